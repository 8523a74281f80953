"""Raised functions as text beside the functions that they are another form of, and what they call."""

from __future__ import annotations

import re
from collections.abc import Iterable

from irad.ir.instructions import Call
from irad.ir.marks import BLOCK, CHUNK, SHARE, TURN_BEGIN, TURN_END
from irad.ir.module import Function, Module
from irad.transform.openmp.names import INTEGER, RAISED

RUNTIME = {
    "omp_get_thread_num": "i32 @omp_get_thread_num() nounwind",
    "omp_get_num_threads": "i32 @omp_get_num_threads() nounwind",
    "__kmpc_global_thread_num": "i32 @__kmpc_global_thread_num(ptr) nounwind",
    **{
        f"{mark}{type_}": f"{type_} @{mark}{type_}({parameters}) nounwind willreturn memory(none)"
        for type_ in ("i32", "i64")
        for mark, parameters in ((SHARE, type_), (CHUNK, type_), (BLOCK, f"{type_}, {type_}"))
    },
    "llvm.memcpy.p0.p0.i64": "void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    "irad_section_enter": "i64 @irad_section_enter(ptr, ptr) nounwind",
    "irad_section_leave": "void @irad_section_leave(ptr, i64) nounwind",
}
"""What raised functions call."""
_RARE = {
    TURN_BEGIN: f"void @{TURN_BEGIN}(ptr, ptr, i32) nounwind",
    TURN_END: f"void @{TURN_END}(ptr, ptr, i32) nounwind",
    INTEGER: f"void @{INTEGER}(ptr readnone captures(none), i64) nounwind willreturn memory(inaccessiblemem: readwrite)"
}
"""What few of them call."""


def plain_prefix(prefix: str) -> str:
    """What stands in front of a definition, without linkage and visibility."""
    linkage = {"internal", "private", "linkonce", "linkonce_odr", "weak", "weak_odr", "available_externally", "common"}
    return " ".join(w for w in prefix.split() if w not in linkage | {"dso_local", "hidden", "protected"})


def plain_suffix(suffix: str) -> str:
    """What stands behind a definition's parameters, without what only one function may have."""
    return re.sub(r"!dbg !\d+|\b(local_)?unnamed_addr\b|\bcomdat(\([^)]*\))?|section \"[^\"]*\"", "", suffix).strip()


def as_raised(function: Function, name: str) -> None:
    """Name a function as the raised form of `name`, to stand beside it."""
    function.name = RAISED + name
    function.prefix = plain_prefix(function.prefix)
    function.suffix = plain_suffix(function.suffix)


def missing(module: Module, more: Iterable[Function] = ()) -> list[str]:
    """Declarations of what raised functions, those of a module and `more`, call that the module does not have."""
    raised = [*(f for f in module.functions.values() if f.is_parsed), *more]
    called = {i.callee_name for f in raised for i in f.instructions() if isinstance(i, Call)}
    wanted = {**RUNTIME, **{name: text for name, text in _RARE.items() if name in called}}
    return [f"declare {text}" for name, text in wanted.items() if name not in module.functions]


__all__ = ["RUNTIME", "as_raised", "missing", "plain_prefix", "plain_suffix"]
