"""The border of a grid treated in the loop over all of it: gradients against differences, on small grids, too."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

import irad
from irad.frontends.c.compile import compile_c
from irad.pipeline import prepare
from tests.support import gradient

FORMS = {
    "periodic": ("x == 0 ? n - 1 : x - 1", "x == n - 1 ? 0 : x + 1"),
    "remainder": ("(x + n - 1) % n", "(x + 1) % n"),
    "clamped": ("x < 2 ? 0 : x - 2", "x + 2 > n - 1 ? n - 1 : x + 2"),
    "mirrored": ("x < 1 ? 1 % n : x - 1", "x + 1 >= n ? (n < 2 ? 0 : n - 2) : x + 1"),
}
BRANCHES = {
    "left out": "double s = -2 * c; if (x > 0) s += row[x - 1]; if (x < n - 1) s += row[x + 1] * c; out[x] = s * s;",
    "zero": "out[x] = c * c + (x >= 2 ? row[x - 2] : 0) * c + (x + 3 < n ? sin(row[x + 3]) : 0);",
    "border kept": "if (x < 2 || x + 2 >= n) out[x] = c; else out[x] = row[x - 2] * row[x + 2] + c * c;",
    "carried": "carried = 0.5 * carried + c * (x + 1 < n ? row[x + 1] : 2.0); out[x] = carried;",
}
_SOURCE = """#include <math.h>
#include <stddef.h>
double f(const double *u, double *v, INDEX n, INDEX m)
{
    double total = 0, carried = 0.1;
    for (INDEX y = 0; y < m; y++)
        for (INDEX x = 0; x < n; x++) {
            const double *row = u + y * n;
            double *out = v + y * n, c = row[x];
            BODY
        }
    for (INDEX i = 0; i < n * m; i++)
        total += v[i] * v[i];
    return total + carried;
}
"""
BODIES = {
    **{name: f"out[x] = c * c + row[{left}] * row[{right}];" for name, (left, right) in FORMS.items()},
    **BRANCHES,
}


@cache
def _compiled(directory: Path, body: str, index: str) -> irad.Module:
    path = directory / f"borders_{len(body)}_{index}.c"
    path.write_text(_SOURCE.replace("INDEX", index).replace("BODY", body))
    return irad.compile(str(path), flags=["-O2"])


@pytest.mark.parametrize("index", ["int", "size_t"])
@pytest.mark.parametrize("form", BODIES)
def test_gradients(form: str, index: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    module = _compiled(tmp_path_factory.getbasetemp(), BODIES[form], index)
    made = irad.autodiff(module["f"], irad.Dup, irad.Dup, irad.Const, irad.Const)
    rng = np.random.default_rng(5)
    for n in (1, 2, 3, 4, 5, 7, 12, 33):
        u, v = 0.5 + rng.random((2, 3 * n))
        found, spent = np.zeros_like(u), np.zeros_like(v)
        made(u, found, v, spent, n, 3)
        assert not spent.any()
        expected = np.zeros_like(u)
        for i in range(u.size):
            step = np.zeros_like(u)
            step[i] = 1e-5
            expected[i] = (module["f"](u + step, v, n, 3) - module["f"](u - step, v, n, 3)) / 2e-5
        np.testing.assert_allclose(found, expected, rtol=2e-7, atol=2e-7)


@pytest.mark.parametrize("form", ["periodic", "remainder", "clamped", "left out"])
def test_the_inside_of_a_row_goes_through_registers(form: str) -> None:
    text = _SOURCE.replace("INDEX", "int").replace("BODY", BODIES[form])
    prepared = prepare(llvm.parse_bitcode(compile_c(text=text, flags=["-O2"]).bitcode))
    made = gradient(str(prepared), "f", "dup dup const const", noalias=True)
    assert made.plan is not None
    assert any(group.span >= 2 for group in made.plan.carried)
