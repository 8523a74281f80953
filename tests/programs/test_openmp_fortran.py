"""OpenMP programs in Fortran: the gradient in parallel is that of the same source compiled without OpenMP.

As for C (`test_openmp_c.py`): every number and array has a shadow, which starts as random weights.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from irad.errors import IradError, ToolError
from irad.frontends.toolchain import find_fortran
from irad.options import Options
from tests.programs.levels import reference_options
from tests.programs.openmp_team import team
from tests.programs.oracle import assert_same, complex_step

FOLDER = Path(__file__).parent / "openmp_fortran"
TEAMS = (1, 2, 3, 8)
N = 37
_rng = np.random.default_rng(17)
#: Refused today, and why; taken out when it works.
WAITING: dict[str, str] = {
    "thread_copies.allocated_in": "a thread finds the copy that it has made in an earlier call",
}


def has_flang() -> bool:
    """Whether there is a compiler for Fortran."""
    try:
        find_fortran(Options.from_environment())
    except ToolError:
        return False
    return True


pytestmark = pytest.mark.skipif(not has_flang(), reason="there is no flang here (Debian: apt install flang-22)")


def _v(*shape: int) -> np.ndarray:
    return np.asfortranarray(_rng.uniform(0.3, 1.7, shape))


def _ints(high: int, *shape: int) -> np.ndarray:
    return np.asfortranarray(_rng.integers(1, high + 1, shape).astype(np.int32))


X, Y = _v(N), _v(N)
BINS = _ints(5, N)
CASES: dict[str, dict[str, Any]] = {
    "loops.plain": {"n": N, "a": np.array(0.7), "x": X, "y": Y},
    "loops.scheduled": {"n": N, "a": np.array(0.7), "x": X, "y": Y},
    "loops.collapsed": {"m": 8, "n": 9, "a": _v(8, 9), "b": _v(8, 9)},
    "reductions.total": {"n": N, "x": X},
    "reductions.several": {"n": N, "x": X},
    "reductions.histogram": {"n": N, "m": 5, "bins": BINS, "x": X, "w": _v(5)},
    "reductions.allocated": {"n": N, "m": 5, "bins": BINS, "x": X, "w": _v(5)},
    "reductions.private_scalars": {"n": N, "x": X, "y": Y, "last": np.array(0.3)},
    "private_arrays.systems": {"n": 11, "a": _v(3, 3, 11), "b": _v(3, 11)},
    "private_arrays.automatic": {"n": N, "m": 5, "x": X, "y": Y},
    "private_arrays.allocated": {"n": N, "m": 4, "x": X, "y": Y},
    "private_arrays.first_allocated": {"n": N, "x": X, "y": Y},
    "allocatables.shared": {"n": N, "x": X},
    "allocatables.assumed": {"x": X, "y": Y},
    "synchronised.critical_sum": {"n": N, "x": X},
    "synchronised.atomic_sums": {"n": N, "bins": BINS, "x": X, "w": _v(5)},
    "synchronised.atomic_products": {"n": N, "bins": BINS, "x": X, "w": _v(5)},
    "synchronised.in_sections": {"x": _v(4), "y": _v(3)},
    "synchronised.by_one": {"n": N, "x": X, "y": Y},
    **{f"workshared.{name}": {"n": N, "x": X, "y": Y}
       for name in ("arrays", "masked", "by_index", "reduced", "planes", "between_loops", "allocated")},
    "steps.inside": {"n": N, "count": 5, "c": np.array(0.1), "u": X, "v": Y},
    "steps.outside": {"n": N, "count": 5, "c": np.array(0.1), "u": X, "v": Y},
    "sparse.rows": {"n": 9, "m": 25, "starts": np.array([1, 4, 4, 9, 11, 15, 18, 22, 25, 26], np.int32),
                    "columns": _ints(9, 25), "a": _v(25), "x": _v(9), "y": _v(9)},
    "sparse.edges": {"n": N, "m": 50, "ends": _ints(N, 2, 50), "x": X, "r": Y},
    "thread_private.copied_in": {"n": N, "a": np.array(0.7), "x": X, "y": Y},
    "thread_private.scaled": {"n": N, "a": np.array(0.7), "x": X, "y": Y},
    "thread_copies.several_in": {"n": N, "a": np.array(0.7), "x": X, "y": Y},
    "thread_copies.array_and_sum": {"n": N, "x": X, "y": Y},
    "thread_copies.structure_in": {"n": N, "x": X, "y": Y},
    "thread_copies.common_block": {"n": N, "a": np.array(0.7), "x": X, "y": Y},
    "thread_copies.in_contained": {"n": N, "x": X, "y": Y},
    "thread_copies.handed_to_all": {"n": N, "x": X, "y": Y},
    "thread_copies.allocated": {"n": N, "x": X, "y": Y},
    "thread_copies.allocated_in": {"n": N, "x": X, "y": Y},
    "thread_copies.pointed": {"n": N, "x": X, "y": Y},
    "thread_copies.as_argument": {"n": N, "x": X, "y": Y},
    "thread_copies.teams_of_teams": {"n": N, "x": X, "y": Y},
    "twice_given.known_size": {"n": N, "x": X, "y": Y},
    "twice_given.assumed_shape": {"n": N, "x": X, "y": Y},
    "types.energy": {"n": N, "step": np.array(0.1), "place": X, "speed": Y},
    "team_numbers.cyclic": {"n": N, "x": X, "y": Y},
    "team_numbers.loops_of_real": {"n": N, "x": X.astype(np.float32), "y": Y.astype(np.float32)},
}  # fmt: skip


@cache
def module(file: str, parallel: bool) -> Any:
    """A file of the folder, with or without OpenMP."""
    flags = ["-fopenmp"] if parallel else ["-fno-openmp"]
    return irad.compile(FOLDER / f"{file}.f90", flags=flags, options=reference_options(not parallel))


@cache
def derivative(name: str, parallel: bool) -> Any:
    """The gradient of a case by everything."""
    file, _, procedure = name.partition(".")
    kinds = [irad.Dup if np.asarray(v).dtype.kind == "f" else irad.Const for v in CASES[name].values()]
    return irad.autodiff(module(file, parallel)[procedure], *kinds)


def seeds_of(name: str) -> dict[str, np.ndarray]:
    """Weights of the numbers and arrays."""
    rng, seeds = np.random.default_rng(len(name)), {}
    for argument, value in CASES[name].items():
        if np.asarray(value).dtype.kind == "f":
            seed = np.asarray(rng.normal(size=value.shape))
            seeds[argument] = np.array(seed, value.dtype, order="F")
    return seeds


def outcome(name: str, parallel: bool) -> tuple[dict[str, Any], dict[str, Any]]:
    """The derivatives, and all arrays after the call."""
    args = {n: v.copy(order="K") if isinstance(v, np.ndarray) else v for n, v in CASES[name].items()}
    shadows = seeds_of(name)
    derivative(name, parallel)(*(part for n, v in args.items() for part in ((v, shadows[n]) if n in shadows else (v,))))
    return shadows, {n: v for n, v in args.items() if isinstance(v, np.ndarray)}


@pytest.mark.parametrize("name", [n for n in CASES if n not in WAITING])
def test_gradient(name: str) -> None:
    rtol = 1e-5 if any(np.asarray(v).dtype == np.float32 for v in CASES[name].values()) else 1e-9
    expected, after = outcome(name, parallel=False)
    for threads in TEAMS:
        with team(threads):
            found, arrays = outcome(name, parallel=True)
        assert_same(found, expected, rtol)
        for argument, array in after.items():
            np.testing.assert_allclose(arrays[argument], array, rtol=rtol, err_msg=argument)


@pytest.mark.parametrize("name", ["reductions.total", "types.energy", "loops.plain"])
def test_in_strips(name: str) -> None:
    """The barriers that flang puts behind each loop keep no region from running strip by strip."""
    assert "forward and back strip by strip" in derivative(name, True).plan


@pytest.mark.parametrize("name", sorted(WAITING))
def test_waiting(name: str) -> None:
    """What one call may differentiate, the next one stops at."""
    with team(2), pytest.raises(IradError):
        for _ in range(2):
            outcome(name, parallel=True)


@pytest.mark.parametrize("name", [n for n in CASES if n.startswith("thread_") and n not in WAITING])
def test_tangent(name: str) -> None:
    """Of variables of which each thread has one: what the copies hold has a tangent."""
    file, _, procedure = name.partition(".")
    found = []
    for parallel in (False, True):
        args = [v.copy() if isinstance(v, np.ndarray) else v for v in CASES[name].values()]
        kinds = [irad.Dup if isinstance(v, np.ndarray) else irad.Const for v in args]
        tangents = seeds_of(name)
        tangent = irad.autodiff(module(file, parallel)[procedure], *kinds, mode="forward")
        given = zip(CASES[name], args, strict=True)
        with team(3):
            tangent(*(part for n, v in given for part in ((v, tangents[n]) if n in tangents else (v,))))
        found.append(tangents)
    assert_same(found[1], found[0])


# what the others are compared with is right


def _systems(n: int, a: Any, b: Any) -> None:
    for s in range(n):
        b[:, s] = np.linalg.solve(a[:, :, s] + 4 * np.eye(3), b[:, s])


def _histogram(n: int, m: int, bins: Any, x: Any, w: Any) -> None:
    np.add.at(w, bins - 1, np.exp(x))


def _arrays(n: int, x: Any, y: Any) -> None:
    y[:] = x * x + y
    y[1:] *= x[:-1]


def _masked(n: int, x: Any, y: Any) -> None:
    y[:] = np.where(x.real > 1, x * y, x * x + np.sin(x) + y)


def _reduced(n: int, x: Any, y: Any) -> None:
    t = np.sum(x * y)
    m = x[np.argmax(x.real)] + y[np.argmin(y.real)] + t
    y[:] = t * x + m * y


def _steps(n: int, count: int, c: Any, u: Any, v: Any) -> None:
    for _ in range(count):
        v[1:-1] = u[1:-1] + c * u[1:-1] * (u[:-2] - u[2:])
        u[1:-1] = v[1:-1]


TWINS = {
    "reductions.total": lambda n, x: np.sum(x[1:] * x[:-1]),
    "reductions.histogram": _histogram,
    "private_arrays.systems": _systems,
    "workshared.arrays": _arrays,
    "workshared.masked": _masked,
    "workshared.reduced": _reduced,
    "steps.inside": _steps,
    "steps.outside": _steps,
}


@pytest.mark.parametrize("name", TWINS)
def test_without_openmp(name: str) -> None:
    args = {n: v.copy(order="K") if isinstance(v, np.ndarray) else v for n, v in CASES[name].items()}
    seeds = seeds_of(name)
    has_result = name == "reductions.total"
    expected = complex_step(TWINS[name], args, list(seeds), seeds, float(has_result))
    assert_same(outcome(name, parallel=False)[0], expected)
