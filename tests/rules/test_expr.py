"""The expression language: structure, text, evaluation."""

from __future__ import annotations

import math

import pytest

from irad.rules.expr import (
    PREDICATES,
    Call,
    Compare,
    Const,
    Expr,
    IntVar,
    Select,
    ToFloat,
    Var,
    calls,
    evaluate,
    variables,
    walk,
)

x, y, n = Var("x"), Var("y"), IntVar("n")


def test_equality_is_by_structure() -> None:
    assert x * y + 1 == Var("x") * Var("y") + 1.0
    assert hash(x * y) == hash(Var("x") * Var("y"))
    assert x * y != y * x
    assert Var("n") != n
    assert Const(0.0) != Const(-0.0)
    assert Const(math.nan) == Const(math.nan)


def test_expressions_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        x.name = "y"  # type: ignore[misc]


def test_shared_subexpressions_are_visited_once() -> None:
    power: Expr = x
    for _ in range(200):  # a tree of 2**200 leaves
        power = power * power
    assert len(list(walk(power))) == 201
    assert variables(power) == {"x"}
    assert evaluate(power, {"x": 1.0}, {}) == 1.0


def test_walk_gives_operands_first() -> None:
    order = list(walk((x + y) * x))
    assert [str(node) for node in order] == ["x", "y", "x + y", "(x + y) * x"]


def test_variables_and_calls() -> None:
    expr = Select(Compare("olt", x, ToFloat(n)), Call("sin", (y,)), Call("powi", (x, n - 1)))
    assert variables(expr) == {"x", "y", "n"}
    assert variables(expr, None, Var("ans")) == {"x", "y", "n", "ans"}
    assert calls(expr) == {"sin", "powi"}


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        (x * y + 1, "x * y + 1"),
        ((x + y) * 2, "(x + y) * 2"),
        (x - (y - 1), "x - (y - 1)"),
        (x / (y * 2.5), "x / (y * 2.5)"),
        (-(x + 1), "-(x + 1)"),
        (-x * y, "-x * y"),
        (2 - x, "2 - x"),
        (1 / x, "1 / x"),
        (Call("powi", (x, n - 1)), "powi(x, n - 1)"),
        (ToFloat(-n), "float(0 - n)"),
        (x * -2.0, "x * -2"),
        (Select(Compare("oeq", x, y) | ~Compare("ult", x, y), x, y), "where((x == y or not (x <? y)), x, y)"),
        (Select(Compare("uno", x, x) & Compare("one", x, y), x, y), "where((uno(x, x) and x != y), x, y)"),
    ],
)
def test_text(expr: Expr, text: str) -> None:
    assert str(expr) == text


def test_evaluation() -> None:
    expr = Call("hypot", (x, y)) - ToFloat(3 - (n + 1)) / 2 + -x
    assert evaluate(expr, {"x": 3.0, "y": 4.0, "n": 6}, {"hypot": math.hypot}) == 5.0 + 2.0 - 3.0


def test_evaluation_takes_only_the_chosen_arm() -> None:
    expr = Select(Compare("oeq", x, Const(0.0)), Const(0.0), Call("log", (x,)))
    assert evaluate(expr, {"x": 0.0}, {"log": math.log}) == 0.0


@pytest.mark.parametrize(("top", "want"), [(1.0, math.inf), (-1.0, -math.inf)])
def test_division_by_zero_is_ieee(top: float, want: float) -> None:
    assert evaluate(x / y, {"x": top, "y": 0.0}, {}) == want
    assert evaluate(x / y, {"x": top, "y": -0.0}, {}) == -want
    assert math.isnan(evaluate(x / y, {"x": 0.0, "y": 0.0}, {}))


@pytest.mark.parametrize("pred", sorted(PREDICATES))
@pytest.mark.parametrize("pair", [(1.0, 2.0), (2.0, 1.0), (2.0, 2.0), (math.nan, 1.0), (1.0, math.nan)])
def test_predicates(pred: str, pair: tuple[float, float]) -> None:
    a, b = pair
    unordered = math.isnan(a) or math.isnan(b)
    relations = {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}
    if pred in ("ord", "uno"):
        want = unordered == (pred == "uno")
    else:
        want = unordered if pred[0] == "u" and unordered else relations[pred[1:]] and not unordered
    assert evaluate(Compare(pred, x, y), {"x": a, "y": b}, {}) is want


def test_unknown_predicates_are_errors() -> None:
    with pytest.raises(ValueError, match="unknown predicate 'eq'"):
        Compare("eq", x, y)


def test_missing_names_are_errors() -> None:
    with pytest.raises(KeyError):
        evaluate(x, {}, {})
    with pytest.raises(KeyError):
        evaluate(Call("sin", (x,)), {"x": 1.0}, {})
