"""The settings of irad, in one frozen object; the only place that reads the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from irad.errors import UsageError

__all__ = ["Options"]

_TRUE = frozenset({"1", "true", "yes", "on"})
_FALSE = frozenset({"0", "false", "no", "off"})
VECTOR_LIBRARIES = ("auto", "libmvec", "none")


def _default_cache_directory() -> Path:
    return Path.home() / ".cache" / "irad"


@dataclass(frozen=True)
class Options:
    """Everything that can be set.

    Each field can also be set from the environment by ``IRAD_`` and its name in capitals
    (see :meth:`from_environment`).
    """

    opt_level: int = 3
    """How hard LLVM optimises the finished gradient, 0 to 3."""
    strong_zero: bool = False
    """A zero adjoint stays zero even when multiplied by an infinite or NaN partial derivative."""
    assume_noalias: bool = False
    """Pointer arguments never overlap (otherwise this is proved, or checked when called)."""
    cache: bool = True
    """Keep compiled gradients, and what z3 has answered, on disk."""
    cache_directory: Path = field(default_factory=_default_cache_directory)
    """Where they are kept."""
    cache_limit: int = 512 << 20
    """How many bytes they may take."""
    cpu: str = ""
    """The processor to compile for, by LLVM's name; "" is this machine's."""
    features: str = ""
    """Features of the processor in LLVM's spelling (``+avx2,-avx512f``); "" is what ``cpu`` has."""
    vector_library: str = "auto"
    """Vector versions of libm's functions: "libmvec", "none", or "auto" (libmvec where it can be loaded)."""
    verify: bool = True
    """Let LLVM verify every module that irad writes."""
    debug: bool = False
    """Keep debugging output: full tracebacks in the command line tools."""
    compiler: str = ""
    """The C compiler to use instead of the one that is found (a path or a name)."""
    fortran_compiler: str = ""
    """The Fortran compiler to use instead of the one that is found."""
    rust_compiler: str = ""
    """The Rust compiler to use instead of the one that is found."""
    openmp_library: str = ""
    """The path of an OpenMP runtime library to use instead of the one that is found."""

    parallel: bool = False
    """Loops of serial code whose iterations are proved independent run in parallel in derivatives."""

    deterministic: bool = False
    """Derivatives are bitwise the same however many threads there are: regions run with 16."""

    check_assumptions: bool = False
    """Derivatives check, while they run, what is said of parallel loops (``irad.assume_disjoint`` and its like)."""

    check_bounds: bool = False
    """Each access to memory that is handed to a function is checked against the array that it belongs to."""

    constant_state: bool = False
    """What global variables hold when a derivative begins counts as a constant, also if an earlier call of the function
    has computed it (see "What a function remembers" in the guide)."""

    def __post_init__(self) -> None:
        if self.opt_level not in range(4):
            raise UsageError(f"opt_level is {self.opt_level!r}; it must be 0, 1, 2 or 3")
        if self.vector_library not in VECTOR_LIBRARIES:
            raise UsageError(
                f"vector_library is {self.vector_library!r}; it must be one of {', '.join(VECTOR_LIBRARIES)}"
            )
        if self.cache_limit < 0:
            raise UsageError(f"cache_limit is {self.cache_limit}; it must not be negative")

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None, **overrides: Any) -> Options:
        """Read ``IRAD_OPT_LEVEL``, ``IRAD_CACHE_DIRECTORY`` and so on; ``overrides`` win over them.

        ``XDG_CACHE_HOME`` is honoured for the cache's place. Raises :class:`UsageError` for a value that
        cannot be read as the field's type.
        """
        source = os.environ if environ is None else environ
        values: dict[str, Any] = {}
        if source.get("XDG_CACHE_HOME"):
            values["cache_directory"] = Path(source["XDG_CACHE_HOME"]) / "irad"
        for name, spec in cls.__dataclass_fields__.items():
            variable = f"IRAD_{name.upper()}"
            if variable in source:
                values[name] = _read(variable, source[variable], str(spec.type))
        return cls(**{**values, **overrides})

    def with_(self, **changes: Any) -> Options:
        """A copy with some fields changed; raises :class:`UsageError` for a name that is not a field."""
        unknown = sorted(set(changes) - set(self.__dataclass_fields__))
        if unknown:
            raise UsageError(
                f"there is no option {unknown[0]!r}; options are {', '.join(self.__dataclass_fields__)}"
            )
        return replace(self, **changes)


def _read(variable: str, text: str, kind: str) -> Any:
    if kind == "bool":
        word = text.strip().lower()
        if word in _TRUE | _FALSE:
            return word in _TRUE
        raise UsageError(f"{variable} is {text!r}; it must be 1 or 0")
    if kind == "int":
        try:
            return int(text)
        except ValueError:
            raise UsageError(f"{variable} is {text!r}; it must be a whole number") from None
    return Path(text) if kind == "Path" else text
