"""Which loops of serial code may run in parallel: those whose iterations are proved not to depend on each other.

No two different iterations touch the same memory where one of them writes; what is carried from iteration to iteration
is a counter, or a sum that is only ever added to; and nothing else leaves the loop. Whatever cannot be proved leaves
the loop as it is, with the reason in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from irad.analysis.alias.linear_address import tbaa_disjoint
from irad.analysis.alias.memory import Access as MemoryAccess
from irad.analysis.alias.memory import MemoryObject
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.cfg import CFG
from irad.analysis.dependence import AnswerStore, AssertedArray, SharedAccess, prove_independent
from irad.analysis.dependence.affine.loop_counter import counter_of
from irad.analysis.loops import Loop, LoopForest
from irad.analysis.mod_ref import CallEffect
from irad.analysis.trip_count import Induction, TripCount, induction_variables, trip_counts
from irad.ir import types as T
from irad.ir.debuginfo import DebugInfo
from irad.ir.hints import asserts_exclusive
from irad.ir.instructions import Alloca, Block, Branch, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function, users_of
from irad.ir.tbaa import Tbaa
from irad.ir.values import Argument, ConstInt, GlobalRef, Value
from irad.ir.worklist import reached

_MARKS = ("llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias.scope.decl")
_BLOCKS = {"llvm.memset.": (0,), "llvm.memcpy.": (0, 1), "llvm.memmove.": (0, 1)}
"""Copies and fills: the pointers that they use, of which the first is written to."""
_FUSED = ("llvm.fmuladd.", "llvm.fma.")


class _Stays(Exception):
    """A loop stays serial; the argument says why."""


@dataclass(frozen=True, eq=False)
class DoallLoop:
    """A loop that may run in parallel.

    bottom: the exit test stands where an iteration ends; else in the header, which does nothing besides. sums: the
    phis of running sums. leaving: what leaves the loop, as phis of the block behind it: sums, and counters. short:
    those that are a counter's value in the last iteration, not the one after that. private: local variables that each
    iteration uses afresh. addresses: those in such variables that are computed outside of the loop. alone: parameters,
    of whose memory nothing is reached in another way. said: the calls in the loop by which the program says so of the
    iterations, as far as it was needed.
    """

    loop: Loop
    trips: TripCount
    counter: Induction
    inductions: dict[Phi, Induction]
    bottom: bool
    sums: tuple[Phi, ...]
    leaving: dict[Phi, Phi]
    short: frozenset[Phi]
    private: tuple[Alloca, ...]
    addresses: tuple[Instruction, ...]
    alone: frozenset[Argument]
    said: tuple[Call, ...] = ()

    @property
    def exiting(self) -> Block:
        return self.loop.exit_edges[0][0]

    @property
    def outside(self) -> Block:
        return self.loop.exit_edges[0][1]


@dataclass(eq=False)
class DoallSearch:
    """Goes through the loops of one function. `effect` says what calls do; `apart`: different pointer arguments never
    overlap; `answers` keeps what a solver has answered. `found` are the loops that may run in parallel, `stays` the
    others with their reasons."""

    function: Function
    cfg: CFG
    forest: LoopForest
    effect: Callable[[Call], CallEffect]
    apart: bool
    debug: DebugInfo
    tbaa: Tbaa
    answers: AnswerStore | None = None
    found: list[DoallLoop] = field(default_factory=list)
    stays: list[tuple[Loop, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.pointers = PointsTo(self.function, self.cfg, self.forest, self.effect, self.apart)
        self.trips = trip_counts(self.forest)
        loops = self.forest.loops
        self.inductions = {p: (loop, i) for loop in loops for p, i in induction_variables(loop).items()}
        self.users = users_of(self.function)
        for loop in loops:
            if loop.parent is None:
                self._visit(loop)

    def _visit(self, loop: Loop) -> None:
        try:
            self.found.append(_Question(self, loop).answer())
        except _Stays as why:
            self.stays.append((loop, str(why)))
            for child in loop.children:
                self._visit(child)

    def access_type(self, inst: Instruction) -> str | None:
        tag = inst.metadata.get("tbaa")
        access = self.tbaa.access(tag) if tag is not None else None
        return access.access if access is not None else None


@dataclass(eq=False)
class _Question:
    """Whether one loop may run in parallel."""

    search: DoallSearch
    loop: Loop

    def answer(self) -> DoallLoop:
        search, loop = self.search, self.loop
        trips = search.trips.get(loop)
        if len(loop.all_exits) != 1:
            raise _Stays("it may be left in several places")
        if trips is None:
            raise _Stays("how often it runs is not known when it begins")
        counter = counter_of(loop, search.inductions)
        if counter is None or counter.phi.type not in (T.I32, T.I64):
            raise _Stays("no variable numbers its iterations")
        if abs(counter.step) != 1 and not counter.no_wrap & {"nsw", "nuw"}:
            raise _Stays("its counter may wrap around")
        bottom = self._is_bottom()
        own = {p: i for p, (where, i) in search.inductions.items() if where is loop}
        families = {p: self._family(p) for p in loop.header.phis if p not in own}
        leaving = dict(self._leaving(own, families, bottom))
        short = frozenset(p for p, last in leaving.items() if bottom and p.incoming(loop.exit_edges[0][0]) is last)
        allocas = [i for i in search.function.entry.instructions if isinstance(i, Alloca)]
        own_places = {a: found for a in allocas if (found := self._private(a)) is not None}
        private = tuple(own_places)
        addresses = tuple(i for places in own_places.values() for i in places)
        accesses = tuple(self._accesses())
        said = self._prove(accesses, frozenset(private))
        self._weigh(trips, bottom)
        alone = frozenset(a for a in search.function.arguments if self._is_alone(a, accesses))
        sums = tuple(families)
        return DoallLoop(loop, trips, counter, own, bottom, sums, leaving, short, private, addresses, alone, said)

    def _weigh(self, trips: TripCount, bottom: bool) -> None:
        """A loop that runs a few times, known beforehand, and does little is not worth a team."""
        turns = trips.constant()
        if turns is not None and turns * cost_of(self.loop, self.search.forest) < WORTH:
            raise _Stays(f"it runs {turns} times, which is too little to share")

    def _is_bottom(self) -> bool:
        """Whether the exit test comes last in an iteration; if it comes first, nothing else may happen there."""
        loop = self.loop
        exiting, latch = loop.exit_edges[0][0], loop.latch
        alone = len(latch.instructions) == 1 and self.search.cfg.predecessors[latch] == [exiting]
        if latch is exiting or alone:
            return True
        if exiting is not loop.header or any(
            isinstance(i, (Load, Store)) or (isinstance(i, Call) and not _is_mark(i)) for i in exiting.instructions
        ):
            raise _Stays("it may be left in the middle of an iteration")
        return False

    # -- values that are carried, or leave

    def _family(self, phi: Phi) -> frozenset[Value]:
        """All values that are a running sum so far: the phi of the header and what it becomes in the loop."""
        if not (phi.type.is_float or phi.type.is_integer):
            raise _Stays(f"{self._carried(phi)} is used in the next one")
        users, inside = self.search.users, self.loop.blocks
        family = set(reached(list[Value]((phi,)), lambda v: (u for u in users.get(v, ()) if u.block in inside)))
        if not all(v is phi or self._adds(v, family) for v in family) or phi.incoming(self.loop.latch) not in family:
            raise _Stays(f"{self._carried(phi)} is used in the next one, and is no sum that is only added to")
        return frozenset(family)

    def _adds(self, value: Value, family: set[Value]) -> bool:
        """Whether a value is one of the family and something else."""
        if not isinstance(value, Instruction):
            return False
        inside = [o in family for o in value.operands]
        if isinstance(value, Phi):
            return all(inside) and value.type == next(iter(value.operands)).type
        if isinstance(value, Call):
            return (value.callee_name or "").startswith(_FUSED) and inside == [False, False, True]
        if value.opcode == "select":
            return inside == [False, True, True]
        if value.opcode in ("fsub", "sub"):
            return inside == [True, False]
        return value.opcode in ("fadd", "add") and sorted(inside) == [False, True]

    def _leaving(
        self, own: dict[Phi, Induction], families: dict[Phi, frozenset[Value]], bottom: bool
    ) -> Iterator[tuple[Phi, Phi]]:
        """The phis behind the loop with the phi of the header that each is the last value of."""
        loop = self.loop
        exiting, outside = loop.exit_edges[0]
        for block in loop.blocks:
            for inst in block.instructions:
                for user in self.search.users.get(inst, ()):
                    if user.block not in loop.blocks and not (isinstance(user, Phi) and user.block is outside):
                        raise _Stays(f"{self._value(inst)} is used behind the loop")
        for phi in outside.phis:
            value = phi.incoming(exiting)
            if loop.is_invariant(value):
                continue
            known = [*own, *families]
            last: dict[Value, Phi] = {p.incoming(loop.latch) if bottom else p: p for p in known}
            last.update((p, p) for p in own)
            if value not in last:
                raise _Stays(f"{self._value(value)} in the last iteration is used behind the loop")
            yield phi, last[value]

    def _carried(self, phi: Phi) -> str:
        return f"{self._value(phi.incoming(self.loop.latch))} of one iteration"

    def _value(self, value: Value) -> str:
        found = self.search.debug.location(value.location) if isinstance(value, Instruction) else None
        return f"the value computed at line {found.line}" if found is not None and found.line else "a value"

    # -- memory

    def _private(self, variable: Alloca) -> list[Instruction] | None:
        """The addresses in a local variable that are computed outside of the loop, if the variable is used in the loop
        alone, and its contents are forgotten in each iteration; else None."""
        outside: list[Instruction] = []
        derived: set[Value] = {variable}
        work: list[Value] = [variable]
        uses: list[Instruction] = []
        while work:
            for user in self.search.users.get(work.pop(), ()):
                inside = user.block in self.loop.blocks
                if not inside and not isinstance(user, GetElementPtr):
                    return None
                if user in derived:
                    continue
                (uses if inside else outside).append(user)
                if user.type.is_pointer:
                    derived.add(user)
                    work.append(user)
        begins = [
            u for u in uses
            if isinstance(u, Call) and (u.callee_name or "").startswith("llvm.lifetime.start")
            and u.operands[-1] is variable and self._around(u) is self.loop
        ]  # fmt: skip
        uses = [u for u in uses if not isinstance(u, GetElementPtr)]
        return outside if any(all(self._comes_before(b, u) for u in uses) for b in begins) else None

    def _around(self, inst: Instruction) -> Loop | None:
        return self.search.forest.innermost[inst.block] if inst.block is not None else None

    def _comes_before(self, first: Instruction, other: Instruction) -> bool:
        if first.parent is other.parent:
            order = first.parent.instructions
            return order.index(first) <= order.index(other)
        return self.search.cfg.dominates(first.parent, other.parent)

    def _accesses(self) -> Iterator[SharedAccess]:
        """What the loop reads and writes. Raises for what may do more than that."""
        layout = self.search.pointers.module.layout
        for block in self.search.cfg.order:
            for inst in block.instructions if block in self.loop.blocks else ():
                if isinstance(inst, (Load, Store)):
                    if inst.ordering or inst.volatile:
                        raise _Stays(f"it has an atomic or volatile access{self._where(inst)}")
                    writes = isinstance(inst, Store)
                    type_ = inst.value.type if isinstance(inst, Store) else inst.type
                    yield SharedAccess(inst, inst.pointer, layout.store_size(type_), writes, False)
                elif isinstance(inst, Call):
                    yield from self._of_call(inst)
                elif inst.opcode in _STRANGE:
                    raise _Stays(f"it has an instruction that has an order ('{inst.opcode}'){self._where(inst)}")

    def _of_call(self, call: Call) -> Iterator[SharedAccess]:
        name = call.callee_name or ""
        if _is_mark(call):
            return
        for prefix, positions in _BLOCKS.items():
            if name.startswith(prefix):
                size = call.operands[2]
                if not isinstance(size, ConstInt):
                    raise _Stays(f"it moves blocks of memory whose size is not constant{self._where(call)}")
                for position in positions:
                    yield SharedAccess(call, call.operands[position], size.value, position == 0, False)
                return
        effect = self.search.effect(call)
        harmless = not effect.writes_memory and not effect.reads_memory and not effect.allocates
        if call.opcode != "call" or not (effect.pure or harmless) or effect.kind in ("release", "unknown"):
            raise _Stays(f"it calls '{name or 'a function through a pointer'}'{self._where(call)}")

    def _where(self, inst: Instruction) -> str:
        found = self.search.debug.location(inst.location)
        return f" (line {found.line})" if found is not None and found.line else ""

    def _prove(self, accesses: Sequence[SharedAccess], private: frozenset[Alloca]) -> tuple[Call, ...]:
        """No two different iterations touch the same memory where one writes. Returns what the program says, as far as
        that was needed."""
        pointers, search = self.search.pointers, self.search
        said = {call: AssertedArray.of(pointers, call.operands[0]) for call in self._statements()}
        needed: dict[Call, None] = {}
        objects = {a: self._variable_memory(a) for a in accesses}
        shared = []
        for access in accesses:
            found = objects[access]
            locals_ = {o for o in found if o.kind == "local" and o.origin in private and o not in pointers.escaped}
            reads_constants = bool(pointers.objects(access.pointer)) and not found
            if (not found or found - locals_) and not reads_constants:
                shared.append(access)
        for every in self._groups(shared, objects):
            group = [a for a in every if not any(array.holds(pointers, a.pointer) for array in said.values())]
            needed |= dict.fromkeys(c for c, array in said.items() for a in every if array.holds(pointers, a.pointer))
            if not any(a.writes for a in group):
                continue
            together = frozenset(o for a in group for o in objects[a])
            if len(together) != 1:
                raise _Stays(self._overlap(group, together))
            verdict = prove_independent(
                search.function, search.cfg, search.forest, self.loop, search.inductions, search.trips, group,
                self._unmodified(accesses), answers=search.answers,
            )  # fmt: skip
            if not verdict.exclusive:
                raise _Stays(verdict.reason.replace(f" of {self.loop.place(search.debug)}", ""))
        return tuple(needed)

    def _statements(self) -> Iterator[Call]:
        """The calls in the loop's own body that say of an array that iterations touch no element of it twice."""
        for block in self.search.cfg.order:
            if self.search.forest.innermost[block] is self.loop:
                for inst in block.instructions:
                    if isinstance(inst, Call) and asserts_exclusive(inst.callee_name):
                        yield from [inst] if inst.operands and inst.operands[0].type.is_pointer else []

    def _variable_memory(self, access: SharedAccess) -> frozenset[MemoryObject]:
        """What an access may be to; without constants, which nothing can be stored in."""
        pointers = self.search.pointers
        found = pointers.objects(access.pointer)
        return frozenset(o for o in found if not pointers.is_constant(o)) if not access.writes else found

    def _groups(
        self, accesses: list[SharedAccess], objects: dict[SharedAccess, frozenset[MemoryObject]]
    ) -> Iterable[list[SharedAccess]]:
        """Accesses that may meet in memory, as far as a write is among them."""
        groups: list[list[SharedAccess]] = []
        for access in accesses:
            near = [g for g in groups if any(self._may_meet(access, other, objects) for other in g)]
            groups = [g for g in groups if g not in near]
            groups.append([access, *(a for g in near for a in g)])
        return [g for g in groups if any(a.writes for a in g)]

    def _may_meet(self, a: SharedAccess, b: SharedAccess, objects: dict[SharedAccess, frozenset[MemoryObject]]) -> bool:
        if not (a.writes or b.writes):
            return False
        first, second = self._memory(a), self._memory(b)
        same = any(self.search.pointers.may_be_same(x, y) for x in objects[a] for y in objects[b])
        unknown = not objects[a] or not objects[b]
        return (same or unknown) and not _differ_in_type(first, second)

    def _memory(self, access: SharedAccess) -> MemoryAccess:
        return MemoryAccess(access.inst, access.pointer, None, self.search.access_type(access.inst))

    def _unmodified(self, accesses: Sequence[SharedAccess]) -> Callable[[Value], bool]:
        pointers = self.search.pointers
        writes = [a for a in accesses if a.writes]

        def unmodified(pointer: Value) -> bool:
            found = pointers.objects(pointer)
            reads = [a for a in accesses if not a.writes and a.pointer is pointer]
            return bool(found) and not any(
                pointers.may_be_same(x, y) and not all(_differ_in_type(self._memory(r), self._memory(w)) for r in reads)
                for w in writes for x in found for y in pointers.objects(w.pointer)
            )  # fmt: skip

        return unmodified

    def _is_alone(self, pointer: Argument, accesses: Sequence[SharedAccess]) -> bool:
        """Whether what the loop reaches through a parameter it reaches in no other way."""
        promised = self.search.apart or "noalias" in pointer.attributes.split()
        if not pointer.type.is_pointer or not promised:
            return False
        pointers = self.search.pointers
        own = pointers.objects(pointer)
        return all(
            pointers.address(a.pointer).base is pointer
            for a in accesses
            if not (met := pointers.objects(a.pointer)) or any(pointers.may_be_same(x, y) for x in met for y in own)
        )

    def _overlap(self, group: list[SharedAccess], objects: frozenset[MemoryObject]) -> str:
        names = sorted({_name_of(o) for o in objects}) or ["memory of unknown origin"]
        written = sorted(f"line {f.line}" for a in group if a.writes
                         if (f := self.search.debug.location(a.inst.location)) is not None and f.line)  # fmt: skip
        where = f", which is written at {written[0]}" if written else ""
        return f"{' and '.join(names)} may be the same memory{where}"


