"""Lanes in which nothing is, and the arithmetic that must not let them through."""

from __future__ import annotations

from irad.analysis.undefined_lanes import with_undefined_lanes
from irad.ir.text.parser import parse_module

TEXT = """
define double @f(<2 x double> %v, double %s) {
entry:
  %back = shufflevector <2 x double> %v, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %product = fmul <2 x double> %v, %back
  %whole = fmul <2 x double> %v, %v
  %half = insertelement <2 x double> poison, double %s, i64 0
  %full = insertelement <2 x double> %half, double %s, i64 1
  %sum = fadd <2 x double> %full, %whole
  %late = fdiv <2 x double> %sum, %half
  %splat = shufflevector <2 x double> %half, <2 x double> poison, <2 x i32> zeroinitializer
  %fine = fadd <2 x double> %splat, %full
  %r = extractelement <2 x double> %late, i64 0
  ret double %r
}
define <2 x double> @g(<2 x double> %v, i1 %c) {
entry:
  br label %loop
loop:
  %p = phi <2 x double> [ <double 1.0, double poison>, %entry ], [ %next, %loop ]
  %next = fadd <2 x double> %p, %v
  br i1 %c, label %loop, label %end
end:
  ret <2 x double> %next
}
"""


def found(name: str) -> set[str]:
    function = parse_module(TEXT).functions[name]
    return {i.name for i in with_undefined_lanes(function.instructions())}


def test_lanes_that_come_from_nowhere() -> None:
    """`full` and `splat` are whole, but made of what is not."""
    assert found("f") == {"back", "product", "half", "full", "late", "splat"}


def test_a_loop_carries_them_on() -> None:
    assert found("g") == {"p", "next"}
