"""Type-based alias metadata as facts: what a load or store accesses, and what memcpy's fields are.

Form of the nodes: LLVM Language Reference, "tbaa Metadata" and "tbaa.struct Metadata". Scalar types without
names, and nodes in the experimental form with sizes, are taken as "not known". C's structs without a tag have the
name "".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from irad.ir.metadata import Nodes, string_text
from irad.ir.module import Module

__all__ = ["STRING_SIZE", "Tbaa", "TbaaAccess", "TbaaField"]


_STRINGS = frozenset(
    f"_ZTSNSt7__cxx1112basic_stringI{char}St11char_traitsI{char}ESaI{char}EE{member}"
    for char in ("c", "w", "Du", "Ds", "Di")
    for member in ("E", "12_Alloc_hiderE")
)
"""The names of strings' types, and of the base class of their first member (Itanium C++ ABI, 5.1)."""

STRING_SIZE = 32
"""Of a string in libstdc++: a pointer to the characters, their number, and sixteen bytes for the characters of a short
one, or for how many a longer one has room."""


@dataclass(frozen=True)
class TbaaAccess:
    """An access of `access` at byte `offset` of an object of type `base`.

    Names are the front end's: "double", "int", "any pointer", "p1 double", "omnipotent char", a struct's
    name… `base_node` and `access_node` are the type nodes' references, since names need not be unique.
    """

    base: str
    access: str
    offset: int
    base_node: str
    access_node: str
    constant: bool = False


@dataclass(frozen=True)
class TbaaField:
    """`size` bytes at byte `offset` that are of type `access`."""

    offset: int
    size: int
    access: str


class Tbaa:
    """Reads the alias metadata of one module; everything is cached."""

    def __init__(self, module: Module, nodes: Nodes | None = None) -> None:
        self._module = module
        self._nodes = nodes or Nodes(module)
        self._accesses: dict[str, TbaaAccess | None] = {}
        self._paths: dict[str, str] = {}
        self._names: dict[str, str] | None = None

    def access(self, tag: str | None) -> TbaaAccess | None:
        """What a `!tbaa` attachment says (`"!12"`), or None where that is nothing certain."""
        if not tag:
            return None
        if tag not in self._accesses:
            self._accesses[tag] = self._read_access(tag)
        return self._accesses[tag]

    def _read_access(self, tag: str) -> TbaaAccess | None:
        elements = self._nodes.get(tag).elements
        if len(elements) not in (3, 4) or not (elements[0].startswith("!") and elements[1].startswith("!")):
            return None
        offset = _integer(elements[2])
        base, access = self.type_name(elements[0]), self.type_name(elements[1])
        if offset is None or not access:  # (anonymous structs are bases without a name)
            return None
        constant = len(elements) == 4 and _integer(elements[3]) == 1
        return TbaaAccess(base, access, offset, elements[0], elements[1], constant)

    def is_text(self, tag: str | None) -> bool:
        """Whether an access is of the pointer to the characters that a string of libstdc++'s keeps, its first
        member."""
        found = self.access(tag)
        return found is not None and not found.offset and found.base in _STRINGS

    def place_in_string(self, tag: str | None) -> int | None:
        """How far behind the beginning of a string of libstdc++'s the member lies that is accessed: the pointer to its
        characters, or their number. None of other accesses."""
        found = self.access(tag)
        return found.offset if found is not None and found.base in _STRINGS and found.offset in (0, 8) else None

    def leads_to_no_text(self, access: str) -> bool:
        """Whether a pointer that is accessed as a type is of a kind that clang names, and not one to characters. Where
        it names any, what has no name of its own leads to functions or to anything (`void *`)."""
        if access == "any pointer":
            return self._names_pointers
        return access[:1] == "p" and access[1:2].isdigit() and access != "p1 omnipotent char"

    @cached_property
    def _names_pointers(self) -> bool:
        return any(text.startswith('!{!"p1 ') for text in self._module.metadata.values())

    def type_name(self, node: str) -> str:
        """The name of a type node, "" when it has none."""
        elements = self._nodes.get(node).elements
        return string_text(elements[0]) if elements else ""

    def parent(self, node: str) -> str | None:
        """The node above a scalar type's node ("double" is below "omnipotent char"); None for roots and
        structs."""
        elements = self._nodes.get(node).elements
        is_scalar = len(elements) == 2 or (len(elements) == 3 and _integer(elements[2]) == 0)
        return elements[1] if is_scalar and elements[1].startswith("!") else None

    def path(self, node: str) -> str:
        """The names of a scalar type's node and of those above it, from the root down, one a line."""
        found = self._paths.get(node)
        if found is None:
            names, above = [self.type_name(node)], self.parent(node)
            while above is not None:
                names.append(self.type_name(above))
                above = self.parent(above)
            found = self._paths[node] = "\n".join(reversed(names))
        return found

    def struct_fields(self, struct: str | None) -> list[TbaaField]:
        """The fields that a `!tbaa.struct` attachment of a memcpy lists; those of unknown type are left
        out."""
        elements = self._nodes.get(struct).elements
        fields = []
        for offset_text, size_text, tag in zip(elements[0::3], elements[1::3], elements[2::3], strict=False):
            offset, size, access = _integer(offset_text), _integer(size_text), self.access(tag)
            if offset is not None and size is not None and access is not None:
                fields.append(TbaaField(offset, size, access.access))
        return fields

    def type_layout(self, type_: str) -> dict[int, str]:
        """Byte offset to member type name of a struct type, given by its node (`"!7"`) or its name.

        Empty for scalars, for unknown names and for names that several different types bear.
        """
        return {offset: self.type_name(node) for offset, node in self.member_nodes(type_).items()}

    def member_nodes(self, type_: str) -> dict[int, str]:
        """As `type_layout`, with the members' nodes."""
        node = type_ if type_.startswith("!") else self._by_name().get(type_, "")
        elements = self._nodes.get(node).elements
        if not elements or not elements[0].startswith('!"') or self._is_scalar(node):
            return {}
        members = {}
        for member, offset_text in zip(elements[1::2], elements[2::2], strict=False):
            offset = _integer(offset_text)
            if offset is not None and member.startswith("!"):
                members[offset] = member
        return members

    def _is_scalar(self, node: str) -> bool:
        """Whether a node is a scalar type's. A struct with one member looks like a scalar type below that
        member."""
        parent = self.parent(node)
        if parent is None:
            return len(self._nodes.get(node).elements) < 3
        name = self.type_name(parent)
        return self.parent(parent) is None or name == "omnipotent char" or name.startswith("any ")

    def _by_name(self) -> dict[str, str]:
        if self._names is None:
            self._names = {}
            for number, text in self._module.metadata.items():
                if not text.startswith('!{!"'):
                    continue
                node = f"!{number}"
                name = self.type_name(node)
                if name and self.member_nodes(node):
                    self._names[name] = "" if name in self._names else node
        return self._names


def _integer(text: str) -> int | None:
    """The number in `i64 8`."""
    kind, _, number = text.partition(" ")
    try:
        return int(number) if kind in ("i64", "i32") else None
    except ValueError:
        return None
