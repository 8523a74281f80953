"""In which order the reverse sweep goes through a loop.

The reverse of a loop runs backwards. Where its iterations do not depend on each other, it may as well run
forwards, and then memory is read in the order that vector units and prefetchers like: the entries of a row in an
innermost loop, row after row in the loops around it.
"""

from __future__ import annotations

from irad.adjoint.steps import AtomicStep, CallStep, CopyStep, FillStep, LoadStep, Step, StoreStep, SyncStep
from irad.analysis.dependence import SharedAccess
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.stride_tests import strides_apart
from irad.analysis.loops import Loop
from irad.analysis.path_conditions import PathConditions
from irad.analysis.reductions import is_sum
from irad.analysis.strided_access import StridedAccess, never_meet, stream_of
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Block, Call, Instruction, Load, Phi
from irad.ir.values import ConstInt, Value
from irad.ir.worklist import parts_within, reached


def ascending_loops(facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]]) -> frozenset[Loop]:
    """Loops with known trip counts whose reverse may run forwards; `steps` are those of the reversed blocks."""
    candidates = [loop for loop in facts.forest.loops if loop in facts.trips]
    if not candidates:
        return frozenset()
    return frozenset(loop for loop in candidates if not what_orders(facts, loop, steps))


def vector_loops(
    facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]], ascending: frozenset[Loop]
) -> frozenset[Loop]:
    """Of these loops those of which LLVM may do several iterations at a time: no iteration adds to a shadow whose
    address it has read from memory, where another one may add as well."""
    return frozenset(
        loop for loop in ascending
        if not any(
            isinstance(s, LoadStep) and s.pointer is not None and _is_read(s.pointer, loop)
            for b in loop.blocks for s in steps.get(b, ())
        )
    )  # fmt: skip


def triangular_loops(
    facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]], ascending: frozenset[Loop]
) -> frozenset[Loop]:
    """Of these loops those that run as often as the iteration of a loop around them says, and whose reverse has no
    sums. Some of their runs are short, and nothing waits: many iterations at a time would leave most of them over."""
    return frozenset(
        loop for loop in ascending
        if not loop.children and loop.parent is not None and _is_iteration(facts, loop.parent, facts.trips[loop].bound)
        and not any(_adds_up(facts, loop, s) for b in loop.blocks for s in steps.get(b, ()))
    )  # fmt: skip


def _is_iteration(facts: FunctionFacts, loop: Loop, bound: Value) -> bool:
    """Whether a bound is the number of a loop's iteration, or a constant distance from it."""
    while isinstance(bound, Instruction) and bound.opcode in ("add", "sub", "zext", "sext", "trunc"):
        if not all(isinstance(o, ConstInt) for o in bound.operands[1:]):
            return False
        bound = bound.operands[0]
    return isinstance(bound, Phi) and bound in facts.inductions and facts.inductions[bound][0] is loop


def _adds_up(facts: FunctionFacts, loop: Loop, step: Step) -> bool:
    """Whether all iterations add to one adjoint."""
    if isinstance(step, LoadStep):
        return step.pointer is None or loop.is_invariant(step.pointer)
    return any(facts.is_active(o) and loop.is_invariant(o) for o in step.inst.operands)


def _is_read(pointer: Value, loop: Loop) -> bool:
    """Whether an address depends on what an iteration reads."""
    return any(isinstance(part, (Load, Call)) for part in parts_within(pointer, loop.blocks))


def what_orders(facts: FunctionFacts, loop: Loop, steps: dict[Block, tuple[Step, ...]]) -> str:
    """Why the reverse of a loop with a known trip count has to run backwards, in words; nothing if it need not."""
    inside = [s for b in facts.cfg.order if b in loop.blocks for s in steps.get(b, ())]
    if any(isinstance(s, (CallStep, CopyStep, FillStep, SyncStep)) for s in inside):
        return "calls or copies are reversed in it"
    if not _ends_each_iteration(facts, loop, steps):
        return "something is reversed behind the test by which it ends"
    if not all(is_sum(loop, phi, facts.function.users) for phi in loop.header.phis if facts.is_active(phi)):
        return "an iteration uses a number of the one before"
    if not _leaves_only_sums(facts, loop):
        return "what its last iteration has computed is used behind it"
    if not (_rows_are_apart if loop.children else _memory_is_apart)(facts, loop, inside):
        return "one iteration may write where another one reads or writes"
    return ""


def _ends_each_iteration(facts: FunctionFacts, loop: Loop, steps: dict[Block, tuple[Step, ...]]) -> bool:
    """Whether the last iteration does all that the others do: nothing to reverse lies behind the exit."""
    (exiting, _), *_ = loop.exit_edges
    inside = loop.blocks - {loop.header}

    def following(block: Block) -> set[Block]:
        return inside.intersection(facts.cfg.successors[block])

    behind = reached(following(exiting), following)
    return not any(steps.get(block) or any(facts.is_active(p) for p in block.phis) for block in behind)


