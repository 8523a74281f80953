"""Builds the corpus's C kernels as shared libraries and calls them through ctypes, without irad."""

from __future__ import annotations

import ctypes
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

RESULTS: dict[str, Any] = {
    "double": ctypes.c_double,
    "float": ctypes.c_float,
    "int": ctypes.c_int,
    "void": None,
}


@cache
def c_compiler() -> tuple[str, ...]:
    """Return the command of a C compiler: clang from the search path, else the one of the ziglang wheel.

    Raises RuntimeError if there is neither.
    """
    for name in ("clang-22", "clang"):
        if shutil.which(name):
            return (name,)
    if importlib.util.find_spec("ziglang"):
        return (sys.executable, "-m", "ziglang", "cc")
    raise RuntimeError("no C compiler: install clang, or `pip install ziglang`")


@cache
def build_shared(source: Path, flags: tuple[str, ...] = ("-O3", "-march=native")) -> ctypes.CDLL:
    """Compile one C file and load it. Raises RuntimeError with the compiler's message."""
    library = Path(tempfile.mkdtemp(dir=_libraries().name)) / "kernel.so"
    # a library's calls of its own functions stay its own, whatever was loaded for everybody to see
    command = [*c_compiler(), *flags, "-shared", "-fPIC", "-Wl,-Bsymbolic", str(source), "-o", str(library), "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stderr}")
    return ctypes.CDLL(str(library))


@cache
def _libraries() -> tempfile.TemporaryDirectory[str]:
    """Where libraries stay as long as the process does: of a new file with the number of a deleted one, the loader
    takes for granted that it is the library which it has loaded already."""
    return tempfile.TemporaryDirectory()


def to_c(value: Any) -> Any:
    """Return a ctypes argument for a NumPy array (its address), a float (double) or an int (int)."""
    if isinstance(value, np.ndarray):
        return ctypes.c_void_p(value.ctypes.data)
    if isinstance(value, np.float32):
        return ctypes.c_float(float(value))
    if isinstance(value, float):
        return ctypes.c_double(value)
    if isinstance(value, int | np.integer):
        return ctypes.c_int(int(value))
    raise TypeError(f"no C type is known for an argument of type {type(value).__name__}")


def bind(library: ctypes.CDLL, function: str, result: str, args: Mapping[str, Any]) -> Callable[[], Any]:
    """Return a call of `function` with its arguments converted once; the arrays are kept alive."""
    entry = library[function]
    entry.restype = RESULTS[result]
    converted = [to_c(value) for value in args.values()]
    alive = list(args.values())

    def call(_alive: list[Any] = alive) -> Any:
        return entry(*converted)

    return call


@cache
def load_module(source: Path) -> ModuleType:
    """Import a Python file of the corpus by its path."""
    spec = importlib.util.spec_from_file_location(f"irad_bench_{source.stem}", source)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"{source} cannot be imported")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
