"""Random Numba kernels: arrays and their views, slices, tuples, helpers, loops that are left, NumPy's functions.

The text that Numba compiles is Python, and so is the oracle's; they differ in how functions of numbers are spelled.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from .fortran_values import Scope, Vector, whole
from .pairs import Arm, Block, Entry, Ex, Line, Program, Routine, Stmt
from .recipes import Recipes
from .scope import IntVar
from .tree import Param, Var

FEATURES = frozenset({
    "accumulate", "allocated", "array assignment", "array helper", "assign", "branch", "break", "call",
    "condition on data", "constant array", "continue", "copy", "declare", "descending loop", "dot",
    "enumerate", "in place", "index from data", "iterate", "leave", "loop", "matrix product", "matrix",
    "max", "min", "recursion", "reversed slice", "row", "scalar helper", "slice with a step", "slice",
    "sum", "swap", "ternary", "tuple helper", "tuple of arrays", "tuple", "view", "where", "while", "zip",
})  # fmt: skip


def generate(seed: int) -> Program:
    """The program of ``seed``: always the same one."""
    return _Builder(seed).program()


class _Builder(Recipes):
    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed * 2 + 1), "numba", set())
        self.seed = seed
        self.counter = 0
        self.n, self.m = self.rng.randint(4, 7), self.rng.randint(3, 5)
        self.helpers: list[tuple[str, str]] = []
        self.makers: dict[Callable[[Scope], list[Stmt]], float] = {
            self.declare: 1.5, self.assign: 3, self.accumulate: 2, self.loop: 3, self.branch: 1.5, self.leave: 1,
            self.while_loop: 0.8, self.array_assignment: 2.5, self.reduction: 1.5, self.view: 1, self.allocated: 1.2,
            self.tuple: 0.7, self.tuple_of_arrays: 0.6, self.iterate: 0.9, self.matrix: 1.0, self.matrix_product: 1.0,
            self.call: 2, self.in_place: 0.8, self.swap: 0.5, self.index_from_data: 0.4, self.ternary: 0.6,
        }  # fmt: skip

    def fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    def body(self, scope: Scope, low: int, high: int) -> list[Stmt]:
        made = [s for _ in range(self.rng.randint(low, high)) for s in self.statement(scope)]
        return made or [Line("pass", "")]

    def statement(self, scope: Scope) -> list[Stmt]:
        for _ in range(20):
            maker = self.rng.choices(list(self.makers), list(self.makers.values()))[0]
            made = maker(scope)
            if made:
                name = maker.__name__.replace("_", " ")
                self.features.add({"while loop": "while", "reduction": "sum"}.get(name, name))
                return made
        return []

    def both(self, ty: str, text: str, *parts: Ex) -> Ex:
        """What is spelled the same in both."""
        return Ex(ty, text, text, parts)

    # --- values ---
    def position(self, scope: Scope, length: int) -> Ex:
        """A subscript within ``0..length - 1``, or one from the end."""
        pick = self.rng.random()
        if not scope.ints or pick < 0.15:
            return whole(str(self.rng.randrange(-length if self.chance(0.3) else 0, length)))
        var = self.rng.choice(scope.ints[-3:])
        if var.high < length and pick < 0.7:
            return whole(var.name)
        text = self.rng.choice(("($0 % {})", "(($0 + 1) % {})", "((3 * $0) % {})"))
        return self.both("int", text.format(length), whole(var.name))

    def places(self, scope: Scope, writable: bool = False) -> list[Ex]:
        found = [self.both("place", s.name) for s in scope.scalars if s.writable or not writable]
        for v in scope.vectors:
            if v.writable or not writable:
                found.append(self.both("place", f"{v.name}[$0]", self.position(scope, v.length)))
        for name, rows, columns in scope.matrices:
            found.append(
                self.both("place", f"{name}[$0, $1]", self.position(scope, rows), self.position(scope, columns))
            )
        return found

    def leaf(self, scope: Scope) -> Ex:
        return self.both("double", "$0", self.rng.choice(self.places(scope)))

    def value(self, scope: Scope, depth: int = 2) -> Ex:
        self.language = "numba-math" if self.chance(0.5) else "numba"
        made = self.real(lambda: self.leaf(scope), depth)
        self.language = "numba"
        return made

    def section(self, scope: Scope, count: int, writable: bool = False) -> Ex | None:
        """A slice of ``count`` elements."""
        found = [v for v in scope.vectors if v.length >= count and (v.writable or not writable)]
        if not found:
            return None
        vector = self.rng.choice(found)
        self.features.add("slice")
        start = self.rng.randint(0, vector.length - count)
        if self.chance(0.15):
            self.features.add("reversed slice")
            return self.both("vec", f"{vector.name}[{start}:{start + count}][::-1]")
        if vector.length >= 2 * count and self.chance(0.3):
            self.features.add("slice with a step")
            return self.both("vec", f"{vector.name}[0:{2 * count}:2]")
        return self.both("vec", f"{vector.name}[{start}:{start + count}]")

    def array_value(self, scope: Scope, count: int, depth: int = 2) -> Ex:
        def leaf() -> Ex:
            found = self.section(scope, count) if self.chance(0.75) else None
            return self.both("double", "$0", found) if found else self.leaf(scope)

        base = self.section(scope, count)
        if base is None:
            return self.value(scope, depth)
        value = self.real(leaf, depth)
        if self.chance(0.15):
            self.features.add("where")
            other = self.real(leaf, 1)
            spread = [self.both("vec", "(0.0 * $0 + $1)", base, v) for v in (value, other)]
            return Ex(
                "vec", "np.where($0 > $1, $2, $3)", "where($0 > $1, $2, $3)", (base, self.literal(0.1, 0.5), *spread)
            )
        return self.both("vec", "(0.2 * $0 + $1)", base, value)

    # --- scalars ---
    def named(self, scope: Scope, value: Ex) -> list[Stmt]:
        name = self.fresh("x")
        scope.scalar(name)
        return [Line(f"{name} = $0", f"{name} = dbl($0)", (value,))]

    def declare(self, scope: Scope) -> list[Stmt]:
        return self.named(scope, self.value(scope))

    def assign(self, scope: Scope) -> list[Stmt]:
        places = self.places(scope, writable=True)
        return [Line("$0 = $1", "$0 = dbl($1)", (self.rng.choice(places), self.value(scope, 3)))] if places else []

    def accumulate(self, scope: Scope) -> list[Stmt]:
        places = self.places(scope, writable=True)
        if not places:
            return []
        op, factor = self.rng.choice((("+", "0.2"), ("-", "0.2"), ("*", "0.9")))
        value = self.make(f"{factor} * @sin($0)", self.value(scope))
        return [Line(f"$0 {op}= $1", f"$0 {op}= $1", (self.rng.choice(places), value))]

    def ternary(self, scope: Scope) -> list[Stmt]:
        test = self.decision(lambda: self.leaf(scope))
        return self.named(scope, self.both("double", "($1 if $0 else $2)", test, self.value(scope), self.value(scope)))

    def index_from_data(self, scope: Scope) -> list[Stmt]:
        name = self.fresh("q")
        value = self.make("2.7 * @fabs($0)", self.leaf(scope))
        scope.ints.append(IntVar(name, 0, 2))
        return [Line(f"{name} = int($0) % 3", f"{name} = int($0) % 3", (value,))]

    def swap(self, scope: Scope) -> list[Stmt]:
        places = self.places(scope, writable=True)
        if len(places) < 2:
            return []
        parts = tuple(self.rng.sample(places, 2))
        return [Line("$0, $1 = $1, $0", "$0, $1 = $1, $0", parts)]

    # --- control ---
    def affords(self, scope: Scope, trips: int) -> bool:
        return scope.trips * trips <= 80 and scope.depth < 4

    def loop(self, scope: Scope) -> list[Stmt]:
        bounds = [(v.high, whole(v.name)) for v in scope.ints if v.low > 0 or v.name[0] == "i"]
        bounds += [(v.length, self.both("int", f"len({v.name})")) for v in scope.vectors[:2] if v.size.target == "n"]
        high, bound = self.rng.choice([*bounds, (3, whole("3"))])
        if high < 1 or not self.affords(scope, high):
            return []
        name = self.fresh("i")
        inner = scope.child(high, True)
        inner.ints.append(IntVar(name, 0, high - 1))
        pick = self.rng.random()
        if pick < 0.2:
            self.features.add("descending loop")
            head = f"for {name} in range($0 - 1, -1, -1):"
        else:
            head = f"for {name} in range({'1, ' if pick < 0.4 else ''}$0):"
        return [Block((Arm(head, head, (bound,), tuple(self.body(inner, 1, 2))),))]

    def while_loop(self, scope: Scope) -> list[Stmt]:
        if not self.affords(scope, 6):
            return []
        made = self.named(scope, self.make("1.0 + $0 * $0", self.leaf(scope)))
        x, k = scope.scalars.pop(), self.fresh("q")
        inner = scope.child(6, True)
        inner.ints.append(IntVar(k, 1, 6))
        now = self.both("double", x.name)
        step = Line(
            f"{x.name} = $0", f"{x.name} = dbl($0)", (self.make("$0 * (0.6 + 0.2 * @sin($1))", now, self.leaf(inner)),)
        )
        test = self.make("$0 > $1", now, self.literal(0.1, 0.5), ty="bool")
        body = (Line(f"{k} += 1", f"{k} += 1"), step, *self.body(inner, 1, 2))
        arm = Arm(f"while $0 and {k} < 6:", f"while tick() and $0 and {k} < 6:", (test,), body)
        scope.scalars.append(x)
        return [*made, Line(f"{k} = 0", f"{k} = 0"), Block((arm,))]

    def branch(self, scope: Scope) -> list[Stmt]:
        if scope.depth >= 4:
            return []
        arms = [
            Arm("if $0:", "if $0:", (self.decision(lambda: self.leaf(scope)),), tuple(self.body(scope.child(), 1, 2)))
        ]
        if self.chance(0.5):
            arms.append(Arm("else:", "else:", (), tuple(self.body(scope.child(), 1, 2))))
        return [Block(tuple(arms))]

    def leave(self, scope: Scope) -> list[Stmt]:
        if not scope.in_loop:
            return []
        jump = self.rng.choice(("break", "continue"))
        self.features.add(jump)
        test = self.make("$0 > $1", self.leaf(scope), self.literal(0.8, 1.5), ty="bool")
        return [Block((Arm("if $0:", "if $0:", (test,), (Line(jump, jump),)),))]

    def iterate(self, scope: Scope) -> list[Stmt]:
        """Loops over elements, with their positions, or over two arrays."""
        if not self.affords(scope, 4):
            return []
        first, second = self.section(scope, 4), self.section(scope, 4)
        places = self.places(scope, writable=True)
        if first is None or second is None or not places:
            return []
        i, x, y = self.fresh("i"), self.fresh("x"), self.fresh("x")
        kind = self.rng.choice(("iterate", "enumerate", "zip"))
        self.features.add(kind)
        head = {
            "iterate": f"for {x} in $0:",
            "enumerate": f"for {i}, {x} in enumerate($0):",
            "zip": f"for {x}, {y} in zip($0, $1):",
        }[kind]
        inner = scope.child(4, True)
        inner.scalar(x, writable=False)
        if kind == "enumerate":
            inner.ints.append(IntVar(i, 0, 3))
        if kind == "zip":
            inner.scalar(y, writable=False)
        add = Line(
            "$0 += $1",
            "$0 += $1",
            (self.rng.choice(places), self.make("0.2 * $0 * $1", self.both("double", x), self.leaf(inner))),
        )
        return [Block((Arm(head, head, (first, second), (add, *self.body(inner, 0, 1))),))]

    # --- arrays ---
    def array_assignment(self, scope: Scope) -> list[Stmt]:
        count = self.rng.randint(2, 4)
        target = self.section(scope, count, writable=True)
        if target is None or "[::-1]" in target.target:
            return []
        value = self.array_value(scope, count)
        if self.chance(0.3):
            return [Line("$0 += $1", "put($0, $0 + $1)", (target, self.make("0.3 * @sin($0)", value)))]
        return [Line("$0 = $1", "put($0, $1)", (target, value))]

    def reduction(self, scope: Scope) -> list[Stmt]:
        count = self.rng.randint(2, 4)
        base = self.section(scope, count)
        if base is None:
            return []
        value = self.both("vec", "(0.4 * $0 + $1)", base, self.array_value(scope, count, 1))
        forms = {
            "sum": ("np.sum($0)", "total($0)"), "dot": ("np.dot($0, 1.0 * $1)", "total($0 * $1)"),
            "max": ("np.max($0)", 'extreme("fmax", $0)'), "min": ("$0.min()", 'extreme("fmin", $0)'),
        }  # fmt: skip
        name = self.rng.choice(list(forms))
        self.features.add(name)
        return self.named(scope, self.make("0.5 * $0", Ex("double", *forms[name], (value, base))))

    def view(self, scope: Scope) -> list[Stmt]:
        section = self.section(scope, 3, writable=True)
        if section is None:
            return []
        name = self.fresh("v")
        scope.vectors.append(Vector(name, 3, whole("3")))
        return [Line(f"{name} = $0", f"{name} = $0", (section,))]

    def allocated(self, scope: Scope) -> list[Stmt]:
        name = self.fresh("t")
        value = self.array_value(scope, 4, 1)
        form = self.rng.choice(("empty", "zeros", "copy", "expression"))
        base = self.section(scope, 4)
        if base is None:
            return []
        scope.vectors.append(Vector(name, 4, whole("4")))
        if form == "copy":
            self.features.add("copy")
            return [Line(f"{name} = $0.copy()", f"{name} = $0.copy()", (base,))]
        if form == "expression":
            return [Line(f"{name} = 0.5 * $0 + $1", f"{name} = wide(0.5 * $0 + $1)", (base, value))]
        return [
            Line(f"{name} = np.{form}(4)", f"{name} = full(0.0, 4)"),
            Line(f"{name}[:] = $0", f"put({name}, $0)", (value,)),
        ]

    def matrix(self, scope: Scope) -> list[Stmt]:
        if not self.affords(scope, 9):
            return []
        name, i, j = self.fresh("c"), self.fresh("i"), self.fresh("i")
        inner = scope.child(9)
        inner.ints += [IntVar(i, 0, 2), IntVar(j, 0, 2)]
        line = Line(f"{name}[{i}, {j}] = $0", f"{name}[{i}, {j}] = dbl($0)", (self.value(inner, 1),))
        heads = [f"for {v} in range(3):" for v in (i, j)]
        loops = Block((Arm(heads[0], heads[0], (), (Block((Arm(heads[1], heads[1], (), (line,)),)),)),))
        scope.matrices.append((name, 3, 3))
        made: list[Stmt] = [Line(f"{name} = np.zeros((3, 3))", f"{name} = full(0.0, 3, 3)"), loops]
        if self.chance(0.5):
            self.features.add("row")
            row = self.fresh("v")
            part = self.rng.choice(("[1]", "[:, 1]", "[2, :]"))
            scope.vectors.append(Vector(row, 3, whole("3")))
            made.append(Line(f"{row} = {name}{part}", f"{row} = {name}{part}"))
        return made

    def matrix_product(self, scope: Scope) -> list[Stmt]:
        base = self.section(scope, 3)
        if not scope.matrices or base is None:
            return []
        c, name = self.rng.choice(scope.matrices)[0], self.fresh("t")
        scope.vectors.append(Vector(name, 3, whole("3")))
        form = self.rng.choice(
            ("np.dot({}, $0.copy())", "{} @ $0.copy()", "np.dot(np.ascontiguousarray({}.T), $0.copy())")
        )
        oracle = f"{name} = wide(0.4 * ({c}{'.T' if '.T' in form else ''} @ $0))"
        return [Line(f"{name} = 0.4 * ({form.format(c)})", oracle, (base,))]

    def in_place(self, scope: Scope) -> list[Stmt]:
        found = [v for v in scope.vectors if v.writable and v.length >= 3]
        if not found:
            return []
        name, i = self.rng.choice(found).name, self.fresh("i")
        below, here = self.both("double", f"{name}[{i} - 1]"), self.both("double", f"{name}[{i}]")
        value = self.make("0.4 * $0 + 0.5 * @sin($1) + 0.2 * $2", below, here, self.value(scope, 1))
        line = Line(f"{name}[{i}] = $0", f"{name}[{i}] = dbl($0)", (value,))
        head = f"for {i} in range(1, {name}.shape[0]):"
        return [Block((Arm(head, head, (), (line,)),))]

    # --- tuples ---
    def tuple(self, scope: Scope) -> list[Stmt]:
        name = self.fresh("u")
        x, y = self.fresh("x"), self.fresh("x")
        made = Line(f"{name} = ($0, $1, 2)", f"{name} = (dbl($0), dbl($1), 2)", (self.value(scope), self.value(scope)))
        use = Line(
            f"{x}, {y} = {name}[1], {name}[0] * 0.5 * {name}[2]", f"{x}, {y} = {name}[1], {name}[0] * 0.5 * {name}[2]"
        )
        scope.scalar(x)
        scope.scalar(y)
        return [made, use]

    def tuple_of_arrays(self, scope: Scope) -> list[Stmt]:
        """An array picked from a tuple at run time; all of one type, hence copies."""
        sections = [self.section(scope, 3) for _ in range(2)]
        if any(s is None for s in sections):
            return []
        name, pick = self.fresh("u"), self.fresh("v")
        text = f"{name} = ($0.copy(), $1.copy())"
        choice = Line(f"{pick} = {name}[$0 % 2]", f"{pick} = {name}[$0 % 2]", (self.position(scope, 3),))
        scope.vectors.append(Vector(pick, 3, whole("3")))
        return [Line(text, text, tuple(s for s in sections if s is not None)), choice]

    # --- helpers ---
    def helper(self, name: str) -> Routine:
        kind = self.rng.choice(("scalar", "array", "tuple", "recursive"))
        self.features.add("recursion" if kind == "recursive" else f"{kind} helper")
        scope = Scope(depth=2, ints=[IntVar("k", 0, 3)])
        scope.scalar("y")
        params = "y, k"
        body: list[Stmt] = []
        if kind == "array":
            params = "p, y, k"
            scope.vectors.append(Vector("p", 4, whole("4")))
        if kind == "recursive":
            body.append(Block((Arm("if k < 1:", "if k < 1:", (), (Line("return 0.5 * y", "return 0.5 * y"),)),)))
        body += self.body(scope, 1, 2)
        if kind == "recursive":
            again = Ex("double", f"{name}($0, k - 1)", f"{name}(dbl($0), k - 1)", (self.value(scope, 1),))
            body += self.named(scope, again)
        if kind == "tuple":
            body.append(Line("return $0, $1", "return dbl($0), dbl($1)", (self.value(scope), self.value(scope))))
        else:
            body.append(Line("return $0", "return dbl($0)", (self.value(scope),)))
        self.helpers.append((name, kind))
        return Routine(name, f"@njit\ndef {name}({params}):", f"def {name}({params}):", tuple(body))

    def call(self, scope: Scope) -> list[Stmt]:
        if not self.helpers or scope.trips > 40:
            return []
        name, kind = self.rng.choice(self.helpers)
        args = [self.value(scope, 1), self.position(scope, 4)]
        if args[1].target.startswith("-"):
            args[1] = whole("2")
        if kind == "array":
            found = self.section(scope, 4, writable=True)
            if found is None:
                return []
            return self.named(scope, Ex("double", f"{name}($0, $1, $2)", f"{name}($0, dbl($1), $2)", (found, *args)))
        if kind == "tuple":
            x, y = self.fresh("x"), self.fresh("x")
            made = Line(f"{x}, {y} = {name}($0, $1)", f"{x}, {y} = {name}(dbl($0), $1)", tuple(args))
            scope.scalar(x)
            scope.scalar(y)
            return [made]
        return self.named(scope, Ex("double", f"{name}($0, $1)", f"{name}(dbl($0), $1)", tuple(args)))

    # --- the whole ---
    def program(self) -> Program:
        values = [round(self.rng.uniform(0.1, 1.2), 4) for _ in range(4)]
        table = f"np.array({values})"
        preamble = (Line(f"KONST = {table}", f"KONST = wide({table}.astype(object))"),)
        routines = [self.helper(f"h{k}") for k in range(self.rng.choice((0, 0, 1, 2)))]
        params = [Param("a", "pointer", "double", length=Var("n", "int"))]
        if self.chance(0.7):
            params.append(Param("b", "pointer", "double", length=Var("n", "int"), active=self.chance(0.9)))
        if self.chance(0.6):
            params.append(Param("s", "scalar", "double", active=self.chance(0.85)))
        params += [Param("n", "scalar", "int"), Param("m", "scalar", "int")]
        scope = Scope(ints=[IntVar("n", self.n, self.n), IntVar("m", self.m, self.m)])
        for param in params:
            if param.kind == "pointer":
                scope.vectors.append(Vector(param.name, self.n, whole("n"), writable=param.active))
            elif param.ty == "double":
                scope.scalar(param.name, writable=False)
        if self.chance(0.4):
            self.features.add("constant array")
            scope.vectors.append(Vector("KONST", 4, whole("4"), writable=False))
        body = self.body(scope, 3, 6)
        total = self.value(scope)
        for _ in range(4):
            total = self.make("$0 + 0.4 * $1", total, self.leaf(scope))
        body.append(Line("return $0", "return dbl($0)", (total,)))
        listed = ", ".join(p.name for p in params)
        routines.append(Routine("f", f"@njit\ndef f({listed}):", f"def main({listed}):", tuple(body)))
        entry = Entry("f", "double", tuple(params))
        return Program(
            "numba", self.seed, preamble, tuple(routines), entry, self.n, self.m, False, frozenset(self.features)
        )
