"""What memory and integer-typed values hold: floating numbers (of which kind), pointers or integers.

Opaque pointers say nothing of their memory, and optimised code moves doubles as `i64`. Evidence is collected
per abstract object as (offset, stride, kind), from typed accesses, TBAA, declared types (allocas, globals,
debug information, prototypes) and from copies between objects, to a fixpoint together with the kinds of
integer values. Nothing is guessed: without evidence, or with contradicting evidence, the answer is None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from irad.analysis.effects import CallEffect
from irad.analysis.pointers import Access, Address, MemoryObject, Pointers, ranges_meet
from irad.ir import types as T
from irad.ir.floats import named
from irad.ir.instructions import Alloca, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.layout import DataLayout
from irad.ir.module import Function
from irad.ir.values import Argument, Constant, ConstInt, GlobalRef, Value

Kind = T.Type | str
"""A `FloatType`, "pointer" or "integer"."""


PART = "part of a number"
"""The kind of an integer that moves some of a number's bytes: its derivative cannot be followed."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Bytes [offset, offset + size) modulo `stride` (0: just there) hold `kind`."""

    offset: int
    stride: int
    size: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class Piece:
    """Part of a memory range: `offset` from its start."""

    offset: int
    size: int
    kind: Kind | None


def flatten(layout: DataLayout, type_: T.Type, offset: int = 0, stride: int = 0) -> Iterable[Evidence]:
    """Evidence for memory that is declared with an LLVM type. Byte arrays say nothing:
    they are used as raw storage."""
    body = layout.body(type_)
    if isinstance(body, T.StructType):
        end = 0
        for element, at in zip(body.elements, layout.offsets(body), strict=True):
            if at > end:
                yield Evidence(offset + end, stride, at - end, "integer")  # padding
            yield from flatten(layout, element, offset + at, stride)
            end = at + layout.size(element)
        if layout.size(body) > end:
            yield Evidence(offset + end, stride, layout.size(body) - end, "integer")
    elif isinstance(body, (T.ArrayType, T.VectorType)):
        size = layout.size(body.element)
        if stride == 0 and size:
            yield from flatten(layout, body.element, offset, size)
        else:
            for index in range(min(body.count, 64)):
                yield from flatten(layout, body.element, offset + index * size, stride)
    elif isinstance(body, T.FloatType):
        yield Evidence(offset, stride, layout.size(body), body)
    elif isinstance(body, T.PointerType):
        yield Evidence(offset, stride, layout.store_size(body), "pointer")
    elif isinstance(body, T.IntType) and body.bits == 32:
        yield Evidence(offset, stride, 4, "integer")


_TBAA_INTEGERS = frozenset({"int", "long", "short", "long long", "bool", "_Bool"})


def _tbaa_kind(name: str, triple: str) -> Kind | None:
    """What memory holds that is accessed as a C type; None for characters and what else may be anything."""
    if name in _TBAA_INTEGERS:
        return "integer"
    if name == "any pointer" or (name[:1] == "p" and name[1:2].isdigit()):
        return "pointer"
    return named(name, triple)


