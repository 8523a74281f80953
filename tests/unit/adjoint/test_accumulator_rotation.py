"""Sums of neighbouring adjoints that are under way pass from one iteration to the next."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from irad.ir.text.printer import print_module
from tests.support import Derivative, differences, gradient, prepare_c, sensitivities

_SMOOTHED = """
void smoothed(const double *u, double *v, long n)
{
    for (long i = 1; i < n - 1; i++)
        v[i] = u[i - 1] - 2 * u[i] + u[i + 1];
}
"""


def test_what_is_under_way_at_the_end_keeps_no_loop_from_being_vectorised() -> None:
    made = gradient(prepare_c(_SMOOTHED), "smoothed", "dup dup const", noalias=True)
    assert made.plan is not None
    assert [group.span for group in made.plan.carried] == [2]
    text = print_module(made.optimised(level=3))
    assert "vector.recur" in text
    assert "select" not in text.partition("vector.body:")[2].partition("middle.block:")[0]


_NINE = """
void nine(double u[9][{columns}], double v[9][{columns}], const double *w)
{{
    for (int i = 1; i < 8; i++)
        for (int j = 1; j < {columns} - 1; j++)
            v[i][j] = w[0] * (u[i - 1][j - 1] + u[i - 1][j + 1]) + w[1] * (u[i][j - 1] + u[i][j] + u[i][j + 1])
                      + w[2] * u[i + 1][j] * u[i + 1][j - 1];
}}
"""


@pytest.mark.parametrize("columns, spans", [(30, [1, 2, 2]), (31, [1, 2, 2])])
def test_rows_of_fixed_length_are_carried_each_by_itself(columns: int, spans: list[int]) -> None:
    made = gradient(prepare_c(_NINE.format(columns=columns)), "nine", "dup dup dup", noalias=True)
    assert made.plan is not None
    assert sorted(group.span for group in made.plan.carried) == spans
    _agrees(made, [(9, columns), (9, columns), (3,)])


_MIXED = """
void mixed(double (*s)[2], double *v, int n)
{
    for (int i = 1; i < n - 1; i++)
        v[i] = s[i - 1][0] * s[i + 1][0] + s[i][1] * s[i - 1][1];
}
"""


def test_fields_of_elements_are_carried_each_by_itself() -> None:
    made = gradient(prepare_c(_MIXED), "mixed", "dup dup const", noalias=True)
    assert made.plan is not None
    assert sorted(group.span for group in made.plan.carried) == [1, 2]
    _agrees(made, [(8, 2), (8,)], 8)


def test_rows_from_which_adjoints_are_taken_are_not_carried() -> None:
    source = "void sweep(double u[9][30]) {\n  for (int i = 1; i < 8; i++)\n    for (int j = 1; j < 29; j++)\n"
    source += "      u[i][j] = 0.3 * (u[i - 1][j - 1] * u[i - 1][j + 1] + u[i + 1][j] * u[i][j - 1]);\n}\n"
    made = gradient(prepare_c(source), "sweep", "dup", noalias=True)
    assert made.plan is not None and not made.plan.carried
    _agrees(made, [(9, 30)])


def _agrees(made: Derivative, shapes: list[tuple[int, ...]], *more: int) -> None:
    """A gradient, seeded at random, is that of the primal."""
    rng = np.random.default_rng(3)
    values: list[Any] = [1 + 0.3 * rng.random(shape) for shape in shapes]
    shadows: list[Any] = [rng.normal(size=shape) for shape in shapes]
    values, shadows = [*values, *more], [*shadows, *(None for _ in more)]
    found = sensitivities(made, values, shadows)
    for one, other in zip(found, [f for f in differences(made, values, shadows) if f is not None], strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-8, atol=1e-8)
