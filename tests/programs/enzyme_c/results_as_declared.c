/* Structs of results: in the order in which the program declares their types, with the result of the function itself.
 *
 * EXPECT: 13 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

extern int enzyme_primal_return, enzyme_noret, enzyme_const_return, enzyme_interleave;
struct value_first { double value; void *tape; };
struct tape_first { void *tape; double value; };
struct mixed { float single; double full; };
struct three { double value, by_x, by_y; };
struct two { double value, slope; };
struct value_first __irad_augmentfwd_value_first(void *, ...);
struct tape_first __irad_augmentfwd_tape_first(void *, ...);
double __irad_reverse(void *, ...);
struct mixed __irad_autodiff_mixed(void *, ...);
struct three __enzyme_autodiff_all(void *, ...);
struct two __enzyme_fwddiff_both(void *, ...);
double __enzyme_fwddiff_value(void *, ...);
void __enzyme_autodiff_nothing(void *, ...);

static double square(double x) { return x * x; }
static double weighted(double x, float y) { return x * x * y; }
static double product(double x, double y) { return x * y * y; }
static double stored(double x, double *out)
{
    *out = x * 7;
    return x;
}

int main(void)
{
    struct value_first a = __irad_augmentfwd_value_first((void *)square, irad_out, hide(3));
    struct tape_first b = __irad_augmentfwd_tape_first((void *)square, irad_out, hide(4));
    CHECK(a.value, 9);
    CHECK(b.value, 16);
    CHECK(__irad_reverse((void *)square, irad_out, 3.0, 1.0, a.tape), 6);
    CHECK(__irad_reverse((void *)square, irad_out, 4.0, 1.0, b.tape), 8);
    struct mixed c = __irad_autodiff_mixed((void *)weighted, irad_out, hide(2), irad_out, hide(3));
    CHECK(c.full, 12);
    CHECK(c.single, 4);
    struct three d = __enzyme_autodiff_all((void *)product, enzyme_primal_return, irad_out, hide(2), irad_out, hide(3));
    CHECK(d.value, 18);
    CHECK(d.by_x, 9);
    CHECK(d.by_y, 12);
    struct two e = __enzyme_fwddiff_both((void *)product, enzyme_primal_return, irad_dup, hide(2), irad_const,
                                         hide(3), enzyme_interleave, 10.0);
    CHECK(e.value, 18);
    CHECK(e.slope, 90);
    CHECK(__enzyme_fwddiff_value((void *)square, enzyme_const_return, enzyme_primal_return, irad_const, hide(5)), 25);
    double out = 0, seed = 1;
    struct two unused = {0, 0};
    (void)unused;
    __enzyme_autodiff_nothing((void *)stored, enzyme_const_return, enzyme_noret, irad_const, hide(2), irad_dup, &out, &seed);
    CHECK(seed, 0);
    return report();
}
