/* Two nonlinear ordinary differential equations with fixed time steps. */
#include <math.h>

/* Lotka-Volterra by Euler's method: prey and predator after `steps` steps, multiplied.
 * p: growth, predation, decline, conversion. */
double euler(const double *start, const double *p, double dt, int steps)
{
    double prey = start[0], predator = start[1];
    for (int s = 0; s < steps; s++) {
        double eaten = prey * predator;
        double dprey = p[0] * prey - p[1] * eaten;
        double dpredator = p[3] * eaten - p[2] * predator;
        prey += dt * dprey;
        predator += dt * dpredator;
    }
    return prey * predator;
}

static void pendulum(const double *y, double damping, double *dy)
{
    dy[0] = y[1];
    dy[1] = -sin(y[0]) - damping * y[1];
}

/* A damped pendulum by the classical Runge-Kutta method: its energy after `steps` steps. */
double rk4(double angle, double speed, double damping, double dt, int steps)
{
    double y[2] = {angle, speed};
    for (int s = 0; s < steps; s++) {
        double k1[2], k2[2], k3[2], k4[2], at[2];
        pendulum(y, damping, k1);
        for (int i = 0; i < 2; i++)
            at[i] = y[i] + 0.5 * dt * k1[i];
        pendulum(at, damping, k2);
        for (int i = 0; i < 2; i++)
            at[i] = y[i] + 0.5 * dt * k2[i];
        pendulum(at, damping, k3);
        for (int i = 0; i < 2; i++)
            at[i] = y[i] + dt * k3[i];
        pendulum(at, damping, k4);
        for (int i = 0; i < 2; i++)
            y[i] += dt / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    }
    return 0.5 * y[1] * y[1] + 1 - cos(y[0]);
}
