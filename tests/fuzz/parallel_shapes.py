"""Shapes of parallel code that chance alone would seldom give: phases, views of one array, tables of rows, pointers
that walk, stencils as wide as data say, variables of which each thread has one."""

from __future__ import annotations

import random

from .pairs import Ex, Routine, Stmt
from .parallel_places import Array, Turn
from .parallel_regions import Place, Regions
from .parallel_steps import block, line


class Shapes(Regions):
    """Adds constructs to those of `Regions`, each of which all threads of a region meet."""

    def __init__(self, rng: random.Random, features: set[str]) -> None:
        super().__init__(rng, features)
        self.constructs |= {
            self.gather_and_scatter: 2.5, self.wide_stencil: 1.0, self.views: 2.0, self.table_of_rows: 1.6,
            self.walking: 1.0, self.one_for_each_thread: 0.6,
        }  # fmt: skip

    def shared(self, schedule: str = "") -> tuple[str, str]:
        """The head of a loop over the rows, and its number."""
        name = self.fresh("i")
        ty = self.rng.choice(("int", "int", "long", "unsigned"))
        return f"#pragma omp for{schedule}\nfor ({ty} {name} = 0; {name} < n; {name}++) {{", name

    def lines(self, place: Place, kinds: tuple[str, ...] = ("line",)) -> list[Array]:
        """Arrays that can be written, in random order."""
        found = [a for a in place.arrays if a.kind in kinds and not a.fixed]
        return self.rng.sample(found, len(found))

    def beside(self, place: Place, number: str, *held: Array) -> Turn:
        """What an iteration may read beside the arrays held."""
        names = {a.name for a in held}
        reads = [a for a in place.arrays if a.name not in names]
        return Turn({"i": number}, "i", reads, [], list(place.values))

    def gather_and_scatter(self, place: Place) -> list[Stmt]:
        """A phase that reads through an index list, then one that writes through one."""
        found = self.lines(place)
        if len(found) < 3:
            return []
        source, held, target = found[:3]
        head, i = self.shared(self.clauses())
        gathered = self.value(self.beside(place, i, held))
        first = block(head, [line(f"{held.expr}[{i}] = 0.5 * {source.expr}[idx[{i} + 2]] + 0.5 * $0;", gathered)])
        head, i = self.shared(self.clauses())
        turn = self.beside(place, i, held, target)
        turn.values += [f"{held.expr}[{i}]", f"{held.expr}[near[{i}]]"]
        form = self.rng.choice(("perm", "atomic", "row"))
        self.features.add(f"scatter by {form}")
        scattered = {
            "perm": f"{target.expr}[perm[{i}]] = 0.4 * {held.expr}[{i}] + 0.3 * $0;",
            "atomic": f"#pragma omp atomic\n{target.expr}[idx[{i}]] += 0.1 * {held.expr}[{i}] * $0;",
            "row": f"for (int q = start[{i}]; q < start[{i} + 1]; q++) {{\n"
                   f"#pragma omp atomic\n{target.expr}[column[q]] += 0.05 * {held.expr}[{i}] * $0;\n}}",
        }[form]  # fmt: skip
        return [first, block(head, [line(scattered, self.value(turn))])]

    def wide_stencil(self, place: Place) -> list[Stmt]:
        """Two phases that go to and fro between two arrays, over neighbours of which data say how many there are."""
        found = self.lines(place)
        if len(found) < 2:
            return []
        made: list[Stmt] = []
        for source, target in ((found[0], found[1]), (found[1], found[0])):
            head, i = self.shared(self.rng.choice(("", "", " schedule(static, 2)", " schedule(dynamic)")))
            name, q = self.fresh("v"), self.fresh("q")
            turn = self.beside(place, i, source, target)
            turn.values.append(f"{source.expr}[{i} + m]")
            width = self.rng.choice(("2 * m + 1", "m", "m + len[0]"))
            body = [
                line(f"double {name} = 0.1 * $0;", self.value(turn, 1)),
                line(f"for (int {q} = 0; {q} < {width}; {q}++) "
                     f"{name} += 0.2 * {source.expr}[{i} + {q}] * {source.expr}[{i} + m];"),
                line(f"{target.expr}[{i} + {self.rng.randrange(4)}] = sin({name});"),
            ]  # fmt: skip
            made.append(block(head, body))
        return made

    def views(self, place: Place) -> list[Stmt]:
        """Pointers into parts of one array, which nobody says are apart; the last part may be the first."""
        found = self.lines(place, ("wide",))
        if not found:
            return []
        array = found[0]
        low, mid, high = (self.fresh("u") for _ in range(3))
        head, i = self.shared(self.clauses())
        turn = self.beside(place, i, array)
        turn.values += [f"{low}[{i}]", f"{high}[{i}]"]
        same = self.chance(0.4)
        self.features.update({"views: one part twice"} if same else ())
        declared = (
            f"{array.ty} *{low} = {array.expr}, *{mid} = {array.expr} + n, "
            f"*{high} = {array.expr}{'' if same else ' + 2 * n'};"
        )
        left = self.rng.choice((f"{low}[perm[{i}]]", f"{low}[n - 1 - {i}]", f"{low}[{i}]"))
        right = self.rng.choice((f"{high}[{i}]", f"{high}[perm[{i}]]", f"{high}[0]"))
        body = [line(f"{mid}[{i}] = 0.5 * {left} * {right} + 0.4 * $0;", self.value(turn))]
        if self.chance(0.5):
            more = self.beside(place, i, array)
            body.append(line(f"{mid}[{i}] += 0.2 * {mid}[{i}] * $0;", self.value(more, 1)))
        return [line(declared), block(head, body)]

    def table_of_rows(self, place: Place) -> list[Stmt]:
        """Rows of a plane behind a table of pointers, which each thread makes for itself."""
        found = self.lines(place, ("plane",))
        if not found:
            return []
        array = found[0]
        rows, row, q = self.fresh("rows"), self.fresh("row"), self.fresh("q")
        head, i = self.shared(self.clauses())
        j = self.fresh("j")
        turn = self.beside(place, i, array)
        turn.numbers["j"] = j
        turn.values += [f"{row}[{j}]", f"{row}[{j} + 2]", "0.1 * m"]
        at = self.rng.choice((i, f"perm[{i}]", f"n - 1 - {i}"))
        inner = line(f"{row}[{j} + 1] = 0.5 * {row}[{j}] + 0.5 * $0;", self.value(turn))
        loop = block(f"for (int {j} = 0; {j} < m; {j}++) {{", [inner])
        return [
            line(f"{array.ty} **{rows} = malloc(sizeof(*{rows}) * (n + 1));\n"
                 f"for (int {q} = 0; {q} < n; {q}++) {rows}[{q}] = {array.expr} + ({q} + 1) * (m + 2);"),
            block(head, [line(f"{array.ty} *{row} = {rows}[{at}];"), loop]),
            line(f"free({rows});"),
        ]  # fmt: skip

    def walking(self, place: Place) -> list[Stmt]:
        """Pointers that walk: over the rows of a thread's block, or over a row."""
        planes, lines = self.lines(place, ("plane",)), self.lines(place)
        p, v = self.fresh("p"), self.fresh("v")
        if planes and self.chance(0.5):
            array, j = planes[0], self.fresh("j")
            head, i = self.shared(self.clauses())
            turn = self.beside(place, i, array)
            turn.values.append(v)
            body: list[Stmt] = [
                line(f"{array.ty} *{p} = {array.expr} + ({i} + 1) * (m + 2) + 1;\ndouble {v} = 0.3;"),
                line(f"for (int {j} = 0; {j} < m; {j}++) {{ {v} = 0.5 * {v} + 0.4 * *{p}; *{p}++ = sin($0); }}",
                     self.value(turn, 1)),
            ]  # fmt: skip
            self.features.add("walking along a row")
            return [block(head, body)]
        if not lines:
            return []
        array, me, all_, end = lines[0], self.fresh("me"), self.fresh("all"), self.fresh("p")
        turn = self.beside(place, "0", array)
        turn.numbers, turn.dealt = {}, ""
        turn.values += [v, f"*{p}"]
        self.features.add("walking along a block")
        return [
            line(f"int {me} = omp_get_thread_num(), {all_} = omp_get_num_threads();"),
            line(f"{array.ty} *{p} = {array.expr} + (int)((long)n * {me} / {all_}), "
                 f"*{end} = {array.expr} + (int)((long)n * ({me} + 1) / {all_});\ndouble {v} = 0.2;"),
            line(f"for (; {p} < {end}; {p}++) {{ {v} = 0.5 + 0.1 * *{p}; *{p} = 0.5 * *{p} + 0.3 * {v} * $0; }}",
                 self.value(turn)),
            line("#pragma omp barrier"),
        ]  # fmt: skip

    def one_for_each_thread(self, place: Place) -> list[Stmt]:
        """A variable at file level of which each thread has one, also in a function that it calls."""
        found = self.lines(place)
        if not found or place.depth > 1:
            return []
        array = found[0]
        own, name = "@@" + self.fresh("own"), "@@" + self.fresh("h")
        turn = Turn({}, "", [], [], ["x", own], depth=2, tables=False)
        text = f"static double {own};\n#pragma omp threadprivate({own})"
        self.routines.append(Routine(own, text, "", ()))
        head = f"static __attribute__((noinline)) double {name}(double x)\n{{"
        body = (line(f"{own} = 0.5 * {own} + 0.3 * $0;", self.value(turn)), line(f"return {own} * x;"))
        self.routines.append(Routine(name, head, "", body, "}"))
        head, i = self.shared(self.clauses())
        around = self.beside(place, i, array)
        used = Ex("double", f"{name}($0)", "", (self.value(around, 1),))
        return [
            block(head, [
                line(f"{own} = $0;", self.value(around)),
                line(f"{array.expr}[{i} + 1] = 0.4 * $0 + 0.3 * {own};", used),
            ])
        ]  # fmt: skip


