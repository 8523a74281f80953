"""OpenMP's header for C and C++: where it is when the compiler itself has none."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

__all__ = ["HOW_TO_GET_HEADER", "header_flags", "lacks_header", "wants_openmp"]

HOW_TO_GET_HEADER = (
    "OpenMP's header omp.h is not here; install it with 'pip install irad[openmp]' (Intel's, from PyPI, x86-64) or "
    "your system's libomp package (Debian and Ubuntu: apt install libomp-22-dev)"
)
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


def lacks_header(messages: str) -> bool:
    """Whether a compiler's messages say that there is no ``omp.h``."""
    return "'omp.h' file not found" in messages


def _of_wheel() -> list[Path]:
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
