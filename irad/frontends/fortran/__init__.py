"""Procedures of flang's run-time library that are differentiated: as LLVM IR, put into modules that call them.

``bodies.c`` and ``types.c`` are their source, the ``.ll`` files what is read here (made by
:mod:`irad.frontends.fortran.make`).
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm

from irad.frontends.fortran.any_type import called_for_any_type, for_any_type, for_known_types, has_types, inline_late
from irad.frontends.fortran.callers import calls_of, put_into_callers
from irad.frontends.fortran.omp_promises import add_knowledge
from irad.frontends.fortran.retained_parameters import retain_parameters
from irad.frontends.fortran.trampolines import without_trampolines

__all__ = ["add_bodies"]

PREFIX = "irad.flang."
#: Arrays of derived types are looked after in a second step, where a module has any.
_FILES = ("bodies", "types")
#: The definitions are for descriptors of up to 7 dimensions.
#: Descriptors of descriptors are taken apart one after the other.
_FLAT, _DEEP = 3, 6
_IS_CONSTANT = re.compile(r"= (?:tail )?call i1 @llvm\.is\.constant\.i\d+\(i\d+[^)]*\)")
_MANY_DIMENSIONS = re.compile(r"\[(?:[89]|1[0-5]) x \[3 x i64\]\]")


@cache
def _bodies(file: str) -> tuple[bytes, dict[str, str]]:
    """The definitions in a file as bitcode, and the type of each by the name that a module calls."""
    text = Path(__file__).with_name(f"{file}.ll").read_text(encoding="utf-8")
    module = llvm.parse_assembly(text, context=llvm.create_context())
    module.verify()
    types = {
        f.name.removeprefix(PREFIX) if file == "bodies" else f.name: str(f.global_value_type)
        for f in module.functions
        if f.linkage == llvm.Linkage.linkonce_odr
    }
    return module.as_bitcode(), types


@cache
def _inlined(file: str, names: frozenset[str]) -> bytes:
    """The definitions of a file that are wanted, each with what it calls inlined, and without variables in memory.

    Only what is left of them becomes a part of each caller: the time that LLVM takes to take variables apart grows with
    their number times the size of the function.
    """
    module = llvm.parse_bitcode(_bodies(file)[0], context=llvm.create_context())
    module.triple = llvm.get_process_triple()
    wanted = [f for f in module.functions if f.name in names]
    for function in wanted:
        function.linkage = llvm.Linkage.external  # or it would go
    builder = _builder(module)
    _drop_unused(module, builder, inline=True)
    passes = llvm.create_new_function_pass_manager()
    passes.add_sroa_pass()
    for function in module.functions:
        if not function.is_declaration:
            passes.run(function, builder)
    for function in wanted:
        function.linkage = llvm.Linkage.linkonce_odr
    bitcode: bytes = module.as_bitcode()
    return bitcode


def add_bodies(bitcode: bytes, *, whole: bool = True) -> bytes:
    """A module with the procedures of flang's library that irad has a definition of inlined.

    What a definition does not cover it leaves to the library. A procedure that is declared with another
    type, as another flang may have it, is left alone. Before that, while the calls can be seen, parallel regions
    are told what they can know of arrays (`irad.frontends.fortran.omp_promises`), and subprograms retain the variables
    of their parameters. A module without such calls is returned as it is. A `whole` program has no derived types but
    those of the module.
    """
    bitcode = without_trampolines(add_knowledge(bitcode, whole))
    if b"_FortranA" not in bitcode:
        return bitcode
    given, text = bitcode, str(llvm.parse_bitcode(bitcode, context=llvm.create_context()))
    bitcode = llvm.parse_assembly(retain_parameters(text), context=llvm.create_context()).as_bitcode()
    made, left = _with_bodies(bitcode, frozenset(), whole)
    part: frozenset[str] = frozenset()
    while new := frozenset(left) - part:
        part |= new
        again, still = _with_bodies(bitcode, part, whole)
        if sum(still.values()) >= sum(left.values()):
            break
        made, left = again, still
    return given if made is bitcode else made


def _with_bodies(bitcode: bytes, part: frozenset[str], whole: bool) -> tuple[bytes, dict[str, int]]:
    """A module with definitions, where procedures in `part` are made parts of those that call them; and the procedures
    that leave calls to the library, with the number of such calls. What is a part of others does not count."""
    context = llvm.create_context()
    module = llvm.parse_bitcode(bitcode, context=context)
    if _MANY_DIMENSIONS.search(str(module)):
        return bitcode, {}
    put = put_into_callers(module, part)
    if part and not put:
        return bitcode, dict.fromkeys(part, sys.maxsize)
    rounds = _DEEP if part else _FLAT
    together = has_types(module)  # what they are is needed to fold the definitions of the first file, too
    changed = False
    for file in _FILES:
        linked = _link(module, file, context, whole)
        changed |= linked
        if linked and not together:
            _inline(module, rounds)
    if not changed:
        return bitcode, {}
    if together:
        _inline(module, rounds)
    module = _simplify(module, context)
    covered = _bodies(_FILES[0])[1]
    left = {
        name: sum(number for callee, number in callees.items() if callee in covered)
        for name, callees in calls_of(module).items()
        if name not in put
    }
    return module.as_bitcode(), {name: number for name, number in left.items() if number}


def _link(module: llvm.ModuleRef, file: str, context: llvm.ContextRef, whole: bool) -> bool:
    """Add the definitions of one file, to be inlined; returns whether there were calls of any."""
    types = _bodies(file)[1]
    wanted = [f for f in module.functions if f.is_declaration and types.get(f.name) == str(f.global_value_type)]
    if not wanted:
        return False
    for function in wanted:
        function.name = PREFIX + function.name.removeprefix(PREFIX)
    names = frozenset(f.name for f in wanted) | (called_for_any_type(PREFIX) if file != _FILES[0] else frozenset())
    bodies = llvm.parse_bitcode(_inlined(file, names), context=context)
    bodies.triple, bodies.data_layout = module.triple, module.data_layout
    if file != _FILES[0]:
        others = llvm.parse_assembly(for_any_type(module, PREFIX, whole), context=context)
        others.triple, others.data_layout = module.triple, module.data_layout
        bodies.link_in(others)
    module.link_in(bodies)
    for function in module.functions:
        if function.name.startswith(PREFIX) and not function.is_declaration:
            function.linkage = llvm.Linkage.internal
    return True


def _inline(module: llvm.ModuleRef, rounds: int) -> None:
    """Inline what asks for it, and take descriptors apart: no more than is needed for their constants to do away with
    the other cases. (Where a case is left, LLVM computes addresses in descriptors by the number of dimensions, and then
    cannot take them apart any more.)"""
    builder = _builder(module)
    _drop_unused(module, builder, inline=True)
    passes = llvm.create_new_function_pass_manager()
    for _ in range(rounds):
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
    for function in module.functions:
        if not function.is_declaration:
            passes.run(function, builder)


def _simplify(module: llvm.ModuleRef, context: llvm.ContextRef) -> llvm.ModuleRef:
    """Let the constants in descriptors do away with what they leave no room for. What is not known by then (types,
    where `types.c` asks) never will be."""
    _run_passes(module)
    text = _IS_CONSTANT.sub("= or i1 false, false", for_known_types(str(module), PREFIX))
    module = llvm.parse_assembly(text, context=context)
    inline_late(module, PREFIX)
    _drop_unused(module, _builder(module), inline=True)
    _run_passes(module)  # loops over dimensions unroll in the first round, and fold in the second
    _drop_unused(module, _builder(module))
    return module


def _run_passes(module: llvm.ModuleRef) -> None:
    builder = _builder(module)
    passes = builder.getFunctionPassManager()
    for function in module.functions:
        if not function.is_declaration:
            passes.run(function, builder)


def _builder(module: llvm.ModuleRef) -> llvm.PassBuilder:
    llvm.initialize_native_target()
    machine = llvm.Target.from_triple(module.triple).create_target_machine()
    tuning = llvm.create_pipeline_tuning_options(speed_level=2)
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_interleaving = False
    return llvm.create_pass_builder(machine, tuning)


def _drop_unused(module: llvm.ModuleRef, builder: llvm.PassBuilder, *, inline: bool = False) -> None:
    passes = llvm.create_new_module_pass_manager()
    if inline:
        passes.add_always_inliner_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
