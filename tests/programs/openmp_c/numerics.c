/* Kernels of numerical programs: stencils, linear algebra, meshes, particles. */
#include "serial.h"
#include <math.h>

void three_points(const double *u, double *v, double c, int n)
{
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        v[i] = u[i] + c * (u[i - 1] - 2 * u[i] + u[i + 1]) * u[i];
}

void three_points_dynamic(const double *u, double *v, double c, int n)
{
#pragma omp parallel for schedule(dynamic, 3)
    for (int i = 1; i < n - 1; i++)
        v[i] = u[i] + c * u[i - 1] * u[i + 1];
}

void wide_stencil(const double *u, double *v, int n)
{
#pragma omp parallel for
    for (int i = 4; i < n - 4; i++)
        v[i] = u[i - 4] * u[i + 4] + u[i - 2] * u[i + 1] - u[i] * u[i];
}

void five_points(const double *u, double *v, double c, int rows, int columns)
{
#pragma omp parallel for
    for (int i = 1; i < rows - 1; i++)
        for (int j = 1; j < columns - 1; j++) {
            int k = i * columns + j;
            v[k] = u[k] + c * u[k] * (u[k - 1] + u[k + 1] + u[k - columns] + u[k + columns] - 4 * u[k]);
        }
}

void five_points_collapsed(const double *u, double *v, double c, int rows, int columns)
{
#pragma omp parallel for collapse(2)
    for (int i = 1; i < rows - 1; i++)
        for (int j = 1; j < columns - 1; j++) {
            int k = i * columns + j;
            v[k] = c * (u[k - 1] * u[k + 1] + u[k - columns] * u[k + columns]);
        }
}

void seven_points(const double *u, double *v, int l, int m, int n)
{
#pragma omp parallel for
    for (int i = 1; i < l - 1; i++)
        for (int j = 1; j < m - 1; j++)
            for (int k = 1; k < n - 1; k++) {
                int at = (i * m + j) * n + k;
                v[at] = u[at] * u[at] + 0.1 * (u[at - 1] + u[at + 1] + u[at - n] + u[at + n] + u[at - m * n] * u[at + m * n]);
            }
}

/* Two dimensions in C's own arrays. */
void heat(int n, const double u[n][n], double v[n][n], double c)
{
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            v[i][j] = u[i][j] + c * u[i][j] * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4 * u[i][j]);
}

double heat_in_time(double *u, double *v, double c, int n, int steps)
{
    double total = 0;
    for (int s = 0; s < steps; s++) {
#pragma omp parallel for
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                v[i * n + j] = u[i * n + j] + c * (u[(i - 1) * n + j] + u[(i + 1) * n + j] + u[i * n + j - 1]
                                                   + u[i * n + j + 1] - 4 * u[i * n + j]) * u[i * n + j];
#pragma omp parallel for
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                u[i * n + j] = v[i * n + j];
    }
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n * n; i++)
        total += u[i] * u[i];
    return total;
}

/* In place, first the even, then the odd places. */
void red_black(double *u, double w, int n, int sweeps)
{
#pragma omp parallel
    for (int s = 0; s < sweeps; s++)
        for (int colour = 0; colour < 2; colour++) {
#pragma omp for
            for (int i = 1 + colour; i < n - 1; i += 2)
                u[i] = (1 - w) * u[i] + 0.5 * w * u[i - 1] * u[i + 1];
        }
}

void upwind(const double *u, const double *a, double *v, int n)
{
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        v[i] = a[i] > 0 ? u[i] - a[i] * (u[i] - u[i - 1]) : u[i] - a[i] * (u[i + 1] - u[i]);
}

void convolution(const double *image, const double *w, double *out, int rows, int columns, int k)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < rows - k + 1; i++)
        for (int j = 0; j < columns - k + 1; j++) {
            double sum = 0;
            for (int p = 0; p < k; p++)
                for (int q = 0; q < k; q++)
                    sum += w[p * k + q] * image[(i + p) * columns + j + q];
            out[i * (columns - k + 1) + j] = tanh(sum);
        }
}

void convolution_layer(const double *in, const double *w, const double *bias, double *out, int channels, int filters, int n)
{
#pragma omp parallel for
    for (int f = 0; f < filters; f++)
        for (int i = 0; i < n - 2; i++) {
            double sum = bias[f];
            for (int c = 0; c < channels; c++)
                for (int p = 0; p < 3; p++)
                    sum += w[(f * channels + c) * 3 + p] * in[c * n + i + p];
            out[f * n + i] = sum > 0 ? sum : 0.1 * sum;
        }
}

