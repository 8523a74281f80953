"""What the generators of all languages share: random choices, and expressions that stay tame."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")

TAME = (
    "sin({0})",
    "{0} * {0}",
    "0.5 * {0} + 1.0",
    "exp(0.3 * {0})",
    "{0} / (1.0 + {0} * {0})",
    "cos({0} + 0.4)",
    "1.5 * {0}",
    "{0}",
    "{0}",
    "sqrt(1.0 + {0} * {0})",
)
"""Functions of one number, in the spelling of C, that keep numbers of some size near that size."""


@dataclass
class Builder:
    """The state of one program: ``n`` and ``k`` are what it is called with, and known when it is made.

    A stage that can only be differentiated by chance, or not at all, says so in ``may_refuse``.
    """

    rng: random.Random
    n: int
    k: int
    single: bool = False
    may_refuse: str = ""
    features: set[str] = field(default_factory=set)
    serial: int = 0

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def pick(self, *options: T) -> T:
        return self.rng.choice(options)

    def choose(self, feature: str, options: Mapping[str, T] | Sequence[str]) -> Any:
        """One of the options by name, which is noted as a feature."""
        name = self.rng.choice(list(options))
        self.features.add(f"{feature}: {name}")
        return options[name] if isinstance(options, Mapping) else name

    def fresh(self, stem: str) -> str:
        self.serial += 1
        return f"{stem}{self.serial}"

    def size(self, more: int = 0) -> str:
        """The length of the arrays, known when it runs or when it is compiled."""
        if self.chance(0.5):
            return str(self.n + more)
        return f"n + {more}" if more else "n"

    def small(self) -> str:
        """A small number of at least 1."""
        return self.pick("k", str(self.k), "1")

    def tame(self, number: str) -> str:
        """A random function of a number."""
        return self.rng.choice(TAME).format(number)


def assemble(
    stages: Mapping[str, Callable[[Builder, str], str]],
    seed: int,
    chain: Callable[[Builder, list[str]], str],
    weights: Mapping[str, float] | None = None,
    salt: int = 0,
) -> tuple[Builder, str]:
    """A random chain of stages: their texts, and that of the function that calls them, which ``chain`` writes."""
    rng = random.Random(seed * 8 + salt)
    builder = Builder(rng, rng.randint(6, 10), rng.randint(1, 3))
    count = rng.choices((1, 2, 3), (5, 3, 1))[0]
    listed = [(weights or {}).get(name, 1.0) for name in stages]
    names = rng.choices(list(stages), listed, k=count)
    texts = []
    for at, name in enumerate(names):
        builder.features.add(name)
        texts.append(stages[name](builder, f"@@g{at}"))
    return builder, "\n".join([*texts, chain(builder, [f"@@g{at}" for at in range(count)])])
