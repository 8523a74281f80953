"""Functions with several results: the replacement gives C's values, to the sign of zero, and derivatives."""

from __future__ import annotations

import math

import pytest

from irad.rules.expr import Expr
from irad.rules.registry import Expansion, Registry

from .forward import tangent, value

REGISTRY = Registry.default()
POINTS = (0.0, -0.0, 0.25, -0.25, 1.0, -2.0, 3.75, -7.5, 1e18, math.inf, -math.inf)


def expansion(name: str) -> Expansion:
    found = REGISTRY[name]
    assert isinstance(found, Expansion)
    return found


def field(name: str, position: int) -> Expr:
    found = expansion(name).results[position]
    assert found is not None
    return found


def same(a: float, b: float) -> bool:
    return a == b and math.copysign(1.0, a) == math.copysign(1.0, b)


@pytest.mark.parametrize("x", POINTS)
def test_modf(x: float) -> None:
    fraction, whole = math.modf(x)
    stores = expansion("modf").stores
    assert [pointer for pointer, _ in stores] == ["p"]
    assert same(value(field("modf", 0), {"x": x}), fraction)
    assert same(value(stores[0][1], {"x": x}), whole)
    assert same(value(field("llvm.modf", 0), {"x": x}), fraction)
    assert same(value(field("llvm.modf", 1), {"x": x}), whole)


@pytest.mark.parametrize("x", [x for x in POINTS if math.isfinite(x)])
def test_the_fraction_has_derivative_one_and_the_integer_part_none(x: float) -> None:
    assert tangent(field("modf", 0), {"x": x}, {"x": 3.0}) == 3.0
    assert tangent(field("llvm.modf", 1), {"x": x}, {"x": 3.0}) == 0.0


@pytest.mark.parametrize("x", [0.5, -0.25, 3.0, -1e-310, 1.7e300])
def test_frexp(x: float) -> None:
    mantissa, exponent = math.frexp(x)
    env = {"x": x, "ans1": exponent}
    assert value(field("llvm.frexp", 0), env) == mantissa
    assert expansion("llvm.frexp").results[1] is None
    if abs(x) > 1e-300:
        assert tangent(field("llvm.frexp", 0), env, {"x": 1.0}) == mantissa / x


@pytest.mark.parametrize("x", [0.0, 0.3, -2.0, 40.0])
def test_sincos(x: float) -> None:
    (first, sine), (second, cosine) = expansion("sincos").stores
    assert (first, second) == ("p", "q")
    assert math.isclose(value(sine, {"x": x}), math.sin(x), rel_tol=1e-15)
    assert math.isclose(value(cosine, {"x": x}), math.cos(x), rel_tol=1e-15)
    assert (field("llvm.sincos", 0), field("llvm.sincos", 1)) == (sine, cosine)
    assert math.isclose(value(field("llvm.sincospi", 0), {"x": x}), math.sin(math.pi * x), abs_tol=1e-13)
    assert math.isclose(value(field("llvm.sincospi", 1), {"x": x}), math.cos(math.pi * x), abs_tol=1e-13)


def test_void_and_struct_results_are_told_apart() -> None:
    assert expansion("sincos").results == ()
    assert expansion("sincos").pointers == {"p", "q"}
    assert not expansion("modf").struct
    assert expansion("llvm.sincos").struct
