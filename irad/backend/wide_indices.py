"""Indices of matrices are computed in 64 bits where 32 are promised to do.

C computes `i * n + j` of `int` in 32 bits, without wrapping around, and extends the sum. LLVM's passes forget the
promise when they rearrange sums and products; then nobody knows any more that `a[i * n + j]` lies in row `i`. While the
promise is there, the sum of the extended numbers is the same.

Code that threads run stays as it is: the proofs that its iterations are independent read products of `int` as they
stand in the source.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from irad.ir.worklist import reached

__all__ = ["applies", "widened"]

_DEPTH = 6
_EXTENSION = re.compile(r"^(  (%[-\w.$]+) = )sext i32 (%[-\w.$]+) to i64(.*)$", re.MULTILINE)
_SUM = re.compile(r"^  (%[-\w.$]+) = (add|sub|mul) (?:nuw )?nsw i32 ([-\w.$%]+), ([-\w.$%]+)", re.MULTILINE)
_NAME = re.compile(r'@("[^"]*"|[-\w.$]+)')
_FUNCTION = re.compile(rf"^define [^\n]*?{_NAME.pattern}\(.*?^}}$", re.MULTILINE | re.DOTALL)
_Sums = dict[str, tuple[str, str, str]]


def widened(text: str) -> str:
    """Sums and products of `int` that are extended are made of extended numbers. Functions that enter parallel regions,
    are their bodies, or may be called there, stay as they are."""
    if " sext i32 " not in text:
        return text
    threaded = _threaded(text)
    return _FUNCTION.sub(lambda found: found[0] if found[1] in threaded else _widened(found[0]), text)


def applies(text: str) -> bool:
    """Whether there is anything in a module's text to be made wider."""
    return widened(text) != text


def _threaded(text: str) -> set[str]:
    """The functions that use OpenMP's run-time library, and all that they name, or that those do."""
    if "@__kmpc_" not in text:
        return set()
    named = {found[1]: set(_NAME.findall(found[0])) for found in _FUNCTION.finditer(text)}
    starts = (name for name, names in named.items() if any(n.startswith("__kmpc_") for n in names))
    return set(reached(starts, lambda name: named[name] & named.keys()))


def _widened(function: str) -> str:
    sums: _Sums = {name: (opcode, a, b) for name, opcode, a, b in _SUM.findall(function)}
    if not sums:
        return function

    def computed(extension: re.Match[str]) -> str:
        head, name, narrow, rest = extension.groups()
        if _products(narrow, sums, _DEPTH) != 1:
            return extension[0]  # of a variable and a constant LLVM makes 64 bits; of more products nothing is won
        *lines, last = _lines(name, narrow, sums, _DEPTH)
        return "\n".join([*lines, f"{head}{last.partition(' = ')[2]}{rest}"])

    return _EXTENSION.sub(computed, function)


def _products(narrow: str, sums: _Sums, depth: int) -> int:
    """How many products of two variables a sum has in it."""
    if not depth or narrow not in sums:
        return 0
    opcode, *operands = sums[narrow]
    own = opcode == "mul" and all(o.startswith("%") for o in operands)
    return own + sum(_products(o, sums, depth - 1) for o in operands)


def _lines(name: str, narrow: str, sums: _Sums, depth: int) -> Iterator[str]:
    """Instructions that compute a narrow number in 64 bits, as `name` in the end."""
    if not depth or narrow not in sums:
        yield f"  {name} = sext i32 {narrow} to i64"
        return
    opcode, *operands = sums[narrow]
    wide = [f"%wide.{name[1:]}.{side}" if o.startswith("%") else o for side, o in enumerate(operands)]
    for operand, made in zip(operands, wide, strict=True):
        if made is not operand:
            yield from _lines(made, operand, sums, depth - 1)
    yield f"  {name} = {opcode} nsw i64 {wide[0]}, {wide[1]}"
