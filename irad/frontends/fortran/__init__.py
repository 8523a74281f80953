"""Procedures of flang's run-time library that are differentiated: as LLVM IR, put into modules that call them.

``bodies.c`` and ``types.c`` are their source, the ``.ll`` files what is read here (made by
:mod:`irad.frontends.fortran.make`).
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm

from irad.frontends.fortran.omp_promises import add_knowledge

__all__ = ["add_bodies"]

PREFIX = "irad.flang."
#: Arrays of derived types are looked after in a second step, where a module has any.
_FILES = ("bodies", "types")
#: The definitions are for descriptors of up to 7 dimensions.
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


def add_bodies(bitcode: bytes) -> bytes:
    """A module with the procedures of flang's library that irad has a definition of inlined.

    What a definition does not cover it leaves to the library. A procedure that is declared with another
    type, as another flang may have it, is left alone. Before that, while the calls can be seen, parallel regions
    are told what they can know of arrays (`irad.frontends.fortran.omp_promises`).
    """
    bitcode = add_knowledge(bitcode)
    if b"_FortranA" not in bitcode:
        return bitcode
    context = llvm.create_context()
    module = llvm.parse_bitcode(bitcode, context=context)
    if _MANY_DIMENSIONS.search(str(module)):
        return bitcode
    changed = [_add(module, file, context) for file in _FILES]
    if not any(changed):
        return bitcode
    _simplify(module)
    made: bytes = module.as_bitcode()
    return made


def _add(module: llvm.ModuleRef, file: str, context: llvm.ContextRef) -> bool:
    """Inline the definitions of one file; returns whether there were calls of any."""
    library, types = _bodies(file)
    wanted = [f for f in module.functions if f.is_declaration and types.get(f.name) == str(f.global_value_type)]
    if not wanted:
        return False
    for function in wanted:
        function.name = PREFIX + function.name.removeprefix(PREFIX)
    bodies = llvm.parse_bitcode(library, context=context)
    bodies.triple, bodies.data_layout = module.triple, module.data_layout
    module.link_in(bodies)
    for function in module.functions:
        if function.name.startswith(PREFIX) and not function.is_declaration:
            function.linkage = llvm.Linkage.internal
    _inline(module)
    return True


def _inline(module: llvm.ModuleRef) -> None:
    """Inline what asks for it, and take descriptors apart: no more than is needed for their constants to do away with
    the other cases. (Where a case is left, LLVM computes addresses in descriptors by the number of dimensions, and then
    cannot take them apart any more.)"""
    builder = _builder(module)
    _drop_unused(module, builder, inline=True)
    passes = llvm.create_new_function_pass_manager()
    for _ in range(3):
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
    for function in module.functions:
        if not function.is_declaration:
            passes.run(function, builder)


def _simplify(module: llvm.ModuleRef) -> None:
    """Let the constants in descriptors do away with what they leave no room for."""
    builder = _builder(module)
    passes = builder.getFunctionPassManager()
    for function in module.functions:
        if not function.is_declaration:
            for _ in range(2):  # loops over dimensions unroll in the first round, and fold in the second
                passes.run(function, builder)
    _drop_unused(module, builder)


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
