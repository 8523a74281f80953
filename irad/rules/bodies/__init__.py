"""Library functions that are given as LLVM IR, and differentiated like any other code.

The `.ll` files here are made from the C files beside them (`python -m irad.rules.bodies.make`, which needs clang-22):
internal functions without metadata or attribute groups, in the canonical form that irad differentiates.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..kinds import Body, Rule, plain

__all__ = ["RULES", "text"]

_FOLDER = Path(__file__).resolve().parent


@cache
def text(file: str) -> str:
    """The IR of one file of definitions."""
    return (_FOLDER / f"{file}.ll").read_text(encoding="utf-8")


SORTING: tuple[Body, ...] = (
    Body(
        "qsort", plain("qsort"), "sorting", "qsort", own=True,
        note="the permutation is that of the values; elements that compare equal keep their order",
    ),
)  # fmt: skip

RULES: tuple[Rule, ...] = SORTING
