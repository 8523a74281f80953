/* The tape in memory that the program gives, of functions with a result and without; each with its own.
 *
 * EXPECT: 11 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

extern int enzyme_allocated, enzyme_tape;
void __enzyme_augmentfwd_memory(void *, ...);
void __enzyme_reverse_memory(void *, ...);
double __irad_augmentfwd_value(void *, ...);
double __irad_reverse_value(void *, ...);

static void turn(double *x)
{
    double old = x[0];
    x[0] = old * x[1];
    x[1] = sin(old);
}
static double cube(double x) { return x * x * x; }

struct kept { char flag; char tape[16]; };

int main(void)
{
    double x[2] = {hide(0.5), hide(3)}, dx[2] = {2, 5};
    struct kept kept[2];
    __enzyme_augmentfwd_memory((void *)turn, irad_dup, x, dx, enzyme_allocated, 16, enzyme_tape, kept[0].tape);
    CHECK(x[0], 1.5);
    CHECK(x[1], sin(0.5));
    CHECK(__irad_augmentfwd_value((void *)cube, irad_out, hide(2), irad_allocated, 8, irad_tape, kept[1].tape), 8);
    x[0] = x[1] = 77;
    __enzyme_reverse_memory((void *)turn, irad_dup, x, dx, enzyme_allocated, 16, enzyme_tape, kept[0].tape);
    CHECK(dx[0], 2 * 3 + 5 * cos(0.5));
    CHECK(dx[1], 2 * 0.5);
    CHECK(__irad_reverse_value((void *)cube, irad_out, hide(2), 10.0, irad_allocated, 8, irad_tape, kept[1].tape), 120);
    CHECK(__irad_reverse_value((void *)cube, irad_out, hide(2), irad_allocated, 8, irad_tape, kept[1].tape), 12);

    void *tape = __irad_augmentfwd((void *)turn, irad_dup, x, dx);
    CHECK(x[0], 77 * 77);
    dx[0] = 1;
    dx[1] = 0;
    __enzyme_reverse_memory((void *)turn, enzyme_tape, tape, irad_dup, x, dx);
    CHECK(dx[0], 77);
    CHECK(dx[1], 77);
    CHECK(x[1], sin(77));
    return report();
}
