"""What shows only while a derivative runs: its call raises what it has come upon, and everything works afterwards."""

from __future__ import annotations

import ctypes
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from irad import runtime
from tests.programs.openmp_team import team
from tests.unit.compilers import program_compiler

SERIAL = r"""
#include <stdlib.h>
static double *slot;
void choose(double *p) { slot = p; }
double through(double x, int own)
{
    double mine[1];
    if (own) slot = mine;
    slot[0] = x * x; /* stop */
    double result = slot[0] * x;
    if (own) slot = 0;
    return result;
}
double releases(double *x, int n, int copied)
{
    double *y = x, s = 0;
    if (copied) {
        y = malloc(n * sizeof *y);
        for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
    }
    for (int i = 0; i < n; i++) s += y[i] * y[i];
    free(y); /* stop */
    return s;
}
"""

PARALLEL = r"""
#include <stdlib.h>
static double *block(const double *x, int bad)
{
    double *y = bad ? (double *)x : malloc(sizeof *y);
    if (!bad) *y = *x * *x;
    return y;
}
#define REGION(name, schedule_, before)                                                     \
    double name(const double *x, int n, int bad, double *out) {                             \
        double s = 0;                                                                       \
        _Pragma("omp parallel") {                                                           \
            _Pragma(schedule_)                                                              \
            for (int i = 0; i < n; i++) {                                                   \
                double *y = block(x + i, i == bad);                                         \
                out[i] = *y * *y / 2;                                                       \
                before free(y);                                                             \
            }                                                                               \
            _Pragma("omp for")                                                              \
            for (int i = 0; i < n; i++) out[i] *= 2;                                        \
        }                                                                                   \
        for (int i = 0; i < n; i++) s += out[i];                                            \
        return s;                                                                           \
    }
REGION(evenly, "omp for", )
REGION(in_turn, "omp for schedule(static, 1)", )
REGION(as_they_come, "omp for schedule(dynamic)", )
REGION(guided, "omp for schedule(guided)", )
REGION(in_critical, "omp for", _Pragma("omp critical"))
REGION(in_order, "omp for ordered", _Pragma("omp ordered"))

double all_of_them(const double *x, int n, int bad, double *out)
{
    double s = 0;
    #pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double *y = block(x + i, bad);
        out[i] = *y * *y;
        free(y);
    }
    for (int i = 0; i < n; i++) s += out[i];
    return s;
}
"""

NESTED = r"""
#include <stdlib.h>
static double *block(const double *x, int bad)
{
    double *y = bad ? (double *)x : malloc(sizeof *y);
    if (!bad) *y = *x * *x;
    return y;
}
double nested(const double *x, int n, int bad, double *out)
{
    double s = 0;
    #pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < n; i++) {
        double inner[4];
        #pragma omp parallel num_threads(2) firstprivate(x)
        {
            #pragma omp for
            for (int j = 0; j < 4; j++) {
                double *y = block(x + i, i == bad && j == 2);
                inner[j] = *y * j;
                free(y);
            }
            #pragma omp for
            for (int j = 0; j < 4; j++) inner[j] *= x[i];
        }
        out[i] = inner[0] + inner[1] + inner[2] + inner[3];
    }
    for (int i = 0; i < n; i++) s += out[i];
    return s;
}
"""

N = 9
X = np.arange(1.0, N + 1)
KEPT = np.zeros(3)
"""Memory that a global leads to, and that has no shadow."""


@pytest.fixture(scope="module")
def serial() -> irad.Module:
    return irad.compile(SERIAL, lang="c")


@pytest.fixture(scope="module")
def parallel() -> irad.Module:
    return irad.compile(PARALLEL, lang="c", flags=("-fopenmp",))


def line_of(source: str) -> int:
    """The line of a program that is marked."""
    return next(i for i, line in enumerate(source.splitlines(), 1) if "/* stop */" in line)


def stopped(call: Callable[[], Any]) -> irad.Diagnostic:
    with pytest.raises(irad.DifferentiationError) as caught:
        call()
    return caught.value.diagnostic


WAYS: dict[str, Callable[[Any, float, int], Any]] = {
    "grad": lambda f, x, own: irad.grad(f)(x, own),
    "value_and_grad": lambda f, x, own: irad.value_and_grad(f)(x, own)[1],
    "jvp": lambda f, x, own: irad.jvp(f)((x, own), (1.0,))[1],
    "hvp": lambda f, x, own: irad.hvp(f)((x, own), (1.0,))[0],
    "vjp": lambda f, x, own: irad.vjp(f)(x, own)[1](1.0),
    "autodiff": lambda f, x, own: irad.autodiff(f)(x, own),
}


