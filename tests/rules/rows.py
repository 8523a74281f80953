"""What a row of the tables says: where a function is sampled, how close its rule must be, and its kinks."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Domain = tuple[float, ...]


def spread(low: float, high: float, count: int = 24) -> Domain:
    """Geometrically spaced positive numbers."""
    start, step = math.log(low), (math.log(high) - math.log(low)) / (count - 1)
    return tuple(math.exp(start + step * i) for i in range(count))


def both(low: float, high: float, count: int = 24) -> Domain:
    """Geometrically spaced numbers of both signs."""
    return tuple(x for size in spread(low, high, count) for x in (size, -size))


def between(low: float, high: float, count: int = 36) -> Domain:
    """Equally spaced numbers inside an interval, slightly off its middle so that no round number is met."""
    step = (high - low) / count
    return tuple(low + step * (i + 0.4837) for i in range(count))


@dataclass(frozen=True)
class Row:
    """`function`: the mathematical function of all floating and integer parameters, in their order.

    `digits`: decimal digits in which it is differentiated, more where a parameter hardly matters to the
    value. `second`: the tolerance of second derivatives. `unknown`: positions of parameters by which the
    derivative has no closed form, and is refused.
    """

    name: str
    function: Callable[..., Any]
    domains: tuple[Domain, ...]
    tolerance: float = 4e-15
    floor: float = 0.0
    digits: int = 40
    order: int = 2
    second: float = 1e-13
    unknown: tuple[int, ...] = ()

    def samples(self) -> list[tuple[float, ...]]:
        """Points at which the rule is checked: the domains' values in many combinations."""
        count = max(48 if len(self.domains) > 1 else 0, *(len(domain) for domain in self.domains))
        strides = (1, 5, 7)
        return [
            tuple(
                domain[(i * stride + i // len(domain)) % len(domain)]
                for domain, stride in zip(self.domains, strides, strict=False)
            )
            for i in range(count)
        ]


REAL = both(1e-9, 1e6)
HUGE = both(1e-200, 1e200, 30)
POSITIVE = spread(1e-9, 1e6, 36)
ANGLE = both(1e-9, 40.0)
SMALL_INTEGERS = tuple(range(-7, 8))


@dataclass(frozen=True)
class Kink:
    """What a rule gives where the function has no derivative: the convention, one number a parameter.

    A partial is None where there is none, `UNKNOWN` where it is refused.
    """

    name: str
    point: tuple[float, ...]
    partials: tuple[float | str | None, ...]
