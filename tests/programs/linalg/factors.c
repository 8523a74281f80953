/* Factors of symmetric indefinite matrices, QR with exchanges of columns, and condition numbers. */
#include <complex.h>
#include <stdlib.h>
#include <string.h>

typedef double _Complex complex_number;
void dsytrf_(const char *, const int *, double *, const int *, int *, double *, const int *, int *);
void dsytrs_(const char *, const int *, const int *, const double *, const int *, const int *, double *, const int *, int *);
void dsytri_(const char *, const int *, double *, const int *, const int *, double *, int *);
void zhetrf_(const char *, const int *, complex_number *, const int *, int *, complex_number *, const int *, int *);
void zhetrs_(const char *, const int *, const int *, const complex_number *, const int *, const int *, complex_number *,
             const int *, int *);
void zsytrf_(const char *, const int *, complex_number *, const int *, int *, complex_number *, const int *, int *);
void zsytri_(const char *, const int *, complex_number *, const int *, const int *, complex_number *, int *);
void dgeqp3_(const int *, const int *, double *, const int *, int *, double *, double *, const int *, int *);
double dlange_(const char *, const int *, const int *, const double *, const int *, double *);
void dgetrf_(const int *, const int *, double *, const int *, int *, int *);
void dgecon_(const char *, const int *, const double *, const int *, const double *, double *, double *, int *, int *);
void dpotrf_(const char *, const int *, double *, const int *, int *);
void dpocon_(const char *, const int *, const double *, const int *, const double *, double *, double *, int *, int *);

/* The factors, a solution and the inverse, of either triangle; the other one is not read. */
static double indefinite(const char *uplo, const double *given, const double *right, int n)
{
    double *a = malloc(n * n * sizeof *a), *b = malloc(2 * n * sizeof *b), *work, size, sum = 0;
    int *pivots = malloc(n * sizeof *pivots), two = 2, ask = -1, info;
    memcpy(a, given, n * n * sizeof *a);
    memcpy(b, right, 2 * n * sizeof *b);
    dsytrf_(uplo, &n, a, &n, pivots, &size, &ask, &info);
    int lwork = size < n ? n : (int)size;
    work = malloc(lwork * sizeof *work);
    dsytrf_(uplo, &n, a, &n, pivots, work, &lwork, &info);
    for (int i = 0; i < n * n && info == 0; i++)
        sum += (1 + i % 3) * a[i] * a[i];
    dsytrs_(uplo, &n, &two, a, &n, pivots, b, &n, &info);
    for (int i = 0; i < 2 * n; i++)
        sum += (1 + i % 4) * b[i] * b[i];
    dsytri_(uplo, &n, a, &n, pivots, work, &info);
    for (int i = 0; i < n * n; i++)
        sum += (1 + i % 5) * a[i] * a[i];
    free(a);
    free(b);
    free(work);
    free(pivots);
    return sum;
}

double upper(const double *a, const double *b, int n) { return indefinite("U", a, b, n); }
double lower(const double *a, const double *b, int n) { return indefinite("L", a, b, n); }

/* Complex matrices a + i b, Hermitian ones and symmetric ones. */
static double complex_indefinite(const char *uplo, const double *re, const double *im, int n)
{
    complex_number *a = malloc(n * n * sizeof *a), *s = malloc(n * n * sizeof *a), *x = malloc(n * sizeof *x);
    complex_number *work = malloc(n * sizeof *work);
    int *pivots = malloc(n * sizeof *pivots), one = 1, info;
    double sum = 0;
    for (int i = 0; i < n * n; i++)
        a[i] = s[i] = re[i] + im[i] * I;
    for (int i = 0; i < n; i++)
        x[i] = im[i] - 0.5 * re[i] * I;
    zhetrf_(uplo, &n, a, &n, pivots, work, &n, &info);
    zhetrs_(uplo, &n, &one, a, &n, pivots, x, &n, &info);
    zsytrf_(uplo, &n, s, &n, pivots, work, &n, &info);
    zsytri_(uplo, &n, s, &n, pivots, work, &info);
    for (int i = 0; i < n; i++)
        sum += (1 + i) * creal(x[i] * conj(x[i])) + cimag(x[i]);
    for (int i = 0; i < n * n; i++)
        sum += creal(s[i]) * (1 + i % 3) + cimag(s[i]);
    free(a);
    free(s);
    free(x);
    free(work);
    free(pivots);
    return sum;
}

double complex_upper(const double *a, const double *b, int n) { return complex_indefinite("U", a, b, n); }
double complex_lower(const double *a, const double *b, int n) { return complex_indefinite("L", a, b, n); }

/* R and the reflectors of a matrix of n rows and n - 1 columns, of which the second is to come first. */
double pivoted(const double *given, const double *weights, int n)
{
    int columns = n - 1, lwork = 64 * n, info, *order = calloc(n, sizeof *order);
    double *a = malloc(n * n * sizeof *a), *tau = malloc(n * sizeof *tau), *work = malloc(lwork * sizeof *work), sum = 0;
    memcpy(a, given, n * n * sizeof *a);
    order[1] = 1;
    dgeqp3_(&n, &columns, a, &n, order, tau, work, &lwork, &info);
    for (int i = 0; i < n * columns; i++)
        sum += weights[i] * a[i];
    for (int i = 0; i < columns; i++)
        sum += tau[i] * weights[order[i]];
    free(a);
    free(tau);
    free(work);
    free(order);
    return sum;
}

double conditions(const double *given, const double *other, int n)
{
    double *a = malloc(n * n * sizeof *a), *work = malloc(4 * n * sizeof *work), norm, found, sum = 0;
    int *numbers = malloc(n * sizeof *numbers), *pivots = malloc(n * sizeof *pivots), info;
    for (int turn = 0; turn < 2; turn++) {
        const char *which = turn ? "I" : "1";
        memcpy(a, given, n * n * sizeof *a);
        norm = dlange_(which, &n, &n, a, &n, work);
        dgetrf_(&n, &n, a, &n, pivots, &info);
        dgecon_(which, &n, a, &n, &norm, &found, work, numbers, &info);
        sum += (1 + turn) * found;
    }
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            a[i + j * n] = other[i + j * n] + other[j + i * n] + (i == j ? 12 : 0);
    norm = dlange_("1", &n, &n, a, &n, work);
    dpotrf_("L", &n, a, &n, &info);
    dpocon_("L", &n, a, &n, &norm, &found, work, numbers, &info);
    sum += found;
    free(a);
    free(work);
    free(numbers);
    free(pivots);
    return sum;
}
