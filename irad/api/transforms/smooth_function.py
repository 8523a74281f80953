"""Functions of a flat list of arguments that can be differentiated any number of times.

A :class:`Smooth` function has several outputs, numbers or arrays. Two things are asked of it beside its value: the
derivative along given directions, which is another smooth function, and the gradient of a weighted sum of its outputs.
Derivatives of all orders follow from these: the derivative of a gradient along v is the gradient of the derivative
along v, and the gradient of a gradient weighted by s is the gradient of the derivative along s.

Arguments are left as they are: whatever writes to them is given copies.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import numpy as np

from irad.api.array_derivative import copies_of
from irad.api.calling.aliasing import ArgumentAliases, Groups
from irad.api.calling.scalar_refs import unbox
from irad.api.differentiable import Target
from irad.api.kernels.kernel import Kernel
from irad.api.transforms.higher_order import NestedTangents
from irad.api.transforms.mode_functions import Pullbacks
from irad.api.transforms.pushes import Direction, Push, Repeated
from irad.errors import DifferentiationError, UsageError

__all__ = [
    "Base", "Direction", "Gradient", "Jacobian", "Pull", "Push", "Repeater", "Smooth", "add", "basis", "once",
    "ones_like", "refuse_records",
]  # fmt: skip

Pull = Callable[[Sequence[Any]], list[Any]]
"""From seeds, one for each output, to derivatives by the arguments asked for."""
Repeater = Callable[[Callable[[], Any]], Any]
"""Does what runs a kernel again, with the random numbers of its first run."""


class Smooth(ABC):
    """A differentiable function of flat arguments."""

    name: str

    @abstractmethod
    def value(self, args: Sequence[Any]) -> list[Any]:
        """The outputs."""

    @abstractmethod
    def along(self, direction: Direction) -> Smooth:
        """The derivative along a direction."""

    def pushing(self, args: Sequence[Any], moving: Sequence[int]) -> Push:
        """The derivative as a function of directions, in which all of some arguments move."""
        return Push(lambda direction: self.along(direction).value(args))

    def gradient_pushing(self, args: Sequence[Any], wrt: Sequence[int], moving: Sequence[int]) -> Push:
        """The derivative of the gradient as a function of directions."""
        return Push(lambda direction: self.along(direction).gradient(args, wrt, None))

    @abstractmethod
    def gradient(self, args: Sequence[Any], wrt: Sequence[int], seeds: Sequence[Any] | None) -> list[Any]:
        """The gradient of the sum of seeds times outputs; without seeds, that of the one number there is."""

    def value_and_gradient(self, args: Sequence[Any], wrt: Sequence[int]) -> tuple[list[Any], list[Any]]:
        """The outputs, and the gradient of the one number there is."""
        gradient = self.gradient(args, wrt, None)
        return self.value(args), gradient

    def value_and_pullback(self, args: Sequence[Any], wrt: Sequence[int]) -> tuple[list[Any], Pull]:
        """The outputs, and :meth:`pullback`."""
        return self.value(args), self.pullback(args, wrt)

    def aliases(self, args: Sequence[Any]) -> ArgumentAliases | None:
        """What tells which arguments are written to; None where none is."""
        return None

    def pullback(self, args: Sequence[Any], wrt: Sequence[int]) -> Pull:
        """The gradient as a function of the seeds, for these arguments."""
        copies = copies_of(args)
        return lambda seeds: self.gradient(copies, wrt, seeds)


class Base(Smooth):
    """A kernel's derivative along some directions; without directions, the kernel itself."""

    def __init__(
        self,
        target: Target,
        outputs: Callable[[Kernel], tuple[int, ...]],
        again: Repeater,
        directions: Any = (),
    ) -> None:
        self.name = target.name
        self.target = target
        self._again = again
        """Does something with the random numbers that the kernel had when it was called."""
        self._outputs = outputs
        self._directions: tuple[Direction, ...] = tuple(directions)

    def value(self, args: Sequence[Any]) -> list[Any]:
        kernel = self.target.kernel(tuple(args))
        shared = kernel.aliases.of(args)
        args = kernel.boxed(copies_of(args))
        outputs = self._outputs(kernel)
        if self._directions:
            nested = nested_tangents(kernel, self._moving(()), outputs, len(self._directions), False, shared)
            made: list[Any] = self._repeater(kernel)(lambda: nested.tangents(args, self._directions))
            return made
        returned = self._repeater(kernel)(lambda: kernel.primal(*args))
        return [unbox(args[i]) for i in outputs] if outputs else [returned]

    def aliases(self, args: Sequence[Any]) -> ArgumentAliases | None:
        return self.target.kernel(tuple(args)).aliases

    def along(self, direction: Direction) -> Base:
        return Base(self.target, self._outputs, self._again, (*self._directions, direction))

    def pushing(self, args: Sequence[Any], moving: Sequence[int]) -> Push:
        return self._repeated(args, None, moving) or super().pushing(args, moving)

    def gradient_pushing(self, args: Sequence[Any], wrt: Sequence[int], moving: Sequence[int]) -> Push:
        return self._repeated(args, wrt, moving) or super().gradient_pushing(args, wrt, moving)

    def _repeated(self, args: Sequence[Any], wrt: Sequence[int] | None, moving: Sequence[int]) -> Push | None:
        """Tangents, or gradients of them, along one more direction, all in the same memory; None where they have
        none."""
        if any(not isinstance(args[i], np.ndarray) for i in moving):
            return None
        kernel = self.target.kernel(tuple(args))
        shared, outputs = kernel.aliases.of(args), self._outputs(kernel)
        every, order = tuple(sorted({*moving, *self._moving(wrt or ())})), len(self._directions) + 1

        def make(width: int) -> NestedTangents:
            return nested_tangents(kernel, every, outputs, order, wrt is not None, shared, width)

        return Repeated(
            self.target, args, self._directions, moving, make,
            None if wrt is None else partial(self._seeds_of_one, outputs=outputs),
            self._again if kernel.draws_random_numbers else None,
            None if wrt is None else [every.index(i) for i in wrt],
        )  # fmt: skip

    def gradient(self, args: Sequence[Any], wrt: Sequence[int], seeds: Sequence[Any] | None) -> list[Any]:
        kernel = self.target.kernel(tuple(args))
        shared = kernel.aliases.of(args)
        args = kernel.boxed(copies_of(args))
        outputs, moving = self._outputs(kernel), self._moving(wrt)
        if seeds is None:
            seeds = self._seeds_of_one(args, outputs)
        nested = nested_tangents(kernel, moving, outputs, len(self._directions), True, shared)
        parts = self._repeater(kernel)(lambda: nested.gradient(args, self._directions, seeds))
        found = dict(zip(moving, parts, strict=True))
        return [found[i] for i in wrt]

    def _repeater(self, kernel: Kernel) -> Repeater:
        return self._again if kernel.draws_random_numbers else once

    def _seeds_of_one(self, args: Sequence[Any], outputs: Sequence[int]) -> list[Any]:
        """The seed of the one output that there is. Raises :class:`UsageError`."""
        if len(outputs) > 1:
            raise UsageError(
                f"{self.name} has several results, and a gradient is that of one number; choose it with out=, or "
                "say has_aux=True"
            )
        return [ones_like(args[outputs[0]] if outputs else 1.0, self.name)]

    def pullback(self, args: Sequence[Any], wrt: Sequence[int]) -> Pull:
        if self._directions:
            return super().pullback(args, wrt)
        kernel = self.target.kernel(tuple(args))
        shared = kernel.aliases.of(args)
        key = ("pullbacks", tuple(wrt), self._outputs(kernel), shared)
        known = kernel.derived
        if key not in known:
            known[key] = Pullbacks(kernel, tuple(wrt), self._outputs(kernel), shared)
        repeat = self._repeater(kernel)
        pull = repeat(lambda: known[key].start(kernel.boxed(copies_of(args))))[1]
        return lambda seeds: list(repeat(lambda: pull(seeds)))

    def _moving(self, wrt: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted({*wrt, *(i for direction in self._directions for i in direction)}))


