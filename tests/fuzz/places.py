"""What the C programs on memory can reach: lvalues of all types, pointers to them, and integers to index with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from .layouts import Type
from .pairs import Ex, Line, Stmt
from .recipes import Recipes
from .scope import IntVar


@dataclass(frozen=True)
class Place:
    """An lvalue.  ``ex`` is its spelling, and its address for the oracle; a ``variable`` pointer has no address.

    ``depth`` is the scope of the object it is part of, or nothing where a pointer has been followed; ``root`` is
    that of the variable at the beginning of the way, which nothing that is reached from it lives shorter than.
    """

    ex: Ex
    ty: Type
    writable: bool = True
    variable: bool = False
    depth: int | None = 1
    root: int = 1


@dataclass
class Reach:
    """A scope: what is in sight, and where the statement stands."""

    places: list[Place] = field(default_factory=list)
    ints: list[IntVar] = field(default_factory=list)
    depth: int = 1
    trips: int = 1
    in_loop: bool = False
    ends: list[Stmt] = field(default_factory=list)

    def child(self, trips: int = 1, in_loop: bool | None = None) -> Reach:
        """The scope of a nested block."""
        inside = self.in_loop if in_loop is None else in_loop
        return Reach(list(self.places), list(self.ints), self.depth + 1, self.trips * trips, inside)


def typed(ty: Type) -> str:
    """The name that tells the shrinker which lvalues can stand for one another."""
    return "place " + ty.declare("x")


class Places(Recipes):
    """Finds places and indices, and builds loads, stores and addresses."""

    def __init__(self, rng: random.Random, features: set[str]) -> None:
        super().__init__(rng, "c", features)
        self.counter = 0

    def fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    # --- integers ---
    def small(self, scope: Reach) -> Ex:
        """An integer within ``0..3``."""
        return self.index(scope, 4)

    def index(self, scope: Reach, count: int) -> Ex:
        """An integer within ``0..count - 1``."""
        pick = self.rng.random()
        if count == 1:
            return self.whole(0)
        if not scope.ints or pick < 0.15:
            return self.whole(self.rng.randrange(count))
        var = self.rng.choice(scope.ints[-4:])
        name = Ex("int", var.name, var.name)
        if pick < 0.25:
            stored = self.stored_integer(scope)
            if stored is not None:
                return Ex("int", f"($0 % {count})", f"($0 % {count})", (stored,))
        if pick < 0.3:
            self.features.add("index from data")
            data = self.make("@fabs($0) * 2.7", self.leaf(scope))
            return Ex("int", f"((int)$0 % {count})", f"(int($0) % {count})", (data,))
        if var.high < count and pick < 0.8:
            return name
        text = self.rng.choice(("$0", "($0 * 3 + 1)", "($0 + 1)", "($0 * $0)"))
        return Ex("int", f"({text} % {count})", f"({text} % {count})", (name,))

    def whole(self, value: int) -> Ex:
        return Ex("int", str(value), str(value))

    def stored_integer(self, scope: Reach) -> Ex | None:
        """An integer that an object holds: at least zero."""
        found = [p for p in self.reachable(scope) if p.ty.is_int]
        if not found:
            return None
        self.features.add("integer member")
        return self.load(self.rng.choice(found))

    # --- walking ---
    def reachable(self, scope: Reach, levels: int = 3) -> Iterator[Place]:
        """Every place in sight, with one choice for each array and pointer on the way."""
        for root in list(scope.places):
            yield from self.below(scope, root, levels)

    def below(self, scope: Reach, place: Place, levels: int) -> Iterator[Place]:
        yield place
        if levels == 0:
            return
        if place.ty.kind == "struct":
            for name, _ in place.ty.members:
                yield from self.below(scope, self.member(place, name), levels - 1)
        elif place.ty.kind == "array":
            yield from self.below(scope, self.at(place, self.whole(self.rng.randrange(place.ty.count))), levels - 1)
        elif place.ty.kind == "pointer":
            at = self.whole(self.rng.randrange(place.ty.count))
            yield from self.below(scope, self.at(place, at), levels - 1)
        elif place.ty.kind == "punned":
            yield self.unwrapped(place)

    def member(self, place: Place, name: str) -> Place:
        ty = dict(place.ty.members)[name]
        ex = Ex(typed(ty), f"$0.{name}", f"$0 + {place.ty.offset_after(name)}", (place.ex,))
        return replace(place, ex=ex, ty=ty, variable=False)

    def at(self, place: Place, index: Ex) -> Place:
        """An element of an array, or of what a pointer leads to."""
        of = place.ty.element()
        base = '(load("pointer", $0))' if place.ty.kind == "pointer" and not place.variable else "$0"
        ex = Ex(typed(of), "$0[$1]", f"({base} + {of.size()} * ($1))", (place.ex, index))
        depth = place.depth if place.ty.kind == "array" else None
        return replace(place, ex=ex, ty=of, variable=False, depth=depth)

    def unwrapped(self, place: Place) -> Place:
        """The floating member that a union holds."""
        if place.ty.holds == "double":
            return replace(place, ex=Ex("place double x", "$0.d", "$0", (place.ex,)), ty=Type("double"))
        part = self.rng.randrange(2)
        ex = Ex("place float x", f"$0.f[{part}]", f"($0 + {4 * part})", (place.ex,))
        return replace(place, ex=ex, ty=Type("float"))

    def scalar(self, scope: Reach, place: Place) -> Place:
        """A floating scalar at or below ``place``."""
        while not place.ty.is_real:
            match place.ty.kind:
                case "struct":
                    names = [name for name, ty in place.ty.members if ty.has_real()]
                    place = self.member(place, self.rng.choice(names))
                case "array" | "pointer":
                    place = self.at(place, self.index(scope, place.ty.count))
                case "punned":
                    place = self.unwrapped(place)
        return place

    def real_place(self, scope: Reach, writable: bool = False) -> Place | None:
        roots = [p for p in scope.places if p.ty.has_real() and (p.writable or not writable)]
        return self.scalar(scope, self.rng.choice(roots[-8:] if self.chance(0.6) else roots)) if roots else None

    # --- reading and writing ---
    def load(self, place: Place) -> Ex:
        """The value of a scalar, of a floating one in double precision."""
        kind = place.ty.kind
        if kind == "double":
            return Ex("double", "$0", 'load("double", $0)', (place.ex,))
        if kind == "float":
            self.features.add("float")
            return Ex("double", "((double)$0)", 'dbl(load("float", $0))', (place.ex,))
        return Ex("int", "$0", f'load("{kind}", $0)', (place.ex,))

    def store(self, place: Place, value: Ex) -> Line:
        return Line("$0 = $1;", f'store("{place.ty.kind}", $0, $1)', (place.ex, value))

    def leaf(self, scope: Reach) -> Ex:
        place = self.real_place(scope)
        if place is None:
            return self.literal()
        if place.ty.kind == "float" and self.chance(0.3):
            return self.single(scope, place)
        return self.load(place)

    def single(self, scope: Reach, place: Place) -> Ex:
        """An expression in single precision, widened."""
        self.features.add("arithmetic in single precision")
        x = Ex("float", "$0", 'load("float", $0)', (place.ex,))
        narrowed = Ex("float", "((float)$0)", "sng($0)", (self.real(lambda: self.leaf(scope), 1),))
        forms = {
            "(0.5f * ($0 + $1))": "(sng(0.5) * ($0 + $1))", "sinf($0 * $1)": 'fnf("sin", $0 * $1)',
            "(0.25f * $0 * $1)": "(sng(0.25) * $0 * $1)", "tanhf($0 - $1)": 'fnf("tanh", $0 - $1)',
        }  # fmt: skip
        target = self.rng.choice(list(forms))
        return Ex("double", f"((double){target})", f"dbl({forms[target]})", (x, narrowed))

    def value(self, scope: Reach, depth: int = 2) -> Ex:
        """A random expression in double precision."""
        return self.real(lambda: self.leaf(scope), depth)

    # --- pointers ---
    def address(self, scope: Reach, of: Type, count: int, outer: int | None = None, writable: bool = True) -> Ex | None:
        """A pointer to ``count`` or more of ``of``; with ``outer``, to something that lives at least as long."""
        found = []
        for place in self.reachable(scope):
            if (writable and not place.writable) or (outer is not None and place.root > outer):
                continue
            if place.ty.kind in ("array", "pointer") and place.ty.element() == of and place.ty.count >= count:
                found.append(self.decayed(place, count))
            elif place.ty == of and count == 1 and not place.variable:
                found.append(Ex("address " + typed(of), "(&$0)", "$0", (place.ex,)))
        return self.rng.choice(found) if found else None

    def decayed(self, place: Place, count: int) -> Ex:
        """An array or a pointer as a pointer, moved where there is room."""
        of = place.ty.element()
        base = '(load("pointer", $0))' if place.ty.kind == "pointer" and not place.variable else "$0"
        spare = self.rng.randint(0, place.ty.count - count)
        if spare == 0:
            return Ex("address " + typed(of), "$0", base, (place.ex,))
        self.features.add("pointer offset")
        return Ex("address " + typed(of), f"($0 + {spare})", f"({base} + {spare * of.size()})", (place.ex,))
