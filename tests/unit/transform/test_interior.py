"""Loops in three pieces: what they compute is the same, and the middle piece has no tests for the border."""

from __future__ import annotations

import ctypes
import re

import llvmlite.binding as llvm
import numpy as np
import pytest

from irad.backend.jit import JitLibrary
from irad.backend.target import parse_module
from irad.frontends.c.compile import compile_c
from irad.pipeline import prepare
from irad.transform.interior import split_interiors
from tests.unit.backend.cfg_shape import blocks_of, natural_loops, successors

_LOOP = """
declare i32 @llvm.smin.i32(i32, i32) memory(none)
declare i32 @llvm.umin.i32(i32, i32) memory(none)
declare i32 @llvm.umax.i32(i32, i32) memory(none)
declare i32 @llvm.smax.i32(i32, i32) memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) memory(none)
declare i64 @llvm.smin.i64(i64, i64) memory(none)

define i64 @f(ptr %out, i32 %n, i64 %wide) {{
entry:
  %less = add nsw i32 %n, -1
  %below = add i32 %n, -2
  %above = add i32 %n, 1
  %end = {end}
  %last = zext nneg i32 %less to i64
  %some = icmp sgt i64 %end, {start}
  br i1 %some, label %before, label %none
none:
  br label %out.of
before:
  br label %loop
loop:
  %i = phi i64 [ {start}, %before ], [ %next, %again ]
  %sum = phi i64 [ 7, %before ], [ %more, %again ]
  %narrow = trunc i64 %i to i32
{body}
  %place = getelementptr i64, ptr %out, i64 %i
  store i64 %x, ptr %place, align 8
  %twice = mul i64 %sum, 3
  %more = add i64 %twice, %x
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %after, label %again
again:
  br label %loop
after:
  %found = phi i64 [ %more, %loop ]
  br label %out.of
out.of:
  %result = phi i64 [ %found, %after ], [ 0, %none ]
  ret i64 %result
}}
"""
_NARROW = "zext nneg i32 %n to i64"


def _chosen(condition: str) -> str:
    return f"  %c = icmp {condition}\n  %x = select i1 %c, i64 %i, i64 -5"


def _narrow(opcode: str) -> str:
    return f"  %y = {opcode}\n  %x = sext i32 %y to i64"


_PLUS_2 = "  %p = add i32 %narrow, 2\n"
_BEFORE = "  %p = add i32 %less, %narrow\n"
SPLIT = {
    "less": _chosen("slt i64 %i, %last"),
    "less, unsigned": _chosen("samesign ult i64 %i, %last"),
    "less or equal": _PLUS_2 + _chosen("sle i32 %p, %less"),
    "not greater": _PLUS_2 + _chosen("ugt i32 %p, %less"),
    "turned": _PLUS_2 + _chosen("sgt i32 %n, %p"),
    "less than what may wrap": _chosen("ult i32 %narrow, %below"),
    "the last": _chosen("eq i64 %i, %last"),
    "not the first": _chosen("ne i64 %i, 0"),
    "behind the third": _chosen("ugt i64 %i, 2"),
    "not among the first": _chosen("slt i32 %narrow, 3"),
    "both": _chosen("sge i64 %i, 3") + _PLUS_2.replace("%p", "%q")
    + "  %d = icmp slt i32 %q, %n\n  %o = add nsw i64 %i, 2\n  %z = select i1 %d, i64 %o, i64 %x\n"
    + "  %hidden = add i64 %z, 0",
    "smaller": _PLUS_2 + _narrow("call i32 @llvm.smin.i32(i32 %p, i32 %less)"),
    "smaller, unsigned": _PLUS_2 + _narrow("call i32 @llvm.umin.i32(i32 %less, i32 %p)"),
    "larger": "  %p = add i32 %narrow, -2\n" + _narrow("call i32 @llvm.smax.i32(i32 %p, i32 0)"),
    "larger, unsigned": _narrow("call i32 @llvm.umax.i32(i32 2, i32 %narrow)"),
    "difference": _narrow("call i32 @llvm.usub.sat.i32(i32 %narrow, i32 2)"),
    "remainder": "  %p = add i32 %narrow, 1\n" + _narrow("srem i32 %p, %n"),
    "remainder, unsigned": "  %p = add i32 %narrow, 3\n" + _narrow("urem i32 %p, %n"),
    "remainder of more": _BEFORE + _narrow("srem i32 %p, %n"),
    "smaller of a remainder": _BEFORE + "  %r = urem i32 %p, %n\n  %m = add i32 %r, 3\n"
    + _narrow("call i32 @llvm.smin.i32(i32 %m, i32 %less)"),
    "extended by shifts": "  %s = shl i64 %i, 32\n  %t = add i64 %s, -8589934592\n  %x = ashr exact i64 %t, 29\n"
    + _chosen("ne i64 %i, 0").replace("%x", "%u"),
    "low bits": "  %p = add i64 %i, 4294967294\n  %x = and i64 %p, 4294967295\n"
    + _chosen("ne i64 %i, 0").replace("%x", "%u"),
}  # fmt: skip


