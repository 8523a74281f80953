"""OpenMP kernels in C: the gradient in parallel is that of the same source compiled without OpenMP.

The check is at the pointer level and leaves nothing out: every floating number is active, every floating array
has a shadow, which starts as random weights and has to end as the derivative of the result plus the weighted
arrays. The most important kernels have twins in Python, whose complex steps the gradients have to agree with too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import irad
from irad.errors import DifferentiationError, IradError
from tests.programs.levels import reference_options
from tests.programs.openmp_cases import CASES, Case, N
from tests.programs.openmp_team import SCHEDULES, team
from tests.programs.oracle import assert_same, complex_step
from tests.sampling import sample

FOLDER = Path(__file__).parent / "openmp_c"
TEAMS = (1, 2, 3, 8)
#: Refused today, and why; taken out when it works.
WAITING: dict[str, str] = {}
READY = sorted(CASES.keys() - WAITING.keys())
ORDERED = [name for name in READY if CASES[name].order]


class Outcome(NamedTuple):
    """What a gradient has left: derivatives by name, and all arrays after the call."""

    gradient: dict[str, Any]
    after: dict[str, Any]


@cache
def module(file: str, parallel: bool) -> Any:
    """A file of the folder, with or without OpenMP."""
    flags = ["-fopenmp"] if parallel else ["-Wno-source-uses-openmp"]
    return irad.compile(FOLDER / f"{file}.c", flags=flags, options=reference_options(not parallel))


def _floating(value: Any) -> bool:
    return np.asarray(value).dtype.kind in "fc"


@cache
def derivative(name: str, parallel: bool) -> Any:
    """The gradient of a case by everything."""
    case = CASES[name]
    kinds = [irad.Const if not _floating(v) else irad.Dup if isinstance(v, np.ndarray) else irad.Active
             for v in case.args().values()]  # fmt: skip
    return irad.autodiff(module(case.file, parallel)[case.kernel], *kinds)


def seeds_of(case: Case, args: Mapping[str, Any]) -> dict[str, np.ndarray]:
    """Weights of the floating arrays, which are all different."""
    rng, seeds = np.random.default_rng(len(case.name)), {}
    for name, value in args.items():
        if isinstance(value, np.ndarray) and _floating(value):
            seed = rng.normal(size=value.shape) + 1j * rng.normal(size=value.shape)
            seeds[name] = (seed if value.dtype.kind == "c" else seed.real).astype(value.dtype)
    return seeds


def outcome(name: str, parallel: bool, **changed: Any) -> Outcome:
    """Call the gradient of a case once."""
    case = CASES[name]
    args = case.args(**changed)
    shadows = seeds_of(case, args)
    call = [part for n, v in args.items() for part in ((v, shadows[n]) if n in shadows else (v,))]
    returned = derivative(name, parallel)(*call)
    numbers = [n for n, v in args.items() if _floating(v) and n not in shadows]
    found = dict(zip(numbers, np.atleast_1d(returned), strict=True)) if numbers else {}
    return Outcome({**shadows, **found}, {n: v for n, v in args.items() if isinstance(v, np.ndarray)})


def by_twin(case: Case, args: dict[str, Any], integers: Mapping[str, Any]) -> Outcome:
    """The same by complex steps of the twin; `integers` are what arguments that hold integers are to be."""
    assert case.twin is not None
    trial = {n: integers[n] if n in integers and integers[n].dtype.kind == "i" else v for n, v in args.items()}
    wrt = [n for n, v in args.items() if _floating(v)]
    has_result = module(case.file, False)[case.kernel].signature.result.kind == "float"
    gradient = complex_step(case.twin, trial, wrt, seeds_of(case, args), float(has_result))
    case.twin(*(np.float64(v) if isinstance(v, float) else v for v in trial.values()))
    return Outcome(gradient, {n: v for n, v in trial.items() if isinstance(v, np.ndarray)})


def agree(found: Outcome, expected: Outcome, rtol: float) -> None:
    """Compare derivatives and arrays."""
    assert_same(found.gradient, expected.gradient, rtol)
    for name, array in expected.after.items():
        np.testing.assert_allclose(found.after[name], array, rtol=rtol, atol=1e-14, err_msg=name)


@pytest.mark.parametrize("name", sorted(n for n in CASES if CASES[n].twin and not CASES[n].order))
def test_without_openmp(name: str) -> None:
    """What the others are compared with is right."""
    case = CASES[name]
    agree(outcome(name, parallel=False), by_twin(case, case.args(), {}), case.rtol)


@pytest.mark.parametrize("name", [n for n in READY if not CASES[n].order])
def test_gradient(name: str) -> None:
    case = CASES[name]
    expected = outcome(name, parallel=False)
    for threads in TEAMS:
        with team(threads):
            agree(outcome(name, parallel=True), expected, case.rtol)
    with team(3):
        args = case.args()
        value = module(case.file, True)[case.kernel](*args.values())
    if value is not None:
        np.testing.assert_allclose(value, module(case.file, False)[case.kernel](*case.args().values()), case.rtol)
    agree(Outcome(expected.gradient, args), expected, case.rtol)


@pytest.mark.parametrize("name", ORDERED)
def test_gradient_in_the_order_of_the_threads(name: str) -> None:
    case = CASES[name]
    for threads in (*TEAMS, 8, 8, 8):
        with team(threads):
            found = outcome(name, parallel=True)
        agree(found, by_twin(case, case.args(), found.after), case.rtol)


@pytest.mark.parametrize("name", sorted(WAITING))
def test_waiting(name: str) -> None:
    with pytest.raises(IradError):
        outcome(name, parallel=True)


# few iterations, schedules, seeds

#: Kernels of all kinds whose only size is `n`.
SIZES = sorted(set(READY) & set("""
    loops.static_plain loops.static_chunks loops.dynamic_single loops.dynamic_chunks loops.guided loops.automatic
    loops.unsigned_index loops.unsigned_long_index loops.downwards loops.two_loops loops.ordered_dynamic
    loops.pointer_index reductions.sum reductions.product reductions.neighbours reductions.normalise
    reductions.section data.heap_inside data.last_private synchronised.critical_sum synchronised.atomic_scatter
    synchronised.barrier teams.blocks_by_hand teams.partial_sums teams.steps_in_one_region numerics.three_points
    numerics.reversed_reads
