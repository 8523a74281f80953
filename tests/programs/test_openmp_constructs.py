"""Constructs of OpenMP in C: the gradient in parallel is that of the same source compiled without OpenMP, and agrees
with differences of the kernel, at each number of threads.

Every floating array is active; the adjoints that the call starts with are random.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import irad
from irad.errors import DifferentiationError, ToolError
from irad.frontends.toolchain import find_fortran
from irad.options import Options
from tests.programs.levels import reference_options

FOLDER = Path(__file__).parent / "openmp_constructs"
TEAMS = (1, 2, 3, 8)


class Kernel(NamedTuple):
    """A kernel of a file; `arrays`: the lengths of the arrays before its last argument, a count of iterations.
    `single`: it computes in single precision."""

    file: str
    name: str
    arrays: tuple[int, ...]
    dtype: str = "f8"
    single: bool = False
    count: int = 20


KERNELS = [
    Kernel("atomics", "sums", (20, 5)),
    Kernel("atomics", "differences", (20, 3), "f4", True),
    Kernel("atomics", "sums_used_later", (20, 5, 20)),
    Kernel("atomics", "sums_in_rounds", (20, 4, 20)),
    Kernel("atomics", "sums_in_function", (20, 5)),
    Kernel("ordered_atomics", "products", (20, 3)),
    Kernel("ordered_atomics", "quotients", (20, 3), "f4", True),
    Kernel("ordered_atomics", "reversed_differences", (20, 20)),
    Kernel("ordered_atomics", "largest", (20, 3)),
    Kernel("ordered_atomics", "smallest", (20, 3), "f4", True),
    Kernel("ordered_atomics", "sums_and_products", (20, 2)),
    Kernel("ordered_atomics", "written_and_read", (20, 20, 20)),
    Kernel("ordered_atomics", "exchanged", (20, 20, 20)),
    Kernel("ordered_atomics", "handed_over", (20, 20, 20)),
    Kernel("wide_atomics", "complex_products", (20, 2), "c16"),
    Kernel("copies", "scalars_and_arrays", (20, 20)),
    Kernel("copies", "in_rounds", (20, 20)),
    Kernel("copies", "structures", (20, 20), single=True),
    Kernel("copies", "in_teams_of_teams", (20, 20)),
    Kernel("locks", "products", (20, 2)),
    Kernel("locks", "lock_for_each_place", (20, 3)),
    Kernel("tasks", "one_for_each", (20, 20)),
    Kernel("tasks", "of_all_threads", (20, 20, 20)),
    Kernel("tasks", "in_trees", (20, 2)),
    Kernel("tasks", "in_order", (20, 1)),
    Kernel("tasks", "loop", (20, 20)),
    Kernel("tasks", "loop_with_sum", (20, 1)),
    Kernel("clauses", "condition_and_count", (20, 20)),
    Kernel("kernels.f90", "scaled", (20, 20)),
    Kernel("kernels.f90", "reduced", (20, 2)),
    Kernel("kernels.f90", "region", (20, 20, 20)),
    Kernel("kernels.f90", "planes", (20, 20)),
]


@cache
def runtime() -> ctypes.CDLL:
    """OpenMP's library, which the kernels use."""
    try:
        found = ctypes.CDLL("libomp.so.5", mode=ctypes.RTLD_GLOBAL)
    except OSError:
        pytest.skip("needs libomp")
    found.kmp_set_blocktime(0)  # there are fewer processors than threads: who waits shall sleep
    found.omp_set_max_active_levels(2)
    return found


@cache
def module(file: str, parallel: bool = True) -> Any:
    """A file of the folder, with or without OpenMP."""
    runtime()
    if file == "wide_atomics":
        try:
            ctypes.CDLL("libatomic.so.1", mode=ctypes.RTLD_GLOBAL)
        except OSError:
            pytest.skip("needs libatomic")
    flags = ["-fopenmp"] if parallel else ["-fno-openmp"]
    if file.endswith(".f90"):
        try:
            find_fortran(Options.from_environment())
        except ToolError:
            pytest.skip("needs flang")
        return irad.compile(FOLDER / file, flags=flags, options=reference_options(not parallel))
    return irad.compile(FOLDER / f"{file}.c", flags=flags, options=reference_options(not parallel))


def numbers(rng: np.random.Generator, length: int, dtype: str) -> np.ndarray:
    """An array of numbers that are not near zero."""
    found = rng.uniform(0.5, 1.5, length)
    return (found + 1j * rng.uniform(0.5, 1.5, length) if dtype[0] == "c" else found).astype(dtype)


