"""Loops in strips: each form of loop gives what it gave whole, wherever a strip ends in it."""

from __future__ import annotations

import re

import numpy as np
import pytest

import irad
from irad.api.compiled import LongRuns
from irad.backend import jit, strip_mining

HEAD = "#include <math.h>\n#include <stddef.h>\n"
LOOPS = {
    "up": "for (long i = 0; i < n; i++) s += x[i] * x[i] * s;",
    "up from one": "for (long i = 1; i < n; i++) s += sin(x[i - 1]) * x[i];",
    "to and with": "for (long i = 0; i <= n - 1; i++) s += x[i] * x[i];",
    "unsigned": "for (size_t i = 0; i < (size_t)n; i += 3) s += x[i] * x[i];",
    "unsigned to and with": "for (size_t i = 1; i <= (size_t)n; i += 2) s += x[i >> 3] * x[i >> 3] * s;",
    "int": "for (int i = 0; i < (int)n; i++) s = s * x[i] + x[i];",
    "down": "for (long i = n; i-- > 0;) s += x[i] * x[i] * s;",
    "down by two": "for (long i = n - 1; i >= 0; i -= 2) s += cos(x[i] * s);",
    "pointer": "for (const double *p = x, *e = x + n; p != e; ++p) s = s * *p + *p;",
    "pointer down": "for (const double *p = x + n; p != x;) { --p; s += *p * *p; }",
    "at least once": "long i = 0; do { s += x[i] * x[i] * s; } while (++i < n);",
    "left early": "for (long i = 0; i < n; i++) { if (x[i] > 1.9) break; s += x[i] * x[i] * s; }",
    "by data": "long i = 0; while (i < n && s < 40.0) { s += x[i] * x[i]; i++; }",
    "a mean": "double m = 1; for (long i = 0; i < n; i++) { m = 0.5 * (m + x[i]); s += exp(m) * x[i]; }",
}
BY_DATA = ("by data",)
"""Those of which data decide how often they run: the forward sweep looks in each turn."""


def source(loop: str, mark: str) -> str:
    """The loop in a function; equal texts share a program, which a mark avoids."""
    return f"{HEAD}double f(const double *x, long n) {{ double s = {mark}; {LOOPS[loop]} return s; }}"


def derivatives(loop: str, mark: str) -> list[np.ndarray]:
    """Gradients and tangents for many numbers of iterations, by what runs where these may be large."""
    f = irad.compile(source(loop, mark), lang="c", options=irad.Options(cache=False))["f"]
    gradient = irad.value_and_grad(f, wrt="x")
    tangent = irad.jvp(f, wrt="x")
    found = []
    for n in (*range(1, 14), 31, 32, 33, 64, 65, 129, 200, 333):
        x = 0.3 + np.random.default_rng(n).random(n)
        value, dx = gradient(x, n)
        found.append(np.array([value, *dx, tangent((x, n), (np.cos(x),))[1]]))
    return found


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules that are compiled with loops in strips."""
    monkeypatch.setattr(LongRuns, "FROM", 0)
    made: list[str] = []
    monkeypatch.setattr(jit, "in_strips", lambda text: made.append(strip_mining.in_strips(text)) or made[-1])
    return made


@pytest.mark.parametrize("loop", LOOPS)
def test_what_loops_in_strips_compute(loop: str, texts: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    whole = derivatives(loop, "0.5")
    monkeypatch.setattr(strip_mining, "LENGTH", 4)
    for one, other in zip(derivatives(loop, "0.50"), whole, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-14)
    assert texts


@pytest.mark.parametrize("loop", LOOPS)
def test_such_loops_are_cut(loop: str, texts: list[str]) -> None:
    """Those of both sweeps, each at one place: what is left of vectorised or unrolled ones is short. The reverse of a
    loop with several exits looks in each turn."""
    f = irad.compile(source(loop, "0.500"), lang="c", options=irad.Options(cache=False))["f"]
    irad.value_and_grad(f, wrt="x")(np.ones(3), 3)
    (text,) = [text for text in texts if ".gradient." in text]
    cut = re.findall(r"br i1 %irad\.strip\.\d+\.ends, label %([\w.]+), label %([\w.]+)", text)
    names = [target for targets in cut for target in targets if not target.startswith("irad.strip")]
    assert len(names) == len(set(names)) == (1 if loop in ("left early", *BY_DATA) else 2)
    assert ("vector.body" not in text) or "vector.body" in names
