"""Integers and pointers that are supposed to be no parts of numbers, and are looked at while the derivative runs.

A union that holds now an integer, now a number: where the integer is moved, nothing says that it is not a half of the
number. What would be lost then can be seen at run time. In the reverse sweep it is the adjoint that lies where the
integer has been stored: bytes of zero if nobody reads them as a number. In the forward sweep it is the tangent that
lies where the integer is loaded. If there is anything, the derivative stops; it has lost nothing if there is not.

It is the same with pointers that are moved out of such a union (a list of free cells whose links lie where their
numbers lay). Their shadows are moved with them, which moves a tangent as well; in the reverse sweep an adjoint tells
itself from the shadow of a pointer, since no address is as large as the bits of a normal double.

An array of integers beside numbers in one struct, of elements at places that nothing bounds: as far as is known, they
lie over the numbers. Where bytes cannot be moved there as bytes of adjoints, all such integers are looked at.

Memory that others hand over (what a parser's pointers into a text and to variables lead to) may have a shadow or not.
Where integers are loaded from it, none of their bits come from active numbers if it turns out to have none; in the
forward sweep also if there is no tangent.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from irad.analysis.activity import ActivityFacts
from irad.analysis.byte_moves import byte_size, is_own
from irad.ir import types as T
from irad.ir.instructions import Alloca, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.values import Argument, Constant, ConstInt, Value
from irad.ir.worklist import reached

_ENDS = frozenset(("icmp", "sitofp", "uitofp", "switch", "br", "getelementptr", "inttoptr"))
"""What makes no integer of the bits of another one."""
_GOES_ON = frozenset("store call invoke ret atomicrmw cmpxchg insertvalue getelementptr".split())
_CONVERTS = frozenset(("sitofp", "uitofp", "bitcast"))
"""What makes a number of an integer."""
_SHORTEST = 4
"""Bytes of the smallest number that carries a derivative."""


class GuardedBytes:
    """The stores and loads of one function that are guarded in the reverse and in the forward sweep: in memory of the
    program's own, or `anywhere`."""

    def __init__(self, activity: ActivityFacts, has_short_floats: bool, anywhere: bool = False) -> None:
        self.activity = activity
        self._anywhere = anywhere
        self._has_short_floats = has_short_floats
        self.types = activity.types
        self._instructions = [i for block in activity.pointers.cfg.living for i in block.instructions]

    @cached_property
    def stores(self) -> frozenset[Instruction]:
        """Stores of integers that may be parts of numbers, into memory in which numbers carry derivatives."""
        return frozenset(i for i in self._stores if self._is_guarded(i.value, i.pointer))

    @cached_property
    def marks(self) -> frozenset[Instruction]:
        """The same of constants that are smaller than any number, the marks of a hash table, say: where they are put
        may tell of numbers. What makes a number zero, byte by byte too, loses nothing."""
        return frozenset(
            i for i in self._instructions
            if isinstance(i, Store) and isinstance(i.value, ConstInt) and i.value.value
            and byte_size(i.value) < _SHORTEST and self._is_guarded(i.value, i.pointer)
        )  # fmt: skip

    @cached_property
    def pointer_stores(self) -> frozenset[Instruction]:
        """The same of pointers, also of those that lead elsewhere than what was loaded."""
        computed = (i for i in self._stores if isinstance(i.value, GetElementPtr))
        return frozenset(i for i in self._stores if self.moves_pointer(i)).union(filter(self._puts_pointer, computed))

    @cached_property
    def _stores(self) -> tuple[Store, ...]:
        return tuple(i for i in self._instructions if isinstance(i, Store) and not isinstance(i.value, Constant))

    def moves_pointer(self, store: Store) -> bool:
        """Whether what is stored as a pointer comes from elsewhere, and numbers may lie where it goes: its shadow goes
        there too."""
        value = store.value
        moved = isinstance(value, (Load, Phi, Call, Argument))
        moved = moved or (isinstance(value, Instruction) and value.opcode in ("select", "extractvalue", "freeze"))
        return moved and self._puts_pointer(store)

    def _puts_pointer(self, store: Store) -> bool:
        value, pointer = store.value, store.pointer
        return (
            value.type.is_pointer
            and self.activity.carries_pointer(value)
            and self.activity.has_data(pointer)
            and self._is_looked_at(pointer)
            and self.tells_adjoints(pointer)
        )

    def _is_looked_at(self, pointer: Value) -> bool:
        """Whether the memory behind a pointer is guarded. In the user's there may be something in the shadow of what is
        no number, which stops the derivative."""
        return self._anywhere or is_own(self.types, pointer)

    def tells_adjoints(self, pointer: Value) -> bool:
        """Whether all numbers that may lie somewhere are as wide as addresses."""
        kinds = self.types.numbers(pointer)
        return kinds == {T.DOUBLE} or (not kinds and not self._has_short_floats)

    @cached_property
    def loads(self) -> frozenset[Instruction]:
        """Loads of integers that may be parts of numbers, and that are handed on."""
        return frozenset(
            i for i in self._instructions
            if isinstance(i, Load) and self._is_guarded(i, i.pointer) and self._is_handed_on(i)
        )  # fmt: skip

    @cached_property
    def decisive_loads(self) -> frozenset[Instruction]:
        """The same of those that are only compared, too: what is stored on such conditions may tell of numbers. And
        of pointers, which may lead to that."""
        return frozenset(
            i for i in self._instructions
            if isinstance(i, Load) and (self._is_guarded(i, i.pointer) or self._is_guarded_pointer(i))
        )  # fmt: skip

    def _is_guarded_pointer(self, load: Load) -> bool:
        has_data = load.type.is_pointer and self.activity.has_data(load.pointer)
        return has_data and self._is_looked_at(load.pointer) and self.tells_adjoints(load.pointer)

    @cached_property
    def handed_loads(self) -> frozenset[Instruction]:
        """The same from memory that others hand over by pointers in memory, and that may have no shadow. (What lies at
        an argument itself is a member of a struct, mostly, with or without a shadow as a whole.)"""
        return frozenset(
            i for i in self._instructions
            if isinstance(i, Load) and self._may_be_part(i, i.pointer) and self._is_handed_over(i.pointer)
            and self._is_handed_on(i, _CONVERTS)
        )  # fmt: skip

    def _is_handed_over(self, pointer: Value) -> bool:
        activity, pointers = self.activity, self.activity.pointers
        if isinstance(pointers.address(pointer).base, (Argument, Alloca, Constant)):
            return False
        handed = not all(o.kind in ("local", "heap") for o in pointers.objects(pointer))
        return handed and activity.has_shadow(pointer) and activity.is_mixed(pointer)

    def _is_guarded(self, value: Value, pointer: Value) -> bool:
        return self._may_be_part(value, pointer) and self._is_looked_at(pointer)

    def _may_be_part(self, value: Value, pointer: Value) -> bool:
        scalar = value.type.scalar
        if not isinstance(scalar, T.IntType) or scalar.bits % 8 or value.type.is_aggregate:
            return False
        activity = self.activity
        return value not in activity.active and not activity.carries_pointer(value) and activity.has_data(pointer)

    def _is_handed_on(self, load: Load, also: frozenset[str] = frozenset()) -> bool:
        """Whether a load's bits may get into memory, or to another function, or choose where something is read: by way
        of a mask too, which a comparison of vectors makes. `also`: or to what else."""
        users = self.types.function.users

        def onward(value: Value) -> Iterator[Instruction]:
            return (u for u in users.get(value, ()) if u.opcode not in _ENDS or u.type.is_vector)

        start: list[Value] = [load]
        goes_on = _GOES_ON | also
        return any(u.opcode in goes_on for value in reached(start, onward) for u in users.get(value, ()))
