"""``print`` in kernels: calls of functions of this process, which irad knows to carry no derivative.

Numba itself makes Python objects of what is printed, which would keep a kernel from being plain code.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba.core import cgutils, types

from irad.frontends.numba.kernel import NumbaUnsupported

__all__ = ["print_values"]


def _write(text: str) -> None:
    sys.stdout.write(text)


_PRINTERS: dict[str, tuple[Any, Callable[[Any], None]]] = {
    "irad_print_float": (ctypes.c_double, lambda value: _write(repr(value))),
    "irad_print_integer": (ctypes.c_int64, lambda value: _write(str(value))),
    "irad_print_unsigned": (ctypes.c_uint64, lambda value: _write(str(value))),
    "irad_print_bool": (ctypes.c_int64, lambda value: _write(str(bool(value)))),
    "irad_print_text": (ctypes.c_char_p, lambda value: _write(value.decode())),
}
_kept = [ctypes.CFUNCTYPE(None, kind)(write) for kind, write in _PRINTERS.values()]
for _name, _function in zip(_PRINTERS, _kept, strict=True):
    binding.add_symbol(_name, ctypes.cast(_function, ctypes.c_void_p).value)


def print_values(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Write the calls that print numbers and text. Raises NumbaUnsupported for other things."""
    for i, (ty, value) in enumerate(zip(sig.args, args, strict=True)):
        if i:
            _text(context, builder, " ")
        _print(context, builder, ty, value)
    _text(context, builder, "\n")
    return context.get_dummy_value()


def _print(context: Any, builder: Any, ty: Any, value: Any) -> None:
    if isinstance(ty, (types.Literal, types.NoneType)):
        _text(context, builder, str(getattr(ty, "literal_value", None)))
    elif isinstance(ty, types.Float):
        _call(builder, "irad_print_float", context.cast(builder, value, ty, types.float64))
    elif isinstance(ty, types.Boolean):
        _call(builder, "irad_print_bool", context.cast(builder, value, ty, types.int64))
    elif isinstance(ty, types.Integer):
        signed = ty in types.signed_domain
        name = "irad_print_integer" if signed else "irad_print_unsigned"
        _call(builder, name, context.cast(builder, value, ty, types.int64 if signed else types.uint64))
    elif isinstance(ty, types.Complex):
        number = context.make_complex(builder, ty, value)
        _text(context, builder, "(")
        _print(context, builder, ty.underlying_float, number.real)
        _text(context, builder, ", ")
        _print(context, builder, ty.underlying_float, number.imag)
        _text(context, builder, ")")
    elif isinstance(ty, types.BaseTuple):
        _text(context, builder, "(")
        items: Any = ty
        for i, part in enumerate(cgutils.unpack_tuple(builder, value)):
            _text(context, builder, ", " if i else "")
            _print(context, builder, items[i], part)
        _text(context, builder, ")")
    else:
        raise NumbaUnsupported(
            f"the kernel prints the Numba type {ty}",
            "in a kernel that is differentiated only numbers, text and tuples of them can be printed",
            "print its numbers one by one, or outside the kernel",
        )


def _text(context: Any, builder: Any, text: str) -> None:
    if text:
        _call(builder, "irad_print_text", context.insert_const_string(builder.module, text))


def _call(builder: Any, name: str, value: Any) -> None:
    signature = ir.FunctionType(ir.VoidType(), [value.type])
    builder.call(cgutils.get_or_insert_function(builder.module, signature, name), [value])
