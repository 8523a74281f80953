"""Loops in strips (strip mining), between which a signal is looked for.

A look in each turn would keep LLVM from vectorising a loop, and loops in two levels take it twice as long to optimise.
So a loop is only marked before it is optimised (``MARK``, among what ``llvm.loop`` says of it, which LLVM carries over
to what it makes of the loop), and cut when that is done. A loop that leaves where its counter comes to a bound leaves
then also at the end of a strip; behind that it is looked whether it was the bound, and if not, the next strip begins.
What runs inside is the loop as it was. Where the bound is less than a strip away, the end of the strip is the bound.

This edits LLVM's text: to read a function as objects takes longer than to generate code for what is added to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from irad.analysis.trip_count import NEGATED, SWAPPED
from irad.ir.worklist import loop_body

__all__ = ["LENGTH", "LOOK", "MARK", "MARK_IF_LONG", "in_strips"]

MARK, MARK_IF_LONG = "irad.loop.strips", "irad.loop.if_long"
LOOK = "irad_look_between"
LENGTH = 1 << 16
"""Turns of a strip, of some nanoseconds each: beside a strip nothing counts that is done once, and it is still a
fraction of a second where each takes some microseconds."""
_WIDEST_STEP = 1 << 14
_VECTORISED, _WITHOUT_TESTS, _BODY = "llvm.loop.isvectorized", "llvm.loop.unroll.runtime.disable", "%vector.body"
"""What LLVM says of a loop that it has vectorised, and of what is left of it; what it says of both where no tests at
run time decide which of them runs, so that what is left is less than a vector's turn; and how it names the former."""

_LOOP = re.compile(r"!llvm\.loop !(\d+)")
_NODE = re.compile(r"\n!(\d+) = (.*)")
_REFERENCE = re.compile(r"!(\d+)")
_NAME = r'%(?:"[^"\n]*"|[-\w$.]+)'
_LABEL = re.compile(r'^("[^"\n]*"|[-\w$.]+):', re.MULTILINE)
_TARGET = re.compile(rf"label ({_NAME})")
_LATCH = re.compile(rf"^  br i1 ({_NAME}), label ({_NAME}), label ({_NAME})[^\n]*!llvm\.loop !(\d+)", re.MULTILINE)
_PHI = re.compile(rf"^  ({_NAME}) = (phi .*?)\[ (.*) \]", re.MULTILINE)
_INCOMING = re.compile(rf"(.*?), ({_NAME})(?: \], \[ |$)")
_VALUE = re.compile(rf"^  ({_NAME}) = (.*)$", re.MULTILINE)
_COMPARE = re.compile(r"icmp (?:samesign )?(\w+) (i32|i64|ptr) ([^\s,]+), ([^\s,]+)")
_SUM = re.compile(r"add (?:nuw )?(?:nsw )?\w+ ([^\s,]+), (-?\d+)")
_PLACE = re.compile(r"getelementptr (?:inbounds )?(?:nusw )?(?:nuw )?(i8|float|double), ptr ([^\s,]+), i64 (-?\d+)")
_SIZES = {"i8": 1, "float": 4, "double": 8}
_END = "\n}\n"


def in_strips(text: str) -> str:
    """An optimised module with the loops in strips that are marked and count up or down to a bound."""
    nodes = dict(_NODE.findall(text)) if MARK in text else {}
    loops = {number: _said_of(number, nodes) for number in _LOOP.findall(text) if number in nodes}
    marked = {number: said for number, said in loops.items() if MARK in said}
    if not marked:
        return text
    pieces = text.split(_END)
    for i, piece in enumerate(pieces):
        define = piece.rfind("\ndefine ")
        begin = piece.find("{\n", define) + 2
        if define >= 0 and not marked.keys().isdisjoint(_LOOP.findall(piece, begin)):
            pieces[i] = piece[:begin] + _Body(piece[begin:] + "\n", marked).cut().removesuffix("\n")
    made = _END.join(pieces)
    return made if f"@{LOOK}(" in text or made == text else f"{made}declare void @{LOOK}() cold nounwind\n"


def _said_of(loop: str, nodes: dict[str, str]) -> str:
    """What a loop's node says, which is a list of others and begins with itself."""
    return " ".join(nodes[n] for n in _REFERENCE.findall(nodes[loop]) if n != loop and n in nodes)


