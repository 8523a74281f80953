"""Rows and kinks of scipy.special's functions (see `table.py`).

Rules are evaluated with SciPy's own functions, and so are no better than these. A larger tolerance has its reason
beside it, or where it is defined; `floor` is there for derivatives with zeros.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mpmath as mp
import scipy.special

from irad.rules.functions import UNKNOWN
from irad.rules.scipy_special import PREFIX

from .rows import POSITIVE, REAL, Domain, Kink, Row, between, both, spread


def _row(name: str, function: Callable[..., Any], domains: tuple[Domain, ...], **more: Any) -> Row:
    return Row(PREFIX + name, function, domains, **more)


def _kink(name: str, point: tuple[float, ...], partials: tuple[float | str | None, ...]) -> Kink:
    return Kink(PREFIX + name, point, partials)


def _inverse(name: str, function: Callable[..., Any], slope: Callable[..., Any]) -> Callable[..., Any]:
    """The inverse by the last argument: Newton's steps from SciPy's value."""
    start = getattr(scipy.special, name)

    def inverse(*args: Any) -> Any:
        *first, value = args
        at = mp.mpf(float(start(*map(float, args))))
        for _ in range(math.ceil(math.log2(mp.mp.dps)) + 1):
            at -= (function(*first, at) - value) / slope(*first, at)
        return at

    return inverse


def _log_gamma(x: Any) -> Any:
    return mp.log(abs(mp.gamma(x)))


def _gammainc(a: Any, x: Any) -> Any:
    return mp.gammainc(a, 0, x, regularized=True)


def _gammaincc(a: Any, x: Any) -> Any:
    return 1 - _gammainc(a, x)


def _gamma_density(a: Any, x: Any) -> Any:
    return mp.exp((a - 1) * mp.log(x) - x - mp.loggamma(a))


def _betainc(a: Any, b: Any, x: Any) -> Any:
    return mp.betainc(a, b, 0, x, regularized=True)


def _beta_density(a: Any, b: Any, x: Any) -> Any:
    return x ** (a - 1) * (1 - x) ** (b - 1) / mp.beta(a, b)


def _erfcx(x: Any) -> Any:
    return mp.exp(x * x) * mp.erfc(x)


def _ndtr(x: Any) -> Any:
    return mp.erfc(-x / mp.sqrt(2)) / 2


def _erf_slope(x: Any) -> Any:
    return 2 / mp.sqrt(mp.pi) * mp.exp(-x * x)


def _owens_t(h: Any, a: Any) -> Any:
    return mp.quad(lambda t: mp.exp(-h * h * (1 + t * t) / 2) / (1 + t * t), [0, a]) / (2 * mp.pi)


def _huber(delta: Any, r: Any) -> Any:
    return r * r / 2 if abs(r) <= delta else delta * (abs(r) - delta / 2)


SHAPE = spread(0.05, 300.0)
"""Parameters of distributions."""
UNIT = between(0.0, 1.0)
MODULUS = between(-1.0, 1.0) + both(1e-9, 1 - 1e-9) + tuple(-x for x in spread(1.0, 1e6))
_LOG = 4e-14
"""Where the derivative is the exponential of a sum of logarithms."""
_DENSITY = 2e-13
"""The same far out, where the sum is as low as -600."""
_SQUARE = 4e-14
"""Where it is that of a square, up to 400."""
_TAIL = 3e-13
"""Where it is that of the square of the value, up to 500, whose last digit is off."""
_BETA = 1e-12
"""SciPy's value is no better for arguments of some hundreds."""
_SWINGS = 1e-12
"""For y > x + 1 the function swings about 0, and zeros of the derivative are met."""
ORDERS = (0.0, 0.25, 1.0, 1.5, 2.0, 4.75, -0.5, -2.25)

