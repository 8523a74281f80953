"""Numbers of which the bits are edited: exponents put in, digits rounded off; gradients against differences.

What looks alike but takes bits out of fractions stays refused.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irad

from .levels import options_for

SOURCE = Path(__file__).with_name("edited_numbers.c")
RIGHT, FLOATS, REFUSED = (
    re.findall(rf"^{kind} (\w+)\(", SOURCE.read_text(), re.M) for kind in ("RIGHT", "RIGHT_FLOAT", "REFUSED")
)
POINTS = (1.3, 2.9, 4.45, 2.4)
"""Away from powers of two of what the programs make of them."""


@pytest.fixture(scope="module", params=("-O0", "-O1", "-O2", "-O3"))
def module(request: pytest.FixtureRequest) -> irad.Module:
    return irad.compile(SOURCE, flags=(request.param,), options=options_for(request.param))


def slope(f: irad.Function, x: float, step: float) -> float:
    return (f(x + step, 3) - f(x - step, 3)) / (2 * step)


@pytest.mark.parametrize("name", RIGHT)
def test_doubles(module: irad.Module, name: str) -> None:
    f = getattr(module, name)
    for x in POINTS:
        value, gradient = irad.value_and_grad(f, "x")(x, 3)
        assert value == f(x, 3)
        assert gradient == pytest.approx(slope(f, x, 1e-2 if "rounded" in name else 1e-4), rel=2e-4)
        assert irad.jvp(f, "x")((x, 3), (1.0,))[1] == pytest.approx(gradient, rel=1e-12)


@pytest.mark.parametrize("name", FLOATS)
def test_floats(module: irad.Module, name: str) -> None:
    f = getattr(module, name)
    for x in POINTS:
        gradient = irad.grad(f, "x")(x, 3)
        assert gradient == pytest.approx(slope(f, x, 1e-2), rel=2e-3)
        assert irad.jvp(f, "x")((x, 3), (1.0,))[1] == pytest.approx(gradient, rel=1e-6)


@pytest.mark.parametrize("name", REFUSED)
def test_what_looks_alike_is_refused(module: irad.Module, name: str) -> None:
    with pytest.raises(irad.DifferentiationError):
        irad.grad(getattr(module, name), "x")(1.3, 3)
