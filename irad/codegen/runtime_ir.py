"""Small functions that generated code calls, as text: reserving tape, and moving shadows of mixed layouts."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from irad.analysis.types.evidence import BYTES, GUARDED, WORD, Piece
from irad.codegen.module_writer import ModuleWriter
from irad.ir import types as T
from irad.ir.builder import Builder, zero
from irad.ir.values import GlobalRef, Value

MARK_BYTES = 24
_INLINE = "alwaysinline nounwind"


_RESERVE = f"""define internal ptr @irad.reserve(ptr %tape, i64 %bytes) {_INLINE} {{
  %more = add i64 %bytes, 63
  %size = and i64 %more, -64
  %top = load ptr, ptr %tape, align 8
  %end.at = getelementptr i8, ptr %tape, i64 8
  %end = load ptr, ptr %end.at, align 8
  %top.int = ptrtoint ptr %top to i64
  %end.int = ptrtoint ptr %end to i64
  %room = sub i64 %end.int, %top.int
  %fits = icmp ule i64 %size, %room
  br i1 %fits, label %fast, label %slow
fast:
  %next = getelementptr i8, ptr %top, i64 %size
  store ptr %next, ptr %tape, align 8
  ret ptr %top
slow:
  %grown = call ptr @irad_tape_grow(ptr %tape, i64 %size)
  ret ptr %grown
}}"""

_OWN_SHADOW = f"""define internal ptr @irad.own_shadow(ptr %shadow, ptr %primal, ptr %message) {_INLINE} {{
  %same = icmp eq ptr %shadow, %primal
  %some = icmp ne ptr %primal, null
  %lost = and i1 %same, %some
  br i1 %lost, label %stop, label %go
stop:
  call void @irad_stop(ptr %message)
  unreachable
go:
  ret ptr %shadow
}}"""

_TRIPS = f"""define internal i64 @irad.trips(i64 %span, i64 %step) {_INLINE} {{
  %positive = icmp sgt i64 %span, 0
  %less = add i64 %step, -1
  %over = add i64 %span, %less
  %whole = sdiv i64 %over, %step
  %passes = select i1 %positive, i64 %whole, i64 0
  %runs = add i64 %passes, 1
  ret i64 %runs
}}"""


_REFUSE_WITHIN = "irad.refuse_within"
_REDIRECT = "irad.redirect"


def _for_each_within(head: str, then: str) -> str:
    """A function that does something for each of a row of pointers (`count` at `slots`) that leads into the `size`
    bytes at `from`: pointer `%p` in `%slot`, with `%offset` there."""
    return f"""define internal void @{head} nounwind {{
  %begin = ptrtoint ptr %from to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %done ]
  %slot = getelementptr ptr, ptr %slots, i64 %i
  %p = load ptr, ptr %slot, align 1
  %address = ptrtoint ptr %p to i64
  %offset = sub i64 %address, %begin
  %inside = icmp ult i64 %offset, %size
  br i1 %inside, label %then, label %done
then:
{then}
done:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %loop, label %end
end:
  ret void
}}"""


def refuse_within(output: ModuleWriter) -> str:
    """`void refuse_within(ptr slots, i64 count, ptr from, i64 size, ptr message)`: ends the program with the message if
    one of a row of pointers leads into the `size` bytes at `from`."""
    output.declare("irad_stop", T.VOID, [T.PTR], "cold noreturn nounwind")
    head = f"{_REFUSE_WITHIN}(ptr %slots, i64 %count, ptr %from, i64 %size, ptr %said)"
    then = "  call void @irad_stop(ptr %said)\n  unreachable"
    return output.helper(_REFUSE_WITHIN, lambda: _for_each_within(head, then))


STOP_IF = "irad.stop_if"
_STOP_IF = """define internal void @irad.stop_if(i1 %lost, ptr %message) alwaysinline nounwind {
entry:
  br i1 %lost, label %stop, label %go_on
stop:
  call void @irad_stop(ptr %message)
  unreachable
go_on:
  ret void
}"""


def stop_if(output: ModuleWriter, builder: Builder, condition: Value, message: str) -> None:
    """Write code that ends the program with a message under a condition."""
    output.declare("irad_stop", T.VOID, [T.PTR], "cold noreturn nounwind")
    name = output.helper(STOP_IF, lambda: _STOP_IF)
    builder.call(name, T.VOID, [condition, GlobalRef(output.message(message))])


def redirect(output: ModuleWriter) -> str:
    """`void redirect(ptr slots, i64 count, ptr from, ptr to, i64 size)`: of a row of pointers, those that lead into
    the `size` bytes at `from` are made to lead to the same place at `to`."""
    head = f"{_REDIRECT}(ptr %slots, i64 %count, ptr %from, ptr %to, i64 %size)"
    then = """  %moved = getelementptr i8, ptr %to, i64 %offset
  store ptr %moved, ptr %slot, align 1
  br label %done"""
    return output.helper(_REDIRECT, lambda: _for_each_within(head, then))


_COPY_ADDRESSES = """define internal void @irad.copy_addresses(ptr %into, ptr %from, i64 %count, i64 %least) nounwind {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %from.at = getelementptr i64, ptr %from, i64 %i
  %into.at = getelementptr i64, ptr %into, i64 %i
  %word = load i64, ptr %from.at, align 1
  %above = icmp uge i64 %word, %least
  %small = icmp ult i64 %word, 8388608
  %either = or i1 %above, %small
  %below = icmp ult i64 %word, 4503599627370496
  %is.one = and i1 %either, %below
  %kept = select i1 %is.one, i64 %word, i64 0
  store i64 %kept, ptr %into.at, align 1
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %end
end:
  ret void
}"""


def copy_addresses(output: ModuleWriter) -> str:
    """`void copy_addresses(ptr into, ptr from, i64 count, i64 least)`: copy words that may be addresses, from the
    `least` one on or without the exponent of a number of 32 bits, and put zero in the place of others: what has a
    double's exponent is none."""
    return output.helper("irad.copy_addresses", lambda: _COPY_ADDRESSES)


