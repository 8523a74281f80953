"""Arrays of which each element is written once: what was read is read again, and nothing is kept.

Each gradient is compared with central differences, also where the arrays are too small for any loop to run.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

import irad
from irad.cli.main import main
from tests.programs.levels import LEVELS, options_for
from tests.sampling import sample

KERNELS = {
    "cholesky": """
        double f(const double *a, double *u, int n) {
            double sum = 0;
            for (int j = 0; j < n; j++) {
                double d = 2 + a[j * n + j];
                for (int k = 0; k < j; k++) d -= u[j * n + k] * u[j * n + k];
                u[j * n + j] = sqrt(d);
                for (int i = j + 1; i < n; i++) {
                    double e = 0.1 * a[i * n + j];
                    for (int k = 0; k < j; k++) e -= u[i * n + k] * u[j * n + k];
                    u[i * n + j] = e / u[j * n + j];
                }
                sum += u[j * n + j] * u[j * n + j];
            }
            return sum;
        }""",
    "cholesky_by_rows": """
        double f(const double *a, double *u, int rows) {
            long n = rows;
            double sum = 0;
            for (long i = 0; i < n; i++) {
                for (long j = 0; j < i; j++) {
                    double e = 0.1 * a[i * n + j];
                    for (long k = 0; k < j; k++) e -= u[i * n + k] * u[j * n + k];
                    u[i * n + j] = e / u[j * n + j];
                }
                double d = 2 + a[i * n + i];
                for (long k = 0; k < i; k++) d -= u[i * n + k] * u[i * n + k];
                u[i * n + i] = sqrt(d);
                sum += log(u[i * n + i]);
            }
            return sum;
        }""",
    "cholesky_by_rows_int": """
        double f(const double *a, double *u, int n) {
            double sum = 0;
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < i; j++) {
                    double e = 0.1 * a[i * n + j];
                    for (int k = 0; k < j; k++) e -= u[i * n + k] * u[j * n + k];
                    u[i * n + j] = e / u[j * n + j];
                }
                double d = 2 + a[i * n + i];
                for (int k = 0; k < i; k++) d -= u[i * n + k] * u[i * n + k];
                u[i * n + i] = sqrt(d);
                sum += log(u[i * n + i]);
            }
            return sum;
        }""",
    "recurrence": """
        double f(const double *a, double *u, int n) {
            u[0] = a[0];
            for (int t = 0; t < n; t++) u[t + 1] = u[t] * u[t] * 0.3 + a[t];
            return u[n];
        }""",
    "recurrence_from_memory": """
        double f(const double *a, double *u, int n) {
            for (int t = 0; t < n; t++) u[t + 1] = u[t] * u[t] * 0.3 + a[t] * u[0];
            return u[n];
        }""",
    "backwards": """
        double f(const double *a, double *u, int n) {
            u[n] = a[n];
            for (int t = n - 1; t >= 0; t--) u[t] = u[t + 1] * u[t + 1] * a[t];
            return u[0];
        }""",
    "table": """
        double f(const double *a, double *u, int n) {
            for (int j = 0; j < n; j++) u[j] = a[j];
            for (int t = 1; t < n; t++) {
                u[t * n] = a[t] * a[t];
                for (int j = 1; j < n; j++)
                    u[t * n + j] = u[(t - 1) * n + j] * 0.5 + u[t * n + j - 1] * u[(t - 1) * n + j - 1] + a[j];
            }
            return n ? u[n * n - 1] : 0;
        }""",
    "history": """
        double f(const double *a, double *u, int n) {
            double sum = 0;
            for (int i = 0; i < n; i++) u[i] = a[i];
            for (int t = 0; t < n; t++)
                for (int i = 1; i < n - 1; i++)
                    u[(t + 1) * n + i] = u[t * n + i] * u[t * n + i - 1] + 0.1 * u[t * n + i + 1];
            for (int i = 0; i < n; i++) sum += u[n * n + i] * u[i];
            return sum;
        }""",
    "substitution": """
        double f(const double *a, double *u, int n) {
            double sum = 0;
            for (int i = 0; i < n; i++) {
                double s = a[i];
                for (int j = 0; j < i; j++) s -= a[i * n + j] * u[j] * u[j];
                u[i] = s / (1 + a[i * n + i]);
            }
            for (int i = n - 1; i >= 0; i--) sum = sum * 0.5 + u[i] * u[i];
            return sum;
        }""",
    "structs": """
        struct pair { double a, b; };
        double f(const double *a, double *v, int n) {
            struct pair *u = (struct pair *)v;
            u[0].a = a[0]; u[0].b = a[1];
            for (int t = 0; t < n; t++) { u[t + 1].a = u[t].a * u[t].b; u[t + 1].b = u[t].b + a[t] * u[t].a; }
            return u[n].a * u[n].b;
        }""",
}
"""Each writes no element that it has read or written before."""

AGAIN = {
    "in_place": "for (int t = 0; t < 3; t++) for (int i = 0; i < n; i++) u[i + 1] = u[i] * u[i] * 0.3 + a[i];",
    "sometimes": "for (int t = 0; t < n; t++) { u[t + 1] = 0.1 * u[t] * u[t] + a[t]; if (t == 2) u[1] = a[3] * u[3]; }",
    "two_at_a_time": "for (int t = 0; t < n; t++) { u[t + 1] = u[t] * u[t]; u[t + 2] = u[t + 1] * a[t] * u[0]; }",
    "downwards": "for (int i = n; i > 0; i--) u[i] = u[i - 1] * u[i] * a[i];",
    "rows_too_long": "for (int t = 0; t < n; t++) for (int j = 0; j <= n; j++) "
    "u[(t + 1) * n + j] = u[t * n + j] * a[j];",
    "every_other": "for (int t = 0; t < n; t++) u[2 * t] = u[t] * u[t] * a[t];",
    "behind_the_loop": "for (int t = 0; t < n; t++) u[t + 1] = u[t] * u[t] * a[t]; "
    "for (int t = 0; t < n; t++) u[t] *= u[n];",
}
"""Each does; the array begins with numbers, and the result is a sum over it."""
SUMMED = (
    "double f(const double *a, double *u, int n) {{ for (int i = 0; i < 60; i++) u[i] = a[i % 7] * (1 + i % 3); {} "
    "double s = 0; for (int i = 0; i < 50; i++) s += u[i] * (i + 1); return s; }}"
)
ALL = {**KERNELS, **{name: SUMMED.format(body) for name, body in AGAIN.items()}}


@cache
def compiled(name: str, level: str) -> irad.Function:
    flags = [level, "-fno-strict-aliasing"]
    return irad.compile(f"#include <math.h>\n{ALL[name]}", lang="c", flags=flags, options=options_for(level)).f


@pytest.mark.parametrize(("name", "level"), sample([(n, each) for n in ALL for each in LEVELS], 3))
def test_gradient(name: str, level: str) -> None:
    f = compiled(name, level)
    gradient = irad.grad(f, wrt="a")
    for n in (0, 1, 2, 6):
        a = np.random.default_rng(n).uniform(0.5, 1.0, 64)
        steps = 1e-6 * np.eye(64)
        wanted = [(f(a + s, np.ones(80), n) - f(a - s, np.ones(80), n)) / 2e-6 for s in steps]
        np.testing.assert_allclose(gradient(a, np.ones(80), n), wanted, rtol=1e-6, atol=1e-7)
        value, pullback = irad.vjp(f, wrt="a")(a, np.ones(80), n)
        assert value == f(a, np.ones(80), n)
        np.testing.assert_allclose(pullback(1.0), wanted, rtol=1e-6, atol=1e-7)


NOTHING_KEPT = (
    *("cholesky_by_rows", "cholesky_by_rows_int", "recurrence", "recurrence_from_memory"),
    *("table", "history", "structs"),
)


@pytest.mark.parametrize("name", NOTHING_KEPT)
def test_nothing_is_kept(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "kernel.c"
    source.write_text(f"#include <math.h>\n{KERNELS[name]}")
    assert main(["explain", str(source), "-f", "f", "--assume-noalias", "-O2"]) == 0
    plan = capsys.readouterr().out
    tape = plan.split("\ntape:\n")[1].split("\nways back:")[0]
    assert tape.strip() == "none", plan
