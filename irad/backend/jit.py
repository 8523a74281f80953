"""Just-in-time compilation: a module in, addresses of its functions out."""

from __future__ import annotations

import ctypes
import itertools
import json
import re
import threading
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm

from irad import __version__
from irad.backend import linalg, openmp
from irad.backend.aot import emit_object
from irad.backend.constructors import RUN_CONSTRUCTORS, lower_constructors
from irad.backend.diskcache import DiskCache, content_key, disk_cache
from irad.backend.float_functions import hyperbolic_tangent
from irad.backend.optimise import finish
from irad.backend.strip_mining import MARK, in_strips
from irad.backend.target import edit_attribute_groups, host_target, parse_module
from irad.backend.vectormath import load_libmvec, widths
from irad.errors import InputError, IradError, UsageError
from irad.ir.demangle import with_source_names
from irad.options import Options

__all__ = ["CompiledObject", "JitLibrary", "compile_object", "load_library", "thread_local_error"]

_lock = threading.RLock()
#: Constructors may leave pointers to their code elsewhere (``atexit``), so these stay to the end.
_immortal: list[JitLibrary] = []
_serial = itertools.count()
_MISSING = re.compile(r"Symbols not found: \[([^\]]*)\]")
_THREAD_LOCAL = re.compile(r"^@\S+ = [a-z_ ]*\bthread_local\b")
_THREAD_LOCAL_ELSEWHERE = re.compile(
    r"^@(?P<name>[-\w.$]+) = external (?:[a-z_]+ )*thread_local(?:\([a-z]+\))? (?:[a-z_]+ )*global [^\n]*$",
    re.MULTILINE,
)
_WISH = re.compile(r"^((?:declare|define) [^\n]*\)[^\n\"]*) nonlazybind\b", re.MULTILINE)
_REMADE = "predicated-divisions"
"""What is looked for in finished code since: objects made before are not taken from disk."""
_NOT_EMITTED = (llvm.Linkage.internal, llvm.Linkage.private, llvm.Linkage.available_externally)


@dataclass(frozen=True)
class CompiledObject:
    """Machine code for this computer with the names that it defines and that it wants from elsewhere."""

    image: bytes
    defined: tuple[str, ...]
    undefined: tuple[str, ...]

    def pack(self) -> bytes:
        """As bytes, for the disk cache."""
        header = json.dumps([self.defined, self.undefined]).encode()
        return len(header).to_bytes(8, "little") + header + self.image

    @classmethod
    def unpack(cls, data: bytes) -> CompiledObject:
        """The reverse of :meth:`pack`."""
        end = 8 + int.from_bytes(data[:8], "little")
        defined, undefined = json.loads(data[8:end])
        return cls(data[end:], tuple(defined), tuple(undefined))


_TRAMPOLINE = "llvm.init.trampoline"
_WRITES_CODE = (
    "a recursive procedure hands an internal procedure over; for that it writes code onto the stack, which does not "
    "run in this process; make the internal procedure one of a module, or the procedure around it not recursive"
)


def compile_object(
    ir: str | bytes | llvm.ModuleRef, options: Options | None = None, *, cache: DiskCache | None = None
) -> CompiledObject:
    """Optimise a differentiated module (text, bitcode or parsed) for this machine and generate its code.

    The disk cache of ``options`` is used unless ``cache`` gives another. Raises
    :class:`irad.errors.InputError` for IR that cannot be read, or that would write code onto the stack, which ends
    this process; :class:`irad.errors.IradError` when LLVM refuses the module.
    """
    options = options or Options()
    given = str(ir if isinstance(ir, llvm.ModuleRef) else parse_module(ir)) if not isinstance(ir, str) else ir
    text = _thread_locals_by_name(_calls_through_stubs(given))
    store = cache or disk_cache(options)
    key = _key(text, options)
    kept = store.get(key) if store else None
    if kept is not None:
        return CompiledObject.unpack(kept)
    module = ir if isinstance(ir, llvm.ModuleRef) and text == given else parse_module(text)
    if any(v.name in ("llvm.global_ctors", "llvm.global_dtors") for v in module.global_variables):
        module = parse_module(lower_constructors(str(module)))
    finished = finish(module, None, options.opt_level, options=options)
    if _TRAMPOLINE in text and any(f"call void @{_TRAMPOLINE}(" in str(f) for f in finished.functions):
        raise InputError(_WRITES_CODE)
    if MARK in text:
        cut = in_strips(whole := str(finished))
        finished = finished if cut == whole else parse_module(cut, "the module in strips")
    made = _compile(finished, options.opt_level)
    if store:
        store.put(key, made.pack())
    return made


