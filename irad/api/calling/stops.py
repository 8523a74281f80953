"""What compiled code comes upon while it runs and cannot differentiate: Python raises it (see ``csrc/stop.h``).

Code that may stop has two forms. One is called from Python, by :func:`raising`. The other has the address that is given
to others: a stop in it ends the program, since nobody would ask whether there was one.
"""

from __future__ import annotations

import ctypes
import re
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, NoReturn

from irad import runtime
from irad.api.calling.marshal import bind, ffi
from irad.api.compiled import Compiled, is_long
from irad.backend import openmp
from irad.backend.strip_mining import MARK
from irad.errors import Diagnostic, DifferentiationError, Location
from irad.ir import types as T
from irad.ir.module import Function
from irad.options import Options

__all__ = [
    "Stopped", "attempted", "heard", "may_stop", "raise_stop", "raising", "stop_checker", "stopped_address",
    "stops_in_teams", "team_functions",
]  # fmt: skip

_STOPS = re.compile(r"\bcall (?:void @irad_(?:stop|require_own|extent_outside|end_adoption)\(|[^\n@]*@irad_la_)")
_STOPPING = ("@irad_stop(", "@irad_require_own(", "@irad_extent_outside(", "@irad_end_adoption(", "@irad_la_")
_LOOKS = re.compile(r"\bcall (?:ptr @irad_tape_grow|i64 @irad_look|void @irad_look_at_stack)\(")
_LOOKING = ("@irad_tape_grow(", "@irad_look(", "@irad_look_at_stack(")
_OUT_OF_MEMORY, _INTERRUPTED, _RECURSION = "irad: out of memory", "irad: interrupted", "irad: recursion"
_MORE_STACK = "set 'ulimit -s' before Python starts, or threading.stack_size before the thread that calls it"
_PYTHON = ("PyGILState_Ensure", "PyErr_CheckSignals", "PyErr_Fetch", "PyGILState_Release")
_ATTEMPT = "irad_attempt"
_MESSAGE = re.compile(r"(?:(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): )?error: (?P<text>.*)", re.DOTALL)

_FORK, _BARRIER, _COUNT = "__kmpc_fork_call", "__kmpc_barrier", "omp_get_num_threads"
_SHARES = {f"__kmpc_dispatch_next_{kind}": f"irad_stop_next_{kind}" for kind in ("4", "4u", "8", "8u")}
_CALLED = re.compile(r"^(?!declare ).*@(__kmpc_\w+)", re.MULTILINE)
_HARMLESS = re.compile(
    rf"{_FORK}|{_BARRIER}"
    r"|__kmpc_(?:global_thread_num|push_\w+|for_static_\w+|dispatch_\w+|single|end_single|master|end_master|masked|end_masked|flush"
    r"|threadprivate_\w+)"
)
"""Functions of OpenMP's library that do not mind when a thread that has called them leaves its region, and in which
none waits for another."""


class Stopped(DifferentiationError):
    """What compiled code of this thread has stopped for last."""

    def __init__(self, diagnostic: Diagnostic | None = None) -> None:
        super().__init__(diagnostic or _last())


def _text() -> str:
    said = bind(runtime.symbols()["irad_last_stop"], (), "ptr")()
    return ffi.string(ffi.cast("char *", said)).decode(errors="replace") if said else "a derivative was stopped"


def _last() -> Diagnostic:
    """What the thread's last message says: ``file:line:column: error: what; why; remedy``, or less of it."""
    text = _text()
    if "numba" in sys.modules:
        from irad.frontends.numba.exceptions import raised_in

        text = raised_in(text)
    found = _MESSAGE.fullmatch(text)
    if found is None:
        return Diagnostic(None, text)
    where = Location(found["file"], int(found["line"]), int(found["column"])) if found["file"] else None
    return Diagnostic(where, *found["text"].split("; ", 2))


def may_stop(text: str) -> bool:
    """Whether the IR of a module has a call that may stop: for memory, or for a signal, among others."""
    if stops_in_teams(text) or MARK in text:
        return True
    return any(name in text for name in _LOOKING) and _LOOKS.search(text) is not None


def stops_in_teams(text: str) -> bool:
    """Whether the IR of a module has a call that may stop and is not rare enough to end the program where it does so in
    the threads of a region."""
    return any(name in text for name in _STOPPING) and _STOPS.search(text) is not None


class _Python(ctypes.Structure):
    """``struct irad_python``."""

    _fields_ = [(name, ctypes.c_void_p) for name in (*_PYTHON, "main_thread")]


@cache
def stop_checker() -> tuple[Any, Any]:
    """The function that says whether there was a stop; and what leads to a number that is zero as long as there was
    none in this process, which is faster to ask for. From the first time on signals are a reason for one."""
    functions = [ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value for name in _PYTHON]
    python = _Python(*functions, threading.main_thread().ident)
    _call_runtime("irad_stop_for_signals", python)
    ever = bind(runtime.symbols()["irad_ever_stopped"], (), "ptr")()
    return bind(stopped_address(), (), "ptr"), ffi.cast("int32_t *", ever)


def _call_runtime(name: str, argument: Any) -> None:
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(runtime.symbols()[name])(ctypes.addressof(argument))


