"""``irad explain``: the plan of a gradient in words."""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from irad.adjoint.driver import Differentiator
from irad.adjoint.plan_report import describe
from irad.aot.alias_versions import AliasVersions, alias_versions
from irad.aot.argument_binding import infer_activities
from irad.aot.registrations import read_registrations
from irad.backend.diskcache import disk_cache
from irad.backend.target import parse_module
from irad.cli.inputs import read_bitcode
from irad.errors import DifferentiationError, UsageError
from irad.facts.function_facts import ModuleFacts
from irad.facts.request import ACTIVITIES, DiffRequest
from irad.frontends.c.compile import C_SUFFIXES, CXX_SUFFIXES, compile_c
from irad.frontends.c.openmp_header import ignored_pragmas
from irad.frontends.fortran.compile import FORTRAN_SUFFIXES, compile_fortran
from irad.ir.module import Function
from irad.ir.text.parser import parse_module as parse_text
from irad.options import Options
from irad.pipeline import flatten, parallelise, prepare, read
from irad.runtime import header_directory

_DESCRIPTION = """\
Print what irad decides before it writes the gradient of a function: what carries a derivative and why,
what is kept for the reverse sweep and how much memory that takes, how loops run back, how calls and
accumulations are done: by source line, where the code was compiled with -g.
"""
_EPILOG = """\
examples:
  irad explain kernels.c                       which functions there are
  irad explain kernels.c -f sum_of_squares
  irad explain kernels.bc -f f --activity dup,const
  irad explain kernels.cpp -f f -O3 -Iinclude
  irad explain stencil.c -f step -fopenmp      ends with how threads add to each array that they share
  irad explain serial.c -f step --parallel     says which loops can run in parallel, and why others cannot
"""


def add_command(commands: Any) -> None:
    """Describe ``irad explain`` to argparse."""
    parser = commands.add_parser(
        "explain",
        help="say in words how a function is differentiated",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "input", metavar="IN", help=".c, .cc, .cpp, .f90 …; .bc, .ll, or an object or library with bitcode"
    )
    parser.add_argument("-f", "--function", metavar="NAME", default="", help="the function")
    parser.add_argument(
        "--activity",
        metavar="LIST",
        default="",
        help="what each argument is, between commas: const, active (by value), dup (with a shadow), "
        "dup_no_need; default: by its type",
    )
    parser.add_argument(
        "--split", action="store_true", help="explain the pair __irad_augmentfwd and __irad_reverse"
    )
    parser.add_argument("--assume-noalias", action="store_true", help="pointer arguments never overlap")
    parser.add_argument(
        "--parallel", action="store_true", help="run loops in parallel whose iterations are proved independent"
    )
    parser.add_argument(
        "--deterministic", action="store_true", help="the derivative is bitwise the same with any number of threads"
    )
    parser.add_argument(
        "--flags", default="", help="options for the compiler, as one argument; they may also stand alone"
    )
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, options: Options) -> int:
    """Print one plan; returns the exit status. Raises :class:`irad.errors.IradError` for what cannot be read or
    differentiated."""
    options = options.with_(
        parallel=parsed.parallel or options.parallel, deterministic=parsed.deterministic or options.deterministic
    )
    path = Path(parsed.input)
    bitcode, level = _bitcode(path, shlex.split(parsed.flags), options)
    try:
        return _explain(parsed, options, parse_module(bitcode, str(path)), level)
    except DifferentiationError as error:
        given = parse_text(str(parse_module(bitcode, str(path))))
        registrations = read_registrations(given)
        name = _find(ModuleFacts(given, registrations.call_book(given)), parsed.function, str(path)).name
        module, refused = parse_module(bitcode, str(path)), error
        module = flatten(module, {name}, error, registrations.functions)
    try:
        made = _explain(parsed, options, module, level)
    except DifferentiationError:
        raise refused from None
    print("\nrefused as it is, and differentiated with the calls in it inlined:")
    print(str(refused).split("\n")[0])
    return made


def _explain(parsed: argparse.Namespace, options: Options, module: llvm.ModuleRef, level: int) -> int:
    """Print one plan for a module as it was compiled; returns the exit status."""
    path = Path(parsed.input)
    module = prepare(
        module, level, steady=options.deterministic, whole=True, any_processor=True, parallel=options.parallel,
        check_bounds=options.check_bounds,
    )  # fmt: skip
    text, _ = read(str(module))
    registrations = read_registrations(text)
    answers = disk_cache(options)
    shared = ModuleFacts(text, registrations.call_book(text), answers=answers)
    if not parsed.function:
        print(f"irad explain: error: which function? say -f NAME; {path} defines: {_known(shared)}", file=sys.stderr)
        return 2
    function = _find(shared, parsed.function, str(path))
    noalias = parsed.assume_noalias or options.assume_noalias
    if options.parallel:
        module, choices = parallelise(
            module,
            lambda m: registrations.call_book(m).effect,
            {function.name},
            noalias,
            options.deterministic,
            answers,
        )
        text, _ = read(str(module))
        shared = ModuleFacts(text, registrations.call_book(text), choices=choices, answers=answers)
        function = shared.module.functions[function.name]
    activities = _activities(parsed.activity, function) or infer_activities(function, shared.debug)
    pointers = frozenset(a.index for a in function.arguments if a.type.is_pointer)
    request = DiffRequest(
        function.name,
        "split" if parsed.split else "gradient",
        activities,
        active_result=function.result.is_float,
        overwritten=pointers if parsed.split else frozenset(),
        noalias=noalias,
        active_globals=shared.call_graph.written_globals(function.name) - registrations.inactive_globals,
        strong_zero=options.strong_zero,
        steady=options.deterministic,
        checked=options.check_assumptions,
        constant_state=options.constant_state,
        repeats=parsed.split,
    )
    synthesiser = Differentiator(shared)
    versions = "" if parsed.split else alias_versions(shared, request, synthesiser)
    chosen = versions.apart if noalias and isinstance(versions, AliasVersions) else request
    plan = synthesiser.plan(chosen)
    print(describe(plan), end="")
    if parsed.split:
        once = synthesiser.planner.once(plan.request)
        why = f"one reverse, which releases it: {'; '.join(once)}" if once else "any number of reverses"
        print(f"\ntape: it serves {why}")
    print("" if parsed.split or noalias else _about(versions), end="")
    return 0


