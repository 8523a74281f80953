"""Tasks become calls where they are created.

That a task is run at once, by the thread that creates it, is a legal course of the program: its dependences are on
tasks that were created before it, and all of these are done. So a derivative needs no order of tasks but that of the
program. The price is that the tasks of a thread run one after another.
"""

from __future__ import annotations

from irad.ir import types as T
from irad.ir.builder import int_constant
from irad.ir.instructions import Alloca, Call
from irad.ir.module import Function, Module, replace_all_uses_with
from irad.ir.values import ConstInt, ConstNull, GlobalRef, Value
from irad.transform.openmp.names import TASK_PREFIX
from irad.transform.openmp.rewrite import Before, Raised

_ALLOCATE = "__kmpc_omp_task_alloc"
_RUN = {"__kmpc_omp_task": 2, "__kmpc_omp_task_with_deps": 2, "__kmpc_taskloop": 2}
"""What runs a task, some time; the position of the task."""
_RUN_HERE = ("__kmpc_omp_task_begin_if0", "__kmpc_omp_task_complete_if0")
"""Around a call by which the program runs a task itself."""
_WAIT = frozenset(
    (
        "__kmpc_omp_taskwait __kmpc_omp_taskwait_deps_51 __kmpc_omp_wait_deps __kmpc_omp_taskyield "
        "__kmpc_taskgroup __kmpc_end_taskgroup"
    ).split()
)
_REDUCE, _SHARE_OF_SUM = "__kmpc_taskred_init", "__kmpc_task_reduction_get_th_data"
_DUPLICATE = 10
"""The argument of `__kmpc_taskloop` with a function that makes the tasks of a loop differ."""
_TIED, _DESTROYS, _DETACHED = 1, 8, 64
"""Flags of a task (kmp.h, kmp_tasking_flags)."""


def lower_tasks(module: Module, raised: Raised) -> bool:
    """Tasks become calls where they are created."""
    changed: set[str] = set()
    for function in module.functions.values():
        if not function.is_declaration:
            _lower(module, function, changed, raised.tasks)
    return raised.note(changed | raised.tasks)


def _lower(module: Module, function: Function, changed: set[str], bodies: set[str]) -> None:
    calls = [i for i in function.instructions() if isinstance(i, Call) and (i.callee_name or "").startswith("__kmpc_")]
    tasks: dict[Value, str | None] = {c: _body(module, c) for c in calls if c.callee_name == _ALLOCATE}
    runs = {c: tasks.get(_task(c)) for c in calls if c.callee_name in _RUN}
    if None in (*tasks.values(), *runs.values()) or not all(_is_plain(c) for c in runs):
        return  # what runs later is not known here
    for call in calls:
        name = call.callee_name or ""
        if call in tasks:
            _allocate(function, call)
        elif name in _RUN:
            body = runs[call] or ""
            bodies.add(body)
            before = Before(function, call)
            before.builder.call(TASK_PREFIX + body, T.I32, [call.operands[1], _task(call)])
            _replace(function, call, before)
        elif name in _WAIT or name in _RUN_HERE or name == _REDUCE:
            _replace(function, call, Before(function, call))
        elif name == _SHARE_OF_SUM:
            replace_all_uses_with(function, {call: call.operands[2]})
            call.erase()
        else:
            continue
        changed.add(function.name)


def _body(module: Module, call: Call) -> str | None:
    """The function that a task runs; None where it may run in parts, or something else behind it."""
    flags, entry = call.operands[2], call.operands[5]
    if not isinstance(entry, GlobalRef) or not _is_ordinary(flags) or not all(map(_is_size, call.operands[3:5])):
        return None
    function = module.functions.get(entry.name)
    return None if function is None or function.is_declaration else entry.name


def _is_size(value: Value) -> bool:
    return isinstance(value, ConstInt) and value.value >= 0


def _is_ordinary(flags: Value) -> bool:
    if isinstance(flags, ConstInt):
        return bool(flags.value & _TIED) and not flags.value & (_DESTROYS | _DETACHED)
    return getattr(flags, "opcode", "") == "select" and all(map(_is_ordinary, flags.operands[1:]))  # type: ignore[attr-defined]


def _is_plain(call: Call) -> bool:
    return call.callee_name != "__kmpc_taskloop" or isinstance(call.operands[_DUPLICATE], ConstNull)


def _task(call: Call) -> Value:
    return call.operands[_RUN[call.callee_name or ""]]


def _allocate(function: Function, call: Call) -> None:
    """Memory for a task, and for pointers to what it shares with others, to which its first field leads."""
    sizes = [s.value for s in call.operands[3:5] if isinstance(s, ConstInt)]
    task, shared = (Alloca(T.ArrayType(max(size, 1), T.I8), ConstInt(T.I32, 1), 16) for size in sizes)
    function.entry.insert(0, shared)
    function.entry.insert(0, task)
    before = Before(function, call)
    before.builder.store(shared, task, 8)
    before.put(remove=True)
    replace_all_uses_with(function, {call: task})


def _replace(function: Function, call: Call, before: Before) -> None:
    before.put(remove=True)
    if not call.type.is_void:
        none = ConstNull(T.PTR) if call.type.is_pointer else int_constant(call.type, 0)
        replace_all_uses_with(function, {call: none})
