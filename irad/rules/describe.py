"""Renders rules as a page of documentation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from irad.rules import linalg
from irad.rules.expr import Expr, calls
from irad.rules.functions import UNKNOWN
from irad.rules.kinds import (
    DOUBLE,
    FLOAT,
    Allocation,
    Body,
    Expansion,
    Inactive,
    Reallocation,
    Release,
    Routine,
    Rule,
    ScalarRule,
    Structural,
    Synchronisation,
    Transfer,
)

Kind = TypeVar("Kind", bound=Rule)

_PREAMBLE = """\
# Rules

What irad knows about instructions and library functions. This page is made from the tables in `irad/rules`
(`irad.rules.registry.describe()`); a test compares the two.

In a derivative, `g` is the adjoint of the result, `ans` the function's value, and `where(c, a, b)` is `a`
where the condition holds and `b` elsewhere. Each entry is what one call adds to the adjoint of that
parameter. The tangent of the result is the sum of the same expressions with `g` replaced by the tangent of
each parameter. A `-` marks a parameter without a derivative. Functions marked *singular* have points with an
infinite partial derivative, where an adjoint of 0 gives NaN (0 × infinity) unless zeros are asked to be
strong.

Symbols ending in `f`, `l` and `f128` are the float, long double and 128-bit variants of the one before."""


def render(rules: Iterable[Rule]) -> str:
    """The page as Markdown."""
    every = list(rules)
    names = {symbol for each in every for symbol, _ in each.spellings.symbols}
    sections = (
        _PREAMBLE,
        _table(
            "Scalar functions",
            ("function", "called as", "derivatives", "where it matters"),
            _of_kind(every, ScalarRule),
            lambda r: (_signature(r.name, r.params), _callees(r), _derivatives(r), _remark(r)),
        ),
        _table(
            "Functions with several results, replaced by their definition",
            ("function", "called as", "definition", "where it matters"),
            _of_kind(every, Expansion),
            lambda r: (_signature(r.name, r.params), _callees(r), _definition(r), r.note),
        ),
        _table(
            "Functions differentiated by a definition that irad brings along",
            ("function", "called as", "where it matters"),
            # float variants go without saying
            [r for r in _of_kind(every, Body) if r.name[:-1] not in names and r.file not in linalg.FILES],
            lambda r: (_code(r.name), _callees(r), r.note),
        ),
        _table(
            "Linear algebra, differentiated by irad's own routines",
            ("routine", "what it does, the source of its derivative, and where it matters"),
            [r for r in _of_kind(every, Routine) if r.name.startswith("irad_la_d")],  # s, c and z go without saying
            lambda r: (_code(r.name), r.note),
        ),
        _library([r.name for r in _of_kind(every, Body) if r.file in linalg.FILES]),
        _table(
            "Allocation",
            ("function", "called as", "what it does"),
            [r for r in every if isinstance(r, (Allocation, Reallocation, Release))],
            lambda r: (_code(r.name), _callees(r), _memory(r)),
        ),
        _table(
            "Copying and filling memory",
            ("function", "called as", "what it does"),
            _of_kind(every, Transfer),
            lambda r: (_code(r.name), _callees(r), _transfer(r)),
        ),
        _table(
            "Intrinsics treated by their form",
            ("intrinsic", "meaning"),
            _of_kind(every, Structural),
            lambda r: (_code(r.name), r.note),
        ),
        _table(
            "Threads",
            ("function", "what it does", "in the reverse sweep"),
            _of_kind(every, Synchronisation),
            lambda r: (_code(r.name), r.note, {"barrier": "the same"}.get(r.mirror, f"{r.mirror}s the section")),
        ),
        _inactive(_of_kind(every, Inactive)),
    )
    return "\n\n".join(sections) + "\n"


def _library(functions: Sequence[str]) -> str:
    """BLAS and LAPACK by their names for real and complex numbers in double precision."""
    kept = [n for n in functions if not n.endswith("_64") and re.match(r"(cblas_|LAPACKE_)?(i?[dz]|i[dz])", n)]
    fortran = sorted(n for n in kept if not n.startswith(("cblas_", "LAPACKE_")))
    c = sorted(n for n in kept if n not in fortran)
    return (
        "## BLAS and LAPACK\n\nThese are calls of the routines above, and loops that are differentiated as code. What "
        "there is for `d` and `z` there is for `s` and `c`; with integers of 64 bits the names are `dgemm_64_`, "
        "`cblas_dgemm64_` or `cblas_dgemm_64`, and the like; `scipy_` may stand before them.\n\n"
        f"Fortran's: {', '.join(map(_code, fortran))}.\n\nC's: {', '.join(map(_code, c))}."
    )


def _of_kind(rules: Sequence[Rule], kind: type[Kind]) -> list[Kind]:
    return [each for each in rules if isinstance(each, kind)]


def _table(title: str, header: Sequence[str], rules: Sequence[Kind], cells: Callable[[Kind], Sequence[str]]) -> str:
    rows = [header, ["---"] * len(header), *(cells(each) for each in rules)]
    lines = ("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows)
    return f"## {title}\n\n" + "\n".join(lines)


def _code(text: str) -> str:
    return f"`{text}`"


def _signature(name: str, params: Sequence[str]) -> str:
    return _code(f"{name}({', '.join(params)})")


def _callees(each: Rule) -> str:
    names = each.spellings
    symbols = [
        symbol for symbol, kind in names.symbols if kind in ("", DOUBLE, FLOAT) and not _is_float_variant(each, symbol)
    ]
    return ", ".join(_code(name) for name in (*symbols, *names.intrinsics, *names.opcodes))


def _is_float_variant(each: Rule, symbol: str) -> bool:
    """The symbol is another one's float variant, which goes without saying."""
    others = {other for other, _ in each.spellings.symbols}
    return symbol.endswith("f") and symbol[:-1] in others


