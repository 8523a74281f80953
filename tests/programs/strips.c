/* Parallel regions at the end of a function, and such that only look as if they were. */
#include <math.h>

#ifdef _OPENMP
#include <omp.h>
#else
#define omp_get_thread_num() 0
#define omp_get_num_threads() 1
#endif

void pointwise(const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[i] * exp(-x[i]) + sin(x[i]);
}

void in_place(double *x, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            x[i] = x[i] * x[i] * 0.5 + 0.25;
}

void stencil(const double *u, double *r, int n) {
#pragma omp parallel for
    for (int i = 2; i < n - 2; i++)
        r[i] = u[i - 2] * u[i] + u[i + 1] * u[i + 2] * u[i - 1];
}

void plane(const double *u, double *r, int rows, int columns) {
#pragma omp parallel for
    for (int i = 1; i < rows - 1; i++)
        for (int j = 1; j < columns - 1; j++)
            r[i * columns + j] = u[(i - 1) * columns + j] * u[(i + 1) * columns + j] + u[i * columns + j - 1] * u[i * columns + j + 1];
}

double inner(const double *x, const double *y, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i] * y[i];
    return sum;
}

/* What follows needs no value of the region's. */
double mean(const double *x, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return 0.5 * sum / n;
}

/* What follows does. */
double norm(const double *x, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sqrt(sum);
}

/* The sum is used on the way out in two ways, and an array is changed behind the region. */
double twice(double *x, const double *w, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += x[i] * w[i];
    x[0] = 3 * w[1];
    return sum + 2 * w[0] + sum;
}

double weighted(const double *x, double rate, double *y, int n) {
    double total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++) {
        y[i] = rate * x[i] * x[i];
        total += y[i] * rate;
    }
    return total;
}

void thirteen_columns(const double *a, const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < 13; j++)
            sum += a[i * 13 + j] * x[j] * x[j];
        y[i] = sum;
    }
}

/* There may be no columns. */
void matrix_vector(const double *a, const double *x, double *y, int n, int m) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < m; j++)
            sum += a[i * m + j] * x[j] * x[j];
        y[i] = sum;
    }
}

/* Inner loops as long as data say, whose values are kept. */
void ragged(const int *length, const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = x[i];
        for (int k = 0; k < length[i]; k++)
            v = sin(v) + x[i] * v;
        y[i] = v;
    }
}

void until(const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = x[i];
        while (v < 8)
            v = v * v * 0.1 + v + x[i];
        y[i] = v;
    }
}

void gather(const int *at, const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[at[3 * i]] * x[at[3 * i + 1]] + x[at[3 * i + 2]];
}

/* All iterations read the weights. */
void weighted_gather(const int *at, const double *w, const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = w[0] * x[at[3 * i]] + w[1] * x[at[3 * i + 1]] * x[at[3 * i + 2]] + w[i % 3];
}

/* A stencil and a gather at once. */
void mixed(const int *at, const double *u, const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        y[i] = u[i - 1] * u[i + 1] * x[at[i]];
}

void two_loops(const double *x, double *y, double *z, int n) {
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            y[i] = x[i] * x[i];
#pragma omp for nowait
        for (int i = 0; i < n / 2; i++)
            z[i] = x[i] * x[i + n / 2];
    }
}

double last_of_all(const double *x, double *y, int n) {
    double last = 0;
#pragma omp parallel for lastprivate(last)
    for (int i = 0; i < n; i++) {
        last = x[i] * x[i];
        y[i] = last * x[i];
    }
    return last;
}

/* Two regions: the first must be done when the second begins. */
void in_turn(const double *x, double *y, double *z, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i];
#pragma omp parallel for
    for (int i = 1; i < n; i++)
        z[i] = y[i] * y[i - 1];
}

void steps_of_four(const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = n - 1; i >= 0; i -= 4)
        y[i] = x[i] * x[i] * x[i];
}

void rows_and_columns(const double *x, double *y, int rows, int columns) {
#pragma omp parallel for collapse(2)
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            y[i * columns + j] = x[i * columns + j] * x[i];
}

/* The program itself asks who it is: it means the threads there are. */
void by_hand(const double *x, double *y, int n) {
#pragma omp parallel
    {
        int number = omp_get_thread_num(), count = omp_get_num_threads();
        for (int i = number; i < n; i += count)
            y[i] = x[i] * x[i];
    }
}

double product(const double *x, int n) {
    double all = 1;
#pragma omp parallel for reduction(* : all)
    for (int i = 0; i < n; i++)
        all *= x[i];
    return all;
}

/* In parallel only where iterations do not depend on one another. */
void apart(double *x, int n, int distance) {
#pragma omp parallel for if (distance >= n)
    for (int i = 0; i < n; i++)
        x[i + distance] += x[i] * x[i] * 0.5;
}

/* With one thread only. */
void prefix(double *x, int n) {
#pragma omp parallel for
    for (int i = 1; i < n; i++)
        x[i] += 0.3 * x[i - 1] * x[i - 1];
}

/* As many sums as there are threads, which outlive the region. */
double own;
#pragma omp threadprivate(own)
double outlives(const double *x, double *y, int n) {
    own = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        own += x[i];
        y[i] = own * own;
    }
    return own;
}

void chunks(const double *x, double *y, int n) {
#pragma omp parallel for schedule(dynamic, 3)
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i];
}

/* Two arrays, or two places in one. */
void lagged(const double *x, const double *y, double *out, int n, int one) {
    const double *other = one ? x + 1 : y;
#pragma omp parallel for
    for (int i = 0; i < n - 1; i++)
        out[i] = x[i] * other[i];
}
/* Rows of different lengths, whose bounds an iteration hands on to the next; what is near enough counts. */
double near_enough(const int *restrict begin, const int *restrict other, const double *restrict x, int n,
                   double cutoff) {
    double total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        for (int k = begin[i]; k < begin[i + 1]; k++) {
            double d = x[i] - x[other[k]], r2 = 0.1 + d * d;
            total += r2 < cutoff ? 1 / (r2 * r2) : 0;
        }
    return total;
}

/* The region only clears: LLVM makes a memset of each thread's part. */
void cleared(const double *restrict x, double *restrict y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = 0 * n;
}
