"""Loops that keep a small array of their own from living in registers, marked to be unrolled.

Elements of a local array that a loop of known length goes through are single values once the loop is unrolled: what is
overwritten needs no tape then, and what is read is not looked up. LLVM unrolls up to a certain size of code, which
nests of three short loops exceed. Loops long enough to be vectorised are left alone, as are those over other memory.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from irad.analysis.alias.linear_address import gep_offset
from irad.analysis.cfg import CFG
from irad.analysis.loops import IrreducibleFlow, Loop, LoopForest
from irad.analysis.trip_count import TripCount, induction_variables, trip_count
from irad.ir import types as T
from irad.ir.instructions import Alloca, Block, Call, Cast, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function, Module
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import ConstInt, Value

__all__ = ["mark_short_nests"]

_LONGEST = 7
"""Iterations of a loop; from eight on, it is worth a vector operation."""
_LARGEST = 1500
"""Instructions of an unrolled nest."""
_BYTES = 2048
"""Of an array."""
_WORDS = ("llvm.lifetime.", "llvm.memcpy.", "llvm.memset.", "llvm.memmove.")

_Numbers = Mapping[Value, int]


def mark_short_nests(text: str) -> tuple[str, tuple[str, ...]]:
    """Short nests of loops over small local arrays are to be unrolled.

    They say so by `llvm.loop.unroll.full`. Returns the module's text, and the names of the functions that they are in.
    Control flow has to be canonical."""
    if " = alloca [" not in text and " = alloca %" not in text:
        return text, ()
    module = parse_module(text)
    number = max((int(n) for n in module.metadata if n.isdigit()), default=-1) + 1
    full = ""
    names = []
    for function in module.functions.values():
        if function.is_declaration or not _may_have_some(function.body_text):
            continue
        loops = _Nests(module, function).found()
        for loop in loops:
            if not full:
                full, number = f"!{number}", number + 1
                module.metadata[full[1:]] = '!{!"llvm.loop.unroll.full"}'
            module.metadata[str(number)] = f"distinct !{{!{number}, {full}}}"
            loop.latch.terminator.metadata["llvm.loop"] = f"!{number}"
            number += 1
        if loops:
            names.append(function.name)
    return (print_module(module), tuple(names)) if names else (text, ())


def _may_have_some(body: str | None) -> bool:
    """Whether a function, by its text, may have a local array and a counter; one that is no text any more may."""
    return body is None or (" = phi i" in body and re.search(r" = alloca [\[%]", body) is not None)


@dataclass(eq=False)
class _Array:
    """A local array: where it is accessed at an offset that is computed, and by what numbers."""

    places: list[tuple[Block, list[Value]]] = field(default_factory=list)


class _Nests:
    def __init__(self, module: Module, function: Function) -> None:
        self.module = module
        self.function = function

    def found(self) -> list[Loop]:
        """The loops to unroll, none twice."""
        arrays = self._arrays()
        if not arrays:
            return []
        cfg = CFG(self.function)
        try:
            forest = LoopForest(cfg)
        except IrreducibleFlow:
            return []
        shapes = {loop: _Shape.of(loop, cfg) for loop in forest.loops}
        chosen: dict[Loop, None] = {}
        for array in arrays:
            roots: dict[Loop, None] = {}
            for block, numbers in array.places:
                path = forest.path(block) if block in forest.innermost else []
                root = next((x for x in path if self._is_short(x, shapes, block, numbers)), None)
                if root is None:
                    break
                roots[root] = None
            else:
                chosen |= roots
        return [x for x in forest.loops if any(y in chosen for y in x.path)]

    def _arrays(self) -> list[_Array]:
        users = self.function.users
        found = []
        for alloca in (i for i in self.function.entry.instructions if isinstance(i, Alloca)):
            fixed = isinstance(alloca.operands[0], ConstInt) and not alloca.extra
            if fixed and self.module.layout.size(alloca.allocated) <= _BYTES:
                array = _Array()
                if self._follow(alloca, [], users, array) and array.places:
                    found.append(array)
        return found

    def _follow(
        self, pointer: Value, numbers: list[Value], users: dict[Value, list[Instruction]], array: _Array
    ) -> bool:
        """Note all accesses through a pointer that has been moved by some numbers; whether nothing else is done with
        it."""
        for user in users.get(pointer, ()):
            if isinstance(user, GetElementPtr) and user.base is pointer and not isinstance(user.type, T.VectorType):
                _, terms = gep_offset(self.module, user.source, user.operands[1:])
                if not self._follow(user, [*numbers, *(value for value, _ in terms)], users, array):
                    return False
            elif isinstance(user, (Load, Store)) and not (isinstance(user, Store) and user.value is pointer):
                if user.volatile or user.ordering:
                    return False
                self._note(user, numbers, array)
            elif isinstance(user, Call) and (user.callee_name or "").startswith(_WORDS):
                if "lifetime" not in (user.callee_name or ""):
                    self._note(user, [*numbers, *user.operands[2:3]], array)
            else:
                return False
        return True

    @staticmethod
    def _note(user: Instruction, numbers: list[Value], array: _Array) -> None:
        computed = [n for n in numbers if not isinstance(n, ConstInt)]
        if computed and user.block is not None:
            array.places.append((user.block, computed))

    def _is_short(self, root: Loop, shapes: dict[Loop, _Shape], block: Block, numbers: list[Value]) -> bool:
        """Whether a loop, unrolled with all in it, is small, and the numbers at `block` are known then."""
        return _Run(shapes, block, numbers).size(root, {}) is not None


@dataclass(frozen=True, eq=False)
class _Shape:
    """What decides how often a loop runs: its trip count, its counters (start and step), and the instructions in it
    that are in no loop inside it."""

    count: TripCount | None
    counters: dict[Phi, tuple[Value, int]]
    own: int
    blocks: frozenset[Block]

    @staticmethod
    def of(loop: Loop, cfg: CFG) -> _Shape:
        inductions = induction_variables(loop)
        counters = {p: (i.start, i.step) for p, i in inductions.items() if p.type.is_integer}
        blocks = loop.blocks - {b for child in loop.children for b in child.blocks}
        calls = any(_may_call(i) for b in blocks for i in b.instructions)
        own = sum(len(b.instructions) for b in blocks)
        return _Shape(None if calls else trip_count(loop, cfg, inductions), counters, own, frozenset(blocks))


def _may_call(inst: Instruction) -> bool:
    """Whether an instruction calls what may be anything, such as threads' agreement on who does what."""
    return isinstance(inst, Call) and not (inst.callee_name or "").startswith("llvm.")


