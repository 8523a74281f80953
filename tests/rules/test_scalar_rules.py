"""Every scalar rule against numerical derivatives at high precision, and against its convention at kinks."""

from __future__ import annotations

import math
import sys
from typing import Any

import mpmath as mp
import pytest

from irad.rules.expr import Call, IntExpr, calls, evaluate, walk
from irad.rules.functions import UNKNOWN
from irad.rules.registry import Registry, ScalarRule

from .forward import tangent
from .numbers import FUNCTIONS
from .rows import Kink, Row
from .table import KINKS, ROWS

REGISTRY = Registry.default()
SCALAR_RULES = {each.name: each for each in REGISTRY if isinstance(each, ScalarRule)}


def scalar_rule(name: str) -> ScalarRule:
    found = REGISTRY[name]
    assert isinstance(found, ScalarRule)
    return found


def environment(rule: ScalarRule, point: tuple[float, ...], g: float) -> dict[str, float]:
    """Values of the parameters (pointers have none), of `ans` as the library rounds it, and of `g`."""
    values = dict(zip((p for p in rule.params if p not in rule.writes), point, strict=True))
    return {**values, "ans": FUNCTIONS[rule.name](*point), "g": g}


def is_unknown(rule: ScalarRule, position: int) -> bool:
    return UNKNOWN in calls(rule.vjp[position])


def partial(rule: ScalarRule, position: int, point: tuple[float, ...], g: float = 1.0) -> float:
    expr = rule.vjp[position]
    assert expr is not None
    return float(evaluate(expr, environment(rule, point, g), FUNCTIONS))


def numerical_partial(row: Row, position: int, point: tuple[float, ...]) -> Any:
    """The partial derivative, by differences that are small compared with the parameter."""
    with mp.workdps(row.digits):
        args = [a if isinstance(a, int) else mp.mpf(a) for a in point]
        at = args[position]

        def along(step: Any) -> Any:
            return row.function(*args[:position], at * (1 + step), *args[position + 1 :])

        return mp.re(mp.diff(along, 0) / at)


def numerical_second_partial(row: Row, first: int, second: int, point: tuple[float, ...]) -> Any:
    """The derivative of partial `first` by parameter `second`, by small relative differences."""
    with mp.workdps(row.digits):
        args = [a if isinstance(a, int) else mp.mpf(a) for a in point]

        def moved(*steps: Any) -> Any:
            by = dict(zip((first, second), steps, strict=False)) if len(steps) > 1 else {first: steps[0]}
            return row.function(*(a * (1 + by.get(i, 0)) for i, a in enumerate(args)))

        if first == second:
            return mp.re(mp.diff(moved, 0, 2) / args[first] ** 2)
        return mp.re(mp.diff(moved, (0, 0), (1, 1)) / (args[first] * args[second]))


def test_every_rule_has_one_row() -> None:
    names = [row.name for row in ROWS]
    assert sorted(names) == sorted(SCALAR_RULES)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_partials_agree_with_numerical_derivatives(row: Row) -> None:
    rule = scalar_rule(row.name)
    for point in row.samples():
        for position, _ in enumerate(point):
            if rule.params[position] in rule.integer or position in row.unknown:
                continue
            want = numerical_partial(row, position, point)
            got = partial(rule, position, point) if rule.vjp[position] is not None else 0.0
            error = abs(got - want)
            bound = row.tolerance * (abs(want) + row.floor) + sys.float_info.min  # below that: underflow
            assert error <= bound, (point, rule.params[position], got, want)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_partials_are_linear_in_g(row: Row) -> None:
    rule = scalar_rule(row.name)
    for point in row.samples()[:8]:
        for position, expr in enumerate(rule.vjp):
            if expr is not None and position not in row.unknown:
                unit = partial(rule, position, point)
                assert partial(rule, position, point, 0.0) == 0.0
                for g in (-2.5, 1e3):
                    assert math.isclose(partial(rule, position, point, g), g * unit, rel_tol=1e-14)


@pytest.mark.parametrize("kink", KINKS, ids=lambda kink: f"{kink.name}{kink.point}")
def test_conventions_at_kinks(kink: Kink) -> None:
    rule = scalar_rule(kink.name)
    for position, want in enumerate(kink.partials):
        if want is None:
            assert rule.vjp[position] is None
        elif want == UNKNOWN:
            assert is_unknown(rule, position)
        else:
            assert isinstance(want, float)
            got = partial(rule, position, kink.point)
            assert got == want or (math.isnan(got) and math.isnan(want)), (rule.params[position], got, want)


@pytest.mark.parametrize("rule", list(SCALAR_RULES.values()), ids=lambda rule: rule.name)
def test_functions_in_derivatives_can_be_called_and_differentiated(rule: ScalarRule) -> None:
    """At the types at which the function itself exists."""
    kinds = [k for k in ("double", "float") if rule.spellings.opcodes or REGISTRY.spelling(rule.name, k)]
    assert kinds
    for name in calls(*rule.vjp) - {UNKNOWN}:
        assert name in SCALAR_RULES
        for kind in kinds:
            assert REGISTRY.spelling(name, kind) is not None
    nodes = {node for expr in rule.vjp if expr is not None for node in walk(expr)}
    for node in nodes:
        if isinstance(node, Call) and node.name != UNKNOWN:
            called = SCALAR_RULES[node.name]
            wholes = {p for p, arg in zip(called.params, node.args, strict=True) if isinstance(arg, IntExpr)}
            assert wholes == called.integer - called.writes


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_what_has_no_closed_form_is_marked_and_nothing_else(row: Row) -> None:
    rule = scalar_rule(row.name)
    assert tuple(i for i in range(len(rule.vjp)) if is_unknown(rule, i)) == row.unknown


@pytest.mark.parametrize("kind", ["half", "float", "double", "x86_fp80", "fp128"])
def test_a_derivative_without_closed_form_cannot_be_called(kind: str) -> None:
    """So code that needs one is refused (`test_scipy_special.py` has the message)."""
    assert REGISTRY.spelling(UNKNOWN, kind) is None


def test_singular_rules_are_those_with_an_infinite_partial_at_some_kink() -> None:
    def infinite_at(kink: Kink) -> bool:
        return any(isinstance(partial, float) and not math.isfinite(partial) for partial in kink.partials)

    infinite = {kink.name for kink in KINKS if infinite_at(kink)}
    assert infinite == {rule.name for rule in SCALAR_RULES.values() if rule.singular}


@pytest.mark.parametrize(
    "row", [row for row in ROWS if row.order > 1 and any(scalar_rule(row.name).vjp)], ids=lambda row: row.name
)
def test_second_derivatives_agree_with_numerical_ones(row: Row) -> None:
    """The rules differentiate their own expressions, `ans` being a function of the parameters."""
    rule = scalar_rule(row.name)
    active = [i for i, expr in enumerate(rule.vjp) if expr is not None and i not in row.unknown]
    for point in row.samples()[:24]:
        env = environment(rule, point, 1.0)
        for first in active:
            for second in active:
                steps = {rule.params[second]: 1.0, "ans": partial(rule, second, point)}
                got = tangent(rule.vjp[first], env, steps)
                want = numerical_second_partial(row, first, second, point)
                scale = abs(want) + abs(partial(rule, first, point) / point[second])
                assert abs(got - want) <= row.second * scale + sys.float_info.min, (point, got, want)
