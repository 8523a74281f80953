"""The second line of defence, class by class: what the first one knows is taken out of it, and the programs that rely
on it are refused. Without the second line as well, their gradients would be wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np
import pytest

import irad
from irad import pipeline
from irad.adjoint import driver
from irad.adjoint.provenance.checker import ProvenanceChecker
from irad.analysis.activity import ActivityAnalysis
from irad.analysis.mod_ref import CallEffect
from irad.analysis.types.evidence import Piece
from irad.analysis.types.evidence_index import EvidenceIndex
from irad.analysis.types.type_inference import TypeFacts
from irad.facts import function_facts
from irad.facts.call_classifier import CallClassifier
from irad.ir import types as T
from irad.ir.instructions import Call
from irad.ir.passes import Pass
from irad.ir.values import Value
from irad.lowering.types.retype import Retyper
from tests.programs.soundness.corpus import programs
from tests.programs.soundness.primals import POINT

OPTIONS = irad.Options(cache=False)
NUMBERS = count()
PROGRAMS = {program.title: program for program in programs()}
REFUSED = r"cannot follow the bits of a floating-point number through integers"
Patch = pytest.MonkeyPatch


def without(patch: Patch, name: str) -> None:
    """A pass of the lowering is left out, wherever it stands."""

    def kept(passes: tuple[Pass, ...]) -> tuple[Pass, ...]:
        return tuple(replace(p, then=kept(p.then)) for p in passes if p.name != name)

    assert kept(pipeline.LOWERING) != pipeline.LOWERING
    patch.setattr(pipeline, "LOWERING", kept(pipeline.LOWERING))


def no_numbers_in_integers(patch: Patch) -> None:
    """Integers carry no derivative, whatever is known of them."""
    may_carry = ActivityAnalysis.may_carry

    def only_floats(self: ActivityAnalysis, value: Value) -> bool:
        return not value.type.scalar.is_integer and may_carry(self, value)

    patch.setattr(Retyper, "run", lambda self: False)
    patch.setattr(ActivityAnalysis, "may_carry", only_floats)


def no_whole_moves(patch: Patch) -> None:
    """Copies that are written out piece by piece stay as they are, and their pieces are integers."""
    no_numbers_in_integers(patch)
    without(patch, "raise-memmove")


def nothing_told(patch: Patch) -> None:
    """Callees are not told what lies in the memory that they are handed."""
    seeds = function_facts.seeds
    patch.setattr(function_facts, "seeds", lambda shared, function, told=(): seeds(shared, function))
    patch.setattr(driver, "_is_of_bytes", lambda refusal: False)  # nor need words whose places are looked at


def types_that_lie(patch: Patch) -> None:
    """Wherever integers are loaded, there are only integers, the types say."""
    memory = TypeFacts.memory

    def lie(self: TypeFacts, *given: Any, **named: Any) -> tuple[Piece, ...]:
        found = memory(self, *given, **named)
        return tuple(replace(p, kind="integer") if isinstance(p.kind, T.FloatType) else p for p in found)

    patch.setattr(TypeFacts, "memory", lie)
    patch.setattr(driver, "_is_of_bytes", lambda refusal: False)  # what is moved in bytes needs no types
    patch.setattr(TypeFacts, "carried", lambda self, value: None)


def inert_calls(patch: Patch) -> None:
    """Calls of `qsort` are taken for calls that have nothing to do with numbers."""
    classify = CallClassifier._classify

    def inert(self: CallClassifier, call: Call, name: str | None) -> CallEffect:
        return CallEffect("inactive") if name == "qsort" else classify(self, call, name)

    without(patch, "call-bodies")
    patch.setattr(CallClassifier, "_classify", inert)


def no_files(patch: Patch) -> None:
    """No rule says that a function writes to a file."""
    patch.setattr(CallClassifier, "writes_files", lambda self, call: False)


def no_word_copies(patch: Patch) -> None:
    """Words of unions are moved through registers, as the optimiser has left them."""
    without(patch, "copy-words")


def bytes_that_fill(patch: Patch) -> None:
    """An integer that is seen somewhere in memory counts for all of it, whatever is declared."""

    def only(self: EvidenceIndex) -> tuple[Any, bool]:
        top = max((e.rank for e in self.items), default=0)
        items = [e for e in self.items if e.rank == top]
        kinds = {e.kind for e in items}
        return next(iter(kinds)) if len(kinds) == 1 else None, any(0 < e.stride <= e.size for e in items)

    patch.setattr(EvidenceIndex, "only", property(only))
    patch.setattr(driver, "_is_of_bytes", lambda refusal: False)  # words whose places are looked at need no types


CASES: list[tuple[Callable[[Patch], None], str]] = [
    *((no_whole_moves, f"bits.c:{name}") for name in (
        "copy_by_bytes", "copy_by_halves", "copy_by_words", "copy_by_long_words", "copy_by_vectors", "copy_by_members",
        "swap_by_bytes", "swap_by_words", "swap_by_xor",
    )),
    *((no_numbers_in_integers, name) for name in (
        "bits.c:parked_xor_key", "bits.c:rotated_words", "bits.c:keys_sorted_by_hand", "bits.c:keys_flipped_and_sorted",
        "bits.c:radix_sorted", "tricks.c:sorting_by_words_of_structs", "containers.cpp:bit_cast_parked",
    )),
    *((nothing_told, f"bits.c:{name}") for name in (
        "copy_by_halves", "copy_by_words", "copy_by_structs_of_ints", "swap_by_words", "bswap_twice",
    )),
    *((types_that_lie, f"bits.c:{name}") for name in (
        "copy_by_words", "copy_by_vectors", "swap_by_xor", "parked_xor_key", "keys_sorted_by_hand", "radix_sorted",
    )),
    *((inert_calls, f"unseen.c:{name}") for name in ("qsort_numbers", "qsort_structs")),
    *((no_word_copies, f"unions.c:{name}") for name in ("sorted_pointer_first",)),
    (no_files, "text.c:fprintf_fscanf"),
    *((bytes_that_fill, f"moves.c:{name}") for name in ("rows_that_grow",)),
]  # fmt: skip


def function_of(title: str) -> irad.Function:
    """A program's function, with a name of its own: what was made of the same text before would be found again."""
    program, name = PROGRAMS[title], f"f{next(NUMBERS)}"
    text = program.text.replace(" f(const double", f" {name}(const double")
    return irad.compile(text, lang=program.language, flags=["-O2", *program.flags], options=OPTIONS)[name]


def slopes(function: irad.Function) -> np.ndarray:
    rows = np.eye(POINT.size) * 1e-6
    return np.array([(function(POINT + row, POINT.size) - function(POINT - row, POINT.size)) / 2e-6 for row in rows])


def gradient(function: irad.Function) -> np.ndarray:
    return irad.grad(function, wrt=0)(POINT.copy(), POINT.size)


@pytest.mark.usefixtures("no_second_try")
@pytest.mark.parametrize(("mutate", "title"), CASES, ids=lambda given: getattr(given, "__name__", given))
def test_refused(mutate: Callable[[Patch], None], title: str, monkeypatch: Patch) -> None:
    mutate(monkeypatch)
    with pytest.raises(irad.DifferentiationError, match=REFUSED):
        gradient(function_of(title))
    monkeypatch.setattr(ProvenanceChecker, "check", lambda self, request: None)
    function = function_of(title)
    assert not np.allclose(gradient(function), slopes(function), rtol=1e-4, atol=1e-6)
