/* Programs that call LAPACK for triangular, banded and tridiagonal systems and for least squares. Matrices are n by n. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

void dtrtrs_(const char *, const char *, const char *, const int *, const int *, const double *, const int *, double *,
             const int *, int *, size_t, size_t, size_t);
void dgtsv_(const int *, const int *, double *, double *, double *, double *, const int *, int *);
void dgbtrf_(const int *, const int *, const int *, const int *, double *, const int *, int *, int *);
void dgbtrs_(const char *, const int *, const int *, const int *, const int *, const double *, const int *, const int *,
             double *, const int *, int *, size_t);
void dgels_(const char *, const int *, const int *, const int *, double *, const int *, double *, const int *, double *,
            const int *, int *, size_t);
int LAPACKE_dtrtrs(int, char, char, char, int, int, const double *, int, double *, int);
int LAPACKE_dgtsv(int, int, int, double *, double *, double *, double *, int);
int LAPACKE_dgbsv(int, int, int, int, int, double *, int, int *, double *, int);
int LAPACKE_dgels(int, char, int, int, int, double *, int, double *, int);

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

double triangles(const double *a, const double *b, int n)
{
    double *x = copy(b, n * n), sum;
    int info, two = 2;
    dtrtrs_("U", "T", "N", &n, &two, a, &n, x, &n, &info, 1, 1, 1);
    if (info)
        return info * a[0];
    LAPACKE_dtrtrs(101, 'L', 'N', 'U', n, n, a, n, x, n);
    sum = squares(x, n * n);
    free(x);
    return sum;
}

/* The diagonals are rows of the matrix. */
double tridiagonal(const double *a, const double *b, int n)
{
    double *dl = copy(a, n), *d = copy(a + n, n), *du = copy(a + 2 * n, n), *x = copy(b, 2 * n), sum;
    int info, one = 1;
    d[1] += 4;
    dgtsv_(&n, &one, dl, d, du, x, &n, &info);
    sum = info ? -1 : squares(x, n) + d[0] * d[n - 1] + du[0] + dl[0];
    memcpy(dl, a, n * sizeof *dl);
    memcpy(d, a + n, n * sizeof *dl);
    d[1] += 4;
    memcpy(du, a + 2 * n, n * sizeof *dl);
    memcpy(x, b, 2 * n * sizeof *dl);
    info = LAPACKE_dgtsv(101, n, 2, dl, d, du, x, 2);
    sum += info ? -1 : squares(x, 2 * n);
    free(dl);
    free(d);
    free(du);
    free(x);
    return sum;
}

/* One diagonal below, two above. */
static void band(const double *a, double *ab, int n, int rows)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            if (i - j <= 1 && j - i <= 2) {
                if (rows)
                    ab[(3 + i - j) * n + j] = a[i + j * n];
                else
                    ab[3 + i - j + j * 5] = a[i + j * n];
            }
}

double banded(const double *a, const double *b, int n)
{
    double *ab = calloc(5 * n, sizeof *ab), *x = copy(b, 2 * n), sum;
    int *pivots = malloc(n * sizeof *pivots), info, one = 1, two = 2, five = 5;
    band(a, ab, n, 0);
    dgbtrf_(&n, &n, &one, &two, ab, &five, pivots, &info);
    dgbtrs_("N", &n, &one, &two, &one, ab, &five, pivots, x, &n, &info, 1);
    dgbtrs_("T", &n, &one, &two, &one, ab, &five, pivots, x + n, &n, &info, 1);
    sum = squares(x, 2 * n) + ab[3];
    memset(ab, 0, 5 * n * sizeof *ab);
    memcpy(x, b, 2 * n * sizeof *x);
    band(a, ab, n, 1);
    info = LAPACKE_dgbsv(101, n, 1, 2, 2, ab, n, pivots, x, 2);
    sum += info ? -1 : squares(x, 2 * n);
    free(ab);
    free(x);
    free(pivots);
    return sum;
}

/* Least squares, and least solutions, of the first columns of a. */
double least(const double *a, const double *b, int n)
{
    double *m = copy(a, n * n), *x = copy(b, n * n), *work = malloc(100 * sizeof *work), sum;
    int info, two = 2, size = 100, k = n - 1;
    dgels_("N", &n, &k, &two, m, &n, x, &n, work, &size, &info, 1);
    sum = squares(x, n) + m[0] * m[n + 1];
    memcpy(m, a, n * n * sizeof *m);
    memcpy(x, b, n * n * sizeof *x);
    dgels_("T", &n, &k, &two, m, &n, x, &n, work, &size, &info, 1);
    sum += squares(x, 2 * n);
    memcpy(m, a, n * n * sizeof *m);
    memcpy(x, b, n * n * sizeof *x);
    info = LAPACKE_dgels(101, 'N', k, n, 2, m, n, x, 2);
    sum += info ? -1 : squares(x, 2 * n) + m[0];
    memcpy(m, a, n * n * sizeof *m);
    memcpy(x, b, n * n * sizeof *x);
    info = LAPACKE_dgels(101, 'T', k, n, 1, m, n, x, 1);
    sum += info ? -1 : squares(x, n);
    free(m);
    free(x);
    free(work);
    return sum;
}
