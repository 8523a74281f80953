"""Small C programs, one concern each: how they are described, and how their gradients are checked.

A case is a C function `f` and its Python twin. The check is at the pointer level and leaves nothing out:
every floating scalar is active, every floating array has a shadow. The seed of the result is 1, shadows start
as random weights w; afterwards they must hold the derivative of `result + sum(w * array after the call)` by
what was in the arrays before the call.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.kernels.registry import copy_arguments
from bench.native import bind, build_shared

from .levels import options_for
from .oracle import assert_same, complex_step, directional_difference, random_like

PRELUDE = """#include <math.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
"""


@dataclass(frozen=True)
class Case:
    """A C function `f`, a builder of its arguments, and what it does in Python."""

    name: str
    source: str
    make_args: Callable[[np.random.Generator], dict[str, Any]]
    twin: Callable[..., Any]
    result: str
    rtol: float

    @property
    def text(self) -> str:
        """The whole C file."""
        return PRELUDE + self.source


class Suite:
    """Collects cases: the decorated function is the twin, and its name that of the case."""

    def __init__(self) -> None:
        self.cases: list[Case] = []

    def case(
        self,
        source: str,
        make_args: Callable[[np.random.Generator], dict[str, Any]],
        result: str = "double",
        rtol: float = 1e-9,
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Describe a case. `rtol` is the relative error allowed: above 1e-9 only in single precision."""

        def add(twin: Callable[..., Any]) -> Callable[..., Any]:
            self.cases.append(Case(twin.__name__, source, make_args, twin, result, rtol))
            return twin

        return add

    def each(self) -> pytest.MarkDecorator:
        """Parametrise a test by all cases."""
        return pytest.mark.parametrize("case", self.cases, ids=lambda case: case.name)


def scalar(rng: np.random.Generator) -> dict[str, Any]:
    """The argument of a function of a number."""
    return {"x": 0.3 + 0.4 * rng.random()}


def pair(rng: np.random.Generator) -> dict[str, Any]:
    """The arguments of a function of two numbers."""
    return {"x": 0.3 + rng.random(), "y": 1.5 + rng.random()}


def vector(n: int) -> Callable[[np.random.Generator], dict[str, Any]]:
    """What draws an array of n numbers and n."""
    return lambda rng: {"x": 0.2 + rng.random(n), "n": n}


def is_floating(value: Any) -> bool:
    """Tell whether an argument carries a derivative."""
    if isinstance(value, np.ndarray):
        return value.dtype.kind == "f"
    return isinstance(value, float | np.floating)


def floating_names(args: dict[str, Any]) -> tuple[str, ...]:
    """Return the arguments that carry derivatives."""
    return tuple(name for name, value in args.items() if is_floating(value))


def draw_shadows(args: dict[str, Any], rng: np.random.Generator) -> dict[str, np.ndarray]:
    """Return random weights for every floating array."""
    arrays = {name: value for name, value in args.items() if isinstance(value, np.ndarray)}
    return {name: random_like(value, rng) for name, value in arrays.items() if is_floating(value)}


def check_twin(case: Case) -> None:
    """Check that C and Python compute the same, and that the twin's complex step is its derivative."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "case.c"
        source.write_text(case.text)
        library = build_shared(source, ("-O1", "-Wall", "-Wextra", "-Werror"))

    def run(*values: Any) -> Any:
        return bind(library, "f", case.result, dict(enumerate(values)))()

    rtol = 1e-12 if case.rtol <= 1e-9 else 1e-6
    for seed in range(3):
        rng = np.random.default_rng(seed)
        args = case.make_args(rng)
        ours, theirs = copy_arguments(args), copy_arguments(args)
        expected = run(*ours.values())
        got = case.twin(*(np.float64(v) if isinstance(v, float) else v for v in theirs.values()))
        if expected is not None:
            np.testing.assert_allclose(got, expected, rtol=rtol, atol=1e-14)
        for name, value in ours.items():
            np.testing.assert_allclose(theirs[name], value, rtol=rtol, atol=1e-14, err_msg=name)
        if case.rtol <= 1e-9:
            _check_derivative(case, run, args, rng)


def _check_derivative(case: Case, run: Callable[..., Any], args: dict[str, Any], rng: np.random.Generator) -> None:
    seeds = draw_shadows(args, rng)
    names = floating_names(args)
    gradient = complex_step(case.twin, args, names, seeds, seed_result=1.0)
    directions = {name: random_like(args[name], rng) for name in names}
    measured = directional_difference(run, args, directions, seeds, seed_result=1.0, step=2e-4)
    expected = sum(float(np.sum(gradient[name] * directions[name])) for name in names)
    np.testing.assert_allclose(expected, measured, rtol=1e-7, atol=1e-9)


def check_gradient(case: Case, level: str) -> None:
    """Check irad's reverse mode of one case at the pointer level, in every entry."""
    import irad

    rng = np.random.default_rng(5)
    args = case.make_args(rng)
    seeds = draw_shadows(args, rng)
    expected = complex_step(case.twin, args, floating_names(args), seeds, seed_result=1.0)

    shadows = {name: seed.copy() for name, seed in seeds.items()}
    activities, call = [], []
    for name, value in copy_arguments(args).items():
        call.append(value)
        if name in shadows:
            activities.append(irad.Dup)
            call.append(shadows[name])
        else:
            activities.append(irad.Active if is_floating(value) else irad.Const)
    function = irad.compile(case.text, lang="c", flags=[level], options=options_for(level))["f"]
    returned = irad.autodiff(function, *activities)(*call)

    scalars = [name for name in floating_names(args) if name not in shadows]
    got: dict[str, Any] = dict(shadows)
    if scalars:
        got.update(zip(scalars, np.atleast_1d(returned), strict=True))
    assert_same(got, expected, case.rtol)


def check_pullbacks(case: Case, level: str, how: str) -> None:
    """Check several pullbacks, when the arguments have changed since, and `how` the plan makes them."""
    import irad

    rng = np.random.default_rng(6)
    args = case.make_args(rng)
    function = irad.compile(case.text, lang="c", flags=[level])["f"]
    written = [a.name for a in function.signature.arguments if a.written and a.holds == "float"]
    names = floating_names(args)
    by_result = function.signature.result.kind == "float"
    seeds = {} if by_result else {n: random_like(args[n], rng) for n in written}
    expected = complex_step(case.twin, args, names, seeds, seed_result=1.0)

    given = copy_arguments(args)
    taped = irad.vjp(function, wrt=names, out=None if by_result else tuple(written))
    _, pullback = taped(*given.values())
    for value in given.values():
        if is_floating(value) and isinstance(value, np.ndarray):
            value[...] = np.nan

    def pull(factor: float) -> dict[str, Any]:
        found = pullback(factor if by_result else tuple(factor * seed for seed in seeds.values()))
        return dict(zip(names, found, strict=True))

    first, second, third = pull(1.0), pull(-2.0), pull(1.0)
    assert_same(first, expected, case.rtol)
    assert_same(second, {name: -2.0 * value for name, value in expected.items()}, case.rtol)
    for name in names:
        np.testing.assert_array_equal(third[name], first[name], err_msg=name)
    assert taped.plan.rpartition("pullback:\n")[2].strip() == how
