"""Results over call graphs with cycles: what a guess has led to is not kept when the guess was wrong."""

from __future__ import annotations

import pytest

from irad.analysis.recursive_results import RecursiveResults

Graph = dict[str, list[str]]

GRAPHS: dict[str, Graph] = {
    "chain": {"f": ["g"], "g": ["h"], "h": []},
    "itself": {"f": ["f", "g"], "g": []},
    "inner asks for outer": {"f": ["g", "h"], "g": ["f"], "h": []},
    "two cycles, one in another": {"f": ["g"], "g": ["h", "f"], "h": ["g", "k"], "k": []},
    "all with all": {n: [m for m in "fghk" if m != n] for n in "fghk"},
    "inner twice": {"f": ["g", "g", "h"], "g": ["f"], "h": ["g", "k"], "k": []},
}


def reachable(calls: Graph, name: str) -> frozenset[str]:
    seen, work = {name}, [name]
    while work:
        new = set(calls[work.pop()]) - seen
        seen |= new
        work += new
    return frozenset(seen)


@pytest.mark.parametrize("name", GRAPHS)
def test_all_that_is_reached_is_found_whichever_function_is_asked_first(name: str) -> None:
    calls = GRAPHS[name]
    for first in calls:
        results: RecursiveResults[str, frozenset[str]] = RecursiveResults(frozenset(), 10)

        def find(f: str, results: RecursiveResults[str, frozenset[str]] = results) -> frozenset[str]:
            return results.find(f, lambda: frozenset({f}).union(*(find(g) for g in calls[f])))

        find(first)
        assert {f: find(f) for f in calls} == {f: reachable(calls, f) for f in calls}


def test_what_does_not_settle_has_the_top_and_so_has_what_depends_on_it() -> None:
    results: RecursiveResults[str, int] = RecursiveResults(0, 4, lambda key: 1000)

    def outer() -> int:
        return results.find("inner", inner) + 1

    def inner() -> int:
        return results.find("outer", outer) + 1

    assert results.find("outer", outer) == 1000
    assert results.find("inner", inner) == 1001
