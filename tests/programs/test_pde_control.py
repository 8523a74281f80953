"""The example of a plate whose heat is found from its temperatures: gradients by `irad.implicit` around SciPy's sparse
solver and around conjugate gradients lead to the optimum that an adjoint by hand leads to."""

from __future__ import annotations

import os

import numpy as np
import pytest

pytest.importorskip("numba")
pytest.importorskip("scipy.sparse")
SIDE = 316 if os.environ.get("TESTS") == "all" else 24


def test_the_optimum_is_that_of_the_adjoint_by_hand() -> None:
    from examples.plate import Plate, minimised

    plate = Plate(SIDE)
    start = np.zeros(4)
    value, slope = plate.by_hand(start)
    expected = minimised(plate.by_hand)
    assert plate.by_hand(expected)[0] < 1e-3 * value
    for objective in (plate.by_scipy(), plate.by_conjugate_gradients()):
        found = objective(start)
        assert found[0] == pytest.approx(value, rel=1e-10)
        np.testing.assert_allclose(found[1], slope, rtol=1e-8)
        np.testing.assert_allclose(minimised(objective), expected, atol=1e-4)
