"""What the border of a grid decides in a loop, and is certain in its interior (`interior` makes loops of it).

A counter `i` goes from a constant `s` up to `n`; its first `a` and last `b` iterations are left out. What is certain
follows from the range alone: `i + c` is at least `s + a + c` and less than `n - b + c`, and `a` and `b` are as large as
it takes for a comparison with `n + d`, or with a constant, to come out one way. That no sum on the way wraps around is
a part of it: where the guard (`n > s + a + b`) holds, `n` is a signed number, and all that is compared lies between
zero and `n`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from irad.analysis.cfg import CFG
from irad.analysis.loops import Loop
from irad.analysis.trip_count import SWAPPED
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Call, Cast, Compare, Instruction, Opaque, Phi
from irad.ir.module import Module
from irad.ir.values import ConstInt, Value

__all__ = ["Certain", "Counted", "Plan", "planned"]

_MOST = 8
"""Iterations at either end."""
_LARGEST = 250
"""Instructions of a loop: there will be three of it."""
_HARMLESS = ("llvm.loop.mustprogress", "llvm.loop.peeled.count")
_LESS = {"slt": True, "ult": True, "sle": True, "ule": True, "sgt": False, "ugt": False, "sge": False, "uge": False}


@dataclass(frozen=True)
class Counted:
    """A loop that ends when `following`, which is `phi + 1`, has come to `end + late`, tested in the block `ends`."""

    loop: Loop
    phi: Phi
    following: Instruction
    end: Value
    late: int
    ends: Block
    start: int

    @staticmethod
    def of(loop: Loop, cfg: CFG) -> Counted | None:
        """Nothing may come behind the test, and nothing else leave the loop."""
        if len(loop.all_exits) != 1:
            return None
        ends, outside = loop.all_exits[0]
        branch, latch = ends.terminator, loop.latch
        if latch is not ends and (len(latch.instructions) > 1 or cfg.predecessors[latch] != [ends]):
            return None
        if not isinstance(branch, Branch) or len(set(branch.successors)) != 2:
            return None
        test = branch.operands[0]
        if not isinstance(test, Compare) or test.opcode != "icmp" or test.block not in loop.blocks:
            return None
        on = {"ne", "slt", "ult"} if branch.successors[1] is outside else {"eq", "sge", "uge"}
        for phi in loop.header.phis:
            start, following = phi.incoming(loop.preheader), phi.incoming(loop.latch)
            counter, end = test.operands
            if counter not in (phi, following) or not isinstance(start, ConstInt) or not 0 <= start.value < 1 << 20:
                continue
            if test.predicate in on and loop.is_invariant(end) and _plus(following) == (phi, 1):
                assert isinstance(following, Instruction)
                return Counted(loop, phi, following, end, int(counter is phi), ends, start.value)
        return None


def _plus(value: Value) -> tuple[Value, int] | None:
    """What a number is a sum of, if that is another one and a constant."""
    if isinstance(value, Instruction) and value.opcode in ("add", "sub") and isinstance(value.operands[1], ConstInt):
        step = _signed(value.operands[1])
        return value.operands[0], step if value.opcode == "add" else -step
    return None


def _signed(number: ConstInt) -> int:
    bits = _bits(number)
    value = number.value % (1 << bits)
    return value - (1 << bits) if value >> (bits - 1) else value


def _bits(value: Value) -> int:
    return value.type.bits if isinstance(value.type, T.IntType) else 0


def _exact(value: Value, top: bool = True) -> tuple[Value | None, int]:
    """A number as another, signed one and a constant, without wrapping around.

    Where the number itself is extended without a sign, that holds up to `_limit`: the guard sees to it for a bound, and
    what is compared with the bound differs from it by a constant and is not less than zero.
    """
    if isinstance(value, ConstInt):
        return None, _signed(value)
    signed = isinstance(value, Cast) and (value.opcode == "sext" or "nneg" in value.flags)
    if isinstance(value, Cast) and (signed or (value.opcode == "zext" and top)):
        return _exact(value.operands[0], False)
    step = _plus(value)
    if step is not None and isinstance(value, Instruction) and "nsw" in value.flags:
        base, constant = _exact(step[0], top)
        return base, constant + step[1]
    return value, 0


def _below(value: Value) -> tuple[Value | None, int]:
    """A number as another one less a constant. It wraps around, or changes its sign in an extension, only where it
    would be less than zero; what is found to be more than a counter is not."""
    if isinstance(value, Cast) and value.opcode in ("sext", "zext"):
        value = value.operands[0]
    step = _plus(value)
    return step if step is not None and step[1] <= 0 else (value, 0)


def _limit(counted: Counted) -> tuple[int, bool]:
    """What a bound is up to, if it is a signed number of the bits that it has without an extension; and whether it is
    certain to be."""
    value, more, most = counted.end, counted.late, (1 << _bits(counted.end) - 1) - 1
    if isinstance(value, ConstInt):
        return _signed(value) + more, True
    while (step := _plus(value)) is not None and isinstance(value, Instruction) and "nsw" in value.flags:
        value, more = step[0], more + step[1]
    if isinstance(value, Cast) and value.opcode in ("sext", "zext"):
        limit = (1 << _bits(value.operands[0]) - 1) - 1 + more
        return min(limit, most), limit <= most and (value.opcode == "sext" or "nneg" in value.flags)
    return most, not counted.late


@dataclass(frozen=True)
class Ends:
    """How many iterations have to be left to the ends, and how large the bound may be."""

    first: int = 0
    last: int = 0
    most: int = 1 << 64

    def with_(self, other: Ends) -> Ends:
        return Ends(max(self.first, other.first), max(self.last, other.last), min(self.most, other.most))

    @property
    def few(self) -> bool:
        return max(self.first, self.last) <= _MOST


@dataclass(frozen=True)
class Certain:
    """What an instruction is in the middle: a truth, one of its operands, or the counter and a constant, shifted."""

    ends: Ends
    truth: bool | None = None
    operand: int | None = None
    plus: int | None = None
    shift: int = 0


@dataclass(frozen=True)
class Plan:
    counted: Counted
    ends: Ends
    fits: bool
    certain: dict[Instruction, Certain]


def planned(module: Module, loop: Loop, cfg: CFG) -> Plan | None:
    counted = Counted.of(loop, cfg)
    if counted is None or sum(len(b.instructions) for b in loop.blocks) > _LARGEST or _is_marked(module, loop):
        return None
    if not all(_can_be_copied(module, i) for b in loop.blocks for i in b.instructions):
        return None
    middle, test = _Middle(counted), counted.ends.terminator.operands[0]
    certain = {i: c for b in loop.blocks for i in b.instructions if (c := middle.certain(i)) is not None}
    users = [i for b in loop.blocks for i in b.instructions if test in i.operands]
    told = {i for i in certain if i.opcode not in ("zext", "sext")}
    if not told - ({test} if len(users) == 1 else set()):
        return None
    ends = Ends(0, 1, middle.limit)
    for each in certain.values():
        ends = ends.with_(each.ends)
    if middle.end[0] is None and middle.end[1] - counted.start <= ends.first + ends.last + _MOST:
        return None
    return Plan(counted, ends, middle.is_limited and ends.most == middle.limit, certain)


def _is_marked(module: Module, loop: Loop) -> bool:
    """Whether something is said of a loop that might not be true of its parts."""
    node = loop.latch.terminator.metadata.get("llvm.loop", "")
    said = module.metadata.get(node[1:], "")
    parts = [said, *(module.metadata.get(n, "") for n in re.findall(r"!(\d+)", said) if n != node[1:])]
    return any(word not in _HARMLESS for part in parts for word in re.findall(r'"([\w.]+)"', part))


def _can_be_copied(module: Module, inst: Instruction) -> bool:
    if isinstance(inst, Call):
        name = inst.callee_name or ""
        known = module.functions.get(name)
        words = module.attribute_words(inst.function_attributes)
        pure = "memory(none)" in words or (known is not None and "memory(none)" in known.attribute_words())
        return inst.opcode == "call" and pure and "convergent" not in words and not inst.bundles
    return not isinstance(inst, Opaque) and inst.opcode not in ("alloca", "indirectbr", "invoke", "va_arg", "switch")


class _Middle:
    """What is certain from the range of a counter, as far as few iterations have to be left out."""

    def __init__(self, counted: Counted) -> None:
        self.counted = counted
        self.limit, self.is_limited = _limit(counted)
        base, constant = _exact(counted.end)
        self.end = base, constant + counted.late
        self._forms: dict[Value, tuple[int, Ends] | None] = {}

    def certain(self, inst: Instruction) -> Certain | None:
        found = self._certain(inst)
        return found if found is not None and found.ends.few else None

    def _certain(self, inst: Instruction) -> Certain | None:
        if isinstance(inst, Compare) and inst.opcode == "icmp":
            return self._compared(inst)
        if isinstance(inst, Call):
            return self._chosen(inst)
        if inst.opcode in ("srem", "urem"):
            return self._remainder(inst)
        if inst.opcode in ("zext", "sext", "and") and inst.type == self.counted.phi.type:
            form = self._form(inst)
            return None if form is None else Certain(form[1], plus=form[0])
        return self._shifted(inst) if inst.opcode == "ashr" and inst.type == self.counted.phi.type else None

    def _shifted(self, inst: Instruction) -> Certain | None:
        """A sum of fewer bits, extended with its sign by shifts, and perhaps scaled."""
        moved, right = inst.operands
        raised, more = _plus(moved) or (moved, 0)
        left = raised.operands[1] if isinstance(raised, Instruction) and raised.opcode == "shl" else None
        if not isinstance(right, ConstInt) or not isinstance(left, ConstInt) or not isinstance(raised, Instruction):
            return None
        form, bits = self._form(raised.operands[0]), _bits(inst) - left.value
        if form is None or not 0 <= right.value <= left.value or more % (1 << left.value):
            return None
        if self.limit >= 1 << bits - 1:
            return None
        constant, ends = self._at(form[0] + (more >> left.value), form[1], bits)
        return Certain(ends, plus=constant, shift=left.value - right.value)

    def _compared(self, inst: Compare) -> Certain | None:
        left, right, predicate = *inst.operands, inst.predicate
        if self._form(left) is None:
            left, right, predicate = right, left, SWAPPED.get(predicate, predicate)
        for less in (True, False):
            if predicate in ("eq", "ne"):
                ends, truth = self._ordered(left, right, less, strict=True), predicate == "ne"
            else:
                # what is to come out true has to hold, and what is to come out false the opposite
                truth = _LESS[predicate] == less
                ends = self._ordered(left, right, less, strict=(predicate[1:] in ("lt", "gt")) == truth)
            if ends is not None and ends.few:
                return Certain(ends, truth=truth)
        return None

    def _chosen(self, call: Call) -> Certain | None:
        """A choice of the smaller or the larger of two, or a difference that is not less than zero."""
        _, name, *_ = *(call.callee_name or "").split("."), ""
        if name == "usub" and isinstance(step := call.operands[1], ConstInt):
            number = call.operands[0]
            form, ends = self._form(number), self._ordered(number, step, less=False, strict=False)
            return None if form is None or ends is None else Certain(ends, plus=form[0] - _signed(step))
        if name not in ("smin", "umin", "smax", "umax"):
            return None
        for position in (0, 1):
            one, other = call.operands[position], call.operands[1 - position]
            ends = self._ordered(one, other, less="min" in name, strict=False)
            if ends is not None and ends.few:
                return Certain(ends, operand=position)
        return None

    def _remainder(self, inst: Instruction) -> Certain | None:
        """What is left of a number that is less than the divisor, or than twice the divisor and not less than it."""
        number, divisor = inst.operands
        ends = self._ordered(number, divisor, less=True, strict=True)
        if ends is not None:
            return Certain(ends, operand=0)
        base, constant = _exact(divisor)
        if base is None or base is not self.end[0] or not isinstance(number, Instruction) or number.opcode != "add":
            return None
        for moved, fixed in (number.operands, number.operands[::-1]):
            form, step = self._form(moved), _plus(fixed) or (fixed, 0)
            if form is None or not self.counted.loop.is_invariant(fixed) or _exact(step[0])[0] is not base:
                continue
            far, own = form[0] + step[1] + _exact(step[0])[1] - constant, self.end[1] - constant
            if max(abs(far), abs(own)) <= _MOST:
                room = (1 << _bits(inst) - 2) - 2 * _MOST  # twice the divisor is a signed number then
                ends = Ends(-self.counted.start - far, own + far, room)
                return Certain(form[1].with_(ends), plus=far)
        return None

    def _ordered(self, left: Value, right: Value, less: bool, strict: bool) -> Ends | None:
        """For which iterations a number that goes with the counter is less (or greater) than one that does not."""
        form = self._form(left)
        if form is None or not self.counted.loop.is_invariant(right):
            return None
        constant, ends = form
        base, other = _exact(right)
        if less:
            base, other = (base, other) if base is self.end[0] else _below(right)
            if base is not self.end[0]:
                return None
            return ends.with_(Ends(0, self.end[1] - other + constant - (not strict)))
        if base is not None or other < 0:
            return None
        return ends.with_(Ends(other - self.counted.start - constant + strict, 0))

    def _form(self, value: Value) -> tuple[int, Ends] | None:
        """What a number of the loop is more than the counter, and where that is so without wrapping around."""
        if value not in self._forms:
            self._forms[value] = None  # what goes round and round is none
            self._forms[value] = self._found_form(value)
        return self._forms[value]

    def _found_form(self, value: Value) -> tuple[int, Ends] | None:
        if value is self.counted.phi:
            return 0, Ends()
        if not isinstance(value, Instruction) or value.block not in self.counted.loop.blocks:
            return None
        step = _plus(value)
        if step is not None:
            inner = self._form(step[0])
            return None if inner is None else self._at(inner[0] + step[1], inner[1], _bits(value))
        if isinstance(value, Cast) and value.opcode in ("zext", "sext", "trunc"):
            inner = self._form(value.operands[0])
            narrow = value.opcode == "trunc"
            return inner if inner is not None and (not narrow or self.limit < 1 << _bits(value) - 1) else None
        if value.opcode == "and":
            return self._masked(value)
        known = self.certain(value) if isinstance(value, Call) or value.opcode in ("srem", "urem") else None
        if known is None:
            return None
        if known.plus is not None:
            return known.plus, known.ends
        inner = None if known.operand is None else self._form(value.operands[known.operand])
        return None if inner is None else (inner[0], inner[1].with_(known.ends))

    def _masked(self, value: Instruction) -> tuple[int, Ends] | None:
        """The low bits of a sum, which may have wrapped around them."""
        mask = value.operands[1]
        bits = mask.value.bit_length() if isinstance(mask, ConstInt) and mask.value > 0 else 0
        if not bits or mask.value != (1 << bits) - 1 or self.limit >= 1 << bits:  # type: ignore[attr-defined]
            return None
        step = _plus(value.operands[0]) or (value.operands[0], 0)
        inner = self._form(step[0])
        if inner is None:
            return None
        far = (inner[0] + step[1]) % (1 << bits)
        return self._at(far - (1 << bits) if far >> (bits - 1) else far, inner[1], _bits(value))

    def _at(self, constant: int, ends: Ends, bits: int) -> tuple[int, Ends]:
        """The counter and a constant, where that lies between zero and the bound."""
        half = 1 << (bits - 1)
        constant = (constant + half) % (2 * half) - half
        return constant, ends.with_(Ends(-self.counted.start - constant, constant - 1))
