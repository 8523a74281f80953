"""``irad.implicit.root``, ``fixed_point`` and ``linear_solve``: solvers with derivatives by rule."""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba.core import types
from numba.core.dispatcher import Dispatcher
from numba.extending import typeof_impl

from irad.api.transforms.numba_rules import made_for_types
from irad.errors import SolverError, UsageError
from irad.implicit.callbacks import compiled
from irad.implicit.rules import ImplicitCall, LinearSolves
from irad.interop import numba_gradients

__all__ = ["ImplicitFunction", "fixed_point", "linear_solve", "parameters_of", "root"]

RTOL = 1e-6


def linear_solve(matvec: Any, solve: Any, transpose_solve: Any, *, rtol: float = RTOL) -> ImplicitFunction:
    """A solver of linear systems, made differentiable.

    Parameters
    ----------
    matvec
        ``matvec(x, *parameters)``, an ``@njit`` function: the product of the matrix and ``x``. It is differentiated by
        the parameters.
    solve
        ``solve(b, *parameters)``: the ``x`` with ``matvec(x, *parameters) = b``.
    transpose_solve
        ``transpose_solve(g, *parameters)``: the same with the transposed matrix; ``solve`` itself where the matrix is
        symmetric.
    rtol
        Derivatives stop where the residual of a system is larger than this, relative to its right-hand side.

    Returns
    -------
    ImplicitFunction
        It is called as ``solve`` is.

    Notes
    -----
    ``solve`` and ``transpose_solve`` are ``@njit`` functions or any functions in Python, such as those of SciPy. A
    solution x has the tangent A⁻¹ (db - dA x). In reverse, b gets λ = A⁻ᵀ g, and A gets -λ xᵀ, which goes on to the
    parameters through ``matvec``.
    """
    names = parameters_of(solve, parameters_of(matvec, None))
    solves = LinearSolves(
        compiled(solve, names, "solve", in_rule=True),
        compiled(transpose_solve, names, "transpose_solve", in_rule=True),
        with_point=False,
    )
    solver = compiled(solve, names, "solve")
    return ImplicitFunction("linear_solve", matvec, "f({x}{p}) - a0", names, solver, solves, rtol)


def root(
    residual: Any, solve: Any, *, tangent_solve: Any = None, transpose_solve: Any = None, rtol: float = RTOL
) -> ImplicitFunction:
    """A solver of equations, made differentiable.

    Parameters
    ----------
    residual
        ``residual(x, *parameters)``, an ``@njit`` function: 0 for the ``x`` that are looked for, and of the same shape.
    solve
        ``solve(x0, *parameters)``: such an ``x``; ``x0`` is where to begin, and has the derivative 0. Its word is
        taken for the solution.
    tangent_solve, transpose_solve
        ``(b, x, *parameters)``: the solution of a linear system with the Jacobian of ``residual`` by ``x``, and with
        the transposed one. Left out, GMRES solves them, which asks for derivatives of ``residual`` alone.
    rtol
        Derivatives stop where the residual of a linear system is larger than this, relative to its right-hand side.

    Returns
    -------
    ImplicitFunction
        It is called as ``solve`` is.

    Notes
    -----
    All but ``residual`` are ``@njit`` functions or any functions in Python. ``x`` is a number or an array.
    """
    names = parameters_of(solve, parameters_of(residual, None))
    solves = _solves(names, tangent_solve, transpose_solve)
    return ImplicitFunction("root", residual, "f({x}{p})", names, compiled(solve, names, "solve"), solves, rtol)


def fixed_point(
    f: Any, solve: Any = None, *, tangent_solve: Any = None, transpose_solve: Any = None, rtol: float = RTOL,
    tolerance: float = 1e-12, max_iterations: int = 1000,
) -> ImplicitFunction:
    """A fixed point, ``x = f(x, *parameters)``, made differentiable: ``fixed_point(f)(x0, *parameters)``.

    Parameters
    ----------
    f
        An ``@njit`` function of a number or an array ``x`` and of parameters, with a result like ``x``.
    solve
        ``solve(x0, *parameters)``; left out, ``f`` is called again and again.
    tangent_solve, transpose_solve, rtol
        As in :func:`root`, for the Jacobian of ``f(x) - x``.
    tolerance, max_iterations
        Without ``solve``: the iteration has converged where no entry of ``x`` changes by more than ``tolerance`` times
        the largest one. Otherwise :class:`irad.SolverError` is raised.
    """
    names = parameters_of(f, None) if solve is None else parameters_of(solve, parameters_of(f, None))
    solver = _iteration(f, names, tolerance, max_iterations) if solve is None else compiled(solve, names, "solve")
    solves = _solves(names, tangent_solve, transpose_solve)
    return ImplicitFunction("fixed_point", f, "f({x}{p}) - {x}", names, solver, solves, rtol)


