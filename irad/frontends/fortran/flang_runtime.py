"""What a flang makes once and irad keeps: its run-time library as a shared one, and irad's own module.

flang brings the library as an archive, to be linked into programs. What runs in a Python process wants it
loaded: it is linked once, by flang itself, and kept. Module files are of one compiler's version.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from irad.errors import InputError
from irad.frontends.toolchain import FortranCompiler, run_tool
from irad.options import Options

__all__ = ["module_directory", "runtime_library"]

_STUB = "subroutine irad_fortran_runtime() bind(c)\nend subroutine\n"
_WHOLE = ("-Wl,--whole-archive", "-lflang_rt.runtime", "-Wl,--no-whole-archive", "-Wl,-s")


def runtime_library(compiler: FortranCompiler, options: Options) -> str:
    """The path of the library for this flang; linked when it is first asked for.

    Raises :class:`irad.errors.ToolError` when it cannot be linked, :class:`irad.errors.InputError` when
    there is nowhere to keep it.
    """
    return str(_kept(f"libflang_rt-{_mark(compiler)}.so", options, lambda path: _link(compiler, path)))


def module_directory(compiler: FortranCompiler, source: Path, options: Options) -> str:
    """The directory of the module file that this flang makes from ``source``.

    Raises as :func:`runtime_library` does.
    """
    text = source.read_bytes()
    name = f"modules-{_mark(compiler, text)}/{source.stem}.mod"
    return str(_kept(name, options, lambda path: _compile_module(compiler, source, path)).parent)


def _mark(compiler: FortranCompiler, *contents: bytes) -> str:
    key = hashlib.sha256(f"{Path(compiler.path).resolve()} {compiler.banner}".encode())
    for content in contents:
        key.update(content)
    return key.hexdigest()[:16]


def _kept(name: str, options: Options, make: Callable[[Path], None]) -> Path:
    """A file in the cache directory, or in the temporary one, made if it is not there."""
    for folder in (options.cache_directory / "fortran", Path(tempfile.gettempdir()) / "irad-fortran"):
        path = folder / name
        if path.is_file():
            return path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(path.parent, os.W_OK):
            make(path)
            return path
    raise InputError(
        "there is no place for what flang makes; set IRAD_CACHE_DIRECTORY to a writable directory"
    )


def _link(compiler: FortranCompiler, path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="irad-", dir=path.parent) as folder:
        stub, made = Path(folder) / "stub.f90", Path(folder) / path.name
        stub.write_text(_STUB, encoding="utf-8")
        command = (compiler.path, "-shared", "-fPIC", str(stub), *_WHOLE, "-o", str(made))
        run_tool(command, "cannot link flang's run-time library")
        made.replace(path)  # whole or not at all, whoever else does the same


def _compile_module(compiler: FortranCompiler, source: Path, path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="irad-", dir=path.parent) as folder:
        run_tool((compiler.path, "-fsyntax-only", "-J", folder, str(source)), "cannot compile irad's Fortran module")
        (Path(folder) / path.name).replace(path)
