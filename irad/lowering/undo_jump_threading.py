"""Numbers that the optimiser has split by the ways that lead to them are computed as one again.

Where a loop's body begins with a test for an empty inner loop (`i == 0`), the optimiser leads that way past all that
follows, and knows there what `i` is: the place `i * n + i` behind the inner loop is then either zero or that sum. As a
choice by the way it hides that it is a place in a row; as the sum, of which zero is what it is for `i == 0`, it shows.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import NamedTuple

from irad.analysis.cfg import CFG
from irad.analysis.loops import LoopForest
from irad.ir import types as T
from irad.ir.instructions import Block, Compare, Instruction, Phi, Switch
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.values import Argument, Constant, ConstInt, Value

__all__ = ["join_threaded_numbers"]

_DEPTH = 6
_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "shl": lambda a, b: a << min(b, 64),
}
_EXTENSIONS = ("sext", "zext", "trunc")


def join_threaded_numbers(function: Function, *_: object) -> bool:
    """Numbers that jump threading has split by the ways to them are computed again where these meet."""
    if not any(_may_be_split(phi) for block in function.blocks for phi in block.phis):
        return False
    cfg = CFG(function)
    forest = LoopForest(cfg)
    replaced: dict[Value, Value] = {}
    for block in cfg.order:
        for phi in [p for p in block.phis if _may_be_split(p) and block not in forest.by_header]:
            whole = _whole(cfg, forest, phi)
            if whole is not None:
                replaced[phi] = _computed(whole, phi, cfg)
    for block in cfg.order if replaced else ():
        block.instructions = [i for i in block.instructions if i not in replaced]
    return replace_all_uses_with(function, replaced)


def _may_be_split(phi: Phi) -> bool:
    kinds = [isinstance(o, ConstInt) for o in phi.operands]
    return phi.type.is_integer and any(kinds) and not all(kinds)


class _Whole(NamedTuple):
    """A number, and of each way on which something is known of those it is computed from, what that is."""

    number: Instruction
    known: list[dict[Value, int]]


def _whole(cfg: CFG, forest: LoopForest, phi: Phi) -> _Whole | None:
    """The number that a phi is on all ways: on those where it is a constant, since that is what the number comes to."""
    others = {_behind(o) for o in phi.operands if not isinstance(o, ConstInt)}
    number = others.pop()
    if others or not _is_operation(number) or not _can_be_moved(number, phi, cfg, forest):
        return None
    assert isinstance(number, Instruction)
    ways = [(o, dict(_known(cfg, b))) for o, b in zip(phi.operands, phi.blocks, strict=True) if isinstance(o, ConstInt)]
    same = all(isinstance(o, ConstInt) and _value(number, known) == o.value for o, known in ways)
    return _Whole(number, [known for _, known in ways]) if same else None


def _behind(value: Value) -> Value:
    while isinstance(value, Phi) and len(value.operands) == 1:
        value = value.operands[0]
    return value


def _is_operation(value: Value) -> bool:
    return isinstance(value, Instruction) and (value.opcode in _OPERATIONS or value.opcode in _EXTENSIONS)


def _can_be_moved(value: Value, phi: Phi, cfg: CFG, forest: LoopForest, depth: int = _DEPTH) -> bool:
    """Whether a number can be computed where a phi is, from others that are the same there."""
    if isinstance(value, (Constant, Argument)):
        return True
    if not isinstance(value, Instruction) or value.block is None or phi.block is None:
        return False
    if value.block is not phi.block and cfg.dominates(value.block, phi.block):
        loop = forest.innermost[value.block]
        return loop is None or loop.contains(forest.innermost[phi.block])
    return depth > 0 and _is_operation(value) and all(
        _can_be_moved(o, phi, cfg, forest, depth - 1) for o in value.operands
    )  # fmt: skip


def _known(cfg: CFG, block: Block) -> Iterator[tuple[Value, int]]:
    """Numbers that are known where a block has been come to by the only way there is."""
    for _ in range(_DEPTH):
        if len(cfg.predecessors[block]) != 1:
            return
        (before,) = cfg.predecessors[block]
        terminator = before.terminator
        test = terminator.operands[0] if terminator.operands else None
        ways = terminator.targets
        if isinstance(terminator, Switch) and test is not None and ways.count(block) == 1:
            cases = zip(terminator.cases, ways[1:], strict=True)
            yield from ((test, c.value) for c, w in cases if w is block and isinstance(c, ConstInt))
        elif isinstance(test, Compare) and test.predicate in ("eq", "ne") and ways.count(block) == 1 == len(ways) - 1:
            number, constant = test.operands
            if isinstance(constant, ConstInt) and ways.index(block) == int(test.predicate == "ne"):
                yield number, constant.value
        block = before


def _value(value: Value, known: dict[Value, int]) -> int | None:
    """What a number comes to, where some are known; None where that depends on others, or wraps around."""
    if isinstance(value, ConstInt):
        return value.value
    if value in known:
        return known[value]
    if not isinstance(value, Instruction) or not _is_operation(value):
        return None
    operands = [_value(o, known) for o in value.operands]
    if value.opcode == "mul" and 0 in operands:
        return 0
    numbers = [o for o in operands if o is not None]
    if len(numbers) < len(operands) or min(numbers) < 0:
        return None
    found = numbers[0] if value.opcode in _EXTENSIONS else _OPERATIONS[value.opcode](*numbers)
    assert isinstance(value.type, T.IntType)
    return found if 0 <= found < 1 << value.type.bits - 1 else None


def _computed(whole: _Whole, phi: Phi, cfg: CFG) -> Value:
    """Put what computes a number in the place of a phi. What its operations promise they keep where that is seen to
    hold on the other ways."""
    block = phi.parent
    at = len(block.phis)

    def again(value: Value) -> Value:
        nonlocal at
        if not isinstance(value, Instruction) or value.block is None:
            return value
        if value.block is not block and cfg.dominates(value.block, block):
            return value
        made = copy.copy(value)
        made.operands = [again(o) for o in value.operands]
        made.metadata, made.records, made.name = {k: v for k, v in phi.metadata.items() if k == "dbg"}, [], ""
        if any(_value(value, known) is None for known in whole.known):
            made.flags = ()
        block.insert(at, made)
        at += 1
        return made

    return again(whole.number)
