"""Random expressions.  Floating ones come with a rough bound of their magnitude, which keeps values tame."""

from __future__ import annotations

import random

from .scope import HELPER_LENGTH, ArrayVar, Helper, IntVar, Scope, StructVar
from .tree import (
    AddressOf,
    Arg,
    Binary,
    Call,
    Cast,
    Compare,
    Deref,
    Expr,
    Index,
    IntLit,
    Logic,
    Math,
    Member,
    Neg,
    Not,
    Param,
    Place,
    RealLit,
    Select,
    Slice,
    StructArg,
    Var,
    type_of,
)  # fmt: skip

NOMINAL = 3.0
"""Variables are taken to stay below this; only accumulations exceed it, by a little."""

Bounded = tuple[Expr, float]

BOUNDED_FUNCTIONS = {"sin": 1.0, "cos": 1.0, "tanh": 1.0, "atan": 1.6, "erf": 1.0}
LIMITED_FUNCTIONS = {
    "exp": (1.0, 2.8), "exp2": (1.0, 2.0), "expm1": (1.0, 1.8), "sinh": (1.0, 1.2), "cosh": (1.0, 1.6),
    "tan": (0.9, 1.3), "asin": (0.9, 1.2), "acos": (0.9, 2.8),
}  # fmt: skip
POSITIVE_FUNCTIONS = {"log": 2.4, "log2": 3.4, "log1p": 2.4, "sqrt": 3.2, "cbrt": 2.2}


