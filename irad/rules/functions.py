"""Short names in which the tables of rules are written: the usual variables, and functions of expressions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from irad.rules.expr import Call, Compare, Cond, Const, Expr, IntVar, Number, Select, Var, as_expr, as_int

g = Var("g")
"""What comes in: the adjoint of the result (reverse) or the tangent of a parameter (forward)."""
ans = Var("ans")
"""The function's value."""
x = Var("x")
y = Var("y")
z = Var("z")
n = IntVar("n")


def _known(digits: str) -> Const:
    """A constant given to more digits than any floating type has."""
    return Const(float(digits), digits)


LN2 = _known("0.6931471805599453094172321214581765680755")
LN10 = _known("2.3025850929940456840179914546843642076011")
LOG2_OF_E = _known("1.44269504088896340735992468100189213742665")
LOG10_OF_E = _known("0.434294481903251827651128918916605082294397")
PI = _known("3.14159265358979323846264338327950288419717")
TWO_OVER_ROOT_PI = _known("1.1283791670955125738961589031215451716881")
INFINITY = Const(math.inf)


def _named(name: str, integer: int | None = None) -> Callable[..., Expr]:
    """integer: the position of the parameter that is a whole number."""

    def build(*args: Any) -> Expr:
        return Call(name, tuple(as_int(a) if i == integer else as_expr(a) for i, a in enumerate(args)))

    build.__name__ = name
    build.__doc__ = f"The library function `{name}` of the given expressions."
    return build


copysign = _named("copysign")
cos = _named("cos")
cosh = _named("cosh")
cospi = _named("cospi")
digamma = _named("irad_digamma")
erf = _named("erf")
exp = _named("exp")
fabs = _named("fabs")
hypot = _named("hypot")
j0 = _named("j0")
j1 = _named("j1")
jn = _named("jn", integer=0)
ldexp = _named("ldexp", integer=1)
lgamma = _named("lgamma")
log = _named("log")
log1p = _named("log1p")
polygamma = _named("irad_polygamma", integer=0)
pow = _named("pow")
powi = _named("powi", integer=1)
rint = _named("rint")
scalbln = _named("scalbln", integer=1)
sin = _named("sin")
sinh = _named("sinh")
sinpi = _named("sinpi")
sqrt = _named("sqrt")
trunc = _named("trunc")
y0 = _named("y0")
y1 = _named("y1")
yn = _named("yn", integer=0)


UNKNOWN = "a derivative without closed form"
"""In place of a function's name: the derivative that would be there is not known."""


def where(cond: Cond, a: Expr | Number, b: Expr | Number) -> Expr:
    """`a` where the condition holds, else `b`."""
    return Select(cond, as_expr(a), as_expr(b))


def equal(a: Expr | Number, b: Expr | Number) -> Cond:
    """a == b, false for NaN."""
    return Compare("oeq", as_expr(a), as_expr(b))


def at_most(a: Expr | Number, b: Expr | Number) -> Cond:
    """a <= b, false for NaN."""
    return Compare("ole", as_expr(a), as_expr(b))


def at_least(a: Expr | Number, b: Expr | Number) -> Cond:
    """a >= b, false for NaN."""
    return Compare("oge", as_expr(a), as_expr(b))


def is_nan(a: Expr) -> Cond:
    """`a` is NaN."""
    return Compare("uno", a, a)


def sign(a: Expr) -> Expr:
    """1 or -1 with the sign of `a`, that of a zero included."""
    return copysign(1.0, a)
