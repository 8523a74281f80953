"""Dicts of known keys, as Numba has them for ``{"a": 1, "b": "text"}``: tuples whose items are reached by name."""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.core.imputils import impl_ret_borrowed
from numba.extending import intrinsic

__all__ = ["dict_of"]


def dict_of(keys: tuple[str, ...]) -> Any:
    """A function for ``@njit`` code that makes such a dict of a tuple of values. Numba itself makes one only where the
    values have different types."""

    @intrinsic
    def make(context: Any, values: Any) -> Any:
        made = types.LiteralStrKeyDict({types.literal(key): ty for key, ty in zip(keys, values.types, strict=True)})

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            found = context.get_constant_undef(signature.return_type)
            for i, value in enumerate(cgutils.unpack_tuple(builder, args[0])):
                found = builder.insert_value(found, value, i)
            return impl_ret_borrowed(context, builder, signature.return_type, found)

        return made(values), generate

    return make
