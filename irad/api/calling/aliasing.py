"""Arguments of a call that share memory.

A derivative keeps a shadow for memory, not for an argument. Where memory is reached through several arguments and
written, the shadows of these arguments have to share memory in the same way, or what flows through one of them is lost
to the others. All transformations ask here, with the arguments that the user has passed: copies share nothing.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from irad.api.calling.marshal import address_of
from irad.api.kernels.signature import Argument
from irad.errors import ArgumentError

__all__ = [
    "UNLIKE", "ArgumentAliases", "Groups", "are_apart", "arrays_in", "members", "refuse_choice", "refuse_shadows",
    "shares",
]  # fmt: skip

Groups = tuple[tuple[int, ...], ...]
"""Positions of arguments that are one array, which is written; a tuple for each such array."""
UNLIKE = (
    "do not overlap as their shadows do, and one is written to; shadows must lie to one another as the arrays do"
)
_EFFORT: Any = 1000
"""How many places NumPy may try to find out whether arrays with strides have one in common."""


def are_apart(values: Sequence[Any]) -> bool:
    """Whether it is seen at once that values are arrays that share no memory: each is another one, and has its own."""
    seen = set()
    for value in values:
        if type(value) is not np.ndarray or not value.flags.owndata:
            return False
        seen.add(id(value))
    return len(seen) == len(values)


def shares(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether two arrays have a byte in common; where that is too hard to tell, they may."""
    try:
        return np.shares_memory(a, b, _EFFORT)
    except RuntimeError:  # NumPy's TooHardError, which is in another place in older releases
        return True


