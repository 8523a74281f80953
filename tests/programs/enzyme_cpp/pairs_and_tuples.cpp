/* std::pair and std::tuple: as arguments, made inside, returned by helpers, taken apart by structured bindings.
 *
 * EXPECT: 3.000000 2.000000
 * EXPECT: 4.000000 9.000000
 * EXPECT: 7.000000 0.500000
 */
#include <irad.h>
#include <cstdio>
#include <tuple>
#include <utility>

using Point = std::pair<double, double>;

static double area(const Point &p) { return p.first * p.second; }

static std::tuple<double, double, int> parts(double x, double y) { return {x * x, y * y * y / 3, 1}; }

static double joined(double x, double y)
{
    auto [a, b, n] = parts(x, y);
    auto t = std::make_tuple(n, a, b);
    return std::get<1>(t) + std::get<2>(t) * std::get<0>(t);
}

int main()
{
    Point p{2, 3}, dp{0, 0};
    irad::autodiff(area, irad::Dup(p, dp));
    std::printf("%.6f %.6f\n", dp.first, dp.second);
    auto [dx, dy] = irad::autodiff(joined, irad::Active(2.0), irad::Active(3.0));
    std::printf("%.6f %.6f\n", dx, dy);
    std::tuple<float, double> t{0.5f, 7}, dt{0.f, 0};
    irad::autodiff(
        [](const std::tuple<float, double> &t) {
            auto &[a, b] = t;
            return double(a) * b;
        },
        irad::Dup(t, dt));
    std::printf("%.6f %.6f\n", std::get<0>(dt), std::get<1>(dt));
}
