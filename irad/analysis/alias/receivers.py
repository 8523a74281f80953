"""On what a method is called: objects whose table of functions names it.

A call through a table that an object points to (a virtual function, a struct of callbacks) is a chain of comparisons
here. In the arm of one function the object is one whose table has that function, whatever else the pointer may lead
to; objects of other classes have other members at the same place.
"""

from __future__ import annotations

from irad.analysis.alias.memory import MemoryObject
from irad.analysis.alias.points_to import PointsTo
from irad.ir.instructions import Branch, Call, Compare, Load
from irad.ir.values import GlobalRef, Value


def receivers(pointers: PointsTo, call: Call, operand: Value) -> frozenset[MemoryObject]:
    """The objects that a pointer handed to a call may lead to when the call is made."""
    objects = pointers.objects(operand)
    table = _table(pointers, call)
    name = call.callee_name
    if table is None or name is None or len(objects) < 2:
        return objects
    if pointers.address(table.pointer).base is not pointers.address(operand).base:
        return objects
    return frozenset(o for o in objects if _may_name(pointers, table, o, name))


def _table(pointers: PointsTo, call: Call) -> Load | None:
    """The load of the table from which the function was taken that a call was found to be meant for."""
    assert call.block is not None
    before = pointers.cfg.predecessors[call.block]
    test = before[0].terminator if len(before) == 1 else None
    condition = test.operands[0] if isinstance(test, Branch) and test.operands else None
    if test is None or not isinstance(condition, Compare):
        return None
    function, named = condition.operands
    taken = condition.predicate == "eq" and test.targets[0] is call.block and test.targets[1] is not call.block
    if not taken or named != call.callee or not isinstance(function, Load):
        return None
    table = pointers.address(function.pointer)
    return table.base if isinstance(table.base, Load) and not table.terms else None


def _may_name(pointers: PointsTo, table: Load, obj: MemoryObject, name: str) -> bool:
    place = pointers.places.within(table.pointer, obj)
    held = pointers.held(obj, place.constant if place is not None and not place.stride else None)
    for kept in held:
        if not isinstance(kept.origin, GlobalRef) or not pointers.is_constant(kept):
            return True
        variable = pointers.module.globals.get(kept.origin.name)
        if variable is None or not variable.has_initializer or name in pointers.module.named_in(variable):
            return True
    return not held


__all__ = ["receivers"]
