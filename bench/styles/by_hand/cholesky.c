/* The adjoint of `cholesky` by hand, row by row backwards: it needs the factor only. */

double cholesky_by_hand(const double *restrict a, double *restrict da, double *restrict l, double *restrict dl, int n)
{
    double sum = cholesky(a, l, n);
    for (int i = n - 1; i >= 0; i--) {
        const double *row = l + (long)i * n;
        double *drow = dl + (long)i * n;
        double dpivot = (drow[i] + 1 / row[i]) / (2 * row[i]);
        drow[i] = 0;
        da[(long)i * n + i] += dpivot;
        for (int k = 0; k < i; k++)
            drow[k] -= 2 * dpivot * row[k];
        for (int j = i - 1; j >= 0; j--) {
            const double *other = l + (long)j * n;
            double *dother = dl + (long)j * n;
            double g = drow[j] / other[j];
            drow[j] = 0;
            dother[j] -= g * row[j];
            da[(long)i * n + j] += g;
            for (int k = 0; k < j; k++) {
                drow[k] -= g * other[k];
                dother[k] -= g * row[k];
            }
        }
    }
    return sum;
}
