"""Random floating expressions for every sibling: tame recipes, whose values stay near those of their operands.

Operands are below about 3, and so are results: sums are halved, products damped, and functions kept inside of their
domains by what is around them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from .pairs import Ex

RECIPES = {
    "average": ("0.5 * ($0 + $1)", 3), "difference": ("0.7 * ($0 - $1)", 2), "product": ("0.4 * ($0 * $1)", 3),
    "quotient": ("$0 / (1.5 + $1 * $1)", 2), "sine": ("@sin($0)", 2), "cosine": ("@cos($0)", 2),
    "squash": ("@tanh($0)", 2), "angle": ("@atan($0)", 1), "grow": ("@exp(0.4 * @sin($0))", 1.5),
    "logarithm": ("@log(1.2 + $0 * $0)", 1), "root": ("@sqrt(0.9 + $0 * $0)", 1.5), "fold": ("@fabs($0 + 0.3217)", 1),
    "larger": ("@fmax($0, $1 + 0.1931)", 0.8), "smaller": ("@fmin($0, $1 - 0.2713)", 0.8),
    "power": ("@pow(1.1 + 0.2 * $0 * $0, 0.63)", 0.7), "direction": ("@atan2($0, 1.3 + $1 * $1)", 0.6),
    "length": ("@hypot($0, 0.8 + $1 * $1) - 1.0", 0.5), "cube": ("0.05 * ($0 * $0 * $0)", 0.8), "minus": ("-$0", 0.7),
}  # fmt: skip
"""By name: the expression in C's notation with ``@`` before functions of libm, and how often."""

NAMES = {
    "c": {},
    "fortran": {"fabs": "abs", "fmax": "max", "fmin": "min"},
    "numba": {
        "fabs": "abs",
        "fmax": "maximum",
        "fmin": "minimum",
        "pow": "power",
        "atan": "arctan",
        "atan2": "arctan2",
    },
    "numba-math": {"fabs": "abs", "fmax": "max", "fmin": "min"},
}
PREFIX = {"c": "", "fortran": "", "numba": "np.", "numba-math": "math."}
BUILTIN = ("abs", "max", "min")


def spell(language: str, text: str) -> tuple[str, str]:
    """A recipe in C's notation as the texts for the target language and for the oracle."""

    def call(match: re.Match[str]) -> str:
        name = NAMES[language].get(match[1], match[1])
        return f"{'' if name in BUILTIN and language != 'numba' else PREFIX[language]}{name}("

    target = re.sub(r"@(\w+)\(", call, text)
    if language == "fortran":
        target = re.sub(r"(\d+\.\d+)", r"\1d0", target)
        target = re.sub(r"pow\((.*), (\S+)\)", r"((\1)**\2)", target)
    oracle = re.sub(r"@(\w+)\(", _oracle_call, text)
    return f"({target})", f"({oracle})"


def _oracle_call(match: re.Match[str]) -> str:
    return f'fn("{match[1]}", '


class Recipes:
    """Builds expressions in double precision out of leaves, which ``leaf`` chooses."""

    def __init__(self, rng: random.Random, language: str, features: set[str]) -> None:
        self.rng = rng
        self.language = language
        self.features = features

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def literal(self, low: float = 0.1, high: float = 1.4) -> Ex:
        """A positive constant in double precision."""
        value = f"{self.rng.uniform(low, high):.6f}1"
        return Ex("double", value + ("d0" if self.language == "fortran" else ""), f"dbl({value})")

    def make(self, text: str, *parts: Ex, ty: str = "double") -> Ex:
        """``text``, in C's notation, around ``parts``."""
        return Ex(ty, *spell(self.language, text), parts)

    def real(self, leaf: Callable[[], Ex], depth: int = 2) -> Ex:
        """A random expression of at most ``depth`` recipes one inside of another."""
        if depth <= 0 or self.chance(0.12):
            return leaf() if self.chance(0.88) else self.literal()
        name = self.rng.choices(list(RECIPES), [weight for _, weight in RECIPES.values()])[0]
        text = RECIPES[name][0]
        return self.make(
            text, self.real(leaf, depth - 1), self.real(leaf, depth - 1) if "$1" in text else self.literal()
        )

    def decision(self, leaf: Callable[[], Ex]) -> Ex:
        """A comparison of data that is seldom a tie."""
        op = self.rng.choice("<>")
        right = self.literal(0.05, 0.9) if self.chance(0.7) else self.make("$0 + 0.1173", leaf())
        self.features.add("condition on data")
        return self.make(f"$0 {op} $1", leaf(), right, ty="bool")
