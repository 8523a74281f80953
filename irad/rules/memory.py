"""Rules for functions that copy and fill memory, and for intrinsics that the emitter treats by their form."""

from __future__ import annotations

from irad.rules.kinds import Rule, Structural, Transfer, intrinsic, plain

TRANSFERS: tuple[Transfer, ...] = (
    Transfer("memcpy", "copy", 0, 2, plain("memcpy", "__memcpy_chk"), source=1, returns=0),
    Transfer("mempcpy", "copy", 0, 2, plain("mempcpy", "__mempcpy_chk"), source=1, returns=0, end=True),
    Transfer("memmove", "move", 0, 2, plain("memmove", "__memmove_chk"), source=1, returns=0),
    Transfer("memset", "fill", 0, 2, plain("memset", "__memset_chk"), value=1, returns=0),
    Transfer("bcopy", "move", 1, 2, plain("bcopy"), source=0),
    Transfer("bzero", "fill", 0, 1, plain("bzero", "__bzero", "explicit_bzero")),
    Transfer("llvm.memcpy", "copy", 0, 2, intrinsic("llvm.memcpy", "llvm.memcpy.inline"), source=1),
    Transfer("llvm.memmove", "move", 0, 2, intrinsic("llvm.memmove"), source=1),
    Transfer("llvm.memset", "fill", 0, 2, intrinsic("llvm.memset", "llvm.memset.inline"), value=1),
)

_REDUCTIONS = ("fadd", "fmul", "fmin", "fmax", "fminimum", "fmaximum")
_MASKED = (
    "masked.load",
    "masked.store",
    "masked.gather",
    "masked.scatter",
    "masked.expandload",
    "masked.compressstore",
)
_VECTOR = (
    "vector.insert",
    "vector.extract",
    "vector.reverse",
    "vector.splice.left",
    "vector.splice.right",
    "vector.interleave2",
    "vector.deinterleave2",
)
_MATRIX = ("matrix.transpose", "matrix.multiply", "matrix.column.major.load", "matrix.column.major.store")
_POINTERS = ("launder.invariant.group", "strip.invariant.group", "ptrmask", "threadlocal.address")
_REGIONS = ("lifetime.start", "lifetime.end", "invariant.start", "invariant.end", "stacksave", "stackrestore")
_LISTS = ("va_start", "va_end", "va_copy")


def _structural(note: str, *names: str) -> tuple[Structural, ...]:
    return tuple(Structural(f"llvm.{name}", intrinsic(f"llvm.{name}"), note) for name in names)


STRUCTURAL: tuple[Structural, ...] = (
    _structural("reduction of a vector", *(f"vector.reduce.{name}" for name in _REDUCTIONS))
    + _structural("masked access to memory", *_MASKED)
    + _structural("rearrangement of vector lanes", *_VECTOR)
    + _structural("matrix operation", *_MATRIX)
    + _structural("the pointer, unchanged as to its memory", *_POINTERS)
    + _structural("lifetime of stack memory", *_REGIONS)
    + _structural("copy of any value", "ssa.copy")
    + _structural("variable arguments", *_LISTS)
)

RULES: tuple[Rule, ...] = TRANSFERS + STRUCTURAL
