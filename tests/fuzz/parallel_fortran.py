"""Random Fortran programs with OpenMP, free of races by construction (see `tests.fuzz.parallel`)."""

from __future__ import annotations

import random
from collections.abc import Callable

from .pairs import Arm, Block, Entry, Ex, Routine, Stmt
from .parallel import ParallelProgram
from .parallel_dialects import FORTRAN
from .parallel_loops import ENDS, Loops
from .parallel_places import INDICES, KINDS, LENGTHS, Array, Turn
from .parallel_steps import block, line
from .tree import Param

SCHEDULES = ("", "", "", " schedule(static)", " schedule(static, 1)", " schedule(static, 3)", " schedule(dynamic)",
             " schedule(dynamic, 4)", " schedule(guided)")  # fmt: skip
KEPT = Array("kept", "kept", "double", "few")
"""A variable of the module's."""
TABLES = [name.replace("len", "lens") for name in INDICES]
GIVEN = ", ".join(TABLES)
REGION = "!$omp parallel"


def generate(seed: int) -> ParallelProgram:
    """The program of ``seed``: always the same one."""
    return _Programs(seed).program()


class _Programs(Loops):
    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed * 2 + 1), FORTRAN, set())
        self.seed = seed
        self.pool: list[tuple[str, str, str]] = []
        self.constructs: dict[Callable[[list[Array], list[str]], list[Stmt]], float] = {
            self.shared_loop: 6, self.without_waiting: 1.5, self.single: 1, self.master: 0.7, self.sections: 1,
            self.critical_sums: 1.2, self.by_number: 1, self.time_loop: 1, self.uniform_branch: 0.5,
        }  # fmt: skip

    # --- the whole ---
    def program(self) -> ParallelProgram:
        kinds = ["line", "line", *self.rng.choices(list(KINDS), list(KINDS.values()), k=self.rng.randint(1, 4))]
        given = []
        for at, kind in enumerate(kinds):
            kind = "grid" if kind == "plane" and self.chance(0.6) else kind
            given.append(Array(f"a{at}", f"a{at}", "double", kind, at > 0 and self.chance(0.4)))
        arrays = [*given, KEPT] if self.chance(0.5) else given
        self.features.update(["module variable"] if len(arrays) > len(given) else [])
        begins = self.variables()
        values = ["s", "total", *(f"sin({name})" for name, _, text in self.pool if "[" not in text)]
        body = [s for _ in range(self.rng.choice((1, 2, 2, 3))) for s in self.part(arrays, values)]
        ends = [line(f"total = total + 0.3d0 * {n}{'(1) * ' + n + '(4)' if '[' in t else ''}") for n, _, t in self.pool]
        routines = [self.state(), *self.routines]
        listed = ", ".join([a.name for a in given] + [GIVEN, "s", "n", "m"])
        assumed = self.chance(0.4)
        self.features.add("assumed shape" if assumed else "explicit shape")
        whole = (*begins, *body, *ends, line("r = total"))
        if assumed:
            routines.append(self.main("work", "", listed, given, whole, assumed=True))
            whole = (line(f"r = @@work({listed})"),)
        routines.append(Routine("end", "end module @@state", "", ()))
        bound = ' bind(c, name="@@f")'
        routines.append(self.main("f", bound, listed, given, whole, assumed=False, inner=assumed))
        params = [Param(a.name, "pointer", "double") for a in given] + [Param("s", "scalar", "double")]
        return ParallelProgram(
            "fortran", self.seed, (), tuple(routines), Entry("@@f", "double", tuple(params)), 0, 0, False,
            frozenset(self.features), tuple(given),
        )  # fmt: skip

    def state(self) -> Routine:
        """The module up to its procedures."""
        text = "module @@state\nimplicit none\nreal(8) :: kept(0:6) = 0.3d0\ncontains"
        return Routine("state", text, "", ())

    def main(
        self, name: str, bound: str, listed: str, given: list[Array], body: tuple[Stmt, ...], assumed: bool,
        inner: bool = False,
    ) -> Routine:  # fmt: skip
        head = f"function @@{name}({listed}){bound} result(r)\n"
        head += "" if assumed else "use @@state\n!$ use omp_lib\nimplicit none\n"
        head += "!$ use omp_lib\n" if assumed else ""
        head += "integer, value :: n, m\nreal(8), value :: s\nreal(8) :: r, total\n"
        for table in TABLES:
            head += f"integer, intent(in) :: {table}(0:*)\n"
        for array in given:
            intent = "in" if array.fixed else "inout"
            if array.kind == "grid":
                shape = "0:, 0:" if assumed else "0:n + 1, 0:m + 1"
            else:
                shape = "0:" if assumed else f"0:{LENGTHS[array.kind]} - 1"
            head += f"real(8), intent({intent}) :: {array.name}({shape})\n"
        return Routine(name, head + ("" if inner else self.declared(0)), "", body, f"end function @@{name}")

    def declared(self, since: int) -> str:
        """Declarations of variables, which are forgotten."""
        made = ""
        for name, size in self.locals[since:]:
            made += f"{self.type_of(name)} :: {name}{f'(0:{size} - 1)' if size else ''}\n"
        del self.locals[since:]
        return made

    @staticmethod
    def type_of(name: str) -> str:
        return "real(8)" if name.rstrip("0123456789") in ("v", "t", "sum", "part", "first") else "integer"

    def variables(self) -> list[Stmt]:
        """Targets of reductions, and what they start as."""
        made: list[Stmt] = [line("total = 0.1d0 * s"), line("kept = 0.3d0 * s")]
        for op in self.rng.sample(("+", "+", "-", "*", "max", "min", "["), self.rng.randint(0, 3)):
            name = self.fresh("sum")
            self.locals.append((name, "5" if op == "[" else ""))
            start = {"*": "0.9d0 + 0.1d0 * s", "max": "-3.0d0 * s", "min": "2.5d0 * s"}.get(op, "0.2d0 * s")
            made.append(line(f"{name} = {start}"))
            self.pool.append((name, "+", f"{name}[{{}}]") if op == "[" else (name, op, name))
        return made

    def part(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        """A region, or a serial loop."""
        pick = self.rng.random()
        if pick < 0.1:
            self.features.add("serial loop")
            return self.loop(arrays, values, "", "")
        since = len(self.locals)
        if pick < 0.5:
            return self.loop(arrays, values, f"{REGION} do", self.rng.choice(SCHEDULES), since)
        first = self.fresh("first") if self.chance(0.3) else ""
        before, clause, inner = [], "", list(values)
        if first:
            self.features.add("firstprivate")
            turn = Turn({}, "", list(arrays), [], list(values), depth=2)
            before.append(line(f"{first} = $0", self.value(turn, 1)))
            clause, inner = f" firstprivate({first})", [*values, first]
        made = [s for _ in range(self.rng.choice((1, 2, 2, 3))) for s in self.construct(arrays, inner)]
        region = block(REGION + clause + self.private(since), made, end="!$omp end parallel")
        if first:
            self.locals.append((first, ""))
        return [*before, region]

    def private(self, since: int) -> str:
        """The clause for the variables made since."""
        names = [name for name, _ in self.locals[since:]]
        return f" private({', '.join(names)})" if names else ""

    # --- loops ---
    def loop(
        self, arrays: list[Array], values: list[str], directive: str, clauses: str, since: int | None = None
    ) -> list[Stmt]:
        """A loop under a directive; if ``since`` is given, variables made since are private to its threads."""
        kinds = {a.kind for a in arrays if not a.fixed}
        able = kinds & {"plane", "grid", "cube"}
        dealt = self.rng.choice(["i"] * 6 + ["ij", "j"] * bool(able) + ["ijk"] * ("cube" in kinds))
        numbers, heads, rows = {}, [], 1
        for number in dealt:
            text, numbers[number], rows_here = self.one_loop(number, len(dealt) == 1)
            heads.append(text)
            rows = max(rows, rows_here)
        owned = self.deal(arrays, dealt)
        held = {a.name for a, _ in owned}
        reads = [a for a in arrays if a.name not in held]
        turn = Turn(numbers, dealt, reads, owned, list(values), rows=rows, leave="continue")
        sums = self.targets(turn)
        able_places = [a for a in turn.reads if a.kind in ("few", "line") and not a.fixed]
        if able_places and directive and self.chance(0.2):
            array = self.rng.choice(able_places)
            turn.reads = [a for a in turn.reads if a.name != array.name]
            turn.places.append(array)
        body = self.body(turn, 1, 4)
        for text in reversed(heads):
            body = [block(text, body, end="end do")]
        if not directive:
            return body
        collapse = f" collapse({len(dealt)})" if len(dealt) > 1 else ""
        self.features.update([f"collapse {len(dealt)}"] if collapse else [])
        ending = directive.replace("!$omp ", "!$omp end ")
        nowait = " nowait" if "nowait" in clauses else ""
        clauses = clauses.replace(" nowait", "") + collapse + sums + ("" if since is None else self.private(since))
        return [line(directive + clauses), *body, line(ending + nowait)]

    def one_loop(self, number: str, single: bool) -> tuple[str, str, int]:
        """The head of a loop, the number in it, and how many rows an iteration has."""
        name, end = self.variable(number), ENDS[number]
        form = self.rng.choice(["up"] * 4 + ["from 1", "down"] + ["steps"] * (single and number == "i"))
        self.features.add(f"loop {form}")
        match form:
            case "up":
                return f"do {name} = 0, {end} - 1", name, 1
            case "from 1":
                return f"do {name} = 1, {end}", f"({name} - 1)", 1
            case "down":
                return f"do {name} = {end} - 1, 0, -1", name, 1
        rows = self.rng.randint(2, 3)
        return f"do {name} = 0, {end} - 1, {rows}", name, rows

    def targets(self, turn: Turn) -> str:
        """Gives a loop the target of a reduction, now and then; the clause."""
        if not self.pool or not self.chance(0.5):
            return ""
        name, op, text = self.rng.choice(self.pool)
        turn.values = [v for v in turn.values if name not in v]
        turn.sums.append((text, op))
        self.features.add(f"reduction {op}{' of an array' if '[' in text else ''}")
        clause = "+" if op == "-" else op  # flang knows no reduction by differences
        return f" reduction({clause} : {name})"

    # --- constructs ---
    def construct(self, arrays: list[Array], values: list[str], depth: int = 0) -> list[Stmt]:
        for _ in range(20):
            maker = self.rng.choices(list(self.constructs), list(self.constructs.values()))[0]
            if depth and maker in (self.time_loop, self.uniform_branch):
                continue
            made = maker(arrays, values)
            if made:
                self.features.add(maker.__name__.replace("_", " "))
                return made
        return []

    def shared_loop(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        return self.loop(arrays, values, "!$omp do", self.rng.choice(SCHEDULES))

    def without_sums(
        self, arrays: list[Array], values: list[str], directive: str = "", clauses: str = ""
    ) -> list[Stmt]:
        """A loop over some arrays only, that leaves targets of reductions alone."""
        held, self.pool = self.pool, []
        made = self.loop(arrays, values, directive, clauses)
        self.pool = held
        return made

    def without_waiting(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        """Loops that do not wait for one another, as they have no array in common."""
        shuffled = self.rng.sample(arrays, len(arrays))
        half = len(shuffled) // 2
        made: list[Stmt] = []
        for part in (shuffled[:half], shuffled[half:]):
            made += self.without_sums(part, values, "!$omp do", self.rng.choice(SCHEDULES) + " nowait")
        return [*made, line("!$omp barrier")]

    def single(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        return [block("!$omp single", self.without_sums(arrays, values), end="!$omp end single")]

    def master(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        made = block("!$omp master", self.without_sums(arrays, values), end="!$omp end master")
        return [made, line("!$omp barrier")]

    def sections(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        """Two sections, each with arrays of its own."""
        shuffled = self.rng.sample(arrays, len(arrays))
        made: list[Stmt] = []
        for at in range(2):
            made += [line("!$omp section"), *self.without_sums(shuffled[at::2], values)]
        return [block("!$omp sections", made, end="!$omp end sections")]

    def critical_sums(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        """A sum of each thread's, which go together one after another."""
        targets = [a for a in arrays if a.kind == "few" and not a.fixed]
        if not targets:
            return []
        target, part, name = self.rng.choice(targets), self.variable("part"), self.variable("i")
        reads = [a for a in arrays if a.name != target.name]
        turn = Turn({"i": name}, "i", reads, [], list(values), sums=[(part, "+")], leave="continue")
        place = self.spelled(f"{target.expr}[{self.rng.randrange(7)}]")
        added = line(f"{place} = {place} + 0.01d0 * {part}")
        update = [line("!$omp atomic"), added]
        if self.chance(0.6):
            lock = self.rng.choice(("critical", "critical (@@lock)"))
            update = [block(f"!$omp {lock}", [added], end=f"!$omp end {lock}")]
        loop = self.repeated(name, "0", "n", self.body(turn, 1, 2))
        start = line(f"!$omp do{self.rng.choice(SCHEDULES)}")
        return [line(f"{part} = 0.0d0"), start, loop, line("!$omp end do nowait"), *update, line("!$omp barrier")]

    def by_number(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        """Rows that a thread takes by its number."""
        me, all_, name = self.variable("me"), self.variable("all"), self.variable("i")
        owned = self.deal(arrays, "i")
        held = {a.name for a, _ in owned}
        turn = Turn({"i": name}, "i", [a for a in arrays if a.name not in held], owned, list(values), leave="continue")
        ranges = (f"do {name} = {me}, n - 1, {all_}", f"do {name} = n * {me} / {all_}, n * ({me} + 1) / {all_} - 1")
        return [
            line(f"{me} = 0\n{all_} = 1\n!$ {me} = omp_get_thread_num()\n!$ {all_} = omp_get_num_threads()"),
            block(self.rng.choice(ranges), self.body(turn, 1, 3), end="end do"),
            line("!$omp barrier"),
        ]

    def time_loop(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        """All threads go through some constructs several times."""
        name = self.variable("step")
        inner = [*values, f"0.1d0 * {name}"]
        made = [s for _ in range(self.rng.randint(1, 2)) for s in self.construct(arrays, inner, 1)]
        return [self.repeated(name, "0", self.rng.choice(("2", "3", "m")), made)]

    def uniform_branch(self, arrays: list[Array], values: list[str]) -> list[Stmt]:
        """Something that all threads do, or none."""
        test = self.rng.choice(("m > 2", "n > 5", "m == 3", "s > 0.8d0"))
        arms = [Arm(f"if ({test}) then", "", (), tuple(self.construct(arrays, values, 1)))]
        if self.chance(0.4):
            arms.append(Arm("else", "", (), tuple(self.construct(arrays, values, 1))))
        return [Block(tuple(arms), "end if")]

    # --- what the language does in its own way ---
    def neighbours(self, turn: Turn, array: Array, first: str) -> list[Stmt]:
        self.features.add("section")
        part = f"{array.expr}({self.spelled(first)}:{self.spelled(first)} + 2)"
        forms = (f"0.3d0 * sum({part})", f"0.3d0 * dot_product({part}, {part})", f"0.5d0 * maxval({part})")
        return self.named(turn, self.place(self.rng.choice(forms)))

    def function(self, name: str, dummies: str, body: list[Stmt], result: Ex | None, since: int) -> Routine:
        kind = "subroutine" if result is None else "function"
        head = f"{kind} @@{name}({dummies})" + (" result(r)" if result is not None else "")
        head += "\nreal(8), value :: x\n"
        if result is None:
            head += "real(8), intent(inout) :: p\n"
            return Routine(name, head + self.declared(since), "", tuple(body), f"end {kind}")
        head += "real(8), intent(in) :: p(0:*)\ninteger, value :: at\nreal(8) :: r\n"
        return Routine(name, head + self.declared(since), "", (*body, line("r = $0", result)), f"end {kind}")

    def by_reference(self, array: Array, element: str) -> tuple[str, str]:
        return f"{element}, $0", "p"

    def called(self, name: str, arguments: str) -> str:
        return f"call @@{name}({arguments})"


