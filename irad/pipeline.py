"""The passes of the engine, in the order in which they run, whatever asks for derivatives.

`preparation` runs once over a module, `parallelisation` where serial loops are to run in parallel, `flattening` where
a function is refused as it is. `READING` runs where a module's text becomes objects, from which derivatives are made;
`LOWERING` over each function that a derivative meets. What comes behind is analysis, plan and emission, which change
no function, and LLVM's optimiser (:func:`irad.backend.optimise.finish`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress

import llvmlite.binding as llvm

from irad.analysis.dependence import AnswerStore
from irad.analysis.loops import IrreducibleFlow
from irad.backend import optimise
from irad.backend.module_passes import LLVMPass, ModuleIR, ModuleIRPass, TextPass
from irad.codegen.module_writer import ModuleWriter
from irad.errors import DifferentiationError
from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import ModuleFacts
from irad.ir import hints
from irad.ir.module import Function, Module
from irad.ir.passes import ModulePass, Pass, run_passes
from irad.ir.text.parser import parse_module
from irad.lowering.common_loads import hoist_common_loads
from irad.lowering.congruent_inductions import merge_congruent_inductions
from irad.lowering.copy_idioms import raise_moves
from irad.lowering.devirtualize import dispatch_calls
from irad.lowering.dynamic_casts import measure_dynamic_casts
from irad.lowering.exceptions import drop_unwinding
from irad.lowering.expand_calls import expand_calls
from irad.lowering.if_conversion import convert_branches
from irad.lowering.integer_pointers import raise_pointers
from irad.lowering.kept_choices import choose_from_first
from irad.lowering.library_bodies import use_bodies
from irad.lowering.rematerialize_temporaries import rematerialize_temporaries
from irad.lowering.serial_atomics import lower_serial_atomics
from irad.lowering.simd.intrinsics import lower_simd
from irad.lowering.split_copies import join_split_copies
from irad.lowering.types.twins import call_twins
from irad.lowering.types.type_recovery import copy_words, mark_rounding, recover_types, split_packed
from irad.lowering.undo_jump_threading import join_threaded_numbers
from irad.lowering.undo_load_forwarding import load_again
from irad.rules.registry import Registry
from irad.transform import openmp, reducible
from irad.transform.argument_promotion import PROMOTION
from irad.transform.bounds import with_checks
from irad.transform.broken_noalias import drop_broken_noalias
from irad.transform.flatten import flattened
from irad.transform.interior import split_interiors
from irad.transform.invariant_loads import LICM
from irad.transform.moved_words import take_types_back
from irad.transform.simd import allow_reordering
from irad.transform.unroll import mark_short_nests

__all__ = [
    "LOWERING", "READING", "flatten", "lower", "parallelise", "pipelines", "preparation", "prepare", "read",
]  # fmt: skip


class _Lowering(Pass):
    """A pass over a function, with the facts of its module and what takes what the new body needs. Loops with several
    entries are refused, with better words, where the function is analysed: who meets one has changed nothing."""

    def run(self, ir: Function, *known: object) -> bool:
        with suppress(IrreducibleFlow):
            return super().run(ir, *known)
        return False


def _split_nodes(ir: ModuleIR) -> bool:
    """Loops with several entries get one: what other entries lead to is copied."""
    names = reducible.with_several_entries(ir.text)
    if names:
        ir.module = optimise.values_to_memory(ir.module, names)
        ir.rewrite(reducible.give_one_entry(ir.text, names), "the module with one entry for each loop")
        ir.module = optimise.memory_to_values(ir.module, names)
    return bool(names)


def _inline(ir: ModuleIR) -> bool:
    """LLVM's pass: copies of callees are inlined into the team functions that call them."""
    wanted = openmp.INLINED in ir.text
    if wanted:
        ir.module = optimise.inline(ir.module)
    return wanted


