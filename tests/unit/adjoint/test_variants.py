"""How many derivatives of one function are made: callers do not each get one of their own."""

from __future__ import annotations

import numpy as np

import irad
from irad.adjoint.plan import AdjointPlan
from irad.facts.request import DiffRequest

HEAD = """#include <stdlib.h>
#include <string.h>
static __attribute__((noinline)) void move(double *to, const double *from, long n) { memcpy(to, from, n * sizeof *to); }
"""
TOLD = f"""{HEAD}double f(const double *x, long n)
{{
    double fixed[8], *block = malloc(n * sizeof *block), pair[2], s = 0;
    move(block, x, n);
    move(fixed, block, n);
    move(pair, fixed + 1, 2);
    move(fixed + 2, pair, 2);
    for (long i = 0; i < n; i++) s += fixed[i] * block[i];
    free(block);
    return s;
}}"""


def _requests(f: irad.Function, function: str) -> set[DiffRequest]:
    plan = irad.autodiff(f).compiled().plan
    assert isinstance(plan, AdjointPlan)
    return {c.request for c in plan.calls.values() if c.request is not None and c.request.function == function}


def test_callees_are_told_what_their_declarations_do_not_say() -> None:
    f = irad.compile(TOLD, lang="c", flags=("-O1",))["f"]
    x = np.arange(1.0, 5.0)
    assert all(not request.told for request in _requests(f, "move"))
    kept = np.array([1.0, 2.0, 2.0, 3.0]) @ np.eye(4)
    assert f(x, 4) == kept @ x
    np.testing.assert_allclose(irad.grad(f)(x, 4), [2.0, 2 * 2.0 + 3.0, 2.0 + 2 * 0 + 4.0, 3.0])
