"""Compiles kernels' C text and calls it, to check the oracle's primal against a real compiler."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
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
        arrays = {
            p.name: np.array(inputs.values[p.name], DTYPES[p.ty]) for p in self.params if p.kind == "pointer"
        }
        args: list[Any] = []
        for param in self.params:
            if param.name in arrays:
                args.append(ctypes.c_void_p(arrays[param.name].ctypes.data))
            else:
                args.append(SCALARS[param.ty](inputs.values[param.name]))
        result = function(*args)
        return (0.0 if result is None else float(result)), arrays


def compile_primals(kernels: Iterable[Kernel], level: str = "O1") -> list[Primal]:
    """All ``kernels`` in one shared library.  Raises CalledProcessError where the compiler refuses one."""
    kernels = list(kernels)
    prefixes = [f"k{position}_" for position in range(len(kernels))]
    text = PREAMBLE + "\n".join(
        emit_c(kernel, prefix, preamble=False) for kernel, prefix in zip(kernels, prefixes, strict=True)
    )
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "primal.c"), Path(folder, "primal.so")
        source.write_text(text)
        command = [*c_compiler(), f"-{level}", "-w", "-ffp-contract=off", "-shared", "-fPIC", str(source)]
        subprocess.run([*command, "-o", str(library), "-lm"], check=True, capture_output=True, text=True)
        loaded = ctypes.CDLL(str(library))
    return [
        Primal(loaded, prefix + kernel.main.name, kernel.main.params, kernel.main.ret)
        for kernel, prefix in zip(kernels, prefixes, strict=True)
    ]
