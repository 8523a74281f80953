"""Instances of jitclasses that are made of their attributes, without a call of their constructor."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit
from numba.core import cgutils, types
from numba.experimental.jitclass.base import imp_dtor
from numba.extending import intrinsic

from irad.frontends.numba.lowering import RawContext

__all__ = ["instance_of", "maker_of"]


def maker_of(ty: Any) -> Any:
    """A function for ``@njit`` code that makes an instance of a type of jitclasses from its attributes, in the order of
    their declaration.

    Where irad lowers a kernel, the instance lives in the frame of the function that calls this, which must not return
    it; elsewhere it is an instance like any other.
    """

    @intrinsic
    def new(context: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            data = context.get_data_type(ty.get_data_type())
            instance = context.make_helper(builder, ty)
            if isinstance(context, RawContext):
                place = cgutils.alloca_once(builder, data)
            else:
                size = context.get_constant(types.uintp, context.get_abi_sizeof(data))
                dtor = imp_dtor(context, builder.module, ty)
                instance.meminfo = context.nrt.meminfo_alloc_dtor(builder, size, dtor)
                place = builder.bitcast(context.nrt.meminfo_data(builder, instance.meminfo), data.as_pointer())
            builder.store(ir.Constant(data, None), place)
            instance.data = builder.bitcast(place, instance.data.type)
            return instance._getvalue()

        return ty(), generate

    names = [f"v{i}" for i in range(len(ty.struct))]
    lines = [f"instance.{name} = {value}" for name, value in zip(ty.struct, names, strict=True)]
    text = "".join(f"    {line}\n" for line in ["instance = new()", *lines, "return instance"])
    scope: dict[str, Any] = {"__name__": __name__, "new": new}
    exec(f"def make({', '.join(names)}):\n{text}", scope)
    return njit(inline="always")(scope["make"])


_known: dict[Any, Any] = {}


def instance_of(ty: Any, parts: list[Any]) -> Any:
    """An instance with these attributes; where one is None, with zeros of its kind. None where they do not fit."""
    filled = [_zero(t) if part is None else part for part, t in zip(parts, ty.struct.values(), strict=True)]
    for part, t in zip(filled, ty.struct.values(), strict=True):
        if part is None or np.ndim(part) != (t.ndim if isinstance(t, types.Array) else 0):
            return None
    if ty not in _known:
        _known[ty] = maker_of(ty)
    return _known[ty](*filled)


def _zero(ty: Any) -> Any:
    if isinstance(ty, types.Array):
        return np.zeros((0,) * ty.ndim, str(ty.dtype))
    return False if isinstance(ty, types.Boolean) else 0 if isinstance(ty, types.Integer) else None
