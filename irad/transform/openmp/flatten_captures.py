"""What a region captures by one structure of pointers (as flang and LLVM's OpenMP builder pass it), one by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from irad.analysis.cfg import CFG
from irad.ir import types as T
from irad.ir.instructions import Alloca, Call, GetElementPtr, Instruction, Load, Store
from irad.ir.layout import DataLayout
from irad.ir.metadata import Nodes
from irad.ir.module import Function, users_of
from irad.ir.values import Argument, ConstInt, Value
from irad.transform.openmp.rewrite import RECORD


class Site(Protocol):
    """A call that runs a region, and what is passed to it."""

    caller: Function
    call: Call
    captured: list[Value]


def unpack(
    layout: DataLayout,
    outlined: Function,
    sites: Sequence[Site],
    replace: Callable[[Function, Mapping[Value, Value]], None],
) -> None:
    """Pass the fields of a structure that a region only reads, and that is filled for nothing else, where each of them
    is stored once. replace: of values throughout a function, and in what it passes on."""
    if len(outlined.arguments) != 3 or not outlined.arguments[2].type.is_pointer:
        return
    structure = outlined.arguments[2]
    fields = _read(layout, outlined, structure)
    filled = [_filled(layout, site, fields) for site in sites] if fields else []
    if not fields or any(f is None for f in filled):
        return
    made: dict[int, Argument] = {}
    names = _names_in_source(outlined)
    for position, (offset, loads) in enumerate(sorted(fields.items())):
        alone = structure.name if offset == 0 and len(fields) == 1 else ""  # then it is but a variable
        name = next((names[f"{load.type} {load.ref}"] for load in loads if f"{load.type} {load.ref}" in names), alone)
        made[offset] = Argument(loads[0].type, name, 2 + position, "")
        replace(outlined, dict.fromkeys(loads, made[offset]))
        for load in loads:
            load.erase()
    for user in users_of(outlined).get(structure, ()):
        user.erase()
    outlined.arguments[2:] = made.values()
    for site, found in zip(sites, filled, strict=True):
        assert found is not None
        before = len(site.call.operands) - 1
        site.captured = [found[offset].value for offset in made]
        site.call.operands = [*site.call.operands[:before], *site.captured]
        for store in found.values():
            store.erase()


def _names_in_source(function: Function) -> dict[str, str]:
    """The source's names of pointers that debug records know as the addresses of variables, or as their values; each
    made unlike all other names in the function."""
    assert function.module is not None
    nodes = Nodes(function.module)
    taken = {v.name for v in (*function.arguments, *function.blocks, *function.instructions())}
    found: dict[str, str] = {}
    for inst in function.instructions():
        for record in map(RECORD.match, (r.strip() for r in inst.records)):
            name = nodes.get(record["variable"]).text("name") if record is not None else ""
            if record is not None and name and name not in taken:
                taken.add(name)
                found.setdefault(record["value"], name)
    return found


def _places(layout: DataLayout, function: Function, base: Value) -> list[tuple[int, Instruction]] | None:
    """The uses of a structure's fields, each with its offset; None if a field's address is not known."""
    users = users_of(function)
    found: list[tuple[int, Instruction]] = []
    for user in users.get(base, ()):
        if not isinstance(user, GetElementPtr):
            found.append((0, user))
            continue
        offset = _offset(layout, user)
        if offset is None or user.base is not base:
            return None
        found += ((offset, each) for each in users.get(user, ()))
    return found


def _offset(layout: DataLayout, inst: GetElementPtr) -> int | None:
    numbers = [i.value for i in inst.operands[1:] if isinstance(i, ConstInt)]
    if len(numbers) != len(inst.operands) - 1:
        return None
    offset, type_ = numbers[0] * layout.size(inst.source), inst.source
    for number in numbers[1:]:
        body = layout.body(type_)
        if not isinstance(body, T.StructType):
            return None
        offset += layout.offsets(body)[number]
        type_ = body.elements[number]
    return offset


def _read(layout: DataLayout, outlined: Function, structure: Value) -> dict[int, list[Load]]:
    """The loads of each field; empty if something else is done with the structure."""
    found: dict[int, list[Load]] = {}
    for offset, use in _places(layout, outlined, structure) or ():
        if not isinstance(use, Load) or use.volatile or use.ordering:
            return {}
        found.setdefault(offset, []).append(use)
    return {} if any(len({load.type for load in loads}) > 1 for loads in found.values()) else found


def _filled(layout: DataLayout, site: Site, fields: dict[int, list[Load]]) -> dict[int, Store] | None:
    """Where the caller stores each field that is wanted, if it does so once and before the region."""
    structure = site.captured[0]
    places = _places(layout, site.caller, structure) if isinstance(structure, Alloca) else None
    if places is None:
        return None
    found: dict[int, Store] = {}
    for offset, use in places:
        if use is site.call or (isinstance(use, Call) and (use.callee_name or "").startswith("llvm.lifetime.")):
            continue
        if not isinstance(use, Store) or use.value is structure or offset in found:
            return None
        found[offset] = use
    cfg = CFG(site.caller)
    for offset, loads in fields.items():
        store = found.get(offset)
        if store is None or store.value.type != loads[0].type or not _precedes(cfg, store, site.call):
            return None
    return {offset: found[offset] for offset in fields}


def _precedes(cfg: CFG, first: Instruction, second: Instruction) -> bool:
    one, other = first.block, second.block
    assert one is not None and other is not None
    if one is other:
        return one.instructions.index(first) < one.instructions.index(second)
    return one in cfg.index and other in cfg.index and cfg.dominates(one, other)
