"""Random parallel programs are free of races and stay in their arrays, and what is checked of them is found out."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.programs import tsan

from . import parallel, parallel_fortran, parallel_numba, parallel_sibling
from .families import PARALLEL
from .harness import run_isolated
from .pairs import candidates, size, target_text
from .parallel import generate
from .parallel_dialects import FORTRAN
from .parallel_sound import complaints

FEATURES = {
    "shared loop", "without waiting", "by number", "sections", "single", "master", "critical sums", "tasks", "taskloop",
    "time loop", "uniform branch", "orphan", "swapped", "ordered", "last value", "own value", "copied", "pointer",
    "firstprivate", "one array as two", "restrict", "serial loop", "regions in a loop", "single nowait", "atomic",
    "arrays as arguments", "arrays as members", "arrays as rows", "arrays as blocks", "loop steps", "loop by m",
    "loop down", "loop from 1", "loop by two down", "reduction +", "reduction *", "reduction max", "reduction min",
    "reduction -", "reduction +[:5]", "ragged", "sparse row", "until", "local array", "call value", "call store",
    "said", "gather and scatter", "scatter by perm", "scatter by atomic", "scatter by row", "wide stencil", "views",
    "views: one part twice", "table of rows", "walking along a row", "walking along a block", "one for each thread",
}  # fmt: skip


OF_BOTH = {
    "declare", "store", "store in loop", "accumulate", "reduce", "branch", "window", "ragged", "sparse row", "until",
    "local array", "call value", "call store", "all rows", "skip", "reduction +", "reduction *", "reduction max",
    "reduction min", "reduction -",
}  # fmt: skip
OF_NUMBA = {
    "grid", "loops in a loop", "shifted", "array reduction", "array arithmetic", "slice", "section",
}  # fmt: skip
OF_FORTRAN = {
    "module variable", "assumed shape", "explicit shape", "serial loop", "firstprivate", "collapse 2", "collapse 3",
    "loop up", "loop from 1", "loop down", "loop steps", "reduction + of an array", "shared loop", "without waiting",
    "single", "master", "sections", "critical sums", "by number", "time loop", "uniform branch", "atomic", "section",
}  # fmt: skip
FAMILIES = [
    (parallel.generate, FEATURES),
    (parallel_numba.generate, OF_BOTH | OF_NUMBA),
    (parallel_fortran.generate, OF_BOTH | OF_FORTRAN),
]


@pytest.mark.parametrize(("generate", "features"), FAMILIES, ids=["c", "numba", "fortran"])
def test_families(generate: Callable[[int], parallel.ParallelProgram], features: set[str]) -> None:
    """A seed always gives the same program, and every feature occurs."""
    assert generate(3) == generate(3)
    assert target_text(generate(3)) != target_text(generate(4))
    counts = Counter(feature for seed in range(300) for feature in generate(seed).features)
    assert not [feature for feature in features if counts[feature] < 2]


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("a[i % 7]", "a(mod(i, 7))"),
        ("idx[i + 3] % ((n + 2) * (m + 2))", "mod(idx(i + 3), ((n + 2) * (m + 2)))"),
        ("a[(7 * (i - 1) + 2) % (n + 8)]", "a(mod((7 * (i - 1) + 2), (n + 8)))"),
        ("t[idx[(i - 1)] % 5] + len[i] % 3", "t(mod(idx((i - 1)), 5)) + mod(lens(i), 3)"),
    ],
)
def test_indices_in_fortran(text: str, spelled: str) -> None:
    assert FORTRAN.spelled(text) == spelled


def test_loops_with_nothing_to_do_are_python() -> None:
    for seed in (3, 1130003):
        ast.parse(target_text(parallel_numba.generate(seed)))


def test_programs_stay_in_their_arrays() -> None:
    assert complaints([generate(seed) for seed in range(15)], parallel=False) == ""


@tsan.needed
def test_programs_have_no_races() -> None:
    assert complaints([generate(seed) for seed in range(20)], parallel=True) == ""


@tsan.needed
def test_a_race_is_found() -> None:
    """Where additions are no longer atomic."""
    programs = [p for p in map(generate, range(60)) if "#pragma omp atomic" in target_text(p)]
    racing = [
        replace(p, routines=tuple(replace(r, body=_changed(r.body, _not_atomic)) for r in p.routines)) for p in programs
    ]
    assert "data race" in complaints(racing, parallel=True)


def _not_atomic(text: str) -> str:
    return text.replace("#pragma omp atomic\n", "")


def _changed(node: Any, change: Callable[[str], str]) -> Any:
    """A body with its texts changed."""
    if isinstance(node, tuple):
        return tuple(_changed(part, change) for part in node)
    made = {"target": change(node.target)} if hasattr(node, "target") else {}
    for name in ("body", "arms"):
        if hasattr(node, name):
            made[name] = _changed(getattr(node, name), change)
    return replace(node, **made)


def test_a_wrong_gradient_is_found() -> None:
    """The serial program stands for the parallel one, with one entry changed."""

    def engine(*_: Any) -> parallel_sibling.Both:
        both = PARALLEL.differentiate(PARALLEL.text(program), "@@f", (), ["-O1"])
        return parallel_sibling.Both(both.serial, both.serial)

    program = generate(5)
    assert run_isolated(program, engine, "O1", sibling=PARALLEL).status == "ok"
    call = parallel_sibling.make_call(program, 7, 3)
    found = {"adjoint of a0": call.arrays["a0"]}
    changed = {"adjoint of a0": call.arrays["a0"] * (1 + 1e-6)}
    assert parallel_sibling.wrong(found, found, False) == ""
    assert "adjoint of a0[" in parallel_sibling.wrong(found, changed, False)


def test_smaller_programs_are_smaller() -> None:
    program = generate(5)
    assert size(next(candidates(program)).routines) <= size(program.routines)
