"""Regions that go forward and back strip by strip (see `irad.adjoint.strips`)."""

from __future__ import annotations

from collections.abc import Callable

from irad.adjoint.emit import helpers
from irad.adjoint.emit.conditions import PLANNED, Conditions, Copies
from irad.adjoint.emit.forks import FRAMES, TEAM, fork, frame_at, new_wrapper, own_number, sum_of
from irad.adjoint.emit.output import Output
from irad.adjoint.emit.recall import ALONE
from irad.adjoint.plan import AdjointPlan
from irad.adjoint.sharing import NOTE_BYTES
from irad.ir import types as T
from irad.ir.builder import Builder, float_constant, i64, zero
from irad.ir.values import ConstInt, ConstUndef, Value

_STRIP = float(1 << 19)
"""How many accesses a strip makes: a few megabytes with their shadows, a part of what caches hold; much shorter ones
keep the processor from fetching ahead."""
_MOST_STRIPS = float(1 << 20)
_MODE, _STRIPS, _FIXED = 0, 8, 16
"""Offsets in what the first thread decides: the mode, and how many strips each thread has."""


def emit_joined(output: Output, plan: AdjointPlan, symbol: str, inner: str) -> None:
    """Write `symbol.joined`, which takes arguments, shadows and the tape, and returns the adjoints of active arguments:
    forward and back by a team of threads, in strips; where what the plan hopes for does not hold, by the two halves
    `symbol.augmented` and `symbol.reverse`."""
    _Joined(output, plan, symbol, inner).emit()


