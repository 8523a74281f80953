"""Parallel regions: the halves of a team function's derivative, run by a team of threads.

The forward half opens a *region* on the caller's tape, in which each thread has a tape of its own, and leaves a header
there: the number of threads, and each thread's frame. The reverse half runs a team of the same size, in which each
thread goes back over what the thread of that number did.
"""

from __future__ import annotations

from collections.abc import Callable

from irad.adjoint.emit import helpers
from irad.adjoint.emit.output import Output
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Block
from irad.ir.module import Function
from irad.ir.values import ConstInt, ConstUndef, GlobalRef, Value

_TEAM, _REGION, _FRAMES = 0, 8, 16
"""Offsets in the header: the number of threads, the region's handle, a frame for each thread."""
_LOST = (
    "error: OpenMP gave the reverse sweep of a parallel region fewer threads than its forward sweep had; "
    "leave the thread limit as it is between the two"
)


def emit_forks(output: Output, symbol: str, inner: str, reverse_alone: str, nested: bool) -> None:
    """Write `symbol.augmented` and `symbol.reverse`, which run `inner.augmented` and `inner.reverse` in parallel, or
    `reverse_alone` where there is one thread only (unless the region is `nested` in what several threads run)."""
    _emit_augmented(output, symbol, output.functions[f"{inner}.augmented"])
    _emit_reverse(output, symbol, output.functions[f"{inner}.reverse"], "" if nested else reverse_alone)
    if nested:
        _emit_reverse(output, f"{symbol}", output.functions[reverse_alone], reverse_alone, suffix=".reverse.alone")


def emit_tangent_fork(output: Output, symbol: str, inner: str) -> None:
    """Write `symbol`, which runs the tangent `inner` in parallel."""
    made = output.functions[inner]
    wrapper, b = _wrapper(output, symbol, T.VOID, made.arguments)
    _fork(output, b, wrapper, symbol, list(wrapper.arguments), [], lambda t, given: t.call(inner, T.VOID, given))
    b.ret()


def fork_of(output: Output, team: Function) -> str:
    """The name of a function that runs a team function, as it is, in parallel."""
    name = f"irad.fork.{team.name}"
    if name not in output.functions:
        wrapper, b = _wrapper(output, name, T.VOID, team.arguments)
        _fork(output, b, wrapper, name, list(wrapper.arguments), [], lambda t, given: t.call(team.name, T.VOID, given))
        b.ret()
    return name


def _wrapper(output: Output, name: str, result: T.Type, arguments: list) -> tuple[Function, Builder]:
    parameters = [(a.type, a.name or f"a{i}", "") for i, a in enumerate(arguments)]
    function = output.new_function(name, result, parameters, prefix="internal", suffix="nounwind")
    block = Block("entry", function)
    function.blocks.append(block)
    return function, Builder(function, block)


def _emit_augmented(output: Output, symbol: str, inner: Function) -> None:
    fields = T.StructType((T.PTR,))
    name = f"{symbol}.augmented"
    wrapper, b = _wrapper(output, name, fields, inner.arguments)
    wanted, tape = wrapper.arguments[0], wrapper.arguments[-1]
    output.declare("omp_get_max_threads", T.I32, [], "nounwind")
    output.declare("irad_tape_open_region", T.I64, [T.PTR, T.I64], "nounwind")
    output.declare("irad_tape_child", T.PTR, [T.PTR, T.I64, T.I64], "nounwind")
    most = b.call("omp_get_max_threads", T.I32, [])
    default = b.compare("icmp", "eq", wanted, ConstInt(T.I32, 0))
    team = b.cast("zext", b.select(default, most, wanted), T.I64)
    region = b.call("irad_tape_open_region", T.I64, [tape, team])
    size = b.add(b.mul(team, i64(8)), i64(_FRAMES))
    header = b.call(helpers.reserve(output), T.PTR, [tape, size])
    b.store(region, b.offset(header, _REGION))

    def work(t: Builder, given: list[Value]) -> None:
        own_header = given[-1]
        number = _number(output, t)
        count = t.cast("zext", t.call("omp_get_num_threads", T.I32, []), T.I64)
        t.store(count, t.offset(own_header, _TEAM))
        arena = t.call("irad_tape_child", T.PTR, [given[-2], t.load(T.I64, t.offset(own_header, _REGION)), number])
        made = t.call(inner.name, fields, [*given[:-2], arena])
        t.store(t.extract(made, (0,), T.PTR), _frame(t, own_header, number))

    _fork(output, b, wrapper, name, list(wrapper.arguments), [header], work)
    output.declare("irad_tape_join_region", T.VOID, [T.PTR, T.I64], "nounwind")
    b.call("irad_tape_join_region", T.VOID, [tape, region])
    b.ret(b.insert_value(ConstUndef(fields), header, (0,)))



