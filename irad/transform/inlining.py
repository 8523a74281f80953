"""Copies of functions in which calls are replaced by what they call.

The copies are differentiated and never run themselves, so that what the source says of inlining does not matter.
Control flow stays as irad mirrors it (`irad.backend.optimise.canonicalise`): only a body with one return, and with no
way that ends the program, is put in the place of a call.
"""

from __future__ import annotations

import copy
from collections import deque
from collections.abc import Callable, Mapping

from irad.ir.instructions import Alloca, Block, Branch, Call, Instruction, Opaque, Phi
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.text.printer import with_references
from irad.ir.values import Argument, ConstInt, Value
from irad.transform.openmp.rewrite import split

__all__ = ["copied", "inline_calls"]

_MOST = 3000
"""Instructions by which a function may grow."""
_BY_ITSELF = frozenset("noreturn returns_twice strictfp naked presplitcoroutine".split())
_HANDED_OTHERWISE = ("byval", "sret", "inalloca", "preallocated", "swifterror")


def copied(function: Function, name: str) -> Function:
    """A copy of a function, with all that is said of its instructions."""
    arguments = [Argument(a.type, a.name, a.index, a.attributes) for a in function.arguments]
    made = copy.copy(function)
    made.name, made.arguments, made.metadata = name, arguments, dict(function.metadata)
    made.blocks = _copied_blocks(function, made, dict(zip(function.arguments, arguments, strict=True)))
    return made


def inline_calls(function: Function, callee_of: Callable[[Call], Function | None], *_: object) -> bool:
    """Calls are replaced by the bodies of what they call, where `callee_of` says so, over and over. The function must
    be a copy. What calls itself, is too large or cannot be inlined stays as it is."""
    left, number = _MOST, 0
    waiting = deque((call, frozenset[Function]()) for call in _calls(function.blocks))
    while waiting:
        call, within = waiting.popleft()
        callee = callee_of(call)
        if callee is None or callee in within or not _fits(call, callee):
            continue
        size = sum(len(block.instructions) for block in callee.blocks)
        if size > left:
            continue
        left, number = left - size, number + 1
        body = _put(function, call, callee, f"irad.in{number}.")
        waiting.extend((inner, within | {callee}) for inner in _calls(body))
    return bool(number)


def _calls(blocks: list[Block]) -> list[Call]:
    return [i for block in blocks for i in block.instructions if isinstance(i, Call) and i.callee_name is not None]


def _fits(call: Call, callee: Function) -> bool:
    """Whether a body can stand in the place of a call."""
    if callee.is_declaration or callee.type.vararg or callee.attribute_words() & _BY_ITSELF:
        return False
    handed = tuple(o.type for o in call.operands)
    if call.opcode != "call" or call.tail == "musttail" or call.bundles or handed != callee.type.params:
        return False
    if any(word in a.attributes for a in callee.arguments for word in _HANDED_OTHERWISE):
        return False
    ends = [b.terminator.opcode for b in callee.blocks if not b.terminator.targets]
    return ends == ["ret"] and call.type == callee.result and all(map(_is_plain, callee.instructions()))


def _is_plain(inst: Instruction) -> bool:
    if isinstance(inst, Alloca):
        assert inst.block is not None and inst.block.function is not None
        return inst.block is inst.block.function.entry and isinstance(inst.operands[0], ConstInt)
    if isinstance(inst, Call):  # what irad itself marks, or what unwinds, belongs to the function it is in
        named = inst.callee_name or ""
        return inst.opcode == "call" and inst.tail != "musttail" and not named.startswith(("irad.", "llvm.stack"))
    return not isinstance(inst, Opaque) and inst.opcode not in ("indirectbr", "va_arg")


def _put(function: Function, call: Call, callee: Function, prefix: str) -> list[Block]:
    """Put a function's body in the place of a call; returns its blocks."""
    values: dict[Value, Value] = dict(zip(callee.arguments, call.operands, strict=True))
    body = _copied_blocks(callee, function, values, prefix)
    before, after = split(function, call)
    after.name = prefix[:-1]
    del after.instructions[0]
    before.append(Branch([body[0]]))
    last = next(block for block in body if block.terminator.opcode == "ret")
    result = last.instructions.pop()
    last.append(Branch([after]))
    own = [i for i in body[0].instructions if isinstance(i, Alloca)]
    body[0].instructions = [i for i in body[0].instructions if not isinstance(i, Alloca)]
    for position, alloca in enumerate(own):
        function.entry.insert(position, alloca)
    at = function.blocks.index(after)
    function.blocks[at:at] = body
    if result.operands:
        replace_all_uses_with(function, {call: result.operands[0]})
    return body


def _copied_blocks(
    function: Function, made: Function, values: dict[Value, Value], prefix: str = ""
) -> list[Block]:
    """Copies of a function's blocks, as parts of another one; `values` says what stands for its parameters, and is
    added to. prefix: what all names get, if there are others."""
    blocks = {block: Block(prefix + block.name, made) for block in function.blocks}
    for block in function.blocks:
        for inst in block.instructions:
            twin = values[inst] = blocks[block].append(copy.copy(inst))
            twin.name = prefix + inst.name if inst.name else ""
            twin.metadata, twin.records = dict(inst.metadata), list(inst.records)
            if prefix:  # they speak of one run of the body, of which there may be several now
                twin.metadata = {k: v for k, v in twin.metadata.items() if k not in ("alias.scope", "noalias")}
    named = {v.name: new.ref for v, new in values.items()} if prefix else {}
    for block in blocks.values():
        for twin in block.instructions:
            refer(twin, values, blocks)
            twin.records = [with_references(r, named) for r in twin.records] if prefix else twin.records
    return list(blocks.values())


def refer(twin: Instruction, values: Mapping[Value, Value], blocks: Mapping[Block, Block]) -> None:
    """Let a copied instruction use copies."""
    twin.operands = [values.get(o, o) for o in twin.operands]
    if isinstance(twin, Phi):
        twin.blocks = [blocks[b] for b in twin.blocks]
    elif twin.targets:
        twin.successors = [blocks[b] for b in twin.targets]  # type: ignore[attr-defined]
    if isinstance(twin, Call):
        twin.callee, twin.argument_attributes = values.get(twin.callee, twin.callee), list(twin.argument_attributes)
