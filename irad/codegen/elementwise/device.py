"""Kernels for a GPU: what is done for one element, in a grid-stride loop; and sums, block by block.

A kernel is ``void symbol(i64 n, i64 word…)``: how many elements there are, then words that tell where arrays are.
Threads of all blocks share out the elements (a grid-stride loop). Sums of everything are taken by each thread for the
elements that are its own, then by the block in shared memory in the form of a tree; a sum of each block is left, and
:func:`reduction` adds those up. No addition is atomic, so that results hang on the size of the grid alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from irad.codegen.elementwise.lines import Lines, converted
from irad.codegen.elementwise.nest import STATUS, Body, Key, Stream, Values
from irad.ir import types as T

__all__ = ["BARRIER", "BLOCK", "DECLARATIONS", "kernel", "reduction"]

BLOCK = 256
"""The most threads of a block; their number is a power of two."""
_SUM = "fadd reassoc nsz contract"
_GLOBAL, _SHARED = "ptr addrspace(1)", "ptr addrspace(3)"
_REGISTERS = "llvm.nvvm.read.ptx.sreg"
BARRIER = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
DECLARATIONS = "\n".join(
    [f"declare i32 @{_REGISTERS}.{name}.x()" for name in ("tid", "ntid", "ctaid", "nctaid")]
    + ["declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)", ""]
)
"""What kernels call."""
_BITS = {"float": "i32", "double": "i64"}


def kernel(symbol: str, streams: Sequence[Stream], body: Body, *, narrow: bool, fails: bool) -> str:
    """The kernel that does ``body`` for each element.

    The words are: where a failure is noted, if the body may fail (``fails``); the extents of the loops from the
    outermost to the innermost; of each stream its address, or the bits of its number; of each that is loaded or stored
    its strides in bytes. ``Stream.does`` is "number" for what is passed by value, "sum"
    for what is summed over all elements: double precision, one number for each block. ``narrow``: there are fewer than
    2³¹ elements.
    """
    return _Kernel(symbol).elements(streams, body, narrow, fails)


def reduction(symbol: str, source: str, target: str, kept: int, summed: int, *, blocks: bool) -> str:
    """The kernel that adds up numbers of LLVM's type ``source`` in double precision and stores ``target`` ones.

    ``n`` is how many sums there are. The words are: how many terms each of them has; the extents of the loops over sums
    (``kept`` of them) and of those over terms (``summed``); the address of the terms with strides for all loops; and
    that of the sums with strides for the first ones. ``blocks``: a block takes each sum, else a thread does.
    """
    return _Kernel(symbol).sums(source, target, kept, summed, blocks)


class _Kernel:
    """A kernel that is being written."""

    def __init__(self, symbol: str) -> None:
        self.symbol = symbol
        self.lines = Lines()
        self.here = "entry"
        self._words = 0
        self._labels = 0
        self._shared = f"@{T.quoted(f'{symbol}.shared')}"
        self._has_shared = False
        self.thread = self._register("tid.x")
        self.threads = self._register("ntid.x")
        self.block = self._register("ctaid.x")
        self.grid = self._register("nctaid.x")

    def elements(self, streams: Sequence[Stream], body: Body, narrow: bool, fails: bool) -> str:
        """See :func:`kernel`."""
        status = self._pointer() if fails else ""
        extents = [self._word() for _ in streams[0].still]
        places = [self._word() if s.does == "number" else self._pointer() for s in streams]
        strides = [[self._word() for _ in s.still] if s.does in ("load", "store") else [] for s in streams]
        loaded = {s.key: self._number(s, place) for s, place in zip(streams, places, strict=True) if s.does == "number"}
        first, step = self._mine()
        sums: dict[Key, tuple[str, str]] = {}
        with self._loop(first, "%n", step) as loop:
            at = self._delinearised(loop.index, extents, narrow)
            moved = {}
            for s, place, steps in zip(streams, places, strides, strict=True):
                if s.does in ("load", "store"):
                    moved[s.key] = self._moved(place, at, steps, s)
                if s.does == "load":
                    loaded[s.key] = (s.type, self.lines.value(f"load {s.type}, {_GLOBAL} {moved[s.key]}"))
            made = body(self.lines, loaded)
            for s in streams:
                if s.does == "store":
                    type_, value = made[s.key]
                    self.lines.put(
                        f"store {s.type} {converted(self.lines, value, type_, s.type)}, {_GLOBAL} {moved[s.key]}"
                    )
                elif s.does == "sum":
                    type_, value = made[s.key]
                    before = loop.carried(type_, f"{0.0:e}")
                    loop.leave(before, self.lines.value(f"{_SUM} {type_} {before}, {value}"))
                    sums[s.key] = (type_, before)
            failed = self._failed(loop, made) if fails else ""
        if fails:
            self._note(status, failed)
        for s, place in zip(streams, places, strict=True):
            if s.does == "sum":
                type_, total = sums[s.key]
                own = self._offset(place, self._scaled(self.block, "8"))
                self._store_block_sum(converted(self.lines, total, type_, "double"), "double", own)
        return self._finished()

    def _failed(self, loop: _Loop, made: Values) -> str:
        type_, value = made[STATUS]
        bad = self.lines.value(f"icmp ne {type_} {value}, 0")
        before = loop.carried("i1", "false")
        loop.leave(before, self.lines.value(f"or i1 {before}, {bad}"))
        return before

    def _note(self, status: str, failed: str) -> None:
        """Write that something has failed; whoever writes it writes the same."""
        with self._if(failed):
            self.lines.put(f"store atomic i32 1, {_GLOBAL} {status} monotonic, align 4")

    def sums(self, source: str, target: str, kept: int, summed: int, blocks: bool) -> str:
        """See :func:`reduction`."""
        terms = self._word()
        outer, inner = [self._word() for _ in range(kept)], [self._word() for _ in range(summed)]
        source_at, source_steps = self._pointer(), [self._word() for _ in range(kept + summed)]
        target_at, target_steps = self._pointer(), [self._word() for _ in range(kept)]
        first, step = (self.block, self.grid) if blocks else self._mine()
        own, stride = (self.thread, self.threads) if blocks else ("0", "1")
        with self._loop(first, "%n", step) as sums:
            at = self._delinearised(sums.index, outer, False)
            row = self._walked(source_at, at, source_steps[:kept])
            place = self._walked(target_at, at, target_steps)
            with self._loop(own, terms, stride) as loop:
                inside = self._delinearised(loop.index, inner, False)
                pointer = self._walked(row, inside, source_steps[kept:])
                term = self.lines.value(f"load {source}, {_GLOBAL} {pointer}")
                term = converted(self.lines, term, source, "double")
                total = loop.carried("double", f"{0.0:e}")
                loop.leave(total, self.lines.value(f"fadd double {total}, {term}"))
            if blocks:
                self._store_block_sum(total, target, place)
            else:
                self.lines.put(f"store {target} {converted(self.lines, total, 'double', target)}, {_GLOBAL} {place}")
        return self._finished()

    def _finished(self) -> str:
        self.lines.put("ret void")
        words = "".join(f", i64 %w{i}" for i in range(self._words))
        shared = f"{self._shared} = internal addrspace(3) global [{BLOCK} x double] undef, align 8\n"
        text = self.lines.function(f"define ptx_kernel void @{T.quoted(self.symbol)}(i64 %n{words}) nounwind")
        return (shared if self._has_shared else "") + text

    def _register(self, name: str) -> str:
        value = self.lines.value(f"call i32 @{_REGISTERS}.{name}()")
        return self.lines.value(f"zext i32 {value} to i64")

    def _word(self) -> str:
        self._words += 1
        return f"%w{self._words - 1}"

    def _pointer(self) -> str:
        return self.lines.value(f"inttoptr i64 {self._word()} to {_GLOBAL}", "base")

    def _number(self, stream: Stream, word: str) -> tuple[str, str]:
        """What is passed by value, in the low bits of a word."""
        bits = _BITS.get(stream.type, stream.type)
        whole = word if bits == "i64" else self.lines.value(f"trunc i64 {word} to {bits}")
        return stream.type, (
            self.lines.value(f"bitcast {bits} {whole} to {stream.type}") if bits != stream.type else whole
        )

    def _mine(self) -> tuple[str, str]:
        """The first element of this thread, and how far it is to its next one."""
        before = self.lines.value(f"mul nuw nsw i64 {self.block}, {self.threads}")
        first = self.lines.value(f"add nuw nsw i64 {before}, {self.thread}")
        return first, self.lines.value(f"mul nuw nsw i64 {self.grid}, {self.threads}")

    def _delinearised(self, index: str, extents: Sequence[str], narrow: bool) -> list[str]:
        """The indices of loops from that of an element; the innermost loop's neighbours are neighbours."""
        if len(extents) <= 1:
            return [index] * len(extents)
        type_ = "i32" if narrow else "i64"

        def cast(value: str) -> str:
            return self.lines.value(f"trunc i64 {value} to i32") if narrow else value

        rest, found = cast(index), []
        for extent in reversed(extents[1:]):
            size = cast(extent)
            found.append(self.lines.value(f"urem {type_} {rest}, {size}"))
            rest = self.lines.value(f"udiv {type_} {rest}, {size}")
        found.append(rest)
        wide = [self.lines.value(f"zext i32 {i} to i64") if narrow else i for i in found]
        return wide[::-1]

    def _moved(self, pointer: str, at: Sequence[str], strides: Sequence[str], stream: Stream) -> str:
        steps = [*strides[:-1], strides[-1] if stream.step is None else str(stream.step)]
        chosen = [(i, step) for i, step, still in zip(at, steps, stream.still, strict=True) if not still]
        return self._walked(pointer, [i for i, _ in chosen], [step for _, step in chosen])

    def _walked(self, pointer: str, at: Sequence[str], steps: Sequence[str]) -> str:
        for index, step in zip(at, steps, strict=True):
            pointer = self._offset(pointer, self._scaled(index, step))
        return pointer

    def _scaled(self, index: str, step: str) -> str:
        return self.lines.value(f"mul nsw i64 {index}, {step}", "offset")

    def _offset(self, pointer: str, offset: str) -> str:
        return self.lines.value(f"getelementptr inbounds i8, {_GLOBAL} {pointer}, i64 {offset}", "p")

    def _label(self, stem: str) -> str:
        self._labels += 1
        return f"{stem}.{self._labels}"

    def _open(self, label: str) -> None:
        self.lines.block(label)
        self.here = label

    @contextmanager
    def _loop(self, first: str, end: str, step: str) -> Iterator[_Loop]:
        """A loop that may run no times."""
        head, body, done = self._label("head"), self._label("body"), self._label("done")
        loop = _Loop(self.lines)
        before = self.here
        self.lines.put(f"br label %{head}")
        self._open(head)
        line = len(self.lines.text)
        more = self.lines.value(f"icmp ult i64 {loop.index}, {end}")
        self.lines.put(f"br i1 {more}, label %{body}, label %{done}")
        self._open(body)
        yield loop
        following = self.lines.value(f"add nuw i64 {loop.index}, {step}")
        self.lines.put(f"br label %{head}")
        phis = [(loop.index, "i64", first, following)]
        phis += [(name, t, value, loop.left[name]) for name, (t, value) in loop.values.items()]
        made = [f"  {name} = phi {t} [ {a}, %{before} ], [ {b}, %{self.here} ]" for name, t, a, b in phis]
        self.lines.text[line:line] = made
        self._open(done)

    @contextmanager
    def _if(self, condition: str) -> Iterator[None]:
        then, done = self._label("then"), self._label("done")
        self.lines.put(f"br i1 {condition}, label %{then}, label %{done}")
        self._open(then)
        yield
        self.lines.put(f"br label %{done}")
        self._open(done)

    def _slot(self, index: str) -> str:
        return self.lines.value(f"getelementptr inbounds double, {_SHARED} {self._shared}, i64 {index}", "slot")

    def _store_block_sum(self, value: str, target: str, place: str) -> None:
        """Let the first thread store the sum of a value over the threads of the block; all of them come here."""
        self._has_shared = True
        own = self._slot(self.thread)
        self.lines.put(f"store double {value}, {_SHARED} {own}")
        self.lines.put(BARRIER)
        size = BLOCK // 2
        while size:
            near = self.lines.value(f"icmp ult i64 {self.thread}, {size}")
            full = self.lines.value(f"icmp ugt i64 {self.threads}, {size}")
            with self._if(self.lines.value(f"and i1 {near}, {full}")):
                other = self._slot(self.lines.value(f"add i64 {self.thread}, {size}"))
                left = self.lines.value(f"load double, {_SHARED} {own}")
                right = self.lines.value(f"load double, {_SHARED} {other}")
                self.lines.put(f"store double {self.lines.value(f'fadd double {left}, {right}')}, {_SHARED} {own}")
            self.lines.put(BARRIER)
            size //= 2
        with self._if(self.lines.value(f"icmp eq i64 {self.thread}, 0")):  # which alone writes there for the next sum
            found = converted(self.lines, self.lines.value(f"load double, {_SHARED} {own}"), "double", target)
            self.lines.put(f"store {target} {found}, {_GLOBAL} {place}")


class _Loop:
    """A loop that has been begun, and the values that go from one iteration to the next. Behind the loop their names
    stand for the last ones."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self.index = lines.name("i")
        self.values: dict[str, tuple[str, str]] = {}
        self.left: dict[str, str] = {}

    def carried(self, type_: str, first: str) -> str:
        """The name of such a value."""
        name = self._lines.name("carried")
        self.values[name] = (type_, first)
        return name

    def leave(self, name: str, value: str) -> None:
        """What an iteration leaves for the next."""
        self.left[name] = value
