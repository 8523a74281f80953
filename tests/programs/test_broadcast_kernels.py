"""Broadcast kernels of all kinds, over arrays of all strides, in both modes, to the second order: against jets."""

from __future__ import annotations

import re
import zlib

import numpy as np
import pytest
from numba import njit

import irad
from bench.broadcast import cell_arguments, hm_lstm
from tests.programs.broadcast_kernels import C_KERNELS, KERNELS, descending
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
    result = irad.broadcast(kernel)(*args)
    count = len(result) if isinstance(result, tuple) else 1
    seeds = [rng.normal(size=SHAPE).astype(dtype) for _ in range(count)]
    vectors = [np.asarray(rng.normal(size=np.shape(a))).astype(np.asarray(a).dtype) for a in args]
    values, first, second = oracle(kernel, args, seeds, vectors)
    check_first_order(irad.broadcast(kernel, mode=mode), args, seeds, values, first, tolerance)

    total = irad.broadcast(weighted(kernel, count), mode=mode, reduce="sum")
    own = tuple(k + count for k in range(len(args)))
    gradient, product = irad.hvp(total, own)((*seeds, *args), tuple(vectors))
    for k in range(len(args)):
        np.testing.assert_allclose(gradient[k], first[k], **tolerance)
        np.testing.assert_allclose(product[k], second[k], **tolerance)


def check_first_order(f, args, seeds, values, gradients, tolerance):
    """Value and pullback."""
    found, pullback = irad.vjp(f, tuple(range(len(args))))(*args)
    several = isinstance(found, tuple)
    for value, expected in zip(found if several else [found], values, strict=True):
        np.testing.assert_allclose(value, expected, **tolerance)
    parts = pullback(tuple(seeds) if several else seeds[0])
    for gradient, arg, expected in zip(parts, args, gradients, strict=True):
        assert np.shape(gradient) == np.shape(arg)
        assert not isinstance(arg, np.ndarray) or gradient.dtype == arg.dtype
        np.testing.assert_allclose(gradient, expected, **tolerance)


@pytest.fixture(scope="module")
def compiled():
    return irad.compile(C_KERNELS, lang="c")


@pytest.mark.parametrize("mode", ["forward", "reverse"])
@pytest.mark.parametrize("name", sample(re.findall(r"^double (\w+)\(", C_KERNELS, re.MULTILINE), 5))
def test_kernel_in_c(compiled, name, mode):
    kernel = next((k for k in KERNELS if k.py_func.__name__ == name), None) or njit(descending)
    rng, args = arguments(kernel, np.float64)
    seeds = [rng.normal(size=SHAPE)]
    vectors = [np.asarray(rng.normal(size=np.shape(a))) for a in args]
    values, first, second = oracle(kernel, args, seeds, vectors)
    tolerance = {"rtol": 1e-10, "atol": 1e-11}
    check_first_order(irad.broadcast(compiled[name], mode=mode), args, seeds, values, first, tolerance)

    f = irad.broadcast(compiled[name], mode=mode)
    wrt = tuple(range(len(args)))
    smooth = f.bind(args, {}).smooth.along(dict(zip(wrt, vectors, strict=True)))
    for found, expected in zip(smooth.gradient(args, wrt, seeds), second, strict=True):
        np.testing.assert_allclose(found, expected, **tolerance)


def weighted(kernel, count):
    """The sum of a kernel's results times weights, which come first."""
    names = [f"a{k}" for k in range(kernel.py_func.__code__.co_argcount)]
    weights = [f"w{k}" for k in range(count)]
    terms = " + ".join(f"w{k} * r[{k}]" for k in range(count)) if count > 1 else "w0 * r"
    scope = {"kernel": kernel}
    exec(f"def total({', '.join(weights + names)}):\n    r = kernel({', '.join(names)})\n    return {terms}", scope)
    return njit(scope["total"])


@pytest.mark.parametrize("divergent", [True, False])
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_the_cell_of_the_benchmark(mode, divergent):
    args = cell_arguments(1000, divergent)
    total = irad.broadcast(hm_lstm, mode=mode, reduce="sum")
    value, found = irad.value_and_grad(total, (0, 3, 4, 5))(*args)
    c, below, own, f, i, g = (a.astype(float) for a in args)
    forget, enter, candidate = 1 / (1 + np.exp(-f)), 1 / (1 + np.exp(-i)), np.tanh(g)
    flush, update = own > 0.5, (own <= 0.5) & (below > 0.5)
    copy, fresh = ~flush & ~update, flush | update
    assert divergent == flush.any() and update.any()
    same = {"rtol": 1e-5, "atol": 1e-6}
    np.testing.assert_allclose(value, np.sum(copy * c + update * forget * c + fresh * enter * candidate), rtol=1e-5)
    np.testing.assert_allclose(found[0], copy + update * forget, **same)
    np.testing.assert_allclose(found[1], update * c * forget * (1 - forget), **same)
    np.testing.assert_allclose(found[2], fresh * candidate * enter * (1 - enter), **same)
    np.testing.assert_allclose(found[3], fresh * enter * (1 - candidate**2), **same)


_SOURCES = {
    "rust": """
        #[no_mangle]
        pub extern "C" fn f(x: f64, y: f64) -> f64 { if x > y { x * y } else { x.sin() + y } }""",
    "c++": """
        #include <cmath>
        extern "C" double f(double x, double y) { return x > y ? x * y : std::sin(x) + y; }""",
    "fortran": """
        function f(x, y) bind(c) result(r)
            use iso_c_binding
            real(c_double), value :: x, y
            real(c_double) :: r
            r = merge(x * y, sin(x) + y, x > y)
        end function""",
}


@pytest.mark.parametrize("language", _SOURCES)
def test_kernels_of_other_languages(language):
    try:
        f = irad.broadcast(irad.compile(_SOURCES[language], lang=language).f, reduce="sum")
    except irad.ToolError as error:
        pytest.skip(f"no compiler: {error.message}")
    rng = np.random.default_rng(3)
    x, y = rng.uniform(size=(4, 3)), rng.uniform(size=3)
    by_x, by_y = irad.grad(f, (0, 1))(x, y)
    np.testing.assert_allclose(by_x, np.where(x > y, y, np.cos(x)))
    np.testing.assert_allclose(by_y, np.where(x > y, x, 1.0).sum(0))


def test_numbers_of_fortran_that_are_passed_by_reference():
    source = "real(8) function f(x)\n real(8), intent(in) :: x\n f = x * x\nend function"
    try:
        f = irad.broadcast(irad.compile(source, lang="fortran").f)
    except irad.ToolError as error:
        pytest.skip(f"no flang: {error.message}")
    with pytest.raises(irad.UsageError, match=r"'x' .* is passed by reference; give it the attribute VALUE"):
        f(1.0)
