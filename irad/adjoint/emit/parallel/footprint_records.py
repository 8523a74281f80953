"""What the forward sweep of a parallel region notes for its reverse: how far apart iterations may meet, and which
addresses of a shadow are added to.

Each thread leaves its notes behind its frame, three 64-bit numbers for each pause and each private copy: for a pause
how often the loop ran, the shortest block that the thread had of it, and the largest reach; for a copy where the
lowest access begins and the highest ends, in bytes from the argument's address, and how many there were. Behind them
are those of the pointers that are watched (`alias_speculation`): addresses, or the argument's if it has copies; and of
rows (`irad.adjoint.parallel.indirect_rows`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from irad.adjoint.emit.tape_access import Frame
from irad.adjoint.parallel.access_footprint import Spot, SweptRange
from irad.adjoint.parallel.accumulation import NOTE_BYTES, AccumulationPlan, Pause, Privatised
from irad.adjoint.parallel.alias_speculation import SpeculatedAlias
from irad.adjoint.parallel.indirect_rows import RowPart
from irad.analysis.dependence.affine.dependence_distance import DependenceDistance, Digit, DistancePiece
from irad.analysis.dependence.affine.polynomial import Atom, Polynomial
from irad.analysis.dependence.affine.wrap_predicates import WrapPredicate
from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.ir import types as T
from irad.ir.builder import Builder, float_constant, i64, zero
from irad.ir.instructions import Instruction
from irad.ir.values import ConstNull, Value

FAR = 1 << 61
"""A reach that no block is long enough for."""
_LIMIT = 2.0**62
MOST = (1 << 63) - 1
"""Where nothing has been reached, the lowest place, and less this, the highest."""

Note = tuple[Value, Value, Value]


class FootprintRecords:
    """The notes that a forward sweep takes, in local variables of `frame` until `write`; or those that a survey adds
    to what the forward sweep has written, until `add`."""

    def __init__(
        self, frame: Frame, plan: AccumulationPlan, trips: Mapping[Loop, TripCount], survey: bool = False
    ) -> None:
        self.frame = frame
        self.trips = trips
        self.plan = plan
        pauses = () if survey else plan.pauses
        self.pauses: dict[Loop, tuple[Pause, Note]] = {p.loop: (p, self._locals(0, FAR, 0)) for p in pauses}
        self.privates: list[tuple[Privatised, Note]] = [(p, self._locals(MOST, -MOST, 0)) for p in plan.privates]
        watched = () if survey else plan.watched
        self.watched: list[tuple[SpeculatedAlias, Note]] = [(w, self._locals(MOST, -MOST, 0)) for w in watched]
        parts = () if survey else [part for rows in plan.rows for part in rows.parts]
        self.parts: list[tuple[RowPart, Note]] = [(p, self._locals(MOST, -MOST, 0)) for p in parts]
        self._spots: dict[Instruction, list[tuple[Spot, Privatised | SpeculatedAlias | RowPart, Note]]] = {}
        self._swept: dict[Loop, list[tuple[SweptRange, Privatised | SpeculatedAlias | RowPart, Note]]] = {}
        every: list[tuple[Privatised | SpeculatedAlias | RowPart, Note]] = [*self.privates, *self.watched, *self.parts]
        for noted, note in every:
            for found in noted.ranges:
                if isinstance(found, Spot):
                    if survey or plan.survey is None or not isinstance(noted, Privatised):
                        self._spots.setdefault(found.inst, []).append((found, noted, note))
                elif not survey:
                    self._swept.setdefault(found.loop, []).append((found, noted, note))

    def _locals(self, *starts: int) -> Note:
        a, b, c = (self.frame.local(T.I64, i64(s)) for s in starts)
        return a, b, c

    def access(self, b: Builder, inst: Instruction, value: Callable[[Value], Value]) -> None:
        """Note an access whose adjoint goes to a private copy; `value` gives primal values."""
        for spot, noted, note in self._spots.get(inst, ()):
            at = _distance(b, value(spot.pointer), noted.origin, value)
            if spot.size is not None and isinstance(noted, Privatised):
                bytes_ = b.cast("zext", value(spot.size), T.I64)
                number: Value = b.binary("udiv", bytes_, i64(self.frame.layout.size(noted.type)))
                widen(b, note, at, b.add(at, bytes_), number)
            else:
                widen(b, note, b.add(at, i64(spot.low)), b.add(at, i64(spot.high)), i64(spot.count))

    def enter(self, b: Builder, loop: Loop, trips: Callable[[TripCount], Value],
              value: Callable[[Value], Value]) -> None:  # fmt: skip
        """Note, in front of a loop, what its nest reaches and how far apart its iterations may meet. `trips` gives
        trip counts, `value` values, as they are there."""
        for swept, noted, note in self._swept.get(loop, ()):
            self._sweep(b, swept, noted.origin, note, trips, value)
        found = self.pauses.get(loop)
        if found is None:
            return
        pause, (runs, shortest, reach) = found
        own = trips(pause.trips)
        counts = {loop: trips(count) for each in pause.reaches for loop, count in each.trips.items()}
        for each in pause.reaches:
            for digit in each.digits:
                counts[digit.loop] = span_of(b, digit, own, value)
        far: Value = i64(0)
        for each in pause.reaches:
            d = emit_reach(self.frame, b, each, own, value(pause.total), counts, value)
            far = b.select(b.compare("icmp", "sgt", d, far), d, far)
        for claim in pause.claims:
            far = b.select(emit_claim(b, claim, own, counts, value), far, i64(FAR))
        b.store(b.add(b.load(T.I64, runs), i64(1)), runs)
        for slot, v, predicate in ((shortest, own, "slt"), (reach, far, "sgt")):
            _extreme(b, slot, v, predicate)

    def _sweep(
        self, b: Builder, swept: SweptRange, origin: Value | None, note: Note, trips: Callable[[TripCount], Value],
        value: Callable[[Value], Value],
    ) -> None:  # fmt: skip
        arithmetic = _Arithmetic(b, value, False)
        times: dict[Loop, Value] = {}
        number: Value = i64(swept.count)
        for loop, skipped in swept.runs:
            times[loop] = b.sub(trips(self.trips[loop]), i64(skipped))
            number = b.mul(number, times[loop])
        for condition, holds in swept.conditions:
            number = b.select(value(condition), *((number, i64(0)) if holds else (i64(0), number)))
        start = b.add(_distance(b, value(swept.base), origin, value), arithmetic.polynomial(swept.rest))
        low, high = b.add(start, i64(swept.low)), b.add(start, i64(swept.high))
        for loop, coefficient in swept.moves:
            way = b.mul(arithmetic.polynomial(coefficient), b.sub(times[loop], i64(1)))
            low = b.add(low, arithmetic.smaller(way, i64(0)))
            high = b.add(high, arithmetic.larger(way, i64(0)))
        if swept.conditions or any(skipped for _, skipped in swept.runs):
            some = b.compare("icmp", "sgt", number, i64(0))
            low, high = b.select(some, low, i64(MOST)), b.select(some, high, i64(-MOST))
        widen(b, note, low, high, number)

    def write(self, b: Builder, frame: Value, offset: int, value: Callable[[Value], Value]) -> None:
        for noted, note in (*self.pauses.values(), *self.privates, *self.watched, *self.parts):
            if isinstance(noted, SpeculatedAlias) and noted.copied:  # its copies' note counts from here
                b.store(b.cast("ptrtoint", value(noted.argument), T.I64), b.offset(frame, offset), 8)
            else:
                for index, slot in enumerate(note):
                    b.store(b.load(T.I64, slot), b.offset(frame, offset + 8 * index), 8)
            offset += NOTE_BYTES

    def add(self, b: Builder, frame: Value, offset: int) -> None:
        """Add a survey's notes to those that the forward sweep has written to a frame."""
        offset += NOTE_BYTES * len(self.plan.pauses)
        for private, (low, high, count) in self.privates:
            if private.spots:
                written = (b.offset(frame, offset), b.offset(frame, offset + 8), b.offset(frame, offset + 16))
                widen(b, written, b.load(T.I64, low), b.load(T.I64, high), b.load(T.I64, count))
            offset += NOTE_BYTES


