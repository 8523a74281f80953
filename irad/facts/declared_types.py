"""What debug information says of a function's memory, as evidence for the type analysis."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from irad.analysis.alias.linear_address import gep_offset
from irad.analysis.types.evidence import DECLARED, UNION, WORD_UNION, Evidence, Field, Kind
from irad.ir import types as T
from irad.ir.debuginfo import DebugInfo
from irad.ir.ditypes import DIArray, DIBasic, DIEnum, DIPointer, DIStruct, DIType, DIUnspecified
from irad.ir.floats import long_double, named
from irad.ir.instructions import GetElementPtr
from irad.ir.layout import DataLayout
from irad.ir.module import Function, Module
from irad.ir.values import Argument, Value

_MAX_ELEMENTS = 512
#: Bytes of a Fortran descriptor without its dimensions, and of each dimension (ISO_Fortran_binding.h).
_DESCRIPTOR, _DIMENSION = 24, 24


def pointee_evidence(debug: DebugInfo, function: Function) -> dict[Argument, tuple[Evidence, ...]]:
    """For each pointer argument whose type the source tells: what the memory behind it holds."""
    found: dict[Argument, tuple[Evidence, ...]] = {}
    subprogram = debug.subprogram(function)
    triple = function.module.triple if function.module is not None else ""
    for parameter in subprogram.parameters if subprogram is not None else ():
        if parameter.type is None:
            continue
        whole = () if parameter.argument is None else ((parameter.argument, parameter.type),)
        parts = ((index, member_at(parameter.type, offset)) for offset, index in parameter.parts)
        for index, type_ in (*whole, *parts):
            argument = function.arguments[index]
            evidence = _behind(type_, parameter.in_memory, triple) if argument.type.is_pointer else ()
            if evidence:
                found[argument] = evidence
    return found


def _behind(type_: DIType | None, in_memory: bool, triple: str) -> tuple[Evidence, ...]:
    """What the memory behind a pointer holds: one of a type, or (`in_memory`) the address of something."""
    target = type_ if in_memory else type_.target if isinstance(type_, DIPointer) else None
    while isinstance(target, DIArray) and not target.descriptor:
        target = target.element
    if target is None:
        return ()
    if isinstance(target, DIArray) or (in_memory and isinstance(target, DIPointer)):
        return tuple(of_type(target, 0, 0, triple))  # one descriptor
    return tuple(of_type(target, 0, 0 if _may_be_head(target, triple) else target.size, triple)) if target.size else ()


def behind_evidence(debug: DebugInfo, function: Function) -> dict[Argument, tuple[tuple[Field, Evidence], ...]]:
    """For each pointer argument that leads to a struct: what pointers lead to that are members of it. It counts where
    nothing else is known."""
    found: dict[Argument, tuple[tuple[Field, Evidence], ...]] = {}
    subprogram = debug.subprogram(function)
    triple = function.module.triple if function.module is not None else ""
    for parameter in subprogram.parameters if subprogram is not None else ():
        target = parameter.type if parameter.in_memory else getattr(parameter.type, "target", None)
        if parameter.argument is None or not isinstance(target, DIStruct):
            continue
        items: list[tuple[Field, Evidence]] = []
        for offset, pointed in _pointers_in(target, 0):
            if pointed.size and not _may_be_head(pointed, triple):
                held = of_type(pointed, 0, pointed.size, triple)
                items += [((0, offset), replace(e, rank=DECLARED)) for e in held]
        if items:
            found[function.arguments[parameter.argument]] = tuple(items)
    return found


def _may_be_head(type_: DIType, triple: str) -> bool:
    """Whether a struct that a pointer leads to may be the head of a larger one, which has numbers behind it: it has
    none itself, in unions neither."""
    return isinstance(type_, DIStruct) and not _has_number(type_, triple)


def _pointers_in(type_: DIStruct, offset: int) -> Iterator[tuple[int, DIType]]:
    """Where a struct has pointers, those of structs in it too, and what they are declared to lead to."""
    for member in () if type_.union else type_.members:
        if isinstance(member.type, DIPointer) and not member.bits:
            yield offset + member.offset, member.type.target
        elif isinstance(member.type, DIStruct):
            yield from _pointers_in(member.type, offset + member.offset)


def variable_evidence(debug: DebugInfo, function: Function) -> list[tuple[Value, tuple[Evidence, ...]]]:
    """What the types of local variables say of their memory, and of the memory that they point to: it counts
    where nothing else is known."""
    variables = list(debug.variables(function))
    if not variables:
        return []
    triple = function.module.triple if function.module is not None else ""
    values: dict[str, Value] = {f"ptr {a.ref}": a for a in function.arguments if a.type.is_pointer}
    values |= {f"ptr {i.ref}": i for i in function.instructions() if i.type.is_pointer and i.name}
    found = []
    structs = {
        values[text]: target for text, target in ((text, _target(type_, a)) for text, type_, a in variables)
        if text in values and isinstance(target, DIStruct)
    }  # fmt: skip
    for text, type_, is_address in dict.fromkeys(variables):
        target = _target(type_, is_address)
        if text not in values or target is None or not target.size or isinstance(target, DIUnspecified):
            continue
        if isinstance(target, DIBasic) and target.size == 1 and not is_address:  # raw memory, as allocators give it
            continue
        single = is_address or (isinstance(type_, DIPointer) and type_.reference)  # not the first of an array
        if not isinstance(target, DIStruct):
            single = single or _is_member(function, values[text], target.size, structs)
        stride = 0 if single or _may_be_head(target, triple) else target.size
        items = tuple(replace(e, rank=DECLARED) for e in of_type(target, 0, stride, triple))
        if items:
            found.append((values[text], items))
    return found


def _target(type_: DIType, is_address: bool) -> DIType | None:
    """The type of what lies at the address that a variable is, or holds."""
    return type_ if is_address else type_.target if isinstance(type_, DIPointer) else None


def _is_member(function: Function, pointer: Value, size: int, structs: Mapping[Value, DIStruct]) -> bool:
    """Whether a pointer leads to a scalar in a struct that has more in it: what is constructed in place, say."""
    far = 0
    while True:
        struct = structs.get(pointer)
        if struct is not None and far >= 0 and far + size <= struct.size and size < struct.size:
            return not _has_array_at(struct, far)
        if not isinstance(pointer, GetElementPtr) or function.module is None or pointer.source is None:
            return False
        constant, terms = gep_offset(function.module, pointer.source, pointer.operands[1:])
        if terms:
            return False
        pointer, far = pointer.operands[0], far + constant


def _has_array_at(type_: DIType, offset: int) -> bool:
    """Whether there is an array at an offset of a type: it may go on behind its end, too."""
    if isinstance(type_, DIArray):
        return True
    inner = type_.members if isinstance(type_, DIStruct) else ()
    around = (m for m in inner if m.offset <= offset < m.offset + m.type.size)
    return any(_has_array_at(m.type, offset - m.offset) for m in around)


def global_evidence(debug: DebugInfo, module: Module, name: str) -> tuple[Evidence, ...]:
    """What the source's type of a global variable says of its memory where the type in the IR says nothing: bytes."""
    variable = module.globals.get(name)
    type_ = debug.global_type(variable) if variable is not None and _holds_bytes(module.layout, variable.type) else None
    if type_ is None:
        return ()
    stride = 0
    if isinstance(type_, DIArray) and not type_.descriptor:
        while isinstance(type_, DIArray):
            type_ = type_.element
        stride = type_.size
    return tuple(replace(e, rank=DECLARED) for e in of_type(type_, 0, stride, module.triple))