""".split()))


#: 0 / 0; nothing is the last.
UNDEFINED_FOR_NONE = {"reductions.normalise", "data.last_private"}


@pytest.mark.parametrize("name", sample(SIZES, 2))
def test_few_iterations(name: str) -> None:
    """None, one, fewer than threads, as many, one more."""
    for n in (0, 1, 3, 8, 9):
        if n == 0 and name in UNDEFINED_FOR_NONE:
            continue
        expected = outcome(name, parallel=False, n=n)
        for threads in (3, 8):
            with team(threads):
                agree(outcome(name, parallel=True, n=n), expected, CASES[name].rtol)


@pytest.mark.skipif("loops.at_run_time" in WAITING, reason="schedules at run time wait")
@pytest.mark.parametrize("kind", SCHEDULES)
def test_schedules_chosen_at_run_time(kind: str) -> None:
    expected = outcome("loops.at_run_time", parallel=False)
    for chunk in (0, 1, 4, 50):
        with team(3, (kind, chunk)):
            agree(outcome("loops.at_run_time", parallel=True), expected, 1e-12)


#: Kernels of which the pullback is tried too: forward and reverse sweep are then two calls.
SPLIT = sorted(set(READY) & set("""
    loops.static_plain loops.dynamic_chunks loops.while_inside loops.ordered loops.counted_inside reductions.product
    reductions.section reductions.normalise data.private_array data.heap_inside data.last_private data.several_regions
    synchronised.critical_named synchronised.single synchronised.atomic_multiply synchronised.sections
    teams.steps_in_one_region teams.buffers_swapped_inside teams.calls_recursive teams.orphaned teams.nested
    thread_private.copied_in thread_private.from_region_to_region
    tasks.task_each numerics.five_points numerics.convolution numerics.systems_of_any_size numerics.sparse_matrix_vector
