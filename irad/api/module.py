"""Compiling and loading code: ``irad.compile``, ``irad.load``, and the functions found there."""

from __future__ import annotations

import difflib
import operator
import shlex
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from irad.api.kernels.kernel import Kernel
from irad.api.kernels.lazy_module import Source
from irad.api.kernels.names import full_name, names_of
from irad.api.kernels.signature import Signature
from irad.api.rule_registration import registered
from irad.api.session import Program, program_of
from irad.errors import InputError, UsageError
from irad.frontends import bitcode, loaded_images
from irad.frontends.c.compile import C_SUFFIXES, CXX_SUFFIXES, compile_c, cxx_library, part_flags
from irad.frontends.c.openmp_header import ignored_pragmas
from irad.frontends.c.prototypes import Signature as _Prototype
from irad.frontends.c.prototypes import parse_prototypes
from irad.frontends.compiled_module import Unit
from irad.frontends.fortran.compile import FORTRAN_SUFFIXES, compile_fortran
from irad.frontends.rust import RUST_SUFFIXES, compile_rust, standard_library
from irad.ir.module import Function as IRFunction
from irad.options import Options
from irad.runtime import header_directory

__all__ = ["Function", "Module", "compile", "function_at", "load"]

_IR_SUFFIXES = frozenset({".ll", ".bc"})
_SUFFIXES = C_SUFFIXES | CXX_SUFFIXES | FORTRAN_SUFFIXES | RUST_SUFFIXES | _IR_SUFFIXES
_LANGUAGES = "lang='c', 'c++', 'fortran' or 'rust'"
_LOCAL = frozenset({"internal", "private", "available_externally"})


class Function:
    """A compiled function: callable, and the start of every derivative.

    ``signature`` tells argument names and C types, ``symbol`` is the linker's name.
    """

    def __init__(self, kernel: Kernel, module: Module) -> None:
        self.kernel = kernel
        self._module = module
        self.__name__ = kernel.name
        self.__doc__ = str(kernel.signature)

    @property
    def name(self) -> str:
        """The name in the source."""
        return self.kernel.name

    @property
    def symbol(self) -> str:
        """The linker's name."""
        plain = self.kernel.signature.plain
        return self.kernel.symbol if plain is None else plain.target

    @property
    def signature(self) -> Signature:
        """Arguments and result."""
        return self.kernel.signature

    @property
    def address(self) -> int:
        """Where the function itself is; compiled at first use."""
        plain = self.kernel.signature.plain
        return self.kernel.primal.address if plain is None else self.kernel.program.primal(plain.target)

    @property
    def cffi(self) -> Any:
        """The function itself as a cffi function pointer; where its numbers cannot be passed (complex ones,
        half precision), one that takes plain numbers."""
        return self.kernel.primal.cffi

    def __call__(self, *args: Any) -> Any:
        """Call the function itself with numbers, NumPy arrays, cffi or ctypes pointers, or addresses."""
        return self.kernel.primal(*args)

    def __reduce__(self) -> Any:
        return operator.getitem, (self._module, self.symbol)

    def __repr__(self) -> str:
        return f"<irad.Function {self.signature}>"


