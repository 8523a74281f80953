"""Calls of libm become calls of libmvec in vectorised loops."""

from __future__ import annotations

import ctypes
import re

import numpy as np
import pytest

from irad.backend.jit import JitLibrary
from irad.backend.optimise import finish
from irad.backend.target import Target, host_target, parse_module
from irad.backend.vectormath import FUNCTIONS, add_variants, applies, load_libmvec, widths, without_errno
from irad.options import Options

needs_libmvec = pytest.mark.skipif(
    not load_libmvec(), reason="this system's C library has no libmvec (glibc >= 2.35)"
)
OPTIONS = Options(cache=False)


def loop(call: str, kind: str = "double", declarations: str = "") -> str:
    """A loop that computes ``%r`` from ``%v`` by ``call`` for each entry of x, and stores it in y."""
    return f"""
    target triple = "{host_target().triple}"
{declarations}
    define void @map(ptr noalias %x, ptr noalias %y, i64 %n) {{
    entry: br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]
      %from = getelementptr {kind}, ptr %x, i64 %i
      %to = getelementptr {kind}, ptr %y, i64 %i
      %v = load {kind}, ptr %from
      %r = {call}
      store {kind} %r, ptr %to
      %next = add i64 %i, 1
      %more = icmp ult i64 %next, %n
      br i1 %more, label %loop, label %out
    out: ret void
    }}
    attributes #0 = {{ nounwind }}
    """


def run(text: str, x: np.ndarray) -> np.ndarray:
    library = JitLibrary(text, options=OPTIONS)
    y = np.zeros_like(x)
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)(
        library.address("map")
    )
    function(x.ctypes.data, y.ctypes.data, len(x))
    return y


def vector_calls(text: str, options: Options = OPTIONS) -> set[str]:
    finished = str(finish(parse_module(text), options=options))
    return set(re.findall(r"call [^@\n]*@_ZGV[b-e]N\d+v+_(\w+)\(", finished))


@needs_libmvec
@pytest.mark.parametrize("name", ["log1p", "exp", "sin", "tanh", "cbrt", "erf"])
def test_libm_calls_are_vectorised_and_right(name: str) -> None:
    from scipy import special

    reference = {"erf": special.erf}.get(name) or getattr(np, name)
    text = loop(f"call double @{name}(double %v) #0", declarations=f"declare double @{name}(double)")
    assert vector_calls(text) == {name}
    x = np.linspace(0.01, 3, 1003)
    np.testing.assert_allclose(run(text, x), reference(x), rtol=4 * np.finfo(float).eps)


@needs_libmvec
def test_intrinsics_single_precision_and_two_arguments() -> None:
    assert vector_calls(loop("call double @llvm.cos.f64(double %v)")) == {"cos"}
    single = loop("call float @llvm.exp.f32(float %v)", "float")
    assert vector_calls(single) == {"expf"}
    x = np.linspace(-3, 3, 517, dtype=np.float32)
    np.testing.assert_allclose(run(single, x), np.exp(x), rtol=4 * np.finfo(np.float32).eps)
    power = loop("call double @llvm.pow.f64(double %v, double 1.7)")
    assert vector_calls(power) == {"pow"}
    x = np.linspace(0.1, 9, 333)
    np.testing.assert_allclose(run(power, x), x**1.7, rtol=4 * np.finfo(float).eps)


@needs_libmvec
def test_tanh_in_single_precision_is_inlined_and_right() -> None:
    text = loop("call float @tanhf(float %v)", "float", "declare float @tanhf(float)")
    finished = str(finish(parse_module(text), options=OPTIONS))
    assert "tanhf" not in finished and re.search(r"fdiv <\d+ x float>", finished)
    every = np.arange(0, 1 << 32, 4099, dtype=np.uint64).astype(np.uint32).view(np.float32)
    x = np.concatenate([every[~np.isnan(every)], np.linspace(-9.1, 9.1, 200_001), [0.0, -0.0, np.inf, -np.inf]])
    x = x.astype(np.float32)
    assert np.isnan(run(text, np.full(9, np.nan, np.float32))).all()
    found, expected = run(text, x), np.tanh(x.astype(float))
    assert np.array_equal(np.signbit(found), np.signbit(expected)) and np.abs(found).max() == 1
    assert np.all(np.abs(found - expected) <= 6 * np.spacing(np.abs(expected.astype(np.float32))).astype(float))


@needs_libmvec
def test_special_values_are_those_of_libm() -> None:
    text = loop("call double @llvm.log.f64(double %v)")
    x = np.array([0.0, -1.0, np.inf, np.nan, 1.0, 5e-324, -np.inf, 2.0] * 4)
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(run(text, x), np.log(x), rtol=1e-15)


def test_a_program_keeps_its_own_calls() -> None:
    text = loop("call double @llvm.cos.f64(double %v)").replace("    define", "define")
    made = text.replace("@map", "@irad.gradient.map").partition("attributes")[0].partition("\n\n")[2]
    marked = add_variants(f"{made}\n{text}", ("b",), made_only=True)
    assert marked.count("call double @cos(") == marked.count("call double @llvm.cos.f64(") == 1
    assert "@llvm.cos" in marked.partition("define void @map")[2]


def test_nothing_is_touched_when_switched_off() -> None:
    text = loop("call double @llvm.cos.f64(double %v)")
    assert vector_calls(text, OPTIONS.with_(vector_library="none")) == set()


