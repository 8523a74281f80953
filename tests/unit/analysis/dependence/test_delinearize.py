"""Addresses in the parts of a counter that several loops were made into: against what happens when the loops run, and
the reach that is computed at run time against how far apart iterations meet."""

from __future__ import annotations

import ctypes
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from irad import runtime
from irad.adjoint.emit.parallel.footprint_records import FAR, emit_claim, emit_reach, span_of
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.delinearize import Delinearized
from irad.analysis.dependence.affine.dependence_distance import DependenceDistance, Digit
from irad.analysis.dependence.affine.wrap_predicates import WrapPredicate
from irad.analysis.loops import Loop
from irad.backend.jit import JitLibrary
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.module import Module
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import Argument, ConstInt, Value
from tests.support import prepare_c
from tests.unit.analysis.dependence.address_runs import Subject, Visit, run
from tests.unit.analysis.dependence.test_affine_addresses import evaluate

SOURCE = """
typedef double *restrict out; typedef const double *restrict in;
void matrix(long n, long m, long d, in u, out w) {
  for (long t = 0; t < n * m; t++) { long i = t / m, j = t % m; w[t] = u[i * d + j] * 2; }
}
void matrix_int(int n, int m, int d, in u, out w) {
  for (int t = 0; t < n * m; t++) { int i = t / m, j = t % m; w[t] = u[i * d + j] * 2; }
}
void five(int n, int m, in u, out w) {
  for (long t = 0; t < (long)(n - 2) * (m - 2); t++) {
    int i = (int)(t / (m - 2)) + 1, j = (int)(t - t / (m - 2) * (m - 2)) + 1, k = i * m + j;
    w[t] = u[k - 1] * u[k + 1] + u[k - m] * u[k + m];
  }
}
void cells(long n, long m, long l, long d, long e, in u, out w) {
  for (long t = 0; t < n * m * l; t++) {
    long i = t / (m * l), rest = t % (m * l), j = rest / l, k = rest % l;
    w[t] = u[(i * d + j) * e + k] * u[(i * d + j) * e + k + 1];
  }
}
void from_behind(long n, long m, long l, long d, long e, in u, out w) {
  for (long t = 0; t < n * m * l; t++) {
    long k = t % l, j = t / l % m, i = t / l / m;
    w[t] = u[(i * d + j) * e + k] * u[(i * d + j + 1) * e + k];
  }
}
void windows(long n, long m, long d, long k, in u, out w) {
  for (long t = 0; t < n * m; t++) {
    long i = t / m, j = t % m;
    for (long p = 0; p < k; p++) w[t] += u[(i + p) * d + j] * 2;
  }
}
void transposed(long n, long m, long d, in u, out w) {
  for (long t = 0; t < n * m; t++) { long i = t / m, j = t % m; w[t] = u[j * d + i] * 2; }
}
void first(long n, long m, long d, in u, out w) {
  for (long t = 0; t < n * m; t++) { long i = t / m, j = t % m; w[i * d + j] = u[i] * 2; }
}
void last(long n, long m, long d, in u, out w) {
  for (long t = 0; t < n * m; t++) { long i = t / m, j = t % m; w[i * d + j] = u[j] * 2; }
}
void packed(long n, long m, long l, in u, out w) {
  for (long t = 0; t < n * m * l; t++) {
    long i = t / (m * l), rest = t % (m * l), j = rest / l, k = rest % l;
    w[t] = u[(i * m + j) * l + k] * u[(i * m + j) * l + k + 1] * i * j * k;
  }
}
void squares(long n, long m, long d, in u, out w) {
  for (long t = 0; t < n * m; t++) { long i = t / m, j = t % m; w[t] = u[i * i * d + j] * 2; }
}
void by_three(long n, long m, long d, in u, out w) {
  for (long t = 0; t < n * m; t += 3) { long i = t / m, j = t % m; w[t] = u[i * d + j] * 2; }
}
"""
#: Per function: arguments, and the distance that is computed.
CASES = [
    ("matrix", {"n": 4, "m": 5, "d": 5}, 0),
    ("matrix", {"n": 4, "m": 5, "d": 9}, 0),
    ("matrix", {"n": 4, "m": 5, "d": 3}, 9),
    ("matrix", {"n": 1, "m": 1, "d": 1}, 0),
    ("matrix", {"n": 7, "m": 1, "d": 1}, 0),
    ("matrix", {"n": 4, "m": 5, "d": 0}, FAR),
    ("matrix", {"n": 4, "m": 5, "d": -5}, 0),
    ("matrix_int", {"n": 4, "m": 5, "d": 5}, 0),
    ("five", {"n": 5, "m": 7}, 14),
    ("five", {"n": 9, "m": 4}, 5),
    ("cells", {"n": 3, "m": 4, "l": 5, "d": 4, "e": 6}, 1),
    ("cells", {"n": 3, "m": 4, "l": 5, "d": 5, "e": 5}, 9),
    ("cells", {"n": 3, "m": 4, "l": 5, "d": 4, "e": 5}, 39),
    ("packed", {"n": 3, "m": 4, "l": 5}, 1),
    ("cells", {"n": 3, "m": 4, "l": 5, "d": 3, "e": 5}, 39),
    ("from_behind", {"n": 3, "m": 4, "l": 5, "d": 5, "e": 5}, 9),
    ("from_behind", {"n": 3, "m": 4, "l": 5, "d": 4, "e": 5}, 39),
    ("windows", {"n": 6, "m": 5, "d": 5, "k": 2}, 9),
    ("windows", {"n": 6, "m": 5, "d": 7, "k": 3}, 14),
]


