"""Affine induction variables and closed forms of trip counts.

A loop's *trip count* here is the number of times that its header runs. It has a closed form when one exit is
tested in every iteration against a loop-invariant bound and is the only exit; otherwise it is counted at run
time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from irad.analysis.alias.linear_address import gep_offset
from irad.analysis.cfg import CFG
from irad.analysis.loops import Loop, LoopForest
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Cast, Compare, GetElementPtr, Instruction, Phi
from irad.ir.module import Module
from irad.ir.values import ConstInt, Value


@dataclass(frozen=True, eq=False)
class Induction:
    """`phi` is `start + k * step` in iteration k (modulo its width);
    `next` is its value for the following iteration.

    A pointer induction has `scale` bytes per unit of step and integer phis scale 1.
    """

    phi: Phi
    next: Instruction
    start: Value
    step: int
    no_wrap: frozenset[str]


@dataclass(frozen=True, eq=False)
class TripCount:
    """`header runs = f(start, bound)`: see `formula`.

    In iteration k the tested value is `start + (k + delta) * step`,
    and the loop goes on while `value predicate bound`. meets: a loop that is entered ends at the bound exactly.
    """

    start: Value
    bound: Value
    step: int
    predicate: str
    delta: int
    meets: bool

    def formula(self, name: Callable[[Value], str] = lambda v: v.ref) -> str:
        """The count in words, with operands named by `name`."""
        span = f"{name(self.bound)} - {name(self.start)}" if not _is_zero(self.start) else name(self.bound)
        adjust = 1 - self.delta
        if self.predicate in ("sle", "ule", "sge", "uge"):
            adjust += 1
        text = span if abs(self.step) == 1 and self.step > 0 else f"({span}) / {self.step}"
        return text if not adjust else f"{text} + {adjust}"

    def constant(self) -> int | None:
        """The count where it is one number."""
        if not isinstance(self.start, ConstInt) or not isinstance(self.bound, ConstInt):
            return None
        span = (self.bound.value - self.start.value) * (1 if self.step > 0 else -1)
        if span < 0:
            return None
        includes = self.predicate in ("sle", "ule", "sge", "uge")
        passes = span // abs(self.step) + 1 if includes else -(-span // abs(self.step))
        return max(1, passes + 1 - self.delta)


def _is_zero(value: Value) -> bool:
    return isinstance(value, ConstInt) and value.value == 0


def induction_variables(loop: Loop) -> dict[Phi, Induction]:
    """The affine integer and pointer phis of a loop's header."""
    found: dict[Phi, Induction] = {}
    for phi in loop.header.phis:
        start, following = phi.incoming(loop.preheader), phi.incoming(loop.latch)
        if not isinstance(following, Instruction):
            continue
        step = _step(phi, following)
        if step is not None:
            found[phi] = Induction(phi, following, start, step, _no_wrap(phi, following))
    return found


_SEARCH_DEPTH = 8


def _step(phi: Phi, following: Value) -> int | None:
    """The constant by which `following` differs from `phi` (bytes for pointers);
    None when it is not one constant."""
    return _distance(phi, following, _SEARCH_DEPTH)


def _distance(phi: Phi, value: Value, depth: int) -> int | None:
    """c if `value` is always `phi + c`, through additions, constant offsets,
    and phis whose operands all agree."""
    if value is phi:
        return 0
    if depth == 0 or not isinstance(value, Instruction):
        return None
    if isinstance(value, Phi):
        found = {_distance(phi, operand, depth - 1) for operand in value.operands}
        return found.pop() if len(found) == 1 else None
    if value.opcode in ("add", "sub") and phi.type.is_integer:
        a, b = value.operands
        if isinstance(b, ConstInt):
            inner = _distance(phi, a, depth - 1)
            sign = 1 if value.opcode == "add" else -1
            return None if inner is None else inner + sign * b.value
        if isinstance(a, ConstInt) and value.opcode == "add":
            inner = _distance(phi, b, depth - 1)
            return None if inner is None else inner + a.value
    if isinstance(value, GetElementPtr) and len(value.indices) == 1:
        index = value.indices[0]
        inner = _distance(phi, value.base, depth - 1)
        if inner is not None and isinstance(index, ConstInt) and phi.block is not None:
            function = phi.block.function
            assert function is not None and function.module is not None
            return inner + index.value * function.module.layout.size(value.source)
    return None


def _no_wrap(phi: Phi, value: Value) -> frozenset[str]:
    """The no-wrap promises of the addition behind an increment: only what every way to it promises."""
    if isinstance(value, Phi) and value is not phi:
        found = [_no_wrap(phi, operand) for operand in value.operands]
        return frozenset.intersection(*found) if found else frozenset()
    if isinstance(value, Instruction) and value.operands and value.operands[0] is phi:
        # a pointer that stays within its object does not wrap: objects do not lie across the end of memory
        return frozenset(value.flags) | ({"nuw"} if "inbounds" in value.flags else set())
    return frozenset()