""".split()))


@pytest.mark.parametrize("name", sample(SPLIT, 2))
def test_pullbacks(name: str) -> None:
    """Several of one forward sweep, when the arguments have changed since."""
    case = CASES[name]
    args = case.args()
    expected = outcome(name, parallel=False).gradient
    function = module(case.file, True)[case.kernel]
    has_result = function.signature.result.kind == "float"
    written = [a.name for a in function.signature.arguments if a.written and a.holds == "float"]
    if has_result:  # the only output that `vjp` weighs: the shadows of written arrays start as zero
        reference = irad.grad(module(case.file, False)[case.kernel], wrt=tuple(expected))
        expected = dict(zip(expected, reference(*case.args().values()), strict=True))
        seeds: Any = 1.0
    else:
        all_seeds = seeds_of(case, args)
        seeds = tuple(all_seeds[n] for n in written)
        constant = {n: all_seeds[n] for n in all_seeds if n not in written}  # what read-only arrays began with
        expected = {n: v - constant.get(n, 0) for n, v in expected.items()}
    taped = irad.vjp(function, wrt=tuple(expected), out=None if has_result else tuple(written))
    with team(3):
        _, pullback = taped(*args.values())
        for value in args.values():
            if isinstance(value, np.ndarray) and _floating(value):
                value[...] = np.nan
        for factor in (1.0, -2.0, 1.0):
            found = pullback(factor * seeds if has_result else tuple(factor * seed for seed in seeds))
            wanted = {n: factor * v for n, v in expected.items()}
            assert_same(dict(zip(expected, found, strict=True)), wanted, case.rtol)


#: Kernels of which tangents are tried too.
FORWARD = sorted(set(READY) & set("""
    loops.static_chunks loops.dynamic_chunks loops.ordered reductions.product reductions.section reductions.declared
    data.heap_inside data.captured_by_reference synchronised.critical_named synchronised.atomic_multiply
    teams.steps_in_one_region teams.orphaned teams.nested numerics.convolution numerics.sparse_matrix_vector
    thread_private.copied_in thread_private.from_region_to_region thread_private.in_team_of_team
