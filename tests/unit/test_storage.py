"""What is kept on disk is used only if the user alone can have put it there; scratch directories are removed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

import irad
from irad import storage
from irad.backend.diskcache import DiskCache, content_key
from irad.errors import InputError
from irad.frontends import toolchain
from irad.frontends.toolchain import keep_text
from irad.options import Options
from irad.storage import process_directory, read_private, scratch, sign, usable_directory, write_private

KEY = content_key(["x"])
as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can make files of another user")


@pytest.fixture(autouse=True)
def _new_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is known of directories yet."""
    monkeypatch.setattr(storage, "_told", set())
    monkeypatch.setattr(storage, "_keys", {})
    yield


def forget() -> None:
    """What a new process does not know."""
    storage._keys.clear()


def only_entry(folder: Path) -> Path:
    (entry,) = folder.glob("??/*.bin")
    return entry


def test_made_directories_and_the_key_are_the_users_alone(tmp_path: Path) -> None:
    DiskCache(tmp_path / "a" / "b").put(KEY, b"code")
    root = tmp_path / "a" / "b"
    assert root.stat().st_mode & 0o777 == 0o700 and only_entry(root).parent.stat().st_mode & 0o777 == 0o700
    assert (root / "key").stat().st_mode & 0o777 == 0o600
    assert only_entry(root).stat().st_mode & 0o077 == 0


def test_an_entry_of_another_key_is_not_used(tmp_path: Path) -> None:
    """One who can write to the directory but not read the key cannot sign."""
    cache = DiskCache(tmp_path / "mine")
    forged = DiskCache(tmp_path / "theirs")
    cache.put(KEY, b"good")
    forged.put(KEY, b"evil")
    only_entry(tmp_path / "mine").write_bytes(only_entry(tmp_path / "theirs").read_bytes())
    assert cache.get(KEY) is None
    cache.put(KEY, b"good")
    forget()
    assert cache.get(KEY) == b"good"


def test_an_entry_is_good_under_its_own_name_only(tmp_path: Path) -> None:
    cache, other = DiskCache(tmp_path), content_key(["y"])
    cache.put(KEY, b"code of x")
    write_private(cache._path(other), only_entry(tmp_path).read_bytes())
    assert cache.get(other) is None


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702])
def test_a_directory_open_to_others_is_refused_with_a_word(tmp_path: Path, mode: int) -> None:
    root = tmp_path / "cache"
    DiskCache(root).put(KEY, b"code")
    root.chmod(mode)
    with pytest.warns(RuntimeWarning, match=r"does not use the cache directory .*other users may write to it; .*chmod"):
        assert DiskCache(root).get(KEY) is None
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # said once
        DiskCache(root).put(KEY, b"new")
    root.chmod(0o700)
    assert DiskCache(root).get(KEY) == b"code"


def test_a_directory_below_an_open_one_is_refused(tmp_path: Path) -> None:
    parent = tmp_path / "all"
    parent.mkdir()
    parent.chmod(0o777)
    with pytest.warns(RuntimeWarning, match=f"other users may write to {parent}; "):
        assert usable_directory(parent / "cache") is None
    parent.chmod(0o1777)
    assert usable_directory(parent / "cache") is not None


@as_root
def test_what_belongs_to_another_user_is_not_used(tmp_path: Path) -> None:
    root = tmp_path / "cache"
    DiskCache(root).put(KEY, b"code")
    os.chown(only_entry(root), 12345, 12345)
    assert DiskCache(root).get(KEY) is None
    os.chown(root, 12345, 12345)
    with pytest.warns(RuntimeWarning, match="it belongs to user 12345, and this is user 0"):
        assert usable_directory(root) is None


@as_root
def test_another_user_refuses_what_root_has_left() -> None:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "cache"
        DiskCache(root).put(KEY, b"code")
        for path in (Path(folder), root, *root.rglob("*")):
            path.chmod(0o755)
        forget()
        os.seteuid(12345)
        try:
            with pytest.warns(RuntimeWarning, match="it belongs to user 0, and this is user 12345"):
                assert DiskCache(root).get(KEY) is None
            assert sign(root, b"text") is None and read_private(only_entry(root)) is None
        finally:
            os.seteuid(0)


