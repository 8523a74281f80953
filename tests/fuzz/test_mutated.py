"""Damaged modules end with a message; `python -m tests.fuzz.mutated 0:1000` tries more of them."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.fuzz import mutated

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # beside threads, from Python 3.12 on


def test_files_with_random_changes(tmp_path: Path, cache_directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRAD_CACHE_DIRECTORY", str(cache_directory))
    assert mutated.run(range(14), tmp_path) == []


def test_modules_of_each_language_are_damaged() -> None:
    """Of six languages, where their compilers are here; none is left out since it is not compiled as it should be."""
    languages = ["c", "c++", "openmp", "fortran", "rust", "numba"]
    wanted = {f"{name}.{kind}" for name in languages if mutated.is_here(name) for kind in ("bc", "ll")}
    assert mutated.bases().keys() == wanted | ({"c.o", "c.a"} if mutated.is_here("c") else set())


def test_what_is_damaged_is_differentiated_as_it_is(tmp_path: Path) -> None:
    """Else a change of it would meet no more than the message that it meets anyway."""
    for name, module in mutated.bases().items():
        path = tmp_path / name
        path.write_bytes(module)
        outcome = mutated.tried(path)
        assert not outcome.fault and "error" not in outcome.said, (name, outcome)


@pytest.mark.parametrize("how,fault", [("raise", "traceback"), ("die", "signal 9"), ("write", "partial output")])
def test_faults_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, fault: str) -> None:
    def command(words: list[str]) -> int:
        if how == "raise":
            raise KeyError("no message")
        if how == "die":
            os.kill(os.getpid(), 9)
        Path(words[3]).write_text("half of it")
        return 1

    monkeypatch.setattr(mutated, "irad", command)
    path = tmp_path / "x.ll"
    path.write_text("")
    assert mutated.tried(path).fault == f"irad opt: {fault}"


def test_changes_differ_from_seed_to_seed() -> None:
    text = b"define double @f(double %x) {\n  ret double %x\n}\n"
    assert len({mutated.mutated(text, random.Random(seed), True) for seed in range(50)}) > 25
