"""``irad.broadcast``: what it takes, returns and refuses, and its derivatives; many kernels are in
``programs/test_broadcast_kernels.py``."""

from __future__ import annotations

import pickle
from collections import namedtuple

import numpy as np
import pytest
from numba import njit, vectorize
from numba.core.errors import TypingError

import irad
from irad.errors import ArgumentError, UsageError

same = np.testing.assert_allclose


@njit
def product(x, y):
    return x * y


@njit
def branchy(x, y):
    if x > y:
        return x * x * y
    return np.sin(x) + y


@njit
def both(x, y):
    return x * y, x > y, x - y


@njit
def quotient(x, y):
    return x / y


@njit
def checked(x):
    if x < 0:
        raise ValueError("negative")
    return np.sqrt(x)


@njit
def power(x, n):
    return x**n


@njit
def noisy(x):
    return x * np.random.rand()


@njit
def first(row):
    return row[0]


@njit
def whole(k):
    return k + 1


@njit
def conjugated(z, w):
    return z * w + z * z


@njit
def shared(x, y):
    return x.real * y


def branchy_gradient(x, y):
    return np.where(x > y, 2 * x * y, np.cos(x)), np.where(x > y, x * x, 1.0)


MODULE = """
    double scaled(double x, double y) { return x > 1.0 ? x * y * y : x - y; }
    float halves(float x) { return 0.5f * x * x; }
    double first(const double *x) { return x[0]; }
    static double seen;
    double remembers(double x) { seen += x; return x * seen; }
    double last(void) { return seen; }
    static double square(double x) { return x * x; }
    static double cube(double x) { return x * x * x; }
    double chosen(double x, int k) { double (*f[2])(double) = { square, cube }; return f[k & 1](x); }
    double raised(double x, int n) { double r = 1.0; for (int k = 0; k < n; k++) r *= x; return r; }
"""


@pytest.fixture(scope="module")
def module():
    return irad.compile(MODULE, lang="c")


@pytest.fixture
def rng():
    return np.random.default_rng(7)


# values


def test_values_broadcast(rng):
    x, y = rng.uniform(size=(3, 1, 4)), rng.uniform(size=(5, 1))
    found = irad.broadcast(branchy)(x, y)
    assert found.shape == (3, 5, 4)
    same(found, np.where(x > y, x * x * y, np.sin(x) + y))


def test_numbers_give_a_number():
    found = irad.broadcast(product)(2.0, 3.0)
    assert found == 6.0 and isinstance(found, np.float64)


def test_several_results():
    values, greater, differences = irad.broadcast(both)(np.array([1.0, 3.0]), 2.0)
    same(values, [2.0, 6.0])
    assert greater.dtype == bool and greater.tolist() == [False, True]
    same(differences, [-1.0, 1.0])


Polar = namedtuple("Polar", "radius angle")


@njit
def polar(x, y):
    return Polar(np.hypot(x, y), np.arctan2(y, x))


def test_results_in_a_namedtuple(rng):
    x, y = rng.uniform(size=(2, 4))
    assert isinstance(irad.broadcast(polar)(x, y), Polar)
    found, pullback = irad.vjp(irad.broadcast(polar), ("x", "y"))(x, y)
    same(found.angle, np.arctan2(y, x))
    by_x, by_y = pullback(Polar(np.ones(4), np.zeros(4)))
    same(by_x, x / found.radius)
    same(by_y, y / found.radius)


def test_numbers_of_python_take_the_precision_of_arrays():
    x = np.ones(3, np.float32)
    assert irad.broadcast(product)(x, 2.0).dtype == np.float32
    assert irad.broadcast(product)(x, np.float64(2.0)).dtype == np.float64
    assert irad.broadcast(product)(x, np.ones(3)).dtype == np.float64


def test_whole_numbers_are_passed_as_such():
    same(irad.broadcast(power)(np.array([2.0, 3.0]), np.array([2, 3])), [4.0, 27.0])
    assert irad.broadcast(whole)(np.arange(3, dtype=np.int32)).tolist() == [1, 2, 3]


