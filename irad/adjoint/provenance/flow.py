"""Follows the bits of active numbers through one function, flow-insensitively, to a fixpoint."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import gcd

from irad.adjoint.provenance.accesses import TAGS
from irad.adjoint.provenance.calls import CallFlow
from irad.adjoint.provenance.context import Behind, Context, Outcome, Surroundings
from irad.adjoint.provenance.memory import NOTHING, TaintedBytes, Taints, in_order
from irad.analysis.alias.linear_address import Residue, ranges_meet
from irad.analysis.alias.memory import MemoryObject, holds_pointers
from irad.analysis.types.evidence import DECLARED, SEEN, Evidence, tagged_kind
from irad.analysis.types.float_bit_idioms import FRACTION
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Call, IndexedAggregate, Instruction, Load, Phi, Store


class BitFlow(CallFlow):
    """The flow in one function under one request. Raises `Refusal` where a tainted word becomes a number."""

    def __init__(self, facts: FunctionFacts, context: Context, around: Surroundings) -> None:
        super().__init__(facts, context, around)
        self._find_inside()
        self._enter(context)

    def run(self) -> Outcome:
        living = self.pointers.cfg.living
        instructions = [i for b in living for i in b.instructions]
        self.changed = True
        while self.changed:
            self.changed = False
            self._lead_by_distances()
            for inst in instructions:
                self._visit(inst)
            for block in living:
                self._branch(block)
        for obj in self.pointers.in_order(self.lent & self.activity.with_data):
            for found, origin in self.memory.of(obj):
                if not found.adjoint and origin is not None and not self._is_kept_as_integer(obj, found):
                    self._refuse_untyped(origin)
        return self._outcome()

    def _is_kept_as_integer(self, obj: MemoryObject, found: TaintedBytes) -> bool:
        """Whether types say that the user has integers where bits of numbers are left in his memory."""
        if found.is_anywhere and tagged_kind(found.tag, self.pointers.module.triple) == "integer":
            return True
        items = [item for held, _, item in self.types.known() if held == obj]
        if not found.is_anywhere:
            items = [i for i in items if _overlap(i, found)]
        return bool(items) and all(i.kind == "integer" for i in items)

    def _enter(self, context: Context) -> None:
        for argument, masks, behind in zip(self.facts.function.arguments, context.masks, context.behind, strict=True):
            if any(masks):
                self.masks[argument] = masks
            if not holds_pointers(argument.type):
                continue
            obj = MemoryObject("argument", argument)
            inner = MemoryObject("pointee", argument, obj)
            for found in in_order(behind.direct):
                self.memory.note(obj, found, None)
            for found in in_order(behind.deeper):
                self.memory.note(inner, found, None)
            if behind.begins is not None:
                self.begun.add(inner)
                self._lead_inside((inner,), behind.begins)
            if behind.at is not None:
                self.at[obj] = behind.at
            if behind.lent:
                self._lend(obj, inner)
                self.lent |= {obj, inner}
        self._entered = {o: self.memory.all(o) for o in self.memory.held}

    def _lend(self, *objects: MemoryObject) -> None:
        """The numbers in memory of the user's, as far as types tell; all of it where they tell nothing. Where nothing
        is seen but that integers are read there, these are numbers: something in it has a derivative."""
        known: dict[MemoryObject, list[Evidence]] = {o: [] for o in objects}
        for obj, _, item in self.types.known():
            if obj in known:
                known[obj].append(item)
        for obj, items in known.items():
            if obj not in self.activity.with_data:
                continue
            if not self.types.is_described(obj):
                self.memory.note(obj, TaintedBytes(0, 1, 1, 255, True), None)
            elif all(i.kind == "integer" and i.rank == SEEN for i in items):
                for size in (4, 8) if self.facts.shared.has_short_floats else (8,):
                    mask = (1 << FRACTION[8 * size]) - 1
                    self.memory.note(obj, TaintedBytes(0, size, size, mask, True, None, None, size), None)
            for item in (part for each in items for part in _where_it_counts(each, items)):
                if isinstance(item.kind, T.FloatType):
                    lane = self.layout.size(item.kind)
                    mask = (1 << FRACTION.get(8 * lane, 8 * lane)) - 1
                    exact = item.size == lane and item.stride != 1
                    whole = lane if item.offset % lane == item.stride % lane == 0 else 0
                    found = TaintedBytes(item.offset, item.stride, lane, mask, True, TAGS.get(item.kind), None, whole)
                    self.memory.note(obj, found if exact else found.spread(), None)

    def _outcome(self) -> Outcome:
        behind = []
        for argument in self.facts.function.arguments:
            if not holds_pointers(argument.type):
                behind.append(Behind())
                continue
            obj = MemoryObject("argument", argument)
            inner = MemoryObject("pointee", argument, obj)
            within = (self.inside.get(obj, 0), self.inside.get(inner, 0))
            behind.append(Behind(self._added(obj), self._added(inner), within=within))
        made: set[TaintedBytes] = set()
        for obj in self.memory.held:
            if obj.kind == "handed" or obj in self.pointers.escaped:
                made |= {self._seen_by_others(obj, t) for t in self.memory.all(obj)}
        handed = (s for o, s in self.inside.items() if o.kind == "handed" or o in self.pointers.escaped)
        return Outcome(self.result, tuple(behind), frozenset(made), gcd(*handed))

    def _added(self, obj: MemoryObject) -> Taints:
        return self.memory.all(obj) - self._entered.get(obj, NOTHING)

    def _visit(self, inst: Instruction) -> None:
        if isinstance(inst, Load):
            self._load(inst)
        elif isinstance(inst, Store):
            self._store(inst, inst.pointer, inst.value)
        elif isinstance(inst, Call):
            self._call(inst)
        elif inst.opcode in ("atomicrmw", "cmpxchg"):
            self._atomic(inst)
        elif inst.opcode == "bitcast":
            self._bitcast(inst)
        elif inst.opcode in ("sitofp", "uitofp"):
            if self.mask(inst.operands[0]) and not self._is_either(inst.operands[0]):
                self._refuse(inst, inst.operands, "converted to one")
        elif isinstance(inst, IndexedAggregate):
            self._field(inst)
        elif inst.opcode == "ret":
            self._return(inst)
        elif inst.type.scalar.is_pointer:
            self._address(inst)
        elif inst.type.scalar.is_integer:
            self._operation(inst)
        elif inst.type.is_aggregate and (isinstance(inst, Phi) or inst.opcode in ("select", "freeze")):
            for operand in inst.operands:
                self._taint(inst, self.masks.get(operand, ()), inst)


def _where_it_counts(item: Evidence, known: list[Evidence]) -> Iterator[Evidence]:
    """Evidence of what a variable points to (`double *q = p->pos;`), as a row without end, only where nothing better
    says that the structs there have something else."""
    better = [e for e in known if e.rank > item.rank]
    period = max((e.stride for e in better), default=0)
    if item.rank != DECLARED or not item.stride or period <= item.stride or period % item.stride:
        yield item
        return
    members = [e for e in better if e.stride == period and e.kind != item.kind]
    for at in range(item.offset % item.stride, period, item.stride):
        part = replace(item, offset=at, stride=period)
        if not any(ranges_meet(_place(e), e.size, _place(part), part.size) for e in members):
            yield part


def _place(item: Evidence) -> Residue:
    return Residue(item.offset, item.stride)


def _overlap(item: Evidence, found: TaintedBytes) -> bool:
    """Whether evidence is about some of the tainted bytes."""
    step = gcd(item.stride, found.stride)
    distance = item.offset - found.offset
    if not step:
        return -item.size < distance < found.size
    return distance % step < found.size or distance % step > step - item.size
