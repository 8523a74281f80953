"""Loops of serial code become parallel regions, where their iterations are proved independent."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import NamedTuple

from irad.analysis.cfg import CFG
from irad.analysis.dependence import AnswerStore
from irad.analysis.loops import IrreducibleFlow, LoopForest
from irad.analysis.mod_ref import CallEffect
from irad.ir.debuginfo import DebugInfo
from irad.ir.instructions import Call
from irad.ir.module import Function, Module
from irad.ir.tbaa import Tbaa
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_function
from irad.ir.worklist import reached
from irad.transform.autopar.doall_test import DoallSearch, cost_of
from irad.transform.autopar.outline import SUMS, outline
from irad.transform.openmp.determinism import PLACE, PLACE_TEXT
from irad.transform.openmp.names import RAISED, TASK_PREFIX, TEAM_PREFIX
from irad.transform.openmp.raised_clones import as_raised, missing
from irad.transform.openmp.rewrite import forget_records

_CONCURRENT = (TEAM_PREFIX, TASK_PREFIX)
"""What is run by several threads already."""

Effects = Callable[[Module], Callable[[Call], CallEffect]]
"""What the calls in a module do."""


class LoopChoice(NamedTuple):
    """What was decided of one loop of a function, in words."""

    function: str
    text: str


def parallelise(
    text: str,
    effects: Effects,
    roots: Collection[str],
    apart: bool,
    steady: bool = False,
    answers: AnswerStore | None = None,
) -> tuple[str, tuple[str, ...], tuple[LoopChoice, ...]]:
    """A prepared module's text with the raised form of each function that has loops with independent iterations, among
    those that `roots` may call; the names of what was added, which is not optimised yet; and what was decided of each
    loop. apart: different pointer arguments of `roots` never overlap, where nothing else calls these. steady: sums do
    not depend on which thread is faster. answers: keeps what a solver has answered.
    """
    module = parse_module(text)
    effect, debug, tbaa = effects(module), DebugInfo(module), Tbaa(module)
    within = _within_teams(module)
    reached = _reached(module, roots)
    asked = {*roots, *reached}
    alone = set(roots) - reached if apart and _ANY not in reached else set()  # said of the first call only
    names: list[str] = []
    printed: list[str] = []
    teams: list[Function] = []
    replaced: set[str] = set()
    choices: list[LoopChoice] = []
    for function in list(module.functions.values()):
        name = function.name.removeprefix(RAISED)
        skip = function.is_declaration or name in within or f"{RAISED}{function.name}" in module.functions
        if skip or function.name.startswith(_CONCURRENT) or not asked & {name, _ANY}:
            continue
        cfg = CFG(function)
        try:
            forest = LoopForest(cfg)
        except IrreducibleFlow:
            continue
        if not forest.loops:
            continue
        search = DoallSearch(function, cfg, forest, effect, name in alone, debug, tbaa, answers)
        choices += [LoopChoice(name, f"{loop.place(debug)} stays serial: {why}") for loop, why in search.stays]
        places = {found: found.loop.place(debug) for found in search.found}
        for number, found in enumerate(search.found):
            team = outline(function, found, f"{name}.loop{number}", cost_of(found.loop, forest), steady)
            forget_records(team)
            names.append(team.name)
            teams.append(team)
            printed.append(print_function(team))
            added = "; its sums are those of the threads" if found.sums else ""
            lines = (debug.location(call.location) for call in found.said)
            said = sorted(f"line {line.line}" for line in lines if line is not None)
            why = f"independent, as line {' and '.join(said).replace('line ', '')} says" if said else "independent"
            choices.append(LoopChoice(name, f"{places[found]} runs in parallel: its iterations are {why}{added}"))
        if search.found:
            forget_records(function)
            if function.name == name:
                as_raised(function, name)
                function.metadata = {}
            else:
                replaced.add(function.name)
            names.append(function.name)
            printed.append(print_function(function))
    for name in replaced:
        text = _definition(name).sub("", text)
    for name, variable in ((SUMS, f"@{SUMS} = internal global i64 0"), (PLACE, PLACE_TEXT)):
        if f"@{name} =" not in text:
            printed.insert(0, variable)
    return "\n\n".join([text, *missing(module, teams), *printed]) + "\n", tuple(names), tuple(choices)


def _definition(name: str) -> re.Pattern[str]:
    return re.compile(r"^define [^\n]*@\"?" + re.escape(name) + r"\"?\(.*?^\}\n", re.MULTILINE | re.DOTALL)


_ANY = ""
"""Stands for whatever is called through a pointer."""


def _reached(module: Module, start: Collection[str]) -> set[str]:
    def callees(name: str) -> set[str]:
        function = module.functions.get(name)
        return {i.callee_name or _ANY for i in function.instructions() if isinstance(i, Call)} if function else set()

    return set(reached((called for name in start for called in callees(name)), callees))


def _within_teams(module: Module) -> set[str]:
    """Functions that threads of a team may call."""
    return _reached(module, [n for n in module.functions if n.startswith(_CONCURRENT)])


__all__ = ["LoopChoice", "parallelise"]