def _for_each_stale(head: str, word: T.Type, then: str) -> str:
    """A function that does something for each of `count` words that is not what the program begins with: `%shadow.at`
    is where its shadow lies."""
    return f"""define internal void @{head} nounwind {{
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %done ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %look, label %end
look:
  %now.at = getelementptr {word}, ptr %now, i64 %i
  %initial.at = getelementptr {word}, ptr %initial, i64 %i
  %shadow.at = getelementptr {word}, ptr %shadow, i64 %i
  %n = load {word}, ptr %now.at, align 1
  %o = load {word}, ptr %initial.at, align 1
  %s = load {word}, ptr %shadow.at, align 1
  %other = icmp ne {word} %n, %o
  br i1 %other, label %then, label %done
then:
{then}
done:
  %next = add i64 %i, 1
  br label %loop
end:
  ret void
}}"""


def refuse_stale(output: ModuleWriter, word: T.Type, may_point: bool) -> str:
    """`void refuse_stale(ptr shadow, ptr now, ptr initial, i64 count, ptr message)`: ends the program with the message
    if one of `count` words is not what the program begins with, and has an adjoint. may_point: the words are doubles
    or pointers, and the shadow of a pointer, which looks like a subnormal number, is no adjoint."""
    output.declare("irad_stop", T.VOID, [T.PTR], "cold noreturn nounwind")
    name = f"irad.refuse_stale.{word}{'.or_pointer' if may_point else ''}"
    head = f"{name}(ptr %shadow, ptr %now, ptr %initial, i64 %count, ptr %said)"
    then = f"""  %some = icmp {f"uge {word} %s, {_SMALLEST}" if may_point else f"ne {word} %s, 0"}
  br i1 %some, label %stop, label %done
stop:
  call void @irad_stop(ptr %said)
  unreachable"""
    return output.helper(name, lambda: _for_each_stale(head, word, then))


def note_stale(output: ModuleWriter, word: T.Type) -> str:
    """`void note_stale(ptr shadow, ptr now, ptr initial, i64 count, ptr flag)`: sets a byte if one of `count` words is
    not what the program begins with."""
    name = f"irad.note_stale.{word}"
    head = f"{name}(ptr %shadow, ptr %now, ptr %initial, i64 %count, ptr %flag)"
    return output.helper(name, lambda: _for_each_stale(head, word, "  store i8 1, ptr %flag\n  br label %done"))