def _derivatives(each: ScalarRule) -> str:
    partials = (
        f"{param}: {_partial(expr)}"
        for param, expr in zip(each.params, each.vjp, strict=True)
    )
    return "<br>".join(partials)


def _partial(expr: Expr | None) -> str:
    if expr is None:
        return "-"
    return "refused, for want of a closed form" if UNKNOWN in calls(expr) else _code(str(expr))


def _remark(each: ScalarRule) -> str:
    return "; ".join(filter(None, (each.note, "*singular*" if each.singular else "")))


def _definition(each: Expansion) -> str:
    results = [f"returns {_code(str(expr))}" for expr in each.results if expr is not None]
    stores = [f"`*{pointer} = {value}`" for pointer, value in each.stores]
    return "<br>".join((*stores, *results))


def _memory(each: Allocation | Reallocation | Release) -> str:
    if isinstance(each, Release):
        return f"frees argument {each.block}"
    size = " × ".join(f"argument {position}" for position in each.size)
    if isinstance(each, Reallocation):
        return f"resizes argument {each.block} to {size} bytes; freed by `{each.release}`"
    block = "cleared block" if each.zeroed else "block"
    handed = "" if each.out is None else f", handed back through argument {each.out}"
    return f"{block} of {size} bytes{handed}; freed by `{each.release}`"


def _transfer(each: Transfer) -> str:
    if each.kind == "fill":
        value = "zero" if each.value is None else f"argument {each.value}"
        return f"fills argument {each.size} bytes at argument {each.target} with {value}"
    overlap = ", which may overlap" if each.kind == "move" else ""
    return f"copies argument {each.size} bytes from argument {each.source} to argument {each.target}{overlap}"


def _inactive(rules: Sequence[Inactive]) -> str:
    def listed(title: str, chosen: Iterable[Inactive]) -> str:
        return f"{title}: " + ", ".join(_callees(each) for each in chosen) + "."

    return "\n\n".join(
        (
            "## Functions without a derivative",
            "They run once, as in the primal. Values that they return or write carry no derivative.",
            listed("Depending on their arguments only", (r for r in rules if r.pure)),
            listed("With effects", (r for r in rules if not r.pure and r.returns)),
            listed("Never returning", (r for r in rules if not r.returns)),
        )
    )
