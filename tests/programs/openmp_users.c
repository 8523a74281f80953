/* Parallel loops as applications have them. */
#include <math.h>

/* Loops to be vectorised: one sum, one without, and one that cannot be. */
double simd_loops(const double *restrict x, const double *restrict w, double *restrict y, int n, int m)
{
    double total = 1.0;
    #pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double sum = 0.0;
        #pragma omp simd reduction(+ : sum)
        for (int j = 0; j < m; j++)
            sum += x[i * m + j] * sin(w[j]);
        y[i] *= sum;
    }
    #pragma omp parallel for simd reduction(* : total)
    for (int i = 0; i < n; i++) {
        y[i] = 1.0 + 0.1 * y[i];
        total *= y[i];
    }
    #pragma omp simd
    for (int i = 1; i < n; i++)
        y[i] += y[i - 1] * y[i];
    return total * y[n - 1];
}

/* Each iteration solves a system of its own, with the largest pivot. */
double eliminate(const double *restrict x, const double *restrict w, double *restrict y, int n, int m)
{
    #pragma omp parallel for
    for (int s = 0; s < n / m; s++) {
        double a[6][6];
        double *r = y + s * m;
        for (int i = 0; i < m; i++)
            for (int j = 0; j < m; j++)
                a[i][j] = x[(s * m + i) * m + j] * w[j] + (i == (j + 2) % m ? 3.0 : 0.0);
        for (int k = 0; k < m; k++) {
            int p = k;
            for (int i = k + 1; i < m; i++)
                if (fabs(a[i][k]) > fabs(a[p][k]))
                    p = i;
            for (int j = 0; j < m; j++) {
                double t = a[k][j];
                a[k][j] = a[p][j];
                a[p][j] = t;
            }
            double t = r[k];
            r[k] = r[p];
            r[p] = t;
            for (int i = k + 1; i < m; i++) {
                double l = a[i][k] / a[k][k];
                for (int j = k; j < m; j++)
                    a[i][j] -= l * a[k][j];
                r[i] -= l * r[k];
            }
        }
        for (int i = m - 1; i >= 0; i--) {
            for (int j = i + 1; j < m; j++)
                r[i] -= a[i][j] * r[j];
            r[i] /= a[i][i];
        }
    }
    return y[0];
}

/* Every second element of a grid of n / 2 rows of w's length, from the first or the second on, in place. */
double red_and_black(const double *restrict x, const double *restrict w, double *restrict y, int n, int m)
{
    double u[23 * 6], sum = 0.0;
    for (int i = 0; i < n * m; i++)
        u[i] = x[i];
    #pragma omp parallel
    for (int sweep = 0; sweep < 4; sweep++) {
        #pragma omp for
        for (int i = 1; i < n - 1; i++)
            for (int j = 1 + (i + sweep) % 2; j < m - 1; j += 2)
                u[i * m + j] = sin(u[i * m + j]) * w[j]
                             + 0.2 * (u[(i - 1) * m + j] + u[(i + 1) * m + j] + u[i * m + j - 1] * u[i * m + j + 1]);
    }
    for (int i = 0; i < n * m; i++)
        sum += u[i] * y[i / m];
    return sum;
}

/* A window over rows that ends at the picture's edges. */
double held_at_edges(const double *restrict x, const double *restrict w, double *restrict y, int n, int m)
{
    double t[23 * 6], sum = 0.0;
    int r = m / 3;
    #pragma omp parallel
    {
        #pragma omp for
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                t[i * m + j] = x[i * m + j] * x[i * m + (j + 1 < m ? j + 1 : m - 1)];
        #pragma omp for
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                for (int k = -r; k <= r; k++) {
                    int at = i + k < 0 ? 0 : i + k >= n ? n - 1 : i + k;
                    y[i] += w[k + r] * t[at * m + j] * t[at * m + j];
                }
    }
    for (int i = 0; i < n; i++)
        sum += y[i] * y[i];
    return sum;
}

/* A lower triangle, row by row: counters of unequal loops. */
double triangles(const double *restrict x, const double *restrict w, double *restrict y, int n, int m)
{
    double a[3 * 36], sum = 0.0;
    #pragma omp parallel for
    for (int s = 0; s < 3; s++) {
        double *l = a + s * m * m;
        for (int j = 0; j < m; j++)
            for (int i = j; i < m; i++) {
                double v = x[s * m * m + i * m + j] * 0.1 + (i == j ? 4.0 * w[i] : 0.0);
                for (int k = 0; k < j; k++)
                    v -= l[i * m + k] * l[j * m + k];
                l[i * m + j] = i == j ? sqrt(v) : v / l[j * m + j];
            }
    }
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < m; i++)
            for (int j = 0; j <= i; j++)
                sum += a[s * m * m + i * m + j] * y[i];
    return sum;
}