def _run(text: str, n: int, wide: int) -> tuple[int, list[int]]:
    library = JitLibrary(parse_module(text))
    out = np.full(64, -1, dtype=np.int64)
    call = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int32, ctypes.c_int64)(library.address("f"))
    return call(out.ctypes.data, n, wide), out.tolist()


@pytest.mark.parametrize("start", [0, 2])
@pytest.mark.parametrize("what", SPLIT)
def test_pieces_compute_the_same(what: str, start: int) -> None:
    text = _LOOP.format(end=_NARROW, start=start, body=SPLIT[what])
    made, names = split_interiors(text)
    if start == 0:
        assert names == ("f",)
    for n in range(24):
        assert _run(made, n, 0) == _run(text, n, 0)


@pytest.mark.parametrize("what", ["less", "smaller", "remainder of more"])
@pytest.mark.parametrize("end", ["sext i32 %n", "zext i32 %n", "zext nneg i32 %less", "add i64 12, 0"])
def test_other_ends(end: str, what: str) -> None:
    text = _LOOP.format(end=end if end[0] == "a" else f"{end} to i64", start=0, body=SPLIT[what])
    made, names = split_interiors(text)
    assert bool(names) == (end[0] != "a")
    for n in range(12 * (end[0] == "a") + 1, 24):
        assert _run(made, n, 0) == _run(text, n, 0)


@pytest.mark.parametrize("what", ["less", "not the first", "smaller", "remainder of more", "extended by shifts"])
def test_the_counter_itself_may_be_tested(what: str) -> None:
    text = _LOOP.format(end=_NARROW, start=0, body=SPLIT[what])
    own = "  %of.end = zext i32 %n to i64\n  %before.end = add nsw i64 %of.end, -1\n"
    text = text.replace("  %less =", f"{own}  %less =", 1)
    text = text.replace("icmp eq i64 %next, %end", "icmp eq i64 %i, %before.end")
    made, names = split_interiors(text)
    assert names == ("f",)
    for n in range(24):
        assert _run(made, n, 0) == _run(text, n, 0)


def test_the_middle_has_no_comparisons() -> None:
    made, _ = split_interiors(_LOOP.format(end=_NARROW, start=0, body=SPLIT["both"]))
    middle = re.search(r"^loop\.middle0:.*?^again\.middle0:", made, re.DOTALL | re.MULTILINE)
    assert middle is not None
    assert middle[0].count("icmp") == 1  # where it ends


LEFT = {
    "a comparison with another number": _chosen("slt i64 %i, %wide"),
    "a comparison in the midst": _chosen("eq i64 %i, 12"),
    "a border that is too wide": _chosen("ugt i64 %i, 9"),
    "a sum of the counter and itself": "  %p = add i32 %narrow, %narrow\n" + _chosen("slt i32 %p, %n"),
    "an end that the loop changes": "  %p = trunc i64 %sum to i32\n" + _chosen("slt i32 %narrow, %p"),
    "a call that does something": "  call void @g()\n" + _chosen("slt i64 %i, %last"),
    "a remainder of twice the counter": "  %p = add i32 %narrow, %narrow\n" + _narrow("srem i32 %p, %n"),
    "a remainder of three times the divisor": "  %q = add i32 %n, %n\n  %p = add i32 %q, %narrow\n"
    + _narrow("srem i32 %p, %n"),
    "more than the end, which may wrap": _chosen("slt i32 %narrow, %above"),
    "nothing but its end": "  %x = add i64 %i, 1",
}  # fmt: skip


