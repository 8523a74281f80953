/* Attributes that clang itself does not know, as C++ spells them: on templates, members and static data.
 *
 * EXPECT: 7 right, 0 wrong
 */
#include "../enzyme_c/check.h"

#include <irad.h>

template <typename T> [[enzyme::inactive]] T rounded(T x) { return std::floor(x * 4) / 4; }
[[enzyme_function_like("log1p")]] double about(double x) { return 2 * x; }
[[using irad: inactive]] [[maybe_unused]] static double plain(double x) { return x * x; }

struct Meter {
    [[irad::inactive, nodiscard]] double read(double x) const { return x * scale; }
    __attribute__((enzyme_inactive)) static double offset;
    double scale;
};
double Meter::offset = 1;
__attribute__((noinline)) static double shifted(double x) { return x * Meter::offset; }

static double f(double x)
{
    Meter m{3};
    return rounded(x) * x + plain(x) * x + m.read(x) * x;
}
static double g(double x) { return about(x); }
static double h(double x)
{
    Meter::offset = x;
    return shifted(x);
}
static constexpr const char *text = R"(" [[enzyme::unknown]] ")";

int main()
{
    double x = hide(2.3);
    CHECK(f(x), 2.25 * x + x * x * x + 3 * x * x);
    CHECK(irad::autodiff(f, irad::Active(x)), 2.25 + x * x + 3 * x);
    CHECK(irad::fwddiff(f, irad::Dup(x, 1.0)), 2.25 + x * x + 3 * x);
    CHECK(g(x), 4.6);
    CHECK(irad::autodiff(g, irad::Active(x)), 1 / 3.3);
    CHECK(irad::autodiff(h, irad::Active(x)), x);
    CHECK(text[2], '[');
    return report();
}
