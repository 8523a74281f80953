"""Where long loops look for signals, and recursive functions at the stack (``irad_look`` and ``irad_look_at_stack`` in
``csrc/stop.h``).

Outermost loops with loops inside look in each turn: beside one of these, that costs nothing that could be measured.
In a loop without loops inside a call would keep LLVM from vectorising it: it is cut in strips, between which it looks.
What runs as long as data say LLVM does not vectorise: that looks in each turn. Single loops look only in functions
that have no other loops and call none with loops, are not called in a loop, and do not call themselves: elsewhere they
are a small part of what runs, and calls of them too short. Threads of a region cannot be stopped alone: in what they
run nothing looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from irad.analysis.cfg import CFG
from irad.codegen.module_writer import ModuleWriter
from irad.codegen.strips import Cycle, Strip, Strips, cut, cycles
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Alloca, Block, Branch, Call, Compare
from irad.ir.module import Function
from irad.ir.values import ConstInt, GlobalRef, Value

__all__ = ["look_at_stack", "look_for_signals"]

_LOOK, _LOOK_AT_STACK = "irad_look", "irad_look_at_stack"
_STATE = T.ArrayType(2, T.I64)
_PIECE = 32 << 10
"""Bytes of a stack, in an eighth of which it is looked at."""
_SHORT = 64
"""Loops of at most so many turns may be unrolled, and the loop around them vectorised."""


def look_for_signals(output: ModuleWriter) -> bool:
    """Let the functions that have been written look for signals while they run. Returns whether any of them does."""
    flow = {function: CFG(function) for function in output.functions.values()}
    found = {function: cycles(cfg) for function, cfg in flow.items()}
    calls = {f.name: _called(f) & output.functions.keys() for f in found}
    callers: dict[str, set[str]] = {}
    for name, called in calls.items():
        for each in called:
            callers.setdefault(each, set()).add(name)
    looping = _closure(callers, (f.name for f, loops in found.items() if loops))
    in_teams = _closure(calls, (name for f in found for name in _mentioned(f) & output.functions.keys()))
    often = _closure(calls, (n for loops in found.values() for n in _called_in(loops) & output.functions.keys()))
    often |= {name for name, called in calls.items() if name in _closure(calls, called)}
    for function, loops in found.items():
        if function.name in in_teams:
            continue
        edges = [edge for loop in _outermost(loops) if _is_long(loop, loops, looping) for edge in loop.back]
        strips: list[Strip] = []
        around = calls[function.name] | _mentioned(function)
        if not edges and function.name not in often and around.isdisjoint(looping):
            edges, strips = _in_single_loops(function, loops)
        edges += _into_the_middle(flow[function], loops)
        if edges or strips:
            _look(function, edges, strips)
            # Nothing that LLVM knows of changes: what is in registers stays there
            attributes = "cold nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)"
            output.declare(_LOOK, T.I64, [T.PTR], attributes)
    return _LOOK in output.declarations


def _in_single_loops(function: Function, loops: list[Cycle]) -> tuple[list[tuple[Block, Block]], list[Strip]]:
    """Where a function looks that has no long loops: at edges back, and between strips."""
    edges: list[tuple[Block, Block]] = []
    strips: list[Strip] = []
    known = Strips(function)
    for loop in _outermost(loops):
        if not _is_short(loop):
            strip = known.decide(loop)
            strips += [strip] if strip is not None else []
            edges += loop.back if strip is None and known.is_by_data(loop) else []
    return edges, strips


def _into_the_middle(cfg: CFG, loops: list[Cycle]) -> list[tuple[Block, Block]]:
    """Edges back of what is no natural loop, as it is entered at several blocks: the reverse of a loop that is left at
    several is one. LLVM leaves such as they are."""
    return [
        (block, target)
        for block in cfg.order
        for target in cfg.successors[block]
        if cfg.index[target] <= cfg.index[block] and not cfg.dominates(target, block)
        and not any(block in loop.blocks for loop in loops)
    ]  # fmt: skip


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


def _outermost(loops: Iterable[Cycle]) -> list[Cycle]:
    made: list[Cycle] = []
    for loop in loops:
        if not any(loop.header in each.blocks for each in made):
            made.append(loop)
    return made


def _called(function: Function) -> set[str]:
    return {i.callee_name or "" for i in function.instructions() if isinstance(i, Call)}


def _called_in(loops: Iterable[Cycle]) -> set[str]:
    return {
        i.callee_name or ""
        for loop in loops
        for block in loop.blocks
        for i in block.instructions
        if isinstance(i, Call)
    }


def _mentioned(function: Function) -> set[str]:
    """What is handed on by its address, as what the threads of a region run."""
    return {o.name for i in function.instructions() for o in i.operands if isinstance(o, GlobalRef)}


def _closure(edges: Mapping[str, Iterable[str]], names: Iterable[str]) -> set[str]:
    """Those named, and all that the edges lead to from them."""
    found, work = set[str](), list(names)
    while work:
        name = work.pop()
        if name not in found:
            found.add(name)
            work += edges.get(name, ())
    return found


def _is_long(loop: Cycle, loops: Iterable[Cycle], looping: set[str]) -> bool:
    """Whether a turn of a loop takes a while: there are loops in it, which are not known to be short."""
    inside = (each for each in loops if each is not loop and each.header in loop.blocks)
    return any(not _is_short(each) for each in inside) or any(
        isinstance(inst, Call) and inst.callee_name in looping for block in loop.blocks for inst in block.instructions
    )


def _is_short(loop: Cycle) -> bool:
    """Whether a loop ends by a comparison with a small constant."""
    for block in loop.blocks:
        last = block.terminator
        if not isinstance(last, Branch) or not last.operands or all(s in loop.blocks for s in last.successors):
            continue
        test = last.operands[0]
        if isinstance(test, Compare) and any(isinstance(o, ConstInt) and abs(o.value) <= _SHORT for o in test.operands):
            start = [o for o in test.operands if not isinstance(o, ConstInt)]
            if all(_counts_up(o, loop) for o in start):
                return True
    return False


def _counts_up(value: Value, loop: Cycle) -> bool:
    """Whether a value is, or is made by a step from, one that begins in the loop with a small constant."""
    phis = set[Value](loop.header.phis)
    near = {value, *getattr(value, "operands", ())} & phis
    return any(isinstance(o, ConstInt) and abs(o.value) <= _SHORT for phi in near for o in phi.operands)


def _look(function: Function, edges: Iterable[tuple[Block, Block]], strips: Iterable[Strip]) -> None:
    """Count the turns of loops, given by their edges back, and look when as many are over as were said to be; and look
    behind each strip of others."""
    builder = Builder(function)
    entry = function.entry
    start = Block("irad.look.start", function)
    builder.block = start
    left, state = builder.alloca(T.I64), builder.alloca(_STATE)
    builder.store(i64(1), left)
    for position in range(2):
        builder.store(i64(0), builder.offset(state, 8 * position))
    head = start.instructions
    for inst in head:
        inst.block = entry
    entry.instructions[:0] = head
    for number, strip in enumerate(strips):
        cut(strip, function, number, lambda between: between.call(_LOOK, T.I64, [state]))
    for number, (latch, header) in enumerate(edges):
        count, ask, go_on = (Block(f"irad.look.{word}.{number}", function) for word in ("count", "ask", "on"))
        at = function.blocks.index(latch) + 1
        function.blocks[at:at] = [count, ask, go_on]
        last = latch.terminator
        last.replace_target(header, count)
        for phi in header.phis:
            phi.blocks = [go_on if b is latch else b for b in phi.blocks]
        builder.block = count
        turns = builder.sub(builder.load(T.I64, left), i64(1))
        builder.store(turns, left)
        builder.branch_if(builder.compare("icmp", "eq", turns, i64(0)), ask, go_on)
        builder.block = ask
        builder.store(builder.call(_LOOK, T.I64, [state]), left)
        builder.branch(go_on)
        builder.block = go_on
        builder.branch(header)
        if "llvm.loop" in last.metadata:
            go_on.terminator.metadata["llvm.loop"] = last.metadata.pop("llvm.loop")
