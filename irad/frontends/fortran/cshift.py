"""A promise of flang's about CSHIFT that does not hold.

flang expands CSHIFT by a shift modulo the extent: `srem`, and the extent added to a negative remainder. It says of that
sum that it does not wrap as unsigned numbers (`nuw`), but a negative remainder does (flang 22, "Added alternative
inlining code for hlfir.cshift"). LLVM makes of a negative shift a copy that reads in front of the array then, and
writes behind the temporary one, at -O2 also outside of irad.
"""

from __future__ import annotations

import re

from irad.ir.instructions import Instruction
from irad.ir.module import Module

__all__ = ["drop_wrong_nuw", "mentions_cshift"]

_NAME = re.compile(rb"\bcshift\b", re.IGNORECASE)


def mentions_cshift(source: bytes) -> bool:
    """Whether a source file may call CSHIFT."""
    return _NAME.search(source) is not None


def drop_wrong_nuw(module: Module) -> bool:
    """Drop `nuw` from sums of remainders of signed divisions. Returns whether there were any."""
    found = False
    for inst in (i for f in module.functions.values() for i in f.instructions()):
        of_remainder = any(isinstance(o, Instruction) and o.opcode == "srem" for o in inst.operands)
        if inst.opcode == "add" and of_remainder and "nuw" in inst.flags:
            inst.flags = tuple(word for word in inst.flags if word != "nuw")
            found = True
    return found
