"""Loops without loops inside in strips, between which there is room for what would keep LLVM from vectorising them.

A loop that leaves where its counter reaches a bound leaves also where it reaches the end of a strip of many iterations;
behind that it is looked whether it was the bound, and if not, the next strip begins. So what runs inside is the loop as
it was. Where the bound is less than a strip away, which is decided once, the end of the strip is the bound itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from irad.analysis.cfg import CFG
from irad.codegen.module_writer import clone
from irad.ir import types as T
from irad.ir.builder import Builder, int_constant
from irad.ir.instructions import (
    Alloca,
    Block,
    Branch,
    Call,
    Cast,
    Compare,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Store,
)
from irad.ir.module import Function
from irad.ir.values import Argument, Constant, ConstInt, Value

__all__ = ["Cycle", "Strips", "cut", "cycles"]

LENGTH = 1 << 16
"""Iterations of a strip: of some nanoseconds each, so that beside a strip nothing counts that is done once, and still a
fraction of a second where each takes some microseconds."""
_LONGEST_WAY, _DEEPEST, _WIDEST_STEP = 64, 8, 1 << 14
_INVERSE = {"eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt", "ult": "uge", "uge": "ult",
            "ugt": "ule", "ule": "ugt"}  # fmt: skip
_SWAPPED = {"eq": "eq", "ne": "ne", "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle", "ult": "ugt", "ugt": "ult",
            "ule": "uge", "uge": "ule"}  # fmt: skip


class Cycle:
    """A natural loop, which may have several edges back."""

    def __init__(self, header: Block) -> None:
        self.header = header
        self.blocks = {header: None}  # in a dictionary, which keeps its order
        self.back: list[tuple[Block, Block]] = []

    def exits(self) -> list[Block]:
        """The blocks that leave it."""
        return [b for b in self.blocks if any(s not in self.blocks for s in b.successors)]


def cycles(cfg: CFG) -> list[Cycle]:
    """The natural loops of a function, outer ones before those inside them."""
    found: dict[Block, Cycle] = {}
    for block in cfg.order:
        for header in dict.fromkeys(cfg.successors[block]):
            if cfg.index[header] <= cfg.index[block] and cfg.dominates(header, block):
                loop = found.setdefault(header, Cycle(header))
                loop.back.append((block, header))
                work = [block]
                while work:
                    each = work.pop()
                    if each not in loop.blocks:
                        loop.blocks[each] = None
                        work += cfg.predecessors[each]
    return sorted(found.values(), key=lambda loop: cfg.index[loop.header])


@dataclass(frozen=True)
class Strip:
    """How a loop is cut: in `test` it stays, and goes a straight `way` back to its header, as long as by `stay`
    its `counter`, or what is `ahead` of it, has not come to a bound. (`compare` has the counter at this `position`.)"""

    loop: Cycle
    test: Block
    way: tuple[Block, ...]
    compare: Compare
    position: int
    stay: str
    counter: Phi | Alloca
    step: int
    ahead: int

    @property
    def latch(self) -> Block:
        """The block from which the one edge back comes."""
        return self.loop.back[0][0]

    @property
    def bound(self) -> Value:
        """What the counter is compared with."""
        return self.compare.operands[1 - self.position]


class Strips:
    """What a function has of local variables of which only the values matter, and how its loops are cut."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self._variables = _variables(function)

    def decide(self, loop: Cycle) -> Strip | None:
        """How a loop is cut; None for one whose tests are not understood."""
        if len(loop.back) != 1:
            return None
        for test in loop.exits():
            last = test.terminator
            if isinstance(last, Branch) and last.operands and isinstance(last.operands[0], Compare):
                way = _way(test, loop)
                found = self._strip(loop, test, way, last.operands[0]) if way is not None else None
                if found is not None:
                    return found
        return None

    def _strip(self, loop: Cycle, test: Block, way: tuple[Block, ...], compare: Compare) -> Strip | None:
        if compare.opcode != "icmp" or compare.block not in loop.blocks or compare.predicate not in _INVERSE:
            return None
        for position in (0, 1):
            counted = self._counter(compare.operands[position], loop, way)
            if counted is None or not self._is_invariant(compare.operands[1 - position], loop, _DEEPEST):
                continue
            counter, step, ahead = counted
            if not 0 < abs(step) < _WIDEST_STEP:
                continue
            stay = compare.predicate if test.terminator.targets[0] in loop.blocks else _INVERSE[compare.predicate]
            stay = stay if position == 0 else _SWAPPED[stay]
            leads_there = stay == "ne" or stay[1:] in (("lt", "le") if step > 0 else ("gt", "ge"))
            if leads_there and not self._resizes(loop):
                return Strip(loop, test, way, compare, position, stay, counter, step, ahead)
        return None

    def _counter(self, value: Value, loop: Cycle, way: tuple[Block, ...]) -> tuple[Phi | Alloca, int, int] | None:
        """What counts, by how much, and how much further than the count of an iteration is what is compared."""
        if not (isinstance(value.type, T.IntType) and value.type.bits >= 32) and value.type != T.PTR:
            return None
        if isinstance(value, Load) and isinstance(value.pointer, Alloca) and value.pointer in self._variables:
            if value.block in way:
                return None
            stores = self._written(value.pointer, loop)
            if len(stores) != 1 or stores[0].block not in way:
                return None
            moved = self._moved(stores[0].operands[0])
            if moved is None or not (isinstance(moved[0], Load) and moved[0].pointer is value.pointer):
                return None
            return value.pointer, moved[1], 0
        phi, ahead = (value, 0) if isinstance(value, Phi) else self._moved(value) or (value, 0)
        if not isinstance(phi, Phi) or phi.block is not loop.header:
            return None
        moved = self._moved(phi.incoming(loop.back[0][0]))
        if moved is None or moved[0] is not phi or ahead not in (0, moved[1]):
            return None
        return phi, moved[1], ahead

    def _moved(self, value: Value) -> tuple[Value, int] | None:
        """What a value is a constant more than, and how much (of an address: in bytes)."""
        if isinstance(value, GetElementPtr) and len(value.operands) == 2 and isinstance(value.operands[1], ConstInt):
            module = self.function.module
            assert module is not None
            return value.base, value.operands[1].value * module.layout.size(value.source)
        if (
            isinstance(value, Instruction)
            and value.opcode in ("add", "sub")
            and isinstance(value.operands[1], ConstInt)
        ):
            number = value.operands[1].value
            return value.operands[0], number if value.opcode == "add" else -number
        return None

    def _is_invariant(self, value: Value, loop: Cycle, depth: int) -> bool:
        """Whether a value is the same in all iterations, and can be computed in front of them."""
        if isinstance(value, (Constant, Argument)) or getattr(value, "block", None) not in loop.blocks:
            return True
        if isinstance(value, Load):
            return value.pointer in self._variables and not self._written(value.pointer, loop)
        if not isinstance(value, Cast) and getattr(value, "opcode", "") not in ("add", "sub"):
            return False
        assert isinstance(value, Instruction)
        return depth > 0 and all(self._is_invariant(o, loop, depth - 1) for o in value.operands)

    def _written(self, variable: Value, loop: Cycle) -> list[Store]:
        """What a loop writes to a variable."""
        return [s for s in self._variables.get(variable, ()) if s.block in loop.blocks]

    def _resizes(self, loop: Cycle) -> bool:
        """Whether a loop computes with what it counts in integers of two sizes: that these do not wrap around, LLVM
        proves by where it starts to count."""
        casts = [i for b in loop.blocks for i in b.instructions if i.opcode in ("trunc", "sext", "ashr")]
        return any(self._is_counted(cast, loop) for cast in casts)

    def _is_counted(self, inst: Instruction, loop: Cycle) -> bool:
        work, seen = list(inst.operands), set[Value]()
        while work:
            value = work.pop()
            if not isinstance(value, Instruction) or value in seen or value.block not in loop.blocks:
                continue
            seen.add(value)
            if isinstance(value, Load):
                if self._written(value.pointer, loop):
                    return True
            elif isinstance(value, Phi) and value.block is loop.header:
                return True
            elif isinstance(value.type, T.IntType):
                work += value.operands
        return False

    def is_by_data(self, loop: Cycle) -> bool:
        """Whether data decide how often a loop runs, so that LLVM does not vectorise it."""
        work: list[Value] = [b.terminator for b in loop.exits()]
        seen = set[Value]()
        while work:
            value = work.pop()
            if value in seen or not isinstance(value, Instruction) or value.block not in loop.blocks:
                continue
            seen.add(value)
            if isinstance(value, Load) and value.pointer in self._variables:
                work += [s.operands[0] for s in self._written(value.pointer, loop)]
            elif isinstance(value, (Load, Call)) or value.opcode == "fcmp":
                return True
            work += value.operands
        return False