SWAPPED = {
    "eq": "eq",
    "ne": "ne",
    "slt": "sgt",
    "sgt": "slt",
    "sle": "sge",
    "sge": "sle",
    "ult": "ugt",
    "ugt": "ult",
    "ule": "uge",
    "uge": "ule",
}
NEGATED = {
    "eq": "ne",
    "ne": "eq",
    "slt": "sge",
    "sge": "slt",
    "sgt": "sle",
    "sle": "sgt",
    "ult": "uge",
    "uge": "ult",
    "ugt": "ule",
    "ule": "ugt",
}


def trip_count(loop: Loop, cfg: CFG, inductions: dict[Phi, Induction]) -> TripCount | None:
    """The closed form of how often the header runs, or None when it has to be counted."""
    exits = loop.exit_edges
    if len(exits) != 1 or any(b.terminator.opcode in ("unreachable", "ret") for b in loop.blocks):
        return None
    exiting, outside = exits[0]
    branch = exiting.terminator
    if not isinstance(branch, Branch) or not branch.operands or not cfg.dominates(exiting, loop.latch):
        return None
    test = branch.operands[0]
    if not isinstance(test, Compare) or test.opcode != "icmp":
        return None
    if not (test.operands[0].type.is_integer or test.operands[0].type.is_pointer):
        return None
    if cfg.idom.get(loop.header) is None:
        return None
    predicate = test.predicate if branch.successors[1] is outside else NEGATED[test.predicate]
    left, right = test.operands
    found = _match(loop, inductions, predicate, left, right)
    return found or _match_narrow(loop, cfg, inductions, predicate, left, right)


def _match(
    loop: Loop, inductions: dict[Phi, Induction], predicate: str, left: Value, right: Value
) -> TripCount | None:
    if loop.is_invariant(left):
        left, right, predicate = right, left, SWAPPED[predicate]
    if not loop.is_invariant(right):
        return None
    for induction in inductions.values():
        if left is not induction.phi and left is not induction.next:
            continue
        delta = 0 if left is induction.phi else 1
        if _is_exact(induction, predicate, delta) or (delta == 0 and _bound_stops(induction, predicate, right)):
            ordered = _ordered(induction, predicate)
            found = TripCount(induction.start, right, induction.step, ordered, delta, predicate == "ne")
            return _in_numbers(found, loop) or found
    return None


def _in_numbers(trip: TripCount, loop: Loop) -> TripCount | None:
    """The count of a loop over addresses from that of the elements between them, where the program computes one address
    from the other, or both from a third, and says that they lie in one object: a loop around may change both, and leave
    the number as it is. None if it is no single number."""
    function = loop.header.function
    if not trip.start.type.is_pointer or trip.predicate[0] != "u" or function is None or function.module is None:
        return None
    there = _offsets(trip.bound, function.module)
    for root, (constant, terms) in _offsets(trip.start, function.module).items():
        if root not in there:
            continue
        span, parts = there[root][0] - constant, dict(there[root][1])
        for value, factor in terms.items():
            parts[value] = parts.get(value, 0) - factor
        return _counted(trip, span, {v: f for v, f in parts.items() if f})
    return None


def _offsets(pointer: Value, module: Module) -> dict[Value, tuple[int, dict[Value, int]]]:
    """What a pointer is computed from, by offsets that do not leave the object; and each time how far it is from
    there, in bytes: a constant, and multiples of numbers."""
    constant, terms = 0, dict[Value, int]()
    found = {pointer: (constant, terms)}
    while isinstance(pointer, GetElementPtr) and {"inbounds", "nusw"} & set(pointer.flags):
        try:
            more, factors = gep_offset(module, pointer.source, pointer.indices)
        except TypeError:  # scalable vectors
            break
        constant, terms = constant + more, dict(terms)
        for value, factor in factors:
            terms[value] = terms.get(value, 0) + factor
        pointer = pointer.base
        found[pointer] = constant, terms
    return found


