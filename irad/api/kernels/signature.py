"""What a kernel takes and returns, as the Python level sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from irad.abi.scalar_adapter import (
    Plain,
    complex_dtype,
    complex_parameters,
    complex_result,
    float_dtype,
    is_floating,
    plain_form,
    plain_types,
)
from irad.api.kernels.fortran_types import (
    FortranArray,
    FortranParameter,
    descriptor_use,
    dtype_of,
    fortran_parameters,
    only_reads,
)
from irad.api.kernels.rust_types import memory_of
from irad.errors import UsageError, did_you_mean
from irad.frontends.c import prototypes
from irad.ir import types as T
from irad.ir.debuginfo import DebugInfo, Subprogram
from irad.ir.ditypes import DIArray, DIBasic, DIEnum, DIPointer, DIStruct, DISubroutine, DIType
from irad.ir.floats import named
from irad.ir.instructions import Call, GetElementPtr, Instruction, Load
from irad.ir.module import Function as IRFunction
from irad.ir.values import Value
from irad.ir.worklist import reached

__all__ = ["Argument", "Result", "Signature", "is_read_only", "position_of", "read_signature"]


@dataclass(frozen=True)
class Argument:
    """One argument.

    ``kind``: "float", "int", "bool", "complex", "pointer" (C, Rust), "slice" (Rust: a pointer and a length),
    "array" (Numba), "tuple", "none" (takes no parameter), and in Fortran "reference" (a number by its
    address), "descriptor" (an array with its shape) and "character"; ``array`` is how Fortran declares an
    array. ``first`` and ``count`` tell which LLVM parameters carry the argument. ``dtype`` is that of a
    scalar, or of what a pointer or array holds; None when it is not known or not one type. ``holds`` says the
    latter in one word: "float", "other" (nothing that carries a derivative) or "unknown". ``written`` says
    that the kernel may write through it (or to an array in a tuple), ``const`` that the source promises not to.
    ``spec`` is the Numba front end's description. ``exclusive`` says that the compiler relies on what is written
    through it being reached in no other way, ``restrict`` that C's source promises it, ``unit`` how many bytes an
    element of a slice has, or the memory behind a Rust reference (0: not known). ``to_pointers``: it leads to
    pointers, and not to numbers.
    """

    name: str
    kind: str
    first: int
    count: int = 1
    dtype: np.dtype | None = None
    text: str = ""
    holds: str = "other"
    written: bool = False
    const: bool = False
    spec: Any = None
    array: FortranArray | None = None
    exclusive: bool = False
    restrict: bool = False
    unit: int = 0
    to_pointers: bool = False

    @property
    def is_memory(self) -> bool:
        """Whether the argument is a pointer, a slice or an array."""
        return self.kind in ("pointer", "slice", "array", "reference", "descriptor")

    def __str__(self) -> str:
        if self.array is not None:
            return f"{self.text} :: {self.name}{self.array if self.array.rank else ''}"
        return f"{self.text} {self.name}" if not self.text.endswith("*") else f"{self.text}{self.name}"


@dataclass(frozen=True)
class Result:
    """What is returned: ``kind`` as for arguments, or "tuple" or "none"; ``type`` is LLVM's text.

    ``dtype`` is that of a number. A complex number is stored through the LLVM parameter at ``out``.
    """

    kind: str
    type: str = "void"
    text: str = "void"
    signed: bool = True
    spec: Any = None
    dtype: np.dtype | None = None
    out: int = -1


@dataclass(frozen=True)
class Signature:
    """A kernel's arguments and result; ``str`` is a C prototype (or the like for Numba and Rust)."""

    name: str
    arguments: tuple[Argument, ...]
    result: Result
    fortran: bool = False
    """Whether memory that is written must not be that of another argument."""
    rust: bool = False
    plain: Plain | None = None
    """What is called in the function's place; ``first`` and ``count`` of arguments count its parameters."""

    def __str__(self) -> str:
        if self.rust:
            taken = ", ".join(f"{a.name}: {a.text}" for a in self.arguments)
            result = "" if self.result.kind == "none" else f" -> {self.result.text}"
            return f"fn {self.name}({taken}){result}"
        inner = ", ".join(str(a) for a in self.arguments)
        return f"{self.result.text} {self.name}({inner})"

    def position(self, key: int | str) -> int:
        """The position of an argument given by position or name; raises :class:`UsageError`."""
        return position_of(key, self.name, [a.name for a in self.arguments])


