"""Parallel regions: the halves of a team function's derivative, run by a team of threads.

The forward half opens a *region* on the caller's tape, in which each thread has a tape of its own, and leaves a header
there: the number of threads, and each thread's frame. The reverse half runs a team of the same size, in which each
thread goes back over what the thread of that number did.
"""

from __future__ import annotations

from collections.abc import Callable

from irad.adjoint.emit.parallel.alias_checks import note_rows
from irad.adjoint.emit.parallel.fork_join import FRAMES, REGION, TEAM, fork, frame_at, new_wrapper, own_number, sum_of
from irad.adjoint.emit.parallel.runtime_checks import CAREFULLY, IN_TURN, PLANNED, PrivateCopies, RuntimeChecks
from irad.adjoint.emit.primal_values import ALONE, CAREFUL
from irad.adjoint.plan import AdjointPlan
from irad.codegen import runtime_ir
from irad.codegen.module_writer import ModuleWriter
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Block
from irad.ir.module import Function
from irad.ir.values import Argument, ConstInt, ConstUndef, Value

_LOST = (
    "error: OpenMP gave the reverse sweep of a parallel region fewer threads than its forward sweep had; "
    "leave the thread limit as it is between the two"
)


def emit_forks(output: ModuleWriter, plan: AdjointPlan, symbol: str, inner: str) -> None:
    """Write `symbol.augmented` and `symbol.reverse`, which run the halves that a thread runs, `inner.augmented` and the
    variants of `inner.reverse`, in parallel. In a region within what several threads run, the variant for a team of
    one serves where that code is alone as well."""
    survey = f"{inner}.survey" if plan.accumulation.survey is not None else ""
    _emit_augmented(output, symbol, output.functions[f"{inner}.augmented"], survey, plan)
    if plan.request.concurrent:
        _Reverse(output, plan, f"{symbol}.reverse", inner, "").emit()
        _Reverse(output, plan, f"{symbol}.reverse.{ALONE}", inner, ALONE).emit()
    else:
        _Reverse(output, plan, f"{symbol}.reverse", inner, ALONE).emit()


def emit_tangent_fork(output: ModuleWriter, symbol: str, inner: str) -> None:
    """Write `symbol`, which runs the tangent `inner` in parallel."""
    made = output.functions[inner]
    wrapper, b = new_wrapper(output, symbol, T.VOID, made.arguments)
    fork(output, b, wrapper, symbol, list(wrapper.arguments), [], lambda t, given: t.call(inner, T.VOID, given))
    b.ret()


def fork_of(output: ModuleWriter, team: Function) -> str:
    """The name of a function that runs a team function, as it is, in parallel."""
    name = f"irad.fork.{team.name}"
    if name not in output.functions:
        wrapper, b = new_wrapper(output, name, T.VOID, team.arguments)
        fork(output, b, wrapper, name, list(wrapper.arguments), [], lambda t, given: t.call(team.name, T.VOID, given))
        b.ret()
    return name


