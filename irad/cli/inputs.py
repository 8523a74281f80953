"""What the inputs of a link line hold: the bitcode in objects, archives and files of its own.

Reading needs nothing of the engine, which is imported where there is something to differentiate: build systems compile
and link many files of which few ask for a derivative.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from irad.cli.clangline import Item
from irad.cli.settings import from_byte
from irad.errors import InputError
from irad.frontends.bitcode import MAGIC, WRAPPER_MAGIC, load_bytes, split_modules
from irad.objfile.elf_reader import ARCHIVE_MAGIC, ELF_MAGIC, THIN_MAGIC, Elf, archive_members
from irad.objfile.input_file import read_input

__all__ = ["BITCODE", "HOW_BUILT", "Part", "Whole", "read_bitcode", "read_inputs"]

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
class Part:
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


def read_inputs(items: Sequence[Item], debug: bool) -> tuple[list[Part], list[Part]]:
    """What the inputs of a link line hold, and the members of its archives; two empty lists where nothing in it may ask
    for a derivative, or no input has bitcode. ``debug``: whether debug information is wanted of bitcode that was made
    on the way. Raises :class:`irad.errors.InputError` when something cannot be read."""
    parts = [
        part for position, item in enumerate(items) if item.is_input for part in _read_input(item, position, debug)
    ]
    members = [part for archive in _archives(items) for part in _read_archive(archive)]
    if not any(part.marked for part in (*parts, *members)) or not parts:
        return [], []
    return parts, members


def read_bitcode(path: str | Path) -> bytes:
    """The module in any file that can hold one; raises :class:`irad.errors.InputError`."""
    data = read_input(path)
    if data.startswith(ELF_MAGIC):
        sections = Elf(data, str(path)).contents(BITCODE)
        if sections:
            return load_bytes(b"".join(sections), str(path)).bitcode
    return load_bytes(data, str(path)).bitcode


def _read_input(item: Item, position: int, debug: bool) -> list[Part]:
    path, name = Path(item.value), item.made_from or item.value
    try:
        data = read_input(path)
    except InputError:
        return []  # the linker says it better
    if path.suffix == ".ll" or data.startswith((MAGIC, WRAPPER_MAGIC)):
        bitcode, keep_debug = (data, debug) if item.made_from else (load_bytes(data, name).bitcode, True)
        marked = _MARKS.search(bitcode) is not None
        return [Part(name, (bitcode,), 0, keep_debug, marked, position, frozenset(), trusted=True)]
    if data.startswith(ELF_MAGIC) and data[16:18] == b"\1\0":  # ET_REL: not a shared library
        part = _read_object(data, name, position, trusted=bool(item.made_from))
        return [part] if part is not None else []
    return []


def _read_object(data: bytes, name: str, position: int | None, trusted: bool = False) -> Part | None:
    elf = Elf(data, name)
    for section in _BITCODE:
        found = elf.contents(section)
        if found:
            modules = tuple(module for content in found for module in split_modules(content, name))
            marked = _MARKS.search(data) is not None
            level, debug, noted = (*(b"".join(elf.contents(HOW_BUILT))[:3] or (0, 1)), 0)[:3]
            return Part(name, modules, level, bool(debug), marked, position, from_byte(noted), trusted)
    return None


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


def _read_archive(path: Path) -> list[Part]:
    found = []
    data = read_input(path)
    if not data.startswith((ARCHIVE_MAGIC, THIN_MAGIC)):
        return []
    for member, body in archive_members(data, str(path)):
        name, part = f"{path}({member})", None
        if body.startswith(ELF_MAGIC):
            part = _read_object(body, name, None)
        elif body.startswith((MAGIC, WRAPPER_MAGIC)):
            modules, marked = tuple(split_modules(body, name)), _MARKS.search(body) is not None
            part = Part(name, modules, 0, True, marked, None, frozenset(), trusted=False)
        if part is not None:
            found.append(part)
    return found
