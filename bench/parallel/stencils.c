/* Neighbours on regular grids: each iteration reads what others read too, and writes a place of its own. */

/* r[i] = sum over j of w[j] u[i+j]^2, three points; u has n + 2 entries. */
void squares3(const double *w, const double *u, double *r, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < 3; j++)
            sum += w[j] * u[i + j] * u[i + j];
        r[i] = sum;
    }
}

/* Smooths with a limiter of the slope; u has n + 4 entries. */
void smooth5(const double *u, double *r, int n, double strength) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double second = u[i + 1] - 2 * u[i + 2] + u[i + 3];
        double fourth = u[i] - 4 * u[i + 1] + 6 * u[i + 2] - 4 * u[i + 3] + u[i + 4];
        r[i] = u[i + 2] + strength * second - 0.1 * fourth / (1 + second * second);
    }
}

/* Nonlinear diffusion on a plane of rows x columns, the border left alone. */
void diffuse5(const double *u, double *r, int rows, int columns, double rate) {
#pragma omp parallel for
    for (int i = 1; i < rows - 1; i++)
        for (int j = 1; j < columns - 1; j++) {
            const double *c = u + (long)i * columns + j;
            double sum = c[-columns] + c[columns] + c[-1] + c[1] - 4 * c[0];
            r[(long)i * columns + j] = c[0] + rate * (1 + c[0] * c[0]) * sum;
        }
}

/* Seven points in space, a cube of n^3 entries, the border left alone. */
void star7(const double *u, double *r, int n, double centre, double side) {
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            for (int k = 1; k < n - 1; k++) {
                long at = ((long)i * n + j) * n + k;
                long plane = (long)n * n;
                r[at] = centre * u[at] + side * (u[at - 1] + u[at + 1] + u[at - n] + u[at + n] +
                                                 u[at - plane] + u[at + plane]);
            }
}

/* Steps of diffusion in one parallel region; the loops' barriers keep the steps apart. */
void diffuse_steps(double *u, double *next, int n, int steps, double rate) {
#pragma omp parallel
    for (int t = 0; t < steps; t++) {
#pragma omp for
        for (int i = 1; i < n - 1; i++)
            next[i] = u[i] + rate * (u[i - 1] - 2 * u[i] + u[i + 1]) * (1 + u[i] * u[i]);
#pragma omp for
        for (int i = 1; i < n - 1; i++)
            u[i] = next[i];
    }
}
