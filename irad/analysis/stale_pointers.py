"""Pointers that earlier calls have left in global variables, where a function may find them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from irad.analysis.alias.linear_address import global_place
from irad.analysis.alias.memory import holds_pointers
from irad.analysis.alias.points_to import is_address
from irad.analysis.call_targets import CallTargets, names_in
from irad.analysis.mod_ref import CallEffect
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction, Load, Store
from irad.ir.layout import DataLayout
from irad.ir.module import Function, Module
from irad.ir.values import Value


@dataclass(frozen=True)
class PointerSlots:
    """A row of `count` pointers at a byte offset of a global variable."""

    name: str
    offset: int
    count: int


def pointer_rows(layout: DataLayout, type_: T.Type, at: int = 0) -> Iterator[tuple[int, int]]:
    """Where pointers lie in a type: offsets of rows of them, and how many stand in each row."""
    body = layout.body(type_)
    if body.is_pointer:
        yield at, 1
    elif isinstance(body, T.ArrayType) and body.element.is_pointer:
        yield at, body.count
    elif isinstance(body, T.ArrayType) and holds_pointers(layout.body(body.element)):
        for index in range(body.count):
            yield from pointer_rows(layout, body.element, at + index * layout.size(body.element))
    elif isinstance(body, T.StructType):
        for element, offset in zip(body.elements, layout.offsets(body), strict=True):
            yield from pointer_rows(layout, element, at + offset)


def _is_bytes(body: T.Type) -> bool:
    """Whether a type says nothing of what lies in it, as those of Rust's variables."""
    if isinstance(body, T.StructType):
        return all(map(_is_bytes, body.elements))
    return isinstance(body, T.ArrayType) and body.element == T.IntType(8)


def _has_room(layout: DataLayout, type_: T.Type) -> bool:
    """Whether integers or bytes of a type may hold addresses."""
    body = layout.body(type_)
    if isinstance(body, T.StructType):
        return any(_has_room(layout, element) for element in body.elements)
    if isinstance(body, T.ArrayType):
        return _has_room(layout, body.element)
    return isinstance(body, T.IntType) and body.bits in (8, 64)


def _is_address(value: Value) -> bool:
    """Whether a value is a pointer, or an integer that is computed from one."""
    return value.type.is_pointer or (value.type == T.I64 and is_address(value))


@dataclass(frozen=True)
class _Use:
    """What a function does with pointers that it may find: whether it may look at them before it has set them, and
    whether it may come to its end without having set them."""

    looks: bool
    leaves: bool


