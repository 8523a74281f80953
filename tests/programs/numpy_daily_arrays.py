"""Daily NumPy kernels: functions of arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from tests.programs.numpy_daily import case
from tests.programs.numpy_daily import drawn as v


@case("np.exp, np.max, sum", v(6))
@njit
def softmax(x: Any) -> Any:
    e = np.exp(x - np.max(x))
    return e / e.sum()


@case("x.max, np.log", v(6))
@njit
def logsumexp(x: Any) -> Any:
    m = x.max()
    return m + np.log(np.sum(np.exp(x - m)))


@case("np.cumsum, np.cumprod", v(7))
@njit
def cumulative(x: Any) -> Any:
    return np.cumsum(x) * np.cumprod(x)


@case("np.diff", v(7))
@njit
def differences(x: Any) -> Any:
    return np.diff(x) ** 2


@case("np.outer", v(5), v(5))
@njit
def outer(a: Any, b: Any) -> Any:
    return np.outer(a, b)


@case("a.T, ravel", v(3, 4))
@njit
def transposed(a: Any) -> Any:
    return (a.T @ a).ravel()


@case("np.mean of rows", v(3, 4))
@njit
def row_means(a: Any) -> Any:
    r = np.zeros(a.shape[0])
    for i in range(a.shape[0]):
        r[i] = np.mean(a[i])
    return r


@case("np.where", v(6))
@njit
def where(x: Any) -> Any:
    return np.where(x > 1.0, x**2, 3 * x)


@case("np.clip", v(6))
@njit
def clipped(x: Any) -> Any:
    return np.clip(x, 0.7, 1.2) * x


@case("assignment by a mask", v(6))
@njit
def masked(x: Any) -> Any:
    y = x.copy()
    y[x > 1.0] = 0.0
    return y * x


@case("index by an array", v(8))
@njit
def fancy(x: Any) -> Any:
    i = np.array([0, 3, 3, 5])
    return x[i] ** 2


@case("np.roll", v(8))
@njit
def rolled(x: Any) -> Any:
    return np.roll(x, 2) * x


@case("slices with steps", v(8))
@njit
def flipped(x: Any) -> Any:
    return x[::-1] * x


@case("np.trace", v(4, 4))
@njit
def traced(a: Any) -> Any:
    return np.trace(a @ a)


@case("np.vstack", v(4), v(4))
@njit
def stacked(a: Any, b: Any) -> Any:
    return np.vstack((a, b * a)) * 2


@case("np.concatenate", v(4), v(4))
@njit
def concatenated(a: Any, b: Any) -> Any:
    return np.concatenate((a, a * b))


@case("reshape", v(12))
@njit
def reshaped(x: Any) -> Any:
    return x.reshape(3, 4) @ np.ones(4)


@case("var, std", v(6))
@njit
def variance(x: Any) -> Any:
    return x.var() + x.std()


@case("np.cross", v(3), v(3))
@njit
def crossed(a: Any, b: Any) -> Any:
    return np.cross(a, b)


@case("np.kron", v(2, 3), v(3, 2))
@njit
def kron(a: Any, b: Any) -> Any:
    return np.kron(a, b)


@case("np.diag", v(5))
@njit
def diagonal(x: Any) -> Any:
    return np.diag(x) @ np.ones((5, 2))


@case("np.repeat", v(4))
@njit
def tiled(x: Any) -> Any:
    return np.repeat(x, 2) ** 2


@case("np.max, np.min, np.ptp", v(5))
@njit
def extremes(x: Any) -> Any:
    return np.max(x) * np.min(x) + np.ptp(x)


@case("np.argmax, np.argmin", v(5))
@njit
def arg_extremes(x: Any) -> Any:
    return x[np.argmax(x)] - x[np.argmin(x)] ** 2


@case("np.nditer", v(3, 3))
@njit
def nditer(a: Any) -> Any:
    s = 0.0
    for x in np.nditer(a):
        s += x.item() ** 2
    return s


@case("np.ndenumerate", v(3, 3))
@njit
def ndenumerate(a: Any) -> Any:
    s = 0.0
    for (i, j), x in np.ndenumerate(a):
        s += (i + 2 * j) * x * x
    return s


@case("a.flat", v(3, 3))
@njit
def flat(a: Any) -> Any:
    s = 0.0
    for x in a.flat:
        s += x**3
    return s


@case("assignment to slices", v(4, 4))
@njit
def slices(a: Any) -> Any:
    b = np.zeros((4, 4))
    b[1:, :-1] += a[:-1, 1:] * 2
    b[::2] *= a[::2]
    return b


@case("in-place arithmetic", v(6))
@njit
def inplace_ops(x: Any) -> Any:
    y = x.copy()
    y += 1
    y *= x
    y /= 2
    y **= 2
    y -= x
    return y


@case("complex arrays", v(4) + 1j * v(4))
@njit
def complex_(z: Any) -> Any:
    return (z * np.conj(z) * np.exp(z)).real.sum()


@case("float32", v(6).astype(np.float32))
@njit
def single(x: Any) -> Any:
    return np.float32(2) * (x * x).sum()


@case("np.bincount with weights", v(6))
@njit
def histogram(x: Any) -> Any:
    return np.bincount(np.array([0, 1, 1, 2, 0, 2]), weights=x)


@case("np.searchsorted", v(6))
@njit
def searched(x: Any) -> Any:
    return x[np.searchsorted(np.arange(6.0), 2.5)] * x[0]


@case("np.split", v(6))
@njit
def split_(x: Any) -> Any:
    a = np.split(x, 2)
    return a[0] * a[1]


@case("np.linspace, np.arange", v(3, 4))
@njit
def meshed(a: Any) -> Any:
    return np.linspace(0, 1, 4) * a[0] + np.arange(4.0) * a[1]


@case("np.nansum, np.nanmean, np.nanmax", v(5))
@njit
def nans(x: Any) -> Any:
    return np.nansum(x) * np.nanmean(x) + np.nanmax(x)


@case("np.linalg.norm", v(3, 4))
@njit
def norms(a: Any) -> Any:
    return np.linalg.norm(a)


@case("broadcasting", v(3, 4))
@njit
def broadcasting(a: Any) -> Any:
    return a * np.arange(3.0).reshape(3, 1) + a[0]


@case("np.vander", v(5))
@njit
def vander(x: Any) -> Any:
    return np.vander(x, 3)


@case("elementary functions", v(5))
@njit
def trig(x: Any) -> Any:
    return np.sin(x) * np.arctan(x) + np.sinh(x) / np.cosh(x) + np.log1p(x) * np.expm1(x) + np.cbrt(x)


@case("np.floor, np.sign, np.round", v(5))
@njit
def steps(x: Any) -> Any:
    return np.floor(x) * x + np.sign(x) * np.abs(x) + np.round(x)


@case("np.hypot, np.arctan2, np.logaddexp", v(5))
@njit
def hypot_(x: Any) -> Any:
    return np.hypot(x, 2 * x) + np.arctan2(x, 3.0) + np.logaddexp(x, 1.0)


@case("np.eye, np.full", v(4))
@njit
def eye_(x: Any) -> Any:
    return np.eye(4) * x + np.full((4, 4), 2.0) * x[0]


@case("np.append", v(5))
@njit
def append_(x: Any) -> Any:
    return np.append(x, x**2)


@case("np.delete", v(5))
@njit
def deleted(x: Any) -> Any:
    return np.delete(x, 1) * 2


@case("np.column_stack", v(3, 4))
@njit
def column_stack(a: Any) -> Any:
    return np.column_stack((a[0], a[1])) * 2


@case("np.swapaxes", v(2, 3))
@njit
def swapped(a: Any) -> Any:
    return np.swapaxes(a, 0, 1) * 3.0


@case("np.expand_dims", v(2, 3))
@njit
def expand(a: Any) -> Any:
    return np.expand_dims(a, 1) * 3.0


@case("arrays of rank 3", v(2, 3, 4))
@njit
def rank3(a: Any) -> Any:
    return a.sum(axis=2) * a[:, :, 0]


@case("powers", v(4), 2)
@njit
def power_int(x: Any, n: Any) -> Any:
    return x**n + x[0] ** 0.5 + 2.0**x


@case("np.any, np.all, prod", v(6))
@njit
def any_all(x: Any) -> Any:
    if np.any(x > 10) or not np.all(x > 0):
        return 0.0
    return x.prod()
