"""Arguments of a broadcast kernel: arrays and numbers, and the types that the kernel takes for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from irad.api.calling.marshal import require_no_mask
from irad.api.differentiable import NumbaTarget, Target
from irad.api.elementwise.device_array import from_device, is_on_device
from irad.api.kernels.kernel import Kernel, wrong_count
from irad.errors import ArgumentError, UnsupportedError, UsageError

__all__ = ["arrays_of", "as_array", "kernel_for"]

_DTYPES = frozenset(map(np.dtype, "b1 i1 i2 i4 i8 u1 u2 u4 u8 f4 f8 c8 c16".split()))
_WEAK: dict[type, Any] = {bool: np.bool_, int: np.int64, float: np.float64, complex: np.complex128}


def arrays_of(target: Target, args: Sequence[Any]) -> list[np.ndarray]:
    """The arguments as arrays, those of no dimensions for numbers. A number of Python takes the precision of what is
    beside it, as in NumPy. Raises :class:`ArgumentError` for anything else."""
    names = target.names()
    if len(args) != len(names):
        raise wrong_count(target.name, list(names), len(args))
    found = [as_array(value, f"{target.name}: argument {name!r}") for name, value in zip(names, args, strict=True)]
    if not isinstance(target, NumbaTarget):
        return [_for_parameter(target, i, value, a) for i, (value, a) in enumerate(zip(args, found, strict=True))]
    strong = {a.dtype for value, a in zip(args, found, strict=True) if type(value) not in _WEAK}
    single = {d.char for d in strong} & set("fF") and not {d.char for d in strong} & set("dD")
    for i, value in enumerate(args):
        if single and type(value) in (float, complex):
            found[i] = found[i].astype(np.float32 if type(value) is float else np.complex64)
    return found


def as_array(value: Any, label: str) -> Any:
    """A number or an array as an array that compiled code can read: one in a GPU's memory as a
    :class:`irad.api.elementwise.device_array.DeviceArray`. Raises :class:`ArgumentError`."""
    kind = _WEAK.get(type(value))
    if kind is not None:
        try:
            return np.array(value, kind)
        except OverflowError:
            raise ArgumentError(f"{label} is {value}, which does not fit into 64 bits") from None
    if not isinstance(value, (np.ndarray, np.generic)):
        if is_on_device(value):
            return from_device(value, label)
        raise ArgumentError(
            f"{label} is a {type(value).__name__}; it must be a NumPy array, an array on a GPU or a number"
        )
    require_no_mask(value, label)
    array = np.asarray(value)
    if array.dtype in _DTYPES and array.flags.aligned:
        return array
    if array.dtype.newbyteorder("=") not in _DTYPES:
        raise ArgumentError(
            f"{label} has dtype {array.dtype}; it must hold float32, float64, complex64, complex128, whole numbers or "
            "bool"
        )
    return np.require(array, array.dtype.newbyteorder("="), ["ALIGNED"])


def _for_parameter(target: Target, position: int, value: Any, array: np.ndarray) -> np.ndarray:
    """An argument of a function whose types are fixed."""
    argument = target.kernel(()).signature.arguments[position]
    wanted = argument.dtype
    if wanted is None or array.dtype == wanted:
        return array
    if type(value) in _WEAK and np.can_cast(array.dtype, wanted, "same_kind"):
        made = array.astype(wanted)
        if wanted.kind in "fc" or made == array:
            return made
        label = f"{target.name}: argument {argument.name!r}"
        raise ArgumentError(f"{label} is {value}, which {argument.text} does not hold")
    if not np.can_cast(array.dtype, wanted, "safe") or (array.dtype.kind == "c") != (wanted.kind == "c"):
        raise ArgumentError(
            f"{target.name}: argument {argument.name!r} has dtype {array.dtype}, and the function takes {argument.text}"
            f"; pass an array of {wanted}"
        )
    return array if array.dtype.kind in "fc" else array.astype(wanted)  # precision is changed in the loop


def kernel_for(target: Target, arrays: Sequence[np.ndarray]) -> Kernel:
    """The kernel for elements of some arrays. Raises :class:`UsageError` for one that returns anything else than
    numbers."""
    types = tuple(a.dtype.type(0) for a in arrays)
    try:
        return target.kernel(types)
    except UnsupportedError:
        if isinstance(target, NumbaTarget) and target.returns_structure(types):
            raise UsageError(
                f"{target.name} does not return numbers; irad.broadcast takes functions that return one or a tuple of "
                "them"
            ) from None
        raise
