"""Rust: compile a crate to bitcode with debug information, as rustc makes it before LLVM's passes run.

The optimisation of Rust code (iterators, closures and bounds checks become plain loops) is left to irad's own
preparation: so loops are neither vectorised nor unrolled. Every function that is not generic is compiled,
exported or not, and those of the standard library that the crate instantiates become local.

Functions of the standard library that are not generic (allocation, panics, formatting) stay calls; they are
served by the shared library ``libstd`` of the same toolchain, which is loaded into the process.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import llvmlite.binding as llvm

from irad.errors import ToolError, UsageError
from irad.frontends.bitcode import link_bitcode
from irad.frontends.compiled_module import Unit
from irad.frontends.toolchain import keep_text, run_tool
from irad.ir.debuginfo import DebugInfo
from irad.ir.text.parser import parse_module
from irad.objfile.input_file import require_file
from irad.options import Options
from irad.storage import scratch

__all__ = ["RUST_SUFFIXES", "RustCompiler", "compile_program", "compile_rust", "find_rustc", "standard_library"]

RUST_SUFFIXES = frozenset({".rs"})
#: Defaults, which the user's flags may override. A panic ends the process: landing pads, which would only
#: release memory on the way to there, are not generated.
_PANIC = ("-C", "panic=abort")
_LEVEL = ("-C", "opt-level=2")
_EDITION = "--edition=2021"
#: After the user's flags. ``link-dead-code`` makes rustc compile small and private functions as well, which
#: it would otherwise keep for other crates to inline, or drop.
_OURS = (
    *("-g", "-C", "codegen-units=1", "-C", "no-prepopulate-passes", "-C", "link-dead-code"),
    *("-C", "no-vectorize-loops", "-C", "no-vectorize-slp", "--emit=llvm-bc"),
)
#: Below level 2, rustc takes instances of generic functions from the standard library's machine code, where
#: there is nothing to differentiate. The option is unstable by name, so that rustc asks to be told that we know.
_COMPLETE = ("-Z", "share-generics=no")
_ADMITTED = ("env", "RUSTC_BOOTSTRAP=1")
_REPLACED = ("-o", "--out-dir", "--emit", "--crate-type", "--crate-name")
_SETS_LEVEL = re.compile(r"^-O$|^(?:-C)?opt-level=")
_LLVM_VERSION = re.compile(r"^LLVM version: (\d+)\.", re.MULTILINE)
_RELEASE = re.compile(r"^rustc (\S+ .*)$", re.MULTILINE)
_PRODUCER = re.compile(rb"rustc version (\S+ \([^()]*\))")
_DEFINITION = re.compile(
    r'^(?P<head>define [^\n]*@(?P<name>"[^"]+"|[\w.$]+)\([^\n]*?)#(?P<group>\d+)(?P<tail>[^\n#]*\{)$',
    re.MULTILINE,
)
_CALL = re.compile(
    r'^(?P<head> +[^\n@]*\b(?:call|invoke) [^\n@]*@(?P<name>"[^"]+"|[\w.$]+)\([^\n]*\)) #\d+'
    r"(?P<tail>[^\n]*)$",
    re.MULTILINE,
)
_GROUP = re.compile(r"^attributes #(\d+) = \{ (.*) \}$", re.MULTILINE)
_FIRST_GROUP = 1_000_000
_NOT_INLINED = frozenset(("alwaysinline", "noinline", "inlinehint", "cold", "minsize", "optsize"))
_UNTYPED = (("alloc", "raw_vec"), ("alloc", "alloc"), ("alloc", "vec"))
_HOW_TO_GET_ONE = "install Rust with rustup (https://rustup.rs), or set IRAD_RUST_COMPILER to a rustc"


@dataclass(frozen=True)
class RustCompiler:
    """A rustc whose bitcode can be read here: its path, and its release as ``rustc --version`` tells it."""

    path: str
    release: str


def find_rustc(options: Options) -> RustCompiler:
    """The Rust compiler to use: ``options.rust_compiler``, else the ``rustc`` on the path, else rustup's own.

    Raises :class:`irad.errors.ToolError` when there is none, or when its LLVM is newer than irad's.
    """
    named = options.rust_compiler
    path = shutil.which(named or "rustc")
    if path is None and not named:
        path = shutil.which("rustc", path=os.path.expanduser("~/.cargo/bin"))
    if path is None:
        what = f"the Rust compiler {named!r} cannot be run" if named else "there is no Rust compiler here"
        raise ToolError(f"{what}; {_HOW_TO_GET_ONE}")
    return _ask(path, llvm.llvm_version_info[0])


@lru_cache(maxsize=8)
def _ask(path: str, newest: int) -> RustCompiler:
    try:
        done = subprocess.run((path, "-vV"), capture_output=True, text=True, timeout=120, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise ToolError(f"the Rust compiler {path} cannot be run: {error}; {_HOW_TO_GET_ONE}") from error
    version, release = _LLVM_VERSION.search(done.stdout), _RELEASE.search(done.stdout)
    if done.returncode or version is None or release is None:
        raise ToolError(f"{path} does not answer as rustc does; {_HOW_TO_GET_ONE}", output=done.stderr)
    if int(version[1]) > newest:
        raise ToolError(
            f"{path} is rustc {release[1]}, whose LLVM {version[1]} is newer than irad's ({newest}); use an "
            "older toolchain (rustup toolchain install 1.95, then IRAD_RUST_COMPILER)"
        )
    return RustCompiler(path, release[1])


@lru_cache(maxsize=8)
def _standard_library(path: str) -> str | None:
    done = subprocess.run((path, "--print", "target-libdir"), capture_output=True, text=True, timeout=120, check=False)
    found = sorted(Path(done.stdout.strip()).glob("libstd-*.so")) if done.returncode == 0 else []
    return str(found[0]) if found else None


def standard_library(bitcode: bytes, options: Options) -> tuple[str, ...]:
    """The shared library that defines what Rust bitcode from elsewhere leaves open; () for other bitcode.

    It is that of the compiler that made the bitcode, if that is the one that is found here: names of the
    library's functions differ from release to release.
    """
    made_by = _PRODUCER.search(bitcode)  # LLVM keeps the strings of metadata as they are
    if made_by is None:
        return ()
    try:
        compiler = find_rustc(options)
    except ToolError:
        return ()
    library = _standard_library(compiler.path) if compiler.release.encode() == made_by[1] else None
    return (library,) if library else ()


def compile_rust(
    sources: Sequence[Path] = (),
    *,
    text: str | None = None,
    flags: Sequence[str] | str = (),
    options: Options | None = None,
) -> Unit:
    """Compile Rust files (each a crate of its own), or source ``text``, into one :class:`Unit`.

    ``flags`` are rustc's; defaults are opt-level 2, ``-C panic=abort`` and the edition of 2021. Raises
    :class:`irad.errors.InputError` for a missing file, :class:`irad.errors.ToolError` with the compiler's
    message when it is missing, too new, or fails, :class:`irad.errors.UsageError` for flags that say what to
    write.
    """
    options = options or Options()
    if bool(sources) == (text is not None):
        raise UsageError("give either source files or text")
    paths = list(sources) if text is None else [keep_text(text, ".rs", options)]
    words = shlex.split(flags) if isinstance(flags, str) else [str(f) for f in flags]
    name = "source" if text is not None else None
    return _compile_all(paths, words, "lib", name, options)


def compile_program(source: Path, flags: Sequence[str], options: Options) -> Unit:
    """Compile the crate of a program, with its ``main`` as the C library calls it; raises as `compile_rust`."""
    return _compile_all([source], flags, "bin", None, options)


def _compile_all(paths: list[Path], flags: Sequence[str], kind: str, name: str | None, options: Options) -> Unit:
    for word in flags:
        if word.startswith(_REPLACED):
            raise UsageError(f"the flag {word} of rustc cannot be given here; irad says what to write")
    compiler = find_rustc(options)
    made = [_compile_one(compiler, path, tuple(flags), kind, name) for path in paths]
    library = _standard_library(compiler.path)
    return Unit(
        bitcode=link_bitcode([bitcode for bitcode, _ in made], [str(p) for p in paths]),
        name="the source text" if name == "source" else paths[0].stem,
        language="rust",
        sources=tuple(str(p) for p in paths),
        libraries=(library,) if library else (),
        messages="".join(said for _, said in made),
    )


def _compile_one(
    compiler: RustCompiler, path: Path, flags: tuple[str, ...], kind: str, name: str | None
) -> tuple[bytes, str]:
    """The bitcode of one crate, and the compiler's warnings."""
    require_file(path)
    crate = name or re.sub(r"\W", "_", path.stem)
    defaults = [*_PANIC]  # rustc takes the last of two; the other flags may not be repeated
    defaults += [] if any(_SETS_LEVEL.search(f) for f in flags) else _LEVEL
    defaults += [] if any(f.startswith("--edition") for f in flags) else [_EDITION]
    with scratch() as folder:
        output = folder / "out.bc"
        command = (
            *(*_ADMITTED, compiler.path, f"--crate-type={kind}", "--crate-name", crate, *defaults),
            *flags,
            *_OURS,
            *_COMPLETE,
            *(str(path.resolve()), "-o", str(output)),
        )
        said = run_tool(command, f"cannot compile {path}")
        return _localised(output.read_bytes(), crate), said


