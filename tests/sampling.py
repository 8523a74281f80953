"""Samples of long rows of cases: `make test` takes some of them, `make test-all` all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")


def sample(cases: Sequence[Case], every: int) -> list[Case]:
    """Every so many of the cases; all where the environment says ``TESTS=all``."""
    return list(cases if os.environ.get("TESTS") == "all" else cases[::every])