def _leaves_only_sums(facts: FunctionFacts, loop: Loop) -> bool:
    """Whether nothing active but finished sums leaves the loop:
    the adjoint of anything else belongs to the last iteration."""
    sums = {p.incoming(loop.latch) for p in loop.header.phis if facts.is_active(p)}
    for block in loop.blocks:
        for inst in block.instructions:
            leaves = any(u.block not in loop.blocks for u in facts.function.users.get(inst, ()))
            if leaves and inst not in sums and facts.is_active(inst):
                return False
    return True


def _memory_is_apart(facts: FunctionFacts, loop: Loop, inside: list[Step]) -> bool:
    """Whether what one iteration takes from shadows, no other iteration adds to or takes."""
    layout = facts.pointers.module.layout
    stores = [s for s in inside if isinstance(s, StoreStep)]
    accesses = [s for s in inside if isinstance(s, (LoadStep, StoreStep))]
    for step in inside:
        if isinstance(step, AtomicStep) and not all(
            a.pointer is not None and step.pointer is not None and never_meet(facts.pointers, step.pointer, a.pointer)
            for a in accesses
        ):
            return False
    for store in stores:
        if store.mixed or store.pointer is None:
            return False
        stream = stream_of(facts.pointers, facts.inductions, loop, store.pointer)
        size = layout.store_size(store.type)
        if stream is None or abs(stream.stride) < size:
            return False
        for other in accesses:
            if other is store or other.pointer is None or never_meet(facts.pointers, store.pointer, other.pointer):
                continue
            theirs = stream_of(facts.pointers, facts.inductions, loop, other.pointer)
            if other.mixed or theirs is None or not _only_within(stream, size, theirs, layout.store_size(other.type)):
                return False
    return True


def _rows_are_apart(facts: FunctionFacts, loop: Loop, inside: list[Step]) -> bool:
    """The same for a loop around others: all that an iteration touches of memory that the loop stores to lies within
    one stride."""
    if any(isinstance(s, AtomicStep) for s in inside):
        return False
    accesses = [s for s in inside if isinstance(s, (LoadStep, StoreStep))]
    if not any(isinstance(s, StoreStep) for s in accesses):
        return True
    linear = AffineAddresses(facts.pointers.module, facts.cfg, loop, facts.inductions, facts.trips)
    paths = PathConditions(facts.cfg, facts.forest, loop)
    settled: set[Step] = set()
    for store in accesses:
        if not isinstance(store, StoreStep) or store in settled:
            continue
        members = [a for a in accesses if a is store or _may_meet(facts, loop, store, a)]
        found = [_access(facts, a) for a in members if a.pointer is not None and not a.mixed]
        if len(found) < len(members):
            return False
        if not strides_apart(linear, paths, found, loop.is_invariant) and _may_cross(facts, loop, found):
            return False
        settled.update(members)
    return True


def _may_meet(facts: FunctionFacts, loop: Loop, a: LoadStep | StoreStep, b: LoadStep | StoreStep) -> bool:
    """Whether two accesses may touch the same memory, in whichever iterations."""
    if a.pointer is None or b.pointer is None:
        return True
    if _change_places(facts, loop, a.pointer, b.pointer):
        return False
    first, second = facts.pointers.objects(a.pointer), facts.pointers.objects(b.pointer)
    renewed = any(isinstance(o.origin, Instruction) and o.origin.block in loop.blocks for o in (*first, *second))
    return not first or not second or renewed or any(facts.pointers.may_be_same(x, y) for x in first for y in second)


def _change_places(facts: FunctionFacts, loop: Loop, a: Value, b: Value) -> bool:
    """Whether two addresses count from pointers that stay while a loop runs, and that change places around it."""
    stay = all(loop.is_invariant(facts.pointers.address(p).base) for p in (a, b))
    return stay and never_meet(facts.pointers, a, b)


def _may_cross(facts: FunctionFacts, loop: Loop, accesses: list[SharedAccess]) -> bool:
    """Whether one of these accesses, of which one at least is a store, may touch what another touches in another
    iteration."""
    order = facts.clobbers.order
    return order is None or any(
        order.may_cross(loop, a, b)
        for n, a in enumerate(accesses) for b in accesses[n:] if a.writes or b.writes
    )  # fmt: skip


def _access(facts: FunctionFacts, step: LoadStep | StoreStep) -> SharedAccess:
    assert step.pointer is not None
    size = facts.pointers.module.layout.store_size(step.type)
    return SharedAccess(step.inst, step.pointer, size, isinstance(step, StoreStep), False)


def _only_within(a: StridedAccess, size_a: int, b: StridedAccess, size_b: int) -> bool:
    """Whether two streams meet within an iteration at the most, never across."""
    if a.family != b.family:
        return False
    distance = b.constant - a.constant
    near = -distance // a.stride
    for iterations in range(near - 2, near + 3):
        if iterations and -size_b < distance + iterations * a.stride < size_a:
            return False
    return True
