/* Atomic operations by calls of libatomic: numbers that are too wide for the processor. */

void complex_products(const double _Complex *x, double _Complex *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        bins[i % 2] *= x[i];
    }
}