@cache
def programs() -> Module:
    return parse_module(prepare_c(SOURCE))


def folded(name: str) -> tuple[Subject, Delinearized]:
    it = Subject(programs().functions[name])
    return it, Delinearized(it.module, it.cfg, it.loop, it.inductions, it.linear.trips)


def asked(
    it: Subject, linear: Delinearized
) -> tuple[list[AffineForm], tuple[DependenceDistance, tuple[WrapPredicate, ...]] | None]:
    """The forms of all reads, and their reach."""
    forms = [form for a in it.reads("u") if (form := linear.form(a.pointer, a.block)) is not None]
    assert len(forms) == len(it.reads("u"))
    return forms, linear.reach(forms, [8] * len(forms), it.linear.trips, it.shared)


def values(digits: tuple[Digit, ...], number: int, visit: Visit) -> dict[Loop, int]:
    """The digits of a number, each by what is said of it."""
    found = {}
    for digit in digits:
        weight = evaluate(digit.weight, visit)
        found[digit.loop], number = divmod(number, weight)
    assert number == 0
    return found


@pytest.mark.parametrize(("name", "arguments", "expected"), CASES)
def test_forms_in_digits_tell_the_addresses(name: str, arguments: dict[str, int], expected: int) -> None:
    it, linear = folded(name)
    _, found = asked(it, linear)
    assert found is not None
    visits = [v for v in run(it, arguments) if v.inst in it.reads("u")]
    for visit in visits:
        form = linear.form(visit.inst.pointer, visit.inst.block)
        assert form is not None and not form.stride
        numbers = {**visit.iterations, **values(found[0].digits, visit.iterations[it.loop], visit)}
        way = sum(evaluate(t.coefficient, visit) * numbers[t.loop] for t in form.inner)
        assert (visit.number(form.base, "") + evaluate(form.rest, visit) + way) % 2**64 == visit.address % 2**64


def compiled(it: Subject, reach: DependenceDistance, claims: tuple[WrapPredicate, ...], counts: dict[Loop, int]) -> Any:
    """A function of the iterations of a thread and of all, and arguments: the reach, or -1 if claims do not hold."""
    numbers = [a for a in it.function.arguments if a.type.is_integer]
    parameters = ", ".join(f"i64 %x{n}" for n in range(2 + len(numbers)))
    text = f"define i64 @f({parameters}) {{\n  ret i64 0\n}}\n"
    module = parse_module(
        text + "declare i64 @irad_reach(ptr, ptr, i64, ptr, ptr, ptr, i64, i64, i64)\n"
        "declare i32 @omp_get_num_threads()\n"
    )
    function = module.functions["f"]
    block = function.blocks[0]
    (end,) = block.instructions
    block.instructions.remove(end)
    b = Builder(function, block)
    own, total, *given = function.arguments

    def value(of: Value) -> Value:
        if isinstance(of, ConstInt):
            return of
        assert isinstance(of, Argument)
        found = given[numbers.index(of)]
        return found if of.type == T.I64 else b.cast("trunc", found, of.type)

    frame = SimpleNamespace(team=None, local=b.alloca, output=SimpleNamespace(declare=lambda *args: None))
    turns: dict[Loop, Value] = {loop: i64(count) for loop, count in counts.items()}
    turns.update((d.loop, span_of(b, d, own, value)) for d in reach.digits)
    found = emit_reach(frame, b, reach, own, total, turns, value)  # type: ignore[arg-type]
    for claim in claims:
        found = b.select(emit_claim(b, claim, own, turns, value), found, i64(-1))
    end.operands[0] = found
    block.append(end)
    library = JitLibrary(print_module(module), externals=runtime.symbols())
    kind = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * len(function.arguments))
    call = kind(library.address("f"))
    call.library = library  # type: ignore[attr-defined]
    return lambda own, total, arguments: call(own, total, *(arguments[a.name] for a in numbers))


