"""Parallel regions at random: loops that are shared out, sections, single threads, tasks, and what lies between."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from .pairs import Arm, Block, Routine, Stmt
from .parallel_bodies import Bodies
from .parallel_places import GIVEN, LISTS, Array, Turn
from .parallel_steps import block, line

SCHEDULES = "static|static, 1|static, 3|dynamic|dynamic, 4|guided|guided, 2|auto|runtime".split("|")
CLAUSES = ("", "", "", *(f" schedule({schedule})" for schedule in SCHEDULES))


@dataclass
class Place:
    """Where a construct stands.

    ``arrays`` are what it may use, ``values`` numbers that it may read, ``own`` those of them that each thread has for
    itself, ``depth`` how many loops, branches and functions are around it.
    """

    arrays: list[Array]
    values: list[str] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    depth: int = 0


class Regions(Bodies):
    """Makes whole parallel regions."""

    def __init__(self, rng: random.Random, features: set[str]) -> None:
        super().__init__(rng, features)
        self.constructs: dict[Callable[[Place], list[Stmt]], float] = {
            self.shared_loop: 7, self.without_waiting: 1.6, self.by_number: 1.3, self.sections: 0.8, self.single: 1.0,
            self.master: 0.5, self.critical_sums: 0.9, self.tasks: 0.7, self.taskloop: 0.4, self.time_loop: 0.9,
            self.uniform_branch: 0.4, self.orphan: 0.8, self.swapped: 0.4, self.ordered: 0.5, self.last_value: 1.5,
            self.own_value: 0.9, self.copied: 0.4, self.pointer: 0.5,
        }  # fmt: skip

    # --- loops ---
    def head(self, dealt: str, pragma: str) -> tuple[str, dict[str, str], int]:
        """The head of a loop over all of ``dealt``, the numbers in it, and how many rows an iteration owns."""
        numbers: dict[str, str] = {}
        texts = []
        rows = 1
        for number in dealt:
            form, numbers[number], rows_here = self.one_loop(number, single=len(dealt) == 1)
            texts.append(form)
            rows = max(rows, rows_here)
        clause = f" collapse({len(dealt)})" if len(dealt) > 1 else ""
        start = f"{pragma}{clause}\n" if pragma else ""
        return start + "\n".join(texts), numbers, rows

    def one_loop(self, number: str, single: bool) -> tuple[str, str, int]:
        end = {"i": "n", "j": "m", "k": "3"}[number]
        ty = self.rng.choice(("int", "int", "int", "long", "unsigned", "size_t", "long long"))
        name = self.fresh(number)
        signed = ty in ("int", "long", "long long")
        forms = ["up"] * 5 + ["from 1", "shifted", "unequal"] + ["to", "down", "down"] * signed
        forms += ["steps", "steps", "by m"] * (single and number == "i") + ["by two down"] * (signed and single)
        form = self.rng.choice(forms)
        self.features.add(f"loop {form}")
        match form:
            case "up":
                return f"for ({ty} {name} = 0; {name} < {end}; {name}++)", name, 1
            case "unequal":
                return f"for ({ty} {name} = 0; {name} != {end}; {name}++)", name, 1
            case "from 1":
                return f"for ({ty} {name} = {end}; {name} > 0; {name}--)", f"({name} - 1)", 1
            case "shifted":
                return f"for ({ty} {name} = 3; {name} < {end} + 3; {name}++)", f"({name} - 3)", 1
            case "to":
                return f"for ({ty} {name} = 0; {name} <= {end} - 1; ++{name})", name, 1
            case "down":
                return f"for ({ty} {name} = {end} - 1; {name} >= 0; {name}--)", name, 1
            case "by two down":
                return f"for ({ty} {name} = {end} - 1; {name} >= 0; {name} -= 2)", name, 1
            case "by m":
                return f"for ({ty} {name} = 0; {name} < {end}; {name} += m)", name, 1
        rows = self.rng.randint(2, 3)
        return f"for ({ty} {name} = 0; {name} < {end}; {name} += {rows})", name, rows

    def choice_of(self, arrays: list[Array]) -> str:
        """Which numbers a loop shares out."""
        kinds = {a.kind for a in arrays}
        choices = ["i"] * 6 + ["ij", "j"] * bool(kinds & {"plane", "cube"}) + ["ijk"] * ("cube" in kinds)
        return self.rng.choice(choices)

    def turn(self, place: Place, dealt: str, numbers: dict[str, str], rows: int, most: int = 3) -> Turn:
        """What an iteration may do with the arrays of a place; some are its own to write."""
        owned = self.deal(place.arrays, dealt, most)
        held = {a.name for a, _ in owned}
        reads = [a for a in place.arrays if a.name not in held]
        return Turn(numbers, dealt, reads, owned, list(place.values), rows=rows, leave="continue")

    def loop(self, place: Place, pragma: str, clauses: str) -> list[Stmt]:
        """A loop under a pragma; what it writes are arrays of the place."""
        dealt = self.choice_of(place.arrays)
        head, numbers, rows = self.head(dealt, pragma)
        turn = self.turn(place, dealt, numbers, rows)
        self.with_private(turn)
        clause = self.targets(turn) + clauses
        if pragma:
            first, _, rest = head.partition("\n")
            head = first + clause + "\n" + rest
        return [block(head + " {", self.said(turn, pragma) + self.body(turn, 1, 4))]

    def said(self, turn: Turn, pragma: str) -> list[Stmt]:
        """That an array is touched by one iteration only, which holds for those that the loop writes."""
        if not pragma or not turn.owned or not self.chance(0.1):
            return []
        self.features.add("said")
        return [line(f"__irad_assume_exclusive({self.rng.choice(turn.owned)[0].expr});")]

    def with_private(self, turn: Turn) -> None:
        """Some of what is only read may be added to by atomic operations instead."""
        able = [a for a in turn.reads if a.kind in ("few", "line") and a.ty == "double" and not a.fixed]
        if able and self.chance(0.15):
            array = self.rng.choice(able)
            turn.reads = [a for a in turn.reads if a.name != array.name]
            turn.places.append(array)

    def targets(self, turn: Turn) -> str:
        """Gives a loop the target of a reduction, now and then; the clause."""
        if not self.pool or not self.chance(0.45):
            return ""
        name, op, text = self.rng.choice(self.pool)
        turn.values = [v for v in turn.values if name not in v]
        turn.sums.append((text, op))
        section = "[:5]" if "[" in text else ""
        self.features.add(f"reduction {op}{section}")
        return f" reduction({op} : {name}{section})"

    pool: list[tuple[str, str, str]]
    """Targets of reductions: a name, its operation, how an iteration writes to it."""

    def clauses(self) -> str:
        """A schedule."""
        return self.rng.choice(CLAUSES)

    # --- constructs, each of which all threads of a region meet ---
    def construct(self, place: Place) -> list[Stmt]:
        for _ in range(20):
            maker = self.rng.choices(list(self.constructs), list(self.constructs.values()))[0]
            made = maker(place)
            if made:
                self.features.add(maker.__name__.replace("_", " "))
                return made
        return []

    def shared_loop(self, place: Place) -> list[Stmt]:
        pragma = "#pragma omp for" + (" simd" if self.chance(0.06) else "")
        return self.loop(place, pragma, self.clauses())

    def without_waiting(self, place: Place) -> list[Stmt]:
        """Loops that do not wait for one another, as they write different arrays; or as each thread has its rows."""
        if len(place.arrays) < 3:
            return []
        if self.chance(0.4):
            return self.same_rows(place)
        shuffled = self.rng.sample(place.arrays, len(place.arrays))
        half = len(shuffled) // 2
        made: list[Stmt] = []
        for written in (shuffled[:half], shuffled[half:]):
            made += self.loop_writing(place, written, "#pragma omp for", self.clauses() + " nowait")
        return [*made, line("#pragma omp barrier")]

    def loop_writing(self, place: Place, written: list[Array], pragma: str, clauses: str) -> list[Stmt]:
        """A loop that uses some arrays only, which no other one uses at the same time."""
        sums, self.pool = self.pool, []
        made = self.loop(replace(place, arrays=written), pragma, clauses)
        self.pool = sums
        return made

    def same_rows(self, place: Place) -> list[Stmt]:
        """Two loops over the same numbers in equal blocks: each thread meets its own rows again."""
        name = self.fresh("i")
        written = self.deal([a for a in place.arrays if a.kind in ("line", "wide", "plane")], "i", 3)
        held = {a.name for a, _ in written}
        reads = [a for a in place.arrays if a.name not in held]
        made: list[Stmt] = []
        schedule = self.rng.choice((" schedule(static)", " schedule(static)", " schedule(static, 2)"))
        for _ in range(2):
            turn = Turn({"i": name}, "i", list(reads), list(written), list(place.values), leave="continue")
            head = f"#pragma omp for{schedule} nowait\nfor (int {name} = 0; {name} < n; {name}++) {{"
            made.append(block(head, self.body(turn, 1, 3)))
        return [*made, line("#pragma omp barrier")]

    def by_number(self, place: Place) -> list[Stmt]:
        """Rows that a thread takes by its number."""
        me, all_, name = self.fresh("me"), self.fresh("all"), self.fresh("i")
        turn = self.turn(place, "i", {"i": name}, 1)
        body = self.body(turn, 1, 3)
        kind = self.rng.choice(("blocks", "cyclic", "first"))
        self.features.add(f"by number: {kind}")
        ranges = {
            "blocks": f"for (int {name} = (int)((long)n * {me} / {all_}); "
            f"{name} < (int)((long)n * ({me} + 1) / {all_}); {name}++) {{",
            "cyclic": f"for (int {name} = {me}; {name} < n; {name} += {all_}) {{",
            "first": f"if ({me} == 0) for (int {name} = 0; {name} < n; {name}++) {{",
        }
        made = [
            line(f"int {me} = omp_get_thread_num(), {all_} = omp_get_num_threads();\n(void){all_};"),
            block(ranges[kind], body),
        ]
        return [*made, line("#pragma omp barrier")]

    def sections(self, place: Place) -> list[Stmt]:
        """Two or three sections, each with arrays of its own."""
        parts = self.rng.randint(2, 3)
        if len(place.arrays) < parts:
            return []
        shuffled = self.rng.sample(place.arrays, len(place.arrays))
        made: list[Stmt] = []
        for at in range(parts):
            body = self.loop_writing(place, shuffled[at::parts], "", "")
            made.append(block("#pragma omp section\n{", body))
        return [block("#pragma omp sections\n{", made)]

    def serial_body(self, place: Place) -> list[Stmt]:
        """What one thread does: a loop, or a few elements."""
        few = [a for a in place.arrays if a.kind == "few" and not a.fixed]
        if few and self.chance(0.5):
            array = self.rng.choice(few)
            turn = Turn({}, "", [a for a in place.arrays if a.name != array.name], [], list(place.values), depth=2)
            return [
                self.assigned(turn, f"{array.expr}[{self.rng.randrange(7)}]") for _ in range(self.rng.randint(1, 2))
            ]
        return self.loop_writing(place, place.arrays, "", "")

    def single(self, place: Place) -> list[Stmt]:
        if self.chance(0.25) and len(place.arrays) > 2:
            shuffled = self.rng.sample(place.arrays, len(place.arrays))
            half = len(shuffled) // 2
            first = self.serial_body(replace(place, arrays=shuffled[:half]))
            rest = self.loop_writing(place, shuffled[half:], "#pragma omp for", self.clauses())
            self.features.add("single nowait")
            return [block("#pragma omp single nowait\n{", first), *rest]
        return [block("#pragma omp single\n{", self.serial_body(place))]

    def master(self, place: Place) -> list[Stmt]:
        return [block("#pragma omp master\n{", self.serial_body(place)), line("#pragma omp barrier")]

    def critical_sums(self, place: Place) -> list[Stmt]:
        """A sum of each thread's, which go together one after another."""
        targets = [a for a in place.arrays if a.kind == "few" and a.ty == "double" and not a.fixed]
        if not targets:
            return []
        target = self.rng.choice(targets)
        part, name = self.fresh("part"), self.fresh("i")
        reads = [a for a in place.arrays if a.name != target.name]
        turn = Turn({"i": name}, "i", reads, [], list(place.values), sums=[(part, "+")], leave="continue")
        head = f"#pragma omp for{self.rng.choice(CLAUSES)} nowait\nfor (int {name} = 0; {name} < n; {name}++) {{"
        lock = self.rng.choice(("#pragma omp critical", f"#pragma omp critical(@@lock{part})", "#pragma omp atomic"))
        return [
            line(f"double {part} = 0;"),
            block(head, self.body(turn, 1, 2)),
            line(f"{lock}\n{target.expr}[{self.rng.randrange(7)}] += 0.01 * {part};"),
            line("#pragma omp barrier"),
        ]

    def tasks(self, place: Place) -> list[Stmt]:
        """Blocks of rows as tasks."""
        start, name, size = self.fresh("b"), self.fresh("i"), self.rng.choice((4, 16, 50))
        turn = self.turn(replace(place, values=self.shared_only(place)), "i", {"i": name}, 1)
        body = self.body(turn, 1, 2)
        loop = block(f"for (int {name} = {start}; {name} < {start} + {size} && {name} < n; {name}++) {{", body)
        task = block(f"#pragma omp task firstprivate({start})\n{{", [loop])
        wait = [line("#pragma omp taskwait")] if self.chance(0.3) else []
        return [
            block(
                "#pragma omp single\n{",
                [block(f"for (int {start} = 0; {start} < n; {start} += {size}) {{", [task]), *wait],
            )
        ]

    def taskloop(self, place: Place) -> list[Stmt]:
        name = self.fresh("i")
        turn = self.turn(replace(place, values=self.shared_only(place)), "i", {"i": name}, 1)
        head = (
            f"#pragma omp taskloop grainsize({self.rng.choice((3, 20))})\nfor (int {name} = 0; {name} < n; {name}++) {{"
        )
        return [block("#pragma omp single\n{", [block(head, self.body(turn, 1, 2))])]

    def shared_only(self, place: Place) -> list[str]:
        """Numbers that tasks may read: not those of the thread that makes them."""
        return [v for v in place.values if v not in place.own]

    def time_loop(self, place: Place) -> list[Stmt]:
        """All threads go through some constructs several times."""
        if place.depth:
            return []
        name = self.fresh("step")
        inner = replace(place, depth=1, values=[*place.values, f"0.1 * {name}"])
        inner.own = [*place.own, f"0.1 * {name}"]
        steps = self.rng.choice(("2", "3", "m"))
        made = [s for _ in range(self.rng.randint(1, 2)) for s in self.construct(inner)]
        return [block(f"for (int {name} = 0; {name} < {steps}; {name}++) {{", made)]

    def uniform_branch(self, place: Place) -> list[Stmt]:
        """Something that all threads do, or none."""
        if place.depth:
            return []
        inner = replace(place, depth=1)
        arms = [
            Arm(
                f"if ({self.rng.choice(('m > 2', 'n > 5', 'm == 3', 's > 0.8'))}) {{",
                "",
                (),
                tuple(self.construct(inner)),
            )
        ]
        if self.chance(0.4):
            arms.append(Arm("} else {", "", (), tuple(self.construct(inner))))
        return [Block(tuple(arms), "}")]

    def orphan(self, place: Place) -> list[Stmt]:
        """A construct in a function that all threads call."""
        if place.depth > 1 or not place.arrays:
            return []
        chosen = self.rng.sample(place.arrays, min(len(place.arrays), self.rng.randint(2, 4)))
        name = "@@" + self.fresh("o")
        arrays = [replace(a, expr=f"p{at}") for at, a in enumerate(chosen)]
        variables = self.pool, self.lasts
        self.pool, self.lasts = [], []
        made = self.construct(Place(arrays, ["s"], ["s"], depth=2))
        self.pool, self.lasts = variables
        params = "".join(f"{'const ' * a.fixed}{a.ty} *{a.expr}, " for a in arrays)
        head = f"static __attribute__((noinline)) void {name}({params}{LISTS}, double s, int n, int m)\n{{"
        self.routines.append(Routine(name, head, "", tuple(made), "}"))
        given = "".join(f"{a.expr}, " for a in chosen)
        return [line(f"{name}({given}{GIVEN}, s, n, m);")]

    def swapped(self, place: Place) -> list[Stmt]:
        """Two arrays that change places after each step."""
        lines = [a for a in place.arrays if a.kind == "line" and not a.fixed]
        pairs = [(a, b) for a in lines for b in lines if a.name < b.name and a.ty == b.ty]
        if not pairs:
            return []
        a, b = self.rng.choice(pairs)
        old, new, hold = self.fresh("u"), self.fresh("u"), self.fresh("u")
        step, i = self.fresh("step"), self.fresh("i")
        source, target = Array(old, old, a.ty, "line"), Array(new, new, a.ty, "line")
        others = [x for x in place.arrays if x.name not in (a.name, b.name)]
        turn = Turn(
            {"i": i}, "i", [source, source, *others], [(target, "{i} + 2")], list(place.values), leave="continue"
        )
        head = f"#pragma omp for{self.clauses()}\nfor (int {i} = 0; {i} < n; {i}++) {{"
        body = [block(head, self.body(turn, 0, 2)), line(f"{a.ty} *{hold} = {old}; {old} = {new}; {new} = {hold};")]
        return [
            line(f"{a.ty} *{old} = {a.expr}, *{new} = {b.expr};"),
            block(f"for (int {step} = 0; {step} < {self.rng.choice(('2', '3', 'm'))}; {step}++) {{", body),
        ]

    def ordered(self, place: Place) -> list[Stmt]:
        """A part that comes in the order of the iterations."""
        able = [a for a in place.arrays if a.kind in ("line", "few") and not a.fixed]
        if not able:
            return []
        array = self.rng.choice(able)
        name = self.fresh("i")
        turn = self.turn(replace(place, arrays=[a for a in place.arrays if a.name != array.name]), "i", {"i": name}, 1)
        turn.leave = ""
        body = self.body(turn, 0, 2)
        if array.kind == "few":
            update = line(f"{array.expr}[2] = 0.5 * {array.expr}[2] + 0.3 * $0;", self.value(turn))
        else:
            update = line(f"{array.expr}[{name} + 1] = 0.5 * {array.expr}[{name}] + 0.5 * $0;", self.value(turn))
        clause = self.rng.choice(CLAUSES)
        head = f"#pragma omp for ordered{clause}\nfor (int {name} = 0; {name} < n; {name}++) {{"
        return [block(head, [*body, block("#pragma omp ordered\n{", [update])])]

    def last_value(self, place: Place) -> list[Stmt]:
        """A variable that keeps what the last iteration gave it."""
        few = [a for a in place.arrays if a.kind == "few" and not a.fixed]
        if not few or not self.lasts:
            return []
        last = self.rng.choice(self.lasts)
        target = self.rng.choice(few)
        name = self.fresh("i")
        turn = self.turn(replace(place, arrays=[a for a in place.arrays if a.name != target.name]), "i", {"i": name}, 1)
        turn.values = [v for v in turn.values if v != last]
        turn.leave = ""
        body = self.body(turn, 0, 2)
        body.append(line(f"{last} = $0;", self.value(turn)))
        clause = self.rng.choice(("", " schedule(static)", " schedule(static, 2)"))
        both = self.rng.choice((f" lastprivate({last})", f" firstprivate({last}) lastprivate({last})"))
        head = f"#pragma omp for{both}{clause}\nfor (int {name} = 0; {name} < n; {name}++) {{"
        after = block("#pragma omp single\n{", [line(f"{target.expr}[{self.rng.randrange(7)}] = 0.7 * {last};")])
        return [block(head, body), after]

    lasts: list[str]

    def own_value(self, place: Place) -> list[Stmt]:
        """Numbers that each thread computes for itself, all the same ones."""
        name = self.fresh("w")
        turn = Turn({}, "", list(place.arrays), [], list(place.values), depth=2)
        if self.chance(0.4):
            at, size = self.fresh("q"), self.rng.randint(2, 5)
            turn.values.append(f"0.2 * {at}")
            made: list[Stmt] = [
                line(f"double {name}[{size}];"),
                block(
                    f"for (int {at} = 0; {at} < {size}; {at}++)",
                    [line(f"{name}[{at}] = $0;", self.value(turn))],
                    end="",
                ),
            ]
            new = [f"{name}[{k}]" for k in range(size)]
        else:
            made, new = [line(f"double {name} = $0;", self.value(turn))], [name]
        # nothing that it reads may be written before all have read it
        made.append(line("#pragma omp barrier"))
        made += self.construct(replace(place, values=[*place.values, *new], own=[*place.own, *new]))
        return made

    def copied(self, place: Place) -> list[Stmt]:
        """A number that one thread computes and all get."""
        name = self.fresh("w")
        turn = Turn({}, "", list(place.arrays), [], list(place.values), depth=2)
        one = block(f"#pragma omp single copyprivate({name})\n{{", [line(f"{name} = $0;", self.value(turn))])
        rest = self.construct(replace(place, values=[*place.values, name], own=[*place.own, name]))
        return [line(f"double {name};"), one, *rest]

    def pointer(self, place: Place) -> list[Stmt]:
        """An array that is reached through a pointer of the thread's own."""
        arrays = [a for a in place.arrays if a.kind in ("line", "wide", "plane")]
        if not arrays:
            return []
        array = self.rng.choice(arrays)
        name = self.fresh("u")
        moved = replace(array, expr=name)
        rest = self.construct(replace(place, arrays=[moved if a.name == array.name else a for a in place.arrays]))
        return [line(f"{'const ' * array.fixed}{array.ty} *{name} = {array.expr};"), *rest]

    # --- whole regions ---
    def region(self, place: Place) -> list[Stmt]:
        """A region with one loop, or with several constructs."""
        team = self.rng.choice(("",) * 8 + (" num_threads(3)", " if(n > 5)", " default(shared)", " proc_bind(close)"))
        if self.chance(0.45):
            pragma = "#pragma omp parallel for" + (" simd" if self.chance(0.06) else "")
            return self.loop(place, pragma, self.clauses() + team)
        private = [v for v in self.firsts if self.chance(0.5)]
        clause = team + (f" firstprivate({', '.join(private)})" if private else "")
        before: list[Stmt] = []
        made: list[Stmt] = []
        for name in private:
            outside = Turn({}, "", list(place.arrays), [], list(place.values), depth=2)
            before.append(line(f"{name} = $0;", self.value(outside, 1)))
            turn = Turn({}, "", [], [], [name, "s"], depth=2)
            made.append(line(f"{name} = 0.5 * {name} + 0.3 * $0;", self.value(turn)))
            self.features.add("firstprivate")
        inner = replace(place, values=[*place.values, *private], own=[*place.own, *private])
        made += [s for _ in range(self.rng.choice((1, 1, 2, 2, 3))) for s in self.construct(inner)]
        return [*before, block(f"#pragma omp parallel{clause}\n{{", made)]

    firsts: list[str]
    """Variables that threads get copies of. What these are in the end nobody reads: here it is what they were."""
