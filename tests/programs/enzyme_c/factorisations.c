/* LU and Cholesky in place, their determinants, and solutions by triangular substitution.
 *
 * EXPECT: 24 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static double log_determinant(double *RESTRICT a, int n)
{
    double sum = 0;
    for (int k = 0; k < n; k++) {
        for (int i = k + 1; i < n; i++) {
            a[i * n + k] /= a[k * n + k];
            for (int j = k + 1; j < n; j++)
                a[i * n + j] -= a[i * n + k] * a[k * n + j];
        }
        sum += log(fabs(a[k * n + k]));
    }
    return sum;
}
static double quadratic(double *RESTRICT a, double *RESTRICT b, int n)
{
    for (int j = 0; j < n; j++) {
        for (int k = 0; k < j; k++)
            a[j * n + j] -= a[j * n + k] * a[j * n + k];
        a[j * n + j] = sqrt(a[j * n + j]);
        for (int i = j + 1; i < n; i++) {
            for (int k = 0; k < j; k++)
                a[i * n + j] -= a[i * n + k] * a[j * n + k];
            a[i * n + j] /= a[j * n + j];
        }
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++)
            b[i] -= a[i * n + k] * b[k];
        b[i] /= a[i * n + i];
        sum += b[i] * b[i];
    }
    return sum;
}

int main(void)
{
    /* A, its determinant 18 and its inverse */
    static const double matrix[9] = {4, 1, 2, 1, 3, 0, 2, 0, 3};
    static const double adjugate[9] = {9, -3, -6, -3, 8, 2, -6, 2, 11};
    double det = 4 * 9 - 1 * 3 - 2 * 6;
    double a[9], d[9] = {0}, b[3] = {hide(1), hide(2), hide(3)}, y[3], db[3] = {0}, inverse[9];
    for (int i = 0; i < 9; i++) {
        a[i] = matrix[i] + hide(0);
        inverse[i] = adjugate[i] / det;
    }
    for (int i = 0; i < 3; i++)
        y[i] = inverse[3 * i] * b[0] + inverse[3 * i + 1] * b[1] + inverse[3 * i + 2] * b[2];
    __enzyme_autodiff((void *)log_determinant, enzyme_dup, a, d, enzyme_const, hide_int(3));
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            CHECK(d[3 * i + j], inverse[3 * j + i]);

    /* b' inv(A) b, of which only the lower triangle is read: off the diagonal both halves count */
    for (int i = 0; i < 9; i++)
        a[i] = matrix[i] + hide(0), d[i] = 0;
    __enzyme_autodiff((void *)quadratic, enzyme_dup, a, d, enzyme_dup, b, db, enzyme_const, hide_int(3));
    for (int i = 0; i < 3; i++) {
        CHECK(db[i], 2 * y[i]);
        for (int j = 0; j < 3; j++)
            CHECK(d[3 * i + j], j > i ? 0 : (i == j ? -1 : -2) * y[i] * y[j]);
    }
    CHECK(b[0], 0.5);
    CHECK(a[0], 2);
    CHECK(d[1] + d[2] + d[5], 0);
    return report();
}
