"""Which gradients of parallel loops get by without atomic operations, and what their plans say."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from tests.programs.levels import reference_options
from tests.programs.openmp_team import team
from tests.programs.plan_checks import assert_as_serial, assert_plan, called, shared_section, verdicts

SOURCE = Path(__file__).with_name("openmp_plans.c")
RNG = np.random.default_rng(7)


def _random(n: int) -> np.ndarray:
    return RNG.uniform(0.5, 1.5, n)


def _zeros(n: int) -> np.ndarray:
    return np.zeros(n)


def _whole(*numbers: int) -> np.ndarray:
    return np.array(numbers, dtype=np.int32)


#: A ring of 12 edges in two colours.
_RING = _whole(*(k for c in (0, 1) for e in range(c, 12, 2) for k in (e, (e + 1) % 12)))

#: Per kernel: arguments, and what the plan says of each array that threads share.
CASES: dict[str, tuple[tuple[Any, ...], dict[str, str]]] = {
    "pointwise": ((_random(50), _zeros(50), 50), {"x": "plain"}),
    "swapped_pairs": ((_random(50), 50), {"x": "plain"}),
    "same_places": ((_whole(*RNG.permutation(50)), _random(50), 50), {"x": "plain"}),
    "edge_pair": ((_random(50), 25), {"x": "plain"}),
    "line": ((_random(50), _zeros(50), 50), {"u": "plain, in two parts"}),
    "guarded_line": ((_random(50), _zeros(50), _whole(*range(50)), 50), {"u": "plain, in two parts"}),
    "plane": ((_random(20 * 9), _zeros(20 * 9), 20, 9), {"u": "plain, in two parts"}),
    "space": ((_random(18**3), _zeros(18**3), 18), {"u": "plain, in two parts"}),
    "columns": ((_random(7 * 50), _zeros(50), 7, 50), {"a": "plain"}),
    "dealt_out": ((_random(50), _zeros(50), 50, 4), {"x": "plain"}),
    "dealt_out_singly": ((_random(50), _zeros(50), 50), {"x": "plain"}),
    "dealt_out_rows": ((_random(7 * 50), _random(50), 50, 7), {"a": "plain", "y": "plain"}),
    "dealt_out_line": ((_random(50), _zeros(50), 50), {"u": "reduction"}),
    "dealt_out_again": ((_random(60), _zeros(6 * 50), 6, 50), {"u": "reduction"}),
    "collapsed_plane": ((_random(40 * 9), _zeros(40 * 9), 40, 9), {"u": "plain, in two parts"}),
    "collapsed_space": ((_random(18**3), _zeros(18**3), 18), {"u": "plain, in two parts"}),
    "cells_by_number": ((_random(41 * 9), _zeros(40 * 7), 40, 7, 9), {"u": "plain, in two parts"}),
    "carried_line": ((_random(50), _zeros(50), 50), {"u": "plain, in two parts"}),
    "carried_backwards": ((_random(50), _zeros(50), 50), {"u": "plain, in two parts"}),
    "carried_pairs": ((_random(50), _zeros(50), 50), {"u": "plain, in two parts"}),
    "carried_globals": ((_random(50), 50), {"line_before": "plain, in two parts"}),
    "overtaking": ((_random(60), _zeros(6 * 50), 6, 50), {"u": "reduction"}),
    "overtaking_blocks": ((_random(50), _zeros(50), 50, 5), {"u": "reduction"}),
    "overtaking_points": ((_random(50), _zeros(50), 50, 5), {"u": "plain", "v": "plain"}),
    "in_step": ((_random(60), _zeros(50), 50, 5), {"u": "plain, in two parts"}),
    "convolution": (
        (_random(2 * 64), _random(5 * 18), _zeros(5 * 36), 2, 5, 8),
        {"image": "reduction", "weights": "plain, in two parts"},
    ),
    "matrix_vector": ((_random(77), _random(7), _zeros(11), 11, 7), {"a": "plain, in two parts", "x": "reduction"}),
    "dense": ((_random(7 * 5 + 4), _random(5), _zeros(7), 7, 5), {"parameters": "reduction", "x": "reduction"}),
    "small_solves": ((RNG.permuted(np.tile([3.0, 1.0, 0.5, 2.0], 10)), _random(20), _zeros(20), 10), {"a": "plain"}),
    "pull": ((_random(90), _zeros(90), 30, 0.3), {"from": "plain, in two parts"}),
    "push": ((_random(90), _zeros(90), 30, 0.3), {"from": "plain"}),
    "layers": ((_random(3 * 96), _zeros(96), 8, 12, 0.3), {"from": "plain, in two parts"}),
    "wrapping": ((_random(104), _zeros(50), 1, 3, 50), {"u": "plain, in two parts"}),
    "coloured_edges": ((_whole(0, 6, 12), _RING, _random(12), _zeros(12), 2), {"u": "plain", "r": "plain"}),
    "sum_of_products": ((_random(50), 50), {"x": "plain, in two parts"}),
    "largest": ((_random(50), 50), {"x": "plain"}),
}
WAITING_IN_PARTS = {"sum_of_products", "in_step"}
"""Regions in which threads wait for one another, and a loop is gone back over in two parts."""


def test_sections_of_different_locks_run_at_the_same_time() -> None:
    x, scale, dx, dscale = _random(64), _random(1), _zeros(64), _zeros(1)
    made = irad.autodiff(_module(True)["bins"], irad.Dup, irad.Dup, irad.Const)
    with team(2):
        made(x, dx, scale, dscale, 64)
    section = shared_section(made.plan)
    assert verdicts(section, "scale") <= {"reduction", "atomic"} and verdicts(section, "scale"), section
    sums = np.array([scale[0] * (x[k::4] ** 2).sum() for k in range(4)])
    np.testing.assert_allclose(dscale[0], (2 * sums * sums / scale[0]).sum(), rtol=1e-12)


@pytest.mark.parametrize("threads", [1, 2, 4])
def test_indices_that_wrap_around(threads: int) -> None:
    n = 1_000_000  # enough for threads to get in each other's way
    u, du, dr = _random(8), _zeros(8), np.ones(n)
    made = irad.autodiff(_module(True)["wrapping"], irad.Dup, irad.Dup, irad.Const, irad.Const, irad.Const)
    with team(threads):
        made(u, du, _zeros(n), dr, 1 << 31, 3, n)
    np.testing.assert_allclose(du, 2 * u * np.sum(np.arange(n)) * (np.arange(8) == 3), rtol=1e-12)
    assert "that no index wraps around" in str(made.plan)


def test_members_of_two_types_have_no_copies() -> None:
    """Copies are added up place by place: what lies between the numbers of one type must not be added to meanwhile."""
    kind = np.dtype([("mass", "f8"), ("charge", "f4"), ("spin", "f4")])
    p, at = np.zeros(50, kind), RNG.integers(0, 50, 20000).astype(np.int32)
    for name in kind.names or ():
        p[name] = RNG.uniform(0.5, 1.5, 50)
    found = []
    for threads in (1, 2, 8):
        y, dy, dp = _zeros(at.size), np.ones(at.size), np.zeros(50, kind)
        made = irad.autodiff(_module(True)["members_of_two_types"], irad.Dup, irad.Const, irad.Dup, irad.Const)
        with team(threads):
            made(p.ctypes.data, dp.ctypes.data, at, y, dy, at.size)
        found.append(dp)
    count = np.bincount(at, minlength=50)
    for dp in found:
        np.testing.assert_allclose(dp["mass"], count * p["charge"], rtol=1e-12)
        np.testing.assert_allclose(dp["charge"], count * p["mass"], rtol=1e-4)  # sums of some hundred floats
        np.testing.assert_allclose(dp["spin"], 2 * count * p["spin"], rtol=1e-4)


def test_threads_that_do_not_wait_are_in_a_loop_twice() -> None:
    """Elements that one thread has in one run of the loop, another one has in the next run: with a plain sum, some of
    these additions would be lost now and then."""
    n, m = 6, 3000
    u, made = _random(n + m), irad.autodiff(_module(True)["overtaking"], irad.Dup, irad.Dup, irad.Const, irad.Const)
    expected = np.zeros(n + m)
    for s in range(m):
        expected[s : s + n] += 2 * s * u[s : s + n]
    for _ in range(5):
        du = np.zeros(n + m)
        with team(4):
            made(u, du, _zeros(n * m), np.ones(n * m), n, m)
        np.testing.assert_allclose(du, expected, rtol=1e-12)


@cache
def _module(parallel: bool) -> Any:
    flags = ["-fopenmp"] if parallel else ["-Wno-source-uses-openmp"]
    return irad.compile(SOURCE, flags=flags, options=reference_options(not parallel))


@pytest.mark.parametrize("name", sorted(CASES))
def test_gradient(name: str) -> None:
    assert_as_serial(_module(True)[name], _module(False)[name], CASES[name][0])


@pytest.mark.parametrize("name", sorted(CASES))
def test_no_atomics(name: str) -> None:
    made, _ = called(_module(True)[name], CASES[name][0])
    assert "__kmpc_fork_call" in made.ir
    functions = re.findall(r"^define .*?@\"?([\w.]+).*?^}$", made.ir, re.M | re.S)
    texts = re.findall(r"^define .*?^}$", made.ir, re.M | re.S)
    atomic = {f for f, text in zip(functions, texts, strict=True) if re.search("atomicrmw|cmpxchg", text)}
    # where threads wait for one another, blocks that are too short for two parts have a variant of their own
    allowed = {f for f in functions if f.endswith(".reverse.careful")} if name in WAITING_IN_PARTS else set()
    assert atomic == allowed


@pytest.mark.parametrize("name", sorted(CASES))
def test_plan(name: str) -> None:
    assert_plan(_module(True)[name], *CASES[name])
