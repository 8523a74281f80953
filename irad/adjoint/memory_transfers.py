"""What copies and fills move, piece by piece."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import replace
from math import lcm

from irad.analysis.alias.linear_address import Residue
from irad.analysis.alias.memory import TEXT
from irad.analysis.byte_moves import is_own, moves_bytes
from irad.analysis.diagnostics import MOVE_WHOLE, NO_UNION, UNDECIDED, Refusal
from irad.analysis.member_bounds import OTHER, kind_of_float
from irad.analysis.parted_copies import whole_of
from irad.analysis.types.evidence import BYTES, GUARDED, WORD, Piece, struct_pieces
from irad.facts.declared_layout import declared_pieces
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction
from irad.ir.layout import DataLayout
from irad.ir.values import ConstInt, Value

_MAX_KNOWN_COPY = 4096
_AS_BYTES = (Piece(0, 1, BYTES),)


def fills_no_address(facts: FunctionFacts, call: Call) -> bool:
    """Whether a fill makes all bytes of whole words the same: what has been a pointer there is null, or larger than
    any address of a program's (of such, two bytes are zero)."""
    rule = facts.shared.calls.transfer(call)
    byte = None if rule.value is None else call.operands[rule.value]
    size = call.operands[rule.size]
    whole = not isinstance(size, ConstInt) or size.value % 8 == 0
    return rule.source is None and whole and (byte is None or isinstance(byte, ConstInt))


def layout_of(
    facts: FunctionFacts, call: Instruction, into: Value, source: Value | None, size: Value
) -> tuple[tuple[Piece, ...], int]:
    """What a transfer moves: the pieces of one period of the layout, and the period in bytes.

    Raises `Refusal` when the kind of some bytes cannot be told.
    """
    found, period = _layout_of(facts, call, into, source, size)
    if found == _AS_BYTES:
        return found, period
    if source is not None:
        stride = 0 if isinstance(size, ConstInt) and size.value <= period else period
        found = tuple(replace(p, kind=WORD) if _may_be_word(facts, (into, source), p, stride) else p for p in found)
    if source is None or not facts.activity.has_data(source) or not _has_only_doubles(facts, [into, source]):
        return found, period
    if not (facts.is_bytewise or _is_aligned(call, [into, source])):  # (see `needs_alignment`)
        return found, period
    return _as_words(found, facts.is_bytewise), period


def _may_be_word(facts: FunctionFacts, sides: tuple[Value, Value], piece: Piece, stride: int) -> bool:
    """Whether a number is seen where a union may hold a pointer, in the first period or in one that follows: which of
    them is moved, its shadow tells."""
    number = piece.kind == T.DOUBLE and piece.size == 8 and piece.offset % 8 == 0
    return number and any(facts.types.may_be_word(side, Residue(piece.offset, stride), piece.size) for side in sides)


