/* constexpr functions and tables, some evaluated by the compiler and some when the program runs; if constexpr; enums.
 *
 * EXPECT: 11.500000
 * EXPECT: 24.000000
 * EXPECT: 4.000000 5.000000
 */
#include <array>
#include <cstdio>

template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

constexpr double factorial(int n) { return n ? n * factorial(n - 1) : 1; }
constexpr std::array<double, 4> table = [] {
    std::array<double, 4> t{};
    for (int i = 0; i < 4; i++)
        t[i] = 1 / factorial(i);
    return t;
}();

static double series(double x)
{
    double sum = 0, power = 1;
    for (double each : table) {
        sum += each * power;
        power *= x;
    }
    return sum;
}

constexpr double fourth(double x) { return x * x * x * x; }
static_assert(fourth(2) == 16);
static double run_time(double x) { return 0.75 * fourth(x); }

enum class Kind { sum, product };
template <Kind kind> constexpr double combine(double x, double y)
{
    if constexpr (kind == Kind::sum)
        return 4 * x + y;
    else
        return x * y;
}

int main()
{
    std::printf("%.6f\n", __enzyme_autodiff(series, 3.0) + 3);
    std::printf("%.6f\n", __enzyme_autodiff(run_time, 2.0));
    auto sum = +[](double x) { return combine<Kind::sum>(x, 5); };
    auto product = +[](double x) { return combine<Kind::product>(x, 5); };
    std::printf("%.6f %.6f\n", __enzyme_autodiff(sum, 1.0), __enzyme_autodiff(product, 1.0));
}
