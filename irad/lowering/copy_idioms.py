"""Copies and swaps that a program writes out piece by piece, in bytes, words or vectors, become `memmove`.

A part of a number has no derivative of its own; a block that is moved as a whole has one for each number in it.
LLVM's loop idioms do the same where nothing overlaps. Here the blocks may overlap: what a loop over parts does then
is another thing than `memmove` does, so that the program is stopped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from irad.analysis.alias.linear_address import Address
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.cfg import CFG
from irad.analysis.diagnostics import Refusal
from irad.analysis.loops import IrreducibleFlow, Loop, LoopForest
from irad.analysis.trip_count import Induction, induction_variables, trip_count
from irad.analysis.types.bit_provenance import width
from irad.codegen.module_writer import ModuleWriter
from irad.facts.function_facts import ModuleFacts
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Alloca, Atomic, Block, Call, Instruction, Load, Phi, Store
from irad.ir.module import Function
from irad.ir.values import ConstInt, GlobalRef, Value

__all__ = ["raise_moves"]

_LEAST = 4
"""Bytes: no number is smaller (a half is, but nobody takes it to pieces)."""

_ANY_TYPE = "omnipotent char"
_MEMMOVE = "llvm.memmove.p0.p0.i64"
_MEMCPY = "llvm.memcpy.p0.p0.i64"
_APART = "irad.require_apart"
_REQUIRE_APART = """define internal void @irad.require_apart(ptr %from, ptr %to, i64 %n, i1 %up, ptr %said) nounwind {
entry:
  %first = ptrtoint ptr %from to i64
  %second = ptrtoint ptr %to to i64
  %ahead = sub i64 %second, %first
  %behind = sub i64 %first, %second
  %into = icmp ult i64 %ahead, %n
  %onto = icmp ult i64 %behind, %n
  %down = xor i1 %up, true
  %lower = and i1 %onto, %down
  %meet = or i1 %into, %lower
  %differ = icmp ne i64 %first, %second
  %lost = and i1 %meet, %differ
  br i1 %lost, label %stop, label %go_on
stop:
  call void @irad_stop(ptr %said)
  unreachable
go_on:
  ret void
}"""


def raise_moves(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Copies and swaps that are written out piece by piece become whole."""
    if not any(_is_part(i, shared) for i in function.instructions()):
        return False
    cfg = CFG(function)
    try:
        forest = LoopForest(cfg)
    except (IrreducibleFlow, ValueError):
        return False
    return _Raising(function, shared, output, cfg, forest).run()


def _is_part(inst: Instruction, shared: ModuleFacts) -> bool:
    """Whether an instruction stores what is loaded as some bytes of anything."""
    if not isinstance(inst, Store) or not isinstance(inst.value, Load):
        return False
    type_ = inst.value.type
    if not type_.scalar.is_integer or width(type_) % 8 or inst.volatile or inst.value.volatile:
        return False
    if inst.ordering or inst.value.ordering:
        return False
    narrow = not isinstance(type_, T.VectorType) and width(type_) <= 16
    tags = {shared.access_type(inst), shared.access_type(inst.value)}
    return tags <= {_ANY_TYPE, None} if narrow or shared.tells_types else tags == {_ANY_TYPE}


@dataclass(frozen=True)
class _Move:
    load: Load
    store: Store
    source: Address
    target: Address
    size: int


@dataclass
class _Row:
    """Moves side by side, in the order of their places: one block of bytes."""

    moves: list[_Move] = field(default_factory=list)

    @property
    def size(self) -> int:
        return sum(m.size for m in self.moves)

    @property
    def first(self) -> _Move:
        return self.moves[0]

    def swaps_with(self, other: _Row) -> bool:
        """Whether the other one brings back what this one overwrites."""
        there, back = self.first, other.first
        return self.size == other.size and there.source == back.target and there.target == back.source


