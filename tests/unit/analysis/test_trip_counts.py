"""Trip counts in every form of test, against running the loop.

The loop multiplies a number by x; at x = 1 the derivative of the product is how often the reverse sweep ran.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.support import Derivative, canonical, gradient

PREDICATES = ("slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "ne", "eq")
STEPS = (1, -1, 2, -3)
FLAGS = ("", "nsw", "nuw", "nuw nsw")
ENDS = (-128, -127, -100, -7, -2, -1, 0, 1, 2, 3, 5, 9, 100, 126, 127)
LIMIT = 600

TOP = """define double @f(double %x, i8 %start, i8 %bound) {{
entry:
  br label %head
head:
  %i = phi i8 [ %start, %entry ], [ %next, %body ]
  %s = phi double [ 1.0, %entry ], [ %t, %body ]
  %test = icmp {predicate} i8 {left}, {right}
  br i1 %test, label {targets}
body:
  %t = fmul double %s, %x
  %next = add {flags} i8 %i, {step}
  br label %head
end:
  %r = phi double [ %s, %head ]
  ret double %r
}}"""
BOTTOM = """define double @f(double %x, i8 %start, i8 %bound) {{
entry:
  br label %body
body:
  %i = phi i8 [ %start, %entry ], [ %next, %body ]
  %s = phi double [ 1.0, %entry ], [ %t, %body ]
  %t = fmul double %s, %x
  %next = add {flags} i8 %i, {step}
  %test = icmp {predicate} i8 {left}, {right}
  br i1 %test, label {targets}
end:
  %r = phi double [ %t, %body ]
  ret double %r
}}"""
COMPARE = {
    "slt": lambda a, b: a < b, "sle": lambda a, b: a <= b,
    "sgt": lambda a, b: a > b, "sge": lambda a, b: a >= b,
    "ult": lambda a, b: a % 256 < b % 256, "ule": lambda a, b: a % 256 <= b % 256,
    "ugt": lambda a, b: a % 256 > b % 256, "uge": lambda a, b: a % 256 >= b % 256,
    "ne": lambda a, b: a != b, "eq": lambda a, b: a == b,
}  # fmt: skip


def loop_of(predicate: str, step: int, flags: str, top: bool, swapped: bool, negated: bool) -> Derivative:
    """A loop that goes on while its test holds (negated: until it does)."""
    tested = "%i" if top else "%next"
    sides = ("%bound", tested) if swapped else (tested, "%bound")
    targets = "%end, label %body" if negated else "%body, label %end"
    text = (TOP if top else BOTTOM).format(
        predicate=predicate, left=sides[0], right=sides[1], targets=targets, flags=flags, step=step
    )
    return gradient(canonical(text), "f", "active const const")


def iterations(predicate: str, step: int, flags: str, top: bool, swapped: bool, negated: bool, start: int,
               bound: int) -> int | None:  # fmt: skip
    """How often the body runs; None when a no-wrap promise is broken or the loop goes on for too long."""
    count, i = 0, start

    def goes_on(value: int) -> bool:
        sides = (bound, value) if swapped else (value, bound)
        return COMPARE[predicate](*sides) != negated

    while count < LIMIT:
        if top and not goes_on(i):
            return count
        count += 1
        following = i + step
        if "nsw" in flags and not -128 <= following <= 127:
            return None
        if "nuw" in flags and i % 256 + step % 256 > 255:
            return None
        i = (following + 128) % 256 - 128
        if not top and not goes_on(i):
            return count
    return None


@pytest.mark.parametrize("top", [True, False], ids=["tested before", "tested after"])
@pytest.mark.parametrize("predicate", PREDICATES)
def test_counts_are_what_running_gives(predicate: str, top: bool) -> None:
    checked = 0
    for step, flags in product(STEPS, FLAGS):
        checked += check_form(predicate, step, flags, top, swapped=False, negated=False)
    assert checked > 20


@pytest.mark.parametrize("predicate", PREDICATES)
def test_swapped_and_negated_tests(predicate: str) -> None:
    for step in (1, -1):
        for top, swapped, negated in ((True, True, False), (False, False, True), (True, True, True)):
            check_form(predicate, step, "nsw", top, swapped, negated)


def check_form(predicate: str, step: int, flags: str, top: bool, swapped: bool, negated: bool) -> int:
    """Compare for all starts and bounds; returns how many cases ended."""
    made = loop_of(predicate, step, flags, top, swapped, negated)
    checked = 0
    for start, bound in product(ENDS, ENDS):
        expected = iterations(predicate, step, flags, top, swapped, negated, start, bound)
        if expected is None:
            continue
        checked += 1
        (got,) = made(1.0, start, bound, 1.0)
        assert got == expected, (predicate, step, flags, start, bound)
    return checked


def count_of(*form: object) -> str | None:
    """The closed form of a loop's trip count, if it has one."""
    plan = loop_of(*form).plan  # type: ignore[arg-type]
    assert plan is not None
    return next((count.formula() for count in plan.facts.trips.values()), None)


