"""The OpenMP runtime of this process: which library serves ``__kmpc_*`` and ``omp_*`` to compiled code.

A process must not have two of LLVM's kind (libomp, Intel's libiomp5): the second ends it with a message. So one that is
there already is used, whoever has brought it; otherwise one is looked for and stays to the end. GCC's libgomp does not
count: it has other entry points, and can be in the same process.

Compiled code is bound to the library found here, function by function, and the library is not made visible to others:
libgomp and libomp define functions of the same names, and calls that land in the other one see no parallel region.
"""

from __future__ import annotations

import ctypes
import os
import platform
import re
import shutil
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import llvmlite.binding as llvm

from irad.errors import ToolError
from irad.options import Options

__all__ = ["HOW_TO_GET_LIBRARY", "OpenMPRuntime", "addresses", "find_openmp", "link_library"]

_lock = threading.Lock()
_chosen: OpenMPRuntime | None = None
_PREFIXES = ("__kmpc_", "kmp_", "omp_", "ompx_")
_FORK = "__kmpc_fork_call"
_SONAMES = ("libomp.so.5", "libomp.so", "libiomp5.so", "libomp.dylib", "libiomp5.dylib")
_MAPPED = re.compile(r"^\S+ \S+ \S+ \S+ \S+ +(/.*/lib[gi]?omp[^/]*\.so[^/]*)$", re.MULTILINE)
HOW_TO_GET_LIBRARY = (
    "install one with 'pip install irad[openmp]' (Intel's, from PyPI, x86-64) or your system's libomp package "
    "(Debian and Ubuntu: apt install libomp-22-dev; conda: conda install -c conda-forge llvm-openmp), "
    "or set IRAD_OPENMP_LIBRARY to its path"
)


@dataclass(frozen=True)
class OpenMPRuntime:
    """A loaded OpenMP runtime library; ``found`` says how it was found."""

    path: str
    found: str
    handle: ctypes.CDLL

    def address(self, name: str) -> int | None:
        """Where a function of the library is; None when it has none of this name."""
        function = getattr(self.handle, name, None)
        return None if function is None else ctypes.cast(function, ctypes.c_void_p).value


def addresses(names: Iterable[str], options: Options) -> dict[str, int]:
    """Where the OpenMP functions among ``names`` are; nothing is looked for when there are none.

    Names that the runtime does not have are left out. Raises :class:`irad.errors.ToolError` when no runtime is found.
    """
    wanted = [name for name in names if name.startswith(_PREFIXES)]
    if not wanted:
        return {}
    runtime = find_openmp(options)
    found = ((name, runtime.address(name)) for name in wanted)
    return {name: address for name, address in found if address is not None}


def find_openmp(options: Options) -> OpenMPRuntime:
    """The process's OpenMP runtime, loaded now if it was not.

    In this order: one that the process has loaded, ``options.openmp_library``, the one beside the C compiler, the
    ``intel-openmp`` wheel's, that of an LLVM on this system (the newest), whatever the dynamic loader finds.
    Raises :class:`irad.errors.ToolError` when there is none, or another than ``options.openmp_library`` is in use.
    """
    global _chosen
    with _lock:
        if _chosen is None:
            _chosen = _loaded()
        if _chosen is None:
            _chosen = _named(options.openmp_library) if options.openmp_library else _first(options)
        elif options.openmp_library and not _same(options.openmp_library, _chosen.path):
            raise ToolError(
                f"IRAD_OPENMP_LIBRARY names {options.openmp_library}, but this process uses {_chosen.path} "
                f"({_chosen.found}), and two OpenMP runtimes in one process do not work; leave it unset"
            )
        return _chosen


def _loaded() -> OpenMPRuntime | None:
    """One that is in this process; also one that only its own library sees, like those bundled with wheels."""
    everything = ctypes.CDLL(None)
    shared = _file_of(everything) if hasattr(everything, _FORK) else None
    for place in (*([shared] if shared else []), *_mapped_files(), *_SONAMES):
        with suppress(OSError):
            # By its file: among the symbols that all libraries see, libgomp's may come first.
            handle = ctypes.CDLL(place, mode=os.RTLD_NOLOAD | os.RTLD_NOW)
            if hasattr(handle, _FORK):
                return OpenMPRuntime(_file_of(handle) or place, "loaded already", handle)
    return OpenMPRuntime(sys.executable, "the program itself", everything) if hasattr(everything, _FORK) else None


