"""``irad cache``: what is kept on disk, and how to be rid of it."""

from __future__ import annotations

import argparse
import contextlib
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from irad.backend.diskcache import DiskCache
from irad.errors import InputError
from irad.options import Options
from irad.storage import usable_directory

_DESCRIPTION = """\
Show what irad keeps on disk (info), or delete it (clear). Everything in it is made again when it is wanted.
The directory is IRAD_CACHE_DIRECTORY, or irad in $XDG_CACHE_HOME or ~/.cache.
"""
#: Folders of the cache directory, what is in each, and which names are irad's.
_FOLDERS = (
    ("sources", "source text that was given as a string", "*.*"),
    ("fortran", "flang's run-time library and module files", "*"),
    ("zig-cache", "what the compiler of the ziglang wheel keeps", "*"),
    ("runtime", "of older releases", "*.bc"),
)


def add_command(commands: Any) -> None:
    """Describe ``irad cache`` to argparse."""
    parser = commands.add_parser("cache", help="what is kept on disk", description=_DESCRIPTION)
    parser.add_argument("action", choices=("info", "clear"), help="show it, or delete it")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, options: Options) -> int:
    """Show what there is, or delete it. Raises :class:`irad.errors.InputError` for what cannot be deleted."""
    root = options.cache_directory
    if not root.is_dir():
        print(f"{root}: nothing is kept")
        return 0
    if usable_directory(root) is None:
        raise InputError(f"{root} is not a directory of this user alone: it is not used")
    store = DiskCache(root, options.cache_limit)
    if parsed.action == "clear":
        _clear(root, store)
        return 0
    print(root)
    print(f"{_size(store.size())}  compiled code and proofs (limit {_size(options.cache_limit).strip()})")
    for name, what, _ in _FOLDERS:
        taken = sum(status.st_size for status in _files(root / name))
        if taken:
            print(f"{_size(taken)}  {name}: {what}")
    return 0


def _clear(root: Path, store: DiskCache) -> None:
    store.clear()
    for name, _, pattern in _FOLDERS:
        folder = root / name
        if folder.is_symlink():
            continue
        for path in list(folder.glob(pattern)):
            with contextlib.suppress(FileNotFoundError):  # another process may do the same
                if path.is_dir() and not path.is_symlink():
                    shutil.rmtree(path, ignore_errors=True)
                else:
                    path.unlink()
        with contextlib.suppress(OSError):
            folder.rmdir()
    with contextlib.suppress(OSError):
        (root / "key").unlink()


def _files(folder: Path) -> Iterator[Any]:
    for path in folder.rglob("*"):
        with contextlib.suppress(OSError):
            status = path.lstat()
            if stat.S_ISREG(status.st_mode):
                yield status


def _size(number: int) -> str:
    return f"{number / 1e6:10.1f} MB"
