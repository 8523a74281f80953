"""A small reader of 64-bit little-endian ELF files and ``ar`` archives (System V ABI, chapters 4 and 5)."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from irad.errors import InputError
from irad.objfile.input_file import read_input

__all__ = ["ARCHIVE_MAGIC", "ELF_MAGIC", "THIN_MAGIC", "Elf", "Section", "Symbol", "archive_members"]

ELF_MAGIC = b"\x7fELF"
ARCHIVE_MAGIC = b"!<arch>\n"
THIN_MAGIC = b"!<thin>\n"
_SYMBOL_TABLES = (2, 11)  # SHT_SYMTAB, SHT_DYNSYM
_NO_BITS = 8
_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_MEMBER = struct.Struct("16s12s6s6s8s10s2s")


@dataclass(frozen=True)
class Section:
    """A section: its name, type, contents, and the index of the section that it refers to."""

    name: str
    kind: int
    data: bytes
    link: int


@dataclass(frozen=True)
class Symbol:
    """A defined function or variable: its address relative to where the file is loaded, and its size."""

    name: str
    value: int
    size: int
    is_function: bool
    is_local: bool


class Elf:
    """The sections and symbols of an ELF file; raises :class:`irad.errors.InputError` when it is damaged."""

    def __init__(self, data: bytes, name: str) -> None:
        self.name = name
        if data[:4] != ELF_MAGIC or data[4:6] != b"\x02\x01":
            raise InputError(f"{name} is not a 64-bit little-endian ELF file")
        try:
            self.sections = tuple(_read_sections(data))
        except (struct.error, IndexError, ValueError) as error:
            raise InputError(f"{name} is a truncated or damaged ELF file") from error

    def contents(self, *names: str) -> list[bytes]:
        """The data of every non-empty section that has one of ``names``."""
        return [section.data for section in self.sections if section.name in names and section.data]

    def symbols(self) -> list[Symbol]:
        """Every function and variable that the file defines, static ones too unless it was stripped."""
        found = dict.fromkeys(
            symbol
            for section in self.sections
            if section.kind in _SYMBOL_TABLES and section.link < len(self.sections)
            for symbol in _read_symbols(section.data, self.sections[section.link].data)
        )
        return list(found)


def _read_sections(data: bytes) -> Iterator[Section]:
    header = _HEADER.unpack_from(data)
    offset, size, count, names_index = header[6], header[11], header[12], header[13]
    raw = [_SECTION.unpack_from(data, offset + i * size) for i in range(count)] if offset else []
    if not raw:
        return
    names = _slice(data, raw[names_index][4], raw[names_index][5])
    for name, kind, _, _, start, length, link, *_ in raw:
        body = b"" if kind == _NO_BITS else _slice(data, start, length)
        yield Section(_text(names, name), kind, body, link)


def _slice(data: bytes, start: int, length: int) -> bytes:
    if start + length > len(data):
        raise ValueError("a section lies outside the file")
    return data[start : start + length]


def _text(table: bytes, start: int) -> str:
    end = table.find(b"\0", start)
    return table[start : end if end >= 0 else len(table)].decode("utf-8", "replace")


def _read_symbols(table: bytes, names: bytes) -> Iterator[Symbol]:
    whole = len(table) // _SYMBOL.size * _SYMBOL.size
    for name, info, _, section, value, size in _SYMBOL.iter_unpack(table[:whole]):
        if section and info & 15 in (1, 2):  # STT_OBJECT, STT_FUNC
            yield Symbol(_text(names, name), value, size, info & 15 == 2, info >> 4 == 0)


def archive_members(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    """Name and contents of each file in the ``ar`` archive that is called ``name``.

    A thin archive has only the names of its members, relative to its own place: they are read from there. Raises
    :class:`irad.errors.InputError` when it is damaged, or a member is gone.
    """
    is_thin = data.startswith(THIN_MAGIC)
    if not is_thin and not data.startswith(ARCHIVE_MAGIC):
        raise InputError(f"{name} is not an archive")
    names = b""
    position = len(ARCHIVE_MAGIC)
    while position + _MEMBER.size <= len(data):
        raw_name, _, _, _, _, raw_size, ending = _MEMBER.unpack_from(data, position)
        position += _MEMBER.size
        if ending != b"`\n" or not raw_size.strip().isdigit():
            raise InputError(f"{name} is a damaged archive")
        raw_name, size = raw_name.strip(), int(raw_size)
        is_table = raw_name in (b"/", b"//", b"/SYM64/")
        inside = 0 if is_thin and not is_table else size
        if position + inside > len(data):
            raise InputError(f"{name} is a truncated archive")
        body = data[position : position + inside]
        position += inside + inside % 2
        if raw_name == b"//":
            names = body
        elif not is_table:
            member = _member_name(raw_name, names)
            yield member, _beside(name, member) if is_thin else body


def _member_name(raw: bytes, names: bytes) -> str:
    """A member's name; a long one is in a table (``/`` and its place there), where ``/`` and a line's end follow it."""
    if raw[:1] == b"/" and raw[1:].isdigit():
        raw = names[int(raw[1:]) :].partition(b"\n")[0]
    return os.fsdecode(raw.removesuffix(b"/"))


def _beside(archive: str, member: str) -> bytes:
    return read_input(Path(archive).parent / member, f"{member}, which the thin archive {archive} refers to")
