"""The pipelines before and after differentiation."""

from __future__ import annotations

import re

import llvmlite.binding as llvm
import pytest

from irad.backend.optimise import canonicalise, drop_unused, finish, for_any_processor, prepare
from irad.backend.target import Target, host_target, parse_module
from irad.errors import IradError
from irad.frontends.c.compile import compile_c
from irad.options import Options
from tests.unit.backend.cfg_shape import blocks_of, natural_loops, shape_faults, successors

SOURCE = """
#include <stdlib.h>
static double square(double x) { return x * x; }
double sum_of_squares(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += square(x[i]);
  return s;
}
double small(const double *x) {
  double s = 0;
  for (int i = 0; i < 4; i++) for (int j = 0; j < 3; j++) s += square(x[3 * i + j]);
  return s;
}
int several_exits(const int *a, int n, int k) {
  for (int i = 0; i < n; i++) {
    if (a[i] == k) return i;
    if (a[i] == 77) break;
    for (int j = 0; j < i; j++) {
      if (a[j] > 9) return j;
      if (a[j] == 3) goto out;
    }
  }
  return 5;
out:
  return -2;
}
int by_switch(const int *a, int n) {
  int r = 0;
  for (int i = 0; i < n; i++) {
    switch (a[i]) {
      case 0: r += 1; break;
      case 1: case 5: continue;
      case 2: r *= a[r]; break;
      case 3: return r;
      case 90: abort();
      default: r ^= i;
    }
    r += a[i];
  }
  return r;
}
double while_true(double x, double tolerance) {
  for (;;) {
    double next = 0.5 * (x + 2 / x);
    if (next - x < tolerance && x - next < tolerance) return next;
    if (next > 1e9) break;
    x = next;
  }
  return -1;
}
int collatz(unsigned n) {
  int steps = 0;
  while (n != 1) { if (n & 1) { n = 3 * n + 1; continue; } n /= 2; steps++; }
  return steps;
}
int shared_latch(const int *a, int n, int m) {
  int s = 0, i = 0;
  do {
    int j = i;
    do { if (a[j] < 0) goto next; s += a[j]; } while (++j < m);
    s -= 1;
  next:;
  } while (++i < n);
  return s;
}
__attribute__((noinline)) double kept(double x) { return x + 1; }
double calls_kept(double x) { return kept(x); }
"""
LOOPS = ["sum_of_squares", "several_exits", "by_switch", "while_true", "collatz", "shared_latch"]


def body_of(text: str, function: str) -> str:
    return "\n".join(line for lines in blocks_of(text, function).values() for line in lines)


@pytest.fixture(scope="module", params=["-O0", "-O1", "-O2", "-O3"])
def prepared(request: pytest.FixtureRequest) -> str:
    unit = compile_c(text=SOURCE, flags=[request.param])
    return str(prepare(parse_module(unit.bitcode)))


def test_prepared_code_is_inlined_and_in_registers(prepared: str) -> None:
    body = body_of(prepared, "sum_of_squares")
    assert "alloca" not in body
    assert "@square" not in prepared
    assert len(re.findall(r"\bload double", body)) == 1
    assert "fmul" in body or "fmuladd" in body


def test_prepared_loops_are_rotated_and_scalar(prepared: str) -> None:
    loops = natural_loops(successors(blocks_of(prepared, "sum_of_squares")))
    (body, latches) = next(iter(loops.values()))
    assert len(loops) == 1 and body == set(latches), "one block that is header, body and latch"
    assert not re.search(r"<\d+ x double>", prepared)


def test_small_constant_loops_are_unrolled(prepared: str) -> None:
    assert len(blocks_of(prepared, "small")) == 1
    assert len(re.findall(r"\bload double", body_of(prepared, "small"))) == 12


def test_the_user_keeps_noinline_in_optimised_code() -> None:
    prepared = str(prepare(parse_module(compile_c(text=SOURCE, flags=["-O2"]).bitcode)))
    assert "call double @kept" in body_of(prepared, "calls_kept")


@pytest.mark.parametrize("function", [*LOOPS, "small", "calls_kept"])
def test_canonical_control_flow(prepared: str, function: str) -> None:
    module = canonicalise(parse_module(prepared))
    module.verify()
    assert shape_faults(str(module), function) == []


def test_the_shape_check_sees_faults_before_canonicalisation() -> None:
    prepared = str(prepare(parse_module(compile_c(text=SOURCE).bitcode)))
    assert all(shape_faults(prepared, name) for name in ("several_exits", "by_switch", "shared_latch"))


def test_finish_vectorises_for_this_machine_whatever_the_module_says() -> None:
    text = """
    target triple = "x86_64-pc-linux-gnu"
    define void @scale(ptr noalias %x, ptr noalias %y, i64 %n) #0 {
    entry: br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]
      %from = getelementptr double, ptr %x, i64 %i
      %to = getelementptr double, ptr %y, i64 %i
      %v = load double, ptr %from
      %w = fmul double %v, 3.0
      store double %w, ptr %to
      %next = add i64 %i, 1
      %more = icmp ult i64 %next, %n
      br i1 %more, label %loop, label %out
    out: ret void
    }
    attributes #0 = { nounwind "target-cpu"="x86-64" "target-features"="+sse2" "tune-cpu"="generic" }
    """
    finished = str(finish(parse_module(text)))
    lanes = max(int(n) for n in re.findall(r"fmul <(\d+) x double>", finished))
    wide = "+avx2" in host_target().features.split(",")
    assert lanes >= (4 if wide else 2)
    assert "target-cpu" not in finished
    for_sse = str(finish(parse_module(text), Target("x86_64-pc-linux-gnu", "x86-64")))
    assert max(int(n) for n in re.findall(r"fmul <(\d+) x double>", for_sse)) == 2


