"""Numbers for Python programs that play the oracle: gradient-carrying, with operators.

The arithmetic is that of `tests.fuzz.dual`; this gives it the operators and methods that Python, and NumPy on arrays
of objects, look for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .dual import Arithmetic, Dual, InvalidProgram

Operand = Any


class Num:
    """A floating number of an oracle program; ``ops`` is the run's arithmetic."""

    __slots__ = ("d", "ops")

    def __init__(self, ops: Arithmetic, d: Dual) -> None:
        self.ops = ops
        self.d = d

    def _with(self, op: str, other: Operand, swapped: bool = False) -> Any:
        right = operand(other)
        if right is None:
            return NotImplemented
        pair = (right, self.d) if swapped else (self.d, right)
        return Num(self.ops, self.ops.binary(op, *pair))  # type: ignore[arg-type]

    def __add__(self, other: Operand) -> Any:
        return self._with("+", other)

    def __radd__(self, other: Operand) -> Any:
        return self._with("+", other, True)

    def __sub__(self, other: Operand) -> Any:
        return self._with("-", other)

    def __rsub__(self, other: Operand) -> Any:
        return self._with("-", other, True)

    def __mul__(self, other: Operand) -> Any:
        return self._with("*", other)

    def __rmul__(self, other: Operand) -> Any:
        return self._with("*", other, True)

    def __truediv__(self, other: Operand) -> Any:
        return self._with("/", other)

    def __rtruediv__(self, other: Operand) -> Any:
        return self._with("/", other, True)

    def __pow__(self, exponent: int) -> Num:
        """A small whole power: repeated products."""
        if not isinstance(exponent, int) or not 1 <= exponent <= 4:
            return NotImplemented
        power = self
        for _ in range(exponent - 1):
            power = power * self
        return power

    def __neg__(self) -> Num:
        return Num(self.ops, self.ops.negate(self.d))

    def __pos__(self) -> Num:
        return self

    def __abs__(self) -> Num:
        return self._call("fabs")

    def _compare(self, op: str, other: Operand) -> bool:
        right = operand(other)
        return NotImplemented if right is None else self.ops.compare(op, self.d, right)

    def __lt__(self, other: Operand) -> bool:
        return self._compare("<", other)

    def __gt__(self, other: Operand) -> bool:
        return self._compare(">", other)

    def __le__(self, other: Operand) -> bool:
        return self._compare("<=", other)

    def __ge__(self, other: Operand) -> bool:
        return self._compare(">=", other)

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        raise InvalidProgram("truth of a floating number")

    def __int__(self) -> int:
        return self.ops.truncate(self.d)

    def _call(self, name: str, *others: Operand) -> Num:
        return Num(self.ops, self.ops.math(name, [self.d, *map(operand, others)], self.d.single))  # type: ignore[list-item]

    def conjugate(self) -> Num:
        return self


def _method(name: str) -> Callable[..., Num]:
    def method(self: Num, *others: Operand) -> Num:
        return self._call(name, *others)

    return method


UNARY = {
    "sin": "sin", "cos": "cos", "tan": "tan", "tanh": "tanh", "sinh": "sinh", "cosh": "cosh", "exp": "exp",
    "log": "log", "log1p": "log1p", "expm1": "expm1", "sqrt": "sqrt", "arctan": "atan", "fabs": "fabs",
    "arctan2": "atan2", "hypot": "hypot",
}  # fmt: skip
"""NumPy's name of a function of an array of objects: a method of its elements, by that name."""

for _numpy, _libm in UNARY.items():
    setattr(Num, _numpy, _method(_libm))


def operand(value: Operand) -> Dual | int | None:
    """What the arithmetic works on; ``None`` if ``value`` is no number."""
    if isinstance(value, Num):
        return value.d
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value
    return Dual(float(value)) if isinstance(value, float) else None


class Toolbox:
    """What every oracle program can call; bound to one run's arithmetic."""

    MAX_TICKS = 20_000

    def __init__(self, ops: Arithmetic) -> None:
        self.ops = ops
        self.ticks = 0

    def number(self, value: Operand, single: bool) -> Num:
        found = operand(value)
        if found is None:
            raise InvalidProgram(f"{value!r} is not a number")
        return Num(self.ops, self.ops.convert(found, single))

    def dbl(self, value: Operand) -> Num:
        """Conversion to double precision."""
        return self.number(value, False)

    def sng(self, value: Operand) -> Num:
        """Conversion to single precision."""
        return self.number(value, True)

    def fn(self, name: str, *args: Operand) -> Num:
        """A function of libm in double precision."""
        return Num(self.ops, self.ops.math(name, [self.number(a, False).d for a in args], False))

    def fnf(self, name: str, *args: Operand) -> Num:
        """A function of libm in single precision."""
        return Num(self.ops, self.ops.math(name, [self.number(a, True).d for a in args], True))

    def tick(self) -> bool:
        """True, unless a loop runs away."""
        self.ticks += 1
        if self.ticks > self.MAX_TICKS:
            raise InvalidProgram("too many steps")
        return True

    def names(self) -> dict[str, Any]:
        """The names that a program sees."""
        return {"dbl": self.dbl, "sng": self.sng, "fn": self.fn, "fnf": self.fnf, "tick": self.tick}
