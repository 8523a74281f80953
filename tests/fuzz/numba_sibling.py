"""How Numba kernels are called and differentiated."""

from __future__ import annotations

import linecache
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .inputs import DTYPES, Inputs
from .pairs import Program, target_text
from .siblings import Batch, Differentiated, Gradient
from .tree import Param

LEVELS = ("numpy", "python")
"""Numba's error models: whether a division by zero gives an infinity or raises."""

text = target_text


def namespace(source: str, njit: Callable[[Any], Any], **more: Any) -> dict[str, Any]:
    """What running a program's text defines, ``njit`` being what its functions are decorated with, in the sight of
    ``more``."""
    name = f"<kernel {abs(hash(source)):x}>"
    linecache.cache[name] = (len(source), None, source.splitlines(True), name)
    found: dict[str, Any] = {"np": np, "math": math, "njit": njit, "__name__": "tests.fuzz.kernel", **more}
    exec(compile(source, name, "exec"), found)
    return found


@dataclass(frozen=True)
class PythonPrimal:
    """A kernel run as the Python that it is."""

    function: Callable[..., float]
    params: tuple[Param, ...]

    def run(self, inputs: Inputs) -> tuple[float, dict[str, np.ndarray]]:
        """The result and the final contents of the arrays."""
        values = {
            p.name: np.array(inputs.values[p.name], DTYPES[p.ty]) if p.kind == "pointer" else inputs.values[p.name]
            for p in self.params
        }
        result = self.function(*values.values())
        return float(result), {p.name: values[p.name] for p in self.params if p.kind == "pointer"}


def compile_primals(programs: Sequence[Program]) -> list[PythonPrimal]:
    return [PythonPrimal(namespace(text(p), lambda f: f)["f"], p.main.params) for p in programs]


def flags(level: str) -> list[str]:
    return [level]


def differentiate(source: str, name: str, kinds: Sequence[str], options: Sequence[str]) -> Gradient:
    """The gradient that irad makes of a kernel; ``options`` are the error model."""
    import numba

    import irad

    words = {"dup": irad.Dup, "active": irad.Active, "const": irad.Const}
    kernel = namespace(source, numba.njit(error_model=options[0]))[name]
    return Differentiated(irad.autodiff(kernel, *(words[k] for k in kinds)), kernel)


def batch(programs: Sequence[Program], level: str) -> Batch:
    """Each kernel is compiled where it is differentiated."""

    def gradient(position: int, kinds: Sequence[str]) -> Gradient:
        return differentiate(text(programs[position]), "f", kinds, flags(level))

    return gradient
