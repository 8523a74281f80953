"""One row for each scalar rule: the function (in mpmath), where it is sampled, how close the rule must be.

Row tolerances are relative to the derivative; `floor` is added to the derivative's size where a rule made
from the function's value can only be as good as that value (tanh for large x).
"""

from __future__ import annotations

import math
from typing import Any

import mpmath as mp

from . import scipy_table
from .rows import ANGLE, HUGE, POSITIVE, REAL, SMALL_INTEGERS, Kink, Row, between, both, spread


def _trunc(v: Any) -> Any:
    return mp.floor(v) if v >= 0 else mp.ceil(v)


def _remainder(x: Any, y: Any) -> Any:
    return x - y * mp.nint(x / y)


def _log_gamma(x: Any) -> Any:
    return mp.log(abs(mp.gamma(x)))


def _sign(x: Any) -> Any:
    return -1 if x < 0 else 1


def _polygamma(n: int, x: Any) -> Any:
    return mp.psi(n, x)


def _mantissa(x: Any) -> Any:
    return mp.frexp(x)[0]


ROWS: tuple[Row, ...] = (
    Row("fadd", lambda x, y: x + y, (REAL, REAL)),
    Row("fsub", lambda x, y: x - y, (REAL, REAL)),
    Row("fmul", lambda x, y: x * y, (REAL, REAL)),
    Row("fdiv", lambda x, y: x / y, (REAL, REAL)),
    Row("fneg", lambda x: -x, (HUGE,)),
    Row("approximate reciprocal", lambda x: 1 / x, (both(1e-6, 1e6),)),
    Row("approximate reciprocal root", lambda x: 1 / mp.sqrt(x), (spread(1e-6, 1e6),)),
    Row("fptrunc", lambda x: x, (HUGE,)),
    Row("fpext", lambda x: x, (HUGE,)),
    Row("fmod", lambda x, y: x - y * _trunc(x / y), (both(0.3, 1e6), both(0.7, 900.0))),
    Row("remainder", _remainder, (both(0.3, 1e6), both(0.7, 900.0))),
    Row("remquo", _remainder, (both(0.3, 1e6), both(0.7, 900.0))),
    Row("fabs", abs, (HUGE,)),
    Row("copysign", lambda x, y: abs(x) * _sign(y), (REAL, both(1e-5, 1e4))),
    Row("fmin", min, (REAL, both(1e-5, 1e4))),
    Row("fmax", max, (REAL, both(1e-5, 1e4))),
    Row("fminimum", min, (REAL, both(1e-5, 1e4))),
    Row("fmaximum", max, (REAL, both(1e-5, 1e4))),
    Row("fdim", lambda x, y: max(x - y, mp.mpf(0)), (REAL, both(1e-5, 1e4))),
    Row("canonicalize", lambda x: x, (HUGE,)),
    Row("nextafter", lambda x, y: x + 0 * y, (REAL, both(1e-5, 1e4))),
    Row("floor", mp.floor, (between(-9.0, 9.0),)),
    Row("ceil", mp.ceil, (between(-9.0, 9.0),)),
    Row("trunc", _trunc, (between(-9.0, 9.0),)),
    Row("rint", mp.nint, (between(-9.0, 9.0),)),
    Row("nearbyint", mp.nint, (between(-9.0, 9.0),)),
    Row("round", mp.nint, (between(-9.0, 9.0),)),
    Row("roundeven", mp.nint, (between(-9.0, 9.0),)),
    Row("logb", lambda x: mp.frexp(x)[1] - 1, (between(-9.0, 9.0),)),
    Row("irad_step", mp.nint, (between(-9.0, 9.0),)),
    Row("fma", lambda x, y, z: x * y + z, (REAL, both(1e-5, 1e4), both(1e-3, 1e3))),
    Row("sqrt", mp.sqrt, (spread(1e-300, 1e300),)),
    Row("rsqrt", lambda x: 1 / mp.sqrt(x), (spread(1e-200, 1e200),)),
    Row("powi", lambda x, n: x**n, (both(1e-5, 1e5), SMALL_INTEGERS)),
    Row("irad_scaled", lambda x, y: x * mp.ldexp(1, mp.frexp(y)[1] - mp.frexp(x)[1]), (REAL, REAL)),
    Row("irad_scaled_by_one", lambda x, y: x, (REAL, REAL)),
    Row("ldexp", lambda x, n: mp.ldexp(x, n), (REAL, SMALL_INTEGERS)),
    Row("scalbln", lambda x, n: mp.ldexp(x, n), (REAL, SMALL_INTEGERS)),
    Row("frexp", _mantissa, (both(1.1e-9, 1.3e6),)),
    Row("sin", mp.sin, (ANGLE,)),
    Row("cos", mp.cos, (ANGLE,)),
    Row("tan", mp.tan, (ANGLE,)),
    Row("asin", mp.asin, (between(-1.0, 1.0) + both(1e-9, 1 - 1e-12),)),
    Row("acos", mp.acos, (between(-1.0, 1.0) + both(1e-9, 1 - 1e-12),)),
    Row("atan", mp.atan, (both(1e-200, 1e150),), digits=400),
    Row("sinpi", mp.sinpi, (between(-5.0, 5.0),)),
    Row("cospi", mp.cospi, (between(-5.0, 5.0),)),
    Row("tanpi", lambda x: mp.tan(mp.pi * x), (between(-5.0, 5.0),)),
    Row("sinh", mp.sinh, (both(1e-9, 700.0),)),
    Row("cosh", mp.cosh, (both(1e-9, 700.0),)),
    Row("tanh", mp.tanh, (both(1e-9, 30.0),), floor=0.1),
    Row("asinh", mp.asinh, (HUGE,)),
    Row("acosh", mp.acosh, (tuple(1 + x for x in spread(1e-9, 1e6)) + spread(1e10, 1e200),)),
    Row("atanh", mp.atanh, (between(-1.0, 1.0) + both(1e-9, 1 - 1e-12),)),
    Row("exp", mp.exp, (both(1e-9, 700.0),)),
    Row("exp2", lambda x: mp.power(2, x), (both(1e-9, 1000.0),)),
    Row("exp10", lambda x: mp.power(10, x), (both(1e-9, 300.0),)),
    Row("expm1", mp.expm1, (both(1e-9, 700.0),), floor=0.1),
    Row("log", mp.log, (spread(1e-200, 1e200),)),
    Row("log2", lambda x: mp.log(x, 2), (spread(1e-200, 1e200),)),
    Row("log10", mp.log10, (spread(1e-200, 1e200),)),
    Row("log1p", mp.log1p, (both(1e-9, 0.999) + POSITIVE,)),
    Row("cbrt", lambda x: _sign(x) * mp.cbrt(abs(x)), (HUGE,)),
    Row("pow", mp.power, (spread(1e-5, 1e5), both(0.01, 20.0))),
    Row("atan2", mp.atan2, (HUGE, both(1e-150, 1e150)), digits=800),
    Row("hypot", mp.hypot, (both(1e-250, 1e250), both(1e-200, 1e200)), digits=1000),
    Row("erf", mp.erf, (both(1e-9, 6.0),), tolerance=2e-14),
    Row("erfc", mp.erfc, (both(1e-9, 20.0),), tolerance=2e-13, digits=250),
    Row("lgamma", _log_gamma, (POSITIVE + between(-8.0, 0.0),)),
    Row("lgamma_r", _log_gamma, (POSITIVE + between(-8.0, 0.0),)),
    Row("tgamma", mp.gamma, (spread(1e-9, 160.0) + between(-8.0, 0.0),)),
    Row("irad_digamma", mp.digamma, (POSITIVE + between(-8.0, 0.0),)),
    Row("irad_polygamma", _polygamma, ((1, 2, 3, 5), spread(1e-3, 1e4) + between(-4.0, 0.0))),
    Row("j0", mp.j0, (both(1e-9, 50.0),)),
    Row("j1", mp.j1, (both(1e-9, 50.0),), floor=0.1),
    Row("jn", mp.besselj, ((-3, -1, 0, 1, 2, 5), both(1e-3, 50.0)), floor=0.1),
    Row("y0", lambda x: mp.bessely(0, x), (spread(1e-9, 50.0),)),
    Row("y1", lambda x: mp.bessely(1, x), (spread(1e-9, 50.0),), floor=0.1),
    Row("yn", mp.bessely, ((-3, -1, 0, 1, 2, 5), spread(1e-3, 50.0)), floor=0.1),
    *scipy_table.ROWS,
)


