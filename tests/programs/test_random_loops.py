"""Random loops over neighbours, against differences; ``python -m tests.programs.random_loops`` runs more of them."""

from __future__ import annotations

import pytest

from tests.programs.random_loops import worst
from tests.sampling import sample


@pytest.mark.parametrize("seed", sample(list(range(60)), 12))
def test_gradient(seed: int) -> None:
    assert worst(seed) < 1e-5
