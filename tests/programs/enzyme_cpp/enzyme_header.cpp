/* Programs that include Enzyme's own header: the same calls, by irad's.
 *
 * EXPECT: 29 right, 0 wrong
 */
#include "../enzyme_c/check.h"

#include <enzyme/enzyme>
#include <vector>

using enzyme::Active, enzyme::Const, enzyme::Duplicated, enzyme::DuplicatedNoNeed;
using enzyme::Forward, enzyme::Reverse, enzyme::ReverseWithPrimal, enzyme::autodiff, enzyme::get;

struct Point {
    double x, y;
};
struct Scaled {
    double by;
    double operator()(double x, const Point &p) const { return by * x * p.y; }
    float operator()(float x) const { return static_cast<float>(by) * x * x; }
};

static double cubed(double x) { return x * x * x; }
static double ratio(double x, double y) { return x / y; }
static float squared(const float &x) { return x * x; }
static double area(Point p) { return p.x * p.y; }
static double norm(const std::vector<double> &v, int power)
{
    double sum = 0;
    for (double x : v)
        sum += std::pow(x, power);
    return sum;
}
static double counted(double x, int &calls) { return x * ++calls; }
static void twice(const double *in, double *out) { *out = 2 * *in; }

int main()
{
    double x = hide(3);
    CHECK(get<0>(get<0>(autodiff<Reverse>(cubed, Active(x)))), 27);
    CHECK(get<0>(get<0>(autodiff<Reverse, Active<double>>(&cubed, Active<double>{x}))), 27);
    auto with_value = autodiff<ReverseWithPrimal>(ratio, Active(x), Active(hide(4)));
    CHECK(get<0>(get<0>(with_value)), 0.25);
    CHECK(get<1>(get<0>(with_value)), -3.0 / 16);
    CHECK(get<1>(with_value), 0.75);
    enzyme::tuple<enzyme::tuple<double>> one = autodiff<Reverse>(ratio, Const(x), Active(hide(4)));
    CHECK(get<0>(get<0>(one)), -3.0 / 16);

    CHECK(get<0>(autodiff<Forward>(cubed, Duplicated(x, 2.0))), 54);
    enzyme::tuple<double, double> both = autodiff<Forward, Duplicated<double>>(cubed, Duplicated(x, 2.0));
    CHECK(get<0>(both), 27);
    CHECK(get<1>(both), 54);
    CHECK(get<0>(autodiff<Forward, Const<double>>(cubed, Duplicated(x, 2.0))), 27);
    CHECK(get<0>(autodiff<Forward>(area, Duplicated{Point{x, 5}, Point{10, 100}})), 350);

    const float f = static_cast<float>(hide(2.5));
    float df = 0;
    autodiff<Reverse>(squared, Duplicated<const float &>{f, df});
    CHECK(df, 5);
    const float tangent = 3;
    CHECK(get<0>(autodiff<Forward>(squared, Duplicated<const float &>{f, tangent})), 15);

    const std::vector<double> v{x, 4};
    std::vector<double> dv(2);
    autodiff<Reverse>(norm, DuplicatedNoNeed<const std::vector<double> &>{v, dv}, Const(2));
    CHECK(dv[0], 6);
    CHECK(dv[1], 8);

    Point p{5, 7}, dp{0, 0};
    auto slope = autodiff<Reverse>(Scaled{2}, Active(x), Duplicated<const Point &>{p, dp});
    CHECK(get<0>(get<0>(slope)), 14);
    CHECK(dp.x, 0);
    CHECK(dp.y, 6);
    CHECK(get<0>(get<0>(autodiff<Reverse>(Scaled{2}, Active(f)))), 10);
    double k = hide(4);
    auto captured = autodiff<Reverse>([k](double t) { return k * t * t; }, Active(x));
    CHECK(get<0>(get<0>(captured)), 24);

    Point both_slopes = __enzyme_autodiff<Point>((void *)ratio, enzyme_out, x, enzyme_out, hide(4));
    CHECK(both_slopes.x, 0.25);
    CHECK(both_slopes.y, -3.0 / 16);
    CHECK(__enzyme_fwddiff<double>((void *)cubed, enzyme_dup, x, 2.0), 54);

    int calls = 1;
    CHECK(get<0>(get<0>(autodiff<Reverse>(counted, Active(x), Const<int &>{calls}))), 2);
    CHECK(calls, 2);
    double in = x, d_in = 0, out = 0, d_out = 10;
    autodiff<Reverse>(twice, Duplicated<const double *>{&in, &d_in}, Duplicated<double *>{&out, &d_out});
    CHECK(out, 6);
    CHECK(d_in, 20);
    CHECK(d_out, 0);
    d_in = 1;
    autodiff<Forward>(twice, Duplicated<const double *>{&in, &d_in}, Duplicated<double *>{&out, &d_out});
    CHECK(d_out, 2);
    return report();
}