def _calls_through_stubs(text: str) -> str:
    """A module's text without the wish to call other modules' functions through the table of their addresses, as Rust
    has it, and ``-fno-plt``.

    Such calls LLVM's JIT linker makes direct ones if the address has 32 bits or fewer, however far away it is, and then
    they lead anywhere (LLVM 22, lib/ExecutionEngine/JITLink/x86_64.cpp, optimizeGOTAndStubAccesses). Functions of an
    executable that stands at a fixed place have such addresses: mathematical ones in the python3 of Debian, say.
    """
    if "nonlazybind" in text:
        text = edit_attribute_groups(text, lambda group: group.replace(" nonlazybind", ""))
        text = _WISH.sub(r"\1", text)
    return text.replace('!"RtLibUseGOT"', '!"irad.RtLibUseGOT"')


def _thread_locals_by_name(text: str) -> str:
    """A module's text in which the loader is asked for thread-local variables of shared libraries, by their names.

    LLVM's JIT linker takes the address that a variable has in the thread that links for a place in the memory that its
    library has in each thread. The code would then write behind the variable, by one byte for each library with such
    memory that was ever loaded. Raises :class:`irad.errors.InputError` where the address is asked for in another way.
    """
    for variable in list(_THREAD_LOCAL_ELSEWHERE.finditer(text)) if "thread_local" in text else ():
        name = variable["name"]
        argument = r"\(ptr (?:[^()@]|\([^()]*\))*@" + re.escape(name) + r"\)"
        by_name = f'@dlsym(ptr null, ptr @"irad.name.{name}")'
        text, count = re.subn(rf"@llvm\.threadlocal\.address\.p0{argument}", by_name, text)
        if len(re.findall(rf"@{re.escape(name)}(?![-\w.$])", text)) > 1:
            raise thread_local_error(name, "uses")
        # behind the name stands a pointer to the variable: the linker misses it where no library has it
        body, kind = f'c"{name}\\00"', f"[{len(name) + 1} x i8]"
        constant = f"private constant {{ {kind}, ptr }} {{ {kind} {body}, ptr @{name} }}"
        named = f'@{name} = external global i8\n@"irad.name.{name}" = {constant}'
        text = text.replace(variable[0], named if count else "")
    if "@dlsym(" in text and not re.search(r"^(?:declare|define)[^\n]* @dlsym\(", text, re.MULTILINE):
        text += "\ndeclare ptr @dlsym(ptr, ptr)\n"
    return text


def _key(text: str | bytes, options: Options) -> str:
    target = host_target()
    vector = widths(target) if options.vector_library != "none" and load_libmvec() else ()
    settings = repr((__version__, llvmlite.__version__, target, target.tuned_features, options.opt_level, vector))
    own = [hyperbolic_tangent()] if vector else []
    return content_key([text, settings, _REMADE, *own])


def _compile(module: llvm.ModuleRef, level: int) -> CompiledObject:
    _refuse_thread_locals(module)
    values = [*module.functions, *module.global_variables]
    visible = [v for v in values if v.linkage not in _NOT_EMITTED]
    named = [v for v in visible if not v.name.startswith("llvm.")]
    defined = tuple(v.name for v in named if not v.is_declaration)
    elsewhere = [v.name for v in values if v.linkage == llvm.Linkage.available_externally]
    undefined = (*(v.name for v in named if v.is_declaration), *elsewhere)
    return CompiledObject(emit_object(module, level=level), defined, undefined)


def _refuse_thread_locals(module: llvm.ModuleRef) -> None:
    """LLVM's JIT linker gives thread-local variables wrong contents, without a word."""
    for variable in module.global_variables:
        if _THREAD_LOCAL.search(str(variable)):
            raise thread_local_error(variable.name, "uses" if variable.is_declaration else "defines")


def thread_local_error(name: str, does: str = "defines") -> InputError:
    """What is said of code that works on a thread-local variable."""
    named = name.removeprefix("irad.shadow.")
    return InputError(
        f"the code {does} the thread-local variable {named!r}, which cannot be compiled just in time; pass it as an "
        "argument or build the program ahead of time with 'irad cc'; if OpenMP calls it threadprivate, compile with "
        "-fnoopenmp-use-tls"
    )