@pytest.mark.parametrize(("name", "arguments", "expected"), CASES)
def test_no_two_iterations_meet_that_are_further_apart(name: str, arguments: dict[str, int], expected: int) -> None:
    it, linear = folded(name)
    _, found = asked(it, linear)
    assert found is not None
    visits = [v for v in run(it, arguments) if v.inst in it.reads("u")]
    runs: dict[Loop, int] = {}
    touched: dict[int, set[int]] = {}
    for visit in visits:
        for loop, number in visit.iterations.items():
            runs[loop] = max(runs.get(loop, 0), number + 1)
        for byte in range(visit.address, visit.address + 8):
            touched.setdefault(byte, set()).add(visit.iterations[it.loop])
    reach = compiled(it, *found, runs)
    assert reach(runs[it.loop], runs[it.loop], arguments) == expected
    assert max(max(s) - min(s) for s in touched.values()) <= expected
    # shares of unknown number: each of the threads has as many as this one, or one more
    assert reach(runs[it.loop], 0, arguments) >= expected


@pytest.mark.parametrize(
    ("name", "own", "arguments", "expected"),
    [
        ("matrix", 20, {"n": 4, "m": 0, "d": 5}, FAR),
        ("matrix", 20, {"n": 4, "m": -3, "d": 5}, FAR),
        ("matrix", 20, {"n": 4, "m": 1 << 41, "d": 1 << 41}, FAR),
        ("matrix", 20, {"n": 4, "m": 5, "d": 1 << 58}, FAR),
        ("matrix", 20, {"n": 1 << 40, "m": 5, "d": 5}, 0),
        ("five", 1 << 31, {"n": 1 << 20, "m": (1 << 11) + 2}, -1),  # rows times columns is no int
        ("five", 1 << 30, {"n": (1 << 19) + 2, "m": (1 << 11) + 2}, 3 * (1 << 11) - 1),
        ("cells", 60, {"n": 3, "m": 1 << 32, "l": 1 << 32, "d": 4, "e": 6}, FAR),
        ("cells", 60, {"n": 3, "m": -4, "l": -5, "d": 4, "e": 6}, FAR),
    ],
)
def test_numbers_that_are_not_as_they_should_be_are_found_out(
    name: str, own: int, arguments: dict[str, int], expected: int
) -> None:
    it, linear = folded(name)
    _, found = asked(it, linear)
    assert found is not None
    assert compiled(it, *found, {})(own, own, arguments) == expected


def test_columns_of_rows_that_lie_together_are_no_reach() -> None:
    it, linear = folded("transposed")
    assert asked(it, linear)[1] is None


@pytest.mark.parametrize("name", ["first", "last"])
def test_what_depends_on_one_number_only_meets(name: str) -> None:
    it, linear = folded(name)
    (form,), found = asked(it, linear)
    assert found is None and linear.repeats(form)
    reason = it.prove("u").reason
    assert "may touch the same element" in reason


def test_what_is_not_linear_in_the_digits_has_no_form() -> None:
    it, linear = folded("squares")
    (read,) = it.reads("u")
    assert len(linear.digits) == 2 and linear.form(read.pointer, read.block) is None


def test_a_counter_that_skips_numbers_has_no_digits() -> None:
    assert not folded("by_three")[1].digits
