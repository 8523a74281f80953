/* A damped, driven oscillator with a cubic spring (Duffing) by the classical Runge-Kutta method.
 * p: damping, linear stiffness, cubic stiffness. */
#include <math.h>

static void slope(const double *y, const double *p, double time, double *dy)
{
    dy[0] = y[1];
    dy[1] = 0.3 * cos(time) - p[0] * y[1] - p[1] * y[0] - p[2] * y[0] * y[0] * y[0];
}

double rk4(const double *start_at, const double *p, double dt, Index steps)
{
    double y[2] = {start_at[0], start_at[1]}, sum = 0;
    for (Index s = 0; s < steps; s++) {
        double k1[2], k2[2], k3[2], k4[2], between[2], time = dt * (double)s;
        slope(y, p, time, k1);
        for (int i = 0; i < 2; i++)
            between[i] = y[i] + 0.5 * dt * k1[i];
        slope(between, p, time + 0.5 * dt, k2);
        for (int i = 0; i < 2; i++)
            between[i] = y[i] + 0.5 * dt * k2[i];
        slope(between, p, time + 0.5 * dt, k3);
        for (int i = 0; i < 2; i++)
            between[i] = y[i] + dt * k3[i];
        slope(between, p, time + dt, k4);
        for (int i = 0; i < 2; i++)
            y[i] += dt / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
        sum += y[0] * y[0];
    }
    return sum / (double)steps;
}
