"""Arithmetic on values that carry their full gradient: the forward mode that the oracle is made of.

Single-precision values are rounded to ``float32`` after every operation, as C does; gradients stay in
double.  With ``noise``, every result and every local derivative is disturbed by up to half a unit in the last
place of its type (Monte Carlo arithmetic, Parker 1997): the spread of a few such runs tells how well rounded
arithmetic can know the gradient.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

ROUND_OFF = {True: 2.0**-24, False: 2.0**-53}


class InvalidProgram(Exception):
    """The kernel does something that C leaves undefined, or that no kernel should do."""


@dataclass(slots=True)
class Dual:
    """A value, its gradient (``None`` is zero) and whether its C type is ``float``."""

    v: float
    g: np.ndarray | None = None
    single: bool = False


Number = Dual | int


def round_single(value: float) -> float:
    """The nearest ``float32``."""
    return float(np.float32(value))


class Arithmetic:
    """Operations on numbers; remembers in ``margin`` how close any decision or kink came to a tie."""

    def __init__(self, noise: np.random.Generator | None = None) -> None:
        self.noise = noise
        self.margin = math.inf

    def near(self, distance: float) -> None:
        self.margin = min(self.margin, abs(distance))

    def combine(self, value: float, single: bool, *terms: tuple[float, np.ndarray | None]) -> Dual:
        """A result with the gradient Σ coefficient · gradient."""
        if not math.isfinite(value):
            raise InvalidProgram("value is not finite")
        if single:
            value = round_single(value)
        unit = ROUND_OFF[single]
        if self.noise is not None:
            value *= 1.0 + unit * self.noise.uniform(-1, 1)
        total = None
        for coefficient, gradient in terms:
            if gradient is None:
                continue
            if self.noise is not None:
                coefficient *= 1.0 + unit * self.noise.uniform(-1, 1)
            term = coefficient * gradient
            total = term if total is None else total + term
        return Dual(value, total, single)

    def convert(self, number: Number, single: bool) -> Dual:
        """The number as ``float`` or ``double``."""
        if isinstance(number, int):
            return Dual(round_single(number) if single else float(number), None, single)
        if number.single == single:
            return number
        if not single:
            return Dual(number.v, number.g, False)
        return self.combine(number.v, True, (1.0, number.g))

    def binary(self, op: str, left: Number, right: Number) -> Number:
        if isinstance(left, int) and isinstance(right, int):
            return self.integer(op, left, right)
        single = all(isinstance(x, int) or x.single for x in (left, right))
        x, y = self.convert(left, single), self.convert(right, single)
        if op == "+":
            return self.combine(x.v + y.v, single, (1.0, x.g), (1.0, y.g))
        if op == "-":
            return self.combine(x.v - y.v, single, (1.0, x.g), (-1.0, y.g))
        if op == "*":
            return self.combine(x.v * y.v, single, (y.v, x.g), (x.v, y.g))
        if op == "/":
            if abs(y.v) < 1e-3:
                raise InvalidProgram("division by almost zero")
            return self.combine(x.v / y.v, single, (1 / y.v, x.g), (-x.v / y.v**2, y.g))
        raise InvalidProgram(f"operator {op} on floating numbers")

    def integer(self, op: str, left: int, right: int) -> int:
        if op in "/%" and right <= 0:
            raise InvalidProgram("integer division by zero")
        operations = {"+": left + right, "-": left - right, "*": left * right}
        result = operations[op] if op in operations else (left // right if op == "/" else left % right)
        if not 0 <= result < 2**31:
            raise InvalidProgram("an integer left the range that all integer types share")
        return result

    def negate(self, number: Number) -> Dual:
        if isinstance(number, int):
            raise InvalidProgram("negated integer")
        return self.combine(-number.v, number.single, (-1.0, number.g))

    def compare(self, op: str, left: Number, right: Number) -> bool:
        if isinstance(left, int) and isinstance(right, int):
            x, y = float(left), float(right)
        else:
            single = all(isinstance(x, int) or x.single for x in (left, right))
            x, y = self.convert(left, single).v, self.convert(right, single).v
            self.near(x - y)
        return {"<": x < y, ">": x > y, "<=": x <= y, ">=": x >= y, "==": x == y, "!=": x != y}[op]

    def truncate(self, number: Number) -> int:
        """A cast to an integer."""
        if isinstance(number, int):
            return number
        if number.v < 0:
            raise InvalidProgram("cast of a negative number to an integer")
        if number.v != 0 or number.g is not None:  # an exact zero is no rounding's doing
            self.near(number.v - round(number.v))
        return int(number.v)

    def math(self, name: str, args: Sequence[Number], single: bool) -> Dual:
        """A call of libm."""
        duals = [self.convert(a, single) for a in args]
        values = [d.v for d in duals]
        entry = FUNCTIONS[name]
        moves = any(d.g is not None for d in duals)
        if entry.kink is not None and (moves or name not in CONTINUOUS):
            self.near(entry.kink(*values))
        try:
            value = entry.value(*values)
            partials = entry.partials(*values)
        except (ValueError, OverflowError, ZeroDivisionError) as error:
            raise InvalidProgram(f"{name}{tuple(values)}: {error}") from None
        return self.combine(value, single, *zip(partials, (d.g for d in duals), strict=True))


@dataclass(frozen=True)
class Function:
    value: Callable[..., float]
    partials: Callable[..., tuple[float, ...]]
    kink: Callable[..., float] | None = None


def _whole_distance(x: float) -> float:
    return x - round(x)


CONTINUOUS = ("fabs", "fmax", "fmin")
"""Functions whose kinks do not matter where nothing is differentiated."""

FUNCTIONS: dict[str, Function] = {
    "sin": Function(math.sin, lambda x: (math.cos(x),)),
    "cos": Function(math.cos, lambda x: (-math.sin(x),)),
    "tan": Function(math.tan, lambda x: (1 + math.tan(x) ** 2,)),
    "asin": Function(math.asin, lambda x: (1 / math.sqrt(1 - x * x),)),
    "acos": Function(math.acos, lambda x: (-1 / math.sqrt(1 - x * x),)),
    "atan": Function(math.atan, lambda x: (1 / (1 + x * x),)),
    "atan2": Function(math.atan2, lambda y, x: (x / (x * x + y * y), -y / (x * x + y * y))),
    "sinh": Function(math.sinh, lambda x: (math.cosh(x),)),
    "cosh": Function(math.cosh, lambda x: (math.sinh(x),)),
    "tanh": Function(math.tanh, lambda x: (1 / math.cosh(x) ** 2,)),
    "exp": Function(math.exp, lambda x: (math.exp(x),)),
    "exp2": Function(lambda x: 2.0**x, lambda x: (2.0**x * math.log(2),)),
    "expm1": Function(math.expm1, lambda x: (math.exp(x),)),
    "log": Function(math.log, lambda x: (1 / x,)),
    "log2": Function(math.log2, lambda x: (1 / (x * math.log(2)),)),
    "log1p": Function(math.log1p, lambda x: (1 / (1 + x),)),
    "sqrt": Function(math.sqrt, lambda x: (0.5 / math.sqrt(x),)),
    "cbrt": Function(lambda x: x ** (1 / 3), lambda x: (x ** (-2 / 3) / 3,)),
    "erf": Function(math.erf, lambda x: (2 / math.sqrt(math.pi) * math.exp(-x * x),)),
    "hypot": Function(math.hypot, lambda x, y: (x / math.hypot(x, y), y / math.hypot(x, y))),
    "pow": Function(math.pow, lambda x, y: (y * math.pow(x, y - 1), math.pow(x, y) * math.log(x))),
    "fma": Function(lambda x, y, z: x * y + z, lambda x, y, z: (y, x, 1.0)),
    "fabs": Function(abs, lambda x: (math.copysign(1.0, x),), abs),
    "fmax": Function(max, lambda x, y: (float(x > y), float(x < y)), lambda x, y: x - y),
    "fmin": Function(min, lambda x, y: (float(x < y), float(x > y)), lambda x, y: x - y),
    "floor": Function(lambda x: float(math.floor(x)), lambda x: (0.0,), _whole_distance),
    "fmod": Function(
        math.fmod, lambda x, y: (1.0, -float(math.trunc(x / y))), lambda x, y: _whole_distance(x / y)
    ),
    "copysign": Function(
        math.copysign,
        lambda x, y: (math.copysign(1.0, x) * math.copysign(1.0, y), 0.0),
        lambda x, y: min(abs(x), abs(y)),
    ),
}
