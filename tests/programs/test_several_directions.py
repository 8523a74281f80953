"""Jacobians and Hessians whose columns are taken several at a time, with the shadows of these interleaved: against
products with one vector at a time."""

from __future__ import annotations

import shutil

import numpy as np
import pytest
from numba import njit

import irad
from irad.api.transforms.higher_order import NestedTangents

SOURCE = r"""
#include <math.h>
#include <stdlib.h>
#include <string.h>

double chain(const double *x, int n)
{
    double s = 0;
    for (int i = 1; i < n; i++)
        s += x[i] > 0 ? sin(x[i - 1]) * exp(x[i]) : x[i - 1] * x[i] * x[i];
    return s;
}

double rows(const double *x, int n)
{
    double **row = malloc(n * sizeof *row);
    for (int i = 0; i < n; i++) {
        row[i] = malloc(n * sizeof(double));
        for (int j = 0; j < n; j++)
            row[i][j] = x[i] * x[j] + (i == j);
    }
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            s += log(1 + row[i][j] * row[j][i]);
    for (int i = 0; i < n; i++)
        free(row[i]);
    free(row);
    return s;
}

__attribute__((noinline)) static double energy(const double *p, double scale)
{
    double r = sqrt(p[0] * p[0] + p[1] * p[1] + scale);
    return r > 1 ? log(r) : r * r * scale;
}

double called(const double *x, int n)
{
    double s = 0, room[8];
    for (int i = 0; i + 1 < n; i++) {
        memcpy(room + i, x + i, 2 * sizeof(double));
        s += energy(room + i, s) * x[n - 1];
    }
    return s;
}

double settles(const double *x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++) {
        double y = x[i];
        while (fabs(y) > 0.3)
            y *= 0.5 + 0.1 * tanh(x[(i + 1) % n]);
        s += y * y * x[0];
    }
    return s;
}

double residual(const double *x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++) {
        double h = x[i] > 0 ? sqrt(x[i]) : 0;
        s += 0.5 * (h - 2) * (h - 2);
    }
    return s;
}

typedef struct { double at, speed; const double *of; } Body;

double bodies(const double *x, int n)
{
    Body *all = malloc(n * sizeof *all);
    for (int i = 0; i < n; i++)
        all[i] = (Body){ x[i], x[i] * x[(i + 1) % n], x + i };
    for (int step = 0; step < 3; step++)
        for (int i = 0; i < n; i++) {
            all[i].speed -= 0.1 * sin(all[i].at) * *all[(i + 2) % n].of;
            all[i].at += 0.1 * all[i].speed;
        }
    double s = 0;
    for (int i = 0; i < n; i++)
        s += all[i].at * all[i].at + all[i].speed;
    free(all);
    return s;
}

double mixed(const double *x, const double *w, int n, int kind)
{
    const double **of = malloc(n * sizeof *of);
    for (int i = 0; i < n; i++)
        of[i] = i % kind ? x + i : w + i;
    double s = 0;
    for (int i = 0; i + 1 < n; i++) {
        const double *p = of[i];
        s += p[0] * p[1] * x[i] * x[0];
    }
    free(of);
    return s;
}

double lent(const double *x, const double *w, int n)
{
    Body *all = malloc(n * sizeof *all);
    for (int i = 0; i < n; i++)
        all[i] = (Body){ x[i], 0, w };
    double s = 0;
    for (int i = 0; i < n; i++)
        s += all[i].of[i] * all[i].at * all[i].at * x[(i + 1) % n];
    free(all);
    return s;
}

float single(const float *x, int n)
{
    float s = 0;
    for (int i = 0; i < n; i++)
        s += x[i] * x[i] * x[(i + 1) % n];
    return s;
}

void smooth(const double *x, double *y, int n)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[(i + 1) % n] + (x[i] > 1 ? exp(-x[i]) : x[i]);
}

void in_place(double *x, int n)
{
    for (int step = 0; step < 2; step++)
        for (int i = 1; i < n; i++)
            x[i] += x[i - 1] * x[i - 1];
}
"""