def _is_same(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether two arrays are one: the same elements of the same memory, in the same places."""
    if a is b:
        return True
    alike = a.shape == b.shape and a.strides == b.strides and a.dtype == b.dtype
    return bool(alike and a.ctypes.data == b.ctypes.data)


def members(groups: Groups) -> frozenset[int]:
    """The arguments of all groups."""
    return frozenset(i for group in groups for i in group)


def refuse_choice(name: str, names: Sequence[str], groups: Groups, chosen: Iterable[int], setting: str) -> None:
    """Refuse derivatives by, or of, one array under several names: they would be the same ones, to be counted once.

    Raises :class:`ArgumentError`.
    """
    wanted = set(chosen)
    for group in groups:
        both = [names[i] for i in group if i in wanted]
        if len(both) > 1:
            raise ArgumentError(
                f"{name}: arguments {both[0]!r} and {both[1]!r} are the same array, which is written to, and so one "
                f"variable with one derivative; name one of them in {setting}, or pass separate arrays"
            )


class ArgumentAliases:
    """Finds the arguments of one function that are the same array.

    Parameters
    ----------
    name
        How messages call the function.
    arguments
        What it takes.
    promised
        Whether somebody has promised that arguments never overlap.

    `written` are the arguments that it may write to. Where there are none, nothing has to be asked.
    """

    def __init__(self, name: str, arguments: Sequence[Argument], promised: bool) -> None:
        self._name = name
        self._arguments = arguments
        self._promised = promised
        self.written = tuple(i for i, a in enumerate(arguments) if a.written)
        self._places = [i for i, a in enumerate(arguments) if a.is_memory or a.kind == "tuple"]

    def of(self, args: Sequence[Any]) -> Groups:
        """The groups of a call. Raises :class:`ArgumentError` for arguments that share memory, of which some is written
        to, in any other way."""
        if not self.written or len(args) != len(self._arguments):
            return ()
        if are_apart([args[i] for i in self._places]):
            return ()
        memory = [self._memory(a, value) for a, value in zip(self._arguments, args, strict=True)]
        found = {(i, *same) for i in self.written if (same := self._same(i, memory))}
        groups = tuple(sorted({tuple(sorted(group)) for group in found}))
        if groups and self._promised:
            i, j = groups[0][:2]
            raise ArgumentError(
                f"{self._label(i, j)} are the same array, which is written to, and the option assume_noalias says that "
                "arguments never overlap; pass separate arrays, or leave the option out"
            )
        return groups

    def _same(self, i: int, memory: Sequence[Sequence[np.ndarray]]) -> list[int]:
        """The other arguments that are the same array as one that is written."""
        if any(shares(one, other) and not _is_same(one, other) for one, other in combinations(memory[i], 2)):
            raise ArgumentError(
                f"{self._name}: arrays in argument {self._arguments[i].name!r} overlap and are written to; pass "
                "separate arrays"
            )
        found = []
        for j, pieces in enumerate(memory):
            if j == i or not any(shares(own, other) for own in memory[i] for other in pieces):
                continue
            if not self._are_one(i, j, memory[i], pieces):
                raise ArgumentError(
                    f"{self._label(i, j)} overlap and are written to; pass separate arrays, or use irad.autodiff"
                )
            found.append(j)
        return found

    def _are_one(self, i: int, j: int, one: Sequence[np.ndarray], other: Sequence[np.ndarray]) -> bool:
        first, second = self._arguments[i], self._arguments[j]
        whole = first.is_memory and second.is_memory and len(one) == len(other) == 1
        return whole and _is_same(one[0], other[0]) and (first.holds == "other") == (second.holds == "other")

    def _label(self, i: int, j: int) -> str:
        return f"{self._name}: arguments {self._arguments[i].name!r} and {self._arguments[j].name!r}"

    @staticmethod
    def _memory(argument: Argument, value: Any) -> list[np.ndarray]:
        """The memory that a value leads to, as far as it is known."""
        if isinstance(value, (np.ndarray, tuple)):
            return arrays_in(value)
        if argument.kind not in ("pointer", "slice") or value is None:
            return []
        try:
            address = address_of(value)
        except TypeError:
            return []  # which is told when it is passed
        return [np.ctypeslib.as_array(ctypes.c_uint8.from_address(address))] if address else []


def arrays_in(value: Any) -> list[np.ndarray]:
    """The arrays in a tuple, or the one that a value is."""
    if isinstance(value, tuple):
        return [array for item in value for array in arrays_in(item)]
    return [value] if isinstance(value, np.ndarray) else []


def refuse_shadows(
    name: str, arguments: Sequence[Argument], pairs: Sequence[tuple[Any, Any]], reverse: bool
) -> None:
    """Refuse shadows that share memory otherwise than the arrays that they belong to, and arrays that share memory
    although the function promises that they do not.

    Parameters
    ----------
    name
        How messages call the function.
    arguments
        What it takes.
    pairs
        For each argument its value, and its shadow; None where it has none.
    reverse
        Whether shadows are added to, or hold tangents, which are only read where the array is only read.

    Raises :class:`ArgumentError`. Memory behind mere pointers is not seen.
    """
    arrays = [(i, array, shadow) for i, (value, shadow) in enumerate(pairs) for array in arrays_in(value)]
    for i, value, shadow in arrays:
        for j, other, other_shadow in arrays:
            written = arguments[i].written or arguments[j].written
            if i != j and isinstance(shadow, np.ndarray) and (reverse or written) and shares(shadow, other):
                raise ArgumentError(
                    f"{name}: the shadow of {arguments[i].name!r} overlaps {arguments[j].name!r}; pass an array of its "
                    "own"
                )
            if i < j and written and (arguments[i].restrict or arguments[j].restrict) and shares(value, other):
                raise ArgumentError(
                    f"{name}: arguments {arguments[i].name!r} and {arguments[j].name!r} overlap, one of them is "
                    "written, and the function promises that there is no other way to that memory (restrict); pass "
                    "separate arrays"
                )
            if i < j and written:
                label = f"{name}: arguments {arguments[i].name!r} and {arguments[j].name!r}"
                _refuse_unlike(label, (value, shadow), (other, other_shadow))


def _refuse_unlike(label: str, one: tuple[np.ndarray, Any], other: tuple[np.ndarray, Any]) -> None:
    """Refuse two arrays with their shadows, one of them written, unless the shadows lie to one another as the arrays
    do, or nothing overlaps."""
    (a, da), (b, db) = one, other
    has_one, has_other = isinstance(da, np.ndarray), isinstance(db, np.ndarray)
    overlap = shares(a, b)
    if has_one and has_other:
        mirrored = da.ctypes.data - a.ctypes.data == db.ctypes.data - b.ctypes.data
        if (overlap or shares(da, db)) and not (overlap and mirrored):
            raise ArgumentError(f"{label} {UNLIKE}")
    elif overlap and (da is None) != (db is None):
        raise ArgumentError(
            f"{label} overlap and are written to, and one has no shadow; give both a shadow (irad.Dup), or pass "
            "separate arrays"
        )