def test_square_roots_become_instructions_unless_errno_is_read() -> None:
    text = loop("call double @sqrt(double %v) #0", declarations="declare double @sqrt(double)")
    assert "@llvm.sqrt.f64(double %v)" in add_variants(text, ("b",))
    reads = text + "\ndeclare ptr @__errno_location()\n"
    assert add_variants(reads, ("b",)) == reads


def test_a_function_of_the_same_name_stays_the_users() -> None:
    text = loop(
        "call double @sin(double %v)", declarations="define double @sin(double %x) {\n  ret double %x\n}"
    )
    lines = add_variants(text.replace("    define double @sin", "define double @sin"), ("b",))
    assert "_ZGV" not in lines


def test_calls_that_must_stay_calls_are_left() -> None:
    text = loop("musttail call double @sin(double %v)", declarations="declare double @sin(double)")
    assert "_ZGV" not in add_variants(text, ("b",))


def test_modules_may_have_used_lists_and_run_twice() -> None:
    used = "@kept = global i32 0\n@llvm.compiler.used = appending global [1 x ptr] [ptr @kept]"
    used += ', section "llvm.metadata"\n'
    text = loop("call double @llvm.sin.f64(double %v)", declarations=used)
    once = add_variants(text, ("b", "d"))
    assert "[3 x ptr] [ptr @_ZGVbN2v_sin, ptr @_ZGVdN4v_sin, ptr @kept]" in once
    parse_module(add_variants(once, ("b", "d"))).verify()


def test_widths_follow_the_processor() -> None:
    assert widths(Target("x86_64-linux-gnu", features="+sse2")) == ("b",)
    assert widths(Target("x86_64-linux-gnu", features="+avx2,-avx512f")) == ("b", "d")
    assert widths(Target("x86_64-linux-gnu", features="+avx2,+avx512f")) == ("b", "d", "e")
    assert widths(Target("x86_64-linux-gnu", "znver5", "+avx2,+avx512f")) == ("b", "d", "e")
    assert widths(Target("x86_64-linux-gnu", "emeraldrapids", "+avx2,+avx512f")) == ("b", "d")
    assert not applies(Target("aarch64-linux-gnu"), "libmvec", in_process=False)
    assert not applies(Target("x86_64-linux-musl"), "libmvec", in_process=False)


def test_functions_that_prefer_shorter_vectors_get_no_long_ones() -> None:
    text = loop("call double @llvm.sin.f64(double %v)") + 'attributes #7 = { "prefer-vector-width"="256" }\n'
    assert "_ZGVdN4v_sin" in add_variants(text, ("b", "d", "e"))
    assert "_ZGVeN8v_sin" not in add_variants(text, ("b", "d", "e"))


@pytest.mark.parametrize("cpu", ["", "emeraldrapids", "sapphirerapids", "skylake-avx512", "znver4", "x86-64-v4"])
@pytest.mark.parametrize("bits", [128, 256, 512])
def test_vectors_that_are_offered_are_handed_over_in_one_register(cpu: str, bits: int) -> None:
    """What LLVM generates for a processor, in functions as clang marks them, against the vector function ABI."""
    target = Target("x86_64-unknown-linux-gnu", cpu, "+avx2,+avx512f,+avx512vl,+avx512dq,+avx512bw")
    letter = {128: "b", 256: "d", 512: "e"}[bits]
    vector, name = f"<{bits // 64} x double>", f"_ZGV{letter}N{bits // 64}v_sin"
    text = f"""target triple = "{target.triple}"
declare {vector} @{name}({vector})
define void @f(ptr %p) #0 {{
  %v = load {vector}, ptr %p, align 8
  %s = fadd {vector} %v, %v
  %r = call {vector} @{name}({vector} %s)
  store {vector} %r, ptr %p, align 8
  ret void
}}
attributes #0 = {{ "min-legal-vector-width"="0" }}
"""
    assembly = target.machine().emit_assembly(parse_module(text, "a call"))
    register = {128: "xmm", 256: "ymm", 512: "zmm"}[bits]
    in_one = f"%{register}0" in assembly and "mm1" not in assembly
    assert in_one is (letter in widths(target))


@needs_libmvec
@pytest.mark.parametrize("letter,lanes", [("b", 2), ("d", 4), ("e", 8)])
def test_the_table_names_what_libmvec_has(letter: str, lanes: int) -> None:
    library = ctypes.CDLL("libmvec.so.1")
    names = [(name, lanes, n) for name, n in FUNCTIONS.items()]
    names += [(name + "f", 2 * lanes, n) for name, n in FUNCTIONS.items()]
    missing = [
        name for name, width, n in names if not hasattr(library, f"_ZGV{letter}N{width}{'v' * n}_{name}")
    ]
    assert missing == []


def test_functions_leave_memory_alone_where_nothing_reads_errno() -> None:
    own = "declare !dbg !5 double @exp(double noundef) #1\ndeclare float @erff(float) #1\ndeclare double @erf(double)\n"
    others = "declare float @exp(float)\ndeclare double @lgamma(double)\ndeclare double @pow(double, ptr)\n"
    assert without_errno(own + others) == own.replace("\n", " memory(none)\n") + others
    read = own + "declare ptr @__errno_location()\n"
    assert without_errno(read) == read
