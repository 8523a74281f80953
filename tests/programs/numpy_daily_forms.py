"""Daily NumPy kernels: how arguments come, how results go, and what is called along the way."""

from __future__ import annotations

import ctypes
import heapq
import math
from collections import namedtuple
from typing import Any

import numpy as np
from numba import cfunc, guvectorize, njit, prange, stencil, types, vectorize
from numba.extending import get_cython_function_address, register_jitable

from tests.programs.numpy_daily import case
from tests.programs.numpy_daily import drawn as v

State = namedtuple("State", "place speed")
Nested = namedtuple("Nested", "state rest")
_DOUBLES = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)
bessel = _DOUBLES(get_cython_function_address("scipy.special.cython_special", "j0"))
log_gamma = _DOUBLES(get_cython_function_address("scipy.special.cython_special", "gammaln"))


def read_only(*shape: int) -> np.ndarray:
    made = v(*shape)
    made.flags.writeable = False
    return made


@case("read-only arguments", read_only(5))
@njit
def of_read_only(x: Any) -> Any:
    return np.sin(x).sum() * x[0]


@case("arguments in Fortran's order", np.asfortranarray(v(3, 4)))
@njit
def of_fortran_order(a: Any) -> Any:
    return (a * np.arange(1.0, 5.0)).sum(axis=1)


@case("transposed arguments", v(4, 3).T)
@njit
def of_transposed(a: Any) -> Any:
    return a @ np.arange(1.0, 5.0)


@case("arguments that are slices with steps", v(4, 6)[::2, ::2])
@njit
def of_strided(a: Any) -> Any:
    return a.sum(axis=0) ** 2


@case("arguments that run backwards", v(5)[::-1])
@njit
def of_reversed(x: Any) -> Any:
    return np.cumsum(x) * x


@case("float32 numbers beside float64 arrays", np.float32(0.5), v(3))
@njit
def of_single_and_double(s: Any, x: Any) -> Any:
    return s * np.sum(x**2)


@case("namedtuples returned", State(v(3), v(3)), 0.1)
@njit
def returned_state(s: Any, dt: Any) -> Any:
    return State(s.place + dt * s.speed, s.speed - dt * np.sin(s.place))


@case("namedtuples within namedtuples", Nested(State(v(2), 1.5), (v(2), 0.4)))
@njit
def of_nested(n: Any) -> Any:
    return n.state.speed * np.sum(n.state.place * n.rest[0]) + n.rest[1] ** 2


@case("tuples of tuples returned", v(3))
@njit
def returned_tuples(x: Any) -> Any:
    return x.sum(), (x * 2, (x[0], np.outer(x, x)))


@case("whole numbers beside results", v(4))
@njit
def returned_with_integers(x: Any) -> Any:
    y = x**2
    return y.max() * y, y.sum()


@case("*args behind an argument", v(3), 2.0, v(2))
@njit
def of_rest(x: Any, *rest: Any) -> Any:
    return np.sum(x) * rest[0] + np.sum(rest[1])


@njit
def _square(t: Any) -> Any:
    return t * t


@njit
def _cube(t: Any) -> Any:
    return t * t * t


@njit
def _applied(f: Any, t: Any) -> Any:
    return f(t)


@case("@njit functions handed to @njit functions", 1.3)
@njit
def functions_handed_on(t: Any) -> Any:
    return _applied(_square, t) + _applied(_cube, t)


@case("functions chosen while running", v(3))
@njit
def chosen_function(x: Any) -> Any:
    f = _square if x[0] > 1.0 else _cube
    return f(x[0]) * f(x[1]) * x[2]


@njit
def _sum_of_squares(x: Any) -> Any:
    return np.sum(x**2)


@njit
def _product(x: Any) -> Any:
    return np.prod(x)


@case("functions of arrays chosen by an argument", v(4), 1)
@njit
def chosen_by_argument(x: Any, which: Any) -> Any:
    f = _sum_of_squares if which == 0 else _product
    return f(x) * f(x[:2])


class _Normal(types.WrapperAddressProtocol):
    """A function of C as Numba takes one by its address."""

    def __wrapper_address__(self) -> int:
        return get_cython_function_address("scipy.special.cython_special", "ndtri")

    def signature(self) -> Any:
        return types.float64(types.float64)


quantile = _Normal()


@case("functions of C by their addresses (WrapperAddressProtocol)", 0.3)
@njit
def by_address(p: Any) -> Any:
    return quantile(p) * p


