/* Parallel loops whose gradients add to shared shadows without atomic operations. */
#include <math.h>
#include <stdlib.h>
#ifdef _OPENMP
#include <omp.h>
#else
typedef long omp_lock_t;
#define omp_init_lock(lock) (void)(lock)
#define omp_set_lock(lock) (void)(lock)
#define omp_unset_lock(lock) (void)(lock)
#define omp_destroy_lock(lock) (void)(lock)
#endif

void pointwise(const double *x, double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] = sin(x[i]) * x[i];
}

void swapped_pairs(double *x, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i += 2) {
    double first = x[i];
    x[i] = x[i + 1] * first;
    x[i + 1] = first;
  }
}

void same_places(const int *place, double *x, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    x[place[i]] = x[place[i]] * x[place[i]] + 1;
}

void edge_pair(double *x, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double flow = x[2 * i] * x[2 * i + 1];
    x[2 * i] += flow;
    x[2 * i + 1] -= flow;
  }
}

void line(const double *u, double *r, int n) {
#pragma omp parallel for
  for (int i = 1; i < n - 1; i++)
    r[i] = u[i - 1] * u[i] + u[i + 1];
}

void plane(const double *u, double *r, int n, int m) {
#pragma omp parallel for
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++)
      r[i * m + j] = u[i * m + j] * (u[(i - 1) * m + j] + u[(i + 1) * m + j]) - u[i * m + j - 1] * u[i * m + j + 1];
}

void space(const double *u, double *r, long n) {
#pragma omp parallel for
  for (long i = 1; i < n - 1; i++)
    for (long j = 1; j < n - 1; j++)
      for (long k = 1; k < n - 1; k++) {
        long at = (i * n + j) * n + k;
        r[at] = u[at] * u[at] + u[at - 1] + u[at + 1] + u[at - n] + u[at + n] + u[at - n * n] + u[at + n * n];
      }
}

void columns(const double *a, double *y, int rows, int n) {
#pragma omp parallel for
  for (int j = 1; j < n - 1; j++)
    for (int i = 1; i < rows; i++)
      y[j] += a[i * n + j] * a[(i - 1) * n + j];
}

void dealt_out(const double *x, double *y, int n, int chunk) {
#pragma omp parallel for schedule(static, chunk)
  for (int i = 1; i < n - 1; i++)
    y[i] = x[i] * x[i];
}

void dealt_out_singly(const double *x, double *y, long n) {
#pragma omp parallel for schedule(static, 1)
  for (long i = 0; i < n; i++)
    y[i] = x[i] * x[i];
}

void dealt_out_rows(const double *a, double *y, long rows, int columns) {
#pragma omp parallel for schedule(static, 2)
  for (long i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++)
      y[i] += a[i * columns + j] * a[i * columns + j] * y[i];
}

void dealt_out_line(const double *u, double *r, int n) {
#pragma omp parallel for schedule(static, 3)
  for (int i = 1; i < n - 1; i++)
    r[i] = u[i - 1] * u[i] + u[i + 1];
}

/* Nobody waits: a thread may be in the next round already. */
void dealt_out_again(const double *u, double *r, int rounds, int n) {
#pragma omp parallel
  for (int s = 0; s < rounds; s++)
#pragma omp for schedule(static, 3) nowait
    for (int i = 0; i < n; i++)
      r[s * n + i] = u[s + i] * u[s + i];
}

void convolution(const double *image, const double *weights, double *out, int channels, int outputs, int n) {
#pragma omp parallel for
  for (int o = 0; o < outputs; o++)
    for (int i = 0; i < n - 2; i++)
      for (int j = 0; j < n - 2; j++) {
        double sum = 0;
        for (int c = 0; c < channels; c++)
          for (int a = 0; a < 3; a++)
            for (int b = 0; b < 3; b++)
              sum += weights[((o * channels + c) * 3 + a) * 3 + b] * image[(c * n + i + a) * n + j + b];
        out[(o * (n - 2) + i) * (n - 2) + j] = sum > 0 ? sum : 0.1 * sum;
      }
}

void matrix_vector(const double *a, const double *x, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < m; j++)
      sum += a[i * m + j] * x[j];
    y[i] = sum * sum;
  }
}

