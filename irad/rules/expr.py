"""A small symbolic language in which derivative rules are written.

Expressions are immutable, compare by structure, and may share subexpressions freely: every walk here visits a
shared node once. Three sorts of node exist, so that an emitter always knows which LLVM type a node has:

* `Expr`: a floating value, of the float type at which the rule is used;
* `IntExpr`: an integer value (powi's `n`);
* `Cond`: a truth value, only ever used by `Select`.

`Select` has the meaning of LLVM's: both arms may be computed and the unchosen one is discarded, NaN or not.
"""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import lru_cache
from typing import Any

Number = int | float


class Node:
    """Base of all nodes: structural equality and a hash that is computed once."""

    __slots__ = ("_hash", "_key")
    _hash: int
    _key: tuple[Any, ...]

    def __post_init__(self) -> None:
        key = tuple(_comparable(getattr(self, f.name)) for f in fields(self))  # type: ignore[arg-type]
        object.__setattr__(self, "_key", key)
        object.__setattr__(self, "_hash", hash((type(self).__name__, key)))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        assert isinstance(other, Node)
        return self._hash == other._hash and self._key == other._key

    def children(self) -> tuple[Node, ...]:
        """The nodes directly below this one."""
        found: list[Node] = []
        for entry in self._key:
            if isinstance(entry, Node):
                found.append(entry)
            elif isinstance(entry, tuple):
                found.extend(entry)
        return tuple(found)

    def __str__(self) -> str:
        return _format(self, 0)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


def _comparable(value: Any) -> Any:
    # 0.0 and -0.0 are different constants, and a NaN is equal to itself: compare bits.
    return struct.pack(">d", value) if isinstance(value, float) else value


class Expr(Node):
    """A floating value. Python's arithmetic operators build larger ones; numbers become `Const`."""

    __slots__ = ()

    def __add__(self, other: Expr | Number) -> Expr:
        return Binary("+", self, as_expr(other))

    def __radd__(self, other: Number) -> Expr:
        return Binary("+", as_expr(other), self)

    def __sub__(self, other: Expr | Number) -> Expr:
        return Binary("-", self, as_expr(other))

    def __rsub__(self, other: Number) -> Expr:
        return Binary("-", as_expr(other), self)

    def __mul__(self, other: Expr | Number) -> Expr:
        return Binary("*", self, as_expr(other))

    def __rmul__(self, other: Number) -> Expr:
        return Binary("*", as_expr(other), self)

    def __truediv__(self, other: Expr | Number) -> Expr:
        return Binary("/", self, as_expr(other))

    def __rtruediv__(self, other: Number) -> Expr:
        return Binary("/", as_expr(other), self)

    def __neg__(self) -> Expr:
        return Negate(self)


class IntExpr(Node):
    """An integer value, of the type of the integer parameter that it is made from."""

    __slots__ = ()

    def __add__(self, other: IntExpr | int) -> IntExpr:
        return IntBinary("+", self, as_int(other))

    def __sub__(self, other: IntExpr | int) -> IntExpr:
        return IntBinary("-", self, as_int(other))

    def __rsub__(self, other: int) -> IntExpr:
        return IntBinary("-", as_int(other), self)

    def __neg__(self) -> IntExpr:
        return IntBinary("-", as_int(0), self)


class Cond(Node):
    """A truth value; `&`, `|` and `~` combine them."""

    __slots__ = ()

    def __and__(self, other: Cond) -> Cond:
        return And(self, other)

    def __or__(self, other: Cond) -> Cond:
        return Or(self, other)

    def __invert__(self) -> Cond:
        return Not(self)


@dataclass(frozen=True, eq=False, repr=False)
class Var(Expr):
    """A named floating value: a parameter, `ans` (the function's value), or `g` (the incoming derivative)."""

    name: str


@dataclass(frozen=True, eq=False, repr=False)
class Const(Expr):
    """A floating constant, rounded to the type in use.

    `digits` has more of it, in decimal, where a double would not do for wider types.
    """

    value: float
    digits: str = ""

    @property
    def exact(self) -> float | Fraction:
        """The constant as closely as it is known."""
        return Fraction(self.digits) if self.digits else self.value


@dataclass(frozen=True, eq=False, repr=False)
class Binary(Expr):
    """`a op b` with op one of `+ - * /`."""

    op: str
    a: Expr
    b: Expr