class _Joined:
    def __init__(self, output: Output, plan: AdjointPlan, symbol: str, inner: str) -> None:
        self.output = output
        self.plan = plan
        self.sharing = plan.sharing
        self.symbol = symbol
        self.inner = inner
        self.half = output.functions[f"{inner}.augmented"]
        self.result = output.functions[f"{inner}.reverse.{ALONE}"].result
        self.conditions = Conditions(output, plan)
        self.least_at = self.conditions.notes_at + self.sharing.notes_bytes

    def emit(self) -> None:
        output, result = self.output, self.result
        name = f"{self.symbol}.joined"
        wrapper, b = new_wrapper(output, name, result, self.half.arguments[:-2])
        given: list[Value] = list(wrapper.arguments[:-1])
        tape = wrapper.arguments[-1]
        output.declare("omp_get_max_threads", T.I32, [], "nounwind")
        most = b.call("omp_get_max_threads", T.I32, [])
        default = b.compare("icmp", "eq", given[0], ConstInt(T.I32, 0))
        team = b.cast("zext", b.select(default, most, given[0]), T.I64)
        header = b.call(helpers.reserve(output), T.PTR, [tape, b.add(b.mul(team, i64(8)), i64(FRAMES))])
        decided = b.alloca(T.ArrayType(_FIXED // 8, T.I64))
        b.store(PLANNED, decided)
        more: list[Value] = [header, decided]
        results = b.alloca(result, team) if not result.is_void else None
        more += [results] if results is not None else []
        more += [b.alloca(T.PTR, team) for _ in self.sharing.privates]

        def work(t: Builder, values: list[Value]) -> None:
            arguments, rest = values[: len(given)], values[len(given) :]
            at = 2 + (results is not None)
            self._work(t, arguments, rest[0], rest[1], rest[2] if results is not None else None, rest[at:])

        fork(output, b, wrapper, name, given, more, work)
        done = None if result.is_void else sum_of(b, result, results, b.load(T.I64, header))  # type: ignore[arg-type]
        if not self.sharing.is_conditional:
            b.ret(done)
            return
        over, whole = b.new_block("over"), b.new_block("whole")
        b.branch_if(b.compare("icmp", "eq", b.load(T.I8, decided), PLANNED), over, whole)
        b.block = over
        b.ret(done)
        b.block = whole
        made = b.call(f"{self.symbol}.augmented", T.StructType((T.PTR,)), [*given, tape])
        made_result = b.call(f"{self.symbol}.reverse", result, [*given, b.extract(made, (0,), T.PTR)])
        b.ret(None if result.is_void else made_result)

    def _work(
        self, t: Builder, arguments: list[Value], header: Value, decided: Value, results: Value | None,
        tables: list[Value],
    ) -> None:  # fmt: skip
        output = self.output
        self._declare()
        number = own_number(output, t)
        actual = t.call("omp_get_num_threads", T.I32, [])
        count = t.cast("zext", actual, T.I64)
        marks = [t.alloca(T.ArrayType(helpers.MARK_BYTES // 8, T.I64)) for _ in range(2)]
        sums = t.alloca(self.result) if results is not None else None
        if sums is not None:
            t.store(zero(self.result), sums)
        tape = t.call("irad_tape_acquire", T.PTR, [])
        t.call("irad_tape_save", T.VOID, [tape, marks[0]])
        size = self.least_at + 8
        record = t.call(helpers.reserve(output), T.PTR, [tape, i64(size)])
        self._if_first(t, number, lambda: t.store(count, t.offset(header, TEAM)))
        out = t.new_block("out")
        narrow = t.cast("trunc", number, T.I32)
        if not self.sharing.is_conditional:
            zeroth = [ConstInt(T.I32, 0), actual]
            work = t.call(f"{self.inner}.preview", T.DOUBLE, [*arguments, record, *zeroth])
            strips = self._strips(t, work, t.load(T.I64, t.offset(record, self.least_at)))
            self._run(t, arguments, arguments, (tape, marks[1]), number, count, strips, sums)
            t.branch(out)
        else:
            t.store(record, frame_at(t, header, number))
            work = t.call(f"{self.inner}.preview", T.DOUBLE, [*arguments, record, narrow, actual])
            if self.sharing.survey is not None:
                self._unless_first(t, number, lambda: t.call(f"{self.inner}.survey", T.VOID, [*arguments, record]))
            several, go = t.new_block("several"), t.new_block("go")
            t.branch_if(t.compare("icmp", "eq", actual, ConstInt(T.I32, 1)), go, several)
            alone = t.block
            assert alone is not None
            t.block = go
            strips = self._strips(t, work, t.load(T.I64, t.offset(record, self.least_at)))
            self._run(t, arguments, arguments, (tape, marks[1]), number, count, strips, sums)
            t.branch(out)
            t.block = several
            helpers.barrier(output, t)
            self._if_first(t, number, lambda: self._decide(t, header, count, work, decided))
            helpers.barrier(output, t)
            planned, other = t.new_block("planned"), t.new_block("other")
            t.branch_if(t.compare("icmp", "eq", t.load(T.I8, decided), PLANNED), planned, other)
            t.block = planned
            copies = Copies(self.conditions, t, header, number, actual, tables, [True] * len(self.sharing.privates))
            reverse = copies.begin([*arguments])
            each = t.load(T.I64, t.offset(decided, _STRIPS))
            self._run(t, arguments, reverse, (tape, marks[1]), number, count, each, sums, bool(self.sharing.pauses))
            copies.end([*arguments])
            t.branch(out)
            t.block = other
            t.branch(out)
        t.block = out
        if results is not None and sums is not None:
            t.store(t.load(self.result, sums), t.gep(self.result, results, [number]))
        t.call("irad_tape_restore", T.VOID, [tape, marks[0]])

    def _declare(self) -> None:
        self.output.declare("irad_tape_acquire", T.PTR, [], "nounwind")
        self.output.declare("irad_tape_save", T.VOID, [T.PTR, T.PTR], "nounwind")
        self.output.declare("irad_tape_restore", T.VOID, [T.PTR, T.PTR], "nounwind")

    def _if_first(self, t: Builder, number: Value, what: Callable[[], object]) -> None:
        self._where(t, t.compare("icmp", "eq", number, i64(0)), what)

    def _unless_first(self, t: Builder, number: Value, what: Callable[[], object]) -> None:
        self._where(t, t.compare("icmp", "ne", number, i64(0)), what)

    @staticmethod
    def _where(t: Builder, condition: Value, what: Callable[[], object]) -> None:
        then, after = t.new_block("then"), t.new_block("after")
        t.branch_if(condition, then, after)
        t.block = then
        what()
        t.branch(after)
        t.block = after

    @staticmethod
    def _strips(t: Builder, work: Value, iterations: Value) -> Value:
        """How many strips `iterations` of a thread make, whole ones of one length as far as possible: what is left is
        given to the first threads."""
        some = t.fmul(work, float_constant(T.DOUBLE, 1 / _STRIP))
        most = float_constant(T.DOUBLE, _MOST_STRIPS)
        some = t.select(t.compare("fcmp", "olt", some, most), some, most)
        whole = t.cast("fptosi", some, T.I64)
        whole = t.select(t.compare("icmp", "slt", whole, i64(1)), i64(1), whole)
        length = t.binary("sdiv", t.add(iterations, t.sub(whole, i64(1))), whole)
        length = t.select(t.compare("icmp", "slt", length, i64(1)), i64(1), length)
        found = t.binary("sdiv", iterations, length)
        return t.select(t.compare("icmp", "slt", found, i64(1)), i64(1), found)

    def _decide(self, t: Builder, header: Value, count: Value, work: Value, decided: Value) -> None:
        """Note the mode, and how many strips each thread has: at least two where the first waits for those of others,
        and each as long as accumulations reach."""
        frame = t.load(T.PTR, frame_at(t, header, i64(0)))
        strips = self._strips(t, work, self._least(t, header, count, self.least_at))
        t.store(self.conditions.mode(t, header, count), decided)
        if self.sharing.pauses:
            strips = t.select(t.compare("icmp", "slt", strips, i64(2)), i64(2), strips)
        for index in range(len(self.sharing.pauses)):
            least = self._least(t, header, count, self.conditions.notes_at + NOTE_BYTES * index + 8)
            reach = t.load(T.I64, t.offset(frame, self.conditions.notes_at + NOTE_BYTES * index + 16), 8)
            some = t.select(t.compare("icmp", "slt", reach, i64(1)), i64(1), reach)
            most = t.binary("sdiv", least, some)
            strips = t.select(t.compare("icmp", "slt", most, strips), most, strips)
        t.store(strips, t.offset(decided, _STRIPS))

    @staticmethod
    def _least(t: Builder, header: Value, count: Value, offset: int) -> Value:
        """The least of what all threads have noted at an offset of their frames."""
        before = t.block
        assert before is not None
        loop, done = t.new_block("least"), t.new_block("found")
        t.branch(loop)
        t.block = loop
        number = t.phi(T.I64, [(i64(0), before)])
        least = t.phi(T.I64, [(i64(1 << 62), before)])
        own = t.load(T.I64, t.offset(t.load(T.PTR, frame_at(t, header, number)), offset), 8)
        less = t.select(t.compare("icmp", "slt", own, least), own, least)
        following = t.add(number, i64(1))
        number.add(following, loop)
        least.add(less, loop)
        t.branch_if(t.compare("icmp", "ult", following, count), loop, done)
        t.block = done
        return less

    def _run(
        self, t: Builder, forward: list[Value], reverse: list[Value], tape: tuple[Value, Value], number: Value,
        count: Value, strips: Value, sums: Value | None, pauses: bool = False,
    ) -> None:  # fmt: skip
        """Go through a thread's strips. pauses: the first one last, when all threads are done with their others."""
        first = t.mul(number, strips)
        all_ = t.mul(count, strips)
        end = t.add(first, strips)
        begin = t.add(first, i64(int(pauses)))
        loop, body, done = t.new_block("strips"), t.new_block("strip"), t.new_block("done")
        before = t.block
        assert before is not None
        t.branch(loop)
        t.block = loop
        strip = t.phi(T.I64, [(begin, before)])
        t.branch_if(t.compare("icmp", "slt", strip, end), body, done)
        t.block = body
        self._strip(t, forward, reverse, tape, strip, all_, sums)
        assert t.block is not None
        strip.add(t.add(strip, i64(1)), t.block)
        t.branch(loop)
        t.block = done
        if pauses:
            helpers.barrier(self.output, t)
            self._strip(t, forward, reverse, tape, first, all_, sums)

    def _strip(
        self, t: Builder, forward: list[Value], reverse: list[Value], tape: tuple[Value, Value], strip: Value,
        all_: Value, sums: Value | None,
    ) -> None:  # fmt: skip
        arena, mark = tape
        place = [t.cast("trunc", v, T.I32) for v in (strip, all_)]
        t.call("irad_tape_save", T.VOID, [arena, mark])
        made = t.call(self.half.name, T.StructType((T.PTR,)), [*forward, arena, *place])
        frame = t.extract(made, (0,), T.PTR)
        found = t.call(f"{self.inner}.reverse.{ALONE}", self.result, [*reverse, frame, *place])
        made.function_attributes = found.function_attributes = "noinline"  # two loops have better code than both in one
        if sums is not None:
            assert isinstance(self.result, T.StructType)
            total: Value = ConstUndef(self.result)
            so_far = t.load(self.result, sums)
            for i, e in enumerate(self.result.elements):
                total = t.insert_value(total, t.fadd(t.extract(so_far, (i,), e), t.extract(found, (i,), e)), (i,))
            t.store(total, sums)
        t.call("irad_tape_restore", T.VOID, [arena, mark])


__all__ = ["emit_joined"]
