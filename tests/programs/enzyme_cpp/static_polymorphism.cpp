/* Static polymorphism: a base that calls its derived class (CRTP), mixins, policies, detection of members.
 *
 * EXPECT: 12.000000 1.000000
 * EXPECT: 8.000000
 */
#include <irad.h>
#include <cstdio>
#include <type_traits>
#include <utility>

template <typename Derived> struct Solver {
    double newton(double x, int steps) const
    {
        const Derived &self = static_cast<const Derived &>(*this);
        for (int i = 0; i < steps; i++)
            x = x - self.value(x) / self.slope(x);
        return x;
    }
};
struct Root : Solver<Root> {
    double a;
    double value(double x) const { return x * x - a; }
    double slope(double x) const { return 2 * x; }
};

template <typename T, typename = void> struct HasSlope : std::false_type {};
template <typename T> struct HasSlope<T, std::void_t<decltype(std::declval<T>().slope(1.0))>> : std::true_type {};

struct Doubling {
    static double apply(double x) { return 2 * x; }
};
template <typename... Policies> struct Pipeline {
    static double run(double x)
    {
        ((x = Policies::apply(x)), ...);
        return x;
    }
};

int main()
{
    Root r, dr;
    r.a = 4, dr.a = 0;
    irad::autodiff([](const Root &r) { return 48 * r.newton(3.0, 30); }, irad::Dup(r, dr));
    std::printf("%.6f %.6f\n", dr.a, double(HasSlope<Root>::value));
    std::printf("%.6f\n", irad::autodiff([](double x) { return Pipeline<Doubling, Doubling, Doubling>::run(x); },
                                         irad::Active(1.0)));
}
