/* std::vector that is made inside: push_back, resize, insert, assign, erase, copies, reserve.
 *
 * EXPECT: 2.000000 4.000000 6.000000
 * EXPECT: 8.000000 8.000000 1.000000
 * EXPECT: 2.000000 3.000000 2.000000
 * EXPECT: 3.000000 12.000000 27.000000
 */
#include <irad.h>
#include <cstdio>
#include <vector>

using Vector = std::vector<double>;

static double pushed(const Vector &x)
{
    Vector terms;
    for (double each : x)
        terms.push_back(each * each);
    double sum = 0;
    for (double each : terms)
        sum += each;
    return sum;
}

static double resized(const Vector &x)
{
    Vector y;
    y.reserve(2);
    y.resize(2, 1.0);
    y[0] = x[0] * x[1];
    y.resize(4, x[2]);
    y[1] = x[1];
    return 2 * y[0] * y[1] + (y[3] + y[2]) / 2;
}

static double inserted(const Vector &x)
{
    Vector y(x);
    y.insert(y.begin() + 1, x[0]);
    y.insert(y.end(), x.begin(), x.end());
    y.erase(y.begin() + 2);
    double sum = x[1];
    for (std::size_t i = 0; i < y.size(); i++)
        sum += y[i];
    return sum + x[1] - x[0];
}

static double by_value(Vector x)
{
    for (double &each : x)
        each = each * each * each;
    x.emplace_back(1.0);
    double sum = 0;
    for (double each : x)
        sum += each;
    return sum;
}

template <typename F> static void show(const F &f)
{
    Vector x{1, 2, 3}, dx(3);
    irad::autodiff(f, irad::Dup(x, dx));
    std::printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
}

int main()
{
    show([](const Vector &x) { return pushed(x); });
    show([](const Vector &x) { return resized(x); });
    show([](const Vector &x) { return inserted(x); });
    show([](const Vector &x) { return by_value(x); });
}