class Module:
    """Compiled code; its functions are attributes and items: ``mod.f``, ``mod["f"]``."""

    def __init__(
        self,
        name: str,
        source: Source,
        options: Options,
        declared: dict[str, _Prototype],
        again: Callable[[], Module] | None = None,
    ) -> None:
        self._again = again
        self._name = name
        self._source = source
        self._options = options
        self._declared = declared
        self._functions: dict[str, Function] = {}

    @property
    def _program(self) -> Program:
        return program_of(self._source, self._options)

    @cached_property
    def _visible(self) -> dict[str, IRFunction]:
        functions = self._program.module.functions.values()
        return {f.name: f for f in functions if not f.is_declaration and not _LOCAL & set(f.prefix.split())}

    @cached_property
    def _source_names(self) -> dict[str, list[str]]:
        """Names in the source, where they differ from the symbol, to the symbols of the functions meant."""
        found: dict[str, list[str]] = {}
        for symbol, function in self._visible.items():
            subprogram = self._program.facts.debug.subprogram(function)
            for name in names_of(subprogram) if subprogram is not None and subprogram.name else ():
                if name != symbol:
                    found.setdefault(name, []).append(symbol)
        return found

    def _symbols_of(self, name: str) -> list[str]:
        """The symbols of the functions of a name; Fortran's names are the same in capitals."""
        if name in self._visible:
            return [name]
        found = self._source_names.get(name)
        if found is None:
            small = "::".join(part.strip().lower() for part in name.split("::"))
            found = [s for s in self._source_names.get(small, []) if self._is_fortran(s)]
        return found

    def _is_fortran(self, symbol: str) -> bool:
        subprogram = self._program.facts.debug.subprogram(self._visible[symbol])
        return subprogram is not None and subprogram.is_fortran

    def __getitem__(self, name: str) -> Function:
        """A function by symbol, or by its name in the source; raises :class:`UsageError`."""
        if name not in self._functions:
            self._functions[name] = self._find(name)
        return self._functions[name]

    def __getattr__(self, name: str) -> Function:
        if name.startswith("__"):
            raise AttributeError(name)
        if hasattr(type(self), name):  # a property that has raised an AttributeError itself, which is to be seen
            made: Function = object.__getattribute__(self, name)
            return made
        try:
            return self[name]
        except UsageError as error:
            if name in self:
                raise
            raise AttributeError(str(error)) from None

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and bool(self._symbols_of(name))

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self._visible, *self._source_names})

    def _ipython_key_completions_(self) -> list[str]:
        return [*self._visible, *self._source_names]

    def __iter__(self) -> Iterator[str]:
        return iter(self._visible)

    def __reduce__(self) -> Any:
        if self._again is None:
            raise TypeError(f"{self!r} was found by an address, and cannot be pickled; pickle what irad.load gives")
        return self._again, ()

    def __repr__(self) -> str:
        return f"<irad.Module {self._name}: {', '.join(self._visible)}>"

    def _find(self, name: str) -> Function:
        symbols = self._symbols_of(name)
        if len(symbols) > 1:
            raise UsageError(f"there are several functions {name!r}; use one of the {self._apart(symbols)}")
        if not symbols:
            raise UsageError(self._unknown(name))
        function = self._visible[symbols[0]]
        signature = self._program.signature(symbols[0], self._declared.get(name))
        parameters, symbol = tuple(str(a.type) for a in function.arguments), symbols[0]
        if signature.plain is not None:
            parameters, symbol = signature.plain.parameters, signature.plain.symbol
        return Function(Kernel(self._source, symbol, signature, parameters, self._options), self)

    def _apart(self, symbols: list[str]) -> str:
        """The functions' full names, where these tell them apart, else their symbols."""
        subprograms = [self._program.facts.debug.subprogram(self._visible[symbol]) for symbol in symbols]
        names = [full_name(s) for s in subprograms if s is not None]
        apart = len(set(names)) == len(symbols)
        return f"names {', '.join(names)}" if apart else f"symbols {', '.join(symbols)}"

    def _unknown(self, name: str) -> str:
        known = [n for n in (*self._visible, *self._source_names) if not n.startswith(("_Z", "_R"))]
        hidden = self._program.module.functions.get(name)
        near = difflib.get_close_matches(name, known, n=3)
        hint = f"did you mean {', '.join(near)}?" if near else f"there are: {', '.join(sorted(known)[:20]) or 'none'}"
        if hidden is not None and hidden.is_declaration:
            hint = "it is only declared here: compile the file that defines it too"
        elif not near and any(path.endswith(".rs") for path in self._source.unit().sources):
            hint += "; a generic function is compiled where it is used: call it from one with plain types"
        elif not known:
            hint += "; templates and static functions are compiled where other functions use them"
        elif hidden is not None:
            hint = "it is local to its file: take away 'static'"
        return f"{self._name} has no function {name!r}; {hint}"


