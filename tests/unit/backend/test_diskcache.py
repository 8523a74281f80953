"""The cache of compiled code."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from irad.backend.diskcache import DiskCache, content_key


def test_what_is_put_is_got(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path / "made" / "when needed")
    key = content_key(["some IR", b"options"])
    assert cache.get(key) is None
    cache.put(key, b"code")
    assert cache.get(key) == b"code"
    assert DiskCache(cache.directory).get(key) == b"code"
    cache.clear()
    assert cache.get(key) is None and cache.size() == 0


def test_keys_depend_on_every_part_and_its_end() -> None:
    keys = {content_key(parts) for parts in (["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], [b"ab", "c"])}
    assert len(keys) == 4, "text and its bytes are the same; all else differs"


@pytest.mark.parametrize("damage", [b"", b"irad", b"irad-cache-1\n" + b"0" * 32 + b"code"])
def test_damaged_entries_are_dropped(tmp_path: Path, damage: bytes) -> None:
    cache = DiskCache(tmp_path)
    key = content_key(["x"])
    cache.put(key, b"code")
    (entry,) = tmp_path.glob("??/*.bin")
    entry.write_bytes(damage)
    assert cache.get(key) is None
    assert not entry.exists()
    cache.put(key, b"code")
    assert cache.get(key) == b"code"


def test_one_flipped_bit_is_noticed(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    key = content_key(["x"])
    cache.put(key, bytes(1000))
    (entry,) = tmp_path.glob("??/*.bin")
    data = bytearray(entry.read_bytes())
    data[-500] ^= 4
    entry.write_bytes(data)
    assert cache.get(key) is None


def test_the_least_recently_used_go_first(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path, limit=3500)
    keys = [content_key([str(n)]) for n in range(3)]
    for age, key in enumerate(keys):
        cache.put(key, bytes(1000))
        (entry,) = tmp_path.glob(f"??/{key}.bin")
        os.utime(entry, (1000 + age, 1000 + age))
    assert cache.get(keys[0]) is not None  # now the newest
    cache.put(content_key(["new"]), bytes(1000))
    assert [cache.get(key) is not None for key in keys] == [True, False, True]
    assert cache.size() <= 3500
    cache.put(content_key(["huge"]), bytes(4000))
    assert cache.get(content_key(["huge"])) is None


def test_an_unusable_directory_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cache = DiskCache(tmp_path / "file" / "cache")
    cache.put(content_key(["x"]), b"code")
    assert cache.get(content_key(["x"])) is None


def test_threads_may_write_the_same_and_other_entries(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path, limit=20_000)
    wrong: list[str] = []

    def work(seed: int) -> None:
        for n in range(40):
            name = str((seed + n) % 10)
            cache.put(content_key([name]), name.encode() * 1000)
            found = cache.get(content_key([name]))
            if found not in (None, name.encode() * 1000):
                wrong.append(name)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert list(tmp_path.rglob("*.tmp")) == []


def test_a_full_cache_is_looked_at_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at each entry: that would take time for every one that is there. The limit holds all the same."""
    cache, looks = DiskCache(tmp_path, limit=100_000), 0
    look = DiskCache._statuses

    def counted(self: DiskCache) -> list[tuple[float, int, Path]]:
        nonlocal looks
        looks += 1
        return look(self)

    monkeypatch.setattr(DiskCache, "_statuses", counted)
    for n in range(300):
        DiskCache(tmp_path, limit=100_000).put(content_key([str(n)]), bytes(1000))
        assert n % 50 or sum(p.stat().st_size for p in tmp_path.rglob("*.bin")) <= 100_000
    assert looks <= 60
    assert cache.get(content_key(["299"])) is not None
