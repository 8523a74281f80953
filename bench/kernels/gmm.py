"""Log-likelihood of a Gaussian mixture with a Wishart prior (ADBench's definition) as a Numba kernel."""

import math

import numpy as np
from numba import njit


@njit
def logsumexp(v):
    """Return log(sum(exp(v))) without overflow."""
    largest = v.max()
    return math.log(np.exp(v - largest).sum()) + largest


@njit
def wishart_prior(d, k, gamma, m, diag, sum_log, icf):
    """Return the logarithm of the Wishart prior of all components."""
    degrees = d + m + 1
    constant = degrees * d * (math.log(gamma) - 0.5 * math.log(2.0))
    constant -= 0.25 * d * (d - 1) * math.log(math.pi)
    for j in range(1, d + 1):
        constant -= math.lgamma(0.5 * degrees + 0.5 * (1 - j))
    total = 0.0
    for j in range(k):
        frobenius = (diag[j] ** 2).sum() + (icf[j, d:] ** 2).sum()
        total += 0.5 * gamma**2 * frobenius - m * sum_log[j]
    return total - k * constant


@njit
def gmm(alphas, means, icf, x, d, k, n, gamma, m):
    """Return the log-likelihood; the arrays are flat, laid out as in the C kernel."""
    means = means.reshape((k, d))
    factors = icf.reshape((k, d * (d + 1) // 2))
    points = x.reshape((n, d))
    diag = np.exp(factors[:, :d])
    sum_log = factors[:, :d].sum(axis=1)
    term = np.empty(k)
    likelihood = 0.0
    for p in range(n):
        for j in range(k):
            centred = points[p] - means[j]
            image = diag[j] * centred
            lower = d
            for column in range(d):
                for row in range(column + 1, d):
                    image[row] += factors[j, lower] * centred[column]
                    lower += 1
            term[j] = alphas[j] + sum_log[j] - 0.5 * (image**2).sum()
        likelihood += logsumexp(term)
    prior = wishart_prior(d, k, gamma, m, diag, sum_log, factors)
    return -0.5 * n * d * math.log(2 * math.pi) + likelihood - n * logsumexp(alphas) + prior
