"""What threads do within a region: shares of loops, sections that one thread at a time may enter, and marks."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from irad.ir import types as T
from irad.ir.builder import Builder, int_constant
from irad.ir.instructions import Alloca, Call, Instruction, Load, Phi, Store
from irad.ir.marks import BLOCK, CHUNK, KEPT, SHARE, is_mark
from irad.ir.module import Function, Module, replace_all_uses_with
from irad.ir.values import ConstInt, ConstNull, GlobalRef, Value
from irad.transform.openmp.determinism import begin_turn, end_turn
from irad.transform.openmp.rewrite import Before, Raised, ask

_STATIC = {
    "__kmpc_for_static_init_4": (T.I32, True),
    "__kmpc_for_static_init_4u": (T.I32, False),
    "__kmpc_for_static_init_8": (T.I64, True),
    "__kmpc_for_static_init_8u": (T.I64, False),
}
_SCHEDULE_MODIFIERS = 3 << 29
_LOWER = {**dict.fromkeys(_STATIC, 4), **{f"__kmpc_dispatch_next_{form}": 3 for form in ("4", "4u", "8", "8u")}}
"""Where the first iteration of a share is written to."""
_CHUNKED, _BALANCED = 33, 34
"""The library's numbers for `schedule(static, c)` and `schedule(static)` (kmp.h, enum sched_type)."""
_MARKS = frozenset(
    (
        "__kmpc_for_static_fini __kmpc_flush __kmpc_end_single __kmpc_end_master __kmpc_end_masked"
    ).split()
)
"""Calls that do nothing for the memory model or the flow of a region that has been raised."""
_ENTER = {"__kmpc_reduce": 6, "__kmpc_reduce_nowait": 6, "__kmpc_critical": 2, "__kmpc_critical_with_hint": 2}
_REDUCE, _END_REDUCE = "__kmpc_reduce", "__kmpc_end_reduce"
_LEAVE = {"__kmpc_end_reduce": 2, "__kmpc_end_reduce_nowait": 2, "__kmpc_end_critical": 2}
"""Where a section that one thread at a time may be in begins and ends; the position of its lock. A reduction is one:
each thread combines what it has, with plain operations."""

_ORDERED = ("__kmpc_ordered", "__kmpc_end_ordered")


def _uses_constructs(function: Function) -> bool:
    """Whether there is something in a function for `lower_constructs`."""
    known = _MARKS | set(_LOWER) | set(_ENTER) | set(_LEAVE) | {"__kmpc_ordered"}
    return any(isinstance(i, Call) and i.callee_name in known for i in function.instructions())


def lower_constructs(module: Module, raised: Raised, steady: bool = False) -> bool:
    """Shares of loops become arithmetic on a thread's number; reductions, critical sections. steady: these are entered
    in the order of the threads' numbers."""
    found = [f for f in module.functions.values() if not f.is_declaration and _uses_constructs(f)]
    for function in found:
        _lower_constructs(function, steady)
    return raised.note({f.name for f in found})


def _lower_constructs(function: Function, in_turn: bool) -> None:
    slots: dict[str, Alloca] = {}
    totals = _mark_shares(function)
    _mark_chunks(function)
    for inst in list(function.instructions()):
        name = inst.callee_name if isinstance(inst, Call) else None
        if name is None or not isinstance(inst, Call):
            continue
        if name in _STATIC and isinstance(inst.operands[7], ConstInt):
            _share_out(function, inst, totals.get(inst.operands[_LOWER[name]]))
        elif name in _MARKS:
            inst.erase()
        elif name in _ENTER:
            _enter(function, inst, inst.operands[_ENTER[name]], slots, turn=in_turn and name.startswith(_REDUCE))
        elif name in _LEAVE:
            _leave(function, inst, inst.operands[_LEAVE[name]], slots, turn=in_turn and name.startswith(_END_REDUCE))
        elif name in _ORDERED and _is_kept(function, inst):
            continue
        elif name == "__kmpc_ordered":
            _enter(function, inst, inst.operands[0], slots, keep=True)
        elif name == "__kmpc_end_ordered":
            _leave(function, inst, inst.operands[0], slots, keep=True)


def _is_kept(function: Function, call: Call) -> bool:
    assert function.module is not None
    return KEPT in function.module.attribute_words(call.function_attributes)


# -- sections


def _slot(function: Function, lock: Value, slots: dict[str, Alloca]) -> Alloca:
    if lock.ref not in slots:
        slots[lock.ref] = Alloca(T.I64, ConstInt(T.I32, 1), 8)
        function.entry.insert(0, slots[lock.ref])
    return slots[lock.ref]