void smooth(const double *x, double *y, int n, int width)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        int first = i - width < 0 ? 0 : i - width, last = i + width >= n ? n - 1 : i + width;
        double sum = 0;
        for (int j = first; j <= last; j++)
            sum += x[j] * x[j];
        y[i] = sqrt(sum / (last - first + 1));
    }
}

void matrix_vector(const double *a, const double *x, double *y, int rows, int columns)
{
#pragma omp parallel for
    for (int i = 0; i < rows; i++) {
        double sum = 0;
        for (int j = 0; j < columns; j++)
            sum += a[i * columns + j] * x[j];
        y[i] = sum;
    }
}

void matrix_vector_columns(const double *a, const double *x, double *y, int rows, int columns)
{
#pragma omp parallel for
    for (int j = 0; j < columns; j++) {
        y[j] = 0;
        for (int i = 0; i < rows; i++)
            y[j] += a[i * columns + j] * x[i];
    }
}

/* Columns outside, rows in parallel. */
void matrix_vector_outside(const double *a, const double *x, double *y, int rows, int columns)
{
#pragma omp parallel
    for (int j = 0; j < columns; j++) {
#pragma omp for
        for (int i = 0; i < rows; i++)
            y[i] += a[i * columns + j] * x[j];
    }
}

void matrix_matrix(const double *a, const double *b, double *c, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++)
                c[i * n + j] += a[i * n + k] * b[k * n + j];
}

void sparse_matrix_vector(const double *values, const int *columns, const int *starts, const double *x, double *y, int n)
{
#pragma omp parallel for schedule(dynamic, 2)
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int k = starts[i]; k < starts[i + 1]; k++)
            sum += values[k] * x[columns[k]];
        y[i] = sum * sum;
    }
}

/* A system of three equations for each i, solved in place in arrays of the thread. */
void small_systems(const double *a, const double *b, double *x, int n)
{
#pragma omp parallel for
    for (int s = 0; s < n; s++) {
        double m[3][3], r[3];
        for (int i = 0; i < 3; i++) {
            r[i] = b[3 * s + i];
            for (int j = 0; j < 3; j++)
                m[i][j] = a[9 * s + 3 * i + j] + (i == j ? 4 : 0);
        }
        for (int k = 0; k < 3; k++)
            for (int i = k + 1; i < 3; i++) {
                m[i][k] /= m[k][k];
                for (int j = k + 1; j < 3; j++)
                    m[i][j] -= m[i][k] * m[k][j];
                r[i] -= m[i][k] * r[k];
            }
        for (int i = 2; i >= 0; i--) {
            for (int j = i + 1; j < 3; j++)
                r[i] -= m[i][j] * r[j];
            r[i] /= m[i][i];
            x[3 * s + i] = r[i];
        }
    }
}

/* The size is an argument, the arrays have a fixed bound. */
void systems_of_any_size(const double *a, double *x, int n, int m)
{
#pragma omp parallel for schedule(static, 1)
    for (int s = 0; s < n; s++) {
        double l[36], r[6];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < m; j++)
                l[i * m + j] = a[(s * m + i) * m + j] + (i == j ? m + 1 : 0);
            r[i] = x[s * m + i];
        }
        for (int k = 0; k < m; k++)
            for (int i = k + 1; i < m; i++) {
                double f = l[i * m + k] / l[k * m + k];
                for (int j = k; j < m; j++)
                    l[i * m + j] -= f * l[k * m + j];
                r[i] -= f * r[k];
            }
        for (int i = m - 1; i >= 0; i--) {
            for (int j = i + 1; j < m; j++)
                r[i] -= l[i * m + j] * r[j];
            r[i] /= l[i * m + i];
            x[s * m + i] = r[i];
        }
    }
}

/* Reads and writes through one table of indices. */
void indirect_same(const double *x, double *y, const int *at, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[at[i]] = x[at[i]] * x[at[i]] + y[at[i]];
}

void indirect_offset(const double *x, double *y, const int *at, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[at[i]] = x[at[i] + 2] * x[at[i] + 2];
}

/* Many iterations may read one element. */
void indirect_read(const double *x, double *y, const int *at, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[at[i]] * x[at[i]] * y[i];
}

void edge_pairs(double *r, const double *x, const int *ends, int n)
{
#pragma omp parallel for
    for (int e = 0; e < n; e++) {
        int a = ends[2 * e], b = ends[2 * e + 1];
        double flow = (x[a] - x[b]) * x[a];
        r[a] += flow;
        r[b] -= flow;
    }
}

