/* A registered pair whose tape is released by a function of its own, so that a derivative's tape serves several reverses.
 *
 * EXPECT: 7 right, 0 wrong
 */
#include "check.h"
#include <irad.h>
#include <stdlib.h>

struct taped { void *tape; double value; };
struct taped __irad_augmentfwd_value(void *, ...);

static int live;

__attribute__((noinline)) double steep(double x) { return x * x; }
struct taped steep_forward(double x)
{
    struct taped t = {malloc(sizeof(double)), x * x};
    *(double *)t.tape = 50 * x; /* wrong on purpose */
    live++;
    return t;
}
double steep_reverse(double x, double adjoint, void *tape) { return *(double *)tape * adjoint + 0 * x; }
void steep_release(void *tape)
{
    live--;
    free(tape);
}
void *__irad_register_gradient_steep[] = {(void *)steep, (void *)steep_forward, (void *)steep_reverse, (void *)steep_release};

static double f(double x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += steep(x * (i + 1));
    return sum;
}

int main(void)
{
    CHECK(__irad_autodiff((void *)f, hide(2), hide_int(3)), 50 * 2 * 14);
    CHECK(live, 0);
    struct taped t = __irad_augmentfwd_value((void *)f, hide(2), hide_int(2));
    CHECK(t.value, 4 + 16);
    CHECK(live > 0, 1);
    CHECK(__irad_reverse((void *)f, 2.0, 2, 1.0, t.tape), 50 * 2 * 5);
    CHECK(__irad_reverse((void *)f, 2.0, 2, 3.0, t.tape), 3 * 50 * 2 * 5);
    irad_free_tape(t.tape);
    CHECK(live, 0);
    return report();
}
