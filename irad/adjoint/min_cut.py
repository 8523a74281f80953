"""Minimum cuts: which values to keep and which to compute again.

Maximum flow by Dinic's algorithm (E. A. Dinic, 1970);
the network has two nodes per value (see `irad.adjoint.recompute`).
"""

from __future__ import annotations

from collections import deque

INFINITE = float("inf")


class FlowNetwork:
    """Nodes are numbered from 0; node 0 is the source, node 1 the sink."""

    SOURCE = 0
    SINK = 1

    def __init__(self) -> None:
        self._edges: list[list[int]] = [[], []]  # per node: indices into the arrays below
        self._to: list[int] = []
        self._capacity: list[float] = []

    def node(self) -> int:
        self._edges.append([])
        return len(self._edges) - 1

    def edge(self, a: int, b: int, capacity: float) -> None:
        self._edges[a].append(len(self._to))
        self._to.append(b)
        self._capacity.append(capacity)
        self._edges[b].append(len(self._to))
        self._to.append(a)
        self._capacity.append(0.0)

    def source_side(self) -> set[int]:
        """Run the flow; the nodes on the source's side of a minimum cut (the smallest such side)."""
        while True:
            levels = self._levels()
            if levels[self.SINK] < 0:
                return {n for n, level in enumerate(levels) if level >= 0}
            self._block(levels)

    def _levels(self) -> list[int]:
        levels = [-1] * len(self._edges)
        levels[self.SOURCE] = 0
        queue = deque([self.SOURCE])
        while queue:
            a = queue.popleft()
            for e in self._edges[a]:
                b = self._to[e]
                if self._capacity[e] > 0 and levels[b] < 0:
                    levels[b] = levels[a] + 1
                    queue.append(b)
        return levels

    def _block(self, levels: list[int]) -> None:
        """Saturate all shortest paths, by a depth-first search without recursion."""
        position = [0] * len(self._edges)
        path: list[int] = []
        node = self.SOURCE
        while True:
            if node == self.SINK:
                amount = min(self._capacity[e] for e in path)
                for e in path:
                    self._capacity[e] -= amount
                    self._capacity[e ^ 1] += amount
                # go back to before the first saturated edge
                for i, e in enumerate(path):
                    if self._capacity[e] <= 0:
                        node = self._to[e ^ 1]
                        del path[i:]
                        break
                continue
            edges = self._edges[node]
            while position[node] < len(edges):
                e = edges[position[node]]
                if self._capacity[e] > 0 and levels[self._to[e]] == levels[node] + 1:
                    break
                position[node] += 1
            else:
                if node == self.SOURCE:
                    return
                e = path.pop()
                node = self._to[e ^ 1]
                position[node] += 1
                continue
            path.append(e)
            node = self._to[e]
