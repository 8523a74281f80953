"""Integer expressions over what is known when a function is entered.

Each expression is one object, however often it is made, so that equal ones are the same, and can be computed and
emitted once each. Their numbers are mathematical integers; whoever computes them in 64 bits has to notice an overflow.
"""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakValueDictionary

from irad.ir import types as T
from irad.ir.values import Value

__all__ = [
    "Expr", "TooLarge", "add", "address", "at_entry", "ceil_div", "constant", "floor_div", "greatest", "inspected",
    "least", "loaded", "mul", "sub",
]  # fmt: skip

OPCODES = ("constant", "entry", "address", "load", "lowest", "highest", "add", "sub", "mul", "min", "max", "floordiv")


class TooLarge(Exception):
    """An expression has grown out of proportion."""


class Expr:
    """One node; made by the functions below. `op` is one of `OPCODES`; `value` the number of a constant, the parameter
    of "entry" or "address", the instruction of which "lowest" and "highest" are what it reads at all, or the pointer
    from which "load" reads a number of `type`, so many bytes behind it as its operand says."""

    __slots__ = ("__weakref__", "args", "depth", "op", "type", "value")

    def __init__(self, op: str, args: tuple[Expr, ...], value: int | Value | None, type_: T.Type | None) -> None:
        self.op = op
        self.args = args
        self.value = value
        self.type = type_
        self.depth: int = 1 + max((a.depth for a in args), default=0)

    @property
    def number(self) -> int | None:
        """The number that the expression always is, as far as that is seen."""
        return self.value if self.op == "constant" and isinstance(self.value, int) else None

    def __str__(self) -> str:
        if self.op in ("constant", "entry"):
            return str(self.value) if isinstance(self.value, int) else getattr(self.value, "ref", "?")
        words = [str(a) for a in self.args]
        if self.op == "load":
            return f"{getattr(self.value, 'ref', '?')}[{words[0]}]"
        if self.op in ("address", "lowest", "highest"):
            return f"{self.op}({getattr(self.value, 'ref', '?')})"
        sign = {"add": "+", "sub": "-", "mul": "*", "floordiv": "/"}.get(self.op)
        return f"({words[0]} {sign} {words[1]})" if sign else f"{self.op}({', '.join(words)})"

    def compute(self, entry: Callable[[Value], int], load: Callable[[Value, int, T.Type], int]) -> int:
        """The number, where `entry` tells a parameter's and `load` what memory holds."""
        if self.op == "constant":
            assert isinstance(self.value, int)
            return self.value
        numbers = [a.compute(entry, load) for a in self.args]
        if self.op in ("entry", "address", "load"):
            assert isinstance(self.value, Value)
            return entry(self.value) if self.type is None else load(self.value, numbers[0], self.type)
        return _FOLDS[self.op](*numbers)


_FOLDS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "min": min,
    "max": max,
    "floordiv": lambda a, b: a // max(b, 1),
}


_DEEPEST = 100
_every: WeakValueDictionary[tuple[object, ...], Expr] = WeakValueDictionary()


def _node(
    op: str, args: tuple[Expr, ...] = (), value: int | Value | None = None, type_: T.Type | None = None
) -> Expr:
    """The expression. Raises `TooLarge` for one that nobody would want to compute."""
    key = (op, *map(id, args), type(value), value, type_)
    found = _every.get(key)
    if found is None:
        found = Expr(op, args, value, type_)
        if found.depth > _DEEPEST:
            raise TooLarge
        _every[key] = found
    return found


def constant(number: int) -> Expr:
    return _node("constant", value=number)


def at_entry(parameter: Value) -> Expr:
    """An integer parameter, as a signed number."""
    return _node("entry", value=parameter)


def address(parameter: Value) -> Expr:
    """The address that a pointer parameter is."""
    return _node("address", value=parameter)


def loaded(pointer: Value, offset: Expr, type_: T.Type) -> Expr:
    """The signed integer that lies `offset` bytes behind a parameter or global when the function is entered."""
    return _node("load", (offset,), pointer, type_)


def inspected(op: str, load: Value) -> Expr:
    """The lowest, or the highest, of the signed integers that a load reads before the function returns."""
    return _node(op, value=load)


def _made(op: str, a: Expr, b: Expr) -> Expr:
    x, y = a.number, b.number
    if x is not None and y is not None:
        return constant(_FOLDS[op](x, y))
    if x is not None and op in ("min", "max"):
        a, b = b, a
    return _node(op, (a, b))


def add(a: Expr, b: Expr) -> Expr:
    if a.number == 0:
        return b
    if b.number == 0:
        return a
    if a.number is not None:
        a, b = b, a
    if b.number is not None and a.op in ("add", "sub") and a.args[1].number is not None:
        inner = a.args[1].number
        return add(a.args[0], constant(b.number + (inner if a.op == "add" else -inner)))
    if b.op == "sub" and b.args[1] is a:
        return b.args[0]
    if a.op == "sub" and a.args[1] is b:
        return a.args[0]
    return _made("add", a, b)


def sub(a: Expr, b: Expr) -> Expr:
    if a is b:
        return constant(0)
    if b.number is not None:
        return add(a, constant(-b.number))
    if a.op == "add" and b in a.args:
        return a.args[1] if a.args[0] is b else a.args[0]
    return _made("sub", a, b)


def mul(a: Expr, b: Expr) -> Expr:
    if a.number is not None:
        a, b = b, a
    if b.number == 0:
        return b
    return a if b.number == 1 else _made("mul", a, b)


def least(a: Expr, b: Expr) -> Expr:
    more = _excess(a, b)
    return _absorbed("min", a, b) if more is None else b if more > 0 else a


def greatest(a: Expr, b: Expr) -> Expr:
    more = _excess(a, b)
    return _absorbed("max", a, b) if more is None else a if more > 0 else b


def _absorbed(op: str, a: Expr, b: Expr) -> Expr:
    """The least or the greatest of two, of which one may be the other one's greatest or least already."""
    inverse = "max" if op == "min" else "min"
    for one, other in ((a, b), (b, a)):
        if other.op == inverse and one in other.args:
            return one
    return _made(op, a, b)


def _excess(a: Expr, b: Expr) -> int | None:
    """By how much `a` is larger than `b`, where that is one number."""
    forth, back = sub(a, b).number, sub(b, a).number
    return forth if forth is not None else None if back is None else -back


def floor_div(a: Expr, by: int | Expr) -> Expr:
    """The quotient by a positive number, rounded down."""
    divisor = constant(by) if isinstance(by, int) else by
    return a if divisor.number == 1 else _made("floordiv", a, divisor)


def ceil_div(a: Expr, by: int) -> Expr:
    """The quotient by a positive number, rounded up."""
    return floor_div(add(a, constant(by - 1)), by)
