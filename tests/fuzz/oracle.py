"""Interprets a kernel with gradient-carrying numbers: what the answer has to be.

The interpreter follows C's rules on the tree itself.  It refuses what C leaves undefined (bounds, unset
memory, freed blocks, division by zero, negative or huge integers), which also protects the shrinker.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .dual import Arithmetic, Dual, InvalidProgram, Number
from .inputs import Inputs
from .tree import (
    REAL_TYPES,
    AddressOf,
    Advance,
    Arg,
    Assign,
    Binary,
    Block,
    Break,
    Call,
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
    Function,
    If,
    Index,
    IntLit,
    Kernel,
    Logic,
    Math,
    Member,
    MoveMemory,
    Neg,
    Not,
    PickPointer,
    Place,
    RealLit,
    Return,
    Select,
    Slice,
    Stmt,
    StructArg,
    Switch,
    Var,
    While,
    ZeroMemory,
    type_of,
)  # fmt: skip

MAX_STEPS = 30_000
MAX_DEPTH = 40


class Buffer:
    """A block of floating numbers; an unset element is ``None``."""

    def __init__(self, ty: str, size: int) -> None:
        self.single = ty == "float"
        self.cells: list[Dual | None] = [None] * size
        self.live = True


@dataclass(slots=True)
class Pointer:
    buffer: Buffer
    offset: int = 0
    row: int = 0  # columns of a matrix, 0 for a vector


StructValue = dict[str, "Buffer | int"]


@dataclass(frozen=True)
class Answer:
    """What running a kernel gives, with derivatives of result + Σ weight · final content of active arrays.

    ``arrays``: final contents by name.  ``gradient``: one entry for each active input, in order of the
    parameters; arrays flattened.  ``margin``: the smallest distance of any decision from a tie.
    """

    result: float
    arrays: dict[str, np.ndarray]
    gradient: np.ndarray
    margin: float


@dataclass(frozen=True)
class Signal:
    """How a statement ended other than by running to its end."""

    kind: str
    value: Any = None


BREAK, CONTINUE = Signal("break"), Signal("continue")


def evaluate(kernel: Kernel, inputs: Inputs, noise: np.random.Generator | None = None) -> Answer:
    """Run ``kernel`` on ``inputs``.  Raises InvalidProgram if its behaviour is undefined or too long."""
    return Interpreter(kernel, noise).run(inputs)


class Interpreter:
    def __init__(self, kernel: Kernel, noise: np.random.Generator | None) -> None:
        self.kernel = kernel
        self.functions = {f.name: f for f in kernel.helpers}
        self.structs = {s.name: s for s in kernel.structs}
        self.arithmetic = Arithmetic(noise)
        self.steps = 0
        self.depth = 0
        self.env: dict[str, Any] = {}
        self.tables = {}
        for table in kernel.tables:
            buffer = Buffer("double", len(table.values))
            buffer.cells = [Dual(v) for v in table.values]
            self.tables[table.name] = Pointer(buffer)

    def run(self, inputs: Inputs) -> Answer:
        width = inputs.active_size()
        identity = iter(np.eye(width))
        args: list[Any] = []
        for param in self.kernel.main.params:
            value = inputs.values[param.name]
            if param.kind == "scalar" and param.ty not in REAL_TYPES:
                args.append(int(value))
            elif param.kind == "scalar":
                args.append(Dual(float(value), next(identity) if param.active else None, param.ty == "float"))
            else:
                buffer = Buffer(param.ty, len(value))
                buffer.cells = [
                    Dual(float(v), next(identity) if param.active else None, buffer.single) for v in value
                ]
                args.append(Pointer(buffer))
        result = self.call(self.kernel.main, args)
        gradient = np.zeros(width)
        if isinstance(result, Dual) and result.g is not None:
            gradient += result.g
        arrays = {}
        for param, arg in zip(self.kernel.main.params, args, strict=True):
            if not isinstance(arg, Pointer):
                continue
            cells = [self.load(arg.buffer, i) for i in range(len(arg.buffer.cells))]
            arrays[param.name] = np.array([c.v for c in cells])
            if param.active:
                for weight, cell in zip(inputs.weights[param.name], cells, strict=True):
                    gradient += 0 if cell.g is None else weight * cell.g
        value = result.v if isinstance(result, Dual) else 0.0
        return Answer(value, arrays, gradient, self.arithmetic.margin)

    # --- functions ---
    def call(self, function: Function, args: list[Any]) -> Any:
        """Call with arguments already evaluated; arrays are Pointers, structs are dicts."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise InvalidProgram("recursion too deep")
        saved, self.env = self.env, {}
        for param, arg in zip(function.params, args, strict=True):
            self.env[param.name] = self.scalar_cell(param.ty, arg) if param.kind == "scalar" else arg
        signal = self.block(function.body)
        self.env = saved
        self.depth -= 1
        if function.ret == "void":
            return None
        if signal is None or signal.kind != "return":
            raise InvalidProgram(f"{function.name} ends without a value")
        if function.ret in REAL_TYPES:
            return self.arithmetic.convert(signal.value, function.ret == "float")
        return signal.value

    def scalar_cell(self, ty: str, value: Number) -> Any:
        """What a scalar variable is: an ``int``, or a pointer to one floating cell."""
        if ty not in REAL_TYPES:
            if not isinstance(value, int):
                raise InvalidProgram("integer variable set to a floating number")
            return value
        buffer = Buffer(ty, 1)
        buffer.cells[0] = self.arithmetic.convert(value, buffer.single)
        return Pointer(buffer)

    def argument(self, arg: Arg) -> Any:
        match arg:
            case AddressOf(name):
                return self.lookup(name, Pointer)
            case Slice():
                return self.slice(arg)
            case StructArg(name, _, by_value):
                struct = self.lookup(name, dict)
                return self.copy_struct(struct) if by_value else struct
        return self.expr(arg)

    def lookup(self, name: str, kind: type) -> Any:
        found = self.env.get(name, self.tables.get(name))
        if not isinstance(found, kind):
            raise InvalidProgram(f"{name} is not what it is used as")
        return found

    def copy_struct(self, struct: StructValue) -> StructValue:
        copy: StructValue = {}
        for name, member in struct.items():
            if isinstance(member, Buffer):
                fresh = Buffer("float" if member.single else "double", len(member.cells))
                fresh.cells = list(member.cells)
                copy[name] = fresh
            else:
                copy[name] = member
        return copy

    # --- memory ---
    def load(self, buffer: Buffer, at: int) -> Dual:
        self.check(buffer, at)
        cell = buffer.cells[at]
        if cell is None:
            raise InvalidProgram("unset memory is read")
        if buffer.single and self.arithmetic.noise is not None:
            return self.arithmetic.combine(cell.v, True, (1.0, cell.g))
        return cell

    def store(self, buffer: Buffer, at: int, value: Number) -> None:
        self.check(buffer, at)
        buffer.cells[at] = self.arithmetic.convert(value, buffer.single)

    def check(self, buffer: Buffer, at: int) -> None:
        if not buffer.live or not 0 <= at < len(buffer.cells):
            raise InvalidProgram("access outside of a live block")

    def slice(self, pointer: Slice | PickPointer) -> Pointer:
        if isinstance(pointer, PickPointer):
            return self.slice(pointer.then if self.truth(pointer.cond) else pointer.other)
        base = self.lookup(pointer.array, Pointer)
        return Pointer(base.buffer, base.offset + self.integer(pointer.offset))

    def locate(self, place: Place) -> tuple[Buffer, int]:
        """Where a floating lvalue is."""
        match place:
            case Var(name, _):
                pointer = self.lookup(name, Pointer)
                return pointer.buffer, pointer.offset
            case Deref(name, _):
                pointer = self.lookup(name, Pointer)
                return pointer.buffer, pointer.offset
            case Index(name, at, _):
                pointer = self.lookup(name, Pointer)
                return pointer.buffer, pointer.offset + self.subscript(pointer, at)
            case Member(struct, name, _, _, at):
                member = self.lookup(struct, dict)[name]
                if not isinstance(member, Buffer):
                    raise InvalidProgram("integer member used as a floating one")
                return member, 0 if at is None else self.integer(at)
        raise InvalidProgram("not an lvalue")

    def subscript(self, pointer: Pointer, at: tuple[Expr, ...]) -> int:
        if len(at) == 1:
            return self.integer(at[0])
        row, column = map(self.integer, at)
        if not 0 <= column < pointer.row:
            raise InvalidProgram("column outside of its row")
        return row * pointer.row + column

    # --- expressions ---
    def expr(self, expr: Expr) -> Any:
        ops = self.arithmetic
        match expr:
            case IntLit(value):
                return value
            case RealLit(value, ty):
                return ops.convert(Dual(value), ty == "float")
            case Var(name, ty) if ty not in REAL_TYPES:
                return self.lookup(name, int)
            case Member(struct, name, ty) if ty not in REAL_TYPES:
                return self.lookup(struct, dict)[name]
            case Var() | Index() | Deref() | Member():
                return self.load(*self.locate(expr))
            case Neg(arg):
                return ops.negate(self.expr(arg))
            case Binary(op, left, right):
                return ops.binary(op, self.expr(left), self.expr(right))
            case Compare() | Logic() | Not():
                return int(self.truth(expr))
            case Select(cond, then, other):
                value = self.expr(then if self.truth(cond) else other)
                ty = type_of(expr)
                return ops.convert(value, ty == "float") if ty in REAL_TYPES else value
            case Cast(ty, arg):
                value = self.expr(arg)
                return ops.convert(value, ty == "float") if ty in REAL_TYPES else ops.truncate(value)
            case Math(name, args, single):
                return ops.math(name, [self.expr(a) for a in args], single)
            case Call(name, args, _):
                return self.call(self.functions[name], [self.argument(a) for a in args])
        raise InvalidProgram(f"not an expression: {expr!r}")

    def integer(self, expr: Expr) -> int:
        value = self.expr(expr)
        if not isinstance(value, int):
            raise InvalidProgram("a floating number is used as an integer")
        return value

    def truth(self, cond: Expr) -> bool:
        match cond:
            case Compare(op, left, right):
                return self.arithmetic.compare(op, self.expr(left), self.expr(right))
            case Logic("&&", left, right):
                return self.truth(left) and self.truth(right)
            case Logic("||", left, right):
                return self.truth(left) or self.truth(right)
            case Not(arg):
                return not self.truth(arg)
        return self.integer(cond) != 0

    # --- statements ---
    def block(self, body: tuple[Stmt, ...]) -> Signal | None:
        for stmt in body:
            signal = self.stmt(stmt)
            if signal is not None:
                return signal
        return None

    def stmt(self, stmt: Stmt) -> Signal | None:
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise InvalidProgram("too many steps")
        match stmt:
            case If(cond, then, other):
                return self.block(then if self.truth(cond) else other)
            case For():
                return self.loop(stmt)
            case While():
                return self.repeat(stmt)
            case Switch():
                return self.switch(stmt)
            case Block(body):
                return self.block(body)
            case Break():
                return BREAK
            case Continue():
                return CONTINUE
            case Return(value):
                return Signal("return", None if value is None else self.argument(value))
        self.simple(stmt)
        return None

    def simple(self, stmt: Stmt) -> None:
        match stmt:
            case Decl(name, ty, init):
                self.env[name] = self.scalar_cell(ty, self.expr(init))
            case DeclArray(name, ty, dims, _):
                self.declare_array(name, ty, [self.integer(d) for d in dims])
            case DeclPointer(name, _, _, init):
                self.env[name] = self.slice(init)
            case DeclStruct(name, struct, init):
                self.env[name] = self.new_struct(struct, init)
            case Assign(place, op, value):
                self.assign(place, op, value)
            case CopyStruct(target, source):
                self.lookup(target.name, dict).update(self.copy_struct(self.lookup(source.name, dict)))
            case Advance(name, step):
                pointer = self.lookup(name, Pointer)
                self.env[name] = Pointer(pointer.buffer, pointer.offset + step)
            case MoveMemory() | ZeroMemory():
                self.move(stmt)
            case Free(name):
                self.lookup(name, Pointer).buffer.live = False
            case Do(call):
                self.expr(call)
            case _:
                raise InvalidProgram(f"not a statement: {stmt!r}")

    def declare_array(self, name: str, ty: str, dims: list[int]) -> None:
        if min(dims) <= 0:
            raise InvalidProgram("array without elements")
        row = dims[1] if len(dims) == 2 else 0
        self.env[name] = Pointer(Buffer(ty, dims[0] * max(row, 1)), 0, row)

    def new_struct(self, struct: str, init: tuple[Expr, ...] | Call | StructArg) -> StructValue:
        if not isinstance(init, tuple):
            return self.copy_struct(self.argument(init))
        values = iter([self.expr(e) for e in init])
        made: StructValue = {}
        for member in self.structs[struct].members:
            if member.ty in REAL_TYPES:
                buffer = Buffer(member.ty, max(member.count, 1))
                for at in range(len(buffer.cells)):
                    self.store(buffer, at, next(values))
                made[member.name] = buffer
            else:
                made[member.name] = next(values)
        return made

    def assign(self, place: Place, op: str, value: Expr) -> None:
        operand = self.expr(value)
        if type_of(place) == "int":
            if not isinstance(place, Var) or not isinstance(operand, int):
                raise InvalidProgram("only integer variables take integers")
            old = self.lookup(place.name, int)
            self.env[place.name] = operand if op == "=" else self.arithmetic.integer(op[0], old, operand)
            return
        buffer, at = self.locate(place)
        if op != "=":
            operand = self.arithmetic.binary(op[0], self.load(buffer, at), operand)
        self.store(buffer, at, operand)

    def move(self, stmt: MoveMemory | ZeroMemory) -> None:
        target, count = self.slice(stmt.target), self.integer(stmt.count)
        single = stmt.ty == "float"
        values: list[Dual | None] = [Dual(0.0, None, single)] * count
        if isinstance(stmt, MoveMemory):
            source = self.slice(stmt.source)
            values = source.buffer.cells[source.offset : source.offset + count]
            overlap = source.buffer is target.buffer and abs(source.offset - target.offset) < count
            if len(values) != count or source.buffer.single != single or not source.buffer.live:
                raise InvalidProgram("copy from outside of a block")
            if overlap and stmt.function == "memcpy":
                raise InvalidProgram("memcpy between overlapping blocks")
        if count:
            self.check(target.buffer, target.offset)
            self.check(target.buffer, target.offset + count - 1)
        if target.buffer.single != single:
            raise InvalidProgram("copy between different types")
        target.buffer.cells[target.offset : target.offset + count] = values

    # --- control flow ---
    def loop(self, loop: For) -> Signal | None:
        """The bounds may not change inside of the loop: kernels never assign to what they are made of."""
        low, high = self.integer(loop.low), self.integer(loop.high)
        order = range(low, high, loop.step) if loop.step > 0 else range(high - 1, low - 1, loop.step)
        for value in order:
            self.env[loop.var] = value
            signal = self.block(loop.body)
            if signal is BREAK:
                break
            if signal is not None and signal is not CONTINUE:
                return signal
        return None

    def repeat(self, loop: While) -> Signal | None:
        first = loop.test_last
        while first or self.truth(loop.cond):
            first = False
            self.steps += 1
            if self.steps > MAX_STEPS:
                raise InvalidProgram("too many steps")
            signal = self.block(loop.body)
            if signal is BREAK:
                break
            if signal is not None and signal is not CONTINUE:
                return signal
        return None

    def switch(self, switch: Switch) -> Signal | None:
        value = self.integer(switch.value)
        labels = [case.value for case in switch.cases]
        if value not in labels and None not in labels:
            return None
        start = labels.index(value if value in labels else None)
        for case in switch.cases[start:]:
            signal = self.block(case.body)
            if signal is not None:
                return None if signal is BREAK else signal
            if not case.falls_through:
                return None
        return None
