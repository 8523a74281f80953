"""The C module that most tests of the Python interface share."""

import pytest

import irad

SOURCE = """
#include <math.h>
double weigh(const double *x, double a, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += a * sin(x[i]) * x[i];
    return s;
}
void square(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; }
void square_single(const float *x, float *y, int n) {
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
}
void scale(const double *x, double *y, double b, int n) {
    for (int i = 0; i < n; i++) y[i] = b * x[i] * x[i];
}
void through(double *x, double *scratch, double *y, int n) {
    for (int i = 0; i < n; i++) scratch[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) y[i] = scratch[i] * scratch[i];
}
void both(const double *x, double *y, double *z, int n) {
    for (int i = 0; i < n; i++) { y[i] = 2 * x[i]; z[i] = x[i] * x[i]; }
}
double product(double a, double b) { return a * a * b; }
float single(float a) { return a * a; }
double power(double x, unsigned char n) { double p = 1; while (n--) p *= x; return p; }
int count(const double *x, int n) { int c = 0; for (int i = 0; i < n; i++) c += x[i] > 0; return c; }
double first(const void *p) { return *(const double *)p; }
static double factor = 3;
void set_factor(double value) { factor = value; }
double times_factor(double x) { return factor * x * x; }
"""


@pytest.fixture(scope="session")
def mod():
    return irad.compile(SOURCE, lang="c")
