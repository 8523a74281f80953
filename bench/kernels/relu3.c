/* A cube that is cut off at zero: the smallest kernel with a branch and a library call. */
#include <math.h>

double relu3(double x)
{
    return x > 0 ? pow(x, 3) : 0;
}

double relu3_sum(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += relu3(x[i]);
    return sum;
}
