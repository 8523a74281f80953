"""`single copyprivate(v, …)`: what one thread has computed is handed to the others through memory of the caller.

The library would let the other threads copy from the one thread's variables. Here the one thread copies them to
memory that the function which starts the region provides, and the others copy from there, behind a barrier. clang tells
the library of a table with the addresses of all variables, flang of one variable at a time.
"""

from __future__ import annotations

from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Alloca, Block, Call, GetElementPtr, Instruction, Load, Store
from irad.ir.module import Function, Module, users_of
from irad.ir.values import Argument, ConstInt, GlobalRef, Value
from irad.transform.openmp.names import INTEGER
from irad.transform.openmp.rewrite import split

COPY_PRIVATE = "__kmpc_copyprivate"
_COPIES = "llvm.memcpy.p0.p0.i64"
_COPIED = "llvm.memcpy.p0.p0."
_LONGEST = 16 * 24
"""Of arrays whose elements are copied one by one, in bytes: bounds and strides of all dimensions."""
_PLAIN = frozenset("load store getelementptr br phi icmp add ret".split())


def hand_over(module: Module, outlined: Function) -> list[T.StructType]:
    """Lower what can be lowered of the copies of an outlined function. It gets a parameter more for each: a pointer
    to memory of the type that is returned, which all threads of the team share."""
    added = []
    for call in [i for i in outlined.instructions() if isinstance(i, Call) and i.callee_name == COPY_PRIVATE]:
        variables = _variables(module, outlined, call)
        if variables is None:
            continue
        shared = Argument(T.PTR, "", len(outlined.arguments), "")
        outlined.arguments.append(shared)
        type_ = T.StructType(tuple(variables.values()))
        added.append(type_)
        _lower(module, outlined, call, variables, shared, type_)
    return added


def _variables(module: Module, outlined: Function, call: Call) -> dict[Value, T.Type] | None:
    """The addresses of the variables that are handed over with the variables' types, if they are the thread's own, and
    copied byte by byte."""
    _, _, size, data, copy, _ = call.operands
    function = module.functions.get(copy.name) if isinstance(copy, GlobalRef) else None
    if function is None or function.is_declaration or not isinstance(size, ConstInt):
        return None
    for inst in function.instructions():
        if inst.opcode not in _PLAIN and not (isinstance(inst, Call) and (inst.callee_name or "").startswith(_COPIED)):
            return None
    variables = [data] if _copies_in_place(function) else _in_table(module, outlined, call)
    types = {v: type_ for v in variables or () if (type_ := _own_type(module, v)) is not None}
    return types if variables is not None and len(types) == len(variables) else None


def _copies_in_place(function: Function) -> bool:
    """Whether what a function is given are the variables themselves that it copies, rather than tables."""
    to, from_ = function.arguments
    return all(
        _origin(place) is expected
        for i in function.instructions()
        for place, expected in (
            [(i.pointer, from_)] if isinstance(i, Load)
            else [(i.pointer, to)] if isinstance(i, Store)
            else [(i.operands[0], to), (i.operands[1], from_)] if isinstance(i, Call)
            else []
        )
    )  # fmt: skip


def _origin(address: Value) -> Value:
    while isinstance(address, GetElementPtr):
        address = address.base
    return address


def _own_type(module: Module, variable: Value) -> T.Type | None:
    """The type of a local variable, or of the thread's copy of a global one."""
    if isinstance(variable, Alloca):
        return variable.allocated if variable.operands[0].ref == "1" else None
    if not isinstance(variable, GetElementPtr) or not isinstance(variable.base, GlobalRef):
        return None
    type_: T.Type = variable.source
    for index in variable.indices[1:]:
        type_ = module.layout.element_type(type_, index.value if isinstance(index, ConstInt) else 0)
    return type_


def _in_table(module: Module, outlined: Function, call: Call) -> list[Value] | None:
    """The variables whose addresses a table is filled with."""
    _, _, size, table, _, _ = call.operands
    if not isinstance(table, Alloca) or not isinstance(size, ConstInt) or not size.value:
        return None
    users = users_of(outlined)
    found: dict[int, Value] = {}
    places: dict[Value, int] = {table: 0}
    for user in users.get(table, ()):
        offset = _offset(module, user) if isinstance(user, GetElementPtr) else None
        if offset is not None:
            places[user] = offset
    for place, offset in places.items():
        for user in users.get(place, ()):
            if isinstance(user, Store) and user.pointer is place and offset not in found:
                found[offset] = user.value
            elif not (user in places or user is call or _is_lifetime(user)):
                return None
    return [v for _, v in sorted(found.items())] if len(found) == size.value // 8 else None


