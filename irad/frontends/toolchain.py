"""Finding and running the compilers of C, C++ and Fortran that make bitcode which llvmlite can read."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import llvmlite.binding as llvm

from irad.errors import InputError, ToolError
from irad.options import Options
from irad.storage import read_private, working_directory, writable_directories, write_private

__all__ = ["Compiler", "FortranCompiler", "find_compiler", "find_fortran", "keep_text", "run_tool"]

_OLDEST = 15  # the first LLVM whose pointers are opaque
_VERSION = re.compile(r"clang version (\d+)\.(\d+)")
_FLANG = re.compile(r"flang(?:-new)? version (\d+)\.(\d+)")
_OLDEST_FLANG = 20  # the first with debug information of arguments and a run-time library of this name
_HOW_TO_GET_FLANG = (
    "install LLVM's flang (Debian and Ubuntu: apt install flang-22; "
    "conda: conda install -c conda-forge flang), or set IRAD_FORTRAN_COMPILER to it"
)
_HOW_TO_GET_ONE = "install it with 'pip install irad[c]' (a compiler from PyPI) or your system's clang package"

_ZIG_KEEPS = 128 << 20
"""Bytes that the compiler of the ziglang wheel may write beside what it is asked for; without them it fails."""


@dataclass(frozen=True)
class Compiler:
    """A clang: the command for C, the command for C++, and its major version."""

    c: tuple[str, ...]
    cxx: tuple[str, ...]
    version: int
    is_zig: bool = False

    def command(self, language: str) -> tuple[str, ...]:
        """The command that compiles ``language`` ("c" or "c++")."""
        return self.cxx if language == "c++" else self.c

    @property
    def own_flags(self) -> tuple[str, ...]:
        """What this compiler must be told to behave as a plain clang does."""
        if not self.is_zig:
            return ()
        # The compiler in the wheel compiles for this processor and adds checks that trap.
        flags = ["-fno-sanitize=all", "-fomit-frame-pointer", "-mcpu=baseline"]
        if not Path("/usr/include/stdio.h").exists():  # no C library headers here: use the wheel's
            flags += ["-target", f"{platform.machine()}-linux-gnu"]
        return tuple(flags)


def find_compiler(options: Options) -> Compiler:
    """The C compiler to use: ``options.compiler``, else the newest fitting clang, else the ziglang wheel's.

    Raises :class:`irad.errors.ToolError` when there is none.
    """
    newest = llvm.llvm_version_info[0]
    if options.compiler:
        return _named(options.compiler, newest, options.cache_directory)
    found = _installed(newest, options.cache_directory)
    if found is None:
        _tell_of_failures(_zig_command(options.cache_directory))
        raise ToolError(f"no C compiler makes bitcode of LLVM {_OLDEST} to {newest} here; {_HOW_TO_GET_ONE}")
    return found


def _named(name: str, newest: int, kept: Path) -> Compiler:
    is_zig = name in ("zig", "ziglang")
    compiler = _zig(kept) if is_zig else _clang(name)
    if compiler is None:
        _tell_of_failures(_zig_command(kept) if is_zig else (shutil.which(name) or name,))
        raise ToolError(f"the C compiler {name!r} cannot be run, or is not clang; {_HOW_TO_GET_ONE}")
    if not _OLDEST <= compiler.version <= newest:
        raise ToolError(
            f"the C compiler {name!r} is clang {compiler.version}; irad reads bitcode of LLVM {_OLDEST} to {newest}"
        )
    return compiler


@lru_cache(maxsize=8)
def _installed(newest: int, kept: Path) -> Compiler | None:
    for name in [f"clang-{version}" for version in range(newest, _OLDEST - 1, -1)] + ["clang"]:
        compiler = _clang(name)
        if compiler and _OLDEST <= compiler.version <= newest:
            return compiler
    compiler = _zig(kept)
    return compiler if compiler and _OLDEST <= compiler.version <= newest else None


def _clang(name: str) -> Compiler | None:
    path = shutil.which(name)
    version = _version_of((path,)) if path else None
    if path is None or version is None:
        return None
    # The same driver compiles C++ when told the mode, so no separate clang++ is needed.
    return Compiler((path,), (path, "--driver-mode=g++"), version)


def _zig(kept: Path) -> Compiler | None:
    zig = _zig_command(kept)
    version = _version_of((*zig, "cc")) if zig else None
    return None if version is None else Compiler((*zig, "cc"), (*zig, "c++"), version, is_zig=True)


def _zig_command(kept: Path) -> tuple[str, ...]:
    """The compiler of the ziglang wheel, which keeps what it makes under irad's own cache; () where it is not."""
    if importlib.util.find_spec("ziglang") is None:
        return ()
    root = None if os.environ.get("ZIG_GLOBAL_CACHE_DIR") else working_directory(kept, _ZIG_KEEPS)
    place = () if root is None else ("env", f"ZIG_GLOBAL_CACHE_DIR={root / 'zig-cache'}")
    return (*place, sys.executable, "-m", "ziglang")