def _emit_reverse(output: Output, symbol: str, inner: Function, alone: str, suffix: str = ".reverse") -> None:
    name = f"{symbol}{suffix}"
    result = inner.result
    wrapper, b = _wrapper(output, name, result, inner.arguments)
    header = wrapper.arguments[-1]
    team = b.load(T.I64, header)
    narrow = b.cast("trunc", team, T.I32)
    more: list[Value] = []
    if not result.is_void:
        more = [b.alloca(result, team)]

    def work(t: Builder, given: list[Value]) -> None:
        own_header = given[len(wrapper.arguments) - 1]
        number = _number(output, t)
        expected = t.cast("trunc", t.load(T.I64, own_header), T.I32)
        actual = t.call("omp_get_num_threads", T.I32, [])
        lost, go = t.new_block("lost"), t.new_block("go")
        t.branch_if(t.compare("icmp", "eq", actual, expected), go, lost)
        t.block = lost
        helpers.stop(output, t, _LOST)
        t.unreachable()
        t.block = go
        frame = t.load(T.PTR, _frame(t, own_header, number))
        arguments = [*given[: len(wrapper.arguments) - 1], frame]
        if alone and alone != inner.name:
            single, several, after = t.new_block("single"), t.new_block("several"), t.new_block("after")
            t.branch_if(t.compare("icmp", "eq", actual, ConstInt(T.I32, 1)), single, several)
            found = []
            for block, callee in ((single, alone), (several, inner.name)):
                t.block = block
                found.append((t.call(callee, result, arguments), block))
                t.branch(after)
            t.block = after
            made: Value = t.phi(result, found) if not result.is_void else found[0][0]
        else:
            made = t.call(inner.name, result, arguments)
        if not result.is_void:
            t.store(made, t.gep(result, given[-1], [number]))

    region = b.load(T.I64, b.offset(header, _REGION))
    for when in ("begin", "end"):
        output.declare(f"irad_section_{when}_reverse", T.VOID, [T.I64], "nounwind")
    b.call("irad_section_begin_reverse", T.VOID, [region])
    _fork(output, b, wrapper, name, list(wrapper.arguments), more, work, wanted=narrow)
    b.call("irad_section_end_reverse", T.VOID, [region])
    if result.is_void:
        b.ret()
        return
    assert isinstance(result, T.StructType)
    b.ret(_sum(b, result, more[0], team))


def _sum(b: Builder, type_: T.StructType, results: Value, count: Value) -> Value:
    """The sum of the threads' results, in the order of their numbers."""
    before = b.block
    assert before is not None
    loop, done = b.new_block("sum"), b.new_block("done")
    first = [b.load(e, b.gep(type_, results, [i64(0), ConstInt(T.I32, i)])) for i, e in enumerate(type_.elements)]
    several = b.compare("icmp", "ugt", count, i64(1))
    b.branch_if(several, loop, done)
    b.block = loop
    number = b.phi(T.I64, [(i64(1), before)])
    sums = [b.phi(e, [(f, before)]) for e, f in zip(type_.elements, first, strict=True)]
    at = b.gep(type_, results, [number])
    added = []
    for i, each in enumerate(type_.elements):
        more = b.load(each, b.gep(type_, at, [i64(0), ConstInt(T.I32, i)]))
        added.append(b.fadd(sums[i], more))
        sums[i].add(added[i], loop)
    following = b.add(number, i64(1))
    number.add(following, loop)
    b.branch_if(b.compare("icmp", "ult", following, count), loop, done)
    b.block = done
    totals = [b.phi(e, [(f, before), (a, loop)]) for e, f, a in zip(type_.elements, first, added, strict=True)]
    made: Value = ConstUndef(type_)
    for i, total in enumerate(totals):
        made = b.insert_value(made, total, (i,))
    return made


def _frame(b: Builder, header: Value, number: Value) -> Value:
    return b.gep(T.PTR, b.offset(header, _FRAMES), [number])


def _number(output: Output, b: Builder) -> Value:
    output.declare("omp_get_thread_num", T.I32, [], "nounwind")
    output.declare("omp_get_num_threads", T.I32, [], "nounwind")
    return b.cast("zext", b.call("omp_get_thread_num", T.I32, []), T.I64)


def _fork(
    output: Output,
    b: Builder,
    wrapper: Function,
    name: str,
    arguments: list[Value],
    more: list[Value],
    work: Callable[[Builder, list[Value]], object],
    wanted: Value | None = None,
) -> None:
    """Run `work(builder, values)` in each thread of a team, with the wrapper's arguments and `more`. `wanted`: how many
    threads; default: what the first argument says, 0 for as many as OpenMP gives."""
    output.declare("__kmpc_push_num_threads", T.VOID, [T.PTR, T.I32, T.I32], "nounwind")
    if "__kmpc_fork_call" not in output.module.functions:
        output.declarations.setdefault(
            "__kmpc_fork_call", "declare void @__kmpc_fork_call(ptr, i32, ptr, ...) nounwind"
        )
    values = [*arguments, *more]
    context_type = T.StructType(tuple(v.type for v in values))
    context = b.alloca(context_type)
    for i, v in enumerate(values):
        b.store(v, b.gep(context_type, context, [i64(0), ConstInt(T.I32, i)]))
    threads = arguments[0] if wanted is None else wanted
    push, go = b.new_block("push"), b.new_block("fork")
    b.branch_if(b.compare("icmp", "eq", threads, ConstInt(T.I32, 0)), go, push)
    b.block = push
    b.call("__kmpc_push_num_threads", T.VOID, [helpers.ident(output), helpers.thread_number(output, b), threads])
    b.branch(go)
    b.block = go
    thread = output.new_function(
        f"{name}.fork",
        T.VOID,
        [(T.PTR, "global", ""), (T.PTR, "bound", ""), (T.PTR, "context", "")],
        prefix="internal",
        suffix="nounwind",
    )
    entry = Block("entry", thread)
    thread.blocks.append(entry)
    t = Builder(thread, entry)
    given: list[Value] = [
        t.load(v.type, t.gep(context_type, thread.arguments[2], [i64(0), ConstInt(T.I32, i)]))
        for i, v in enumerate(values)
    ]
    work(t, given)
    t.ret()
    fork = b.call(
        "__kmpc_fork_call", T.VOID, [helpers.ident(output), ConstInt(T.I32, 1), GlobalRef(thread.name), context]
    )
    fork.function_type = T.FunctionType(T.VOID, (T.PTR, T.I32, T.PTR), vararg=True)
