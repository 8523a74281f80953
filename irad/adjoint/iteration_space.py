"""The iterations by which what is kept is indexed.

The arrays of a nest of loops have an element for each iteration of the nest, unless iterations of one of its loops
have a value in common: what `x[j]` is in a loop over i and j does not depend on i if nothing in that loop writes to
`x`. Then i is left out, and one copy of `x` is kept where there would be one for each i.
"""

from __future__ import annotations

from irad.analysis.alias.memory import Access
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Call, Instruction, Load, Phi
from irad.ir.values import Value
from irad.ir.worklist import reached

_PURE = frozenset(
    """add sub mul sdiv udiv srem urem shl lshr ashr and or xor fadd fsub fmul fdiv frem fneg icmp fcmp select
    trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp bitcast getelementptr""".split()
)


class IterationSpace:
    """Answers for one function."""

    def __init__(self, facts: FunctionFacts) -> None:
        self.facts = facts
        self._nests: dict[Loop, tuple[Loop, ...]] = {}
        self._common: dict[tuple[Value, Loop], bool] = {}
        self._written: dict[Loop, list[Access]] = {}

    def nest(self, loop: Loop) -> tuple[Loop, ...]:
        """The largest nest of counted loops, ending in `loop`, whose trip counts are all known before it begins."""
        if loop not in self._nests:
            self._nests[loop] = self._nest(loop)
        return self._nests[loop]

    def _nest(self, loop: Loop) -> tuple[Loop, ...]:
        trips = self.facts.trips
        chain = [loop]
        while True:
            outer = chain[0].parent
            if outer is None or outer not in trips:
                return tuple(chain)
            for inner in chain:
                count = trips[inner]
                if not (outer.is_invariant(count.start) and outer.is_invariant(count.bound)):
                    return tuple(chain)
                if not self._is_meant(inner, outer):
                    return tuple(chain)
            chain.insert(0, outer)

    def _is_meant(self, inner: Loop, outer: Loop) -> bool:
        """Whether the trip count of a nested loop means something in front of the outer one, also where a branch leads
        past the nested one: LLVM may have hoisted an extension by zeros, which makes a negative bound huge, and a test
        for equality that is passed over at the bound counts the whole range of its type."""
        if self.facts.cfg.dominates(inner.preheader, outer.latch):
            return True
        count = self.facts.trips[inner]
        if count.predicate == "ne":
            return False

        def made_of(value: Value) -> list[Value]:
            return value.operands if isinstance(value, Instruction) and not isinstance(value, Phi) else []

        parts = reached([count.start, count.bound], made_of)
        return not any(isinstance(value, Instruction) and value.opcode == "zext" for value in parts)

    def indexing(self, value: Value) -> tuple[Loop, ...]:
        """The loops of the nest around a value that tell its instances apart."""
        block = getattr(value, "block", None)
        loop = self.facts.forest.innermost[block] if block is not None else None
        if loop is None or loop not in self.facts.trips:
            return ()
        nest = self.nest(loop)
        if len(nest) == 1 or self.facts.is_concurrent:  # other threads may write
            return nest
        return tuple(each for each in nest if not self.is_common(value, each))

    def is_common(self, value: Value, loop: Loop) -> bool:
        """Whether a value is the same in all iterations of a loop, for the same ones of the loops nested in it."""
        if loop.is_invariant(value):
            return True
        key = (value, loop)
        if key not in self._common:
            self._common[key] = False  # in a cycle
            self._common[key] = isinstance(value, Instruction) and self._is_common(value, loop)
        return self._common[key]

    def _is_common(self, inst: Instruction, loop: Loop) -> bool:
        if isinstance(inst, Phi):
            found = self.facts.inductions.get(inst)
            return found is not None and found[0] is not loop and self.is_common(found[1].start, loop)
        if isinstance(inst, Load):
            return self.is_common(inst.pointer, loop) and self._stays(inst, loop)
        if isinstance(inst, Call):
            effect = self.facts.shared.calls.effect(inst)
            if not (effect.kind == "scalar" and effect.pure):
                return False
        elif inst.opcode not in _PURE:
            return False
        return all(self.is_common(operand, loop) for operand in inst.operands)

    def _stays(self, load: Load, loop: Loop) -> bool:
        """Whether nothing in a loop writes to what is loaded."""
        if load.volatile or load.ordering:
            return False
        facts = self.facts
        if loop not in self._written:
            self._written[loop] = [w for w in facts.clobbers.writes if w.inst.block in loop.blocks]
        size = facts.pointers.module.layout.store_size(load.type)
        access = Access(load, load.pointer, size, facts.shared.access_type(load))
        return all(
            write.pointer is not None and not facts.pointers.may_overlap(access, write)
            for write in self._written[loop]
        )
