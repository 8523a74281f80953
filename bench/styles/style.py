"""Spells a plain C kernel in other styles: where its arguments are, how wide its indices, where its result goes.

A kernel's source is plain C in one style: `NAME.c` ends with the function `NAME`, which takes everything as arguments
and returns its result (or writes arrays, and returns nothing); indices and sizes have the type `Index`. Only what a
style is about is rewritten: that word, the head of this last function, the names of its parameters and its `return`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

Place = Literal["arguments", "members", "globals", "handed to globals"]


@dataclass(frozen=True)
class Style:
    """How a kernel is written.

    `place` is where its data are: arguments; members of two structs, one of what carries derivatives and one of the
    rest; globals, of what carries none; or globals for everything, set from the function's arguments when it begins.
    """

    place: Place = "arguments"
    index: Literal["int", "size_t"] = "int"
    stored: bool = False
    restrict: bool = False

    @property
    def name(self) -> str:
        """What a table calls it."""
        words = [self.place, self.index, "stored" * self.stored, "restrict" * self.restrict]
        return " ".join(word for word in words if word)


STYLES = (
    Style(),
    Style(restrict=True),
    Style(index="size_t", stored=True),
    Style("members"),
    Style("members", "size_t", stored=True),
    Style("members", restrict=True),
    Style("globals"),
    Style("globals", "size_t", stored=True),
    Style("handed to globals"),
)
"""Every place with both types of indices and both kinds of result, and `restrict` where it is usual."""

EVERY_STYLE = tuple(
    Style(place, index, stored, restrict)
    for place in ("arguments", "members", "globals", "handed to globals")
    for index in ("int", "size_t")
    for stored in (False, True)
    for restrict in (False, True)
)


@dataclass(frozen=True)
class Parameter:
    """A parameter of a kernel: its name, its type, and whether it carries derivatives."""

    name: str
    type: str
    active: bool = False

    @property
    def pointer(self) -> bool:
        """Whether it is an array."""
        return self.type.endswith("*")

    @property
    def written(self) -> bool:
        """Whether the kernel may write to it."""
        return self.pointer and not self.type.startswith("const ")

    @property
    def element(self) -> str:
        """The type of its elements, or its own."""
        return self.type.removeprefix("const ").removesuffix("*").strip()

    def declared(self, style: Style, name: str = "") -> str:
        """Return its declaration, by another name if one is given."""
        between = "" if self.pointer else " "
        return f"{self.type}{between}{'restrict ' * (self.pointer and style.restrict)}{name or self.name}"


@dataclass(frozen=True)
class Text:
    """A kernel's source in one style.

    `parameters` are those of the source and, where the result is stored, that of its place. `active` and `data` are
    what the function takes by the style's place; `setter` names the function that sets globals, if there is one.
    """

    name: str
    style: Style
    source: str
    parameters: tuple[Parameter, ...]
    returns: bool
    setter: str = ""

    @property
    def active(self) -> list[Parameter]:
        """The parameters that carry derivatives."""
        return [p for p in self.parameters if p.active]

    @property
    def data(self) -> list[Parameter]:
        """The others."""
        return [p for p in self.parameters if not p.active]

    @property
    def taken(self) -> list[Parameter]:
        """The function's own parameters, if it takes no structs."""
        return self.active if self.style.place == "globals" else list(self.parameters)

    @property
    def in_structs(self) -> bool:
        """Whether the function takes pointers to two structs: what carries derivatives, and the rest."""
        return self.style.place == "members"


_ENTRY = r"^(double|void) {name}\(([^)]*)\)\n\{{\n(.*?)^\}}\n"