@cache
def derivative(kernel: Kernel, parallel: bool) -> Any:
    """The gradient by all arrays, at the level of pointers."""
    return irad.autodiff(module(kernel.file, parallel)[kernel.name], *[irad.Dup] * len(kernel.arrays), irad.Const)


def outcome(kernel: Kernel, parallel: bool) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """Shadows and arrays after a call of the gradient."""
    rng = np.random.default_rng(len(kernel.name))
    arrays = [numbers(rng, length, kernel.dtype) for length in kernel.arrays]
    shadows = [numbers(rng, length, kernel.dtype) for length in kernel.arrays]
    pairs = [each for pair in zip(arrays, shadows, strict=True) for each in pair]
    derivative(kernel, parallel)(*pairs, kernel.count)
    return shadows, arrays


def objective(kernel: Kernel, step: float) -> float:
    """The weighted sum of the arrays that the kernel leaves, at some distance along a direction."""
    rng = np.random.default_rng(len(kernel.name))
    arrays = [numbers(rng, length, kernel.dtype) for length in kernel.arrays]
    weights = [numbers(rng, length, kernel.dtype) for length in kernel.arrays]
    for array in arrays:
        array += (step * direction(array)).astype(array.dtype)
    module(kernel.file)[kernel.name](*arrays, kernel.count)
    return float(sum(np.vdot(w, a).real for w, a in zip(weights, arrays, strict=True)))


def direction(array: np.ndarray) -> np.ndarray:
    """A direction in the space of an array."""
    return np.cos(np.arange(array.size)) * (1 + 0.5j if array.dtype.kind == "c" else 1)


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda k: f"{k.file}.{k.name}")
def test_gradient(kernel: Kernel) -> None:
    expected, left = outcome(kernel, parallel=False)
    rtol = 1e-4 if kernel.single else 1e-12
    for threads in (*TEAMS, 8, 8):
        runtime().omp_set_num_threads(threads)
        found, arrays = outcome(kernel, parallel=True)
        for one, other in zip((*found, *arrays), (*expected, *left), strict=True):
            np.testing.assert_allclose(one, other, rtol=rtol, atol=rtol)
    step = 1e-2 if kernel.single else 1e-5
    slope = (objective(kernel, step) - objective(kernel, -step)) / (2 * step)
    wanted = sum(np.vdot(s, direction(s)).real for s in expected)
    assert slope == pytest.approx(wanted, rel=1e-3 if kernel.single else 1e-7)


REFUSED = {
    "thread_local_scratch": "thread-local variable 'of_thread'",
    "tried": "'omp_test_lock'",
    "set_elsewhere": "lock'",
    "in_wavefronts": "'__kmpc_doacross_",
    "last_of_tasks": "'__kmpc_",
    "task_in_parts": "'__kmpc_omp_task",
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_refused(name: str) -> None:
    """With the line."""
    lines = (FOLDER / "refused.c").read_text().splitlines()
    with pytest.raises(DifferentiationError) as caught:
        irad.autodiff(module("refused")[name], irad.Dup, irad.Dup, irad.Const).plan  # noqa: B018
    assert REFUSED[name] in str(caught.value)
    location = caught.value.diagnostic.location
    assert location is not None and f"/* here: {name} */" in lines[location.line - 1], str(caught.value)


@pytest.mark.parametrize("threads", TEAMS)
def test_captured(threads: int) -> None:
    """The products on the way, in the order in which threads came, against the closed form."""
    gradient = irad.autodiff(module("ordered_atomics").captured, irad.Dup, irad.Dup, irad.Const)
    rng = np.random.default_rng(threads)
    weights = rng.normal(size=16)
    runtime().omp_set_num_threads(threads)
    for _ in range(5):
        x, y, dx, dy = rng.uniform(1.1, 1.5, 16), np.zeros(16), np.zeros(16), weights.copy()
        gradient(x, dx, y, dy, 16)
        order = np.argsort(y)
        before = np.cumprod(np.concatenate([[1], x[order]]))
        np.testing.assert_allclose(y[order], before[:-1] ** 2, rtol=1e-13)
        later = np.cumsum((2 * weights[order] * before[:-1] ** 2)[::-1])[::-1]
        expected = np.empty(16)
        expected[order] = (np.append(later[1:], 0) + before[-1]) / x[order]
        np.testing.assert_allclose(dx, expected, rtol=1e-12)


def test_tasks_are_told() -> None:
    """The plan says that they run one after another."""
    gradient = irad.autodiff(module("tasks").one_for_each, irad.Dup, irad.Dup, irad.Const)
    assert "run one after another" in str(gradient.plan)
