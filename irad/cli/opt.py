"""``irad opt``: the bitcode transformer."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from irad.aot.differentiate import differentiate, has_marked_calls
from irad.backend import optimise
from irad.backend.aot import write_atomically
from irad.backend.target import parse_module, verify_module
from irad.cli.embed import embed_runtime
from irad.cli.inputs import read_bitcode
from irad.cli.passes import add_options, print_pipeline, printing
from irad.cli.processor import part_target
from irad.cli.settings import SETTINGS, with_settings
from irad.errors import InputError, UsageError
from irad.frontends.bitcode import load_bytes
from irad.frontends.c.compile import C_SUFFIXES, CXX_SUFFIXES
from irad.frontends.fortran import add_bodies
from irad.frontends.fortran.compile import FORTRAN_SUFFIXES
from irad.objfile.input_file import LARGEST_INPUT
from irad.options import Options

_DESCRIPTION = """\
Replace every call of __irad_autodiff, __irad_fwddiff, __irad_augmentfwd and __irad_reverse (or
__enzyme_...) in a module of LLVM IR by the derivative that it asks for, and optimise the result.
Derivatives with loops use a small runtime, which is put into the result; with --no-runtime, compile the C
files that --runtime lists into the program.
"""
_EPILOG = """\
example:
  clang -O1 -Xclang -disable-llvm-passes -g -emit-llvm -c program.c -o program.bc
  irad opt program.bc -o derived.bc
  clang derived.bc -lm -o program

Options for a processor (-march=native) belong on both lines of clang's, and -fopenmp on the last one if the
program, or a derivative with --parallel, has parallel regions.
"""


def add_command(commands: Any) -> None:
    """Describe ``irad opt`` to argparse."""
    parser = commands.add_parser(
        "opt",
        help="replace the marked calls in LLVM bitcode or IR text",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "input", metavar="IN", nargs="?", default="-", help=".bc, .ll or an object with bitcode; - is stdin"
    )
    parser.add_argument(
        "-o", metavar="OUT", dest="output", default="-", help="where to write; - is stdout (default)"
    )
    parser.add_argument(
        "-S", dest="text", action="store_true", help="write IR text (as for an OUT that ends in .ll)"
    )
    parser.add_argument(
        "-O", metavar="LEVEL", dest="level", choices="0123", help="how hard to optimise, 0 to 3 (default 2)"
    )
    parser.add_argument(
        "--cpu", default="", help="processor to optimise for ('native': this one; default: the module's)"
    )
    parser.add_argument("--assume-noalias", action="store_true", help="pointer arguments never overlap")
    parser.add_argument("--strong-zero", action="store_true", help="a zero adjoint times infinity is zero")
    parser.add_argument(
        "--parallel",
        action="store_true",
        help="run loops of serial code in parallel whose iterations are proved independent (link with -fopenmp)",
    )
    parser.add_argument(
        "--deterministic", action="store_true", help="derivatives are bitwise the same with any number of threads"
    )
    parser.add_argument(
        "--check-assumptions", action="store_true", help="check what is said of parallel loops while gradients run"
    )
    parser.add_argument(
        "--check-bounds", action="store_true", help="check accesses against the arrays that are known, while they run"
    )
    parser.add_argument(
        "--constant-state", action="store_true", help="what earlier calls have left in globals counts as a constant"
    )
    parser.add_argument("--no-runtime", action="store_true", help="leave irad's runtime out (see --runtime)")
    parser.add_argument("--runtime", action="store_true", help="list the C files of irad's runtime and stop")
    add_options(parser)
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, options: Options) -> int:
    """Transform one module; raises :class:`irad.errors.IradError` for what cannot be done."""
    if parsed.runtime:
        from irad.runtime import c_sources

        print(*c_sources(), sep="\n")
        return 0
    if parsed.level is not None:
        options = options.with_(opt_level=int(parsed.level))
    else:
        options = options.with_(opt_level=min(options.opt_level, 2))
    options = with_settings(options, [name for name in SETTINGS.values() if getattr(parsed, name)])
    options = options.with_(cpu=parsed.cpu or options.cpu)
    if parsed.print_pipeline:
        print_pipeline(options)
        return 0
    if Path(parsed.input).suffix in C_SUFFIXES | CXX_SUFFIXES | FORTRAN_SUFFIXES:
        raise UsageError(
            f"{parsed.input} is source, and 'irad opt' takes LLVM IR; 'irad cc' and its like compile and differentiate"
        )
    bitcode = (
        load_bytes(_read_stdin(), "<stdin>").bitcode if parsed.input == "-" else read_bitcode(parsed.input)
    )
    module = parse_module(bitcode, parsed.input)
    verify_module(module, parsed.input)
    if has_marked_calls(module):
        module = parse_module(add_bodies(bitcode, whole=False), parsed.input)
        module, target = part_target(module, options)
        with printing(parsed):
            module = differentiate(module, options)
        if not parsed.no_runtime:
            module = embed_runtime(module, options)
        module = optimise.finish(module, target, options.opt_level, options=options)
    elif parsed.level is not None:
        module, target = part_target(module, options)
        module = optimise.finish(module, target, options.opt_level, options=options)
    verify_module(module, "the result")
    _write(module, parsed.output, parsed.text or parsed.output.endswith(".ll"))
    return 0


def _read_stdin() -> bytes:
    try:
        data = sys.stdin.buffer.read(LARGEST_INPUT + 1)
        if len(data) > LARGEST_INPUT:
            raise OSError(0, f"it has more bytes than the {LARGEST_INPUT:,} that are read")
        return data
    except OSError as error:
        raise InputError(f"cannot read the standard input: {error.strerror or error}") from error


def _write(module: llvm.ModuleRef, output: str, text: bool) -> None:
    data = str(module).encode() if text or (output == "-" and sys.stdout.isatty()) else module.as_bitcode()
    if output != "-":
        write_atomically(Path(output), data)
        return
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
