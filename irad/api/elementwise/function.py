"""``irad.broadcast``: a function of numbers over arrays that broadcast as NumPy's do."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from irad.api.elementwise.modes import MODES
from irad.api.elementwise.operands import arrays_of
from irad.api.elementwise.smooth import Mapped, Settings, Workshop, plain
from irad.api.kernels.kernel import Kernel
from irad.api.transforms.bound_call import Bound, Outputs
from irad.api.transforms.calls import positional
from irad.api.transforms.function_protocol import FIRST, Transform, chosen_by, given
from irad.api.transforms.pytrees import LEAF, Tree
from irad.errors import ArgumentError, ToolError, UsageError
from irad.options import Options

__all__ = ["Broadcast", "broadcast"]


def broadcast(
    f: Any, *, reduce: str | None = None, axis: Any = None, mode: str = "auto", parallel: bool | None = None,
    options: Options | None = None,
) -> Broadcast:
    """A function of numbers as one of arrays: ``irad.broadcast(f)(*arrays)``, like a ufunc of NumPy's.

    ``f`` is an ``@njit`` function, what ``@vectorize`` has made, or a function of ``irad.compile``; it takes numbers,
    and returns one or a tuple of them. Arguments are arrays of any shapes that broadcast, of any strides, and numbers.
    Results are new arrays. Everything runs in one loop nest, which is vectorised, and shared out to threads where it
    is long.

    ``irad.grad``, ``irad.value_and_grad``, ``irad.vjp``, ``irad.jvp``, ``irad.hvp`` and their like take derivatives of
    it: by an argument that is expanded, they are sums. ``reduce="sum"``: the results are sums over all elements, or
    along ``axis``, one or a tuple.

    ``mode`` says how gradients are taken: "forward" computes the partial derivatives of ``f`` for an element, some at
    a time, and multiplies them by the adjoint of the result; "reverse" runs the gradient of ``f``; "auto" takes what
    costs less, and :meth:`Broadcast.explain` says why. ``parallel``: True requires OpenMP, False runs in one thread;
    left out, long loops run in threads where there is OpenMP. Results are bitwise the same with any number of threads.

    Raises :class:`irad.errors.UsageError` for a function of anything else than numbers, or one that writes to memory
    that other calls see.
    """
    return Broadcast(f, given(reduce=reduce, axis=axis, mode=mode, parallel=parallel, options=options))


class Broadcast(Transform):
    """What :func:`broadcast` returns."""

    word = "broadcast"

    def __init__(self, f: Any, settings: Mapping[str, Any]) -> None:
        if isinstance(f, Transform):
            raise UsageError(f"irad.broadcast takes a kernel of numbers, not {f!r}; irad.vmap maps derivatives")
        if settings["mode"] not in ("auto", *MODES):
            raise UsageError(f"mode is {settings['mode']!r}; it must be 'auto', 'forward' or 'reverse'")
        if settings["reduce"] not in (None, "sum"):
            raise UsageError(f"reduce is {settings['reduce']!r}; it must be 'sum' or None")
        kernel = _kernel_of_ufunc(f)
        super().__init__(kernel, broadcast, {"options": settings["options"]})
        self.__wrapped__ = f
        self._settings = {name: value for name, value in settings.items() if value is not None}
        assert self.target is not None
        if self.target.takes_any_number:
            raise UsageError(
                f"{self.name} takes any number of arguments (*…); irad.broadcast takes functions of a fixed number of "
                "them"
            )
        self.is_summed = settings["reduce"] == "sum"
        self.axis = _axes_of(settings["axis"])
        if self.axis is not None and not self.is_summed:
            raise UsageError(f"axis={settings['axis']!r} is for reduce='sum'")
        self._how = Settings(self.target, settings["mode"], self.is_summed, self.axis, settings["parallel"])
        # a derivative takes this as the function that it is of, not the kernel
        self.kernel, self.target = self.target, None

    def __repr__(self) -> str:
        return f"<irad.broadcast of {self.name}>"

    def __call__(self, *args: Any, out: Any = None, **kwargs: Any) -> Any:
        """The results: an array, a number where all arguments are numbers, or a tuple of them.

        ``out``: the array to which they are written, or a tuple of arrays; they may overlap with arguments. Raises
        :class:`irad.errors.ArgumentError` before anything runs.
        """
        arrays = arrays_of(self.kernel, positional(self.kernel, args, kwargs, self.kernel.names()))
        shop = self._how.shop(arrays)
        if out is not None and shop.device is not None:
            raise UsageError(f"{self.name}: out= is for arrays of the host; results on a device are new arrays")
        job = shop.value_job(shop.element, self._how.axes(arrays))
        found = [plain(a) for a in shop.run(job, arrays, self.kernel.names())]
        tree = _tree_of(shop.element.kernel)
        return tree.build(iter(found)) if out is None else _written(out, found, tree is not LEAF, self.name)

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any], *, writes: bool = False) -> Bound:
        args = positional(self.kernel, args, kwargs, self.kernel.names())
        arrays, listed = arrays_of(self.kernel, args), list(args)
        element = self._how.shop(arrays).element
        smooth = element.smooth_outputs()
        places = tuple(smooth.index(o) if o in smooth else None for o in range(len(element.outputs)))
        outputs = Outputs(_tree_of(element.kernel), places)
        bound = Bound(
            Mapped(self._how, known=(listed, arrays)), listed, (LEAF,) * len(args), self.kernel.names(), outputs
        )
        if None in places:
            bound.value, bound.ran = self(*args), True
        return bound

    def explain(self, *args: Any, wrt: Any = FIRST, argnums: Any = None, **kwargs: Any) -> str:
        """How the gradient by ``wrt`` is taken for arguments like these, and why so: the cost of both modes; on a GPU
        also the registers of a thread, where there is ptxas."""
        args = positional(self.kernel, args, kwargs, self.kernel.names())
        arrays = arrays_of(self.kernel, args)
        chosen = self.bind(args, {}).choose(chosen_by(wrt, argnums)).flat
        shop = self._how.shop(arrays)
        Mapped(self._how).require_smooth(shop.element, arrays, chosen)
        report = shop.choice(shop.element, chosen, False).report
        return report if shop.device is None else f"{report}\n  {self._on_device(shop, arrays, chosen)}"

    def _on_device(self, shop: Workshop, arrays: Sequence[Any], wrt: tuple[int, ...]) -> str:
        """What the kernel takes on a GPU."""
        assert shop.device is not None
        summed, names = self._how.axes(arrays), self.kernel.names()
        job = shop.gradient_job(shop.element, wrt, False, summed)
        try:
            taken = shop.device.resources(job, arrays, names, summed or ())
        except ToolError as error:
            return f"on the GPU: {error.message}"
        return f"on the GPU: {taken or 'nothing to do'}"


def _axes_of(axis: Any) -> tuple[int, ...] | None:
    """The axes that are named. Raises :class:`UsageError` for what names none."""
    if axis is None:
        return None
    axes = axis if isinstance(axis, (tuple, list)) else (axis,)
    if not axes or any(isinstance(each, bool) or not isinstance(each, (int, np.integer)) for each in axes):
        raise UsageError(f"axis is {axis!r}; it must be a whole number or a tuple of them")
    return tuple(map(int, axes))


def _kernel_of_ufunc(f: Any) -> Any:
    """The function behind what ``@vectorize`` makes; anything else is itself."""
    if "numba" not in sys.modules:
        return f
    from numba import njit
    from numba.np.ufunc.dufunc import DUFunc

    return njit(f._dispatcher.py_func) if isinstance(f, DUFunc) else f  # type: ignore[attr-defined]


def _tree_of(kernel: Kernel) -> Tree:
    """The structure of the results: a tuple, a namedtuple, or one of them."""
    result = kernel.signature.result
    if result.kind != "tuple":
        return LEAF
    given, leaves = result.spec.numba_type, (LEAF,) * len(result.spec.items)
    named = getattr(given, "instance_class", None)
    return Tree("tuple", None, (), leaves) if named is None else Tree("named", named, tuple(given.fields), leaves)


def _written(out: Any, found: Sequence[Any], several: bool, name: str) -> Any:
    """The results, written to the user's arrays."""
    targets = out if several and isinstance(out, tuple) else (out,)
    if len(targets) != len(found):
        raise ArgumentError(f"{name}: out must be a tuple of {len(found)} arrays")
    for target, value in zip(targets, found, strict=True):
        if not isinstance(target, np.ndarray) or target.shape != np.shape(value):
            what = f"an array of shape {target.shape}" if isinstance(target, np.ndarray) else repr(target)
            raise ArgumentError(f"{name}: out is {what}; it must be an array of shape {np.shape(value)}")
        if not target.flags.writeable or not np.can_cast(value.dtype, target.dtype, "same_kind"):
            why = "read-only" if not target.flags.writeable else f"of {target.dtype}"
            raise ArgumentError(f"{name}: out is {why}; it must be a writable array of {value.dtype}")
    for target, value in zip(targets, found, strict=True):
        target[...] = value
    return out
