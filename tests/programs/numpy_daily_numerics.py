"""Daily NumPy kernels: linear algebra, statistics, complex numbers, precisions."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba import guvectorize, njit, prange, vectorize

from tests.programs.numpy_daily import case
from tests.programs.numpy_daily import drawn as v

SPD = np.eye(3) * 3.0
GAUSS = np.polynomial.legendre.leggauss(5)


def single(*shape: int) -> np.ndarray:
    """Random numbers of single precision."""
    return v(*shape).astype(np.float32)


@case("np.linalg.solve", v(3, 3) + SPD, v(3))
@njit
def solved(a: Any, b: Any) -> Any:
    return np.linalg.solve(a, b)


@case("np.linalg.inv, np.linalg.det", v(3, 3) + SPD)
@njit
def inverse(a: Any) -> Any:
    return np.linalg.inv(a) * np.linalg.det(a)


@case("np.linalg.cholesky", v(4, 3), v(3))
@njit
def gaussian_density(x: Any, mu: Any) -> Any:
    d = x - mu
    c = d.T @ d / x.shape[0] + np.eye(3)
    z = np.linalg.solve(np.linalg.cholesky(c), d.T)
    return -0.5 * np.sum(z**2) - np.log(np.linalg.det(c))


@case("np.linalg.eigh", v(3, 3))
@njit
def spectrum(a: Any) -> Any:
    w, q = np.linalg.eigh(a + a.T)
    return w[2] * q[0, 2] ** 2 + w[0]


@case("np.linalg.svd", v(4, 3))
@njit
def nuclear_norm(a: Any) -> Any:
    return np.linalg.svd(a)[1].sum()


@case("np.linalg.qr", v(4, 3))
@njit
def orthogonal(a: Any) -> Any:
    q, r = np.linalg.qr(a)
    return np.abs(np.diag(r)).sum() + (q @ q.T)[0, 0]


@case("np.linalg.lstsq", v(6, 2), v(6))
@njit
def regression(a: Any, b: Any) -> Any:
    return np.linalg.lstsq(a, b)[0]


@case("normal equations", v(8), v(8))
@njit
def line_fit(t: Any, y: Any) -> Any:
    a = np.column_stack((np.ones_like(t), t))
    return np.linalg.solve(a.T @ a, a.T @ y)


@case("np.cov", v(3, 6))
@njit
def covariance(x: Any) -> Any:
    return np.cov(x)


@case("np.corrcoef", v(3, 6))
@njit
def correlation(x: Any) -> Any:
    return np.corrcoef(x)


@case("np.dot of matrices in a loop", v(3, 3))
@njit
def power_iteration(a: Any) -> Any:
    x = np.ones(3)
    for _ in range(6):
        y = np.dot(a, x)
        x = y / np.linalg.norm(y)
    return x @ a @ x


@case("np.vdot, np.inner by hand", v(4), v(4))
@njit
def products(x: Any, y: Any) -> Any:
    return np.vdot(x, y) + np.sum(np.outer(x, y) * np.outer(y, y))


@case("einsum by loops", v(2, 3, 4), v(4, 3))
@njit
def contraction(a: Any, b: Any) -> Any:
    out = np.zeros((2, 3))
    for i in range(2):
        for j in range(3):
            for k in range(4):
                out[i, j] += a[i, j, k] * b[k, j]
    return out


@case("quadrature with constant nodes", 0.4, 1.1)
@njit
def integral(a: Any, b: Any) -> Any:
    nodes, weights = GAUSS
    t = 0.5 * (b - a) * nodes + 0.5 * (a + b)
    return 0.5 * (b - a) * np.sum(weights * np.exp(-(t**2)))


@case("np.polyval by Horner, np.polynomial", v(5), 0.7)
@njit
def polyval(c: Any, x: Any) -> Any:
    r = np.zeros_like(c)
    r[0] = c[0]
    for i in range(1, c.size):
        r[i] = r[i - 1] * x + c[i]
    return r


@case("complex exponentials", v(8))
@njit
def power_spectrum(x: Any) -> Any:
    n = x.size
    out = np.empty(n)
    for k in range(n):
        z = 0j
        for t in range(n):
            z += x[t] * np.exp(-2j * np.pi * k * t / n)
        out[k] = abs(z) ** 2
    return out


@case("complex arguments", v(4) + 1j * v(4))
@njit
def modulus(z: Any) -> Any:
    return np.sum(np.abs(z) ** 2 + (z * z).imag) + np.sum(np.angle(z))


@case("complex results", v(4), v(4))
@njit
def transfer(r: Any, c: Any) -> Any:
    return 1 / (r + 1j * c)


@case("cmath-like functions of complex numbers", 0.7 + 0.4j)
@njit
def complex_functions(z: Any) -> Any:
    return (np.sqrt(z) * np.log(z) + np.sin(z) ** 2).real


@case("np.real, np.imag, np.conj", v(3) + 1j * v(3))
@njit
def parts(z: Any) -> Any:
    return np.real(z) * np.imag(z) + (z * np.conj(z)).real


@case("float32 arrays", single(6), single(6))
@njit
def single_loss(w: Any, x: Any) -> Any:
    return np.float32(0.5) * np.sum((w * x - np.float32(1)) ** 2)


@case("float32 and float64 together", single(5), v(5))
@njit
def mixed(a: Any, b: Any) -> Any:
    return np.sum(a * b) + np.mean(a)


@case("astype", v(5))
@njit
def lowered(x: Any) -> Any:
    return np.sum(x.astype(np.float32).astype(np.float64) ** 2 * 0) + np.sum(x**2)


@case("integers beside floats", v(6), 3)
@njit
def lagged(x: Any, lag: Any) -> Any:
    n = len(x)
    return sum([x[i] * x[(i + lag) % n] for i in range(n)])


@vectorize
def leaky(x, slope):
    return x if x > 1.0 else slope * x


@case("@vectorize without signatures", v(6), 0.2)
@njit
def dynamic_ufunc(x: Any, slope: Any) -> Any:
    return leaky(x, slope).sum()


@guvectorize("(n)->(n)")
def running(x, out):
    s = 0.0
    for i in range(x.shape[0]):
        s = 0.9 * s + x[i]
        out[i] = s


@case("@guvectorize without signatures", v(2, 5))
@njit
def dynamic_gufunc(x: Any) -> Any:
    out = np.empty_like(x)
    running(x, out)
    return out


@njit(parallel=True)
def shared(x):
    s = 0.0
    for i in prange(x.shape[0]):
        s += np.sin(x[i]) * x[i]
    return s


@case("prange with a reduction", v(40))
@njit
def parallel_sum(x: Any) -> Any:
    return shared(x)


@case("fastmath", v(9))
@njit(fastmath=True)
def fast(x: Any) -> Any:
    s = 0.0
    for a in x:
        s += a / (1 + a * a)
    return s


@case("error_model='numpy'", v(5), v(5))
@njit(error_model="numpy")
def numpy_division(a: Any, b: Any) -> Any:
    return np.sum(a / b)


@case("np.random as constants", v(50))
@njit
def noisy(x: Any) -> Any:
    np.random.seed(3)
    return np.sum(x * np.random.standard_normal(50)) + np.random.rand()


@case("reparametrised random numbers", 0.3, 1.2)
@njit
def monte_carlo(mu: Any, sigma: Any) -> Any:
    np.random.seed(5)
    s = 0.0
    for _ in range(20):
        s += max(np.exp(mu + sigma * np.random.normal(0.0, 1.0)) - 1.0, 0.0)
    return s / 20


@case("parameters of np.random.normal", 0.3, 1.2)
@njit
def drawn_by_parameters(mu: Any, sigma: Any) -> Any:
    np.random.seed(5)
    return np.random.normal(mu, sigma) ** 2


@case("functions of math on arrays by loops", v(6))
@njit
def special_loops(x: Any) -> Any:
    s = 0.0
    for a in x:
        s += math.lgamma(a) + math.erfc(a) * math.expm1(a) + math.log1p(a) ** 3 + math.copysign(a, -1.0)
    return s


@case("np.fmod, %, np.floor_divide", v(6))
@njit
def wrapped(x: Any) -> Any:
    return np.fmod(5 * x, 2.0) + (7 * x) % 1.5 + x // 0.3


@case("np.deg2rad, np.exp2, np.cbrt, np.square, np.reciprocal", v(5))
@njit
def ufuncs(x: Any) -> Any:
    return np.deg2rad(x) + np.exp2(x) + np.cbrt(x) + np.square(x) + np.reciprocal(x)


@case("np.sinc", v(5))
@njit
def pulses(x: Any) -> Any:
    return np.sinc(x)


@case("np.logaddexp2, np.fmax, np.fmin", v(5), v(5))
@njit
def pairs_of_ufuncs(x: Any, y: Any) -> Any:
    return np.logaddexp2(x, y) + np.fmax(x, y) - np.fmin(x, 2 * y)


@case("np.float_power, np.divide with out", v(5), v(5))
@njit
def with_out(x: Any, y: Any) -> Any:
    out = np.empty_like(x)
    np.divide(x, y, out)
    np.multiply(out, x, out)
    return out


@case("Kalman filter", v(6), 0.4, 0.6)
@njit
def kalman(z: Any, q: Any, r: Any) -> Any:
    m, p, ll = 0.0, 1.0, 0.0
    for a in z:
        p += q
        k = p / (p + r)
        ll -= 0.5 * ((a - m) ** 2 / (p + r) + np.log(p + r))
        m += k * (a - m)
        p *= 1 - k
    return ll


@case("dynamic programming", v(5), v(6))
@njit
def warping(a: Any, b: Any) -> Any:
    d = np.full((a.size + 1, b.size + 1), np.inf)
    d[0, 0] = 0.0
    for i in range(a.size):
        for j in range(b.size):
            d[i + 1, j + 1] = (a[i] - b[j]) ** 2 + min(d[i, j + 1], d[i + 1, j], d[i, j])
    return d[-1, -1]


@case("Thomas algorithm", v(6) + 2, v(6))
@njit
def tridiagonal(d: Any, b: Any) -> Any:
    n = len(d)
    c, x = np.zeros(n), b.copy()
    for i in range(n):
        m = d[i] - (c[i - 1] if i else 0.0)
        c[i] = 1 / m
        x[i] = (x[i] - (x[i - 1] if i else 0.0)) / m
    for i in range(n - 2, -1, -1):
        x[i] -= c[i] * x[i + 1]
    return x


@case("hidden Markov model", v(5, 3), v(3, 3))
@njit
def forward_algorithm(e: Any, t: Any) -> Any:
    a = e[0].copy()
    ll = 0.0
    for k in range(1, e.shape[0]):
        a = (a @ t) * e[k]
        c = a.sum()
        a /= c
        ll += np.log(c)
    return ll


@case("bisection", v(3))
@njit
def bisected(c: Any) -> Any:
    lo, hi = 0.0, 10.0
    x = 1.0
    for _ in range(30):
        f = c[0] * x**3 + c[1] * x - c[2]
        x = x - f / (3 * c[0] * x * x + c[1])
    return x + 0 * (lo + hi)


@case("adaptive steps", 1.3, 0.2)
@njit
def adaptive(rate: Any, y: Any) -> Any:
    t, h = 0.0, 0.1
    while t < 1.0:
        h = min(h, 1.0 - t)
        k1 = -rate * y
        k2 = -rate * (y + h * k1)
        err = abs(k2 - k1) * h
        if err < 0.05:
            y += 0.5 * h * (k1 + k2)
            t += h
            h *= 1.3
        else:
            h *= 0.5
    return y


@case("np.linalg.eigvals", v(3, 3))
@njit
def stability(a: Any) -> Any:
    return np.linalg.eigvals(a + 3 * np.diag(np.arange(3.0)))[0].real
