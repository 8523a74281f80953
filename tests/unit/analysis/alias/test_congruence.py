"""Where pointers lead, modulo a stride, through loops and merges."""

from __future__ import annotations

import pytest

from irad.analysis.alias.congruence import Congruences
from irad.analysis.alias.linear_address import Residue
from irad.ir.text.parser import parse_module

WALKS = """
define void @f(ptr %v, ptr %w, i64 %n, i32 %m, i1 %c) {
entry:
  %far = getelementptr i8, ptr %v, i64 32
  br label %outer
outer:
  %first = phi ptr [ %far, %entry ], [ %next, %after ]
  %at = phi i64 [ 16, %entry ], [ %step, %after ]
  br label %inner
inner:
  %last = phi ptr [ %first, %outer ], [ %prev, %inner ]
  %prev = getelementptr i8, ptr %last, i64 -32
  br i1 %c, label %inner, label %after
after:
  %field = getelementptr i8, ptr %prev, i64 12
  %byte = getelementptr i8, ptr %w, i64 %at
  %either = select i1 %c, ptr %v, ptr %w
  %odd = getelementptr { i32, double }, ptr %either, i64 %n, i32 1
  %sum = add i64 %at, 24
  %wraps = getelementptr i8, ptr %w, i64 %sum
  %wide = zext i32 %m to i64
  %by = mul nsw i64 %wide, 40
  %product = getelementptr i8, ptr %v, i64 %by
  %step = add nsw i64 %at, 24
  %next = getelementptr i8, ptr %first, i64 64
  br i1 %c, label %outer, label %end
end:
  ret void
}
"""


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("far", {"v": (32, 0)}),
        ("first", {"v": (32, 64)}),
        ("last", {"v": (0, 32)}),
        ("field", {"v": (12, 32)}),
        ("byte", {"w": (16, 24)}),
        ("either", {"v": (0, 0), "w": (0, 0)}),
        ("odd", {"v": (8, 16), "w": (8, 16)}),
        ("wraps", {"w": (0, 8)}),
        ("product", {"v": (0, 40)}),
    ],
)
def test_walks(name: str, wanted: dict[str, tuple[int, int]]) -> None:
    module = parse_module(WALKS)
    function = module.functions["f"]
    pointer = next(i for i in function.instructions() if i.name == name)
    found = Congruences(module).origins(pointer)
    arguments = {a.name: a for a in function.arguments}
    expected = {arguments[n]: Residue(c % s if s else c, s) for n, (c, s) in wanted.items()}
    assert found == expected
