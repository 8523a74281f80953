"""Shadows of global variables when a derivative begins."""

from __future__ import annotations

from irad.adjoint.emit.adjoints import float_leaves
from irad.adjoint.emit.sweep import Frame
from irad.analysis.pointers import holds_pointers
from irad.ir import types as T
from irad.ir.builder import i64, zero
from irad.ir.values import ConstInt, GlobalRef


def clear_global(frame: Frame, name: str, *, pointers: bool = True) -> None:
    """A derivative starts with zero shadows of the globals that it works on; `pointers` in them are their own
    shadows, which says that what they lead to has none."""
    head = frame.head
    variable = frame.output.module.globals[name]
    shadow = GlobalRef(frame.output.shadow_global(name))
    size = i64(frame.layout.size(variable.type))
    if not holds_pointers(frame.layout.body(variable.type)):
        frame.output.declare("llvm.memset.p0.i64", T.VOID, [T.PTR, T.I8, T.I64, T.I1])
        head.call("llvm.memset.p0.i64", T.VOID, [shadow, ConstInt(T.I8, 0), size, ConstInt(T.I1, 0)])
        return
    if pointers:
        frame.output.declare("llvm.memcpy.p0.p0.i64", T.VOID, [T.PTR, T.PTR, T.I64, T.I1])
        head.call("llvm.memcpy.p0.p0.i64", T.VOID, [shadow, GlobalRef(name), size, ConstInt(T.I1, 0)])
    for path, leaf in float_leaves(frame.layout, variable.type):
        at = head.gep(variable.type, shadow, [i64(0), *(ConstInt(T.I32, i) for i in path)]) if path else shadow
        head.store(zero(leaf), at)