def _about(versions: AliasVersions | str | DifferentiationError) -> str:
    """Whether a derivative made ahead of time looks at each call whether memory overlaps."""
    if not isinstance(versions, AliasVersions):
        why = str(versions).partition("\n")[0]
        return f"\noverlap: there is one version, for memory that may overlap ({why})\n"
    return (
        "\noverlap: seen at each call; where nothing overlaps, a version runs that relies on it "
        "(--assume-noalias shows its plan)\n"
    )


def _bitcode(path: Path, flags: list[str], options: Options) -> tuple[bytes, int]:
    """The module in a file, or of a source file, and the level to optimise it at; with a warning if its directives for
    OpenMP are ignored."""
    if path.suffix in C_SUFFIXES | CXX_SUFFIXES:
        unit = compile_c(path, flags=flags, include=header_directory(), options=options)
    elif path.suffix in FORTRAN_SUFFIXES:
        unit = compile_fortran(path, flags=flags, own_module=header_directory() / "irad.f90", options=options)
    elif path.suffix in (".py", ".rs"):
        raise UsageError(
            f"{path} is source that 'irad explain' does not compile; print(gradient.plan) shows the same in Python"
        )
    elif flags:
        raise UsageError(f"{path} is compiled already, and {flags[0]} is for the compiler; leave it out")
    else:
        return read_bitcode(path), 2
    ignored = ignored_pragmas(unit.messages)
    if ignored:
        print(ignored, file=sys.stderr)
    return unit.bitcode, unit.level


def split_words(words: Sequence[str]) -> list[str]:
    """The command's words with the compiler's options, wherever they stand, in one word: ``--flags=…``."""
    own: list[str] = []
    flags: list[str] = []
    rest = iter(words)
    for word in rest:
        if word in _WITH_VALUE:
            value = next(rest, None)
            if word == "--flags":
                flags += shlex.split(value or "")
            else:
                own += [word] if value is None else [word, value]
        elif word.startswith("--flags="):
            flags += shlex.split(word.partition("=")[2])
        elif word in _OWN or word.partition("=")[0] in _WITH_VALUE or not word.startswith("-"):
            own.append(word)
        else:
            flags += [word, next(rest, "")] if word in _COMPILERS_WITH_VALUE else [word]
    return [*own, f"--flags={shlex.join(flags)}"] if flags else own


_OWN = ("-h", "--help", "--split", "--assume-noalias", "--parallel", "--deterministic")
_WITH_VALUE = ("-f", "--function", "--activity", "--flags")
_COMPILERS_WITH_VALUE = ("-I", "-D", "-U", "-include", "-isystem", "-idirafter", "-x", "-Xclang", "-J")


#: Functions that compilers make of parts of others, and irad of those.
_MADE = re.compile(r"\.omp[_.]|\.\.omp_par|^irad\.|^_GLOBAL__")


def _find(shared: ModuleFacts, name: str, path: str) -> Function:
    """A function by its symbol, or by its name in the source."""
    defined = {f.name: f for f in shared.module.functions.values() if not f.is_declaration}
    if name in defined:
        return defined[name]
    names = {
        symbol: found.name
        for symbol, f in defined.items()
        if (found := shared.debug.subprogram(f)) is not None
    }
    fitting = [symbol for symbol, source in names.items() if name in (source, symbol.rstrip("_"))]
    if len(fitting) == 1:
        return defined[fitting[0]]
    if fitting:
        raise UsageError(
            f"{path} has several functions '{name}': {', '.join(fitting)}; give one of these symbols"
        )
    raise UsageError(
        f"{path} defines no function '{name}' (static ones vanish by inlining); it defines: {_known(shared)}"
    )


def _known(shared: ModuleFacts) -> str:
    """The functions of the user's that a module defines."""
    defined = (f.name for f in shared.module.functions.values() if not f.is_declaration)
    return ", ".join(sorted(name for name in defined if not _MADE.search(name))) or "none"


def _activities(text: str, function: Function) -> tuple[str, ...]:
    if not text:
        return ()
    words = tuple(text.split(","))
    unknown = [word for word in words if word not in ACTIVITIES]
    if unknown:
        raise UsageError(f"unknown activity '{unknown[0]}'; it must be one of {', '.join(ACTIVITIES)}")
    if len(words) != len(function.arguments):
        raise UsageError(
            f"'{function.name}' has {len(function.arguments)} arguments, and {len(words)} activities are "
            "given"
        )
    return words
