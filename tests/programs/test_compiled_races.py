"""Gradients that are compiled just in time have no data races: of parallel loops in Fortran and Numba, of constructs of
OpenMP in C, of loops that irad runs in parallel, and deterministic ones.

What the just-in-time compiler gets of them becomes programs for ThreadSanitizer; `test_openmp_races.py` builds them
ahead of time, from C. That races are found is shown by planting some.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numpy as np
import pytest
from numba import njit

import irad
from irad.options import Options
from irad.transform.autopar import doall_test, outline
from tests.programs import (
    test_deterministic,
    test_numba_prange,
    test_openmp_c,
    test_openmp_constructs,
    test_openmp_fortran,
    test_openmp_loaded,
    test_parallel_loops,
    tsan,
)
from tests.programs.recorded import Recorder
from tests.sampling import names_in_part, sample

TEAM = 4
pytestmark = tsan.needed


class Program(NamedTuple):
    """A gradient, what it is called with (arrays followed by their shadows), and how far results agree."""

    name: str
    gradient: Any
    arguments: list[Any]
    rounding: float = 1e-9


def _weights(array: np.ndarray, number: int = 0) -> np.ndarray:
    """A shadow that is laid out like an array."""
    base = array if array.base is None else array.base
    weights = np.cos(number + np.arange(base.size)).astype(array.dtype)
    return np.lib.stride_tricks.as_strided(weights, array.shape, array.strides)


def _with_shadows(arguments: Iterable[Any]) -> list[Any]:
    found: list[Any] = []
    for number, value in enumerate(arguments):
        found.append(value)
        if isinstance(value, np.ndarray) and value.dtype.kind in "fc":
            found.append(_weights(value, number))
    return found


def _compiler(folder: Path) -> Callable[[str], irad.Module]:
    """What compiles each file of a folder once; the modules hold no derivatives of other recordings."""
    return cache(lambda file: irad.compile(folder / file, flags=["-fopenmp"]))


def fortran() -> Iterator[Program]:
    if not test_openmp_fortran.has_flang():
        pytest.skip("there is no flang here (Debian: apt install flang-22)")
    cases = {n: c for n, c in test_openmp_fortran.CASES.items() if n not in test_openmp_fortran.WAITING}
    compiled = _compiler(test_openmp_fortran.FOLDER)
    for name, case in cases.items():
        file, _, procedure = name.partition(".")
        module = compiled(f"{file}.f90")
        values = [v.copy(order="K") if isinstance(v, np.ndarray) else v for v in case.values()]
        kinds = [irad.Dup if np.asarray(v).dtype.kind == "f" else irad.Const for v in values]
        single = any(np.asarray(v).dtype == np.float32 for v in values)
        yield Program(name, irad.autodiff(module[procedure], *kinds), _with_shadows(values), 1e-5 if single else 1e-9)
    yield from _constructs(True)


def numba() -> Iterator[Program]:
    for case in test_numba_prange.PROGRAMS:
        gradient = irad.autodiff(njit(parallel=True)(case.kernel))
        single = any(np.asarray(v).dtype == np.float32 for v in case.arguments)
        arguments = _with_shadows(test_numba_prange.copies(case.arguments))
        yield Program(case.kernel.__name__, gradient, arguments, 1e-5 if single else 1e-9)


def constructs() -> Iterator[Program]:
    yield from _constructs(False)
    for name in (n for n in test_openmp_c.READY if n.startswith("thread_private.")):
        case, function = test_openmp_c.CASES[name], test_openmp_c.module("thread_private", True)
        values = list(case.args().values())
        yield Program(name, irad.autodiff(function[case.kernel]), _with_shadows(values))


def _constructs(in_fortran: bool) -> Iterator[Program]:
    compiled = _compiler(test_openmp_constructs.FOLDER)
    for kernel in test_openmp_constructs.KERNELS:
        if kernel.file.endswith(".f90") is not in_fortran:
            continue
        file = kernel.file if in_fortran else f"{kernel.file}.c"
        rng = np.random.default_rng(len(kernel.name))
        arrays = [test_openmp_constructs.numbers(rng, length, kernel.dtype) for length in kernel.arrays]
        function = compiled(file)[kernel.name]
        gradient = irad.autodiff(function, *[irad.Dup] * len(arrays), irad.Const)
        name = f"{kernel.file}.{kernel.name}"
        yield Program(name, gradient, [*_with_shadows(arrays), kernel.count], 1e-4 if kernel.single else 1e-9)


def loops() -> Iterator[Program]:
    module = irad.compile(test_parallel_loops.SOURCE, lang="c")
    for name, case in test_parallel_loops.CASES.items():
        if test_parallel_loops.RUNS in case.loops:
            yield Program(name, irad.autodiff(module[name], parallel=True), _with_shadows(case.args()))


def deterministic() -> Iterator[Program]:
    module = irad.compile(test_deterministic.SOURCE, lang="c", flags=["-O2", "-fopenmp"])
    rng = np.random.default_rng(3)
    for name in test_deterministic.NAMES:
        values = rng.uniform(0.5, 1.5, 7), rng.uniform(0.5, 1.5, 103), 103
        gradient = irad.autodiff(module[name], irad.Dup, irad.Dup, irad.Const, deterministic=True)
        yield Program(name, gradient, _with_shadows(values))


def loaded() -> Iterator[Program]:
    """Arrays that are reached through pointers in memory, overlapping ones among them."""
    for name in "members chain rows global_array time_steps one_array in_rounds shifted called".split():
        function = test_openmp_loaded.compiled(True, "-O2")[name]
        x, w, out = np.random.default_rng(len(name)).uniform(0.5, 1.5, (3, 150))
        gradient = irad.autodiff(function, *[irad.Dup] * 3, irad.Const, irad.Const)
        yield Program(name, gradient, [*_with_shadows([x, w, out * 0]), 150, 5])


CORPORA = {f.__name__: f for f in (fortran, numba, constructs, loops, deterministic, loaded)}


@pytest.fixture
def recorder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    monkeypatch.chdir(tmp_path)
    for module in (outline, doall_test):  # loops are shared among threads however little they do
        monkeypatch.setattr(module, "WORTH", 1)
    tsan.mark_limit(monkeypatch)
    monkeypatch.setenv("IRAD_OPT_LEVEL", "1")  # what is recorded is optimised again with what looks for races
    test_openmp_constructs.runtime()
    return Recorder(monkeypatch)


def build(recorder: Recorder, change: Callable[[str], str] = str) -> None:
    """Make a program of everything recorded, with the module's text changed."""
    text = change(tsan.with_limit(str(recorder.module(Options.from_environment()))))
    tsan.instrument(llvm.parse_assembly(text), recorder.driver(Path(), TEAM), program="program")


