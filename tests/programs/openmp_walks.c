/* Parallel loops in whose iterations pointers walk, and whose gradients add without atomic operations all the same. */
#define APART __attribute__((noinline))

/* y[i]: something of row i of a, m or m * k numbers long, and of w: every kernel has these parameters. */

void pairs(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    const double *p = a + (long)i * m, *q = w;
    double sum = 0;
    for (int j = 0; j < m / 2; j++) {
      sum += p[0] * p[1] * *q;
      p += 2;
      q++;
    }
    y[i] = sum;
  }
}

void to_the_end(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double sum = 0;
    const double *v = w;
    for (const double *p = a + (long)i * m, *end = p + m; p != end; ++p)
      sum += *p * *v++;
    y[i] = sum * sum;
  }
}

void below_the_end(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double sum = w[0];
    for (const double *p = a + i * m, *end = p + m; p < end; p += 3)
      sum *= *p;
    y[i] = sum;
  }
}

void backwards(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (const double *begin = a + (long)i * m, *p = begin + m; p != begin;)
      sum = sum * w[0] + *--p;
    y[i] = sum * sum;
  }
}

void matrix_by_matrix(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    const double *p = a + (long)i * m * k;
    double sum = 0;
    for (int j = 0; j < m; j++) {
      const double *v = w;
      for (int l = 0; l < k; l++)
        sum += *p * *p * *v++ * (j + 1), p++;
    }
    y[i] = sum * sum;
  }
}

void by_columns(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int l = 0; l < k; l++) {
      const double *p = a + (long)i * m * k + l;
      for (int j = 0; j < m; j++, p += k)
        sum += *p * *p * w[l];
    }
    y[i] = sum * sum;
  }
}

void running_index(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double sum = 0;
    int at = i * m * k;
    for (int j = 0; j < m; j++)
      for (int l = 0; l < k; l++)
        sum += a[at] * a[at] * w[l] * (j + 1), at++;
    y[i] = sum * sum;
  }
}

void three_deep(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    const double *p = a + (long)i * m * k * 2;
    double sum = 0;
    for (int h = 0; h < k; h++)
      for (int j = 0; j < m; j++)
        for (int l = 0; l < 2; l++)
          sum += p[0] * w[l] * (h + 1), sum *= 1 + p[0] * j, p++;
    y[i] = sum * sum;
  }
}

static APART double norm(const double *first, const double *last) {
  double sum = 0;
  for (; first != last; ++first)
    sum += *first * *first;
  return sum;
}

void in_a_callee(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] = norm(a + (long)i * m, a + (long)i * m + m) * w[i % 2];
}

/* What cannot be a linear form, and must not be taken for one. */

void triangle(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    const double *p = a + (long)i * m;
    double sum = 0;
    for (int j = 0; j < k; j++)
      for (int l = 0; l <= j; l++)
        sum += *p * *p * w[l], p++;
    y[i] = sum * sum;
  }
}

void sometimes(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    const double *p = a + i;
    double sum = 0;
    for (int j = 0; j < m; j++) {
      sum += *p * *p;
      if (w[j % 2] * j > 1.3)
        p++;
    }
    y[i] = sum * sum;
  }
}

void after_the_loop(const double *a, const double *w, double *y, int n, int m, int k) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    const double *p = a + i;
    double sum = 0;
    for (int j = 0; j < m; j++) {
      sum += *p * *p * w[0];
      for (int l = 0; l < k; l++)
        sum *= *p * w[1], p++;
      sum += *p;
    }
    y[i] = sum;
  }
}
