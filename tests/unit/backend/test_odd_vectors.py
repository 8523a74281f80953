"""Vectors of odd length are loaded in halves, and the same comes out."""

from __future__ import annotations

import ctypes
import random

import llvmlite.binding as llvm
import numpy as np
import pytest

from irad.backend.odd_vectors import with_even_loads
from irad.backend.target import host_target, parse_module, start_llvm

LENGTH = 16

ROTATED = """
  %a = load <10 x double>, ptr %q, align 16
  %high = getelementptr inbounds i8, ptr %q, i64 64
  store <2 x double> zeroinitializer, ptr %high, align 16
  %s = shufflevector <10 x double> %a, <10 x double> poison,
    <8 x i32> <i32 5, i32 6, i32 7, i32 8, i32 9, i32 0, i32 1, i32 2>
  store <8 x double> %s, ptr %q, align 16
"""


def program(body: str) -> str:
    """A function that works on a copy of an array of its own."""
    return f"""
define void @f(ptr %p) {{
entry:
  %q = alloca [{LENGTH} x double], align 16
  br label %in
in:
  %k = phi i64 [ 0, %entry ], [ %k1, %in ]
  %pk = getelementptr double, ptr %p, i64 %k
  %qk = getelementptr double, ptr %q, i64 %k
  %v = load double, ptr %pk
  store double %v, ptr %qk
  %k1 = add i64 %k, 1
  %more = icmp slt i64 %k1, {LENGTH}
  br i1 %more, label %in, label %work
work:
{body}
  br label %out
out:
  %i = phi i64 [ 0, %work ], [ %i1, %out ]
  %pi = getelementptr double, ptr %p, i64 %i
  %qi = getelementptr double, ptr %q, i64 %i
  %w = load double, ptr %qi
  store double %w, ptr %pi
  %i1 = add i64 %i, 1
  %less = icmp slt i64 %i1, {LENGTH}
  br i1 %less, label %out, label %end
end:
  ret void
}}
"""


def one_line(text: str) -> str:
    """LLVM's own spelling, with each instruction in one line."""
    return str(parse_module(text))


def result(text: str, level: int) -> list[float]:
    start_llvm()
    module = llvm.parse_assembly(text)
    engine = llvm.create_mcjit_compiler(module, host_target().machine(opt=level))
    engine.finalize_object()
    values = np.arange(1.0, LENGTH + 1)
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(engine.get_function_address("f"))(values.ctypes.data)
    return list(values)


def random_body(choose: random.Random) -> str:
    """Loads of some lengths, a store between, and a shuffle of one or two of them."""
    count = choose.choice((3, 5, 6, 7, 9, 10, 11, 12, 13))
    at = [choose.randrange(LENGTH - count + 1) for _ in range(2)]
    size = choose.choice((2, 4, 8))
    both = choose.random() < 0.5
    mask = [choose.randrange(count * (2 if both else 1)) for _ in range(size)]
    wanted = ", ".join("i32 poison" if choose.random() < 0.1 else f"i32 {k}" for k in mask)
    mask_text = choose.choice((f"<{wanted}>", f"<{wanted}>", f"<{wanted}>", "zeroinitializer"))
    other = "%b" if both else "poison"
    return f"""
  %ga = getelementptr inbounds i8, ptr %q, i64 {8 * at[0]}
  %a = load <{count} x double>, ptr %ga, align 8
  %gb = getelementptr inbounds i8, ptr %q, i64 {8 * at[1]}
  %b = load <{count} x double>, ptr %gb, align 8
  %gs = getelementptr inbounds i8, ptr %q, i64 {8 * choose.randrange(LENGTH - 1)}
  store <2 x double> zeroinitializer, ptr %gs, align 8
  %s = shufflevector <{count} x double> %a, <{count} x double> {other}, <{size} x i32> {mask_text}
  %t = freeze <{size} x double> %s
  %known = fcmp ord <{size} x double> %t, zeroinitializer
  %u = select <{size} x i1> %known, <{size} x double> %t, <{size} x double> zeroinitializer
  store <{size} x double> %u, ptr %q, align 16"""


def test_a_row_with_its_halves_exchanged() -> None:
    """The program of which LLVM 22 makes wrong code for processors with AVX-512."""
    even = with_even_loads(one_line(program(ROTATED)))
    assert "<10 x double>" not in even
    expected = [6.0, 7.0, 8.0, 9.0, 10.0, 1.0, 2.0, 3.0, 0.0, 0.0]
    assert result(even, 0)[:10] == result(even, 3)[:10] == expected


@pytest.mark.parametrize("seed", range(20))
def test_random_shuffles(seed: int) -> None:
    text = one_line(program(random_body(random.Random(seed)).replace("i32 poison", "i32 0")))
    even = with_even_loads(text)
    assert "load <2 x" in even or "load <4 x" in even or "load <8 x" in even
    assert result(even, 0) == result(text, 0)


def test_poison_in_a_mask_stays() -> None:
    mask = "<4 x i32> <i32 5, i32 poison, i32 0, i32 6>"
    body = f"""
  %a = load <7 x float>, ptr %q, align 4
  %s = shufflevector <7 x float> %a, <7 x float> poison, {mask}
  store <4 x float> %s, ptr %q, align 4"""
    even = with_even_loads(one_line(program(body)))
    assert "shufflevector <4 x float> %a, <4 x float> " in even
    assert "<4 x i32> <i32 6, i32 poison, i32 0, i32 7>" in even
    parse_module(even)


@pytest.mark.parametrize(
    "use",
    [
        "%e = extractelement <5 x double> %a, i32 4\n  store double %e, ptr %q",
        "store <5 x double> %a, ptr %q, align 8",
    ],
)
def test_what_is_used_otherwise_stays(use: str) -> None:
    text = one_line(program(f"  %a = load <5 x double>, ptr %q, align 8\n  {use}"))
    assert with_even_loads(text) == text


def test_a_text_without_such_vectors_is_the_same_object() -> None:
    text = one_line(program("  %a = load <4 x double>, ptr %q, align 8\n  store <4 x double> %a, ptr %q, align 8"))
    assert with_even_loads(text) is text
