"""Which parallel regions go forward and back again strip by strip.

Between the two sweeps of a gradient lies all that follows in the program. Where nothing follows that the reverse sweep
would need, a thread may go forward over a few of its iterations and back over them at once, while what it has read and
kept is still in its cache, and with a tape no longer than a strip needs (joint reversal of independent iterations; for
loops of serial programs: L. Hascoët, S. Fidanova, C. Held, "Adjoining independent computations", in Automatic
Differentiation of Algorithms, 2002).

A strip is what one thread of a much larger team would do: a program whose results do not depend on the number of its
threads computes the same with a thread for each strip, and those may run in any order. So a region is run in strips by
answering its questions for the thread's number and for the size of the team with the strip's number and the number of
strips. What has to hold of the region:

- these questions serve to share out iterations in blocks, and nothing else;
- no thread waits for another, but in sections that add to shared sums, which may be gone back over in any order;
- all accumulations of the reverse sweep are plain in a strip: there is nothing that needs atomic operations.

Where a program says how many threads it wants, or gets but one, it may mean just those (a loop whose iterations depend
on one another, behind `if`); then all of it goes forward before it goes back.

Where accumulations meet those of neighbouring blocks ("in two parts"), each thread goes over its first strip last, when
all threads are done with their others. Where they would go to private copies, the threads go through their strips in
phases, in each of which no two of them reach the same, if there are such phases (`csrc/phases.c`); what most strips
reach most of goes to the copies of the thread.

A deterministic region consists of a fixed number of parts, whatever the number of threads, which share the parts out: a
part does what a thread of a team of that size would, and has its strips, its copies and its sums.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from irad.adjoint.parallel.access_footprint import SweptRange
from irad.adjoint.parallel.accumulation import AccumulationPlan, Privatised, is_fixed
from irad.adjoint.parallel.alias_speculation import SpeculatedAlias
from irad.adjoint.recompute import CacheDecision
from irad.adjoint.steps import AtomicStep, CallStep, Key, Step, SyncStep
from irad.analysis.barrier_phases import BarrierPhases
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Atomic, Block, Call, Instruction, Load, Phi, Store
from irad.ir.marks import ASKED, BLOCK, TURN_BEGIN, TURN_END, is_mark
from irad.ir.values import Argument, ConstExpr, GlobalRef, Value
from irad.ir.worklist import reached

_QUESTIONS = ("omp_get_thread_num", "omp_get_num_threads")
_SIMPLE = frozenset(
    "phi getelementptr select freeze icmp trunc zext sext bitcast ptrtoint inttoptr extractvalue "
    "add sub mul shl lshr ashr and or xor udiv sdiv urem srem".split()
)
_SUMS = frozenset(("fadd", "add"))


@dataclass(frozen=True, eq=False)
class StripPlan:
    """How a region is run in strips. loops: the outermost ones. nests: per such loop, for what lies in it, the loops
    around whose trip counts are known in front of it, and how often memory is accessed there. preview: the instructions
    by which it is known, in front of the loops, how much work there is and what the sharing plan's conditions are.
    short: strips are as long as a cache holds; else as few as possible, since what is accessed through indices may lie
    anywhere, and a cache that has to hold the shadow as well as the primal holds less of it. sums: of a deterministic
    region, arguments that point to nothing but a number that threads add to, and its type."""

    loops: tuple[Loop, ...]
    nests: dict[Loop, tuple[tuple[tuple[Loop, ...], int], ...]]
    preview: frozenset[Instruction]
    short: bool
    sums: tuple[tuple[Argument, T.Type], ...] = ()


def asks(facts: FunctionFacts, call: Call) -> bool:
    """Whether a call asks for the thread's number or the size of the team in order to share out iterations."""
    words = facts.pointers.module.attribute_words(call.function_attributes)
    return call.callee_name in _QUESTIONS and ASKED in words


def strips_of(
    facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]], accumulation: AccumulationPlan, taped: bool
) -> StripPlan | str:
    """How the region that a team function is can be run in strips, or why it cannot, in words. taped: what it keeps
    grows with the number of iterations."""
    return _StripDecision(facts, steps, accumulation).decide(taped)


