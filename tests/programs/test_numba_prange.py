"""Numba's parallel loops: gradients by a team of threads are those of the same function without ``parallel=True``."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numba
import numpy as np
import pytest
from numba import njit, prange

import irad
from irad.api.kernels import numba_kernels
from irad.backend.openmp import find_openmp
from irad.errors import ToolError, UnsupportedError
from irad.options import Options

TEAMS = (1, 2, 3, 8)
_rng = np.random.default_rng(7)


@pytest.fixture(scope="module")
def runtime() -> Iterator[Any]:
    """OpenMP's library."""
    try:
        library = find_openmp(Options()).handle
    except ToolError as error:
        pytest.skip(str(error))
    library.kmp_set_blocktime(0)  # there may be fewer processors than threads: who waits shall sleep
    before = library.omp_get_max_threads()
    yield library
    library.omp_set_num_threads(before)


def pointwise(x, scale, out):
    for i in prange(x.shape[0]):
        out[i] = math.sin(x[i] * scale) * x[i]


def reductions(x):
    total, product, least, most = 0.0, 1.0, 10.0, -10.0
    for i in prange(x.shape[0]):
        total += x[i] * x[i]
        product *= 1.0 + 0.1 * x[i]
        least = min(least, math.cos(x[i]))
        most = max(most, math.sin(x[i]) * x[i])
    return total * product + least * most


def array_reduction(x, w):
    total = np.zeros(3)
    for i in prange(x.shape[0]):
        total += w * (x[i] * x[i])
    return total[0] * total[1] + total[2]


def stencil(u, v):
    for i in prange(1, u.shape[0] - 1):
        for j in range(1, u.shape[1] - 1):
            flow = u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - 4.0 * u[i, j]
            v[i, j] = u[i, j] + 0.1 * flow * u[i, j]


def nested(x, y, out):
    for i in prange(x.shape[0]):
        for j in prange(y.shape[0]):
            out[i, j] = x[i] * x[i] * math.cos(y[j])


def matrix_product(a, b, c):
    for i in prange(a.shape[0]):
        for j in range(b.shape[1]):
            found = 0.0
            for k in range(a.shape[1]):
                found += a[i, k] * b[k, j]
            c[i, j] = found


def several(x):
    y = np.empty_like(x)
    for i in prange(x.shape[0]):
        y[i] = x[i] ** 3
    total = 0.0
    for i in prange(1, x.shape[0]):
        total += y[i] * y[i - 1]
    found = 0.0
    for i in prange(x.shape[0]):
        found += math.sin(total * x[i])
    return found


def power_sum(x, k):
    total = 0.0
    for i in prange(x.shape[0]):
        total += x[i] ** k
    return total


_power_sum = {parallel: njit(parallel=parallel)(power_sum) for parallel in (False, True)}


def in_place(x, rounds):
    for _ in range(rounds):
        for i in prange(x.shape[0]):
            x[i] = x[i] * x[i] + 0.1
        for i in prange(x.shape[0]):
            x[i] *= math.exp(-x[i])


def array_expressions(x, y):
    z = np.sin(x) * y + x * x
    return np.sum(z / (1.0 + y)) + np.max(z)


def gathered(x, where, out):
    for i in prange(where.shape[0]):
        out[i] = x[where[i]] * x[where[i]] * (i + 1)


def captured(x, both, z, flag, k, out):
    values = (2.0, x[0])
    for i in prange(x.shape[0]):
        part = np.float64(z.real * z.imag) * both[1] if flag else 0.0
        out[i] = x[i] * x[i] * values[1] * values[0] * k + part * x[i]


def temporaries(x):
    total = 0.0
    for i in prange(x.shape[0]):
        part = np.empty(4)
        for k in range(4):
            part[k] = x[i] * k
        total += np.sum(part * part)
    return total


def ring(x, out):
    for i in prange(x.size):
        out[i] = x[i] * x[i] * x[i - 1] + x[i - 2]