class _Run:
    """Runs the loops of a nest for their counters' values alone."""

    def __init__(self, shapes: dict[Loop, _Shape], block: Block, numbers: list[Value]) -> None:
        self.shapes = shapes
        self.block = block
        self.numbers = numbers

    def size(self, loop: Loop, known: _Numbers) -> int | None:
        """The number of instructions of the loop and what is in it, unrolled; None where that is too many, or something
        is not known."""
        shape = self.shapes[loop]
        iterations = list(_iterations(shape, known))
        if not iterations or len(iterations) > _LONGEST:
            return None
        total = 0
        for numbers in iterations:
            total += shape.own
            if self.block in shape.blocks and any(_value(n, numbers) is None for n in self.numbers):
                return None
            for child in loop.children:
                part = self.size(child, numbers)
                if part is None:
                    return None
                total += part
            if total > _LARGEST:
                return None
        return total


def _iterations(shape: _Shape, known: _Numbers) -> Iterator[_Numbers]:
    """The values of a loop's counters, and of those around, in each iteration; one more than `_LONGEST` at most, and
    none where they are not known."""
    count = shape.count
    start, bound = (None, None) if count is None else (_value(count.start, known), _value(count.bound, known))
    if count is None or start is None or bound is None or not count.start.type.is_integer:
        return
    bits = _bits(count.start.type)
    starts = {phi: (_value(first, known), step) for phi, (first, step) in shape.counters.items()}
    for k in range(_LONGEST + 1):
        here: dict[Value, int] = {phi: first + k * step for phi, (first, step) in starts.items() if first is not None}
        yield {**known, **here}
        if not _holds(count.predicate, start + (k + count.delta) * count.step, bound, bits):
            return


def _value(value: Value, known: _Numbers, depth: int = 12) -> int | None:
    """An integer as far as it follows from those known (modulo its width), else None."""
    if isinstance(value, ConstInt):
        return value.value
    if value in known:
        return known[value]
    if not isinstance(value, Instruction) or not depth or not value.type.is_integer:
        return None
    if not isinstance(value, Cast) and value.opcode not in ("add", "sub", "mul", "shl", "or", "xor"):
        return None
    found = [_value(o, known, depth - 1) for o in value.operands]
    if any(x is None for x in found):
        return None
    numbers = [x for x in found if x is not None]
    if isinstance(value, Cast):
        if value.opcode not in ("sext", "zext", "trunc") or not value.operands[0].type.is_integer:
            return None
        narrow = value.type if value.opcode == "trunc" else value.operands[0].type
        return numbers[0] % (1 << _bits(narrow)) if value.opcode == "zext" else _signed(numbers[0], _bits(narrow))
    left, right = numbers
    match value.opcode:
        case "add":
            return left + right
        case "sub":
            return left - right
        case "mul":
            return left * right
        case "or":
            return left | right
        case "xor":
            return left ^ right
    return left << right if 0 <= right < 64 else None


def _bits(type_: T.Type) -> int:
    assert isinstance(type_, T.IntType)
    return type_.bits


def _signed(number: int, bits: int) -> int:
    number %= 1 << bits
    return number - (1 << bits) if number >> (bits - 1) else number


def _holds(predicate: str, left: int, right: int, bits: int) -> bool:
    """A comparison of two integers of some width."""
    if predicate.startswith("u") or predicate in ("eq", "ne"):
        left, right = left % (1 << bits), right % (1 << bits)
    else:
        left, right = _signed(left, bits), _signed(right, bits)
    return {
        "eq": left == right, "ne": left != right, "lt": left < right, "le": left <= right, "gt": left > right,
        "ge": left >= right,
    }[predicate[-2:]]  # fmt: skip
