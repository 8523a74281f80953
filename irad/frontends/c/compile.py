"""C and C++: compile to bitcode as clang's front end writes it, with debug information."""

from __future__ import annotations

import ctypes
import re
import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from irad.errors import ToolError, UsageError
from irad.frontends.bitcode import link_bitcode
from irad.frontends.c.openmp_header import HOW_TO_GET_HEADER, header_flags, lacks_header, tell_of_pragmas, wants_openmp
from irad.frontends.compiled_module import Unit
from irad.frontends.toolchain import Compiler, find_compiler, keep_text, run_tool
from irad.objfile.input_file import require_file
from irad.options import Options
from irad.storage import scratch

__all__ = ["CXX_SUFFIXES", "C_SUFFIXES", "UNOPTIMISED", "Flags", "compile_c", "cxx_library", "level_of", "part_flags"]

C_SUFFIXES = frozenset({".c"})
CXX_SUFFIXES = frozenset({".cc", ".cpp", ".cxx", ".c++", ".C"})

#: Before the user's flags, which may override them. With ``errno`` out of the way, ``sqrt`` is an
#: instruction and ``sin`` can be moved and vectorised.
_DEFAULTS = ("-O2", "-g", "-fno-math-errno", "-fno-discard-value-names")
#: Before the user's flags, for OpenMP: code that is compiled just in time has no thread-local storage, so threads ask
#: the run-time library for their copies of ``threadprivate`` variables.
_WITHOUT_TLS = ("-fnoopenmp-use-tls",)
#: After the user's flags: LLVM's passes are left to :func:`irad.backend.optimise.prepare`, which runs them for any
#: processor, so that what is differentiated does not depend on the one that is named, and once.
_NO_PASSES = ("-Xclang", "-disable-llvm-passes")
#: Instead of -O0, where clang says nothing of types in memory. The program sees the macros of -O0.
UNOPTIMISED = ("-O1", "-U__OPTIMIZE__", "-D__NO_INLINE__")
_CXX_LIBRARY = "libstdc++.so.6"
_OF_CXX = re.compile(rb"_ZNK?St|_ZSt|_Zn[wa]m|_Zd[la]Pv|__cxa_|__gxx_personality")
_LEVEL = re.compile(r"-O(?:\d|s|z|g|fast)?")


@dataclass(frozen=True)
class Flags:
    """The user's flags, parted: those of the compiler, and the libraries to load at run time."""

    compile: tuple[str, ...]
    libraries: tuple[str, ...]


def compile_c(
    sources: str | Path | Iterable[str | Path] = (),
    *,
    text: str | None = None,
    lang: str | None = None,
    flags: Sequence[str] | str = (),
    standard: str | None = None,
    include: str | Path | None = None,
    options: Options | None = None,
) -> Unit:
    """Compile C or C++ files, or source ``text``, into one :class:`Unit`, whose module is not optimised yet.

    ``lang`` is "c" or "c++" (default: by each file's suffix, "c" for text). ``flags`` are clang's: the
    optimisation level is kept (default ``-O2``; the unit's level), ``-l`` and ``-L`` name libraries to load with the
    code.
    ``standard`` is short for ``-std=``; ``include`` is the directory of ``irad.h``.

    Raises :class:`irad.errors.InputError` for a missing file or files that do not link with each other,
    :class:`irad.errors.ToolError` with the compiler's message when it is missing or fails,
    :class:`irad.errors.UsageError` for contradictory arguments.
    """
    options = options or Options()
    paths = [Path(s) for s in ([sources] if isinstance(sources, (str, Path)) else sources)]
    if lang not in (None, "c", "c++"):
        raise UsageError(f"lang is {lang!r}; it must be 'c', 'c++', 'fortran' or 'rust'")
    if bool(paths) == (text is not None):
        raise UsageError("give either source files or text, not both" if paths else "no source files and no text given")
    if text is not None:
        paths = [keep_text(text, ".cc" if lang == "c++" else ".c", options)]
    parted = part_flags(shlex.split(flags) if isinstance(flags, str) else [str(f) for f in flags])
    extra = [f"-std={standard}"] if standard else []
    extra += ["-idirafter", str(include)] if include else []  # behind all headers of the user's own
    compiler = find_compiler(options)
    languages = [lang or _language_of(path) for path in paths]
    messages = []
    modules = []
    for path, language in zip(paths, languages, strict=True):
        bitcode, said = _compile_one(compiler, path, language, (*extra, *parted.compile))
        modules.append(bitcode)
        messages.append(said)
    return Unit(
        bitcode=link_bitcode(modules, [str(p) for p in paths]),
        name=paths[0].stem if text is None else "the source text",
        language="c++" if "c++" in languages else "c",
        sources=tuple(str(p) for p in paths),
        libraries=parted.libraries + (_cxx_runtime() if "c++" in languages else ()),
        messages="".join(messages),
        level=level_of(parted.compile),
    )


