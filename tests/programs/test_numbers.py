"""Kernels in every floating type at every optimisation level against closed forms at high precision.

One C function holds all formulas: formula i goes to y[i]. Its reverse is run with one unit seed after
another, so that each entry of the Jacobian is checked, and its tangent along one direction.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import irad

from .levels import LEVELS
from .numbers import PRECISIONS, Precision

pytestmark = pytest.mark.skipif(
    platform.machine() != "x86_64", reason="sizes and functions of these types are those of x86-64"
)
POINT = (1.375, 0.625, 2.25)
"""Exact in every type."""


@dataclass(frozen=True)
class Formula:
    """C in `a`, `b`, `c` of type `real`, and the same in Python; `loss`: the roundings that may add up."""

    text: str
    twin: Callable[[Any, Any, Any], Any]
    loss: float = 8.0


FORMULAS = (
    Formula("a * b + c / a - b", lambda a, b, c: a * b + c / a - b),
    Formula("F(sin)(a) * F(exp)(b)", lambda a, b, c: mp.sin(a) * mp.exp(b)),
    Formula("F(log)(c) + F(sqrt)(a * c)", lambda a, b, c: mp.log(c) + mp.sqrt(a * c)),
    Formula("F(pow)(a, c) - F(atan2)(a, b)", lambda a, b, c: a**c - mp.atan2(a, b), 16),
    Formula("F(fabs)(b - c) * F(fmax)(a, b)", lambda a, b, c: abs(b - c) * max(a, b)),
    Formula("F(erf)(b) + F(exp2)(a)", lambda a, b, c: mp.erf(b) + 2**a),
    Formula("F(log10)(a) * F(cbrt)(c)", lambda a, b, c: mp.log10(a) * mp.cbrt(c)),
    Formula("F(hypot)(a, b) * F(sinh)(b)", lambda a, b, c: mp.hypot(a, b) * mp.sinh(b), 16),
    Formula("horner(a, b)", lambda a, b, c: ((a * b + 1) * b + a) * b - a, 16),
    Formula("(real)((double)a * (double)b) * c", lambda a, b, c: a * b * c),
    Formula("choose(a, b, c)", lambda a, b, c: a * a / b),
    Formula("repeated(a, 3)", lambda a, b, c: a**8, 32),
    Formula("through_memory(a, b, c)", lambda a, b, c: (a + 2 * b) * c, 16),
)
PROGRAM = (
    """
__attribute__((noinline)) static real horner(real a, real b) { return ((a * b + 1) * b + a) * b - a; }

static real choose(real a, real b, real c) { return a < c ? a * a / b : c; }

__attribute__((noinline)) static real repeated(real x, int n) {
  real value = x;
  for (int i = 0; i < n; ++i)
    value = value * value;
  return value;
}

struct packet { char tag; real first, second; };

__attribute__((noinline)) static real total(const struct packet *p) { return p->first + 2 * p->second; }

static real through_memory(real a, real b, real c) {
  struct packet here = {1, a, b}, there;
  real rows[4] = {c, c, c, c}, copy[4];
  memcpy(&there, &here, sizeof here);
  memmove(copy, rows, sizeof rows);
  memset(rows, 0, sizeof rows);
  return total(&there) * copy[2] + rows[1];
}