def _variables(function: Function) -> dict[Value, list[Store]]:
    """Local variables that are only loaded and stored, each with what is stored."""
    found: dict[Value, list[Store]] = {i: [] for i in function.entry.instructions if isinstance(i, Alloca)}
    for inst in function.instructions():
        for position, operand in enumerate(inst.operands):
            if isinstance(operand, Alloca) and operand in found:
                if isinstance(inst, Store) and position == 1:
                    found[operand].append(inst)
                elif not isinstance(inst, Load):
                    del found[operand]
    return found


def _way(test: Block, loop: Cycle) -> tuple[Block, ...] | None:
    """The blocks from a test to the loop's header, if one follows the other and there are few instructions in them."""
    inside = [s for s in test.successors if s in loop.blocks]
    if len(inside) != 1 or len(test.successors) != 2:
        return None
    way, block = list[Block](), inside[0]
    while block is not loop.header:
        if block.phis or len(block.successors) != 1:
            return None
        way.append(block)
        block = block.successors[0]
    return tuple(way) if sum(len(b.instructions) for b in way) <= _LONGEST_WAY else None


def cut(strip: Strip, function: Function, number: int, between: Callable[[Builder], object]) -> None:
    """Cut a loop; `between` says what is done between two strips."""
    header, test = strip.loop.header, strip.test
    head, over, on = (Block(f"irad.strip.{word}.{number}", function) for word in ("head", "over", "on"))
    _put_before(head, header, strip)
    builder = Builder(function, head)
    bound = _computed(builder, strip.bound, strip)
    end = _end(builder, strip, bound)
    builder.branch(header)

    counter, position = strip.compare.operands[strip.position], strip.position
    left, right = (counter, end) if position == 0 else (end, counter)
    ends = Compare("icmp", strip.compare.predicate, left, right)
    test.insert(len(test.instructions) - 1, ends)
    test.terminator.operands[0] = ends
    (out,) = (s for s in test.successors if s not in (*strip.way, header))
    test.terminator.replace_target(out, over)
    for phi in out.phis:
        phi.blocks = [over if b is test else b for b in phi.blocks]
    builder.block = over
    builder.branch_if(builder.compare("icmp", "eq", end, bound), out, on)

    builder.block = on
    between(builder)
    copies: dict[Value, Value] = {}
    for block in strip.way:
        for inst in block.instructions[:-1]:
            copies[inst] = on.append(clone(inst, lambda v: copies.get(v, v)))
    builder.branch(head)
    for own, phi in zip(head.phis, header.phis, strict=True):
        value = phi.incoming(strip.latch)
        own.add(copies.get(value, value), on)
        phi.operands, phi.blocks = [own, value], [head, strip.latch]

    at = function.blocks.index(header)
    function.blocks[at:at] = [head]
    at = function.blocks.index(test) + 1
    function.blocks[at:at] = [over, on]


