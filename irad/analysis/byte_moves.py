"""Integers that move bytes of which nothing says whether they are parts of numbers.

A copy routine that goes byte by byte, a ring of bytes, a buffer into which records are written one behind the other:
what they move may be numbers, in pieces of any size and at any place. If nothing is done with the pieces but to move
them, to take them apart and to put them together again, the reverse sweep can move the bytes of the adjoint back the
same way. What it cannot do is to add: not to bytes of another adjoint that are there already, and then it has to stop
(`irad.codegen.byte_ir.join`). Where the bytes are no numbers, their shadow is zero, and so is what is moved.

A number of which only some bytes go on would get some bytes of an adjoint. So bytes are moved in whole numbers, or not
at all: what is taken apart has to be used up, what is put together has to be complete, and of a load and the store
that it goes to, one has to go through memory without gaps.
"""

from __future__ import annotations

from functools import cached_property

from irad.analysis.alias.memory import MemoryObject
from irad.analysis.trip_count import induction_variables
from irad.analysis.types.type_inference import TypeFacts
from irad.ir import types as T
from irad.ir.instructions import Block, Instruction, Load, Phi, Store
from irad.ir.values import Constant, ConstInt, ConstNull, ConstPoison, ConstUndef, Value

_WHOLE = frozenset(("phi", "select", "freeze", "bitcast"))
_PARTS = frozenset(("zext", "trunc", "shl", "lshr", "or"))
_NUMBER = 8
"""Bytes of the largest number that is moved in parts."""


