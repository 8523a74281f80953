"""What a generated statement can see: variables with the facts that keep a kernel's behaviour defined."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from .tree import Expr, Function, IntLit, Param, StructDef

HELPER_LENGTH = 4
"""Every array that a helper takes has at least this many elements, and every integer is in 1..this."""


@dataclass(frozen=True)
class IntVar:
    """An integer variable, always within ``low..high`` (both included)."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class RealVar:
    name: str
    ty: str


@dataclass(frozen=True)
class ArrayVar:
    """``length`` elements (``size`` is the same number in C); a matrix if ``columns`` is not 0."""

    name: str
    ty: str
    length: int
    size: Expr
    writable: bool = True
    columns: int = 0


@dataclass(frozen=True)
class StructVar:
    name: str
    definition: StructDef
    arrow: bool
    writable: bool


@dataclass(frozen=True)
class Helper:
    """A helper that can be called; ``pure`` ones write nothing; ``cost`` estimates the statements it runs."""

    function: Function
    pure: bool
    cost: int


@dataclass
class Scope:
    """The variables in sight, and where the statement stands."""

    ret: str
    ints: list[IntVar] = field(default_factory=list)
    reals: list[RealVar] = field(default_factory=list)
    arrays: list[ArrayVar] = field(default_factory=list)
    structs: list[StructVar] = field(default_factory=list)
    blocks: list[str] = field(default_factory=list)
    trips: int = 1
    max_trips: int = 200
    level: int = 0
    can_break: bool = False
    can_continue: bool = False

    def child(self, **changes: Any) -> Scope:
        """A scope for a nested block: what it declares stays in it."""
        lists = {k: list(getattr(self, k)) for k in ("ints", "reals", "arrays", "structs", "blocks")}
        return replace(self, level=self.level + 1, **{**lists, **changes})

    def add_param(self, param: Param, structs: dict[str, StructDef]) -> None:
        """Make a helper's parameter visible."""
        if param.kind == "struct" or param.kind == "struct_pointer":
            arrow = param.kind == "struct_pointer"
            self.structs.append(StructVar(param.name, structs[param.ty], arrow, not param.const))
        elif param.kind == "pointer":
            length = param.length.value if isinstance(param.length, IntLit) else HELPER_LENGTH
            self.arrays.append(ArrayVar(param.name, param.ty, length, IntLit(length), not param.const))
        elif param.ty == "int":
            self.ints.append(IntVar(param.name, 1, HELPER_LENGTH))
        else:
            self.reals.append(RealVar(param.name, param.ty))
