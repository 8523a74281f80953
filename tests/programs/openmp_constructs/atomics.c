/* Atomic operations of all kinds on numbers that carry derivatives. */

void sums(const double *x, double *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        bins[i % 5] += x[i] * x[i];
    }
}

void differences(const float *x, float *bins, int n)
{
#pragma omp parallel for schedule(dynamic, 2)
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        bins[i % 3] -= x[i] * x[i];
    }
}

/* What was added up is used by all threads behind the barrier. */
void sums_used_later(const double *x, double *bins, double *y, int n)
{
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < n; i++) {
#pragma omp atomic
            bins[i % 5] += x[i] * x[i];
        }
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = bins[i % 5] * bins[(i + 1) % 5] * x[i];
    }
}

/* Two rounds over the same memory: sums, uses, and sums again. */
void sums_in_rounds(const double *x, double *bins, double *y, int n)
{
#pragma omp parallel
    for (int round = 0; round < 3; round++) {
#pragma omp for
        for (int i = 0; i < n; i++) {
#pragma omp atomic
            bins[i % 4] += x[i] * y[i];
        }
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] += 0.1 * bins[i % 4] * x[i];
    }
}

static void __attribute__((noinline)) deposit(double *at, double amount)
{
#pragma omp atomic
    *at += amount * amount;
}

void sums_in_function(const double *x, double *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        deposit(bins + i % 5, x[i]);
}
