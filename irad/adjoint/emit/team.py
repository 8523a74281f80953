"""Parallel regions: the halves of a team function's derivative, run by a team of threads.

The forward half opens a *region* on the caller's tape, in which each thread has a tape of its own, and leaves a header
there: the number of threads, and each thread's frame. The reverse half runs a team of the same size, in which each
thread goes back over what the thread of that number did.
"""

from __future__ import annotations

from collections.abc import Callable

from irad.adjoint.emit import helpers
from irad.adjoint.emit.notes import FAR
from irad.adjoint.emit.output import Output
from irad.adjoint.emit.recall import ALONE, CAREFUL
from irad.adjoint.plan import AdjointPlan
from irad.adjoint.sharing import NOTE_BYTES
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Block, Instruction
from irad.ir.module import Function
from irad.ir.values import Argument, ConstInt, ConstUndef, GlobalRef, Value

_TEAM, _REGION, _FRAMES = 0, 8, 16
"""Offsets in the header: the number of threads, the region's handle, a frame for each thread."""
_BYTES_PER_ATOMIC, _SMALL = 32, 1 << 16
"""How many bytes of copies an accumulation may cost rather than be atomic; and what is never too much."""
_PLANNED, _CAREFUL, _IN_TURN = (ConstInt(T.I8, n) for n in range(3))
"""Modes of a reverse half."""
_LOST = (
    "error: OpenMP gave the reverse sweep of a parallel region fewer threads than its forward sweep had; "
    "leave the thread limit as it is between the two"
)


def emit_forks(output: Output, plan: AdjointPlan, symbol: str, inner: str) -> None:
    """Write `symbol.augmented` and `symbol.reverse`, which run the halves that a thread runs, `inner.augmented` and the
    variants of `inner.reverse`, in parallel. In a region within what several threads run, the variant for a team of
    one serves where that code is alone as well."""
    survey = f"{inner}.survey" if plan.sharing.survey is not None else ""
    _emit_augmented(output, symbol, output.functions[f"{inner}.augmented"], survey, plan.sharing.alone)
    if plan.request.concurrent:
        _Reverse(output, plan, f"{symbol}.reverse", inner, "").emit()
        _Reverse(output, plan, f"{symbol}.reverse.{ALONE}", inner, ALONE).emit()
    else:
        _Reverse(output, plan, f"{symbol}.reverse", inner, ALONE).emit()


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


def _emit_augmented(output: Output, symbol: str, inner: Function, survey: str, alone: bool) -> None:
    fields = T.StructType((T.PTR,))
    name = f"{symbol}.augmented"
    wrapper, b = _wrapper(output, name, fields, inner.arguments)
    tape = wrapper.arguments[-1]
    wanted: Value = ConstInt(T.I32, 1) if alone else wrapper.arguments[0]
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
        first, go = t.new_block("first"), t.new_block("go")
        t.branch_if(t.compare("icmp", "eq", number, i64(0)), first, go)  # all storing the same would be a race
        t.block = first
        t.store(count, t.offset(own_header, _TEAM))
        t.branch(go)
        t.block = go
        arena = t.call("irad_tape_child", T.PTR, [given[-2], t.load(T.I64, t.offset(own_header, _REGION)), number])
        made = t.call(inner.name, fields, [*given[:-2], arena])
        frame = t.extract(made, (0,), T.PTR)
        t.store(frame, _frame(t, own_header, number))
        if survey:
            look, done = t.new_block("look"), t.new_block("done")
            t.branch_if(t.compare("icmp", "eq", number, i64(0)), done, look)  # the first thread has no copies
            t.block = look
            t.call(survey, T.VOID, [*given[:-2], frame])
            t.branch(done)
            t.block = done

    _fork(output, b, wrapper, name, list(wrapper.arguments), [header], work, wanted)
    output.declare("irad_tape_join_region", T.VOID, [T.PTR, T.I64], "nounwind")
    b.call("irad_tape_join_region", T.VOID, [tape, region])
    b.ret(b.insert_value(ConstUndef(fields), header, (0,)))