def test_results_lie_as_arguments_do(rng):
    assert irad.broadcast(product)(np.asfortranarray(rng.uniform(size=(3, 4))), 2.0).flags.f_contiguous
    assert irad.broadcast(product)(rng.uniform(size=(3, 4)), 2.0).flags.c_contiguous


@pytest.mark.parametrize("shape", [(0,), (3, 0), (0, 4)])
def test_no_elements(shape):
    x = np.ones(shape)
    assert irad.broadcast(product)(x, 2.0).shape == shape
    by_x, by_y = irad.grad(irad.broadcast(product, reduce="sum"), (0, 1))(x, 2.0)
    assert by_x.shape == shape and by_y == 0.0
    assert irad.broadcast(product, reduce="sum")(x, 2.0) == 0.0


def test_out_may_overlap(rng):
    x = rng.uniform(size=9)
    expected = x[:8] * x[1:]
    found = irad.broadcast(product)(x[:8], x[1:], out=x[1:])
    assert found.base is x
    same(x[1:], expected)
    a, b = np.empty((2, 2)), np.empty((2, 2), bool)
    irad.broadcast(both)(np.ones((2, 2)), 2.0, out=(a, b, np.empty((2, 2))))
    same(a, 2.0)


def test_unaligned_and_foreign_arrays():
    raw = np.zeros(17, np.uint8)
    unaligned = raw[1:].view(np.float64)
    unaligned[:] = [1.0, 2.0]
    same(irad.broadcast(product)(unaligned, np.array([3.0, 4.0], ">f8")), [3.0, 8.0])


def test_names_and_defaults():
    same(irad.broadcast(quotient)(y=2.0, x=np.array([4.0])), [2.0])

    @njit
    def scaled(x, scale=3.0, n=2):
        return scale * x**n

    x = np.array([4.0, 5.0])
    f = irad.broadcast(scaled)
    same(f(x), 3 * x**2)
    by_x, by_scale = irad.vjp(f, ("x", "scale"))(x)[1](np.ones(2))
    same(by_x, 6 * x)
    same(by_scale, 41.0)


def test_ufuncs_of_numba(rng):
    ufunc = vectorize(["float64(float64, float64)"])(branchy.py_func)
    x, y = rng.uniform(size=(2, 5))
    same(irad.broadcast(ufunc)(x, y), ufunc(x, y))
    same(irad.grad(irad.broadcast(ufunc, reduce="sum"))(x, y), branchy_gradient(x, y)[0])


def test_functions_of_c(module, rng):
    x, y = rng.uniform(0.5, 1.5, (2, 4, 3))
    f = irad.broadcast(module.scaled)
    same(f(x, y), np.where(x > 1, x * y * y, x - y))
    same(irad.grad(irad.broadcast(module.scaled, reduce="sum"), "y")(x, y), np.where(x > 1, 2 * x * y, -1.0))
    single = irad.broadcast(module.halves)
    assert single(np.float32([2.0])).dtype == np.float32 and single(2.0) == 2.0
    same(irad.broadcast(module.raised)(x, 3), x**3)
    n = np.arange(3, dtype=np.int32)
    same(irad.vjp(irad.broadcast(module.raised))(x, n)[1](y), n * x ** (n - 1.0) * y)
    same(irad.vjp(irad.broadcast(module.chosen))(x, n)[1](y), np.where(n == 1, 3 * x * x, 2 * x) * y)
    assert irad.vjp(f)(np.float32([2.0]), 3.0)[1](np.ones(1)).dtype == np.float32


# derivatives


