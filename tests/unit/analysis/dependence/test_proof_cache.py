"""What the solver has answered is kept by the question's text, and is as good as asking again."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from irad.analysis.dependence import SharedAccess, Verdict, tester
from irad.analysis.dependence.smt.proof_cache import PROVED, UNDECIDED, Answer, Answers, key_of
from irad.analysis.dependence.tester import EFFORT
from irad.ir.instructions import Store
from irad.ir.module import Module
from irad.ir.text.parser import parse_module
from tests.support import prepare_c
from tests.unit.analysis.dependence.address_runs import Subject

needs_z3 = pytest.mark.skipif(importlib.util.find_spec("z3") is None, reason="z3-solver is not installed")

SOURCE = """
typedef double *restrict out; typedef const double *restrict in; typedef const int *restrict idx;
void parity(int n, in u, out w) { for (int i = 0; i < n; i++) if (i % 2 == 0) w[i] = u[i] * u[i + 1]; }
void spread(int n, idx c, in u, out r) {
  for (int i = 0; i < n; i++) { r[3 * c[i]] = u[c[i]]; r[3 * c[i] + 1] = u[c[i]] * u[c[i]]; }
}
void halved(int n, in u, out w) { for (int i = 0; i < n; i++) w[i] = u[i / 2] * 2; }
void both(int n, idx c, in u, out r) { for (int i = 0; i < n; i++) r[c[i] + 7] += u[c[i] + 7] * u[c[i]]; }
"""


class Memory(dict[str, bytes]):
    """A store that counts what it is asked."""

    asked = 0

    def get(self, key: str) -> bytes | None:  # type: ignore[override]
        self.asked += 1
        return super().get(key)

    def put(self, key: str, body: bytes, /) -> None:
        self[key] = body


@cache
def programs() -> Module:
    return parse_module(prepare_c(SOURCE))


def verdict(name: str, memory: Memory | None, effort: float = EFFORT) -> Verdict:
    return Subject(programs().functions[name]).prove("u", effort, answers=memory)


def nobody() -> None:
    raise AssertionError("the solver is asked")


@needs_z3
@pytest.mark.parametrize("name", ["parity", "spread", "halved", "both"])
def test_a_question_is_asked_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Memory()
    first = verdict(name, memory)
    assert len(memory) == 1
    monkeypatch.setattr(tester, "_solver_module", nobody)
    assert verdict(name, memory) == first
    with pytest.raises(AssertionError, match="the solver is asked"):
        verdict(name, Memory())


@needs_z3
@pytest.mark.parametrize("name", ["parity", "spread", "halved", "both"])
def test_verdicts_are_the_same_with_and_without(name: str) -> None:
    memory = Memory()
    assert verdict(name, None) == verdict(name, memory) == verdict(name, memory)


@needs_z3
def test_that_no_proof_was_found_is_kept_with_the_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Memory()
    without = verdict("spread", memory, effort=0.0)
    assert "in the time given" in without.reason and "z3" in verdict("spread", memory).reason
    assert len(memory) == 2  # the effort that may be spent belongs to the question
    monkeypatch.setattr(tester, "_solver_module", nobody)
    assert verdict("spread", memory, effort=0.0) == without


@needs_z3
def test_what_an_answer_has_cost_is_spent() -> None:
    """The second question of a loop has what the first one left, whoever answered that."""
    memory = Memory()

    def ask() -> list[Verdict]:
        it = Subject(programs().functions["both"])
        facts = [SharedAccess(a, a.pointer, 8, isinstance(a, Store), False) for a in it.accesses]
        prover = it.prover([f for f in facts if it.object_of(f.inst) in it.written], answers=memory)  # type: ignore[arg-type]
        reads = [SharedAccess(a, a.pointer, 8, False, False) for a in it.reads("u")]
        return [prover.prove([read]) for read in reads]

    assert ask() == ask() and memory.asked == 2 * len(memory)


def test_a_contradiction_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("z3", reason="z3-solver is not installed")
    memory = Memory()

    def ask() -> Verdict:
        it = Subject(programs().functions["halved"])
        (store,) = (a for a in it.accesses if isinstance(a, Store))
        same = SharedAccess(store, it.function.arguments[2], 8, True, False)  # says that all iterations write w[0]
        return it.prover([same], answers=memory).prove(
            [SharedAccess(a, a.pointer, 8, False, False) for a in it.reads("u")]
        )

    first = ask()
    assert "cannot be free of races" in first.reason
    monkeypatch.setattr(tester, "_solver_module", nobody)
    assert ask() == first


@needs_z3
@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"proved",
        b"\xff\xfe",
        b"[]",
        b'{"kind": "proved"}',
        b'{"kind": "sure", "pair": 0, "effort": 0.5}',
        b'{"kind": "meet", "pair": 77, "effort": 0.5}',
        b'{"kind": "meet", "pair": -1, "effort": 0.5}',
        b'{"kind": "proved", "pair": true, "effort": 0.5}',
        b'{"kind": "proved", "pair": 0, "effort": -1.0}',
        b'{"kind": "proved", "pair": 0, "effort": "all"}',
    ],
)
def test_damaged_entries_are_as_good_as_none(damage: bytes) -> None:
    memory = Memory()
    first = verdict("halved", memory)
    (key,) = memory
    whole = memory[key]
    memory[key] = damage
    assert verdict("halved", memory) == first and memory[key] == whole


def test_where_nobody_can_be_asked_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Memory()
    monkeypatch.setattr(tester, "_solver_module", lambda: None)
    assert "z3 is not installed" in verdict("spread", memory).reason and not memory


def test_answers_are_written_as_they_are_read() -> None:
    memory = Memory()
    answers = Answers(memory)
    answers.keep("k", Answer(UNDECIDED, 2, 1.5))
    assert answers.find("k", 3) == Answer(UNDECIDED, 2, 1.5)
    assert answers.find("k", 2) is None and answers.find("l", 3) is None
    assert json.loads(memory["k"])["kind"] == UNDECIDED
    Answers().keep("k", Answer(PROVED, 0, 0.0))
    assert Answers().find("k", 1) is None


def test_keys_tell_parts_apart() -> None:
    assert len({key_of("ab", "c"), key_of("a", "bc"), key_of("abc"), key_of("abc", "")}) == 4


PROGRAM = """
import sys, irad
source = '''
void spread(int n, const int *restrict c, const double *restrict u, double *restrict r) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) { r[3 * c[i]] = u[c[i]]; r[3 * c[i] + 1] = u[c[i]] * u[c[i]]; }
}'''
plan = str(irad.autodiff(irad.compile(source, lang="c", flags=["-fopenmp"]).spread).plan)
print("z3" in sys.modules)
print(plan)
"""


@needs_z3
def test_another_process_loads_no_solver(tmp_path: Path) -> None:
    def run(**more: str) -> tuple[str, str]:
        environment = {**os.environ, "IRAD_CACHE_DIRECTORY": str(tmp_path), **more}
        done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stderr
        asked, plan = done.stdout.split("\n", 1)
        return asked, plan

    first, second, without = run(), run(), run(IRAD_CACHE="0")
    assert (first[0], second[0], without[0]) == ("True", "False", "True")
    assert first[1] == second[1] == without[1] and "(z3)" in first[1]
