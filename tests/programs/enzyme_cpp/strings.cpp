/* std::string and std::string_view beside numbers: a name chooses what is computed.
 *
 * EXPECT: 4.000000 12.000000 1.000000
 * EXPECT: 10.000000
 */
#include <irad.h>
#include <cstdio>
#include <string>
#include <string_view>

static double named(const std::string &name, double x)
{
    if (name == "square")
        return x * x;
    if (name == "a name that is too long to be kept in place")
        return x * x * x;
    return x;
}

struct Model {
    std::string name;
    double rate;
    double apply(double x) const { return rate * x * double(name.size()); }
};

int main()
{
    double a = irad::autodiff(named, irad::Const(std::string("square")), irad::Active(2.0));
    std::string longer = "a name that is too long to be kept in place", other = "other";
    double b = irad::autodiff(named, irad::Const(longer), irad::Active(2.0));
    double c = irad::autodiff([](const std::string &n, double x) { return named(n, x); }, irad::Const(other),
                              irad::Active(2.0));
    std::printf("%.6f %.6f %.6f\n", a, b, c);
    Model m{"decay", 3}, dm{"decay", 0};
    irad::autodiff([](const Model &m, double x) { return m.apply(x); }, irad::Dup(m, dm), irad::Const(2.0));
    std::printf("%.6f\n", dm.rate);
}
