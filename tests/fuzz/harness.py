"""Runs random kernels through an engine and compares its gradients with the oracle's.

A case can run in a process of its own, so that a crash or a hang is one more outcome (`tests.fuzz.runner` runs many
in one process).

Tolerances.  Kernels in double precision must agree to 1e-9 of each entry, plus 1e-12 of the largest.  Where
single precision takes part, rounding decides how well a gradient can be known, and it is measured: the oracle
runs three more times with every ``float`` result and local derivative disturbed by up to half a unit in the
last place (2⁻²⁴), and 64 times the largest change of an entry is allowed, plus 2⁻²⁰ of the entry and one
per cent of that of the largest.  Discarded, and counted, are kernels that cannot tell right from wrong: those
whose tolerance exceeds a thousandth of the largest entry (in double: whose rounding exceeds the tolerance),
those that come too close to a tie in a branch or a kink, and those whose whole gradient vanishes.
"""

from __future__ import annotations

import multiprocessing
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from .dual import InvalidProgram
from .families import C
from .inputs import DTYPES, Inputs, make_inputs
from .oracle import Answer
from .shrink import shrink
from .siblings import SPLIT, Batch, Differentiate, Differentiated, Gradient, Primal, Sibling
from .tree import REAL_TYPES, Param

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
    engine raised an error of its own), ``meant`` (it did, and the program is one that it has to refuse, or may),
    ``gradient`` or ``memory`` (wrong derivative; wrong contents of an array afterwards), ``error`` (any other
    exception), ``crashed`` or ``timeout``.
    """

    seed: int
    level: str
    status: str
    detail: str = ""

    @property
    def failed(self) -> bool:
        return self.status not in ("ok", "discarded", "meant")


class Discard(Exception):
    """The case cannot tell right from wrong."""


def expect(kernel: Any, inputs: Inputs, rtol: float = RTOL, sibling: Sibling = C) -> Expected:
    """What the gradient has to be, and how exactly.  Raises Discard or InvalidProgram."""
    answer = sibling.evaluate(kernel, inputs, None)
    single = kernel.uses_float()
    if answer.margin < (SINGLE_TIE if single else TIE):
        raise Discard("tie")
    largest = float(np.max(np.abs(answer.gradient), initial=0.0))
    if largest < VANISHING:
        raise Discard("gradient vanishes")
    noisy = [sibling.evaluate(kernel, inputs, np.random.default_rng(i)) for i in range(SAMPLES)]
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


def run_gradient(gradient: Gradient, inputs: Inputs) -> tuple[np.ndarray, dict[str, np.ndarray]]:
    """Call a pointer-level gradient on copies: all derivatives in one vector, and the arrays afterwards."""
    args: list[Any] = []
    arrays, parts = {}, {}
    for param in inputs.params:
        value = inputs.values[param.name]
        if param.kind == "scalar":
            args.append(value)
            continue
        arrays[param.name] = copy_of(param, value)
        args.append(arrays[param.name])
        if param.active:
            parts[param.name] = copy_of(param, inputs.weights[param.name])
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
    kernel: Any,
    differentiate: Differentiate,
    level: str,
    primal: Primal | None = None,
    rtol: float = RTOL,
    sibling: Sibling = C,
) -> Outcome:
    """Check one kernel in this process; ``primal`` saves compiling it here."""

    def outcome(status: str, detail: str = "") -> Outcome:
        return Outcome(kernel.seed, level, status, detail)

    inputs = make_inputs(kernel)
    try:
        expected = expect(kernel, inputs, rtol, sibling)
    except Discard as reason:
        return outcome("discarded", str(reason))
    except InvalidProgram as reason:
        return outcome("discarded", f"undefined: {reason}")
    if primal is None:
        try:
            primal = sibling.compile_primals([kernel])[0]
        except subprocess.CalledProcessError:
            return outcome("discarded", "the compiler refuses it")
    problem = check_values(expected, *primal.run(inputs))
    if problem:
        return outcome("primal", problem)
    try:
        kinds = activities(inputs.params)
        function = differentiate(sibling.text(kernel), kernel.main.name, kinds, sibling.flags(level))
        gradient, arrays = run_gradient(function, inputs)
    except Exception as error:
        own = type(error).__module__.split(".")[0] == "irad"
        return outcome("refused" if own else "error", f"{type(error).__name__}: {error}")
    problem = check_gradient(expected, inputs, gradient)
    if problem:
        return outcome("gradient", problem)
    problem = check_values(expected, None, arrays)
    if problem:
        return outcome("memory", problem)
    if kernel.seed % SPLIT == 0 and isinstance(function, Differentiated):
        return outcome(*check_pullback(kernel, inputs, function, rtol, sibling))
    return outcome("ok")


def copy_of(param: Param, numbers: Any) -> np.ndarray:
    """An array for a parameter."""
    return np.array(numbers, DTYPES[param.ty])


def check_pullback(
    kernel: Any, inputs: Inputs, function: Differentiated, rtol: float, sibling: Sibling
) -> tuple[str, str]:
    """What becomes of the pullback, called twice: of the result alone if there is one, else of all active arrays."""
    import irad

    alone = kernel.main.ret != "void"
    left = sibling.evaluate(kernel, inputs, None).arrays
    written = [] if alone else [name for name in inputs.weights if not np.array_equal(left[name], inputs.values[name])]
    inputs = replace(inputs, weights={name: w if name in written else 0 * w for name, w in inputs.weights.items()})
    try:
        expected = expect(kernel, inputs, rtol, sibling)
    except Discard:
        return "ok", ""
    wrt = tuple(at for at, p in enumerate(inputs.params) if p in inputs.active())
    outputs = None if alone else tuple(at for at, p in enumerate(inputs.params) if p.name in written)
    values = ((p, inputs.values[p.name]) for p in inputs.params)
    args = [function.boxed(copy_of(p, value) if p.kind == "pointer" else value) for p, value in values]
    seeds = None if alone else [copy_of(p, inputs.weights[p.name]) for p in inputs.params if p.name in written]
    try:
        _, pull = irad.vjp(function.function, wrt=wrt, out=outputs)(*args)
        for factor in (1.0, 2.0):
            try:
                parts = pull(factor if seeds is None else tuple(factor * seed for seed in seeds))
            except irad.UsageError:
                if factor == 1.0:
                    raise
                return "ok", ""  # it says that it serves once
            found = np.concatenate([np.ravel(part).astype(float) for part in parts]) / factor
            problem = check_gradient(expected, inputs, found)
            if problem:
                return "gradient", f"pullback, seed {factor:g}: {problem}"
    except Exception as error:
        own = type(error).__module__.split(".")[0] == "irad"
        return "refused" if own else "error", f"pullback: {type(error).__name__}: {error}"
    return "ok", ""


def run_own(kernel: Any, differentiate: Differentiate, level: str, primal: Any, sibling: Sibling) -> Outcome:
    """The same for a family that has a check of its own."""
    assert sibling.check is not None
    try:
        primal = primal or sibling.compile_primals([kernel])[0]
    except subprocess.CalledProcessError:
        return Outcome(kernel.seed, level, "discarded", "the compiler refuses it")
    try:
        both = differentiate(sibling.text(kernel), kernel.main.name, (), sibling.flags(level))
        return Outcome(kernel.seed, level, *sibling.check(kernel, both, level, primal))
    except Exception as error:
        own = type(error).__module__.split(".")[0] == "irad"
        return Outcome(kernel.seed, level, "refused" if own else "error", f"{type(error).__name__}: {error}")


def run_isolated(
    kernel: Any,
    differentiate: Differentiate,
    level: str,
    primal: Primal | None = None,
    timeout: float = 240.0,
    sibling: Sibling = C,
) -> Outcome:
    """``run_kernel`` in a forked process, which may crash or hang (``timeout`` in seconds)."""
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)

    def work() -> None:
        run = run_own if sibling.check else run_kernel
        sender.send(run(kernel, differentiate, level, primal, sibling=sibling))

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
    seeds: Sequence[int],
    levels: Sequence[str],
    differentiate: Differentiate | None = None,
    sibling: Sibling = C,
    group: int = 25,
) -> Iterator[tuple[Any, Outcome]]:
    """Every seed at every level, each isolated; kernels are compiled ``group`` at a time."""
    for start in range(0, len(seeds), group):
        kernels = [sibling.generate(seed) for seed in seeds[start : start + group]]
        primals = sibling.compile_primals(kernels)
        for level in levels:
            batch = open_batch(sibling, kernels, level) if differentiate is None else None
            for at, (kernel, primal) in enumerate(zip(kernels, primals, strict=True)):
                engine = differentiate or (from_batch(batch, at) if batch else sibling.differentiate)
                found = run_isolated(kernel, engine, level, primal, sibling=sibling)
                if found.status == "refused" and batch:  # maybe for a neighbour's sake
                    found = run_isolated(kernel, sibling.differentiate, level, primal, sibling=sibling)
                yield kernel, found


def open_batch(sibling: Sibling, kernels: Sequence[Any], level: str) -> Batch | None:
    """The group compiled together; nothing if that is refused, so that each kernel is tried alone."""
    from irad.errors import IradError

    try:
        return sibling.batch(kernels, level)
    except IradError:
        return None


def from_batch(batch: Batch, position: int) -> Differentiate:
    """The engine for one program of a group, whose text has been compiled already."""

    def differentiate(source: str, name: str, kinds: Sequence[str], flags: Sequence[str]) -> Gradient:
        return batch(position, kinds)

    return differentiate


def minimise(kernel: Any, outcome: Outcome, sibling: Sibling, attempts: int) -> Any:
    """A smaller kernel that fails in the same way."""

    def same_failure(candidate: Any) -> bool:
        found = run_isolated(candidate, sibling.differentiate, outcome.level, timeout=60.0, sibling=sibling)
        same = found.status == outcome.status and kind_of(found.detail) == kind_of(outcome.detail)
        return same and sibling.sound(candidate)

    def kind_of(detail: str) -> str:
        return reason_of(detail) if outcome.status in ("refused", "error") else ""

    return shrink(kernel, same_failure, attempts, sibling.candidates)


def reason_of(detail: str) -> str:
    """What a refusal says, without what differs from program to program: places, names and numbers."""
    said = re.sub(r"\S+:\d+(:\d+)?: ", "", detail)
    said = re.sub(r"\S*/\S+:\d+(:\d+)?", "…", said)
    said = re.sub(r"'[^']*'|\"[^\"]*\"|@[\w.]+|%[\w.]+", "…", said)
    said = re.sub(r"active data reaches it: [^;]*;", "active data reaches it;", said)
    return re.sub(r"\d+", "#", said).split("\n")[0][:150]


def describe(kernel: Any, outcome: Outcome, sibling: Sibling = C) -> str:
    """A failure as text: what, with which arguments, and the program."""
    mark = sibling.comment
    head = f"seed {outcome.seed} at -{outcome.level}: {outcome.status}: {outcome.detail}"
    lines = [f"{mark} {line}" for line in head.split("\n")]
    if sibling.check:
        return "\n".join([*lines, sibling.text(kernel)])
    inputs = make_inputs(kernel)
    lines += [f"{mark} {name} = {np.asarray(value).tolist()}" for name, value in inputs.values.items()]
    lines += [f"{mark} shadow of {name} starts as {value.tolist()}" for name, value in inputs.weights.items()]
    return "\n".join([*lines, sibling.text(kernel)])