def compile(
    sources: str | Path | Iterable[str | Path],
    *,
    lang: str | None = None,
    flags: Sequence[str] | str = (),
    standard: str | None = None,
    prototypes: str = "",
    options: Options | None = None,
) -> Module:
    """Compile files (``.c .cc .cpp .f90 .rs .ll .bc``), or source text with ``lang="c"``, ``"c++"``,
    ``"fortran"`` or ``"rust"``.

    ``flags`` are those of clang or flang (default ``-O2``; ``-l`` and ``-L`` name libraries), or of rustc
    (default ``-C opt-level=2 -C panic=abort --edition=2021``). ``prototypes`` are C prototypes of functions
    that carry no debug information. Raises :class:`irad.errors.InputError` for files that cannot be read,
    :class:`irad.errors.ToolError` with the compiler's message, :class:`irad.errors.UsageError` for
    contradictory arguments.
    """
    options = Options.given(options)
    declared = _read_prototypes(prototypes)
    words = shlex.split(flags) if isinstance(flags, str) else [str(flag) for flag in _several(flags, "flags")]
    how = _How(lang, words, standard, options)
    if isinstance(sources, str) and not sources.strip():
        raise UsageError("the source is empty; give source text with lang=…, or the path of a file")
    if isinstance(sources, str) and lang is not None and not _is_path(sources):
        source = Source(lambda intact: how.compile_text(sources, intact), inlines=lang == "fortran")
        given: Any = sources
    else:
        paths = [Path(s) for s in ([sources] if isinstance(sources, (str, Path)) else _several(sources, "sources"))]
        source = Source(lambda intact: how.compile_files(paths, intact), inlines=any(map(how.is_fortran, paths)))
        given = [path.absolute() for path in paths]
    unit = source.unit(registered().symbols)
    ignored = ignored_pragmas(unit.messages)
    if ignored:
        warnings.warn(ignored, RuntimeWarning, stacklevel=2)
    again = partial(compile, given, lang=lang, flags=words, standard=standard, prototypes=prototypes, options=options)
    return Module(unit.name, source, options, declared, again)


def _several(given: Any, name: str) -> Sequence[str | Path]:
    """A list of words or paths. Raises :class:`UsageError` for anything else."""
    if isinstance(given, Iterable):
        found = list(given)
        if all(isinstance(each, (str, Path)) for each in found):
            return found
    raise UsageError(f"{name} is {given!r}; it must be a string, a path, or a list of these")


def _is_path(text: str) -> bool:
    return not any(c in text for c in "\n;{}()") and Path(text).exists()


def _read_prototypes(text: str) -> dict[str, _Prototype]:
    return parse_prototypes(text) if text.strip() else {}


