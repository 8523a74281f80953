"""Sums of neighbouring adjoints that are under way pass from one iteration to the next."""

from __future__ import annotations

from irad.ir.text.printer import print_module
from tests.support import gradient, prepare_c

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
