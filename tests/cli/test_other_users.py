"""Cached code that another user has planted or changed is never run: tried as two users, and as root."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

VICTIM, ATTACKER, ROOT = 48201, 48202, 0
REPOSITORY = Path(__file__).resolve().parents[2]
SOURCE = "double f(double x) { return 1234.5 * x * x + x; }\n"
GRADIENT = """
import irad, os
print(irad.grad(irad.compile(os.environ["SOURCE"]).f)(1.0))
"""
RIGHT, WRONG = "2470.0\n", "2001.0\n"
CHANGE = """
import sys
from pathlib import Path
from irad.backend import diskcache
from irad.storage import sign
root, changed = Path(sys.argv[1]), 0
start = len(diskcache._MAGIC) + diskcache._DIGEST_SIZE
for entry in root.glob("??/*.bin"):
    body = entry.read_bytes()[start:]
    forged = body.replace(bytes.fromhex(sys.argv[2]), bytes.fromhex(sys.argv[3]))
    changed += forged != body
    entry.write_bytes(diskcache._MAGIC + sign(root, entry.stem.encode(), forged) + forged)
print(changed)
"""


def as_user(number: int, home: Path, program: str, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {
        "PATH": os.environ["PATH"], "PYTHONPATH": str(REPOSITORY), "IRAD_CACHE_DIRECTORY": str(home),
        "PYTHONDONTWRITEBYTECODE": "1", "SOURCE": str(home.parents[1] / "f.c"),
    }  # fmt: skip
    return subprocess.run(
        [sys.executable, "-c", program, *words], cwd="/", env=environment, capture_output=True, text=True, check=False,
        user=number, group=number, extra_groups=[],
    )  # fmt: skip


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """A directory that all users can enter, in which each has one of his own."""
    if os.geteuid():
        pytest.skip("only root can be two users")
    folder = Path(tempfile.mkdtemp(prefix="irad-users-"))
    folder.chmod(0o755)
    (folder / "f.c").write_text(SOURCE)  # one file for all: entries of one cache are wanted in another
    (folder / "f.c").chmod(0o644)
    for user in (VICTIM, ATTACKER, ROOT):
        (folder / str(user)).mkdir(mode=0o755)
        os.chown(folder / str(user), user, user)
    try:
        if not _runs(folder):
            pytest.skip("other users cannot run this Python")
        yield folder
    finally:
        shutil.rmtree(folder)


def _runs(folder: Path) -> bool:
    """Whether another user can run this Python: it may lie where he cannot go."""
    try:
        return not as_user(VICTIM, folder / str(VICTIM) / "try", "import irad").returncode
    except PermissionError:
        return False


@pytest.fixture(scope="module")
def forged(place: Path) -> Path:
    """A cache with changed code, signed with the attacker's key, which he runs himself."""
    cache = place / str(ATTACKER) / "cache"
    assert as_user(ATTACKER, cache, GRADIENT).stdout == RIGHT
    constants = [struct.pack("<d", number).hex() for number in (1234.5, 1000.0)]
    assert as_user(ATTACKER, cache, CHANGE, str(cache), *constants).stdout == "1\n"
    assert as_user(ATTACKER, cache, GRADIENT).stdout == WRONG
    return cache


def planted(forged: Path, cache: Path, owner: int, files_of: int, mode: int) -> None:
    """A copy of the forged cache in another place, with these owners and this mode."""
    shutil.rmtree(cache, ignore_errors=True)
    shutil.copytree(forged, cache)
    for path in cache.rglob("*"):
        os.chown(path, *((owner, owner) if path.is_dir() else (files_of, files_of)))
    os.chown(cache, owner, owner)
    cache.chmod(mode)


@pytest.mark.parametrize("victim", [VICTIM, ROOT])
@pytest.mark.parametrize(
    ("mine", "files_are_mine", "mode", "said"),
    [
        (True, False, 0o700, ""),
        (True, True, 0o777, "other users may write to it"),
        (True, True, 0o770, "other users may write to it"),
        (False, False, 0o755, f"it belongs to user {ATTACKER}, and this is user "),
        (False, True, 0o755, f"it belongs to user {ATTACKER}, and this is user "),
    ],
    ids=["files", "open", "group", "directory", "directory-alone"],
)
def test_planted_code_is_not_run(
    place: Path, forged: Path, victim: int, mine: bool, files_are_mine: bool, mode: int, said: str
) -> None:
    cache = place / str(victim) / "cache"
    owners = [victim if own else ATTACKER for own in (mine, files_are_mine)]
    planted(forged, cache, *owners, mode)
    done = as_user(victim, cache, GRADIENT)
    assert (done.returncode, done.stdout) == (0, RIGHT), done.stderr
    assert (said in done.stderr) if said else done.stderr == ""


@pytest.mark.parametrize("victim", [VICTIM, ROOT])
def test_changed_code_is_not_run_where_the_key_is_not_known(place: Path, forged: Path, victim: int) -> None:
    """Files that are the victim's in every way, but signed by somebody else."""
    cache = place / str(victim) / "own"
    assert as_user(victim, cache, GRADIENT).stdout == RIGHT
    for entry in forged.glob("??/*.bin"):
        target = cache / entry.parent.name / entry.name
        assert target.is_file()
        target.write_bytes(entry.read_bytes())
        os.chown(target, victim, victim)
    for _ in range(2):
        done = as_user(victim, cache, GRADIENT)
        assert (done.stdout, done.stderr) == (RIGHT, "")
