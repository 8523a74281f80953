"""Indices of matrices are computed in 64 bits where 32 are promised to do.

C computes `i * n + j` of `int` in 32 bits, without wrapping around, and extends the sum. LLVM's passes forget the
promise when they rearrange sums and products; then nobody knows any more that `a[i * n + j]` lies in row `i`. While the
promise is there, the sum of the extended numbers is the same.

What a variable holds that is assigned on several ways (`j == 0 ? n - 1 : j - 1`) is merged in 64 bits, where the ways
do: neighbours on a periodic grid are found so. For that, variables have to be values (`wants_values`).

Code that threads run stays as it is: the proofs that its iterations are independent read products of `int` as they
stand in the source.
"""

from __future__ import annotations

import re

from irad.ir.worklist import reached

__all__ = ["applies", "threaded", "wants_values", "widened"]

_DEPTH = 6
_EXTENSION = re.compile(r"^(  (%[-\w.$]+) = )sext i32 (%[-\w.$]+) to i64(.*)$", re.MULTILINE)
_SUM = re.compile(r"^  (%[-\w.$]+) = (add|sub|mul) (?:nuw )?nsw i32 ([-\w.$%]+), ([-\w.$%]+)", re.MULTILINE)
_CHOICE = re.compile(r"^  (%[-\w.$]+) = phi i32 (\[.*\])", re.MULTILINE)
_WAY = re.compile(r'\[ ([-\w.$%]+), %("[^"]*"|[-\w.$]+) \]')
_LABEL = re.compile(r'("[^"]*"|[-\w.$]+):')
_NAME = re.compile(r'@("[^"]*"|[-\w.$]+)')
_FUNCTION = re.compile(rf"^define [^\n]*?{_NAME.pattern}\(.*?^}}$", re.MULTILINE | re.DOTALL)
_VARIABLE = re.compile(r" = alloca i32,")
_PRODUCT = re.compile(r" = mul nsw i32 %[-\w.$]+, %")


def widened(text: str) -> str:
    """Sums and products of `int` that are extended are made of extended numbers. Functions that enter parallel regions,
    are their bodies, or may be called there, stay as they are."""
    if " sext i32 " not in text:
        return text
    left = threaded(text)
    return _FUNCTION.sub(lambda found: found[0] if found[1].strip('"') in left else _Function(found[0]).widened(), text)


def applies(text: str) -> bool:
    """Whether there is anything in a module's text to be made wider."""
    return bool(wants_values(text)) or widened(text) != text


def wants_values(text: str) -> set[str]:
    """The functions in which variables keep what indices of matrices are made of."""
    if " sext i32 " not in text or not _PRODUCT.search(text):
        return set()
    found = {f[1].strip('"'): f[0] for f in _FUNCTION.finditer(text)}
    return {name for name, body in found.items() if _VARIABLE.search(body) and _PRODUCT.search(body)} - threaded(text)


def threaded(text: str) -> set[str]:
    """The functions that use OpenMP's run-time library, and all that they name, or that those do."""
    if "@__kmpc_" not in text:
        return set()
    named = {found[1]: set(_NAME.findall(found[0])) for found in _FUNCTION.finditer(text)}
    starts = (name for name, names in named.items() if any(n.startswith("__kmpc_") for n in names))
    return {name.strip('"') for name in reached(starts, lambda name: named[name] & named.keys())}


class _Function:
    """The text of a function, whose sums of `int` are computed in 64 bits where they are extended."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._sums = {name: (opcode, (a, b)) for name, opcode, a, b in _SUM.findall(text)}
        self._choices = {name: _WAY.findall(ways) for name, ways in _CHOICE.findall(text)}
        self._ends = self._found_ends() if self._choices else {}
        self._merged: dict[str, str] = {}
        self._before: dict[int, list[str]] = {}

    def _found_ends(self) -> dict[str, int]:
        """The lines with which blocks end, by label."""
        found, label = dict[str, int](), ""
        for number, line in enumerate(self._lines):
            if (begin := _LABEL.match(line)) is not None:
                label = begin[1]
            elif line.startswith(("  br ", "  switch ")):
                found[label] = number
        return found

    def widened(self) -> str:
        made = [self._computed(line) for line in self._lines] if self._sums else self._lines
        for number, line in enumerate(self._lines):
            choice = _CHOICE.match(line) if self._merged else None
            merged = self._merged.get(choice[1]) if choice is not None else None
            made[number] = "\n".join([*self._before.get(number, ()), made[number], *([merged] if merged else [])])
        return "\n".join(made)

    def _computed(self, line: str) -> str:
        """A line, or several if it extends what can be computed in 64 bits."""
        extension = _EXTENSION.match(line)
        if extension is None:
            return line
        head, name, narrow, rest = extension.groups()
        if narrow not in self._sums or self._products(narrow, _DEPTH) != 1:
            return line  # of a variable and a constant LLVM makes 64 bits; of more products nothing is won
        lines: list[str] = []
        self._wide(narrow, name, _DEPTH, lines)
        return "\n".join([*lines[:-1], f"{head}{lines[-1].partition(' = ')[2]}{rest}"])

    def _products(self, narrow: str, depth: int) -> int:
        """How many products of two variables a sum has in it."""
        if depth and self._is_merged(narrow):
            return max(self._products(way, depth - 1) for way, _ in self._choices[narrow])
        if not depth or narrow not in self._sums:
            return 0
        opcode, operands = self._sums[narrow]
        own = opcode == "mul" and all(o.startswith("%") for o in operands)
        return own + sum(self._products(o, depth - 1) for o in operands)

    def _is_merged(self, narrow: str) -> bool:
        """Whether a number is one of several sums, and no counter, of which the next number is made of this one."""
        ways = self._choices.get(narrow, ())
        if not any(way in self._sums for way, _ in ways) or not all(block in self._ends for _, block in ways):
            return False
        work, seen = [way for way, _ in ways], set[str]()
        while work:
            part = work.pop()
            if part not in seen:
                seen.add(part)
                work += self._sums[part][1] if part in self._sums else [w for w, _ in self._choices.get(part, ())]
        return narrow not in seen

    def _wide(self, narrow: str, name: str, depth: int, lines: list[str]) -> str:
        """What a narrow number is in 64 bits; what computes it, as `name`, is added to some lines."""
        if not narrow.startswith("%"):
            return narrow
        if depth and self._is_merged(narrow):
            return self._merge(narrow, depth)
        if not depth or narrow not in self._sums:
            lines.append(f"  {name} = sext i32 {narrow} to i64")
            return name
        opcode, operands = self._sums[narrow]
        a, b = (self._wide(o, f"%wide.{name[1:]}.{side}", depth - 1, lines) for side, o in enumerate(operands))
        lines.append(f"  {name} = {opcode} nsw i64 {a}, {b}")
        return name

    def _merge(self, narrow: str, depth: int) -> str:
        """The choice in 64 bits, beside that in 32."""
        name = f"%wide.{narrow[1:]}.way"
        if narrow not in self._merged:
            found = dict[str, str]()
            for number, (way, block) in enumerate(self._choices[narrow]):
                if block not in found:
                    lines = self._before.setdefault(self._ends[block], [])
                    found[block] = self._wide(way, f"{name}.{number}", depth - 1, lines)
            ways = ", ".join(f"[ {found[block]}, %{block} ]" for _, block in self._choices[narrow])
            self._merged[narrow] = f"  {name} = phi i64 {ways}"
        return name
