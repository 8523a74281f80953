"""A loop becomes a team function: each thread runs one block of its iterations.

What lives into the loop is passed by value; what is only computed from that is computed again there, so that
addresses stay what they were: a parameter and an offset. A running sum begins with zero in each thread, and the
threads add theirs up in a section.
"""

from __future__ import annotations

import copy

from irad.ir import types as T
from irad.ir.builder import Builder, i64, int_constant, zero
from irad.ir.instructions import Alloca, Block, Call, Instruction, Phi
from irad.ir.marks import BLOCK
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.values import Argument, ConstInt, ConstNull, GlobalRef, Value
from irad.transform.autopar.doall_test import WORTH, DoallLoop
from irad.transform.autopar.zero_trip_guard import ZeroTripGuard, entrance_of
from irad.transform.openmp.determinism import PLACE, begin_turn, end_turn
from irad.transform.openmp.names import FOUND, TEAM, TEAM_PREFIX
from irad.transform.openmp.rewrite import ask

SUMS = "irad.sums"
"""The global variable whose address is the lock of what adds up sums."""
_AGAIN = frozenset("getelementptr sext zext trunc add sub mul shl and or".split())


def outline(function: Function, found: DoallLoop, name: str, cost: int, steady: bool = False) -> Function:
    """Move a loop into a team function, which is returned, and call it there. `cost` is that of an iteration. steady:
    sums are added up in the order of the threads' numbers."""
    made = _Outline(function, found, name, steady)
    entrance = entrance_of(function, found)
    made.move()
    made.call(cost, entrance)
    return made.team


