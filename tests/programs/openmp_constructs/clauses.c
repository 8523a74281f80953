/* Clauses that say how many threads a region gets. */
void condition_and_count(const double *x, double *y, int n)
{
#pragma omp parallel for if (n > 10) num_threads(n / 5)
    for (int i = 0; i < n; i++)
        y[i] *= x[i] * x[i];
#pragma omp parallel if (n > 100) num_threads(5)
    {
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] *= x[i];
    }
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] += x[i] * x[i];
}
