/* std::optional and std::variant with numbers in them; std::visit, value_or, get_if.
 *
 * EXPECT: 4.000000 0.000000
 * EXPECT: 12.000000 5.000000
 * EXPECT: 6.000000
 */
#include <irad.h>
#include <cstdio>
#include <optional>
#include <variant>

static std::optional<double> square_if(double x, bool wanted)
{
    if (wanted)
        return x * x;
    return std::nullopt;
}
static double with_default(double x, bool wanted) { return square_if(x, wanted).value_or(7.0); }

struct Linear {
    double slope;
    double operator()(double x) const { return slope * x; }
};
struct Cubic {
    double operator()(double x) const { return x * x * x; }
};
using Either = std::variant<Linear, Cubic>;

static double visited(const Either &e, double x)
{
    return std::visit([x](const auto &f) { return f(x); }, e);
}

static double chosen(double x)
{
    std::variant<int, double> v = 3;
    double sum = std::get<int>(v) * x;
    v = x * sum;
    if (const double *p = std::get_if<double>(&v))
        sum = *p;
    return sum / x + 3 * x;
}

int main()
{
    std::printf("%.6f %.6f\n", irad::autodiff(with_default, irad::Active(2.0), irad::Const(true)),
                irad::autodiff(with_default, irad::Active(2.0), irad::Const(false)));
    Either cubic = Cubic{}, linear = Linear{5};
    std::printf("%.6f %.6f\n", irad::autodiff(visited, irad::Const(cubic), irad::Active(2.0)),
                irad::autodiff(visited, irad::Const(linear), irad::Active(2.0)));
    std::printf("%.6f\n", irad::autodiff(chosen, irad::Active(2.0)));
}
