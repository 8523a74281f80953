"""What every front end hands on: one module of bitcode and where it came from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["RuledFunction", "Unit"]


@dataclass(frozen=True)
class RuledFunction:
    """A function that the module defines with its derivatives: an augmented forward and a reverse, a tangent,
    and what releases the tape between the two. A pointer's shadow that is the pointer itself means none. ``title`` is
    what messages call it."""

    symbol: str
    pair: tuple[str, str] | None
    tangent: str | None
    release: str
    title: str = ""


@dataclass(frozen=True)
class Unit:
    """One LLVM module with its surroundings.

    ``bitcode`` is the module as the compiler left it, before irad's own preparation. ``externals`` are the
    addresses of names that it leaves open, ``libraries`` the shared libraries that define others.
    """

    bitcode: bytes
    name: str
    language: str
    """"c", "c++", "fortran", "rust", "numba" or "ir"."""
    sources: tuple[str, ...] = ()
    externals: Mapping[str, int] = field(default_factory=dict)
    libraries: tuple[str, ...] = ()
    rules: tuple[RuledFunction, ...] = ()
    messages: str = ""
    """The compiler's warnings."""
    level: int = 2
    """The level at which LLVM is to optimise the module before it is differentiated: 2 or 3."""
