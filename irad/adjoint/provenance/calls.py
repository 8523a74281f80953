"""The bits that calls move, hand on and hand back."""

from __future__ import annotations

from dataclasses import replace
from math import gcd

from irad.adjoint.memory_transfers import alignment_of, layout_of
from irad.adjoint.provenance.accesses import MemoryFlow, is_shared, shared_name, stands_for_many
from irad.adjoint.provenance.context import ALL_BITS, FILES, Behind, Context
from irad.adjoint.provenance.memory import TaintedBytes, in_order
from irad.adjoint.provenance.values import Reach, all_bits
from irad.adjoint.steps import CopyStep
from irad.analysis.activity import carries_float
from irad.analysis.alias.linear_address import Residue, tbaa_disjoint
from irad.analysis.alias.memory import TEXT, MemoryObject, holds_pointers
from irad.analysis.alias.receivers import receivers
from irad.analysis.diagnostics import Refusal
from irad.analysis.mod_ref import CallEffect
from irad.analysis.types.evidence import BYTES, GUARDED, WORD, Piece
from irad.analysis.types.float_bit_idioms import FRACTION
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction
from irad.ir.values import ConstInt, Value

_FRACTION_OF_DOUBLE = (1 << FRACTION[64]) - 1


class CallFlow(MemoryFlow):
    """What copies, callees and library functions do with tainted bits."""

    def _call(self, call: Call) -> None:
        effect = self.book.effect(call)
        if effect.kind == "fill" and self.is_tested(call):
            for obj in self.pointers.in_order(self.pointers.objects(call.operands[0])):
                self._note(obj, TaintedBytes(0, 1, 1, 255, False), call)
        if effect.kind in ("scalar", "fill", "allocate", "release", "marker"):
            return
        if effect.kind == "custom":
            self._by_rule(call, effect)
        elif effect.copies is not None:
            self._copy(call, *effect.copies)
        elif effect.kind == "defined":
            self._defined(call)
        else:
            self._opaque(call, effect)

    def _copy(self, call: Call, into: int, source: int) -> None:
        target, origin_pointer = call.operands[into], call.operands[source]
        step = self.around.copy(call)
        size = call.operands[2].value if isinstance(call.operands[2], ConstInt) else None
        if isinstance(step, CopyStep):
            self._check_overwritten(call, step, target, size)
        tainted = list(self._tainted(self.pointers.beside_strings(origin_pointer), origin_pointer))
        bounded, arrives = self._bounded(call, origin_pointer), self._bounded(call, target)
        for obj, found, start, origin in tainted:
            if not self._may_be_within(bounded, obj, found, size):
                continue
            if size is not None and start is not None and not found.meets(start, size, None):
                continue
            row = found.stored and found.stride and start is not None and not start.stride
            moved = replace(found.seen_from(start), stored=False)
            unplaced = (moved.is_anywhere or stands_for_many(obj)) and not self._may_be_either(size, found)
            to_text = self.pointers.may_be_text(target)
            if found.adjoint and unplaced and not to_text and self._moves_no_numbers(call, into, source):
                continue
            for part in moved.within(size):
                if row and self._is_behind_row(call, part):
                    continue
                self._left_in_text(target, origin or call)
                for to in self.pointers.in_order(self.pointers.objects(target)):
                    rows = [part.among(row) for row in self._rows(arrives, to)]
                    for there in rows or [self._arrived(part, target, to, obj, start)]:
                        self._copied(call, step, to, part, there, origin)

    def _check_overwritten(self, call: Call, step: CopyStep, target: Value, size: int | None) -> None:
        """Bytes of which nothing is known must not be copied over numbers: what comes to them later would go on to
        those that lay there before."""
        if all(p.kind is not None for p in step.pieces):
            return
        for _, found, place, origin in list(self._tainted(self.pointers.objects(target), target)):
            if size is not None and place is not None and not found.meets(place, size, None):
                continue
            there = found.seen_from(place)
            if found.adjoint and not there.is_anywhere and not _takes(step, there):
                self._refuse(call, (), "copied over one, of which nothing tells that there are numbers", origin or call)

    def _may_be_either(self, size: int | None, found: TaintedBytes) -> bool:
        """Whether a copied word may be a number now and a pointer then (an enum's), where no tags say which."""
        return not self.facts.shared.tells_types and (size == 8 or not found.stride)

    def _is_behind_row(self, call: Call, part: TaintedBytes) -> bool:
        """Whether a copied struct has a member of another type where a row of numbers, which were stored as such, would
        go on: how far the row goes, only types can tell."""
        fields = self.facts.shared.tbaa.struct_fields(call.metadata.get("tbaa.struct"))
        end = part.offset + part.size
        covering = [f for f in fields if not part.stride and f.offset < end and part.offset < f.offset + f.size]
        return bool(covering) and all(tbaa_disjoint(part.tag, f.access) for f in covering)

    def _arrived(
        self, moved: TaintedBytes, target: Value, to: MemoryObject, source: MemoryObject, start: Residue | None
    ) -> TaintedBytes:
        """Bytes of a copy, in the object that it goes to."""
        place = self._place(target, to)
        there = moved.moved(place)
        if there.is_anywhere or place is None:
            return there
        if to == source and start is not None:
            there = there.repeated(place.constant - start.constant)  # it may go on and on
        return there if place.stride else replace(there, low=place.constant)

    def _moves_no_numbers(self, call: Call, into: int, source: int) -> bool:
        """Whether types say that a copy moves pointers or integers alone, and of neither side that there are numbers
        anywhere: as for accesses of integers, they count where places are not known, and against numbers that are kept
        as numbers."""
        known = self._numberless.get(call)
        if known is None:
            target, origin = call.operands[into], call.operands[source]
            known = all(self.types.is_told(side) and not self.types.holds_numbers(side) for side in (target, origin))
            known = known and self._moves_only(call, target, origin, ("pointer", "integer"))
            self._numberless[call] = known
        return known

    def _moves_only(self, call: Call, target: Value, origin: Value, kinds: tuple[str, ...]) -> bool:
        """Whether all that a copy moves is told, and of these kinds."""
        try:
            pieces, _ = layout_of(self.facts, call, target, origin, call.operands[2])
        except Refusal:
            return False
        return bool(pieces) and all(p.kind in kinds for p in pieces)

    def _copied(
        self, call: Call, step: CopyStep | str | None, to: MemoryObject, moved: TaintedBytes, there: TaintedBytes,
        origin: Instruction | None,
    ) -> None:  # fmt: skip
        """A copy of bytes with adjoints has adjoints if its step takes these bytes back."""
        kept = moved.adjoint and to in self.activity.with_data and _takes(step, moved)
        if moved.adjoint and not kept:
            there = replace(there, adjoint=False)
        looked_at = kept and isinstance(step, CopyStep) and not step.aligned
        if there.whole and not looked_at and any(alignment_of(call, o) % there.whole for o in call.operands[:2]):
            there = replace(there, whole=0)
        self._note(to, there, origin or call)

    def _defined(self, call: Call) -> None:
        self._puts_into_text(call)
        outcome = self.around.call(call, self._context(call))
        if any(outcome.result):
            self._taint(call, outcome.result, self._origin(call.operands, call))
        if outcome.within:
            self._lead_inside((MemoryObject("handed", call),), outcome.within)
        for operand, behind in zip(call.operands, outcome.behind, strict=False):
            self._left(operand, behind, call)
        for found in in_order(outcome.made):
            self._note(MemoryObject("handed", call), found, call)

    def _puts_into_text(self, call: Call) -> None:
        """A callee that is given active numbers, and a pointer to characters of a string, may put them there."""
        effect = self.book.effect(call)
        for position, operand in enumerate(call.operands):
            written = operand.type.is_pointer and effect.writes_through(position)
            if written and self.pointers.beside_strings(operand) == {TEXT}:
                origin = self._given(call, effect)
                if origin is not None:
                    self._note(TEXT, TaintedBytes(0, 1, 1, 255, False), origin)

    def _context(self, call: Call) -> Context:
        masks, behind = [], []
        for operand in call.operands:
            is_integer = operand.type.scalar.is_integer
            masks.append((self.mask(operand),) if is_integer else self.masks.get(operand, ()))
            behind.append(self._behind(call, operand) if holds_pointers(operand.type) else Behind())
        reach, meeting = self._meetings(call)
        shared = frozenset(
            (*one, obj)
            for one in reach for obj in self.around.shared.held
            if any((is_shared(x) and shared_name(x) == obj) or self._may_be(x, obj) for x in reach[one])
        )  # fmt: skip
        return Context(tuple(masks), tuple(behind), meeting, shared, self.is_tested(call))

    def _meetings(self, call: Call) -> tuple[Reach, frozenset[frozenset[tuple[int, bool]]]]:
        """What the operands of a call lead to, and which of them to the same: no matter of what is tainted."""
        if (known := self._reaches.get(call)) is None:
            reach = self._reach(call)
            meeting = frozenset(
                frozenset((one, other))
                for one in reach for other in reach
                if one[0] < other[0] and any(x == y or self._may_be(x, y) for x in reach[one] for y in reach[other])
            )  # fmt: skip
            known = self._reaches[call] = reach, meeting
        return known

    def _reach(self, call: Call) -> Reach:
        """What the operands lead to, directly and by way of pointers in it."""
        reach: Reach = {}
        for position, operand in enumerate(call.operands):
            if holds_pointers(operand.type):
                direct = receivers(self.pointers, call, operand)
                reach[position, False] = direct
                reach[position, True] = self.pointers.reachable(self.pointers.stored_in(direct))
        return reach

    def _behind(self, call: Call, pointer: Value) -> Behind:
        direct: set[TaintedBytes] = set()
        deeper: set[TaintedBytes] = set()
        objects = receivers(self.pointers, call, pointer)
        for _, found, address, _ in self._tainted(objects, pointer):
            in_step = address is not None and (not address.stride or found.stride % address.stride == 0 < found.stride)
            direct.add(found.seen_from(address) if in_step else found.spread())
        reached = self.pointers.reachable(self.pointers.stored_in(objects))
        for obj, found, _, _ in self._tainted(reached):
            deeper.add(self._seen_by_others(obj, found))
        begins = gcd(*(self.inside.get(o, 0) for o in reached)) if all(map(self.is_placed, reached)) else None
        return Behind(frozenset(direct), frozenset(deeper), begins=begins, at=self._step(pointer))

    def _seen_by_others(self, obj: MemoryObject, found: TaintedBytes) -> TaintedBytes:
        """Tainted bytes of an object to which others have pointers."""
        return found.spread() if self.inside.get(obj) == 1 else found

    def _left(self, pointer: Value, behind: Behind, call: Call) -> None:
        """What a callee has tainted behind a pointer."""
        if not behind and not any(behind.within):
            return
        objects = receivers(self.pointers, call, pointer)
        if behind:
            self._left_in_text(pointer, call)
        if behind.within[0]:
            for obj in objects:
                place = self._place(pointer, obj)
                self._lead_inside((obj,), gcd(place.constant, place.stride, behind.within[0]) if place else 1)
        if behind.within[1]:
            self._lead_inside(self.pointers.reachable(self.pointers.stored_in(objects)), behind.within[1])
        for obj in self.pointers.in_order(objects):
            address = self._place(pointer, obj)
            for found in in_order(behind.direct):
                self._note(obj, found.moved(address), call)
        deeper = self.pointers.reachable(self.pointers.stored_in(objects)) if behind.deeper else ()
        for obj in self.pointers.in_order(deeper):
            for found in in_order(behind.deeper):
                self._note(obj, self._seen_by_others(obj, found), call)

    def _by_rule(self, call: Call, effect: CallEffect) -> None:
        """Refuse bits that are lost where a function with a rule reads them: it adds to the shadow of that memory,
        which does not lead back to the numbers."""
        for position, operand in enumerate(call.operands):
            if not holds_pointers(operand.type) or not effect.reads_through(position):
                continue
            if operand.type.is_pointer and self.types.uniform(operand) == "integer":
                continue
            objects = self._reached(operand, effect.reads_deeply)
            for _, found, _, origin in list(self._tainted(objects, None if effect.reads_deeply else operand)):
                if not found.adjoint:
                    title = self.book.custom[call.callee_name or ""].called
                    self._refuse(call, (), f"read as one by {title}", origin or call)

    def _opaque(self, call: Call, effect: CallEffect) -> None:
        """What a function without a body makes of tainted bits may have them in it: numbers that it returns are
        refused, what it writes is tainted. Integers that it finds out about memory (a length) depend on nothing.
        """
        if effect.kind == "inactive" and (call.callee_name in self.book.custom or self.book.keeps_books(call)):
            return  # the user has said so, or the rule
        if effect.text:
            self._check_text(call, effect)
        if effect.strings:
            self._strings(call)
            return
        moved = any(self.mask(o) for o in call.operands if o.type.scalar.is_integer) or self.is_tested(call)
        source = self._given(call, effect) if not moved else call
        read = None
        if effect.kind == "unknown" or self.book.reads_files(call):
            read = self.around.shared.origin([FILES])
            source = source or read
        if source is None:
            return
        if carries_float(call.type) and effect.kind != "structural":
            how = f"made into one by '{call.callee_name}'"
            self._refuse(call, call.operands, how, self._origin(call.operands, source))
        known = effect.kind == "inactive" and not self.book.parses(call)
        if call.type.is_pointer or (call.type.scalar.is_integer and (moved or not known)):
            self._taint(call, (all_bits(call),), self._origin(call.operands, call))
        elif call.type.scalar.is_integer and read is not None:  # a character
            self._taint(call, (255,), read)
        elif call.type.is_aggregate and moved:
            self._taint(call, (ALL_BITS,) * self._fields(call.type), self._origin(call.operands, call))
        if self.book.writes_files(call):
            self.changed |= self.around.shared.note(FILES, TaintedBytes(0, 1, 1, 255, False), call)
        for position, operand in enumerate(call.operands):
            if position == self.book.stream_of(call) or effect.kind == "structural":
                continue
            if holds_pointers(operand.type) and effect.writes_through(position):
                for obj in self._reached(operand, effect.kind == "unknown"):
                    self._note(obj, TaintedBytes(0, 1, 1, 255, False), call)

    def _check_text(self, call: Call, effect: CallEffect) -> None:
        """Text that goes to memory with derivatives must not be written over numbers: their adjoints would go on."""
        for pointer in (call.operands[i] for i in sorted(effect.writes)):
            for found, address, origin in self._met(call, pointer, 1):
                if found.adjoint and not found.is_unplaced(address, 1):
                    self._refuse(call, (), "written over by text", origin or call)

    def _strings(self, call: Call) -> None:
        """What is put into a string of C++'s may be a part of a number."""
        for operand in call.operands[1:]:
            origin: Instruction | None = None
            if operand in self.chosen or operand in self.activity.varied or self.is_tested(call):
                origin = call
            elif operand.type.scalar.is_integer:
                origin = self._origin([operand], call) if self.mask(operand) else None
            elif holds_pointers(operand.type):
                found = next(iter(self._tainted(self.pointers.objects(operand), operand)), None)
                origin = (found[3] or call) if found is not None else None
            if origin is not None:
                self._note(TEXT, TaintedBytes(0, 1, 1, 255, False), origin)

    def _reached(self, pointer: Value, deeply: bool) -> frozenset[MemoryObject]:
        """What a pointer leads to, or also what pointers kept there lead to."""
        direct = self.pointers.objects(pointer)
        return direct | self.pointers.reachable(self.pointers.stored_in(direct)) if deeply else direct

    def _given(self, call: Call, effect: CallEffect) -> Instruction | None:
        """Where the active number comes from that a function is given, by value or in memory that it reads."""
        for position, operand in enumerate(call.operands):
            if operand in self.activity.varied and carries_float(operand.type):
                return call
            if not holds_pointers(operand.type) or not effect.reads_through(position):
                continue
            printed = effect.text and position == 0 and 0 not in effect.reads  # (sprintf reads all, but for its target)
            if printed or position == self.book.stream_of(call):
                continue
            deeply = effect.reads_deeply and effect.kind != "structural"
            objects = self._reached(operand, deeply)
            for _, _, _, origin in self._tainted(objects, None if deeply else operand):
                return origin or call
        return None


