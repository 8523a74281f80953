"""Anti-dependences in serial code: whether a store overwrites what an earlier load has read.

Both addresses are linear forms in the numbers of the iterations around them (`affine_addresses`). The store overwrites
what the load has read if the forms can meet while the store comes later: in the same iterations of the first loops
around both and in a later one of the next, or, in the same iterations of all of them, behind the load. For each of
these cases the bounds of the loops, the conditions on the way to both, and the order are linear inequalities
(`linear_inequalities`), of which elimination shows that nothing satisfies them.

Addresses are computed modulo 2**64. Where the program does not promise that a computation in 64 bits keeps within that,
it is taken to: an object has less than 2**56 bytes, and to come around the whole address space by strides, back into
the object, the program would have to leave out all accesses on the way. So it is with the bounds of loops: one that has
wrapped around would have the loop run through the whole address space. Narrower computations count only where they
are exact, by their flags or by what holds where they are used.

Addresses of matrices have coefficients that are no numbers (`n * i + j`). They are split into subscripts, as in
T. Grosser et al., Optimistic delinearization of parametrically sized arrays, 2015: where the difference of two inner
subscripts is proved to be less than the stride of the outer ones, equal addresses have equal subscripts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from irad.analysis.cfg import CFG
from irad.analysis.dependence.affine.access import SharedAccess
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm, AffineSum
from irad.analysis.dependence.affine.inner_trip_extent import extension_of
from irad.analysis.dependence.affine.loop_counter import Inductions
from irad.analysis.dependence.affine.polynomial import Atom, Monomial, Polynomial, TooLarge
from irad.analysis.dependence.linear_inequalities import ONE, is_infeasible
from irad.analysis.loops import Loop, LoopForest
from irad.analysis.path_conditions import PathConditions
from irad.analysis.trip_count import NEGATED, Induction, TripCount
from irad.ir import types as T
from irad.ir.instructions import Block, Call, Compare, Instruction, Store
from irad.ir.module import Module
from irad.ir.values import Argument, Constant, ConstInt, Value

_MOST_QUESTIONS = 3000
"""How many pairs of accesses are looked at in one function."""

_Row = dict[Hashable, int]


@dataclass(frozen=True, eq=False)
class _Place:
    """An access: where it is, which loops are around it, and its address."""

    inst: Instruction
    size: int
    loops: tuple[Loop, ...]
    form: AffineForm

    @property
    def block(self) -> Block:
        assert self.inst.block is not None
        return self.inst.block


@dataclass(eq=False)
class AntiDependences:
    """Answers for one function that one thread runs."""

    module: Module
    cfg: CFG
    forest: LoopForest
    inductions: Inductions
    trips: Mapping[Loop, TripCount]
    _left: int = _MOST_QUESTIONS
    _places: dict[tuple[Instruction, Value, int], _Place | None] = field(default_factory=dict)
    _domains: dict[Block, list[AffineSum]] = field(default_factory=dict)
    _complete: set[Block] = field(default_factory=set)
    _meanings: dict[tuple[Atom, Block], Polynomial] = field(default_factory=dict)

    @cached_property
    def _whole(self) -> Loop:
        """The function as a loop that runs once, so that all addresses have forms in the same terms."""
        entry = self.cfg.order[0]
        outermost = [loop for loop in self.forest.loops if loop.parent is None]
        return Loop(entry, set(self.cfg.order), entry, entry, None, outermost, 0)

    @cached_property
    def _linear(self) -> AffineAddresses:
        return AffineAddresses(self.module, self.cfg, self._whole, self.inductions, self.trips, is_shared=False)

    @cached_property
    def _paths(self) -> PathConditions:
        return PathConditions(self.cfg, self.forest, self._whole)

    def may_exist(
        self, load: Instruction, pointer: Value, size: int, store: Instruction, target: Value, stored: int
    ) -> bool:
        """Whether a store may write to bytes that the load has read before it; True where that is not known.

        Parameters
        ----------
        load, pointer, size
            What reads, where, and how many bytes.
        store, target, stored
            The same of what writes.
        """
        first, second = self._place(load, pointer, size), self._place(store, target, stored)
        if first is None or second is None or first.form.base is not second.form.base or self._left <= 0:
            return True
        self._left -= 1
        try:
            return any(_Case(self, first, second, level).may_meet() for level in self._levels(first, second))
        except TooLarge:
            return True

    def may_cross(self, loop: Loop, a: SharedAccess, b: SharedAccess) -> bool:
        """Whether two accesses in a loop may touch the same bytes in different iterations of it, in the same ones of
        the loops around it; True where that is not known."""
        first, second = (self._place(x.inst, x.pointer, x.size) for x in (a, b))
        if first is None or second is None or first.form.base is not second.form.base or self._left <= 0:
            return True
        self._left -= 1
        level = loop.depth - 1
        try:
            return any(_Case(self, x, y, level).may_meet() for x, y in ((first, second), (second, first)))
        except TooLarge:
            return True

    def as_read(self, polynomial: Polynomial, block: Block) -> Polynomial:
        """A number with each part of it as what it is known to be where a block runs. Raises `TooLarge`."""
        return self._rewritten(polynomial, block)

    def _place(self, inst: Instruction, pointer: Value, size: int) -> _Place | None:
        key = (inst, pointer, size)
        if key not in self._places:
            assert inst.block is not None
            form = self._linear.shape(pointer, inst.block)
            loops = tuple(self.forest.path(inst.block))
            self._places[key] = None if form is None else _Place(inst, size, loops, self._simplified(form, inst.block))
        return self._places[key]

    def lies_before(self, store: Store, loop: Loop, start: Instruction, pointer: Value) -> int | None:
        """The bytes by which the place to which a loop stores moves on in each iteration, if in front of the first one
        it would be that of a pointer which an instruction ahead of the loop uses; otherwise None."""
        size = self.module.layout.store_size(store.value.type)
        moving, fixed = self._place(store, store.pointer, size), self._place(start, pointer, size)
        if moving is None or fixed is None or moving.form.base is not fixed.form.base:
            return None
        parts = {t.loop: t.coefficient for t in moving.form.inner}
        step = parts.pop(loop, _ZERO)
        before = moving.form.rest - step
        same = parts == {t.loop: t.coefficient for t in fixed.form.inner} and before == fixed.form.rest
        return step.constant if same and step and step.is_number else None

    def has_run_for(self, loop: Loop, variable: Induction, value: Value, block: Block) -> bool:
        """Whether a variable of a loop that has ended has had a value that another block knows.

        Parameters
        ----------
        loop, variable
            A loop whose header and exit test have run as often as each other, and a variable of it.
        value, block
            A number, and a block behind the loop that uses it, in the same iteration of the loops around both.
        """
        trip = self.trips.get(loop)
        extension = None if trip is None else "" if trip.start.type == T.I64 else extension_of(trip)
        if trip is None or extension is None or len(loop.all_exits) != 1 or abs(variable.step) != 1:
            return False
        wide = "" if value.type == T.I64 else "sext"
        try:
            there, first = (self._number(v, wide, exact=bool(wide)) for v in (value, variable.start))
            start, end = (self._number(v, extension, exact=bool(extension)) for v in (trip.start, trip.bound))
            if there is None or first is None or start is None or end is None:
                return False
            nothing, sign, up = AffineSum({}, Polynomial(), True), variable.step, 1 if trip.step > 0 else -1
            iteration = nothing.plus(there, sign).plus(first, -sign)
            step = abs(trip.step)
            spare = (1 - trip.delta) * step - int(trip.predicate[1:] not in ("le", "ge"))
            room = AffineSum({}, Polynomial.number(spare), True).plus(end, up).plus(start, -up).plus(iteration, -step)
            wanted = [iteration, room]
            if trip.predicate.startswith("u") and not extension:
                wanted += [start, end]  # then the signed order is the unsigned one
            return all(self._holds(self._plain(number, block), block) for number in wanted)
        except TooLarge:
            return False

    def _levels(self, first: _Place, second: _Place) -> Iterator[int]:
        """The common loops, by number, of which the store may run in a later iteration; and the number of all of them
        where it may run in the same ones, behind the load."""
        common = _common(first.loops, second.loops)
        yield from range(common)
        if self._follows(first, second, first.loops[common - 1] if common else None):
            yield common

    def _follows(self, first: _Place, second: _Place, around: Loop | None) -> bool:
        """Whether the store may run behind the load in one iteration of the innermost loop around both."""
        start, goal = first.block, second.block
        if start is goal and self.cfg.position[second.inst] > self.cfg.position[first.inst]:
            return True
        seen, work = set[Block](), [start]
        while work:
            for successor in self.cfg.successors[work.pop()]:
                if around is not None and (successor is around.header or successor not in around.blocks):
                    continue
                if successor is goal:
                    return True
                if successor not in seen:
                    seen.add(successor)
                    work.append(successor)
        return False

    # what holds when a block runs

    def domain(self, block: Block) -> list[AffineSum]:
        """Numbers that are not negative when a block runs, over the iterations of the loops around it."""
        if block not in self._domains:
            found = [AffineSum({loop: Polynomial.number(1)}, Polynomial(), True) for loop in self.forest.path(block)]
            tests = [
                (condition, holds)
                for condition, holds in self._paths.necessary(block)
                if isinstance(condition, Compare) and condition.opcode == "icmp"
            ]
            self._domains[block] = found
            for condition, holds in tests:
                found += self._compared(condition, holds)
            for loop in self.forest.path(block):
                found += [self._plain(bound, block) for bound in self._bound(loop, block)]
            for condition, holds in tests:
                found += self._unsigned(condition, holds, block)
                found += self._apart(condition, holds, block)
            self._complete.add(block)
        return self._domains[block]

    def _holds(self, number: AffineSum, block: Block) -> bool:
        """Whether a number is known not to be negative when a block runs."""
        rows = [row for known in [*self.domain(block), *_ranges(number)] if (row := _plain_row(known)) is not None]
        opposite = _plain_row(AffineSum({}, Polynomial.number(-1), True).plus(number, -1))
        return opposite is not None and is_infeasible([], [*rows, opposite])

    def _simplified(self, form: AffineForm, block: Block) -> AffineForm:
        inner = tuple(replace(t, coefficient=self._rewritten(t.coefficient, block)) for t in form.inner)
        return replace(form, inner=inner, rest=self._rewritten(form.rest, block))

    def _plain(self, number: AffineSum, block: Block) -> AffineSum:
        parts = {loop: self._rewritten(p, block) for loop, p in number.parts.items()}
        return replace(number, parts=parts, rest=self._rewritten(number.rest, block))

    def _rewritten(self, polynomial: Polynomial, block: Block) -> Polynomial:
        """With each atom as what it is where a block runs. Raises `TooLarge`."""
        if all(self._meaning(a, block) == Polynomial.of(a) for a in polynomial.atoms):
            return polynomial
        total = Polynomial()
        for monomial, factor in polynomial.terms.items():
            product = Polynomial.number(factor)
            for atom in monomial:
                product = product * self._meaning(atom, block)
            total = total + product
        return total

    def _meaning(self, atom: Atom, block: Block) -> Polynomial:
        """A number that is not negative is the same signed and unsigned; a sum of a narrow number and a constant is
        that sum where it does not wrap around."""
        key = (atom, block)
        self.domain(block)
        if key not in self._meanings:
            found = self._find_meaning(atom, block)
            if block not in self._complete:  # more may be known later
                return found
            self._meanings[key] = found
        return self._meanings[key]

    def _find_meaning(self, atom: Atom, block: Block) -> Polynomial:
        inst, type_ = atom.value, atom.value.type
        if isinstance(inst, Call):
            return self._chosen(inst, atom, block)
        if not atom.extension or not isinstance(type_, T.IntType):
            return Polynomial.of(atom)
        if isinstance(inst, Instruction) and inst.opcode == "add" and isinstance(inst.operands[1], ConstInt):
            total = self._meaning(Atom(inst.operands[0], "sext"), block) + Polynomial.number(inst.operands[1].value)
            low, high = _limits(type_.bits, atom.extension)
            rooms = (total - Polynomial.number(low), Polynomial.number(high) - total)
            if all(self._holds(AffineSum({}, room, True), block) for room in rooms):
                return total
        signed = Polynomial.of(Atom(inst, "sext"))
        natural = atom.extension == "sext" or self._holds(AffineSum({}, signed, True), block)
        return signed if natural else Polynomial.of(atom)

    def _chosen(self, call: Call, atom: Atom, block: Block) -> Polynomial:
        """The greater or the lesser of two signed numbers, where it is known which that is."""
        kind = (call.callee_name or "").split(".")[:2]
        signed = atom.extension and "sext"
        if kind in (["llvm", "smax"], ["llvm", "smin"]):
            for one, other in (call.operands, call.operands[::-1]):
                mine, theirs = self._linear.number(one, signed), self._linear.number(other, signed)
                if mine is not None and theirs is not None:
                    mine, theirs = self._rewritten(mine, block), self._rewritten(theirs, block)
                    more = mine - theirs if kind[1] == "smax" else theirs - mine
                    natural = atom.extension == signed or self._holds(AffineSum({}, mine, True), block)
                    if natural and self._holds(AffineSum({}, more, True), block):
                        return mine
        return Polynomial.of(atom)

    def _bound(self, loop: Loop, block: Block) -> Iterator[AffineSum]:
        """What the exit test says of the iterations: see `last_iteration`, which knows of one loop alone."""
        trip = self.trips.get(loop)
        skipped = self._linear.skipped(loop, block)
        if trip is None or len(loop.exit_edges) != 1 or trip.predicate == "ne" or not (skipped or trip.meets):
            return
        extension = "" if trip.start.type == T.I64 else extension_of(trip)
        if extension is None:
            return
        start, end = (self._number(v, extension, exact=bool(extension)) for v in (trip.start, trip.bound))
        if start is None or end is None:
            return
        sign = 1 if trip.step > 0 else -1
        step = abs(trip.step)
        room = step * (1 - trip.delta - skipped) - 1 + int(trip.predicate[1:] in ("le", "ge"))
        gone = AffineSum({loop: Polynomial.number(-step)}, Polynomial.number(room), True)
        yield gone.plus(end, sign).plus(start, -sign)

    def _compared(self, test: Compare, holds: bool) -> Iterator[AffineSum]:
        """What a comparison says as an inequality."""
        predicate = test.predicate if holds else NEGATED[test.predicate]
        if "samesign" in test.flags:
            predicate = predicate.replace("u", "s", 1)
        yield from self._ordered(test, predicate)

    def _unsigned(self, test: Compare, holds: bool, block: Block) -> Iterator[AffineSum]:
        """What an unsigned comparison says: the same as a signed one, of numbers that are known not to be negative."""
        predicate = test.predicate if holds else NEGATED[test.predicate]
        if predicate.startswith("u") and "samesign" not in test.flags:
            exact = test.operands[0].type != T.I64
            numbers = self._operands(test, exact)
            if all(number is not None and self._holds(number, block) for number in numbers):
                yield from self._ordered(test, predicate.replace("u", "s", 1), exact)

    def _ordered(self, test: Compare, predicate: str, exact: bool = True) -> Iterator[AffineSum]:
        distance = self._distance(test, exact)
        if distance is None or predicate not in ("eq", "slt", "sle", "sgt", "sge"):
            return
        strict = AffineSum({}, Polynomial.number(-1 if predicate in ("slt", "sgt") else 0), True)
        if predicate in ("eq", "slt", "sle"):
            yield distance.plus(strict)
        if predicate in ("eq", "sgt", "sge"):
            yield strict.plus(distance, -1)

    def _apart(self, test: Compare, holds: bool, block: Block) -> Iterator[AffineSum]:
        """What follows if two numbers are not the same, of which one is known to be no less than the other."""
        distance = self._distance(test) if test.predicate == ("ne" if holds else "eq") else None
        if distance is None:
            return
        for sign in (1, -1):
            difference = AffineSum({}, Polynomial(), True).plus(distance, sign)
            if self._holds(difference, block):
                yield difference.plus(AffineSum({}, Polynomial.number(-1), True))

    def _distance(self, test: Compare, exact: bool = True) -> AffineSum | None:
        """By how much the second of two numbers that are compared is greater, as signed numbers."""
        left, right = self._operands(test, exact)
        return None if left is None or right is None else right.plus(left, -1)

    def _operands(self, test: Compare, exact: bool = True) -> tuple[AffineSum | None, AffineSum | None]:
        if not isinstance(test.operands[0].type, T.IntType):
            return None, None
        wide = "" if test.operands[0].type == T.I64 else "sext"
        left, right = (self._number(o, wide, exact) for o in test.operands)
        return left, right

    def _number(self, value: Value, extension: str, exact: bool = True) -> AffineSum | None:
        found = self._linear.total(value, extension)
        if found is None or found.at or not (found.exact or (not exact and _is_like_an_index(found))):
            return None
        return found


_LARGEST_FACTOR = 1 << 24
"""Greater factors are those of hash functions, which do wrap around."""


def _is_like_an_index(number: AffineSum) -> bool:
    """Whether a number in 64 bits is computed as places in memory and sizes of it are, by small factors."""
    return all(abs(f) <= _LARGEST_FACTOR for p in (*number.parts.values(), number.rest) for f in p.terms.values())


@dataclass(eq=False)
class _Case:
    """Both accesses in the same iterations of their first common loops, `level` of them; in the next one, if they have
    it in common, the store in a later one."""

    dependences: AntiDependences
    first: _Place
    second: _Place
    level: int

    def may_meet(self) -> bool:
        """Whether the addresses may be the same."""
        mine, theirs = (self._address(self.first, 0), self._address(self.second, 1))
        if not self._is_same(self.first.form.base):
            return True
        distance = {k: mine.get(k, _ZERO) - theirs.get(k, _ZERO) for k in {*mine, *theirs}}
        known = [*self._domain(self.first, 0), *self._domain(self.second, 1), *self._order()]
        coefficients = [p for form in (mine, theirs) for k, p in form.items() if k != ONE]
        return not any(self._never_meet(distance, strides, known) for strides in _strides(coefficients))

    @property
    def _later(self) -> Loop | None:
        """The loop of which the store runs in a later iteration."""
        return self.first.loops[self.level] if self.level < _common(self.first.loops, self.second.loops) else None

    def _order(self) -> list[_Row]:
        loop = self._later
        return [] if loop is None else [{(loop, 1): 1, (loop, 0): -1, ONE: -1}]

    def _is_same(self, value: Value) -> bool:
        """Whether both accesses see one value of it."""
        if isinstance(value, (Constant, Argument)) or not isinstance(value, Instruction) or value.block is None:
            return True
        around = self.dependences.forest.path(value.block)
        return len(around) <= self.level and tuple(around) == self.first.loops[: len(around)]

    def _turn(self, loop: Loop, side: int) -> Hashable:
        """The number of a loop's iteration in which an access runs."""
        return (loop, 0 if loop in self.first.loops[: self.level] else side)

    def _mine(self, polynomial: Polynomial, side: int) -> Polynomial:
        """With numbers of its own for what the two accesses may see different values of."""
        if all(self._is_same(a.value) for a in polynomial.atoms):
            return polynomial
        terms: dict[Monomial, int] = {}
        for monomial, factor in polynomial.terms.items():
            own = tuple(a if self._is_same(a.value) else Atom(a.value, f"{a.extension} of {side}") for a in monomial)
            terms[own] = factor
        return Polynomial(terms)

    def _address(self, place: _Place, side: int) -> dict[Hashable, Polynomial]:
        """Coefficients of iteration numbers, and the rest, in bytes from the base."""
        found: dict[Hashable, Polynomial] = {ONE: self._mine(place.form.rest, side)}
        for term in place.form.inner:
            found[self._turn(term.loop, side)] = self._mine(term.coefficient, side)
        return found

    def _domain(self, place: _Place, side: int) -> Iterator[_Row]:
        for known in self.dependences.domain(place.block):
            if all(p.is_number for p in known.parts.values()):
                row: _Row = dict(_row(self._mine(known.rest, side)))
                for loop, factor in known.parts.items():
                    turn = self._turn(loop, side)
                    row[turn] = row.get(turn, 0) + factor.constant
                yield row

    def _never_meet(
        self, distance: Mapping[Hashable, Polynomial], strides: list[Polynomial], known: list[_Row]
    ) -> bool:
        subscripts = _subscripts(distance, strides)
        if subscripts is None:
            return False
        *outer, last = subscripts
        extent = max(self.first.size, self.second.size) - 1
        for n, inner in enumerate(subscripts[1:]):
            ratio = _quotient(strides[n], strides[n + 1]) if n + 1 < len(strides) else strides[n]
            if ratio is None:
                return False
            room = dict(_row(ratio))
            room[ONE] = room.get(ONE, 0) - (extent if inner is last else 0)
            if not all(is_infeasible([], [*known, _sum(inner, room, sign)]) for sign in (1, -1)):
                return False
        above = {**last, ONE: last.get(ONE, 0) + self.first.size - 1}
        below = {**{v: -c for v, c in last.items()}, ONE: -last.get(ONE, 0) + self.second.size - 1}
        return is_infeasible(outer, [*known, above, below])


