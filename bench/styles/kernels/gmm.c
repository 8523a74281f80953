/* Log-likelihood of points under a mixture of Gaussians, with a Wishart prior; k components in d dimensions, n points.
 * `icf` has for each component d logarithms of a diagonal and, row by row, the rest of a lower triangle. The definition is
 * that of ADBench (Srajer, Kukelova, Fitzgibbon, 2018). */
#include <math.h>
#include <stdlib.h>

double gmm(const double *alphas, const double *means, const double *icf, const double *x, Index d, Index k, Index n,
           double spread)
{
    Index size = d * (d + 1) / 2;
    double *q = malloc(sizeof(double) * k * d);
    double *sums = malloc(sizeof(double) * k);
    double *main_term = malloc(sizeof(double) * k);
    double *centred = malloc(sizeof(double) * d);
    double total = 0, prior = 0, most, sum;

    for (Index j = 0; j < k; j++) {
        sums[j] = 0;
        for (Index i = 0; i < d; i++) {
            sums[j] += icf[j * size + i];
            q[j * d + i] = exp(icf[j * size + i]);
        }
    }
    for (Index p = 0; p < n; p++) {
        for (Index j = 0; j < k; j++) {
            const double *lower = icf + j * size + d;
            double squares = 0;
            for (Index i = 0; i < d; i++)
                centred[i] = x[p * d + i] - means[j * d + i];
            for (Index i = 0; i < d; i++) {
                double row = q[j * d + i] * centred[i];
                for (Index c = 0; c < i; c++)
                    row += lower[i * (i - 1) / 2 + c] * centred[c];
                squares += row * row;
            }
            main_term[j] = alphas[j] + sums[j] - 0.5 * squares;
        }
        most = main_term[0];
        for (Index j = 1; j < k; j++)
            if (main_term[j] > most)
                most = main_term[j];
        sum = 0;
        for (Index j = 0; j < k; j++)
            sum += exp(main_term[j] - most);
        total += log(sum) + most;
    }
    most = alphas[0];
    for (Index j = 1; j < k; j++)
        if (alphas[j] > most)
            most = alphas[j];
    sum = 0;
    for (Index j = 0; j < k; j++)
        sum += exp(alphas[j] - most);
    for (Index j = 0; j < k; j++) {
        double squares = 0;
        for (Index i = 0; i < d; i++)
            squares += q[j * d + i] * q[j * d + i];
        for (Index i = d; i < size; i++)
            squares += icf[j * size + i] * icf[j * size + i];
        prior += 0.5 * spread * spread * squares;
    }
    free(centred);
    free(main_term);
    free(sums);
    free(q);
    return total - (double)n * (log(sum) + most) + prior;
}
