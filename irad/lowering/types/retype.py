"""Integers that are numbers or pointers become what they are.

A load of `i64` from memory that holds doubles becomes a load of a double; merges, moves and stores of it
follow; operations on its bits that are arithmetic in disguise become that arithmetic. Behind this, a
derivative flows through numbers only, and a pointer moved as an integer has its shadow moved as well. What is
left as an integer is one, or it is bits that cannot be followed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from irad.analysis.types.bit_provenance import constant_bits, constant_of, lane_width
from irad.analysis.types.evidence import tagged_kind
from irad.analysis.types.float_bit_idioms import FRACTION, BitIdiom, trick
from irad.analysis.types.type_inference import TypeFacts
from irad.ir import types as T
from irad.ir.instructions import Block, Call, Cast, Compare, Instruction, Load, Phi, Store
from irad.ir.module import Function
from irad.ir.values import Argument, Constant, ConstInt, ConstPoison, ConstUndef, GlobalRef, Value
from irad.lowering.types.fraction import Fractions, Merged, fractions_of
from irad.lowering.types.rewriter import Rewriter, converted
from irad.lowering.types.rounding import STEP

SCALED = "irad_scaled"
"""`irad_scaled(x, y)` is y, whose fraction is that of x: locally, y is x times a constant."""
ROUNDED = f"{SCALED}_by_one"
"""`irad_scaled_by_one(x, y)` is y, which is x rounded to fewer digits."""


class Retyper:
    """Retypes one function by what `types` has found. `need(name, type)` hears of functions that are called.

    `settled` maps the names of what was retyped to their new types.
    """

    def __init__(self, function: Function, types: TypeFacts, need: Callable[[str, T.Type], None]) -> None:
        self.function = function
        self.types = types
        self.need = need
        self.edit = Rewriter(function)
        self.settled: dict[str, T.Type] = {}
        self.changed = False
        self._twins: dict[tuple[Value, T.Type], Value] = {}
        self._open: list[tuple[Sequence[Value], Sequence[Block], Phi]] = []

    @cached_property
    def _related_already(self) -> frozenset[Value]:
        """Numbers of edited bits that have been put beside the number which they were made from."""
        calls = (i for i in self.function.instructions() if isinstance(i, Call))
        return frozenset(c.operands[1] for c in calls if (c.callee_name or "").startswith(SCALED))

    @cached_property
    def fractions(self) -> Fractions:
        return fractions_of(self.types)

    def run(self) -> bool:
        """Retype in place, and say whether anything was changed."""
        try:
            self._collect()
        except ValueError:  # a constant that has no twin
            return False
        if self.changed:
            self.edit.apply()
        return self.changed

    def _collect(self) -> None:
        for inst in self.function.instructions():
            if isinstance(inst, Store):
                self._store(inst)
            elif isinstance(inst, Load):
                self._load(inst)
            elif inst.opcode in ("bitcast", "inttoptr"):
                self._cast(inst)
        done = 0
        while done < len(self._open):
            values, blocks, made = self._open[done]
            done += 1
            for value, block in zip(values, blocks, strict=True):
                made.add(self._twin(value, made.type), block)

    # -- where numbers are seen as integers

    def _store(self, store: Store) -> None:
        type_ = self._type(store.value)
        if type_ is None or isinstance(store.value, Constant):
            return
        if type_ != T.PTR and self.types.may_be_integer(store.value):
            return  # a union's slot: where it is an integer, no derivative reaches it
        if isinstance(type_, T.PointerType) and not self._leads_to_pointers(store.value, {}):
            return
        made = Store(
            self._twin(store.value, type_), store.pointer, store.align, store.volatile, store.ordering
        )
        made.metadata = self._metadata(store, type_)
        self.edit.before(store, made)
        self.edit.remove(store)
        self.changed = True

    def _load(self, load: Load) -> None:
        """A load of a number is always one of a number, whatever is done with it; other uses see its bits."""
        type_ = self._type(load)
        if type_ is None or isinstance(type_, T.PointerType) or self.types.may_be_integer(load):
            return
        twin = self._twin(load, type_)
        if isinstance(twin, Load):
            self.edit.replace(load, self.edit.before(load, Cast("bitcast", load.type, [twin])))
            self.changed = True

    def _cast(self, inst: Instruction) -> None:
        operand = inst.operands[0]
        if isinstance(operand, Constant):
            return
        if inst.opcode == "inttoptr":
            if self._leads_to_pointers(operand, {}):
                self.edit.replace(inst, self._twin(operand, inst.type))
                self.changed = True
            return
        if not inst.type.scalar.is_float or not operand.type.scalar.is_integer:
            return
        if lane_width(inst.type) != lane_width(operand.type) or inst in self._related_already:
            return
        twin = self._twin(operand, inst.type)
        if not (isinstance(twin, Cast) and twin.opcode == "bitcast" and twin.operands[0] is operand):
            self.edit.replace(inst, twin)
            self.changed = True

    def _type(self, value: Value) -> T.Type | None:
        """The type of what an integer carries: numbers, lane by lane for vectors; or an address."""
        if not value.type.scalar.is_integer:
            return None
        kind = self.types.kind_of(value)
        if kind == "pointer":
            return T.PTR if value.type == T.I64 else None
        if not isinstance(kind, (T.FloatType, T.VectorType)):
            return None
        if isinstance(value.type, T.VectorType):
            if not isinstance(kind, T.FloatType) or lane_width(value.type) != T.FLOAT_BITS[kind.kind]:
                return None
            return T.VectorType(value.type.count, kind)
        wide = lane_width(value.type)
        lanes = kind.count if isinstance(kind, T.VectorType) else 1
        scalar = kind.scalar
        assert isinstance(scalar, T.FloatType)
        return kind if lanes * T.FLOAT_BITS[scalar.kind] == wide else None

    def _leads_to_pointers(self, value: Value, seen: dict[Value, None]) -> bool:
        """Whether an integer is nothing but addresses that were moved."""
        if value in seen:
            return True
        seen[value] = None
        if isinstance(value, Constant):
            return constant_bits(value) == 0 or isinstance(value, (ConstPoison, ConstUndef))
        if isinstance(value, Load):
            return value.type == T.I64 and self._type(value) == T.PTR
        if isinstance(value, Phi):
            return all(self._leads_to_pointers(o, seen) for o in value.operands)
        if isinstance(value, Instruction) and value.opcode == "select":
            return all(self._leads_to_pointers(o, seen) for o in value.operands[1:])
        if isinstance(value, Instruction) and value.opcode == "freeze":
            return self._leads_to_pointers(value.operands[0], seen)
        return isinstance(value, Instruction) and value.opcode == "ptrtoint" and value.type == T.I64

    # -- the same bits as another type

    def _twin(self, value: Value, type_: T.Type) -> Value:
        """A value with the bits of an integer, of another type."""
        if value.type == type_ and not isinstance(value, Merged):
            return value
        if isinstance(value, Constant):
            return converted(value, type_)
        key = (value, type_)
        known = self._twins.get(key)
        if known is None:
            known = self._make(value, type_)
            self._twins[key] = known
        return known

    def _make(self, value: Value, type_: T.Type) -> Value:
        if isinstance(value, Argument):
            return self._bits(value, type_)
        if isinstance(value, Merged):
            phi = value.at
            assert isinstance(phi, Phi)
            merged = Phi(type_, (), value.name)
            self._open.append((value.numbers, phi.blocks, merged))
            return self.edit.behind(phi, merged)
        assert isinstance(value, Instruction)
        made: Instruction
        if isinstance(value, Load) and self._type(value) == type_:
            made = Load(type_, value.pointer, value.align, value.name, value.volatile, value.ordering)
            made.metadata = self._metadata(value, type_)
            self.edit.before(value, made)
            if value.volatile or value.ordering:  # it is not loaded twice
                back = Cast("ptrtoint" if isinstance(type_, T.PointerType) else "bitcast", value.type, [made])
                self.edit.replace(value, self.edit.before(value, back))
                self.edit.remove(value)
        elif isinstance(value, Phi) and self._may_merge(value, type_):
            made = Phi(type_, (), value.name)
            self._twins[(value, type_)] = made
            self._open.append((value.operands, value.blocks, made))
            self.edit.behind(value, made)
        elif value.opcode == "select" and not isinstance(value.operands[0].type, T.VectorType):
            arms = [self._twin(o, type_) for o in value.operands[1:]]
            made = Instruction("select", type_, [value.operands[0], *arms], value.name)
            self.edit.behind(value, made)
        elif isinstance(value, Call) and (extreme := _EXTREMES.get((value.callee_name or "")[:10])) is not None:
            arms = [self._twin(o, type_) for o in value.operands]
            first = self.edit.behind(value, Compare("icmp", extreme, value.operands[0], value.operands[1]))
            made = Instruction("select", type_, [first, *arms], value.name)
            self.edit.behind(value, made)
        elif value.opcode == "freeze":
            made = Instruction("freeze", type_, [self._twin(value.operands[0], type_)], value.name)
            self.edit.behind(value, made)
        elif (value.opcode == "bitcast" and value.operands[0].type == type_) or (
            value.opcode == "ptrtoint" and isinstance(type_, T.PointerType)
        ):
            return value.operands[0]
        else:
            return self._trick(value, type_) or self._edited(value, type_) or self._bits(value, type_)
        self.settled[value.name] = type_
        return made

    def _may_merge(self, phi: Phi, type_: T.Type) -> bool:
        return not isinstance(type_, T.PointerType) or self._leads_to_pointers(phi, {})

    def _bits(self, value: Value, type_: T.Type) -> Value:
        opcode = "inttoptr" if isinstance(type_, T.PointerType) else "bitcast"
        return self.edit.behind(value, Cast(opcode, type_, [value]))

    # -- arithmetic in disguise

    def _trick(self, inst: Instruction, type_: T.Type) -> Value | None:
        scalar = type_.scalar
        if lane_width(type_) != lane_width(inst.type) or not isinstance(scalar, T.FloatType):
            return None
        found = trick(inst)
        if found is None:
            return None
        made = _TRICKS[found.name](self, inst, found, type_)
        if made is not None:
            self.settled[inst.name] = type_
        return made

    def _call(self, inst: Instruction, name: str, type_: T.Type, *operands: Value) -> Value:
        suffix = f"v{type_.count}" if isinstance(type_, T.VectorType) else ""
        scalar = {T.FLOAT: "f32", T.DOUBLE: "f64"}[type_.scalar]  # type: ignore[index]
        symbol = f"{name}{'f' * (scalar == 'f32')}"
        if name.startswith("llvm."):
            symbol = f"{name}.{suffix}{scalar}"
        self.need(symbol, type_)
        made = Call(GlobalRef(symbol), type_, list(operands), inst.name)
        return self.edit.behind(inst, made)

    def _abs(self, inst: Instruction, found: BitIdiom, type_: T.Type) -> Value:
        number = self._twin(found.numbers[0], type_)
        made = self._call(inst, "llvm.fabs", type_, number)
        return made if found.condition is None else self._chosen(inst, found.condition, made, number, type_)

    def _neg(self, inst: Instruction, found: BitIdiom, type_: T.Type) -> Value:
        return self._negated(inst, self._twin(found.numbers[0], type_), type_)

    def _negated(self, inst: Instruction, value: Value, type_: T.Type) -> Value:
        return self.edit.behind(inst, Instruction("fneg", type_, [value], inst.name))

    def _negabs(self, inst: Instruction, found: BitIdiom, type_: T.Type) -> Value:
        return self._negated(inst, self._abs(inst, found, type_), type_)

    def _copysign(self, inst: Instruction, found: BitIdiom, type_: T.Type) -> Value:
        magnitude, signed = (self._twin(n, type_) for n in found.numbers)
        return self._call(inst, "llvm.copysign", type_, magnitude, signed)

    def _flip(self, inst: Instruction, found: BitIdiom, type_: T.Type) -> Value:
        number = self._twin(found.numbers[0], type_)
        sign = found.numbers[1]
        none = constant_of(sign.type, 0)
        negative = self.edit.behind(inst, Compare("icmp", "slt", sign, none))
        return self._chosen(inst, negative, self._negated(inst, number, type_), number, type_)

    def _chosen(self, inst: Instruction, condition: Value, yes: Value, no: Value, type_: T.Type) -> Value:
        return self.edit.behind(inst, Instruction("select", type_, [condition, yes, no], inst.name))

    def _masked(self, inst: Instruction, found: BitIdiom, type_: T.Type) -> Value:
        assert found.condition is not None
        number, none = self._twin(found.numbers[0], type_), constant_of(type_, 0)
        yes, no = (none, number) if found.inverted else (number, none)
        return self._chosen(inst, found.condition, yes, no, type_)

    def _choose(self, inst: Instruction, found: BitIdiom, type_: T.Type) -> Value:
        assert found.condition is not None
        yes, no = (self._twin(n, type_) for n in found.numbers)
        return self._chosen(inst, found.condition, yes, no, type_)

    def _edited(self, inst: Instruction, type_: T.Type) -> Value | None:
        """A number with fewer digits, or with another sign or exponent; see `settle.fraction`."""
        found = self.fractions.edited(inst) if lane_width(type_) in FRACTION else None
        if found is None or lane_width(type_) != lane_width(inst.type):
            return None
        made, number = self._bits(inst, type_), self._number(inst, found.source, type_)
        self.settled[inst.name] = type_
        if found.steady:
            self._watch(inst, found.steady, type_)
        if not found.scaled:
            return self._related(inst, ROUNDED, number, made, type_)
        if found.rounded:
            number = self._related(inst, ROUNDED, number, self._with_fraction(inst, number, type_), type_)
        return self._related(inst, SCALED, number, made, type_)

    def _watch(self, inst: Instruction, steady: int, type_: T.Type) -> None:
        """Make a number of the bits that are taken for constant: `adjoint.provenance` refuses that where other
        functions have put bits of numbers there."""
        mask = constant_of(inst.type, _lanes(inst.type, steady))
        part = self.edit.behind(inst, Instruction("and", inst.type, [inst, mask]))
        part = self.edit.behind(inst, Cast("bitcast", type_, [part]))
        for lane in range(type_.count) if isinstance(type_, T.VectorType) else ():
            taken = Instruction("extractelement", type_.scalar, [part, ConstInt(T.I64, lane)])
            self._call(inst, STEP, type_.scalar, self.edit.behind(inst, taken))
        if not isinstance(type_, T.VectorType):
            self._call(inst, STEP, type_, part)

    def _number(self, inst: Instruction, source: Value, type_: T.Type) -> Value:
        """What an integer was made from, at hand where that is made."""
        if isinstance(source, Merged) and not isinstance(source.at, Phi):
            ways = [self._number(inst, n, type_) for n in source.numbers]
            return self._chosen(inst, source.at.operands[0], ways[0], ways[1], type_)
        return self._twin(source, type_)

    def _with_fraction(self, inst: Instruction, number: Value, type_: T.Type) -> Value:
        """A number with the fraction that an integer has."""
        fraction = (1 << FRACTION[lane_width(type_)]) - 1
        masks = [constant_of(inst.type, _lanes(inst.type, m)) for m in (fraction, ~fraction)]
        source = self.edit.behind(inst, Cast("bitcast", inst.type, [number]))
        low = self.edit.behind(inst, Instruction("and", inst.type, [inst, masks[0]]))
        high = self.edit.behind(inst, Instruction("and", inst.type, [source, masks[1]]))
        whole = self.edit.behind(inst, Instruction("or", inst.type, [low, high]))
        return self.edit.behind(inst, Cast("bitcast", type_, [whole]))

    def _related(self, inst: Instruction, name: str, number: Value, made: Value, type_: T.Type) -> Value:
        """What is made of a number's bits, together with the number."""
        if isinstance(type_, T.VectorType):
            return self._related_lanes(inst, name, number, made, type_)
        return self._call(inst, name, type_, number, made)

    def _related_lanes(
        self, inst: Instruction, name: str, number: Value, made: Value, type_: T.VectorType
    ) -> Value:
        result: Value = ConstPoison(type_)
        for lane in range(type_.count):
            at = ConstInt(T.I64, lane)
            parts = [
                self.edit.behind(inst, Instruction("extractelement", type_.element, [v, at])) for v in (number, made)
            ]
            one = self._call(inst, name, type_.element, *parts)
            result = self.edit.behind(inst, Instruction("insertelement", type_, [result, one, at]))
        return result

    def _metadata(self, access: Load | Store, type_: T.Type) -> dict[str, str]:
        """What is still true of an access whose type has changed."""
        kept = {k: v for k, v in access.metadata.items() if k in ("dbg", "tbaa")}
        stated = tagged_kind(self.types.tbaa(access), self.types.triple)
        wanted = "pointer" if isinstance(type_, T.PointerType) else type_
        if stated is not None and stated != wanted:
            kept.pop("tbaa", None)
        return kept


_TRICKS: dict[str, Callable[[Retyper, Instruction, BitIdiom, T.Type], Value | None]] = {
    "abs": Retyper._abs,
    "neg": Retyper._neg,
    "negabs": Retyper._negabs,
    "copysign": Retyper._copysign,
    "flip": Retyper._flip,
    "masked": Retyper._masked,
    "choose": Retyper._choose,
}


_EXTREMES = {"llvm.umax.": "ugt", "llvm.umin.": "ult", "llvm.smax.": "sgt", "llvm.smin.": "slt"}


def _lanes(type_: T.Type, bits: int) -> int:
    """The same bits in each lane of an integer type."""
    size = lane_width(type_)
    count = type_.count if isinstance(type_, T.VectorType) else 1
    return sum((bits & ((1 << size) - 1)) << n * size for n in range(count))
