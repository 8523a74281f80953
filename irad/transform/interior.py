"""Loops in which the first and the last few iterations are special, in three pieces: the interior is plain.

Code that treats the border of a grid where it treats the rest (`i + 1 < n ? u[i + 1] : 0`, `u[min(i + 2, n - 1)]`,
`u[(i + 1) % n]`) tests in each iteration what comes out otherwise in one or two of them. LLVM peels off iterations at
the beginning, and one at the end, where it sees them, and there are addresses left that are not affine: nothing of such
a loop is vectorised, in neither sweep, and sums over neighbours go through memory.

An innermost loop whose counter `i` goes from a constant `s` up to `n` is run as

    if n > s + a + b:  i from s to s + a, as it was;  i from s + a to n - b, with what is certain there
    the rest up to n, as it was

(the index set splitting of vectorising compilers). What is certain follows from the range alone: `i + c` is at least
`s + a + c` and less than `n - b + c` in the middle, and `a` and `b` are as large as it takes for a comparison with
`n + d`, or with a constant, to come out one way. That no sum on the way wraps around is a part of it: where the guard
holds, `n` is a signed number, and all that is compared lies between zero and `n`. Iterations run in the same order and
do the same.
"""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass

from irad.analysis.cfg import CFG
from irad.analysis.loops import IrreducibleFlow, Loop, LoopForest
from irad.analysis.trip_count import SWAPPED
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Call, Cast, Compare, Instruction, Opaque, Phi
from irad.ir.module import Function, Module
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import ConstInt, Value
from irad.transform.inlining import refer

__all__ = ["split_interiors"]

_MOST = 8
"""Iterations at either end."""
_LARGEST = 250
"""Instructions of a loop: there will be three of it."""
_CHOICES = re.compile(r"@llvm\.(?:[su](?:min|max)|usub\.sat)\.i| [su]rem i| icmp ")
_HARMLESS = ("llvm.loop.mustprogress", "llvm.loop.peeled.count")
_LESS = {"slt": True, "ult": True, "sle": True, "ule": True, "sgt": False, "ugt": False, "sge": False, "uge": False}


def split_interiors(text: str) -> tuple[str, tuple[str, ...]]:
    """Return a module's text in which innermost loops have an interior without tests for the border, and the names of
    the functions that they are in; none where threads run loops, since proofs read them as they stand in the source.
    Control flow has to be canonical."""
    if "@__kmpc_" in text or " phi i" not in text or not _CHOICES.search(text):
        return text, ()
    module = parse_module(text)
    names = [
        function.name for function in module.functions.values()
        if not function.is_declaration and _may_have_some(function.body_text)
        and _split_in(module, function)
    ]  # fmt: skip
    return (print_module(module), tuple(names)) if names else (text, ())


def _may_have_some(body: str | None) -> bool:
    return body is None or (" phi i" in body and len(_CHOICES.findall(body)) > 1)


def _split_in(module: Module, function: Function) -> bool:
    cfg = CFG(function)
    try:
        forest = LoopForest(cfg)
    except (IrreducibleFlow, ValueError):
        return False
    found = [plan for loop in forest.loops if not loop.children and (plan := _planned(module, loop, cfg)) is not None]
    for number, plan in enumerate(found):
        _rewrite(function, plan, number)
    if found:
        function.forget_users()
    return bool(found)


# -- what is certain in the middle


@dataclass(frozen=True)
class _Counted:
    """A loop that ends when `following`, which is `phi + 1`, has come to `bound`, tested in the block `ends`."""

    loop: Loop
    phi: Phi
    following: Instruction
    bound: Value
    ends: Block
    start: int

    @staticmethod
    def of(loop: Loop, cfg: CFG) -> _Counted | None:
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
            if test.operands[0] is not following or not isinstance(start, ConstInt) or not 0 <= start.value < 1 << 20:
                continue
            if test.predicate in on and loop.is_invariant(test.operands[1]) and _plus(following) == (phi, 1):
                assert isinstance(following, Instruction)
                return _Counted(loop, phi, following, test.operands[1], ends, start.value)
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


