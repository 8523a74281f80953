"""Which values and which memory carry a derivative.

A value is *varied* if it depends on an active input, *useful* if an active output depends on it, and active
if both. An object of memory is *shadowed* if varied values (or pointers to shadowed memory) are kept in it.
The analysis is flow-insensitive and errs towards active: an active value too much costs time, one too few
would be a wrong gradient.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from irad.analysis.alias.memory import MemoryObject, global_object, holds_pointers
from irad.analysis.alias.points_to import PointsTo, moves_address_bits
from irad.analysis.byte_moves import ByteMoves
from irad.analysis.mod_ref import CallEffect
from irad.analysis.types.type_inference import TypeFacts
from irad.ir import types as T
from irad.ir.instructions import Atomic, Call, Instruction, Load, Store
from irad.ir.values import Argument, GlobalRef, Value
from irad.ir.worklist import reached

_KILL = frozenset("fcmp icmp fptosi fptoui sitofp uitofp getelementptr alloca".split())
_MOVES = frozenset(
    "phi select freeze bitcast extractvalue insertvalue extractelement insertelement shufflevector".split()
)
_COMPUTES = frozenset("phi select freeze add sub and or xor".split())


@dataclass(frozen=True)
class ActivityFacts:
    """The result: see the module's docstring. `reasons` maps a varied value or shadowed object to what made
    it so; `with_data` are the objects that are shadowed not only for the pointers in them."""

    varied: frozenset[Value]
    active: frozenset[Value]
    shadowed: frozenset[MemoryObject]
    with_data: frozenset[MemoryObject]
    reasons: dict[Value | MemoryObject, Value | MemoryObject | None]
    pointers: PointsTo
    types: TypeFacts
    undecided: frozenset[Argument]
    byte_moves: ByteMoves | None = None

    def carries_pointer(self, value: Value) -> bool:
        """Whether a value is a pointer, or has pointers in it, or may be one that is moved as an integer. Where bytes
        are moved there are no pointers, whatever else types say."""
        return carries_pointer(self.types, value) and not self.moves_bytes(value)

    def has_shadow(self, pointer: Value) -> bool:
        """Whether a pointer may point to shadowed memory, so that a shadow pointer has to go with it: not with an
        integer that is compared, and nothing else."""
        if not self.carries_pointer(pointer) or self.shadowed.isdisjoint(self.pointers.objects(pointer)):
            return False
        return not pointer.type.is_integer or pointer not in self._compared

    @cached_property
    def _compared(self) -> frozenset[Value]:
        """The integers of which nothing is made but integers that are compared."""
        integers = {v: taken for v, taken in self.pointers.function.users.items() if v.type.is_integer}
        found = {v for v, taken in integers.items() if all(map(_only_compares, taken))}

        def made_of(value: Value) -> set[Value]:
            if not isinstance(value, Instruction) or value.opcode not in _COMPUTES:
                return set()
            return found.intersection(value.operands)

        others = reached([v for v in integers if v not in found], made_of)
        return frozenset(found.difference(others))

    def moves_bytes(self, value: Value) -> bool:
        """Whether an integer carries bytes of adjoints."""
        return self.byte_moves is not None and value in self.byte_moves.support

    def has_data(self, pointer: Value) -> bool:
        """Whether a pointer may point to memory in which numbers carry derivatives."""
        return any(o in self.with_data for o in self.pointers.objects(pointer))

    def is_mixed(self, pointer: Value) -> bool:
        """Whether a pointer may also point to memory without a shadow, so that this is tested at run time."""
        return any(self.may_lack_shadow(o) for o in self.pointers.objects(pointer))

    def may_lack_shadow(self, obj: MemoryObject) -> bool:
        """Whether an object may turn out to have no shadow: what callers and callees hand over may be either."""
        if obj.kind in ("argument", "pointee") and obj.origin in self.undecided:
            return True
        return obj not in self.shadowed or obj.kind == "handed" or _left_in_global(obj)

    def chain(self, start: Value | MemoryObject) -> list[Value | MemoryObject]:
        """How activity came to a value: from it back to an active argument."""
        found: list[Value | MemoryObject] = []
        current: Value | MemoryObject | None = start
        while current is not None and current not in found:
            found.append(current)
            current = self.reasons.get(current)
        return found


def _left_in_global(obj: MemoryObject) -> bool:
    """Whether pointers in a global lead to an object: those left there before a gradient begins have no shadow."""
    return obj.kind == "pointee" and isinstance(obj.origin, GlobalRef)


@dataclass
class ActivityInput:
    """What the analysis of one function is asked.

    active_arguments: floating arguments that are active by value; undecided_arguments: pointers behind which some
    memory may have no shadow (then it is its own); dup_arguments: pointers that come with a
    shadow; active_result: whether the result carries an adjoint; active_globals: names of mutable globals
    that have one; inactive_globals: names of globals whose derivative is meant to be lost; bytewise: integers of
    which nothing says what they are carry bytes of adjoints (see `irad.analysis.byte_moves`).
    scalar_positions(call) gives the operands on which a "scalar" call depends differentiably.
    only_steers(call, position): what the callee does with an integer operand is without a derivative.
    """

    active_arguments: frozenset[Argument]
    dup_arguments: frozenset[Argument]
    undecided_arguments: frozenset[Argument]
    active_result: bool
    active_globals: frozenset[str]
    shadowed_result: bool
    scalar_positions: Callable[[Call], tuple[int, ...]]
    only_steers: Callable[[Call, int], bool]
    inactive_globals: frozenset[str] = frozenset()
    bytewise: bool = False
    touches_active_global: Callable[[Call], bool] = field(default=lambda call: False)


class ActivityAnalysis:
    """Finds it; what must hold of the result is looked at by `irad.analysis.activity_verifier`."""

    def __init__(
        self, pointers: PointsTo, types: TypeFacts, effect: Callable[[Call], CallEffect], given: ActivityInput
    ) -> None:
        self.pointers = pointers
        self.types = types
        self.effect = effect
        self.given = given
        self.function = pointers.function
        self.byte_moves = ByteMoves(types) if given.bytewise else None
        self.carriers = self.byte_moves.support if self.byte_moves is not None else {}
        self.varied: dict[Value, None] = {}
        self.mangled: set[Value] = set()  # made by bit operations from the bits of varied floats
        self.shadowed: dict[MemoryObject, None] = {}
        self.with_data: set[MemoryObject] = set()  # shadowed not only for the pointers in it
        self.reasons: dict[Value | MemoryObject, Value | MemoryObject | None] = {}
        self.changed = False

    def run(self) -> ActivityFacts:
        self._seed()
        instructions = [i for b in self.pointers.cfg.living for i in b.instructions]
        self.fractions = self.types.fraction_bits()
        self.changed = True
        while self.changed:
            self.changed = False
            for inst in instructions:
                self._visit(inst)
            for obj, held in self.pointers.contents.items():
                if (
                    obj not in self.shadowed
                    and self.can_be_shadowed(obj)
                    and any(o in self.shadowed for o in held)
                ):
                    self._shadow(obj, None, data=False)
        useful = self._useful(instructions)
        # what is made by bit operations and kept as an integer is one: who takes it for a number again is refused
        integers = {v for v in self.mangled if v.type.is_integer and self.types.may_be_integer(v)}
        active = frozenset(v for v in self.varied if v in useful and v not in integers)
        return ActivityFacts(
            frozenset(self.varied),
            active,
            frozenset(self.shadowed),
            frozenset(self.with_data),
            self.reasons,
            self.pointers,
            self.types,
            self.given.undecided_arguments,
            self.byte_moves,
        )

    def _seed(self) -> None:
        for argument in self.function.arguments:
            if argument in self.given.active_arguments:
                self._vary(argument, None)
            if argument in self.given.dup_arguments:
                self._seed_reachable(self.pointers.objects(argument))
        for name in self.given.active_globals:
            self._seed_reachable((global_object(name),))
        if self.given.shadowed_result:
            for obj in self.pointers.leaving:
                if self.types.holds_floats(obj) is not False and not self._comes_without_shadow(obj):
                    self._shadow(obj, None)

    def _seed_reachable(self, objects: Iterable[MemoryObject]) -> None:
        for obj in self.pointers.reachable(objects):
            if not self._comes_without_shadow(obj):
                self._shadow(obj, None)

    def _comes_without_shadow(self, obj: MemoryObject) -> bool:
        """Whether this is a constant argument's memory, which stays without even where pointers to it are stored
        among others that have a shadow."""
        outside = obj.kind in ("argument", "pointee") and isinstance(obj.origin, Argument)
        return outside and obj.origin not in self.given.dup_arguments

    def _vary(self, value: Value, reason: Value | MemoryObject | None) -> None:
        if value not in self.varied:
            self.varied[value] = None
            self.reasons[value] = reason
            self.changed = True

    def _is_function(self, obj: MemoryObject) -> bool:
        """Whether this is code: it has no shadow, since calls through pointers compare them."""
        return isinstance(obj.origin, GlobalRef) and obj.origin.name in self.pointers.module.functions

    def _shadow(self, obj: MemoryObject, reason: Value | None, data: bool = True) -> None:
        if self._is_function(obj) or _is_type_information(obj):
            return
        if data and obj not in self.with_data:
            self.with_data.add(obj)
            self.changed = True
        if obj not in self.shadowed:
            self.shadowed[obj] = None
            self.reasons[obj] = reason
            self.changed = True

    def can_be_shadowed(self, obj: MemoryObject) -> bool:
        """Local variables and blocks allocated here get a shadow when needed;
        what comes from outside has one or not."""
        return obj.kind in ("local", "heap", "handed") or obj in self.shadowed

    def _is_shadowed(self, pointer: Value) -> bool:
        return any(o in self.shadowed for o in self.pointers.objects(pointer))

    def _has_data(self, pointer: Value) -> bool:
        return any(o in self.with_data for o in self.pointers.objects(pointer))

    # -- varied

    def _visit(self, inst: Instruction) -> None:
        if isinstance(inst, Load):
            if inst not in self.varied and self._has_data(inst.pointer) and self.may_carry(inst):
                found = self.pointers.in_order(self.pointers.objects(inst.pointer))
                self._vary(inst, next(o for o in found if o in self.with_data))
        elif isinstance(inst, Store):
            self._visit_store(inst)
        elif isinstance(inst, Call):
            self._visit_call(inst)
        elif inst.opcode in ("atomicrmw", "cmpxchg"):
            self._visit_atomic(inst)
        elif inst.opcode in ("sitofp", "uitofp"):
            operand = inst.operands[0]
            if operand in self.mangled or not self.types.may_be_integer(operand):
                self._mangle(inst, inst.operands)
        elif inst.opcode in _KILL or not inst.operands or inst.type.is_void or inst in self.varied:
            return
        else:
            self._visit_plain(inst)

    def _visit_atomic(self, inst: Instruction) -> None:
        """Atomic updates count as stores; what cannot be differentiated is refused in the end."""
        source = next((o for o in inst.operands[1:] if o in self.varied), None)
        for obj in self.pointers.objects(inst.operands[0]) if source is not None else ():
            if self.can_be_shadowed(obj):
                self._shadow(obj, source)

    def _mangle(self, inst: Instruction, operands: Iterable[Value]) -> None:
        """What is computed from bits that depend on the fraction of a varied number is not constant."""
        source = next((o for o in operands if o in self.varied and self.fractions.mask(o)), None)
        if source is not None and source.type.scalar.is_integer:
            self.mangled.add(inst)
            self._vary(inst, source)

    def _visit_plain(self, inst: Instruction) -> None:
        sources = inst.operands[1:] if inst.opcode == "select" else inst.operands
        source = next((o for o in sources if o in self.varied), None)
        if source is None:
            return
        if inst in self.carriers:
            self._vary(inst, source)
            return
        if inst.type.scalar.is_integer and inst.opcode not in _MOVES:
            if inst.type.scalar != T.I1 and self.fractions.mask(inst):
                self._mangle(inst, sources)
            return
        if source in self.mangled and inst.opcode in _MOVES and inst.type.scalar.is_integer:
            self.mangled.add(inst)
        if inst.type.scalar.is_integer and not source.type.is_aggregate:
            # whatever an integer is used as: if its bits depend on a fraction, it may become a number again
            if self.fractions.mask(inst):
                self._vary(inst, source)
        elif self.may_carry(inst):
            self._vary(inst, source)

    def may_carry(self, value: Value) -> bool:
        """Whether a value's type lets it carry a derivative; integers only where they are known to be numbers."""
        if carries_float(value.type):
            return True
        scalar = value.type.scalar
        if not isinstance(scalar, T.IntType) or scalar.bits < 8:
            return False
        # unknown integers are no numbers here: if they have a number's bits all the same, `adjoint.provenance` refuses
        return self.types.carried(value) is not None or value in self.carriers

    def _visit_store(self, store: Store) -> None:
        value = store.value
        moves_shadow = value not in self.carriers and carries_pointer(self.types, value) and self._is_shadowed(value)
        if (value in self.varied and not self.is_kept_as_integer(store)) or moves_shadow:
            for obj in self.pointers.objects(store.pointer):
                if self.can_be_shadowed(obj):
                    self._shadow(obj, value, data=value in self.varied)

    def is_kept_as_integer(self, store: Store) -> bool:
        """Whether what is stored is only ever read as an integer: memory of this function's own says so."""
        if not store.value.type.scalar.is_integer or self.may_carry(store.value):
            return False
        objects = self.pointers.objects(store.pointer)
        own = all(o.kind in ("local", "heap") and o not in self.pointers.escaped for o in objects)
        return own and not any(self.types.holds_floats(o) is not False for o in objects)

    def _visit_call(self, call: Call) -> None:
        effect = self.effect(call)
        if effect.kind == "scalar":
            source = next(
                (
                    call.operands[i]
                    for i in self.given.scalar_positions(call)
                    if call.operands[i] in self.varied
                ),
                None,
            )
            if source is not None:
                self._vary(call, source)
            return
        if effect.copies is not None:
            into, source = (call.operands[i] for i in effect.copies)
            if self._is_shadowed(source) and self.moves_floats(source):
                for obj in self.pointers.objects(into):
                    if self.can_be_shadowed(obj):
                        self._shadow(obj, source, data=self._has_data(source))
            return
        if effect.kind in ("inactive", "allocate", "release", "fill", "marker"):
            if effect.pure and (call.type.scalar.is_integer or call.type.is_aggregate):
                self._mangle(call, call.operands)
            return
        self._visit_differentiable_call(call, effect)

    def moves_floats(self, pointer: Value) -> bool:
        return any(
            o in self.shadowed
            and (self.types.holds_floats(o) is not False or (self.given.bytewise and o in self.with_data))
            for o in self.pointers.objects(pointer)
        ) or any(o in self.shadowed for o in self.pointers.stored_in(self.pointers.objects(pointer)))

    def active_source(self, call: Call) -> Value | None:
        """What brings a derivative into a call: a varied argument, a pointer to shadowed memory,
        or a global."""
        for operand in call.operands:
            if operand in self.varied:
                return operand
            if holds_pointers(operand.type) and any(
                o in self.shadowed for o in self.pointers.reachable(self.pointers.objects(operand))
            ):
                return operand
        return call.callee if self.given.touches_active_global(call) else None

    def _visit_differentiable_call(self, call: Call, effect: CallEffect) -> None:
        source = self.active_source(call)
        if source is None:
            return
        for position, operand in enumerate(call.operands):
            if not holds_pointers(operand.type):
                continue
            direct = self.pointers.objects(operand)
            deeper = self.pointers.reachable(self.pointers.stored_in(direct))
            for obj in direct | deeper:
                if obj not in deeper and not effect.stores_through(position):
                    continue
                if self.can_be_shadowed(obj) and self.types.holds_floats(obj) is not False:
                    self._shadow(obj, source)
        if effect.other_writes:  # by way of pointers that earlier calls have kept
            for obj in self.pointers.leaving:
                if self.types.holds_floats(obj) is not False:
                    self._shadow(obj, source)
        if effect.kind in ("defined", "custom") and self._hands_out(call):
            self._shadow(MemoryObject("handed", call), source)
        if carries_float(call.type):
            self._vary(call, source)

    def _hands_out(self, call: Call) -> bool:
        """Whether memory that a callee has made is reached here, and is not known to hold integers only."""
        obj = MemoryObject("handed", call)
        reached = obj in self.pointers.objects(call) or any(
            obj in held for held in self.pointers.contents.values()
        )
        return reached and self.types.holds_floats(obj) is not False

    # -- useful

    def _useful(self, instructions: list[Instruction]) -> set[Value]:
        work: list[Value] = []
        for inst in instructions:
            if isinstance(inst, Store) and self._is_shadowed(inst.pointer):
                if not self.is_kept_as_integer(inst):
                    work.append(inst.value)
            elif inst.opcode == "ret" and inst.operands and self.given.active_result:
                work.append(inst.operands[0])
            elif isinstance(inst, Call) and self.effect(inst).kind not in ("scalar", "inactive", "marker"):
                work.extend(self._handed_on(inst))
            elif inst.opcode == "atomicrmw":
                work.extend(inst.operands[1:])

        def onward(value: Value) -> Iterable[Value]:
            if isinstance(value, Call) and self.effect(value).kind == "scalar":
                found: Iterable[Value] = (value.operands[i] for i in self.given.scalar_positions(value))
            elif isinstance(value, Call):
                found = self._handed_on(value)
            else:
                found = value.operands if isinstance(value, Instruction) and not isinstance(value, Load) else ()
            return filter(self.varied.__contains__, found)

        return set(reached(filter(self.varied.__contains__, work), onward))

    def _handed_on(self, call: Call) -> Iterator[Value]:
        """The operands of a call through which a derivative may pass."""
        return (o for i, o in enumerate(call.operands) if not self.given.only_steers(call, i))


