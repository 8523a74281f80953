/* Dynamic time warping: the cheapest alignment of two sequences under squared differences. */
#include <stdlib.h>

static double least(double a, double b, double c)
{
    double least = a < b ? a : b;
    return c < least ? c : least;
}

double dtw(const double *a, const double *b, int n, int m)
{
    double *cost = malloc(sizeof(double) * n * m);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            double here = (a[i] - b[j]) * (a[i] - b[j]);
            if (i > 0 && j > 0)
                here += least(cost[(i - 1) * m + j], cost[i * m + j - 1], cost[(i - 1) * m + j - 1]);
            else if (i > 0)
                here += cost[(i - 1) * m + j];
            else if (j > 0)
                here += cost[i * m + j - 1];
            cost[i * m + j] = here;
        }
    double result = cost[n * m - 1];
    free(cost);
    return result;
}
