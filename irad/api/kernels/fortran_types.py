"""Signatures of Fortran procedures, from debug information and from how flang passes arguments.

Everything is passed by reference: scalars and arrays whose shape the caller knows by their address, arrays
whose shape travels with them by the address of a descriptor. Lengths of character arguments follow behind all
others. A function whose result is an array takes the result's address first.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from irad.errors import UsageError
from irad.ir import types as T
from irad.ir.debuginfo import Parameter, Subprogram
from irad.ir.ditypes import DIArray, DIBasic, DIPointer, DIStruct, DIType
from irad.ir.instructions import Call, GetElementPtr, Load
from irad.ir.module import Function as IRFunction
from irad.ir.values import Value

__all__ = [
    "DescriptorUse",
    "FortranArray",
    "FortranParameter",
    "descriptor_use",
    "dtype_of",
    "fortran_parameters",
]

_LETTERS = {"float": "f", "complex_float": "c", "boolean": "i", "signed": "i", "unsigned": "u"}
RESULT = "result"


@dataclass(frozen=True)
class FortranArray:
    """How an array argument is declared: one extent for each dimension, None where it is not a constant.

    ``described``: its address and shape travel in a descriptor, with ``attribute`` "", "allocatable" or
    "pointer". ``changed``: the procedure may give it other memory.
    """

    extents: tuple[int | None, ...]
    described: bool = False
    attribute: str = ""
    changed: bool = False

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        return len(self.extents)

    def __str__(self) -> str:
        return f"({', '.join(':' if self.described else '*' if n is None else str(n) for n in self.extents)})"


@dataclass(frozen=True)
class FortranParameter:
    """An argument: ``kind`` as in :class:`irad.api.kernels.signature.Argument`, ``type`` of the number or element."""

    name: str
    kind: str
    type: DIType
    array: FortranArray | None = None

    @property
    def text(self) -> str:
        """The type as Fortran writes it."""
        attribute = f", {self.array.attribute}" if self.array is not None and self.array.attribute else ""
        value = ", value" if self.kind == "value" else ""
        return f"{self.type}{attribute}{value}"


def fortran_parameters(function: IRFunction, subprogram: Subprogram) -> list[FortranParameter]:
    """The arguments that a caller gives, in order; character lengths are not among them.

    Raises :class:`UsageError` naming what cannot be passed from Python.
    """
    one_each = len(function.arguments) == len(subprogram.parameters) and subprogram.hidden is None
    declared = [
        _parameter(subprogram, p, _llvm_type(function, p), one_each and function.arguments[i].type.is_pointer)
        for i, p in enumerate(subprogram.parameters)
    ]
    if subprogram.hidden is not None:
        declared.insert(0, _hidden_result(subprogram, subprogram.hidden))
    shift = len(declared) - len(subprogram.parameters)
    for i, parameter in enumerate(subprogram.parameters):
        if parameter.argument not in (None, i + shift):
            raise _unusual(function, subprogram)
    lengths = sum(p.kind == "character" for p in declared)
    if len(declared) + lengths != len(function.arguments):
        raise _unusual(function, subprogram)
    return declared


def _unusual(function: IRFunction, subprogram: Subprogram) -> UsageError:
    return UsageError(
        f"{subprogram.name} takes its {len(function.arguments)} parameters in another way than its declaration "
        "tells; wrap it in a subroutine whose arguments are numbers and arrays of numbers"
    )


def _llvm_type(function: IRFunction, parameter: Parameter) -> T.Type | None:
    return None if parameter.argument is None else function.arguments[parameter.argument].type


def _parameter(subprogram: Subprogram, parameter: Parameter, llvm: T.Type | None, address: bool) -> FortranParameter:
    """`address`: where nothing says where it lies, it is the address that is passed in its place."""
    type_, name = parameter.type, parameter.name
    by_value = llvm is not None and not llvm.is_pointer
    if isinstance(type_, DIArray):
        if parameter.argument is None and not type_.descriptor and not address:
            raise UsageError(
                f"the debug information does not tell how {subprogram.name} takes its array {name!r}; wrap the "
                "procedure in one that takes an array of explicit shape"
            )
        return FortranParameter(name, "descriptor" if type_.descriptor else "pointer", type_.element,
                                FortranArray(type_.counts, type_.descriptor, type_.attribute))  # fmt: skip
    if isinstance(type_, DIBasic) and type_.encoding == "string":
        return FortranParameter(name, "character", type_)
    if isinstance(type_, DIBasic):
        return FortranParameter(name, "value" if by_value else "reference", type_)
    if isinstance(type_, DIStruct) and not by_value:
        return FortranParameter(name, "pointer", type_, FortranArray(()))
    if isinstance(type_, DIPointer) and by_value is False and parameter.in_memory:
        raise UsageError(
            f"argument {name!r} of {subprogram.name} is a pointer or an allocatable scalar, which cannot be "
            "passed from Python; wrap the procedure in one that takes a plain number"
        )
    return FortranParameter(name, "pointer", type_ if type_ is not None else DIType("?"))


def _hidden_result(subprogram: Subprogram, result: DIType) -> FortranParameter:
    if not isinstance(result, DIArray) or result.descriptor:
        raise UsageError(
            f"{subprogram.name} returns {'an allocatable or pointer array' if isinstance(result, DIArray) else result}"
            ", which cannot be taken from Python; wrap it in a subroutine that stores the result in an argument"
        )
    return FortranParameter(RESULT, "pointer", result.element, FortranArray(result.counts))


def dtype_of(type_: DIType) -> np.dtype | None:
    """The NumPy type of a Fortran number; logicals are integers of their size."""
    if not isinstance(type_, DIBasic):
        return None
    letter = _LETTERS.get(type_.encoding)
    sizes = {"f": (4, 8), "c": (8, 16)}.get(letter or "", (1, 2, 4, 8))
    if letter is None or type_.size not in sizes:
        return None
    return np.dtype(f"{letter}{type_.size}")


@dataclass(frozen=True)
class DescriptorUse:
    """What a function may do with the array behind a descriptor, and with the descriptor itself."""

    written: bool
    changed: bool
    """The array may be released, allocated anew, or pointed elsewhere."""


def descriptor_use(function: IRFunction, position: int) -> DescriptorUse:
    """What a function may do with a descriptor argument.

    LLVM's attributes are about the descriptor only, so the array's address is followed through the function.
    """
    written = changed = False
    seen: set[Value] = set()
    work: list[tuple[Value, bool]] = [(function.arguments[position], True)]  # address, whether a descriptor's
    while work:
        value, is_descriptor = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user in function.users.get(value, ()):
            if isinstance(user, Load) and is_descriptor and user.type.is_pointer:
                work.append((user, False))
            elif isinstance(user, Load) and not (user.type.is_pointer or user.type.is_aggregate):
                # what lies at a descriptor's start is the address, even where it is moved as an integer
                written |= is_descriptor and not isinstance(value, GetElementPtr)
            elif isinstance(user, GetElementPtr) or user.opcode in ("phi", "select", "freeze"):
                work.append((user, is_descriptor))
            elif isinstance(user, Call) and only_reads(function, user, value):
                if is_descriptor:
                    written = True  # perhaps through the address that is read
            elif user.opcode != "icmp":
                written = True
                changed |= is_descriptor
    return DescriptorUse(written, changed)


def only_reads(function: IRFunction, call: Call, value: Value) -> bool:
    """Whether a call reads through an argument and does nothing else with it."""
    name = call.callee_name or ""
    if name.startswith(("llvm.memcpy.", "llvm.memmove.")):
        return value is not call.operands[0]
    if name.startswith(("llvm.lifetime.", "llvm.assume")):
        return True
    callee = function.module.functions.get(name) if function.module is not None else None
    for i, operand in enumerate(call.operands):
        if operand is not value:
            continue
        words = call.argument_attributes[i].split() if i < len(call.argument_attributes) else []
        if callee is not None and i < len(callee.arguments):
            words = [*words, *callee.arguments[i].attributes.split()]
        if not {"readonly", "readnone"} & set(words) or "captures(none)" not in words:
            return False
    return True