def _distance(b: Builder, pointer: Value, origin: Value | None, value: Callable[[Value], Value]) -> Value:
    """An address as a number, or its distance from `origin`."""
    address = b.cast("ptrtoint", pointer, T.I64)
    return address if origin is None else b.sub(address, b.cast("ptrtoint", value(origin), T.I64))


def widen(b: Builder, note: Note, low: Value, high: Value, number: Value) -> None:
    """Add `number` accesses from `low` to `high` to a note."""
    lowest, highest, count = note
    _extreme(b, lowest, low, "slt")
    _extreme(b, highest, high, "sgt")
    b.store(b.add(b.load(T.I64, count), number), count)


def _extreme(b: Builder, slot: Value, v: Value, predicate: str) -> None:
    before = b.load(T.I64, slot)
    b.store(b.select(b.compare("icmp", predicate, v, before), v, before), slot)


def emit_reach(
    frame: Frame,
    b: Builder,
    reach: DependenceDistance,
    own: Value,
    total: Value,
    counts: Mapping[Loop, Value],
    value: Callable[[Value], Value],
) -> Value:
    """The reach of one object's accesses; `FAR` where numbers would overflow. `own` iterations are the thread's,
    `total` those of all, or 0."""
    threads = b.cast("zext", _threads(frame, b), T.I64)
    most = b.mul(b.add(own, i64(1)), threads)  # shares differ by one iteration at most
    known = b.compare("icmp", "ne", total, zero(total.type))
    iterations = b.select(known, b.cast("zext", total, T.I64), most)
    emit = _reached if reach.fold is None else _folded
    found = emit(frame, b, reach, own, iterations, counts, value)
    real = _Arithmetic(b, value, True)
    for digit in reach.digits:  # they are what divisions make of the counter only if all divisors are positive
        weight = real.polynomial(digit.weight)
        for predicate, limit in (("olt", 2.0**40), ("oge", 1.0)):
            found = b.select(b.compare("fcmp", predicate, weight, float_constant(T.DOUBLE, limit)), found, i64(FAR))
    return found


