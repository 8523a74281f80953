"""Regions that go forward and back strip by strip (see `irad.adjoint.strips`)."""

from __future__ import annotations

from collections.abc import Callable

from irad.adjoint.emit import helpers
from irad.adjoint.emit.conditions import CAREFULLY, PLANNED, Conditions, Copies
from irad.adjoint.emit.forks import FRAMES, TEAM, fork, frame_at, new_wrapper, own_number, sum_of
from irad.adjoint.emit.notes import MOST, widen
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
_STRIPS, _PHASES = 8, 16
"""What the first thread decides: the mode, and, at these offsets, how many strips each thread has, and in how many
phases the threads go through them."""


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
        assert plan.strips is not None
        self.short = plan.strips.short
        self.least_at = self.conditions.notes_at + self.sharing.notes_bytes
        self.first_note = self.conditions.notes_at + NOTE_BYTES * len(self.sharing.pauses)
        self.reaches_at = self.least_at + 8

    def emit(self) -> None:
        output, result = self.output, self.result
        name = f"{self.symbol}.joined"
        wrapper, b = new_wrapper(output, name, result, self.half.arguments[:-2])
        given: list[Value] = list(wrapper.arguments[:-1])
        tape = wrapper.arguments[-1]
        output.declare("omp_get_max_threads", T.I32, [], "nounwind")
        any_, whole = b.new_block("any"), b.new_block("whole")
        b.branch_if(b.compare("icmp", "eq", given[0], ConstInt(T.I32, 0)), any_, whole)
        b.block = whole
        made = b.call(f"{self.symbol}.augmented", T.StructType((T.PTR,)), [*given, tape])
        found = b.call(f"{self.symbol}.reverse", result, [*given, b.extract(made, (0,), T.PTR)])
        b.ret(None if result.is_void else found)
        b.block = any_
        team = b.cast("zext", b.call("omp_get_max_threads", T.I32, []), T.I64)
        header = b.call(helpers.reserve(output), T.PTR, [tape, b.add(b.mul(team, i64(8)), i64(FRAMES))])
        decided = b.alloca(T.ArrayType(3, T.I64))
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
        if self.sharing.is_conditional:
            over = b.new_block("over")
            b.switch(b.load(T.I8, decided), whole, [(PLANNED, over)])
            b.block = over
        b.ret(done)

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
        record = t.call(helpers.reserve(output), T.PTR, [tape, i64(self.reaches_at + 8)])
        self._if_first(t, number, lambda: t.store(count, t.offset(header, TEAM)))
        out = t.new_block("out")
        narrow = t.cast("trunc", number, T.I32)
        several, alone = t.new_block("several"), t.new_block("alone")
        t.branch_if(t.compare("icmp", "eq", actual, ConstInt(T.I32, 1)), alone, several)
        t.block = alone
        self._strip(t, arguments, arguments, (tape, marks[1]), number, count, sums)
        t.branch(out)
        t.block = several
        if not self.sharing.is_conditional:
            zeroth = [ConstInt(T.I32, 0), actual]
            work = t.call(f"{self.inner}.preview", T.DOUBLE, [*arguments, record, *zeroth])
            strips = self._strips(t, work, t.load(T.I64, t.offset(record, self.least_at)), self.short)
            self._run(t, arguments, arguments, (tape, marks[1]), number, count, strips, sums)
            t.branch(out)
        else:
            t.store(record, frame_at(t, header, number))
            work = t.call(f"{self.inner}.preview", T.DOUBLE, [*arguments, record, narrow, actual])
            helpers.barrier(output, t)

            def agree() -> None:
                t.store(self._agreed_strips(t, header, count, work), t.offset(decided, _STRIPS))
                if not self.sharing.privates:
                    t.store(self.conditions.mode(t, header, count), decided)

            self._if_first(t, number, agree)
            helpers.barrier(output, t)
            strips = t.load(T.I64, t.offset(decided, _STRIPS))
            if self.sharing.privates:
                self._look(t, arguments, tape, record, number, count, strips)
                helpers.barrier(output, t)
                self._if_first(t, number, lambda: self._decide(t, header, count, strips, decided))
                helpers.barrier(output, t)
            together = t.new_block("together")
            t.switch(t.load(T.I8, decided), out, [(PLANNED, together)])
            t.block = together
            copies = Copies(self.conditions, t, header, number, actual, tables, [True] * len(self.sharing.privates))
            reverse = copies.begin([*arguments])
            if self.sharing.privates:
                phases = t.load(T.I64, t.offset(decided, _PHASES))
                own = self._phases_of(t, record, strips)
                self._run_phases(t, arguments, reverse, (tape, marks[1]), number, count, strips, sums, phases, own)
            else:
                pauses = bool(self.sharing.pauses)
                self._run(t, arguments, reverse, (tape, marks[1]), number, count, strips, sums, pauses)
            copies.end([*arguments])
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

    @staticmethod
    def _where(t: Builder, condition: Value, what: Callable[[], object]) -> None:
        then, after = t.new_block("then"), t.new_block("after")
        t.branch_if(condition, then, after)
        t.block = then
        what()
        t.branch(after)
        t.block = after

    def _strips(self, t: Builder, work: Value, iterations: Value, short: bool) -> Value:
        """How many strips `iterations` of a thread make, whole ones of one length as far as possible: what is left is
        given to the first threads."""
        if not short:
            return i64(1)
        some = t.fmul(work, float_constant(T.DOUBLE, 1 / _STRIP))
        most = float_constant(T.DOUBLE, _MOST_STRIPS)
        some = t.select(t.compare("fcmp", "olt", some, most), some, most)
        whole = t.cast("fptosi", some, T.I64)
        whole = t.select(t.compare("icmp", "slt", whole, i64(1)), i64(1), whole)
        length = t.binary("sdiv", t.add(iterations, t.sub(whole, i64(1))), whole)
        length = t.select(t.compare("icmp", "slt", length, i64(1)), i64(1), length)
        found = t.binary("sdiv", iterations, length)
        return t.select(t.compare("icmp", "slt", found, i64(1)), i64(1), found)

    def _agreed_strips(self, t: Builder, header: Value, count: Value, work: Value) -> Value:
        """How many strips each thread of several has, by the work of one and what all have noted: at least two, as the
        first may have to wait for those of others, and each as long as accumulations reach."""
        short = self.short or bool(self.sharing.privates)
        strips = self._strips(t, work, self._extreme(t, header, count, self.least_at, "slt"), short)
        for index in range(len(self.sharing.pauses)):
            note = self.conditions.notes_at + NOTE_BYTES * index
            own = self._extreme(t, header, count, note + 8, "slt")
            reach = self._extreme(t, header, count, note + 16, "sgt")
            some = t.select(t.compare("icmp", "slt", reach, i64(1)), i64(1), reach)
            most = t.binary("sdiv", own, some)
            strips = t.select(t.compare("icmp", "slt", most, strips), most, strips)
        return t.select(t.compare("icmp", "slt", strips, i64(2)), i64(2), strips)

    @staticmethod
    def _extreme(t: Builder, header: Value, count: Value, offset: int, predicate: str) -> Value:
        """The least ("slt") or the greatest ("sgt") of what all threads have noted at an offset of their frames."""
        start = t.load(T.I64, t.offset(t.load(T.PTR, frame_at(t, header, i64(0))), offset), 8)
        before = t.block
        assert before is not None
        loop, done = t.new_block("each"), t.new_block("found")
        t.branch(loop)
        t.block = loop
        number = t.phi(T.I64, [(i64(0), before)])
        found = t.phi(T.I64, [(start, before)])
        own = t.load(T.I64, t.offset(t.load(T.PTR, frame_at(t, header, number)), offset), 8)
        better = t.select(t.compare("icmp", predicate, own, found), own, found)
        following = t.add(number, i64(1))
        number.add(following, loop)
        found.add(better, loop)
        t.branch_if(t.compare("icmp", "ult", following, count), loop, done)
        t.block = done
        return better

    def _decide(self, t: Builder, header: Value, count: Value, strips: Value, decided: Value) -> None:
        """Decide on the mode: where strips can be shared out among phases in which no two threads reach the same, there
        need be no copies. Else, where several threads reach the same places through indices, these are everywhere, and
        strips are of no use."""
        self.output.declare("irad_phases", T.I64, [T.PTR, T.I64, T.I64, T.PTR, T.I32, T.I32], "nounwind")
        mode, good = self.conditions.mode_beside(t, header, count)
        chained = int(bool(self.sharing.pauses))
        rows = (self.reaches_at, len(self.sharing.privates), self.first_note, NOTE_BYTES, chained)
        row = T.ArrayType(len(rows), T.I64)
        table = t.alloca(row)
        for place, entry in enumerate(rows):
            t.store(i64(entry), t.gep(row, table, [i64(0), i64(place)]))
        copies = t.compare("icmp", "eq", mode, PLANNED)
        flags = [t.cast("zext", flag, T.I32) for flag in (good, copies)]
        phases = t.call("irad_phases", T.I64, [t.offset(header, FRAMES), count, strips, table, *flags])
        found = t.compare("icmp", "ne", phases, i64(0))
        t.store(t.select(found, phases, i64(1 + chained)), t.offset(decided, _PHASES))
        t.store(t.select(found, PLANNED, mode if self.short else CAREFULLY), decided)

    def _look(
        self, t: Builder, arguments: list[Value], tape: Value, record: Value, number: Value, count: Value,
        strips: Value,
    ) -> None:  # fmt: skip
        """Note what each of a thread's strips reaches of each copied argument, and what all do."""
        privates = range(len(self.sharing.privates))
        totals = [self._note(t, record, self.first_note + NOTE_BYTES * index) for index in privates]
        for total in totals:
            for slot, start in zip(total, (MOST, -MOST, 0), strict=True):
                t.store(i64(start), slot, 8)
        scratch = t.call(helpers.reserve(self.output), T.PTR, [tape, i64(self.reaches_at)])
        size = t.mul(strips, i64(16 * len(privates) + 1))
        reaches = t.call(helpers.reserve(self.output), T.PTR, [tape, size])
        t.store(reaches, t.offset(record, self.reaches_at), 8)
        first, all_ = t.mul(number, strips), t.cast("trunc", t.mul(count, strips), T.I32)
        loop, done = t.new_block("look"), t.new_block("looked")
        before = t.block
        assert before is not None
        t.branch(loop)
        t.block = loop
        at = t.phi(T.I64, [(i64(0), before)])
        place = [t.cast("trunc", t.add(first, at), T.I32), all_]
        t.call(f"{self.inner}.preview", T.DOUBLE, [*arguments, scratch, *place])
        if self.sharing.survey is not None:
            t.call(f"{self.inner}.survey", T.VOID, [*arguments, scratch, *place])
        row = t.gep(T.I64, reaches, [t.mul(at, i64(2 * len(privates)))])
        for index in privates:
            found = self._read(t, scratch, self.first_note + NOTE_BYTES * index)
            for end, value in enumerate(found[:2]):
                t.store(value, t.offset(row, 16 * index + 8 * end), 8)
            widen(t, totals[index], *found)
        following = t.add(at, i64(1))
        assert t.block is not None
        at.add(following, t.block)
        t.branch_if(t.compare("icmp", "slt", following, strips), loop, done)
        t.block = done

    def _phases_of(self, t: Builder, record: Value, strips: Value) -> Value:
        """Where the phase of each of a thread's strips is written."""
        reaches = t.load(T.PTR, t.offset(record, self.reaches_at), 8)
        return t.gep(T.I64, reaches, [t.mul(strips, i64(2 * len(self.sharing.privates)))])

    @staticmethod
    def _note(t: Builder, base: Value, offset: int) -> tuple[Value, Value, Value]:
        x, y, z = (t.offset(base, offset + 8 * i) for i in range(3))
        return x, y, z

    def _read(self, t: Builder, base: Value, offset: int) -> tuple[Value, Value, Value]:
        x, y, z = (t.load(T.I64, slot, 8) for slot in self._note(t, base, offset))
        return x, y, z

    def _run(
        self, t: Builder, forward: list[Value], reverse: list[Value], tape: tuple[Value, Value], number: Value,
        count: Value, strips: Value, sums: Value | None, pauses: bool = False,
    ) -> None:  # fmt: skip
        """Go through a thread's strips. pauses: the first one last, when all threads are done with their others."""
        first = t.mul(number, strips)
        all_ = t.mul(count, strips)
        self._each(t, t.add(first, i64(int(pauses))), t.add(first, strips), lambda strip: self._strip(
            t, forward, reverse, tape, strip, all_, sums
        ))  # fmt: skip
        if pauses:
            helpers.barrier(self.output, t)
            self._strip(t, forward, reverse, tape, first, all_, sums)

    def _run_phases(
        self, t: Builder, forward: list[Value], reverse: list[Value], tape: tuple[Value, Value], number: Value,
        count: Value, strips: Value, sums: Value | None, phases: Value, own: Value,
    ) -> None:  # fmt: skip
        """Go through a thread's strips in phases, in each of which it waits for all others to come to its end."""
        first, all_ = t.mul(number, strips), t.mul(count, strips)

        def in_phase(phase: Value, at: Value) -> None:
            wanted = t.compare("icmp", "eq", t.load(T.I8, t.gep(T.I8, own, [at]), 1), t.cast("trunc", phase, T.I8))
            strip = t.add(first, at)
            self._where(t, wanted, lambda: self._strip(t, forward, reverse, tape, strip, all_, sums))

        def go(phase: Value) -> None:
            self._where(t, t.compare("icmp", "ne", phase, i64(0)), lambda: helpers.barrier(self.output, t))
            self._each(t, i64(0), strips, lambda at: in_phase(phase, at))

        self._each(t, i64(0), phases, go)

    @staticmethod
    def _each(t: Builder, begin: Value, end: Value, what: Callable[[Value], object]) -> None:
        loop, body, done = t.new_block("each"), t.new_block("one"), t.new_block("done")
        before = t.block
        assert before is not None
        t.branch(loop)
        t.block = loop
        number = t.phi(T.I64, [(begin, before)])
        t.branch_if(t.compare("icmp", "slt", number, end), body, done)
        t.block = body
        what(number)
        assert t.block is not None
        number.add(t.add(number, i64(1)), t.block)
        t.branch(loop)
        t.block = done

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