class _StripDecision:
    def __init__(
        self, facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]], accumulation: AccumulationPlan
    ) -> None:
        self.facts = facts
        self.steps = [s for block in facts.cfg.order for s in steps.get(block, ())]
        self.accumulation = accumulation
        self.blocks = [b for b in facts.cfg.order if b not in facts.cfg.doomed]
        self.sums: dict[Argument, T.Type] = {}

    def decide(self, taped: bool) -> StripPlan | str:
        request = self.facts.request
        if request.checked:
            return "its statements are checked while the whole forward sweep runs"
        loops = tuple(loop for loop in self.facts.forest.loops if loop.parent is None)
        if not loops:
            return "it has no loops"
        marks = [i for b in self.blocks for i in b.instructions if isinstance(i, Call) and is_mark(i)]
        if not marks or any(is_mark(mark) != BLOCK for mark in marks):
            return "its threads do not have one block of a loop's iterations each"
        if any(self.facts.forest.innermost[mark.block] is not None for mark in marks if mark.block is not None):
            return "iterations are shared out several times"
        if any(len(loop.exit_edges) != 1 for loop in loops):
            return "a loop may end in the midst"
        why_not = self._memory() or self._calls() or self._sums() or self._steps(loops)
        if why_not:
            return why_not
        preview = self._preview(loops)
        if preview is None:
            return "how far accumulations reach is not known in front of the loop"
        nests = {loop: tuple(self._nest(loop)) for loop in loops}
        return StripPlan(loops, nests, preview, taped or self._is_regular(), tuple(self.sums.items()))

    # -- what the region may do

    def _memory(self) -> str:
        """Strips of one thread must not know of one another, nor wait for one another, through memory."""
        variables = self.facts.pointers.module.globals
        for inst in (i for b in self.blocks for i in b.instructions):
            if isinstance(inst, Atomic) or (isinstance(inst, (Load, Store)) and (inst.volatile or inst.ordering)):
                return "it uses atomic operations"
            names = (g.name for o in inst.operands for g in _globals_of(o))
            if any(name in variables and variables[name].thread_local for name in names):
                return "each thread has variables that outlive its iterations"
        return ""

    def _calls(self) -> str:
        book = self.facts.shared.calls
        for inst in (i for b in self.blocks for i in b.instructions):
            if not isinstance(inst, Call) or asks(self.facts, inst):
                continue
            name, effect, rule = inst.callee_name or "", book.effect(inst), book.synchronisation(inst)
            if rule is not None and rule.mirror == "barrier":
                return "threads wait for one another in it"
            if name in _QUESTIONS:
                return "it asks for the thread's number"
            if rule is not None or name in (TURN_BEGIN, TURN_END) or self._says_who(inst):
                continue
            if effect.kind == "allocate" and self.facts.shared.call_graph.frees_found_blocks:
                return "blocks of memory may have to be told apart while the program runs"
            if effect.kind in ("defined", "custom", "unknown"):
                return f"it calls {name or 'through a pointer'}"
            if effect.kind == "inactive" and (effect.other_writes or not (effect.pure or name.startswith("llvm."))):
                return f"it calls {name}"
        return ""

    def _says_who(self, call: Call) -> bool:
        """Whether a call only gives the thread a name by which it waits for its turn, or is of no use."""
        users = [i for b in self.blocks for i in b.instructions if call in i.operands]
        turns = all(isinstance(i, Call) and i.callee_name in (TURN_BEGIN, TURN_END) for i in users)
        return call.callee_name == "__kmpc_global_thread_num" and turns

    def _sums(self) -> str:
        """What is done to shared memory in sections has to be sums, one statement each."""
        book, pointers = self.facts.shared.calls, self.facts.pointers

        def kind(call: Call) -> str:
            rule = book.synchronisation(call)
            return "" if rule is None else {"leave": "enter", "enter": "leave"}.get(rule.mirror, "")

        intervals = BarrierPhases(self.facts.cfg, kind, lambda call: "", lambda call: True)
        summed: set[Instruction] = set()
        guarded = [i for b in self.blocks for i in b.instructions if intervals.is_guarded(i)]
        for inst in guarded:
            if isinstance(inst, Store) and (read := _read_for(inst)) is not None:
                summed |= {inst, read}
        for inst in guarded:
            if not isinstance(inst, (Load, Store)) or inst in summed:
                continue
            if all(self.facts.is_private(o) for o in pointers.objects(inst.pointer)):
                continue
            return "what a critical section does depends on the order of the threads"
        taken: dict[Value, int] = {i: 0 for i in summed if isinstance(i, Load)}
        for block in self.blocks:
            for inst in block.instructions:
                for operand in inst.operands:
                    if operand in taken:
                        taken[operand] += 1
        if any(n != 1 for n in taken.values()):
            return "it uses what a sum is on the way"
        return self._set_apart(summed) if self.facts.request.steady else ""

    def _set_apart(self, summed: set[Instruction]) -> str:
        """Find out which sums there are, so that each part of a deterministic region can have sums of its own."""
        for inst in summed:
            assert isinstance(inst, (Load, Store))
            if not isinstance(inst.pointer, Argument):
                return "it sums up in an array, or in more than it is handed, whose order would depend on the threads"
            self.sums[inst.pointer] = inst.type if isinstance(inst, Load) else inst.value.type
        used = (i for b in self.blocks for i in b.instructions if i not in summed)
        if any(o in self.sums for i in used for o in i.operands):
            return "it uses what a sum is on the way"
        self.sums = dict(sorted(self.sums.items(), key=lambda item: item[0].index))
        return ""

    def _steps(self, loops: tuple[Loop, ...]) -> str:
        if self.accumulation.rows:
            return "whether rows overlap is only known when the forward sweep has run"
        if self.accumulation.alone or any(isinstance(s, (AtomicStep, CallStep)) for s in self.steps):
            return "it adds up with atomic operations, or calls"
        if any(v.kind == "atomic" for v in self.accumulation.verdicts.values()):
            return "some accumulations are atomic"
        ranges = [r for p in self.accumulation.privates for r in p.ranges]
        swept = [r for r in ranges if isinstance(r, SweptRange)]
        if (self.accumulation.survey is None and len(swept) < len(ranges)) or any(r.loop not in loops for r in swept):
            return "which addresses come by is only known when the forward sweep has run"
        watched = [r for w in self.accumulation.watched for r in w.ranges]
        if not all(isinstance(r, SweptRange) and r.loop in loops for r in watched):
            return "whether arrays overlap is only known when the forward sweep has run"
        return ""

    # -- what is known in front of the loops

    def _nest(self, loop: Loop) -> Iterator[tuple[tuple[Loop, ...], int]]:
        forest = self.facts.forest
        counts: dict[tuple[Loop, ...], int] = {}
        for block in self.blocks:
            path = forest.path(block)
            if loop in path:
                found = sum(isinstance(i, (Load, Store)) for i in block.instructions)
                known = tuple(x for x in path if x is not loop and self._is_known(x, loop))
                counts[known] = counts.get(known, 0) + found
        yield from counts.items()

    def _is_regular(self) -> bool:
        """Whether all addresses in the loops are computed without reading memory."""
        found = (i for b in self.blocks if self.facts.forest.innermost[b] is not None for i in b.instructions)
        return all(is_fixed(self.facts, i.pointer) for i in found if isinstance(i, (Load, Store)))

    def _is_known(self, inner: Loop, loop: Loop) -> bool:
        count = self.facts.trips.get(inner)
        return count is not None and all(map(loop.is_invariant, (count.start, count.bound)))

    def _preview(self, loops: tuple[Loop, ...]) -> frozenset[Instruction] | None:
        """What has to be computed for it; None where that is more than integers, addresses and unmodified memory."""
        within = {b for loop in loops for b in loop.blocks}
        before = blocks_before(self.facts, loops)
        work = [
            o for b in before if not any(b is loop.preheader for loop in loops) for o in b.terminator.operands
        ]
        work += self._inputs(loops)
        found: set[Instruction] = set()
        while work:
            value = work.pop()
            if not isinstance(value, Instruction) or value in found:
                continue
            if value.block in within or value.block not in before:
                return None
            if isinstance(value, Load):
                if value.volatile or value.ordering or not self.facts.is_unmodified(value.pointer):
                    return None
            elif isinstance(value, Call):
                effect = self.facts.shared.calls.effect(value)
                if not asks(self.facts, value) and (not effect.pure or effect.reads_memory):
                    return None
            elif value.opcode not in _SIMPLE or (isinstance(value, Phi) and within & set(value.blocks)):
                return None
            found.add(value)
            work += value.operands
        return frozenset(found)

    def _inputs(self, loops: tuple[Loop, ...]) -> Iterator[Value]:
        trips = self.facts.trips
        for loop in loops:
            for each in (loop, *(x for nest, _ in self._nest(loop) for x in nest)):
                yield from (trips[each].start, trips[each].bound) if each in trips else ()
        for pause in self.accumulation.pauses:
            yield pause.total
            for reach in pause.reaches:
                yield from reach.values()
            for claim in pause.claims:
                for polynomial in (claim.rest, claim.each, *(c for _, c in claim.moves)):
                    yield from polynomial.values()
        both: tuple[Privatised | SpeculatedAlias, ...] = (*self.accumulation.privates, *self.accumulation.watched)
        for noted in both:
            for swept in (r for r in noted.ranges if isinstance(r, SweptRange)):
                yield swept.base
                yield from (condition for condition, _ in swept.conditions)
                for polynomial in (swept.rest, *(c for _, c in swept.moves)):
                    yield from polynomial.values()
                yield from (v for loop, _ in swept.runs for v in (trips[loop].start, trips[loop].bound))


