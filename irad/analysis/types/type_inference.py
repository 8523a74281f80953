"""What memory and integer-typed values hold: floating numbers (of which kind), pointers or integers.

Opaque pointers say nothing of their memory, and optimised code moves doubles as `i64`. Evidence is collected
per abstract object as (offset, stride, kind), from typed accesses, TBAA, declared types (allocas, globals,
debug information, prototypes, hints), from what callees do and from copies between objects, to a fixpoint
together with the kinds of integer values. Nothing is guessed: without evidence, or with contradicting
evidence, the answer is None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import lcm

from irad.analysis.alias.linear_address import Residue, ranges_meet
from irad.analysis.alias.memory import TEXT, Access, MemoryObject, global_object, holds_pointers
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.call_targets import names_in
from irad.analysis.member_bounds import BoundedPointer
from irad.analysis.mod_ref import CallEffect
from irad.analysis.types.bit_provenance import width
from irad.analysis.types.evidence import (
    DECLARED,
    HINTED,
    MOVES_WORDS,
    SEEN,
    UNION,
    UNSEEN_UNION,
    WORD,
    WORD_UNION,
    Evidence,
    Field,
    Interface,
    Kind,
    Piece,
    flatten,
    is_anywhere,
    moved_by,
    tagged_kind,
)
from irad.analysis.types.float_bit_idioms import FractionBits
from irad.analysis.types.integer_kinds import IntegerKinds
from irad.analysis.types.type_evidence import TypeEvidence
from irad.ir import types as T
from irad.ir.instructions import Alloca, Atomic, Call, Instruction, Load, Store
from irad.ir.layout import DataLayout
from irad.ir.module import Function
from irad.ir.values import Argument, Constant, ConstInt, ConstNull, GlobalRef, Value

_LARGEST_COPY = 4096


@dataclass(frozen=True)
class Seeds:
    """What is known of a function's memory from outside of its instructions.

    arguments: evidence of the memory behind pointer arguments; behind: of what pointers in there lead to.
    pointers: evidence of the memory behind values. callee(call): what the callee knows, None if nothing.
    variable(name): evidence of a global variable's memory. tbaa(inst): the access type of an instruction's tag, if it
    has one; member(inst): how far from its beginning a struct has the member that is accessed, where it is one.
    bounds(inst): the pointers of an access that stay in members of a struct, since that is looked at.
    hint(call): what a call says that the memory at its first operand holds, as many bytes as its second is.
    inner: arguments that do not lead to memory of the user's.
    """

    arguments: Mapping[Argument, tuple[Evidence, ...]] = field(default_factory=dict)
    behind: Mapping[Argument, tuple[tuple[Field, Evidence], ...]] = field(default_factory=dict)
    pointers: tuple[tuple[Value, tuple[Evidence, ...]], ...] = ()
    callee: Callable[[Call], Interface | None] = lambda call: None
    variable: Callable[[str], tuple[Evidence, ...]] = lambda name: ()
    tbaa: Callable[[Instruction], str | None] = lambda inst: None
    member: Callable[[Instruction], int | None] = lambda inst: None
    hint: Callable[[Call], Kind | None] = lambda call: None
    bounds: Callable[[Instruction], tuple[BoundedPointer, ...]] = lambda inst: ()
    inner: frozenset[Argument] = frozenset()


class TypeFacts(TypeEvidence):
    """Kinds of memory and of integer values in one function."""

    def __init__(
        self, function: Function, pointers: PointsTo, effect: Callable[[Call], CallEffect], seeds: Seeds
    ) -> None:
        assert function.module is not None
        super().__init__(function, pointers, effect)
        self.layout = function.module.layout
        self.triple = function.module.triple
        self.seeds = seeds
        self.tbaa = seeds.tbaa
        self._values = IntegerKinds()
        self._rows: set[Value] = set()  # moved from or to where only that is known that there are numbers
        self._perhaps: set[Value] = set()  # moved from unions: nothing but that says that they are integers
        self._either: set[MemoryObject] = set()  # now numbers, now integers are stored there, by one store
        self._heard: dict[Call, Interface] = {}
        self._held_together: dict[frozenset[MemoryObject], frozenset[MemoryObject]] = {}
        self._behind_kept: dict[MemoryObject, list[tuple[MemoryObject, bool]]] = {}
        self._told_before: set[tuple[object, ...]] = set()
        self._seed()
        self._solve()

    # -- queries

    def carried(self, value: Value) -> T.Type | None:
        """The floating type that an integer-typed value carries,
        or None when it does not (or it is not known).

        It is a vector of float where one wide integer moves several numbers.
        """
        kind = self.kind_of(value)
        return kind if isinstance(kind, (T.FloatType, T.VectorType)) else None

    def kind_of(self, value: Value) -> Kind | None:
        """The kind of an integer-typed value (see `IntegerKinds.kind_of`)."""
        return self._values.kind_of(value)

    def may_be_pointer(self, value: Value) -> bool:
        """Whether an integer-typed value may be a pointer: nothing says that it is a number."""
        return self.kind_of(value) in (None, "pointer")

    def may_be_integer(self, value: Value) -> bool:
        """Whether an integer-typed value is made as an integer somewhere, whatever else it is."""
        return "integer" in self._values.kinds(value)

    def is_only_moved(self, value: Value) -> bool:
        """Whether nothing is done with an integer-typed value but to move and to compare it."""
        return self._values.is_only_moved(value)

    def is_decided(self, value: Value) -> bool:
        """Whether there is evidence, without contradiction, of what an integer-typed value is."""
        return self.kind_of(value) is not None

    def memory(
        self, pointer: Value, size: int, merge: bool = False, start: int = 0, words: bool = False
    ) -> tuple[Piece, ...]:
        """What the bytes from `start` to `size` at `pointer` hold, piece by piece in order; `kind` None where that is
        not known.

        With `merge`, a slot that holds now an integer, now a number (a union's) is the number's: where it is
        an integer, its shadow is zero. With `words`, one that holds now a double, now a pointer is a `WORD`.
        """
        key = (pointer, size, merge, start, words)
        known = self._pieces.get(key)
        if known is None:
            known = self._pieces[key] = tuple(self._pieces_of(*key))
        return known

    def _pieces_of(self, pointer: Value, size: int, merge: bool, start: int, words: bool) -> list[Piece]:
        pieces: list[Piece] = []
        position = start
        while position < size:
            found = self._at(pointer, position, merge, words)
            width = found.size if found is not None else 1
            kind = found.kind if found is not None else None
            width = min(width, size - position)
            if kind == "integer":
                width = self._integers_from(pointer, position, width, merge, words)
            if pieces and pieces[-1].kind is None and kind is None:
                last = pieces.pop()
                pieces.append(Piece(last.offset, last.size + width, None))
            else:
                pieces.append(Piece(position, width, kind, found.rank if found is not None else SEEN))
            position += width
        return pieces

    def _integers_from(self, pointer: Value, start: int, width: int, merge: bool, words: bool) -> int:
        """How many bytes of an integer there are from one of them on: up to where something else is known to begin."""
        for position in range(start + 1, start + width):
            found = self._at(pointer, position, merge, words)
            if found is None or found.kind != "integer":
                return position - start
        return width

    def uniform(self, pointer: Value) -> Kind | None:
        """The one kind that all memory behind a pointer holds, as far as there is evidence;
        None if mixed or unknown."""
        kinds = set()
        for obj in self.pointers.objects(pointer):
            where = self._place(pointer, obj)[1]
            if self._items(obj, where):
                kinds.add(self._throughout(obj, where))
        return next(iter(kinds)) if len(kinds) == 1 else None

    def may_be_numbers(self, pointer: Value, size: int) -> bool:
        """Whether there is evidence that some of the bytes at a pointer are numbers', whatever else they may be."""
        return any(
            isinstance(item.kind, T.FloatType)
            for obj in self.pointers.objects(pointer)
            for position in range(0, size, 4)
            for item in self._placed_at(obj, pointer, position)
        )

    def is_of_scalars(self, pointer: Value, size: int) -> bool:
        """Whether there is evidence of all bytes at a pointer, be it contradictory, and none of pointers."""
        found = [
            [item.kind for item in self._placed_at(obj, pointer, position)]
            for obj in self.pointers.objects(pointer)
            for position in range(0, size, 4)
        ]
        return all(kinds and "pointer" not in kinds for kinds in found)

    def shared_by(self, pointer: Value, size: int) -> tuple[int, list[Kind]] | None:
        """The first byte at a pointer that belongs now to a number, now to another number or to a pointer (a union's),
        and all that it belongs to; None where there is no such byte."""
        for position in range(0, min(size, _LARGEST_COPY), 4):
            for obj in self.pointers.objects(pointer):
                kinds = {item.kind for item in self._placed_at(obj, pointer, position)} - {"integer"}
                if len(kinds) > 1 and any(isinstance(kind, T.FloatType) for kind in kinds):
                    return position, sorted(kinds, key=str)
        return None

    def holds_pointers(self, pointer: Value) -> bool:
        """Whether there is evidence of pointers in the memory behind a pointer."""
        return any(e.kind == "pointer" for obj in self.pointers.objects(pointer) for e in self._items(obj, None))

    def holds_numbers(self, pointer: Value) -> bool:
        """Whether there is evidence of floating numbers in the memory behind a pointer."""
        return any(
            isinstance(e.kind, T.FloatType)
            for obj in self.pointers.objects(pointer)
            for e in self._items(obj, self._place(pointer, obj)[1])
        )

    def holds_floats(self, obj: MemoryObject) -> bool | None:
        """Whether an object holds floating numbers somewhere; None without any evidence, or where there may be more
        in it than is seen here: callees put it there, or a block is not filled by what is seen of it."""
        evidence = self._items(obj, None)
        if any(isinstance(e.kind, T.FloatType) for e in evidence):
            return True
        if not evidence or obj in self._handed_on:
            return None
        returned = obj.kind == "handed" and isinstance(obj.origin, Call) and holds_pointers(obj.origin.type)
        if returned and any(e.kind == "pointer" for e in evidence):
            return None  # what they lead to counts as the same memory
        partly = obj.kind == "handed" or (obj.kind == "heap" and obj in self.pointers.escaped)
        return None if partly and self._throughout(obj, None) is None else False

    def period(self, pointer: Value) -> int:
        """The size in bytes after which the layout behind a pointer repeats; 0 when it does not."""
        strides = {
            e.stride for obj in self.pointers.objects(pointer) for e in self._items(obj, self._place(pointer, obj)[1])
        }
        positive = {s for s in strides if s}
        return lcm(*positive) if positive else 0

    # -- solution

    def _seed(self) -> None:
        for argument, evidence in self.seeds.arguments.items():
            for item in evidence:
                self._note(MemoryObject("argument", argument), item)
        for argument, fields in self.seeds.behind.items():
            parent = MemoryObject("argument", argument)
            for where, item in fields:
                self._note(MemoryObject("pointee", argument, parent), item, where)

    def _solve(self) -> None:
        instructions = [i for b in self.pointers.cfg.order for i in b.instructions]
        for inst in instructions:
            self._declare(inst)
            self._values.link(inst)
        for inst in instructions:
            self._values.collect_uses(inst)
        for inst in instructions:
            kind = self.seeds.hint(inst) if isinstance(inst, Call) else None
            if kind is not None and isinstance(inst, Call) and inst.operands:
                self._hinted(inst, kind)
        for pointer, evidence in self.seeds.pointers:
            for item in evidence:
                self._told(pointer, item)
        for self._untouched_counts in (False, True):  # only when all accesses have been seen
            self._pieces.clear()
            changed = True
            while changed:
                changed = False
                for inst in instructions:
                    changed |= self._exchange(inst)

    def _declare(self, inst: Instruction) -> None:
        if isinstance(inst, Alloca):
            for item in flatten(
                self.layout, inst.allocated, 0, 0 if not inst.sized else self.layout.size(inst.allocated)
            ):
                self._note(MemoryObject("local", inst), item)
        for operand in inst.operands:
            for name in names_in(operand):
                self._declare_global(GlobalRef(name))

    def _hinted(self, call: Call, kind: Kind) -> None:
        """What a call says of memory counts more than anything else."""
        pointer, *sizes = call.operands
        width = self.layout.size(kind) if isinstance(kind, T.Type) else 8 if kind == "pointer" else 1
        size = sizes[0] if sizes else ConstInt(T.I64, width)
        if not isinstance(size, ConstInt) or size.value > _LARGEST_COPY:
            self._told(pointer, Evidence(0, width, width, kind, HINTED))
            return
        for offset in range(0, size.value - width + 1, width):
            self._told(pointer, Evidence(offset, 0, width, kind, HINTED))

    def _declare_global(self, ref: GlobalRef) -> None:
        obj = global_object(ref.name)
        module = self.function.module
        assert module is not None
        variable = module.globals.get(ref.name)
        if obj not in self._evidence and variable is not None:
            self._evidence[obj] = {}
            for item in (*flatten(self.layout, variable.type), *self.seeds.variable(ref.name)):
                self._note(obj, item)

    def _exchange(self, inst: Instruction) -> bool:
        if isinstance(inst, (Load, Store)) and self.pointers.is_text(inst):
            return self._string(inst.pointer)
        if isinstance(inst, Load):
            return self._access(inst.pointer, inst, inst) | self._either_loaded(inst)
        if isinstance(inst, Store):
            return self._access(inst.pointer, inst.value, inst) | self._either_stored(inst)
        if isinstance(inst, Call):
            effect = self.effect(inst)
            if effect.text:
                beginnings = [inst.operands[i] for i in sorted(effect.writes)]
                return max([self._told(pointer, Evidence(0, 0, 1, "integer")) for pointer in beginnings])
            copies = effect.copies
            if copies is not None:
                into, source = (inst.operands[i] for i in copies)
                size = inst.operands[2]
                known = size.value if isinstance(size, ConstInt) else None
                if MOVES_WORDS in inst.metadata:
                    return max([self._observe(pointer, 8, WORD) for pointer in (into, source)])
                if any(o in self._either for o in self.pointers.objects(source)):
                    self._either |= self.pointers.objects(into)
                return self._copy(into, source, known) | self._copy(source, into, known)
            interface = self.seeds.callee(inst)
            return interface is not None and self._called(inst, interface)
        if inst.opcode in ("atomicrmw", "cmpxchg") and _is_lock(inst):
            pointer, new = inst.operands[:2]
            return self._observe(pointer, width(new.type) // 8, "integer")
        return False

    def _string(self, pointer: Value) -> bool:
        """A string of libstdc++'s: a pointer to its characters, and their number. Of the characters that may lie behind
        them nothing is said: who moves them from elsewhere may move numbers."""
        return self._observe(pointer, 8, "pointer") | self._observe(pointer, 8, "integer", 8)

    def _either_stored(self, store: Store) -> bool:
        value = store.value
        if not value.type.scalar.is_integer or self.carried(value) is None or not self.may_be_integer(value):
            return False
        objects = self.pointers.objects(store.pointer)
        new = not objects <= self._either
        self._either |= objects
        return new

    def _either_loaded(self, load: Load) -> bool:
        if not load.type.scalar.is_integer:
            return False
        if width(load.type) > 8 and self.tbaa(load) == "omnipotent char":  # a member of a union, or a whole one
            self._perhaps.add(load)
            return self._values.add(load, "integer")
        objects = self.pointers.objects(load.pointer)
        if not self._either.isdisjoint(objects) or any(self._is_union(load.pointer, o) for o in objects):
            return self._values.add(load, "integer")
        return False

    def is_union(self, pointer: Value) -> bool:
        """Whether what a pointer leads to is declared as a union, whatever it leads to."""
        objects = self.pointers.objects(pointer)
        return bool(objects) and all(self._is_union(pointer, o) for o in objects)

    def is_union_with_pointer(self, pointer: Value) -> bool:
        """Whether a pointer may lead to what is declared as a union that may hold a pointer."""
        return any(self._is_union(pointer, o, (WORD_UNION,)) for o in self.pointers.objects(pointer))

    def may_be_word(self, pointer: Value, place: Residue, size: int) -> bool:
        """Whether bytes at a place behind a pointer may be those of a union that holds a pointer at times."""
        for obj in self.pointers.objects(pointer):
            begin = self._place(pointer, obj)[0]
            at = begin + place if begin is not None else None
            unions = self._unions.get(obj, ())
            met = {i.kind for i in unions if at is None or ranges_meet(at, size, Residue(i.offset, i.stride), i.size)}
            if WORD_UNION in met or met == {UNSEEN_UNION}:
                return True
        return False

    def _is_union(self, pointer: Value, obj: MemoryObject, kinds: tuple[str, ...] = (UNION, WORD_UNION)) -> bool:
        """Whether a pointer may lead to a union."""
        items = [i for i in self._unions.get(obj, ()) if i.kind in kinds]
        if not items:
            return False
        address = self._place(pointer, obj)[0]
        return address is None or any(ranges_meet(address, 1, Residue(i.offset, i.stride), i.size) for i in items)

    def _access(self, pointer: Value, value: Value, inst: Instruction) -> bool:
        type_ = value.type
        scalar = type_.scalar
        size = self._extent(scalar)
        count = type_.count if isinstance(type_, T.VectorType) else 1
        kind: Kind | None = None
        within = self._within(pointer, inst)
        if isinstance(scalar, T.FloatType):
            kind = scalar
        elif scalar.is_pointer:
            kind = "pointer"
        elif scalar.is_aggregate:
            changed = False
            for item in flatten(self.layout, scalar):
                changed |= self._observe(pointer, item.size, item.kind, item.offset, within=within)
            return changed
        elif scalar.is_integer:
            return self._integer_access(pointer, value, inst, size)
        if kind is None:
            return False
        changed = False
        for lane in range(count):
            member = self.seeds.member(inst)
            changed |= self._observe(pointer, size, kind, lane * size, member=member, within=within)
        return changed

    def _within(self, pointer: Value, inst: Instruction) -> BoundedPointer | None:
        """The members that an access stays in, since that is looked at."""
        return next((p for p in self.seeds.bounds(inst) if p.pointer is pointer), None)

    def _extent(self, scalar: T.Type) -> int:
        """The bytes that an access of a scalar tells about: a floating number's padding belongs to it."""
        if scalar.is_aggregate:
            return 0
        return self.layout.size(scalar) if scalar.is_float else self.layout.store_size(scalar)

    def _integer_access(self, pointer: Value, value: Value, inst: Instruction, size: int) -> bool:
        """What an integer-typed access moves: told by its tag, by the other uses of the value,
        or by the memory."""
        stated = tagged_kind(self.tbaa(inst), self.triple)
        if size < 2:
            return False
        if self.pointers.beside_strings(pointer) <= {TEXT}:
            return isinstance(inst, Load) and self._values.add(value, "integer")
        changed = False
        if stated is not None and (not isinstance(stated, T.FloatType) or self.layout.size(stated) == size):
            member, within = self.seeds.member(inst), self._within(pointer, inst)
            changed |= self._observe(pointer, size, stated, member=member, within=within)
            if not isinstance(value, Constant):
                changed |= self._values.add(value, stated)
                changed |= stated == "integer" and self._parked(pointer, value, size)
            return changed
        if isinstance(value, Constant):
            return False
        held = moved_by(self.layout, self.memory(pointer, size))
        if isinstance(held, (T.FloatType, T.VectorType)):  # whatever is done with the value, it has a number's bits
            return self._values.add(value, held)
        kind = self.kind_of(value)
        if kind is not None:
            said = value not in self._rows and (kind != "integer" or value not in self._perhaps)
            return said and self._observe(pointer, size, kind, used=True, within=self._within(pointer, inst))
        if held is None and self._untouched_counts:
            held = self._row(pointer, size)
            self._rows |= {value} if held is not None else set()
        return self._values.add(value, held) if held is not None else False

    def _parked(self, pointer: Value, value: Value, size: int) -> bool:
        """Numbers may be kept in what is declared as integers: what is only moved from where numbers are put is one,
        and where it is put there are."""
        if not self._values.is_only_moved(value):
            return False
        held = moved_by(self.layout, self.memory(pointer, size, merge=True))
        changed = isinstance(held, T.FloatType) and self._values.add(value, held)
        kind = self.kind_of(value)
        return changed | (isinstance(kind, T.FloatType) and self._observe(pointer, size, kind))

    def _row(self, pointer: Value, size: int) -> Kind | None:
        """Several numbers, of memory with nothing but such numbers and integers in it: where it is not known which of
        them are moved, all may count as numbers."""
        number = self.numbers_beside_integers(pointer)
        lanes = size // self.layout.size(number) if number is not None else 0
        return T.VectorType(lanes, number) if number is not None and lanes > 1 else None

    def _called(self, call: Call, interface: Interface) -> bool:
        """What the callee knows of the memory that it is handed holds here too. Pointers lead where they lead, and
        evidence stays: of memory, each interface is heard once."""
        changed = False
        heard = self._heard.get(call)
        if heard is not interface and heard != interface:
            self._heard[call] = interface
            changed = self._heard_of_memory(call, interface)
        for position, operand in enumerate(call.operands):
            kind = interface.kinds.get(position)
            if kind is not None and operand.type.scalar.is_integer:
                changed |= self._values.add(operand, kind)
        if interface.result_kind is not None:
            changed |= self._values.add(call, interface.result_kind)
        return changed

    def _heard_of_memory(self, call: Call, interface: Interface) -> bool:
        changed = False
        for position, operand in enumerate(call.operands):
            for item in interface.arguments.get(position, ()):
                changed |= self._told(operand, _reported(item))
            for where, item in interface.behind.get(position, ()):
                changed |= self._told_behind(operand, where, _reported(item))
        for item in interface.result:
            changed |= self._told(call, _reported(item))
        return changed

    def _told_behind(self, pointer: Value, where: Field, item: Evidence) -> bool:
        """Evidence of what a pointer kept in memory leads to."""
        changed = False
        anywhere = []
        for holder in self.pointers.objects(pointer):
            if where is not None and where[0] == 1:
                changed |= self._told_further(holder, where, item)
                continue
            address = self._place(pointer, holder)[0] if where is not None else None
            if where is None or address is None or address.stride:
                anywhere.append(holder)
                continue
            offset = where[1] + address.constant
            for obj in self.pointers.held(holder, offset):
                changed |= self._told_of(obj, item, (1 if holder == obj else 0, offset))
        together = frozenset(anywhere)
        if together and (together, item) not in self._told_before:
            self._told_before.add((together, item))
            for obj in self._held_in(together):
                changed |= self._told_of(obj, item, None)
        return changed

    def _held_in(self, holders: frozenset[MemoryObject]) -> frozenset[MemoryObject]:
        """What the pointers kept in some objects lead to."""
        known = self._held_together.get(holders)
        if known is None:
            known = self._held_together[holders] = self.pointers.stored_in(holders)
        return known

    def _told_further(self, holder: MemoryObject, where: Field, item: Evidence) -> bool:
        """The same of a pointer that is kept in memory which is itself reached through kept pointers."""
        key = (holder, where, item)
        if key in self._told_before:
            return False
        self._told_before.add(key)
        changed = False
        for obj, is_own in self._kept_behind(holder):
            changed |= self._told_of(obj, item, where if is_own else None)
        return changed

    def _kept_behind(self, holder: MemoryObject) -> list[tuple[MemoryObject, bool]]:
        """What pointers lead to that are kept in memory which is itself reached through pointers kept in an object; and
        whether it is that object, and the pointer kept in itself."""
        known = self._behind_kept.get(holder)
        if known is None:
            pointers = self.pointers
            kept = pointers.reachable(pointers.held(holder, None))
            others = pointers.stored_in(kept - {holder})
            own = pointers.held(holder, None) if holder in kept else frozenset[MemoryObject]()
            known = self._behind_kept[holder] = [(obj, False) for obj in others | (own - {holder})]
            known += [(holder, True)] if holder in own else []
        return known

    def _told_of(self, obj: MemoryObject, item: Evidence, where: Field) -> bool:
        """Evidence of an object to which a kept pointer leads; wherever in it, unless it is known from outside only."""
        if obj.kind == "pointee":
            return self._note(obj, item, where)
        return 0 < item.stride <= item.size and self._note(obj, item)

    def _copy(self, into: Value, source: Value, size: int | None) -> bool:
        """What memory holds, a copy of it holds; of a copy of unknown length only as far as it repeats."""
        if size is None or size > _LARGEST_COPY:
            return self._copy_repeated(into, source)
        changed = False
        for piece in self.memory(source, size, words=True):
            end = piece.offset + piece.size
            if isinstance(piece.kind, T.FloatType) and piece.size % self.layout.size(piece.kind):
                continue  # the rest of a number that an integer overlaps, in a union
            there = self.memory(into, end, start=piece.offset, words=True) if piece.kind is not None else ()
            known = any(p.kind and p.rank >= piece.rank for p in there)
            if piece.kind == WORD:
                known = any(p.kind not in (T.DOUBLE, "pointer", None) for p in there)
            if piece.kind is not None and not known:
                changed |= self._observe(into, piece.size, piece.kind, piece.offset, piece.rank)
        return changed

    def _copy_repeated(self, into: Value, source: Value) -> bool:
        targets = self.pointers.objects(into)
        if any(self._items(o, self._place(into, o)[1]) for o in targets):
            return False
        changed = False
        kind = self.uniform(source)
        if kind is not None:
            width = self.layout.size(kind) if isinstance(kind, T.Type) else 8
            for obj in targets:
                changed |= self._note(obj, Evidence(0, width, width, kind), self._place(into, obj)[1])
            return changed
        for item in self.seen_from(source):
            if item.stride:
                changed |= self._told(into, item)
        return changed

    def fraction_bits(self) -> FractionBits:
        """Which bits of integers depend on the fractions of numbers."""
        return FractionBits(
            [i for b in self.pointers.cfg.order for i in b.instructions],
            lambda load: self.memory(load.pointer, width(load.type) // 8),
            lambda call: self.effect(call).kind in ("inactive", "marker", "scalar"),
        )

    def interface(self) -> Interface:
        """What callers learn from this function."""
        arguments: dict[int, tuple[Evidence, ...]] = {}
        behind: dict[int, tuple[tuple[Field, Evidence], ...]] = {}
        kinds: dict[int, Kind] = {}
        for argument in self.function.arguments:
            if argument.type.is_pointer:
                obj = MemoryObject("argument", argument)
                items = tuple(e for e in self._items(obj, None) if not is_anywhere(e))
                if items:
                    arguments[argument.index] = items
                fields = self._evidence.get(MemoryObject("pointee", argument, obj), {})
                found = tuple((w, e) for w, es in fields.items() for e in es if not is_anywhere(e))
                if found:
                    behind[argument.index] = found
            elif argument.type.scalar.is_integer:
                kind = self.carried(argument)
                if kind is not None:
                    kinds[argument.index] = kind
        returned = [
            b.terminator.operands[0]
            for b in self.pointers.cfg.order
            if b.terminator.opcode == "ret" and b.terminator.operands
        ]
        result: tuple[Evidence, ...] = ()
        result_kind: Kind | None = None
        if returned and self.function.result.is_pointer:
            seen = [self.seen_from(v) for v in returned if not isinstance(v, ConstNull)]
            result = tuple(e for e in seen[0] if all(e in s for s in seen)) if seen else ()
        elif returned and self.function.result.scalar.is_integer:
            found_kinds = {self.carried(v) for v in returned if not isinstance(v, Constant)}
            result_kind = next(iter(found_kinds)) if len(found_kinds) == 1 else None
        return Interface(arguments, behind, result, kinds, result_kind)

    def for_callee(self, pointer: Value) -> tuple[tuple[Evidence, ...], tuple[tuple[Field, Evidence], ...]]:
        """What this function can tell a callee of the memory behind a pointer that it hands it: evidence of that
        memory, and of what pointers kept there lead to."""
        objects = self.pointers.objects(pointer)
        if len(objects) != 1:
            return self.seen_from(pointer), ()
        (obj,) = objects
        address, _ = self._place(pointer, obj)
        if address is None or address.stride:
            return self.seen_from(pointer), ()
        behind: dict[tuple[Field, Evidence], None] = {}
        declared = (i.offset for i in self._items(obj, None) if i.kind == "pointer" and not i.stride)
        stored = self.pointers.pointer_offsets(obj)
        for offset in dict.fromkeys((*stored, *declared)):
            held = self.pointers.held(obj, offset)
            kinds = {self._kind_throughout(o) for o in held}
            kind = next(iter(kinds)) if len(kinds) == 1 else None
            if kind is not None:
                width = self.layout.size(kind) if isinstance(kind, T.Type) else 8
                seen = offset in stored or isinstance(kind, T.FloatType)
                known = [Evidence(0, width, width, kind)] if seen else []
            else:
                told = [o for o in held if self._items(o, None)]
                array = self._items(told[0], None) if len(told) == 1 else ()
                known = [i for i in array if i.stride > i.size]  # of structs
            behind |= {((0, offset - address.constant), item): None for item in known}
        if obj.kind == "argument" and isinstance(obj.origin, Argument):
            for field, items in self._evidence.get(MemoryObject("pointee", obj.origin, obj), {}).items():
                if field is not None and field[0] == 0:
                    for item in items:
                        behind[((0, field[1] - address.constant), item)] = None
        return self.seen_from(pointer), tuple(behind)

    def _kind_throughout(self, obj: MemoryObject) -> Kind | None:
        return self._throughout(obj, None)


def _reported(item: Evidence) -> Evidence:
    """What a callee says counts where nothing is seen here."""
    return item if item.rank == HINTED else replace(item, rank=DECLARED)


def access_of(inst: Instruction, layout: DataLayout, tbaa: Callable[[Instruction], str | None]) -> Access | None:
    """The memory access of a load or store (or atomic), else None."""
    if isinstance(inst, Load):
        return Access(inst, inst.pointer, layout.store_size(inst.type), tbaa(inst))
    if isinstance(inst, Store):
        return Access(inst, inst.pointer, layout.store_size(inst.value.type), tbaa(inst))
    if inst.opcode in ("atomicrmw", "cmpxchg"):
        return Access(inst, inst.operands[0], layout.store_size(inst.operands[1].type), tbaa(inst))
    return None


def _is_lock(inst: Instruction) -> bool:
    """Whether an atomic operation puts one small constant in the place of another, as locks do."""
    values = inst.operands[1:]
    swaps = not isinstance(inst, Atomic) or inst.operation == "xchg"
    return swaps and all(isinstance(v, ConstInt) and width(v.type) <= 32 for v in values)
