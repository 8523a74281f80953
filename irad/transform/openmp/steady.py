"""What makes the results of a parallel region depend on which thread was faster, and how that is avoided.

Iterations that are handed out as threads ask for them are dealt out in turn. Reductions are combined in the order of
the threads' numbers. A region with anything else in it that threads do in the order in which they come (critical
sections, atomic operations, locks, `single`, tasks) runs with one thread.
"""

from __future__ import annotations

from irad.ir import types as T
from irad.ir.builder import Builder
from irad.ir.instructions import Atomic, Call, Load, Store
from irad.ir.marks import KEPT
from irad.ir.module import Function, Module
from irad.ir.values import ConstInt, GlobalRef, Value
from irad.transform.openmp.atomics import living_blocks

PLACE = "irad.place"
"""The global variable that says where a call of the run-time library stands: nowhere."""
PLACE_TEXT = (
    f'@{PLACE}.text = internal constant [23 x i8] c";unknown;unknown;0;0;;\\00"\n'
    f"@{PLACE} = internal constant {{ i32, i32, i32, i32, ptr }} {{ i32 0, i32 2, i32 0, i32 22, ptr @{PLACE}.text }}"
)
_MODIFIERS = 3 << 29
_DEALT, _DEALT_IN_ORDER, _ORDERED = 33, 65, range(64, 72)
"""libomp's numbers (kmp.h, enum sched_type) of `schedule(static, c)`, of the same with `ordered`, and of all with."""
_STEADY = frozenset(
    (
        "__kmpc_barrier __kmpc_global_thread_num __kmpc_flush __kmpc_ordered __kmpc_end_ordered __kmpc_master "
        "__kmpc_end_master __kmpc_masked __kmpc_end_masked omp_get_thread_num omp_get_num_threads omp_get_max_threads"
    ).split()
)
_FAMILIES = ("__kmpc_for_static_", "__kmpc_dispatch_", "__kmpc_reduce", "__kmpc_end_reduce")
_RUNTIME = ("__kmpc_", "omp_", "GOMP_", "irad_", "__atomic_")


def deal_out(module: Module) -> None:
    """Iterations that threads ask for are dealt out in turn."""
    for function in module.functions.values():
        for inst in function.instructions() if not function.is_declaration else ():
            if isinstance(inst, Call) and (inst.callee_name or "").startswith("__kmpc_dispatch_init_"):
                kind = inst.operands[2]
                if isinstance(kind, ConstInt):
                    ordered = kind.value & ~_MODIFIERS in _ORDERED
                    inst.operands[2] = ConstInt(T.I32, _DEALT_IN_ORDER if ordered else _DEALT)


def unsteady(module: Module) -> set[str]:
    """Functions in which, or in what they call, something depends on the order in which threads come."""
    found = {f.name for f in module.functions.values() if not f.is_declaration and _is_unsteady(f)}
    callers: dict[str, set[str]] = {}
    for function in module.functions.values():
        for inst in function.instructions() if not function.is_declaration else ():
            names = {inst.callee_name} if isinstance(inst, Call) else set()
            names |= {o.name for o in inst.operands if isinstance(o, GlobalRef)}
            for name in names:
                if name is not None:
                    callers.setdefault(name, set()).add(function.name)
    work = list(found)
    while work:
        for caller in callers.get(work.pop(), set()) - found:
            found.add(caller)
            work.append(caller)
    return found


def _is_unsteady(function: Function) -> bool:
    for block in living_blocks(function):
        for inst in block.instructions:
            if isinstance(inst, Atomic) or (isinstance(inst, (Load, Store)) and inst.ordering):
                return True
            if not isinstance(inst, Call):
                continue
            name = inst.callee_name
            if name is None and not inst.is_asm:
                return True
            known = name is None or name in _STEADY or name.startswith(_FAMILIES)
            if not known and name is not None and name.startswith(_RUNTIME):
                return True
    return False


def begin_turn(b: Builder, entry: Builder, place: Value, number: Value) -> None:
    """Wait for the threads with lower numbers: this is the thread's iteration of a loop with `ordered` in which each
    thread has one. `entry` makes local variables. Every thread of the team has to come here."""
    team = b.call("omp_get_num_threads", T.I32, [])
    zero, one = ConstInt(T.I32, 0), ConstInt(T.I32, 1)
    last, low, high, step = (entry.alloca(T.I32) for _ in range(4))
    b.call(
        "__kmpc_dispatch_init_4", T.VOID,
        [place, number, ConstInt(T.I32, _DEALT_IN_ORDER), zero, b.sub(team, one), one, one],
    )  # fmt: skip
    b.call("__kmpc_dispatch_next_4", T.I32, [place, number, last, low, high, step])
    b.call("__kmpc_ordered", T.VOID, [place, number]).function_attributes = KEPT


def end_turn(b: Builder, entry: Builder, place: Value, number: Value) -> None:
    """Let the next thread go on."""
    b.call("__kmpc_end_ordered", T.VOID, [place, number]).function_attributes = KEPT
    b.call("__kmpc_dispatch_fini_4", T.VOID, [place, number])
    last, low, high, step = (entry.alloca(T.I32) for _ in range(4))
    b.call("__kmpc_dispatch_next_4", T.I32, [place, number, last, low, high, step])


__all__ = ["PLACE", "PLACE_TEXT", "begin_turn", "deal_out", "end_turn", "unsteady"]
