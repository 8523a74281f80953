"""Pointers to functions of scipy.linalg.cython_blas and cython_lapack, recognised by their addresses.

Numba code calls BLAS and LAPACK by address so. Here such a call is one of a named function, with integers of 32 bits,
for which there is a rule (:mod:`irad.rules.linalg`), or whose name a refusal can tell.
"""

from __future__ import annotations

import re
import sys
from typing import Any

from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.extending import get_cython_function_address

__all__ = ["linalg_pointer"]

_MODULES = ("scipy.linalg.cython_blas", "scipy.linalg.cython_lapack")
_SIGNATURE = re.compile(r'"(?P<result>\w+) \((?P<parameters>[^)]*)\)"')
_RESULTS = {"void": types.none, "int": types.int32, "d": types.float64, "s": types.float32}
_POINTERS = (types.RawPointer, types.CPointer)
_known: dict[int, tuple[str, Any, int]] = {}
_read: set[str] = set()


def linalg_pointer(context: Any, builder: Any, ty: Any, address: int) -> Any:
    """The named function at an address, of the type that the program gives it; None where this is not its type."""
    name, result, count = _functions().get(address, ("", None, 0))
    given = ty.sig
    if not name or given.return_type != result or len(given.args) != count:
        return None
    if not all(isinstance(t, _POINTERS) for t in given.args):
        return None
    symbol = f"scipy_{name}_"
    binding.add_symbol(symbol, address)
    signature = context.get_function_pointer_type(ty).pointee
    if result != types.none:
        return cgutils.get_or_insert_function(builder.module, signature, symbol)
    plain = cgutils.get_or_insert_function(builder.module, ir.FunctionType(ir.VoidType(), signature.args), symbol)
    caller = cgutils.get_or_insert_function(builder.module, signature, f"irad_call_{name}")  # which returns None
    if caller.is_declaration:
        caller.linkage = "linkonce_odr"
        inner = ir.IRBuilder(caller.append_basic_block())
        inner.call(plain, caller.args)
        inner.ret(signature.return_type(None))
    return caller


def _functions() -> dict[int, tuple[str, Any, int]]:
    """Names, types of results and numbers of parameters by address, of SciPy's modules that are in use."""
    for module_name in _MODULES:
        module = sys.modules.get(module_name)
        if module is None or module_name in _read:
            continue
        _read.add(module_name)
        for name, capsule in module.__pyx_capi__.items():
            found = _SIGNATURE.search(repr(capsule))
            result = _RESULTS.get(found["result"].rpartition("_")[2]) if found else None
            if found and result is not None:
                count = found["parameters"].count(",") + 1
                _known[get_cython_function_address(module_name, name)] = (name, result, count)
    return _known
