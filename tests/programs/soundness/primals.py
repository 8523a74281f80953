"""What a program's derivative has to be: differences of the program itself, built by its plain compiler."""

from __future__ import annotations

import ctypes
import os
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from irad.frontends.rust import find_rustc
from irad.frontends.toolchain import find_compiler, find_fortran
from irad.options import Options

from .corpus import Program

#: Where all programs are differentiated. No two entries are the same or integers; all are between 0.3 and 2.2.
POINT = np.array([0.77, 1.32, 0.43, 2.13, 0.55, 1.87, 0.94, 1.61])
#: The direction of the derivatives of forward mode.
DIRECTION = np.array([0.9, -0.4, 0.7, 1.1, -0.8, 0.6, 0.35, -1.2])
_STEPS = (4e-3, 3e-3)
# Weights of f(k*h) - f(-k*h), k = 1..4, for the first derivative to order 8 (Fornberg, 1988).
_WEIGHTS = (4 / 5, -1 / 5, 4 / 105, -1 / 280)
_RUST = """
#[no_mangle] pub extern "C" fn primal_of_f(x: *const f64, n: i32) -> f64 {
    f(unsafe { std::slice::from_raw_parts(x, n as usize) })
}
"""
Primal = Callable[[np.ndarray], float]


class Unfit(Exception):
    """The program cannot tell right from wrong."""


def primal(program: Program, folder: Path) -> Primal:
    """The program as its plain compiler builds it, as a function of `x`."""
    if program.language == "numba":
        return _numba_primal(program)
    library = folder / f"{program.file}.{program.name}.so"
    if not library.exists():
        fresh = library.with_suffix(f".{os.getpid()}")
        _build(program, fresh)
        fresh.rename(library)  # others may load it at any time
    loaded = ctypes.CDLL(str(library))
    symbol = {"rust": "primal_of_f", "fortran": "f_"}.get(program.language, "f")
    function = loaded[symbol]
    function.restype = ctypes.c_double
    size = ctypes.c_int(len(POINT))

    def call(x: np.ndarray) -> float:
        kept = np.ascontiguousarray(x)
        return function(ctypes.c_void_p(kept.ctypes.data), ctypes.byref(size) if symbol == "f_" else size)

    return call


def _numba_primal(program: Program) -> Primal:
    return namespace(program)["f"]


def namespace(program: Program) -> dict[str, Any]:
    """What a Numba program's text defines."""
    with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:
        file.write(program.text)  # Numba looks for the source
    defined: dict[str, Any] = {"__name__": program.name}
    exec(compile(program.text, file.name, "exec"), defined)
    return defined


def _build(program: Program, library: Path) -> None:
    options = Options.from_environment()
    suffix = {"c": ".c", "c++": ".cpp", "rust": ".rs", "fortran": ".f90"}[program.language]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "primal" + suffix)
        source.write_text(program.text + (_RUST if program.language == "rust" else ""))
        command: Sequence[str]
        if program.language == "rust":
            command = [find_rustc(options).path, "--edition=2021", "-Cpanic=abort", "-Awarnings", "--crate-type=cdylib"]
        elif program.language == "fortran":
            command = [find_fortran(options).path, "-w", "-O1", "-shared", "-fPIC"]
        else:
            compiler = find_compiler(options)
            command = [*compiler.command(program.language), *compiler.own_flags, "-O0", *program.flags]
            command += ["-shared", "-fPIC", "-lm", "-lpthread"]
        command = [*command, str(source), "-o", str(library)]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Unfit(f"{program.title} does not compile: {done.stderr[:2000]}")


def gradient(run: Primal, tolerance: float) -> tuple[float, np.ndarray]:
    """The value, and the gradient by differences of order 8.  Raises `Unfit` where two steps disagree."""
    value = run(POINT)
    if value != run(POINT):
        raise Unfit("two calls give two values")
    if not np.isfinite(value):
        raise Unfit("the value is not finite")
    one, other = (np.array([_difference(run, at, step) for at in range(len(POINT))]) for step in _STEPS)
    largest = np.max(np.abs(other))
    if not np.max(np.abs(one - other)) <= 0.2 * tolerance * max(1.0, largest):
        raise Unfit(f"differences disagree: {one} and {other}")
    return value, other


def _difference(run: Primal, at: int, step: float) -> float:
    def shifted(distance: float) -> float:
        x = POINT.copy()
        x[at] += distance
        return run(x)

    return sum(w * (shifted(k * step) - shifted(-k * step)) for k, w in enumerate(_WEIGHTS, 1)) / step