def _is_lifetime(inst: Instruction) -> bool:
    return isinstance(inst, Call) and (inst.callee_name or "").startswith("llvm.lifetime.")


def _offset(module: Module, inst: GetElementPtr) -> int | None:
    indices = inst.operands[1:]
    if not all(isinstance(i, ConstInt) for i in indices):
        return None
    numbers = [i.value for i in indices if isinstance(i, ConstInt)]
    offset, type_ = numbers[0] * module.layout.size(inst.source), inst.source
    for number in numbers[1:]:
        if not isinstance(type_, T.ArrayType):
            return None
        type_ = type_.element
        offset += number * module.layout.size(type_)
    return offset


def _lower(
    module: Module, outlined: Function, call: Call, variables: dict[Value, T.Type], shared: Value, type_: T.StructType
) -> None:
    place, number, *_, did = call.operands
    before, after = split(outlined, call)
    after.instructions.remove(call)
    b = Builder(outlined, before)
    b.location = call.location
    mine = b.compare("icmp", "ne", did, ConstInt(T.I32, 0))
    give, wait, take, done = (Block("", outlined) for _ in range(4))
    at = outlined.blocks.index(after)
    outlined.blocks[at:at] = [give, wait, take, done]
    b.branch_if(mine, give, wait)
    b.block = give
    _copy(module, b, variables, shared, type_, away=True)
    b.branch(wait)
    b.block = wait
    b.call("__kmpc_barrier", T.VOID, [place, number])
    b.branch_if(mine, done, take)
    b.block = take
    _copy(module, b, variables, shared, type_, away=False)
    b.branch(done)
    b.block = done
    b.call("__kmpc_barrier", T.VOID, [place, number])
    b.branch(after)


def _copy(
    module: Module, b: Builder, variables: dict[Value, T.Type], shared: Value, type_: T.StructType, away: bool
) -> None:
    for position, (variable, kind) in enumerate(variables.items()):
        field = b.gep(type_, shared, [i64(0), ConstInt(T.I32, position)], ("inbounds",))
        source, into = (variable, field) if away else (field, variable)
        for offset, part in _pieces(module, kind):
            here, there = (b.gep(T.I8, p, [i64(offset)], ("inbounds",)) for p in (source, into))
            if isinstance(part, (T.FloatType, T.IntType)) or part.is_pointer:
                b.store(b.load(part, here), there)
                if offset and isinstance(part, T.IntType) and _is_descriptor(kind):
                    memory = there if away else here
                    b.call(INTEGER, T.VOID, [memory, i64(module.layout.size(part))])
            else:
                b.call(_COPIES, T.VOID, [there, here, i64(module.layout.size(part)), ConstInt(T.I1, 0)])


def _is_descriptor(type_: T.Type) -> bool:
    """Whether a variable describes an array, as flang has it: then its integers are that."""
    fields = type_.elements if isinstance(type_, T.StructType) else ()
    return tuple(f for f in fields[1:7]) == (T.I64, T.I32, T.I8, T.I8, T.I8, T.I8) and fields[0].is_pointer


def _pieces(module: Module, type_: T.Type) -> list[tuple[int, T.Type]]:
    """What a variable is copied by, with offsets: the fields of structures with pointers (descriptors of arrays, say),
    else all at once."""
    body = module.layout.body(type_)
    if not isinstance(body, T.StructType) or not any(e.is_pointer for e in body.elements):
        return [(0, type_)]
    starts = zip(module.layout.offsets(body), body.elements, strict=True)
    return [(start + offset, part) for start, field in starts for offset, part in _scalars(module, field)]


def _scalars(module: Module, type_: T.Type) -> list[tuple[int, T.Type]]:
    body = module.layout.body(type_)
    if isinstance(body, T.ArrayType) and module.layout.size(body) <= _LONGEST:
        width = module.layout.size(body.element)
        each = _scalars(module, body.element)
        return [(n * width + offset, part) for n in range(body.count) for offset, part in each]
    return [(0, type_)] if isinstance(body, T.ArrayType) else _pieces(module, type_)
