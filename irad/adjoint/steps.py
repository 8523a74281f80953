"""The statements of the reverse sweep as data: what each one does, and what it needs.

A plan lists the steps of each block in the order in which the reverse sweep runs them; the emitter has one
small function per class.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from irad.analysis.alias.memory import holds_pointers
from irad.analysis.diagnostics import Refusal
from irad.analysis.loops import Loop
from irad.analysis.types.evidence import Piece
from irad.facts.request import DiffRequest
from irad.ir import types as T
from irad.ir.instructions import Block, Call, Instruction
from irad.ir.values import Value
from irad.rules.expr import Expr


@dataclass(frozen=True, slots=True)
class Key:
    """Something of the forward sweep that the reverse sweep needs.

    kind: "value" (a primal value), "shadow" (the shadow of a pointer), "trips" (how often a loop's header
    ran), "arm" (the predecessor, by number, from which a block was entered), "frame" (the tape of an
    augmented call), "snapshot" (a copy of memory: see `irad.adjoint.snapshots`).
    """

    kind: str
    what: Any

    def describe(self) -> str:
        if isinstance(self.what, (Loop, Block)):
            at = self.what.header.ref if isinstance(self.what, Loop) else self.what.ref
            return f"{'trip count of the loop at' if self.kind == 'trips' else 'way into'} {at}"
        words = {"value": "", "shadow": "shadow of ", "frame": "tape of ", "snapshot": "copy of the "}
        made: str = words[self.kind] + self.what.ref
        return made


def value(what: Value) -> Key:
    return Key("value", what)


def shadow(what: Value) -> Key:
    return Key("shadow", what)


@dataclass(frozen=True, eq=False)
class Step:
    """Base: `inst` is the primal instruction, `needs` what must be at hand when the step runs."""

    inst: Instruction
    needs: tuple[Key, ...] = ()


@dataclass(frozen=True, eq=False)
class ScalarStep(Step):
    """Take the adjoint g of `inst`, add each expression to the adjoint of its operand. `strong`: where g is zero the
    operand gets zero, whatever the partial derivative is."""

    contributions: tuple[tuple[int, Expr], ...] = ()
    names: tuple[tuple[str, Value], ...] = ()
    strong: bool = False


@dataclass(frozen=True, eq=False)
class SelectStep(Step):
    """The chosen operand gets the adjoint."""


@dataclass(frozen=True, eq=False)
class MoveStep(Step):
    """freeze, bitcast, ssa.copy: the operand gets the adjoint as it is."""


@dataclass(frozen=True, eq=False)
class ElementStep(Step):
    """extract/insert of elements of aggregates and vectors, and shuffles."""


@dataclass(frozen=True, eq=False)
class ReduceStep(Step):
    """llvm.vector.reduce.fadd: every lane gets the adjoint."""


@dataclass(frozen=True, eq=False)
class LoadStep(Step):
    """Add the adjoint of the loaded value into the shadow; `mixed`: test first that there is one. lost: what to say
    where there turns out to be none, and the value is wanted; then the program ends."""

    pointer: Value | None = None
    mixed: bool = False
    type: T.Type = T.DOUBLE
    lost: Refusal | None = None


@dataclass(frozen=True, eq=False)
class StoreStep(Step):
    """Take the shadow, zero it, add it to the adjoint of the stored value (if that is active). lost: what to say where
    there turns out to be no shadow, and the value is read again; then the program ends. guarded: it also ends where
    there is anything in the shadow of an inactive value, or a number in that of a pointer, which is left there (see
    `irad.analysis.guarded_bytes`)."""

    pointer: Value | None = None
    mixed: bool = False
    type: T.Type = T.DOUBLE
    value_active: bool = True
    lost: Refusal | None = None
    guarded: bool = False


@dataclass(frozen=True, eq=False)
class AtomicStep(Step):
    """An atomic sum: the shadow, which stays as it is, is added to the adjoint of the operand; `sign` -1: taken off."""

    pointer: Value | None = None
    mixed: bool = False
    sign: int = 1


@dataclass(frozen=True, eq=False)
class CopyStep(Step):
    """memcpy and memmove: add the target's shadow to the source's and zero it,
    piece by piece of a repeated layout.

    `period` is the layout's size in bytes; pieces of kind other than a float are skipped. `from_active`: the
    source has a shadow to add to (else the target's is only zeroed). unit: if this is not zero, the size is seen at run
    time to be a multiple of it, or what is left over has no adjoint; else the program ends. lost: as of stores.
    aligned: both sides are known to begin at multiples of eight bytes, where that matters; else the program ends where
    they don't and something has to be moved back.
    """

    into: Value | None = None
    source: Value | None = None
    size: Value | None = None
    pieces: tuple[Piece, ...] = ()
    period: int = 0
    from_active: bool = True
    mixed: bool = False
    overlap: bool = False
    unit: int = 0
    lost: Refusal | None = None
    aligned: bool = True


@dataclass(frozen=True, eq=False)
class FillStep(Step):
    """memset, and what a function without derivative has written: zero the shadow's floating pieces, or all
    of it where there are no `pieces`. The bytes are the product of `size` and `factors`."""

    into: Value | None = None
    size: Value | None = None
    pieces: tuple[Piece, ...] = ()
    period: int = 0
    mixed: bool = False
    factors: tuple[Value, ...] = ()


@dataclass(frozen=True, eq=False)
class CallStep(Step):
    """Call the reverse half of a differentiated callee."""

    call: Call | None = None
    target: CallPlan | None = None


@dataclass(frozen=True, eq=False)
class SyncStep(Step):
    """Wait for other threads: `mirror` as in `irad.rules.kinds.Synchronisation`."""

    mirror: str = "barrier"


@dataclass(frozen=True, eq=False)
class ReturnStep(Step):
    """The adjoint of the returned value starts as the seed."""


def augmented_fields(result: T.Type) -> tuple[T.Type, ...]:
    """What the augmented forward half of a function with this result returns: its tape, the result, and the
    result's shadow if there are pointers in it (in an aggregate, what is no pointer stands there as it is)."""
    if result.is_void:
        return (T.PTR,)
    return (T.PTR, result, result) if holds_pointers(result) else (T.PTR, result)


@dataclass(frozen=True)
class CallPlan:
    """How one call is differentiated: by the augmented and reverse functions of `request`,
    or of a registered pair.

    operand_activities: per operand. reverse_operands: positions whose primal value the reverse half needs.
    release: what releases the tape of a registered pair, if its reverse leaves that to others. changes: of a routine of
    irad's own, which takes that last in its augmented form: a bit for each operand whose memory may change.
    """

    call: Call
    augmented: str
    reverse: str
    tangent: str
    operand_activities: tuple[str, ...]
    active_result: bool
    shadow_result: bool
    reverse_operands: frozenset[int]
    custom: bool = False
    release: str = ""
    partial: bool = False
    changes: int | None = None
    request: DiffRequest | None = None
    adjoint_operands: tuple[int, ...] = field(default=())
