"""Compiles kernels' C text and calls it, to check the oracle's primal against a real compiler."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .emit import PREAMBLE, emit_c
from .inputs import DTYPES, Inputs
from .tree import Kernel, Param

SCALARS: dict[str, Any] = {
    "double": ctypes.c_double,
    "float": ctypes.c_float,
    "int": ctypes.c_int,
    "void": None,
}


def c_compiler() -> list[str]:
    """The command of a C compiler: clang, or the one inside the ziglang wheel."""
    for name in ("clang-22", "clang"):
        if shutil.which(name):
            return [name]
    return [sys.executable, "-m", "ziglang", "cc"]


@dataclass(frozen=True)
class Primal:
    """A compiled kernel: ``run`` calls it on copies of the inputs."""

    library: ctypes.CDLL
    symbol: str
    params: tuple[Param, ...]
    ret: str

    def run(self, inputs: Inputs) -> tuple[float, dict[str, np.ndarray]]:
        """The result (0 for none) and the final contents of the arrays."""
        function = getattr(self.library, self.symbol)
        function.restype = SCALARS[self.ret]
        arrays = {p.name: np.array(inputs.values[p.name], DTYPES[p.ty]) for p in self.params if p.kind == "pointer"}
        args: list[Any] = []
        for param in self.params:
            if param.name in arrays:
                args.append(ctypes.c_void_p(arrays[param.name].ctypes.data))
            else:
                args.append(SCALARS[param.ty](inputs.values[param.name]))
        result = function(*args)
        return (0.0 if result is None else float(result)), arrays


def prefix_of(position: int) -> str:
    """What the global names of a group's program at ``position`` begin with."""
    return f"k{position}_"


def group_text(kernels: Sequence[Kernel]) -> str:
    """All ``kernels`` in one C text."""
    parts = (emit_c(kernel, prefix_of(at), preamble=False) for at, kernel in enumerate(kernels))
    return PREAMBLE + "\n".join(parts)


def compile_primals(kernels: Iterable[Kernel], level: str = "O1") -> list[Primal]:
    """All ``kernels`` in one shared library.  Raises CalledProcessError where the compiler refuses one."""
    kernels = list(kernels)
    return build_c(group_text(kernels), [kernel.main for kernel in kernels], level)


def build_c(text: str, entries: Sequence[Any], level: str = "O1") -> list[Primal]:
    """A C text as a shared library; ``entries`` have a name (without prefix), parameters and a result type."""
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "primal.c"), Path(folder, "primal.so")
        source.write_text(text)
        command = [*c_compiler(), f"-{level}", "-w", "-ffp-contract=off", "-fno-strict-aliasing", "-shared", "-fPIC"]
        subprocess.run([*command, str(source), "-o", str(library), "-lm"], check=True, capture_output=True, text=True)
        loaded = ctypes.CDLL(str(library))
    return [Primal(loaded, prefix_of(at) + e.name, e.params, e.ret) for at, e in enumerate(entries)]
