/* The loops of sparse Jacobians (irad/api/transforms/sparse.py): colours of columns, and entries out of compressed
 * derivatives. */
#include <math.h>
#include <stdint.h>

/* The least colours of columns such that no two of one colour have a row in common, given in an order: first fit.
 * Columns without entries get -1. `taken` has room for as many numbers as there are columns, and one more. Returns how
 * many colours there are. Curtis, Powell and Reid, On the estimation of sparse Jacobian matrices, 1974. */
int32_t irad_sparse_colour(int64_t columns, const int32_t *column_ends, const int32_t *rows, const int32_t *row_ends,
                           const int32_t *row_columns, const int64_t *order, int32_t *colours, int64_t *taken)
{
    int32_t count = 0;
    for (int64_t column = 0; column < columns; column++) {
        colours[column] = -1;
        taken[column] = -1;
    }
    taken[columns] = -1;
    for (int64_t k = 0; k < columns; k++) {
        int64_t column = order[k];
        if (column_ends[column] == column_ends[column + 1])
            continue;
        for (int32_t i = column_ends[column]; i < column_ends[column + 1]; i++)
            for (int32_t j = row_ends[rows[i]]; j < row_ends[rows[i] + 1]; j++) {
                int32_t other = colours[row_columns[j]];
                if (other >= 0)
                    taken[other] = column;
            }
        int32_t colour = 0;
        while (taken[colour] == column)
            colour++;
        colours[column] = colour;
        if (colour >= count)
            count = colour + 1;
    }
    return count;
}

/* The entries of a matrix by rows, out of its products with a direction for each colour: `found[row * width + colour]`.
 * Returns whether the matrix times `vector`, all of which is positive, is column `check` of these products, as far as
 * `precision` times the sum of all terms' sizes. Rows in which that is not finite are not compared. */
int irad_sparse_entries(int64_t rows, const int32_t *row_ends, const int32_t *columns, const int32_t *colours,
                        const double *found, int64_t width, double *entries, const double *vector, int64_t check,
                        double precision)
{
    int agrees = 1;
    for (int64_t row = 0; row < rows; row++, found += width) {
        double sum = 0, size = 0, wanted = found[check];
        for (int32_t i = row_ends[row]; i < row_ends[row + 1]; i++) {
            double entry = found[colours[i]], term = entry * vector[columns[i]];
            entries[i] = entry;
            sum += term;
            size += fabs(term);
        }
        agrees &= fabs(sum - wanted) <= precision * size || !isfinite(wanted);
    }
    return agrees;
}
