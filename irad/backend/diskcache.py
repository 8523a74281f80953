"""A cache on disk, addressed by content: of compiled code, and of what a solver has answered.

Any number of processes may use one directory at once: entries are written whole, and are simply made again when they
are damaged or gone. Each is signed, together with the name that it is kept under, by a key that only the user can read
(:mod:`irad.storage`): what anybody else has put there or changed is not used. A cache that cannot be written to does no
harm: nothing is kept.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from irad.options import Options
from irad.storage import read_private, sign, usable_directory, write_private

__all__ = ["DiskCache", "content_key", "disk_cache"]

_MAGIC = b"irad-cache-2\n"
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
        """The entry of ``key``, or None when there is none or it is damaged or not the user's (and then deleted)."""
        root = usable_directory(self.directory)
        path = self._path(key)
        data = read_private(path) if root is not None else None
        if root is None or data is None:
            return None
        start = len(_MAGIC) + _DIGEST_SIZE
        body = data[start:]
        signature = sign(root, key.encode(), body)
        if signature is not None and hmac.compare_digest(data[:start], _MAGIC + signature):
            with contextlib.suppress(OSError):
                path.touch()  # the least recently used go first
            return body
        with contextlib.suppress(OSError):
            path.unlink()
        return None

    def put(self, key: str, body: bytes) -> None:
        """Keep ``body`` under ``key``, and drop the entries used longest ago beyond the limit."""
        root = usable_directory(self.directory)
        signature = sign(root, key.encode(), body) if root is not None else None
        size = len(_MAGIC) + _DIGEST_SIZE + len(body)
        if signature is None or size > self.limit or not write_private(self._path(key), _MAGIC + signature + body):
            return
        place = (self.directory, self.limit)
        room = _room.get(place, 0) - size
        _room[place] = room if room >= 0 else self._trim()

    def clear(self) -> None:
        """Delete every entry."""
        _room.pop((self.directory, self.limit), None)
        for entry in list(self._entries()):
            with contextlib.suppress(OSError):
                os.unlink(entry)

    def size(self) -> int:
        """The bytes that all entries take."""
        return sum(status[1] for status in self._statuses())

    def _path(self, key: str) -> Path:
        return self.directory / key[:2] / f"{key}.bin"

    def _entries(self) -> Iterator[os.DirEntry[str]]:
        for folder in self.directory.glob("??"):
            with contextlib.suppress(OSError), os.scandir(folder) as entries:
                yield from (entry for entry in entries if entry.name.endswith(".bin"))

    def _statuses(self) -> list[tuple[float, int, str]]:
        """Time of last use, size and path of each entry, oldest first."""
        found = []
        for entry in self._entries():
            with contextlib.suppress(OSError):  # another process may be trimming too
                status = entry.stat()
                found.append((status.st_mtime, status.st_size, entry.path))
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
                    os.unlink(path)
                total -= size
        return min(self.limit - total, self.limit // 8)
