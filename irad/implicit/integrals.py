"""``irad.implicit.ode`` and ``quadrature``: integrals with derivatives that are integrals again."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from typing import Any

from numba.core.dispatcher import Dispatcher

from irad.api.transforms.numba_rules import made_for_types
from irad.errors import UsageError
from irad.implicit.functions import RTOL, ImplicitFunction, parameters_of
from irad.implicit.integral_rules import OdeCall, Problem, QuadratureCall

__all__ = ["IntegralFunction", "ode", "quadrature"]

TOLERANCE = 1e-10


def ode(f: Any, integrate: Any = None, *, rtol: float = RTOL, tolerance: float = TOLERANCE) -> IntegralFunction:
    """A solver of ordinary differential equations, made differentiable: ``ode(f)(y0, t0, t1, *parameters)`` is the
    ``y(t1)`` of ``y' = f(y, t, *parameters)`` and ``y(t0) = y0``.

    Parameters
    ----------
    f
        An ``@njit`` function of a number or an array ``y``, of the time and of parameters, with a result like ``y``.
    integrate
        ``integrate(rhs, t0, t1, y0)``: a function in Python that returns the state at ``t1`` of
        ``y' = rhs(t, y)``, where ``y`` and ``y0`` are flat arrays, such as one around SciPy's ``solve_ivp``. Left out,
        it is a Runge-Kutta pair with steps of its own choice, which is not for stiff problems.
    rtol
        The reverse mode follows the state backwards, over parts as short as it takes to come back to where it was but
        for this, relative to the largest number of the state; it stops where that fails.
    tolerance
        Without ``integrate``: the error of a step, relative to the largest number of the state.

    Notes
    -----
    The adjoint is L. S. Pontryagin's: λ' = -(∂f/∂y)ᵀ λ from λ(t1) = g back to t0, and beside it the integrals of
    (∂f/∂p)ᵀ λ. All of ``y0``, ``t0``, ``t1`` and the parameters have derivatives.
    """
    return IntegralFunction("ode", f, integrate, ("y0", "t0", "t1"), 2, OdeCall, rtol, tolerance)


def quadrature(f: Any, integrate: Any = None, *, tolerance: float = TOLERANCE) -> IntegralFunction:
    """An integral, made differentiable: ``quadrature(f)(lower, upper, *parameters)`` is that of
    ``f(x, *parameters)``, a number.

    Parameters
    ----------
    f
        An ``@njit`` function of a number and of parameters.
    integrate
        ``integrate(function, lower, upper)``: a function in Python that returns the integral of ``function(x)``, which
        is a flat array, such as one around SciPy's ``quad_vec``. Left out, it is a Gauss-Kronrod pair on parts of its
        own choice, between finite bounds.
    tolerance
        Without ``integrate``: the error, relative to the largest number of the integral.

    Notes
    -----
    The derivative by the parameters is the integral of the integrand's, and that by a bound is the integrand there
    (Leibniz); that by an infinite bound is 0.
    """
    return IntegralFunction("quadrature", f, integrate, ("lower", "upper"), 1, QuadratureCall, RTOL, tolerance)


class IntegralFunction(ImplicitFunction):
    """What :func:`ode` and :func:`quadrature` return: called from Python and ``@njit`` code, and differentiated in both
    modes."""

    def __init__(
        self, kind: str, f: Any, integrate: Callable[..., Any] | None, own: Sequence[str], leading: int, rule: Any,
        rtol: float, tolerance: float,
    ) -> None:  # fmt: skip
        given = parameters_of(f, None)
        if len(given) < leading:
            raise UsageError(f"irad.implicit.{kind} takes a function of {leading} arguments at least")
        if isinstance(integrate, Dispatcher):
            raise UsageError(f"the integrator of irad.implicit.{kind} is a function in Python, not an @njit one")
        functools.update_wrapper(self, f.py_func)
        parameters = given[leading:]
        names = [*(name + "_" * (name in parameters) for name in own), *parameters]
        self._kind, self.__name__ = kind, f"{kind}_of_{re.sub(r'[^0-9a-zA-Z_]', '', f.py_func.__name__)}"
        self.made_of = (f,)
        problem = Problem(self.__name__, f, integrate, rtol, tolerance)
        self.dispatcher = made_for_types(self.__name__, names, lambda types: rule(problem, types).implementation())