void small_solves(const double *a, const double *b, double *x, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    const double *m = a + 4 * i, *rhs = b + 2 * i;
    double det = m[0] * m[3] - m[1] * m[2];
    x[2 * i] = (m[3] * rhs[0] - m[1] * rhs[1]) / det;
    x[2 * i + 1] = (m[0] * rhs[1] - m[2] * rhs[0]) / det;
  }
}

void pull(const double *from, double *to, long n, double w) {
#pragma omp parallel for
  for (long i = 1; i < n - 1; i++) {
    double left = from[3 * (i + 1)], rest = from[3 * i + 1], right = from[3 * (i - 1) + 2];
    double mean = (left + rest + right) / 3;
    to[3 * i] = left + w * (mean * mean - left);
    to[3 * i + 1] = rest + w * (mean - rest);
    to[3 * i + 2] = right + w * (mean * mean - right);
  }
}

void push(const double *from, double *to, long n, double w) {
#pragma omp parallel for
  for (long i = 1; i < n - 1; i++) {
    double left = from[3 * i], rest = from[3 * i + 1], right = from[3 * i + 2];
    double mean = (left + rest + right) / 3;
    to[3 * (i - 1)] = left + w * (mean * mean - left);
    to[3 * i + 1] = rest + w * (mean - rest);
    to[3 * (i + 1) + 2] = right + w * (mean * mean - right);
  }
}

/* What is a sum of ints here may lose the promise that it does not wrap around. */
void layers(const double *from, double *to, int nx, int ny, double w) {
  int cells = nx * ny;
#pragma omp parallel for
  for (int j = 1; j < ny - 1; j++)
    for (int i = 1; i < nx - 1; i++) {
      double f[3];
      for (int q = 0; q < 3; q++)
        f[q] = from[q * cells + (j - q + 1) * nx + i - q + 1];
      to[j * nx + i] = f[0] * f[1] + w * f[2] * f[2];
    }
}

/* Indices that are meant to wrap around: with m = 2**31 all are c. */
void wrapping(const double *u, double *r, unsigned m, unsigned c, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    r[i] = u[2u * i * m + c] * u[2u * i * m + c] * i;
}

void coloured_edges(const int *begin, const int *ends, const double *u, double *r, int colours) {
  for (int c = 0; c < colours; c++) {
#pragma omp parallel for
    for (int e = begin[c]; e < begin[c + 1]; e++) {
      double flow = u[ends[2 * e]] * u[ends[2 * e + 1]];
      r[ends[2 * e]] += flow;
      r[ends[2 * e + 1]] -= flow;
    }
  }
}

double sum_of_products(const double *x, int n) {
  double total = 0;
#pragma omp parallel for reduction(+ : total)
  for (int i = 1; i < n; i++)
    total += x[i] * x[i - 1];
  return total;
}

double largest(const double *x, int n) {
  double most = x[0];
#pragma omp parallel for reduction(max : most)
  for (int i = 0; i < n; i++)
    most = x[i] * x[i] > most ? x[i] * x[i] : most;
  return most;
}

/* Starting with a bias is a copy of memory; weights and bias lie in one array. */
void dense(const double *restrict parameters, const double *restrict x, double *restrict y, int n, int m) {
  const double *bias = parameters + n * m;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double sum[4];
    for (int k = 0; k < 4; k++)
      sum[k] = bias[k];
    for (int j = 0; j < m; j++)
      sum[j % 4] += parameters[i * m + j] * x[j] * sum[(j + 1) % 4];
    y[i] = sum[0] * sum[1] + sum[2] * sum[3];
  }
}

/* Each bin has a lock of its own: threads are in different sections at the same time, and all read scale[0]. */
double bins(const double *x, const double *scale, int n) {
  omp_lock_t locks[4];
  double sums[4] = {0, 0, 0, 0}, total = 0;
  for (int k = 0; k < 4; k++)
    omp_init_lock(&locks[k]);
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    int k = i % 4;
    omp_set_lock(&locks[k]);
    sums[k] += x[i] * x[i] * scale[0];
    omp_unset_lock(&locks[k]);
  }
  for (int k = 0; k < 4; k++) {
    omp_destroy_lock(&locks[k]);
    total += sums[k] * sums[k];
  }
  return total;
}

