"""Checks, in the forward sweep, of what the user says of parallel loops (`user_assertions`): each access names
its iteration, and the run-time library finds elements that two of them touch between two barriers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from irad.adjoint.emit.tape_access import Frame
from irad.adjoint.parallel.user_assertions import AssertionCheck
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Instruction
from irad.ir.values import ConstInt, ConstNull, GlobalRef, Value

CLAIM, BARRIER = "irad_claim", "irad_claims_barrier"


class AssertionChecks:
    """Writes the checks of one forward sweep."""

    def __init__(self, frame: Frame, checks: Sequence[AssertionCheck]) -> None:
        self.frame = frame
        self._by_access: dict[Instruction, list[AssertionCheck]] = {}
        for check in checks:
            self._by_access.setdefault(check.inst, []).append(check)

    def access(self, b: Builder, inst: Instruction, value: Callable[[Value], Value]) -> None:
        """Check an access; `value` gives primal values."""
        for check in self._by_access.get(inst, ()):
            output, tape = self.frame.output, self.frame.tape
            assert tape is not None
            size = i64(check.size) if isinstance(check.size, int) else b.cast("zext", value(check.size), T.I64)
            parameters = [T.PTR, T.PTR, T.I64, T.I64, T.I64, T.I32, T.PTR, T.I64, T.PTR, T.PTR]
            output.declare(CLAIM, T.VOID, parameters, "nounwind")
            words = [GlobalRef(output.message(text)) for text in (check.where, check.what)]
            base = value(check.base) if check.base is not None else ConstNull(T.PTR)
            number = b.cast("sext", value(check.counter), T.I64) if check.counter is not None else i64(0)
            given = [tape, value(check.pointer), size, i64(check.granule), number, ConstInt(T.I32, int(check.said))]
            b.call(CLAIM, T.VOID, [*given, base, i64(check.unit), *words])


__all__ = ["BARRIER", "AssertionChecks"]
