"""What flang's types say of descriptors in memory, before LLVM's passes make bytes of them.

How many dimensions they have is noted where flang's types say it, and known where its library is called. A descriptor
of as many dimensions as are not known is looked at as if it were large, and what lies behind a scalar component,
another component, as if it were its dimensions. So what the types say is written beside the arguments of calls, where
LLVM leaves it.

Descriptors are copied member by member, so that it stays known which of their members are addresses, and of what.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from irad.analysis.alias.linear_address import gep_offset
from irad.frontends.fortran.descriptors import ASSUME, LIBRARY, calls, put_before, state
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Alloca, Block, Call, GetElementPtr, Instruction
from irad.ir.layout import DataLayout
from irad.ir.module import Function, Module, users_of
from irad.ir.values import ConstAggregate, ConstInt, GlobalRef, Value

__all__ = ["RANK", "copy_by_members", "note_ranks", "tell_notes"]

RANK = "irad-rank"
_TYPE = "irad-type"
_NOTED = re.compile(rf'"({RANK}|{_TYPE})"="([^"]*)" ?')
#: The names of derived types (a place in a module, and a name), of their tables of components and descriptions.
_TYPE_NAME = re.compile(r"^(.*)T([a-z0-9_.]+)$")
_TABLE, _DESCRIPTION = "XcX", "EXdtX"
#: Fields of descriptions and of tables (module __fortran_type_info; see `runtime.h`).
_COMPONENTS, _HAS_PARENT = 6, 10
_GENRE, _OFFSET, _DERIVED = 1, 6, 8
_ALLOCATABLE = 3
_ADDENDUM = 24
_FRONT = (T.I64, T.I32, T.I8, T.I8, T.I8, T.I8)
_RANK_FIELD = 3
_LARGEST = 7
_COPIES = "llvm.memcpy."


def note_ranks(module: Module) -> bool:
    """Note in a module as flang makes it, beside the descriptors that its library gets, how many dimensions they have.
    Returns whether there were any."""
    noted = False
    for function in _calling(module, f"@{LIBRARY}"):
        users = users_of(function)
        for call in (i for i in function.instructions() if isinstance(i, Call) and calls(i, LIBRARY)):
            for at, operand in enumerate(call.operands):
                ranks = set(_ranks(module, users, operand)) if operand.type.is_pointer else set()
                if len(ranks) == 1 and max(ranks) <= _LARGEST:
                    words = f'"{RANK}"="{ranks.pop()}"'
                    element = _element_type(module, operand)
                    if element is not None:
                        words += f' "{_TYPE}"="{element}"'
                    call.argument_attributes[at] += f" {words}"
                    noted = True
    return noted


def tell_notes(module: Module, whole: bool) -> bool:
    """State, where the library gets descriptors beside which something is noted, that they are so. What a component is
    declared to be may be the parent of what it is: not in a `whole` program in which that has no children. Returns
    whether there were any notes."""
    told = False
    parents = _parents(module) if whole else None
    for function in _calling(module, RANK):
        for call in [i for i in function.instructions() if isinstance(i, Call)]:
            for at, words in enumerate(call.argument_attributes):
                if RANK not in words:
                    continue
                noted = dict(_NOTED.findall(words))
                call.argument_attributes[at] = _NOTED.sub("", words)
                state(function, call, call.operands[at], {_RANK_FIELD: int(noted[RANK])})
                element = noted.get(_TYPE)
                if element in module.globals and parents is not None and element not in parents:
                    _state_type(function, call, call.operands[at], _ADDENDUM + 24 * int(noted[RANK]), element)
                told = True
    return told


def _state_type(function: Function, use: Instruction, descriptor: Value, offset: int, element: str) -> None:
    block = Block("", function)
    builder = Builder(function, block)
    builder.location = use.location
    found = builder.load(T.PTR, builder.gep(T.I8, descriptor, [i64(offset)], ("inbounds",)))
    builder.call(ASSUME, T.VOID, [builder.compare("icmp", "eq", found, GlobalRef(element))])
    put_before(use, block)


def _parents(module: Module) -> set[str]:
    """The derived types of a module that others extend, by the names of their descriptions."""
    found = set()
    for name in [n for n in module.globals if _DESCRIPTION in n]:
        value = module.initializer(name)
        if not isinstance(value, ConstAggregate) or len(value.elements) <= _HAS_PARENT:
            continue
        if value.elements[_HAS_PARENT] != ConstInt(T.I8, 0):
            components = _pointed(module, value.elements[_COMPONENTS])
            if components is not None and (parent := _symbol(components.elements[0], _DERIVED)) is not None:
                found.add(parent)
    return found


def _element_type(module: Module, address: Value) -> str | None:
    """The description of the derived type that an allocatable component at an address is declared to be of."""
    if not isinstance(address, GetElementPtr) or not isinstance(address.source, T.NamedStructType):
        return None
    table = _TYPE_NAME.sub(r"\1E" + _TABLE + r"\2", address.source.name)
    components = module.initializer(table) if table in module.globals else None
    offset, terms = gep_offset(module, address.source, address.indices)
    if not isinstance(components, ConstAggregate) or terms:
        return None
    for component in components.elements:
        if isinstance(component, ConstAggregate) and component.elements[_OFFSET] == ConstInt(T.I64, offset):
            allocatable = component.elements[_GENRE] == ConstInt(T.I8, _ALLOCATABLE)
            return _symbol(component, _DERIVED) if allocatable else None
    return None


def _pointed(module: Module, descriptor: Value) -> ConstAggregate | None:
    """The constant array that a constant descriptor leads to."""
    name = _symbol_of(descriptor)
    value = module.initializer(name) if name in module.globals else None
    return value if isinstance(value, ConstAggregate) else None


def _symbol(component: Value, field: int) -> str | None:
    return _symbol_of(component.elements[field]) if isinstance(component, ConstAggregate) else None


def _symbol_of(descriptor: Value) -> str | None:
    base = descriptor.elements[0] if isinstance(descriptor, ConstAggregate) else None
    return base.name if isinstance(base, GlobalRef) else None


def copy_by_members(module: Module) -> bool:
    """Make copies of descriptors to or from local variables copies of their members, one by one. Returns whether there
    were any."""
    copied = False
    for function in _calling(module, f"@{_COPIES}"):
        for call in [i for i in function.instructions() if isinstance(i, Call) and calls(i, _COPIES)]:
            into, source, size, *_ = call.operands
            types = [p.allocated for p in (into, source) if isinstance(p, Alloca) and _rank(p.allocated) is not None]
            if types and isinstance(size, ConstInt) and size.value == module.layout.size(types[0]):
                _copy_members(function, call, types[0])
                copied = True
    return copied


def _copy_members(function: Function, call: Call, type_: T.Type) -> None:
    assert function.module is not None
    layout = function.module.layout
    block = Block("", function)
    builder = Builder(function, block)
    builder.location = call.location
    into, source = call.operands[:2]
    for offset, member in _scalars(layout, type_, 0):
        places = [builder.gep(T.I8, p, [i64(offset)], ("inbounds",)) if offset else p for p in (source, into)]
        builder.store(builder.load(member, places[0]), places[1])
    block.instructions[0].records, call.records = call.records, []
    put_before(call, block)
    call.erase()


def _scalars(layout: DataLayout, type_: T.Type, offset: int) -> Iterator[tuple[int, T.Type]]:
    if isinstance(type_, T.StructType):
        for at, element in zip(layout.offsets(type_), type_.elements, strict=True):
            yield from _scalars(layout, element, offset + at)
    elif isinstance(type_, T.ArrayType):
        for index in range(type_.count):
            yield from _scalars(layout, type_.element, offset + index * layout.size(type_.element))
    else:
        yield offset, type_


def _calling(module: Module, name: str) -> list[Function]:
    defined = (f for f in module.functions.values() if not f.is_declaration)
    return [f for f in defined if f.is_parsed or name in (f.body_text or "")]


def _ranks(module: Module, users: Mapping[Value, Sequence[Instruction]], pointer: Value) -> Iterator[int]:
    """The ranks of the descriptors that types say are at an address; the largest where any may be."""
    said: list[T.Type] = []
    if isinstance(pointer, GetElementPtr):
        said.append(_part(module, pointer))
    if isinstance(pointer, GlobalRef) and pointer.name in module.globals:
        said.append(module.globals[pointer.name].type)
    if isinstance(pointer, Alloca):
        said.append(pointer.allocated)
    for user in users.get(pointer, ()):
        if isinstance(user, GetElementPtr) and user.base is pointer:
            said.append(user.source)
        elif calls(user, _COPIES) and user.operands[1] is pointer and isinstance(user.operands[0], Alloca):
            said.append(user.operands[0].allocated)
    yield from (rank for type_ in said if (rank := _rank(type_)) is not None)


def _part(module: Module, address: GetElementPtr) -> T.Type:
    """The type of what an address leads to."""
    type_ = address.source
    for index in address.indices[1:]:
        body = module.layout.body(type_)
        if isinstance(body, T.StructType):
            assert isinstance(index, ConstInt)
            type_ = body.elements[index.value]
        elif isinstance(body, (T.ArrayType, T.VectorType)):
            type_ = body.element
    return type_


def _rank(type_: T.Type) -> int | None:
    """The number of dimensions in the type of a descriptor; None for another type."""
    fields = type_.elements if isinstance(type_, T.StructType) else ()
    if len(fields) < 7 or not fields[0].is_pointer or tuple(fields[1:7]) != _FRONT:
        return None
    dims = fields[7] if len(fields) > 7 else None
    return dims.count if isinstance(dims, T.ArrayType) else 0
