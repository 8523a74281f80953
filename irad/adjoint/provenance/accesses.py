"""The bits that lie in memory: where pointers lead, what loads and stores meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import islice
from math import gcd

from irad.adjoint.provenance.context import FILES
from irad.adjoint.provenance.memory import NOTHING, Row, TaintedBytes, in_array
from irad.adjoint.provenance.untyped_moves import MERGES, hands_on, moves_any_type
from irad.adjoint.provenance.values import ValueFlow
from irad.analysis.activity import carries_float
from irad.analysis.alias.linear_address import Residue, joined, residue
from irad.analysis.alias.memory import TEXT, UNKNOWN, MemoryObject, global_object, holds_seeds
from irad.analysis.member_bounds import BoundedPointer
from irad.analysis.types.bit_provenance import lane_width, width
from irad.analysis.types.float_bit_idioms import FRACTION, all_ones
from irad.ir import types as T
from irad.ir.ditypes import DIBasic, DIEnum, DIPointer
from irad.ir.instructions import Alloca, Atomic, Call, Instruction, Load, Store
from irad.ir.values import Argument, Constant, ConstInt, GlobalRef, Value
from irad.ir.worklist import reached
from irad.rules.runtimes.cxx import OUTPUT_STREAMS

_ARITHMETIC = frozenset("fadd fsub fmul fdiv fneg phi select fpext fptrunc".split())

_SCALAR = 8
"""Of multiples of no more bytes nothing is known: numbers may begin at each."""

_WORD = 4
"""What is looked up by bits of numbers may be parts of other ones, if it is smaller than any number."""

_ADDRESS = 8
"""Aligned words of this size, copies take back as they do numbers (see `irad.analysis.types.evidence.WORD`)."""

TAGS = {T.DOUBLE: "double", T.FLOAT: "float"}


class MemoryFlow(ValueFlow):
    """The tainted bytes of the memory that one function reaches."""

    def _find_inside(self) -> None:
        """Find the objects of which pointers to other places than their beginning are kept or merged somewhere: what is
        reached through a pointer from memory may then lie there as well. Of what callees make they tell
        (`_lead_inside`)."""
        for inst in (i for b in self.pointers.cfg.living for i in b.instructions):
            if self._is_defined(inst):
                self.begun.add(MemoryObject("handed", inst))
            elif isinstance(inst, Call) and self.book.effect(inst).kind in ("unknown", "custom"):
                for operand in self._kept(inst):  # who knows what they keep
                    self._lead_inside(self.pointers.reachable(self.pointers.objects(operand)), 1)
            elif inst.opcode in ("ptrtoint", "ptrtoaddr") and self._is_moved_on(inst):
                self._lead_inside(self.pointers.objects(inst.operands[0]), 1)
            for operand in self._kept(inst):
                for origin, far in self.pointers.origins(operand).items():
                    begins = isinstance(origin, Load) or self._is_defined(origin)
                    for obj in self.pointers.objects(origin):
                        known = begins or origin == obj.origin
                        if known and far.stride == 1:
                            self.moved.append((operand, obj))
                        else:
                            self._lead_inside((obj,), gcd(far.constant, far.stride) if known else 1)

    def _lead_by_distances(self) -> None:
        """The same of pointers that are moved by distances of others, as these are found."""
        for pointer, obj in self.moved:
            self._lead_inside((obj,), self._moved_by(pointer))

    def _moved_by(self, pointer: Value) -> int:
        """A number of bytes of multiples of which a pointer is moved from where it comes from. The pointers whose
        distances move it are looked at together with it: where all are multiples of a number, so are their distances
        (by induction over the steps of loops)."""
        found, work, seen = 0, [pointer], set[Value]()
        while work:
            value = work.pop()
            if value in seen:
                continue
            seen.add(value)
            address = self.pointers.address(value)
            if address.base is not value:
                found = gcd(found, address.constant)
                work.append(address.base)
                for index, factor in address.terms:
                    ends = _distance(index)
                    found = gcd(found, *map(self._begins, ends)) if ends is not None else gcd(found, factor)
                    work += ends or ()
            elif isinstance(value, Instruction) and value.opcode in ("phi", "select", "freeze"):
                work += value.operands[1:] if value.opcode == "select" else value.operands
        return found

    def _begins(self, pointer: Value) -> int:
        """Of how many bytes it is a multiple that what a pointer was moved from lies behind the beginning of a block; 1
        where that is not known."""
        found, origins = 0, self.pointers.origins(pointer)
        for obj in self.pointers.objects(pointer):
            led = [self._led(o, obj, Residue(0, 0)) for o in origins if obj in self.pointers.objects(o)]
            start = self._start(obj) if self.is_placed(obj) else None
            for place in led:
                if place is None or start is None:
                    return 1
                found = gcd(found, start, place.constant, place.stride)
        return found

    def _apart(self, index: Value) -> int:
        """A number of which an index is a multiple: of a distance, what is known of where both pointers lead."""
        ends = _distance(index)
        return gcd(*(s for end in ends for s in (self._begins(end), self._moved_by(end)))) if ends is not None else 1

    def _is_moved_on(self, address: Instruction) -> bool:
        """Whether more is done with an address than to compare it, and to find a distance: it may be moved anywhere."""
        work: list[Value] = [address]
        for value in work:
            for user in self._users.get(value, ()):
                if user.opcode in ("phi", "select", "freeze"):
                    work += [user] if user not in work else []
                elif user.opcode not in ("icmp", "sub"):
                    return True
        return False

    def _is_defined(self, value: Value) -> bool:
        return isinstance(value, Call) and self.book.effect(value).kind == "defined"

    def _kept(self, inst: Instruction) -> Iterator[Value]:
        """The pointers that an instruction keeps or hands back; not those of strings to their characters, which lead to
        text and nothing else."""
        if isinstance(inst, Store):
            kept = inst.value.type.is_pointer and not self.pointers.is_text(inst)
            yield from (inst.value,) if kept else ()
        elif isinstance(inst, Call):
            effect = self.book.effect(inst)
            yield from (o for i, o in enumerate(inst.operands) if o.type.is_pointer and effect.captures(i))
        elif inst.opcode in ("insertvalue", "ret", "ptrtoint", "atomicrmw", "cmpxchg"):
            first = 1 if inst.opcode in ("atomicrmw", "cmpxchg") else 0
            yield from (o for o in inst.operands[first:] if o.type.is_pointer)

    def _lead_inside(self, objects: Iterable[MemoryObject], step: int) -> None:
        """Note that somebody keeps pointers to other places of some objects than their beginning: to multiples of a
        number of bytes (the elements of a vector), or anywhere (1)."""
        for obj in objects:
            before = self.inside.get(obj, 0)
            after = gcd(before, step)
            after = 1 if after and (after <= _SCALAR or not self.around.elements) else after
            if after != before:
                self.inside[obj] = after
                self._places.clear()
                self.changed = True

    def is_placed(self, obj: MemoryObject) -> bool:
        """Whether it is known where pointers into an object from elsewhere lead: to its beginning, or to multiples of
        `inside`. An object that stands for many blocks is each of them then, whatever its layout."""
        many = obj.kind in ("handed", "pointee")
        return obj.kind != "unknown" and (not many or (obj in self.begun and self.inside.get(obj) != 1))

    def _place(self, pointer: Value, obj: MemoryObject) -> Residue | None:
        """A pointer's address, counted from the beginning of an object; None where that is not known."""
        if not self.is_placed(obj):
            return None
        key = (pointer, obj)
        if key not in self._places:
            origins = self.pointers.origins(pointer).items()
            found = [self._led(o, obj, far) for o, far in origins if obj in self.pointers.objects(o)]
            place = joined(p for p in found if p is not None) if None not in found else None
            if place is not None and place.stride == 1:
                place = self._moved_by_distance(pointer, obj) or place
            self._places[key] = place
        return self._places[key]

    def _moved_by_distance(self, pointer: Value, obj: MemoryObject) -> Residue | None:
        """Where a pointer leads that was moved as far as two pointers into one block are apart, or that is merged with
        such: among the elements of a vector, if these are."""
        address = self.pointers.address(pointer)
        if address.base is pointer or not any(_distance(index) for index, _ in address.terms):
            step = gcd(self._begins(address.base), self._moved_by(address.base))
            place = Residue(0, step) if step > 1 else None
        else:
            place = self._place(address.base, obj)
        for index, factor in address.terms:
            place = place + Residue(0, abs(factor) * self._apart(index)) if place is not None else None
        return place + Residue(address.constant, 0) if place is not None else None

    def _step(self, pointer: Value) -> int | None:
        """Of how many bytes it is a multiple that a pointer leads behind the beginning of a block (0: to that itself);
        None where that is not known."""
        objects, found = self.pointers.objects(pointer), 0
        for obj in objects:
            place = self._place(pointer, obj)
            start = self._start(obj)
            if place is None or start is None:
                return None
            if place.stride == 1:
                found = gcd(found, self._begins(pointer), self._moved_by(pointer))
            else:
                found = gcd(found, place.constant, place.stride, start)
        return found if objects else None

    def _led(self, origin: Value, obj: MemoryObject, far: Residue) -> Residue | None:
        """Where one leads that was moved from a pointer that is computed, loaded or handed in."""
        if origin == obj.origin and obj.kind != "handed":
            return far
        step = self.inside.get(obj, 0)
        kept = None
        if isinstance(origin, Load):
            kept = self.pointers.places.of_loaded(origin, obj) if step else None
        elif not self._is_defined(origin):
            return None
        if kept is not None:
            return kept + far
        return Residue(0, step) + far if step != 1 else None

    def _tainted(
        self, objects: Iterable[MemoryObject], pointer: Value | None = None
    ) -> Iterator[tuple[MemoryObject, TaintedBytes, Residue | None, Instruction | None]]:
        """The tainted bytes of some objects, with where the pointer leads in each (None: anywhere) and their origin.
        Other names of the same memory count as well, but for what callers have told: they told it of each name."""
        direct = frozenset(objects)
        for obj in self.pointers.in_order(direct):
            address = self._place(pointer, obj) if pointer is not None else None
            for found, origin in self._spots(obj):
                yield obj, found, address, origin
        for obj, same in self._other_names(direct):
            told = self._entered.get(obj, NOTHING) if all(map(_argument_of, direct)) else NOTHING
            address = self._place_by(pointer, obj, same) if pointer is not None else None
            for found, origin in self._spots(obj):
                if not any(known.covers(found) for known in told):
                    yield obj, found, address, origin

    def _other_names(self, direct: frozenset[MemoryObject]) -> Iterator[tuple[MemoryObject, list[MemoryObject]]]:
        """The objects with tainted bytes that may be some of others, with those; each is looked at once."""
        known: dict[MemoryObject, list[MemoryObject]] = {}
        for place, memory in enumerate((self.memory, self.around.shared)):
            seen, found = self._others.get((direct, place), (0, {}))
            if seen < len(memory.held):  # (they are in the order in which they came)
                for obj in islice(memory.held, seen, None):
                    near = obj in self._accessed or is_shared(obj)  # (callees may have put it there)
                    same = [o for o in direct if self._may_be(obj, o)] if obj not in direct and near else []
                    if same:
                        found[obj] = same
                self._others[direct, place] = (len(memory.held), found)
            known = {**known, **found} if known else found
        yield from tuple(known.items())

    def _place_by(self, pointer: Value, obj: MemoryObject, names: Iterable[MemoryObject]) -> Residue | None:
        """A pointer's address in an object that it leads to under other names: blocks begin where they do, whatever
        their name."""
        starts = [self._start(o) for o in (obj, *names)]
        places = [self._place(pointer, o) for o in names]
        place = joined(p for p in places if p is not None)
        if place is None or None in starts or None in places or not self.is_placed(obj):
            return None
        return place + Residue(0, gcd(*(s for s in starts if s is not None)))

    def _start(self, obj: MemoryObject) -> int | None:
        """Of how many bytes it is a multiple that an object's first byte lies behind the beginning of a block."""
        return self.at.get(obj) if obj.kind == "argument" else 0

    @cached_property
    def _accessed(self) -> frozenset[MemoryObject]:
        """What pointers of the function lead to."""
        found: set[MemoryObject] = set()
        for inst in self.facts.function.instructions():
            for operand in inst.operands:
                if operand.type.is_pointer:
                    found |= self.pointers.objects(operand)
        return frozenset(found)

    def _may_be(self, obj: MemoryObject, other: MemoryObject) -> bool:
        """Whether two objects may be one. What is made here and kept where arguments lead is among what pointers from
        there lead to."""
        if (known := self._same.get((obj, other))) is None:
            known = self._same[obj, other] = self._may_be_one(obj, other)
        return known

    def _may_be_one(self, obj: MemoryObject, other: MemoryObject) -> bool:
        if TEXT in (obj, other) or self._never_changes(obj) or self._never_changes(other):
            return False
        first, second = _argument_of(obj), _argument_of(other)
        if first is not None and second is not None and first is not second:
            pair = frozenset(((first.index, obj.kind == "pointee"), (second.index, other.kind == "pointee")))
            return pair in self.meeting and self.pointers.may_be_same(obj, other)
        argument, lent, rest = (first, obj, other) if first is not None else (second, other, obj)
        if argument is not None and is_shared(rest):
            if self.told_shared is not None:
                return (argument.index, lent.kind == "pointee", shared_name(rest)) in self.told_shared
            if rest.kind == "global":  # users do not hand over what the program has as a variable
                return False
        kinds = {obj.kind, other.kind}
        made_here = not kinds.isdisjoint(("local", "heap")) and not kinds.isdisjoint(("argument", "pointee"))
        return obj != FILES and not made_here and self.pointers.may_be_same(obj, other)

    def _spots(self, obj: MemoryObject) -> Iterator[tuple[TaintedBytes, Instruction | None]]:
        yield from self.memory.of(obj)
        if is_shared(obj):
            yield from self.around.shared.of(shared_name(obj))

    def _never_changes(self, obj: MemoryObject) -> bool:
        """Whether no number of the program's ever gets into an object, or out of it."""
        return is_output_stream(obj) or self.pointers.is_constant(obj) or holds_seeds(obj)

    def _note(self, obj: MemoryObject, found: TaintedBytes, origin: Instruction | None) -> None:
        if isinstance(obj.origin, GlobalRef) and obj.origin.name in self.book.inactive_globals:
            return
        if self._never_changes(obj):
            return
        memory, known = (self.around.shared, shared_name(obj)) if is_shared(obj) else (self.memory, obj)
        self.changed |= memory.note(known, found, origin)
        if memory is self.memory and obj in self.pointers.escaped:
            for other in self._kept_in_globals:
                if self.pointers.may_be_same(obj, other):
                    self.changed |= self.around.shared.note(other, found.spread(), origin)

    @cached_property
    def _kept_in_globals(self) -> list[MemoryObject]:
        """What pointers lead to that callees may have kept in variables of the program's."""
        globals_ = (global_object(name) for name in sorted(self.facts.request.active_globals))
        return [MemoryObject("pointee", obj.origin, obj) for obj in globals_]

    def _met(
        self, inst: Instruction, pointer: Value, size: int
    ) -> Iterator[tuple[TaintedBytes, Residue | None, Instruction | None]]:
        """The tainted bytes that an access may read, with the access's address in their object and their origin."""
        tag, numbers = self._tag(inst, pointer), self.facts.shared.numbers_beside(inst)
        perhaps = self._may_move_numbers(inst, pointer)
        if perhaps:
            tag = None
        direct = self.pointers.beside_strings(pointer)
        bounded = self._bounded(inst, pointer)
        owners = {_argument_of(o) for o in direct} - {None}
        for obj, found, address, origin in list(self._tainted(direct, pointer)):
            # what an argument leads to, seen under the name of what is reached through it: of numbers that lie there
            # the caller has told under its own name
            own = obj not in direct and _argument_of(obj) in owners
            if not self._may_be_within(bounded, obj, found, size):
                continue
            many = stands_for_many(obj)
            in_rows = address is not None and (address.stride > 0 or found.stride > 0)  # how long, only types can tell
            of_pointers = inst.type.scalar.is_pointer and in_rows
            if found.meets(address, size, tag, numbers, many or of_pointers) and not (own and found.adjoint):
                unplaced = found.adjoint and (many or found.is_unplaced(address, size))
                if unplaced and _is_atomic(inst) and self._counts(pointer, size):
                    continue
                told = unplaced and not perhaps and self._is_told_integer(inst, pointer, size)
                told = told and (obj not in self.lent or self.types.is_described(obj))
                if not told or ((many or address is None) and self._moves_any_type(inst)):
                    yield found, address, origin

    def _bounded(self, inst: Instruction, pointer: Value) -> BoundedPointer | None:
        """The members that a pointer of an access stays in, since the derivative looks at that."""
        return next((p for p in self.facts.bounded_pointers.get(inst, ()) if p.pointer is pointer), None)

    def _rows(self, bounded: BoundedPointer | None, obj: MemoryObject) -> tuple[Row, ...]:
        """These members in an object, in any of some places; nothing where it is not known at which places they lie."""
        root = self._place(bounded.root, obj) if bounded is not None else None
        if bounded is None or root is None or obj not in self.pointers.objects(bounded.root):
            return ()
        start, size = root + Residue(bounded.low, gcd(*(f for _, f in bounded.outer))), bounded.high - bounded.low
        row = Row(start, size, residue(bounded.first, bounded.step))
        if start.stride and bounded.array is not None:
            around, low, high = bounded.array
            place = self._place(around, obj)
            if place is not None and not place.stride and obj in self.pointers.objects(around):
                return in_array(row, place.constant + low, place.constant + high)
        return (row,) if not start.stride or size <= start.stride else ()

    def _may_be_within(
        self, bounded: BoundedPointer | None, obj: MemoryObject, found: TaintedBytes, size: int | None
    ) -> bool:  # fmt: skip
        """Whether tainted bytes may be some of the members that an access stays in."""
        rows = self._rows(bounded, obj)
        return not rows or any(found.may_be_among(row, size) for row in rows)

    def _tag(self, inst: Instruction, pointer: Value) -> str | None:
        """The type of an access. Loads that LLVM takes out of loops lose it, and their place in the source: it is then
        that of the integer which is declared to lie there."""
        tag, shared = self.facts.shared.access_type(inst), self.facts.shared
        is_put = isinstance(inst, Load) and inst.type.is_integer and inst.location is None and shared.tells_types
        if tag is not None or not is_put or "dbg" not in self.facts.function.metadata:
            return tag
        origins = self.pointers.origins(pointer)
        size = self.layout.store_size(inst.type)
        return "int" if origins and all(self._is_declared_integer(*o, size) for o in origins.items()) else None

    def _is_declared_integer(self, origin: Value, far: Residue, size: int) -> bool:
        """Whether an integer of just this size is declared to lie at a place: a wider access may read more than it."""
        if far.stride:
            return False
        if isinstance(origin, (Alloca, GlobalRef)):
            held = self.facts.declared.in_variable(origin, far.constant)
            return isinstance(held, T.IntType) and held.bits == 8 * size
        declared = self.facts.declared.at(origin, far.constant)
        return isinstance(declared, DIBasic) and declared.is_integer and declared.size == size

    def _may_move_numbers(self, inst: Instruction, pointer: Value) -> bool:
        """Whether nothing but a load itself says that there are integers, and what it loads is only handed on."""
        handed_on = isinstance(inst, Load) and self.facts.shared.tells_types and hands_on(inst, self._users)
        return handed_on and self._is_alone(inst, inst.type) and not self._holds_integers(pointer)

    def _may_put_numbers(self, inst: Instruction, pointer: Value, value: Value) -> bool:
        """The same of what is written: a word that comes from elsewhere."""
        comes = isinstance(value, (Load, Argument, Call)) or (isinstance(value, Instruction) and value.opcode in MERGES)
        return comes and self._is_alone(inst, value.type) and not self._holds_integers(pointer)

    def _is_alone(self, inst: Instruction, type_: T.Type) -> bool:
        """Whether an access of integers has a type, and no struct of which they are a member."""
        shared = self.facts.shared
        tagged = "tbaa" in inst.metadata and shared.access_type(inst) is not None
        return type_.scalar.is_integer and tagged and shared.member_offset(inst) is None

    def _holds_integers(self, pointer: Value) -> bool:
        """Whether integers are declared to lie there, by more than a cast."""
        return all(self._leads_to_integers(*o) for o in self.pointers.origins(pointer).items())

    def _counts(self, pointer: Value, size: int) -> bool:
        """Whether integers of four bytes, members of a struct, are declared to lie there: as those that count
        references, which are accessed without a type."""
        members = [
            self.facts.declared.within(origin, far.constant + at) if not far.stride else None
            for origin, far in self.pointers.origins(pointer).items() for at in range(0, size, 4)
        ]  # fmt: skip
        return bool(members) and all(isinstance(m, DIBasic) and m.is_integer and m.size == 4 for m in members)

    def _leads_to_integers(self, origin: Value, far: Residue) -> bool:
        """The same at a distance behind where a pointer comes from."""
        if isinstance(origin, (Alloca, GlobalRef)):
            held = self.facts.declared.in_variable(origin, far.constant)
            return isinstance(held, T.PointerType) or (isinstance(held, T.IntType) and held.bits > 8)
        declared = self.facts.declared.at(origin, far.constant)
        return isinstance(declared, (DIPointer, DIEnum)) or (isinstance(declared, DIBasic) and declared.is_integer)

    def _moves_any_type(self, inst: Instruction) -> bool:
        return moves_any_type(self.facts, inst, self._users)

    def _is_told_integer(self, inst: Instruction, pointer: Value, size: int) -> bool:
        """Whether types say that an access is of integers. Evidence of numbers beside that of integers counts, but for
        a member of a struct: how far a row of numbers before it goes, nothing tells."""
        if not inst.type.scalar.is_integer or not self._is_integer(pointer, size):
            return False
        return self.facts.shared.member_offset(inst) is not None or not self.types.may_be_numbers(pointer, size)

    def _is_integer(self, pointer: Value, size: int) -> bool:
        """Whether types say that there are integers. They count where one of the places is not known, and against
        numbers that are kept as numbers: bits that are lost lie in integers."""
        key = (pointer, size)
        if key not in self._integers:
            told = self.facts.shared.keeps_types
            self._integers[key] = told and all(p.kind == "integer" for p in self.types.memory(pointer, size))
        return self._integers[key]

    def _load(self, load: Load) -> None:
        scalar = load.type.scalar
        size = self.layout.store_size(load.type)
        if carries_float(load.type) and not scalar.is_aggregate:
            for found, _, origin in self._met(load, load.pointer, size):
                if not found.adjoint and not self._only_decides(load):
                    self._refuse(load, (), "read as one", origin or load)
            return
        if scalar.is_pointer:
            self._choose(load)
        if scalar.is_integer and width(load.type) < 8:
            return
        if scalar.is_integer and (load not in self.activity.active or size < _WORD):  # (words are looked up, not made)
            for index, _ in self.pointers.address(load.pointer).terms:
                if self.mask(index):  # a table of what bits stand for: text, parts of other numbers
                    self._taint(load, (all_ones(load),), self._origin([index], load))
            if load.pointer in self.chosen:  # a node of a tree of codes
                self._taint(load, (all_ones(load),), load)
        lane = max(1, lane_width(load.type) // 8) if scalar.is_integer else size
        known = not self._moves_any_type(load)
        kept = load in self.activity.active or (scalar.is_pointer and known and not self.may_be_number(load))
        doubtful = scalar.is_pointer and load not in self.activity.active and hands_on(load, self._users)
        mask, origin, certain, placed = 0, None, False, False
        for found, address, came in self._met(load, load.pointer, size):
            if found.adjoint and self._is_whole_number(load, found, address, size):
                self.whole_numbers.add(load)
            if found.adjoint and (load in self.facts.guarded_loads or load in self.facts.unshadowed_loads):
                if self.facts.request.guarded == "doubtful" and load in self.whole_numbers:
                    self._refuse(load, (), "kept as something else")
                continue
            if found.adjoint and scalar.is_integer:
                self._derive(load)
            # a word that is only handed on may be a number where just there numbers are put, whatever its type
            surely = address is not None and not found.is_unplaced(address, size)
            numbers = address is not None and surely and self._leads_to_numbers(load.pointer, address)
            certain = certain or not found.adjoint or numbers
            if not (found.adjoint and kept) or (doubtful and surely):
                mask |= found.mask_in(address, size, lane)
                origin = origin or (None if found.adjoint else came)
                placed = placed or not found.adjoint or (surely and not (found.stride or found.lane))
        if mask:
            (self.unplaced.discard if placed else self.unplaced.add)(load)
            self._taint(load, (mask,) * self._fields(load.type), origin or load)
        if mask and scalar.is_integer:
            (self.doubtful.discard if certain else self.doubtful.add)(load)

    def _is_whole_number(self, load: Load, found: TaintedBytes, address: Residue | None, size: int) -> bool:
        """Whether an address's size is loaded from just where a double is put."""
        if size != _ADDRESS or found.tag != TAGS[T.DOUBLE] or address is None or found.is_unplaced(address, size):
            return False
        return self._leads_to_numbers(load.pointer, address)

    def _leads_to_numbers(self, pointer: Value, place: Residue) -> bool:
        """Whether there are numbers in each object that a pointer may lead to: not descriptors beside them, nor, where
        it may lead anywhere in them, bytes of their own."""
        if not self.activity.with_data.issuperset(self.pointers.objects(pointer)):
            return False
        address = self.pointers.address(pointer)
        return place.stride != 1 or not self.facts.declared.is_row_of_bytes(address.base, address.constant)

    def may_be_number(self, load: Load) -> bool:
        """Whether a pointer is loaded from where a number may lie (in a union, say): its shadow is moved with it, but
        no adjoint comes back."""
        return self.types.may_be_numbers(load.pointer, self.layout.store_size(load.type))

    def _only_decides(self, value: Value, depth: int = 6) -> bool:
        """Whether a number is used for comparisons alone, by way of arithmetic: then it has no derivative to lose."""
        users = self._users.get(value, ())
        return depth > 0 and all(
            u.opcode == "fcmp" or (u.opcode in _ARITHMETIC and self._only_decides(u, depth - 1)) for u in users
        )

    def _fields(self, type_: T.Type) -> int:
        """How many masks a value has."""
        return len(getattr(self.layout.body(type_), "elements", ())) or 1

    def _store(self, inst: Instruction, pointer: Value, value: Value) -> None:
        tested = value.type.scalar.is_integer and self.is_tested(inst)
        if isinstance(value, Constant) and not tested:
            return
        lost = all_ones(value) if tested else self.lost(value)
        guarded = isinstance(inst, Store) and self.facts.keeps_derivative(inst)
        if value in self.derived and not guarded:
            self._check_part(inst, pointer, value)
        if guarded and lost and self.facts.request.guarded == "doubtful" and self._is_surely_number(value):
            self._refuse(inst, [value], "kept as something else")
        active = value in self.activity.varied if carries_float(value.type) else value in self.activity.active
        if not lost and not active:
            return
        size = self.layout.store_size(value.type)
        lane = max(1, lane_width(value.type) // 8) if width(value.type) else size
        tag = None if self._may_put_numbers(inst, pointer, value) else self.facts.shared.access_type(inst)
        self._left_in_text(pointer, inst)
        bounded = self._bounded(inst, pointer)
        for obj in self.pointers.in_order(self.pointers.objects(pointer)):
            address, rows = self._place(pointer, obj), self._rows(bounded, obj)
            if lost:
                # of a number, zeros that a condition puts there leave zero at most, or what is rounded
                kept = (guarded or _is_zero(value)) and obj in self.activity.with_data
                word = kept and self._is_aligned(inst, lane, obj, address) and self._is_in_words(lane)
                whole = _ADDRESS if word else 0
                self._put(obj, address, size, lane, lost, kept, tag, self._origin([value], inst), whole, False, rows)
            if active:
                mask = (1 << FRACTION.get(8 * lane, 8 * lane)) - 1
                whole = self._whole(inst, value, lane, obj, address)
                own = tag or (TAGS.get(value.type) if isinstance(value.type, T.FloatType) else None)
                stored = isinstance(value.type, T.FloatType) and tag is not None
                own_adjoint = obj in self.activity.with_data
                self._put(obj, address, size, lane, mask, own_adjoint, own, inst, whole, stored, rows)

    def _whole(
        self, inst: Instruction, value: Value, lane: int, obj: MemoryObject, address: Residue | None
    ) -> int:  # fmt: skip
        """The size of the numbers that are stored, if they are aligned: blocks are, as far as any scalar needs it."""
        kind = value.type if carries_float(value.type) else self.types.carried(value)
        number = kind.scalar if kind is not None else None
        if not isinstance(number, T.FloatType) or self.layout.size(number) != lane:
            return 0
        return lane if self._is_aligned(inst, lane, obj, address) else 0

    def _is_in_words(self, lane: int) -> bool:
        """Whether bytes of a guarded store are, or are in, what copies of words take back, wherever these go: a number
        that they may be parts of is a double."""
        return lane == _ADDRESS or (lane < _ADDRESS and not self.facts.shared.has_short_floats)

    def _is_surely_number(self, value: Value) -> bool:
        """Whether what is moved as a pointer or a word is certain to be a number at times, or an integer is computed
        from what is certain to be bits of one. (A part of one that is only moved is rather a smaller integer, in a
        place that several types share.)"""
        if value.type.scalar.is_integer and isinstance(value, Instruction) and value.opcode not in (*MERGES, "load"):
            return not isinstance(value, Call) and not self._is_doubtful(value)

        def merged(value: Value) -> Iterable[Value]:
            return value.operands if isinstance(value, Instruction) and value.opcode in MERGES else ()

        start: list[Value] = [value]
        roots: set[Value] = set(reached(start, merged))
        return not roots.isdisjoint(self.whole_numbers)

    def _is_aligned(self, inst: Instruction, lane: int, obj: MemoryObject, address: Residue | None) -> bool:
        stated = isinstance(inst, Store) and inst.align is not None and inst.align % lane == 0
        placed = obj.kind == "heap" and address is not None and not (address.constant % lane or address.stride % lane)
        return stated or placed

    def _left_in_text(self, pointer: Value, origin: Instruction) -> None:
        """Tainted bytes that are put where a string may have its characters are among these."""
        if self.pointers.may_be_text(pointer):
            self._note(TEXT, TaintedBytes(0, 1, 1, 255, False), origin)

    def _check_part(self, inst: Instruction, pointer: Value, value: Value) -> None:
        """Bits of a number, its sign and exponent too, must not be written over a part of a number."""
        size = self.layout.store_size(value.type)
        for found, address, _ in self._met(inst, pointer, size):
            whole = found.width <= size or found.is_unplaced(address, size)
            if found.adjoint and not whole and value not in self.activity.active:
                self._refuse(inst, [value], "written over a part of one")

    def _put(
        self, obj: MemoryObject, address: Residue | None, size: int, lane: int, mask: int, adjoint: bool,
        tag: str | None, origin: Instruction, whole: int = 0, stored: bool = False,
        rows: tuple[Row, ...] = (),
    ) -> None:  # fmt: skip
        for at in range(0, size - lane + 1, lane):
            found = TaintedBytes(at, 0, lane, mask, adjoint, tag, None, whole, stored)
            for there in [found.among(row) for row in rows] or [found.moved(address)]:
                self._note(obj, there, origin)

    def _atomic(self, inst: Instruction) -> None:
        pointer, *values = inst.operands
        for value in values:
            self._store(inst, pointer, value)
        if isinstance(inst, Atomic) and inst.type.is_float:
            return
        size = self.layout.store_size(values[0].type)
        mask, origin = 0, None
        for found, address, came in self._met(inst, pointer, size):
            mask |= found.mask_in(address, size, size)
            origin = origin or came
        if mask:
            self._taint(inst, (mask, 0) if inst.type.is_aggregate else (mask,), origin or inst)


def _is_zero(value: Value) -> bool:
    return isinstance(value, ConstInt) and not value.value


def _distance(value: Value) -> tuple[Value, Value] | None:
    """The two pointers that an integer is the distance of."""
    if not isinstance(value, Instruction) or value.opcode != "sub":
        return None
    taken = [o for o in value.operands if isinstance(o, Instruction) and o.opcode in ("ptrtoint", "ptrtoaddr")]
    ends = [o.operands[0] for o in taken]
    return (ends[0], ends[1]) if len(ends) == 2 else None


def _is_atomic(inst: Instruction) -> bool:
    """Whether an access is atomic: it counts references, say, and has no type of its own."""
    return inst.opcode in ("atomicrmw", "cmpxchg") or (isinstance(inst, (Load, Store)) and bool(inst.ordering))


def _argument_of(obj: MemoryObject) -> Argument | None:
    """The argument through which memory is reached."""
    while obj.kind == "pointee" and obj.parent is not None:
        obj = obj.parent
    return obj.origin if obj.kind == "argument" and isinstance(obj.origin, Argument) else None


def is_output_stream(obj: MemoryObject) -> bool:
    """Whether an object is one of the standard library's that nobody reads numbers from, or what lies behind it."""
    return isinstance(obj.origin, GlobalRef) and obj.origin.name in OUTPUT_STREAMS


def stands_for_many(obj: MemoryObject) -> bool:
    """Whether an object is any of the blocks that a callee has made, or that pointers in memory lead to."""
    return obj.kind in ("handed", "pointee")


def is_shared(obj: MemoryObject) -> bool:
    """Whether memory is every function's: global variables, what pointers in them lead to, what nobody knows."""
    return obj == UNKNOWN or isinstance(obj.origin, GlobalRef)


def shared_name(obj: MemoryObject) -> MemoryObject:
    while obj.kind == "pointee" and obj.parent is not None and obj.parent.kind == "pointee":
        obj = obj.parent
    return obj
