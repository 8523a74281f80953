/* A registered pair of a function of memory: shadows interleaved, the tape handed on, memory overwritten afterwards.
 *
 * EXPECT: 7 right, 0 wrong
 */
#include "check.h"
#include <stdlib.h>
#include <string.h>

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

__attribute__((noinline)) void square_all(const double *in, double *out, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = in[i] * in[i];
}
void *square_all_forward(const double *in, double *din, double *out, double *dout, int n)
{
    double *kept = malloc(n * sizeof(double));
    memcpy(kept, in, n * sizeof(double));
    square_all(in, out, n);
    return kept;
}
void square_all_reverse(const double *in, double *din, double *out, double *dout, int n, void *tape)
{
    const double *kept = tape;
    for (int i = 0; i < n; i++) {
        din[i] += 10 * kept[i] * dout[i]; /* wrong on purpose: 10 in the place of 2 */
        dout[i] = 0;
    }
    free(tape);
}
void *__enzyme_register_gradient_square_all[] = {(void *)square_all, (void *)square_all_forward, (void *)square_all_reverse};

static double through(double *x, double *y, int n)
{
    square_all(x, y, n);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        sum += i * y[i];
        x[i] = 5;
    }
    return sum;
}

int main(void)
{
    double x[3] = {hide(1), hide(2), hide(3)}, dx[3] = {0}, y[3], dy[3] = {0};
    __enzyme_autodiff((void *)through, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, hide_int(3));
    for (int i = 0; i < 3; i++) {
        CHECK(dx[i], 10 * i * (i + 1));
        CHECK(dy[i], 0);
    }
    CHECK(x[1], 5);
    return report();
}
