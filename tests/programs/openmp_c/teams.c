/* Regions as programs of one thread: work divided by hand, calls, nests, steps in time. */
#include "serial.h"
#include <math.h>

void blocks_by_hand(const double *x, double *y, int n)
{
#pragma omp parallel
    {
        int t = omp_get_thread_num(), team = omp_get_num_threads();
        int first = (int)((long)n * t / team), last = (int)((long)n * (t + 1) / team);
        for (int i = first; i < last; i++)
            y[i] = x[i] * x[i] * y[i];
    }
}

void cyclic_by_hand(const double *x, double *y, int n)
{
#pragma omp parallel
    for (int i = omp_get_thread_num(); i < n; i += omp_get_num_threads())
        y[i] = sin(x[i]) * y[i];
}

/* A place for the sum of each thread. */
double partial_sums(const double *x, int n)
{
    double partial[64] = {0}, total = 0;
    int team = 1;
#pragma omp parallel
    {
        int t = omp_get_thread_num();
#pragma omp single
        team = omp_get_num_threads();
        for (int i = t; i < n; i += team)
            partial[t] += x[i] * x[i];
    }
    for (int t = 0; t < team; t++)
        total += partial[t];
    return total;
}

double steps_in_one_region(double *u, double *v, double c, int n, int steps)
{
#pragma omp parallel
    for (int s = 0; s < steps; s++) {
#pragma omp for
        for (int i = 1; i < n - 1; i++)
            v[i] = u[i] + c * (u[i - 1] - 2 * u[i] + u[i + 1]);
#pragma omp for
        for (int i = 1; i < n - 1; i++)
            u[i] = v[i] * (1 - 0.1 * v[i]);
    }
    return u[n / 2];
}

void buffers_swapped_outside(double *u, double *v, double c, int n, int steps)
{
    for (int s = 0; s < steps; s++) {
#pragma omp parallel for
        for (int i = 1; i < n - 1; i++)
            v[i] = u[i] + c * u[i] * (u[i - 1] - u[i + 1]);
        double *w = u;
        u = v;
        v = w;
    }
}

/* Each thread exchanges its own pointers. */
void buffers_swapped_inside(double *u, double *v, double c, int n, int steps)
{
#pragma omp parallel firstprivate(u, v)
    for (int s = 0; s < steps; s++) {
#pragma omp for
        for (int i = 1; i < n - 1; i++)
            v[i] = u[i] + c * u[i] * (u[i - 1] - u[i + 1]);
        double *w = u;
        u = v;
        v = w;
    }
}

/* One thread exchanges what all use. */
void buffers_swapped_by_one(double *u, double *v, double c, int n, int steps)
{
#pragma omp parallel
    for (int s = 0; s < steps; s++) {
#pragma omp for
        for (int i = 1; i < n - 1; i++)
            v[i] = u[i] + c * (u[i - 1] * u[i + 1] - u[i]);
#pragma omp single
        {
            double *w = u;
            u = v;
            v = w;
        }
    }
}

void region_in_a_loop(double *x, double a, int n, int steps)
{
    for (int s = 0; s < steps; s++) {
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            x[i] = a * x[i] * (1 - x[i]);
    }
}

static double wave(double v)
{
    return sin(v) * v + v * v;
}

void calls_inlined(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = wave(x[i]) * wave(2 * x[i]);
}

static NOINLINE double power(double v, int k)
{
    double p = 1;
    while (k-- > 0)
        p *= v;
    return p;
}

void calls(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = power(x[i], i % 5) + power(y[i], 2);
}

static NOINLINE void update(const double *in, double *out, int i, int n)
{
    out[i] = in[i] * in[n - 1 - i] + out[i] * out[i];
}

void calls_with_memory(const double *x, double *y, int n)
{
#pragma omp parallel for schedule(dynamic, 2)
    for (int i = 0; i < n; i++)
        update(x, y, i, n);
}

static NOINLINE double recursive(const double *x, int n)
{
    return n <= 1 ? x[0] * x[0] : recursive(x, n / 2) * 0.5 + recursive(x + n / 2, n - n / 2);
}

void calls_recursive(const double *x, double *y, int n)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++)
        y[i] = recursive(x, i + 1);
}

static NOINLINE void orphaned_loop(const double *x, double *y, int n)
{
#pragma omp for
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i] * y[i];
}

/* Worksharing in a function that the region calls. */
void orphaned(const double *x, double *y, int n)
{
#pragma omp parallel
    orphaned_loop(x, y, n);
}

static NOINLINE void orphaned_dynamic_loop(const double *x, double *y, double *z, int n)
{
#pragma omp for schedule(dynamic, 3)
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i];
#pragma omp single
    z[0] = y[0] * y[n - 1];
}

void orphaned_dynamic(const double *x, double *y, double *z, int n)
{
#pragma omp parallel
    {
        orphaned_dynamic_loop(x, y, z, n);
#pragma omp for
        for (int i = 1; i < n; i++)
            z[i] = y[i] * z[0];
    }
}

/* The same function in a region and outside of one. */
void orphaned_twice(const double *x, double *y, int n)
{
    orphaned_loop(x, y, n);
#pragma omp parallel
    orphaned_loop(x, y, n);
}

static NOINLINE void square_all(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i];
}

void region_in_a_function(const double *x, double *y, double *z, int n)
{
    square_all(x, y, n);
    square_all(y, z, n);
}

void nested(const double *a, double *b, int rows, int columns)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < rows; i++) {
#pragma omp parallel for num_threads(2)
        for (int j = 0; j < columns; j++)
            b[i * columns + j] = a[i * columns + j] * a[i * columns + j] * (i + 1);
    }
}

double nested_sum(const double *a, int rows, int columns)
{
    double total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < rows; i++) {
        double row = 0;
#pragma omp parallel for reduction(+ : row)
        for (int j = 0; j < columns; j++)
            row += a[i * columns + j] * a[i * columns + j];
        total += row * row;
    }
    return total;
}

/* A region in a region that is reached by a call. */
void nested_by_call(const double *x, double *y, int rows, int columns)
{
#pragma omp parallel for
    for (int i = 0; i < rows; i++)
        square_all(x + i * columns, y + i * columns, columns);
}

/* Some threads have nothing to do. */
void fewer_workers(const double *x, double *y, int n)
{
#pragma omp parallel
    {
        int t = omp_get_thread_num(), team = omp_get_num_threads();
        if (t < 2) {
            int workers = team < 2 ? team : 2;
            for (int i = t; i < n; i += workers)
                y[i] = x[i] * x[i] * x[i];
        }
    }
}

/* All threads compute the same, one of them stores it. */
double redundant(const double *x, double *y, int n)
{
    double result = 0;
#pragma omp parallel
    {
        double norm = 0;
        for (int i = 0; i < n; i++)
            norm += x[i] * x[i];
        norm = sqrt(norm);
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = x[i] / norm;
#pragma omp master
        result = norm * norm * norm;
    }
    return result;
}

typedef double scalar_function(double);
static NOINLINE double square(double v) { return v * v; }
static NOINLINE double cube(double v) { return v * v * v; }
static scalar_function *const table[2] = {square, cube};

void calls_by_pointer(const double *x, double *y, const int *which, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = table[which[i]](x[i]) * x[i];
}

void empty_region(const double *x, double *y, int n)
{
#pragma omp parallel
    {
    }
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i];
}

void early_return(const double *x, double *y, int n)
{
    if (n < 5)
        return;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i];
}