def _threads(frame: Frame, b: Builder) -> Value:
    """How many threads share the iterations; in strips, as many as there are strips."""
    if frame.team is not None:
        return frame.team[1]
    frame.output.declare("omp_get_num_threads", T.I32, [], "nounwind")
    return b.call("omp_get_num_threads", T.I32, [])


def _folded(
    frame: Frame,
    b: Builder,
    reach: DependenceDistance,
    own: Value,
    iterations: Value,
    counts: Mapping[Loop, Value],
    value: Callable[[Value], Value],
) -> Value:
    """The reach in iterations, where it is that of a digit of the loop's counter."""
    assert reach.fold is not None
    digit, inside = reach.fold
    weight = _at_least_one(b, _Arithmetic(b, value, False).polynomial(digit.weight))
    whole = b.sub(weight, i64(1))
    span = b.add(b.binary("udiv", iterations, weight), i64(2)) if digit.length is None else counts[digit.loop]
    d = _reached(frame, b, reach, own, span, counts, value)
    near: Value = whole
    if inside is not None:
        found = _folded(frame, b, inside, own, iterations, counts, value)
        near = b.select(b.compare("icmp", "slt", found, whole), found, whole)
    far = b.select(b.compare("icmp", "slt", d, i64(FAR)), b.add(b.mul(d, weight), whole), i64(FAR))
    return b.select(b.compare("icmp", "sgt", d, i64(0)), far, near)


def _at_least_one(b: Builder, number: Value) -> Value:
    return b.select(b.compare("icmp", "sgt", number, i64(1)), number, i64(1))


