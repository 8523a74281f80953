"""Rules for the functions of scipy.special that compiled code calls by the pointers of ``cython_special``.

Formulas: NIST Digital Library of Mathematical Functions, chapters 5 to 8, 10 and 19; inverses by the derivative of what
they invert. A partial derivative that has no closed form in functions of SciPy is `unknown`: such a function is
differentiated by its other arguments.

Where two terms of a formula cancel, another one serves: a series about the point at which they do, or a continued
fraction or an asymptotic series far out. Bounds are chosen so that the terms left out are below the last digit, and
that on their other side not more than two digits cancel.
"""

from __future__ import annotations

import math

from irad.rules.expr import Call, Expr, Number, Var, as_expr
from irad.rules.functions import (
    PI,
    TWO_OVER_ROOT_PI,
    UNKNOWN,
    ans,
    at_least,
    at_most,
    cos,
    digamma,
    equal,
    erf,
    exp,
    fabs,
    g,
    hypot,
    lgamma,
    log,
    log1p,
    polygamma,
    pow,
    rint,
    sign,
    sin,
    sqrt,
    where,
    x,
    y,
)
from irad.rules.functions import z as b
from irad.rules.kinds import DOUBLE, ScalarRule, rule

__all__ = ["PREFIX", "RULES"]

PREFIX = "scipy_special_"
a = Var("a")


def _special(name: str, params: str, *vjp: Expr, note: str = "", singular: bool = False) -> ScalarRule:
    symbol = PREFIX + name
    return rule(symbol, params, *vjp, c="", symbols=((symbol, DOUBLE),), note=note, singular=singular)


def special(name: str, *args: Expr | Number) -> Expr:
    """A function of this table."""
    return Call(PREFIX + name, tuple(map(as_expr, args)))


def unknown(by: Expr) -> Expr:
    """What no function gives: code that needs it is refused."""
    return g * Call(UNKNOWN, (by,))


_ROOT_2_OVER_PI = sqrt(2 / PI)
_NORMAL = 1 / sqrt(2 * PI)


