"""LLVM's optimiser before, and after, differentiation.

``prepare`` makes from any input the IR that is differentiated: inlined, in SSA form, loops rotated and
simplified, small constant loops unrolled, nothing vectorised. ``canonicalise`` gives its control flow the
shape that the reverse sweep mirrors. ``finish`` optimises the finished gradient, now with vectorisation.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import llvmlite.binding as llvm

from irad.backend import vectormath
from irad.backend.deep_stack import LONG_TEXT, on_deep_stack
from irad.backend.fresh_memory import without_overlap_tests
from irad.backend.last_iterations import PEELED, with_last_iterations, with_last_numbers
from irad.backend.long_functions import keep_rolled
from irad.backend.module_passes import ModuleIR, ModuleIRPass, TextPass
from irad.backend.odd_vectors import with_even_loads
from irad.backend.predicated_divisions import takes_first_quotient
from irad.backend.target import (
    Target,
    edit_attribute_groups,
    host_target,
    llvm_errors,
    parse_module,
    retarget_text,
    target_of_text,
    verify_module,
)
from irad.backend.wide_indices import threaded, wants_values, widened
from irad.ir.passes import Pass, run_passes
from irad.options import Options

__all__ = ["canonicalise", "drop_unused", "finish", "for_any_processor", "part_target", "prepare", "simplification"]


def simplification(level: int = 2, *, any_processor: bool = False, serial: bool = False) -> tuple[Pass, ...]:
    """The passes of `prepare`."""
    level = max(level, 1)
    return (
        *([ModuleIRPass("strip-processor", _strip_processor)] if any_processor else []),
        TextPass("lift-obstacles", _lift_obstacles),
        TextPass("no-math-errno", vectormath.without_errno),
        *([TextPass("widen-indices", _with_wide_indices)] if serial else []),
        ModuleIRPass("verify", _verify),
        ModuleIRPass("default", _optimise, {"level": level}),
        TextPass("fold-overlap-tests", without_overlap_tests),
        *([TextPass("compare-last-iterations", _with_last_iterations)] if serial else []),
        ModuleIRPass("function-simplification", _simplify_functions, {"level": level}),
        TextPass("fold-last-iterations", _with_last_numbers),
    )


def prepare(
    module: llvm.ModuleRef, level: int = 2, *, any_processor: bool = False, serial: bool = False
) -> llvm.ModuleRef:
    """Return ``module`` optimised for differentiation (``level`` 0 does as little as still works).

    Where no loops are to be made parallel (``serial``), indices are computed in 64 bits (``wide_indices``).

    The result is a new module when the text had to be edited (see ``_lift_obstacles``, and with ``any_processor``
    :func:`for_any_processor`), else the same one. Raises :class:`irad.errors.IradError` when LLVM cannot read or verify
    the module.
    """
    ir = ModuleIR(module)
    run_passes(simplification(level, any_processor=any_processor, serial=serial), ir)
    return ir.module


def _strip_processor(ir: ModuleIR) -> bool:
    """Attributes go that name the processor of most functions: all processors get the same derivatives."""
    text, _ = _without_processor(ir.text, ir.module.triple)
    changed = text != ir.text
    if changed:
        ir.rewrite(text, "the module")
    return changed


def _with_wide_indices(text: str) -> str:
    """Indices of matrices are computed in 64 bits, also those that variables keep."""
    names = wants_values(text)
    return widened(str(memory_to_values(parse_module(text), names)) if names else text)


def _with_last_iterations(text: str) -> str:
    """Comparisons with the last iteration of a loop are written as LLVM's peeling knows them."""
    return with_last_iterations(text, threaded(text))


def _with_last_numbers(text: str) -> str:
    """What is known of a peeled iteration, since it was the last one, is decided."""
    return with_last_numbers(text) if PEELED in text else text


def _verify(ir: ModuleIR) -> bool:
    """LLVM's verifier of modules."""
    verify_module(ir.module, "the input module")
    return False


def _optimise(ir: ModuleIR, level: int) -> bool:
    """LLVM's pipeline of this name, without unrolling and vectorisation."""
    module = ir.module
    with llvm_errors("LLVM's optimiser failed"):
        builder = _builder(module, level)
        _in_thread_if_long(ir.text, lambda: builder.getModulePassManager().run(module, builder))
    ir.module = module
    return True


