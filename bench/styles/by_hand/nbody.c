/* The adjoint of `nbody` by hand: positions of each step are kept, distances computed again. */
#include <stdlib.h>
#include <string.h>

double nbody_by_hand(double *restrict x, double *restrict dx, double *restrict y, double *restrict dy,
                     double *restrict z, double *restrict dz, double *restrict vx, double *restrict dvx,
                     double *restrict vy, double *restrict dvy, double *restrict vz, double *restrict dvz,
                     const double *restrict mass, double *restrict dmass, double dt, int n, int steps)
{
    double *kept = malloc(sizeof(double) * 3 * n * steps), energy = 0;
    for (int s = 0; s < steps; s++) {
        double *to = kept + (long)3 * n * s;
        memcpy(to, x, sizeof(double) * n), memcpy(to + n, y, sizeof(double) * n), memcpy(to + 2 * n, z, sizeof(double) * n);
        for (int i = 0; i < n; i++) {
            double ax = 0, ay = 0, az = 0;
            for (int j = 0; j < n; j++) {
                double ex = x[j] - x[i], ey = y[j] - y[i], ez = z[j] - z[i];
                double square = ex * ex + ey * ey + ez * ez + 0.01, pull = mass[j] / (square * sqrt(square));
                ax += pull * ex, ay += pull * ey, az += pull * ez;
            }
            vx[i] += dt * ax, vy[i] += dt * ay, vz[i] += dt * az;
        }
        for (int i = 0; i < n; i++)
            x[i] += dt * vx[i], y[i] += dt * vy[i], z[i] += dt * vz[i];
    }
    for (int i = 0; i < n; i++) {
#pragma clang fp reassociate(on)
        double m = mass[i], square = vx[i] * vx[i] + vy[i] * vy[i] + vz[i] * vz[i];
        double sx = 0, sy = 0, sz = 0, sm = 0.5 * square, falls = 0;
        dvx[i] += m * vx[i], dvy[i] += m * vy[i], dvz[i] += m * vz[i];
        for (int j = 0; j < i; j++) {
            double ex = x[j] - x[i], ey = y[j] - y[i], ez = z[j] - z[i];
            double r2 = ex * ex + ey * ey + ez * ez + 0.01, inverse = 1 / sqrt(r2), pull = m * mass[j] * inverse / r2;
            falls += mass[j] * inverse;
            dmass[j] -= m * inverse;
            dx[j] += pull * ex, dy[j] += pull * ey, dz[j] += pull * ez;
            sx -= pull * ex, sy -= pull * ey, sz -= pull * ez;
        }
        energy += 0.5 * m * square - m * falls;
        dx[i] += sx, dy[i] += sy, dz[i] += sz;
        dmass[i] += sm - falls;
    }
    for (int s = steps - 1; s >= 0; s--) {
        const double *px = kept + (long)3 * n * s, *py = px + n, *pz = py + n;
        for (int i = 0; i < n; i++)
            dvx[i] += dt * dx[i], dvy[i] += dt * dy[i], dvz[i] += dt * dz[i];
        for (int i = 0; i < n; i++) {
#pragma clang fp reassociate(on)
            double gx = dt * dvx[i], gy = dt * dvy[i], gz = dt * dvz[i], sx = 0, sy = 0, sz = 0;
            for (int j = 0; j < n; j++) {
                double ex = px[j] - px[i], ey = py[j] - py[i], ez = pz[j] - pz[i];
                double square = ex * ex + ey * ey + ez * ez + 0.01, cubed = 1 / (square * sqrt(square));
                double pull = mass[j] * cubed, along = gx * ex + gy * ey + gz * ez;
                double turn = -3 * pull * along / square;
                double hx = pull * gx + turn * ex, hy = pull * gy + turn * ey, hz = pull * gz + turn * ez;
                dmass[j] += cubed * along;
                dx[j] += hx, dy[j] += hy, dz[j] += hz;
                sx -= hx, sy -= hy, sz -= hz;
            }
            dx[i] += sx, dy[i] += sy, dz[i] += sz;
        }
    }
    free(kept);
    return energy;
}
