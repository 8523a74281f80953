"""Pointers that the optimiser carries as integers become pointers again, so that shadows can go with them.

Where a value is an address on one way and a small number on another (Rust's `Result` of an address or an error
in the same bits), the optimiser merges both as integers and casts back. A cast back of what was merged is the
merge of the pointers. Where an address is rounded up, or its low bits are set or cleared (arenas, tagged pointers), the
result is the pointer moved by the difference.
"""

from __future__ import annotations

from irad.analysis.alias.points_to import is_address
from irad.ir import types as T
from irad.ir.instructions import Cast, GetElementPtr, Instruction, Phi
from irad.ir.module import Function, replace_all_uses_with, users_of
from irad.ir.values import Constant, ConstExpr, ConstInt, ConstPoison, ConstUndef, Value

__all__ = ["raise_pointers"]

_MERGES = frozenset(("phi", "select", "freeze", "ptrtoint", "inttoptr"))
_TAKES = frozenset(("ptrtoint", "ptrtoaddr"))
_MOVES = frozenset(("add", "sub", "and", "or", "xor"))
_DEEPEST = 8
"""Merges that are moved and merged again are followed so far: each may be reached in several ways."""


def raise_pointers(function: Function, *_: object) -> bool:
    """Pointers that are carried as integers become pointers again."""
    casts = [i for i in function.instructions() if i.opcode == "inttoptr" and i.type == T.PTR]
    found: dict[Value, Value] = {}
    made: dict[Value, Value] = {}
    for cast in casts:
        merged = _merged(cast.operands[0])
        if merged is not None and not all(isinstance(v, Constant) or _ways(v) for v in merged):
            found[cast] = _as_pointer(cast.operands[0], made)
    if replace_all_uses_with(function, found):
        _drop_unused(function)
    return bool(found)


def _drop_unused(function: Function) -> None:
    """Take out the casts and merges that nothing uses any more: an address taken hinders the analyses."""
    while True:
        users = users_of(function)
        unused = [
            i for i in function.instructions() if i.opcode in _MERGES and all(u is i for u in users.get(i, ()))
        ]  # fmt: skip
        if not unused:
            return
        for inst in unused:
            inst.erase()


def _merged(value: Value, around: frozenset[Value] = frozenset()) -> set[Value] | None:
    """A 64-bit value and all that it is merged from; None where one of these is computed in another way. `around`: the
    merges by way of which this is asked."""
    seen: set[Value] = set()
    work = [value]
    while work:
        each = work.pop()
        if each in seen:
            continue
        seen.add(each)
        ways = _ways(each)
        if each.type != T.I64 or (not ways and not _is_leaf(each, around)):
            return None
        work += ways
    return seen


def _moved_from(value: Value, around: frozenset[Value] = frozenset()) -> Instruction | None:
    """The address, as an integer, of which an integer is computed by what is no address: taken of a pointer, or merged
    of such."""
    while isinstance(value, Instruction) and value.type == T.I64:
        if value.opcode in _TAKES:
            return value if value.operands[0].type == T.PTR else None
        if _ways(value):
            if len(around) > _DEEPEST:
                return None
            merged = () if value in around else _merged(value, around | {value})
            return None if merged is None or not is_address(value) else value
        if value.opcode not in _MOVES:
            return None
        first, second = value.operands
        if value.opcode != "sub" and is_address(second):
            first, second = second, first
        if is_address(second):
            return None
        value = first
    return None


def _moved(value: Instruction, address: Instruction, made: dict[Value, Value]) -> Instruction:
    """The pointer that is as far from another one as an integer is from that one's address."""
    assert value.block is not None
    distance = Instruction("sub", T.I64, [value, address])
    start = address.operands[0] if address.opcode in _TAKES else _as_pointer(address, made)
    pointer = GetElementPtr(T.I8, start, [distance])
    at = value.block.instructions.index(value) + 1
    for inst in (pointer, distance):
        inst.metadata = {k: v for k, v in value.metadata.items() if k == "dbg"}
        value.block.insert(at, inst)
    return pointer


def _ways(value: Value) -> list[Value]:
    if isinstance(value, Phi):
        return list(value.operands)
    if isinstance(value, Instruction) and value.opcode == "select":
        return list(value.operands[1:])
    return list(value.operands) if isinstance(value, Instruction) and value.opcode == "freeze" else []


def _is_leaf(value: Value, around: frozenset[Value]) -> bool:
    constant = isinstance(value, (ConstInt, ConstUndef, ConstPoison))
    return constant or _address(value) is not None or _moved_from(value, around) is not None


def _address(value: Value) -> Value | None:
    """The pointer whose address an integer is."""
    if isinstance(value, (Cast, ConstExpr)) and value.opcode == "ptrtoint":
        pointer = value.operands[0]
        return pointer if pointer.type == T.PTR else None
    return None


def _as_pointer(value: Value, made: dict[Value, Value]) -> Value:
    known = made.get(value)
    if known is not None:
        return known
    pointer = _address(value)
    if pointer is not None:
        return pointer
    if isinstance(value, ConstInt):
        return ConstExpr(T.PTR, "inttoptr", (value,))
    if isinstance(value, (ConstUndef, ConstPoison)):
        return type(value)(T.PTR)
    assert isinstance(value, Instruction) and value.block is not None
    address = None if _ways(value) else _moved_from(value)
    if address is not None:
        return made.setdefault(value, _moved(value, address, made))
    twin: Instruction
    if isinstance(value, Phi):
        twin = made[value] = Phi(T.PTR)
        for operand, block in zip(value.operands, value.blocks, strict=True):
            twin.add(_as_pointer(operand, made), block)
    else:
        taken = value.operands[:1] if value.opcode == "select" else []
        made[value] = twin = Instruction(value.opcode, T.PTR, [])
        twin.operands = [*taken, *(_as_pointer(o, made) for o in _ways(value))]
    twin.metadata = {k: v for k, v in value.metadata.items() if k == "dbg"}
    value.block.insert(value.block.instructions.index(value), twin)
    return twin
