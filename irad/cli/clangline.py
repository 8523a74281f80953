"""Reading a compiler's command line: clang's options, as far as a driver before it must know them."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from irad.cli.settings import take_settings
from irad.errors import InputError

__all__ = ["CommandLine", "Item", "parse"]

#: Options whose value is the next argument when it does not follow directly.
_WITH_VALUE = frozenset(
    "-o -I -D -U -L -l -x -include -imacros -isystem -iquote -idirafter -iprefix -iwithprefix "
    "-isysroot -iwithprefixbefore -Xclang -Xlinker -Xpreprocessor -Xassembler -Xopenmp-target "
    "-Xarch_host -Xflang -mllvm -MF -MT -MQ -MJ -target -arch -T -u -z -e -B -F -G -A -framework "
    "-rpath -soname -h --sysroot --param -cxx-isystem -c-isystem -working-directory -dumpdir "
    "-serialize-diagnostics -index-store-path -J -module-dir -mthread-model -rtlib -current_version".split()
)
#: Nothing is compiled to an object, or nothing at all: these command lines go to clang as they are.
_NO_OBJECT = frozenset(
    "-E -S -M -MM -fsyntax-only -emit-llvm -emit-ast -### --version -dumpversion -dumpmachine -r "
    "--help -help --analyze --precompile -cc1 -cc1as -verify-pch".split()
)
_NO_OBJECT_PREFIXES = ("-print-", "--print-", "--autocomplete")
_C = (".c", ".i")
_CXX = (".cc", ".cpp", ".cxx", ".c++", ".C", ".cp", ".CPP", ".ii", ".hpp")
_FORTRAN = (
    ".f",
    ".for",
    ".f77",
    ".f90",
    ".f95",
    ".f03",
    ".f08",
    ".F",
    ".FOR",
    ".F77",
    ".F90",
    ".F95",
    ".F03",
    ".F08",
)
_SOURCES = _C + _CXX + _FORTRAN


@dataclass(frozen=True)
class Item:
    """One option with its value, or one input file; `words` are its arguments as they were given."""

    words: tuple[str, ...]
    option: str = ""
    value: str = ""
    language: str = ""
    """For an input: what ``-x`` said of it ("" if nothing)."""
    made_from: str = ""
    """For an object that was made on the way: the name of its source."""

    @property
    def is_input(self) -> bool:
        return not self.option

    @property
    def is_source(self) -> bool:
        """Whether this is a file that clang compiles to LLVM IR."""
        if not self.is_input or self.value == "-":
            return False
        if self.language:
            return self.language in ("c", "c++", "cpp-output", "c++-cpp-output", "f95", "f95-cpp-input")
        return Path(self.value).suffix in _SOURCES

    @property
    def is_cxx(self) -> bool:
        return self.is_input and (
            self.language.startswith("c++") or (not self.language and Path(self.value).suffix in _CXX)
        )

    def foreign_to(self, language: str) -> str:
        """The driver that compiles an input which that of a language does not; "" if that one does."""
        suffix = Path(self.value).suffix if self.is_input and not self.language else ""
        if suffix == ".rs":
            return "rustc"
        if language != "fortran":
            return "fc" if suffix in _FORTRAN else ""
        return "c++" if suffix in _CXX else "cc" if suffix in _C else ""


@dataclass
class CommandLine:
    """A command line, parted."""

    items: list[Item] = field(default_factory=list)
    settings: frozenset[str] = frozenset()
    """The fields of :class:`irad.options.Options` that irad's own options set; these are not among the items."""

    @property
    def inputs(self) -> list[Item]:
        return [item for item in self.items if item.is_input]

    @property
    def sources(self) -> list[Item]:
        return [item for item in self.items if item.is_source]

    @property
    def output(self) -> str | None:
        return self.last("-o")

    def has(self, *options: str) -> bool:
        return any(item.option in options for item in self.items)

    def last(self, option: str) -> str | None:
        """The value of the last of an option's occurrences."""
        values = [item.value for item in self.items if item.option == option]
        return values[-1] if values else None

    @property
    def makes_objects(self) -> bool:
        """Whether objects, programs or libraries come out of it, and it has an input."""
        if not self.inputs or any(item.value == "-" for item in self.inputs):
            return False
        return not any(
            item.option in _NO_OBJECT or item.option.startswith(_NO_OBJECT_PREFIXES) for item in self.items
        )

    @property
    def level(self) -> int:
        """The optimisation level: ``-O`` is 1, ``-Os`` and ``-Oz`` 2, ``-Ofast`` 3, none 0."""
        found = 0
        for item in self.items:
            if item.option.startswith("-O") and item.option[2:] in (
                "",
                "0",
                "1",
                "2",
                "3",
                "4",
                "s",
                "z",
                "g",
                "fast",
            ):
                found = {"": 1, "s": 2, "z": 2, "g": 1, "fast": 3, "4": 3}.get(item.option[2:]) or int(
                    item.option[2:] or 1
                )
        return found

    @property
    def debug(self) -> bool:
        """Whether the user asked for debug information."""
        found = False
        for item in self.items:
            if item.option.startswith("-g") and not item.option.startswith(
                ("-gcc", "-gcolumn", "-gno-column", "-gpubnames")
            ):
                found = item.option not in ("-g0", "-ggdb0")
        return found


def parse(arguments: Sequence[str]) -> CommandLine:
    """Part a command line; ``@file`` is replaced by the file's contents, and irad's own options are taken out.

    Raises :class:`irad.errors.InputError` for a response file that cannot be read.
    """
    words, settings = take_settings(_expand(arguments))
    line = CommandLine(settings=settings)
    remaining = iter(words)
    language = ""
    for word in remaining:
        if word == "-" or not word.startswith("-"):
            line.items.append(Item((word,), value=word, language=language))
            continue
        item = _option(word, remaining)
        if item.option == "-x":
            language = "" if item.value == "none" else item.value
        line.items.append(item)
    return line


def _option(word: str, remaining: object) -> Item:
    if word in _WITH_VALUE:
        value = next(remaining, "")  # type: ignore[call-overload]
        return Item((word, value), word, value)
    if word[:2] in ("-o", "-x", "-l", "-L") and len(word) > 2:
        return Item((word,), word[:2], word[2:])
    return Item((word,), word)


def _expand(arguments: Sequence[str]) -> list[str]:
    found: list[str] = []
    for word in arguments:
        if word.startswith("@") and Path(word[1:]).is_file():
            try:
                found += _expand(shlex.split(Path(word[1:]).read_text()))
            except (OSError, ValueError) as error:
                raise InputError(f"cannot read {word[1:]}: {error}") from error
        else:
            found.append(word)
    return found
