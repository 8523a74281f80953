"""Derivatives in which loops of serial code run in parallel are those of the serial ones, and loops that must not run
in parallel do not."""

from __future__ import annotations

import ctypes
import importlib.util
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

import irad
from irad import runtime
from irad.analysis.mod_ref import CallEffect
from irad.backend.jit import JitLibrary
from irad.backend.target import parse_module
from irad.cli.main import main
from irad.facts.call_classifier import CallClassifier
from irad.ir.instructions import Call
from irad.ir.module import Module
from irad.rules.registry import Registry
from irad.transform import openmp
from irad.transform.autopar import doall_test, outline
from tests.programs.openmp_team import team
from tests.programs.oracle import assert_same
from tests.support import canonical

SOURCE = """
#include <math.h>
double sum_of_squares(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
void stencil(const double *u, double *r, int n) {
  for (int i = 1; i < n - 1; i++) r[i] = u[i - 1] * u[i] - 2 * u[i] + sin(u[i + 1]);
}
void product(const double *a, const double *x, double *y, int n, int m) {
  for (int i = 0; i < n; i++) { double s = 0; for (int j = 0; j < m; j++) s += a[i * m + j] * x[j]; y[i] = s * s; }
}
double steps(double *a, double *b, int n, int m) {
  for (int t = 0; t < m; t++) {
    for (int i = 1; i < n - 1; i++) b[i] = a[i] + 0.1 * (a[i - 1] - 2 * a[i] + a[i + 1]) * a[i];
    for (int i = 1; i < n - 1; i++) a[i] = b[i];
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += a[i] * a[i];
  return s;
}
void gathered(const double *restrict x, const int *restrict at, double *restrict y, int n) {
  for (int i = 0; i < n; i++) y[i] = x[at[i]] * x[at[i]];
}
double scratch(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double t[8], p = 1;
    for (int k = 0; k < 8; k++) t[k] = sin(x[i] * k);
    for (int k = 0; k < (int)(9 * x[i]) % 8; k++) p *= 1 + 0.1 * t[k];
    s += p;
  }
  return s;
}
double several_sums(const double *x, int n) {
  double s = 1, q = 0;
  for (int i = n - 1; i >= 0; i--)
    if (x[i] > 0.5) s += x[i] * x[i]; else { s -= exp(x[i]); q += x[i]; }
  return s * q;
}
double nested_sum(const double *a, int n, int m) {
  double s = 0.5;
  for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) s += a[i * m + j] * a[i * m + j];
  return s * s;
}
void in_steps(double *restrict w, int n) { for (int i = 1; i < n; i += 3) w[i] = w[i] * w[i + 1] + w[i - 1]; }
double counted(const double *x, int n, int *above) {
  int c = 0;
  double s = 0;
  for (int i = 0; i < n; i++) { if (x[i] > 0.5) c++; s += x[i] * x[i]; }
  *above = c;
  return s * c;
}
double with_rest(const double *x, int n, int m) {
  double s = 0;
  int i = 0;
  for (; i + 4 <= n; i += 4) s += x[i] * x[i + 1] + x[i + 2] * x[i + 3];
  for (; i < n; i++) s += x[i];
  return s * m;
}
static double weights[4] = {1, 2, 4, 8};
void table(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * weights[i & 3]; }
__attribute__((noinline)) static double helper(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
  return s;
}
double calls(const double *x, int n) { return sin(helper(x, n)) + helper(x, n / 2); }
void prefix(double *r, int n) { for (int i = 1; i < n; i++) r[i] = r[i] * r[i - 1]; }
void scatter(const double *u, const int *at, double *r, int n) { for (int i = 0; i < n; i++) r[at[i]] += u[i] * u[i]; }
double factorial(const double *x, int n) { double s = 1; for (int i = 0; i < n; i++) s *= x[i]; return s; }
double state(const double *x, int n) {
  double last[2] = {1, 1}, s = 0;
  for (int i = 0; i < n; i++) { s += last[(int)(8 * x[i]) & 1] * x[i]; last[(int)(4 * x[i]) & 1] = x[i]; }
  return s;
}
double early(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) { if (x[i] > 5) break; s += x[i]; }
  return s;
}
double last(const double *x, int n) { double v = 0; for (int i = 0; i < n; i++) v = x[i] * x[i]; return v; }
double running(const double *x, double *y, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) { s += x[i]; y[i] = s; }
  return s;
}
double hidden_global;
void counts(double *x, int n) { for (int i = 0; i < n; i++) { hidden_global += x[i]; x[i] = hidden_global; } }
void reversed(double *x, int n) { for (int i = 0; i < n; i++) x[i] = x[i] * x[n - 1 - i]; }
double few(const double *x) { double s = 0; for (int i = 0; i < 40; i++) s += x[i] * x[i]; return s; }
"""
needs_z3 = pytest.mark.skipif(importlib.util.find_spec("z3") is None, reason="z3-solver is not installed")
N = 37