@pytest.mark.parametrize("mode", [0o644, 0o660])
def test_a_key_that_others_could_read_is_replaced(tmp_path: Path, mode: int) -> None:
    cache = DiskCache(tmp_path)
    cache.put(KEY, b"code")
    before = (tmp_path / "key").read_bytes()
    (tmp_path / "key").chmod(mode)
    forget()
    assert cache.get(KEY) is None
    assert (tmp_path / "key").read_bytes() != before and (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_links_are_not_followed(tmp_path: Path) -> None:
    cache, outside = DiskCache(tmp_path / "cache"), tmp_path / "outside"
    cache.put(KEY, b"code")
    entry = only_entry(tmp_path / "cache")
    entry.rename(outside)
    entry.symlink_to(outside)
    assert cache.get(KEY) is None
    entry.unlink(missing_ok=True)
    entry.parent.rmdir()
    (tmp_path / "elsewhere").mkdir()
    entry.parent.symlink_to(tmp_path / "elsewhere")
    cache.put(KEY, b"code")
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_processes_that_start_at_once_agree_on_one_key(tmp_path: Path) -> None:
    found: list[bytes | None] = []
    barrier = threading.Barrier(8)

    def work() -> None:
        barrier.wait()
        found.append(storage._new_key(tmp_path / "key"))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(found) == {(tmp_path / "key").read_bytes()}
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_random_bytes_among_the_sources_do_no_harm(tmp_path: Path) -> None:
    options = Options(cache_directory=tmp_path / "cache")
    path = keep_text("int x;", ".c", options)
    path.write_bytes(b"\xff\xfe\x00 random \x80")
    assert keep_text("int x;", ".c", options) == path and path.read_text() == "int x;"
    target = tmp_path / "target"
    target.write_text("mine")
    path.unlink()
    path.symlink_to(target)
    assert keep_text("int x;", ".c", options).read_text() == "int x;" and target.read_text() == "mine"


def test_the_oldest_sources_go_first(tmp_path: Path) -> None:
    options = Options(cache_directory=tmp_path / "cache", cache_limit=8000)
    paths = [keep_text(f"{n:1000}", ".c", options) for n in range(20)]
    assert paths[-1].exists() and not paths[0].exists()
    assert sum(p.stat().st_size for p in paths if p.exists()) <= 2000


def test_a_cache_that_can_be_used_is_all_that_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "_own", {})
    keep_text("int x;", ".c", Options(cache_directory=tmp_path / "cache"))
    assert storage._own == {}


def test_sources_go_to_a_directory_of_the_process_where_the_cache_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    path = keep_text("int x;", ".c", Options(cache_directory=tmp_path / "file" / "cache"))
    root = process_directory()
    assert root is not None and path.parent.parent == root and root.stat().st_mode & 0o777 == 0o700
    storage._remove(os.getpid())
    assert not root.exists()


def test_sources_go_to_a_directory_of_the_process_where_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace = os.replace

    def full(source: str, target: Path) -> None:
        if tmp_path in target.parents:
            raise OSError(28, "No space left on device")
        replace(source, target)

    monkeypatch.setattr(os, "replace", full)
    path = keep_text("int x;", ".c", Options(cache_directory=tmp_path / "cache"))
    assert path.parent.parent == process_directory() and path.read_text() == "int x;"


def test_a_compiler_keeps_what_it_makes_elsewhere_where_the_disk_is_nearly_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ziglang")
    monkeypatch.delenv("ZIG_GLOBAL_CACHE_DIR", raising=False)
    cache = tmp_path / "cache"
    assert f"ZIG_GLOBAL_CACHE_DIR={cache / 'zig-cache'}" in toolchain._zig_command(cache)
    free = os.statvfs(tmp_path)
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_bavail=100, f_frsize=free.f_frsize))
    assert f"ZIG_GLOBAL_CACHE_DIR={process_directory()}/zig-cache" in toolchain._zig_command(cache)
    assert storage.working_directory(cache) == cache


