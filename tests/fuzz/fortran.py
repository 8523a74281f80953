"""Random Fortran programs: array expressions, derived types, module variables, procedures of every kind.

`generate` gives a `tests.fuzz.pairs.Program`; `FEATURES` is what programs are made of.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from .fortran_statements import Statements
from .fortran_values import Scope, Vector, whole
from .pairs import Arm, Block, Entry, Ex, Line, Program, Routine, Stmt
from .scope import IntVar
from .tree import Param, Var

FEATURES = frozenset({
    "allocatable", "allocatable component", "array assignment", "array of objects", "assign", "associate",
    "assumed shape", "automatic array", "branch", "call", "case", "condition on data", "cshift", "cycle",
    "declare", "descending loop", "do concurrent", "dot_product", "elemental", "exit", "float array",
    "function", "in place", "index from data", "internal procedure", "leave", "loop", "loop with a step", "matmul",
    "matrix", "maxloc", "maxval", "merge", "minval", "object", "object assignment",
    "object call", "optional reduction", "pointer", "product", "recursion", "reshape", "section",
    "reversed section", "strided section", "select", "subroutine", "sum", "transpose", "where", "while",
})  # fmt: skip


def generate(seed: int) -> Program:
    """The program of ``seed``: always the same one."""
    return _Builder(seed).program()


@dataclass(frozen=True)
class Helper:
    """A module procedure: ``kind`` says how it is called."""

    name: str
    kind: str
    cost: int = 20


class _Builder(Statements):
    def __init__(self, seed: int) -> None:
        self.seed = seed
        super().__init__(random.Random(seed * 2 + 1), set())
        self.n, self.m = self.rng.randint(4, 7), self.rng.randint(3, 5)
        self.floats = self.chance(0.25)
        self.helpers: list[Helper] = []
        self.makers[self.call] = 2.0

    # --- module procedures ---
    def helper(self, name: str) -> Routine:
        kind = self.rng.choice(("elemental", "subroutine", "assumed", "function", "recursive", "object"))
        self.features.add(
            {"assumed": "assumed shape", "object": "object call", "recursive": "recursion"}.get(kind, kind)
        )
        routine = getattr(self, "helper_" + kind)(name)
        self.helpers.append(Helper(name, kind, 40 if kind == "recursive" else 20))
        return routine

    def routine(
        self, name: str, head: str, dummies: str, oracle: str, scope: Scope, body: list[Stmt], kind: str
    ) -> Routine:
        declared = [Line(line, "") for line in (*dummies.split("\n"), *scope.declared)]
        return Routine(name, head, oracle, (*declared, *body), f"end {kind}")

    def helper_elemental(self, name: str) -> Routine:
        x, y = (Ex("double", v, v) for v in "xy")
        value = self.real(lambda: self.rng.choice((x, y)), 3)
        body: list[Stmt] = [Line("r = $0", "r = dbl($0)", (value,))]
        if self.chance(0.4):
            test = self.decision(lambda: x)
            again = Line("r = $0", "r = dbl($0)", (self.real(lambda: self.rng.choice((x, y)), 2),))
            body.append(Block((Arm("if ($0) then", "if $0:", (test,), (again,)),), "end if"))
        body.append(Line("", "return r"))
        head = f"elemental function @@{name}(x, y) result(r)"
        dummies = "real(8), intent(in) :: x, y\nreal(8) :: r"
        return self.routine(name, head, dummies, f"def {name}_(x, y):", Scope(), body, "function")

    def helper_subroutine(self, name: str) -> Routine:
        """Explicit shape, and a scalar that is changed."""
        scope = Scope(depth=1, ints=[IntVar("k", 1, 4), IntVar("l", 4, 4)])
        scope.vectors.append(Vector("p", 4, whole("l")))
        scope.scalar("y")
        body = self.body(scope, 2, 4)
        body.append(Line("y = $0", "y = dbl($0)", (self.value(scope),)))
        head = f"subroutine @@{name}(p, l, y, k)"
        dummies = "integer, intent(in) :: l, k\nreal(8), intent(inout) :: p(l), y"
        body.append(Line("", "return y"))
        return self.routine(name, head, dummies, f"def {name}(p, l, y, k):", scope, body, "subroutine")

    def helper_assumed(self, name: str) -> Routine:
        """Assumed shape: what is passed can be a section with a stride."""
        scope = Scope(depth=1)
        size = Ex("int", "size(p)", "len(p)")
        scope.vectors += [Vector("p", 2, size), Vector("q", 2, Ex("int", "size(q)", "len(q)"), writable=False)]
        head = f"subroutine @@{name}(p, q)"
        i = scope.integer(self.fresh("i"))
        inner = scope.child(4)
        element = Ex("double", f"p({i})", f"p[at({i})]")
        other = Ex("double", f"q(1 + mod({i}, size(q)))", f"q[at(1 + {i} % len(q))]")
        value = self.real(lambda: self.rng.choice((element, other, self.leaf(inner))), 2)
        body = [self.do(i, size, [Line(f"p({i}) = $0", f"p[at({i})] = dbl($0)", (value,))]), *self.body(scope, 0, 2)]
        dummies = "real(8), intent(inout) :: p(:)\nreal(8), intent(in) :: q(:)"
        return self.routine(name, head, dummies, f"def {name}(p, q):", scope, body, "subroutine")

    def helper_function(self, name: str) -> Routine:
        scope = Scope(depth=1, ints=[IntVar("k", 1, 4)])
        scope.vectors.append(Vector("p", 4, Ex("int", "4", "4"), writable=False))
        scope.scalar("y", writable=False)
        body = self.body(scope, 1, 3)
        body.append(Line("r = $0", "return dbl($0)", (self.value(scope),)))
        head = f"function @@{name}(p, y, k) result(r)"
        dummies = "real(8), intent(in) :: p(4), y\ninteger, intent(in) :: k\nreal(8) :: r"
        return self.routine(name, head, dummies, f"def {name}(p, y, k):", scope, body, "function")

    def helper_recursive(self, name: str) -> Routine:
        scope = Scope(depth=3, ints=[IntVar("k", 1, 4)])
        scope.vectors.append(Vector("p", 4, Ex("int", "4", "4")))
        scope.scalar("y", writable=False)
        stop = Arm(
            "if (k < 1) then", "if k < 1:", (), (Line("r = 0.5d0 * y", "r = dbl(0.5 * y)"), Line("return", "return r"))
        )
        change = Line("p(k) = $0", "p[at(k)] = dbl($0)", (self.value(scope),))
        again = Ex("double", f"@@{name}(p, $0, k - 1)", f"{name}(p, dbl($0), k - 1)", (self.value(scope, 1),))
        body: list[Stmt] = [
            Block((stop,), "end if"), change, Line("r = 0.4d0 * $0", "r = dbl(0.4 * $0)", (again,)),
            Line("r = r + $0", "return dbl(r + $0)", (self.value(scope),)),
        ]  # fmt: skip
        head = f"recursive function @@{name}(p, y, k) result(r)"
        dummies = "real(8), intent(inout) :: p(4)\nreal(8), intent(in) :: y\ninteger, intent(in) :: k\nreal(8) :: r"
        return self.routine(name, head, dummies, f"def {name}(p, y, k):", scope, body, "function")

    def helper_object(self, name: str) -> Routine:
        scope = Scope(depth=1)
        scope.objects.append(("o", "o"))
        body = self.body(scope, 2, 4)
        dummies = "type(@@inner), intent(inout) :: o"
        return self.routine(name, f"subroutine @@{name}(o)", dummies, f"def {name}(o):", scope, body, "subroutine")

    def call(self, scope: Scope) -> list[Stmt]:
        found = [h for h in self.helpers if h.cost * scope.trips < 600]
        if not found:
            return []
        helper = self.rng.choice(found)
        vector = self.contiguous(scope, 4, writable=True)
        if vector is None:
            return []
        name = helper.name
        match helper.kind:
            case "elemental":
                if self.chance(0.5):
                    value = Ex("vec", f"@@{name}($0, $1)", f"each({name}_, $0, $1)", (vector, self.value(scope, 1)))
                    return [Line("$0 = $1", "put($0, $1)", (vector, value))]
                call = Ex(
                    "double", f"@@{name}($0, $1)", f"{name}_($0, $1)", (self.value(scope, 1), self.value(scope, 1))
                )
                return self.declared_real(scope, call)
            case "subroutine":
                made = self.declared_real(scope, self.value(scope, 1))
                x = scope.scalars[-1].name
                line = Line(
                    f"call @@{name}($0, 4, {x}, $1)", f"{x} = {name}($0, 4, {x}, $1)", (vector, self.position(scope, 4))
                )
                return [*made, line]
            case "assumed":
                first, second = self.section(scope, writable=True), self.section(scope)
                if first is None or second is None:
                    return []
                copied = Ex("vec", "(1.0d0 * $0)", "wide($0)", (second[0],))
                return [Line(f"call @@{name}($0, $1)", f"{name}($0, $1)", (first[0], copied))]
            case "object":
                if not scope.objects:
                    return []
                target, oracle = self.rng.choice(scope.objects)
                return [Line(f"call @@{name}({target})", f"{name}({oracle})")]
        args = (vector, self.value(scope, 1), self.position(scope, 4))
        return self.declared_real(scope, Ex("double", f"@@{name}($0, $1, $2)", f"{name}($0, dbl($1), $2)", args))

    # --- the whole ---
    def module(self) -> list[Line]:
        values = [round(self.rng.uniform(0.1, 1.2), 4) for _ in range(4)]
        listed = ", ".join(f"{v}d0" for v in values)
        allocatable = "\nreal(8), allocatable :: w(:)" if self.allocatable_component else ""
        return [
            Line("module @@state\nimplicit none", "st = Record(acc=dbl(0.0), store=full(0.0, 4))"),
            Line(
                f"real(8), parameter :: coef(4) = [{listed}]", f"coef = fresh(4)\nput(coef, np.array({values}, object))"
            ),
            Line("real(8) :: acc = 0.0d0\nreal(8) :: store(4) = 0.0d0", ""),
            Line(f"type :: @@inner\nreal(8) :: x\ninteger :: k\nreal(8) :: y(3){allocatable}\nend type", ""),
            Line("type :: @@outer\ntype(@@inner) :: part\nreal(8) :: z\ntype(@@inner) :: parts(2)\nend type", ""),
            Line("contains", ""),
        ]

    def program(self) -> Program:
        self.allocatable_component = self.chance(0.2)
        preamble = self.module()
        routines = [self.helper(f"h{k}") for k in range(self.rng.randint(0, 3))]
        params = [Param("a", "pointer", "double", length=Var("n", "int"))]
        if self.chance(0.7):
            params.append(Param("b", "pointer", "float" if self.floats else "double", length=Var("n", "int")))
        if self.chance(0.6):
            params.append(Param("s", "scalar", "double", active=self.chance(0.85)))
        params += [Param("n", "scalar", "int"), Param("m", "scalar", "int")]
        scope = Scope(ints=[IntVar("n", self.n, self.n), IntVar("m", self.m, self.m)])
        scope.vectors.append(Vector("coef", 4, Ex("int", "4", "4"), writable=False))
        body: list[Stmt] = [Line("acc = 0.2d0", "st.acc = dbl(0.2)"), Line("store = 0.3d0", "put(st.store, 0.3)")]
        scope.add_module()
        dummies = ["integer, intent(in) :: n, m"]
        for param in params:
            if param.kind == "pointer":
                kind = 4 if param.ty == "float" else 8
                dummies.append(f"real({kind}), intent(inout), target :: {param.name}(n)")
                if kind == 4:
                    self.features.add("float array")
                scope.vectors.append(Vector(param.name, self.n, whole("n"), single=kind == 4))
            elif param.ty == "double":
                dummies.append(f"real(8), intent(in) :: {param.name}")
                scope.scalar(param.name, writable=False)
        dummies.append("real(8) :: r")
        internal = self.internal_procedure(scope) if self.chance(0.3) else None
        if internal:
            self.makers[self.call_internal] = 1.5
            body.append(Line("", internal[1]))
        body += self.body(scope, 4, 9)
        total = self.value(scope)
        for _ in range(4):
            total = self.make("$0 + 0.4 * $1", total, self.leaf(scope))
        body.append(Line("r = $0", "return dbl($0)", (total,)))
        body += [Line("\n".join(internal[0]), "")] if internal else []
        listed = ", ".join(p.name for p in params)
        routines = [*routines, Routine("end", "end module @@state", "", (), "")]
        head = f"function @@f({listed}) result(r)\nuse @@state\nimplicit none"
        main = self.routine("f", head, "\n".join(dummies), f"def main({listed}):", scope, body, "function @@f")
        entry = Entry("f", "double", tuple(params))
        return Program(
            "fortran",
            self.seed,
            tuple(preamble),
            (*routines, main),
            entry,
            self.n,
            self.m,
            self.floats,
            frozenset(self.features),
        )
