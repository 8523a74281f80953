"""What the flow through one function is told, and what it tells: masks of values, tainted memory behind pointers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from math import gcd

from irad.adjoint.provenance.memory import NOTHING, TaintedBytes, TaintedMemory, Taints
from irad.adjoint.steps import CopyStep
from irad.analysis.alias.memory import MemoryObject
from irad.ir.instructions import Call
from irad.ir.values import GlobalRef

Masks = tuple[int, ...]
"""Of a value: the tainted bits; of an aggregate, those of each of its fields."""

FILES = MemoryObject("global", GlobalRef("irad.files"))
"""What programs write to files and read from them, all of it."""

ALL_BITS = (1 << 128) - 1


@dataclass(frozen=True)
class Behind:
    """What is tainted of the memory behind a pointer argument: directly, and of what pointers in there lead to.

    lent: the memory is the user's. There, and nowhere else, types tell which of it are numbers. begins: pointers in
    there lead to the beginnings of blocks (0), or to multiples of so many bytes; None if that is not known. at: the
    same of the pointer itself. within: that a callee keeps pointers to other places, multiples of so many bytes (1:
    anywhere): of that memory, and of what pointers in there lead to.
    """

    direct: Taints = NOTHING
    deeper: Taints = NOTHING
    lent: bool = False
    begins: int | None = None
    at: int | None = None
    within: tuple[int, int] = (0, 0)

    def __bool__(self) -> bool:
        return bool(self.direct or self.deeper)


Meeting = frozenset[tuple[int, bool]]


@dataclass(frozen=True)
class Context:
    """What a function is called with: the masks of its arguments, and what is tainted behind them. meeting: pairs of
    arguments that may lead to the same memory, each with whether it does so by way of pointers in its memory. shared:
    the like of an argument and memory that no function has for itself; None if nothing is known of that. tested: it is
    called or not as bits of active numbers decide."""

    masks: tuple[Masks, ...]
    behind: tuple[Behind, ...]
    meeting: frozenset[Meeting]
    shared: frozenset[tuple[int, bool, MemoryObject]] | None = None
    tested: bool = False

    @property
    def is_clean(self) -> bool:
        return not self.tested and not any(map(any, self.masks)) and not any(self.behind)

    def without_steps(self) -> Context:
        """The same, but for what is only known by multiples."""
        return self.with_steps_of(None)

    def with_steps_of(self, outer: Context | None) -> Context:
        """The same, with no more said of multiples than in another context: in recursion they must not go on and on."""
        others = outer.behind if outer is not None else (Behind(),) * len(self.behind)
        behind = tuple(
            replace(b, begins=_common(b.begins, o.begins) if b.begins else b.begins, at=_common(b.at, o.at))
            for b, o in zip(self.behind, others, strict=True)
        )
        return replace(self, behind=behind)

    def spread(self) -> Context:
        """The same, wherever things lie: in recursion places may go on and on."""
        behind = tuple(
            replace(
                b,
                direct=frozenset(t.spread() for t in b.direct),
                deeper=frozenset(t.spread() for t in b.deeper),
            )
            for b in self.behind
        )
        return replace(self, behind=behind)

    def without_places(self) -> Context:
        """The same, and tainted bytes may lie anywhere and have come from any access."""
        behind = tuple(
            replace(b, direct=_anywhere(b.direct), deeper=_anywhere(b.deeper)) for b in self.without_steps().behind
        )
        return replace(self, behind=behind)


def _anywhere(taints: Taints) -> Taints:
    return frozenset(TaintedBytes(0, 1, 1, 255, adjoint) for adjoint in {t.adjoint for t in taints})


def _common(step: int | None, other: int | None) -> int | None:
    """Of how many bytes both are multiples."""
    return gcd(step, other) if step is not None and other is not None else None


@dataclass(frozen=True)
class Outcome:
    """What a function leaves behind: the mask of its result, what it taints behind its arguments, and what memory that
    it has made holds. within: pointers to other places of such memory than its beginning are kept or returned: to
    multiples of so many bytes (1: anywhere)."""

    result: Masks = ()
    behind: tuple[Behind, ...] = ()
    made: Taints = NOTHING
    within: int = 0


CLEAN = Outcome()


@dataclass(frozen=True)
class Surroundings:
    """What the flow through one function asks others.

    call(call, context): what a call of a function with a body leaves behind. copy(call): the step that takes the
    adjoints of a copy back; "all" where whole shadows are copied, None where nothing is. shared: what is tainted of
    memory that no function has for itself: globals, and what nobody knows. elements: it counts of what pointers that
    others keep are multiples.
    """

    call: Callable[[Call, Context], Outcome]
    copy: Callable[[Call], CopyStep | str | None]
    shared: TaintedMemory
    elements: bool = True


def union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def merged(first: Masks, second: Masks) -> Masks:
    if len(first) < len(second):
        first, second = second, first
    return tuple(m | (second[i] if i < len(second) else 0) for i, m in enumerate(first))
