"""Random statements.  Each maker returns what it built, or nothing where the scope does not allow it."""

from __future__ import annotations

import random
from collections.abc import Callable

from .expressions import NOMINAL, Expressions
from .scope import ArrayVar, Helper, IntVar, RealVar, Scope, StructVar
from .tree import (
    Advance,
    Assign,
    Binary,
    Block,
    Break,
    Case,
    Cast,
    Compare,
    Continue,
    CopyStruct,
    Decl,
    DeclArray,
    DeclPointer,
    DeclStruct,
    Deref,
    Do,
    Expr,
    For,
    Free,
    If,
    Index,
    IntLit,
    Logic,
    Math,
    MoveMemory,
    PickPointer,
    RealLit,
    Return,
    Slice,
    Stmt,
    StructArg,
    StructDef,
    Switch,
    Var,
    While,
    ZeroMemory,
    type_of,
)  # fmt: skip

Maker = Callable[[Scope], list[Stmt]]


class Statements(Expressions):
    """Builds statements; names are unique within a kernel."""

    def __init__(self, rng: random.Random, features: set[str], floats: bool) -> None:
        super().__init__(rng, features, floats)
        self.struct_defs: list[StructDef] = []
        self.counter = 9  # parameters have names like x0
        self.makers: dict[Maker, float] = {
            self.declare: 1.2, self.assign: 3, self.accumulate: 2, self.in_place: 1.2,
            self.read_write_read: 0.8, self.for_loop: 3, self.while_loop: 0.8, self.do_loop: 0.5,
            self.branch: 1.6, self.switch: 0.8, self.leave_loop: 1.2, self.early_return: 0.4,
            self.local_array: 0.9, self.heap_block: 0.5, self.call_helper: 2.2, self.declare_struct: 0.8,
            self.copy_struct: 0.6, self.move_memory: 0.7, self.zero_memory: 0.4, self.pointer: 0.6,
            self.walk: 0.5, self.index_from_data: 0.4,
        }  # fmt: skip

    def fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    def body(self, scope: Scope, low: int, high: int) -> tuple[Stmt, ...]:
        """Between ``low`` and ``high`` constructs; nothing follows an unconditional jump."""
        made: list[Stmt] = []
        for _ in range(self.rng.randint(low, high)):
            made += self.statement(scope)
        return tuple(made)

    def statement(self, scope: Scope) -> list[Stmt]:
        while True:
            maker = self.rng.choices(list(self.makers), list(self.makers.values()))[0]
            made = maker(scope)
            if made:
                self.features.add(maker.__name__.replace("_", " "))
                return made

    def tame(self, scope: Scope, depth: int = 2) -> Expr:
        """A floating expression below the nominal bound."""
        return self.limit(self.real(scope, depth), NOMINAL)

    def scalar_type(self) -> str:
        if self.floats and self.chance(0.4):
            self.features.add("float")
            return "float"
        return "double"

    # --- scalars and elements ---
    def declare(self, scope: Scope) -> list[Stmt]:
        name, ty = self.fresh("x"), self.scalar_type()
        made = Decl(name, ty, self.tame(scope))
        scope.reals.append(RealVar(name, ty))
        return [made]

    def assign(self, scope: Scope) -> list[Stmt]:
        places = self.places(scope, writable=True)
        return [Assign(self.rng.choice(places), "=", self.tame(scope, 3))] if places else []

    def accumulate(self, scope: Scope) -> list[Stmt]:
        places = self.places(scope, writable=True)
        if not places:
            return []
        op = self.rng.choice(("+=", "+=", "-=", "*="))
        self.features.add("compound assignment")
        if op == "*=":
            return [Assign(self.rng.choice(places), op, self.limit(self.real(scope), 1.1))]
        return [Assign(self.rng.choice(places), op, self.limit(self.real(scope), 0.2))]

    def in_place(self, scope: Scope) -> list[Stmt]:
        """``a[i] = f(a[i - 1], a[i], a[i + 1])`` along an array."""
        arrays = [a for a in scope.arrays if a.writable and a.length >= 3 and not a.columns]
        if not arrays or not self.affords(scope, 10):
            return []
        array, i = self.rng.choice(arrays), self.fresh("i")

        def at(shift: int) -> Index:
            index: Expr = Var(i, "int")
            if shift:
                index = Binary("+" if shift > 0 else "-", index, IntLit(1))
            return Index(array.name, (index,), array.ty)

        inner = scope.child(ints=[*scope.ints, IntVar(i, 1, array.length - 2)])
        mixed = Binary("+", Binary("*", self.literal(array.ty, 0.2, 0.5), at(-1)), self.tame_leaf(inner))
        value = Binary("-", mixed, Binary("*", self.literal(array.ty, 0.2, 0.5), self.spelled("sin", at(1))))
        place = at(self.rng.choice((0, 0, -1, 1)))
        return [For(i, "int", IntLit(1), Binary("-", array.size, IntLit(1)), 1, (Assign(place, "=", value),))]

    def tame_leaf(self, scope: Scope) -> Expr:
        return Binary("*", self.literal("double", 0.2, 0.5), self.leaf(scope)[0])

    def read_write_read(self, scope: Scope) -> list[Stmt]:
        """Reads an element, overwrites it, reads it again: both values count."""
        arrays = [a for a in scope.arrays if a.writable]
        if not arrays:
            return []
        array = self.rng.choice(arrays)
        place = Index(array.name, self.index(scope, array), array.ty)
        old, new = self.fresh("x"), self.fresh("x")
        write = Assign(place, "=", self.limit((Binary("*", place, self.tame(scope, 1)), 9.0), NOMINAL))
        made: list[Stmt] = [Decl(old, array.ty, place), write, Decl(new, array.ty, place)]
        scope.reals.append(RealVar(old, array.ty))
        scope.reals.append(RealVar(new, array.ty))
        product = Binary("*", Var(old, array.ty), self.spelled("cos", Var(new, array.ty)))
        return [*made, Assign(place, "+=", Binary("*", self.literal(array.ty, 0.1, 0.3), product))]

    # --- loops ---
    def affords(self, scope: Scope, trips: int) -> bool:
        return scope.trips * trips <= scope.max_trips and scope.level < 4

    def bounds(self, scope: Scope) -> tuple[Expr, Expr, int, int, str]:
        """Bounds of a loop in C, the least and greatest value of its variable, and a name for the kind."""
        pick = self.rng.random()
        if scope.level and scope.ints and pick < 0.4:
            outer = self.rng.choice(scope.ints)
            j = Var(outer.name, "int")
            if pick < 0.15:
                return IntLit(0), Binary("+", j, IntLit(1)), 0, outer.high, "triangular loop"
            if pick < 0.3:
                return IntLit(0), j, 0, max(outer.high - 1, 0), "triangular loop"
            top = outer.high + self.rng.randint(1, 3)
            return j, IntLit(top), outer.low, top - 1, "triangular loop"
        named = [v for v in scope.ints if v.low == v.high or v.name == "k"]
        if named and pick < 0.85:
            var = self.rng.choice(named)
            low = self.rng.choice((0, 0, 0, 1))
            return IntLit(low), Var(var.name, "int"), low, max(var.high - 1, low), "loop to a variable"
        high = self.rng.randint(2, 5)
        return IntLit(0), IntLit(high), 0, high - 1, "loop to a constant"

    def for_loop(self, scope: Scope) -> list[Stmt]:
        low, high, least, greatest, kind = self.bounds(scope)
        if not self.affords(scope, greatest - least + 1):
            return []
        step = self.rng.choice((1, 1, 1, 1, 2, -1, -1, -2))
        ty = self.rng.choice(("int", "int", "long", "unsigned", "size_t")) if step > 0 else "int"
        self.features.update((kind, "descending loop" if step < 0 else kind, f"{ty} loop"))
        name = self.fresh("i")
        inner = scope.child(trips=scope.trips * (greatest - least + 1), can_break=True, can_continue=True)
        inner.ints.append(IntVar(name, least, greatest))
        if scope.level:
            self.features.add("nested loop")
        return [For(name, ty, low, high, step, self.body(inner, 1, 3))]

    def counted(self, scope: Scope) -> tuple[str, list[Stmt], Expr, list[Stmt], Scope]:
        """The parts of a loop that runs while a positive number stays large, at most ten times or so."""
        x, k = self.fresh("x"), self.fresh("c")
        most = self.rng.randint(4, 10)
        inner = scope.child(trips=scope.trips * most, can_break=True, can_continue=True)
        start = Binary("+", self.literal("double", 1.0, 1.5), self.square(scope))
        setup: list[Stmt] = [Decl(k, "int", IntLit(0)), Decl(x, "double", start)]
        large = Compare(">", Var(x, "double"), self.literal("double", 0.05, 0.4))
        cond = Logic("&&", large, Compare("<", Var(k, "int"), IntLit(most)))
        inner.ints.append(IntVar(k, 1, most))
        wobble = Binary("*", self.literal("double", 0.1, 0.2), self.spelled("sin", self.leaf(inner)[0]))
        shrink = Assign(Var(x, "double"), "*=", Binary("+", self.literal("double", 0.4, 0.6), wobble))
        return x, setup, cond, [Assign(Var(k, "int"), "+=", IntLit(1)), shrink], inner

    def while_loop(self, scope: Scope, test_last: bool = False) -> list[Stmt]:
        if not self.affords(scope, 8):
            return []
        x, setup, cond, head, inner = self.counted(scope)
        inner.reals.append(RealVar(self.frozen_copy(x, head), "double"))
        loop = While(cond, (*head, *self.body(inner, 1, 2)), test_last)
        scope.reals.append(RealVar(x, "double"))
        return [*setup, loop]

    def frozen_copy(self, x: str, head: list[Stmt]) -> str:
        """Statements in the loop see a copy of ``x``, so that they cannot keep the loop from ending."""
        copy = self.fresh("x")
        head.append(Decl(copy, "double", Var(x, "double")))
        return copy

    def do_loop(self, scope: Scope) -> list[Stmt]:
        return self.while_loop(scope, test_last=True)

    def walk(self, scope: Scope) -> list[Stmt]:
        """A pointer that moves along an array."""
        arrays = [a for a in scope.arrays if not a.columns]
        targets = self.places(scope, writable=True)
        if not arrays or not targets or not self.affords(scope, 8):
            return []
        array, p, i = self.rng.choice(arrays), self.fresh("p"), self.fresh("i")
        inner = scope.child()
        term = Binary("*", Deref(p, array.ty), self.spelled("cos", self.leaf(inner)[0]))
        body: list[Stmt] = [
            Assign(self.rng.choice(targets), "+=", Binary("*", RealLit(0.125, array.ty), term))
        ]
        if array.writable and self.chance(0.5):
            body.append(Assign(Deref(p, array.ty), "*=", self.limit(self.real(inner, 1), 1.0)))
        loop = For(i, "int", IntLit(0), array.size, 1, (*body, Advance(p, 1)))
        return [DeclPointer(p, array.ty, not array.writable, Slice(array.name, IntLit(0))), loop]

    # --- branches and jumps ---
    def branch(self, scope: Scope) -> list[Stmt]:
        if scope.level >= 4:
            return []
        cond = self.condition(scope)
        then = self.body(scope.child(), 1, 2)
        other = self.body(scope.child(), 1, 2) if self.chance(0.5) else ()
        return [If(cond, then, other)]

    def switch(self, scope: Scope) -> list[Stmt]:
        if not scope.ints or scope.level >= 3:
            return []
        value = Binary("%", Var(self.rng.choice(scope.ints).name, "int"), IntLit(4))
        labels: list[int | None] = [*sorted(self.rng.sample(range(4), self.rng.randint(2, 3)))]
        if self.chance(0.6):
            labels.append(None)
        cases = []
        for label in labels:
            falls = self.chance(0.25) and label != labels[-1]
            if falls:
                self.features.add("fall through")
            cases.append(Case(label, self.body(scope.child(can_break=False), 1, 2), falls))
        return [Switch(value, tuple(cases))]

    def leave_loop(self, scope: Scope) -> list[Stmt]:
        options = [Break()] * scope.can_break + [Continue()] * scope.can_continue
        if not options:
            return []
        jump = self.rng.choice(options)
        self.features.add(type(jump).__name__.lower())
        before = self.body(scope.child(), 0, 1) if scope.level < 3 else ()
        cond = self.condition(scope) if self.chance(0.4) else self.rare_condition(scope)
        return [If(cond, (*before, jump))]

    def early_return(self, scope: Scope) -> list[Stmt]:
        if scope.ret not in ("double", "float", "void"):
            return []
        frees = [Free(name) for name in scope.blocks]
        if scope.ret == "void":
            return [If(self.rare_condition(scope), (*frees, Return(None)))]
        name = self.fresh("x")
        result = Decl(name, scope.ret, self.tame(scope))
        return [If(self.rare_condition(scope), (result, *frees, Return(Var(name, scope.ret))))]

    # --- memory ---
    def array_of(self, scope: Scope, kind: str) -> tuple[DeclArray, ArrayVar]:
        name, ty = self.fresh("t"), self.scalar_type()
        named = [v for v in scope.ints if v.low == v.high and v.low >= 3]
        if kind == "matrix":
            rows, columns = self.rng.randint(2, 3), self.rng.randint(2, 4)
            dims: tuple[Expr, ...] = (IntLit(rows), IntLit(columns))
            return DeclArray(name, ty, dims, "fixed"), ArrayVar(
                name, ty, rows * columns, dims[0], True, columns
            )
        length = 4
        size: Expr = IntLit(4)
        if kind != "fixed" and named:
            var, extra = self.rng.choice(named), self.rng.randint(1, 2)
            length, size = var.high + extra, Binary("+", Var(var.name, "int"), IntLit(extra))
        elif kind == "fixed":
            length = self.rng.randint(3, 7)
            size = IntLit(length)
        return DeclArray(name, ty, (size,), kind), ArrayVar(name, ty, length, size)

    def fill(self, scope: Scope, array: ArrayVar) -> list[Stmt]:
        """Gives every element of a new array a value."""
        if array.columns:
            i, j = self.fresh("i"), self.fresh("i")
            inner = scope.child()
            inner.ints += [IntVar(i, 0, array.length // array.columns - 1), IntVar(j, 0, array.columns - 1)]
            place = Index(array.name, (Var(i, "int"), Var(j, "int")), array.ty)
            row = For(j, "int", IntLit(0), IntLit(array.columns), 1, (Assign(place, "=", self.tame(inner)),))
            return [For(i, "int", IntLit(0), array.size, 1, (row,))]
        if self.chance(0.2):
            self.features.add("memset")
            return [ZeroMemory(Slice(array.name, IntLit(0)), array.size, array.ty)]
        sources = [a for a in scope.arrays if a.ty == array.ty and a.length >= array.length and not a.columns]
        if sources and self.chance(0.35):
            self.features.add("memcpy")
            source = self.slice(scope, self.rng.choice(sources), array.length)
            return [MoveMemory("memcpy", Slice(array.name, IntLit(0)), source, array.size, array.ty)]
        i = self.fresh("i")
        inner = scope.child()
        inner.ints.append(IntVar(i, 0, array.length - 1))
        place = Index(array.name, (Var(i, "int"),), array.ty)
        return [For(i, "int", IntLit(0), array.size, 1, (Assign(place, "=", self.tame(inner)),))]

    def local_array(self, scope: Scope) -> list[Stmt]:
        if not self.affords(scope, 6):
            return []
        kind = self.rng.choice(("fixed", "vla", "matrix"))
        declaration, array = self.array_of(scope, kind)
        made = [declaration, *self.fill(scope, array)]
        self.features.add("vla" if kind == "vla" else f"local {kind}")
        scope.arrays.append(array)
        return made

    def heap_block(self, scope: Scope) -> list[Stmt]:
        """A block that allocates, works on and frees a temporary."""
        if not self.affords(scope, 6):
            return []
        declaration, array = self.array_of(scope, "malloc")
        inner = scope.child(can_break=False, can_continue=False)
        filled = self.fill(inner, array)
        inner.arrays.append(array)
        inner.blocks.append(array.name)
        targets = self.places(scope, writable=True)
        work = self.body(inner, 1, 3)
        if targets:
            value = Binary("*", RealLit(0.25), Index(array.name, self.index(inner, array), array.ty))
            work += (Assign(self.rng.choice(targets), "+=", value),)
        if scope.level:
            self.features.add("malloc in a nested block")
        return [Block((declaration, *filled, *work, Free(array.name)))]

    def move_memory(self, scope: Scope) -> list[Stmt]:
        targets = [a for a in scope.arrays if a.writable and not a.columns]
        if not targets:
            return []
        target = self.rng.choice(targets)
        sources = [a for a in scope.arrays if a.ty == target.ty and not a.columns]
        source = self.rng.choice(sources)
        count = self.rng.randint(1, min(target.length, source.length, 4))
        # Two names can stand for one array: only memmove is safe then.
        separate = source.name[0] == "t" and target.name[0] == "t" and source != target
        function = "memcpy" if separate else "memmove"
        self.features.add(function)
        move = MoveMemory(
            function,
            self.slice(scope, target, count),
            self.slice(scope, source, count),
            IntLit(count),
            target.ty,
        )
        return [move]

    def zero_memory(self, scope: Scope) -> list[Stmt]:
        targets = [a for a in scope.arrays if a.writable and not a.columns]
        if not targets:
            return []
        target = self.rng.choice(targets)
        count = self.rng.randint(1, min(2, target.length))
        self.features.add("memset")
        return [ZeroMemory(self.slice(scope, target, count), IntLit(count), target.ty)]

    def pointer(self, scope: Scope) -> list[Stmt]:
        """A pointer into an array, or into one of two."""
        arrays = [a for a in scope.arrays if not a.columns and a.length >= 4]
        if not arrays:
            return []
        first = self.rng.choice(arrays)
        second = self.rng.choice([a for a in arrays if a.ty == first.ty])
        name, length = self.fresh("p"), 3
        start = self.slice(scope, first, length)
        init: Slice | PickPointer = start
        writable = first.writable
        if self.chance(0.5):
            self.features.add("pointer chosen at run time")
            init = PickPointer(self.condition(scope), start, self.slice(scope, second, length))
            writable = first.writable and second.writable
        scope.arrays.append(ArrayVar(name, first.ty, length, IntLit(length), writable))
        return [DeclPointer(name, first.ty, not writable, init)]

    def index_from_data(self, scope: Scope) -> list[Stmt]:
        """An integer computed from floating data."""
        name = self.fresh("q")
        scaled = Binary("*", Math("fabs", (self.leaf(scope)[0],)), self.literal("double", 2.0, 5.0))
        made = Decl(name, "int", Binary("%", Cast("int", scaled), IntLit(3)))
        scope.ints.append(IntVar(name, 0, 2))
        return [made]

    # --- structs and calls ---
    def declare_struct(self, scope: Scope) -> list[Stmt]:
        if not self.struct_defs:
            return []
        definition = self.rng.choice(self.struct_defs)
        values: list[Expr] = []
        for member in definition.members:
            for _ in range(max(member.count, 1)):
                values.append(IntLit(self.rng.randrange(4)) if member.ty == "int" else self.tame(scope, 1))
        name = self.fresh("s")
        scope.structs.append(StructVar(name, definition, False, True))
        return [DeclStruct(name, definition.name, tuple(values))]

    def copy_struct(self, scope: Scope) -> list[Stmt]:
        targets = [s for s in scope.structs if s.writable]
        if not targets:
            return []
        target = self.rng.choice(targets)
        source = self.rng.choice([s for s in scope.structs if s.definition == target.definition])
        whole = [StructArg(s.name, "*" if s.arrow else "", True) for s in (target, source)]
        if self.chance(0.5):
            return [CopyStruct(whole[0], whole[1])]
        name = self.fresh("s")
        scope.structs.append(StructVar(name, target.definition, False, True))
        return [DeclStruct(name, target.definition.name, whole[1])]

    def call_helper(self, scope: Scope) -> list[Stmt]:
        found = [h for h in self.helpers if h.cost * scope.trips <= 1500 and self.callable(scope, h)]
        if not found:
            return []
        return self.statement_calling(scope, self.rng.choice(found))

    def statement_calling(self, scope: Scope, helper: Helper) -> list[Stmt]:
        """A statement that calls ``helper`` and declares a variable for what it returns."""
        call = self.call(scope, helper, 1)
        ret = helper.function.ret
        if ret == "void":
            return [Do(call)]
        if ret in ("double", "float"):
            name = self.fresh("x")
            scope.reals.append(RealVar(name, ret))
            return [Decl(name, ret, call)]
        name = self.fresh("s")
        self.features.add("struct returned")
        definition = next(s for s in self.struct_defs if s.name == ret)
        scope.structs.append(StructVar(name, definition, False, True))
        return [DeclStruct(name, ret, call)]

    def mixture(self, scope: Scope) -> Expr:
        """A sum over several things in sight, so that a function's work counts."""
        places = self.places(scope, writable=False)
        picked = self.rng.sample(places, min(len(places), 5))
        total: Expr = self.tame(scope)
        for place in picked:
            total = Binary("+", total, Binary("*", self.literal("double", 0.2, 0.9), place))
        self.features.update("float" for p in picked if type_of(p) == "float")
        return total
