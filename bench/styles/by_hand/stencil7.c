/* The adjoint of `stencil7` by hand: for each line of cells one sum for each weight, and what cells hand to neighbours. */

void stencil7_by_hand(const double *restrict u, double *restrict du, const double *restrict w, double *restrict dw,
                      double *restrict out, double *restrict dout, int n)
{
    const long offsets[7] = {0, -1, 1, -n, n, -(long)n * n, (long)n * n};
    stencil7(u, w, out, n);
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++) {
            long line = ((long)i * n + j) * n;
            double *g = dout + line;
            for (int m = 0; m < 7; m++) {
                const double *from = u + line + offsets[m];
                double *to = du + line + offsets[m], sum = 0, weight = w[m];
                for (int k = 1; k < n - 1; k++) {
#pragma clang fp reassociate(on)
                    sum += g[k] * from[k];
                    to[k] += weight * g[k];
                }
                dw[m] += sum;
            }
            for (int k = 1; k < n - 1; k++)
                g[k] = 0;
        }
}
