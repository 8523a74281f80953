"""Which arguments' memory the reverse half of a split derivative reaches by pointers that it has from elsewhere.

A pointer that the forward half keeps on the tape, or leaves in a structure, is found again by the reverse half as one
that was loaded from memory. What it was made from can no longer be seen there. So LLVM, told that an argument is
`noalias` (LLVM Language Reference, "based on"), would take an access through such a pointer for one of other memory,
and move accesses across it. Such arguments are not called `noalias` in reverse halves. In a gradient of one function
both sweeps are seen at once, and nothing has to be given up.
"""

from __future__ import annotations

from collections.abc import Callable

from irad.adjoint.plan import AdjointPlan
from irad.analysis.alias.memory import MemoryObject, holds_pointers
from irad.facts.request import DiffRequest
from irad.ir.values import Argument


class TapeReachability:
    """The arguments of each function, by plan. `plan(request)` gives that of a callee."""

    def __init__(self, plan: Callable[[DiffRequest], AdjointPlan]) -> None:
        self._plan = plan
        self._known: dict[DiffRequest, frozenset[int]] = {}

    def of(self, plan: AdjointPlan) -> frozenset[int]:
        """Positions of arguments."""
        known = self._known.get(plan.request)
        if known is None:
            # asked for again on the way, by a recursive call: nothing is promised
            self._known[plan.request] = frozenset(a.index for a in plan.facts.function.arguments)
            known = self._known[plan.request] = frozenset(
                obj.origin.index
                for obj in self._objects(plan)
                if obj.kind == "argument" and isinstance(obj.origin, Argument)
            )
        return known

    def _objects(self, plan: AdjointPlan) -> frozenset[MemoryObject]:
        """What kept pointers lead to, in the function itself or in what it calls, and what is left in memory."""
        pointers = plan.facts.pointers
        found = frozenset[MemoryObject]().union(*pointers.contents.values())
        for key, cell in plan.storage.cells.items():
            if key.kind in ("value", "shadow") and holds_pointers(cell.type):
                found |= pointers.objects(key.what)
        for call, made in plan.calls.items():
            again = None if made.request is None else self.of(self._plan(made.request))
            for position, operand in enumerate(call.operands):
                if holds_pointers(operand.type) and (again is None or position in again):
                    found |= pointers.objects(operand)
        return found
