"""What Fortran programs (and Numba kernels) can see, and Fortran's scalar and array expressions."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace

from .pairs import Ex, Line
from .recipes import Recipes
from .scope import IntVar


@dataclass(frozen=True)
class Vector:
    """A one-dimensional array of at least ``length`` elements; ``size`` is how many there are at run time."""

    name: str
    length: int
    size: Ex
    writable: bool = True
    single: bool = False
    oracle: str = ""

    def spelled(self) -> tuple[str, str]:
        return self.name, self.oracle or self.name


@dataclass(frozen=True)
class Scalar:
    name: str
    oracle: str
    writable: bool = True


@dataclass
class Scope:
    """What is in sight; ``declared`` belongs to the whole procedure."""

    depth: int = 1
    trips: int = 1
    in_loop: bool = False
    scalars: list[Scalar] = field(default_factory=list)
    vectors: list[Vector] = field(default_factory=list)
    matrices: list[tuple[str, int, int]] = field(default_factory=list)
    objects: list[tuple[str, str]] = field(default_factory=list)
    ints: list[IntVar] = field(default_factory=list)
    declared: list[str] = field(default_factory=list)

    def child(self, trips: int = 1, in_loop: bool | None = None) -> Scope:
        lists = {k: list(getattr(self, k)) for k in ("scalars", "vectors", "matrices", "objects", "ints")}
        inside = self.in_loop if in_loop is None else in_loop
        return replace(self, depth=self.depth + 1, trips=self.trips * trips, in_loop=inside, **lists)

    def scalar(self, name: str, writable: bool = True, oracle: str = "") -> None:
        self.scalars.append(Scalar(name, oracle or name, writable))

    def integer(self, name: str) -> str:
        self.declared.append(f"integer :: {name}")
        return name

    def add_module(self) -> None:
        """The module's variables."""
        self.scalar("acc", oracle="st.acc")
        self.vectors.append(Vector("store", 4, Ex("int", "4", "4"), oracle="st.store"))


def whole(name: str) -> Ex:
    return Ex("int", name, name)