@pytest.mark.parametrize("mode", ["forward", "reverse", "auto"])
def test_expanded_dimensions_are_summed(mode, rng):
    x, y = rng.uniform(size=(3, 1, 4)), rng.uniform(size=(5, 1))
    f = irad.broadcast(branchy, mode=mode)
    weights = rng.normal(size=(3, 5, 4))
    value, pullback = irad.vjp(f, (0, 1))(x, y)
    same(value, f(x, y))
    by_x, by_y = pullback(weights)
    dx, dy = branchy_gradient(*np.broadcast_arrays(x, y))
    same(by_x, (weights * dx).sum(1, keepdims=True))
    same(by_y, (weights * dy).sum(0).sum(1, keepdims=True))


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_sums_in_one_loop(mode, rng):
    x, y = rng.uniform(size=(6, 5)), rng.uniform(size=5)
    total = irad.broadcast(branchy, reduce="sum", mode=mode)
    value, (by_x, by_y) = irad.value_and_grad(total, (0, 1))(x, y)
    dx, dy = branchy_gradient(*np.broadcast_arrays(x, y))
    same(value, irad.broadcast(branchy)(x, y).sum())
    same(by_x, dx)
    same(by_y, dy.sum(0))


def test_pullbacks_of_sums(rng):
    x, y = rng.uniform(size=(6, 5)), rng.uniform(size=5)
    value, pullback = irad.vjp(irad.broadcast(branchy, reduce="sum"), (0, 1))(x, y)
    by_x, by_y = pullback(2.0)
    dx, dy = branchy_gradient(*np.broadcast_arrays(x, y))
    same(value, irad.broadcast(branchy)(x, y).sum())
    same(by_x, 2 * dx)
    same(by_y, 2 * dy.sum(0))


@pytest.mark.parametrize("mode", ["forward", "reverse"])
@pytest.mark.parametrize("axis", [0, -1, 1, (0, 2), (1, 2), (2, 1, 0)])
def test_sums_along_axes(mode, axis, rng):
    x, y = rng.uniform(size=(3, 1, 4)), rng.uniform(size=(5, 1))
    f = irad.broadcast(branchy, reduce="sum", axis=axis, mode=mode)
    whole = irad.broadcast(branchy)(x, y)
    value, pullback = irad.vjp(f, (0, 1))(x, y)
    same(value, whole.sum(axis))
    same(f(x, y), value)
    weights = np.asarray(rng.normal(size=np.shape(value)))
    spread = np.broadcast_to(np.expand_dims(weights, axis), whole.shape)
    by_x, by_y = pullback(weights)
    dx, dy = branchy_gradient(*np.broadcast_arrays(x, y))
    same(by_x, (spread * dx).sum(1, keepdims=True))
    same(by_y, (spread * dy).sum(0).sum(1, keepdims=True))


def test_long_sums_along_axes(rng):
    x, row = rng.uniform(size=(300, 700)), rng.uniform(size=700)
    dx, dy = branchy_gradient(*np.broadcast_arrays(x, row))
    for axis in (0, 1):
        f = irad.broadcast(branchy, reduce="sum", axis=axis)
        value, pullback = irad.vjp(f, (0, 1))(x, row)
        same(value, irad.broadcast(branchy)(x, row).sum(axis))
        weights = rng.normal(size=value.shape)
        by_x, by_row = pullback(weights)
        spread = np.expand_dims(weights, axis)
        same(by_x, spread * dx)
        same(by_row, (spread * dy).sum(0))


def test_axes_that_there_are_not():
    x = np.ones((2, 3))
    with pytest.raises(ArgumentError, match="no axis 2"):
        irad.broadcast(product, reduce="sum", axis=2)(x, x)
    with pytest.raises(ArgumentError, match="named twice"):
        irad.broadcast(product, reduce="sum", axis=(0, -2))(x, x)
    with pytest.raises(UsageError, match="for reduce='sum'"):
        irad.broadcast(product, axis=0)
    with pytest.raises(UsageError, match="whole number"):
        irad.broadcast(product, reduce="sum", axis="rows")
    assert irad.broadcast(product, reduce="sum", axis=0)(np.ones((0, 3)), 2.0).tolist() == [0.0, 0.0, 0.0]


