"""Long functions in the form in which LLVM's effort stays in proportion to their length.

Two things in LLVM grow with the square of a function's length. Loops whose number of iterations is known only when they
run are unrolled, by up to eight, and where there are hundreds of them in one function the register allocator has to
find its way through eight times the code. And instruction selection looks at a whole basic block at a time: of an
operand it goes through all uses in the block.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator

__all__ = ["ENDLESS_BLOCK", "LONG_BLOCK", "LONG_FUNCTION", "has_endless_block", "keep_rolled", "split_blocks"]

LONG_FUNCTION = 8000
"""Lines of a function, before it is optimised, from which on its loops stay rolled."""
LONG_BLOCK = 2000
"""Lines of a basic block from which on it is split."""
ENDLESS_BLOCK = 20000
"""Lines of a basic block from which on LLVM takes too long to find the best registers: that grows with the square, and
in straight code of that length they are worth little, since most values lie in memory."""
_PART = 500
_BAN = "llvm.loop.unroll.runtime.disable"

_FUNCTION = re.compile(r"^define [^\n]*\{\n(.*?)^\}$", re.MULTILINE | re.DOTALL)
_MADE = re.compile(r"define [^(\n]*@irad\.")
_LABEL = re.compile(r'("[^"\n]*"|[-$.\w]+):')
_TARGET = re.compile(r'\blabel %("[^"\n]*"|[-$.\w]+)')
_LOOP = re.compile(r", !llvm\.loop !(\d+)")
_LOOP_NODE = re.compile(r"^!(\d+) = distinct !\{!\d+(.*)\}$", re.MULTILINE)
_NODE = re.compile(r"^!(\d+) = ", re.MULTILINE)
_UNNAMED = re.compile(r"  %(\d+) = ")
_PLAIN = re.compile(r"  (?:%|store |call |tail call )")


def keep_rolled(text: str) -> str:
    """A module's text in which the loops of long functions that irad has made say that they are not to be unrolled
    unless the number of their iterations is a constant."""
    long = [match for match in _functions(text, LONG_FUNCTION) if _MADE.match(match[0])]
    if not long:
        return text
    said = dict(_LOOP_NODE.findall(text))
    number = itertools.count(1 + max(map(int, _NODE.findall(text)), default=-1))
    added: list[str] = []

    def banned(line: str) -> str:
        """A branch back with a node of its own, which says what the one that it may have had says, and the ban."""
        node, old = next(number), _LOOP.search(line)
        added.append(f'!{node} = distinct !{{!{node}{said.get(old[1], "") if old else ""}, !{{!"{_BAN}"}}}}\n')
        return f"{_LOOP.sub('', line)}, !llvm.loop !{node}"

    return _edited(text, long, lambda body: _with_branches_back(body, banned)) + "".join(["\n", *added])


def _with_branches_back(body: str, edit: Callable[[str], str]) -> str:
    lines = body.split("\n")
    seen = set()
    for position, line in enumerate(lines):
        if not line.startswith(" "):
            label = _LABEL.match(line)
            seen |= {label[1]} if label else set()
        elif line.startswith("  br ") and not seen.isdisjoint(_TARGET.findall(line)):
            lines[position] = edit(line)
    return "\n".join(lines)


def split_blocks(text: str) -> str:
    """A module's text with its long basic blocks in parts, each of which branches to the next."""
    return _edited(text, _functions(text, LONG_BLOCK), _split)


def has_endless_block(text: str) -> bool:
    """Whether a function of a module's text has a block of such a length."""
    functions = _functions(text, ENDLESS_BLOCK)
    return any(len(block) >= ENDLESS_BLOCK for found in functions for block in _blocks(found[1].split("\n")))


def _split(body: str) -> str:
    """A function's lines with long blocks in parts. What comes after a block knows it by its last part."""
    blocks = list(_blocks(body.split("\n")))
    last: dict[str, str] = {}
    parts = "irad.part"
    while parts in body:
        parts += "."
    for number, block in enumerate(blocks):
        cuts = _cuts(block) if len(block) >= LONG_BLOCK else []
        name = _name(block) if cuts else None
        if name is None:
            continue
        for cut in reversed(cuts):
            part = f"{parts}.{number}.{cut}"
            last.setdefault(name, part)
            block[cut:cut] = [f"  br label %{part}", f"{part}:"]
    if not last:
        return body
    came_from = re.compile(rf", %({'|'.join(map(re.escape, last))}) \]")
    for block in blocks:
        for position, line in enumerate(block):
            if " = phi " in line:
                block[position] = came_from.sub(lambda match: f", %{last[match[1]]} ]", line)
    return "\n".join(line for block in blocks for line in block)


def _blocks(lines: list[str]) -> Iterator[list[str]]:
    starts = [0, *(i for i, line in enumerate(lines) if i and _LABEL.match(line)), len(lines)]
    return (lines[start:end] for start, end in itertools.pairwise(starts))


def _name(block: list[str]) -> str | None:
    """A block's name. That of a function's first block may be left out: it is the number before its first value's."""
    label = _LABEL.match(block[0])
    if label:
        return label[1]
    numbers = (match for match in map(_UNNAMED.match, block) if match)
    first = next(numbers, None)
    return str(int(first[1]) - 1) if first else None


def _cuts(block: list[str]) -> list[int]:
    """Where a block may be cut: behind phis and local variables, and not right before its end."""
    head = max((i for i, line in enumerate(block) if " = phi " in line or " = alloca " in line), default=0)
    plain = (i for i in range(head + _PART, len(block) - _PART) if _PLAIN.match(block[i]))
    cuts: list[int] = []
    for i in plain:
        if not cuts or i >= cuts[-1] + _PART:
            cuts.append(i)
    return cuts


def _functions(text: str, least: int) -> Iterator[re.Match[str]]:
    """The functions that are defined in at least so many lines."""
    return (match for match in _FUNCTION.finditer(text) if text.count("\n", *match.span(1)) >= least)


def _edited(text: str, functions: Iterable[re.Match[str]], edit: Callable[[str], str]) -> str:
    """A module's text with the bodies of some functions replaced."""
    parts, end = [], 0
    for match in functions:
        parts += [text[end : match.start(1)], edit(match[1])]
        end = match.end(1)
    return "".join([*parts, text[end:]])