def rng() -> np.random.Generator:
    return np.random.default_rng(5)


class Case(NamedTuple):
    """Arguments of a kernel, and what the plan says of its loops, in their order."""

    args: Callable[[], list[Any]]
    loops: tuple[str, ...]


def x() -> np.ndarray:
    return rng().uniform(0.1, 0.9, N)


RUNS = "runs in parallel"
CASES = {
    "sum_of_squares": Case(lambda: [x(), N], (RUNS,)),
    "stencil": Case(lambda: [x(), x(), N], (RUNS,)),
    "product": Case(lambda: [rng().normal(size=(9, 4)), x()[:4].copy(), np.zeros(9), 9, 4], (RUNS,)),
    "steps": Case(lambda: [x(), x(), N, 3], ("may touch the same element", RUNS, RUNS, RUNS)),
    "scratch": Case(lambda: [x(), N], (RUNS,)),
    "several_sums": Case(lambda: [x(), N], (RUNS,)),
    "nested_sum": Case(lambda: [rng().normal(size=(9, 4)), 9, 4], (RUNS,)),
    "gathered": Case(lambda: [x(), rng().integers(0, 9, N).astype(np.int32), np.zeros(N), N], (RUNS,)),
    "in_steps": Case(lambda: [rng().normal(size=N + 3), N], (RUNS,)),
    "counted": Case(lambda: [x(), N, np.zeros(1, np.int32)], (RUNS,)),
    "with_rest": Case(lambda: [x(), N, 2], (RUNS, RUNS)),
    "table": Case(lambda: [x(), np.zeros(N), N], (RUNS,)),
    "calls": Case(lambda: [x(), N], (RUNS,)),
    "prefix": Case(lambda: [x() + 0.5, N], ("is used in the next one, and is no sum",)),
    "scatter": Case(
        lambda: [x(), rng().integers(0, N, N).astype(np.int32), np.zeros(N), N], ("r[at[i]] and r[at[i']]",)
    ),
    "factorial": Case(lambda: [x() + 0.6, N], ("is no sum that is only added to",)),
    "state": Case(lambda: [x(), N], ("may touch the same element",)),
    "early": Case(lambda: [x(), N], ("it may be left in several places",)),
    "running": Case(lambda: [x(), np.zeros(N), N], ("is no sum that is only added to",)),
    "reversed": Case(lambda: [x(), N], ("x[i] and x[",)),
}


