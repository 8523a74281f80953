"""Independent gradients: complex steps of Python twins, and high-order differences of compiled C.

A *twin* does in Python what the C function does: it takes the same arguments in the same order, changes
arrays in place and returns the result (or None). It must hold for complex numbers, hence compare real parts
only.

The objective is always `result + sum(seed * array after the call)`: `seeds` gives the weights of the arrays,
and an absent array has weight 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

Arguments = Mapping[str, Any]
Gradient = dict[str, np.ndarray]
Twin = Callable[..., Any]

STEP = 1e-30
"""The complex step: its square vanishes beside 1, so that there is no truncation error."""


def complex_step(
    twin: Twin, args: Arguments, wrt: Sequence[str], seeds: Mapping[str, np.ndarray], seed_result: float = 1.0
) -> Gradient:
    """Return the derivative of the objective by every entry of the arguments in `wrt`.

    Method: Squire and Trapp (1998), "Using complex variables to estimate derivatives of real functions".
    """
    gradient = {}
    for name in wrt:
        value = np.asarray(args[name], dtype=float)
        entries = np.empty(value.size)
        for i in range(value.size):
            trial = _to_complex(args)
            if isinstance(args[name], np.ndarray):
                trial[name].flat[i] += 1j * STEP
            else:
                trial[name] += 1j * STEP
            entries[i] = _objective(twin, trial, seeds, seed_result).imag / STEP
        gradient[name] = entries.reshape(value.shape)
    return gradient


def _to_complex(args: Arguments) -> dict[str, Any]:
    """Return a copy with every float array and every float scalar complex."""
    trial = {}
    for name, value in args.items():
        if isinstance(value, np.ndarray):
            trial[name] = value.astype(complex) if value.dtype.kind == "f" else value.copy()
        else:
            trial[name] = np.complex128(value) if isinstance(value, float | np.floating) else value
    return trial


def _objective(call: Twin, args: Arguments, seeds: Mapping[str, np.ndarray], seed_result: float) -> Any:
    result = call(*args.values())
    total = 0.0 if result is None or seed_result == 0 else seed_result * result
    for name, seed in seeds.items():
        total = total + np.sum(seed * args[name])
    return total


# Weights of f(k*h) - f(-k*h), k = 1..4, for the first derivative to order 8 (Fornberg, 1988).
DIFFERENCES = (4 / 5, -1 / 5, 4 / 105, -1 / 280)


def directional_difference(
    run: Twin,
    args: Arguments,
    directions: Mapping[str, Any],
    seeds: Mapping[str, np.ndarray],
    seed_result: float,
    step: float,
) -> float:
    """Return the derivative of the objective along `directions` by central differences of order 8."""

    def at(distance: float) -> float:
        trial = {name: v.copy() if isinstance(v, np.ndarray) else v for name, v in args.items()}
        for name, direction in directions.items():
            trial[name] = trial[name] + distance * direction
        return float(_objective(run, trial, seeds, seed_result))

    return sum(w * (at(k * step) - at(-k * step)) for k, w in enumerate(DIFFERENCES, 1)) / step


def random_like(value: Any, rng: np.random.Generator) -> Any:
    """Return normal random numbers in the shape and precision of an argument."""
    if isinstance(value, np.ndarray):
        return rng.normal(size=value.shape).astype(value.dtype)
    return float(rng.normal())


def size_of(gradient: Mapping[str, np.ndarray]) -> float:
    """Return the largest entry of a gradient by magnitude: rounding errors are measured against it."""
    return max((float(np.max(np.abs(entries), initial=0.0)) for entries in gradient.values()), default=0.0)


def assert_same(got: Mapping[str, Any], expected: Gradient, rtol: float = 1e-9) -> None:
    """Compare two gradients in every entry.

    Beside `rtol` of the entry itself, a thousandth of that of the largest entry of all is allowed: entries
    that are zero, or nearly, are sums of terms as large as the others, and carry their rounding.
    """
    assert got.keys() == expected.keys()
    floor = 1e-3 * rtol * size_of(expected)
    for name, entries in expected.items():
        np.testing.assert_allclose(np.asarray(got[name]), entries, rtol=rtol, atol=floor, err_msg=name)
