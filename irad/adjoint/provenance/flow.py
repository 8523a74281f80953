"""Follows the bits of active numbers through one function, flow-insensitively, to a fixpoint."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import gcd

from irad.adjoint.facts import FunctionFacts
from irad.adjoint.provenance.memory import NOTHING, TaintedBytes, TaintedMemory, Taints
from irad.adjoint.settle.retype import SCALED
from irad.adjoint.steps import CopyStep
from irad.adjoint.transfers import layout_of
from irad.analysis.activity import carries_float
from irad.analysis.addresses import Address
from irad.analysis.bitrange import lane_width, width
from irad.analysis.bits import FRACTION, BitMasks, all_ones, cast_fraction
from irad.analysis.effects import CallEffect
from irad.analysis.evidence import Evidence, tagged_kind
from irad.analysis.memory import UNKNOWN, MemoryObject, holds_pointers
from irad.analysis.refusal import UNDECIDED, Refusal
from irad.ir import types as T
from irad.ir.instructions import Atomic, Call, IndexedAggregate, Instruction, Load, Phi, Store
from irad.ir.module import users_of
from irad.ir.values import Argument, Constant, ConstInt, GlobalRef, Value

Masks = tuple[int, ...]
"""Of a value: the tainted bits; of an aggregate, those of each of its fields."""

FILES = MemoryObject("global", GlobalRef("irad.files"))
"""What programs write to files and read from them, all of it."""

ALL_BITS = (1 << 128) - 1

_TAGS = {T.DOUBLE: "double", T.FLOAT: "float"}

_DECIDING = frozenset(("icmp", "fcmp", "fptosi", "fptoui", "ptrtoint", "ptrtoaddr"))
"""What only decides by numbers, or counts by them."""


@dataclass(frozen=True)
class Behind:
    """What is tainted of the memory behind a pointer argument: directly, and of what pointers in there lead to.
    lent: the memory is the user's. There, and nowhere else, types tell which of it are numbers."""

    direct: Taints = NOTHING
    deeper: Taints = NOTHING
    lent: bool = False

    def __bool__(self) -> bool:
        return bool(self.direct or self.deeper)


Meeting = frozenset[tuple[int, bool]]


@dataclass(frozen=True)
class Context:
    """What a function is called with: the masks of its arguments, and what is tainted behind them. meeting: pairs of
    arguments that may lead to the same memory, each with whether it does so by way of pointers in its memory. shared:
    the like of an argument and memory that no function has for itself; None if nothing is known of that."""

    masks: tuple[Masks, ...]
    behind: tuple[Behind, ...]
    meeting: frozenset[Meeting]
    shared: frozenset[tuple[int, bool, MemoryObject]] | None = None

    @property
    def is_clean(self) -> bool:
        return not any(map(any, self.masks)) and not any(self.behind)

    def spread(self) -> Context:
        """The same, wherever things lie: in recursion places may go on and on."""
        behind = tuple(
            replace(
                b,
                direct=frozenset(t.spread() for t in b.direct),
                deeper=frozenset(t.spread() for t in b.deeper),
            )
            for b in self.behind
        )
        return replace(self, behind=behind)


@dataclass(frozen=True)
class Outcome:
    """What a function leaves behind: the mask of its result, what it taints behind its arguments, and what memory that
    it has made holds."""

    result: Masks = ()
    behind: tuple[Behind, ...] = ()
    made: Taints = NOTHING


CLEAN = Outcome()


@dataclass(frozen=True)
class Surroundings:
    """What the flow through one function asks others.

    call(call, context): what a call of a function with a body leaves behind. copy(call): the step that takes the
    adjoints of a copy back; "all" where whole shadows are copied, None where nothing is. shared: what is tainted of
    memory that no function has for itself: globals, and what nobody knows.
    """

    call: Callable[[Call, Context], Outcome]
    copy: Callable[[Call], CopyStep | str | None]
    shared: TaintedMemory