ROWS: tuple[Row, ...] = (
    _row("gamma", mp.gamma, (spread(1e-9, 160.0) + between(-8.0, 0.0),)),
    _row("gammaln", _log_gamma, (POSITIVE + between(-8.0, 0.0),)),
    _row("loggamma", mp.loggamma, (POSITIVE,)),
    _row("rgamma", mp.rgamma, (both(1e-9, 160.0) + between(-8.0, 0.0) + tuple(float(-n) for n in range(1, 20)),)),
    _row("psi", mp.digamma, (POSITIVE + between(-8.0, 0.0),)),
    _row("beta", mp.beta, (spread(1e-6, 1e3), spread(1e-6, 300.0)), tolerance=_BETA, second=_BETA),
    _row("betaln", lambda x, y: mp.log(mp.beta(x, y)), (spread(1e-9, 1e6), spread(1e-9, 1e6))),
    _row("binom", mp.binomial, (spread(0.1, 100.0), between(-3.0, 12.0)), tolerance=_SWINGS, second=_SWINGS),
    # SciPy's value is no better
    _row("poch", mp.rf, (spread(1e-3, 100.0), between(-3.0, 20.0)), tolerance=1e-13),
    _row("gammainc", _gammainc, (SHAPE, spread(1e-3, 120.0)), digits=100, tolerance=_DENSITY, unknown=(0,)),
    _row("gammaincc", _gammaincc, (spread(0.05, 30.0), spread(0.05, 120.0)), digits=120, tolerance=_DENSITY,
         unknown=(0,)),
    _row("gammaincinv", _inverse("gammaincinv", _gammainc, _gamma_density), (SHAPE, UNIT), tolerance=_LOG,
         unknown=(0,)),
    _row("gammainccinv", _inverse("gammainccinv", _gammaincc, lambda a, x: -_gamma_density(a, x)), (SHAPE, UNIT),
         tolerance=_LOG, unknown=(0,)),
    _row("betainc", _betainc, (spread(0.1, 60.0), spread(0.1, 60.0), UNIT), tolerance=_LOG, unknown=(0, 1)),
    _row("betaincc", lambda a, b, x: 1 - _betainc(a, b, x), (spread(0.1, 60.0), spread(0.1, 60.0), UNIT),
         tolerance=_LOG, unknown=(0, 1)),
    _row("betaincinv", _inverse("betaincinv", _betainc, _beta_density), (spread(0.5, 60.0), spread(0.5, 60.0), UNIT),
         tolerance=_LOG, unknown=(0, 1)),
    _row("erf", mp.erf, (both(1e-9, 6.0),), tolerance=2e-14),
    _row("erfc", mp.erfc, (both(1e-9, 20.0),), digits=250, tolerance=_SQUARE),
    _row("erfcx", _erfcx, (both(1e-9, 20.0) + spread(20.0, 1e8),), tolerance=_SQUARE),
    _row("erfi", mp.erfi, (both(1e-9, 20.0),), tolerance=_SQUARE),
    _row("dawsn", lambda x: mp.sqrt(mp.pi) / 2 * mp.exp(-x * x) * mp.erfi(x), (both(1e-9, 1e2),)),
    _row("erfinv", mp.erfinv, (between(-1.0, 1.0) + both(1e-9, 1 - 1e-9),)),
    _row("erfcinv", _inverse("erfcinv", mp.erfc, lambda x: -_erf_slope(x)), (between(0.0, 2.0) + spread(1e-200, 1.0),),
         tolerance=_TAIL),
    _row("ndtr", _ndtr, (both(1e-9, 30.0),), digits=250, tolerance=_SQUARE),
    _row("ndtri", _inverse("ndtri", _ndtr, lambda x: mp.npdf(x)), (UNIT + spread(1e-200, 1.0 - 1e-9),),
         tolerance=_TAIL),
    _row("log_ndtr", lambda x: mp.log(_ndtr(x)), (both(1e-9, 30.0),), digits=250, tolerance=_SQUARE),
    # a quadrature, which is slow to differentiate twice
    _row("owens_t", _owens_t, (both(1e-6, 4.0), both(1e-6, 2.0)), order=1),
    _row("expit", lambda x: 1 / (1 + mp.exp(-x)), (both(1e-9, 700.0),), digits=400),
    _row("logit", lambda x: mp.log(x / (1 - x)), (UNIT + spread(1e-200, 1 - 1e-12),)),
    _row("log_expit", lambda x: -mp.log1p(mp.exp(-x)), (both(1e-9, 700.0),), digits=400),
    _row("xlogy", lambda x, y: x * mp.log(y), (REAL, POSITIVE)),
    _row("xlog1py", lambda x, y: x * mp.log1p(y), (REAL, both(1e-9, 0.999) + POSITIVE)),
    _row("entr", lambda x: -x * mp.log(x), (POSITIVE,)),
    _row("rel_entr", lambda x, y: x * mp.log(x / y), (POSITIVE, POSITIVE)),
    _row("kl_div", lambda x, y: x * mp.log(x / y) - x + y, (POSITIVE, POSITIVE)),
    _row("huber", _huber, (spread(1e-3, 1e3), both(1e-5, 1e5))),
    _row("pseudo_huber", lambda d, r: d * d * (mp.sqrt(1 + (r / d) ** 2) - 1), (spread(1e-3, 1e3), both(1e-5, 1e5))),
    _row("boxcox", lambda x, y: (x**y - 1) / y, (spread(1e-5, 1e5), both(1e-9, 20.0)), digits=250),
    _row("cosm1", lambda x: mp.cos(x) - 1, (both(1e-9, 40.0),)),
    _row("exp1", mp.e1, (spread(1e-9, 600.0),)),
    _row("expi", mp.ei, (both(1e-9, 600.0),)),
    _row("expn", mp.expint, ((0.0, 1.0, 2.0, 3.0, 7.0), spread(1e-6, 600.0)), unknown=(0,)),
    _row("spence", lambda x: mp.polylog(2, 1 - x), (POSITIVE + between(0.0, 2.0),)),
    # two digits cancel beside the interval in which the series serves
    _row("ellipk", mp.ellipk, (MODULUS,), tolerance=2e-14),
    _row("ellipe", mp.ellipe, (MODULUS,), tolerance=2e-14),
    _row("j0", mp.j0, (both(1e-9, 50.0),), floor=0.1),
    _row("j1", mp.j1, (both(1e-9, 50.0),), floor=0.1),
    _row("y0", lambda x: mp.bessely(0, x), (spread(1e-9, 50.0),)),
    _row("y1", lambda x: mp.bessely(1, x), (spread(1e-9, 50.0),), floor=0.1),
    _row("i0", lambda x: mp.besseli(0, x), (both(1e-9, 600.0),)),
    _row("i1", lambda x: mp.besseli(1, x), (both(1e-9, 600.0),)),
    _row("i0e", lambda x: mp.besseli(0, x) * mp.exp(-abs(x)), (both(1e-9, 1e4),)),
    _row("i1e", lambda x: mp.besseli(1, x) * mp.exp(-abs(x)), (both(1e-9, 1e4),)),
    _row("k0", lambda x: mp.besselk(0, x), (spread(1e-9, 600.0),), digits=25),
    _row("k1", lambda x: mp.besselk(1, x), (spread(1e-9, 600.0),), digits=25),
    _row("k0e", lambda x: mp.besselk(0, x) * mp.exp(x), (spread(1e-9, 1e4),), digits=25),
    _row("k1e", lambda x: mp.besselk(1, x) * mp.exp(x), (spread(1e-9, 1e4),), digits=25),
    # SciPy's values of fractional order are a little worse
    _row("jv", mp.besselj, (ORDERS, spread(1e-3, 50.0)), tolerance=1e-14, floor=0.1, unknown=(0,)),
    _row("yv", mp.bessely, (ORDERS, spread(1e-3, 50.0)), floor=0.1, unknown=(0,)),
    _row("iv", mp.besseli, (ORDERS, spread(1e-3, 500.0)), unknown=(0,)),
    _row("kv", mp.besselk, (ORDERS, spread(1e-3, 500.0)), digits=25, unknown=(0,)),
)  # fmt: skip

