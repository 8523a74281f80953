"""Raises what compilers emit for OpenMP to a form in which it can be analysed and differentiated.

A parallel region reaches irad as a call of the run-time library with the address of an outlined function. Raised, it
is a call by name of a *team function*: what one thread of the team runs, with what the region captures passed by value
wherever the region only reads it. Sharing out the iterations of a loop among the threads becomes arithmetic on the
thread's number; combining a reduction, a critical section.

Raised functions stand beside the original ones in the module's text, so that LLVM can tidy them up: `raise_regions`
adds them, `adopt` puts them in the place of the originals in a parsed module, from which derivatives are made, and
`without_raised` takes them out of the text again: what runs as it is runs as the compiler made it.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from irad.ir.marks import BLOCK
from irad.ir.module import Function, Module
from irad.ir.passes import ModulePass, Pass, run_passes
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_function
from irad.transform.autopar.autopar import Effects, LoopChoice, parallelise
from irad.transform.autopar.outline import SUMS
from irad.transform.openmp.atomics import LOCK, lower_atomics
from irad.transform.openmp.barriers import drop_last_barriers
from irad.transform.openmp.determinism import deal_out, turns_defined
from irad.transform.openmp.hoist_loads import Known, load_beforehand
from irad.transform.openmp.inline_callees import with_callees
from irad.transform.openmp.locks import lower_locks
from irad.transform.openmp.names import FOUND, INLINED, RAISED, TASK_PREFIX, TEAM, TEAM_PREFIX
from irad.transform.openmp.outlined_regions import raise_forks
from irad.transform.openmp.raised_clones import as_raised, missing
from irad.transform.openmp.rewrite import Raised, forget_records, records_of_parameters
from irad.transform.openmp.tasks import lower_tasks
from irad.transform.openmp.threadprivate import ASKED, with_slots
from irad.transform.openmp.worksharing import lower_constructs
from irad.transform.unwinding import drop_hopeless

__all__ = [
    "ASKED",
    "INLINED",
    "SUMS",
    "Effects",
    "Known",
    "LoopChoice",
    "adopt",
    "is_found",
    "is_parallel",
    "is_region",
    "is_task",
    "is_team",
    "load_beforehand",
    "parallelise",
    "raise_regions",
    "raising",
    "with_slots",
    "without_marks",
    "without_prefix",
    "without_raised",
]

_DEFINITION = re.compile(r"^define [^\n]*@\"?" + re.escape(RAISED) + r".*?^\}\n", re.MULTILINE | re.DOTALL)

_MARK = re.compile(r"^declare (i\d+) @(" + r"irad\.(?:share(?:\.chunk)?|block)\.i\d+)\(.*$", re.MULTILINE)


def is_parallel(text: str) -> bool:
    """Whether a module's text uses OpenMP's run-time library."""
    return "@__kmpc_" in text


def is_team(function: Function) -> bool:
    """Whether a function is what one thread of a team runs."""
    return function.name.startswith(TEAM_PREFIX)


def is_found(function: Function) -> bool:
    """Whether the parallel loop of a team function was a serial one in the program."""
    return f'"{FOUND}"' in function.attribute_words()


def is_region(name: str) -> bool:
    """Whether a function of this name is what threads run: a team function, or what a task runs."""
    return name.startswith((TEAM_PREFIX, TASK_PREFIX))


def without_prefix(name: str) -> str:
    """The name of the function that became a region, where it is one."""
    return name.removeprefix(TEAM_PREFIX).removeprefix(TASK_PREFIX)


def is_task(name: str | None) -> bool:
    """Whether a function of this name is what a task runs."""
    return name is not None and name.startswith(TASK_PREFIX)


def raising(steady: bool = False) -> tuple[Pass, ...]:
    """The passes of `raise_regions`."""
    barriers = ModulePass("drop-last-barriers", drop_last_barriers)
    return (
        *([ModulePass("deal-out-iterations", deal_out)] if steady else []),
        ModulePass("lower-atomics", lower_atomics),
        ModulePass("lower-locks", lower_locks),
        ModulePass("lower-tasks", lower_tasks),
        ModulePass("raise-forks", raise_forks),
        barriers,
        ModulePass("lower-worksharing", lower_constructs, {"steady": steady}),
        barriers,
    )


def raise_regions(text: str, steady: bool = False) -> tuple[str, tuple[str, ...]]:
    """Functions that use OpenMP get a raised form beside them, in which threads run team functions.

    Returns the module's text, and the names of what was added, which is not optimised yet. steady: results do not
    depend on which thread is faster."""
    if not is_parallel(text):
        return text, ()
    module, raised = parse_module(text), Raised()
    run_passes(raising(steady), module, raised)
    lock = [f"@{LOCK} = internal global i64 0"] if raised.locks and LOCK not in module.globals else []
    for name in sorted(raised.changed):
        forget_records(module.functions[name])
    added = []
    names = []
    run_by_threads = sorted(raised.changed & {*raised.teams, *raised.tasks})
    for name in run_by_threads:
        drop_hopeless(module.functions[name])
    for name in sorted(raised.changed.difference(run_by_threads)):
        function = module.functions[name]
        as_raised(function, name)
        function.metadata = {}
        names.append(function.name)
        added.append(print_function(function))
    added += with_callees(module, run_by_threads)
    for name in run_by_threads:
        function = module.functions[name]
        if name in raised.teams:
            function.name, said = TEAM_PREFIX + name, f'noinline nounwind "{TEAM}"'
        else:
            function.name, said = TASK_PREFIX + name, "nounwind"
        function.prefix, function.suffix = "internal", f"{said} {function.personality}".strip()
        function.metadata = {}
        names.append(function.name)
        added.append(print_function(function))
    return "\n\n".join([text, *lock, *missing(module), *added]) + "\n", tuple(names)


def adopt(module: Module, keep: Callable[[Function], bool] = lambda function: False) -> bool:
    """Raised bodies take the place of the originals. Those to `keep` stay as they are."""
    names = [n for n in module.functions if n.startswith(RAISED)]
    for name in names:
        raised = module.functions.pop(name)
        function = module.functions[name.removeprefix(RAISED)]
        if keep(function):
            continue
        function.notes = "\n".join(records_of_parameters(function))
        function.arguments = raised.arguments
        function.blocks = raised.blocks
    return bool(names)


def without_raised(text: str, *, marks: bool = False) -> str:
    """A module's text without the raised forms of functions that have another one, and with `marks` that do nothing,
    unless they are wanted: derivatives are then differentiated like code of the user's."""
    text = _DEFINITION.sub("", text)
    return text if marks else without_marks(text)


def without_marks(text: str) -> str:
    """A module's text with marks that do nothing."""
    return turns_defined(_MARK.sub(_defined, text))


def _defined(match: re.Match[str]) -> str:
    type_, name, rest = match[1], match[2], ", " + match[1] if match[2].startswith(BLOCK) else ""
    return f"define internal {type_} @{name}({type_} %x{rest}) alwaysinline {{\n  ret {type_} %x\n}}"
