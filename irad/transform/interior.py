"""Loops in which the first and the last few iterations are special, in three pieces: the interior is plain.

Code that treats the border of a grid where it treats the rest (`i + 1 < n ? u[i + 1] : 0`, `u[min(i + 2, n - 1)]`,
`u[(i + 1) % n]`) tests in each iteration what comes out otherwise in one or two of them. LLVM peels off iterations at
the beginning, and one at the end, where it sees them, and there are addresses left that are not affine: nothing of such
a loop is vectorised, in neither sweep, and sums over neighbours go through memory.

An innermost loop whose counter `i` goes from a constant `s` up to `n` is run as

    if n > s + a + b:  i from s to s + a, as it was;  i from s + a to n - b, with what is certain there
    the rest up to n, as it was

(the index set splitting of vectorising compilers). `border_tests` says what is certain. Iterations run in the same
order and do the same.
"""

from __future__ import annotations

import copy
import re

from irad.analysis.cfg import CFG
from irad.analysis.loops import IrreducibleFlow, LoopForest
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Cast, Compare, Instruction, Phi
from irad.ir.module import Function, Module
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import ConstInt, Value
from irad.transform.border_tests import Certain, Counted, Plan, planned
from irad.transform.inlining import refer

__all__ = ["split_interiors"]

_CHOICES = re.compile(r"@llvm\.(?:[su](?:min|max)|usub\.sat)\.i| [su]rem i| icmp ")


def split_interiors(text: str) -> tuple[str, tuple[str, ...]]:
    """Innermost loops over a grid get an interior without tests for the border.

    Returns the module's text, and the names of the functions that they are in; none where threads run loops, since
    proofs read them as they stand in the source. Control flow has to be canonical."""
    if "@__kmpc_" in text or " phi i" not in text or not _CHOICES.search(text):
        return text, ()
    module = parse_module(text)
    names = [
        function.name for function in module.functions.values()
        if not function.is_declaration and _may_have_some(function.body_text)
        and _split_in(module, function)
    ]  # fmt: skip
    return (print_module(module), tuple(names)) if names else (text, ())


def _may_have_some(body: str | None) -> bool:
    return body is None or (" phi i" in body and len(_CHOICES.findall(body)) > 1)


def _split_in(module: Module, function: Function) -> bool:
    cfg = CFG(function)
    try:
        forest = LoopForest(cfg)
    except (IrreducibleFlow, ValueError):
        return False
    found = [plan for loop in forest.loops if not loop.children and (plan := planned(module, loop, cfg)) is not None]
    for number, plan in enumerate(found):
        _rewrite(function, plan, number)
    if found:
        function.forget_users()
    return bool(found)


# -- the three pieces


def _rewrite(function: Function, plan: Plan, number: int) -> None:
    counted, ends = plan.counted, plan.ends
    loop, phi = counted.loop, counted.phi
    width = phi.type
    assert isinstance(width, T.IntType)
    front, rest = loop.preheader, Block(f"irad.rest.{number}", function)
    rest_of = ConstInt(width, ends.last - counted.late)
    last = Instruction("sub", width, [counted.end, rest_of], f"irad.last.{number}", ("nsw",))
    few = ConstInt(width, counted.start + ends.first + rest_of.value)
    enough = Compare("icmp", "sgt", counted.end, few, f"irad.enough.{number}")
    pieces: list[tuple[str, Value, dict[Instruction, Certain]]] = [(f".middle{number}", last, plan.certain)]
    if ends.first:
        pieces.insert(0, (f".first{number}", ConstInt(width, counted.start + ends.first), {}))
    made: list[Block] = []
    carried: dict[Phi, Value] = {p: p.incoming(front) for p in loop.header.phis}
    before, entered = front, [Block(f"irad.to{suffix}", function) for suffix, _, _ in pieces]
    for (suffix, end, certain), preheader, behind in zip(pieces, entered, [*entered[1:], rest], strict=True):
        blocks, values = _copied(function, counted, suffix, certain, before, preheader, carried)
        done = Compare("icmp", "eq", values[counted.following], end, f"irad.done{suffix}")
        tested, again = blocks[counted.ends], blocks[loop.latch if loop.latch is not counted.ends else loop.header]
        branch = Branch([behind, again], done)
        branch.metadata = {k: v for k, v in tested.instructions.pop().metadata.items() if k == "dbg"}
        tested.append(done)
        tested.append(branch)
        preheader.append(Branch([blocks[loop.header]]))
        carried = {p: values.get(p.incoming(loop.latch), p.incoming(loop.latch)) for p in loop.header.phis}
        before = tested
        made += [preheader, *blocks.values()]
    start = front.instructions.pop()
    assert isinstance(start, Branch)
    # known in front of all loops in which the bound is
    where = Instruction("select", width, [enough, last, ConstInt(width, counted.start)], f"irad.where.{number}")
    found: list[Instruction] = [last, enough, where]
    if not plan.fits:
        most = ConstInt(width, ends.most - counted.late)
        short = Compare("icmp", "sle", counted.end, most, f"irad.short.{number}")
        both = Instruction("and", T.I1, [enough, short], f"irad.both.{number}")
        found[2:2] = [short, both]
        where.operands[0] = both
    for inst in found:
        front.append(inst)
    front.append(Branch([entered[0], rest], where.operands[0]))
    for index, p in enumerate(loop.header.phis):
        merged: Value = where
        if p is not phi:
            incoming = [(p.incoming(front), front), (carried[p], before)]
            merged = rest.append(Phi(p.type, incoming, f"irad.rest.{number}.{index}"))
        at = p.blocks.index(front)
        p.operands[at], p.blocks[at] = merged, rest
    rest.append(Branch([loop.header]))
    place = function.blocks.index(loop.header)
    function.blocks[place:place] = [*made, rest]


