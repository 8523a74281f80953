"""Daily NumPy kernels: what Python and Numba offer around them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba import guvectorize, njit, stencil, vectorize

from tests.programs.numpy_daily import case
from tests.programs.numpy_daily import drawn as v

SERIES = np.array([0.6, 1.3, 0.9, 0.7, 1.4, 1.1, 0.8, 1.2])


@case("loops over arrays", v(6))
@njit
def polynomial(c: Any) -> Any:
    r = 0.0
    for a in c:
        r = r * 1.3 + a
    return r


@case("lists of floats that grow", v(5))
@njit
def list_of_floats(x: Any) -> Any:
    kept = []
    for a in x:
        kept.append(a * a)
    s = 0.0
    for a in kept:
        s += a * a
    return s


@case("np.array of a list comprehension", v(5))
@njit
def list_to_array(x: Any) -> Any:
    return np.array([a * a for a in x])


@case("tuples as state", v(5))
@njit
def tuple_state(x: Any) -> Any:
    s = (0.0, 1.0)
    for a in x:
        s = (s[0] + a * s[1], s[1] * a)
    return s


@case("enumerate", v(5))
@njit
def enumerated(x: Any) -> Any:
    s = 0.0
    for i, a in enumerate(x):
        s += i * a * a
    return s


@case("zip", v(5), v(5))
@njit
def zipped(x: Any, y: Any) -> Any:
    s = 0.0
    for a, b in zip(x, y):  # noqa: B905
        s += a * b * b
    return s


@vectorize(["float64(float64, float64)"])
def vec(a, b):
    return a * np.sin(b)


@case("@vectorize", v(5), v(5))
@njit
def vectorized(a: Any, b: Any) -> Any:
    return vec(a, b)


@guvectorize(["void(float64[:], float64[:], float64[:])"], "(n),(n)->()")
def gu(a, b, r):
    s = 0.0
    for i in range(a.shape[0]):
        s += a[i] * b[i]
    r[0] = s


@case("@guvectorize", v(3, 5), v(5))
@njit
def guvectorized(a: Any, b: Any) -> Any:
    r = np.zeros(3)
    gu(a, b, r)
    return r


@stencil
def blur(a):
    return 0.25 * (a[-1] + 2 * a[0] + a[1])


@case("@stencil in one dimension", v(7))
@njit
def stenciled(a: Any) -> Any:
    return blur(a)


@stencil
def blur2(a):
    return 0.25 * (a[-1, 0] + a[0, -1] + a[1, 0] + a[0, 1])


@case("@stencil in two dimensions", v(5, 5))
@njit
def stenciled2(a: Any) -> Any:
    return blur2(a) ** 2


@case("inner functions", v(5))
@njit
def closures(x: Any) -> Any:
    k = x[0]

    def inner(a):
        return k * a * a

    s = 0.0
    for a in x:
        s += inner(a)
    return s


@case("exceptions and assert", v(5))
@njit
def raising(x: Any) -> Any:
    if x[0] < 0:
        raise ValueError("negative")
    assert x[1] > 0
    return np.sqrt(x).sum()


@case("loops until convergence", v(5))
@njit
def while_newton(a: Any) -> Any:
    r = np.empty_like(a)
    for i in range(a.size):
        x = a[i]
        while abs(x * x - a[i]) > 1e-14:
            x = 0.5 * (x + a[i] / x)
        r[i] = x
    return r


@case("conditional expressions", v(6))
@njit
def recursion(x: Any) -> Any:
    def f(n):
        return x[n] if n == 0 else x[n] * 2

    return f(2) + f(0)


@case("functions of math", 1.3, 0.4)
@njit
def scalars(a: Any, b: Any) -> Any:
    return math.gamma(a) + math.erf(b) + math.lgamma(a * b) + math.atan2(a, b) + math.hypot(a, b)


@case("values that may be None", v(5))
@njit
def optional(x: Any) -> Any:
    best = None
    for a in x:
        if best is None or a > best:
            best = a
    return best * best


@case("print", v(5))
@njit
def printing(x: Any) -> Any:
    print("x", x[0])
    return (x**2).sum()


@case("time steps with copies", v(8))
@njit
def stencil_loop(u: Any) -> Any:
    for _ in range(4):
        w = u.copy()
        for i in range(1, len(u) - 1):
            w[i] = u[i] + 0.1 * (u[i - 1] - 2 * u[i] + u[i + 1])
        u = w
    return u


@case("Runge-Kutta with inner functions", v(3))
@njit
def rk4(y: Any) -> Any:
    def f(y):
        return np.array([10 * (y[1] - y[0]), y[0] * (28 - y[2]) - y[1], y[0] * y[1] - 8 / 3 * y[2]])

    h = 0.01
    for _ in range(5):
        k1 = f(y)
        k2 = f(y + h / 2 * k1)
        k3 = f(y + h / 2 * k2)
        k4 = f(y + h * k3)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return y


@case("matrices filled in loops", v(10, 2))
@njit
def pairwise(p: Any) -> Any:
    n = p.shape[0]
    d = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            if i != j:
                d[i, j] = np.sqrt(np.sum((p[i] - p[j]) ** 2))
    return d


@case("minima over loops", v(5, 2), v(3, 2))
@njit
def kmeans_cost(x: Any, c: Any) -> Any:
    s = 0.0
    for i in range(x.shape[0]):
        best = np.inf
        for k in range(c.shape[0]):
            best = min(best, ((x[i] - c[k]) ** 2).sum())
        s += best
    return s


@case("matrix times vector", v(4, 3), v(3), v(4))
@njit
def logistic(x: Any, w: Any, b: Any) -> Any:
    z = x @ w + b
    return np.mean(np.log(1 + np.exp(-z)))


@case("recurrences", v(12))
@njit
def ema(x: Any) -> Any:
    r = np.empty_like(x)
    r[0] = x[0]
    for i in range(1, len(x)):
        r[i] = 0.3 * x[i] + 0.7 * r[i - 1]
    return r


@case("moving windows", v(6))
@njit
def moving_max(x: Any) -> Any:
    r = np.empty(4)
    for i in range(4):
        r[i] = x[i : i + 3].max()
    return r


@case("functions of numbers alone", 100.0, 95.0, 0.2)
@njit
def black_scholes(s: Any, k: Any, vol: Any) -> Any:
    d1 = (math.log(s / k) + 0.5 * vol * vol) / vol
    d2 = d1 - vol

    def n(x):
        return 0.5 * (1 + math.erf(x / math.sqrt(2.0)))

    return s * n(d1) - k * n(d2)


@case("continue and break", v(6))
@njit
def early(x: Any) -> Any:
    s = 0.0
    for a in x:
        if a > 1.45:
            continue
        if s > 4:
            break
        s += a**2
    return s


@case("bits of integers beside complex numbers", SERIES)
@njit
def fourier(x: Any) -> Any:
    z = np.zeros(8, np.complex128)
    for i in range(8):
        place = 0
        for bit in range(3):
            place |= (i >> bit & 1) << (2 - bit)
        z[place] = x[i]
    half = 1
    while half < 8:
        for first in range(0, 8, 2 * half):
            for k in range(first, first + half):
                turned = z[k + half] * np.exp(-1j * np.pi * (k - first) / half)
                z[k], z[k + half] = z[k] + turned, z[k] - turned
        half *= 2
    return np.abs(z) ** 2


@case("halves of an array, written in place", SERIES)
@njit
def wavelets(x: Any) -> Any:
    y = x.copy()
    n = y.size
    while n > 1:
        sums, differences = (y[0:n:2] + y[1:n:2]) * 0.7, (y[:n:2] - y[1:n:2]) * 0.7
        n //= 2
        y[:n], y[n : 2 * n] = sums, differences
    return y**2


@case("exceptions in handlers", SERIES[1:5])
@njit
def caught_twice(x: Any) -> Any:
    s = 0.0
    for a in x:
        try:
            try:
                if a > 0.8:
                    raise ValueError
                s += a
            except Exception:
                s += a * a
                if a > 1.2:
                    raise KeyError  # noqa: B904
        except Exception:
            s += 1.0
    return s * s


@case("time warping in a window", SERIES[:6], SERIES[2:] * 0.9)
@njit
def warped(a: Any, b: Any) -> Any:
    d = np.full((7, 7), np.inf)
    d[0, 0] = 0.0
    for i in range(1, 7):
        for j in range(max(1, i - 2), min(6, i + 2) + 1):
            d[i, j] = (a[i - 1] - b[j - 1]) ** 2 + min(d[i - 1, j], d[i, j - 1], d[i - 1, j - 1])
    return d[6, 6]
