"""How derivatives look for signals, at the loops that the plan says (:mod:`irad.adjoint.safepoints`), and recursive
functions at the stack (``irad_look`` and ``irad_look_at_stack`` in ``csrc/stop.h``).

What looks in each turn is written here. What looks behind strips of turns is only marked: it is cut when LLVM has
optimised it (:mod:`irad.backend.strip_mining`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from irad.backend.strip_mining import MARK, MARK_IF_LONG
from irad.codegen.module_writer import ModuleWriter
from irad.codegen.runtime_ir import RESERVE
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Alloca, Block, Call, Instruction, Load, Store
from irad.ir.module import Function
from irad.ir.values import ConstInt, GlobalRef
from irad.ir.worklist import reached

__all__ = ["Looks", "Turns", "look_at_stack", "look_for_signals"]

_LOOK, _LOOK_AT_STACK = "irad_look", "irad_look_at_stack"
_EFFECTS = "cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)"
"""Nothing that LLVM knows of changes: what is in registers stays there."""
_FIRST_OF_MANY = 8
"""Turns before the first look in functions that call themselves or are called in loops: most calls may be shorter."""
_MOST_PRODUCTS = 4
"""So many are computed in less time than a short run takes."""
_PIECE = 32 << 10
"""Bytes of a stack, in an eighth of which it is looked at."""


Turns = tuple[tuple[int, tuple[int, ...]], ...]
"""How many turns of innermost loops a run has at most: a sum of products, of a factor and of arguments by position."""


@dataclass(frozen=True)
class Looks:
    """Whether any function looks for signals in each call; and whether more do in long runs, which have a large integer
    or many ``turns``."""

    always: bool = False
    if_long: bool = False
    turns: Turns = ()


def look_for_signals(output: ModuleWriter, roots: Collection[str] = (), *, in_strips: bool = True) -> Looks:
    """Let the functions that have been written look for signals while they run; ``roots`` are called from outside.

    Where these alone look, and run no longer than in proportion to the integers that they are given, only long runs
    do. Where LLVM does not vectorise anyway (not ``in_strips``), all look in each turn. What threads of a region run
    does not look at all.
    """
    functions = output.functions
    points = {
        name: [(i, output.safepoints[i]) for b in f.blocks if (i := b.terminator) in output.safepoints]
        for name, f in functions.items()
    }
    if not any(points.values()):
        return Looks()
    calls = {name: _called(f) & functions.keys() for name, f in functions.items()}
    in_teams = _closure(calls, (n for f in functions.values() for n in _mentioned(f) & functions.keys()))
    # a function that calls others with loops in loops looks in these, and there not only if it is called seldom
    callers = [name for name in functions if any(not (p.single or p.if_long) for _, p in points[name])]
    often = _closure(calls, (each for name in callers for each in calls[name]))
    always, if_long, sized = False, False, True
    most = Counter[tuple[int, ...]]()
    for name in (each for each in functions if each not in in_teams):
        turns, own = [], Counter[tuple[int, ...]]()
        places = {a.name: a.index for a in functions[name].arguments if isinstance(a.type, T.IntType)}
        for branch, point in points[name]:
            late = in_strips and (point.if_long or (point.single and name in often))
            if point.in_strips and in_strips:
                output.add_loop_hint(branch, MARK_IF_LONG if late else MARK)
            elif late or (point.single and _grows_tape(branch)):
                continue
            else:
                turns.append(branch)
            always, if_long = always or not late, if_long or late
            if late:
                continue
            sized &= name in roots and point.turns is not None and places.keys() >= set().union(*point.turns)
            if sized and point.turns:
                own += Counter({tuple(places[n] for n in names): factor for names, factor in point.turns.items()})
        most |= own
        if turns:
            is_often = name in often or name in _closure(calls, calls[name])
            _look(functions[name], turns, _FIRST_OF_MANY if is_often else 1)
            output.declare(_LOOK, T.I64, [T.PTR], _EFFECTS)
    sized &= len(most) <= _MOST_PRODUCTS
    products = tuple((factor, positions) for positions, factor in most.items()) if sized else ()
    return Looks(always and not sized, if_long or (always and sized), products)


def look_at_stack(output: ModuleWriter) -> None:
    """Let the functions that have been written and call themselves stop before the thread's stack is full.

    What the processor does then ends the process, and the reverse sweep takes more of the stack than the function.
    """
    calls = {name: _called(f) & output.functions.keys() for name, f in output.functions.items()}
    for name, function in output.functions.items():
        if name in _closure(calls, calls[name]):
            _look_at_stack(function)
            output.declare(_LOOK_AT_STACK, T.VOID, [], "cold nounwind memory(inaccessiblemem: readwrite)")


def _look_at_stack(function: Function) -> None:
    """Look when the frame lies in the lowest part of a piece of the stack, which of a row of frames at least one does:
    to look each time would cost small functions more than what they do."""
    builder = Builder(function)
    start, look, go_on = Block("irad.stack", function), Block("irad.stack.look", function), function.entry
    builder.block = start
    place = builder.cast("ptrtoint", builder.alloca(T.I8), T.I64)
    part = builder.binary("and", place, i64(_PIECE - 1))
    builder.branch_if(builder.compare("icmp", "ult", part, i64(_PIECE // 8)), look, go_on)
    builder.block = look
    builder.call(_LOOK_AT_STACK, T.VOID, [])
    builder.branch(go_on)
    allocas = [i for i in go_on.instructions if isinstance(i, Alloca) and isinstance(i.operands[0], ConstInt)]
    go_on.instructions[:] = [inst for inst in go_on.instructions if inst not in allocas]
    for inst in allocas:
        inst.block = start
    start.instructions[:0] = allocas
    function.blocks[:0] = [start, look]


def _called(function: Function) -> set[str]:
    return {i.callee_name or "" for i in function.instructions() if isinstance(i, Call)}


def _mentioned(function: Function) -> set[str]:
    """What is handed on by its address, as what the threads of a region run."""
    return {o.name for i in function.instructions() for o in i.operands if isinstance(o, GlobalRef)}


def _closure(edges: Mapping[str, Iterable[str]], names: Iterable[str]) -> set[str]:
    """Those named, and all that the edges lead to from them."""
    return set(reached(names, lambda name: edges.get(name, ())))


def _grows_tape(branch: Instruction) -> bool:
    """Whether each turn of a loop takes a block of the tape, which looks itself as it grows."""
    (header,) = branch.parent.successors
    return any(isinstance(i, Call) and i.callee_name == RESERVE for i in header.instructions)


def _look(function: Function, branches: Iterable[Instruction], first: int) -> None:
    """Count the turns of loops, given by their branches back, and look when as many are over as were said to be. Each
    loop counts for itself: how long a turn of one takes says nothing of another's. Counters stay in memory (volatile):
    a register would be taken from the loops inside."""
    builder = Builder(function)
    entry = function.entry
    for number, last in enumerate(branches):
        latch = last.parent
        (header,) = latch.successors
        builder.block = start = Block(f"irad.look.start.{number}", function)
        left, state = builder.alloca(T.I64), builder.alloca(T.ArrayType(2, T.I64))
        builder.store(i64(first), left)
        for position in range(2):
            builder.store(i64(0), builder.offset(state, 8 * position))
        for inst in start.instructions:
            inst.block = entry
        entry.instructions[:0] = start.instructions
        count, ask, go_on = (Block(f"irad.look.{word}.{number}", function) for word in ("count", "ask", "on"))
        at = function.blocks.index(latch) + 1
        function.blocks[at:at] = [count, ask, go_on]
        last.replace_target(header, count)
        for phi in header.phis:
            phi.blocks = [go_on if b is latch else b for b in phi.blocks]
        builder.block = count
        turns = builder.sub(builder.insert(Load(T.I64, left, volatile=True)), i64(1))
        builder.insert(Store(turns, left, volatile=True))
        builder.branch_if(builder.compare("icmp", "eq", turns, i64(0)), ask, go_on)
        builder.block = ask
        builder.insert(Store(builder.call(_LOOK, T.I64, [state]), left, volatile=True))
        builder.branch(go_on)
        builder.block = go_on
        builder.branch(header)
        if "llvm.loop" in last.metadata:
            go_on.terminator.metadata["llvm.loop"] = last.metadata.pop("llvm.loop")
