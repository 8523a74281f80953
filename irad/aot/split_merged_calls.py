"""Taking marked calls apart that the optimiser has made one of.

``if (c) __irad_autodiff(f, …); else __irad_autodiff(g, …);`` may reach irad as one call with ``select c,
f, g`` for a function, or a phi of both, and its markers chosen in the same way.
"""

from __future__ import annotations

import copy
import re

from irad.aot.marker_names import kind_of, mentions_marks
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Call, Instruction, Load, Phi
from irad.ir.module import Function, Module
from irad.ir.values import Constant, ConstInt, GlobalRef, Value

__all__ = ["forget_records", "unmerge_marked_calls"]


def unmerge_marked_calls(module: Module) -> None:
    """Give each choice between functions, or between markers, calls of its own. Changes ``module``."""
    for function in list(module.functions.values()):
        if not function.is_declaration and mentions_marks(function.body_text or ""):
            while _unmerge_one(function):
                pass


def _unmerge_one(function: Function) -> bool:
    for block in function.blocks:
        for call in block.instructions:
            if isinstance(call, Call) and call.opcode == "call" and kind_of(call.callee_name):
                _select_instead_of_phis(call)
                choice = next((c for c in map(_choice, call.operands) if c is not None), None)
                if choice is not None:
                    _split(function, block, call, choice.operands[0])
                    return True
    return False


def _choice(value: Value) -> Instruction | None:
    """The select between two globals that decides an operand: of functions, or of markers."""
    if isinstance(value, Load):
        value = value.pointer
    if not isinstance(value, Instruction) or value.opcode != "select":
        return None
    arms = [arm.pointer if isinstance(arm, Load) else arm for arm in value.operands[1:]]
    return value if all(isinstance(a, GlobalRef) or _choice(a) is not None for a in arms) else None


def _select_instead_of_phis(call: Call) -> None:
    """Where operands are phis of globals, choose by phis of truth values, one for each edge, instead."""
    conditions: dict[Block, list[Phi]] = {}
    for position, operand in enumerate(call.operands):
        phi = operand.pointer if isinstance(operand, Load) else operand
        if not isinstance(phi, Phi) or phi.block is None:
            continue
        named = {
            b: v.pointer if isinstance(v, Load) else v for v, b in zip(phi.operands, phi.blocks, strict=True)
        }
        if not all(isinstance(v, GlobalRef) for v in named.values()):
            continue
        block, edges = phi.block, list(dict.fromkeys(phi.block.phis[0].blocks))
        if block not in conditions:
            conditions[block] = [_edge_is(phi, edge) for edge in edges[:-1]]
        where = len(block.phis)
        chosen: Value = named[edges[-1]]
        for condition, edge in reversed(list(zip(conditions[block], edges[:-1], strict=True))):
            name = named[edge]
            chosen = block.insert(where, Instruction("select", T.PTR, [condition, name, chosen]))
            where += 1
        if operand.type != T.PTR:
            chosen = block.insert(where, Load(operand.type, chosen))
        call.operands[position] = chosen


def _edge_is(phi: Phi, edge: Block) -> Phi:
    """A new phi beside ``phi`` that tells whether its block was entered from ``edge``."""
    incoming: list[tuple[Value, Block]] = [(ConstInt(T.I1, int(b is edge)), b) for b in phi.blocks]
    made = Phi(T.I1, incoming)
    phi.parent.insert(len(phi.parent.phis), made)
    return made


def _split(function: Function, block: Block, call: Call, condition: Value) -> None:
    """Replace ``call`` by two calls, one for each outcome of ``condition``."""
    tail = Block(f"{block.name}.irad.join", function)
    arms = [Block(f"{block.name}.irad.{word}", function) for word in ("then", "else")]
    position = block.instructions.index(call)
    rest = block.instructions[position + 1 :]
    del block.instructions[position:]
    for inst in rest:
        tail.append(inst)
    tail.trailing_records, block.trailing_records = block.trailing_records, []
    for successor in tail.successors:
        for phi in successor.phis:
            phi.blocks = [tail if b is block else b for b in phi.blocks]
    block.append(Branch(arms, condition))
    made: list[tuple[Value, Block]] = []
    for outcome, arm in enumerate(arms):
        copied = copy.copy(call)
        copied.name, copied.records = "", []
        copied.operands = [_resolved(arm, operand, condition, outcome) for operand in call.operands]
        copied.argument_attributes = list(call.argument_attributes)
        made.append((arm.append(copied), arm))
        arm.append(Branch([tail]))
    where = function.blocks.index(block) + 1
    function.blocks[where:where] = [*arms, tail]
    forget_records(function, call)
    if any(call in inst.operands for inst in function.instructions()):
        joined = Phi(call.type, made)
        tail.insert(0, joined)
        _replace_uses(function, call, joined)


def _resolved(block: Block, value: Value, condition: Value, outcome: int) -> Value:
    """An operand as it is where ``condition`` is true (outcome 0) or false (1)."""
    if isinstance(value, Instruction) and value.opcode == "select" and value.operands[0] is condition:
        return value.operands[1 + outcome]
    if isinstance(value, Load):
        pointer = _resolved(block, value.pointer, condition, outcome)
        if pointer is not value.pointer and isinstance(pointer, (Constant, Instruction)):
            return block.append(Load(value.type, pointer, value.align))
    return value


def forget_records(function: Function, lost: Value) -> None:
    """Drop the debug records that name a value which is gone."""
    named = re.compile(rf"{re.escape(lost.ref)}(?![-\w$.])")
    for block in function.blocks:
        block.trailing_records = [r for r in block.trailing_records if not named.search(r)]
        for inst in block.instructions:
            inst.records = [r for r in inst.records if not named.search(r)]


def _replace_uses(function: Function, old: Value, new: Value) -> None:
    for inst in function.instructions():
        if inst is not new:
            inst.operands = [new if operand is old else operand for operand in inst.operands]
