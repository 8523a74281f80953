"""Which tests for overlap are decided: those between new memory and an argument, or other new memory."""

from __future__ import annotations

import pytest

from irad.backend.fresh_memory import without_overlap_tests
from irad.backend.target import parse_module

SOURCE = """
declare noalias ptr @malloc(i64)
declare ptr @kept()
declare noalias ptr @carved(ptr)

define i1 @f(ptr %given, ptr %other, i64 %n) {
  %new = call noalias ptr @malloc(i64 %n)
  %more = tail call noalias ptr @malloc(i64 %n)
  %unknown = call ptr @kept()
  %part = call noalias ptr @carved(ptr %given)
  %inside = getelementptr double, ptr LEFT, i64 %n
  %left = ptrtoint ptr %inside to i64
  %right = ptrtoint ptr RIGHT to i64
  %left.end = add i64 %n, %left
  %right.end = add nuw i64 %right, %n
  %one = icmp ugt i64 %left.end, %right
  %two = icmp ult i64 SECOND, %right.end
  %overlap = and i1 %one, %two, !note !0
  %either = select i1 %two, i1 %one, i1 false
  %both = xor i1 %overlap, %either
  ret i1 %both
}
!0 = !{}
"""


@pytest.mark.parametrize(
    ("left", "right", "second", "decided"),
    [
        ("%given", "%new", "%left", True),
        ("%new", "%given", "%left", True),
        ("%new", "%more", "%left", True),
        ("%new", "%new", "%left", False),
        ("%given", "%other", "%left", False),
        ("%unknown", "%new", "%left", False),  # it may be what another call has been told of
        ("%given", "%part", "%left", False),
        ("%given", "%new", "%n", False),  # something else is compared
    ],
)
def test_overlaps(left: str, right: str, second: str, decided: bool) -> None:
    text = SOURCE.replace("LEFT", left).replace("RIGHT", right).replace("SECOND", second)
    found = without_overlap_tests(text)
    parse_module(found).verify()
    assert found.count("and i1 false, false") == (2 if decided else 0)
    assert decided or found == text
