"""``irad manual``: manual pages, made of what the commands say of themselves."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from irad import __version__
from irad.backend.aot import write_atomically
from irad.cli.described import Command, Option, commands_of
from irad.errors import InputError
from irad.options import Options

_DESCRIPTION = """\
Write manual pages for 'irad' and each of its commands to a directory, where 'man' finds them if it is man1 in a
directory of the manual path.
"""
_EPILOG = """\
example:
  irad manual ~/.local/share/man/man1
  man irad-explain
"""


def add_command(commands: Any) -> None:
    """Describe ``irad manual`` to argparse."""
    parser = commands.add_parser(
        "manual",
        help="write manual pages",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("directory", metavar="DIRECTORY", help="where to; it is made if it is not there")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, options: Options) -> int:
    """Write the pages. Raises :class:`irad.errors.InputError` for a directory that cannot be written to."""
    folder = Path(parsed.directory)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"cannot make {folder}: {error.strerror}") from error
    commands = commands_of(parsed.parser)
    for command in commands:
        if command.usage or command.text:
            write_atomically(folder / f"{_name(command)}.1", _page(command, commands).encode())
    return 0


def _name(command: Command) -> str:
    return f"irad-{command.name}" if command.name else "irad"


def _page(command: Command, commands: Sequence[Command]) -> str:
    name = _name(command)
    lines = [f'.TH {name.upper()} 1 "" "irad {__version__}"', ".SH NAME", f"{_plain(name)} \\- {_plain(command.help)}"]
    if command.text:
        usage, _, rest = command.text.partition("\n\n")
        lines += [".SH SYNOPSIS", *_verbatim(usage.removeprefix("usage: "))]
        lines += [".SH DESCRIPTION", *_verbatim(rest)]
    else:
        lines += [".SH SYNOPSIS", _plain(command.usage), ".SH DESCRIPTION", *_plain(command.description).splitlines()]
        if not command.name:
            lines += [".SH COMMANDS", *(line for c in commands if c.name for line in _entry(f"irad {c.name}", c.help))]
        if command.arguments:
            lines += [".SH ARGUMENTS", *(line for a in command.arguments for line in _entry(a.value, a.help))]
        lines += [".SH OPTIONS", *(line for o in command.options for line in _entry(_spelled(o), o.help))]
        if command.epilog:
            lines += [".SH NOTES", *_verbatim(command.epilog)]
    others = [c for c in commands if (c.usage or c.text) and c is not command]
    lines += [".SH SEE ALSO", ", ".join(f"{_plain(_name(c))}(1)" for c in others)]
    return "\n".join(lines) + "\n"


def _spelled(option: Option) -> str:
    return ", ".join(f"{name} {option.value}".rstrip() for name in option.names)


def _entry(term: str, text: str) -> list[str]:
    return [".TP", f"\\fB{_plain(term)}\\fR", _plain(text) or "\\&"]


def _verbatim(text: str) -> list[str]:
    return [".nf", *_plain(text).rstrip().splitlines(), ".fi"]


def _plain(text: str) -> str:
    """Text in which roff sees no commands."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return "\n".join(f"\\&{line}" if line[:1] in (".", "'") else line for line in escaped.split("\n"))
