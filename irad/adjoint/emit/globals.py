"""Shadows of global variables when a derivative begins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from irad.adjoint.emit import helpers
from irad.adjoint.emit.adjoints import float_leaves
from irad.adjoint.emit.sweep import Frame
from irad.analysis.pointers import holds_pointers
from irad.ir import types as T
from irad.ir.builder import i64, zero
from irad.ir.layout import DataLayout
from irad.ir.values import ConstInt, GlobalRef


def clear_globals(frame: Frame, names: Iterable[str], *, pointers: bool = True) -> None:
    """A derivative starts with zero shadows of the globals that it works on. `pointers` in them that lead to one of
    these globals lead to its shadow; others are their own shadows, which says that what they lead to has none."""
    every = sorted(names)
    for name in every:
        _clear(frame, name, pointers)
    for name in every if pointers else ():
        _redirect(frame, name, every)


def _redirect(frame: Frame, name: str, targets: list[str]) -> None:
    layout, output = frame.layout, frame.output
    shadow = GlobalRef(output.shadow_global(name))
    for offset, count in _pointers(layout, output.module.globals[name].type, 0):
        slots = frame.head.offset(shadow, offset)
        for target in targets:
            size = i64(layout.size(output.module.globals[target].type))
            behind = [GlobalRef(target), GlobalRef(output.shadow_global(target)), size]
            frame.head.call(helpers.redirect(output), T.VOID, [slots, i64(count), *behind])


def _pointers(layout: DataLayout, type_: T.Type, at: int) -> Iterator[tuple[int, int]]:
    """Where pointers lie in a type: offsets of rows of them, and how many stand in each row."""
    body = layout.body(type_)
    if body.is_pointer:
        yield at, 1
    elif isinstance(body, T.ArrayType) and body.element.is_pointer:
        yield at, body.count
    elif isinstance(body, T.ArrayType) and holds_pointers(layout.body(body.element)):
        for index in range(body.count):
            yield from _pointers(layout, body.element, at + index * layout.size(body.element))
    elif isinstance(body, T.StructType):
        for element, offset in zip(body.elements, layout.offsets(body), strict=True):
            yield from _pointers(layout, element, at + offset)


def _clear(frame: Frame, name: str, pointers: bool) -> None:
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
