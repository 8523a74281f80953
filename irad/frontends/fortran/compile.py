"""Fortran: compile with flang to optimised bitcode, not vectorised, with debug information."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from irad.errors import UsageError
from irad.frontends.bitcode import link_bitcode
from irad.frontends.c.compile import level_of, part_flags
from irad.frontends.c.openmp_header import ignored_sentinels
from irad.frontends.compiled_module import Unit
from irad.frontends.fortran import add_bodies
from irad.frontends.fortran.cshift import mentions_cshift
from irad.frontends.fortran.flang_runtime import module_directory, runtime_library
from irad.frontends.fortran.omp_promises import add_promises
from irad.frontends.toolchain import find_fortran, keep_text, run_tool
from irad.objfile.input_file import require_file
from irad.options import Options
from irad.storage import scratch

__all__ = ["FORTRAN_SUFFIXES", "compile_fortran", "compile_in_steps"]

FORTRAN_SUFFIXES = frozenset(
    suffix for lower in (".f", ".for", ".f77", ".f90", ".f95", ".f03", ".f08") for suffix in (lower, lower.upper())
)

_T = TypeVar("_T")

#: Before the user's flags, which may override them. Complex divisions are written out rather than called.
_DEFAULTS = ("-O2", "-g", "-fcomplex-arithmetic=basic")
#: After the user's flags: loops stay as written, to be vectorised once they are differentiated.
_LOOPS_AS_WRITTEN = ("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")
#: The front end does its own work on arrays, and LLVM's passes do nothing.
INTACT = ("-mllvm", "-opt-bisect-limit=0", "-mllvm", "-opt-bisect-verbose=0")
_OPENMP = ("-fopenmp", "-openmp")
_LEVEL = re.compile(r"-O(?:\d|s|z|g|fast)?")
_RUNTIME = re.compile(rb"_Fortran[A-Za-z]")
_MODULE = re.compile(r"^\s*module\s+(?!procedure\b|subroutine\b|function\b)(\w+)", re.IGNORECASE | re.MULTILINE)
_USE = re.compile(r"^\s*(?:use\b(?:\s*,\s*\w+\s*::|\s*::)?\s*|submodule\s*\(\s*)(\w+)", re.IGNORECASE | re.MULTILINE)


def compile_fortran(
    sources: str | Path | Iterable[str | Path] = (),
    *,
    text: str | None = None,
    flags: Sequence[str] | str = (),
    standard: str | None = None,
    intact: bool = False,
    own_module: Path | None = None,
    options: Options | None = None,
) -> Unit:
    """Compile Fortran files, or source ``text`` in free form, into one :class:`Unit`.

    Files that use each other's modules may come in any order; their ``.mod`` files stay in a directory of
    the call's own. ``flags`` are flang's; the optimisation level is kept (default ``-O2``), except that
    ``-O0`` counts as ``-O1``: below that, flang leaves every operation on arrays to its run-time library.
    ``-l`` and ``-L`` name libraries to load with the code. ``intact`` leaves calls between the user's
    procedures as they are. ``own_module`` is the source of a module of irad's that files may use.

    Raises :class:`irad.errors.InputError` for a missing file or files that do not link with each other,
    :class:`irad.errors.ToolError` with the compiler's message when it is missing or fails,
    :class:`irad.errors.UsageError` for contradictory arguments.
    """
    options = options or Options()
    paths = [Path(s) for s in ([sources] if isinstance(sources, (str, Path)) else sources)]
    if bool(paths) == (text is not None):
        raise UsageError("give either source files or text, not both" if paths else "no source files and no text given")
    if text is not None:
        paths = [keep_text(text, ".f90", options)]
    for path in paths:
        require_file(path)
    parted = part_flags(shlex.split(flags) if isinstance(flags, str) else [str(f) for f in flags])
    words = (*([f"-std={standard}"] if standard else []), *parted.compile)
    compiler = find_fortran(options)
    parallel = any(word.startswith(_OPENMP) for word in words)
    modules, messages = [], []
    ordered = _in_order_of_use(paths)
    found = ("-I", module_directory(compiler, own_module, options)) if own_module and _use(own_module, ordered) else ()
    with scratch() as folder:
        for number, path in enumerate(ordered):
            output = folder / f"{number}.bc"
            command = (
                compiler.path, *_DEFAULTS, *words, *_floor_of_level(words), *_LOOPS_AS_WRITTEN,
                *("-J", str(folder)), *found, *("-emit-llvm", "-c", "-o", str(output)),
            )  # fmt: skip
            run = partial(run_tool, what=f"cannot compile {path}")
            source = [str(path.resolve())]
            messages.append(compile_in_steps(run, command, source, output, parallel=parallel, intact=intact)[0])
            messages.append(f"{said}\n" if (said := ignored_sentinels(path, words)) else "")
            modules.append(output.read_bytes())
    bitcode = add_bodies(link_bitcode(modules, [str(p) for p in ordered]))
    libraries = parted.libraries
    if _RUNTIME.search(bitcode):
        libraries += (runtime_library(compiler, options),)
    return Unit(
        bitcode=bitcode,
        name=paths[0].stem if text is None else "the source text",
        language="fortran",
        sources=tuple(str(p) for p in paths),
        libraries=libraries,
        messages="".join(messages),
        level=level_of(words) if intact or parallel else 2,
    )


def compile_in_steps(
    run: Callable[[tuple[str, ...]], _T],
    command: Sequence[str],
    source: Sequence[str],
    output: Path,
    *,
    parallel: bool,
    intact: bool = False,
) -> list[_T]:
    """Have a command of flang's that writes bitcode to ``output`` run with a source, whose words follow the command's;
    returns what each run returns. Where `add_promises` may have something to say, it says it before LLVM's passes,
    which flang runs on the bitcode then; on parallel and on ``intact`` modules they run later on."""
    text = Path(source[-1]).read_bytes() if Path(source[-1]).is_file() else b""
    shifts, typed = mentions_cshift(text), _has_components(text)
    said = [run((*command, *(INTACT if intact or parallel or typed or shifts else ()), *source))]
    if (parallel or typed or shifts) and output.is_file():
        output.write_bytes(add_promises(output.read_bytes(), shifts))
        if not (intact or parallel):
            said.append(run((*command, str(output))))
    return said


def _has_components(source: bytes) -> bool:
    """Whether there may be components of derived types in a source."""
    return b"%" in source


def _use(module: Path, paths: Sequence[Path]) -> bool:
    texts = (path.read_text(encoding="utf-8", errors="replace") for path in paths)
    return any(name.lower() == module.stem for text in texts for name in _USE.findall(text))


def _floor_of_level(words: Sequence[str]) -> tuple[str, ...]:
    levels = [word for word in words if _LEVEL.fullmatch(word)]
    return ("-O1",) if levels and levels[-1] == "-O0" else ()


def _in_order_of_use(paths: Sequence[Path]) -> list[Path]:
    """The files, each behind those that define the modules it uses; otherwise in the order given."""
    texts = {path: path.read_text(encoding="utf-8", errors="replace") for path in paths}
    maker = {name.lower(): path for path, text in texts.items() for name in _MODULE.findall(text)}
    found: list[Path] = []
    open_: set[Path] = set()

    def visit(path: Path) -> None:
        if path in found or path in open_:
            return
        open_.add(path)
        for name in _USE.findall(texts[path]):
            if name.lower() in maker:
                visit(maker[name.lower()])
        found.append(path)

    for path in paths:
        visit(path)
    return found