def _mapped_files() -> list[str]:
    try:
        text = Path("/proc/self/maps").read_text(errors="replace")
    except OSError:
        return []
    return list(dict.fromkeys(_MAPPED.findall(text)))


def _named(path: str) -> OpenMPRuntime:
    try:
        handle = ctypes.CDLL(path)
    except OSError as error:
        raise ToolError(f"the OpenMP runtime {path} cannot be loaded: {error}; {HOW_TO_GET_LIBRARY}") from error
    if not hasattr(handle, _FORK):
        raise ToolError(
            f"{path} is not an OpenMP runtime of LLVM's kind: it has no {_FORK} (GCC's libgomp has not); "
            + HOW_TO_GET_LIBRARY
        )
    return OpenMPRuntime(_file_of(handle) or path, "IRAD_OPENMP_LIBRARY", handle)


def _first(options: Options) -> OpenMPRuntime:
    for found, place in _places(options):
        with suppress(OSError):
            handle = ctypes.CDLL(place)
            if hasattr(handle, _FORK):
                return OpenMPRuntime(_file_of(handle) or place, found, handle)
    raise ToolError(f"the code is parallel (OpenMP), and no OpenMP runtime library is found; {HOW_TO_GET_LIBRARY}")


def _places(options: Options) -> Iterator[tuple[str, str]]:
    for folder in _beside_compiler(options):
        yield from (("beside the C compiler", str(folder / name)) for name in _SONAMES)
    yield from (("the intel-openmp wheel", str(path)) for path in _in_wheel())
    for folder in _of_systems():
        yield from (("an LLVM of this system", str(folder / name)) for name in _SONAMES)
    yield from (("the dynamic loader's", name) for name in _SONAMES)


def link_library(options: Options) -> Path | None:
    """A runtime that a program can be linked with, sought as in :func:`find_openmp` but not loaded; None if none."""
    places = [options.openmp_library] if options.openmp_library else [place for _, place in _places(options)]
    return next((path for path in map(Path, places) if path.is_absolute() and path.is_file()), None)


def _beside_compiler(options: Options) -> list[Path]:
    """The library folders of the clangs that may be in use: ``<prefix>/lib`` and its like to ``<prefix>/bin``."""
    newest = llvm.llvm_version_info[0]
    names = [options.compiler] if options.compiler else [f"clang-{newest}", "clang"]
    paths = [Path(path).resolve() for name in names if (path := shutil.which(name))]
    folders = ("lib", "lib64", f"lib/{platform.machine()}-linux-gnu")
    return [path.parent.parent / folder for path in paths for folder in folders]


def _of_systems() -> list[Path]:
    def version(path: Path) -> int:
        digits = re.search(r"llvm-(\d+)", str(path))
        return int(digits[1]) if digits else 0

    return sorted(Path("/usr/lib").glob("llvm-*/lib"), key=version, reverse=True)


def _in_wheel() -> list[Path]:
    try:
        files = metadata.files("intel-openmp") or ()
    except metadata.PackageNotFoundError:
        return []
    return [Path(str(file.locate())).resolve() for file in files if file.name in _SONAMES]


def _same(wanted: str, path: str) -> bool:
    if not os.path.isabs(wanted) and os.sep not in wanted:
        return wanted == Path(path).name  # a name that the dynamic loader looks up
    with suppress(OSError):
        return os.path.samefile(wanted, path)
    return False


class _Place(ctypes.Structure):
    """``Dl_info``."""

    _fields_ = [
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    ]


def _file_of(handle: ctypes.CDLL) -> str | None:
    """The file that a library was loaded from."""
    place = _Place()
    look_up = getattr(ctypes.CDLL(None), "dladdr", None)
    if look_up is None or not look_up(ctypes.cast(getattr(handle, _FORK), ctypes.c_void_p), ctypes.byref(place)):
        return None
    file = os.fsdecode(place.file) if place.file else ""
    return str(Path(file).resolve()) if os.path.isabs(file) else None
