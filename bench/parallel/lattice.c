/* A lattice gas on a plane with nine directions (Bhatnagar, Gross and Krook's collisions; Qian, d'Humieres and
   Lallemand 1992): direction q's numbers lie together, cell by cell; the border's cells are not computed. */

static const int across[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
static const int up[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
static const double weight[9] = {4. / 9,  1. / 9,  1. / 9,  1. / 9, 1. / 9,
                                 1. / 36, 1. / 36, 1. / 36, 1. / 36};

static inline void collide(const double *f, double *g, double rate) {
    double density = 0, ux = 0, uy = 0;
    for (int q = 0; q < 9; q++) {
        density += f[q];
        ux += across[q] * f[q];
        uy += up[q] * f[q];
    }
    ux /= density;
    uy /= density;
    double energy = 1.5 * (ux * ux + uy * uy);
    for (int q = 0; q < 9; q++) {
        double along = 3 * (across[q] * ux + up[q] * uy);
        double rest = weight[q] * density * (1 + along + 0.5 * along * along - energy);
        g[q] = f[q] + rate * (rest - f[q]);
    }
}

/* Each cell fetches from its neighbours what flows to it. */
void pull(const double *from, double *to, int nx, int ny, double rate) {
    long cells = (long)nx * ny;
#pragma omp parallel for
    for (int j = 1; j < ny - 1; j++)
        for (int i = 1; i < nx - 1; i++) {
            double f[9], g[9];
            for (int q = 0; q < 9; q++)
                f[q] = from[q * cells + (long)(j - up[q]) * nx + i - across[q]];
            collide(f, g, rate);
            for (int q = 0; q < 9; q++)
                to[q * cells + (long)j * nx + i] = g[q];
        }
}

/* Each cell hands to its neighbours what flows from it. */
void push(const double *from, double *to, int nx, int ny, double rate) {
    long cells = (long)nx * ny;
#pragma omp parallel for
    for (int j = 1; j < ny - 1; j++)
        for (int i = 1; i < nx - 1; i++) {
            double f[9], g[9];
            for (int q = 0; q < 9; q++)
                f[q] = from[q * cells + (long)j * nx + i];
            collide(f, g, rate);
            for (int q = 0; q < 9; q++)
                to[q * cells + (long)(j + up[q]) * nx + i + across[q]] = g[q];
        }
}
