"""Memory as the analyses see it: abstract objects, accesses, and which types hold pointers or numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from irad.ir import types as T
from irad.ir.instructions import Instruction
from irad.ir.values import GlobalRef, Value


@dataclass(frozen=True)
class MemoryObject:
    """A set of run-time memory blocks that the analyses do not tell apart.

    kind: "argument" (what a pointer argument points to), "local" (alloca), "heap" (an allocation here),
    "handed" (memory that a callee made and handed out), "global", "pointee" (what pointers stored in an
    unknown or argument object point to), "unknown" (anything that has escaped). `origin` is the argument,
    instruction or global reference behind it.
    """

    kind: str
    origin: Value | None = None
    parent: MemoryObject | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.kind, self.origin, self.parent)))

    def __hash__(self) -> int:
        made: int = self.__dict__["_hash"]  # once: objects are in sets of sets
        return made

    def describe(self) -> str:
        if self == TEXT:
            return "the text of a string"
        if self.kind == "pointee" and self.parent is not None:
            return f"memory reached through {self.parent.describe()}"
        if self.origin is None:
            return "unknown memory"
        word = {
            "argument": "argument",
            "local": "local variable",
            "heap": "block allocated by",
            "global": "global",
            "handed": "memory handed out by",
        }[self.kind]
        return f"{word} {self.origin.ref}"


UNKNOWN = MemoryObject("unknown")


@lru_cache(1 << 16)
def global_object(name: str) -> MemoryObject:
    """A global variable, or a function: the same object each time, which compares faster than an equal one."""
    return MemoryObject("global", GlobalRef(name))


TEXT = MemoryObject("global", GlobalRef("irad.state.text"))
"""The characters of all strings of C++'s library, wherever they lie: short ones within the string. There are no
pointers in it, and it never has a shadow."""


@dataclass(frozen=True, slots=True)
class Access:
    """A read or write of memory by one instruction: `size` in bytes or None when it is not known."""

    inst: Instruction
    pointer: Value | None
    size: int | None
    tbaa: str | None


def holds_numbers(type_: T.Type) -> bool:
    """Whether a type is made of floating-point numbers alone."""
    while isinstance(type_, (T.VectorType, T.ArrayType)):
        type_ = type_.element
    if isinstance(type_, T.StructType):
        return bool(type_.elements) and all(holds_numbers(e) for e in type_.elements)
    return type_.is_float


def holds_pointers(type_: T.Type) -> bool:
    if isinstance(type_, T.PointerType):
        return True
    if isinstance(type_, (T.VectorType, T.ArrayType)):
        return holds_pointers(type_.element)
    if isinstance(type_, T.StructType):
        return any(holds_pointers(e) for e in type_.elements)
    return isinstance(type_, T.NamedStructType)


def holds_seeds(obj: MemoryObject) -> bool:
    """Whether an object is where Rust's library keeps the seeds of its hash tables: whole numbers, and no pointer leads
    there but from the library's own code."""
    return obj.kind == "global" and isinstance(obj.origin, GlobalRef) and _SEEDS.search(obj.origin.name) is not None


_SEEDS = re.compile("3std4hash6random.*11RandomState3new4KEYS")
"""`std::hash::random::RandomState::new::KEYS`, mangled either way."""

__all__ = ["TEXT", "UNKNOWN", "Access", "MemoryObject", "holds_numbers", "holds_pointers", "holds_seeds"]
