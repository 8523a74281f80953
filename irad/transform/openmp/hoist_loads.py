"""What a region loads for itself, and would find the same in front of it, is loaded there and handed over.

The base of an array is often a pointer in memory: a member of a structure, a global variable, the first of a list of
rows. If each thread loads it, the engine sees memory that is reached through memory. Handed over, it is an argument of
the team function like any captured array: that is what proofs and private copies need.

A load is done in front of the region if its address can be computed there, nothing that runs in the region writes to
its memory, and it is known not to trap: some thread would run it for certain, under conditions that can be tested in
front of the region as well (`guards`), or it lies between bytes of one object that are known to be there. The addresses
of global variables that hold numbers are handed over as well. What is the same number wherever a region is run is no
argument any more.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from irad.analysis.alias.linear_address import gep_offset
from irad.analysis.alias.memory import Access
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.cfg import CFG
from irad.analysis.clobbers import Clobbers
from irad.analysis.loops import IrreducibleFlow, LoopForest
from irad.analysis.mod_ref import CallEffect
from irad.ir import types as T
from irad.ir.debuginfo import DebugInfo
from irad.ir.instructions import Alloca, Atomic, Call, Cast, Compare, GetElementPtr, Instruction, Load, Store
from irad.ir.module import Function, Module, replace_all_uses_with, users_of
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import Argument, Constant, ConstExpr, ConstFloat, ConstInt, GlobalRef, Value
from irad.transform.openmp.execution_conditions import ExecutionCondition, ExecutionConditions
from irad.transform.openmp.names import FOUND, RAISED, TASK_PREFIX, TEAM, TEAM_PREFIX
from irad.transform.openmp.region_preamble import RegionPreamble
from irad.transform.openmp.source_names import Said, SourceNaming

_COMPUTED = frozenset("add sub mul shl lshr ashr and or xor select".split())
_EXTREMES = ("llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.")
_OWN = frozenset("marker scalar copy fill inactive".split())
_BARRIER = "__kmpc_barrier"


@dataclass(frozen=True)
class Known:
    """What is known of a module: what calls do, and what type of the source an access is of."""

    effect: Callable[[Call], CallEffect]
    access_type: Callable[[Instruction], str | None]


class _Site(NamedTuple):
    caller: Function
    call: Call


@dataclass(eq=False)
class _Group:
    """Loads of one place, in the order of the function; `guards` are the conditions under which it is loaded, `said`
    what the source calls it."""

    loads: list[Load]
    guards: tuple[ExecutionCondition, ...]
    said: Said


def load_beforehand(text: str, known: Callable[[Module], Known]) -> tuple[str, tuple[str, ...]]:
    """A module's text in which team functions are handed what they would load for themselves, and the names of the
    functions that have changed, which are not optimised yet."""
    if TEAM_PREFIX not in text:
        return text, ()
    module = parse_module(text)
    facts, debug, graph = known(module), DebugInfo(module), _Graph(module)
    concurrent = graph.reached()
    changed: set[str] = set()
    teams = graph.teams()
    for name in reversed(teams):
        sites = graph.sites(name)
        if _fold_constants(module.functions[name], sites):
            changed |= {name, *(s.caller.name for s in sites)}
    for name in teams:
        sites = graph.sites(name)
        found = _Region(module, module.functions[name], facts, debug, name in concurrent)
        if sites and found.find():
            found.rewrite(sites)
            changed |= {name, *(s.caller.name for s in sites)}
    return (print_module(module), tuple(sorted(changed))) if changed else (text, ())


class _Graph:
    """Who calls whom, as far as threads of teams go, and who calls teams."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._callees: dict[str, list[str | None]] = {}
        self._roots = [n for n in module.functions if n.startswith((TEAM_PREFIX, TASK_PREFIX))]
        self._callers = [
            f for f in module.functions.values()
            if not f.is_declaration and (f.body_text is None or TEAM_PREFIX in f.body_text)
        ]  # fmt: skip

    def _called(self, name: str) -> list[str | None]:
        if name not in self._callees:
            function = self._module.functions.get(name)
            body = function.instructions() if function is not None and not function.is_declaration else ()
            found = dict.fromkeys(i.callee_name for i in body if isinstance(i, Call))
            self._callees[name] = list(found)
        return self._callees[name]

    def reached(self) -> set[str]:
        """The functions that threads of a team may call, in either form; all, where calls through pointers are made."""
        seen: set[str] = set()
        work = list(self._roots)
        while work:
            for callee in self._called(work.pop()):
                if callee is None:
                    return set(self._module.functions)
                for name in (callee, RAISED + callee):
                    if name in self._module.functions and name not in seen:
                        seen.add(name)
                        work.append(name)
        return seen

    def teams(self) -> list[str]:
        """The team functions, those that others call before them."""
        order: dict[str, None] = {}
        opened: set[str] = set()
        for root in self._roots:
            work = [root]
            while work:
                name = work[-1]
                inner = [c for c in self._called(name) if c in self._module.functions and c not in opened]
                if name in opened or not inner:
                    opened.add(name)
                    order.setdefault(work.pop())
                else:
                    opened.add(name)
                    work += [c for c in inner if c is not None]
        return [name for name in order if name.startswith(TEAM_PREFIX)]

    def sites(self, name: str) -> list[_Site]:
        """The calls of a team function."""
        return [
            _Site(f, i) for f in self._callers for i in f.instructions()
            if isinstance(i, Call) and i.callee_name == name
        ]  # fmt: skip


