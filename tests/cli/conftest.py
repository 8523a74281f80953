"""Running `irad` in this process, with a cache of the tests' own."""

from __future__ import annotations

from pathlib import Path

import pytest

PROGRAMS = Path(__file__).resolve().parents[1] / "programs" / "c_interface"


@pytest.fixture(autouse=True)
def _surroundings(cache_directory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRAD_CACHE_DIRECTORY", str(cache_directory))
    monkeypatch.chdir(tmp_path)
