"""How Fortran programs are compiled, called and differentiated."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .arrays import Arrays
from .compiled import SCALARS, prefix_of
from .inputs import DTYPES, Inputs
from .numbers import Num
from .pair_oracle import Convention
from .pairs import Program, target_text
from .siblings import Batch, Differentiated, Gradient
from .tree import Param


def _array(tools: Arrays, numbers: list[Num], single: bool) -> np.ndarray:
    return tools.array(numbers)


def _numbers(tools: Arrays, array: np.ndarray, single: bool) -> list[Num]:
    return list(array)


ARRAYS = Convention(Arrays, _array, _numbers)


def flang() -> str | None:
    """The Fortran compiler, if there is one."""
    return shutil.which("flang-22") or shutil.which("flang")


def flags(level: str) -> list[str]:
    return [f"-{level}", "-ffp-contract=off"]


def text(program: Program) -> str:
    return target_text(program)


def group_text(programs: Sequence[Program]) -> str:
    return "\n".join(target_text(p, prefix_of(at)) for at, p in enumerate(programs))


def compiled(source: str, options: Sequence[str], output: Path) -> None:
    """Runs flang on a text.  Raises CalledProcessError where it refuses."""
    program = output.with_suffix(".f90")
    program.write_text(source)
    command = [flang() or "flang-22", *options, "-w", "-J", str(output.parent), str(program), "-o", str(output)]
    subprocess.run(command, check=True, capture_output=True, text=True)


@dataclass(frozen=True)
class FortranPrimal:
    """A compiled program: everything is passed by reference."""

    library: ctypes.CDLL
    symbol: str
    params: tuple[Param, ...]

    def run(self, inputs: Inputs) -> tuple[float, dict[str, np.ndarray]]:
        """The result and the final contents of the arrays."""
        function = getattr(self.library, self.symbol)
        function.restype = SCALARS["double"]
        held = [boxed(p, inputs.values[p.name]) for p in self.params]
        result = function(*(ctypes.c_void_p(h.ctypes.data) for h in held))
        arrays = {p.name: h for p, h in zip(self.params, held, strict=True) if p.kind == "pointer"}
        return float(result), arrays


def boxed(param: Param, value: Any) -> np.ndarray:
    """A copy of an argument in memory of its own."""
    return np.array(np.atleast_1d(value), DTYPES.get(param.ty, np.int32))


def compile_primals(programs: Sequence[Program]) -> list[FortranPrimal]:
    """All ``programs`` in one shared library."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder, "primal.so")
        compiled(group_text(programs), ["-O1", "-ffp-contract=off", "-shared", "-fPIC"], output)
        library = ctypes.CDLL(str(output))
    return [FortranPrimal(library, f"{prefix_of(at)}{p.main.name}_", p.main.params) for at, p in enumerate(programs)]


def by_reference(gradient: Gradient, kinds: Sequence[str]) -> Gradient:
    """Passes the scalars of a gradient by reference, and returns what their shadows collect."""

    def call(*args: Any) -> tuple[float, ...]:
        rest, passed, shadows = iter(args), [], []
        for kind in kinds:
            value = next(rest)
            if isinstance(value, np.ndarray):
                passed.append(value)
                if kind == "dup":
                    passed.append(next(rest))
                continue
            passed.append(referred(value))
            if kind == "active":
                shadows.append(np.zeros(1))
                passed.append(shadows[-1])
        gradient(*passed)
        return tuple(float(s[0]) for s in shadows)

    return call


def gradient_of(function: Any, kinds: Sequence[str]) -> Gradient:
    """The gradient that irad makes of a Fortran function, to be called as one of C is."""
    import irad

    words = {"dup": irad.Dup, "active": irad.Dup, "const": irad.Const}
    gradient = by_reference(irad.autodiff(function, *(words[k] for k in kinds)), kinds)
    return Differentiated(gradient, function, lambda value: value if isinstance(value, np.ndarray) else referred(value))


def referred(value: float) -> np.ndarray:
    """A number as it is passed by reference."""
    return np.array([value], np.int32 if isinstance(value, int) else float)


def differentiate(source: str, name: str, kinds: Sequence[str], options: Sequence[str]) -> Gradient:
    """The gradient of the function ``name`` of a text."""
    import irad

    module = irad.compile(source, lang="fortran", flags=list(options))
    return gradient_of(module[f"{name}_"], kinds)


def batch(programs: Sequence[Program], level: str) -> Batch:
    """One module of all ``programs``."""
    import irad

    module = irad.compile(group_text(programs), lang="fortran", flags=flags(level))
    # Looked up here, so that the module is prepared once and not in the process of every case.
    functions = [module[f"{prefix_of(at)}{program.main.name}_"] for at, program in enumerate(programs)]

    def gradient(position: int, kinds: Sequence[str]) -> Gradient:
        return gradient_of(functions[position], kinds)

    return gradient
