"""What integer-typed values are, as far as instructions tell that do not touch memory: numbers, pointers, integers.

Values that are one another's copies share their kinds (union-find).
"""

from __future__ import annotations

import re

from irad.analysis.types.evidence import PART, Kind
from irad.analysis.types.float_bit_idioms import trick
from irad.ir import types as T
from irad.ir.instructions import Call, GetElementPtr, Instruction, Phi
from irad.ir.values import Argument, Constant, Value

USED = "used as an integer"
"""The kind of what integer arithmetic reads: an integer, as long as nothing says otherwise."""

COMPARED = "compared as an integer"
"""The kind of what integer comparisons read: the like, but a number's bits may be compared and moved on."""

_TAKEN = frozenset((USED, COMPARED))

_INTEGER_RESULT = frozenset("add sub mul sdiv udiv srem urem shl lshr ashr trunc zext sext".split())

_COMPUTED = _INTEGER_RESULT | {"and", "or", "xor", "phi", "select", "freeze", "fptosi", "fptoui"}

_COUNTS = ("llvm.ctpop.", "llvm.ctlz.", "llvm.cttz.")
_RANGE = re.compile(r"\brange\(i\d+ (\d+), (\d+)\)")
_FIRST_PAGE = 4096


def is_below_memory(value: Value) -> bool:
    """Whether an integer is too small to be an address: Rust says so of alignments, which share their place with
    pointers in the variants of an enum."""
    said = _RANGE.search(value.attributes) if isinstance(value, Argument) else None
    return said is not None and int(said[1]) < int(said[2]) <= _FIRST_PAGE


def has_no_address(value: Value) -> bool:
    """Whether no bit of an integer can be an address's: it is made of constants, comparisons and numbers."""
    seen: set[Value] = set()
    work = [value]
    while work:
        each = work.pop()
        if each in seen or isinstance(each, Constant) or is_below_memory(each) or each.type == T.I1:
            continue
        seen.add(each)
        if not isinstance(each, Instruction) or each.opcode not in _COMPUTED:
            return False
        if each.opcode not in ("fptosi", "fptoui"):
            work += each.operands[1:] if each.opcode == "select" else each.operands
    return True


def _is_variable_shift(value: Value) -> bool:
    """Whether an integer is shifted by a number of bits that is computed, be it inverted: as sets of bits are made, and
    rarely numbers."""
    while isinstance(value, Instruction) and value.opcode == "xor" and isinstance(value.operands[1], Constant):
        value = value.operands[0]
    shift = isinstance(value, Instruction) and value.opcode in ("shl", "lshr", "ashr")
    return shift and isinstance(value, Instruction) and not isinstance(value.operands[1], Constant)


class IntegerKinds:
    """The kinds that there is evidence of, of each integer-typed value of a function."""

    def __init__(self) -> None:
        self._parent: dict[Value, Value] = {}
        self._kinds: dict[Value, set[Kind]] = {}

    def kinds(self, value: Value) -> set[Kind]:
        """All kinds that there is evidence of."""
        return self._kinds.get(self._find(value), set())

    def kind_of(self, value: Value) -> Kind | None:
        """The kind of an integer-typed value; None without evidence or with contradicting evidence.

        What is sometimes an integer and sometimes a number (a union's slot, merged by the optimiser) counts
        as the number: where it is an integer, no derivative reaches it.
        """
        kinds = self.kinds(value)
        made = kinds - _TAKEN
        if not made and kinds:
            return "integer"
        if len(made) > 1:
            made = made - {"integer"}
        return next(iter(made)) if len(made) == 1 and PART not in made else None

    def is_only_moved(self, value: Value) -> bool:
        """Whether nothing is done with an integer-typed value but to move and to compare it."""
        return USED not in self.kinds(value)

    def add(self, value: Value, kind: Kind) -> bool:
        """Note a kind of a value; returns whether it is new."""
        if isinstance(value, Constant):
            return False
        kinds = self._kinds.setdefault(self._find(value), set())
        if kind in kinds:
            return False
        kinds.add(kind)
        return True

    def link(self, inst: Instruction) -> None:
        """Integer values that are one another's copies share a kind."""
        if not inst.type.scalar.is_integer:
            return
        if isinstance(inst, Phi) or inst.opcode == "freeze":
            for operand in inst.operands:
                self._union(inst, operand)
        elif inst.opcode == "select":
            self._union(inst, inst.operands[1])
            self._union(inst, inst.operands[2])
        elif inst.opcode in ("and", "or", "xor"):
            found = trick(inst)
            if found is not None:
                self._union(inst, found.numbers[0])
                if found.name == "choose":
                    self._union(inst, found.numbers[1])

    def collect_uses(self, inst: Instruction) -> None:
        """What an instruction takes integers for, and what those are that it makes."""
        opcode = inst.opcode
        if opcode == "bitcast":
            self._bitcast(inst, inst.operands[0])
        elif opcode in ("inttoptr", "ptrtoint"):
            self.add(inst if opcode == "ptrtoint" else inst.operands[0], "pointer")
        elif opcode in _INTEGER_RESULT or (opcode == "icmp" and inst.operands[0].type.is_integer):
            for operand in inst.operands:
                if operand.type.scalar.is_integer and operand.type.scalar != T.I1:
                    self.add(operand, COMPARED if opcode == "icmp" else USED)
            if opcode != "icmp":
                self.add(inst, "integer")
        elif opcode in ("and", "or", "xor") and any(map(_is_variable_shift, inst.operands)):  # a bit of a set
            for value in (inst, *inst.operands):
                self.add(value, USED)
        elif isinstance(inst, GetElementPtr):
            for index in inst.indices:
                self.add(index, USED)
        elif opcode in ("fptosi", "fptoui"):
            self.add(inst, "integer")
        elif isinstance(inst, Call) and (inst.callee_name or "").startswith(_COUNTS):
            self.add(inst, "integer")
            self.add(inst.operands[0], USED)
        elif opcode in ("sitofp", "uitofp", "switch"):
            self.add(inst.operands[0], USED)

    def _bitcast(self, inst: Instruction, operand: Value) -> None:
        """A bitcast between integers and floats tells what the integers are,
        lane by lane where the lanes agree."""
        for integer, floating in ((inst, operand), (operand, inst)):
            if not (integer.type.scalar.is_integer and isinstance(floating.type.scalar, T.FloatType)):
                continue
            if isinstance(integer.type, T.VectorType):
                lanes = floating.type.count if isinstance(floating.type, T.VectorType) else 1
                self.add(integer, floating.type.scalar if lanes == integer.type.count else "mixed")
            else:
                self.add(integer, floating.type)

    def _find(self, value: Value) -> Value:
        root = value
        while root in self._parent:
            root = self._parent[root]
        while value in self._parent and self._parent[value] is not root:
            self._parent[value], value = root, self._parent[value]
        return root

    def _union(self, a: Value, b: Value) -> None:
        if isinstance(a, Constant) or isinstance(b, Constant):
            return
        a, b = self._find(a), self._find(b)
        if a is not b:
            self._parent[a] = b
            merged = self._kinds.pop(a, set())
            if merged:
                self._kinds.setdefault(b, set()).update(merged)
