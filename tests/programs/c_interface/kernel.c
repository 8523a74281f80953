/* One half of a program of two files: the kernel, with a helper that only this file sees. */
#include <math.h>

static double step(double s, double x) { return sin(s * x); }

double iterate(const double *x, int n)
{
    double s = 1;
    for (int i = 0; i < n; i++)
        s = step(s, x[i]);
    return s;
}
