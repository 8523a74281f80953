/* Conjugate gradients for a dense symmetric positive definite matrix, until the residual is small enough.
 * x holds the first guess and then the solution. Returns the number of iterations. */
#include <math.h>
#include <stdlib.h>

static double dot(const double *a, const double *b, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}

static void apply(const double *a, const double *x, double *out, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = dot(a + i * n, x, n);
}

int cg(const double *a, const double *b, double *x, int n, double tolerance, int limit)
{
    double *residual = malloc(sizeof(double) * n);
    double *direction = malloc(sizeof(double) * n);
    double *image = malloc(sizeof(double) * n);
    apply(a, x, image, n);
    for (int i = 0; i < n; i++)
        direction[i] = residual[i] = b[i] - image[i];
    double squared = dot(residual, residual, n);
    int iteration = 0;
    while (iteration < limit) {
        if (sqrt(squared) < tolerance)
            break;
        apply(a, direction, image, n);
        double step = squared / dot(direction, image, n);
        for (int i = 0; i < n; i++) {
            x[i] += step * direction[i];
            residual[i] -= step * image[i];
        }
        double next = dot(residual, residual, n);
        for (int i = 0; i < n; i++)
            direction[i] = residual[i] + next / squared * direction[i];
        squared = next;
        iteration++;
    }
    free(image);
    free(direction);
    free(residual);
    return iteration;
}
