"""Under which conditions something in a team function certainly runs, in terms of what the region is given.

What a thread loads from memory may be loaded in front of the region only where some thread would have loaded it, since
a pointer may lead nowhere if nothing is to be done. The branches on the way to a block are conditions; those that can
be computed from what is captured decide as well in front of the region. Whether a thread has a share of a loop's
iterations, only it knows; but some thread has one if there are any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from irad.analysis.cfg import CFG
from irad.analysis.effects import CallEffect
from irad.ir.instructions import Block, Branch, Call, Compare, Instruction
from irad.ir.marks import BLOCK, marking_call
from irad.ir.module import Function
from irad.ir.values import ConstInt, Value

_RETURNING = frozenset("marker inactive scalar allocate release copy fill structural".split())
_AHEAD = {
    "sle": True, "slt": True, "ule": True, "ult": True, "sgt": False, "sge": False, "ugt": False, "uge": False
}  # fmt: skip


@dataclass(frozen=True)
class Guard:
    """A condition: that an `i1` is true, or false; or (`some`) that a number is not zero."""

    value: Value
    holds: bool = True
    some: bool = False


class Guards:
    """The conditions on the way to the blocks of a team function. `is_given(value)`: it can be computed in front of
    the region."""

    def __init__(
        self, function: Function, cfg: CFG, effect: Callable[[Call], CallEffect], is_given: Callable[[Value], bool]
    ) -> None:
        self._function = function
        self._cfg = cfg
        self._effect = effect
        self._is_given = is_given

    def around(self, block: Block) -> dict[Guard, tuple[Instruction, bool]]:
        """What holds whenever a block runs, outermost first; each with the branch's condition that says so, and
        whether that is true then."""
        found: list[tuple[Guard, tuple[Instruction, bool]]] = []
        for condition, holds in self._conditions(block):
            if self._is_given(condition):
                found.append((Guard(condition, holds), (condition, holds)))
            else:
                total = self._shared_out(condition, holds)
                if total is not None and self._is_given(total):
                    found.append((Guard(total, True, True), (condition, holds)))
        return dict(reversed(found))

    def _conditions(self, block: Block) -> Iterator[tuple[Instruction, bool]]:
        """The branches that are taken one way whenever a block runs, innermost first."""
        cfg = self._cfg
        at = block
        while at is not cfg.order[0]:
            at, inside = cfg.idom[at], at
            branch = at.terminator
            if not isinstance(branch, Branch) or len(branch.targets) != 2 or branch.targets[0] is branch.targets[1]:
                continue
            if inside in branch.targets and cfg.predecessors[inside] == [at]:
                condition = branch.operands[0]
                if isinstance(condition, Instruction):
                    yield condition, inside is branch.targets[0]

    def _shared_out(self, condition: Instruction, holds: bool) -> Value | None:
        """How many iterations all threads have of a loop, if a condition says that this thread has some: its block
        begins before it ends."""
        if not isinstance(condition, Compare) or condition.predicate not in _AHEAD:
            return None
        first, last = condition.operands
        ahead = _AHEAD[condition.predicate]
        if marking_call(first) is None:
            first, last, ahead = last, first, not ahead
        mark = marking_call(first)
        if mark is None or not (mark.callee_name or "").startswith(BLOCK) or ahead != holds:
            return None
        total = mark.operands[1]
        known = not (isinstance(total, ConstInt) and total.value == 0)
        return total if known and _depends_on_thread(last) else None

    def is_certain(self, inst: Instruction, given: dict[Guard, tuple[Instruction, bool]]) -> bool:
        """Whether some thread certainly comes to an instruction where the guards hold: all ways lead there, and nothing
        on them ends the program."""
        target = inst.block
        assert target is not None
        taken = dict(given.values())
        seen = {self._cfg.order[0]}
        work = list(seen)
        while work:
            block = work.pop()
            for each in block.instructions:
                if each is inst:
                    break
                if isinstance(each, Call) and not self._returns(each):
                    return False
            if block is target:
                continue
            branch = block.terminator
            following = branch.targets
            if isinstance(branch, Branch) and branch.operands and branch.operands[0] in taken:
                following = [branch.targets[0 if taken[branch.operands[0]] else 1]]
            if not following:
                return False
            for each_block in following:
                if each_block not in seen:
                    seen.add(each_block)
                    work.append(each_block)
        return target in seen

    def _returns(self, call: Call) -> bool:
        if call.opcode != "call" or call.is_asm:
            return False
        if self._effect(call).kind in _RETURNING:
            return True
        module = self._function.module
        assert module is not None
        callee = module.functions.get(call.callee_name or "")
        words = module.attribute_words(call.function_attributes)
        return "willreturn" in words or (callee is not None and "willreturn" in callee.attribute_words())


def _depends_on_thread(value: Value) -> bool:
    """Whether a number is computed from the thread's own."""
    work, seen = [value], {value}
    while work:
        each = work.pop()
        if isinstance(each, Call) and each.callee_name == "omp_get_thread_num":
            return True
        for operand in each.operands if isinstance(each, Instruction) and each.opcode != "phi" else ():
            if operand not in seen:
                seen.add(operand)
                work.append(operand)
    return False


__all__ = ["Guard", "Guards"]
