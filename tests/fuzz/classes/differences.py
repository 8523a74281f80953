"""What a derivative is, by central differences of sixth order of the program as a plain compiler makes it.

Nothing of irad takes part.  Differences with two steps have to agree; where they do not (a kink or a tie is near)
a smaller step is tried, and a program that stays undecided is discarded.  A program is run as two builds that
leave unset memory with different contents: one whose value depends on it is no program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

Function = Callable[[np.ndarray], float]
WEIGHTS = ((1, 3 / 4), (2, -3 / 20), (3, 1 / 60))
"""Of f(x + jh) − f(x − jh), over h."""
STEPS, SINGLE_STEPS = (4e-3, 5e-4, 6e-5), (6e-2, 2e-2)
AGREEMENT, SINGLE_AGREEMENT = 3e-8, 1e-3
VANISHING = 1e-6


class Undecided(Exception):
    """The program cannot tell right from wrong."""


@dataclass(frozen=True)
class Expected:
    """The value, its gradient, and how far from it a derivative may be."""

    value: float
    gradient: np.ndarray
    tolerance: float


def argument(seed: int, n: int) -> np.ndarray:
    """What a program is called with, a function of its seed."""
    return np.random.default_rng((seed, 11)).uniform(0.15, 1.2, n) * np.random.default_rng((seed, 12)).choice(
        (-1, 1), n
    )


def expect(functions: Sequence[Function], x: np.ndarray, single: bool) -> Expected:
    """The derivative of ``functions``, which are builds of one program.  Raises Undecided; ValueError where the builds
    differ."""
    values = [function(x.copy()) for function in functions]
    if not np.isfinite(values).all():
        raise Undecided("not finite")
    if not np.allclose(values, values[0], rtol=1e-4 if single else 1e-10, atol=1e-5 if single else 1e-10):
        raise ValueError(f"two builds of the program give {values}")
    steps = SINGLE_STEPS if single else STEPS
    agreement = SINGLE_AGREEMENT if single else AGREEMENT
    for step in steps:
        coarse, fine = gradient(functions[0], x, step), gradient(functions[0], x, step / 2)
        scale = float(np.max(np.abs(fine), initial=0.0))
        if not np.isfinite(scale) or scale > 1e6:
            raise Undecided("not finite")
        if np.max(np.abs(coarse - fine)) <= agreement * max(scale, 1e-3):
            if scale < VANISHING:
                raise Undecided("gradient vanishes")
            return Expected(values[0], fine, 10 * agreement * max(scale, 1e-3))
    raise Undecided("kink or tie")


def gradient(function: Function, x: np.ndarray, step: float) -> np.ndarray:
    """Central differences."""
    found = np.zeros(len(x))
    for at in range(len(x)):
        for far, weight in WEIGHTS:
            for sign in (1, -1):
                moved = x.copy()
                moved[at] += sign * far * step
                found[at] += sign * weight * function(moved) / step
    return found


def complaint(expected: Expected, found: np.ndarray, what: str = "d/dx") -> str:
    """Words on the worst entry of a wrong derivative, empty if it is right (NaN is wrong)."""
    excess = np.abs(found - expected.gradient)
    wrong = ~(excess <= expected.tolerance)
    if not wrong.any():
        return ""
    at = int(np.argmax(np.where(wrong, np.nan_to_num(excess, nan=np.inf), -1.0)))
    return (
        f"{int(wrong.sum())} of {len(found)} entries wrong; worst {what}[{at}] = {found[at]:.12g}, "
        f"expected {expected.gradient[at]:.12g} ± {expected.tolerance:.1e}"
    )
