"""Programs in two languages at once: the one that irad is given, and Python, which the oracle runs.

Every node carries a *target* text (C, Fortran or a Numba kernel) and an *oracle* text, with ``$0``, ``$1``… where
its parts go.  A generator says what a construct means by writing it down a second time, in terms of the numbers and
the memory of `tests.fuzz.numbers`, `tests.fuzz.memory` and `tests.fuzz.arrays`.  A generator that contradicts itself
is found out, because the compiled program's own results are compared with the oracle's first.

``@@`` in a target text stands for a prefix of global names, so that many programs can share a file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from .tree import Param


@dataclass(frozen=True)
class Ex:
    """An expression; ``ty`` is ``double``, ``float``, ``int``, ``bool`` or a name that only equal ones can replace."""

    ty: str
    target: str
    oracle: str
    parts: tuple[Ex, ...] = ()


@dataclass(frozen=True)
class Line:
    """A statement or declaration; an empty text is left out of that language."""

    target: str
    oracle: str
    parts: tuple[Ex, ...] = ()


@dataclass(frozen=True)
class Arm:
    """The head of a compound statement (or of its ``else``) and what is inside."""

    target: str
    oracle: str
    parts: tuple[Ex, ...]
    body: tuple[Stmt, ...]


@dataclass(frozen=True)
class Block:
    """A compound statement; ``end`` closes it in the target language."""

    arms: tuple[Arm, ...]
    end: str = ""


Stmt = Line | Block


@dataclass(frozen=True)
class Routine:
    """A function: the heads in both languages, the body, and what closes it in the target language."""

    name: str
    target: str
    oracle: str
    body: tuple[Stmt, ...]
    end: str = ""


@dataclass(frozen=True)
class Entry:
    """How the program is called: its symbol (with ``@@``), result type and parameters."""

    name: str
    ret: str
    params: tuple[Param, ...]


@dataclass(frozen=True)
class Program:
    """A whole program; ``n`` and ``m`` are what its integers are called with."""

    language: str
    seed: int
    preamble: tuple[Line, ...]
    routines: tuple[Routine, ...]
    main: Entry
    n: int
    m: int
    single: bool = False
    features: frozenset[str] = field(default=frozenset(), compare=False)

    def uses_float(self) -> bool:
        """Whether anything is computed in single precision."""
        return self.single


# --- text --------------------------------------------------------------------------------------------------
def fill(template: str, texts: list[str]) -> str:
    """``template`` with its ``$0``, ``$1``… replaced."""
    return re.sub(r"\$(\d)", lambda match: texts[int(match[1])], template)


def target_text(program: Program, prefix: str = "") -> str:
    """The program in the language under test."""
    lines = [text for part in program.preamble for text in _lines(part, "target", 0)]
    for routine in program.routines:
        lines += ["", routine.target, *_body(routine.body, "target", 1)]
        lines += [routine.end] if routine.end else []
    return "\n".join(lines).replace("@@", prefix) + "\n"


def oracle_text(program: Program) -> str:
    """The program in Python, for the oracle."""
    lines = [text for part in program.preamble for text in _lines(part, "oracle", 0)]
    for routine in filter(lambda r: r.oracle, program.routines):
        lines += ["", routine.oracle, *_body(routine.body, "oracle", 1), "    pass"]
    return "\n".join(lines) + "\n"


def _expression(ex: Ex, which: str) -> str:
    return fill(getattr(ex, which), [_expression(part, which) for part in ex.parts])


def _lines(node: Line | Arm, which: str, depth: int) -> Iterator[str]:
    text = fill(getattr(node, which), [_expression(part, which) for part in node.parts])
    for line in text.split("\n"):
        if line:
            yield "    " * depth + line


def _body(body: tuple[Stmt, ...], which: str, depth: int) -> Iterator[str]:
    for stmt in body:
        if isinstance(stmt, Line):
            yield from _lines(stmt, which, depth)
            continue
        for arm in stmt.arms:
            yield from _lines(arm, which, depth)
            yield from _body(arm.body, which, depth + 1)
            if which == "oracle":
                yield "    " * (depth + 1) + "pass"
        if which == "target" and stmt.end:
            yield "    " * depth + stmt.end


# --- shrinking ---------------------------------------------------------------------------------------------
LITERALS = {
    "c": {"double": "0.5", "float": "0.5f", "int": "1", "bool": "1"},
    "fortran": {"double": "0.5d0", "float": "0.5", "int": "1", "bool": ".true."},
    "numba": {"double": "0.5", "int": "1", "bool": "True"},
}
ORACLE_LITERALS = {"double": "dbl(0.5)", "float": "sng(0.5)", "int": "1", "bool": "True"}


def size(node: Any) -> int:
    """The number of nodes, a line of text counting as several."""
    match node:
        case tuple():
            return sum(map(size, node))
        case Ex():
            return 1 + size(node.parts)
        case Line():
            return 5 + size(node.parts)
        case Arm():
            return 5 + size(node.parts) + size(node.body)
        case Block():
            return size(node.arms)
        case Routine():
            return 5 + size(node.body)
        case Program():
            return size(node.preamble) + size(node.routines) + node.n + node.m
    return 0


def candidates(program: Program) -> Iterator[Program]:
    """Simpler programs, the boldest changes first.  Not all of them are legal: compiler and oracle will tell."""
    routines = program.routines
    for at in range(len(routines) - 1):
        yield replace(program, routines=routines[:at] + routines[at + 1 :])
    smaller = []
    for at, routine in enumerate(routines):
        for body in _simpler(routine.body, program.language):
            changed = replace(routine, body=body)
            smaller.append(replace(program, routines=(*routines[:at], changed, *routines[at + 1 :])))
    here = size(program)
    yield from sorted((p for p in smaller if size(p) < here), key=size)
    for at in range(len(program.preamble)):
        yield replace(program, preamble=program.preamble[:at] + program.preamble[at + 1 :])
    for name in ("n", "m"):
        if getattr(program, name) > 1:
            yield replace(program, **{name: getattr(program, name) - 1})
    yield from (p for p in smaller if size(p) == here)


def _simpler(node: Any, language: str) -> Iterator[Any]:
    """Every tree that one simplification at or below ``node`` gives."""
    if isinstance(node, tuple):
        yield from _simpler_tuple(node, language)
        return
    if isinstance(node, Ex):
        yield from (part for part in node.parts if part.ty == node.ty)
        literal = LITERALS[language].get(node.ty)
        if literal is not None and node.target != literal:
            yield Ex(node.ty, literal, ORACLE_LITERALS[node.ty])
    elif isinstance(node, Block):
        for at in range(1, len(node.arms)):
            yield replace(node, arms=node.arms[:at] + node.arms[at + 1 :])
    for part in ("parts", "body", "arms"):
        for changed in _simpler(getattr(node, part, ()), language):
            yield replace(node, **{part: changed})


def _simpler_tuple(parts: tuple, language: str) -> Iterator[tuple]:
    if parts and isinstance(parts[0], Line | Block):
        half = len(parts) // 2
        if half > 1:
            yield from (parts[half:], parts[:half])
        for at, part in enumerate(parts):
            yield parts[:at] + parts[at + 1 :]
            for arm in part.arms if isinstance(part, Block) else ():
                yield parts[:at] + arm.body + parts[at + 1 :]
    for at, part in enumerate(parts):
        for changed in _simpler(part, language):
            yield (*parts[:at], changed, *parts[at + 1 :])
