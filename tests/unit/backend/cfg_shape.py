"""A second opinion on control flow, by regular expressions over LLVM's text and textbook definitions."""

from __future__ import annotations

import re

Blocks = dict[str, list[str]]


def blocks_of(module_text: str, function: str) -> Blocks:
    """Block name -> its lines, for one function of a module."""
    body = re.search(rf"^define [^\n]*@{function}\([^\n]*\n(.*?)^}}", module_text, re.MULTILINE | re.DOTALL)
    assert body, f"no function {function}"
    blocks: Blocks = {}
    current = "<entry>"
    for line in body[1].split("\n"):
        label = re.match(r'^([\w.$-]+|"[^"]+"):', line)
        if label:
            current = label[1]
        elif line.strip() and not line.strip().startswith("#dbg"):
            blocks.setdefault(current, []).append(line)
    return blocks


def successors(blocks: Blocks) -> dict[str, list[str]]:
    """Block name -> names of the blocks that its terminator names, with repetitions."""
    result = {}
    for name, lines in blocks.items():
        starts = [
            i for i, line in enumerate(lines) if re.match(r"\s+(br|switch|ret|unreachable|invoke)\b", line)
        ]
        result[name] = re.findall(r"label %([\w.$-]+)", "\n".join(lines[starts[-1] :]))
    return result


def predecessors(follow: dict[str, list[str]]) -> dict[str, list[str]]:
    """The reverse of :func:`successors`."""
    result: dict[str, list[str]] = {name: [] for name in follow}
    for name, targets in follow.items():
        for target in targets:
            result[target].append(name)
    return result


def critical_edges(follow: dict[str, list[str]]) -> list[tuple[str, str]]:
    """Edges from a block with several ways out to a block with several ways in."""
    before = predecessors(follow)
    return [
        (a, b) for a, targets in follow.items() for b in targets if len(targets) > 1 and len(before[b]) > 1
    ]


def natural_loops(follow: dict[str, list[str]]) -> dict[str, tuple[set[str], list[str]]]:
    """Header -> (the loop's blocks, its latches), by dominators."""
    before = predecessors(follow)
    entry = next(iter(follow))
    names = set(follow)
    dominators = {name: {entry} if name == entry else set(names) for name in follow}
    changed = True
    while changed:
        changed = False
        for name in follow:
            if name != entry and before[name]:
                new = {name} | set.intersection(*(dominators[b] for b in before[name]))
                changed |= new != dominators[name]
                dominators[name] = new
    loops: dict[str, tuple[set[str], list[str]]] = {}
    for name, targets in follow.items():
        for header in targets:
            if header in dominators[name]:
                body, latches = loops.setdefault(header, ({header}, []))
                latches.append(name)
                work = [name]
                while work:
                    block = work.pop()
                    if block not in body:
                        body.add(block)
                        work += before[block]
    return loops


def shape_faults(module_text: str, function: str) -> list[str]:
    """What is not canonical about a function's control flow; [] when all is well."""
    blocks = blocks_of(module_text, function)
    follow = successors(blocks)
    before = predecessors(follow)
    faults = [f"critical edge {a} -> {b}" for a, b in critical_edges(follow)]
    returns = sum(any(re.match(r"\s+ret\b", line) for line in lines) for lines in blocks.values())
    if returns > 1:
        faults.append(f"{returns} returns")
    for header, (body, latches) in natural_loops(follow).items():
        outside = [b for b in before[header] if b not in body]
        if len(latches) != 1:
            faults.append(f"loop {header} has {len(latches)} latches")
        if len(outside) != 1 or len(follow[outside[0]]) != 1:
            faults.append(f"loop {header} has no preheader")
        exits = {b for name in body for b in follow[name] if b not in body}
        faults += [f"exit {e} of loop {header} is shared" for e in exits if not set(before[e]) <= body]
        faults += escaping_values(blocks, body, exits)
    return faults


def escaping_values(blocks: Blocks, body: set[str], exits: set[str]) -> list[str]:
    """Values made in a loop and used outside it other than by a phi of an exit (not LCSSA)."""
    made = {m[1] for name in body for line in blocks[name] if (m := re.match(r"\s+(%[\w.$-]+) =", line))}
    faults = []
    for name, lines in blocks.items():
        if name in body:
            continue
        for line in lines:
            is_exit_phi = name in exits and " = phi " in line
            used = set(re.findall(r"%[\w.$-]+", line.partition(" = ")[2] or line))
            if not is_exit_phi:
                faults += [f"{value} leaves its loop in {name}" for value in sorted(used & made)]
    return faults
