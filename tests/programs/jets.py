"""Numbers with first and second derivatives: an oracle that runs a kernel's Python text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

__all__ = ["Jet", "jets"]


def jets(values: Sequence[float]) -> list[Jet]:
    """Independent variables."""
    count = len(values)
    return [Jet(float(v), np.eye(count)[i], np.zeros((count, count))) for i, v in enumerate(values)]


class Jet:
    """A value with its gradient and its Hessian by the independent variables."""

    def __init__(self, value: float, first: np.ndarray, second: np.ndarray) -> None:
        self.value, self.first, self.second = value, first, second

    def through(self, f: float, d1: float, d2: float) -> Jet:
        """A function of this one, from its value and derivatives."""
        return Jet(f, d1 * self.first, d1 * self.second + d2 * np.outer(self.first, self.first))

    def lifted(self, other: Any) -> Jet:
        """A constant, beside this one; or a jet."""
        if isinstance(other, Jet):
            return other
        return Jet(float(other), 0 * self.first, 0 * self.second)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        if ufunc.__name__ in _BINARY:
            return _BINARY[ufunc.__name__](*inputs)
        return _UNARY[ufunc.__name__](inputs[0])

    def __add__(self, other: Any) -> Jet:
        other = self.lifted(other)
        return Jet(self.value + other.value, self.first + other.first, self.second + other.second)

    def __mul__(self, other: Any) -> Jet:
        other = self.lifted(other)
        cross = np.outer(self.first, other.first)
        second = self.value * other.second + other.value * self.second + cross + cross.T
        return Jet(self.value * other.value, self.value * other.first + other.value * self.first, second)

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self) -> Jet:
        return self * -1.0

    def __sub__(self, other: Any) -> Jet:
        return self + -self.lifted(other)

    def __rsub__(self, other: Any) -> Jet:
        return -self + other

    def inverse(self) -> Jet:
        """One over it."""
        v = self.value
        return self.through(1 / v, -1 / v**2, 2 / v**3)

    def __truediv__(self, other: Any) -> Jet:
        return self * self.lifted(other).inverse()

    def __rtruediv__(self, other: Any) -> Jet:
        return self.inverse() * other

    def __pow__(self, other: Any) -> Jet:
        if isinstance(other, Jet):
            return _UNARY["exp"](_UNARY["log"](self) * other)
        v, n = self.value, other
        return self.through(v**n, n * v ** (n - 1), n * (n - 1) * v ** (n - 2))

    def __rpow__(self, other: Any) -> Jet:
        return _UNARY["exp"](self * np.log(other))

    def __abs__(self) -> Jet:
        return self if self.value >= 0 else -self

    def __lt__(self, other: Any) -> bool:
        return self.value < self.lifted(other).value

    def __gt__(self, other: Any) -> bool:
        return self.value > self.lifted(other).value

    def __le__(self, other: Any) -> bool:
        return self.value <= self.lifted(other).value

    def __ge__(self, other: Any) -> bool:
        return self.value >= self.lifted(other).value

    def __int__(self) -> int:
        return int(self.value)


def _of(rule: Callable[[float], tuple[float, float, float]]) -> Callable[[Any], Any]:
    return lambda x: x.through(*rule(x.value))


def _hyperbolic(v: float) -> tuple[float, float, float]:
    t = np.tanh(v)
    return t, 1 - t * t, -2 * t * (1 - t * t)


def _tangent(v: float) -> tuple[float, float, float]:
    t = np.tan(v)
    return t, 1 + t * t, 2 * t * (1 + t * t)


def _sine(v: float) -> tuple[float, float, float]:
    return np.arcsin(v), (1 - v * v) ** -0.5, v * (1 - v * v) ** -1.5


_UNARY: dict[str, Callable[[Any], Any]] = {
    "exp": _of(lambda v: (np.exp(v),) * 3),
    "expm1": _of(lambda v: (np.expm1(v), np.exp(v), np.exp(v))),
    "log": _of(lambda v: (np.log(v), 1 / v, -1 / v**2)),
    "log1p": _of(lambda v: (np.log1p(v), 1 / (1 + v), -1 / (1 + v) ** 2)),
    "sqrt": _of(lambda v: (np.sqrt(v), 0.5 * v**-0.5, -0.25 * v**-1.5)),
    "sin": _of(lambda v: (np.sin(v), np.cos(v), -np.sin(v))),
    "cos": _of(lambda v: (np.cos(v), -np.sin(v), -np.cos(v))),
    "tan": _of(_tangent),
    "tanh": _of(_hyperbolic),
    "sinh": _of(lambda v: (np.sinh(v), np.cosh(v), np.sinh(v))),
    "cosh": _of(lambda v: (np.cosh(v), np.sinh(v), np.cosh(v))),
    "arctan": _of(lambda v: (np.arctan(v), 1 / (1 + v * v), -2 * v / (1 + v * v) ** 2)),
    "arcsin": _of(_sine),
    "floor": lambda x: np.floor(x.value),
    "absolute": abs,
    "negative": lambda x: -x,
}

_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: b + a,
    "multiply": lambda a, b: b * a,
    "subtract": lambda a, b: a - b if isinstance(a, Jet) else -b + a,
    "divide": lambda a, b: a / b if isinstance(a, Jet) else b.inverse() * a,
    "maximum": lambda a, b: a if a >= b else b,
    "minimum": lambda a, b: a if a <= b else b,
}
