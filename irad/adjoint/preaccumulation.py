"""Loops whose reverse first multiplies the partial derivatives of an iteration, and then takes the adjoint through.

A loop that carries numbers from one iteration to the next (an integrator's state, a filter's, a recurrence) carries
their adjoints back. Step by step, an adjoint goes through as many dependent multiplications as the number did. The
products of the partial derivatives alone do not wait for it: where the Jacobian of an iteration by the variables that
it carries is accumulated first, all that an adjoint has to wait for is one product with each of its entries.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from irad.adjoint.steps import ScalarStep, SelectStep, Step
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Block, Instruction, Phi
from irad.ir.values import Value
from irad.rules.expr import Binary, Call, Expr, Node, Select, Var, walk

_LATENCY, _THROUGHPUT = 4.0, 0.5
"""Cycles that a multiplication or an addition takes, and that one takes beside others."""
_OPERATIONS = {"/": 4.0}
_CALL = 20.0
_ITSELF = Var("g")
_GAIN = 0.9
"""An iteration has to become so much shorter: both times are guesses."""


@dataclass(frozen=True, eq=False)
class LocalJacobian:
    """The Jacobian of one iteration of a loop, accumulated before the adjoints are there.

    inputs: variables of the loop. outputs: the values with which the next iteration begins. columns: for each input and
    each value between, the outputs that depend on it. others: of these the ones whose adjoints get something from
    elsewhere, too (they are stored, or used behind the loop); that goes back beside the Jacobian.
    """

    loop: Loop
    inputs: tuple[Phi, ...]
    outputs: tuple[Value, ...]
    columns: dict[Value, tuple[Value, ...]]
    others: frozenset[Value]


def local_jacobians(
    facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]], excluded: frozenset[Loop]
) -> dict[Loop, LocalJacobian]:
    """The loops for which it pays; `steps` are those of the reversed blocks."""
    found: dict[Loop, LocalJacobian] = {}
    if facts.request.strong_zero:
        return found  # where the adjoint is zero its product with an entry need not be
    for loop in facts.forest.loops:
        if loop.children or loop in excluded or loop.header not in steps:
            continue
        local = {s.inst: s for b in loop.blocks for s in steps.get(b, ())}
        made = _Iteration(facts, loop, local).jacobian()
        if made is not None:
            found[loop] = made
    return found


class _Iteration:
    """What one iteration of an innermost loop does with the variables that it carries."""

    def __init__(
        self, facts: FunctionFacts, loop: Loop, steps: dict[Instruction, Step]
    ) -> None:
        self.facts = facts
        self.loop = loop
        self.steps = steps
        self.users = facts.function.users
        self.order = [i for b in facts.cfg.order if b in loop.blocks for i in b.instructions]
        phis = [p for p in loop.header.phis if facts.is_active(p)]
        self.carried = tuple(p for p in phis if self._is_inside(p.incoming(loop.latch)))

    def jacobian(self) -> LocalJacobian | None:
        outputs = tuple(dict.fromkeys(p.incoming(self.loop.latch) for p in self.carried))
        kinds = {p.type for p in self.carried}
        if len(kinds) != 1 or not isinstance(next(iter(kinds)), T.FloatType):
            return None
        columns = self._columns(outputs)
        inner = [v for v in columns if v not in self.carried]
        if any(v.type not in kinds or not self._is_linear(v) for v in inner):
            return None
        made = LocalJacobian(self.loop, self.carried, outputs, columns, self._others(columns, outputs))
        return made if self._pays(made) else None

    def _is_inside(self, value: Value) -> bool:
        return isinstance(value, Instruction) and value.block in self.loop.blocks

    def _is_linear(self, value: Value) -> bool:
        step = self.steps.get(value) if isinstance(value, Instruction) else None
        return isinstance(step, (SelectStep, ScalarStep))

    def _sources(self, value: Value) -> Iterator[Value]:
        """The active operands of a value within an iteration."""
        if value in self.carried or not isinstance(value, Instruction):
            return
        for operand in value.operands:
            if self._is_inside(operand) and self.facts.is_active(operand):
                yield operand

    def _columns(self, outputs: tuple[Value, ...]) -> dict[Value, tuple[Value, ...]]:
        """Of each value between inputs and outputs the outputs that depend on it."""
        leading: set[Value] = set(self.carried)
        for inst in self.order:
            if self.facts.is_active(inst) and any(o in leading for o in self._sources(inst)):
                leading.add(inst)
        columns: dict[Value, dict[Value, None]] = {o: {o: None} for o in outputs if o in leading}
        for inst in reversed(self.order):
            for operand in self._sources(inst) if inst in columns else ():
                if operand in leading:
                    columns.setdefault(operand, {}).update(columns[inst])
        return {v: tuple(found) for v, found in columns.items()}

    def _others(self, columns: dict[Value, tuple[Value, ...]], outputs: tuple[Value, ...]) -> frozenset[Value]:
        """Values whose adjoints have other sources than the outputs' adjoints at the end of an iteration."""
        found: set[Instruction] = set()
        values: list[Instruction] = [i for i in reversed(self.order) if i in columns]
        for value in values:
            for user in self.users.get(value, ()):
                if user in found or (user not in columns and self._adds_otherwise(user, value, outputs)):
                    found.add(value)
        return frozenset(found)

    def _adds_otherwise(self, user: Instruction, value: Value, outputs: tuple[Value, ...]) -> bool:
        if user in self.carried:
            return False
        if user.block not in self.loop.blocks:  # of an output it is there when the reverse of the loop begins
            return value not in outputs
        return self.facts.is_active(user) or user.type.is_void

    def _pays(self, made: LocalJacobian) -> bool:
        inner = [v for v in made.columns if v not in self.carried]
        more = sum((len(made.columns[v]) + (v in made.others)) * self._work(v, made.columns) for v in inner)
        row = max((len(made.columns.get(p, ())) for p in made.inputs), default=0)
        entries = sum(len(made.columns.get(p, ())) for p in made.inputs)
        work = sum(self._work(i) for i in self.steps)
        now = max(self._delay(made), _THROUGHPUT * work)
        then = max(_LATENCY * row, _THROUGHPUT * (work + more + entries))
        return then < _GAIN * now

    def _work(self, inst: Value, only: dict[Value, tuple[Value, ...]] | None = None) -> float:
        """How many operations the reverse of an instruction takes (only: what it adds to these). A product that is
        added to an adjoint is one of them."""
        step = self.steps.get(inst) if isinstance(inst, Instruction) else None
        if isinstance(step, ScalarStep):
            wanted = [e for i, e in step.contributions if only is None or step.inst.operands[i] in only]
            return sum(map(_operations, {n for e in wanted for n in walk(e)}))
        return 0.0 if step is None else 2.0

    def _delay(self, made: LocalJacobian) -> float:
        """Cycles from the adjoints at the end of an iteration to those at its beginning, step by step."""
        ready: dict[Value, float] = dict.fromkeys(made.outputs, 0.0)
        for inst in reversed(self.order):
            step = self.steps.get(inst)
            if inst not in made.columns or inst in self.carried or step is None:
                continue
            partials = dict(step.contributions) if isinstance(step, ScalarStep) else {}
            for position, operand in enumerate(inst.operands):
                if operand in made.columns:
                    arrives = ready.get(inst, 0.0) + _delay_of(partials.get(position, _ITSELF))
                    ready[operand] = max(arrives, ready[operand] + _LATENCY) if operand in ready else arrives
        return max((ready.get(p, 0.0) for p in made.inputs), default=0.0)


def _operations(node: Node) -> float:
    if isinstance(node, Binary):
        return _OPERATIONS.get(node.op, 1.0)
    return _CALL if isinstance(node, Call) else float(isinstance(node, Select))


def _delay_of(partial: Expr) -> float:
    """Cycles from an adjoint to what an operand gets of it."""
    depth: dict[Node, float] = {_ITSELF: 0.0}
    for node in walk(partial):
        below = [depth[c] for c in node.children() if c in depth]
        if below:
            depth[node] = max(below) + _LATENCY * _operations(node)
    return depth.get(partial, 0.0)