class ByteMoves:
    """The moves of one function. `support` tells of each value that carries bytes of adjoints which of its bytes (as a
    mask) may be anything but zero."""

    def __init__(self, types: TypeFacts) -> None:
        self.types = types
        self.pointers = types.pointers
        self.users = types.function.users
        self._instructions = [i for block in types.pointers.cfg.living for i in block.instructions]
        self.support = {i: _all(i) for i in self._instructions if self._may_move(i)}
        before = -1
        while before != (before := len(self.support)):
            self._support()
            demand = self._demands()
            for inst in list(self.support):
                if not (self._is_moved(inst) and self._takes_bytes(inst) and self._is_whole(inst, demand)):
                    del self.support[inst]

    def partial_loads(self) -> list[Load]:
        """The loads of moved bytes that may be of a part of a number."""
        return [i for i in self.support if isinstance(i, Load) and not self._is_wide(i, i)]

    def covers(self, access: Load | Store) -> bool:
        """Whether an access and those beside it in its block are of a row of whole numbers."""
        return self._run(access) % _NUMBER == 0

    # -- what may be moved

    def _may_move(self, inst: Instruction) -> bool:
        scalar = inst.type.scalar
        if not isinstance(scalar, T.IntType) or scalar.bits % 8 or inst.type.is_aggregate:
            return False
        if inst.opcode in _PARTS:
            return self._is_part(inst)
        if self.types.carried(inst) is not None or self.types.kind_of(inst) == "pointer":
            return inst.opcode == "bitcast" and inst.operands[0].type == T.DOUBLE
        if isinstance(inst, Load):
            return moves_bytes(self.types, inst.pointer, byte_size(inst))
        return inst.opcode in _WHOLE

    @staticmethod
    def _is_part(inst: Instruction) -> bool:
        """Whether an operation takes bytes apart or puts them together."""
        first, by = inst.operands[0].type, inst.operands[-1]
        if not isinstance(inst.type, T.IntType) or not isinstance(first, T.IntType) or first.bits % 8:
            return False
        return inst.opcode not in ("shl", "lshr") or (isinstance(by, ConstInt) and by.value % 8 == 0)

    def _is_moved(self, inst: Instruction) -> bool:
        """Whether nothing is done with a value but to move it on, or to compare it."""
        return all(self._moves_on(inst, user) for user in self.users.get(inst, ()))

    def _moves_on(self, value: Instruction, user: Instruction) -> bool:
        if isinstance(user, Store):
            return value is user.value and moves_bytes(self.types, user.pointer, byte_size(value))
        to_number = user.opcode == "bitcast" and not user.type.scalar.is_integer
        return user in self.support or to_number or user.opcode == "icmp"

    def _takes_bytes(self, inst: Instruction) -> bool:
        """Whether what a value is made of carries bytes as well, or no adjoint at all: never numbers as such."""
        if isinstance(inst, Load):
            return True
        integers = [o for o in inst.operands if o.type.scalar.is_integer and o.type.scalar != T.I1]
        others = [o for o in integers if not isinstance(o, Constant) and o not in self.support]
        return not others or (inst.opcode in _WHOLE and all(self.types.carried(o) is None for o in others))

    # -- whole numbers

    def _support(self) -> None:
        """The bytes that may be something, to a fixpoint from below."""
        found = dict.fromkeys(self.support, 0)
        changed = True
        while changed:
            changed = False
            for inst in found:
                new = self._supported(inst, found)
                changed |= new != found[inst]
                found[inst] = new
        self.support = found

    @staticmethod
    def _supported(inst: Instruction, found: dict[Instruction, int]) -> int:
        def of(value: Value) -> int:
            if isinstance(value, Constant):
                return sum(1 << n for n in range(8) if value.value >> 8 * n & 255) if isinstance(value, ConstInt) else 0
            return found.get(value, _all(value)) if isinstance(value, Instruction) else _all(value)

        first, last = inst.operands[0], inst.operands[-1]
        if isinstance(inst, Phi) or inst.opcode == "or":
            mask = 0
            for operand in inst.operands:
                mask |= of(operand)
            return mask
        if inst.opcode == "select":
            return of(inst.operands[1]) | of(last)
        if inst.opcode in ("shl", "lshr"):
            assert isinstance(last, ConstInt)
            by = last.value // 8
            return of(first) << by & _all(inst) if inst.opcode == "shl" else of(first) >> by
        return of(first) & _all(inst) if inst.opcode in ("zext", "trunc", "freeze") else _all(inst)

    def _demands(self) -> dict[Instruction, int]:
        """The bytes of each value that are moved on by something."""
        found = dict.fromkeys(self.support, 0)
        changed = True
        while changed:
            changed = False
            for inst in reversed(list(found)):
                mask = 0
                for user in self.users.get(inst, ()):
                    mask |= self._demanded(inst, user, found)
                changed |= mask != found[inst]
                found[inst] = mask
        return found

    @staticmethod
    def _demanded(value: Instruction, user: Instruction, found: dict[Instruction, int]) -> int:
        if user.opcode == "icmp":
            return 0
        if user.opcode not in _PARTS:
            return _all(value)
        wanted = found.get(user, 0)
        if user.opcode in ("shl", "lshr") and isinstance(user.operands[1], ConstInt):
            by = user.operands[1].value // 8
            wanted = wanted >> by if user.opcode == "shl" else wanted << by
        return wanted & _all(value)

    def _is_whole(self, inst: Instruction, demand: dict[Instruction, int]) -> bool:
        """Whether all bytes go on of what comes in as a whole, and none is missing of what goes on as a whole."""
        if inst.opcode == "or" and self._overlaps(inst):
            return False
        if inst.opcode not in _PARTS and demand[inst] not in (0, _all(inst)):
            return False
        if self.support[inst] != _all(inst) and any(self._needs_all(u) for u in self.users.get(inst, ())):
            return False
        if isinstance(inst, Load) and demand[inst] and not self._is_without_gaps(inst):
            return self._ends_whole(inst, set())
        return True

    def _overlaps(self, inst: Instruction) -> bool:
        """Whether a byte of a result may come from both operands."""
        left, right = map(self.of, inst.operands)
        return bool(left & right)

    def of(self, value: Value) -> int:
        """The bytes of an operand that may be anything but zero."""
        if isinstance(value, Instruction):
            return self.support.get(value, _all(value))
        return _all(value) if not isinstance(value, ConstInt) or value.value else 0

    def _needs_all(self, user: Instruction) -> bool:
        return isinstance(user, Store) or (user.opcode == "bitcast" and not user.type.scalar.is_integer)

    def _ends_whole(self, value: Instruction, seen: set[Instruction]) -> bool:
        """Whether all places where a value ends are without gaps, or it becomes a part of a complete number before."""
        if value in seen:
            return True
        seen.add(value)
        for user in self.users.get(value, ()):
            if isinstance(user, Store):
                if not self._is_without_gaps(user):
                    return False
            elif user in self.support and not self._is_complete(user) and not self._ends_whole(user, seen):
                return False
        return True

    def _is_complete(self, inst: Instruction) -> bool:
        """Whether a whole number has been put together here."""
        return inst.opcode == "or" and byte_size(inst) % _NUMBER == 0 and self.support[inst] == _all(inst)

    # -- rows in memory

    def _is_without_gaps(self, access: Load | Store) -> bool:
        """Whether an access is of whole numbers, with those beside it or as a step of a loop through memory."""
        value = access if isinstance(access, Load) else access.value
        return self._is_wide(access, value) or self.covers(access) or self._advances(access)

    @staticmethod
    def _is_wide(access: Load | Store, value: Value) -> bool:
        return byte_size(value) % _NUMBER == 0 and (access.align or 1) % _NUMBER == 0

    def ends(self, access: Load | Store) -> tuple[Instruction, Instruction]:
        """The first and the last instruction of the row of an access."""
        members = [inst for _, _, inst in self._row(access)]
        order = _block(access).instructions.index
        return min(members, key=order), max(members, key=order)

    def _run(self, access: Load | Store) -> int:
        """How many bytes without gaps the accesses of a block cover, of which an access is one."""
        row = self._row(access)
        return max(at + size for at, size, _ in row) - min(at for at, _, _ in row)

    def _row(self, access: Load | Store) -> list[tuple[int, int, Instruction]]:
        """The accesses of a block that cover bytes without gaps, of which an access is one: places, sizes, and they."""
        row = sorted(self._rows[self._keys[access]], key=lambda member: member[0])
        found: list[tuple[int, int, Instruction]] = []
        for member in row:
            if found and member[0] > max(at + size for at, size, _ in found):
                if any(inst is access for _, _, inst in found):
                    break
                found = []
            found.append(member)
        return found

    @cached_property
    def _keys(self) -> dict[Instruction, tuple[object, ...]]:
        """What the accesses of bytes of a row have in common."""
        found: dict[Instruction, tuple[object, ...]] = {}
        for inst in self._instructions:
            value = inst if isinstance(inst, Load) else inst.value if isinstance(inst, Store) else None
            if isinstance(inst, (Load, Store)) and value is not None and value.type.scalar.is_integer:
                address = self.pointers.address(inst.pointer)
                found[inst] = (inst.block, inst.opcode, address.base, frozenset(address.terms))
        return found

    @cached_property
    def _rows(self) -> dict[tuple[object, ...], list[tuple[int, int, Instruction]]]:
        rows: dict[tuple[object, ...], list[tuple[int, int, Instruction]]] = {}
        for inst, key in self._keys.items():
            assert isinstance(inst, (Load, Store))
            value = inst if isinstance(inst, Load) else inst.value
            place = self.pointers.address(inst.pointer).constant
            rows.setdefault(key, []).append((place, byte_size(value), inst))
        return rows

    def _advances(self, access: Load | Store) -> bool:
        """Whether each iteration of a loop goes on where the one before has ended."""
        loop = self.pointers.forest.innermost.get(_block(access))
        if loop is None:
            return False
        inductions = induction_variables(loop)
        for value, factor in self.pointers.address(access.pointer).terms:
            while isinstance(value, Instruction) and value.opcode in ("sext", "zext"):
                value = value.operands[0]
            induction = inductions.get(value) if isinstance(value, Phi) else None
            if induction is not None:
                return abs(factor * (1 if value.type.is_pointer else induction.step)) == self._run(access)
        return False