def _compile_one(compiler: Compiler, path: Path, language: str, flags: tuple[str, ...]) -> tuple[bytes, str]:
    """The bitcode of one file, and the compiler's warnings."""
    require_file(path)
    with scratch() as folder:
        output = folder / "out.bc"
        command = (
            *compiler.command(language),
            *compiler.own_flags,
            *_DEFAULTS,
            *(_WITHOUT_TLS if wants_openmp(flags) else ()),
            *tell_of_pragmas(flags),
            *flags,
            *(UNOPTIMISED if _levels(flags)[-1:] == ["-O0"] else ()),
            *header_flags(flags),
            *_NO_PASSES,
            *("-emit-llvm", "-c", "-x", language, str(path.resolve()), "-o", str(output)),
        )
        try:
            said = run_tool(command, f"cannot compile {path}")
        except ToolError as error:
            if lacks_header(error.output):
                message = f"{error.message}; {HOW_TO_GET_HEADER}"
                raise ToolError(message, output=error.output, command=command) from None
            raise
        return output.read_bytes(), said


def level_of(flags: Sequence[str]) -> int:
    """How hard LLVM is to optimise before differentiation: as the flags say, but not less than code needs in order to
    be differentiated well."""
    return 3 if _levels(flags)[-1:] in (["-O3"], ["-O4"], ["-Ofast"]) else 2


def _levels(flags: Sequence[str]) -> list[str]:
    return [flag for flag in flags if _LEVEL.fullmatch(flag)]


def _language_of(path: Path) -> str:
    if path.suffix in CXX_SUFFIXES:
        return "c++"
    if path.suffix in C_SUFFIXES:
        return "c"
    known = ", ".join(sorted(C_SUFFIXES | CXX_SUFFIXES))
    raise UsageError(f"{path} is neither C nor C++ by its suffix ({known}); say lang='c' or lang='c++'")


def part_flags(flags: Sequence[str]) -> Flags:
    """Part the linker's flags from the compiler's."""
    kept: list[str] = []
    folders: list[Path] = []
    wanted: list[str] = []
    remaining = iter(flags)
    for flag in remaining:
        if flag in ("-l", "-L"):
            flag += next(remaining, "")
        if flag.startswith("-L"):
            folders.append(Path(flag[2:]))
        elif flag.startswith("-l"):
            wanted.append(flag[2:])
        elif not flag.startswith("-Wl,"):
            kept.append(flag)
    return Flags(tuple(kept), tuple(_find_library(name, folders) for name in wanted))


def _cxx_runtime() -> tuple[str, ...]:
    """The C++ library, which a Python process may not have loaded yet."""
    try:
        ctypes.CDLL(_CXX_LIBRARY)
    except OSError:
        return ()
    return (_CXX_LIBRARY,)


def cxx_library(bitcode: bytes) -> tuple[str, ...]:
    """The C++ library, for bitcode from elsewhere with its names in it; () for other bitcode."""
    return _cxx_runtime() if _OF_CXX.search(bitcode) else ()  # LLVM keeps the names of symbols as they are


def _find_library(name: str, folders: Sequence[Path]) -> str:
    """The path of ``lib<name>.so`` in ``folders``, or a soname for the dynamic loader to find."""
    for folder in folders:
        path = folder / f"lib{name}.so"
        if path.exists():
            return str(path.resolve())
    # Linker scripts and missing development links: the run-time names of what every C program has.
    return {
        "m": "libm.so.6", "c": "libc.so.6", "pthread": "libpthread.so.0", "stdc++": _CXX_LIBRARY
    }.get(name, f"lib{name}.so")  # fmt: skip
