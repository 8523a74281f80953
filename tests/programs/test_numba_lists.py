"""Lists in Numba kernels whose items are counted: arrays, lists, tuples and instances that have some."""

from __future__ import annotations

import resource
from typing import Any

import numpy as np
import pytest
from numba import njit, types
from numba.experimental import jitclass

import irad
from tests.programs.numpy_daily import Case
from tests.programs.numpy_daily import drawn as v
from tests.programs.test_numpy_daily import compare


@jitclass([("x", types.float64), ("v", types.float64)])
class State:
    def __init__(self, x, v):
        self.x = x
        self.v = v

    def step(self, dt):
        self.x += dt * self.v
        self.v -= dt * self.x


@njit
def pieces(x: Any) -> Any:
    total = 0.0
    for part in np.array_split(x, 4):
        total += part.sum() ** 2 * part[0]
    return total if np.allclose(x, x) else 0.0


@njit
def history(x: Any) -> Any:
    states = [x]
    for _ in range(12):
        states.append(np.sin(states[-1]) * states[0])
    total = 0.0
    for state in states[::-1]:
        total += state.sum()
    return total * states[1][2]


@njit
def edited(x: Any) -> Any:
    rows = [x * i for i in range(6)]
    rows.insert(2, x**2)
    last = rows.pop() + rows.pop(0)
    del rows[3]
    kept = rows[1]
    rows[1] = rows[2] * 2
    rows[1][0] *= 3
    rows.reverse()
    return sum([(i + 1) * row.prod() for i, row in enumerate(rows)]) + last * kept


@njit
def deep(x: Any) -> Any:
    rows = [[[a, 1.0], [a * a]] for a in x]
    total = 0.0
    for row in rows:
        for column in row:
            for a in column:
                total += a * a
            column.append(total)
    return total + rows[0][0][-1] * len(rows)


@njit
def tuples(x: Any) -> Any:
    rows = [(i, x * i, (x[i], x**2)) for i in range(x.size)]
    rows.append((7, x, (1.0, x)))
    total = 0.0
    for i, y, (scale, z) in rows:
        total += i * y.sum() * scale + z[i % 5]
    return total


@njit
def graph(w: Any) -> Any:
    edges = [[(1, w[0]), (2, w[1])], [(2, w[2])], [(0, w[3])]]
    d = w[:3].copy()
    for _ in range(2):
        for i, row in enumerate(edges):
            for j, weight in row:
                d[j] += weight * d[i]
    return d


@njit
def instances(x: Any) -> Any:
    first = State(x[0], x[1])
    states = [first, first, State(x[2], x[3])]
    for state in states:
        state.step(0.1)
    states.append(State(first.x, 1.0))
    states[3].step(0.2)
    return first.x * states[2].v + states[-1].x


@njit
def leaves_early(x: Any, early: Any) -> Any:
    rows = [x * 2]
    if early:
        return rows[0]
    rows.append(x**3)
    return rows[1] * rows[0]


CASES = [
    *(Case("", kernel, (v(6),)) for kernel in (pieces, history, edited, deep, tuples, graph, instances)),
    Case("", leaves_early, (v(3), True)),
    Case("", leaves_early, (v(3), False)),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_gradient(case: Case) -> None:
    compare(case)


@njit
def removed_and_extended(x: Any) -> Any:
    rows = [x * (i + 1) for i in range(12)]
    rows.pop(0)
    del rows[1]
    rows.extend([x, x * x])
    return sum([row.sum() for row in rows])


@njit
def objects(x: Any) -> Any:
    states = [State(a, 1.0) for a in x]
    states.append(State(x[0], 2.0))
    return states[0].x * states.pop().x


@pytest.mark.parametrize("kernel", [removed_and_extended, objects, graph], ids=lambda k: k.py_func.__name__)
def test_memory_is_given_back(kernel: Any) -> None:
    """Nothing is left, and nothing is given back twice, as Numba itself does where items move down in a list."""
    gradient, x = irad.vjp(kernel), np.ones(400)

    def use() -> int:
        for _ in range(300):
            value, pullback = gradient(x)
            pullback(np.ones_like(value) if np.ndim(value) else 1.0)
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = use()
    assert use() - before < 2000  # KB; one array of the kernel's in each call would be a thousand
    if kernel is removed_and_extended:
        np.testing.assert_allclose(irad.grad(kernel)(x), 77.0)
