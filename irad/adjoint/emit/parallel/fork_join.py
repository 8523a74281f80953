"""Teams of threads: functions that run another one in parallel, and the header that says what each thread has."""

from __future__ import annotations

from collections.abc import Callable

from irad.codegen import runtime_ir
from irad.codegen.module_writer import ModuleWriter
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Block
from irad.ir.module import Function
from irad.ir.values import Argument, ConstInt, ConstUndef, GlobalRef, Value

TEAM, REGION, FRAMES = 0, 8, 16
"""Offsets in the header: the number of threads, the region's handle, a frame for each thread."""


def new_wrapper(output: ModuleWriter, name: str, result: T.Type, arguments: list[Argument]) -> tuple[Function, Builder]:
    parameters = [(a.type, a.name or f"a{i}", "") for i, a in enumerate(arguments)]
    function = output.new_function(name, result, parameters, prefix="internal", suffix="nounwind")
    block = Block("entry", function)
    function.blocks.append(block)
    return function, Builder(function, block)


def sum_of(b: Builder, type_: T.StructType, results: Value, count: Value) -> Value:
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
        added.append(b.fadd(sums[i], more) if each.is_float else b.add(sums[i], more))
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


def frame_at(b: Builder, header: Value, number: Value) -> Value:
    return b.gep(T.PTR, b.offset(header, FRAMES), [number])


def own_number(output: ModuleWriter, b: Builder) -> Value:
    output.declare("omp_get_thread_num", T.I32, [], "nounwind")
    output.declare("omp_get_num_threads", T.I32, [], "nounwind")
    return b.cast("zext", b.call("omp_get_thread_num", T.I32, []), T.I64)


def fork(
    output: ModuleWriter,
    b: Builder,
    around: Function,
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
    b.call("__kmpc_push_num_threads", T.VOID, [runtime_ir.ident(output), runtime_ir.thread_number(output, b), threads])
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
        "__kmpc_fork_call", T.VOID, [runtime_ir.ident(output), ConstInt(T.I32, 1), GlobalRef(thread.name), context]
    )
    fork.function_type = T.FunctionType(T.VOID, (T.PTR, T.I32, T.PTR), vararg=True)
