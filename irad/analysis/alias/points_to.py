"""What pointers point to: points-to sets, addresses as linear forms, and may-alias.

Points-to sets are inclusion-based (Andersen 1994) and flow-insensitive; pointers held in memory are told apart by
field, where offsets are constants. An address is decomposed into a base value plus a constant plus multiples of other
values; two addresses from one base are told apart by the gcd test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from functools import cached_property

from irad.analysis.alias.congruence import Congruences
from irad.analysis.alias.hidden_variables import is_hidden
from irad.analysis.alias.linear_address import Address, Residue, gep_offset, ranges_meet, tbaa_disjoint
from irad.analysis.alias.memory import (
    TEXT,
    UNKNOWN,
    Access,
    MemoryObject,
    global_object,
    holds_numbers,
    holds_pointers,
    holds_seeds,
)
from irad.analysis.alias.pointer_places import PointerPlaces
from irad.analysis.cfg import CFG
from irad.analysis.loops import IrreducibleFlow, LoopForest
from irad.analysis.mod_ref import CallEffect
from irad.analysis.trip_count import induction_variables
from irad.ir import types as T
from irad.ir.instructions import Alloca, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function, Module
from irad.ir.tbaa import STRING_SIZE, Tbaa
from irad.ir.values import (
    ConstAggregate,
    ConstExpr,
    ConstInt,
    GlobalRef,
    Value,
)


class PointsTo:
    """Points-to facts of one function.

    `effect(call)` says what a call does to memory (`irad.analysis.mod_ref`); `noalias_arguments` is the
    caller's word that different pointer arguments never overlap; `plain` are arguments that lead to memory without
    pointers by their declared types; `separate` the caller's word that nothing is reached through two arguments,
    `own_memory` that arguments do not lead to global variables.
    """

    def __init__(
        self,
        function: Function,
        cfg: CFG,
        forest: LoopForest,
        effect: Callable[[Call], CallEffect],
        noalias_arguments: bool = False,
        plain: frozenset[Value] = frozenset(),
        separate: bool = False,
        own_memory: bool = False,
    ) -> None:
        assert function.module is not None
        self.function = function
        self.module: Module = function.module
        self.cfg = cfg
        self.forest = forest
        self.effect = effect
        self.noalias_arguments = noalias_arguments
        self.plain = plain
        self.separate = separate
        self.own_memory = own_memory
        self._sets: dict[Value, frozenset[MemoryObject]] = {}
        self.contents: dict[MemoryObject, frozenset[MemoryObject]] = {}
        self._fields: dict[tuple[MemoryObject, int], frozenset[MemoryObject]] = {}
        self._anywhere: dict[MemoryObject, frozenset[MemoryObject]] = {}
        self._addresses: dict[Value, Address] = {}
        self._overlaps: dict[tuple[object, ...], bool] = {}
        self._strings: set[MemoryObject] = set()  # objects with strings in them
        self._outside: dict[MemoryObject, frozenset[MemoryObject]] = {}
        self._reached: dict[frozenset[MemoryObject], frozenset[MemoryObject]] = {}
        """Of the contents as they are now: forgotten when they grow."""
        self._together: dict[tuple[frozenset[MemoryObject], MemoryObject], frozenset[MemoryObject]] = {}
        self._held_last: dict[MemoryObject, frozenset[MemoryObject]] = {}
        self.congruences = Congruences(self.module)
        self._coarse: PointsTo | None = None
        """A solution in which what is reached through pointers from memory is not told apart by field."""
        self._fixed: dict[tuple[Value, MemoryObject], int | None] = {}
        self._solve()
        if self._has_fields_behind_memory():
            self._refine()

    def _refine(self) -> None:
        """Solve once more, with what the first solution tells about the places to which pointers from memory lead."""
        self._coarse = copy(self)
        self._sets, self.contents, self._fields, self._anywhere, self._reached = {}, {}, {}, {}, {}
        self._together, self._held_last = {}, {}
        self._solve()

    def _has_fields_behind_memory(self) -> bool:
        """Whether a pointer from memory leads to a block made here that holds pointers to several others."""
        return any(
            isinstance(inst, Load) and inst.type.is_pointer
            and any(o.kind in ("local", "heap") and len(self.contents.get(o, ())) > 1 for o in found)
            for inst, found in self._sets.items()
        )  # fmt: skip

    # -- points-to

    def objects(self, pointer: Value) -> frozenset[MemoryObject]:
        """The objects that a pointer (or an aggregate or vector with pointers in it) may point to."""
        known = self._sets.get(pointer)
        if known is not None:
            return known
        if isinstance(pointer, GlobalRef):
            return frozenset((global_object(pointer.name),))
        if isinstance(pointer, ConstExpr):
            if _is_below_memory(pointer):
                return frozenset()
            found = frozenset().union(*(self.objects(o) for o in pointer.operands))
            return found or (frozenset((UNKNOWN,)) if pointer.opcode == "inttoptr" else found)
        if isinstance(pointer, ConstAggregate):
            return frozenset().union(*(self.objects(e) for e in pointer.elements))
        return frozenset()

    def in_order(self, objects: Iterable[MemoryObject]) -> list[MemoryObject]:
        """Objects in the order of the program, so that nothing depends on how sets are kept."""
        return sorted(objects, key=self._place)

    def _place(self, obj: MemoryObject) -> tuple[int, str, str, int]:
        depth, parent = 0, obj.parent
        while parent is not None:
            depth, parent = depth + 1, parent.parent
        name = obj.origin.name if isinstance(obj.origin, GlobalRef) else ""
        at = self._positions.get(obj.origin, -1) if obj.origin is not None else -1
        return at, name, obj.kind, depth

    @cached_property
    def _positions(self) -> dict[Value, int]:
        return {v: i for i, v in enumerate((*self.function.arguments, *self.function.instructions()))}

    def stored_in(self, objects: Iterable[MemoryObject]) -> frozenset[MemoryObject]:
        """What the pointers held in some objects may point to."""
        found: set[MemoryObject] = set()
        for obj in objects:
            found |= self.contents.get(obj, frozenset())
            found |= self._outside_contents(obj)
        return frozenset(found)

    def loaded(self, pointer: Value) -> frozenset[MemoryObject]:
        """What a pointer loaded from an address may point to."""
        return frozenset().union(*(self.loaded_from(pointer, obj) for obj in self.objects(pointer)))

    def loaded_from(self, pointer: Value, obj: MemoryObject) -> frozenset[MemoryObject]:
        """What a pointer loaded from an address in one object may point to:
        by field, where the offset is known."""
        offset = self._field(pointer, obj)
        return self.held(obj, offset)

    def held(self, obj: MemoryObject, offset: int | None) -> frozenset[MemoryObject]:
        """What pointers kept in an object may lead to: at a byte offset, or anywhere in it."""
        if offset is None:
            return self._contents(obj)
        found = self._fields.get((obj, offset), frozenset()) | self._anywhere.get(obj, frozenset())
        return found | self._outside_contents(obj)

    def pointer_offsets(self, obj: MemoryObject) -> list[int]:
        """The byte offsets at which pointers are known to be kept in an object."""
        return sorted(offset for owner, offset in self._fields if owner == obj)

    def _field(self, pointer: Value, obj: MemoryObject) -> int | None:
        """The constant offset of an address within an object; None when it is not one."""
        if obj.origin is None:
            return None
        address = self.address(pointer)
        if address.base is obj.origin or address.base == obj.origin:
            return None if address.terms else address.constant
        if self._coarse is None or obj.kind not in ("local", "heap"):
            return None
        key = (pointer, obj)
        if key not in self._fixed:
            place = self._coarse.places.within(pointer, obj)
            self._fixed[key] = place.constant if place is not None and not place.stride else None
        return self._fixed[key]

    def reachable(self, objects: Iterable[MemoryObject]) -> frozenset[MemoryObject]:
        """The objects themselves and all that can be reached through pointers held in them."""
        roots = frozenset(objects)
        known = self._reached.get(roots)
        if known is None:
            found, new = set(roots), set(roots)
            while new:  # set by set: each object holds most of the others, where calls hand everything on
                new = set[MemoryObject]().union(*map(self._contents, new)) - found
                found |= new
            known = self._reached[roots] = frozenset(found)
        return known

    def _reachable_or(self, objects: frozenset[MemoryObject], made: MemoryObject) -> frozenset[MemoryObject]:
        """What is reachable from objects, and one more: the same set as long as nothing grows."""
        reached = self.reachable(objects)
        known = self._together.get((reached, made))
        if known is None:
            known = self._together[reached, made] = reached | {made}
        return known

    def _contents(self, obj: MemoryObject) -> frozenset[MemoryObject]:
        held, outside = self.contents.get(obj), self._outside_contents(obj)
        return outside if held is None else held | outside if outside else held

    def _outside_contents(self, obj: MemoryObject) -> frozenset[MemoryObject]:
        """What an object may hold that was not put there by this function."""
        known = self._outside.get(obj)
        if known is None:
            known = self._outside[obj] = self._found_outside(obj)
        return known

    def _found_outside(self, obj: MemoryObject) -> frozenset[MemoryObject]:
        if obj == TEXT:
            return frozenset()
        if obj.kind in ("argument", "pointee"):
            return frozenset((obj if obj.kind == "pointee" else MemoryObject("pointee", obj.origin, obj),))
        if obj.kind == "unknown":
            return frozenset((UNKNOWN,))
        return self._global_contents(obj) if obj.kind == "global" else frozenset()

    def _global_contents(self, obj: MemoryObject) -> frozenset[MemoryObject]:
        assert isinstance(obj.origin, GlobalRef)
        variable = self.module.globals.get(obj.origin.name)
        if variable is None:
            return frozenset() if obj.origin.name in self.module.functions else frozenset((UNKNOWN,))
        if holds_numbers(variable.type):
            return frozenset()
        if holds_seeds(obj) or (not variable.has_initializer and variable.name.startswith(CONSTANT_DATA)):
            return frozenset()
        if not variable.has_initializer or not variable.constant:
            return frozenset((MemoryObject("pointee", obj.origin, obj),))
        named = self.module.named_in(variable)
        return frozenset(global_object(n) for n in named)

    def _named_by(self, pointer: Value) -> frozenset[MemoryObject]:
        """What a table of distances to variables leads to."""
        names = [o.origin.name for o in self.objects(pointer) if isinstance(o.origin, GlobalRef)]
        tables = [self.module.globals.get(n) for n in names]
        if len(tables) != len(self.objects(pointer)) or not all(t is not None and t.constant for t in tables):
            return frozenset((UNKNOWN,))
        named = {n for t in tables if t is not None for n in self.module.named_in(t) if n != t.name}
        return frozenset(global_object(n) for n in named)

    def _integer_addresses(self) -> frozenset[MemoryObject]:
        """Objects whose addresses are turned into integers somewhere."""
        found: frozenset[MemoryObject] = frozenset()
        for inst in self.function.instructions():
            if inst.opcode in ("ptrtoint", "ptrtoaddr"):
                found |= self.objects(inst.operands[0])
        return found

    def _solve(self) -> None:
        for argument in self.function.arguments:
            if holds_pointers(argument.type):
                self._sets[argument] = frozenset((MemoryObject("argument", argument),))
        relevant = [i for b in self.cfg.living for i in b.instructions if self._is_relevant(i)]
        changed = True
        while changed:
            changed = False
            for inst in relevant:
                changed |= self._transfer(inst)

    @staticmethod
    def _is_relevant(inst: Instruction) -> bool:
        return (
            holds_pointers(inst.type)
            or moves_address_bits(inst)
            or (inst.opcode in _ARITHMETIC and is_address(inst))
            or isinstance(inst, (Store, Call))
            or inst.opcode in ("atomicrmw", "cmpxchg")
        )

    def _transfer(self, inst: Instruction) -> bool:
        if isinstance(inst, Store):
            if not holds_pointers(inst.value.type) and inst.value not in self._sets:
                return False
            if self.is_text(inst):
                return self._has_strings(inst.pointer)
            return self._put(inst.pointer, 0, self.objects(inst.value))
        if isinstance(inst, Call):
            return self._transfer_call(inst)
        if isinstance(inst, Alloca):
            return self._set(inst, frozenset((MemoryObject("local", inst),)))
        if isinstance(inst, Load):
            return self._transfer_load(inst)
        if inst.opcode == "inttoptr":
            if is_small_number(inst.operands[0]):
                return False
            if moves_address_bits(inst.operands[0]):
                return self._set(inst, self._sets.get(inst.operands[0], frozenset()))
            # the integer may have been made from any address;
            # those known now, and (in a later round) all the others
            return self._set(inst, self._integer_addresses() | {UNKNOWN})
        if inst.opcode in ("va_arg", "landingpad", "atomicrmw", "cmpxchg"):
            return self._set(inst, frozenset((UNKNOWN,))) if holds_pointers(inst.type) else False
        operands = inst.operands[:1] if isinstance(inst, GetElementPtr) else inst.operands
        found: frozenset[MemoryObject] = frozenset()
        for operand in operands:
            if holds_pointers(operand.type) or operand in self._sets:
                found |= self.objects(operand)
        return self._set(inst, found)

    def _transfer_load(self, load: Load) -> bool:
        """What the pointer of a string leads to, only its tag tells: members of structs are often not told apart."""
        if not holds_pointers(load.type):
            return self._set(load, self.loaded(load.pointer))
        if self.is_text(load):
            return self._has_strings(load.pointer) | self._set(load, frozenset((TEXT,)))
        found = self.loaded(load.pointer)
        access = self._tbaa.access(load.metadata.get("tbaa"))
        is_member = access is not None and access.base_node != access.access_node
        of_text = access is None or not self._tbaa.leads_to_no_text(access.access)
        if of_text and not is_member and not self._strings.isdisjoint(self.objects(load.pointer)):
            found |= {TEXT}
        return self._set(load, found)

    def is_text(self, access: Load | Store) -> bool:
        """Whether a load or store moves the pointer of a string to its characters."""
        return self._tbaa.is_text(access.metadata.get("tbaa"))

    def may_be_text(self, pointer: Value) -> bool:
        """Whether what is put somewhere may be read as the characters of a string."""
        return not self.texts.isdisjoint(self.objects(pointer)) or any(map(self._is_in_string, _ways(pointer)))

    @cached_property
    def texts(self) -> frozenset[MemoryObject]:
        """The blocks that strings keep their characters in, where it is seen who makes them."""
        found: set[MemoryObject] = {TEXT}
        for inst in (i for b in self.cfg.living for i in b.instructions):
            if isinstance(inst, Store) and self.is_text(inst):
                for way in _ways(inst.value):
                    found |= frozenset() if self._is_in_string(way) else self.objects(way)
        return frozenset(found)

    def beside_strings(self, pointer: Value) -> frozenset[MemoryObject]:
        """The objects that a pointer may point to; only the text, where it points to the characters of strings, which
        may lie in a string itself."""
        is_text = all(self._is_in_string(way) or self._is_made_for_text(way) for way in _ways(pointer))
        return frozenset((TEXT,)) if is_text else self.objects(pointer)

    def _is_made_for_text(self, pointer: Value) -> bool:
        objects = self.objects(pointer)
        return bool(objects) and objects <= self.texts and all(o == TEXT or o.kind == "heap" for o in objects)

    def _is_in_string(self, pointer: Value) -> bool:
        address = self.address(pointer)
        places = self._string_places.get((address.base, address.terms), ())
        return any(8 <= address.constant - place < STRING_SIZE for place in places)

    @cached_property
    def _string_places(self) -> dict[tuple[Value, tuple[tuple[Value, int], ...]], set[int]]:
        """The addresses at which strings are seen to begin: by base and terms."""
        found: dict[tuple[Value, tuple[tuple[Value, int], ...]], set[int]] = {}
        for inst in (i for b in self.cfg.living for i in b.instructions):
            pointer, place = None, 0
            if isinstance(inst, (Load, Store)):
                begins = self._tbaa.place_in_string(inst.metadata.get("tbaa"))
                pointer, place = (inst.pointer, begins) if begins is not None else (None, 0)
            if isinstance(inst, Call) and self.effect(inst).strings and inst.operands[0].type.is_pointer:
                pointer = inst.operands[0]
            if pointer is not None:
                address = self.address(pointer)
                found.setdefault((address.base, address.terms), set()).add(address.constant - place)
        return found

    def _has_strings(self, pointer: Value) -> bool:
        new = self.objects(pointer) - self._strings
        self._strings |= new
        return bool(new)

    def _transfer_call(self, call: Call) -> bool:
        effect = self.effect(call)
        changed = False
        if effect.strings:
            found = frozenset((TEXT,))
            if effect.returns_argument is not None:
                found = self.objects(call.operands[effect.returns_argument])
            return self._set(call, found) if holds_pointers(call.type) else False
        if effect.allocates:
            return self._set(call, frozenset((MemoryObject("heap", call),)))
        if effect.state:
            return self._set(call, frozenset((global_object(f"irad.state.{call.callee_name}"),)))
        if (call.callee_name or "").startswith(_RELATIVE):
            return self._set(call, self._named_by(call.operands[0]))
        if effect.copies is not None:
            into, source = effect.copies
            return self._copy(call.operands[into], call.operands[source], call.operands[2])
        handed: frozenset[MemoryObject] = frozenset()
        integers: frozenset[MemoryObject] = frozenset()  # what is handed over as integers: they may be kept as such
        for position, operand in enumerate(call.operands):
            if not holds_pointers(operand.type):
                integers |= self.addressed(operand)
                continue
            # that a pointer is not captured says nothing of the pointers that are read through it
            objects = self.objects(operand)
            if effect.captures(position):
                handed |= objects
            elif effect.passes_from(position):
                handed |= self.stored_in(o for o in objects if o.kind != "argument" or o.origin not in self.plain)
        # what a callee with a body makes itself can be given a shadow; of others nothing is known
        made = MemoryObject("handed", call) if effect.kind in ("defined", "custom") else UNKNOWN
        stores = effect.writes_memory and not effect.is_known and (effect.stores_pointers or bool(integers))
        handed |= integers if stores else frozenset()
        if made is not UNKNOWN and (stores or holds_pointers(call.type)):
            # what it makes may hold pointers, to more of the same and to what it was handed
            changed |= self._hold((made,), self._reachable_or(handed, made))
        if stores:
            passed: frozenset[MemoryObject] = frozenset()
            for position, operand in enumerate(call.operands):
                through = effect.puts_pointers_through(position) or (integers and effect.writes_through(position))
                if holds_pointers(operand.type) and (effect.stores_deeply or through):
                    passed |= self.objects(operand)
            reach = self.reachable(passed) if effect.stores_deeply or integers else passed
            changed |= self._hold(reach, self._reachable_or(handed, made))
        if holds_pointers(call.type):
            if effect.returns_argument is not None:
                changed |= self._set(call, self.objects(call.operands[effect.returns_argument]))
            else:
                changed |= self._set(call, self._reachable_or(handed, made))
        return changed

    def addressed(self, integer: Value) -> frozenset[MemoryObject]:
        """What an integer is an address of, or is computed from an address of."""
        return self._sets.get(integer, frozenset()) if is_address(integer) else frozenset()

    def _set(self, value: Value, objects: frozenset[MemoryObject]) -> bool:
        old = self._sets.get(value)
        if old is not None and objects <= old:
            return False
        self._sets[value] = objects if old is None else old | objects
        return old is not None or bool(objects)

    def _put(self, pointer: Value, extra: int, held: frozenset[MemoryObject]) -> bool:
        """Note that pointers to `held` are stored `extra` bytes behind an address."""
        changed = False
        for obj in self.objects(pointer) - {TEXT}:
            offset = self._field(pointer, obj)
            if offset is None:
                changed |= self._hold((obj,), held)
                continue
            key = (obj, offset + extra)
            if not held <= self._fields.get(key, frozenset()):
                self._fields[key] = self._fields.get(key, frozenset()) | held
                self._grow(obj, held)
                changed = True
        return changed

    def _copy(self, into: Value, source: Value, size: Value) -> bool:
        """A copy of memory moves its pointers, field by field where offsets and size are known."""
        changed = False
        for obj in self.objects(source):
            start = self._field(source, obj)
            if start is None or not isinstance(size, ConstInt):
                changed |= self._hold(self.objects(into), self._contents(obj))
                continue
            for (owner, offset), held in list(self._fields.items()):
                if owner == obj and start <= offset < start + size.value:
                    changed |= self._put(into, offset - start, held)
            changed |= self._hold(
                self.objects(into), self._anywhere.get(obj, frozenset()) | self._outside_contents(obj)
            )
        return changed

    def _hold(self, holders: Iterable[MemoryObject], held: frozenset[MemoryObject]) -> bool:
        changed = False
        for obj in holders:
            if self._held_last.get(obj) is held or obj == TEXT or self.is_constant(obj):
                continue
            self._held_last[obj] = held
            if not held <= self._anywhere.get(obj, frozenset()):
                self._anywhere[obj] = self._anywhere.get(obj, frozenset()) | held
                self._grow(obj, held)
                changed = True
        return changed

    def _grow(self, obj: MemoryObject, held: frozenset[MemoryObject]) -> None:
        known = self.contents.get(obj, frozenset())
        if not held <= known:
            self.contents[obj] = known | held
            self._reached.clear()
            self._together.clear()

    def is_constant(self, obj: MemoryObject) -> bool:
        """Whether nothing can be stored in an object: constants, and functions."""
        if obj.kind != "global" or not isinstance(obj.origin, GlobalRef):
            return False
        variable = self.module.globals.get(obj.origin.name)
        if variable is None:
            return obj.origin.name in self.module.functions
        return variable.constant or variable.name.startswith(CONSTANT_DATA)

    @cached_property
    def escaped(self) -> frozenset[MemoryObject]:
        """Local and heap objects that code outside this function may reach."""
        return frozenset(o for o in self.leaving if o.kind in ("local", "heap"))

    @cached_property
    def leaving(self) -> frozenset[MemoryObject]:
        """The same, and memory that callees have handed out."""
        roots: set[MemoryObject] = {*self.texts} - {TEXT}
        for obj, held in self.contents.items():
            if obj.kind not in ("local", "heap"):
                roots |= held
        for inst in (i for b in self.cfg.living for i in b.instructions):
            if isinstance(inst, Call):
                effect = self.effect(inst)
                for position, operand in enumerate(inst.operands):
                    if holds_pointers(operand.type) and effect.captures(position):
                        roots |= self.objects(operand)
            elif inst.opcode in ("ptrtoint", "ptrtoaddr") or (inst.opcode == "ret" and inst.operands):
                roots |= self.objects(inst.operands[0])
        return frozenset(o for o in self.reachable(roots) if o.kind in ("local", "heap", "handed"))

    # -- addresses

    def address(self, pointer: Value) -> Address:
        """A pointer as base + constant + terms, through getelementptrs with any indices."""
        known = self._addresses.get(pointer)
        if known is None:
            known = self._addresses[pointer] = self._decompose(pointer)
        return known

    def _decompose(self, pointer: Value) -> Address:
        if isinstance(pointer, (GetElementPtr, ConstExpr)) and pointer.opcode == "getelementptr":
            inner = self.address(pointer.operands[0])
            assert pointer.source is not None
            constant, terms = gep_offset(self.module, pointer.source, pointer.operands[1:])
            merged = dict(inner.terms)
            for value, factor in terms:
                merged[value] = merged.get(value, 0) + factor
            return Address(
                inner.base, inner.constant + constant, tuple((v, c) for v, c in merged.items() if c)
            )
        if isinstance(pointer, Instruction) and pointer.opcode in ("bitcast", "addrspacecast", "freeze"):
            return self.address(pointer.operands[0])
        if isinstance(pointer, Phi):
            return self._decompose_phi(pointer)
        return Address(pointer, 0, ())

    def _decompose_phi(self, phi: Phi) -> Address:
        """A pointer that walks by a constant is its start plus a multiple of that:
        the phi itself stands for the count."""
        if len(phi.operands) == 1:
            return self.address(phi.operands[0])
        loop = self.forest.by_header.get(phi.block) if phi.block else None
        induction = induction_variables(loop).get(phi) if loop else None
        if induction is None:
            return Address(phi, 0, ())
        start = self.address(induction.start)
        return Address(start.base, start.constant, (*start.terms, (phi, induction.step)))

    def origins(self, pointer: Value) -> Mapping[Value, Residue]:
        """The pointers that one is derived from, through merges and walks, and how far it is from each."""
        return self.congruences.origins(pointer)

    @cached_property
    def places(self) -> PointerPlaces:
        """Where the pointers lead that are kept in memory."""
        return PointerPlaces(self)

    def is_stable(self, value: Value) -> bool:
        """Whether a value is computed at most once per call of the function."""
        return (
            not isinstance(value, Instruction)
            or value.block is None
            or self.forest.innermost.get(value.block) is None
        )

    # -- aliasing

    def may_overlap(self, a: Access, b: Access) -> bool:
        """Whether two accesses may touch a common byte, in any two iterations of the loops around them."""
        if a.pointer is None or b.pointer is None:
            return True
        key = (a.pointer, a.size, a.tbaa, b.pointer, b.size, b.tbaa)
        known = self._overlaps.get(key)
        if known is None:
            known = self._overlaps[key] = self._may_overlap(a, b)
        return known

    def _may_overlap(self, a: Access, b: Access) -> bool:
        assert a.pointer is not None and b.pointer is not None
        first, second = self.objects(a.pointer), self.objects(b.pointer)
        if not any(
            self.may_be_same(x, y) and not (x != y and (_keeps_out(x, b) or _keeps_out(y, a)))
            for x in first for y in second
        ):  # fmt: skip
            return False
        if tbaa_disjoint(a.tbaa, b.tbaa) and not self._may_be_reused(a, b):
            return False
        left, right = self.address(a.pointer), self.address(b.pointer)
        if left.base is not right.base and left.base != right.base:
            return True
        if not self.is_stable(left.base):
            return True
        return ranges_meet(left, a.size, right, b.size)

    def _may_be_reused(self, a: Access, b: Access) -> bool:
        """Whether bytes of one block may be accessed as one type first, as another one later. Types keep apart what a
        program does at a time; but memory without a declared type has that of what is stored in it last (C17, 6.5 p6),
        and a derivative reads again what the program has not read any more."""
        assert a.pointer is not None and b.pointer is not None
        for obj in self.objects(a.pointer) & self.objects(b.pointer):
            kept = obj.kind != "pointee" or any(obj in held for held in self.contents.values())
            if not kept or (obj.kind in ("argument", "pointee") and self._are_members(a, b)):
                continue  # it is not seen to be given back and handed out again
            places = self.places.within(a.pointer, obj), self.places.within(b.pointer, obj)
            if places[0] is None or places[1] is None or ranges_meet(places[0], a.size, places[1], b.size):
                return True
        return False

    def _are_members(self, a: Access, b: Access) -> bool:
        """Whether two accesses are of different members of one struct."""
        one, other = (self._tbaa.access(x.inst.metadata.get("tbaa")) for x in (a, b))
        if one is None or other is None or one.base_node != other.base_node or one.base_node == one.access_node:
            return False
        return one.offset != other.offset

    @cached_property
    def _tbaa(self) -> Tbaa:
        return Tbaa(self.module)

    def may_be_same(self, a: MemoryObject, b: MemoryObject, only_read: bool = False) -> bool:
        """Whether two abstract objects may be one block of memory. only_read: neither access that is asked about
        belongs to memory that the function modifies, and `noalias` says nothing of other memory (LLVM Language
        Reference, "noalias")."""
        if a == b or TEXT in (a, b):
            return True
        for mine, other in ((a, b), (b, a)):
            if self._is_made_here(mine):
                known = self._is_made_here(other)
                return not known and mine in self.leaving and other.kind in ("unknown", "pointee", "handed")
        if a.kind == "global" and b.kind == "global":
            return False
        if self.own_memory and {a.kind, b.kind} == {"argument", "global"}:
            return False
        if self._is_hidden(a) or self._is_hidden(b):
            return False
        for mine in (a, b):
            words = getattr(mine.origin, "attributes", "").split() if mine.kind == "argument" else ()
            if "noalias" in words and not only_read:
                return False
            if mine.kind == "argument" and "byval" in getattr(mine.origin, "attributes", ""):
                return False
        if self.separate:
            first, second = _argument_above(a), _argument_above(b)
            return first is None or second is None or first is second
        return not (self.noalias_arguments and a.kind == "argument" and b.kind == "argument")

    def _is_hidden(self, obj: MemoryObject) -> bool:
        """Whether it is a variable to which no pointer leads, so that only its name is a way to it."""
        return obj.kind == "global" and isinstance(obj.origin, GlobalRef) and is_hidden(self.module, obj.origin.name)

    def _is_made_here(self, obj: MemoryObject) -> bool:
        """Whether memory was made in this call: here, or by a callee that can hand out nothing else but what it makes
        and what it is given (which keeps its own name)."""
        if obj.kind == "handed":
            return isinstance(obj.origin, Call) and not self.effect(obj.origin).finds_pointers
        return obj.kind in ("local", "heap")


def _ways(pointer: Value) -> Iterator[Value]:
    """The pointers that one is merged of; itself, if it is not."""
    work, seen = [pointer], set[Value]()
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, Instruction) and value.opcode in ("phi", "select"):
            work += value.operands[1:] if value.opcode == "select" else value.operands
        else:
            yield value


def _keeps_out(obj: MemoryObject, access: Access) -> bool:
    """Whether memory is text, and an access of other memory moves what is none: the characters of short strings lie
    within them, but no pointers and floating-point numbers."""
    moved = access.inst.value if isinstance(access.inst, Store) else access.inst
    return obj == TEXT and (moved.type.scalar.is_float or moved.type.scalar.is_pointer)


def _argument_above(obj: MemoryObject) -> Value | None:
    """The argument through which memory is reached."""
    while obj.kind == "pointee" and obj.parent is not None:
        obj = obj.parent
    return obj.origin if obj.kind == "argument" else None


def _is_below_memory(pointer: ConstExpr) -> bool:
    """Whether a constant address is, like null, on the page where no memory is, or a little below it, where programs
    have none either: Rust's empty vectors have such an address, and what lies before the end of one in C++."""
    number = pointer.operands[0]
    return pointer.opcode == "inttoptr" and isinstance(number, ConstInt) and -(1 << 20) <= number.value < 4096


