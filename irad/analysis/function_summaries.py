"""What defined functions do with the memory behind their pointer arguments.

LLVM infers such attributes itself, but not for functions that a linker may take from elsewhere (`linkonce_odr`: every
C++ template and inline function), and irad differentiates the definition at hand. A pointer argument is followed
through address arithmetic, phis and selects to where it is used, into the functions that it is passed on to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from irad.analysis.alias.memory import holds_pointers
from irad.analysis.alias.points_to import CONSTANT_DATA, moves_address_bits
from irad.analysis.mod_ref import CallEffect
from irad.ir.instructions import Alloca, Atomic, Call, GetElementPtr, Instruction, Load, Store
from irad.ir.module import Function, GlobalVariable, Module
from irad.ir.values import Argument, ConstAggregate, Constant, ConstExpr, ConstInt, ConstNull, GlobalRef, Value
from irad.ir.worklist import postorder, reached


@dataclass(frozen=True)
class Use:
    """What may happen to one pointer argument: memory directly behind it is read or written, the pointer is kept, a
    pointer is found in that memory, or put there."""

    reads: bool = False
    writes: bool = False
    captured: bool = False
    finds: bool = False
    puts: bool = False

    def __or__(self, other: Use) -> Use:
        return Use(
            self.reads or other.reads,
            self.writes or other.writes,
            self.captured or other.captured,
            self.finds or other.finds,
            self.puts or other.puts,
        )


ANYTHING = Use(True, True, True, True, True)
_KEPT = Use(finds=True, puts=True)
_POINTER = 8
_KINDS_WITHOUT_POINTERS = frozenset(("scalar", "inactive", "fill", "marker", "release"))
_ON = frozenset(("phi", "select", "freeze", "bitcast", "addrspacecast"))


@dataclass(eq=False)
class TransitiveProperty:
    """What holds of a function if it holds of one of its instructions, or of a function that it calls: the least
    solution, in which recursion adds nothing of itself."""

    known: dict[str, bool] = field(default_factory=dict)
    open: list[str] = field(default_factory=list)
    assumed: set[str] = field(default_factory=set)

    def of(self, function: Function, holds: Callable[[Instruction], bool]) -> bool:
        name = function.name
        if name in self.open or name in self.assumed:
            return False
        if name not in self.known:
            self.open.append(name)
            found = any(holds(i) for i in function.instructions())
            self.open.pop()
            if found:
                self.known[name] = True
            else:
                self.assumed.add(name)  # so far: a function above may call it and be called by it
            if not self.open:
                self.known |= dict.fromkeys(self.assumed if not found else (), False)
                self.assumed.clear()
        return self.known.get(name, False)


@dataclass(eq=False)
class Summaries:
    """Made on demand. `defined(name)` gives a function whose body counts, `effect(call)` what other calls do,
    `targets(call)` the functions to which a call through a pointer may lead inside a derivative; empty where that is
    not known. `numbers_only(call)`: whether a copy is known to move no pointers. `released(call)`: the block that a
    call of the library frees or resizes."""

    defined: Callable[[str | None], Function | None]
    effect: Callable[[Call], CallEffect]
    targets: Callable[[Call], list[str]]
    numbers_only: Callable[[Call], bool]
    released: Callable[[Call], Value | None]
    _known: dict[tuple[str, bool], tuple[Use, ...]] = field(default_factory=dict)
    _open: set[tuple[str, bool]] = field(default_factory=set)
    _deep: TransitiveProperty = field(default_factory=TransitiveProperty)
    _storing: TransitiveProperty = field(default_factory=TransitiveProperty)
    _elsewhere: TransitiveProperty = field(default_factory=TransitiveProperty)
    _finding: TransitiveProperty = field(default_factory=TransitiveProperty)
    _freeing: TransitiveProperty = field(default_factory=TransitiveProperty)
    _behind: dict[str, Use] = field(default_factory=dict)

    def uses(self, function: Function, derived: bool = False) -> tuple[Use, ...]:
        """One entry per argument; those that are no pointers count for nothing.

        `derived`: of a derivative, in which calls through pointers lead to functions that are known, or end the
        program (see `irad.lowering.devirtualize`).
        """
        key = (function.name, derived)
        if key in self._open:  # asked for by a rule in the midst of it: nothing is assumed
            return (ANYTHING,) * len(function.arguments)
        if key not in self._known:
            solution = _Solution(self, derived)
            members = solution.members(function)
            keys = {(member.name, derived) for member in members} - self._open
            more = True
            while more:
                self._open |= keys
                solution.solve(members)
                self._open -= keys
                self._known |= {(name, derived): found for name, found in solution.found.items()}
                more = self._by_detours(solution, members)
        return self._known[key]

    def _by_detours(self, solution: _Solution, members: list[Function]) -> bool:
        """Add to the uses of pointers that are kept what is done by way of where they are kept; whether that is new."""
        new = False
        for member in members:
            self._behind.pop(member.name, None)
        for member in members:
            if any(use.captured and use != ANYTHING for use in solution.found[member.name]):
                again = self._indirect(member)
                new = new or again != solution.detours.get(member.name)
                solution.detours[member.name] = again
        return new

    def captures_loaded(self, load: Load, users: dict[Value, list[Instruction]]) -> bool:
        """Whether a function may do more with a pointer that it finds in memory than to look behind it."""
        if not load.type.is_pointer:
            return True
        for inst in _handed_to(load, users):
            function = self.defined(inst.callee_name)
            if function is not None:
                self.uses(function, derived=True)  # of what is asked for in the midst of it nothing is assumed
        return _Solution(self, True).use(load, users).captured

    def known(self, name: str, derived: bool) -> tuple[Use, ...] | None:
        """What has been found for a function, if it has been looked into."""
        return self._known.get((name, derived))

    def _indirect(self, function: Function) -> Use:
        """What a function does with memory to which it comes by pointers that it finds in memory."""
        known = self._behind.get(function.name)
        if known is None:
            self._behind[function.name] = Use(True, True)  # of a recursive call nothing is assumed
            known = Use()
            for inst in function.instructions():
                known |= self._indirect_at(inst)
            self._behind[function.name] = known
        return known

    def _indirect_at(self, inst: Instruction) -> Use:
        if isinstance(inst, (Load, Store)):
            if self._is_direct(inst.pointer):
                return Use()
            return Use(reads=isinstance(inst, Load), writes=isinstance(inst, Store))
        if isinstance(inst, Atomic):
            return Use(True, True)
        if not isinstance(inst, Call):
            return Use()
        function = self.defined(inst.callee_name)
        if function is not None and len(function.arguments) == len(inst.operands):
            total, uses = self._indirect(function), self.uses(function)
        else:
            effect = self.effect(inst)
            total = Use(effect.other_reads, effect.other_writes)
            uses = tuple(Use(effect.reads_through(i), effect.writes_through(i)) for i in range(len(inst.operands)))
        for use, operand in zip(uses, inst.operands, strict=True):
            if operand.type.is_pointer and not self._is_direct(operand):
                total |= Use(use.reads, use.writes)
        return total

    def stores_deeply(self, function: Function) -> bool:
        """Whether a function may store pointers elsewhere than directly behind its arguments, in memory of its own or
        in variables that it names (what lies there, nobody claims to know): through pointers that it finds in
        memory."""
        return self._deep.of(function, self._stores_deeply)

    def stores_pointers(self, function: Function) -> bool:
        """Whether a function may store pointers anywhere but in local variables of its own."""
        return self._storing.of(function, self._stores_pointer)

    def _stores_pointer(self, inst: Instruction) -> bool:
        if isinstance(inst, Store):
            moves = holds_pointers(inst.value.type) or moves_address_bits(inst.value)
            return moves and not self._is_own(inst.pointer)
        if not isinstance(inst, Call):
            return isinstance(inst, Atomic) and _stores_address(inst)
        function = self.defined(inst.callee_name)
        if function is not None:
            return self.stores_pointers(function)
        targets = [self.defined(n) for n in self.targets(inst)] if inst.callee_name is None else []
        if targets and None not in targets:
            return any(self.stores_pointers(f) for f in targets if f is not None)
        effect = self.effect(inst)
        if effect.copies is not None:
            return not self.numbers_only(inst) and not self._is_own(inst.operands[effect.copies[0]])
        return effect.writes_memory and (effect.hands or not effect.is_known)

    @property
    def is_settled(self) -> bool:
        """Whether no question is open, so that answers hold for good."""
        return not any(p.open for p in (self._deep, self._storing, self._elsewhere, self._finding, self._freeing))

    def finds_pointers(self, function: Function) -> bool:
        """Whether a function may hand out memory, or store pointers to it, that it has neither made nor been given:
        it names variables of the program, or calls what nobody sees."""
        return self._finding.of(function, self._finds_pointers)

    def _finds_pointers(self, inst: Instruction) -> bool:
        block = inst.block
        module = block.function.module if block is not None and block.function is not None else None
        if module is None or inst.opcode == "inttoptr":
            return True
        if any(_names_variables(o, module) for o in inst.operands):
            return True
        if not isinstance(inst, Call):
            return False
        function = self.defined(inst.callee_name)
        if function is not None:
            return self.finds_pointers(function)
        effect = self.effect(inst)
        return effect.hands or effect.kind in ("unknown", "custom")

    def frees(self, function: Function) -> bool:
        """Whether a function may free or resize blocks that it has not just made itself."""
        return self._freeing.of(function, self._frees)

    def _frees(self, inst: Instruction) -> bool:
        if not isinstance(inst, Call):
            return False
        names = [inst.callee_name] if inst.callee_name else self.targets(inst)
        if any(self.frees(f) for f in map(self.defined, names) if f is not None):
            return True
        block = self.released(inst)
        return block is not None and not all(isinstance(v, ConstNull) or self._allocates(v) for v in beginnings(block))

    def writes_elsewhere(self, function: Function) -> bool:
        """Whether a function may write to memory that is neither directly behind its arguments nor made by it."""
        return self._elsewhere.of(function, self._writes_elsewhere)

    def _writes_elsewhere(self, inst: Instruction) -> bool:
        if isinstance(inst, Store):
            return not self._is_direct(inst.pointer)
        if inst.opcode in ("atomicrmw", "cmpxchg"):
            return not self._is_direct(inst.operands[0])
        if not isinstance(inst, Call):
            return False
        names = [inst.callee_name] if inst.callee_name else self.targets(inst)
        functions = [self.defined(name) for name in names]
        pointers = [(i, o) for i, o in enumerate(inst.operands) if holds_pointers(o.type)]
        if not functions or any(f is None or len(f.arguments) != len(inst.operands) for f in functions):
            effect = self.effect(inst)
            written = [o for i, o in pointers if effect.writes_through(i)]
            return effect.other_writes or effect.kind == "unknown" or not all(map(self._is_direct, written))
        if any(o.type.is_aggregate for _, o in pointers) or any(self.writes_elsewhere(f) for f in functions if f):
            return True
        uses = [self.uses(f) for f in functions if f is not None]
        return not all(self._is_direct(o) for i, o in pointers if any(use[i].writes for use in uses))

    def _stores_deeply(self, inst: Instruction) -> bool:
        if isinstance(inst, Store):
            return _moves_pointers(inst) and not self._is_direct(inst.pointer) and not _is_variable(inst.pointer)
        if isinstance(inst, Atomic):
            return _stores_address(inst)
        if not isinstance(inst, Call):
            return False
        names = [inst.callee_name] if inst.callee_name else self.targets(inst)
        functions = [self.defined(name) for name in names]
        if not functions or any(f is None or len(f.arguments) != len(inst.operands) for f in functions):
            effect = self.effect(inst)
            if effect.copies is not None:
                return not self.numbers_only(inst) and not self._is_direct(inst.operands[effect.copies[0]])
            if effect.is_known:
                return effect.hands
            if all(_is_constant(o, inst) for o in inst.operands):  # a message, say
                return False
            return effect.other_writes or any(
                o.type.is_pointer and effect.writes_through(i) and not self._is_direct(o)
                for i, o in enumerate(inst.operands)
            )
        return any(self._stores_deeply_in(inst, f) for f in functions if f is not None)

    def _stores_deeply_in(self, call: Call, function: Function) -> bool:
        """The same of a call of a function with a body."""
        if self.stores_deeply(function):
            return True
        if not self.stores_pointers(function):
            return False
        puts = [use.puts for use in self.uses(function)]
        return any(
            o.type.is_pointer and puts[i] and not self._is_direct(o) and not _is_constant(o, call)
            for i, o in enumerate(call.operands)
        )

    def _is_direct(self, pointer: Value) -> bool:
        """Whether a pointer leads directly behind an argument, or to memory that the function has made."""
        return all(isinstance(v, (Argument, ConstNull, Alloca)) or self._allocates(v) for v in beginnings(pointer))

    def _is_own(self, pointer: Value) -> bool:
        """Whether a pointer leads to a local variable of the function."""
        return all(isinstance(v, Alloca) for v in beginnings(pointer))

    def _allocates(self, value: Value) -> bool:
        return isinstance(value, Call) and self.defined(value.callee_name) is None and self.effect(value).allocates


class _Solution:
    """The uses of a function and of all that it calls, as a least fixpoint: recursion adds nothing of itself."""

    def __init__(self, summaries: Summaries, derived: bool) -> None:
        self.summaries = summaries
        self.derived = derived
        self.found: dict[str, tuple[Use, ...]] = {}
        self.detours: dict[str, Use] = {}  # of pointers that are kept, by function

    def members(self, function: Function) -> list[Function]:
        """What has to be looked into, callees first."""
        return list(postorder([function], self._callees))

    def _callees(self, function: Function) -> Iterator[Function]:
        for inst in function.instructions():
            for callee in self._called(inst) if isinstance(inst, Call) else ():
                if isinstance(callee, Function) and self.summaries.known(callee.name, self.derived) is None:
                    yield callee

    def solve(self, members: list[Function]) -> None:
        """Fill `found`."""
        self.found = {f.name: tuple(Use() if a.type.is_pointer else ANYTHING for a in f.arguments) for f in members}
        changed = True
        while changed:
            changed = False
            for function in members:
                before = self.found[function.name]
                detour = self.detours.get(function.name, Use())
                after = tuple(
                    self.use(argument, function.users) if argument.type.is_pointer else ANYTHING
                    for argument in function.arguments
                )
                after = tuple(use | detour | _KEPT if use.captured else use for use in after)
                self.found[function.name] = after
                changed = changed or after != before

    def _called(self, call: Call) -> list[Function | Call]:
        """What a call runs: functions whose bodies count, and calls by name of others; the call itself where nothing
        more is known."""
        names = [call.callee_name] if call.callee_name else self.summaries.targets(call) if self.derived else []
        found: list[Function | Call] = []
        for name in names:
            function = self.summaries.defined(name)
            fits = function is not None and len(function.arguments) == len(call.operands)
            if function is not None and fits:
                found.append(function)
            else:
                found.append(call if call.callee_name else Call(GlobalRef(name), call.type, call.operands))
        return found or [call]

    def use(self, pointer: Value, users: dict[Value, list[Instruction]]) -> Use:
        """What happens to one pointer of a function."""
        total = Use()
        work = [pointer]
        seen: set[Value] = set()
        while work and total != ANYTHING:
            pointer = work.pop()
            if pointer in seen:
                continue
            seen.add(pointer)
            for user in users.get(pointer, ()):
                if _is_derived(user, pointer):
                    work.append(user)
                else:
                    total |= self._at(user, pointer)
        return total

    def _at(self, user: Instruction, pointer: Value) -> Use:
        if isinstance(user, Load):
            return Use(reads=True, finds=_may_have_pointers(user))
        if isinstance(user, Store):
            writes = user.pointer is pointer
            return Use(writes=writes, captured=user.value is pointer, puts=writes and _moves_pointers(user))
        if isinstance(user, Atomic) and user.operands[0] is pointer and not user.operands[1].type.is_pointer:
            return Use(True, True, finds=True, puts=_stores_address(user))
        if user.opcode == "icmp":
            return Use()
        if isinstance(user, Call) and user.callee is not pointer:
            return self._passed(user, pointer)
        return ANYTHING

    def _passed(self, call: Call, pointer: Value) -> Use:
        total = Use()
        positions = [i for i, o in enumerate(call.operands) if o is pointer]
        for callee in self._called(call):
            if isinstance(callee, Function):
                uses = self.found.get(callee.name) or self.summaries.known(callee.name, self.derived)
                for position in positions:
                    total |= uses[position] if uses is not None else ANYTHING
                continue
            effect = self.summaries.effect(callee)
            for position in positions:
                captured = effect.captures(position) or effect.returns_argument == position
                reads, writes = effect.reads_through(position), effect.writes_through(position)
                finds = reads and self._moves_pointers(callee, effect, position, 1)
                puts = writes and self._moves_pointers(callee, effect, position, 0)
                total |= Use(reads, writes, captured, finds, puts)
        return total

    def _moves_pointers(self, call: Call, effect: CallEffect, position: int, side: int) -> bool:
        """Whether a library function may find pointers in the memory that it reads (side 1 of a copy), and keep them,
        or put some into what it writes (side 0)."""
        if effect.copies is not None:
            size = call.operands[2]
            none = (isinstance(size, ConstInt) and size.value < _POINTER) or _is_length(size)
            return position == effect.copies[side] and not none and not self.summaries.numbers_only(call)
        return effect.kind not in _KINDS_WITHOUT_POINTERS or effect.hands


def _is_length(size: Value) -> bool:
    """Whether a size is the length of a text: so far there are no pointers, of which some bytes are zero."""
    if isinstance(size, Instruction) and size.opcode == "add" and isinstance(size.operands[1], ConstInt):
        size = size.operands[0]
    return isinstance(size, Call) and size.callee_name == "strlen"


def _may_have_pointers(value: Value) -> bool:
    """Whether what is loaded or stored may be pointers, or have some in it."""
    integers = value.type.is_aggregate or (value.type.is_vector and value.type.scalar.is_integer)
    return integers or holds_pointers(value.type) or moves_address_bits(value)


def _moves_pointers(store: Store) -> bool:
    """Whether pointers may be stored, but for those to constants: where virtual tables lie, all know."""
    value, block = store.value, store.block
    module = block.function.module if block is not None and block.function is not None else None
    if isinstance(value, Constant) and module is not None and not _names_variables(value, module):
        return False
    return _may_have_pointers(value)


def _stores_address(inst: Atomic) -> bool:
    """Whether an atomic operation may store a pointer: counting does not make one."""
    return any(holds_pointers(o.type) or moves_address_bits(o) for o in inst.operands[1:])


def _names_variables(value: Value, module: Module) -> bool:
    """Whether a constant names variables that the program may change, by way of other constants as well."""
    if isinstance(value, (ConstExpr, ConstAggregate)):
        parts = value.operands if isinstance(value, ConstExpr) else value.elements
        return any(_names_variables(p, module) for p in parts)
    if not isinstance(value, GlobalRef):
        return False

    def variable(name: str) -> GlobalVariable | None:
        return None if name.startswith(CONSTANT_DATA) else module.globals.get(name)

    named = reached([value.name], lambda name: module.named_in(v) if (v := variable(name)) is not None else ())
    return any((v := variable(name)) is not None and not v.constant for name in named)


def _is_constant(value: Value, inst: Instruction) -> bool:
    """Whether what an instruction is given is the same in each run, and leads to no variable."""
    module = inst.block.function.module if inst.block is not None and inst.block.function is not None else None
    return module is not None and isinstance(value, Constant) and not _names_variables(value, module)


def _is_variable(pointer: Value) -> bool:
    """Whether a pointer leads to variables of the program alone, which are named."""
    return all(isinstance(v, GlobalRef) for v in beginnings(pointer))


def beginnings(pointer: Value) -> Iterator[Value]:
    """What a pointer is made of by address arithmetic, phis and selects."""

    def made_of(value: Value) -> list[Value]:
        if isinstance(value, GetElementPtr):
            return [value.base]
        on = isinstance(value, Instruction) and value.opcode in _ON
        return value.operands[value.opcode == "select" :] if on else []  # type: ignore[attr-defined]

    return (value for value in reached([pointer], made_of) if not made_of(value))


def _handed_to(pointer: Value, users: dict[Value, list[Instruction]]) -> Iterator[Call]:
    """The calls that are given a pointer, or one into the same memory."""
    for derived in reached([pointer], lambda value: (u for u in users.get(value, ()) if _is_derived(u, value))):
        yield from (user for user in users.get(derived, ()) if isinstance(user, Call))


def _is_derived(user: Instruction, pointer: Value) -> bool:
    """Whether an instruction makes another pointer into the same memory."""
    if isinstance(user, GetElementPtr):
        return user.base is pointer and user.type.is_pointer
    return user.opcode in _ON
