"""Raising OpenMP's regions, on IR as clang writes it."""

from __future__ import annotations

import pytest

import irad
from irad.backend.target import parse_module
from irad.frontends.c.compile import compile_c
from irad.ir.instructions import Call, Compare, Instruction
from irad.ir.module import Function, Module
from irad.ir.values import ConstInt
from irad.options import Options
from irad.pipeline import prepare, read
from irad.transform.openmp import is_team

SOURCE = """
void scale(const double *restrict x, double *restrict y, double factor, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = factor * x[i];
}
double total(const double *x, int n) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum) schedule(dynamic)
  for (int i = 0; i < n; i++) sum += x[i];
  return sum;
}
void changed(double *x, int n) {
  double last = 0;
#pragma omp parallel num_threads(3)
  {
#pragma omp single
    last = x[0];
#pragma omp for
    for (int i = 0; i < n; i++) x[i] *= last;
  }
}
void sometimes(double *x, int n) {
#pragma omp parallel for if (n > 100)
  for (int i = 0; i < n; i++) x[i] *= 2;
}
"""


@pytest.fixture(scope="module")
def texts() -> tuple[Module, str]:
    unit = compile_c(text=SOURCE, flags=["-fopenmp"], options=Options.from_environment())
    return read(str(prepare(parse_module(unit.bitcode))))


def _team(module: Module, name: str) -> tuple[Call, Function]:
    calls = [i for i in module.functions[name].instructions() if isinstance(i, Call) and i.callee_name]
    (call,) = [c for c in calls if is_team(module.functions[c.callee_name or ""])]
    return call, module.functions[call.callee_name or ""]


def _called(function: Function) -> list[str]:
    return [i.callee_name or "" for i in function.instructions() if isinstance(i, Call)]


def test_captures_that_are_only_read_are_passed_by_value(texts: tuple[Module, str]) -> None:
    module, _ = texts
    call, team = _team(module, "scale")
    function = module.functions["scale"]
    assert set(function.arguments) <= set(call.operands)
    assert sorted(str(a.type) for a in team.arguments) == ["double", "i32", "i32", "ptr", "ptr"]


def test_restrict_is_carried_over(texts: tuple[Module, str]) -> None:
    _, team = _team(texts[0], "scale")
    assert [("noalias" in a.attributes) for a in team.arguments if a.type.is_pointer] == [True, True]


def test_static_shares_are_arithmetic(texts: tuple[Module, str]) -> None:
    _, team = _team(texts[0], "scale")
    called = _called(team)
    assert "omp_get_thread_num" in called
    assert not any(n.startswith("__kmpc_for_static") for n in called)
    (mark,) = (i for i in team.instructions() if isinstance(i, Call) and i.callee_name == "irad.block.i32")
    _, trips = mark.operands
    assert not (isinstance(trips, ConstInt) and trips.value == 0), "the number of all threads' iterations travels along"


def test_reductions_are_sections(texts: tuple[Module, str]) -> None:
    _, team = _team(texts[0], "total")
    called = _called(team)
    assert called.index("irad_section_enter") < called.index("irad_section_leave")
    assert not any(n.startswith("__kmpc_reduce") for n in called)
    assert "irad.share.i32" in called


def test_variables_that_a_region_changes_stay_in_memory(texts: tuple[Module, str]) -> None:
    call, team = _team(texts[0], "changed")
    assert [o.ref for o in call.operands[:1]] == ["3"], "the number of threads travels along"
    assert sum(a.type.is_pointer for a in team.arguments) == 2
    assert not any("noalias" in a.attributes for a in team.arguments), "threads wait for one another"


def test_regions_that_may_be_serial(texts: tuple[Module, str]) -> None:
    call, _ = _team(texts[0], "sometimes")
    threads = call.operands[0]
    assert isinstance(threads, Instruction)
    (condition,) = threads.operands
    assert (threads.opcode, isinstance(condition, Compare) and condition.predicate) == ("zext", "slt"), "0, or 1 thread"


def test_what_runs_as_it_is_stays(texts: tuple[Module, str]) -> None:
    _, text = texts
    assert "@irad.raised." not in text
    assert "call void (ptr, i32, ptr, ...) @__kmpc_fork_call(" in text


def test_without_openmp_nothing_is_raised() -> None:
    unit = compile_c(text="double f(double x) { return x; }", options=Options.from_environment())
    module, _ = read(str(prepare(parse_module(unit.bitcode))))
    assert set(module.functions) == {"f"}


def test_asserted_in_a_plan() -> None:
    kernel = irad.compile(SOURCE, lang="c", flags=["-fopenmp"])
    plan = irad.autodiff(kernel.scale, irad.Dup, irad.Dup, irad.Const, irad.Const).plan
    assert "parallel region (line 3)" in str(plan)


BARRIERS = """
void at_the_end(const double *x, double *y, int n) {
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
  }
}
double in_front_of_a_reduction(const double *x, double *y, int n) {
  double s = 0;
#pragma omp parallel reduction(+ : s)
  {
#pragma omp for
    for (int i = 0; i < n; i++) s += y[i] = x[i] * x[i];
  }
  return s;
}
double in_front_of_a_section(const double *x, double *y, int n) {
  double s = 0;
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
#pragma omp critical
    s += y[0];
  }
  return s;
}
void between(const double *x, double *y, double *z, int n) {
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
#pragma omp for
    for (int i = 0; i < n; i++) z[i] = y[n - 1 - i];
  }
}
void in_a_loop(const double *x, double *y, int n) {
#pragma omp parallel
  for (int k = 0; k < 3; k++) {
#pragma omp for
    for (int i = 0; i < n; i++) y[i] = k + x[i] * y[n - 1 - i];
  }
}
"""


def test_barriers_behind_which_nothing_happens() -> None:
    """Those go; the others stay."""
    unit = compile_c(text=BARRIERS, flags=["-fopenmp"], options=Options.from_environment())
    module, _ = read(str(prepare(parse_module(unit.bitcode))))
    left = {"at_the_end": 0, "in_front_of_a_reduction": 0, "in_front_of_a_section": 1, "between": 1, "in_a_loop": 1}
    found = {name: _called(_team(module, name)[1]).count("__kmpc_barrier") for name in left}
    assert found | {"in_a_loop": min(found["in_a_loop"], 1)} == left
