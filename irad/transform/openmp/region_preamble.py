"""Code in front of a region that computes what the region is handed, with the instructions of the region."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence

from irad.ir import types as T
from irad.ir.builder import Builder, zero
from irad.ir.instructions import Block, Call, Instruction, Load, Phi
from irad.ir.module import Function
from irad.ir.values import Constant, ConstInt, Value
from irad.transform.openmp.execution_conditions import ExecutionCondition
from irad.transform.openmp.rewrite import split


class RegionPreamble:
    """Writes in front of the call of a team function. `values`: what the function's arguments are there. What depends
    on the same conditions, one after another, stands in one block behind their test."""

    def __init__(self, caller: Function, call: Call, values: Mapping[Value, Value]) -> None:
        self._function = caller
        before, self._end = split(caller, call)
        self._b = Builder(caller, before)
        self._b.location = call.location
        self._values = dict(values)
        self._guards: tuple[ExecutionCondition, ...] = ()
        self._inside: dict[Value, Value] = {}
        self._test: Block = before
        self._join: Block | None = None

    def load(self, loads: Sequence[Load], guards: tuple[ExecutionCondition, ...]) -> Value:
        """What loads of one place find there; zero where a guard does not hold."""
        if self._join is None or guards != self._guards:
            self._open(guards)
        made = copy.copy(loads[0])
        made.name, made.records, made.block = "", [], None
        made.metadata = {k: v for k, v in loads[0].metadata.items() if k == "tbaa"}
        made.operands = [self._made(loads[0].pointer)]
        self._b.insert(made)
        self._inside.update(dict.fromkeys(loads, made))
        if self._join is None:
            self._values.update(dict.fromkeys(loads, made))
            return made
        phi = Phi(made.type, [(made, self._inner), (zero(made.type), self._test)])
        self._join.append(phi)
        self._values.update(dict.fromkeys(loads, phi))
        return phi

    def _open(self, guards: tuple[ExecutionCondition, ...]) -> None:
        self._close()
        self._guards, self._inside = guards, {}
        if not guards:
            return
        holds = self._condition(guards[0])
        for guard in guards[1:]:  # of which nothing may be known where the first ones do not hold
            holds = self._b.select(holds, self._condition(guard), ConstInt(T.I1, 0))
        assert self._b.block is not None
        self._test = self._b.block
        self._inner, self._join = self._new_block(), self._new_block()
        self._b.branch_if(holds, self._inner, self._join)
        self._b.block = self._inner

    def _close(self) -> None:
        if self._join is not None:
            self._b.branch(self._join)
            self._b.block, self._join = self._join, None
        self._inside = {}

    def close(self) -> None:
        """Go on with the call."""
        self._close()
        self._b.branch(self._end)

    def _new_block(self) -> Block:
        block = Block("", self._function)
        self._function.blocks.insert(self._function.blocks.index(self._end), block)
        return block

    def _condition(self, guard: ExecutionCondition) -> Value:
        value = self._made(guard.value)
        if guard.compare:
            assert guard.other is not None
            return self._b.compare("icmp", guard.compare, value, self._made(guard.other))
        if guard.holds:
            return value
        return self._b.insert(Instruction("xor", T.I1, [value, ConstInt(T.I1, 1)]))

    def _made(self, value: Value) -> Value:
        """A value of the region, computed here."""
        if isinstance(value, Constant):
            return value
        known = self._inside.get(value, self._values.get(value))
        if known is not None:
            return known
        assert isinstance(value, Instruction)
        made = copy.copy(value)
        made.name, made.records, made.block, made.metadata = "", [], None, {}
        made.operands = [self._made(o) for o in value.operands]
        self._b.insert(made)
        (self._inside if self._join is not None else self._values)[value] = made
        return made


__all__ = ["RegionPreamble"]
