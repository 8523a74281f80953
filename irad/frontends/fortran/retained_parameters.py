"""The variables of parameters stay in a module that is optimised.

LLVM drops what tells where a parameter lies (`#dbg_declare`) with the block it stands in, if that is left empty: when
the initialisation of derived types is inlined and folded, say. What a subprogram retains stays, with names and types
(LLVM Language Reference, "DISubprogram").
"""

from __future__ import annotations

import re
from collections import defaultdict

__all__ = ["retain_parameters"]

_VARIABLE = re.compile(r"^(!\d+) = !DILocalVariable\([^\n]*?\barg: \d+, scope: (!\d+)", re.MULTILINE)
_SUBPROGRAM = re.compile(r"^(!\d+) = distinct !DISubprogram\((?![^\n]*retainedNodes:)[^\n]*(?=\)$)", re.MULTILINE)
_NODE = re.compile(r"^!(\d+) = ", re.MULTILINE)


def retain_parameters(text: str) -> str:
    """The text of a module whose subprograms retain the variables of their parameters."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for variable, scope in _VARIABLE.findall(text):
        found[scope].append(variable)
    free = max(map(int, _NODE.findall(text)), default=0) + 1
    lists: list[str] = []

    def retained(match: re.Match[str]) -> str:
        if match[1] not in found:
            return match[0]
        lists.append(f"!{free + len(lists)} = !{{{', '.join(found[match[1]])}}}\n")
        return f"{match[0]}, retainedNodes: {lists[-1].partition(' ')[0]}"

    text = _SUBPROGRAM.sub(retained, text)
    return f"{text}\n{''.join(lists)}" if lists else text