class _Outline:
    def __init__(self, function: Function, found: DoallLoop, name: str, steady: bool) -> None:
        self.steady = steady
        self.function = function
        self.found = found
        self.team = Function(
            TEAM_PREFIX + name, T.FunctionType(T.VOID, ()), [], "internal", f'noinline nounwind "{TEAM}" "{FOUND}"',
            module=function.module,
        )  # fmt: skip
        self.entry = Block("", self.team)
        self.builder = Builder(self.team, self.entry)
        self.threads = Argument(T.I32, "", 0, "")
        self.count = Argument(T.I64, "", 1, "")
        self.parameters: list[Argument] = [self.threads, self.count]
        self.given: list[Value] = []
        self.inner: dict[Value, Value] = {}
        self.slots: dict[Phi, Argument] = {}
        self.results = {phi: last for phi, last in found.leaving.items() if last in found.sums}
        self.starts = {phi: phi.incoming(found.loop.preheader) for phi in found.sums}

    # -- values that live into the loop

    def incoming(self, value: Value) -> Value:
        """A value of the caller's as the team function has it."""
        if not isinstance(value, (Instruction, Argument)):
            return value
        if value not in self.inner:
            again = isinstance(value, Instruction) and value.opcode in _AGAIN
            if again and isinstance(value, Instruction) and not value.type.is_vector:
                self.inner[value] = self._again(value)
            else:
                self.inner[value] = self._pass(value)
        return self.inner[value]

    def _again(self, value: Instruction) -> Value:
        made = copy.copy(value)
        made.operands = [self.incoming(o) for o in value.operands]
        made.metadata, made.records = {}, []
        made.name = ""
        self.entry.append(made)
        return made

    def _pass(self, value: Value) -> Argument:
        name = value.name if value.name and not value.name[0].isdigit() else ""
        if name and any(p.name == name for p in self.parameters):
            name = ""
        alone = "noalias" if value in self.found.alone else ""
        made = Argument(value.type, name, len(self.parameters), alone)
        self.parameters.append(made)
        self.given.append(value)
        return made

    # -- the team function

    def move(self) -> None:
        found, loop = self.found, self.found.loop
        blocks = [b for b in self.function.blocks if b in loop.blocks]
        for variable in found.private:
            variable.erase()
            self.entry.append(variable)
            self.inner[variable] = variable
        for block in blocks:
            for inst in block.instructions:
                if isinstance(inst, Phi) and block is loop.header:
                    continue
                inst.operands = [self._moved(o) for o in inst.operands]
                if isinstance(inst, Call):
                    inst.callee = self._moved(inst.callee)
        for phi in dict.fromkeys(self.results.values()):
            self.slots[phi] = Argument(T.PTR, "", 0, "")
        self._share(blocks)
        self.parameters += self.slots.values()
        for index, parameter in enumerate(self.parameters):
            parameter.index = index
        for address in found.addresses:  # of which there are copies now
            address.erase()
        self.team.arguments = self.parameters
        self.team.type = T.FunctionType(T.VOID, tuple(p.type for p in self.parameters))

    def _moved(self, value: Value) -> Value:
        inside = isinstance(value, Instruction) and value.block in self.found.loop.blocks
        return value if inside else self.incoming(value)

    def _share(self, blocks: list[Block]) -> None:
        """The thread's block of the iterations."""
        found, b = self.found, self.builder
        counter = found.counter
        type_ = counter.phi.type
        start = self.incoming(counter.start)
        starts = {p: self.incoming(i.start) for p, i in found.inductions.items() if p is not counter.phi}
        following = {p: self._moved(p.incoming(found.loop.latch)) for p in found.loop.header.phis}
        thread, team = (b.cast("zext", ask(b, name), T.I64) for name in ("omp_get_thread_num", "omp_get_num_threads"))
        share, rest = b.binary("udiv", self.count, team), b.binary("urem", self.count, team)
        more = b.compare("icmp", "ult", thread, rest)
        begin = b.add(b.mul(thread, share), b.select(more, thread, rest))
        mine = b.add(share, b.cast("zext", more, T.I64))
        first_block, done, end = Block("", self.team), Block("", self.team), Block("", self.team)
        b.branch_if(b.compare("icmp", "ne", mine, i64(0)), first_block, end)
        b.block = first_block
        step = int_constant(type_, counter.step)
        at = b.cast("trunc", begin, type_)
        first = b.add(start, b.mul(at, step))
        marked = b.call(f"{BLOCK}{type_}", type_, [first, b.cast("trunc", self.count, type_)])
        after = b.add(first, b.mul(b.cast("trunc", mine, type_), step))
        others = {p: self._moved_on(b, p, starts[p], found.inductions[p].step, begin) for p in starts}
        b.branch(found.loop.header)
        for phi in list(found.loop.header.phis):
            value = marked if phi is counter.phi else others[phi] if phi in others else zero(phi.type)
            phi.operands, phi.blocks = [value, following[phi]], [first_block, found.loop.latch]
        self._end_at(after, done)
        self.team.blocks = [self.entry, first_block, *blocks, done, end]
        for block in self.team.blocks:
            block.function = self.team
        self._follow(starts, start)
        b.block = done
        self._add_up(b, end)
        b.block = end
        b.ret()

    @staticmethod
    def _moved_on(b: Builder, phi: Phi, start: Value, step: int, by: Value) -> Value:
        """Where an induction variable is after so many iterations."""
        if phi.type.is_pointer:
            return b.offset(start, b.mul(by, i64(step)))
        return b.add(start, b.mul(b.cast("trunc", by, phi.type), int_constant(phi.type, step)))

    def _end_at(self, after: Value, done: Block) -> None:
        """End the loop where the thread's block ends."""
        found = self.found
        loop, exiting = found.loop, found.exiting
        old = exiting.terminator
        stays = next(s for s in old.targets if s in loop.blocks)
        b = Builder(self.team, exiting)
        exiting.instructions.remove(old)
        b.location = old.location
        tested = self._moved(found.counter.next) if found.bottom else found.counter.phi
        b.branch_if(b.compare("icmp", "ne", tested, after), stays, done)
        exiting.terminator.metadata = dict(old.metadata)

    def _follow(self, starts: dict[Phi, Value], first: Value) -> None:
        """Compute the other induction variables from the counter, as far as that is exact."""
        found = self.found
        counter, header = found.counter, found.loop.header
        for phi, start in starts.items():
            induction = found.inductions[phi]
            wide = T.I64 if phi.type.is_pointer else phi.type
            if induction.step % counter.step or not (wide == counter.phi.type or "nsw" in counter.no_wrap):
                continue
            body = header.instructions[len(header.phis) :]
            header.instructions = list(header.phis)
            b = Builder(self.team, header)
            widened = "sext" if _bits(wide) > _bits(counter.phi.type) else "trunc"
            gone = b.sub(b.cast(widened, counter.phi, wide), b.cast(widened, first, wide))
            gone = b.mul(gone, int_constant(wide, induction.step // counter.step))
            made = b.offset(start, gone) if phi.type.is_pointer else b.add(gone, start)
            header.instructions += body
            header.instructions.remove(phi)
            replace_all_uses_with(self.team, {phi: made})

    def _add_up(self, b: Builder, end: Block) -> None:
        """Add the thread's sums to those of the others."""
        done = b.block
        assert done is not None
        parts: dict[Phi, Value] = {}
        for leaving, phi in self.results.items():
            value = leaving.incoming(self.found.exiting)
            parts[phi] = b.phi(phi.type, [(value, self.found.exiting)])
        if parts and self.steady:
            b.branch(end)
            b.block = end
            for phi, part in parts.items():
                parts[phi] = b.phi(phi.type, [(zero(phi.type), self.entry), (part, done)])
            place = GlobalRef(PLACE)
            number = b.call("__kmpc_global_thread_num", T.I32, [place])
            begin_turn(b, place, number)
        if parts:
            lock = GlobalRef(SUMS)
            ticket = b.call("irad_section_enter", T.I64, [ConstNull(T.PTR), lock])
            for phi, part in parts.items():
                so_far = b.load(phi.type, self.slots[phi])
                total = b.fadd(so_far, part) if phi.type.is_float else b.add(so_far, part)
                b.store(total, self.slots[phi])
            b.call("irad_section_leave", T.VOID, [lock, ticket])
            if self.steady:
                end_turn(b, place, number)
        if b.block is not end:
            b.branch(end)

    # -- the caller

    def call(self, cost: int, entrance: ZeroTripGuard | None) -> None:
        """Put the call in the place of the loop."""
        found, loop = self.found, self.found.loop
        region = Block("", self.function)
        at = self.function.blocks.index(next(b for b in self.function.blocks if b in loop.blocks))
        self.function.blocks = [b for b in self.function.blocks if b not in loop.blocks]
        self.function.blocks.insert(at, region)
        loop.preheader.terminator.replace_target(loop.header, region)
        b = Builder(self.function, region)
        lines = (i.location for block in (loop.latch, loop.header) for i in reversed(block.instructions))
        b.location = next((line for line in lines if line is not None), None)
        count = self._iterations(b)
        passed = list(self.given)
        if entrance is not None:
            some, none = (count, i64(0)) if entrance.entered else (i64(0), count)
            count = b.select(entrance.condition, some, none)
            passed = [self._frozen(b, v) for v in passed]
        slots = {}
        for phi in self.slots:
            slots[phi] = Alloca(phi.type, ConstInt(T.I32, 1), None)
            self.function.entry.insert(0, slots[phi])
            b.store(self.starts[phi], slots[phi])
        few = b.compare("icmp", "ult", count, i64(-(-WORTH // cost)))
        threads = b.select(few, ConstInt(T.I32, 1), ConstInt(T.I32, 0))
        given = [threads, count, *passed, *slots.values()]
        assert [v.type for v in given] == [p.type for p in self.parameters]
        b.call(self.team.name, T.VOID, given)
        for leaving, last in found.leaving.items():
            if last in slots:
                value: Value = b.load(last.type, slots[last])
            else:
                induction = found.inductions[last]
                gone = b.sub(count, i64(1)) if leaving in found.short else count
                value = self._moved_on(b, last, induction.start, induction.step, gone)
            leaving.operands[leaving.blocks.index(found.exiting)] = value
        b.branch(found.outside)
        for phi in found.outside.phis:
            phi.blocks = [region if block is found.exiting else block for block in phi.blocks]
        if entrance is not None:
            entrance.open(self.function, found)

    def _frozen(self, b: Builder, value: Value) -> Value:
        """What is computed in front of a loop may be anything where the loop is not entered."""
        late = isinstance(value, Instruction) and value.block is self.found.loop.preheader
        return b.insert(Instruction("freeze", value.type, [value])) if late else value

    def _iterations(self, b: Builder) -> Value:
        """How often the loop's body runs, as an i64."""
        trips = self.found.trips
        start, bound = trips.start, trips.bound
        if start.type.is_pointer:
            start, bound = (b.cast("ptrtoint", v, T.I64) for v in (start, bound))
        signed = trips.predicate[0] == "s"
        more = int(self.found.bottom)
        if trips.predicate == "ne" or trips.meets:
            span = b.sub(bound, start) if trips.step > 0 else b.sub(start, bound)
            if abs(trips.step) != 1:
                span = b.binary("udiv", span, int_constant(span.type, abs(trips.step)))
            passes = b.add(span, int_constant(span.type, -trips.delta))
            return b.add(b.cast("zext", passes, T.I64), i64(more))
        widen = "sext" if signed else "zext"
        low = b.add(b.cast(widen, start, T.I64), i64(trips.delta * trips.step))
        high = b.cast(widen, bound, T.I64)
        if trips.step < 0:
            low, high = high, low
        span = b.sub(high, low)
        if trips.predicate in ("sle", "ule", "sge", "uge"):
            span = b.add(span, i64(1))
        positive = b.compare("icmp", "sgt", span, i64(0))
        step = abs(trips.step)
        rounded = b.binary("udiv", b.add(span, i64(step - 1)), i64(step)) if step != 1 else span
        return b.add(b.select(positive, rounded, i64(0)), i64(more))


def _bits(type_: T.Type) -> int:
    assert isinstance(type_, T.IntType)
    return type_.bits


__all__ = ["SUMS", "outline"]
