"""Words that are moved through registers, from where now a number, now a pointer lies, are copied in memory.

LLVM moves such a word (a member of a tagged union) as whatever the union's first member is: as a double that may be an
address, or as a pointer that may be a number. In a register it would have one adjoint or one shadow pointer; in memory
its shadow tells which of them it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from irad.analysis.types.evidence import MOVES_WORDS, WORD, tagged_kind
from irad.analysis.types.type_inference import TypeFacts
from irad.ir import types as T
from irad.ir.instructions import Alloca, Call, Instruction, Load, Phi, Store
from irad.ir.module import Function
from irad.ir.values import ConstInt, GlobalRef, Value
from irad.ir.worklist import reached
from irad.lowering.types.rewriter import Rewriter

__all__ = ["copied", "moves_words"]

_SIZE = 8
_FLOAT = 4
_CASTS = frozenset("bitcast inttoptr ptrtoint freeze".split())
_MEMCPY = "llvm.memcpy.p0.p0.i64"
_WORDS = (T.DOUBLE, T.PTR, T.I64)
Tag = Callable[[Instruction], str | None]


def moves_words(function: Function, tag: Tag) -> bool:
    """Whether words of no stated type are moved through registers at all."""
    loads = any(_is_untyped(i, tag) and isinstance(i, Load) for i in function.instructions())
    return loads and any(_is_untyped(i, tag) and isinstance(i, Store) for i in function.instructions())


def copied(function: Function, types: TypeFacts, declare: Callable[[str, T.Type, list[T.Type]], None]) -> bool:
    """Copy such words in memory, in place; returns whether there are any."""
    found = _Words(function, types)
    if not found.stores and not found.read:
        return False
    declare(_MEMCPY, T.VOID, [T.PTR, T.PTR, T.I64, T.I1])
    found.rewrite()
    return True


def _is_untyped(inst: Instruction, tag: Tag) -> bool:
    """Whether an instruction loads or stores eight bytes of which its tag does not say what they are."""
    if not isinstance(inst, (Load, Store)) or inst.volatile or inst.ordering:
        return False
    type_ = inst.type if isinstance(inst, Load) else inst.value.type
    return type_ in _WORDS and tagged_kind(tag(inst), "") is None


class _Words:
    """`stores`: those of words, and of what is merged with them. `read`: numbers and pointers that are used as such and
    are what another register, of another type, holds."""

    def __init__(self, function: Function, types: TypeFacts) -> None:
        self.function = function
        self.types = types
        self.users = function.users
        self.edit = Rewriter(function)
        self.moved = self._moved()
        self.stores = [
            i for i in function.instructions()
            if isinstance(i, Store) and i.value in self.moved and _is_untyped(i, types.tbaa)
        ]  # fmt: skip
        self.read = [v for v in self._recast() if v.type != T.I64 and self._is_used(v)]
        self._slots: dict[Value, Alloca] = {}

    def _moved(self) -> set[Value]:
        """Words that are loaded, and numbers that become pointers or the other way round, with all that they are merged
        with or cast to."""
        found: set[Value] = set()
        for inst in self.function.instructions():
            if inst not in found and (_links(inst) or self._is_loaded(inst)):
                group = self._group(inst)
                types = {o.type for v in group for o in (v, *_sources(v))}
                if {T.DOUBLE, T.PTR} <= types or any(map(self._is_loaded, group)):
                    found |= group.keys()
        return found

    def _group(self, start: Value) -> dict[Value, None]:
        """What is merged with an instruction or cast, in both directions."""

        def linked(value: Value) -> Iterator[Value]:
            yield from (u for u in self.users.get(value, ()) if _links(u) and value in _sources(u))
            yield from (o for o in _sources(value) if isinstance(o, Load) or _links(o))

        return dict.fromkeys(reached([start], linked))

    def _is_loaded(self, value: Value) -> bool:
        if not isinstance(value, Load) or not _is_untyped(value, self.types.tbaa):
            return False
        if self.types.is_union_with_pointer(value.pointer) or self._is_moved_blindly(value):
            return True
        return any(p.kind == WORD for p in self.types.memory(value.pointer, _SIZE, words=True))

    def _is_moved_blindly(self, load: Load) -> bool:
        """Whether a word is swapped, say, wherever it lies: the code says neither what it is nor that it is aligned,
        which two floats in it would be."""
        blind = load.type == T.I64 and (load.align or _SIZE) < _FLOAT
        return blind and all(isinstance(u, Store) and u.value is load for u in self.users.get(load, ()))

    def _recast(self) -> dict[Value, None]:
        """The moved values into which casts go."""
        casts = [v for v in self.moved if isinstance(v, Instruction) and v.opcode in _CASTS - {"freeze"}]
        onward = reached(list[Value](casts), lambda v: (u for u in self.users.get(v, ()) if u in self.moved))
        return dict.fromkeys(onward)

    def _is_used(self, value: Value) -> bool:
        return any(u not in self.moved and u not in self.stores for u in self.users.get(value, ()))

    def rewrite(self) -> None:
        for store in self.stores:
            self.edit.before(store, _copy(store.pointer, self._slot(store.value)))
            self.edit.remove(store)
        for value in self.read:
            slot = self._slot(value)
            assert isinstance(value, Instruction)
            self.edit.replace(value, self.edit.behind(value, Load(value.type, slot, _SIZE)))
        self.edit.apply()

    def _slot(self, value: Value) -> Alloca:
        """The memory in which a value lies as long as it is needed."""
        known = self._slots.get(value)
        if known is not None:
            return known
        slot = self._slots[value] = self._room()
        if isinstance(value, Load):
            self.edit.before(value, _copy(slot, value.pointer))
        elif isinstance(value, Phi):
            self._merge(value, slot)
        elif isinstance(value, Instruction) and value.opcode == "select":
            first, second = (self._holding(o, value) for o in value.operands[1:])
            chosen = Instruction("select", T.PTR, [value.operands[0], first, second])
            self.edit.before(value, chosen)
            self.edit.before(value, _copy(slot, chosen))
        else:
            assert isinstance(value, Instruction)
            self.edit.before(value, _copy(slot, self._holding(value.operands[0], value)))
        return slot

    def _holding(self, value: Value, place: Instruction) -> Alloca:
        """Memory that holds a value when `place` is reached: of a word its slot, of others some of their own."""
        if value in self.moved:
            return self._slot(value)
        slot = self._room()
        self.edit.before(place, Store(value, slot, _SIZE))
        return slot

    def _merge(self, phi: Phi, slot: Alloca) -> None:
        """Of several merges in a block each takes what the others were before: the way is by memory of its own."""
        handed = self._room()
        for value, block in zip(phi.operands, phi.blocks, strict=True):
            end = block.terminator
            self.edit.before(end, _copy(handed, self._holding(value, end)))
        self.edit.behind(phi, _copy(slot, handed))

    def _room(self) -> Alloca:
        entry = self.function.entry.instructions
        first = next(i for i in entry if not isinstance(i, (Alloca, Phi)))
        made = self.edit.before(first, Alloca(T.ArrayType(_SIZE, T.IntType(8)), ConstInt(T.IntType(32), 1), _SIZE))
        assert isinstance(made, Alloca)
        return made


def _copy(into: Value, source: Value) -> Call:
    call = Call(GlobalRef(_MEMCPY), T.VOID, [into, source, ConstInt(T.I64, _SIZE), ConstInt(T.I1, 0)])
    call.metadata[MOVES_WORDS] = "!{}"
    return call


def _links(value: Value) -> bool:
    """Whether a value has the bits of one of its operands."""
    return bool(_sources(value))


def _sources(value: Value) -> list[Value]:
    """The operands of which a value has the bits; none of an instruction that computes."""
    if not isinstance(value, Instruction) or value.type not in _WORDS:
        return []
    if value.opcode == "select":
        return [] if isinstance(value.operands[0].type, T.VectorType) else value.operands[1:]
    merges = isinstance(value, Phi) or value.opcode in _CASTS
    return list(value.operands) if merges and all(o.type in _WORDS for o in value.operands) else []