def test_loops_gather_only_where_the_processor_is_fast_at_it() -> None:
    text = """
    define void @f(ptr noalias %x, ptr noalias %index, ptr noalias %y, i64 %n) {
    entry: br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]
      %at = getelementptr i64, ptr %index, i64 %i
      %k = load i64, ptr %at
      %from = getelementptr double, ptr %x, i64 %k
      %to = getelementptr double, ptr %y, i64 %i
      %v = load double, ptr %from
      %w = fmul double %v, 3.0
      store double %w, ptr %to
      %next = add i64 %i, 1
      %more = icmp ult i64 %next, %n
      br i1 %more, label %loop, label %out
    out: ret void
    }
    """
    triple, wide = "x86_64-pc-linux-gnu", "+avx512f,+avx512dq,+avx512vl"
    gathers = {
        (cpu, features): "masked.gather" in str(finish(parse_module(text), Target(triple, cpu, features)))
        for cpu in ("skylake-avx512", "znver4", "znver5")
        for features in (wide, f"{wide},-prefer-no-gather")
    }
    assert gathers == {
        ("skylake-avx512", wide): True,
        ("skylake-avx512", f"{wide},-prefer-no-gather"): True,
        ("znver4", wide): False,
        ("znver4", f"{wide},-prefer-no-gather"): True,
        ("znver5", wide): False,
        ("znver5", f"{wide},-prefer-no-gather"): True,
    }


def test_what_is_differentiated_is_the_same_for_all_processors() -> None:
    """But for functions that are made for another processor on purpose."""
    group = 'attributes #{} = {{ "target-cpu"="{}" "target-features"="{}" }}\n'
    text = "".join(f"define void @f{i}() #{i // 2} {{ ret void }}\n" for i in range(3))
    text += group.format(0, "znver4", "+avx512f") + group.format(1, "x86-64", "+sse2")
    module, target = for_any_processor(parse_module(text))
    assert (target.cpu, target.features) == ("znver4", "+avx512f")
    assert "znver4" not in str(module) and '"target-features"="+sse2"' in str(module)


def test_functions_for_different_processors_inline_into_each_other() -> None:
    text = """
    define internal double @callee(double %x) #0 { %r = fmul double %x, %x
      ret double %r }
    define double @caller(double %x) { %r = call double @callee(double %x)
      ret double %r }
    attributes #0 = { "target-cpu"="skylake-avx512" "target-features"="+avx512f" }
    """
    assert "@callee" not in str(finish(parse_module(text)))


def test_invalid_modules_are_refused_by_name() -> None:
    broken = llvm.parse_assembly("define i32 @f(i32 %x) {\n  %a = add i32 %b, 1\n  %b = add i32 %a, 1\n  ret i32 %a\n}")
    with pytest.raises(IradError, match="the input module is not valid LLVM IR"):
        prepare(broken)
    with pytest.raises(IradError, match="the gradient is not valid LLVM IR"):
        finish(broken, options=Options(verify=True))


def test_unknown_targets_are_refused() -> None:
    with pytest.raises(IradError, match="cannot compile for 'pdp11-unknown-none'"):
        Target("pdp11-unknown-none").machine()


def test_what_exports_do_not_reach_is_dropped() -> None:
    module = llvm.parse_assembly("""
        @table = internal constant [1 x ptr] [ptr @listed]
        @of_dead = internal global i32 3
        define internal i32 @dead() { ret i32 0 }
        define internal i32 @listed() { ret i32 1 }
        define internal i32 @called() { ret i32 2 }
        define i32 @f(i64 %i) {
          %at = getelementptr ptr, ptr @table, i64 %i
          %p = load ptr, ptr %at
          %a = call i32 %p()
          %b = call i32 @called()
          %r = add i32 %a, %b
          ret i32 %r
        }
    """)
    left = drop_unused(module)
    assert {f.name for f in left.functions} == {"listed", "called", "f"}
    assert {v.name for v in left.global_variables} == {"table"}


def test_iterations_are_not_called_independent() -> None:
    """What clang says of loops whose iterations threads ask for is not true of what a thread has of its own."""
    source = """
    void f(double *x, int n) {
        #pragma omp parallel for schedule(dynamic)
        for (int i = 0; i < n; i++) x[i] *= x[i];
    }
    """
    module = parse_module(compile_c(text=source, flags=["-O2", "-fopenmp"]).bitcode)
    assert "llvm.loop.parallel_accesses" in str(module)
    assert "llvm.loop.parallel_accesses" not in str(prepare(module))


@pytest.mark.parametrize("index", ["long", "int"])
def test_first_and_last_iterations_are_peeled_where_a_grid_is_periodic(index: str) -> None:
    source = f"""void mean(const double *u, double *v, {index} n)
    {{
        for ({index} i = 0; i < n; i++)
            for ({index} j = 0; j < n; j++) {{
                {index} left = i * n + (j == 0 ? n - 1 : j - 1), right = i * n + (j == n - 1 ? 0 : j + 1);
                v[i * n + j] = u[left] + u[right];
            }}
    }}"""
    text = str(prepare(parse_module(compile_c(text=source, flags=["-O2"]).bitcode), serial=True))
    blocks = blocks_of(text, "mean")
    bodies = [body for body, _ in natural_loops(successors(blocks)).values()]
    inside = [line for name in min(bodies, key=len) for line in blocks[name]]
    assert any("store double" in line for line in inside)
    assert not any(word in line for line in inside for word in ("select", "sext", "ashr", "and i64"))
