"""A broadcast kernel as a function that can be differentiated any number of times."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from irad.api.array_derivative import without_derivative
from irad.api.differentiable import Target
from irad.api.elementwise.device_array import DeviceArray, is_on_device
from irad.api.elementwise.device_engine import DeviceRunner, KernelFailed, gpu_of
from irad.api.elementwise.element import Element, element_of
from irad.api.elementwise.engine import Job, Runner
from irad.api.elementwise.layout import broadcast_shape, without
from irad.api.elementwise.modes import Choice, Emission, choose, partials_of, products_of, value_of
from irad.api.elementwise.operands import arrays_of, as_array, kernel_for
from irad.api.kernels.kernel import Kernel
from irad.api.transforms.smooth_function import Direction, Pull, Smooth
from irad.backend.gpu import Gpu
from irad.errors import ArgumentError, UsageError

__all__ = ["Mapped", "Settings", "Workshop"]


class Settings:
    """How a broadcast kernel is run."""

    def __init__(
        self, target: Target, mode: str, summed: bool, axis: tuple[int, ...] | None, parallel: bool | None
    ) -> None:
        self.target = target
        self.mode = mode
        self.summed = summed
        self.axis = axis
        self.parallel = parallel
        self._shops: dict[tuple[Gpu | None, tuple[np.dtype, ...]], Workshop] = {}

    def axes(self, arrays: Sequence[np.ndarray]) -> tuple[int, ...] | None:
        """The axes along which results are summed, if they are.

        Raises :class:`ArgumentError` for one that the arrays do not have.
        """
        if not self.summed:
            return None
        rank = max(a.ndim for a in arrays)
        if self.axis is None:
            return tuple(range(rank))
        for axis in self.axis:
            if not -rank <= axis < rank:
                raise ArgumentError(f"{self.target.name}: arrays of {rank} dimensions have no axis {axis}")
        found = tuple(sorted(axis % rank for axis in self.axis))
        if len(set(found)) != len(found):
            raise ArgumentError(f"{self.target.name}: an axis is named twice in {self.axis}")
        return found

    def shop(self, arrays: Sequence[np.ndarray]) -> Workshop:
        """What is made of the kernel for the types of some arrays, and for the device on which they lie."""
        gpu = gpu_of(self.target.name, arrays)
        key = gpu, tuple([a.dtype for a in arrays])
        known = self._shops.get(key)
        if known is None:
            known = self._shops[key] = Workshop(kernel_for(self.target, arrays), self, gpu)
        return known


class Workshop:
    """All that has been made of a kernel of numbers so far."""

    def __init__(self, kernel: Kernel, settings: Settings, gpu: Gpu | None) -> None:
        self.settings = settings
        self.element = element_of(kernel)
        if settings.summed and len(self.element.smooth_outputs()) < len(self.element.outputs):
            raise UsageError(f"{kernel.name} returns whole numbers, too; reduce='sum' is for floating-point ones")
        self.runner = Runner(kernel, settings.parallel)
        self._elements: dict[tuple[tuple[int, ...], ...], Element] = {(): self.element}
        self.device = DeviceRunner(kernel.name, gpu) if gpu is not None else None
        self._values: dict[Element, Emission] = {}
        self._kept: dict[tuple[int, ...], tuple[Job, Job, int]] = {}
        self._choices: dict[tuple[Element, tuple[int, ...], bool, str], Choice] = {}

    def run(self, job: Job, given: Sequence[Any], names: Sequence[str]) -> list[Any]:
        """The results of a job, where its arrays are: see :meth:`irad.api.elementwise.engine.Runner.run`."""
        if self.device is None:
            return self.runner.run(job, given, names)
        try:
            return self.device.run(job, given, names)
        except KernelFailed:
            self.runner.fail([a.on_host() if isinstance(a, DeviceArray) else a for a in given])

    def along(self, moving: Sequence[tuple[int, ...]]) -> Element:
        """The tangent along some operands, of that along some, …"""
        key = tuple(moving)
        if key not in self._elements:
            self._elements[key] = self.along(key[:-1]).along(key[-1])
        return self._elements[key]

    def value_job(self, element: Element, summed: tuple[int, ...] | None) -> Job:
        """The results of a function."""
        if element not in self._values:
            self._values[element] = value_of(element)
        wanted = range(len(element.outputs)) if element is self.element else element.smooth_outputs()
        return Job(self._values[element], tuple(wanted), (), summed)

    def choice(self, element: Element, wrt: tuple[int, ...], with_value: bool) -> Choice:
        """How a gradient is taken."""
        key = (element, wrt, with_value, self.settings.mode)
        if key not in self._choices:
            self._choices[key] = choose(element, wrt, with_value, self.settings.mode, device=self.device is not None)
        return self._choices[key]

    def kept_jobs(self, wrt: tuple[int, ...]) -> tuple[Job, Job, int]:
        """Results with all partial derivatives, and adjoints from these; and how many bytes these are for an element.
        Raises ``DifferentiationError``."""
        if wrt not in self._kept:
            element, emission = self.element, partials_of(self.element, wrt)
            keys = tuple(key for key in element.partials(wrt) if key not in emission.same)
            first = Job(emission, tuple(element.smooth_outputs()), (), None, keeps=keys)
            second = Job(products_of(element, wrt, emission.same), (), wrt, None, kept=keys)
            size = sum(np.dtype(element.precision_of(key)).itemsize for key in keys)
            self._kept[wrt] = first, second, size
        return self._kept[wrt]

    def gradient_job(
        self, element: Element, wrt: tuple[int, ...], with_value: bool, summed: tuple[int, ...] | None
    ) -> Job:
        """The adjoints of some operands, behind the smooth results if these are wanted."""
        values = tuple(element.smooth_outputs()) if with_value else ()
        return Job(self.choice(element, wrt, with_value).emission, values, wrt, summed)


class Mapped(Smooth):
    """A kernel over arrays, or its derivative along some directions."""

    def __init__(
        self, settings: Settings, directions: tuple[Direction, ...] = (),
        known: tuple[Sequence[Any], list[np.ndarray]] | None = None,
    ) -> None:  # fmt: skip
        self.name = settings.target.name
        self.settings = settings
        self._directions = directions
        self._known = known
        """Arguments, and their arrays."""

    def _arrays(self, args: Sequence[Any]) -> list[np.ndarray]:
        if self._known is not None and args is self._known[0]:
            return self._known[1]
        return arrays_of(self.settings.target, args)

    def along(self, direction: Direction) -> Mapped:
        return Mapped(self.settings, (*self._directions, direction), self._known)

    def value(self, args: Sequence[Any]) -> list[Any]:
        arrays = self._arrays(args)
        shop = self.settings.shop(arrays)
        element, given = self._element(shop, arrays)
        job = shop.value_job(element, self.settings.axes(arrays))
        smooth = element.smooth_outputs()
        found = shop.run(job, given, [o.name for o in element.operands])
        return [plain(a) for o, a in zip(job.values, found, strict=True) if o in smooth]

    def gradient(self, args: Sequence[Any], wrt: Sequence[int], seeds: Sequence[Any] | None) -> list[Any]:
        return self._both(args, wrt, seeds, False)[1]

    def value_and_gradient(self, args: Sequence[Any], wrt: Sequence[int]) -> tuple[list[Any], list[Any]]:
        return self._both(args, wrt, None, True)

    def value_and_pullback(self, args: Sequence[Any], wrt: Sequence[int]) -> tuple[list[Any], Pull]:
        """The results, and the gradient as a function of seeds.

        The local Jacobian is kept for the pullback where it takes no more memory than copies of the arguments would,
        and the gradient is taken by forward mode; else there are copies, and the kernel runs again.
        """
        arrays = self._arrays(args)
        shop = self.settings.shop(arrays)
        self.require_smooth(shop.element, arrays, wrt)
        names = [o.name for o in shop.element.operands]
        shape = broadcast_shape(self.name, names, [a.shape for a in arrays])
        if self._directions or self.settings.summed or not self._keeps(shop, arrays, shape, tuple(wrt)):
            copies = [a.copied() if isinstance(a, DeviceArray) else b for a, b in zip(arrays, args, strict=True)]
            return self.value(args), self.pullback(copies, wrt)
        first, second, _ = shop.kept_jobs(tuple(wrt))
        found = shop.run(first, arrays, names)
        values, partials = found[: len(first.values)], found[len(first.values) :]
        # what has been computed does not hang on them any more
        blanks = [a if isinstance(a, DeviceArray) else np.empty_like(a) for a in arrays]

        def pull(seeds: Sequence[Any]) -> list[Any]:
            adjoints = self._seeds(shop.element, second, shape, seeds)
            gradients = shop.run(second, [*blanks, *adjoints, *partials], names)
            return [_like(args[i], a) for i, a in zip(wrt, gradients, strict=True)]

        return [plain(a) for a in values], pull

    def _keeps(
        self, shop: Workshop, arrays: Sequence[np.ndarray], shape: tuple[int, ...], wrt: tuple[int, ...]
    ) -> bool:
        if shop.choice(shop.element, wrt, False).mode != "forward":
            return False
        return shop.kept_jobs(wrt)[2] * math.prod(shape) <= sum(a.nbytes for a in arrays)

    def _both(
        self, args: Sequence[Any], wrt: Sequence[int], seeds: Sequence[Any] | None, with_value: bool
    ) -> tuple[list[Any], list[Any]]:
        arrays = self._arrays(args)
        shop = self.settings.shop(arrays)
        element, given = self._element(shop, arrays)
        self.require_smooth(shop.element, arrays, wrt)
        names = [o.name for o in element.operands]
        own = names[: len(arrays)]
        summed = self.settings.axes(arrays)
        shape = broadcast_shape(self.name, own, [a.shape for a in arrays])
        job = shop.gradient_job(element, tuple(wrt), with_value, summed)
        adjoints = self._seeds(element, job, without(shape, summed or ()), seeds)
        if summed and len(summed) < len(shape):
            adjoints = [_expanded(a, summed) if a.ndim else a for a in adjoints]
        found = shop.run(job, [*given, *adjoints], names)
        values, gradients = found[: len(job.values)], found[len(job.values) :]
        return [plain(a) for a in values], [_like(args[i], a) for i, a in zip(wrt, gradients, strict=True)]

    def _seeds(
        self, element: Element, job: Job, shape: tuple[int, ...], seeds: Sequence[Any] | None
    ) -> list[np.ndarray]:
        if seeds is None:
            if len(job.seeds) != 1:
                raise UsageError(f"{self.name} has several results; a gradient is that of one number")
            if element.outputs[job.seeds[0]].dtype.kind == "c":
                raise UsageError(
                    f"{self.name} returns a complex number, which has no gradient; irad.vjp and irad.jvp take its "
                    "derivative, or return a real number of it (abs, .real)"
                )
            if math.prod(shape) != 1:
                raise UsageError(
                    f"{self.name} is an array of shape {shape} here, and a gradient is that of one number; "
                    "irad.broadcast(…, reduce='sum') sums it in the same loop, and irad.jacobian and irad.vjp take "
                    "derivatives of arrays"
                )
            return [_one(element.outputs[job.seeds[0]].dtype)]
        found = []
        for o, given in zip(job.seeds, seeds, strict=True):
            label = f"{self.name}: the seed" + (f" of result {o}" if len(job.seeds) > 1 else "")
            found.append(_fitting(given, shape, element.outputs[o].dtype, label, "the result"))
        return found

    def _element(self, shop: Workshop, arrays: Sequence[np.ndarray]) -> tuple[Element, list[np.ndarray]]:
        """The function of numbers, and what it takes: arguments, and directions behind them."""
        given = list(arrays)
        moving = []
        for direction in self._directions:
            places = tuple(sorted(direction))
            self.require_smooth(shop.element, arrays, places)
            moving.append(places)
            for i in places:
                name = shop.element.operands[i].name
                label = f"{self.name}: the vector for {name!r}"
                given.append(_fitting(direction[i], arrays[i].shape, arrays[i].dtype, label, repr(name)))
        return shop.along(moving), given

    def require_smooth(self, element: Element, arrays: Sequence[np.ndarray], places: Sequence[int]) -> None:
        """Raise :class:`UsageError` for arguments by which there is no derivative."""
        arguments = element.kernel.signature.arguments
        for i in places:
            if not element.operands[i].is_smooth:
                raise without_derivative(self.name, arguments[i])
            if arrays[i].dtype.kind not in "fc":
                raise UsageError(
                    f"{self.name}: argument {arguments[i].name!r} has no derivative; it holds whole numbers: pass "
                    "floating-point ones (2.0 for 2, x.astype(float) for an array)"
                )


def _fitting(value: Any, shape: tuple[int, ...], dtype: np.dtype, label: str, what: str) -> Any:
    """A seed or direction as an array of some shape and type. Raises :class:`ArgumentError`."""
    array = as_array(value, label)
    if array.shape != shape:
        raise ArgumentError(f"{label} has shape {array.shape}, but {what} has shape {shape}")
    if array.dtype == dtype or (isinstance(array, DeviceArray) and array.dtype.kind == dtype.kind == "f"):
        return array  # precision is changed in the kernel
    if not np.can_cast(array.dtype, dtype, "same_kind"):
        raise ArgumentError(f"{label} has dtype {array.dtype}; it must be {dtype}")
    return array.astype(dtype)


@cache
def _one(dtype: np.dtype) -> np.ndarray:
    """The seed of a number."""
    return np.ones((), dtype)


def _expanded(array: Any, axes: tuple[int, ...]) -> Any:
    return array.expanded(axes) if isinstance(array, DeviceArray) else np.expand_dims(array, axes)


def _like(argument: Any, gradient: Any) -> Any:
    """A gradient as an array, or as a number as the argument is one."""
    if isinstance(argument, np.ndarray) or (isinstance(gradient, DeviceArray) and is_on_device(argument)):
        return plain(gradient) if isinstance(gradient, DeviceArray) else gradient
    if isinstance(gradient, DeviceArray):
        gradient = gradient.on_host()
    return gradient[()] if isinstance(argument, np.generic) else gradient.item()


def plain(array: Any) -> Any:
    """A number of NumPy's for an array of no dimensions on the host."""
    if isinstance(array, DeviceArray):
        return array.handed_out()
    return array if array.ndim else array[()]