def _counted(trip: TripCount, span: int, terms: dict[Value, int]) -> TripCount | None:
    """The count where the bound lies `span` and the multiples in `terms` behind the start."""
    predicate = trip.predicate.replace("u", "s", 1)
    if not terms:
        return replace(trip, start=ConstInt(T.I64, 0), bound=ConstInt(T.I64, span), predicate=predicate)
    (value, factor), *more = terms.items()
    unit = abs(factor)
    if more or trip.step % unit or span % unit or not isinstance(value.type, T.IntType):
        return None
    rest, step = ConstInt(value.type, span // unit), trip.step // unit
    if abs(rest.value) >> min(value.type.bits, 64) - 2:
        return None
    if factor < 0:
        return replace(trip, start=value, bound=rest, step=step, predicate=predicate)
    start = ConstInt(value.type, -rest.value)
    return replace(trip, start=start, bound=value, step=step, predicate=predicate)


def _match_narrow(
    loop: Loop, cfg: CFG, inductions: dict[Phi, Induction], predicate: str, left: Value, right: Value
) -> TripCount | None:
    """The count of a loop whose counter was widened, from a start that is the extension of a narrower number, while its
    end is still tested in the narrow type: by steps of one it is exact in that type's arithmetic."""
    if loop.is_invariant(left):
        left, right = right, left
    if predicate != "ne" or not isinstance(left, Cast) or left.opcode != "trunc" or not loop.is_invariant(right):
        return None
    for induction in inductions.values():
        start, tested = induction.start, left.operands[0]
        if tested is not induction.phi and tested is not induction.next:
            continue
        if abs(induction.step) != 1 or not isinstance(start, Cast) or start.opcode not in ("sext", "zext"):
            continue
        narrow = start.operands[0]
        if narrow.type == right.type:
            delta = 0 if tested is induction.phi else 1
            ahead = delta == 1 and _lies_ahead(loop.preheader, cfg, narrow, right, induction.step)
            ordered = ("slt" if induction.step > 0 else "sgt") if ahead else "ne"
            return TripCount(narrow, right, induction.step, ordered, delta, True)
    return None


def _lies_ahead(block: Block, cfg: CFG, start: Value, bound: Value, step: int) -> bool:
    """Whether a comparison in front of `block` says that `bound` comes behind `start`, as signed numbers."""
    before, last = ("slt", "sle") if step > 0 else ("sgt", "sge")
    wanted = [(before, bound)]
    if isinstance(bound, Instruction) and bound.opcode == "add" and "nsw" in bound.flags:
        more = bound.operands[1]
        if isinstance(more, ConstInt) and more.value == step:
            wanted.append((last, bound.operands[0]))
    while (above := cfg.idom.get(block)) is not None and above is not block:
        branch = above.terminator
        test = branch.operands[0] if isinstance(branch, Branch) and branch.operands else None
        compares = isinstance(test, Compare) and test.opcode == "icmp"
        if isinstance(branch, Branch) and isinstance(test, Compare) and compares and len(set(branch.successors)) == 2:
            left, right = test.operands
            outcomes = (test.predicate, NEGATED[test.predicate])
            for successor, predicate in zip(branch.successors, outcomes, strict=True):
                enters = cfg.predecessors[successor] == [above] and cfg.dominates(successor, block)
                turned = [(SWAPPED[predicate], left)] if right is start else []
                found = [(predicate, right)] if left is start else turned
                if enters and any(f in wanted for f in found):
                    return True
        block = above
    return False


def _ordered(induction: Induction, predicate: str) -> str:
    """The same test as an inequality, where the increment's promise not to wrap makes it one.

    A loop that is not entered then counts once; by a test for equality it would count the whole range.
    """
    rising = induction.step > 0
    if predicate == "ne" and "nsw" in induction.no_wrap:
        return "slt" if rising else "sgt"
    if predicate == "ne" and "nuw" in induction.no_wrap and (rising or induction.phi.type.is_pointer):
        return "ult" if rising else "ugt"
    return predicate


def _is_exact(induction: Induction, predicate: str, delta: int) -> bool:
    """Whether the count follows from the formula without assuming more than the program promises."""
    step = induction.step
    if step == 0:
        return False
    if predicate == "ne":
        # modular arithmetic makes steps of one exact;
        # longer ones must hit the bound, which no-wrap flags promise
        return abs(step) == 1 or bool(induction.no_wrap & {"nsw", "nuw"})
    if predicate == "eq":
        return False
    rising = predicate in ("slt", "sle", "ult", "ule")
    if rising != (step > 0):
        return False
    flag = "nsw" if predicate.startswith("s") else "nuw"
    return flag in induction.no_wrap or (
        abs(step) == 1 and delta == 0 and predicate in ("slt", "ult", "sgt", "ugt")
    )


def _bound_stops(induction: Induction, predicate: str, bound: Value) -> bool:
    """Whether an unsigned number that still passes the test is so far from zero that the next one does not wrap."""
    if not isinstance(bound, ConstInt) or induction.step > 0:
        return False
    least = {"ugt": bound.value + 1, "uge": bound.value}.get(predicate, 0)
    return bound.value >= 0 and least >= -induction.step


def trip_counts(forest: LoopForest) -> dict[Loop, TripCount]:
    """Closed forms of all loops that have one."""
    found = {}
    for loop in forest.loops:
        count = trip_count(loop, forest.cfg, induction_variables(loop))
        if count is not None:
            found[loop] = count
    return found
