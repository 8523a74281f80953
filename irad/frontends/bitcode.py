"""LLVM IR that somebody else made: ``.ll``, ``.bc``, and bitcode embedded in objects and libraries.

LLVM ends the process on some damaged files. What is from outside is therefore read by a process of its own
(:mod:`irad.frontends.reader`), and here only what that one has written.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path

import llvmlite.binding as llvm

from irad.errors import InputError
from irad.frontends.compiled_module import Unit
from irad.frontends.reader import canonical
from irad.objfile.elf_reader import ARCHIVE_MAGIC, ELF_MAGIC, THIN_MAGIC, Elf, archive_members
from irad.objfile.input_file import read_input

__all__ = ["checked_bitcode", "link_bitcode", "load", "load_bytes", "split_modules"]

MAGIC = b"BC\xc0\xde"
WRAPPER_MAGIC = struct.pack("<I", 0x0B17C0DE)
_EMBEDDED = (".llvmbc", ".llvm.lto", ".irad.bc")
_ENTER_BLOCK = 1


def load(path: str | Path) -> Unit:
    """Read a module from IR text, bitcode, an ELF object or library with embedded bitcode, or an archive.

    Raises :class:`irad.errors.InputError` for a file that is missing, damaged, newer than this LLVM, or
    has no bitcode in it.
    """
    return load_bytes(read_input(path), str(path))


def load_bytes(data: bytes, name: str) -> Unit:
    """Like :func:`load` for contents already read, called ``name`` in messages."""
    modules = _modules_of(data, name)
    if modules is None:
        bitcode = _assemble(data, name)
    else:
        bitcode = link_bitcode([checked_bitcode(module, name) for module in modules], [name] * len(modules))
    return Unit(bitcode=bitcode, name=Path(name).stem, language="ir", sources=(name,))


def checked_bitcode(bitcode: bytes, name: str) -> bytes:
    """The module in ``bitcode``, written again by LLVM so that reading it does no harm here.

    Raises :class:`irad.errors.InputError` where it cannot be read.
    """
    try:
        return canonical(bitcode)
    except InputError as error:
        reason = " ".join(str(error).replace("LLVM bitcode parsing error", "").split())
        raise InputError(f"{name} holds no valid bitcode that LLVM {_llvm_version()} can read: {reason}") from None


def _llvm_version() -> str:
    return ".".join(str(part) for part in llvm.llvm_version_info[:2])


def link_bitcode(modules: Sequence[bytes], names: Sequence[str]) -> bytes:
    """Link modules into one; raises :class:`irad.errors.InputError` when two define the same symbol."""
    if len(modules) == 1:
        return modules[0]
    context = llvm.create_context()
    whole = llvm.parse_bitcode(modules[0], context=context)
    for bitcode, name in zip(modules[1:], names[1:], strict=True):
        try:
            whole.link_in(llvm.parse_bitcode(bitcode, context=context))
        except RuntimeError as error:
            raise InputError(f"{name} cannot be linked with {names[0]}: {str(error).strip()}") from error
    made: bytes = whole.as_bitcode()
    return made


def split_modules(data: bytes, name: str) -> list[bytes]:
    """The modules that a linker has put one after another into one section, or the one of a ``.bc`` file.

    A module is a magic number and top-level blocks, each of which states its length in 32-bit words
    (LLVM Bitcode File Format, "Blocks"). Raises :class:`irad.errors.InputError` for anything else.
    """
    found: list[bytes] = []
    position = 0
    while position < len(data):
        if data[position : position + 4] == WRAPPER_MAGIC and position + 20 <= len(data):
            _, _, offset, size, _ = struct.unpack_from("<5I", data, position)
            start, end = position + offset, position + offset + size
            found.append(data[start : _end_of_module(data[:end], start, name)])
            position = end
        elif data[position : position + 4] == MAGIC:
            end = _end_of_module(data, position, name)
            found.append(data[position:end])
            position = end
        elif data[position] == 0:  # what a linker puts between modules
            position += 1
        else:
            raise InputError(f"{name} holds damaged bitcode: no module begins at byte {position}")
    if not found:
        raise InputError(f"{name} holds no bitcode")
    return found


def _end_of_module(data: bytes, start: int, name: str) -> int:
    position = start + len(MAGIC)
    while position + 8 <= len(data):
        head, words = struct.unpack_from("<II", data, position)
        if head & 3 != _ENTER_BLOCK:
            break
        position += 8 + 4 * words
    if position > len(data) or position == start + len(MAGIC):
        raise InputError(f"{name} holds truncated bitcode: a block goes on beyond its end")
    return position


def _modules_of(data: bytes, name: str) -> list[bytes] | None:
    """The bitcode modules in ``data``; None when it looks like IR text."""
    if data.startswith((MAGIC, WRAPPER_MAGIC)):
        return split_modules(data, name)
    if data.startswith(ELF_MAGIC):
        return _embedded(data, name)
    if data.startswith((ARCHIVE_MAGIC[:6], THIN_MAGIC)):
        return _archived(data, name)
    return None


def _embedded(data: bytes, name: str) -> list[bytes]:
    sections = Elf(data, name).contents(*_EMBEDDED)
    if not sections:
        raise InputError(
            f"{name} carries no bitcode; build it with clang's -fembed-bitcode=all, or compile its objects "
            "with -flto -ffat-lto-objects and load those"
        )
    return [module for section in sections for module in split_modules(section, name)]


def _archived(data: bytes, name: str) -> list[bytes]:
    found: list[bytes] = []
    for member, body in archive_members(data, name):
        if not body.startswith((ARCHIVE_MAGIC, THIN_MAGIC)):  # an archive within one would never end
            found += _modules_of(body, f"{name}({member})") or []
    if not found:
        raise InputError(f"{name} has no member that carries bitcode")
    return found


def _assemble(data: bytes, name: str) -> bytes:
    if not data.strip():
        raise InputError(f"{name} is empty")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise InputError(f"{name} is neither LLVM IR text, nor bitcode, nor an ELF file, nor an archive")
    try:
        return canonical(data, is_text=True)
    except InputError as error:
        reason = str(error).replace("LLVM IR parsing error", "").replace("<string>", name).strip()
        raise InputError(f"{name} is not valid LLVM IR: {reason}") from None