void guarded_line(const double *u, double *r, const int *kind, int n)
{
    #pragma omp parallel for
    for (int i = 1; i < n - 1; i++) {
        if (kind[i] < 0)
            abort();
        r[i] = u[i - 1] * u[i] + u[i + 1] * kind[i];
    }
}

struct particle {
    double mass;
    float charge, spin;
};

void members_of_two_types(const struct particle *p, const int *at, double *y, int n)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = p[at[i]].mass * p[at[i]].charge + p[at[i]].spin * p[at[i]].spin;
}

/* Loops that are made one: the neighbours of a cell lie in other rows and planes. */
void collapsed_plane(const double *u, double *v, int rows, int columns)
{
    #pragma omp parallel for collapse(2)
    for (int i = 1; i < rows - 1; i++)
        for (int j = 1; j < columns - 1; j++) {
            int k = i * columns + j;
            v[k] = u[k - columns] * u[k + columns] + u[k - 1] * u[k + 1];
        }
}

void collapsed_space(const double *u, double *v, int n)
{
    #pragma omp parallel for collapse(3)
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            for (int k = 1; k < n - 1; k++) {
                long at = ((long)i * n + j) * n + k;
                v[at] = u[at - 1] * u[at + 1] + u[at - n] * u[at + n] + u[at - (long)n * n] * u[at + (long)n * n];
            }
}

void cells_by_number(const double *u, double *v, long rows, long columns, long leading)
{
    #pragma omp parallel for
    for (long t = 0; t < rows * columns; t++) {
        long i = t / columns, j = t % columns;
        v[t] = u[i * leading + j] * u[(i + 1) * leading + j];
    }
}

/* What one iteration has read, the next one need not read again: only a thread's first one does. */
void carried_line(const double *restrict u, double *restrict v, int n)
{
    #pragma omp parallel for
    for (int i = 2; i < n - 1; i++)
        v[i] = u[i - 2] * u[i - 1] + u[i] * u[i] * u[i + 1];
}

void carried_backwards(const double *restrict u, double *restrict v, long n)
{
    #pragma omp parallel for
    for (long i = n - 2; i > 0; i--)
        v[i] = u[i - 1] * u[i] + u[i + 1] * u[i];
}

void carried_pairs(const double *restrict u, double *restrict v, long n)
{
    #pragma omp parallel for
    for (long i = 0; i < n / 2 - 1; i++)
        v[i] = u[2 * i] * u[2 * i + 1] * u[2 * i + 2];
}

static double line_before[64], line_after[64];

double carried_globals(const double *restrict u, int n)
{
    for (int i = 0; i < n; i++)
        line_before[i] = u[i] * u[i];
    #pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        line_after[i] = line_before[i - 1] * line_before[i] + line_before[i + 1] * line_before[i];
    double sum = 0;
    for (int i = 1; i < n - 1; i++)
        sum += line_after[i] * line_after[i];
    return sum;
}

/* Threads that need not wait are in the loop for the next s when others are in it for the last one. */
void overtaking(const double *restrict u, double *restrict v, int n, int m)
{
    #pragma omp parallel
    for (int s = 0; s < m; s++) {
        #pragma omp for nowait schedule(dynamic)
        for (int i = 0; i < n; i++)
            v[i + s * n] = u[i + s] * u[i + s] * s;
    }
}

void overtaking_blocks(const double *restrict u, double *restrict v, int n, int m)
{
    #pragma omp parallel
    for (int s = 0; s < m; s++) {
        #pragma omp for nowait
        for (int i = 1; i < n - 1; i++)
            v[i] += u[i - 1] * u[i + 1] * s;
    }
}

void overtaking_points(const double *restrict u, double *restrict v, int n, int m)
{
    #pragma omp parallel
    for (int s = 0; s < m; s++) {
        #pragma omp for nowait
        for (int i = 0; i < n; i++)
            v[i] = v[i] * u[i] + s;
    }
}

void in_step(const double *restrict u, double *restrict v, int n, int m)
{
    #pragma omp parallel
    for (int s = 0; s < m; s++) {
        #pragma omp for
        for (int i = 1; i < n - 1; i++)
            v[i] += u[i - 1 + s] * u[i + 1 + s];
    }
}
