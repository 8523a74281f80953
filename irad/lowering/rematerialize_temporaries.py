"""Entries of temporary arrays that are cheap to compute are computed anew where they are read.

A temporary that each iteration of a loop fills again and then reads (`centred[i] = x[i] - mean[i]`) is overwritten
before the reverse sweep comes to the reads: what they have read would be kept for it, read by read. The difference of
two numbers that stay where they are costs less than that, in both sweeps. So each read becomes a copy of what the
store computed, with the index of the read in the place of the loop's (rematerialization through memory).

It is the same number if the loop of the store has run for the index of the read (`AntiDependences.has_run_for`), and
nothing between them has written to the temporary or to what the copy reads.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from irad.analysis.alias.memory import Access
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.cfg import CFG
from irad.analysis.clobbers import Clobbers
from irad.analysis.dependence.anti_dependence import AntiDependences
from irad.analysis.loops import Loop, LoopForest
from irad.analysis.path_conditions import PathConditions
from irad.analysis.trip_count import induction_variables, trip_counts
from irad.facts.function_facts import ModuleFacts
from irad.ir.instructions import Block, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function
from irad.ir.values import ConstInt, Value
from irad.ir.worklist import reached

__all__ = ["rematerialize_temporaries"]

_ARITHMETIC = frozenset("fadd fsub fmul fneg fpext fptrunc".split())
_ADDRESSES = frozenset("getelementptr add sub mul shl sext zext trunc".split())
_MOST_LOADS = 2
_MOST_ARITHMETIC = 3
"""What costs no more than to keep a number and to read it again."""

_KNOWN_CALLS = frozenset({"scalar", "marker", "inactive", "copy", "fill"})


def rematerialize_temporaries(function: Function, shared: ModuleFacts, *_: object) -> bool:
    """Reads of arrays that each iteration fills anew become what is written there."""
    if len(function.blocks) < 3:
        return False
    forest = LoopForest(CFG(function))
    return any(loop.depth > 1 for loop in forest.loops) and _Rematerialization(function, forest, shared).run()


@dataclass(eq=False)
class _Rematerialization:
    function: Function
    forest: LoopForest
    shared: ModuleFacts

    @property
    def cfg(self) -> CFG:
        return self.forest.cfg

    @cached_property
    def order(self) -> AntiDependences:
        loops = self.forest.loops
        inductions = {phi: (loop, ind) for loop in loops for phi, ind in induction_variables(loop).items()}
        return AntiDependences(self.shared.module, self.cfg, self.forest, inductions, trip_counts(self.forest))

    @cached_property
    def pointers(self) -> PointsTo:
        return PointsTo(self.function, self.cfg, self.forest, self.shared.calls.effect)

    @cached_property
    def writes(self) -> list[Access]:
        return Clobbers(self.pointers, self.shared.calls.effect, self.shared.access_type, lambda obj: False).writes

    def run(self) -> bool:
        changed = False
        loads: dict[Value, list[Load]] = {}
        for block in self.cfg.order:
            for inst in block.instructions:
                if isinstance(inst, Load) and inst.type.is_float and not inst.volatile and not inst.ordering:
                    loads.setdefault(_base(inst.pointer), []).append(inst)
        stores = [i for block in self.cfg.order for i in block.instructions if isinstance(i, Store)]
        for store in stores:
            for load in loads.get(_base(store.pointer), ()):
                changed |= self._consider(store, load)
        return changed

    def _consider(self, store: Store, load: Load) -> bool:
        stored = _Stored.find(store, self.forest)
        if stored is None or not self._comes_behind(load, stored) or not self._is_needed(load):
            return False
        index = self._index(load, stored)
        if index is None or not self._stays(load, stored):
            return False
        self._replace(load, stored.copied(index))
        return True

    def _comes_behind(self, load: Load, stored: _Stored) -> bool:
        """Whether the loop of the store has always ended when the load runs, in one iteration around both."""
        loop = stored.loop
        assert loop.parent is not None
        if load.block is None:  # another store's
            return False
        if load.type != stored.store.value.type or load.block not in loop.parent.blocks or load.block in loop.blocks:
            return False
        if not all(self.cfg.dominates(value.block, load.block) for value in stored.given() if value.block is not None):
            return False
        if self.cfg.dominates(loop.header, load.block):
            return True
        paths = PathConditions(self.cfg, self.forest, loop.parent)
        wanted = paths.sufficient(loop.preheader, load.block)
        if wanted is None or loop.preheader in self._behind([load.block], loop.parent):
            return False
        known = paths.necessary(load.block)
        return all(condition in known for condition in wanted)

    def _is_needed(self, load: Load) -> bool:
        """Whether a derivative needs the number."""
        return any(load in inst.operands and _is_nonlinear(inst, load) for inst in self.function.instructions())

    def _index(self, load: Load, stored: _Stored) -> Value | None:
        """What the load has in the place of the store's index, if the store has run for all that it may be."""
        bound: dict[Value, Value] = {}
        if not _corresponds(stored.store.pointer, load.pointer, stored.index, stored.loop, bound):
            return None
        index, variable = bound.get(stored.index), induction_variables(stored.loop).get(stored.index)
        if index is None or variable is None or load.block is None:
            return None
        return index if self.order.has_run_for(stored.loop, variable, index, load.block) else None

    def _stays(self, load: Load, stored: _Stored) -> bool:
        """Whether what has been stored, and what it was computed from, is still there when the load runs."""
        between = self._between(stored.loop, load)
        calls = (i for block in between for i in block.instructions if isinstance(i, Call))
        effects = [self.shared.calls.effect(call) for call in calls]
        if not all(effect.pure or effect.kind in _KNOWN_CALLS for effect in effects):
            return False
        sources = [self._access(source) for source in stored.loads]
        for write in self.writes:
            if write.inst.block not in between:
                continue
            read = sources if write.inst is stored.store else [*sources, self._access(load)]
            if write.pointer is None or any(self.pointers.may_overlap(access, write) for access in read):
                return False
        return True

    def _access(self, load: Load) -> Access:
        size = self.shared.module.layout.store_size(load.type)
        return Access(load, load.pointer, size, self.shared.access_type(load))

    def _between(self, loop: Loop, load: Load) -> set[Block]:
        """The blocks of a loop, and those that may run behind it and ahead of a load, in one iteration around both."""
        assert loop.parent is not None
        start = [target for _, target in loop.all_exits]
        return {block for block in self._behind(start, loop.parent) if self._leads_to(block, load)} | loop.blocks

    def _leads_to(self, block: Block, load: Load) -> bool:
        return block is load.parent or self.cfg.reaches(block, load.parent)

    def _behind(self, start: list[Block], around: Loop) -> set[Block]:
        """The blocks that may run from given ones on, these among them, in one iteration of a loop."""
        inside = around.blocks - {around.header}
        return set(reached(inside.intersection(start), lambda block: inside.intersection(self.cfg.successors[block])))

    def _replace(self, load: Load, made: list[Instruction]) -> None:
        block = load.parent
        at = block.instructions.index(load)
        for inst in made:
            inst.block = block
        block.instructions[at : at + 1] = made
        load.block = None
        for inst in self.function.instructions():
            inst.operands = [made[-1] if o is load else o for o in inst.operands]
        self.cfg.__dict__.pop("position", None)