@cfunc("float64(float64)")
def _callback(t: Any) -> Any:
    return np.sin(t) * t


@case("@cfunc functions, called", 1.3)
@njit
def of_cfunc(t: Any) -> Any:
    return _callback(t) * t


@register_jitable
def _norm(a: Any, p: Any = 2) -> Any:
    return np.sum(a**p) ** (1 / p)


@case("register_jitable, defaults in callees", v(4))
@njit
def jitable(x: Any) -> Any:
    return _norm(x) * _norm(x, p=3)


@case("scipy.special by its Cython pointers", v(4))
@njit
def special_by_pointer(x: Any) -> Any:
    total = 0.0
    for t in x:
        total += log_gamma(t) * bessel(t)
    return total


@case("math.lgamma, math.erf, math.gamma", v(4))
@njit
def special_of_math(x: Any) -> Any:
    total = 0.0
    for t in x:
        total += math.lgamma(t) + math.erf(t) * math.gamma(t + 1) + math.erfc(t)
    return total


@case("heapq of tuples: the shortest way through a grid", v(12) + 1.0)
@njit
def shortest_way(cost: Any) -> Any:
    heap = [(cost[0], 0, 0)]
    known = np.full((3, 4), np.inf)
    known[0, 0] = cost[0]
    while len(heap) > 0:
        far, i, j = heapq.heappop(heap)
        if i == 2 and j == 3:
            return far * far
        for di, dj in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            k, m = i + di, j + dj
            if 0 <= k < 3 and 0 <= m < 4 and far + cost[4 * k + m] < known[k, m]:
                known[k, m] = far + cost[4 * k + m]
                heapq.heappush(heap, (known[k, m], k, m))
    return 0.0


@case("heapq", v(6))
@njit
def from_a_heap(x: Any) -> Any:
    heap = [t * 1.0 for t in x]
    heapq.heapify(heap)
    return heapq.heappop(heap) ** 2 + heapq.heappop(heap)


@stencil(neighborhood=((-2, 0),))
def _mean_of_three(a: Any) -> Any:
    total = 0.0
    for k in range(-2, 1):
        total += a[k]
    return total / 3


@case("@stencil with a neighborhood", v(7))
@njit
def moving_mean(a: Any) -> Any:
    return _mean_of_three(a) ** 2


@stencil(cval=1.5)
def _of_two(a: Any, w: Any) -> Any:
    return w[0, 0] * a[0, 1] + a[1, 0] * a[-1, 0]


@case("@stencil of two arrays, cval", v(4, 4), v(4, 4))
@njit
def stencil_of_two(a: Any, w: Any) -> Any:
    return np.sum(_of_two(a, w) ** 2)


@case("prange that fills an array", v(6))
@njit(parallel=True)
def filled_in_parallel(x: Any) -> Any:
    out = np.empty_like(x)
    for i in prange(x.size):
        out[i] = math.sin(x[i]) * x[0]
    return out


@case("np.interp between active points", v(6), v(6))
@njit
def interpolated(x: Any, y: Any) -> Any:
    points = np.cumsum(x)
    return np.interp(np.linspace(points[0] + 0.1, points[-1] - 0.1, 7), points, y)


@case("np.average with active weights", v(7))
@njit
def weighted_mean(x: Any) -> Any:
    return np.average(x, weights=x**2)


@case("np.take_along_axis", v(4, 3))
@njit
def taken_along(a: Any) -> Any:
    index = np.empty((4, 1), np.int64)
    for i in range(4):
        index[i, 0] = np.argmax(a[i])
    return np.take_along_axis(a, index, axis=1) * a[0, 0]


@case('np.convolve with mode="same" and "valid"', v(5), v(3))
@njit
def convolved(x: Any, k: Any) -> Any:
    return np.convolve(x, k, mode="same"), np.convolve(x, k, "valid")


@case("np.diff of higher order", v(6))
@njit
def twice_differenced(x: Any) -> Any:
    return np.diff(x, n=2) ** 2


@case("np.unwrap", 4 * v(5))
@njit
def unwrapped(x: Any) -> Any:
    return np.unwrap(x)


@case("np.trapezoid between active points", v(8), v(8))
@njit
def integrated(y: Any, x: Any) -> Any:
    return np.trapezoid(y, np.cumsum(x))


