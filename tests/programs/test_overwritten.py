"""Memory that library functions overwrite with values without derivative, and blocks that grow."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import irad

CODE = r"""
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

double reads(const char *path, double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    FILE *in = fopen(path, "rb");
    if (!in) return -1;
    size_t got = fread(x, sizeof *x, n, in);
    fclose(in);
    for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
    return s + 100.0 * got;
}

struct parts { double fraction; int exponent; };
double splits(struct parts *p, double x) {
    p->fraction = frexp(x, &p->exponent);
    return p->fraction * p->exponent;
}

struct list { double *items; int count, room; };
__attribute__((noinline)) static void push(struct list *l, double x) {
    if (l->count == l->room) {
        l->room = 2 * l->room + 1;
        l->items = realloc(l->items, 8 * l->room);
    }
    l->items[l->count++] = x;
}
struct field { double *at; int count; };
__attribute__((noinline)) static void squares(const struct field *f, const double *x) {
    for (int i = 0; i < f->count; i++) f->at[i] = x[i] * x[i];
}
double steps(double *x, double dt, int n) {
    struct field f = {malloc(8 * n), n};
    double s = 0;
    for (int t = 0; t < 3; t++) {
        squares(&f, x);
        for (int i = 0; i < n; i++) x[i] += dt * f.at[i];
    }
    for (int i = 0; i < n; i++) s += x[i];
    free(f.at);
    return s;
}
double grows(const double *x, int n) {
    struct list l = {0, 0, 0};
    for (int i = 0; i < n; i++) push(&l, x[i] * x[i]);
    double s = 0;
    for (int i = 0; i < n; i++) s += l.items[i] * l.items[(i + 1) % n];
    free(l.items);
    return s;
}
"""


@pytest.fixture(scope="module")
def programs() -> irad.Module:
    return irad.compile(CODE, lang="c")


@pytest.fixture
def path(tmp_path: Path) -> np.ndarray:
    """The name of a file of two numbers, as C takes it."""
    np.array([7.0, 8.0]).tofile(tmp_path / "numbers")
    return np.frombuffer(bytes(tmp_path / "numbers") + b"\0", dtype=np.int8).copy()


def test_what_was_read_from_a_file_carries_no_adjoint(programs: irad.Module, path: np.ndarray) -> None:
    """Two numbers of three come from the file; the third keeps its adjoint."""
    x, dx = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    irad.autodiff(programs.reads, irad.Const, irad.Dup, irad.Const)(path, x, dx, 3)
    np.testing.assert_array_equal(x, [7, 8, 3])
    np.testing.assert_array_equal(dx, [2, 4, 6 + 27])


def test_what_was_read_from_a_file_carries_no_tangent(programs: irad.Module, path: np.ndarray) -> None:
    x, dx = np.array([1.0, 2.0, 3.0]), np.array([1.0, 10.0, 100.0])
    derivative = irad.autodiff(programs.reads, irad.Const, irad.Dup, irad.Const, mode="forward")
    assert derivative(path, x, dx, 3) == 2 + 40 + 600 + 2700
    np.testing.assert_array_equal(dx, [0, 0, 100])


def test_an_exponent_beside_active_numbers(programs: irad.Module) -> None:
    p, dp = (np.zeros(1, [("fraction", "f8"), ("exponent", "i4"), ("", "i4")]) for _ in "pd")
    derivative = irad.autodiff(programs.splits, irad.Dup, irad.Active)
    assert derivative(p.view("u1"), dp.view("u1"), 12.0) == 4 / 16
    assert p["exponent"][0] == 4 and dp["exponent"][0] == 0


def test_a_block_behind_a_pointer_that_a_callee_reads(programs: irad.Module) -> None:
    """A function that only reads a struct may still write through the pointers in it."""
    x, h = np.array([0.3, 0.7, 1.1]), 1e-6
    found = irad.autodiff(programs.steps)(x.copy(), np.zeros(3), 0.1, 3)
    plus, minus = (programs.steps(x.copy(), 0.1 + d, 3) for d in (h, -h))
    np.testing.assert_allclose(found, (plus - minus) / (2 * h), rtol=1e-8)


@pytest.mark.parametrize("mode", ["reverse", "forward"])
def test_a_block_that_grows(programs: irad.Module, mode: str) -> None:
    """Two derivatives of one function: what resizing needs is declared in both modules."""
    x = np.arange(1.0, 8.0)
    y = x * x
    expected = 2 * x * (np.roll(y, 1) + np.roll(y, -1))
    if mode == "reverse":
        np.testing.assert_allclose(irad.grad(programs.grows)(x, 7), expected, rtol=1e-14)
    else:
        _, tangent = irad.jvp(programs.grows)((x, 7), (np.ones(7),))
        assert tangent == pytest.approx(expected.sum(), rel=1e-14)


RELEASES = """
#include <stdlib.h>
double f(double *x, int n, int copied) {
    double *y = x;
    if (copied) {
        y = malloc(8 * n);
        for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += y[i] * y[i];
    free(y);
    return s;
}
"""


def test_a_block_that_may_be_the_callers() -> None:
    """As long as it is not, its release is as any other's."""
    f = irad.compile(RELEASES, lang="c").f
    np.testing.assert_array_equal(irad.grad(f)(np.arange(1.0, 4.0), 3, 1), [4, 32, 108])


def test_the_callers_block_is_not_released() -> None:
    """Found out while running."""
    with pytest.raises(irad.DifferentiationError) as caught:
        irad.grad(irad.compile(RELEASES, lang="c").f)(np.ones(3), 3, 0)
    assert caught.value.diagnostic.headline.endswith(
        ".c:11:5: error: a differentiated function frees memory of its caller; the shadow would be freed too, and the "
        "derivative in it lost; free the memory outside"
    )
