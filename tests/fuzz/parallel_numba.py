"""Random Numba kernels with ``prange``, free of races by construction (see `tests.fuzz.parallel`).

Arrays that are planes are used as such in some programs, by views in two dimensions.
"""

from __future__ import annotations

import random
from dataclasses import replace

from .pairs import Entry, Ex, Routine, Stmt
from .parallel import ParallelProgram
from .parallel_dialects import PYTHON
from .parallel_loops import Loops
from .parallel_places import GIVEN, KINDS, Array, Turn
from .parallel_steps import block, line
from .tree import Param


def generate(seed: int) -> ParallelProgram:
    """The program of ``seed``: always the same one."""
    return _Kernels(seed).program()


class _Kernels(Loops):
    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed * 2 + 1), PYTHON, set())
        self.seed = seed
        self.reduced: set[str] = set()

    def value(self, turn: Turn, depth: int = 2) -> Ex:
        self.language = "numba-math" if self.chance(0.6) else "numba"
        made = super().value(turn, depth)
        self.language = "numba"
        return made

    def program(self) -> ParallelProgram:
        kinds = ["line", "line", *self.rng.choices(list(KINDS), list(KINDS.values()), k=self.rng.randint(1, 3))]
        given = [Array(f"a{at}", f"a{at}", "double", k, at > 0 and self.chance(0.4)) for at, k in enumerate(kinds)]
        begins: list[Stmt] = [line("total = 0.1 * s")]
        arrays = []
        for array in given:
            if array.kind == "plane" and self.chance(0.7):
                name = f"g{array.name[1:]}"
                begins.append(line(f"{name} = {array.name}.reshape((n + 2, m + 2))"))
                array = replace(array, expr=name, kind="grid")
                self.features.add("grid")
            arrays.append(array)
        values = ["s", "total"]
        body: list[Stmt] = []
        for _ in range(self.rng.choice((1, 2, 2, 3))):
            begun, part = self.part(arrays, values)
            body += begun + part
        listed = ", ".join([a.name for a in given] + [GIVEN, "s", "n", "m"])
        main = Routine("f", f"@njit\ndef f({listed}):", "", (*begins, *body, line("return total")))
        params = [Param(a.name, "pointer", "double") for a in given] + [Param("s", "scalar", "double")]
        return ParallelProgram(
            "numba", self.seed, (), (*self.routines, main), Entry("f", "double", tuple(params)), 0, 0, False,
            frozenset(self.features), tuple(given),
        )  # fmt: skip

    def part(self, arrays: list[Array], values: list[str]) -> tuple[list[Stmt], list[Stmt]]:
        """A parallel loop, or array arithmetic; what has to come before it, and itself."""
        pick = self.rng.random()
        if pick < 0.15:
            return [], self.arithmetic(arrays, values)
        if pick < 0.25:
            step = self.fresh("step")
            begun, made = self.parallel_loop(arrays, values)
            self.features.add("loops in a loop")
            return begun, [block(f"for {step} in range(2):", made, end="")]
        return self.parallel_loop(arrays, values)

    def parallel_loop(self, arrays: list[Array], values: list[str]) -> tuple[list[Stmt], list[Stmt]]:
        number = "j" if self.chance(0.15) and any(a.kind in ("plane", "grid", "cube") for a in arrays) else "i"
        name = self.variable(number)
        numbers, start, stop = {number: name}, "0", {"i": "n", "j": "m"}[number]
        if self.chance(0.3):
            numbers, start, stop = {number: f"({name} - 2)"}, "2", f"{stop} + 2"
            self.features.add("shifted")
        owned = self.deal(arrays, number)
        held = {a.name for a, _ in owned}
        reads = [a for a in arrays if a.name not in held]
        turn = Turn(numbers, number, reads, owned, list(values), leave="continue")
        begun: list[Stmt] = []
        ends: list[Stmt] = []
        if self.chance(0.6):
            op = self.rng.choice(("+", "+", "-", "*", "max", "min"))
            target = self.fresh("sum")
            first = {"*": "0.9 + 0.1 * s", "max": "-3.0 * s", "min": "2.5 * s"}.get(op, "0.2 * s")
            begun.append(line(f"{target} = {first}"))
            turn.sums.append((target, op))
            self.features.add(f"reduction {op}")
            ends.append(line(f"total += {self.rng.choice(('0.3 * {}', 'math.sin(0.001 * {})')).format(target)}"))
        few = [a for a in reads if a.kind == "few"]
        body = [*self.body(turn, 1, 4)]
        if few and self.chance(0.5):
            target = self.fresh("sums")
            begun.append(line(f"{target} = np.zeros(7)"))
            body.append(line(f"{target} += {self.rng.choice(few).expr} * $0", self.value(turn, 1)))
            ends.append(line(f"total += {target}[1] * {target}[4] + 0.3 * {target}[6]"))
            self.features.add("array reduction")
        return begun, [block(f"for {name} in prange({start}, {stop}):", body, end=""), *ends]

    def reduce(self, turn: Turn) -> list[Stmt]:
        """Numba knows a reduction by the only statement with its target."""
        free = [(place, op) for place, op in turn.sums if place not in self.reduced]
        if not free:
            return []
        self.reduced.update(place for place, _ in free)
        return super().reduce(replace(turn, sums=free))

    def arithmetic(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        """Arithmetic of whole arrays and sections, which Numba makes loops of."""
        lines = [a for a in arrays if a.kind == "line" and not a.fixed]
        turn = Turn({}, "", [], [], list(values), depth=2)
        array = self.rng.choice(lines)
        others = [a for a in arrays if a.kind == "line" and a.name != array.name]
        other = self.rng.choice(others).expr
        low = self.rng.randrange(5)
        self.features.add("array arithmetic")
        forms = (
            f"{array.expr}[:n] = 0.5 * {array.expr}[:n] + 0.5 * np.sin({other}[{low}:n + {low}] * $0)",
            f"{array.expr}[2:n + 2] *= 0.3 * np.cos({other}[:n]) + 0.2 * $0",
            f"total += 0.1 * np.sum({array.expr}[{low}:n + {low}] * {other}[1:n + 1]) + 0.1 * $0",
            f"total += 0.1 * ({array.expr} * {other}).sum() * $0",
        )
        return [line(self.rng.choice(forms), self.value(turn, 1))]

    def neighbours(self, turn: Turn, array: Array, first: str) -> list[Stmt]:
        name = self.fresh("u")
        self.features.add("slice")
        form = self.rng.choice(("np.sum({0}) * 0.3", "{0}[0] * {0}[2] + {0}[1]", "0.3 * np.dot({0}, {0})"))
        made = line(f"{name} = {array.expr}[{first}:{first} + 3]")
        return [made, *self.named(turn, self.place(form.format(name)))]

    def function(self, name: str, dummies: str, body: list[Stmt], result: Ex | None, since: int) -> Routine:
        returned = [line("return $0", result)] if result is not None else []
        return Routine(name, f"@helper\ndef @@{name}({dummies}):", "", (*body, *returned))

    def by_reference(self, array: Array, element: str) -> tuple[str, str]:
        at = element[element.index("[") + 1 : -1]
        return (f"{array.expr}, $0, {at}", "p[at]") if self.chance(0.5) else (f"{array.expr}[{at}:], $0, 0", "p[at]")

    def called(self, name: str, arguments: str) -> str:
        return f"@@{name}({arguments})"