@pytest.fixture(scope="module")
def module():
    return irad.compile(SOURCE, lang="c")


@pytest.fixture
def taken(monkeypatch):
    """The derivatives along several directions that have been made."""
    found = []
    given = NestedTangents.abreast

    def noted(self, *args, **kwargs):
        made = given(self, *args, **kwargs)
        found.append(made)
        return made

    monkeypatch.setattr(NestedTangents, "abreast", noted)
    return found


def hessian_by_products(f, x, n):
    return np.array([irad.hvp(f, "x")((x, n), (e,))[1] for e in np.eye(x.size, dtype=x.dtype)])


@pytest.mark.parametrize("size", [5, 8])
@pytest.mark.parametrize("name", ["chain", "rows", "called", "settles", "residual", "bodies"])
def test_hessians(module, taken, name, size):
    x = np.random.default_rng(5).uniform(-1.5, 1.5, size)
    found = irad.hessian(module[name], "x")(x, size)
    np.testing.assert_allclose(found, hessian_by_products(module[name], x, size), rtol=1e-11, atol=1e-12)
    assert taken and None not in taken


def test_a_residual_of_zero(module, taken):
    found = irad.hessian(module.residual)(np.full(4, 4.0), 4)
    np.testing.assert_allclose(found, np.eye(4) / 16, rtol=1e-14)
    assert taken and None not in taken


@pytest.mark.parametrize("kind", [1, 2, 3])
def test_pointers_to_what_has_no_shadow(module, kind):
    rng = np.random.default_rng(9)
    x, w = rng.normal(size=(2, 9))
    for f, rest in ((module.mixed, (w, 9, kind)), (module.lent, (w, 9))):
        found = irad.hessian(f, "x")(x, *rest)
        products = np.array([irad.hvp(f, "x")((x, *rest), (e,))[1] for e in np.eye(9)])
        np.testing.assert_allclose(found, products, rtol=1e-12, atol=1e-13)


def test_single_precision(module, taken):
    x = np.arange(1, 7, dtype=np.float32)
    found = irad.hessian(module.single)(x, 6)
    assert found.dtype == np.float32
    np.testing.assert_array_equal(found, hessian_by_products(module.single, x, 6))
    assert taken and None not in taken


@pytest.mark.parametrize("size", [4, 11])
def test_jacobians(module, taken, size):
    x = np.random.default_rng(6).uniform(0.5, 1.5, size)
    found = irad.jacfwd(module.smooth, "x", out="y")(x, np.zeros(size), size)
    np.testing.assert_allclose(found, irad.jacrev(module.smooth, "x", out="y")(x, np.zeros(size), size), rtol=1e-13)
    np.testing.assert_allclose(
        irad.jacfwd(module.in_place)(x, size), irad.jacrev(module.in_place)(x, size), rtol=1e-12, atol=1e-14
    )
    assert len(taken) == 2 and None not in taken


@njit
def potential(x, y):
    s = 0.0
    for i in range(x.shape[0]):
        for j in range(y.shape[0]):
            s += np.exp(-(x[i, 0] - y[j]) ** 2) * x[i, 1]
    return s


@pytest.mark.parametrize("layout", ["C", "F", "reversed", "strided"])
def test_layouts_of_numba(taken, layout):
    rng = np.random.default_rng(7)
    x, y = rng.normal(size=(3, 2)), rng.normal(size=4)
    wide = rng.normal(size=(6, 4))
    x = {"C": x, "F": np.asfortranarray(x), "reversed": x[::-1, ::-1], "strided": wide[::2, 1:3]}[layout]
    y = y[::-1] if layout == "reversed" else y
    (xx, xy), (yx, yy) = irad.hessian(potential, ("x", "y"))(x, y)
    e = np.exp(-((x[:, 0, None] - y) ** 2))
    d = x[:, 0, None] - y
    np.testing.assert_allclose(np.diag(xx[:, 0, :, 0]), (x[:, 1, None] * e * (4 * d * d - 2)).sum(1), rtol=1e-11)
    np.testing.assert_allclose(np.diag(xx[:, 0, :, 1]), (-2 * d * e).sum(1), rtol=1e-11)
    np.testing.assert_allclose(xy[:, 1], 2 * d * e, rtol=1e-11)
    np.testing.assert_allclose(yx, np.moveaxis(xy, 2, 0), rtol=1e-11)
    np.testing.assert_allclose(np.diag(yy), (x[:, 1, None] * e * (4 * d * d - 2)).sum(0), rtol=1e-11)
    assert taken and None not in taken


