"""Rules for arithmetic instructions, and for the functions that round, select, or change sign and format."""

from __future__ import annotations

from irad.rules.expr import Compare, ToFloat
from irad.rules.functions import (
    ans,
    at_least,
    at_most,
    equal,
    g,
    is_nan,
    ldexp,
    n,
    powi,
    rint,
    scalbln,
    sign,
    where,
    x,
    y,
)
from irad.rules.kinds import DOUBLE, FLOAT, FP128, X86_FP80, ScalarRule, rule

_FLAT = "piecewise constant: the derivative is 0 everywhere, at the jumps too"
_AT_JUMPS = "at a jump: the derivative of the branch returned; at y = 0: NaN, as the value is"
_FIRST_SKIPS_NAN = "a tie goes to the first argument; with one NaN the other argument gets everything"
_FIRST_OR_NAN = "a tie goes to the first argument; a NaN argument gets everything"

_x_is_least = at_most(x, y) | is_nan(y)
_x_is_greatest = at_least(x, y) | is_nan(y)
_x_is_least_or_nan = at_most(x, y) | is_nan(x)
_x_is_greatest_or_nan = at_least(x, y) | is_nan(x)
_above = Compare("ugt", x, y)
_quotient = rint((x - ans) / y)  # exact even where x / y would round to the next integer

INSTRUCTIONS: tuple[ScalarRule, ...] = (
    rule("fadd", "x y", g, g, c="", opcodes="fadd"),
    rule("fsub", "x y", g, -g, c="", opcodes="fsub"),
    rule("fmul", "x y", g * y, g * x, c="", opcodes="fmul"),
    rule(
        "fdiv",
        "x y",
        g / y,
        -(g / y) * ans,
        c="",
        opcodes="fdiv",
        singular=True,
        note="at y = 0: infinite or NaN",
    ),
    rule("fneg", "x", -g, c="", opcodes="fneg"),
    rule("fptrunc", "x", g, c="", opcodes="fptrunc"),
    rule("fpext", "x", g, c="", opcodes="fpext"),
)

REMAINDERS: tuple[ScalarRule, ...] = (
    rule(
        "fmod",
        "x y",
        g,
        -(g * _quotient),
        finite=True,
        opcodes="frem",
        note=_AT_JUMPS,
        singular=True,
    ),
    rule(
        "remainder",
        "x y",
        g,
        -(g * _quotient),
        c="remainder drem",
        finite=True,
        note=_AT_JUMPS,
        singular=True,
    ),
    rule(
        "remquo",
        "x y quo",
        g,
        -(g * _quotient),
        None,
        integer="quo",
        writes="quo",
        note=_AT_JUMPS,
        singular=True,
    ),
)

SELECTIONS: tuple[ScalarRule, ...] = (
    rule("fabs", "x", g * sign(x), llvm="fabs", note="at 0: 1, at -0: -1 (the sign of the zero)"),
    rule(
        "copysign",
        "x y",
        g * (sign(x) * sign(y)),
        None,
        llvm="copysign",
        note="piecewise constant in y: derivative 0; at x = 0 the sign of the zero counts",
    ),
    rule(
        "fmin",
        "x y",
        where(_x_is_least, g, 0),
        where(_x_is_least, 0, g),
        c="fmin fminimum_num",
        llvm="minnum minimumnum",
        note=_FIRST_SKIPS_NAN,
    ),
    rule(
        "fmax",
        "x y",
        where(_x_is_greatest, g, 0),
        where(_x_is_greatest, 0, g),
        c="fmax fmaximum_num",
        llvm="maxnum maximumnum",
        note=_FIRST_SKIPS_NAN,
    ),
    rule(
        "fminimum",
        "x y",
        where(_x_is_least_or_nan, g, 0),
        where(_x_is_least_or_nan, 0, g),
        llvm="minimum",
        note=_FIRST_OR_NAN,
    ),
    rule(
        "fmaximum",
        "x y",
        where(_x_is_greatest_or_nan, g, 0),
        where(_x_is_greatest_or_nan, 0, g),
        llvm="maximum",
        note=_FIRST_OR_NAN,
    ),
    rule(
        "fdim",
        "x y",
        where(_above, g, 0),
        where(_above, -g, 0),
        note="at x = y: 0 for both",
    ),
    rule("canonicalize", "x", g, c="", llvm="canonicalize arithmetic.fence"),
    rule("nextafter", "x y", g, None, note="taken as x itself: derivative 1 in x and 0 in y"),
)

ROUNDING: tuple[ScalarRule, ...] = tuple(
    rule(name, "x", None, llvm=llvm, note=_FLAT)
    for name, llvm in (
        ("floor", "floor"),
        ("ceil", "ceil"),
        ("trunc", "trunc"),
        ("rint", "rint"),
        ("nearbyint", "nearbyint"),
        ("round", "round"),
        ("roundeven", "roundeven"),
        ("logb", ""),
        ("irad_step", ""),
    )
)

SCALING: tuple[ScalarRule, ...] = (
    rule("fma", "x y z", g * y, g * x, g, llvm="fma fmuladd"),
    rule(
        "sqrt",
        "x",
        g * 0.5 / ans,
        finite=True,
        llvm="sqrt",
        singular=True,
        note="at 0: infinite (NaN when g is 0)",
    ),
    rule(
        "rsqrt",
        "x",
        g * -0.5 * ans / x,
        note="at 0: infinite, as the value is",
        singular=True,
    ),
    rule(
        "powi",
        "x n",
        where(equal(ToFloat(n), 0), 0, g * ToFloat(n) * powi(x, n - 1)),
        None,
        c="",
        symbols=(
            ("__powidf2", DOUBLE),
            ("__powisf2", FLOAT),
            ("__powixf2", X86_FP80),
            ("__powitf2", FP128),
        ),
        llvm="powi",
        integer="n",
        note="n = 0: 0, at x = 0 too; n < 0 at x = 0: infinite, as the value is",
        singular=True,
    ),
    rule(
        "irad_scaled",
        "x y",
        g * (ans / x),
        None,
        note="y, which is x with another exponent or sign: x times what is locally constant",
    ),
    rule("irad_scaled_by_one", "x y", g, None, note="y, which is x rounded to fewer digits"),
    rule("ldexp", "x n", ldexp(g, n), None, c="ldexp scalbn", llvm="ldexp", integer="n"),
    rule("scalbln", "x n", scalbln(g, n), None, integer="n"),
    rule(
        "frexp",
        "x exponent",
        where(equal(x, 0), g, g * (ans / x)),
        None,
        integer="exponent",
        writes="exponent",
        note="the derivative of the mantissa with the exponent held fixed; at 0: 1",
    ),
)

RULES: tuple[ScalarRule, ...] = INSTRUCTIONS + REMAINDERS + SELECTIONS + ROUNDING + SCALING
