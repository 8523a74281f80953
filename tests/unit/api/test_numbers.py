"""Numbers that are not Python's floats: by value and in arrays, through every level of the interface."""

from __future__ import annotations

import platform
from typing import Any

import numpy as np
import pytest

import irad

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="these types are those of x86-64")
SOURCE = r"""
#include <complex.h>
double mixed(double _Complex z, double t) { return creal(z) * creal(z) * t + cimag(z) * creal(z); }
float single(float _Complex z) { return crealf(z) * crealf(z) + 3 * cimagf(z) * crealf(z); }
long double wide(long double _Complex z, long double s) { return creall(z) * creall(z) * s + cimagl(z); }
double _Complex scaled(double _Complex z, double s) { return z * z * s; }
float _Complex doubled(float _Complex z) { return z + z; }
long double _Complex square(long double _Complex z) { return z * z; }
_Float16 half(_Float16 x, _Float16 y) { return x * x * y; }
__bf16 brain(__bf16 x) { return x * x; }
__float128 third(__float128 x) { return x * x / 3; }
long double cube(long double x) { return x * x * x / 3; }
long double two(long double x, double y) { return x * x * y; }
double sum(const double _Complex *z, int n) {
  double total = 0;
  for (int i = 0; i < n; ++i)
    total += creal(z[i]) * creal(z[i]) + 2 * cimag(z[i]);
  return total;
}
double halves(const _Float16 *x, int n) {
  double total = 0;
  for (int i = 0; i < n; ++i)
    total += (double)x[i] * x[i];
  return total;
}
void thirds(const long double *x, long double *y, int n) {
  for (int i = 0; i < n; ++i)
    y[i] = x[i] * x[i] / 3;
}
double brains(const __bf16 *x, const __float128 *y) { return (double)x[0] * (double)x[0] * (double)y[0]; }
"""
THIRD = np.longdouble(1) / 3


@pytest.fixture(scope="module")
def module() -> irad.Module:
    return irad.compile(SOURCE, lang="c")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mixed", "double mixed(double _Complex z, double t)"),
        ("doubled", "float _Complex doubled(float _Complex z)"),
        ("wide", "long double wide(long double _Complex z, long double s)"),
        ("half", "_Float16 half(_Float16 x, _Float16 y)"),
        ("sum", "double sum(const double _Complex *z, int n)"),
    ],
)
def test_signatures(module: irad.Module, name: str, text: str) -> None:
    assert str(module[name].signature) == text
    assert module[name].symbol == name


def test_complex_arguments_by_value(module: irad.Module) -> None:
    assert module.mixed(1 + 2j, 3.0) == 5.0
    assert irad.grad(module.mixed, wrt=("z", "t"))(1 + 2j, 3.0) == (8 + 1j, 1.0)
    assert irad.value_and_grad(module.mixed)(1 + 2j, 3.0) == (5.0, 8 + 1j)
    assert irad.jvp(module.mixed, wrt=(0, 1))((1 + 2j, 3.0), (1 - 1j, 0.5)) == (5.0, 8 - 1 + 0.5)
    assert irad.grad(module.single)(1 + 2j) == 8 + 3j
    assert irad.grad(module.wide, wrt=(0, 1))(1 + 2j, 3.0) == (6 + 1j, 1)
    assert irad.autodiff(module.mixed)(1 + 2j, 3.0, seed=2.0) == (16 + 2j, 2.0)
    assert irad.autodiff(module.mixed, mode="forward")(1 + 2j, 1j, 3.0, 0.0) == 1.0


@pytest.mark.parametrize(("name", "args"), [("scaled", (1 + 2j, 2.0)), ("square", (1 + 2j,))])
def test_complex_results(module: irad.Module, name: str, args: tuple[Any, ...]) -> None:
    factor = 2.0 if name == "scaled" else 1.0
    function, slope = module[name], 2 * (1 + 2j) * factor
    assert function(*args) == (1 + 2j) ** 2 * factor
    value, pullback = irad.vjp(function)(*args)
    assert value == (1 + 2j) ** 2 * factor
    for seed in (1, 1j, 0.5 - 2j):
        assert pullback(seed) == np.conj(slope) * seed
    assert irad.jvp(function)(args, (1j,)) == (value, slope * 1j)


def test_complex_result_of_two_floats(module: irad.Module) -> None:
    assert module.doubled(1 + 2j) == 2 + 4j
    assert irad.vjp(module.doubled)(1 + 2j)[1](1j) == 2j


