/* Loops over index arrays, of which the program says that iterations share no element (tests/programs/test_assumptions.py). */
#include <irad.h>

void gather(const int *index, const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        __irad_assume_exclusive(x);
        y[i] = x[index[i]] * x[index[i]];
    }
}

void gather_dynamic(const int *index, const double *x, double *y, int n) {
#pragma omp parallel for schedule(dynamic, 3)
    for (int i = 0; i < n; i++) {
        __irad_assume_exclusive(x);
        y[i] = x[index[i]] * x[index[i]];
    }
}

void gather_chunks(const int *index, const double *x, double *y, int n) {
#pragma omp parallel for schedule(static, 4)
    for (int i = 0; i < n; i++) {
        __irad_assume_exclusive(x);
        y[i] = x[index[i]] * x[index[i]];
    }
}

/* The rows of a matrix, each read by one iteration. */
void rows(const int *index, const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n / 4; i++) {
        double sum = 0;
        for (int k = 0; k < 4; k++) {
            __irad_assume_exclusive(x);
            sum += x[4 * index[i] + k] * x[4 * index[i] + k];
        }
        y[i] = sum;
    }
}

/* Iterations of different rounds touch the same elements; barriers lie between them. */
void rounds(const int *index, const double *x, double *y, int n) {
#pragma omp parallel
    {
        __irad_assume_exclusive(x);
        for (int t = 0; t < 3; t++) {
#pragma omp for
            for (int i = 0; i < n; i++) y[i] += x[index[(i + t) % n]] * x[index[(i + t) % n]];
        }
    }
}

double energy(const int *index, const double *x, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) {
        __irad_assume_exclusive(x);
        sum += x[index[i]] * x[index[i]];
    }
    return sum;
}

/* Both are told apart, although they lie in one array. */
void halves(const int *index, const double *x, double *y, int n) {
    const double *own = x, *common = x + n / 2;
#pragma omp parallel for
    for (int i = 0; i < n / 2; i++) {
        __irad_assume_exclusive(own);
        y[i] = own[index[i]] * common[i / 2];
    }
}

void unsaid(const int *index, const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) y[i] = x[index[i]] * x[index[i]];
}

void serial(const int *index, const double *restrict x, double *restrict y, int n) {
    for (int i = 0; i < n; i++) {
        __irad_assume_exclusive(y);
        __irad_assume_exclusive(x);
        y[index[i]] += x[index[i]] * x[index[i]];
    }
}

/* What is said of the inner loop is not said of the outer one, which may run in parallel. */
void inner(const int *index, const double *restrict x, double *restrict y, int n) {
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) {
            __irad_assume_exclusive(x);
            y[n * i + k] = x[index[k]] * x[index[k]];
        }
    }
}

/* The second loop may run while other threads are in the first one. */
void overlapping(const int *index, const double *x, double *y, int n) {
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < n / 2; i++) {
            __irad_assume_exclusive(x);
            y[i] = x[index[i]] * x[index[i]];
        }
#pragma omp for
        for (int i = n / 2; i < n; i++) y[i] = x[index[i]] * x[index[i]];
    }
}

__attribute__((noinline)) static double callee(const double *x, int i, int depth) {
    return depth ? 0.5 * callee(x, i, depth - 1) + 0.5 * callee(x, i, depth - 1) : x[i] * x[i];
}

void calls(const int *index, const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        __irad_assume_exclusive(x);
        y[i] = x[index[i]] * x[index[i]] + callee(x, index[i], 2);
    }
}
