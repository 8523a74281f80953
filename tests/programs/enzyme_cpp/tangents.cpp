/* Tangents: of numbers, of objects, of lambdas with captures, of functors along their own members.
 *
 * EXPECT: 12.000000 12.000000
 * EXPECT: 8.000000
 * EXPECT: 1.000000 4.000000 6.000000
 * EXPECT: 15.000000
 */
#include <irad.h>
#include <cstdio>
#include <vector>

static double cube(double x) { return x * x * x; }

static void squares(const std::vector<double> &x, std::vector<double> &y)
{
    for (std::size_t i = 0; i < x.size(); i++)
        y[i] = x[i] * x[i];
}

struct Line {
    double slope, offset;
    double operator()(double x) const { return slope * x + offset; }
};

int main()
{
    double x = 2, dx = 1, k = 2;
    std::printf("%.6f %.6f\n", irad::fwddiff(cube, irad::Dup(2.0, 1.0)), irad::fwddiff(cube, irad::Dup(x, dx)));
    std::printf("%.6f\n", irad::fwddiff([&k](double x) { return k * x * x; }, irad::Dup(x, dx)));
    std::vector<double> v{1, 2, 3}, dv{0.5, 1, 1}, w(3), dw(3);
    irad::fwddiff(squares, irad::Dup(v, dv), irad::Dup(w, dw));
    std::printf("%.6f %.6f %.6f\n", dw[0], dw[1], dw[2]);
    Line line{2, 3}, direction{4, 5};
    std::printf("%.6f\n", irad::fwddiff(irad::Dup(line, direction), irad::Dup(2.0, 1.0)));
}
