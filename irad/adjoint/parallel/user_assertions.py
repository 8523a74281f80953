"""What the user says of parallel loops: different iterations never touch the same element of an array.

It is said by a call in the code, `__irad_assume_exclusive(pointer)`, which holds for the parallel loop around it (in a
parallel region outside of its loops: for each of them; in serial code: for the innermost loop), or of an argument of
the function that is differentiated, for all its parallel loops. Of the memory that it means, no element is touched by
two different iterations of the loop between two barriers, reads included, through whatever pointer. So adjoints of what
the loop reads there are added plainly.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import NamedTuple

from irad.analysis.dependence import AssertedArray, dealt_out, number_of
from irad.analysis.diagnostics import Refusal
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir.hints import asserts_exclusive
from irad.ir.instructions import Call, Instruction, Load, Store
from irad.ir.values import Argument, GlobalRef, Value
from irad.transform.openmp import is_found


@dataclass(eq=False)
class UserAssertion:
    """One statement. loops: the parallel loops that it holds for. where: how it is named in the plan; call: where it
    is made; position: of the argument that it is about, if it is about one. why_not: why it does not help, in the order
    in which it was found out; used: it does."""

    array: AssertedArray
    loops: frozenset[Loop]
    where: str
    call: Call | None = None
    position: int | None = None
    used: bool = False
    why_not: list[str] = field(default_factory=list)


class _Place(NamedTuple):
    """Memory that an instruction touches: its size in bytes, and that of a number in it, 0 if that is not known."""

    inst: Instruction
    pointer: Value
    size: int | Value
    element: int
    writes: bool


@dataclass(frozen=True, eq=False)
class AssertionCheck:
    """An access that is checked while the forward sweep runs: it belongs to the iteration of the thread that `counter`
    numbers (None: threads only), and no other one may touch the same elements. pointer, size: what is touched, in
    bytes. granule: the size of the pieces that are noted. said: it is one that the statement is about; else one that
    may meet those. where, what: its place and the statement, in words. base: where the array begins, if that is known;
    unit: the size of its elements."""

    inst: Instruction
    counter: Value | None
    pointer: Value
    size: int | Value
    granule: int
    said: bool
    where: str
    what: str
    base: Value | None
    unit: int


class UserAssertions:
    """The statements that a function makes, or that are made of its arguments. Raises `Refusal` for one that is not
    about memory."""

    def __init__(self, facts: FunctionFacts) -> None:
        self.facts = facts
        self.shares = dealt_out(facts.forest.loops) if facts.is_concurrent else frozenset()
        self.all = [*self._written(), *self._of_arguments()]
        for made in self.all:
            if not facts.is_concurrent:
                made.why_not.append("there is no parallel loop around it")
            elif facts.request.concurrent:
                made.why_not.append("threads of a region around this function may run it at the same time")
            elif not made.loops:
                inner = self.around(made.call) is not None
                made.why_not.append(
                    "it stands in an inner loop, not in the body of the one that runs in parallel" if inner
                    else "no loop is recognised here whose iterations threads share"
                )  # fmt: skip

    def _written(self) -> Iterator[UserAssertion]:
        facts = self.facts
        for call in (i for block in facts.cfg.order for i in block.instructions if isinstance(i, Call)):
            if not asserts_exclusive(call.callee_name):
                continue
            if not call.operands or not call.operands[0].type.is_pointer:
                raise Refusal(
                    "unsupported",
                    call,
                    f"cannot use what '{call.callee_name}' says here",
                    "its argument is not a pointer",
                    "give it the address of the array",
                )
            loops, loop = self.shares, self.around(call)
            if loop is not None:
                loops = frozenset((loop,))
            if is_found(facts.function):  # in the program it is said of the loop that the call itself stands in
                loops &= {facts.forest.path(call.block)[-1]} if call.block is not None else set()
            where = f"asserted exclusive at {self._place(call)}"
            yield UserAssertion(AssertedArray.of(facts.pointers, call.operands[0]), loops, where, call)

    def _of_arguments(self) -> Iterator[UserAssertion]:
        for position in sorted(self.facts.request.disjoint):
            array = AssertedArray.of(self.facts.pointers, self.facts.function.arguments[position])
            if not is_found(self.facts.function):  # what irad makes parallel itself the user does not know
                yield UserAssertion(array, self.shares, "asserted exclusive (disjoint=…)", None, position)

    def _place(self, inst: Instruction) -> str:
        found = self.facts.shared.debug.location(inst.location)
        if found is None or not found.line:
            return f"block {inst.block.ref if inst.block else '?'}"
        return f"{PurePath(found.file).name}:{found.line}"

    def around(self, inst: Instruction | None) -> Loop | None:
        """The parallel loop around an instruction."""
        path = self.facts.forest.path(inst.block) if inst is not None and inst.block is not None else []
        return next((loop for loop in path if loop in self.shares), None)

    def about(self, loop: Loop, pointer: Value) -> list[UserAssertion]:
        """The statements that hold for an access in a parallel loop, those that are written there first."""
        return [a for a in self.all if loop in a.loops and a.array.holds(self.facts.pointers, pointer)]

    @property
    def notes(self) -> tuple[str, ...]:
        """What the plan says of statements that do not help; one on an argument may be for other functions."""
        return tuple(self._note(a) for a in self.all if not a.used and self._is_here(a))

    def _is_here(self, assertion: UserAssertion) -> bool:
        """Whether a statement is for this function, if it is for any."""
        return assertion.position is None or self.facts.is_concurrent

    def _note(self, assertion: UserAssertion) -> str:
        if assertion.why_not:
            return f"{assertion.where} changes nothing: {assertion.why_not[0]}"
        if any(p.writes and assertion.array.holds(self.facts.pointers, p.pointer) for p in self._in(assertion.loops)):
            return f"{assertion.where}: of what a parallel loop writes this is taken for granted"
        return f"{assertion.where} changes nothing: the gradient adds nothing to what the loop reads there"

    # -- what is checked

    def checks(self) -> tuple[AssertionCheck, ...]:
        """What is to be checked while the forward sweep runs: all that the loops do to the memory."""
        pointers = self.facts.pointers
        found: list[AssertionCheck] = []
        for loop in self.facts.forest.loops if not self.facts.request.concurrent else ():
            said = [a for a in self.all if loop in a.loops]
            if not said:
                continue
            counter = number_of(loop, self.facts.inductions)
            places = list(self._in((loop,)))
            near = {p: [a for a in said if a.array.may_hold(pointers, p.pointer)] for p in places}
            granule = min((p.element for p in places if p.element and near[p]), default=1)
            for place in places:
                meant = [a for a in said if a.array.holds(pointers, place.pointer)]
                if meant or near[place]:
                    found.append(self._check(place, counter, granule, (meant or near[place])[0], bool(meant)))
        return tuple(found)

    def _check(
        self, place: _Place, counter: Value | None, granule: int, assertion: UserAssertion, meant: bool
    ) -> AssertionCheck:
        array = assertion.array
        where = self.facts.shared.place(place.inst).removesuffix(": ")
        name = array.base.name if isinstance(array.base, (Argument, GlobalRef)) and not array.distances else ""
        if name[:1].isalpha() or name[:1] == "_":
            what, base = f"'{name}', {assertion.where}", array.base
        else:
            what, base = f"an array, {assertion.where}", None
        return AssertionCheck(
            place.inst, counter, place.pointer, place.size, granule, meant, where, what, base, place.element or granule
        )  # fmt: skip

    def _in(self, loops: Collection[Loop]) -> Iterator[_Place]:
        """The memory that instructions in loops touch themselves."""
        layout, book = self.facts.pointers.module.layout, self.facts.shared.calls
        blocks = {block for loop in loops for block in loop.blocks}
        for inst in (i for block in self.facts.cfg.order if block in blocks for i in block.instructions):
            if isinstance(inst, (Load, Store)):
                type_ = inst.value.type if isinstance(inst, Store) else inst.type
                size, element = layout.store_size(type_), layout.store_size(type_.scalar)
                yield _Place(inst, inst.pointer, size, element, isinstance(inst, Store))
            elif inst.opcode in ("atomicrmw", "cmpxchg"):
                size = layout.store_size(inst.operands[1].type)
                yield _Place(inst, inst.operands[0], size, size, True)
            elif isinstance(inst, Call) and book.effect(inst).kind in ("copy", "fill"):
                rule = book.transfer(inst)
                for position in (rule.target, rule.source):
                    if position is not None:
                        size_ = inst.operands[rule.size]
                        yield _Place(inst, inst.operands[position], size_, 0, position == rule.target)


__all__ = ["AssertionCheck", "UserAssertion", "UserAssertions"]
