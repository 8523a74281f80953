"""Rules for the functions of C's mathematical library and for LLVM's intrinsics of the same names.

The formulas are textbook calculus (e.g. NIST Digital Library of Mathematical Functions, chapters 4, 5, 7
and 10). Where the derivative can be had from the function's value it is, so that no second call is paid
for; products are arranged so that they overflow only where the derivative does.
"""

from __future__ import annotations

from irad.rules.expr import Expr, IntVar
from irad.rules.functions import (
    INFINITY,
    LN2,
    LN10,
    LOG2_OF_E,
    LOG10_OF_E,
    PI,
    TWO_OVER_ROOT_PI,
    ans,
    at_least,
    cos,
    cosh,
    cospi,
    digamma,
    equal,
    exp,
    fabs,
    g,
    hypot,
    j0,
    j1,
    jn,
    ldexp,
    log,
    n,
    polygamma,
    pow,
    sign,
    sin,
    sinh,
    sinpi,
    sqrt,
    trunc,
    where,
    x,
    y,
    y0,
    y1,
    yn,
)
from irad.rules.kinds import DOUBLE, FLOAT, LONG_DOUBLE, Expansion, ScalarRule, Spellings, c_names, intrinsic, rule


def _runtime(name: str) -> tuple[tuple[str, str], ...]:
    """Symbols of a function of irad's own runtime."""
    return (name, DOUBLE), (name + "f", FLOAT), (name + "l", LONG_DOUBLE)


TRIGONOMETRIC: tuple[ScalarRule, ...] = (
    rule("sin", "x", g * cos(x), llvm="sin"),
    rule("cos", "x", -(g * sin(x)), llvm="cos"),
    rule("tan", "x", g * (1 + ans * ans), llvm="tan"),
    rule(
        "asin",
        "x",
        g / sqrt((1 - x) * (1 + x)),
        finite=True,
        llvm="asin",
        singular=True,
        note="at ±1: infinite",
    ),
    rule(
        "acos",
        "x",
        -g / sqrt((1 - x) * (1 + x)),
        finite=True,
        llvm="acos",
        singular=True,
        note="at ±1: infinite",
    ),
    rule("atan", "x", g / (1 + x * x), llvm="atan"),
    rule("sinpi", "x", g * (PI * cospi(x))),
    rule("cospi", "x", -(g * (PI * sinpi(x)))),
    rule("tanpi", "x", g * (PI * (1 + ans * ans))),
)


def _atan2_partials() -> tuple[Expr, Expr]:
    """Partials of atan2(y, x), x/(x²+y²) and -y/(x²+y²), without squares that overflow or vanish."""
    x_is_large = at_least(fabs(x), fabs(y))
    large = where(x_is_large, x, y)
    ratio = where(x_is_large, y, x) / large
    whole = g / (large * (1 + ratio * ratio))
    part = whole * ratio
    return where(x_is_large, whole, part), -where(x_is_large, part, whole)


HYPERBOLIC: tuple[ScalarRule, ...] = (
    rule("sinh", "x", g * cosh(x), finite=True, llvm="sinh"),
    rule("cosh", "x", g * sinh(x), finite=True, llvm="cosh"),
    rule("tanh", "x", g * (1 - ans * ans), llvm="tanh"),
    rule("asinh", "x", g / hypot(1, x)),
    rule("acosh", "x", g / (sqrt(x - 1) * sqrt(x + 1)), finite=True, singular=True, note="at 1: infinite"),
    rule(
        "atanh",
        "x",
        g / ((1 - x) * (1 + x)),
        finite=True,
        note="at ±1: infinite, as the value is",
        singular=True,
    ),
)

EXPONENTIAL: tuple[ScalarRule, ...] = (
    rule("exp", "x", g * ans, finite=True, llvm="exp"),
    rule("exp2", "x", g * (LN2 * ans), finite=True, llvm="exp2"),
    rule(
        "exp10",
        "x",
        g * (LN10 * ans),
        c="exp10 pow10",
        finite=True,
        llvm="exp10",
        symbols=(("__exp10", DOUBLE), ("__exp10f", FLOAT)),
    ),
    rule("expm1", "x", g * (1 + ans)),
    rule("log", "x", g / x, finite=True, llvm="log", note="at 0: infinite, as the value is", singular=True),
    rule(
        "log2",
        "x",
        g * LOG2_OF_E / x,
        finite=True,
        llvm="log2",
        note="at 0: infinite, as the value is",
        singular=True,
    ),
    rule(
        "log10",
        "x",
        g * LOG10_OF_E / x,
        finite=True,
        llvm="log10",
        note="at 0: infinite, as the value is",
        singular=True,
    ),
    rule("log1p", "x", g / (1 + x), note="at -1: infinite, as the value is", singular=True),
    rule("cbrt", "x", g / (3 * ans * ans), singular=True, note="at 0: infinite (NaN when g is 0)"),
    rule(
        "pow",
        "x y",
        where(equal(y, 0), 0, g * y * pow(x, y - 1)),
        where(equal(x, 0), 0, g * ans * log(x)),
        finite=True,
        llvm="pow",
        singular=True,
        note="∂/∂x: 0 where y = 0; ∂/∂y: 0 where x = 0, NaN where x < 0",
    ),
)