def position_of(key: Any, function: str, names: Sequence[str]) -> int:
    """The position of an argument given by position or name; raises :class:`UsageError`."""
    if isinstance(key, str):
        if key in names:
            return names.index(key)
        several = key.replace(",", " ").split()
        if len(several) > 1 and set(several) <= set(names):
            raise UsageError(f"{function} has no argument {key!r}; name several in a tuple: {tuple(several)}")
        hint = did_you_mean(key, names) or f"; its arguments are: {', '.join(names) or 'none'}"
        raise UsageError(f"{function} has no argument {key!r}{hint}")
    if isinstance(key, bool) or not isinstance(key, (int, np.integer)):
        raise UsageError(f"{key!r} does not name an argument of {function}; give a position or a name")
    if not names:
        raise UsageError(f"{function} has no argument to differentiate by")
    if not -len(names) <= key < len(names):
        many = "1 argument" if len(names) == 1 else f"{len(names)} arguments"
        raise UsageError(f"{function} has {many} ({', '.join(names)}), counted from 0; there is no argument {key}")
    return int(key) % len(names)


@dataclass(frozen=True)
class _Type:
    """A source type in the few words that matter here."""

    kind: str
    dtype: np.dtype | None
    text: str
    holds: str = "other"
    const: bool = False
    exclusive: bool = False
    unit: int = 0
    to_pointers: bool = False

    @property
    def count(self) -> int:
        """How many LLVM parameters carry it."""
        return {"slice": 2, "none": 0}.get(self.kind, 1)

    def passed(self, function: IRFunction, position: int) -> int:
        """How many LLVM parameters of a function carry it, from this one on."""
        if self.kind != "complex":
            return self.count
        rest = function.arguments[position:]
        return complex_parameters([a.type for a in rest], [a.attributes for a in rest], self.dtype)


def read_signature(function: IRFunction, debug: DebugInfo, prototype: prototypes.Signature | None = None) -> Signature:
    """The signature of an LLVM function by a prototype, by its debug information, or by its LLVM type.

    Raises :class:`irad.errors.UsageError` naming the argument that irad cannot pass from Python, or when a
    prototype does not fit the code.
    """
    subprogram = debug.subprogram(function) if prototype is None else None
    if subprogram is not None and subprogram.is_fortran:
        return _read_fortran(function, subprogram)
    rust = subprogram is not None and subprogram.is_rust
    if prototype is not None:
        name = prototype.name
        declared = [(p.name, _of_prototype(p.type)) for p in prototype.parameters]
        result = _of_prototype(prototype.result)
    elif subprogram is not None:
        name = subprogram.name or function.name
        of_debug = _of_rust if rust else _of_debug
        declared = [(p.name, of_debug(p.type)) for p in subprogram.parameters]
        result = of_debug(subprogram.result) if subprogram.result is not None else _VOID
    else:
        name = function.name
        declared = [("", _of_llvm(a.type)) for a in function.arguments]
        result = _of_llvm(function.result) if not function.result.is_void else _VOID
    names = _names([n for n, _ in declared])
    _require_fit(name, function, list(zip(names, [t for _, t in declared], strict=True)), result, prototype, subprogram)
    arguments, kinds = [], []
    position = first = 0
    for label, (_, type_) in zip(names, declared, strict=True):
        made = _argument(function, position, label, type_)
        count = type_.passed(function, position)
        if type_.kind in ("float", "complex"):
            passed = function.arguments[position].type
            made = replace(made, count=len(plain_types(type_.kind, passed, type_.dtype)))
        arguments.append(replace(made, first=first))
        kinds.append((type_.kind, count, type_.dtype))
        position, first = position + count, first + made.count
    plain = plain_form(function, kinds, (result.kind, result.dtype))
    return Signature(name, tuple(arguments), _result(function, result, first), rust=rust, plain=plain)


