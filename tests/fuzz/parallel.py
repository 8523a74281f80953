"""Random C programs with OpenMP, free of races by construction.

There is no oracle in Python: without OpenMP the program is a serial one, whose gradient irad is fuzzed for elsewhere,
and what threads make of it has to be the same up to rounding.  In a parallel construct each array is either read
only, or each iteration reads and writes elements of its own (see `tests.fuzz.parallel_places`), or is added to
atomically; and constructs that do not wait for one another have no array in common that one of them writes.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from .pairs import Entry, Line, Program, Routine, Stmt
from .parallel_places import GIVEN, KINDS, LENGTHS, LISTS, Array, Turn
from .parallel_regions import Place
from .parallel_shapes import Shapes
from .parallel_steps import block, line
from .tree import Param

PREAMBLE = """#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#ifdef _OPENMP
#include <omp.h>
#else
#define omp_get_thread_num() 0
#define omp_get_num_threads() 1
#endif
#ifdef PLAIN
#define __irad_assume_exclusive(array) (void)(array)
#else
void __irad_assume_exclusive(const void *array);
#endif
"""


@dataclass(frozen=True)
class ParallelProgram(Program):
    """A program, its arrays, and the two of them, if any, for which one array is passed."""

    arrays: tuple[Array, ...] = ()
    same: tuple[str, ...] = ()


def generate(seed: int) -> ParallelProgram:
    """The program of ``seed``: always the same one."""
    return _Builder(seed).program()


class _Builder(Shapes):
    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed * 2 + 1), set())
        self.seed = seed
        self.floats = self.chance(0.2)

    def program(self) -> ParallelProgram:
        arrays = self.arrays()
        manner = self.rng.choices(("arguments", "members", "rows", "blocks"), (6, 3, 1, 1))[0]
        self.features.add(f"arrays as {manner}")
        place = Place(self.reached(arrays, manner), ["s", "total"])
        begins = self.variables(place)
        body = [s for _ in range(self.rng.choice((1, 1, 2, 2, 3))) for s in self.part(place)]
        main = self.functions(arrays, manner, [*begins, *body], self.ends(place))
        params = [Param(a.name, "pointer", a.ty) for a in arrays] + [Param("s", "scalar", "double")]
        same = self.same(arrays)
        single = any(a.ty == "float" for a in arrays)
        return ParallelProgram(
            "c", self.seed, (), (*self.routines, *main), Entry("@@f", "double", tuple(params)), 0, 0, single,
            frozenset(self.features), tuple(arrays), same,
        )  # fmt: skip

    def arrays(self) -> list[Array]:
        """The arguments: two lines at least, one of them written."""
        kinds = ["line", "line", *self.rng.choices(list(KINDS), list(KINDS.values()), k=self.rng.randint(1, 4))]
        found = []
        for at, kind in enumerate(kinds):
            ty = "float" if self.floats and self.chance(0.4) else "double"
            found.append(Array(f"a{at}", f"a{at}", ty, kind, at > 0 and self.chance(0.45)))
        return found

    def reached(self, arrays: list[Array], manner: str) -> list[Array]:
        """The arrays as the code of the regions reaches them."""
        found = []
        for at, array in enumerate(arrays):
            change = at == 0 or self.chance(0.7)
            if manner == "members" and change:
                array = replace(array, expr=f"all->{array.name}")
            elif manner == "rows" and change and array.ty == "double" and not array.fixed:
                array = replace(array, expr=f"rows[{at}]")
            elif manner == "blocks" and change and not array.fixed:
                array = replace(array, expr=f"h{at}")
            found.append(array)
        self.expressions = [a.expr for a in found]
        return found

    def same(self, arrays: list[Array]) -> tuple[str, ...]:
        """Two arguments that nobody writes, of one kind."""
        pairs = [
            (a.name, b.name) for a in arrays for b in arrays
            if a.name < b.name and a.fixed and b.fixed and (a.ty, a.kind) == (b.ty, b.kind)
        ]  # fmt: skip
        if not pairs or self.chance(0.2):
            return ()
        self.features.add("one array as two")
        return self.rng.choice(pairs)

    def variables(self, place: Place) -> list[Stmt]:
        """Variables of the function around: sums, last values, numbers that threads get copies of."""
        made: list[Stmt] = [line("double total = 0.1 * s;")]
        self.pool, self.lasts, self.firsts = [], [], []
        for op in self.rng.sample(("+", "+", "-", "*", "max", "min", "["), self.rng.randint(0, 3)):
            name = self.fresh("sum")
            if op == "[":
                made.append(line(f"double {name}[5] = {{0.1, s, 0.0, s * s, 0.3}};"))
                self.pool.append((name, "+", f"{name}[{{}}]"))
                place.values.append(f"0.1 * {name}[1]")
            else:
                start = {"*": "0.9 + 0.1 * s", "max": "-3.0 * s", "min": "2.5 * s"}.get(op, "0.2 * s")
                made.append(line(f"double {name} = {start};"))
                self.pool.append((name, op, name))
                place.values.append(f"sin({name})")
        for stem, names in (("last", self.lasts), ("first", self.firsts)):
            if self.chance(0.4):
                names.append(self.fresh(stem))
                made.append(line(f"double {names[-1]} = 0.4 + 0.2 * s;"))
                place.values += self.lasts if names is self.lasts else []
        return made

    def part(self, place: Place) -> list[Stmt]:
        """A region, or serial code."""
        pick = self.rng.random()
        if pick < 0.82:
            return self.region(place)
        if pick < 0.93:
            self.features.add("serial loop")
            return self.loop(place, "", "")
        if pick < 0.97:
            step = self.fresh("step")
            self.features.add("regions in a loop")
            return [block(f"for (int {step} = 0; {step} < 2; {step}++) {{", self.region(place))]
        turn = Turn({}, "", list(place.arrays), [], list(place.values), depth=2)
        return [line("total = 0.5 * total + 0.3 * $0;", self.value(turn))]

    def ends(self, place: Place) -> list[Stmt]:
        """What is done with what the regions leave."""
        made: list[Stmt] = []
        for name, op, _ in self.pool:
            use = f"{name}[0] + {name}[3] * {name}[4]" if op == "+" and "sum" in name and self.is_list(name) else name
            made.append(line(f"total += {self.rng.choice(('0.3 * ({})', 'sin({})', '({})')).format(use)};"))
        made += [line(f"total += {name};") for name in self.lasts]
        if self.chance(0.3):
            array = self.rng.choice([a for a in place.arrays if a.kind == "line"])
            added = line(f"total += 0.1 * {array.expr}[q] * {array.expr}[q + 1];")
            made.append(block("for (int q = 0; q < n; q++)", [added], end=""))
        return made

    def is_list(self, name: str) -> bool:
        return any(n == name and "[" in text for n, _, text in self.pool)

    def functions(self, arrays: list[Array], manner: str, body: list[Stmt], ends: list[Stmt]) -> list[Routine]:
        """The function that is differentiated, and what it calls."""
        restrict = " restrict" if self.chance(0.35) else " "
        self.features.update({"restrict"} if restrict.strip() else ())
        texts = {
            a.name: f"{'const ' * a.fixed}{a.ty} *{restrict.strip()}{' ' * bool(restrict.strip())}{a.name}"
            for a in arrays
        }
        given = [a for a, e in zip(arrays, self.expressions, strict=True) if not e.startswith("all->")]
        rest = f"{LISTS}, double s, int n, int m"
        head = f"double @@f({', '.join(texts.values())}, {rest})\n{{"
        frees = [line(f"free({e});") for e in self.expressions if e.startswith("h")]
        done: list[Stmt] = [*ends, *frees, line("return total;")]
        if manner == "members":
            members = "".join(f"    {'const ' * a.fixed}{a.ty} *{a.name};\n" for a in arrays)
            params = "".join(f"{texts[a.name]}, " for a in given)
            noinline = "__attribute__((noinline)) " if self.chance(0.6) else ""
            inner = f"static {noinline}double @@work(struct @@All *all, {params}{rest})\n{{"
            declared = Routine("", f"struct @@All {{\n{members}}};", "", ())
            values = ", ".join(a.name for a in arrays)
            call = "".join(f"{a.name}, " for a in given)
            outer = [
                line(f"struct @@All all = {{{values}}};"),
                line(f"return @@work(&all, {call}{GIVEN}, s, n, m);"),
            ]
            return [
                declared,
                Routine("@@work", inner, "", (*body, *done), "}"),
                Routine("@@f", head, "", tuple(outer), "}"),
            ]
        before, after = self.around(arrays, manner)
        return [Routine("@@f", head, "", (*before, *body, *after, *done), "}")]

    def around(self, arrays: list[Array], manner: str) -> tuple[list[Line], list[Line]]:
        """What comes before and after the regions where arrays are reached through other pointers."""
        if manner == "rows":
            names = ", ".join(
                a.name if e.startswith("rows") else "0" for a, e in zip(arrays, self.expressions, strict=True)
            )
            return [line(f"double *rows[{len(arrays)}] = {{{names}}};")], []
        before, after = [], []
        for array, expr in zip(arrays, self.expressions, strict=True):
            if expr.startswith("h"):
                size = LENGTHS[array.kind]
                before.append(line(f"{array.ty} *{expr} = malloc(sizeof(*{expr}) * ({size}));\n"
                                   f"for (int q = 0; q < {size}; q++) {expr}[q] = {array.name}[q];"))  # fmt: skip
                after.append(line(f"for (int q = 0; q < {size}; q++) {array.name}[q] = {expr}[q];"))
        return before, after
