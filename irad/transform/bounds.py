"""Accesses to memory that is handed to a function are checked against the array that it belongs to.

What is known of arrays is a table of the run-time library (`csrc/bounds.c`): where each one begins and ends. Python
enters the arrays that it passes; `__irad_extent(pointer, bytes)` enters what a program declares; and code that is
rewritten here enters what it makes itself and hands on: blocks of `malloc` and its kin, local arrays, global
arrays. A table, and no hidden arguments, because the extent follows the pointer wherever it goes: into callees,
threads, structures. A function asks it once for each pointer that it is handed (as an argument, a result, or from
memory): for one that leads nowhere known, every access is allowed.

Before each access (loads, stores, atomic operations, `memcpy`, `memmove`, `memset`) that goes through such a pointer,
the rewritten code compares. An access that lies outside is reported and left out: what would be read is zero. So no
thread has to be unwound, in the middle of a parallel region least of all; whether the program goes on behind the report
is up to who runs it. A derivative that is made from the rewritten code touches a shadow only where the access is made,
and a shadow is as large as its array, which is checked when it is passed.

Not checked: what is accessed through masks, gathers and scatters; what functions without a body do, those of the C
library but for the three above; arrays that a function declares itself and accesses itself; a pointer that is handed on
when it points before its array or behind it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator

from irad.ir import hints
from irad.ir import types as T
from irad.ir.builder import Builder, i64, zero
from irad.ir.debuginfo import DebugInfo
from irad.ir.instructions import Alloca, Atomic, Block, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function, Module, split_attributes, users_of
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import Argument, ConstInt, GlobalRef, Value
from irad.ir.worklist import reached

__all__ = ["is_checked", "with_checks"]

BEGIN, END, HOLDS, OUTSIDE = (f"irad_extent_{n}" for n in ("begin", "end", "holds", "outside"))
NOTE, FORGET = "irad_extent_note", "irad_extent_forget"

_DECLARATIONS = f"""
declare i64 @{BEGIN}(ptr captures(none)) nounwind willreturn memory(inaccessiblemem: read)
declare i64 @{END}(ptr captures(none)) nounwind willreturn memory(inaccessiblemem: read)
declare i32 @{HOLDS}(ptr captures(none), i64, i64, i64) nounwind willreturn memory(none)
declare void @{OUTSIDE}(ptr captures(none), i64, i64, i64, ptr captures(none), ptr captures(none)) cold nounwind
declare void @{NOTE}(ptr captures(none), i64) nounwind memory(inaccessiblemem: readwrite)
declare void @{FORGET}(ptr captures(none)) nounwind memory(inaccessiblemem: readwrite)
"""
_ALLOCATORS = {"malloc": (0,), "calloc": (0, 1), "realloc": (1,), "aligned_alloc": (1,), "_Znwm": (0,), "_Znam": (0,)}
"""The positions of the numbers whose product is the size."""
_RELEASES = frozenset(("free", "realloc", "_ZdlPv", "_ZdlPvm", "_ZdaPv", "_ZdaPvm"))
_TRANSFERS = re.compile(r"llvm\.(memcpy|memmove|memset)\.")
_PROMISES = re.compile(r"memory\(|readnone$|readonly$|writeonly$|argmemonly$|speculatable$|nosync$")
_MERGES = frozenset(("phi", "select"))
_SMALL = 16
"""Local variables of so many bytes are no arrays."""

Extent = tuple[Value, Value]
_EVERYTHING: Extent = (i64(0), i64(-1))


def is_checked(text: str) -> bool:
    """Whether the accesses of a module are checked already."""
    return f"@{HOLDS}(" in text


def with_checks(text: str) -> str:
    """Accesses are checked while they run."""
    if is_checked(text):
        return text
    module = parse_module(text)
    messages: dict[str, str] = {}
    debug = DebugInfo(module)
    for function in module.functions.values():
        if not function.is_declaration:
            _Checking(module, function, debug, messages).run()
    return print_module(module) + "\n".join(messages.values()) + _DECLARATIONS


class _Checking:
    """Rewrites one function."""

    def __init__(self, module: Module, function: Function, debug: DebugInfo, messages: dict[str, str]) -> None:
        self.module = module
        self.function = function
        self.debug = debug
        self.messages = messages
        self.extents: dict[Value, Extent] = {}
        self.replaced: dict[Value, Phi] = {}
        self._reads: set[Value] = set()
        """The merges of what is read, and of zero where nothing was."""
        self.builder = Builder(function)

    def run(self) -> None:
        accesses = [(i, *found) for i in self.function.instructions() if (found := self._access(i)) is not None]
        self._note_own()
        for inst, pointer, size in accesses:
            self._check(inst, pointer, size)
            if isinstance(inst, Call) and not (inst.callee_name or "").startswith("llvm.memset."):
                self._check(inst, inst.operands[1], size)
        for inst in self.function.instructions():
            if inst not in self._reads:
                inst.operands = [self._now(o) for o in inst.operands]
            if isinstance(inst, Call):
                inst.callee = self._now(inst.callee)
        self._withdraw_promises()

    def _now(self, value: Value) -> Value:
        """What stands for a value that is read under a condition."""
        return self.replaced.get(value, value)

    def _check(self, inst: Instruction, pointer: Value, size: Value) -> None:
        extent = self._extent(self._now(pointer))
        if extent != _EVERYTHING:
            self._guard(inst, pointer, size, extent)

    # -- what is accessed

    def _access(self, inst: Instruction) -> tuple[Value, Value] | None:
        """The pointer of an access, and how many bytes it touches."""
        layout = self.module.layout
        if isinstance(inst, Load):
            return inst.pointer, i64(layout.store_size(inst.type))
        if isinstance(inst, Store):
            return inst.pointer, i64(layout.store_size(inst.value.type))
        if isinstance(inst, Atomic) and len(inst.operands) > 1:
            return inst.operands[0], i64(layout.store_size(inst.operands[1].type))
        if isinstance(inst, Call) and _TRANSFERS.match(inst.callee_name or ""):
            return inst.operands[0], inst.operands[2]
        return None

    def _origins(self, pointer: Value) -> list[Value]:
        """What a pointer is made from by moving and merging."""
        def onward(value: Value) -> list[Value]:
            if isinstance(value, GetElementPtr):
                return [self._now(value.base)]
            if isinstance(value, Instruction) and value.opcode in _MERGES and value not in self._reads:
                return [self._now(v) for v in _merged(value)]
            return []

        return [value for value in reached([self._now(pointer)], onward) if not onward(value)]

    def _extent(self, pointer: Value) -> Extent:
        """Where the array that a pointer leads into begins and ends."""
        origins = self._origins(pointer)
        if len(origins) == 1:
            return self._of_origin(origins[0])
        while isinstance(pointer, GetElementPtr):
            pointer = self._now(pointer.base)
        known = self.extents.get(pointer)
        if known is not None:
            return known
        if pointer in self._reads:
            return self._of_origin(pointer)
        if isinstance(pointer, Phi):
            return self._of_phi(pointer)
        if isinstance(pointer, Instruction) and pointer.opcode == "select":
            yes, no = (self._extent(self._now(o)) for o in pointer.operands[1:])
            with self._behind(pointer) as b:
                made = tuple(b.select(pointer.operands[0], y, n) for y, n in zip(yes, no, strict=True))
            self.extents[pointer] = (made[0], made[1])
            return self.extents[pointer]
        return self._of_origin(pointer)

    def _of_phi(self, phi: Phi) -> Extent:
        made = Phi(T.I64), Phi(T.I64)
        self.extents[phi] = made
        for part in made:
            phi.parent.insert(phi.index + 1, part)
        for operand, block in zip(phi.operands, phi.blocks, strict=True):
            for part, value in zip(made, self._extent(self._now(operand)), strict=True):
                part.add(value, block)
        return made

    def _of_origin(self, origin: Value) -> Extent:
        handed = isinstance(origin, (Argument, Load, Call)) or origin in self._reads
        if not handed or not origin.type.is_pointer:
            return _EVERYTHING
        if isinstance(origin, Call) and origin.opcode != "call":
            return _EVERYTHING
        known = self.extents.get(origin)
        if known is None:
            with self._behind(origin) as b:
                known = b.call(BEGIN, T.I64, [origin]), b.call(END, T.I64, [origin])
            self.extents[origin] = known
        return known

    def _behind(self, value: Value) -> _Inserting:
        return _Inserting(self.builder, self.function, value)

    # -- checks

    def _guard(self, inst: Instruction, pointer: Value, size: Value, extent: Extent) -> None:
        """Let an access happen only inside of an extent; split its block."""
        block, b = inst.block, self.builder
        assert block is not None
        at = block.instructions.index(inst)
        before, behind = block.instructions[:at], block.instructions[at + 1 :]
        stem = f"irad.bounds.{len(self.function.blocks)}"
        inside, outside, joined = (Block(f"{stem}.{n}", self.function) for n in ("inside", "outside", "joined"))
        place = self.function.blocks.index(block) + 1
        self.function.blocks[place:place] = [inside, outside, joined]
        block.instructions, b.block = before, block
        with b.at(inst.location):
            bytes_ = b.cast("zext", size, T.I64)
            holds = b.call(HOLDS, T.I32, [pointer, bytes_, *extent])
            b.branch_if(b.compare("icmp", "ne", holds, ConstInt(T.I32, 0)), inside, outside)
            b.block = inside
            b.block.append(inst)
            b.branch(joined)
            b.block = outside
            self._report(b, inst, pointer, size, extent)
            b.branch(joined)
            b.block = joined
            if not inst.type.is_void:
                self.replaced[inst] = phi = b.phi(inst.type, [(zero(inst.type), outside)])
                phi.add(inst, inside)
                self._reads.add(phi)
        for each in behind:
            joined.append(each)
        for successor in joined.terminator.targets:
            for phi in successor.phis:
                phi.blocks = [joined if x is block else x for x in phi.blocks]

    def _report(self, b: Builder, inst: Instruction, pointer: Value, size: Value, extent: Extent) -> None:
        found = self.debug.location(inst.location)
        place = f"{found.location}: " if found is not None and found.line else ""
        unit = size if isinstance(size, ConstInt) and not isinstance(inst, Call) else i64(1)
        words = [GlobalRef(self._message(text)) for text in (place, self._name(pointer))]
        b.call(OUTSIDE, T.VOID, [pointer, *extent, unit, *words])

    def _name(self, pointer: Value) -> str:
        origins = self._origins(pointer)
        (origin,) = origins if len(origins) == 1 else (None,)
        if not isinstance(origin, Argument):
            return "the memory that a pointer leads to"
        stated = self.debug.subprogram(self.function)
        names = {p.argument: p.name for p in stated.parameters} if stated is not None else {}
        return f"argument '{names.get(origin.index) or origin.name or origin.index + 1}'"

    def _message(self, text: str) -> str:
        data = text.encode() + b"\0"
        name = f"irad.bounds.{hashlib.sha256(data).hexdigest()[:12]}"
        shown = "".join(chr(c) if 32 <= c < 127 and c not in b'"\\' else f"\\{c:02X}" for c in data)
        line = f'@{name} = private unnamed_addr constant [{len(data)} x i8] c"{shown}", align 1'
        self.messages.setdefault(name, line)
        return name

    # -- arrays of the code's own

    def _note_own(self) -> None:
        for inst in list(self.function.instructions()):
            name = inst.callee_name if isinstance(inst, Call) and inst.opcode == "call" else None
            if name in _RELEASES:
                self._before(inst, FORGET, [inst.operands[0]])
            if name is not None and name in _ALLOCATORS:
                with self._behind(inst) as b:
                    size: Value = i64(1)
                    for position in _ALLOCATORS[name]:
                        size = b.mul(size, b.cast("zext", inst.operands[position], T.I64))
                    b.call(NOTE, T.VOID, [inst, size])
            if hints.declares_extent(name):
                assert isinstance(inst, Call)
                inst.callee, inst.function_attributes = GlobalRef(NOTE), ""
        local = list(self._handed_on())
        for variable, bytes_ in local:
            with self._behind(variable) as b:
                b.call(NOTE, T.VOID, [variable, i64(bytes_)])
            for block in self.function.blocks:
                if block.terminator.opcode == "ret":
                    self._before(block.terminator, FORGET, [variable])
        for symbol, bytes_ in self._globals_handed_on().items():
            with _Inserting(self.builder, self.function, None) as b:
                b.call(NOTE, T.VOID, [GlobalRef(symbol), i64(bytes_)])

    def _before(self, inst: Instruction, name: str, operands: list[Value]) -> None:
        made = Call(GlobalRef(name), T.VOID, operands)
        if inst.location is not None:
            made.metadata["dbg"] = inst.location
        inst.parent.insert(inst.index, made)

    def _handed_on(self) -> Iterator[tuple[Alloca, int]]:
        """Local arrays whose address goes to functions or into memory, with their sizes."""
        users = users_of(self.function)
        for variable in self.function.entry.instructions:
            if not isinstance(variable, Alloca) or not isinstance(variable.operands[0], ConstInt):
                continue
            size = self.module.layout.size(variable.allocated) * variable.operands[0].value
            if size > _SMALL and self._escapes(variable, users):
                yield variable, size

    @staticmethod
    def _escapes(variable: Instruction, users: dict[Value, list[Instruction]]) -> bool:
        def moved(value: Instruction) -> Iterator[Instruction]:
            return (u for u in users.get(value, ()) if isinstance(u, GetElementPtr) or u.opcode in _MERGES)

        def keeps(user: Instruction, value: Instruction) -> bool:
            stores = isinstance(user, Store) and user.value is value
            return stores or (isinstance(user, Call) and not (user.callee_name or "").startswith("llvm."))

        return any(keeps(user, value) for value in reached([variable], moved) for user in users.get(value, ()))

    def _globals_handed_on(self) -> dict[str, int]:
        found = {}
        for call in (i for i in self.function.instructions() if isinstance(i, Call)):
            if (call.callee_name or "").startswith(("llvm.", "irad_extent_")):
                continue
            for operand in call.operands:
                variable = self.module.globals.get(operand.name) if isinstance(operand, GlobalRef) else None
                if variable is not None and variable.has_initializer and not variable.thread_local:
                    size = self.module.layout.size(variable.type)
                    if size > _SMALL:
                        found[variable.name] = size
        return found

    def _withdraw_promises(self) -> None:
        """What was promised of the function, and where it is called, is not true any more of one that checks."""
        self.function.suffix = self._kept(self.function.suffix)
        for inst in self.function.instructions():
            callee = self.module.functions.get(inst.callee_name or "") if isinstance(inst, Call) else None
            if isinstance(inst, Call) and (callee is None or not callee.is_declaration):
                inst.function_attributes = self._kept(inst.function_attributes)

    def _kept(self, text: str) -> str:
        words: list[str] = []
        for word in split_attributes(text):
            group = self.module.attribute_groups.get(word[1:]) if word.startswith("#") else None
            if group is None or not any(_PROMISES.match(w) for w in split_attributes(group)):
                words.append(word)
            else:
                words += (w for w in split_attributes(group) if not _PROMISES.match(w))
        return " ".join(w for w in words if not _PROMISES.match(w))


def _merged(inst: Instruction) -> list[Value]:
    return list(inst.operands if isinstance(inst, Phi) else inst.operands[1:])


class _Inserting:
    """Builds instructions behind a value: behind the phis and variables of its block."""

    def __init__(self, builder: Builder, function: Function, value: Value | None) -> None:
        self.builder = builder
        inst = value if isinstance(value, Instruction) else None
        self.block = inst.block if inst is not None else function.entry
        assert self.block is not None
        first = self.block.instructions.index(inst) + 1 if inst is not None else 0
        rest = self.block.instructions[first:]
        self.at = first + next((n for n, i in enumerate(rest) if not isinstance(i, (Phi, Alloca))), 0)
        self.location = inst.location if inst is not None else _first_location(function)

    def __enter__(self) -> Builder:
        assert self.block is not None
        self.rest = self.block.instructions[self.at :]
        self.block.instructions = self.block.instructions[: self.at]
        self.builder.block = self.block
        self.builder.location = self.location
        return self.builder

    def __exit__(self, *_: object) -> None:
        assert self.block is not None
        self.block.instructions += self.rest
        self.builder.location = None


def _first_location(function: Function) -> str | None:
    return next((i.location for i in function.instructions() if i.location is not None), None)