@dataclass(frozen=True, eq=False, repr=False)
class Negate(Expr):
    """`-a` (changes the sign of zero too)."""

    a: Expr


@dataclass(frozen=True, eq=False, repr=False)
class Call(Expr):
    """The library function with this generic name, at the float type in use: `Call("cos", (x,))`."""

    name: str
    args: tuple[Expr | IntExpr, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Select(Expr):
    """`a` where the condition holds, else `b`."""

    cond: Cond
    a: Expr
    b: Expr


@dataclass(frozen=True, eq=False, repr=False)
class ToFloat(Expr):
    """A signed integer converted to the float type in use (`sitofp`)."""

    a: IntExpr


@dataclass(frozen=True, eq=False, repr=False)
class IntVar(IntExpr):
    """A named integer: an integer parameter of the function."""

    name: str


@dataclass(frozen=True, eq=False, repr=False)
class IntConst(IntExpr):
    """An integer constant."""

    value: int


@dataclass(frozen=True, eq=False, repr=False)
class IntBinary(IntExpr):
    """`a op b` with op one of `+ -`, wrapping as LLVM's `add` and `sub` do."""

    op: str
    a: IntExpr
    b: IntExpr


@dataclass(frozen=True, eq=False, repr=False)
class Compare(Cond):
    """`fcmp pred a, b`; `pred` is one of LLVM's predicates (`oeq`, `olt`, …, `uno`), else `ValueError`."""

    pred: str
    a: Expr
    b: Expr

    def __post_init__(self) -> None:
        if self.pred not in PREDICATES:
            raise ValueError(f"unknown predicate '{self.pred}'")
        super().__post_init__()


@dataclass(frozen=True, eq=False, repr=False)
class And(Cond):
    """Both hold."""

    a: Cond
    b: Cond


@dataclass(frozen=True, eq=False, repr=False)
class Or(Cond):
    """At least one holds."""

    a: Cond
    b: Cond


@dataclass(frozen=True, eq=False, repr=False)
class Not(Cond):
    """The condition does not hold."""

    a: Cond


def as_expr(value: Expr | Number) -> Expr:
    """The value as an expression; Python numbers become `Const`."""
    return value if isinstance(value, Expr) else Const(float(value))


def as_int(value: IntExpr | int) -> IntExpr:
    """The value as an integer expression; Python integers become `IntConst`."""
    return value if isinstance(value, IntExpr) else IntConst(int(value))


def walk(root: Node) -> Iterator[Node]:
    """Every distinct node below and including `root`, operands before their users."""
    seen: set[Node] = set()
    pending: list[tuple[Node, bool]] = [(root, False)]
    while pending:
        node, expanded = pending.pop()
        if node in seen:
            continue
        if expanded:
            seen.add(node)
            yield node
        else:
            pending.append((node, True))
            pending.extend((child, False) for child in reversed(node.children()))


def replaced(root: Expr, known: Mapping[Node, Expr]) -> Expr:
    """An expression with some nodes replaced by others."""
    if not known:
        return root
    made: dict[Node, Any] = {}

    def new(part: Any) -> Any:
        return tuple(map(new, part)) if isinstance(part, tuple) else made[part] if isinstance(part, Node) else part

    for node in walk(root):
        parts = {f.name: getattr(node, f.name) for f in fields(node)}  # type: ignore[arg-type]
        made[node] = known.get(node) or type(node)(**{name: new(part) for name, part in parts.items()})
    found: Expr = made[root]
    return found


def variables(*roots: Node | None) -> frozenset[str]:
    """Names of all variables, floating and integer, in the given expressions; `None` has none."""
    return frozenset().union(*(_variables(root) for root in roots if root is not None))


def calls(*roots: Node | None) -> frozenset[str]:
    """Generic names of all library functions that the given expressions call."""
    return frozenset().union(*(_calls(root) for root in roots if root is not None))


# A rule's expressions are asked for what is in them at each instruction that it serves.


@lru_cache(maxsize=4096)
def _variables(root: Node) -> frozenset[str]:
    return frozenset(node.name for node in walk(root) if isinstance(node, (Var, IntVar)))


@lru_cache(maxsize=4096)
def _calls(root: Node) -> frozenset[str]:
    return frozenset(node.name for node in walk(root) if isinstance(node, Call))


def evaluate(root: Node, env: Mapping[str, Any], functions: Mapping[str, Callable[..., Any]]) -> Any:
    """The value of `root` with variables from `env` and library functions from `functions`.

    Works with any numbers that have Python's arithmetic (floats, mpmath). Only the chosen arm of a `Select`
    is evaluated; division by zero gives IEEE's result instead of an exception. Raises `KeyError` for a
    missing variable or function.
    """
    memo: dict[Node, Any] = {}

    def value(node: Node) -> Any:
        if node not in memo:
            memo[node] = compute(node)
        return memo[node]

    def compute(node: Node) -> Any:
        if isinstance(node, (Var, IntVar)):
            return env[node.name]
        if isinstance(node, (Const, IntConst)):
            return node.value
        if isinstance(node, (Binary, IntBinary)):
            return _ARITHMETIC[node.op](value(node.a), value(node.b))
        if isinstance(node, Negate):
            return -value(node.a)
        if isinstance(node, ToFloat):
            return value(node.a)
        if isinstance(node, Call):
            return functions[node.name](*(value(argument) for argument in node.args))
        if isinstance(node, Select):
            return value(node.a) if value(node.cond) else value(node.b)
        return truth(node)

    def truth(node: Node) -> Any:
        if isinstance(node, Compare):
            return _compare(node.pred, value(node.a), value(node.b))
        if isinstance(node, And):
            return value(node.a) and value(node.b)
        if isinstance(node, Or):
            return value(node.a) or value(node.b)
        if isinstance(node, Not):
            return not value(node.a)
        raise TypeError(f"not a node of a rule's expression: {node!r}")

    return value(root)


def _divide(a: Any, b: Any) -> Any:
    try:
        return a / b
    except ZeroDivisionError:
        if a == 0 or _is_nan(a):
            return math.nan
        return math.copysign(math.inf, float(a)) * math.copysign(1.0, float(b))


_ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": _divide,
}