def test_pullbacks_do_not_hang_on_what_becomes_of_arguments(rng):
    x, y = rng.uniform(size=(2, 7))
    dx, dy = branchy_gradient(x, y)
    for mode in ("forward", "reverse"):
        mine, other = x.copy(), y.copy()
        pullback = irad.vjp(irad.broadcast(branchy, mode=mode), (0, 1))(mine, other)[1]
        mine[:], other[:] = 0.0, 9.0
        for scale in (1.0, 2.0):
            same(pullback(np.full(7, scale)), scale * np.array([dx, dy]))


def test_terms_of_a_sum_share_what_pullbacks_keep(rng):
    """One array for each partial derivative would be more than the arguments take, and the kernel would run again."""

    @njit
    def unit(x, w, y, v):
        return np.tanh(x + w) * np.exp(y + v) if x < 1 else x + w

    x, y = rng.normal(size=(2, 5, 3))
    w, v = rng.normal(size=(2, 3))
    f = irad.broadcast(unit, mode="forward")
    assert len(f._how.shop([x, w, y, v]).kept_jobs((0, 1, 2, 3))[0].keeps) == 2
    seed = rng.normal(size=(5, 3))
    by_x, by_w, by_y, by_v = irad.vjp(f, (0, 1, 2, 3))(x, w, y, v)[1](seed)
    t, e = np.tanh(x + w), np.exp(y + v)
    same(by_x, seed * np.where(x < 1, (1 - t**2) * e, 1.0))
    same(by_y, seed * np.where(x < 1, t * e, 0.0))
    same(by_w, by_x.sum(0))
    same(by_v, by_y.sum(0))


def test_expanded_arguments_whose_pullback_runs_again(rng):
    x, y = rng.uniform(size=(7, 1)), rng.uniform(size=9)
    dx, dy = branchy_gradient(*np.broadcast_arrays(x, y))
    pullback = irad.vjp(irad.broadcast(branchy, mode="forward"), (0, 1))(x, y)[1]
    by_x, by_y = pullback(np.ones((7, 9)))
    same(by_x[:, 0], dx.sum(1))
    same(by_y, dy.sum(0))


def test_gradients_by_numbers_are_numbers():
    total = irad.broadcast(product, reduce="sum")
    by_x, by_y = irad.grad(total, (0, 1))(2.0, np.arange(3.0))
    assert type(by_x) is float and by_x == 3.0
    same(by_y, 2.0)
    assert isinstance(irad.grad(total)(np.float32(2.0), np.float32([1.0])), np.float32)
    assert irad.grad(irad.broadcast(product))(2.0, 3.0) == 3.0


def test_tangents_and_products(rng):
    x, y, dx, dy = rng.uniform(size=(4, 6))
    f = irad.broadcast(branchy)
    gx, gy = branchy_gradient(x, y)
    value, tangent = irad.jvp(f, (0, 1))((x, y), (dx, dy))
    same(value, f(x, y))
    same(tangent, gx * dx + gy * dy)
    total = irad.broadcast(branchy, reduce="sum")
    gradient, product = irad.hvp(total)((x, y), (dx,))
    same(gradient, gx)
    same(product, np.where(x > y, 2 * y, -np.sin(x)) * dx)
    same(irad.hessian(total)(x, y), np.diag(np.where(x > y, 2 * y, -np.sin(x))))
    same(irad.jacobian(f, "y")(x, y), np.diag(gy))
    same(irad.jvp(irad.grad(total))((x, y), (dx,))[1], product)
    same(irad.grad(irad.grad(irad.grad(irad.broadcast(power))))(2.0, 3), 6.0)
    same(irad.vmap(f)(x[:, None], y[:, None])[:, 0], f(x, y))


def test_results_without_derivative(rng):
    x, y = rng.uniform(size=(2, 5))
    (values, greater, _), pullback = irad.vjp(irad.broadcast(both))(x, y)
    same(values, x * y)
    assert greater.tolist() == (x > y).tolist()
    same(pullback((np.ones(5), None, 2 * np.ones(5))), y + 2)