def strided(x, out):
    for i in prange(-2, x.shape[0] - 2):
        for j in range(x.shape[1]):
            out[j, i + 2] = x[i + 2, j] * x[0, j]


class Program(NamedTuple):
    """A kernel; `out`: the position of the array that holds its results."""

    kernel: Callable[..., Any]
    arguments: tuple[Any, ...]
    wrt: tuple[int, ...] = (0,)
    out: int | None = None


X, Y = _rng.uniform(0.1, 1.0, 23), _rng.uniform(0.1, 1.0, 23)
WHERE = _rng.integers(0, 23, 40)
GRID = _rng.uniform(0.1, 1.0, (9, 8))

PROGRAMS = [
    Program(pointwise, (X, 0.7, np.zeros(23)), (0, 1), 2),
    Program(reductions, (X,)),
    Program(array_reduction, (X, np.array([1.0, 2.0, 3.0])), (0, 1)),
    Program(stencil, (GRID, np.zeros((9, 8))), (0,), 1),
    Program(nested, (X, Y, np.zeros((23, 23))), (0, 1), 2),
    Program(matrix_product, (GRID[:7, :5].copy(), GRID[:5, :6].copy(), np.zeros((7, 6))), (0, 1), 2),
    Program(several, (X,)),
    Program(in_place, (X, 2), (0,), 0),
    Program(array_expressions, (X, Y), (0, 1)),
    Program(gathered, (X, WHERE, np.zeros(40)), (0,), 2),
    Program(captured, (X, (3, 0.5), 0.3 + 0.4j, True, np.int32(2), np.zeros(23)), (0,), 5),
    Program(temporaries, (X.astype(np.float32),)),
    Program(ring, (X, np.zeros(23)), (0,), 1),
    Program(strided, (GRID[::2, ::2], np.zeros((4, 5))), (0,), 1),
]


def copies(arguments: tuple[Any, ...]) -> list[Any]:
    return [a.copy() if isinstance(a, np.ndarray) and a.flags.c_contiguous else a for a in arguments]


def results(kernel: Any, program: Program) -> list[np.ndarray]:
    """Value and derivatives; those of an array with a seed."""
    given = copies(program.arguments)
    if program.out is None:
        value, found = irad.value_and_grad(kernel, wrt=program.wrt)(*given)
    else:
        value, pullback = irad.vjp(kernel, wrt=program.wrt, out=program.out)(*given)
        found = pullback(np.cos(np.arange(np.size(value), dtype=float)).reshape(np.shape(value)))
    return [np.asarray(value), *map(np.asarray, found)]


def agree(found: list[np.ndarray], wanted: list[np.ndarray]) -> None:
    for ours, theirs in zip(found, wanted, strict=True):
        rounding = 40.0 * np.finfo(theirs.dtype).eps
        np.testing.assert_allclose(ours, theirs, rtol=rounding, atol=rounding * np.abs(theirs).max())


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.kernel.__name__)
def test_gradients(runtime: Any, program: Program) -> None:
    wanted = results(njit(program.kernel), program)
    parallel = njit(parallel=True)(program.kernel)
    assert all(np.any(part) for part in wanted)
    for threads in TEAMS:
        runtime.omp_set_num_threads(threads)
        agree(results(parallel, program), wanted)


def test_loop_in_called_function(runtime: Any) -> None:
    wanted = found = None
    for parallel in (False, True):
        inner = _power_sum[parallel]

        def outside_and_inside(x, out, inner=inner):
            whole = inner(x, 2)
            for i in prange(x.shape[0]):
                out[i] = inner(x[: i + 1], 3) * whole

        runtime.omp_set_num_threads(3)
        program = Program(outside_and_inside, (X, np.zeros(23)), (0,), 1)
        wanted, found = found, results(njit(parallel=parallel)(outside_and_inside), program)
    assert wanted is not None and found is not None
    agree(found, wanted)


def with_numbers(x, numbers, buffers):
    for i in prange(x.shape[0]):
        numbers[i] = numba.get_thread_id()
        buffers[numba.get_thread_id()] += x[i] * x[i]
    return buffers.sum() / numba.get_num_threads()


