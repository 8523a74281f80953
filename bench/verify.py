"""Checks a gradient before its time is taken: a wrong one is not worth timing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bench.kernels.registry import Kernel, copy_arguments
from bench.subjects import Setting, primal_subject

STEP = 1e-5
TOLERANCE = 1e-3
"""Beside the length of the gradient: what second-order differences of long sums still resolve."""


def check_direction(setting: Setting, gradient: Mapping[str, Any]) -> None:
    """Compare a gradient with central differences of the compiled primal along a random direction.

    `gradient` holds an entry for each name in the kernel's `wrt`. Raises ArithmeticError if they disagree.
    """
    rng = np.random.default_rng(3)
    kernel, args = setting.kernel, setting.args
    direction = {name: _draw(args[name], rng) for name in kernel.wrt}
    if kernel.function == "logdet":  # reads the lower triangle only
        direction["a"] = np.tril(direction["a"].reshape(args["n"], -1)).ravel()

    def at(distance: float) -> float:
        moved = copy_arguments(args)
        for name, along in direction.items():
            moved[name] = moved[name] + distance * along
        return _objective(kernel, moved)

    measured = (at(STEP) - at(-STEP)) / (2 * STEP)
    parts = {name: np.asarray(gradient[name]) * along for name, along in direction.items()}
    predicted = sum(float(np.sum(part)) for part in parts.values())
    length = float(np.sqrt(sum(np.sum(part**2) for part in parts.values())))
    if not abs(predicted - measured) <= TOLERANCE * length:
        raise ArithmeticError(
            f"wrong gradient: {predicted:.6g} along a random direction, where differences give {measured:.6g}"
        )


def _draw(value: Any, rng: np.random.Generator) -> Any:
    if isinstance(value, np.ndarray):
        return rng.normal(size=value.shape)
    return float(rng.normal())


def _objective(kernel: Kernel, args: dict[str, Any]) -> float:
    """Return the result, or the sum of the outputs: the gradients are timed with seeds of ones."""
    result = primal_subject(Setting(kernel, args, lambda: None)).call()
    if kernel.objective == "result":
        return float(result)
    return float(sum(np.sum(args[name]) for name in kernel.out))
