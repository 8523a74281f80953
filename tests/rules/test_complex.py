"""Complex functions and arithmetic in each precision: value, gradient and tangent against mpmath.

For a function that has a complex derivative d, the gradient under the seed 1 is the conjugate of d, under the
seed i it is i times that, and the tangent in direction 1 is d.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import irad
from irad.rules.bodies import COMPLEX

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="complex numbers as x86-64 passes them")


@dataclass(frozen=True)
class Precision:
    """C's type, the ending of its functions' names, NumPy's type."""

    name: str
    ending: str
    dtype: Any

    @property
    def epsilon(self) -> float:
        return float(np.finfo(self.dtype).eps)


PRECISIONS = (
    Precision("float", "f", np.complex64),
    Precision("double", "", np.complex128),
    Precision("long double", "l", np.clongdouble),
)
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "cexp": mp.exp,
    "clog": mp.log,
    "clog10": lambda z: mp.log(z) / mp.log(10),
    "csqrt": mp.sqrt,
    "csin": mp.sin,
    "ccos": mp.cos,
    "ctan": mp.tan,
    "csinh": mp.sinh,
    "ccosh": mp.cosh,
    "ctanh": mp.tanh,
    "casin": mp.asin,
    "cacos": mp.acos,
    "catan": mp.atan,
    "casinh": mp.asinh,
    "cacosh": mp.acosh,
    "catanh": mp.atanh,
}
"""Functions of one variable with a complex derivative."""
PAIRS: dict[str, Callable[..., Any]] = {
    "product": lambda z, w: z * w,
    "quotient": lambda z, w: z / w,
    "power": lambda z, w: mp.exp(w * mp.log(z)),
}
PROGRAM = """
#define _GNU_SOURCE
#include <complex.h>
typedef {name} _Complex number;
void all(const number *given, number *out) {{
  number z = given[0], w = given[1];
  {calls}
  *out++ = z * w;
  *out++ = z / w;
  *out++ = cpow{ending}(z, w);
  *out++ = conj{ending}(z);
  *out++ = cproj{ending}(z);
  *out++ = cabs{ending}(z);
  *out++ = carg{ending}(z);
  *out++ = creal{ending}(z) * cimag{ending}(w);
}}
"""
OUTPUTS = (*FUNCTIONS, *PAIRS, "conj", "cproj", "cabs", "carg", "parts")
POINTS = (
    (0.25 + 0.5j, 1.5 - 0.5j),
    (-0.375 + 0.75j, 0.25 + 2j),
    (1.5 - 0.25j, -0.5 + 0.125j),
    (-2.5 - 1.25j, 2 + 0j),
    (2.0**-10 + 2.0**-9 * 1j, -1.5 - 1j),
    (1 + 2.0**-10 * 1j, 0.5 + 0.5j),
    (0.625 + 0.78125j, 3 - 4j),
    (-(2.0**-10) + 3j, 1j),
    (25 - 0.5j, 2.0**-7 * (1 - 1j)),
    (2.0**-20 + 1.5j, 0.75 + 0.0625j),
)
"""Exact in each precision; near zeros, poles and branch points of the functions as well as far from them."""


def exact(value: Any) -> Any:
    """A NumPy number as an mpmath one, with all its digits."""
    wide = np.clongdouble(value)
    return mp.mpc(_real(wide.real), _real(wide.imag))


def _real(part: Any) -> Any:
    high = float(part)
    return mp.mpf(high) + mp.mpf(float(part - np.longdouble(high))) if np.isfinite(part) else mp.mpf(high)


@pytest.fixture(scope="module", params=PRECISIONS, ids=lambda p: p.name)
def kernel(request: pytest.FixtureRequest) -> tuple[Precision, Any, Any]:
    """A precision, and value and derivatives of all outputs in it."""
    precision: Precision = request.param
    calls = "\n  ".join(f"*out++ = {name}{precision.ending}(z);" for name in FUNCTIONS)
    text = PROGRAM.format(name=precision.name, ending=precision.ending, calls=calls)
    module = irad.compile(text, lang="c", flags=["-O2", "-ffp-contract=off"])
    return precision, irad.vjp(module["all"], wrt=0, out=1), irad.jvp(module["all"], wrt=0, out=1)


