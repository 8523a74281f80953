"""Variables of one loop that keep their distance."""

from __future__ import annotations

import pytest

from irad.analysis.cfg import CFG
from irad.analysis.loops import LoopForest
from irad.analysis.trip_count import trip_counts
from irad.ir.instructions import Phi
from irad.ir.module import Function
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_function
from irad.lowering.congruent_inductions import merge_congruent_inductions

_LOOP = """
define void @f(ptr %p, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi {type} [ {i}, %entry ], [ %i.next, %loop ]
  %k = phi {type} [ {k}, %entry ], [ {k_next}, %loop ]
  %i.next = add nuw nsw {type} %i, {step}
  %k.next = add nuw nsw {type} %k, {k_step}
  %a = getelementptr double, ptr %p, {type} %i
  %b = getelementptr double, ptr %p, {type} %k
  %x = load double, ptr %a
  store double %x, ptr %b
  %more = icmp ult {type} %i.next, 100
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""
_USUAL = {"type": "i64", "i": "0", "k": "1", "step": "1", "k_step": "1", "k_next": "%k.next"}
MERGED = {
    "one ahead": {},
    "in twos": {"step": "2", "k_step": "2", "k": "7"},
    "downwards": {"i": "90", "k": "80", "step": "-3", "k_step": "-3"},
    "what it was": {"i": "1", "k": "0", "k_next": "%i"},
}
KEPT = {
    "other steps": {"k_step": "2"},
    "what it was, from elsewhere": {"k": "5", "k_next": "%i"},
    "no number known": {"k": "%n"},
    "narrow": {"type": "i32"},
}


def _merged(changes: dict[str, str]) -> Function:
    function = parse_module(_LOOP.format(**{**_USUAL, **changes})).functions["f"]
    merge_congruent_inductions(function)
    return function


@pytest.mark.parametrize("name", sorted(MERGED))
def test_one_variable_is_left(name: str) -> None:
    function = _merged(MERGED[name])
    given = {**_USUAL, **MERGED[name]}
    assert len([i for i in function.instructions() if isinstance(i, Phi)]) == 1
    distance = int(given["k"]) - int(given["i"])
    flags = "nuw nsw" if distance >= 0 else "nsw"  # of both variables, as far as they hold for the sum
    assert f"add {flags} i64 %i, {distance}" in print_function(function)


@pytest.mark.parametrize("name", sorted(KEPT))
def test_variables_are_kept(name: str) -> None:
    assert len([i for i in _merged(KEPT[name]).instructions() if isinstance(i, Phi)]) == 2


_POINTERS = """
define double @f(ptr %p, i64 %n) {{
entry:
  %second = getelementptr i8, ptr %p, i64 48
  br label %loop
loop:
  %q = phi ptr [ %second, %entry ], [ %q.next, %loop ]
  %lag = phi ptr [ {start}, %entry ], [ {next}, %loop ]
  %lag.next = getelementptr i8, ptr %lag, i64 48
  %q.next = getelementptr i8, ptr %q, i64 48
  %x = load double, ptr %lag
  %more = icmp ult ptr %q.next, null
  br i1 %more, label %loop, label %end
end:
  ret double %x
}}
"""


@pytest.mark.parametrize(
    ("start", "then", "distance"),
    [("%p", "%q", "%q, i64 -48"), ("%p", "%lag.next", "%lag, i64 48"), ("%second", "%lag.next", "%lag, i64 0")],
    ids=["what it was", "its own steps", "the same"],
)
def test_pointers_that_keep_their_distance_become_one(start: str, then: str, distance: str) -> None:
    """Where one element follows the other, their addresses are of one pointer."""
    function = parse_module(_POINTERS.format(start=start, next=then)).functions["f"]
    merge_congruent_inductions(function)
    assert f"getelementptr i8, ptr {distance}" in print_function(function)


@pytest.mark.parametrize(("start", "then"), [("%second", "%q"), ("null", "%q"), ("%p", "%p")])
def test_other_pointers_are_kept(start: str, then: str) -> None:
    """What began elsewhere, or takes no steps, is another pointer."""
    function = parse_module(_POINTERS.format(start=start, next=then)).functions["f"]
    merge_congruent_inductions(function)
    assert "%lag = phi ptr" in print_function(function)


@pytest.mark.parametrize(("start", "merged"), [("%n", True), ("%far", False), ("%m", False)])
def test_distances_of_variables_that_begin_with_the_same_number(start: str, merged: bool) -> None:
    """One that runs down from n - 1, and what it was in the iteration before, which began as n."""
    text = _LOOP.format(**{**_USUAL, "i": "%n1", "k": start, "step": "-1", "k_next": "%i"})
    text = text.replace("entry:", "entry:\n  %n1 = add i64 %n, -1\n  %far = add i64 %n, 4\n  %m = load i64, ptr %p")
    function = parse_module(text).functions["f"]
    assert merge_congruent_inductions(function) == merged
    assert ("= add i64 %i, 1" in print_function(function)) == merged  # nothing is promised: n may be 0


def test_the_variable_that_ends_the_loop_is_left() -> None:
    """How often the loop runs is then known without arithmetic on it."""
    text = _LOOP.format(**{**_USUAL, "k_step": "1"}).replace("icmp ult i64 %i.next, 100", "icmp ne i64 %k.next, %n")
    function = parse_module(text).functions["f"]
    merge_congruent_inductions(function)
    assert [i.name for i in function.instructions() if isinstance(i, Phi)] == ["k"]
    assert "add nsw i64 %k, -1" in print_function(function)
    assert trip_counts(LoopForest(CFG(function)))