def _holds_bytes(layout: DataLayout, type_: T.Type) -> bool:
    """Whether some of a type in the IR is bytes, which say nothing of what lies there."""
    body = layout.body(type_)
    if isinstance(body, T.StructType):
        return any(_holds_bytes(layout, e) for e in body.elements)
    if isinstance(body, T.ArrayType):
        return _holds_bytes(layout, body.element)
    return body == T.I8


def member_at(type_: DIType, offset: int) -> DIType | None:
    """The scalar at a byte offset of a type; None where there is none, or a union may hold several."""
    while isinstance(type_, DIStruct) and not type_.union:
        inner = [m for m in type_.members if m.offset <= offset < m.offset + m.type.size and not m.bits]
        if len(inner) != 1:
            return None
        offset -= inner[0].offset
        type_ = inner[0].type
    return type_ if offset == 0 and not isinstance(type_, DIStruct) else None


def of_type(type_: DIType, offset: int, stride: int, triple: str) -> Iterable[Evidence]:
    """Evidence of a source type at a byte offset of a layout that repeats after `stride` bytes.

    Unions say nothing of what they hold at the moment, and characters may be anything.
    """
    kind = _scalar_kind(type_, triple)
    if kind is not None:
        yield Evidence(offset, stride, type_.size, kind)
    elif isinstance(type_, DIBasic) and type_.is_complex:
        part = complex_part(type_, triple)
        if part is not None:
            yield Evidence(offset, stride, type_.size // 2, part)
            yield Evidence(offset + type_.size // 2, stride, type_.size // 2, part)
    elif isinstance(type_, DIStruct) and not type_.union:
        yield from _struct(type_, offset, stride, triple)
    elif isinstance(type_, DIStruct):
        yield Evidence(offset, stride, type_.size, WORD_UNION if _has_pointer(type_) else UNION)
    elif isinstance(type_, DIArray) and type_.descriptor:
        end = _DESCRIPTOR + _DIMENSION * len(type_.counts)
        yield Evidence(offset, stride, 8, "pointer")
        yield Evidence(offset + 8, stride, end - 8, "integer")
        if isinstance(type_.element, DIStruct):  # an addendum: the derived type, and a length of its parameters
            yield Evidence(offset + end, stride, 8, "pointer")
            yield Evidence(offset + end + 8, stride, 8, "integer")
    elif isinstance(type_, DIArray) and type_.element.size:
        count = 1
        for extent in type_.counts:
            count *= extent if extent is not None else 1
        for index in range(min(count, _MAX_ELEMENTS)):
            yield from of_type(type_.element, offset + index * type_.element.size, stride, triple)


def _has_number(type_: DIType, triple: str) -> bool:
    if isinstance(type_, DIStruct):
        return any(_has_number(m.type, triple) for m in type_.members)
    if isinstance(type_, DIArray):
        return not type_.descriptor and _has_number(type_.element, triple)
    return isinstance(_scalar_kind(type_, triple), T.FloatType) or (isinstance(type_, DIBasic) and type_.is_complex)


def _has_pointer(type_: DIType) -> bool:
    if isinstance(type_, DIStruct):
        return any(_has_pointer(m.type) for m in type_.members)
    return isinstance(type_, DIPointer) or (isinstance(type_, DIArray) and _has_pointer(type_.element))


def _struct(type_: DIStruct, offset: int, stride: int, triple: str) -> Iterable[Evidence]:
    end = 0
    for member in sorted(type_.members, key=lambda m: m.offset):
        if member.offset > end:
            yield Evidence(offset + end, stride, member.offset - end, "integer")  # padding
        if member.bits:
            yield Evidence(offset + member.offset, stride, max(1, member.type.size), "integer")
        else:
            yield from of_type(member.type, offset + member.offset, stride, triple)
        end = max(end, member.offset + member.type.size)
    if end < type_.size:
        yield Evidence(offset + end, stride, type_.size - end, "integer")


def float_kind(type_: DIBasic, triple: str) -> T.FloatType | None:
    """A floating type of the source by its name, or by its size where no two types have it."""
    return named(type_.name, triple) or {4: T.FLOAT, 8: T.DOUBLE}.get(type_.size)


def complex_part(type_: DIBasic, triple: str) -> T.FloatType | None:
    """What the halves of a complex type of the source are: by its size, since in C all have one name."""
    if type_.size == 32 and long_double(triple) != T.FP128:
        return named(type_.name.replace("complex", "real"), triple)  # as Fortran names them
    return {4: T.HALF, 8: T.FLOAT, 16: T.DOUBLE, 32: T.FP128}.get(type_.size)


def _scalar_kind(type_: DIType, triple: str) -> Kind | None:
    if isinstance(type_, DIBasic):
        if type_.is_float:
            return float_kind(type_, triple)
        return "integer" if type_.encoding in ("signed", "unsigned", "boolean") else None
    if isinstance(type_, DIEnum):
        return "integer"
    return "pointer" if isinstance(type_, DIPointer) else None
