"""What the array level works out once for a kernel: activities, and where each derivative comes from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from irad.abi.scalars import describe, how_to_convert
from irad.api.activities import Activity
from irad.api.calling.aliasing import Groups, are_apart, arrays_in, members, refuse_choice
from irad.api.calling.marshal import strided_like
from irad.api.calling.plain_calls import OTHER
from irad.api.calling.scalar_refs import unbox
from irad.api.derivative import Derivative
from irad.api.kernels.kernel import Kernel, wrong_count
from irad.api.kernels.signature import Argument
from irad.errors import ArgumentError, UsageError

__all__ = ["Recipe", "copies_of", "is_whole", "outputs_of", "positions_of", "without_derivative"]


def positions_of(kernel: Kernel, keys: Any, shared: Groups = (), setting: str = "wrt") -> tuple[int, ...]:
    """Positions of one argument or of a tuple of arguments, by position or name.

    Raises :class:`UsageError` for what is no argument, or one named twice, and :class:`ArgumentError` for two that are
    the same array (``shared``, see :class:`ArgumentAliases`). ``setting`` is where they were named.
    """
    listed = keys if isinstance(keys, (tuple, list)) else (keys,)
    found = tuple(kernel.signature.position(key) for key in listed)
    if len(set(found)) != len(found):
        raise UsageError(f"{kernel.name}: an argument is named twice in {keys!r}")
    refuse_choice(kernel.name, [a.name for a in kernel.signature.arguments], shared, found, setting)
    return found


def outputs_of(kernel: Kernel, out: Any, shared: Groups = ()) -> tuple[int, ...]:
    """The arguments that hold the results: those named, or of a kernel that returns nothing the one written.

    Raises :class:`UsageError` for an argument that is not written to, or when it is not clear which is meant, and
    :class:`ArgumentError` for two that are the same array.
    """
    arguments = kernel.signature.arguments
    if out is not None:
        found = positions_of(kernel, out, shared, "out")
        for i in found:
            if not (arguments[i].is_memory and arguments[i].written and arguments[i].holds != "other"):
                raise UsageError(
                    f"{kernel.name} does not write floating-point numbers to argument {arguments[i].name!r}"
                )
        return found
    if kernel.signature.result.kind in ("float", "complex"):
        return ()
    written = [i for i, a in enumerate(arguments) if a.is_memory and a.written and a.holds != "other"]
    if len(written) == 1:
        return (written[0],)
    names = ", ".join(repr(arguments[i].name) for i in written)
    what = f"it may write to {names}" if written else "it writes to no array"
    raise UsageError(f"{kernel.name} returns no floating-point number and {what}; name its outputs with out=…")


def without_derivative(name: str, argument: Argument) -> UsageError:
    """The error for an argument by which no derivative can be taken."""
    what = "no floating-point numbers: name another argument (wrt=…)"
    if is_whole(argument) and argument.spec is None:
        what = "whole numbers: name another argument (wrt=…), or let the function take floating-point ones"
    elif is_whole(argument):
        what = "whole numbers: pass floating-point ones (2.0 for 2, x.astype(float) for an array)"
    said = f" ({argument.text})" if argument.text != "none" else ""
    return UsageError(f"{name}: argument {argument.name!r}{said} has no derivative; it holds {what}")


def is_whole(argument: Argument) -> bool:
    """Whether an argument is a whole number, or an array of them."""
    return argument.dtype is not None and argument.dtype.kind in "iu"


def copies_of(values: Sequence[Any]) -> list[Any]:
    """The values with every array copied, layout and all, those in tuples, too; an array given twice, under whatever
    views, is one copy."""
    made: dict[Any, np.ndarray] = {}
    identity = id if are_apart([value for value in values if isinstance(value, (np.ndarray, tuple))]) else _identity
    return [_copy_of(value, made, identity) for value in values]


def _identity(value: np.ndarray) -> Any:
    """What is equal for views of the same elements."""
    return value.ctypes.data, value.shape, value.strides, value.dtype


def _copy_of(value: Any, made: dict[Any, np.ndarray], identity: Callable[[Any], Any]) -> Any:
    if isinstance(value, np.ndarray):
        memory = identity(value)
        if memory not in made:
            made[memory] = strided_like(value)
            made[memory][...] = value
        return made[memory]
    if isinstance(value, tuple) and arrays_in(value):
        items = [_copy_of(item, made, identity) for item in value]
        return type(value)(*items) if hasattr(value, "_fields") else tuple(items)
    return value


class Recipe:
    """A derivative with respect to the arguments ``wrt`` with shadows made as needed.

    Every array that the kernel writes gets a shadow; read-only arrays outside ``wrt`` are constant. ``extra`` are
    outputs, which get shadows as well. Arguments that are one array (``shared``, see :class:`ArgumentAliases`) have one
    shadow, whichever of them is in ``wrt``.
    """

    def __init__(
        self, kernel: Kernel, wrt: Sequence[int], mode: str, *, with_primal: bool = False,
        active_result: bool = True, extra: Sequence[int] = (), shared: Groups = (),
    ) -> None:  # fmt: skip
        self.kernel = kernel
        self.wrt = tuple(wrt)
        arguments = kernel.signature.arguments
        self.names = [a.name for a in arguments]
        chosen = {*wrt, *extra, *(i for i in members(shared) if arguments[i].holds != "other")}
        activities = tuple(self._activity(a, i in chosen) for i, a in enumerate(arguments))
        self.derivative = Derivative(kernel, activities, mode, with_primal=with_primal, active_result=active_result)
        self.shadowed = tuple(i for i, t in enumerate(activities) if t.is_duplicated)
        self.active = tuple(i for i, t in enumerate(activities) if t is Activity.ACTIVE)
        self._first = {i: group[0] for group in shared for i in group[1:] if i in self.shadowed}
        self._written = kernel.aliases.written
        self._plain: Callable[[Any, Any], Any] | None = None
        self._may_be_plain = not self._written

    def _activity(self, argument: Argument, wanted: bool) -> Activity:
        if argument.is_memory:
            if wanted and argument.holds == "other":
                raise without_derivative(self.kernel.name, argument)
            shadowed = argument.holds != "other" and (wanted or argument.written)
            return Activity.DUP if shadowed else Activity.CONST
        if not wanted:
            return Activity.CONST
        if argument.kind not in ("float", "complex"):
            raise without_derivative(self.kernel.name, argument)
        return Activity.ACTIVE

    def require_count(self, args: Sequence[Any]) -> None:
        """Raise :class:`ArgumentError` for too many or too few arguments."""
        if len(args) != len(self.names):
            raise wrong_count(self.kernel.name, self.names, len(args))

    def make_shadows(self, args: Sequence[Any]) -> dict[int, Any]:
        """A zeroed shadow for each array that needs one, by position.

        Arguments that are one array have one shadow. Raises :class:`ArgumentError` for what is not an array.
        """
        self.require_count(args)
        shadows: dict[int, Any] = {}
        for i in self.shadowed:
            shadows[i] = shadows[self._first[i]] if i in self._first else self._make_shadow(i, args[i])
        return shadows

    def _make_shadow(self, position: int, value: Any) -> Any:
        label = f"{self.kernel.name}: argument {self.names[position]!r}"
        if value is None and self.kernel.signature.fortran and position not in self.wrt:
            return None  # an optional argument that is absent
        if not isinstance(value, np.ndarray):
            hint = how_to_convert(value) or "; irad.autodiff takes pointers"
            raise ArgumentError(f"{label} is {describe(value)}; it must be a NumPy array here{hint}")
        holds = self.kernel.signature.arguments[position].holds
        if holds == "unknown" and value.dtype.kind not in "fc":
            raise ArgumentError(
                f"{label} leads to memory whose shadow cannot be made from an array of {value.dtype}; use "
                "irad.autodiff with a shadow of your own"
            )
        return strided_like(value)

    def copy_back(self, copies: Sequence[Any], args: Sequence[Any]) -> None:
        """Write what the kernel has written to copies of the arguments to the arguments themselves."""
        for i in self._written:
            for array, copy in zip(arrays_in(args[i]), arrays_in(copies[i]), strict=True):
                if array.flags.writeable:
                    array[...] = copy

    def interleave(self, args: Sequence[Any], shadows: dict[int, Any]) -> list[Any]:
        """Arguments, each followed by its shadow (or tangent) where it has one."""
        found = []
        for i, value in enumerate(args):
            found.append(value)
            if i in shadows:
                found.append(shadows[i])
        return found

    def run(self, args: Sequence[Any], shadows: dict[int, Any], seed: complex = 1.0) -> tuple[Any, ...]:
        """Call the derivative; its results as a tuple."""
        result = self.derivative(*self.interleave(args, shadows), seed=seed)
        if result is None:
            return ()
        return result if isinstance(result, tuple) else (result,)

    def run_plainly(self, args: tuple[Any, ...], single: bool) -> Any:
        """The gradient, behind the value where that is wanted, of a call with plain arguments (see
        :class:`PlainCall`); `OTHER` where it is none. single: one array or number, and no tuple of them."""
        if self._plain is not None:
            return self._plain(args, 1.0)
        if self._may_be_plain and self.derivative.plain is not None:  # it has been called
            self._may_be_plain = False
            self._plain = self.derivative.plain_call(partial(self._gathered, single))
        return OTHER

    def _gathered(self, single: bool, results: list[str]) -> str:
        """What a plain call returns, in Python."""
        values = results[: self.derivative.with_primal]
        by_value = dict(zip(self.active, results[len(values) :], strict=True))
        parts = [by_value.get(i, f"da{i}") for i in self.wrt]
        gradient = parts[0] if single else f"({''.join(f'{p}, ' for p in parts)})"
        return f"({values[0]}, {gradient})" if values else gradient

    def collect(self, shadows: dict[int, Any], returned: Sequence[Any]) -> list[Any]:
        """The derivatives with respect to ``wrt``, in that order, from shadows and returned values."""
        by_value = dict(zip(self.active, returned, strict=True))
        return [by_value[i] if i in by_value else unbox(shadows[i]) for i in self.wrt]
