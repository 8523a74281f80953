"""The bits of integers, through operations, casts and structs by value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from irad.adjoint.provenance.bit_tests import controlled_by, decides, roots_of, tests_bits
from irad.adjoint.provenance.context import ALL_BITS, Context, Masks, Surroundings, merged, union
from irad.adjoint.provenance.counted_bits import choosing, counted_by
from irad.adjoint.provenance.memory import TaintedMemory, Taints
from irad.analysis.alias.linear_address import Residue
from irad.analysis.alias.memory import MemoryObject
from irad.analysis.diagnostics import KEEP_APART, MOVE_WHOLE, UNDECIDED, Refusal
from irad.analysis.types.bit_provenance import lane_width, width
from irad.analysis.types.float_bit_idioms import FRACTION, BitMasks, all_ones, cast_fraction
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Block, Call, Compare, IndexedAggregate, Instruction, Load, Phi, Store
from irad.ir.module import users_of
from irad.ir.values import Value
from irad.lowering.types.retype import SCALED

_DECIDING = frozenset(("icmp", "fcmp", "fptosi", "fptoui", "ptrtoint", "ptrtoaddr"))
"""What only decides by numbers, or counts by them."""

Reach = dict[tuple[int, bool], frozenset[MemoryObject]]
"""What a call's operands lead to: by position, and whether by way of pointers in memory."""


