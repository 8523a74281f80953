"""Functions of batches: ``irad.vmap``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from irad.api.calling.aliasing import ArgumentAliases
from irad.api.calling.marshal import repeats
from irad.api.differentiable import target_of
from irad.api.module import Function
from irad.api.transforms.bound_call import Bound
from irad.api.transforms.calls import KernelSource
from irad.api.transforms.function_protocol import Transform, given, signature_of
from irad.api.transforms.pytrees import LEAF, Tree, take_apart
from irad.api.transforms.smooth_function import Direction, Smooth, add, ones_like
from irad.errors import ArgumentError, UsageError

__all__ = ["vmap"]


def vmap(g: Any, in_axes: Any = 0, out_axes: int = 0) -> Batched:
    """A function of batches: ``irad.vmap(g, in_axes)(*args)`` calls ``g`` for each sample and stacks the results.

    ``g`` is a kernel, a derivative, a pullback or a pushforward. ``in_axes`` is the axis along which arguments hold
    samples: an int for all arrays (numbers are then shared), or one int or None for each argument; None shares the
    argument. Results are stacked along a new axis ``out_axes``, each array and number of a structure for itself. What
    ``g`` writes to arrays goes into the
    samples. Raises :class:`irad.errors.ArgumentError` where the numbers of samples differ, and
    :class:`irad.errors.UsageError` where nothing is mapped.
    """
    return Batched(g, in_axes, out_axes)


class Batched(Transform):
    """What :func:`vmap` returns."""

    word = "vmap"

    def __init__(self, g: Any, in_axes: Any, out_axes: int) -> None:
        if isinstance(out_axes, bool) or not isinstance(out_axes, (int, np.integer)):
            raise UsageError(f"irad.vmap: out_axes={out_axes!r:.80} is no axis; give an int")
        super().__init__(g, vmap, given(in_axes=_axes_of(in_axes), out_axes=int(out_axes)))
        self._out_axis = int(out_axes)
        self._in_axes = self._settings.get("in_axes")
        if self._in_axes is None:
            raise UsageError(f"{self!r}: in_axes=None shares all arguments; map one of them")

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The results of all samples. Raises :class:`irad.errors.ArgumentError` before anything runs."""
        args = self._positional(args, kwargs)
        leaves, axes, trees = self._parts(args)
        count = self._count(leaves, axes)
        if count == 0:
            raise ArgumentError(
                f"{self!r}: there are no samples, so it is not known what the results are shaped like; leave out empty "
                "batches"
            )
        found = []
        for i in range(count):
            sample = [_sample(leaf, axis, i) for leaf, axis in zip(leaves, axes, strict=True)]
            passed, lent = self._lend(sample)
            rest = iter(passed)
            found.append(take_apart(self.__wrapped__(*(tree.build(rest) for tree in trees))))
            for copy, view in lent:
                view[...] = copy
        return _stacked(found, self._out_axis, repr(self))

    def _lend(self, sample: list[Any]) -> tuple[list[Any], list[tuple[Any, Any]]]:
        """The sample as a compiled function takes it: dense arrays, of which what is written goes back."""
        strided = [isinstance(value, np.ndarray) and not value.flags.forc for value in sample]
        if not isinstance(self.__wrapped__, Function) or not any(strided):
            return sample, []
        aliases = self.__wrapped__.kernel.aliases
        groups = aliases.of(sample)
        passed = [np.ascontiguousarray(v) if lend else v for v, lend in zip(sample, strided, strict=True)]
        for group in groups:
            for i in group[1:]:
                passed[i] = passed[group[0]]
        return passed, [(passed[i], sample[i]) for i in aliases.written if i < len(sample) and strided[i]]

    def _positional(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        if not kwargs:
            return tuple(args)
        try:
            bound = signature_of(self.__wrapped__).bind(*args, **kwargs)
        except TypeError as error:
            raise ArgumentError(f"{self.name}: {error}") from None
        bound.apply_defaults()
        return bound.args

    def _parts(self, args: Sequence[Any]) -> tuple[list[Any], list[int | None], list[Tree]]:
        """Leaves of the arguments, the axis of each, and the structures."""
        leaves: list[Any] = []
        axes: list[int | None] = []
        trees = []
        given_axes = self._in_axes if isinstance(self._in_axes, tuple) else None
        if given_axes is not None and len(given_axes) != len(args):
            raise ArgumentError(f"{self!r}: in_axes has {len(given_axes)} entries for {len(args)} arguments")
        for k, arg in enumerate(args):
            axis = self._in_axes if given_axes is None else given_axes[k]
            below, tree = take_apart(arg) if not isinstance(arg, list) else ([arg], LEAF)
            for leaf in below:
                mapped = axis is not None and isinstance(leaf, np.ndarray) and leaf.ndim > 0
                if given_axes is not None and axis is not None and not mapped:
                    raise ArgumentError(f"{self!r}: argument {k} is no array; give None for it in in_axes")
                axes.append(axis if mapped else None)
            leaves += below
            trees.append(tree)
        return leaves, axes, trees

    def _count(self, leaves: Sequence[Any], axes: Sequence[int | None]) -> int:
        counts = set()
        for leaf, axis in zip(leaves, axes, strict=True):
            if axis is not None:
                if not -leaf.ndim <= axis < leaf.ndim:
                    raise ArgumentError(f"{self!r}: an array of {leaf.ndim} dimensions has no axis {axis}")
                counts.add(leaf.shape[axis])
        if len(counts) != 1:
            what = f"arrays have {' and '.join(map(str, sorted(counts)))} samples" if counts else "no array is mapped"
            raise ArgumentError(f"{self!r}: {what}")
        return int(counts.pop())

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any], *, writes: bool = False) -> Bound:
        args = self._positional(args, kwargs)
        leaves, axes, trees = self._parts(args)
        count = self._count(leaves, axes)
        if count == 0:
            raise ArgumentError(f"{self!r}: there are no samples, and so no derivative")
        first = iter([_sample(leaf, axis, 0) for leaf, axis in zip(leaves, axes, strict=True)])
        source = self.source if isinstance(self.source, Transform) else KernelSource(target_of(self.__wrapped__))
        inner = source.bind(tuple(tree.build(first) for tree in trees), {})
        extra = inner.args[len(leaves) :]
        aliases = inner.smooth.aliases(inner.args)
        if aliases is not None:
            self._refuse_carried(aliases, [*leaves, *extra], axes)
        smooth = _Batch(inner.smooth, (*axes, *(None for _ in extra)), self._out_axis, count)
        shared = inner.shared
        return Bound(smooth, [*leaves, *extra], tuple(trees), inner.names, inner.outputs, shared=shared)

    def _refuse_carried(self, aliases: ArgumentAliases, leaves: Sequence[Any], axes: Sequence[int | None]) -> None:
        """Refuse memory in which one sample finds what another one has left: derivatives are those of samples that know
        nothing of each other. Raises :class:`ArgumentError`."""
        between = [group for group in aliases.of(leaves) if len({axes[i] for i in group}) > 1]
        written = [i for i in aliases.written if i < len(axes) and isinstance(leaves[i], np.ndarray)]
        if between or any(axes[i] is None or repeats(leaves[i]) for i in written):
            raise ArgumentError(
                f"{self!r}: an array that is written to is shared by the samples, and what one leaves there may "
                "be what the next one reads; give each sample an array of its own, along an axis named in in_axes"
            )


