"""What the source calls a place in memory: `p->x`, `rows[0]`, a global variable's name."""

from __future__ import annotations

from collections.abc import Callable

from irad.ir.debuginfo import DebugInfo
from irad.ir.ditypes import DIPointer, DIStruct, DIType, DIUnspecified
from irad.ir.module import Function
from irad.ir.values import Argument, GlobalRef, Value

Said = tuple[str, DIType]
"""An expression, and its type."""


class SourceNaming:
    """The words of one region. `original` is the outlined function as the compiler has made it; `loaded(value)` says
    what a value is that is loaded in front of the region, None for any other."""

    def __init__(
        self, debug: DebugInfo, original: Function | None, loaded: Callable[[Value], Said | None]
    ) -> None:
        self._variables: dict[str, DIType] = {}
        if original is not None and not original.is_declaration:
            for value, type_, _ in debug.variables(original):
                self._variables.setdefault(value.removeprefix("ptr %"), type_)
        self._loaded = loaded

    def at(self, base: Value, offset: int) -> Said:
        """What lies `offset` bytes from an address; an empty text where that is not known."""
        if isinstance(base, GlobalRef) and offset == 0:
            return base.name, DIUnspecified()
        said = self._loaded(base)
        if said is None and isinstance(base, Argument):
            type_ = self._variables.get(base.name)
            if isinstance(type_, DIPointer) and type_.reference:
                type_ = type_.target
            if type_ is None:  # a descriptor, whose first field leads to the array
                return (base.name, DIUnspecified()) if offset == 0 else ("", DIUnspecified())
            said = (base.name, type_)
        if said is None or not said[0]:
            return "", DIUnspecified()
        text, type_ = said
        if isinstance(type_, DIStruct):
            return _member(text, ".", type_, offset)
        if not isinstance(type_, DIPointer):
            return "", DIUnspecified()
        target = type_.target
        if isinstance(target, DIStruct):
            return _member(text, "->", target, offset)
        if target.size and offset % target.size == 0:
            return f"{text}[{offset // target.size}]", target
        return "", DIUnspecified()


def _member(text: str, by: str, type_: DIStruct, offset: int) -> Said:
    for member in type_.members:
        inside = offset - member.offset
        if 0 <= inside < max(member.type.size, 1) and not member.bits:
            name = f"{text}{by}{member.name}" if member.name else text
            if isinstance(member.type, DIStruct):
                return _member(name, "." if member.name else by, member.type, inside)
            return (name, member.type) if inside == 0 else ("", DIUnspecified())
    return "", DIUnspecified()


__all__ = ["Said", "SourceNaming"]