def span_of(b: Builder, digit: Digit, own: Value, value: Callable[[Value], Value]) -> Value:
    """How many values a digit of a loop's counter may have, where the thread runs `own` iterations."""
    exact = _Arithmetic(b, value, False)
    if digit.length is not None:
        return exact.polynomial(digit.length)
    if digit.of is None or digit.by is None:
        assert digit.start is not None
        return b.add(b.cast("sext", value(digit.start), T.I64), own)
    by = _at_least_one(b, exact.polynomial(digit.by))
    return b.add(b.binary("sdiv", b.sub(span_of(b, digit.of, own, value), i64(1)), by), i64(1))


def _reached(
    frame: Frame,
    b: Builder,
    reach: DependenceDistance,
    own: Value,
    iterations: Value,
    counts: Mapping[Loop, Value],
    value: Callable[[Value], Value],
) -> Value:
    """What `irad_reach` finds from what `irad.analysis.dependence.affine.dependence_distance.DependenceDistance`
    tells."""
    exact, real = _Arithmetic(b, value, False), _Arithmetic(b, value, True)
    low, high = _ends(real, reach.pieces[0], counts)
    for piece in reach.pieces[1:]:
        other_low, other_high = _ends(real, piece, counts)
        low, high = real.smaller(low, other_low), real.larger(high, other_high)
    stride, stride_real = (a.size(a.polynomial(reach.stride)) for a in (exact, real))
    length = b.cast("sitofp", own, T.DOUBLE)
    reached = b.fadd(b.fmul(stride_real, b.fadd(length, float_constant(T.DOUBLE, 2.0))), real.minus(high, low))
    fits = b.compare("fcmp", "olt", reached, float_constant(T.DOUBLE, _LIMIT))
    moves = b.compare("icmp", "sgt", stride, i64(0))
    usable = b.insert(Instruction("and", T.I1, [fits, moves]))
    rest = [exact.polynomial(piece.rest) for piece in reach.pieces]
    lows = [exact.plus(at, i64(piece.low)) for at, piece in zip(rest, reach.pieces, strict=True)]
    highs = [exact.plus(at, i64(piece.high)) for at, piece in zip(rest, reach.pieces, strict=True)]
    steps, ways, owners = [], [], []
    for number, piece in enumerate(reach.pieces):
        for term in piece.inner:
            steps.append(exact.polynomial(term.coefficient))
            ways.append(exact.times(steps[-1], exact.last(counts[term.loop], 1 + term.skipped)))
            owners.append(i64(number))
    tables = [_table(frame, b, [b.select(usable, v, i64(0)) for v in vs]) for vs in (lows, highs, steps, ways)]
    tables.append(_table(frame, b, owners))
    numbers = [b.select(usable, stride, i64(1)), iterations]
    frame.output.declare("irad_reach", T.I64, [T.PTR, T.PTR, T.I64, *[T.PTR] * 3, *[T.I64] * 3], "nounwind")
    arguments = [*tables[:2], i64(len(lows)), *tables[2:], i64(len(steps)), *numbers]
    return b.select(usable, b.call("irad_reach", T.I64, arguments), i64(FAR))


def _table(frame: Frame, b: Builder, values: Sequence[Value]) -> Value:
    """Numbers in a row in memory."""
    if not values:
        return ConstNull(T.PTR)
    row = T.ArrayType(len(values), T.I64)
    table = frame.local(row)
    for index, v in enumerate(values):
        b.store(v, b.gep(row, table, [i64(0), i64(index)]))
    return table


