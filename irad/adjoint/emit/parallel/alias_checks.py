"""Whether arrays overlap that were supposed not to (`alias_speculation`), when a team goes back; and rows of them
(`irad.adjoint.parallel.indirect_rows`), when it has gone forward."""

from __future__ import annotations

from irad.adjoint.parallel.accumulation import NOTE_BYTES, AccumulationPlan
from irad.adjoint.parallel.alias_speculation import SpeculatedAlias, matters
from irad.codegen.module_writer import ModuleWriter
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Instruction
from irad.ir.values import ConstInt, Value

_RESULT = 16
"""Of a note: how many accesses there were, which nobody asks of rows."""


def _are_apart(
    output: ModuleWriter, b: Builder, accumulation: AccumulationPlan, frames: Value, team: Value, notes_at: int
) -> Value:
    """Whether they do not, as an `i1`: from what the threads have noted in their frames, `notes_at` bytes in."""
    output.declare("irad_are_apart", T.I32, [T.PTR, T.I64, T.PTR, T.I64], "nounwind")
    count = len(accumulation.watched)
    row = T.ArrayType(3 * count, T.I64)
    table = b.alloca(row)
    for number, watched in enumerate(accumulation.watched):
        others = sum(1 << i for i, other in enumerate(accumulation.watched[:number]) if matters(watched, other))
        own = notes_at + NOTE_BYTES * (len(accumulation.pauses) + len(accumulation.privates) + number)
        note, base = (_note_of_copies(accumulation, watched, notes_at), own) if watched.copied else (own, -1)
        for place, entry in enumerate((note, base, others)):
            b.store(i64(entry), b.gep(row, table, [i64(0), i64(3 * number + place)]))
    found = b.call("irad_are_apart", T.I32, [frames, team, table, i64(count)])
    return b.compare("icmp", "ne", found, ConstInt(T.I32, 0))


def _note_of_copies(accumulation: AccumulationPlan, watched: SpeculatedAlias, notes_at: int) -> int:
    number = next(i for i, p in enumerate(accumulation.privates) if p.argument is watched.argument)
    return notes_at + NOTE_BYTES * (len(accumulation.pauses) + number)


def note_rows(
    output: ModuleWriter, b: Builder, accumulation: AccumulationPlan, frames: Value, team: Value, notes_at: int
) -> None:
    """Leave in the first thread's frame whether rows overlap, when a team has gone forward: the tables that lead to
    them may be gone when it goes back."""
    if not accumulation.rows:
        return
    output.declare("irad_rows_are_apart", T.I64, [T.PTR, T.I64, T.PTR, T.I64], "nounwind")
    count = len(accumulation.rows)
    row = T.ArrayType(3 * count, T.I64)
    table = b.alloca(row)
    at = notes_at + accumulation.notes_of_rows
    for number, rows in enumerate(accumulation.rows):
        entries = at + 2 * number * NOTE_BYTES
        for place, entry in enumerate((entries, entries + NOTE_BYTES, rows.stride)):
            b.store(i64(entry), b.gep(row, table, [i64(0), i64(3 * number + place)]))
    found = b.call("irad_rows_are_apart", T.I64, [frames, team, table, i64(count)])
    b.store(found, b.offset(b.load(T.PTR, frames), at + _RESULT), 8)


def _rows_are_apart(b: Builder, accumulation: AccumulationPlan, frames: Value, notes_at: int) -> Value:
    found = b.load(T.I64, b.offset(b.load(T.PTR, frames), notes_at + accumulation.notes_of_rows + _RESULT), 8)
    return b.compare("icmp", "ne", found, i64(0))


def with_apart(
    output: ModuleWriter,
    b: Builder,
    accumulation: AccumulationPlan,
    good: Value,
    frames: Value,
    team: Value,
    notes_at: int,
) -> Value:
    """Whether conditions hold, and arrays and rows are apart."""
    if accumulation.rows:
        good = b.insert(Instruction("and", T.I1, [good, _rows_are_apart(b, accumulation, frames, notes_at)]))
    if not accumulation.watched:
        return good
    apart = _are_apart(output, b, accumulation, frames, team, notes_at)
    return b.insert(Instruction("and", T.I1, [good, apart]))


__all__ = ["note_rows", "with_apart"]
