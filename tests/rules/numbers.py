"""Library functions in double precision, to evaluate rules as compiled code: rounded once from mpmath, or SciPy's."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mpmath as mp
import scipy.special

from irad.rules.scipy_special import PREFIX

from .table import ROWS

DIGITS = 40

Function = Callable[..., float]


def _digamma_at_pole(x: float) -> float:
    return -math.copysign(math.inf, x) if x == 0 else math.nan


def _polygamma_at_pole(n: int, x: float) -> float:
    return math.inf if n % 2 else _digamma_at_pole(x)


def _gamma_at_pole(x: float) -> float:
    return math.copysign(math.inf, x) if x == 0 else math.nan


def _infinite(*_: float) -> float:
    return math.inf


def _minus_infinite(*_: float) -> float:
    return -math.inf


def _nan(*_: float) -> float:
    return math.nan


# What C gives where mpmath raises an exception; what is not here is infinite.
AT_POLES: dict[str, Function] = {
    **dict.fromkeys(("fmod", "remainder", "remquo"), _nan),
    **dict.fromkeys(("log", "log2", "log10", "log1p", "y0", "y1", "yn"), _minus_infinite),
    "irad_digamma": _digamma_at_pole,
    "irad_polygamma": _polygamma_at_pole,
    "tgamma": _gamma_at_pole,
}


def _real(value: Any) -> float:
    return math.nan if isinstance(value, mp.mpc) and value.imag != 0 else float(mp.re(value))


def in_double(name: str, function: Callable[..., Any]) -> Function:
    """The function taking and giving doubles, with C's values at poles and NaN outside its domain."""

    def rounded(*args: float) -> float:
        with mp.workdps(DIGITS):
            try:
                return _real(function(*(a if isinstance(a, int) else mp.mpf(a) for a in args)))
            except (ValueError, ZeroDivisionError):
                return AT_POLES.get(name, _infinite)(*args)

    return rounded


def _pow(x: float, y: float) -> float:
    return 1.0 if y == 0 else in_double("pow", mp.power)(x, y)


def _trunc(x: float) -> float:
    return math.copysign(float(math.trunc(x)), x) if math.isfinite(x) else x


def _log(x: float) -> float:
    return -math.inf if x == 0 else in_double("log", mp.log)(x)


def _of_scipy(name: str) -> Function:
    function = getattr(scipy.special, name)
    return lambda *args: float(function(*args))


FUNCTIONS: dict[str, Function] = {
    **{row.name: in_double(row.name, row.function) for row in ROWS if not row.name.startswith(PREFIX)},
    **{row.name: _of_scipy(row.name.removeprefix(PREFIX)) for row in ROWS if row.name.startswith(PREFIX)},
    "copysign": math.copysign,
    "fabs": math.fabs,
    "log": _log,
    "pow": _pow,
    "trunc": _trunc,
}
"""The functions of the table by generic name."""
