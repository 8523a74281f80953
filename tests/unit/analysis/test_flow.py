"""Dominators, reachability and loops of random control flow, against their definitions."""

from __future__ import annotations

import random

import pytest

from irad.analysis.cfg import CFG
from irad.analysis.loops import IrreducibleFlow, LoopForest
from irad.ir.instructions import Block
from irad.ir.text.parser import parse_module
from tests.support import canonical

SEEDS = range(120)


def random_flow(seed: int) -> str:
    """A function with 2 to 9 blocks whose ends lead anywhere but to the entry."""
    rng = random.Random(seed)
    count = rng.randint(2, 9)
    lines = ["define i32 @f(i32 %k) {", "b0:"]
    for block in range(count):
        if block:
            lines.append(f"b{block}:")
        targets = [rng.randrange(1, count) for _ in range(rng.choice((1, 1, 2, 2, 3)))]
        if block == count - 1 or rng.random() < 0.1:
            lines.append("  ret i32 0")
        elif len(targets) == 1:
            lines.append(f"  br label %b{targets[0]}")
        else:
            cases = " ".join(f"i32 {n}, label %b{t}" for n, t in enumerate(targets[1:]))
            lines.append(f"  switch i32 %k, label %b{targets[0]} [ {cases} ]")
    return "\n".join([*lines, "}"])


def flow(text: str) -> CFG:
    """The control flow of function `f`."""
    return CFG(parse_module(text).functions["f"])


def reached(start: list[Block], without: Block | None = None) -> set[Block]:
    """The blocks on all paths from some blocks, these included, that do not enter `without`."""
    found: set[Block] = set()
    work = [b for b in start if b is not without]
    while work:
        block = work.pop()
        if block not in found:
            found.add(block)
            work.extend(b for b in block.successors if b is not without)
    return found


def dominates(cfg: CFG, a: Block, b: Block) -> bool:
    """By definition: without `a`, no path leads from the entry to `b`."""
    return a is b or b not in reached([cfg.order[0]], without=a)


@pytest.mark.parametrize("seed", SEEDS)
def test_dominators_and_reachability_by_definition(seed: int) -> None:
    cfg = flow(random_flow(seed))
    assert set(cfg.order) == reached([cfg.function.entry])
    for a in cfg.order:
        assert {b for b in cfg.order if cfg.reaches(a, b)} == reached(a.successors)
        assert {b for b in cfg.order if cfg.dominates(a, b)} == {b for b in cfg.order if dominates(cfg, a, b)}


@pytest.mark.parametrize("seed", SEEDS)
def test_immediate_dominators_are_the_nearest(seed: int) -> None:
    cfg = flow(random_flow(seed))
    for block in cfg.order[1:]:
        strict = [d for d in cfg.order if d is not block and dominates(cfg, d, block)]
        nearest = max(strict, key=lambda d: sum(dominates(cfg, o, d) for o in strict))
        assert cfg.idom[block] is nearest


@pytest.mark.parametrize("seed", SEEDS)
def test_order_puts_blocks_before_what_they_lead_to(seed: int) -> None:
    cfg = flow(random_flow(seed))
    for a in cfg.order:
        for b in a.successors:
            if not cfg.reaches(b, a):
                assert cfg.index[a] < cfg.index[b]
    assert {(p, b) for b in cfg.order for p in cfg.predecessors[b]} == {
        (a, b) for a in cfg.order for b in a.successors
    }


def is_reducible(cfg: CFG) -> bool:
    """By definition: without the edges to dominating blocks, no cycle is left."""
    forward = {a: [b for b in a.successors if not dominates(cfg, b, a)] for a in cfg.order}
    while forward:
        last = [a for a, targets in forward.items() if not any(t in forward for t in targets)]
        if not last:
            return False
        for a in last:
            del forward[a]
    return True


@pytest.mark.parametrize("seed", SEEDS)
def test_loops_by_definition(seed: int) -> None:
    cfg = flow(canonical(random_flow(seed)))
    if not is_reducible(cfg):
        with pytest.raises(IrreducibleFlow):
            LoopForest(cfg)
        return
    forest = LoopForest(cfg)
    headers = {b for a in cfg.order for b in a.successors if dominates(cfg, b, a)}
    assert {loop.header for loop in forest.loops} == headers
    for loop in forest.loops:
        header = loop.header
        body = {b for b in cfg.order if dominates(cfg, header, b) and leads_back(b, header, loop.latch)}
        assert loop.blocks == body
        assert [p for p in cfg.predecessors[header] if p in body] == [loop.latch]
        assert [p for p in cfg.predecessors[header] if p not in body] == [loop.preheader]
        edges = {(b, s) for b in body for s in b.successors if s not in body}
        assert set(loop.all_exits) == edges
        returning = {(b, s) for b, s in edges if any(e in reached([s]) for e in cfg.exits)}
        assert set(loop.exit_edges) == (returning or edges)


def leads_back(block: Block, header: Block, latch: Block) -> bool:
    """Whether the latch is on a path from a block of the loop that does not pass the header again."""
    return block is header or latch in reached([block], without=header)


@pytest.mark.parametrize("seed", SEEDS)
def test_nesting_follows_from_the_bodies(seed: int) -> None:
    cfg = flow(canonical(random_flow(seed)))
    if not is_reducible(cfg):
        return
    forest = LoopForest(cfg)
    for block in cfg.order:
        holding = [loop for loop in forest.loops if block in loop.blocks]
        around = sorted(holding, key=lambda loop: -len(loop.blocks))
        assert forest.path(block) == around
        assert forest.innermost[block] is (around[-1] if around else None)
    for loop in forest.loops:
        assert loop.depth == len(forest.path(loop.header)) == len(loop.path)
        assert all(loop.contains(child) and not child.contains(loop) for child in loop.children)


def test_random_flows_are_of_every_sort() -> None:
    flows = [flow(canonical(random_flow(seed))) for seed in SEEDS]
    reducible = [cfg for cfg in flows if is_reducible(cfg)]
    depths = {max((loop.depth for loop in LoopForest(cfg).loops), default=0) for cfg in reducible}
    assert {0, 1, 2} <= depths and len(flows) - len(reducible) > 5


def test_an_instruction_may_follow_another() -> None:
    cfg = flow(canonical("""
        define i32 @f(i32 %n) {
        entry:
          %a = add i32 %n, 1
          %b = add i32 %n, 2
          br label %loop
        loop:
          %i = phi i32 [ 0, %entry ], [ %next, %loop ]
          %next = add i32 %i, 1
          %more = icmp slt i32 %next, %n
          br i1 %more, label %loop, label %end
        end:
          ret i32 %a
        }"""))
    by_name = {i.name: i for i in cfg.function.instructions()}
    a, b, i, following = (by_name[n] for n in ("a", "b", "i", "next"))
    assert cfg.may_follow(a, b) and not cfg.may_follow(b, a) and not cfg.may_follow(a, a)
    assert cfg.may_follow(i, following) and cfg.may_follow(following, i) and cfg.may_follow(i, i)
    assert not cfg.may_follow(following, a)