class JitLibrary:
    """Machine code in this process, made from a module; it lives as long as this object.

    ``externals`` maps names that the module leaves open to addresses; they win over what the process and
    ``libraries`` (paths or sonames of shared libraries, loaded here) define. Functions of OpenMP that it leaves
    open are those of the process's runtime (:mod:`irad.backend.openmp`). Keep alive whatever the
    addresses belong to: ``keep`` holds references for you. Compilation may be called from any thread.

    Raises :class:`irad.errors.InputError` naming the symbols that nobody defines, :class:`irad.errors.ToolError` when
    the code wants an OpenMP runtime and there is none.
    """

    def __init__(
        self,
        ir: str | bytes | llvm.ModuleRef | CompiledObject,
        *,
        externals: Mapping[str, int] | None = None,
        libraries: Iterable[str | Path] = (),
        options: Options | None = None,
        keep: tuple[object, ...] = (),
    ) -> None:
        for library in libraries:
            load_library(library)
        made = ir if isinstance(ir, CompiledObject) else compile_object(ir, options)
        self.object = made
        self._keep = keep
        given = externals or {}
        if any(n.startswith(linalg.PREFIX) for n in made.undefined) and "irad_la_connect" in given:
            linalg.connect(given["irad_la_connect"])
        lacking = [n for n in made.undefined if n not in given]
        parallel = openmp.addresses(lacking, options or Options())
        dense = {n: linalg.address_of(n) for n in lacking if not _found(n, parallel)}
        self._tracker = _link(made, {**parallel, **{n: at for n, at in dense.items() if at}, **given})
        if RUN_CONSTRUCTORS in made.defined:
            _immortal.append(self)
            ctypes.CFUNCTYPE(None)(self.address(RUN_CONSTRUCTORS))()

    @property
    def names(self) -> tuple[str, ...]:
        """The names that the library defines."""
        return self.object.defined

    def __contains__(self, name: str) -> bool:
        return name in self.object.defined

    def address(self, name: str) -> int:
        """The address of function or variable ``name``; raises :class:`irad.errors.UsageError` if none."""
        if name not in self.object.defined:
            raise UsageError(f"the compiled module defines no {name!r}")
        return int(self._tracker[name])


def load_library(library: str | Path) -> None:
    """Load a shared library so that compiled code finds its symbols.

    Raises :class:`irad.errors.InputError` with the loader's message.
    """
    try:
        llvm.load_library_permanently(str(library))
    except RuntimeError as error:
        raise InputError(f"cannot load the library {library}: {error}") from error


@lru_cache(maxsize=1)
def _compiler() -> llvm.LLJIT:
    """The process's one JIT linker. Small code model and JITLink: far calls go through its own stubs."""
    load_library(_mathematics_library())
    for library in _SUPPORT:
        with suppress(InputError):  # code that does without it runs; other code is told what it lacks
            load_library(library)
    return llvm.create_lljit_compiler(host_target().machine(), use_jit_link=True, suppress_errors=True)


#: GCC's support libraries: arithmetic that the processor does not have (half, fp128), and atomic operations on more
#: bytes than it can do at once (a reduction of complex numbers).
_SUPPORT = ("libgcc_s.so.1", "libatomic.so.1")


def _mathematics_library() -> str:
    for name in ("libm.so.6", "libm.dylib"):
        try:
            ctypes.CDLL(name)
        except OSError:
            continue
        return name
    raise InputError("the C mathematics library (libm.so.6) cannot be loaded")


def _link(made: CompiledObject, externals: Mapping[str, int]) -> llvm.ResourceTracker:
    load_libmvec()
    try:
        return _placed(made, externals)
    except IradError:
        # LLVM has been seen to fail once, after hundreds of links, for code of which nothing is missing
        if any(not _found(name, externals) for name in made.undefined):
            raise
        return _placed(made, externals)


def _placed(made: CompiledObject, externals: Mapping[str, int]) -> llvm.ResourceTracker:
    with _lock:
        linker = llvm.JITLibraryBuilder().add_object_img(made.image).add_current_process()
        for name, address in externals.items():
            if name in made.undefined or name.startswith("__"):  # code generation calls these unasked
                linker.import_symbol(name, address)
        for name in made.defined:
            linker.export_symbol(name)
        try:
            return linker.link(_compiler(), f"irad.{next(_serial)}")
        except RuntimeError as error:
            raise _explain(str(error), made, externals) from error


def _explain(message: str, made: CompiledObject, externals: Mapping[str, int]) -> IradError:
    missing = _MISSING.search(message)
    names = missing[1].split(",") if missing else [n for n in made.undefined if not _found(n, externals)]
    wanted = with_source_names(", ".join(sorted(name.strip() for name in names)))
    if wanted:
        return InputError(
            f"the code uses {wanted}, which nothing defines; compile the file that does together with this one, or "
            "name the shared library that does (flags='-L… -l…'; ctypes.CDLL(…, ctypes.RTLD_GLOBAL) loads one)"
        )
    return IradError(f"the compiled code cannot be linked: {message.strip()}")


def _found(name: str, externals: Mapping[str, int]) -> bool:
    return name in externals or bool(llvm.address_of_symbol(name))
