"""Builds a random kernel from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from .emit import emit_c
from .scope import HELPER_LENGTH, ArrayVar, Helper, IntVar, RealVar, Scope
from .statements import Statements
from .tree import (
    Assign,
    Binary,
    Call,
    Compare,
    Do,
    Expr,
    Function,
    If,
    Index,
    IntLit,
    Kernel,
    Param,
    RealLit,
    Return,
    Slice,
    Stmt,
    StructArg,
    StructDef,
    StructMember,
    Table,
    Var,
    static_length,
    walk,
)  # fmt: skip

__all__ = ["FEATURES", "emit_c", "generate"]

FEATURES = frozenset({
    "accumulate", "aliased arguments", "assign", "branch", "break", "call helper",
    "call of __attribute__((noinline)) static helper", "call of static helper",
    "call of static inline helper", "cast", "compound assignment", "condition on data",
    "condition on index", "constant table", "continue", "copy struct", "declare", "declare struct",
    "dereference", "descending loop", "do loop", "early return", "fall through", "float", "float array",
    "float result", "for loop", "heap block", "helper in expression", "in place", "inactive argument",
    "index from data", "index modulo", "int loop", "integer in arithmetic", "leave loop", "libm",
    "local array", "local fixed", "local matrix", "logical operators", "long loop", "loop to a constant",
    "loop to a variable", "malloc in a nested block", "matrix", "memcpy", "memmove", "memset",
    "move memory", "nested loop", "no result", "pointer", "pointer chosen at run time", "pointer offset",
    "read write read", "recursion over an array", "recursion", "restrict", "result through pointer",
    "size_t loop", "step function", "struct by pointer", "struct by value", "struct returned", "switch",
    "ternary", "triangular loop", "unsigned loop", "vla", "walk", "while loop", "zero memory",
})  # fmt: skip
"""Everything that a kernel can contain; ``Kernel.features`` is a subset."""

QUALIFIERS = ("static inline", "__attribute__((noinline)) static", "static")


def generate(seed: int) -> Kernel:
    """The random kernel of ``seed``: always the same one."""
    return _Builder(seed).kernel()


class _Builder:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.features: set[str] = set()
        self.floats = self.rng.random() < 0.35
        self.make = Statements(self.rng, self.features, self.floats)
        self.n, self.m = self.rng.randint(4, 7), self.rng.randint(3, 5)

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def kernel(self) -> Kernel:
        structs = self.structs() if self.chance(0.45) else ()
        self.make.struct_defs = list(structs)
        tables = self.tables() if self.chance(0.3) else ()
        helpers = list(self.helper_functions())
        main = self.main()
        features = frozenset(self.features)
        return Kernel(self.seed, structs, tables, tuple(helpers), main, self.n, self.m, features)

    def structs(self) -> tuple[StructDef, ...]:
        members = [StructMember("u", "double"), StructMember("v", self.make.scalar_type())]
        if self.chance(0.5):
            members.insert(1, StructMember("k", "int"))
        if self.chance(0.5):
            members.append(StructMember("w", "double", self.rng.randint(2, 3)))
        return (StructDef("S", tuple(members)),)

    def tables(self) -> tuple[Table, ...]:
        values = tuple(round(self.rng.uniform(0.1, 1.2), 4) for _ in range(self.rng.randint(4, 6)))
        size = IntLit(len(values))
        self.make.tables.append(ArrayVar("table", "double", len(values), size, writable=False))
        return (Table("table", values),)

    # --- helpers ---
    def helper_functions(self) -> Iterator[Function]:
        for number in range(self.rng.randint(0, 3)):
            pick = self.rng.random()
            name = f"h{number}"
            if pick < 0.14:
                helper = self.recursive_scalar(name)
            elif pick < 0.28:
                helper = self.recursive_array(name)
            else:
                helper = self.ordinary(name)
            self.make.helpers.append(helper)
            yield helper.function

    def ordinary(self, name: str) -> Helper:
        """A function with random parameters and a random body."""
        params = self.helper_params()
        results = ["double", "double", self.make.scalar_type(), "void"]
        pure = all(p.const or p.kind in ("scalar", "struct") for p in params)
        ret = self.rng.choice(results + [s.name for s in self.make.struct_defs])
        if pure and ret == "void":
            ret = "double"
        scope = Scope(ret, max_trips=16, level=1)
        for param in params:
            scope.add_param(param, {s.name: s for s in self.make.struct_defs})
        body = self.make.body(scope, 1, 3)
        body += self.writes_through(scope, params)
        if ret in ("double", "float"):
            body += (Return(self.make.limit((self.make.mixture(scope), 9.0), 3.0)),)
        elif ret != "void":
            body += self.return_struct(scope)
        function = Function(name, ret, params, body, self.rng.choice(QUALIFIERS))
        return Helper(function, pure, 40)

    def helper_params(self) -> tuple[Param, ...]:
        params = [Param(f"x{i}", "scalar", self.make.scalar_type()) for i in range(self.rng.randint(1, 2))]
        if self.chance(0.5):
            params.append(Param("k", "scalar", "int"))
        length = IntLit(HELPER_LENGTH)
        for i in range(self.rng.choice((0, 1, 2))):
            ty = self.make.scalar_type() if self.chance(0.3) else "double"
            params.append(Param(f"p{i}", "pointer", ty, const=self.chance(0.35), length=length))
        if self.chance(0.3):
            params.append(Param("out", "pointer", self.make.scalar_type(), length=IntLit(1)))
        if self.make.struct_defs and self.chance(0.7):
            kind = self.rng.choice(("struct", "struct_pointer"))
            const = kind == "struct_pointer" and self.chance(0.4)
            params.append(Param("g", kind, self.make.struct_defs[0].name, const))
        return tuple(params)

    def writes_through(self, scope: Scope, params: tuple[Param, ...]) -> tuple[Stmt, ...]:
        if not any(p.name == "out" for p in params):
            return ()
        out = next(p for p in params if p.name == "out")
        return (Assign(Index("out", (IntLit(0),), out.ty), "=", self.make.tame(scope)),)

    def return_struct(self, scope: Scope) -> tuple[Stmt, ...]:
        made = self.make.declare_struct(scope)
        return (*made, Return(StructArg(scope.structs[-1].name, "", True)))

    def recursive_scalar(self, name: str) -> Helper:
        """``double h(double x0, int k)``, which calls itself with ``k - 1``."""
        params = (Param("x0", "scalar", "double"), Param("k", "scalar", "int"))
        scope = Scope(
            "double", max_trips=1, level=3, reals=[RealVar("x0", "double")], ints=[IntVar("k", 0, 4)]
        )
        k = Var("k", "int")
        stop = If(Compare("<", k, IntLit(1)), (Return(self.make.tame(scope)),))
        inner = Call(name, (self.make.limit(self.make.real(scope), 3.0), Binary("-", k, IntLit(1))), "double")
        body = (stop, Return(Binary("+", self.make.tame(scope), Binary("*", RealLit(0.4), inner))))
        self.features.add("recursion")
        return Helper(Function(name, "double", params, body, self.rng.choice(QUALIFIERS[1:])), True, 15)

    def recursive_array(self, name: str) -> Helper:
        """``void h(double *p0, double x0, int k)``, which updates an element and recurses."""
        length = IntLit(HELPER_LENGTH)
        params = (Param("p0", "pointer", "double", length=length), Param("x0", "scalar", "double"),
                  Param("k", "scalar", "int"))  # fmt: skip
        k, less = Var("k", "int"), Binary("-", Var("k", "int"), IntLit(1))
        scope = Scope("void", max_trips=1, level=3, reals=[RealVar("x0", "double")])
        element, below = Index("p0", (less,), "double"), Index("p0", (IntLit(0),), "double")
        value = Binary("+", self.make.tame(scope, 1), Binary("*", RealLit(0.3), Binary("*", element, below)))
        passed = self.make.limit((Binary("*", Var("x0", "double"), element), 9.0), 3.0)
        body = (
            If(Compare("<", k, IntLit(1)), (Return(None),)),
            Assign(element, "=", self.make.limit((value, 9.0), 3.0)),
            Do(Call(name, (Slice("p0", IntLit(0)), passed, less), "void")),
        )
        self.features.add("recursion over an array")
        return Helper(Function(name, "void", params, body, self.rng.choice(QUALIFIERS[1:])), False, 15)

    # --- the entry ---
    def main(self) -> Function:
        params = self.main_params()
        ret = self.rng.choice(["double"] * 7 + ["void", "float" if self.floats else "double"])
        scope = Scope(ret)
        scope.ints = [IntVar("n", self.n, self.n), IntVar("m", self.m, self.m)]
        values = {"n": self.n, "m": self.m}
        for param in params:
            if param.length is not None:
                length = static_length(param.length, values)
                scope.arrays.append(ArrayVar(param.name, param.ty, length, param.length, not param.const))
            elif param.ty != "int":
                scope.reals.append(RealVar(param.name, param.ty))
        body = self.first_statements(scope) + self.make.body(scope, 3, 8)
        body += self.remaining_calls(scope, body)
        if ret == "void":
            self.features.add("no result")
            body += self.final_store(scope)
        else:
            body += (Return(self.make.mixture(scope)),)
        if ret == "float":
            self.features.add("float result")
        return Function("f", ret, params, body)

    def first_statements(self, scope: Scope) -> tuple[Stmt, ...]:
        """A struct to begin with where there is one to use: helpers that take it need it in sight."""
        return tuple(self.make.declare_struct(scope)) if self.chance(0.7) else ()

    def remaining_calls(self, scope: Scope, body: tuple[Stmt, ...]) -> tuple[Stmt, ...]:
        """Calls of the helpers that nothing has called so far, where there is something to pass to them."""
        inside = [h.function.body for h in self.make.helpers]
        called = {node.name for node in walk((body, *inside)) if isinstance(node, Call)}
        made: list[Stmt] = []
        for helper in self.make.helpers:
            if helper.function.name not in called and self.make.callable(scope, helper):
                made += self.make.statement_calling(scope, helper)
        return tuple(made)

    def final_store(self, scope: Scope) -> tuple[Stmt, ...]:
        return (Assign(Index("a", (IntLit(0),), scope.arrays[0].ty), "+=", self.make.mixture(scope)),)

    def main_params(self) -> tuple[Param, ...]:
        n, m = Var("n", "int"), Var("m", "int")
        lengths: list[Expr] = [
            n,
            Binary("+", n, m),
            Binary("*", n, m),
            Binary("+", Binary("*", IntLit(2), n), IntLit(1)),
        ]
        restrict = self.chance(0.3)
        names = ["a", *self.rng.sample(["b", "c", "d"], self.rng.randint(0, 3))]
        params = []
        for name in names:
            const = name == "c"
            ty = "float" if self.floats and self.chance(0.25) else "double"
            if ty == "float":
                self.features.update(("float", "float array"))
            active = not const or self.chance(0.8)
            length = self.rng.choices(lengths, (6, 3, 1, 3))[0]
            params.append(Param(name, "pointer", ty, const, restrict, length, active))
        for name in ["s", "t"][: self.rng.randint(0, 2)]:
            params.append(Param(name, "scalar", self.make.scalar_type(), active=self.chance(0.85)))
        if restrict:
            self.features.add("restrict")
        if not all(p.active for p in params):
            self.features.add("inactive argument")
        if self.chance(0.2):
            self.rng.shuffle(params)
        return (*params, Param("n", "scalar", "int"), Param("m", "scalar", "int"))
