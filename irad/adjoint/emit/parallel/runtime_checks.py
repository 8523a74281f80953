"""Whether what a plan hopes for holds when a team of threads goes back, and the copies of shadows that it then has."""

from __future__ import annotations

from irad.adjoint.emit.parallel.alias_checks import with_apart
from irad.adjoint.emit.parallel.footprint_records import FAR
from irad.adjoint.emit.parallel.fork_join import FRAMES, frame_at
from irad.adjoint.parallel.accumulation import NOTE_BYTES
from irad.adjoint.plan import AdjointPlan
from irad.codegen import runtime_ir
from irad.codegen.module_writer import ModuleWriter
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Instruction
from irad.ir.values import Argument, ConstInt, Value

PLANNED, CAREFULLY, IN_TURN = (ConstInt(T.I8, n) for n in range(3))
"""Modes of a reverse half."""
_BYTES_PER_ATOMIC, _SMALL = 32, 1 << 16
"""How many bytes of copies an accumulation may cost rather than be atomic; and what is never too much."""


class RuntimeChecks:
    """What the threads of a team have noted, and what follows from it."""

    def __init__(self, output: ModuleWriter, plan: AdjointPlan) -> None:
        self.output = output
        self.plan = plan
        self.accumulation = plan.accumulation
        assert plan.storage.frame is not None
        self.notes_at = plan.storage.frame.size

    def mode(self, b: Builder, header: Value, team: Value) -> Value:
        """How the threads go back: by whether each one's blocks are long enough for the reaches, and the copies small
        against the number of additions."""
        return self.mode_beside(b, header, team)[0]

    def mode_beside(self, b: Builder, header: Value, team: Value) -> tuple[Value, Value]:
        """The mode, and whether blocks are long enough, and nothing overlaps, whatever becomes of copies."""
        before = b.block
        assert before is not None
        loop, done = b.new_block("check"), b.new_block("checked")
        first = b.load(T.PTR, frame_at(b, header, i64(0)))
        b.branch(loop)
        b.block = loop
        number = b.phi(T.I64, [(i64(0), before)])
        firm = b.phi(T.I1, [(ConstInt(T.I1, 1), before)])
        sums = [b.phi(T.I64, [(i64(0), before)]) for _ in range(4)]
        blocks = [
            (b.phi(T.I64, [(i64(FAR), before)]), b.phi(T.I64, [(i64(0), before)])) for _ in self.accumulation.pauses
        ]
        frame = b.load(T.PTR, frame_at(b, header, number))
        good: Value = firm
        bounds: list[tuple[Value, Value]] = []
        for index, (least, most) in enumerate(blocks):
            runs, shortest, reach = self.note(b, frame, index)
            alike = b.compare("icmp", "eq", runs, self.note(b, first, index)[0])
            good = b.insert(Instruction("and", T.I1, [good, alike]))
            less, more = b.compare("icmp", "slt", shortest, least), b.compare("icmp", "sgt", reach, most)
            bounds.append((b.select(less, shortest, least), b.select(more, reach, most)))
        totals: list[Value] = list(sums)
        for index, private in enumerate(self.accumulation.privates, len(self.accumulation.pauses)):
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
        good = with_apart(self.output, b, self.accumulation, good, b.offset(header, FRAMES), team, self.notes_at)
        self.agree(b, header, team, [most for _, most in bounds])
        if self.accumulation.copies:
            return PLANNED, good
        sparse = _is_small(b, totals[2], totals[3])
        if self.accumulation.waits:  # then nothing but copies will do for what is dense
            both = b.insert(Instruction("and", T.I1, [good, sparse]))
            return b.select(both, PLANNED, CAREFULLY), good
        holds = b.insert(Instruction("and", T.I1, [good, _is_small(b, totals[0], totals[1])]))
        return b.select(holds, b.select(sparse, PLANNED, CAREFULLY), IN_TURN), good

    def agree(self, b: Builder, header: Value, team: Value, reaches: list[Value]) -> None:
        """Note the largest reach of all threads for each of them: they wait for one another in the same places."""
        if not reaches:
            return
        before = b.block
        assert before is not None
        loop, done = b.new_block("agree"), b.new_block("agreed")
        b.branch(loop)
        b.block = loop
        number = b.phi(T.I64, [(i64(0), before)])
        frame = b.load(T.PTR, frame_at(b, header, number))
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

    def position(self, argument: Argument) -> int:
        """Where an argument stands among those of the halves; its shadow stands behind it."""
        request = self.plan.request
        return argument.index + sum(request.is_duplicated(i) for i in range(argument.index))


