"""What the functions of a module name, directly or through the functions that they name: what they may wait for,
release, or write to."""

from __future__ import annotations

from functools import cached_property

from irad.analysis.alias.hidden_variables import is_hidden
from irad.analysis.alias.memory import MemoryObject, holds_pointers
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.call_targets import is_data, names_in
from irad.analysis.cfg import CFG
from irad.analysis.loops import IrreducibleFlow, LoopForest
from irad.facts.block_keepers import Keeper, keeper
from irad.facts.call_classifier import CallClassifier
from irad.ir.instructions import Alloca, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function, Module
from irad.ir.values import Constant, ConstNull, GlobalRef
from irad.ir.worklist import reached
from irad.rules.kinds import Reallocation, Release, Synchronisation, Transfer


class CallGraph:
    """Of one module, as its functions were before they were rewritten."""

    def __init__(self, module: Module, calls: CallClassifier) -> None:
        self.module = module
        self.calls = calls
        self._named: dict[str, frozenset[str]] = {}
        self._moving: dict[str, bool] = {}
        self._finding: dict[str, bool] = {}
        self._loading: dict[str, bool] = {}
        self._filling: dict[str, frozenset[str]] = {}
        self._keepers: dict[str, Keeper | None] = {}
        self._looping: dict[str, bool] = {}
        self._recursive: dict[str, bool] = {}

    def _of(self, name: str) -> frozenset[str]:
        """The globals and functions that a defined function names or may call through a pointer, itself excluded; the
        variables that a variable's initial value leads to."""
        known = self._named.get(name)
        if known is None:
            variable = self.module.globals.get(name)
            if variable is not None and variable.has_initializer and is_data(name):
                known = self._named[name] = self.module.named_in(variable) & self.module.globals.keys()
                return known
            function = self.module.functions.get(name)
            if function is None or function.is_declaration:
                return frozenset()
            names = _names(function)
            for inst in function.instructions():
                if isinstance(inst, Call) and inst.callee_name is None and not inst.is_asm:
                    names.update(self.calls.targets.possible(inst))
            known = self._named[name] = frozenset(names - {name})
        return known

    def remember(self, function: Function) -> None:
        """Find out what a function names that is about to be rewritten: who asks later sees the same."""
        self._of(function.name)
        self._moves(function.name)
        self._finds_pointers(function.name)
        self._loads_pointers(function.name)
        self.has_loops(function.name)
        self.is_recursive(function.name)

    def reachable(self, name: str) -> frozenset[str]:
        """All globals and functions that a function names, directly or through the functions it names."""
        return frozenset(reached(self._of(name), self._of))

    def of_call(self, call: Call) -> frozenset[str]:
        """All that a call's callee names in this way, and the functions that it is handed: whoever has the address of
        a function may call it."""
        found = self.reachable(call.callee_name) if call.callee_name else frozenset()
        for operand in call.operands:
            for name in names_in(operand):
                if name in self.module.functions:
                    found |= self.reachable(name)
        return found

    def waits(self, function: Function) -> bool:
        """Whether threads that run a function may wait for one another in it, or in what it calls."""
        names = self.reachable(function.name)
        return any(isinstance(f.rule, Synchronisation) for n in names if (f := self.calls.registry.lookup(n)))

    def is_recursive(self, name: str) -> bool:
        """Whether a function may call itself, directly or by way of others."""
        known = self._recursive.get(name)
        if known is None:
            function = self.module.functions[name]
            itself = any(isinstance(i, Call) and i.callee_name == name for i in function.instructions())
            known = self._recursive[name] = itself or name in self.reachable(name)
        return known

    def has_loops(self, name: str) -> bool:
        """Whether there are loops in a function itself."""
        known = self._looping.get(name)
        if known is None:
            function = self.module.functions.get(name)
            known = function is not None and not function.is_declaration and CFG(function).is_cyclic
            self._looping[name] = known
        return known

    def moves_memory(self, name: str) -> bool:
        """Whether a function, or what it calls, moves memory without looking at what it is: by its size, or word by
        word."""
        return any(self._moves(n) for n in (name, *self.reachable(name)))

    def _moves(self, name: str) -> bool:
        known = self._moving.get(name)
        if known is None:
            found = self.calls.registry.lookup(name)
            function = self.module.functions.get(name)
            known = found is not None and isinstance(found.rule, (Transfer, Reallocation))
            if function is not None and not function.is_declaration:
                known = any(_moves_word(inst) for inst in function.instructions())
            self._moving[name] = known
        return known

    def filled_variables(self, name: str) -> frozenset[str]:
        """The global variables with pointers to memory into which a function itself puts numbers, or hands it to others
        who do."""
        function = self.module.functions.get(name)
        if function is None or function.is_declaration:
            return frozenset()
        if name not in self._filling:
            self._filling[name] = self._filled(function) if self._names_pointers(name) else frozenset()
        return self._filling[name]

    def _names_pointers(self, name: str) -> bool:
        variables = (self.module.globals.get(n) for n in self._of(name))
        return any(v is not None and not v.constant and is_data(v.name) for v in variables)

    def _filled(self, function: Function) -> frozenset[str]:
        cfg = CFG(function)
        try:
            pointers = PointsTo(function, cfg, LoopForest(cfg), self.calls.effect)
        except IrreducibleFlow:
            return self._of(function.name)
        objects: set[MemoryObject] = set()
        for inst in function.instructions():
            if isinstance(inst, Store) and not inst.value.type.is_pointer:
                objects |= pointers.objects(inst.pointer)
            elif isinstance(inst, Call):
                effect = self.calls.effect(inst)
                into = (o for i, o in enumerate(inst.operands) if o.type.is_pointer and effect.stores_through(i))
                given = frozenset(o for pointer in into for o in pointers.objects(pointer))
                objects |= given if effect.copies is not None else pointers.reachable(given)
        found = set()
        for variable in (GlobalRef(n) for n in self._of(function.name) if n in self.module.globals):
            held = pointers.reachable(pointers.stored_in((MemoryObject("global", variable),)))
            if not objects.isdisjoint(held):
                found.add(variable.name)
        return frozenset(found)

    def finds_pointers(self, name: str) -> bool:
        """Whether a function, or what it calls, may have pointers that it has not got from its arguments, from
        variables that it names or from an allocator."""
        return any(self._finds_pointers(n) for n in (name, *self.reachable(name)))

    def _finds_pointers(self, name: str) -> bool:
        known = self._finding.get(name)
        if known is None:
            function = self.module.functions.get(name)
            defined = function is not None and not function.is_declaration
            known = defined and any(map(self._finds_pointer, function.instructions() if function is not None else ()))
            self._finding[name] = known
        return known

    def _finds_pointer(self, inst: Instruction) -> bool:
        if isinstance(inst, Call):
            effect = self.calls.effect(inst)
            if inst.callee_name is None or effect.kind == "unknown" or inst.callee_name in self.calls.custom:
                return True
            return holds_pointers(inst.type) and effect.kind not in _HANDED
        derived = isinstance(inst, (GetElementPtr, Phi, Alloca)) or inst.opcode in _DERIVED
        return not derived and holds_pointers(inst.type)

    def hands_on(self, name: str) -> bool:
        """Whether the pointers that a function returns lead to memory that it is given, or to constants: it makes none,
        finds none, and names no variable."""
        every = (name, *self.reachable(name))
        return not any(self._finds_pointers(n) or self._names_pointers(n) or self._allocates(n) for n in every)

    def _allocates(self, name: str) -> bool:
        function = self.module.functions.get(name)
        if function is None or function.is_declaration:
            return False
        return any(isinstance(i, Call) and self.calls.effect(i).allocates for i in function.instructions())

    def loads_pointers(self, name: str) -> bool:
        """Whether a function, or what it calls, reads pointers from memory."""
        return any(self._loads_pointers(n) for n in (name, *self.reachable(name)))

    def _loads_pointers(self, name: str) -> bool:
        known = self._loading.get(name)
        if known is None:
            function = self.module.functions.get(name)
            body = function.instructions() if function is not None and not function.is_declaration else ()
            known = self._loading[name] = any(isinstance(i, Load) and i.type.is_pointer for i in body)
        return known

    def named_variables(self, name: str) -> tuple[str, ...]:
        """The variables that a function names, or what it calls, that may change and to which pointers may lead."""
        variables = self.module.globals
        named = (n for n in self.reachable(name) if n in variables and not variables[n].constant)
        return tuple(n for n in named if not is_hidden(self.module, n))

    def releases(self, name: str) -> bool:
        """Whether a function, or what it calls, may free or resize memory."""
        found = (self.calls.registry.lookup(n) for n in self.reachable(name))
        return any(f is not None and isinstance(f.rule, (Release, Reallocation)) for f in found)

    @cached_property
    def frees_found_blocks(self) -> bool:
        """Whether a function of the module frees, or resizes, blocks that it has not just allocated itself."""
        found = (
            inst.operands[release.block]
            for function in self.module.functions.values()
            for inst in function.instructions() if isinstance(inst, Call)
            for release in (self._release(inst),) if release is not None
        )  # fmt: skip
        return any(not isinstance(b, Call) or self.calls.effect(b).kind != "allocate" for b in found)

    def _release(self, call: Call) -> Release | Reallocation | None:
        rule = self.calls.registry.lookup(call.callee_name or "")
        return rule.rule if rule is not None and isinstance(rule.rule, (Release, Reallocation)) else None

    def written_globals(self, name: str) -> frozenset[str]:
        """Mutable globals with a definition here that a function, or what it calls, may store into; and if there are
        any, those that hold pointers; also those that keep blocks in which it may work."""
        module = self.module
        candidates = {
            n
            for n in self.reachable(name)
            if n in module.globals and not module.globals[n].constant and module.globals[n].has_initializer
        }
        if not candidates:
            return frozenset()
        written: set[str] = set()
        for function_name in (name, *self.reachable(name)):
            function = module.functions.get(function_name)
            if function is None or function.is_declaration:
                continue
            for inst in function.instructions():
                if isinstance(inst, Call) and self.calls.synchronisation(inst) is not None:
                    continue  # a lock is no memory of the program's
                written |= self._stored_globals(inst) & candidates
        layout = module.layout
        variables = {n: module.globals[n] for n in self.reachable(name) if n in module.globals and is_data(n)}
        for variable in variables.values():
            if variable.has_initializer:  # room that is handed out through data: nobody names it where it is written
                named = module.named_in(variable) & candidates
                written |= {n for n in named if isinstance(module.initializer(n), ConstNull)}
        if written & self._lent_globals:  # pointers in the others may lead to these
            written |= {n for n in candidates if holds_pointers(layout.body(module.globals[n].type))}
            written |= {n for n, v in variables.items() if v.constant and module.named_in(v) & written}
        return frozenset(written | {n for n in candidates if self.keeper(n) is not None})

    def keeper(self, name: str) -> Keeper | None:
        """What is known of a global variable whose pointer keeps a block from call to call."""
        if name not in self._keepers:
            self._keepers[name] = keeper(self.module, self.calls, name)
        return self._keepers[name]

    @cached_property
    def _lent_globals(self) -> frozenset[str]:
        """Globals whose address may be kept somewhere: stored, handed to a function, or named in data."""
        found: set[str] = set()
        for variable in self.module.globals.values():
            if variable.has_initializer and is_data(variable.name):
                found |= self.module.named_in(variable)
        for function in self.module.functions.values():
            for inst in function.instructions() if not function.is_declaration else ():
                if isinstance(inst, Store):
                    found |= names_in(inst.value)
                elif inst.opcode in _KEEPING and not (getattr(inst, "callee_name", None) or "").startswith("llvm."):
                    for operand in inst.operands:
                        found |= names_in(operand)
        return frozenset(found)

    @staticmethod
    def _stored_globals(inst: Instruction) -> set[str]:
        """Globals that an instruction may write: those it names other than as a load's address."""
        if inst.opcode in ("load", "icmp"):
            return set()
        return {g for operand in inst.operands for g in names_in(operand)}


_DERIVED = ("select", "bitcast", "addrspacecast", "freeze")
_HANDED = ("defined", "allocate", "marker", "structural")
"""Kinds of calls whose results are pointers that are seen elsewhere."""
_KEEPING = frozenset(("call", "invoke", "phi", "select", "ret", "ptrtoint", "insertvalue", "getelementptr"))


def _moves_word(inst: Instruction) -> bool:
    """Whether an integer is stored as it was loaded."""
    return isinstance(inst, Store) and inst.value.type.scalar.is_integer and isinstance(inst.value, Load)


def _names(function: Function) -> set[str]:
    found: set[str] = set()
    for inst in function.instructions():
        for operand in inst.operands:
            if isinstance(operand, Constant):
                found |= names_in(operand)
        if isinstance(inst, Call):
            found |= names_in(inst.callee)
    found.discard(function.name)
    return found


__all__ = ["CallGraph"]
