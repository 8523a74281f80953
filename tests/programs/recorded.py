"""Calls of derivatives that were compiled just in time, to be run again by programs of their own.

A `Recorder` keeps, of each call, the module that the just-in-time compiler got, and the memory that was handed to it.
It makes of them one module and one C file, which does the same calls. So what looks at whole programs (ThreadSanitizer)
can look at the gradients of all languages.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import cffi
import llvmlite.binding as llvm
import numpy as np
import pytest

from irad.api import session
from irad.api.calling import marshal, stops
from irad.api.pointer import Gradient
from irad.backend.jit import JitLibrary
from irad.cli.embed import embed_runtime
from irad.frontends.bitcode import link_bitcode
from irad.options import Options
from tests.programs.openmp_team import team

_ffi = cffi.FFI()
_C_TYPES = {"ptr": "void *", "double": "double", "float": "float", "i1": "bool", "void": "void",
            **{f"{s}{n}": f"{'u' * (s == 'u')}int{n}_t" for s in "iu" for n in (8, 16, 32, 64)}}  # fmt: skip
_DTYPES = {"double": np.float64, "float": np.float32, "i32": np.int32, "i64": np.int64}
_ALIGNMENT = 64


class _Library(JitLibrary):
    """Compiled code that remembers what it was made of."""

    def __init__(self, ir: Any, **settings: Any) -> None:
        self.module = str(ir)
        self.base = next((k for k in settings["keep"] if isinstance(k, _Library)), None)
        super().__init__(ir, **settings)


@dataclass
class _Memory:
    """Memory that a call was handed: where it was, what it held, and as what it is to be read afterwards."""

    start: int
    before: bytes
    array: np.ndarray | None = None
    """None for memory that may hold pointers."""
    after: np.ndarray | None = None
    place: int = 0
    """Where it is in the program."""

    def holds(self, address: int) -> bool:
        return self.start <= address < self.start + len(self.before)


@dataclass
class _Call:
    library: _Library
    symbol: str
    parameters: tuple[str, ...]
    result: str
    passed: list[Any] = field(default_factory=list)
    memory: list[_Memory] = field(default_factory=list)


class Recorder:
    """Keeps the calls that are made through it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.names: list[str] = []
        self._calls: list[_Call] = []
        self._libraries: list[_Library] = []
        self._arrays: list[np.ndarray] = []
        self._bind = marshal.bind
        patch.setattr(session, "_programs", OrderedDict())
        patch.setattr(session, "_bases", WeakValueDictionary())
        patch.setattr(session, "JitLibrary", self._make)
        patch.setattr(stops, "bind", self._bound)

    def _make(self, ir: Any, **settings: Any) -> _Library:
        made = _Library(ir, **settings)
        self._libraries.append(made)
        return made

    def _bound(self, address: int, parameters: tuple[str, ...], result: str) -> Any:
        function = self._bind(address, parameters, result)
        made_here = ((x, n) for x in self._libraries for n in x.names if x.address(n) == address)
        library, symbol = next(made_here, (None, ""))
        if library is None:  # the run-time library's
            return function

        def call(*passed: Any) -> Any:
            made = _Call(library, symbol, parameters, result, list(passed), self._memory_of(passed))
            found = function(*passed)
            for memory in made.memory:
                memory.after = None if memory.array is None else memory.array.copy()
            if result != "void":
                value = np.array([found], _DTYPES[result])
                made.memory.append(_Memory(0, bytes(value.nbytes), value, value))
            self._calls.append(made)
            return found

        return call

    def call(self, name: str, gradient: Gradient, *args: Any, threads: int) -> Any:
        """Call a derivative, once, by a team of so many threads; `name` is for messages."""
        self._arrays = [a for a in args if isinstance(a, np.ndarray)]
        before = len(self._calls)
        with team(threads):
            found = gradient(*args)
        assert len(self._calls) == before + 1
        self.names.append(name)
        return found

    def _memory_of(self, passed: tuple[Any, ...]) -> list[_Memory]:
        """The arrays that were given, and what irad made for the call (descriptors, room for results)."""
        found = []
        for array in self._arrays:
            low, high = np.lib.array_utils.byte_bounds(array)
            whole = np.frombuffer(_ffi.buffer(_ffi.cast("char *", low), high - low), array.dtype)
            found.append(_Memory(low, whole.tobytes(), whole))
        for value in passed:
            if isinstance(value, _ffi.CData) and _ffi.typeof(value).kind == "array":
                start = int(_ffi.cast("uintptr_t", value))
                if not any(m.holds(start) for m in found):
                    buffer = _ffi.buffer(value)
                    numbers = np.frombuffer(buffer, float) if "double" in _ffi.typeof(value).cname else None
                    found.append(_Memory(start, bytes(buffer), numbers))
        return found

    # the program

    def module(self, options: Options) -> llvm.ModuleRef:
        """All that was called, as one module in which the functions are `call_0`, `call_1` and so on, and irad's
        runtime."""
        parts = []
        for number, call in enumerate(self._calls):
            base = [] if call.library.base is None else [call.library.base.module]
            texts = [call.library.module, *base]
            whole = llvm.parse_assembly("")
            for text in reversed(texts):
                whole.link_in(llvm.parse_assembly(text))
            for value in (*whole.functions, *whole.global_variables):
                if value.name == call.symbol:
                    value.name = f"call_{number}"
                elif not value.is_declaration and not value.name.startswith("llvm."):
                    value.linkage = llvm.Linkage.internal
            parts.append(whole.as_bitcode())
        return embed_runtime(llvm.parse_bitcode(link_bitcode(parts, self.names)), options)

    def driver(self, folder: Path, threads: int) -> Path:
        """A C program's main function, which does the calls and writes what they have left to a file in the folder."""
        size = 0
        for memory in self._memory():
            memory.place = size
            size += math.ceil((len(memory.before) + 1) / _ALIGNMENT) * _ALIGNMENT
        image, pointers = bytearray(size), []
        for memory in self._memory():
            image[memory.place : memory.place + len(memory.before)] = memory.before
        for call in self._calls:
            pointers += [p for m in call.memory if m.array is None for p in _pointers(m, call.memory)]
        (folder / "memory.bin").write_bytes(image)
        source = folder / "driver.c"
        source.write_text(_DRIVER.format(
            size=size,
            threads=threads,
            declarations="".join(_declaration(n, c) for n, c in enumerate(self._calls)),
            pointers="".join(f"    *(char **)(memory + {at}) = memory + {to};\n" for at, to in pointers),
            calls="".join(f"    {_statement(n, c)};\n" for n, c in enumerate(self._calls)),
        ))  # fmt: skip
        return source

    def left(self, folder: Path) -> Iterator[tuple[str, np.ndarray, np.ndarray]]:
        """What the program's calls have left in each array, and what the recorded ones did."""
        image = (folder / "left.bin").read_bytes()
        for name, call in zip(self.names, self._calls, strict=True):
            for memory in call.memory:
                if memory.after is not None:
                    yield name, np.frombuffer(image, memory.after.dtype, memory.after.size, memory.place), memory.after

    def _memory(self) -> Iterator[_Memory]:
        for call in self._calls:
            yield from call.memory