_ORDERINGS: dict[str, Callable[[Any, Any], bool]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}

PREDICATES = frozenset({"ord", "uno"} | {kind + name for kind in "ou" for name in _ORDERINGS})
"""The predicates that `Compare` accepts."""


def _is_nan(a: Any) -> bool:
    return bool(a != a)  # math.isnan does not take every kind of number


def _compare(pred: str, a: Any, b: Any) -> bool:
    unordered = _is_nan(a) or _is_nan(b)
    if pred in ("ord", "uno"):
        return unordered == (pred == "uno")
    if unordered:
        return pred[0] == "u"
    return bool(_ORDERINGS[pred[1:]](a, b))


_LOOSEST, _SUM, _PRODUCT, _UNARY, _ATOM = range(5)
_SYMBOLS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}


def _format(node: Node, context: int) -> str:
    text, strength = _infix(node)
    return text if strength >= context else f"({text})"


def _infix(node: Node) -> tuple[str, int]:
    """The node as text, and how tightly its outermost operator binds."""
    if isinstance(node, (Var, IntVar)):
        return node.name, _ATOM
    if isinstance(node, (Const, IntConst)):
        text = _shortest(node.value)
        return text, (_UNARY if text.startswith("-") else _ATOM)
    if isinstance(node, (Binary, IntBinary)):
        strength = _SUM if node.op in "+-" else _PRODUCT
        return f"{_format(node.a, strength)} {node.op} {_format(node.b, strength + 1)}", strength
    if isinstance(node, Negate):
        return f"-{_format(node.a, _UNARY)}", _UNARY
    if isinstance(node, ToFloat):
        return f"float({node.a})", _ATOM
    if isinstance(node, Call):
        return f"{node.name}({', '.join(map(str, node.args))})", _ATOM
    if isinstance(node, Select):
        return f"where({node.cond}, {node.a}, {node.b})", _ATOM
    return _condition(node), _LOOSEST


def _condition(node: Node) -> str:
    if isinstance(node, Compare):
        if node.pred in ("ord", "uno"):
            return f"{node.pred}({node.a}, {node.b})"
        mark = "" if node.pred[0] == "o" else "?"  # `<?` also holds when an operand is NaN
        return f"{node.a} {_SYMBOLS[node.pred[1:]]}{mark} {node.b}"
    if isinstance(node, And):
        return f"({node.a} and {node.b})"
    if isinstance(node, Or):
        return f"({node.a} or {node.b})"
    if isinstance(node, Not):
        return f"not ({node.a})"
    raise TypeError(f"not a node of a rule's expression: {type(node).__name__}")


def _shortest(value: float) -> str:
    return repr(value).removesuffix(".0")
