"""Pieces of LLVM IR that the definitions of Numba's linear algebra share."""

from __future__ import annotations

__all__ = ["LETTERS", "by_kind"]

LETTERS = "sdcz"


def by_kind(cases: dict[str, list[str]]) -> str:
    """The rest of a function: a switch on ``%kind`` with a block of instructions for each letter; others are not
    supported. A block that does not return by itself returns 0."""
    table = "\n    ".join(f"i8 {ord(letter)}, label %kind.{letter}" for letter in cases)
    blocks = "\n".join(
        f"kind.{letter}:\n  " + "\n  ".join(lines if lines[-1].startswith("ret") else [*lines, "ret i32 0"])
        for letter, lines in cases.items()
    )
    return f"""
  switch i8 %kind, label %other [
    {table}
  ]
{blocks}
other:
  %ignored = call i32 @numba_blas_of_this_type()
  ret i32 0
}}
"""
