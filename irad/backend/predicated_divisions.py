"""Quotients that LLVM's loop vectoriser computes where the first lane wants them, for all lanes.

`for (j ...) if (y[j] < 1) y[j] = x[(i % n) * m + j];`: the division must not run where no iteration asks for it, so
LLVM computes it behind a test of each lane. But an address that its scalar evolution takes for invariant, or for
linear, has one base for all lanes. What such an address is computed from is taken to be uniform as well, and LLVM 22
takes it from the first lane although the division is predicated (LoopVectorizationCostModel::collectLoopUniforms). If
the condition does not hold in the first lane, the others read, or write, anywhere. Scalar evolution knows `udiv` and
`urem`; signed divisions become these where numbers are known not to be negative.

Where such code is found, the module is optimised once more, without vectorisation of loops.
"""

from __future__ import annotations

import re

__all__ = ["takes_first_quotient"]

_NAME = r"%(?:[-\w.$]+|\"[^\"]*\")"
_NAMES = re.compile(_NAME)
_DEFINED = re.compile(rf"^ +({_NAME}) = (.*)$", re.MULTILINE)
_WIDE = re.compile(r"load <\d+ x [^>]*>, ptr (%[^,]+),|store <\d+ x [^,]*>.*, ptr (%[^,]+),")
_MASKED = re.compile(
    rf"@llvm\.masked\.(load|store|gather|scatter)\.[^(]*\((?:<\d+ x [^>]+> [^,]+, )?(?:ptr|<\d+ x ptr>) [^%,]*({_NAME})"
)
_QUOTIENT = re.compile(r"= (?:udiv|urem) [^,]+, %")
_ENDS = ("load", "call", "tail call", "alloca", "fcmp", "icmp")


def takes_first_quotient(text: str) -> bool:
    """Whether a vector access in a module, behind LLVM's passes, has its address from the first lane's quotient."""
    return any(
        _takes_first_quotient(function)
        for function in re.split(r"(?m)^(?=define )", text)
        if "[ poison, " in function and _QUOTIENT.search(function)
    )


def _takes_first_quotient(function: str) -> bool:
    defined = dict(_DEFINED.findall(function))
    # what addresses are computed from, and whether it is for one lane
    work = [(found[2], found[1] in ("load", "store")) for found in _MASKED.finditer(function)]
    work += [(found[1] or found[2], True) for found in _WIDE.finditer(function)]
    seen = set(work)
    while work:
        name, single = work.pop()
        what = defined.get(name, "")
        if what.startswith("phi "):
            if single and "[ poison, " in what:
                return True
            new = {(n, single) for n in _NAMES.findall(what)} if what.startswith("phi <") else set()
        elif what.startswith(_ENDS):
            continue
        else:
            one = single or what.startswith("extractelement ") or "zeroinitializer" in what
            new = {(n, one) for n in _NAMES.findall(what)}
        work += new - seen
        seen |= new
    return False