def _result(function: IRFunction, result: _Type, count: int) -> Result:
    """The result of a function whose (plain) parameters are ``count`` and perhaps one for the result."""
    signed = result.dtype is None or result.dtype.kind != "u"
    if result.kind == "complex":
        return Result("complex", "void", result.text, dtype=result.dtype, out=count)
    type_ = plain_types("float", function.result, None)[0] if result.kind == "float" else function.result
    return Result(result.kind, str(type_), result.text, signed, dtype=result.dtype)


def _read_fortran(function: IRFunction, subprogram: Subprogram) -> Signature:
    parameters = fortran_parameters(function, subprogram)
    result = _of_debug(subprogram.result) if not function.result.is_void and subprogram.result else _VOID
    if result.kind == "complex" or not _fits(result, function.result):
        raise UsageError(
            f"{subprogram.name} returns {result.text}, which cannot be taken from Python; wrap it in a "
            "subroutine that stores its result in an argument"
        )
    arguments = tuple(_fortran_argument(function, i, p) for i, p in enumerate(parameters))
    signed = result.dtype is None or result.dtype.kind != "u"
    made = Result(result.kind, str(function.result), result.text, signed)
    return Signature(subprogram.name, arguments, made, fortran=True)


def _fortran_argument(function: IRFunction, position: int, parameter: FortranParameter) -> Argument:
    dtype, kind = dtype_of(parameter.type), parameter.kind
    if kind == "value":
        value = _of_debug(parameter.type)
        if value.kind == "complex":
            raise UsageError(f"argument {parameter.name!r} of {function.name} is passed by value as complex")
        return Argument(parameter.name, value.kind, position, 1, value.dtype, parameter.text, value.holds)
    array = parameter.array
    if array is not None and array.described:
        use = descriptor_use(function, position)
        written = use.written and not _is_pure(function)
        array = replace(array, changed=use.changed and bool(array.attribute))
    else:
        written = kind != "character" and not is_read_only(function, position)
    holds = _holds(parameter.type) if dtype is None else "float" if is_floating(dtype) else "other"
    return Argument(parameter.name, kind, position, 1, dtype, parameter.text, holds, written, array=array)


def _argument(function: IRFunction, position: int, name: str, type_: _Type) -> Argument:
    written = type_.kind in ("pointer", "slice") and not is_read_only(function, position)
    return Argument(
        name, type_.kind, position, type_.count, type_.dtype, type_.text, type_.holds, written,
        written and type_.const, exclusive=type_.exclusive, unit=type_.unit, to_pointers=type_.to_pointers,
        restrict=type_.kind == "pointer" and "noalias" in function.arguments[position].attributes.split(),
    )  # fmt: skip


def _names(given: list[str]) -> list[str]:
    taken = {n for n in given if n}
    found = []
    for i, name in enumerate(given):
        label = name or f"arg{i}"
        while not name and label in taken:
            label += "_"
        found.append(label)
    return found


def is_read_only(function: IRFunction, position: int) -> bool:
    """Whether nothing is written through a pointer parameter of a prepared function: LLVM has found that, or its uses
    show it now, when all passes have run."""
    words = set(function.arguments[position].attributes.split())
    return bool(words & {"readonly", "readnone"}) or _is_pure(function) or _shows_reads_alone(function, position)


def _shows_reads_alone(function: IRFunction, position: int) -> bool:
    def derived(address: Value) -> list[Instruction]:
        return [user for user in function.users.get(address, ()) if _moves_address(user)]

    def reads(user: Instruction, address: Value) -> bool:
        if isinstance(user, Call):
            return only_reads(function, user, address)
        return isinstance(user, Load) or user.opcode == "icmp" or _moves_address(user)

    start: Value = function.arguments[position]
    addresses = reached([start], derived)
    return not function.is_declaration and all(
        reads(user, address) for address in addresses for user in function.users.get(address, ())
    )


def _moves_address(inst: Instruction) -> bool:
    return isinstance(inst, GetElementPtr) or inst.opcode in ("phi", "select", "freeze")


def _is_pure(function: IRFunction) -> bool:
    """Whether LLVM has found that a function writes nothing."""
    return bool(function.attribute_words() & {"memory(none)", "memory(read)", "memory(argmem: read)", "readonly"})