@pytest.mark.parametrize("way", WAYS)
def test_each_kind_of_derivative(serial: irad.Module, way: str) -> None:
    for _ in range(3):
        serial.choose(KEPT)
        said = stopped(lambda: WAYS[way](serial.through, 3.0, 0))
        assert said.what == (
            "an active value is stored in memory reached through global @slot, which turns out to have no shadow"
        )
        assert said.why.startswith("its derivative would be lost")
        assert said.remedy.endswith("or pass it as an argument")
        assert said.location is not None and said.location.line == line_of(SERIAL)
        assert WAYS[way](serial.through, 3.0, 1) == pytest.approx(27.0)


def test_a_pullback_that_was_stopped(serial: irad.Module) -> None:
    """Its tape does not do for another sweep: it raises the same again. Others work."""
    serial.choose(KEPT)
    _, pullback = irad.vjp(serial.through)(3.0, 0)
    first, second = (stopped(lambda: pullback(1.0)) for _ in range(2))
    assert first == second
    _, pullback = irad.vjp(serial.through)(3.0, 1)
    assert (pullback(1.0), pullback(2.0)) == (pytest.approx(27.0), pytest.approx(54.0))


def position() -> bytes:
    """Where this thread's tape stands, and how much is to be released with it."""
    call, mark = runtime.symbols(), ctypes.create_string_buffer(24)
    tape = ctypes.CFUNCTYPE(ctypes.c_void_p)(call["irad_tape_acquire"])()
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(call["irad_tape_save"])(tape, mark)
    return mark.raw


def test_before_the_reverse_sweep(serial: irad.Module) -> None:
    """What the forward sweep has kept is released: the tape is as it was."""
    gradient, x, before = irad.grad(serial.releases), np.arange(1.0, 4.0), position()
    for _ in range(3):
        said = stopped(lambda: gradient(x, 3, 0))
        assert position() == before
        assert said.what == "a differentiated function frees memory of its caller"
        assert (said.why, said.remedy) == (
            "the shadow would be freed too, and the derivative in it lost", "free the memory outside"
        )  # fmt: skip
        np.testing.assert_array_equal(gradient(x, 3, 1), [4, 32, 108])
    np.testing.assert_array_equal(x, np.arange(1.0, 4.0))


def test_what_is_raised_can_be_sent(serial: irad.Module) -> None:
    serial.choose(KEPT)
    with pytest.raises(irad.DifferentiationError) as caught:
        irad.grad(serial.through)(3.0, 0)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_threads_of_the_program(serial: irad.Module) -> None:
    """Each has attempts of its own: one that is stopped does not disturb the others."""
    gradient, x = irad.grad(serial.releases), np.arange(1.0, 4.0)

    def run(number: int) -> bool:
        if number % 2:
            return stopped(lambda: gradient(x, 3, 0)).remedy == "free the memory outside"
        return bool(np.array_equal(gradient(x, 3, 1), [4, 32, 108]))

    gradient(x, 3, 1)
    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(run, range(64)))


REGIONS = ("evenly", "in_turn", "as_they_come", "guided", "in_critical")


@pytest.fixture(params=[1, 4])
def threads(request: pytest.FixtureRequest) -> Iterator[int]:
    with team(request.param):
        yield request.param