def canonicalise(module: llvm.ModuleRef) -> llvm.ModuleRef:
    """LLVM's `mergereturn,loop-simplify,break-crit-edges,lcssa`: control flow as irad mirrors it.

    ``module`` is changed in place. Afterwards each function has at most one return, each loop a preheader, a single
    latch and exits entered from that loop only, no edge is critical, and values leave loops through phis (LCSSA).
    """
    with llvm_errors("LLVM's loop passes failed"):
        builder = _builder(module, 1)
        passes = llvm.create_new_function_pass_manager()
        passes.add_unify_function_exit_nodes_pass()
        passes.add_loop_simplify_pass()
        # An exit shared by two exiting blocks is reached by critical edges: so these go second.
        passes.add_break_critical_edges_pass()
        passes.add_lcssa_pass()
        _run_on_functions(passes, module, builder)
    return module


def values_to_memory(module: llvm.ModuleRef, names: Collection[str]) -> llvm.ModuleRef:
    """Keep what lives across blocks in memory, in some functions of ``module`` (changed in place): their blocks can be
    copied then as they are."""
    passes = llvm.create_new_function_pass_manager()
    passes.add_register_to_memory_pass()
    return _run_on_some(passes, module, names)


def memory_to_values(module: llvm.ModuleRef, names: Collection[str] | None = None) -> llvm.ModuleRef:
    """LLVM's scalar replacement of aggregates, in some functions or in all. It undoes :func:`values_to_memory`."""
    passes = llvm.create_new_function_pass_manager()
    passes.add_sroa_pass()
    return _run_on_some(passes, module, names)


def inline(module: llvm.ModuleRef) -> llvm.ModuleRef:
    """Inline what is always to be inlined (``module`` is changed in place)."""
    with llvm_errors("LLVM's inliner failed"):
        builder = _builder(module, 1)
        passes = llvm.create_new_module_pass_manager()
        passes.add_always_inliner_pass()
        passes.run(module, builder)
    return module


def tidy(module: llvm.ModuleRef, names: Collection[str]) -> llvm.ModuleRef:
    """Optimise some functions of ``module`` (changed in place), each by itself and without vectorisation; then find
    out what functions do with their arguments."""
    with llvm_errors("LLVM's optimiser failed"):
        builder = _builder(module, 2, unroll=True)
        passes = builder.getFunctionPassManager()
        for function in module.functions:
            if function.name in names:
                passes.run(function, builder)
        facts = llvm.create_new_module_pass_manager()
        facts.add_post_order_function_attributes_pass()
        facts.run(module, builder)
    return module


def drop_unused(module: llvm.ModuleRef) -> llvm.ModuleRef:
    """Take out of ``module`` (changed in place) what its exports do not reach: nothing of it is then read, optimised
    or hashed again. LLVM's pipelines do so too, but only after they have simplified every function."""
    builder = llvm.create_pass_builder(host_target().machine(), _tuning(1, vectorise=False, unroll=False))
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    return module


def finish(
    module: llvm.ModuleRef,
    target: Target | None = None,
    level: int = 3,
    *,
    options: Options | None = None,
    links_here: bool = False,
) -> llvm.ModuleRef:
    """Return the finished module optimised for ``target`` (this machine when None), with vectorisation.

    For this machine, attributes that name a processor are taken out, so that everything inlines and uses the full
    vector width (for others see :func:`part_target`); calls to libm get vector versions according to
    ``options.vector_library``. Of a program that is linked with this machine's libm (``links_here``), whose own loops
    are its author's, those in derivatives get them.

    Raises :class:`irad.errors.IradError` when the result is not valid.
    """
    options = options or Options()
    host = target is None
    aim = target or host_target()
    text = retarget_text(str(module)) if host else str(module)
    library = options.vector_library
    if level > 0 and vectormath.applies(aim, library, in_process=host or (links_here and library == "auto")):
        made_only = not host and library == "auto"
        text = vectormath.add_variants(text, vectormath.widths(aim), made_only=made_only)
    text = keep_rolled(text)
    module = parse_module(text, "the gradient")
    module.triple = aim.triple
    if options.verify:
        verify_module(module, "the gradient")
    if level > 0:
        _run_pipeline(module, text, aim, _tuning(level, vectorise=level > 1, unroll=level > 1), level)
        made = str(module)
        if level > 1 and takes_first_quotient(made):
            module = parse_module(text, "the gradient")
            module.triple = aim.triple
            tuning = _tuning(level, vectorise=True, unroll=True)
            tuning.loop_vectorization = False
            _run_pipeline(module, text, aim, tuning, level)
            made = str(module)
        even = with_even_loads(made) if level > 1 else made
        if even != made:
            module = parse_module(even, "the gradient")
    return module


def _run_pipeline(
    module: llvm.ModuleRef, text: str, target: Target, tuning: llvm.PipelineTuningOptions, level: int
) -> None:
    """Run LLVM's pipeline on a module that was read from ``text``."""
    machine = target.machine(opt=level)
    with llvm_errors("LLVM's optimiser failed"):
        builder = llvm.create_pass_builder(machine, tuning)
        _in_thread_if_long(text, lambda: builder.getModulePassManager().run(module, builder))