""".split()))


@pytest.mark.parametrize("name", sample(FORWARD, 2))
def test_tangents(name: str) -> None:
    """Forward mode in parallel agrees with the gradient without OpenMP: one product of both is the same number."""
    case = CASES[name]
    expected = outcome(name, parallel=False).gradient
    args, weights = case.args(), seeds_of(case, case.args())
    tangents = seeds_of(case, {n: np.asarray(v) for n, v in reversed(args.items())})
    call = [part for n, v in args.items() for part in ((v, _tangent(v, tangents[n])) if n in tangents else (v,))]
    kinds = [irad.Const if n not in tangents else irad.Dup if isinstance(v, np.ndarray) else irad.Active
             for n, v in args.items()]  # fmt: skip
    start = {n: np.array(t) for n, t in tangents.items()}
    with team(3):
        returned = irad.autodiff(module(case.file, True)[case.kernel], *kinds, mode="forward")(*call)
    found = sum(float(np.sum(weights[n] * tangents[n])) for n in weights) + (returned or 0.0)
    assert found == pytest.approx(sum(float(np.sum(expected[n] * start[n])) for n in expected), rel=1e-9)


def _tangent(value: Any, tangent: np.ndarray) -> Any:
    return tangent if isinstance(value, np.ndarray) else float(tangent)


@pytest.mark.skipif("reductions.neighbours" in WAITING, reason="the kernel waits")
@pytest.mark.parametrize("threads", TEAMS)
def test_each_of_a_thousand_runs(threads: int) -> None:
    """The adjoint of a sum of neighbours' products is added to from both sides; it must never get lost.

    With x[i] = i / 2 and n = 64 the derivatives are x[i - 1] + x[i + 1]: i inside, 1/2 and 31 at the ends.
    """
    gradient = derivative("reductions.neighbours", parallel=True)
    x = np.arange(64) / 2
    with team(threads):
        for _ in range(1000):
            dx = np.zeros(64)
            gradient(x, dx, 64)
            assert dx.sum() == 1984.5
    assert dx.tolist() == [0.5, *map(float, range(1, 63)), 31.0]


def test_what_threads_have_left() -> None:
    """Each thread's copy of a variable keeps its value from call to call; no adjoint of it stays behind."""
    gradient = irad.autodiff(module("thread_private", True).left_behind, irad.Dup, irad.Dup, irad.Const)
    rng = np.random.default_rng(5)
    before = 2.0
    with team(3):
        for _ in range(4):
            x, weights = rng.uniform(0.5, 1.5, N), rng.normal(size=N)
            y, dx, dy = np.zeros(N), np.zeros(N), weights.copy()
            gradient(x, dx, y, dy, N)
            np.testing.assert_allclose(y, before * x, rtol=1e-14)
            np.testing.assert_allclose(dx, before * weights, rtol=1e-14)
            assert not dy.any()
            before = x[0] * x[1]


def test_what_cannot_be_differentiated() -> None:
    """With the line and the reason."""
    for number, line in enumerate((FOLDER / "refused.c").read_text().splitlines(), 1):
        if mark := re.search(r"/\* here: (\w+): (.*) \*/", line):
            function = module("refused", True)[mark[1]]
            with pytest.raises(DifferentiationError, match=rf"refused\.c:{number}:\d+: .*{re.escape(mark[2])}"):
                irad.vjp(function, wrt="x", out="y")(np.ones(4), np.ones(4), 4)


def test_iterations_that_one_thread_asks_for_depend_on_one_another() -> None:
    """They add to the same copies; clang says that they do not, and where processors can scatter it was believed."""
    source = """
    double counted(const int *at, const double *x, int n) {
        double sum[5] = {0, 0, 0, 0, 0};
        #pragma omp parallel for reduction(+ : sum[:5]) schedule(dynamic)
        for (int i = 0; i < n; i++) sum[at[i] % 5] += x[i];
        return sum[0] * sum[1] + sum[2] * sum[3] * sum[4];
    }
    """
    at, x = np.arange(64, dtype=np.int32) % 7, np.linspace(0.1, 1.0, 64)
    parallel, serial = (irad.compile(source, lang="c", flags=["-O2", f]).counted for f in ("-fopenmp", "-fno-openmp"))
    for threads in (1, 2):
        with team(threads):
            value, gradient = irad.value_and_grad(parallel, "x")(at, x, 64)
            assert parallel(at, x, 64) == pytest.approx(serial(at, x, 64), 1e-12)
        assert value == pytest.approx(serial(at, x, 64), 1e-12)
        np.testing.assert_allclose(gradient, irad.grad(serial, "x")(at, x, 64), 1e-12)


@pytest.mark.parametrize("bound", ["close", "spread", "primary"])
def test_where_threads_run_does_not_matter(bound: str) -> None:
    source = f"""
    void squares(double *x, int n) {{
        #pragma omp parallel for proc_bind({bound})
        for (int i = 0; i < n; i++) x[i] *= x[i];
    }}
    """
    x, dx = np.linspace(0.1, 1.0, 9), np.ones(9)
    with team(3):
        irad.autodiff(irad.compile(source, lang="c", flags=["-fopenmp"]).squares)(x, dx, 9)
    np.testing.assert_allclose(dx, 2 * np.linspace(0.1, 1.0, 9))
