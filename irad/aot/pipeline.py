"""From any module to what is differentiated."""

from __future__ import annotations

from collections.abc import Callable, Collection

import llvmlite.binding as llvm

from irad.analysis.dependence import AnswerStore
from irad.backend import optimise
from irad.backend.target import parse_module
from irad.errors import DifferentiationError
from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import ModuleFacts
from irad.ir import hints
from irad.ir.module import Function, Module
from irad.ir.text.parser import parse_module as parse_text
from irad.rules.registry import Registry
from irad.transform import openmp, reducible
from irad.transform.flatten import flattened
from irad.transform.moved_words import take_types_back
from irad.transform.simd import allow_reordering
from irad.transform.unroll import mark_short_nests

__all__ = ["flatten", "parallelise", "prepare", "read"]


def prepare(
    module: llvm.ModuleRef, level: int = 2, steady: bool = False, whole: bool = False, any_processor: bool = False,
    parallel: bool = False,
) -> llvm.ModuleRef:  # fmt: skip
    """The module optimised for differentiation, its control flow as irad mirrors it, and with the raised form of its
    parallel regions beside them. steady: results do not depend on which thread is faster. whole: no other module
    refers to its variables. any_processor: see
    :func:`irad.backend.optimise.prepare`. parallel: serial loops are to be made parallel (`parallelise`). Raises
    :class:`irad.errors.IradError` for what LLVM cannot read or verify."""
    if any(f.is_declaration and hints.asserts_exclusive(f.name) for f in module.functions):
        module = parse_module(hints.out_of_the_way(str(module)), "the input module")
    module = optimise.prepare(module, level, any_processor=any_processor, serial=not parallel)
    optimised = str(module)
    text = allow_reordering(optimised)
    if any(f.name == openmp.ASKED for f in module.functions):
        text = openmp.with_slots(text, whole)
    if text is not optimised:
        module = parse_module(text, "the module with variables for each thread, and loops to vectorise")
        text = str(module)
    names = reducible.with_several_entries(text)
    if names:
        text = reducible.give_one_entry(str(optimise.values_to_memory(module, names)), names)
        module = optimise.memory_to_values(parse_module(text, "the module with one entry for each loop"), names)
        text = str(module)
    if openmp.is_parallel(text):
        raised, names = openmp.raise_regions(text, steady)
        module = parse_module(raised, "the module with its parallel regions raised")
        if openmp.INLINED in raised:
            module = optimise.inline(module)
        module = optimise.tidy(module, names)
        return _unroll(_load_beforehand(optimise.canonicalise(module)))
    return _unroll(optimise.canonicalise(module))


def _unroll(module: llvm.ModuleRef) -> llvm.ModuleRef:
    """The module with short nests of loops over small local arrays unrolled."""
    text, names = mark_short_nests(str(module))
    if not names:
        return module
    return optimise.canonicalise(optimise.tidy(parse_module(text, "the module with loops to unroll"), names))


def _load_beforehand(module: llvm.ModuleRef) -> llvm.ModuleRef:
    """The module, in which parallel regions are handed what they would load for themselves."""
    text, names = openmp.load_beforehand(str(module), _known)
    if not names:
        return module
    return optimise.canonicalise(optimise.tidy(parse_module(text, "the module with loads before its regions"), names))


def _known(module: Module) -> openmp.Known:
    facts = ModuleFacts(module, CallClassifier(module, Registry.default()))
    return openmp.Known(facts.calls.effect, facts.access_type)


def flatten(
    module: llvm.ModuleRef, roots: Collection[str], refused: DifferentiationError, keep: Collection[str] = ()
) -> llvm.ModuleRef:
    """A module that is to be prepared in which all that `roots` call is made a part of them, but for functions to
    `keep`. They were refused as they are: raises that where it would change nothing."""
    defined = {f.name for f in module.functions if not f.is_declaration}
    text = flattened(str(optimise.memory_to_values(module, defined)), roots, keep)
    if text is None:
        raise refused
    return parse_module(text, "the module with its calls inlined")


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
    text, names, choices = openmp.parallelise(str(module), effects, roots, apart, steady, answers)
    module = optimise.canonicalise(optimise.tidy(parse_module(text, "the module with parallel loops"), names))
    return _load_beforehand(module), choices


def read(text: str, keep: Callable[[Function], bool] = lambda function: False) -> tuple[Module, str]:
    """A prepared module as objects, in which functions have their raised form (but for those to `keep` as they are),
    and the text of what runs as it is."""
    module = parse_text(text)
    openmp.adopt(module, keep)
    take_types_back(module)
    return module, openmp.without_raised(text)
