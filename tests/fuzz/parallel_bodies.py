"""What the iterations of random parallel loops do: free of races as long as each writes what it owns."""

from __future__ import annotations

import random
from dataclasses import replace

from .pairs import Arm, Block, Ex, Routine, Stmt
from .parallel_places import SPREAD, Turn, index_text, missing
from .parallel_steps import Steps, block, line


class Bodies(Steps):
    """Makes statements for a `Turn`."""

    def __init__(self, rng: random.Random, features: set[str]) -> None:
        super().__init__(rng, "c", features)
        self.routines: list[Routine] = []
        self.effects = (self.store, self.store_in_loop, self.reduce, self.update)
        self.makers = {
            self.declare: 2.5, self.store: 4, self.store_in_loop: 2, self.accumulate: 1.5, self.reduce: 2.5,
            self.branch: 1.3, self.window: 1.3, self.ragged: 0.7, self.sparse_row: 0.6, self.until: 0.6,
            self.local_array: 0.8, self.call_value: 1.0, self.call_store: 0.7, self.update: 1.2, self.all_rows: 0.4,
            self.skip: 0.4, self.simd: 0.3,
        }  # fmt: skip

    def assigned(self, turn: Turn, place: str) -> Stmt:
        """An assignment to an element, which stays below about three."""
        form = self.rng.random()
        value = self.value(turn)
        if form < 0.4:
            return line(f"{place} = $0;", value)
        if form < 0.65:
            return line(f"{place} = 0.5 * {place} + 0.5 * $0;", value)
        if form < 0.8:
            return line(f"{place} *= 0.3 * $0;", value)
        if form < 0.9:
            return line(f"{place} = sin({place} + $0);", value)
        return line(f"{place} += 0.1 * $0;", value)

    def store(self, turn: Turn) -> list[Stmt]:
        """To an element that the iteration owns."""
        own = [(a, t) for a, t in turn.owned if not missing(t, turn) or turn.depth > 1]
        if not own:
            return []
        return [self.assigned(turn, self.element(turn, *self.rng.choice(own)))]

    def store_in_loop(self, turn: Turn) -> list[Stmt]:
        """To the elements of a row (or column) that the iteration owns."""
        own = [(a, t) for a, t in turn.owned if missing(t, turn)]
        if not own or turn.depth > 3:
            return []
        array, template = self.rng.choice(own)
        number = missing(template, turn)[0]
        inner = turn.inside(leave="continue")
        head = self.inner_loop(inner, number)
        made = self.body(inner, 0, 2) if self.chance(0.5) else []
        rest = missing(template, inner)
        made += self.store_in_loop(inner) if rest else [self.assigned(inner, self.element(inner, array, template))]
        return [block(head, made)]

    def inner_loop(self, turn: Turn, number: str) -> str:
        """The head of a loop over all of one kind of number."""
        name = self.fresh(number)
        ty = self.rng.choice(("int", "int", "long", "unsigned", "size_t"))
        end = {"i": "n", "j": "m", "k": "3"}[number]
        turn.numbers[number] = name
        if ty in ("int", "long") and self.chance(0.2):
            return f"for ({ty} {name} = {end} - 1; {name} >= 0; {name}--) {{"
        return f"for ({ty} {name} = 0; {name} < {end}; {name}++) {{"

    def declare(self, turn: Turn) -> list[Stmt]:
        name = self.fresh("v")
        made = line(f"double {name} = $0;", self.value(turn))
        turn.values.append(name)
        turn.writable.append(name)
        return [made]

    def accumulate(self, turn: Turn) -> list[Stmt]:
        if not turn.writable:
            return []
        name = self.rng.choice(turn.writable)
        return [line(f"{name} = 0.6 * {name} + 0.4 * $0;", self.value(turn))]

    def reduce(self, turn: Turn) -> list[Stmt]:
        """Adds to (multiplies, compares with) the target of a reduction."""
        if not turn.sums:
            return []
        place, op = self.rng.choice(turn.sums)
        if "[" in place:
            place = place.format(
                index_text(self.rng, self.rng.choice(("{i} % 5", "idx[{i}] % 5", "{j} % 5", "2")), turn)
            )
        value = self.value(turn)
        if op in "+-":
            return [line(f"{place} {op}= $0;", value)]
        if op == "*":
            return [line(f"{place} *= 1.0 + 0.02 * $0;", value)]
        if self.chance(0.5):
            return [line(f"{place} = f{op}({place}, $0);", value)]
        name = self.fresh("c")
        sign = "<" if op == "min" else ">"
        return [line(f"double {name} = $0;\nif ({name} {sign} {place}) {place} = {name};", value)]

    def update(self, turn: Turn) -> list[Stmt]:
        """An atomic or critical sum."""
        if not turn.places:
            return []
        array = self.rng.choice(turn.places)
        place = f"{array.expr}[{index_text(self.rng, self.rng.choice(SPREAD[array.kind]), turn)}]"
        value = self.value(turn)
        self.features.add("atomic" if turn.leave != "critical" else "critical")
        return [line(f"#pragma omp atomic\n{place} += 0.1 * $0;", value)]

    def branch(self, turn: Turn) -> list[Stmt]:
        if turn.depth > 3:
            return []
        if self.chance(0.35):
            numbers = [v for k, v in turn.numbers.items() if k in "ij"]
            if not numbers:
                return []
            test = Ex("bool", f"({self.rng.choice(numbers)} % {self.rng.randint(2, 4)} == {self.rng.randrange(2)})", "")
        else:
            test = self.decision(self.leaf(turn))
        arms = [Arm("if ($0) {", "", (test,), tuple(self.body(turn.inside(), 0, 2)))]
        if self.chance(0.5):
            arms.append(Arm("} else {", "", (), tuple(self.body(turn.inside(), 0, 2))))
        return [Block(tuple(arms), "}")]

    def loop_over(self, turn: Turn, head: str, index: str) -> list[Stmt]:
        """A loop that collects what it reads at an index in a variable."""
        name, first = self.fresh("v"), self.value(turn, 0)
        inner = turn.inside(leave="continue")
        inner.indices.append(index)
        inner.values.append(name)
        inner.writable.append(name)
        made = self.body(inner, 0, 1) if self.chance(0.4) else []
        made.append(line(f"{name} = 0.7 * {name} + 0.2 * $0 * $1;", self.value(inner, 1), self.value(inner, 0)))
        turn.values.append(name)
        turn.writable.append(name)
        return [line(f"double {name} = $0;", first), block(head, made)]

    def window(self, turn: Turn) -> list[Stmt]:
        """A loop over neighbours, a few of them."""
        if turn.depth > 2 or "i" not in turn.numbers:
            return []
        name, wide = self.fresh("q"), self.rng.choice(("4", "3", "m", "8"))
        return self.loop_over(
            turn, f"for (int {name} = 0; {name} < {wide}; {name}++) {{", f"{turn.numbers['i']} + {name}"
        )

    def ragged(self, turn: Turn) -> list[Stmt]:
        """A loop as long as data say."""
        if turn.depth > 2 or "i" not in turn.numbers:
            return []
        name, i = self.fresh("q"), turn.numbers["i"]
        return self.loop_over(turn, f"for (int {name} = 0; {name} < len[{i}]; {name}++) {{", f"{i} + {name}")

    def sparse_row(self, turn: Turn) -> list[Stmt]:
        """A row of a sparse matrix."""
        if turn.depth > 2 or "i" not in turn.numbers:
            return []
        name, i = self.fresh("p"), turn.numbers["i"]
        head = f"for (int {name} = start[{i}]; {name} < start[{i} + 1]; {name}++) {{"
        return self.loop_over(turn, head, self.rng.choice((f"column[{name}]", f"column[{name}]", f"idx[{i}]")))

    def all_rows(self, turn: Turn) -> list[Stmt]:
        """A loop over everything."""
        if turn.depth > 1 or "i" not in turn.dealt:
            return []
        name = self.fresh("r")
        return self.loop_over(
            turn, f"for (int {name} = 0; {name} < n; {name}++) {{", f"{name} + {self.rng.randrange(8)}"
        )

    def until(self, turn: Turn) -> list[Stmt]:
        """A loop until a value is large enough."""
        if turn.depth > 2:
            return []
        name = self.fresh("v")
        made = [
            line(f"double {name} = 0.3 + fabs($0);", self.value(turn, 1)),
            line(f"while ({name} < {self.rng.uniform(1.5, 2.5):.4f}1) {name} = {name} * 1.2 + 0.1 + 0.1 * $0 * $0;",
                 self.value(turn, 1)),
        ]  # fmt: skip
        turn.values.append(name)
        turn.writable.append(name)
        return made

    def local_array(self, turn: Turn) -> list[Stmt]:
        """A small array of the iteration's own."""
        if turn.depth > 2:
            return []
        name, at, size = self.fresh("t"), self.fresh("q"), self.rng.randint(3, 6)
        inner = turn.inside(leave="continue")
        inner.values.append(f"0.1 * {at}")
        filled = block(
            f"for (int {at} = 0; {at} < {size}; {at}++) {{", [line(f"{name}[{at}] = $0;", self.value(inner))]
        )
        turn.values += [f"{name}[{k}]" for k in range(size)]
        turn.writable += [f"{name}[{k}]" for k in range(size)]
        if "i" in turn.numbers:
            turn.values.append(f"{name}[idx[{turn.numbers['i']}] % {size}]")
        return [line(f"double {name}[{size}];"), filled]

    def skip(self, turn: Turn) -> list[Stmt]:
        """Leaves the rest of the iteration out, for some data."""
        if turn.leave != "continue" or turn.depth == 0:
            return []
        return [line("if ($0) continue;", self.decision(self.leaf(turn)))]

    def simd(self, turn: Turn) -> list[Stmt]:
        """A loop in a loop, for vector units."""
        if turn.depth > 1 or not turn.reads or "i" not in turn.dealt:
            return []
        name = self.fresh("v")
        q = self.fresh("q")
        inner = turn.inside(leave="")
        inner.indices.append(q)
        added = self.value(inner, 1)
        made = [
            line(f"double {name} = 0;"),
            block(f"#pragma omp simd reduction(+ : {name})\nfor (int {q} = 0; {q} < 6; {q}++)",
                  [line(f"{name} += 0.2 * $0;", added)], end=""),
        ]  # fmt: skip
        turn.values.append(name)
        return made

    # --- functions that are not inlined ---
    def call_value(self, turn: Turn) -> list[Stmt]:
        """A number that a function makes of numbers and an array that nobody writes."""
        arrays = [a for a in turn.reads if a.kind == "line"]
        if not arrays:
            return []
        array = self.rng.choice(arrays)
        name, result = "@@" + self.fresh("h"), self.fresh("v")
        inner = Turn(
            {}, "", [replace(array, expr="p")], [], ["x"], ["x"], indices=["at", "at + 1"], depth=2, tables=False
        )
        made = self.body(inner, 0, 2)
        made.append(line("return $0;", self.value(inner)))
        head = f"static __attribute__((noinline)) double {name}(const {array.ty} *p, double x, long at)\n{{"
        self.routines.append(Routine(name, head, "", tuple(made), "}"))
        at = turn.numbers.get("i", "0")
        declared = line(f"double {result} = {name}({array.expr}, $0, {at});", self.value(turn, 1))
        turn.values.append(result)
        return [declared]

    def call_store(self, turn: Turn) -> list[Stmt]:
        """A function that gets the address of an element which the iteration owns, and changes it."""
        own = [(a, t) for a, t in turn.owned if not missing(t, turn)]
        if not own:
            return []
        array, template = self.rng.choice(own)
        name = "@@" + self.fresh("h")
        inner = Turn({}, "", [], [], ["x", "*p"], ["*p"], depth=2, tables=False)
        made = self.body(inner, 0, 1)
        made.append(self.assigned(inner, "*p"))
        head = f"static __attribute__((noinline)) void {name}({array.ty} *p, double x)\n{{"
        self.routines.append(Routine(name, head, "", tuple(made), "}"))
        return [line(f"{name}(&{self.element(turn, array, template)}, $0);", self.value(turn, 1))]