@dataclass(frozen=True)
class _How:
    """How sources are compiled; what is ``intact`` has nothing inlined yet."""

    lang: str | None
    flags: list[str]
    standard: str | None
    options: Options

    def compile_text(self, text: str, intact: bool) -> Unit:
        """Source text, in the language that was named."""
        if self.lang == "fortran":
            return self._fortran(intact, text=text)
        if self.lang == "rust":
            return self._rust((), text)
        return self._c(text=text)

    def compile_files(self, paths: list[Path], intact: bool) -> Unit:
        """Files in any languages, linked into one module. Raises :class:`UsageError` for unknown ones."""
        modules = [p for p in paths if p.suffix in _IR_SUFFIXES]
        rest = [p for p in paths if p.suffix not in _IR_SUFFIXES]
        for path in rest:
            self._require_language(path)
        fortran = [p for p in rest if self.is_fortran(p)]
        rust = [p for p in rest if self._is_in("rust", RUST_SUFFIXES, p)]
        others = [p for p in rest if p not in fortran and p not in rust]
        units = [self._c(sources=others)] if others or not paths else []
        units += [self._fortran(intact, sources=fortran)] if fortran else []
        units += [self._rust(rust)] if rust else []
        units += [_load_module(path, self.options, self.flags) for path in modules]
        return units[0] if len(units) == 1 else _linked(units)

    def is_fortran(self, path: Path) -> bool:
        """Whether a file is compiled by flang, which inlines what is not to be intact."""
        return path.suffix not in _IR_SUFFIXES and self._is_in("fortran", FORTRAN_SUFFIXES, path)

    def _is_in(self, language: str, suffixes: frozenset[str], path: Path) -> bool:
        return self.lang == language if self.lang is not None else path.suffix in suffixes

    def _require_language(self, path: Path) -> None:
        if self.lang is not None:
            return
        if "{" in str(path) or "\n" in str(path):
            raise UsageError(f"this looks like source text, not a path; say {_LANGUAGES}")
        if path.is_dir():
            raise InputError(f"cannot read {path}: it is a directory; give its files")
        if path.suffix in (".so", ".o", ".a") or ".so." in path.name:
            raise UsageError(f"{path} has been compiled already; irad.load takes objects and libraries")
        if path.suffix not in _SUFFIXES:
            raise UsageError(
                f"the language of {path} is not known by its suffix (known: {', '.join(sorted(_SUFFIXES))}); "
                f"say {_LANGUAGES}"
            )

    def _c(self, **what: Any) -> Unit:
        return compile_c(
            **what, lang=self.lang, flags=self.flags, standard=self.standard, include=header_directory(),
            options=self.options,
        )  # fmt: skip

    def _fortran(self, intact: bool, **what: Any) -> Unit:
        return compile_fortran(
            **what, flags=self.flags, standard=self.standard, intact=intact, own_module=header_directory() / "irad.f90",
            options=self.options,
        )  # fmt: skip

    def _rust(self, paths: Sequence[Path], text: str | None = None) -> Unit:
        if self.standard:
            raise UsageError("standard= is not for Rust; give flags=['--edition=2021']")
        return compile_rust(paths, text=text, flags=self.flags, options=self.options)


def _linked(units: list[Unit]) -> Unit:
    whole = bitcode.link_bitcode([u.bitcode for u in units], [u.name for u in units])
    libraries = tuple(dict.fromkeys(library for u in units for library in u.libraries))
    sources = tuple(source for u in units for source in u.sources)
    level = max(u.level for u in units)
    return Unit(whole, units[0].name, units[0].language, sources, libraries=libraries, level=level)


def _load_module(path: Path, options: Options, flags: Sequence[str] = ()) -> Unit:
    """A module from a file, with the libraries that ``flags`` name and those that its language needs."""
    unit = bitcode.load(path)
    needed = standard_library(unit.bitcode, options) + cxx_library(unit.bitcode)
    return replace(unit, libraries=unit.libraries + part_flags(flags).libraries + needed)


def load(path: str | Path, *, prototypes: str = "", options: Options | None = None) -> Module:
    """Load a shared library, object or archive that carries its bitcode, or a ``.bc`` or ``.ll`` file.

    A shared library is loaded into the process, and its variables are used where they are. Raises
    :class:`irad.errors.InputError` for what cannot be read or carries no bitcode.
    """
    options = Options.given(options)
    path = Path(path)
    unit = loaded_images.load_shared(path) if _is_shared(path) else _load_module(path, options)
    again = partial(load, path.absolute(), prototypes=prototypes, options=options)
    return Module(unit.name, Source(lambda intact: unit), options, _read_prototypes(prototypes), again)


def _is_shared(path: Path) -> bool:
    return ".so" in path.suffixes or path.suffix == ".dylib"


def function_at(address: int, options: Options) -> Function:
    """The function at an address in a loaded library that carries its bitcode."""
    path, symbol = loaded_images.library_of_address(address)
    unit = loaded_images.load_shared(path)
    return Module(unit.name, Source(lambda intact: unit), options, {})[symbol]
