"""How random parallel programs are differentiated and checked.

What a program gives without OpenMP is what it has to give with any number of threads, up to rounding: sums are added
up in another order.  A *level* is an optimisation level and a manner of differentiating, as ``O2-strips``: see MANNERS.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from unittest.mock import patch

import numpy as np

from .compiled import prefix_of
from .inputs import DTYPES
from .oracle import Answer
from .pairs import target_text
from .parallel import PREAMBLE, ParallelProgram
from .parallel_places import INDICES, LENGTHS
from .siblings import Batch, Gradient

SIZES = ((0, 1), (1, 3), (2, 2), (7, 3), (64, 3), (257, 5))
"""Rows and columns."""
TEAMS = (1, 2, 3, 5, 8)
AGAIN = 3
"""How often a call is repeated that several threads do: races show rarely."""
RTOL, SINGLE_RTOL = 1e-9, 3e-4
MANNERS = ("", "strips", "deterministic", "loops", "tangent", "pullback", "checked")
"""Beside the gradient as such: with strips as short as can be; with the same bits for any team; that of the serial
program whose loops irad runs in parallel, however short; forward mode; forward and reverse sweep apart; with a check of
what is said of loops."""
LEVELS = (
    "O2",
    "O1",
    "O3",
    "O2-strips",
    "O1-strips",
    "O3-strips",
    "O2-deterministic",
    "O2-loops",
    "O2-tangent",
    "O2-pullback",
    "O2-checked",
)


REASSOCIATED = ("-fassociative-math", "-freciprocal-math", "-fno-signed-zeros", "-fno-trapping-math")
"""Flags with which sums and products are computed in other orders."""
SAFETY = 64.0


def flags(level: str, parallel: bool = True) -> list[str]:
    """Compiler flags; contraction is off, for it would not be the same in both programs."""
    return [f"-{level.partition('-')[0]}", "-ffp-contract=off", "-fopenmp" if parallel else "-fno-openmp"]


def text(program: ParallelProgram) -> str:
    preamble = PREAMBLE if program.language == "c" else ""
    return preamble + target_text(program)


def group(programs: Sequence[ParallelProgram]) -> str:
    preamble = PREAMBLE if programs[0].language == "c" else ""
    return preamble + "\n".join(target_text(p, prefix_of(at)) for at, p in enumerate(programs))


@dataclass(frozen=True)
class Both:
    """A program with and without threads, as functions that irad takes. ``is_run``: they are compared as well; of
    Numba's, only the derivatives are, which compute the same."""

    parallel: Any
    serial: Any
    is_run: bool = True
    reassociated: Callable[[], Any] | None = None
    """The serial one with sums and products in other orders."""

    def __call__(self, *_: Any) -> Any:
        raise TypeError("there are two programs")


def differentiate(
    source: str, name: str, kinds: Sequence[str], options: Sequence[str], language: str = "c"
) -> Gradient:
    """Both versions; they are differentiated when they are checked."""
    import irad

    level, symbol = options[0].removeprefix("-"), name.replace("@@", "")
    modules = [irad.compile(source, lang=language, flags=flags(level, p)) for p in (True, False)]
    return Both(*(m[symbol] for m in modules), reassociated=partial(reassociated, source, symbol, level, language))


def reassociated(source: str, symbol: str, level: str, language: str) -> Any:
    """The serial version whose sums and products are computed in other orders."""
    import irad

    given = [*flags(level, False), *(f for f in REASSOCIATED if language == "c" or f != "-fno-trapping-math")]
    return irad.compile(source, lang=language, flags=given)[symbol]


def batch(programs: Sequence[ParallelProgram], level: str) -> Batch:
    """Two modules of all programs."""
    import irad

    language = programs[0].language
    modules = [irad.compile(group(programs), lang=language, flags=flags(level, p)) for p in (True, False)]
    others = [partial(reassociated, text(p), "f", level, language) for p in programs]
    functions = [
        Both(*(m[prefix_of(at) + "f"] for m in modules), reassociated=other) for at, other in enumerate(others)
    ]
    return lambda position, kinds: functions[position]


def no_oracle(program: ParallelProgram, *_: Any) -> Answer:
    """The serial program is the oracle (see `check`)."""
    raise NotImplementedError("parallel programs have a check of their own")


def no_primals(programs: Sequence[ParallelProgram]) -> list[Any]:
    """What runs is made where it is differentiated."""
    return [None] * len(programs)


