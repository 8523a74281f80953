"""What is said of stores that overwrite what has been read, held against what happens when the loops run."""

from __future__ import annotations

import random
from functools import cache, cached_property
from itertools import pairwise, product

import pytest

from irad.analysis.dependence.anti_dependence import AntiDependences
from irad.analysis.dependence.linear_inequalities import ONE, is_infeasible
from irad.analysis.trip_count import trip_counts
from irad.ir.instructions import Load, Store
from irad.ir.text.parser import parse_module
from tests.support import prepare_c
from tests.unit.analysis.dependence.address_runs import Subject, Visit, run

SIZES = [(n, m) for n in (1, 2, 3, 5) for m in (2, 4)]


class Whole(Subject):
    """A function of which all accesses are looked at."""

    @cached_property
    def memory(self) -> list[Load | Store]:
        return [i for i in self.function.instructions() if isinstance(i, (Load, Store))]

    def questions(self) -> dict[tuple[Load, Store], bool]:
        """Each pair of a load and a store of numbers, and whether the store may overwrite what the load has read."""
        asked = AntiDependences(self.module, self.cfg, self.forest, self.inductions, trip_counts(self.forest))
        loads = [a for a in self.accesses if isinstance(a, Load)]
        stores = [a for a in self.accesses if isinstance(a, Store)]
        return {
            (a, b): asked.may_exist(a, a.pointer, self.size(a), b, b.pointer, self.size(b))
            for a, b in product(loads, stores)
        }

    def happens(self, visits: list[Visit], load: Load, store: Store) -> bool:
        """Whether the store overwrites bytes that the load has read, in one run."""
        read = set[int]()
        for visit in visits:
            touched = range(visit.address, visit.address + self.size(visit.inst))
            if visit.inst is store and not read.isdisjoint(touched):
                return True
            if visit.inst is load:
                read.update(touched)
        return False


def said(function: Whole) -> tuple[int, int]:
    """How many pairs are proved apart, and of how many in which nothing is overwritten. Nothing else may be proved."""
    runs = [run(function, {"n": n, "m": m}) for n, m in SIZES]
    proved = apart = 0
    for (load, store), may_exist in function.questions().items():
        found = any(function.happens(visits, load, store) for visits in runs)
        assert may_exist or not found, (load, store)
        proved += not may_exist
        apart += not found
    return proved, apart


KERNELS = {
    "steps": "for (int t = 0; t < n; t++) a[t + 1] = a[t] * a[t];",
    "steps_back": "for (int t = n - 1; t >= 0; t--) a[t] = a[t + 1] * a[t + 1];",
    "history": "for (int t = 0; t < n; t++) for (int i = 1; i < m - 1; i++) "
    "a[(t + 1) * m + i] = a[t * m + i] * a[t * m + i - 1] * a[t * m + i + 1];",
    "padded": "for (int t = 0; t < n; t++) for (int i = 1; i <= m; i++) "
    "a[(t + 1) * (m + 2) + i] = a[t * (m + 2) + i] * a[t * (m + 2) + i - 1];",
    "planes": "for (int t = 0; t < n; t++) for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) "
    "a[((t + 1) * n + i) * m + j] = a[(t * n + i) * m + j] * a[(t * n + i) * m + j];",
    "constant": "for (int t = 0; t < 9; t++) for (int i = 1; i < 7; i++) "
    "a[(t + 1) * 8 + i] = a[t * 8 + i] * a[t * 8 + i + 1];",
    "forward_substitution": "for (int i = 0; i < n; i++) { double s = a[i]; "
    "for (int j = 0; j < i; j++) s -= a[j] * m; a[i] = s; }",
    "cholesky": "for (int j = 0; j < n; j++) { double d = a[j * n + j] * a[j * n + j]; "
    "for (int k = 0; k < j; k++) d -= a[j * n + k] * a[j * n + k]; a[j * n + j] = d; "
    "for (int i = j + 1; i < n; i++) { double s = 1; "
    "for (int k = 0; k < j; k++) s -= a[i * n + k] * a[j * n + k]; a[i * n + j] = s / a[j * n + j]; } }",
    "behind": "for (int i = 0; i < n; i++) a[n + i] = a[i] * a[i]; "
    "for (int i = 0; i < n; i++) a[2 * n + i] = a[n + i];",
    "conditions": "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) if (j > i) a[j * n + i] *= a[i * n + j];",
    "pairs": "for (int i = 0; i < n; i++) a[2 * i + 1] = a[2 * i] * a[2 * i];",
}
"""Nothing is overwritten that another statement has read, and all of that is seen."""

OVERWRITTEN = {
    "in_place": "for (int i = 0; i < n; i++) a[i] = a[i] * a[i];",
    "next": "for (int i = 0; i < n; i++) a[i] = a[i + 1] * a[i];",
    "sweeps": "for (int t = 0; t < m; t++) for (int i = 0; i < n; i++) a[i] = a[i + 1] * a[i + 1];",
    "rows": "for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) a[i * m + j] = a[i * m + j + 1] * 3;",
    "long_row": "for (int i = 0; i < n; i++) for (int j = 0; j <= m; j++) a[i * m + j] = a[j] * a[j];",
    "halves": "for (int i = 0; i < n; i++) ((double *)((char *)a + 4 * i))[2] = a[i] * a[i];",
}
"""Something is, and it is a store of which all that is known is its address."""


def compiled(bodies: dict[str, str], level: str, counter: str = "int") -> dict[str, Whole]:
    text = "\n".join(f"void {name}(int n, int m, double *a) {{ {body} }}" for name, body in bodies.items())
    text = text.replace("int ", f"{counter} ")
    module = parse_module(prepare_c(text, flags=[level]))
    return {name: Whole(module.functions[name]) for name in bodies}


