"""What lowering a Numba kernel yields: the module, the entry's parameters, and the addresses it needs."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from irad.frontends.compiled_module import RuledFunction, Unit

__all__ = ["ArgSpec", "ErrorSlot", "NumbaKernel", "NumbaUnsupported", "Parameter", "ResultSpec", "ResultUnsupported"]


class NumbaUnsupported(Exception):
    """A Numba kernel that cannot be lowered to a plain C function.

    ``what`` names the finding, ``why`` the reason, ``remedy`` what to do; ``filename`` and ``line`` are where
    the kernel's Python source begins (``""`` and 0 when it is not known).
    """

    def __init__(self, what: str, why: str = "", remedy: str = "", *, filename: str = "", line: int = 0) -> None:
        super().__init__("; ".join(part for part in (what, why, remedy) if part))
        self.what = what
        self.why = why
        self.remedy = remedy
        self.filename = filename
        self.line = line


class ResultUnsupported(NumbaUnsupported):
    """A Numba kernel that returns what a plain C function cannot return."""


@dataclass(frozen=True)
class Parameter:
    """One parameter of the entry.

    ``type`` is LLVM's text (``double``, ``i64``, ``ptr``); ``role`` is ``value``, ``real``, ``imag``,
    ``data``, ``shape``, ``stride`` (in bytes), ``out`` or ``error``.
    """

    name: str
    type: str
    role: str


@dataclass(frozen=True)
class ArgSpec:
    """One Python argument (or one item of a tuple), and the entry's parameters that carry it.

    ``kind`` is ``float``, ``int``, ``bool``, ``complex``, ``array``, ``tuple`` or ``none`` (a value known
    when the kernel is compiled, such as a default or a function: it takes no parameter). ``dtype``, ``ndim``,
    ``layout`` (``C``, ``F`` or ``A``) and ``writable`` describe arrays; ``dtype`` also scalars. ``items`` are
    the specs of a tuple's items. The parameters are ``first`` to ``first + count - 1``.
    """

    name: str
    numba_type: Any
    kind: str
    first: int
    count: int
    dtype: np.dtype | None = None
    ndim: int = 0
    layout: str = ""
    writable: bool = False
    items: tuple[ArgSpec, ...] = ()

    @property
    def parameters(self) -> range:
        """Positions of the parameters that carry this argument."""
        return range(self.first, self.first + self.count)

    def flatten(self, value: Any) -> Iterator[Any]:
        """The entry's actual arguments for ``value``: numbers, and the data address of arrays."""
        if self.kind == "tuple":
            for spec, item in zip(self.items, value, strict=True):
                yield from spec.flatten(item)
        elif self.kind == "array":
            yield value.ctypes.data
            yield from value.shape
            if self.layout == "A":
                yield from value.strides
        elif self.kind == "complex":
            yield from (value.real, value.imag)
        elif self.kind != "none":
            yield value


@dataclass(frozen=True)
class ResultSpec:
    """What the kernel returns.

    A scalar (``float``, ``int``, ``bool``) is the entry's return value. The leaves of a ``tuple`` (nested
    ones flattened in order) and a ``complex`` (two numbers at one address) are stored through the ``out``
    parameters, one for each leaf, from position ``first`` on. ``none`` returns nothing.
    """

    numba_type: Any
    kind: str
    type: str = "void"
    first: int = 0
    count: int = 0
    dtype: np.dtype | None = None
    items: tuple[ResultSpec, ...] = ()

    def leaves(self) -> Iterator[ResultSpec]:
        """The scalars of the result, in the order of the ``out`` parameters."""
        if self.kind == "tuple":
            for item in self.items:
                yield from item.leaves()
        elif self.kind != "none":
            yield self

    def rebuild(self, leaves: Iterator[Any]) -> Any:
        """The Python result from the values of its leaves."""
        if self.kind == "none":
            return None
        if self.kind != "tuple":
            return next(leaves)
        items = [item.rebuild(leaves) for item in self.items]
        instance = getattr(self.numba_type, "instance_class", None)
        return instance(*items) if instance is not None else tuple(items)


@dataclass(frozen=True)
class NumbaKernel:
    """A Numba kernel as one LLVM module with a plain C entry.

    The entry is ``T entry(parameters…)``: the arguments' parameters, then one ``out`` pointer for each leaf
    of a tuple or complex result, then ``error``, a pointer to :class:`ErrorSlot` that every call writes.
    ``externals`` maps each symbol that the module only declares to its address in this process.
    ``name`` is the Python function's, ``source`` its file and line. ``parallel`` says that there are regions of OpenMP
    in it.
    """

    module_text_or_bitcode: bytes
    entry: str
    arguments: tuple[ArgSpec, ...]
    result: ResultSpec
    parameters: tuple[Parameter, ...]
    externals: dict[str, int]
    name: str
    source: tuple[str, int]
    rules: tuple[RuledFunction, ...] = ()
    parallel: bool = False

    @property
    def unit(self) -> Unit:
        """The module as every front end hands it on."""
        return Unit(
            bitcode=self.module_text_or_bitcode,
            name=self.name,
            language="numba",
            sources=(self.source[0],),
            externals=self.externals,
            rules=self.rules,
        )

    def flatten(self, values: Sequence[Any]) -> list[Any]:
        """The entry's leading arguments for the Python values of the call."""
        return [leaf for spec, value in zip(self.arguments, values, strict=True) for leaf in spec.flatten(value)]


class ErrorSlot(ctypes.Structure):
    """What the entry writes through its last parameter: 0 and null, or a status and the exception."""

    _fields_ = [("status", ctypes.c_int32), ("excinfo", ctypes.c_void_p)]