def nested_tangents(
    kernel: Kernel, wrt: tuple[int, ...], outputs: tuple[int, ...], order: int, reverse: bool, shared: Groups,
    width: int = 1,
) -> NestedTangents:  # fmt: skip
    """The derivatives of one order, made once."""
    known, key = kernel.derived, (wrt, outputs, order, reverse, shared, width)
    if key not in known:
        known[key] = NestedTangents(kernel, wrt, outputs, order, reverse, shared, width)
    made: NestedTangents = known[key]
    return made


class Gradient(Smooth):
    """The gradient of a function with one number as its output; with the value in front if that is wanted."""

    def __init__(self, inner: Smooth, wrt: Sequence[int], with_value: bool = False) -> None:
        self.name = f"the gradient of {inner.name}"
        self.inner = inner
        self.wrt = tuple(wrt)
        self.with_value = with_value

    def value(self, args: Sequence[Any]) -> list[Any]:
        if not self.with_value:
            return self.inner.gradient(args, self.wrt, None)
        value, found = self.inner.value_and_gradient(args, self.wrt)
        return [*value, *found]

    def aliases(self, args: Sequence[Any]) -> ArgumentAliases | None:
        return self.inner.aliases(args)

    def pushing(self, args: Sequence[Any], moving: Sequence[int]) -> Push:
        if self.with_value:
            return super().pushing(args, moving)
        return self.inner.gradient_pushing(args, self.wrt, moving)

    def along(self, direction: Direction) -> Gradient:
        return Gradient(self.inner.along(direction), self.wrt, self.with_value)

    def gradient(self, args: Sequence[Any], wrt: Sequence[int], seeds: Sequence[Any] | None) -> list[Any]:
        if seeds is None:
            found = [] if self.with_value else self.value(args)
            if len(found) != 1:
                raise UsageError(f"{self.name} has several results; a gradient is that of one number")
            seeds = [ones_like(found[0], self.name)]
        rest = seeds[1:] if self.with_value else seeds
        made = self.inner.along(dict(zip(self.wrt, rest, strict=True))).gradient(args, wrt, None)
        return add(made, self.inner.gradient(args, wrt, seeds[:1])) if self.with_value else made


