"""Daily NumPy kernels: dicts and Numba's typed lists."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit, typed, types
from numba.experimental import jitclass

from tests.programs.numpy_daily import case
from tests.programs.numpy_daily import drawn as v


@jitclass([("level", types.float64), ("seen", types.ListType(types.float64))])
class Smoother:
    def __init__(self, level):
        self.level = level
        self.seen = typed.List.empty_list(types.float64)

    def add(self, value):
        self.level = 0.5 * self.level + value
        self.seen.append(self.level)


@case("numba.typed.List", v(5))
@njit
def typed_list(x: Any) -> Any:
    kept = typed.List()
    for a in x:
        kept.append(a * a)
    return kept[0] * kept[1] + kept[4]


@case("typed lists: items set, inserted, deleted, popped", v(6))
@njit
def edited_typed_list(x: Any) -> Any:
    kept = typed.List()
    for a in x:
        kept.append(a * a)
    kept[2] = x[0] * kept[-1]
    del kept[1]
    kept.insert(1, x[3])
    s = 0.0
    for i, a in enumerate(kept):
        s += a * (i + 1)
    return s * kept[1] + kept.pop() * kept.pop(0) + len(kept)


@case("typed lists of arrays", v(6))
@njit
def typed_list_of_arrays(x: Any) -> Any:
    parts = typed.List()
    parts.append(x[:3].copy())
    parts.append(x[3:] * 2)
    for i in range(2):
        parts.append(parts[i] * parts[i + 1])
    s = 0.0
    for part in parts:
        s += part.sum() ** 2
    return s


@case("typed lists of typed lists", v(4))
@njit
def typed_rows(x: Any) -> Any:
    rows = typed.List()
    for i in range(3):
        row = typed.List()
        for j in range(i + 1):
            row.append(x[i] * x[j + 1])
        rows.append(row)
    s = 0.0
    for row in rows:
        for a in row:
            s += a * a
    return s


@case("jitclasses with a typed list", 1.0, v(4))
@njit
def smoothed(level: Any, x: Any) -> Any:
    smoother = Smoother(level)
    for a in x:
        smoother.add(a)
    s = 0.0
    for a in smoother.seen:
        s += a * a
    return s


@case("dicts of floats", v(5))
@njit
def dict_of_floats(x: Any) -> Any:
    d = {}
    for i in range(5):
        d[i] = x[i] ** 2
    return d[0] * d[3]


@case("dicts with text as keys", v(5))
@njit
def dict_by_name(x: Any) -> Any:
    d = {"a": x[0], "b": x[1] * x[2]}
    d["a"] = d["a"] * d["b"]
    return d["a"] ** 2 + d["b"]


@case("typed dicts", v(5))
@njit
def typed_dict(x: Any) -> Any:
    d = typed.Dict.empty(types.int64, types.float64)
    for i in range(x.size):
        d[i % 2] = d.get(i % 2, 0.0) + x[i] ** 2
    return d[0] * d[1]


@case("sums by key in a dict", v(7))
@njit
def sums_by_key(x: Any) -> Any:
    sums = {}
    for i in range(x.size):
        if i % 3 not in sums:
            sums[i % 3] = 0.0
        sums[i % 3] += x[i] ** 2
    s = 0.0
    for key in sums:
        s += np.sqrt(sums[key]) * (key + 1)
    return s


@case("items, values, pop of a dict: results remembered", v(6))
@njit
def remembered(x: Any) -> Any:
    memo = {0: 1.0}
    for i in range(1, x.size):
        memo[i] = memo[i - 1] * x[i] + 1.0
    s = memo.pop(2) * len(memo)
    for key, value in memo.items():
        s += key * value
    for value in memo.values():
        s += value**2
    return s


@case("dicts of tuples by tuples", v(6))
@njit
def dict_of_pairs(x: Any) -> Any:
    pairs = {}
    for i in range(5):
        pairs[(i, i + 1)] = (x[i], x[i + 1] * x[i])
    s = 0.0
    for (i, j), (a, b) in pairs.items():
        s += i * a * b + j * b
    return s


@case("dicts of arrays", v(5))
@njit
def dict_of_arrays(x: Any) -> Any:
    d = {0: x * 2, 1: x**2}
    d[0] = d[0] * d[1]
    d[1][0] = x[4]
    return d[0] @ d[1]


@case("numbers with derivatives as keys", v(4), why="keys are bytes to C code")
@njit
def keys_from_data(x: Any) -> Any:
    d = {}
    for a in x:
        d[a] = 1.0
    s = 0.0
    for key in d:
        s += key**2
    return s


@case("dicts of dicts", v(4))
@njit
def dict_of_dicts(x: Any) -> Any:
    d = {0: {0: x[0], 1: x[1]}, 1: {0: x[2], 1: x[3]}}
    return d[0][1] * d[1][0]


@case("dicts of dicts, in loops over their keys", v(4))
@njit
def weighted_edges(x: Any) -> Any:
    graph = typed.Dict()
    for i in range(3):
        edges = typed.Dict()
        for j in range(3):
            if i != j:
                edges[j] = x[i] * x[j] + 1.0
        graph[i] = edges
    s = 0.0
    for i in graph:
        for j, weight in graph[i].items():
            s += weight * x[3] * j
    return s


@case("values of dicts of dicts", v(2), why="loop over the keys: for key in d: inner = d[key]")
@njit
def dicts_in_a_loop(x: Any) -> Any:
    d = {0: {0: x[0]}, 1: {0: x[1]}}
    s = 0.0
    for inner in d.values():
        s += inner[0] ** 2
    return s


@case("dicts of typed lists", v(6))
@njit
def grouped(x: Any) -> Any:
    groups = {}
    for i in range(x.size):
        key = i % 2
        if key not in groups:
            one = typed.List()
            one.append(x[i])
            groups[key] = one
        else:
            groups[key].append(x[i] * x[0])
    s = 0.0
    for key in groups:
        total = 0.0
        for a in groups[key]:
            total += a
        s += total**2
    return s


@case("dicts of sums and counts", v(5))
@njit
def means_by_key(x: Any) -> Any:
    sums = {0: (0.0, 0), 1: (0.0, 0)}
    for i, a in enumerate(x):
        s, n = sums.get(i % 2, (0.0, 0))
        sums[i % 2] = (s + a * a, n + 1)
    out = 0.0
    for s, n in sums.values():
        out += s / n
    return out


@case("lists of lists of arrays", v(4, 3))
@njit
def rows_of_arrays(a: Any) -> Any:
    groups = []
    for i in range(2):
        group = []
        for j in range(2):
            group.append(a[2 * i + j] * (j + 1))
        groups.append(group)
    s = 0.0
    for group in groups:
        for row in group:
            s += row[0] ** 2
        s += (group[0] * group[1]).sum() ** 2
    return s
