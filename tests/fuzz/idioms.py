"""What C programs do with memory: lists, tables of rows, growing arrays, buffers that change places, packets."""

from __future__ import annotations

from .layouts import DOUBLE, FLOAT, INT, Type, array, pointer
from .objects import Objects
from .pairs import Arm, Block, Ex, Line, Stmt
from .places import Place, Reach, typed
from .scope import IntVar


class Idioms(Objects):
    """Each method gives the statements of one idiom; what they leave behind is put into the scope."""

    def real_variable(self, scope: Reach, value: Ex) -> list[Stmt]:
        """``double x = value;``"""
        name = self.fresh("x")
        made = Line(
            f"double {name} = $0;", f'{name}_ = $0\n{name} = new(8)\nstore("double", {name}, {name}_)', (value,)
        )
        scope.places.append(Place(Ex("place double x", name, name), DOUBLE, depth=scope.depth, root=scope.depth))
        return [made]

    def bound(self, scope: Reach) -> Ex:
        """How often a loop runs: known when compiling, or not."""
        named = [Ex("int", v.name, v.name) for v in scope.ints if v.low == v.high]
        return self.rng.choice([*named, self.whole(3)])

    def target(self, scope: Reach) -> Place | None:
        return self.real_place(scope, writable=True)

    def added(self, scope: Reach, value: Ex) -> list[Stmt]:
        """Adds a part of ``value`` to something in sight, so that it counts."""
        place = self.target(scope)
        if place is None:
            return self.real_variable(scope, value)
        kind = place.ty.kind
        oracle = f'store("{kind}", $0, load("{kind}", $0) + dbl(0.3) * ($1))'
        return [Line("$0 += 0.3 * $1;", oracle, (place.ex, value))]

    def linked_list(self, scope: Reach) -> list[Stmt]:
        """Nodes from the heap, one after the other; a walk that updates them; a walk that adds up and releases."""
        head, p, i, node = self.fresh("l"), self.fresh("l"), self.fresh("i"), self.fresh("l")
        ty = Type("struct", name="Node", members=(("x", DOUBLE), ("k", INT), ("f", FLOAT), ("next", Type("link"))))
        count = self.whole(self.rng.randint(2, 5))
        text = "struct @@Node *"
        inner = scope.child(5, True)
        inner.ints.append(IntVar(i, 0, 4))
        star = Place(Ex(typed(ty), f"(*{node})", node), ty)
        x, k, f = (self.member(star, name) for name in "xkf")
        make = [
            Line(f"{text}{node} = ({text})malloc(sizeof(struct @@Node));", f"{node} = new({ty.size()}, heap=True)"),
            self.store(x, self.value(inner, 1)), self.store(k, Ex("int", i, i)), self.store(f, self.value(inner, 1)),
            Line(f"{node}->next = {head}; {head} = {node};",
                 f'store("pointer", {node} + {ty.offset_after("next")}, {head})\n{head} = {node}'),
        ]  # fmt: skip
        made: list[Stmt] = [Line(f"{text}{head} = NULL;", f"{head} = None"), self.count_up(i, count, make)]
        here = Place(Ex(typed(ty), f"(*{p})", p), ty)
        inside = scope.child(5, True)
        inside.places.append(here)
        step = Line("", f'{p} = load("pointer", {p} + {ty.offset_after("next")})')
        walk = self.store(self.member(here, "x"), self.value(inside, 2))
        head_line = f"for ({text}{p} = {head}; {p}; {p} = {p}->next) {{"
        body: list[Stmt] = [walk, *self.added(inside, self.load(self.member(here, self.rng.choice("xf")))), step]
        self.features.add("linked list")
        made += [
            Line("", f"{p} = {head}"),
            Block((Arm(head_line, f"while tick() and {p} is not None:", (), tuple(body)),), "}"),
        ]
        total = self.real_variable(scope, self.literal())
        acc = scope.places[-1]
        add = Line(
            "$0 += $1 * 0.25;",
            'store("double", $0, load("double", $0) + $1 * 0.25)',
            (acc.ex, self.load(self.member(here, "x"))),
        )
        keep = self.fresh("l")
        nxt = Line(f"{text}{keep} = {p}->next; free({p}); {p} = {keep};",
                   f'{keep} = load("pointer", {p} + {ty.offset_after("next")})\nfree({p})\n{p} = {keep}')  # fmt: skip
        head_line = f"while ({head} != NULL) {{ {text}{p} = {head};"
        python = f"while tick() and {head} is not None:\n    {p} = {head}"
        drop = Arm(head_line, python, (), (add, nxt, Line(f"{head} = {p};", f"{head} = {p}")))
        return [*made, *total, Block((drop,), "}")]

    def rows(self, scope: Reach) -> list[Stmt]:
        """A table of pointers to rows, of which two change places, maybe depending on data."""
        lanes = self.rng.randint(2, 3)
        table = self.fresh("r")
        heap = self.chance(0.5)
        ty = pointer(pointer(DOUBLE, 3), lanes) if heap else array(pointer(DOUBLE, 3), lanes)
        made: list[Stmt] = []
        if heap:
            made.append(
                Line(
                    f"double **{table} = (double **)malloc({lanes} * sizeof(double *));",
                    f"{table} = new({8 * lanes}, heap=True)",
                )
            )
        else:
            made.append(Line(f"double *{table}[{lanes}];", f"{table} = new({8 * lanes})"))
        place = Place(Ex(typed(ty), table, table), ty, variable=heap, depth=scope.depth, root=scope.depth)
        for k in range(lanes):
            row = self.at(place, self.whole(k))
            made += self.fill_pointer(scope, Place(row.ex, row.ty, depth=scope.depth, root=scope.depth))
        first, second = (self.index(scope, lanes) for _ in range(2))
        a, b, t = self.at(place, first), self.at(place, second), self.fresh("p")
        swap = Line(f"{{ double *{t} = $0; $0 = $1; $1 = {t}; }}",
                    f'{t} = load("pointer", $0)\nstore("pointer", $0, load("pointer", $1))\nstore("pointer", $1, {t})',
                    (a.ex, b.ex))  # fmt: skip
        self.features.add("pointers to pointers")
        if self.chance(0.4):
            made.append(Block((Arm("if ($0) {", "if $0:", (self.condition(scope),), (swap,)),), "}"))
        else:
            made.append(swap)
        scope.places.append(place)
        if heap:
            scope.ends.append(self.release(place))
        return made

    def growing(self, scope: Reach) -> list[Stmt]:
        """An array that grows by ``realloc`` while a loop appends to it, then is added up."""
        name, size, room, i = self.fresh("g"), self.fresh("q"), self.fresh("q"), self.fresh("i")
        inner = scope.child(6, True)
        inner.ints.append(IntVar(i, 0, 5))
        pick = self.rng.random() < 0.5
        grow = Line(
            f"if ({size} == {room}) {{ {room} = 2 * {room} + 1; "
            f"{name} = (double *)realloc({name}, {room} * sizeof(double)); }}",
            f"if {size} == {room}:\n    {room} = 2 * {room} + 1\n    {name} = realloc({name}, {room} * 8)",
        )
        append = Line(
            f"{name}[{size}] = $0; {size}++;",
            f'store("double", {name} + 8 * {size}, $0)\n{size} += 1',
            (self.value(inner),),
        )
        body: list[Stmt] = [grow, append]
        if pick:
            body = [Block((Arm("if ($0) {", "if $0:", (self.condition(inner),), (grow, append)),), "}")]
        made: list[Stmt] = [
            Line(f"double *{name} = NULL; int {size} = 0, {room} = 0;", f"{name} = None\n{size} = 0\n{room} = 0"),
            self.count_up(i, self.bound(scope), body),
        ]
        self.features.add("realloc")
        total = self.real_variable(scope, self.literal())
        acc, j = scope.places[-1], self.fresh("i")
        element = Ex("double", f"{name}[{j}]", f'load("double", {name} + 8 * {j})')
        term = Line(
            "$0 += $1;", 'store("double", $0, load("double", $0) + $1)', (acc.ex, self.make("0.3 * @sin($0)", element))
        )
        return [*made, *total, self.count_up(j, Ex("int", size, size), [term]), Line(f"free({name});", f"free({name})")]

    def double_buffer(self, scope: Reach) -> list[Stmt]:
        """Two arrays that change places after every step of a scheme."""
        old, new, t, i, p = (self.fresh(s) for s in ("b", "b", "i", "i", "p"))
        first, second = self.local(scope, array(DOUBLE, 4)), self.local(scope, array(DOUBLE, 4))
        made = [*first[0], *second[0]]
        made += self.fill_elements(scope, first[1], 4) + self.fill_elements(scope, second[1], 4)
        made.append(Line(f"double *{old} = $0, *{new} = $1;", f"{old} = $0\n{new} = $1", (first[1].ex, second[1].ex)))
        a, b = (Place(Ex(typed(pointer(DOUBLE, 4)), v, v), pointer(DOUBLE, 4), variable=True) for v in (old, new))
        inner = scope.child(4, True)
        inner.ints.append(IntVar(i, 1, 2))
        sides = [self.load(self.at(a, Ex("int", f"({i} {s} 1)", f"({i} {s} 1)"))) for s in "-+"]
        value = self.make("0.5 * @sin($0 + $1) + 0.2 * $2", *sides, self.value(inner, 1))
        sweep = self.count_up(i, self.whole(3), [self.store(self.at(b, Ex("int", i, i)), value)], 1)
        swap = Line(f"{{ double *{p} = {old}; {old} = {new}; {new} = {p}; }}", f"{old}, {new} = {new}, {old}")
        self.features.add("buffers that change places")
        loop = self.count_up(t, self.bound(scope), [sweep, swap])
        scope.places += [first[1], second[1]]
        return [*made, loop, *self.added(scope, self.load(self.at(a, self.whole(1))))]

    def packet(self, scope: Reach) -> list[Stmt]:
        """Numbers of several kinds packed into a buffer of bytes, moved, and taken out again."""
        buffer, other = self.fresh("c"), self.fresh("c")
        places = [p for p in (self.real_place(scope) for _ in range(3)) if p is not None]
        at, put, take = 0, [], []
        for place in places:
            width = place.ty.size()
            put.append(
                Line(f"memcpy({buffer} + {at}, &$0, {width});", f"move({buffer} + {at}, $0, {width})", (place.ex,))
            )
            name = self.fresh("x")
            take.append(Line(f"{place.ty.kind} {name}; memcpy(&{name}, {other} + {at}, {width});",
                             f"{name} = new({width})\nmove({name}, {other} + {at}, {width})"))  # fmt: skip
            scope.places.append(Place(Ex(typed(place.ty), name, name), place.ty, depth=scope.depth, root=scope.depth))
            at += width
        self.features.add("packet of bytes")
        made = Line(f"char {buffer}[64], {other}[64];", f"{buffer} = new(64)\n{other} = new(64)")
        return (
            [made, *put, Line(f"memcpy({other}, {buffer}, {at});", f"move({other}, {buffer}, {at})"), *take]
            if at
            else []
        )

    def reinterpreted(self, scope: Reach) -> list[Stmt]:
        """Doubles in a row, seen as structs of two."""
        found = self.address(scope, DOUBLE, 4)
        if found is None:
            return []
        name = self.fresh("w")
        pair = Type("struct", name="Pair", members=(("re", DOUBLE), ("im", DOUBLE)))
        ty = pointer(pair, 2)
        self.features.add("doubles seen as structs")
        scope.places.append(Place(Ex(typed(ty), name, name), ty, variable=True, depth=scope.depth, root=scope.depth))
        return [Line(f"struct @@Pair *{name} = (struct @@Pair *)$0;", f"{name} = $0", (found,))]

    def condition(self, scope: Reach) -> Ex:
        """A condition on data or on an integer."""
        if scope.ints and self.chance(0.3):
            op, value = self.rng.choice(("<", ">", "==", "!=")), self.rng.randrange(3)
            return Ex("bool", f"($0 {op} {value})", f"($0 {op} {value})", (self.small(scope),))
        return self.decision(lambda: self.leaf(scope))
