/* Programs that call BLAS and LAPACK by their names in Fortran and in C. Matrices are n by n. */
#include <stdlib.h>
#include <string.h>

void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *, const int *,
            const double *, const int *, const double *, double *, const int *);
void dgemv_(const char *, const int *, const int *, const double *, const double *, const int *, const double *,
            const int *, const double *, double *, const int *);
void dsyrk_(const char *, const char *, const int *, const int *, const double *, const double *, const int *,
            const double *, double *, const int *);
void dtrmm_(const char *, const char *, const char *, const char *, const int *, const int *, const double *,
            const double *, const int *, double *, const int *);
void dtrsm_(const char *, const char *, const char *, const char *, const int *, const int *, const double *,
            const double *, const int *, double *, const int *);
double ddot_(const int *, const double *, const int *, const double *, const int *);
void daxpy_(const int *, const double *, const double *, const int *, double *, const int *);
void dgesv_(const int *, const int *, double *, const int *, int *, double *, const int *, int *);
void dgetrf_(const int *, const int *, double *, const int *, int *, int *);
void dgetrs_(const char *, const int *, const int *, const double *, const int *, const int *, double *, const int *,
             int *, size_t);
void dgetri_(const int *, double *, const int *, const int *, double *, const int *, int *);
void dpotrf_(const char *, const int *, double *, const int *, int *);
void dpotrs_(const char *, const int *, const int *, const double *, const int *, double *, const int *, int *);
void dsyev_(const char *, const char *, const int *, double *, const int *, double *, double *, const int *, int *);
void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dgemv(int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dtrsm(int, int, int, int, int, int, int, double, const double *, int, double *, int);
void cblas_dsymm(int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
double cblas_ddot(int, const double *, int, const double *, int);

static double *copy(const double *a, int count)
{
    double *made = malloc(count * sizeof *made);
    memcpy(made, a, count * sizeof *made);
    return made;
}

static double squares(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i] * (i + 1);
    return sum;
}

double products(const double *a, const double *b, int n)
{
    double *c = copy(b, n * n), alpha = 0.5 + a[0], beta = -0.25, one = 1;
    int step = 1, two = 2, half = n / 2;
    dgemm_("N", "T", &n, &n, &n, &alpha, a, &n, b, &n, &beta, c, &n);
    dgemv_("T", &n, &half, &one, a, &n, b, &step, &beta, c, &two);
    dsyrk_("L", "N", &n, &n, &one, b, &n, &one, c, &n);
    dtrmm_("R", "U", "T", "N", &n, &n, &alpha, a, &n, c, &n);
    dtrsm_("L", "L", "N", "U", &n, &n, &alpha, b, &n, c, &n);
    daxpy_(&n, &alpha, a, &step, c, &step);
    double sum = squares(c, n * n) + ddot_(&n, c, &n, a, &step);
    free(c);
    return sum;
}

double rows(const double *a, const double *b, int n)
{
    double *c = copy(a, n * n);
    cblas_dgemm(101, 111, 112, n, n, n, 2.0, a, n, b, n, 0.5, c, n);
    cblas_dsymm(101, 142, 121, n, n, 1.0, b, n, a, n, 1.0, c, n);
    cblas_dgemv(101, 111, n, n, 1.0, b, n, a, 1, 1.0, c, 1);
    cblas_dtrsm(101, 141, 122, 112, 131, n, n, 1.0, b, n, c, n);
    double sum = squares(c, n * n) + cblas_ddot(n, c, 1, c + n, 1);
    free(c);
    return sum;
}

double solve(const double *a, const double *b, int n)
{
    double *m = copy(a, n * n), *x = copy(b, n);
    int *pivots = malloc(n * sizeof *pivots), info, one = 1;
    dgesv_(&n, &one, m, &n, pivots, x, &n, &info);
    double sum = info == 0 ? squares(x, n) : a[0];
    for (int i = 0; i < n; i++)
        sum += m[i + i * n]; /* the factors are a result as well */
    free(m);
    free(x);
    free(pivots);
    return sum;
}

double factors(const double *a, const double *b, int n)
{
    double *m = copy(a, n * n), *x = copy(b, n), *work = malloc(n * sizeof *work), sum;
    int *pivots = malloc(n * sizeof *pivots), info, one = 1;
    dgetrf_(&n, &n, m, &n, pivots, &info);
    dgetrs_("T", &n, &one, m, &n, pivots, x, &n, &info, 1);
    sum = squares(x, n);
    dgetri_(&n, m, &n, pivots, work, &n, &info);
    sum += squares(m, n * n);
    free(m);
    free(x);
    free(work);
    free(pivots);
    return sum;
}

double positive(const double *a, const double *b, int n)
{
    double *m = copy(a, n * n), *x = copy(b, n), sum = 0;
    int info, one = 1;
    for (int i = 0; i < n; i++)
        m[i + i * n] += 10;
    dpotrf_("L", &n, m, &n, &info);
    if (info)
        return -1;
    dpotrs_("L", &n, &one, m, &n, x, &n, &info);
    for (int i = 0; i < n; i++)
        sum += x[i] * b[i] + m[i + i * n] * m[i];
    free(m);
    free(x);
    return sum;
}

double spectrum(const double *a, const double *b, int n)
{
    double *m = copy(a, n * n), *w = malloc(n * sizeof *w), *work = malloc(10 * n * sizeof *work), sum = 0;
    int info, size = 10 * n;
    dsyev_("V", "U", &n, m, &n, w, work, &size, &info);
    for (int i = 0; i < n; i++)
        sum += w[i] * w[i] * w[i] + m[i] * m[i] * b[i];
    free(m);
    free(w);
    free(work);
    return sum;
}