@dataclass(eq=False)
class _Region:
    """One team function. `nested`: threads of another team may run it."""

    module: Module
    function: Function
    known: Known
    debug: DebugInfo
    nested: bool
    groups: list[_Group] = field(default_factory=list)
    globals: list[str] = field(default_factory=list)
    _of: dict[Value, _Group] = field(default_factory=dict)
    _given: dict[Value, bool] = field(default_factory=dict)
    _there: list[tuple[Hashable, int, int, frozenset[ExecutionCondition]]] = field(default_factory=list)
    """Bytes of objects that are there where guards hold: from, to, from a base."""

    def find(self) -> bool:
        """Decide what is handed over; whether that is anything."""
        try:
            self._prepare()
        except IrreducibleFlow:
            return False
        if not (self.nested and self._is_ordered()):
            while self._take_some():
                self._given.clear()
        self.globals = sorted(self._globals_of_numbers())
        return bool(self.groups or self.globals)

    def _prepare(self) -> None:
        function, known = self.function, self.known
        self.cfg = CFG(function)
        forest = LoopForest(self.cfg)
        self.pointers = PointsTo(function, self.cfg, forest, known.effect)
        self.writes = Clobbers(self.pointers, known.effect, known.access_type, lambda _: False).writes
        self.guards = ExecutionConditions(function, self.cfg, known.effect, self._is_given)
        original = self.module.functions.get(function.name.removeprefix(TEAM_PREFIX))
        self.wording = SourceNaming(self.debug, original, lambda v: self._of[v].said if v in self._of else None)

    def _is_ordered(self) -> bool:
        """Whether threads of other teams may come before or after something here: then they may have written to memory
        in between."""
        for inst in self.function.instructions():
            if isinstance(inst, Atomic) or (isinstance(inst, (Load, Store)) and inst.ordering):
                return True
            if isinstance(inst, Call) and inst.callee_name != _BARRIER:
                name = inst.callee_name or ""
                if self.known.effect(inst).kind not in _OWN or name.startswith("irad_section"):
                    return True
        return False

    # -- loads

    def _candidates(self) -> list[list[Load]]:
        """Loads that are not taken yet, whose addresses can be computed in front of the region and whose memory does
        not change; those of one place together."""
        found: dict[Hashable, list[Load]] = {}
        for block in self.cfg.order:
            for inst in block.instructions:
                if not isinstance(inst, Load) or inst in self._of or inst.volatile or inst.ordering:
                    continue
                if self._is_handed(inst) and self._is_given(inst.pointer) and self._is_unchanged(inst):
                    found.setdefault((inst.type, self._key(inst.pointer)), []).append(inst)
        return list(found.values())

    def _is_handed(self, load: Load) -> bool:
        """Pointers and integers; and numbers that lie beside them, or in a global variable by themselves."""
        if load.type.is_pointer or load.type.is_integer:
            return True
        if not load.type.is_float:
            return False
        base = self._key(self._place(load.pointer)[0])
        return isinstance(load.pointer, GlobalRef) or any(base == other for other, *_ in self._there)

    def _is_unchanged(self, load: Load) -> bool:
        pointers = self.pointers
        read = Access(load, load.pointer, None, self.known.access_type(load) or self._declared(load))
        return not any(w.pointer is None or pointers.may_overlap(read, replace(w, size=None)) for w in self.writes)

    def _declared(self, load: Load) -> str | None:
        """The type of a pointer in a global variable of pointers: optimisers lose it where they move loads."""
        base = self._place(load.pointer)[0]
        variable = self.module.globals.get(base.name) if isinstance(base, GlobalRef) else None
        type_ = variable.type if variable is not None else None
        while isinstance(type_, T.ArrayType):
            type_ = type_.element
        return "any pointer" if type_ is not None and type_.is_pointer and load.type.is_pointer else None

    def _take_some(self) -> bool:
        taken = [self._take(loads) for loads in self._candidates()]
        return any(taken)

    def _take(self, loads: list[Load]) -> bool:
        """Hand a value over, if it may be loaded in front of the region."""
        around = [self.guards.around(load.block) for load in loads if load.block is not None]
        common = {g: where for g, where in around[0].items() if all(g in other for other in around)}
        place, offset = self._place(loads[0].pointer)
        base = self._key(place)
        size = self.module.layout.store_size(loads[0].type)
        guards: frozenset[ExecutionCondition] | None = self._where_there(base, offset, size, frozenset(common))
        if guards is None:
            certain = next(
                (given for load, own in zip(loads, around, strict=True)
                 if self.guards.is_certain(load, given := {g: own[g] for g in common})), None
            )  # fmt: skip
            if certain is None:
                return False
            guards = frozenset(certain)
        group = _Group(loads, tuple(g for g in common if g in guards), self.wording.at(place, offset))
        self.groups.append(group)
        self._of.update(dict.fromkeys(loads, group))
        self._there.append((base, min(offset, 0), max(offset + size, 0), guards))
        return True

    def _where_there(
        self, base: Hashable, low: int, size: int, common: frozenset[ExecutionCondition]
    ) -> frozenset[ExecutionCondition] | None:
        """The guards, of those that hold, under which some bytes are known to be there; None if there are none."""
        found = [g for b, at, to, g in self._there if b == base and at <= low and low + size <= to and g <= common]
        return min(found, key=len, default=None)

    def _place(self, pointer: Value) -> tuple[Value, int]:
        """An address as a base in the same object and the bytes from there."""
        offset = 0
        while isinstance(pointer, GetElementPtr) and "inbounds" in pointer.flags:
            constant, terms = gep_offset(self.module, pointer.source, pointer.indices)
            if terms:
                break
            pointer, offset = pointer.base, offset + constant
        return pointer, offset

    def _key(self, value: Value) -> Hashable:
        """The same for values that are computed alike."""
        group = self._of.get(value)
        if group is not None:
            return ("load", id(group))
        if not isinstance(value, Instruction) or not self._is_given(value):
            return value
        detail: Hashable = None
        if isinstance(value, GetElementPtr):
            constant, terms = gep_offset(self.module, value.source, value.indices)
            return ("address", self._key(value.base), constant, frozenset((self._key(v), c) for v, c in terms))
        if isinstance(value, Compare):
            detail = value.predicate
        elif isinstance(value, Call):
            detail = value.callee_name
        return (value.opcode, value.type, detail, *(self._key(o) for o in value.operands))

    def _is_given(self, value: Value) -> bool:
        """Whether a value can be computed in front of the region."""
        known = self._given.get(value)
        if known is None:
            known = self._given[value] = self._find_given(value)
        return known

    def _find_given(self, value: Value) -> bool:
        if value in self._of:
            return True
        if isinstance(value, Argument):
            return value is not self.function.arguments[0]  # which says how many threads there are
        if isinstance(value, Constant):
            return not any(self.module.globals[n].thread_local for n in _named(value) if n in self.module.globals)
        if isinstance(value, Call):
            name = value.callee_name or ""
            return name.startswith(_EXTREMES) and all(self._is_given(o) for o in value.operands)
        if not isinstance(value, Instruction) or not (value.type.is_pointer or value.type.is_integer):
            return False
        plain = value.opcode in _COMPUTED or (isinstance(value, Cast) and value.opcode in ("trunc", "zext", "sext"))
        if isinstance(value, Compare):
            plain = value.opcode == "icmp"
        return (plain or isinstance(value, GetElementPtr)) and all(self._is_given(o) for o in value.operands)

    # -- global variables

    def _globals_of_numbers(self) -> Iterator[str]:
        """Variables of which nothing but numbers is used, and those are only loaded: what lies in them is told by that
        alone then, as it has to be of an argument."""
        users, variables = users_of(self.function), self.module.globals
        uses: dict[str, list[Instruction]] = {}
        for inst in self.function.instructions():
            for name in {n for o in inst.operands for n in _named(o)}:
                uses.setdefault(name, []).append(inst)
        for name, found in uses.items():
            variable = variables.get(name)
            if variable is None or variable.constant or variable.thread_local or self._of.keys() >= set(found):
                continue
            work, numbers = list(found), True
            while work and numbers:
                inst = work.pop()
                numbers = _is_number(inst) or isinstance(inst, GetElementPtr)
                work += users.get(inst, ()) if isinstance(inst, GetElementPtr) else ()
            if numbers and all(_is_address(o, name) for i in found for o in i.operands):
                yield name

    # -- the new form

    def rewrite(self, sites: list[_Site]) -> None:
        """Change the function and its callers."""
        function = self.function
        said = [*self.globals, *(g.said[0] for g in self.groups)]
        types = [*(T.PTR for _ in self.globals), *(g.loads[0].type for g in self.groups)]
        given = [Argument(type_, "", 0, "") for type_ in types]
        old = list(function.arguments)
        for site in sites:
            front = RegionPreamble(site.caller, site.call, dict(zip(old, site.call.operands, strict=True)))
            values: list[Value] = [GlobalRef(name) for name in self.globals]
            values += [front.load(group.loads, group.guards) for group in self.groups]
            front.close()
            site.call.operands += values
            site.call.argument_attributes += [""] * len(values)
            site.call.function_attributes = ""
        function.arguments = [*old, *given]
        for index, argument in enumerate(function.arguments):
            argument.index = index
        marks = f'"{TEAM}" "{FOUND}"' if f'"{FOUND}"' in function.attribute_words() else f'"{TEAM}"'
        function.suffix = f"noinline nounwind {marks} {function.personality}".strip()
        new: dict[Value, Value] = {}
        for group, argument in zip(self.groups, given[len(self.globals) :], strict=True):
            new.update(dict.fromkeys(group.loads, argument))
        for name, argument in zip(self.globals, given, strict=False):
            _hand_global(function, GlobalRef(name), argument)
        replace_all_uses_with(function, new)
        for load in new:
            assert isinstance(load, Load)
            load.erase()
        _drop_unused(self.function, sites)
        for argument, name in zip(given, said, strict=True):
            if name:
                self._call_it(argument, name)

    def _call_it(self, argument: Argument, name: str) -> None:
        """Name an argument; a descriptor makes way for its array."""
        function = self.function
        for each in (*function.arguments, *function.blocks, *function.instructions()):
            if each.name == name:
                each.name = ""
        argument.name = name


