"""Barriers at the end of a parallel region, where threads wait for one another anyway: compilers leave one behind each
worksharing loop without `nowait`, and flang one in `parallel do` too, in front of its reductions."""

from __future__ import annotations

from collections.abc import Set

from irad.ir.instructions import Alloca, Atomic, Block, Call, GetElementPtr, Instruction, Load, Store
from irad.ir.module import Function, Module, users_of
from irad.ir.values import Value
from irad.transform.openmp.rewrite import Raised

_BARRIER = "__kmpc_barrier"
_COMBINE, _COMBINED = "__kmpc_reduce", "__kmpc_end_reduce"
_IDLE = ("llvm.lifetime.", "llvm.dbg.", "__kmpc_global_thread_num", "__kmpc_for_static_fini", "__kmpc_dispatch_deinit")
"""How the names of functions begin that do nothing another thread would notice."""
_IN_COMBINING = ("irad_section_", _BARRIER, *_IDLE)


def drop_last_barriers(module: Module, raised: Raised) -> bool:
    """Barriers go behind which the threads of a team only combine their reductions, if anything.

    A reduction may be combined while other threads are still in the loop that it belongs to: a program must not touch
    its variables in the loop (OpenMP 5.2, section 5.5.5), and clang combines them without a barrier.
    """
    last: list[Call] = []
    for function in map(module.functions.__getitem__, raised.teams):
        found = [i for i in function.instructions() if isinstance(i, Call) and i.callee_name == _BARRIER]
        lists = _lists(function) if found else set()
        last += [barrier for barrier in found if _is_over(barrier, lists)]
    for barrier in last:
        barrier.erase()
    return bool(last)


def _lists(function: Function) -> set[Value]:
    """Addresses in memory of the thread's own that is written to only in order to hand it to a reduction: lists of what
    is to be combined."""
    users = users_of(function)

    def places(base: Value) -> set[Value] | None:
        found = {base}
        for user in users.get(base, ()):
            inner = places(user) if isinstance(user, GetElementPtr) else set()
            stored = isinstance(user, Store) and user.value is not base
            name = (user.callee_name or "") if isinstance(user, Call) else ""
            handed = name.startswith((_COMBINE, "llvm.lifetime."))
            if inner is None or not (stored or handed or isinstance(user, GetElementPtr)):
                return None
            found |= inner
        return found

    own = (places(i) for i in function.instructions() if isinstance(i, Alloca))
    return {place for found in own if found is not None for place in found}


def _is_over(barrier: Call, lists: set[Value]) -> bool:
    block = barrier.parent
    begin: tuple[Block, int, bool] = (block, block.instructions.index(barrier) + 1, False)
    seen: set[tuple[Block, bool]] = set()
    work = [begin]
    while work:
        at, position, combines = work.pop()
        for inst in at.instructions[position:]:
            name = (inst.callee_name or "") if isinstance(inst, Call) else ""
            if name.startswith(_COMBINE):
                combines = True
            elif name.startswith(_COMBINED):
                combines = False
            elif not (_is_part_of_combining(inst) if combines else _is_idle(inst, lists)):
                return False
        for successor in at.successors:
            if successor is block:
                return False
            if (successor, combines) not in seen:
                seen.add((successor, combines))
                work.append((successor, 0, combines))
    return True


def _is_idle(inst: Instruction, lists: Set[Value]) -> bool:
    if isinstance(inst, Call):
        return (inst.callee_name or "").startswith((_BARRIER, *_IDLE))
    if isinstance(inst, Store):
        return inst.pointer in lists
    if isinstance(inst, (Load, Atomic)):
        return isinstance(inst, Load) and not inst.volatile and not inst.ordering
    return inst.opcode not in ("fence", "unreachable", "invoke", "callbr", "resume")


def _is_part_of_combining(inst: Instruction) -> bool:
    if isinstance(inst, Call):
        return (inst.callee_name or "").startswith(_IN_COMBINING)
    return isinstance(inst, (Load, Store, Atomic)) or _is_idle(inst, frozenset())


__all__ = ["drop_last_barriers"]