class Values(Recipes):
    """Builds expressions, of numbers and of arrays; names are unique within a program."""

    def __init__(self, rng: random.Random, features: set[str]) -> None:
        super().__init__(rng, "fortran", features)
        self.counter = 0

    def fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    # --- values ---
    def position(self, scope: Scope, length: int) -> Ex:
        """A subscript within ``1..length``."""
        fitting = [v for v in scope.ints if v.low >= 1 and v.high <= length]
        if fitting and self.chance(0.6):
            return whole(self.rng.choice(fitting[-3:]).name)
        if scope.ints and self.chance(0.5):
            text = f"(1 + mod($0, {length}))"
            name = whole(self.rng.choice(scope.ints).name)
            return Ex("int", text, f"(1 + $0 % {length})", (name,))
        value = self.rng.randint(1, length)
        return whole(str(value))

    def element(self, scope: Scope, vector: Vector) -> Ex:
        target, oracle = vector.spelled()
        kind = "place single" if vector.single else "place"
        return Ex(kind, f"{target}($0)", f"{oracle}[at($0)]", (self.position(scope, vector.length),))

    def places(self, scope: Scope, writable: bool = False) -> list[Ex]:
        """Scalar places in sight."""
        found = [Ex("place", s.name, s.oracle) for s in scope.scalars if s.writable or not writable]
        found += [self.element(scope, v) for v in scope.vectors if v.writable or not writable]
        for name, rows, columns in scope.matrices:
            parts = (self.position(scope, rows), self.position(scope, columns))
            found.append(Ex("place", f"{name}($0, $1)", f"{name}[at($0), at($1)]", parts))
        for target, oracle in scope.objects:
            found.append(Ex("place", f"{target}%x", f"{oracle}.x"))
            found.append(Ex("place", f"{target}%y($0)", f"{oracle}.y[at($0)]", (self.position(scope, 3),)))
        return found

    def leaf(self, scope: Scope) -> Ex:
        place = self.rng.choice(self.places(scope))
        if place.ty == "place single":
            return Ex("double", "real($0, 8)", "dbl($0)", (place,))
        return Ex("double", "$0", "$0", (place,))

    def value(self, scope: Scope, depth: int = 2) -> Ex:
        """A random expression in double precision, parenthesised: never a variable that could be changed."""
        return Ex("double", "($0)", "$0", (self.real(lambda: self.leaf(scope), depth),))

    def stored(self, place: Ex, value: Ex) -> Line:
        return Line("$0 = $1", "$0 = sng($1)" if place.ty == "place single" else "$0 = dbl($1)", (place, value))

    # --- arrays ---
    def contiguous(self, scope: Scope, length: int, writable: bool = False) -> Ex | None:
        """A section of ``length`` elements of double precision."""
        found = [v for v in scope.vectors if v.length >= length and not v.single and (v.writable or not writable)]
        if not found:
            return None
        vector = self.rng.choice(found)
        return self.section_of(vector, length, self.rng.randint(1, vector.length - length + 1))

    def section_of(self, vector: Vector, length: int, start: int) -> Ex:
        target, oracle = vector.spelled()
        self.features.add("section")
        end = start + length - 1
        return Ex("vec", f"{target}({start}:{end})", f"{oracle}[{start - 1}:{end}]")

    def section(self, scope: Scope, length: int | None = None, writable: bool = False) -> tuple[Ex, int] | None:
        """A section of two to four elements, maybe with a stride or backwards, and how many it has."""
        count = length or self.rng.randint(2, 4)
        found = [v for v in scope.vectors if v.length >= count and not v.single and (v.writable or not writable)]
        if not found:
            return None
        vector = self.rng.choice(found)
        target, oracle = vector.spelled()
        start = self.rng.randint(1, vector.length - count + 1)
        if self.chance(0.2):
            self.features.add("reversed section")
            end = start + count - 1
            stop = "" if start == 1 else str(start - 2)
            return Ex("vec", f"{target}({end}:{start}:-1)", f"{oracle}[{end - 1}:{stop or None}:-1]"), count
        if vector.length >= 2 * count - 1 and self.chance(0.3):
            self.features.add("strided section")
            last = 2 * count - 1
            return Ex("vec", f"{target}(1:{last}:2)", f"{oracle}[0:{last}:2]"), count
        return self.section_of(vector, count, start), count

    def array_value(self, scope: Scope, count: int, depth: int = 2) -> Ex:
        """An array expression of ``count`` elements."""

        def leaf() -> Ex:
            found = self.section(scope, count) if self.chance(0.75) else None
            return Ex("double", "$0", "$0", (found[0],)) if found else self.leaf(scope)

        value = self.real(leaf, depth)
        if self.chance(0.1):
            self.features.add("merge")
            other = self.real(leaf, 1)
            return Ex("vec", "merge($0, $1, $2)", "where($2, $0, $1)", self.same_shape(scope, count, value, other))
        if self.chance(0.1):
            found = self.section(scope, count)
            if found:
                self.features.add("cshift")
                shifted = Ex("vec", "cshift($0, 1)", "np.roll($0, -1)", (found[0],))
                return Ex("vec", "($0 + 0.5d0 * ($1))", "($0 + 0.5 * ($1))", (shifted, value))
        return value

    def same_shape(self, scope: Scope, count: int, *values: Ex) -> tuple[Ex, ...]:
        """``merge`` wants arrays of one shape, and a mask of it."""
        found = self.section(scope, count)
        base = found[0] if found else None
        if base is None:
            return (*values, Ex("bool", ".true.", "True"))
        spread = [Ex("vec", "(0.0d0 * $0 + ($1))", "(0.0 * $0 + ($1))", (base, v)) for v in values]
        return (*spread, self.mask(base))

    def mask(self, base: Ex) -> Ex:
        limit = self.literal(0.05, 0.6)
        return Ex("mask", "($0 > $1)", "($0 > $1)", (base, limit))
