"""Input files, read whole: plain ones, of a size that a module can have."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from irad.errors import InputError

__all__ = ["LARGEST_INPUT", "read_input", "require_file"]

LARGEST_INPUT = 1 << 30
"""Bytes; LLVM makes some ten of each."""
_NO_FILE = "it is a pipe or a device, not a file"


def require_file(path: Path) -> None:
    """Raise :class:`irad.errors.InputError` for a path that leads to no plain file."""
    if not path.is_file():
        why = _NO_FILE if path.exists() else "no such file"
        raise InputError(f"cannot read {path}: {'it is a directory' if path.is_dir() else why}")


def read_input(path: str | Path, what: str = "") -> bytes:
    """The contents of a file, called ``what`` in messages; raises :class:`irad.errors.InputError`.

    A pipe or a device, which may have no end, is refused, and so is a file with more than any module has.
    """
    try:
        # a pipe to which nobody writes would not even open
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        with os.fdopen(handle, "rb") as file:
            status = os.fstat(handle)
            if not stat.S_ISREG(status.st_mode):
                raise OSError(0, _NO_FILE)
            if status.st_size > LARGEST_INPUT:
                raise OSError(0, f"it has {status.st_size:,} bytes, and modules of at most {LARGEST_INPUT:,} are read")
            return file.read() or b""
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise InputError(f"cannot read {what or path}: {reason}") from error
