"""Forms that hold if indices do not wrap around: claims against what happens when the loops run."""

from __future__ import annotations

import ctypes
from functools import cache

import pytest

from irad.adjoint.emit.parallel.footprint_records import emit_claim
from irad.analysis.dependence.affine.polynomial import Atom, Polynomial
from irad.analysis.dependence.affine.wrap_predicates import WrapPredicate, WrapPredicates
from irad.backend.jit import JitLibrary
from irad.ir.builder import Builder, i64
from irad.ir.module import Module
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from tests.support import prepare_c
from tests.unit.analysis.dependence.address_runs import Subject, Visit, run
from tests.unit.analysis.dependence.test_affine_addresses import evaluate

SOURCE = """
typedef double *restrict out; typedef const double *restrict in;
void signed_sum(int n, unsigned m, unsigned c, in u, out w) {
  for (int i = 0; i < n; i++) w[i] = u[(int)(i * m + c)] * 2;
}
void unsigned_sum(int n, unsigned m, unsigned c, in u, out w) {
  for (int i = 0; i < n; i++) w[i] = u[i * m + c] * 2;
}
void rows(int n, int l, unsigned m, unsigned c, in u, out w) {
  for (int i = 0; i < n; i++) for (int j = 0; j < l; j++) w[i] += u[(int)(i * m + j - c)] * 2;
}
void from_the_end(long n, long first, in u, out w) {
  for (long i = first; i < n; i++) w[i] = u[i - 3 + (i - 3 < 0 ? n : 0)] * 2;
}
"""
MINUS = 2**32
CASES = [
    ("signed_sum", {"n": 5, "m": 3, "c": 7}, True),
    ("signed_sum", {"n": 5, "m": MINUS - 1, "c": 9}, True),
    ("signed_sum", {"n": 5, "m": 1 << 31, "c": 1}, False),
    ("signed_sum", {"n": 5, "m": 1, "c": (1 << 31) - 5}, True),
    ("signed_sum", {"n": 6, "m": 1, "c": (1 << 31) - 5}, False),
    ("signed_sum", {"n": 6, "m": 1, "c": MINUS - 3}, True),
    ("unsigned_sum", {"n": 5, "m": 3, "c": 7}, True),
    ("unsigned_sum", {"n": 5, "m": MINUS - 1, "c": 4}, True),
    ("unsigned_sum", {"n": 5, "m": MINUS - 1, "c": 3}, False),
    ("unsigned_sum", {"n": 5, "m": 1 << 30, "c": 3}, False),
    ("rows", {"n": 4, "l": 3, "m": 3, "c": 5}, True),
    ("rows", {"n": 4, "l": 3, "m": 1 << 29, "c": 5}, True),
    ("rows", {"n": 5, "l": 3, "m": 1 << 29, "c": 1}, False),
    ("rows", {"n": 5, "l": 3, "m": 1 << 29, "c": 3}, True),
    ("from_the_end", {"n": 9, "first": 3}, True),
    ("from_the_end", {"n": 9, "first": 2}, False),
]


@cache
def programs() -> Module:
    return parse_module(prepare_c(SOURCE))


def holds(claim: WrapPredicate, it: Subject, visits: list[Visit]) -> bool:
    """Whether a claim is true of the iterations that were run."""
    low = high = evaluate(claim.rest, visits[0])
    for loop, coefficient in ((it.loop, claim.each), *claim.moves):
        way = evaluate(coefficient, visits[0]) * max(v.iterations[loop] for v in visits)
        low, high = low + min(way, 0), high + max(way, 0)
    return claim.low <= low and high <= claim.high


@pytest.mark.parametrize(("name", "arguments", "expected"), CASES)
def test_where_claims_hold_forms_are_true(name: str, arguments: dict[str, int], expected: bool) -> None:
    it = Subject(programs().functions[name])
    linear = WrapPredicates(it.module, it.cfg, it.loop, it.inductions, it.linear.trips)
    (read,) = it.reads("u")
    assert it.linear.form(read.pointer, read.block) is None
    form = linear.form(read.pointer, read.block)
    assert form is not None
    found = linear.reach([form], [8], it.linear.trips, it.shared)
    assert found is not None and found[1]
    visits = [v for v in run(it, arguments) if v.inst is read]
    assert all(holds(claim, it, visits) for claim in found[1]) == expected
    first = visits[0]
    wrong = 0
    for visit in visits:
        way = evaluate(form.stride, visit) * visit.iterations[it.loop]
        way += sum(evaluate(t.coefficient, visit) * visit.iterations[t.loop] for t in form.inner)
        wrong += visit.address - first.address != way
    assert bool(wrong) != expected


def test_an_index_that_nothing_is_known_of_has_no_claim() -> None:
    text = SOURCE.replace("i * m + c", "i * i * m + c")
    it = Subject(parse_module(prepare_c(text)).functions["signed_sum"])
    linear = WrapPredicates(it.module, it.cfg, it.loop, it.inductions, it.linear.trips)
    (read,) = it.reads("u")
    assert linear.form(read.pointer, read.block) is None


@pytest.mark.parametrize(
    ("own", "x", "y", "expected"),
    [
        (10, 100, 2, True),
        (10, 100, -3, True),
        (11, 100, 0, True),
        (1, 0, 5, True),
        (1, -1, 5, False),
        (10, 1000, 0, True),
        (10, 1001, 0, False),
        (10, 991, 1, True),
        (11, 991, 1, False),
        (1, 1 << 40, 0, False),
        (1 << 40, 0, 1 << 30, False),
        (3, 0, 1 << 62, False),  # 2 * 2**62 has the sign bit
        (5, 0, 1 << 62, False),  # and 4 * 2**62 would be 0
    ],
)
def test_claims_are_tested_without_a_wrap(own: int, x: int, y: int, expected: bool) -> None:
    """That x + y * i is from 0 to 1000 for i up to own - 1."""
    module = parse_module("define i64 @f(i64 %own, i64 %x, i64 %y) {\n  ret i64 0\n}\n")
    function = module.functions["f"]
    block = function.blocks[0]
    (end,) = block.instructions
    block.instructions.remove(end)
    count, first, each = function.arguments
    claim = WrapPredicate(Polynomial.of(Atom(first, "")), Polynomial.of(Atom(each, "")), (), 0, 1000)
    b = Builder(function, block)
    found = b.select(emit_claim(b, claim, count, {}, lambda v: v), i64(1), i64(0))
    end.operands[0] = found
    block.append(end)
    library = JitLibrary(print_module(module))
    call = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * 3)(library.address("f"))
    assert bool(call(own, x, y)) == expected