class Jacobian(Smooth):
    """The derivatives of every entry of the outputs by every entry of some arguments: for each output in turn one array
    for each argument."""

    def __init__(self, inner: Smooth, wrt: Sequence[int], mode: str = "auto") -> None:
        self.name = f"the Jacobian of {inner.name}"
        self.inner = inner
        self.wrt = tuple(wrt)
        self.mode = mode

    def value(self, args: Sequence[Any]) -> list[Any]:
        points = [args[i] for i in self.wrt]
        for point in points:
            if isinstance(point, np.ndarray):
                refuse_records(point)
        mode = self.mode
        outs = None
        if mode == "auto":
            outs = self.inner.value(args)
            mode = "forward" if sum(map(np.size, points)) <= sum(map(np.size, outs)) else "reverse"
        for value in (*points, *(outs or ())):
            if np.iscomplexobj(value):
                raise UsageError(
                    f"{self.name}: complex numbers have no Jacobian; differentiate real and imaginary parts"
                )
        try:
            return self._by(mode, args, outs)
        except DifferentiationError:
            if self.mode == "auto":  # a rule may be for one of the two modes
                with suppress(DifferentiationError):
                    return self._by("reverse" if mode == "forward" else "forward", args, outs)
            raise

    def _by(self, mode: str, args: Sequence[Any], outs: Sequence[Any] | None) -> list[Any]:
        return self._by_columns(args) if mode == "forward" else self._by_rows(args, outs or self.inner.value(args))

    def _by_columns(self, args: Sequence[Any]) -> list[Any]:
        joint = len(self.wrt) > 1 and all(isinstance(args[i], np.ndarray) for i in self.wrt)
        still = {i: np.zeros_like(args[i]) for i in self.wrt} if joint else {}
        directions = [[{**still, i: e} for e in basis(args[i])] for i in self.wrt]
        columns: list[list[np.ndarray]] = []
        if joint and any(directions):
            found = self.inner.pushing(args, self.wrt)([each for own in directions for each in own])
            ends = np.cumsum([len(own) for own in directions])
            columns = [[part[..., b - len(own) : b] for part in found] for own, b in zip(directions, ends, strict=True)]
        elif all(directions):
            for i, own in zip(self.wrt, directions, strict=True):
                columns.append([part[..., : len(own)].copy() for part in self.inner.pushing(args, (i,))(own)])
        if not columns:
            outs = self.inner.value(args)
            return [_joined(None, np.shape(out), args[i], out) for out in outs for i in self.wrt]
        return [
            _joined(columns[k][o], columns[k][o].shape[:-1], args[i], columns[k][o])
            for o in range(len(columns[0]))
            for k, i in enumerate(self.wrt)
        ]

    def _by_rows(self, args: Sequence[Any], outs: Sequence[Any]) -> list[Any]:
        pull = self.inner.pullback(args, self.wrt)
        made = []
        for o, out in enumerate(outs):
            rows = []
            for e in basis(out):
                rows.append(pull([e if k == o else zero_like(other) for k, other in enumerate(outs)]))
            for k, i in enumerate(self.wrt):
                shape = np.shape(out) + np.shape(args[i])
                flat = np.array([row[k] for row in rows], np.result_type(out, args[i])).reshape(shape)
                made.append(flat if shape else flat.item())
        return made

    def aliases(self, args: Sequence[Any]) -> ArgumentAliases | None:
        return self.inner.aliases(args)

    def along(self, direction: Direction) -> Jacobian:
        return Jacobian(self.inner.along(direction), self.wrt, self.mode)

    def gradient(self, args: Sequence[Any], wrt: Sequence[int], seeds: Sequence[Any] | None) -> list[Any]:
        if seeds is None:
            seeds = [ones_like(found, self.name) for found in self.value(args)]
            if len(seeds) != 1:
                raise UsageError(f"{self.name} has several results; a gradient is that of one number")
        count = len(seeds) // len(self.wrt)
        total: list[Any] | None = None
        for k, i in enumerate(self.wrt):
            rank = np.ndim(args[i])
            own = [np.asarray(seeds[o * len(self.wrt) + k]) for o in range(count)]
            for place, e in zip(np.ndindex(np.shape(args[i])), basis(args[i]), strict=True):
                entry: Any = (..., *place)
                weights = [_plain(seed[entry] if rank else seed) for seed in own]
                if any(np.any(weight) for weight in weights) or total is None:
                    total = add(total, self.inner.along({i: e}).gradient(args, wrt, weights))
        return [zero_like(args[i]) for i in wrt] if total is None else total