def blocks_before(facts: FunctionFacts, loops: Iterable[Loop]) -> set[Block]:
    """The blocks outside of some loops from which one of them is still to come."""
    loops = tuple(loops)
    within = {b for loop in loops for b in loop.blocks}

    def before(block: Block) -> Iterator[Block]:
        for p in facts.cfg.predecessors[block]:
            yield from [p] if p not in within else [loop.preheader for loop in loops if p in loop.blocks]

    return set(reached((loop.preheader for loop in loops), before))


def _globals_of(value: Value) -> Iterator[GlobalRef]:
    """The globals that an operand is, or is computed from where it is a constant."""
    if isinstance(value, GlobalRef):
        yield value
    elif isinstance(value, ConstExpr):
        for operand in value.operands:
            yield from _globals_of(operand)


def _read_for(store: Store) -> Load | None:
    """The load of the same place that a store adds to, right before it; None for any other store."""
    total = store.value
    if not isinstance(total, Instruction) or total.opcode not in _SUMS or total.block is not store.block:
        return None
    for part in total.operands:
        same = isinstance(part, Load) and part.pointer is store.pointer and part.block is store.block
        if isinstance(part, Load) and same and not part.volatile and not part.ordering and part.type != T.PTR:
            return part
    return None


def is_last(facts: FunctionFacts, call: Call) -> bool:
    """Whether every run of a gradient comes to a call once, and nothing but straight code follows, without calls
    through which derivatives pass. (What the reverse of that code needs is only known later: `nothing_waits`.)"""
    block = call.block
    if facts.request.mode != "gradient" or facts.request.checked or block is None:
        return False
    if facts.forest.innermost[block] is not None or not facts.cfg.dominates(block, facts.cfg.exits[0]):
        return False
    while block is not facts.cfg.exits[0]:
        following = facts.cfg.successors[block]
        if len(following) != 1 or facts.cfg.predecessors[following[0]] != [block]:
            return False
        (block,) = following
    calls = [i for i in behind(facts, call) if isinstance(i, Call) and i is not call]
    return not any(facts.shared.calls.effect(c).kind in ("defined", "custom", "unknown") for c in calls)


