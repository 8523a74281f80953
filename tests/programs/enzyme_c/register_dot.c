/* A registered pair that takes memory and numbers and returns a number: every part of the convention at once.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct taped { void *tape; double value; };

__attribute__((noinline)) double dot(const double *a, const double *b, int n, double scale)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    return scale * sum;
}
struct taped dot_forward(const double *a, double *da, const double *b, double *db, int n, double scale)
{
    return (struct taped){(void *)da, dot(a, b, n, scale)};
}
double dot_reverse(const double *a, double *da, const double *b, double *db, int n, double scale, double adjoint, void *tape)
{
    if (tape != (void *)da)
        printf("the tape is not the one that the forward half returned\n");
    for (int i = 0; i < n; i++) {
        da[i] += 3 * scale * adjoint * b[i]; /* both are wrong on purpose, each in its way */
        db[i] += 5 * scale * adjoint * a[i];
    }
    return 7 * adjoint * dot(a, b, n, 1);
}
void *__irad_register_gradient_dot[] = {(void *)dot, (void *)dot_forward, (void *)dot_reverse};

static double energy(const double *x, const double *w, int n, double s) { return 0.5 * dot(x, w, n, s * s); }

int main(void)
{
    double x[2] = {hide(1), hide(2)}, w[2] = {hide(3), hide(4)}, dx[2] = {0}, dw[2] = {0}, s = hide(2);
    double ds = __irad_autodiff((void *)energy, irad_dup, x, dx, irad_dup, w, dw, irad_const, 2, irad_out, s);
    CHECK(ds, 0.5 * 7 * 11 * 2 * s);
    for (int i = 0; i < 2; i++) {
        CHECK(dx[i], 0.5 * 3 * 4 * w[i]);
        CHECK(dw[i], 0.5 * 5 * 4 * x[i]);
    }
    CHECK(energy(x, w, 2, s), 22);
    ds = __irad_autodiff((void *)dot, irad_dup, x, dx, irad_dup, w, dw, irad_const, 2, irad_out, s);
    CHECK(ds, 77);
    CHECK(dx[0], 36 / 2 + 18);
    return report();
}