_ZERO = Polynomial()


def _plain_row(number: AffineSum) -> _Row | None:
    """A number over iterations, as a sum of multiples of unknowns; None where it is none."""
    if not all(p.is_number for p in number.parts.values()):
        return None
    return {**dict(_row(number.rest)), **{loop: p.constant for loop, p in number.parts.items()}}


def _ranges(number: AffineSum) -> Iterator[AffineSum]:
    """What narrow numbers can be."""
    for atom in number.rest.atoms:
        if atom.extension and isinstance(atom.value.type, T.IntType):
            low, high = _limits(atom.value.type.bits, atom.extension)
            yield AffineSum({}, Polynomial.of(atom) - Polynomial.number(low), True)
            yield AffineSum({}, Polynomial.number(high) - Polynomial.of(atom), True)


def _limits(bits: int, extension: str) -> tuple[int, int]:
    """The least and the greatest number of so many bits."""
    return (0, (1 << bits) - 1) if extension == "zext" else (-(1 << bits - 1), (1 << bits - 1) - 1)


def _common(first: tuple[Loop, ...], second: tuple[Loop, ...]) -> int:
    """How many loops are around both."""
    apart = (n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a is not b)
    return next(apart, min(len(first), len(second)))


def _sum(inner: _Row, room: _Row, sign: int) -> _Row:
    """`sign * inner - room`."""
    return {v: sign * inner.get(v, 0) - room.get(v, 0) for v in {*inner, *room}}


