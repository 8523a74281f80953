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
