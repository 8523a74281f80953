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
    *(
        Body(
            name, plain(name), "sorting", name, own=True,
            note="the permutation is that of the values; elements that compare equal keep their order",
        )
        for name in ("qsort", "qsort_r")
    ),
    Body("bsearch", plain("bsearch"), "sorting", "bsearch", own=True, note="which element it finds does not change"),
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

_TREE_NODE = "St18_Rb_tree_node_base"
_LIST_NODE = "_ZNSt8__detail15_List_node_base"

# A shadow has nodes and links of its own: it must be of the same shape as what it is the shadow of.
CONTAINERS: tuple[Body, ...] = tuple(
    Body(name, plain(*symbols), "containers", function, note="libstdc++; the nodes of the shadow are linked alike")
    for name, function, symbols in (
        (
            "next node of a tree",
            "tree_next",
            (f"_ZSt18_Rb_tree_incrementP{_TREE_NODE}", f"_ZSt18_Rb_tree_incrementPK{_TREE_NODE}"),
        ),
        (
            "previous node of a tree",
            "tree_previous",
            (f"_ZSt18_Rb_tree_decrementP{_TREE_NODE}", f"_ZSt18_Rb_tree_decrementPK{_TREE_NODE}"),
        ),
        ("insertion into a tree", "tree_insert", (f"_ZSt29_Rb_tree_insert_and_rebalancebP{_TREE_NODE}S0_RS_",)),
        ("removal from a tree", "tree_erase", (f"_ZSt28_Rb_tree_rebalance_for_eraseP{_TREE_NODE}RS_",)),
        ("insertion into a list", "list_hook", (f"{_LIST_NODE}7_M_hookEPS0_",)),
        ("removal from a list", "list_unhook", (f"{_LIST_NODE}9_M_unhookEv",)),
        ("splicing of lists", "list_transfer", (f"{_LIST_NODE}11_M_transferEPS0_S1_",)),
        ("reversal of a list", "list_reverse", (f"{_LIST_NODE}10_M_reverseEv",)),
        ("exchange of lists", "list_swap", (f"{_LIST_NODE}4swapERS0_S1_",)),
    )
)

RULES: tuple[Rule, ...] = SORTING + COMPLEX + CONTAINERS

OF_NODES = ("irad.body.tree_", "irad.body.list_")
"""How the names of definitions begin that only access the headers of nodes: pointers, and the colour of a tree's."""
