/* Dense linear algebra and a layer of a network. */

void matrix_vector(const double *a, const double *x, double *y, int rows, int columns) {
#pragma omp parallel for
    for (int i = 0; i < rows; i++) {
        double sum = 0;
        for (int j = 0; j < columns; j++)
            sum += a[(long)i * columns + j] * x[j];
        y[i] = sum;
    }
}

/* A layer of 3 x 3 convolutions with bias; images are side x side, and lose their border. */
void layer(const double *x, const double *w, const double *bias, double *y, int batch, int in, int out, int side) {
    int inside = side - 2;
#pragma omp parallel for collapse(2)
    for (int b = 0; b < batch; b++)
        for (int o = 0; o < out; o++)
            for (int r = 0; r < inside; r++) {
                double *to = y + (((long)b * out + o) * inside + r) * inside;
                for (int c = 0; c < inside; c++)
                    to[c] = bias[o];
                for (int i = 0; i < in; i++)
                    for (int p = 0; p < 3; p++)
                        for (int q = 0; q < 3; q++) {
                            const double *from = x + (((long)b * in + i) * side + r + p) * side + q;
                            double weight = w[((o * in + i) * 3 + p) * 3 + q];
                            for (int c = 0; c < inside; c++)
                                to[c] += weight * from[c];
                        }
            }
}

#define N 5

/* Solves many systems of five equations by elimination; their diagonals dominate. */
void solves5(const double *matrices, const double *right, double *solutions, int count) {
#pragma omp parallel for
    for (int s = 0; s < count; s++) {
        double a[N][N], x[N];
        for (int i = 0; i < N; i++) {
            x[i] = right[N * s + i];
            for (int j = 0; j < N; j++)
                a[i][j] = matrices[N * N * s + N * i + j];
        }
        for (int k = 0; k < N; k++)
            for (int i = k + 1; i < N; i++) {
                double factor = a[i][k] / a[k][k];
                for (int j = k; j < N; j++)
                    a[i][j] -= factor * a[k][j];
                x[i] -= factor * x[k];
            }
        for (int i = N - 1; i >= 0; i--) {
            for (int j = i + 1; j < N; j++)
                x[i] -= a[i][j] * x[j];
            x[i] /= a[i][i];
        }
        for (int i = 0; i < N; i++)
            solutions[N * s + i] = x[i];
    }
}
