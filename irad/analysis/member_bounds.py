"""Accesses of rows that are members of structs, and the bytes of the struct that each is taken to stay in.

`struct { int n; int keys[40]; double values[40]; }`: nothing in a program bounds the index of `keys[i]`, so as far as
an analysis of places knows it may read bits of `values`. C forbids that, but programs do it, on purpose too: nothing
may rely on it that is not looked at. A derivative for which that is asked compares each index, before the access, with
the members that it is taken to stay in, and stops where it leaves them. What is found here chooses what is compared. A
wrong choice stops a derivative that was right; it makes none wrong.

The members are told by what the source, or LLVM, declares the struct to be. Neighbours of one kind count as one row:
whether an index is meant for the last element of one or for the first of the next, nothing tells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import gcd, prod

from irad.analysis.alias.linear_address import gep_offset, global_place
from irad.analysis.declared_targets import DeclaredTargets
from irad.ir import types as T
from irad.ir.ditypes import DIArray, DIBasic, DIStruct, DIType
from irad.ir.instructions import Alloca, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.layout import DataLayout
from irad.ir.values import ConstExpr, ConstInt, GlobalRef, Value

__all__ = ["OTHER", "BoundedPointer", "MemberBounds", "kind_of_float"]

_TRANSFERS = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")
OTHER = "other"
"""The kind of what is no floating-point number."""
_ANY = "any"
"""The kind of what unions hold."""
_WORD = 8
"""An integer of so many bytes may move a number: which row it belongs to, its place tells."""
_NEAR = 2
"""So many elements before a row an index may begin."""
_LONGEST = 1 << 10
"""Rows of more members are not told apart."""

Terms = tuple[tuple[Value, int], ...]


@dataclass(frozen=True)
class BoundedPointer:
    """A pointer of an access, and the bytes `[low, high)` behind `root + sum(factor * value)` that the access is taken
    to stay in; `size`: how many bytes it touches. It leads `first` bytes, and a multiple of `step`, behind `low`.
    `array`: where the array that `outer` chooses a struct from begins and ends, counted from the first of both. `kind`:
    of the members, as far as they are of one (see `kind_of_float`)."""

    pointer: Value
    root: Value
    outer: Terms
    low: int
    high: int
    size: Value | int
    first: int
    step: int
    array: tuple[Value, int, int] | None = None
    kind: str = ""


@dataclass(frozen=True)
class _Row:
    """Bytes of a struct that hold one kind of thing, or an array of structs that hold several."""

    low: int
    high: int
    kind: str
    unit: int = 0
    """An index moves a pointer by a multiple of so many bytes; 0 where there is no array."""
    rows: tuple[_Row, ...] = ()
    size: int = 0
    """Of one of these structs."""
    is_open: bool = False
    """It ends a struct, as an array of one element, or of none: programs let such go on as far as a block goes."""


def kind_of_float(size: int) -> str:
    """The kind of floating-point numbers of so many bytes."""
    return f"float{size}"


class MemberBounds:
    """The pointers of one function's accesses that are taken to stay in members."""

    def __init__(self, declared: DeclaredTargets) -> None:
        self.declared = declared
        self.module = declared.module
        self.layout = declared.module.layout
        self._rows: dict[Value, tuple[tuple[_Row, ...], int]] = {}
        self._selected: dict[Value, int] = {}  # pointers that are one of several, and where the first of these lies

    def of(self, inst: Instruction, moves: bool) -> Iterator[BoundedPointer]:
        """The bounds of an access; ``moves``: it is known to move a number, be it as an integer."""
        if isinstance(inst, (Load, Store)):
            type_ = inst.type if isinstance(inst, Load) else inst.operands[0].type
            size = self.layout.store_size(type_)
            yield from self._bounded(inst.pointer, size, self._kind(type_, moves))
        elif isinstance(inst, Call) and (inst.callee_name or "").startswith(_TRANSFERS):
            length = inst.operands[2]
            size_ = length.value if isinstance(length, ConstInt) else length
            for operand in inst.operands[: 1 if "memset" in (inst.callee_name or "") else 2]:
                yield from self._bounded(operand, size_, _ANY)

    def certain(self, inst: Instruction) -> tuple[BoundedPointer, ...]:
        """The bounds of an access that are the same whether it is known to move a number or not."""
        found = tuple(self.of(inst, False))
        return found if found == tuple(self.of(inst, True)) else ()

    def _kind(self, type_: T.Type, moves: bool) -> str:
        scalar = type_.scalar
        if isinstance(scalar, T.FloatType):
            return kind_of_float(self.layout.size(scalar))
        word = self.layout.store_size(scalar) == _WORD and not type_.is_pointer
        return _ANY if moves or word or type_.is_aggregate else OTHER

    def _bounded(self, pointer: Value, size: Value | int, kind: str) -> Iterator[BoundedPointer]:
        found = self._rooted(pointer)
        if found is None:
            return
        root, constant, terms = found
        rows, whole = self._rows_of(root)
        if not terms and isinstance(size, int):
            return
        outer = self._chosen_by(terms, whole)
        inner = tuple(t for t in terms if t not in outer)
        if not inner and (isinstance(size, int) or (constant % whole == 0 and _may_be_whole(size, whole))):
            return  # it is a member, or some of these structs
        known = size if isinstance(size, int) else 1
        first = constant // whole * whole
        shifts = {first, first + whole} if outer else {max(first, 0)}
        choices = [c for s in sorted(shifts) for c in self._choices(rows, s, constant, inner, known, kind)]
        if choices:
            _, row, further, around = min(choices, key=lambda c: c[0])
            if not row.is_open and (not inner or row.rows or _is_indexed(row, [t for t in inner if t not in further])):
                step = gcd(*(f * (_unit(v) or 1) for v, f in inner if (v, f) not in further))
                array = (root, around.low, around.high) if further and not outer and not around.is_open else None
                bounded = BoundedPointer(
                    pointer, root, (*outer, *further), row.low, row.high, size, constant - row.low, step, array,
                    row.kind,
                )  # fmt: skip
                yield from self._based_on_selected(bounded)

    def _based_on_selected(self, bounded: BoundedPointer) -> Iterator[BoundedPointer]:
        """The same, from the pointer on that chooses one of several structs, where there is one."""
        merges = [v for v, _ in bounded.outer if v.type.is_pointer]
        if not merges:
            yield bounded
        elif len(merges) == 1:
            first, outer = self._selected[merges[0]], tuple(t for t in bounded.outer if t[0] is not merges[0])
            yield replace(
                bounded, root=merges[0], outer=outer, low=bounded.low - first, high=bounded.high - first
            )

    def _chosen_by(self, terms: Terms, size: int) -> Terms:
        """The terms that choose one of several structs. (A pointer that walks stands for how far it has walked.)"""
        return tuple((v, f) for v, f in terms if f % size == 0 and (v in self._selected or not v.type.is_pointer))

    def _choices(
        self, rows: Iterable[_Row], shift: int, constant: int, terms: Terms, size: int, kind: str
    ) -> Iterator[tuple[int, _Row, Terms, _Row]]:
        """Rows that an access may be meant for, moved by a number of bytes, with how far it begins from each, the
        terms that choose a struct of an array in between, and that array. A row of another kind is farther, by a few
        elements: indices begin a little before their row (`keys[i - 1]`), or bits of numbers are moved."""
        for row in rows:
            low, high = row.low + shift, row.high + shift
            if (high - low < size and not row.is_open) or (terms and not row.unit):
                continue
            moved = replace(row, low=low, high=high)
            if not row.rows:
                fits = kind in (_ANY, row.kind) or row.kind == _ANY
                far = max(low - constant, constant + size - high, 0) + (0 if fits else _NEAR * size + 1)
                yield far, moved, (), moved
                continue
            further = self._chosen_by(terms, row.size)
            rest = tuple(t for t in terms if t not in further)
            walks = any(v.type.is_pointer and f % row.size == 0 for v, f in rest)
            if not rest or walks:
                yield max(low - constant, constant + size - high, 0), moved, (), moved
                continue
            count = min(max((constant - low) // row.size, 0), (high - low) // row.size - 1)
            yield from (
                (far, found, (*further, *more), moved)
                for far, found, more, _ in self._choices(
                    row.rows, low + count * row.size, constant, rest, size, kind
                )
            )  # fmt: skip

    # -- where an address begins

    def _rooted(self, pointer: Value, depth: int = 4) -> tuple[Value, int, Terms] | None:
        """A pointer to a struct with rows that one is moved from, by a number of bytes and by multiples of values."""
        constant, terms = 0, dict[Value, int]()
        pointer = _handed_on(pointer)
        while isinstance(pointer, (GetElementPtr, ConstExpr)):
            place = global_place(self.module, pointer)
            if place is not None:
                pointer, constant = GlobalRef(place[0]), constant + place[1]
                break
            if isinstance(pointer, ConstExpr) or pointer.type.is_vector:
                return None
            far, moved = gep_offset(self.module, pointer.source, pointer.indices)
            constant += far
            for value, factor in moved:
                terms[value] = terms.get(value, 0) + factor
            pointer = _handed_on(pointer.base)
            if self._rows_of(pointer)[0] and not isinstance(pointer, GetElementPtr):
                break
        found = tuple((v, f) for v, f in terms.items() if f)
        if self._rows_of(pointer)[0]:
            return pointer, constant, found
        if not depth or not isinstance(pointer, Instruction) or pointer.opcode not in ("phi", "select"):
            return None
        return self._merged_from(pointer, constant, found, depth)

    def _merged_from(
        self, merge: Instruction, constant: int, terms: Terms, depth: int
    ) -> tuple[Value, int, Terms] | None:
        """The same of a pointer that walks along a row, or is one of several. It stands for how far it has walked."""
        ways = merge.operands[1:] if merge.opcode == "select" else merge.operands
        steps = [step for o in ways if (step := self._moved_from(o, merge)) is not None]
        ends = [self._rooted(o, depth - 1) for o in ways if self._moved_from(o, merge) is None]
        known = [e for e in ends if e is not None]
        if not known or len(known) != len(ends) or any(root != known[0][0] for root, _, _ in known):
            return None
        moved = [*steps, *(abs(factor) for _, _, inner in known for _, factor in inner)]
        rows, whole = self._rows_of(known[0][0])
        first = min(far for _, far, _ in known)
        if all(each % whole == 0 for each in (*moved, *(far for _, far, _ in known))):
            self._rows[merge] = rows, whole  # from the beginning of a struct to that of another one
            return merge, constant, terms
        if any(each % whole == 0 for each in moved):
            return None
        step = gcd(*moved, *(far - first for _, far, _ in known))
        if not steps:
            self._selected[merge] = first
        return known[0][0], constant + first, ((merge, step), *terms) if step else terms

    def _moved_from(self, pointer: Value, merge: Instruction) -> int | None:
        """A number of bytes of multiples of which a pointer is moved from a merge; None if it comes from elsewhere."""
        step = 0
        while isinstance(pointer, GetElementPtr):
            far, moved = gep_offset(self.module, pointer.source, pointer.indices)
            step = gcd(step, far, *(factor for _, factor in moved))
            pointer = pointer.base
        return step if pointer is merge else None

    # -- what a struct has in it

    def _rows_of(self, root: Value) -> tuple[tuple[_Row, ...], int]:
        """The rows of the struct that a pointer leads to, and its size; none where it has no array beside others."""
        known = self._rows.get(root)
        if known is None:
            known = self._rows[root] = self._found_rows(root)
        return known

    def _found_rows(self, root: Value) -> tuple[tuple[_Row, ...], int]:
        if isinstance(root, GetElementPtr) or not root.type.is_pointer:
            return (), 0
        struct = self.declared.struct_behind(root)
        found = (_merged(_of_source(struct, 0)), struct.size) if struct is not None else self._of_llvm(root)
        least = 2 if isinstance(root, (Alloca, GlobalRef)) else 1  # what an argument leads to may be a member itself
        return found if found is not None and found[1] and least <= len(found[0]) <= _LONGEST else ((), 0)

    def _of_llvm(self, root: Value) -> tuple[tuple[_Row, ...], int] | None:
        """The same by LLVM's type of a variable."""
        type_: T.Type | None = None
        if isinstance(root, Alloca):
            type_ = root.allocated
        elif isinstance(root, GlobalRef) and root.name in self.module.globals:
            type_ = self.module.globals[root.name].type
        body = self.layout.body(type_) if type_ is not None else None
        while isinstance(body, T.ArrayType):
            type_, body = body.element, self.layout.body(body.element)
        if not isinstance(body, T.StructType) or type_ is None:
            return None
        return _merged(_of_type(self.layout, type_, 0)), self.layout.size(type_)


def _handed_on(pointer: Value) -> Value:
    """The pointer that a phi hands on, out of a loop."""
    while isinstance(pointer, Phi) and len(pointer.operands) == 1:
        pointer = pointer.operands[0]
    return pointer


def _is_indexed(row: _Row, terms: Iterable[tuple[Value, int]]) -> bool:
    """Whether values may be what moves a pointer along a row."""
    return row.unit > 0 and all(f * (_unit(v) or 1) % row.unit == 0 for v, f in terms)


def _may_be_whole(size: Value, whole: int) -> bool:
    """Whether nothing says that a size is not that of some structs."""
    unit = _unit(size)
    return not unit or unit % (whole & -whole) == 0


def _unit(size: Value) -> int:
    """A power of two of which a value is a multiple, as it is written, wherever it wraps; 0 where that is not seen."""
    while isinstance(size, Instruction) and size.opcode in ("zext", "sext", "trunc", "freeze"):
        size = size.operands[0]
    if not isinstance(size, Instruction) or size.opcode not in ("mul", "shl"):
        return 0
    factor = next((o.value for o in size.operands[::-1] if isinstance(o, ConstInt)), 0)
    if size.opcode == "shl":
        return 1 << factor if isinstance(size.operands[1], ConstInt) else 0
    return factor & -factor


def _of_source(type_: DIType, at: int) -> Iterator[_Row]:
    """The rows of a type of the source's that begins at a byte."""
    if isinstance(type_, DIStruct) and not type_.union:
        for member in type_.members:
            if member.bits:
                yield _Row(at + member.offset, at + member.offset + member.type.size, OTHER)
            else:
                yield from _of_source(member.type, at + member.offset)
    elif isinstance(type_, DIStruct):
        yield _Row(at, at + type_.size, _ANY)
    elif isinstance(type_, DIArray) and not type_.descriptor:
        yield from _repeated(
            _merged(_of_source(type_.element, 0)), at, prod(n or 0 for n in type_.counts), type_.element.size
        )
    elif isinstance(type_, DIBasic) and (type_.is_float or type_.is_complex):
        yield _Row(at, at + type_.size, kind_of_float(type_.size // (2 if type_.is_complex else 1)))
    elif type_.size:
        yield _Row(at, at + type_.size, OTHER)


def _of_type(layout: DataLayout, type_: T.Type, at: int) -> Iterator[_Row]:
    """The same of a type of LLVM's."""
    body = layout.body(type_)
    if isinstance(body, T.StructType):
        for element, offset in zip(body.elements, layout.offsets(body), strict=True):
            yield from _of_type(layout, element, at + offset)
    elif isinstance(body, T.ArrayType):
        rows = _merged(_of_type(layout, body.element, 0))
        yield from _repeated(rows, at, body.count, layout.size(body.element))
    elif body is not None:
        kind = kind_of_float(layout.size(body.scalar)) if isinstance(body.scalar, T.FloatType) else OTHER
        yield _Row(at, at + layout.size(body), kind)


def _repeated(rows: tuple[_Row, ...], at: int, count: int, size: int) -> Iterator[_Row]:
    if rows:
        several = len(rows) > 1
        kind = "" if several else rows[0].kind
        inner = (rows, size) if several else (rows[0].rows, rows[0].size)
        yield _Row(at, at + count * size, kind, gcd(size, *(r.unit for r in rows)), *inner, is_open=count < 2)


def _merged(rows: Iterable[_Row]) -> tuple[_Row, ...]:
    """Neighbours of one kind as one."""
    found: list[_Row] = []
    for row in sorted(rows, key=lambda r: (r.low, r.high)):
        before = found[-1] if found else None
        if before is not None and row.low < before.high and row.kind != before.kind:
            found[-1] = _Row(before.low, max(before.high, row.high), _ANY)  # (empty bases, and what shares bytes)
        elif before is not None and row.kind == before.kind and not row.rows and not before.rows:
            unit, high = gcd(before.unit, row.unit), max(before.high, row.high)
            found[-1] = replace(before, high=high, unit=unit, is_open=row.is_open)
        else:
            found.append(row)
    return tuple(replace(row, is_open=False) for row in found[:-1]) + tuple(found[-1:])
