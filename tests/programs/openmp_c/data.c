/* What threads share and what each has of its own. */
#include "serial.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

void captured_number(const double *x, double *y, double a, double b, int n)
{
    double c = a * b;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = c * x[i] + a;
}

/* The number lives in memory, since one thread changes it. */
double captured_by_reference(const double *x, double *y, double a, int n)
{
    double scale = a;
#pragma omp parallel shared(scale)
    {
#pragma omp single
        scale = scale * x[0];
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = scale * x[i];
    }
    return scale * scale;
}

void first_private(const double *x, double *y, double a, int n)
{
    double t = a * a;
#pragma omp parallel for firstprivate(t) schedule(static, 2)
    for (int i = 0; i < n; i++) {
        double keep = t;
        y[i] = keep * x[i];
    }
}

void first_private_stored(double *y, double a, int n)
{
#pragma omp parallel for firstprivate(a) num_threads(1)
    for (int i = 0; i < n; i++) {
        y[i] = a;
        a = 0;
    }
}

void first_private_array(const double *x, double *y, const double *c, int n)
{
    double w[3];
    for (int k = 0; k < 3; k++)
        w[k] = c[k] * c[k];
#pragma omp parallel for firstprivate(w)
    for (int i = 0; i < n; i++) {
        w[0] = w[1] * x[i];
        y[i] = w[0] + w[2] * x[i] * x[i];
    }
}

double last_private(const double *x, double *y, int n)
{
    double last = 0;
#pragma omp parallel for lastprivate(last)
    for (int i = 0; i < n; i++) {
        last = x[i] * x[i];
        y[i] = last * last;
    }
    return last;
}

/* Not with a dynamic schedule: clang's own result is then wrong now and then. */
double last_private_chunks(const double *x, double *y, int n)
{
    double last = 0;
#pragma omp parallel for lastprivate(last) schedule(static, 2)
    for (int i = 0; i < n; i++) {
        last = sin(x[i]);
        y[i] = last * x[i];
    }
    return last;
}

double first_and_last(const double *x, double a, int n)
{
    double v = a;
#pragma omp parallel for firstprivate(v) lastprivate(v) num_threads(1)
    for (int i = 0; i < n; i++)
        v = v * 0.5 + x[i] * x[i];
    return v;
}

void private_array(const double *x, double *y, int n)
{
    double w[4];
#pragma omp parallel for private(w)
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 4; k++)
            w[k] = sin((k + 1) * x[i]);
        y[i] = w[0] * w[1] + w[2] * w[3];
    }
}

void private_variable_length(const double *x, double *y, int n, int m)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double w[m];
        w[0] = x[i];
        for (int k = 1; k < m; k++)
            w[k] = w[k - 1] * w[k - 1] * 0.5 + x[i];
        y[i] = w[m - 1];
    }
}

void linear_variable(const double *x, double *y, int n)
{
    int j = 3;
#pragma omp parallel for simd linear(j : 2)
    for (int i = 0; i < n; i++) {
        y[i] = x[i] * x[i] * j;
        j += 2;
    }
}

static const double weights[4] = {0.5, -1, 2, 0.25};

void constant_global(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = weights[i % 4] * x[i] * x[i];
}

static double shared_table[64];

double global_array(const double *x, int n)
{
    double total = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        shared_table[i] = x[i] * x[i];
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += shared_table[i] * shared_table[n - 1 - i];
    return total;
}

static double shared_number;

double global_number(const double *x, double *y, double a, int n)
{
    shared_number = a * x[0];
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = shared_number * x[i];
    return shared_number;
}

double local_array(const double *x, int n)
{
    double t[64], total = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        t[i] = exp(0.1 * x[i]);
    for (int i = 0; i < n; i++)
        total += t[i] * t[(i + 1) % n];
    return total;
}

double variable_length(const double *x, int n)
{
    double t[n], total = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        t[i] = x[i] * x[i];
    for (int i = 0; i < n; i++)
        total += t[i] * x[n - 1 - i];
    return total;
}

double heap_outside(const double *x, int n)
{
    double *t = malloc(n * sizeof *t), total = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        t[i] = sin(x[i]);
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += t[i] * t[i] * x[i];
    free(t);
    return total;
}

/* Each thread has a block of its own. */
void heap_inside(const double *x, double *y, int n, int m)
{
#pragma omp parallel
    {
        double *w = malloc(m * sizeof *w);
#pragma omp for
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < m; k++)
                w[k] = x[i] * x[i] + k;
            y[i] = 0;
            for (int k = 0; k < m; k++)
                y[i] += w[k] * w[m - 1 - k];
        }
        free(w);
    }
}

/* Each iteration has. */
void heap_in_iteration(const double *x, double *y, int n)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++) {
        double *w = calloc(i + 1, sizeof *w);
        for (int k = 0; k <= i; k++)
            w[k] = x[k] * x[k];
        y[i] = 0;
        for (int k = 0; k <= i; k++)
            y[i] += w[k] * (k + 1);
        free(w);
    }
}

struct field {
    const double *in;
    double *out;
    double scale;
    int n;
};

void captured_struct(const double *x, double *y, double a, int n)
{
    struct field f = {x, y, a * a, n};
#pragma omp parallel for
    for (int i = 0; i < f.n; i++)
        f.out[i] = f.scale * f.in[i] * f.in[i];
}

static NOINLINE void through_struct(struct field *f)
{
#pragma omp parallel for
    for (int i = 0; i < f->n; i++)
        f->out[i] = f->scale * f->in[i] * f->in[i];
}

void struct_argument(const double *x, double *y, double a, int n)
{
    struct field f = {x, y, a, n};
    through_struct(&f);
}

void all_named(const double *x, double *y, double a, int n)
{
    double t;
#pragma omp parallel for default(none) shared(x, y, n) firstprivate(a) private(t)
    for (int i = 0; i < n; i++) {
        t = a * x[i];
        y[i] = t * t;
    }
}

void rows_by_pointer(double *a, const double *x, int rows, int columns)
{
    double *row[16];
    for (int i = 0; i < rows; i++)
        row[i] = a + i * columns;
#pragma omp parallel for
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            row[i][j] *= x[j];
}

void copies(const double *x, double *y, int rows, int columns)
{
#pragma omp parallel for
    for (int i = 0; i < rows; i++) {
        memcpy(y + i * columns, x + (rows - 1 - i) * columns, columns * sizeof *x);
        y[i * columns] *= x[i];
    }
}

void clears(const double *x, double *y, int rows, int columns)
{
#pragma omp parallel for
    for (int i = 0; i < rows; i++) {
        memset(y + i * columns, 0, columns * sizeof *y);
        y[i * columns + i % columns] = x[i] * x[i];
    }
}

/* What is written in one region is read in the next, and then overwritten. */
void several_regions(const double *x, double *y, double *z, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i];
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        z[i] = sin(y[n - 1 - i]);
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = y[i] * z[i];
}

/* One array for two arguments that are only read: `restrict` speaks of memory that is modified. */
static __attribute__((noinline)) void products(const double *restrict a, const double *restrict b,
                                               double *restrict y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] += a[i] * b[i + 1] * b[i + 1];
}

void twice_given(const double *x, double *y, int n)
{
    products(x, x, y, n - 1);
}
