/* Gravitating bodies with softening: leapfrog steps in place, then the energy.
 * position, velocity: 3 entries a body. */
#include <math.h>

static const double SOFTENING = 1e-2;

static void kick(const double *position, double *velocity, const double *mass, int n, double dt)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            if (i == j)
                continue;
            double d[3], squared = SOFTENING;
            for (int k = 0; k < 3; k++) {
                d[k] = position[3 * j + k] - position[3 * i + k];
                squared += d[k] * d[k];
            }
            double pull = dt * mass[j] / (squared * sqrt(squared));
            for (int k = 0; k < 3; k++)
                velocity[3 * i + k] += pull * d[k];
        }
}

static double energy(const double *position, const double *velocity, const double *mass, int n)
{
    double total = 0;
    for (int i = 0; i < n; i++) {
        double speed = 0;
        for (int k = 0; k < 3; k++)
            speed += velocity[3 * i + k] * velocity[3 * i + k];
        total += 0.5 * mass[i] * speed;
        for (int j = 0; j < i; j++) {
            double squared = SOFTENING;
            for (int k = 0; k < 3; k++) {
                double d = position[3 * j + k] - position[3 * i + k];
                squared += d * d;
            }
            total -= mass[i] * mass[j] / sqrt(squared);
        }
    }
    return total;
}

double nbody(double *position, double *velocity, const double *mass, int n, int steps, double dt)
{
    for (int s = 0; s < steps; s++) {
        kick(position, velocity, mass, n, dt);
        for (int i = 0; i < 3 * n; i++)
            position[i] += dt * velocity[i];
    }
    return energy(position, velocity, mass, n);
}
