"""What a derivative costs for one element: the work of its instructions as they are written, before LLVM."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from irad.analysis.cfg import CFG
from irad.backend.vectormath import FUNCTIONS
from irad.ir.instructions import Alloca, Block, Call, GetElementPtr, Instruction, Load, Store
from irad.ir.module import Function
from irad.ir.values import Argument, Value
from irad.ir.worklist import loop_body

__all__ = ["Cost", "cost_of"]

_TRIPS = 8.0
"""How often a loop in a kernel is taken to run."""
_OPERATION = {"fdiv": 6.0, "frem": 40.0, "sdiv": 20.0, "udiv": 20.0, "srem": 20.0, "urem": 20.0}
_FREE = frozenset("br ret phi switch insertvalue extractvalue alloca getelementptr bitcast freeze unreachable".split())
_LIBRARY = 25.0
_ACCESS = 3.0
_CHEAP = frozenset("fabs copysign fma fmuladd minnum maxnum minimum maximum floor ceil trunc rint umin umax".split())
_LANES = {"float": 8, "double": 4}
_VECTOR_GAIN = 0.75
"""Of what the lanes of a vector promise, so much is had."""
_TAPE = "irad_tape"
_STATEMENTS = ("llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.experimental.noalias")


@dataclass(frozen=True)
class Cost:
    """``work`` in simple operations, for one element. ``abreast``: how many elements are done at once. ``why`` says
    what keeps several from it."""

    work: float
    library: int
    abreast: int
    why: str = ""

    @property
    def total(self) -> float:
        """What one element takes, in simple operations."""
        return self.work if self.abreast == 1 else self.work / (self.abreast * _VECTOR_GAIN)

    def by_threads(self) -> Cost:
        """The cost on a GPU, where no loop keeps elements from being done at once."""
        return replace(self, abreast=1, why="")

    def __str__(self) -> str:
        how = f"{self.abreast} elements at a time" if self.abreast > 1 else "one element a thread"
        if self.why:
            how = f"one element at a time: {self.why}"
        return f"{self.work:.0f} operations, {self.library} calls of the mathematical library; {how}"


def cost_of(
    functions: Iterable[Function], real: str, defined: Callable[[str], Function | None], extra: int = 0
) -> Cost:
    """The cost of functions that are called for one element. ``defined`` gives functions of the module that they call;
    ``extra`` operations are done beside."""
    meter = _Meter(defined)
    for function in functions:
        meter.add(function, 1.0)
    abreast = 1 if meter.why else _LANES.get(real, 1)
    return Cost(meter.work + extra, meter.library, abreast, meter.why)


def _is_local(pointer: Value) -> bool:
    """Whether memory is a local variable, of the function or of the loop around it, which becomes a register."""
    while isinstance(pointer, GetElementPtr):
        pointer = pointer.base
    return isinstance(pointer, (Alloca, Argument))


def _depths(cfg: CFG) -> dict[Block, int]:
    """How many loops each block is in; of the loops it matters only where they begin again."""
    latches: dict[Block, list[Block]] = {}
    for block in cfg.order:
        for header in cfg.successors[block]:
            if cfg.index[header] <= cfg.index[block]:
                latches.setdefault(header, []).append(block)
    bodies = [loop_body(header, found, cfg.predecessors.__getitem__) for header, found in latches.items()]
    return {block: sum(block in body for body in bodies) for block in cfg.order}


class _Meter:
    """Adds up what functions do."""

    def __init__(self, defined: Callable[[str], Function | None]) -> None:
        self.defined = defined
        self.work = 0.0
        self.library = 0
        self.why = ""
        self._open: set[str] = set()

    def add(self, function: Function, times: float) -> None:
        """Add a function that runs some times."""
        if function.name in self._open:
            self.why = self.why or f"{function.name} calls itself"
            return
        self._open.add(function.name)
        depths = _depths(CFG(function))
        if any(depths.values()):
            self.why = self.why or "it has a loop"
        for block, depth in depths.items():
            for inst in block.instructions:
                self._instruction(inst, times * _TRIPS**depth)
        self._open.discard(function.name)

    def _instruction(self, inst: Instruction, times: float) -> None:
        if isinstance(inst, Call):
            self._call(inst, times)
        elif isinstance(inst, (Load, Store)):
            self.work += 0.0 if _is_local(inst.pointer) else times * _ACCESS
        elif inst.opcode not in _FREE:
            self.work += times * _OPERATION.get(inst.opcode, 1.0)

    def _call(self, call: Call, times: float) -> None:
        name = call.callee_name or ""
        if name.startswith(_STATEMENTS):
            return
        stem = name.split(".")[1] if name.startswith("llvm.") else name
        known = self.defined(name)
        if known is not None:
            self.add(known, times)
        elif stem in _CHEAP:
            self.work += times
        elif stem == "sqrt":
            self.work += times * _OPERATION["fdiv"]
        else:
            self.work += times * _LIBRARY
            self.library += 1
            if stem not in FUNCTIONS and stem.removesuffix("f") not in FUNCTIONS:
                self.why = self.why or (
                    "it keeps values on a tape" if name.startswith(_TAPE) else f"{name} has no vector version"
                )
