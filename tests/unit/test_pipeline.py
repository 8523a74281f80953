"""The passes of the engine: what is said of each, what each says of itself, and that all ways in run the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import irad
from irad.cli.main import main
from irad.codegen.module_writer import ModuleWriter
from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import ModuleFacts
from irad.ir.module import users_of
from irad.ir.passes import Pass, run_passes, watching
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_function
from irad.pipeline import LOWERING, pipelines
from irad.rules.registry import Registry

GOLDEN = sorted((Path(__file__).parents[1] / "golden").rglob("*.ll"))


def every(passes: tuple[Pass, ...]) -> Iterator[Pass]:
    for each in passes:
        yield each
        yield from every(each.then)


ALL = [p for passes in pipelines(steady=True, any_processor=True, check_bounds=True).values() for p in every(passes)]


@pytest.mark.parametrize("each", ALL, ids=str)
def test_names_and_summaries(each: Pass) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", each.name)
    assert 20 < len(each.summary) < 100 and "\n" not in each.summary
    assert {other.transform for other in ALL if other.name == each.name} == {each.transform}


def test_passes_say_whether_they_change_anything() -> None:
    changing: set[str] = set()
    for path in GOLDEN:
        module = parse_module(path.read_text())
        shared, output = ModuleFacts(module, CallClassifier(module, Registry.default())), ModuleWriter(module)
        for function in [f for f in module.functions.values() if not f.is_declaration]:
            assert function.blocks
            for each in LOWERING:
                before, _ = print_function(function), function.users
                said, changed = run_passes((each,), function, shared, output), print_function(function) != before
                changing |= {each.name} if changed else set()
                assert said or not changed, f"{each} of {path.name}"
                assert function.users == users_of(function), f"{each} of {path.name}"
    assert changing >= {"expand-calls", "recover-types", "split-packed"}


def test_what_follows_runs_behind_a_change_only() -> None:
    ran: list[str] = []

    def told(changes: bool) -> Pass:
        inner = Pass("inner", lambda ir: ran.append("inner"))
        return Pass("outer", lambda ir: changes, then=(inner,))

    assert not run_passes((told(False),), None) and not ran
    assert run_passes((told(True),), None) and ran == ["inner"]


def test_all_ways_in_run_the_same_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    seen: list[str] = []
    function = "double f(double x) { return x * x; }\n"
    marked = "double __irad_autodiff(void *, ...);\ndouble g(double x) { return __irad_autodiff(f, x); }\n"
    Path("f.c").write_text(function)
    Path("g.c").write_text(function + marked)
    options = irad.Options(cache=False)

    def passes_of(way: object) -> list[str]:
        seen.clear()
        with watching(lambda when, each, ir: seen.append(each.name) if when == "Before" else None):
            assert callable(way) and way() is not None
        return [name for name in seen if name != "strip-processor"]

    python = passes_of(lambda: irad.grad(irad.compile("f.c", options=options).f, options=options)(3.0))
    assert python == passes_of(lambda: main(["explain", "f.c", "-f", "f"]))
    assert main(["cc", "-c", "-O2", "g.c", "-o", "g.o"]) == 0
    assert python == passes_of(lambda: main(["opt", "g.o", "-o", "g.bc"]))
    assert python[-len(LOWERING) :] == [each.name for each in LOWERING]