def refuse_noted(output: ModuleWriter, word: T.Type) -> str:
    """`void refuse_noted(ptr shadow, i64 count, ptr flag, ptr message)`: ends the program with the message if a byte is
    set and one of `count` words has an adjoint."""
    output.declare("irad_stop", T.VOID, [T.PTR], "cold noreturn nounwind")
    name = f"irad.refuse_noted.{word}"
    return output.helper(name, lambda: _REFUSE_NOTED.format(name=name, word=word))


_REFUSE_NOTED = """define internal void @{name}(ptr %shadow, i64 %count, ptr %flag, ptr %said) nounwind {{
  %set = load i8, ptr %flag
  %noted = icmp ne i8 %set, 0
  br i1 %noted, label %loop, label %end
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %look ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %look, label %end
look:
  %shadow.at = getelementptr {word}, ptr %shadow, i64 %i
  %s = load {word}, ptr %shadow.at, align 1
  %twice = shl {word} %s, 1
  %next = add i64 %i, 1
  %some = icmp ne {word} %twice, 0
  br i1 %some, label %stop, label %loop
stop:
  call void @irad_stop(ptr %said)
  unreachable
end:
  ret void
}}"""


_NANS: dict[T.Type, int] = {T.I32: 0x7FF80000, T.I64: 0x7FF800007FF80000}
"""Words that are NaN, read as numbers of four bytes or of eight."""


def poison_stale(output: ModuleWriter, word: T.Type) -> str:
    """`void poison_stale(ptr shadow, ptr now, ptr initial, i64 count)`: those of `count` words that are not what the
    program begins with get a tangent of NaN."""
    name = f"irad.poison_stale.{word}"
    head = f"{name}(ptr %shadow, ptr %now, ptr %initial, i64 %count)"
    then = f"  store {word} {_NANS[word]}, ptr %shadow.at, align 1\n  br label %done"
    return output.helper(name, lambda: _for_each_stale(head, word, then))


RESERVE = "irad.reserve"


def define_reserve(text: str) -> str:
    """A module's text with the definition of `reserve` in the place of its declaration."""
    text = re.sub(r"^declare ptr @irad\.reserve\(.*\n", "", text, flags=re.MULTILINE)
    grow = "" if "@irad_tape_grow(" in text else "declare ptr @irad_tape_grow(ptr, i64) cold nounwind\n"
    return f"{text}\n{grow}{_RESERVE}\n"


def reserve(output: ModuleWriter) -> str:
    """`ptr reserve(ptr tape, i64 bytes)`: the fast path of the arena, inlined; a multiple of 64 bytes."""
    output.declare("irad_tape_grow", T.PTR, [T.PTR, T.I64], "cold nounwind")
    return output.helper(RESERVE, lambda: _RESERVE)


_TAPE_BLOCK = """define internal noalias ptr @irad.tape_block(ptr %tape, i64 %bytes) noinline nounwind {
  %block = call ptr @irad.reserve(ptr %tape, i64 %bytes)
  ret ptr %block
}"""


def tape_block(output: ModuleWriter) -> str:
    """`ptr block(ptr tape, i64 bytes)`: memory that goes with the tape. It is called, not inlined, so that LLVM sees
    what it sees of `malloc`: nothing else points there."""
    reserve(output)
    return output.helper("irad.tape_block", lambda: _TAPE_BLOCK)


def stop(output: ModuleWriter, builder: Builder, message: str) -> None:
    """Write a call that ends the program with a message."""
    output.declare("irad_stop", T.VOID, [T.PTR], "cold noreturn nounwind")
    builder.call("irad_stop", T.VOID, [GlobalRef(output.message(message))])


_IDENT = '''@irad.ident.text = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\\00", align 1
@irad.ident = private unnamed_addr constant { i32, i32, i32, i32, ptr } { i32 0, i32 2, i32 0, i32 22, ptr \
@irad.ident.text }, align 8'''


def ident(output: ModuleWriter) -> GlobalRef:
    """The place in the source that OpenMP's library is told: an unknown one."""
    return GlobalRef(output.helper("irad.ident", lambda: _IDENT))


def thread_number(output: ModuleWriter, builder: Builder) -> Value:
    """The number by which OpenMP's library knows the thread."""
    output.declare("__kmpc_global_thread_num", T.I32, [T.PTR], "nounwind")
    return builder.call("__kmpc_global_thread_num", T.I32, [ident(output)])


