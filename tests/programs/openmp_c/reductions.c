/* Reductions: operators, types, clauses, and what becomes of the result. */
#include "serial.h"
#include <math.h>

double sum(const double *x, int n)
{
    double total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += x[i] * x[i];
    return total;
}

/* The private copies begin with zero, and are added. */
double minus(const double *x, int n)
{
    double total = 3;
#pragma omp parallel for reduction(- : total)
    for (int i = 0; i < n; i++)
        total -= exp(x[i]);
    return total;
}

double product(const double *x, int n)
{
    double total = 1.5;
#pragma omp parallel for reduction(* : total)
    for (int i = 0; i < n; i++)
        total *= 1 + x[i] * x[i] / (1 + i);
    return total;
}

double least(const double *x, int n)
{
    double m = 1e300;
#pragma omp parallel for reduction(min : m)
    for (int i = 0; i < n; i++)
        m = x[i] * x[i] < m ? x[i] * x[i] : m;
    return m;
}

double largest(const double *x, int n)
{
    double m = -1e300;
#pragma omp parallel for reduction(max : m)
    for (int i = 0; i < n; i++)
        m = fmax(m, sin(x[i]));
    return m;
}

double neighbours(const double *x, int n)
{
    double total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 1; i < n; i++)
        total += x[i] * x[i - 1];
    return total;
}

double sine_times(const double *x, int n)
{
    double total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += sin(x[i]) * x[i];
    return total;
}

double sum_dynamic(const double *x, int n)
{
    double total = 0;
#pragma omp parallel for reduction(+ : total) schedule(dynamic, 2)
    for (int i = 0; i < n; i++)
        total += x[i] * x[i] * x[i];
    return total;
}

double initial_value(const double *x, double start, int n)
{
    double total = start * start;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += start * x[i];
    return total;
}

double several(const double *x, const double *y, int n)
{
    double s = 0, p = 1, m = -1e300;
    int count = 0;
#pragma omp parallel for reduction(+ : s, count) reduction(* : p) reduction(max : m)
    for (int i = 0; i < n; i++) {
        s += x[i] * y[i];
        p *= cos(0.1 * y[i]);
        m = x[i] > m ? x[i] : m;
        count += x[i] > 0;
    }
    return s * p + m * count;
}

float single_precision_sum(const float *x, int n)
{
    float total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += x[i] * x[i];
    return total;
}

double mixed_precisions(const float *x, int n)
{
    double total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += (double)x[i] * x[i];
    return total;
}

void section(const double *x, double *w, const int *bins, int n, int m)
{
#pragma omp parallel for reduction(+ : w[ : m])
    for (int i = 0; i < n; i++)
        w[bins[i]] += x[i] * x[i];
}

void section_max(const double *x, double *w, const int *bins, int n, int m)
{
#pragma omp parallel for reduction(max : w[ : m])
    for (int i = 0; i < n; i++)
        w[bins[i]] = w[bins[i]] > x[i] ? w[bins[i]] : x[i];
}

double fixed_array(const double *x, int n)
{
    double moments[4] = {0};
#pragma omp parallel for reduction(+ : moments)
    for (int i = 0; i < n; i++) {
        double p = 1;
        for (int k = 0; k < 4; k++) {
            moments[k] += p;
            p *= x[i];
        }
    }
    return moments[1] * moments[2] + moments[3];
}

void through_pointer(const double *x, double *total, int n)
{
#pragma omp parallel for reduction(+ : total[0])
    for (int i = 0; i < n; i++)
        total[0] += x[i] * sin(x[i]);
}

/* Sums of exponentials, scaled by the largest exponent so far. */
struct scaled {
    double top, sum;
};

static struct scaled merged(struct scaled a, struct scaled b)
{
    double top = a.top > b.top ? a.top : b.top;
    return (struct scaled){top, a.sum * exp(a.top - top) + b.sum * exp(b.top - top)};
}

#pragma omp declare reduction(merge : struct scaled : omp_out = merged(omp_out, omp_in)) \
    initializer(omp_priv = (struct scaled){-1e3, 0})

double declared(const double *x, int n)
{
    struct scaled all = {-1e3, 0};
#pragma omp parallel for reduction(merge : all)
    for (int i = 0; i < n; i++)
        all = merged(all, (struct scaled){x[i], 1});
    return log(all.sum) + all.top;
}

struct sums {
    double first, second;
};

void struct_members(const double *x, double *out, int n)
{
    struct sums s = {0, 0};
    double first = 0, second = 0;
#pragma omp parallel for reduction(+ : first, second)
    for (int i = 0; i < n; i++) {
        first += x[i];
        second += x[i] * x[i];
    }
    s.first = first;
    s.second = second;
    out[0] = s.first * s.second;
}

#pragma omp declare reduction(add : struct sums : omp_out.first += omp_in.first, omp_out.second += omp_in.second) \
    initializer(omp_priv = (struct sums){0, 0})

void struct_whole(const double *x, double *out, int n)
{
    struct sums s = {0, 0};
#pragma omp parallel for reduction(add : s)
    for (int i = 0; i < n; i++) {
        s.first += x[i];
        s.second += x[i] * x[i] * x[i];
    }
    out[0] = s.first * s.second;
}

/* Used by all threads in the same region. */
double normalise(const double *x, double *y, int n)
{
    double norm = 0;
#pragma omp parallel
    {
#pragma omp for reduction(+ : norm)
        for (int i = 0; i < n; i++)
            norm += x[i] * x[i];
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = x[i] / sqrt(norm);
    }
    return norm;
}

double variance(const double *x, int n)
{
    double mean = 0, total = 0;
#pragma omp parallel for reduction(+ : mean)
    for (int i = 0; i < n; i++)
        mean += x[i];
    mean /= n;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += (x[i] - mean) * (x[i] - mean);
    return total / n;
}

double per_thread(const double *x, int n)
{
    double total = 0;
#pragma omp parallel reduction(+ : total)
    for (int i = omp_get_thread_num(); i < n; i += omp_get_num_threads())
        total += x[i] * x[i] * x[i];
    return total;
}

double quadratic_form(const double *a, const double *x, int n)
{
    double total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++) {
        double row = 0;
        for (int j = 0; j < n; j++)
            row += a[i * n + j] * x[j];
        total += row * x[i];
    }
    return total;
}

double nested_collapse(const double *a, int rows, int columns)
{
    double total = 0;
#pragma omp parallel for collapse(2) reduction(+ : total)
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            total += a[i * columns + j] * a[i * columns + j] * (1 + i);
    return total;
}

double vectorised_sum(const double *x, int n)
{
    double total = 0;
#pragma omp parallel for simd reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += x[i] * x[i] * x[i];
    return total;
}

double of_sections(const double *x)
{
    double total = 0;
#pragma omp parallel sections reduction(+ : total)
    {
#pragma omp section
        total += x[0] * x[1];
#pragma omp section
        total += sin(x[2]);
#pragma omp section
        total += exp(x[3]) * x[0];
    }
    return total;
}
