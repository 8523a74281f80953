"""Functions that take or return numbers or addresses as integers get a twin that takes and returns what they are.

Optimisers pass the bits of a number as they were moved last, clang passes what is `firstprivate` as 64 bits, and
programs hand callbacks their context as `uintptr_t`. An integer has no place for an adjoint, nor for a shadow. A twin
has the same bits under another type, so that nothing has to be proved of who else calls the function; derivatives are
made of the twin, and the primal stays as it is.
"""

from __future__ import annotations

import re

from irad.analysis.alias.points_to import PointsTo, moves_address_bits, pointers_of
from irad.analysis.types.bit_provenance import moves, width
from irad.analysis.types.evidence import tagged_kind
from irad.analysis.types.type_inference import TypeFacts
from irad.codegen.module_writer import ModuleWriter
from irad.facts.function_facts import ModuleFacts, types_of
from irad.ir import types as T
from irad.ir.instructions import Call, Cast, Instruction, Load, Store
from irad.ir.module import Function
from irad.ir.text.parser import parse_function_text
from irad.ir.text.printer import print_function
from irad.ir.values import Argument, GlobalRef, Value
from irad.ir.worklist import reached

_MERGES = frozenset("phi select freeze".split())
_OPERATIONS = frozenset("and or xor add sub mul shl lshr ashr".split())
_MARK = ".irad.as."
_ENDING = re.compile(re.escape(_MARK) + r"[\w.<>-]+")


def without_twins(text: str) -> str:
    """A text with functions in the place of their twins."""
    return _ENDING.sub("", text)


