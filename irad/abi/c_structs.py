"""How C's calling conventions pass numbers and structs, told by what lies where in memory."""

from __future__ import annotations

from irad.ir import types as T
from irad.ir.layout import DataLayout
from irad.ir.module import split_attributes
from irad.ir.text.parser import parse_type

__all__ = ["hidden_struct", "in_words", "leaves"]


def leaves(layout: DataLayout, type_: T.Type, offset: int = 0) -> list[tuple[int, T.Type]]:
    """The scalars of a type with their byte offsets.

    A struct and what C returns it as (two floats as one vector) have the same.
    """
    body = layout.body(type_)
    if isinstance(body, T.StructType):
        pairs = zip(layout.offsets(body), body.elements, strict=True)
        return [leaf for at, element in pairs for leaf in leaves(layout, element, offset + at)]
    if isinstance(body, (T.ArrayType, T.VectorType)):
        size = layout.size(body.element)
        return [leaf for i in range(body.count) for leaf in leaves(layout, body.element, offset + i * size)]
    return [] if body.is_void else [(offset, body)]


def in_words(found: list[tuple[int, T.Type]]) -> str:
    """Scalars as a user would say them: "double", "a struct of double, float"."""
    names = [str(type_) for _, type_ in found]
    if len(names) < 2:
        return names[0] if names else "nothing"
    return f"a struct of {', '.join(names)}"


def hidden_struct(attributes: str) -> T.Type | None:
    """The struct that a caller makes room for (``sret(…)`` among a parameter's attributes), or None."""
    word = next((word for word in split_attributes(attributes) if word.startswith("sret(")), None)
    return parse_type(word[5:-1]) if word else None
