"""Global variables that remember results: what an earlier call has left in them may have been computed from active
numbers, and a derivative that starts from it would miss that.

A function that computes with its state and then overwrites it (a running sum, the state of a filter) means what is
there to be a constant. One that on some way stores an active number *without* having used what was there, and on
another way uses what is there, remembers: the last result for the same arguments, rows of a table that are filled when
they are first needed. So does one that compares its arguments with such variables for equality, whatever it does then:
it may leave out what an earlier call has done, also of a sum; and one that overwrites a variable only where that is
found to be a certain number, which says that nothing has been computed yet. Such variables are found here; whether a
call does use what was there, is tested when the derivative runs: words that are what the program begins with count as
never written.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from irad.analysis.alias.linear_address import global_place
from irad.analysis.call_targets import names_in
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.builder import zero
from irad.ir.debuginfo import SourceLocation
from irad.ir.instructions import Block, Call, Compare, Instruction, Load, Phi, Store
from irad.ir.layout import DataLayout
from irad.ir.module import Function, Module
from irad.ir.values import Constant, ConstInt, ConstNull, GlobalRef, Value
from irad.ir.worklist import reached

_SAME = frozenset(("freeze", "bitcast", "fpext", "fptrunc"))
"""Operations whose result is the number that they are given."""
_EQUALITIES = ("oeq", "une", "ueq", "one")
_ADDRESSES = frozenset(("getelementptr", "phi", "select", "freeze", "bitcast", "addrspacecast"))


@dataclass(frozen=True)
class StaleState:
    """A global variable that remembers, and a place at which it does. updated: it may be overwritten by what is
    computed from its contents, so that its words have to be looked at before."""

    name: str
    where: Instruction
    updated: bool


def stale_state(functions: Iterable[FunctionFacts]) -> list[StaleState]:
    """Of all functions that a derivative consists of: the variables in which one call may leave results for the next
    and that nothing else in the module sets, in the order of their names."""
    every = list(functions)
    if not every or every[0].request.constant_state:
        return []
    found: dict[str, StaleState] = {}
    for facts in every:
        for state in _remembered(facts):
            known = found.setdefault(state.name, state)
            found[state.name] = replace(known, updated=known.updated or state.updated)
    inside = {f.function.name for f in every}
    named = _naming(every[0].shared.module, found) if found else {}
    return [found[n] for n in sorted(found) if not _is_set_elsewhere(n, every[0], inside, named.get(n, {}))]


def _remembered(facts: FunctionFacts) -> Iterator[StaleState]:
    """Globals into which active numbers are stored, where what was there has not been read on the way, or is compared
    with arguments."""
    shadowed = facts.request.active_globals
    if not shadowed:
        return
    compares = any(_compares_state(facts, inst, shadowed) for inst in facts.function.instructions())
    for block in facts.cfg.living:
        for inst in block.instructions:
            for pointer in overwritten(facts, inst):
                names = sorted(_names(facts, pointer) & shadowed)
                updated = bool(names) and _has_read(facts, inst, pointer)
                if updated and not compares:
                    names = [n for n in names if _is_overwritten_once(facts, inst, n)]
                yield from (StaleState(name, inst, updated) for name in names)


def _is_overwritten_once(facts: FunctionFacts, store: Instruction, name: str) -> bool:
    """Whether a store into a variable runs only where numbers found there are, or are not, what a constant says."""
    for compare in facts.function.instructions():
        if not _asks(compare):
            continue
        asked = [o for o in compare.operands if not isinstance(o, Constant)]
        if all(_is_kept(facts, o, frozenset((name,))) for o in asked) and _decides(facts, compare, store.parent):
            return True
    return False


def _decides(facts: FunctionFacts, condition: Instruction, block: Block) -> bool:
    """Whether a condition leads to a block on one of its ways only."""
    users, cfg = facts.function.users, facts.cfg
    made = reached([condition], lambda value: (u for u in users.get(value, ()) if u.type.scalar == T.I1))
    branches = {u.block for value in made for u in users.get(value, ()) if u.opcode == "br"}
    ways = (way for branch in branches if branch is not None for way in cfg.successors[branch])
    return any(len(cfg.predecessors[way]) == 1 and cfg.dominates(way, block) for way in ways)


def _asks(inst: Instruction) -> bool:
    """Whether an instruction asks what number a value is, and passes nothing of it on."""
    return inst.opcode == "fcmp" or (isinstance(inst, Call) and (inst.callee_name or "").startswith("llvm.is.fpclass"))


def _compares_state(facts: FunctionFacts, inst: Instruction, shadowed: frozenset[str]) -> bool:
    """Whether active numbers are compared for equality with numbers in variables that calls leave behind."""
    if isinstance(inst, Compare) and inst.predicate in _EQUALITIES and inst.opcode == "fcmp":
        kept = [_is_kept(facts, o, shadowed) for o in inst.operands]
        return sum(kept) == 1 and inst.operands[kept.index(False)] in facts.activity.varied
    if isinstance(inst, Call) and inst.callee_name in ("memcmp", "bcmp"):
        kept = [_names(facts, o) & shadowed != frozenset() for o in inst.operands[:2]]
        return sum(kept) == 1 and facts.activity.has_data(inst.operands[kept.index(False)])
    return False


def _is_kept(facts: FunctionFacts, value: Value, shadowed: frozenset[str]) -> bool:
    """Whether a number is found in such a variable, on some way."""
    def same(current: Value) -> list[Value]:
        merges = isinstance(current, Instruction) and (current.opcode == "phi" or current.opcode in _SAME)
        return current.operands if merges else []  # type: ignore[attr-defined]

    return any(isinstance(v, Load) and _names(facts, v.pointer) & shadowed for v in reached([value], same))


def _names(facts: FunctionFacts, pointer: Value) -> frozenset[str]:
    origins = (o.origin for o in facts.pointers.objects(pointer) if o.kind == "global")
    return frozenset(o.name for o in origins if isinstance(o, GlobalRef))


def overwritten(facts: FunctionFacts, inst: Instruction) -> Iterator[Value]:
    """The pointers behind which an instruction puts active numbers."""
    activity = facts.activity
    if isinstance(inst, Store):
        if inst.value in activity.varied and not inst.value.type.is_pointer:
            yield inst.pointer
    elif isinstance(inst, Call):
        effect = facts.shared.calls.effect(inst)
        if effect.copies is not None:
            target, source = effect.copies
            if activity.has_data(inst.operands[source]):
                yield inst.operands[target]
        elif effect.kind in ("defined", "custom"):
            yield from (o for i, o in enumerate(inst.operands) if o.type.is_pointer and effect.stores_through(i))


def _has_read(facts: FunctionFacts, store: Instruction, pointer: Value) -> bool:
    """Whether the number that is overwritten has been read before, and something is computed with it: whenever it is
    overwritten, or the new number itself. What only chooses between the old number and the new one does not read."""
    if not isinstance(store, Store):
        return False
    at = global_place(facts.shared.module, pointer)
    for load in facts.function.instructions():
        same = isinstance(load, Load) and (
            load.pointer is pointer or (at is not None and global_place(facts.shared.module, load.pointer) == at)
        )
        before = same and facts.cfg.precedes(load, store)
        if before and any(_goes_with(facts, use, store) for use in _uses(facts, load)):
            return True
    return False


def _uses(facts: FunctionFacts, load: Instruction) -> Iterator[Instruction]:
    """What computes with a loaded number, also as it is carried into a loop."""
    work, seen = [load], {load}
    while work:
        for user in facts.function.users.get(work.pop(), ()):
            if user in seen or user.opcode == "select":
                continue
            seen.add(user)
            if user.opcode in _SAME or (isinstance(user, Phi) and _carries(facts, user)):
                work.append(user)
            elif not isinstance(user, Phi) and not (_asks(user) and all(_is_known(o, seen) for o in user.operands)):
                yield user


def _is_known(value: Value, same: set[Instruction]) -> bool:
    """Whether a number is what was found in the variable, or a constant."""
    return value in same or isinstance(value, Constant)


def _carries(facts: FunctionFacts, phi: Phi) -> bool:
    """Whether a phi takes a value into a loop, or out of one, and chooses nothing."""
    inner = facts.forest.innermost.get(phi.parent)
    return len(phi.operands) == 1 or (inner is not None and inner.header is phi.parent)


def _goes_with(facts: FunctionFacts, use: Instruction, store: Store) -> bool:
    """Whether a use runs whenever a store does, or the stored value depends on it."""
    if facts.cfg.precedes(use, store) or facts.cfg.precedes(store, use):
        return True
    users = facts.function.users
    return any(store.value is value for value in reached([use], lambda value: users.get(value, ())))


def _is_set_elsewhere(
    name: str, facts: FunctionFacts, inside: set[str], named: Mapping[Function, list[Instruction]]
) -> bool:
    """Whether a function that takes no part in the derivative sets a variable to anything but zeros: then what is found
    there may be meant as a constant. Copies of the code that does take part, for functions that were inlined, count for
    that code."""
    module, debug = facts.shared.module, facts.shared.debug
    parts = {(s.file, s.name) for n in inside if (s := debug.subprogram(module.functions[n])) is not None}
    taking_part, others = set(), []
    for function, naming in named.items():
        for inst in _setters(module, function, name, naming):
            location = debug.location(inst.location)
            line = location and (location.file, location.line, location.column)
            if function.name in inside:
                taking_part.add(line)
            elif parts.isdisjoint(_inlined_from(location)) and (location is None or location.line):
                others.append(line)  # (line 0: merged of several copies)
    return any(line is None or line not in taking_part for line in others)


def _inlined_from(location: SourceLocation | None) -> Iterator[tuple[str, str]]:
    """The functions of the source that an instruction comes from by way of calls that were inlined."""
    while location is not None and location.inlined_at is not None:
        yield location.file, location.function
        location = location.inlined_at


def _naming(module: Module, names: Container[str]) -> dict[str, dict[Function, list[Instruction]]]:
    """By variable, the instructions that have its address as an operand, or in one, in each function."""
    found: dict[str, dict[Function, list[Instruction]]] = {}
    for function in module.functions.values():
        for inst in () if function.is_declaration else function.instructions():
            for name in {n for o in inst.operands if isinstance(o, Constant) for n in names_in(o) if n in names}:
                found.setdefault(name, {}).setdefault(function, []).append(inst)
    return found


def _setters(module: Module, function: Function, name: str, named: list[Instruction]) -> Iterator[Instruction]:
    """The instructions of a function that may set a variable to anything but zeros. An address in it counts for what is
    done with it; one that the compiler has put somewhere, and of which no line is known, is followed."""
    def is_address(inst: Instruction) -> bool:
        return inst.opcode in _ADDRESSES and inst.type.is_pointer and not inst.location

    for inst in reached(named, lambda i: function.users.get(i, ()) if is_address(i) else ()):
        harmless = is_address(inst) or inst.opcode in ("load", "icmp") or _clears(inst)
        if not harmless and not _sets_no_number(module, inst, name):
            yield inst


def number_rows(layout: DataLayout, type_: T.Type, at: int = 0) -> Iterator[tuple[int, int, int]]:
    """Where numbers lie in a type: offsets of rows of them, how long each row is, and each number, in bytes."""
    body = layout.body(type_)
    if body.scalar.is_float:
        yield at, layout.size(body), layout.size(body.scalar)
    elif isinstance(body, T.ArrayType) and layout.body(body.element).scalar.is_float:
        yield at, layout.size(body), layout.size(layout.body(body.element).scalar)
    elif isinstance(body, T.ArrayType) and any(True for _ in number_rows(layout, body.element)):
        for index in range(body.count):
            yield from number_rows(layout, body.element, at + index * layout.size(body.element))
    elif isinstance(body, T.StructType):
        for element, offset in zip(body.elements, layout.offsets(body), strict=True):
            yield from number_rows(layout, element, at + offset)


def _sets_no_number(module: Module, inst: Instruction, name: str) -> bool:
    """Whether an instruction stores into a variable where it has no numbers: a flag, or how many there are."""
    place = global_place(module, inst.pointer) if isinstance(inst, Store) else None
    rows = list(number_rows(module.layout, module.globals[name].type)) if place is not None else []
    return place is not None and bool(rows) and not any(at <= place[1] < at + size for at, size, _ in rows)


def _clears(inst: Instruction) -> bool:
    value = inst.value if isinstance(inst, Store) else _filling(inst) if isinstance(inst, Call) else None
    return value is not None and _is_zero(value)


def _filling(call: Call) -> Value | None:
    """The byte that a call fills memory with."""
    return call.operands[1] if (call.callee_name or "").startswith(("llvm.memset.", "memset")) else None


def _is_zero(value: Value) -> bool:
    if isinstance(value, ConstInt):
        return value.value == 0
    return isinstance(value, Constant) and value in (zero(value.type), ConstNull(value.type))


__all__ = ["StaleState", "number_rows", "overwritten", "stale_state"]