def call_twins(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Functions that take or return numbers or addresses as integers get a twin, which is called."""
    cast = {i.operands[0] for i in function.instructions() if _unmasks(i)}
    calls = [i for i in function.instructions() if isinstance(i, Call) and _may_disguise(i, shared, cast)]
    if not calls:
        return False
    types = types_of(shared, function)
    calls = [i for i in function.instructions() if isinstance(i, Call) and _passes_words(i, shared)]
    pointed = _addresses(function, shared)
    found = [(c, wanted) for c in calls if any(wanted := _wanted(c, types, shared, c in cast, c in pointed))]
    for call, (result, *operands) in found:
        _retarget(function, call, result, operands, _twin(call, (result, *operands), shared, output))
    return bool(found)


def _may_disguise(call: Call, shared: ModuleFacts, cast: set[Value]) -> bool:
    """Whether a call of a function may pass or take a number or an address as an integer. cast: what becomes one."""
    callee = _callee(call, shared)
    if callee is None or not _passes_words(call, shared):
        return False
    taken = {i.operands[0] for i in callee.instructions() if _unmasks(i)} | _addresses(callee, shared)
    pairs = zip(call.operands, callee.arguments, strict=True)
    if any(_may_be_number(o, shared, set()) or (_is_wide(o) and a in taken) for o, a in pairs):
        return True
    if _may_return_address(callee):
        return True
    if not _is_wide(call):
        return False
    returned = (o for i in callee.instructions() if i.opcode == "ret" for o in i.operands)
    return call in cast or any(_may_be_number(v, shared, set()) for v in returned)


def _may_return_address(function: Function) -> bool:
    """Whether a function may return an address as an integer: it makes one, or keeps pointers and reads words."""
    return function.result == T.I64 and any(
        i.opcode == "ptrtoint" or (isinstance(i, Load) and i.type == T.I64) for i in function.instructions()
    )


def _moved_on(function: Function) -> set[Value]:
    """The 64-bit integers of a function that are kept, returned, merged or passed on; nothing is computed with them."""
    users = function.users
    words = [v for v in (*function.arguments, *function.instructions()) if v.type == T.I64]
    return {v for v in words if v in users and all(_only_moves(u) for u in users[v])}


def _only_moves(user: Instruction) -> bool:
    return isinstance(user, (Store, Call)) or user.opcode in (*_MERGES, "ret", "inttoptr")


def _pointer(value: Value, pointers: PointsTo) -> T.Type | None:
    """A pointer's type if an integer is an address that was only moved."""
    is_one = value.type == T.I64 and moves_address_bits(value) and pointers.objects(value)
    return T.PTR if is_one else None


def _address(value: Value, types: TypeFacts) -> T.Type | None:
    """The same, unless types say that it is an integer: pointers lie beside sizes where places are not told apart."""
    return None if types.kind_of(value) == "integer" else _pointer(value, types.pointers)


def _unmasks(inst: Instruction) -> bool:
    """Whether an integer becomes a number or a pointer."""
    return inst.opcode == "inttoptr" or (inst.opcode == "bitcast" and inst.type.scalar.is_float)


def _addresses(function: Function, shared: ModuleFacts, seen: frozenset[str] = frozenset()) -> set[Value]:
    """The integers that become pointers as they are, in a function or in those that it passes them to."""
    found = {i.operands[0] for i in function.instructions() if i.opcode == "inttoptr" and i.type == T.PTR}
    for inst in function.instructions():
        passed = isinstance(inst, Call) and any(isinstance(o, Argument) and o.type == T.I64 for o in inst.operands)
        callee = _callee(inst, shared) if passed and isinstance(inst, Call) else None
        if callee is not None and callee.name not in seen:
            known = _addresses(callee, shared, seen | {function.name})
            found |= {o for o, a in zip(inst.operands, callee.arguments, strict=True) if a in known}
    return {v for v in found if v.type == T.I64}


def _passes_words(call: Call, shared: ModuleFacts) -> bool:
    """Whether a call takes or gives integers of the size of numbers, and may call a twin."""
    return any(_is_wide(v) for v in (call, *call.operands)) and _callee(call, shared) is not None


def _callee(call: Call, shared: ModuleFacts) -> Function | None:
    callee = shared.module.functions.get(call.callee_name or "")
    if callee is None or callee.is_declaration or callee.type.vararg or shared.calls.effect(call).kind != "defined":
        return None
    told = callee.name in shared.hints or (callee.name in shared.lowered and callee.body_text is None)
    return None if told or call.opcode != "call" or len(callee.arguments) != len(call.operands) else callee


def _is_wide(value: Value) -> bool:
    return value.type.scalar.is_integer and width(value.type) in (32, 64, 128)


def _wanted(
    call: Call, types: TypeFacts, shared: ModuleFacts, is_cast: bool, is_pointed: bool
) -> tuple[T.Type | None, ...]:
    """What the result of a call and its operands should be instead of integers. is_cast: the result becomes one;
    is_pointed: it becomes a pointer."""
    callee = shared.module.functions[call.callee_name or ""]
    returned = [o for i in callee.instructions() if i.opcode == "ret" for o in i.operands]
    addresses = _addresses(callee, shared)
    kept = _moved_on(callee)
    operands = [
        T.PTR if a in addresses
        else _number(o, types) or (_HALVES if _has_number(o) else _address(o, types) if a in kept else None)
        for o, a in zip(call.operands, callee.arguments, strict=True)
    ]  # fmt: skip
    function = call.block.function if call.block is not None else None
    moved = _may_return_address(callee) and function is not None and call in _moved_on(function)
    if is_pointed or (moved and _returns_address(callee, returned, shared)):
        return (T.PTR, *operands)
    halves = _HALVES if any(map(_has_number, returned)) else None
    result = halves if not is_cast and _is_key(returned) else _number(call, types) or halves
    return (result, *operands)


def _returns_address(callee: Function, returned: list[Value], shared: ModuleFacts) -> bool:
    """Whether a function returns addresses that it was given or has found, as integers, and no numbers."""
    pointers = pointers_of(callee, shared.calls.effect)
    if pointers is None or not any(_pointer(o, pointers) for o in returned):
        return False
    types = types_of(shared, callee)
    return not any(types.may_be_numbers(load.pointer, 8) for load in _loads(returned))


def _loads(values: list[Value]) -> list[Load]:
    """The words from memory of which some values are, by way of merges."""
    def merged(value: Value) -> list[Value]:
        return value.operands if isinstance(value, Instruction) and value.opcode in _MERGES else []

    return [v for v in reached(values, merged) if isinstance(v, Load)]


def _is_key(returned: list[Value]) -> bool:
    """Whether what a function returns is made of a number's bits by integer operations: something to compare by."""
    def merged(value: Value) -> list[Value]:
        if not isinstance(value, Instruction) or value.opcode not in _MERGES:
            return []
        return value.operands[1:] if value.opcode == "select" else value.operands

    return any(isinstance(v, Instruction) and v.opcode in _OPERATIONS for v in reached(returned, merged))


_HALVES = T.VectorType(2, T.FLOAT)
"""What a register is that holds a number in one half: the bits of an integer in the other one are only moved."""


def _has_number(value: Value, depth: int = 8) -> bool:
    """Whether 64 bits are put together from halves of which one is a number."""
    if value.type != T.I64 or not isinstance(value, Instruction):
        return False
    work: list[tuple[Value, int]] = [(value, depth)]
    while work:
        current, left = work.pop()
        if not isinstance(current, Instruction) or not left:
            continue
        if current.opcode == "bitcast" and current.type == T.I32 and current.operands[0].type == T.FLOAT:
            return current is not value
        sources = [m.source for m in moves(current) or () if m.size >= width(T.FLOAT)]
        work += [(o, left - 1) for o in (current.operands if current.opcode in _MERGES else sources)]
    return False


def _may_be_number(value: Value, shared: ModuleFacts, seen: set[Value]) -> bool:
    """Whether an integer may be a number, by the instruction that makes it: cheap, before types are asked for."""
    if not isinstance(value, Instruction) or not _is_wide(value) or value in seen:
        return False
    seen.add(value)
    if isinstance(value, Load):
        return tagged_kind(shared.access_type(value), shared.module.triple) != "integer"
    if value.opcode in _MERGES:
        return any(_may_be_number(o, shared, seen) for o in value.operands)
    made = isinstance(value, Call) or (value.opcode == "bitcast" and value.operands[0].type.scalar.is_float)
    return made or _has_number(value)


def _number(value: Value, types: TypeFacts) -> T.Type | None:
    """The type of the number that an integer is, if it has as many bits and no arithmetic is done with it."""
    if not isinstance(value, Instruction) or not _is_wide(value):
        return None
    if types.may_be_integer(value) and not types.is_only_moved(value):
        return None
    kind = types.carried(value)
    if isinstance(kind, T.FloatType) and isinstance(value.type, T.VectorType):
        kind = T.VectorType(value.type.count, kind)
    return kind if kind is not None and width(kind) == width(value.type) else None


def _retarget(
    function: Function, call: Call, result: T.Type | None, operands: list[T.Type | None], name: str
) -> None:
    """Call the twin in the place of a function."""
    before: list[Instruction] = []
    for position, type_ in enumerate(operands):
        if type_ is not None:
            before.append(_cast(type_, call.operands[position]))
            call.operands[position] = before[-1]
            call.argument_attributes[position] = ""
    call.callee, call.function_type, call.tail = GlobalRef(name), None, ""
    behind: list[Instruction] = []
    if result is not None:
        behind.append(Cast("ptrtoint" if result == T.PTR else "bitcast", call.type, [call]))
        for inst in function.instructions():
            inst.operands = [behind[0] if o is call else o for o in inst.operands]
        call.type, call.result_attributes = result, ""
    at = call.index
    call.parent.instructions[at : at + 1] = [*before, call, *behind]
    for made in (*before, *behind):
        made.block = call.parent
        if call.location is not None:
            made.metadata["dbg"] = call.location


def _cast(type_: T.Type, value: Value, name: str = "") -> Cast:
    return Cast(_cast_name(value.type, type_), type_, [value], name)


def _cast_name(before: T.Type, after: T.Type) -> str:
    return "inttoptr" if after == T.PTR else "ptrtoint" if before == T.PTR else "bitcast"


def _twin(call: Call, wanted: tuple[T.Type | None, ...], shared: ModuleFacts, output: ModuleWriter) -> str:
    """The name of the twin with these types, which is added to the module at its first use."""
    module = shared.module
    callee = module.functions[call.callee_name or ""]
    name = f"{callee.name}{_MARK}{'.'.join('-' if t is None else str(t).replace(' ', '') for t in wanted)}"
    made = module.functions.get(name) or _made(callee, name, wanted, shared)
    output.helper(name, lambda: _wrapper(callee, made))
    return name


def _made(callee: Function, name: str, wanted: tuple[T.Type | None, ...], shared: ModuleFacts) -> Function:
    made = parse_function_text(_text(callee, callee.name in shared.lowered))
    made.name, made.prefix, made.notes = name, "internal", made.notes or callee.notes or callee.body_text or ""
    made.module = shared.module
    shared.module.functions[name] = made
    result, *parameters = wanted
    arrived: dict[Value, Value] = {}
    for argument, type_ in zip(list(made.arguments), parameters, strict=True):
        if type_ is not None:
            number = Argument(type_, f"irad.number.{argument.index}", argument.index, "")
            made.arguments[argument.index] = number
            arrived[argument] = _cast(argument.type, number, argument.name)
    for inst in made.instructions():
        inst.operands = [arrived.get(o, o) for o in inst.operands]
    casts = [c for c in arrived.values() if isinstance(c, Instruction)]
    made.entry.instructions[:0] = casts
    for block in made.blocks:
        end = block.instructions[-1]
        if result is not None and end.opcode == "ret":
            casts.append(_cast(result, end.operands[0]))
            block.instructions.insert(-1, casts[-1])
            end.operands = [casts[-1]]
        for cast in casts:
            cast.block = cast.block or block
    made.type = T.FunctionType(result or callee.result, tuple(a.type for a in made.arguments))
    return made


def _text(callee: Function, lowered: bool) -> str:
    """A function as it was before it was lowered."""
    if not lowered:
        return print_function(callee)
    blocks, callee._blocks = callee._blocks, None
    try:
        return print_function(callee)
    finally:
        callee._blocks = blocks


def _wrapper(callee: Function, made: Function) -> str:
    """A twin as it is called where no derivative is asked for."""
    pairs = list(zip(callee.arguments, made.arguments, strict=True))
    parameters = ", ".join(f"{m.type} %a{m.index}" for _, m in pairs)
    lines = [
        f"  %b{m.index} = {_cast_name(m.type, c.type)} {m.type} %a{m.index} to {c.type}"
        for c, m in pairs if c.type != m.type
    ]  # fmt: skip
    passed = ", ".join(f"{c.type} %{'a' if c.type == m.type else 'b'}{m.index}" for c, m in pairs)
    convention = "fastcc " if "fastcc" in callee.prefix.split() else ""
    called = f"call {convention}{callee.result} @{T.quoted(callee.name)}({passed})"
    if callee.result.is_void:
        lines += [f"  {called}", "  ret void"]
    else:
        lines.append(f"  %result = {called}")
        cast = callee.result != made.result
        opcode = _cast_name(callee.result, made.result)
        lines += [f"  %cast = {opcode} {callee.result} %result to {made.result}"] if cast else []
        lines.append(f"  ret {made.result} %{'cast' if cast else 'result'}")
    head = f"define internal {convention}{made.result} @{T.quoted(made.name)}({parameters}) alwaysinline"
    return "\n".join([f"{head} {{", *lines, "}"])
