"""A loop nest over arrays of any strides, around what is done for one element.

The nest takes one array of words (a descriptor): where a failure is reported (two words), the extents of the loops from
the outermost to the innermost, and for each array its address and its strides in bytes. The work comes in parts, with a
descriptor each, which threads share out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from irad.codegen.elementwise.lines import Lines, converted
from irad.ir import types as T

__all__ = ["BLOCK", "HEADER", "Body", "Key", "Stream", "Values", "nest"]

Key = tuple[object, ...]
Values = dict[Key, tuple[str, str]]
"""LLVM type and name of each value."""
Body = Callable[[Lines, Values], Values]
"""From what is loaded to what is stored or summed; ``STATUS`` and ``REPORT`` among it for one that may fail."""

HEADER = 2
"""Words of a descriptor in front of the extents."""
BLOCK = 1024
"""So many terms are summed in the precision of the terms; such sums are summed in double precision."""
STATUS, REPORT = ("status",), ("report",)
_SUM = "fadd reassoc nsz contract"


@dataclass(frozen=True)
class Stream:
    """An array on its way through the loops.

    ``does``: "load", "store", or "sum" (added to what is there; the elements are double then). ``still``: for each loop
    whether the array stays at one element. ``step``: its stride in bytes in the innermost loop, where that is known
    when the nest is compiled.
    """

    key: Key
    type: str
    does: str
    still: tuple[bool, ...]
    step: int | None

    @property
    def gathers(self) -> bool:
        """Whether a sum of all terms of the innermost loop goes to one element."""
        return self.does == "sum" and self.still[-1]


def nest(symbol: str, streams: Sequence[Stream], body: Body, failures: str = "") -> str:
    """The function ``void symbol(ptr descriptors, i64 parts, i64 words, ptr fork, ptr thread, ptr threads)``.

    ``words`` is how long a descriptor is. ``failures``: of a body that may fail, "flag" notes whether an element has,
    and "report" what one has reported, which takes longer. Where ``fork`` is not null it is OpenMP's, with
    ``omp_get_thread_num`` and ``omp_get_num_threads`` behind it.
    """
    part = f"{symbol}.part"
    return _Nest(streams, body, failures).write(part) + _shared_out(symbol, part)


class _Nest:
    """The nest for one part."""

    def __init__(self, streams: Sequence[Stream], body: Body, failures: str) -> None:
        self.streams = streams
        self.rank = len(streams[0].still)
        self.body = body
        self.watched = {"": (), "flag": (STATUS,), "report": (STATUS, REPORT)}[failures]
        self.lines = Lines()
        self.here = "entry"
        self._labels = 0

    def write(self, symbol: str) -> str:
        """The function's text."""
        self.extents = [self._word(HEADER + level) for level in range(self.rank)]
        self.strides: dict[Key, list[str]] = {}
        pointers: dict[Key, str] = {}
        at = HEADER + self.rank
        for stream in self.streams:
            pointers[stream.key] = self.lines.value(f"inttoptr i64 {self._word(at)} to ptr", "base")
            self.strides[stream.key] = [self._word(at + 1 + level) for level in range(self.rank)]
            at += 1 + self.rank
        self._loop(0, pointers)
        self.lines.put("ret void")
        text = self.lines.function(f"define internal void @{T.quoted(symbol)}(ptr %d) nounwind")
        return f"{text}\n{_METADATA}"

    def _word(self, index: int) -> str:
        return self.lines.value(f"load i64, ptr {self._place(index)}", "word")

    def _place(self, index: int) -> str:
        return self.lines.value(f"getelementptr inbounds i64, ptr %d, i64 {index}", "at")

    def _label(self, stem: str) -> str:
        self._labels += 1
        return f"{stem}.{self._labels}"

    def _begin(self, first: str) -> _Open:
        """Begin a loop, which runs at least once."""
        head, index = self._label("loop"), self.lines.name("i")
        self.lines.put(f"br label %{head}")
        self.lines.block(head)
        opened = _Open(head, index, first, self.here, len(self.lines.text))
        self.here = head
        return opened

    def _end(self, opened: _Open, end: str, step: int = 1, mark: str = "") -> None:
        """End it where the index reaches `end`."""
        latch, done = self._label("latch"), self._label("done")
        self.lines.put(f"br label %{latch}")
        self.lines.block(latch)
        following = self.lines.value(f"add nuw nsw i64 {opened.index}, {step}", "next")
        more = self.lines.value(f"icmp ult i64 {following}, {end}", "more")
        self.lines.put(f"br i1 {more}, label %{opened.head}, label %{done}{mark}")
        self.lines.block(done)
        phis = [(opened.index, "i64", opened.first, following), *opened.carried]
        made = [f"  {name} = phi {t} [ {a}, %{opened.before} ], [ {b}, %{latch} ]" for name, t, a, b in phis]
        self.lines.text[opened.line : opened.line] = made
        self.here = done

    def _loop(self, level: int, pointers: Mapping[Key, str]) -> None:
        if level == self.rank - 1:
            self._innermost(pointers)
            return
        opened = self._begin("0")
        moved = {s.key: self._moved(s, pointers[s.key], opened.index, level) for s in self.streams}
        self._loop(level + 1, moved)
        self._end(opened, self.extents[level])

    def _moved(self, stream: Stream, pointer: str, index: str, level: int) -> str:
        if stream.still[level]:
            return pointer
        known = stream.step if level == self.rank - 1 else None
        stride = self.strides[stream.key][level] if known is None else str(known)
        offset = self.lines.value(f"mul nsw i64 {index}, {stride}", "offset")
        return self.lines.value(f"getelementptr inbounds i8, ptr {pointer}, i64 {offset}", "p")

    def _innermost(self, pointers: Mapping[Key, str]) -> None:
        loaded: Values = {}
        for stream in self.streams:
            if stream.does == "load" and stream.still[-1]:
                loaded[stream.key] = self._loaded(stream, pointers[stream.key], "")
        count = self.extents[-1]
        gathers = any(s.gathers for s in self.streams)
        if not gathers:
            self._elements(pointers, loaded, "0", count)
            return
        block = self._begin("0")
        limit = self.lines.value(f"add nuw nsw i64 {block.index}, {BLOCK}", "limit")
        end = self.lines.value(f"call i64 @llvm.umin.i64(i64 {limit}, i64 {count})", "end")
        self._elements(pointers, loaded, block.index, end)
        self._end(block, count, BLOCK)

    def _loaded(self, stream: Stream, pointer: str, mark: str) -> tuple[str, str]:
        return stream.type, self.lines.value(f"load {stream.type}, ptr {pointer}{mark}")

    def _elements(self, pointers: Mapping[Key, str], loaded: Values, first: str, end: str) -> None:
        """The innermost loop, over some of its elements."""
        opened = self._begin(first)
        mark = f", !llvm.access.group {_GROUP}"
        at = {s.key: self._moved(s, pointers[s.key], opened.index, self.rank - 1) for s in self.streams}
        loaded = dict(loaded)
        for stream in self.streams:
            if stream.does == "load" and stream.key not in loaded:
                loaded[stream.key] = self._loaded(stream, at[stream.key], mark)
        made = self.body(self.lines, loaded)
        sums: dict[Key, tuple[str, str]] = {}
        for stream in self.streams:
            if stream.does == "load":
                continue
            type_, value = made[stream.key]
            if stream.gathers:
                carried = self.lines.name("sum")
                total = self.lines.value(f"{_SUM} {type_} {carried}, {value}")
                opened.carried.append((carried, type_, f"{0.0:e}", total))
                sums[stream.key] = (type_, total)
                continue
            value = converted(self.lines, value, type_, stream.type)
            if stream.does == "sum":
                before = self.lines.value(f"load {stream.type}, ptr {at[stream.key]}{mark}")
                value = self.lines.value(f"{_SUM} {stream.type} {before}, {value}")
            self.lines.put(f"store {stream.type} {value}, ptr {at[stream.key]}{mark}")
        reports = self._carried_reports(opened, made)
        self._end(opened, end, mark=f", !llvm.loop {_LOOP}")
        for stream in self.streams:
            if stream.gathers:
                self._add_to(pointers[stream.key], *sums[stream.key])
        for index, found in enumerate(reports):
            place = self._place(index)
            found = converted(self.lines, found, made[self.watched[index]][0], "i64")
            before = self.lines.value(f"load i64, ptr {place}")
            self.lines.put(f"store i64 {self._larger('i64', before, found)}, ptr {place}")

    def _carried_reports(self, opened: _Open, made: Values) -> list[str]:
        """What an element reports, the largest of all: any one that has failed."""
        found = []
        for key in self.watched:
            type_, value = made[key]
            carried = self.lines.name("report")
            largest = self._larger(type_, carried, value)
            opened.carried.append((carried, type_, "0", largest))
            found.append(largest)
        return found

    def _larger(self, type_: str, left: str, right: str) -> str:
        return self.lines.value(f"call {type_} @llvm.umax.{type_}({type_} {left}, {type_} {right})", "report")

    def _add_to(self, pointer: str, type_: str, total: str) -> None:
        value = converted(self.lines, total, type_, "double")
        before = self.lines.value(f"load double, ptr {pointer}")
        self.lines.put(f"store double {self.lines.value(f'fadd double {before}, {value}')}, ptr {pointer}")