def test_complex_numbers(rng):
    z, w = rng.normal(size=(2, 4)) + 1j * rng.normal(size=(2, 4))
    f = irad.broadcast(conjugated)
    same(f(z, w), z * w + z * z)
    seed = rng.normal(size=4) + 1j * rng.normal(size=4)
    for mode in ("forward", "reverse"):
        by_z, by_w = irad.vjp(irad.broadcast(conjugated, mode=mode), (0, 1))(z, w)[1](seed)
        same(by_z, seed * np.conj(w + 2 * z))
        same(by_w, seed * np.conj(z))
    total = irad.vjp(irad.broadcast(shared), (0, 1))(z, 3.0)[1](np.ones(4))
    same(total[0], 3.0 + 0j)
    same(total[1], z.real.sum())


@njit
def branchy_complex(z, w):
    r = z * w
    return np.sin(r) + w if r.real > r.imag else r**3 / abs(z) ** 0.5


@njit
def iterated_complex(z, x):
    w = z
    while abs(w) < 4:
        w = w * 1.6 + z
    return w * x, abs(z) * w.real, x**2


@njit
def real_of_complex(z, x):
    w = z ** (1.5 + 0.5j)
    return abs(w) * x if w.imag > 0 else (w * w).real + x**3


def by_differences(f, args):
    """The gradient of a real function by all entries of arrays, of complex ones by both parts."""
    found = [np.zeros(a.shape, a.dtype) for a in args]
    for i, gradient in enumerate(found):
        for place in np.ndindex(gradient.shape):
            for unit in (1, 1j) if gradient.dtype.kind == "c" else (1,):
                sides = []
                for step in (1e-6 * unit, -1e-6 * unit):
                    moved = [a.copy() for a in args]
                    moved[i][place] += step
                    sides.append(f(*moved))
                gradient[place] += unit * (sides[0] - sides[1]) / 2e-6
    return found


@pytest.mark.parametrize("kernel", [branchy_complex, iterated_complex, real_of_complex], ids=lambda k: k.__name__)
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_complex_kernels(kernel, mode, rng):
    z = rng.uniform(0.3, 1.2, (4, 3)) + 1j * rng.uniform(-1, 1, (4, 3))
    w = rng.uniform(0.5, 1.5, 3) + 0.3j if kernel is branchy_complex else rng.uniform(0.5, 1.5, 3)
    f = irad.broadcast(kernel, mode=mode)
    found, pullback = irad.vjp(f, (0, 1))(z, w)
    several = isinstance(found, tuple)
    outs = found if several else (found,)
    seeds = [rng.normal(size=o.shape) + (1j * rng.normal(size=o.shape) if o.dtype.kind == "c" else 0) for o in outs]

    def weighted(*args):
        values = f(*args)
        return sum(np.vdot(s, v).real for s, v in zip(seeds, values if several else (values,), strict=True))

    gradients = pullback(tuple(seeds) if several else seeds[0])
    for own, expected in zip(gradients, by_differences(weighted, [z, w]), strict=True):
        same(own, expected, rtol=1e-6, atol=1e-7)


def test_complex_arguments_at_second_order(rng):
    z, x = rng.uniform(0.3, 1.2, 4) + 1j * rng.uniform(-1, 1, 4), rng.uniform(0.5, 1.5, 4)
    f = irad.broadcast(real_of_complex, reduce="sum")
    way = (rng.normal(size=4) + 1j * rng.normal(size=4), rng.normal(size=4))
    products = irad.hvp(f, (0, 1))((z, x), way)[1]
    ahead, behind = (irad.grad(f, (0, 1))(z + h * way[0], x + h * way[1]) for h in (1e-6, -1e-6))
    for product_, a, b in zip(products, ahead, behind, strict=True):
        same(product_, (a - b) / 2e-6, rtol=1e-6, atol=1e-7)
    with pytest.raises(UsageError, match="returns a complex number, which has no gradient"):
        irad.grad(irad.broadcast(conjugated, reduce="sum"))(z, z)


