"""Minimum cuts of small random networks, against trying every cut."""

from __future__ import annotations

import random
from itertools import product

import pytest

from irad.adjoint.min_cut import INFINITE, FlowNetwork

Edge = tuple[int, int, float]


def random_edges(seed: int) -> tuple[int, list[Edge]]:
    """The number of nodes (source and sink included), and edges with small whole capacities."""
    rng = random.Random(seed)
    nodes = rng.randint(3, 8)
    edges = []
    for _ in range(rng.randint(nodes, 3 * nodes)):
        a, b = rng.sample(range(nodes), 2)
        edges.append((a, b, float(rng.randint(0, 5)) if rng.random() < 0.9 else INFINITE))
    return nodes, [e for e in edges if not (e[2] == INFINITE and e[1] == FlowNetwork.SINK)]


def network_of(nodes: int, edges: list[Edge]) -> FlowNetwork:
    """The network with these edges."""
    network = FlowNetwork()
    for _ in range(nodes - 2):
        network.node()
    for a, b, capacity in edges:
        network.edge(a, b, capacity)
    return network


def capacity_of(side: set[int], edges: list[Edge]) -> float:
    """What crosses from the source's side to the other."""
    return sum((c for a, b, c in edges if a in side and b not in side), 0.0)


def all_sides(nodes: int) -> list[set[int]]:
    """Every set of nodes with the source and without the sink."""
    found = []
    for chosen in product((False, True), repeat=nodes - 2):
        found.append({FlowNetwork.SOURCE} | {n + 2 for n, inside in enumerate(chosen) if inside})
    return found


@pytest.mark.parametrize("seed", range(200))
def test_the_cut_is_the_smallest_of_the_cheapest(seed: int) -> None:
    nodes, edges = random_edges(seed)
    sides = all_sides(nodes)
    cheapest = min(capacity_of(side, edges) for side in sides)
    side = network_of(nodes, edges).source_side()
    assert FlowNetwork.SINK not in side
    assert capacity_of(side, edges) == cheapest
    best = [s for s in sides if capacity_of(s, edges) == cheapest]
    assert side == set.intersection(*best)


def test_parallel_edges_add_up() -> None:
    edges = [(0, 2, 1.0), (0, 2, 2.0), (2, 1, 2.5)]
    assert network_of(3, edges).source_side() == {0, 2}
    assert network_of(3, [*edges, (2, 1, 1.0)]).source_side() == {0}
