"""Divisions under a condition in loops that LLVM vectorises."""

from __future__ import annotations

import dataclasses
import subprocess
import sys

import numpy as np
import pytest

import irad
from irad.backend.predicated_divisions import takes_first_quotient

_HEAD = """
define void @f(ptr %x, i32 %n, <8 x i1> %mask) {
entry:
  br i1 true, label %if, label %next
if:
  %q = urem i32 7, %n
  br label %next
next:
  %p = phi i32 [ poison, %entry ], [ %q, %if ]
  %wide = zext i32 %p to i64
"""
TAKEN = {
    "a masked load": "%a = getelementptr float, ptr %x, i64 %wide\n"
    "  %v = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %a, <8 x i1> %mask, <8 x float> poison)",
    "a gather at one place": "%a = getelementptr float, ptr %x, i64 %wide\n"
    "  %i = insertelement <8 x ptr> poison, ptr %a, i64 0\n"
    "  %s = shufflevector <8 x ptr> %i, <8 x ptr> poison, <8 x i32> zeroinitializer\n"
    "  %v = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 %s, <8 x i1> %mask, <8 x float> poison)",
}
LEFT = {
    "one number": "%a = getelementptr float, ptr %x, i64 %wide\n  %v = load float, ptr %a",
    "a value": "%i = insertelement <8 x i64> poison, i64 %wide, i64 0\n  store <8 x i64> %i, ptr %x",
}
PROGRAMS = {
    "load": "y[j] = x[(long)(a % n) * 2 + j];",
    "store": "x[(long)(a % n) * 2 + j] = y[j];",
    "gather": "y[j] = x[a % n];",
    "quotient": "y[j] = x[a / n + j];",
}


@pytest.mark.parametrize("name", [*TAKEN, *LEFT])
def test_addresses_of_vectors_are_followed(name: str) -> None:
    assert takes_first_quotient(f"{_HEAD}  {(TAKEN | LEFT)[name]}\n  ret void\n}}\n") == (name in TAKEN)


def run(name: str) -> None:
    """Compare a program with itself, not vectorised, and the gradient of a sum behind it."""
    head = "void f{}(float *restrict x, float *restrict y, unsigned a, unsigned n, int m)"
    body = f" {{ for (int j = 0; j < m; j++) {{ if (y[j] > 0.5f) continue; {PROGRAMS[name]} }} }}"
    found = []
    for level in (1, 3):
        options = dataclasses.replace(irad.Options.from_environment(), opt_level=level)
        made = irad.compile(head.format(level) + body, lang="c", flags=["-O2"], options=options)[f"f{level}"]
        gradient, rng, numbers = irad.autodiff(made, options=options), np.random.default_rng(1), list[np.ndarray]()
        for a in range(30):
            x, y = (rng.uniform(-1, 1, 200).astype(np.float32) for _ in range(2))
            shadows = [np.arange(200, dtype=np.float32), np.ones(200, np.float32)]
            gradient(x.copy(), shadows[0], y.copy(), shadows[1], a, 10, 64)
            made(x, y, a, 10, 64)
            numbers += [x, y, *shadows]
        found.append(np.array(numbers))
    np.testing.assert_allclose(*found, rtol=1e-6)


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_first_lane_may_be_off(name: str) -> None:
    """In a process of its own: it would read and write anywhere."""
    code = f"from tests.unit.backend.test_predicated_divisions import run; run({name!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
