"""Directories and files that only the user may write to, and scratch directories that are always removed.

What is kept between runs is machine code among other things: whoever can write it there can run code as the user. So a
directory is used only if it is the user's and closed to others, and what is kept there is signed with a key that only
the user can read.
"""

from __future__ import annotations

import atexit
import contextlib
import hmac
import os
import secrets
import shutil
import signal
import stat
import tempfile
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

__all__ = [
    "owned", "process_directory", "read_private", "scratch", "sign", "usable_directory", "working_directory",
    "writable_directories", "write_private",
]  # fmt: skip

_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_KEY_SIZE = 32
_told: set[Path] = set()
_keys: dict[Path, bytes] = {}
_own: dict[int, Path] = {}


def usable_directory(path: Path) -> Path | None:
    """``path``, made if it is not there, if what lies in it can only be the user's; else None.

    A directory that cannot be made is passed over; one that others could write to is warned of, once.
    """
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        place = path.resolve(strict=True)
        reason = _unsafe(place)
    except (OSError, RuntimeError):
        return None
    if reason is None:
        return path
    if path not in _told:
        _told.add(path)
        warnings.warn(
            f"irad does not use the cache directory {path}: {reason}; close it (chmod go-w) or set "
            "IRAD_CACHE_DIRECTORY to a directory of your own",
            RuntimeWarning,
            stacklevel=2,
        )
    return None


def _unsafe(place: Path) -> str | None:
    """Why others may decide what lies in a directory."""
    status = place.stat()
    if status.st_uid != os.geteuid():
        return f"it belongs to user {status.st_uid}, and this is user {os.geteuid()}"
    if status.st_mode & _OTHERS_WRITE:
        return "other users may write to it"
    for parent in place.parents:
        mode = parent.stat().st_mode
        if mode & stat.S_IWOTH and not mode & stat.S_ISVTX:  # in a sticky directory only its owner renames an entry
            return f"other users may write to {parent}"
    return None


def working_directory(path: Path, room: int = 0) -> Path | None:
    """``path`` if it can be used and written to, and its disk has room for so many bytes, else the directory of this
    process; None if there is neither."""
    found = usable_directory(path)
    if found is not None and os.access(found, os.W_OK | os.X_OK) and _room(found) >= room:
        return found
    return process_directory()


def _room(folder: Path) -> int:
    disk = os.statvfs(folder)
    return disk.f_bavail * disk.f_frsize


def writable_directories(path: Path) -> Iterator[Path]:
    """Where to keep a file: ``path`` if it can be used, then (a disk may be full) the directory of this process."""
    first = working_directory(path)
    if first is not None:
        yield first
    second = process_directory()
    if second is not None and second != first:
        yield second


def process_directory() -> Path | None:
    """A directory of this process alone, which is removed when the process ends; None if none can be made."""
    number = os.getpid()
    if number not in _own or not _own[number].is_dir():
        try:
            _own[number] = Path(tempfile.mkdtemp(prefix="irad-"))
        except OSError:
            return None
        atexit.register(_remove, number)
    return _own[number]


def _remove(number: int) -> None:
    if number == os.getpid():  # a process that was forked off leaves its parent's alone
        shutil.rmtree(_own[number], ignore_errors=True)


def owned(status: os.stat_result) -> bool:
    """Whether a file is a plain one of this user's that nobody else may write to."""
    mine = status.st_uid == os.geteuid() and not status.st_mode & _OTHERS_WRITE
    return mine and stat.S_ISREG(status.st_mode)


def read_private(path: Path) -> bytes | None:
    """The contents of a file that only this user can have written; None for any other, and where there is none."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError:
        return None
    try:
        with os.fdopen(handle, "rb") as file:
            return file.read() if owned(os.fstat(handle)) else None
    except OSError:
        return None


def write_private(path: Path, data: bytes) -> bool:
    """Write a file whole or not at all; False where that cannot be done.

    A missing directory is made, for this user only. A directory of another user's, or a link to one, is not written to.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = path.parent.lstat()
        if status.st_uid != os.geteuid() or not stat.S_ISDIR(status.st_mode):
            return False
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    except OSError:
        return False
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(temporary, path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        if not isinstance(error, OSError):
            raise
        return False
    return True


def sign(root: Path, *parts: bytes) -> bytes | None:
    """The HMAC-SHA-256 of ``parts`` by the user's key in ``root``; None if there is no key and none can be made."""
    key = _key(root)
    if key is None:
        return None
    digest = hmac.new(key, digestmod="sha256")
    for part in parts:
        digest.update(len(part).to_bytes(8, "little"))
        digest.update(part)
    return digest.digest()


def _key(root: Path) -> bytes | None:
    """The key in ``root``, made if there is none that is the user's secret."""
    if root not in _keys:
        path = root / "key"
        found = _secret(path) or _new_key(path)
        if found is None:
            return None
        _keys[root] = found
    return _keys[root]


def _secret(path: Path) -> bytes | None:
    try:
        secret = not path.lstat().st_mode & 0o077
    except OSError:
        return None
    data = read_private(path) if secret else None
    return data if data is not None and len(data) == _KEY_SIZE else None


def _new_key(path: Path) -> bytes | None:
    """Of processes that make one at once, the first wins: a link, unlike a renaming, does not replace what is there."""
    data, temporary = secrets.token_bytes(_KEY_SIZE), path.with_name(f".key.{secrets.token_hex(8)}.tmp")
    try:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        if path.is_symlink() or (path.exists() and _secret(path) is None):
            path.unlink()  # no secret any more, or none of this user's
        _link(temporary, path)
    except OSError:
        return None
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink()
    return _secret(path)


def _link(temporary: Path, path: Path) -> None:
    try:
        os.link(temporary, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links; who comes last wins, and the others' entries are made again
        os.rename(temporary, path)


class _Terminated(BaseException):
    """The process has been asked to end."""


@contextlib.contextmanager
def scratch() -> Iterator[Path]:
    """A new directory, which is removed at the end, also if the process is ended by SIGTERM meanwhile."""
    ours = threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    folder = Path(tempfile.gettempdir()) / f"irad-{secrets.token_hex(16)}"
    try:
        if ours:
            signal.signal(signal.SIGTERM, _terminate)
        try:
            folder.mkdir(mode=0o700)  # its name is known before it is there: a signal may come in between
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    except _Terminated:
        if ours:  # the directories of inner calls are gone
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            os.kill(os.getpid(), signal.SIGTERM)
        raise
    finally:
        if ours:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _terminate(number: int, frame: Any) -> None:
    raise _Terminated
