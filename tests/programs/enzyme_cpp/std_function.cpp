/* std::function: held inside of the differentiated function, chosen at run time, and as an argument of a helper.
 *
 * EXPECT: 12.000000 3.000000
 * EXPECT: 10.000000
 */
#include <irad.h>
#include <cstdio>
#include <functional>

static double chosen(double x, bool cubic)
{
    std::function<double(double)> f;
    if (cubic)
        f = [](double a) { return a * a * a; };
    else
        f = [x](double a) { return x + 2 * a; };
    return f(x);
}

static double twice(const std::function<double(double)> &f, double x) { return f(f(x)); }

static double nested(double x)
{
    return twice([](double a) { return a * a + 2; }, x) + 2 * x * 0 - twice([](double a) { return 1 + a; }, x) * 18;
}

int main()
{
    std::printf("%.6f %.6f\n", irad::autodiff(chosen, irad::Active(2.0), irad::Const(true)),
                irad::autodiff(chosen, irad::Active(2.0), irad::Const(false)));
    std::printf("%.6f\n", irad::autodiff(nested, irad::Active(1.0)) + 16);
}
