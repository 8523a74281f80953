"""Numbers that are split by the ways that lead to them."""

from __future__ import annotations

import pytest

from irad.ir.instructions import Phi
from irad.ir.module import Function
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_function
from irad.ir.verify import check
from irad.lowering.undo_jump_threading import join_threaded_numbers

_DIAMOND = """
define i64 @f(i64 %i, i64 %n, i32 %k, i1 %c) {{
entry:
  {test}
  br i1 %t, label %one, label %other
one:
  br label %end
other:
  {body}
  br label %end
end:
  %p = phi {type} [ {constant}, %one ], [ %x, %other ]
  {result}
  ret i64 %r
}}
"""
_USUAL = {
    "test": "%t = icmp eq i64 %i, 0",
    "body": "%m = mul nuw nsw i64 %i, %n\n  %x = add nuw i64 %m, %i",
    "type": "i64",
    "constant": "0",
    "result": "%r = add i64 %p, 0",
}
JOINED = {
    "a place in a square": {},
    "of another number": {"test": "%t = icmp eq i64 %i, 3", "body": "%x = shl nuw i64 %i, 2", "constant": "12"},
    "narrow": {
        "test": "%t = icmp eq i32 %k, 2",
        "body": "%m = mul nsw i32 %k, 5\n  %x = sext i32 %m to i64",
        "constant": "10",
    },
}
KEPT = {
    "another constant": {"constant": "1"},
    "nothing known": {"test": "%t = icmp sgt i64 %i, 0"},
    "of something else": {"test": "%t = icmp eq i64 %n, 1"},
    "no arithmetic": {"body": "%x = udiv i64 %i, %n"},
    "wraps around": {
        "test": "%t = icmp eq i32 %k, 2147483647",
        "body": "%m = add i32 %k, 1\n  %x = sext i32 %m to i64",
        "constant": "2147483648",
    },
}


def _joined(changes: dict[str, str]) -> Function:
    function = parse_module(_DIAMOND.format(**{**_USUAL, **changes})).functions["f"]
    join_threaded_numbers(function)
    check(function)
    return function


@pytest.mark.parametrize("name", JOINED)
def test_it_is_computed_where_the_ways_meet(name: str) -> None:
    assert not any(isinstance(i, Phi) for i in _joined(JOINED[name]).instructions())


@pytest.mark.parametrize("name", KEPT)
def test_what_may_be_another_number_stays(name: str) -> None:
    assert any(isinstance(i, Phi) for i in _joined(KEPT[name]).instructions())


def test_promises_are_kept_where_they_are_seen_to_hold() -> None:
    text = print_function(_joined({})).split("end:")[1]
    assert "mul nuw nsw i64 %i, %n" in text and "add nuw i64" in text
    body = "%y = add nsw i64 %n, 1\n  %m = mul nsw i64 %i, %y\n  %x = add nuw i64 %m, %i"
    text = print_function(_joined({"body": body})).split("end:")[1]
    assert "add i64 %n, 1" in text and "mul nsw i64 %i" in text


_LOOP = """
define i64 @f(i64 %n, ptr %a, i1 %c) {
entry:
  %t = icmp eq i64 %n, 0
  br i1 %t, label %end, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = mul i64 %i, %n
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %r = phi i64 [ 0, %entry ], [ %x, %loop ]
  ret i64 %r
}
"""


def test_what_a_loop_has_left_stays() -> None:
    function = parse_module(_LOOP).functions["f"]
    join_threaded_numbers(function)
    assert len([i for i in function.instructions() if isinstance(i, Phi)]) == 2


_SWITCH = """
define i64 @f(i64 %i, i64 %n) {
entry:
  switch i64 %i, label %other [ i64 0, label %one
                                i64 7, label %two
                                i64 8, label %two ]
one:
  br label %end
two:
  ret i64 0
other:
  %x = mul i64 %i, %n
  br label %end
end:
  %r = phi i64 [ CONSTANT, %one ], [ %x, %other ]
  ret i64 %r
}
"""


@pytest.mark.parametrize(("constant", "left"), [("0", 0), ("7", 1)])
def test_cases_tell_too(constant: str, left: int) -> None:
    function = parse_module(_SWITCH.replace("CONSTANT", constant)).functions["f"]
    join_threaded_numbers(function)
    check(function)
    assert len([i for i in function.instructions() if isinstance(i, Phi)]) == left