@dataclass(eq=False)
class StalePointers:
    """What functions may find in mutable globals. `reach(name)`: the globals and functions that a function names, or
    what it calls names. What a function sets in any case before it looks, an earlier call has not left there."""

    module: Module
    targets: CallTargets
    effect: Callable[[Call], CallEffect]
    reach: Callable[[str], frozenset[str]]
    _known: dict[str, tuple[PointerSlots, ...]] = field(default_factory=dict)
    _rows: dict[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    _uses: dict[tuple[str, PointerSlots], _Use] = field(default_factory=dict)

    def of(self, name: str) -> tuple[PointerSlots, ...]:
        """The pointers that a function may find."""
        if name not in self._known:
            self._known[name] = tuple(self._find(name))
        return self._known[name]

    def rows(self, name: str) -> tuple[tuple[int, int], ...]:
        """Where pointers lie in a global variable, as `pointer_rows` has it. In bytes and integers they lie where the
        program loads or stores them by name."""
        if name not in self._rows:
            layout, type_ = self.module.layout, self.module.globals[name].type
            found = [] if _is_bytes(layout.body(type_)) else [*pointer_rows(layout, type_)]
            if _has_room(layout, type_):
                known = {at for start, count in found for at in range(start, start + 8 * count, 8)}
                found += [row for row in self._accessed(name) if row[0] not in known]
            self._rows[name] = tuple(found)
        return self._rows[name]

    def _accessed(self, name: str) -> Iterator[tuple[int, int]]:
        found = set[int]()
        for function in self.module.functions.values():
            if function.is_declaration or (not function.is_parsed and name not in (function.body_text or "")):
                continue
            for inst in function.instructions():
                moved = inst.value if isinstance(inst, Store) else inst
                if isinstance(inst, (Load, Store)) and _is_address(moved):
                    offset = self._offset(inst.pointer, name)
                    found |= set() if offset is None else {offset}
        yield from ((offset, 1) for offset in sorted(found))

    def _find(self, name: str) -> Iterator[PointerSlots]:
        for mentioned in sorted(self.reach(name)):
            variable = self.module.globals.get(mentioned)
            if variable is None or variable.constant or not variable.has_initializer or mentioned.startswith("llvm."):
                continue
            for offset, count in self.rows(mentioned):
                slots = PointerSlots(mentioned, offset, count)
                if count > 1 or self._use(self.module.functions[name], slots).looks:
                    yield slots

    def _use(self, function: Function, slots: PointerSlots) -> _Use:
        key = (function.name, slots)
        if key not in self._uses:
            self._uses[key] = _Use(looks=True, leaves=True)  # of a recursive call nothing is assumed
            self._uses[key] = self._found_use(function, slots)
        return self._uses[key]

    def _found_use(self, function: Function, slots: PointerSlots) -> _Use:
        """From the entry along all ways, each as far as the first store."""
        work, seen, leaves = [function.entry], {function.entry}, False
        while work:
            block = work.pop()
            uses = (self._first_use(inst, slots) for inst in block.instructions if self._touches(inst, slots))
            first = next((use for use in uses if use.looks or not use.leaves), None)
            if first is not None and first.looks:
                return first
            if first is None:
                leaves |= block.terminator.opcode in ("ret", "resume")
                further = [s for s in block.successors if s not in seen]
                work += further
                seen.update(further)
        return _Use(looks=False, leaves=leaves)

    def _first_use(self, inst: Instruction, slots: PointerSlots) -> _Use:
        if isinstance(inst, Store):
            sets = self._offset(inst.pointer, slots.name) == slots.offset and _is_address(inst.value)
            return _Use(looks=not sets, leaves=False)
        callee = self.module.functions.get(getattr(inst, "callee_name", None) or "")
        named = any(slots.name in names_in(o) for o in inst.operands)
        if named or callee is None or callee.is_declaration or not isinstance(inst, Call):
            return _Use(looks=True, leaves=True)
        use = self._use(callee, slots)
        return replace(use, leaves=True) if inst.opcode == "invoke" else use

    def _touches(self, inst: Instruction, slots: PointerSlots) -> bool:
        named = any(slots.name in names_in(o) for o in inst.operands)
        if isinstance(inst, (Load, Store)):
            moved = inst.value.type if isinstance(inst, Store) else inst.type
            offset = self._offset(inst.pointer, slots.name)
            if offset is None or (isinstance(inst, Store) and slots.name in names_in(inst.value)):
                return named
            return offset < slots.offset + 8 * slots.count and slots.offset < offset + self.module.layout.size(moved)
        return named or (isinstance(inst, Call) and self._called(inst, slots.name))

    def _called(self, call: Call, name: str) -> bool:
        """Whether what a call runs may look at a global."""
        if call.callee_name is None:
            possible = self.targets.possible(call)
            return not possible or any(name in self.reach(n) for n in possible)
        function = self.module.functions.get(call.callee_name)
        if function is None or function.is_declaration:
            handed = (n for o in call.operands for n in names_in(o) if n in self.module.functions)
            return self.effect(call).kind in ("unknown", "custom") or any(name in self.reach(n) for n in handed)
        return name in self.reach(function.name)

    def _offset(self, pointer: Value, name: str) -> int | None:
        """How far behind a global's beginning a constant address lies."""
        found = global_place(self.module, pointer)
        return found[1] if found is not None and found[0] == name else None
