"""Forward differentiation of rule expressions with the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from irad.rules.expr import Binary, Call, Expr, Negate, Select, Var, evaluate
from irad.rules.registry import Registry, ScalarRule

from .numbers import FUNCTIONS

_OPCODES = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}
_REGISTRY = Registry.default()


def value(expr: Any, env: Mapping[str, Any]) -> Any:
    """The expression's value in double precision."""
    return evaluate(expr, env, FUNCTIONS)


def tangent(expr: Any, env: Mapping[str, Any], tangents: Mapping[str, float]) -> float:
    """The derivative of the expression along `tangents` (of variables that are not named: 0)."""
    if isinstance(expr, Var):
        return tangents.get(expr.name, 0.0)
    if isinstance(expr, Select):
        return tangent(expr.a if value(expr.cond, env) else expr.b, env, tangents)
    if isinstance(expr, Negate):
        return -tangent(expr.a, env, tangents)
    if isinstance(expr, Binary):
        return _tangent_of_call(_OPCODES[expr.op], (expr.a, expr.b), env, tangents)
    if isinstance(expr, Call):
        return _tangent_of_call(expr.name, expr.args, env, tangents)
    return 0.0


def _tangent_of_call(
    name: str, args: tuple[Any, ...], env: Mapping[str, Any], tangents: Mapping[str, float]
) -> float:
    rule = _REGISTRY[name]
    assert isinstance(rule, ScalarRule)
    inputs = [value(arg, env) for arg in args]
    local = {**dict(zip(rule.params, inputs, strict=True)), "ans": FUNCTIONS[name](*inputs)}
    total = 0.0
    for arg, partial in zip(args, rule.vjp, strict=True):
        step = tangent(arg, env, tangents) if isinstance(arg, Expr) else 0.0
        if partial is not None and step != 0.0:
            total += value(partial, {**local, "g": step})
    return total