def _axes_of(in_axes: Any) -> Any:
    """What ``in_axes`` says, in plain integers. Raises :class:`UsageError` for what are no axes."""
    listed = in_axes if isinstance(in_axes, (tuple, list)) else (in_axes,)
    for axis in listed:
        if isinstance(axis, bool) or not (axis is None or isinstance(axis, (int, np.integer))):
            raise UsageError(
                f"irad.vmap: in_axes={in_axes!r:.80} names no axes; give an int for all arrays, or a tuple with one "
                "int or None for each argument: in_axes=(0, None)"
            )
    made = tuple(None if axis is None else int(axis) for axis in listed)
    return made if isinstance(in_axes, (tuple, list)) else made[0]


class _Batch(Smooth):
    """A smooth function for each sample of a batch."""

    def __init__(
        self, inner: Smooth, axes: tuple[int | None, ...], out_axis: int, count: int,
        directions: tuple[Direction, ...] = (),
    ) -> None:  # fmt: skip
        self.name = f"the batch of {inner.name}"
        self.inner = inner
        self.axes = axes
        self.out_axis = out_axis
        self.count = count
        self._directions = directions

    def aliases(self, args: Sequence[Any]) -> ArgumentAliases | None:
        return self.inner.aliases(self._of(args, 0)[1])

    def _of(self, args: Sequence[Any], i: int) -> tuple[Smooth, list[Any]]:
        """Function and arguments of one sample."""
        function = self.inner
        for direction in self._directions:
            function = function.along({k: _sample(v, self.axes[k], i) for k, v in direction.items()})
        return function, [_sample(arg, axis, i) for arg, axis in zip(args, self.axes, strict=True)]

    def value(self, args: Sequence[Any]) -> list[Any]:
        found = []
        for i in range(self.count):
            function, sample = self._of(args, i)
            found.append(function.value(sample))
        return [_stack(parts, self.out_axis, self.name) for parts in zip(*found, strict=True)]

    def along(self, direction: Direction) -> _Batch:
        return _Batch(self.inner, self.axes, self.out_axis, self.count, (*self._directions, direction))

    def gradient(self, args: Sequence[Any], wrt: Sequence[int], seeds: Sequence[Any] | None) -> list[Any]:
        if seeds is None:
            seeds = [ones_like(found, self.name) for found in self.value(args)]
        samples = []
        for i in range(self.count):
            function, sample = self._of(args, i)
            own = [np.moveaxis(np.asarray(seed), self.out_axis, 0)[i] for seed in seeds]
            samples.append(function.gradient(sample, wrt, [s if np.ndim(s) else s.item() for s in own]))
        made: list[Any] = []
        for k, position in enumerate(wrt):
            axis, parts = self.axes[position], [found[k] for found in samples]
            if axis is not None:
                made.append(np.stack([np.asarray(part) for part in parts], axis))
            else:
                total: list[Any] | None = None
                for part in parts:
                    total = add(total, [part])
                made += total or []
        return made


def _sample(value: Any, axis: int | None, i: int) -> Any:
    """One sample of a leaf; a number where no axis is left."""
    if axis is None:
        return value
    found = np.moveaxis(np.asarray(value), axis, 0)[i]
    return found if np.ndim(found) else found.item()


def _stack(parts: Sequence[Any], axis: int, name: str) -> np.ndarray:
    """Parts along an axis. Raises :class:`ArgumentError` where there is no such axis."""
    arrays = [np.asarray(part) for part in parts]
    if not -arrays[0].ndim - 1 <= axis <= arrays[0].ndim:
        raise ArgumentError(f"{name}: results have {arrays[0].ndim} dimensions, and cannot be stacked along {axis}")
    return np.stack(arrays, axis)


def _stacked(found: Sequence[tuple[list[Any], Tree]], axis: int, name: str) -> Any:
    """Results of all samples, leaf by leaf."""
    tree = found[0][1]
    made = []
    for parts in zip(*(leaves for leaves, _ in found), strict=True):
        if any(callable(part) for part in parts):
            raise UsageError(f"{name}: functions, such as pullbacks, cannot be stacked; use irad.jacobian or irad.grad")
        made.append(None if parts[0] is None else _stack(parts, axis, name))
    return tree.build(iter(made))
