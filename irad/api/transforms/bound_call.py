"""A call taken apart: a smooth function of flat arguments, and the structures of arguments and results around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from irad.api.calling.aliasing import Groups, refuse_choice
from irad.api.kernels.signature import position_of
from irad.api.transforms.pytrees import LEAF, Tree, is_inexact
from irad.api.transforms.smooth_function import Smooth
from irad.errors import ArgumentError, UsageError

__all__ = ["Bound", "Chosen", "Outputs"]


@dataclass(frozen=True)
class Outputs:
    """The structure of results; ``places`` tells for each leaf which output it is, None for one without derivative."""

    tree: Tree
    places: tuple[int | None, ...]

    @classmethod
    def of(cls, tree: Tree) -> Outputs:
        """Results of which every leaf is an output."""
        return cls(tree, tuple(range(tree.count)))

    def build(self, found: Sequence[Any]) -> Any:
        """The structure with what belongs to each output in its place."""
        return self.tree.build(iter([None if i is None else found[i] for i in self.places]))

    def read(self, given: Any, label: str) -> list[Any]:
        """Seeds, one for each output, from a structure of them. Raises :class:`ArgumentError`."""
        leaves = self.tree.parts_of(given, label)
        pairs = [(i, leaf) for i, leaf in zip(self.places, leaves, strict=True) if i is not None]
        return [leaf for _, leaf in sorted(pairs, key=lambda pair: pair[0])]


@dataclass(frozen=True)
class Chosen:
    """Arguments by which derivatives are taken: ``flat`` are positions of their leaves that carry derivatives."""

    flat: tuple[int, ...]
    outputs: Outputs
    label: str
    single: bool

    def build(self, parts: Sequence[Any]) -> Any:
        """Derivatives in the structure of the arguments."""
        return self.outputs.build(parts)

    def vectors(self, given: Any) -> Any:
        """What is given with one entry for each argument, as :meth:`direction` takes it. Raises
        :class:`ArgumentError`."""
        if not isinstance(given, (tuple, list)) or len(given) != (1 if self.single else len(self.outputs.tree.items)):
            raise ArgumentError(f"{self.label} must be a tuple with one entry for each of these arguments")
        return given[0] if self.single else tuple(given)

    def direction(self, vectors: Any) -> dict[int, Any]:
        """A direction from vectors in the structure of the arguments. Raises :class:`ArgumentError`."""
        return dict(zip(self.flat, self.outputs.read(vectors, self.label), strict=True))


@dataclass
class Bound:
    """A function bound to the arguments of a call.

    ``trees`` and ``names`` are those of the arguments as they were passed, ``args`` their leaves one after the other,
    and whatever else the flat function takes. ``value`` is what the function has returned, where it ran already.
    ``shared`` are the leaves that are the same array, by position (see :class:`ArgumentAliases`).
    """

    smooth: Smooth
    args: list[Any]
    trees: tuple[Tree, ...]
    names: tuple[str, ...]
    outputs: Outputs
    value: Any = None
    ran: bool = False
    aux: Any = None
    shared: Groups = ()

    def followed_by(self, smooth: Smooth, outputs: Outputs) -> Bound:
        """The same call of a function that has been made of this one."""
        return Bound(smooth, self.args, self.trees, self.names, outputs, shared=self.shared)

    def choose(self, wrt: Any) -> Chosen:
        """The leaves of one argument or of a tuple of them. Raises :class:`UsageError`, and :class:`ArgumentError` for
        two leaves that are the same array."""
        if not self.shared and not isinstance(wrt, list) and all(tree is LEAF for tree in self.trees):
            return _choose_leaves(self.smooth.name, self.names, wrt)
        return _choose(self.smooth.name, self.names, self.trees, self.args, self.shared, wrt)


def _choose(
    name: str, names: tuple[str, ...], trees: tuple[Tree, ...], args: Sequence[Any], shared: Groups, wrt: Any
) -> Chosen:
    single = not isinstance(wrt, (tuple, list))
    keys = [wrt] if single else list(wrt)
    places = [position_of(key, name, names) for key in keys]
    if len(set(places)) != len(places):
        raise UsageError(f"{name}: an argument is named twice in {wrt!r}")
    flat: list[int] = []
    marks: list[int | None] = []
    for place in places:
        tree, first = trees[place], sum(before.count for before in trees[:place])
        own = [i for i in range(first, first + tree.count) if tree is LEAF or is_inexact(args[i])]
        marks += [len(flat) + own.index(i) if i in own else None for i in range(first, first + tree.count)]
        flat += own
        if not own:
            what = "whole numbers; pass floating-point ones" if tree.is_leaf else "no floating-point numbers"
            raise UsageError(f"{name}: argument {names[place]!r} holds {what}")
    paths = [path for each, tree in zip(names, trees, strict=True) for path in tree.paths(each)]
    refuse_choice(name, paths, shared, flat, "wrt")
    chosen = tuple(trees[place] for place in places)
    whole = chosen[0] if single else Tree("tuple", None, (), chosen)
    label = f"{name}: what is given for {', '.join(names[place] for place in places)}"
    return Chosen(tuple(flat), Outputs(whole, tuple(marks)), label, single)


@lru_cache(maxsize=512)
def _choose_leaves(name: str, names: tuple[str, ...], wrt: Any) -> Chosen:
    """Where no argument is a structure, the choice hangs on nothing that is in them."""
    return _choose(name, names, (LEAF,) * len(names), (), (), wrt)