def test_a_complex_result_has_no_gradient(module: irad.Module) -> None:
    with pytest.raises(irad.UsageError) as caught:
        irad.grad(module.scaled)
    assert str(caught.value) == (
        "scaled returns a complex number (double _Complex), which has no gradient; irad.vjp and irad.jvp take "
        "its derivative, or return a real number of it (cabs)"
    )


def test_sixteen_bits_by_value(module: irad.Module) -> None:
    assert module.half(1.5, 2.0) == 4.5
    assert irad.grad(module.half, wrt=(0, 1))(1.5, 2.0) == (6.0, 2.25)
    assert irad.grad(module.brain)(1.5) == 3.0
    assert irad.jvp(module.brain)((1.5,), (1.0,)) == (2.25, 3.0)


def test_all_digits_of_long_double(module: irad.Module) -> None:
    found = module.cube(THIRD)
    assert isinstance(found, np.longdouble) and found == THIRD * THIRD * THIRD / 3
    assert abs(irad.grad(module.cube)(THIRD) - THIRD * THIRD) <= 2 * np.finfo(np.longdouble).eps
    by_x, by_y = irad.grad(module.two, wrt=(0, 1))(THIRD, 3.0)
    assert by_x == 2 * THIRD * 3 and by_y == float(THIRD * THIRD)
    assert irad.value_and_grad(module.two)(THIRD, 3.0) == (THIRD * THIRD * 3, by_x)
    assert irad.vjp(module.cube)(THIRD)[1](THIRD) == irad.grad(module.cube)(THIRD) * THIRD
    assert abs(irad.grad(module.third)(THIRD) - 2 * THIRD / 3) <= np.finfo(np.longdouble).eps


def test_arrays(module: irad.Module) -> None:
    gradient = irad.grad(module.sum)(np.array([1 + 2j, 3 - 1j]), 2)
    np.testing.assert_array_equal(gradient, [2 + 2j, 6 + 2j])
    half = irad.grad(module.halves)(np.array([1.5, 2], np.float16), 2)
    assert half.dtype == np.float16 and list(half) == [3.0, 4.0]
    x, y = np.array([1, 2], np.longdouble) / 3, np.zeros(2, np.longdouble)
    value, pullback = irad.vjp(module.thirds)(x, y, 2)
    np.testing.assert_array_equal(value, x * x / 3)
    seed = np.array([1, THIRD])
    np.testing.assert_allclose(pullback(seed), 2 * x * seed / 3, rtol=2 * np.finfo(np.longdouble).eps)


def test_arrays_that_numpy_has_no_type_for_are_bytes(module: irad.Module) -> None:
    x = np.array([0x3FC0], np.uint16).view("V2")  # 1.5
    y = np.zeros(1, "V16")
    y.view(np.uint64)[1] = 0x4000 << 48  # 2
    dx, dy = irad.grad(module.brains, wrt=(0, 1))(x, y)
    assert dx.view(np.uint16)[0] == 0x40C0  # 6
    assert dy.view(np.uint64)[1] == 0x4000_2000_0000_0000  # 2.25
    with pytest.raises(irad.ArgumentError, match=r"argument 'y' has dtype \w+; it must be V16 \(bytes\)"):
        irad.grad(module.brains)(x, np.zeros(1, np.longdouble))


@pytest.mark.parametrize(
    ("name", "args", "message"),
    [
        ("halves", (np.zeros(2, np.float32), 2), "argument 'x' has dtype float32; it must be float16"),
        ("sum", (np.zeros(2), 2), "argument 'z' has dtype float64; it must be complex128"),
        ("mixed", (np.zeros(3), 1.0), r"argument 'z' is an array of shape \(3,\); it must be a complex number"),
        ("mixed", (1.0, 1j), "argument 't' is 1j; it must be a number"),
        ("cube", ("1",), "argument 'x' is '1'; it must be a number"),
        ("cube", (None,), "argument 'x' is None; it must be a number"),
    ],
)
def test_what_does_not_fit(module: irad.Module, name: str, args: tuple[Any, ...], message: str) -> None:
    with pytest.raises(irad.ArgumentError, match=message):
        irad.grad(module[name])(*args)


def test_check(module: irad.Module) -> None:
    irad.check(module.mixed, 1 + 2j, 3.0)
    irad.check(module.sum, np.array([1 + 2j, 3 - 1j]), 2)
    irad.check(module.cube, 0.5)


def test_prototypes_tell_of_complex_numbers() -> None:
    text = "double f(double _Complex z) { double x = __real__ z, y = __imag__ z; return x * y * y; }\n"
    prototype = "double f(double _Complex z);"
    module = irad.compile(text, lang="c", flags=["-O2", "-g0"], prototypes=prototype)
    assert irad.grad(module.f)(2 + 3j) == 9 + 12j