def spell(path: Path, style: Style, wrt: Sequence[str]) -> Text:
    """Return a kernel in a style; `wrt` names the arrays it is differentiated by (those that it writes carry
    derivatives, too). Raises ValueError for a source that does not end with the function of its name."""
    source = _read(path)
    found = re.search(_ENTRY.format(name=path.stem), source, re.MULTILINE | re.DOTALL)
    if found is None or source[found.end() :].strip():
        raise ValueError(f"{path} does not end with the function {path.stem}")
    result, head, body = found.groups()
    parameters = [_parameter(part, wrt) for part in " ".join(head.split()).split(",")]
    if result == "double" and style.stored:
        body, count = re.subn(r"^    return (.*?);$", r"    *result = \1;", body, flags=re.MULTILINE | re.DOTALL)
        if count != 1:
            raise ValueError(f"{path.stem} has {count} returns at its end, not one")
        parameters.append(Parameter("result", "double *", active=True))
        result = "void"
    name = path.stem
    make = {"arguments": _arguments, "members": _members, "globals": _globals, "handed to globals": _handed}
    written = make[style.place](name, result, parameters, style, body)
    text = "#include <stddef.h>\n" + re.sub(r"\bIndex\b", style.index, source[: found.start()] + written)
    parameters = [Parameter(p.name, p.type.replace("Index", style.index), p.active) for p in parameters]
    setter = f"{name}_set" if style.place == "globals" and any(not p.active for p in parameters) else ""
    return Text(name, style, text, tuple(parameters), result == "double", setter)


@cache
def _read(path: Path) -> str:
    return path.read_text()


def _parameter(text: str, wrt: Sequence[str]) -> Parameter:
    found = re.fullmatch(r"(.*?[ *])(\w+)", text.strip())
    if found is None:
        raise ValueError(f"not a parameter: {text}")
    kind, name = found[1].strip(), found[2]
    active = name in wrt or (kind == "double *")
    return Parameter(name, kind, active)


def _list(parameters: Sequence[Parameter], style: Style, suffix: str = "") -> str:
    return ", ".join(p.declared(style, p.name + suffix) for p in parameters) or "void"


def _arguments(name: str, result: str, parameters: list[Parameter], style: Style, body: str) -> str:
    return f"{result} {name}({_list(parameters, style)})\n{{\n{body}}}\n"


def _members(name: str, result: str, parameters: list[Parameter], style: Style, body: str) -> str:
    structs = ""
    for struct, prefix, active in (("active", "at", True), ("data", "with", False)):
        own = [p for p in parameters if p.active == active]
        lines = "".join(f"    {p.declared(style)};\n" for p in own) or "    int unused;\n"
        structs += f"struct {name}_{struct} {{\n{lines}}};\n\n"
        for p in own:
            body = re.sub(rf"(?<![.>\w]){p.name}\b", f"{prefix}->{p.name}", body)
    head = f"{result} {name}(const struct {name}_active *at, const struct {name}_data *with)"
    return f"{structs}{head}\n{{\n{body}}}\n"


def _globals(name: str, result: str, parameters: list[Parameter], style: Style, body: str) -> str:
    own = [p for p in parameters if not p.active]
    taken = [p for p in parameters if p.active]
    made = _set(own, style, f"void {name}_set") if own else ""
    return f"{made}{result} {name}({_list(taken, style)})\n{{\n{body}}}\n"


def _handed(name: str, result: str, parameters: list[Parameter], style: Style, body: str) -> str:
    declared = "".join(f"static {p.declared(style)};\n" for p in parameters)
    sets = "".join(f"    {p.name} = {p.name}_;\n" for p in parameters)
    call = f"{'return ' * (result == 'double')}evaluate();"
    return (
        f"{declared}\nstatic {result} evaluate(void)\n{{\n{body}}}\n\n"
        f"{result} {name}({_list(parameters, style, '_')})\n{{\n{sets}    {call}\n}}\n"
    )


def _set(own: Sequence[Parameter], style: Style, head: str) -> str:
    declared = "".join(f"static {p.declared(style)};\n" for p in own)
    sets = "".join(f"    {p.name} = {p.name}_;\n" for p in own)
    return f"{declared}\n{head}({_list(own, style, '_')})\n{{\n{sets}}}\n\n"
