"""Requests: what they are called, and that different ones are never taken for each other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from irad.facts.request import ACTIVE, CONST, DUP, DUP_NO_NEED, DiffRequest

PLAIN = DiffRequest("f", "gradient", (CONST, ACTIVE, DUP, DUP_NO_NEED))
CHANGES = [
    {"function": "g"}, {"mode": "split"}, {"mode": "tangent"},
    {"activities": (ACTIVE, ACTIVE, DUP, DUP_NO_NEED)},
    {"active_result": True}, {"returns_primal": True}, {"overwritten": frozenset({2})}, {"noalias": True},
    {"active_globals": frozenset({"state"})}, {"strong_zero": True},
    {"shadowed_result": True}, {"own": frozenset({2})}, {"repeats": True},
]  # fmt: skip


def test_symbols_are_readable_and_lasting() -> None:
    assert PLAIN.symbol.startswith("irad.gradient.f.cadn.")
    assert PLAIN.symbol == replace(PLAIN).symbol


@pytest.mark.parametrize("change", CHANGES, ids=lambda c: next(iter(c)))
def test_every_detail_changes_the_symbol(change: dict) -> None:
    assert replace(PLAIN, **change).symbol != PLAIN.symbol
    assert replace(PLAIN, **change) != PLAIN


def test_order_of_sets_does_not_matter() -> None:
    one = replace(PLAIN, overwritten=frozenset((1, 2, 9)), active_globals=frozenset(("a", "b", "c")))
    other = replace(PLAIN, overwritten=frozenset((9, 2, 1)), active_globals=frozenset(("c", "a", "b")))
    assert one.symbol == other.symbol


def test_duplicated_positions() -> None:
    assert [PLAIN.is_duplicated(n) for n in range(4)] == [False, False, True, True]
