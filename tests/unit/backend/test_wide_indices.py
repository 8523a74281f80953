"""Indices that are computed in 32 bits without wrapping around, in 64."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from irad.backend.wide_indices import wants_values, widened

_TEXT = """
define i64 @f(i32 %i, i32 %n, i32 %j) {{
  {body}
  ret i64 %x
}}
"""
WIDE = {
    "a row": ("%1 = mul nsw i32 %i, %n\n  %s = add nsw i32 %1, %j\n  %x = sext i32 %s to i64", ["mul", "add"], 3),
    "and a constant": (
        "%1 = mul nsw i32 %i, %n\n  %s = sub nuw nsw i32 %1, 3\n  %x = sext i32 %s to i64", ["mul", "sub"], 2
    ),
    "part of it": (
        "%s = sdiv i32 %i, 2\n  %1 = mul nsw i32 %s, %n\n  %t = add nsw i32 %1, %j\n  %x = sext i32 %t to i64",
        ["mul", "add"], 3,
    ),
}
NARROW = {
    "may wrap around": "%s = mul i32 %i, %n\n  %x = sext i32 %s to i64",
    "unsigned": "%s = mul nuw i32 %i, %n\n  %x = sext i32 %s to i64",
    "extended by zeros": "%s = mul nsw i32 %i, %n\n  %x = zext i32 %s to i64",
    "no product": "%s = add nsw i32 %i, %n\n  %x = sext i32 %s to i64",
    "by a number": "%s = mul nsw i32 %i, 3\n  %x = sext i32 %s to i64",
    "no sum": "%x = sext i32 %i to i64",
}


@pytest.mark.parametrize("name", WIDE)
def test_it_is_computed_in_64_bits(name: str) -> None:
    body, operations, extensions = WIDE[name]
    text = widened(_TEXT.format(body=body))
    llvm.parse_assembly(text).verify()
    made = text.partition("%x")[0].splitlines() + [line for line in text.splitlines() if "%x = " in line]
    assert [line.split(" = ")[1].split()[0] for line in made if " nsw i64 " in line] == operations
    assert text.count("sext i32") == extensions


@pytest.mark.parametrize("name", NARROW)
def test_what_may_wrap_around_stays(name: str) -> None:
    text = _TEXT.format(body=NARROW[name])
    assert widened(text) == text


def test_debug_information_stays_and_names_are_new() -> None:
    body = "%s = mul nsw i32 %i, %n, !dbg !1\n  %t = add i32 0, 0\n  %x = sext i32 %s to i64, !dbg !2"
    text = widened(_TEXT.format(body=body))
    assert "%x = mul nsw i64 %wide.x.0, %wide.x.1, !dbg !2" in text


def test_functions_keep_their_own_sums() -> None:
    one = _TEXT.format(body="%s = mul nsw i32 %i, %n\n  %x = sext i32 %s to i64")
    other = _TEXT.format(body="%s = mul i32 %i, %n\n  %x = sext i32 %s to i64").replace("@f", "@g")
    assert widened(one + other) == widened(one) + other


_THREADED = """
define void @outer(i32 %i, i32 %n, i32 %j) {{
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr null, i32 0, ptr @body)
  ret void
}}
define i64 @body(i32 %i, i32 %n, i32 %j) {{
  %r = call i64 @"called in it"(i32 %i, i32 %n, i32 %j)
  ret i64 %r
}}
define i64 @"called in it"(i32 %i, i32 %n, i32 %j) {{
  {body}
  ret i64 %x
}}
declare void @__kmpc_fork_call(ptr, i32, ptr, ...)
"""


def test_what_threads_run_stays() -> None:
    body = WIDE["a row"][0]
    text, serial = _THREADED.format(body=body), _TEXT.format(body=body)
    assert widened(text) == text
    assert widened(text + serial) == text + widened(serial) != text + serial


_CHOICE = """
define i64 @f(i32 %i, i32 %n, i1 %first) {{
entry:
  {row}
  br i1 %first, label %yes, label %no
yes:
  %a = sub nsw i32 %n, 1
  br label %end
no:
  %b = sub {promise}i32 %i, 1
  br label %end
end:
  %j = phi i32 [ %a, %yes ], [ {b}, %no ]
  %s = add nsw i32 %row, %j
  %x = sext i32 %s to i64
  ret i64 %x
}}
"""
_ROW = "%row = mul nsw i32 %i, %n"


def test_what_is_assigned_on_several_ways_is_merged_in_64_bits() -> None:
    text = widened(_CHOICE.format(row=_ROW, promise="nsw ", b="%b"))
    llvm.parse_assembly(text).verify()
    assert "phi i64 [ %wide.j.way.0, %yes ], [ %wide.j.way.1, %no ]" in text
    assert text.count("sub nsw i64") == 2


def test_a_way_that_may_wrap_around_is_extended_where_it_ends() -> None:
    text = widened(_CHOICE.format(row=_ROW, promise="", b="%b"))
    llvm.parse_assembly(text).verify()
    assert "%wide.j.way.1 = sext i32 %b to i64\n  br label %end" in text


def test_a_counter_stays_a_counter() -> None:
    text = """
define i64 @f(i32 %i, i32 %n) {
entry:
  %row = mul nsw i32 %i, %n
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = add nsw i32 %row, %j
  %x = sext i32 %s to i64
  %next = add nsw i32 %j, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %x
}
"""
    assert "phi i64" not in widened(text)
    assert "sext i32 %j to i64" in widened(text)


def test_variables_are_wanted_as_values_where_they_keep_indices_of_matrices() -> None:
    body = "%v = alloca i32, align 4\n  %m = mul nsw i32 %i, %n\n  store i32 %m, ptr %v\n  %x = sext i32 %i to i64"
    text = _TEXT.format(body=body)
    assert wants_values(text) == {"f"}
    assert not wants_values(text.replace("mul nsw", "add nsw"))
    assert not wants_values(_THREADED.format(body=body))
