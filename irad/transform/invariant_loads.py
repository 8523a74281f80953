"""Loads that find the same in each iteration of a loop go in front of it (LLVM's LICM, for loads).

LLVM does not look through pointers that change places from step to step, as those of two buffers do, and takes any
store for one to the member that a loop reads. Where memory is known to be apart, so is this, and a number that is
loaded once has its adjoint summed up in a register.
"""

from __future__ import annotations

from collections.abc import Callable

from irad.analysis.alias.points_to import PointsTo
from irad.analysis.cfg import CFG
from irad.analysis.clobbers import Clobbers
from irad.analysis.loops import IrreducibleFlow, Loop, LoopForest
from irad.analysis.mod_ref import CallEffect
from irad.ir.instructions import Call, GetElementPtr, Instruction, Load
from irad.ir.module import Function
from irad.ir.passes import Pass

__all__ = ["LICM", "hoist_invariant_loads"]

_RETURNING = frozenset("marker scalar copy fill allocate release".split())
"""Kinds of calls behind which a loop goes on for certain."""
_KEPT = frozenset(("dbg", "tbaa", "range", "nonnull", "align", "noundef"))
"""What holds of a load wherever it is done for certain."""


def hoist_invariant_loads(
    function: Function,
    effect: Callable[[Call], CallEffect],
    access_type: Callable[[Instruction], str | None],
) -> bool:
    """Loads that find the same in each iteration go in front of the loop. The function must be one whose arguments
    lead to memory of their own, to which no other argument and no variable leads."""
    cfg = CFG(function)
    try:
        forest = LoopForest(cfg)
    except (IrreducibleFlow, ValueError):
        return False
    if not any(_path_to(load, loop) is not None for loop in forest.loops for load in _loads(cfg, loop)):
        return False
    pointers = PointsTo(function, cfg, forest, effect, noalias_arguments=True, separate=True, own_memory=True)
    clobbers = Clobbers(pointers, effect, access_type, lambda obj: False)
    changed = False
    for loop in reversed(forest.loops):  # inner ones first: what leaves them may leave those around them as well
        for load in _loads(cfg, loop):
            path = _path_to(load, loop)
            certain = path is not None and _is_certain(cfg, effect, load, loop)
            if path is not None and certain and clobbers.stays_in(clobbers.access(load), loop):
                _move(path, loop)
                changed = True
    return changed


def _loads(cfg: CFG, loop: Loop) -> list[Load]:
    """Loads in a loop that may go; those before others whose addresses they load."""
    blocks = (b for b in cfg.order if b in loop.blocks)
    return [i for b in blocks for i in b.instructions if isinstance(i, Load) and not i.volatile and not i.ordering]


def _path_to(load: Load, loop: Loop) -> list[Instruction] | None:
    """A load behind what computes its address in the loop from what is computed in front of it; None where it depends
    on the iteration."""
    path, value = list[Instruction]((load,)), load.pointer
    while not loop.is_invariant(value):
        if not isinstance(value, GetElementPtr) or not all(map(loop.is_invariant, value.indices)):
            return None
        path.insert(0, value)
        value = value.base
    return path


def _is_certain(cfg: CFG, effect: Callable[[Call], CallEffect], load: Load, loop: Loop) -> bool:
    """Whether a load is done in each run of a loop, before its first iteration ends."""
    if not loop.all_exits or not all(cfg.dominates(load.parent, end) for end, _ in loop.all_exits):
        return False
    calls = (i for b in loop.blocks for i in b.instructions if isinstance(i, Call))
    return all(effect(call).kind in _RETURNING for call in calls)


def _move(path: list[Instruction], loop: Loop) -> None:
    """Put instructions in front of a loop."""
    for inst in path:
        block = inst.parent
        at = block.instructions.index(inst)
        block.instructions[at + 1].records = [*inst.records, *block.instructions[at + 1].records]
        del block.instructions[at]
        inst.records = []
        loop.preheader.insert(len(loop.preheader.instructions) - 1, inst)
        if isinstance(inst, Load):
            inst.metadata = {k: v for k, v in inst.metadata.items() if k in _KEPT}


LICM = (Pass("licm-loads", hoist_invariant_loads),)