def _enter(
    function: Function, call: Call, lock: Value, slots: dict[str, Alloca], keep: bool = False, turn: bool = False
) -> None:
    """Enter a section; its ticket, the number by which the reverse sweep finds the order, goes to a local variable."""
    before = Before(function, call)
    slot = _slot(function, lock, slots)
    if keep:
        before.builder.insert(_copy(call))
    if turn:
        begin_turn(before.builder, call.operands[0], call.operands[1])
    ticket = before.builder.call("irad_section_enter", T.I64, [ConstNull(T.PTR), lock])
    before.builder.store(ticket, slot, 8)
    before.put(remove=True)
    if not call.type.is_void:
        replace_all_uses_with(function, {call: int_constant(call.type, 1)})


def _leave(
    function: Function, call: Call, lock: Value, slots: dict[str, Alloca], keep: bool = False, turn: bool = False
) -> None:
    before = Before(function, call)
    b = before.builder
    b.call("irad_section_leave", T.VOID, [lock, b.load(T.I64, _slot(function, lock, slots), 8)])
    if keep:
        b.insert(_copy(call))
    if turn:
        end_turn(b, call.operands[0], call.operands[1])
    if call.callee_name == "__kmpc_end_reduce":
        b.call("__kmpc_barrier", T.VOID, [call.operands[0], call.operands[1]])
    before.put(remove=True)


def _copy(call: Call) -> Instruction:
    made = Call(call.callee, call.type, call.operands)
    made.function_attributes = KEPT
    made.metadata = dict(call.metadata)
    return made


# -- shares of loops


def _schedule(call: Call) -> int | None:
    """The number of a schedule, without its modifiers."""
    kind = call.operands[2]
    return kind.value & ~_SCHEDULE_MODIFIERS if isinstance(kind, ConstInt) else None


def _mark(call: Call) -> str:
    return BLOCK if call.callee_name in _STATIC and _schedule(call) == _BALANCED else SHARE


def _mark_shares(function: Function) -> dict[Value, Alloca]:
    """Mark what is read of where the library writes the first iteration of a share; returns, for each such place of
    blocks, the variable that is to have the number of all iterations."""
    calls = (i for i in function.instructions() if isinstance(i, Call))
    places = {c.operands[_LOWER[c.callee_name]]: _mark(c) for c in calls if c.callee_name in _LOWER}
    totals: dict[Value, Alloca] = {}
    marks: dict[Load, list[Instruction]] = {}
    for block in function.blocks:
        for inst in block.instructions:
            if isinstance(inst, Load) and inst.pointer in places and isinstance(inst.type, T.IntType):
                name = f"{places[inst.pointer]}i{inst.type.bits}"
                more: list[Instruction] = []
                if name.startswith(BLOCK):
                    if inst.pointer not in totals:
                        totals[inst.pointer] = Alloca(inst.type, ConstInt(T.I32, 1), 8)
                    more = [Load(inst.type, totals[inst.pointer], 8)]
                marks[inst] = [*more, Call(GlobalRef(name), inst.type, [inst, *more])]
    replace_all_uses_with(function, {read: made[-1] for read, made in marks.items()})
    for read, made in marks.items():
        at = read.index + 1
        for inst in reversed(made):
            read.parent.insert(at, inst)
    for total in totals.values():
        function.entry.insert(0, Store(int_constant(total.allocated, 0), total, 8))
        function.entry.insert(0, total)
    return totals


def _mark_chunks(function: Function) -> None:
    """Mark where the chunks begin that a thread gets under `schedule(static, c)`: what is merged of the first chunk's
    begin, which is marked, and of a chunk's and the library's stride. So the loop within a chunk is one whose
    iterations threads share, numbered as those of the whole loop are."""
    calls = (i for i in function.instructions() if isinstance(i, Call) and i.callee_name in _STATIC)
    chunked = {c.operands[4]: c.operands[6] for c in calls if _schedule(c) == _CHUNKED}
    for block in function.blocks if chunked else ():
        for phi in block.phis:
            steps = _steps_between_chunks(phi, chunked)
            if not steps or not isinstance(phi.type, T.IntType):
                continue
            mark = Call(GlobalRef(f"{CHUNK}i{phi.type.bits}"), phi.type, [phi])
            for inst in function.instructions():
                if inst not in steps:
                    inst.operands = [mark if o is phi else o for o in inst.operands]
            block.insert(len(block.phis), mark)


