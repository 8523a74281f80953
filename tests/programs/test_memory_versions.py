"""Loads of what is overwritten later that read from a copy in front of another nest of loops: one for each version of
the memory, also for loads at places that are read from memory.

In each program a step gathers from `p` by `col`, whose indices reach beyond what a loop beside it goes over.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import irad

_GATHER = (
    "for (int i = 0; i < n; i++) {"
    " double s = 0; for (int k = 0; k < 3; k++) s += a[3 * i + k] * p[col[3 * i + k]]; q[i] = s; }"
)
_PRODUCT = "double d = 0; for (int i = 0; i < n; i++) d += p[i] * q[i];"
_UPDATE = "for (int i = 0; i < n; i++) p[i] = 0.5 * p[i] + q[i] / (2 + d * d);"
_STEPS = "for (int t = 0; t < steps; t++)"
READ = {
    "sparse product": f"{_STEPS} {{ {_GATHER} {_PRODUCT} {_UPDATE} }}",
    "gathered last": f"{_STEPS} {{ double d = 0; for (int i = 0; i < n; i++) d += p[i] * q[i]; {_GATHER} {_UPDATE} }}",
    "stepwise": f"{_STEPS} {{ {_GATHER} {_PRODUCT} for (int i = 0; i < n; i++) if (i % 3) p[i] = p[i] * q[i] + d; }}",
    "twice gathered": f"{_STEPS} {{ {_GATHER} {_PRODUCT} for (int i = 0; i < n; i++) q[i] += p[col[i]] * p[col[i + 1]];"
    f" {_UPDATE} }}",
}
"""The gathered numbers are not kept one by one."""
KEPT = {
    "written beside the range": f"{_STEPS} {{ {_GATHER} {_PRODUCT} {_UPDATE} p[n + t] *= 0.7; }}",
    "written by an index": f"{_STEPS} {{ {_GATHER} {_PRODUCT} {_UPDATE} p[col[t]] *= 0.7; }}",
    "written between": f"{_STEPS} {{ {_GATHER} p[t] *= 0.8; {_PRODUCT} {_UPDATE} }}",
    "written by a loop between": f"{_STEPS} {{ {_GATHER} for (int i = 0; i < 3; i++) p[col[i]] *= 0.9; {_PRODUCT}"
    f" {_UPDATE} }}",
    "written up to a least length": f"{_STEPS} {{ {_GATHER} {_PRODUCT}"
    " for (int i = 0; i < (n > 15 ? n : 15); i++) p[i] = 0.5 * p[i] + 0.1 * d; }",
    "written in the loop": f"{_STEPS} {{ for (int i = 0; i < n; i++) {{"
    f" q[i] = a[i] * p[col[i]]; p[col[i + n]] *= 0.9; }} {_PRODUCT} {_UPDATE} }}",
    "not always": f"{_STEPS} {{ {_GATHER} double d = 0; if (q[0] > 0.9) for (int i = 0; i < n; i++) d += p[i] * q[i];"
    f" {_UPDATE} }}",
    "left between": f"{_STEPS} {{ {_GATHER} if (q[1] > 2.5) break; {_PRODUCT} {_UPDATE} }}",
    "each step less": f"{_STEPS} {{ {_GATHER} double d = 0; for (int i = 0; i < n - t; i++) d += p[i] * q[i];"
    " for (int i = 0; i < n - t; i++) p[i] = 0.5 * p[i] + q[i] / (2 + d * d); }",
    "more is written": f"{_STEPS} {{ {_GATHER} {_PRODUCT}"
    " for (int i = 0; i < n + 2; i++) p[i] = 0.5 * p[i] + 0.1 * d; }",
    "every other one": f"{_STEPS} {{ {_GATHER} double d = 0; for (int i = 0; i < n / 2; i++) d += p[2 * i] * q[i];"
    f" {_UPDATE} }}",
    "the range of another pointer": f"{_STEPS} {{ {_GATHER} double d = 0; double *r = p + t;"
    f" for (int i = 0; i < n; i++) d += r[i] * q[i]; {_UPDATE} }}",
    "swapped": f"double *r = p, *w = b; {_STEPS} {{ for (int i = 0; i < n; i++) q[i] = a[i] * r[col[i]]; double d = 0;"
    " for (int i = 0; i < n; i++) d += r[i] * q[i]; for (int i = 0; i < n; i++) w[i] = 0.5 * r[i] + q[i] / (2 + d * d);"
    " double *old = r; r = w; w = old; }",
}
"""They are, or some of them."""
N = 12


@cache
def _function(name: str) -> irad.Function:
    head = "double f(double *restrict p, double *restrict a, double *restrict q, double *restrict b,"
    tail = "double r2 = 0; for (int i = 0; i < 2 * n; i++) r2 += (1 + 0.1 * i) * p[i] * p[i] + b[i]; return r2 + q[0];"
    text = f"{head} const int *restrict col, int n, int steps) {{ {(READ | KEPT)[name]} {tail} }}"
    return irad.compile(text, lang="c", flags=["-O2"]).f


@pytest.mark.parametrize("name", [*READ, *KEPT])
def test_gradient(name: str) -> None:
    for steps in (1, 3):
        rng = np.random.default_rng(steps)
        arrays = [rng.uniform(0.5, 1.0, size) for size in (2 * N, 3 * N, N, 2 * N)]
        irad.check(_function(name), *arrays, rng.integers(0, 2 * N, 3 * N).astype(np.int32), N, steps)


@pytest.mark.parametrize("name", [*READ, *KEPT])
def test_what_is_kept(name: str) -> None:
    plan = irad.autodiff(_function(name), options=irad.Options(assume_noalias=True)).plan
    assert ("from where it is" in plan) == (name in READ)


def test_one_version_is_copied_once() -> None:
    """Six arrays of each step would be kept one by one."""
    name = "sparse product"
    plan = irad.autodiff(_function(name), options=irad.Options(assume_noalias=True)).plan
    assert plan.count("  copy of what the loop") == 2
