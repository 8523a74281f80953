"""Carried values that a loop keeps or replaces by a condition that never changes are chosen from their first value.

Where NumPy's rules of broadcasting let a dimension have one element or many, Numba's loops replace an index only if
there are many: `x = many ? i : x`. So the index is carried through the whole nest, and with it the addresses that it
leads to, which the reverse sweep then finds on the tape. As `many` stays what it is, either no replacement has happened
when the value is chosen, or the value that was kept is not looked at: `x = many ? i : first`.
"""

from __future__ import annotations

from collections.abc import Iterator

from irad.analysis.cfg import CFG
from irad.analysis.loops import LoopForest
from irad.ir.instructions import Instruction, Phi
from irad.ir.module import Function
from irad.ir.values import Argument, Constant, Value

__all__ = ["choose_from_first"]


def choose_from_first(function: Function, *_: object) -> bool:
    """Selects that keep what loops carry of them take what these begin with. Their condition is the same throughout."""
    chosen = [(choice, side) for choice in function.instructions() for side in _kept_sides(choice)]
    if not chosen:
        return False
    forest, changed = LoopForest(CFG(function)), False
    for choice, side in chosen:
        web, first = _carried(choice, side)
        loops = [forest.header_loop(phi.block) for phi in web if phi.block is not None]
        if first is None or not all(loop is None or loop.is_invariant(choice.operands[0]) for loop in loops):
            continue
        choice.operands[side] = first
        _remove_unused(function, web)
        changed = True
    return changed


def _kept_sides(choice: Instruction) -> Iterator[int]:
    if choice.opcode == "select" and choice.type.is_integer:
        yield from (side for side in (1, 2) if isinstance(choice.operands[side], Phi))


def _carried(choice: Instruction, side: int) -> tuple[dict[Phi, None], Value | None]:
    """The variables through which a value of the choice comes back to it, and what else comes through them: None if
    that is not a single number, which is the same wherever it is asked for."""
    web: dict[Phi, None] = {}
    work, firsts, comes_back = [choice.operands[side]], set[Value](), False
    while work:
        value = work.pop()
        if isinstance(value, Phi):
            work += [] if value in web else value.operands
            web[value] = None
        elif value is choice:
            comes_back = True
        else:
            firsts.add(value)
    first = firsts.pop() if len(firsts) == 1 and comes_back else None
    return web, first if isinstance(first, (Constant, Argument)) else None


def _remove_unused(function: Function, web: dict[Phi, None]) -> None:
    """Take out variables that only each other use."""
    function.forget_users()
    if all(user in web for phi in web for user in function.users.get(phi, ())):
        for phi in web:
            assert phi.block is not None
            phi.block.instructions.remove(phi)
            phi.block = None
        function.forget_users()