def _localised(bitcode: bytes, crate: str) -> bytes:
    """The module with what the crate only instantiates (of the standard library, closures) made local.

    The growth of vectors, which works on bytes without a type, is to be inlined: its callers know the type.
    """
    text = str(llvm.parse_bitcode(bitcode, context=llvm.create_context()))
    parsed = parse_module(text)
    debug = DebugInfo(parsed)
    paths = {
        function.name: subprogram.path
        for function in parsed.functions.values()
        if not function.is_declaration and (subprogram := debug.subprogram(function)) is not None
    }
    untyped = {name for name, path in paths.items() if path[:2] in _UNTYPED}
    module = llvm.parse_assembly(_inlined(text, untyped), context=llvm.create_context())
    for function in module.functions:
        path = paths.get(function.name, ())
        hidden = (path[:1] != (crate,) and function.name != "main") or any(part.startswith("{closure") for part in path)
        if hidden and not function.is_declaration and function.linkage is llvm.Linkage.external:
            function.linkage = llvm.Linkage.internal
    made: bytes = module.as_bitcode()
    return made


def _inlined(text: str, names: set[str]) -> str:
    """IR text in which some functions are always inlined: with attribute groups of their own."""
    made: dict[str, str] = {}

    def renumber(match: re.Match[str]) -> str:
        if match["name"].strip('"') not in names:
            return match[0]
        number = made.setdefault(match["group"], str(_FIRST_GROUP + len(made)))
        return f"{match['head']}#{number}{match['tail']}"

    text = _DEFINITION.sub(renumber, text)
    # At a call such a group says that the callee is cold, or not to be inlined: nothing to keep.
    text = _CALL.sub(lambda m: m["head"] + m["tail"] if m["name"].strip('"') in names else m[0], text)
    groups = dict(_GROUP.findall(text))
    for old, new in made.items():
        words = " ".join(word for word in groups[old].split() if word not in _NOT_INLINED)
        text += f"\nattributes #{new} = {{ alwaysinline {words} }}\n"
    return text
