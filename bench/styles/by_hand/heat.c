/* The adjoint of `heat` by hand: the steps are linear, so nothing is kept, and the stencil is its own adjoint, but for
 * the border, which only receives. Adjoints of inner cells go from `du` to `dnext` and back. */
#include <string.h>

void heat_by_hand(double *restrict u, double *restrict du, double *restrict next, double *restrict dnext, int rows,
                  int columns, int steps, double rate)
{
    heat(u, next, rows, columns, steps, rate);
    for (int s = 0; s < steps; s++) {
        for (int i = 1; i < rows - 1; i++)
            for (int j = 1; j < columns - 1; j++) {
                long c = (long)i * columns + j;
                dnext[c] += du[c];
            }
        for (int j = 1; j < columns - 1; j++) {
            du[j] += rate * dnext[columns + j];
            du[(long)(rows - 1) * columns + j] += rate * dnext[(long)(rows - 2) * columns + j];
        }
        for (int i = 1; i < rows - 1; i++) {
            const double *g = dnext + (long)i * columns, *up = g - columns, *down = g + columns;
            double *to = du + (long)i * columns;
            double over = i > 1 ? rate : 0, under = i < rows - 2 ? rate : 0;
            to[0] += rate * g[1];
            to[columns - 1] += rate * g[columns - 2];
            to[1] = (1 - 4 * rate) * g[1] + over * up[1] + under * down[1] + (columns > 3 ? rate * g[2] : 0);
            for (int j = 2; j < columns - 2; j++)
                to[j] = (1 - 4 * rate) * g[j] + over * up[j] + under * down[j] + rate * (g[j - 1] + g[j + 1]);
            if (columns > 3) {
                int j = columns - 2;
                to[j] = (1 - 4 * rate) * g[j] + over * up[j] + under * down[j] + rate * g[j - 1];
            }
        }
        for (int i = 1; i < rows - 1; i++)
            memset(dnext + (long)i * columns + 1, 0, sizeof(double) * (columns - 2));
    }
}
