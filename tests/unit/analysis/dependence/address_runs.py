"""Runs the integers and addresses of a function, to hold what is said of addresses against what they are.

Floating numbers are not computed. Each pointer argument is given an address; integer arrays are given as lists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from irad.analysis.alias.linear_address import gep_offset
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.cfg import CFG
from irad.analysis.dependence import AnswerStore, DependenceTester, SharedAccess, Verdict
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.loop_counter import counter_of
from irad.analysis.dependence.tester import EFFORT
from irad.analysis.dependence.uniformity import Uniformity
from irad.analysis.loops import Loop, LoopForest
from irad.analysis.trip_count import Induction, induction_variables, trip_counts
from irad.facts.call_classifier import CallClassifier
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Call, Compare, GetElementPtr, Instruction, Load, Phi, Store, Switch
from irad.ir.module import Function, Module
from irad.ir.values import ConstInt, ConstNull, Value
from irad.rules.registry import Registry

APART = 1 << 40
"""The distance between the memory of two arguments."""


@dataclass
class Subject:
    """A function, and the facts of it that analyses of its first loop of some depth are given."""

    function: Function
    depth: int = 1

    @property
    def module(self) -> Module:
        assert self.function.module is not None
        return self.function.module

    @cached_property
    def cfg(self) -> CFG:
        return CFG(self.function)

    @cached_property
    def forest(self) -> LoopForest:
        return LoopForest(self.cfg)

    @cached_property
    def loop(self) -> Loop:
        return next(loop for loop in self.forest.loops if loop.depth == self.depth)

    @cached_property
    def inductions(self) -> dict[Phi, tuple[Loop, Induction]]:
        return {p: (loop, i) for loop in self.forest.loops for p, i in induction_variables(loop).items()}

    @cached_property
    def linear(self) -> AffineAddresses:
        return AffineAddresses(self.module, self.cfg, self.loop, self.inductions, trip_counts(self.forest))

    @cached_property
    def shared(self) -> Uniformity:
        return Uniformity(self.cfg, self.forest, self.loop, lambda pointer: True)

    @cached_property
    def pointers(self) -> PointsTo:
        book = CallClassifier(self.module, Registry.default(), {})
        return PointsTo(self.function, self.cfg, self.forest, book.effect)

    def object_of(self, access: Load | Store) -> Value:
        """The argument that an access is to."""
        (found,) = self.pointers.objects(access.pointer)
        assert found.origin is not None
        return found.origin

    def reads(self, name: str) -> list[Load | Store]:
        """The loads from the memory behind an argument."""
        return [a for a in self.accesses if isinstance(a, Load) and self.object_of(a).name == name]

    def unmodified(self, pointer: Value) -> bool:
        """Whether the memory behind an argument is not written in the loop."""
        return all(o.origin is not None and o.origin not in self.written for o in self.pointers.objects(pointer))

    def prove(
        self,
        name: str,
        effort: float = EFFORT,
        protected: bool = False,
        bounds: tuple[Value, Value] | None = None,
        answers: AnswerStore | None = None,
    ) -> Verdict:
        """Whether the reads of what an argument points to are exclusive."""
        facts = [
            SharedAccess(a, a.pointer, self.size(a), isinstance(a, Store), protected)
            for a in self.memory
            if self.object_of(a) in self.written
        ]
        reads = [SharedAccess(a, a.pointer, self.size(a), False, False) for a in self.reads(name)]
        return self.prover(facts, effort, bounds, answers).prove(reads)

    def prover(
        self,
        facts: Sequence[SharedAccess],
        effort: float = EFFORT,
        bounds: tuple[Value, Value] | None = None,
        answers: AnswerStore | None = None,
    ) -> DependenceTester:
        """Asks about the loop, where the primal's accesses to what it writes are `facts`."""
        return DependenceTester(
            self.function, self.cfg, self.forest, self.loop, self.inductions, trip_counts(self.forest), facts,
            self.unmodified, effort, bounds, answers,
        )  # fmt: skip

    @cached_property
    def memory(self) -> list[Load | Store]:
        """All loads and stores in the loop."""
        inside = (i for b in self.cfg.order if b in self.loop.blocks for i in b.instructions)
        return [i for i in inside if isinstance(i, (Load, Store))]

    @cached_property
    def written(self) -> set[Value]:
        """The arguments whose memory is written in the loop."""
        return {self.object_of(a) for a in self.memory if isinstance(a, Store)}

    @cached_property
    def accesses(self) -> list[Load | Store]:
        """Loads and stores of floating numbers in the loop."""
        return [i for i in self.memory if (i.value if isinstance(i, Store) else i).type.is_float]

    def size(self, access: Load | Store) -> int:
        return self.module.layout.store_size((access.value if isinstance(access, Store) else access).type)