def _exact(value: Value) -> tuple[Value | None, int]:
    """A signed number as another one and a constant, without wrapping around."""
    if isinstance(value, ConstInt):
        return None, _signed(value)
    if isinstance(value, Cast) and (value.opcode == "sext" or (value.opcode == "zext" and "nneg" in value.flags)):
        return _exact(value.operands[0])
    step = _plus(value)
    if step is not None and isinstance(value, Instruction) and "nsw" in value.flags:
        base, constant = _exact(step[0])
        return base, constant + step[1]
    return value, 0


def _limit(bound: Value) -> int:
    """The largest that a bound can be, as a signed number."""
    if isinstance(bound, ConstInt):
        return _signed(bound)
    if isinstance(bound, Cast) and bound.opcode in ("sext", "zext"):
        bits = _bits(bound.operands[0])
        return (1 << bits - (bound.opcode == "sext" or "nneg" in bound.flags)) - 1
    return (1 << _bits(bound) - 1) - 1


@dataclass(frozen=True)
class _Ends:
    """How many iterations have to be left to the ends, and how large the bound may be."""

    first: int = 0
    last: int = 0
    most: int = 1 << 64

    def with_(self, other: _Ends) -> _Ends:
        return _Ends(max(self.first, other.first), max(self.last, other.last), min(self.most, other.most))

    @property
    def few(self) -> bool:
        return max(self.first, self.last) <= _MOST


@dataclass(frozen=True)
class _Certain:
    """What an instruction is in the middle: a truth, one of its operands, or the counter and a constant."""

    ends: _Ends
    truth: bool | None = None
    operand: int | None = None
    plus: int | None = None


@dataclass(frozen=True)
class _Plan:
    counted: _Counted
    ends: _Ends
    certain: dict[Instruction, _Certain]


