"""The types of the C programs that work on memory, and where C puts things in them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .memory import SIZES


@dataclass(frozen=True)
class Type:
    """``kind``: ``double``, ``float``, ``int``, ``long``, ``short``, ``char``; ``array`` of ``count`` ``of``;
    ``pointer`` to at least ``count`` ``of``; ``struct``; ``punned`` (a union, which holds what ``holds`` says).
    """

    kind: str
    of: Type | None = None
    count: int = 0
    name: str = ""
    members: tuple[tuple[str, Type], ...] = ()
    holds: str = "double"

    @property
    def is_real(self) -> bool:
        return self.kind in ("double", "float")

    @property
    def is_int(self) -> bool:
        return self.kind in ("int", "long", "short", "char")

    def element(self) -> Type:
        """What an array or pointer leads to."""
        assert self.of is not None
        return self.of

    def align(self) -> int:
        match self.kind:
            case "array":
                return self.element().align()
            case "struct":
                return max(ty.align() for _, ty in self.members)
            case "punned":
                return 8
        return SIZES[self.kind]

    def size(self) -> int:
        match self.kind:
            case "array":
                return self.count * self.element().size()
            case "struct":
                return _up(self.offset_after(), self.align())
            case "punned":
                return 8
        return SIZES[self.kind]

    def offset_after(self, stop: str = "") -> int:
        """The offset of member ``stop``, or where the last member ends."""
        at = 0
        for name, ty in self.members:
            at = _up(at, ty.align())
            if name == stop:
                return at
            at += ty.size()
        return at

    def declare(self, name: str) -> str:
        """C's declaration of ``name`` with this type."""
        match self.kind:
            case "array":
                return self.element().declare(f"{name}[{self.count}]")
            case "pointer":
                inner = f"*{name}"
                return self.element().declare(f"({inner})" if self.element().kind == "array" else inner)
            case "struct":
                return f"struct @@{self.name} {name}"
            case "punned":
                return f"union @@U {name}"
        return f"{self.kind} {name}"

    def mentions_pointer(self) -> bool:
        """Whether objects of this type hold pointers."""
        if self.kind == "pointer":
            return True
        inner = [ty for _, ty in self.members] + ([self.of] if self.of is not None else [])
        return any(ty.mentions_pointer() for ty in inner)

    def has_real(self) -> bool:
        """Whether floating data is found in or behind an object of this type."""
        inner = [ty for _, ty in self.members] + ([self.of] if self.of is not None else [])
        return self.is_real or self.kind == "punned" or any(ty.has_real() for ty in inner)

    def with_members(self, *members: tuple[str, Type]) -> Type:
        return replace(self, members=(*self.members, *members))


def _up(at: int, align: int) -> int:
    return -(-at // align) * align


DOUBLE, FLOAT, INT = Type("double"), Type("float"), Type("int")


def array(of: Type, count: int) -> Type:
    return Type("array", of, count)


def pointer(of: Type, count: int = 1) -> Type:
    return Type("pointer", of, count)


UNION_TEXT = "union @@U { double d; long long i; float f[2]; };"
