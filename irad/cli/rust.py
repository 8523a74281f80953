"""``irad rustc``: a Rust program with derivatives in one command."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from irad.aot.differentiate import differentiate
from irad.backend import optimise
from irad.backend.aot import emit_object
from irad.backend.openmp import HOW_TO_GET_LIBRARY, link_library
from irad.backend.target import parse_module, verify_module
from irad.cli.embed import embed_runtime
from irad.cli.linking import calls_openmp
from irad.cli.processor import part_target
from irad.cli.settings import HELP, take_settings, with_settings
from irad.errors import InputError, ToolError
from irad.frontends.rust import compile_program, find_rustc
from irad.frontends.toolchain import find_compiler
from irad.options import Options
from irad.storage import scratch

__all__ = ["HELP_TEXT", "run"]

HELP_TEXT = """\
usage: irad rustc [options of rustc] program.rs [-o program]

Compiles a Rust program with rustc, replaces its calls of __irad_autodiff, __irad_fwddiff, __irad_augmentfwd and
__irad_reverse by derivatives, and links it. The program uses the shared libstd of the Rust toolchain, and needs
neither Python nor a library of irad's.

example:
  irad rustc -O program.rs -o program

In the program, the marked functions are declared and called as in C:

  unsafe extern "C" { fn __irad_autodiff(f: *const (), ...) -> f64; }
  let slope = unsafe { __irad_autodiff(wave as *const (), 2.0) };

irad's own options:

{settings}
Set IRAD_RUST_COMPILER to use another rustc.
""".replace("{settings}", HELP)


def run(arguments: Sequence[str], options: Options) -> int:
    """Run the driver; returns the exit status.

    Raises :class:`irad.errors.IradError` for what irad itself, or one of the tools, cannot do.
    """
    if not arguments or arguments[0] in ("--help", "-h"):
        print(HELP_TEXT, end="")
        return 0 if arguments else 2
    words, settings = take_settings(arguments)
    options = with_settings(options, settings)
    output = None
    if "-o" in words[:-1]:
        at = words.index("-o")
        output = words[at + 1]
        del words[at : at + 2]
    sources = [w for w in words if w.endswith(".rs")]
    if len(sources) != 1:
        print("irad rustc: give one source file, that of the program", file=sys.stderr)
        return 2
    words.remove(sources[0])
    unit = compile_program(Path(sources[0]), words, options)
    sys.stderr.write(unit.messages)
    if not unit.libraries:
        raise ToolError(f"{find_rustc(options).path} has no shared libstd to link with")
    module = parse_module(unit.bitcode, sources[0])
    verify_module(module, sources[0])
    module, target = part_target(module, options)
    module = embed_runtime(differentiate(module, options), options)
    module = optimise.finish(module, target, options.opt_level, options=options)
    libraries = [unit.libraries[0]]
    if calls_openmp(module):
        openmp = link_library(options)
        if openmp is None:
            raise ToolError(f"no OpenMP runtime library is found to link with; {HOW_TO_GET_LIBRARY}")
        libraries.append(str(openmp))
    _link(emit_object(module, target, level=options.opt_level), libraries, output or unit.name, options)
    return 0


def _link(image: bytes, libraries: Sequence[str], output: str, options: Options) -> None:
    linker = ("cc",) if shutil.which("cc") else find_compiler(options).c
    with scratch() as folder:
        made, program = folder / "program.o", folder / "program"
        made.write_bytes(image)
        places = [f"-Wl,-rpath,{Path(library).parent}" for library in libraries]
        command = [*linker, str(made), *libraries, *places, "-lm", "-o", str(program)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise ToolError("cannot link the program", output=done.stderr, command=tuple(command))
        try:
            shutil.copy2(program, output)
        except OSError as error:
            raise InputError(f"cannot write {output}: {error.strerror}") from error
