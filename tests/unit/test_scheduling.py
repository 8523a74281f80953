"""What the processes of a run of the tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

scheduling = pytest.importorskip("tests.scheduling")
TESTS = Path(__file__).resolve().parents[1]


def test_each_file_is_there() -> None:
    for file in (*scheduling.LONGEST, *scheduling.APART):
        assert (TESTS / file).is_file()
    assert not set(scheduling.LONGEST) & set(scheduling.APART)
