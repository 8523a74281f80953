"""Loops that are entered at several places are given one entry, and differentiated."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import irad
from irad.transform import reducible

from .levels import options_for

SOURCE = Path(__file__).with_name("several_entries.c")
NAMES = re.findall(r"^double (\w+)\(", SOURCE.read_text(), re.M)
STARTS = (np.array([0.8, 1.1, 1.3, 0.6]), np.array([1.7, 0.4, 0.9, 1.2]), np.array([2.3, 0.9, 0.7, 1.9]))


@pytest.fixture(scope="module", params=("-O0", "-O1", "-O2", "-O3"))
def module(request: pytest.FixtureRequest) -> irad.Module:
    return irad.compile(SOURCE, flags=(request.param,), options=options_for(request.param))


@pytest.mark.parametrize("n", (1, 3, 6, 11))
@pytest.mark.parametrize("name", NAMES)
def test_gradient_and_tangent(module: irad.Module, name: str, n: int) -> None:
    f = getattr(module, name)
    direction = np.array([0.3, -0.7, 0.5, 0.2])
    for start in STARTS:
        value, gradient = irad.value_and_grad(f, "x")(start.copy(), n)
        assert value == f(start.copy(), n)
        ahead, behind = (f(start + s * direction, n) for s in (1e-6, -1e-6))
        assert gradient @ direction == pytest.approx((ahead - behind) / 2e-6, rel=1e-6, abs=1e-8)
        tangent = irad.jvp(f, "x")((start.copy(), n), (direction.copy(),))[1]
        assert tangent == pytest.approx(gradient @ direction, rel=1e-12)


FLOW = """define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i1 %c, true
  br i1 %x, label %b, label %out
b:
  %y = add i1 %c, false
  br i1 %y, label %a, label %out
out:
  ret void
}
"""


def test_a_cycle_with_two_entries_is_found_and_split() -> None:
    text = FLOW
    assert reducible.with_several_entries(text) == ("f",)
    made = reducible.give_one_entry(text, ("f",))
    assert reducible.with_several_entries(made) == ()
    assert made.count(" = add i1 ") == 3


def test_what_has_one_entry_is_left_alone() -> None:
    text = FLOW.replace("label %a, label %b\na:", "label %a, label %out\na:")
    assert reducible.with_several_entries(text) == ()


def test_what_would_grow_too_much_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reducible, "_MOST_LINES", 1)
    text = FLOW
    assert reducible.give_one_entry(text, ("f",)) == text


def test_copies_stand_in_the_order_of_the_function() -> None:
    chain = "".join(f"b{n}:\n  br label %{f'b{n + 1}' if n < 7 else 'head'}\n" for n in range(8))
    head = "head:\n" + "".join(f"  %x{n} = add i32 1, {n}\n" for n in range(40)) + "  br i1 %d, label %b0, label %out\n"
    entry = "define void @f(i1 %c, i1 %d) {\nentry:\n  br i1 %c, label %head, label %b0\n"
    made = reducible.give_one_entry(f"{entry}{head}{chain}out:\n  ret void\n}}\n", ("f",))
    assert re.findall(r'^"b(\d)\.\d+":', made, re.MULTILINE) == list("01234567")
