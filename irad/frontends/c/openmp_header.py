"""OpenMP's header for C and C++: where it is when the compiler itself has none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

__all__ = [
    "HOW_TO_GET_HEADER",
    "header_flags",
    "ignored_pragmas",
    "ignored_sentinels",
    "lacks_header",
    "tell_of_pragmas",
    "wants_openmp",
]

HOW_TO_GET_HEADER = (
    "OpenMP's header omp.h is not here; install it with 'pip install irad[openmp]' (Intel's, from PyPI, x86-64) or "
    "your system's libomp package (Debian and Ubuntu: apt install libomp-22-dev)"
)
_TELL = ("-Wsource-uses-openmp", "-Wno-error=source-uses-openmp")
_TOLD = re.compile(r"^(.+): warning: .*\[-Wsource-uses-openmp\]$", re.MULTILINE)
_SETTLED = ("-w", "-Wno-everything", "-Wno-source-uses-openmp", "-fopenmp-simd", "-fno-openmp")
_SENTINEL = re.compile(r"^(?: *!|[cC*])\$omp\b.*\S", re.IGNORECASE | re.MULTILINE)
_IGNORED = (
    "{}: warning: OpenMP's {} are ignored without -fopenmp: this runs in one thread, and so do derivatives of it; "
    "add -fopenmp (or {}, if it is meant)"
)
_WARNED = re.compile(r"^.*: warning: OpenMP's directives are ignored without .*$", re.MULTILINE)
_ON = ("-fopenmp", "-fopenmp=libomp", "-fopenmp=libiomp5")


def wants_openmp(flags: Sequence[str]) -> bool:
    """Whether these flags of clang's ask for OpenMP, with a runtime of LLVM's kind."""
    said = [flag in _ON for flag in flags if flag in _ON or flag == "-fno-openmp"]
    return bool(said) and said[-1]


def header_flags(flags: Sequence[str]) -> tuple[str, ...]:
    """What makes a compiler that is given ``flags`` find ``omp.h``, after all of its own places.

    Only the header of an LLVM or of the ``intel-openmp`` wheel will do: GCC's describes other locks.
    """
    if not wants_openmp(flags):
        return ()
    folders = [*_of_wheel(), *_of_systems()]
    return ("-idirafter", str(folders[0])) if folders else ()


def tell_of_pragmas(flags: Sequence[str]) -> tuple[str, ...]:
    """What makes clang tell of pragmas for OpenMP, if it ignores them and ``flags`` do not say that this is known."""
    known = any(flag in _SETTLED or flag.startswith("-fopenmp") for flag in flags)
    return () if known else _TELL


def ignored_pragmas(messages: str) -> str:
    """A warning about pragmas for OpenMP that clang has told of, or directives that :func:`ignored_sentinels` has, in a
    front end's messages; "" if there are none."""
    warned = _WARNED.search(messages)
    if warned is not None:
        return warned[0]
    found = _TOLD.search(messages)
    return _IGNORED.format(found[1], "pragmas", "-Wno-source-uses-openmp") if found is not None else ""


def ignored_sentinels(path: str | Path, flags: Sequence[str]) -> str:
    """A warning about the first line for OpenMP in a Fortran file that is compiled without it; "" if there is none."""
    if any(flag.lstrip("-").startswith(("fopenmp", "fno-openmp")) or flag == "-w" for flag in flags):
        return ""
    try:
        text = Path(path).read_text(errors="replace")
    except OSError:
        return ""  # the compiler says it
    found = _SENTINEL.search(text)
    place = f"{path}:{text.count(chr(10), 0, found.start()) + 1}" if found is not None else ""
    return _IGNORED.format(place, "directives", "-fno-openmp") if found is not None else ""


def lacks_header(messages: str) -> bool:
    """Whether a compiler's messages say that there is no ``omp.h``."""
    return "'omp.h' file not found" in messages


def _of_wheel() -> list[Path]:
    from importlib import metadata

    try:
        files = metadata.files("intel-openmp") or ()
    except metadata.PackageNotFoundError:
        return []
    return [Path(str(file.locate())).resolve().parent for file in files if file.name == "omp.h"]


def _of_systems() -> list[Path]:
    """The newest first; the version is in the path, as in ``/usr/lib/llvm-22/lib/clang/22/include``."""

    def version(folder: Path) -> int:
        first = folder.parent.name.partition(".")[0]
        return int(first) if first.isdigit() else 0

    found = Path("/usr/lib").glob("llvm-*/lib/clang/*/include/omp.h")
    return sorted((path.parent for path in found), key=version, reverse=True)
