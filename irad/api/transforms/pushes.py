"""Derivatives of functions along directions, several at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np

from irad.api.array_derivative import copies_of
from irad.api.calling.aliasing import arrays_in
from irad.api.differentiable import Target
from irad.api.kernels.kernel import Kernel
from irad.api.transforms.higher_order import NestedTangents
from irad.api.transforms.interleaved import Abreast
from irad.errors import DifferentiationError

__all__ = ["Direction", "Push", "Repeated", "stacked"]

Direction = Mapping[int, Any]
_WIDTHS = (8, 12, 4)
"""Along so many directions at once, if there are several."""


class Push:
    """From some directions to the derivatives along these: for each output an array, whose last axis is that of the
    directions; it may be longer than there are. The next call may write to the same memory."""

    def __init__(self, along: Callable[[Direction], list[Any]]) -> None:
        self._along = along

    def __call__(self, directions: Sequence[Direction]) -> list[np.ndarray]:
        """The derivatives. Raises :class:`irad.errors.ArgumentError` for directions that do not fit."""
        return stacked([self._along(direction) for direction in directions])

    def moves_to(self, args: Sequence[Any]) -> bool:
        """Take derivatives at other arguments from now on, if that can be done in the same memory."""
        return False


class Repeated(Push):
    """The derivatives of a kernel along one direction behind some others, all in the same memory. ``make`` gives them
    for so many at once. ``seeds``: they are those of a gradient. ``repeat`` gives the kernel the same random numbers
    each time. ``shown``: the outputs that are wanted."""

    def __init__(
        self, target: Target, args: Sequence[Any], directions: Sequence[Direction], moving: Sequence[int],
        make: Callable[[int], NestedTangents], seeds: Callable[[Sequence[Any]], list[Any]] | None,
        repeat: Callable[[Callable[[], Any]], Any] | None, shown: Sequence[int] | None,
    ) -> None:  # fmt: skip
        self._target = target
        self._directions = directions
        self._moving = moving
        self._make = make
        self._repeat = repeat
        self._shown = shown
        self._kernel: Kernel = target.kernel(tuple(args))
        self._given = copies_of(args)
        self._args = list(self._kernel.boxed(self._given))
        self._seeds = seeds(self._args) if seeds is not None else None
        self._single = cache(self._one_by_one)
        self._begin()
        self._known: dict[tuple[int, int], Abreast | None] = {}
        self._parted: tuple[Sequence[Direction], list[Sequence[Direction]]] = ((), [])

    def _begin(self) -> None:
        """Take what the arguments that the kernel writes to hold now for what each call begins with."""
        written = (x for i in self._kernel.aliases.written for x in arrays_in(self._args[i]))
        self._begun = [(x, x.copy()) for x in {id(x): x for x in written}.values()]

    def _restore(self) -> None:
        """Set the arguments back to that: what is made of them next takes them as they are."""
        for array, before in self._begun:
            array[...] = before

    def _one_by_one(self) -> Callable[[Direction], list[Any]]:
        self._restore()
        push = self._make(1).repeated(self._args, self._directions, self._moving, self._seeds)
        assert push is not None
        return push

    def _several(self, width: int, part: int = 0) -> Abreast | None:
        """The derivatives along so many directions at once, in memory of their own for each part of the directions."""
        key = (width, part)
        if key not in self._known:
            self._known[key] = None
            self._restore()
            if not self._directions and self._repeat is None:
                with suppress(DifferentiationError):
                    self._known[key] = self._make(width).abreast(self._args, self._moving, self._seeds)
        return self._known[key]

    def __call__(self, directions: Sequence[Direction]) -> list[np.ndarray]:
        made = self._found(directions)
        return made if self._shown is None else [made[place] for place in self._shown]

    def _found(self, directions: Sequence[Direction]) -> list[np.ndarray]:
        width = min(_WIDTHS, key=lambda each: -(-len(directions) // each) * (1 + each))
        wide = self._several(width) if len(directions) >= min(_WIDTHS) else None
        if wide is None:
            return stacked([self._along_one(direction) for direction in directions])
        if len(directions) <= width:
            made = wide(directions)
        else:
            made = [np.concatenate(c, axis=-1) for c in zip(*self._in_parts(directions, width, wide), strict=True)]
        return made if self._seeds is None else self._mended(made, directions)

    def _in_parts(self, directions: Sequence[Direction], width: int, wide: Abreast) -> list[list[np.ndarray]]:
        """The derivatives, so many at a time. Where there are two parts, each has memory of its own, with its
        directions in it for the next call."""
        if self._parted[0] is not directions:
            self._parted = directions, [directions[k : k + width] for k in range(0, len(directions), width)]
        parts = self._parted[1]
        more = self._several(width, 1) if len(parts) == 2 else None
        if more is not None:
            return [wide(parts[0]), more(parts[1])]
        return [[found.copy() for found in wide(part)] for part in parts]

    def _along_one(self, direction: Direction) -> list[Any]:
        push = self._single()
        found: list[Any] = push(direction) if self._repeat is None else self._repeat(lambda: push(direction))
        return found

    def _mended(self, made: list[np.ndarray], directions: Sequence[Direction]) -> list[np.ndarray]:
        """Where a derivative is infinite there is more than one order in which it can be left out."""
        count = len(directions)
        finite = [np.isfinite(part[..., :count]).reshape(-1, count).all(0) for part in made]
        for k in map(int, np.flatnonzero(~np.logical_and.reduce(finite))):
            for part, column in zip(made, self._along_one(directions[k]), strict=True):
                part[..., k] = column
        return made

    def moves_to(self, args: Sequence[Any]) -> bool:
        if self._directions or self._repeat is not None or len(args) != len(self._given):
            return False
        if not all(_alike(new, old) for new, old in zip(args, self._given, strict=True)):
            return False
        kernel = self._target.kernel(tuple(args))
        if kernel is not self._kernel or kernel.aliases.of(args) != kernel.aliases.of(self._given):
            return False
        own = [array for array in self._args if isinstance(array, np.ndarray)]
        for array, new in zip(self._args, args, strict=True):
            if isinstance(array, np.ndarray):
                array[...] = new
        self._begin()
        for each in self._known.values():
            if each is not None:
                each.begin(own)
        self._single.cache_clear()
        return True


def _alike(new: Any, old: Any) -> bool:
    """Whether an argument lies in memory as another one does; what is no array must be the same."""
    if isinstance(new, np.ndarray) and isinstance(old, np.ndarray):
        return (new.shape, new.strides, new.dtype) == (old.shape, old.strides, old.dtype)
    return type(new) is type(old) and isinstance(new, (bool, int, float, np.generic)) and bool(new == old)


def stacked(rows: Sequence[Sequence[Any]]) -> list[np.ndarray]:
    """For each output what it is in all rows, along a new last axis."""
    return [np.stack([np.asarray(part) for part in parts], axis=-1) for parts in zip(*rows, strict=True)]
