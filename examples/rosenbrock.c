/* Minimises Rosenbrock's valley in N dimensions by gradient descent with momentum. The gradient is irad's:
 * build with `irad cc -O2 rosenbrock.c -o rosenbrock -lm`. Prints how far the gradient is from the one
 * written by hand, and the minimum that was found (0, at all ones). */
#include <irad.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { N = 20, STEPS = 40000 };

static double rosenbrock(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i + 1 < n; i++) {
        double valley = x[i + 1] - x[i] * x[i], slope = 1.0 - x[i];
        sum += 100.0 * valley * valley + slope * slope;
    }
    return sum;
}

static void by_hand(const double *x, double *g, int n)
{
    memset(g, 0, n * sizeof *g);
    for (int i = 0; i + 1 < n; i++) {
        double valley = x[i + 1] - x[i] * x[i];
        g[i] += -400.0 * x[i] * valley - 2.0 * (1.0 - x[i]);
        g[i + 1] += 200.0 * valley;
    }
}

int main(void)
{
    double x[N], speed[N] = {0}, expected[N], worst = 0.0;
    for (int i = 0; i < N; i++)
        x[i] = i % 2 ? 1.2 : -0.8;
    for (int step = 0; step < STEPS; step++) {
        double gradient[N] = {0};
        __irad_autodiff(rosenbrock, irad_dup, x, gradient, irad_const, N);
        by_hand(x, expected, N);
        for (int i = 0; i < N; i++) {
            worst = fmax(worst, fabs(gradient[i] - expected[i]) / (1.0 + fabs(expected[i])));
            speed[i] = 0.9 * speed[i] - 2e-4 * gradient[i];
            x[i] += speed[i];
        }
    }
    printf("gradient against hand-written: %.1e\nminimum found: %.3e\n", worst, rosenbrock(x, N));
    return !(worst < 1e-10 && rosenbrock(x, N) < 1e-8);
}