@pytest.mark.parametrize(
    ("form", "formula"),
    [
        (("slt", 1, "nsw", False, False, False), "%bound - %start"),
        (("slt", 1, "", True, False, False), "%bound - %start + 1"),
        (("sle", 1, "nsw", False, False, False), "%bound - %start + 1"),
        (("sgt", -1, "nsw", False, False, False), "(%bound - %start) / -1"),
        (("sgt", 1, "nsw", False, True, False), "%bound - %start"),
        (("sge", 1, "nsw", False, False, True), "%bound - %start"),
        (("ne", 1, "", False, False, False), "%bound - %start"),
        (("ult", 2, "nuw", False, False, False), "(%bound - %start) / 2"),
        (("ne", 2, "", False, False, False), None),
        (("slt", 2, "", False, False, False), None),
        (("slt", -1, "nsw", False, False, False), None),
        (("eq", 1, "nsw", False, False, False), None),
    ],
)  # fmt: skip
def test_which_forms_are_closed(form: tuple, formula: str | None) -> None:
    assert count_of(*form) == formula


WIDENED = """define double @f(double %x, i8 %start, i8 %bound) {{
entry:
  %ahead = icmp {guard} i8 %start, %bound
  br i1 {entered}, label %before, label %end
before:
  %first = {extension} i8 %start to i64
  %after = add nsw i8 %bound, {step}
  br label %body
body:
  %i = phi i64 [ %first, %before ], [ %next, %body ]
  %s = phi double [ 1.0, %before ], [ %t, %body ]
  %t = fmul double %s, %x
  %next = add nsw i64 %i, {step}
  %narrow = trunc i64 %next to i8
  %test = icmp eq i8 %after, %narrow
  br i1 %test, label %end, label %body
end:
  %r = phi double [ 1.0, %entry ], [ %t, %body ]
  ret double %r
}}"""


@pytest.mark.parametrize("extension", ["sext", "zext"])
@pytest.mark.parametrize(
    ("guard", "entered", "step", "predicate"),
    [
        ("sle", "%ahead", 1, "slt"),
        ("sge", "%ahead", -1, "sgt"),
        ("sge", "%ahead", 1, "ne"),
        ("sle", "true", 1, "ne"),
        ("sle", "true", -1, "ne"),
    ],
)
def test_counters_that_are_wider_than_their_test(
    extension: str, guard: str, entered: str, step: int, predicate: str
) -> None:
    text = WIDENED.format(extension=extension, guard=guard, entered=entered, step=step)
    made = gradient(canonical(text), "f", "active const const")
    assert made.plan is not None
    (count,) = made.plan.facts.trips.values()
    assert count.predicate == predicate
    for start, bound in product(ENDS, ENDS):
        if not -128 <= bound + step <= 127:
            continue
        runs = entered == "true" or COMPARE[guard](start, bound)
        expected = ((bound + step - start) * step - 1) % 256 + 1 if runs else 0
        assert made(1.0, start, bound, 1.0) == (expected,), (start, bound)
