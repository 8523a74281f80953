/* Adjoints of a sum of products of neighbours as one must not write them, and as one may: what finds races has to
 * tell them apart. */

#define SIZE 64

static void racy(const double *x, double *dx)
{
#pragma omp parallel for
    for (int i = 1; i < SIZE; i++) {
        dx[i] += x[i - 1];
        dx[i - 1] += x[i];
    }
}

static void careful(const double *x, double *dx)
{
#pragma omp parallel
    {
#pragma omp for
        for (int i = 1; i < SIZE; i++) {
#pragma omp atomic
            dx[i] += x[i - 1];
#pragma omp atomic
            dx[i - 1] += x[i];
        }
#pragma omp for schedule(dynamic)
        for (int i = 0; i < SIZE; i++)
            dx[SIZE - 1 - i] *= 2;
#pragma omp critical
        dx[0] += x[0];
#pragma omp barrier
#pragma omp single
        dx[0] *= 2;
    }
}
