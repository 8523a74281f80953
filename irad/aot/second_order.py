"""A module with a derivative in it that is differentiated again, like code of the user's."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import count

import llvmlite.binding as llvm

from irad.adjoint.driver import Differentiator
from irad.backend.target import parse_module
from irad.codegen.module_writer import ModuleWriter
from irad.codegen.runtime_ir import RESERVE
from irad.facts.function_facts import ModuleFacts
from irad.facts.request import DiffRequest
from irad.ir import types as T
from irad.transform import openmp

__all__ = ["keep_reservations", "needed_names", "rename", "with_derivative"]

_OWN = re.compile(r"^(?:define [^@\n]*)?@(irad\.[-\w.$]+)(?: =|\()", re.MULTILINE)


def with_derivative(shared: ModuleFacts, text: str, request: DiffRequest, verify: bool) -> tuple[llvm.ModuleRef, str]:
    """A module, given as `text`, with the derivative that is asked for of one of its functions, and its name; all that
    was made beside it has names that another derivative does not use. Raises ``DifferentiationError``."""
    synthesiser = Differentiator(shared, verify=verify)
    synthesiser.output.again = True
    made = synthesiser.derive(request)
    keep_reservations(synthesiser.output)
    module = parse_module(f"{text}\n{synthesiser.additions()}", "the derivative")
    rename(module, (frozenset(synthesiser.output.functions) | needed_names(synthesiser.output)) - {made.symbol})
    return module, made.symbol


def keep_reservations(output: ModuleWriter) -> None:
    """Leave taking memory from the tape a call, until nothing is differentiated any more: a derivative of this
    derivative has a rule for it."""
    if output.helpers.pop(RESERVE, None):
        output.declare(RESERVE, T.PTR, [T.PTR, T.I64], "nounwind")


def needed_names(output: ModuleWriter) -> frozenset[str]:
    """The names of what an output has beside functions and their declarations: constants, small functions, and shadows
    of global variables."""
    found = _OWN.findall("\n".join([*output.messages.values(), *output.helpers.values()]))
    return frozenset(found) | frozenset(output.shadow_globals)


def rename(module: llvm.ModuleRef, made: Collection[str]) -> None:
    """Give what has one of these names another one, and so the regions of threads that derivatives run as they are:
    what is made later may be called the same, and be different."""
    named = [*module.functions, *module.global_variables]
    taken = {each.name for each in named}
    for each in [n for n in named if (n.name in made or openmp.is_region(n.name)) and not n.is_declaration]:
        plain = openmp.without_prefix(each.name)  # a function like others now, which threads call
        number = next(n for n in count() if f"{plain}.{n}" not in taken)
        each.name = f"{plain}.{number}"
        taken.add(each.name)