def _simplify_touched(ir: ModuleIR) -> bool:
    """LLVM's function pipeline on functions that have just been written, and `function-attrs`."""
    ir.module = optimise.tidy(ir.module, ir.touched)
    return True


def _load_beforehand(text: str) -> tuple[str, tuple[str, ...]]:
    """Invariant loads go in front of parallel regions, which are handed what was loaded."""
    return openmp.load_beforehand(text, _known)


def _known(module: Module) -> openmp.Known:
    facts = ModuleFacts(module, CallClassifier(module, Registry.default()))
    return openmp.Known(facts.calls.effect, facts.access_type)


def _parallelise(ir: ModuleIR, choices: list[openmp.LoopChoice], **options: object) -> bool:
    """Serial loops with independent iterations become parallel regions."""
    text, touched, found = openmp.parallelise(ir.text, **options)  # type: ignore[arg-type]
    choices += found
    ir.rewrite(text, "the module with parallel loops", touched)
    return True


_SIMPLIFY = ModuleIRPass("simplify-touched", _simplify_touched)
_INLINE = ModuleIRPass("always-inline", _inline)
_CANONICALISE = LLVMPass("canonicalise", optimise.canonicalise)
_HOIST = TextPass("hoist-loads", _load_beforehand, then=(_SIMPLIFY, _CANONICALISE))


def preparation(
    level: int = 2, steady: bool = False, whole: bool = False, any_processor: bool = False, parallel: bool = False,
    check_bounds: bool = False,
) -> tuple[Pass, ...]:  # fmt: skip
    """The passes of `prepare`, in what it is given as."""
    return (
        TextPass("quiet-assertions", hints.out_of_the_way),
        *optimise.simplification(level, any_processor=any_processor, serial=not parallel),
        TextPass("reassociate-simd", allow_reordering),
        TextPass("lower-threadprivate", openmp.with_slots, {"whole": whole}),
        ModuleIRPass("fix-irreducible", _split_nodes),
        TextPass("raise-openmp", openmp.raise_regions, {"steady": steady}, then=(_INLINE, _SIMPLIFY)),
        _CANONICALISE,
        _HOIST,
        *([] if parallel else [TextPass("split-interiors", split_interiors, then=(_SIMPLIFY, _CANONICALISE))]),
        TextPass("unroll-nests", mark_short_nests, then=(_SIMPLIFY, _CANONICALISE)),
        *([TextPass("bounds-checking", with_checks)] if check_bounds else []),
    )


def parallelisation(**options: object) -> tuple[Pass, ...]:
    """The passes of `parallelise`."""
    return (ModuleIRPass("auto-parallelise", _parallelise, options), _SIMPLIFY, _CANONICALISE, _HOIST)


def flattening(roots: Collection[str] = (), keep: Collection[str] = ()) -> tuple[Pass, ...]:
    """The passes of `flatten`: nothing is done where the last one changes nothing."""
    return (LLVMPass("sroa", optimise.memory_to_values), TextPass("flatten", flattened, {"roots": roots, "keep": keep}))


READING: tuple[Pass, ...] = (
    ModulePass("adopt-raised", openmp.adopt),
    ModulePass("strip-moved-tags", take_types_back),
    ModulePass("drop-broken-noalias", drop_broken_noalias),
)
_TYPES: tuple[Pass, ...] = (
    _Lowering("mark-rounding", mark_rounding),
    _Lowering("split-packed", split_packed),
    _Lowering("recover-types", recover_types),
    _Lowering("copy-words", copy_words),
)
_POINTERS = _Lowering("raise-inttoptr", raise_pointers)
LOWERING: tuple[Pass, ...] = (
    _Lowering("lower-invoke", drop_unwinding),
    _Lowering("call-bodies", use_bodies),
    _Lowering("lower-dynamic-casts", measure_dynamic_casts),
    _Lowering("lower-simd", lower_simd),
    _Lowering("expand-calls", expand_calls),
    _Lowering("join-split-copies", join_split_copies),
    _Lowering("merge-inductions", merge_congruent_inductions),
    _Lowering("raise-memmove", raise_moves),
    _Lowering("undo-jump-threading", join_threaded_numbers),
    _Lowering("hoist-common-loads", hoist_common_loads),
    _Lowering("if-conversion", convert_branches),
    _Lowering("undo-load-forwarding", load_again),
    _Lowering("lower-serial-atomics", lower_serial_atomics),
    _POINTERS,
    _Lowering("choose-from-first", choose_from_first),
    _Lowering("rematerialise-temporaries", rematerialize_temporaries),
    _Lowering("devirtualise", dispatch_calls),
    *_TYPES,
    _Lowering("call-twins", call_twins, then=(_POINTERS, *_TYPES)),
)


