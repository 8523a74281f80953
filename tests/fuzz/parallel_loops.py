"""What the iterations of random parallel loops do in Numba and in Fortran: the same as in C, as far as they can."""

from __future__ import annotations

import random
from dataclasses import replace

from .pairs import Arm, Block, Ex, Routine, Stmt
from .parallel_dialects import Dialect
from .parallel_places import SPREAD, Array, Turn, index_text, missing
from .parallel_steps import Steps, block, line

ENDS = {"i": "n", "j": "m", "k": "3"}
"""How many there are of each number."""


class Loops(Steps):
    """Makes statements for a `Turn` in a dialect. ``locals``: variables that were made, with their sizes as arrays."""

    def __init__(self, rng: random.Random, dialect: Dialect, features: set[str]) -> None:
        super().__init__(rng, dialect.language, features)
        self.dialect = dialect
        self.routines: list[Routine] = []
        self.locals: list[tuple[str, str]] = []
        self.effects = (self.store, self.store_in_loop, self.reduce, self.update)
        self.makers = {
            self.declare: 2.5, self.store: 4, self.store_in_loop: 2, self.accumulate: 1.5, self.reduce: 2.5,
            self.branch: 1.3, self.window: 1.3, self.ragged: 0.7, self.sparse_row: 0.6, self.until: 0.6,
            self.local_array: 0.8, self.call_value: 1.0, self.call_store: 0.7, self.update: 1.2, self.all_rows: 0.4,
            self.skip: 0.4, self.section: 0.8,
        }  # fmt: skip

    def spelled(self, text: str) -> str:
        return self.dialect.spelled(text)

    def text(self, text: str) -> str:
        """Arithmetic in C's notation, as the program has it."""
        return self.make(self.spelled(text)).target

    def place(self, text: str) -> Ex:
        """Something that can be read, already spelled."""
        return Ex("double", text, "")

    def variable(self, stem: str, size: str = "") -> str:
        """A name for a number of the iteration's own: a loop's counter is one whose stem is not among ``v``, ``t``."""
        name = self.fresh(stem)
        self.locals.append((name, size))
        return name

    def named(self, turn: Turn, value: Ex) -> list[Stmt]:
        """A variable, and its value."""
        name = self.variable("v")
        turn.values.append(name)
        turn.writable.append(name)
        return [line(f"{name} = $0", value)]

    def repeated(self, name: str, start: str, stop: str, body: list[Stmt], down: bool = False) -> Block:
        """A loop over whole numbers."""
        form = self.dialect.down if down else self.dialect.loop
        return block(form.format(name, self.spelled(start), self.spelled(stop)), body, end=self.dialect.loop_end)

    def assigned(self, turn: Turn, place: str) -> Stmt:
        """An assignment to an element, which stays below about three."""
        forms = ("$1", "$1", "0.5 * $0 + 0.5 * $1", "0.3 * $0 * $1", "@sin($0 + $1)", "$0 + 0.1 * $1")
        return line(f"{place} = $0", self.make(self.rng.choice(forms), self.place(place), self.value(turn)))

    # --- statements ---
    def declare(self, turn: Turn) -> list[Stmt]:
        return self.named(turn, self.value(turn))

    def accumulate(self, turn: Turn) -> list[Stmt]:
        if not turn.writable:
            return []
        name = self.rng.choice(turn.writable)
        return [line(f"{name} = $0", self.make("0.6 * $0 + 0.4 * $1", self.place(name), self.value(turn)))]

    def store(self, turn: Turn) -> list[Stmt]:
        """To an element that the iteration owns."""
        own = [(a, t) for a, t in turn.owned if not missing(t, turn) or turn.depth > 1]
        return [self.assigned(turn, self.element(turn, *self.rng.choice(own)))] if own else []

    def store_in_loop(self, turn: Turn) -> list[Stmt]:
        """To the elements of a row (or column) that the iteration owns."""
        own = [(a, t) for a, t in turn.owned if missing(t, turn)]
        if not own or turn.depth > 3:
            return []
        array, template = self.rng.choice(own)
        number = missing(template, turn)[0]
        inner = turn.inside(leave="continue")
        name = inner.numbers[number] = self.variable(number)
        made = self.body(inner, 0, 2) if self.chance(0.5) else []
        rest = missing(template, inner)
        made += self.store_in_loop(inner) if rest else [self.assigned(inner, self.element(inner, array, template))]
        return [self.repeated(name, "0", ENDS[number], made, self.chance(0.15))]

    def reduce(self, turn: Turn) -> list[Stmt]:
        """Takes a value up in the target of a reduction."""
        if not turn.sums:
            return []
        place, op = self.rng.choice(turn.sums)
        if "[" in place:
            forms = ("{i} % 5", "idx[{i}] % 5", "{j} % 5", "2")
            place = self.spelled(place.format(index_text(self.rng, self.rng.choice(forms), turn)))
        value = self.value(turn)
        if op == "*":
            value = self.make("1.0 + 0.02 * $0", value)
        return [line(self.dialect.updates[op].format(place), value)]

    def update(self, turn: Turn) -> list[Stmt]:
        """An atomic sum, where there are some."""
        if not turn.places:
            return []
        array = self.rng.choice(turn.places)
        index = index_text(self.rng, self.rng.choice(SPREAD[array.kind]), turn)
        place = self.spelled(f"{array.expr}[{index}]")
        self.features.add("atomic")
        return [line(f"!$omp atomic\n{place} = {place} + $0", self.make("0.1 * $0", self.value(turn)))]

    def branch(self, turn: Turn) -> list[Stmt]:
        if turn.depth > 3:
            return []
        numbers = [v for k, v in turn.numbers.items() if k in "ij"]
        if self.chance(0.35) and numbers:
            remainder = self.spelled(f"{self.rng.choice(numbers)} % {self.rng.randint(2, 4)}")
            test = Ex("bool", f"({remainder} == {self.rng.randrange(2)})", "")
        else:
            test = self.decision(self.leaf(turn))
        arms = [Arm(self.dialect.when, "", (test,), tuple(self.body(turn.inside(), 1, 2)))]
        if self.chance(0.5):
            arms.append(Arm(self.dialect.otherwise, "", (), tuple(self.body(turn.inside(), 1, 2))))
        return [Block(tuple(arms), self.dialect.when_end)] if all(a.body for a in arms) else []

    def loop_over(self, turn: Turn, stem: str, start: str, stop: str, index: str) -> list[Stmt]:
        """A loop that collects what it reads at an index (``{q}`` is its number) in a variable."""
        made = self.named(turn, self.value(turn, 0))
        name, q = turn.values[-1], self.variable(stem)
        inner = turn.inside(leave="continue")
        inner.indices.append(index.replace("{q}", q))
        body = self.body(inner, 0, 1) if self.chance(0.4) else []
        collected = self.make("0.7 * $0 + 0.2 * $1 * $2", self.place(name), self.value(inner, 1), self.value(inner, 0))
        return [*made, self.repeated(q, start, stop, [*body, line(f"{name} = $0", collected)])]

    def window(self, turn: Turn) -> list[Stmt]:
        """A loop over neighbours, a few of them."""
        if turn.depth > 2 or "i" not in turn.numbers:
            return []
        return self.loop_over(turn, "q", "0", self.rng.choice(("4", "3", "m", "8")), f"{turn.numbers['i']} + {{q}}")

    def ragged(self, turn: Turn) -> list[Stmt]:
        """A loop as long as data say."""
        if turn.depth > 2 or "i" not in turn.numbers:
            return []
        i = turn.numbers["i"]
        return self.loop_over(turn, "q", "0", f"len[{i}]", f"{i} + {{q}}")

    def sparse_row(self, turn: Turn) -> list[Stmt]:
        """A row of a sparse matrix."""
        if turn.depth > 2 or "i" not in turn.numbers:
            return []
        i = turn.numbers["i"]
        index = self.rng.choice(("column[{q}]", "column[{q}]", f"idx[{i}]"))
        return self.loop_over(turn, "p", f"start[{i}]", f"start[{i} + 1]", index)

    def all_rows(self, turn: Turn) -> list[Stmt]:
        """A loop over everything."""
        if turn.depth > 1 or "i" not in turn.dealt:
            return []
        return self.loop_over(turn, "r", "0", "n", f"{{q}} + {self.rng.randrange(8)}")

    def until(self, turn: Turn) -> list[Stmt]:
        """A loop until a value is large enough."""
        if turn.depth > 2:
            return []
        made = self.named(turn, self.make("0.3 + @fabs($0)", self.value(turn, 1)))
        now = self.place(turn.values[-1])
        more = self.make("$0 * 1.2 + 0.1 + 0.1 * $1 * $1", now, self.value(turn, 1))
        test = self.make("$0 < $1", now, self.literal(1.5, 2.5), ty="bool")
        return [*made, block(self.dialect.repeat, [line(f"{now.target} = $0", more)], test, end=self.dialect.loop_end)]

    def local_array(self, turn: Turn) -> list[Stmt]:
        """A small array of the iteration's own."""
        if turn.depth > 2:
            return []
        size = self.rng.randint(3, 6)
        name, at = self.variable("t", str(size)), self.variable("q")
        inner = turn.inside(leave="continue")
        inner.values.append(self.text(f"0.1 * {at}"))
        filled = line(f"{self.spelled(f'{name}[{at}]')} = $0", self.value(inner))
        elements = [self.spelled(f"{name}[{k}]") for k in range(size)]
        turn.values += elements
        turn.writable += elements
        if "i" in turn.numbers:
            turn.values.append(self.spelled(f"{name}[idx[{turn.numbers['i']}] % {size}]"))
        made = [line(self.dialect.array.format(name, size))] if self.dialect.array else []
        return [*made, self.repeated(at, "0", str(size), [filled])]

    def skip(self, turn: Turn) -> list[Stmt]:
        """Leaves the rest of the iteration out, for some data."""
        if turn.leave != "continue" or turn.depth == 0:
            return []
        return [line(self.dialect.skip, self.decision(self.leaf(turn)))]

    def section(self, turn: Turn) -> list[Stmt]:
        """Some neighbours at once."""
        lines = [a for a in turn.reads if a.kind == "line"]
        if not lines or "i" not in turn.numbers:
            return []
        return self.neighbours(turn, self.rng.choice(lines), f"{turn.numbers['i']} + {self.rng.randrange(5)}")

    # --- left to the language ---
    def neighbours(self, turn: Turn, array: Array, first: str) -> list[Stmt]:
        """Three elements of an array that nobody writes."""
        raise NotImplementedError

    def function(self, name: str, dummies: str, body: list[Stmt], result: Ex | None, since: int) -> Routine:
        """A function of ``p`` (an array, or an element that it changes), ``x`` and perhaps ``at``; its variables are
        those of ``locals`` from ``since`` on."""
        raise NotImplementedError

    def by_reference(self, array: Array, element: str) -> tuple[str, str]:
        """How an element is passed to a function that changes it, and how it is called there."""
        raise NotImplementedError

    def called(self, name: str, arguments: str) -> str:
        """A call as a statement."""
        raise NotImplementedError

    # --- functions ---
    def call_value(self, turn: Turn) -> list[Stmt]:
        """A number that a function makes of numbers and an array that nobody writes."""
        arrays = [a for a in turn.reads if a.kind == "line" and a.ty == "double"]
        if not arrays:
            return []
        array, name, since = self.rng.choice(arrays), self.fresh("h"), len(self.locals)
        inner = Turn(
            {}, "", [replace(array, expr="p")], [], ["x"], [], indices=["at", "at + 1"], depth=2, tables=False
        )
        body = self.body(inner, 0, 2)
        self.routines.append(self.function(name, "p, x, at", body, self.value(inner), since))
        at = turn.numbers.get("i", "0")
        value = Ex("double", f"@@{name}({array.expr}, $0, {at})", "", (self.value(turn, 1),))
        return self.named(turn, value)

    def call_store(self, turn: Turn) -> list[Stmt]:
        """A function that changes an element which the iteration owns."""
        own = [(a, t) for a, t in turn.owned if not missing(t, turn) and a.kind != "grid" and a.ty == "double"]
        if not own:
            return []
        array, template = self.rng.choice(own)
        passed, inside = self.by_reference(array, self.element(turn, array, template))
        name, since = self.fresh("h"), len(self.locals)
        inner = Turn({}, "", [], [], ["x", inside], [inside], depth=2, tables=False)
        body = [*self.body(inner, 0, 1), self.assigned(inner, inside)]
        dummies = "p, x, at" if "at" in inside else "p, x"
        self.routines.append(self.function(name, dummies, body, None, since))
        return [line(self.called(name, passed), self.value(turn, 1))]
