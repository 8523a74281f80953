/* The adjoint of `cg` by hand: three vectors of each step are kept, and the matrix is read once in each direction. */
#include <stdlib.h>
#include <string.h>

static double dot(const double *restrict a, const double *restrict b, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}

void cg_by_hand(const double *restrict a, double *restrict da, const double *restrict b, double *restrict db,
                double *restrict x, double *restrict dx, double *restrict r, double *restrict dr, double *restrict p,
                double *restrict dp, double *restrict q, double *restrict dq, int n, int steps)
{
    size_t bytes = sizeof(double) * n;
    double *ps = malloc(bytes * (steps + 1)), *rs = malloc(bytes * (steps + 1)), *qs = malloc(bytes * (steps + 1));
    double *rrs = malloc(sizeof(double) * (steps + 1)), *pqs = malloc(sizeof(double) * (steps + 1));
    memset(x, 0, bytes), memcpy(r, b, bytes), memcpy(p, b, bytes);
    rrs[0] = dot(b, b, n);
    for (int s = 0; s < steps; s++) {
        memcpy(ps + (long)s * n, p, bytes), memcpy(rs + (long)s * n, r, bytes);
        for (int i = 0; i < n; i++)
            q[i] = dot(a + (long)i * n, p, n);
        memcpy(qs + (long)s * n, q, bytes);
        pqs[s] = dot(p, q, n);
        double alpha = rrs[s] / pqs[s];
        for (int i = 0; i < n; i++) {
            x[i] += alpha * p[i];
            r[i] -= alpha * q[i];
        }
        rrs[s + 1] = dot(r, r, n);
        for (int i = 0; i < n; i++)
            p[i] = r[i] + rrs[s + 1] / rrs[s] * p[i];
    }
    memcpy(rs + (long)steps * n, r, bytes);
    double drr = 0;
    for (int s = steps - 1; s >= 0; s--) {
        const double *at = ps + (long)s * n, *image = qs + (long)s * n, *after = rs + (long)(s + 1) * n;
        double rr = rrs[s], next = rrs[s + 1], pq = pqs[s], alpha = rr / pq, beta = next / rr;
        double dbeta = dot(dp, at, n), dnext = drr + dbeta / rr;
        drr = -dbeta * beta / rr;
        double dalpha = 0;
        for (int i = 0; i < n; i++) {
#pragma clang fp reassociate(on)
            dr[i] += dp[i] + 2 * dnext * after[i];
            dalpha += dx[i] * at[i] - dr[i] * image[i];
        }
        double dpq = -dalpha * alpha / pq;
        drr += dalpha / pq;
        for (int i = 0; i < n; i++) {
            dp[i] = beta * dp[i] + alpha * dx[i] + dpq * image[i];
            dq[i] += -alpha * dr[i] + dpq * at[i];
        }
        for (int i = 0; i < n; i++) {
            const double *row = a + (long)i * n;
            double *drow = da + (long)i * n, g = dq[i];
            for (int j = 0; j < n; j++) {
                drow[j] += g * at[j];
                dp[j] += g * row[j];
            }
            dq[i] = 0;
        }
    }
    for (int i = 0; i < n; i++) {
        db[i] += dr[i] + dp[i] + 2 * drr * b[i];
        dx[i] = dr[i] = dp[i] = 0;
    }
    free(ps), free(rs), free(qs), free(rrs), free(pqs);
}
