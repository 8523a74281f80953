"""What a call does to memory, as far as the analyses care.

The analyses know nothing of rules: whoever composes them hands in a function from calls to `CallEffect`. What
LLVM's own attributes promise is read here (`from_attributes`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

ALL = frozenset((-1,))
"""As a set of argument positions: every pointer argument."""
NONE: frozenset[int] = frozenset()
ERRNO_LOCATIONS = frozenset(("__errno_location", "__error", "_errno"))
"""They return the address of `errno`, which functions of libm set although they count as pure."""


@dataclass(frozen=True)
class CallEffect:
    """What is known about one call.

    kind: "scalar" (a function with a scalar rule), "inactive", "allocate", "release", "copy", "fill",
    "marker" (means nothing at run time), "structural", "defined" (has a body in this module), "custom" (rule
    registered by the user), "unknown".
    reads / writes: positions of pointer arguments through which it reads / writes (`ALL`: any). other_reads /
    other_writes: it may also touch memory that is not reached through its arguments. captured: positions of
    pointers that may be kept or returned. hands: pointers may be among what it returns or writes, though its
    kind tells of none. state: it returns the address of the library's own state. passes_pointers: pointers that it
    finds in memory may be stored elsewhere or returned. stores_deeply: pointers may be stored elsewhere than directly
    behind the arguments through which it writes.
    stores_pointers: pointers may be stored at all. finds_pointers: what it hands out may be memory that it has neither
    made nor reached through its arguments.
    stores: positions through which it writes inside a derivative; None: those of `writes`.
    strings: of C++'s strings: pointers that it hands out or stores lead to their characters (or are an argument).
    text: what it writes is text, which ends inside the array of characters in which it begins.
    finds, puts: positions of pointers in the memory behind which it may find pointers, or put some.
    frees: a function with a body may free blocks that it has not made.
    reads_deeply: it may also read what pointers in the memory that it is given lead to.
    """

    kind: str
    reads: frozenset[int] = ALL
    writes: frozenset[int] = ALL
    other_reads: bool = True
    other_writes: bool = True
    captured: frozenset[int] = ALL
    copies: tuple[int, int] | None = None
    returns_argument: int | None = None
    pure: bool = False
    hands: bool = False
    state: bool = False
    passes_pointers: bool = True
    stores_deeply: bool = True
    stores_pointers: bool = True
    finds_pointers: bool = True
    stores: frozenset[int] | None = None
    strings: bool = False
    text: bool = False
    reads_deeply: bool = True
    frees: bool = False
    finds: frozenset[int] = ALL
    puts: frozenset[int] = ALL

    @property
    def allocates(self) -> bool:
        return self.kind == "allocate"

    @property
    def is_known(self) -> bool:
        """Whether no pointer is stored that the other fields do not tell of."""
        return self.kind not in ("unknown", "defined", "custom") and not self.hands

    @property
    def writes_memory(self) -> bool:
        return bool(self.writes) or self.other_writes

    @property
    def reads_memory(self) -> bool:
        return bool(self.reads) or self.other_reads

    def captures(self, position: int) -> bool:
        return self.captured is ALL or -1 in self.captured or position in self.captured

    def passes_from(self, position: int) -> bool:
        """Whether pointers that it finds in the memory behind an argument may be stored elsewhere or returned."""
        return self.passes_pointers and (-1 in self.finds or position in self.finds)

    def puts_pointers_through(self, position: int) -> bool:
        """Whether it may store pointers in the memory directly behind an argument."""
        return self.writes_through(position) and (-1 in self.puts or position in self.puts)

    def writes_through(self, position: int) -> bool:
        return -1 in self.writes or position in self.writes

    def stores_through(self, position: int) -> bool:
        """Whether a differentiated call writes through a pointer argument."""
        return self.writes_through(position) and (self.stores is None or position in self.stores)

    def reads_through(self, position: int) -> bool:
        return -1 in self.reads or position in self.reads


PURE = CallEffect("inactive", NONE, NONE, False, False, NONE, pure=True)

_MEMORY = re.compile(r"memory\(([^)]*)\)")


def memory_access(words: frozenset[str]) -> dict[str, str]:
    """LLVM's `memory(…)` attribute as location -> access, with "other" for the default;
    all "readwrite" without one."""
    found = {"other": "readwrite"}
    for word in words:
        match = _MEMORY.fullmatch(word)
        if match is None:
            continue
        found["other"] = "none"
        for part in match.group(1).split(","):
            location, _, access = part.strip().rpartition(":")
            found[location.strip() or "other"] = access.strip()
    return found


def from_attributes(kind: str, function_words: frozenset[str], argument_words: list[str]) -> CallEffect:
    """The effect that LLVM's attributes promise: `argument_words[i]` is the text
    of parameter i's attributes."""
    access = memory_access(function_words)
    other, through = access["other"], access.get("argmem", access["other"])
    reads, writes, captured = set(), set(), set()
    for position, text in enumerate(argument_words):
        words = set(text.split())
        if "readnone" in words:
            pass
        elif "readonly" in words:
            reads.add(position)
        elif "writeonly" in words:
            writes.add(position)
        else:
            reads.add(position)
            writes.add(position)
        if "captures(none)" not in words and "nocapture" not in words:
            captured.add(position)
    return CallEffect(
        kind,
        frozenset(reads) if through in ("read", "readwrite") else NONE,
        frozenset(writes) if through in ("write", "readwrite") else NONE,
        other in ("read", "readwrite"),
        other in ("write", "readwrite"),
        frozenset(captured),
        pure=all(a == "none" for k, a in access.items() if k != "errnomem"),
    )
