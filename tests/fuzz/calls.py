"""Functions in C programs on memory: with every kind of parameter, and called in every way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .idioms import Idioms
from .layouts import DOUBLE, INT, Type, pointer
from .pairs import Arm, Block, Ex, Line, Routine, Stmt
from .places import Place, Reach, typed
from .scope import IntVar

QUALIFIERS = ("static", "__attribute__((noinline)) static", "__attribute__((noinline)) static", "static inline")


@dataclass(frozen=True)
class Helper:
    """A function that can be called: ``types`` of its parameters, what it returns, and its cost in statements."""

    name: str
    types: tuple[Type, ...]
    ret: Type | None
    cost: int = 20


class Calls(Idioms):
    """Makes functions and calls; ``makers`` are what makes statements, ``functions`` is how many a table holds."""

    makers: dict[Callable[[Reach], list[Stmt]], float]
    helpers: list[Helper]
    globals: list[Place]
    functions: int
    returns_real = True

    # --- statements ---
    def body(self, scope: Reach, low: int, high: int) -> list[Stmt]:
        """Between ``low`` and ``high`` statements, and the releases that belong to them."""
        return self.statements(scope, low, high) + scope.ends

    def statements(self, scope: Reach, low: int, high: int) -> list[Stmt]:
        return [stmt for _ in range(self.rng.randint(low, high)) for stmt in self.statement(scope)]

    def statement(self, scope: Reach) -> list[Stmt]:
        for _ in range(20):
            maker = self.rng.choices(list(self.makers), list(self.makers.values()))[0]
            made = maker(scope)
            if made:
                self.features.add(
                    {"store_value": "store", "while_loop": "while"}.get(
                        maker.__name__, maker.__name__.replace("_", " ")
                    )
                )
                return made
        return []

    # --- calls ---
    def store_call(self, place: Place) -> Line:
        f = self.rng.randrange(self.functions)
        return Line(f"$0 = @@f{f};", f'store("pointer", $0, f{f}_)', (place.ex,))

    def table_call(self, scope: Reach) -> list[Stmt]:
        """A call of a function that a table, a member or an argument holds."""
        if not self.functions:
            return []
        members = [p for p in self.reachable(scope) if p.ty.kind == "call"]
        args = (self.value(scope, 1), self.value(scope, 1))
        if members and self.chance(0.6):
            self.features.add("call through a member")
            call = Ex("double", "$0($1, $2)", 'load("pointer", $0)($1, $2)', (self.rng.choice(members).ex, *args))
        elif self.chance(0.5):
            found = self.address(scope, DOUBLE, 3)
            if found is None:
                return []
            self.features.add("call through an argument")
            f = self.rng.randrange(self.functions)
            call = Ex("double", f"@@apply(@@f{f}, $0, $1)", f"apply(f{f}_, $0, $1)", (found, args[0]))
        else:
            self.features.add("call through a table")
            call = Ex("double", "@@tab[$0]($1, $2)", "tab($0)($1, $2)", (self.index(scope, self.functions), *args))
        return self.real_variable(scope, call)

    def called_functions(self) -> tuple[list[Line], list[Routine]]:
        """The functions that are called through pointers, the table of them, and one that takes one."""
        if not self.functions:
            return [], []
        routines, heads = [], []
        for k in range(self.functions):
            x, y = Ex("double", "x", "x"), Ex("double", "y", "y")
            value = self.real(lambda x=x, y=y: self.rng.choice((x, y)), 2)
            head = f"static double @@f{k}(double x, double y)"
            heads.append(Line(head + ";", ""))
            routines.append(
                Routine(
                    f"f{k}", head + " {", f"def f{k}_(x, y):", (Line("return $0;", "return dbl($0)", (value,)),), "}"
                )
            )
        names = ", ".join(f"@@f{k}" for k in range(self.functions))
        oracle = f"tab = lambda at: [{', '.join(f'f{k}_' for k in range(self.functions))}][at]"
        heads.append(Line(f"static const @@fn @@tab[{self.functions}] = {{{names}}};", oracle))
        target = "__attribute__((noinline)) static double @@apply(@@fn f, double *p, double x) {"
        loop = Line("for (int i = 0; i < 3; i++) { p[i] = f(p[i], x); x = 0.5 * x + 0.3 * p[i]; }",
                    'for i in range(3):\n    store("double", p + 8 * i, f(load("double", p + 8 * i), x))\n'
                    '    x = 0.5 * x + 0.3 * load("double", p + 8 * i)')  # fmt: skip
        routines.append(
            Routine("apply", target, "def apply(f, p, x):", (loop, Line("return x;", "return dbl(x)")), "}")
        )
        return heads, routines

    def call(self, scope: Reach) -> list[Stmt]:
        found = [h for h in self.helpers if h.cost * scope.trips < 1000]
        if not found:
            return []
        helper = self.rng.choice(found)
        args = [self.argument(scope, ty) for ty in helper.types]
        if any(a is None for a in args):
            return []
        listed = ", ".join(f"${k}" for k in range(len(args)))
        parts = tuple(a for a in args if a is not None)
        call = Ex("call", f"@@{helper.name}({listed})", f"{helper.name}({listed})", parts)
        if helper.ret is None:
            return [Line("$0;", "$0", (call,))]
        if helper.ret.kind == "double":
            return self.real_variable(scope, Ex("double", "$0", "$0", (call,)))
        name = self.fresh("v")
        variable = helper.ret.kind == "pointer"
        self.features.add("pointer from a function" if variable else "object from a function")
        declared = helper.ret.declare(name)
        scope.places.append(
            Place(Ex(typed(helper.ret), name, name), helper.ret, variable=variable, depth=scope.depth, root=scope.depth)
        )
        return [Line(f"{declared} = $0;", f"{name} = $0", (call,))]

    def argument(self, scope: Reach, ty: Type) -> Ex | None:
        if ty.kind == "double":
            return self.value(scope, 1)
        if ty.kind == "int":
            return self.small(scope)
        if ty.kind == "struct":
            found = [p for p in self.reachable(scope) if p.ty == ty]
            place = self.rng.choice(found) if found else None
            return Ex("object " + ty.name, "$0", f"copied($0, {ty.size()})", (place.ex,)) if place else None
        return self.address(scope, ty.element(), ty.count)

    def helper(self, name: str) -> Routine:
        """A function with random parameters; some call themselves."""
        types = [DOUBLE, INT]
        options = {
            "array": pointer(DOUBLE, 3), "pointer to a struct": pointer(self.structs[-1]),
            "struct by value": self.structs[0], "rows": pointer(pointer(DOUBLE, 3), 2),
        }  # fmt: skip
        picked = self.rng.sample(list(options), self.rng.randint(1, 2))
        types += [options[p] for p in picked]
        for p in picked:
            self.features.add(f"helper with {'an ' if p == 'array' else 'a ' if p != 'rows' else ''}{p}")
        names = ["y", "k", "p", "q"][: len(types)]
        scope = Reach(list(self.globals), [IntVar("k", 0, 3)])
        body: list[Stmt] = []
        for var, ty in zip(names, types, strict=True):
            if ty.kind == "double":
                body.append(Line("", f'{var}_ = {var}\n{var} = new(8)\nstore("double", {var}, {var}_)'))
            if ty.kind != "int":
                variable = ty.kind == "pointer"
                scope.places.append(
                    Place(Ex(typed(ty), var, var), ty, variable=variable, depth=1, root=0 if variable else 1)
                )
        ret: Type | None = self.rng.choice((DOUBLE, DOUBLE, None, self.structs[0], "pointer"))  # type: ignore[arg-type]
        self.returns_real = ret == DOUBLE
        result = self.result(scope, ret, types, names)
        if result is None:
            ret, self.returns_real = DOUBLE, True
        recursive = ret == DOUBLE and self.chance(0.3)
        if recursive:
            self.features.add("recursion")
            body.append(
                Block((Arm("if (k < 1) {", "if k < 1:", (), (Line("return y;", 'return load("double", y)'),)),), "}")
            )
        inner = self.statements(scope, 1, 3)
        if recursive:
            listed = ", ".join(["$0", "k - 1", *names[2:]])
            copied = [
                f"copied({v}, {t.size()})" if t.kind == "struct" else v
                for v, t in zip(names[2:], types[2:], strict=True)
            ]
            again = Ex(
                "double",
                f"@@{name}({listed})",
                f"{name}({', '.join(['$0', 'k - 1', *copied])})",
                (self.value(scope, 1),),
            )
            inner = inner + self.real_variable(scope, again)
        body += inner
        if ret == DOUBLE:
            body += self.last(scope, self.value(scope))
        else:
            body += scope.ends
        if ret not in (None, DOUBLE):
            made, value = result  # type: ignore[misc]
            body += made
            if ret == "pointer":
                ret = pointer(DOUBLE, 3)
            body.append(Line("return $0;", "return $0", (value,)))
        self.returns_real = True
        self.helpers.append(Helper(name, tuple(types), ret, 60 if recursive else 20))
        head = (
            ret.declare(f"@@{name}")
            if ret is not None and ret.kind != "pointer"
            else "double *@@" + name
            if ret
            else "void @@" + name
        )
        params = ", ".join(ty.declare(v) for v, ty in zip(names, types, strict=True))
        return Routine(
            name,
            f"{self.rng.choice(QUALIFIERS)} {head}({params}) {{",
            f"def {name}({', '.join(names)}):",
            tuple(body),
            "}",
        )

    def result(
        self, scope: Reach, ret: Type | str | None, types: list[Type], names: list[str]
    ) -> tuple[list[Stmt], Ex] | None:
        """What a helper returns that is no number: an object, or a pointer into what it has been given."""
        if ret is None or ret == DOUBLE:
            return [], self.whole(0)
        if ret == "pointer":
            found = self.address(Reach([p for p in scope.places if p.root == 0 and p.writable], scope.ints), DOUBLE, 3)
            return None if found is None else ([], found)
        assert isinstance(ret, Type)
        outside = Reach([p for p in scope.places if p.root == 0], list(scope.ints), depth=0)
        made, place = self.local(outside, ret)
        made += self.fill(outside, place)
        return (made, place.ex) if not outside.ends else None

    def last(self, scope: Reach, value: Ex) -> list[Stmt]:
        """Returns ``value``, computed before everything is released."""
        made = self.real_variable(scope, value)
        return [*made, *scope.ends, Line("return $0;", "return dbl($0)", (self.load(scope.places[-1]),))]