@dataclass(frozen=True)
class Visit:
    """One access as it was carried out: in which iteration of each loop, and the value of each number there."""

    inst: Load | Store
    address: int
    iterations: Mapping[Loop, int]
    values: Mapping[Value, int]

    def number(self, value: Value, extension: str) -> int:
        """A value as an atom of a polynomial has it."""
        bits = value.type.bits if isinstance(value.type, T.IntType) else 64
        found = self.values[value] if not isinstance(value, ConstInt) else value.value
        return found % (1 << bits) if extension == "zext" else _signed(found, bits)


def run(subject: Subject, arguments: Mapping[str, int | list[int]], limit: int = 200_000) -> list[Visit]:
    """The accesses of `subject.accesses` in the order in which they happen; integer arguments by name.

    A list is an array of integers; other pointers may be left out.
    """
    return _Run(subject, arguments).go(limit)


class _Run:
    def __init__(self, subject: Subject, arguments: Mapping[str, int | list[int]]) -> None:
        self.subject = subject
        self.values: dict[Value, int] = {}
        self.arrays: dict[int, list[int]] = {}
        self.counts: dict[Loop, int] = {}
        self.wanted = set(subject.accesses)
        for argument in subject.function.arguments:
            given = arguments.get(argument.name, 0)
            if argument.type.is_pointer:
                self.values[argument] = (argument.index + 1) * APART
                if isinstance(given, list):
                    self.arrays[argument.index + 1] = list(given)
            elif isinstance(given, int):
                self.values[argument] = given

    def go(self, limit: int) -> list[Visit]:
        visits: list[Visit] = []
        block, previous = self.subject.function.entry, None
        for _ in range(limit):
            self._enter(block, previous)
            for inst in block.instructions[len(block.phis) :]:
                if inst in self.wanted and isinstance(inst, (Load, Store)):
                    visits.append(Visit(inst, self.value(inst.pointer), dict(self.counts), dict(self.values)))
                if inst.opcode == "ret":
                    return visits
                self._step(inst)
            block, previous = self._next(block.terminator), block
        raise AssertionError("the function does not come to its end")

    def _enter(self, block: Block, previous: Block | None) -> None:
        loop = self.subject.forest.by_header.get(block)
        if loop is not None:
            self.counts[loop] = self.counts[loop] + 1 if previous is loop.latch else 0
        if previous is not None:
            new = {p: self.value(p.incoming(previous)) for p in block.phis if not p.type.is_float}
            self.values.update(new)

    def _next(self, inst: Instruction) -> Block:
        if isinstance(inst, Switch):
            found = [s for c, s in zip(inst.cases, inst.successors[1:], strict=True) if self.value(c) == self.value(
                inst.operands[0])]  # fmt: skip
            return found[0] if found else inst.successors[0]
        assert isinstance(inst, Branch)
        return inst.successors[0 if not inst.operands or self.value(inst.operands[0]) else 1]

    def value(self, value: Value) -> int:
        """The bits of an integer or address."""
        if isinstance(value, ConstNull):
            return 0
        if isinstance(value, ConstInt):
            return value.value % (1 << _bits(value))
        return self.values[value] % (1 << _bits(value))

    def _step(self, inst: Instruction) -> None:
        if isinstance(inst, GetElementPtr):
            constant, terms = gep_offset(self.subject.module, inst.source, inst.indices)
            offset = constant + sum(_signed(self.value(v), _bits(v)) * c for v, c in terms)
            self.values[inst] = (self.value(inst.base) + offset) % 2**64
        elif isinstance(inst, Load) and inst.type.is_integer:
            array, offset = divmod(self.value(inst.pointer), APART)
            self.values[inst] = self.arrays[array][offset // (_bits(inst) // 8)]
        elif isinstance(inst, Store) and inst.value.type.is_integer:
            array, offset = divmod(self.value(inst.pointer), APART)
            self.arrays[array][offset // (_bits(inst.value) // 8)] = self.value(inst.value)
        elif inst.type.is_integer and not any(o.type.is_float for o in inst.operands):
            self.values[inst] = self._computed(inst)

    def _computed(self, inst: Instruction) -> int:
        bits = _bits(inst)
        raw = [self.value(o) for o in inst.operands]
        signed = [_signed(v, _bits(o)) for v, o in zip(raw, inst.operands, strict=True)]
        if isinstance(inst, Compare):
            a, b = signed if inst.predicate[0] == "s" else raw
            order = inst.predicate[-2:]
            return int({"lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b, "eq": a == b, "ne": a != b}[order])
        if isinstance(inst, Call):
            kind = (inst.callee_name or "").split(".")[1]
            chosen = {"smax": max(signed), "smin": min(signed), "umax": max(raw), "umin": min(raw)}
            return (chosen[kind] if kind in chosen else abs(signed[0])) % (1 << bits)
        return _OPERATIONS[inst.opcode](raw, signed, bits) % (1 << bits)


def _quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


_OPERATIONS = {
    "add": lambda u, s, w: u[0] + u[1], "sub": lambda u, s, w: u[0] - u[1], "mul": lambda u, s, w: u[0] * u[1],
    "shl": lambda u, s, w: u[0] << u[1], "lshr": lambda u, s, w: u[0] >> u[1], "ashr": lambda u, s, w: s[0] >> s[1],
    "and": lambda u, s, w: u[0] & u[1], "or": lambda u, s, w: u[0] | u[1], "xor": lambda u, s, w: u[0] ^ u[1],
    "sdiv": lambda u, s, w: _quotient(*s), "udiv": lambda u, s, w: u[0] // u[1],
    "srem": lambda u, s, w: s[0] - s[1] * _quotient(*s), "urem": lambda u, s, w: u[0] % u[1],
    "sext": lambda u, s, w: s[0], "zext": lambda u, s, w: u[0], "trunc": lambda u, s, w: u[0],
    "freeze": lambda u, s, w: u[0], "select": lambda u, s, w: u[1] if u[0] else u[2],
}  # fmt: skip


def _bits(value: Value) -> int:
    return value.type.bits if isinstance(value.type, T.IntType) else 64


def _signed(number: int, bits: int) -> int:
    number %= 1 << bits
    return number - (1 << bits) if number >> bits - 1 else number


def meeting(subject: Subject, visits: list[Visit], chosen: list[Load | Store]) -> tuple[Visit, Visit] | None:
    """Two of the chosen accesses, in different iterations of the loop, that touch a common byte."""
    touched: dict[int, dict[int, Visit]] = {}
    for visit in visits:
        if visit.inst in chosen:
            for byte in range(visit.address, visit.address + subject.size(visit.inst)):
                touched.setdefault(byte, {}).setdefault(visit.iterations[subject.loop], visit)
    for by_iteration in touched.values():
        for a, b in combinations(by_iteration.values(), 2):
            return a, b
    return None


def origin(subject: Subject, visit: Visit) -> int:
    """What a form leaves out, per unit of the counter: its start."""
    counter = counter_of(subject.loop, subject.inductions)
    assert counter is not None
    return visit.number(counter.start, "sext")
