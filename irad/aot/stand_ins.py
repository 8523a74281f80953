"""Functions that stand for their first argument: `__irad_virtualreverse(f)`, which is what a shadow holds where the
primal holds a function, and `__irad_iter(n, k)`, which is `n`, and `k` more in each derivative.

The derivative of a call through a pointer goes by the primal's pointer: so a shadow may hold the same one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import llvmlite.binding as llvm

from irad.aot.marker_names import stand_in_of
from irad.backend.target import parse_module
from irad.ir.instructions import Call, Instruction
from irad.ir.module import Function

__all__ = ["count_on", "defined"]

_DECLARATION = re.compile(
    r'^declare (?P<dbg>!dbg !\d+ )?(?P<head>[^\n@]*?(?P<type>[\w.]+) @"?(?P<name>[-\w.$]+)"?\()(?P<first>[\w.]+)'
    r"(?P<words>[^\n,)]*)(?P<rest>(?:, [^\n]*)?\))[^\n]*$",
    re.MULTILINE,
)


def defined(module: llvm.ModuleRef, word: str) -> llvm.ModuleRef:
    """The module in which such functions return their first argument."""
    if not any(f.is_declaration and stand_in_of(f.name) == word for f in module.functions):
        return module

    def define(found: re.Match[str]) -> str:
        if stand_in_of(found["name"]) != word or found["type"] != found["first"]:
            return found[0]
        return (
            f"define internal {found['head']}{found['first']} %given{found['rest']} nounwind alwaysinline {{\n"
            f"  ret {found['type']} %given\n}}"
        )

    return parse_module(_DECLARATION.sub(define, str(module)), "the module with its stand-ins")


def count_on(functions: Iterable[Function]) -> None:
    """Let each call of `__irad_iter` in these derivatives stand for its second argument more."""
    for function in functions:
        for block in function.blocks:
            for inst in [i for i in block.instructions if isinstance(i, Call)]:
                if stand_in_of(inst.callee_name or "") == "iter" and len(inst.operands) == 2:
                    more = Instruction("add", inst.operands[0].type, inst.operands)
                    block.insert(block.instructions.index(inst), more)
                    inst.operands = [more, inst.operands[1]]
