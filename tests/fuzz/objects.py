"""Objects in C programs on memory: declared, allocated, filled, copied in every way that C knows, and released."""

from __future__ import annotations

from .layouts import DOUBLE, Type, pointer
from .pairs import Arm, Block, Ex, Line, Stmt
from .places import Place, Places, Reach, typed
from .scope import IntVar


class Objects(Places):
    """Makes objects of any type; ``structs`` are the types to choose from."""

    structs: list[Type]

    # --- loops that fill ---
    def count_up(self, name: str, high: Ex, body: list[Stmt], low: int = 0) -> Block:
        """``for (int name = low; name < high; name++)``"""
        head = f"for (int {name} = {low}; {name} < $0; {name}++) {{"
        return Block((Arm(head, f"for {name} in range({low}, $0):", (high,), tuple(body)),), "}")

    def fill(self, scope: Reach, place: Place) -> list[Stmt]:
        """Statements that give every scalar of a new object a value, and every pointer something to lead to."""
        ty = place.ty
        if ty.is_real:
            return [self.store(place, self.value(scope, 1))]
        if ty.is_int:
            return [self.store(place, self.small(scope))]
        if ty.kind == "struct":
            return [s for name, _ in ty.members for s in self.fill(scope, self.member(place, name))]
        if ty.kind == "punned":
            return self.fill_union(scope, place)
        if ty.kind == "call":
            return [self.store_call(place)]
        if ty.kind == "array":
            return self.fill_elements(scope, place, ty.count)
        return self.fill_pointer(scope, place)

    def store_call(self, place: Place) -> Line:
        raise NotImplementedError

    def fill_elements(self, scope: Reach, place: Place, count: int) -> list[Stmt]:
        if place.ty.element().mentions_pointer() or place.ty.element().kind == "call":
            return [s for k in range(count) for s in self.fill(scope, self.at(place, self.whole(k)))]
        i = self.fresh("i")
        inner = scope.child(count)
        inner.ints.append(IntVar(i, 0, count - 1))
        body = self.fill(inner, self.at(place, Ex("int", i, i)))
        return [self.count_up(i, self.whole(count), body)]

    def fill_union(self, scope: Reach, place: Place) -> list[Stmt]:
        self.features.add(f"union of {place.ty.holds}")
        if place.ty.holds == "double":
            return [Line("$0.d = $1;", 'store("double", $0, $1)', (place.ex, self.value(scope, 1)))]
        return [
            Line(f"$0.f[{k}] = $1;", f'store("float", $0 + {4 * k}, $1)', (place.ex, self.value(scope, 1)))
            for k in range(2)
        ]

    def fill_pointer(self, scope: Reach, place: Place) -> list[Stmt]:
        """Lets a pointer member lead to an object that outlives it, or to new memory."""
        of, count = place.ty.element(), place.ty.count
        found = self.address(scope, of, count, place.root) if self.chance(0.7) else None
        if found is not None:
            self.features.add("pointer member")
            return [Line("$0 = $1;", 'store("pointer", $0, $1)', (place.ex, found))]
        self.features.add("memory behind a member")
        made, fresh = self.allocate(of, count, scope.depth)
        inner = self.fill_elements(scope, fresh, count)
        scope.ends.append(self.release(fresh))
        return [*made, *inner, Line("$0 = $1;", 'store("pointer", $0, $1)', (place.ex, fresh.ex))]

    # --- objects of their own ---
    def allocate(self, of: Type, count: int, depth: int = 1) -> tuple[list[Stmt], Place]:
        """A block of ``count`` objects from the heap, unset or cleared."""
        name = self.fresh("h")
        star, size = of.declare(f"*{name}"), of.size() * count
        cast = of.declare("*")
        of_size = f"sizeof({of.declare('')})"
        if self.chance(0.3):
            self.features.add("calloc")
            call, zero = f"calloc({count}, {of_size})", True
        else:
            self.features.add("malloc")
            call, zero = f"malloc({count} * {of_size})", False
        made = Line(f"{star} = ({cast}){call};", f"{name} = new({size}, zero={zero}, heap=True)")
        ty = pointer(of, count)
        return [made], Place(Ex(typed(ty), name, name), ty, variable=True, depth=depth, root=depth)

    def release(self, place: Place) -> Line:
        return Line("free($0);", "free($0)", (place.ex,))

    def local(self, scope: Reach, ty: Type) -> tuple[list[Stmt], Place]:
        """A variable of the function, unset or cleared."""
        name = self.fresh("v")
        zero = self.chance(0.3) and ty.kind in ("struct", "array")
        made: list[Stmt] = [
            Line(f"{ty.declare(name)}{' = {0}' if zero else ''};", f"{name} = new({ty.size()}, zero={zero})")
        ]
        place = Place(Ex(typed(ty), name, name), ty, depth=scope.depth, root=scope.depth)
        if not zero and ty.kind == "struct" and self.chance(0.2):
            self.features.add("memset of an object")
            made.append(Line(f"memset(&{name}, 0, sizeof {name});", f"fill_zero({name}, {ty.size()})"))
        return made, place

    # --- copies ---
    def copy(self, target: Place, source: Ex) -> list[Stmt]:
        """Copies the object that the address ``source`` leads to, in one of C's ways."""
        ty, size = target.ty, target.ty.size()
        move, move_any = f"move($0, $1, {size})", f"move($0, $1, {size}, True)"
        parts = (target.ex, source)
        way = self.rng.choice(("assign", "memcpy", "buffer", "bytes"))
        if ty.kind == "punned" and self.chance(0.4):
            self.features.add("union moved as an integer")
            return [Line("$0.i = $1->i;", 'store("long", $0, load("long", $1))', parts)]
        if way == "assign" and ty.kind != "array":
            self.features.add("assignment of an object")
            return [Line("$0 = *$1;", move, parts)]
        if way == "bytes":
            self.features.add("bytes moved one by one")
            k, a, b = self.fresh("i"), self.fresh("c"), self.fresh("c")
            text = (
                f"{{ unsigned char *{a} = (unsigned char *)&$0; const unsigned char *{b} = (const unsigned char *)$1;"
            )
            loop = f"for (int {k} = 0; {k} < {size}; {k}++) {a}[{k}] = {b}[{k}]; }}"
            return [Line(f"{text} {loop}", move, parts)]
        if way == "buffer":
            self.features.add("bytes through a buffer")
            name = self.fresh("c")
            text = f"{{ unsigned char {name}[{size}]; memcpy({name}, $1, {size}); memcpy(&$0, {name}, {size}); }}"
            return [Line(text, move_any, parts)]
        self.features.add("memmove of an object")
        return [Line(f"memmove(&$0, $1, {size});", move_any, parts)]

    # --- tricks with bits ---
    def bit_trick(self, scope: Reach) -> list[Stmt]:
        """The magnitude or the opposite of a double by way of its bits."""
        place = self.real_place(scope)
        if place is None:
            return []
        name, u = self.fresh("x"), self.fresh("u")
        flip = self.chance(0.5)
        self.features.add("sign flipped by xor" if flip else "magnitude by mask")
        if flip:
            act, oracle = f"{u} ^= (unsigned long)1 << 63;", f"Bits({name}_) ^ (1 << 63)"
        else:
            act, oracle = f"{u} &= ~((unsigned long)1 << 63);", f"Bits({name}_) & ((1 << 63) - 1)"
        text = (
            f"double {name} = $0;\n{{ unsigned long {u}; memcpy(&{u}, &{name}, 8); {act} memcpy(&{name}, &{u}, 8); }}"
        )
        if self.chance(0.5):
            self.features.add("bits through a union")
            union = f"union {{ double d; unsigned long i; }} {u}u; {u}u.d = {name};"
            text = (
                f"double {name} = $0;\n{{ {union} unsigned long {u} = {u}u.i; {act} {u}u.i = {u}; {name} = {u}u.d; }}"
            )
        value = self.make("$0 + 0.2391", self.value(scope, 1))
        python = f'{name}_ = $0\n{name} = new(8)\nstore("double", {name}, ({oracle}).number)'
        scope.places.append(Place(Ex("place double x", name, name), DOUBLE, depth=scope.depth, root=scope.depth))
        return [Line(text, python, (value,))]
