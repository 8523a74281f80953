"""Carried values that are kept or replaced by a condition that never changes."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from irad.ir.instructions import Phi
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_function
from irad.lowering.kept_choices import choose_from_first

_NEST = """
define void @f(ptr %p, i64 %n, i1 %c) {{
entry:
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.latch ]
  %outer = phi i64 [ {first}, %entry ], [ %row, %rows.latch ]
  %same = icmp eq i64 %n, %i
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %columns ]
  %kept = phi i64 [ {again}, %rows ], [ {back}, %columns ]
  %row = select i1 {condition}, i64 %kept, i64 %i
  %a = getelementptr double, ptr %p, i64 %row
  store double 1.0, ptr %a
  %j.next = add nuw nsw i64 %j, 1
  %more = icmp ult i64 %j.next, 10
  br i1 %more, label %columns, label %rows.latch
rows.latch:
  %i.next = add nuw nsw i64 %i, 1
  %other = icmp ult i64 %i.next, 10
  br i1 %other, label %rows, label %end
end:
  ret void
}}
"""
_USUAL = {"first": "0", "again": "%outer", "back": "%row", "condition": "%c"}
CHOSEN = {
    "a number": ({}, "i64 0"),
    "an argument": ({"first": "%n"}, "i64 %n"),
    "the condition changes in a loop that begins anew": ({"again": "7", "condition": "%same"}, "i64 7"),
}
KEPT = {
    "the condition changes": {"condition": "%same"},
    "two beginnings": {"again": "3", "first": "0", "back": "%outer"},
    "something else comes back": {"back": "%j"},
    "a beginning that is computed": {"again": "%i"},
}


@pytest.mark.parametrize("name", CHOSEN)
def test_the_first_value_stands_for_what_is_kept(name: str) -> None:
    changes, first = CHOSEN[name]
    function = parse_module(_NEST.format(**{**_USUAL, **changes})).functions["f"]
    assert choose_from_first(function)
    text = print_function(function)
    assert f"select i1 {changes.get('condition', '%c')}, {first}, i64 %i" in text
    assert "%kept" not in text


@pytest.mark.parametrize("name", KEPT)
def test_else_it_stays(name: str) -> None:
    function = parse_module(_NEST.format(**{**_USUAL, **KEPT[name]})).functions["f"]
    assert not choose_from_first(function)
    assert any(isinstance(i, Phi) and i.name == "kept" for i in function.instructions())


def test_matrices_in_expressions_of_numpy_need_no_tape() -> None:
    numba = pytest.importorskip("numba")

    @numba.njit
    def f(x, y):
        return np.sum(x * y * y)

    gradient = irad.autodiff(f)
    for shape in ((3, 4), (1, 4), (3, 1), (1, 1)):
        x, y, dx, dy = (np.full(shape, v) for v in (2.0, 3.0, 0.0, 0.0))
        gradient(x, dx, y, dy)
        np.testing.assert_array_equal(dx, 9.0)
        np.testing.assert_array_equal(dy, 12.0)
    x, y, dx, dy = np.ones((1, 4)), np.ones((3, 4)), np.zeros((1, 4)), np.zeros((3, 4))
    gradient(x, dx, y, dy)
    np.testing.assert_array_equal(dx, 3.0)
    kept = gradient.plan.partition("\ntape:\n")[2].partition("\nways back:")[0]
    assert "x.shape0) * (" not in kept
