"""Calls that may throw (`invoke`) become calls that do not: what unwinding would run is left out.

A derivative is made for the run in which no exception flies. Where one flies nevertheless, it leaves the derivative
without a handler and ends the program, as the C++ standard library says aloud. What must not happen is that a primal
which catches an exception and goes on has a derivative that does not: such functions are refused here.
"""

from __future__ import annotations

from irad.analysis.diagnostics import Refusal
from irad.facts.function_facts import ModuleFacts
from irad.ir.instructions import Call
from irad.ir.module import Function
from irad.transform.unwinding import as_call, drop_unreachable, invokes_of, returning_handlers

_THROWING = frozenset(("__cxa_throw", "__cxa_rethrow", "_Unwind_RaiseException"))


def drop_unwinding(function: Function, shared: ModuleFacts, *_: object) -> bool:
    """Calls that may throw become calls, and what unwinding would run goes. Raises `Refusal` where an exception that
    this code throws is caught in it."""
    invokes = invokes_of(function)
    if not invokes:
        return False
    going_on = returning_handlers(invokes)
    for inst in invokes:
        if inst.targets[1] in going_on and _throws(inst, shared):
            raise Refusal(
                "unsupported",
                inst,
                f"cannot differentiate '{function.name}', which catches an exception that may be thrown here",
                "a jump out of the middle of a call cannot be followed backwards",
                "report this failure by a return value, or let the exception leave the differentiated function",
            )
    for inst in invokes:
        as_call(inst)
    drop_unreachable(function)
    return True


def _throws(call: Call, shared: ModuleFacts) -> bool:
    """Whether a throw statement may be what this call comes to. Library functions are taken not to throw: if one
    does, the program ends."""
    name = call.callee_name
    if name is None:
        return False
    return bool({name, *shared.call_graph.reachable(name)} & _THROWING)
