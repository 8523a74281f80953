"""What holds for all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from irad.api import custom


@pytest.fixture(autouse=True)
def _rules_of_the_test_alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rules for C functions hold for the process: those that a test registers end with it."""
    monkeypatch.setattr(custom, "_current", custom.registered())
    yield
