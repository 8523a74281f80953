"""LLVM IR written line by line, with names of its own."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["Lines", "converted"]

_BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}


class Lines:
    """The body of a function that is being written. Local memory goes to its first block."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.locals: list[str] = []
        self._count = 0

    def name(self, stem: str = "v") -> str:
        """A name that is not taken."""
        self._count += 1
        return f"%{stem}{self._count}"

    def put(self, instruction: str) -> None:
        """Write an instruction that has no result."""
        self.text.append(f"  {instruction}")

    def value(self, instruction: str, stem: str = "v") -> str:
        """Write an instruction; the name of its result."""
        name = self.name(stem)
        self.put(f"{name} = {instruction}")
        return name

    def block(self, label: str) -> None:
        """Begin a block."""
        self.text.append(f"{label}:")

    def local(self, size: int) -> str:
        """Local memory of so many bytes, aligned to 16."""
        name = self.name("local")
        self.locals.append(f"  {name} = alloca [{size} x i8], align 16")
        return name

    def function(self, head: str, first: Sequence[str] = ()) -> str:
        """The whole function."""
        return "\n".join([f"{head} {{", "entry:", *self.locals, *first, *self.text, "}", ""])


def converted(lines: Lines, value: str, source: str, target: str) -> str:
    """A number of one LLVM type as one of another: floating-point ones, or whole ones without a sign."""
    if source == target:
        return value
    if source in _BITS and target in _BITS:
        if target == "i1":
            return lines.value(f"icmp ne {source} {value}, 0")
        word = "trunc" if _BITS[target] < _BITS[source] else "zext"
    else:
        word = "fpext" if target == "double" else "fptrunc"
    return lines.value(f"{word} {source} {value} to {target}")
