"""Makes a failing kernel smaller: greedily, keeping any simplification after which it still fails.

Nothing here knows which simplifications are legal: the oracle and the compiler refuse a kernel that reads an
unset variable or leaves its bounds, and a refused kernel does not count as failing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from .tree import (
    REAL_TYPES,
    Block,
    Call,
    Case,
    For,
    Function,
    If,
    IntLit,
    Kernel,
    RealLit,
    Select,
    Stmt,
    Switch,
    Var,
    type_of,
    walk,
)  # fmt: skip

STATEMENTS = Stmt.__args__

EXPRESSIONS = ("Index", "Deref", "Member", "Neg", "Binary", "Select", "Cast", "Math", "Call", "Var")


def shrink(
    kernel: Any,
    fails: Callable[[Any], bool],
    attempts: int = 500,
    simpler_ones: Callable[[Any], Iterator[Any]] | None = None,
) -> Any:
    """The smallest kernel found within ``attempts`` calls of ``fails``, which holds for ``kernel`` itself.

    ``simpler_ones`` gives what to try, `candidates` of syntax trees unless told otherwise.
    """
    simpler_ones = simpler_ones or candidates
    progress = True
    while progress and attempts > 0:
        progress = False
        for candidate in simpler_ones(kernel):
            attempts -= 1
            if fails(candidate):
                kernel, progress = candidate, True
                break
            if attempts <= 0:
                break
    return kernel


def size(node: Any) -> int:
    """The number of nodes."""
    return sum(1 for _ in walk(node))


def candidates(kernel: Kernel) -> Iterator[Kernel]:
    """Simpler kernels, the boldest changes first."""
    yield from without_unused(kernel)
    smaller = [replace(kernel, main=main) for main in simpler(kernel.main)]
    for position, helper in enumerate(kernel.helpers):
        for changed in simpler(helper):
            helpers = (*kernel.helpers[:position], changed, *kernel.helpers[position + 1 :])
            smaller.append(replace(kernel, helpers=helpers))
    here = size(kernel)
    yield from sorted((k for k in smaller if size(k) < here), key=size)
    for name in ("n", "m"):
        if getattr(kernel, name) > 1:
            yield replace(kernel, **{name: getattr(kernel, name) - 1})
    yield from (k for k in smaller if size(k) == here and k != kernel)


def without_unused(kernel: Kernel) -> Iterator[Kernel]:
    """Leaves out helpers, tables, structs and parameters that nothing mentions."""
    called = {
        node.name for f in (*kernel.helpers, kernel.main) for node in walk(f.body) if isinstance(node, Call)
    }
    helpers = tuple(h for h in kernel.helpers if h.name in called)
    if helpers != kernel.helpers:
        yield replace(kernel, helpers=helpers)
    mentioned = {text for node in walk((kernel.helpers, kernel.main.body)) for text in texts(node)}
    tables = tuple(t for t in kernel.tables if t.name in mentioned)
    structs = tuple(s for s in kernel.structs if s.name in mentioned)
    if (tables, structs) != (kernel.tables, kernel.structs):
        yield replace(kernel, tables=tables, structs=structs)
    for param in kernel.main.params:
        if param.name not in mentioned and param.name not in ("n", "m"):
            params = tuple(p for p in kernel.main.params if p != param)
            yield replace(kernel, main=replace(kernel.main, params=params))


def texts(node: Any) -> Iterator[str]:
    """The strings in a node's own fields."""
    return (v for v in (getattr(node, f.name) for f in fields(node)) if isinstance(v, str))


def simpler(node: Any) -> Iterator[Any]:
    """Every tree that one simplification below or at ``node`` gives."""
    if isinstance(node, tuple):
        yield from simpler_tuple(node)
    elif is_dataclass(node) and not isinstance(node, type):
        yield from simpler_node(node)
        for part in fields(node):
            value = getattr(node, part.name)
            if part.name in ("params", "length", "init") and isinstance(node, Function):
                continue
            for changed in simpler(value):
                yield replace(node, **{part.name: changed})


def simpler_tuple(parts: tuple) -> Iterator[tuple]:
    """Without some statements or cases, with a construct's body in its place, or with a simpler part."""
    removable = bool(parts) and all(isinstance(p, (*STATEMENTS, Case)) for p in parts)
    if removable:
        half = len(parts) // 2
        if half > 1:
            yield parts[half:]
            yield parts[:half]
        for position, part in enumerate(parts):
            yield parts[:position] + parts[position + 1 :]
            for inlined in unwrapped(part):
                yield parts[:position] + inlined + parts[position + 1 :]
    for position, part in enumerate(parts):
        for changed in simpler(part):
            yield (*parts[:position], changed, *parts[position + 1 :])


def unwrapped(stmt: Any) -> Iterator[tuple]:
    """The bodies that can stand for a compound statement."""
    match stmt:
        case If(_, then, other):
            yield then
            if other:
                yield other
        case Block(body):
            yield body
        case Switch(_, cases):
            yield from (case.body for case in cases)


def simpler_node(node: Any) -> Iterator[Any]:
    """Simplifications at ``node`` itself."""
    match node:
        case For(step=step) if step != 1:
            yield replace(node, step=1)
        case For(ty=ty) if ty != "int":
            yield replace(node, ty="int")
        case Select(_, then, other):
            yield from (then, other)
    if type(node).__name__ in EXPRESSIONS and not (isinstance(node, Var) and node.ty not in REAL_TYPES):
        yield from simpler_expression(node)


def simpler_expression(node: Any) -> Iterator[Any]:
    """An operand of the same type, or a literal."""
    ty = type_of(node)
    for part in fields(node):
        value = getattr(node, part.name)
        for operand in value if isinstance(value, tuple) else (value,):
            if type(operand).__name__ in (*EXPRESSIONS, "RealLit", "IntLit") and type_of(operand) == ty:
                yield operand
    if ty in REAL_TYPES:
        yield RealLit(0.5, ty)
    elif not isinstance(node, Var):
        yield from (IntLit(0), IntLit(1))
