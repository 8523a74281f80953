"""Writes the Jacobians of iterations that a plan accumulates before the adjoints (see `irad.adjoint.preaccumulation`).

Each value between has, beside its adjoint, a derivative of each output by it, and what else comes to its adjoint: local
variables like adjoints, which are zero until something is added.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from irad.adjoint.emit.adjoints import Adjoints
from irad.adjoint.emit.tape_access import Frame
from irad.adjoint.preaccumulation import LocalJacobian
from irad.analysis.loops import Loop
from irad.ir.builder import ACCUMULATE, Builder, float_constant, zero
from irad.ir.instructions import Phi
from irad.ir.values import Value

Part = Value | Literal["elsewhere"]
"""An output, or what comes from elsewhere."""


class LocalJacobians:
    """The variables of all such loops of one function."""

    def __init__(self, frame: Frame, plans: Mapping[Loop, LocalJacobian], adjoints: Adjoints) -> None:
        self.frame = frame
        self.plans = plans
        self.adjoints = adjoints
        self._of = {value: made for made in plans.values() for value in made.columns}
        self._slots: dict[tuple[Value, Part], Value] = {}
        self._arriving: dict[Value, Value] = {}
        if plans:
            adjoints.elsewhere = lambda b, value, amount: self.add(b, value, "elsewhere", amount)

    def has(self, value: Value, part: Part | None = None) -> bool:
        """Whether a value is one of a local Jacobian (and has that part)."""
        return value in self._of and (part is None or part in self._parts(value))

    def share(self, user: Value, operand: Value) -> bool:
        """Whether what a user adds to an operand goes through a local Jacobian."""
        return user in self._of and self._of.get(operand) is self._of[user]

    def begin(self, b: Builder, loop: Loop) -> None:
        """At the end of an iteration: the adjoints of the outputs are all there, and each depends on itself alone."""
        made = self.plans.get(loop)
        for output in made.outputs if made is not None else ():
            if made is None or output not in made.columns:
                continue  # it depends on nothing that is carried
            b.store(self.adjoints.read(b, output), self._arrived(output))
            b.store(float_constant(output.type, 1.0), self._slot(output, output))
            if output in made.others:
                b.store(zero(output.type), self._slot(output, "elsewhere"))

    def take(self, b: Builder, value: Value) -> list[tuple[Part, Value]]:
        """The derivatives of the outputs by a value, and what else has come; all are zero afterwards."""
        found: list[tuple[Part, Value]] = []
        for part in self._parts(value):
            slot = self._slot(value, part)
            found.append((part, b.load(value.type, slot)))
            b.store(zero(value.type), slot)
        return found

    def add(self, b: Builder, value: Value, part: Part, amount: Value) -> None:
        """Add to a part of a value, if it has that."""
        if part in self._parts(value):
            self.adjoints.accumulate(b, self._slot(value, part), value.type, amount)

    def adjoint(self, b: Builder, phi: Phi) -> Value:
        """The adjoint of a variable of the loop: a row of the Jacobian times the adjoints of the outputs."""
        total = zero(phi.type)
        for part, factor in reversed(self.take(b, phi)):
            if part != "elsewhere":
                factor = b.binary("fmul", factor, b.load(phi.type, self._arrived(part)), ("contract",))
            total = b.fadd(total, factor, ACCUMULATE)
        return total

    def _parts(self, value: Value) -> tuple[Part, ...]:
        made = self._of.get(value)
        if made is None:
            return ()
        return (*made.columns[value], "elsewhere") if value in made.others else made.columns[value]

    def _arrived(self, output: Value) -> Value:
        if output not in self._arriving:
            self._arriving[output] = self.frame.local(output.type)
        return self._arriving[output]

    def _slot(self, value: Value, part: Part) -> Value:
        known = self._slots.get((value, part))
        if known is None:
            known = self._slots[value, part] = self.frame.local(value.type, zero(value.type))
        return known