def _put_before(head: Block, header: Block, strip: Strip) -> None:
    """Let all ways from outside to a loop's header lead to a block in front of it."""
    function = head.function
    assert function is not None
    for block in function.blocks:
        if block is not strip.latch and header in block.successors:
            block.terminator.replace_target(header, head)
    for phi in header.phis:
        head.append(
            Phi(phi.type, [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b is not strip.latch])
        )


def _computed(builder: Builder, value: Value, strip: Strip) -> Value:
    """A value that is the same in all iterations, computed in front of them where it was computed inside."""
    if not isinstance(value, Instruction) or value.block not in strip.loop.blocks:
        return value
    copied = clone(value, lambda operand: _computed(builder, operand, strip))
    return builder.insert(copied)


def _end(builder: Builder, strip: Strip, bound: Value) -> Value:
    """Where a strip ends: at the bound, or where the counter will be after as many iterations as a strip has."""
    if isinstance(strip.counter, Alloca):
        first: Value = builder.load(bound.type, strip.counter)
    else:
        assert builder.block is not None
        own = dict(zip(strip.loop.header.phis, builder.block.phis, strict=True))
        first = _further(builder, own[strip.counter], strip.ahead)
    stop = _further(builder, first, strip.step * LENGTH)
    a, b, c = (_as_number(builder, v) for v in (first, stop, bound))
    if strip.stay == "ne":
        left = builder.sub(c, a) if strip.step > 0 else builder.sub(a, c)
        assert isinstance(left.type, T.IntType)
        is_far = builder.compare("icmp", "ugt", left, int_constant(left.type, abs(strip.step) * LENGTH))
    else:
        order = strip.stay[0] + ("gt" if strip.step > 0 else "lt")
        is_beyond = builder.compare("icmp", order, b, a)
        is_far = builder.binary("and", is_beyond, builder.compare("icmp", order, c, b))
    return builder.select(is_far, stop, bound)


def _further(builder: Builder, value: Value, by: int) -> Value:
    if value.type == T.PTR:
        return builder.offset(value, by)
    assert isinstance(value.type, T.IntType)
    return builder.add(value, int_constant(value.type, by))


def _as_number(builder: Builder, value: Value) -> Value:
    return builder.cast("ptrtoint", value, T.I64) if value.type == T.PTR else value
