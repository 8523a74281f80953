"""Pointers to functions of scipy.special.cython_special, recognised by their addresses.

Numba code calls these functions by address. Here such a call is one of a named function, for which there is a rule
(:mod:`irad.rules.scipy_special`).
"""

from __future__ import annotations

import re
import sys
from typing import Any

from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.extending import get_cython_function_address

from irad.rules.scipy_special import PREFIX, RULES

__all__ = ["special_addresses", "special_pointer"]

_MODULE = "scipy.special.cython_special"
_COUNTS = {each.name.removeprefix(PREFIX): len(each.params) for each in RULES}
_NAME = re.compile(r"(?:__pyx_fuse_\d)?(\w+)")
_addresses: dict[int, str] = {}


def special_pointer(context: Any, builder: Any, ty: Any, address: int) -> Any:
    """A pointer to the named function at an address, of the type that the program gives it; None for others."""
    name = _known().get(address)
    given = ty.sig.args
    if name is None or ty.sig.return_type != types.float64:
        return None
    count = _COUNTS[name]
    rest = given[count:]
    fits = len(rest) <= 1 and all(isinstance(t, types.Integer) for t in rest)  # what Cython adds: to be 0
    if len(given) < count or not fits or any(t != types.float64 for t in given[:count]):
        return None
    double = ir.DoubleType()
    plain = cgutils.get_or_insert_function(builder.module, ir.FunctionType(double, [double] * count), PREFIX + name)
    if not rest:
        return builder.bitcast(plain, context.get_function_pointer_type(ty))
    signature = context.get_function_pointer_type(ty).pointee
    caller = cgutils.get_or_insert_function(builder.module, signature, f"irad_call_{name}_{rest[0]}")
    if caller.is_declaration:
        caller.linkage = "linkonce_odr"
        inner = ir.IRBuilder(caller.append_basic_block())
        inner.ret(inner.call(plain, caller.args[:count]))
    return caller


def special_addresses() -> dict[str, int]:
    """The functions' addresses, by the names that they have here."""
    return {PREFIX + name: address for address, name in _known().items()}


def _known() -> dict[int, str]:
    """Names by address, once SciPy's module is in use."""
    module = sys.modules.get(_MODULE)
    if not _addresses and module is not None:
        for exported, capsule in module.__pyx_capi__.items():
            found = _NAME.fullmatch(exported)
            count = _COUNTS.get(found[1]) if found else None
            wanted = f'"double ({"double, " * (count or 0)}int __pyx_skip_dispatch)"'
            if found and count and wanted in repr(capsule):
                address = get_cython_function_address(_MODULE, exported)
                _addresses[address] = found[1]
                binding.add_symbol(PREFIX + found[1], address)
    return _addresses
