"""Numba kernels at both levels, and derivatives inside ``@njit`` code."""

import warnings

import numba
import numpy as np
import pytest
from numba import njit

import irad

X = np.array([0.3, 0.7, 1.1, 1.9])


@njit
def weigh(x, a):
    s = 0.0
    for i in range(x.shape[0]):
        s += a * np.sin(x[i]) * x[i]
    return s


@njit
def square(x, y):
    for i in range(x.shape[0]):
        if x[i] < 0:
            raise ValueError("negative", i)
        y[i] = x[i] ** 2


@njit
def mix(a, b):
    s = 0.0
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            s += a[i, j] * b[j, i]
    return s


@njit
def size(z):
    s = 0.0
    for i in range(z.shape[0]):
        s += z[i].real ** 2 + 3 * z[i].imag ** 2
    return s


@njit
def modulus(z):
    return z.real * z.real * z.imag


@njit
def scaled(x, power=2):
    s = 0.0
    for v in x:
        s += v**power
    return s


def slope(a=2.0):
    return a * (np.sin(X) + X * np.cos(X))


def test_array_level():
    np.testing.assert_allclose(irad.grad(weigh)(X, 2.0), slope(), rtol=1e-14)
    value, (dx, da) = irad.value_and_grad(weigh, wrt=("x", "a"))(X, 2.0)
    np.testing.assert_allclose(dx, slope(), rtol=1e-14)
    assert value == pytest.approx(weigh(X, 2.0), rel=1e-14)
    assert da == pytest.approx(value / 2, rel=1e-14)


def test_pointer_level():
    dx = np.ones(4)
    da = irad.autodiff(weigh)(X, dx, 2.0)
    np.testing.assert_allclose(dx, 1 + slope(), rtol=1e-14)
    assert da == pytest.approx(weigh(X, 1.0), rel=1e-14)
    assert irad.autodiff(weigh, irad.Const, irad.Active)(X, 2.0) == da


def test_forward():
    dx = np.arange(4.0)
    value, tangent = irad.jvp(weigh, wrt=("x", "a"))((X, 2.0), (dx, 0.5))
    assert tangent == pytest.approx(dx @ slope() + 0.5 * weigh(X, 1.0), rel=1e-13)
    assert value == pytest.approx(weigh(X, 2.0), rel=1e-14)


@pytest.mark.parametrize("view", [np.s_[::2], np.s_[::-1], np.s_[1:3]])
def test_strided_arrays(view):
    np.testing.assert_allclose(irad.grad(weigh)(X[view], 2.0), slope()[view], rtol=1e-14)


def test_layouts_and_types_have_code_of_their_own():
    rng = np.random.default_rng(0)
    a, b = rng.normal(size=(2, 3)), rng.normal(size=(3, 2))
    gradient = irad.grad(mix, wrt=(0, 1))
    for first, second in ((a, b), (np.asfortranarray(a), b), (a.astype("f4"), b.astype("f4"))):
        da, db = gradient(first, second)
        assert da.dtype == first.dtype and da.strides == first.strides
        np.testing.assert_allclose(da, second.T)
        np.testing.assert_allclose(db, first.T)


def test_complex_gradient_is_by_real_plus_i_by_imaginary():
    z = np.array([1 + 2j, -0.5 + 1j])
    np.testing.assert_allclose(irad.grad(size)(z), 2 * z.real + 6j * z.imag, rtol=1e-15)
    assert irad.grad(modulus)(2 + 3j) == 12 + 4j
    assert irad.jvp(modulus)((2 + 3j,), (1 + 10j,)) == (12.0, 12.0 + 40.0)


def test_defaults():
    np.testing.assert_allclose(irad.grad(scaled)(X), 2 * X)
    np.testing.assert_allclose(irad.grad(scaled)(X, 3), 3 * X**2)


