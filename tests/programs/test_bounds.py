"""The option `check_bounds`: accesses outside of arrays are reported by line and index, and not made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit, prange

import irad

from .levels import LEVELS

CHECKED = irad.Options.from_environment(check_bounds=True, opt_level=1)

SOURCE = """#include <string.h>
double total(const double *x, int n, int step) {
    double s = 0;
    for (int i = 0; i < n; i++)
        s += x[i * step] * x[i * step];
    return s;
}
static __attribute__((noinline)) double squared(const double *p, int i) {
    return p[i] * p[i];
}
double through_a_callee(const double *x, int i) { return squared(x + 2, i); }
void downwards(double *y, const double *x, int first) {
    for (int i = 3; i >= first; i--)
        y[i] = 2 * x[0];
}
void copied(double *y, const double *x, int n) {
    memcpy(y, x, n * sizeof *x);
}
void threads(double *y, const double *x, int n, int k) {
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[i + k] * x[i];
}
double picked(const double *x, const int *which, int n) {
    double s = 0;
    for (int i = 0; i < n; i++)
        s += x[which[i]];
    return s;
}
struct view { const double *data; };
static __attribute__((noinline)) double first(const struct view *v, int i) {
    return v->data[i] * v->data[i];
}
double through_memory(const double *x, int i) { struct view v = {x}; return first(&v, i); }
double either(const double *x, const double *z, int flag, int i) {
    const double *p = flag ? x : z;
    return p[i] * p[i];
}
"""


@pytest.fixture(scope="module", params=LEVELS)
def code(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> irad.Module:
    path = tmp_path_factory.mktemp("bounds") / "code.c"
    path.write_text(SOURCE)
    return irad.compile(path, flags=(request.param, "-fopenmp"), options=CHECKED)


def message(call: Any, *args: Any) -> str:
    """What the error says, from the line on."""
    with pytest.raises(irad.BoundsError) as caught:
        call(*args)
    file, line, _, rest = str(caught.value).split(":", 3)
    assert Path(file).name == "code.c"
    return f"{line}:{rest}"


def outside(line: int, index: int, name: str, count: int) -> str:
    return f"{line}: error: index {index} is outside of argument '{name}', which has {count} elements"


X = np.arange(1.0, 9.0)


def test_reads(code: irad.Module) -> None:
    assert irad.grad(code.total)(X, 8, 1).tolist() == (2 * X).tolist()
    assert irad.grad(code.total)(X, 4, 2)[6] == 14
    for n, step, index in ((9, 1, 8), (5, 2, 8), (2, 1000, 1000), (2, -1, -1), (2, -40, -40)):
        assert message(irad.grad(code.total), X, n, step) == outside(5, index, "x", 8)
        assert message(code.total, X, n, step) == outside(5, index, "x", 8)
        assert message(lambda *a: irad.jvp(code.total, "x")(a, (X,)), X, n, step) == outside(5, index, "x", 8)


def test_an_empty_array_has_no_elements(code: irad.Module) -> None:
    assert message(irad.grad(code.total), np.zeros(0), 1, 1) == outside(5, 0, "x", 0)
    assert irad.grad(code.total)(np.zeros(0), 0, 1).tolist() == []
    assert message(irad.grad(code.total), np.zeros(1), 2, 1) == outside(5, 1, "x", 1).removesuffix("s")


def test_callees(code: irad.Module) -> None:
    assert irad.grad(code.through_a_callee)(X, -2)[0] == 2
    assert message(irad.grad(code.through_a_callee), X, 6) == outside(9, 8, "x", 8)
    assert message(irad.grad(code.through_a_callee), X, -3) == outside(9, -1, "x", 8)
    assert irad.grad(code.through_memory)(X, 7)[7] == 16
    assert message(irad.grad(code.through_memory), X, 8).endswith(outside(0, 8, "x", 8)[1:])


def test_pointers_that_are_chosen(code: irad.Module) -> None:
    z = np.arange(1.0, 4.0)
    by_x, by_z = irad.grad(code.either, wrt=("x", "z"))(X, z, 1, 5)
    assert by_x[5] == 12 and not by_z.any()
    assert message(irad.grad(code.either), X, z, 0, 5).endswith(outside(0, 5, "z", 3)[1:])


def test_writes_are_not_made(code: irad.Module) -> None:
    room = np.full(6, 5.0)
    y = room[1:5]
    with pytest.raises(irad.BoundsError) as caught:
        code.downwards(y, X, -1)
    assert str(caught.value).endswith("index -1 is outside of argument 'y', which has 4 elements")
    assert room.tolist() == [5, 2, 2, 2, 2, 5]
    assert message(lambda *a: irad.vjp(code.downwards, "x", "y")(*a), np.zeros(4), X, -3) == outside(14, -1, "y", 4)


def test_nothing_of_a_shadow_is_touched_beyond(code: irad.Module) -> None:
    gradient = irad.autodiff(code.total, irad.Dup, irad.Const, irad.Const)
    around = np.zeros(12)
    with pytest.raises(irad.BoundsError):
        gradient(X, around[2:10], 10, 1)
    assert not around[10:].any() and not around[:2].any()


def test_copies(code: irad.Module) -> None:
    def slope(*args: Any) -> Any:
        return irad.vjp(code.copied, "x", "y")(*args)[1](np.ones(len(args[0])))

    assert slope(np.zeros(8), X, 8).tolist() == [1.0] * 8
    assert message(slope, np.zeros(7), X, 8) == outside(17, 7, "y", 7)
    assert message(slope, np.zeros(9), X, 9) == outside(17, 8, "x", 8)


def test_threads(code: irad.Module) -> None:
    def slope(*args: Any) -> Any:
        return irad.vjp(code.threads, "x", "y")(*args)[1](np.ones(8))

    assert slope(np.zeros(8), X, 8, 0).tolist() == (2 * X).tolist()
    assert message(slope, np.zeros(8), X, 8, 1) == outside(22, 8, "x", 8)
    assert message(slope, np.zeros(8), X, 8, -1) == outside(22, -1, "x", 8)


def test_indices_are_checked_too(code: irad.Module) -> None:
    which = np.array([0, 3, 8], dtype=np.int32)
    assert message(irad.grad(code.picked), X, which, 3) == outside(27, 8, "x", 8)
    assert message(irad.grad(code.picked), X, which[:2], 3) == outside(27, 2, "which", 2)


def test_second_derivatives(code: irad.Module) -> None:
    product = irad.hvp(code.total)
    assert product((X, 8, 1), (X,))[1].tolist() == (2 * X).tolist()
    assert message(product, (X, 9, 1), (X,)) == outside(5, 8, "x", 8)


def test_check_looks_for_it() -> None:
    f = irad.compile(SOURCE, lang="c", flags="-O2 -fopenmp").total
    irad.check(f, X, 8, 1)
    with pytest.raises(irad.BoundsError, match="index 8 is outside of argument 'x', which has 8 elements"):
        irad.check(f, X, 9, 1)


def test_fortran() -> None:
    source = """subroutine smooth(x, y, n)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y(n)
  integer :: i
  do i = 1, n
    y(i) = x(i) * x(i + 1)
  end do
