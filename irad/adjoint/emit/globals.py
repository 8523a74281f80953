"""Shadows of global variables when a derivative begins."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from irad.adjoint.emit.adjoints import float_leaves
from irad.adjoint.emit.tape_access import Frame
from irad.adjoint.kept_blocks import KeptBlock
from irad.adjoint.stale_state import StaleState, number_rows
from irad.analysis.alias.linear_address import Residue
from irad.analysis.alias.memory import holds_pointers
from irad.analysis.call_targets import names_in
from irad.codegen import runtime_ir
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.builder import Builder, i64, zero
from irad.ir.layout import DataLayout
from irad.ir.values import Argument, ConstInt, ConstNull, GlobalRef, Value

_EXTENT = re.compile(r"\bdereferenceable\((\d+)\)")


def clear_globals(frame: Frame, facts: FunctionFacts, names: Iterable[str], *, pointers: bool = True) -> None:
    """A derivative starts with zero shadows of the globals that it works on. `pointers` in them that lead to one of
    these globals lead to its shadow; others are their own shadows, which says that what they lead to has none."""
    every = sorted(names)
    rows = {name: facts.shared.stale_pointers.rows(name) for name in every}
    for name in every:
        _clear(frame, facts, name, rows[name], pointers)
    for name in every if pointers else ():
        _redirect(frame, name, rows[name], every)


def adopt_blocks(frame: Frame, facts: FunctionFacts, kept: Sequence[KeptBlock], *, fill: int) -> Value | None:
    """Blocks that earlier calls have made get shadows for as long as a derivative runs, each byte set to `fill`;
    returns by what they are told from those of other derivatives."""
    if not kept:
        return None
    head, output = frame.head, frame.output
    owner = head.alloca(T.I64)
    output.declare("irad_adopt", T.PTR, [T.PTR, T.PTR, T.PTR, T.I32], "nounwind")
    for each in kept:
        block = head.load(T.PTR, head.offset(GlobalRef(each.name), each.offset))
        message = GlobalRef(output.message(_stale(facts, each)))
        shadow = head.call("irad_adopt", T.PTR, [owner, block, message, ConstInt(T.I32, fill)])
        head.store(shadow, head.offset(GlobalRef(output.shadow_global(each.name)), each.offset))
    return owner


def end_adoption(b: Builder, frame: Frame, owner: Value | None, *, check: bool) -> None:
    """Release these shadows; with `check` stop the program where an adjoint is left in one."""
    if owner is not None:
        frame.output.declare("irad_end_adoption", T.VOID, [T.PTR, T.I32], "nounwind")
        b.call("irad_end_adoption", T.VOID, [owner, ConstInt(T.I32, int(check))])


def meet_stale_pointers(
    frame: Frame, facts: FunctionFacts, values: Mapping[Argument, Value], shadows: Mapping[Argument, Value]
) -> None:
    """Pointers that an earlier call has left in globals and that lead to an argument with a shadow lead to that; where
    the global has no shadow, the derivative would be lost, and the program stops. Of how large an argument's memory is,
    only what its attributes promise is known: a pointer into the rest of it is not noticed here."""
    head, output = frame.head, frame.output
    for slots in facts.shared.stale_pointers.of(facts.function.name):
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
                head.call(runtime_ir.redirect(output), T.VOID, [row, i64(slots.count), given, shadow, size])
            else:
                message = GlobalRef(output.message(_lost(facts, argument, slots.name)))
                head.call(runtime_ir.refuse_within(output), T.VOID, [row, i64(slots.count), given, size, message])


def note_stale(frame: Frame, states: Iterable[StaleState]) -> None:
    """When a derivative begins: of variables that remember results and are brought up to date, whether there is
    anything in them but what the program begins with."""
    for state in states:
        if not state.updated:
            continue
        flag = _flag(frame, state)
        frame.head.store(ConstInt(T.IntType(8), 0), flag)
        for type_, place in _words(frame, state.name):
            frame.head.call(runtime_ir.note_stale(frame.output, type_), T.VOID, [*place, flag])


def refuse_stale(b: Builder, frame: Frame, facts: FunctionFacts, states: Iterable[StaleState]) -> None:
    """Behind the reverse sweep: where a variable that remembers results has an adjoint left, the result depends on what
    was there when the derivative began. If that is not what the program begins with, an earlier call has left it, and
    the program stops. (What has an adjoint left is still there, unless it has been brought up to date: that is noted
    when the derivative begins.)"""
    for state in states:
        message = GlobalRef(frame.output.message(_stale(facts, state)))
        for type_, place in _words(frame, state.name):
            if state.updated:
                noted = [place[0], place[-1], _flag(frame, state), message]
                b.call(runtime_ir.refuse_noted(frame.output, type_), T.VOID, noted)
            else:
                refuse = runtime_ir.refuse_stale(frame.output, type_, type_ == T.I64 and _may_point(facts, state.name))
                b.call(refuse, T.VOID, [*place, message])


def _may_point(facts: FunctionFacts, name: str) -> bool:
    """Whether doubles of a variable are members of unions that may hold a pointer instead."""
    return facts.types.may_be_word(GlobalRef(name), Residue(0, 1), 1)


def _flag(frame: Frame, state: StaleState) -> GlobalRef:
    name = f"irad.noted.{state.name}"
    frame.output.helper(name, lambda: f"@{T.quoted(name)} = internal global i8 0")
    return GlobalRef(name)


def poison_stale(frame: Frame, states: Iterable[StaleState]) -> None:
    """Before a tangent: what an earlier call has left in a variable that remembers results has a tangent that is not
    known, NaN."""
    for state in states:
        for type_, place in _words(frame, state.name):
            frame.head.call(runtime_ir.poison_stale(frame.output, type_), T.VOID, place)


def _words(frame: Frame, name: str) -> Iterator[tuple[T.Type, list[Value]]]:
    """The parts of a global that may hold numbers: as words of which type, where they are in its shadow, in itself and
    in what it is initialised with, and how many there are."""
    layout, output = frame.layout, frame.output
    type_ = output.module.globals[name].type
    rows = list(number_rows(layout, type_))
    if not rows and not holds_pointers(layout.body(type_)):  # bytes; beside pointers the shadow holds what is there
        rows = [(0, layout.size(type_), 8)]
    places = (GlobalRef(output.shadow_global(name)), GlobalRef(name), GlobalRef(output.initial(name)))
    for offset, length, width in rows:
        word = T.I64 if width % 8 == 0 and length % 8 == 0 else T.I32
        row = [frame.head.offset(place, offset) for place in places]
        yield word, [*row, i64(length // layout.size(word))]


def _stale(facts: FunctionFacts, state: StaleState | KeptBlock) -> str:
    place = facts.shared.place(state.where) if facts.shared.has_line(state.where) else ""
    return (
        f"{place}error: cannot differentiate '{facts.function.name}'; its result depends on what an earlier call "
        f"has left in the global variable '{state.name}', and how that was computed is not seen now; let the function "
        "forget it before the call, or differentiate what it is computed by; Options(constant_state=True) takes it for "
        "a constant"
    )


def _lost(facts: FunctionFacts, argument: Argument, name: str) -> str:
    naming = [i for i in facts.function.instructions() if any(name in names_in(o) for o in i.operands)]
    located = [i for i in (*naming, *facts.function.instructions()) if facts.shared.has_line(i)]
    place = facts.shared.place(located[0]) if located else ""
    return (
        f"{place}error: cannot differentiate '{facts.function.name}' by its argument {argument.index + 1}; an earlier "
        f"call has left a pointer to that memory in the global variable '{name}', and derivatives through it would be "
        "lost; pass a copy of the memory, or set the global in the differentiated function"
    )


def _redirect(frame: Frame, name: str, rows: Iterable[tuple[int, int]], targets: list[str]) -> None:
    layout, output = frame.layout, frame.output
    shadow = GlobalRef(output.shadow_global(name))
    for offset, count in rows:
        slots = frame.head.offset(shadow, offset)
        for target in targets:
            size = i64(layout.size(output.module.globals[target].type))
            behind = [GlobalRef(target), GlobalRef(output.shadow_global(target)), size]
            frame.head.call(runtime_ir.redirect(output), T.VOID, [slots, i64(count), *behind])


def _clear(frame: Frame, facts: FunctionFacts, name: str, rows: Sequence[tuple[int, int]], pointers: bool) -> None:
    """Zero, but for pointers. What else may be in a place that is no number's by its type (a number in a union, or bits
    of one that an earlier call has kept in an integer, say) is no adjoint."""
    head = frame.head
    variable = frame.output.module.globals[name]
    shadow = GlobalRef(frame.output.shadow_global(name))
    size = frame.layout.size(variable.type)
    body = frame.layout.body(variable.type)
    whole = bool(rows) and holds_pointers(body) and _has_bytes(frame.layout, body)
    if pointers or not rows:
        frame.output.declare("llvm.memset.p0.i64", T.VOID, [T.PTR, T.I8, T.I64, T.I1])
        head.call("llvm.memset.p0.i64", T.VOID, [shadow, ConstInt(T.I8, 0), i64(size), ConstInt(T.I1, 0)])
    copied = [(0, size)] if whole else [(offset, 8 * count) for offset, count in rows]
    least = i64(1 << 32 if facts.shared.has_short_floats else 0)  # two of them look like an address below that
    for offset, length in copied if pointers else ():
        places = [head.offset(shadow, offset), head.offset(GlobalRef(name), offset)]
        if length >= 8:
            head.call(runtime_ir.copy_addresses(frame.output), T.VOID, [*places, i64(length // 8), least])
    for path, leaf in float_leaves(frame.layout, variable.type, integers=True) if whole or not pointers else ():
        at = head.gep(variable.type, shadow, [i64(0), *(ConstInt(T.I32, i) for i in path)]) if path else shadow
        head.store(zero(leaf), at)


def _has_bytes(layout: DataLayout, type_: T.Type) -> bool:
    """Whether there may be pointers in places of which a type does not say so."""
    body = layout.body(type_)
    if isinstance(body, T.StructType):
        return any(_has_bytes(layout, e) for e in body.elements)
    return isinstance(body, T.ArrayType) and (body.element == T.I8 or _has_bytes(layout, body.element))
