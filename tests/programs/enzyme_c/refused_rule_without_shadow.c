/* A registered pair called with memory that has no shadow: what it would add there must not go to the memory itself.
 *
 * REFUSED: 32: the rule registered for 'dot' needs a shadow for argument 2
 */
#include "check.h"
#include <irad.h>

struct taped { void *tape; double value; };

__attribute__((noinline, pure)) double dot(const double *a, const double *b, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}
struct taped dot_forward(const double *a, double *da, const double *b, double *db, int n)
{
    return (struct taped){0, dot(a, b, n)};
}
void dot_reverse(const double *a, double *da, const double *b, double *db, int n, double adjoint, void *tape)
{
    for (int i = 0; i < n; i++) {
        if (da)
            da[i] += 3 * adjoint * b[i]; /* wrong on purpose */
        if (db)
            db[i] += 5 * adjoint * a[i];
    }
}
void *__irad_register_gradient_dot[] = {(void *)dot, (void *)dot_forward, (void *)dot_reverse};

static double energy(const double *x, const double *w, int n) { return dot(x, w, n); }

int main(void)
{
    double x[2] = {hide(1), hide(2)}, w[2] = {hide(3), hide(4)}, dx[2] = {0};
    __irad_autodiff((void *)energy, irad_dup, x, dx, irad_const, w, irad_const, 2);
    return 0;
}
