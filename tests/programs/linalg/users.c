/* Linear algebra as programs use it: elimination of their own beside LAPACK's, blocks of a matrix by leading
 * dimensions, mixed orders and triangles, a filter, Newton's method with a system in each step. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 101, COLUMNS, PLAIN = 111, TURNED, UPPER = 121, LOWER, ANY = 131, UNIT, LEFT = 141, RIGHT };
void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dgemv(int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dtrsv(int, int, int, int, int, const double *, int, double *, int);
void cblas_dtrsm(int, int, int, int, int, int, int, double, const double *, int, double *, int);
void cblas_dtrmm(int, int, int, int, int, int, int, double, const double *, int, double *, int);
void cblas_dsymm(int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dsymv(int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dger(int, int, int, double, const double *, int, const double *, int, double *, int);
double cblas_dnrm2(int, const double *, int);
void cblas_daxpy(int, double, const double *, int, double *, int);
int LAPACKE_dgesv(int, int, int, double *, int, int *, double *, int);
int LAPACKE_dgetrf(int, int, int, double *, int, int *);
int LAPACKE_dgetrs(int, char, int, int, const double *, int, const int *, double *, int);
void dsyev_(char *, char *, int *, double *, int *, double *, double *, int *, int *);

static double *copied(const double *x, int count)
{
    double *made = malloc(count * sizeof *made);
    memcpy(made, x, count * sizeof *made);
    return made;
}

double elimination(const double *a, const double *b, int n)
{
    double *m = copied(a, n * n), *x = copied(b, n), *other = copied(a, n * n), *y = copied(b, n), sum = 0;
    int *pivots = malloc(n * sizeof *pivots);
    for (int k = 0; k < n; k++) {
        int best = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(m[i * n + k]) > fabs(m[best * n + k]))
                best = i;
        for (int j = 0; j <= n && best != k; j++) {
            double *one = j < n ? &m[k * n + j] : &x[k], *two = j < n ? &m[best * n + j] : &x[best], kept = *one;
            *one = *two;
            *two = kept;
        }
        for (int i = k + 1; i < n; i++) {
            double factor = m[i * n + k] / m[k * n + k];
            for (int j = k; j < n; j++)
                m[i * n + j] -= factor * m[k * n + j];
            x[i] -= factor * x[k];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            x[i] -= m[i * n + j] * x[j];
        x[i] /= m[i * n + i];
    }
    LAPACKE_dgesv(ROWS, n, 1, other, n, pivots, y, 1);
    for (int i = 0; i < n; i++)
        sum += (i + 1) * x[i] * y[i];
    free(m), free(x), free(other), free(y), free(pivots);
    return sum;
}

/* A system by the Schur complement of its leading block. */
double blocks(const double *a, const double *b, int n)
{
    int k = n / 2, r = n - k, *pivots = malloc(n * sizeof *pivots);
    double *m = copied(a, n * n), *v = copied(b, n), sum = 0;
    double *beside = m + k, *below = m + k * n, *rest = below + k;
    LAPACKE_dgetrf(ROWS, k, k, m, n, pivots);
    LAPACKE_dgetrs(ROWS, 'N', k, r, m, n, pivots, beside, n);
    LAPACKE_dgetrs(ROWS, 'N', k, 1, m, n, pivots, v, 1);
    cblas_dgemm(ROWS, PLAIN, PLAIN, r, r, k, -1, below, n, beside, n, 1, rest, n);
    cblas_dgemv(ROWS, PLAIN, r, k, -1, below, n, v, 1, 1, v + k, 1);
    LAPACKE_dgesv(ROWS, r, 1, rest, n, pivots, v + k, 1);
    cblas_dgemv(ROWS, PLAIN, k, r, -1, beside, n, v + k, 1, 1, v, 1);
    for (int i = 0; i < n; i++)
        sum += (i + 1) * v[i] * v[i];
    free(m), free(v), free(pivots);
    return sum;
}

double mixtures(const double *a, const double *b, int n)
{
    double *l = copied(a, n * n), *v = copied(b, n), *t = calloc(n * n, sizeof *t), sum = 0;
    for (int i = 0; i < n; i++)
        l[i * n + i] = 3 + l[i * n + i] * l[i * n + i];
    cblas_dtrsv(ROWS, LOWER, PLAIN, ANY, n, l, n, v, 1);
    cblas_dtrsv(COLUMNS, LOWER, TURNED, UNIT, n, l, n, v, 1);
    cblas_dsymm(COLUMNS, RIGHT, UPPER, n, n, 0.1, l, n, a, n, 0, t, n);
    cblas_dtrmm(ROWS, LEFT, UPPER, TURNED, ANY, n, n, 0.5, l, n, t, n);
    cblas_dger(COLUMNS, n, n, 2, v, 1, b, 1, t, n);
    cblas_dsymv(ROWS, LOWER, n, 1, t, n, b, 1, -0.5, v, 1);
    cblas_dtrsm(COLUMNS, RIGHT, LOWER, PLAIN, ANY, n, n, 1, l, n, t, n);
    for (int i = 0; i < n * n; i++)
        sum += (1 + i % 3) * t[i] * t[i];
    for (int i = 0; i < n; i++)
        sum += (i + 1) * v[i];
    free(l), free(v), free(t);
    return sum;
}

