/* Rows of matrices, through pointers. */
#include "serial.h"
#include <stdlib.h>

void walking(const double *a, const double *w, double *y, int rows, int columns)
{
#pragma omp parallel for
    for (int i = 0; i < rows; i++) {
        double sum = 0;
        const double *v = w;
        for (const double *p = a + (long)i * columns, *end = p + columns; p != end; ++p)
            sum += *p * *p * *v++;
        y[i] = sum * y[i];
    }
}

static NOINLINE double norm(const double *first, const double *last, const double *w)
{
    double sum = 0;
    while (first != last) {
        sum += *first * *first * *w++;
        first++;
    }
    return sum;
}

void walking_in_a_callee(const double *a, const double *w, double *y, int rows, int columns)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < rows; i++)
        y[i] *= norm(a + (long)i * columns, a + (long)i * columns + columns, w);
}

static const double **table_of(const double *a, int rows, int distance)
{
    const double **table = malloc(rows * sizeof *table);
    for (int i = 0; i < rows; i++)
        table[i] = a + (long)i * distance;
    return table;
}

static inline void neighbours(const double *a, double *y, int rows, int columns, int distance)
{
    const double **u = table_of(a, rows, distance);
#pragma omp parallel for
    for (int i = 1; i < rows; i++)
        for (int j = 0; j < columns; j++)
            y[i] += u[i][j] * u[i - 1][j] * u[i][columns - 1 - j];
    free(u);
}

void rows_apart(const double *a, double *y, int rows, int columns) { neighbours(a, y, rows, columns, columns); }

void rows_that_overlap(const double *a, double *y, int rows, int columns)
{
    neighbours(a, y, rows, columns, columns - 2);
}

void one_row(const double *a, double *y, int rows, int columns) { neighbours(a, y, rows, columns, 0); }

void rows_beside_a_barrier(const double *a, double *y, int rows, int columns)
{
    const double **u = table_of(a, rows, columns);
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < columns; j++)
                y[i] += u[i][j] * u[i][j];
#pragma omp for
        for (int i = 1; i < rows; i++)
            for (int j = 0; j < columns; j++)
                y[i] += u[i - 1][j] * u[i][j];
    }
    free(u);
}