def _is_type_information(obj: MemoryObject) -> bool:
    """Whether this says of a type of C++ which it is: it holds names and other such, and never a number. What it holds
    first are the functions of the class that type information is of (Itanium C++ ABI, 2.9.5)."""
    return isinstance(obj.origin, GlobalRef) and obj.origin.name.startswith(("_ZTI", "_ZTS", "_ZTVN10__cxxabiv1"))


def is_atomic_sum(inst: Instruction) -> bool:
    """Whether an instruction adds to a floating number in memory, or subtracts from it, in one atomic operation."""
    return isinstance(inst, Atomic) and inst.operation in ("fadd", "fsub") and isinstance(inst.type, T.FloatType)


def _only_compares(user: Instruction) -> bool:
    """Whether a user of an integer compares it, or makes another integer of it that is looked at itself."""
    return user.opcode == "icmp" or (user.type.is_integer and user.opcode in _COMPUTES)


def carries_pointer(types: TypeFacts, value: Value) -> bool:
    """Whether a value is a pointer, has pointers in it, or is an integer that may be one on its way."""
    if holds_pointers(value.type):
        return True
    return moves_address_bits(value) and types.may_be_pointer(value)


def carries_float(type_: T.Type) -> bool:
    """Whether values of a type hold floating numbers."""
    if isinstance(type_, T.FloatType):
        return True
    if isinstance(type_, (T.VectorType, T.ArrayType)):
        return carries_float(type_.element)
    if isinstance(type_, T.StructType):
        return any(carries_float(e) for e in type_.elements)
    return isinstance(type_, T.NamedStructType)
