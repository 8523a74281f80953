"""Sparse Jacobians and Hessians against dense ones and closed forms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import njit
from scipy import sparse

import irad
from irad.errors import ArgumentError, UsageError


@njit
def brusselator(u: Any, n: int) -> Any:
    r = np.zeros_like(u)
    for i in range(n):
        for j in range(n):
            k = 2 * (i * n + j)
            a, b = u[k], u[k + 1]
            for s in range(2):
                flux = -4 * u[k + s]
                if i > 0:
                    flux += u[k + s - 2 * n]
                if i < n - 1:
                    flux += u[k + s + 2 * n]
                if j > 0:
                    flux += u[k + s - 2]
                if j < n - 1:
                    flux += u[k + s + 2]
                r[k + s] = 0.02 * (n + 1) ** 2 * flux
            r[k] += 1 + b * a * a - 4.4 * a
            r[k + 1] += 3.4 * a - a * a * b
    return r


@njit
def arrow(x: Any) -> Any:
    y = x**2
    y[0] = x.sum() ** 2
    y[5] = (x**3).sum()
    return y


@njit
def valley(x: Any) -> Any:
    s = 0.0
    for i in range(len(x) - 1):
        s += 100 * (x[i + 1] - x[i] ** 2) ** 2 + (1 - x[i]) ** 2
    return s


@njit
def switched(x: Any, on: Any) -> Any:
    y = x**2
    if on:
        for i in range(len(x) - 1):
            y[i] += 1e-9 * x[i + 1]
    return y


def counted(transform: Any) -> list[int]:
    """How many tangents a known pattern takes."""
    return [int(plan.colours.max()) + 1 for plan in transform._known.values()]


def test_a_mesh() -> None:
    jacobian = irad.sparse_jacobian(brusselator)
    u = np.random.default_rng(0).uniform(size=200)
    found = jacobian(u, 10)
    assert isinstance(found, sparse.csr_array)
    dense = irad.jacobian(brusselator)(u, 10)
    np.testing.assert_array_equal(found.toarray(), dense)
    assert found.nnz == np.count_nonzero(dense)
    assert counted(jacobian)[0] <= 10


def test_the_number_of_tangents_does_not_grow() -> None:
    jacobian = irad.sparse_jacobian(brusselator)
    for n in (10, 40):
        assert jacobian(np.random.default_rng(0).uniform(size=2 * n * n), n).shape == (2 * n * n, 2 * n * n)
    assert counted(jacobian)[1] <= counted(jacobian)[0] + 2


def test_dense_rows_are_computed_by_the_reverse_mode() -> None:
    x = np.random.default_rng(1).uniform(0.5, 1.5, 300)
    jacobian = irad.sparse_jacobian(arrow)
    wanted = np.diag(2 * x)
    wanted[0], wanted[5] = 2 * x.sum(), 3 * x**2
    np.testing.assert_allclose(jacobian(x).toarray(), wanted, rtol=1e-13)
    assert counted(jacobian) == [1]


def test_hessian() -> None:
    x = np.random.default_rng(2).uniform(size=50)
    hessian = irad.sparse_hessian(valley)
    found = hessian(x)
    main = np.zeros(50)
    main[:-1] = 2 - 400 * x[1:] + 1200 * x[:-1] ** 2
    main[1:] += 200
    wanted = np.diag(main) + np.diag(-400 * x[:-1], 1) + np.diag(-400 * x[:-1], -1)
    np.testing.assert_allclose(found.toarray(), wanted, rtol=1e-11)
    assert found.nnz == 3 * 50 - 2 and counted(hessian)[0] == 3


def test_several_arguments_of_a_compiled_function() -> None:
    source = "void f(const double *x, const double *k, double *y, int n) { while (n--) y[n] = x[n] * x[n] * k[0]; }"
    f = irad.compile(source, lang="c").f
    x, k = np.arange(1.0, 9.0), np.array([3.0])
    found = irad.sparse_jacobian(f, ("x", "k"), "y")(x, k, np.zeros(8), 8)
    np.testing.assert_allclose(found.toarray(), np.hstack([np.diag(6 * x), (x**2)[:, None]]))


def test_a_pattern_that_grows() -> None:
    """An entry that was zero when the pattern was found is found when it is not, small as it is."""
    x, jacobian = np.linspace(1.0, 2.0, 30), irad.sparse_jacobian(switched)
    assert jacobian(x, False).nnz == 30
    found = jacobian(x, True)
    np.testing.assert_allclose(found.toarray(), np.diag(2 * x) + np.diag(np.full(29, 1e-9), 1), rtol=1e-13)


def test_a_given_pattern() -> None:
    x = np.linspace(1.0, 2.0, 30)
    pattern = sparse.coo_array(np.eye(30) + np.eye(30, k=1))
    found = irad.sparse_jacobian(switched, pattern=pattern)(x, False)
    np.testing.assert_allclose(found.toarray(), np.diag(2 * x), rtol=1e-13)
    with pytest.raises(ArgumentError, match="entries outside of the given pattern"):
        irad.sparse_jacobian(arrow, pattern=np.eye(30, dtype=bool))(x)
    with pytest.raises(ArgumentError, match=r"the pattern has shape \(30, 29\), and the derivative \(30, 30\)"):
        irad.sparse_jacobian(arrow, pattern=np.ones((30, 29), bool))(x)


def test_what_is_refused() -> None:
    with pytest.raises(UsageError, match="no Jacobian"):
        irad.sparse_jacobian(arrow)(np.ones(8, complex))


IN_PLACE = """
#include <math.h>
void swept(const double *b, double *u, int n)
{
    for (int i = 0; i < n; i++)
        u[i] = u[i] * b[i] + b[i] + (i ? 0.5 * u[i - 1] : 0.0);
}
double summed(const double *b, double *u, int n)
{
    double s = sqrt(b[0]);
    for (int i = 0; i < n; i++) {
        u[i] = u[i] * b[i] + b[i] * b[i] + (i ? 0.5 * u[i - 1] : 0.0);
        s += u[i] * u[i];
    }
    return s;
}
"""


@njit
def swept(b: Any, u: Any) -> None:
    for i in range(b.size):
        u[i] = u[i] * b[i] + b[i] + (0.5 * u[i - 1] if i else 0.0)


@pytest.mark.parametrize("size", [4, 12, 30])
@pytest.mark.parametrize("language", ["c", "numba"])
def test_arrays_updated_in_place(language: str, size: int) -> None:
    """Each derivative on the way to the pattern starts from what was handed in."""
    f = swept if language == "numba" else irad.compile(IN_PLACE, lang="c").swept
    more = () if language == "numba" else (size,)
    u = np.linspace(0.5, 1.5, size)
    b = 1 + 0.3 * u
    jacobian = irad.sparse_jacobian(f, "b", out="u")
    expected = np.zeros((size, size))
    for i in range(size):
        expected[i] = 0.5 * expected[i - 1] if i else 0.0
        expected[i, i] += 1 + u[i]
    for _ in range(2):
        np.testing.assert_allclose(jacobian(b, u.copy(), *more).toarray(), expected, rtol=1e-12, atol=1e-14)


def test_hessians_of_arrays_updated_in_place() -> None:
    """Columns in which not all is finite are computed one by one, behind the others."""
    f = irad.compile(IN_PLACE, lang="c").summed
    b, u = np.arange(0.0, 9.0), np.ones(9)
    found = irad.hessian(f, "b")(b, u.copy(), 9)
    expected = irad.jacrev(irad.grad(f, "b"), "b")(np.append(1e-300, b[1:]), u.copy(), 9)
    np.testing.assert_allclose(found[1:], expected[1:], rtol=1e-12)
