"""How many turns loops take at most, by the integers that their function is given."""

from __future__ import annotations

from collections.abc import Iterable

from irad.analysis.loops import Loop
from irad.codegen.module_writer import Products, name_of
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction, Phi
from irad.ir.values import Argument, ConstInt, Value
from irad.rules.kinds import ScalarRule

__all__ = ["turns", "turns_of_nest"]

_DEEPEST, _LARGEST_FACTOR, _LARGEST_NUMBER = 8, 16, 1 << 16
_OF_TURN, _OF_CALL = 128, 16
"""Instructions of a turn that counts as one; and as how many of these a call counts."""
_KEPT_SMALL = ("llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin", "llvm.abs")


def turns(loop: Loop, facts: FunctionFacts) -> Products | None:
    """Those of one run of a loop; None where they are not in proportion to integers that the function is given."""
    trip = facts.trips.get(loop)
    found = None if trip is None else _Numbers(facts).sum([trip.start, trip.bound], _DEEPEST)
    return found if found is None else found or Products({(): 1})


def turns_of_nest(loop: Loop, facts: FunctionFacts) -> Products | None:
    """Those of all innermost loops in a loop that is run once, where many instructions count as several turns; None
    where nobody knows, or where what a turn takes hangs on what it calls."""
    own = turns(loop, facts)
    within = {block for child in loop.children for block in child.blocks}
    instructions = [i for block in loop.blocks if block not in within for i in block.instructions]
    calls = [i for i in instructions if isinstance(i, Call)]
    if own is None or not all(_is_quick(call, facts) for call in calls):
        return None
    weight = (len(instructions) + _OF_CALL * len(calls)) // _OF_TURN + (not loop.children)
    inner = Products({(): weight} if weight else {})
    for child in loop.children:
        found = turns_of_nest(child, facts)
        if found is None:
            return None
        inner += found
    made = Products()
    for names, factor in own.items():
        made += Products({tuple(sorted((*names, *others))): factor * n for others, n in inner.items()})
    return made


def _is_quick(call: Call, facts: FunctionFacts) -> bool:
    """Whether a call computes something of numbers, or moves a known amount of memory."""
    name = call.callee_name or ""
    if name.startswith("llvm."):
        return not name.startswith("llvm.mem") or isinstance(call.operands[2], ConstInt)
    function, calls = facts.shared.module.functions.get(name), facts.shared.calls
    if name in calls.custom or (function is not None and not function.is_declaration):
        return False
    found = calls.registry.lookup(name)
    return found is not None and isinstance(found.rule, ScalarRule)


class _Numbers:
    """What numbers are at most."""

    def __init__(self, facts: FunctionFacts) -> None:
        self.facts = facts

    def sum(self, values: Iterable[Value], depth: int) -> Products | None:
        """What some numbers are together."""
        made = Products()
        for value in values:
            found = self.most(value, depth)
            if found is None:
                return None
            made += found
        return made

    def most(self, value: Value, depth: int) -> Products | None:
        """In proportion to integers that the function is given; None where it is not."""
        if isinstance(value, ConstInt):
            return Products({(): abs(value.value)}) if abs(value.value) <= _LARGEST_NUMBER else None
        if depth == 0 or not isinstance(value.type, T.IntType):
            return None
        if isinstance(value, Argument):
            return Products({(name_of(value, value.index),): 1})
        if isinstance(value, Phi):
            return self._counter(value, depth - 1)
        if isinstance(value, Call):
            is_kept = (value.callee_name or "").startswith(_KEPT_SMALL)
            return self.sum([o for o in value.operands if o.type == value.type], depth - 1) if is_kept else None
        if not isinstance(value, Instruction):
            return None
        first, *others = value.operands
        if value.opcode in ("mul", "shl"):
            by = others[0].value if isinstance(others[0], ConstInt) else _LARGEST_FACTOR + 1
            factor = abs(by) if value.opcode == "mul" else 1 << min(by, _LARGEST_FACTOR)
            return self._times(self.most(first, depth - 1), factor)
        if value.opcode in ("udiv", "sdiv", "lshr", "ashr", "and"):
            return self.most(first, depth - 1) if isinstance(others[0], ConstInt) else None
        if value.opcode in ("add", "sub", "or", "select"):
            return self.sum(others if value.opcode == "select" else value.operands, depth - 1)
        return self.most(first, depth - 1) if value.opcode in ("sext", "zext", "trunc", "freeze") else None

    def _counter(self, phi: Phi, depth: int) -> Products | None:
        """What counts the turns of a loop is at most as far from where it begins as so many steps lead."""
        loop, counted = self.facts.inductions.get(phi, (None, None))
        trip = self.facts.trips.get(loop) if loop is not None else None
        if counted is None or trip is None:
            return None
        start, way = self.most(counted.start, depth), self.sum([trip.start, trip.bound], depth)
        way = self._times(way, abs(counted.step))
        return None if start is None or way is None else start + way

    def _times(self, found: Products | None, factor: int) -> Products | None:
        if found is None or factor > _LARGEST_FACTOR:
            return None
        return Products({names: factor * n for names, n in found.items()})