_STRANGE = frozenset("atomicrmw cmpxchg fence va_arg invoke callbr indirectbr resume landingpad".split())


def _differ_in_type(a: MemoryAccess, b: MemoryAccess) -> bool:
    return tbaa_disjoint(a.tbaa, b.tbaa)


def _is_mark(call: Call) -> bool:
    return (call.callee_name or "").startswith(_MARKS) or asserts_exclusive(call.callee_name)


def _name_of(obj: MemoryObject) -> str:
    if obj.kind == "argument" and isinstance(obj.origin, Argument) and obj.origin.name:
        return f"'{obj.origin.name}'"
    if obj.kind == "global" and isinstance(obj.origin, GlobalRef):
        return f"'{obj.origin.name}'"
    return obj.describe()


def cost_of(loop: Loop, forest: LoopForest) -> int:
    """Instructions in an iteration, where nested loops are taken to run some dozens of times."""
    total = 0
    for block in loop.blocks:
        around = forest.innermost[block]
        depth = around.depth - loop.depth if around is not None else 0
        total += _TURNS**depth * sum(not isinstance(i, (Phi, Branch)) for i in block.instructions)
    return max(total, 1)


_TURNS = 32
WORTH = 20_000
"""How many instructions, about, it takes until several threads are faster than one."""

__all__ = ["WORTH", "DoallLoop", "DoallSearch", "cost_of"]
