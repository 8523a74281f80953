"""Derivative rules registered from Python."""

from __future__ import annotations

import inspect
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import llvmlite.binding as llvm

from irad.errors import UsageError
from irad.ir.module import Function
from irad.ir.types import FloatType
from irad.rules.expr import Expr, Var
from irad.rules.kinds import RuleError, ScalarRule, Spellings
from irad.rules.registry import Registry

__all__ = ["Rules", "registered", "rule"]

_lock = threading.Lock()


@dataclass(frozen=True, eq=False)
class Rules:
    """The rules registered at some moment, in order."""

    scalar: tuple[ScalarRule, ...] = ()
    symbols: frozenset[str] = field(default_factory=frozenset)

    @cached_property
    def registry(self) -> Registry:
        """The built-in rules and these."""
        return Registry.default().with_rule(*self.scalar) if self.scalar else Registry.default()

    @property
    def function_like(self) -> dict[str, str]:
        """A function with a body is differentiated by its rule, not by its body."""
        return {symbol: symbol for symbol in self.symbols}

    @staticmethod
    def require_fit(rule: ScalarRule, function: Function) -> None:
        """Raise :class:`irad.errors.UsageError` when a rule is not for a function of this type."""
        takes = [str(a.type) for a in function.arguments]
        fits = len(takes) == len(rule.params) and isinstance(function.result, FloatType)
        for name, argument in zip(rule.params, function.arguments, strict=False):
            fits = fits and (name in rule.integer or isinstance(argument.type, FloatType))
        if not fits:
            raise UsageError(
                f"the rule of {rule.name!r} is for a function of {', '.join(rule.params)} that returns a "
                f"floating-point number; the function takes ({', '.join(takes)}) "
                f"and returns {function.result}"
            )

    def protect(self, module: llvm.ModuleRef) -> None:
        """Keep the optimiser from inlining functions that have a rule (``module`` is changed in place)."""
        for function in module.functions:
            if function.name in self.symbols:
                function.add_function_attribute("noinline")


_current = Rules()


def registered() -> Rules:
    """The rules as they are now."""
    return _current


def rule(function: Any, vjp: Callable[..., Any] | None = None, *, jvp: Callable[..., Any] | None = None) -> Any:
    """Register the derivative of an ``@njit`` function, or of a scalar C function.

    For an ``@njit`` function, ``vjp`` and ``jvp`` are functions that Numba compiles::

        irad.rule(f, vjp=lambda x, g: 2 * x * g, jvp=lambda x, dx: 2 * x * dx)

    ``vjp`` takes the arguments, each array of floating-point numbers followed by its shadow, and returns the
    adjoint of each floating-point number (one, or a tuple); ``jvp`` takes each number and array followed by
    its tangent, and returns the result's. Parameters called ``g`` and ``ans`` are the adjoint of the result
    and the result. ``docs/rules-howto.md`` has the details.

    A C function is given by its symbol's name or as an ``irad.Function``. Then ``vjp`` takes ``g``, the adjoint
    of the result, then the function's parameters, and where a parameter is called ``ans``, the function's
    value. It returns what goes into each parameter's adjoint: an expression,
    or a tuple with one for each parameter (None where there is no derivative)::

        irad.rule("mylog", lambda g, x: g / x)

        @irad.rule("mypow")
        def mypow_vjp(g, x, y, ans):
            return g * y * ans / x, g * log(x) * ans

    The parameters are symbols: arithmetic and the functions of ``irad.rules.functions`` make expressions of
    them. Forward mode follows from the same rule. It holds from now on, for the function's body as well as
    for a library function. Raises :class:`irad.errors.UsageError` for a rule that contradicts itself.
    """
    if vjp is None and jvp is None:
        return lambda decorated: rule(function, decorated)
    if "numba" in sys.modules and isinstance(function, sys.modules["numba.core.dispatcher"].Dispatcher):
        _numba_rule(function, vjp, jvp)
        return vjp if jvp is None else jvp if vjp is None else function
    if vjp is None or jvp is not None:
        raise UsageError("a tangent of its own (jvp) is for Numba functions; here it follows from the vjp")
    symbol = function if isinstance(function, str) else getattr(function, "symbol", None)
    if not isinstance(symbol, str):
        raise UsageError(f"{function!r} is neither a symbol's name nor an irad.Function")
    _register(_scalar_rule(symbol, vjp))
    return vjp


def _numba_rule(function: Any, vjp: Callable[..., Any] | None, jvp: Callable[..., Any] | None) -> None:
    from irad.frontends.numba import compile as frontend

    name = function.py_func.__name__
    if function.targetoptions.get("inline", "never") != "never":
        raise UsageError(f"{name} is inlined by Numba, so that its rule would never be met; leave out inline=…")
    frontend.add_rule(function, vjp, jvp)


def _register(made: ScalarRule) -> None:
    global _current
    with _lock:
        others = tuple(r for r in _current.scalar if r.name != made.name)
        _current = Rules((*others, made), _current.symbols | {made.name})


def _scalar_rule(symbol: str, vjp: Callable[..., Any]) -> ScalarRule:
    names = list(inspect.signature(vjp).parameters)
    if not names or names[0] != "g":
        raise UsageError(f"the rule of {symbol!r} must take 'g', the adjoint of the result, first")
    params = [name for name in names[1:] if name != "ans"]
    partials = vjp(*(Var(name) for name in names))
    listed = partials if isinstance(partials, tuple) else (partials,)
    for partial in listed:
        if partial is not None and not isinstance(partial, Expr):
            raise UsageError(
                f"the rule of {symbol!r} returns {partial!r}, which is not an expression in its parameters"
            )
    integer = frozenset(p for p, partial in zip(params, listed, strict=False) if partial is None)
    try:
        return ScalarRule(symbol, tuple(params), listed, Spellings(symbols=((symbol, "double"),)), integer)
    except RuleError as problem:
        raise UsageError(str(problem)) from None