end subroutine"""
    f = irad.compile(source, lang="fortran", options=CHECKED).smooth
    with pytest.raises(irad.BoundsError, match=r":7:\d+: error: index 8 is outside of argument 'x', which has 8"):
        irad.vjp(f, "x", "y")(X, np.zeros(8), 8)
    value, pullback = irad.vjp(f, "x", "y")(np.append(X, 9.0), np.zeros(9), 8)
    assert value[:8].tolist() == (X * (X + 1)).tolist()
    assert pullback(np.ones(9))[0] == 2


@njit
def summed(x, n):  # type: ignore[no-untyped-def]
    total = 0.0
    for i in range(n):
        total += x[i] ** 2
    return total


@njit(parallel=True)
def summed_in_parallel(x, n):  # type: ignore[no-untyped-def]
    total = 0.0
    for i in prange(n):
        total += x[i] ** 2
    return total


@njit(boundscheck=True)
def summed_with_care(x, n):  # type: ignore[no-untyped-def]
    total = 0.0
    for i in range(n):
        total += x[i] ** 2
    return total


@pytest.mark.parametrize("kernel", [summed, summed_in_parallel])
def test_numba(kernel: Any) -> None:
    gradient = irad.grad(kernel, options=CHECKED)
    assert gradient(X, 8).tolist() == (2 * X).tolist()
    with pytest.raises(irad.BoundsError, match=r"test_bounds\.py:.*index 8 is outside of argument 'x', which has 8"):
        gradient(X, 9)


def test_numba_itself_may_check() -> None:
    """A kernel that is compiled with `boundscheck` raises from its gradient what it raises itself."""
    assert irad.grad(summed_with_care)(X, 8).tolist() == (2 * X).tolist()
    for call in (summed_with_care, irad.grad(summed_with_care)):
        with pytest.raises(IndexError, match=r"^index is out of bounds$"):
            call(X, 9)


PROGRAM = """#include <irad.h>
#include <stdio.h>
#include <stdlib.h>
__attribute__((noinline)) double f(const double *x, const int *which, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += x[which[i]] * x[which[i]];
    return s;
}
static int table[6] = {0, 1, 2, 3, 4, 5};
int main(int count, char **words)
{
    int n = atoi(words[1]);
    double own[4] = {1, 2, 3, 4}, down[8] = {0};
    double *x = own;
    if (*words[2] == 'm') {
        x = malloc(n * sizeof *x);
        for (int i = 0; i < n; i++)
            x[i] = i;
    } else if (*words[2] == 'd') {
        x = calloc(8, sizeof *x);
        __irad_extent(x, 3 * sizeof *x);
    }
    __irad_autodiff(f, x, down, irad_const, table, irad_const, n);
    printf("%g\\n", down[n - 1]);
    return 0;
}
"""


@pytest.fixture(scope="module", params=("-O0", "-O2"))
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("program")
    (folder / "a.c").write_text(PROGRAM)
    words = ["cc", "--check-bounds", request.param, "-g", "a.c", "-o", "a", "-lm"]
    subprocess.run([sys.executable, "-m", "irad.cli", *words], check=True, cwd=folder)
    return folder / "a"


@pytest.mark.parametrize(
    ("n", "kind", "want"),
    [
        (4, "local", "8\n"),
        (5, "local", "a.c:8:14: error: index 4 is outside of argument 'x', which has 4 elements\n"),
        (6, "malloc", "10\n"),
        (7, "malloc", "a.c:8:16: error: index 6 is outside of argument 'which', which has 6 elements\n"),
        (3, "declared", "0\n"),
        (4, "declared", "a.c:8:14: error: index 3 is outside of argument 'x', which has 3 elements\n"),
    ],
)
def test_programs_end_with_the_message(program: Path, n: int, kind: str, want: str) -> None:
    done = subprocess.run([program, str(n), kind], capture_output=True, text=True, check=False)
    if want.startswith("a.c"):
        assert done.returncode < 0 and done.stdout == ""
        assert done.stderr.endswith(want)
    else:
        assert (done.returncode, done.stdout, done.stderr) == (0, want, "")


def test_declarations_mean_nothing_without_the_option(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(PROGRAM)
    subprocess.run([sys.executable, "-m", "irad.cli", "cc", "a.c", "-o", "a", "-lm"], check=True, cwd=tmp_path)
    done = subprocess.run([tmp_path / "a", "4", "declared"], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"