@pytest.mark.parametrize("corpus", sample(list(CORPORA), 2))
def test_no_races(corpus: str, recorder: Recorder) -> None:
    roundings = {}
    programs = list(CORPORA[corpus]())
    wanted = names_in_part(p.name for p in programs)
    for program in (p for p in programs if p.name in wanted):
        recorder.call(program.name, program.gradient, *program.arguments, threads=TEAM)
        roundings[program.name] = program.rounding
    build(recorder)
    for limit in ("1000000", "1"):
        assert tsan.run("program", limit)[1] == ""
        compared = set()
        for name, found, expected in recorder.left(Path()):
            np.testing.assert_allclose(found, expected, roundings[name], roundings[name], err_msg=name)
            compared.add(name)
        assert compared == roundings.keys()


@pytest.mark.parametrize(
    ("corpus", "name"), [("fortran", "sparse.edges"), ("numba", "gathered"), ("loops", "gathered")]
)
def test_a_race_is_found(corpus: str, name: str, recorder: Recorder) -> None:
    """A gradient of which the atomic updates are made plain ones."""
    program = next(p for p in CORPORA[corpus]() if p.name == name)
    recorder.call(name, program.gradient, *program.arguments, threads=TEAM)
    build(recorder, tsan.without_atomics)
    said = tsan.run("program", "1")[1]
    assert "data race" in said and "reverse" in said, said
