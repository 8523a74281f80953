"""What data flows to, or comes from: whatever is reached from some nodes of a graph."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TypeVar

from irad.ir.instructions import Block, Call, Instruction, Load
from irad.ir.values import Value

__all__ = ["loop_body", "parts_within", "postorder", "reached"]

_Node = TypeVar("_Node")


def reached(starts: Iterable[_Node], onward: Callable[[_Node], Iterable[_Node]]) -> Iterator[_Node]:
    """All that is reached from `starts`, these included, each once. Onward from a node it goes when the next is asked
    for: who has seen enough does not ask."""
    seen: set[_Node] = set()
    work = list(starts)
    while work:
        node = work.pop()
        if node not in seen:
            seen.add(node)
            yield node
            work += onward(node)


def postorder(
    starts: Iterable[_Node], onward: Callable[[_Node], Iterable[_Node]], seen: set[_Node] | None = None
) -> Iterator[_Node]:
    """All that is reached from `starts`, these included, each once and behind what it leads to; but for what was `seen`
    before, to which it is added."""
    seen = set() if seen is None else seen
    for start in starts:
        stack = [(start, iter(onward(start)))] if start not in seen else []
        seen.add(start)
        while stack:
            rest = stack[-1][1]
            following = next((each for each in rest if each not in seen), None)
            if following is None:
                yield stack.pop()[0]
            else:
                seen.add(following)
                stack.append((following, iter(onward(following))))


def loop_body(header: _Node, latches: Iterable[_Node], before: Callable[[_Node], Iterable[_Node]]) -> set[_Node]:
    """The blocks of a natural loop: what comes to its latches without coming through its header, and that."""
    return {header, *reached(latches, lambda block: () if block == header else before(block))}


def parts_within(value: Value, blocks: Collection[Block | None]) -> Iterator[Instruction]:
    """The instructions in some blocks by which a value is computed there."""

    def parts(operands: Iterable[Value]) -> Iterator[Instruction]:
        return (o for o in operands if isinstance(o, Instruction) and o.block in blocks)

    return reached(parts([value]), lambda part: () if isinstance(part, (Load, Call)) else parts(part.operands))
