/* Products of matrices: with blocks, transposed, into a slice of a larger array.
 *
 * EXPECT: 13 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static int least(int a, int b) { return a < b ? a : b; }

static void blocked(const double *RESTRICT a, const double *RESTRICT b, double *RESTRICT c, int n, int block)
{
    for (int i0 = 0; i0 < n; i0 += block)
        for (int k0 = 0; k0 < n; k0 += block)
            for (int i = i0; i < least(i0 + block, n); i++)
                for (int k = k0; k < least(k0 + block, n); k++)
                    for (int j = 0; j < n; j++)
                        c[i * n + j] += a[i * n + k] * b[k * n + j];
}

int main(void)
{
    enum { n = 3 };
    double a[9], b[9], c[9] = {0}, da[9] = {0}, db[9] = {0}, dc[9] = {0};
    for (int i = 0; i < 9; i++)
        a[i] = hide(i + 1), b[i] = hide(i * i);
    dc[1 * n + 2] = 1;
    __enzyme_autodiff((void *)blocked, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, c, dc, enzyme_const, hide_int(n),
                      enzyme_const, hide_int(2));
    for (int k = 0; k < n; k++) {
        CHECK(da[1 * n + k], b[k * n + 2]);
        CHECK(da[0 * n + k], 0);
        CHECK(db[k * n + 2], a[1 * n + k]);
        CHECK(db[k * n + 1], 0);
    }
    CHECK(dc[1 * n + 2], 1); /* it was added to, not overwritten */
    return report();
}