def test_sums_of_single_precision_are_exact_enough():
    x = np.full(1 << 20, 0.1, np.float32)
    total = irad.broadcast(product, reduce="sum")
    value, by_y = irad.value_and_grad(total, "y")(x, np.float32(1.0))
    same([value, by_y], float(np.float32(0.1)) * (1 << 20), rtol=1e-6)


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_parts_and_threads_change_nothing(mode, rng):
    x, y, row = rng.uniform(size=(400, 700)), rng.uniform(size=(400, 1)), rng.uniform(size=700)
    made = []
    for parallel in (True, False):
        f = irad.broadcast(branchy, mode=mode, parallel=parallel, reduce="sum")
        for arg in (y, row, 0.5):
            made.append(irad.value_and_grad(f, (0, 1))(x, arg))
            dx, dy = branchy_gradient(*np.broadcast_arrays(x, arg))
            same(made[-1][1][0], dx)
            kept = dy.sum(1, keepdims=True) if arg is y else dy.sum(0) if arg is row else dy.sum()
            same(made[-1][1][1], kept)
    for threads, alone in zip(made[:3], made[3:], strict=True):
        assert threads[0] == alone[0]
        assert np.array_equal(threads[1][1], alone[1][1])


def test_layouts_that_share_no_order(rng):
    x, y = rng.uniform(size=(40, 30)), np.asfortranarray(rng.uniform(size=(40, 30)))
    f = irad.broadcast(branchy, reduce="sum")
    same(irad.grad(f, (0, 1))(x[::-1], y[:, ::-1]), branchy_gradient(x[::-1], y[:, ::-1]))


# failures


def test_exceptions_of_kernels(rng):
    x = rng.uniform(size=100_000)
    f = irad.broadcast(checked)
    same(f(x), np.sqrt(x))
    x[70_001] = -1.0
    for call in (f, irad.grad(irad.broadcast(checked, reduce="sum")), lambda a: irad.vjp(f)(a)):
        with pytest.raises(ValueError, match="negative"):
            call(x)
    with pytest.raises(ZeroDivisionError):
        irad.broadcast(quotient)(x, 0.0)


def test_arguments_that_do_not_fit():
    f, x = irad.broadcast(product), np.ones(3)
    with pytest.raises(ArgumentError, match=r"do not broadcast: 'x' \(3,\), 'y' \(2,\)"):
        f(x, np.ones(2))
    with pytest.raises(ArgumentError, match="takes 2 arguments"):
        f(x)
    with pytest.raises(ArgumentError, match="'y' is a list"):
        f(x, [1.0, 2.0, 3.0])
    with pytest.raises(ArgumentError, match="float16"):
        f(x, x.astype(np.float16))
    with pytest.raises(ArgumentError, match="'y' is a masked array"):
        f(x, np.ma.array([1.0, 2.0, 3.0], mask=[0, 1, 0]))
    with pytest.raises(ArgumentError, match="64 bits"):
        f(x, 1 << 70)
    with pytest.raises(ArgumentError, match="out is an array of shape"):
        f(x, x, out=np.ones(4))
    with pytest.raises(ArgumentError, match="out is read-only"):
        f(x, x, out=np.broadcast_to(1.0, 3))
    with pytest.raises(ArgumentError, match="out is of int64"):
        f(x, x, out=np.ones(3, int))


def test_whole_numbers_for_c(module):
    f = irad.broadcast(module.scaled)
    x = np.array([0, 200], np.uint8)
    same(f(x, np.uint32([1, 1 << 31])), [-1.0, 200.0 * 2.0**62])
    same(irad.grad(irad.broadcast(module.scaled, reduce="sum"), "y")(x, 2.0), 799.0)
    same(irad.broadcast(module.raised)(2.0, np.int8([3, 4])), [8.0, 16.0])
    with pytest.raises(ArgumentError, match="which int does not hold"):
        irad.broadcast(module.raised)(2.0, 1 << 40)


