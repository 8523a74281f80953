"""Finding marked calls, and reading what they ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from irad.aot.marker_names import (
    MANNER_OF_MARKER,
    MARKERS,
    SETTING_OF_MARKER,
    is_foreign_marker,
    kind_of,
    mentions_marks,
    unknown_request,
    word_of,
)
from irad.aot.parallel_mode import Manner
from irad.errors import Diagnostic, DifferentiationError, raise_all
from irad.ir.debuginfo import DebugInfo
from irad.ir.instructions import Call, Instruction, Load
from irad.ir.module import Function, Module
from irad.ir.values import ConstExpr, ConstInt, GlobalRef, MetadataValue, Value

__all__ = ["MarkedCall", "MarkedCallError", "Settings", "find_marked_calls", "marker_of", "refuse_unknown"]

_STRING = re.compile(r'!"([^"]*)"')
_ALIAS = re.compile(r'@(?P<name>[-\w.$]+|"[^"]+") = .*\balias [^@]*@(?P<target>[-\w.$]+|"[^"]+")')


class MarkedCallError(DifferentiationError):
    """A call of ``__irad_autodiff`` or its like is written wrongly."""


_VALUED = ("width", "allocated", "tape")
_RESULTS = {
    "primal_return": ("autodiff", "fwddiff"),
    "noret": ("autodiff", "fwddiff"),
    "const_return": ("autodiff", "fwddiff", "augmentfwd", "reverse"),
    "active_return": ("autodiff", "augmentfwd", "reverse"),
    "dup_return": ("fwddiff",),
}
"""Markers that are about the result, and the calls in which they may stand."""


@dataclass(frozen=True)
class Settings:
    """What markers say of a call: `words` without a value, how many directions at once (`width`), how many bytes are
    there for the tape (`allocated`; None: it is handed over itself), and where it is."""

    words: frozenset[str] = frozenset()
    width: int = 1
    allocated: int | None = None
    tape: Value | None = None


@dataclass(eq=False)
class MarkedCall:
    """A call that is to be replaced: where it stands, what it asks for, and of which function."""

    call: Call
    within: Function
    kind: str
    target: Function
    hidden_result: bool
    """The caller passes the address for a struct that is returned (``sret``) as the first operand."""
    arguments: tuple[Value, ...]
    """The operands behind the function, markers of arguments included."""
    manner: Manner
    """What markers ask of the derivative as a whole."""
    settings: Settings = field(default_factory=Settings)


def find_marked_calls(
    module: Module, debug: DebugInfo, problems: list[DifferentiationError] | None = None
) -> list[MarkedCall]:
    """All marked calls of ``module``, in its order.

    Raises :class:`MarkedCallError` for one whose function is not known here, or enters it in ``problems``.
    """
    found = []
    for function in module.functions.values():
        if function.is_declaration or not (function.is_parsed or mentions_marks(function.body_text or "")):
            continue
        for call, kind in _calls(function):
            try:
                found.append(_read(module, debug, function, call, kind))
            except MarkedCallError as error:
                if problems is None:
                    raise
                problems.append(error)
    return found


def _calls(function: Function) -> Iterator[tuple[Call, str]]:
    for inst in function.instructions():
        kind = kind_of(inst.callee_name) if isinstance(inst, Call) else None
        if isinstance(inst, Call) and kind is not None:
            yield inst, kind


def refuse_unknown(module: Module, debug: DebugInfo) -> None:
    """Raise :class:`MarkedCallError` for the calls of functions that irad should know by their names, and does not."""
    problems = []
    for function in module.functions.values():
        if function.is_declaration or not (function.is_parsed or mentions_marks(function.body_text or "")):
            continue
        for inst in function.instructions():
            called = module.functions.get(inst.callee_name or "") if isinstance(inst, Call) else None
            name = unknown_request(called.name) if called is not None and called.is_declaration else None
            if name is not None:
                problems.append(problem(
                    debug,
                    inst,
                    f"unknown function '{name}'",
                    "names that begin with __irad_ or __enzyme_ are irad's, and it has none like this",
                    "use one that docs/c.md lists, or give the program a definition of it",
                ))
    raise_all(problems)


def _read(module: Module, debug: DebugInfo, function: Function, call: Call, kind: str) -> MarkedCall:
    hidden = bool(call.argument_attributes) and "sret" in call.argument_attributes[0]
    operands = call.operands[1:] if hidden else call.operands
    if not operands:
        raise problem(
            debug, call, "nothing to differentiate", "the call has no arguments", "pass a function first"
        )
    name = _function_name(module, operands[0])
    target = module.functions.get(name) if name else None
    if target is None:
        raise problem(
            debug,
            call,
            "cannot tell which function to differentiate",
            "the first argument is not the name of a function but is computed when the program runs",
            "pass the function itself, or make the one that contains this call static inline",
        )
    if target.is_declaration:
        raise problem(
            debug,
            call,
            f"cannot differentiate '{target.name}'",
            "its body is not in this program",
            "compile its source with irad cc too",
        )
    asked: set[str] = set()
    rest: list[Value] = []
    remaining = iter(operands[1:])
    settings = Settings()
    for operand in remaining:
        name = _marker_name(operand) or ""
        if name in MANNER_OF_MARKER:
            asked.add(MANNER_OF_MARKER[name])
        elif name in SETTING_OF_MARKER:
            settings = _set(debug, call, kind, settings, SETTING_OF_MARKER[name], remaining)
        else:
            rest.append(operand)
    manner = Manner(**dict.fromkeys(asked, True))
    return MarkedCall(call, function, kind, target, hidden, tuple(rest), manner, settings)


def _set(
    debug: DebugInfo, call: Call, kind: str, settings: Settings, word: str, remaining: Iterator[Value]
) -> Settings:
    """The settings with what one more marker says, and the value behind it where it has one."""
    if word not in _VALUED:
        if kind not in _RESULTS.get(word, (kind,)) or (word == "runtime_activity" and kind == "batch"):
            raise problem(
                debug,
                call,
                f"irad_{word} in a call of __irad_{kind}",
                "it says nothing of what this call returns",
                "leave it out",
            )
        return replace(settings, words=settings.words | {word})
    value = next(remaining, None)
    if word == "tape" and value is not None:
        return replace(settings, tape=value)
    if not isinstance(value, ConstInt) or value.value < 1:
        raise problem(
            debug,
            call,
            f"irad_{word} without a number",
            "the number must be known when the program is compiled",
            f"write a positive constant behind irad_{word}",
        )
    return replace(settings, width=value.value) if word == "width" else replace(settings, allocated=value.value)


def _function_name(module: Module, value: Value) -> str | None:
    """The function that a constant names, casts and aliases seen through."""
    if isinstance(value, ConstExpr) and value.opcode in ("bitcast", "addrspacecast"):
        return _function_name(module, value.operands[0])
    if not isinstance(value, GlobalRef):
        return None
    aliases = {m["name"].strip('"'): m["target"].strip('"') for m in map(_ALIAS.match, module.other) if m}
    return aliases.get(value.name, value.name)


def marker_of(value: Value) -> str | None:
    """ "const", "out", "dup", … when an operand is a marker.

    Markers are the extern variables of ``irad.h``, by value or by address, or strings of metadata.
    """
    name = _marker_name(value) or ""
    return word_of(name) if name in MARKERS else None


def foreign_marker(value: Value) -> str | None:
    """The name of an operand that looks like a marker and is none."""
    name = _marker_name(value)
    return name if name and is_foreign_marker(name) else None


def _marker_name(value: Value) -> str | None:
    if isinstance(value, MetadataValue):
        found = _STRING.fullmatch(value.text)
        return found[1] if found else None
    if isinstance(value, Load):
        value = value.pointer
    return value.name if isinstance(value, GlobalRef) else None


def problem(debug: DebugInfo, inst: Instruction, what: str, why: str, remedy: str) -> MarkedCallError:
    """The error about a marked call, with its source line, or its IR where there is no debug information."""
    from irad.ir.text.printer import print_instruction

    found = debug.location(inst.location)
    if found is None or not found.line:
        return MarkedCallError(
            Diagnostic(None, f"{what} (in {print_instruction(inst).strip()})", why, remedy)
        )
    return MarkedCallError(Diagnostic(found.location, what, why, remedy))