@dataclass(frozen=True)
class _Phi:
    """`kind` is "phi" with the type; `incoming` the values by block."""

    kind: str
    incoming: dict[str, str]

    def text(self, name: str, incoming: dict[str, str]) -> str:
        """The same with other values."""
        return f"  {name} = {self.kind}" + ", ".join(f"[ {v}, {b} ]" for b, v in incoming.items())


@dataclass(frozen=True)
class _Strip:
    """A loop that goes on from `latch` to `header` (else to `out`) as long as by `stay` its `counter`, or what is
    `ahead` of it, has not come to a bound. `compare` is the predicate that is tested, of operands of a type; at
    `position` stands the counter."""

    header: str
    latch: str
    out: str
    condition: str
    compare: str
    type: str
    operands: tuple[str, str]
    position: int
    stay: str
    counter: str
    step: int
    ahead: int

    @property
    def bound(self) -> str:
        """What the counter is compared with."""
        return self.operands[1 - self.position]


class _Body:
    """The text of a function between its braces, block by block."""

    def __init__(self, text: str, marked: dict[str, str]) -> None:
        self.marked = marked
        self.text = text
        self.blocks: dict[str, str] = {}
        self.values: dict[str, str] = {}

    def cut(self) -> str:
        """The text with the marked loops cut of which that can be done."""
        labels = list(_LABEL.finditer(self.text))
        ends = [*(label.start() for label in labels), len(self.text)]
        self.blocks = {"": self.text[: ends[0]]} if ends[0] else {}
        for label, end in zip(labels, ends[1:], strict=True):
            self.blocks[f"%{label[1]}"] = self.text[label.start() : end]
        self.values = dict(_VALUE.findall(self.text))
        strips = [strip for latch in self.blocks if (strip := self._strip(latch)) is not None]
        for number, strip in enumerate(strips):
            self._cut(strip, f"%irad.strip.{number}")
        return "".join(self.blocks.values())

    def _strip(self, latch: str) -> _Strip | None:
        """How a loop is cut; None for one that is not marked, whose test is not understood, or which is a short rest of
        a vectorised one."""
        branch = _LATCH.search(self.blocks[latch])
        said = self.marked.get(branch[4]) if branch else None
        compare = _COMPARE.match(self.values.get(branch[1], "")) if branch else None
        if branch is None or said is None or compare is None or branch[2] == branch[3]:
            return None
        for header, out, predicate in ((branch[2], branch[3], compare[1]), (branch[3], branch[2], NEGATED[compare[1]])):
            is_rest = _VECTORISED in said and _WITHOUT_TESTS in said and not header.startswith(_BODY)
            for position in (0, 1):
                counted = None if is_rest else self._counter(compare[3 + position], header, latch)
                if counted is None or not self._is_outside(compare[4 - position], header, latch):
                    continue
                stay, step = predicate if position == 0 else SWAPPED[predicate], counted[1]
                leads_there = stay == "ne" or stay[1:] in (("lt", "le") if step > 0 else ("gt", "ge"))
                if leads_there and 0 < abs(step) < _WIDEST_STEP:
                    operands = (compare[3], compare[4])
                    return _Strip(
                        header, latch, out, branch[1], compare[1], compare[2], operands, position, stay, *counted
                    )
        return None

    def _counter(self, value: str, header: str, latch: str) -> tuple[str, int, int] | None:
        """What counts, by how much, and how much further than it is what is compared: all of it, where the test is of
        what it will be, or a part where several iterations are unrolled. What has a phi of a block as its
        value for the way back from another runs behind it: so the former is the beginning of a loop."""
        phis = self._phis(header)
        phi, ahead = (value, 0) if value in phis else self._moved(value)
        if phi not in phis or latch not in phis[phi].incoming:
            return None
        moved, step = self._moved(phis[phi].incoming[latch])
        return (phi, step, ahead) if moved == phi and min(0, step) <= ahead <= max(0, step) else None

    def _phis(self, block: str) -> dict[str, _Phi]:
        return {
            name: _Phi(kind, {label: value for value, label in _INCOMING.findall(incoming)})
            for name, kind, incoming in _PHI.findall(self.blocks[block])
        }

    def _moved(self, value: str) -> tuple[str, int]:
        """What a value is a constant more than, and how much (of an address: in bytes)."""
        said = self.values.get(value, "")
        if found := _SUM.match(said):
            return found[1], int(found[2])
        if found := _PLACE.match(said):
            return found[2], int(found[3]) * _SIZES[found[1]]
        return "", 0

    def _is_outside(self, value: str, header: str, latch: str) -> bool:
        """Whether a value is computed in front of a loop that has one way back."""
        into = self._predecessors
        inside = loop_body(header, [latch], lambda block: into.get(block, ()))
        defined = f"\n  {value} = "
        return inside.intersection(into[header]) == {latch} and all(defined not in self.blocks[b] for b in inside)

    @cached_property
    def _predecessors(self) -> dict[str, list[str]]:
        into: dict[str, list[str]] = {}
        for block, text in self.blocks.items():
            for target in _TARGET.findall(text):
                into.setdefault(target, []).append(block)
        return into

    def _cut(self, strip: _Strip, name: str) -> None:
        head, over, on = (f"{name}.{word}" for word in ("head", "over", "on"))
        header, latch, out = strip.header, strip.latch, strip.out
        own = {phi: (f"{name}.{i}", made) for i, (phi, made) in enumerate(self._phis(header).items())}
        for label in own[strip.counter][1].incoming.keys() - {latch}:
            before = label if label in self.blocks else ""  # where a function begins there may be no label
            self.blocks[before] = _TARGET.sub(
                lambda t: f"label {head}" if t[1] == header else t[0], self.blocks[before]
            )
        begins = [
            made.text(begin, {**{b: v for b, v in made.incoming.items() if b != latch}, on: made.incoming[latch]})
            for begin, made in own.values()
        ]

        def inside(found: re.Match[str]) -> str:
            begin, made = own[found[1]]
            return made.text(found[1], {head: begin, latch: made.incoming[latch]})

        self.blocks[header] = _PHI.sub(inside, self.blocks[header])
        end, ends = f"{name}.end", f"{name}.ends"
        left, right = (end if i != strip.position else value for i, value in enumerate(strip.operands))

        def leave(found: re.Match[str]) -> str:
            line = found[0].replace(f"i1 {strip.condition},", f"i1 {ends},")
            line = _TARGET.sub(lambda t: f"label {over}" if t[1] == out else t[0], line)
            return f"  {ends} = icmp {strip.compare} {strip.type} {left}, {right}\n{line}"

        self.blocks[latch] = _LATCH.sub(leave, self.blocks[latch])
        self.blocks[out] = _PHI.sub(lambda found: found[0].replace(f", {latch} ]", f", {over} ]"), self.blocks[out])
        added = {head: [*begins, *_end(strip, own[strip.counter][0], name), f"  br label {header}"]}
        added[over] = [
            f"  {name}.last = icmp eq {strip.type} {end}, {strip.bound}",
            f"  br i1 {name}.last, label {out}, label {on}",
        ]
        added[on] = [f"  call void @{LOOK}()", f"  br label {head}"]
        self.blocks |= {label: "\n".join([f"\n{label[1:]}:", *lines, ""]) for label, lines in added.items()}