def _planned(module: Module, loop: Loop, cfg: CFG) -> _Plan | None:
    counted = _Counted.of(loop, cfg)
    if counted is None or sum(len(b.instructions) for b in loop.blocks) > _LARGEST or _is_marked(module, loop):
        return None
    if not all(_can_be_copied(module, i) for b in loop.blocks for i in b.instructions):
        return None
    middle, test = _Middle(counted), counted.ends.terminator.operands[0]
    certain = {i: c for b in loop.blocks for i in b.instructions if (c := middle.certain(i)) is not None}
    users = [i for b in loop.blocks for i in b.instructions if test in i.operands]
    told = {i for i, c in certain.items() if c.plus is None or i.opcode == "call"}
    if not told - ({test} if len(users) == 1 else set()):
        return None
    ends = _Ends(0, 1)
    for each in certain.values():
        ends = ends.with_(each.ends)
    if isinstance(counted.bound, ConstInt) and _signed(counted.bound) - counted.start <= ends.first + ends.last + _MOST:
        return None
    return _Plan(counted, ends, certain)


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

    def __init__(self, counted: _Counted) -> None:
        self.counted = counted
        self.limit = _limit(counted.bound)
        self.end = _exact(counted.bound)
        self._forms: dict[Value, tuple[int, _Ends] | None] = {}

    def certain(self, inst: Instruction) -> _Certain | None:
        found = self._certain(inst)
        return found if found is not None and found.ends.few else None

    def _certain(self, inst: Instruction) -> _Certain | None:
        if isinstance(inst, Compare) and inst.opcode == "icmp":
            return self._compared(inst)
        if isinstance(inst, Call):
            return self._chosen(inst)
        if inst.opcode in ("srem", "urem"):
            return self._remainder(inst)
        if inst.opcode in ("zext", "sext", "and") and inst.type == self.counted.phi.type:
            form = self._form(inst)
            return None if form is None else _Certain(form[1], plus=form[0])
        return None

    def _compared(self, inst: Compare) -> _Certain | None:
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
                return _Certain(ends, truth=truth)
        return None

    def _chosen(self, call: Call) -> _Certain | None:
        """A choice of the smaller or the larger of two, or a difference that is not less than zero."""
        _, name, *_ = *(call.callee_name or "").split("."), ""
        if name == "usub" and isinstance(step := call.operands[1], ConstInt):
            number = call.operands[0]
            form, ends = self._form(number), self._ordered(number, step, less=False, strict=False)
            return None if form is None or ends is None else _Certain(ends, plus=form[0] - _signed(step))
        if name not in ("smin", "umin", "smax", "umax"):
            return None
        for position in (0, 1):
            one, other = call.operands[position], call.operands[1 - position]
            ends = self._ordered(one, other, less="min" in name, strict=False)
            if ends is not None and ends.few:
                return _Certain(ends, operand=position)
        return None

    def _remainder(self, inst: Instruction) -> _Certain | None:
        """What is left of a number that is less than the divisor, or than twice the divisor and not less than it."""
        number, divisor = inst.operands
        ends = self._ordered(number, divisor, less=True, strict=True)
        if ends is not None:
            return _Certain(ends, operand=0)
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
                ends = _Ends(-self.counted.start - far, own + far, room)
                return _Certain(form[1].with_(ends), plus=far)
        return None

    def _ordered(self, left: Value, right: Value, less: bool, strict: bool) -> _Ends | None:
        """For which iterations a number that goes with the counter is less (or greater) than one that does not."""
        form = self._form(left)
        if form is None or not self.counted.loop.is_invariant(right):
            return None
        constant, ends = form
        base, other = _exact(right)
        if less:
            if base is not self.end[0]:
                return None
            return ends.with_(_Ends(0, self.end[1] - other + constant - (not strict)))
        if base is not None or other < 0:
            return None
        return ends.with_(_Ends(other - self.counted.start - constant + strict, 0))

    def _form(self, value: Value) -> tuple[int, _Ends] | None:
        """What a number of the loop is more than the counter, and where that is so without wrapping around."""
        if value not in self._forms:
            self._forms[value] = None  # what goes round and round is none
            self._forms[value] = self._found_form(value)
        return self._forms[value]

    def _found_form(self, value: Value) -> tuple[int, _Ends] | None:
        if value is self.counted.phi:
            return 0, _Ends()
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

    def _masked(self, value: Instruction) -> tuple[int, _Ends] | None:
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

    def _at(self, constant: int, ends: _Ends, bits: int) -> tuple[int, _Ends]:
        """The counter and a constant, where that lies between zero and the bound."""
        half = 1 << (bits - 1)
        constant = (constant + half) % (2 * half) - half
        return constant, ends.with_(_Ends(-self.counted.start - constant, constant - 1))


# -- the three pieces


def _rewrite(function: Function, plan: _Plan, number: int) -> None:
    counted, ends = plan.counted, plan.ends
    loop, phi = counted.loop, counted.phi
    width = phi.type
    assert isinstance(width, T.IntType)
    front, rest = loop.preheader, Block(f"irad.rest.{number}", function)
    last = Instruction("sub", width, [counted.bound, ConstInt(width, ends.last)], f"irad.last.{number}", ("nsw",))
    enough = Compare(
        "icmp", "sgt", counted.bound, ConstInt(width, counted.start + ends.first + ends.last), f"irad.enough.{number}"
    )
    pieces: list[tuple[str, Value, dict[Instruction, _Certain]]] = [(f".middle{number}", last, plan.certain)]
    if ends.first:
        pieces.insert(0, (f".first{number}", ConstInt(width, counted.start + ends.first), {}))
    made: list[Block] = []
    carried: dict[Phi, Value] = {p: p.incoming(front) for p in loop.header.phis}
    before, entered = front, [Block(f"irad.to{suffix}", function) for suffix, _, _ in pieces]
    for (suffix, end, certain), preheader, behind in zip(pieces, entered, [*entered[1:], rest], strict=True):
        blocks, values = _copied(function, counted, suffix, certain, before, preheader, carried)
        done = Compare("icmp", "eq", values[counted.following], end, f"irad.done{suffix}")
        tested, again = blocks[counted.ends], blocks[loop.latch if loop.latch is not counted.ends else loop.header]
        tested.instructions.pop()
        tested.append(done)
        tested.append(Branch([behind, again], done))
        preheader.append(Branch([blocks[loop.header]]))
        carried = {p: values.get(p.incoming(loop.latch), p.incoming(loop.latch)) for p in loop.header.phis}
        before = tested
        made += [preheader, *blocks.values()]
    start = front.instructions.pop()
    assert isinstance(start, Branch)
    # known in front of all loops in which the bound is
    where = Instruction("select", width, [enough, last, ConstInt(width, counted.start)], f"irad.where.{number}")
    found: list[Instruction] = [last, enough, where]
    if ends.most < _limit(counted.bound):
        short = Compare("icmp", "sle", counted.bound, ConstInt(width, ends.most), f"irad.short.{number}")
        both = Instruction("and", T.I1, [enough, short], f"irad.both.{number}")
        found[2:2] = [short, both]
        where.operands[0] = both
    for inst in found:
        front.append(inst)
    front.append(Branch([entered[0], rest], where.operands[0]))
    for index, p in enumerate(loop.header.phis):
        merged: Value = where
        if p is not phi:
            incoming = [(p.incoming(front), front), (carried[p], before)]
            merged = rest.append(Phi(p.type, incoming, f"irad.rest.{number}.{index}"))
        at = p.blocks.index(front)
        p.operands[at], p.blocks[at] = merged, rest
    rest.append(Branch([loop.header]))
    place = function.blocks.index(loop.header)
    function.blocks[place:place] = [*made, rest]


