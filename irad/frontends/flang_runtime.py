"""flang's run-time library as a shared library, for code that is compiled just in time.

flang brings the library as an archive, to be linked into programs. What runs in a Python process wants it
loaded: it is linked once, by flang itself, and kept.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path

from irad.errors import InputError
from irad.frontends.toolchain import FortranCompiler, run_tool
from irad.options import Options

__all__ = ["runtime_library"]

_STUB = "subroutine irad_fortran_runtime() bind(c)\nend subroutine\n"
_WHOLE = ("-Wl,--whole-archive", "-lflang_rt.runtime", "-Wl,--no-whole-archive", "-Wl,-s")


def runtime_library(compiler: FortranCompiler, options: Options) -> str:
    """The path of the library for this flang; linked when it is first asked for.

    Raises :class:`irad.errors.ToolError` when it cannot be linked, :class:`irad.errors.InputError` when
    there is nowhere to keep it.
    """
    mark = f"{Path(compiler.path).resolve()} {compiler.banner}"
    name = f"libflang_rt-{hashlib.sha256(mark.encode()).hexdigest()[:16]}.so"
    for folder in (options.cache_directory / "fortran", Path(tempfile.gettempdir()) / "irad-fortran"):
        path = folder / name
        if path.is_file():
            return str(path)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            _link(compiler, path)
            return str(path)
    raise InputError("there is no place for flang's run-time library; set IRAD_CACHE_DIRECTORY to a writable directory")


def _link(compiler: FortranCompiler, path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="irad-", dir=path.parent) as folder:
        stub, made = Path(folder) / "stub.f90", Path(folder) / path.name
        stub.write_text(_STUB, encoding="utf-8")
        command = (compiler.path, "-shared", "-fPIC", str(stub), *_WHOLE, "-o", str(made))
        run_tool(command, "cannot link flang's run-time library")
        made.replace(path)  # whole or not at all, whoever else does the same
