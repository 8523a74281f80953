/* Lambdas: without captures, with captures by value and by reference, generic ones, one that calls another.
 *
 * EXPECT: 27.000000
 * EXPECT: 12.000000 4.000000
 * EXPECT: 20.000000 5.000000
 * EXPECT: 56.000000
 * EXPECT: 24.000000
 */
#include <irad.h>
#include <cstdio>

int main()
{
    std::printf("%.6f\n", irad::autodiff([](double x) { return x * x * x; }, irad::Active(3.0)));

    auto [dx, dy] = irad::autodiff([](double x, double y) { return x * x * y; }, irad::Active(2.0), irad::Active(3.0));
    std::printf("%.6f %.6f\n", dx, dy);

    double weights[3] = {1, 2, 3}, factor = 5, out = 0, dout = 1;
    auto scaled = [factor, &weights](double x, double &y) { y = factor * (weights[0] * x + weights[2] * x); };
    double d = irad::autodiff(scaled, irad::Active(1.0), irad::Dup(out, dout));
    weights[0] = 2;
    dout = 1;
    factor = 100; // the copy in the lambda stays
    std::printf("%.6f %.6f\n", d, irad::autodiff(scaled, irad::Active(1.0), irad::Dup(out, dout)) - d);

    auto twice = [](auto f) { return [f](auto x) { return f(f(x)); }; };
    auto polynomial = [](auto x) { return x * x + 3 * x; };
    std::printf("%.6f\n", irad::autodiff(twice(polynomial), irad::Active(0.5)) + 30);

    int calls = 0;
    auto counted = [&calls](double x) {
        calls++;
        return 6 * x * x;
    };
    double slope = irad::autodiff(counted, irad::Active(2.0));
    std::printf("%.6f\n", calls == 1 ? slope : -1);
}
