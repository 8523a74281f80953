"""Programs of the classes: generators, oracle, shrinker, and the gradients of some seeds in each language."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from irad.errors import ToolError
from irad.frontends.rust import find_rustc
from irad.options import Options

from .classes import c, cxx, fortran, numba, rust
from .classes.differences import Undecided, argument, complaint, expect
from .classes.program import ClassProgram, candidates, parse, unparse
from .classes.sibling import C, compile_primals
from .commandline import main
from .families import SIBLINGS
from .fortran_sibling import flang
from .harness import Outcome
from .runner import Part, parts_of, run_parts

MODULES = {"classes": c, "classes-c++": cxx, "classes-rust": rust, "classes-fortran": fortran, "classes-numba": numba}


@pytest.mark.parametrize("name", MODULES)
def test_generators(name: str) -> None:
    """A seed always gives the same program, every stage occurs, and texts are trees."""
    generate = SIBLINGS[name].generate
    assert generate(3) == generate(3) and generate(3).text != generate(4).text
    programs = [generate(seed) for seed in range(300)]
    counts = Counter(feature for program in programs for feature in program.features)
    assert not [stage for stage in MODULES[name].STAGES if counts[stage] < 2]
    assert all(unparse(parse(p.language, p.text)) == p.text for p in programs)
    assert sum(1 for p in programs if p.may_refuse) < len(programs) / 4


def test_programs_have_one_meaning() -> None:
    """Two builds of a program that fill unset memory differently give the same value."""
    programs = [c.generate(seed) for seed in range(40)]
    lost = 0
    for program, builds in zip(programs, compile_primals(C, programs), strict=True):
        try:
            expect(builds, argument(program.seed, program.n), program.single)
        except Undecided:
            lost += 1
    assert lost < 6


def test_differences() -> None:
    x = argument(1, 5)
    expected = expect([lambda v: float(np.sin(v).sum() * v[0])], x, False)
    right = np.cos(x) * x[0]
    right[0] += np.sin(x).sum()
    assert complaint(expected, right) == ""
    for wrong in (right * 1.001, right * np.nan, np.zeros(5)):
        assert "5 of 5 entries wrong" in complaint(expected, wrong)
    one = right.copy()
    one[2] += 1e-3
    assert "worst d/dx[2]" in complaint(expected, one)


def test_what_cannot_be_decided() -> None:
    x = np.array([0.5, 1e-5])
    with pytest.raises(Undecided, match="kink"):
        expect([lambda v: abs(v[1])], x, False)
    with pytest.raises(Undecided, match="vanishes"):
        expect([lambda v: 2.0], x, False)
    with pytest.raises(ValueError, match="two builds"):
        expect([lambda v: v[0], lambda v: v[0] + 1.0], x, False)


def test_shrinking_drops_lines_and_blocks() -> None:
    text = "a {\n    if (x) {\n        b;\n    } else {\n        c;\n    }\n    d;\n}\n"
    program = ClassProgram("c", 0, text, 4, 1)
    found = {p.text for p in candidates(program)}
    assert "a {\n    d;\n}\n" in found and "a {\n    b;\n    d;\n}\n" in found
    assert "a {\n    if (x) {\n        b;\n    }\n    d;\n}\n" in found


def needs_compiler(name: str) -> None:
    """The tests of a language say so where its compiler is not there."""
    if "fortran" in name and flang() is None:
        pytest.skip("there is no flang here")
    if "rust" in name:
        try:
            find_rustc(Options())
        except ToolError as error:
            pytest.skip(f"no rustc: {error.message}")


SEEDS = {
    "classes": [("O0", [6002, 6003, 6008, 6012]), ("O1", [54, 5001, 5004]), ("O3", [79, 6010, 6016])],
    "classes-c++": [("O2", [302])],
    "classes-rust": [("O2", [5001, 5002])],
    "classes-fortran": [("O2", [100, 105, 106, 107])],
    "classes-numba": [("numpy", [5000])],
}
"""By language: programs that irad differentiates, which it must go on doing."""


@pytest.mark.parametrize("name", MODULES)
def test_gradients(name: str) -> None:
    needs_compiler(name)
    sibling = SIBLINGS[name]
    outcomes = [found for _, found in run_parts([Part(sibling, level, seeds) for level, seeds in SEEDS[name]])]
    assert [str(found) for found in outcomes if found.status != "ok"] == []
    assert len(outcomes) == sum(len(seeds) for _, seeds in SEEDS[name])


# --- many programs -----------------------------------------------------------------------------------------
def stand_in(check: Any) -> Any:
    """A family whose programs are checked by ``check(seed)``."""
    return replace(
        SIBLINGS["classes"], compile_primals=lambda programs: [None] * len(programs), batch=lambda *_: lambda *_: None,
        differentiate=lambda *_: None, check=lambda program, *_: check(program.seed),
    )  # fmt: skip


def crash(seed: int) -> tuple[str, str]:
    if seed == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return ("gradient", "wrong") if seed == 7 else ("ok", "")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crash_costs_one_program(jobs: int) -> None:
    parts = parts_of(stand_in(crash), ["O0", "O2"], range(12), 6)
    found = Counter((o.seed, o.level, o.status) for _, o in run_parts(parts, jobs))
    assert found.total() == len(found) == 24
    assert {key for key in found if key[2] != "ok"} == {
        (seed, level, status) for seed, status in ((5, "crashed"), (7, "gradient")) for level in ("O0", "O2")
    }


def hang(seed: int) -> tuple[str, str]:
    if seed == 1:
        signal.pause()
    return "ok", ""


def test_a_program_that_hangs_is_ended() -> None:
    found = {o.seed: o.status for _, o in run_parts(parts_of(stand_in(hang), ["O0"], range(3)), limit=0.5)}
    assert found == {0: "ok", 1: "timeout", 2: "ok"}


def test_a_run_goes_on_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[Sequence[int]] = []

    def run(parts: Sequence[Part], jobs: int) -> Any:
        for part in parts:
            tried.append(list(part.seeds))
            for seed in part.seeds:
                refused = Outcome(seed, part.level, "refused", "UnsupportedError: error: cannot do 'x'")
                yield part.sibling, refused if seed == 3 else Outcome(seed, part.level, "ok")

    monkeypatch.setattr("tests.fuzz.commandline.run_parts", run)
    options = ["--languages", "classes", "--levels", "each", "--summary", str(tmp_path / "state.json")]
    assert main([*options, "--seeds", "0:6"]) == 0
    assert main([*options, "--seeds", "0:10"]) == 0
    assert tried == [[0, 4], [1, 5], [2], [3], [8], [9], [6], [7]]
    said = capsys.readouterr().out
    assert "10 run, 9 right, 0 wrong, 0 crashed, 1 refused (10.0 %)" in said
    assert "1 classes: refused: UnsupportedError: error: cannot do … (seed 3 -O3)" in said
