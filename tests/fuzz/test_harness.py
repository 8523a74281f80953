"""The harness tells right from wrong: stand-ins take the place of the engine."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from .dual import InvalidProgram
from .emit import emit_c
from .generator import generate
from .harness import (
    Differentiate,
    Gradient,
    Outcome,
    activities,
    describe,
    expect,
    run_isolated,
    run_kernel,
    run_seeds,
)  # fmt: skip
from .inputs import make_inputs
from .oracle import evaluate
from .shrink import shrink, size
from .tree import Compare, If, Kernel, RealLit, Var, While, walk

Tamper = Callable[[np.ndarray], None]


def stand_in(kernel: Kernel, tamper: Tamper = lambda gradient: None, spoil: float = 0.0) -> Differentiate:
    """An engine that knows the answer for ``kernel``, after ``tamper``; ``spoil`` is added to primals."""
    inputs = make_inputs(kernel)

    def differentiate(source: str, name: str, kinds: Sequence[str], flags: Sequence[str]) -> Gradient:
        answer = evaluate(kernel, inputs)
        gradient = answer.gradient.copy()
        tamper(gradient)

        def call(*args: Any) -> Any:
            rest, parts, scalars = iter(args), iter(gradient), []
            for param in inputs.params:
                value = next(rest)
                if param.kind == "pointer":
                    value[:] = answer.arrays[param.name] + spoil
                    if param.active:
                        shadow = next(rest)
                        shadow[:] = [next(parts) for _ in shadow]
                elif param.active and param.ty != "int":
                    scalars.append(next(parts))
            return None if not scalars else scalars[0] if len(scalars) == 1 else tuple(scalars)

        return call

    return differentiate


def usable(kernel: Kernel) -> bool:
    return evaluate(kernel, make_inputs(kernel)).margin > 1e-3


KERNELS = [kernel for kernel in map(generate, range(40)) if usable(kernel)]
KERNEL = next(
    k for k in KERNELS if not k.uses_float() and {"dup", "active"} <= set(activities(k.main.params))
)
WITH_FLOATS = next(k for k in KERNELS if k.uses_float())


def test_a_right_gradient_passes() -> None:
    for kernel in KERNELS[:8]:
        assert run_kernel(kernel, stand_in(kernel), "O2") == Outcome(kernel.seed, "O2", "ok")


@pytest.mark.parametrize("factor", [-1.0, 0.0, 1 + 1e-7, np.nan])
def test_one_wrong_entry_is_found(factor: float) -> None:
    def tamper(gradient: np.ndarray) -> None:
        gradient[np.argmax(np.abs(gradient))] *= factor

    outcome = run_kernel(KERNEL, stand_in(KERNEL, tamper), "O2")
    assert outcome.status == "gradient" and outcome.failed
    assert outcome.detail.startswith("1 of ")


def test_a_wrong_entry_is_found_among_floats() -> None:
    def tamper(gradient: np.ndarray) -> None:
        gradient[np.argmax(np.abs(gradient))] *= 1.01

    assert run_kernel(WITH_FLOATS, stand_in(WITH_FLOATS, tamper), "O2").status == "gradient"


def test_float_tolerance_follows_rounding() -> None:
    inputs = make_inputs(WITH_FLOATS)
    expected = expect(WITH_FLOATS, inputs)
    largest = np.max(np.abs(expected.answer.gradient))
    assert np.all(expected.tolerance <= 1e-3 * largest) and np.max(expected.tolerance) > 1e-8 * largest
    noisy = evaluate(WITH_FLOATS, inputs, np.random.default_rng(99)).gradient
    assert np.all(np.abs(noisy - expected.answer.gradient) <= expected.tolerance)


def test_spoiled_memory_is_found() -> None:
    assert run_kernel(KERNEL, stand_in(KERNEL, spoil=1e-3), "O2").status == "memory"


def test_a_tie_is_discarded() -> None:
    tie = Compare("<", Var("n", "int"), RealLit(float(KERNEL.n)))
    body = (If(tie, ()), *KERNEL.main.body)
    kernel = replace(KERNEL, main=replace(KERNEL.main, body=body))
    outcome = run_kernel(kernel, stand_in(kernel), "O2")
    assert (outcome.status, outcome.detail, outcome.failed) == ("discarded", "tie", False)


def test_errors_crashes_and_hangs_are_outcomes() -> None:
    def raise_error(*_: Any) -> Gradient:
        raise KeyError("lost")

    def crash(*_: Any) -> Gradient:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError

    def hang(*_: Any) -> Gradient:
        time.sleep(1000)
        raise AssertionError

    assert run_isolated(KERNEL, raise_error, "O0").status == "error"
    assert run_isolated(KERNEL, crash, "O0").status == "crashed"
    assert run_isolated(KERNEL, hang, "O0", timeout=1.0).status == "timeout"
    assert run_isolated(KERNEL, stand_in(KERNEL), "O0").status == "ok"


def test_an_engine_is_given_the_program_and_its_activities() -> None:
    seen: list[tuple] = []

    def record(*args: Any) -> Gradient:
        seen.append(args)
        return stand_in(KERNEL)(*args)

    run_kernel(KERNEL, record, "O3")
    ((source, name, kinds, flags),) = seen
    assert source == emit_c(KERNEL) and name == "f" and "-O3" in flags
    assert len(kinds) == len(KERNEL.main.params) and kinds[-2:] == ["const", "const"]


def test_seeds_run_at_every_level() -> None:
    def wrong(*_: Any) -> Gradient:
        raise KeyError("lost")

    outcomes = [outcome for _, outcome in run_seeds(range(2), ["O0", "O2"], wrong)]
    assert [(o.seed, o.level, o.status) for o in outcomes] == [
        (seed, level, "error") for level in ("O0", "O2") for seed in (0, 1)
    ]


def test_shrinking_keeps_the_failure_and_little_else() -> None:
    kernel = next(k for k in KERNELS if size(k) > 150 and fails_with_a_loop(k))
    small = shrink(kernel, fails_with_a_loop, attempts=3000)
    assert fails_with_a_loop(small)
    assert size(small) < 60, emit_c(small)


def fails_with_a_loop(kernel: Kernel) -> bool:
    """Stands for a bug: the kernel has a ``while`` loop and some derivative."""
    try:
        answer = evaluate(kernel, make_inputs(kernel))
    except InvalidProgram:
        return False
    return any(isinstance(node, While) for node in walk(kernel)) and bool(answer.gradient.any())


def test_a_failure_is_described_with_its_program() -> None:
    text = describe(KERNEL, Outcome(KERNEL.seed, "O2", "gradient", "1 of 3 entries wrong"))
    assert "1 of 3 entries wrong" in text and "f(double *a" in text and f"// n = {KERNEL.n}" in text
