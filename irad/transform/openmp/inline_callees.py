"""What the threads of a team call is inlined into the team function, whatever the source says of inlining.

How adjoints are added to memory that threads share is decided for a team function as a whole: accesses belong to
iterations of its loops. A function that is called there knows nothing of them, and what it adds has to be added
atomically. So one that reaches memory through pointers, or variables of the module, is inlined into the raised form,
if it does not call itself and the team function does not grow too much. What runs as it is keeps its calls.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from irad.analysis.alias.memory import holds_pointers
from irad.ir import types as T
from irad.ir.instructions import Call
from irad.ir.module import Function, Module, split_attributes
from irad.ir.text.printer import print_function
from irad.ir.values import ConstExpr, GlobalRef, Value
from irad.ir.worklist import reached
from irad.transform.openmp.names import INLINED
from irad.transform.openmp.raised_clones import plain_prefix, plain_suffix
from irad.transform.unwinding import drop_hopeless

_MOST = 3000
"""Instructions by which one team function may grow."""
_REPLACED = frozenset("weak linkonce extern_weak common".split())
"""Linkage of functions that may turn out to be others: those with rules of the user's among them."""
_BY_ITSELF = frozenset("noreturn returns_twice strictfp naked presplitcoroutine".split())
"""What a function is that cannot be inlined, or of which nothing would be gained."""
_ABOUT_INLINING = frozenset("noinline optnone inlinehint alwaysinline minsize optsize".split())
_RULES = ("__irad_", "__enzyme_")
"""Variables with such names name functions that are not differentiated by their bodies."""
_MARKED = ("_autodiff", "_fwddiff", "_augmentfwd", "_reverse")
"""What a derivative is asked for by, behind `__irad` or `__enzyme`: such calls are not to become more."""


def with_callees(module: Module, roots: Collection[str]) -> list[str]:
    """Let team functions, and what tasks run (`roots`, by the names that they have in the module), call copies of their
    callees that are always inlined; returns the text of the copies. All other functions of the module are to be thrown
    away then."""
    graph = _Graph(module, frozenset(roots))
    copied: dict[str, None] = {}
    for root in (module.functions[name] for name in roots):
        left = _MOST
        for call in _calls(root):
            name = graph.callee(root, call)
            size = graph.size(name) if name is not None else None
            if name is not None and size is not None and size <= left:
                left -= size
                copied.update(dict.fromkeys((name, *graph.below(name))))
                call.callee = GlobalRef(INLINED + name)
    return [graph.copy(name) for name in copied]


def _calls(function: Function) -> Iterator[Call]:
    return (i for i in function.instructions() if isinstance(i, Call) and i.callee_name is not None)


@dataclass
class _Graph:
    """What calls what, among the functions of a module that can be inlined. apart: those that are not."""

    module: Module
    apart: frozenset[str]
    _sizes: dict[str, int | None] = field(default_factory=dict)

    @cached_property
    def _ruled(self) -> set[str]:
        variables = self.module.globals.values()
        return {n for v in variables if any(r in v.name for r in _RULES) for n in self.module.named_in(v)}

    def callee(self, caller: Function, call: Call) -> str | None:
        """The function that a call is of, if the call can be replaced by its body."""
        name = call.callee_name or ""
        callee = self.module.functions.get(name)
        if callee is None or callee.is_declaration or name in self.apart or name in self._ruled:
            return None
        takes = tuple(o.type for o in call.operands)
        if call.tail == "musttail" or takes != callee.type.params or call.type != callee.result:
            return None
        fits = _machine(caller) == _machine(callee)
        return name if fits and self.size(name) is not None else None

    def size(self, name: str) -> int | None:
        """How many instructions a function is, with all that is inlined into it; None if it is not to be inlined."""
        if name not in self._sizes:
            self._sizes[name] = None if self._calls_itself(name) else self._measure(self.module.functions[name])
        return self._sizes[name]

    def _measure(self, function: Function) -> int | None:
        words = function.attribute_words()
        if words & _BY_ITSELF or "memory(none)" in words or function.type.vararg:
            return None
        if _REPLACED & set(function.prefix.split()) or not self._reaches_memory(function):
            return None
        total = 0
        for inst in function.instructions():
            name = inst.callee_name if isinstance(inst, Call) else None
            marked = name is not None and any(r + m in name for r in ("__irad", "__enzyme") for m in _MARKED)
            if marked or inst.opcode == "indirectbr" or name == "llvm.localescape":
                return None
            total += 1
        for call in _calls(function):
            callee = self.callee(function, call)
            total += self.size(callee) or 0 if callee is not None else 0
        return total if total <= _MOST else None

    def _calls_itself(self, name: str) -> bool:
        def called(each: str) -> set[str]:
            function = self.module.functions.get(each)
            return {c.callee_name or "" for c in _calls(function)} if function is not None else set()

        return name in reached(called(name), called)

    def _reaches_memory(self, function: Function) -> bool:
        """Whether a function may touch what other threads see. (One of numbers alone may have a rule.)"""
        if any(holds_pointers(a.type) for a in function.arguments):
            return True
        operands = (o for i in function.instructions() for o in i.operands)
        return function.result == T.VOID and any(self._is_variable(o) for o in operands)

    def _is_variable(self, value: Value) -> bool:
        if isinstance(value, GlobalRef):
            variable = self.module.globals.get(value.name)
            return variable is not None and not variable.constant
        return isinstance(value, ConstExpr) and any(map(self._is_variable, value.operands))

    def below(self, name: str) -> list[str]:
        """What is inlined into a function."""
        found: dict[str, None] = {}
        work = [name]
        while work:
            caller = self.module.functions[work.pop()]
            for callee in filter(None, (self.callee(caller, c) for c in _calls(caller))):
                if callee not in found:
                    found[callee] = None
                    work.append(callee)
        return list(found)

    def copy(self, name: str) -> str:
        """The text of a function's copy, which is always inlined."""
        function = self.module.functions[name]
        drop_hopeless(function)
        for call in list(_calls(function)):
            callee = self.callee(function, call)
            if callee is not None:
                call.callee = GlobalRef(INLINED + callee)
        kept = Function(
            INLINED + name, function.type, function.arguments,
            f"internal {plain_prefix(function.prefix)}".strip(), self._suffix(function), module=self.module,
        )  # fmt: skip
        kept.blocks = function.blocks
        return print_function(kept)

    def _suffix(self, function: Function) -> str:
        words: list[str] = []
        for word in split_attributes(plain_suffix(function.suffix)):
            group = self.module.attribute_groups.get(word[1:]) if word.startswith("#") else None
            words += [word] if group is None else split_attributes(group)
        return " ".join(("alwaysinline", *(w for w in words if w not in _ABOUT_INLINING)))


def _machine(function: Function) -> frozenset[str]:
    """The processor that a function is for, if it says so."""
    return frozenset(w for w in function.attribute_words() if w.startswith('"target-'))


__all__ = ["with_callees"]
