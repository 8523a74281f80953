"""Which addresses a group of accesses reaches, noted as seldom as possible.

Private copies of a shadow are as large as what the accesses of a region reach, so the forward sweep notes the lowest
and the highest address, and how many accesses there were. An access of which every iteration of a loop nest makes one,
at an address that is linear in the iteration numbers, is noted once, in front of the nest (`SweptRange`): its extremes
are those of a linear form on a box. All iterations make the access, and all of it lies in one object, so that the
numbers do not wrap around. What is left is noted where it happens, together with what lies at a constant distance in
the same block (`Spot`). """

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from irad.adjoint.steps import CopyStep, LoadStep, Step, StoreStep
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.polynomial import Polynomial
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Block, Branch, Instruction
from irad.ir.values import Constant, Value
from irad.ir.worklist import reached


@dataclass(frozen=True, eq=False)
class SweptRange:
    """Accesses of every iteration of a loop nest: bytes from `base + rest + low` up to, not including,
    `base + rest + high`, moved by `coefficient * k` for each of `moves`, in each iteration k of that loop.

    loop: the outermost one; everything here is known in front of it. runs: the loops of the nest around the accesses,
    and 1 where the last run of the header does not reach them, else 0. count: how many accesses one iteration makes.
    conditions: what has to be true, or false, in front of the nest for there to be any accesses.
    """

    loop: Loop
    base: Value
    rest: Polynomial
    low: int
    high: int
    moves: tuple[tuple[Loop, Polynomial], ...]
    runs: tuple[tuple[Loop, int], ...]
    count: int
    conditions: tuple[tuple[Value, bool], ...] = ()


@dataclass(frozen=True, eq=False)
class Spot:
    """Accesses of one block, noted at `inst`, the last of them: bytes from `pointer + low` up to, not including,
    `pointer + high`; or, where `size` is given, as many bytes as that says."""

    inst: Instruction
    pointer: Value
    low: int
    high: int
    count: int
    size: Value | None = None


def ranges_of(facts: FunctionFacts, steps: Iterable[Step], size: int) -> tuple[SweptRange | Spot, ...]:
    """What has to be noted for `steps`, which add to, or take, numbers of `size` bytes."""
    found = _Footprints(facts, size)
    for step in steps:
        if isinstance(step, (LoadStep, StoreStep)) and step.pointer is not None:
            found.add(step.inst, step.pointer)
        elif isinstance(step, CopyStep) and step.source is not None:
            found.alone.append(Spot(step.inst, step.source, 0, size, 1, step.size))
    return (*found.swept.values(), *found.spots())


def ranges_at(
    facts: FunctionFacts, accesses: Iterable[tuple[Instruction, Value]], size: int
) -> list[SweptRange | Spot]:
    """What has to be noted for instructions that access `size` bytes at pointers."""
    found = _Footprints(facts, size)
    for inst, pointer in accesses:
        found.add(inst, pointer)
    return [*found.swept.values(), *found.spots()]


class _Footprints:
    def __init__(self, facts: FunctionFacts, size: int) -> None:
        self.facts = facts
        self.size = size
        self.swept: dict[object, SweptRange] = {}
        self.alone: list[Spot] = []
        self.near: dict[object, list[tuple[Instruction, Value, int]]] = {}
        self.linear: dict[Loop, AffineAddresses] = {}
        self.order = {inst: i for i, inst in enumerate(facts.function.instructions())}

    def add(self, inst: Instruction, pointer: Value) -> None:
        block = inst.block
        path = self.facts.forest.path(block) if block is not None else []
        if block is None or not path:
            self.alone.append(Spot(inst, pointer, 0, self.size, 1))
            return
        for depth, loop in enumerate(path):
            form = self._linear(loop).form(pointer, block)
            inside = path[depth:]
            given = self._given(loop, block) if form is not None else {}
            if form is not None and all(self._is_steady(each, loop, block, given) for each in inside):
                ends = [(each, each.exit_edges[0][0]) for each in inside]
                runs = tuple((each, int(self._is_avoided(each, end, block, given))) for each, end in ends)
                self._sweep(loop, form, runs, tuple(given.items()))
                return
        form = self._linear(path[-1]).shape(pointer, block)
        if form is None:
            self.alone.append(Spot(inst, pointer, 0, self.size, 1))
        else:
            key = (block, form.base, form.rest.symbolic, form.moving)
            self.near.setdefault(key, []).append((inst, pointer, form.constant))

    def _linear(self, loop: Loop) -> AffineAddresses:
        facts = self.facts
        if loop not in self.linear:
            self.linear[loop] = AffineAddresses(
                facts.pointers.module, facts.cfg, loop, facts.inductions, facts.trips, is_shared=False
            )
        return self.linear[loop]

    def _given(self, loop: Loop, at: Block) -> dict[Value, bool]:
        """The conditions, known in front of a loop, on which its iterations come to a block."""
        cfg, found = self.facts.cfg, dict[Value, bool]()
        while at is not loop.header:
            at, inside = cfg.idom[at], at
            branch = at.terminator
            if isinstance(branch, Branch) and branch.operands and cfg.predecessors[inside] == [at]:
                condition = branch.operands[0]
                if loop.is_invariant(condition) and not isinstance(condition, Constant):
                    found[condition] = inside is branch.targets[0]
        return found

    def _is_steady(self, loop: Loop, outermost: Loop, at: Block, given: dict[Value, bool]) -> bool:
        """Whether each iteration of a loop comes through block `at`, on the given conditions, and how many there are is
        known in front of the outermost one."""
        trips = self.facts.trips.get(loop)
        known = trips is not None and all(outermost.is_invariant(v) for v in (trips.start, trips.bound))
        return known and len(loop.exit_edges) == 1 and not self._is_avoided(loop, loop.latch, at, given)

    def _is_avoided(self, loop: Loop, to: Block, at: Block, given: dict[Value, bool]) -> bool:
        """Whether an iteration can come to a block, on the given conditions, without having come through block `at`."""

        def onward(block: Block) -> list[Block]:
            following = block.terminator.targets
            condition = block.terminator.operands[0] if len(following) == 2 and block.terminator.operands else None
            if condition in given and isinstance(block.terminator, Branch):
                following = [following[0 if given[condition] else 1]]
            return [b for b in following if b in loop.blocks and b is not at and b is not loop.header]

        return at is not loop.header and to in reached([loop.header], onward)

    def _sweep(
        self, loop: Loop, form: AffineForm, runs: tuple[tuple[Loop, int], ...], given: tuple[tuple[Value, bool], ...]
    ) -> None:
        moves = [(term.loop, term.coefficient) for term in form.inner]
        if form.stride:
            moves.append((loop, form.stride))
        rest, low = form.rest.symbolic, form.constant
        high = low + self.size
        key = (loop, form.base, rest, frozenset(moves), frozenset(runs), frozenset(given))
        known = self.swept.get(key)
        if known is not None:
            low, high = min(low, known.low), max(high, known.high)
        count = 1 if known is None else known.count + 1
        self.swept[key] = SweptRange(loop, form.base, rest, low, high, tuple(moves), runs, count, given)

    def spots(self) -> Iterable[Spot]:
        """One for each group of accesses that differ by constants."""
        yield from self.alone
        for group in self.near.values():
            last, pointer, constant = max(group, key=lambda each: self.order[each[0]])
            distances = [each - constant for _, _, each in group]
            yield Spot(last, pointer, min(distances), max(distances) + self.size, len(group))


__all__ = ["Spot", "SweptRange", "ranges_at", "ranges_of"]