class BitFlow(BitMasks):
    """The flow in one function under one request. Raises `Refusal` where a tainted word becomes a number."""

    def __init__(self, facts: FunctionFacts, context: Context, around: Surroundings) -> None:
        self.facts = facts
        self.pointers = facts.pointers
        self.types = facts.types
        self.activity = facts.activity
        self.book = facts.shared.calls
        self.layout = facts.pointers.module.layout
        self.around = around
        self.meeting = context.meeting
        self.told_shared = context.shared
        self.memory = TaintedMemory()
        self.masks: dict[Value, Masks] = {}
        self.origins: dict[Value, Instruction] = {}
        self.derived: set[Value] = set()
        self.rounded: dict[Value, int] = {}  # bits of active numbers that were rounded to integers: steps, unless cast
        self._rounding = False
        self.result: Masks = ()
        self.changed = False
        self.lent: set[MemoryObject] = set()
        self._integers: dict[tuple[Value, int], bool] = {}
        self._addresses: dict[Value, Address] = {}
        self._numberless: dict[Call, bool] = {}
        self._enter(context)

    # -- the whole function

    def run(self) -> Outcome:
        instructions = [i for b in self.pointers.cfg.living for i in b.instructions]
        self.changed = True
        while self.changed:
            self.changed = False
            for inst in instructions:
                self._visit(inst)
        for obj in self.lent & self.activity.with_data:
            for found, origin in self.memory.of(obj):
                if not found.adjoint and origin is not None and not self._is_kept_as_integer(obj, found):
                    self._refuse_untyped(origin)
        return self._outcome()

    def _is_kept_as_integer(self, obj: MemoryObject, found: TaintedBytes) -> bool:
        """Whether types say that the user has integers where bits of numbers are left in his memory."""
        if found.is_anywhere and tagged_kind(found.tag, self.pointers.module.triple) == "integer":
            return True
        items = [item for held, _, item in self.types.known() if held == obj]
        if not found.is_anywhere:
            items = [i for i in items if _overlap(i, found)]
        return bool(items) and all(i.kind == "integer" for i in items)

    def _refuse_untyped(self, inst: Instruction) -> None:
        if isinstance(inst, Call):
            what = f"cannot tell what '{inst.callee_name}' moves here"
            why = "the memory carries derivatives, and nothing says which of its bytes are floating-point numbers"
        else:
            what = f"cannot tell whether {inst.type} {inst.ref} is a floating-point number"
            why = "it moves data between memory that carries derivatives, and nothing says what that memory holds"
        raise Refusal("type", inst, what, why, UNDECIDED)

    def _enter(self, context: Context) -> None:
        for argument, masks, behind in zip(self.facts.function.arguments, context.masks, context.behind, strict=True):
            if any(masks):
                self.masks[argument] = masks
            if not holds_pointers(argument.type):
                continue
            obj = MemoryObject("argument", argument)
            inner = MemoryObject("pointee", argument, obj)
            for found in behind.direct:
                self.memory.note(obj, found, None)
            for found in behind.deeper:
                self.memory.note(inner, found, None)
            if behind.lent:
                self._lend(obj, inner)
                self.lent |= {obj, inner}
        self._entered = {o: self.memory.all(o) for o in self.memory.held}

    def _lend(self, *objects: MemoryObject) -> None:
        """The numbers in memory of the user's, as far as types tell; all of it where they tell nothing."""
        known: dict[MemoryObject, list[Evidence]] = {o: [] for o in objects}
        for obj, _, item in self.types.known():
            if obj in known:
                known[obj].append(item)
        for obj, items in known.items():
            if obj not in self.activity.with_data:
                continue
            if not items:
                self.memory.note(obj, TaintedBytes(0, 1, 1, 255, True), None)
            for item in items:
                if isinstance(item.kind, T.FloatType):
                    lane = self.layout.size(item.kind)
                    mask = (1 << FRACTION.get(8 * lane, 8 * lane)) - 1
                    exact = item.size == lane and item.stride != 1
                    found = TaintedBytes(item.offset, item.stride, lane, mask, True, _TAGS.get(item.kind))
                    self.memory.note(obj, found if exact else found.spread(), None)

    def _outcome(self) -> Outcome:
        behind = []
        for argument in self.facts.function.arguments:
            if not holds_pointers(argument.type):
                behind.append(Behind())
                continue
            obj = MemoryObject("argument", argument)
            inner = MemoryObject("pointee", argument, obj)
            behind.append(Behind(self._added(obj), self._added(inner)))
        made: set[TaintedBytes] = set()
        for obj in self.memory.held:
            if obj.kind == "handed" or obj in self.pointers.escaped:
                made |= {t.spread() if obj in self.inside else t for t in self.memory.all(obj)}
        return Outcome(self.result, tuple(behind), frozenset(made))

    def _added(self, obj: MemoryObject) -> Taints:
        return self.memory.all(obj) - self._entered.get(obj, NOTHING)

    # -- values

    def mask(self, value: Value) -> int:
        """The bits of an integer that depend on fractions of active numbers, whether or not it carries an adjoint."""
        if self._rounding:
            return self.rounded.get(value, 0)
        found = _union(self.masks.get(value, ()))
        if value.type.scalar.is_integer and value in self.activity.active:
            found |= self._carried(value)
        return found

    def lost(self, value: Value) -> int:
        """Those for which there is no adjoint."""
        return _union(self.masks.get(value, ()))

    def _carried(self, value: Value) -> int:
        """The bits of an integer that carries an adjoint."""
        kind = self.types.carried(value)
        count = kind.count if isinstance(kind, T.VectorType) and not isinstance(value.type, T.VectorType) else 1
        size = width(kind.scalar) if kind is not None else 0
        if size not in FRACTION:
            return all_ones(value)
        return _union((1 << FRACTION[size]) - 1 << n * size for n in range(count)) & all_ones(value)

    def _taint(self, value: Value, masks: Masks, origin: Instruction) -> None:
        known = self.masks.get(value, ())
        masks = _merged(known, masks)
        if any(masks) and masks != known:
            self.masks[value] = masks
            self.origins.setdefault(value, origin)
            self.changed = True

    def _origin(self, values: Iterable[Value], default: Instruction) -> Instruction:
        return next((self.origins[v] for v in values if v in self.origins), default)

    def _visit(self, inst: Instruction) -> None:
        if isinstance(inst, Load):
            self._load(inst)
        elif isinstance(inst, Store):
            self._store(inst, inst.pointer, inst.value)
        elif isinstance(inst, Call):
            self._call(inst)
        elif inst.opcode in ("atomicrmw", "cmpxchg"):
            self._atomic(inst)
        elif inst.opcode == "bitcast":
            self._bitcast(inst)
        elif inst.opcode in ("sitofp", "uitofp"):
            if self.mask(inst.operands[0]) and not self._is_either(inst.operands[0]):
                self._refuse(inst, inst.operands, "converted to one")
        elif isinstance(inst, IndexedAggregate):
            self._field(inst)
        elif inst.opcode == "ret":
            self._return(inst)
        elif inst.type.scalar.is_pointer:
            self._address(inst)
        elif inst.type.scalar.is_integer:
            self._operation(inst)
        elif inst.type.is_aggregate and (isinstance(inst, Phi) or inst.opcode in ("select", "freeze")):
            for operand in inst.operands:
                self._taint(inst, self.masks.get(operand, ()), inst)

    def _address(self, inst: Instruction) -> None:
        """Pointers may be numbers in disguise, or say by how much an index differs from the beginning of a table."""
        if any(self.mask(o) if o.type.scalar.is_integer else self.lost(o) for o in inst.operands):
            self._taint(inst, (all_bits(inst),), self._origin(inst.operands, inst))

    def _operation(self, inst: Instruction) -> None:
        """An integer that carries an adjoint hands on only what its operands have lost."""
        if any(self._is_derived(o) for o in _data(inst)) and inst.opcode not in _DECIDING:
            self._derive(inst)
        self._round(inst)
        if inst in self.activity.active:
            found = all_ones(inst) if any(self.lost(o) for o in _data(inst)) else 0
        else:
            found = self.handed_on(inst)
        if inst.opcode in ("ptrtoint", "ptrtoaddr") and self.lost(inst.operands[0]):
            found = all_ones(inst)
        if found:
            self._taint(inst, (found,), self._origin(inst.operands, inst))

    def _round(self, inst: Instruction) -> None:
        """Follow what was rounded to an integer: as fraction bits of another number it is no step any more."""
        if inst.opcode in ("fptosi", "fptoui"):
            found = all_ones(inst) if inst.operands[0] in self.activity.varied else 0
        else:
            self._rounding = True
            found = self.handed_on(inst)
            self._rounding = False
        if found & ~self.rounded.get(inst, 0):
            self.rounded[inst] = self.rounded.get(inst, 0) | found
            self.changed = True

    def _derive(self, value: Value) -> None:
        if value not in self.derived:
            self.derived.add(value)
            self.changed = True

    def _is_derived(self, value: Value) -> bool:
        """Whether an integer is made of any bits of active numbers, be it of their signs and exponents."""
        return value in self.derived or (value.type.scalar.is_integer and value in self.activity.active)

    def _bitcast(self, inst: Instruction) -> None:
        (operand,) = inst.operands
        if inst.type.scalar.is_float:
            fraction = (1 << FRACTION.get(lane_width(inst.type), 0)) - 1
            lost = operand.type.scalar.is_integer and (self.lost(operand) or self.rounded.get(operand, 0) & fraction)
            if lost and not self._only_scales(inst):
                self._refuse(inst, inst.operands, "cast to one")
        elif operand.type.scalar.is_float:
            if operand in self.activity.varied and inst not in self.activity.active:
                self._derive(inst)
                self._taint(inst, (cast_fraction(inst),), inst)
        elif inst.type.scalar.is_integer and inst not in self.activity.active:
            self._taint(inst, (self.recast(inst, self.mask(operand)),), self._origin(inst.operands, inst))

    def _only_scales(self, inst: Instruction) -> bool:
        """Whether a number is used only for what it is a constant times of another number (see `SCALED`)."""
        users = self._users.get(inst, ())
        return bool(users) and all(
            isinstance(u, Call) and (u.callee_name or "").startswith(SCALED) and u.operands[0] is not inst
            for u in users
        )  # fmt: skip

    @cached_property
    def _users(self) -> dict[Value, list[Instruction]]:
        return users_of(self.facts.function)

    def _is_either(self, value: Value) -> bool:
        """Whether an integer is loaded from where now a number, now an integer is stored (a union): when it is
        converted, it is one."""
        if not isinstance(value, Load):
            return False
        if self.types.is_union(value.pointer):  # declared as one, and only read here
            return True
        size, objects = width(value.type), self._copied_from(self.pointers.objects(value.pointer))
        return any(
            isinstance(i, Store) and i.value.type.is_integer and width(i.value.type) == size
            and (not self._is_derived(i.value) or self.types.may_be_integer(i.value))
            and not objects.isdisjoint(self.pointers.objects(i.pointer))
            for b in self.pointers.cfg.living for i in b.instructions
        )  # fmt: skip

    def _copied_from(self, objects: Iterable[MemoryObject]) -> set[MemoryObject]:
        """Some objects, and all of which copies are made into them."""
        found = set(objects)
        before = 0
        while before != len(found):
            before = len(found)
            for call in (i for i in self.facts.function.instructions() if isinstance(i, Call)):
                copies = self.book.effect(call).copies
                if copies is not None and not found.isdisjoint(self.pointers.objects(call.operands[copies[0]])):
                    found |= self.pointers.objects(call.operands[copies[1]])
        return found

    def _field(self, inst: IndexedAggregate) -> None:
        whole = inst.operands[0]
        first = inst.indices[0]
        if inst.opcode == "extractvalue":
            found = self.masks.get(whole, ())
            if len(found) == 1:
                self._taint(inst, found, self._origin([whole], inst))
            elif first < len(found):
                self._taint(inst, (found[first],), self._origin([whole], inst))
            return
        masks = list(_merged(self.masks.get(whole, ()), (0,) * (first + 1)))
        masks[first] |= self.mask(inst.operands[1]) if inst.operands[1].type.scalar.is_integer else 0
        self._taint(inst, tuple(masks), self._origin(inst.operands, inst))

    def _return(self, inst: Instruction) -> None:
        for value in inst.operands:
            found = self.masks.get(value, ())
            if value.type.scalar.is_integer and not self.facts.request.active_result:
                found = (self.mask(value),)
            self.result = _merged(self.result, found)

    def _refuse(self, inst: Instruction, values: Iterable[Value], how: str, origin: Instruction | None = None) -> None:
        origin = self._origin(values, inst) if origin is None else origin
        if isinstance(origin, Call) and self.book.effect(origin).copies is not None:
            self._refuse_untyped(origin)
        place = self.facts.shared.place(origin)
        begin = f"at {place.rstrip(': ')} " if place and origin is not inst else ""
        raise Refusal(
            "unsupported",
            inst,
            "cannot follow the bits of a floating-point number through integers",
            f"{begin}bits of an active number leave what carries derivatives, and here they are {how} again: "
            "the derivative would be lost",
            "move numbers as floating-point values or whole with memcpy, write bit operations as arithmetic (fabs, "
            "copysign, ldexp), or register a rule for the function around them",
        )

    # -- memory

    @cached_property
    def inside(self) -> frozenset[MemoryObject]:
        """Objects of which pointers to other places than their beginning are kept or merged somewhere: what is reached
        through a pointer from memory may then lie anywhere in them."""
        found: set[MemoryObject] = set()
        for inst in (i for b in self.pointers.cfg.living for i in b.instructions):
            for operand in self._kept(inst):
                address = self.pointers.address(operand)
                if address.constant or address.terms:
                    found |= self.pointers.objects(operand)
        return frozenset(found)

    def _kept(self, inst: Instruction) -> Iterator[Value]:
        """The pointers that an instruction keeps, merges or hands on."""
        if isinstance(inst, Store):
            yield from (inst.value,) if inst.value.type.is_pointer else ()
        elif isinstance(inst, Phi):
            if self.pointers.address(inst).base is inst or not inst.type.is_pointer:
                yield from (o for o in inst.operands if o.type.is_pointer)
        elif inst.opcode in ("select", "insertvalue", "ret", "ptrtoint"):
            yield from (o for o in inst.operands if o.type.is_pointer)

    def _place(self, pointer: Value, obj: MemoryObject) -> Address | None:
        """A pointer's address, counted from the beginning of an object; None where that is not known."""
        if obj.kind in ("handed", "pointee", "unknown"):
            return None  # it stands for blocks of different layouts
        address = self._addresses.get(pointer)
        if address is None:
            address = self.pointers.address(pointer)
            terms = tuple((value, factor * _multiple(value)) for value, factor in address.terms)
            address = self._addresses[pointer] = replace(address, terms=terms)
        if address.base is obj.origin or address.base == obj.origin or obj not in self.inside:
            return address
        return None

    def _tainted(
        self, objects: Iterable[MemoryObject], pointer: Value | None = None
    ) -> Iterator[tuple[MemoryObject, TaintedBytes, Address | None, Instruction | None]]:
        """The tainted bytes of some objects, with where the pointer leads in each (None: anywhere) and their origin.
        Other names of the same memory count as well, but for what callers have told: they told it of each name."""
        direct = frozenset(objects)
        for obj in direct:
            address = self._place(pointer, obj) if pointer is not None else None
            for found, origin in self._spots(obj):
                yield obj, found, address, origin
        for obj in {*self.memory.held, *self.around.shared.held} - direct:
            if obj in self._accessed and any(self._may_be(obj, other) for other in direct):
                told = self._entered.get(obj, NOTHING) if all(map(_argument_of, direct)) else NOTHING
                for found, origin in self._spots(obj):
                    if found not in told:
                        yield obj, found, None, origin

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
        first, second = _argument_of(obj), _argument_of(other)
        if first is not None and second is not None and first is not second:
            pair = frozenset(((first.index, obj.kind == "pointee"), (second.index, other.kind == "pointee")))
            return pair in self.meeting and self.pointers.may_be_same(obj, other)
        argument, lent, rest = (first, obj, other) if first is not None else (second, other, obj)
        if argument is not None and _is_shared(rest):
            if self.told_shared is not None:
                return (argument.index, lent.kind == "pointee", _shared_name(rest)) in self.told_shared
            if rest.kind == "global":  # users do not hand over what the program has as a variable
                return False
        kinds = {obj.kind, other.kind}
        made_here = not kinds.isdisjoint(("local", "heap")) and not kinds.isdisjoint(("argument", "pointee"))
        return obj != FILES and not made_here and self.pointers.may_be_same(obj, other)

    def _spots(self, obj: MemoryObject) -> Iterator[tuple[TaintedBytes, Instruction | None]]:
        yield from self.memory.of(obj)
        if _is_shared(obj):
            yield from self.around.shared.of(_shared_name(obj))

    def _note(self, obj: MemoryObject, found: TaintedBytes, origin: Instruction | None) -> None:
        if isinstance(obj.origin, GlobalRef) and obj.origin.name in self.book.inactive_globals:
            return
        memory, known = (self.around.shared, _shared_name(obj)) if _is_shared(obj) else (self.memory, obj)
        self.changed |= memory.note(known, found, origin)

    def _met(
        self, inst: Instruction, pointer: Value, size: int
    ) -> Iterator[tuple[TaintedBytes, Address | None, Instruction | None]]:
        """The tainted bytes that an access may read, with the access's address in their object and their origin."""
        tag = self.facts.shared.access_type(inst)
        direct = self.pointers.objects(pointer)
        owners = {_argument_of(o) for o in direct} - {None}
        for obj, found, address, origin in list(self._tainted(direct, pointer)):
            # what an argument leads to, seen under the name of what is reached through it: of numbers that lie there
            # the caller has told under its own name
            own = obj not in direct and _argument_of(obj) in owners
            if found.meets(address, size, tag) and not (own and found.adjoint):
                unplaced = found.adjoint and found.is_unplaced(address, size)
                if not (unplaced and inst.type.scalar.is_integer and self._is_integer(pointer, size)):
                    yield found, address, origin

    def _is_integer(self, pointer: Value, size: int) -> bool:
        """Whether types say that there are integers. They count where one of the places is not known, and against
        numbers that are kept as numbers: bits that are lost lie in integers."""
        key = (pointer, size)
        if key not in self._integers:
            self._integers[key] = all(p.kind == "integer" for p in self.types.memory(pointer, size))
        return self._integers[key]

    def _load(self, load: Load) -> None:
        scalar = load.type.scalar
        size = self.layout.store_size(load.type)
        if carries_float(load.type) and not scalar.is_aggregate:
            for found, _, origin in self._met(load, load.pointer, size):
                if not found.adjoint:
                    self._refuse(load, (), "read as one", origin or load)
            return
        if scalar.is_integer and width(load.type) < 8:
            return
        if scalar.is_integer and load not in self.activity.active:
            for index, _ in self.pointers.address(load.pointer).terms:
                if self.mask(index):  # a table of what bits stand for: text, parts of other numbers
                    self._taint(load, (all_ones(load),), self._origin([index], load))
        lane = max(1, lane_width(load.type) // 8) if scalar.is_integer else size
        kept = load in self.activity.active or scalar.is_pointer
        mask, origin = 0, None
        for found, address, came in self._met(load, load.pointer, size):
            if found.adjoint and scalar.is_integer:
                self._derive(load)
            if not (found.adjoint and kept):
                mask |= found.mask_in(address, size, lane)
                origin = origin or came
        if mask:
            self._taint(load, (mask,) * self._fields(load.type), origin or load)

    def _fields(self, type_: T.Type) -> int:
        """How many masks a value has."""
        return len(getattr(self.layout.body(type_), "elements", ())) or 1

    def _store(self, inst: Instruction, pointer: Value, value: Value) -> None:
        if isinstance(value, Constant):
            return
        lost = self.lost(value)
        if value in self.derived:
            self._check_part(inst, pointer, value)
        active = value in self.activity.varied if carries_float(value.type) else value in self.activity.active
        if not lost and not active:
            return
        size = self.layout.store_size(value.type)
        lane = max(1, lane_width(value.type) // 8) if width(value.type) else size
        tag = self.facts.shared.access_type(inst)
        for obj in self.pointers.objects(pointer):
            address = self._place(pointer, obj)
            if lost:
                self._put(obj, address, size, lane, lost, False, tag, self._origin([value], inst))
            if active:
                mask = (1 << FRACTION.get(8 * lane, 8 * lane)) - 1
                own = tag or (_TAGS.get(value.type) if isinstance(value.type, T.FloatType) else None)
                self._put(obj, address, size, lane, mask, obj in self.activity.with_data, own, inst)

    def _check_part(self, inst: Instruction, pointer: Value, value: Value) -> None:
        """Bits of a number, its sign and exponent too, must not be written over a part of a number."""
        size = self.layout.store_size(value.type)
        for found, address, _ in self._met(inst, pointer, size):
            whole = found.size <= size or found.is_unplaced(address, size)
            if found.adjoint and not whole and value not in self.activity.active:
                self._refuse(inst, [value], "written over a part of one")

    def _put(
        self, obj: MemoryObject, address: Address | None, size: int, lane: int, mask: int, adjoint: bool,
        tag: str | None, origin: Instruction,
    ) -> None:  # fmt: skip
        for at in range(0, size - lane + 1, lane):
            self._note(obj, TaintedBytes(at, 0, lane, mask, adjoint, tag).moved(address), origin)

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

    # -- calls

    def _call(self, call: Call) -> None:
        effect = self.book.effect(call)
        if effect.kind in ("scalar", "fill", "allocate", "release", "marker", "custom"):
            return
        if effect.copies is not None:
            self._copy(call, *effect.copies)
        elif effect.kind == "defined":
            self._defined(call)
        else:
            self._opaque(call, effect)

    def _copy(self, call: Call, into: int, source: int) -> None:
        target, origin_pointer = call.operands[into], call.operands[source]
        step = self.around.copy(call)
        size = call.operands[2].value if isinstance(call.operands[2], ConstInt) else None
        tainted = list(self._tainted(self.pointers.objects(origin_pointer), origin_pointer))
        for obj, found, start, origin in tainted:
            if size is not None and start is not None and not found.meets(start, size, None):
                continue
            moved = found.seen_from(start)
            if found.adjoint and moved.is_anywhere and self._moves_no_numbers(call, into, source):
                continue
            for part in moved.within(size):
                for to in self.pointers.objects(target):
                    self._copied(call, step, to, part, self._arrived(part, target, to, obj, start), origin)

    def _arrived(
        self, moved: TaintedBytes, target: Value, to: MemoryObject, source: MemoryObject, start: Address | None
    ) -> TaintedBytes:
        """Bytes of a copy, in the object that it goes to."""
        place = self._place(target, to)
        there = moved.moved(place)
        if there.is_anywhere or place is None:
            return there
        if to == source and start is not None:
            there = there.repeated(place.constant - start.constant)  # it may go on and on
        return there if place.terms else replace(there, low=place.constant)

    def _moves_no_numbers(self, call: Call, into: int, source: int) -> bool:
        """Whether types say that a copy moves pointers or integers alone: as for accesses of integers, they count where
        places are not known, and against numbers that are kept as numbers."""
        known = self._numberless.get(call)
        if known is None:
            target, origin, size = call.operands[into], call.operands[source], call.operands[2]
            try:
                pieces, _ = layout_of(self.facts, call, target, origin, size)
            except Refusal:
                pieces = ()
            known = self._numberless[call] = bool(pieces) and all(p.kind in ("pointer", "integer") for p in pieces)
        return known

    def _copied(
        self, call: Call, step: CopyStep | str | None, to: MemoryObject, moved: TaintedBytes, there: TaintedBytes,
        origin: Instruction | None,
    ) -> None:  # fmt: skip
        """A copy of bytes with adjoints has adjoints if its step takes these bytes back."""
        kept = moved.adjoint and to in self.activity.with_data and _takes(step, moved)
        if moved.adjoint and not kept:
            there = replace(there, adjoint=False)
        self._note(to, there, origin or call)

    def _defined(self, call: Call) -> None:
        outcome = self.around.call(call, self._context(call))
        if any(outcome.result):
            self._taint(call, outcome.result, self._origin(call.operands, call))
        for operand, behind in zip(call.operands, outcome.behind, strict=False):
            self._left(operand, behind, call)
        for found in outcome.made:
            self._note(MemoryObject("handed", call), found, call)

    def _context(self, call: Call) -> Context:
        masks, behind = [], []
        for operand in call.operands:
            is_integer = operand.type.scalar.is_integer
            masks.append((self.mask(operand),) if is_integer else self.masks.get(operand, ()))
            behind.append(self._behind(operand) if holds_pointers(operand.type) else Behind())
        reach = self._reach(call)
        meeting = frozenset(
            frozenset((one, other))
            for one in reach for other in reach
            if one[0] < other[0] and any(x == y or self._may_be(x, y) for x in reach[one] for y in reach[other])
        )  # fmt: skip
        shared = frozenset(
            (*one, obj)
            for one in reach for obj in self.around.shared.held
            if any((_is_shared(x) and _shared_name(x) == obj) or self._may_be(x, obj) for x in reach[one])
        )  # fmt: skip
        return Context(tuple(masks), tuple(behind), meeting, shared)

    def _reach(self, call: Call) -> dict[tuple[int, bool], frozenset[MemoryObject]]:
        """What the operands lead to, directly and by way of pointers in it."""
        reach: dict[tuple[int, bool], frozenset[MemoryObject]] = {}
        for position, operand in enumerate(call.operands):
            if holds_pointers(operand.type):
                direct = self.pointers.objects(operand)
                reach[position, False] = direct
                reach[position, True] = self.pointers.reachable(self.pointers.stored_in(direct))
        return reach

    def _behind(self, pointer: Value) -> Behind:
        direct: set[TaintedBytes] = set()
        deeper: set[TaintedBytes] = set()
        objects = self.pointers.objects(pointer)
        for _, found, address, _ in self._tainted(objects, pointer):
            direct.add(found.seen_from(address))
        for obj, found, _, _ in self._tainted(self.pointers.reachable(self.pointers.stored_in(objects))):
            deeper.add(found.spread() if obj in self.inside else found)
        return Behind(frozenset(direct), frozenset(deeper))

    def _left(self, pointer: Value, behind: Behind, call: Call) -> None:
        """What a callee has tainted behind a pointer."""
        if not behind:
            return
        objects = self.pointers.objects(pointer)
        for obj in objects:
            address = self._place(pointer, obj)
            for found in behind.direct:
                self._note(obj, found.moved(address), call)
        for obj in self.pointers.reachable(self.pointers.stored_in(objects)) if behind.deeper else ():
            for found in behind.deeper:
                self._note(obj, found.spread() if obj in self.inside else found, call)

    def _opaque(self, call: Call, effect: CallEffect) -> None:
        """What a function without a body makes of tainted bits may have them in it: numbers that it returns are
        refused, what it writes is tainted. Integers that it finds out about memory (a length) depend on nothing.
        """
        if effect.kind == "inactive" and (call.callee_name in self.book.custom or self.book.keeps_books(call)):
            return  # the user has said so, or the rule
        moved = any(self.mask(o) for o in call.operands if o.type.scalar.is_integer)
        source = self._given(call, effect) if not moved else call
        if source is None and self.book.reads_files(call):
            source = self.around.shared.origin([FILES])
        if source is None:
            return
        if carries_float(call.type) and effect.kind != "structural":
            how = f"made into one by '{call.callee_name}'"
            self._refuse(call, call.operands, how, self._origin(call.operands, source))
        known = effect.kind == "inactive"
        if call.type.is_pointer or (call.type.scalar.is_integer and (moved or not known)):
            self._taint(call, (all_bits(call),), self._origin(call.operands, call))
        elif call.type.is_aggregate and moved:
            self._taint(call, (ALL_BITS,) * self._fields(call.type), self._origin(call.operands, call))
        if self.book.writes_files(call):
            self.changed |= self.around.shared.note(FILES, TaintedBytes(0, 1, 1, 255, False), call)
        for position, operand in enumerate(call.operands):
            if position == self.book.stream_of(call) or effect.kind == "structural":
                continue
            if holds_pointers(operand.type) and effect.writes_through(position):
                for obj in self.pointers.objects(operand):
                    self._note(obj, TaintedBytes(0, 1, 1, 255, False), call)

    def _given(self, call: Call, effect: CallEffect) -> Instruction | None:
        """Where the active number comes from that a function is given, by value or in memory that it reads."""
        for position, operand in enumerate(call.operands):
            if operand in self.activity.varied and carries_float(operand.type):
                return call
            if not holds_pointers(operand.type) or not effect.reads_through(position):
                continue
            if position == self.book.stream_of(call):
                continue
            for _, _, _, origin in self._tainted(self.pointers.objects(operand), operand):
                return origin or call
        return None


def _takes(step: CopyStep | str | None, moved: TaintedBytes) -> bool:
    """Whether the reverse of a copy takes back the adjoints of some bytes, counted from where the copy begins."""
    if step == "all":
        return True
    if not isinstance(step, CopyStep):
        return False
    numbers = [p for p in step.pieces if isinstance(p.kind, T.FloatType)]
    if moved.is_anywhere:  # which bytes they are, only types can tell
        return bool(numbers) and all(p.kind is not None for p in step.pieces)
    if moved.stride % step.period == 0:
        places = [moved.offset % step.period]
    elif step.period % moved.stride == 0:
        places = list(range(moved.offset % moved.stride, step.period, moved.stride))
    else:
        return len(numbers) == len(step.pieces)
    if moved.low is not None and isinstance(step.size, ConstInt) and step.size.value <= step.period:
        places = [at for at in places if at + moved.size > moved.low]
    return all(any(at - p.offset >= 0 and at + moved.size <= p.offset + p.size for p in numbers) for at in places)


def _multiple(value: Value) -> int:
    """A number of which an index is a multiple, if its product with that does not wrap."""
    if not isinstance(value, Instruction):
        return 1
    if value.opcode in ("sext", "zext", "freeze"):
        return _multiple(value.operands[0])
    exact = not {"nsw", "nuw"}.isdisjoint(value.flags)
    if value.opcode == "mul" and exact:
        known = next((o.value for o in value.operands if isinstance(o, ConstInt)), 1)
        return abs(known) or 1
    if value.opcode == "shl" and exact and isinstance(value.operands[1], ConstInt):
        return 1 << value.operands[1].value
    if value.opcode in ("add", "sub") and exact:
        return gcd(*(o.value if isinstance(o, ConstInt) else _multiple(o) for o in value.operands)) or 1
    return 1


def _overlap(item: Evidence, found: TaintedBytes) -> bool:
    """Whether evidence is about some of the tainted bytes."""
    step = gcd(item.stride, found.stride)
    distance = item.offset - found.offset
    if not step:
        return -item.size < distance < found.size
    return distance % step < found.size or distance % step > step - item.size


def _data(inst: Instruction) -> list[Value]:
    """The operands whose bits an instruction hands on."""
    return inst.operands[1:] if inst.opcode == "select" else list(inst.operands)


def all_bits(value: Value) -> int:
    """The mask of all bits of an integer or a pointer."""
    return ALL_BITS if value.type.scalar.is_pointer else all_ones(value)


def _argument_of(obj: MemoryObject) -> Argument | None:
    """The argument through which memory is reached."""
    while obj.kind == "pointee" and obj.parent is not None:
        obj = obj.parent
    return obj.origin if obj.kind == "argument" and isinstance(obj.origin, Argument) else None


def _is_shared(obj: MemoryObject) -> bool:
    """Whether memory is every function's: global variables, what pointers in them lead to, what nobody knows."""
    return obj == UNKNOWN or isinstance(obj.origin, GlobalRef)


def _shared_name(obj: MemoryObject) -> MemoryObject:
    while obj.kind == "pointee" and obj.parent is not None and obj.parent.kind == "pointee":
        obj = obj.parent
    return obj


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _merged(first: Masks, second: Masks) -> Masks:
    if len(first) < len(second):
        first, second = second, first
    return tuple(m | (second[i] if i < len(second) else 0) for i, m in enumerate(first))


__all__ = ["CLEAN", "Behind", "BitFlow", "Context", "Masks", "Outcome", "Surroundings"]