def _layout_of(
    facts: FunctionFacts, call: Instruction, into: Value, source: Value | None, size: Value
) -> tuple[tuple[Piece, ...], int]:
    types, module = facts.types, facts.pointers.module
    layout = module.layout
    if any(facts.pointers.beside_strings(side) <= {TEXT} for side in (into, source) if side is not None):
        return (Piece(0, 1, "integer"),), 1
    sides = [into] if source is None else [into, source]
    if source is not None and _moves_part(facts, call, sides):
        return _AS_BYTES, 1
    uniform = {k for k in map(types.uniform, sides) if k is not None}
    known = size.value if isinstance(size, ConstInt) else None
    kind = next(iter(uniform)) if len(uniform) == 1 else None
    pointers = kind != "pointer" and any(map(types.holds_pointers, sides))
    numbers = not isinstance(kind, T.FloatType) and any(map(types.holds_numbers, sides))
    if kind is not None and not pointers and not numbers:
        width = layout.size(kind) if isinstance(kind, T.FloatType) else 8
        if known is None or known % width == 0 or not isinstance(kind, T.FloatType):
            return (Piece(0, width, kind),), width
    if known is not None:
        fields = facts.shared.tbaa.struct_fields(call.metadata.get("tbaa.struct"))
        declared = struct_pieces([(f.offset, f.size, f.access) for f in fields], known, module.triple)
        if declared:
            return declared, known
    found = _by_bytes(facts, sides, known) or _as_numbers(facts, call, sides, known)
    as_bytes = facts.is_bytewise and all(moves_bytes(types, side, known) for side in sides)
    if found is None and as_bytes and not any(map(types.numbers, sides)):
        found = _AS_BYTES, 1  # no number is seen that would tell where others lie
    if found is None and source is not None and facts.activity.has_data(source):
        # of bytes without a kind, no number is seen to be kept there: `adjoint.provenance` looks whether that is all
        found = _by_bytes(facts, sides, known, partly=True)
        if found is None and _are_words(facts, call, sides):
            found = (Piece(0, 8, None),), 8
        if found is None and not numbers and not isinstance(kind, T.FloatType) and not facts.is_bytewise:
            found = (Piece(0, 1, None),), 1
    found = found or _as_declared(facts, sides, known) or _of_members(facts, call, sides)
    if found is None and as_bytes:
        found = _AS_BYTES, 1
    if found is None and source is not None and _is_plain(facts, source, known):
        found = _AS_BYTES, 1  # text, say: whatever was there, its adjoint ends
    from_active = source is not None and facts.activity.has_data(source)
    if found is None and from_active and facts.is_bytewise and _has_only_doubles(facts, sides):
        found = (Piece(0, 8, WORD),), 8  # (see `needs_alignment`)
    activity = facts.activity
    shadowed = source is not None and activity.has_shadow(source) and (from_active or not activity.is_mixed(source))
    if found is None and source is not None and shadowed and _guards(facts, into, source):
        found = (Piece(0, 1, None),), 1  # shadows of pointers move, and of numbers there must be none
    if found is None and _is_fill(facts, call) and _guards(facts, into, into):
        found = (Piece(0, 1, GUARDED),), 1  # whatever was there has no adjoint now, and of pointers nothing may be left
    if found is not None:
        return found
    moved = f"'{getattr(call, 'callee_name', None) or call.opcode}' moves here"
    for side in sides:
        if known is not None and (shared := types.shared_by(side, known)) is not None:
            position, kinds = shared
            why = f"byte {position} of it is now {' and now '.join(_NAMES.get(str(k), f'a {k}') for k in kinds)}"
            raise Refusal("type", call, f"cannot tell what {moved}", why, NO_UNION)
    why = "the memory carries derivatives, and nothing says which of its bytes are floating-point numbers"
    raise Refusal("type", call, f"cannot tell what {moved}", why, UNDECIDED)


_NAMES = {"pointer": "an address", WORD: WORD, BYTES: BYTES}


def _moves_part(facts: FunctionFacts, call: Instruction, sides: list[Value]) -> bool:
    """Whether a copy moves a part of a number of which the copy next to it moves the rest, and moves it as bytes.

    Raises `Refusal` where bytes of adjoints are not moved yet.
    """
    if not isinstance(call, Call) or facts.request.mode == "tangent" or facts.is_concurrent:
        return False
    whole = whole_of(facts.pointers, call, lambda copy: _positions(facts, copy))
    if whole is None:
        return False
    pieces = facts.types.memory(*whole)
    if not all(isinstance(p.kind, T.FloatType) and is_whole(facts.pointers.module.layout, p) for p in pieces):
        return False
    if not facts.is_bytewise:
        what = "cannot follow a part of a floating-point number"
        raise Refusal("unsupported", call, what, "it is copied in two parts", MOVE_WHOLE)
    return all(moves_bytes(facts.types, side, None) for side in sides)


def _positions(facts: FunctionFacts, call: Call) -> tuple[int, int, int] | None:
    """Which operands of a copy are its target, its source and its size."""
    rule = facts.shared.calls.transfer(call) if facts.shared.calls.effect(call).kind == "copy" else None
    return None if rule is None or rule.source is None else (rule.target, rule.source, rule.size)


def _is_fill(facts: FunctionFacts, inst: Instruction) -> bool:
    return isinstance(inst, Call) and facts.shared.calls.effect(inst).kind == "fill"


def _is_plain(facts: FunctionFacts, source: Value, size: int | None) -> bool:
    """Whether what is copied has no derivatives, and is no pointer."""
    return not facts.activity.has_data(source) and facts.types.is_free_of_pointers(source, size)


