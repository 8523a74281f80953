/* Threads that wait for one another: critical sections, barriers, atomic updates, work for one thread. */
#include "serial.h"
#include <math.h>

/* The places of rising numbers. */
static void by_size(const double *v, int *order, int n)
{
    for (int i = 0; i < n; i++) {
        int at = 0;
        for (int k = 0; k < n; k++)
            at += v[k] < v[i];
        order[at] = i;
    }
}

double critical_sum(const double *x, int n)
{
    double total = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = sin(x[i]);
#pragma omp critical
        total += v * v;
    }
    return total;
}

void critical_named(const double *x, double *out, int n)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++) {
#pragma omp critical(first)
        out[0] += x[i] * x[i];
#pragma omp critical(second)
        out[1] *= 1 + 0.1 * x[i];
    }
}

/* Depends on the order, which is noted. */
double critical_order(const double *a, double b, int *order, int n)
{
    double v = 1;
    int at = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp critical(step)
        {
            v = v * a[i] + b;
            order[at++] = i;
        }
    }
    return v;
}

double critical_order_dynamic(const double *a, double b, int *order, int n)
{
    double v = 1;
    int at = 0;
#pragma omp parallel for schedule(dynamic, 2)
    for (int i = 0; i < n; i++) {
        double s = sin(a[i]);
#pragma omp critical(step_dynamic)
        {
            v = v * s + b * a[i];
            order[at++] = i;
        }
    }
    return v;
}

/* Two sections whose values depend on each other's order. */
void critical_two_orders(const double *a, double *v, int *order, int n)
{
    int first = 0, second = n;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp critical(left)
        {
            v[0] = v[0] * a[i] + 1;
            order[first++] = i;
        }
#pragma omp critical(right)
        {
            v[1] = v[1] * sin(a[i]) + 0.5;
            order[second++] = i;
        }
    }
}

/* The place that each thread gets is its own from then on. */
void critical_place(const double *x, double *y, int *place, int n)
{
    int next = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        int at;
#pragma omp critical(places)
        at = next++;
        place[at] = i;
        y[at] = x[i] * x[i];
    }
}

double critical_largest(const double *x, int n)
{
    double most = -1e300;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i];
#pragma omp critical
        if (v > most)
            most = v;
    }
    return most;
}

double critical_per_thread(const double *x, int n)
{
    double total = 0;
#pragma omp parallel
    {
        double mine = 0;
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            mine += x[i] * x[i] * x[i];
#pragma omp critical
        total += mine;
    }
    return total;
}

double locks(const double *x, int n)
{
    double total = 0;
    omp_lock_t lock;
    omp_init_lock(&lock);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i];
        omp_set_lock(&lock);
        total += v;
        omp_unset_lock(&lock);
    }
    omp_destroy_lock(&lock);
    return total;
}

void barrier(const double *x, double *y, double *z, int n)
{
#pragma omp parallel
    {
        int t = omp_get_thread_num(), team = omp_get_num_threads();
        for (int i = t; i < n; i += team)
            y[i] = x[i] * x[i];
#pragma omp barrier
        for (int i = t; i < n; i += team)
            z[i] = y[n - 1 - i] * x[i];
    }
}

double master(const double *x, double *y, int n)
{
    double scale = 0;
#pragma omp parallel
    {
#pragma omp master
        scale = x[0] * x[1];
#pragma omp barrier
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = scale * x[i];
    }
    return scale;
}

double masked(const double *x, double *y, int n)
{
    double scale = 0;
#pragma omp parallel
    {
#pragma omp masked
        scale = sin(x[0]);
#pragma omp barrier
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = scale * scale * x[i];
    }
    return scale;
}

double single(const double *x, double *y, int n)
{
    double mean = 0;
#pragma omp parallel
    {
#pragma omp single
        for (int i = 0; i < n; i++)
            mean += x[i] / n;
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = (x[i] - mean) * (x[i] - mean);
    }
    return mean;
}

void single_nowait(const double *x, double *y, double *z, int n)
{
#pragma omp parallel
    {
#pragma omp single nowait
        z[0] = x[0] * x[n - 1];
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = x[i] * x[i];
    }
}