class TypeFacts:
    """Kinds of memory and of integer values in one function.

    `declared` gives evidence for what arguments point to;
    `tbaa` the access type of an instruction's tag, if it has one.
    """

    def __init__(
        self,
        function: Function,
        pointers: Pointers,
        effect: Callable[[Call], CallEffect],
        declared: Mapping[Argument, tuple[Evidence, ...]],
        tbaa: Callable[[Instruction], str | None],
    ) -> None:
        assert function.module is not None
        self.function = function
        self.pointers = pointers
        self.layout = function.module.layout
        self.triple = function.module.triple
        self.effect = effect
        self.tbaa = tbaa
        self._evidence: dict[MemoryObject, dict[Evidence, None]] = {}
        self._parent: dict[Value, Value] = {}
        self._kinds: dict[Value, set[Kind]] = {}
        for argument, evidence in declared.items():
            for item in evidence:
                self._note(MemoryObject("argument", argument), item)
        self._solve()

    # -- queries

    def carried(self, value: Value) -> T.Type | None:
        """The floating type that an integer-typed value carries,
        or None when it does not (or it is not known).

        It is a vector of float where one wide integer moves several numbers.
        """
        kind = self._kind_of(value)
        return kind if isinstance(kind, (T.FloatType, T.VectorType)) else None

    def _kind_of(self, value: Value) -> Kind | None:
        """The kind of an integer-typed value; None without evidence or with contradicting evidence.

        What is sometimes an integer and sometimes a number (a union's slot, merged by the optimiser) counts
        as the number: where it is an integer, no derivative reaches it.
        """
        kinds = self._kinds.get(self._find(value), set())
        if len(kinds) > 1:
            kinds = kinds - {"integer"}
        return next(iter(kinds)) if len(kinds) == 1 and PART not in kinds else None

    def is_decided(self, value: Value) -> bool:
        """Whether there is evidence, without contradiction, of what an integer-typed value is."""
        return self._kind_of(value) is not None

    def may_be_pointer(self, value: Value) -> bool:
        """Whether an integer-typed value may be a pointer: nothing says that it is a number."""
        return self._kind_of(value) in (None, "pointer")

    def memory(self, pointer: Value, size: int) -> tuple[Piece, ...]:
        """What `size` bytes at `pointer` hold, piece by piece in order;
        `kind` None where that is not known."""
        pieces: list[Piece] = []
        position = 0
        while position < size:
            found = self._at(pointer, position)
            width = found.size if found is not None else 1
            kind = found.kind if found is not None else None
            width = min(width, size - position)
            if pieces and pieces[-1].kind is None and kind is None:
                last = pieces.pop()
                pieces.append(Piece(last.offset, last.size + width, None))
            else:
                pieces.append(Piece(position, width, kind))
            position += width
        return tuple(pieces)

    def uniform(self, pointer: Value) -> Kind | None:
        """The one kind that all memory behind a pointer holds, as far as there is evidence;
        None if mixed or unknown."""
        kinds = {self._throughout(obj) for obj in self.pointers.objects(pointer) if self._evidence.get(obj)}
        return next(iter(kinds)) if len(kinds) == 1 else None

    def _throughout(self, obj: MemoryObject) -> Kind | None:
        """The kind that fills an object without gaps:
        all evidence agrees, and some of it repeats at its own size.

        Of memory that no one else can reach all accesses are seen:
        what none of them touches may count as anything.
        """
        evidence = self._evidence.get(obj, {})
        kinds = {e.kind for e in evidence}
        if len(kinds) != 1:
            return None
        private = obj.kind in ("local", "heap") and obj not in self.pointers.escaped
        private = private and obj not in self._handed_on
        return next(iter(kinds)) if private or any(0 < e.stride <= e.size for e in evidence) else None

    def holds_pointers(self, pointer: Value) -> bool:
        """Whether there is evidence of pointers in the memory behind a pointer."""
        return any(
            e.kind == "pointer" for obj in self.pointers.objects(pointer) for e in self._evidence.get(obj, ())
        )

    def holds_floats(self, obj: MemoryObject) -> bool | None:
        """Whether an object holds floating numbers somewhere; None without any evidence, or where callees
        may put some there."""
        evidence = self._evidence.get(obj)
        if evidence and any(isinstance(e.kind, T.FloatType) for e in evidence):
            return True
        return False if evidence and obj not in self._handed_on else None

    @cached_property
    def _handed_on(self) -> frozenset[MemoryObject]:
        """What is passed to functions whose accesses are not among those seen here."""
        found: set[MemoryObject] = set()
        for inst in self.function.instructions():
            if isinstance(inst, Call) and not self.effect(inst).is_known:
                for operand in inst.operands:
                    found |= self.pointers.objects(operand)
        return frozenset(found)

    def period(self, pointer: Value) -> int:
        """The size in bytes after which the layout behind a pointer repeats; 0 when it does not."""
        strides = {e.stride for obj in self.pointers.objects(pointer) for e in self._evidence.get(obj, ())}
        positive = {s for s in strides if s}
        return max(positive) if positive else 0

    # -- evidence

    def _note(self, obj: MemoryObject, item: Evidence) -> bool:
        held = self._evidence.setdefault(obj, {})
        if item in held:
            return False
        held[item] = None
        return True

    def _relative(self, pointer: Value, obj: MemoryObject) -> Address | None:
        """The address relative to the object's first byte, if the pointer is derived from there."""
        address = self.pointers.address(pointer)
        base = address.base
        if base is obj.origin or base == obj.origin:
            return address
        if obj.kind == "pointee" and isinstance(base, (Load, Call)):
            return address
        return None

    def _observe(self, pointer: Value, size: int, kind: Kind, extra: int = 0) -> bool:
        changed = False
        if isinstance(kind, T.VectorType):
            width = size // kind.count
            lanes = [
                self._observe(pointer, width, kind.element, extra + n * width) for n in range(kind.count)
            ]
            return any(lanes)
        for obj in self.pointers.objects(pointer):
            address = self._relative(pointer, obj)
            item = (
                Evidence(address.constant + extra, address.stride, size, kind)
                if address
                else Evidence(0, 1, size, kind)
            )
            changed |= self._note(obj, item)
        return changed

    def _at(self, pointer: Value, position: int) -> Evidence | None:
        """Evidence for the byte at `pointer + position` that all objects agree on,
        with its size cut to what it covers."""
        agreed: Evidence | None = None
        objects = self.pointers.objects(pointer)
        for obj in objects:
            found = self._at_object(obj, pointer, position)
            if found is None:
                return None
            if agreed is not None and agreed.kind != found.kind:
                return None
            if agreed is None or found.size < agreed.size:
                agreed = found
        return agreed

    def _at_object(self, obj: MemoryObject, pointer: Value, position: int) -> Evidence | None:
        evidence = self._evidence.get(obj)
        if not evidence:
            return None
        address = self._relative(pointer, obj)
        kind = self._throughout(obj)
        if kind is not None:
            width = next(iter(evidence)).size
            return Evidence(0, 0, width - (position % width), kind)
        if address is None:
            return None
        here = Address(address.base, address.constant + position, address.terms)
        hits: list[Evidence] = []
        for item in evidence:
            there = Address(address.base, item.offset, ((address.base, item.stride),) if item.stride else ())
            if ranges_meet(here, 1, there, item.size):
                hits.append(Evidence(0, 0, _remaining(item, here.constant), item.kind))
        if len({h.kind for h in hits}) != 1:
            return None
        return min(hits, key=lambda h: h.size)

    # -- solution

    def _solve(self) -> None:
        instructions = [i for b in self.pointers.cfg.order for i in b.instructions]
        for inst in instructions:
            self._declare(inst)
            self._link(inst)
        for inst in instructions:
            self._collect_uses(inst)
        changed = True
        while changed:
            changed = False
            for inst in instructions:
                changed |= self._exchange(inst)

    def _declare(self, inst: Instruction) -> None:
        if isinstance(inst, Alloca):
            for item in flatten(
                self.layout, inst.allocated, 0, 0 if not inst.sized else self.layout.size(inst.allocated)
            ):
                self._note(MemoryObject("local", inst), item)
        for operand in (*inst.operands,):
            if isinstance(operand, GlobalRef):
                self._declare_global(operand)

    def _declare_global(self, ref: GlobalRef) -> None:
        obj = MemoryObject("global", ref)
        module = self.function.module
        assert module is not None
        variable = module.globals.get(ref.name)
        if obj not in self._evidence and variable is not None:
            self._evidence[obj] = {}
            for item in flatten(self.layout, variable.type):
                self._note(obj, item)

    def _link(self, inst: Instruction) -> None:
        """Integer values that are one another's copies share a kind."""
        if not inst.type.scalar.is_integer:
            return
        if isinstance(inst, Phi) or inst.opcode == "freeze":
            for operand in inst.operands:
                self._union(inst, operand)
        elif inst.opcode == "select":
            self._union(inst, inst.operands[1])
            self._union(inst, inst.operands[2])

    def _collect_uses(self, inst: Instruction) -> None:
        opcode = inst.opcode
        if opcode == "bitcast":
            self._bitcast(inst, inst.operands[0])
        elif opcode in ("inttoptr", "ptrtoint"):
            self._add_kind(inst if opcode == "ptrtoint" else inst.operands[0], "pointer")
        elif opcode in _INTEGER_RESULT or (opcode == "icmp" and inst.operands[0].type.is_integer):
            for operand in inst.operands:
                if operand.type.scalar.is_integer and operand.type.scalar != T.I1:
                    self._add_kind(operand, "integer")
            if opcode != "icmp":
                self._add_kind(inst, "integer")
        elif isinstance(inst, GetElementPtr):
            for index in inst.indices:
                self._add_kind(index, "integer")
        elif opcode in ("fptosi", "fptoui"):
            self._add_kind(inst, "integer")
        elif opcode in ("sitofp", "uitofp", "switch"):
            self._add_kind(inst.operands[0], "integer")

    def _bitcast(self, inst: Instruction, operand: Value) -> None:
        """A bitcast between integers and floats tells what the integers are,
        lane by lane where the lanes agree."""
        for integer, floating in ((inst, operand), (operand, inst)):
            if not (integer.type.scalar.is_integer and isinstance(floating.type.scalar, T.FloatType)):
                continue
            if isinstance(integer.type, T.VectorType):
                lanes = floating.type.count if isinstance(floating.type, T.VectorType) else 1
                self._add_kind(integer, floating.type.scalar if lanes == integer.type.count else "mixed")
            else:
                self._add_kind(integer, floating.type)

    def _exchange(self, inst: Instruction) -> bool:
        if isinstance(inst, Load):
            return self._access(inst.pointer, inst, inst)
        if isinstance(inst, Store):
            return self._access(inst.pointer, inst.value, inst)
        if isinstance(inst, Call):
            copies = self.effect(inst).copies
            if copies is not None:
                into, source = (inst.operands[i] for i in copies)
                size = inst.operands[2]
                known = size.value if isinstance(size, ConstInt) else None
                return self._copy(into, source, known) | self._copy(source, into, known)
        return False

    def _access(self, pointer: Value, value: Value, inst: Instruction) -> bool:
        type_ = value.type
        scalar = type_.scalar
        size = self._extent(scalar)
        count = type_.count if isinstance(type_, T.VectorType) else 1
        kind: Kind | None = None
        if isinstance(scalar, T.FloatType):
            kind = scalar
        elif scalar.is_pointer:
            kind = "pointer"
        elif scalar.is_aggregate:
            changed = False
            for item in flatten(self.layout, scalar):
                changed |= self._observe(pointer, item.size, item.kind, item.offset)
            return changed
        elif scalar.is_integer:
            return self._integer_access(pointer, value, inst, size)
        if kind is None:
            return False
        changed = False
        for lane in range(count):
            changed |= self._observe(pointer, size, kind, lane * size)
        return changed

    def _extent(self, scalar: T.Type) -> int:
        """The bytes that an access of a scalar tells about: a floating number's padding belongs to it."""
        if scalar.is_aggregate:
            return 0
        return self.layout.size(scalar) if scalar.is_float else self.layout.store_size(scalar)

    def _integer_access(self, pointer: Value, value: Value, inst: Instruction, size: int) -> bool:
        """What an integer-typed access moves: told by its tag, by the other uses of the value,
        or by the memory."""
        tag = self.tbaa(inst)
        stated = _tbaa_kind(tag, self.triple) if tag else None
        if size < 2:
            return False
        changed = False
        if stated is not None and (not isinstance(stated, T.FloatType) or self.layout.size(stated) == size):
            changed |= self._observe(pointer, size, stated)
            if not isinstance(value, Constant):
                changed |= self._add_kind(value, stated)
            return changed
        if isinstance(value, Constant):
            return False
        held = self._moved_by(self.memory(pointer, size))
        if isinstance(
            held, (T.FloatType, T.VectorType)
        ):  # whatever is done with the value, it has a number's bits
            return self._add_kind(value, held)
        kind = self._kind_of(value)
        if kind is not None:
            return self._observe(pointer, size, kind)
        return self._add_kind(value, held) if held is not None else False

    def _copy(self, into: Value, source: Value, size: int | None) -> bool:
        """What memory holds, a copy of it holds; of a copy of unknown length only if all of the source is
        of one kind."""
        if size is None:
            kind = self.uniform(source)
            if kind is None or any(self._evidence.get(o) for o in self.pointers.objects(into)):
                return False
            width = self.layout.size(kind) if isinstance(kind, T.Type) else 8
            changed = False
            for obj in self.pointers.objects(into):
                changed |= self._note(obj, Evidence(0, width, width, kind))
            return changed
        changed = False
        for piece in self.memory(source, min(size, 4096)):
            if piece.kind is not None and not any(
                p.kind for p in self.memory_at(into, piece.offset, piece.size)
            ):
                changed |= self._observe(into, piece.size, piece.kind, piece.offset)
        return changed

    def memory_at(self, pointer: Value, offset: int, size: int) -> tuple[Piece, ...]:
        """`memory`, starting `offset` bytes behind the pointer."""
        return tuple(p for p in self.memory(pointer, offset + size) if p.offset + p.size > offset)

    def _moved_by(self, pieces: tuple[Piece, ...]) -> Kind | None:
        """What an integer that covers these pieces of memory carries:
        one thing, or several numbers of one kind."""
        kind = pieces[0].kind
        if len(pieces) == 1:
            whole = not isinstance(kind, T.FloatType) or self.layout.size(kind) == pieces[0].size
            return kind if whole else PART
        kinds = {(p.kind, p.size) for p in pieces}
        return T.VectorType(len(pieces), kind) if len(kinds) == 1 and isinstance(kind, T.FloatType) else None

    # -- union-find over integer values

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

    def _add_kind(self, value: Value, kind: Kind) -> bool:
        if isinstance(value, Constant):
            return False
        kinds = self._kinds.setdefault(self._find(value), set())
        if kind in kinds:
            return False
        kinds.add(kind)
        return True


