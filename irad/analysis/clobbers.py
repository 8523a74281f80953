"""Whether what a load has read is still there when the reverse sweep comes to it."""

from __future__ import annotations

from collections.abc import Callable

from irad.analysis.alias.memory import TEXT, Access, MemoryObject, holds_pointers
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.dependence.anti_dependence import AntiDependences
from irad.analysis.loops import Loop
from irad.analysis.mod_ref import ERRNO_LOCATIONS, CallEffect
from irad.analysis.strided_access import never_meet
from irad.analysis.types.type_inference import access_of
from irad.ir.instructions import Call, Instruction, Load, Store
from irad.ir.tbaa import STRING_SIZE
from irad.ir.values import ConstInt, Value


class Clobbers:
    """Answers, per load, whether its memory may change after it has run.

    `by_caller(object)` tells whether the caller may change an object between the two halves
    of a split derivative. `order` tells of one store and one load whether they meet in the order
    in which they run, in memory that one thread writes to: `in_order(object)`; otherwise a store that can run
    later counts as one that does.
    """

    def __init__(
        self,
        pointers: PointsTo,
        effect: Callable[[Call], CallEffect],
        tbaa: Callable[[Instruction], str | None],
        by_caller: Callable[[MemoryObject], bool],
        order: AntiDependences | None = None,
        in_order: Callable[[MemoryObject], bool] = lambda obj: True,
    ) -> None:
        self.pointers = pointers
        self.effect = effect
        self.tbaa = tbaa
        self.by_caller = by_caller
        self.order = order
        self.in_order = in_order
        self._layout = pointers.module.layout
        self._cache: dict[Instruction, str] = {}
        self._behind_calls: dict[Call, frozenset[MemoryObject]] = {}
        self.writes: list[Access] = []
        for block in pointers.cfg.order:
            for inst in block.instructions:
                self._collect(inst)

    def _collect(self, inst: Instruction) -> None:
        if isinstance(inst, Load):
            return
        if isinstance(inst, Call):
            self._collect_call(inst)
            return
        access = access_of(inst, self._layout, self.tbaa)
        if access is not None:
            self.writes.append(access)

    def _collect_call(self, call: Call) -> None:
        effect = self.effect(call)
        if effect.kind == "release":  # frees wait for the end of the reverse sweep
            return
        if effect.other_writes:
            self.writes.append(Access(call, None, None, None))
        for position, operand in enumerate(call.operands):
            if not holds_pointers(operand.type) or not effect.writes_through(position):
                continue
            size = call.operands[2] if effect.kind in ("copy", "fill") and len(call.operands) > 2 else None
            known = size.value if isinstance(size, ConstInt) else None
            known = STRING_SIZE if effect.strings else known
            self.writes.append(Access(call, operand, known, None))
            if effect.kind in ("unknown", "defined", "custom") and self._leads_on(operand):
                self.writes.append(Access(call, None, None, None))

    def _leads_on(self, pointer: Value) -> bool:
        """Whether memory behind a pointer is known to hold pointers,
        through which a callee could write as well."""
        objects = self.pointers.objects(pointer)
        return any(self.pointers.contents.get(o) or o.kind in ("unknown", "pointee") for o in objects)

    def why_lost(self, load: Load) -> str:
        """Why a load cannot be repeated in the reverse sweep, or "" when it can."""
        known = self._cache.get(load)
        if known is None:
            known = self._cache[load] = self._why_lost(load)
        return known

    def _why_lost(self, load: Load) -> str:
        if load.volatile or load.ordering:
            return "volatile or atomic"
        if isinstance(load.pointer, Call) and load.pointer.callee_name in ERRNO_LOCATIONS:
            return "functions of the library set errno"
        if TEXT in self.pointers.objects(load.pointer):
            return "the string may be changed"
        by_caller = self._why_by_caller(load.pointer)
        if by_caller or "invariant.load" in load.metadata:
            return by_caller
        return self.why_changed(self.access(load))

    def access(self, inst: Load | Store) -> Access:
        """The memory that a load or store touches."""
        type_ = inst.type if isinstance(inst, Load) else inst.value.type
        return Access(inst, inst.pointer, self._layout.store_size(type_), self.tbaa(inst))

    def _why_by_caller(self, pointer: Value) -> str:
        changed = (o for o in self.pointers.objects(pointer) if self.by_caller(o))
        return next((f"the caller may overwrite {o.describe()}" for o in changed), "")

    def is_changed_by_caller(self, pointer: Value) -> bool:
        """Whether the caller may overwrite what a pointer leads to between the two halves of a split derivative."""
        return bool(self._why_by_caller(pointer))

    def lasts(self, store: Store) -> bool:
        """Whether what a store has written is there until the end."""
        if store.volatile or store.ordering or self._why_by_caller(store.pointer):
            return False
        return not self.why_changed(self.access(store))

    def stays_in(self, access: Access, loop: Loop) -> bool:
        """Whether nothing in a loop writes to what an access in it touches, in any of its iterations."""
        assert access.pointer is not None
        mine = self.pointers.address(access.pointer).base
        for write in self.writes:
            if write.inst.block not in loop.blocks:
                continue
            if write.pointer is None:
                return False
            fixed = loop.is_invariant(mine) and loop.is_invariant(self.pointers.address(write.pointer).base)
            if fixed and never_meet(self.pointers, access.pointer, write.pointer):  # they change places around it
                continue
            if self.pointers.may_overlap(access, write):
                return False
        return True

    def why_changed(self, access: Access) -> str:
        """What may write to an access's memory after its instruction has run, in words;
        "" when nothing does."""
        cfg = self.pointers.cfg
        for write in self.writes:
            if write.inst is access.inst and write.inst.opcode != "call":
                block = write.inst.parent
                if not cfg.reaches(block, block):
                    continue
            if write.pointer is None:
                if cfg.may_follow(access.inst, write.inst) and self._reached_by(write.inst, access):
                    name = getattr(write.inst, "callee_name", None)
                    return f"a call of '{name or 'a function'}' may overwrite it"
                continue
            overlap = self.pointers.may_overlap(access, write) and cfg.may_follow(access.inst, write.inst)
            if overlap and self._meet_in_order(access, write):
                return "it is overwritten later"
        return ""

    def _meet_in_order(self, access: Access, write: Access) -> bool:
        """Whether a write may change what an access has read before."""
        if self.order is None or not isinstance(write.inst, Store) or not isinstance(access.inst, (Load, Store)):
            return True
        if access.pointer is None or write.pointer is None or access.size is None or write.size is None:
            return True
        if not all(map(self.in_order, self.pointers.objects(access.pointer))):
            return True
        return self.order.may_exist(access.inst, access.pointer, access.size, write.inst, write.pointer, write.size)

    def step_from(self, start: Load | Store, store: Store, loop: Loop) -> int | None:
        """By how many bytes the place of a store in a loop moves on in each iteration, from the place of another
        access in front of it; None where it does not, or that is not known."""
        return None if self.order is None else self.order.lies_before(store, loop, start, start.pointer)

    def _reached_by(self, call: Instruction, access: Access) -> bool:
        """Whether code that is called could write to an access's memory without having been handed a pointer to it: by
        one that it has from elsewhere, or reads through those that it is handed."""
        if access.pointer is None:
            return True
        objects = self.pointers.objects(access.pointer)
        if any(o.kind not in ("local", "heap") or o in self.pointers.escaped for o in objects):
            return True
        return not objects.isdisjoint(self._behind(call))

    def _behind(self, call: Instruction) -> frozenset[MemoryObject]:
        """The memory that pointers lead to which a callee may read through those that it is handed."""
        if not isinstance(call, Call):
            return frozenset()
        if call not in self._behind_calls:
            effect = self.effect(call)
            handed = [o for i, o in enumerate(call.operands) if holds_pointers(o.type) and effect.reads_through(i)]
            held = self.pointers.stored_in(obj for operand in handed for obj in self.pointers.objects(operand))
            self._behind_calls[call] = self.pointers.reachable(held)
        return self._behind_calls[call]
