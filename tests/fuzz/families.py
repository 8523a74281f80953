"""The siblings that there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from . import (
    fortran,
    fortran_sibling,
    heaps,
    kernels,
    numba_sibling,
    oracle,
    pair_oracle,
    pairs,
    parallel,
    parallel_fortran,
    parallel_numba,
    parallel_numba_sibling,
    parallel_sibling,
    parallel_sound,
    shrink,
)
from .classes import c as classes_c
from .classes import cxx as classes_cxx
from .classes import fortran as classes_fortran
from .classes import numba as classes_numba
from .classes import rust as classes_rust
from .classes import sibling as classes
from .compiled import Primal, build_c, compile_primals, group_text, prefix_of
from .emit import PREAMBLE, emit_c
from .generator import generate
from .siblings import Batch, Differentiated, Gradient, Sibling

LEVELS = ("O0", "O1", "O2", "O3")


def markers(kinds: Sequence[str]) -> list[Any]:
    """irad's own words for activities."""
    import irad

    words = {"dup": irad.Dup, "active": irad.Active, "const": irad.Const}
    return [words[k] for k in kinds]


def c_flags(level: str) -> list[str]:
    """Compiler flags of an optimisation level; contraction is off, for the oracle does not contract."""
    return [f"-{level}", "-ffp-contract=off"]


def c_differentiate(source: str, name: str, kinds: Sequence[str], flags: Sequence[str]) -> Gradient:
    """The gradient that irad makes of a C function."""
    import irad

    module = irad.compile(source, lang="c", flags=list(flags))
    return Differentiated(irad.autodiff(module[name], *markers(kinds)), module[name])


def c_batch(text: Callable[[Sequence[Any]], str], programs: Sequence[Any], level: str) -> Batch:
    """One module of all ``programs``."""
    import irad

    module = irad.compile(text(programs), lang="c", flags=c_flags(level))
    # Looked up here, so that the module is prepared once and not in the process of every case.
    functions = [module[prefix_of(at) + program.main.name] for at, program in enumerate(programs)]

    def gradient(position: int, kinds: Sequence[str]) -> Gradient:
        return Differentiated(irad.autodiff(functions[position], *markers(kinds)), functions[position])

    return gradient


def heaps_text(program: pairs.Program) -> str:
    return PREAMBLE + pairs.target_text(program)


def heaps_group(programs: Sequence[pairs.Program]) -> str:
    return PREAMBLE + "\n".join(pairs.target_text(p, prefix_of(at)) for at, p in enumerate(programs))


def heaps_primals(programs: Sequence[pairs.Program]) -> list[Primal]:
    return build_c(heaps_group(programs), [p.main for p in programs])


C = Sibling(
    "c", LEVELS, generate, oracle.evaluate, emit_c, compile_primals, c_differentiate, partial(c_batch, group_text),
    shrink.candidates, c_flags,
)  # fmt: skip
HEAPS = Sibling(
    "heaps", LEVELS, heaps.generate, partial(pair_oracle.evaluate, pair_oracle.C), heaps_text, heaps_primals,
    c_differentiate, partial(c_batch, heaps_group), pairs.candidates, c_flags,
)  # fmt: skip
FORTRAN = Sibling(
    "fortran", LEVELS[1:], fortran.generate, partial(pair_oracle.evaluate, fortran_sibling.ARRAYS),
    fortran_sibling.text, fortran_sibling.compile_primals, fortran_sibling.differentiate, fortran_sibling.batch,
    pairs.candidates, fortran_sibling.flags, "!",
)  # fmt: skip
NUMBA = Sibling(
    "numba", numba_sibling.LEVELS, kernels.generate, partial(pair_oracle.evaluate, fortran_sibling.ARRAYS),
    numba_sibling.text, numba_sibling.compile_primals, numba_sibling.differentiate, numba_sibling.batch,
    pairs.candidates, numba_sibling.flags, "#",
)  # fmt: skip
PARALLEL = Sibling(
    "parallel", parallel_sibling.LEVELS, parallel.generate, parallel_sibling.no_oracle, parallel_sibling.text,
    parallel_sibling.no_primals, parallel_sibling.differentiate, parallel_sibling.batch, pairs.candidates,
    parallel_sibling.flags, check=parallel_sibling.check, sound=parallel_sound.sound,
)  # fmt: skip
PARALLEL_NUMBA = Sibling(
    "parallel-numba", parallel_numba_sibling.LEVELS, parallel_numba.generate, parallel_sibling.no_oracle,
    pairs.target_text, parallel_sibling.no_primals, parallel_numba_sibling.differentiate, parallel_numba_sibling.batch,
    pairs.candidates, parallel_numba_sibling.flags, "#", check=parallel_sibling.check,
)  # fmt: skip
PARALLEL_FORTRAN = Sibling(
    "parallel-fortran", parallel_sibling.LEVELS, parallel_fortran.generate, parallel_sibling.no_oracle,
    parallel_sibling.text, parallel_sibling.no_primals, partial(parallel_sibling.differentiate, language="fortran"),
    parallel_sibling.batch, pairs.candidates, parallel_sibling.flags, "!", check=parallel_sibling.check,
)  # fmt: skip
CLASSES = (
    classes.sibling_of("classes", classes.C, classes_c.generate, sound=partial(classes.sound, classes.C, [])),
    classes.sibling_of(
        "classes-c++", classes.CXX, classes_cxx.generate, sound=partial(classes.sound, classes.CXX, ["-std=c++20"])
    ),
    classes.sibling_of("classes-rust", classes_rust.LANGUAGE, classes_rust.generate),
    classes.sibling_of("classes-fortran", classes_fortran.LANGUAGE, classes_fortran.generate, "!"),
    classes_numba.sibling("classes-numba"),
)

SIBLINGS = {
    sibling.name: sibling
    for sibling in (C, HEAPS, FORTRAN, NUMBA, PARALLEL, PARALLEL_NUMBA, PARALLEL_FORTRAN, *CLASSES)
}