@cache
def known(level: str, counter: str = "int") -> dict[str, Whole]:
    return compiled(KERNELS | OVERWRITTEN, level, counter)


@pytest.mark.parametrize("level", ["-O1", "-O2"])
@pytest.mark.parametrize("name", KERNELS)
def test_what_is_not_overwritten_is_seen(name: str, level: str) -> None:
    proved, apart = said(known(level)[name])
    assert proved == apart > 0


@pytest.mark.parametrize(
    ("name", "counter"),
    [(name, "long") for name in KERNELS]
    + [(name, "unsigned long") for name in KERNELS if name not in ("steps_back", "padded")],
)
def test_wide_counters(name: str, counter: str) -> None:
    proved, apart = said(known("-O2", counter)[name])
    assert proved == apart > 0


def test_extents_that_are_not_negative() -> None:
    """As Fortran has them: a dimension is the greater of its extent and zero."""
    loops = "for (int t = 0; t < n; t++) for (int i = 0; i < n; i++)"
    body = f"long l = n > 0 ? n : 0; {loops} a[(t + 1) * l + i] = a[t * l + i] * 3;"
    proved, apart = said(compiled({"f": body}, "-O2")["f"])
    assert proved == apart > 0


@pytest.mark.parametrize("level", ["-O1", "-O2"])
@pytest.mark.parametrize("name", OVERWRITTEN)
def test_what_is_overwritten_is_not_proved_away(name: str, level: str) -> None:
    _, apart = said(known(level)[name])
    assert apart < len(known(level)[name].questions())


def random_body(choose: random.Random, counter: str = "int") -> str:
    """Loops over a matrix and a vector, with bounds and subscripts of many kinds."""
    names = "ijk"[: choose.randint(1, 3)]
    loops = []
    for depth, v in enumerate(names):
        outer = names[depth - 1] if depth else "0"
        low = choose.choice(["0", "0", "1", outer, f"{outer} + 1"])
        high = choose.choice(["n", "m", "n - 1", "m", outer if depth else "n", "3"])
        up = f"for (int {v} = {low}; {v} < {high}; {v}{choose.choice(['++', '++', ' += 2'])}) "
        down = f"for (int {v} = {high} - 1; {v} >= {low}; {v}--) "
        loops.append(up if counter.startswith("unsigned") else choose.choice([up, up, down]))

    def subscript() -> str:
        return choose.choice([*names, *names, f"{names[0]} + 1", f"{names[-1]} - 1", "0", "n - 1", f"m - {names[0]}"])

    def place() -> str:
        row = choose.choice(["m", "m", "(m + 2)", "8", "n", "2"])
        return f"a[200 + {choose.choice([subscript(), f'({subscript()}) * {row} + {subscript()}'])}]"

    statement = f"{place()} = {place()} * {place()};"
    if choose.random() < 0.3:
        statement = f"if ({subscript()} {choose.choice(['<', '!=', '>=', '=='])} {subscript()}) {statement}"
    inner = "".join(loops[1:]) + "{ " + statement + " }"
    names = names[:1]
    return f"{loops[0]} {{ {f'{place()} = {place()} * 3;' if choose.random() < 0.5 else ''} {inner} }}"


@pytest.mark.parametrize("counter", ["int", "long", "unsigned long"])
@pytest.mark.parametrize("seed", range(2))
def test_random_loops(seed: int, counter: str) -> None:
    """None of the proofs is wrong, and most of what does not happen is proved."""
    choose = random.Random(seed)
    bodies = {f"f{n}": random_body(choose, counter) for n in range(30)}
    found = [said(function) for function in compiled(bodies, choose.choice(["-O1", "-O2"]), counter).values()]
    proved, apart = (sum(each) for each in zip(*found, strict=True))
    assert proved > apart / 3


# inequalities


@pytest.mark.parametrize("seed", range(200))
def test_no_integers_satisfy_what_is_infeasible(seed: int) -> None:
    choose = random.Random(seed)
    unknowns = "xyz"[: choose.randint(1, 3)]

    def row() -> dict:
        return {v: choose.randint(-3, 3) for v in unknowns} | {ONE: choose.randint(-6, 6)}

    equal, at_least = [row() for _ in range(choose.randint(0, 2))], [row() for _ in range(choose.randint(1, 4))]

    def total(each: dict, values: dict) -> int:
        return sum(c * values.get(v, 1) for v, c in each.items())

    solved = any(
        all(total(e, values) == 0 for e in equal) and all(total(a, values) >= 0 for a in at_least)
        for numbers in product(range(-9, 10), repeat=len(unknowns))
        for values in [dict(zip(unknowns, numbers, strict=True))]
    )
    assert not (solved and is_infeasible(equal, at_least))


def test_contradictions_are_found() -> None:
    assert is_infeasible([{"x": 2, "y": -4, ONE: 1}], [])  # odd
    assert is_infeasible([], [{"x": 1, "y": -1, ONE: -1}, {"y": 1, "z": -1}, {"z": 1, "x": -1}])  # a cycle
    assert is_infeasible([], [{"x": 8, ONE: -1}, {"x": -8, ONE: 7}])  # between two multiples of eight
    assert not is_infeasible([], [{"x": 8, ONE: -1}, {"x": -8, ONE: 8}])
    chain = [{a: 1, b: -1, ONE: -1} for a, b in pairwise("abcdefgh")]
    assert is_infeasible([], [*chain, {"h": 1, "a": -1, ONE: 6}])
    assert not is_infeasible([], [*chain, {"h": 1, "a": -1, ONE: 7}])
