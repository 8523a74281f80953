"""Functions that a derivative calls and the primal calls too: the derivative takes the primal's results.

The derivative of a sine is a cosine. Where the primal has the cosine of the same number, it is a required value like
any other, which may be kept: the reverse sweep need not call the function once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction
from irad.ir.values import Value
from irad.rules import expr as X
from irad.rules.kinds import ScalarRule

Contributions = tuple[tuple[int, X.Expr], ...]


class CommonCalls:
    """The calls of one function whose results derivatives may take."""

    def __init__(self, facts: FunctionFacts) -> None:
        self.facts = facts

    @cached_property
    def _made(self) -> dict[tuple[str, T.Type, tuple[Value, ...]], list[Call]]:
        found: dict[tuple[str, T.Type, tuple[Value, ...]], list[Call]] = {}
        book = self.facts.shared.calls
        for block in self.facts.cfg.living:
            for inst in block.instructions:
                rule = book.scalar_rule(inst) if isinstance(inst, Call) else None
                if isinstance(inst, Call) and rule is not None and book.effect(inst).kind == "scalar":
                    found.setdefault((rule.name, inst.type, tuple(inst.operands)), []).append(inst)
        return found

    def taken(
        self, inst: Instruction, rule: ScalarRule, contributions: Contributions
    ) -> tuple[Contributions, tuple[tuple[str, Value], ...]]:
        """The contributions with the primal's results as variables; and these, by name."""
        names: dict[str, Value] = {}
        known: dict[X.Node, X.Expr] = {}
        for _, expression in contributions if X.calls(*(e for _, e in contributions)) else ():
            for node in X.walk(expression):
                made = self._result_of(node, inst, rule) if isinstance(node, X.Call) else None
                if made is not None:
                    known[node] = X.Var(str(node))
                    names[str(node)] = made
        return tuple((i, X.replaced(e, known)) for i, e in contributions), tuple(names.items())

    def _result_of(self, node: X.Call, inst: Instruction, rule: ScalarRule) -> Call | None:
        """A call of the primal that has run with the same operands whenever `inst` runs, or will have."""
        if not all(isinstance(a, X.Var) and a.name in rule.params for a in node.args):
            return None
        operands = tuple(inst.operands[rule.params.index(a.name)] for a in node.args if isinstance(a, X.Var))
        for call in self._made.get((node.name, inst.type, operands), ()):
            if self._goes_with(call, inst, operands):
                return call
        return None

    def _goes_with(self, call: Call, inst: Instruction, operands: Sequence[Value]) -> bool:
        cfg, innermost = self.facts.cfg, self.facts.forest.innermost
        around, loop = innermost[call.parent], innermost[inst.parent]
        if cfg.precedes(call, inst):
            return around is None or around.contains(loop)
        return around is loop and all(cfg.always_goes_with(inst, call, o) for o in operands)