def test_types_that_c_does_not_take(module):
    with pytest.raises(ArgumentError, match="pass an array of float32"):
        irad.broadcast(module.halves)(np.ones(3))
    with pytest.raises(ArgumentError, match="pass an array of int32"):
        irad.broadcast(module.raised)(np.ones(3), np.ones(3))


def test_derivatives_that_there_are_not(rng):
    x = rng.uniform(size=3)
    with pytest.raises(UsageError, match="whole numbers"):
        irad.grad(irad.broadcast(power, reduce="sum"), "n")(x, 2)
    with pytest.raises(UsageError, match="whole numbers"):
        irad.jvp(irad.broadcast(power), "n")((x, 2), (1.0,))
    with pytest.raises(UsageError, match="no floating-point number"):
        irad.vjp(irad.broadcast(whole))(np.arange(3))
    with pytest.raises(UsageError, match=r"array of shape \(3,\).*reduce='sum'"):
        irad.grad(irad.broadcast(product))(x, x)
    pullback = irad.vjp(irad.broadcast(product))(x, x)[1]
    with pytest.raises(ArgumentError, match=r"seed has shape \(2,\)"):
        pullback(np.ones(2))
    with pytest.raises(ArgumentError, match="complex128"):
        pullback(np.ones(3, complex))
    with pytest.raises(ArgumentError, match="the vector for 'x'"):
        irad.jvp(irad.broadcast(product))((x, x), (np.ones(2),))


def test_kernels_that_it_does_not_take(module):
    with pytest.raises(UsageError, match=r"'x' .*is no number"):
        irad.broadcast(module.first)(1.0)
    with pytest.raises(UsageError, match="may write to memory that other calls see"):
        irad.broadcast(module.remembers)(1.0)
    with pytest.raises(UsageError, match="may write to memory that other calls see"):
        irad.broadcast(noisy)(1.0)
    with pytest.raises(UsageError, match="takes a kernel of numbers"):
        irad.broadcast(irad.grad(product))
    with pytest.raises(UsageError, match="decorate it"):
        irad.broadcast(lambda x: x)
    with pytest.raises(UsageError, match="mode is 'both'"):
        irad.broadcast(product, mode="both")
    with pytest.raises(UsageError, match="reduce='sum' is for floating-point"):
        irad.broadcast(both, reduce="sum")(1.0, 2.0)
    with pytest.raises(UsageError, match="reduce is 'max'"):
        irad.broadcast(product, reduce="max")
    with pytest.raises(UsageError, match="must take a number"):
        irad.broadcast(module.last)()
    with pytest.raises(UsageError, match="takes any number of arguments"):
        irad.broadcast(njit(lambda *x: x[0]))
    with pytest.raises(UsageError, match="does not return numbers"):
        irad.broadcast(njit(lambda x: np.array([x, x])))(1.0)


# as a Python function


def test_as_a_python_function():
    f = irad.broadcast(product, reduce="sum")
    assert repr(f) == "<irad.broadcast of product>" and f.__name__ == "broadcast_product"
    assert repr(irad.grad(f)) == "<irad.grad of <irad.broadcast of product>>"
    again = pickle.loads(pickle.dumps(f))
    assert again(np.ones(3), 2.0) == 6.0


def test_explain_says_why():
    x = np.ones(3)
    report = irad.broadcast(branchy).explain(x, x, wrt=(0, 1))
    assert "gradient of 1 result by x, y" in report
    assert "forward mode inside (chosen): 2 partial derivatives at a time" in report
    assert "reverse mode:" in report
    asked = irad.broadcast(branchy, mode="reverse").explain(x, x)
    assert "reverse mode (asked for)" in asked and "forward" not in asked


