"""How an analysis says that it cannot go on: what, why and what to do, at an instruction.
The caller knows the source line."""

from __future__ import annotations

from collections.abc import Iterable

from irad.ir.values import Value


class Refusal(Exception):
    """Something at `where` (an instruction, argument or None) cannot be differentiated.

    kind: "unsupported", "type", "activity" or "missing"; it selects the error class that the user sees.
    """

    def __init__(self, kind: str, where: Value | None, what: str, why: str = "", remedy: str = "") -> None:
        super().__init__(what)
        self.kind = kind
        self.where = where
        self.what = what
        self.why = why
        self.remedy = remedy
        self.others: tuple[Refusal, ...] = ()
        """What else was refused on the way, each thing once."""


def raise_all(found: Iterable[Refusal]) -> None:
    """Raise the first of several refusals, with the others; nothing where there are none."""
    flat = [each for refusal in found for each in (refusal, *refusal.others)]
    if flat:
        flat[0].others = tuple({each.what: each for each in flat if each.what != flat[0].what}.values())
        raise flat[0]


COMPILE_WITH_DEBUG = "compile with -g, "
UNDECIDED = (
    COMPILE_WITH_DEBUG + 'give a prototype: irad.compile(…, prototypes="…"), or say what the memory holds: '
    "irad.hint in Python, __irad_double(pointer, bytes) and its like in C"
)
"""The remedy where it is not known what memory holds; it begins with what has been done already where there is debug
information."""
IN_NUMBA = "irad_numba_entry"
"""The function that a module has which is made of a Numba kernel."""
RULE_IN_NUMBA = "irad_rule_"
"""How functions begin that stand for Numba functions with a rule, and those of their derivatives."""
UNDECIDED_IN_NUMBA = (
    "keep numbers and integers in arrays and lists of their own: lists of instances that have arrays, records of which "
    "strided columns are read, and generators within generators are not followed"
)
"""The remedy instead in such modules, which have no prototypes."""
MOVE_WHOLE = (
    "move numbers as floating-point values or whole with memcpy, write bit operations as arithmetic (fabs, copysign, "
    "ldexp), or register a rule for the function around them"
)
"""The remedy where bits of numbers are lost."""
NO_UNION = (
    "give each member of the union a place of its own (a struct in its place), or let the members that share bytes be "
    "of one type"
)
"""The remedy where memory holds now one kind of number, now another or an address."""
KEEP_APART = (
    "keep integers in arrays, or structs, of their own, without floating-point numbers beside them; or, if it is a "
    "number that is read here, read it as one"
)
"""The remedy where it is not known whether an integer is a part of a number."""
STORE_AS_POINTERS = "store pointers as pointers"
"""The remedy where pointers are kept as integers."""
MOVE_WHOLE_IN_NUMBA = f"{UNDECIDED_IN_NUMBA}; of views as integers keep numbers whole"
"""The remedy instead in modules made of Numba kernels."""
REGISTER_TANGENT = "register a tangent (irad.rule with jvp=…, __irad_register_derivative)"
"""The remedy where a rule is for the reverse mode only."""
REMEDIES_IN_NUMBA = {
    UNDECIDED: UNDECIDED_IN_NUMBA,
    MOVE_WHOLE: MOVE_WHOLE_IN_NUMBA,
    KEEP_APART: MOVE_WHOLE_IN_NUMBA,
    STORE_AS_POINTERS: UNDECIDED_IN_NUMBA,
    REGISTER_TANGENT: "take gradients and Jacobians in the reverse mode (irad.jacrev); for second derivatives use a "
    "rule with both modes (irad.custom_jvp, irad.rule with jvp=…)",
}
"""What to say instead of a remedy in modules made of Numba kernels."""
RETURNED_BY_RECURSION = (
    "arrays that a function returns which calls itself cannot be told from the exceptions that it may raise",
    "let the function write to an array that it is given, instead of returning one",
)
"""What is wrong and the remedy where the exceptions of such a function may lead to memory with a shadow."""