_INF, _NAN = math.inf, math.nan

KINKS: tuple[Kink, ...] = (
    Kink("fabs", (0.0,), (1.0,)),
    Kink("fabs", (-0.0,), (-1.0,)),
    Kink("copysign", (0.0, -2.0), (-1.0, None)),
    Kink("copysign", (-0.0, -0.0), (1.0, None)),
    Kink("fmin", (2.0, 2.0), (1.0, 0.0)),
    Kink("fmax", (2.0, 2.0), (1.0, 0.0)),
    Kink("fminimum", (2.0, 2.0), (1.0, 0.0)),
    Kink("fmaximum", (2.0, 2.0), (1.0, 0.0)),
    Kink("fmin", (-0.0, 0.0), (1.0, 0.0)),
    Kink("fmin", (_NAN, 2.0), (0.0, 1.0)),
    Kink("fmin", (2.0, _NAN), (1.0, 0.0)),
    Kink("fmax", (_NAN, 2.0), (0.0, 1.0)),
    Kink("fmax", (2.0, _NAN), (1.0, 0.0)),
    Kink("fminimum", (_NAN, 2.0), (1.0, 0.0)),
    Kink("fminimum", (2.0, _NAN), (0.0, 1.0)),
    Kink("fmaximum", (_NAN, 2.0), (1.0, 0.0)),
    Kink("fmaximum", (2.0, _NAN), (0.0, 1.0)),
    Kink("fdim", (2.0, 2.0), (0.0, 0.0)),
    Kink("floor", (3.0,), (None,)),
    Kink("fmod", (6.0, 2.0), (1.0, -3.0)),
    Kink("fmod", (-7.5, 2.5), (1.0, 3.0)),
    Kink("remainder", (5.0, 2.0), (1.0, -2.0)),
    Kink("remquo", (3.0, 2.0), (1.0, -2.0, None)),
    Kink("fmod", (1.0, 0.0), (1.0, _NAN)),
    Kink("remainder", (1.0, 0.0), (1.0, _NAN)),
    Kink("remquo", (1.0, 0.0), (1.0, _NAN, None)),
    Kink("fdiv", (1.0, 0.0), (_INF, -_INF)),
    Kink("approximate reciprocal", (0.0,), (-_INF,)),
    Kink("approximate reciprocal root", (0.0,), (-_INF,)),
    Kink("sqrt", (0.0,), (_INF,)),
    Kink("rsqrt", (0.0,), (-_INF,)),
    Kink("cbrt", (0.0,), (_INF,)),
    Kink("asin", (1.0,), (_INF,)),
    Kink("acos", (-1.0,), (-_INF,)),
    Kink("acosh", (1.0,), (_INF,)),
    Kink("atanh", (1.0,), (_INF,)),
    Kink("log", (0.0,), (_INF,)),
    Kink("log2", (0.0,), (_INF,)),
    Kink("log10", (0.0,), (_INF,)),
    Kink("log1p", (-1.0,), (_INF,)),
    Kink("pow", (0.0, 0.0), (0.0, 0.0)),
    Kink("pow", (0.0, 1.0), (1.0, 0.0)),
    Kink("pow", (0.0, 2.0), (0.0, 0.0)),
    Kink("pow", (-3.0, 2.0), (-6.0, _NAN)),
    Kink("powi", (0.0, 0), (0.0, None)),
    Kink("powi", (0.0, 1), (1.0, None)),
    Kink("powi", (0.0, -2), (-_INF, None)),
    Kink("frexp", (0.0,), (1.0, None)),
    Kink("hypot", (0.0, 0.0), (0.0, 0.0)),
    Kink("atan2", (0.0, 0.0), (_NAN, _NAN)),
    Kink("atan2", (0.0, 2.0), (0.5, 0.0)),
    Kink("atan2", (2.0, 0.0), (0.0, -0.5)),
    Kink("lgamma", (0.0,), (-_INF,)),
    Kink("lgamma_r", (0.0,), (-_INF, None)),
    Kink("tgamma", (-1.0,), (_NAN,)),
    Kink("irad_digamma", (0.0,), (_INF,)),
    Kink("irad_polygamma", (1, 0.0), (None, -_INF)),
    Kink("y0", (0.0,), (_INF,)),
    Kink("y1", (0.0,), (_NAN,)),
    Kink("yn", (1, 0.0), (None, _NAN)),
    Kink("j1", (0.0,), (0.5,)),
    Kink("jn", (1, 0.0), (None, 0.5)),
    *scipy_table.KINKS,
)
