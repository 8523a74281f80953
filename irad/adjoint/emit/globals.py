"""Shadows of global variables when a derivative begins."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from irad.adjoint.emit import helpers
from irad.adjoint.emit.adjoints import float_leaves
from irad.adjoint.emit.sweep import Frame
from irad.adjoint.facts import FunctionFacts
from irad.analysis.leftovers import pointer_rows
from irad.analysis.memory import holds_pointers
from irad.analysis.targets import names_in
from irad.ir import types as T
from irad.ir.builder import i64, zero
from irad.ir.values import Argument, ConstInt, ConstNull, GlobalRef, Value

_EXTENT = re.compile(r"\bdereferenceable\((\d+)\)")


def clear_globals(frame: Frame, names: Iterable[str], *, pointers: bool = True) -> None:
    """A derivative starts with zero shadows of the globals that it works on. `pointers` in them that lead to one of
    these globals lead to its shadow; others are their own shadows, which says that what they lead to has none."""
    every = sorted(names)
    for name in every:
        _clear(frame, name, pointers)
    for name in every if pointers else ():
        _redirect(frame, name, every)


def meet_leftovers(
    frame: Frame, facts: FunctionFacts, values: Mapping[Argument, Value], shadows: Mapping[Argument, Value]
) -> None:
    """Pointers that an earlier call has left in globals and that lead to an argument with a shadow lead to that; where
    the global has no shadow, the derivative would be lost, and the program stops. Of how large an argument's memory is,
    only what its attributes promise is known: a pointer into the rest of it is not noticed here."""
    head, output = frame.head, frame.output
    for slots in facts.shared.leftovers.of(facts.function.name):
        if slots.name in facts.shared.calls.inactive_globals:
            continue
        active = slots.name in facts.request.active_globals
        row = head.offset(GlobalRef(output.shadow_global(slots.name) if active else slots.name), slots.offset)
        for argument, shadow in shadows.items():
            given = values[argument]
            promised = _EXTENT.search(argument.attributes)
            absent = head.compare("icmp", "eq", given, ConstNull(T.PTR))
            size = head.select(absent, i64(0), i64(int(promised[1]) if promised else 1))
            if active:
                head.call(helpers.redirect(output), T.VOID, [row, i64(slots.count), given, shadow, size])
            else:
                message = GlobalRef(output.message(_lost(facts, argument, slots.name)))
                head.call(helpers.refuse_within(output), T.VOID, [row, i64(slots.count), given, size, message])


def _lost(facts: FunctionFacts, argument: Argument, name: str) -> str:
    naming = [i for i in facts.function.instructions() if any(name in names_in(o) for o in i.operands)]
    located = [i for i in (*naming, *facts.function.instructions()) if facts.shared.has_line(i)]
    place = facts.shared.place(located[0]) if located else ""
    return (
        f"{place}error: cannot differentiate '{facts.function.name}' by its argument {argument.index + 1}; an earlier "
        f"call has left a pointer to that memory in the global variable '{name}', and derivatives through it would be "
        "lost; pass a copy of the memory, or set the global in the differentiated function"
    )


def _redirect(frame: Frame, name: str, targets: list[str]) -> None:
    layout, output = frame.layout, frame.output
    shadow = GlobalRef(output.shadow_global(name))
    for offset, count in pointer_rows(layout, output.module.globals[name].type, 0):
        slots = frame.head.offset(shadow, offset)
        for target in targets:
            size = i64(layout.size(output.module.globals[target].type))
            behind = [GlobalRef(target), GlobalRef(output.shadow_global(target)), size]
            frame.head.call(helpers.redirect(output), T.VOID, [slots, i64(count), *behind])


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
