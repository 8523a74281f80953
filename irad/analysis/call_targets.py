"""Which functions of a module calls through pointers may lead to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from irad.ir import types as T
from irad.ir.instructions import Call
from irad.ir.module import Module
from irad.ir.text.lexer import symbol_name
from irad.ir.values import Constant, ConstExpr, GlobalRef, Value

_ALIAS = re.compile(r'@("[^"]*"|[-\w$.]+) = .*\balias .*, ptr @("[^"]*"|[-\w$.]+)')
_NOT_DATA = re.compile(r"^llvm\.|__irad_|__enzyme_")
_HIDDEN = frozenset(("internal", "private", "linkonce", "linkonce_odr", "available_externally"))


_AT_EXIT = frozenset(("__cxa_atexit", "__cxa_thread_atexit", "atexit"))
"""What takes functions that are called when the program ends, and hands them to nobody else."""


def is_data(name: str) -> bool:
    """Whether a global, or a function that is handed pointers, is the program's own: not LLVM's, no registration."""
    return not _NOT_DATA.search(name)


def names_in(operand: Value) -> set[str]:
    """The globals and functions that a constant names."""
    if not isinstance(operand, Constant):
        return set()
    if isinstance(operand, GlobalRef):
        return {operand.name}
    if isinstance(operand, ConstExpr):
        return set().union(*(names_in(o) for o in operand.operands))
    elements = getattr(operand, "elements", ())
    return set().union(*(names_in(e) for e in elements)) if elements else set()


@dataclass(eq=False)
class CallTargets:
    """What calls through pointers may lead to. open_world: pointers to functions may come from outside, to any that is
    visible there."""

    module: Module
    open_world: bool = False

    @cached_property
    def aliases(self) -> dict[str, str]:
        """Other names of functions, and what they stand for."""
        found = (_ALIAS.match(line) for line in self.module.other)
        pairs = ((symbol_name(m[1]), symbol_name(m[2])) for m in found if m is not None)
        return {name: target for name, target in pairs if target in self.module.functions}

    @cached_property
    def address_taken(self) -> frozenset[str]:
        """Functions that are named elsewhere than in a direct call: in data, or as an operand. Not those that are only
        called when the program ends."""
        functions = self.module.functions
        found: set[str] = set()
        for variable in self.module.globals.values():
            if variable.has_initializer and is_data(variable.name):
                found.update(n for n in self.module.named_in(variable) if n in functions or n in self.aliases)
        for function in functions.values():
            for inst in function.instructions() if not function.is_declaration else ():
                name = (inst.callee_name or "") if isinstance(inst, Call) else ""
                known = not is_data(name) or name in _AT_EXIT
                for operand in inst.operands[1:] if known else inst.operands:
                    found |= names_in(operand)
        return frozenset(self.aliases.get(n, n) for n in found)

    @cached_property
    def _by_type(self) -> dict[T.FunctionType, list[str]]:
        found: dict[T.FunctionType, list[str]] = {}
        for function in self.module.functions.values():
            if not function.type.vararg and not function.name.startswith("llvm."):
                found.setdefault(function.type, []).append(function.name)
        return found

    def fitting(self, call: Call) -> list[str]:
        """The functions of a call's type, in the module's order."""
        return self._by_type.get(T.FunctionType(call.type, tuple(o.type for o in call.operands)), [])

    def possible(self, call: Call) -> list[str]:
        """What a call through a pointer may lead to: functions of its type whose address is taken in the module; and
        where there are none, and pointers may come from outside, those that can be seen there."""
        fitting = self.fitting(call)
        taken = [n for n in fitting if n in self.address_taken]
        return taken or ([n for n in fitting if self._is_visible(n)] if self.open_world else [])

    def _is_visible(self, name: str) -> bool:
        function = self.module.functions[name]
        return not function.is_declaration and not set(function.prefix.split()) & _HIDDEN