def _end(strip: _Strip, counter: str, name: str) -> Iterator[str]:
    """Where a strip ends: at the bound, or where the counter will be after as many turns as a strip has. A loop that
    goes on where both are equal leaves behind that, as far as its steps are long: its strip ends one before."""
    kind, first, stop = strip.type, counter, f"{name}.stop"
    if strip.ahead:
        first = f"{name}.first"
        yield _further(first, kind, counter, strip.ahead)
    inclusive = strip.stay[1:] in ("le", "ge")
    yield _further(stop, kind, first, strip.step * LENGTH - (inclusive and (1 if strip.step > 0 else -1)))
    a, b, c = first, stop, strip.bound
    if kind == "ptr":
        for position, place in enumerate((a, b, c)):
            yield f"  {name}.place.{position} = ptrtoint ptr {place} to i64"
        kind, (a, b, c) = "i64", (f"{name}.place.{position}" for position in range(3))
    if strip.stay == "ne":
        yield f"  {name}.left = sub {kind} {c if strip.step > 0 else a}, {a if strip.step > 0 else c}"
        yield f"  {name}.far = icmp ugt {kind} {name}.left, {abs(strip.step) * LENGTH}"
    else:
        order = strip.stay[0] + ("gt" if strip.step > 0 else "lt")
        yield f"  {name}.beyond = icmp {order} {kind} {b}, {a}"
        yield f"  {name}.before = icmp {order} {kind} {c}, {b}"
        yield f"  {name}.far = and i1 {name}.beyond, {name}.before"
    yield f"  {name}.end = select i1 {name}.far, {strip.type} {stop}, {strip.type} {strip.bound}"


def _further(name: str, kind: str, value: str, by: int) -> str:
    return f"  {name} = {f'getelementptr i8, ptr {value}, i64' if kind == 'ptr' else f'add {kind} {value},'} {by}"
