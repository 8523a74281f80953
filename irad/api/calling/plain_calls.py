"""Calls of compiled code with plain arguments, which need few checks.

Floats, whole numbers, and C-contiguous arrays of the right type whose memory is disjoint are what most calls pass. For
them a function is written in Python's own text, as :mod:`dataclasses` does: each argument's checks in a line or two,
and nothing that depends on the kernel alone. It hands back :data:`OTHER`, without having run anything, for all that it
does not know; the caller then goes the general way, which has the messages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np
from _cffi_backend import cast, from_buffer  # type: ignore[import-untyped]

from irad.api.calling.marshal import FRESH, VOID_POINTER, ffi, touch
from irad.api.calling.stops import raise_stop, stop_checker
from irad.api.kernels.signature import Argument

__all__ = ["OTHER", "PlainCall"]

OTHER = object()
"""What a call with other arguments hands back."""

_BYTES = ffi.typeof("char[]")
_WORD = ffi.typeof("uintptr_t")


@dataclass
class PlainCall:
    """Writes the function for one derivative.

    Parameters
    ----------
    function
        Makes the compiled code, as cffi calls it, when the first call needs it.
    namespace
        What else the text names.

    `parameters` are those of the function that is written, `passed` what compiled code takes, `checks` the lines in
    front of the call, `behind` those that follow it. `spans` are the pieces of memory: a name, and whether it is
    written to; `doubled` those that have shadows, `addresses` those that may come as addresses, of unknown size.
    `kept`: rows of addresses in global variables, none of which may lie there.
    """

    function: Callable[[], Callable[..., Any]]
    namespace: dict[str, Any] = field(default_factory=dict)
    parameters: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    checks: list[str] = field(default_factory=list)
    behind: list[str] = field(default_factory=list)
    spans: list[tuple[str, bool]] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    addresses: set[str] = field(default_factory=set)
    kept: Sequence[np.ndarray] = ()
    stops: bool = False
    """Whether the compiled code is to be asked whether it was stopped."""
    limit: int | None = None
    """For integers and lengths from which on other code is called."""
    many: Callable[[Sequence[Any]], bool] | None = None
    """Whether other code is called for what compiled code is given."""
    loose: bool = False
    """Whether pointers to structs may be addresses: then the compiled code supposes nothing of where they lead."""

    def __post_init__(self) -> None:
        self.namespace |= {
            "OTHER": OTHER, "ndarray": np.ndarray, "from_buffer": from_buffer,
            "zeros": np.zeros, "touch": touch, "BYTES": _BYTES, "WORD": _WORD, "cast": cast, "kept": self.kept,
            "POINTER": VOID_POINTER, "many": self.many,
            "unfit": (ValueError, TypeError, BufferError),
        }  # fmt: skip
        if self.stops:
            stopped, ever = stop_checker()
            self.namespace |= {"stopped": stopped, "ever": ever, "raise_stop": raise_stop}

    def add(self, argument: Argument, doubled: bool, fresh: bool) -> bool:
        """Take one argument of the kernel, and behind it its shadow or tangent where it is doubled; of a fresh one the
        shadow is made here. False where there is no plain form of it."""
        name = self._parameter()
        if argument.kind == "float" and argument.dtype in (np.float64, np.float32):
            names = [name, self._parameter()] if doubled else [name]
            self.checks += [f"if type({n}) is not float: return OTHER" for n in names]
            self.passed += names
            return True
        if argument.kind == "int" and argument.dtype is not None and not doubled:
            limits = np.iinfo(argument.dtype)
            high = limits.max if limits.min else limits.max >> 1  # above, numbers are taken as signed ones
            self.checks.append(f"if type({name}) is not int or not {limits.min} <= {name} <= {high}: return OTHER")
            if self.limit is not None:
                self.checks.append(f"if not {-self.limit} < {name} < {self.limit}: return OTHER")
            self.passed.append(name)
            return True
        if argument.kind not in ("pointer", "array") or (argument.kind == "pointer" and argument.unit):
            return False
        if argument.dtype is None and argument.kind == "pointer" and not fresh:
            self._add_struct(argument, name, doubled)
            return True
        if argument.dtype is None or argument.dtype.kind not in "fciu":
            return False
        self._add_array(argument, name, doubled, fresh)
        return True

    def _parameter(self) -> str:
        self.parameters.append(f"a{len(self.parameters)}")
        return self.parameters[-1]

    def _add_array(self, argument: Argument, name: str, doubled: bool, fresh: bool) -> None:
        dtype = f"{name}_dtype"
        self.namespace[dtype] = argument.dtype
        self.checks.append(f"if type({name}) is not ndarray or {name}.dtype != {dtype}: return OTHER")
        if self.limit is not None and argument.kind == "array":
            self.checks.append(f"if {name}.size >= {self.limit}: return OTHER")
        self._add_memory(name, argument.written, argument.written)
        self.doubled += [name] * doubled
        if doubled and fresh:
            self.checks += [f"d{name} = zeros({name}.shape, {dtype})", f"if d{name}.nbytes >= {FRESH}: touch(d{name})"]
            self.passed.append(f"from_buffer(BYTES, d{name})")
        elif doubled:
            shadow = self._parameter()
            self.checks.append(
                f"if type({shadow}) is not ndarray or {shadow}.dtype != {dtype} or {shadow}.shape != {name}.shape: "
                "return OTHER"
            )
            self._add_memory(shadow, True, True)
        if argument.kind == "array":
            self.passed += [f"*{name}.shape"] + [f"*{name}.strides"] * (argument.spec.layout == "A")

    def _add_struct(self, argument: Argument, name: str, doubled: bool) -> None:
        """A pointer to what is no row of numbers: an array of any type; or, where pointers are loose, an address."""
        names = [name, self._parameter()] if doubled else [name]
        allowed = "not in (ndarray, int)" if self.loose else "is not ndarray"
        self.checks += [f"if type({n}) {allowed}: return OTHER" for n in names]
        if argument.to_pointers:
            self.checks += [f"if type({n}) is ndarray and {n}.dtype.kind in 'fc': return OTHER" for n in names]
        if doubled:
            unlike = f"{name}.shape != {names[1]}.shape"
            if self.loose:
                unlike = f"type({names[1]}) is not type({name}) or (type({name}) is ndarray and {unlike})"
            self.checks.append(f"if {unlike}: return OTHER")
            self.doubled.append(name)
        self._add_memory(name, argument.written and not argument.const, argument.written, self.loose)
        if doubled:
            self._add_memory(names[1], True, True, self.loose)

    def _add_memory(self, name: str, writable: bool, written: bool, loose: bool = False) -> None:
        taken = f"from_buffer(BYTES, {name}, {writable})"
        if loose:
            taken = f"cast(POINTER, {name}) if type({name}) is int else {taken}"
            self.addresses.add(name)
        self.checks += [f"try: m{name} = {taken}", "except unfit: return OTHER"]
        self.passed.append(f"m{name}")
        self.spans.append((name, written))

    def require_an_address(self) -> bool:
        """Leave calls without any address to others; False where there can be none."""
        given = " and ".join(f"type({name}) is not int" for name in sorted(self.addresses))
        self.checks.append(f"if {given}: return OTHER")
        return bool(given)

    def text(self, returned: str) -> str:
        """The function's text; `returned` is what it makes of ``found``, the result of the compiled code."""
        lines = [f"{', '.join(self.parameters)}{',' * (len(self.parameters) == 1)} = args" if self.parameters else ""]
        lines += self.checks
        pairs = [(a, b) for (a, wa), (b, wb) in combinations(self.spans, 2) if wa or wb]
        led_to = self.doubled if self.kept else []
        for name in sorted({n for pair in pairs for n in pair} | set(led_to)):
            size = f"({name}.nbytes if type({name}) is ndarray else 0)" if name in self.addresses else f"{name}.nbytes"
            lines += [f"s{name} = int(cast(WORD, m{name}))", f"e{name} = s{name} + {size}"]
        lines += [f"if s{a} < e{b} and s{b} < e{a}: return OTHER" for a, b in pairs]
        if led_to:
            within = " or ".join(f"s{name} <= p < e{name}" for name in led_to)
            lines.append(f"if any({within} for row in kept for p in row.tolist()): return OTHER")
        given = ", ".join(self.passed)
        if self.many is not None:
            lines += [f"given = ({given},)", "if many(given): return OTHER"]
            given = "*given"
        lines.append(f"found = function({given})")
        lines += ["if ever[0] and stopped(): raise_stop()"] if self.stops else []
        lines += [*self.behind, f"return {returned}"]
        head = f"def call(args, seed):\n    if len(args) != {len(self.parameters)}: return OTHER\n"
        return head + "".join(f"    {line}\n" for line in lines if line)

    def made(self, returned: str) -> Callable[[tuple[Any, ...], Any], Any]:
        """The function: of a tuple of arguments, and a seed."""
        space = dict(self.namespace)

        def first(*args: Any) -> Any:
            space["function"] = self.function()
            return space["function"](*args)

        space["function"] = first
        exec(self.text(returned), space)
        call: Callable[[tuple[Any, ...], Any], Any] = space["call"]
        return call
