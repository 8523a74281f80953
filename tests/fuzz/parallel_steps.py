"""What random parallel programs of all languages are made with: the numbers that an iteration may read, and what it
may write without meeting others."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from .pairs import Arm, Block, Ex, Line, Stmt
from .parallel_places import Array, Turn, index_text, missing, ownable, readable
from .recipes import Recipes

STEADY = ("{i}", "perm[", "3 * {i}", "3 * perm[")
"""Beginnings of indices that differ for rows a little beyond the last, too."""
Maker = Callable[[Turn], "list[Stmt]"]


def line(text: str, *parts: Ex) -> Line:
    """A statement, of which the oracle knows nothing: it runs the same program."""
    return Line(text, "", parts)


def block(head: str, body: list[Stmt], *parts: Ex, end: str = "}") -> Block:
    """A compound statement; one of Python, which has no end, is never empty."""
    return Block((Arm(head, "", parts, tuple(body or ([] if end else [line("pass")]))),), end)


class Steps(Recipes):
    """Chooses among the statements of `makers`, for a `Turn`."""

    makers: dict[Maker, float]
    effects: tuple[Maker, ...]
    """Makers of what is seen from outside."""

    def __init__(self, rng: random.Random, language: str, features: set[str]) -> None:
        super().__init__(rng, language, features)
        self.counter = 0

    def spelled(self, text: str) -> str:
        """An element or an index, which is given in C's notation, in the program's language."""
        return text

    def fresh(self, stem: str) -> str:
        """A name of its own."""
        self.counter += 1
        return f"{stem}{self.counter}"

    # --- values ---
    def leaf(self, turn: Turn) -> Callable[[], Ex]:
        """What chooses a number to read."""

        def choose() -> Ex:
            own = [(a, t) for a, t in turn.owned if not missing(t, turn)]
            pick = self.rng.random()
            if turn.writable and pick < 0.3:
                return Ex("double", self.rng.choice(turn.writable), "")
            if turn.values and pick < 0.4:
                return Ex("double", self.rng.choice(turn.values), "")
            if own and pick < 0.58:
                return Ex("double", self.element(turn, *self.rng.choice(own)), "")
            if turn.reads:
                return Ex("double", self.spelled(readable(self.rng, self.rng.choice(turn.reads), turn)), "")
            if turn.values:
                return Ex("double", self.rng.choice(turn.values), "")
            return self.literal()

        return choose

    def value(self, turn: Turn, depth: int = 2) -> Ex:
        """A random number."""
        return self.real(self.leaf(turn), depth)

    def element(self, turn: Turn, array: Array, template: str) -> str:
        """An element that the iteration owns; in steps of several rows one of these rows."""
        numbers = dict(turn.numbers)
        if turn.rows > 1 and template.startswith(STEADY) and array.kind in ("line", "wide"):
            numbers["i"] = f"({numbers['i']} + {self.rng.randrange(turn.rows)})"
        return self.spelled(f"{array.expr}[{index_text(self.rng, template, replace(turn, numbers=numbers))}]")

    # --- statements ---
    def body(self, turn: Turn, low: int, high: int) -> list[Stmt]:
        """Statements, of which one at least has an effect."""
        made = [s for _ in range(self.rng.randint(low, high)) for s in self.statement(turn)]
        return made + (self.effect(turn))

    def statement(self, turn: Turn) -> list[Stmt]:
        """Some statement or other."""
        for _ in range(20):
            maker = self.rng.choices(list(self.makers), list(self.makers.values()))[0]
            made = maker(turn)
            if made:
                self.features.add(maker.__name__.replace("_", " "))
                return made
        return []

    def effect(self, turn: Turn) -> list[Stmt]:
        """Something that is seen from outside."""
        makers = list(self.effects)
        self.rng.shuffle(makers)
        return next((made for maker in makers if (made := maker(turn))), [])

    def deal(self, arrays: list[Array], dealt: str, most: int = 3) -> list[tuple[Array, str]]:
        """Arrays of which a loop's iterations own elements."""
        able = [(a, t) for a in arrays if (t := ownable(self.rng, a, dealt))]
        return self.rng.sample(able, min(len(able), self.rng.randint(1, most)))
