"""``irad cc``, ``irad c++`` and ``irad fc``: compiler drivers that differentiate at the link step."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from irad.backend.aot import write_atomically
from irad.backend.openmp import HOW_TO_GET_LIBRARY, link_library
from irad.cli.clangline import CommandLine, Item, parse
from irad.cli.frontend import DEPENDENCIES, FrontEnd, Tool, input_words, make_bitcode, words_of
from irad.cli.inputs import BITCODE, HOW_BUILT, Whole, read_inputs
from irad.cli.settings import HELP, to_byte, with_settings
from irad.errors import InputError, IradError, ToolError
from irad.frontends.c.openmp_header import (
    HOW_TO_GET_HEADER,
    header_flags,
    wants_openmp,
)
from irad.frontends.toolchain import find_compiler, find_fortran
from irad.objfile.elf_reader import ELF_MAGIC
from irad.objfile.elf_writer import add_sections
from irad.options import Options
from irad.runtime import header_directory
from irad.storage import scratch

__all__ = ["Tool", "call", "fortran_tool", "help_text", "run"]

_HELP = """\
usage: irad {name} [options] file...

A compiler driver with the options of {compiler}, which does the compiling. What is new:

  - #include <irad.h>, or 'use irad' in Fortran, is found without an option.
  - Objects made by -c carry their LLVM bitcode in a section that linkers drop. Otherwise they are
    {compiler}'s own.
  - The link step replaces calls of __irad_autodiff, __irad_fwddiff, __irad_augmentfwd and __irad_reverse
    by derivatives, across all files, and optimises the program as a whole. Without such calls it links
    as {compiler} would. The program needs neither Python nor a library of irad's.

examples:
  irad {name} -O2 program{suffix} -o program

  irad {name} -O2 -c kernel{suffix}
  irad {name} -O2 -c main{suffix}
  irad {name} -O2 kernel.o main.o -o program

Options are {compiler}'s: -c -o -I -D -L -l -O0...-O3 -g -fPIC -shared -fopenmp and so on. With -E, -S,
-emit-llvm or -fsyntax-only nothing is linked and nothing replaced; 'irad opt' transforms bitcode.

irad's own options, to be given where files are compiled or where they are linked:

{settings}
Set IRAD_COMPILER to use another clang, IRAD_FORTRAN_COMPILER to use another flang.
"""
_NAMES = {"c": "cc", "c++": "c++", "fortran": "fc"}
#: Links libomp, whichever OpenMP library the compiler would take by itself.
_OPENMP = "-fopenmp=libomp"
#: Only the linker wants these; the last kind takes a value.
_LINK_ONLY = (
    "-shared",
    "-static",
    "-rdynamic",
    "-pie",
    "-no-pie",
    "-s",
    "-static-libgcc",
    "-static-libstdc++",
)
_LINK_ONLY_WITH_VALUE = ("-l", "-L", "-Xlinker", "-z", "-T", "-u", "-e", "-rpath", "-soname", "-h")


def help_text(language: str) -> str:
    """What the driver for "c", "c++" or "fortran" says of itself."""
    compiler, suffix = {"c": ("clang", ".c"), "c++": ("clang++", ".cpp"), "fortran": ("flang", ".f90")}[language]
    return _HELP.format(name=_NAMES[language], compiler=compiler, suffix=suffix, settings=HELP)


def run(arguments: Sequence[str], language: str, options: Options) -> int:
    """Run the driver for "c", "c++" or "fortran"; returns the exit status, the compiler's own where it fails.

    Raises :class:`irad.errors.IradError` for what irad itself cannot do.
    """
    if not arguments or arguments[0] in ("--help", "-help"):
        print(help_text(language), end="")
        return 0 if arguments else 2
    line = parse(arguments)
    _require_language(line, language)
    if language == "c" and any(item.is_cxx for item in line.inputs) and not line.has("-c"):
        language = "c++"
    tool = fortran_tool(options) if language == "fortran" else _clang(language, arguments, options)
    if not line.makes_objects:
        return call((*tool.command, *(words_of(line.items) if line.settings else arguments)))
    status = _compile_all(line, tool) if line.has("-c") else _link(line, tool, with_settings(options, line.settings))
    if status and not tool.own_libraries and wants_openmp(arguments) and not header_flags(arguments):
        print(f"irad: note: {HOW_TO_GET_HEADER}", file=sys.stderr)
    return status


def _require_language(line: CommandLine, language: str) -> None:
    """Raises :class:`InputError` for sources that another driver compiles."""
    for item in line.inputs:
        wanted = item.foreign_to(language)
        if wanted:
            raise InputError(f"irad {_NAMES[language]} does not compile {item.value}; irad {wanted} does")


def _clang(language: str, arguments: Sequence[str], options: Options) -> Tool:
    compiler = find_compiler(options)
    include = ("-D__IRAD__", "-idirafter", str(header_directory()), *header_flags(arguments))
    return Tool(
        (*compiler.command(language), *compiler.own_flags, *include),
        ("-emit-llvm", "-Xclang", "-disable-llvm-passes"),
        ("-Wno-everything", "-Qunused-arguments"),
        not compiler.is_zig,
        language=language,
    )


def fortran_tool(options: Options) -> Tool:
    """flang. Raises :class:`irad.errors.ToolError` when it is not here."""
    from irad.frontends.fortran.flang_runtime import module_directory

    # -O1 is the least at which flang writes operations on arrays out as loops.
    compiler = find_fortran(options)
    modules = module_directory(compiler, header_directory() / "irad.f90", options)
    return Tool(
        (compiler.path, "-I", modules), ("-emit-llvm", "-O1", "-fno-vectorize"), ("-w",), language="fortran"
    )


def call(command: Sequence[str]) -> int:
    """Run a compiler or its like with the user's own terminal; returns its exit status."""
    try:
        status = subprocess.run(command, check=False).returncode
    except OSError as error:
        raise ToolError(f"{command[0]} cannot be run: {error.strerror}") from error
    return status if status >= 0 else 1


