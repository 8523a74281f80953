"""Plans and derivatives do not depend on what was planned before in the same module.

Facts are written to while functions are planned: what has been lowered, what pointers are compared with, whose
blocks are told apart while the program runs. Whoever comes later has to find the same.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import irad
from irad.adjoint.driver import Differentiator
from irad.adjoint.plan_report import describe
from irad.api.session import Program
from irad.errors import DifferentiationError
from irad.facts.function_facts import ModuleFacts
from irad.facts.request import DiffRequest
from irad.ir.text.printer import print_function
from irad.pipeline import read
from tests.programs.test_openmp_fortran import has_flang

PROGRAMS = Path(__file__).parents[2] / "programs"
MODULES = {
    "openmp_plans.c": ("-O2", "-fopenmp"),
    "openmp_users.cpp": ("-O2", "-fopenmp"),
    "enzyme_c/function_table.c": ("-O2",),
    "enzyme_c/callbacks.c": ("-O2",),
    "enzyme_c/recursion.c": ("-O2",),
    "enzyme_cpp/virtual_methods.cpp": ("-O2",),
    "enzyme_cpp/trees.cpp": ("-O2",),
    "enzyme_cpp/smart_pointers.cpp": ("-O2",),
    "fortran/allocatable.f90": ("-O1",),
}
SAMPLE = 6
"""How many derivatives of a module are made."""

_SAID_OF_ONE = re.compile(r"the caller may overwrite .*")
"""Of several objects that the caller may overwrite, any one is named."""
_NUMBER = re.compile(r"!\d+\b")


def program_of(name: str) -> Program:
    return irad.compile(PROGRAMS / name, flags=MODULES[name])._program


def facts_of(program: Program) -> ModuleFacts:
    """The module as if nothing had been made of it."""
    module, _ = read(program._raised)
    return ModuleFacts(module, program._calls(module), hints=program.hinted, choices=program._choices)


def requests_of(program: Program, name: str) -> list[DiffRequest]:
    found = []
    for function in program.module.functions.values():
        kinds = ["dup" if a.type.is_pointer else "active" if a.type.is_float else "const" for a in function.arguments]
        if function.is_declaration or set(kinds) <= {"const"}:
            continue
        for mode in ("gradient", "tangent", "split"):
            found.append(
                program.request(function.name, mode, tuple(kinds), active_result=function.result.is_float, noalias=True)
            )
    return random.Random(name).sample(found, min(SAMPLE, len(found)))


def made(synthesiser: Differentiator, request: DiffRequest) -> str:
    """A derivative's text with the plans of all that it calls, or why there is none."""
    try:
        synthesiser.derive(request)
    except DifferentiationError as error:
        return str(error)
    plans = sorted(describe(plan) for plan in synthesiser.planner.plans.values())
    return _SAID_OF_ONE.sub("", "".join(plans)) + synthesiser.additions()


needs_flang = pytest.mark.skipif(not has_flang(), reason="there is no flang here (Debian: apt install flang-22)")
EACH = [pytest.param(name, marks=needs_flang) if name.endswith(".f90") else name for name in MODULES]


@pytest.mark.parametrize("name", EACH)
def test_one_after_another(name: str) -> None:
    """Each with a module of its own, and all in one, in two orders."""
    program = program_of(name)
    requests = requests_of(program, name)
    alone = {r: made(Differentiator(facts_of(program)), r) for r in requests}
    assert sum("define" in text for text in alone.values()) > len(requests) // 2
    for order in (requests, requests[::-1]):
        facts = facts_of(program)
        for request in order:
            assert made(Differentiator(facts), request) == alone[request], (request.function, request.mode)


def all_of(facts: ModuleFacts, order: Sequence[DiffRequest]) -> dict[str, str]:
    """The functions that derivatives of one program are made of."""
    synthesiser = Differentiator(facts)
    planned = []
    for request in order:
        try:
            if request.mode != "tangent":
                synthesiser.plan(request)
            planned.append(request)
        except DifferentiationError:
            continue
    for request in planned:
        made(synthesiser, request)
    functions = synthesiser.output.functions.values()
    return {f.name: _NUMBER.sub("!", print_function(f)) for f in functions}


@pytest.mark.parametrize("name", EACH)
def test_in_one_program(name: str) -> None:
    program = program_of(name)
    requests = requests_of(program, name)
    one, other = (all_of(facts_of(program), order) for order in (requests, requests[::-1]))
    assert one.keys() == other.keys()
    assert not [name for name in one if one[name] != other[name]]