def _series(v: Expr, *coefficients: float | Expr) -> Expr:
    """The power series with these coefficients, that of the constant term first."""
    total = as_expr(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        total = c + v * total
    return total


def _log_ratio(v: Expr, w: Expr) -> Expr:
    """log(v / w) for positive w, with all digits near 1 as well."""
    return where(at_most(fabs(v - w), 0.5 * w), log1p((v - w) / w), log(v / w))


def _trigamma(v: Expr) -> Expr:
    return polygamma(1, v)


def _digamma_step(v: Expr, h: Expr) -> Expr:
    """digamma(v + h) - digamma(v), also for steps that are small beside v: Taylor's series about the middle."""
    above = v + 1  # where derivatives do not overflow
    middle = above + 0.5 * h
    terms = [polygamma(k, middle) * (1 / math.factorial(k)) for k in (1, 3, 5, 7, 9, 11)]
    small = h * _series(0.25 * h * h, *terms)
    rest = where(at_most(16 * fabs(h), above), small, digamma(above + h) - digamma(above))
    positive = at_least(v, 0) & at_least(v + h, 0)
    return where(positive, h / v / (v + h) + rest, digamma(v + h) - digamma(v))


def _gamma_density(v: Expr) -> Expr:
    """v^(a - 1) e^-v / gamma(a); for large a by Stirling's series, of which no large terms cancel."""
    k = a - 1
    u = (v - k) / k
    stirling = _series(1 / (k * k), 1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156) / k
    large = _NORMAL / sqrt(k) * exp(-k * (u - _log_ratio(v, k)) - stirling)
    return where(at_least(a, 16), large, exp(special("xlogy", k, v) - v - lgamma(a)))


def _beta_density(v: Expr) -> Expr:
    return exp(special("xlogy", a - 1, v) + special("xlog1py", b - 1, -v) - special("betaln", a, b))


def _reflected_rgamma_slope() -> Expr:
    """The derivative of sin(pi x) gamma(1 - x) / pi, with pi x reduced to a quarter of a turn."""
    nearest = rint(x)
    part = PI * (x - nearest)
    return cos(PI * nearest) * special("gamma", 1 - x) * (cos(part) - digamma(1 - x) * sin(part) / PI)


_BETA = "at 0 and 1: infinite or 0; with large a and z the error is about (a + z) units in the last place"
_small = exp(-fabs(x))
_POLES = "at 0, -1, …: infinite or NaN"
_GAMMA: tuple[ScalarRule, ...] = (
    _special("gamma", "x", g * (ans * digamma(x)), singular=True, note=_POLES),
    _special("gammaln", "x", g * digamma(x), singular=True, note=_POLES),
    _special("loggamma", "x", g * digamma(x), singular=True, note="at 0: infinite; the value is NaN below"),
    _special("rgamma", "x", g * where(at_most(x, 0.5), _reflected_rgamma_slope(), -(ans * digamma(x)))),
    _special("psi", "x", g * _trigamma(x), singular=True, note=_POLES),
    _special("beta", "x y", -(g * (ans * _digamma_step(x, y))), -(g * (ans * _digamma_step(y, x))), singular=True,
             note=_POLES),
    _special("betaln", "x y", -(g * _digamma_step(x, y)), -(g * _digamma_step(y, x)), singular=True, note=_POLES),
    _special("binom", "x y", g * (ans * _digamma_step(x - y + 1, y)), g * (ans * _digamma_step(y + 1, x - 2 * y)),
             singular=True, note="where x, y or x - y is -1, -2, …: NaN, and near them second derivatives lose digits"),
    _special("poch", "x y", g * (ans * _digamma_step(x, y)), g * (ans * digamma(x + y)), singular=True,
             note="where x or x + y is 0, -1, …: infinite or NaN"),
    _special("gammainc", "a x", unknown(a), g * _gamma_density(x), singular=True, note="at 0: infinite for a < 1"),
    _special("gammaincc", "a x", unknown(a), -(g * _gamma_density(x)), singular=True, note="at 0: infinite for a < 1"),
    _special("gammaincinv", "a x", unknown(a), g / _gamma_density(ans), singular=True, note="at 0 and 1: infinite"),
    _special("gammainccinv", "a x", unknown(a), -(g / _gamma_density(ans)), singular=True, note="at 0 and 1: infinite"),
    _special("betainc", "a z x", unknown(a), unknown(b), g * _beta_density(x), singular=True, note=_BETA),
    _special("betaincc", "a z x", unknown(a), unknown(b), -(g * _beta_density(x)), singular=True, note=_BETA),
    _special("betaincinv", "a z x", unknown(a), unknown(b), g / _beta_density(ans), singular=True, note=_BETA),
)  # fmt: skip


def _erfcx_slope() -> Expr:
    """For large x by the continued fraction of repeated integrals of erfc, of which all terms have one sign."""
    fraction: Expr = 2 * x
    for n in range(28, 2, -2):
        fraction = 2 * x + n / fraction
    return where(at_least(x, 4), -2 * ans / fraction, 2 * x * ans - TWO_OVER_ROOT_PI)


def _dawson_slope() -> Expr:
    """For large x by the asymptotic series of 1 - 2 x ans."""
    q = 1 / x / x
    terms = [math.prod(range(1, 2 * k + 2, 2)) / 2**k for k in range(15)]
    return where(at_least(fabs(x), 10), -0.5 * q * _series(q, *terms), 1 - 2 * x * ans)


_ERF: tuple[ScalarRule, ...] = (
    _special("erf", "x", g * (TWO_OVER_ROOT_PI * exp(-(x * x)))),
    _special("erfc", "x", -(g * (TWO_OVER_ROOT_PI * exp(-(x * x))))),
    _special("erfcx", "x", g * _erfcx_slope()),
    _special("erfi", "x", g * (TWO_OVER_ROOT_PI * exp(x * x))),
    _special("dawsn", "x", g * _dawson_slope()),
    _special("erfinv", "x", g * (exp(ans * ans) / TWO_OVER_ROOT_PI), singular=True),
    _special("erfcinv", "x", -(g * (exp(ans * ans) / TWO_OVER_ROOT_PI)), singular=True),
    _special("ndtr", "x", g * (_NORMAL * exp(-0.5 * x * x))),
    _special("ndtri", "x", g * (exp(0.5 * ans * ans) / _NORMAL), singular=True),
    _special("log_ndtr", "x",
             g * where(at_most(x, 0), _ROOT_2_OVER_PI / special("erfcx", -x / sqrt(2.0)),
                       _NORMAL * exp(-0.5 * x * x - ans))),
    _special("owens_t", "x y", -(g * (0.25 * _ROOT_2_OVER_PI * exp(-0.5 * x * x) * erf(x * y / sqrt(2.0)))),
             g * (exp(-0.5 * (x * x + (x * y) * (x * y))) / (2 * PI * (1 + y * y)))),
)  # fmt: skip

def _boxcox_by_exponent() -> Expr:
    """(x^y log(x) - (x^y - 1) / y) / y; where both terms are close, by the series in log(x^y)."""
    size = y * log(x)
    near = log(x) * log(x) * _series(size, *(1 / (math.factorial(k) * (k + 2)) for k in range(15)))
    return where(at_most(fabs(size), 0.5), near, (pow(x, y) * log(x) - ans) / y)


_ratio = y / x
_root = hypot(1, _ratio)
_part = _ratio / (1 + _root)
_ELEMENTARY: tuple[ScalarRule, ...] = (
    _special("expit", "x", g * (_small / ((1 + _small) * (1 + _small)))),
    _special("logit", "x", g / (x * (1 - x)), singular=True),
    _special("log_expit", "x", g * where(at_most(x, 0), 1 / (1 + _small), _small / (1 + _small))),
    _special("xlogy", "x y", g * log(y), g * where(equal(x, 0) & equal(y, 0), 0, x / y), singular=True),
    _special("xlog1py", "x y", g * log1p(y), g * where(equal(x, 0) & equal(y, -1), 0, x / (1 + y)), singular=True),
    _special("entr", "x", -(g * (log(x) + 1)), singular=True),
    _special("rel_entr", "x y", g * (log(x / y) + 1), -(g * (x / y)), singular=True),
    _special("kl_div", "x y", g * _log_ratio(x, y), g * ((y - x) / y), singular=True),
    _special("huber", "x y", g * where(at_most(fabs(y), x), 0, fabs(y) - x),
             g * where(at_most(fabs(y), x), y, x * sign(y))),
    _special("pseudo_huber", "x y", g * (x * _part * _part * _ratio * (_ratio / _root)), g * (y / _root), singular=True,
             note="where x is 0: NaN"),
    _special("boxcox", "x y", g * pow(x, y - 1), g * _boxcox_by_exponent(), singular=True,
             note="at 0: infinite or NaN"),
    _special("cosm1", "x", -(g * sin(x))),
)  # fmt: skip

def _elliptic_slope(name: str, closed: Expr) -> Expr:
    """Half of `closed` / x, which cancels near 0: there the derivative of the power series about 0."""
    squares = [(math.comb(2 * k, k) / 4**k) ** 2 for k in range(16)]
    terms = (k * squares[k] * (1 if name == "ellipk" else -1 / (2 * k - 1)) for k in range(1, 16))
    return where(at_most(fabs(x), 1 / 16), PI / 2 * _series(x, *terms), closed / (2 * x))


_INTEGRALS: tuple[ScalarRule, ...] = (
    _special("exp1", "x", -(g * (exp(-x) / x)), singular=True),
    _special("expi", "x", g * (exp(x) / x), singular=True),
    _special("expn", "a x", unknown(a),
             -(g * where(equal(a, 0), exp(-x) * (1 + x) / x / x, special("expn", a - 1, x))), singular=True),
    _special("spence", "x",
             g * where(at_most(fabs(1 - x), 1 / 16), -_series(1 - x, *(1 / k for k in range(1, 15))), log(x) / (1 - x)),
             singular=True, note="at 0: infinite"),
    _special("ellipk", "x", g * _elliptic_slope("ellipk", special("ellipe", x) / (1 - x) - ans), singular=True),
    _special("ellipe", "x", g * _elliptic_slope("ellipe", ans - special("ellipk", x)), singular=True),
)  # fmt: skip


def _half(name: str, sign_of_next: int) -> Expr:
    """Half the difference, or sum, of the functions of neighbouring orders."""
    below, above = special(name, a - 1, x), special(name, a + 1, x)
    return 0.5 * (below + above if sign_of_next > 0 else below - above)


def _scaled_slope(order: int, turn: int, closed: Expr) -> Expr:
    """The slope of an exponentially scaled function of Bessel; of its asymptotic series, where `closed` cancels."""
    size = fabs(x) if turn < 0 else x
    factors = [math.prod(4 * order**2 - j * j for j in range(1, 2 * k, 2)) for k in range(13)]
    terms = ((k + 0.5) * turn**k * f / (math.factorial(k) * 8**k) for k, f in enumerate(factors))
    front = -_NORMAL if turn < 0 else -sqrt(PI / 2)
    far = front / sqrt(size) / size * _series(1 / size, *terms)
    return where(at_least(size, 64), far * sign(x) if (order, turn) == (0, -1) else far, closed)


_BESSEL: tuple[ScalarRule, ...] = (
    _special("j0", "x", -(g * special("j1", x))),
    _special("j1", "x", g * where(equal(x, 0), 0.5, special("j0", x) - ans / x)),
    _special("y0", "x", -(g * special("y1", x)), singular=True),
    _special("y1", "x", g * (special("y0", x) - ans / x), singular=True),
    _special("i0", "x", g * special("i1", x)),
    _special("i1", "x", g * where(equal(x, 0), 0.5, special("i0", x) - ans / x)),
    _special("i0e", "x", g * _scaled_slope(0, -1, special("i1e", x) - sign(x) * ans)),
    _special("i1e", "x",
             g * where(equal(x, 0), 0.5, _scaled_slope(1, -1, special("i0e", x) - ans / x - sign(x) * ans))),
    _special("k0", "x", -(g * special("k1", x)), singular=True),
    _special("k1", "x", -(g * (special("k0", x) + ans / x)), singular=True),
    _special("k0e", "x", g * _scaled_slope(0, 1, ans - special("k1e", x)), singular=True),
    _special("k1e", "x", g * _scaled_slope(1, 1, ans - special("k0e", x) - ans / x), singular=True),
    _special("jv", "a x", unknown(a), g * _half("jv", -1), singular=True),
    _special("yv", "a x", unknown(a), g * _half("yv", -1), singular=True),
    _special("iv", "a x", unknown(a), g * _half("iv", 1), singular=True),
    _special("kv", "a x", unknown(a), -(g * _half("kv", 1)), singular=True),
)  # fmt: skip

RULES: tuple[ScalarRule, ...] = _GAMMA + _ERF + _ELEMENTARY + _INTEGRALS + _BESSEL
