"""Results of functions that depend on one another's: from the callees up, recursion included."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class RecursiveResults(Generic[K, V]):
    """Results by key, each found when it is first asked for, by a callback that asks for others in turn.

    A key that is asked for while its result is being found answers what is known so far, at first `bottom`, and is then
    looked into again, until nothing is added.  What has been found of others by way of such an answer is provisional:
    it holds within that round, and is final when all the keys that it depends on are.

    Parameters
    ----------
    bottom
        What is supposed of a key at first.
    rounds
        How often a key is looked into.
    top
        The result of a key that has not settled by then; None: what was found last.
    """

    def __init__(self, bottom: V, rounds: int, top: Callable[[K], V] | None = None) -> None:
        self._bottom = bottom
        self._rounds = rounds
        self._top = top
        self.open: dict[K, V] = {}
        """The keys whose results are being found, from the outermost one inwards, and what is known of them so far."""
        self._final: dict[K, V] = {}
        self._provisional: dict[K, tuple[V, frozenset[K]]] = {}
        """What has been found, and the open keys that it depends on."""
        self._asked: set[K] = set()

    def known(self, key: K) -> V | None:
        """What has been found of a key, or is known of it so far; what asks for it depends on that."""
        if key in self._final:
            return self._final[key]
        if key in self.open:
            self._asked.add(key)
            return self.open[key]
        if key in self._provisional:
            found, asked = self._provisional[key]
            self._asked |= asked
            return found
        return None

    def suppose(self, key: K) -> V:
        """What is supposed of a key that is not to be looked into now; what asks for it depends on that."""
        self._asked.add(key)
        return self._bottom

    def find(self, key: K, look: Callable[[], V]) -> V:
        """The result of a key; `look` finds it, and asks for those of others here."""
        known = self.known(key)
        if known is not None:
            return known
        outer, self._asked = self._asked, set()
        self.open[key] = self._bottom
        found = self._look(key, look)
        del self.open[key]
        pending = frozenset(self._asked - {key})
        self._asked = outer | pending
        self._keep(key, found, pending)
        for other, (result, asked) in list(self._provisional.items()):
            if key in asked:
                self._keep(other, result, (asked - {key}) | pending)
        return found

    def _look(self, key: K, look: Callable[[], V]) -> V:
        for _ in range(self._rounds):
            self._drop(key)
            found = look()
            if key not in self._asked or found == self.open[key]:
                return found
            self.open[key] = found
        if self._top is None:
            return found
        self._drop(key)
        return self._top(key)

    def _drop(self, key: K) -> None:
        """Forget what has been found by way of what is known of a key so far."""
        self._provisional = {k: each for k, each in self._provisional.items() if key not in each[1]}

    def _keep(self, key: K, found: V, pending: frozenset[K]) -> None:
        if pending:
            self._provisional[key] = found, pending
        else:
            self._provisional.pop(key, None)
            self._final[key] = found

    def clear(self) -> None:
        """Forget everything."""
        for held in (self.open, self._final, self._provisional, self._asked):
            held.clear()


__all__ = ["RecursiveResults"]
