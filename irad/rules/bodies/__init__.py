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

_COMPLEX = (
    "conj cproj creal cimag cabs carg cexp clog clog10 csqrt cpow csin ccos ctan csinh ccosh ctanh casin cacos "
    "catan casinh cacosh catanh"
).split()
_PRECISIONS = {"complex": ("", "dc3"), "complexf": ("f", "sc3"), "complexl": ("l", "xc3")}
"""The file of each floating type, and what its functions' names end in: C's and the compiler's."""
_NOTES = {
    "csqrt": "at 0: infinite or NaN",
    "clog": "at 0: infinite, as the value is",
    "cabs": "at 0: 0",
    "carg": "at 0: NaN",
    "cpow": "at z = 0: 0 for powers above 1",
}


def _complex_bodies() -> tuple[Body, ...]:
    found = []
    for file, (suffix, ending) in _PRECISIONS.items():
        compiler = [f"__mul{ending}", f"__div{ending}"]
        names = [(name, name + suffix) for name in _COMPLEX] + [(name, name) for name in compiler]
        for name, symbol in names:
            if symbol != "cabs":  # which is the scalar rule of hypot
                found.append(Body(symbol, plain(symbol), file, symbol, note=_NOTES.get(name, "")))
    return (*found, Body("numba_cpow", plain("numba_cpow"), "complex", "numba_cpow"))


COMPLEX = _complex_bodies()
"""Complex arithmetic and functions as x86-64 passes complex numbers; elsewhere their types do not fit."""

RULES: tuple[Rule, ...] = SORTING + COMPLEX