def _copied(
    function: Function, counted: Counted, suffix: str, certain: dict[Instruction, Certain], before: Block,
    preheader: Block, carried: dict[Phi, Value],
) -> tuple[dict[Block, Block], dict[Value, Value]]:  # fmt: skip
    """Copies of a loop's blocks; the loop is entered with the values that are `carried`."""
    loop = counted.loop
    order = [b for b in function.blocks if b in loop.blocks]
    blocks = {b: Block(f"{b.name or 'block'}{suffix}", function) for b in order}
    values: dict[Value, Value] = {}
    for block in order:
        for inst in block.instructions:
            twin = values[inst] = blocks[block].append(copy.copy(inst))
            twin.name = f"{inst.name}{suffix}" if inst.name else ""
            twin.metadata = {k: v for k, v in inst.metadata.items() if k != "llvm.loop"}
            twin.records = []
    targets = {**blocks, loop.preheader: preheader}
    for block in order:
        for twin in blocks[block].instructions:
            if twin.is_terminator and block is counted.ends:
                continue  # who calls writes it
            refer(twin, values, targets)
            if isinstance(twin, Phi) and preheader in twin.blocks:
                at = twin.blocks.index(preheader)
                original = next(p for p in loop.header.phis if values[p] is twin)
                twin.operands[at] = carried[original]
    for inst, known in certain.items():
        _decide(blocks, values, inst, known, counted)
    return blocks, values


def _decide(
    blocks: dict[Block, Block], values: dict[Value, Value], inst: Instruction, known: Certain, counted: Counted
) -> None:
    """Let the copy of an instruction be what is certain of it."""
    twin = values[inst]
    assert isinstance(twin, Instruction)
    block = twin.parent
    at = block.instructions.index(twin)
    if known.truth is not None:
        new: Value = ConstInt(T.I1, int(known.truth))
        block.instructions.remove(twin)
    elif known.operand is not None:
        new = twin.operands[known.operand]
        block.instructions.remove(twin)
    else:
        assert known.plus is not None
        counter = values[counted.phi]
        assert isinstance(twin.type, T.IntType)
        if counter.type != twin.type:
            counter = block.insert(at, Cast("trunc", twin.type, [counter], f"{twin.name}.narrow" if twin.name else ""))
            at += 1
        name = f"{twin.name}.sum" if known.shift and twin.name else "" if known.shift else twin.name
        new = Instruction("add", twin.type, [counter, ConstInt(twin.type, known.plus)], name, ("nsw",))
        if known.shift:
            block.insert(at, new)
            new = Instruction("shl", twin.type, [new, ConstInt(twin.type, known.shift)], twin.name, ("nuw", "nsw"))
        new.block = block
        block.instructions[block.instructions.index(twin)] = new
    for each in blocks.values():
        for user in each.instructions:
            if twin in user.operands:
                user.operands = [new if o is twin else o for o in user.operands]
    for value, copied in values.items():
        if copied is twin:
            values[value] = new
