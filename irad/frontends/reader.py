"""A process that reads LLVM IR which irad has not made itself.

LLVM ends the process on some damaged modules: in its readers, in the verifier, and in its passes, where the verifier
has not looked at metadata. So such modules are read by another one, which is started once and again when it has died.
What comes back is bitcode that LLVM has written itself, from a module that its verifier has passed; with metadata of
other kinds than it knows, LLVM's optimiser is tried on it, too. Integers of many thousand bits, and types and constants
within one another by hundreds, are refused: no compiler writes them, and LLVM or irad would not come to an end.
"""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import os
import select
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path

import llvmlite

from irad.errors import InputError

__all__ = ["canonical"]

_HEADER = struct.Struct("<cQ")
_MEMORY = 8 << 30
"""The address space of the process: LLVM makes some ten bytes of a byte of bitcode."""
_PIPE = 1 << 20
"""Bytes that a pipe to or from it holds: the most that Linux allows everybody."""
_SECONDS, _SECONDS_PER_MEGABYTE = 20.0, 20.0
_CHECKED = "dbg tbaa range nonnull noundef align dereferenceable noalias alias.scope fpmath invariant.load"
"""Kinds of metadata that the verifier looks at, or that passes take as they come."""
_PROGRAM = Path(__file__).with_name("reader_program.py")


class _Died(Exception):
    """The process is gone, or has been stopped; says why."""


class _Reader:
    """One process, and what is said to it."""

    def __init__(self) -> None:
        folder = str(Path(llvmlite.__file__).parent.parent)
        command = [sys.executable, "-I", "-S", str(_PROGRAM), folder, str(_MEMORY), _CHECKED]
        self.owner = os.getpid()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        os.set_blocking(self.process.stdin.fileno(), False)
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):  # what holds a module spares the processes waiting for one another
                fcntl.fcntl(pipe.fileno(), fcntl.F_SETPIPE_SZ, _PIPE)

    def ask(self, kind: bytes, data: bytes) -> tuple[bytes, bytes]:
        """What the process makes of a module; raises :class:`_Died`."""
        end = time.monotonic() + _SECONDS + _SECONDS_PER_MEGABYTE * len(data) / 1e6
        try:
            self._write(_HEADER.pack(kind, len(data)) + data, end)
            answer, size = _HEADER.unpack(self._read(_HEADER.size, end))
            return answer, self._read(size, end)
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """End the process; in one that was forked off, leave it to the other."""
        if self.owner == os.getpid():
            self.process.kill()
            self.process.wait()
        else:
            self.process.returncode = 0  # not to be waited for here
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def _write(self, data: bytes, end: float) -> None:
        pipe = self.process.stdin
        assert pipe is not None
        view = memoryview(data)
        try:
            while view:
                _wait(pipe.fileno(), select.POLLOUT, end)
                view = view[os.write(pipe.fileno(), view) :]
        except BrokenPipeError as error:
            raise _Died("LLVM crashes on it") from error

    def _read(self, size: int, end: float) -> bytes:
        pipe = self.process.stdout
        assert pipe is not None
        found = bytearray()
        while len(found) < size:
            _wait(pipe.fileno(), select.POLLIN, end)
            part = os.read(pipe.fileno(), min(size - len(found), 1 << 20))
            if not part:
                raise _Died("LLVM crashes on it")
            found += part
        return bytes(found)


def _wait(pipe: int, event: int, end: float) -> None:
    poll = select.poll()
    poll.register(pipe, event)
    if not poll.poll(max(0.0, end - time.monotonic()) * 1000):
        raise _Died("LLVM takes too long to read it")


_lock = threading.Lock()
_current: list[_Reader] = []


def canonical(data: bytes, *, is_text: bool = False) -> bytes:
    """The bitcode of a module, as this LLVM writes it, from its text or bitcode.

    Raises :class:`irad.errors.InputError` with LLVM's words, or with what has become of the process that has read it.
    """
    with _lock:
        try:
            answer, found = _reader().ask(b"t" if is_text else b"b", data)
        except _Died as died:
            _current.clear()
            raise InputError(str(died)) from None
        except BaseException:
            _current.clear()
            raise
    if answer != b"k":
        raise InputError(found.decode("utf-8", "replace"))
    return found


def _reader() -> _Reader:
    """The process; a new one where there is none, or it is of the process that this one was forked from."""
    if _current and (_current[0].owner != os.getpid() or _current[0].process.poll() is not None):
        _current.pop().stop()
    if not _current:
        _current.append(_Reader())
    return _current[0]


@atexit.register
def _end() -> None:
    if _current:
        _current.pop().stop()
