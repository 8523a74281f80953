"""Broadcast kernels of all kinds, over arrays of all strides, in both modes, to the second order: against jets."""

from __future__ import annotations

import zlib

import numpy as np
import pytest
from numba import njit

import irad
from tests.programs.broadcast_kernels import KERNELS
from tests.programs.jets import jets
from tests.sampling import sample

SHAPE = (4, 3)


def layouts(rng, dtype):
    """Arrays that broadcast to SHAPE, in all ways in which they can lie in memory."""

    def full(*shape):
        return rng.uniform(0.3, 1.7, shape).astype(dtype)

    read_only = full(*SHAPE)
    read_only.flags.writeable = False
    return [
        full(*SHAPE), full(3, 4).T, full(*SHAPE)[::-1, ::-1], full(8, 6)[::2, 1::2], full(3), full(4, 1), full(1, 3),
        full(), dtype(rng.uniform(0.3, 1.7)), float(rng.uniform(0.3, 1.7)), read_only, full(3)[::-1],
        full(5, 4, 3)[2, :, ::-1], np.broadcast_to(full(3), SHAPE),
    ]  # fmt: skip


def arguments(kernel, dtype):
    """Arguments of a kernel; the first one has all elements."""
    rng = np.random.default_rng(zlib.crc32(kernel.py_func.__name__.encode()))
    count = kernel.py_func.__code__.co_argcount
    kinds = layouts(rng, dtype)
    first = kinds[rng.integers(4)]
    rest = [layouts(rng, dtype)[rng.integers(len(kinds))] for _ in range(count - 1)]
    return rng, [first, *rest]


def oracle(kernel, args, seeds, vectors):
    """Values, gradients, and products of the Hessian with vectors, of the sum of seeds times results."""
    spread = np.broadcast_arrays(*args)
    spread_vectors = np.broadcast_arrays(*vectors)
    values = [np.zeros(SHAPE) for _ in seeds]
    first = [np.zeros(SHAPE) for _ in args]
    second = [np.zeros(SHAPE) for _ in args]
    for place in np.ndindex(SHAPE):
        given = jets([a[place] for a in spread])
        results = kernel.py_func(*given)
        results = results if isinstance(results, tuple) else (results,)
        along = np.array([v[place] for v in spread_vectors])
        for o, (found, seed) in enumerate(zip(results, seeds, strict=True)):
            found = given[0].lifted(found)
            values[o][place] = found.value
            for i in range(len(args)):
                first[i][place] += seed[place] * found.first[i]
                second[i][place] += seed[place] * (found.second @ along)[i]
    return values, [reduced(g, a) for g, a in zip(first, args, strict=True)], [
        reduced(g, a) for g, a in zip(second, args, strict=True)
    ]


def reduced(gradient, arg):
    """The sums over what is expanded."""
    shape = np.shape(arg)
    gradient = gradient.sum(tuple(range(2 - len(shape))))
    return gradient.sum(tuple(k for k, n in enumerate(shape) if n != gradient.shape[k]), keepdims=True)


CASES = [(k, dtype, mode) for k in KERNELS for dtype in (np.float64, np.float32) for mode in ("forward", "reverse")]


@pytest.mark.parametrize(
    ("kernel", "dtype", "mode"), sample(CASES, 19), ids=lambda x: getattr(getattr(x, "py_func", x), "__name__", x)
)
def test_kernel(kernel, dtype, mode):
    rng, args = arguments(kernel, dtype)
    tolerance = {"rtol": 1e-10, "atol": 1e-11} if dtype is np.float64 else {"rtol": 2e-4, "atol": 2e-4}
    count = len(irad.broadcast(kernel)(*args)) if isinstance(irad.broadcast(kernel)(*args), tuple) else 1
    seeds = [rng.normal(size=SHAPE).astype(dtype) for _ in range(count)]
    vectors = [np.asarray(rng.normal(size=np.shape(a))).astype(np.asarray(a).dtype) for a in args]
    values, first, second = oracle(kernel, args, seeds, vectors)
    wrt = tuple(range(len(args)))

    f = irad.broadcast(kernel, mode=mode)
    found, pullback = irad.vjp(f, wrt)(*args)
    for value, expected in zip(found if count > 1 else [found], values, strict=True):
        np.testing.assert_allclose(value, expected, **tolerance)
    for gradient, arg, expected in zip(pullback(tuple(seeds) if count > 1 else seeds[0]), args, first, strict=True):
        assert np.shape(gradient) == np.shape(arg)
        assert not isinstance(arg, np.ndarray) or gradient.dtype == arg.dtype
        np.testing.assert_allclose(gradient, expected, **tolerance)

    total = irad.broadcast(weighted(kernel, count), mode=mode, reduce="sum")
    own = tuple(k + count for k in wrt)
    gradient, product = irad.hvp(total, own)((*seeds, *args), tuple(vectors))
    for k in wrt:
        np.testing.assert_allclose(gradient[k], first[k], **tolerance)
        np.testing.assert_allclose(product[k], second[k], **tolerance)


def weighted(kernel, count):
    """The sum of a kernel's results times weights, which come first."""
    names = [f"a{k}" for k in range(kernel.py_func.__code__.co_argcount)]
    weights = [f"w{k}" for k in range(count)]
    terms = " + ".join(f"w{k} * r[{k}]" for k in range(count)) if count > 1 else "w0 * r"
    scope = {"kernel": kernel}
    exec(f"def total({', '.join(weights + names)}):\n    r = kernel({', '.join(names)})\n    return {terms}", scope)
    return njit(scope["total"])
