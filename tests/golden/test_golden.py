"""Every fixture in this folder: facts, the derivative's text and shape, and its values."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from irad.errors import DifferentiationError
from irad.ir.text.printer import print_function
from tests.golden.facts import facts, shape
from tests.golden.fixture import Fixture, Line, read
from tests.golden.matching import find_mismatch, pattern
from tests.support import Derivative, differences, request, sensitivities

FOLDER = Path(__file__).parent
FIXTURES = {
    path.relative_to(FOLDER).as_posix(): read(path)
    for path in sorted(FOLDER.rglob("*"))
    if path.suffix in (".ll", ".c")
}
every = pytest.mark.parametrize("name", FIXTURES)


@cache
def derivative(name: str) -> Derivative:
    """The derivative that a fixture asks for."""
    fixture = FIXTURES[name]
    asked, text = fixture.request, fixture.text
    wanted = request(
        text, asked.function, asked.activities, asked.mode, active_result=asked.active_result,
        returns_primal="primal" in asked.words, noalias="noalias" in asked.words,
        strong_zero="strong_zero" in asked.words, overwritten=asked.overwritten,
    )  # fmt: skip
    return Derivative(text, wanted)


def having(*kinds: str) -> pytest.MarkDecorator:
    """All fixtures with directives of some kinds."""
    return pytest.mark.parametrize("name", [n for n, f in FIXTURES.items() if f.of(*kinds)])


@having("FACT", "NO-FACT")
def test_facts(name: str) -> None:
    plan = derivative(name).plan
    assert plan is not None
    found = facts(plan)
    wrong = [line for line in FIXTURES[name].of("FACT", "NO-FACT") if not holds(line, found)]
    problems = [f"  {line.kind}: {line.text} (line {line.number})" for line in wrong]
    assert not problems, "\n".join([f"{name}: these do not hold:", *problems, "all facts:", *found])


def holds(line: Line, found: list[str]) -> bool:
    """Whether a fact is stated as a whole, or no fact begins with a text that must not be."""
    wanted = pattern(line.text)
    if line.kind == "FACT":
        return any(wanted.fullmatch(fact) for fact in found)
    return not any(wanted.match(fact) for fact in found)


@having("REFUSES")
def test_refusals(name: str) -> None:
    with pytest.raises(DifferentiationError) as error:
        derivative(name)
    for line in FIXTURES[name].of("REFUSES"):
        assert pattern(line.text).search(str(error.value)), str(error.value)


@having("CHECK", "CHECK-NOT")
def test_text(name: str) -> None:
    made = derivative(name)
    text = "\n".join(print_function(f) for f in made.functions.values())
    problem = find_mismatch(text, FIXTURES[name].of("CHECK", "CHECK-NOT"))
    assert not problem, f"{name}: {problem}"


@having("OPT", "OPT-NOT")
def test_optimised_text(name: str) -> None:
    text = optimised_text(derivative(name))
    problem = find_mismatch(text, FIXTURES[name].of("OPT", "OPT-NOT"))
    assert not problem, f"{name}: {problem}"


def optimised_text(made: Derivative) -> str:
    """The derivative as LLVM leaves it at level 1."""
    return print_function(made.optimised().functions[made.symbol])


@having("SHAPE")
def test_shape(name: str) -> None:
    made = derivative(name)
    counts = shape(made.optimised().functions[made.symbol])
    for line in FIXTURES[name].of("SHAPE"):
        assert set(re.findall(r"[a-z]+", line.text)) <= {*counts, "and", "or"}, line.text
        assert eval(line.text, dict(counts)), f"{name}:{line.number}: {counts}\n{optimised_text(made)}"


@having("RUN")
def test_values(name: str) -> None:
    made = derivative(name)
    for run in FIXTURES[name].runs:
        got = sensitivities(made, run.values, run.shadows)
        assert len(got) == len(run.expected), f"{name}:{run.line.number}: {got}"
        for have, want in zip(got, run.expected, strict=True):
            np.testing.assert_allclose(have, want, rtol=tolerance(have), atol=1e-13, err_msg=run.line.text)


@pytest.mark.parametrize("name", [n for n, f in FIXTURES.items() if f.runs and not f.of("NO-SLOPE")])
def test_expected_values_are_slopes_of_the_primal(name: str) -> None:
    made = derivative(name)
    for run in FIXTURES[name].runs:
        slopes = differences(made, run.values, run.shadows)
        for slope, want in zip(slopes, run.expected, strict=True):
            np.testing.assert_allclose(slope, want, rtol=1e-7, atol=1e-8, err_msg=run.line.text)


def tolerance(value: object) -> float:
    """The relative error allowed."""
    return 1e-6 if getattr(value, "dtype", None) == np.float32 else 1e-13


@every
def test_fixture_checks_something(name: str) -> None:
    fixture: Fixture = FIXTURES[name]
    assert any(line.kind not in ("REQUEST", "FLAGS") for line in fixture.lines)