def _fold_constants(function: Function, sites: list[_Site]) -> bool:
    """Replace what is the same number wherever the region is run; whether there is anything such."""
    new: dict[Value, Value] = {}
    for argument in function.arguments[1:]:
        given = [s.call.operands[argument.index] for s in sites]
        if given and isinstance(given[0], (ConstInt, ConstFloat)) and all(v == given[0] for v in given):
            new[argument] = given[0]
    replace_all_uses_with(function, new)
    if new:
        _drop_unused(function, sites)
    return bool(new)


def _drop_unused(function: Function, sites: list[_Site]) -> None:
    """Hand over nothing that is of no use any more."""
    users = users_of(function)
    kept = [a for a in function.arguments if a.index == 0 or users.get(a)]
    for site in sites:
        site.call.operands = [site.call.operands[a.index] for a in kept]
        site.call.argument_attributes = [site.call.argument_attributes[a.index] for a in kept]
    function.arguments = kept
    for index, argument in enumerate(kept):
        argument.index = index
    function.type = T.FunctionType(function.type.result, tuple(a.type for a in kept))


def _named(value: Value) -> Iterator[str]:
    """The global variables and functions that a constant is made of."""
    if isinstance(value, GlobalRef):
        yield value.name
    elif isinstance(value, ConstExpr):
        for operand in value.operands:
            yield from _named(operand)


