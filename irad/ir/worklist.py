"""What data flows to, or comes from: whatever is reached from some nodes of a graph."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

__all__ = ["reached"]

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