def _joined(columns: np.ndarray | None, shape: tuple[int, ...], arg: Any, out: Any) -> Any:
    whole = shape + np.shape(arg)
    if columns is None:
        return np.zeros(whole, np.result_type(out, arg))
    made = np.ascontiguousarray(columns).reshape(whole)
    return made if whole else made.item()


def once(work: Callable[[], Any]) -> Any:
    """A :data:`Repeater` for kernels without random numbers."""
    return work()


def _plain(value: Any) -> Any:
    """An array of no dimensions as the number in it."""
    return value if np.ndim(value) else np.asarray(value).item()


def zero_like(value: Any) -> Any:
    """Zero in the form of a number or an array."""
    return np.zeros_like(value) if isinstance(value, np.ndarray) else type(value)(0)


def ones_like(value: Any, name: str) -> Any:
    """The seed of the one number that a function has as its output. Raises :class:`UsageError` for another output."""
    if np.size(value) != 1:
        raise UsageError(
            f"{name} is an array of shape {np.shape(value)}, and a gradient is that of one number; "
            "irad.jacobian and irad.vjp take derivatives of arrays"
        )
    return np.ones_like(value) if isinstance(value, np.ndarray) else 1.0


def refuse_records(value: np.ndarray) -> None:
    """Raise :class:`UsageError` for an array of records: an entry of it is several numbers."""
    if value.dtype.names is not None:
        raise UsageError(
            "Jacobians and Hessians are not made by or of arrays of records, whose entries are several numbers "
            f"({', '.join(value.dtype.names)}); pass the fields as arrays of numbers, or use irad.grad, irad.vjp, "
            "irad.jvp or irad.hvp, which take directions in the form of such arrays"
        )


def basis(value: Any) -> list[Any]:
    """The directions in which one entry of a number or an array moves. Raises :class:`UsageError` for an array on a
    device, and for one of records."""
    if not isinstance(value, np.ndarray):
        if not isinstance(value, (int, float, complex, np.generic)):
            raise UsageError(
                f"Jacobians and Hessians are not made of arrays on a device ({type(value).__name__}); pass arrays of "
                "the host, or use irad.vjp, irad.jvp or irad.hvp"
            )
        return [1.0]
    refuse_records(value)
    made = []
    for place in np.ndindex(value.shape):
        direction = np.zeros(value.shape, value.dtype)
        direction[place] = 1
        made.append(direction)
    return made


def add(left: list[Any] | None, right: list[Any]) -> list[Any]:
    """The sum of two lists of derivatives."""
    return right if left is None else [a + b for a, b in zip(left, right, strict=True)]