def _row(polynomial: Polynomial) -> Iterator[tuple[Hashable, int]]:
    for monomial, factor in polynomial.terms.items():
        yield monomial or ONE, factor


def _strides(given: Iterable[Polynomial]) -> Iterator[list[Polynomial]]:
    """By which lengths of rows, the longest first, addresses may be split into subscripts: those that are no numbers,
    also with those that are, or none."""
    coefficients = {p if _leading(p)[1] > 0 else p.times(-1) for p in given if p}
    symbolic = sorted((p for p in coefficients if not p.is_number), key=lambda p: (-_degree(p), p.text()))
    numbers = sorted((p for p in coefficients if p.is_number), key=lambda p: -p.constant)
    kept = list[Polynomial]()
    for stride in [*symbolic, *numbers[:-1]]:
        if not kept or _quotient(kept[-1], stride) is not None:
            kept.append(stride)
    found = [kept, [p for p in kept if not p.is_number], []]
    yield from (each for n, each in enumerate(found) if each not in found[:n])


def _degree(polynomial: Polynomial) -> int:
    return max((len(m) for m in polynomial.terms), default=0)


def _leading(polynomial: Polynomial) -> tuple[Monomial, int]:
    """The term by which polynomials are divided."""
    monomial = max(polynomial.terms, key=lambda m: (len(m), [(a.value.ref, a.extension) for a in m]))
    return monomial, polynomial.terms[monomial]