def raise_stop() -> NoReturn:
    """Raise what the thread's last stop is about."""
    text = _text()
    if text.startswith(_OUT_OF_MEMORY):
        raise MemoryError(text.removeprefix("irad: "))
    if text.startswith(_RECURSION):
        raise RecursionError(f"{text.removeprefix('irad: ')}; {_MORE_STACK}")
    if text.startswith(_INTERRUPTED):
        exception = (ctypes.c_void_p * 3)()
        _call_runtime("irad_stop_raised", exception)
        if exception[0]:
            ctypes.pythonapi.PyErr_Restore(*map(ctypes.c_void_p, exception))  # ctypes raises what is set
        raise KeyboardInterrupt
    raise Stopped


def stopped_address() -> int:
    """The function that says whether the thread's last attempt was stopped."""
    return runtime.symbols()["irad_stopped"]


def raising(function: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled function of the form that Python calls; a call raises :class:`DifferentiationError` where it stops,
    ``MemoryError`` where there is no memory for its tape, ``RecursionError`` where the stack is too small, and what a
    signal's handler raises."""
    stopped, ever = stop_checker()

    def call(*args: Any) -> Any:
        result = function(*args)
        if ever[0] and stopped():
            raise_stop()
        return result

    return call


def heard(compiled: Compiled) -> tuple[Callable[..., Any], str]:
    """What Python calls of a derivative, and the LLVM type of what that returns ("void": it stores its results)."""
    entry, long = compiled.heard, compiled.long
    stores = entry.stores_results
    parameters = (*entry.parameters, "ptr") if stores else entry.parameters
    returned = "void" if stores or not entry.results else entry.results[0]

    def made() -> Callable[..., Any]:
        function = bind(compiled.heard_address, parameters, returned)
        return raising(function) if compiled.stops else function

    if long is None:
        return made(), returned
    short = cache(made)
    has_many = is_long(parameters, long.turns)
    bound = cache(lambda: raising(bind(long.address, parameters, returned)))

    def call(*args: Any) -> Any:
        return (bound() if has_many(args) else short())(*args)

    return call, returned


def attempted(functions: Sequence[tuple[Function, bool]]) -> tuple[list[Function], str]:
    """Functions that call others so that a stop is heard, or else (False) ends the program; and their text. One that
    was stopped returns zeros."""
    made = [_attempted(function, heard) for function, heard in functions]
    text = "".join(text for _, text in made)
    return [function for function, _ in made], f"\ndeclare i32 @{_ATTEMPT}(ptr, ptr, i32)\n{text}"


def _attempted(function: Function, heard: bool) -> tuple[Function, str]:
    symbol = f"{function.name}.{'heard' if heard else 'alone'}"
    result, arguments = function.result, function.arguments
    kinds = [*function.type.params, *([] if result.is_void else [result])]
    frame = f"{{ {', '.join(map(str, kinds))} }}"
    places = [f"%p{i} = getelementptr inbounds {frame}, ptr %frame, i32 0, i32 {i}" for i in range(len(kinds))]
    given = ", ".join(f"{a.type} {a.attributes} %a{i}" for i, a in enumerate(arguments))
    call = f"call {result} @{T.quoted(function.name)}({given})"
    body = [*places, *(f"%a{i} = load {a.type}, ptr %p{i}" for i, a in enumerate(arguments))]
    last = f"{result} %r, ptr %p{len(arguments)}"
    body += [call, "ret void"] if result.is_void else [f"%r = {call}", f"store {last}", "ret void"]
    lines = [f"%frame = alloca {frame}", f"store {frame} zeroinitializer, ptr %frame", *places]
    lines += [f"store {a.type} %a{i}, ptr %p{i}" for i, a in enumerate(arguments)]
    lines.append(f"%stopped = call i32 @{_ATTEMPT}(ptr @{T.quoted(f'{symbol}.body')}, ptr %frame, i32 {int(heard)})")
    lines += ["ret void"] if result.is_void else [f"%r = load {last.replace(' %r', '')}", f"ret {result} %r"]
    text = (
        f"\ndefine {result} @{T.quoted(symbol)}({given}) nounwind {{\n  {_lines(lines)}\n}}\n"
        f"define internal void @{T.quoted(f'{symbol}.body')}(ptr %frame) nounwind {{\n  {_lines(body)}\n}}\n"
    )
    return Function(symbol, function.type, arguments, module=function.module), text


def _lines(instructions: Sequence[str]) -> str:
    return "\n  ".join(instructions)


def team_functions(text: str, elsewhere: Iterable[str], options: Options) -> dict[str, int]:
    """The addresses of functions that run parallel regions so that a stop in one of their threads ends the region, for
    a module that calls functions of other modules, which want some functions from ``elsewhere``."""
    called = {*_CALLED.findall(text), *(name for name in elsewhere if name.startswith("__kmpc_"))}
    if called.isdisjoint({_FORK, _BARRIER}):
        return {}
    library, own = openmp.find_openmp(options), runtime.symbols()
    for tell, names in (("irad_stop_know", (_FORK, _BARRIER, _COUNT)), ("irad_stop_know_shares", _SHARES)):
        addresses = [library.address(name) or 0 for name in names]
        bind(own[tell], ("i64",) * len(addresses), "void")(*addresses)
    whole = "" if all(_HARMLESS.fullmatch(name) for name in called) else "_whole"
    shares = {name: own[ours] for name, ours in _SHARES.items()}
    return {_FORK: own[f"irad_stop_fork{whole}"], _BARRIER: own["irad_stop_barrier"], **shares}