# --- calls -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Call:
    """Arguments: arrays, weights (what their shadows start as), and what comes after the arrays."""

    arrays: dict[str, np.ndarray]
    weights: dict[str, np.ndarray]
    same: tuple[str, ...]
    rest: tuple[Any, ...]

    def copies(self, of: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
        """Fresh arrays; two arguments may be one array."""
        made = {name: array.copy() for name, array in of.items()}
        if self.same:
            made[self.same[1]] = made[self.same[0]]
        return made


def make_call(program: ParallelProgram, n: int, m: int) -> Call:
    """Random arguments, a function of the program's seed and their sizes."""
    rng = np.random.default_rng((program.seed, n, m))
    arrays, weights = {}, {}
    for array in program.arrays:
        length = eval(LENGTHS[array.kind], {"n": n, "m": m})
        arrays[array.name] = rng.uniform(-1.2, 1.2, length).astype(DTYPES[array.ty])
        weights[array.name] = rng.uniform(0.5, 1.5, length).astype(DTYPES[array.ty])
    beyond = np.arange(n, n + 3)
    lengths = rng.integers(0, 5, n + 1)
    starts = np.concatenate([[0], np.cumsum(np.minimum(lengths[:n], 3))])
    lists = {
        "perm": np.concatenate([rng.permutation(n), beyond]),
        "idx": rng.integers(0, n + 8, n + 8),
        "near": np.clip(np.arange(n + 1) + rng.integers(-2, 3, n + 1), 0, max(n - 1, 0)),
        "len": lengths,
        "start": starts,
        "column": rng.integers(0, n + 8, 3 * n + 1),
    }
    numbers = tuple(lists[name].astype(np.int32) for name in INDICES)
    return Call(arrays, weights, program.same, (*numbers, float(rng.uniform(0.3, 1.3)), n, m))


Results = dict[str, np.ndarray]


def reverse(gradient: Any, call: Call) -> Results:
    """Adjoints, and what the arrays hold in the end."""
    arrays, shadows = call.copies(call.arrays), call.copies(call.weights)
    returned = gradient(*(x for name in arrays for x in (arrays[name], shadows[name])), *call.rest)
    found = {f"adjoint of {name}": shadow for name, shadow in shadows.items()}
    return {**found, "adjoint of s": np.atleast_1d(returned), **arrays}


def forward(tangent: Any, call: Call) -> Results:
    """Tangents, and what the arrays hold in the end."""
    arrays, shadows = call.copies(call.arrays), call.copies(call.weights)
    *lists, s, n, m = call.rest
    given = (x for name in arrays for x in (arrays[name], shadows[name]))
    returned = tangent(*given, *lists, s, 0.7, n, m)
    found = {f"tangent of {name}": shadow for name, shadow in shadows.items()}
    return {**found, "tangent": np.atleast_1d(returned), **arrays}


def pull_back(pullback: Any, call: Call) -> Results:
    """Derivatives of the result, and what the arrays hold in the end. All arguments are arrays of their own: of one
    that is given twice the derivatives are those by either, or by both, as the function writes to it or might."""
    arrays = replace(call, same=()).copies(call.arrays)
    value, pull = pullback(*arrays.values(), *call.rest)
    adjoints = pull(1.3)
    return {
        "value": np.atleast_1d(value),
        **{f"adjoint {at}": np.atleast_1d(a) for at, a in enumerate(adjoints)},
        **arrays,
    }


def primal(function: Any, call: Call) -> Results:
    """The result, and what the arrays hold in the end."""
    arrays = call.copies(call.arrays)
    value = function(*arrays.values(), *call.rest)
    return {"value": np.atleast_1d(value), **arrays}


# --- the check ---------------------------------------------------------------------------------------------
def wrong(found: Results, expected: Results, single: bool, others: Sequence[Results] = ()) -> str:
    """Words on the worst entry, empty if all are right: as far as ``others`` that are right as well differ."""
    rtol = SINGLE_RTOL if single else RTOL
    derived = [a for name, a in expected.items() if "adjoint" in name or "tangent" in name]
    largest = max((float(np.max(np.abs(a), initial=0.0)) for a in derived), default=1.0)
    for name, want in expected.items():
        scale = largest if "adjoint" in name or "tangent" in name else 1.0
        excess = np.abs(found[name].astype(float) - want) - rtol * (np.abs(want) + (0.1 if single else 0.01) * scale)
        for other in others:
            excess = excess - SAFETY * float(np.max(np.abs(other[name].astype(float) - want), initial=0.0))
        bad = ~(excess <= 0)
        if bad.any():
            at = int(np.argmax(np.where(bad, np.nan_to_num(excess, nan=np.inf), -1.0)))
            return (
                f"{name}[{at}] is {found[name][at]!r}, expected {want[at]!r}; {int(bad.sum())} of {len(want)} are wrong"
            )
    return ""


def derivatives(manner: str, both: Both, names: tuple[str, ...]) -> tuple[Any, Any, Callable[[Any, Call], Results]]:
    """The derivative in question, the serial one, and how they are called."""
    import irad

    if manner == "tangent":
        return *(irad.autodiff(f, mode="forward") for f in (both.parallel, both.serial)), forward
    if manner == "pullback":
        return *(irad.vjp(f, wrt=names) for f in (both.parallel, both.serial)), pull_back
    serial = irad.autodiff(both.serial)
    if manner == "checked":
        return (
            irad.autodiff(both.parallel, options=replace(irad.Options.from_environment(), check_assumptions=True)),
            serial,
            reverse,
        )
    if manner == "loops":
        return irad.autodiff(both.serial, parallel=True), serial, reverse
    return irad.autodiff(both.parallel, deterministic=manner == "deterministic"), serial, reverse


def is_rounding(
    how: Callable[[Any, Call], Results], serial: Any, reassociated: Callable[[], Any] | None, found: Results,
    expected: Results, call: Call, single: bool,
) -> bool:  # fmt: skip
    """Whether results differ by no more than rounding: by what those of the serial program do if its sums are computed
    in another order, or with other last bits of what it is given."""
    assert reassociated is not None
    return not wrong(found, expected, single, [how(reassociated(), call), how(serial, disturbed(call))])


def reassociated_derivative(manner: str, both: Both, program: ParallelProgram) -> Any:
    """The derivative of the serial program with its sums in another order."""
    assert both.reassociated is not None
    names = tuple(a.name for a in program.arrays)
    return derivatives(manner, replace(both, serial=both.reassociated()), names)[1]


def disturbed(call: Call) -> Call:
    """A call with a unit in the last place of each number more or less."""
    rng = np.random.default_rng(7)

    def near(values: Any) -> Any:
        return values * (1 + rng.choice([-1, 1], np.shape(values)) * np.finfo(np.asarray(values).dtype).eps)

    *lists, s, n, m = call.rest
    arrays = {name: near(array).astype(array.dtype) for name, array in call.arrays.items()}
    return replace(call, arrays=arrays, rest=(*lists, float(near(s)), n, m))


def settings(manner: str) -> Iterator[Any]:
    """What is changed in irad while it differentiates in a manner."""
    from irad.adjoint.emit.parallel import strip_executor
    from irad.transform.autopar import doall_test, outline

    if manner == "strips":
        yield patch.object(strip_executor, "_STRIP", 4.0)
    if manner == "loops":
        yield from (patch.object(module, "WORTH", 1) for module in (doall_test, outline))


def check(program: ParallelProgram, both: Any, level: str, primal_of: Any = None) -> tuple[str, str]:
    """What becomes of a program, as `harness.Outcome` has it: a status, and words."""
    from tests.programs.openmp_team import team

    manner = level.partition("-")[2]
    with ExitStack() as stack:
        for setting in settings(manner):
            stack.enter_context(setting)
        parallel, serial, how = derivatives(manner, both, tuple(a.name for a in program.arrays))
        for n, m in SIZES:
            call = make_call(program, n, m)
            with team(1):
                expected, plain = how(serial, call), primal(both.serial, call) if both.is_run else {}
            if not all(np.isfinite(a).all() for a in expected.values()):
                return "discarded", "not finite"
            for threads in TEAMS:
                where = f"{threads} threads, n = {n}, m = {m}"
                with team(threads, ("dynamic", 2) if program.seed % 2 else ("static", 0)):
                    if both.is_run and (problem := wrong(ran := primal(both.parallel, call), plain, program.single)):
                        if is_rounding(primal, both.serial, both.reassociated, ran, plain, call, program.single):
                            return "discarded", "ill-conditioned"
                        if not wrong(ran, plain, True):  # threads add in any order, and few digits are left
                            return "discarded", "ill-conditioned"
                        return "primal", f"{where}: {problem}"
                    for _ in range(AGAIN if threads > 2 and n > 2 else 1):
                        found = how(parallel, call)
                        if problem := wrong(found, expected, program.single):
                            other = partial(reassociated_derivative, manner, both, program)
                            if is_rounding(how, serial, other, found, expected, call, program.single):
                                return "discarded", "ill-conditioned"
                            if not both.is_run and wrong(primal(both.parallel, call), primal(both.serial, call), True):
                                return "discarded", "Numba's own threads compute something else"
                            kind = "gradient" if "adjoint" in problem or "tangent" in problem else "memory"
                            return kind, f"{where}: {problem}"
    return "ok", ""