def _has_room(pieces: list[Piece], whole: int) -> bool:
    """Whether an aligned number may lie in some pieces of a copy: in what is not known of it, beside single bytes too,
    since to be a byte says nothing (the empty member of a union is one)."""
    end = start = 0
    known = True
    for piece in sorted(pieces, key=lambda p: p.offset):
        if piece.kind not in (None, WORD) and piece.size > 1:
            continue
        if piece.offset > end:
            start, known = piece.offset, True
        end, known = piece.offset + piece.size, known and piece.kind not in (None, WORD)
        first = -(-start // whole) * whole if whole else start
        if not known and first + (whole or 1) <= end:
            return True
    return False


def _takes(step: CopyStep | str | None, moved: TaintedBytes) -> bool:
    """Whether the reverse of a copy takes back the adjoints of some bytes, counted from where the copy begins."""
    if step == "all":
        return True
    if not isinstance(step, CopyStep):
        return False
    if any(p.kind == BYTES for p in step.pieces):
        return True
    if moved.lane > 1:
        return all(_takes(step, part) for part in moved.parts())
    if moved.mask == _FRACTION_OF_DOUBLE:
        moved = replace(moved, size=8)  # of the bytes of a lane, the untainted one behind it is not counted
    double = moved.whole == 8 or (moved.size == 8 and moved.mask == _FRACTION_OF_DOUBLE)
    taken = (GUARDED, WORD) if double else (GUARDED,)
    numbers = [p for p in step.pieces if isinstance(p.kind, T.FloatType) or p.kind in taken]
    if moved.is_anywhere:  # which bytes they are, only types can tell
        rest = [p for p in step.pieces if p not in numbers]
        return bool(numbers) and not _has_room(rest, moved.whole)
    stride = gcd(moved.stride, step.period)
    places = list(range(moved.offset % stride, step.period, stride))
    if moved.low is not None and isinstance(step.size, ConstInt) and step.size.value <= step.period:
        places = [at for at in places if at + moved.size > moved.low]
    return all(any(at - p.offset >= 0 and at + moved.size <= p.offset + p.size for p in numbers) for at in places)