def behind(facts: FunctionFacts, call: Call) -> set[Instruction]:
    """A call for which `is_last` holds and what follows it."""
    block = call.parent
    found = set(block.instructions[block.instructions.index(call) :])
    while block is not facts.cfg.exits[0]:
        (block,) = facts.cfg.successors[block]
        found |= set(block.instructions)
    return found


def nothing_waits(
    facts: FunctionFacts, call: Call, steps: dict[Block, tuple[Step, ...]], choices: Mapping[Key, CacheDecision]
) -> bool:
    """Whether the reverse sweep of what follows a call needs nothing that is computed there, or by the call; then the
    call, and what follows it, can wait until that has been reversed."""
    late = behind(facts, call)
    blocks = {i.block for i in late if i.block is not None}
    work = [k for b in blocks if b in steps for s in steps[b] if s.inst in late and s.inst is not call for k in s.needs]
    if any(isinstance(s, (CallStep, SyncStep)) and s.inst is not call for b in blocks for s in steps.get(b, ())
           if s.inst in late):  # fmt: skip
        return False
    work += [k for k, choice in choices.items() if choice.kind == "keep" and k.what in late and k.kind != "frame"]

    def again(key: Key) -> tuple[Key, ...]:
        choice = choices.get(key)
        return choice.operands if choice is not None and choice.kind == "again" else ()

    for key in reached(work, again):
        choice = choices.get(key)
        if not isinstance(key.what, Value) or (isinstance(key.what, (Load, Call)) and key.what in late):
            return False
        if key.what in late and (choice is None or choice.kind == "keep" or choice.stored is not None):
            return False
    return True


__all__ = ["StripPlan", "asks", "behind", "blocks_before", "is_last", "nothing_waits", "strips_of"]
