"""Arrays that are supposed not to overlap, where nothing says whether they do.

Several pointers that a region captures may lead into one array. If they do not, the additions through each of them can
be judged by themselves. So that is supposed, and what is reached through each pointer is noted by the forward sweep:
where the reaches of two of them meet, the reverse sweep goes another way. Of two pointers it matters if

- adjoints are added through both: each verdict is about those of one;
- adjoints are added through one, to copies or in another order than that of the program, and the other is written
  through: a store takes what has been added before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from irad.adjoint.parallel.access_footprint import Spot, SweptRange, ranges_of
from irad.adjoint.steps import LoadStep, Step, StoreStep
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir.values import Argument

ADDS, MOVED, WRITES = 1, 2, 4
"""What happens through a pointer: adjoints are added; to copies, or in another order; they are taken."""


@dataclass(frozen=True, eq=False)
class SpeculatedAlias:
    """What happens through one pointer argument (`does`), and where. `ranges` are the accesses; none, where the
    argument's shadow has private copies (`copied`), whose notes tell of the same."""

    argument: Argument
    does: int
    ranges: tuple[SweptRange | Spot, ...] = ()
    copied: bool = False

    @property
    def origin(self) -> None:
        """Ranges are noted as addresses, not as distances from one."""
        return None


def watch(
    facts: FunctionFacts, argument: Argument, does: int, steps: Iterable[Step], shares: Collection[Loop]
) -> SpeculatedAlias | None:
    """The accesses of some steps through an argument; None where too many of them would have to be noted one by one: in
    loops, but for those that threads share (`shares`)."""
    by_size: dict[int, list[Step]] = {}
    for step in steps:
        if not isinstance(step, (LoadStep, StoreStep)):
            return None
        by_size.setdefault(facts.pointers.module.layout.store_size(step.type), []).append(step)
    ranges = tuple(r for size, members in by_size.items() for r in ranges_of(facts, members, size))
    around = [facts.forest.innermost[r.inst.block] for r in ranges if isinstance(r, Spot) and r.inst.block is not None]
    if not all(loop is None or (loop in shares and loop.parent is None) for loop in around):
        return None
    return SpeculatedAlias(argument, does, ranges)


def matters(one: SpeculatedAlias, other: SpeculatedAlias) -> bool:
    """Whether what two pointers reach must not meet."""
    if one.argument is other.argument:
        return False
    both = one.does & other.does & ADDS
    return bool(both or (one.does & MOVED and other.does & WRITES) or (one.does & WRITES and other.does & MOVED))


def needed(found: Sequence[SpeculatedAlias]) -> list[SpeculatedAlias]:
    """Those that matter to any other."""
    return [one for one in found if any(matters(one, other) for other in found)]


__all__ = ["ADDS", "MOVED", "WRITES", "SpeculatedAlias", "matters", "needed", "watch"]
