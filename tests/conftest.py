"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

import irad
from irad.api import rule_registration, session
from tests import sampling

os.environ.setdefault("KMP_BLOCKTIME", "0")  # threads that wait shall sleep: others need the processors
# Hundreds of processes import irad: its bytecode is kept, also where the environment says otherwise.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


@pytest.fixture(scope="session")
def cache_directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of this run of the tests, empty at its start, that its processes share."""
    base = tmp_path_factory.getbasetemp()
    return (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "irad-cache"


@pytest.fixture
def differentiated_once(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The driver differentiates equal modules once in a test; the modules' texts, before and after."""
    from irad.cli import linking

    made: dict[str, str] = {}
    differentiate = linking.differentiate

    def known(module: llvm.ModuleRef, *how: Any) -> llvm.ModuleRef:
        text = str(module)
        if text not in made:
            made[text] = str(differentiate(module, *how))
        return llvm.parse_assembly(made[text])

    monkeypatch.setattr(linking, "differentiate", known)
    return made


@pytest.fixture(autouse=True)
def _rules_of_the_test_alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rules for C functions hold for the process: those that a test registers end with it."""
    monkeypatch.setattr(rule_registration, "_current", rule_registration.registered())
    yield


@pytest.fixture(autouse=True, scope="module")
def _code_of_the_file_alone() -> Iterator[None]:
    """What is compiled takes mappings of memory, which a process has a limited number of: what a file leaves unused is
    given back when it ends."""
    yield
    gc.collect()


@pytest.fixture
def no_second_try(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls are not inlined where a function is refused as it is."""

    def refuse(module: object, roots: object, refused: irad.DifferentiationError, keep: object = ()) -> None:
        raise refused

    monkeypatch.setattr(session, "flatten", refuse)


def pytest_collection_finish() -> None:
    """What is imported by now stays: it need not be looked at whenever a file ends."""
    gc.freeze()


@pytest.hookimpl(optionalhook=True)  # pytest-xdist need not be here
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand out files as `tests/scheduling.py` says, where whole files are asked for."""
    if config.getoption("dist") != "loadfile":
        return None
    from tests import scheduling

    return scheduling.Scheduling(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what this run takes no part in (`tests/sampling.py`); sort the tests of a process of such a run in the
    order in which they are handed out."""
    taken = sampling.in_part(items, os.environ.get("TESTS", ""))
    if len(taken) < len(items):
        kept = set(taken)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = taken
    if hasattr(config, "workerinput"):
        from tests import scheduling

        items.sort(key=scheduling.rank)
