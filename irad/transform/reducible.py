"""Loops with several entries get one: what other entries lead to is copied (node splitting).

Two loops that jump into each other by `goto` are no natural loop, which a reverse sweep could run backwards. The entry
that costs least to keep stays; ways in by the others get a copy of what they lead to, up to where that comes to the
kept entry. The copies run once, before the loop. Done until all loops have one entry (Hecht & Ullman, "Flow graph
reducibility", 1972); it may take exponentially many copies, so that it is given up where the code grows too much.

Works on LLVM's text, block by block: all that lives across blocks is in memory then (LLVM's `reg2mem`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from irad.ir.worklist import postorder, reached

__all__ = ["give_one_entry", "with_several_entries"]

_MOST_LINES = 4000
"""So many lines are added to one function; it stays as it is if that does not do."""
_FUNCTION = re.compile(r"^define [^\n]*? @(\"[^\"]*\"|[-\w$.]+)\([^\n]*\{\n(.*?)^\}$", re.M | re.S)
_NAME = r"%(?:\"[^\"]*\"|[-\w$.]+)"
_LABEL = re.compile(rf"label ({_NAME})")
_BEGIN = re.compile(r"^(\"[^\"]*\"|[-\w$.]+):", re.M)
_DEFINED = re.compile(rf"^  ({_NAME}) = ", re.M)
_USED = re.compile(_NAME)

Flow = Mapping[str, Collection[str]]


def with_several_entries(text: str) -> tuple[str, ...]:
    """The functions of a module, by its text, in which a loop is entered at several blocks."""
    found = []
    for match in _FUNCTION.finditer(text):
        if "indirectbr" in match[2]:
            continue
        blocks = _blocks(match[2])
        if _goes_back(blocks) and _manifold(_flow(blocks)) is not None:
            found.append(match[1].strip('"'))
    return tuple(found)


def give_one_entry(text: str, names: Collection[str]) -> str:
    """The text of a module in which nothing but memory lives across blocks in the functions that are named; each of
    their loops has one entry, but for those functions that would grow too much."""

    def rewritten(match: re.Match[str]) -> str:
        blocks = _blocks(match[2]) if match[1].strip('"') in names else {}
        if not blocks or not _split(blocks):
            return match[0]
        body = "\n".join(blocks.values())
        return match[0][: match.start(2) - match.start()] + body + "}"

    return _FUNCTION.sub(rewritten, text)


def _blocks(body: str) -> dict[str, str]:
    """The text of each block by the name that labels say; the first one is that of the entry."""
    starts = list(_BEGIN.finditer(body))
    if not starts:
        return {"": body}
    head = body[: starts[0].start()]  # an entry without a label has no name that is jumped to
    first = {"": head} if head.strip() else {}
    ends = [m.start() for m in starts[1:]] + [len(body)]
    return first | {f"%{m[1]}": body[m.start() : end] for m, end in zip(starts, ends, strict=True)}


def _goes_back(blocks: Mapping[str, str]) -> bool:
    """Whether a block is jumped to from behind it in the text."""
    seen: set[str] = set()
    for name, block in blocks.items():
        seen.add(name)
        if not seen.isdisjoint(_LABEL.findall(block)):
            return True
    return False


def _flow(blocks: Mapping[str, str]) -> dict[str, list[str]]:
    return {name: list(dict.fromkeys(_LABEL.findall(block))) for name, block in blocks.items()}


def _split(blocks: dict[str, str]) -> bool:
    """Copy blocks until every loop has one entry; False if that would be too many."""
    added = 0
    while True:
        flow = _flow(blocks)
        found = _manifold(flow)
        if found is None:
            return True
        cycle, entries = found
        sizes = {b: blocks[b].count("\n") for b in cycle}
        ways = [_reached(flow, [e for e in entries if e != kept], cycle - {kept}) for kept in entries]
        copied = min(ways, key=lambda way: sum(sizes[b] for b in way))
        added += sum(sizes[b] for b in copied)
        if added > _MOST_LINES:
            return False
        names = {b: f'%"{b[1:].strip(chr(34))}.{len(blocks)}"' for b in flow if b in copied}
        copies = {names[b]: _copy(blocks[b], b, names) for b in names}
        for block in blocks.keys() - cycle:
            blocks[block] = _redirected(blocks[block], names)
        blocks |= copies


def _copy(block: str, name: str, names: Mapping[str, str]) -> str:
    """A block under another name, with values of its own."""
    own = {d: f'%"{d[1:].strip(chr(34))}.{names[name][2:]}' for d in _DEFINED.findall(block)}
    lines = [line for line in block.split("\n")[1:] if not line.lstrip().startswith("#dbg_")]
    body = _USED.sub(lambda m: own.get(m[0], m[0]), _redirected("\n".join(lines), names))
    return f"{names[name][1:]}:\n{body}"


def _redirected(block: str, names: Mapping[str, str]) -> str:
    return _LABEL.sub(lambda m: f"label {names.get(m[1], m[1])}", block)


def _manifold(flow: Flow) -> tuple[set[str], list[str]] | None:
    """A cycle that is entered at several blocks, and those; the outermost first."""
    work = [set(flow)]
    while work:
        region = work.pop()
        for cycle in _cycles(flow, region):
            entries = _entries(flow, cycle)
            if len(entries) > 1:
                return cycle, entries
            work.append(cycle - set(entries))
    return None


def _entries(flow: Flow, cycle: set[str]) -> list[str]:
    """The blocks of a cycle that are jumped to from outside, in the order of the function."""
    entered = {t for block, targets in flow.items() if block not in cycle for t in targets}
    return [b for b in flow if b in cycle and b in entered]


def _reached(flow: Flow, starts: Iterable[str], within: set[str]) -> set[str]:
    return set(reached(within.intersection(starts), lambda block: within.intersection(flow[block])))


def _cycles(flow: Flow, region: set[str]) -> list[set[str]]:
    """The strongly connected components of some blocks that are cycles (Kosaraju)."""
    backward: dict[str, list[str]] = {b: [] for b in region}
    for block in region:
        for target in flow[block]:
            if target in region:
                backward[target].append(block)
    order = [*postorder((b for b in flow if b in region), lambda b: [t for t in flow[b] if t in region])]
    found = []
    seen: set[str] = set()
    for block in reversed(order):
        component = set(postorder([block], backward.__getitem__, seen))
        if len(component) > 1 or (component and block in flow[block]):
            found.append(component)
    return found
