"""Runs random kernels through an engine and compares its gradients with the oracle's.

``python -m tests.fuzz.harness --seeds 0:500 --levels O0,O2`` prints a summary, and each failure as a small
program.  Every case runs in a process of its own, so that a crash or a hang is one more outcome.

Tolerances.  Kernels in double precision must agree to 1e-9 of each entry, plus 1e-12 of the largest.  Where
single precision takes part, rounding decides how well a gradient can be known, and it is measured: the oracle
runs three more times with every ``float`` result and local derivative disturbed by up to half a unit in the
last place (2⁻²⁴), and 64 times the largest change of an entry is allowed, plus 2⁻²⁰ of the entry and one
per cent of that of the largest.  Discarded, and counted, are kernels that cannot tell right from wrong: those
whose tolerance exceeds a thousandth of the largest entry (in double: whose rounding exceeds the tolerance),
those that come too close to a tie in a branch or a kink, and those whose whole gradient vanishes.
"""

from __future__ import annotations

import argparse
import multiprocessing
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .compiled import Primal, compile_primals
from .dual import InvalidProgram
from .emit import emit_c
from .generator import generate
from .inputs import DTYPES, Inputs, make_inputs
from .oracle import Answer, evaluate
from .shrink import shrink
from .tree import REAL_TYPES, Kernel, Param

Gradient = Callable[..., Any]
Differentiate = Callable[[str, str, Sequence[str], Sequence[str]], Gradient]
"""``differentiate(c_source, function, activities, compiler_flags)`` gives the pointer-level gradient.

An activity is ``dup`` (a shadow array follows the array), ``active`` (a scalar whose derivative is returned)
or ``const``.  The gradient returns the derivatives of the active scalars: none, one, or a tuple.
"""

RTOL = 1e-9
SINGLE_RTOL = 2.0**-20
TIE = 1e-6
SINGLE_TIE = 1e-4
VANISHING = 1e-6
SAMPLES = 3
SAFETY = 64.0


@dataclass(frozen=True)
class Expected:
    """The oracle's answer, the tolerance of each entry of the gradient, and the relative one of values."""

    answer: Answer
    tolerance: np.ndarray
    value_rtol: float


@dataclass(frozen=True)
class Outcome:
    """What became of a case.

    ``status``: ``ok``, ``discarded``, ``primal`` (the C program and the oracle disagree), ``refused`` (the
    engine raised an error of its own), ``gradient`` or ``memory`` (wrong derivative; wrong contents of an
    array afterwards), ``error`` (any other exception), ``crashed`` or ``timeout``.
    """

    seed: int
    level: str
    status: str
    detail: str = ""

    @property
    def failed(self) -> bool:
        return self.status not in ("ok", "discarded")


class Discard(Exception):
    """The case cannot tell right from wrong."""


def expect(kernel: Kernel, inputs: Inputs, rtol: float = RTOL) -> Expected:
    """What the gradient has to be, and how exactly.  Raises Discard or InvalidProgram."""
    answer = evaluate(kernel, inputs)
    single = kernel.uses_float()
    if answer.margin < (SINGLE_TIE if single else TIE):
        raise Discard("tie")
    largest = float(np.max(np.abs(answer.gradient), initial=0.0))
    if largest < VANISHING:
        raise Discard("gradient vanishes")
    noisy = [evaluate(kernel, inputs, np.random.default_rng(i)) for i in range(SAMPLES)]
    spread = np.max([np.abs(n.gradient - answer.gradient) for n in noisy], axis=0, initial=0.0)
    exact = rtol * np.abs(answer.gradient) + 1e-3 * rtol * largest
    if not single:
        if np.any(SAFETY * spread > exact):
            raise Discard("ill-conditioned")
        return Expected(answer, exact, 1e-11)
    tolerance = np.maximum(rtol, SINGLE_RTOL) * (np.abs(answer.gradient) + 0.01 * largest) + SAFETY * spread
    if np.any(tolerance > 1e-3 * largest):
        raise Discard("ill-conditioned")
    return Expected(answer, tolerance, 1e-4)


def activities(params: Sequence[Param]) -> list[str]:
    """The activity of each parameter as ``Differentiate`` takes it."""
    kinds = {"pointer": "dup", "scalar": "active"}
    return [kinds[p.kind] if p.active and p.ty in REAL_TYPES else "const" for p in params]


