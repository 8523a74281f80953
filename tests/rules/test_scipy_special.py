"""Functions of scipy.special that Numba code calls by their pointers: derivatives against differences, or refused."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest
from numba import njit
from numba.extending import get_cython_function_address
from scipy import special
from scipy.special import cython_special

import irad
from irad.errors import DifferentiationError
from irad.rules.expr import calls
from irad.rules.functions import UNKNOWN
from irad.rules.scipy_special import PREFIX, RULES

MODULE = "scipy.special.cython_special"

POINTS: dict[str, tuple[float, ...]] = {
    "betainc": (1.3, 2.1, 0.4), "betaincc": (1.3, 2.1, 0.4), "betaincinv": (1.3, 2.1, 0.4),
    "gammaincinv": (1.3, 0.4), "gammainccinv": (1.3, 0.4), "binom": (5.2, 2.3), "jv": (1.5, 2.3), "iv": (1.5, 2.3),
    "yv": (1.5, 2.3), "kv": (1.5, 2.3), "expn": (2.0, 0.7), "huber": (0.8, 1.9), "boxcox": (1.7, 0.6),
}  # fmt: skip
"""Where a function is looked at, unless at 0.7 and 1.4."""


def exported(name: str, count: int) -> str:
    """The name under which SciPy exports the function of doubles."""
    wanted = f'"double ({"double, " * count}int __pyx_skip_dispatch)"'
    keys = (name, *(f"__pyx_fuse_{i}{name}" for i in range(4)))
    return next(k for k in keys if wanted in repr(cython_special.__pyx_capi__.get(k)))


def pointer(name: str, count: int, more: tuple[Any, ...] = ()) -> Any:
    kind = ctypes.CFUNCTYPE(ctypes.c_double, *[ctypes.c_double] * count, *more)
    return kind(get_cython_function_address(MODULE, exported(name, count)))


def kernel(name: str, count: int) -> Any:
    """A kernel that calls a function by its pointer."""
    names = ", ".join(f"x{i}" for i in range(count))
    scope = {"call": pointer(name, count)}
    exec(f"def {name}({names}):\n    return call({names})\n", scope)
    return njit(scope[name])


def slope(f: Any, at: list[float], position: int) -> float:
    def moved(step: float) -> float:
        return float(f(*(v + step * (i == position) for i, v in enumerate(at))))

    h = 1e-3
    return (672 * (moved(h) - moved(-h)) - 168 * (moved(2 * h) - moved(-2 * h)) + 32 * (moved(3 * h) - moved(-3 * h))
            - 3 * (moved(4 * h) - moved(-4 * h))) / (840 * h)  # fmt: skip


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name.removeprefix(PREFIX))
def test_derivatives(rule: Any) -> None:
    name, count = rule.name.removeprefix(PREFIX), len(rule.params)
    f = kernel(name, count)
    first = POINTS.get(name, (0.7, 1.4)[:count])
    for at in (first, tuple(v if v == int(v) else 0.9 * v for v in first)):
        for position, partial in enumerate(rule.vjp):
            if UNKNOWN in calls(partial):
                with pytest.raises(DifferentiationError, match="closed form"):
                    irad.grad(f, position)(*at)
                continue
            found = irad.grad(f, position)(*at)
            np.testing.assert_allclose(found, slope(f, list(at), position), rtol=2e-9, atol=1e-10)


def test_second_derivatives_and_arrays() -> None:
    k1, gammainc = pointer("k1", 1), pointer("gammainc", 2, (ctypes.c_int,))

    @njit
    def f(x):
        s = 0.0
        for v in x:
            s += k1(v) * gammainc(2.5, v, 0)
        return s

    x = np.array([0.6, 1.7, 3.1])
    h = 1e-4
    shifted = [(irad.grad(f)(x + h * e) - irad.grad(f)(x - h * e)) / (2 * h) for e in np.eye(3)]
    np.testing.assert_allclose(irad.hessian(f)(x), shifted, atol=1e-6)


def test_signs_and_kinks() -> None:
    expit, log_expit, huber = kernel("expit", 1), kernel("log_expit", 1), kernel("huber", 2)
    assert irad.grad(expit)(-40.0) == pytest.approx(np.exp(-40), rel=1e-12)
    assert irad.grad(expit)(40.0) == pytest.approx(np.exp(-40), rel=1e-12)
    assert irad.grad(log_expit)(800.0) == 0.0
    assert irad.grad(log_expit)(-800.0) == 1.0
    assert irad.grad(huber, 1)(0.5, -2.0) == -0.5
    assert irad.grad(kernel("j1", 1))(0.0) == 0.5
    assert irad.grad(kernel("ellipk", 1))(0.0) == pytest.approx(np.pi / 8)
    assert irad.grad(kernel("gammaln", 1))(-0.5) == pytest.approx(0.03648997397857652)


def second(name: str, at: tuple[float, ...], i: int = 0, j: int = 0) -> float:
    return float(irad.grad(irad.grad(kernel(name, len(at)), i), j)(*at))


def test_second_derivatives_where_formulas_meet() -> None:
    """The formula that is not chosen may be infinite or NaN there, and a value given at one point has no slope."""
    assert second("xlogy", (0.0, 2.0), 1, 0) == 0.5
    assert second("xlog1py", (0.0, 1.0), 1, 0) == 0.5
    assert second("spence", (1.0,)) == pytest.approx(0.5, rel=1e-13)
    assert second("ellipk", (0.0,)) == pytest.approx(9 * np.pi / 64, rel=1e-13)
    assert second("boxcox", (2.0, 0.0), 1, 1) == pytest.approx(np.log(2) ** 3 / 3, rel=1e-13)
    assert second("rgamma", (1.0,)) == pytest.approx(-1.311756143040508, rel=1e-12)
    density = irad.grad(kernel("gammainc", 2), 1)(0.5, 1.3)
    assert second("gammainc", (0.5, 1.3), 1, 1) == pytest.approx((-0.5 / 1.3 - 1) * density, rel=1e-13)
    assert second("log_ndtr", (50.0,)) == 0.0
    assert second("log_ndtr", (-50.0,)) == pytest.approx(-0.9996009568131961, rel=1e-12)


def test_second_derivatives_of_gamma_functions() -> None:
    """They call polygamma, whose order is an integer."""
    assert second("gammaln", (2.5,)) == pytest.approx(special.polygamma(1, 2.5), rel=1e-13)
    assert second("beta", (2.0, 3.0), 0, 1) == pytest.approx(0.03421845739227743, rel=1e-13)
    assert second("betaln", (2.0, 3.0), 0, 1) == pytest.approx(-special.polygamma(1, 5.0), rel=1e-13)


@pytest.mark.parametrize(
    ("name", "at", "want"),
    [
        ("erfcx", (1e6,), -5.6418958354691e-13),
        ("dawsn", (1e6,), -5.0000000000075e-13),
        ("log_ndtr", (-1e6,), 1000000.000001),
        ("i0e", (1e6,), -1.9947121500246404e-10),
        ("k0e", (1e6,), -6.266568336615697e-10),
        ("rgamma", (0.0,), 1.0),
        ("rgamma", (-3.0,), -6.0),
    ],
)
def test_far_out_and_at_poles(name: str, at: tuple[float, ...], want: float) -> None:
    assert irad.grad(kernel(name, 1))(*at) == pytest.approx(want, rel=1e-12, abs=0)
