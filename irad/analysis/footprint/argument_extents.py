"""How far a function reaches behind its pointer parameters: bounds that can be computed when it is entered.

Every access of the function and of the functions that it calls is covered, on every path, so that two parameters whose
extents lie apart lead to different memory in this call. What an access depends on may itself be read from memory: it is
read at entry, and its place counts as reached; until something writes there, which would have to be reached by another
pointer, it holds what it held then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from irad.analysis.alias.linear_address import constant_place
from irad.analysis.footprint.expression import Expr, TooLarge, add, at_entry, constant, inspected, loaded, sub
from irad.analysis.footprint.inspector import InspectorSlice, inspector_slice
from irad.analysis.footprint.interval import Range, one
from irad.analysis.footprint.stored_places import Place, Writes
from irad.analysis.footprint.value_range import ValueRanges
from irad.analysis.loops import IrreducibleFlow
from irad.analysis.mod_ref import CallEffect
from irad.analysis.trip_count import NEGATED
from irad.ir import types as T
from irad.ir.instructions import (
    Alloca,
    Atomic,
    Block,
    Branch,
    Call,
    Cast,
    Compare,
    Instruction,
    Load,
    Opaque,
    Store,
)
from irad.ir.module import Function, Module
from irad.ir.values import Argument, ConstInt, GlobalRef, Value

__all__ = ["ArgumentExtents", "Extent", "Unbounded", "argument_extents"]

_DEPTH = 6
_MOST = 40
"""Bodies that are looked at for one function: a callee's again for each call of it."""
_HARMLESS = ("marker", "allocate")


@dataclass(frozen=True)
class Extent:
    """The bytes from `low` up to, not including, `high`, counted from a root; whether any of them is written, and
    whether anything but integers is accessed."""

    low: Expr
    high: Expr
    written: bool
    numbers: bool = True

    def union(self, other: Extent) -> Extent:
        both = Range(self.low, self.high).union(Range(other.low, other.high))
        return Extent(both.low, both.high, self.written or other.written, self.numbers or other.numbers)


@dataclass(frozen=True)
class Page:
    """Memory behind a parameter that may be read early if it lies on one page with some that is read in any case: the
    bytes from `begin` up to `end`, and the place `known`."""

    root: Argument
    known: int
    begin: int
    end: int


@dataclass(frozen=True)
class ArgumentExtents:
    """Of one function: what is reached behind each pointer parameter, and in variables (those that may change); right
    if in all `conditions` the first is at most the second. loops: how many there are in all bodies. indices: the
    loads of which the lowest and the highest number have to be found out by what `inspector` says. pages: what has to
    be seen before anything is read."""

    arguments: Mapping[Argument, Extent]
    variables: Mapping[str, Extent]
    conditions: tuple[tuple[Expr, Expr], ...]
    loops: int
    indices: tuple[Load, ...] = ()
    inspector: InspectorSlice | None = None
    pages: tuple[Page, ...] = ()
    guards: Mapping[Argument, tuple[tuple[Expr, Expr], ...]] = field(default_factory=dict)


class Unbounded(Exception):
    """There are no such bounds: `inst` is the first access without, and the argument says why."""

    def __init__(self, inst: Instruction | None, why: str) -> None:
        super().__init__(why)
        self.inst = inst


def argument_extents(
    module: Module,
    function: Function,
    effect: Callable[[Call], CallEffect],
    keeps_to_operands: Callable[[Call], bool],
    members: Iterable[tuple[Value, int]] = (),
    places: Iterable[Place] = (),
) -> ArgumentExtents:
    """The extents of a function's pointer parameters. `effect` says what calls do to memory, `keeps_to_operands`
    which calls of libraries do no more than that. `members`: pointers that are read at a parameter or variable and a
    distance from there before the function is called; `places`: where loads take what the function has stored there
    (`irad.transform.register_promotion`). Raises `Unbounded` where an access has no bounds."""
    search = _Search(module, effect, keeps_to_operands, function)
    arguments = function.arguments
    try:
        ranges = search.visit(
            function,
            {a: one(at_entry(a)) for a in arguments if isinstance(a.type, T.IntType) and a.type.bits <= 64},
            {a: {a: one(constant(0))} for a in arguments if a.type.is_pointer},
            (),
        )
        search.keep(ranges, members)
        return search.result(ranges, tuple(places))
    except (TooLarge, RecursionError):
        raise Unbounded(None, "how its addresses are computed is too long") from None


def _whole(parts: Sequence[Extent]) -> Extent:
    """What covers all of some extents, as an expression that is not deep."""
    while len(parts) > 1:
        parts = [a.union(b) for a, b in zip_longest(parts[::2], parts[1::2], fillvalue=parts[-1])]
    return parts[0]


