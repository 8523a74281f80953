/* What has no derivative in parallel: each line with a mark is where the message has to point to. */
#include <omp.h>
#include <pthread.h>

_Thread_local double of_thread = 1;

void thread_local_scratch(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        of_thread = x[i] * x[i]; /* here: thread_local_scratch */
        y[i] = of_thread * of_thread;
    }
}

void tried(const double *x, double *y, int n)
{
    omp_lock_t lock;
    omp_init_lock(&lock);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        while (!omp_test_lock(&lock)) /* here: tried */
            ;
        y[0] += x[i] * y[0];
        omp_unset_lock(&lock);
    }
    omp_destroy_lock(&lock);
}

static void __attribute__((noinline)) begin(omp_lock_t *lock) { omp_set_lock(lock); /* here: set_elsewhere */ }

void set_elsewhere(const double *x, double *y, int n)
{
    omp_lock_t lock;
    omp_init_lock(&lock);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        begin(&lock);
        y[0] += x[i] * y[0];
        omp_unset_lock(&lock); /* here: set_elsewhere */
    }
    omp_destroy_lock(&lock);
}

void in_wavefronts(const double *x, double *y, int n)
{
#pragma omp parallel for ordered(1)
    for (int i = 1; i < n; i++) { /* here: in_wavefronts */
#pragma omp ordered depend(sink : i - 1)
        y[i] += y[i - 1] * x[i];
#pragma omp ordered depend(source)
    }
}

void last_of_tasks(const double *x, double *y, int n)
{
    double v = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop lastprivate(v) /* here: last_of_tasks */
    for (int i = 0; i < n; i++)
        v = x[i] * x[i];
    y[0] = v;
}

void task_in_parts(const double *x, double *y, int n)
{
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < n; i++) {
#pragma omp task untied /* here: task_in_parts */
        {
            y[i] = x[i] * x[i];
#pragma omp taskyield
            y[i] *= x[0];
        }
    }
}

static void __attribute__((noinline)) add_to(double *y, double d, pthread_mutex_t *lock)
{
    pthread_mutex_lock(lock); /* here: posix_lock */
    y[0] += d * y[0];
    pthread_mutex_unlock(lock); /* here: posix_lock */
}

void posix_lock(const double *x, double *y, int n)
{
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        add_to(y, x[i], &lock);
}
