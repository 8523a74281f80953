"""Nested structures of numbers and arrays: taken apart into leaves, and put together again.

Tuples, namedtuples, lists, dicts, Numba's typed lists and dicts, and instances of jitclasses are structure; all else is
a leaf.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from irad.errors import ArgumentError

__all__ = ["LEAF", "Tree", "has_floats", "is_inexact", "is_structure", "take_apart"]


@dataclass(frozen=True)
class Tree:
    """A structure without its leaves.

    ``kind``: "leaf", "tuple", "named", "list", "dict", "typed list", "typed dict", "object", or "numbers" and "typed
    numbers": lists of numbers, of which the leaf is an array. ``aux``: the class of a namedtuple, or Numba's type of
    an object. ``keys``: the names of fields, attributes or keys.
    """

    kind: str
    aux: Any = None
    keys: tuple[Any, ...] = ()
    items: tuple[Tree, ...] = ()

    @property
    def count(self) -> int:
        """How many leaves there are."""
        return 1 if self.is_leaf else sum(item.count for item in self.items)

    @property
    def is_leaf(self) -> bool:
        """Whether there is one leaf, and nothing below it."""
        return self.kind in ("leaf", "numbers", "typed numbers")

    def build(self, leaves: Iterator[Any]) -> Any:
        """The structure with these leaves."""
        if self.kind == "leaf":
            return next(leaves)
        if self.is_leaf:
            found = next(leaves)
            return _listed(found, self.kind == "typed numbers") if np.ndim(found) == 1 else found
        return self._joined([item.build(leaves) for item in self.items])

    def _joined(self, parts: list[Any]) -> Any:
        if self.kind == "tuple":
            return tuple(parts)
        if self.kind == "named":
            return self.aux(*parts)
        if self.kind == "dict":
            return dict(zip(self.keys, parts, strict=True))
        if self.kind == "object":
            from irad.frontends.numba.objects import instance_of

            made = instance_of(self.aux, parts)
            return dict(zip(self.keys, parts, strict=True)) if made is None else made
        if self.kind == "list" or any(part is None for part in parts):
            return parts if self.kind != "typed dict" else dict(zip(self.keys, parts, strict=True))
        from numba import typed

        if self.kind == "typed list":
            return _listed(parts, True)
        table = typed.Dict()
        for key, part in zip(self.keys, parts, strict=True):
            table[key] = part
        return table

    def parts_of(self, value: Any, label: str) -> list[Any]:
        """The leaves of another value of the same structure. Raises :class:`ArgumentError`."""
        if self.kind == "leaf":
            return [value]
        if self.is_leaf:
            return [np.array(value) if isinstance(value, (list, tuple)) else np.asarray(list(value))]
        given = _children(value)
        if given is None or len(given[2]) != len(self.items) or (self.keys and set(given[1]) != set(self.keys)):
            raise ArgumentError(f"{label} must have the structure of its argument: {self}")
        children = dict(zip(given[1], given[2], strict=True)) if self.keys and given[1] else None
        ordered = [children[key] for key in self.keys] if children is not None else given[2]
        return [leaf for item, child in zip(self.items, ordered, strict=True) for leaf in item.parts_of(child, label)]

    def hand_back(self, value: Any, leaves: Iterator[Any], within: bool = False) -> None:
        """Write what was written into the arrays that a call had in the place of lists of numbers, into these lists.
        Of those within other structures, only typed ones: others Numba copies as well."""
        if self.kind == "leaf":
            next(leaves)
        elif self.is_leaf:
            found = next(leaves)
            for i, (before, now) in enumerate(zip(list(value), found.tolist(), strict=True)):
                if before != now and not (within and self.kind == "numbers"):
                    value[i] = now
        else:
            given = _children(value)
            for item, child in zip(self.items, given[2] if given is not None else (), strict=True):
                item.hand_back(child, leaves, within=True)

    def paths(self, stem: str) -> list[str]:
        """A name for each leaf."""
        if self.is_leaf:
            return [stem]
        keys = self.keys or tuple(range(len(self.items)))
        return [path for key, item in zip(keys, self.items, strict=True) for path in item.paths(f"{stem}_{key}")]

    def replaced(self, leaf: Callable[[], Tree]) -> Tree:
        """The structure with each leaf replaced by a structure."""
        if self.is_leaf:
            return leaf()
        return Tree(self.kind, self.aux, self.keys, tuple(item.replaced(leaf) for item in self.items))

    def plain(self) -> Tree:
        """The structure with dicts in the place of objects, whose attributes take numbers of one shape alone."""
        kind, aux = ("dict", None) if self.kind == "object" else (self.kind, self.aux)
        return Tree(kind, aux, self.keys, tuple(item.plain() for item in self.items))

    def __str__(self) -> str:
        if self.is_leaf:
            return "·"
        inner = ", ".join(
            f"{key}: {item}" for key, item in zip(self.keys or range(len(self.items)), self.items, strict=True)
        )
        return f"{self.kind}({inner})"


LEAF = Tree("leaf")


def take_apart(value: Any) -> tuple[list[Any], Tree]:
    """The leaves of a value, and its structure."""
    given = _children(value)
    if given is None:
        return [value], LEAF
    kind, keys, children = given
    if kind in ("list", "typed list") and children and all(type(child) in (int, float, complex) for child in children):
        return [np.array(children)], Tree("typed numbers" if kind == "typed list" else "numbers")
    leaves, items = [], []
    for child in children:
        below, tree = take_apart(child)
        leaves += below
        items.append(tree)
    aux = type(value) if kind == "named" else value._numba_type_ if kind == "object" else None
    return leaves, Tree(kind, aux, tuple(keys), tuple(items))


def is_structure(value: Any) -> bool:
    """Whether a value is no leaf."""
    return _children(value) is not None


def is_inexact(value: Any) -> bool:
    """Whether a leaf is a floating-point or complex number, or an array of them (records of them, too)."""
    if isinstance(value, (np.ndarray, np.generic)):
        return has_floats(value.dtype)
    return isinstance(value, (float, complex))


def has_floats(dtype: np.dtype) -> bool:
    """Whether arrays of a type hold floating-point numbers, alone or in records."""
    if dtype.fields:
        return any(has_floats(field[0]) for field in dtype.fields.values())
    return dtype.base.kind in "fc"


def _children(value: Any) -> tuple[str, Sequence[Any], list[Any]] | None:
    """Kind, keys and children of a structure; None for a leaf."""
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", None)
        return ("tuple", (), list(value)) if fields is None else ("named", tuple(fields), list(value))
    if isinstance(value, list):
        return "list", (), value
    if isinstance(value, dict):
        return "dict", tuple(value), list(value.values())
    if "numba" not in sys.modules or isinstance(value, (np.ndarray, np.generic, float, int, str, type(None))):
        return None
    from numba import typed

    if isinstance(value, typed.List):
        return "typed list", (), list(value)
    if isinstance(value, typed.Dict):
        return "typed dict", tuple(value), list(value.values())
    if hasattr(getattr(value, "_numba_type_", None), "struct"):
        names = tuple(value._numba_type_.struct)
        return "object", names, [getattr(value, name) for name in names]
    return None


def _listed(parts: Any, typed: bool) -> Any:
    """Parts as a list; numbers as Python has them."""
    plain = parts.tolist() if isinstance(parts, np.ndarray) else list(parts)
    if not typed:
        return plain
    from numba.typed import List

    made = List()
    for part in plain:
        made.append(part)
    return made
