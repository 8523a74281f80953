"""Regions that go forward and back strip by strip (see `irad.adjoint.parallel.joint_reversal`)."""

from __future__ import annotations

from collections.abc import Callable

from irad.adjoint.emit.parallel.footprint_records import MOST, widen
from irad.adjoint.emit.parallel.fork_join import FRAMES, TEAM, fork, frame_at, new_wrapper, own_number, sum_of
from irad.adjoint.emit.parallel.runtime_checks import CAREFULLY, PLANNED, PrivateCopies, RuntimeChecks
from irad.adjoint.emit.primal_values import ALONE
from irad.adjoint.parallel.accumulation import NOTE_BYTES
from irad.adjoint.plan import AdjointPlan
from irad.codegen import runtime_ir
from irad.codegen.module_writer import ModuleWriter
from irad.facts.request import FIXED_TEAM
from irad.ir import types as T
from irad.ir.builder import Builder, float_constant, i64, zero
from irad.ir.instructions import Block
from irad.ir.values import ConstInt, ConstUndef, Value

_STRIP = float(1 << 19)
"""How many accesses a strip makes: a few megabytes with their shadows, a part of what caches hold; much shorter ones
keep the processor from fetching ahead."""
_MOST_STRIPS = float(1 << 20)
_STRIPS, _PHASES = 8, 16
"""What the first thread decides: the mode, and, at these offsets, how many strips each thread has, and in how many
phases the threads go through them."""


def emit_joined(output: ModuleWriter, plan: AdjointPlan, symbol: str, inner: str) -> None:
    """Write `symbol.joined`, which takes arguments, shadows and the tape, and returns the adjoints of active arguments:
    forward and back by a team of threads, in strips; where what the plan hopes for does not hold, by the two halves
    `symbol.augmented` and `symbol.reverse`."""
    _StripExecutor(output, plan, symbol, inner).emit()


class _StripExecutor:
    def __init__(self, output: ModuleWriter, plan: AdjointPlan, symbol: str, inner: str) -> None:
        self.output = output
        self.plan = plan
        self.accumulation = plan.accumulation
        self.symbol = symbol
        self.inner = inner
        self.half = output.functions[f"{inner}.augmented"]
        self.result = output.functions[f"{inner}.reverse.{ALONE}"].result
        self.conditions = RuntimeChecks(output, plan)
        assert plan.strips is not None
        self.short = plan.strips.short
        self.steady = plan.request.steady
        types = tuple(type_ for _, type_ in plan.strips.sums)
        self.sums: T.Type = T.StructType(types) if types else T.VOID
        self.least_at = self.conditions.notes_at + self.accumulation.notes_bytes
        self.first_note = self.conditions.notes_at + NOTE_BYTES * len(self.accumulation.pauses)
        self.reaches_at = self.least_at + 8

    def emit(self) -> None:
        output, result = self.output, self.result
        name = f"{self.symbol}.joined"
        wrapper, b = new_wrapper(output, name, result, self.half.arguments[:-2])
        given: list[Value] = list(wrapper.arguments[:-1])
        tape = wrapper.arguments[-1]
        whole = None if self.steady else self._whole(b, given, tape)
        output.declare("omp_get_max_threads", T.I32, [], "nounwind")
        most = b.call("omp_get_max_threads", T.I32, [])
        parts = i64(FIXED_TEAM) if self.steady else b.cast("zext", most, T.I64)
        header = b.call(runtime_ir.reserve(output), T.PTR, [tape, b.add(b.mul(parts, i64(8)), i64(FRAMES))])
        decided = b.alloca(T.ArrayType(3, T.I64))
        b.store(PLANNED, decided)
        more: list[Value] = [header, decided]
        more += [b.alloca(each, parts) for each in (self.result, self.sums) if not each.is_void]
        more += [b.alloca(T.PTR, parts) for _ in self.accumulation.privates]

        def work(t: Builder, values: list[Value]) -> None:
            arguments, (header, decided, *rest) = values[: len(given)], values[len(given) :]
            results, sums = (None if each.is_void else rest.pop(0) for each in (self.result, self.sums))
            _Thread(self, t, arguments, header, decided, (results, sums), rest).run()

        fork(output, b, wrapper, name, given, more, work, self._threads(b, given[0], most) if self.steady else None)
        team = b.load(T.I64, header)
        done = sum_of(b, result, more[2], team) if isinstance(result, T.StructType) else None
        if not self.sums.is_void:
            self._add_sums(b, given, more[2 + (done is not None)], team)
        if whole is not None and self.accumulation.is_conditional:
            over = b.new_block("over")
            b.switch(b.load(T.I8, decided), whole, [(PLANNED, over)])
            b.block = over
        b.ret(done)

    def _whole(self, b: Builder, given: list[Value], tape: Value) -> Block:
        """Where the region runs by its two halves: if it wants a number of threads of its own."""
        any_, whole = b.new_block("any"), b.new_block("whole")
        b.branch_if(b.compare("icmp", "eq", given[0], ConstInt(T.I32, 0)), any_, whole)
        b.block = whole
        made = b.call(f"{self.symbol}.augmented", T.StructType((T.PTR,)), [*given, tape])
        found = b.call(f"{self.symbol}.reverse", self.result, [*given, b.extract(made, (0,), T.PTR)])
        b.ret(None if self.result.is_void else found)
        b.block = any_
        return whole

    def _threads(self, b: Builder, wanted: Value, most: Value) -> Value:
        """How many threads share the parts of a deterministic region: what the program or the user says, no more than
        there are parts."""
        self.output.declare("irad_threads_held", T.I32, [], "nounwind")
        held = b.call("irad_threads_held", T.I32, [])
        any_ = b.select(b.compare("icmp", "eq", held, ConstInt(T.I32, 0)), most, held)
        found = b.select(b.compare("icmp", "eq", wanted, ConstInt(T.I32, 0)), any_, wanted)
        fewer = b.compare("icmp", "slt", found, ConstInt(T.I32, FIXED_TEAM))
        return b.select(fewer, found, ConstInt(T.I32, FIXED_TEAM))

    def _add_sums(self, b: Builder, given: list[Value], sums: Value, team: Value) -> None:
        """Add what the parts have summed up to the region's sums, in the order of the parts."""
        assert isinstance(self.sums, T.StructType)
        totals = sum_of(b, self.sums, sums, team)
        assert self.plan.strips is not None
        for index, (argument, type_) in enumerate(self.plan.strips.sums):
            place, part = given[self.conditions.position(argument)], b.extract(totals, (index,), type_)
            so_far = b.load(type_, place)
            b.store(b.fadd(so_far, part) if type_.is_float else b.add(so_far, part), place)


