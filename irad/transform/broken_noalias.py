"""Promises of `noalias` that a call breaks are taken back.

Fortran's dummy arguments, and C's `restrict`, promise that what one argument writes is reached through no other one.
Programs break that where they work in place: `call divide(a, b, a)`. The code that compilers make of a body that reads
its arguments before it writes is right all the same. A reverse sweep runs the other way: it would clear the adjoint of
what was written after it has added to that of what was read, which is the same number here. So where a call hands one
address over twice, and not only to be read, the callee is taken to have promised nothing of these arguments.
"""

from __future__ import annotations

from collections.abc import Iterator

from irad.analysis.alias.linear_address import gep_offset
from irad.ir.instructions import Call, GetElementPtr
from irad.ir.module import Function, Module
from irad.ir.tbaa import Tbaa
from irad.ir.values import Argument, Value

__all__ = ["drop_broken_noalias"]

Pair = tuple[int, int]

_OF_ARGUMENT = "dummy arg data/"


def drop_broken_noalias(module: Module, *_: object) -> bool:
    """Drop the attribute of arguments that are one address in some call, and not only read."""
    same: dict[str, set[Pair]] = {}
    work = list(module.functions.values())
    while work:
        for callee, pair in list(_handed_twice(module, work.pop(), same)):
            if pair not in same.setdefault(callee.name, set()):
                same[callee.name].add(pair)
                work.append(callee)
    broken = {
        argument
        for name, pairs in same.items() for pair in pairs
        for argument in _written_pair(module.functions[name], pair)
    }  # fmt: skip
    for argument in broken:
        argument.attributes = " ".join(w for w in argument.attributes.split() if w != "noalias")
    tbaa = Tbaa(module)
    for name, pairs in same.items():
        if any(_is_written(module.functions[name], pair) for pair in pairs):
            _forget_tags(module.functions[name], tbaa)
    return bool(broken)


def _forget_tags(function: Function, tbaa: Tbaa) -> None:
    """Drop flang's tags that tell accesses apart by the dummy argument (flang, "Alias analysis and TBAA tags")."""
    for inst in function.instructions():
        found = tbaa.access(inst.metadata.get("tbaa"))
        if found is not None and found.access.startswith(_OF_ARGUMENT):
            del inst.metadata["tbaa"]


def _is_written(function: Function, pair: Pair) -> bool:
    """Whether two arguments are not only read."""
    words = [function.arguments[i].attributes.split() for i in pair]
    return not all("readonly" in w or "readnone" in w for w in words)


def _written_pair(function: Function, pair: Pair) -> list[Argument]:
    """Two arguments, unless both are only read, or neither promises anything."""
    arguments = [function.arguments[i] for i in pair]
    promised = any("noalias" in argument.attributes.split() for argument in arguments)
    return arguments if promised and _is_written(function, pair) else []


def _handed_twice(module: Module, function: Function, same: dict[str, set[Pair]]) -> Iterator[tuple[Function, Pair]]:
    """The callees of a function that are given one address twice, and at which positions."""
    first: dict[Value, Value] = {}
    for i, j in sorted(same.get(function.name, ())):
        arguments = function.arguments
        first[arguments[j]] = first.get(arguments[i], arguments[i])
    for inst in function.instructions():
        callee = module.functions.get(inst.callee_name or "") if isinstance(inst, Call) else None
        if callee is None or callee.is_declaration or len(callee.arguments) != len(inst.operands):
            continue
        known: dict[tuple[Value, int], list[int]] = {}
        for position, operand in enumerate(inst.operands):
            if operand.type.is_pointer:
                base, far = _place(module, operand)
                before = known.setdefault((first.get(base, base), far), [])
                yield from ((callee, (other, position)) for other in before)
                before.append(position)


def _place(module: Module, pointer: Value) -> tuple[Value, int]:
    """A pointer as another one, moved by a constant number of bytes."""
    constant = 0
    while isinstance(pointer, GetElementPtr):
        far, terms = gep_offset(module, pointer.source, pointer.indices)
        if terms:
            break
        constant, pointer = constant + far, pointer.base
    return pointer, constant