def _require_fit(
    name: str,
    function: IRFunction,
    declared: list[tuple[str, _Type]],
    result: _Type,
    prototype: prototypes.Signature | None,
    subprogram: Subprogram | None,
) -> None:
    """Refuse what does not map one to one to LLVM's parameters."""
    if function.type.vararg:
        raise UsageError(f"{name} takes a variable number of arguments; wrap it in a function that does not")
    for label, type_ in declared:
        if type_.kind == "other":
            raise UsageError(
                f"argument {label!r} of {name} is passed by value as {type_.text}; irad passes numbers and "
                "pointers from Python: wrap the function in one that takes a pointer"
            )
    if result.kind == "other":
        raise UsageError(
            f"{name} returns {result.text} by value; irad takes numbers and pointers from functions called "
            "from Python: wrap the function in one that stores its result through a pointer"
        )
    source = "the prototype" if prototype is not None else "the debug information"
    count = 0
    for _, type_ in declared:
        count += type_.passed(function, count) or 1
    if count != len(function.arguments):
        raise UsageError(
            f"{name} has {len(function.arguments)} parameters in the compiled code, but {source} tells of {count}"
        )
    position = 0
    for label, type_ in declared:
        count = type_.passed(function, position) or 1
        passed = [a.type for a in function.arguments[position : position + count]]
        fits = type_.passed(function, position) > 0 if type_.kind == "complex" else _carries(type_, passed)
        position += count
        if not fits:
            raise UsageError(
                f"argument {label!r} of {name} is {', '.join(map(str, passed))} in the compiled code, but "
                f"{source} says {type_.text}"
            )
    if not _fits(result, function.result):
        raise UsageError(f"{name} returns {function.result} in the compiled code, but {source} says {result.text}")


def _carries(type_: _Type, passed: list[T.Type]) -> bool:
    """Whether LLVM parameters of these types carry an argument."""
    if type_.kind == "slice":
        return passed[0].is_pointer and passed[1] == T.I64
    return all(_fits(type_, llvm) for llvm in passed)


def _fits(type_: _Type, llvm: T.Type) -> bool:
    if type_.kind == "complex":
        return complex_result(llvm, type_.dtype)
    if llvm.is_void:
        return type_.kind == "none"
    if llvm.is_pointer:
        return type_.kind == "pointer"
    if isinstance(llvm, T.FloatType):
        return type_.kind == "float" and type_.dtype == float_dtype(llvm)
    if llvm.is_integer:
        bits = int(str(llvm)[1:])
        return (
            type_.kind in ("int", "bool")
            and type_.dtype is not None
            and (bits == 8 * type_.dtype.itemsize or (bits == 1 and type_.kind == "bool"))
        )
    return False


_VOID = _Type("none", None, "void")


def _pointer(target: _Type, text: str) -> _Type:
    return _Type("pointer", target.dtype, text, target.holds, target.const)


def _scalar(dtype: np.dtype, text: str, const: bool = False) -> _Type:
    kind = {"f": "float", "V": "float", "c": "complex", "b": "bool"}.get(dtype.kind, "int")
    return _Type(kind, dtype, text, "float" if is_floating(dtype) else "other", const)


def _of_prototype(ctype: prototypes.CType) -> _Type:
    if ctype.pointers > 1:
        return _Type("pointer", None, str(ctype), "unknown", ctype.const, to_pointers=True)
    if ctype.kind in ("void", "struct", "function"):
        if not ctype.pointers:
            return _VOID if ctype.kind == "void" else _Type("other", None, ctype.kind)
        return _Type("pointer", None, str(ctype), "other" if ctype.kind == "function" else "unknown", ctype.const)
    dtype = np.dtype(_C_DTYPES.get(ctype.kind, ctype.kind))
    scalar = _scalar(dtype, _C_NAMES.get(ctype.kind, ctype.kind), ctype.const)
    if not ctype.pointers:
        return scalar
    return _pointer(scalar, f"{'const ' if ctype.const else ''}{scalar.text} *")


