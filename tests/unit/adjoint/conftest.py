"""What tests of the second line of defence share."""

from __future__ import annotations

import pytest

import irad
from irad.api import session


@pytest.fixture
def no_second_try(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls are not inlined where a function is refused as it is."""

    def refuse(module: object, roots: object, refused: irad.DifferentiationError, keep: object = ()) -> None:
        raise refused

    monkeypatch.setattr(session, "flatten", refuse)
