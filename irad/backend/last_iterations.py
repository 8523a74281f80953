"""Tests for the last iteration of a loop, in the form in which the loop's end is tested.

On a periodic grid the last point's neighbour is the first one. LLVM peels that iteration off where it sees that
`j == n - 1` is the last before `j == n`. With `int` it does not: it extends `n - 1` here and `n` there, and has lost
the promise that their difference is the same.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from irad.analysis.cfg import CFG
from irad.analysis.trip_count import NEGATED, SWAPPED
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Cast, Compare, Instruction, Phi
from irad.ir.module import Function
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import ConstInt, Value

__all__ = ["with_last_iterations"]

_EXTENDED = re.compile(r" = zext (?:nneg )?i32 ")
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
