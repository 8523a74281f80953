/* Functions that threads of a region call, and that no compiler inlines. */
#include <math.h>
#ifdef _OPENMP
#include <omp.h>
#endif
#define APART __attribute__((noinline))

static APART double dot(const double *x, const double *w, int m) {
  double sum = 0;
  for (int j = 0; j < m; j++)
    sum += x[j] * w[j];
  return sum;
}

static APART double layer(const double *x, const double *w, int m) {
  return sin(dot(x, w, m)) + dot(x, x, m);
}

static APART void scale(double *x, const double *w, int m) {
  for (int j = 0; j < m; j++)
    x[j] *= w[j] * x[j];
}

void one_level(double *x, const double *w, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] = dot(x + i * m, w, m);
}

void two_levels(double *x, const double *w, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] = layer(x + i * m, w, m) * y[i];
}

void in_place(double *x, const double *w, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    scale(x + i * m, w, m);
    y[i] += x[i * m];
  }
}

static double table[8];

static APART void look_up(double *at, int k) { *at += table[k] * table[k]; }

void global_table(double *x, const double *w, double *y, int n, int m) {
  for (int j = 0; j < 8; j++)
    table[j] = w[j % m];
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    look_up(y + i, i % 8);
}

static APART void shared_loop(const double *x, const double *w, double *y, int n, int m) {
#pragma omp for
  for (int i = 0; i < n; i++)
    y[i] = dot(x + i * m, w, m) * y[i];
}

void orphaned(double *x, const double *w, double *y, int n, int m) {
#pragma omp parallel
  {
    shared_loop(x, w, y, n, m);
    shared_loop(x, w, y, n, m);
  }
}

/* In code that one thread runs as well. */
void inside_and_outside(double *x, const double *w, double *y, int n, int m) {
  y[0] *= dot(x, w, m);
#pragma omp parallel for
  for (int i = 1; i < n; i++)
    y[i] *= dot(x + i * m, w, m);
}

void in_tasks(double *x, const double *w, double *y, int n, int m) {
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < n; i++)
#pragma omp task
    y[i] = dot(x + i * m, w, m);
}

/* What calls itself stays what it is. */
static APART double tree(const double *x, const double *w, int m) {
  return m < 2 ? (m ? x[0] * w[0] : 0) : tree(x, w, m / 2) * 0.5 + tree(x + m / 2, w + m / 2, m - m / 2);
}

void recursive(double *x, const double *w, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] = tree(x + i * m, w, m);
}

static double odd(const double *x, const double *w, int m);

static APART double even(const double *x, const double *w, int m) {
  return m ? x[0] * w[0] * 0.5 + odd(x + 1, w + 1, m - 1) : 0;
}

static APART double odd(const double *x, const double *w, int m) {
  return m ? x[0] * x[0] * w[0] - even(x + 1, w + 1, m - 1) * w[0] : 0;
}

void in_turn(double *x, const double *w, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] = even(x + i * m, w, m);
}
