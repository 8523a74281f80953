"""Addresses of the items of arrays whose strides are any number of bytes.

Numba multiplies an index with a stride in bytes without saying that the product does not wrap, and of a product that
may wrap only the power of two in it is known: a column of records of 24 bytes might be any of their members. An item
lies in its array, and no array has 2^63 bytes; the product is marked so. (The stride of a slice is not: its step may be
larger than any array, where the slice has one item.)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import reduce
from typing import Any

from numba.core import cgutils

__all__ = ["strided_items"]


def _item_pointer(
    context: Any, builder: Any, data: Any, shape: Any, strides: Any, layout: str, inds: Any, wraparound: bool = False,
    boundscheck: bool = False,
) -> Any:  # fmt: skip
    if layout != "A" or not inds or not getattr(context, "strided_items", False):
        return _get_item_pointer2(context, builder, data, shape, strides, layout, inds, wraparound, boundscheck)
    indices = list(inds)
    if wraparound:
        for axis, (index, extent) in enumerate(zip(inds, shape, strict=False)):
            negative = builder.icmp_signed("<", index, index.type(0))
            indices[axis] = builder.select(negative, builder.add(extent, index), index)
    if boundscheck:
        for axis, (index, extent) in enumerate(zip(indices, shape, strict=False)):
            cgutils.do_boundscheck(context, builder, index, extent, axis)
    offsets = [builder.mul(s, i, flags=["nsw"]) for s, i in zip(strides, indices, strict=False)]
    offset = reduce(lambda a, b: builder.add(a, b, flags=["nsw"]), offsets)
    return cgutils.pointer_add(builder, data, offset)


_get_item_pointer2 = cgutils.get_item_pointer2


@contextmanager
def strided_items() -> Iterator[None]:
    """While this lasts, contexts of which this is an attribute address items so. To be used under Numba's lock."""
    before, cgutils.get_item_pointer2 = cgutils.get_item_pointer2, _item_pointer
    try:
        yield
    finally:
        cgutils.get_item_pointer2 = before
