/* The adjoint of `gmm` by hand: the weights of the components are known when a point's sum is, so value and gradient of a
 * point are computed together, and only its rows are kept. */

double gmm_by_hand(const double *restrict alphas, double *restrict dalphas, const double *restrict means,
                   double *restrict dmeans, const double *restrict icf, double *restrict dicf, const double *restrict x,
                   int d, int k, int n, double spread)
{
    int size = d * (d + 1) / 2;
    double *restrict q = malloc(sizeof(double) * k * d), *restrict dq = calloc((size_t)k * d, sizeof(double));
    double *restrict sums = malloc(sizeof(double) * k), *restrict weight = malloc(sizeof(double) * k);
    double *restrict centred = malloc(sizeof(double) * k * d), *restrict rows = malloc(sizeof(double) * k * d);
    double *restrict back = malloc(sizeof(double) * d);
    double *restrict dsums = calloc(k, sizeof(double));
    double total = 0, prior = 0;
    for (int j = 0; j < k; j++) {
        sums[j] = 0;
        for (int i = 0; i < d; i++) {
            sums[j] += icf[j * size + i];
            q[j * d + i] = exp(icf[j * size + i]);
        }
    }
    for (int p = 0; p < n; p++) {
        for (int j = 0; j < k; j++) {
            const double *lower = icf + j * size + d;
            double *restrict c = centred + j * d, squares = 0;
            for (int i = 0; i < d; i++)
                c[i] = x[p * d + i] - means[j * d + i];
            for (int i = 0; i < d; i++) {
                double row = q[j * d + i] * c[i];
                for (int at = 0; at < i; at++)
                    row += lower[i * (i - 1) / 2 + at] * c[at];
                rows[j * d + i] = row;
                squares += row * row;
            }
            weight[j] = alphas[j] + sums[j] - 0.5 * squares;
        }
        double most = weight[0], sum = 0;
        for (int j = 1; j < k; j++)
            most = weight[j] > most ? weight[j] : most;
        for (int j = 0; j < k; j++) {
            weight[j] = exp(weight[j] - most);
            sum += weight[j];
        }
        total += log(sum) + most;
        double inverse = 1 / sum;
        for (int j = 0; j < k; j++) {
            const double *lower = icf + j * size + d, *c = centred + j * d;
            double *dlower = dicf + j * size + d, w = weight[j] * inverse;
            dalphas[j] += w;
            dsums[j] += w;
            for (int i = 0; i < d; i++) {
                double g = -w * rows[j * d + i];
                dq[j * d + i] += g * c[i];
                back[i] = g * q[j * d + i];
                for (int at = 0; at < i; at++) {
                    dlower[i * (i - 1) / 2 + at] += g * c[at];
                    back[at] += g * lower[i * (i - 1) / 2 + at];
                }
            }
            for (int i = 0; i < d; i++)
                dmeans[j * d + i] -= back[i];
        }
    }
    double most = alphas[0], sum = 0;
    for (int j = 1; j < k; j++)
        most = alphas[j] > most ? alphas[j] : most;
    for (int j = 0; j < k; j++)
        sum += exp(alphas[j] - most);
    for (int j = 0; j < k; j++) {
        double squares = 0, s2 = spread * spread;
        dalphas[j] -= n * exp(alphas[j] - most) / sum;
        for (int i = 0; i < d; i++) {
            double e = q[j * d + i];
            squares += e * e;
            dicf[j * size + i] += dsums[j] + (dq[j * d + i] + s2 * e) * e;
        }
        for (int i = d; i < size; i++) {
            squares += icf[j * size + i] * icf[j * size + i];
            dicf[j * size + i] += s2 * icf[j * size + i];
        }
        prior += 0.5 * s2 * squares;
    }
    free(q), free(dq), free(sums), free(weight), free(centred), free(rows), free(back), free(dsums);
    return total - (double)n * (log(sum) + most) + prior;
}