@njit
def factored(x):
    a = np.outer(x, x) + np.eye(x.size)
    return np.linalg.slogdet(a)[1]


def test_what_takes_one_direction_at_a_time():
    x = np.random.default_rng(8).normal(size=5)
    found = irad.hessian(factored)(x)
    s = 1 + x @ x
    np.testing.assert_allclose(found, 2 * np.eye(5) / s - 4 * np.outer(x, x) / s**2, rtol=1e-10, atol=1e-12)


DESCRIBED = """
real(8) function of_row(x, k) result(e)
  real(8), intent(in) :: x(:), k(:)
  e = sum(k * x**4) + 0.5d0 * sum(x(1:size(x) - 1) * x(2:size(x)))
end function
real(8) function of_plane(x) result(e)
  real(8), intent(in) :: x(:, :)
  integer :: i, j
  e = 0
  do j = 1, size(x, 2)
    do i = 1, size(x, 1)
      e = e + j * x(i, j)**3
      if (j > 1) e = e + x(i, j) * x(i, j - 1)
    end do
  end do
end function
module interfaces
  interface
    real(8) function of_row(x, k)
      real(8), intent(in) :: x(:), k(:)
    end function
    real(8) function of_plane(x)
      real(8), intent(in) :: x(:, :)
    end function
  end interface
end module
"""


@pytest.mark.skipif(not shutil.which("flang-22"), reason="there is no flang here")
def test_arrays_with_descriptors() -> None:
    module = irad.compile(DESCRIBED, lang="fortran")
    row, plane = module.of_row, module.of_plane
    for x, k in ((np.arange(1.0, 6.0), np.ones(5)), (np.arange(20.0)[::-2], np.arange(10.0))):
        next_to = np.eye(x.size, k=1)
        expected = np.diag(12 * k * x**2) + 0.5 * (next_to + next_to.T)
        np.testing.assert_allclose(irad.hessian(row, "x")(x, k), expected, rtol=1e-12)
        np.testing.assert_allclose(irad.sparse_hessian(row, "x")(x, k).toarray(), expected, rtol=1e-12)
        mixed = irad.jacobian(irad.grad(row, "x"), "k")(x, k)
        np.testing.assert_allclose(mixed, np.diag(4 * x**3), rtol=1e-12)
    for made in (np.asfortranarray, np.ascontiguousarray, lambda a: np.repeat(a, 2, 1)[:, ::-2]):
        x = made(1 + np.arange(12.0).reshape(3, 4))
        columns = np.diag([6.0, 12, 18, 24]).repeat(1, 0)
        expected = np.zeros((3, 4, 3, 4))
        for i in range(3):
            expected[i, :, i, :] = columns * x[i] + np.eye(4, k=1) + np.eye(4, k=-1)
        np.testing.assert_allclose(irad.hessian(plane)(x), expected, rtol=1e-12)


@pytest.mark.parametrize("size", [6, 1000])
def test_memory_of_arguments_that_do_not_move(size):
    """The shadow of what is neither moved nor a result is kept as long as it is used."""
    f = irad.compile(
        "double f(const double *x, const double *k, int n)"
        "{ double s = 0; for (int i = 0; i < n; i++) s += k[i] * x[i] * x[i] * x[i]; return s; }",
        lang="c",
    ).f
    x, k = 1 + np.arange(float(size)), np.ones(size)
    mixed = irad.jacobian(irad.grad(f, "x"), "k")
    for _ in range(2):
        np.testing.assert_allclose(mixed(x, k, size), np.diag(3 * x**2), rtol=1e-13)
