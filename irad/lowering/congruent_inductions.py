"""Induction variables of one loop that keep their distance become one variable and sums.

Where a program uses `i` and `i + 1`, or two pointers into an array, the optimiser may keep two variables, of which one
follows the other or is what the other was in the iteration before. Addresses then seem to have nothing to do with each
other, and an adjoint that could be carried from iteration to iteration in a register is taken to memory instead. (LLVM
merges such variables in its last passes only.)
"""

from __future__ import annotations

from irad.analysis.alias.linear_address import constant_place
from irad.analysis.cfg import CFG
from irad.analysis.loops import Loop, LoopForest
from irad.analysis.strided_access import linear
from irad.analysis.trip_count import Induction, induction_variables
from irad.ir import types as T
from irad.ir.instructions import Compare, GetElementPtr, Instruction, Phi
from irad.ir.module import Function, Module, replace_all_uses_with
from irad.ir.values import ConstInt, Value

__all__ = ["merge_congruent_inductions"]


def merge_congruent_inductions(function: Function, *_: object) -> bool:
    """Of variables of a loop that keep their distance, one is left."""
    if not any(sum(phi.type == kind for phi in block.phis) > 1 for block in function.blocks for kind in (T.I64, T.PTR)):
        return False
    replaced: dict[Value, Value] = {}
    for loop in LoopForest(CFG(function)).loops:
        for phi, (leader, distance, flags) in _followers(loop).items():
            made = Instruction("add", T.I64, [leader, ConstInt(T.I64, distance)], flags=flags)
            loop.header.insert(len(loop.header.phis), made)
            replaced[phi] = made
        for phi, (leader, distance) in _following_pointers(function.module, loop).items():
            made = GetElementPtr(T.I8, leader, [ConstInt(T.I64, distance)])
            loop.header.insert(len(loop.header.phis), made)
            replaced[phi] = made
    if not replaced:
        return False
    for block in function.blocks:
        for phi in [p for p in block.phis if p in replaced]:
            block.instructions.remove(phi)
            phi.block = None
    return replace_all_uses_with(function, replaced)


def _followers(loop: Loop) -> dict[Phi, tuple[Phi, int, tuple[str, ...]]]:
    """The variables of a loop that are another one of it and a constant, and what is promised of that sum."""
    starts = {phi: _start(phi.incoming(loop.preheader)) for phi in loop.header.phis if phi.type == T.I64}
    inductions = induction_variables(loop) if len(starts) > 1 else {}
    leaders: dict[tuple[int, _Symbols], Induction] = {}
    for phi in sorted(starts, key=lambda phi: phi not in inductions or not _is_tested(loop, inductions[phi])):
        found = inductions.get(phi)
        if found is not None and found.step:
            leaders.setdefault((found.step, starts[phi][1]), found)
    followers: dict[Phi, tuple[Phi, int, tuple[str, ...]]] = {}
    for phi, (begin, symbols) in starts.items():
        found, before = inductions.get(phi), phi.incoming(loop.latch)
        if found is None and isinstance(before, Phi) and before is not phi and before in inductions:
            ahead = inductions[before]  # what it was in the iteration before
            found = ahead if ahead.step and _start(ahead.start) == (begin + ahead.step, symbols) else None
        leader = leaders.get((found.step, symbols)) if found is not None else None
        if found is not None and leader is not None and leader.phi is not phi:
            followers[phi] = _sum(leader, begin - starts[leader.phi][0], found, not symbols)
    return followers


_Symbols = frozenset[tuple[Value, int]]


def _start(value: Value) -> tuple[int, _Symbols]:
    """A number as a constant and multiples of others."""
    terms = linear(value)
    return terms.get(None, 0), frozenset((v, factor) for v, factor in terms.items() if v is not None and factor)


def _is_tested(loop: Loop, induction: Induction) -> bool:
    """Whether a variable tells when the loop ends: how often it runs is seen by that variable, not by others."""
    tests = (t for block, _ in loop.exit_edges for t in block.terminator.operands if isinstance(t, Compare))
    return any(operand in (induction.phi, induction.next) for test in tests for operand in test.operands)


def _following_pointers(module: Module | None, loop: Loop) -> dict[Phi, tuple[Phi, int]]:
    """The pointers of a loop that are another one of it and a constant number of bytes."""
    phis = [phi for phi in loop.header.phis if phi.type == T.PTR]
    if module is None or len(phis) < 2:
        return {}
    starts = {phi: constant_place(module, phi.incoming(loop.preheader)) for phi in phis}
    steps: dict[Phi, int] = {}
    for phi in phis:
        base, step = constant_place(module, phi.incoming(loop.latch))
        if base is phi and step:
            steps[phi] = step
    followers: dict[Phi, tuple[Phi, int]] = {}
    for phi in phis:
        before = phi.incoming(loop.latch)
        base, begin = starts[phi]
        for leader, step in steps.items():
            start, first = starts[leader]
            if phi is leader or leader in followers or start is not base:
                continue
            lags = before is leader and begin == first - step
            if lags or steps.get(phi) == step:
                followers[phi] = leader, begin - first
                break
    return followers


def _sum(leader: Induction, distance: int, follower: Induction, constant: bool) -> tuple[Phi, int, tuple[str, ...]]:
    """A variable that takes a follower's steps, as the leader and a constant. Where they begin with constants, it does
    not wrap around if neither of the two does."""
    promised = leader.no_wrap & follower.no_wrap & ({"nsw", "nuw"} if distance >= 0 else {"nsw"})
    return leader.phi, distance, tuple(sorted(promised, reverse=True)) if constant else ()
