"""The settings of irad, in one frozen object; the only place that reads the environment."""

from __future__ import annotations

import difflib
import os
import warnings
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import wraps
from pathlib import Path
from typing import Any

from irad.errors import UsageError, did_you_mean
from irad.storage import process_directory

__all__ = ["Options", "wants_full_tracebacks"]

_TRUE = frozenset({"1", "true", "yes", "on"})
_FALSE = frozenset({"0", "false", "no", "off"})
#: Variables that are no settings of this object.
_OTHER_VARIABLES = frozenset({"PUBLIC", "TRACEBACK"})
_told: set[str] = set()
_KINDS: dict[str, tuple[type, str]] = {
    "bool": (bool, "True or False"), "int": (int, "a whole number"), "str": (str, "a string"), "Path": (Path, "a path"),
}  # fmt: skip
VECTOR_LIBRARIES = ("auto", "libmvec", "none")


def _default_cache_directory() -> Path:
    try:
        return Path.home() / ".cache" / "irad"
    except RuntimeError:  # no HOME, and a user that the system does not know
        return process_directory() or Path(os.devnull) / "irad"


@dataclass(frozen=True)
class Options:
    """Everything that can be set.

    Each field that is not given is what the environment says, by ``IRAD_`` and its name in capitals
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
        for name, spec in type(self).__dataclass_fields__.items():
            value, (kind, words) = getattr(self, name), _KINDS[str(spec.type)]
            if kind is Path and isinstance(value, str):
                object.__setattr__(self, name, Path(value))
            elif (not isinstance(value, kind) or (kind is int and value is True)) and name != "opt_level":
                raise UsageError(f"{name} is {value!r}; it must be {words}")
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
        if environ is None:
            return cls(**overrides)
        defaults: dict[str, Any] = {}
        for name, spec in cls.__dataclass_fields__.items():
            defaults[name] = spec.default_factory() if callable(spec.default_factory) else spec.default
        return cls(**{**defaults, **_from_environment(environ), **overrides})

    @classmethod
    def given(cls, options: Any) -> Options:
        """What was given as ``options=``, or what the environment says for None. Raises :class:`UsageError` for
        anything else."""
        if options is not None and not isinstance(options, cls):
            raise UsageError(f"options is {options!r}; it must be irad.Options(...)")
        return options or cls.from_environment()

    def with_(self, **changes: Any) -> Options:
        """A copy with some fields changed; raises :class:`UsageError` for a name that is not a field."""
        _refuse_unknown(changes)
        return replace(self, **changes)


def _refuse_unknown(names: Collection[str]) -> None:
    fields = Options.__dataclass_fields__
    for name in sorted(set(names) - set(fields)):
        hint = did_you_mean(name, fields) or f"; options are {', '.join(fields)}"
        raise UsageError(f"there is no option {name!r}{hint}")


def wants_full_tracebacks() -> bool:
    """Whether tracebacks are to show irad's own frames (``IRAD_TRACEBACK=full``)."""
    return os.environ.get("IRAD_TRACEBACK", "").lower() == "full"


def _from_environment(source: Mapping[str, str]) -> dict[str, Any]:
    """The fields that the environment sets. An empty variable counts as none, and so does, as the XDG specification
    says, a relative ``XDG_CACHE_HOME``."""
    fields = Options.__dataclass_fields__
    values: dict[str, Any] = {}
    if os.path.isabs(source.get("XDG_CACHE_HOME", "")):
        values["cache_directory"] = Path(source["XDG_CACHE_HOME"]) / "irad"
    for name, spec in fields.items():
        variable = f"IRAD_{name.upper()}"
        if source.get(variable):
            values[name] = _read(variable, source[variable], str(spec.type))
    known = sorted({name.upper() for name in fields} | _OTHER_VARIABLES)
    for variable in sorted(source):
        name = variable.removeprefix("IRAD_")
        if name != variable and name not in known and variable not in _told:
            _told.add(variable)
            near = [n for n in known if n.startswith(name)] or difflib.get_close_matches(name, known, 1)
            hint = f"did you mean IRAD_{near[0]}?" if near else "the guide lists the settings"
            warnings.warn(f"irad knows no setting {variable}; {hint}", RuntimeWarning, stacklevel=4)
    return values


_initialise = Options.__init__


@wraps(_initialise)
def _merged(self: Options, *given: Any, **named: Any) -> None:
    """What is given wins over the environment, and that over the defaults."""
    _refuse_unknown(named)
    taken = {*list(Options.__dataclass_fields__)[: len(given)], *named}
    if taken != set(Options.__dataclass_fields__):  # else a copy
        environment = _from_environment(os.environ)
        named = {**{name: value for name, value in environment.items() if name not in taken}, **named}
    _initialise(self, *given, **named)


Options.__init__ = _merged  # type: ignore[method-assign]


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
