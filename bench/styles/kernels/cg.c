/* Conjugate gradients: steps towards the solution of a dense symmetric system, which begin with zero. */

void cg(const double *a, const double *b, double *x, double *r, double *p, double *q, Index n, Index steps)
{
    double rr = 0;
    for (Index i = 0; i < n; i++) {
        x[i] = 0;
        r[i] = b[i];
        p[i] = b[i];
        rr += b[i] * b[i];
    }
    for (Index s = 0; s < steps; s++) {
        double pq = 0, next = 0;
        for (Index i = 0; i < n; i++) {
            double sum = 0;
            for (Index j = 0; j < n; j++)
                sum += a[i * n + j] * p[j];
            q[i] = sum;
            pq += p[i] * sum;
        }
        double alpha = rr / pq;
        for (Index i = 0; i < n; i++) {
            x[i] += alpha * p[i];
            r[i] -= alpha * q[i];
            next += r[i] * r[i];
        }
        for (Index i = 0; i < n; i++)
            p[i] = r[i] + next / rr * p[i];
        rr = next;
    }
}