class _Reverse:
    """Writes a function that runs the reverse half of a region in parallel. `single`: the variant for one thread."""

    def __init__(self, output: Output, plan: AdjointPlan, name: str, inner: str, single: str) -> None:
        self.output = output
        self.sharing = plan.sharing
        self.plan = plan
        self.name = name
        self.inner = output.functions[f"{inner}.reverse"]
        self.stem = f"{inner}.reverse"
        self.single = single
        assert plan.storage.frame is not None
        self.notes_at = plan.storage.frame.size

    def emit(self) -> None:
        output, result = self.output, self.inner.result
        wrapper, b = _wrapper(output, self.name, result, self.inner.arguments)
        header = wrapper.arguments[-1]
        team = b.load(T.I64, header)
        narrow = b.cast("trunc", team, T.I32)
        more: list[Value] = [b.alloca(result, team)] if not result.is_void else []
        if self.sharing.is_conditional:
            more.append(self._mode(b, header, team))
            more += [b.alloca(T.PTR, team) for _ in self.sharing.privates]
        region = b.load(T.I64, b.offset(header, _REGION))
        for when in ("begin", "end"):
            output.declare(f"irad_section_{when}_reverse", T.VOID, [T.I64], "nounwind")
        b.call("irad_section_begin_reverse", T.VOID, [region])
        count = len(wrapper.arguments)
        _fork(
            output, b, wrapper, self.name, list(wrapper.arguments), more,
            lambda t, given: self._work(t, given[:count], given[count:]), wanted=narrow,
        )  # fmt: skip
        b.call("irad_section_end_reverse", T.VOID, [region])
        if result.is_void:
            b.ret()
            return
        assert isinstance(result, T.StructType)
        b.ret(_sum(b, result, more[0], team))

    # -- whether the plan's conditions hold

    def _mode(self, b: Builder, header: Value, team: Value) -> Value:
        """How the threads go back: by whether each one's blocks are long enough for the reaches, and the copies small
        against the number of additions."""
        before = b.block
        assert before is not None
        loop, done = b.new_block("check"), b.new_block("checked")
        first = b.load(T.PTR, _frame(b, header, i64(0)))
        b.branch(loop)
        b.block = loop
        number = b.phi(T.I64, [(i64(0), before)])
        firm = b.phi(T.I1, [(ConstInt(T.I1, 1), before)])
        sums = [b.phi(T.I64, [(i64(0), before)]) for _ in range(4)]
        blocks = [
            (b.phi(T.I64, [(i64(FAR), before)]), b.phi(T.I64, [(i64(0), before)])) for _ in self.sharing.pauses
        ]
        frame = b.load(T.PTR, _frame(b, header, number))
        good: Value = firm
        bounds: list[tuple[Value, Value]] = []
        for index, (least, most) in enumerate(blocks):
            runs, shortest, reach = self.note(b, frame, index)
            alike = b.compare("icmp", "eq", runs, self.note(b, first, index)[0])
            good = b.insert(Instruction("and", T.I1, [good, alike]))
            less, more = b.compare("icmp", "slt", shortest, least), b.compare("icmp", "sgt", reach, most)
            bounds.append((b.select(less, shortest, least), b.select(more, reach, most)))
        totals: list[Value] = list(sums)
        for index, private in enumerate(self.sharing.privates, len(self.sharing.pauses)):
            low, high, accesses = self.note(b, frame, index)
            at = 2 * private.sparse
            totals[at] = b.add(totals[at], _extent(b, low, high))
            totals[at + 1] = b.add(totals[at + 1], accesses)
        following = b.add(number, i64(1))
        found = [(number, following), (firm, good), *zip(sums, totals, strict=True)]
        found += [pair for phis, ends in zip(blocks, bounds, strict=True) for pair in zip(phis, ends, strict=True)]
        for phi, v in found:
            phi.add(v, loop)
        b.branch_if(b.compare("icmp", "ult", following, team), loop, done)
        b.block = done
        for block, reach in bounds:
            enough = b.compare("icmp", "sge", block, b.mul(reach, i64(2)))
            good = b.insert(Instruction("and", T.I1, [good, enough]))
        self._agree(b, header, team, [most for _, most in bounds])
        if self.sharing.copies:
            return _PLANNED
        sparse = _is_small(b, totals[2], totals[3])
        if self.sharing.waits:  # then nothing but copies will do for what is dense
            both = b.insert(Instruction("and", T.I1, [good, sparse]))
            return b.select(both, _PLANNED, _CAREFUL)
        holds = b.insert(Instruction("and", T.I1, [good, _is_small(b, totals[0], totals[1])]))
        return b.select(holds, b.select(sparse, _PLANNED, _CAREFUL), _IN_TURN)

    def _agree(self, b: Builder, header: Value, team: Value, reaches: list[Value]) -> None:
        """Note the largest reach of all threads for each of them: they wait for one another in the same places."""
        if not reaches:
            return
        before = b.block
        assert before is not None
        loop, done = b.new_block("agree"), b.new_block("agreed")
        b.branch(loop)
        b.block = loop
        number = b.phi(T.I64, [(i64(0), before)])
        frame = b.load(T.PTR, _frame(b, header, number))
        for index, reach in enumerate(reaches):
            b.store(reach, b.offset(frame, self.notes_at + NOTE_BYTES * index + 16), 8)
        following = b.add(number, i64(1))
        number.add(following, loop)
        b.branch_if(b.compare("icmp", "ult", following, team), loop, done)
        b.block = done

    def note(self, b: Builder, frame: Value, index: int) -> tuple[Value, Value, Value]:
        at = self.notes_at + NOTE_BYTES * index
        x, y, z = (b.load(T.I64, b.offset(frame, at + 8 * i), 8) for i in range(3))
        return x, y, z

    # -- what each thread does

    def _work(self, t: Builder, given: list[Value], more: list[Value]) -> None:
        output, result = self.output, self.inner.result
        header, arguments = given[-1], given[:-1]
        number = _number(output, t)
        expected = t.cast("trunc", t.load(T.I64, header), T.I32)
        actual = t.call("omp_get_num_threads", T.I32, [])
        lost, go = t.new_block("lost"), t.new_block("go")
        t.branch_if(t.compare("icmp", "eq", actual, expected), go, lost)
        t.block = lost
        helpers.stop(output, t, _LOST)
        t.unreachable()
        t.block = go
        own = [*arguments, t.load(T.PTR, _frame(t, header, number))]
        after = t.new_block("after")
        results = more[0] if not result.is_void else None
        rest = more[int(results is not None) :]

        def run(callee: str, values: list[Value], thread: Value) -> None:
            made = t.call(callee, result, values)
            if results is not None:
                t.store(made, t.gep(result, results, [thread]))

        if self.single:
            single, several = t.new_block("single"), t.new_block("several")
            t.branch_if(t.compare("icmp", "eq", actual, ConstInt(T.I32, 1)), single, several)
            t.block = single
            run(f"{self.stem}.{self.single}", own, number)
            t.branch(after)
            t.block = several
        if not self.sharing.is_conditional:
            run(self.stem, own, number)
            t.branch(after)
            t.block = after
            return
        mode, tables = rest[0], rest[1:]
        modes = [(_PLANNED, t.new_block("planned"))]
        if self.sharing.needs_atomics:
            modes.append((_CAREFUL, t.new_block("careful")))
        if not self.sharing.waits:
            modes.append((_IN_TURN, t.new_block("turns")))
        t.switch(mode, modes[0][1], modes[1:])
        for chosen, block in modes:
            t.block = block
            if chosen is _IN_TURN:
                self._in_turn(t, header, arguments, number, actual, after, run)
                continue
            copied = [chosen is _PLANNED or not (p.sparse or self.sharing.waits) for p in self.sharing.privates]
            copies = _Copies(self, t, header, number, actual, tables, copied)
            values = copies.begin(own)
            run(self.stem if chosen is _PLANNED else f"{self.stem}.{CAREFUL}", values, number)
            copies.end(own)
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
        run(f"{self.stem}.{ALONE}", [*arguments, t.load(T.PTR, _frame(t, header, thread))], thread)
        left.add(thread, loop)
        t.branch_if(t.compare("icmp", "eq", thread, i64(0)), after, loop)

    def shadow_position(self, argument: Argument) -> int:
        """Where the shadow of an argument stands among the reverse half's arguments."""
        request = self.plan.request
        return argument.index + 1 + sum(request.is_duplicated(i) for i in range(argument.index))


