"""What Fortran promises of parallel code and flang does not tell LLVM."""

from __future__ import annotations

import llvmlite.binding as llvm

from irad.frontends.flang.copyin import ASKED, COPY, put_values_aside
from irad.frontends.flang.loops import SUPPORT, count_by_the_whole_loop
from irad.ir.module import Module
from irad.ir.parser import parse_module
from irad.ir.printer import print_module

__all__ = ["add_promises", "pass_values_in"]

_DECLARATIONS = {
    COPY: f"declare void @{COPY}(ptr noalias captures(none) writeonly, ptr noalias captures(none) readonly, i64, i1)\n",
    "irad_stop": "declare void @irad_stop(ptr) cold noreturn nounwind\n",
    "llvm.abs.i64": "declare i64 @llvm.abs.i64(i64, i1)\n",
}


def add_promises(bitcode: bytes) -> bytes:
    """A module as flang makes it, before any of LLVM's passes, with what the language says of the variables of parallel
    loops; modules without any are returned as they are."""
    if b"__kmpc_for_static_init" not in bitcode:
        return bitcode
    module = parse_module(str(llvm.parse_bitcode(bitcode, context=llvm.create_context())))
    counted = False
    for function in module.functions.values():
        if not function.is_declaration:
            counted |= count_by_the_whole_loop(function)
    if not counted:
        return bitcode
    return _bitcode(module, SUPPORT)


def pass_values_in(bitcode: bytes) -> bytes:
    """A module, whether optimised or not, whose regions with `copyin` do not read what another thread writes; one
    without any is returned as it is."""
    if ASKED.encode() not in bitcode:
        return bitcode
    module = parse_module(str(llvm.parse_bitcode(bitcode, context=llvm.create_context())))
    return _bitcode(module) if put_values_aside(module) else bitcode


def _bitcode(module: Module, more: str = "") -> bytes:
    missing = (line for name, line in _DECLARATIONS.items() if name not in module.functions)
    made = llvm.parse_assembly("".join((print_module(module), more, *missing)), context=llvm.create_context())
    made.verify()
    return made.as_bitcode()
