"""`irad.assume_disjoint` in ``@njit`` code: a call that says something where irad compiles the kernel, and nothing
elsewhere."""

from __future__ import annotations

from functools import cache
from typing import Any

from llvmlite import ir
from numba.core import cgutils, errors, types
from numba.extending import lower_builtin, type_callable
from numba.np.arrayobj import make_array

from irad.api.assumptions import assume_disjoint
from irad.frontends.numba.lowering import RawContext
from irad.ir.hints import EXCLUSIVE

__all__ = ["register"]

_BYTES = ir.IntType(8).as_pointer()


@cache
def register() -> None:
    """Tell Numba of it, once."""
    type_callable(assume_disjoint)(lambda context: _type)
    lower_builtin(assume_disjoint, types.Array)(_lower)


def _type(array: Any) -> Any:
    if not isinstance(array, types.Array):
        raise errors.NumbaTypeError(f"irad.assume_disjoint is about an array, and this is {array}")
    return types.none


def _lower(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    if isinstance(context, RawContext):
        array = make_array(signature.args[0])(context, builder, given[0])
        kind = ir.FunctionType(ir.VoidType(), [_BYTES])
        said = cgutils.get_or_insert_function(builder.module, kind, EXCLUSIVE)
        builder.call(said, [builder.bitcast(array.data, _BYTES)])
    return context.get_dummy_value()
