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
from irad.analysis.mod_ref import CallEffect
from irad.ir import types as T
from irad.ir.builder import zero
from irad.ir.instructions import Block, Branch, Call, Compare, Instruction, Load
from irad.ir.marks import BLOCK, marking_call
from irad.ir.module import Function
from irad.ir.values import ConstInt, Value
from irad.ir.worklist import reached

_INIT, _NEXT = "__kmpc_dispatch_init_", "__kmpc_dispatch_next_"
_RETURNING = frozenset("marker inactive scalar allocate release copy fill structural".split())
_AHEAD = {
    "sle": True, "slt": True, "ule": True, "ult": True, "sgt": False, "sge": False, "ugt": False, "uge": False
}  # fmt: skip


@dataclass(frozen=True)
class ExecutionCondition:
    """A condition: that an `i1` is true; with `compare`, what a comparison of the value with `other` gives."""

    value: Value
    holds: bool = True
    compare: str = ""
    other: Value | None = None


class ExecutionConditions:
    """The conditions on the way to the blocks of a team function. `is_given(value)`: it can be computed in front of
    the region."""

    def __init__(
        self, function: Function, cfg: CFG, effect: Callable[[Call], CallEffect], is_given: Callable[[Value], bool]
    ) -> None:
        self._function = function
        self._cfg = cfg
        self._effect = effect
        self._is_given = is_given

    def around(self, block: Block) -> dict[ExecutionCondition, tuple[Instruction, bool]]:
        """What holds whenever a block runs, outermost first; each with the branch's condition that says so, and
        whether that is true then."""
        found: list[tuple[ExecutionCondition, tuple[Instruction, bool]]] = []
        for condition, holds in self._conditions(block):
            if self._is_given(condition):
                found.append((ExecutionCondition(condition, holds), (condition, holds)))
            else:
                guard = self._shared_out(condition, holds) or self._dispatched(condition, holds)
                if guard is not None and all(self._is_given(v) for v in (guard.value, guard.other) if v is not None):
                    found.append((guard, (condition, holds)))
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

    def _shared_out(self, condition: Instruction, holds: bool) -> ExecutionCondition | None:
        """That all threads together have iterations of a loop, if a condition says that this thread has some: its block
        begins before it ends."""
        if not isinstance(condition, Compare) or condition.predicate not in _AHEAD:
            return None
        first, last = condition.operands
        ahead = _AHEAD[condition.predicate]
        if marking_call(first) is None:
            first, last, ahead = last, first, not ahead
        mark = marking_call(first)
        if mark is None or ahead != holds:
            return None
        if self._are_asked_for(mark.operands[0], last):  # then there is one
            return ExecutionCondition(ConstInt(T.I1, 1))
        if not (mark.callee_name or "").startswith(BLOCK):
            return None
        total = mark.operands[1]
        known = not (isinstance(total, ConstInt) and total.value == 0)
        return ExecutionCondition(total, True, "ne", zero(total.type)) if known and _depends_on_thread(last) else None

    def _are_asked_for(self, first: Value, last: Value) -> bool:
        """Whether numbers are the first and the last iteration that the library has handed to the thread."""
        if not (isinstance(first, Load) and isinstance(last, Load)):
            return False
        ends = [first.pointer, last.pointer]
        return any(
            isinstance(i, Call) and (i.callee_name or "").startswith(_NEXT) and i.operands[3:5] == ends
            for i in self._function.instructions()
        )

    def _dispatched(self, condition: Instruction, holds: bool) -> ExecutionCondition | None:
        """The same of a loop whose iterations threads ask for, if a condition says that this thread got some."""
        if not isinstance(condition, Compare) or condition.predicate not in ("eq", "ne"):
            return None
        answer, none = condition.operands
        name = answer.callee_name if isinstance(answer, Call) else None
        if name is None or not name.startswith(_NEXT) or not (isinstance(none, ConstInt) and none.value == 0):
            return None
        if (condition.predicate == "ne") != holds:
            return None
        begins = name.replace(_NEXT, _INIT)
        calls = [i for i in self._function.instructions() if isinstance(i, Call) and i.callee_name == begins]
        if len(calls) != 1 or not isinstance(calls[0].operands[5], ConstInt):
            return None
        low, high, step = calls[0].operands[3:6]
        assert isinstance(step, ConstInt)
        sign = "u" if name.endswith("u") else "s"
        return ExecutionCondition(high, True, f"{sign}ge" if step.value > 0 else f"{sign}le", low)

    def is_certain(self, inst: Instruction, given: dict[ExecutionCondition, tuple[Instruction, bool]]) -> bool:
        """Whether some thread certainly comes to an instruction where the guards hold: all ways lead there, and nothing
        on them ends the program."""
        target = inst.parent
        taken = dict(given.values())
        shares = {w[0] for g, w in given.items() if g.compare or isinstance(g.value, ConstInt)}  # at some time
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
                ends = each_block.terminator.operands
                if each_block in seen and ends and ends[0] in shares:
                    return False
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
    def made_of(each: Value) -> list[Value]:
        return each.operands if isinstance(each, Instruction) and each.opcode != "phi" else []

    return any(isinstance(v, Call) and v.callee_name == "omp_get_thread_num" for v in reached([value], made_of))


__all__ = ["ExecutionCondition", "ExecutionConditions"]
