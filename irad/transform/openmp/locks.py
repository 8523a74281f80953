"""Locks that a function sets and unsets become sections that one thread at a time may be in.

Their order is kept by tickets, as for critical sections. A lock that is set in one function and unset in another is
left as it is: nothing tells where its ticket is to be kept.
"""

from __future__ import annotations

from irad.ir import types as T
from irad.ir.instructions import Alloca, Call
from irad.ir.module import Function, Module
from irad.ir.values import ConstInt, ConstNull
from irad.transform.openmp.rewrite import Before, Raised

_SET, _UNSET = ("omp_set_lock", "omp_set_lock_"), ("omp_unset_lock", "omp_unset_lock_")


def lower_locks(module: Module, raised: Raised) -> bool:
    """Locks that one function sets and unsets become critical sections."""
    return raised.note({f.name for f in module.functions.values() if not f.is_declaration and _lower(f)})


def _lower(function: Function) -> bool:
    calls = [i for i in function.instructions() if isinstance(i, Call) and i.callee_name in (*_SET, *_UNSET)]
    begins = {c.operands[0] for c in calls if c.callee_name in _SET}
    both = begins & {c.operands[0] for c in calls if c.callee_name in _UNSET}
    if not calls or len(both) != len({c.operands[0] for c in calls}):
        return False
    tickets = {lock: Alloca(T.I64, ConstInt(T.I32, 1), 8) for lock in both}
    for slot in tickets.values():
        function.entry.insert(0, slot)
    for call in calls:
        lock = call.operands[0]
        before = Before(function, call)
        b = before.builder
        if call.callee_name in _SET:
            b.store(b.call("irad_section_enter", T.I64, [ConstNull(T.PTR), lock]), tickets[lock], 8)
        else:
            b.call("irad_section_leave", T.VOID, [lock, b.load(T.I64, tickets[lock], 8)])
        before.put(remove=True)
    return True
