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
ARGUMENTS = 5
OVERWRITTEN = """static __attribute__((noinline)) double product({parameters}) {{ return {product}; }}
double f(const double *x, long n)
{{
    double s = 0, {locals};
{calls}
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


def test_many_sets_of_what_is_overwritten_count_as_one() -> None:
    """Before each call but the first one of the numbers changes: those behind it are overwritten later."""
    names = [f"v{i}" for i in range(ARGUMENTS)]
    call = f"    s += product({', '.join('&' + v for v in names)});"
    changes = [f"    {v} = {v} * {v} + {i};" for i, v in enumerate(names)]
    text = OVERWRITTEN.format(
        parameters=", ".join(f"double *{v}" for v in names),
        product=" * ".join(f"*{v}" for v in names),
        locals=", ".join(f"{v} = x[{i}]" for i, v in enumerate(names)),
        calls="\n".join([call, *(f"{change}\n{call}" for change in changes)]),
    )
    f = irad.compile(text, lang="c", flags=("-O1",))["f"]
    assert len(_requests(f, "product")) <= 4
    x, h = np.linspace(0.5, 1.5, ARGUMENTS), 1e-6
    expected = [(f(x + h * e, 1) - f(x - h * e, 1)) / (2 * h) for e in np.eye(ARGUMENTS)]
    np.testing.assert_allclose(irad.grad(f)(x, 1), expected, rtol=1e-7)