@pytest.fixture(scope="module", autouse=True)
def teams_for_small_loops() -> Iterator[None]:
    """Loops are shared among threads however little they do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outline, "WORTH", 1)
        patch.setattr(doall_test, "WORTH", 1)
        yield


@pytest.fixture(scope="module")
def module() -> Any:
    return irad.compile(SOURCE, lang="c")


def seeded(args: list[Any]) -> list[Any]:
    """Each floating array followed by its shadow, with random weights in it."""
    given = []
    for number, value in enumerate(args):
        given.append(value)
        if isinstance(value, np.ndarray) and value.dtype.kind == "f":
            given.append(np.random.default_rng(number).normal(size=value.shape))
    return given


def gradient(derivative: Any, args: list[Any]) -> dict[str, np.ndarray]:
    """Everything that a call leaves behind."""
    given = seeded(args)
    derivative(*given)
    return {str(i): v for i, v in enumerate(given) if isinstance(v, np.ndarray)}


def loops_of(plan: str) -> list[str]:
    section = re.search(r"^loops of serial code:\n((?:  .*\n)*)", plan, re.MULTILINE)
    return sorted(section[1].splitlines()) if section else []


@needs_z3
@pytest.mark.parametrize("name", CASES)
def test_gradient(module: Any, name: str) -> None:
    case = CASES[name]
    expected = gradient(irad.autodiff(module[name]), case.args())
    derivative = irad.autodiff(module[name], parallel=True)
    said = loops_of(derivative.plan)
    assert len(said) == len(case.loops)
    for line, words in zip(said, case.loops, strict=True):
        assert words in line
    for threads in (1, 2, 3, 8):
        with team(threads):
            assert_same(gradient(derivative, case.args()), expected, 1e-12)


def test_nothing_is_done_unless_asked_for(module: Any) -> None:
    assert "irad.team" not in irad.autodiff(module.sum_of_squares).ir
    assert "irad.team" in irad.autodiff(module.sum_of_squares, options=irad.Options(parallel=True)).ir


def test_array_level_and_tangents(module: Any) -> None:
    u, n = x(), N
    seed = rng().normal(size=N)
    with team(3):
        for parallel in (False, True):
            _, pull = irad.vjp(module.stencil, 0, 1, parallel=parallel)(u, np.zeros(n), n)
            found = [pull(seed), pull(2 * seed)]
            _, tangent = irad.jvp(module.stencil, 0, 1, parallel=parallel)((u, np.zeros(n), n), (seed,))
            value, by_x = irad.value_and_grad(module.sum_of_squares, parallel=parallel)(u, n)
            if not parallel:
                expected = [*found, tangent, value, by_x]
    for mine, other in zip([*found, tangent, value, by_x], expected, strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-13, atol=1e-14)


def test_memory_that_may_overlap_is_not_shared_out(module: Any) -> None:
    """Without the promise that arguments are apart, a stencil onto itself keeps its order."""
    derivative, serial = irad.autodiff(module.stencil, parallel=True), irad.autodiff(module.stencil)
    with team(3):
        found = []
        for each in (derivative, serial):
            memory, shadow = x(), rng().normal(size=N)
            each(memory[1:], shadow[1:], memory[:-1], shadow[:-1], N - 1)
            found.append((memory, shadow))
    np.testing.assert_array_equal(found[0][0], found[1][0])
    np.testing.assert_array_equal(found[0][1], found[1][1])


def test_variables_of_the_module_are_the_primals(module: Any) -> None:
    derivative = irad.autodiff(module.counts, parallel=True)
    found = []
    for call in (module.counts, lambda v, n: derivative(v, np.zeros(n), n)):
        values = np.ones(3)
        call(values, 3)
        found.append(values)
    np.testing.assert_array_equal(found[0], [1, 2, 3])
    np.testing.assert_array_equal(found[1], [4, 5, 6])


def test_small_loops_stay_serial(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doall_test, "WORTH", 20_000)
    (said,) = loops_of(irad.autodiff(module.few, parallel=True).plan)
    assert said.endswith("stays serial: it runs 40 times, which is too little to share")


def test_the_last_value_is_not_shared_out(module: Any) -> None:
    derivative = irad.autodiff(module.last, parallel=True)
    assert not any(RUNS in line for line in loops_of(derivative.plan))
    assert_same(gradient(derivative, [x(), N]), gradient(irad.autodiff(module.last), [x(), N]), 0)


TOP = """
define double @f(ptr %x, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi double [ 1.0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %p = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %p
  %w = fmul double %v, %v
  %t = fadd double %s, %w
  %next = add nuw nsw i64 %i, 1
  br label %head
out:
  %r = phi double [ %s, %head ]
  ret double %r
}
"""


def test_loops_that_are_tested_first() -> None:
    """LLVM turns such loops round; what is not turned round is right as well."""

    def effects(module: Module) -> Callable[[Call], CallEffect]:
        return CallClassifier(module, Registry.default()).effect

    text, names, (choice,) = openmp.parallelise(canonical(TOP), effects, {"f"}, True)
    assert RUNS in choice.text and names == ("irad.team.f.loop0", "irad.raised.f")
    text = openmp.without_raised(text.replace("irad.raised.f", "raised"))
    found = JitLibrary(parse_module(text), externals=runtime.symbols())
    serial, raised = (ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_int64)(found.address(n))
                      for n in ("f", "raised"))  # fmt: skip
    values = x()
    for n in (0, 1, 2, N):
        assert raised(values.ctypes.data, n) == pytest.approx(serial(values.ctypes.data, n), rel=1e-14)


def test_explain(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "k.c"
    file.write_text(SOURCE)
    assert main(["explain", str(file), "-f", "stencil", "--parallel", "--assume-noalias"]) == 0
    assert RUNS in loops_of(capsys.readouterr().out)[0]
    assert main(["explain", str(file), "-f", "stencil", "--parallel"]) == 0
    assert loops_of(capsys.readouterr().out)[0].endswith(
        "stays serial: 'r' and 'u' may be the same memory, which is written at line 5"
    )


ENTERED = """
double sum(const double *restrict x, int n) {
  double s = 0.5;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
void stencil(const double *restrict x, double *restrict y, long n) {
  for (long i = 1; i < n - 1; i++) y[i] = x[i - 1] * x[i] * x[i + 1];
}
double first_if_empty(const double *restrict x, int n) {
  double s = x[0];
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
double other_if_empty(const double *restrict x, int n) {
  if (n < 3) return x[1];
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
"""


@pytest.mark.parametrize("threads", [1, 3])
def test_loops_that_may_not_be_entered(threads: int) -> None:
    """A branch around the loop is no reason not to go forward and back in strips, which do nothing then."""
    module = irad.compile(ENTERED, lang="c")
    for name in ("sum", "first_if_empty", "other_if_empty"):
        strips = "goes forward when the reverse sweep comes to it" in irad.autodiff(module[name], parallel=True).plan
        assert strips == (name != "other_if_empty")
        for n in (-5, 0, 1, 2, 3, 50):
            x = np.linspace(1, 2, 50)
            with team(threads):
                value, by_x = irad.value_and_grad(module[name], "x", parallel=True)(x, n)
            used = x[: max(n, 0)]
            expected, adjoint = used @ used, np.where(np.arange(50) < n, 2 * x, 0)
            if name == "other_if_empty" and n < 3:
                expected, adjoint = x[1], (np.arange(50) == 1) * 1.0
            expected += {"sum": 0.5, "first_if_empty": x[0]}.get(name, 0)
            adjoint[0] += name == "first_if_empty"
            np.testing.assert_allclose(value, expected, 1e-13)
            np.testing.assert_allclose(by_x, adjoint, 1e-13)
    derivative = irad.autodiff(module.stencil, irad.Dup, irad.Dup, irad.Const, parallel=True)
    for n in (-5, 0, 2, 3, 50):
        x, y, ones = np.linspace(1, 2, 50), np.zeros(50), np.ones(50)
        shadow = np.zeros(50)
        with team(threads):
            derivative(x, shadow, y, ones, n)
        expected = np.zeros(50)
        for i in range(1, n - 1):
            expected[i - 1] += x[i] * x[i + 1]
            expected[i] += x[i - 1] * x[i + 1]
            expected[i + 1] += x[i - 1] * x[i]
        np.testing.assert_allclose(shadow, expected, 1e-13)
