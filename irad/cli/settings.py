"""Options of irad's own that its compiler drivers take beside those of the compiler, and objects remember."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from irad.options import Options

__all__ = ["HELP", "NOTED", "SETTINGS", "from_byte", "take_settings", "to_byte", "with_settings"]

SETTINGS = {
    "--parallel": "parallel",
    "--deterministic": "deterministic",
    "--check-assumptions": "check_assumptions",
    "--check-bounds": "check_bounds",
    "--strong-zero": "strong_zero",
    "--constant-state": "constant_state",
    "--assume-noalias": "assume_noalias",
}
"""Each option with the field of :class:`irad.options.Options` that it sets."""
NOTED = ("parallel", "deterministic", "check_assumptions", "strong_zero", "check_bounds", "constant_state")
"""What an object remembers of the line that compiled it, in the order of the bits of a byte. That arguments never
overlap is not among it: it would hold for the functions of other objects as well."""
HELP = """\
  --parallel           loops of serial code whose iterations are proved independent run in parallel in
                       derivatives (OpenMP); 'irad explain --parallel' says which
  --deterministic      derivatives are bitwise the same with any number of threads
  --check-assumptions  derivatives check, while they run, what __irad_assume_exclusive says of parallel loops
  --check-bounds       accesses to memory that functions are handed are checked against the arrays that are known
  --strong-zero        a zero adjoint stays zero, whatever it is multiplied by
  --constant-state     what earlier calls have left in global variables counts as a constant
  --assume-noalias     different pointer arguments of what is differentiated never overlap (at the link step)
"""


def take_settings(words: Sequence[str]) -> tuple[list[str], frozenset[str]]:
    """The words that are not irad's own, and the fields that the others set."""
    return [w for w in words if w not in SETTINGS], frozenset(SETTINGS[w] for w in words if w in SETTINGS)


def with_settings(options: Options, fields: Collection[str]) -> Options:
    """Options with some fields set besides."""
    return options.with_(**dict.fromkeys(fields, True))


def to_byte(fields: Collection[str]) -> int:
    """What an object remembers of the fields that are set."""
    return sum(1 << bit for bit, name in enumerate(NOTED) if name in fields)


def from_byte(byte: int) -> frozenset[str]:
    """The fields in an object's note."""
    return frozenset(name for bit, name in enumerate(NOTED) if byte >> bit & 1)