@dataclass(frozen=True, eq=False)
class _Stored:
    """A store into a temporary in each iteration of a loop. `parts`: what computes the number, in order, of that what
    changes in the loop; all of it follows from `index`, a variable of the loop."""

    store: Store
    loop: Loop
    index: Phi
    parts: tuple[Instruction, ...]

    @property
    def loads(self) -> list[Load]:
        return [part for part in self.parts if isinstance(part, Load)]

    @staticmethod
    def find(store: Store, forest: LoopForest) -> _Stored | None:
        """A store as such a one; None where it is none, or costs too much."""
        block = store.block
        path = forest.path(block) if block is not None else []
        if len(path) < 2 or store.volatile or store.ordering or not store.value.type.is_float or block is None:
            return None
        loop, around = path[-1], path[-2]
        if len(loop.all_exits) != 1 or not forest.cfg.dominates(block, loop.all_exits[0][0]):
            return None
        variables = {v for v in _leaves(store.pointer, loop) if not around.is_invariant(v)}
        index = variables.pop() if len(variables) == 1 else None
        if not isinstance(index, Phi) or index.block is not loop.header:
            return None
        parts: dict[Instruction, None] = {}
        if not _collect(store.value, loop, index, parts):
            return None
        loads = sum(isinstance(part, Load) for part in parts)
        arithmetic = sum(part.opcode in _ARITHMETIC or isinstance(part, Call) for part in parts)
        if not parts or loads > _MOST_LOADS or arithmetic > _MOST_ARITHMETIC:
            return None
        return _Stored(store, loop, index, tuple(parts))

    def given(self) -> Iterator[Instruction]:
        """What the number, and where it goes, is computed from and does not change in the loop."""
        operands = [operand for part in self.parts for operand in part.operands]
        for value in (*operands, *_leaves(self.store.pointer, self.loop)):
            if isinstance(value, Instruction) and value.block not in self.loop.blocks:
                yield value

    def copied(self, index: Value) -> list[Instruction]:
        """What computes the number for another index."""
        made: dict[Value, Value] = {self.index: index}
        for part in self.parts:
            again = copy.copy(part)
            again.operands = [made.get(o, o) for o in part.operands]
            again.metadata, again.records, again.name = dict(part.metadata), [], ""
            made[part] = again
        return [made[part] for part in self.parts]  # type: ignore[misc]


