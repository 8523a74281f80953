"""``np.ascontiguousarray`` and ``np.asfortranarray`` of arrays whose layout is known at run time only.

Numba joins the array itself and the copy of it as one value, a struct of pointers and integers, and LLVM does not take
such a value apart. Through a variable it is taken apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import cgutils
from numba.core.imputils import impl_ret_borrowed
from numba.np import arrayobj

__all__ = ["layouts_apart"]


def _convert(context: Any, builder: Any, sig: Any, args: Any, output_layout: str) -> Any:
    array_type = sig.args[0]
    if not getattr(context, "layouts_apart", False) or array_type.layout != "A" or array_type.ndim == 0:
        return _as_layout_array(context, builder, sig, args, output_layout)
    check = arrayobj.is_contiguous if output_layout == "C" else arrayobj.is_fortran
    fits = arrayobj._call_contiguous_check(check, context, builder, array_type, args[0])
    found = cgutils.alloca_once(builder, args[0].type)
    with builder.if_else(fits) as (then, otherwise):
        with then:
            builder.store(impl_ret_borrowed(context, builder, sig.return_type, args[0]), found)
        with otherwise:
            builder.store(arrayobj._array_copy(context, builder, sig, args), found)
    return builder.load(found)


_as_layout_array = arrayobj._as_layout_array


@contextmanager
def layouts_apart() -> Iterator[None]:
    """While this lasts, contexts of which this is an attribute convert so. To be used under Numba's lock."""
    before, arrayobj._as_layout_array = arrayobj._as_layout_array, _convert
    try:
        yield
    finally:
        arrayobj._as_layout_array = before
