"""What both ways of a branch load from one place is loaded in front of it (LLVM's GVNHoist, for loads).

LLVM moves what lies behind a merge into the branches that lead there, where one of them has loaded it already, and
leaves the same loads in both, in different order. Behind the merge it then depends on the way what was loaded, and an
iteration of a loop is no straight line any more: neither for LLVM's vectoriser nor for copies of what a loop reads.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable

from irad.analysis.alias.linear_address import gep_offset
from irad.analysis.mod_ref import CallEffect
from irad.analysis.strided_access import linear
from irad.facts.function_facts import ModuleFacts
from irad.ir.instructions import Block, Branch, Call, GetElementPtr, Instruction, Load
from irad.ir.module import Function, Module, replace_all_uses_with
from irad.ir.values import Constant, Value

__all__ = ["hoist_common_loads", "predecessors", "ways_to_merge"]

_WRITING = frozenset("store atomicrmw cmpxchg fence".split())


def hoist_common_loads(function: Function, shared: ModuleFacts, *_: object) -> bool:
    """What both ways of a branch load from one place is loaded in front of it."""
    before = predecessors(function)
    changed = False
    for block in reversed(function.blocks):  # inner branches first
        ways = ways_to_merge(block, before)
        if ways is not None:
            changed |= _hoist(function, block, *ways, shared.calls.effect)
    return changed


def predecessors(function: Function) -> dict[Block, list[Block]]:
    found: dict[Block, list[Block]] = {block: [] for block in function.blocks}
    for block in function.blocks:
        for target in block.successors:
            found[target].append(block)
    return found


def ways_to_merge(block: Block, before: dict[Block, list[Block]]) -> tuple[tuple[Block, ...], tuple[Block, ...]] | None:
    """The blocks of the two ways from a branch to where they meet, which is the last one of both."""
    branch = block.terminator
    if not isinstance(branch, Branch) or len(set(branch.targets)) != 2:
        return None
    one, other = branch.targets
    if one.successors == [other] and before[one] == [block]:
        merge = other
    elif other.successors == [one] and before[other] == [block]:
        merge = one
    elif len(one.successors) == 1 and one.successors == other.successors and before[one] == [block] == before[other]:
        (merge,) = one.successors
    else:
        return None
    if merge is block or not set(before[merge]) <= {block, one, other}:
        return None
    first, second = ((way,) if way is merge else (way, merge) for way in (one, other))
    return first, second


def _hoist(
    function: Function, block: Block, one: tuple[Block, ...], other: tuple[Block, ...],
    effect: Callable[[Call], CallEffect],
) -> bool:  # fmt: skip
    assert function.module is not None
    module = function.module
    (here, reached_here), (there, reached_there) = (_loads(way, module, effect) for way in (one, other))
    merge, unwritten = one[-1], reached_here & reached_there
    replaced: dict[Load, Load] = {}
    for key, load in here.items():
        twin = there.get(key)
        if twin is None or twin is load or any(each.block is merge and each not in unwritten for each in (load, twin)):
            continue
        same = _promised(load.pointer, load.parent) == _promised(twin.pointer, twin.parent)
        _move(load, _copied(load.pointer, load.parent, block, same), block)
        if load.metadata.get("tbaa") != twin.metadata.get("tbaa"):
            load.metadata.pop("tbaa", None)
        load.align = min(load.align, twin.align) if load.align and twin.align else None
        replaced[twin] = load
    if not replaced:
        return False
    replace_all_uses_with(function, dict(replaced.items()))
    for twin in replaced:
        _take(twin)
    phis = (phi for phi in merge.phis if phi.operands[0] in replaced.values())
    merged: dict[Value, Value] = {p: p.operands[0] for p in phis if all(o is p.operands[0] for o in p.operands)}
    replace_all_uses_with(function, merged)
    merge.instructions = [i for i in merge.instructions if i not in merged]
    return True


def _loads(
    way: tuple[Block, ...], module: Module, effect: Callable[[Call], CallEffect]
) -> tuple[dict[Hashable, Load], set[Load]]:
    """The loads of a way that nothing in it comes before but arithmetic: the first ones, by type and place; and all."""
    found, every = dict[Hashable, Load](), set[Load]()
    for inst in (i for block in way for i in block.instructions):
        if isinstance(inst, Load) and not inst.volatile and not inst.ordering:
            place = _place(inst.pointer, module, way)
            every.add(inst)
            if place is not None:
                found.setdefault((str(inst.type), place), inst)
        elif isinstance(inst, Load) or inst.opcode in _WRITING or (isinstance(inst, Call) and not effect(inst).pure):
            break
    return found, every


def _place(pointer: Value, module: Module, way: tuple[Block, ...]) -> Hashable | None:
    """An address as a sum of what is computed in front of a way; None where something is computed in it otherwise."""
    constant, terms = 0, dict[Value, int]()
    while isinstance(pointer, GetElementPtr):
        try:
            more, factors = gep_offset(module, pointer.source, pointer.indices)
        except TypeError:  # scalable vectors
            break
        constant += more
        for index, factor in factors:
            for value, times in linear(index).items():
                if value is None:
                    constant += times * factor
                else:
                    terms[value] = terms.get(value, 0) + times * factor
        pointer = pointer.base
    parts = {value: factor for value, factor in terms.items() if factor}
    if any(isinstance(v, Instruction) and v.block in way for v in (pointer, *parts)):
        return None
    base = pointer.ref if isinstance(pointer, Constant) else pointer
    return base, constant, frozenset(parts.items())


def _promised(value: Value, block: Block) -> Hashable:
    """How a value is computed in a block, with what is promised of each step."""
    if not isinstance(value, Instruction) or value.block is not block:
        return value.ref if isinstance(value, Constant) else value
    return value.opcode, value.flags, tuple(_promised(o, block) for o in value.operands)


def _copied(value: Value, source: Block, target: Block, promised: bool) -> Value:
    """An address that is computed in one block, computed at the end of another one; as promised, or of any."""
    if not isinstance(value, Instruction) or value.block is not source:
        return value
    made = copy.copy(value)
    made.operands = [_copied(o, source, target, promised) for o in value.operands]
    made.flags = value.flags if promised else ()
    made.metadata, made.records, made.name = {k: v for k, v in value.metadata.items() if k == "dbg"}, [], ""
    return target.insert(len(target.instructions) - 1, made)


def _move(load: Load, pointer: Value, block: Block) -> None:
    """Put a load at the end of another block, without what is said of it where it was."""
    _take(load)
    load.operands = [pointer]
    load.metadata = {k: v for k, v in load.metadata.items() if k in ("dbg", "tbaa")}
    block.insert(len(block.instructions) - 1, load)


def _take(load: Load) -> None:
    """Take a load out of its block."""
    source = load.parent.instructions
    at = source.index(load)
    source[at + 1].records = [*load.records, *source[at + 1].records]
    del source[at]
    load.records = []
