"""Functions of which all that they call is made a part (what GCC and clang call `flatten`).

Where a function is not inlined, what its arguments are has to hold for every call of it, and a struct, a union or a
word that is handed over has one form for all that it may hold. In one body, LLVM's optimiser takes such memory apart.
So this is tried where a function cannot be differentiated as it is, and only there: it makes code longer.
"""

from __future__ import annotations

from collections.abc import Collection

from irad.ir.instructions import Call
from irad.ir.module import Function, Module, split_attributes
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.worklist import reached
from irad.transform.moved_words import take_types_back

__all__ = ["flattened"]

_LONGEST = 4000
"""Instructions of a function, with all that is put into it, that is still put into others."""
_MOST = 60_000
"""Instructions that a flattened function may have, before it is optimised."""
_AGAINST = frozenset("noinline optnone optsize minsize cold alwaysinline".split())
_REPLACEABLE = frozenset(("weak", "linkonce", "extern_weak"))
"""Linkages of functions of which another module may have another body."""
_FIRST = ("unnamed_addr", "local_unnamed_addr")
"""What stands in front of a function's attributes."""


def flattened(text: str, roots: Collection[str], keep: Collection[str] = ()) -> str:
    """All that `roots` call is inlined by LLVM, over and over. What calls itself, what is too long and the functions to
    `keep` are not."""
    module = parse_module(text)
    take_types_back(module, integers=True)
    sizes = _Sizes(module, frozenset(keep))
    chosen: set[str] = set()
    for root in sorted(roots):
        if root in module.functions and sizes.of(root) <= _MOST:
            chosen |= sizes.inlined(root)
    if not chosen:
        return text
    for name in chosen:
        function = module.functions[name]
        function.suffix = _with_words(function)
    return print_module(module)


class _Sizes:
    """How long functions become."""

    def __init__(self, module: Module, keep: frozenset[str]) -> None:
        self.module = module
        self.keep = keep
        self._of: dict[str, int] = {}
        self._callees: dict[str, list[str]] = {}
        self._open: set[str] = set()
        self._recursive: set[str] = set()

    def of(self, name: str) -> int:
        """Instructions of a function with all that is put into it."""
        known = self._of.get(name)
        if known is None:
            self._open.add(name)
            function = self.module.functions[name]
            own = sum(len(block.instructions) for block in function.blocks)
            callees = self._callees[name] = [c for c in _called(function) if self._may_be_put(c)]
            known = self._of[name] = own + sum(map(self.of, (c for c in callees if self._fits(c))))
            self._open.discard(name)
        return known

    def inlined(self, root: str) -> set[str]:
        """All that is put into a function, or into what it calls and that stays a function of its own."""
        self.of(root)
        return {name for name in reached([root], self._callees.__getitem__) if name != root and self._fits(name)}

    def _fits(self, name: str) -> bool:
        return name not in self._recursive and self.of(name) <= _LONGEST

    def _may_be_put(self, name: str) -> bool:
        if name in self._open:
            self._recursive.add(name)
            return False
        function = self.module.functions.get(name)
        if function is None or function.is_declaration or name in self.keep or function.type.vararg:
            return False
        return _REPLACEABLE.isdisjoint(function.prefix.split()) and "returns_twice" not in function.attribute_words()


def _called(function: Function) -> list[str]:
    return [i.callee_name for i in function.instructions() if isinstance(i, Call) and i.callee_name is not None]


def _with_words(function: Function) -> str:
    """What stands behind a function's parameters, with the attributes that have it inlined."""
    found: list[str] = []
    for word in split_attributes(function.suffix):
        if word.startswith("#"):
            assert function.module is not None
            found += split_attributes(function.module.attribute_groups.get(word[1:], ""))
        else:
            found.append(word)
    first = [w for w in found if w in _FIRST]
    return " ".join([*first, "alwaysinline", *(w for w in found if w not in _AGAINST and w not in first)])