double newton(const double *a, const double *b, int n)
{
    double *x = calloc(n, sizeof *x), *f = malloc(n * sizeof *f), *j = malloc(n * n * sizeof *j), sum = 0;
    int *pivots = malloc(n * sizeof *pivots);
    for (int step = 0; step < 40; step++) {
        for (int i = 0; i < n; i++)
            f[i] = x[i] * x[i] * x[i] + 2 * x[i] - b[i];
        cblas_dgemv(ROWS, PLAIN, n, n, 0.1, a, n, x, 1, 1, f, 1);
        if (cblas_dnrm2(n, f, 1) < 1e-13)
            break;
        for (int i = 0; i < n * n; i++)
            j[i] = 0.1 * a[i] + (i % (n + 1) == 0 ? 3 * x[i / n] * x[i / n] + 2 : 0);
        LAPACKE_dgesv(ROWS, n, 1, j, n, pivots, f, 1);
        cblas_daxpy(n, -1, f, 1, x, 1);
    }
    for (int i = 0; i < n; i++)
        sum += (i + 1) * x[i];
    free(x), free(f), free(j), free(pivots);
    return sum;
}

/* Variances along principal axes, with a work space as large as LAPACK asks for. */
double axes(const double *a, const double *weights, int n)
{
    double *z = copied(a, n * n), *c = calloc(n * n, sizeof *c), *values = malloc(n * sizeof *values), size, sum;
    int ask = -1, info;
    for (int j = 0; j < n; j++) {
        double mean = 0;
        for (int i = 0; i < n; i++)
            mean += a[i * n + j] / n;
        for (int i = 0; i < n; i++)
            z[i * n + j] = (a[i * n + j] - mean) * weights[i];
    }
    cblas_dgemm(ROWS, TURNED, PLAIN, n, n, n, 1.0 / (n - 1), z, n, z, n, 0, c, n);
    dsyev_("V", "U", &n, c, &n, values, &size, &ask, &info);
    int lwork = (int)size;
    double *work = malloc(lwork * sizeof *work);
    dsyev_("V", "U", &n, c, &n, values, work, &lwork, &info);
    sum = values[n - 1] + 0.5 * values[n - 2];
    for (int i = 0; i < n; i++)
        sum += (i + 1) * c[(n - 1) * n + i] * c[(n - 1) * n + i];
    free(z), free(c), free(values), free(work);
    return sum;
}

/* The likelihood of a series, two measurements at a time, of a state of three numbers. */
double filter(const double *a, const double *z, int n)
{
    double x[3] = {0}, p[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, f[9], sum = 0;
    const double *h = a + 9;
    for (int i = 0; i < 9; i++)
        f[i] = 0.3 * a[i] + (i % 4 == 0);
    for (int k = 0; k + 1 < n; k += 2) {
        double next[3], t[9], ph[6], s[4] = {0.5, 0, 0, 0.5}, left[4], gain[6], r[2] = {z[k], z[k + 1]};
        int pivots[2];
        cblas_dgemv(ROWS, PLAIN, 3, 3, 1, f, 3, x, 1, 0, next, 1);
        cblas_dgemm(ROWS, PLAIN, PLAIN, 3, 3, 3, 1, f, 3, p, 3, 0, t, 3);
        cblas_dgemm(ROWS, PLAIN, TURNED, 3, 3, 3, 1, t, 3, f, 3, 0, p, 3);
        cblas_dgemm(ROWS, PLAIN, TURNED, 3, 2, 3, 1, p, 3, h, 3, 0, ph, 2);
        cblas_dgemm(ROWS, PLAIN, PLAIN, 2, 2, 3, 1, h, 3, ph, 2, 1, s, 2);
        cblas_dgemv(ROWS, PLAIN, 2, 3, -1, h, 3, next, 1, 1, r, 1);
        sum += log(s[0] * s[3] - s[1] * s[2]);
        memcpy(left, s, sizeof s);
        for (int i = 0; i < 6; i++)
            gain[i % 2 * 3 + i / 2] = ph[i];
        LAPACKE_dgesv(ROWS, 2, 3, left, 2, pivots, gain, 3);
        memcpy(x, next, sizeof x);
        cblas_dgemv(ROWS, TURNED, 2, 3, 1, gain, 3, r, 1, 1, x, 1);
        cblas_dgemm(ROWS, TURNED, TURNED, 3, 3, 2, -1, gain, 3, ph, 2, 1, p, 3);
    }
    return sum + x[0] + 2 * x[1] - x[2];
}
