"""``irad completion``: what shells offer behind ``irad``, made of what argparse knows."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from typing import Any

from irad.cli.described import Command, Option, commands_of
from irad.options import Options

_DESCRIPTION = "Print a script that makes a shell complete the commands and options of irad.\n"
_EPILOG = """\
examples:
  irad completion bash > ~/.local/share/bash-completion/completions/irad
  irad completion zsh > ~/.zfunc/_irad                      with ~/.zfunc in fpath, before compinit
  irad completion fish > ~/.config/fish/completions/irad.fish
"""
_BASH = """\
_irad() {{
    local words= word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" command=
    [ "$COMP_CWORD" -gt 1 ] && command="${{COMP_WORDS[1]}}"
    case "$command $before" in
{values}
    *)
        case "$command" in
{words}
        esac ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _irad irad
"""
_ZSH = """\
#compdef irad
if (( CURRENT == 2 )); then
    local -a found=(
{words}
    )
    _describe command found
else
    shift words
    (( CURRENT-- ))
    case "$words[1]" in
{commands}
    *) _files ;;
    esac
fi
"""


def add_command(commands: Any) -> None:
    """Describe ``irad completion`` to argparse."""
    parser = commands.add_parser(
        "completion",
        help="print completion for a shell",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=tuple(_SHELLS), help="which shell")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, options: Options) -> int:
    """Print the script for a shell."""
    print(_SHELLS[parsed.shell](commands_of(parsed.parser)), end="")
    return 0


def _offered(command: Command, commands: Sequence[Command]) -> list[str]:
    """The words that may follow a command."""
    first = [] if command.name else [each.name for each in commands if each.name]
    return [*first, *(c for a in command.arguments for c in a.choices), *(n for o in command.options for n in o.names)]


def _bash(commands: Sequence[Command]) -> str:
    values = [
        f'    "{c.name} {name}") words="{" ".join(o.choices)}" ;;'
        for c in commands for o in c.options if o.value for name in o.names
    ]  # fmt: skip
    words = [f'        "{c.name}") words="{" ".join(_offered(c, commands))}" ;;' for c in commands]
    drivers = [f"complete -o default -W {shlex.quote(' '.join(_offered(c, commands)))} irad-{c.name}"
               for c in commands if c.text and c.name != "launch"]  # fmt: skip
    return _BASH.format(values="\n".join(values), words="\n".join(words)) + "\n".join(drivers) + "\n"


def _zsh(commands: Sequence[Command]) -> str:
    first = [(c.name, c.help) for c in commands if c.name] + [(n, o.help) for o in commands[0].options for n in o.names]
    words = [f"        {shlex.quote(f'{name}:{text}')}" for name, text in first]
    made = []
    for command in commands:
        if command.name and (command.options or command.arguments):
            told = [shlex.quote(_in_zsh(o, name)) for o in command.options for name in o.names]
            told += [shlex.quote(f":{a.value}:{_values_in_zsh(a)}") for a in command.arguments]
            made.append(f"    {shlex.quote(command.name)}) _arguments {' '.join(told)} '*:file:_files' ;;")
    return _ZSH.format(words="\n".join(words), commands="\n".join(made))


def _in_zsh(option: Option, name: str) -> str:
    text = option.help.replace("[", "(").replace("]", ")").replace(":", "\\:")
    return f"{name}[{text}]" + (f":{option.value}:{_values_in_zsh(option)}" if option.value else "")


def _values_in_zsh(option: Option) -> str:
    return f"({' '.join(option.choices)})" if option.choices else "_files"


def _fish(commands: Sequence[Command]) -> str:
    lines = []
    for command in commands:
        if command.name:
            told = f"-a {shlex.quote(command.name)} -d {shlex.quote(command.help)}"
            lines.append(f"complete -c irad -n __fish_use_subcommand {told}")
        where = f"__fish_seen_subcommand_from {command.name}" if command.name else "__fish_use_subcommand"
        start = f"complete -c irad -n {shlex.quote(where)}"
        lines += [f"{start} -x -a {shlex.quote(' '.join(a.choices))}" for a in command.arguments if a.choices]
        for option in command.options:
            names = " ".join(_in_fish(name) for name in option.names)
            values = f" -x -a {shlex.quote(' '.join(option.choices))}" if option.choices else " -r" * bool(option.value)
            lines.append(f"{start} {names}{values} -d {shlex.quote(option.help)}")
    return "\n".join(lines) + "\n"


def _in_fish(name: str) -> str:
    return f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"


_SHELLS = {"bash": _bash, "zsh": _zsh, "fish": _fish}
