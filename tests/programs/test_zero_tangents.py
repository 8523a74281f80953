"""Second derivatives where tangents happen to be zero: a product with a zero has a derivative all the same."""

from __future__ import annotations

import numpy as np
import pytest

import irad

OF_A_SUM = {
    "root": "sqrt(s)",
    "logarithm": "log(s + 1)",
    "quotient": "1 / s",
    "power": "pow(s, 1.5)",
    "integer_power": "pow(s, -2)",
    "cube_root": "cbrt(s)",
    "angle": "atan2(s, 2.0)",
    "arc": "asin(s / 4)",
    "remainder": "fmod(s, 0.75) * s",
}
"""Functions with an infinite partial derivative somewhere, of a sum that a loop begins with a constant."""

SOURCE = "#include <math.h>\n" + "\n".join(
    f"double of_{name}(const double *x, int n)\n"
    "{ double s = 0; for (int i = 0; i + 1 < n; i += 2) s += x[i] * x[i + 1] + 0.4;"
    f" return {function}; }}"
    for name, function in OF_A_SUM.items()
)


@pytest.fixture(scope="module")
def functions() -> irad.Module:
    return irad.compile(SOURCE, lang="c")


@pytest.mark.parametrize("strong", [False, True], ids=["", "strong"])
@pytest.mark.parametrize("name", OF_A_SUM)
def test_hessians(functions: irad.Module, name: str, strong: bool) -> None:
    """At zeros of x the tangent of the sum along every second direction is zero."""
    options = irad.Options(strong_zero=strong)
    f = irad.compile(SOURCE, lang="c", options=options)[f"of_{name}"] if strong else functions[f"of_{name}"]
    x = np.array([0.0, 1.0, 0.0, 0.7])
    hessian = irad.hessian(f)(x, 4)
    gradient, step = irad.grad(f), 1e-5
    differences = [(gradient(x + e, 4) - gradient(x - e, 4)) / (2 * step) for e in step * np.eye(4)]
    np.testing.assert_allclose(hessian, differences, rtol=1e-7, atol=1e-8)
    np.testing.assert_allclose(hessian, hessian.T, rtol=1e-12, atol=1e-13)


def test_elements_of_temporary_arrays() -> None:
    """Numba kernels merge what an array begins with."""
    from numba import njit

    @njit
    def f(x, y):
        return 1 / (x * y + 1)[0]

    x, y = np.zeros(1), np.ones(1)
    ((of_x, mixed), (other, of_y)) = irad.hessian(f, wrt=(0, 1))(x, y)
    assert [float(v[0, 0]) for v in (of_x, mixed, other, of_y)] == [2.0, -1.0, -1.0, 0.0]


def test_distance_along_an_axis() -> None:
    """The second derivative of |d| across d is 1/|d|."""
    f = irad.compile(
        "#include <math.h>\ndouble f(const double *d, int n)"
        "{ double s = 0; for (int i = 0; i < n; i++) s += d[i] * d[i]; return sqrt(s); }",
        lang="c",
    ).f
    np.testing.assert_allclose(irad.hessian(f)(np.array([2.0, 0.0, 0.0]), 3), np.diag([0, 0.5, 0.5]), atol=1e-15)


def test_tangents_that_begin_with_nothing() -> None:
    """A root of a sum that is still zero has no tangent, and no NaN."""
    f = irad.compile(
        "#include <math.h>\ndouble f(const double *d, int n)"
        "{ double s = 0; for (int i = 0; i < n; i++) s = sqrt(s) + d[i] * d[i]; return s; }",
        lang="c",
    ).f
    x = np.array([0.5, 0.25, 0.75])
    assert np.isfinite(irad.jvp(f)((x, 3), (np.ones(3),))[1])
    assert np.isfinite(irad.hessian(f)(x, 3)).all()
