/* A buffer that grows by realloc, whose size depends on what comes in.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"
#include <irad.h>
#include <stdlib.h>

struct stack { double *data; int used, room; };

static void push(struct stack *s, double x)
{
    if (s->used == s->room) {
        s->room = s->room ? 2 * s->room : 1;
        s->data = realloc(s->data, s->room * sizeof(double));
    }
    s->data[s->used++] = x;
}
static double f(const double *RESTRICT x, int n)
{
    struct stack s = {NULL, 0, 0};
    for (int i = 0; i < n; i++)
        if (x[i] > 0)
            push(&s, x[i] * x[i]);
    double sum = 0;
    for (int i = 0; i < s.used; i++)
        sum += (i + 1) * s.data[i];
    free(s.data);
    return sum;
}

int main(void)
{
    double x[5] = {hide(1), hide(-2), hide(3), hide(4), hide(0.5)}, dx[5] = {0};
    static const double want[5] = {2 * 1 * 1, 0, 2 * 2 * 3, 2 * 3 * 4, 2 * 4 * 0.5};
    __irad_autodiff((void *)f, irad_dup, x, dx, irad_const, hide_int(5));
    for (int i = 0; i < 5; i++)
        CHECK(dx[i], want[i]);
    return report();
}
