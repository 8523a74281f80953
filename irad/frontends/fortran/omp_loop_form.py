"""Parallel loops of Fortran with what the language says of their variables.

LLVM's OpenMP builder, with which flang makes parallel loops, numbers the iterations of a thread's share from 0, and
computes the variable of the source from that number by additions and multiplications that may wrap around. But the
language promises that the variable holds its values, and once LLVM has moved these computations about nothing of that
is left: no index can be followed. So before LLVM's passes the loop is given the form that clang writes, whose variable
is the number of the iteration in the whole loop, and the computations say that they do not wrap around. For a 32-bit
variable that holds if the numbers of the iterations, times the step, have 31 bits; the few loops for which they do not
end the program with a message.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from irad.analysis.cfg import CFG
from irad.ir import types as T
from irad.ir.instructions import Block, Call, Compare, Instruction, Load, Phi, Store
from irad.ir.module import Function, users_of
from irad.ir.values import ConstInt, GlobalRef, Value

__all__ = ["CHECK", "SUPPORT", "count_by_the_whole_loop"]

_INITS = {"__kmpc_for_static_init_4u": T.I32, "__kmpc_for_static_init_8u": T.I64}
_LOWER, _UPPER = 4, 5
"""Operands of these calls: where the first and the last number of the share are stored."""
_EXACT = ("nuw", "nsw")
_DERIVED = frozenset(("urem", "udiv", "sub", "mul"))
"""What makes the numbers of nested loops from that of a collapsed one."""

CHECK = "irad.flang.counted"
_MESSAGE = (
    "irad: a parallel loop with a 32-bit variable has 2147483648 iterations or more (times its step): "
    "declare the variable as integer(8)"
)
SUPPORT = f"""
@{CHECK}.message = private unnamed_addr constant [{len(_MESSAGE) + 1} x i8] c"{_MESSAGE}\\00"

define internal void @{CHECK}(i32 %last, i32 %step) alwaysinline nounwind {{
  %some = icmp ne i32 %last, -1
  %wide = zext i32 %last to i64
  %by = sext i32 %step to i64
  %product = mul nsw i64 %wide, %by
  %size = call i64 @llvm.abs.i64(i64 %product, i1 true)
  %large = icmp ugt i64 %size, 2147483647
  %both = and i1 %some, %large
  br i1 %both, label %stop, label %on

stop:
  call void @irad_stop(ptr @{CHECK}.message)
  unreachable

on:
  ret void
}}
"""


@dataclass(frozen=True, eq=False)
class _Share:
    """What a thread does of a loop: `lower` and `upper` are its first and last number, `count` how many there are."""

    init: Call
    lower: Load
    upper: Load
    count: Instruction
    phi: Phi
    following: Instruction
    test: Compare
    last: Value
    """Of the whole loop."""


def count_by_the_whole_loop(function: Function) -> bool:
    """Rewrite the loops of a function, as flang makes them before any of LLVM's passes, that threads share; those of
    another form stay as they are. Returns whether there were any: then the module needs `SUPPORT`."""
    calls = [i for i in function.instructions() if isinstance(i, Call) and i.callee_name in _INITS]
    found = [share for call in calls if (share := _share(call, users_of(function))) is not None]
    for share in found:
        _rewrite(function, share)
    return bool(found)


def _share(init: Call, users: Mapping[Value, list[Instruction]]) -> _Share | None:
    """The loop behind a call that tells a thread's share, if it has the builder's form."""
    type_, block = _INITS[init.callee_name or ""], init.block
    assert block is not None
    lower, upper = (_only_load(block, init, init.operands[place]) for place in (_LOWER, _UPPER))
    stored = [
        u for u in users.get(init.operands[_UPPER], ())
        if isinstance(u, Store) and u.pointer is init.operands[_UPPER]
    ]  # fmt: skip
    if lower is None or upper is None or len(stored) != 1 or lower.type != type_:
        return None
    counts = [
        count
        for difference in users.get(upper, ())
        if difference.opcode == "sub" and difference.operands == [upper, lower]
        for count in users.get(difference, ())
        if count.opcode == "add" and _is_number(count.operands[1], 1)
    ]
    tests = [u for count in counts for u in users.get(count, ())]
    if len(counts) != 1 or len(tests) != 1 or not isinstance(tests[0], Compare) or tests[0].predicate != "ult":
        return None
    test, phi = tests[0], tests[0].operands[0]
    if not isinstance(phi, Phi) or len(phi.operands) != 2 or not _is_number(phi.operands[0], 0):
        return None
    following = phi.operands[1]
    if not isinstance(following, Instruction) or following.opcode != "add" or phi.blocks[0] is not block:
        return None
    if following.operands[0] is not phi or not _is_number(following.operands[1], 1):
        return None
    return _Share(init, lower, upper, counts[0], phi, following, test, stored[0].value)


def _only_load(block: Block, init: Call, pointer: Value) -> Load | None:
    behind = block.instructions[block.instructions.index(init) + 1 :]
    found = [i for i in behind if isinstance(i, Load) and i.pointer is pointer]
    return found[0] if len(found) == 1 else None


def _is_number(value: Value, number: int) -> bool:
    return isinstance(value, ConstInt) and value.value == number


def _rewrite(function: Function, share: _Share) -> None:
    phi, users = share.phi, users_of(function)
    sums = [u for u in users[phi] if u.opcode == "add" and u.operands == [phi, share.lower]]
    variables = [variable for each in sums for variable in _variables(each, users)]
    phi.operands[0] = share.lower
    share.count.operands = [share.upper, ConstInt(phi.type, 1)]
    share.count.flags = ("nsw",)
    share.test.predicate = "slt"
    share.following.flags = _EXACT
    for each in sums:  # the name stays, and what the debug information says of it
        each.operands = [phi, ConstInt(phi.type, 0)]
    step: Value = ConstInt(phi.type, 1)
    for product, total, direct in variables:
        factor = product.operands[1]
        if not _is_number(factor, 1):  # that the product does not wrap around is checked with the numbers
            checked = direct and phi.type == T.I32 and _is_number(step, 1)
            if not checked or not _is_early(factor, share):
                continue
            step = factor
        product.flags, total.flags = ("nsw",), ("nsw",)
    if phi.type == T.I32:
        check = Call(GlobalRef(CHECK), T.VOID, [share.last, step])
        check.metadata.update({k: v for k, v in share.init.metadata.items() if k == "dbg"})
        block = share.init.parent
        block.instructions.insert(block.instructions.index(share.init), check)
        check.block = block


def _is_early(value: Value, share: _Share) -> bool:
    """Whether a value is there where the share is asked for."""
    if not isinstance(value, Instruction):
        return True
    here, there = share.init.block, value.block
    assert here is not None and there is not None
    if here is there:
        return here.instructions.index(value) < here.instructions.index(share.init)
    return there.function is not None and CFG(there.function).dominates(there, here)


def _variables(
    number: Instruction, users: Mapping[Value, list[Instruction]], direct: bool = True
) -> Iterator[tuple[Instruction, Instruction, bool]]:
    """The computations `number * step + start` of variables of the source, with their two operations; and whether it
    is the number of the loop itself, rather than one taken out of a collapsed loop's."""
    for user in users.get(number, ()):
        for total in users.get(user, ()) if user.opcode == "mul" and user.operands[0] is number else ():
            if not user.flags and total.opcode == "add" and total.operands[0] is user and not total.flags:
                yield user, total, direct
        if user.opcode in _DERIVED and user is not number:
            yield from _variables(user, users, direct=False)