def is_small_number(value: Value) -> bool:
    """Whether an integer of an address's size is computed from constants and integers of 32 bits or fewer alone: it
    leads to no memory."""
    work, seen = [value], set[Value]()
    while work:
        each = work.pop()
        if each in seen or isinstance(each, ConstInt):
            continue
        seen.add(each)
        if not isinstance(each, Instruction):
            return False
        if each.opcode in ("zext", "sext"):
            narrow = each.operands[0].type
            if not isinstance(narrow, T.IntType) or narrow.bits > 32 or is_address(each):
                return False
        elif each.opcode in _ARITHMETIC or each.opcode == "sub" or each.opcode in _CHOOSING:
            work += each.operands[1:] if each.opcode == "select" else each.operands
        else:
            return False
    return not isinstance(value, ConstInt)


def is_address(value: Value, computed: bool = False) -> bool:
    """Whether an integer is an address, or computed from one (`computed`: only that): the distance of two is none."""
    return _is_address(value, computed, {})


def _is_address(value: Value, computed: bool, known: dict[Value, bool]) -> bool:
    """`is_address`; `known`: what is subtracted, looked at once (False while it is: loops subtract from themselves)."""
    work, seen = [(value, not computed)], set[tuple[Value, bool]]()
    while work:
        each, counts = work.pop()
        if (each, counts) in seen or not isinstance(each, Instruction):
            continue
        seen.add((each, counts))
        if each.opcode in ("ptrtoint", "ptrtoaddr"):
            if counts:
                return True
        elif each.opcode == "sub":
            start, subtracted = each.operands
            if subtracted not in known:
                known[subtracted] = False
                known[subtracted] = _is_address(subtracted, False, known)
            if not known[subtracted]:
                work.append((start, True))
        elif each.opcode in _ARITHMETIC:
            work += [(o, True) for o in each.operands]
        elif each.opcode in _CHOOSING:
            work += [(o, counts) for o in (each.operands[1:] if each.opcode == "select" else each.operands)]
    return False


def moves_address_bits(value: Value) -> bool:
    """Whether an integer may be an address that is only moved: optimisers copy pointers as integers."""
    return (
        isinstance(value, Instruction)
        and isinstance(value.type, T.IntType)
        and value.type.bits >= 64
        and value.opcode in _MOVING_BITS
    )


_RELATIVE = "llvm.load.relative."
"""Reads from a constant table of distances to variables (LLVM Language Reference)."""
CONSTANT_DATA = ("_ZTV", "_ZTI", "_ZTS", "_ZTT")
"""Virtual tables and type information (Itanium C++ ABI, 5.1): constant, also where only their declaration is seen."""

_ARITHMETIC = frozenset("add sub and or xor".split())
_CHOOSING = frozenset("phi select freeze".split())
_MOVING_BITS = frozenset(("load", "phi", "select", "freeze", "ptrtoint", "ptrtoaddr"))


def pointers_of(function: Function, effect: Callable[[Call], CallEffect]) -> PointsTo | None:
    """What pointers of a function point to, where nothing else is known of it; None where its flow is irreducible."""
    cfg = CFG(function)
    try:
        return PointsTo(function, cfg, LoopForest(cfg), effect)
    except IrreducibleFlow:
        return None