# compiling


def _compile_all(line: CommandLine, tool: Tool) -> int:
    if line.output is not None and len(line.inputs) > 1:
        return call((*tool.command, *words_of(line.items)))  # clang's own complaint
    for item in line.inputs:
        output = line.output or f"{Path(item.value).stem}.o"
        status = _compile(line, item, output, tool, ())
        if status:
            return status
    return 0


def _compile(line: CommandLine, source: Item, output: str, tool: Tool, extra: tuple[str, ...]) -> int:
    """Make one object, which carries its bitcode."""
    others = _for_compiling(line)
    front = make_bitcode(others, source, tool, line.level) if source.is_source else FrontEnd(b"")
    if front.bitcode or not extra:  # what a link step has to say of a source that fails it has said
        front.tell()
    words = (*words_of(others), *extra, *front.known)
    status = call((*tool.command, *words, *input_words(source), "-c", "-o", output))
    if status or not front.bitcode:
        return status
    try:
        data = Path(output).read_bytes()
        if data.startswith(ELF_MAGIC):
            sections = {BITCODE: front.bitcode, HOW_BUILT: bytes([line.level, line.debug, to_byte(line.settings)])}
            write_atomically(output, add_sections(data, output, sections))
    except (OSError, InputError):
        Path(output).unlink(missing_ok=True)
        raise
    return 0


def _for_compiling(line: CommandLine) -> list[Item]:
    """The options for compiling one file."""
    others = [i for i in line.items if not i.is_input and i.option not in ("-o", "-x", "-c")]
    linking = _LINK_ONLY + _LINK_ONLY_WITH_VALUE
    return [i for i in others if i.option not in linking and not i.option.startswith("-Wl,")]


# linking


def _link(line: CommandLine, tool: Tool, options: Options) -> int:
    with scratch() as folder:
        made = _asmake_bitcode(line, tool, folder)
        if made is not None:
            whole = made.differentiated(line, tool, options)
            items = made.items if whole is not None else line.items
        else:
            items, status = _as_objects(line, tool, folder)
            if status:
                return status
            whole = _differentiated(items, line, tool, options)
        asked = wants_openmp(words_of(line.items))
        library = link_library(options) if asked or (whole is not None and whole.parallel) else None
        parallel: list[str] = []
        if asked or (whole is not None and whole.parallel):
            parallel = [*_openmp(library, tool, folder), *([] if asked or not tool.own_libraries else [_OPENMP])]
        if whole is None:
            words = [*words_of(items), *(tool.quiet[1:] if items is not line.items else ())]
        else:
            objekt = folder / "irad.o"
            objekt.write_bytes(whole.image)
            words = [*_replaced(items, whole.inputs, objekt), *tool.quiet[1:], "-lm"]
        status = call((*tool.command, *words, *parallel))
        if status and parallel and library is None:
            print(f"irad: note: no OpenMP runtime library is found here; {HOW_TO_GET_LIBRARY}", file=sys.stderr)
        return status


