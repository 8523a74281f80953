"""Counters are compared with their last number in the form in which loops compare them with their end."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from irad.backend.last_iterations import with_last_iterations, with_last_numbers

_TEXT = """
define i64 @f(i32 %n) {{
entry:
  %less = add nsw i32 %n, -1
  %last = zext {nneg}i32 %less to i64
  %some = icmp {guard}
  br i1 %some, label %loop, label %end

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %k = phi i64 [ 0, %entry ], [ %also, %loop ]
  %is_last = icmp eq i64 {compared}
  %also = select i1 %is_last, i64 0, i64 %i
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, 100
  br i1 %more, label %loop, label %end

end:
  %r = phi i64 [ 0, %entry ], [ %also, %loop ]
  ret i64 %r
}}
"""
_GUARDS = {"sgt i32 %n, 0": True, "slt i32 0, %n": True, "sge i32 %n, 1": True, "sgt i32 %n, -1": False}


@pytest.mark.parametrize("guard", _GUARDS)
@pytest.mark.parametrize("compared", ["%i, %last", "%last, %i"])
def test_of_positive_numbers(guard: str, compared: str) -> None:
    text = _TEXT.format(nneg="", guard=guard, compared=compared)
    made = with_last_iterations(text)
    llvm.parse_assembly(made).verify()
    assert (made != text) == _GUARDS[guard]
    assert ("zext nneg i32 %n to i64" in made) == _GUARDS[guard]


def test_what_is_said_not_to_be_negative_needs_no_comparison() -> None:
    text = _TEXT.format(nneg="nneg ", guard="ne i32 %n, 7", compared="%i, %last")
    assert "zext nneg i32 %n to i64" in with_last_iterations(text)
    assert with_last_iterations(text, {"f"}) == text


def test_what_holds_only_on_the_other_way_is_not_relied_on() -> None:
    text = _TEXT.format(nneg="", guard="sle i32 %n, 0", compared="%i, %last")
    assert with_last_iterations(text) == text
    turned = text.replace("label %loop, label %end\n\nloop", "label %end, label %loop\n\nloop")
    assert with_last_iterations(turned) != turned


_PEELED = """
define double @f(i32 %n, ptr %x) {{
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %first, label %end

first:
  %wide = zext nneg i32 %n to i64
  %last = add nsw i64 %wide, -1
  %before = add nsw i64 %wide, -2
  {way}

loop:
  %i = phi i64 [ 0, %first ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i, {end}
  br i1 %done, label %peeled, label %loop, !llvm.loop !0

peeled:
  %k = phi i64 [ {start}, %first ], [ %next, %loop ]
  %is_last = icmp eq i64 %k, %last
  %behind = add nuw nsw i64 %k, 1
  %place = select i1 %is_last, i64 0, i64 %behind
  %at = getelementptr double, ptr %x, i64 %place
  %v = load double, ptr %at
  br label %end

end:
  %r = phi double [ 0.0, %entry ], [ %v, %peeled ]
  ret double %r
}}

!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.peeled.count", i32 1}}
"""
_BRANCH = "%none = icmp eq i64 %last, 0\n  br i1 %none, label %peeled, label %loop"
_SWITCH = "switch i32 %n, label %loop [\n    i32 1, label %peeled\n  ]"


@pytest.mark.parametrize("way", [_BRANCH, _SWITCH])
def test_the_peeled_iteration_is_the_last_one(way: str) -> None:
    made = with_last_numbers(_PEELED.format(way=way, end="%before", start=0))
    llvm.parse_assembly(made).verify()
    assert "getelementptr double, ptr %x, i64 0" in made


@pytest.mark.parametrize(
    ("end", "start", "way"),
    [
        ("%wide", 0, _BRANCH),  # it is not the last one, but another that is known
        ("%before", 1, _BRANCH),
        ("%before", 0, _BRANCH.replace("%last, 0", "%last, 1")),
        ("%before", 0, _BRANCH.replace("icmp eq i64 %last", "icmp ne i64 %last")),
        ("%before", 0, _SWITCH.replace("i32 1", "i32 2")),
    ],
)
def test_what_may_be_another_one_is_tested(end: str, start: int, way: str) -> None:
    made = with_last_numbers(_PEELED.format(way=way, end=end, start=start))
    llvm.parse_assembly(made).verify()
    assert "getelementptr double, ptr %x, i64 %place" in made
