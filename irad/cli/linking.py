"""The link step: the bitcode of all inputs becomes one differentiated object."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import llvmlite.binding as llvm

from irad.aot.differentiate import differentiate, has_marked_calls
from irad.backend import optimise
from irad.backend.aot import emit_object
from irad.backend.target import parse_module
from irad.cli.clangline import Item
from irad.cli.embed import embed_runtime
from irad.cli.settings import from_byte, with_settings
from irad.errors import InputError
from irad.frontends.bitcode import (
    MAGIC,
    WRAPPER_MAGIC,
    check_bitcode,
    link_bitcode,
    load_bytes,
    split_modules,
)
from irad.frontends.fortran import add_bodies
from irad.objfile.elf_reader import ARCHIVE_MAGIC, ELF_MAGIC, Elf, archive_members
from irad.options import Options

__all__ = ["BITCODE", "HOW_BUILT", "Whole", "calls_openmp", "differentiated_object", "read_bitcode"]

#: A section of three bytes: the optimisation level; whether the user wished for debug information (the bitcode
#: always has it); irad's own options (see :mod:`irad.cli.settings`).
HOW_BUILT = ".irad.build"
#: Where objects made here keep their bitcode. Into LLVM's own sections the plugins of other tools would look.
BITCODE = ".irad.bc"
_BITCODE = (BITCODE, ".llvmbc", ".llvm.lto")
_MARKS = re.compile(rb"__(?:irad|enzyme)_[a-z]")
"""What names of irad's begin with, those that it does not know included."""


@dataclass(frozen=True)
class Whole:
    """The object that stands for several inputs of a link line: those at the positions `inputs`."""

    image: bytes
    inputs: frozenset[int]
    parallel: bool
    """It calls OpenMP's library."""


@dataclass(frozen=True)
class _Part:
    """The bitcode of one input or of one member of an archive."""

    name: str
    modules: tuple[bytes, ...]
    level: int
    keep_debug: bool
    marked: bool
    position: int | None
    """In the link line; None for members of archives, which stay there."""
    settings: frozenset[str]
    trusted: bool
    """Read before without harm, or just made by the compiler."""


def differentiated_object(
    items: Sequence[Item], level: int, options: Options, own_libm: bool = False, debug: bool = False
) -> Whole | None:
    """One object for all inputs that carry bitcode; None when no call is marked.

    It is optimised at ``level``, or at the highest level of the inputs if that is higher; what irad's own options asked
    for when one of them was compiled holds for all. Members of archives are taken as a linker takes them: when they
    define what is still wanted. ``own_libm``: the linker takes this machine's libm. ``debug``: whether debug
    information is wanted of bitcode that was made on the way. Raises
    :class:`irad.errors.IradError` when something cannot be read, linked or differentiated.
    """
    parts = [
        part for position, item in enumerate(items) if item.is_input for part in _read_input(item, position, debug)
    ]
    members = [part for archive in _archives(items) for part in _read_archive(archive)]
    if not any(part.marked for part in (*parts, *members)) or not parts:
        return None
    for part in (*parts, *members):
        _check(part)
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
    module, target = optimise.part_target(module, options)
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


def read_bitcode(path: str | Path) -> bytes:
    """The module in any file that can hold one; raises :class:`irad.errors.InputError`."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise InputError(f"cannot read {path}: {error.strerror or error}") from error
    if data.startswith(ELF_MAGIC):
        sections = Elf(data, str(path)).contents(BITCODE)
        if sections:
            return load_bytes(b"".join(sections), str(path)).bitcode
    return load_bytes(data, str(path)).bitcode


def _read_input(item: Item, position: int, debug: bool) -> list[_Part]:
    path, name = Path(item.value), item.made_from or item.value
    try:
        data = path.read_bytes()
    except OSError:
        return []  # the linker says it better
    if path.suffix == ".ll" or data.startswith((MAGIC, WRAPPER_MAGIC)):
        if item.made_from:
            return [_Part(name, (data,), 0, debug, bool(_MARKS.search(data)), position, frozenset(), trusted=True)]
        bitcode = load_bytes(data, name).bitcode
        return [_Part(name, (bitcode,), 0, True, _is_marked(bitcode), position, frozenset(), trusted=True)]
    if data.startswith(ELF_MAGIC) and data[16:18] == b"\1\0":  # ET_REL: not a shared library
        part = _read_object(data, name, position, trusted=bool(item.made_from))
        return [part] if part is not None else []
    return []


def _read_object(data: bytes, name: str, position: int | None, trusted: bool = False) -> _Part | None:
    elf = Elf(data, name)
    for section in _BITCODE:
        found = elf.contents(section)
        if found:
            modules = tuple(module for content in found for module in split_modules(content, name))
            marked = _MARKS.search(data) is not None
            level, debug, noted = (*(b"".join(elf.contents(HOW_BUILT))[:3] or (0, 1)), 0)[:3]
            return _Part(name, modules, level, bool(debug), marked, position, from_byte(noted), trusted)
    return None


def _check(part: _Part) -> None:
    """Make sure that a part's bitcode can be read; raises :class:`irad.errors.InputError`."""
    if not part.trusted:
        for bitcode in part.modules:
            check_bitcode(bitcode, part.name)


def _is_marked(bitcode: bytes) -> bool:
    return has_marked_calls(parse_module(bitcode))


def _archives(items: Sequence[Item]) -> Iterable[Path]:
    """The static libraries of a link line: by path, or by ``-l`` and ``-L`` where there is no shared one."""
    folders = [Path(item.value) for item in items if item.option == "-L"]
    static = any(item.option == "-static" for item in items)
    for item in items:
        if item.is_input and item.value.endswith(".a") and Path(item.value).is_file():
            yield Path(item.value)
        elif item.option == "-l":
            for folder in folders:
                if not static and (folder / f"lib{item.value}.so").exists():
                    break
                if (folder / f"lib{item.value}.a").is_file():
                    yield folder / f"lib{item.value}.a"
                    break


def _read_archive(path: Path) -> list[_Part]:
    found = []
    data = path.read_bytes()
    if not data.startswith(ARCHIVE_MAGIC):
        return []
    for member, body in archive_members(data, str(path)):
        if body.startswith(ELF_MAGIC):
            part = _read_object(body, f"{path}({member})", None)
            if part is not None:
                found.append(part)
    return found


def _wanted_members(parts: Sequence[_Part], members: Sequence[_Part]) -> list[_Part]:
    if not members:
        return []
    defined: set[str] = set()
    wanted: set[str] = set()
    for part in parts:
        _note_symbols(part, defined, wanted)
    left = {member: _symbols(member) for member in members}
    chosen: list[_Part] = []
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


def _note_symbols(part: _Part, defined: set[str], wanted: set[str]) -> None:
    offers, needs = _symbols(part)
    defined |= offers
    wanted |= needs


def _symbols(part: _Part) -> tuple[set[str], set[str]]:
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