def irad_differentiate(source: str, name: str, kinds: Sequence[str], flags: Sequence[str]) -> Gradient:
    """The gradient that irad makes."""
    import irad

    markers = {"dup": irad.Dup, "active": irad.Active, "const": irad.Const}
    module = irad.compile(source, lang="c", flags=list(flags))
    return irad.autodiff(module[name], *(markers[k] for k in kinds))


def run_gradient(gradient: Gradient, inputs: Inputs) -> tuple[np.ndarray, dict[str, np.ndarray]]:
    """Call a pointer-level gradient on copies: all derivatives in one vector, and the arrays afterwards."""
    args: list[Any] = []
    arrays, parts = {}, {}
    for param in inputs.params:
        value = inputs.values[param.name]
        if param.kind == "scalar":
            args.append(value)
            continue
        arrays[param.name] = np.array(value, DTYPES[param.ty])
        args.append(arrays[param.name])
        if param.active:
            parts[param.name] = np.array(inputs.weights[param.name], DTYPES[param.ty])
            args.append(parts[param.name])
    returned = gradient(*args)
    scalars = [p for p in inputs.active() if p.kind == "scalar"]
    values = np.atleast_1d(() if returned is None else np.array(returned, float))
    if len(values) != len(scalars):
        raise ValueError(f"{len(scalars)} active scalars, but the gradient returned {returned!r}")
    parts.update({p.name: np.array([v]) for p, v in zip(scalars, values, strict=True)})
    found = [np.asarray(parts[p.name], float) for p in inputs.active()]
    return np.concatenate(found or [np.zeros(0)]), arrays


def check_values(expected: Expected, result: float | None, arrays: dict[str, np.ndarray]) -> str:
    """Words on where values differ from the oracle's, empty if nowhere."""
    answer, rtol = expected.answer, expected.value_rtol
    if result is not None and not np.isclose(result, answer.result, rtol=rtol, atol=rtol):
        return f"result {result!r}, expected {answer.result!r}"
    for name, array in arrays.items():
        if not np.allclose(array, answer.arrays[name], rtol=rtol, atol=rtol):
            return f"array {name} is {array}, expected {answer.arrays[name]}"
    return ""


def check_gradient(expected: Expected, inputs: Inputs, gradient: np.ndarray) -> str:
    """Words on the worst entry of a wrong gradient, empty if it is right."""
    want = expected.answer.gradient
    # Written so that a NaN counts as wrong.
    wrong = ~(np.abs(gradient - want) <= expected.tolerance)
    if not wrong.any():
        return ""
    names = [f"{p.name}[{i}]" for p in inputs.active() for i in range(np.size(inputs.values[p.name]))]
    excess = np.where(wrong, np.nan_to_num(np.abs(gradient - want), nan=np.inf), -1.0)
    worst = int(np.argmax(excess))
    return (
        f"{int(wrong.sum())} of {len(want)} entries wrong; worst d/d{names[worst]} = {gradient[worst]:.17g}, "
        f"expected {want[worst]:.17g} ± {expected.tolerance[worst]:.1e}"
    )


def run_kernel(
    kernel: Kernel, differentiate: Differentiate, level: str, primal: Primal | None = None, rtol: float = RTOL
) -> Outcome:
    """Check one kernel in this process; ``primal`` saves compiling it here."""

    def outcome(status: str, detail: str = "") -> Outcome:
        return Outcome(kernel.seed, level, status, detail)

    inputs = make_inputs(kernel)
    try:
        expected = expect(kernel, inputs, rtol)
    except Discard as reason:
        return outcome("discarded", str(reason))
    except InvalidProgram as reason:
        return outcome("discarded", f"undefined: {reason}")
    if primal is None:
        primal = compile_primals([kernel])[0]
    problem = check_values(expected, *primal.run(inputs))
    if problem:
        return outcome("primal", problem)
    try:
        function = differentiate(emit_c(kernel), kernel.main.name, activities(inputs.params), c_flags(level))
        gradient, arrays = run_gradient(function, inputs)
    except Exception as error:
        own = type(error).__module__.split(".")[0] == "irad"
        return outcome("refused" if own else "error", f"{type(error).__name__}: {error}")
    problem = check_gradient(expected, inputs, gradient)
    if problem:
        return outcome("gradient", problem)
    problem = check_values(expected, None, arrays)
    return outcome("memory", problem) if problem else outcome("ok")


