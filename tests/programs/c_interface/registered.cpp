/* C++: rules in a namespace, kept from the optimiser by an attribute; integers among the arguments; a member template.
 *
 * EXPECT: 500.000000
 * EXPECT: 8.000000
 * EXPECT: 3.000000
 * EXPECT: 6.000000
 */
#include <irad.h>
#include <cstdio>

namespace rules {
struct Taped { void *tape; double value; };
static double power(double x, int n)
{
    double p = 1;
    for (int i = 0; i < n; i++)
        p *= x;
    return p;
}
static Taped power_forward(double x, int n) { return {nullptr, power(x, n)}; }
static double power_reverse(double x, int n, double adjoint, void *) { return 100 * n * adjoint + 0 * x; }
__attribute__((used)) static void *__irad_register_gradient_power[] = {
    (void *)power, (void *)power_forward, (void *)power_reverse};
} // namespace rules

static double through(double x) { return rules::power(x, 5); }

struct Scale {
    double factor;
    template <typename T> static T apply(const Scale *s, T x) { return s->factor * x; }
};
static double scaled(const Scale *s, double x) { return Scale::apply(s, x) * 2; }

template <typename F> static double slope(F *f, double x) { return __irad_autodiff(f, x); }
static double three(double x) { return 3 * x; }

struct Guard {
    ~Guard() { std::fflush(stdout); }
};
static double square(double x) { return x * x; }

int main()
{
    std::printf("%.6f\n", __irad_autodiff(through, 2.0));
    Scale s{2}, ds{0};
    __irad_autodiff(scaled, irad_dup, &s, &ds, irad_const, 4.0);
    std::printf("%.6f\n", ds.factor);
    std::printf("%.6f\n", slope(three, 1.0));
    try {
        Guard guard;
        std::printf("%.6f\n", __irad_autodiff(square, 3.0));
    } catch (int) {
        return 1;
    }
}
