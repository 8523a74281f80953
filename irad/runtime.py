"""irad's runtime library: where its functions are in this process, and its sources for other programs."""

from __future__ import annotations

import ctypes
import re
from functools import lru_cache
from pathlib import Path

from irad.errors import InputError

__all__ = ["c_sources", "header_directory", "library_path", "symbols"]

_PACKAGE = Path(__file__).resolve().parent
_TYPED = re.compile(r"^[a-z][\w *]*?\bLA\((\w+)\)\(", re.MULTILINE)
"""Functions that are written once, in headers, for each of four types of numbers."""
_EXTERN = re.compile(r"^[a-z][\w *]*?\b((?:irad_|__trunc)\w+)\(", re.MULTILINE)


def header_directory() -> Path:
    """The directory of ``irad.h`` and of the runtime's C sources.

    Raises :class:`irad.errors.InputError` when the installation lacks it.
    """
    for folder in (_PACKAGE / "csrc", _PACKAGE.parent / "csrc"):
        if (folder / "irad.h").is_file():
            return folder
    raise InputError(f"irad.h is missing beside {_PACKAGE}; install irad again")


def c_sources() -> tuple[Path, ...]:
    """The runtime's C files, to be compiled into programs that run without Python."""
    return tuple(sorted(header_directory().glob("*.c")))


def library_path() -> Path:
    """The runtime as a shared library; raises :class:`irad.errors.InputError` when it was not built."""
    path = _PACKAGE / "libirad_runtime.so"
    if not path.is_file():
        raise InputError(f"irad's runtime library {path} is missing; build it with 'pip install -e .'")
    return path


@lru_cache(maxsize=1)
def symbols() -> dict[str, int]:
    """The address of each function of the runtime library, by name; the library stays loaded.

    Raises :class:`irad.errors.InputError` when the library is missing or cannot be loaded.
    """
    path = library_path()
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise InputError(f"irad's runtime library cannot be loaded: {error}") from error
    found = {name: getattr(library, name, None) for name in _function_names()}
    return {name: _address(function) for name, function in found.items() if function is not None}


def _function_names() -> list[str]:
    """Every function that the sources declare for others (``static`` ones do not match)."""
    names: set[str] = set()
    for path in c_sources():
        text = path.read_text(encoding="utf-8")
        names.update(m[1] for m in _EXTERN.finditer(text) if not m[0].startswith("static"))
    for path in header_directory().glob("linalg_*.h"):
        for match in _TYPED.finditer(path.read_text(encoding="utf-8")):
            names.update(f"irad_la_{letter}{match[1]}" for letter in "sdcz")
    return sorted(names)


def _address(function: object) -> int:
    address = ctypes.cast(function, ctypes.c_void_p).value  # type: ignore[arg-type]
    assert address is not None
    return address
