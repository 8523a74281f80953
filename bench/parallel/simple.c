/* Loops whose iterations have nothing in common, and reductions. */
#include <math.h>

void wave(const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[i] * exp(-x[i] * x[i]);
}

/* Each two neighbours change places. */
void swap2(double *x, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double kept = x[2 * i];
        x[2 * i] = x[2 * i + 1] * (1 + 0.1 * kept);
        x[2 * i + 1] = kept * kept;
    }
}

double sine_sum(const double *x, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += sin(x[i]) * x[i];
    return sum;
}

double inner(const double *x, const double *y, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}

double product(const double *x, int n) {
    double all = 1;
#pragma omp parallel for reduction(* : all)
    for (int i = 0; i < n; i++)
        all *= x[i];
    return all;
}

double farthest(const double *x, const double *y, int n) {
    double most = 0;
#pragma omp parallel for reduction(max : most)
    for (int i = 0; i < n; i++) {
        double d = x[i] * x[i] + y[i] * y[i];
        most = d > most ? d : most;
    }
    return most;
}
