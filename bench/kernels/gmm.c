/* Log-likelihood of a Gaussian mixture with a Wishart prior on the precisions.
 *
 * Each component's precision is given by its Cholesky-like factor: `icf` holds per component d log-diagonal
 * entries and then the strictly lower triangle, column by column. The definition is that of ADBench
 * (Srajer, Kukelova, Fitzgibbon, 2018). */
#include <math.h>
#include <stdlib.h>

static double logsumexp(const double *v, int n)
{
    double largest = v[0];
    for (int i = 1; i < n; i++)
        if (v[i] > largest)
            largest = v[i];
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += exp(v[i] - largest);
    return log(sum) + largest;
}

/* Squared length of Q * (x - mean), where Q = diag + strictly lower triangle. */
static double squared_distance(int d, const double *diag, const double *lower, const double *x,
                               const double *mean, double *centred, double *image)
{
    for (int i = 0; i < d; i++)
        centred[i] = x[i] - mean[i];
    for (int i = 0; i < d; i++)
        image[i] = diag[i] * centred[i];
    int next = 0;
    for (int column = 0; column < d; column++)
        for (int row = column + 1; row < d; row++)
            image[row] += lower[next++] * centred[column];
    double sum = 0;
    for (int i = 0; i < d; i++)
        sum += image[i] * image[i];
    return sum;
}

static double log_multigamma(double a, int p)
{
    double sum = 0.25 * p * (p - 1) * log(M_PI);
    for (int j = 1; j <= p; j++)
        sum += lgamma(a + 0.5 * (1 - j));
    return sum;
}

static double wishart_prior(int d, int k, double gamma, int m, const double *diag, const double *sum_log,
                            const double *icf, int stride)
{
    int degrees = d + m + 1;
    double constant = degrees * d * (log(gamma) - 0.5 * log(2)) - log_multigamma(0.5 * degrees, d);
    double total = 0;
    for (int j = 0; j < k; j++) {
        double frobenius = 0;
        for (int i = 0; i < d; i++)
            frobenius += diag[j * d + i] * diag[j * d + i];
        for (int i = d; i < stride; i++)
            frobenius += icf[j * stride + i] * icf[j * stride + i];
        total += 0.5 * gamma * gamma * frobenius - m * sum_log[j];
    }
    return total - k * constant;
}

double gmm(const double *alphas, const double *means, const double *icf, const double *x,
           int d, int k, int n, double gamma, int m)
{
    int stride = d * (d + 1) / 2;
    double *diag = malloc(sizeof(double) * d * k);
    double *sum_log = malloc(sizeof(double) * k);
    double *centred = malloc(sizeof(double) * d);
    double *image = malloc(sizeof(double) * d);
    double *term = malloc(sizeof(double) * k);

    for (int j = 0; j < k; j++) {
        sum_log[j] = 0;
        for (int i = 0; i < d; i++) {
            sum_log[j] += icf[j * stride + i];
            diag[j * d + i] = exp(icf[j * stride + i]);
        }
    }

    double likelihood = 0;
    for (int p = 0; p < n; p++) {
        for (int j = 0; j < k; j++)
            term[j] = alphas[j] + sum_log[j]
                - 0.5 * squared_distance(d, diag + j * d, icf + j * stride + d, x + p * d, means + j * d,
                                         centred, image);
        likelihood += logsumexp(term, k);
    }
    double prior = wishart_prior(d, k, gamma, m, diag, sum_log, icf, stride);
    double result = -0.5 * n * d * log(2 * M_PI) + likelihood - n * logsumexp(alphas, k) + prior;

    free(term);
    free(image);
    free(centred);
    free(sum_log);
    free(diag);
    return result;
}
