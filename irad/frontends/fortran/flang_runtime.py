"""What a flang makes once and irad keeps: its run-time library as a shared one, and irad's own module.

flang brings the library as an archive, to be linked into programs. What runs in a Python process wants it
loaded: it is linked once, by flang itself, and kept. Module files are of one compiler's version.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from pathlib import Path

from irad.errors import InputError
from irad.frontends.toolchain import FortranCompiler, run_tool
from irad.options import Options
from irad.storage import read_private, scratch, sign, writable_directories, write_private

__all__ = ["module_directory", "runtime_library"]

_STUB = "subroutine irad_fortran_runtime() bind(c)\nend subroutine\n"
_WHOLE = ("-Wl,--whole-archive", "-lflang_rt.runtime", "-Wl,--no-whole-archive", "-Wl,-s")


def runtime_library(compiler: FortranCompiler, options: Options) -> str:
    """The path of the library for this flang; linked when it is first asked for.

    Raises :class:`irad.errors.ToolError` when it cannot be linked, :class:`irad.errors.InputError` when
    there is nowhere to keep it.
    """
    return str(_kept(f"libflang_rt-{_mark(compiler)}.so", options, lambda folder, made: _link(compiler, folder, made)))


def module_directory(compiler: FortranCompiler, source: Path, options: Options) -> str:
    """The directory of the module file that this flang makes from ``source``.

    Raises as :func:`runtime_library` does.
    """
    text = source.read_bytes()
    name = f"modules-{_mark(compiler, text)}/{source.stem}.mod"
    return str(_kept(name, options, lambda folder, _: _compile_module(compiler, folder, source)).parent)


def _mark(compiler: FortranCompiler, *contents: bytes) -> str:
    key = hashlib.sha256(f"{Path(compiler.path).resolve()} {compiler.banner}".encode())
    for content in contents:
        key.update(content)
    return key.hexdigest()[:16]


def _kept(name: str, options: Options, make: Callable[[Path, Path], None]) -> Path:
    """A file in the cache directory, or in that of this process, made if it is not there as this user has left it."""
    made: bytes | None = None
    for root in writable_directories(options.cache_directory):
        path = root / "fortran" / name
        signature = path.with_name(f"{path.name}.signature")
        if _is_signed(root, path, read_private(signature)):
            return path
        if made is None:
            with scratch() as folder:
                make(folder, folder / path.name)
                made = (folder / path.name).read_bytes()
        signed = sign(root, name.encode(), made)
        if write_private(path, made) and (signed is None or write_private(signature, signed)):
            return path
    raise InputError("there is no place for what flang makes; set IRAD_CACHE_DIRECTORY to a writable directory")


def _is_signed(root: Path, path: Path, signature: bytes | None) -> bool:
    data = read_private(path)
    wanted = None if data is None else sign(root, str(path.relative_to(root / "fortran")).encode(), data)
    return wanted is not None and signature is not None and hmac.compare_digest(wanted, signature)


def _link(compiler: FortranCompiler, folder: Path, made: Path) -> None:
    stub = folder / "stub.f90"
    stub.write_text(_STUB, encoding="utf-8")
    command = (compiler.path, "-shared", "-fPIC", str(stub), *_WHOLE, "-o", str(made))
    run_tool(command, "cannot link flang's run-time library")


def _compile_module(compiler: FortranCompiler, folder: Path, source: Path) -> None:
    command = (compiler.path, "-fsyntax-only", "-J", str(folder), str(source))
    run_tool(command, "cannot compile irad's Fortran module")
