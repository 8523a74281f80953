"""Kernels as the innermost functions of calls: arguments by position or name, plain ones or structures."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from irad.abi.scalars import describe
from irad.api.array_derivative import outputs_of
from irad.api.differentiable import NumbaTarget, Target
from irad.api.kernels.kernel import Kernel
from irad.api.transforms.bound_call import Bound, Outputs
from irad.api.transforms.pytrees import LEAF, Tree
from irad.api.transforms.smooth_function import Base, Repeater, once
from irad.errors import ArgumentError, UsageError

__all__ = ["KernelSource", "positional", "structured"]


class KernelSource:
    """A kernel as the innermost function: what it returns, or what it writes to ``out``. ``wrt``: what derivatives are
    taken by; those of these arguments that are left out have their defaults."""

    def __init__(self, target: Target, out: Any = None, has_aux: bool = False, wrt: Any = ()) -> None:
        self.target = target
        self.name = target.name
        self.out = out
        self.has_aux = has_aux
        self.wrt = wrt

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any], *, writes: bool = False) -> Bound:
        """The function for the arguments of a call; ``writes``: what it writes is to be seen in them."""
        args = positional(self.target, args, kwargs, self.wrt)
        bound = self._bound(args, writes)
        free = len(bound.trees) - self.target.bound
        return replace(bound, trees=bound.trees[:free], names=bound.names[:free]) if self.target.bound else bound

    def _bound(self, args: tuple[Any, ...], writes: bool) -> Bound:
        bound = structured(self.target, args, self.out, self.has_aux, writes)
        if bound is not None:
            return bound
        if self.has_aux:
            raise UsageError(f"{self.name}: has_aux=True is for functions that return a number and something beside it")
        return plain(self.target, args, self.out)


def structured(
    target: Target, args: tuple[Any, ...], out: Any = None, has_aux: bool = False, writes: bool = False
) -> Bound | None:
    """A kernel that takes or returns structures; None for one that does not."""
    if not isinstance(target, NumbaTarget):
        return None
    from irad.api.transforms.structured_kernels import adapted

    return adapted(target, args, out, has_aux, writes, repeater(target))


def plain(target: Target, args: tuple[Any, ...], out: Any) -> Bound:
    """A kernel without structure: numbers and arrays in, and out."""
    kernel = target.kernel(args)
    shared = kernel.aliases.of(args)
    found = outputs_of(kernel, out, shared)
    single = out is None or not isinstance(out, (tuple, list))
    tree = LEAF if single else Tree("tuple", None, (), (LEAF,) * len(found))
    names = tuple(a.name for a in kernel.signature.arguments)
    base = Base(target, partial(_outputs, out), repeater(target))
    return Bound(base, list(args), (LEAF,) * len(args), names, Outputs.of(tree), shared=shared)


def repeater(target: Target) -> Repeater:
    """What repeats a kernel with the random numbers that come next: one that is run several times for one derivative is
    to draw the same each time."""
    if not isinstance(target, NumbaTarget):
        return once
    from irad.frontends.numba.random import again_from, random_state

    return partial(again_from, random_state())


def _outputs(out: Any, kernel: Kernel) -> tuple[int, ...]:
    return outputs_of(kernel, out)


def _names_default(target: Target, given: int, wrt: Any) -> bool:
    """Whether one of the arguments that are named is left out, and has a default."""
    names = target.names()
    least = len(names) - len(target.dispatcher.py_func.__defaults__ or ()) if isinstance(target, NumbaTarget) else 0
    left_out = range(given, len(names)) if given >= least else range(0)
    keys = wrt if isinstance(wrt, (tuple, list)) else (wrt,)
    return any(key in left_out or key in [names[i] for i in left_out] for key in keys)


def tuple_of(args: Any, word: str, name: str, vectors: str) -> tuple[Any, ...]:
    """The arguments of a function that takes them as a tuple, and beside it ``vectors``. Raises :class:`ArgumentError`
    for what is none."""
    if isinstance(args, np.ndarray) or not isinstance(args, Sequence):
        raise ArgumentError(
            f"irad.{word} of {name}: the arguments are {describe(args)}; they must be a tuple, and the {vectors} "
            f"another one: irad.{word}(f)((x, y), (dx,))"
        )
    return tuple(args)


def positional(target: Target, args: Sequence[Any], kwargs: Mapping[str, Any], wrt: Any = ()) -> tuple[Any, ...]:
    """All arguments by position, with their defaults where ``wrt`` names one that is left out. Raises
    :class:`ArgumentError` for keyword arguments that do not fit."""
    if target.bound:
        return target.complete(args, kwargs)
    if not kwargs and (len(args) >= target.optional or not _names_default(target, len(args), wrt)):
        return tuple(args)
    numba = inspect.signature(target.dispatcher.py_func) if isinstance(target, NumbaTarget) else None
    names = target.names() if numba is None else tuple(numba.parameters)
    unknown = [name for name in kwargs if name not in names]
    if unknown:
        raise ArgumentError(
            f"{target.name} has no argument {unknown[0]!r}; its arguments are: {', '.join(names) or 'none'}"
        )
    if numba is not None:
        try:
            bound = numba.bind(*args, **kwargs)
        except TypeError as error:
            raise ArgumentError(f"{target.name}: {error}") from None
        bound.apply_defaults()
        if bound.kwargs:
            raise ArgumentError(
                f"{target.name}: {', '.join(map(repr, bound.kwargs))} is taken by keyword alone, and derivatives take "
                "arguments by position, too; leave the '*' out of the parameters"
            )
        return bound.args
    twice = [name for name in names[: len(args)] if name in kwargs]
    if twice:
        raise ArgumentError(f"{target.name}: argument {twice[0]!r} is given twice")
    missing = [name for name in names[len(args) :] if name not in kwargs]
    if missing:
        raise ArgumentError(f"{target.name} takes {', '.join(names)}; {missing[0]!r} is missing")
    return (*args, *(kwargs[name] for name in names[len(args) :]))
