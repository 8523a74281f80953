/* A sparse matrix with eight entries in a row times a vector, then squared and added up. */

double gather(const double *entries, const double *x, const int *columns, Index n)
{
    double total = 0;
    for (Index i = 0; i < n; i++) {
        double sum = 0;
        for (Index k = 0; k < 8; k++)
            sum += entries[8 * i + k] * x[columns[8 * i + k]];
        total += sum * sum;
    }
    return total;
}