def _by_bytes(
    facts: FunctionFacts, sides: list[Value], known: int | None, partly: bool = False
) -> tuple[tuple[Piece, ...], int] | None:
    """The layout as types tell it byte by byte. partly: bytes of which nothing is known are no part of numbers."""
    layout = facts.pointers.module.layout

    def suffice(pieces: tuple[Piece, ...]) -> bool:
        return bool(pieces) and all(is_whole(layout, p) or (partly and p.kind is None) for p in pieces)

    if known is not None and known <= _MAX_KNOWN_COPY:
        pieces = _common(facts, sides, known)
        if suffice(pieces):
            return pieces, known
    period = lcm(*(p for p in map(facts.types.period, sides) if p))
    if not 1 < period <= _MAX_KNOWN_COPY or any(period < layout.size(k) for s in sides for k in facts.types.numbers(s)):
        return None  # a period shorter than the numbers says nothing of them
    twice = _common(facts, sides, 2 * period)
    pieces = tuple(p for p in twice if p.offset < period)
    again = tuple(Piece(p.offset - period, p.size, p.kind) for p in twice if p.offset >= period)
    ends_within = known is not None and any(
        p.offset < known % period < p.offset + p.size for p in floats_of(pieces)
    )
    return (pieces, period) if suffice(pieces) and pieces == again and not ends_within else None


def _as_numbers(
    facts: FunctionFacts, call: Instruction, sides: list[Value], known: int | None
) -> tuple[tuple[Piece, ...], int] | None:
    """The layout of memory with nothing but integers beside numbers, wherever a copy begins there."""
    number = _number_throughout(facts, call, sides)
    if number is None:
        return None
    width = facts.pointers.module.layout.size(number)
    rest = 0 if known is None else known % width
    if not rest:
        return (Piece(0, width, number),), width
    if known is None or known > _MAX_KNOWN_COPY:
        return None
    whole = (Piece(at, width, number) for at in range(0, known - rest, width))
    return (*whole, Piece(known - rest, rest, "integer")), known  # what is less than a number at the end is none


def _as_declared(
    facts: FunctionFacts, sides: list[Value], known: int | None
) -> tuple[tuple[Piece, ...], int] | None:
    """The layout that the source declares, where what is seen at one place says the same as far as it goes: at the
    other one an index that nothing bounds makes accesses of other members contradict it."""
    if known is None or known > _MAX_KNOWN_COPY:
        return None
    told = {pieces for side in sides if (pieces := declared_pieces(facts.declared, side, known))}
    if len(told) != 1:
        return None
    (pieces,) = told
    seen = [facts.types.memory(side, known) for side in sides]
    return (pieces, known) if any(_are_among(each, pieces) for each in seen) else None


def _of_members(
    facts: FunctionFacts, call: Instruction, sides: list[Value]
) -> tuple[tuple[Piece, ...], int] | None:
    """The layout of members that all sides of a copy stay in, which is looked at: doubles, or what is declared to be no
    number. (`adjoint.provenance` looks whether that is so.)"""
    kinds = {p.pointer: p.kind for p in facts.bounded_pointers.get(call, ())}
    found = {kinds.get(side) for side in sides}
    if found == {kind_of_float(8)}:
        return (Piece(0, 8, T.DOUBLE),), 8
    return ((Piece(0, 1, None),), 1) if found == {OTHER} else None


def _are_among(seen: tuple[Piece, ...], declared: tuple[Piece, ...]) -> bool:
    """Whether all that is seen is as declared, and numbers are."""
    kinds = {(p.offset, p.size, p.kind) for p in declared}
    known = [p for p in seen if p.kind is not None and p.kind != "integer"]
    whole = {(p.offset, p.size, p.kind) for p in known}
    numbers = {each for each in kinds if isinstance(each[2], T.FloatType)}
    return numbers <= whole <= kinds


def _are_words(facts: FunctionFacts, call: Instruction, sides: list[Value]) -> bool:
    """Whether a copy may move aligned doubles and pointers of which it is not known where they are: no numbers of
    another size are seen on both sides, and both begin at multiples of eight bytes."""
    return _is_aligned(call, sides) and _has_only_doubles(facts, sides)


def _has_only_doubles(facts: FunctionFacts, sides: list[Value]) -> bool:
    """Whether no numbers but of eight bytes are seen on both sides of a copy."""
    layout = facts.pointers.module.layout
    seen = [{layout.size(k) for k in facts.types.numbers(side)} for side in sides]
    sizes = set.intersection(*seen) or set.union(*seen)  # what is moved fits both: there may be more beside it
    return sizes <= {8}


def _is_aligned(call: Instruction, sides: list[Value]) -> bool:
    return isinstance(call, Call) and all(alignment_of(call, side) % 8 == 0 for side in sides)


def needs_alignment(call: Instruction, into: Value, source: Value, pieces: tuple[Piece, ...]) -> bool:
    """Whether a copy moves words without being known to begin at multiples of eight bytes. Where it does not begin at
    such, there must be nothing in the shadow that it moves: that is looked at while it runs."""
    return any(p.kind == WORD for p in pieces) and not _is_aligned(call, [into, source])