def c_flags(level: str) -> list[str]:
    """Compiler flags of an optimisation level; contraction is off, for the oracle does not contract."""
    return [f"-{level}", "-ffp-contract=off"]


def run_case(
    seed: int, differentiate: Differentiate = irad_differentiate, opt_level: str = "O2", rtol: float = RTOL
) -> Outcome:
    """Generate, check and differentiate the kernel of ``seed``."""
    return run_kernel(generate(seed), differentiate, opt_level, rtol=rtol)


def run_isolated(
    kernel: Kernel,
    differentiate: Differentiate,
    level: str,
    primal: Primal | None = None,
    timeout: float = 60.0,
) -> Outcome:
    """``run_kernel`` in a forked process, which may crash or hang (``timeout`` in seconds)."""
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)

    def work() -> None:
        sender.send(run_kernel(kernel, differentiate, level, primal))

    process = context.Process(target=work, daemon=True)
    process.start()
    sender.close()
    try:
        if not receiver.poll(timeout):
            process.kill()
            return Outcome(kernel.seed, level, "timeout", f"after {timeout:g} s")
        return receiver.recv()
    except EOFError:
        process.join()
        return Outcome(kernel.seed, level, "crashed", f"exit status {process.exitcode}")
    finally:
        process.join()
        receiver.close()


def run_seeds(
    seeds: Sequence[int], levels: Sequence[str], differentiate: Differentiate = irad_differentiate
) -> Iterator[tuple[Kernel, Outcome]]:
    """Every seed at every level, each isolated; kernels are compiled fifty at a time."""
    for start in range(0, len(seeds), 50):
        kernels = [generate(seed) for seed in seeds[start : start + 50]]
        for kernel, primal in zip(kernels, compile_primals(kernels), strict=True):
            for level in levels:
                yield kernel, run_isolated(kernel, differentiate, level, primal)


def minimise(kernel: Kernel, outcome: Outcome, differentiate: Differentiate, attempts: int) -> Kernel:
    """A smaller kernel that fails in the same way."""

    def same_failure(candidate: Kernel) -> bool:
        try:
            found = run_isolated(candidate, differentiate, outcome.level, timeout=20.0)
        except subprocess.CalledProcessError:
            return False
        return found.status == outcome.status and kind_of(found.detail) == kind_of(outcome.detail)

    def kind_of(detail: str) -> str:
        return detail.split(":")[0] if outcome.status in ("refused", "error") else ""

    return shrink(kernel, same_failure, attempts)


def describe(kernel: Kernel, outcome: Outcome) -> str:
    """A failure as text: what, with which arguments, and the program."""
    inputs = make_inputs(kernel)
    lines = [f"// seed {outcome.seed} at -{outcome.level}: {outcome.status}: {outcome.detail}"]
    lines += [f"// {name} = {np.asarray(value).tolist()}" for name, value in inputs.values.items()]
    lines += [f"// shadow of {name} starts as {value.tolist()}" for name, value in inputs.weights.items()]
    return "\n".join([*lines, emit_c(kernel)])


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.harness", description=__doc__.split("\n")[0])
    parser.add_argument("--seeds", default="0:100", help="first:last (last excluded), or one seed")
    parser.add_argument("--levels", default="O2", help="optimisation levels, separated by commas")
    parser.add_argument("--shrink", type=int, default=150, help="attempts to make a failing program smaller")
    parser.add_argument("--show", type=int, default=5, help="how many failures to print as programs")
    options = parser.parse_args(argv)
    first, _, last = options.seeds.partition(":")
    seeds = range(int(first), int(last or int(first) + 1))
    counts: Counter[str] = Counter()
    failures = []
    for kernel, outcome in run_seeds(seeds, options.levels.split(",")):
        reason = f" ({outcome.detail.split(':')[0]})" if outcome.status in ("discarded", "refused") else ""
        counts[outcome.status + reason] += 1
        if outcome.failed:
            print(f"seed {outcome.seed} -{outcome.level}: {outcome.status}: {outcome.detail}", flush=True)
            failures.append((kernel, outcome))
    for kernel, outcome in failures[: options.show]:
        smaller = minimise(kernel, outcome, irad_differentiate, options.shrink)
        again = run_isolated(smaller, irad_differentiate, outcome.level)
        print("\n" + describe(smaller, again))
    print(", ".join(f"{status}: {count}" for status, count in sorted(counts.items())))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