def _emit_augmented(output: ModuleWriter, symbol: str, inner: Function, survey: str, plan: AdjointPlan) -> None:
    fields = T.StructType((T.PTR,))
    name, alone = f"{symbol}.augmented", plan.accumulation.alone
    wrapper, b = new_wrapper(output, name, fields, _without_team(inner, plan))
    tape = wrapper.arguments[-1]
    wanted: Value = ConstInt(T.I32, 1) if alone else wrapper.arguments[0]
    output.declare("omp_get_max_threads", T.I32, [], "nounwind")
    output.declare("irad_tape_open_region", T.I64, [T.PTR, T.I64], "nounwind")
    output.declare("irad_tape_child", T.PTR, [T.PTR, T.I64, T.I64], "nounwind")
    most = b.call("omp_get_max_threads", T.I32, [])
    default = b.compare("icmp", "eq", wanted, ConstInt(T.I32, 0))
    team = b.cast("zext", b.select(default, most, wanted), T.I64)
    region = b.call("irad_tape_open_region", T.I64, [tape, team])
    size = b.add(b.mul(team, i64(8)), i64(FRAMES))
    header = b.call(runtime_ir.reserve(output), T.PTR, [tape, size])
    b.store(region, b.offset(header, REGION))

    def work(t: Builder, given: list[Value]) -> None:
        own_header = given[-1]
        number = own_number(output, t)
        count = t.cast("zext", t.call("omp_get_num_threads", T.I32, []), T.I64)
        first, go = t.new_block("first"), t.new_block("go")
        t.branch_if(t.compare("icmp", "eq", number, i64(0)), first, go)  # all storing the same would be a race
        t.block = first
        t.store(count, t.offset(own_header, TEAM))
        t.branch(go)
        t.block = go
        arena = t.call("irad_tape_child", T.PTR, [given[-2], t.load(T.I64, t.offset(own_header, REGION)), number])
        place = [t.cast("trunc", v, T.I32) for v in (number, count)] if plan.strips is not None else []
        made = t.call(inner.name, fields, [*given[:-2], arena, *place])
        frame = t.extract(made, (0,), T.PTR)
        t.store(frame, frame_at(t, own_header, number))
        if survey:
            look, done = t.new_block("look"), t.new_block("done")
            # the first thread has no copies; one thread alone has nothing to know of the others' addresses
            watched = bool(plan.accumulation.watched)
            spared = t.compare("icmp", "eq", count, i64(1)) if watched else t.compare("icmp", "eq", number, i64(0))
            t.branch_if(spared, done, look)
            t.block = look
            t.call(survey, T.VOID, [*given[:-2], frame, *place])
            t.branch(done)
            t.block = done

    fork(output, b, wrapper, name, list(wrapper.arguments), [header], work, wanted)
    output.declare("irad_tape_join_region", T.VOID, [T.PTR, T.I64], "nounwind")
    b.call("irad_tape_join_region", T.VOID, [tape, region])
    if plan.accumulation.rows:
        assert plan.storage.frame is not None
        threads = b.load(T.I64, b.offset(header, TEAM), 8)
        note_rows(output, b, plan.accumulation, b.offset(header, FRAMES), threads, plan.storage.frame.size)
    b.ret(b.insert_value(ConstUndef(fields), header, (0,)))



def _without_team(inner: Function, plan: AdjointPlan) -> list[Argument]:
    """The arguments of a half without those that say which thread it is."""
    return inner.arguments[:-2] if plan.strips is not None else inner.arguments


