/* Euler steps of the Brusselator with diffusion on a torus of n x n cells. p: feeds a and b, diffusion. */

void brusselator(double *u, double *v, const double *p, double *nu, double *nv, double dt, Index n, Index steps)
{
    for (Index s = 0; s < steps; s++) {
        for (Index i = 0; i < n; i++)
            for (Index j = 0; j < n; j++) {
                Index at_cell = i * n + j;
                Index up = (i == 0 ? n - 1 : i - 1) * n + j, down = (i == n - 1 ? 0 : i + 1) * n + j;
                Index left = i * n + (j == 0 ? n - 1 : j - 1), right = i * n + (j == n - 1 ? 0 : j + 1);
                double reaction = u[at_cell] * u[at_cell] * v[at_cell];
                nu[at_cell] = u[at_cell] + dt * (p[0] + reaction - (p[1] + 1) * u[at_cell]
                    + p[2] * (u[up] + u[down] + u[left] + u[right] - 4 * u[at_cell]));
                nv[at_cell] = v[at_cell] + dt * (p[1] * u[at_cell] - reaction
                    + p[2] * (v[up] + v[down] + v[left] + v[right] - 4 * v[at_cell]));
            }
        for (Index i = 0; i < n * n; i++) {
            u[i] = nu[i];
            v[i] = nv[i];
        }
    }
}