@dataclass
class _Open:
    """A loop that has been begun. ``carried``: values that go from one iteration to the next, each with its type, its
    first value and the one that an iteration leaves."""

    head: str
    index: str
    first: str
    before: str
    line: int
    carried: list[tuple[str, str, str, str]] = field(default_factory=list)


_GROUP, _LOOP, _ACCESSES = "!900000000", "!900000001", "!900000002"
_METADATA = f"""{_GROUP} = distinct !{{}}
{_LOOP} = distinct !{{{_LOOP}, {_ACCESSES}}}
{_ACCESSES} = !{{!"llvm.loop.parallel_accesses", {_GROUP}}}
"""
"""Iterations of the innermost loop are independent: each writes elements of its own. Numbers are out of the way of the
module's own."""


def _shared_out(symbol: str, part: str) -> str:
    """The function that runs all parts, and the one that each thread of a team runs."""
    name, each, team = T.quoted(symbol), T.quoted(part), T.quoted(f"{symbol}.team")
    run = f"""  %at = mul i64 %p, %words
  %d = getelementptr inbounds i64, ptr %descriptors, i64 %at
  call void @{each}(ptr %d)"""
    ident, text = T.quoted(f"{symbol}.ident"), T.quoted(f"{symbol}.place")
    return f"""
@{text} = private constant [23 x i8] c";unknown;unknown;0;0;;\\00"
@{ident} = private constant {{ i32, i32, i32, i32, ptr }} {{ i32 0, i32 2, i32 0, i32 22, ptr @{text} }}
define void @{name}(ptr %descriptors, i64 %parts, i64 %words, ptr %fork, ptr %thread, ptr %threads) nounwind {{
entry:
  %alone = icmp eq ptr %fork, null
  br i1 %alone, label %loop, label %shared
loop:
  %p = phi i64 [ 0, %entry ], [ %next, %loop ]
{run}
  %next = add nuw i64 %p, 1
  %more = icmp ult i64 %next, %parts
  br i1 %more, label %loop, label %done
shared:
  call void (ptr, i32, ptr, ...) %fork(ptr @{ident}, i32 5, ptr @{team}, ptr %descriptors, i64 %parts,
    i64 %words, ptr %thread, ptr %threads)
  br label %done
done:
  ret void
}}
define internal void @{team}(ptr %a, ptr %b, ptr %descriptors, i64 %parts, i64 %words, ptr %thread, ptr %threads)
  nounwind {{
entry:
  %own = call i32 %thread()
  %all = call i32 %threads()
  %first = zext i32 %own to i64
  %step = zext i32 %all to i64
  br label %test
test:
  %p = phi i64 [ %first, %entry ], [ %next, %body ]
  %more = icmp ult i64 %p, %parts
  br i1 %more, label %body, label %done
body:
{run}
  %next = add nuw i64 %p, %step
  br label %test
done:
  ret void
}}
"""