def _quotient(dividend: Polynomial, divisor: Polynomial) -> Polynomial | None:
    """The exact quotient; None where there is none."""
    quotient, rest = divided(dividend, divisor)
    return None if rest else quotient


def divided(dividend: Polynomial, divisor: Polynomial) -> tuple[Polynomial, Polynomial]:
    """A quotient and the rest. Raises `TooLarge`."""
    lead, unit = _leading(divisor)
    quotient, rest = _ZERO, dividend
    while True:
        for monomial, factor in rest.terms.items():
            left = _without(monomial, lead)
            if left is not None and factor % unit == 0:
                times = Polynomial({left: factor // unit})
                break
        else:
            return quotient, rest
        quotient, rest = quotient + times, rest - times * divisor


def _without(monomial: Monomial, factors: Monomial) -> Monomial | None:
    left = list(monomial)
    for atom in factors:
        if atom not in left:
            return None
        left.remove(atom)
    return tuple(left)


def _subscripts(distance: Mapping[Hashable, Polynomial], strides: list[Polynomial]) -> list[_Row] | None:
    """The distance as a sum of multiples of the strides, and of bytes: what each is multiplied by."""
    found = list[_Row]()
    rest = dict(distance)
    for stride in strides:
        row: _Row = {}
        for key, polynomial in rest.items():
            quotient, rest[key] = divided(polynomial, stride)
            if not _add(row, key, quotient):
                return None
        found.append(row)
    last: _Row = {}
    return [*found, last] if all(_add(last, key, p) for key, p in rest.items()) else None


def _add(row: _Row, key: Hashable, factor: Polynomial) -> bool:
    """Add an unknown's multiple to a row; False where the factor is no number."""
    if key == ONE:
        for unknown, c in _row(factor):
            row[unknown] = row.get(unknown, 0) + c
        return True
    row[key] = row.get(key, 0) + factor.constant
    return factor.is_number


__all__ = ["AntiDependences", "divided"]
