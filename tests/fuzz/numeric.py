"""Central differences of a compiled kernel: a rough second opinion on the oracle's gradients."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from .compiled import Primal
from .inputs import Inputs
from .tree import Param

STEP = 1e-5


def central_differences(primal: Primal, inputs: Inputs) -> np.ndarray:
    """The gradient of result + Σ weight · final content of active arrays, to about seven digits.

    Only for kernels in double precision, and away from kinks by more than what a step moves.
    """
    partials = []
    for param in inputs.active():
        for at in range(np.size(inputs.values[param.name])):
            above, below = (_objective(primal, _moved(inputs, param, at, h)) for h in (STEP, -STEP))
            partials.append((above - below) / (2 * STEP))
    return np.array(partials)


def _moved(inputs: Inputs, param: Param, at: int, step: float) -> Inputs:
    value = np.array(inputs.values[param.name], float)
    value.reshape(-1)[at] += step
    return replace(inputs, values={**inputs.values, param.name: value if value.ndim else float(value)})


def _objective(primal: Primal, inputs: Inputs) -> float:
    result, arrays = primal.run(inputs)
    return result + sum(float(np.dot(w, arrays[name])) for name, w in inputs.weights.items())
