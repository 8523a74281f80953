"""Integers and addresses of LLVM IR as terms over the mathematical integers.

An integer is the number that its bits mean when they are read as signed. Operations that promise not to wrap, or whose
operands are known to be small enough, are those of arithmetic; the others get a term that says so (the result lies in
the type's range and differs from the exact one by a multiple of 2**bits). What breaks a promise is poison, and an
access through it is undefined: so the exact result may stand for it, as any other. A conversion that keeps the number
keeps the term. Whatever is not understood is a fresh unknown in its type's range.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from irad.analysis.alias.linear_address import gep_offset
from irad.analysis.cfg import CFG
from irad.analysis.dependence.affine.loop_counter import Inductions
from irad.analysis.dependence.affine.polynomial import Polynomial
from irad.analysis.dependence.smt.smt_address import Number, SmtAddress
from irad.analysis.dependence.smt.smtlib import (
    Integer,
    SmtDeclarations,
    SmtTerm,
    Truth,
    applied,
    both,
    chosen,
    differ,
    either,
    implied,
)
from irad.analysis.loops import Loop, LoopForest
from irad.analysis.trip_count import Induction, TripCount
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Call, Compare, GetElementPtr, Instruction, Load, Phi
from irad.ir.module import Module
from irad.ir.values import ConstExpr, ConstInt, ConstNull, Value

ITERATIONS = 1 << 56
"""No loop runs as often (see `irad.analysis.dependence.stride_tests`)."""


@dataclass(eq=False)
class SmtWorld:
    """What both iterations have in common, and the facts of the function.

    shared: whether an invariant is the same for all threads. unmodified: whether memory keeps its contents during
    the loop. counter: the loop's induction variable, different in different iterations. bounds: its first and last
    value over the whole loop, the same for all threads, where they are known.
    """

    module: Module
    cfg: CFG
    forest: LoopForest
    loop: Loop
    inductions: Inductions
    trips: Mapping[Loop, TripCount]
    shared: Callable[[Value], bool]
    unmodified: Callable[[Value], bool]
    counter: Induction
    bounds: tuple[Value, Value] | None = None

    def __post_init__(self) -> None:
        self.book = SmtDeclarations()
        self.always: list[Truth] = []
        self._memory: dict[T.Type, str] = {}
        self.apart = self.book.unknown()
        """By how many iterations the second one is behind the first."""
        self.common = SmtEncoder(self, None)
        self.first = self.common
        """The terms of the first iteration; set by who makes them."""

    def contents(self, type_: T.Type, address: SmtTerm) -> SmtTerm:
        """The number of a type that unmodified memory holds: a function of the address."""
        if type_ not in self._memory:
            self._memory[type_] = self.book.function()
        return applied(self._memory[type_], address)


class SmtEncoder:
    """The terms of one iteration (number 0 or 1), or of what is common to all (None)."""

    def __init__(self, world: SmtWorld, number: int | None) -> None:
        self.world = world
        self.number = number
        self.loops: dict[Loop, list[Truth]] = {}
        """What holds where a block of a nested or an outer loop is run."""
        self._numbers: dict[Value, Number] = {}
        self._places: dict[Value, SmtAddress] = {}
        self._truths: dict[Value, Truth] = {}
        self._steps: dict[Loop, SmtTerm] = {}
        self._quotients: dict[tuple[Value, Value], tuple[SmtTerm, SmtTerm]] = {}

    def _owner(self, value: Value) -> SmtEncoder:
        """Whose term a value's is: the common ones' where it is the same in all iterations."""
        world = self.world
        if self.number is None or not world.loop.is_invariant(value) or not world.shared(value):
            return self
        return world.common

    # -- numbers

    def integer(self, value: Value) -> Number:
        """The term of an integer value of up to 64 bits, more than one."""
        owner = self._owner(value)
        if value not in owner._numbers:
            owner._numbers[value] = owner._find(value)
        return owner._numbers[value]

    def _find(self, value: Value) -> Number:
        if isinstance(value, ConstInt):
            return Number(value.value, value.value, value.value)
        found = None
        if isinstance(value, Instruction) and isinstance(value.type, T.IntType) and 1 < value.type.bits <= 64:
            found = self._computed(value)
        return found if found is not None else self.unknown(value.type)

    def unknown(self, type_: T.Type) -> Number:
        """A fresh number of a type."""
        bits = type_.bits if isinstance(type_, T.IntType) else 64
        book = self.world.book
        example = _LENGTHS[book.examples % len(_LENGTHS)] if self.number is None and bits > 7 else None
        return self._within(book.unknown(example=example), -(1 << bits - 1), (1 << bits - 1) - 1)

    def _within(self, term: SmtTerm, low: int, high: int) -> Number:
        self.world.always += [term >= low, term <= high]
        return Number(term, low, high)

    def _computed(self, inst: Instruction) -> Number | None:
        opcode = inst.opcode
        if isinstance(inst, Phi):
            return self._merged(inst)
        if isinstance(inst, Load):
            return self._loaded(inst)
        if isinstance(inst, Call):
            return self._called(inst)
        if opcode in ("sext", "zext", "trunc"):
            return self._converted(inst)
        if opcode == "select":
            a, b = map(self.integer, inst.operands[1:])
            term = chosen(self.truth(inst.operands[0]), a.term, b.term)
            return Number(term, min(a.low, b.low), max(a.high, b.high))
        if opcode in ("add", "sub", "mul") or (opcode == "or" and "disjoint" in inst.flags):
            return self._arithmetic(inst)
        if opcode in ("shl", "lshr", "ashr"):
            return self._shifted(inst)
        if opcode == "and":
            return self._masked(inst)
        if opcode in ("sdiv", "udiv", "srem", "urem"):
            return self._divided(inst)
        return None

    def _arithmetic(self, inst: Instruction) -> Number:
        a, b = map(self.integer, inst.operands)
        if inst.opcode == "mul":
            ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
            exact = Number(a.term * b.term, min(ends), max(ends))
        elif inst.opcode == "sub":
            exact = Number(a.term - b.term, a.low - b.high, a.high - b.low)
        else:
            exact = Number(a.term + b.term, a.low + b.low, a.high + b.high)
        return self._kept(inst, exact, inst.opcode == "or")

    def _kept(self, inst: Instruction, exact: Number, promised: bool = False) -> Number:
        """An exact result as the instruction has it."""
        bits = _bits(inst)
        if promised or "nsw" in inst.flags:
            low, high = max(exact.low, -(1 << bits - 1)), min(exact.high, (1 << bits - 1) - 1)
            return Number(exact.term, low, max(low, high))
        return self._wrapped(exact, bits)

    def _wrapped(self, exact: Number, bits: int) -> Number:
        """A number in `bits` bits."""
        half = 1 << bits - 1
        if -half <= exact.low and exact.high < half:
            return exact
        return self._within(exact.term - (half << 1) * self.world.book.unknown(), -half, half - 1)

    def _shifted(self, inst: Instruction) -> Number | None:
        by, bits = inst.operands[1], _bits(inst)
        if not isinstance(by, ConstInt) or not 0 <= by.value < bits - 1:
            return None
        a, factor = self.integer(inst.operands[0]), 1 << by.value
        if inst.opcode == "shl":
            return self._kept(inst, Number(a.term * factor, a.low * factor, a.high * factor))
        if inst.opcode == "lshr" and a.low < 0:
            return None
        return self._split(a, factor)[0]

    def _split(self, a: Number, divisor: int) -> tuple[Number, Number]:
        """Quotient, rounded down, and remainder by a positive constant."""
        quotient, rest = self.world.book.unknown(), self.world.book.unknown()
        self.world.always.append(divisor * quotient + rest == a.term)
        remainder = self._within(rest, 0, divisor - 1)
        return Number(quotient, a.low // divisor, a.high // divisor), remainder

    def _masked(self, inst: Instruction) -> Number | None:
        """A row of bits: what is left by 2**high, less what is left by 2**low."""
        mask = inst.operands[1]
        if not isinstance(mask, ConstInt) or mask.value <= 0:
            return None
        low = mask.value & -mask.value
        top = mask.value + low
        if top & top - 1:
            return None
        a = self.integer(inst.operands[0])
        if low == 1 and a.low >= 0 and a.high < top:
            return a
        above = self._split(a, top)[1]
        below = self._split(a, low)[1] if low > 1 else Number(0, 0, 0)
        return Number(above.term - below.term, 0, mask.value)

    def _divided(self, inst: Instruction) -> Number | None:
        """Divisions of what is not negative; something is known of the result where the divisor is positive."""
        a, b = map(self.integer, inst.operands)
        if a.low < 0 or (b.high <= 0 and b.low <= 0) or (inst.opcode[0] == "u" and b.low < 0):
            return None
        if isinstance(inst.operands[1], ConstInt):
            return self._split(a, b.low)[inst.opcode.endswith("rem")]
        key = (inst.operands[0], inst.operands[1])
        if key not in self._quotients:
            quotient, rest = self.world.book.unknown(), self.world.book.unknown()
            law = both([b.term * quotient + rest == a.term, rest >= 0, rest < b.term, quotient >= 0])
            self.world.always.append(implied([b.term > 0, a.term >= 0], law))
            self._quotients[key] = quotient, rest
        quotient, rest = self._quotients[key]
        if inst.opcode.endswith("rem"):
            return Number(rest, 0, a.high)
        return Number(quotient, -a.high if b.low < 0 else 0, a.high)

    def _converted(self, inst: Instruction) -> Number | None:
        operand = inst.operands[0]
        if operand.type == T.I1:
            one = -1 if inst.opcode == "sext" else 1
            return Number(chosen(self.truth(operand), one, 0), min(one, 0), max(one, 0))
        if _bits(operand) > 64:
            return None
        a = self.integer(operand)
        if inst.opcode == "sext":
            return a
        if inst.opcode == "trunc":
            return self._kept(inst, a)
        if "nneg" in inst.flags:
            return Number(a.term, max(a.low, 0), max(a.high, 0))
        return self._unsigned(a, _bits(operand))

    def _unsigned(self, a: Number, bits: int) -> Number:
        if a.low >= 0:
            return a
        term = chosen(a.term < 0, a.term + (1 << bits), a.term)
        return Number(term, 0, (1 << bits) - 1)

    def _called(self, call: Call) -> Number | None:
        parts = (call.callee_name or "").split(".")
        if parts[0] != "llvm" or len(parts) < 2 or parts[1] not in ("smax", "smin", "umax", "umin"):
            return None
        a, b = map(self.integer, call.operands)
        if parts[1][0] == "u" and (a.low < 0 or b.low < 0):
            return None
        if parts[1].endswith("max"):
            return Number(chosen(a.term >= b.term, a.term, b.term), max(a.low, b.low), max(a.high, b.high))
        return Number(chosen(a.term <= b.term, a.term, b.term), min(a.low, b.low), min(a.high, b.high))

    def _loaded(self, load: Load) -> Number | None:
        if not self._is_constant(load):
            return None
        bits = _bits(load)
        term = self.world.contents(load.type, self.place(load.pointer).term)
        return self._within(term, -(1 << bits - 1), (1 << bits - 1) - 1)

    def _is_constant(self, load: Load) -> bool:
        return not load.volatile and not load.ordering and self.world.unmodified(load.pointer)

    # -- phis

    def _merged(self, phi: Phi) -> Number | None:
        if len(phi.operands) == 1:
            return self.integer(phi.operands[0])
        if phi in self.world.inductions:
            return self._counted(*self.world.inductions[phi])
        arms = self._arms(phi)
        if arms is None:
            return None
        condition, a, b = arms[0], self.integer(arms[1]), self.integer(arms[2])
        term = chosen(condition, a.term, b.term)
        return Number(term, min(a.low, b.low), max(a.high, b.high))

    def _arms(self, phi: Phi) -> tuple[Truth, Value, Value] | None:
        """A phi as a choice: the condition of the branch in front of it, and the values if it holds and if not."""
        join, cfg = phi.block, self.world.cfg
        if join is None or len(phi.operands) != 2 or join in self.world.forest.by_header:
            return None
        above = cfg.idom[join]
        branch = above.terminator
        same_loop = self.world.forest.innermost[above] is self.world.forest.innermost[join]
        if not isinstance(branch, Branch) or not branch.operands or not same_loop:
            return None
        sides = [self._side(phi, above, branch, pred) for pred in phi.blocks]
        if sorted(s for s in sides if s is not None) != [0, 1]:
            return None
        return self.truth(branch.operands[0]), phi.operands[sides.index(0)], phi.operands[sides.index(1)]

    def _side(self, phi: Phi, above: Block, branch: Branch, pred: Block) -> int | None:
        """Which successor of a branch leads to a phi through a predecessor."""
        if branch.successors[0] is branch.successors[1]:
            return None
        for side, successor in enumerate(branch.successors):
            alone = self.world.cfg.predecessors[successor] == [above]
            if (pred is above and successor is phi.block) or (alone and self.world.cfg.dominates(successor, pred)):
                return side
        return None

    def _counted(self, loop: Loop, induction: Induction) -> Number | None:
        world = self.world
        if loop is world.loop:
            if self.number is None:
                return None
            if induction.phi is world.counter.phi:
                return self._counter(induction)
        start = self.integer(induction.start)
        gone = self.step(loop) * induction.step
        low, high = sorted((0, induction.step * ITERATIONS))
        exact = Number(start.term + gone, start.low + low, start.high + high)
        if "nsw" not in induction.no_wrap:
            return self._wrapped(exact, _bits(induction.phi))
        half = 1 << _bits(induction.phi) - 1
        return Number(exact.term, max(exact.low, -half), min(exact.high, half - 1))

    def _counter(self, induction: Induction) -> Number:
        """The loop's own induction variable; in the second iteration it is the first one's and a multiple of the
        step, not zero."""
        world = self.world
        bits = _bits(induction.phi)
        low, high = -(1 << bits - 1), (1 << bits - 1) - 1
        if world.bounds is not None:
            first, last = map(world.common.integer, sorted_by(induction.step, world.bounds))
            low, high = max(low, first.low), min(high, last.high)
        if self.number == 1:
            apart = world.apart
            world.always += [apart != 0, apart < ITERATIONS, apart > -ITERATIONS]
            term = world.first.integer(induction.phi).term + induction.step * apart
        else:
            term = world.book.unknown()
        if world.bounds is not None:
            world.always += [term >= first.term, term <= last.term]
        return self._within(term, low, high)

    def step(self, loop: Loop) -> SmtTerm:
        """The number of a loop's iteration, from 0 (within the part that the thread runs)."""
        if loop not in self._steps:
            k = self._steps[loop] = self.world.book.unknown()
            self.loops[loop] = [k >= 0, k < ITERATIONS, *self._limits(loop, k)]
            counter = self.world.counter
            if loop is self.world.loop and "nsw" in counter.no_wrap:
                start = self.integer(counter.start).term
                self.loops[loop].append(self.integer(counter.phi).term == start + counter.step * k)
        return self._steps[loop]

    def _limits(self, loop: Loop, k: SmtTerm) -> list[Truth]:
        """The exit test was passed in iteration k - 1; an equality will hold in some iteration from k on."""
        trip, world = self.world.trips.get(loop), self.world
        if trip is None or trip.predicate == "ne" or not isinstance(trip.start.type, T.IntType):
            return []
        start, bound = self.integer(trip.start), self.integer(trip.bound)
        if trip.predicate[0] == "u" and (start.low < 0 or bound.low < 0):
            return []
        tested = start.term + (k - 1 + trip.delta) * trip.step
        relation = _RELATIONS[trip.predicate[1:]](tested, bound.term)
        found = [either([k == 0, relation])]
        if trip.meets:
            last = world.book.unknown()
            found += [last >= k, start.term + (last + trip.delta) * trip.step == bound.term]
        return found

    def polynomial(self, polynomial: Polynomial) -> Integer:
        """The term of a polynomial in loop-invariant values, as integers."""
        total: Integer = 0
        for monomial, factor in polynomial.terms.items():
            product: Integer = factor
            for atom in monomial:
                number = self.integer(atom.value)
                product = product * (
                    self._unsigned(number, _bits(atom.value)).term if atom.extension == "zext" else number.term
                )
            total = total + product
        return total

    # -- truths

    def truth(self, value: Value) -> Truth:
        """The term of an i1."""
        owner = self._owner(value)
        if value not in owner._truths:
            owner._truths[value] = owner._decide(value)
        return owner._truths[value]

    def _decide(self, value: Value) -> Truth:
        book = self.world.book
        if isinstance(value, ConstInt):
            return bool(value.value & 1)
        if isinstance(value, Compare) and value.opcode == "icmp":
            found = self._compared(value)
            return book.unknown("Bool") if found is None else found
        if isinstance(value, Instruction) and value.opcode in ("and", "or", "xor", "select"):
            parts = [self.truth(o) for o in value.operands]
            if value.opcode == "select":
                return both([implied([parts[0]], parts[1]), either([parts[0], parts[2]])])
            return {"and": both, "or": either}[value.opcode](parts) if value.opcode != "xor" else differ(*parts)
        return book.unknown("Bool")

    def _compared(self, test: Compare) -> Truth | None:
        left, right = test.operands
        if not isinstance(left.type, T.IntType) or not 1 < left.type.bits <= 64:
            return None
        a, b = self.integer(left), self.integer(right)
        if test.predicate[0] == "u":
            a, b = self._unsigned(a, left.type.bits), self._unsigned(b, left.type.bits)
        return _RELATIONS[test.predicate[-2:]](a.term, b.term)

    # -- addresses

    def place(self, pointer: Value) -> SmtAddress:
        """The term of an address."""
        owner = self._owner(pointer)
        if pointer not in owner._places:
            owner._places[pointer] = owner._locate(pointer)
        return owner._places[pointer]

    def _locate(self, pointer: Value) -> SmtAddress:
        if isinstance(pointer, ConstNull):
            return self._root(self.world.book.term("0"))
        if isinstance(pointer, (GetElementPtr, ConstExpr)) and pointer.opcode == "getelementptr":
            found = self._element(pointer)
            if found is not None:
                return found
        if isinstance(pointer, Phi) and len(pointer.operands) == 1:
            return self.place(pointer.operands[0])
        if isinstance(pointer, Phi) and pointer in self.world.inductions:
            found = self._walking(*self.world.inductions[pointer])
            if found is not None:
                return found
        if isinstance(pointer, Load) and self._is_constant(pointer):
            return self._root(self.world.contents(pointer.type, self.place(pointer.pointer).term))
        book = self.world.book
        return self._root(book.unknown(example=(1 + book.examples) << 32 if self.number is None else None))

    def _root(self, term: SmtTerm) -> SmtAddress:
        self.world.always += [term >= 0, term < 1 << 64]
        return SmtAddress(term, term, 0, 0)

    def _element(self, gep: GetElementPtr | ConstExpr) -> SmtAddress | None:
        flags = gep.flags.split() if isinstance(gep.flags, str) else gep.flags
        try:
            constant, terms = gep_offset(self.world.module, gep.source or T.I8, gep.operands[1:])
        except TypeError:  # scalable vectors
            return None
        base = self.place(gep.operands[0])
        term, low, high = base.term + constant, constant, constant
        for index, size in terms:
            if not isinstance(index.type, T.IntType) or not 1 < index.type.bits <= 64:
                return None
            number = self.integer(index)
            term, low, high = term + number.term * size, low + number.low * size, high + number.high * size
        if "inbounds" in flags or "nusw" in flags:
            low = high = 0
        return SmtAddress(term, base.root, base.low + low, base.high + high)

    def _walking(self, loop: Loop, induction: Induction) -> SmtAddress | None:
        if loop is self.world.loop and self.number is None:
            return None
        start = self.place(induction.start)
        low, high = sorted((0, induction.step * ITERATIONS)) if not induction.no_wrap else (0, 0)
        term = start.term + self.step(loop) * induction.step
        return SmtAddress(term, start.root, start.low + low, start.high + high)


def sorted_by(step: int, bounds: tuple[Value, Value]) -> tuple[Value, Value]:
    """The smaller bound of a rising or falling induction variable first."""
    return bounds if step > 0 else (bounds[1], bounds[0])


def _bits(value: Value) -> int:
    return value.type.bits if isinstance(value.type, T.IntType) else 64


_LENGTHS = (11, 13, 17, 19, 23, 29, 31, 37)
_RELATIONS: dict[str, Callable[[Any, Any], Truth]] = {
    name: getattr(operator, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")
}


__all__ = ["ITERATIONS", "SmtEncoder", "SmtWorld"]
