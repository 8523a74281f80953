"""Broadcast kernels in ``@njit`` code: there they are ufuncs of Numba's, whose loops are differentiated as others."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit, vectorize
from numba.core import errors
from numba.core.registry import cpu_target
from numba.extending import typeof_impl

from irad.api.differentiable import NumbaTarget
from irad.api.elementwise.function import Broadcast

__all__ = ["register"]


def register() -> None:
    """Make broadcast kernels callable from ``@njit`` code."""
    typeof_impl.register(Broadcast)(lambda value, context: _type_of(value))


def _type_of(f: Broadcast) -> Any:
    known = _types.get(id(f))
    if known is None or known[0] is not f:
        callee = _callee(f)
        cpu_target.typing_context.refresh()
        known = _types[id(f)] = (f, cpu_target.typing_context.resolve_value_type(callee), callee)
    return known[1]


# Compiled callers refer to the types, so these and their functions stay.
_types: dict[int, tuple[Broadcast, Any, Any]] = {}


def _callee(f: Broadcast) -> Any:
    """What is called in the place of a broadcast kernel."""
    kernel = f.kernel
    if not isinstance(kernel, NumbaTarget):
        raise errors.TypingError(f"{f!r} cannot be called from @njit code, since its kernel is no @njit function")
    names = ", ".join(f"a{i}" for i in range(len(kernel.names())))
    scope: dict[str, Any] = {"kernel": kernel.dispatcher, "np": np}
    exec(f"def each({names}):\n    return kernel({names})\n", scope)
    if f.axis is not None:
        raise errors.TypingError(f"{f!r} cannot be called from @njit code, since it sums along axes")
    each = scope["ufunc"] = vectorize(scope["each"])
    if not f.is_summed:
        return each
    exec(f"def total({names}):\n    return np.sum(ufunc({names}))\n", scope)
    return njit(scope["total"])
