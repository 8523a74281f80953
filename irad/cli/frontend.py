"""A compiler's front end: the module of one source file, as it is before any optimisation."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from irad.cli.clangline import Item
from irad.frontends.c.attributes import are_ignored, as_annotations, may_register, refuse_late, with_kept_registrations
from irad.frontends.c.compile import UNOPTIMISED
from irad.frontends.c.openmp_header import ignored_pragmas, ignored_sentinels, tell_of_pragmas, wants_openmp
from irad.storage import scratch

__all__ = ["DEPENDENCIES", "FrontEnd", "Tool", "input_words", "make_bitcode", "words_of"]

#: What makes compilers write of what a file depends on, beside it.
DEPENDENCIES = ("-MD", "-MMD", "-MP", "-MG", "-MV", "-MF", "-MT", "-MQ", "-MJ", "-dumpdir", "-serialize-diagnostics",
)
_UNDECLARED = re.compile(r"undeclared \w+ '(__(?:irad|enzyme)_(?:autodiff|fwddiff|augmentfwd|reverse))'")
_BESIDE = ("-flto", "-ffat-lto", "-save-temps")
_TELL_OF_ATTRIBUTES = (
    *("-Wunknown-attributes", "-Wno-error=unknown-attributes"),
    *("-Wignored-attributes", "-Wno-error=ignored-attributes"),
)


@dataclass(frozen=True)
class Tool:
    """A compiler that makes LLVM IR: its command with all that it must always be told."""

    command: tuple[str, ...]
    bitcode: tuple[str, ...]
    """Makes it write bitcode as the front end left it."""
    quiet: tuple[str, ...]
    own_libraries: bool = True
    """Whether it links with this machine's libraries: libm, and libomp, which it needs only be told the place of."""
    language: str = "c"

    @property
    def is_fortran(self) -> bool:
        return self.language == "fortran"


class FrontEnd(NamedTuple):
    """A module as a front end leaves it, with debug information; b"" when it cannot be had: the compiler's messages are
    left to a run of its own. quiet: there are none. said: what irad has to say of the file. known: tells a run of the
    compiler's own of what irad sees to."""

    bitcode: bytes
    quiet: bool = True
    said: str = ""
    known: tuple[str, ...] = ()

    def tell(self) -> None:
        """Say it."""
        if self.said:
            print(self.said, file=sys.stderr)


def make_bitcode(others: list[Item], source: Item, tool: Tool, level: int, listens: bool = False) -> FrontEnd:
    """The module of a source file, compiled with the options `others`. listens: whether the compiler has anything to
    say is of interest. Raises :class:`irad.errors.DifferentiationError` for an attribute that irad does not know."""
    kept = [i for i in others if not i.option.startswith(_BESIDE) and i.option not in DEPENDENCIES]
    words = words_of(kept)
    command = [*tool.command, *words]
    if tool.is_fortran:
        command += ["-g", *(() if listens else tool.quiet[:1])]
    else:
        command += [*(() if level else UNOPTIMISED), "-g", *(() if listens else tool.quiet[:1])]
        command += [*tell_of_pragmas(words), *_TELL_OF_ATTRIBUTES]
    command += tool.quiet[1:]
    with scratch() as folder:
        output = folder / "module.bc"
        if tool.is_fortran:
            from irad.frontends.fortran.compile import compile_in_steps

            fixed = [*command, *tool.bitcode, "-c", "-o", str(output)]
            runs = compile_in_steps(_run, fixed, input_words(source), output, parallel=wants_openmp(words))
            done = next((each for each in runs if each.returncode), runs[0])
        else:
            beside = ["-MMD", "-MF", str(folder / "headers")]
            done = _run([*command, *tool.bitcode, *beside, *input_words(source), "-c", "-o", str(output)])
        if done.returncode or not output.is_file():
            unknown = _UNDECLARED.search(done.stderr)
            return FrontEnd(b"", said=f"irad: note: #include <irad.h> declares {unknown[1]}" if unknown else "")
        if tool.is_fortran:
            return FrontEnd(output.read_bytes(), not done.stderr, ignored_sentinels(source.value, words))
        front = FrontEnd(output.read_bytes(), not done.stderr, ignored_pragmas(done.stderr))
        if not are_ignored(done.stderr) and "-w" not in words and not _may_register(folder / "headers"):
            return front
        annotated = _annotated(command, source, tool, folder)
        if annotated is None:
            return front
        heard = ["-Wno-everything" if word == "-w" else word for word in command]
        first, done = done.stderr, _run([*heard, *tool.bitcode, *annotated, "-c", "-o", str(output)])
        refuse_late(first, done.stderr)
        known = () if are_ignored(done.stderr) else ("-Wno-unknown-attributes",)
        return FrontEnd(b"" if done.returncode else output.read_bytes(), not done.stderr, front.said, known)


def _annotated(command: list[str], source: Item, tool: Tool, folder: Path) -> list[str] | None:
    """What names the source to the compiler with irad's attributes as annotations, and with the registrations that are
    the file's own kept; None if it has neither."""
    text = _run([*command, "-E", *input_words(source)]).stdout
    made = with_kept_registrations(as_annotations(text))
    if made == text:
        return None
    is_cxx = source.is_cxx or (tool.language == "c++" and not source.language)
    path = folder / "annotated.i"
    path.write_text(made, errors="surrogateescape")
    return ["-x", "c++-cpp-output" if is_cxx else "cpp-output", str(path)]


def _may_register(headers: Path) -> bool:
    """Whether a source, or a header of the user's, may register something: the compiler has said which it has read."""
    try:
        names = shlex.split(headers.read_text(errors="surrogateescape").partition(":")[2].replace("\\\n", " "))
    except (OSError, ValueError):
        return True
    return any(may_register(_bytes(name)) for name in names)


def _bytes(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError:
        return b""


def _run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, errors="surrogateescape", check=False)


def words_of(items: Sequence[Item]) -> list[str]:
    return [word for item in items for word in item.words]


def input_words(item: Item) -> list[str]:
    return ["-x", item.language, item.value] if item.language else [item.value]
