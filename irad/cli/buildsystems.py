"""What build systems ask for: where the header is, archivers that read bitcode, and a launcher for single targets."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from irad.errors import ToolError, UsageError
from irad.options import Options
from irad.runtime import header_directory

__all__ = ["LAUNCH_HELP", "QUERIES", "TOOLS", "answer", "launch", "run_tool"]

TOOLS = ("ar", "ranlib", "nm")
QUERIES: dict[str, tuple[Callable[[], str], str]] = {
    "--includedir": (lambda: str(header_directory()), "print the directory of irad.h"),
    "--cflags": (lambda: f"-I{header_directory()}", "print what other compilers need to find irad.h"),
    "--libs": (lambda: "-lm", "print what programs are linked with that 'irad opt' has transformed"),
    "--cmakedir": (lambda: str(header_directory()), "print the directory of iradConfig.cmake (irad_DIR)"),
    "--pkgconfigdir": (lambda: str(header_directory()), "print the directory of irad.pc (PKG_CONFIG_PATH)"),
}
"""Options that ask for something, with the answer and its description."""

LAUNCH_HELP = """\
usage: irad launch COMPILER [option of the compiler]...

Runs 'irad cc', 'irad c++' or 'irad fc', whichever takes the place of COMPILER, with the options that follow. Build
systems call such a launcher for one target alone (CMake: irad_target(NAME)).

example:
  irad launch /usr/bin/c++ -O2 program.cpp -o program
"""


def answer(words: Sequence[str]) -> int:
    """Print what is asked for, on one line."""
    unknown = [word for word in words if word not in QUERIES]
    if unknown:
        raise UsageError(f"{unknown[0]} is none of {', '.join(QUERIES)}")
    print(" ".join(QUERIES[word][0]() for word in words))
    return 0


def run_tool(name: str, arguments: Sequence[str], options: Options) -> int:
    """Run the archiver (``ar``, ``ranlib``) or ``nm`` that belongs to the compiler, and reads its bitcode."""
    from irad.cli.driver import call

    return call((*_tool(name, options), *arguments))


def _tool(name: str, options: Options) -> tuple[str, ...]:
    from irad.frontends.toolchain import find_compiler

    compiler = find_compiler(options)
    if compiler.is_zig and name != "nm":
        return (*compiler.c[:-1], name)
    folder = None if compiler.is_zig else str(Path(compiler.c[0]).resolve().parent)
    wanted = (f"llvm-{name}", f"llvm-{name}-{compiler.version}")
    places = [shutil.which(each, path=folder) for each in wanted] if folder else []
    for path in (*places, *(shutil.which(each) for each in (*reversed(wanted), name))):
        if path:
            return (path,)
    raise ToolError(f"there is no llvm-{name} beside the C compiler, and no {name}; install LLVM's or GNU's binutils")


def launch(arguments: Sequence[str], options: Options) -> int:
    """Run irad's driver in the place of the compiler that the first word names, with what follows.

    That is how build systems call a launcher: one target of a project is built by irad, the others by the compiler.
    """
    if arguments[:1] in (["--help"], ["-help"], ["-h"]):
        print(LAUNCH_HELP, end="")
        return 0
    if not arguments:
        raise UsageError("irad launch: which compiler's place? irad launch COMPILER OPTION...")
    name = Path(arguments[0]).name
    languages = (("flang", "fortran"), ("fortran", "fortran"), ("++", "c++"))
    language = next((language for part, language in languages if part in name), "c")
    from irad.cli.driver import run

    return run(arguments[1:], language, options)
