"""Where parallel programs read and write: arrays, the elements that an iteration owns, and those it may read.

An index is a text with ``{i}`` (a row, below ``n``), ``{j}`` (a column, below ``m``) and ``{k}`` (below 3).  What a
loop shares out among threads is some of these; an iteration owns the elements whose index has its numbers.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace

KINDS = {"line": 4, "wide": 2, "plane": 3, "cube": 1, "few": 3}
"""Kinds of arrays, and how often they come."""

LENGTHS = {"line": "n + 12", "wide": "3 * n + 12", "plane": "(n + 2) * (m + 2)", "cube": "3 * n * m + 3", "few": "7",
           "grid": "(n + 2) * (m + 2)"}  # fmt: skip
"""How many elements an array of each kind has; a grid has two dimensions, in languages that know them."""

OWNED = {
    "line": ("{i} + C", "{i}", "n - 1 - {i} + C", "perm[{i}] + C"),
    "wide": ("3 * {i} + {k} + C", "{k} * n + {i}", "3 * perm[{i}] + {k}", "3 * (n - 1 - {i}) + {k}"),
    "plane": ("({i} + 1) * (m + 2) + {j} + 1", "({j} + 1) * (n + 2) + {i} + 1", "(n - {i}) * (m + 2) + {j} + 1",
              "(perm[{i}] + 1) * (m + 2) + {j} + 1"),
    "cube": ("({i} * m + {j}) * 3 + {k}", "({k} * m + {j}) * n + {i}", "({j} * n + {i}) * 3 + {k}"),
    "few": ("{j}",),
    "grid": ("{i} + 1, {j} + 1", "{i} + 1, {j} + 1", "perm[{i}] + 1, {j} + 1", "n - {i}, {j} + 1"),
}  # fmt: skip
"""Indices that differ wherever their numbers do; ``C`` is a constant below 5."""

READ = {
    "line": ("{i} + D", "{i} + D", "{i}", "n - 1 - {i} + D", "perm[{i}] + D", "idx[{i} + D]", "near[{i}]", "D",
             "{j} + D", "idx[{j}]", "(7 * {i} + D) % (n + 8)"),
    "wide": ("3 * {i} + {k} + C", "{k} * n + {i}", "idx[{i} + D]", "3 * {i} + 2", "3 * perm[{i}] + C", "2 * {i} + D"),
    "plane": ("({i} + A) * (m + 2) + {j} + B", "({i} + A) * (m + 2) + {j} + B", "({j} + A) * (n + 2) + {i} + B",
              "({i} + A) * (m + 2)", "idx[{i} + D] % ((n + 2) * (m + 2))", "(n - {i}) * (m + 2) + {j} + A"),
    "cube": (*OWNED["cube"], "({i} * m + {j}) * 3", "{k}"),
    "grid": ("{i} + A, {j} + B", "{i} + A, {j} + B", "{i} + A, 0", "n - {i}, {j} + A",
             "idx[{i} + D] % (n + 2), {j} + B"),
    "few": ("D - 1", "{i} % 7", "idx[{i}] % 7", "{j}", "{k}", "{k} + 2"),
}  # fmt: skip
"""Indices of what nobody writes; ``D`` is in 1..7, ``A`` and ``B`` in 0..2."""

SPREAD = {
    "few": ("{i} % 7", "idx[{i}] % 7", "3", "{j}"),
    "line": ("idx[{i}]", "near[{i}]", "{j}", "idx[{i} + 3]"),
}
"""Indices at which iterations meet."""

INDICES = ("perm", "idx", "near", "len", "start", "column")
"""Lists of whole numbers that every program gets."""
LISTS = ", ".join(f"const int *{name}" for name in INDICES)
GIVEN = ", ".join(INDICES)
"""The same as parameters and as arguments."""


@dataclass(frozen=True)
class Array:
    """An argument, and how the code that is being written reaches it."""

    name: str
    expr: str
    ty: str
    kind: str
    fixed: bool = False
    """Whether nothing ever writes to it."""


@dataclass
class Turn:
    """What the code of one iteration sees.

    ``numbers`` holds texts for ``i``, ``j`` and ``k``, ``dealt`` which of them the threads share out; ``reads`` the
    arrays that nobody writes, ``owned`` pairs of an array and an index of OWNED; ``values`` real variables and
    elements of local arrays, ``writable`` those of them that are the iteration's own; ``sums`` targets of reductions
    with their operations, ``places`` arrays for atomic sums; ``indices`` what the loops around give to read lines at;
    ``rows`` how many rows an iteration has; ``leave`` the statement that leaves the rest of an iteration out;
    ``tables`` whether the program's lists of indices are in sight.
    """

    numbers: dict[str, str]
    dealt: str
    reads: list[Array]
    owned: list[tuple[Array, str]]
    values: list[str] = field(default_factory=list)
    writable: list[str] = field(default_factory=list)
    sums: list[tuple[str, str]] = field(default_factory=list)
    places: list[Array] = field(default_factory=list)
    indices: list[str] = field(default_factory=list)
    rows: int = 1
    depth: int = 0
    leave: str = ""
    tables: bool = True

    def inside(self, **changes: object) -> Turn:
        """The same for a block within: what is declared there stays there."""
        copies = {
            k: list(getattr(self, k)) for k in ("reads", "owned", "values", "writable", "sums", "places", "indices")
        }
        made = replace(self, **copies, numbers=dict(self.numbers), depth=self.depth + 1)
        return replace(made, **changes)  # type: ignore[arg-type]


def index_text(rng: random.Random, template: str, turn: Turn) -> str:
    """An index of READ, or of OWNED, in numbers; what there is no number for becomes a constant."""
    beyond = 2 if "i" in turn.numbers and "j" in turn.numbers else 1  # there are one row and one column at least
    for letter, low, high in (("A", 0, beyond), ("B", 0, beyond), ("C", 0, 4), ("D", 1, 7)):
        template = template.replace(letter, str(rng.randint(low, high)))
    constants = {"i": "0", "j": "0", "k": str(rng.randrange(3))}
    return template.format(**{v: turn.numbers.get(v, constants[v]) for v in "ijk"})


def missing(template: str, turn: Turn) -> list[str]:
    """The numbers in an index that the iteration does not have."""
    return [v for v in "ijk" if f"{{{v}}}" in template and v not in turn.numbers]


def ownable(rng: random.Random, array: Array, dealt: str) -> str:
    """An index of which each iteration owns some; empty if there is none."""
    if array.fixed:
        return ""
    found = [t for t in OWNED[array.kind] if all(f"{{{v}}}" in t for v in dealt)]
    if array.kind in ("line", "few") and dealt == "j":
        found = ["{j}"]
    return rng.choice(found).replace("C", str(rng.randrange(5))) if found else ""


def readable(rng: random.Random, array: Array, turn: Turn) -> str:
    """An element of an array that nobody writes, as C."""
    pick = rng.random()
    if turn.indices and array.kind in ("line", "wide") and pick < 0.5:
        return f"{array.expr}[{rng.choice(turn.indices)}]"
    templates = READ[array.kind] if turn.tables else [t for t in READ[array.kind] if "[" not in t and "n" not in t]
    return f"{array.expr}[{index_text(rng, rng.choice(templates), turn)}]"
