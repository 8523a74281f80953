/* Energy of gravitating bodies after steps of the leapfrog method; positions and velocities by coordinate. */
#include <math.h>

double nbody(double *x, double *y, double *z, double *vx, double *vy, double *vz, const double *mass, double dt, Index n,
             Index steps)
{
    double energy = 0;
    for (Index s = 0; s < steps; s++) {
        for (Index i = 0; i < n; i++) {
            double ax = 0, ay = 0, az = 0;
            for (Index j = 0; j < n; j++) {
                double dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
                double square = dx * dx + dy * dy + dz * dz + 0.01;
                double pull = mass[j] / (square * sqrt(square));
                ax += pull * dx;
                ay += pull * dy;
                az += pull * dz;
            }
            vx[i] += dt * ax;
            vy[i] += dt * ay;
            vz[i] += dt * az;
        }
        for (Index i = 0; i < n; i++) {
            x[i] += dt * vx[i];
            y[i] += dt * vy[i];
            z[i] += dt * vz[i];
        }
    }
    for (Index i = 0; i < n; i++) {
        energy += 0.5 * mass[i] * (vx[i] * vx[i] + vy[i] * vy[i] + vz[i] * vz[i]);
        for (Index j = 0; j < i; j++) {
            double dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
            energy -= mass[i] * mass[j] / sqrt(dx * dx + dy * dy + dz * dz + 0.01);
        }
    }
    return energy;
}
