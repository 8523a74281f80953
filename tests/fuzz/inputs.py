"""What a kernel is called with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .tree import REAL_TYPES, Param, static_length

DTYPES = {"double": np.float64, "float": np.float32}


@dataclass(frozen=True)
class Inputs:
    """``values``: by parameter, an int, a float or an array; ``weights``: what active shadows start as."""

    params: tuple[Param, ...]
    values: dict[str, Any]
    weights: dict[str, np.ndarray]

    def active(self) -> list[Param]:
        """The parameters whose derivatives are asked for."""
        return [p for p in self.params if p.active and p.ty in REAL_TYPES]

    def active_size(self) -> int:
        """The number of partial derivatives."""
        return sum(np.size(self.values[p.name]) for p in self.active())


def make_inputs(kernel: Any) -> Inputs:
    """Random arguments for ``kernel``, a function of its seed alone.  Single-precision values are exact."""
    rng = np.random.default_rng((kernel.seed, 7))
    values: dict[str, Any] = {}
    weights: dict[str, np.ndarray] = {}
    integers = {"n": kernel.n, "m": kernel.m}
    for param in kernel.main.params:
        if param.name in integers:
            values[param.name] = integers[param.name]
            continue
        dtype = DTYPES[param.ty]
        if param.kind == "scalar":
            values[param.name] = float(dtype(rng.uniform(0.3, 1.3)))
            continue
        size = static_length(param.length, integers)
        values[param.name] = rng.uniform(-1.2, 1.2, size).astype(dtype)
        if param.active:
            weights[param.name] = rng.uniform(0.5, 1.5, size).astype(dtype)
    return Inputs(kernel.main.params, values, weights)
