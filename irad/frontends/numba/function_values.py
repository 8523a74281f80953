"""Functions as values: the one that a kernel has chosen (``f = g if x > 0 else h``), or those in a tuple.

Numba keeps pointers to what it has compiled for itself, and asks Python where it has none. Here a function becomes the
pointer to what irad lowers, and its call one through that pointer, of which the engine finds the targets.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import cgutils, types
from numba.core.lowering import Lower

__all__ = ["function_values", "value_of"]

_NAME = "_Lower__call_first_class_function_pointer"
_numbas_call: Any = getattr(Lower, _NAME)


def value_of(context: Any, builder: Any, descriptor: Any, ty: Any) -> Any:
    """What Numba keeps for a function, with the pointer to a lowered one in it."""
    value = cgutils.create_struct_proxy(ty)(context, builder)
    pointer = context.get_value_type(types.voidptr)
    value.c_addr = value.py_addr = cgutils.get_null_value(pointer)
    value.jit_addr = builder.bitcast(context.declare_function(builder.module, descriptor), pointer)
    return value._getvalue()


def _call(self: Any, ftype: Any, name: str, sig: Any, arguments: Any) -> Any:
    """Numba's method, for contexts whose function values are made by :func:`value_of`."""
    context, builder = self.context, self.builder
    if not getattr(context, "function_values", False):
        return _numbas_call(self, ftype, name, sig, arguments)
    value = cgutils.create_struct_proxy(self.typeof(name))(context, builder, value=self.loadvar(name))
    kind = context.call_conv.get_function_type(sig.return_type, sig.args).as_pointer()
    function = builder.bitcast(value.jit_addr, kind)
    status, result = context.call_conv.call_function(builder, function, sig.return_type, sig.args, arguments)
    with cgutils.if_unlikely(builder, status.is_error):
        context.call_conv.return_status_propagate(builder, status)
    return result


@contextmanager
def function_values() -> Iterator[None]:
    """While this lasts, contexts that say ``function_values`` call them so. To be used under Numba's lock."""
    before = getattr(Lower, _NAME)
    setattr(Lower, _NAME, _call)
    try:
        yield
    finally:
        setattr(Lower, _NAME, before)