def _base(pointer: Value) -> Value:
    while isinstance(pointer, GetElementPtr):
        pointer = pointer.base
    return pointer


def _leaves(value: Value, loop: Loop) -> Iterator[Value]:
    """What an address is computed from."""
    if isinstance(value, Instruction) and value.block in loop.blocks and value.opcode in _ADDRESSES:
        for operand in value.operands:
            yield from _leaves(operand, loop)
    elif not isinstance(value, ConstInt):
        yield value


def _collect(value: Value, loop: Loop, index: Phi, parts: dict[Instruction, None]) -> bool:
    """Gather what a value is computed from in an iteration; whether all of it follows from the index."""
    if value is index or loop.is_invariant(value) or value in parts:
        return True
    if not isinstance(value, Instruction):
        return False
    plain_load = isinstance(value, Load) and not value.volatile and not value.ordering
    if not (plain_load or value.opcode in _ARITHMETIC | _ADDRESSES or _is_multiplication_and_sum(value)):
        return False
    if len(parts) > 4 * (_MOST_LOADS + _MOST_ARITHMETIC):
        return False
    if not all(_collect(operand, loop, index, parts) for operand in value.operands):
        return False
    parts[value] = None
    return True


def _is_multiplication_and_sum(value: Value) -> bool:
    return isinstance(value, Call) and (value.callee_name or "").startswith(("llvm.fmuladd.", "llvm.fma."))


def _is_nonlinear(user: Instruction, load: Load) -> bool:
    """Whether a derivative of what uses a number has the number in it."""
    if _is_multiplication_and_sum(user):
        return load in user.operands[:2] and not all(isinstance(o, ConstInt) for o in user.operands[:2])
    return user.opcode in ("fmul", "fdiv", "call")


def _corresponds(one: Value, other: Value, index: Phi, loop: Loop, bound: dict[Value, Value]) -> bool:
    """Whether two addresses are alike, with another index in the place of `index`, which goes into `bound`."""
    if one is index:
        return bound.setdefault(index, other) is other
    if loop.is_invariant(one):
        return _is_same(one, other)
    if not isinstance(one, Instruction) or not isinstance(other, Instruction) or one.opcode not in _ADDRESSES:
        return False
    if one.opcode != other.opcode or one.type != other.type or len(one.operands) != len(other.operands):
        return False
    if isinstance(one, GetElementPtr) and isinstance(other, GetElementPtr) and one.source != other.source:
        return False
    return all(_corresponds(a, b, index, loop, bound) for a, b in zip(one.operands, other.operands, strict=True))


def _is_same(one: Value, other: Value) -> bool:
    if isinstance(one, ConstInt) and isinstance(other, ConstInt):
        return one.type == other.type and one.value == other.value
    return one is other
