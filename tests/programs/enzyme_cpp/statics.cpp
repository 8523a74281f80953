/* Static members, inline variables, and a static variable inside of a function that is initialised at its first call.
 *
 * EXPECT: 6.000000
 * EXPECT: 12.000000
 * EXPECT: 2.500000
 * EXPECT: 4
 */
#include <cmath>
#include <cstdio>

template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

struct Physics {
    static double gravity;
    static constexpr double half = 0.5;
    static int calls;
    static double energy(double v)
    {
        calls++;
        return half * v * v * gravity;
    }
};
double Physics::gravity = 2;
int Physics::calls = 0;
inline double scale = 3;

static double energy(double v) { return Physics::energy(v); }
static double scaled(double v) { return scale * v * v; }
static double lazy(double v)
{
    static const double factor = std::sqrt(Physics::gravity + 4.25);
    return factor * v;
}

int main()
{
    double first = __enzyme_autodiff(energy, 3.0);
    std::printf("%.6f\n", first);
    Physics::gravity = 4;
    std::printf("%.6f\n", __enzyme_autodiff(energy, 3.0));
    Physics::gravity = 2;
    std::printf("%.6f\n", __enzyme_autodiff(lazy, 3.0));
    scale = 0.5;
    double more = __enzyme_autodiff(scaled, 2.0);
    std::printf("%d\n", Physics::calls + int(more));
}