@case("np.broadcast_arrays", v(4), v(4))
@njit
def broadcast_both(x: Any, y: Any) -> Any:
    a, b = np.broadcast_arrays(x[:, np.newaxis], y)
    return (a * b).sum() + a[1, 2]


@case("np.geomspace, np.logspace", v(4))
@njit
def spaced(c: Any) -> Any:
    return np.sum(np.geomspace(c[0], c[1] + 3, 6)) + np.logspace(c[2], c[3], 4)[2]


@case("np.nanpercentile, np.nanquantile", v(6))
@njit
def of_what_is_there(x: Any) -> Any:
    y = x.copy()
    y[2] = np.nan
    return np.nanpercentile(y, 30.0) + np.nanquantile(y, 0.7)


@case("np.percentile of an array of percents", v(9))
@njit
def percentiles(x: Any) -> Any:
    return np.percentile(x, np.array([10.0, 50.0, 90.0]))


@case("np.union1d", v(6))
@njit
def united(x: Any) -> Any:
    return np.sum(np.union1d(x[:3], x[3:]) * np.arange(6))


@case("np.diagflat", v(4))
@njit
def diagonal(x: Any) -> Any:
    return np.diagflat(x, 1) @ np.arange(5.0)


@case("np.nan_to_num", v(4))
@njit
def without_nan(x: Any) -> Any:
    y = np.log(x - 0.8)
    return np.nan_to_num(np.where(x > 0.9, y, 0.0)).sum()


@case("softmax by rows", v(3, 5))
@njit
def softmax(a: Any) -> Any:
    out = np.empty_like(a)
    for i in range(a.shape[0]):
        e = np.exp(a[i] - a[i].max())
        out[i] = e / e.sum()
    return out


@case("distances of all pairs by broadcasting", v(6, 2), v(3, 2))
@njit
def kernel_density(a: Any, b: Any) -> Any:
    return np.exp(-np.sum((a[:, None, :] - b[None, :, :]) ** 2, axis=2)).sum(axis=0)


@case("discrete Fourier transform by a matrix", v(8))
@njit
def spectrum(x: Any) -> Any:
    k = np.arange(x.size)
    made = np.exp(-2j * np.pi * np.outer(k, k) / x.size) @ x.astype(np.complex128)
    return np.abs(made[1:4]) ** 2


@case("exponential of a matrix by its series", v(2, 2), 0.3)
@njit
def matrix_exponential(a: Any, t: Any) -> Any:
    total, term = np.eye(2), np.eye(2)
    for k in range(1, 15):
        term = term @ (a * t) / k
        total = total + term
    return total


@case("slogdet, inv and trace together", v(3, 3))
@njit
def log_evidence(a: Any) -> Any:
    s = a @ a.T + np.eye(3)
    return np.linalg.slogdet(s)[1] + np.trace(np.linalg.inv(s)) + np.log(np.diag(np.linalg.cholesky(s))).sum()


@case("np.dot with out", v(3), v(3, 3))
@njit
def dot_with_out(x: Any, a: Any) -> Any:
    out = np.empty(3)
    np.dot(a, x, out)
    return out @ x


@case("views of copies, written to", v(6))
@njit
def views_of_a_copy(x: Any) -> Any:
    y = x.copy()
    y[1:4] *= 2.0
    rows = y.reshape(2, 3)
    rows[0] += rows[1]
    return y


@case("functions of @vectorize themselves", v(3, 1), v(4))
@vectorize
def elementwise(a: Any, b: Any) -> Any:
    return a * math.exp(-b) if a > b else b


@case("functions of @guvectorize themselves", v(2, 3), v(3))
@guvectorize(["(float64[:], float64[:], float64[:])"], "(n),(n)->()")
def along_the_last_axis(a: Any, b: Any, out: Any) -> None:
    total = 0.0
    for i in range(a.size):
        total += a[i] * b[i] ** 2
    out[0] = total


@case("boundscheck", v(4))
@njit(boundscheck=True)
def checked_bounds(x: Any) -> Any:
    total = 0.0
    for i in range(len(x)):
        total += x[i] * x[-i]
    return total


@case("text in lists", v(4))
@njit
def by_text(x: Any) -> Any:
    total = 0.0
    for name, t in zip(["a", "bc", "a", "d"], x):  # noqa: B905 (Numba's has no other form)
        if name == "a":
            total += t * t
        elif name.startswith("b"):
            total -= t
    return total
