/* Seven points in space with weights of their own, a cube of n^3 cells, the border left alone. */

void stencil7(const double *u, const double *w, double *out, Index n)
{
    for (Index i = 1; i < n - 1; i++)
        for (Index j = 1; j < n - 1; j++)
            for (Index k = 1; k < n - 1; k++) {
                Index c = (i * n + j) * n + k;
                out[c] = w[0] * u[c] + w[1] * u[c - 1] + w[2] * u[c + 1] + w[3] * u[c - n] + w[4] * u[c + n]
                    + w[5] * u[c - n * n] + w[6] * u[c + n * n];
            }
}
