/* The split pair of a function without a result, and the seed in the output's shadow; a Gauss-Newton step with it.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

static void residual(const double *RESTRICT p, double *RESTRICT r, int n)
{
    for (int i = 0; i < n; i++)
        r[i] = p[0] * exp(p[1] * i) - (1 + i);
}

int main(void)
{
    double p[2] = {hide(1), hide(0.5)}, r[3], J[3][2] = {{0}};
    for (int row = 0; row < 3; row++) {
        double seed[3] = {0};
        void *tape = __enzyme_augmentfwd((void *)residual, enzyme_dup, p, J[row], enzyme_dup, r, seed, enzyme_const, 3);
        seed[row] = 1;
        r[0] = r[1] = r[2] = 0;
        __enzyme_reverse((void *)residual, enzyme_dup, p, J[row], enzyme_dup, r, seed, enzyme_const, 3, tape);
    }
    for (int i = 0; i < 3; i++) {
        CHECK(J[i][0], exp(0.5 * i));
        CHECK(J[i][1], i * exp(0.5 * i));
    }
    return report();
}
