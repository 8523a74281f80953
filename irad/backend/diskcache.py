"""A cache on disk, addressed by content: of compiled code, and of what a solver has answered.

Any number of processes may use one directory at once: entries are written whole (see
:func:`irad.backend.aot.write_atomically`), carry their own checksum, and are simply made again when they
are damaged or gone. A cache that cannot be written to does no harm: nothing is kept.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable
from pathlib import Path

from irad.backend.aot import write_atomically
from irad.errors import InputError
from irad.options import Options

__all__ = ["DiskCache", "content_key", "disk_cache"]

_MAGIC = b"irad-cache-1\n"
_DIGEST_SIZE = 32

#: How much this process may still write to a directory before it looks again how full that is: a look costs time
#: for every entry that is there.
_room: dict[tuple[Path, int], int] = {}


def content_key(parts: Iterable[str | bytes]) -> str:
    """The SHA-256 of ``parts`` as hexadecimal digits; where one part ends matters."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()


def disk_cache(options: Options) -> DiskCache | None:
    """The cache that ``options`` speak of; None where nothing is to be kept."""
    return DiskCache(options.cache_directory, options.cache_limit) if options.cache else None


class DiskCache:
    """Byte strings under content keys in ``directory``, at most ``limit`` bytes in all.

    Of several processes that write at once, each may take the cache an eighth of the limit further.
    """

    def __init__(self, directory: str | Path, limit: int = 512 << 20) -> None:
        self.directory = Path(directory)
        self.limit = limit

    def get(self, key: str) -> bytes | None:
        """The entry of ``key``, or None when there is none or it is damaged (and then deleted)."""
        path = self._path(key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        start = len(_MAGIC) + _DIGEST_SIZE
        body = data[start:]
        if data[:start] == _MAGIC + hashlib.sha256(body).digest():
            with contextlib.suppress(OSError):
                path.touch()  # the least recently used go first
            return body
        with contextlib.suppress(OSError):
            path.unlink()
        return None

    def put(self, key: str, body: bytes) -> None:
        """Keep ``body`` under ``key``, and drop the entries used longest ago beyond the limit."""
        data = _MAGIC + hashlib.sha256(body).digest() + body
        if len(data) > self.limit:
            return
        path = self._path(key)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(path, data)
        except (OSError, InputError):
            return
        place = (self.directory, self.limit)
        room = _room.get(place, 0) - len(data)
        _room[place] = room if room >= 0 else self._trim()

    def clear(self) -> None:
        """Delete every entry."""
        _room.pop((self.directory, self.limit), None)
        for path in self._entries():
            with contextlib.suppress(OSError):
                path.unlink()

    def size(self) -> int:
        """The bytes that all entries take."""
        return sum(status[1] for status in self._statuses())

    def _path(self, key: str) -> Path:
        return self.directory / key[:2] / f"{key}.bin"

    def _entries(self) -> list[Path]:
        return list(self.directory.glob("??/*.bin"))

    def _statuses(self) -> list[tuple[float, int, Path]]:
        """Time of last use, size and path of each entry, oldest first."""
        found = []
        for path in self._entries():
            with contextlib.suppress(OSError):  # another process may be trimming too
                status = path.stat()
                found.append((status.st_mtime, status.st_size, path))
        return sorted(found)

    def _trim(self) -> int:
        """Drop what was used longest ago beyond the limit; returns how much may be written before the next look."""
        statuses = self._statuses()
        total = sum(size for _, size, _ in statuses)
        if total > self.limit:
            wanted = self.limit - self.limit // 16  # some more, so that the next look is not due at once
            for _, size, path in statuses:
                if total <= wanted:
                    break
                with contextlib.suppress(OSError):
                    path.unlink()
                total -= size
        return min(self.limit - total, self.limit // 8)