def _copied(
    function: Function, counted: _Counted, suffix: str, certain: dict[Instruction, _Certain], before: Block,
    preheader: Block, carried: dict[Phi, Value],
) -> tuple[dict[Block, Block], dict[Value, Value]]:  # fmt: skip
    """Copies of a loop's blocks; the loop is entered with the values that are `carried`."""
    loop = counted.loop
    order = [b for b in function.blocks if b in loop.blocks]
    blocks = {b: Block(f"{b.name or 'block'}{suffix}", function) for b in order}
    values: dict[Value, Value] = {}
    for block in order:
        for inst in block.instructions:
            twin = values[inst] = blocks[block].append(copy.copy(inst))
            twin.name = f"{inst.name}{suffix}" if inst.name else ""
            twin.metadata = {k: v for k, v in inst.metadata.items() if k != "llvm.loop"}
            twin.records = []
    targets = {**blocks, loop.preheader: preheader}
    for block in order:
        for twin in blocks[block].instructions:
            if twin.is_terminator and block is counted.ends:
                continue  # who calls writes it
            refer(twin, values, targets)
            if isinstance(twin, Phi) and preheader in twin.blocks:
                at = twin.blocks.index(preheader)
                original = next(p for p in loop.header.phis if values[p] is twin)
                twin.operands[at] = carried[original]
    for inst, known in certain.items():
        _decide(blocks, values, inst, known, counted)
    return blocks, values


def _decide(
    blocks: dict[Block, Block], values: dict[Value, Value], inst: Instruction, known: _Certain, counted: _Counted
) -> None:
    """Let the copy of an instruction be what is certain of it."""
    twin = values[inst]
    assert isinstance(twin, Instruction)
    block = twin.parent
    at = block.instructions.index(twin)
    if known.truth is not None:
        new: Value = ConstInt(T.I1, int(known.truth))
        block.instructions.remove(twin)
    elif known.operand is not None:
        new = twin.operands[known.operand]
        block.instructions.remove(twin)
    else:
        assert known.plus is not None
        counter = values[counted.phi]
        assert isinstance(twin.type, T.IntType)
        if counter.type != twin.type:
            counter = block.insert(at, Cast("trunc", twin.type, [counter], f"{twin.name}.narrow" if twin.name else ""))
            at += 1
        new = Instruction("add", twin.type, [counter, ConstInt(twin.type, known.plus)], twin.name, ("nsw",))
        new.block = block
        block.instructions[at] = new
    for each in blocks.values():
        for user in each.instructions:
            if twin in user.operands:
                user.operands = [new if o is twin else o for o in user.operands]
    for value, copied in values.items():
        if copied is twin:
            values[value] = new
