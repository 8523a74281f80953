/* Parallel loops that all read one array of weights, which threads therefore have copies of the adjoint of: in loops of
 * all shapes, since the copies are as large as what the loops reach. */
#include <math.h>

#define EACH _Pragma("omp parallel for reduction(+ : total)") for (long i = 0; i < n; i++)

double backwards(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    for (long j = m - 1; j >= 0; j -= 2)
      total += w[3 * j + 1] * x[i];
  }
  return total;
}

double grid(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    for (long a = 0; a < m; a++)
      for (long b = 0; b < k; b++)
        total += w[a * k + b] * w[(m - 1 - a) * k + b] * x[i];
  }
  return total;
}

double triangle(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    for (long a = 0; a < m; a++)
      for (long b = 0; b <= a; b++)
        total += w[a * m + b] * x[i];
  }
  return total;
}

double own_window(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    long from = (long)(x[i] * 4);
    for (long j = 0; j < m; j++)
      total += w[from + j] * x[i] * w[from + k - j];
  }
  return total;
}

double chosen(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    for (long j = 0; j < m; j++)
      if (x[j] > 1)
        total += w[j + k] * x[i];
  }
  return total;
}

double until(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    for (long j = 0; j < m; j++) {
      if (x[j] > 1.4)
        break;
      total += w[j] * x[i];
    }
  }
  return total;
}

/* The last run of the loop's beginning does not come to the weights. */
double test_in_the_middle(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    double s = x[i];
    for (long j = 0;; j++) {
      s = s * 0.5 + sin(s) + cos(s) * s + exp(-s) + log(1 + s * s) + sin(s * 2) + cos(s * 3) * s;
      if (j >= m)
        break;
      total += s * w[k - j];
    }
  }
  return total;
}

double walking(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    const double *p = w + 2;
    for (long a = 0; a < m; a++, p += 3)
      for (const double *q = p; q != p + k; q++)
        total += *q * *q * x[i];
  }
  return total;
}

/* Each thread reads another part, and all begin with the same. */
double both(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    total += w[0] * w[i + k] * x[i];
    for (int j = 1; j < (int)m; j++)
      total += w[j] * w[i + k];
  }
  return total;
}

double threes(const double *w, const double *x, const int *which, long n) {
  double total = 0;
  EACH {
    const double *p = w + 3 * which[i];
    total += p[0] * p[2] * x[i] + p[1];
  }
  return total;
}

/* Where the weights lie cannot be told without the numbers that are computed. */
double computed(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    for (long j = 0; j < m; j++)
      if (sin(x[j]) * x[i] > 0.5)
        total += w[j + k] * x[i];
  }
  return total;
}

/* The list of places is made by the region itself, from its first half to its second. */
static long places[23];
double listed_by_itself(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
#pragma omp parallel
  {
#pragma omp for
    for (long i = 0; i < n; i++)
      places[i] = (i * m + (long)x[0]) % (5 * k);
#pragma omp for reduction(+ : total)
    for (long i = 0; i < n; i++)
      total += w[places[n - 1 - i]] * w[places[i]] * x[i];
  }
  return total;
}

static const int first[] = {0, 3, 3, 7, 9, 10, 12}, columns[] = {7, 0, 39, 3, 5, 5, 5, 8, 2, 11, 1, 30};
double listed_in_rows(const double *w, const double *x, long n, long m, long k) {
  double total = 0;
  EACH {
    double s = k;
    for (long p = first[i % 6]; p < first[i % 6 + 1]; p++)
      if (columns[p] > m)
        s += w[columns[p]] * x[p];
    total += s * s * x[i];
  }
  return total;
}
