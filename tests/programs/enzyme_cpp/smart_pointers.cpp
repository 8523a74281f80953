/* std::unique_ptr and std::shared_ptr: of numbers, arrays and structs, made and shared inside, handed around.
 *
 * EXPECT: 12.000000
 * EXPECT: 2.000000 4.000000 6.000000
 * EXPECT: 9.000000
 * EXPECT: 5.000000
 */
#include <irad.h>
#include <cstdio>
#include <memory>

static double unique(double x)
{
    auto p = std::make_unique<double>(x * x);
    auto q = std::move(p);
    return q && !p ? *q * x : 0;
}

static double array(const double *x, int n)
{
    std::unique_ptr<double[]> squares(new double[n]);
    for (int i = 0; i < n; i++)
        squares[i] = x[i] * x[i];
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += squares[i];
    return sum;
}

struct Node {
    double value;
    std::unique_ptr<Node> next;
};

static double chain(double x)
{
    std::unique_ptr<Node> head;
    for (int i = 1; i <= 3; i++) {
        auto node = std::make_unique<Node>();
        node->value = i * x;
        node->next = std::move(head);
        head = std::move(node);
    }
    double sum = 0;
    for (Node *n = head.get(); n; n = n->next.get())
        sum += n->value;
    return 1.5 * sum;
}

static double shared(double x)
{
    std::shared_ptr<double> p = std::make_shared<double>(2 * x);
    std::shared_ptr<double> q = p;
    *q += 3 * x;
    return *p;
}

int main()
{
    std::printf("%.6f\n", irad::autodiff(unique, irad::Active(2.0)));
    double x[3] = {1, 2, 3}, dx[3] = {};
    irad::autodiff(array, irad::Dup(x, dx), irad::Const(3));
    std::printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
    std::printf("%.6f\n", irad::autodiff(chain, irad::Active(2.0)));
    std::printf("%.6f\n", irad::autodiff(shared, irad::Active(2.0)));
}
