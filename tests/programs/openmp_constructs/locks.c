/* Locks of the program's own. */
#include <omp.h>

void products(const double *x, double *y, int n)
{
    omp_lock_t lock;
    omp_init_lock(&lock);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = 1 + 0.1 * x[i] * x[i];
        omp_set_lock(&lock);
        y[0] *= v;
        y[1] += 1 / v;
        omp_unset_lock(&lock);
    }
    omp_destroy_lock(&lock);
}

void lock_for_each_place(const double *x, double *y, int n)
{
    omp_lock_t locks[3];
    for (int k = 0; k < 3; k++)
        omp_init_lock(&locks[k]);
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++) {
        omp_lock_t *mine = &locks[i % 3];
        omp_set_lock(mine);
        y[i % 3] *= 1 + 0.1 * x[i];
        omp_unset_lock(mine);
    }
    for (int k = 0; k < 3; k++)
        omp_destroy_lock(&locks[k]);
}
