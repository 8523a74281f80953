"""Functions as values: the one that a kernel has chosen (``f = g if x > 0 else h``), or those in a tuple.

Numba keeps pointers to what it has compiled for itself, and asks Python where it has none. Here a function becomes the
pointer to what irad lowers, and its call one through that pointer, of which the engine finds the targets.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite.ir import IRBuilder
from numba.core import cgutils, types
from numba.core.lowering import Lower

__all__ = ["function_values", "value_at", "value_of"]

_NAME = "_Lower__call_first_class_function_pointer"
_numbas_call: Any = getattr(Lower, _NAME)


def value_of(context: Any, builder: Any, descriptor: Any, ty: Any) -> Any:
    """What Numba keeps for a function, with the pointer to a lowered one in it."""
    return _value(context, builder, ty, context.declare_function(builder.module, descriptor))


def value_at(context: Any, builder: Any, pointer: Any, address: int, ty: Any) -> Any:
    """The same for a function of C at an address, whose type in Numba is ``pointer``: a caller of it is made, since
    Numba's functions have other parameters."""
    result, arguments = pointer.sig.return_type, pointer.sig.args
    kind = context.call_conv.get_function_type(result, arguments)
    caller = cgutils.get_or_insert_function(builder.module, kind, f"irad_call_{address:x}.{pointer.sig}")
    if caller.is_declaration:
        caller.linkage = "linkonce_odr"
        inner = IRBuilder(caller.append_basic_block())
        given = context.call_conv.decode_arguments(inner, arguments, caller)
        made = inner.call(context.get_constant_generic(inner, pointer, address), given)
        context.call_conv.return_value(inner, context.get_return_value(inner, result, made))
    return _value(context, builder, ty, caller)


def _value(context: Any, builder: Any, ty: Any, function: Any) -> Any:
    value = cgutils.create_struct_proxy(ty)(context, builder)
    pointer = context.get_value_type(types.voidptr)
    value.c_addr = value.py_addr = cgutils.get_null_value(pointer)
    value.jit_addr = builder.bitcast(function, pointer)
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