def barrier(output: ModuleWriter, builder: Builder) -> None:
    """Wait for all threads of the team."""
    output.declare("__kmpc_barrier", T.VOID, [T.PTR, T.I32], "convergent nounwind")
    builder.call("__kmpc_barrier", T.VOID, [ident(output), thread_number(output, builder)])


def merge(output: ModuleWriter, type_: T.FloatType) -> str:
    """`void merge(ptr frames, i64 notes, ptr copies, i64 thread, i64 threads, ptr shadow)`: of the places in a
    shadow that any thread has noted (at `notes` in its frame: the lowest, and the end), this thread takes its part,
    and adds the copies of all threads but the first to what lies there. Copies begin at their thread's lowest place."""
    size = output.module.layout.size(type_)
    return output.helper(f"irad.merge.{type_}", lambda: _MERGE.format(type=type_, size=size, zero=zero(type_).ref))


# What lies between the numbers is zero in the copies, and stays as it is.
_MERGE = """define internal void \
@irad.merge.{type}(ptr %frames, i64 %notes, ptr %copies, i64 %thread, i64 %threads, ptr %shadow) nounwind {{
entry:
  br label %span
span:
  %s = phi i64 [ 0, %entry ], [ %s.next, %span ]
  %low = phi i64 [ 9223372036854775807, %entry ], [ %low.next, %span ]
  %high = phi i64 [ -9223372036854775807, %entry ], [ %high.next, %span ]
  %f.at = getelementptr ptr, ptr %frames, i64 %s
  %f = load ptr, ptr %f.at
  %n = getelementptr i8, ptr %f, i64 %notes
  %n.low = load i64, ptr %n
  %n.end = getelementptr i8, ptr %n, i64 8
  %n.high = load i64, ptr %n.end
  %below = icmp slt i64 %n.low, %low
  %low.next = select i1 %below, i64 %n.low, i64 %low
  %above = icmp sgt i64 %n.high, %high
  %high.next = select i1 %above, i64 %n.high, i64 %high
  %s.next = add i64 %s, 1
  %s.more = icmp ult i64 %s.next, %threads
  br i1 %s.more, label %span, label %share
share:
  %some = icmp slt i64 %low.next, %high.next
  br i1 %some, label %part, label %done
part:
  %bytes = sub i64 %high.next, %low.next
  %each = udiv i64 %bytes, %threads
  %even = and i64 %each, -64
  %whole = add i64 %even, 64
  %from.offset = mul i64 %whole, %thread
  %from = add i64 %low.next, %from.offset
  %to.more = add i64 %from, %whole
  %beyond = icmp sgt i64 %to.more, %high.next
  %to = select i1 %beyond, i64 %high.next, i64 %to.more
  br label %copy
copy:
  %c = phi i64 [ 1, %part ], [ %c.next, %copied ]
  %c.more = icmp ult i64 %c, %threads
  br i1 %c.more, label %one, label %done
one:
  %g.at = getelementptr ptr, ptr %frames, i64 %c
  %g = load ptr, ptr %g.at
  %m = getelementptr i8, ptr %g, i64 %notes
  %m.low = load i64, ptr %m
  %m.end = getelementptr i8, ptr %m, i64 8
  %m.high = load i64, ptr %m.end
  %b.at = getelementptr ptr, ptr %copies, i64 %c
  %b = load ptr, ptr %b.at
  %late = icmp sgt i64 %m.low, %from
  %first = select i1 %late, i64 %m.low, i64 %from
  %early = icmp slt i64 %m.high, %to
  %last = select i1 %early, i64 %m.high, i64 %to
  %any = icmp slt i64 %first, %last
  br i1 %any, label %add.setup, label %copied
add.setup:
  %length = sub i64 %last, %first
  %count = udiv i64 %length, {size}
  %skip = sub i64 %first, %m.low
  %source = getelementptr i8, ptr %b, i64 %skip
  %target = getelementptr i8, ptr %shadow, i64 %first
  br label %add
add:
  %i = phi i64 [ 0, %add.setup ], [ %i.next, %add ]
  %x.at = getelementptr {type}, ptr %source, i64 %i
  %y.at = getelementptr {type}, ptr %target, i64 %i
  %x = load {type}, ptr %x.at, align {size}
  %y = load {type}, ptr %y.at, align {size}
  %none = fcmp oeq {type} %x, {zero}
  %sum = fadd {type} %x, %y
  %z = select i1 %none, {type} %y, {type} %sum
  store {type} %z, ptr %y.at, align {size}
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, %count
  br i1 %i.more, label %add, label %copied
copied:
  %c.next = add i64 %c, 1
  br label %copy
done:
  ret void
}}"""