def _as_words(pieces: tuple[Piece, ...], others: bool) -> tuple[Piece, ...]:
    """Pieces of which nothing is known as words, as far as they fill such. Pointers and integers beside them are words
    as well, and `others` are too: what is said of them may be said of another struct that is moved here."""
    found: list[Piece] = []
    for piece in _unknown_together(pieces, others):
        first = -(-piece.offset // 8) * 8
        last = (piece.offset + piece.size) // 8 * 8
        if piece.kind is not None or last <= first:
            found.append(piece)
            continue
        parts = ((piece.offset, first, None), (first, last, WORD), (last, piece.offset + piece.size, None))
        found += [Piece(begin, end - begin, kind, piece.rank) for begin, end, kind in parts if end > begin]
    return tuple(found)


def _unknown_together(pieces: tuple[Piece, ...], others: bool) -> list[Piece]:
    """The pieces, with pointers, integers and what is not known taken together where a word of them is not known."""
    if not others and not any(p.kind == WORD or (p.kind is None and p.size >= 8) for p in pieces):
        return list(pieces)
    found: list[Piece] = []
    for piece in pieces:
        if piece.kind not in (None, "pointer", "integer"):
            found.append(piece)
        elif found and found[-1].kind is None:
            last = found.pop()
            found.append(Piece(last.offset, last.size + piece.size, None, last.rank))
        else:
            found.append(Piece(piece.offset, piece.size, None, piece.rank))
    return found


def _number_throughout(facts: FunctionFacts, call: Instruction, sides: list[Value]) -> T.FloatType | None:
    """The number that may be taken for all that is moved, where it is not known at which member a copy begins: the
    memory holds such numbers and integers, whose shadows are zero, and both sides begin at multiples of its size."""
    kinds = {facts.types.numbers_beside_integers(side) for side in sides}
    kind = kinds.pop() if len(kinds) == 1 else None
    if kind is None or not isinstance(call, Call):
        return None
    width = facts.pointers.module.layout.size(kind)
    return kind if all(alignment_of(call, side) % width == 0 for side in sides) else None


def alignment_of(call: Call, side: Value) -> int:
    """What an address that a call is given is a multiple of, as far as it says so."""
    words = call.argument_attributes[call.operands.index(side)].split()
    return int(words[words.index("align") + 1]) if "align" in words else 1


def _common(facts: FunctionFacts, sides: list[Value], size: int) -> tuple[Piece, ...]:
    """What `size` bytes hold that are moved from one place to another, as far as either says so; nothing
    where they contradict."""
    into, *source = (facts.types.memory(side, size, merge=True, words=True) for side in sides)
    if not source:
        return into
    return () if _contradict(into, source[0]) else _merge(into, source[0])


def moves_numbers(pieces: tuple[Piece, ...]) -> bool:
    """Whether there may be numbers among the pieces of a copy."""
    return any(isinstance(p.kind, T.FloatType) or p.kind in (WORD, BYTES, GUARDED) for p in pieces)


def guarded_pieces(
    facts: FunctionFacts, into: Value, source: Value, pieces: tuple[Piece, ...]
) -> tuple[Piece, ...]:
    """The pieces of a copy of numbers, with integers among them that are looked at while the reverse sweep runs. In the
    user's memory there may be something in their shadows."""
    if not _guards(facts, into, source):
        return pieces
    found: list[Piece] = []
    for piece in sorted(pieces, key=lambda p: p.offset):
        last = found[-1] if found else None
        if piece.kind not in ("integer", GUARDED, None):
            found.append(piece)
        elif last is not None and last.kind == GUARDED and last.offset + last.size == piece.offset:
            found[-1] = replace(last, size=last.size + piece.size)
        else:
            found.append(replace(piece, kind=GUARDED))
    return tuple(found)


def _guards(facts: FunctionFacts, into: Value, source: Value) -> bool:
    """Whether the reverse sweep looks at what a copy is supposed not to move."""
    own = is_own(facts.types, into) and is_own(facts.types, source)
    return facts.is_guarded and facts.request.mode != "tangent" and own


def is_cleared(pieces: tuple[Piece, ...]) -> bool:
    """Whether there is anything among the pieces of a fill whose shadow is to be zero: numbers, or what may be any."""
    return any(isinstance(p.kind, T.FloatType) or p.kind in (BYTES, WORD) for p in pieces)


def floats_of(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pieces that are floating numbers."""
    return tuple(p for p in pieces if isinstance(p.kind, T.FloatType))


def numbers_of(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pieces that are floating numbers, or may be any."""
    return tuple(p for p in pieces if isinstance(p.kind, T.FloatType) or p.kind == WORD)


def pointers_of(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pieces that are pointers, or may be any."""
    return tuple(p for p in _as_words(pieces, False) if p.kind in ("pointer", WORD))


def unit_of(facts: FunctionFacts, pieces: tuple[Piece, ...], size: Value) -> int:
    """What the size of a copy must be a multiple of so that it ends with a number, if that is not known before it runs;
    else 0. Of a period with more in it than numbers of one size, the end may lie anywhere."""
    widths = {facts.pointers.module.layout.size(p.kind) for p in floats_of(pieces) if isinstance(p.kind, T.FloatType)}
    if all(p.kind == WORD for p in pieces):
        widths = {8}
    elif len(widths) != 1 or len(floats_of(pieces)) != len(pieces):
        return 0
    (width,) = widths
    return 0 if _is_multiple(size, width, set()) else width


def _is_multiple(value: Value, unit: int, seen: set[Value]) -> bool:
    """Whether an integer is a multiple of a power of two, whatever it is made of."""
    if isinstance(value, ConstInt):
        return value.value % unit == 0
    if not isinstance(value, Instruction) or value in seen:
        return value in seen  # (a value that is carried around a loop)
    seen.add(value)
    operands = value.operands[1:] if value.opcode == "select" else value.operands
    by = operands[-1] if operands else None
    if value.opcode == "shl" and isinstance(by, ConstInt) and (1 << by.value) % unit == 0:
        return True
    if value.opcode in ("mul", "and", "shl"):
        factors = operands[:1] if value.opcode == "shl" else operands
        return any(_is_multiple(o, unit, set(seen)) for o in factors)
    chosen = isinstance(value, Call) and (value.callee_name or "").startswith(_EXTREMES)
    if chosen or value.opcode in ("phi", "select", "add", "sub", "zext", "sext", "trunc", "freeze"):
        return all(_is_multiple(o, unit, seen) for o in operands)
    return False


_EXTREMES = ("llvm.umin", "llvm.umax", "llvm.smin", "llvm.smax")


def is_whole(layout: DataLayout, piece: Piece) -> bool:
    """Whether it is known what a piece holds, and it is not part of a number."""
    if isinstance(piece.kind, T.FloatType):
        return piece.size % layout.size(piece.kind) == 0
    if piece.kind == WORD:
        return piece.size % 8 == 0
    return piece.kind is not None


def _contradict(a: tuple[Piece, ...], b: tuple[Piece, ...]) -> bool:
    """Whether two layouts of the same bytes name different numbers somewhere, or a number and a pointer."""
    others = sorted((p for p in b if p.kind not in _AGREEABLE), key=lambda p: p.offset)
    starts = [p.offset for p in others]
    widest = max((p.size for p in others), default=0)
    for left in a if others else ():
        if left.kind in _AGREEABLE:
            continue
        first, last = bisect_right(starts, left.offset - widest), bisect_left(starts, left.offset + left.size)
        for right in others[first:last]:
            floats = isinstance(left.kind, T.FloatType) or isinstance(right.kind, T.FloatType)
            if floats and left.kind != right.kind and left.offset < right.offset + right.size:
                return True
    return False


_AGREEABLE = (None, "integer", WORD)  # kinds of bytes that may be whatever the other side says


def _merge(a: tuple[Piece, ...], b: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Pieces of `a`, with unknown ones taken from `b`, byte by byte where they are cut differently. Where one
    says a number and the other an integer, it is the number: while it is an integer, its shadow is zero. What one says
    may be a number or a pointer, may be that."""
    kinds: dict[int, Piece] = {}
    for piece in sorted((*b, *a), key=lambda p: (p.kind == WORD, isinstance(p.kind, T.FloatType))):
        if piece.kind is not None:
            for at in range(piece.offset, piece.offset + piece.size):
                kinds[at] = piece
    end = max((p.offset + p.size for p in a), default=0)
    merged: list[Piece] = []
    for at in range(end):
        kind = kinds[at].kind if at in kinds else None
        owner = kinds.get(at)
        last = merged[-1] if merged else None
        if last is not None and last.kind == kind and (owner is None or owner.offset < at):
            merged[-1] = Piece(last.offset, last.size + 1, kind)
        else:
            merged.append(Piece(at, 1, kind))
    return tuple(merged)
