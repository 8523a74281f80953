"""Random parallel programs are free of races and stay in their arrays, and what is checked of them is found out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.programs import tsan

from . import parallel_sibling
from .families import PARALLEL
from .harness import run_isolated
from .pairs import candidates, size, target_text
from .parallel import generate
from .parallel_sound import complaints

FEATURES = {
    "shared loop", "without waiting", "by number", "sections", "single", "master", "critical sums", "tasks", "taskloop",
    "time loop", "uniform branch", "orphan", "swapped", "ordered", "last value", "own value", "copied", "pointer",
    "firstprivate", "one array as two", "restrict", "serial loop", "regions in a loop", "single nowait", "atomic",
    "arrays as arguments", "arrays as members", "arrays as rows", "arrays as blocks", "loop steps", "loop by m",
    "loop down", "loop from 1", "loop by two down", "reduction +", "reduction *", "reduction max", "reduction min",
    "reduction -", "reduction +[:5]", "ragged", "sparse row", "until", "local array", "call value", "call store",
    "said",
}  # fmt: skip


def test_a_seed_always_gives_the_same_program() -> None:
    assert generate(3) == generate(3)
    assert target_text(generate(3)) != target_text(generate(4))


def test_every_feature_occurs() -> None:
    counts = Counter(feature for seed in range(300) for feature in generate(seed).features)
    assert not [feature for feature in FEATURES if counts[feature] < 2]


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