def _tell_of_failures(command: tuple[str, ...]) -> None:
    """Raise :class:`irad.errors.ToolError` with what a compiler that is here says instead of its version."""
    if not command or not shutil.which(command[0]):
        return
    asked = (*command, *(("cc",) if "ziglang" in command else ()), "--version")
    try:
        done = subprocess.run(asked, capture_output=True, text=True, errors="replace", timeout=120, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise ToolError(f"the C compiler {asked[0]} does not say its version: {error}", command=asked) from None
    if done.returncode:
        raise ToolError(f"the C compiler {asked[0]} does not say its version", output=done.stderr, command=asked)


@dataclass(frozen=True)
class FortranCompiler:
    """A flang: its path, its major version, and what it says of itself."""

    path: str
    version: int
    banner: str


def find_fortran(options: Options) -> FortranCompiler:
    """The flang to use: ``options.fortran_compiler``, else the newest fitting one.

    Raises :class:`irad.errors.ToolError` when there is none, or the one that is named does not fit.
    """
    newest = llvm.llvm_version_info[0]
    named = options.fortran_compiler
    if not named:
        found = _installed_fortran(newest)
        if found is None:
            raise ToolError(
                f"no Fortran compiler makes bitcode of LLVM {_OLDEST_FLANG} to {newest} here; {_HOW_TO_GET_FLANG}"
            )
        return found
    compiler = _flang(named)
    if compiler is None:
        raise ToolError(f"the Fortran compiler {named!r} cannot be run, or is not flang; {_HOW_TO_GET_FLANG}")
    if not _OLDEST_FLANG <= compiler.version <= newest:
        raise ToolError(
            f"the Fortran compiler {named!r} is flang {compiler.version}; "
            f"irad works with flang {_OLDEST_FLANG} to {newest}"
        )
    return compiler


@lru_cache(maxsize=1)
def _installed_fortran(newest: int) -> FortranCompiler | None:
    versions = range(newest, _OLDEST_FLANG - 1, -1)
    for name in [*(f"{n}-{v}" for v in versions for n in ("flang", "flang-new")), "flang", "flang-new"]:
        compiler = _flang(name)
        if compiler and _OLDEST_FLANG <= compiler.version <= newest:
            return compiler
    return None


def _flang(name: str) -> FortranCompiler | None:
    path = shutil.which(name)
    banner = _banner_of((path,)) if path else None
    match = _FLANG.search(banner or "")
    if path is None or banner is None or match is None:
        return None
    return FortranCompiler(path, int(match[1]), banner.partition("\n")[0])


def _version_of(command: tuple[str, ...]) -> int | None:
    match = _VERSION.search(_banner_of(command) or "")
    return int(match[1]) if match else None


def _banner_of(command: tuple[str, ...]) -> str | None:
    """What a compiler says of its version; None when it cannot be run."""
    try:
        done = subprocess.run((*command, "--version"), capture_output=True, text=True, timeout=120, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None


def run_tool(command: tuple[str, ...], what: str) -> str:
    """Run a compiler; return what it wrote to stderr.

    Raises :class:`irad.errors.ToolError` that begins with ``what`` and carries the tool's own message.
    """
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    except OSError as error:
        raise ToolError(f"{what}: {command[0]} cannot be run: {error.strerror}", command=command) from error
    if done.returncode:
        raise ToolError(f"{what}: the compiler failed", output=done.stderr or done.stdout, command=command)
    return done.stderr


def keep_text(text: str, suffix: str, options: Options) -> Path:
    """Write source text to a file that stays, so that later messages can show its lines.

    Raises :class:`irad.errors.InputError` when no directory can be written to.
    """
    data = text.encode()
    name = hashlib.sha256(data).hexdigest()[:32] + suffix
    for root in writable_directories(options.cache_directory):
        path = root / "sources" / name
        if read_private(path) == data:
            return path
        _trim(path.parent, options.cache_limit // 8)
        if write_private(path, data):
            return path
    raise InputError("there is no place to write source text to; set IRAD_CACHE_DIRECTORY to a writable directory")


def _trim(folder: Path, limit: int) -> None:
    """Delete the older half of a folder's files where all of them take more than ``limit`` bytes."""
    files = []
    for path in folder.glob("*"):
        with contextlib.suppress(OSError):  # another process may be trimming too
            status = path.lstat()
            files.append((status.st_mtime, status.st_size, path))
    if sum(size for _, size, _ in files) > limit:
        for _, _, path in sorted(files)[: (len(files) + 1) // 2]:
            with contextlib.suppress(OSError):
                path.unlink()
