"""Random Fortran statements, each written down a second time for the oracle."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from .fortran_values import Scope, Values, Vector, whole
from .pairs import Arm, Block, Ex, Line, Stmt
from .scope import IntVar


class Statements(Values):
    """Builds statements."""

    allocatable_component = False
    internal_name = ""

    def __init__(self, rng: random.Random, features: set[str]) -> None:
        super().__init__(rng, features)
        self.makers: dict[Callable[[Scope], list[Stmt]], float] = {
            self.declare: 1.5, self.assign: 3, self.loop: 3, self.branch: 1.3, self.select: 0.6, self.leave: 0.8,
            self.array_assignment: 3, self.where_block: 1.2, self.reduction: 2.5, self.object: 0.9,
            self.object_assignment: 0.7, self.automatic: 0.9, self.allocatable: 0.7, self.matrix: 1.1, self.matmul: 1.3,
            self.pointer: 0.5, self.while_loop: 0.6, self.concurrent: 0.5, self.in_place: 0.8, self.associate: 0.4,
            self.index_from_data: 0.3,
        }  # fmt: skip

    def body(self, scope: Scope, low: int, high: int) -> list[Stmt]:
        return [s for _ in range(self.rng.randint(low, high)) for s in self.statement(scope)]

    def statement(self, scope: Scope) -> list[Stmt]:
        for _ in range(20):
            maker = self.rng.choices(list(self.makers), list(self.makers.values()))[0]
            made = maker(scope)
            if made:
                name = maker.__name__.replace("_", " ")
                self.features.add({
                    "where block": "where", "while loop": "while", "automatic": "automatic array", "reduction": "sum",
                    "concurrent": "do concurrent", "call internal": "internal procedure",
                }.get(name, name))  # fmt: skip
                return made
        return []

    # --- arrays ---
    def array_assignment(self, scope: Scope) -> list[Stmt]:
        whole_array = [v for v in scope.vectors if v.writable]
        if self.chance(0.4) and whole_array:
            vector = self.rng.choice(whole_array)
            if vector.size.target == str(vector.length) or vector.size.target == "n":
                target, oracle = vector.spelled()
                value = self.array_value(scope, vector.length)
                place = Ex("vec", target, oracle)
                return [Line("$0 = $1", f"put($0, $1, None, {vector.single})", (place, value))]
        found = self.section(scope, writable=True)
        if found is None:
            return []
        return [Line("$0 = $1", "put($0, $1)", (found[0], self.array_value(scope, found[1])))]

    def where_block(self, scope: Scope) -> list[Stmt]:
        found = self.section(scope, writable=True)
        if found is None:
            return []
        target, count = found
        base = self.section(scope, count)
        if base is None:
            return []
        m = self.fresh("q")
        then = Line("$0 = $1", f"put($0, $1, {m})", (target, self.array_value(scope, count)))
        arms = [Arm("where $0", f"{m} = $0\nif True:", (self.mask(base[0]),), (then,))]
        if self.chance(0.6):
            other = Line("$0 = $1", f"put($0, $1, ~{m})", (target, self.array_value(scope, count)))
            arms.append(Arm("elsewhere", "if True:", (), (other,)))
        return [Block(tuple(arms), "end where")]

    def reduction(self, scope: Scope) -> list[Stmt]:
        found = self.section(scope)
        if found is None:
            return []
        section, count = found
        value = Ex("vec", "$0", "wide($0)", (self.array_value(scope, count, 1),))
        forms = {
            "sum": ("sum($0)", "total($0)"), "product": ("product($0)", "multiply_all($0)"),
            "maxval": ("maxval($0)", 'extreme("fmax", $0)'), "minval": ("minval($0)", 'extreme("fmin", $0)'),
            "dot_product": ("dot_product($0, $1)", "total($0 * $1)"),
            "optional reduction": ("sum($0, mask = $0 > 0.2d0)", "total($0, $0 > 0.2)"),
            "maxloc": ("coef(maxloc($0, 1))", "coef[largest_at($0)]"),
        }  # fmt: skip
        name = self.rng.choice(list(forms))
        self.features.add(name)
        target, oracle = forms[name]
        spread = Ex("vec", "(0.4d0 * $0 + ($1))", "(0.4 * $0 + ($1))", (section, value))
        call = Ex("double", target, oracle, (spread, section))
        if name == "product":
            call = self.make("@tanh($0)", call)
        return self.declared_real(scope, self.make("0.5 * $0", call))

    # --- scalars ---
    def declared_real(self, scope: Scope, value: Ex) -> list[Stmt]:
        name = self.fresh("x")
        scope.declared.append(f"real(8) :: {name}")
        scope.scalar(name)
        return [Line(f"{name} = $0", f"{name} = dbl($0)", (value,))]

    def declare(self, scope: Scope) -> list[Stmt]:
        return self.declared_real(scope, self.value(scope))

    def assign(self, scope: Scope) -> list[Stmt]:
        places = self.places(scope, writable=True)
        if not places:
            return []
        place = self.rng.choice(places)
        value = self.value(scope, 3)
        if self.chance(0.4):
            old = (
                Ex("double", "real($0, 8)", "dbl($0)", (place,))
                if place.ty == "place single"
                else Ex("double", "$0", "$0", (place,))
            )
            value = self.make("0.8 * $0 + 0.2 * @sin($1)", old, value)
        return [self.stored(place, value)]

    def index_from_data(self, scope: Scope) -> list[Stmt]:
        name = scope.integer(self.fresh("q"))
        value = self.make("2.7 * @fabs($0)", self.leaf(scope))
        self.features.add("index from data")
        scope.ints.append(IntVar(name, 1, 3))
        return [Line(f"{name} = 1 + mod(int($0), 3)", f"{name} = 1 + int($0) % 3", (value,))]

    # --- control ---
    def do(self, name: str, high: Ex, body: list[Stmt], low: str = "1") -> Block:
        arm = Arm(f"do {name} = {low}, $0", f"for {name} in range({low}, $0 + 1):", (high,), tuple(body))
        return Block((arm,), "end do")

    def affords(self, scope: Scope, trips: int) -> bool:
        return scope.trips * trips <= 80 and scope.depth < 4

    def loop(self, scope: Scope) -> list[Stmt]:
        high, bound = self.rng.choice([*((v.high, whole(v.name)) for v in scope.ints), (3, whole("3"))])
        if not self.affords(scope, high):
            return []
        name = scope.integer(self.fresh("i"))
        inner = scope.child(high, True)
        inner.ints.append(IntVar(name, 1, high))
        body = tuple(self.body(inner, 1, 3))
        pick = self.rng.random()
        if pick < 0.2:
            self.features.add("descending loop")
            return [
                Block((Arm(f"do {name} = $0, 1, -1", f"for {name} in range($0, 0, -1):", (bound,), body),), "end do")
            ]
        if pick < 0.35:
            self.features.add("loop with a step")
            return [
                Block((Arm(f"do {name} = 1, $0, 2", f"for {name} in range(1, $0 + 1, 2):", (bound,), body),), "end do")
            ]
        return [self.do(name, bound, list(body))]

    def while_loop(self, scope: Scope) -> list[Stmt]:
        if not self.affords(scope, 6):
            return []
        made = self.declared_real(scope, self.make("1.0 + $0 * $0", self.leaf(scope)))
        x, k = scope.scalars.pop(), scope.integer(self.fresh("q"))
        inner = scope.child(6, True)
        inner.ints.append(IntVar(k, 1, 6))
        place = Ex("place", x.name, x.name)
        now = Ex("double", x.name, x.name)
        step = self.stored(place, self.make("$0 * (0.6 + 0.2 * @sin($1))", now, self.leaf(inner)))
        body = (Line(f"{k} = {k} + 1", f"{k} += 1"), step, *self.body(inner, 1, 2))
        test = self.make("$0 > $1", now, self.literal(0.1, 0.5), ty="bool")
        arm = Arm(f"do while ($0 .and. {k} < 6)", f"while tick() and $0 and {k} < 6:", (test,), body)
        scope.scalars.append(x)
        return [*made, Line(f"{k} = 0", f"{k} = 0"), Block((arm,), "end do")]

    def branch(self, scope: Scope) -> list[Stmt]:
        if scope.depth >= 4:
            return []
        test = self.decision(lambda: self.leaf(scope))
        arms = [Arm("if ($0) then", "if $0:", (test,), tuple(self.body(scope.child(), 1, 2)))]
        if self.chance(0.5):
            arms.append(Arm("else", "else:", (), tuple(self.body(scope.child(), 1, 2))))
        return [Block(tuple(arms), "end if")]

    def select(self, scope: Scope) -> list[Stmt]:
        if not scope.ints or scope.depth >= 3:
            return []
        q = scope.integer(self.fresh("q"))
        self.features.add("case")
        arms = []
        for case in range(3):
            label = "case default" if case == 2 else f"case ({case})"
            head = f"select case ({q})\n{label}" if case == 0 else label
            oracle = f"if {q} == 0:" if case == 0 else "else:" if case == 2 else f"elif {q} == {case}:"
            arms.append(Arm(head, oracle, (), tuple(self.body(scope.child(in_loop=False), 1, 2))))
        name = whole(self.rng.choice(scope.ints).name)
        return [Line(f"{q} = mod($0, 3)", f"{q} = $0 % 3", (name,)), Block(tuple(arms), "end select")]

    def leave(self, scope: Scope) -> list[Stmt]:
        if not scope.in_loop:
            return []
        jump, python = self.rng.choice((("exit", "break"), ("cycle", "continue")))
        self.features.add(jump)
        test = self.make("$0 > $1", self.leaf(scope), self.literal(0.8, 1.5), ty="bool")
        return [Block((Arm("if ($0) then", "if $0:", (test,), (Line(jump, python),)),), "end if")]

    def concurrent(self, scope: Scope) -> list[Stmt]:
        """Independent iterations: each reads other arrays, and writes its own element."""
        found = [v for v in scope.vectors if v.writable and not v.single and v.length >= 3]
        if not found:
            return []
        vector, i = self.rng.choice(found), self.fresh("i")
        scope.integer(i)
        target, oracle = vector.spelled()
        element = Ex("double", f"{target}({i})", f"{oracle}[at({i})]")
        frozen = replace(
            scope, vectors=[v for v in scope.vectors if not v.writable], ints=[IntVar(i, 1, 3)], matrices=[], objects=[]
        )
        value = self.real(lambda: element if self.chance(0.5) or not self.places(frozen) else self.leaf(frozen), 3)
        line = Line(f"{target}({i}) = $0", f"{oracle}[at({i})] = dbl($0)", (value,))
        return [Block((Arm(f"do concurrent ({i} = 1:3)", f"for {i} in range(1, 4):", (), (line,)),), "end do")]

    def in_place(self, scope: Scope) -> list[Stmt]:
        found = [v for v in scope.vectors if v.writable and not v.single and v.length >= 3]
        if not found:
            return []
        vector, i = self.rng.choice(found), scope.integer(self.fresh("i"))
        target, oracle = vector.spelled()
        below, here = (Ex("double", f"{target}({i}{s})", f"{oracle}[at({i}{s})]") for s in (" - 1", ""))
        value = self.make("0.4 * $0 + 0.5 * @sin($1) + 0.2 * $2", below, here, self.value(scope, 1))
        line = Line(f"{target}({i}) = $0", f"{oracle}[at({i})] = dbl($0)", (value,))
        return [self.do(i, vector.size, [line], "2")]

    # --- objects ---
    def object(self, scope: Scope) -> list[Stmt]:
        """An object of a derived type, on its own or in another one."""
        name = self.fresh("o")
        if scope.trips > 1 and self.allocatable_component:
            return []
        fields = "x=dbl(0.0), k=0, y=fresh(3)"
        outer = self.chance(0.4)
        if outer:
            self.features.add("array of objects")
            parts = f"np.array([Record({fields}), Record({fields})], object)"
            scope.declared.append(f"type(@@outer) :: {name}")
            make = f"{name} = Record(part=Record({fields}), z=dbl(0.0), parts={parts})"
            found = [(f"{name}%part", f"{name}.part")]
            found += [(f"{name}%parts({k})", f"{name}.parts[{k - 1}]") for k in (1, 2)]
        else:
            scope.declared.append(f"type(@@inner) :: {name}")
            make, found = f"{name} = Record({fields})", [(name, name)]
        made: list[Stmt] = [Line("", make)]
        for target, oracle in found:
            made.append(Line(f"{target}%x = $0", f"{oracle}.x = dbl($0)", (self.value(scope, 1),)))
            made.append(Line(f"{target}%k = 2", f"{oracle}.k = 2"))
            made.append(Line(f"{target}%y = $0", f"put({oracle}.y, $0)", (self.array_value(scope, 3, 1),)))
            if self.allocatable_component:
                self.features.add("allocatable component")
                made.append(
                    Line(
                        f"allocate({target}%w(3))\n{target}%w = $0",
                        f"{oracle}.w = fresh(3)\nput({oracle}.w, $0)",
                        (self.value(scope, 1),),
                    )
                )
        scope.objects += found
        for target, oracle in found:
            scope.vectors.append(Vector(f"{target}%y", 3, whole("3"), oracle=f"{oracle}.y"))
            if self.allocatable_component:
                scope.vectors.append(Vector(f"{target}%w", 3, whole("3"), oracle=f"{oracle}.w"))
        return made

    def object_assignment(self, scope: Scope) -> list[Stmt]:
        if len(scope.objects) < 2:
            return []
        (a, ao), (b, bo) = self.rng.sample(scope.objects, 2)
        return [Line(f"{a} = {b}", f"{ao}.set({bo})")]

    def associate(self, scope: Scope) -> list[Stmt]:
        if not scope.objects or scope.depth >= 4:
            return []
        target, oracle = self.rng.choice(scope.objects)
        name = self.fresh("z")
        inner = scope.child()
        inner.vectors.append(Vector(name, 3, whole("3")))
        body = tuple(self.body(inner, 1, 2))
        arm = Arm(f"associate ({name} => {target}%y)", f"{name} = {oracle}.y\nif True:", (), body)
        return [Block((arm,), "end associate")]

    # --- memory ---
    def filled(self, scope: Scope, name: str, vector: Vector) -> list[Stmt]:
        # A whole allocatable array that is assigned to may get another shape: mostly this writes a section.
        spelled = name if self.chance(0.15) else name + "(:)"
        made = Line(f"{spelled} = $0", f"put({name}, $0)", (self.array_value(scope, vector.length, 1),))
        scope.vectors.append(vector)
        return [made]

    def automatic(self, scope: Scope) -> list[Stmt]:
        name = self.fresh("t")
        named = [v for v in scope.ints if v.low == v.high >= 3 and v.name in ("n", "m", "l")]
        var = self.rng.choice(named) if named else None
        size = var.name if var else "4"
        scope.declared.append(f"real(8), target :: {name}({size})")
        length = var.high if var else 4
        return [Line("", f"{name} = fresh({size})"), *self.filled(scope, name, Vector(name, length, whole(size)))]

    def allocatable(self, scope: Scope) -> list[Stmt]:
        if scope.depth >= 4:
            return []
        name = self.fresh("t")
        scope.declared.append(f"real(8), allocatable, target :: {name}(:)")
        inner = scope.child(in_loop=False)
        made: list[Stmt] = [Line(f"allocate({name}(4))", f"{name} = fresh(4)")]
        made += self.filled(inner, name, Vector(name, 4, whole("4")))
        made += self.body(inner, 1, 2)
        add = self.declared_real(scope, self.value(inner, 1))
        return [*made, *add, Line(f"deallocate({name})", "")]

    def matrix(self, scope: Scope) -> list[Stmt]:
        if not self.affords(scope, 9):
            return []
        name, i, j = self.fresh("c"), scope.integer(self.fresh("i")), scope.integer(self.fresh("i"))
        scope.declared.append(f"real(8) :: {name}(3, 3)")
        inner = scope.child(9)
        inner.ints += [IntVar(i, 1, 3), IntVar(j, 1, 3)]
        line = Line(f"{name}({i}, {j}) = $0", f"{name}[at({i}), at({j})] = dbl($0)", (self.value(inner, 1),))
        scope.matrices.append((name, 3, 3))
        return [Line("", f"{name} = fresh(3, 3)"), self.do(j, whole("3"), [self.do(i, whole("3"), [line])])]

    def matmul(self, scope: Scope) -> list[Stmt]:
        target, other = self.section(scope, 3, writable=True), self.section(scope, 3)
        if not scope.matrices or target is None or other is None:
            return []
        c = self.rng.choice(scope.matrices)[0]
        forms = {
            "matmul": (f"matmul({c}, $0)", f"({c} @ $0)"),
            "transpose": (f"matmul(transpose({c}), $0)", f"({c}.T @ $0)"),
            "section": (f"({c}(2, :) * $0)", f"({c}[1, :] * $0)"),
            "reshape": (f"(reshape({c}(:, 2:3), [6])) * 0.5d0", f"{c}[:, 1:3].T.reshape(6)[0:3] * 0.5"),
        }  # fmt: skip
        name = self.rng.choice(list(forms))
        self.features.add(name)
        text, oracle = forms[name]
        if name == "reshape":
            return self.declared_real(
                scope, Ex("double", f"sum(reshape({c}(:, 2:3), [6])) * 0.2d0", f"total({c}[:, 1:3]) * 0.2")
            )
        made = self.make("0.4 * $0", Ex("vec", text, oracle, (other[0],)))
        return [Line("$0 = $1", "put($0, $1)", (target[0], made))]

    def pointer(self, scope: Scope) -> list[Stmt]:
        found = [v for v in scope.vectors if v.writable and not v.single and v.name[0] in "abt" and v.length >= 4]
        if not found:
            return []
        vector, name = self.rng.choice(found), self.fresh("p")
        scope.declared.append(f"real(8), pointer :: {name}(:)")
        scope.vectors.append(Vector(name, 3, whole("3")))
        start = self.rng.randint(1, vector.length - 2)
        return [
            Line(f"{name} => {vector.name}({start}:{start + 2})", f"{name} = {vector.name}[{start - 1}:{start + 2}]")
        ]

    # --- internal procedures ---
    def internal_procedure(self, outer: Scope) -> tuple[list[str], str]:
        """A procedure inside of the main one, which sees the array ``a`` of its host."""
        self.internal_name = "inside"
        text = ["contains", "subroutine inside(y, k)", "real(8), intent(in) :: y", "integer, intent(in) :: k"]
        text += ["a(k) = 0.5d0 * a(k) + sin(y) * a(1)", "end subroutine"]
        oracle = 'def inside(y, k):\n    a[at(k)] = dbl(0.5 * a[at(k)] + fn("sin", y) * a[0])'
        return text, oracle

    def call_internal(self, scope: Scope) -> list[Stmt]:
        parts = (self.value(scope, 1), self.position(scope, 4))
        return [Line("call inside($0, $1)", "inside($0, $1)", parts)] if self.internal_name else []