def pipelines(level: int = 2, **options: bool) -> dict[str, tuple[Pass, ...]]:
    """All pipelines with the passes in them, by what they are for; `preparation` tells the options."""
    steady = options.get("steady", False)
    return {
        "flattening": flattening(),
        "preparation": preparation(level, **options),
        "parallelisation": parallelisation(steady=steady),
        "raising (within raise-openmp)": openmp.raising(steady),
        "reading": READING,
        "lowering": LOWERING,
        "promotion (of a copy, for tests of overlap)": (*PROMOTION, *LICM),
    }


def prepare(module: llvm.ModuleRef, level: int = 2, **options: bool) -> llvm.ModuleRef:
    """The module optimised for differentiation, its control flow as irad mirrors it, and with the raised form of its
    parallel regions beside them. Options: those of `preparation`. `steady`: results do not depend on which thread is
    faster. `whole`: no other module refers to its variables. `any_processor`: see
    :func:`irad.backend.optimise.prepare`. `parallel`: serial loops are to be made parallel (`parallelise`).
    `check_bounds`: accesses are checked while they run. Raises :class:`irad.errors.IradError` for what LLVM cannot read
    or verify."""
    ir = ModuleIR(module)
    run_passes(preparation(level, **options), ir)
    return ir.module


def flatten(
    module: llvm.ModuleRef, roots: Collection[str], refused: DifferentiationError, keep: Collection[str] = ()
) -> llvm.ModuleRef:
    """A module that is to be prepared in which all that `roots` call is made a part of them, but for functions to
    `keep`. They were refused as they are: raises that where it would change nothing."""
    ir = ModuleIR(module)
    *_, changed = (run_passes((each,), ir) for each in flattening(roots, keep))
    if not changed:
        raise refused
    return ir.module


def parallelise(
    module: llvm.ModuleRef,
    effects: openmp.Effects,
    roots: Collection[str],
    apart: bool,
    steady: bool = False,
    answers: AnswerStore | None = None,
) -> tuple[llvm.ModuleRef, tuple[openmp.LoopChoice, ...]]:
    """A prepared module with loops of serial code as parallel regions (`irad.transform.autopar.autopar`), beside the
    functions that they are in, as far as `roots` may call them; and what was decided of each loop. `apart`: different
    pointer arguments of `roots` never overlap; `answers` keeps what a solver has answered."""
    ir, choices = ModuleIR(module), list[openmp.LoopChoice]()
    asked = {"effects": effects, "roots": roots, "apart": apart, "steady": steady, "answers": answers}
    run_passes(parallelisation(choices=choices, **asked), ir)
    return ir.module, tuple(choices)


def read(text: str, keep: Callable[[Function], bool] = lambda function: False) -> tuple[Module, str]:
    """A prepared module as objects, in which functions have their raised form (but for those to `keep` as they are),
    and the text of what runs as it is."""
    module = parse_module(text)
    run_passes(READING, module, keep)
    return module, openmp.without_raised(text)


def lower(function: Function, shared: ModuleFacts, output: ModuleWriter) -> None:
    """Lower one function in place. Raises `Refusal`."""
    run_passes(LOWERING, function, shared, output)