def _hand_global(function: Function, variable: GlobalRef, argument: Argument) -> None:
    """Use an argument in the place of the address of a global variable."""
    made: list[GetElementPtr] = []

    def handed(operand: Value) -> Value:
        if operand == variable:
            return argument
        if not isinstance(operand, ConstExpr) or variable.name not in _named(operand):
            return operand
        assert operand.source is not None
        base, *indices = operand.operands
        flags = tuple(operand.flags.split())
        made.append(GetElementPtr(operand.source, handed(base), indices, flags=flags))
        return made[-1]

    for inst in function.instructions():
        inst.operands = [handed(o) for o in inst.operands]
    entry = function.entry
    at = next(i for i, inst in enumerate(entry.instructions) if not isinstance(inst, Alloca))
    entry.instructions[at:at] = made
    for inst in made:
        inst.block = entry


def _is_number(inst: Instruction) -> bool:
    return isinstance(inst, Load) and inst.type.scalar.is_float and not inst.volatile and not inst.ordering


def _is_address(value: Value, name: str) -> bool:
    """Whether a constant is the address of a variable, or one at constant distances from it, or has nothing to do with
    it."""
    if isinstance(value, ConstExpr) and name in _named(value):
        return value.opcode == "getelementptr" and _is_address(value.operands[0], name)
    return True


__all__ = ["Known", "load_beforehand"]