def test_no_place_at_all_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(storage, "_own", {})
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "file"))
    with pytest.raises(InputError, match="there is no place to write source text to; set IRAD_CACHE_DIRECTORY"):
        keep_text("int x;", ".c", Options(cache_directory=tmp_path / "file" / "cache"))


def test_a_full_disk_leaves_no_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    write_private(tmp_path / "x", b"old")
    monkeypatch.setattr(os, "replace", full)
    assert not write_private(tmp_path / "x", b"new")
    assert [p.name for p in tmp_path.iterdir()] == ["x"] and read_private(tmp_path / "x") == b"old"


def test_signatures_part_their_parts(tmp_path: Path) -> None:
    assert sign(tmp_path, b"a", b"bc") != sign(tmp_path, b"ab", b"c")


def test_scratch_directories_go_in_the_end() -> None:
    with pytest.raises(ZeroDivisionError), scratch() as folder:
        assert folder.stat().st_mode & 0o777 == 0o700
        raise ZeroDivisionError
    assert not folder.exists() and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_sigterm_removes_scratch_directories_and_ends_the_process(tmp_path: Path) -> None:
    program = (
        "from irad.storage import scratch\nimport subprocess\n"
        "with scratch() as a, scratch() as b:\n"
        "    print(a, flush=True)\n    subprocess.run(['sleep', '60'])\n"
    )
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None and process.stdout.readline()
        assert len(list(tmp_path.iterdir())) == 2
        process.send_signal(signal.SIGTERM)
        assert process.wait() == -signal.SIGTERM
    assert list(tmp_path.iterdir()) == []


def test_a_signal_while_a_scratch_directory_is_made_leaves_nothing(tmp_path: Path) -> None:
    program = (
        "import os, signal\nfrom pathlib import Path\nfrom irad.storage import scratch\n"
        "mkdir = Path.mkdir\n"
        "def made(path, *args, **kwargs):\n"
        "    mkdir(path, *args, **kwargs)\n    print(path)\n    os.kill(os.getpid(), signal.SIGTERM)\n"
        "Path.mkdir = made\n"
        "with scratch():\n    pass\n"
    )
    environment = {**os.environ, "TMPDIR": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == -signal.SIGTERM and done.stderr == ""
    assert Path(done.stdout.strip()).parent == tmp_path and list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [("cc", "-O2", "long.c", "-o", "long"), ("explain", "long.c", "-f", "f")])
def test_sigterm_during_a_compilation_leaves_nothing(words: tuple[str, ...], tmp_path: Path) -> None:
    steps = "".join(f"    y = sin(y) * x + {i}.5;\n" for i in range(1500))
    (tmp_path / "long.c").write_text(
        f"#include <irad.h>\n#include <math.h>\ndouble f(double x)\n{{\n    double y = x;\n{steps}    return y;\n}}\n"
        "int main(void) { return (int)__irad_autodiff((void *)f, 1.0); }\n"
    )
    scratch_space = tmp_path / "tmp"
    scratch_space.mkdir()
    environment = {
        **os.environ, "TMPDIR": str(scratch_space), "IRAD_CACHE_DIRECTORY": str(tmp_path / "cache"),
        "PYTHONPATH": str(Path(irad.__file__).parents[1]),
    }  # fmt: skip
    with subprocess.Popen([sys.executable, "-m", "irad", *words], cwd=tmp_path, env=environment) as process:
        while process.poll() is None and not list(scratch_space.iterdir()):
            time.sleep(0.01)
        process.send_signal(signal.SIGTERM)
        assert process.wait() == -signal.SIGTERM
    assert list(scratch_space.iterdir()) == []
    assert {p.name for p in tmp_path.iterdir()} <= {"long.c", "tmp", "cache"}
    assert not list((tmp_path / "cache").rglob("*.tmp"))