/* Edges of one colour have no point in common. */
void coloured_edges(double *r, const double *x, const int *first, const int *second, const int *starts, int colours)
{
    for (int c = 0; c < colours; c++) {
#pragma omp parallel for
        for (int e = starts[c]; e < starts[c + 1]; e++) {
            double flow = (x[first[e]] - x[second[e]]) * x[first[e]];
            r[first[e]] += flow;
            r[second[e]] -= flow;
        }
    }
}

/* Edges of any kind: the sums have to be atomic in the function itself. */
void atomic_edges(double *r, const double *x, const int *first, const int *second, int n)
{
#pragma omp parallel for
    for (int e = 0; e < n; e++) {
        double flow = (x[first[e]] - x[second[e]]) * x[first[e]];
#pragma omp atomic
        r[first[e]] += flow;
#pragma omp atomic
        r[second[e]] -= flow;
    }
}

/* A lattice in one dimension with three speeds: each cell relaxes, and hands on. */
void lattice_push(const double *f, double *g, double w, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double rest = f[3 * i], left = f[3 * i + 1], right = f[3 * i + 2];
        double density = rest + left + right, speed = (right - left) / density;
        g[3 * i] = rest + w * (density * (2.0 / 3 - speed * speed) - rest);
        g[3 * ((i + n - 1) % n) + 1] = left + w * (density * (1.0 / 6 - 0.5 * speed + 0.5 * speed * speed) - left);
        g[3 * ((i + 1) % n) + 2] = right + w * (density * (1.0 / 6 + 0.5 * speed + 0.5 * speed * speed) - right);
    }
}

void lattice_pull(const double *f, double *g, double w, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double rest = f[3 * i], left = f[3 * ((i + 1) % n) + 1], right = f[3 * ((i + n - 1) % n) + 2];
        double density = rest + left + right, speed = (right - left) / density;
        g[3 * i] = rest + w * (density * (2.0 / 3 - speed * speed) - rest);
        g[3 * i + 1] = left + w * (density * (1.0 / 6 - 0.5 * speed + 0.5 * speed * speed) - left);
        g[3 * i + 2] = right + w * (density * (1.0 / 6 + 0.5 * speed + 0.5 * speed * speed) - right);
    }
}

void swap_in_pairs(double *x, double a, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n / 2; i++) {
        double first = x[2 * i];
        x[2 * i] = a * x[2 * i + 1];
        x[2 * i + 1] = first * first;
    }
}

void two_halves(double *x, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n / 2; i++)
        x[i + n / 2] *= x[i];
}

double n_bodies(const double *position, const double *mass, double *force, int n)
{
    double energy = 0;
#pragma omp parallel for reduction(+ : energy) schedule(dynamic, 2)
    for (int i = 0; i < n; i++) {
        double fx = 0, fy = 0;
        for (int j = 0; j < n; j++) {
            if (j == i)
                continue;
            double dx = position[2 * j] - position[2 * i], dy = position[2 * j + 1] - position[2 * i + 1];
            double r2 = dx * dx + dy * dy + 0.1, w = mass[i] * mass[j] / (r2 * sqrt(r2));
            fx += w * dx;
            fy += w * dy;
            energy -= 0.5 * mass[i] * mass[j] / sqrt(r2);
        }
        force[2 * i] = fx;
        force[2 * i + 1] = fy;
    }
    return energy;
}

/* A struct for each point. */
struct point {
    double mass, place, speed;
};

double structures(struct point *p, double step, int n)
{
    double momentum = 0;
#pragma omp parallel for reduction(+ : momentum)
    for (int i = 0; i < n; i++) {
        p[i].speed -= step * p[i].place * p[i].mass;
        p[i].place += step * p[i].speed;
        momentum += p[i].mass * p[i].speed;
    }
    return momentum;
}

void scan_of_rows(double *a, int rows, int columns)
{
#pragma omp parallel for
    for (int i = 0; i < rows; i++)
        for (int j = 1; j < columns; j++)
            a[i * columns + j] += a[i * columns + j - 1] * a[i * columns + j];
}

void strided_columns(double *a, int rows, int columns)
{
#pragma omp parallel for
    for (int j = 0; j < columns; j++)
        for (int i = 1; i < rows; i++)
            a[i * columns + j] = 0.5 * a[(i - 1) * columns + j] * a[i * columns + j];
}

void every_input(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < n; j++)
            sum += sin(x[i] - x[j]);
        y[i] = sum;
    }
}

void reversed_reads(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[n - 1 - i] * x[i];
}

void scaled_read(const double *x, const double *c, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = c[0] * x[i] + c[1] * x[i] * x[i];
}