def emit_claim(
    b: Builder, claim: WrapPredicate, own: Value, counts: Mapping[Loop, Value], value: Callable[[Value], Value]
) -> Value:
    """Whether a claim holds. All its terms together are less than 2**52, so that nothing here is rounded or wraps
    around."""
    exact, real = _Arithmetic(b, value, False), _Arithmetic(b, value, True)
    low = high = exact.polynomial(claim.rest)
    total = real.magnitude(claim.rest)
    for coefficient, runs in [(claim.each, own), *((c, counts[loop]) for loop, c in claim.moves)]:
        way = exact.times(exact.polynomial(coefficient), exact.last(runs, 1))
        low = exact.plus(low, exact.smaller(way, exact.number(0)))
        high = exact.plus(high, exact.larger(way, exact.number(0)))
        total = real.plus(total, real.times(real.magnitude(coefficient), real.last(runs, 1)))
    tests = [
        b.compare("icmp", "sge", low, i64(claim.low)),
        b.compare("icmp", "sle", high, i64(claim.high)),
        b.compare("fcmp", "olt", total, float_constant(T.DOUBLE, 2.0**52)),
    ]
    holds = tests[0]
    for test in tests[1:]:
        holds = b.insert(Instruction("and", T.I1, [holds, test]))
    return holds


def _ends(a: _Arithmetic, piece: DistancePiece, counts: Mapping[Loop, Value]) -> tuple[Value, Value]:
    rest = a.polynomial(piece.rest)
    low, high = a.plus(rest, a.number(piece.low)), a.plus(rest, a.number(piece.high))
    for term in piece.inner:
        last = a.last(counts[term.loop], 1 + term.skipped)
        distance = a.times(a.polynomial(term.coefficient), last)
        low = a.plus(low, a.smaller(distance, a.number(0)))
        high = a.plus(high, a.larger(distance, a.number(0)))
    return low, high


@dataclass
class _Arithmetic:
    """Sums and products of 64-bit integers, or the same in `double`, which tells how large they are."""

    b: Builder
    value: Callable[[Value], Value]
    double: bool

    def number(self, n: int) -> Value:
        return float_constant(T.DOUBLE, float(n)) if self.double else i64(n)

    def plus(self, x: Value, y: Value) -> Value:
        return self.b.fadd(x, y) if self.double else self.b.add(x, y)

    def minus(self, x: Value, y: Value) -> Value:
        return self.b.fsub(x, y) if self.double else self.b.sub(x, y)

    def times(self, x: Value, y: Value) -> Value:
        return self.b.fmul(x, y) if self.double else self.b.mul(x, y)

    def _choose(self, predicate: str, x: Value, y: Value) -> Value:
        opcode, kind = ("fcmp", "o") if self.double else ("icmp", "s")
        test = self.b.compare(opcode, kind + predicate, x, y)
        return self.b.select(test, x, y)

    def smaller(self, x: Value, y: Value) -> Value:
        return self._choose("lt", x, y)

    def larger(self, x: Value, y: Value) -> Value:
        return self._choose("gt", x, y)

    def size(self, x: Value) -> Value:
        """The absolute value."""
        return self.larger(x, self.minus(self.number(0), x))

    def last(self, trips: Value, skipped: int) -> Value:
        """The number of the last iteration; 0 where there is none."""
        b = self.b
        n = b.sub(trips, i64(skipped))
        n = b.select(b.compare("icmp", "sgt", n, i64(0)), n, i64(0))
        return b.cast("sitofp", n, T.DOUBLE) if self.double else n

    def _atom(self, atom: Atom) -> Value:
        v = self.b.cast(atom.extension or "zext", self.value(atom.value), T.I64)
        return self.b.cast("sitofp", v, T.DOUBLE) if self.double else v

    def polynomial(self, p: Polynomial) -> Value:
        total = self.number(0)
        for monomial, factor in p.terms.items():
            product = self.number(factor)
            for atom in monomial:
                product = self.times(product, self._atom(atom))
            total = self.plus(total, product)
        return total

    def magnitude(self, p: Polynomial) -> Value:
        """The sum of the absolute values of all terms."""
        total = self.number(0)
        for monomial, factor in p.terms.items():
            product = self.number(abs(factor))
            for atom in monomial:
                v = self._atom(atom)
                product = self.times(product, self.size(v))
            total = self.plus(total, product)
        return total


__all__ = ["FAR", "MOST", "NOTE_BYTES", "FootprintRecords", "emit_claim", "emit_reach", "span_of", "widen"]