@dataclass
class _Search:
    module: Module
    effect: Callable[[Call], CallEffect]
    keeps_to_operands: Callable[[Call], bool]
    outermost: Function
    extents: dict[Value, dict[Extent, None]] = field(default_factory=dict)
    conditions: dict[tuple[Expr, Expr], None] = field(default_factory=dict)
    reads: list[tuple[Value, int, int, Load | None]] = field(default_factory=list)
    pages: dict[Page, None] = field(default_factory=dict)
    anchors: dict[Argument, int | None] = field(default_factory=dict)
    sure: dict[tuple[Argument, int], int] = field(default_factory=dict)
    guards: dict[Argument, tuple[tuple[Expr, Expr], ...]] = field(default_factory=dict)
    searched: set[Value] = field(default_factory=set)
    writes: Writes = field(default_factory=Writes)
    indices: dict[Load, None] = field(default_factory=dict)
    bodies: int = 0
    loops: int = 0

    def visit(
        self,
        function: Function,
        given: Mapping[Value, Range],
        roots: Mapping[Value, Mapping[Value, Range | None]],
        callers: tuple[Function, ...],
    ) -> ValueRanges:
        self.bodies += 1
        if function in callers or len(callers) > _DEPTH or self.bodies > _MOST:
            raise Unbounded(None, f"'{function.name}' calls itself, or its calls are too deeply nested")
        ranges: ValueRanges
        try:
            ranges = ValueRanges(
                self.module, function, given, roots, lambda load: self._read(ranges, load), self.conditions
            )
        except IrreducibleFlow as problem:
            raise Unbounded(problem.block.instructions[0], "a loop has several entries") from None
        self.loops += len(ranges.forest.loops)
        for block in ranges.cfg.order:
            for inst in block.instructions:
                self._instruction(ranges, inst, (*callers, function))
        return ranges

    def result(self, ranges: ValueRanges, places: Sequence[Place]) -> ArgumentExtents:
        inspector = self._inspector(ranges) if self.indices else None
        stores = {(place.root, place.begin): place.stores for place in places}
        for root, low, high, load in self.reads:
            for inst in self.writes.to(root, low, high):
                own = load is None and inst in stores.get((root, low), ())
                if not own and not (load is not None and self._is_later(ranges, load, inst)):
                    raise Unbounded(load, "an index or a bound is read from memory that is written to")
        for place in places:
            for inst in self.writes.to(place.root, place.begin, place.end):
                if inst not in place.stores:
                    raise Unbounded(inst, "it writes where a pointer or a bound is kept")
        whole = {root: _whole(list(parts)) for root, parts in self.extents.items()}
        variables = {root.name: extent for root, extent in whole.items() if isinstance(root, GlobalRef)}
        arguments = {root: extent for root, extent in whole.items() if isinstance(root, Argument)}
        return ArgumentExtents(
            arguments, variables, tuple(self.conditions), self.loops, tuple(self.indices), inspector, tuple(self.pages),
            self.guards,
        )  # fmt: skip

    def _is_later(self, ranges: ValueRanges, load: Load, write: Instruction) -> bool:
        """Whether a write comes after all runs of a load."""
        blocks = ranges.cfg.index.keys()
        return load.block in blocks and write.block in blocks and not ranges.cfg.may_follow(write, load)

    def keep(self, ranges: ValueRanges, members: Iterable[tuple[Value, int]]) -> None:
        """Note pointers that are read early."""
        for root, place in members:
            end = place + self.module.layout.size(T.PTR)
            if not self._may_be_read(ranges, root, place, end):
                raise Unbounded(None, "a member of a struct may not be there to be read")
            self.reads.append((root, place, end, None))
            self._note(root, Extent(constant(place), constant(end), False, False))

    def _inspector(self, ranges: ValueRanges) -> InspectorSlice:
        found = inspector_slice(
            ranges.cfg, self.effect, {i: [i] for i in self.indices}, lambda p: self._is_constant(ranges, p)
        )
        load = next(iter(self.indices))
        calls = (i for i in ranges.function.instructions() if isinstance(i, Call))
        if not all(map(self._returns, calls)):
            raise Unbounded(load, "a function that is called may end the program before an index is read")
        if found is None:
            if all(self._is_constant(ranges, i.pointer) for i in self.indices):
                raise Unbounded(load, "which indices are read depends on what is computed")
            raise Unbounded(load, "an index or a bound is read from memory that is written to")
        return found

    def _is_constant(self, ranges: ValueRanges, pointer: Value) -> bool:
        """Whether memory holds what it held at entry, if no other pointer leads there."""
        found = ranges.pointer(pointer)
        known = all(isinstance(root, (Argument, GlobalRef)) for root in found or ())
        return bool(found) and known and self.writes.roots.isdisjoint(found or ())

    def _instruction(self, ranges: ValueRanges, inst: Instruction, callers: tuple[Function, ...]) -> None:
        size = self.module.layout.store_size
        if isinstance(inst, Load):
            unused = inst.type.is_pointer  # those that are used have no root that is known
            numbers = not inst.type.is_integer and not unused
            self._access(ranges, inst, inst.pointer, constant(size(inst.type)), False, numbers)
        elif isinstance(inst, Store):
            numbers = not inst.value.type.is_integer
            self._access(ranges, inst, inst.pointer, constant(size(inst.value.type)), True, numbers)
        elif isinstance(inst, Atomic) and inst.operands:
            self._access(ranges, inst, inst.operands[0], constant(size(inst.operands[1].type)), True)
        elif isinstance(inst, Call):
            self._call(ranges, inst, callers)
        elif isinstance(inst, Opaque) or inst.opcode == "va_arg":
            raise Unbounded(inst, "exceptions and variable arguments are not followed")

    def _access(
        self, ranges: ValueRanges, inst: Instruction, pointer: Value, size: Expr, writes: bool, numbers: bool = True
    ) -> None:
        found = ranges.pointer(pointer)
        if found is None:
            raise Unbounded(inst, "its address is not computed from arguments and variables alone")
        for root, span in found.items():
            self._reach(inst, root, span, size, writes, numbers)

    def _reach(
        self, inst: Instruction, root: Value, span: Range | None, size: Expr, writes: bool, numbers: bool
    ) -> None:
        if isinstance(root, Alloca) or (isinstance(root, Call) and self.effect(root).allocates):
            return
        if writes and span is not None and isinstance(root, (Argument, GlobalRef)):
            self.writes.note(root, span.low, add(span.high, size), inst)
        if isinstance(root, GlobalRef):
            variable = self.module.globals.get(root.name)
            if variable is None:
                raise Unbounded(inst, "it goes to memory of which nothing is known")
            if variable.constant:
                return
            if not variable.has_initializer:  # it may be larger than its declaration says
                if span is None:
                    raise Unbounded(inst, "its address has no bounds that are known when the function is entered")
                self._note(root, Extent(span.low, add(span.high, size), writes))
            whole = constant(self.module.layout.size(variable.type))
            self._note(root, Extent(constant(0), whole, writes))
            if writes and span is None:
                self.writes.note(root, constant(0), whole, inst)
        elif not isinstance(root, Argument):
            raise Unbounded(inst, "its address comes from a call")
        elif span is None:
            raise Unbounded(inst, "its address has no bounds that are known when the function is entered")
        else:
            self._note(root, Extent(span.low, add(span.high, size), writes, numbers))

    def _note(self, root: Value, extent: Extent) -> None:
        self.extents.setdefault(root, {})[extent] = None

    # calls

    def _call(self, ranges: ValueRanges, call: Call, callers: tuple[Function, ...]) -> None:
        effect = self.effect(call)
        if effect.kind in _HARMLESS or not (effect.reads_memory or effect.writes_memory):
            return
        callee = self.module.functions.get(call.callee_name or "")
        if effect.kind in ("copy", "fill") and len(call.operands) > 2 and call.operands[2].type.is_integer:
            self._block(ranges, call, effect)
        elif effect.kind == "defined" and callee is not None and not callee.is_declaration:
            self._enter(ranges, call, callee, callers)
        elif effect.kind in ("scalar", "release") or self.keeps_to_operands(call):
            for position, pointer in enumerate(call.operands):
                used = effect.reads_through(position) or effect.writes_through(position) or effect.kind == "release"
                if pointer.type.is_pointer and used and not self._is_own(ranges, pointer):
                    self._lost(call)
        else:
            self._lost(call)

    def _lost(self, call: Call) -> None:
        raise Unbounded(call, f"nothing is known of what '{call.callee_name or 'a function pointer'}' reaches")

    def _is_own(self, ranges: ValueRanges, pointer: Value) -> bool:
        """Whether a pointer leads to nothing but memory that the function has made itself, and constants."""
        found = ranges.pointer(pointer)
        return found is not None and all(map(self._is_made_here, found))

    def _is_made_here(self, root: Value) -> bool:
        if isinstance(root, GlobalRef):
            variable = self.module.globals.get(root.name)
            return variable is not None and variable.constant
        return isinstance(root, Alloca) or (isinstance(root, Call) and self.effect(root).allocates)

    def _block(self, ranges: ValueRanges, call: Call, effect: CallEffect) -> None:
        size = ranges.of(call.operands[2])
        for position, pointer in enumerate(call.operands[:2]):
            if not pointer.type.is_pointer:
                continue
            if size is None and not self._is_own(ranges, pointer):
                raise Unbounded(call, "how many bytes it moves is not known when the function is entered")
            self._access(
                ranges, call, pointer, constant(0) if size is None else size.high, effect.writes_through(position)
            )

    def _enter(self, ranges: ValueRanges, call: Call, callee: Function, callers: tuple[Function, ...]) -> None:
        if len(callee.arguments) != len(call.operands):
            raise Unbounded(call, "exceptions and variable arguments are not followed")
        given, roots = dict[Value, Range](), dict[Value, Mapping[Value, Range | None]]()
        for parameter, operand in zip(callee.arguments, call.operands, strict=True):
            if parameter.type.is_pointer:
                found = ranges.pointer(operand)
                if found is not None:
                    roots[parameter] = found
            elif isinstance(parameter.type, T.IntType):
                number = ranges.of(operand)
                if number is not None:
                    given[parameter] = number
        self.visit(callee, given, roots, callers)

    # what is read

    def _read(self, ranges: ValueRanges, load: Load) -> Range | None:
        """The integer that a load finds, if that lies at one place that is read whenever the function is called; else
        what lies between the lowest and the highest one that it reads."""
        found = ranges.pointer(load.pointer)
        if load.volatile or load.ordering or found is None or len(found) != 1:
            return None
        ((root, span),) = found.items()
        place = span.low.number if span is not None and span.is_one else None
        if not isinstance(load.type, T.IntType):
            return None
        size = self.module.layout.store_size(load.type)
        if load.type.bits != 8 * size:
            return None
        if place is not None and place >= 0 and self._may_be_read(ranges, root, place, place + size):
            self.reads.append((root, place, place + size, load))
            return one(loaded(root, constant(place), load.type))
        if ranges.function is not self.outermost or not isinstance(root, (Argument, GlobalRef)):
            return None
        self.indices[load] = None
        return Range(inspected("lowest", load), inspected("highest", load))

    def _may_be_read(self, ranges: ValueRanges, root: Value, begin: int, end: int) -> bool:
        """Whether some bytes behind a root may be read before the function does, if at all: of a parameter, since it
        says so, or since others on the same page are always read."""
        if isinstance(root, GlobalRef):
            variable = self.module.globals.get(root.name)
            return variable is not None and not variable.thread_local and end <= self.module.layout.size(variable.type)
        if not isinstance(root, Argument):
            return False
        if end <= _dereferenceable(root):
            return True
        if root not in self.anchors:
            self.searched.add(root)
            self.anchors[root] = self._anchor(ranges, root) if ranges.function is self.outermost else None
            self.searched.discard(root)
        known = self.anchors[root]
        if known is None:
            return False
        if end - begin > self.sure.get((root, begin), 0):
            self.pages[Page(root, known, begin, end)] = None
        return True

    def _anchor(self, ranges: ValueRanges, root: Argument) -> int | None:
        """A place behind a parameter that is accessed whenever the function is called, or whenever what `guards` says
        holds then; how many bytes are, at each of such places, is noted as `sure`."""
        cfg = ranges.cfg
        if cfg.doomed:  # what is checked there comes first
            return None
        calls = [i for i in ranges.function.instructions() if isinstance(i, Call) and not self._returns(i)]
        accessed: dict[tuple[int, int], set[Block]] = {}
        for block in cfg.order:
            for inst in block.instructions:
                if isinstance(inst, (Load, Store)):
                    base, place = constant_place(self.module, inst.pointer)
                    if base is root and not any(cfg.may_follow(call, inst) for call in calls):
                        type_ = inst.type if isinstance(inst, Load) else inst.value.type
                        accessed.setdefault((place, self.module.layout.store_size(type_)), set()).add(block)
        ways: dict[tuple[int, int], list[tuple[Expr, Expr]]] = {}
        for access, blocks in accessed.items():
            found = [] if cfg.always_meets(ranges.function.entry, blocks) else self._way(ranges, blocks)
            if found is not None:
                ways[access] = found
        if not ways:
            return None
        (known, _), guards = min(ways.items(), key=lambda way: len(way[1]))
        if guards:
            self.guards[root] = tuple(guards)
        for (place, size), needed in ways.items():
            if set(needed) <= set(guards):
                self.sure[root, place] = max(size, self.sure.get((root, place), 0))
        return known

    def _way(self, ranges: ValueRanges, blocks: set[Block]) -> list[tuple[Expr, Expr]] | None:
        """Of what it is a matter that the function comes through one of some blocks: of comparisons that can be made
        when it is entered, in each of which the first number is to be at most the second; None if it is not."""
        cfg, block, found = ranges.cfg, ranges.function.entry, list[tuple[Expr, Expr]]()
        seen, far, changed = set[Block](), cfg.distances(blocks), False
        while not cfg.always_meets(block, blocks):
            changed |= self._changes_memory(block)
            branch = block.terminator
            if block in seen or not isinstance(branch, Branch):
                return None
            seen.add(block)
            merge = cfg.merge_of(block)
            if merge is not None and merge in far:  # whichever way is taken
                changed |= any(map(self._changes_memory, cfg.between(block, merge)))
                block = merge
                continue
            ways = sorted((s for s in branch.successors if s in far), key=far.__getitem__)
            if not ways:
                return None
            if branch.operands and branch.successors[0] is not branch.successors[1]:
                test = self._comparison(ranges, branch.operands[0], ways[0] is branch.successors[0])
                if test is None or (changed and any(_is_read(expr) for pair in test for expr in pair)):
                    return None
                found += test
            block = ways[0]
        return found

    def _changes_memory(self, block: Block) -> bool:
        return any(isinstance(i, (Store, Atomic)) or self._may_write(i) for i in block.instructions)

    def _may_write(self, inst: Instruction) -> bool:
        return isinstance(inst, Call) and self.effect(inst).kind not in _HARMLESS and self.effect(inst).writes_memory

    def _comparison(self, ranges: ValueRanges, test: Value, holds: bool) -> list[tuple[Expr, Expr]] | None:
        """What makes a comparison come out so, as far as its operands are known at entry just as they are."""
        if not isinstance(test, Compare) or test.opcode != "icmp":
            return None
        fits = list[tuple[Expr, Expr]]()
        a, b = (self._as_it_is(ranges, operand, fits) for operand in test.operands)
        if a is None or b is None:
            return None
        predicate = test.predicate if holds else NEGATED[test.predicate]
        if predicate == "eq":
            return [*fits, (a, b), (b, a)]
        if predicate[1:] in ("gt", "ge"):
            a, b = b, a
        elif predicate == "ne":  # a loop that counts from b on
            return [*fits, (add(b, constant(1)), a)]
        strict = add(a, constant(1)) if predicate[1:] in ("lt", "gt") else a
        return [*fits, (strict, b), *([(constant(0), a)] if predicate[0] == "u" else [])]

    def _as_it_is(self, ranges: ValueRanges, value: Value, fits: list[tuple[Expr, Expr]]) -> Expr | None:
        """An integer that was handed over or read from memory, or a sum or difference of such ones. What says that
        narrow ones do not wrap is added to `fits` (wide ones are computed with checks)."""
        while isinstance(value, Cast) and value.opcode == "sext":
            value = value.operands[0]
        if isinstance(value, Instruction) and value.opcode in ("add", "sub") and isinstance(value.type, T.IntType):
            a, b = (self._as_it_is(ranges, operand, fits) for operand in value.operands)
            if a is None or b is None:
                return None
            made, half = add(a, b) if value.opcode == "add" else sub(a, b), 1 << value.type.bits - 1
            if value.type.bits < 64 and "nsw" not in value.flags:
                fits += [(constant(-half), made), (made, constant(half - 1))]
            return made
        if isinstance(value, Load) and constant_place(self.module, value.pointer)[0] in self.searched:
            return None
        found = ranges.of(value) if isinstance(value, (ConstInt, Argument, Load)) else None
        known = found is not None and found.is_one and found.low.op in ("constant", "entry", "load")
        return found.low if found is not None and known else None

    def _returns(self, call: Call) -> bool:
        effect, callee = self.effect(call), self.module.functions.get(call.callee_name or "")
        if effect.kind in (*_HARMLESS, "structural", "scalar", "copy", "fill", "release") or effect.pure:
            return True
        return self.keeps_to_operands(call) or (callee is not None and "willreturn" in callee.attribute_words())


def _is_read(expr: Expr) -> bool:
    """Whether a number depends on what memory holds when the function is entered."""
    return expr.op == "load" or any(map(_is_read, expr.args))


def _dereferenceable(argument: Argument) -> int:
    """How many bytes behind a parameter may be read whatever happens."""
    for word in argument.attributes.split():
        if word.startswith("dereferenceable("):
            return int(word[len("dereferenceable(") : -1])
    return 0
