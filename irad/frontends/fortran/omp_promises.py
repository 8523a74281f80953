"""What Fortran promises of parallel code and flang does not tell LLVM."""

from __future__ import annotations

import llvmlite.binding as llvm

from irad.analysis.cfg import CFG
from irad.frontends.fortran.copyin import ASKED, COPY, put_values_aside
from irad.frontends.fortran.cshift import drop_wrong_nuw
from irad.frontends.fortran.descriptors import ASSUME, LIBRARY, tell_global_kinds, tell_kinds
from irad.frontends.fortran.omp_loop_form import SUPPORT, count_by_the_whole_loop
from irad.frontends.fortran.ranks import copy_by_members, note_ranks, tell_notes
from irad.ir.instructions import Alloca
from irad.ir.module import Function, Module
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import ConstInt

__all__ = ["add_knowledge", "add_promises"]

#: In the names of the descriptions of derived types, of which there are none in most modules.
DERIVED_TYPE = b"EXdtX"
_DECLARATIONS = {
    ASSUME: f"declare void @{ASSUME}(i1)\n",
    COPY: f"declare void @{COPY}(ptr noalias captures(none) writeonly, ptr noalias captures(none) readonly, i64, i1)\n",
    "irad_stop": "declare void @irad_stop(ptr) cold noreturn nounwind\n",
    "llvm.abs.i64": "declare i64 @llvm.abs.i64(i64, i1)\n",
}


def add_promises(bitcode: bytes, shifts: bool = False) -> bytes:
    """A module as flang makes it, before any of LLVM's passes, with what the language says of the variables of parallel
    loops, with local variables where LLVM expects them, and with notes of how many dimensions the arrays of derived
    types have; modules without parallel regions and derived types are returned as they are. `shifts`: there may be
    calls of CSHIFT in it."""
    parallel, typed = b"__kmpc_fork_call" in bitcode, LIBRARY.encode() in bitcode and DERIVED_TYPE in bitcode
    if not parallel and not typed and not shifts:
        return bitcode
    module = parse_module(str(llvm.parse_bitcode(bitcode, context=llvm.create_context())))
    noted = shifts and drop_wrong_nuw(module)
    noted |= typed and note_ranks(module)
    noted |= typed and not parallel and copy_by_members(module)
    counted = moved = False
    for function in module.functions.values() if parallel else ():
        if not function.is_declaration:
            counted |= count_by_the_whole_loop(function)
            moved |= _gather_locals(function)
    return _bitcode(module, SUPPORT if counted else "") if counted or moved or noted else bitcode


def _gather_locals(function: Function) -> bool:
    """Move local variables of known size to the function's beginning, where LLVM can do away with them: of what
    combines the threads' results, flang leaves them where they are used. Returns whether there were any."""
    found = [
        inst
        for block in function.blocks[1:]
        for inst in block.instructions
        if isinstance(inst, Alloca) and isinstance(inst.operands[0], ConstInt)
    ]
    cfg = CFG(function) if found else None
    found = [i for i in found if cfg and i.block in cfg.index and not cfg.reaches(i.block, i.block)]
    for inst in found:
        inst.erase()
        function.entry.insert(0, inst)
    return bool(found)


def add_knowledge(bitcode: bytes, whole: bool) -> bytes:
    """A module, whether optimised or not, whose regions with `copyin` do not read what another thread writes, and know
    what the descriptors are that they hand to flang's library; one without any is returned as it is."""
    asks, calls = ASKED.encode() in bitcode, b"_FortranA" in bitcode
    describes, keeps = calls and b"__kmpc_fork_call" in bitcode, calls and b"_QM" in bitcode
    if not asks and not describes and not keeps:
        return bitcode
    module = parse_module(str(llvm.parse_bitcode(bitcode, context=llvm.create_context())))
    changed = asks and put_values_aside(module)
    changed |= describes and tell_kinds(module)
    changed |= keeps and tell_global_kinds(module)
    changed |= keeps and tell_notes(module, whole)
    return _bitcode(module) if changed else bitcode


def _bitcode(module: Module, more: str = "") -> bytes:
    missing = (line for name, line in _DECLARATIONS.items() if name not in module.functions)
    made = llvm.parse_assembly("".join((print_module(module), more, *missing)), context=llvm.create_context())
    made.verify()
    bitcode: bytes = made.as_bitcode()
    return bitcode
