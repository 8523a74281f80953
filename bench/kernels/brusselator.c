/* The Brusselator reaction with diffusion on a ring of n cells.
 * p: feed a, feed b, diffusion (already divided by the squared cell width). */
#include <stdlib.h>

void brusselator_rhs(const double *u, const double *v, const double *p, double *du, double *dv, int n)
{
    for (int i = 0; i < n; i++) {
        int left = i == 0 ? n - 1 : i - 1;
        int right = i == n - 1 ? 0 : i + 1;
        double reaction = u[i] * u[i] * v[i];
        du[i] = p[0] + reaction - (p[1] + 1) * u[i] + p[2] * (u[left] - 2 * u[i] + u[right]);
        dv[i] = p[1] * u[i] - reaction + p[2] * (v[left] - 2 * v[i] + v[right]);
    }
}

/* Explicit Euler steps in place. */
void brusselator(double *u, double *v, const double *p, double dt, int n, int steps)
{
    double *du = malloc(sizeof(double) * n);
    double *dv = malloc(sizeof(double) * n);
    for (int s = 0; s < steps; s++) {
        brusselator_rhs(u, v, p, du, dv, n);
        for (int i = 0; i < n; i++) {
            u[i] += dt * du[i];
            v[i] += dt * dv[i];
        }
    }
    free(dv);
    free(du);
}
