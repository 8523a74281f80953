"""From machine code that is loaded in this process back to its bitcode: libraries, symbols, addresses."""

from __future__ import annotations

import ctypes
import re
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import llvmlite.binding as llvm

from irad.errors import InputError
from irad.frontends.bitcode import load_bytes
from irad.frontends.compiled_module import Unit
from irad.objfile.elf_reader import Elf, Symbol
from irad.objfile.input_file import read_input

__all__ = ["library_of_address", "load_shared", "share_globals"]

_CLOSING = {"[": "]", "{": "}", "<": ">", "(": ")"}
_VARIABLE = re.compile(
    r'^@(?P<name>[-\w.$]+|"[^"]+") = (?P<linkage>(?:[a-z_]+(?:\([a-z]+\))? )*?)global (?P<rest>.*)$',
    re.MULTILINE,
)


class _DlInfo(ctypes.Structure):
    """What dladdr(3) fills in."""

    _fields_ = [
        ("dli_fname", ctypes.c_char_p),
        ("dli_fbase", ctypes.c_void_p),
        ("dli_sname", ctypes.c_char_p),
        ("dli_saddr", ctypes.c_void_p),
    ]


def library_of_address(address: int) -> tuple[Path, str]:
    """The file and the symbol of the function at ``address``; static functions too, unless stripped.

    Raises :class:`irad.errors.InputError` when the address belongs to no library, or to no function there.
    """
    info = _DlInfo()
    dladdr = ctypes.CDLL(None).dladdr
    dladdr.argtypes, dladdr.restype = [ctypes.c_void_p, ctypes.POINTER(_DlInfo)], ctypes.c_int
    if not dladdr(address, ctypes.byref(info)) or not info.dli_fname:
        raise InputError(f"no library holds the address {address:#x}; pass the name of the function's file")
    path = Path(info.dli_fname.decode("utf-8", "surrogateescape"))
    if info.dli_saddr == address and info.dli_sname:
        return path, info.dli_sname.decode()
    wanted = address - (info.dli_fbase or 0)
    for symbol in _read_elf(path).symbols():
        if symbol.value == wanted and symbol.is_function:
            return path, symbol.name
    raise InputError(f"{path} has no function that begins at {address:#x} (has it been stripped?)")


def load_shared(path: str | Path) -> Unit:
    """The bitcode in a shared library, with its variables where the loaded library has them.

    The library is loaded into the process. Raises :class:`irad.errors.InputError` when it cannot be, or
    carries no bitcode.
    """
    path = Path(path)
    data = read_input(path)
    unit = load_bytes(data, str(path))
    try:
        library = ctypes.CDLL(str(path.resolve()))
    except OSError as error:
        raise InputError(f"cannot load the library {path}: {error}") from error
    unit = share_globals(unit, Elf(data, str(path)).symbols(), _load_address(library))
    return replace(unit, libraries=(str(path.resolve()),))


def share_globals(unit: Unit, symbols: list[Symbol], base: int) -> Unit:
    """Make the variables of ``unit`` those of the loaded library, whose functions change them too.

    A variable whose place is not known, as in a stripped library, is left without a definition: code that
    uses it then cannot be linked, rather than reading a copy that nobody updates.
    """
    places = _places(symbols, base)
    externals = dict(unit.externals)

    def declare(match: re.Match[str]) -> str:
        name = match["name"].strip('"')
        if "external " in match["linkage"] or "appending " in match["linkage"]:
            return match[0]
        if name in places:
            externals[name] = places[name]
        local = "thread_local " if "thread_local" in match["linkage"] else ""
        return f"@{match['name']} = external {local}global {_leading_type(match['rest'])}"

    text = str(llvm.parse_bitcode(unit.bitcode, context=llvm.create_context()))
    module = llvm.parse_assembly(_VARIABLE.sub(declare, text), context=llvm.create_context())
    return replace(unit, bitcode=module.as_bitcode(), externals=externals)


def _places(symbols: list[Symbol], base: int) -> dict[str, int]:
    """The address of each variable that has its name to itself (static ones of two files may share one)."""
    variables = {(symbol.name, symbol.value) for symbol in symbols if not symbol.is_function}
    count = Counter(name for name, _ in variables)
    return {name: base + value for name, value in variables if count[name] == 1}


def _leading_type(text: str) -> str:
    """The type that IR text begins with."""
    if text[0] not in _CLOSING:
        return text.split(" ", 1)[0].rstrip(",")
    depth: list[str] = []
    for position, character in enumerate(text):
        if character in _CLOSING:
            depth.append(_CLOSING[character])
        elif depth and character == depth[-1]:
            depth.pop()
            if not depth:
                return text[: position + 1]
    raise InputError(f"cannot read the type at the start of {text[:60]!r}")


def _load_address(library: ctypes.CDLL) -> int:
    """Where a library was loaded: the first field of the loader's ``struct link_map`` (dlinfo(3))."""
    return ctypes.c_size_t.from_address(library._handle).value


@lru_cache(maxsize=16)
def _read_elf(path: Path) -> Elf:
    try:
        return Elf(path.read_bytes(), str(path))
    except OSError as error:
        raise InputError(f"cannot read {path}: {error.strerror or error}") from error
