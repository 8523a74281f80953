"""What is found out of a rule or of a text is found out once, however long the code is."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

import irad
from bench.growth import write_straight
from irad.adjoint.driver import Differentiator
from irad.ir.collector import paused
from irad.rules import expr


def walks(monkeypatch: pytest.MonkeyPatch, folder: Path, count: int) -> int:
    """How often an expression of a rule is gone through when straight code of ``count`` instructions is planned."""
    found = []
    walk = expr.walk
    monkeypatch.setattr(expr, "walk", lambda root: found.append(root) or walk(root))
    for known in (expr._variables, expr._calls):
        known.cache_clear()
    source = folder / f"of_{count}.ll"
    source.write_text(write_straight(count))
    plan = irad.autodiff(irad.compile(str(source))["f"], irad.Active, irad.Active, irad.Const).plan
    monkeypatch.setattr(expr, "walk", walk)
    assert plan is not None
    return len(found)


def test_a_rules_expressions_are_gone_through_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    few, many = (walks(monkeypatch, tmp_path, count) for count in (60, 600))
    assert few == many > 0


def test_the_collector_is_paused_while_a_derivative_is_made_and_runs_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen = []
    derive = Differentiator._derive
    monkeypatch.setattr(
        Differentiator, "_derive", lambda self, *rest: seen.append(gc.isenabled()) or derive(self, *rest)
    )
    source = tmp_path / "short.ll"
    source.write_text(write_straight(10))
    irad.autodiff(irad.compile(str(source))["f"], irad.Active, irad.Active, irad.Const)(0.3, 0.7, 10)
    assert seen and not any(seen) and gc.isenabled()


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        with paused():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def nest(depth: int) -> str:
    """Loops within one another, with a product in the innermost."""
    heads = "".join(
        f"h{n}:\n  %i{n} = phi i64 [ 0, %{f'h{n - 1}' if n else 'entry'} ], [ %j{n}, %l{n} ]\n"
        f"  br label %{f'h{n + 1}' if n + 1 < depth else 'body'}\n"
        for n in range(depth)
    )
    latches = "".join(
        f"l{n}:\n  %j{n} = add nsw i64 %i{n}, 1\n  %c{n} = icmp slt i64 %j{n}, %n\n"
        f"  br i1 %c{n}, label %h{n}, label %{f'l{n - 1}' if n else 'out'}\n"
        for n in range(depth)
    )
    product = "  %x = load double, ptr %p\n  %y = fmul double %x, %x\n  store double %y, ptr %p\n"
    begin = f"define void @f(ptr %p, i64 %n) {{\nentry:\n  br label %h0\n{heads}body:\n{product}"
    return f"{begin}  br label %l{depth - 1}\n{latches}out:\n  ret void\n}}\n"


def test_loops_within_one_another_are_planned_however_many(tmp_path: Path) -> None:
    """What is weighed by how often it runs is no number any more in the innermost of so many."""
    source = tmp_path / "nest.ll"
    source.write_text(nest(180))
    assert irad.autodiff(irad.compile(str(source))["f"], irad.Dup, irad.Const).plan is not None