@pytest.mark.parametrize("what", LEFT)
def test_left_as_they_are(what: str) -> None:
    text = "declare void @g()\n" + _LOOP.format(end=_NARROW, start=0, body=LEFT[what])
    assert split_interiors(text) == (text, ())


def test_a_bound_that_may_not_fit_is_not_compared_in_fewer_bits() -> None:
    body = _PLUS_2 + _chosen("slt i32 %p, %n")
    text = _LOOP.format(end="add i64 %wide, 0", start=0, body=body)
    assert split_interiors(text) == (text, ())
    made, _ = split_interiors(_LOOP.format(end="zext i32 %n to i64", start=0, body=body))
    assert f"icmp sle i64 %end, {2**31 - 1}" in made
    wide = "  %p = add i64 %i, 2\n" + _chosen("slt i64 %p, %end")
    assert split_interiors(_LOOP.format(end="add i64 %wide, 0", start=0, body=wide))[1] == ("f",)


def test_a_number_extended_with_and_without_its_sign_is_not_the_same() -> None:
    body = _chosen("slt i64 %i, %b")
    for end in ("sext i32 %k to i64", "zext i32 %k to i64"):
        text = _LOOP.format(end=end, start=0, body=body).replace(
            "  %end =", "  %s = trunc i32 %n to i16\n  %k = zext i16 %s to i32\n  %b = sext i16 %s to i64\n  %end ="
        )
        assert split_interiors(text) == (text, ())


def test_a_remainder_is_relied_on_where_twice_the_divisor_fits() -> None:
    made, _ = split_interiors(_LOOP.format(end=_NARROW, start=0, body=SPLIT["remainder of more"]))
    assert f"icmp sle i64 %end, {2**30 - 16}" in made


def test_loops_of_which_something_is_said_are_left() -> None:
    text = _LOOP.format(end=_NARROW, start=0, body=SPLIT["less"]).replace(
        "again:\n  br label %loop", "again:\n  br label %loop, !llvm.loop !0"
    )
    said = '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.vectorize.width", i32 4}\n'
    assert split_interiors(text + said) == (text + said, ())
    assert split_interiors(text + said.replace("vectorize.width", "mustprogress"))[1] == ("f",)
    assert split_interiors(text + "declare void @__kmpc_barrier(ptr, i32)\n")[1] == ()


FORMS = {
    "ternary": ("x == 0 ? n - 1 : x - 1", "x == n - 1 ? 0 : x + 1"),
    "remainder": ("(x + n - 1) % n", "(x + 1) % n"),
    "clamped": ("x < 2 ? 0 : x - 2", "x + 2 > n - 1 ? n - 1 : x + 2"),
}


@pytest.mark.parametrize("index", ["int", "long"])
@pytest.mark.parametrize("form", FORMS)
def test_rows_with_borders_of_all_kinds_are_plain_inside(form: str, index: str) -> None:
    left, right = FORMS[form]
    if (form, index) == ("remainder", "long"):
        index = "size_t"
    source = f"""#include <stddef.h>
    void mean(const double *u, double *v, {index} n, {index} m)
    {{
        for ({index} y = 0; y < m; y++)
            for ({index} x = 0; x < n; x++)
                v[y * n + x] = u[y * n + ({left})] * u[y * n + ({right})];
    }}"""
    unit = compile_c(text=source, flags=["-O2"])
    blocks = blocks_of(str(prepare(llvm.parse_bitcode(unit.bitcode))), "mean")
    bodies = [body for body, _ in natural_loops(successors(blocks)).values()]
    plain = [
        body for body in bodies
        if (lines := [line for name in body for line in blocks[name]]) and any("store double" in x for x in lines)
        and not any(re.search(r"select|sext|ashr|and i64|rem |@llvm\.[su]m(in|ax)|sat", x) for x in lines)
        and sum("icmp" in x for x in lines) == 1
    ]  # fmt: skip
    assert plain