_C_DTYPES = {
    "float": "f4", "double": "f8", "float80": "longdouble", "bfloat16": "V2", "float128": "V16",
    "complex80": "clongdouble",
}  # fmt: skip
_C_NAMES = {
    "int32": "int", "uint32": "unsigned int", "int64": "long",
    "int8": "char", "float80": "long double", "complex64": "float _Complex", "complex128": "double _Complex",
    "float16": "_Float16", "bfloat16": "__bf16", "float128": "__float128",
    "complex80": "long double _Complex",
}  # fmt: skip


def _of_debug(type_: DIType | None) -> _Type:
    if type_ is None:
        return _Type("other", None, "a type that the debug information does not tell")
    text = str(type_)
    if isinstance(type_, DIPointer):
        target = _pointee(type_.target)
        to_pointers = isinstance(_element(type_.target), DIPointer)
        return _Type("pointer", target.dtype, text, target.holds, type_.target.const, to_pointers=to_pointers)
    return _value(type_)


def _of_rust(type_: DIType | None) -> _Type:
    if type_ is None or (isinstance(type_, DIBasic) and type_.size == 0):
        return _Type("none", None, "()")
    memory = memory_of(type_)
    if memory is None:
        return _Type("other", None, str(type_)) if isinstance(type_, DIPointer) else _value(type_)
    element = _value(memory.uniform)
    return _Type(
        "slice" if memory.is_slice else "pointer", element.dtype, str(type_), _holds(memory.element),
        not memory.mutable, memory.reference and memory.mutable,
        memory.element.size if memory.is_slice or memory.reference else 0,
    )  # fmt: skip


def _value(type_: DIType) -> _Type:
    """A type in memory or by value."""
    text = str(type_)
    dtype = _dtype(type_)
    if dtype is not None:
        return _scalar(dtype, text, type_.const)
    return _Type("other", None, f"a {text}", _holds(type_), type_.const)


def _pointee(type_: DIType) -> _Type:
    return _value(_element(type_))


def _element(type_: DIType) -> DIType:
    while isinstance(type_, DIArray) and not type_.descriptor:
        type_ = type_.element
    return type_


def _dtype(type_: DIType) -> np.dtype | None:
    if isinstance(type_, DIEnum):
        return np.dtype(f"{'i' if type_.signed else 'u'}{type_.size}")
    if isinstance(type_, DIStruct) and not type_.union and len(type_.members) == 1:
        inner = _dtype(type_.members[0].type)  # C++'s complex numbers are structs of C's
        return inner if inner is not None and inner.kind == "c" and inner.itemsize == type_.size else None
    if not isinstance(type_, DIBasic):
        return None
    if type_.is_float:
        known = named(type_.name, "") or {4: T.FLOAT, 8: T.DOUBLE}.get(type_.size)
        return float_dtype(known) if known is not None else None
    if type_.is_complex:
        return complex_dtype(type_.size)
    if type_.encoding == "boolean" and type_.size == 1:
        return np.dtype(bool)
    if type_.size in (1, 2, 4, 8) and type_.encoding.startswith(("signed", "unsigned", "boolean", "utf", "ascii")):
        return np.dtype(f"{'i' if type_.encoding.startswith('signed') else 'u'}{type_.size}")
    return None


def _holds(type_: DIType) -> str:
    """Whether memory of a type holds floating-point numbers: "float", "other" or "unknown"."""
    if isinstance(type_, DIArray) and not type_.descriptor:
        return _holds(type_.element)
    if isinstance(type_, DIStruct):
        if not type_.members:
            return "other" if type_.size else "unknown"  # a variant without fields; a type not told
        parts = {_holds(m.type) for m in type_.members}
        return "unknown" if "unknown" in parts else "float" if "float" in parts else "other"
    dtype = _dtype(type_)
    if dtype is not None:
        return "float" if is_floating(dtype) else "other"
    return "other" if isinstance(type_, DISubroutine) else "unknown"


def _of_llvm(type_: T.Type) -> _Type:
    text = str(type_)
    if type_.is_pointer:
        return _Type("pointer", None, "ptr", "unknown")
    if isinstance(type_, T.FloatType):
        return _scalar(float_dtype(type_), text)
    if type_.is_integer and text in ("i1", "i8", "i16", "i32", "i64"):
        return _scalar(np.dtype(bool if text == "i1" else f"i{int(text[1:]) // 8}"), text)
    return _Type("other", None, text)
