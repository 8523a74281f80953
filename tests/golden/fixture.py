"""Fixtures: IR or C with comment lines that say what is asked and what must hold.

    ; REQUEST: f dup const active -> active noalias    the activities, the result's, and other settings
    ; FACT: keep %x in a slot: …                       a line of `facts` of the plan ({{…}}: an expression)
    ; NO-FACT: keep %x                                 no such line begins like this
    ; CHECK: fmul double                               in the derivative's text, in this order
    ; CHECK-NOT: call                                  not between its neighbours
    ; OPT: …, OPT-NOT: …                               the same of the optimised derivative
    ; SHAPE: loops == 1 and loads == 0                 counts in the optimised derivative (`facts.shape`)
    ; REFUSES: cannot tell what                      no derivative is made, and these words are said
    ; RUN: f(2.0) grad == 12.0                         a call and what its gradient must be; see `_parse_run`
    ; NO-SLOPE: rounding makes steps                   why differences of the primal cannot confirm that

A C fixture has the same lines behind `//`, and may say `// FLAGS: -O1`. IR is taken as it stands.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tests.support import canonical, prepare_c

_LINE = re.compile(r"^\s*(?:;|//)\s*([A-Z][A-Z-]*):\s*(.*?)\s*$")
_REQUEST_WORDS = ("noalias", "primal", "split", "strong_zero")
_CHECKS = ("CHECK", "CHECK-NOT", "OPT", "OPT-NOT")


@dataclass(frozen=True)
class Line:
    """One directive of a fixture."""

    kind: str
    text: str
    number: int


@dataclass(frozen=True)
class Request:
    """What a fixture asks: `overwritten` are positions, in split mode."""

    function: str
    activities: tuple[str, ...]
    active_result: bool
    words: frozenset[str] = frozenset()
    overwritten: frozenset[int] = frozenset()

    @property
    def mode(self) -> str:
        return "split" if "split" in self.words else "gradient"


@dataclass(frozen=True)
class Run:
    """A call and its gradient: values per argument, the shadows before it, and what must come out.

    `expected` has an entry per argument that has a derivative: a number, or what the shadow holds afterwards.
    """

    values: tuple[Any, ...]
    shadows: tuple[Any, ...]
    expected: tuple[Any, ...]
    line: Line


@dataclass(frozen=True)
class Fixture:
    """A fixture's file, cut into its parts."""

    path: Path
    lines: tuple[Line, ...]
    request: Request
    runs: tuple[Run, ...] = field(default=())

    @property
    def text(self) -> str:
        """The IR that is differentiated."""
        source = self.path.read_text(encoding="utf-8")
        if self.path.suffix == ".ll":
            return canonical(source)
        flags = [f for line in self.of("FLAGS") for f in line.text.split()]
        return prepare_c(source, flags or ["-O2"])

    def of(self, *kinds: str) -> list[Line]:
        """The lines of some kinds, in order."""
        return [line for line in self.lines if line.kind in kinds]


def read(path: Path) -> Fixture:
    """Read a fixture. Raises ValueError for directives that cannot be understood."""
    lines = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        match = _LINE.match(text)
        if match is not None:
            lines.append(Line(match[1], match[2], number))
    known = {"REQUEST", "FACT", "NO-FACT", "SHAPE", "RUN", "REFUSES", "NO-SLOPE", "FLAGS", *_CHECKS}
    unknown = [line for line in lines if line.kind not in known]
    if unknown:
        raise ValueError(f"{path.name}:{unknown[0].number}: unknown directive {unknown[0].kind}")
    requests = [line for line in lines if line.kind == "REQUEST"]
    if len(requests) != 1 or len(lines) < 2:
        raise ValueError(f"{path.name}: one REQUEST, and something to check, are wanted")
    asked = _parse_request(requests[0].text)
    runs = tuple(_parse_run(line) for line in lines if line.kind == "RUN")
    return Fixture(path, tuple(lines), asked, runs)


def _parse_request(text: str) -> Request:
    before, _, after = text.partition("->")
    function, *activities = before.split()
    words = after.split()
    overwritten = frozenset(int(w) for w in words if w.isdigit())
    result = words.pop(0) if words else "void"
    chosen = frozenset(w for w in words if not w.isdigit())
    if result not in ("active", "const", "void") or not chosen <= set(_REQUEST_WORDS):
        raise ValueError(f"REQUEST: {text}")
    return Request(function, tuple(activities), result == "active", chosen, overwritten)


@dataclass(frozen=True)
class _Array:
    """An array argument; `shadow` is None where it has none."""

    values: np.ndarray
    shadow: np.ndarray | None


def _array(dtype: Any) -> Any:
    def make(*values: float) -> _Array:
        return _Array(np.array(values, dtype), None)

    return make


def _dup(dtype: Any) -> Any:
    def make(values: list[float], shadow: list[float] | None = None) -> _Array:
        found = np.array(values, dtype)
        return _Array(found, np.zeros_like(found) if shadow is None else np.array(shadow, dtype))

    return make


def _parse_run(line: Line) -> Run:
    """`f(2.0, dup([1.0, 2.0], [0.0, 1.0]), i32(1, 2)) grad == 12.0, [2.0, 1.0]`.

    `dup(values, shadow)` (of doubles; `dup32` of floats, `dup16` of halves, `dup80` of
    x86's long doubles) comes with a shadow, zero where it is left out;
    `f64(…)`, `f32(…)`, `i32(…)` and `i64(…)` are arrays without one. Functions of `math` are at hand.
    """
    call, _, expected = line.text.partition(" grad == ")
    names = {n: getattr(math, n) for n in dir(math) if not n.startswith("_")}
    names |= {"dup": _dup(np.float64), "dup32": _dup(np.float32), "dup16": _dup(np.float16),
              "dup80": _dup(np.longdouble), "f64": _array(np.float64),
              "f32": _array(np.float32), "i32": _array(np.int32), "i64": _array(np.int64)}  # fmt: skip
    names[call.partition("(")[0]] = lambda *given: given
    given = eval(call, names)
    wanted = eval(f"({expected},)", names)
    values = tuple(g.values if isinstance(g, _Array) else g for g in given)
    shadows = tuple(g.shadow if isinstance(g, _Array) else 0.0 for g in given)
    return Run(values, shadows, wanted, line)
