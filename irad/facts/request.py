"""What is asked: one frozen object instead of many parameters."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

from irad.analysis.types.evidence import Evidence, Field

CONST, ACTIVE, DUP, DUP_NO_NEED = "const", "active", "dup", "dup_no_need"
ACTIVITIES = (CONST, ACTIVE, DUP, DUP_NO_NEED)

FIXED_TEAM = 16
"""How many threads the regions of deterministic derivatives have, or how many parts their work has."""

Told = tuple[int, tuple[Evidence, ...], tuple[tuple[Field, Evidence], ...]]
"""Of one argument: its position, evidence of the memory behind it, and of what pointers kept in there lead to."""

Guarded = Literal["", "doubtful", "all", "handed", "integers"]
"""Which integers and pointers are looked at while a derivative runs (see `DiffRequest`)."""


@dataclass(frozen=True)
class DiffRequest:
    """A derivative of one function.

    mode: "gradient" (forward and reverse sweep in one function), "split" (an augmented forward function that
    returns a tape, and a reverse function that takes it) or "tangent". activities: one per LLVM parameter.
    active_result: the result carries a derivative. returns_primal: a gradient also returns the primal's
    result. overwritten: in split mode, the pointer arguments whose memory may change between the two halves.
    noalias: different pointer arguments never overlap. own_memory: nor do they lead to global variables.
    active_globals: mutable globals that have a shadow. strong_zero: a zero adjoint stays zero when multiplied by an
    infinite partial derivative. shadowed_result: memory that the function makes and hands out needs a shadow. told:
    what the caller knows of the memory behind pointer arguments, where the callee alone could not tell what it
    moves. undecided: positions of pointer arguments behind which some memory may have no shadow (it is its own
    shadow then). own: positions of those that lead to nothing but memory that derivatives have made shadows for
    (said of callees that release memory). perhaps_own: of others that may lead to such memory, or to the user's.
    unseen: positions of those that may lead to memory which an earlier call has made, or of which it is not seen who
    has. filled: of these, those behind which callers put active values; led: pointers to the user's active memory.
    repeats: the reverse half of a split derivative may run several times on one tape. nested: a tangent that another
    one calls, which has cleared the shadows of globals.
    concurrent: several threads run the derivative at once, as a part of what a parallel region does. private:
    positions of pointer arguments that then lead to memory of the thread's own. steady: results do not depend on
    which thread is faster. disjoint: positions of pointer arguments of whose arrays no element is touched by two
    iterations of a parallel loop. checked: that, and what the code says of the kind, is checked while derivatives
    run. joined: of a parallel region, in a split derivative: nothing but its own reverse half waits for its forward
    half, so the two may run strip by strip. separate: what is reached through one pointer argument, over pointers
    in memory too, is reached through no other. width: how many directions a tangent takes at once: each shadow and
    tangent is there as often; interleaved: side by side in one shadow, which has in the place of each number one for
    each direction. constant_state: what globals hold when a derivative begins counts as a constant,
    whoever has computed it. bytewise: integers of which nothing says what they are move bytes of adjoints (see
    `irad.analysis.byte_moves`); guarded: integers and pointers that are supposed to be no parts of numbers are looked
    at while the derivative runs (see `irad.analysis.guarded_bytes`): "all", or only those that are "doubtful", of
    which nothing but a place that is not known says that they may be, or all and what is read from memory that is
    "handed" over by pointers in memory, or all of "integers" that move no bytes of adjoints; inner: positions of
    pointer arguments that in both cases do not lead to the user's memory; plain: of those that lead to memory without
    pointers. member_bounds: indices of rows that are members of structs are compared with these while the derivative
    runs (see `irad.analysis.member_bounds`).
    """

    function: str
    mode: str
    activities: tuple[str, ...]
    active_result: bool = False
    returns_primal: bool = False
    overwritten: frozenset[int] = frozenset()
    noalias: bool = False
    own_memory: bool = False
    active_globals: frozenset[str] = frozenset()
    strong_zero: bool = False
    shadowed_result: bool = False
    own: frozenset[int] = frozenset()
    perhaps_own: frozenset[int] = frozenset()
    unseen: frozenset[int] = frozenset()
    filled: frozenset[int] = frozenset()
    led: frozenset[int] = frozenset()
    undecided: frozenset[int] = frozenset()
    told: tuple[Told, ...] = ()
    repeats: bool = False
    nested: bool = False
    concurrent: bool = False
    private: frozenset[int] = frozenset()
    steady: bool = False
    disjoint: frozenset[int] = frozenset()
    checked: bool = False
    joined: bool = False
    separate: bool = False
    width: int = 1
    interleaved: bool = False
    constant_state: bool = False
    bytewise: bool = False
    inner: frozenset[int] = frozenset()
    plain: frozenset[int] = frozenset()
    guarded: Guarded = ""
    member_bounds: bool = False

    @property
    def symbol(self) -> str:
        """A name for what is emitted: readable, and distinct for distinct requests."""
        letters = "".join({CONST: "c", ACTIVE: "a", DUP: "d", DUP_NO_NEED: "n"}[a] for a in self.activities)
        details = (
            self.mode,
            self.activities,
            self.active_result,
            self.returns_primal,
            sorted(self.overwritten),
            self.noalias,
            sorted(self.active_globals),
            self.strong_zero,
            self.shadowed_result,
            sorted(self.own),
            sorted(self.undecided),
            self.told,
            self.repeats,
            self.nested,
            self.concurrent,
            sorted(self.private),
            self.steady,
            sorted(self.disjoint),
            self.checked,
            self.joined,
            self.separate,
            *((self.width,) if self.width > 1 else ()),
            *(("interleaved",) if self.interleaved else ()),
            *(("own memory",) if self.own_memory else ()),
            *(("constant state",) if self.constant_state else ()),
            *(("bytewise",) if self.bytewise else ()),
            *(("guarded", self.guarded) if self.guarded else ()),
            *(("member bounds",) if self.member_bounds else ()),
            *((sorted(self.inner), sorted(self.plain)) if self.bytewise or self.guarded else ()),
            *(("unseen", sorted(self.unseen)) if self.unseen else ()),
            *(("filled", sorted(self.filled)) if self.filled else ()),
            *(("led", sorted(self.led)) if self.led else ()),
            *(("perhaps own", sorted(self.perhaps_own)) if self.perhaps_own else ()),
        )
        digest = hashlib.sha256(repr(details).encode()).hexdigest()[:8]
        return f"irad.{self.mode}.{self.function}.{letters}.{digest}"

    def is_duplicated(self, position: int) -> bool:
        return self.activities[position] in (DUP, DUP_NO_NEED)
