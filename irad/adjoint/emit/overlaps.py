"""Whether arrays overlap that were supposed not to (`irad.adjoint.apart`), when a team goes back; and rows of them
(`irad.adjoint.tables`), when it has gone forward."""

from __future__ import annotations

from irad.adjoint.apart import Watched, matters
from irad.adjoint.emit.output import Output
from irad.adjoint.sharing import NOTE_BYTES, SharingPlan
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Instruction
from irad.ir.values import ConstInt, Value

_RESULT = 16
"""Of a note: how many accesses there were, which nobody asks of rows."""


def _are_apart(
    output: Output, b: Builder, sharing: SharingPlan, frames: Value, team: Value, notes_at: int
) -> Value:
    """Whether they do not, as an `i1`: from what the threads have noted in their frames, `notes_at` bytes in."""
    output.declare("irad_are_apart", T.I32, [T.PTR, T.I64, T.PTR, T.I64], "nounwind")
    count = len(sharing.watched)
    row = T.ArrayType(3 * count, T.I64)
    table = b.alloca(row)
    for number, watched in enumerate(sharing.watched):
        others = sum(1 << i for i, other in enumerate(sharing.watched[:number]) if matters(watched, other))
        own = notes_at + NOTE_BYTES * (len(sharing.pauses) + len(sharing.privates) + number)
        note, base = (_note_of_copies(sharing, watched, notes_at), own) if watched.copied else (own, -1)
        for place, entry in enumerate((note, base, others)):
            b.store(i64(entry), b.gep(row, table, [i64(0), i64(3 * number + place)]))
    found = b.call("irad_are_apart", T.I32, [frames, team, table, i64(count)])
    return b.compare("icmp", "ne", found, ConstInt(T.I32, 0))


def _note_of_copies(sharing: SharingPlan, watched: Watched, notes_at: int) -> int:
    number = next(i for i, p in enumerate(sharing.privates) if p.argument is watched.argument)
    return notes_at + NOTE_BYTES * (len(sharing.pauses) + number)


def note_rows(output: Output, b: Builder, sharing: SharingPlan, frames: Value, team: Value, notes_at: int) -> None:
    """Leave in the first thread's frame whether rows overlap, when a team has gone forward: the tables that lead to
    them may be gone when it goes back."""
    if not sharing.rows:
        return
    output.declare("irad_rows_are_apart", T.I64, [T.PTR, T.I64, T.PTR, T.I64], "nounwind")
    count = len(sharing.rows)
    row = T.ArrayType(3 * count, T.I64)
    table = b.alloca(row)
    at = notes_at + sharing.notes_of_rows
    for number, rows in enumerate(sharing.rows):
        entries = at + 2 * number * NOTE_BYTES
        for place, entry in enumerate((entries, entries + NOTE_BYTES, rows.stride)):
            b.store(i64(entry), b.gep(row, table, [i64(0), i64(3 * number + place)]))
    found = b.call("irad_rows_are_apart", T.I64, [frames, team, table, i64(count)])
    b.store(found, b.offset(b.load(T.PTR, frames), at + _RESULT), 8)


def _rows_are_apart(b: Builder, sharing: SharingPlan, frames: Value, notes_at: int) -> Value:
    found = b.load(T.I64, b.offset(b.load(T.PTR, frames), notes_at + sharing.notes_of_rows + _RESULT), 8)
    return b.compare("icmp", "ne", found, i64(0))


def with_apart(
    output: Output, b: Builder, sharing: SharingPlan, good: Value, frames: Value, team: Value, notes_at: int
) -> Value:
    """Whether conditions hold, and arrays and rows are apart."""
    if sharing.rows:
        good = b.insert(Instruction("and", T.I1, [good, _rows_are_apart(b, sharing, frames, notes_at)]))
    if not sharing.watched:
        return good
    apart = _are_apart(output, b, sharing, frames, team, notes_at)
    return b.insert(Instruction("and", T.I1, [good, apart]))


__all__ = ["note_rows", "with_apart"]