_INF, _NAN = math.inf, math.nan

KINKS: tuple[Kink, ...] = (
    _kink("gamma", (-1.0,), (_NAN,)),
    _kink("gammaln", (0.0,), (-_INF,)),
    _kink("loggamma", (0.0,), (-_INF,)),
    _kink("rgamma", (0.0,), (1.0,)),
    _kink("rgamma", (-3.0,), (-6.0,)),
    _kink("psi", (0.0,), (_INF,)),
    _kink("beta", (0.0, 1.0), (-_INF, _NAN)),
    _kink("betaln", (0.0, 1.0), (-_INF, 0.0)),
    _kink("binom", (5.0, 7.0), (_NAN, _NAN)),
    _kink("poch", (0.0, 1.0), (_NAN, 0.0)),
    _kink("gammainc", (0.5, 0.0), (UNKNOWN, _INF)),
    _kink("gammainc", (1.0, 0.0), (UNKNOWN, 1.0)),
    _kink("gammainc", (20.0, 0.0), (UNKNOWN, 0.0)),
    _kink("gammaincc", (0.5, 0.0), (UNKNOWN, -_INF)),
    _kink("gammaincinv", (2.0, 0.0), (UNKNOWN, _INF)),
    _kink("gammainccinv", (2.0, 1.0), (UNKNOWN, -_INF)),
    _kink("betainc", (0.5, 0.5, 0.0), (UNKNOWN, UNKNOWN, _INF)),
    _kink("betainc", (1.0, 1.0, 1.0), (UNKNOWN, UNKNOWN, 1.0)),
    _kink("betaincc", (0.5, 0.5, 1.0), (UNKNOWN, UNKNOWN, -_INF)),
    _kink("betaincinv", (2.0, 2.0, 0.0), (UNKNOWN, UNKNOWN, _INF)),
    _kink("erfinv", (1.0,), (_INF,)),
    _kink("erfcinv", (0.0,), (-_INF,)),
    _kink("ndtri", (1.0,), (_INF,)),
    _kink("logit", (0.0,), (_INF,)),
    _kink("xlogy", (0.0, 0.0), (-_INF, 0.0)),
    _kink("xlog1py", (1.0, -1.0), (-_INF, _INF)),
    _kink("entr", (0.0,), (_INF,)),
    _kink("rel_entr", (0.0, 1.0), (-_INF, 0.0)),
    _kink("kl_div", (0.0, 1.0), (-_INF, 1.0)),
    _kink("huber", (1.0, 1.0), (0.0, 1.0)),
    _kink("pseudo_huber", (0.0, 1.0), (_NAN, 0.0)),
    _kink("boxcox", (0.0, 0.5), (_INF, _NAN)),
    _kink("exp1", (0.0,), (-_INF,)),
    _kink("expi", (0.0,), (_INF,)),
    _kink("expn", (2.0, 0.0), (UNKNOWN, -_INF)),
    _kink("spence", (0.0,), (-_INF,)),
    _kink("spence", (1.0,), (-1.0,)),
    _kink("ellipk", (1.0,), (_NAN,)),
    _kink("ellipe", (1.0,), (-_INF,)),
    _kink("j1", (0.0,), (0.5,)),
    _kink("i1", (0.0,), (0.5,)),
    _kink("i1e", (0.0,), (0.5,)),
    _kink("y0", (0.0,), (_INF,)),
    _kink("y1", (0.0,), (_NAN,)),
    _kink("k0", (0.0,), (-_INF,)),
    _kink("k1", (0.0,), (-_INF,)),
    _kink("k0e", (0.0,), (_NAN,)),
    _kink("k1e", (0.0,), (_NAN,)),
    _kink("jv", (0.5, 0.0), (UNKNOWN, _INF)),
    _kink("jv", (1.0, 0.0), (UNKNOWN, 0.5)),
    _kink("yv", (1.0, 0.0), (UNKNOWN, _NAN)),
    _kink("iv", (0.5, 0.0), (UNKNOWN, _INF)),
    _kink("kv", (1.0, 0.0), (UNKNOWN, -_INF)),
)
