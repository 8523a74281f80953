"""Prints a kernel as C.  Every sub-expression is put in parentheses: precedence is not tested here."""

from __future__ import annotations

from collections.abc import Iterator

from .tree import (
    AddressOf,
    Advance,
    Arg,
    Assign,
    Binary,
    Block,
    Break,
    Call,
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
    Param,
    PickPointer,
    RealLit,
    Return,
    Select,
    Slice,
    Stmt,
    StructArg,
    StructDef,
    Switch,
    Var,
    While,
    ZeroMemory,
)  # fmt: skip

PREAMBLE = "#include <math.h>\n#include <stdlib.h>\n#include <string.h>\n"


def emit_c(kernel: Kernel, prefix: str = "", preamble: bool = True) -> str:
    """The C text of ``kernel``; ``prefix`` goes before every global name, so that kernels share a file."""
    return _Printer(prefix, kernel).text(preamble)


class _Printer:
    def __init__(self, prefix: str, kernel: Kernel) -> None:
        self.prefix = prefix
        self.kernel = kernel
        self.tables = {table.name for table in kernel.tables}

    def text(self, preamble: bool) -> str:
        parts = [PREAMBLE] if preamble else []
        parts += [self.struct(s) for s in self.kernel.structs]
        for table in self.kernel.tables:
            values = ", ".join(map(repr, table.values))
            parts.append(
                f"static const double {self.prefix}{table.name}[{len(table.values)}] = {{{values}}};\n"
            )
        parts += [self.function(f) for f in (*self.kernel.helpers, self.kernel.main)]
        return "\n".join(parts)

    def struct(self, struct: StructDef) -> str:
        members = "".join(f" {m.ty} {m.name}{f'[{m.count}]' if m.count else ''};" for m in struct.members)
        return f"struct {self.prefix}{struct.name} {{{members} }};\n"

    def type(self, ty: str) -> str:
        is_struct = any(s.name == ty for s in self.kernel.structs)
        return f"struct {self.prefix}{ty}" if is_struct else ty

    def function(self, function: Function) -> str:
        params = ", ".join(map(self.param, function.params)) or "void"
        head = (
            f"{function.qualifier} {self.type(function.ret)} {self.prefix}{function.name}({params})".strip()
        )
        return "\n".join([head + " {", *self.block(function.body, 1), "}", ""])

    def param(self, param: Param) -> str:
        const = "const " if param.const else ""
        star = "*" if param.kind in ("pointer", "struct_pointer") else ""
        restrict = "restrict " if param.restrict else ""
        return f"{const}{self.type(param.ty)} {star}{restrict}{param.name}"

    # --- statements ---
    def block(self, body: tuple[Stmt, ...], depth: int) -> Iterator[str]:
        for stmt in body:
            yield from self.stmt(stmt, depth)

    def stmt(self, stmt: Stmt, depth: int) -> Iterator[str]:
        pad = "    " * depth
        match stmt:
            case If(cond, then, other):
                yield f"{pad}if ({self.expr(cond)}) {{"
                yield from self.block(then, depth + 1)
                if other:
                    yield f"{pad}}} else {{"
                    yield from self.block(other, depth + 1)
                yield pad + "}"
            case For():
                yield pad + self.for_head(stmt)
                yield from self.block(stmt.body, depth + 1)
                yield pad + "}"
            case While(cond, body, test_last):
                yield pad + ("do {" if test_last else f"while ({self.expr(cond)}) {{")
                yield from self.block(body, depth + 1)
                yield pad + (f"}} while ({self.expr(cond)});" if test_last else "}")
            case Switch(value, cases):
                yield f"{pad}switch ({self.expr(value)}) {{"
                for case in cases:
                    yield from self.case(case, depth)
                yield pad + "}"
            case Block(body):
                yield pad + "{"
                yield from self.block(body, depth + 1)
                yield pad + "}"
            case _:
                yield pad + self.simple(stmt) + ";"

    def case(self, case: Case, depth: int) -> Iterator[str]:
        pad = "    " * depth
        yield f"{pad}{'default' if case.value is None else f'case {case.value}'}: {{"
        yield from self.block(case.body, depth + 1)
        yield pad + ("}" if case.falls_through else "} break;")

    def for_head(self, loop: For) -> str:
        low, high, var = self.expr(loop.low), self.expr(loop.high), loop.var
        if loop.step > 0:
            step = f"{var}++" if loop.step == 1 else f"{var} += {loop.step}"
            return f"for ({loop.ty} {var} = {low}; {var} < {high}; {step}) {{"
        step = f"{var}--" if loop.step == -1 else f"{var} -= {-loop.step}"
        # The variable ends below zero, and must not be compared with an unsigned one.
        last = low if isinstance(loop.low, IntLit) else f"(int)({low})"
        return f"for ({loop.ty} {var} = {high} - 1; {var} >= {last}; {step}) {{"

    def simple(self, stmt: Stmt) -> str:
        match stmt:
            case Decl(name, ty, init):
                return f"{ty} {name} = {self.expr(init)}"
            case DeclArray(name, ty, dims, "malloc"):
                return f"{ty} *{name} = ({ty} *)malloc(sizeof({ty}) * (size_t)({self.expr(dims[0])}))"
            case DeclArray(name, ty, dims, _):
                return f"{ty} {name}" + "".join(f"[{self.expr(d)}]" for d in dims)
            case DeclPointer(name, ty, const, init):
                return f"{'const ' if const else ''}{ty} *{name} = {self.pointer(init)}"
            case DeclStruct(name, struct, init):
                return f"{self.type(struct)} {name} = {self.struct_init(struct, init)}"
            case Assign(place, op, value):
                return f"{self.expr(place)} {op} {self.expr(value)}"
            case CopyStruct(target, source):
                return f"{self.arg(target)} = {self.arg(source)}"
            case Advance(pointer, step):
                return f"{pointer}++" if step == 1 else f"{pointer} += {step}"
            case Break():
                return "break"
            case Continue():
                return "continue"
            case Return(value):
                return "return" if value is None else f"return {self.arg(value)}"
            case MoveMemory(function, target, source, count, ty):
                size = f"sizeof({ty}) * (size_t)({self.expr(count)})"
                return f"{function}({self.pointer(target)}, {self.pointer(source)}, {size})"
            case ZeroMemory(target, count, ty):
                return f"memset({self.pointer(target)}, 0, sizeof({ty}) * (size_t)({self.expr(count)}))"
            case Free(name):
                return f"free({name})"
            case Do(call):
                return self.expr(call)
        raise TypeError(f"not a statement: {stmt!r}")

    def struct_init(self, struct: str, init: tuple | Call | StructArg) -> str:
        if not isinstance(init, tuple):
            return self.arg(init)
        members = next(s for s in self.kernel.structs if s.name == struct).members
        values = iter([self.expr(e) for e in init])
        parts = []
        for member in members:
            if member.count:
                parts.append("{" + ", ".join(next(values) for _ in range(member.count)) + "}")
            else:
                parts.append(next(values))
        return "{" + ", ".join(parts) + "}"

    # --- expressions ---
    def name(self, name: str) -> str:
        return self.prefix + name if name in self.tables else name

    def pointer(self, pointer: Slice | PickPointer) -> str:
        if isinstance(pointer, PickPointer):
            return f"{self.expr(pointer.cond)} ? {self.pointer(pointer.then)} : {self.pointer(pointer.other)}"
        if pointer.offset == IntLit(0):
            return self.name(pointer.array)
        return f"({self.name(pointer.array)} + {self.expr(pointer.offset)})"

    def arg(self, arg: Arg) -> str:
        match arg:
            case AddressOf(name):
                return "&" + name
            case Slice():
                return self.pointer(arg)
            case StructArg(name, prefix, _):
                return prefix + name
        return self.expr(arg)

    def expr(self, expr: Expr) -> str:
        match expr:
            case IntLit(value):
                return str(value)
            case RealLit(value, ty):
                return f"{value!r}{'f' if ty == 'float' else ''}"
            case Var(name, _):
                return name
            case Index(array, at, _):
                return self.name(array) + "".join(f"[{self.expr(a)}]" for a in at)
            case Deref(pointer, _):
                return f"(*{self.name(pointer)})"
            case Member(struct, name, _, arrow, at):
                subscript = "" if at is None else f"[{self.expr(at)}]"
                return f"{struct}{'->' if arrow else '.'}{name}{subscript}"
            case Neg(arg):
                return f"(-{self.expr(arg)})"
            case Binary(op, left, right) | Compare(op, left, right) | Logic(op, left, right):
                return f"({self.expr(left)} {op} {self.expr(right)})"
            case Not(arg):
                return f"(!{self.expr(arg)})"
            case Select(cond, then, other):
                return f"({self.expr(cond)} ? {self.expr(then)} : {self.expr(other)})"
            case Cast(ty, arg):
                return f"(({ty}){self.expr(arg)})"
            case Math(name, args, single):
                return f"{name}{'f' if single else ''}({', '.join(map(self.expr, args))})"
            case Call(name, args, _):
                return f"{self.prefix}{name}({', '.join(map(self.arg, args))})"
        raise TypeError(f"not an expression: {expr!r}")
