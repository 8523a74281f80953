"""Programs in C that use linear algebra: derivatives of `linalg/factors.c` (factors of indefinite matrices, QR with
exchanges of columns, condition numbers) and `linalg/users.c` (what users write around LAPACK) against differences of
the same programs, which run SciPy's LAPACK."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import irad
from tests.sampling import sample

pytest.importorskip("scipy")

N = 5
FACTORS = ["pivoted", "conditions", *sample(["complex_lower", "upper", "lower", "complex_upper"], 2)]
USERS = "elimination blocks mixtures newton axes filter".split()


@pytest.fixture(scope="module")
def program() -> irad.Module:
    return irad.compile([Path(__file__).parent / "linalg" / name for name in ("factors.c", "users.c")])


@pytest.mark.parametrize("name", [*FACTORS, *USERS])
def test_derivatives(name: str, program: irad.Module) -> None:
    rng = np.random.default_rng(2)
    small_diagonal = 1 - 0.8 * np.eye(N)  # so that there are pivots of two rows
    x = np.array([rng.normal(size=(N, N)) * small_diagonal, rng.normal(size=(N, N))]).reshape(2, -1)
    f = program[name]

    def at(step: np.ndarray) -> float:
        return f(*(x + step.reshape(x.shape)), N)

    h = 1e-5
    value, gradients = irad.value_and_grad(f, wrt=(0, 1))(*x.copy(), N)
    assert value == pytest.approx(at(np.zeros(x.size)), rel=1e-11)
    found = np.concatenate(gradients)
    expected = [(8 * (at(h * e) - at(-h * e)) - (at(2 * h * e) - at(-2 * h * e))) / (12 * h) for e in np.eye(x.size)]
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-7 * np.max(np.abs(found)))
    along = rng.normal(size=x.shape)
    _, tangent = irad.jvp(f, wrt=(0, 1))((*x, N), tuple(along))
    assert tangent == pytest.approx(found @ along.ravel(), rel=1e-10)
