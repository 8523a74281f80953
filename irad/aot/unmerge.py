"""Taking marked calls apart that the optimiser has made one of.

``if (c) __irad_autodiff(f, …); else __irad_autodiff(g, …);`` may reach irad as one call with ``select c, f, g`` for a
function, and its markers selected too.
"""

from __future__ import annotations

import copy

from irad.aot.names import kind_of, mentions_marks
from irad.ir.instructions import Block, Branch, Call, Instruction, Load, Phi
from irad.ir.module import Function, Module
from irad.ir.values import Constant, GlobalRef, Value

__all__ = ["unmerge_marked_calls"]


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
                choice = next((c for c in map(_choice, call.operands) if c is not None), None)
                if choice is not None:
                    _split(function, block, call, choice.operands[0])
                    return True
    return False


def _choice(value: Value) -> Instruction | None:
    """The select between two globals that decides an operand: of functions, of markers, or of markers' addresses."""
    if isinstance(value, Load):
        value = value.pointer
    if not isinstance(value, Instruction) or value.opcode != "select":
        return None
    arms = [arm.pointer if isinstance(arm, Load) else arm for arm in value.operands[1:]]
    return value if all(isinstance(a, GlobalRef) or _choice(a) is not None for a in arms) else None


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
    if not call.type.is_void:
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


def _replace_uses(function: Function, old: Value, new: Value) -> None:
    for inst in function.instructions():
        if inst is not new:
            inst.operands = [new if operand is old else operand for operand in inst.operands]