_DRIVER = """#include <omp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static _Alignas(64) char memory[{size}];
{declarations}
static int file(const char *name, int write)
{{
    FILE *stream = fopen(name, write ? "wb" : "rb");
    if (!stream)
        return 1;
    size_t done = write ? fwrite(memory, 1, sizeof memory, stream) : fread(memory, 1, sizeof memory, stream);
    return fclose(stream) || done != sizeof memory;
}}

int64_t copies_limit;

int main(int count, char **words)
{{
    if (file("memory.bin", 0))
        return 1;
    copies_limit = atol(words[1]);
{pointers}    omp_set_num_threads({threads});
    omp_set_max_active_levels(2);
{calls}    return file("left.bin", 1);
}}
"""


def _pointers(memory: _Memory, others: list[_Memory]) -> Iterator[tuple[int, int]]:
    """Where there are pointers to other memory in a descriptor, and whither they lead."""
    for i, word in enumerate(np.frombuffer(memory.before[: len(memory.before) // 8 * 8], np.int64).tolist()):
        for other in others:
            if other.holds(word):
                yield memory.place + 8 * i, other.place + word - other.start


def _declaration(number: int, call: _Call) -> str:
    types = ", ".join(_C_TYPES[p] for p in call.parameters) or "void"
    return f"extern {_C_TYPES[call.result]} call_{number}({types});\n"


def _statement(number: int, call: _Call) -> str:
    values = (_value(v, p, call.memory) for v, p in zip(call.passed, call.parameters, strict=True))
    text = f"call_{number}({', '.join(values)})"
    if call.result == "void":
        return text
    return f"*({_C_TYPES[call.result]} *)(memory + {call.memory[-1].place}) = {text}"


def _value(value: Any, parameter: str, memory: list[_Memory]) -> str:
    if parameter != "ptr":
        return float(value).hex() if parameter in ("double", "float") else str(int(value))
    address = int(_ffi.cast("uintptr_t", value))
    if address == 0:
        return "0"
    place = next(m.place + address - m.start for m in memory if m.holds(address))
    return f"memory + {place}"
