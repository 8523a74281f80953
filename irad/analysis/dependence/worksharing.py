"""Which loops threads share among them, where it does not matter how their iterations are numbered."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from irad.analysis.dependence.affine.loop_counter import Inductions, counter_of
from irad.analysis.loops import Loop
from irad.ir.instructions import Call, Instruction, Phi
from irad.ir.marks import BLOCK, SHARE, mark_of
from irad.ir.values import Value

_ARITHMETIC = frozenset(
    "add sub mul shl lshr ashr udiv sdiv urem srem and or xor sext zext trunc freeze select icmp phi".split()
)
_CHOICES = ("llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.")


def dealt_out(loops: Collection[Loop]) -> frozenset[Loop]:
    """The loops whose different iterations, or groups of them, are for different threads: they begin or end where the
    mark of a thread's share says, directly or by arithmetic, and lie in no other such loop."""
    found = {loop for loop in loops if any(_comes_of_mark(v, loop) for v in _limits(loop))}
    return frozenset(loop for loop in found if not any(outer in found for outer in loop.path[:-1]))


def number_of(loop: Loop, inductions: Inductions) -> Phi | None:
    """A variable that tells apart the iterations that one thread runs of a loop which is dealt out; in the simple forms
    it numbers them for all threads. None where there is none."""
    counter = counter_of(loop, inductions)
    if counter is not None and mark_of(counter.start) is not None:
        return counter.phi
    whole = [p for p in loop.header.phis if p.type.is_integer]
    walking = [p for p in whole if _comes_of_mark(p.incoming(loop.preheader), loop)]
    return next(iter([*walking, *(p for p in whole if p in inductions)]), None)


def _limits(loop: Loop) -> Iterator[Value]:
    for phi in loop.header.phis:
        if phi.type.is_integer:
            yield phi.incoming(loop.preheader)
    for block, _ in loop.exit_edges:
        yield from block.terminator.operands[:1]


def _comes_of_mark(value: Value, loop: Loop) -> bool:
    work, seen = [value], {value}
    while work:
        current = work.pop()
        if not isinstance(current, Instruction):
            continue
        name = current.callee_name or "" if isinstance(current, Call) else ""
        if name.startswith((SHARE, BLOCK)):
            return True
        inside = isinstance(current, Phi) and current.block in loop.blocks
        if not inside and (current.opcode in _ARITHMETIC or name.startswith(_CHOICES)):
            work += [o for o in current.operands if o not in seen]
            seen.update(current.operands)
    return False


__all__ = ["dealt_out", "number_of"]