class _Reverse:
    """Writes a function that runs the reverse half of a region in parallel. `single`: the variant for one thread."""

    def __init__(self, output: ModuleWriter, plan: AdjointPlan, name: str, inner: str, single: str) -> None:
        self.output = output
        self.accumulation = plan.accumulation
        self.plan = plan
        self.name = name
        self.inner = output.functions[f"{inner}.reverse"]
        self.stem = f"{inner}.reverse"
        self.single = single
        self.conditions = RuntimeChecks(output, plan)

    def emit(self) -> None:
        output, result = self.output, self.inner.result
        wrapper, b = new_wrapper(output, self.name, result, _without_team(self.inner, self.plan))
        header = wrapper.arguments[-1]
        team = b.load(T.I64, header)
        narrow = b.cast("trunc", team, T.I32)
        more: list[Value] = [b.alloca(result, team)] if not result.is_void else []
        if self.accumulation.is_conditional:
            more.append(self.conditions.mode(b, header, team))
            more += [b.alloca(T.PTR, team) for _ in self.accumulation.privates]
        region = b.load(T.I64, b.offset(header, REGION))
        for when in ("begin", "end"):
            output.declare(f"irad_section_{when}_reverse", T.VOID, [T.I64], "nounwind")
        b.call("irad_section_begin_reverse", T.VOID, [region])
        count = len(wrapper.arguments)
        fork(
            output, b, wrapper, self.name, list(wrapper.arguments), more,
            lambda t, given: self._work(t, given[:count], given[count:]), wanted=narrow,
        )  # fmt: skip
        b.call("irad_section_end_reverse", T.VOID, [region])
        if result.is_void:
            b.ret()
            return
        assert isinstance(result, T.StructType)
        b.ret(sum_of(b, result, more[0], team))

    # -- what each thread does

    def _work(self, t: Builder, given: list[Value], more: list[Value]) -> None:
        output, result = self.output, self.inner.result
        header, arguments = given[-1], given[:-1]
        number = own_number(output, t)
        expected = t.cast("trunc", t.load(T.I64, header), T.I32)
        actual = t.call("omp_get_num_threads", T.I32, [])
        lost, go = t.new_block("lost"), t.new_block("go")
        t.branch_if(t.compare("icmp", "eq", actual, expected), go, lost)
        t.block = lost
        runtime_ir.stop(output, t, _LOST)
        t.unreachable()
        t.block = go
        own = [*arguments, t.load(T.PTR, frame_at(t, header, number))]
        after = t.new_block("after")
        results = more[0] if not result.is_void else None
        rest = more[int(results is not None) :]

        def run(callee: str, values: list[Value], thread: Value) -> None:
            place = [t.cast("trunc", thread, T.I32), actual] if self.plan.strips is not None else []
            made = t.call(callee, result, [*values, *place])
            if results is not None:
                t.store(made, t.gep(result, results, [thread]))

        if self.single:
            single, several = t.new_block("single"), t.new_block("several")
            t.branch_if(t.compare("icmp", "eq", actual, ConstInt(T.I32, 1)), single, several)
            t.block = single
            run(f"{self.stem}.{self.single}", own, number)
            t.branch(after)
            t.block = several
        if not self.accumulation.is_conditional:
            run(self.stem, own, number)
            t.branch(after)
            t.block = after
            return
        mode, tables = rest[0], rest[1:]
        modes = [(PLANNED, t.new_block("planned"))]
        if self.accumulation.needs_atomics:
            modes.append((CAREFULLY, t.new_block("careful")))
        if not self.accumulation.waits:
            modes.append((IN_TURN, t.new_block("turns")))
        t.switch(mode, modes[0][1], modes[1:])
        for chosen, block in modes:
            t.block = block
            if chosen is IN_TURN:
                self._in_turn(t, header, arguments, number, actual, after, run)
                continue
            copied = [
                chosen is PLANNED or not (p.sparse or self.accumulation.waits) for p in self.accumulation.privates
            ]
            copies = PrivateCopies(self.conditions, t, header, t.cast("zext", actual, T.I64), tables, copied)
            copies.begin()
            run(self.stem if chosen is PLANNED else f"{self.stem}.{CAREFUL}", copies.make(number, own), number)
            if copies.privates:
                runtime_ir.barrier(output, t)
                copies.merge(number, own)
                runtime_ir.barrier(output, t)
            copies.end()
            t.branch(after)
        t.block = after

    def _in_turn(
        self,
        t: Builder,
        header: Value,
        arguments: list[Value],
        number: Value,
        count: Value,
        after: Block,
        run: Callable[[str, list[Value], Value], None],
    ) -> None:
        """The first thread goes back over what each of them has done, the last thread's part first."""
        loop = t.new_block("turn")
        before = t.block
        assert before is not None
        wide = t.cast("zext", count, T.I64)
        t.branch_if(t.compare("icmp", "eq", number, i64(0)), loop, after)
        t.block = loop
        left = t.phi(T.I64, [(wide, before)])
        thread = t.sub(left, i64(1))
        run(f"{self.stem}.{ALONE}", [*arguments, t.load(T.PTR, frame_at(t, header, thread))], thread)
        left.add(thread, loop)
        t.branch_if(t.compare("icmp", "eq", thread, i64(0)), after, loop)