PLANE: tuple[ScalarRule, ...] = (
    rule(
        "atan2",
        "y x",
        *_atan2_partials(),
        finite=True,
        llvm="atan2",
        singular=True,
        note="at the origin: NaN",
    ),
    rule(
        "hypot",
        "x y",
        where(equal(ans, 0), 0, g * (x / ans)),
        where(equal(ans, 0), 0, g * (y / ans)),
        finite=True,
        symbols=(("cabs", DOUBLE),),  # where a double complex is passed as two doubles
        note="at the origin: 0",
    ),
)

_REENTRANT = (
    ("lgamma_r", DOUBLE),
    ("lgammaf_r", FLOAT),
    ("lgammal_r", LONG_DOUBLE),
    ("__lgamma_r_finite", DOUBLE),
    ("__lgammaf_r_finite", FLOAT),
    ("__lgammal_r_finite", LONG_DOUBLE),
)

_POLES = "at 0, -1, …: infinite or NaN"

SPECIAL: tuple[ScalarRule, ...] = (
    rule("erf", "x", g * (TWO_OVER_ROOT_PI * exp(-(x * x)))),
    rule("erfc", "x", -(g * (TWO_OVER_ROOT_PI * exp(-(x * x))))),
    rule(
        "lgamma",
        "x",
        g * digamma(x),
        c="lgamma gamma",
        note=f"also sets signgam; {_POLES}",
        singular=True,
    ),
    rule(
        "lgamma_r",
        "x sign",
        g * digamma(x),
        None,
        c="",
        symbols=_REENTRANT,
        integer="sign",
        writes="sign",
        note=_POLES,
        singular=True,
    ),
    rule("tgamma", "x", g * (ans * digamma(x)), note=_POLES, singular=True),
    rule(
        "irad_digamma",
        "x",
        g * polygamma(1, x),
        c="",
        symbols=_runtime("irad_digamma"),
        note=_POLES,
        singular=True,
    ),
    rule(
        "irad_polygamma",
        "n x",
        None,
        g * polygamma(n + 1, x),
        c="",
        symbols=_runtime("irad_polygamma"),
        integer="n",
        note=f"the n-th derivative of digamma, n <= 30; {_POLES}",
        singular=True,
    ),
    rule("j0", "x", -(g * j1(x)), finite=True),
    rule("j1", "x", where(equal(x, 0), g * 0.5, g * (j0(x) - ans / x)), finite=True),
    rule("jn", "n x", None, g * (0.5 * (jn(n - 1, x) - jn(n + 1, x))), finite=True, integer="n"),
    rule("y0", "x", -(g * y1(x)), finite=True, note="at 0: infinite, as the value is", singular=True),
    rule(
        "y1", "x", g * (y0(x) - ans / x), finite=True, note="at 0: NaN, the value is infinite", singular=True
    ),
    rule(
        "yn",
        "n x",
        None,
        g * (0.5 * (yn(n - 1, x) - yn(n + 1, x))),
        finite=True,
        integer="n",
        note="at 0: NaN, the value is infinite",
        singular=True,
    ),
)


def _fraction_of_x() -> Expr:
    """x - trunc(x) with the sign of x, 0 for infinities; the derivative is 1, at integers too."""
    size = fabs(x)
    return sign(x) * where(equal(size, INFINITY), 0, size - trunc(size))


_exponent = IntVar("ans1")

EXPANSIONS: tuple[Expansion, ...] = (
    Expansion(
        "sincos",
        ("x", "p", "q"),
        (),
        Spellings(symbols=c_names("sincos")),
        stores=(("p", sin(x)), ("q", cos(x))),
    ),
    Expansion(
        "modf",
        ("x", "p"),
        (_fraction_of_x(),),
        Spellings(symbols=c_names("modf")),
        stores=(("p", trunc(x)),),
        note="derivative 1 for the fraction and 0 for the integer part, at integers too",
    ),
    Expansion("llvm.sincos", ("x",), (sin(x), cos(x)), intrinsic("llvm.sincos"), struct=True),
    Expansion("llvm.sincospi", ("x",), (sinpi(x), cospi(x)), intrinsic("llvm.sincospi"), struct=True),
    Expansion(
        "llvm.modf",
        ("x",),
        (_fraction_of_x(), trunc(x)),
        intrinsic("llvm.modf"),
        struct=True,
        note="derivative 1 for the fraction and 0 for the integer part, at integers too",
    ),
    Expansion(
        "llvm.frexp",
        ("x",),
        (ldexp(x, -_exponent), None),
        intrinsic("llvm.frexp"),
        struct=True,
        note="the derivative of the mantissa with the exponent held fixed",
    ),
)

RULES: tuple[ScalarRule | Expansion, ...] = (
    TRIGONOMETRIC + HYPERBOLIC + EXPONENTIAL + PLANE + SPECIAL + EXPANSIONS
)
