"""Random C programs whose point is memory: structs and unions, pointers of every degree, the heap, callbacks.

`generate` gives a `tests.fuzz.pairs.Program`; `FEATURES` is what programs are made of.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from .calls import Calls, Helper
from .layouts import DOUBLE, FLOAT, INT, UNION_TEXT, Type, array, pointer
from .pairs import Arm, Block, Entry, Ex, Line, Program, Routine, Stmt
from .places import Place, Reach, typed
from .scope import IntVar
from .tree import Param, Var

CALLED = Type("call")

FEATURES = frozenset({
    "accumulate", "arithmetic in single precision", "assignment of an object", "bit trick",
    "bits through a union", "branch", "break", "buffers that change places", "bytes moved one by one",
    "bytes through a buffer", "call through a member", "call through a table", "call through an argument",
    "call", "calloc", "condition on data", "continue", "copy object", "double buffer",
    "doubles seen as structs", "early return", "float", "global", "growing", "heap object",
    "helper with a pointer to a struct", "helper with a struct by value", "helper with an array",
    "helper with rows", "in place", "index from data", "integer member", "leave", "linked list",
    "local object", "loop", "magnitude by mask", "malloc", "memmove of an object", "memory behind a member",
    "memset of an object", "object from a function", "packet of bytes", "packet", "pointer from a function",
    "pointer member", "pointer offset", "pointer variable", "pointers to pointers", "realloc", "recursion",
    "reinterpreted", "rows", "sign flipped by xor", "store", "switch", "table call",
    "union moved as an integer", "union of double", "union of floats", "variable", "while",
})  # fmt: skip


def generate(seed: int) -> Program:
    """The program of ``seed``: always the same one."""
    return _Builder(seed).program()


class _Builder(Calls):
    def __init__(self, seed: int) -> None:
        self.seed = seed
        super().__init__(random.Random(seed * 2 + 1), set())
        self.n, self.m = self.rng.randint(4, 7), self.rng.randint(3, 5)
        self.helpers: list[Helper] = []
        self.globals: list[Place] = []
        self.functions = self.rng.randint(2, 3) if self.chance(0.5) else 0
        self.makers: dict[Callable[[Reach], list[Stmt]], float] = {
            self.variable: 1.5, self.local_object: 1.5, self.heap_object: 1.2, self.store_value: 3, self.accumulate: 2,
            self.copy_object: 1.5, self.loop: 3, self.while_loop: 0.7, self.branch: 1.5, self.switch: 0.6,
            self.leave: 0.8, self.early_return: 0.3, self.call: 2, self.linked_list: 0.6, self.rows: 0.7,
            self.growing: 0.5, self.double_buffer: 0.4, self.packet: 0.5, self.reinterpreted: 0.5, self.bit_trick: 0.6,
            self.table_call: 1.5, self.in_place: 0.7, self.pointer_variable: 0.8,
        }  # fmt: skip

    # --- types and globals ---
    def struct(self, name: str, known: list[Type]) -> Type:
        """A struct of two to five members, some of which are structs, unions or pointers."""
        inner = [ty for ty in known if ty.kind == "struct"]
        members: list[tuple[str, Type]] = [("x", DOUBLE)]
        choices = [
            DOUBLE,
            INT,
            INT,
            FLOAT,
            array(DOUBLE, 3),
            array(FLOAT, 2),
            Type("char"),
            Type("short"),
            Type("long"),
        ]
        choices += [pointer(DOUBLE, 3), pointer(DOUBLE, 3), Type("punned"), Type("punned", holds="floats")]
        choices += inner * 2 + [array(ty, 2) for ty in inner] + [pointer(ty) for ty in inner] * 2
        choices += [CALLED] * bool(self.functions)
        for k in range(self.rng.randint(1, 4)):
            members.append((f"m{k}", self.rng.choice(choices)))
        self.rng.shuffle(members)
        return Type("struct", name=name, members=tuple(members))

    def declare_types(self) -> list[Line]:
        lines = [UNION_TEXT, "struct @@Pair { double re, im; };"]
        lines.append("struct @@Node { double x; int k; float f; struct @@Node *next; };")
        lines.append("typedef double (*@@fn)(double, double);")
        self.structs = []
        for name in ("S", "T")[: self.rng.randint(1, 2)]:
            ty = self.struct(name, self.structs)
            self.structs.append(ty)
            inside = "".join(f" {self.declared(t, n)};" for n, t in ty.members)
            lines.append(f"struct @@{name} {{{inside} }};")
        return [Line(line, "") for line in lines]

    def declared(self, ty: Type, name: str) -> str:
        return f"@@fn {name}" if ty.kind == "call" else ty.declare(name)

    def declare_globals(self) -> list[Line]:
        lines = []
        values = [round(self.rng.uniform(0.1, 1.2), 3) for _ in range(4)]
        stores = "; ".join(f'store("double", ktab + {8 * k}, {v})' for k, v in enumerate(values))
        lines.append(
            Line(f"static const double @@ktab[4] = {{{', '.join(map(str, values))}}};", f"ktab = new(32); {stores}")
        )
        ex = Ex("place table", "@@ktab", "ktab")
        self.globals.append(Place(ex, array(DOUBLE, 4), writable=False, depth=0, root=0))
        plain = [ty for ty in self.structs if not ty.mentions_pointer() and "call" not in str(ty)]
        for k in range(self.rng.choice((0, 0, 1, 2))):
            ty = self.rng.choice([DOUBLE, array(DOUBLE, 4), array(FLOAT, 3), *plain])
            lines.append(Line(f"static {ty.declare(f'@@gl{k}')};", f"gl{k} = new({ty.size()}, zero=True)"))
            self.globals.append(Place(Ex(typed(ty), f"@@gl{k}", f"gl{k}"), ty, depth=0, root=0))
        return lines

    # --- statements ---
    def affords(self, scope: Reach, trips: int) -> bool:
        return scope.trips * trips <= 100 and scope.depth < 4

    def variable(self, scope: Reach) -> list[Stmt]:
        return self.real_variable(scope, self.value(scope))

    def local_object(self, scope: Reach) -> list[Stmt]:
        ty = self.rng.choice(
            [*self.structs, *self.structs, array(DOUBLE, 4), array(FLOAT, 4), array(self.structs[0], 2), Type("punned")]
        )
        made, place = self.local(scope, ty)
        made += self.fill(scope, place)
        scope.places.append(place)
        return made

    def heap_object(self, scope: Reach) -> list[Stmt]:
        of, count = self.rng.choice([(self.rng.choice(self.structs), self.rng.randint(1, 3)), (DOUBLE, 4), (FLOAT, 4)])
        made, place = self.allocate(of, count, scope.depth)
        made += self.fill_elements(scope, place, count)
        scope.places.append(place)
        scope.ends.append(self.release(place))
        return made

    def store_value(self, scope: Reach) -> list[Stmt]:
        place = self.target(scope)
        return [self.store(place, self.value(scope, 3))] if place else []

    def accumulate(self, scope: Reach) -> list[Stmt]:
        place = self.target(scope)
        if place is None:
            return []
        op, factor = self.rng.choice((("+", "0.2"), ("-", "0.2"), ("*", "0.9")))
        kind, value = place.ty.kind, self.make(f"{factor} * @sin($0)", self.value(scope))
        return [Line(f"$0 {op}= $1;", f'store("{kind}", $0, load("{kind}", $0) {op} $1)', (place.ex, value))]

    def copy_object(self, scope: Reach) -> list[Stmt]:
        kinds = [*self.structs, Type("punned"), array(DOUBLE, 3)]
        targets = [p for p in self.reachable(scope) if p.writable and p.ty in kinds]
        if not targets:
            return []
        target = self.rng.choice(targets)
        outer = None
        if target.ty.mentions_pointer():
            if target.depth is None:
                return []
            outer = target.depth
        if target.ty.kind == "array":
            source = self.address(scope, DOUBLE, 3, writable=False)
        else:
            source = self.address(scope, target.ty, 1, outer, writable=False)
        return self.copy(target, source) if source else []

    def pointer_variable(self, scope: Reach) -> list[Stmt]:
        of, count = self.rng.choice(((DOUBLE, 3), (self.structs[0], 1), (self.structs[-1], 1), (FLOAT, 2)))
        first, second = self.address(scope, of, count), self.address(scope, of, count)
        if first is None or second is None:
            return []
        condition = self.condition(scope)
        name, ty = self.fresh("p"), pointer(of, count)
        place = Place(Ex(typed(ty), name, name), ty, variable=True, depth=scope.depth, root=scope.depth)
        scope.places.append(place)
        if self.chance(0.4):
            return [Line(f"{of.declare('*' + name)} = $0;", f"{name} = $0", (first,))]
        parts = (condition, first, second)
        return [Line(f"{of.declare('*' + name)} = $0 ? $1 : $2;", f"{name} = $1 if $0 else $2", parts)]

    def in_place(self, scope: Reach) -> list[Stmt]:
        found = self.address(scope, DOUBLE, 4)
        if found is None:
            return []
        name, i = self.fresh("p"), self.fresh("i")
        ty = pointer(DOUBLE, 4)
        place = Place(Ex(typed(ty), name, name), ty, variable=True, depth=scope.depth, root=scope.depth)
        inner = scope.child(2, True)
        below, here = self.load(self.at(place, Ex("int", f"({i} - 1)", f"({i} - 1)"))), self.at(place, Ex("int", i, i))
        value = self.make("0.4 * $0 + 0.5 * @sin($1) + 0.2 * $2", below, self.load(here), self.value(inner, 1))
        made = Line(f"double *{name} = $0;", f"{name} = $0", (found,))
        return [made, self.count_up(i, self.whole(4), [self.store(here, value)], 1)]

    # --- control ---
    def loop(self, scope: Reach) -> list[Stmt]:
        bounds = [
            (v.high, Ex("int", v.name, v.name)) for v in scope.ints if v.name in ("n", "m", "k") or v.name[0] == "i"
        ]
        high, bound = self.rng.choice([*bounds, (3, self.whole(3))])
        if not high > 0 or not self.affords(scope, high):
            return []
        i = self.fresh("i")
        inner = scope.child(high, True)
        inner.ints.append(IntVar(i, 0, high - 1))
        return [self.count_up(i, bound, self.body(inner, 1, 3))]

    def while_loop(self, scope: Reach) -> list[Stmt]:
        if not self.affords(scope, 6):
            return []
        made = self.real_variable(scope, self.make("1.0 + $0 * $0", self.leaf(scope)))
        x, k = scope.places.pop(), self.fresh("q")
        inner = scope.child(6, True)
        inner.ints.append(IntVar(k, 1, 6))
        shrink = self.make("$0 * (0.6 + 0.2 * @sin($1))", self.load(x), self.leaf(inner))
        body = [Line(f"{k}++;", f"{k} += 1"), self.store(x, shrink), *self.body(inner, 1, 2)]
        test = self.make("$0 > $1", self.load(x), self.literal(0.1, 0.5), ty="bool")
        arm = Arm(f"while ($0 && {k} < 6) {{", f"while tick() and $0 and {k} < 6:", (test,), tuple(body))
        scope.places.append(x)
        return [*made, Line(f"int {k} = 0;", f"{k} = 0"), Block((arm,), "}")]

    def branch(self, scope: Reach) -> list[Stmt]:
        if scope.depth >= 4:
            return []
        arms = [Arm("if ($0) {", "if $0:", (self.condition(scope),), tuple(self.body(scope.child(), 1, 2)))]
        if self.chance(0.5):
            arms.append(Arm("} else {", "else:", (), tuple(self.body(scope.child(), 1, 2))))
        return [Block(tuple(arms), "}")]

    def switch(self, scope: Reach) -> list[Stmt]:
        if scope.depth >= 3:
            return []
        q = self.fresh("q")
        arms = []
        for case in range(3):
            inner = scope.child(in_loop=False)
            opening = f"switch ({q}) {{ case 0: {{" if case == 0 else f"}} break; case {case}: {{"
            arms.append(
                Arm(opening, f"{'if' if case == 0 else 'elif'} {q} == {case}:", (), tuple(self.body(inner, 1, 2)))
            )
        return [Line(f"int {q} = $0;", f"{q} = $0", (self.small(scope),)), Block(tuple(arms), "} break; }")]

    def leave(self, scope: Reach) -> list[Stmt]:
        if not scope.in_loop:
            return []
        jump = self.rng.choice(("break", "continue"))
        self.features.add(jump)
        rare = self.make("$0 > $1", self.leaf(scope), self.literal(0.8, 1.5), ty="bool")
        return [Block((Arm("if ($0) {", "if $0:", (rare,), (Line(jump + ";", jump),)),), "}")]

    def early_return(self, scope: Reach) -> list[Stmt]:
        rare = self.make("$0 > $1", self.leaf(scope), self.literal(0.9, 1.6), ty="bool")
        leave = Line("return $0;", "return dbl($0)", (self.value(scope),))
        return [Block((Arm("if ($0) {", "if $0:", (rare,), (leave,)),), "}")] if self.returns_real else []

    # --- the whole ---
    def program(self) -> Program:
        preamble = self.declare_types() + self.declare_globals()
        heads, routines = self.called_functions()
        routines += [self.helper(f"h{k}") for k in range(self.rng.randint(0, 3))]
        params = [Param("a", "pointer", "double", length=Var("n", "int"))]
        if self.chance(0.6):
            params.append(Param("b", "pointer", self.rng.choice(("double", "double", "float")), length=Var("n", "int")))
        if self.chance(0.6):
            params.append(Param("s", "scalar", "double", active=self.chance(0.85)))
        params += [Param("n", "scalar", "int"), Param("m", "scalar", "int")]
        # A global that is read before it is set would make the second call another function than the first.
        scope = Reach(self.globals[:1], [IntVar("n", self.n, self.n), IntVar("m", self.m, self.m)])
        body: list[Stmt] = []
        for place in self.globals[1:]:
            self.features.add("global")
            body += self.fill(scope, place)
            scope.places.append(place)
        for param in params:
            if param.kind == "pointer":
                ty = pointer(Type(param.ty), self.n)
                scope.places.append(Place(Ex(typed(ty), param.name, param.name), ty, variable=True, depth=1, root=0))
            elif param.ty == "double":
                name = param.name
                body.append(Line("", f'{name}_ = {name}\n{name} = new(8)\nstore("double", {name}, {name}_)'))
                scope.places.append(Place(Ex("place double x", param.name, param.name), DOUBLE))
        body += self.local_object(scope)
        body += self.statements(scope, 3, 8)
        total = self.value(scope)
        for _ in range(4):
            total = self.make("$0 + 0.4 * $1", total, self.leaf(scope))
        body += self.last(scope, total)
        listed = ", ".join(f"{p.ty} {'*' if p.kind == 'pointer' else ''}{p.name}" for p in params)
        head = f"double @@f({listed}) {{"
        routines.append(Routine("f", head, f"def main({', '.join(p.name for p in params)}):", tuple(body), "}"))
        single = "float" in self.features or any(p.ty == "float" for p in params)
        single |= any("float" in line.target for line in preamble[4:])
        entry = Entry("f", "double", tuple(params))
        return Program(
            "c",
            self.seed,
            (*preamble, *heads),
            tuple(routines),
            entry,
            self.n,
            self.m,
            single,
            frozenset(self.features),
        )
