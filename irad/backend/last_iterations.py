"""Tests for the last iteration of a loop, in the form in which the loop's end is tested.

On a periodic grid the last point's neighbour is the first one. LLVM peels that iteration off where it sees that
`j == n - 1` is the last before `j == n`. With `int` it does not: it extends `n - 1` here and `n` there, and has lost
the promise that their difference is the same. And of the iteration that it has peeled off, it does not say which one it
is: a counter that leaves its loop has come to the end, if it does not begin there.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from irad.analysis.cfg import CFG
from irad.analysis.trip_count import NEGATED, SWAPPED
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Cast, Compare, Instruction, Phi, Switch
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import ConstInt, Value

__all__ = ["PEELED", "with_last_iterations", "with_last_numbers"]

PEELED = '!{!"llvm.loop.peeled.count"'
"""How the node begins that says of a loop that iterations have been peeled off."""

_Form = tuple[Value | None, int]
"""A value, and what is added to it."""
_EXTENDED = re.compile(r" = zext (?:nneg )?i32 ")
_NODE = re.compile(r"!\d+")
_LOOP = re.compile(r"!llvm\.loop (!\d+)")
_COMPARED = re.compile(r" = icmp (?:eq|ne) i64 %")


def with_last_iterations(text: str, leave: Collection[str] = ()) -> str:
    """A module's text in which counters that are compared with `zext(n - 1)` are compared with `zext(n) - 1`, where `n`
    is seen to be positive. Functions to `leave` stay as they are."""
    if not _may_have_some(text):
        return text
    module = parse_module(text)
    changed = False
    for function in module.functions.values():
        if not function.is_declaration and function.name not in leave and _may_have_some(function.body_text or ""):
            changed |= _rewrite(function)
    return print_module(module) if changed else text


def _may_have_some(body: str) -> bool:
    return _EXTENDED.search(body) is not None and _COMPARED.search(body) is not None


def _rewrite(function: Function) -> bool:
    cfg, changed = CFG(function), False
    for block in cfg.order:
        for test in [i for i in block.instructions if isinstance(i, Compare) and i.predicate in ("eq", "ne")]:
            for number, counter in enumerate(test.operands[::-1]):
                end = _end(cfg, block, test.operands[number]) if isinstance(counter, Phi) else None
                if end is not None:
                    wide = Cast("zext", T.I64, [end], flags=("nneg",))
                    last = Instruction("add", T.I64, [wide, ConstInt(T.I64, -1)], flags=("nsw",))
                    for made in (wide, last):
                        block.insert(block.instructions.index(test), made)
                    test.operands[number], changed = last, True
    return changed


def _end(cfg: CFG, block: Block, value: Value) -> Value | None:
    """The number `n`, of which a value is the extension of `n - 1`, if it is positive in a block."""
    if not isinstance(value, Cast) or value.opcode != "zext" or value.type != T.I64:
        return None
    narrow = value.operands[0]
    if not isinstance(narrow, Instruction) or narrow.opcode != "add" or "nsw" not in narrow.flags:
        return None
    end, by = narrow.operands
    if not isinstance(by, ConstInt) or by.value != -1 or narrow.type != T.I32:
        return None
    return end if "nneg" in value.flags or _is_positive(cfg, block, end) else None


def _is_positive(cfg: CFG, block: Block, value: Value) -> bool:
    """Whether comparisons on every way to a block say that a number is positive."""
    above = cfg.idom.get(block)
    while above is not None:
        branch = above.terminator
        test = branch.operands[0] if isinstance(branch, Branch) and branch.operands else None
        if isinstance(branch, Branch) and isinstance(test, Compare) and test.opcode == "icmp":
            for way, predicate in zip(branch.successors, (test.predicate, NEGATED[test.predicate]), strict=True):
                if _says(test, predicate, value) and cfg.dominates(way, block) and _enters(cfg, above, way):
                    return True
        higher = cfg.idom.get(above)
        above = higher if higher is not above else None
    return False


def _enters(cfg: CFG, above: Block, way: Block) -> bool:
    """Whether a block is entered from the one above, but for ways back to it."""
    return all(before is above or cfg.dominates(way, before) for before in cfg.predecessors[way]) and (
        sum(successor is way for successor in cfg.successors[above]) == 1
    )


def _says(test: Compare, predicate: str, value: Value) -> bool:
    """Whether a comparison that comes out so says that a number is positive."""
    left, right = test.operands
    if right is value:
        left, right, predicate = right, left, SWAPPED[predicate]
    least = right.value if isinstance(right, ConstInt) else -1
    return left is value and ((predicate == "sgt" and least >= 0) or (predicate == "sge" and least >= 1))


def with_last_numbers(text: str) -> str:
    """A module's text in which numbers with which loops are left are computed from where these end, and comparisons
    are decided by which LLVM has peeled off last iterations."""
    module = parse_module(text)
    peeled = {f"!{n}" for n, node in module.metadata.items() if node.startswith(PEELED)}
    loops = {f"!{n}" for n, node in module.metadata.items() if not peeled.isdisjoint(_NODE.findall(node))}
    changed = False
    for function in module.functions.values():
        if not function.is_declaration and not loops.isdisjoint(_LOOP.findall(function.body_text or "")):
            changed |= _Numbers(function).rewrite()
    return print_module(module) if changed else text


@dataclass
class _Numbers:
    function: Function

    def __post_init__(self) -> None:
        self.cfg = CFG(self.function)
        self.replaced: dict[Value, Value] = {}

    def rewrite(self) -> bool:
        for block in self.cfg.order:
            for phi in [i for i in block.instructions if isinstance(i, Phi) and i.type == T.I64]:
                found = self._number(phi) if len(phi.operands) > 1 else None
                if found is not None and found[0] is not None and self._is_above(found[0], block):
                    self.replaced[phi] = self._sum(block, found[0], found[1])
        if not self.replaced:
            return False
        replace_all_uses_with(self.function, self.replaced)
        self._decide()
        return True

    @staticmethod
    def _sum(block: Block, base: Value, more: int) -> Instruction:
        narrow = base.operands[0].type if isinstance(base, Cast) and base.opcode in ("zext", "sext") else None
        small = isinstance(narrow, T.IntType) and narrow.bits <= 32 and abs(more) < 1 << 31
        made = Instruction("add", T.I64, [base, ConstInt(T.I64, more)], flags=("nsw",) if small else ())
        block.insert(len(block.phis), made)
        return made

    def _number(self, phi: Phi) -> _Form | None:
        """What a phi is whichever way is taken, if that is the end of a loop that is left on some."""
        assert phi.block is not None
        ways = list(zip(phi.operands, phi.blocks, strict=True))
        ends = [self._left_with(value, before, phi.block) for value, before in ways]
        known = {end for end in ends if end is not None}
        if len(known) != 1:
            return None
        ((base, more),) = known
        others = (way for way, end in zip(ways, ends, strict=True) if end is None)
        return (base, more) if all(self._is_there(*way, phi.block, base, more) for way in others) else None

    def _left_with(self, value: Value, before: Block, block: Block) -> _Form | None:
        """What a value is on the way from one block to another, where a loop's counter has come to a bound."""
        while isinstance(value, Phi) and len(value.operands) == 1:
            assert value.block is not None
            before, block = value.blocks[0], value.block
            (value,) = value.operands
        counter, more = _form(value)
        for tested, bound in self._equal(before, block):
            (same, ahead), (base, end) = _form(tested), _form(bound)
            if isinstance(counter, Phi) and counter is same and base is not None and not isinstance(base, Phi):
                return base, end + more - ahead
        return None

    def _is_there(self, value: Value, before: Block, block: Block, base: Value | None, more: int) -> bool:
        """Whether a number is that other one on a way, since a comparison in front of it says so."""
        while isinstance(value, ConstInt):
            for tested, number in self._equal(before, block):
                if not isinstance(number, ConstInt):
                    continue
                same, ahead = (base, 0) if number.value >= 0 and _is_extension(base, tested) else _form(tested)
                if same is base and number.value - ahead + more == value.value:
                    return True
            if len(self.cfg.predecessors[before]) != 1:
                break
            (before,), block = self.cfg.predecessors[before], before
        return False

    @staticmethod
    def _equal(block: Block, way: Block) -> list[tuple[Value, Value]]:
        """What is equal where one block leads to another one, either first."""
        branch = block.terminator
        if isinstance(branch, Switch):
            cases = [c for c, to in zip(branch.cases, branch.successors[1:], strict=True) if to is way]
            return [(branch.operands[0], cases[0])] if len(cases) == 1 and branch.successors[0] is not way else []
        test = branch.operands[0] if isinstance(branch, Branch) and branch.operands else None
        if not isinstance(branch, Branch) or not isinstance(test, Compare) or test.opcode != "icmp":
            return []
        if test.predicate not in ("eq", "ne") or branch.successors[0] is branch.successors[1]:
            return []
        left, right = test.operands
        return [(left, right), (right, left)] if branch.successors[int(test.predicate == "ne")] is way else []

    def _is_above(self, value: Value, block: Block) -> bool:
        return not isinstance(value, Instruction) or (
            value.block is not None and value.block is not block and self.cfg.dominates(value.block, block)
        )

    def _decide(self) -> None:
        """Take out choices by comparisons of numbers that are seen to be equal."""
        chosen: dict[Value, Value] = {}
        for inst in self.function.instructions():
            test = inst.operands[0] if inst.opcode == "select" else None
            if not isinstance(test, Compare) or test.opcode != "icmp" or test.predicate not in ("eq", "ne"):
                continue
            if _form(test.operands[0]) == _form(test.operands[1]):
                chosen[inst] = inst.operands[1 + int(test.predicate == "ne")]
        replace_all_uses_with(self.function, chosen)


def _form(value: Value) -> _Form:
    """A number as another one and a constant that is added to it, as far as 64 bits go."""
    more = 0
    while isinstance(value, Instruction) and value.opcode == "add":
        by = value.operands[1]
        if not isinstance(by, ConstInt):
            break
        value, more = value.operands[0], more + by.value
    return (None, more + value.value) if isinstance(value, ConstInt) else (value, more)


def _is_extension(value: Value | None, narrow: Value) -> bool:
    return isinstance(value, Cast) and value.opcode in ("zext", "sext") and value.operands[0] is narrow