void copied_private(const double *x, double *y, int n)
{
#pragma omp parallel
    {
        double s = 0;
#pragma omp single copyprivate(s)
        s = x[0] * x[0] * x[1];
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = s * x[i];
    }
}

void sections(const double *x, double *y)
{
#pragma omp parallel sections
    {
#pragma omp section
        y[0] = x[0] * x[1];
#pragma omp section
        y[1] = sin(x[1]) * x[2];
#pragma omp section
        {
            y[2] = 1;
            for (int k = 0; k < 4; k++)
                y[2] *= x[k];
        }
    }
}

void sections_in_region(const double *x, double *y, double *z)
{
#pragma omp parallel
    {
#pragma omp sections
        {
#pragma omp section
            y[0] = x[0] * x[0];
#pragma omp section
            y[1] = exp(x[1]);
        }
#pragma omp sections nowait
        {
#pragma omp section
            z[0] = y[0] * y[1];
#pragma omp section
            z[1] = y[0] + x[2] * y[1];
        }
    }
}

double sections_last(const double *x, double *y)
{
    double v = 0;
#pragma omp parallel sections lastprivate(v)
    {
#pragma omp section
        {
            v = x[0] * x[0];
            y[0] = v;
        }
#pragma omp section
        {
            v = x[1] * x[2];
            y[1] = v;
        }
    }
    return v;
}

double atomic_add(const double *x, int n)
{
    double total = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        total += x[i] * x[i];
    }
    return total;
}

void atomic_scatter(const double *x, double *w, const int *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic update
        w[bins[i]] += exp(x[i]);
    }
}

void atomic_single_precision(const float *x, float *w, const int *bins, int n)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        w[bins[i]] += x[i] * x[i];
    }
}

void atomic_subtract(const double *x, double *w, const int *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        w[bins[i]] -= x[i] * x[i];
    }
}

void atomic_multiply(const double *x, double *w, const int *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        w[bins[i]] *= 1 + 0.3 * x[i];
    }
}

void atomic_divide(const double *x, double *w, const int *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        w[bins[i]] /= 2 + x[i];
    }
}

void atomic_multiply_single_precision(const float *x, float *w, const int *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        w[bins[i]] *= x[i];
    }
}

void atomic_minimum(const double *x, double *w, const int *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i];
#pragma omp atomic compare
        if (v < w[bins[i]])
            w[bins[i]] = v;
    }
}

void atomic_maximum(const double *x, double *w, const int *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = sin(x[i]);
#pragma omp atomic compare
        if (v > w[bins[i]])
            w[bins[i]] = v;
    }
}

/* Each iteration writes a number of its own, and reads it back. */
void atomic_read_write(const double *x, double *y, double *z, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v;
#pragma omp atomic write
        y[i] = x[i] * x[i];
#pragma omp atomic read
        v = y[i];
        z[i] = v * x[i];
    }
}

void atomic_capture_place(const double *x, double *y, int *place, int n)
{
    int next = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        int at;
#pragma omp atomic capture
        at = next++;
        place[at] = i;
        y[at] = sin(x[i]) * x[i];
    }
}

/* What is captured are the sums on the way, in the order of the updates: rising, so that they tell the order. */
double atomic_capture(const double *x, double *seen, int *order, int n)
{
    double total = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double now;
#pragma omp atomic capture
        {
            total += x[i] * x[i];
            now = total;
        }
        seen[i] = now;
    }
    by_size(seen, order, n);
    return total;
}

double atomic_capture_old(const double *x, double *seen, int *order, int n)
{
    double total = 1;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double before;
#pragma omp atomic capture
        {
            before = total;
            total += x[i];
        }
        seen[i] = before * before;
    }
    by_size(seen, order, n);
    return total;
}

void flushes(const double *x, double *y, double *z, int n)
{
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = x[i] * x[i];
#pragma omp flush
#pragma omp for
        for (int i = 0; i < n; i++)
            z[i] = y[n - 1 - i] * x[i];
    }
}
