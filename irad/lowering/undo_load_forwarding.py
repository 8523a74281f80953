"""What each iteration of a loop takes over from the one before, which has loaded it, is loaded again.

Where an iteration reads `a[i]` and `a[i + 1]`, as those over the rows of a sparse matrix do, the optimiser has it read
`a[i + 1]` alone and hand it on. For a derivative that is worse than a second load: what is handed on has to be kept for
the reverse sweep, iteration by iteration, and hides that the bounds of the next row are there in memory, unchanged, for
whoever wants to know them. Of numbers, as of stencils, iterations of the reverse sweep would hand on the adjoints, and
could only run one behind another.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, replace

from irad.analysis.alias.memory import Access
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.cfg import CFG
from irad.analysis.clobbers import Clobbers
from irad.analysis.loops import Loop, LoopForest
from irad.analysis.reductions import is_sum
from irad.analysis.strided_access import stream_of
from irad.analysis.trip_count import Induction, induction_variables
from irad.facts.function_facts import ModuleFacts
from irad.ir import types as T
from irad.ir.instructions import Call, GetElementPtr, Instruction, Load, Phi
from irad.ir.layout import DataLayout
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.values import ConstInt, Value

__all__ = ["load_again"]

_ARITHMETIC = frozenset("getelementptr add sub mul shl sext zext trunc".split())


def load_again(function: Function, shared: ModuleFacts, *_: object) -> bool:
    """What iterations load and hand on is loaded again, where memory still has it. Nothing may write there, if it is an
    integer; nothing in the loop, if it is a number."""
    if not any(_may_be_handed_on(phi) for block in function.blocks for phi in block.phis):
        return False
    cfg = CFG(function)
    forest = LoopForest(cfg)
    carried = ((loop, phi) for loop in forest.loops for phi in loop.header.phis if phi.type.is_integer)
    addresses = {phi: _address(loop, phi, shared.module.layout) for loop, phi in carried}
    integers = {phi: address for phi, address in addresses.items() if address is not None}
    numbers = [loop for loop in forest.loops if not loop.children and any(map(_is_number, loop.header.phis))]
    if not integers and not numbers:
        return False
    pointers = PointsTo(function, cfg, forest, shared.calls.effect)
    clobbers = Clobbers(pointers, shared.calls.effect, shared.access_type, lambda obj: False)
    unchanged, replaced = _unchanged(clobbers), dict[Value, Value]()
    for phi, address in integers.items():
        load = phi.incoming(_loop_of(forest, phi).latch)
        assert isinstance(load, Load)
        if unchanged(load):
            replaced[phi] = _load(phi, load, address)
    for loop in numbers:
        inductions = {phi: (loop, induction) for phi, induction in induction_variables(loop).items()}
        found = {phi: _Forwarded(loop, phi, clobbers).address(inductions) for phi in loop.header.phis}
        if all(found[p] is not None or not p.type.is_float or is_sum(loop, p, function.users) for p in found):
            for phi, steps in found.items():
                if steps is not None:
                    replaced[phi] = _load(phi, phi.incoming(loop.latch), steps)  # type: ignore[arg-type]
    return replace_all_uses_with(function, replaced)


def _may_be_handed_on(phi: Phi) -> bool:
    kind = phi.type.is_integer or phi.type.is_float
    return kind and all(isinstance(o, Load) and not o.volatile and not o.ordering for o in phi.operands)


def _is_number(phi: Phi) -> bool:
    return phi.type.is_float and _may_be_handed_on(phi)


def _loop_of(forest: LoopForest, phi: Phi) -> Loop:
    return next(loop for loop in forest.loops if loop.header is phi.block)


def _unchanged(clobbers: Clobbers) -> Callable[[Load], bool]:
    """Whether nothing in a function writes to what is loaded."""

    def holds(load: Load) -> bool:
        access = replace(clobbers.access(load), size=None)
        overlap = clobbers.pointers.may_overlap
        return all(w.pointer is not None and not overlap(access, replace(w, size=None)) for w in clobbers.writes)

    return holds


# -- numbers


@dataclass(frozen=True, eq=False)
class _Forwarded:
    """A number that iterations of an innermost loop hand on: in iteration k it is what the iteration before has loaded,
    in the first one what was loaded in front."""

    loop: Loop
    phi: Phi
    clobbers: Clobbers

    def address(self, inductions: dict[Phi, tuple[Loop, Induction]]) -> list[Instruction] | None:
        """The instructions that compute where the number lies, if it still does when an iteration begins."""
        loop, pointers = self.loop, self.clobbers.pointers
        first, later = self.phi.incoming(loop.preheader), self.phi.incoming(loop.latch)
        if not _is_number(self.phi) or not isinstance(first, Load) or not isinstance(later, Load):
            return None
        if later.block not in loop.blocks or first.block in loop.blocks:
            return None
        stream, start = (stream_of(pointers, inductions, loop, load.pointer) for load in (later, first))
        if stream is None or replace(stream, constant=stream.constant - stream.stride, stride=0) != start:
            return None
        if not self._is_kept(self.clobbers.access(later), loop) or not self._is_there_at_entry(first):
            return None
        steps = list[Instruction]()
        last = self._copied(later.pointer, steps)
        if last is None:
            return None
        steps.append(GetElementPtr(T.I8, last, [ConstInt(T.I64, -stream.stride)]))
        return steps

    def _is_kept(self, access: Access, loop: Loop) -> bool:
        """Whether a loop neither writes to what is loaded in it, nor gives it back."""
        freed = any(self._frees(i) for b in loop.blocks for i in b.instructions)
        return not freed and self.clobbers.stays_in(access, loop)

    def _frees(self, inst: Instruction) -> bool:
        return isinstance(inst, Call) and self.clobbers.effect(inst).kind in ("release", "structural")

    def _is_there_at_entry(self, first: Load) -> bool:
        """Whether nothing is written where the number for the first iteration was loaded, until the loop begins."""
        access, block, pointers = self.clobbers.access(first), self.loop.preheader, self.clobbers.pointers
        changing = {w.inst for w in self.clobbers.writes if pointers.may_overlap(access, w)}
        while True:
            for inst in reversed(block.instructions):
                if inst is first:
                    return True
                if inst in changing or self._frees(inst):
                    return False
            around = pointers.forest.by_header.get(block)
            before = [around.preheader] if around is not None else pointers.cfg.predecessors[block]
            if len(before) != 1 or (around is not None and not self._is_kept(access, around)):
                return False
            (block,) = before

    def _copied(self, value: Value, steps: list[Instruction]) -> Value | None:
        """An address of an iteration, computed where the iteration begins. It may end before it accesses that: so
        nothing is promised of the steps."""
        loop = self.loop
        if loop.is_invariant(value) or (isinstance(value, Phi) and value.block is loop.header):
            return value
        if not isinstance(value, Instruction) or value.opcode not in _ARITHMETIC:
            return None
        operands = [self._copied(o, steps) for o in value.operands]
        known = [o for o in operands if o is not None]
        if len(known) < len(operands):
            return None
        steps.append(_again(value, known))
        steps[-1].flags = ()
        return steps[-1]


# -- integers


def _address(loop: Loop, phi: Phi, layout: DataLayout) -> list[Instruction] | None:
    """The instructions that compute, in an iteration, where the one before it has loaded what a phi is; None where that
    is not how it comes about, or the first iteration gets something else."""
    if not _may_be_handed_on(phi):
        return None
    first, later = phi.incoming(loop.preheader), phi.incoming(loop.latch)
    assert isinstance(first, Load) and isinstance(later, Load)
    if later.block not in loop.blocks or first.block in loop.blocks:
        return None
    made: list[Instruction] = []
    address = _before(later.pointer, loop, made)
    if address is None or not made or not _is_same(_in_front(address, loop), first.pointer, layout):
        return None
    return made


def _before(value: Value, loop: Loop, made: list[Instruction]) -> Value | None:
    """What a value of an iteration was in the iteration before, as the next iteration has it."""
    if loop.is_invariant(value):
        return value
    for phi in loop.header.phis:
        if phi.incoming(loop.latch) is value:
            return phi
    if not isinstance(value, Instruction) or value.opcode not in _ARITHMETIC:
        return None
    operands = [_before(o, loop, made) for o in value.operands]
    known = [o for o in operands if o is not None]
    if len(known) < len(operands):
        return None
    made.append(_again(value, known))
    return made[-1]


def _again(inst: Instruction, operands: list[Value]) -> Instruction:
    """An instruction once more, of other operands."""
    again = copy.copy(inst)
    again.operands, again.metadata, again.records, again.name = operands, {}, [], ""
    return again


def _in_front(value: Value, loop: Loop) -> Value:
    """What a value that is made of the header's phis is in the first iteration."""
    if isinstance(value, Phi) and value.block is loop.header:
        return value.incoming(loop.preheader)
    if loop.is_invariant(value) or not isinstance(value, Instruction):
        return value
    made = copy.copy(value)
    made.operands = [_in_front(o, loop) for o in value.operands]
    return made


