"""Registers that hold several things in a row: each piece becomes a value of its own.

Optimised code moves two floats as one `i64`, takes a struct apart with shifts, and puts a complex number
together with shifts and `or`. Here each place where such a row ends (a store, a cast to floating numbers) is
traced back, bit range by bit range, through moves and merges to where the bits were made; then the pieces are
moved one by one. Where a piece cannot be had as a value (it is part of a number), the row stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from irad.analysis.types.bit_provenance import Moved, constant_bits, constant_of, lane_width, moves, width
from irad.ir import types as T
from irad.ir.instructions import Cast, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function
from irad.ir.values import Constant, ConstInt, ConstPoison, Value
from irad.lowering.types.rewriter import Rewriter, converted

_MERGES = ("phi", "select")


@dataclass(frozen=True, slots=True)
class PackedPiece:
    """Bits [start, start + size) of `source`; zeros where there is no source."""

    source: Value | None
    start: int
    size: int


def split(function: Function, seeds: Mapping[Value, Iterable[int]]) -> bool:
    """Split the rows of a function in place, and say whether anything was changed.

    `seeds` gives further cuts, in bits: where the memory behind a load or store changes its kind.
    """
    return _Splitter(function, seeds).run()


class _Splitter:
    def __init__(self, function: Function, seeds: Mapping[Value, Iterable[int]]) -> None:
        self.function = function
        self.seeds = {value: set(cuts) for value, cuts in seeds.items()}
        self.cuts: dict[Value, set[int]] = {}
        self.component: dict[Value, Value] = {}
        self.floating: set[Value] = set()  # roots of components in which floating numbers are seen as bits
        self.flat: set[Value] = set()  # roots of components whose vectors of integers become integers
        self.parts: dict[tuple[Value, int, int], Value] = {}
        self.traced: dict[tuple[Value, int, int], list[PackedPiece]] = {}
        self.open: list[tuple[Phi, Phi, int]] = []
        self.edit = Rewriter(function)

    def run(self) -> bool:
        rows = [i for i in self.function.instructions() if self._is_row(i)]
        if not any(_is_end(i) for i in rows):
            return False
        self._join_components(rows)
        if not self.floating and not self.seeds:
            return False
        self._cut(rows)
        try:
            for inst in rows:
                if isinstance(inst, Store):
                    self._store(inst)
                elif inst.opcode == "bitcast":
                    self._cast(inst)
            self._complete()
        except ValueError:  # a piece of a constant that has no such piece
            return False
        if self.edit.is_empty:
            return False
        self.edit.apply()
        return True

    @staticmethod
    def _is_row(inst: Instruction) -> bool:
        value = inst.value if isinstance(inst, Store) else inst
        return width(value.type) >= 16

    # -- which values are one another's pieces

    def _join_components(self, rows: list[Instruction]) -> None:
        for inst in rows:
            for operand, _, _, _ in self._links(inst):
                self._union(inst, operand)
        for inst in rows:
            if inst.opcode == "bitcast" and inst.type.scalar != inst.operands[0].type.scalar:
                self.floating.add(self._find(inst))
        for value in self.seeds:
            self.floating.add(self._find(value))
        self.flat = {self._find(v) for v in self.seeds if isinstance(v.type, T.VectorType)}

    def _find(self, value: Value) -> Value:
        root = value
        while root in self.component:
            root = self.component[root]
        while value in self.component and self.component[value] is not root:
            self.component[value], value = root, self.component[value]
        return root

    def _union(self, a: Value, b: Value) -> None:
        a, b = self._find(a), self._find(b)
        if a is not b:
            self.component[a] = b

    def _links(self, inst: Instruction) -> list[tuple[Value, int, int, int]]:
        """What an instruction's bits come from: (operand, at, start, size)."""
        if inst.opcode in _MERGES:
            merged = inst.operands[1:] if inst.opcode == "select" else inst.operands
            size = width(inst.type)
            return [(o, 0, 0, size) for o in merged if not isinstance(o, Constant)]
        found = moves(inst) or ()
        return [(m.source, m.at, m.start, m.size) for m in found if not isinstance(m.source, Constant)]

    # -- cuts

    def _cut(self, rows: list[Instruction]) -> None:
        """Cuts travel between the ends of each move, until they are at all places of their components."""
        links: dict[Value, list[tuple[Value, int, int, int]]] = {}
        work: list[tuple[Value, int]] = []
        for inst in rows:
            if self._find(inst) not in self.floating:
                continue
            for operand, at, start, size in self._links(inst):
                links.setdefault(inst, []).append((operand, at, start, size))
                links.setdefault(operand, []).append((inst, start, at, size))
                work += [(inst, at), (inst, at + size), (operand, start), (operand, start + size)]
            if inst.opcode == "bitcast":
                for type_ in (inst.type, inst.operands[0].type):
                    if isinstance(type_, T.VectorType) and type_.element.is_float:
                        work += [(inst, n * lane_width(type_)) for n in range(1, type_.count)]
        for value, cuts in self.seeds.items():
            work += [(value, cut) for cut in cuts]
        while work:
            value, cut = work.pop()
            known = self.cuts.setdefault(value, set())
            if cut in known or not 0 < cut < width(value.type):
                continue
            known.add(cut)
            for other, here, there, size in links.get(value, ()):
                if here <= cut <= here + size:
                    work.append((other, cut - here + there))

    def _segments(self, value: Value, start: int, size: int) -> list[tuple[int, int]]:
        """A bit range of a value at its cuts, as (start, size)."""
        inner = sorted(c for c in self.cuts.get(value, ()) if start < c < start + size)
        edges = [start, *inner, start + size]
        return [(a, b - a) for a, b in pairwise(edges)]

    # -- tracing

    def _trace(self, value: Value, start: int, size: int) -> list[PackedPiece]:
        """Where bits were made, lowest first; neighbours that come from one place are one piece."""
        key = (value, start, size)
        if key not in self.traced:
            self.traced[key] = self._follow(value, start, size)
        return self.traced[key]

    def _follow(self, value: Value, start: int, size: int) -> list[PackedPiece]:
        bits = constant_bits(value) if isinstance(value, Constant) else None
        if bits is not None and not bits >> start & ((1 << size) - 1):
            return [PackedPiece(None, 0, size)]
        found = moves(value) if isinstance(value, Instruction) else None
        if found is None or self._find(value) not in self.floating:
            return [PackedPiece(value, start, size)]
        pieces: list[PackedPiece] = []
        for lo, length in self._segments(value, start, size):
            origin = self._origin(value, found, lo, length)
            pieces += [PackedPiece(value, lo, length)] if origin is None else origin
        return _joined(pieces)

    def _origin(self, value: Value, found: tuple[Moved, ...], lo: int, length: int) -> list[PackedPiece] | None:
        """What is at one segment; None where several sources meet, bit by bit."""
        sources: list[list[PackedPiece]] = []
        for move in found:
            if lo + length <= move.at or move.at + move.size <= lo:
                continue
            if not (move.at <= lo and lo + length <= move.at + move.size):
                return None
            traced = self._trace(move.source, lo - move.at + move.start, length)
            if any(p.source is not None for p in traced):
                sources.append(traced)
        if not sources:
            return [PackedPiece(None, 0, length)]
        return sources[0] if len(sources) == 1 else None

    # -- ends

    def _pieces(self, value: Value) -> list[PackedPiece]:
        """A row at its end: traced, and cut where merges are cut or the seeds say so."""
        size = width(value.type)
        pieces: list[PackedPiece] = []
        for lo, length in self._segments(value, 0, size) if value in self.seeds else [(0, size)]:
            for piece in self._trace(value, lo, length):
                source = piece.source
                seeded = isinstance(source, Load) and source in self.seeds
                if source is not None and (seeded or _is_merge(source)):
                    segments = self._segments(source, piece.start, piece.size)
                    pieces += [PackedPiece(source, at, part) for at, part in segments]
                else:
                    pieces.append(piece)
        return pieces

    def _is_flat(self, value: Value) -> bool:
        return isinstance(value.type, T.VectorType) and self._find(value) in self.flat

    def _store(self, store: Store) -> None:
        value = store.value
        if store.volatile or store.ordering or isinstance(value, Constant):
            return
        if self._find(value) not in self.floating:
            return
        pieces = self._pieces(value)
        if len(pieces) == 1 and pieces[0].source is value and not self._is_flat(value):
            return
        if any(p.size % 8 or not self._is_whole(p) for p in pieces):
            return
        at = 0
        for piece in pieces:
            self._store_piece(store, piece, at)
            at += piece.size
        self.edit.remove(store)

    def _store_piece(self, store: Store, piece: PackedPiece, at: int) -> None:
        part = self._part(piece, None)
        address = self._address(store.pointer, at // 8, store)
        made = Store(part, address, _aligned(store.align, at // 8))
        made.metadata = {k: v for k, v in store.metadata.items() if k == "dbg"}
        self.edit.before(store, made)

    def _cast(self, inst: Instruction) -> None:
        """A cast to floating numbers whose lanes are whole pieces takes them from where they were made."""
        if not inst.type.scalar.is_float or self._find(inst) not in self.floating:
            return
        lane = lane_width(inst.type)
        count = inst.type.count if isinstance(inst.type, T.VectorType) else 1
        pieces: list[PackedPiece] = []
        for n in range(count):
            traced = self._trace(inst.operands[0], n * lane, lane)
            piece = self._cut_merge(traced[0]) if len(traced) == 1 else None
            if piece is None or not self._is_whole(piece):
                return
            pieces.append(piece)
        joined = _joined(pieces)
        source = joined[0].source
        if len(joined) == 1 and source is not None and width(source.type) == joined[0].size:
            if _is_plain(source):
                self.edit.replace(inst, self._part(joined[0], inst.type))
                return
            alike = lane_width(source.type) == lane
            if source is inst.operands[0] and (alike or not (_is_merge(source) and self.cuts.get(source))):
                return
        if not isinstance(inst.type, T.VectorType):
            self.edit.replace(inst, self._part(pieces[0], inst.type))
            return
        made: Value = ConstPoison(inst.type)
        for n, piece in enumerate(pieces):
            part = self._part(piece, inst.type.element)
            insertion = Instruction("insertelement", inst.type, [made, part, ConstInt(T.I64, n)], inst.name)
            made = self.edit.before(inst, insertion)
        self.edit.replace(inst, made)

    def _cut_merge(self, piece: PackedPiece) -> PackedPiece | None:
        """A piece of a merge has to be one of its segments."""
        source = piece.source
        if source is not None and _is_merge(source):
            return piece if len(self._segments(source, piece.start, piece.size)) == 1 else None
        return piece

    def _is_whole(self, piece: PackedPiece) -> bool:
        """Whether a piece can be had as a value: not a part of a floating number."""
        source = piece.source
        if source is None or (_is_plain(source) and not isinstance(source.type, T.FloatType)):
            return True
        if isinstance(source, Instruction) and source.is_terminator:
            return False  # there is no place behind it
        if _is_merge(source) and self._can_split(source, piece):
            return True
        if source.type.scalar.is_float:
            lane = lane_width(source.type)
            return piece.start % lane == 0 and piece.size % lane == 0
        return True

    def _can_split(self, source: Value, piece: PackedPiece) -> bool:
        return bool(self.cuts.get(source)) or (piece.start == 0 and piece.size == width(source.type))

    # -- pieces as values

    def _part(self, piece: PackedPiece, type_: T.Type | None) -> Value:
        """A piece as a value of a type of its size: any type that comes by itself where None is given."""
        if piece.source is None:
            return constant_of(type_ or T.IntType(piece.size), 0)
        if isinstance(piece.source, Load) and _is_plain(piece.source):
            whole = piece.size == width(piece.source.type)
            if type_ is None and whole and not self._is_flat(piece.source):
                return piece.source
            return self._loaded(piece.source, piece.start, type_ or T.IntType(piece.size))
        found = self._natural(piece)
        if type_ is None or found.type == type_:
            return found
        if isinstance(found, Constant):
            return converted(found, type_)
        return self.edit.behind(piece.source, Cast("bitcast", type_, [found]))

    def _natural(self, piece: PackedPiece) -> Value:
        source, start, size = piece.source, piece.start, piece.size
        assert source is not None
        whole = start == 0 and size == width(source.type)
        if whole and not self.cuts.get(source) and not (_is_merge(source) and self._is_flat(source)):
            return source
        key = (source, start, size)
        if key not in self.parts:
            self.parts[key] = self._make(source, start, size)
        return self.parts[key]

    def _make(self, source: Value, start: int, size: int) -> Value:
        if isinstance(source, Constant):
            return converted(source, T.IntType(size), start)
        if start == 0 and size == width(source.type) and not _is_merge(source):
            return source
        if isinstance(source, Phi):
            made = Phi(T.IntType(size), (), f"{source.name}.{start}")
            self.parts[(source, start, size)] = made
            self.open.append((source, made, start))
            self.edit.behind(source, made)
            return made
        if isinstance(source, Instruction) and source.opcode == "select":
            arms = [self._merged(o, start, size, T.IntType(size)) for o in source.operands[1:]]
            chosen = Instruction("select", arms[0].type, [source.operands[0], *arms])
            chosen.name = f"{source.name}.{start}"
            return self.edit.behind(source, chosen)
        if source.type.scalar.is_float and isinstance(source.type, T.VectorType):
            return self._lanes(source, start, size)
        return self._bits(source, start, size)

    def _merged(self, value: Value, start: int, size: int, type_: T.Type) -> Value:
        """An operand of a merge, as a piece of its own."""
        traced = self._trace(value, start, size)
        if len(traced) == 1 and self._is_whole(traced[0]) and self._cut_merge(traced[0]) is not None:
            return self._part(traced[0], type_)
        return self._part(PackedPiece(value, start, size), type_)

    def _lanes(self, source: Value, start: int, size: int) -> Value:
        """Whole lanes of a vector of floating numbers."""
        assert isinstance(source.type, T.VectorType)
        lane = lane_width(source.type)
        first, count = start // lane, size // lane
        name = f"{source.name}.{start}"
        if count == 1:
            lane_of = [source, ConstInt(T.I64, first)]
            return self.edit.behind(source, Instruction("extractelement", source.type.element, lane_of, name))
        type_ = T.VectorType(count, source.type.element)
        made: Value = ConstPoison(type_)
        for n in range(count):
            part = self._natural(PackedPiece(source, start + n * lane, lane))
            insertion = Instruction("insertelement", type_, [made, part, ConstInt(T.I64, n)], name)
            made = self.edit.behind(source, insertion)
        return made

    def _bits(self, source: Value, start: int, size: int) -> Value:
        """Bits of something that is not a row of pieces: with a shift."""
        name, type_ = f"{source.name}.{start}", T.IntType(width(source.type))
        made = source
        if source.type != type_:
            made = self.edit.behind(source, Cast("bitcast", type_, [made], name))
        if start:
            made = self.edit.behind(source, Instruction("lshr", type_, [made, ConstInt(type_, start)], name))
        if size < type_.bits:
            made = self.edit.behind(source, Cast("trunc", T.IntType(size), [made], name))
        return made

    def _loaded(self, load: Load, start: int, type_: T.Type) -> Value:
        key = (load, start, width(type_))
        known = self.parts.get(key)
        if known is None or known.type != type_:
            address = self._address(load.pointer, start // 8, load)
            name = load.name if not start else f"{load.name}.{start}"
            made = Load(type_, address, _aligned(load.align, start // 8), name)
            made.metadata = {k: v for k, v in load.metadata.items() if k == "dbg"}
            self.edit.before(load, made)
            if known is not None:
                return made
            self.parts[key] = known = made
        return known

    def _address(self, pointer: Value, offset: int, at: Instruction) -> Value:
        if not offset:
            return pointer
        made = GetElementPtr(T.I8, pointer, [ConstInt(T.I64, offset)], flags=("inbounds",))
        made.name = f"{pointer.name}.{offset}"
        self.edit.before(at, made)
        return made

    def _complete(self) -> None:
        """Give the phis of pieces their values; that may make further ones."""
        done = 0
        while done < len(self.open):
            phi, made, start = self.open[done]
            done += 1
            for value, block in zip(phi.operands, phi.blocks, strict=True):
                made.add(self._merged(value, start, width(made.type), made.type), block)


def _is_merge(value: Value | None) -> bool:
    return isinstance(value, Instruction) and value.opcode in _MERGES


def _is_plain(value: Value) -> bool:
    """Whether a value is loaded in a way that may be done again, piece by piece."""
    return isinstance(value, Load) and not value.volatile and not value.ordering


def _is_end(inst: Instruction) -> bool:
    return isinstance(inst, Store) or (inst.opcode == "bitcast" and inst.type.scalar.is_float)


def _joined(pieces: list[PackedPiece]) -> list[PackedPiece]:
    found: list[PackedPiece] = []
    for piece in pieces:
        last = found[-1] if found else None
        if last is not None and last.source is piece.source and (
            piece.source is None or last.start + last.size == piece.start
        ):  # fmt: skip
            found[-1] = PackedPiece(last.source, last.start, last.size + piece.size)
        else:
            found.append(piece)
    return found


def _aligned(align: int | None, offset: int) -> int | None:
    """The alignment that is left `offset` bytes behind an aligned address."""
    if align is None or not offset:
        return align
    return min(align, offset & -offset)