def derivatives(name: str, z: Any, w: Any) -> tuple[Any, Any]:
    """Partial derivatives of an output by z and w."""
    if name in FUNCTIONS:
        return mp.diff(FUNCTIONS[name], z), mp.mpf(0)
    return tuple(mp.diff(PAIRS[name], (z, w), order) for order in ((1, 0), (0, 1)))  # type: ignore[return-value]


def close(got: Any, want: Any, epsilon: float) -> bool:
    return bool(abs(exact(got) - want) <= 6 * epsilon * abs(want) + 1e-300)


@pytest.mark.parametrize("point", range(len(POINTS)))
def test_functions_with_a_complex_derivative(kernel: tuple[Precision, Any, Any], point: int) -> None:
    precision, reverse, forward = kernel
    given = np.array(POINTS[point], precision.dtype)
    values, pullback = reverse(given, np.zeros(len(OUTPUTS), precision.dtype))
    tangent = np.array([1, 0], precision.dtype)
    _, tangents = forward((given, np.zeros(len(OUTPUTS), precision.dtype)), (tangent,))
    with mp.workdps(45):
        z, w = map(exact, given)
        for i, name in enumerate(OUTPUTS[: len(FUNCTIONS) + len(PAIRS)]):
            by_z, by_w = derivatives(name, z, w)
            value = FUNCTIONS[name](z) if name in FUNCTIONS else PAIRS[name](z, w)
            assert close(values[i], value, precision.epsilon), name
            assert close(tangents[i], by_z, precision.epsilon), name
            for unit in (1, 1j):
                seed = np.zeros(len(OUTPUTS), precision.dtype)
                seed[i] = unit
                found = pullback(seed)
                assert close(found[0], mp.conj(by_z) * unit, precision.epsilon), name
                assert close(found[1], mp.conj(by_w) * unit, precision.epsilon), name


@pytest.mark.parametrize("point", range(len(POINTS)))
def test_functions_without_a_complex_derivative(kernel: tuple[Precision, Any, Any], point: int) -> None:
    precision, reverse, _ = kernel
    given = np.array(POINTS[point], precision.dtype)
    _, pullback = reverse(given, np.zeros(len(OUTPUTS), precision.dtype))

    def gradient(name: str, unit: complex) -> Any:
        seed = np.zeros(len(OUTPUTS), precision.dtype)
        seed[OUTPUTS.index(name)] = unit
        return pullback(seed)

    with mp.workdps(45):
        z, w = map(exact, given)
        assert close(gradient("conj", 1)[0], mp.mpc(1), precision.epsilon)
        assert close(gradient("conj", 1j)[0], mp.mpc(0, -1), precision.epsilon)
        assert close(gradient("cproj", 1j)[0], mp.mpc(0, 1), precision.epsilon)
        assert close(gradient("cabs", 1)[0], z / abs(z), precision.epsilon)
        assert close(gradient("carg", 1)[0], 1j * z / abs(z) ** 2, precision.epsilon)
        assert close(gradient("parts", 1)[0], mp.mpc(w.imag), precision.epsilon)
        assert close(gradient("parts", 1)[1], mp.mpc(0, z.real), precision.epsilon)


def test_every_body_is_tested() -> None:
    tested = {*FUNCTIONS, "conj", "cproj", "cabs", "carg", "creal", "cimag", "cpow"}
    endings = {precision.ending for precision in PRECISIONS}
    wanted = {name + ending for name in tested for ending in endings} - {"cabs"}
    wanted |= {f"__{what}{kind}c3" for what in ("mul", "div") for kind in "sdx"} | {"numba_cpow"}
    assert {body.name for body in COMPLEX} == wanted
