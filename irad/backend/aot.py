"""Ahead-of-time output: object files, bitcode, IR text; written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

import llvmlite.binding as llvm

from irad.backend.assembly import emit_with_assembly, has_assembly
from irad.backend.deep_stack import LONG_TEXT, on_deep_stack
from irad.backend.long_functions import has_endless_block, split_blocks
from irad.backend.target import Target, host_target, llvm_errors, parse_module, verify_module
from irad.errors import InputError

__all__ = ["emit_object", "write_atomically", "write_bitcode", "write_object", "write_text"]


def emit_object(module: llvm.ModuleRef, target: Target | None = None, *, level: int = 3) -> bytes:
    """The finished ``module`` as a relocatable, position-independent object file for ``target`` (default:
    this machine). Raises :class:`irad.errors.IradError` when LLVM cannot generate the code."""
    text = str(module)
    target = target or host_target()
    level = 0 if has_endless_block(text) else level
    machine = target.machine(opt=level)
    split = split_blocks(text)
    if has_assembly(text):
        return emit_with_assembly(split, target.triple, target.cpu, target.tuned_features, level)
    if split != text:
        module = parse_module(split, "the optimised module")
        verify_module(module, "the optimised module")
    with llvm_errors("LLVM cannot generate code"):
        if len(text) < LONG_TEXT:
            made: bytes = machine.emit_object(module)
        else:
            made = on_deep_stack(lambda: machine.emit_object(module))
        return made


def write_object(
    module: llvm.ModuleRef, path: str | Path, target: Target | None = None, *, level: int = 3
) -> None:
    """Write ``emit_object(module, target)`` to ``path``."""
    write_atomically(path, emit_object(module, target, level=level))


def write_bitcode(module: llvm.ModuleRef, path: str | Path) -> None:
    """Write ``module`` as LLVM bitcode."""
    write_atomically(path, module.as_bitcode())


def write_text(module: llvm.ModuleRef, path: str | Path) -> None:
    """Write ``module`` as LLVM IR text."""
    write_atomically(path, str(module).encode())


def write_atomically(path: str | Path, data: bytes) -> None:
    """Write ``data`` to ``path`` so that nobody ever sees a part of it, whatever goes wrong.

    The data goes to a new file in the same directory, which then takes the name. An existing file keeps
    its permissions; devices and pipes are written to directly. Raises :class:`irad.errors.InputError`
    when the place cannot be written to.
    """
    path = Path(path)
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        _replace(path.resolve(), data)
    except OSError as error:
        raise InputError(f"cannot write {path}: {error.strerror or error}") from error


def _replace(path: Path, data: bytes) -> None:
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(temporary, path.stat().st_mode & 0o7777 if path.exists() else 0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _umask() -> int:
    """The process's file mode mask, which can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
