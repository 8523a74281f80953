/* Parallel loops over tables of rows: pointers that each iteration loads for itself. */
#include <stdlib.h>
#ifdef _OPENMP
#include <omp.h>
#else
static inline int omp_get_thread_num(void) { return 0; }
#endif

void squares(double **u, double **v, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < m; j++)
      sum += u[i][j] * u[i][j];
    y[i] = sum * sum;
  }
}

void handed_out(double **u, double **v, double *y, int n, int m) {
#pragma omp parallel for schedule(dynamic, 2)
  for (int i = 0; i < n; i++) {
    double sum = u[i][0];
    for (int j = 1; j < m; j++)
      sum *= u[i][j] + u[i][j - 1];
    y[i] = sum;
  }
}

void neighbours(double **u, double **v, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m; j++)
      y[i] += u[i - 1][j] * u[i][j] * u[i + 1][j - 1];
}

void two_tables(double **u, double **v, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n - 1; i++)
    for (int j = 0; j < m; j++)
      y[i] += u[i][j] * v[i][m - 1 - j] * v[i + 1][j];
}

void every_third(double **u, double **v, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n / 3; i++)
    for (int j = 0; j < m; j++)
      y[i] += u[3 * i][j] * u[3 * i + 1][j];
}

/* Rows are read before a barrier and behind it. */
void phases(double **u, double **v, double *y, int n, int m) {
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < n; i++)
      for (int j = 0; j < m; j++)
        y[i] += u[i][j] * u[i][j];
#pragma omp for
    for (int i = 0; i < n - 1; i++)
      for (int j = 0; j < m; j++)
        y[i] *= 1 + 0.1 * u[i + 1][j] * u[i][j];
  }
}

/* The tables are gone when the reverse sweep begins. */
void tables_of_its_own(double **u, double **v, double *y, int n, int m) {
  double **rows = malloc(n * sizeof *rows);
  for (int i = 0; i < n; i++)
    rows[i] = u[n - 1 - i];
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      y[i] += rows[i][j] * rows[i][j];
  free(rows);
}

struct row {
  double *begin;
  long length;
};

/* The lengths differ. */
void own_lengths(struct row *u, double **v, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    for (long j = 0; j < u[i].length; j++)
      y[i] += u[i].begin[j] * u[i].begin[j];
}

/* Some rows are not used. */
void some(double **u, double **v, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    if (y[i] > 0.7)
      for (int j = 0; j < m; j++)
        y[i] += u[i][j] * u[i][j];
}

/* Every iteration reads all rows. */
void all(double **u, double **v, double *y, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      for (int j = 0; j < m; j++)
        y[i] += u[k][j] * v[i][j];
}

/* Each thread has a pointer of its own: other iterations may be at the same place. */
void by_thread(double **u, double **v, double *restrict y, int n, int m) {
#pragma omp parallel
  {
    const double *p = u[omp_get_thread_num() % 2];
#pragma omp for
    for (int i = 0; i < n; i++)
      y[i] = p[i] * p[i];
  }
}