def test_exceptions_are_the_kernels():
    y = np.zeros(4)
    bad = X.copy()
    bad[2] = -1
    calls = [
        lambda: irad.vjp(square, wrt="x", out="y")(bad, y),
        lambda: irad.autodiff(square)(bad, np.zeros(4), y, np.zeros(4)),
        lambda: irad.jvp(square)((bad, y), (np.ones(4),)),
    ]
    for call in calls:
        with pytest.raises(ValueError) as caught:
            call()
        assert caught.value.args == ("negative", 2)


def test_outputs():
    y = np.zeros(4)
    out, pullback = irad.vjp(square, wrt="x", out="y")(X, y)
    assert out is y
    np.testing.assert_allclose(pullback(np.arange(4.0)), 2 * X * np.arange(4.0), rtol=1e-15)


def test_check():
    report = irad.check(weigh, X, 2.0)
    assert report.wrt == ("x", "a")
    irad.check(square, X, np.zeros(4))
    irad.check(size, np.array([1 + 2j, -0.5 + 1j]))


def test_cfunc():
    @numba.cfunc("float64(float64, float64)")
    def area(a, b):
        return a * a * b

    assert irad.grad(area, wrt=(0, 1))(2.0, 3.0) == (12.0, 4.0)


def test_what_numba_cannot_compile_is_refused_at_its_line():
    @njit
    def wrong(x):
        return x.no_such_thing

    with pytest.raises(irad.UnsupportedError) as caught:
        irad.grad(wrong)(X)
    location = caught.value.diagnostic.location
    assert location.file == __file__ and location.line == wrong.py_func.__code__.co_firstlineno + 2


gradient = irad.grad(weigh)
both = irad.value_and_grad(weigh, wrt=("x", "a"))
pointer = irad.autodiff(weigh)
failing = irad.autodiff(square)


def test_derivatives_in_njit_code():
    @njit
    def descend(x, a, steps):
        x = x.copy()
        for _ in range(steps):
            x -= 0.1 * gradient(x, a)
        return x

    expected = X.copy()
    for _ in range(3):
        expected -= 0.1 * 2 * (np.sin(expected) + expected * np.cos(expected))
    np.testing.assert_allclose(descend(X, 2.0, 3), expected, rtol=1e-13)

    @njit
    def value_and_parts(x, a):
        value, (dx, da) = both(x, a)
        return value, dx, da

    value, dx, da = value_and_parts(X, 2.0)
    np.testing.assert_allclose(dx, slope(), rtol=1e-14)
    assert (value, da) == pytest.approx((weigh(X, 2.0), weigh(X, 1.0)), rel=1e-14)


def test_pointer_level_in_njit_code():
    @njit
    def add_up(x, a):
        dx = np.zeros_like(x)
        da = pointer(x, dx, a)
        da += pointer(x, dx, a)
        return dx, da

    dx, da = add_up(X, 2.0)
    np.testing.assert_allclose(dx, 2 * slope(), rtol=1e-14)
    assert da == pytest.approx(2 * weigh(X, 1.0), rel=1e-14)


def test_exceptions_in_njit_code():
    @njit
    def run(x, y):
        failing(x, np.zeros_like(x), y, np.zeros_like(y))

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        run(X, np.zeros(4))
    with pytest.raises(ValueError, match="negative"):
        run(-X, np.zeros(4))


def test_c_derivatives_in_njit_code(mod):
    by_x = irad.grad(mod.weigh, wrt=("x", "a"))

    @njit
    def run(x, a):
        return by_x(x, a, x.size)

    dx, da = run(X, 2.0)
    np.testing.assert_allclose(dx, slope(), rtol=1e-14)
    assert da == pytest.approx(np.sum(np.sin(X) * X), rel=1e-14)

    @njit
    def wrong(x, a):
        return by_x(x, a, 4)

    with pytest.raises(numba.TypingError, match="argument 'x' has dtype float32; it must be float64"):
        wrong(X.astype("f4"), 2.0)