@njit
def with_memory(x, y):
    a = np.empty(3)
    a[0], a[1], a[2] = x, x * y, y
    for k in range(2):
        a[k] *= a[k + 1]
    return a.sum()


@njit
def root(x):
    return np.sqrt(x)


@njit
def area(x, y):
    determinant = np.linalg.det(np.array([[x, y], [y, x * x]]))
    return determinant + np.linalg.solve(np.array([[x, 1.0], [0.0, y]]), np.ones(2))[0]


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_kernels_with_factors_of_small_matrices(mode, rng):
    x, y = rng.uniform(1, 2, size=(2, 100, 3))
    total = irad.broadcast(area, mode=mode, reduce="sum")
    value, (by_x, by_y) = irad.value_and_grad(total, (0, 1))(x, y)
    same(value, np.sum(x**3 - y * y + (1 - 1 / y) / x))
    same(by_x, 3 * x * x - (1 - 1 / y) / x**2)
    same(by_y, -2 * y + 1 / (x * y * y))
    with pytest.raises(np.linalg.LinAlgError):
        irad.grad(total)(x, np.zeros(3))


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_kernels_with_memory_of_their_own(mode, rng):
    x, y = rng.uniform(size=(2, 100_000))
    by_x, by_y = irad.grad(irad.broadcast(with_memory, mode=mode, reduce="sum"), (0, 1))(x, y)
    same(by_x, 2 * x * y + y * y)
    same(by_y, x * x + 2 * x * y + 1)


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_strong_zeros(mode):
    x = np.array([0.0, 4.0])
    for strong, expected in ((False, [np.nan, 0.0]), (True, [0.0, 0.0])):
        f = irad.broadcast(root, mode=mode, options=irad.Options(strong_zero=strong))
        same(irad.vjp(f)(x)[1](np.zeros(2)), expected)


each, summed = irad.broadcast(branchy), irad.broadcast(branchy, reduce="sum")


@njit
def composed(x, y):
    return np.sum(each(x, y) * y) + summed(y, 0.5)


def test_in_njit_code(rng):
    x, y = rng.uniform(size=(4, 3)), rng.uniform(size=3)
    value, by_y = irad.value_and_grad(composed, "y")(x, y)
    assert value == composed(x, y)
    same(value, np.sum(each(x, y) * y) + summed(y, 0.5))
    dy = branchy_gradient(*np.broadcast_arrays(x, y))[1]
    same(by_y, (each(x, y) + dy * y).sum(0) + branchy_gradient(y, 0.5)[0])


def test_functions_of_c_are_not_called_from_njit_code(module):
    scaled = irad.broadcast(module.scaled)

    @njit
    def outer(x):
        return scaled(x, x)

    with pytest.raises(TypingError, match="no @njit function"):
        outer(np.ones(3))


def test_checks() -> None:
    """Of what is made of functions, with all entries of the results."""
    scaled = njit(lambda x, s: np.sin(x) * s * x)
    x = np.linspace(0.1, 2, 5)
    found = irad.check(irad.broadcast(scaled), x[:, None], x)
    assert found.wrt == ("x", "s") and found.reverse == pytest.approx(found.differences)
    assert irad.check(irad.broadcast(scaled), x, 2.0, wrt="s").wrt == ("s",)
    cubes = njit(lambda x: np.sum(x**3))
    for made in (irad.grad(cubes), irad.hessian(cubes), irad.vmap(irad.grad(cubes))):
        irad.check(made, np.ones((2, 3)) if made.word == "vmap" else x)
    wrong = irad.custom_jvp(njit(lambda x: x * x))
    wrong.defjvp(lambda x, dx: (x[0] * x[0], 3 * x[0] * dx[0]))
    with pytest.raises(irad.CheckFailed, match="does not agree with finite differences: along a random direction"):
        irad.check(irad.vmap(wrong), x)
    with pytest.raises(irad.UsageError, match="options= is for kernels; give it where"):
        irad.check(irad.broadcast(scaled), x, 2.0, options=irad.Options())
