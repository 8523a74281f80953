"""Buffers that change places in each step: pointers in structs and variables, swapped through them.

Each gradient is compared with central differences, for odd and even numbers of swaps, and where both buffers are one.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import irad
from irad.cli.main import main
from tests.programs.levels import LEVELS, options_for
from tests.sampling import sample

_STEP = "s->next[i] = s->now[i] + 0.1 * s->now[i] * (s->now[i - 1] - 2 * s->now[i] + s->now[i + 1]);"
_STEPS = f"for (int t = 0; t < s->steps; t++) {{ for (int i = 1; i < s->n - 1; i++) {_STEP} EDGES SWAP }}"
_HEAD = """
#include <stdlib.h>
struct sim { double *now, *next; int n, steps; };
static void begin(struct sim *s, const double *x) { for (int i = 0; i < s->n; i++) s->now[i] = x[i]; }
static double end(const struct sim *s) {
  double sum = 0; for (int i = 0; i < s->n; i++) sum += s->now[i] * s->now[i]; return sum; }
"""
_EDGES = "s->next[0] = s->now[0]; s->next[s->n - 1] = s->now[s->n - 1];"
_SWAP = "double *old = s->now; s->now = s->next; s->next = old;"
_BY_CALLEE = """
__attribute__((noinline)) static void swap(struct sim *s) { double *old = s->now; s->now = s->next; s->next = old; }
__attribute__((noinline)) static void run(struct sim *s) { STEPS }
"""
_LOCAL = "double f(const double *x, double *a, double *b, int n, int steps) {"
KERNELS = {
    "in a struct": f"{_LOCAL} struct sim its = {{a, b, n, steps}}, *s = &its; begin(s, x); {_STEPS} return end(s); }}",
    "by callees": f"{_BY_CALLEE.replace('STEPS', _STEPS.replace('SWAP', 'swap(s);'))} {_LOCAL}"
    " struct sim its = {a, b, n, steps}, *s = &its; begin(s, x); run(s); return end(s); }",
    "in a variable": f"static struct sim all; {_BY_CALLEE.replace('STEPS', _STEPS)} {_LOCAL} struct sim *s = &all;"
    " s->now = a; s->next = b; s->n = n; s->steps = steps; begin(s, x); run(s); return end(s); }",
    "allocated": f"{_BY_CALLEE.replace('STEPS', _STEPS)} {_LOCAL} struct sim its = {{malloc(8 * n + 8),"
    " calloc(n + 1, 8), n, steps}, *s = &its; begin(s, x); run(s); double sum = end(s); free(s->now);"
    " free(s->next); return sum; }",
    "some steps": f"{_LOCAL} struct sim its = {{a, b, n, steps}}, *s = &its; begin(s, x);"
    f" {_STEPS.replace('SWAP', 'if (s->now[1] > 0.55) { SWAP }')} return end(s); }}",
    "until it is small": f"{_LOCAL} struct sim its = {{a, b, n, steps}}, *s = &its; begin(s, x);"
    f" {_STEPS.replace('SWAP', 'SWAP if (s->now[1] * s->now[2] < 0.2) break;')} return end(s); }}",
    "three of them": f"{_LOCAL} struct sim its = {{a, b, n, steps}}, *s = &its; double c[40] = {{0}}, *last = c;"
    f" begin(s, x); {_STEPS.replace('SWAP', 'double *old = s->now; s->now = s->next; s->next = last; last = old;')}"
    " return end(s) + last[1] * s->next[2]; }",
    "one pointer changes": f"{_LOCAL} struct sim its = {{a, b, n, steps}}, *s = &its; begin(s, x);"
    f" {_STEPS.replace('SWAP', 's->now = s->next;')} return end(s); }}",
    "the struct is copied": f"{_LOCAL} struct sim its = {{a, b, n, steps}}, *s = &its, other; begin(s, x);"
    f" {_STEPS.replace('SWAP', 'other = *s; s->now = other.next; s->next = other.now;')} return end(s); }}",
    "another pointer to the struct": f"{_LOCAL} struct sim its = {{a, b, n, steps}}, two[2] = {{its, its}}, *s = two;"
    f" begin(s, x); {_STEPS.replace('SWAP', 'struct sim *o = two + (x[t] > 9); SWAP o->next = s->next;')}"
    " return end(s); }",
    "the length changes": f"{_LOCAL} struct sim its = {{a, b, n, steps}}, *s = &its; begin(s, x);"
    f" {_STEPS.replace('SWAP', 'SWAP if (s->n > 4) s->n--;')} return end(s); }}",
}


@cache
def _compiled(name: str, level: str) -> irad.Function:
    source = _HEAD + KERNELS[name].replace("EDGES", _EDGES).replace("SWAP", _SWAP)
    return irad.compile(source, lang="c", flags=[level], options=options_for(level)).f


@pytest.mark.parametrize(("name", "level"), sample([(n, each) for n in KERNELS for each in LEVELS], 3))
def test_gradient(name: str, level: str) -> None:
    f = _compiled(name, level)
    x = np.random.default_rng(1).uniform(0.5, 1.0, 9)
    for steps, one in ((0, False), (1, False), (4, False), (5, False), (3, True)):

        def buffers(one: bool = one) -> tuple[np.ndarray, np.ndarray]:
            first = np.zeros(9)
            return first, first if one else np.zeros(9)

        def at(moved: np.ndarray, steps: int = steps) -> float:
            return f(moved, *buffers(), len(x), steps)

        wanted = [(at(x + step) - at(x - step)) / 2e-6 for step in 1e-6 * np.eye(len(x))]
        (a, b), (da, db) = buffers(), buffers()
        dx = np.zeros(len(x))
        irad.autodiff(f)(x, dx, a, da, b, db, len(x), steps)
        np.testing.assert_allclose(dx, wanted, rtol=1e-6, atol=1e-7, err_msg=f"{steps} steps, one buffer: {one}")


_RUN = "void f(struct sim *s) { STEPS }"
SEEN = {
    "swapped": (_RUN, _SWAP, True),
    "swapped by a callee": (_BY_CALLEE.replace("STEPS", "") + _RUN, "swap(s);", True),
    "sometimes": (_RUN, f"if (s->now[1] > 0) {{ {_SWAP} }}", True),
    "written as bytes": (_RUN, f"{_SWAP} ((char *)&s->now)[1] = 0;", False),
    "written somewhere": (_RUN, f"{_SWAP} (&s->now)[t] = s->next;", False),
    "behind another pointer": (_RUN, "struct sim *to = *(struct sim **)s->now; to->next = s->now;", True),
}
"""Of the last it is seen at each call whether the other struct is the first."""


@pytest.mark.parametrize("name", SEEN)
def test_whether_there_is_a_version_for_buffers_that_are_apart(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    function, swap, wanted = SEEN[name]
    source = tmp_path / "kernel.c"
    steps = _STEPS.replace("SWAP", swap).replace("EDGES", "")
    source.write_text(_HEAD + function.replace("STEPS", steps))
    assert main(["explain", str(source), "-f", "f", "-O2"]) == 0
    plan = capsys.readouterr().out
    assert ("overlap: seen at each call" in plan) == wanted, plan[plan.index("overlap:") :]


def test_what_is_loaded_is_kept_behind_the_other_loads() -> None:
    """In loops that LLVM vectorises, what is loaded and kept is stored behind all loads."""
    source = """void f(double *restrict u, double *restrict w, long n, long steps) {
      for (long t = 0; t < steps; t++) {
        for (long i = 1; i < n - 1; i++) w[i] = u[n - 1 - i] * (u[i - 1] + u[i + 1]);
        for (long i = 1; i < n - 1; i++) u[i] = w[i];
      } }"""
    f = irad.compile(source, lang="c", flags=["-O3"]).f
    text = irad.autodiff(f).ir
    blocks = [block for block in re.split(r"^[\w.\"]+:", text, flags=re.MULTILINE) if "fmul double" in block]
    assert len(blocks) == 1
    lines = blocks[0].splitlines()
    loads = [i for i, line in enumerate(lines) if "load double" in line]
    stores = [i for i, line in enumerate(lines) if "store double" in line]
    assert len(stores) > 1 and len(loads) > 0 and max(loads) < min(stores)
