"""What a nest of loops loads and something overwrites later is copied in front of the nest, if it can be.

Each kernel is checked in reverse and forward mode and by differences; of some it is known whether they copy.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import mmap
from functools import cache

import numpy as np
import pytest

import irad
from tests.sampling import sample

_SUM = "double sum = 0; for (int i = 0; i < n * n; i++) sum += u[i] * u[i] * (1 + 0.1 * i); return sum;"
_HEAD = "double f(double *restrict u, double *restrict w, int n, int steps) {"
_STENCIL = "w[i * n + j] = u[i * n + j] + 0.1 * u[(i - 1) * n + j] * u[i * n + j - 1] - 0.1 * u[(i + 1) * n + j];"
_INNER = "for (int i = 1; i < n - 1; i++) for (int j = 1; j < n - 1; j++)"
_BACK = "for (int i = 1; i < n - 1; i++) for (int j = 1; j < n - 1; j++) u[i * n + j] = w[i * n + j];"
_SWAP = "double *old = u; u = w; w = old;"
SOURCES = {
    "copied back": f"{_HEAD} for (int s = 0; s < steps; s++) {{ {_INNER} {{ {_STENCIL} }} {_BACK} }} {_SUM} }}",
    "swapped": f"{_HEAD} for (int s = 0; s < steps; s++) {{ {_INNER} {{ {_STENCIL} }} {_SWAP} }} {_SUM} }}",
    "size_t": f"#include <stddef.h>\n{_HEAD} for (int s = 0; s < steps; s++) {{"
    f" {_INNER.replace('int', 'size_t')} {{ {_STENCIL.replace('n + j', '(size_t)n + j')} }} {_SWAP} }} {_SUM} }}",
    "downwards": f"{_HEAD} for (int s = 0; s < steps; s++) {{"
    f" for (int i = n - 2; i > 0; i--) for (int j = n - 2; j > 0; j--) {{ {_STENCIL} }} {_SWAP} }} {_SUM} }}",
    "partly overwritten": f"{_HEAD} for (int s = 0; s < steps; s++) {{ {_INNER} {{ {_STENCIL} }}"
    f" for (int i = 0; i < n * n; i += 3) u[i] = w[i] * u[i]; }} {_SUM} }}",
    "until it is small": f"{_HEAD} for (int s = 0; s < steps; s++) {{ {_INNER} {{ {_STENCIL} }} {_SWAP}"
    f" if (u[n + 1] < 0.62) break; }} {_SUM} }}",
    "counted by data": f"{_HEAD} double left = u[0]; while (left > 0) {{ {_INNER} {{ {_STENCIL} }} {_SWAP}"
    f" left -= 0.1 + 0.2 * u[n + 2] * u[n + 2]; }} {_SUM} }}",
    "some steps": f"{_HEAD} for (int s = 0; s < steps; s++) {{ if (u[s % n] > 0.7) {{ {_INNER} {{ {_STENCIL} }} }}"
    f" {_BACK} }} {_SUM} }}",
    "by a callee": f"__attribute__((noinline)) static void step(double *restrict u, double *restrict w, int n) {{"
    f" {_INNER} {{ {_STENCIL} }} {_BACK} }} {_HEAD} for (int s = 0; s < steps; s++) step(u, w, n); {_SUM} }}",
    "once": f"{_HEAD} {_INNER} {{ {_STENCIL} }} {_BACK} {_SUM} }}",
    "pairs": f"{_HEAD} for (int s = 0; s < steps; s++) {{ for (int i = 0; i < n * n / 2 - 1; i++) {{"
    " w[2 * i] = u[2 * i] * u[2 * i + 1] * u[2 * i + 2]; w[2 * i + 1] = u[2 * i + 1] * u[2 * i + 3]; }"
    f" {_SWAP} }} {_SUM} }}",
    "each length": f"{_HEAD} for (int s = 0; s < steps; s++) {{ for (int i = 0; i < n * n - s - 2; i++)"
    f" w[i] = u[i] * u[i + 1] + u[i + 2] * u[i]; {_SWAP} }} {_SUM} }}",
    "in place": f"{_HEAD} for (int s = 0; s < steps; s++) {{"
    f" {_INNER} {{ {_STENCIL.replace('w[', 'u[', 1)} }} }} SUM }}",
    "under a condition": f"{_HEAD} for (int s = 0; s < steps; s++) {{ for (int i = 0; i < n * n; i++) {{"
    " double x = u[i]; if (i > 0) x += u[i] * u[i - 1];"
    " if (i < n * n - 1) x -= u[i] * u[i + 1]; w[i] = x; } SWAP } SUM }",
    "until it is found": f"{_HEAD} for (int s = 0; s < steps; s++) {{ for (int i = 1; i < n * n - 1; i++) {{"
    " if (u[i] > 0.95 + 0.01 * s) break; w[i] = u[i - 1] * u[i + 1] * u[i]; } SWAP } SUM }",
    "through an index": f"{_HEAD} for (int s = 0; s < steps; s++) {{ for (int i = 0; i < n * n; i++) {{"
    " int left = i == 0 ? n * n - 1 : i - 1, right = i == n * n - 1 ? 0 : i + 1;"
    " w[i] = u[left] * u[right] + u[i]; } SWAP } SUM }",
    "wide rows": f"{_HEAD} for (int s = 0; s < steps; s++) {{ for (int i = 0; i < n - 1; i++)"
    " for (int j = 1; j < 3; j++) w[i * n + j] = u[i * n + j] * u[i * n + j - 1] * u[i * n + j + 1]; SWAP } SUM }",
    "one workspace": f"{_HEAD} double *v = u + n * n / 2; for (int s = 0; s < steps; s++) {{"
    " for (int i = 1; i < n * n / 2 - 1; i++) v[i] = u[i] * u[i - 1] + u[i + 1];"
    " for (int i = 1; i < n * n / 2 - 1; i++) u[i] = v[i] * v[i + 1]; } SUM }",
    "three buffers": f"{_HEAD} double c[100] = {{0}}, *last = c; for (int s = 0; s < steps; s++) {{"
    " for (int i = 1; i < n * n - 1; i++) last[i] = 2 * u[i] * w[i] - w[i - 1] * w[i + 1] + 0.5 * u[i - 1] * u[i + 1];"
    " double *old = last; last = w; w = u; u = old; } SUM }",
}
COPIED = (
    "copied back", "swapped", "size_t", "downwards", "partly overwritten", "until it is small", "counted by data",
    "once", "pairs", "each length",
)  # fmt: skip
NOT_COPIED = ("in place", "until it is found", "through an index", "wide rows", "one workspace")
KERNELS = {name: text.replace("SWAP", _SWAP).replace("SUM", _SUM) for name, text in SOURCES.items()}


@cache
def _compiled(name: str, level: str) -> irad.Function:
    return irad.compile(KERNELS[name], lang="c", flags=[level]).f


def _buffers(n: int) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(n)
    return random.uniform(0.5, 1.0, n * n), random.uniform(0.5, 1.0, n * n)


@pytest.mark.parametrize("name", sample(list(KERNELS), 2))
def test_gradient(name: str) -> None:
    f = _compiled(name, "-O2")
    for n, steps in ((6, 4), (5, 3), (3, 1)):
        irad.check(f, *_buffers(n), n, steps)


@pytest.mark.parametrize("name", ["swapped", "by a callee"])
def test_gradient_of_what_is_optimised_more(name: str) -> None:
    f = _compiled(name, "-O3")
    for n, steps in ((7, 1), (7, 4), (9, 3), (2, 3), (1, 2)):
        irad.check(f, *_buffers(max(n, 2)), n, steps)


@pytest.mark.parametrize(("name", "offset"), [("copied back", 1), ("swapped", 0), ("partly overwritten", 7)])
def test_buffers_that_overlap(name: str, offset: int) -> None:
    source = KERNELS[name].replace("restrict ", "")
    source += "double g(double *u, int n, int steps, int o) { return f(u, u + o, n, steps); }"
    f = irad.compile(source, lang="c").g
    irad.check(f, np.random.default_rng(1).uniform(0.5, 1.0, 36 + offset), 6, 3, offset)


@pytest.mark.parametrize(("name", "copies"), [*((n, True) for n in COPIED), *((n, False) for n in NOT_COPIED)])
def test_what_is_copied(name: str, copies: bool) -> None:
    f = _compiled(name, "-O2")
    plan = irad.autodiff(f, irad.Dup, irad.Dup, irad.Const, irad.Const, options=irad.Options(assume_noalias=True)).plan
    assert ("copy of what the loop" in plan) == copies


def test_rows_of_buffers_that_change_places_ascend() -> None:
    source = KERNELS["swapped"].replace("(i + 1) * n", "(i + 1) * c").replace("(i - 1) * n", "(i - 1) * c")
    source = source.replace("i * n", "i * c").replace("j < n - 1", "j < c - 1").replace("int n,", "int n, int c,")
    f = irad.compile(source, lang="c", flags=["-O2"]).f
    kinds = (irad.Dup, irad.Dup, irad.Const, irad.Const, irad.Const)
    plan = irad.autodiff(f, *kinds, options=irad.Options(assume_noalias=True)).plan
    lines = plan.split("kept for")[0].splitlines()
    loops = [line for line in lines if "iterations" in line and line.startswith("    ")]
    assert len(loops) == 2
    assert all("its reverse runs forwards" in line for line in loops)


def test_pullback_runs_again() -> None:
    f = _compiled("swapped", "-O2")
    u, w = _buffers(6)
    _, pullback = irad.vjp(f, wrt="u")(u, w, 6, 3)
    first, second = (np.asarray(pullback(weight)) for weight in (1.0, 2.0))
    np.testing.assert_allclose(second, 2 * first, rtol=1e-14)


@pytest.mark.parametrize("at_end", [False, True])
def test_nothing_is_read_beyond_what_the_program_reads(at_end: bool) -> None:
    """The array lies at the end, or at the beginning, of memory behind and before which there is none."""
    f = irad.compile(
        "void f(double *u, double *restrict w, int n, int rows) { for (int s = 0; s < 3; s++) {"
        " for (int i = 0; i < rows; i++) for (int j = 0; j < n - 1; j++)"
        " w[i * n + j] = u[i * n + j] * u[i * n + j + 1];"
        " for (int i = 0; i < rows * n; i++) u[i] = w[i]; } }",
        lang="c",
    ).f
    page = mmap.PAGESIZE
    memory = mmap.mmap(-1, 3 * page)
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    libc = ctypes.CDLL(ctypes.util.find_library("c"), use_errno=True)
    for fenced in (start, start + 2 * page):
        assert libc.mprotect(ctypes.c_void_p(fenced), ctypes.c_size_t(page), 0) == 0
    try:
        count = 8 * 5
        first = page // 8 + (page // 8 - count if at_end else 0)
        u = np.frombuffer(memory, np.float64)[first : first + count]
        u[:] = np.random.default_rng(3).uniform(0.5, 1.0, count)
        gradient = irad.autodiff(f, irad.Dup, irad.Dup, irad.Const, irad.Const)
        shadow, w = np.ones(count), np.zeros(count)
        before = u.copy()
        gradient(u, shadow, w, np.zeros(count), 5, 8)
        again, expected = before.copy(), np.ones(count)
        gradient(again, expected, np.zeros(count), np.zeros(count), 5, 8)
        np.testing.assert_array_equal(shadow, expected)
    finally:
        for fenced in (start, start + 2 * page):
            libc.mprotect(ctypes.c_void_p(fenced), ctypes.c_size_t(page), 3)
