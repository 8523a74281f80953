"""What makes the results of a parallel region depend on which thread was faster, and how that is avoided.

Iterations that are handed out as threads ask for them are dealt out in turn. Reductions are combined in the order of
the threads' numbers. A region with anything else in it that threads do in the order in which they come (critical
sections, atomic operations, locks, `single`, tasks) runs with one thread.
"""

from __future__ import annotations

import re

from irad.ir import types as T
from irad.ir.builder import Builder
from irad.ir.instructions import Atomic, Call, Load, Store
from irad.ir.marks import TURN_BEGIN, TURN_END
from irad.ir.module import Function, Module
from irad.ir.values import ConstInt, ConstNull, GlobalRef, Value
from irad.ir.worklist import reached
from irad.transform.openmp.atomics import living_blocks
from irad.transform.openmp.rewrite import Raised

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


def deal_out(module: Module, raised: Raised) -> bool:
    """Iterations that threads ask for are dealt out in turn. Where something else depends on the order in which threads
    come, one thread does it all."""
    for function in module.functions.values():
        for inst in function.instructions() if not function.is_declaration else ():
            if isinstance(inst, Call) and (inst.callee_name or "").startswith("__kmpc_dispatch_init_"):
                kind = inst.operands[2]
                if isinstance(kind, ConstInt):
                    ordered = kind.value & ~_MODIFIERS in _ORDERED
                    inst.operands[2] = ConstInt(T.I32, _DEALT_IN_ORDER if ordered else _DEALT)
    raised.alone = _unsteady(module)
    return True


def _unsteady(module: Module) -> set[str]:
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
    return set(reached(found, lambda name: callers.get(name, ())))


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


def begin_turn(b: Builder, place: Value, number: Value) -> None:
    """Wait for the threads with lower numbers. Every thread of the team has to come here."""
    b.call(TURN_BEGIN, T.VOID, [ConstNull(T.PTR), place, number])


def end_turn(b: Builder, place: Value, number: Value) -> None:
    """Let the next thread go on."""
    b.call(TURN_END, T.VOID, [ConstNull(T.PTR), place, number])


def turns_defined(text: str) -> str:
    """A module's text with a definition of turns, if it has any: what runs between is an iteration of a loop with
    `ordered` in which each thread has one."""
    if not any(_declares(text, name) for name in _TURNS):
        return text
    for name, definition in _TURNS.items():
        text = _declaration(name).sub(definition, text)
    missing = [f"declare {kind}" for name, kind in _CALLED.items() if not _declares(text, name, "declare|define")]
    return "\n".join([text, *missing, ""])


def _declaration(name: str, words: str = "declare") -> re.Pattern[str]:
    return re.compile(rf"^(?:{words}) [^\n@]*@{re.escape(name)}\([^\n]*$", re.MULTILINE)


def _declares(text: str, name: str, words: str = "declare") -> bool:
    return f"@{name}(" in text and _declaration(name, words).search(text) is not None


_CALLED = {
    "irad_tape_waits": "i32 @irad_tape_waits(ptr) nounwind memory(read)",
    "omp_get_num_threads": "i32 @omp_get_num_threads() nounwind",
    "__kmpc_dispatch_init_4": "void @__kmpc_dispatch_init_4(ptr, i32, i32, i32, i32, i32, i32) nounwind",
    "__kmpc_dispatch_next_4": "i32 @__kmpc_dispatch_next_4(ptr, i32, ptr, ptr, ptr, ptr) nounwind",
    "__kmpc_dispatch_fini_4": "void @__kmpc_dispatch_fini_4(ptr, i32) nounwind",
    "__kmpc_ordered": "void @__kmpc_ordered(ptr, i32) nounwind",
    "__kmpc_end_ordered": "void @__kmpc_end_ordered(ptr, i32) nounwind",
}
"""What the definitions of turns call."""
_TURN = """define internal void @{name}(ptr %tape, ptr %place, i32 %number) nounwind {{
entry:
  %ends = alloca [4 x i32]
  %waits = call i32 @irad_tape_waits(ptr %tape)
  %none = icmp eq i32 %waits, 0
  br i1 %none, label %done, label %turn
turn:
  %low = getelementptr i32, ptr %ends, i64 1
  %high = getelementptr i32, ptr %ends, i64 2
  %step = getelementptr i32, ptr %ends, i64 3
  {body}
  br label %done
done:
  ret void
}}"""
_ASK = (
    "%more = call i32 @__kmpc_dispatch_next_4(ptr %place, i32 %number, ptr %ends, ptr %low, ptr %high, ptr %step)"
)
_TURNS = {
    TURN_BEGIN: _TURN.format(name=TURN_BEGIN, body=f"""%team = call i32 @omp_get_num_threads()
  %last = sub i32 %team, 1
  call void @__kmpc_dispatch_init_4(ptr %place, i32 %number, i32 {_DEALT_IN_ORDER}, i32 0, i32 %last, i32 1, i32 1)
  {_ASK}
  call void @__kmpc_ordered(ptr %place, i32 %number)"""),
    TURN_END: _TURN.format(name=TURN_END, body=f"""call void @__kmpc_end_ordered(ptr %place, i32 %number)
  call void @__kmpc_dispatch_fini_4(ptr %place, i32 %number)
  {_ASK}"""),
}  # fmt: skip


__all__ = ["PLACE", "PLACE_TEXT", "begin_turn", "deal_out", "end_turn", "turns_defined"]
