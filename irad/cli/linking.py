"""The link step: the bitcode of all inputs becomes one differentiated object."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import llvmlite.binding as llvm

from irad.aot.differentiate import differentiate, has_marked_calls
from irad.backend import optimise
from irad.backend.aot import emit_object
from irad.backend.target import parse_module
from irad.cli.embed import embed_runtime
from irad.cli.inputs import Part, Whole
from irad.cli.processor import part_target
from irad.cli.settings import with_settings
from irad.frontends.bitcode import checked_bitcode, link_bitcode
from irad.frontends.fortran import add_bodies
from irad.options import Options

__all__ = ["calls_openmp", "differentiated_object"]


def differentiated_object(
    parts: Sequence[Part], members: Sequence[Part], level: int, options: Options, own_libm: bool = False
) -> Whole | None:
    """One object for all inputs that carry bitcode; None when no call is marked.

    It is optimised at ``level``, or at the highest level of the inputs if that is higher; what irad's own options asked
    for when one of them was compiled holds for all. Members of archives are taken as a linker takes them: when they
    define what is still wanted. ``own_libm``: the linker takes this machine's libm. Raises
    :class:`irad.errors.IradError` when something cannot be linked or differentiated.
    """
    parts, members = [_checked(part) for part in parts], [_checked(part) for part in members]
    chosen = [*parts, *_wanted_members(parts, members)]
    bitcode = link_bitcode(
        [m for p in chosen for m in p.modules], [p.name for p in chosen for _ in p.modules]
    )
    module = parse_module(bitcode, "the program")
    if not has_marked_calls(module):
        return None
    module = parse_module(add_bodies(bitcode), "the program")
    level = max(level, *(part.level for part in chosen))
    options = with_settings(options, {name for part in chosen for name in part.settings})
    module, target = part_target(module, options)
    module = embed_runtime(differentiate(module, options), options)
    if not any(part.keep_debug for part in chosen):
        module = parse_module(_mute_debug(str(module)), "the program")
    module = optimise.finish(module, target, level, options=options, links_here=own_libm)
    image = emit_object(module, target, level=level)
    inputs = frozenset(p.position for p in parts if p.position is not None)
    return Whole(image, inputs, calls_openmp(module))


def calls_openmp(module: llvm.ModuleRef) -> bool:
    """Whether a module has to be linked with OpenMP's library."""
    return any(f.is_declaration and f.name.startswith("__kmpc_") for f in module.functions)


def _checked(part: Part) -> Part:
    """A part whose bitcode can be read without harm; raises :class:`irad.errors.InputError`."""
    if part.trusted:
        return part
    return replace(part, modules=tuple(checked_bitcode(bitcode, part.name) for bitcode in part.modules), trusted=True)


def _wanted_members(parts: Sequence[Part], members: Sequence[Part]) -> list[Part]:
    if not members:
        return []
    defined: set[str] = set()
    wanted: set[str] = set()
    for part in parts:
        _note_symbols(part, defined, wanted)
    left = {member: _symbols(member) for member in members}
    chosen: list[Part] = []
    progress = True
    while progress:
        progress = False
        for member, (offers, needs) in list(left.items()):
            if offers & (wanted - defined):
                chosen.append(member)
                defined |= offers
                wanted |= needs
                del left[member]
                progress = True
    return chosen


def _note_symbols(part: Part, defined: set[str], wanted: set[str]) -> None:
    offers, needs = _symbols(part)
    defined |= offers
    wanted |= needs


def _symbols(part: Part) -> tuple[set[str], set[str]]:
    """The symbols that a part offers to others, and those that it wants."""
    offers: set[str] = set()
    needs: set[str] = set()
    for bitcode in part.modules:
        module = parse_module(bitcode, part.name)
        for value in (*module.functions, *module.global_variables):
            if value.is_declaration:
                needs.add(value.name)
            elif value.linkage not in (llvm.Linkage.internal, llvm.Linkage.private):
                offers.add(value.name)
    return offers, needs


def _mute_debug(text: str) -> str:
    """IR text of which no debug information gets into the object."""
    return re.sub(r"(?m)^(!\d+ = (?:distinct )?!DICompileUnit\(.*emissionKind: )\w+", r"\1NoDebug", text)
