"""The commands of ``irad`` as data, from what argparse knows of them: for manual pages and for shells."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from irad.cli import buildsystems, driver, rust
from irad.cli.settings import SETTINGS

__all__ = ["Command", "Option", "commands_of"]

_DRIVERS = {
    "cc": ("compile and link C, with derivatives", driver.help_text("c")),
    "c++": ("compile and link C++, with derivatives", driver.help_text("c++")),
    "fc": ("compile and link Fortran, with derivatives", driver.help_text("fortran")),
    "rustc": ("compile and link a Rust program, with derivatives", rust.HELP_TEXT),
    "launch": ("run one of the drivers in the place of a compiler", buildsystems.LAUNCH_HELP),
}
"""Commands whose options are a compiler's: what each does, and its help."""
_TOOLS = "run the compiler's own '{}', which reads its bitcode"


@dataclass(frozen=True)
class Option:
    """An option, or (without names) an argument. ``value`` names what follows it, "" for nothing."""

    names: tuple[str, ...]
    value: str
    choices: tuple[str, ...]
    help: str


@dataclass(frozen=True)
class Command:
    """A command of ``irad`` (``name`` is "" for ``irad`` itself). ``text`` is its help where that is not made of the
    other parts."""

    name: str
    help: str
    usage: str = ""
    description: str = ""
    options: tuple[Option, ...] = ()
    arguments: tuple[Option, ...] = ()
    epilog: str = ""
    text: str = ""


def commands_of(parser: argparse.ArgumentParser) -> tuple[Command, ...]:
    """``irad`` itself, then its commands, then its compiler drivers and tools."""
    made = [_described(parser, "", parser.description or "")]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            told = {choice.dest: choice.help or "" for choice in action._choices_actions}
            made += [_described(each, name, told[name]) for name, each in action.choices.items()]
    own = tuple(Option((name,), "", (), "") for name in SETTINGS)
    made += [Command(name, what, options=own, text=text) for name, (what, text) in _DRIVERS.items()]
    made += [Command(name, _TOOLS.format(name)) for name in buildsystems.TOOLS]
    return tuple(made)


def _described(parser: argparse.ArgumentParser, name: str, what: str) -> Command:
    found = [_option(a) for a in parser._actions if not isinstance(a, argparse._SubParsersAction)]
    return Command(
        name,
        what,
        " ".join(parser.format_usage().removeprefix("usage: ").split()),
        parser.description or "",
        tuple(each for each in found if each.names),
        tuple(each for each in found if not each.names),
        parser.epilog or "",
    )


def _option(action: argparse.Action) -> Option:
    choices = tuple(map(str, action.choices or ()))
    value = "" if action.nargs == 0 else str(action.metavar or "|".join(choices) or action.dest.upper())
    return Option(tuple(action.option_strings), value, choices, action.help or "")