class _Raising:
    def __init__(
        self, function: Function, shared: ModuleFacts, output: ModuleWriter, cfg: CFG, forest: LoopForest
    ) -> None:
        self.function = function
        self.shared = shared
        self.output = output
        self.cfg = cfg
        self.forest = forest
        self.pointers = PointsTo(function, cfg, forest, shared.calls.effect)
        self.users = function.users
        self.changed = False

    def run(self) -> bool:
        for loop in self.forest.loops:
            if not loop.children and loop.blocks <= {loop.header, loop.latch}:
                self._loop(loop)
        for block in self.function.blocks:
            for run in list(self._runs(block)):
                self._straight(block, run)
        return self.changed

    # -- moves

    def _runs(self, block: Block) -> Iterator[list[_Move]]:
        """The moves of a block, parted where something else may touch memory."""
        moves: dict[Load, _Move] = {}
        loads: set[Instruction] = set()
        for inst in block.instructions:
            if isinstance(inst, Load) and self._is_only_stored(inst):
                loads.add(inst)
            elif isinstance(inst, Store) and inst.value in loads and _is_part(inst, self.shared):
                move = self._move(inst)
                if move is not None:
                    moves[move.load] = move
                loads.discard(inst.value)
            elif isinstance(inst, (Load, Store, Call, Atomic)):
                if moves and not loads:
                    yield list(moves.values())
                moves, loads = {}, set()
        if moves and not loads:
            yield list(moves.values())

    def _is_only_stored(self, load: Load) -> bool:
        users = self.users.get(load, [])
        return (
            len(users) == 1 and isinstance(users[0], Store) and users[0].value is load and users[0].block is load.block
        )

    def _move(self, store: Store) -> _Move:
        load = store.value
        assert isinstance(load, Load)
        source, target = (_sums(self.pointers.address(p)) for p in (load.pointer, store.pointer))
        return _Move(load, store, source, target, width(load.type) // 8)

    def _rows(self, moves: list[_Move]) -> list[_Row] | None:
        """The moves as blocks of bytes; None if they do not come as one copy or one swap."""
        groups: dict[tuple[object, ...], list[_Move]] = {}
        for move in moves:
            distance = move.target.constant - move.source.constant
            key = (move.source.base, move.source.terms, move.target.base, move.target.terms, distance)
            groups.setdefault(key, []).append(move)
        rows = []
        for group in groups.values():
            row = _Row(sorted(group, key=lambda m: m.source.constant))
            places = [m.source.constant for m in row.moves]
            if any(a + m.size != b for a, b, m in zip(places, places[1:], row.moves, strict=False)):
                return None
            rows.append(row)
        if len(rows) == 1 or (len(rows) == 2 and rows[0].swaps_with(rows[1])):
            return rows
        return None

    def _in_order(self, row: _Row) -> bool:
        """Whether pieces are moved from the lowest place up: into lower places, they may then overlap."""
        order = row.first.store.parent.instructions
        places = [order.index(m.store) for m in row.moves]
        loads = [order.index(m.load) for m in row.moves]
        return places == sorted(places) and loads == sorted(loads)

    # -- one after the other

    def _straight(self, block: Block, moves: list[_Move]) -> None:
        rows = self._rows(moves)
        if rows is None or rows[0].size < _LEAST or len(rows[0].moves) < 2:
            return
        distance = _fixed_distance(rows[0])
        if distance is not None and 0 < abs(distance) < rows[0].size:
            return
        at = max(block.instructions.index(m.store) for row in rows for m in row.moves)
        first = rows[0].first
        draft = Block("", self.function)
        builder = Builder(self.function, draft)
        with builder.at(first.store.location):
            size = i64(rows[0].size)
            self._move_bytes(builder, rows, first.load.pointer, first.store.pointer, size, distance is None, False)
        block.instructions[at + 1 : at + 1] = draft.instructions
        for inst in draft.instructions:
            inst.block = block
        self._drop(rows)

    # -- loops

    def _loop(self, loop: Loop) -> None:
        memory = [i for b in loop.blocks for i in b.instructions if isinstance(i, (Load, Store, Call, Atomic))]
        runs = list(self._runs(loop.header))
        if len(runs) != 1 or len(memory) != 2 * len(runs[0]) or any(i.block is not loop.header for i in memory):
            return
        rows = self._rows(runs[0])
        counter = next(iter(self._counters(loop)), None)
        if rows is None or counter is None or len(loop.all_exits) != 1:
            return
        steps = {self._step(loop, a) for row in rows for a in (row.first.source, row.first.target)}
        (step,) = steps if len(steps) == 1 else (None,)
        if step is None or abs(step) != rows[0].size:
            return
        distance = _fixed_distance(rows[0])
        up = step > 0 and len(rows) == 1 and self._in_order(rows[0])
        if distance is not None and distance and not (up and distance < 0):
            count = trip_count(loop, self.cfg, induction_variables(loop))
            times = count.constant() if count is not None else None
            if times is None or times * rows[0].size > abs(distance):
                return  # how far the loop goes decides whether its blocks overlap
        if distance is None and len(rows) == 1 and rows[0].first.source.base == rows[0].first.target.base:
            return  # as decompression does, which repeats what it has just written
        ((exiting, outside),) = loop.all_exits
        last = Phi(counter.phi.type, [(counter.phi, exiting)])
        last.block = outside
        draft = Block("", self.function)
        builder = Builder(self.function, draft)
        with builder.at(rows[0].first.store.location):
            turns = _turns(builder, last, counter)
            bytes_ = builder.mul(turns, i64(rows[0].size))
            starts = [self._start(builder, loop, a) for a in (rows[0].first.source, rows[0].first.target)]
            if step < 0:
                back = builder.mul(builder.sub(turns, i64(1)), i64(step))
                starts = [builder.offset(s, back) for s in starts]
            self._move_bytes(builder, rows, starts[0], starts[1], bytes_, distance is None, up)
        phis = len(outside.phis)
        outside.instructions[phis:phis] = [last, *draft.instructions]
        for inst in draft.instructions:
            inst.block = outside
        self._drop(rows)

    def _counters(self, loop: Loop) -> list[Induction]:
        """The induction variables by which iterations can be counted, numbers first."""
        found = [i for i in induction_variables(loop).values() if i.step]
        return sorted(found, key=lambda i: i.phi.type.is_pointer)

    def _step(self, loop: Loop, address: Address) -> int | None:
        """By how many bytes an address moves from one iteration to the next; None if that is not one number."""
        inductions = induction_variables(loop)
        total = 0
        for value, factor in address.terms:
            if isinstance(value, Phi) and value in inductions:
                total += factor * (1 if value.type.is_pointer else inductions[value].step)
            elif not loop.is_invariant(value):
                return None
        return total if loop.is_invariant(address.base) else None

    def _start(self, builder: Builder, loop: Loop, address: Address) -> Value:
        """An address in the first iteration."""
        inductions = induction_variables(loop)
        offset: Value = i64(address.constant)
        for value, factor in address.terms:
            if isinstance(value, Phi) and value in inductions:
                if value.type.is_pointer:
                    continue
                value = inductions[value].start
            offset = builder.add(offset, builder.mul(builder.cast("sext", value, T.I64), i64(factor)))
        return builder.offset(address.base, offset)

    # -- code

    def _move_bytes(
        self, builder: Builder, rows: list[_Row], source: Value, target: Value, size: Value, checked: bool, up: bool
    ) -> None:
        """Copy or swap two blocks. up: they may overlap if the target is the lower one."""
        self.output.declare(_MEMMOVE, T.VOID, [T.PTR, T.PTR, T.I64, T.I1])
        if checked and self._may_meet(rows[0]):
            self._require_apart(builder, source, target, size, up, rows[0].first)
        if len(rows) == 1:
            builder.call(_MEMMOVE, T.VOID, [target, source, size, ConstInt(T.I1, 0)])
            return
        self.output.declare(_MEMCPY, T.VOID, [T.PTR, T.PTR, T.I64, T.I1])
        kept: Value
        if isinstance(size, ConstInt):
            kept = Alloca(T.ArrayType(size.value, T.I8), ConstInt(T.I32, 1), 16)
            kept.block = self.function.entry
            self.function.entry.instructions.insert(0, kept)
        else:
            self.output.declare("malloc", T.PTR, [T.I64])
            self.output.declare("free", T.VOID, [T.PTR])
            kept = builder.call("malloc", T.PTR, [size])
        builder.call(_MEMCPY, T.VOID, [kept, target, size, ConstInt(T.I1, 0)])
        builder.call(_MEMMOVE, T.VOID, [target, source, size, ConstInt(T.I1, 0)])
        builder.call(_MEMCPY, T.VOID, [source, kept, size, ConstInt(T.I1, 0)])
        if not isinstance(size, ConstInt):
            builder.call("free", T.VOID, [kept])

    def _may_meet(self, row: _Row) -> bool:
        one, other = row.first.load.pointer, row.first.store.pointer
        return any(
            self.pointers.may_be_same(a, b)
            for a in self.pointers.objects(one) for b in self.pointers.objects(other)
        )  # fmt: skip

    def _require_apart(
        self, builder: Builder, source: Value, target: Value, size: Value, up: bool, first: _Move
    ) -> None:
        """Stop the program where the blocks overlap, but for a copy upwards into the lower one."""
        said = Refusal(
            "unsupported",
            first.store,
            "this loop copies between blocks of memory that overlap, byte by byte",
            "it repeats what it has written, and which bytes are numbers' then is not known",
            "copy blocks that are apart, or use memmove",
        )
        self.output.declare("irad_stop", T.VOID, [T.PTR], "cold noreturn nounwind")
        name = self.output.helper(_APART, lambda: _REQUIRE_APART)
        message = GlobalRef(self.output.message(self.shared.message(said)))
        builder.call(name, T.VOID, [source, target, size, ConstInt(T.I1, int(up)), message])

    def _drop(self, rows: list[_Row]) -> None:
        self.changed = True
        for row in rows:
            for move in row.moves:
                for inst in (move.store, move.load):
                    inst.erase()


def _fixed_distance(row: _Row) -> int | None:
    """How far the target lies behind the source; None if that is not known."""
    source, target = row.first.source, row.first.target
    if source.base != target.base or source.terms != target.terms:
        return None
    return target.constant - source.constant


def _turns(builder: Builder, last: Value, induction: Induction) -> Value:
    """How often a loop's header has run, from the value that an induction variable had in the last iteration."""
    start, step = induction.start, induction.step
    if start.type.is_pointer:
        start, last = (builder.cast("ptrtoint", v, T.I64) for v in (start, last))
    span = builder.sub(last, start) if step > 0 else builder.sub(start, last)
    passes = span if abs(step) == 1 else builder.binary("udiv", span, ConstInt(span.type, abs(step)))
    return builder.add(builder.cast("zext", passes, T.I64), i64(1))


def _sums(address: Address) -> Address:
    """An address with the constants that its indices add: it wraps around as they do."""
    constant = address.constant
    terms: dict[Value, int] = {}
    for value, factor in address.terms:
        while isinstance(value, Instruction) and value.type == T.I64 and _adds(value):
            value, more = value.operands
            assert isinstance(more, ConstInt)
            constant += more.value * factor
        terms[value] = terms.get(value, 0) + factor
    return Address(address.base, constant, tuple((v, f) for v, f in terms.items() if f))


def _adds(inst: Instruction) -> bool:
    plus = inst.opcode == "add" or (inst.opcode == "or" and "disjoint" in inst.flags)
    return plus and isinstance(inst.operands[1], ConstInt)
