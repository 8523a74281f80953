/* The adjoint of `gather` by hand: each row's sum is used up when it is known, value and gradient together. */

double gather_by_hand(const double *restrict entries, double *restrict dentries, const double *restrict x,
                      double *restrict dx, const int *restrict columns, int n)
{
    double total = 0;
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int k = 0; k < 8; k++)
            sum += entries[8 * i + k] * x[columns[8 * i + k]];
        total += sum * sum;
        for (int k = 0; k < 8; k++) {
            dentries[8 * i + k] += 2 * sum * x[columns[8 * i + k]];
            dx[columns[8 * i + k]] += 2 * sum * entries[8 * i + k];
        }
    }
    return total;
}