void f(const real *x, real *y) {
  real a = x[0], b = x[1], c = x[2];
"""
    + "".join(f"  y[{i}] = {formula.text};\n" for i, formula in enumerate(FORMULAS))
    + "}\n"
)


def jacobian() -> list[list[Any]]:
    """Row i: the partial derivatives of formula i."""
    with mp.workdps(50):
        return [
            [mp.diff(formula.twin, POINT, tuple(int(i == k) for k in range(3))) for i in range(3)]
            for formula in FORMULAS
        ]


def assert_close(got: Sequence[Any], want: Sequence[Any], precision: Precision, formula: Formula) -> None:
    size = max(abs(w) for w in want)
    bound = formula.loss * precision.epsilon * size
    for g, w in zip(got, want, strict=True):
        assert abs(g - w) <= bound, (formula.text, got, want)


@pytest.fixture(scope="module")
def expected() -> list[list[Any]]:
    return jacobian()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PRECISIONS)
def test_jacobian(name: str, level: str, expected: list[list[Any]]) -> None:
    precision = PRECISIONS[name]
    module = irad.compile(precision.preamble + PROGRAM, lang="c", flags=[level, "-ffp-contract=off"])
    reverse = irad.autodiff(module.f, irad.Dup, irad.Dup)
    forward = irad.autodiff(module.f, irad.Dup, irad.Dup, mode="forward")
    zeros = [0.0] * len(FORMULAS)

    def run(derivative: Any, dx: list[float], dy: list[float]) -> tuple[list[Any], list[Any], list[Any]]:
        rooms = [precision.pack(values) for values in (POINT, dx, zeros, dy)]
        derivative(*(room.ctypes.data for room in rooms))
        return precision.unpack(rooms[1]), precision.unpack(rooms[2]), precision.unpack(rooms[3])

    with mp.workdps(50):
        for i, formula in enumerate(FORMULAS):
            seed = [float(k == i) for k in range(len(FORMULAS))]
            gradient, values, consumed = run(reverse, [0.0] * 3, seed)
            assert_close(gradient, expected[i], precision, formula)
            assert_close([values[i]], [number_of(formula)], precision, formula)
            assert not any(consumed)
        direction = [0.5, -1.0, 0.25]
        _, _, tangent = run(forward, direction, zeros)
        for i, formula in enumerate(FORMULAS):
            want = sum(e * d for e, d in zip(expected[i], direction, strict=True))
            scale = max(map(abs, expected[i]))
            assert abs(tangent[i] - want) <= 2 * formula.loss * precision.epsilon * scale, formula.text


def number_of(formula: Formula) -> Any:
    return mp.mpf(formula.twin(*map(mp.mpf, POINT)))


COMPLEX = """
#include <complex.h>
typedef {name} _Complex number;

__attribute__((noinline)) static number mobius(number z, number w) {{ return (z * w + 1) / (z - w); }}

{name} f(const number *z, number *out, int n) {{
  number sum = 0, kept[3] = {{z[0], z[1], z[2]}};
  for (int i = 0; i < n; ++i)
    sum = sum * kept[i % 3] + cexp{ending}(mobius(z[i], kept[(i + 1) % 3]));
  out[0] = sum;
  out[1] = conj{ending}(z[0]) * csqrt{ending}(z[1]);
  return creal{ending}(sum) * cimag{ending}(z[2]) + cabs{ending}(z[1]);
}}
"""
Z = (0.75 + 0.5j, -1.25 + 0.25j, 0.5 - 1.5j)
DTYPES = {"float": np.complex64, "double": np.complex128, "long double": np.clongdouble}


def complex_twin(z: Sequence[Any]) -> tuple[Any, Any, Any]:
    """What `f` returns and stores."""
    total = mp.mpc(0)
    for i in range(3):
        w = z[(i + 1) % 3]
        total = total * z[i] + mp.exp((z[i] * w + 1) / (z[i] - w))
    return total.real * z[2].imag + abs(z[1]), total, mp.conj(z[0]) * mp.sqrt(z[1])


def complex_gradient(seeds: Sequence[complex]) -> list[complex]:
    """d/d(re) + i d/d(im) of the result plus the real parts of conj(seed) * output, entry by entry."""

    def objective(*parts: Any) -> Any:
        value, *outputs = complex_twin([mp.mpc(parts[2 * i], parts[2 * i + 1]) for i in range(3)])
        return value + sum(mp.re(mp.conj(mp.mpc(s)) * o) for s, o in zip(seeds, outputs, strict=True))

    point = [part for z in Z for part in (z.real, z.imag)]
    with mp.workdps(40):
        slopes = [mp.diff(objective, point, tuple(int(i == k) for k in range(6))) for i in range(6)]
    return [complex(slopes[2 * i], slopes[2 * i + 1]) for i in range(3)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "ending"), [("float", "f"), ("double", ""), ("long double", "l")])
def test_complex_arithmetic(name: str, ending: str, level: str) -> None:
    module = irad.compile(COMPLEX.format(name=name, ending=ending), lang="c", flags=[level])
    dtype = DTYPES[name]
    seeds = (0.5 - 0.25j, 1.5 + 1j)
    z, out, dz = np.array(Z, dtype), np.zeros(2, dtype), np.zeros(3, dtype)
    irad.autodiff(module.f, irad.Dup, irad.Dup, irad.Const)(z, dz, out, np.array(seeds, dtype), 3)
    rtol = 64 * float(np.finfo(dtype).eps)
    np.testing.assert_allclose(dz, complex_gradient(seeds), rtol=max(rtol, 1e-14))
    _, *outputs = complex_twin([mp.mpc(c) for c in Z])
    np.testing.assert_allclose(out, [complex(o) for o in outputs], rtol=max(rtol, 1e-14))


def test_complex_numbers_of_cxx() -> None:
    text = """
    #include <complex>
    extern "C" double f(const std::complex<double> *z, std::complex<double> w) {
      return std::real(std::exp(z[0]) * w / z[1]) + std::norm(z[1]);
    }
    """
    module = irad.compile(text, lang="c++", flags=["-O2"])
    z, w = np.array([0.5 + 0.25j, -1.5 + 1j]), 0.75 - 0.5j
    dz, dw = irad.grad(module.f, wrt=("z", "w"))(z, w)
    factor = np.exp(z[0]) / z[1]
    np.testing.assert_allclose(dz, np.conj([factor * w, -factor * w / z[1] + 2 * np.conj(z[1])]), rtol=1e-14)
    np.testing.assert_allclose(dw, np.conj(factor), rtol=1e-14)