def _is_same(one: Value, other: Value, layout: DataLayout) -> bool:
    """Whether two values are alike, by what they are computed from."""
    (one, far), (other, away) = _placed(one, layout), _placed(other, layout)
    if one is other:
        return far == away
    if isinstance(one, ConstInt) and isinstance(other, ConstInt):
        return one.type == other.type and one.value == other.value
    if not isinstance(one, Instruction) or not isinstance(other, Instruction) or one.opcode not in _ARITHMETIC:
        return False
    if far != away or one.opcode != other.opcode or one.type != other.type or len(one.operands) != len(other.operands):
        return False
    if isinstance(one, GetElementPtr) and isinstance(other, GetElementPtr) and one.source != other.source:
        return False
    return all(_is_same(a, b, layout) for a, b in zip(one.operands, other.operands, strict=True))


def _placed(value: Value, layout: DataLayout) -> tuple[Value, int]:
    """A value without steps of constant numbers of bytes, and how many these are."""
    if isinstance(value, GetElementPtr) and len(value.indices) == 1:
        index = _constant(value.indices[0])
        if index is not None:
            base, offset = _placed(value.base, layout)
            return base, offset + index * layout.size(value.source)
    constant = _constant(value)
    return (value if constant is None else ConstInt(value.type, constant)), 0


def _constant(value: Value) -> int | None:
    """What a constant is, also behind extensions."""
    if isinstance(value, ConstInt):
        return value.value
    if isinstance(value, Instruction) and value.opcode in ("sext", "zext"):
        inner = _constant(value.operands[0])
        return inner if inner is not None and inner >= 0 else None
    return None


def _load(phi: Phi, load: Load, address: list[Instruction]) -> Load:
    """Put a load in the place of a phi."""
    block = phi.parent
    again = copy.copy(load)
    again.operands, again.records, again.name = [address[-1]], [], ""
    block.instructions.remove(phi)
    at = len(block.phis)
    for inst in (*address, again):
        inst.block = block
        kept = ("dbg", "tbaa") if inst is again else ("dbg",)
        inst.metadata = {k: v for k, v in load.metadata.items() if k in kept}
        block.instructions.insert(at, inst)
        at += 1
    return again