def _remaining(item: Evidence, position: int) -> int:
    """How many bytes of an item are left from a byte within it on."""
    within = position - item.offset
    if item.stride:
        within %= item.stride
    return item.size - within if 0 <= within < item.size else item.size


_INTEGER_RESULT = frozenset("add sub mul sdiv udiv srem urem shl lshr ashr trunc zext sext".split())


def struct_pieces(fields: list[tuple[int, int, str]], size: int, triple: str) -> tuple[Piece, ...]:
    """What `!tbaa.struct` tells of a copied struct, with the gaps as integers;
    empty when a field may be anything."""
    pieces: list[Piece] = []
    position = 0
    for offset, width, name in sorted(fields):
        kind = _tbaa_kind(name, triple)
        if kind is None or offset < position:
            return ()
        if offset > position:
            pieces.append(Piece(position, offset - position, "integer"))
        pieces.append(Piece(offset, width, kind))
        position = offset + width
    if pieces and position < size:
        pieces.append(Piece(position, size - position, "integer"))
    return tuple(pieces)


def access_of(
    inst: Instruction, layout: DataLayout, tbaa: Callable[[Instruction], str | None]
) -> Access | None:
    """The memory access of a load or store (or atomic), else None."""
    if isinstance(inst, Load):
        return Access(inst, inst.pointer, layout.store_size(inst.type), tbaa(inst))
    if isinstance(inst, Store):
        return Access(inst, inst.pointer, layout.store_size(inst.value.type), tbaa(inst))
    if inst.opcode in ("atomicrmw", "cmpxchg"):
        return Access(inst, inst.operands[0], layout.store_size(inst.operands[1].type), tbaa(inst))
    return None