class _Thread:
    """Writes what each thread of the team does. It stands for one part of the region, the one of its number; in a
    deterministic region, of `FIXED_TEAM` parts, for each that it comes to in steps of the number of threads."""

    def __init__(
        self, region: _StripExecutor, t: Builder, arguments: list[Value], header: Value, decided: Value,
        results: tuple[Value | None, Value | None], tables: list[Value],
    ) -> None:  # fmt: skip
        self.region = region
        self.output = region.output
        self.accumulation = region.accumulation
        self.conditions = region.conditions
        self.t = t
        self.arguments = arguments
        self.header = header
        self.decided = decided
        self.results, self.sums = results
        self.tables = tables
        self.output.declare("irad_tape_acquire", T.PTR, [], "nounwind")
        self.output.declare("irad_tape_save", T.VOID, [T.PTR, T.PTR], "nounwind")
        self.output.declare("irad_tape_restore", T.VOID, [T.PTR, T.PTR], "nounwind")
        self.number = own_number(self.output, t)
        self.team = t.cast("zext", t.call("omp_get_num_threads", T.I32, []), T.I64)
        self.parts: Value = i64(FIXED_TEAM) if region.steady else self.team
        self.marks = [t.alloca(T.ArrayType(runtime_ir.MARK_BYTES // 8, T.I64)) for _ in range(2)]
        self.tape = t.call("irad_tape_acquire", T.PTR, [])

    def run(self) -> None:
        t = self.t
        t.call("irad_tape_save", T.VOID, [self.tape, self.marks[0]])
        self._if_first(lambda: t.store(self.parts, t.offset(self.header, TEAM)))
        self._each_part(self._clear)
        out = t.new_block("out")
        if not self.region.steady:
            several, alone = t.new_block("several"), t.new_block("alone")
            t.branch_if(t.compare("icmp", "eq", self.team, i64(1)), alone, several)
            t.block = alone
            self._strip(self.number, self.arguments, self.number, self.parts)
            t.branch(out)
            t.block = several
        if self.accumulation.is_conditional:
            self._run_conditionally(out)
        else:
            record = self._record()
            work = self._preview(i64(0), record)
            strips = self._strips(work, t.load(T.I64, t.offset(record, self.region.least_at)), self.region.short)
            self._each_part(lambda part: self._all_strips(part, self.arguments, strips))
        t.branch(out)
        t.block = out
        t.call("irad_tape_restore", T.VOID, [self.tape, self.marks[0]])

    def _run_conditionally(self, out: Block) -> None:
        t, output = self.t, self.output
        work = t.alloca(T.DOUBLE)

        def preview(part: Value) -> None:
            record = self._record()
            t.store(record, frame_at(t, self.header, part))
            found = self._preview(part, record)
            self._where(t.compare("icmp", "eq", part, self.number), lambda: t.store(found, work))

        self._each_part(preview)
        runtime_ir.barrier(output, t)

        def agree() -> None:
            t.store(self._agreed_strips(t.load(T.DOUBLE, work)), t.offset(self.decided, _STRIPS))
            if not self.accumulation.privates:
                t.store(self.conditions.mode(t, self.header, self.parts), self.decided)

        self._if_first(agree)
        runtime_ir.barrier(output, t)
        strips = t.load(T.I64, t.offset(self.decided, _STRIPS))
        if self.accumulation.privates:
            self._each_part(lambda part: self._look(part, strips))
            runtime_ir.barrier(output, t)
            self._if_first(lambda: self._decide(strips))
            runtime_ir.barrier(output, t)
        together, apart = t.new_block("together"), t.new_block("apart")
        t.switch(t.load(T.I8, self.decided), apart, [(PLANNED, together)])
        t.block = apart
        if self.region.steady:  # one part, by one thread; else the two halves of the region run, later
            self._if_first(lambda: self._strip(self.number, self.arguments, i64(0), i64(1)))
        t.branch(out)
        t.block = together
        copies = PrivateCopies(
            self.conditions, t, self.header, self.parts, self.tables, [True] * len(self.accumulation.privates)
        )  # fmt: skip
        copies.begin()
        self._each_part(lambda part: copies.make(part, self.arguments))

        def reverse(part: Value) -> list[Value]:
            return copies.made(part, self.arguments)

        if self.accumulation.privates:
            self._run_phases(reverse, strips)
            runtime_ir.barrier(output, t)
            self._each_part(lambda part: copies.merge(part, self.arguments))
            runtime_ir.barrier(output, t)
        else:
            pauses = bool(self.accumulation.pauses)
            self._each_part(lambda part: self._all_strips(part, reverse(part), strips, int(pauses)))
            if pauses:
                runtime_ir.barrier(output, t)
                self._each_part(lambda part: self._strip_of(part, reverse(part), i64(0), strips))
        copies.end()

    # -- parts

    def _each_part(self, what: Callable[[Value], object]) -> None:
        """Do something for each part that this thread stands for."""
        if self.region.steady:
            self._each(self.number, self.parts, what, self.team)
        else:
            what(self.number)

    def _clear(self, part: Value) -> None:
        for type_, place in ((self.region.result, self.results), (self.region.sums, self.sums)):
            if place is not None:
                self.t.store(zero(type_), self.t.gep(type_, place, [part]))

    def _record(self) -> Value:
        return self.t.call(runtime_ir.reserve(self.output), T.PTR, [self.tape, i64(self.region.reaches_at + 8)])

    def _preview(self, part: Value, record: Value) -> Value:
        place = [self.t.cast("trunc", v, T.I32) for v in (part, self.parts)]
        return self.t.call(f"{self.region.inner}.preview", T.DOUBLE, [*self.arguments, record, *place])

    def _frame(self, part: Value) -> Value:
        return self.t.load(T.PTR, frame_at(self.t, self.header, part))

    def _if_first(self, what: Callable[[], object]) -> None:
        self._where(self.t.compare("icmp", "eq", self.number, i64(0)), what)

    def _where(self, condition: Value, what: Callable[[], object]) -> None:
        t = self.t
        then, after = t.new_block("then"), t.new_block("after")
        t.branch_if(condition, then, after)
        t.block = then
        what()
        t.branch(after)
        t.block = after

    def _each(self, begin: Value, end: Value, what: Callable[[Value], object], step: Value | None = None) -> None:
        t = self.t
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
        number.add(t.add(number, step or i64(1)), t.block)
        t.branch(loop)
        t.block = done

    # -- how many strips

    def _strips(self, work: Value, iterations: Value, short: bool) -> Value:
        """How many strips `iterations` of a part make, whole ones of one length as far as possible: what is left is
        given to the first parts."""
        if not short:
            return i64(1)
        t = self.t
        some = t.fmul(work, float_constant(T.DOUBLE, 1 / _STRIP))
        most = float_constant(T.DOUBLE, _MOST_STRIPS)
        some = t.select(t.compare("fcmp", "olt", some, most), some, most)
        whole = t.cast("fptosi", some, T.I64)
        whole = t.select(t.compare("icmp", "slt", whole, i64(1)), i64(1), whole)
        length = t.binary("sdiv", t.add(iterations, t.sub(whole, i64(1))), whole)
        length = t.select(t.compare("icmp", "slt", length, i64(1)), i64(1), length)
        found = t.binary("sdiv", iterations, length)
        return t.select(t.compare("icmp", "slt", found, i64(1)), i64(1), found)

    def _agreed_strips(self, work: Value) -> Value:
        """How many strips each part of several has, by the work of one and what all have noted: at least two, as the
        first may have to wait for those of others, and each as long as accumulations reach."""
        t = self.t
        short = self.region.short or bool(self.accumulation.privates)
        strips = self._strips(work, self._extreme(self.region.least_at, "slt"), short)
        for index in range(len(self.accumulation.pauses)):
            note = self.conditions.notes_at + NOTE_BYTES * index
            own, reach = self._extreme(note + 8, "slt"), self._extreme(note + 16, "sgt")
            some = t.select(t.compare("icmp", "slt", reach, i64(1)), i64(1), reach)
            most = t.binary("sdiv", own, some)
            strips = t.select(t.compare("icmp", "slt", most, strips), most, strips)
        return t.select(t.compare("icmp", "slt", strips, i64(2)), i64(2), strips)

    def _extreme(self, offset: int, predicate: str) -> Value:
        """The least ("slt") or the greatest ("sgt") of what all parts have noted at an offset of their frames."""
        t = self.t
        start = t.load(T.I64, t.offset(self._frame(i64(0)), offset), 8)
        before = t.block
        assert before is not None
        loop, done = t.new_block("each"), t.new_block("found")
        t.branch(loop)
        t.block = loop
        number = t.phi(T.I64, [(i64(0), before)])
        found = t.phi(T.I64, [(start, before)])
        own = t.load(T.I64, t.offset(self._frame(number), offset), 8)
        better = t.select(t.compare("icmp", predicate, own, found), own, found)
        following = t.add(number, i64(1))
        number.add(following, loop)
        found.add(better, loop)
        t.branch_if(t.compare("icmp", "ult", following, self.parts), loop, done)
        t.block = done
        return better

    # -- phases

    def _decide(self, strips: Value) -> None:
        """Decide on the mode: where strips can be shared out among phases in which no two parts reach the same, there
        need be no copies. Else, where several parts reach the same places through indices, these are everywhere, and
        strips are of no use."""
        t, region = self.t, self.region
        self.output.declare("irad_phases", T.I64, [T.PTR, T.I64, T.I64, T.PTR, T.I32, T.I32], "nounwind")
        mode, good = self.conditions.mode_beside(t, self.header, self.parts)
        chained = int(bool(self.accumulation.pauses))
        rows = (region.reaches_at, len(self.accumulation.privates), region.first_note, NOTE_BYTES, chained)
        row = T.ArrayType(len(rows), T.I64)
        table = t.alloca(row)
        for place, entry in enumerate(rows):
            t.store(i64(entry), t.gep(row, table, [i64(0), i64(place)]))
        copies = t.compare("icmp", "eq", mode, PLANNED)
        flags = [t.cast("zext", flag, T.I32) for flag in (good, copies)]
        phases = t.call("irad_phases", T.I64, [t.offset(self.header, FRAMES), self.parts, strips, table, *flags])
        found = t.compare("icmp", "ne", phases, i64(0))
        t.store(t.select(found, phases, i64(1 + chained)), t.offset(self.decided, _PHASES))
        in_strips = region.short or region.steady
        t.store(t.select(found, PLANNED, mode if in_strips else CAREFULLY), self.decided)

    def _look(self, part: Value, strips: Value) -> None:
        """Note what each of a part's strips reaches of each copied argument, and what all do."""
        t, region = self.t, self.region
        privates = range(len(self.accumulation.privates))
        record = self._frame(part)
        totals = [self._note(record, region.first_note + NOTE_BYTES * index) for index in privates]
        for total in totals:
            for slot, start in zip(total, (MOST, -MOST, 0), strict=True):
                t.store(i64(start), slot, 8)
        scratch = t.call(runtime_ir.reserve(self.output), T.PTR, [self.tape, i64(region.reaches_at)])
        size = t.mul(strips, i64(16 * len(privates) + 1))
        reaches = t.call(runtime_ir.reserve(self.output), T.PTR, [self.tape, size])
        t.store(reaches, t.offset(record, region.reaches_at), 8)
        first, all_ = t.mul(part, strips), t.cast("trunc", t.mul(self.parts, strips), T.I32)

        def look(at: Value) -> None:
            place = [t.cast("trunc", t.add(first, at), T.I32), all_]
            t.call(f"{region.inner}.preview", T.DOUBLE, [*self.arguments, scratch, *place])
            if self.accumulation.survey is not None:
                t.call(f"{region.inner}.survey", T.VOID, [*self.arguments, scratch, *place])
            row = t.gep(T.I64, reaches, [t.mul(at, i64(2 * len(privates)))])
            for index in privates:
                slots = self._note(scratch, region.first_note + NOTE_BYTES * index)
                low, high, count = (t.load(T.I64, slot, 8) for slot in slots)
                t.store(low, t.offset(row, 16 * index), 8)
                t.store(high, t.offset(row, 16 * index + 8), 8)
                widen(t, totals[index], low, high, count)

        self._each(i64(0), strips, look)

    def _note(self, base: Value, offset: int) -> tuple[Value, Value, Value]:
        x, y, z = (self.t.offset(base, offset + 8 * i) for i in range(3))
        return x, y, z

    def _run_phases(self, reverse: Callable[[Value], list[Value]], strips: Value) -> None:
        """Go through the parts' strips in phases, in each of which a thread waits for all others to come to its end."""
        t = self.t

        def in_phase(phase: Value, part: Value) -> None:
            reaches = t.load(T.PTR, t.offset(self._frame(part), self.region.reaches_at), 8)
            phases = t.gep(T.I64, reaches, [t.mul(strips, i64(2 * len(self.accumulation.privates)))])
            arguments = reverse(part)

            def one(at: Value) -> None:
                own = t.load(T.I8, t.gep(T.I8, phases, [at]), 1)
                wanted = t.compare("icmp", "eq", own, t.cast("trunc", phase, T.I8))
                self._where(wanted, lambda: self._strip_of(part, arguments, at, strips))

            self._each(i64(0), strips, one)

        def go(phase: Value) -> None:
            self._where(t.compare("icmp", "ne", phase, i64(0)), lambda: runtime_ir.barrier(self.output, t))
            self._each_part(lambda part: in_phase(phase, part))

        self._each(i64(0), t.load(T.I64, t.offset(self.decided, _PHASES)), go)

    # -- strips

    def _all_strips(self, part: Value, reverse: list[Value], strips: Value, begin: int = 0) -> None:
        """Go through the strips of a part, from number `begin` on."""
        self._each(i64(begin), strips, lambda at: self._strip_of(part, reverse, at, strips))

    def _strip_of(self, part: Value, reverse: list[Value], at: Value, strips: Value) -> None:
        self._strip(part, reverse, self.t.add(self.t.mul(part, strips), at), self.t.mul(self.parts, strips))

    def _strip(self, part: Value, reverse: list[Value], strip: Value, all_: Value) -> None:
        """Go forward and back over a strip, as thread `strip` of `all_` would."""
        t, region = self.t, self.region
        forward = list(self.arguments)
        if self.sums is not None:
            assert region.plan.strips is not None
            for index, (argument, _) in enumerate(region.plan.strips.sums):
                slot = t.gep(region.sums, self.sums, [part, ConstInt(T.I32, index)])
                forward[self.conditions.position(argument)] = slot
        place = [t.cast("trunc", v, T.I32) for v in (strip, all_)]
        t.call("irad_tape_save", T.VOID, [self.tape, self.marks[1]])
        made = t.call(region.half.name, T.StructType((T.PTR,)), [*forward, self.tape, *place])
        frame = t.extract(made, (0,), T.PTR)
        found = t.call(f"{region.inner}.reverse.{ALONE}", region.result, [*reverse, frame, *place])
        made.function_attributes = found.function_attributes = "noinline"  # two loops have better code than both in one
        if self.results is not None:
            assert isinstance(region.result, T.StructType)
            total: Value = ConstUndef(region.result)
            slot = t.gep(region.result, self.results, [part])
            so_far = t.load(region.result, slot)
            for i, e in enumerate(region.result.elements):
                total = t.insert_value(total, t.fadd(t.extract(so_far, (i,), e), t.extract(found, (i,), e)), (i,))
            t.store(total, slot)
        t.call("irad_tape_restore", T.VOID, [self.tape, self.marks[1]])


__all__ = ["emit_joined"]