def moves_bytes(types: TypeFacts, pointer: Value, size: int | None) -> bool:
    """Whether the bytes behind a pointer may be moved one by one, whatever they are: none is known to be a part of a
    pointer, and the memory is not the user's, in whose shadow there may be something to which to add."""
    return is_own(types, pointer) and types.is_free_of_pointers(pointer, size)


def is_own(types: TypeFacts, pointer: Value) -> bool:
    """Whether a pointer leads to known memory that is not the user's, or nowhere."""
    if isinstance(pointer, (ConstNull, ConstPoison, ConstUndef)):
        return True
    objects = types.pointers.objects(pointer)
    return bool(objects) and all(_is_own(types, o) for o in objects)


def is_told_own(types: TypeFacts, pointer: Value) -> bool:
    """The same, and a callee that is handed the pointer can be told where pointers are known to lie there."""
    return is_own(types, pointer) and types.tells_pointers(pointer)


def _is_own(types: TypeFacts, obj: MemoryObject) -> bool:
    if obj.kind in ("argument", "pointee"):
        return obj.origin in types.seeds.inner
    return obj.kind in ("local", "heap", "handed", "global")


def byte_size(value: Value) -> int:
    """The size of an integer or a vector of such, in bytes."""
    count = value.type.count if isinstance(value.type, T.VectorType) else 1
    scalar = value.type.scalar
    return count * scalar.bits // 8 if isinstance(scalar, T.IntType) else 1


def _all(value: Value) -> int:
    return (1 << byte_size(value)) - 1


def _block(inst: Instruction) -> Block:
    return inst.parent