def _steps_between_chunks(phi: Phi, chunked: Mapping[Value, Value]) -> list[Instruction]:
    """Where a variable goes on to the next chunk's begin; nothing if it is no such variable."""
    firsts = {v: lower for v in phi.operands if (lower := _read_of(v, chunked.keys())) is not None}
    steps = [v for v in phi.operands if v not in firsts]
    strides = {chunked[lower] for lower in firsts.values()}
    for step in steps:
        added = [o for o in step.operands if o is not phi] if isinstance(step, Instruction) else []
        if not isinstance(step, Instruction) or step.opcode != "add" or len(added) != 1:
            return []
        if _read_of(added[0], strides) is None:
            return []
    return [s for s in steps if isinstance(s, Instruction)] if len(strides) == 1 else []


def _read_of(value: Value, places: Collection[Value]) -> Value | None:
    """Which of some places a number is read from, apart from casts and marks."""
    while isinstance(value, Instruction):
        if isinstance(value, Load):
            return value.pointer if value.pointer in places else None
        if value.opcode not in ("sext", "zext", "trunc", "freeze") and not (isinstance(value, Call) and is_mark(value)):
            return None
        value = value.operands[0]
    return None


def _share_out(function: Function, call: Call, total: Alloca | None) -> None:
    """The iterations that a thread gets of a loop under a static schedule, as the library computes them
    (`__kmp_for_static_init` in LLVM's kmp_sched.cpp, balanced partition); the number of all goes to `total`."""
    name = call.callee_name
    assert name is not None
    type_, signed = _STATIC[name]
    _, _, _, last, lower, upper, stride, increment, chunk = call.operands
    schedule = _schedule(call)
    assert isinstance(increment, ConstInt)
    if schedule not in (_CHUNKED, _BALANCED):
        return
    before = Before(function, call)
    b = before.builder
    first, end = b.load(type_, lower), b.load(type_, upper)
    thread, threads = (b.cast("zext", ask(b, name), type_) for name in ("omp_get_thread_num", "omp_get_num_threads"))
    trips = _trips(b, first, end, increment.value, signed, type_)
    if total is not None:
        b.store(trips, total)
    if schedule == _BALANCED:
        _balanced(b, call, first, trips, thread, threads, increment)
    else:
        one = int_constant(type_, 1)
        chunk = b.select(b.compare("icmp", "slt", chunk, one), one, chunk)
        span = b.mul(chunk, increment)
        mine = b.add(first, b.mul(span, thread))
        b.store(mine, lower)
        b.store(b.sub(b.add(mine, span), increment), upper)
        b.store(b.mul(span, threads), stride)
        chunks = b.binary("udiv", b.sub(trips, one), chunk)
        owner = b.binary("urem", chunks, threads)
        b.store(b.cast("zext", b.compare("icmp", "eq", owner, thread), T.I32), last)
    before.put(remove=True)


def _trips(b: Builder, first: Value, end: Value, step: int, signed: bool, type_: T.Type) -> Value:
    low, high = (first, end) if step > 0 else (end, first)
    span = b.sub(high, low)
    if abs(step) != 1:
        span = b.binary("udiv", span, int_constant(type_, abs(step)))
    none = b.compare("icmp", "slt" if signed else "ult", high, low)
    return b.select(none, int_constant(type_, 0), b.add(span, int_constant(type_, 1)))


def _balanced(
    b: Builder, call: Call, first: Value, trips: Value, thread: Value, threads: Value, increment: ConstInt
) -> None:
    _, _, _, last, lower, upper, stride, *_ = call.operands
    type_ = trips.type
    one = int_constant(type_, 1)
    share = b.binary("udiv", trips, threads)
    rest = b.binary("urem", trips, threads)
    more = b.compare("icmp", "ult", thread, rest)
    begin = b.add(b.mul(thread, share), b.select(more, thread, rest))
    mine = b.add(first, b.mul(begin, increment))
    count = b.add(share, b.cast("zext", more, type_))
    b.store(mine, lower)
    b.store(b.add(mine, b.mul(b.sub(count, one), increment)), upper)
    b.store(b.mul(trips, increment), stride)
    alone = b.compare("icmp", "eq", share, int_constant(type_, 0))
    owner = b.select(alone, b.sub(rest, one), b.sub(threads, one))
    b.store(b.cast("zext", b.compare("icmp", "eq", owner, thread), T.I32), last)
