/* The adjoint of `euler` by hand: both states of each step are kept; the coefficients come first, since they do not wait
 * for the adjoints. */
#include <stdlib.h>

double euler_by_hand(const double *restrict start_at, double *restrict dstart_at, const double *restrict p,
                     double *restrict dp, double dt, int steps)
{
    double *kept = malloc(sizeof(double) * 2 * (steps + 1));
    double prey = start_at[0], predator = start_at[1], p0 = p[0], p1 = p[1], p2 = p[2], p3 = p[3];
    for (int s = 0; s < steps; s++) {
        kept[2 * s] = prey;
        kept[2 * s + 1] = predator;
        double grows = p0 * prey - p1 * prey * predator, falls = p3 * prey * predator - p2 * predator;
        prey += dt * grows;
        predator += dt * falls;
    }
    double x = 1, y = 2, d0 = 0, d1 = 0, d2 = 0, d3 = 0;
    for (int s = steps - 1; s >= 0; s--) {
        double a = kept[2 * s], b = kept[2 * s + 1];
        double xx = 1 + dt * (p0 - p1 * b), xy = dt * p3 * b, yx = -dt * p1 * a, yy = 1 + dt * (p3 * a - p2);
        d0 += x * a;
        d1 -= x * (a * b);
        d2 -= y * b;
        d3 += y * (a * b);
        double next = x * xx + y * xy;
        y = x * yx + y * yy;
        x = next;
    }
    dstart_at[0] += x;
    dstart_at[1] += y;
    dp[0] += dt * d0;
    dp[1] += dt * d1;
    dp[2] += dt * d2;
    dp[3] += dt * d3;
    free(kept);
    return prey + 2 * predator;
}