def test_iterations_are_shared_out(runtime: Any) -> None:
    """Threads of OpenMP run the loop, each a block of neighbours; the kernel sees their numbers."""
    runtime.omp_set_num_threads(3)
    numbers = np.full(23, -1)
    gradient = irad.grad(njit(parallel=True)(with_numbers))(X, numbers, np.zeros(8))
    np.testing.assert_allclose(gradient, 2.0 * X / 3.0, rtol=1e-14)
    assert list(numbers) == [0] * 8 + [1] * 8 + [2] * 7


def test_tangent(runtime: Any) -> None:
    runtime.omp_set_num_threads(3)
    kernel = njit(parallel=True)(several)
    tangent = irad.jvp(kernel, wrt=0)((X,), (Y,))[1]
    assert tangent == pytest.approx(irad.grad(kernel)(X) @ Y, rel=1e-13)


def test_same_array_twice(runtime: Any) -> None:
    """Different parameters are not taken for different memory."""

    @njit(parallel=True)
    def square(x, out):
        for i in prange(x.shape[0]):
            out[i] = x[i] * x[i]

    runtime.omp_set_num_threads(3)
    x, dx = X.copy(), np.ones(23)
    irad.autodiff(square, irad.Dup, irad.Dup)(x, dx, x, dx)
    np.testing.assert_allclose(x, X * X)
    np.testing.assert_allclose(dx, 2.0 * X)


@njit
def _root(v):
    if v < 0.0:
        raise ValueError("negative", v)
    return math.sqrt(v)


def test_exception(runtime: Any) -> None:
    @njit(parallel=True)
    def roots(x):
        total = 0.0
        for i in prange(x.shape[0]):
            total += _root(x[i])
        return total

    runtime.omp_set_num_threads(3)
    gradient = irad.grad(roots)
    np.testing.assert_allclose(gradient(X), 0.5 / np.sqrt(X))
    negative = X.copy()
    negative[17] = -2.0
    with pytest.raises(ValueError, match="negative") as caught:
        gradient(negative)
    assert caught.value.args == ("negative", -2.0)
    np.testing.assert_allclose(gradient(X), 0.5 / np.sqrt(X))


def test_list_in_loop(runtime: Any) -> None:
    """What cannot be handed to other threads: the loop runs in one."""

    @njit(parallel=True)
    def with_list(x, numbers):
        factors = [2.0, 3.0, 4.0]
        total = 0.0
        for i in prange(x.shape[0]):
            numbers[i] = numba.get_thread_id()
            total += x[i] * x[i] * factors[i % 3]
        return total

    runtime.omp_set_num_threads(3)
    numbers = np.full(23, -1)
    gradient = irad.grad(with_list)(X, numbers)
    np.testing.assert_allclose(gradient, 2.0 * X * np.resize([2.0, 3.0, 4.0], 23))
    assert not numbers.any()


def last_of_all(x):
    last = 0.0
    for i in prange(x.shape[0]):
        last = x[i] * 2.0
    return last


def test_race_is_refused() -> None:
    with pytest.raises(UnsupportedError) as caught:
        irad.grad(njit(parallel=True)(last_of_all))(X)
    assert "writes the variable 'last', which is read outside" in str(caught.value)
    line = last_of_all.__code__.co_firstlineno + 2
    assert f"test_numba_prange.py:{line}: error" in str(caught.value)


def test_without_runtime(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(options: Options) -> None:
        raise ToolError("there is no OpenMP runtime")

    monkeypatch.setattr(numba_kernels, "find_openmp", missing)
    with pytest.warns(RuntimeWarning, match="power_sum runs in one thread: there is no OpenMP runtime"):
        gradient = irad.grad(njit(parallel=True)(power_sum))(X, 2)
    np.testing.assert_allclose(gradient, 2.0 * X)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        irad.grad(njit(power_sum))(X, 2)
