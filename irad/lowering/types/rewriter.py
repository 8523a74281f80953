"""Changes of a function, collected and made at once: a block is written anew once, not searched each time."""

from __future__ import annotations

from irad.analysis.types.bit_provenance import constant_bits, constant_of, width
from irad.ir import types as T
from irad.ir.instructions import Block, Instruction, Load, Phi
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.values import Argument, Constant, ConstPoison, ConstUndef, Value
from irad.ir.worklist import reached


class Rewriter:
    """Insertions, replacements and removals in one function."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self._before: dict[Instruction, list[Instruction]] = {}
        self._behind: dict[Instruction, list[Instruction]] = {}
        self._phis: dict[Block, list[Instruction]] = {}
        self._heads: dict[Block, list[Instruction]] = {}
        self._replaced: dict[Value, Value] = {}
        self._removed: set[Instruction] = set()
        self.made: set[Instruction] = set()

    @property
    def is_empty(self) -> bool:
        return not (self.made or self._replaced or self._removed)

    def before(self, place: Instruction, made: Instruction) -> Instruction:
        """Put an instruction in front of another one, behind what has been put there already."""
        return self._put(self._before.setdefault(place, []), made, place)

    def behind(self, source: Value, made: Instruction) -> Instruction:
        """Put an instruction where the value of `source` is at hand, behind what has been put there."""
        if isinstance(source, Argument):
            return self._put(self._heads.setdefault(self.function.entry, []), made, None)
        assert isinstance(source, Instruction)
        if isinstance(made, Phi):
            return self._put(self._phis.setdefault(source.parent, []), made, source)
        if isinstance(source, Phi):
            return self._put(self._heads.setdefault(source.parent, []), made, source)
        return self._put(self._behind.setdefault(source, []), made, source)

    def _put(self, where: list[Instruction], made: Instruction, place: Instruction | None) -> Instruction:
        where.append(made)
        self.made.add(made)
        if place is not None and place.location is not None:
            made.metadata["dbg"] = place.location
        return made

    def replace(self, old: Instruction, new: Value) -> None:
        """From now on `new` is used in the place of `old`, but not by itself."""
        self._replaced[old] = new

    def remove(self, inst: Instruction) -> None:
        self._removed.add(inst)

    def apply(self) -> bool:
        """Make all changes, and remove what nobody uses any more; whether there are any."""
        if self.is_empty:
            return False
        for block in self.function.blocks:
            phis = block.phis
            order: list[Instruction] = [*phis, *self._phis.get(block, ()), *self._heads.get(block, ())]
            for inst in block.instructions[len(phis) :]:
                order += self._before.get(inst, ())
                if inst not in self._removed:
                    order.append(inst)
                order += self._behind.get(inst, ())
            for inst in order:
                inst.block = block
            block.instructions = order
        replace_all_uses_with(self.function, self._replaced)
        sweep(self.function)
        return True


def converted(value: Constant, type_: T.Type, start: int = 0) -> Value:
    """A constant of another type made of a constant's bits. Raises `ValueError` for addresses."""
    if isinstance(value, (ConstPoison, ConstUndef)):
        return type(value)(type_)
    bits = constant_bits(value)
    if bits is None:
        raise ValueError("an address")
    return constant_of(type_, bits >> start & ((1 << width(type_)) - 1))


def sweep(function: Function) -> None:
    """Remove what nobody uses any more, merges that use only one another included."""
    def used(inst: Instruction) -> list[Instruction]:
        return [o for o in (*inst.operands, getattr(inst, "callee", None)) if isinstance(o, Instruction)]

    live = set(reached((i for i in function.instructions() if not _is_pure(i)), used))
    for block in function.blocks:
        block.instructions = [i for i in block.instructions if i in live]
    function.forget_users()


def _is_pure(inst: Instruction) -> bool:
    if isinstance(inst, Load):
        return not inst.volatile and not inst.ordering
    return inst.opcode in _PURE


_PURE = frozenset(
    """phi select freeze bitcast trunc zext sext lshr shl ashr and or xor extractelement insertelement
    shufflevector getelementptr inttoptr ptrtoint fneg icmp add sub""".split()
)