def _differentiated(
    items: list[Item], line: CommandLine, tool: Tool, options: Options, debug: bool = False
) -> Whole | None:
    """What stands for all inputs that carry bitcode; None where no call is marked: then the engine is not imported."""
    parts, members = read_inputs(items, debug)
    if not parts:
        return None
    from irad.cli.linking import differentiated_object

    return differentiated_object(parts, members, line.level, options, own_libm=tool.own_libraries)


class _Bitcode(NamedTuple):
    """A link line with bitcode in the place of sources; `loud` are those of which the compiler has something to say."""

    items: list[Item]
    loud: dict[Item, FrontEnd]

    def differentiated(self, line: CommandLine, tool: Tool, options: Options) -> Whole | None:
        """What stands for all of it; None where no call is marked: then the compiler is run as ever, and says what it
        has to say."""
        try:
            whole = _differentiated(self.items, line, tool, options, debug=line.debug)
        except IradError:
            self._tell(line, tool)
            raise
        if whole is not None:
            self._tell(line, tool)
        return whole

    def _tell(self, line: CommandLine, tool: Tool) -> None:
        for item, front in self.loud.items():
            words = (*words_of(_for_compiling(line)), *tool.quiet[1:], *front.known)
            call((*tool.command, *words, *input_words(item), "-fsyntax-only"))


def _asmake_bitcode(line: CommandLine, tool: Tool, folder: Path) -> _Bitcode | None:
    """The link line with bitcode in the place of sources: if they all go into one differentiated object, no other code
    of theirs is needed. None where the compiler does not make it, or where its own run leaves something beside."""
    if any(i.option in DEPENDENCIES or i.option.startswith("-save-temps") for i in line.items):
        return None
    items: list[Item] = []
    fronts: dict[Item, FrontEnd] = {}
    others = _for_compiling(line)
    for number, item in enumerate(line.items):
        if not item.is_source:
            items.append(item)
            continue
        front = fronts[item] = make_bitcode(others, item, tool, line.level, listens=True)
        if not front.bitcode:
            front.tell()
            return None
        made = folder / f"{number}.bc"
        made.write_bytes(front.bitcode)
        items.append(_in_place_of(item, made))
    for front in fronts.values():
        front.tell()
    loud = {item: front for item, front in fronts.items() if not front.quiet}
    return _Bitcode([i for i in items if i.option != "-x"], loud)


def _as_objects(line: CommandLine, tool: Tool, folder: Path) -> tuple[list[Item], int]:
    """The link line with objects in the place of sources, and the compiler's exit status."""
    items: list[Item] = []
    for number, item in enumerate(line.items):
        if not item.is_source:
            items.append(item)
            continue
        made = folder / f"{number}" / f"{Path(item.value).stem}.o"
        made.parent.mkdir()
        status = _compile(line, item, str(made), tool, tool.quiet[1:])
        if status:
            return [], status
        items.append(_in_place_of(item, made))
    return [i for i in items if i.option not in ("-x", *DEPENDENCIES)], 0


def _in_place_of(source: Item, made: Path) -> Item:
    return replace(source, words=(str(made),), value=str(made), language="", made_from=source.value)


def _openmp(library: Path | None, tool: Tool, folder: Path) -> list[str]:
    """What a link step with ``-fopenmp`` needs so that it finds the runtime, and the program does."""
    if library is None:
        if tool.own_libraries:
            return []  # it may know a place of its own
        raise ToolError(f"no OpenMP runtime library is found to link with; {HOW_TO_GET_LIBRARY}")
    found_at_run_time = f"-Wl,-rpath,{library.parent}"
    if not tool.own_libraries:
        return [str(library), found_at_run_time]
    if library.parent.is_relative_to(Path(tool.command[0]).resolve().parent.parent):
        return []
    (folder / "libomp.so").symlink_to(library)
    return [f"-L{folder}", found_at_run_time]


def _replaced(items: list[Item], inputs: frozenset[int], objekt: Path) -> list[str]:
    """The link line with one object in the place of those that went into it."""
    words: list[str] = []
    first = min(inputs)
    for number, item in enumerate(items):
        if number == first:
            words.append(str(objekt))
        elif number not in inputs:
            words += item.words
    return words