class ValueFlow(BitMasks):
    """The masks of one function's values. Raises `Refusal` where a tainted word becomes a number."""

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
        self._others: dict[
            tuple[frozenset[MemoryObject], int], tuple[int, dict[MemoryObject, list[MemoryObject]]]
        ] = {}
        """Of some objects, and this function's memory or what all share: how many tainted objects were looked at, and
        which of those may be some of them."""
        self._same: dict[tuple[MemoryObject, MemoryObject], bool] = {}
        self._reaches: dict[Call, tuple[Reach, frozenset[frozenset[tuple[int, bool]]]]] = {}
        self.tested = context.tested
        self.memory = TaintedMemory()
        self.masks: dict[Value, Masks] = {}
        self.origins: dict[Value, Instruction] = {}
        self.derived: set[Value] = set()
        self.rounded: dict[Value, int] = {}  # active numbers, rounded or compared in loops: steps, unless cast
        self._rounding = False
        self.doubtful: set[Value] = set()  # hardly parts of numbers: what places do not tell
        self.unplaced: set[Instruction] = set()  # loads of what may be parts of numbers, since places are not known
        self.whole_numbers: set[Value] = set()  # loads of words that are certain to be numbers at times
        self.chosen: set[Value] = set()  # pointers that depend on bits of active numbers
        self._testing: set[Block] = set()
        self._tested: set[Block] = set()
        self.result: Masks = ()
        self.changed = False
        self.lent: set[MemoryObject] = set()
        self._entered: dict[MemoryObject, Taints] = {}
        self._integers: dict[tuple[Value, int], bool] = {}
        self.inside: dict[MemoryObject, int] = {}  # that pointers kept by somebody lead to multiples of: 1 anywhere
        self.moved: list[tuple[Value, MemoryObject]] = []  # pointers kept that were moved as far as others are apart
        self.begun: set[MemoryObject] = set()
        self.at: dict[MemoryObject, int] = {}  # of what bytes arguments lead to multiples in their blocks
        self._places: dict[tuple[Value, MemoryObject], Residue | None] = {}
        self._numberless: dict[Call, bool] = {}

    def mask(self, value: Value) -> int:
        """The bits of an integer that depend on fractions of active numbers, whether or not it carries an adjoint."""
        if self._rounding:
            return self.rounded.get(value, 0)
        found = union(self.masks.get(value, ()))
        if value.type.scalar.is_integer and value in self.activity.active:
            found |= self._carried(value)
        return found

    def lost(self, value: Value) -> int:
        """Those for which there is no adjoint."""
        return union(self.masks.get(value, ()))

    def _carried(self, value: Value) -> int:
        """The bits of an integer that carries an adjoint."""
        kind = self.types.carried(value)
        count = kind.count if isinstance(kind, T.VectorType) and not isinstance(value.type, T.VectorType) else 1
        size = width(kind.scalar) if kind is not None else 0
        if size not in FRACTION:
            return all_ones(value)
        return union((1 << FRACTION[size]) - 1 << n * size for n in range(count)) & all_ones(value)

    def _taint(self, value: Value, masks: Masks, origin: Instruction) -> None:
        known = self.masks.get(value, ())
        masks = merged(known, masks)
        if any(masks) and masks != known:
            self.masks[value] = masks
            self.origins.setdefault(value, origin)
            self.changed = True

    def _origin(self, values: Iterable[Value], default: Instruction) -> Instruction:
        return next((self.origins[v] for v in values if v in self.origins), default)

    def _address(self, inst: Instruction) -> None:
        """Pointers may be numbers in disguise, or say by how much an index differs from the beginning of a table."""
        if any(self.mask(o) if o.type.scalar.is_integer else self.lost(o) for o in inst.operands):
            self._taint(inst, (all_bits(inst),), self._origin(inst.operands, inst))
        self._choose(inst)

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
        if self._is_chosen(inst) or (inst.opcode == "icmp" and isinstance(inst, Compare) and self._tests_bits(inst)):
            found = all_ones(inst)
        if found:
            self._taint(inst, (found,), self._origin(inst.operands, inst))

    def _round(self, inst: Instruction) -> None:
        """Follow what was rounded to an integer, or was made of comparisons in a loop: as fraction bits of another
        number it is no step any more."""
        if inst.opcode in ("fptosi", "fptoui"):
            found = all_ones(inst) if inst.operands[0] in self.activity.varied else 0
        elif any(map(self._is_decided, self._counted.get(inst, ()))):
            found = all_ones(inst)
        else:
            self._rounding = True
            found = self.handed_on(inst)
            self._rounding = False
        if found & ~self.rounded.get(inst, 0):
            self.rounded[inst] = self.rounded.get(inst, 0) | found
            self.changed = True

    @cached_property
    def _counted(self) -> Mapping[Instruction, tuple[Value, ...]]:
        return counted_by(self.facts)

    def _is_decided(self, condition: Value) -> bool:
        """Whether a condition depends on active numbers, or on bits of their fractions."""
        if not isinstance(condition, Instruction):
            return False
        if condition.opcode == "fcmp":
            return any(o in self.activity.varied for o in condition.operands)
        if condition.type == T.I1 and condition.opcode in ("and", "or", "xor", "select"):
            return any(map(self._is_decided, condition.operands))
        operands = condition.operands if condition.opcode == "icmp" else [condition]
        return any(o.type.scalar.is_integer and self.mask(o) for o in operands)

    # -- what is chosen, or done, by bits of active numbers

    def _tests_bits(self, inst: Compare) -> bool:
        return tests_bits(inst, self.mask) and not all(self._is_doubtful(o) for o in inst.operands if self.mask(o))

    def _decides(self, condition: Value) -> bool:
        return decides(condition, self.mask) and not self._is_doubtful(condition)

    def _is_doubtful(self, value: Value) -> bool:
        """Whether an integer has bits of numbers only if it was loaded from other places than it seems."""
        roots = [root for root in roots_of(value) if self.mask(root)]
        return bool(roots) and all(root in self.doubtful for root in roots)

    def _is_chosen(self, inst: Instruction) -> bool:
        """Whether bits of active numbers decide which of its operands a value is."""
        if inst.opcode == "select":
            return self._decides(inst.operands[0])
        if not isinstance(inst, Phi) or inst.block is None or not self._testing or inst.block in self._headers:
            return False
        return any(map(self._decides, self._choosing(inst.block)))

    def _choose(self, pointer: Instruction) -> None:
        """Note a pointer that leads where bits of active numbers decide."""
        led = self._is_chosen(pointer) or any(
            self.mask(o) if o.type.scalar.is_integer else o in self.chosen for o in pointer.operands
        )
        if led and pointer not in self.chosen:
            self.chosen.add(pointer)
            self.changed = True

    def _choosing(self, merge: Block) -> tuple[Value, ...]:
        if merge not in self._choices:
            self._choices[merge] = tuple(choosing(self.facts.cfg, merge))
        return self._choices[merge]

    @cached_property
    def _choices(self) -> dict[Block, tuple[Value, ...]]:
        return {}

    @cached_property
    def _headers(self) -> frozenset[Block]:
        return frozenset(loop.header for loop in self.facts.forest.loops)

    def _branch(self, block: Block) -> None:
        """Note what a branch on bits of active numbers decides about."""
        branches = len(self.facts.cfg.successors[block]) > 1 and block.terminator.opcode in ("br", "switch")
        if branches and block not in self._testing and self._decides(block.terminator.operands[0]):
            self._testing.add(block)
            self._tested |= controlled_by(self.facts.cfg, block)
            self.changed = True

    def is_tested(self, inst: Instruction) -> bool:
        """Whether bits of active numbers decide if an instruction runs."""
        return self.tested or inst.block in self._tested

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
        masks = list(merged(self.masks.get(whole, ()), (0,) * (first + 1)))
        part = inst.operands[1]
        masks[first] |= self.mask(part) if part.type.scalar.is_integer else self.lost(part)
        self._taint(inst, tuple(masks), self._origin(inst.operands, inst))

    def _return(self, inst: Instruction) -> None:
        for value in inst.operands:
            found = self.masks.get(value, ())
            if value.type.scalar.is_integer and not self.facts.request.active_result:
                found = (all_ones(value) if inst.block in self._tested else self.mask(value),)
            self.result = merged(self.result, found)

    def _refuse(self, inst: Instruction, values: Iterable[Value], how: str, origin: Instruction | None = None) -> None:
        origin = self._origin(values, inst) if origin is None else origin
        if isinstance(origin, Call) and self.book.effect(origin).copies is not None:
            self._refuse_untyped(origin)
        place = self.facts.shared.place(origin)
        begin = f"at {place.rstrip(': ')} " if place and origin is not inst else ""
        if origin in self.unplaced:
            raise Refusal(
                "unsupported",
                inst,
                "cannot follow the bits of a floating-point number through integers",
                f"{begin}an integer is read at a place of which it is not known which member or element it is, and "
                f"numbers with derivatives lie in that memory too: it may be a part of one, and here it is {how}",
                KEEP_APART,
            )
        raise Refusal(
            "unsupported",
            inst,
            "cannot follow the bits of a floating-point number through integers",
            f"{begin}bits of an active number leave what carries derivatives, and here they are {how} again: "
            "the derivative would be lost",
            MOVE_WHOLE,
        )

    def _refuse_untyped(self, inst: Instruction) -> None:
        if isinstance(inst, Call):
            what = f"cannot tell what '{inst.callee_name}' moves here"
            why = "the memory carries derivatives, and nothing says which of its bytes are floating-point numbers"
        else:
            what = f"cannot tell whether {inst.type} {inst.ref} is a floating-point number"
            why = "it moves data between memory that carries derivatives, and nothing says what that memory holds"
        raise Refusal("type", inst, what, why, UNDECIDED)


def _data(inst: Instruction) -> list[Value]:
    """The operands whose bits an instruction hands on."""
    return inst.operands[1:] if inst.opcode == "select" else list(inst.operands)


def all_bits(value: Value) -> int:
    """The mask of all bits of an integer or a pointer."""
    return ALL_BITS if value.type.scalar.is_pointer else all_ones(value)
