"""flang says of a negative remainder that adding the extent to it does not wrap."""

from __future__ import annotations

from irad.frontends.fortran.cshift import drop_wrong_nuw, mentions_cshift
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module

PROGRAM = """
define i64 @f(i64 %n) {
  %r = srem i64 -1, %n
  %s = add nuw nsw i64 %r, %n
  %t = add nuw nsw i64 %n, 1
  %u = add i64 %s, %t
  ret i64 %u
}
"""


def test_only_the_sum_of_a_remainder_loses_its_promise() -> None:
    module = parse_module(PROGRAM)
    assert drop_wrong_nuw(module)
    text = print_module(module)
    assert "%s = add nsw i64 %r, %n" in text and "%t = add nuw nsw i64 %n, 1" in text
    assert not drop_wrong_nuw(module)


def test_the_name_is_found_in_any_case() -> None:
    assert mentions_cshift(b"  W = CShift(V, -1)") and not mentions_cshift(b"w = eoshift(v, -1)")
