/* The heat equation on an nx * ny grid with a fixed boundary, in time: two buffers change places at each
 * step. The result is in u; `scratch` is as large as u. */
#include <string.h>

void heat(double *u, double *scratch, int nx, int ny, int steps, double alpha)
{
    double *now = u, *next = scratch;
    memcpy(scratch, u, sizeof(double) * nx * ny);
    for (int s = 0; s < steps; s++) {
        for (int i = 1; i < nx - 1; i++)
            for (int j = 1; j < ny - 1; j++) {
                double around = now[(i - 1) * ny + j] + now[(i + 1) * ny + j]
                    + now[i * ny + j - 1] + now[i * ny + j + 1];
                next[i * ny + j] = now[i * ny + j] + alpha * (around - 4 * now[i * ny + j]);
            }
        double *kept = now;
        now = next;
        next = kept;
    }
    if (now != u)
        memcpy(u, now, sizeof(double) * nx * ny);
}
