/* Loops that read through lists of indices. */

/* A sparse matrix with eight entries in each row times a vector. */
void rows8(const double *a, const double *x, const int *index, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int k = 0; k < 8; k++)
            sum += a[8 * (long)i + k] * x[index[8 * (long)i + k]];
        y[i] = sum;
    }
}

/* Reads where it writes; `chosen` has each place at most once. */
void chosen_places(double *u, const int *chosen, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = u[chosen[i]];
        u[chosen[i]] = v + 0.1 * v * v * v;
    }
}

/* Edges without common ends: what flows from one end arrives at the other. */
void pairs(const int *ends, const double *u, double *r, int edges) {
#pragma omp parallel for
    for (int e = 0; e < edges; e++) {
        int a = ends[2 * e], b = ends[2 * e + 1];
        double flow = (u[b] - u[a]) * (1 + 0.5 * u[a] * u[b]);
        r[a] += flow;
        r[b] -= flow;
    }
}

/* Gradients of a field by the theorem of Green and Gauss. The edges of one colour have no common ends;
   those of colour c are numbers first[c] to first[c+1]. */
void green_gauss(const int *first, int colours, const int *ends, const double *normal, const double *volume,
                 const double *u, double *gradient, int nodes) {
    for (int c = 0; c < colours; c++) {
#pragma omp parallel for
        for (int e = first[c]; e < first[c + 1]; e++) {
            int a = ends[2 * e], b = ends[2 * e + 1];
            double mean = 0.5 * (u[a] + u[b]) + 0.05 * u[a] * u[b];
            double sx = mean * normal[2 * e], sy = mean * normal[2 * e + 1];
            gradient[2 * a] += sx;
            gradient[2 * a + 1] += sy;
            gradient[2 * b] -= sx;
            gradient[2 * b + 1] -= sy;
        }
    }
#pragma omp parallel for
    for (int i = 0; i < nodes; i++) {
        gradient[2 * i] /= volume[i];
        gradient[2 * i + 1] /= volume[i];
    }
}