class PrivateCopies:
    """The private copies of shadows that each thread but the first has of what it reaches, as noted: made and cleared
    before its reverse half runs, and added up afterwards by all threads, each a part of the addresses, in the order of
    the threads' numbers. `count` is how many threads have copies; a real one may stand for several of these."""

    def __init__(
        self,
        conditions: RuntimeChecks,
        t: Builder,
        header: Value,
        count: Value,
        tables: list[Value],
        copied: list[bool],
    ) -> None:
        self.conditions = conditions
        self.t = t
        self.header = header
        self.count = count
        self.privates = [
            (index, *found) for index, found in enumerate(zip(conditions.accumulation.privates, tables, strict=True))
            if copied[index]
        ]  # fmt: skip
        self.tape: Value | None = None
        self.mark: Value | None = None

    def begin(self) -> None:
        """What a thread has to do before it makes copies."""
        if not self.privates:
            return
        t, output = self.t, self.conditions.output
        output.declare("irad_tape_acquire", T.PTR, [], "nounwind")
        output.declare("irad_tape_save", T.VOID, [T.PTR, T.PTR], "nounwind")
        output.declare("irad_tape_restore", T.VOID, [T.PTR, T.PTR], "nounwind")
        output.declare("llvm.memset.p0.i64", T.VOID, [T.PTR, T.I8, T.I64, T.I1])
        self.tape = t.call("irad_tape_acquire", T.PTR, [])
        self.mark = t.alloca(T.ArrayType(runtime_ir.MARK_BYTES // 8, T.I64))
        t.call("irad_tape_save", T.VOID, [self.tape, self.mark])

    def make(self, number: Value, arguments: list[Value]) -> list[Value]:
        """Make the copies of thread `number`; returns the arguments with copies in the place of shadows."""
        t, output = self.t, self.conditions.output
        found = list(arguments)
        for index, private, table in self.privates:
            own, low, high = self._range(number, index)
            bytes_ = t.select(own, i64(0), _extent(t, low, high))
            assert self.tape is not None
            block = t.call(runtime_ir.reserve(output), T.PTR, [self.tape, bytes_])
            t.call("llvm.memset.p0.i64", T.VOID, [block, ConstInt(T.I8, 0), bytes_, ConstInt(T.I1, 0)])
            t.store(block, t.gep(T.PTR, table, [number]))
            position = self.conditions.position(private.argument) + 1
            found[position] = t.select(own, arguments[position], t.offset(block, t.sub(i64(0), low)))
        return found

    def made(self, number: Value, arguments: list[Value]) -> list[Value]:
        """The arguments with the copies, made before, of thread `number` in the place of shadows."""
        t, found = self.t, list(arguments)
        for index, private, table in self.privates:
            own, low, _ = self._range(number, index)
            block = t.load(T.PTR, t.gep(T.PTR, table, [number]))
            position = self.conditions.position(private.argument) + 1
            found[position] = t.select(own, arguments[position], t.offset(block, t.sub(i64(0), low)))
        return found

    def _range(self, number: Value, index: int) -> tuple[Value, Value, Value]:
        """Whether a thread adds to the shadow itself, and from where to where its copy reaches otherwise."""
        t = self.t
        frame = t.load(T.PTR, frame_at(t, self.header, number))
        low, high, _ = self.conditions.note(t, frame, len(self.conditions.accumulation.pauses) + index)
        first = t.compare("icmp", "eq", number, i64(0))
        return t.insert(Instruction("or", T.I1, [first, t.compare("icmp", "sge", low, high)])), low, high

    def merge(self, number: Value, arguments: list[Value]) -> None:
        """Add up the part of thread `number`, when all threads have done with their copies."""
        t, output = self.t, self.conditions.output
        for index, private, table in self.privates:
            notes = self.conditions.notes_at + NOTE_BYTES * (len(self.conditions.accumulation.pauses) + index)
            merge = runtime_ir.merge(output, private.type)
            frames = t.offset(self.header, FRAMES)
            shadow = arguments[self.conditions.position(private.argument) + 1]
            t.call(merge, T.VOID, [frames, i64(notes), table, number, self.count, shadow])

    def end(self) -> None:
        """Give the copies back, when all threads have added up their parts."""
        if self.privates:
            assert self.tape is not None and self.mark is not None
            self.t.call("irad_tape_restore", T.VOID, [self.tape, self.mark])


def _is_small(b: Builder, size: Value, additions: Value) -> Value:
    """Whether copies of `size` bytes cost less than atomic operations: a byte is cleared and added once."""
    return b.compare("icmp", "ult", size, b.add(b.mul(additions, i64(_BYTES_PER_ATOMIC)), i64(_SMALL)))


def _extent(b: Builder, low: Value, high: Value) -> Value:
    """The bytes of a range; 0 where there are none."""
    return b.select(b.compare("icmp", "sgt", high, low), b.sub(high, low), i64(0))
