"""Runs the stages: rows are split, types are found, integers become what they are; until nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from irad.analysis.loops import IrreducibleFlow
from irad.analysis.types.bit_provenance import width
from irad.analysis.types.evidence import Piece, tagged_kind
from irad.analysis.types.type_inference import TypeFacts
from irad.codegen.module_writer import ModuleWriter
from irad.facts.function_facts import ModuleFacts, types_of
from irad.ir import types as T
from irad.ir.instructions import Instruction, Load, Phi, Store
from irad.ir.module import Function
from irad.ir.values import Constant, Value
from irad.lowering.types.carries import compare_carries
from irad.lowering.types.retype import Retyper
from irad.lowering.types.rounding import STEP, mark_steps
from irad.lowering.types.split_packed import split
from irad.lowering.types.word_copies import copied, moves_words

_MOVES = frozenset(
    """select freeze bitcast and or xor trunc zext lshr shl extractelement insertelement
    shufflevector""".split()
)
_ROUNDS = 4
"""Types that were found make pointers known, and these types: each round is one step further."""


def mark_rounding(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Numbers that are rounded by a large constant are said to be steps."""
    return mark_steps(function, _needed(output))


def split_packed(function: Function, *_: object) -> bool:
    """Registers that hold several values are split."""
    return split(function, {})


def recover_types(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Integers that are doubles or pointers are loaded, merged and stored as such. `shared.settled` tells which values
    have another type then."""
    settled = shared.settled.setdefault(function.name, {})
    changed = False
    with suppress(IrreducibleFlow):  # refused, with better words, where the function is analysed
        for _ in range(_ROUNDS):
            if not _has_candidates(function, lambda inst: _is_tagged(shared, inst)):
                break
            types = types_of(shared, function)
            changed |= (cut := split(function, _mixed(function, types)))
            if cut:
                continue
            if compare_carries(function, types):
                changed, types = True, types_of(shared, function)
            retyper = Retyper(function, types, _needed(output))
            if not retyper.run():
                break
            settled.update(retyper.settled)
            changed = True
    return changed


def copy_words(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Words that are now a number, now a pointer are copied in memory instead of through registers."""
    changed = False
    with suppress(IrreducibleFlow):
        while moves_words(function, shared.access_type):
            if not copied(function, types_of(shared, function), output.declare):
                break
            changed = True
    return changed


def _is_tagged(shared: ModuleFacts, inst: Instruction) -> bool:
    return tagged_kind(shared.access_type(inst), shared.module.triple) == "integer"


def _needed(output: ModuleWriter) -> Callable[[str, T.Type], None]:
    """Notes what a function is going to call."""

    def need(name: str, type_: T.Type) -> None:
        if name.startswith("llvm."):
            output.declare(name, type_, [type_, type_] if "copysign" in name else [type_])
        else:
            output.helper(name, lambda: _last(name, type_, 1 if name.startswith(STEP) else 2))

    return need


def _last(name: str, type_: T.Type, count: int) -> str:
    """A function of some numbers that is the last one."""
    taken = ", ".join(f"{type_} %{n}" for n in range(count))
    return (
        f"define internal {type_} @{name}({taken}) alwaysinline nounwind memory(none) {{\n"
        f"entry:\n  ret {type_} %{count - 1}\n}}"
    )


def _has_candidates(function: Function, tagged: Callable[[Instruction], bool]) -> bool:
    """Whether an integer may be a number or a pointer: it is cast to one, or only moved through memory."""
    moved: set[Value] = set()
    for inst in function.instructions():
        if inst.opcode == "bitcast":
            if inst.type.scalar.is_float != inst.operands[0].type.scalar.is_float:
                return True
        elif isinstance(inst, Load):
            if inst.type.scalar.is_integer and width(inst.type) >= 16 and not tagged(inst):
                moved.add(inst)
        elif isinstance(inst, Phi) or (inst.opcode in _MOVES and any(o in moved for o in inst.operands)):
            moved.add(inst)
    return any(
        isinstance(i, Store) and i.value in moved and i.value.type.scalar.is_integer and not tagged(i)
        for i in function.instructions()
    ) or any(i.opcode == "inttoptr" and i.operands[0] in moved for i in function.instructions())


def _mixed(function: Function, types: TypeFacts) -> dict[Value, set[int]]:
    """Integers that are moved from or to memory of mixed content, and where its kind changes, in bits."""
    found: dict[Value, set[int]] = {}
    for inst in function.instructions():
        if not isinstance(inst, (Load, Store)):
            continue
        value: Value = inst if isinstance(inst, Load) else inst.value
        size = width(value.type)
        if isinstance(value, Constant) or not value.type.scalar.is_integer or size <= 16 or size % 8:
            continue
        pieces = types.memory(inst.pointer, size // 8)
        kinds = {p.kind for p in pieces}
        if None in kinds or kinds == {"integer"} or _is_uniform(value.type, pieces):
            continue
        found.setdefault(value, set()).update(8 * p.offset for p in pieces[1:])
    return found


def _is_uniform(type_: T.Type, pieces: tuple[Piece, ...]) -> bool:
    """Whether a register holds things of one kind, lane by lane if it is a vector: it need not be cut."""
    lane = width(type_.scalar) if isinstance(type_, T.VectorType) else 8 * pieces[0].size
    kinds = {p.kind for p in pieces}
    alike = len(kinds) == 1 and all(8 * p.size == lane for p in pieces)
    return alike and ("pointer" not in kinds or len(pieces) == 1)
