"""Structs of numbers and integers that functions hand back: both modes agree with the closed form."""

from __future__ import annotations

import pytest

import irad

SOURCE = """
struct signed_number { double size; int sign; };
__attribute__((noinline)) static struct signed_number apart(double x) {
    struct signed_number r = {x * x, 1};
    if (x < 0) { r.sign = -1; r.size = -x * x * x; }
    return r;
}
double together(double x) {
    struct signed_number r = apart(x);
    return r.size * r.sign;
}
"""


@pytest.mark.parametrize("level", ("-O0", "-O1", "-O2"))
@pytest.mark.parametrize(("x", "slope"), ((2.0, 4.0), (-3.0, 27.0)))
def test_number_and_sign(level: str, x: float, slope: float) -> None:
    f = irad.compile(SOURCE, lang="c", flags=(level,)).together
    assert irad.grad(f, "x")(x) == slope
    assert irad.jvp(f, "x")((x,), (1.0,))[1] == slope
