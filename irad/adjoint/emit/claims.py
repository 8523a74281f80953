"""Checks, in the forward sweep, of what the user says of parallel loops (`irad.adjoint.assertions`): each access names
its iteration, and the run-time library finds elements that two of them touch between two barriers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from irad.adjoint.assertions import Claim
from irad.adjoint.emit.sweep import Frame
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Instruction
from irad.ir.values import ConstInt, ConstNull, GlobalRef, Value

CLAIM, BARRIER = "irad_claim", "irad_claims_barrier"


class Claims:
    """Writes the checks of one forward sweep."""

    def __init__(self, frame: Frame, claims: Sequence[Claim]) -> None:
        self.frame = frame
        self._by_access: dict[Instruction, list[Claim]] = {}
        for claim in claims:
            self._by_access.setdefault(claim.inst, []).append(claim)

    def access(self, b: Builder, inst: Instruction, value: Callable[[Value], Value]) -> None:
        """Check an access; `value` gives primal values."""
        for claim in self._by_access.get(inst, ()):
            output, tape = self.frame.output, self.frame.tape
            assert tape is not None
            size = i64(claim.size) if isinstance(claim.size, int) else b.cast("zext", value(claim.size), T.I64)
            parameters = [T.PTR, T.PTR, T.I64, T.I64, T.I64, T.I32, T.PTR, T.I64, T.PTR, T.PTR]
            output.declare(CLAIM, T.VOID, parameters, "nounwind")
            words = [GlobalRef(output.message(text)) for text in (claim.where, claim.what)]
            base = value(claim.base) if claim.base is not None else ConstNull(T.PTR)
            number = b.cast("sext", value(claim.counter), T.I64) if claim.counter is not None else i64(0)
            given = [tape, value(claim.pointer), size, i64(claim.granule), number, ConstInt(T.I32, int(claim.said))]
            b.call(CLAIM, T.VOID, [*given, base, i64(claim.unit), *words])


__all__ = ["BARRIER", "Claims"]