def own_shadow(output: ModuleWriter) -> str:
    """`ptr own_shadow(ptr shadow, ptr primal, ptr message)`: the shadow; where that is the primal itself, since
    the memory has none, the program ends with the message."""
    output.declare("irad_stop", T.VOID, [T.PTR], "cold noreturn nounwind")
    return output.helper("irad.own_shadow", lambda: _OWN_SHADOW)


def trips(output: ModuleWriter) -> str:
    """`i64 trips(i64 span, i64 step)`: how often `span` is stepped over until it is not positive.

    It is counted at least once: 1 + max(0, ceil(span / step)) for a positive step, as the header runs once
    more than the test succeeds.
    """
    return output.helper("irad.trips", lambda: _TRIPS)


Line = Callable[[str, T.Type, int, str], list[str]]
"""Writes what is done to one number: its name within the function, its type, its offset, and from where."""


def _elements(output: ModuleWriter, pieces: tuple[Piece, ...]) -> list[tuple[str, T.Type, int, int]]:
    """The numbers of one period, in ascending order: name, type (of words, which may be numbers, that of an integer),
    offset, and where they end."""
    found: list[tuple[str, T.Type, int, int]] = []
    for number, piece in enumerate(sorted(pieces, key=lambda p: p.offset)):
        if piece.kind == WORD or isinstance(piece.kind, (T.FloatType, T.IntType)):
            kind = T.I64 if isinstance(piece.kind, str) else piece.kind
            width = output.module.layout.size(kind)
            for element in range(piece.size // width):
                offset = piece.offset + element * width
                found.append((f"{number}.{element}", kind, offset, offset + width))
    return found


def _body(output: ModuleWriter, pieces: tuple[Piece, ...], line: Line, descending: bool = False) -> str:
    """What is done to the numbers of a whole period, in the order in which the periods are visited: what overlaps may
    be shifted by less than a period."""
    found = _elements(output, pieces)
    return "\n".join(t for n, k, o, _ in (reversed(found) if descending else found) for t in line(n, k, o, "%at"))


def _rest(output: ModuleWriter, pieces: tuple[Piece, ...], period: int, line: Line) -> list[tuple[int, str]]:
    """What is done to the numbers of a last period that is not there as a whole: where each one ends, and the
    text. Numbers that fill the period are there as a whole or not at all."""
    return [
        (end, "\n".join(line(f"r{n}", k, o, "%whole"))) for n, k, o, end in _elements(output, pieces) if end < period
    ]


def _name(kind: str, pieces: tuple[Piece, ...], period: int) -> str:
    short = "_".join(f"{p.offset}{'word' if p.kind == WORD else p.kind or 'u'}{p.size}" for p in pieces)
    return f"irad.{kind}.{period}.{short}"


def _loop(
    name: str,
    parameters: str,
    period: int,
    inner: str,
    rest: list[tuple[int, str]],
    descending: bool = False,
) -> str:
    """A function that does `inner` for each whole period, and for a last part of one what is there of it."""
    first, step = ("%whole", -period) if descending else ("0", period)
    at = f"  %at = add i64 %i, {-period}\n" if descending else "  %at = add i64 %i, 0\n"
    stop = "0" if descending else "%whole"
    before, after = ("rest0", "done") if descending else ("loops", "rest0")
    texts = []
    for number, (end, text) in enumerate(reversed(rest) if descending else rest):
        texts.append(f"""rest{number}:
  %there{number} = icmp sge i64 %part, {end}
  br i1 %there{number}, label %do{number}, label %rest{number + 1}
do{number}:
{text}
  br label %rest{number + 1}""")
    blocks = "\n".join(texts)
    return f"""define internal void @{T.quoted(name)}({parameters}, i64 %bytes) nounwind {{
entry:
  %part = srem i64 %bytes, {period}
  %whole = sub i64 %bytes, %part
  br label %{before}
loops:
  %none = icmp slt i64 %bytes, {period}
  br i1 %none, label %{after}, label %loop
loop:
  %i = phi i64 [ {first}, %loops ], [ %next, %loop ]
{at}{inner}
  %next = add i64 %i, {step}
  %more = icmp {"sgt" if descending else "slt"} i64 %next, {stop}
  br i1 %more, label %loop, label %{after}
{blocks}
rest{len(rest)}:
  br label %{"loops" if descending else "done"}
done:
  ret void
}}"""


def add_and_clear(
    output: ModuleWriter, pieces: tuple[Piece, ...], period: int, descending: bool, atomic: bool = False
) -> str:
    """`void f(ptr into, ptr source, i64 bytes)`: source += into, into = 0,
    for the floating pieces of each period."""
    name = _name("move" + (".down" if descending else "") + (".atomic" if atomic else ""), pieces, period)

    def line(n: str, kind: T.Type, offset: int, at: str) -> list[str]:
        place = [
            f"  %o{n} = add i64 {at}, {offset}",
            f"  %d{n} = getelementptr i8, ptr %into, i64 %o{n}",
            f"  %s{n} = getelementptr i8, ptr %source, i64 %o{n}",
        ]
        if kind == T.I64:
            taken = [*_word(n, "d"), f"  %x{n} = bitcast i64 %taken{n} to double"]
            return [*place, *taken, f"  store i64 %left{n}, ptr %d{n}, align 1", *add(n, T.DOUBLE, word=True)]
        return [
            *place,
            f"  %x{n} = load {kind}, ptr %d{n}, align 1",
            f"  store {kind} {zero(kind).ref}, ptr %d{n}, align 1",
            *add(n, kind),
        ]

    def add(n: str, kind: T.Type, word: bool = False) -> list[str]:
        if word and not atomic:  # (nothing is added to what may be a pointer, not even zero)
            return [
                f"  %y{n} = load i64, ptr %s{n}, align 1",
                f"  %f{n} = bitcast i64 %y{n} to double",
                f"  %z{n} = fadd double %x{n}, %f{n}",
                f"  %b{n} = bitcast double %z{n} to i64",
                f"  %k{n} = select i1 %small{n}, i64 %y{n}, i64 %b{n}",
                f"  store i64 %k{n}, ptr %s{n}, align 1",
            ]
        if atomic:
            align = output.module.layout.size(kind)
            return [f"  %y{n} = atomicrmw fadd ptr %s{n}, {kind} %x{n} monotonic, align {align}"]
        return [
            f"  %y{n} = load {kind}, ptr %s{n}, align 1",
            f"  %z{n} = fadd {kind} %x{n}, %y{n}",
            f"  store {kind} %z{n}, ptr %s{n}, align 1",
        ]

    def text() -> str:
        inner, rest = _body(output, pieces, line, descending), _rest(output, pieces, period, line)
        return _loop(name, "ptr %into, ptr %source", period, inner, rest, descending)

    return output.helper(name, text)


_CLEAR_BYTES = f"""define internal void @irad.clear.bytes(ptr %into, i64 %bytes) {_INLINE} {{
  call void @llvm.memset.p0.i64(ptr %into, i8 0, i64 %bytes, i1 false)
  ret void
}}"""


_CLEAR_WHOLE = f"""define internal void @{{name}}(ptr %into, i64 %bytes) {_INLINE} {{{{
  %part = srem i64 %bytes, {{period}}
  %whole = sub i64 %bytes, %part
  call void @llvm.memset.p0.i64(ptr %into, i8 0, i64 %whole, i1 false)
  ret void
}}}}"""


def clear(output: ModuleWriter, pieces: tuple[Piece, ...], period: int) -> str:
    """`void f(ptr into, i64 bytes)`: zero the floating pieces of each period and the guarded ones, or all bytes where
    nothing is known."""
    pieces = tuple(replace(p, kind=T.I8) if p.kind == GUARDED else p for p in pieces)
    if any(p.kind == BYTES for p in pieces):
        output.declare("llvm.memset.p0.i64", T.VOID, [T.PTR, T.I8, T.I64, T.I1])
        return output.helper("irad.clear.bytes", lambda: _CLEAR_BYTES)
    name = _name("clear", pieces, period)
    kind = pieces[0].kind
    if len(pieces) == 1 and isinstance(kind, T.FloatType) and output.module.layout.size(kind) == period:
        output.declare("llvm.memset.p0.i64", T.VOID, [T.PTR, T.I8, T.I64, T.I1])
        return output.helper(name, lambda: _CLEAR_WHOLE.format(name=T.quoted(name), period=period))

    def line(n: str, kind: T.Type, offset: int, at: str) -> list[str]:
        place = [f"  %o{n} = add i64 {at}, {offset}", f"  %d{n} = getelementptr i8, ptr %into, i64 %o{n}"]
        if kind == T.I64:
            return [*place, *_word(n, "d"), f"  store i64 %left{n}, ptr %d{n}, align 1"]
        return [*place, f"  store {kind} {zero(kind).ref}, ptr %d{n}, align 1"]

    def text() -> str:
        return _loop(name, "ptr %into", period, _body(output, pieces, line), _rest(output, pieces, period, line))

    return output.helper(name, text)


def copy_rest(output: ModuleWriter, pieces: tuple[Piece, ...], period: int, descending: bool = False) -> str:
    """`void f(ptr into, ptr source, i64 bytes)`: copy what is not floating (shadow pointers) of each period."""
    name = _name("carry" + ".down" * descending, pieces, period)
    inner: list[list[str]] = []
    rest: list[tuple[int, str]] = []
    others = sorted((p for p in pieces if not isinstance(p.kind, T.FloatType)), key=lambda p: p.offset)
    for number, piece in enumerate(others):
        width = 8 if piece.kind in ("pointer", WORD) else 1
        carried = _carried_word if piece.kind == WORD else _carried
        for at in range(0, piece.size, width):
            offset = piece.offset + at
            inner.append(carried(f"{number}.{at}", "%at", offset, width))
            if offset + width < period:
                text = "\n".join(carried(f"r{number}.{at}", "%whole", offset, width))
                rest.append((offset + width, text))
    body = "\n".join(line for lines in (reversed(inner) if descending else inner) for line in lines)
    return output.helper(name, lambda: _loop(name, "ptr %into, ptr %source", period, body, rest, descending))


_SMALLEST = 1 << 52
"""The bits of the smallest normal double: below them lie pointers, and numbers that count as zero."""


def _word(n: str, at: str) -> list[str]:
    """Takes the adjoint out of a word of a shadow, if it is one: what it may be as a number, what is left there."""
    return [
        f"  %w{n} = load i64, ptr %{at}{n}, align 1",
        f"  %small{n} = icmp ult i64 %w{n}, {_SMALLEST}",
        f"  %taken{n} = select i1 %small{n}, i64 0, i64 %w{n}",
        f"  %left{n} = select i1 %small{n}, i64 %w{n}, i64 0",
    ]


def _carried_word(n: str, at: str, offset: int, width: int) -> list[str]:
    """A word of a shadow moves if it is a pointer; what is no pointer any more is zero; adjoints stay."""
    return [
        f"  %o{n} = add i64 {at}, {offset}",
        f"  %d{n} = getelementptr i8, ptr %into, i64 %o{n}",
        f"  %s{n} = getelementptr i8, ptr %source, i64 %o{n}",
        f"  %x{n} = load i64, ptr %s{n}, align 1",
        *_word(n, "d"),
        f"  %moves{n} = icmp ult i64 %x{n}, {_SMALLEST}",
        f"  %stays{n} = select i1 %small{n}, i64 0, i64 %w{n}",
        f"  %null{n} = icmp eq i64 %x{n}, 0",
        f"  %new{n} = select i1 %null{n}, i64 %stays{n}, i64 %x{n}",
        f"  %k{n} = select i1 %moves{n}, i64 %new{n}, i64 %stays{n}",
        f"  store i64 %k{n}, ptr %d{n}, align 1",
    ]


def _carried(n: str, at: str, offset: int, width: int) -> list[str]:
    kind = "ptr" if width == 8 else "i8"
    return [
        f"  %o{n} = add i64 {at}, {offset}",
        f"  %d{n} = getelementptr i8, ptr %into, i64 %o{n}",
        f"  %s{n} = getelementptr i8, ptr %source, i64 %o{n}",
        f"  %x{n} = load {kind}, ptr %s{n}, align 1",
        f"  store {kind} %x{n}, ptr %d{n}, align 1",
    ]
