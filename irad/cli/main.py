"""The entry points ``irad``, ``irad-cc`` and their like: which command, and what becomes of its errors."""

from __future__ import annotations

import argparse
import os
import sys
import warnings
from collections.abc import Callable, Collection, Sequence
from importlib import import_module
from typing import Any

from irad import __version__
from irad.cli import buildsystems, report
from irad.errors import IradError, did_you_mean
from irad.options import Options

__all__ = ["main", "main_ar", "main_cc", "main_cxx", "main_fc", "main_nm", "main_ranlib", "main_rustc"]

_DESCRIPTION = "Gradients of compiled code."
_EPILOG = """\
compiler drivers (options are clang's own; 'irad cc --help' says more):
  irad cc ...   compile and link C, with derivatives          also installed as irad-cc
  irad c++ ...  the same for C++                              also installed as irad-c++
  irad fc ...   the same for Fortran, with flang              also installed as irad-fc
  irad rustc ...  compile and link a Rust program             also installed as irad-rustc
  irad launch COMPILER ...  one of these in the place of a compiler: a build system's launcher
  irad ar ..., irad ranlib ..., irad nm ...  the compiler's own, which read its bitcode

--diagnostics=json or --diagnostics=sarif prints irad's own errors for other programs to read.

A C program asks for a derivative by a call:

  #include <irad.h>
  double f(double x);
  double df = __irad_autodiff(f, 2.0);      build it with: irad cc -O2 program.c -o program
"""
_OWN_OPTIONS = ("-h", "--help", "--version")
_DRIVERS = {"cc": "c", "c++": "c++", "fc": "fortran"}
_COMMANDS = ("opt", "explain", "selftest", "cache", "manual", "completion")
"""Each a module of :mod:`irad.cli`. It is imported when it is wanted: a driver that compiles one file of many does not
wait for the engine."""
_TELL_OF_COMMANDS = ("manual", "completion")
"""Those that want to know of all the others."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``irad``. Returns the exit status: 0, 1 for an error in what was given, 2 for wrong usage."""
    given, form = report.take_format(list(sys.argv[1:] if arguments is None else arguments))
    if form not in report.FORMATS:
        print(f"irad: error: {report.OPTION}{form}: it must be one of {', '.join(report.FORMATS)}", file=sys.stderr)
        return 2
    return _run(given, form)


def _run(given: list[str], form: str) -> int:
    def guarded(run: Callable[[Options], int]) -> int:
        return _guarded(run, form)

    if given[:1] == ["rustc"]:
        return guarded(lambda options: _module("rust").run(given[1:], options))
    if given and given[0] in _DRIVERS:
        return guarded(lambda options: _module("driver").run(given[1:], _DRIVERS[given[0]], options))
    if given and given[0] in buildsystems.TOOLS:
        return guarded(lambda options: buildsystems.run_tool(given[0], given[1:], options))
    if given[:1] == ["launch"]:
        return guarded(lambda options: buildsystems.launch(given[1:], options))
    if given and given[0] in buildsystems.QUERIES:
        return guarded(lambda _: buildsystems.answer(given))
    if given[:1] == ["explain"]:
        given[1:] = _module("explain").split_words(given[1:])
    if given and given[0].startswith("-") and given[0] not in _OWN_OPTIONS:
        known = [*buildsystems.QUERIES, *_OWN_OPTIONS]
        hint = did_you_mean(given[0], known) or f"; the options are {', '.join(known)}"
        print(f"irad: error: there is no option {given[0]}{hint}", file=sys.stderr)
        return 2
    if not given:
        _parser(_COMMANDS).print_help(sys.stderr)
        return 2
    if given == ["--version"]:
        print(f"irad {_version()}")
        return 0
    if not given[0].startswith("-") and given[0] not in _COMMANDS:
        known = [*_DRIVERS, "rustc", "launch", *buildsystems.TOOLS, *_COMMANDS]
        near = did_you_mean(given[0], [*known, *buildsystems.QUERIES, *_OWN_OPTIONS])
        hint = near or f"; the commands are {', '.join(known)}"
        print(f"irad: error: there is no command {given[0]!r}{hint}", file=sys.stderr)
        return 2
    try:
        alone = given[0] in _COMMANDS and given[0] not in _TELL_OF_COMMANDS
        parsed, unknown = _parser(given[:1] if alone else _COMMANDS).parse_known_args(given)
        if unknown:
            parsed.command.error(_unknown(unknown[0], parsed.command))
    except SystemExit as stop:
        return int(stop.code or 0)
    return guarded(lambda options: parsed.run(parsed, options))


def _entry(command: str) -> Callable[[], int]:
    """An entry point that is a command under a name of its own."""
    return lambda: main([command, *sys.argv[1:]])


main_cc, main_cxx, main_fc = _entry("cc"), _entry("c++"), _entry("fc")
main_rustc = _entry("rustc")
main_ar, main_ranlib, main_nm = (_entry(name) for name in buildsystems.TOOLS)


def _module(name: str) -> Any:
    return import_module(f"irad.cli.{name}")


def _parser(names: Collection[str]) -> argparse.ArgumentParser:
    """What knows of these commands."""
    parser = argparse.ArgumentParser(
        prog="irad",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"irad {_version()}")
    for option, (_, what) in buildsystems.QUERIES.items():
        parser.add_argument(option, action="store_true", help=what)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in names:
        _module(name).add_command(commands)
        commands.choices[name].set_defaults(command=commands.choices[name])
    parser.set_defaults(parser=parser)  # what tells of the commands
    return parser


def _unknown(word: str, command: argparse.ArgumentParser) -> str:
    """What is said of a word that a command does not take."""
    if not word.startswith("-"):
        return f"it takes no {word!r}"
    known = [option for action in command._actions for option in action.option_strings]
    hint = f"; the options are {', '.join(known)}"
    return f"there is no option {word}{did_you_mean(word, known) or hint}"


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("irad")
    except PackageNotFoundError:
        return __version__


def _guarded(run: Callable[[Options], int], form: str) -> int:
    """Run a command; what goes wrong on the user's side becomes one message and status 1."""
    debug = False
    try:
        with warnings.catch_warnings():
            warnings.showwarning = _show_warning
            options = Options.from_environment()
            debug = options.debug
            return run(options)
    except IradError as error:
        if debug:
            raise
        print(report.rendered(error, form), file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    print(f"irad: warning: {message}", file=sys.stderr)
