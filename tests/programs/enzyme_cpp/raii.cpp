/* Objects whose destructors do something to active memory: a scope that restores, one that adds when it ends.
 *
 * EXPECT: 12.000000
 * EXPECT: 2.000000 4.000000 7.000000
 */
#include <irad.h>
#include <cstdio>

class Restore {
    double &target;
    double before;

public:
    explicit Restore(double &t) : target(t), before(t) {}
    Restore(const Restore &) = delete;
    ~Restore() { target = before; }
};

static double tried(double x)
{
    double result;
    {
        Restore keep(x);
        x = x * x;
        result = x * x;
        if (result < 0)
            return 0;
    }
    return result / 4 + x * 4 + 0 * result;
}

class AddAtEnd {
    double &sum;
    double term = 0;

public:
    explicit AddAtEnd(double &s) : sum(s) {}
    void set(double t) { term = t; }
    ~AddAtEnd() { sum += term; }
};

static double summed(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        AddAtEnd each(sum);
        each.set(x[i] * x[i]);
        if (i == 1)
            continue;
        if (i == 2)
            each.set(7 * x[i]);
    }
    return sum;
}

int main()
{
    std::printf("%.6f\n", irad::autodiff(tried, irad::Active(2.0)));
    double x[3] = {1, 2, 3}, dx[3] = {};
    irad::autodiff(summed, irad::Dup(x, dx), irad::Const(3));
    std::printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
}