class ImplicitFunction:
    """What :func:`linear_solve`, :func:`root` and :func:`fixed_point` return: called from Python and ``@njit`` code,
    and differentiated in both modes."""

    def __init__(
        self, kind: str, function: Any, equation: str, names: Sequence[str], solver: Any, solves: LinearSolves,
        rtol: float,
    ) -> None:  # fmt: skip
        functools.update_wrapper(self, function.py_func)
        own = re.sub(r"\W", "", function.py_func.__name__)
        self._kind, self.__name__ = kind, f"{kind}_of_{own}"
        equation_of = Equation(self.__name__, function, equation, solves, rtol)
        self.made_of = tuple(f for f in (function, solver, solves.tangent, solves.transpose) if f is not None)
        self.dispatcher = made_for_types(
            self.__name__, names, lambda given: ImplicitCall(equation_of, solver, given).implementation()
        )

    @property
    def py_func(self) -> Any:
        """The function in Python."""
        return self.dispatcher.py_func

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The solution. Raises :class:`irad.SolverError`, with what a solver in Python has raised as its cause."""
        return self.dispatcher(*args, **kwargs)

    def __repr__(self) -> str:
        return f"<irad.implicit.{self._kind} of {self.__wrapped__.__name__}>"  # type: ignore[attr-defined]


@typeof_impl.register(ImplicitFunction)
def _type_of(function: ImplicitFunction, context: Any) -> Any:
    return types.Dispatcher(function.dispatcher)


@dataclass(frozen=True)
class Equation:
    """What a rule has to know of an implicit function: the text of its residual, of which 0 is looked for, in terms of
    ``f``, the unknown and the parameters."""

    name: str
    f: Any
    text: str
    solves: LinearSolves
    rtol: float


def _solves(names: Sequence[str], tangent: Any, transpose: Any) -> LinearSolves:
    taken = ["b", *(f"a{i}" for i in range(len(names)))]
    forward = None if tangent is None else compiled(tangent, taken, "tangent_solve", in_rule=True)
    reverse = None if transpose is None else compiled(transpose, taken, "transpose_solve", in_rule=True)
    return LinearSolves(forward, reverse, with_point=True)


def parameters_of(function: Any, like: Sequence[str] | None) -> list[str]:
    """The names of a solver's parameters, as many as there are in ``like``; without that, of the function that is
    differentiated."""
    if like is None and not isinstance(function, Dispatcher):
        raise UsageError(f"irad.implicit differentiates an @njit function, not {function!r}")
    try:
        found = list(inspect.signature(getattr(function, "py_func", function)).parameters.values())
    except (TypeError, ValueError):
        return list(like or ())
    name = getattr(function, "__name__", repr(function))
    if any(p.kind not in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) for p in found):
        if like is not None:
            return list(like)
        raise UsageError(f"{name} has to take its parameters one by one")
    if like is not None and len(found) != len(like):
        raise UsageError(f"{name} has to take {len(like)} arguments, as the function that is differentiated does")
    return [p.name for p in found]


def _iteration(f: Any, names: Sequence[str], tolerance: float, limit: int) -> Any:
    """A solver that calls ``f`` again and again."""
    others = "".join(f", a{i}" for i in range(1, len(names)))

    def make(given: tuple[Any, ...]) -> Any:
        is_array = isinstance(given[0], types.Array)
        lines = [
            "x = a0.copy()" if is_array else "x = float(a0)",
            f"for _ in range({limit}):",
            f"    y = f(x{others})",
            "    change = size = 0.0",
            "    for i in range(y.size):" if is_array else "    for i in range(1):",
            f"        old, new = {'x.flat[i], y.flat[i]' if is_array else 'x, y'}",
            "        if not abs(new - old) <= change:",  # a NaN too, as the difference of infinities is
            "            change = abs(new - old)",
            "        size = max(size, abs(new))",
            "    x = y",
            f"    if change <= {tolerance!r} * size < np.inf:",
            "        return x",
            f"raise SolverError('the fixed-point iteration has not converged in {limit} steps')",
        ]
        scope: dict[str, Any] = {"__name__": __name__, "np": np, "f": f, "SolverError": SolverError}
        text = "\n    ".join(lines)
        exec(f"def iterate({', '.join(f'a{i}' for i in range(len(names)))}):\n    {text}\n", scope)
        made: Callable[..., Any] = scope["iterate"]
        return made

    return made_for_types("iterate", names, make)


numba_gradients.register()