class Expressions:
    """Builds expressions out of what a scope offers; ``features`` collects what has been used."""

    def __init__(self, rng: random.Random, features: set[str], floats: bool) -> None:
        self.rng = rng
        self.features = features
        self.floats = floats
        self.helpers: list[Helper] = []
        self.tables: list[ArrayVar] = []

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    # --- integers ---
    def index(self, scope: Scope, array: ArrayVar) -> tuple[Expr, ...]:
        """Subscripts within ``array``."""
        if not array.columns:
            return (self.position(scope, array.length, array.size),)
        self.features.add("matrix")
        rows = array.length // array.columns
        return (
            self.position(scope, rows, IntLit(rows)),
            self.position(scope, array.columns, IntLit(array.columns)),
        )

    def position(self, scope: Scope, length: int, size: Expr) -> Expr:
        """An integer expression within ``0..length - 1``; ``size`` is ``length`` in C."""
        if not scope.ints or self.chance(0.12):
            return IntLit(self.rng.randrange(min(length, 4)))
        var = self.rng.choice(scope.ints[-3:])
        if self.chance(0.25):
            return self.wrapped(scope, var, size)
        forms = [f for f in self.shifted(scope, var, length, size) if f is not None]
        return self.rng.choice(forms) if forms else self.wrapped(scope, var, size)

    def shifted(self, scope: Scope, var: IntVar, length: int, size: Expr) -> list[Expr | None]:
        """Affine forms of ``var`` that fit, ``None`` for those that do not."""
        i, other = Var(var.name, "int"), self.rng.choice(scope.ints)
        c = self.rng.choice((1, 2))
        return [
            i if var.high < length else None,
            Binary("+", i, IntLit(c)) if var.high + c < length else None,
            Binary("-", i, IntLit(c)) if c <= var.low and var.high - c < length else None,
            Binary("+", Binary("*", i, IntLit(2)), IntLit(1)) if 2 * var.high + 1 < length else None,
            Binary("-", Binary("-", size, IntLit(1)), i) if var.high < length else None,
            Binary("+", i, Var(other.name, "int")) if var.high + other.high < length else None,
        ]

    def wrapped(self, scope: Scope, var: IntVar, size: Expr) -> Expr:
        i, other = Var(var.name, "int"), Var(self.rng.choice(scope.ints).name, "int")
        inner = self.rng.choice(
            (
                i,
                Binary("*", i, IntLit(7)),
                Binary("+", i, other),
                Binary("+", Binary("*", i, IntLit(2)), IntLit(1)),
            )
        )
        self.features.add("index modulo")
        return Binary("%", inner, size)

    def integer(self, scope: Scope, low: int, high: int) -> Expr:
        """An integer within ``low..high``."""
        fitting = [v for v in scope.ints if low <= v.low and v.high <= high]
        if fitting and self.chance(0.7):
            return Var(self.rng.choice(fitting).name, "int")
        return IntLit(self.rng.randint(low, high))

    # --- conditions ---
    def condition(self, scope: Scope) -> Expr:
        if self.chance(0.15):
            op = self.rng.choice(("&&", "||"))
            self.features.add("logical operators")
            return Logic(op, self.condition(scope), self.condition(scope))
        if any(v.low < v.high for v in scope.ints) and self.chance(0.4):
            return self.index_condition(scope)
        return self.data_condition(scope)

    def data_condition(self, scope: Scope) -> Expr:
        """A comparison of data with something that it is unlikely to equal."""
        self.features.add("condition on data")
        left = self.leaf(scope)[0]
        right: Expr = self.literal(type_of(left), -0.3, 0.9)
        if self.chance(0.3):
            right = Binary("+", self.leaf(scope)[0], self.literal("double", 0.05, 0.3))
        test = Compare(self.rng.choice(("<", ">", "<=", ">=")), left, right)
        return Not(test) if self.chance(0.1) else test

    def rare_condition(self, scope: Scope) -> Expr:
        """A comparison of data that holds now and then: what follows a jump must mostly run."""
        self.features.add("condition on data")
        left = self.leaf(scope)[0]
        return Compare(">", left, self.literal(type_of(left), 0.8, 1.6))

    def index_condition(self, scope: Scope) -> Expr:
        self.features.add("condition on index")
        var = self.rng.choice([v for v in scope.ints if v.low < v.high])
        i = Var(var.name, "int")
        if self.chance(0.5):
            return Compare(
                self.rng.choice(("==", "!=")), Binary("%", i, IntLit(2)), IntLit(self.rng.randrange(2))
            )
        bound: Expr = IntLit(self.rng.randint(var.low, var.high + 1))
        if self.chance(0.4):
            bound = Var(self.rng.choice(scope.ints).name, "int")
        return Compare(self.rng.choice(("<", ">", "==", "!=")), i, bound)

    # --- floating numbers ---
    def literal(self, ty: str, low: float = 0.1, high: float = 1.5) -> Expr:
        value = round(self.rng.uniform(low, high), 5)
        literal = RealLit(abs(value) + 1e-7, "float" if ty == "float" and self.chance(0.7) else "double")
        return Neg(literal) if value < 0 else literal

    def places(self, scope: Scope, writable: bool) -> list[Place]:
        """Floating lvalues in sight, one subscript choice for each array."""
        found: list[Place] = [Var(v.name, v.ty) for v in scope.reals[-6:]]
        arrays = scope.arrays if writable else scope.arrays + self.tables
        for array in arrays:
            if array.writable or not writable:
                found.append(self.element(scope, array))
        for struct in scope.structs:
            if struct.writable or not writable:
                found += self.members(scope, struct)
        return found

    def element(self, scope: Scope, array: ArrayVar) -> Place:
        if array in self.tables:
            self.features.add("constant table")
        if not array.columns and self.chance(0.06):
            self.features.add("dereference")
            return Deref(array.name, array.ty)
        return Index(array.name, self.index(scope, array), array.ty)

    def members(self, scope: Scope, struct: StructVar) -> list[Place]:
        found: list[Place] = []
        for member in struct.definition.members:
            if member.ty == "int":
                continue
            at = self.position(scope, member.count, IntLit(member.count)) if member.count else None
            found.append(Member(struct.name, member.name, member.ty, struct.arrow, at))
        return found

    def leaf(self, scope: Scope) -> Bounded:
        places = self.places(scope, writable=False)
        if places and self.chance(0.85):
            place = self.rng.choice(places)
            if type_of(place) == "float":
                self.features.add("float")
            return place, NOMINAL
        if scope.ints and self.chance(0.3):
            self.features.add("integer in arithmetic")
            var = self.rng.choice(scope.ints)
            return Binary("*", self.literal("double", 0.02, 0.1), Var(var.name, "int")), 1.5
        return self.literal("float" if self.floats and self.chance(0.3) else "double"), 1.5

    def real(self, scope: Scope, depth: int = 2) -> Bounded:
        """A floating expression and a bound of its magnitude."""
        if depth <= 0 or self.chance(0.15):
            return self.leaf(scope)
        pick = self.rng.random()
        if pick < 0.42:
            return self.arithmetic(scope, depth)
        if pick < 0.84:
            return self.math(scope, depth)
        if pick < 0.9:
            self.features.add("ternary")
            left, right = self.real(scope, depth - 1), self.real(scope, depth - 1)
            return Select(self.condition(scope), left[0], right[0]), max(left[1], right[1])
        if pick < 0.93 and self.floats:
            self.features.add("cast")
            self.features.add("float")
            value, bound = self.real(scope, depth - 1)
            return Cast(self.rng.choice(("float", "double")), value), bound
        return self.pure_call(scope, depth)

    def arithmetic(self, scope: Scope, depth: int) -> Bounded:
        (x, xb), (y, yb) = self.real(scope, depth - 1), self.real(scope, depth - 1)
        match self.rng.choice("++-**/n"):
            case "+":
                return Binary("+", x, y), xb + yb
            case "-":
                return Binary("-", x, y), xb + yb
            case "*":
                return Binary("*", x, y), xb * yb
            case "/":
                return Binary("/", x, Binary("+", self.literal(type_of(y), 1.2, 2.0), self.square(scope))), xb
        return Neg(x), xb

    def square(self, scope: Scope) -> Expr:
        leaf = self.leaf(scope)[0]
        return Binary("*", leaf, leaf)

    def limit(self, value: Bounded, limit: float, strict: bool = False) -> Expr:
        """``value`` brought below ``limit``; ``strict`` for functions with a domain to respect."""
        expr, bound = value
        if bound <= limit and not strict:
            return expr
        pick = self.rng.random()
        if pick < 0.4 and not strict:
            return Binary("*", expr, RealLit(round(limit / bound, 5), type_of(expr)))
        call = self.spelled("tanh" if pick < 0.7 else "sin", expr)
        return call if limit >= 1 and not strict else Binary("*", call, RealLit(limit, type_of(call)))

    def spelled(self, name: str, *args: Expr) -> Expr:
        """A libm call, in its ``float`` spelling at times where all arguments are ``float``."""
        single = all(type_of(a) == "float" for a in args) and self.chance(0.6)
        self.features.add("libm")
        return Math(name, args, single)

    def math(self, scope: Scope, depth: int) -> Bounded:
        family = self.rng.choice(
            ("bounded", "bounded", "limited", "positive", "power", "two", "kink", "step")
        )
        first = self.real(scope, depth - 1)
        if family == "bounded":
            name = self.rng.choice(sorted(BOUNDED_FUNCTIONS))
            return self.spelled(name, first[0]), BOUNDED_FUNCTIONS[name]
        if family == "limited":
            name = self.rng.choice(sorted(LIMITED_FUNCTIONS))
            limit, bound = LIMITED_FUNCTIONS[name]
            return self.spelled(name, self.limit(first, limit, strict=name in ("asin", "acos"))), bound
        if family == "positive":
            name = self.rng.choice(sorted(POSITIVE_FUNCTIONS))
            square = self.square(scope)
            shifted = (
                square if name == "log1p" else Binary("+", self.literal(type_of(square), 0.8, 1.3), square)
            )
            return self.spelled(name, shifted), POSITIVE_FUNCTIONS[name]
        if family == "power":
            base = Binary("+", self.literal("double", 0.8, 1.3), self.square(scope))
            exponent = self.literal("double") if self.chance(0.5) else self.limit(first, 1.0)
            return self.spelled("pow", base, exponent), 8.0
        return self.math_of_two(scope, first, family)

    def math_of_two(self, scope: Scope, first: Bounded, family: str) -> Bounded:
        x, bound = first
        y, other = self.leaf(scope)
        offset = self.literal("double", 0.11, 0.9)
        if family == "two":
            positive = Binary("+", self.literal(type_of(y), 0.8, 1.3), Binary("*", y, y))
            name = self.rng.choice(("atan2", "hypot", "fma"))
            if name == "fma":
                return self.spelled(name, x, y, self.leaf(scope)[0]), bound * other + NOMINAL
            return self.spelled(name, x, positive), 2.0 if name == "atan2" else bound + 10
        if family == "kink":
            name = self.rng.choice(("fabs", "fmax", "fmin", "copysign"))
            if name == "fabs":
                return self.spelled(name, Binary("+", x, offset)), bound + 1
            return self.spelled(name, x, Binary("+", y, offset)), bound + other + 1
        if self.chance(0.5):
            self.features.add("step function")
            return self.spelled("floor", Binary("+", x, offset)), bound + 1
        return self.spelled("fmod", Binary("+", x, offset), self.literal("double", 1.1, 1.7)), 1.7

    # --- calls ---
    def pure_call(self, scope: Scope, depth: int) -> Bounded:
        found = [
            h for h in self.helpers
            if h.pure and h.function.ret in ("float", "double") and h.cost * scope.trips <= 1500
            and self.callable(scope, h)
        ]  # fmt: skip
        if not found:
            return self.leaf(scope)
        self.features.add("helper in expression")
        return self.call(scope, self.rng.choice(found), depth - 1), NOMINAL

    def callable(self, scope: Scope, helper: Helper) -> bool:
        """Whether the scope has something to pass for each of the helper's parameters."""
        return all(self.candidates(scope, p) for p in helper.function.params)

    def candidates(self, scope: Scope, param: Param) -> list:
        if param.kind == "pointer" and param.length == IntLit(1):
            return [v for v in scope.reals if v.ty == param.ty] + self.passable(scope, param, 1)
        if param.kind == "pointer":
            return self.passable(scope, param, HELPER_LENGTH)
        if param.kind == "scalar":
            return [param]
        return [s for s in scope.structs if s.definition.name == param.ty and (s.writable or param.const)]

    def passable(self, scope: Scope, param: Param, length: int) -> list[ArrayVar]:
        arrays = scope.arrays + self.tables if param.const else scope.arrays
        return [
            a for a in arrays
            if a.ty == param.ty and a.length >= length and not a.columns and (a.writable or param.const)
        ]  # fmt: skip

    def call(self, scope: Scope, helper: Helper, depth: int) -> Call:
        function = helper.function
        arrays = [p for p in function.params if p.kind == "pointer" and p.length != IntLit(1)]
        same = None
        if len(arrays) > 1 and self.chance(0.4):
            common = [a for a in self.candidates(scope, arrays[0]) if a in self.candidates(scope, arrays[1])]
            same = self.rng.choice(common) if common else None
        if same is not None:
            self.features.add("aliased arguments")
        args = tuple(self.argument(scope, p, depth, same) for p in function.params)
        self.features.add(f"call of {function.qualifier or 'plain'} helper")
        return Call(function.name, args, function.ret)

    def argument(self, scope: Scope, param: Param, depth: int, same: ArrayVar | None) -> Arg:
        if param.kind == "scalar":
            if param.ty == "int":
                return self.integer(scope, 1, HELPER_LENGTH)
            return self.limit(self.real(scope, depth), NOMINAL)
        pick = self.rng.choice(self.candidates(scope, param))
        if param.kind == "pointer":
            if not isinstance(pick, ArrayVar):
                self.features.add("result through pointer")
                return AddressOf(pick.name)
            needed = 1 if param.length == IntLit(1) else HELPER_LENGTH
            pick = same if same is not None and needed > 1 else pick
            return self.slice(scope, pick, needed)
        by_value = param.kind == "struct"
        self.features.add("struct by value" if by_value else "struct by pointer")
        prefix = ("*" if by_value else "") if pick.arrow else ("" if by_value else "&")
        return StructArg(pick.name, prefix, by_value)

    def slice(self, scope: Scope, array: ArrayVar, needed: int) -> Slice:
        """A pointer into ``array`` that leaves ``needed`` elements."""
        spare = array.length - needed
        if spare == 0 or self.chance(0.4):
            return Slice(array.name, IntLit(0))
        self.features.add("pointer offset")
        return Slice(array.name, self.integer(scope, 0, spare))
