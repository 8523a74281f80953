/* The adjoint of `matmul` by hand: two more products, whose inner loops run along rows. */

double matmul_by_hand(const double *restrict a, double *restrict da, const double *restrict b, double *restrict db,
                      double *restrict c, double *restrict dc, int n)
{
    double sum = matmul(a, b, c, n);
    for (int i = 0; i < n * n; i++)
        dc[i] += 2 * c[i] / (1 + c[i] * c[i]);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) {
#pragma clang fp reassociate(on)
            double dot = 0, factor = a[(long)i * n + k];
            for (int j = 0; j < n; j++) {
                dot += dc[(long)i * n + j] * b[(long)k * n + j];
                db[(long)k * n + j] += factor * dc[(long)i * n + j];
            }
            da[(long)i * n + k] += dot;
        }
    for (int i = 0; i < n * n; i++)
        dc[i] = 0;
    return sum;
}
