/* Rows of n numbers through three filters, which treat the border where they treat the rest: the last number repeated,
   the row as a ring, neighbours left out. */

void borders(const double *u, double *first, double *second, double *out, Index n, Index rows)
{
    for (Index y = 0; y < rows; y++)
        for (Index x = 0; x < n; x++) {
            Index left = x < 2 ? 0 : x - 2, right = x + 2 > n - 1 ? n - 1 : x + 2;
            first[y * n + x] = u[y * n + x] * u[y * n + x] + u[y * n + left] * u[y * n + right];
        }
    for (Index y = 0; y < rows; y++)
        for (Index x = 0; x < n; x++)
            second[y * n + x] = first[y * n + x] + 0.5 * first[y * n + (x + n - 1) % n] * first[y * n + (x + 1) % n];
    for (Index y = 0; y < rows; y++)
        for (Index x = 0; x < n; x++) {
            double sum = -2 * second[y * n + x];
            if (x > 0)
                sum += second[y * n + x - 1];
            if (x < n - 1)
                sum += second[y * n + x + 1];
            out[y * n + x] = sum * sum;
        }
}
