"""The second line of defence: with a part of the first one taken out, programs are refused, never wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import numpy as np
import pytest

import irad
from irad.adjoint import adjoint_steps
from irad.adjoint.provenance import checker
from irad.adjoint.provenance.memory import TaintedBytes
from irad.analysis.activity import ActivityAnalysis
from irad.analysis.alias.linear_address import Address
from irad.analysis.types.evidence import Piece
from irad.facts.request import DiffRequest
from irad.ir import types as T
from irad.ir.values import Argument
from irad.lowering.types.retype import Retyper

OPTIONS = irad.Options(cache=False)
pytestmark = pytest.mark.usefixtures("no_second_try", "places")
NUMBERS = count()
X = np.array([0.7, 1.3, -0.4, 2.1])

WORDS = """typedef long __attribute__((may_alias)) word;
static __attribute__((noinline)) void put(word *to, const word *from) { *to = *from; }
double f(const double *x, int n) {
    double kept[4], sum = 0;
    for (int i = 0; i < 4; i++) { double v = x[i] * x[i]; put((word *)(kept + i), (const word *)&v); }
    for (int i = 0; i < n; i++) sum += kept[n - 1 - i] * (i + 1);
    return sum;
}"""
RECORDS = """struct record { int kind; double value; };
static __attribute__((noinline)) void put(struct record *to, const struct record *from) { *to = *from; }
double f(const double *x, int n) {
    struct record r[4];
    double sum = 0;
    for (int i = 0; i < 4; i++) { r[i].kind = i; r[i].value = x[i] * x[i]; }
    for (int i = 0; i < 3; i++) put(&r[i], &r[i + 1]);
    for (int i = 0; i < n; i++) sum += r[i].value * (r[i].kind + 1);
    return sum;
}"""


@pytest.fixture(params=["places", "no places"])
def places(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is, and as for many functions that cannot be followed to an end."""
    if request.param == "places":
        return
    follow = checker.ProvenanceChecker._follow

    def without_end(self: checker.ProvenanceChecker, asked: DiffRequest, elements: bool, *rest: int) -> None:
        try:
            follow(self, asked, elements, *rest)
        finally:
            self._passes_left = -1 if elements else self._passes_left

    monkeypatch.setattr(checker, "_MANY", 0)
    monkeypatch.setattr(checker.ProvenanceChecker, "_follow", without_end)


def gradient(source: str) -> np.ndarray:
    """The gradient, made anew: what was made of the same text before would be found again."""
    name = f"f{next(NUMBERS)}"
    module = irad.compile(source.replace(" f(", f" {name}("), lang="c", flags=["-O2"], options=OPTIONS)
    return irad.grad(module[name], wrt=0)(X.copy(), X.size)


def slopes(value: Callable[[np.ndarray], float]) -> np.ndarray:
    steps = np.eye(X.size) * 1e-6
    return np.array([(value(X + s) - value(X - s)) / 2e-6 for s in steps])


def test_records_are_right_as_it_is() -> None:
    order = (1, 2, 3, 3)
    records = slopes(lambda x: sum(x[k] ** 2 * (k + 1) for k in order))
    assert np.allclose(gradient(RECORDS), records, rtol=1e-6)


def test_words_that_are_not_found_to_be_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Retyper, "run", lambda self: False)
    monkeypatch.setattr(ActivityAnalysis, "may_carry", lambda self, value: value.type.is_float)
    with pytest.raises(irad.DifferentiationError, match=r"bits of a floating-point number|floating-point number"):
        gradient(WORDS)


def test_a_copy_that_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = ((Piece(0, 1, None),), 1)
    monkeypatch.setattr(adjoint_steps, "layout_of", lambda *asked: nothing)
    with pytest.raises(irad.DifferentiationError, match=r"what '.*' moves here|bits of a floating-point number"):
        gradient(RECORDS)


def test_a_part_of_a_copy_that_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    integers = ((Piece(0, 4, "integer"), Piece(4, 4, "integer"), Piece(8, 8, "integer")), 16)
    monkeypatch.setattr(adjoint_steps, "layout_of", lambda *asked: integers)
    with pytest.raises(irad.DifferentiationError, match=r"what '.*' moves here|bits of a floating-point number"):
        gradient(RECORDS)


BASE = Argument(T.PTR, "base", 0)


def at(constant: int, stride: int = 0) -> Address:
    return Address(BASE, constant, ((BASE, stride),) if stride else ())


def test_tainted_bytes_are_met_by_place() -> None:
    values = TaintedBytes(8, 16, 8, (1 << 52) - 1, adjoint=True, tag="double")
    assert values.meets(at(24), 8, "long")
    assert values.meets(at(0, 1), 1, None)
    assert not values.meets(at(32), 4, "int")
    assert not values.meets(at(0, 16), 8, None)
    assert values.spread().meets(at(0), 4, None)
    assert not values.spread().meets(at(0), 4, "int")


def test_rows_begin_where_they_were_copied_to() -> None:
    row = TaintedBytes(0, 8, 8, (1 << 52) - 1, adjoint=True, low=16)
    assert row.meets(at(16), 8, None)
    assert not row.meets(at(8), 8, None)


@pytest.mark.parametrize(
    ("place", "size", "lane", "mask"),
    [
        (at(0), 8, 8, (1 << 52) - 1),
        (at(7), 1, 1, 0),
        (at(6), 1, 1, 15),
        (at(4), 4, 4, (1 << 20) - 1),
        (at(0, 1), 1, 1, 255),
        (at(0, 8), 16, 8, (1 << 52) - 1),
    ],
)
def test_masks_of_parts_of_a_number(place: Address, size: int, lane: int, mask: int) -> None:
    number = TaintedBytes(0, 0 if place.stride == 0 else 8, 8, (1 << 52) - 1, adjoint=True)
    assert number.mask_in(place, size, lane) == mask
