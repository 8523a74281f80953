"""The check that a derivative is linear in what comes in."""

from __future__ import annotations

from irad.rules.expr import Binary, Call, Const, Expr, Negate, Node, Select, Var, variables

_LINEAR_CALLS = frozenset({"ldexp", "scalbn", "scalbln"})
_ZERO = Const(0.0)


class NotLinear(ValueError):
    """The expression is not linear in the variable; the argument is the part that is not."""


def is_zero(expr: Node) -> bool:
    """The expression is the constant 0."""
    return expr == _ZERO


def check_linear(expr: Expr, name: str) -> None:
    """Raises `NotLinear` unless `expr` is the variable `name` times something (which may be 0).

    The judgement is by form: `g * a + g * b` passes, `g + a - a` does not.
    """
    if not _is_linear(expr, name):
        raise NotLinear(str(expr))


def _is_linear(expr: Node, name: str) -> bool:
    """Whether `expr` is linear, each operator judged by its operands."""
    if is_zero(expr):
        return True
    if isinstance(expr, Var):
        return expr.name == name
    if isinstance(expr, Negate):
        return _is_linear(expr.a, name)
    if isinstance(expr, Binary):
        return _is_linear_operation(expr, name)
    if isinstance(expr, Select):
        return not _call_graph(expr.cond, name) and _is_linear(expr.a, name) and _is_linear(expr.b, name)
    if isinstance(expr, Call):
        factors = expr.args[1:]
        return (
            expr.name in _LINEAR_CALLS
            and _is_linear(expr.args[0], name)
            and not any(_call_graph(factor, name) for factor in factors)
        )
    return False


def _is_linear_operation(expr: Binary, name: str) -> bool:
    if expr.op in "+-":
        return _is_linear(expr.a, name) and _is_linear(expr.b, name)
    if expr.op == "*" and _call_graph(expr.b, name):
        return _is_linear(expr.b, name) and not _call_graph(expr.a, name)
    return _is_linear(expr.a, name) and not _call_graph(expr.b, name)


def _call_graph(node: Node, name: str) -> bool:
    return name in variables(node)
