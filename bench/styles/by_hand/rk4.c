/* The adjoint of `rk4` by hand: the states are kept, the stages computed again; only they need sines and cosines no more,
 * since the drive has no derivative. */
#include <stdlib.h>

double rk4_by_hand(const double *restrict start_at, double *restrict dstart_at, const double *restrict p,
                   double *restrict dp, double dt, int steps)
{
    double *kept = malloc(sizeof(double) * 4 * (steps + 1));
    double y0 = start_at[0], y1 = start_at[1], sum = 0, p0 = p[0], p1 = p[1], p2 = p[2];
    double h = 0.5 * dt;
    for (int s = 0; s < steps; s++) {
        double time = dt * s, drive = 0.3 * cos(time + h);
        double a0 = y1, a1 = 0.3 * cos(time) - p0 * y1 - p1 * y0 - p2 * y0 * y0 * y0;
        double u = y0 + h * a0, v = y1 + h * a1, b0 = v, b1 = drive - p0 * v - p1 * u - p2 * u * u * u;
        double m = y0 + h * b0, n = y1 + h * b1, c0 = n, c1 = drive - p0 * n - p1 * m - p2 * m * m * m;
        double q = y0 + dt * c0, r = y1 + dt * c1, d1 = 0.3 * cos(time + dt) - p0 * r - p1 * q - p2 * q * q * q;
        kept[4 * s] = y0;
        kept[4 * s + 1] = y1;
        kept[4 * s + 2] = a1;
        kept[4 * s + 3] = b1;
        y0 += dt / 6 * (a0 + 2 * b0 + 2 * c0 + r);
        y1 += dt / 6 * (a1 + 2 * b1 + 2 * c1 + d1);
        sum += y0 * y0;
    }
    double x = 0, z = 0, e0 = 0, e1 = 0, e2 = 0, after = y0, each = 2.0 / steps, w = dt / 6;
    for (int s = steps - 1; s >= 0; s--) {
        double at0 = kept[4 * s], at1 = kept[4 * s + 1], a1 = kept[4 * s + 2], b1 = kept[4 * s + 3];
        double u = at0 + h * at1, v = at1 + h * a1, m = at0 + h * v, n = at1 + h * b1;
        double c1 = 0.3 * cos(dt * s + h) - p0 * n - p1 * m - p2 * m * m * m;
        double q = at0 + dt * n, r = at1 + dt * c1;
        x += each * after;
        after = at0;
        double g0 = w * x, g1 = w * z;
        /* fourth stage */
        double s1 = g1, sq = -s1 * (p1 + 3 * p2 * q * q), sr = g0 - s1 * p0;
        e0 -= s1 * r;
        e1 -= s1 * q;
        e2 -= s1 * q * q * q;
        /* third */
        double t0 = 2 * g0 + dt * sq, t1 = 2 * g1 + dt * sr;
        double tm = -t1 * (p1 + 3 * p2 * m * m), tn = t0 - t1 * p0;
        e0 -= t1 * n;
        e1 -= t1 * m;
        e2 -= t1 * m * m * m;
        /* second */
        double k0 = 2 * g0 + h * tm, k1 = 2 * g1 + h * tn;
        double ku = -k1 * (p1 + 3 * p2 * u * u), kv = k0 - k1 * p0;
        e0 -= k1 * v;
        e1 -= k1 * u;
        e2 -= k1 * u * u * u;
        /* first */
        double f0 = g0 + h * ku, f1 = g1 + h * kv;
        double fx = -f1 * (p1 + 3 * p2 * at0 * at0), fz = f0 - f1 * p0;
        e0 -= f1 * at1;
        e1 -= f1 * at0;
        e2 -= f1 * at0 * at0 * at0;
        x += sq + tm + ku + fx;
        z += sr + tn + kv + fz;
    }
    dstart_at[0] += x;
    dstart_at[1] += z;
    dp[0] += e0;
    dp[1] += e1;
    dp[2] += e2;
    free(kept);
    return sum / steps;
}
