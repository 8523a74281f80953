/* Matrices as pointers to rows, allocated row by row; triple indirection; rows exchanged.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"
#include <stdlib.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static double **new_matrix(int n)
{
    double **m = malloc(n * sizeof *m);
    for (int i = 0; i < n; i++)
        m[i] = calloc(n, sizeof **m);
    return m;
}
static void free_matrix(double **m, int n)
{
    for (int i = 0; i < n; i++)
        free(m[i]);
    free(m);
}
/* the trace of the product of A with A, whose first two rows change places on the way */
static double f(const double *RESTRICT a, int n)
{
    double **m = new_matrix(n), **p = new_matrix(n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            m[i][j] = a[i * n + j];
    double *row = m[0];
    m[0] = m[1];
    m[1] = row;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = 0; k < n; k++)
                p[i][j] += m[i][k] * m[k][j];
    double trace = 0;
    for (int i = 0; i < n; i++)
        trace += p[i][i];
    free_matrix(m, n);
    free_matrix(p, n);
    return trace;
}
static double deep(double ***t) { return t[0][1][2] * t[1][0][0]; }

int main(void)
{
    double a[4] = {hide(1), hide(2), hide(3), hide(4)}, d[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, a, d, enzyme_const, 2);
    /* B = {3 4; 1 2}: trace(B B) = 9 + 2 * 4 * 1 + 4 */
    CHECK(d[0], 2 * 4);
    CHECK(d[1], 2 * 2);
    CHECK(d[2], 2 * 3);
    double x[3] = {1, 2, hide(3)}, y[1] = {hide(5)}, dx[3] = {0}, dy[1] = {0};
    double *p[2] = {y, x}, *q[1] = {y}, *dp[2] = {dy, dx}, *dq[1] = {dy};
    double **t[2] = {p, q}, **dt[2] = {dp, dq};
    __enzyme_autodiff((void *)deep, enzyme_dup, t, dt);
    CHECK(dx[2], 5);
    CHECK(dy[0], 3);
    return report();
}
