"""Adding sections to an object file, as ``objcopy --add-section`` does (System V ABI, chapter 4)."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from irad.errors import InputError
from irad.objfile.elf_reader import ELF_MAGIC

__all__ = ["add_sections"]

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_PROGBITS = 1
#: SHF_EXCLUDE: the linker leaves the section out of programs and libraries.
_EXCLUDE = 0x80000000
_MOST_SECTIONS = 0xFF00


def add_sections(data: bytes, name: str, sections: Mapping[str, bytes]) -> bytes:
    """The object file ``data`` with further sections, which linkers drop.

    Raises :class:`irad.errors.InputError` when ``data`` is not a 64-bit little-endian ELF file with sections.
    """
    if data[:4] != ELF_MAGIC or data[4:6] != b"\x02\x01":
        raise InputError(f"{name} is not a 64-bit little-endian ELF file")
    header = list(_HEADER.unpack_from(data))
    table, count, names_index = header[6], header[12], header[13]
    if not table or count + len(sections) >= _MOST_SECTIONS or not count:
        raise InputError(f"{name} has no section table, or one too large to add to")
    entries = [list(_SECTION.unpack_from(data, table + i * _SECTION.size)) for i in range(count)]
    start, length = entries[names_index][4], entries[names_index][5]
    strings = bytearray(data[start : start + length])
    out = bytearray(data)
    for section, contents in sections.items():
        entries.append(
            [len(strings), _PROGBITS, _EXCLUDE, 0, _append(out, contents), len(contents), 0, 0, 1, 0]
        )
        strings += section.encode() + b"\0"
    entries[names_index][4:6] = _append(out, bytes(strings)), len(strings)
    header[6] = _append(out, b"".join(_SECTION.pack(*entry) for entry in entries))
    header[12] = len(entries)
    out[: _HEADER.size] = _HEADER.pack(*header)
    return bytes(out)


def _append(out: bytearray, contents: bytes) -> int:
    """Put ``contents`` behind everything else; returns where."""
    out += bytes(-len(out) % 16)
    position = len(out)
    out += contents
    return position