@pytest.mark.parametrize("name", REGIONS)
def test_in_a_parallel_region(parallel: irad.Module, name: str, threads: int) -> None:
    """All threads leave it together, wherever one of them stops: at barriers, in critical sections, in what is dealt
    out of a loop. Later regions have their threads, and do each iteration once."""
    gradient, before = irad.grad(parallel[name]), position()
    for bad in (0, N // 2, N - 1) * 3:
        said = stopped(lambda bad=bad: gradient(X, N, bad, np.zeros(N)))
        assert said.what == "a differentiated function frees memory of its caller"
        assert position() == before
        np.testing.assert_allclose(gradient(X, N, -1, np.zeros(N)), 4 * X**3)


def test_in_a_region_inside_another(threads: int) -> None:
    f = irad.compile(NESTED, lang="c", flags=("-fopenmp",)).nested
    gradient = irad.grad(f)
    for bad in (0, N // 2, N - 1) * 3:
        assert stopped(lambda bad=bad: gradient(X, N, bad, np.zeros(N))).remedy == "free the memory outside"
        np.testing.assert_allclose(gradient(X, N, -1, np.zeros(N)), 18 * X**2)


def test_all_threads_at_once(parallel: irad.Module, threads: int) -> None:
    """The message is that of the first one."""
    gradient = irad.grad(parallel.all_of_them)
    for _ in range(20):
        assert stopped(lambda: gradient(X, N, 1, np.zeros(N))).remedy == "free the memory outside"
        np.testing.assert_allclose(gradient(X, N, 0, np.zeros(N)), 4 * X**3)


def ended(program: str) -> list[str]:
    """What a program says that is ended by a stop."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == -signal.SIGABRT, done.stderr
    return done.stderr.splitlines()


def test_in_a_region_in_which_threads_wait_otherwise() -> None:
    """An ordered loop cannot be left: the program ends, with the message."""
    call = f"irad.grad(f)(x, {N}, 3, numpy.zeros({N}))"
    lines = ended(
        f"import irad, numpy\nx = numpy.ones({N})\n"
        f"f = irad.compile({PARALLEL!r}, lang='c', flags=('-fopenmp',)).in_order\n{call}\n"
    )
    assert "error: a differentiated function frees memory of its caller" in lines[-1]


def test_at_an_address() -> None:
    """Whoever calls a derivative by its address would not ask whether it was stopped."""
    lines = ended(
        f"import irad, numpy\nx = numpy.ones(3)\nd = irad.autodiff(irad.compile({SERIAL!r}, lang='c').releases)\n"
        "d(x, numpy.zeros(3), 3, 1)\nd.ctypes(x.ctypes.data, numpy.zeros(3).ctypes.data, 3, 0, 1.0)\n"
    )
    assert "error: a differentiated function frees memory of its caller" in lines[-1]


def test_from_numba(serial: irad.Module) -> None:
    numba = pytest.importorskip("numba")
    gradient = irad.grad(serial.through)

    @numba.njit
    def both(x: float, own: int) -> float:
        return gradient(x, own) + gradient(x, 1)

    for _ in range(3):
        serial.choose(KEPT)
        assert stopped(lambda: both(3.0, 0)).remedy
        assert both(3.0, 1) == pytest.approx(54.0)


def test_nested_calls(serial: irad.Module, tmp_path: Path) -> None:
    """A gradient that Python is asked for while another one runs: the inner one alone is stopped."""
    source, library = tmp_path / "asked.c", tmp_path / "libasked.so"
    source.write_text(
        "static int (*python)(void); void ask(int (*p)(void)) { python = p; } int asked(void) { return python(); }"
    )
    subprocess.run([*program_compiler(), "-shared", "-fPIC", source, "-o", library], check=True)
    said = []

    @ctypes.CFUNCTYPE(ctypes.c_int)
    def inner() -> int:
        serial.choose(KEPT)
        said.append(stopped(lambda: irad.grad(serial.through)(3.0, 0)))
        return 2

    ctypes.CDLL(str(library)).ask(inner)
    code = "int asked(void);" + SERIAL + "double outer(double *x, int c) { return asked() * releases(x, 3, c); }"
    gradient = irad.grad(irad.compile(code, lang="c", flags=[f"-L{tmp_path}", "-lasked"]).outer)
    for _ in range(3):
        np.testing.assert_array_equal(gradient(np.arange(1.0, 4.0), 1), [8, 64, 216])
        assert stopped(lambda: gradient(np.arange(1.0, 4.0), 0)).remedy == "free the memory outside"
    assert len(said) == 6


CRITICAL = """
static double *slot;
void choose(double *p) { slot = p; }
double f(const double *x, int n, int bad) {
    double s = 0, own[1];
    if (bad < 0) { slot = own; bad = 1; }
    #pragma omp parallel for reduction(+:s)
    for (int i = 0; i < n; i++) {
        double mine, *p = i == bad ? slot : &mine, t = 0;
        #pragma omp critical
        *p = x[i] * x[i];
        for (int j = 0; j < 4; j++) t += *p * x[i] * j;
        s += t;
    }
    if (slot == own) slot = 0;
    return s;
}
"""


def test_memory_without_a_shadow_in_a_thread() -> None:
    """What a region is handed may have been made by an earlier call, which its caller knows."""
    made = irad.compile(CRITICAL, lang="c", flags=["-fopenmp"])
    x, kept = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    made.choose(kept)
    with team(2):
        np.testing.assert_allclose(irad.grad(made.f, wrt=0)(x, 3, 7), 18 * x**2)
        with pytest.raises(irad.DifferentiationError, match="turns out to have no shadow"):
            irad.grad(made.f, wrt=0)(x, 3, 1)
        np.testing.assert_allclose(irad.grad(made.f, wrt=0)(x, 3, 7), 18 * x**2)