def _in_thread_if_long(text: str, run: Callable[[], object]) -> None:
    """Run passes on the module of a text, of long ones on a stack that holds out."""
    if len(text) < LONG_TEXT:
        run()
    else:
        on_deep_stack(run)


def part_target(module: llvm.ModuleRef, options: Options) -> tuple[llvm.ModuleRef, Target]:
    """The module :func:`for_any_processor`; and the target of an ahead-of-time build: what ``options`` name, or else
    the processor that most functions were compiled for."""
    module, own = for_any_processor(module)
    if options.cpu == "native":
        return module, host_target()
    if options.cpu or options.features:
        return module, Target(own.triple, options.cpu, options.features)
    return module, own


def for_any_processor(module: llvm.ModuleRef) -> tuple[llvm.ModuleRef, Target]:
    """The module without the processor that most of its functions were compiled for; and that.

    What is differentiated is then the same for all processors. LLVM unrolls more for some of them, and a loop that is
    unrolled before it is differentiated is lost to vectorisation. Functions made on purpose for another processor stay
    as they are.
    """
    text = str(module)
    plain, own = _without_processor(text, module.triple)
    return parse_module(plain, "the module") if plain != text else module, own


def _without_processor(text: str, triple: str) -> tuple[str, Target]:
    own = target_of_text(text, triple or host_target().triple)
    return retarget_text(text, keep=own), own


def _lift_obstacles(text: str) -> str:
    """What keeps LLVM from optimising goes: `optnone`, and what clang says of loops.

    That is ``optnone`` (from ``-O0``), and the ban on unrolling that clang's ``-fno-unroll-loops`` puts on every loop,
    small constant ones included.

    Also what clang says of loops whose iterations threads ask for (``schedule(dynamic)``): that no iteration depends on
    another. For what a thread has of its own (arrays in the loop's body, its part of a reduction) it is not true, and
    for processors that can scatter LLVM makes wrong code of it. And that a loop is to be vectorised (``omp simd``): it
    would be vectorised before it is differentiated (see ``irad.transform.simd``).
    """
    if "optnone" in text:
        text = edit_attribute_groups(text, _lift_optnone)
    text = text.replace('!{!"llvm.loop.parallel_accesses"', '!{!"irad.loop.parallel_accesses"')
    text = text.replace('!{!"llvm.loop.vectorize.enable"', '!{!"irad.loop.vectorize.enable"')
    return text.replace('!{!"llvm.loop.unroll.disable"}', '!{!"irad.loop.as.written"}')


def _lift_optnone(group: str) -> str:
    """Drop ``optnone``, and the ``noinline`` that clang always writes beside it."""
    if " optnone" not in group:
        return group
    return group.replace(" optnone", "").replace(" noinline", "")


def _tuning(level: int, *, vectorise: bool, unroll: bool) -> llvm.PipelineTuningOptions:
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    tuning.loop_vectorization = vectorise
    tuning.slp_vectorization = vectorise
    tuning.loop_interleaving = vectorise
    tuning.loop_unrolling = unroll
    return tuning


def _builder(module: llvm.ModuleRef, level: int, unroll: bool = False) -> llvm.PassBuilder:
    machine = Target(module.triple or host_target().triple).machine()
    return llvm.create_pass_builder(machine, _tuning(level, vectorise=False, unroll=unroll))


def _simplify_functions(ir: ModuleIR, level: int) -> bool:
    """LLVM's function pipeline, which unrolls small constant loops fully, and no others. It also peels iterations off
    in which a comparison comes out otherwise, but of the first and the last one (both are special where a grid is
    periodic) only the first: the last goes in a second run. What is left has addresses that are affine."""
    with llvm_errors("LLVM's optimiser failed"):
        for _ in range(2):
            module, builder = ir.module, _builder(ir.module, level, unroll=True)
            passes = builder.getFunctionPassManager()
            _in_thread_if_long(ir.text, lambda: _run_on_functions(passes, module, builder))  # noqa: B023
            ir.module = module
            if PEELED not in ir.text:
                break
    return True


def _run_on_some(
    passes: llvm.FunctionPassManager, module: llvm.ModuleRef, names: Collection[str] | None
) -> llvm.ModuleRef:
    with llvm_errors("LLVM's passes failed"):
        builder = _builder(module, 1)
        for function in module.functions:
            if function.name in names if names is not None else not function.is_declaration:
                passes.run(function, builder)
    return module


def _run_on_functions(
    passes: llvm.FunctionPassManager, module: llvm.ModuleRef, builder: llvm.PassBuilder
) -> None:
    for function in module.functions:
        if not function.is_declaration:
            passes.run(function, builder)