class _Copies:
    """The private copies of shadows that one thread (not the first) has: made and cleared before its reverse half runs,
    and added up afterwards by all threads, each a part of the addresses, in the order of the threads' numbers."""

    def __init__(
        self, reverse: _Reverse, t: Builder, header: Value, number: Value, count: Value, tables: list[Value],
        copied: list[bool],
    ) -> None:  # fmt: skip
        self.reverse = reverse
        self.t = t
        self.header = header
        self.number = number
        self.count = count
        self.privates = [
            (index, *found) for index, found in enumerate(zip(reverse.sharing.privates, tables, strict=True))
            if copied[index]
        ]  # fmt: skip
        self.tape: Value | None = None
        self.mark: Value | None = None

    def begin(self, arguments: list[Value]) -> list[Value]:
        if not self.privates:
            return arguments
        t, output = self.t, self.reverse.output
        output.declare("irad_tape_acquire", T.PTR, [], "nounwind")
        output.declare("irad_tape_save", T.VOID, [T.PTR, T.PTR], "nounwind")
        output.declare("irad_tape_restore", T.VOID, [T.PTR, T.PTR], "nounwind")
        output.declare("llvm.memset.p0.i64", T.VOID, [T.PTR, T.I8, T.I64, T.I1])
        self.tape = t.call("irad_tape_acquire", T.PTR, [])
        self.mark = t.alloca(T.ArrayType(helpers.MARK_BYTES // 8, T.I64))
        t.call("irad_tape_save", T.VOID, [self.tape, self.mark])
        found = list(arguments)
        first = t.compare("icmp", "eq", self.number, i64(0))
        for index, private, table in self.privates:
            low, high = self._range(self.number, index)
            bytes_ = t.select(first, i64(0), _extent(t, low, high))
            block = t.call(helpers.reserve(output), T.PTR, [self.tape, bytes_])
            t.call("llvm.memset.p0.i64", T.VOID, [block, ConstInt(T.I8, 0), bytes_, ConstInt(T.I1, 0)])
            t.store(block, t.gep(T.PTR, table, [self.number]))
            position = self.reverse.shadow_position(private.argument)
            shadow = arguments[position]
            found[position] = t.select(first, shadow, t.offset(block, t.sub(i64(0), low)))
        return found

    def _range(self, number: Value, index: int) -> tuple[Value, Value]:
        t = self.t
        frame = t.load(T.PTR, _frame(t, self.header, number))
        low, high, _ = self.reverse.note(t, frame, len(self.reverse.sharing.pauses) + index)
        return low, high

    def end(self, arguments: list[Value]) -> None:
        if not self.privates:
            return
        t, output = self.t, self.reverse.output
        assert self.tape is not None and self.mark is not None
        helpers.barrier(output, t)
        wide = t.cast("zext", self.count, T.I64)
        for index, private, table in self.privates:
            notes = self.reverse.notes_at + NOTE_BYTES * (len(self.reverse.sharing.pauses) + index)
            merge = helpers.merge(output, private.type)
            frames = t.offset(self.header, _FRAMES)
            shadow = arguments[self.reverse.shadow_position(private.argument)]
            t.call(merge, T.VOID, [frames, i64(notes), table, self.number, wide, shadow])
        helpers.barrier(output, t)
        t.call("irad_tape_restore", T.VOID, [self.tape, self.mark])


def _is_small(b: Builder, size: Value, additions: Value) -> Value:
    """Whether copies of `size` bytes cost less than atomic operations: a byte is cleared and added once."""
    return b.compare("icmp", "ult", size, b.add(b.mul(additions, i64(_BYTES_PER_ATOMIC)), i64(_SMALL)))


def _extent(b: Builder, low: Value, high: Value) -> Value:
    """The bytes of a range; 0 where there are none."""
    return b.select(b.compare("icmp", "sgt", high, low), b.sub(high, low), i64(0))


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
