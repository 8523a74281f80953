/* Several active numbers: their derivatives come back in a struct, in registers or in memory, as C has it.
 *
 * EXPECT: 17 right, 0 wrong
 */
#include "check.h"

extern int enzyme_out, enzyme_const, enzyme_dup;
struct d2 { double a, b; };
struct d3 { double a, b, c; };
struct f2 { float a, b; };
struct f3 { float a, b, c; };
struct fd { float a; double b; };
struct d2 __enzyme_autodiff_d2(void *, ...);
struct d3 __enzyme_autodiff_d3(void *, ...);
struct f2 __enzyme_autodiff_f2(float (*)(float, float), float, float);
struct f3 __enzyme_autodiff_f3(float (*)(float, float, float), float, float, float);
struct fd __enzyme_autodiff_fd(double (*)(float, double), float, double);

static double two(double x, double y) { return x * x * y; }
static double three(double x, double y, double z) { return x * y * z; }
static float two_single(float x, float y) { return x * y; }
static float three_single(float x, float y, float z) { return x * y * z; }
static double both(float x, double y) { return x * y * y; }
static double with_memory(double a, const double *p, double b, int n, double c) { return a * p[0] + b * p[n] + c * c; }

int main(void)
{
    struct d2 r = __enzyme_autodiff_d2((void *)two, hide(3), hide(2));
    CHECK(r.a, 12);
    CHECK(r.b, 9);
    struct d3 s = __enzyme_autodiff_d3((void *)three, enzyme_out, hide(2), enzyme_out, hide(3), enzyme_out, hide(4));
    CHECK(s.a, 12);
    CHECK(s.b, 8);
    CHECK(s.c, 6);
    struct d2 t = __enzyme_autodiff_d2((void *)three, enzyme_out, hide(2), enzyme_const, hide(3), enzyme_out, hide(4));
    CHECK(t.a, 12);
    CHECK(t.b, 6);
    struct f2 u = __enzyme_autodiff_f2(two_single, (float)hide(2), (float)hide(3));
    CHECK(u.a, 3);
    CHECK(u.b, 2);
    struct f3 v = __enzyme_autodiff_f3(three_single, (float)hide(2), (float)hide(3), (float)hide(4));
    CHECK(v.a, 12);
    CHECK(v.b, 8);
    CHECK(v.c, 6);
    struct fd w = __enzyme_autodiff_fd(both, (float)hide(2), hide(3));
    CHECK(w.a, 9);
    CHECK(w.b, 12);
    double p[2] = {hide(5), hide(6)}, dp[2] = {0};
    struct d3 z = __enzyme_autodiff_d3((void *)with_memory, enzyme_out, hide(1), enzyme_dup, p, dp, enzyme_out, hide(2),
                                       enzyme_const, 1, enzyme_out, hide(3));
    CHECK(z.a + 10 * z.b, 65);
    CHECK(z.c, 6);
    CHECK(dp[0] + 10 * dp[1], 21);
    return report();
}
