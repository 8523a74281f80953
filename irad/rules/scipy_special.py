"""Rules for the functions of scipy.special that compiled code calls by the pointers of ``cython_special``.

Formulas: NIST Digital Library of Mathematical Functions, chapters 5 to 8, 10 and 19; inverses by the derivative of what
they invert. A partial derivative that has no closed form in functions of SciPy is `unknown`: such a function is
differentiated by its other arguments.
"""

from __future__ import annotations

from irad.rules.expr import Call, Expr, IntConst, Number, Var, as_expr
from irad.rules.functions import (
    PI,
    TWO_OVER_ROOT_PI,
    UNKNOWN,
    ans,
    at_most,
    digamma,
    equal,
    exp,
    fabs,
    g,
    log,
    polygamma,
    pow,
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


lgamma = lambda v: Call("lgamma", (as_expr(v),))  # noqa: E731
erf = lambda v: Call("erf", (as_expr(v),))  # noqa: E731
_ROOT_2_OVER_PI = sqrt(2 / PI)
_NORMAL = 1 / sqrt(2 * PI)


def _trigamma(v: Expr) -> Expr:
    return polygamma(IntConst(1), v)


def _gamma_density(v: Expr) -> Expr:
    return exp((a - 1) * log(v) - v - lgamma(a))


def _beta_density(v: Expr) -> Expr:
    return exp((a - 1) * log(v) + (b - 1) * log(1 - v) - (lgamma(a) + lgamma(b) - lgamma(a + b)))


_small = exp(-fabs(x))
_GAMMA: tuple[ScalarRule, ...] = (
    _special("gamma", "x", g * (ans * digamma(x)), singular=True),
    _special("gammaln", "x", g * digamma(x), singular=True),
    _special("loggamma", "x", g * digamma(x), singular=True),
    _special("rgamma", "x", -(g * (ans * digamma(x))), singular=True, note="at 0, -1, …: NaN"),
    _special("psi", "x", g * _trigamma(x), singular=True),
    _special("beta", "x y", g * (ans * (digamma(x) - digamma(x + y))), g * (ans * (digamma(y) - digamma(x + y))),
             singular=True),
    _special("betaln", "x y", g * (digamma(x) - digamma(x + y)), g * (digamma(y) - digamma(x + y)), singular=True),
    _special("binom", "x y", g * (ans * (digamma(x + 1) - digamma(x - y + 1))),
             g * (ans * (digamma(x - y + 1) - digamma(y + 1))), singular=True),
    _special("poch", "x y", g * (ans * (digamma(x + y) - digamma(x))), g * (ans * digamma(x + y)), singular=True),
    _special("gammainc", "a x", unknown(a), g * _gamma_density(x), singular=True),
    _special("gammaincc", "a x", unknown(a), -(g * _gamma_density(x)), singular=True),
    _special("gammaincinv", "a x", unknown(a), g / _gamma_density(ans), singular=True),
    _special("gammainccinv", "a x", unknown(a), -(g / _gamma_density(ans)), singular=True),
    _special("betainc", "a z x", unknown(a), unknown(b), g * _beta_density(x), singular=True),
    _special("betaincc", "a z x", unknown(a), unknown(b), -(g * _beta_density(x)), singular=True),
    _special("betaincinv", "a z x", unknown(a), unknown(b), g / _beta_density(ans), singular=True),
)  # fmt: skip

_ERF: tuple[ScalarRule, ...] = (
    _special("erf", "x", g * (TWO_OVER_ROOT_PI * exp(-(x * x)))),
    _special("erfc", "x", -(g * (TWO_OVER_ROOT_PI * exp(-(x * x))))),
    _special("erfcx", "x", g * (2 * x * ans - TWO_OVER_ROOT_PI)),
    _special("erfi", "x", g * (TWO_OVER_ROOT_PI * exp(x * x))),
    _special("dawsn", "x", g * (1 - 2 * x * ans)),
    _special("erfinv", "x", g * (exp(ans * ans) / TWO_OVER_ROOT_PI), singular=True),
    _special("erfcinv", "x", -(g * (exp(ans * ans) / TWO_OVER_ROOT_PI)), singular=True),
    _special("ndtr", "x", g * (_NORMAL * exp(-0.5 * x * x))),
    _special("ndtri", "x", g * (exp(0.5 * ans * ans) / _NORMAL), singular=True),
    _special("log_ndtr", "x", g * (_NORMAL * exp(-0.5 * x * x - ans))),
    _special("owens_t", "x y", -(g * (0.25 * _ROOT_2_OVER_PI * exp(-0.5 * x * x) * erf(x * y / sqrt(2.0)))),
             g * (exp(-0.5 * x * x * (1 + y * y)) / (2 * PI * (1 + y * y)))),
)  # fmt: skip

_ELEMENTARY: tuple[ScalarRule, ...] = (
    _special("expit", "x", g * (_small / ((1 + _small) * (1 + _small)))),
    _special("logit", "x", g / (x * (1 - x)), singular=True),
    _special("log_expit", "x", g * where(at_most(x, 0), 1 / (1 + _small), _small / (1 + _small))),
    _special("xlogy", "x y", g * log(y), where(equal(x, 0), 0, g * (x / y)), singular=True),
    _special("xlog1py", "x y", g * Call("log1p", (y,)), where(equal(x, 0), 0, g * (x / (1 + y))), singular=True),
    _special("entr", "x", -(g * (log(x) + 1)), singular=True),
    _special("rel_entr", "x y", g * (log(x / y) + 1), -(g * (x / y)), singular=True),
    _special("kl_div", "x y", g * log(x / y), g * (1 - x / y), singular=True),
    _special("huber", "x y", g * where(at_most(fabs(y), x), 0, fabs(y) - x),
             g * where(at_most(fabs(y), x), y, x * sign(y))),
    _special("pseudo_huber", "x y",
             g * (2 * ans / x - y * y / (x * sqrt(1 + (y / x) * (y / x)))),
             g * (y / sqrt(1 + (y / x) * (y / x))), singular=True),
    _special("boxcox", "x y", g * pow(x, y - 1),
             g * where(equal(y, 0), 0.5 * log(x) * log(x), (pow(x, y) * log(x) - ans) / y), singular=True),
    _special("cosm1", "x", -(g * sin(x))),
)  # fmt: skip

_INTEGRALS: tuple[ScalarRule, ...] = (
    _special("exp1", "x", -(g * (exp(-x) / x)), singular=True),
    _special("expi", "x", g * (exp(x) / x), singular=True),
    _special("expn", "a x", unknown(a), -(g * special("expn", a - 1, x)), singular=True),
    _special("spence", "x", g * where(equal(x, 1), -1, log(x) / (1 - x)), singular=True),
    _special("ellipk", "x", g * where(equal(x, 0), PI / 8, (special("ellipe", x) / (1 - x) - ans) / (2 * x)),
             singular=True),
    _special("ellipe", "x", g * where(equal(x, 0), -PI / 8, (ans - special("ellipk", x)) / (2 * x)), singular=True),
)  # fmt: skip


def _half(name: str, sign_of_next: int) -> Expr:
    """Half the difference, or sum, of the functions of neighbouring orders."""
    below, above = special(name, a - 1, x), special(name, a + 1, x)
    return 0.5 * (below + above if sign_of_next > 0 else below - above)


_BESSEL: tuple[ScalarRule, ...] = (
    _special("j0", "x", -(g * special("j1", x))),
    _special("j1", "x", g * where(equal(x, 0), 0.5, special("j0", x) - ans / x)),
    _special("y0", "x", -(g * special("y1", x)), singular=True),
    _special("y1", "x", g * (special("y0", x) - ans / x), singular=True),
    _special("i0", "x", g * special("i1", x)),
    _special("i1", "x", g * where(equal(x, 0), 0.5, special("i0", x) - ans / x)),
    _special("i0e", "x", g * (special("i1e", x) - sign(x) * ans)),
    _special("i1e", "x", g * where(equal(x, 0), 0.5, special("i0e", x) - ans / x - sign(x) * ans)),
    _special("k0", "x", -(g * special("k1", x)), singular=True),
    _special("k1", "x", -(g * (special("k0", x) + ans / x)), singular=True),
    _special("k0e", "x", g * (ans - special("k1e", x)), singular=True),
    _special("k1e", "x", g * (ans - special("k0e", x) - ans / x), singular=True),
    _special("jv", "a x", unknown(a), g * _half("jv", -1), singular=True),
    _special("yv", "a x", unknown(a), g * _half("yv", -1), singular=True),
    _special("iv", "a x", unknown(a), g * _half("iv", 1), singular=True),
    _special("kv", "a x", unknown(a), -(g * _half("kv", 1)), singular=True),
)

RULES: tuple[ScalarRule, ...] = _GAMMA + _ERF + _ELEMENTARY + _INTEGRALS + _BESSEL
