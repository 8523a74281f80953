"""Passes over modules of LLVM's, which are either in LLVM's hands or text."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import llvmlite.binding as llvm

from irad.backend.target import parse_module
from irad.ir.passes import Pass

__all__ = ["LLVMPass", "ModuleIR", "ModuleIRPass", "TextPass"]


class ModuleIR:
    """A module between passes, in the form in which it was changed last, and in the other one where that was asked for.
    `touched`: functions that have just been written, which are not optimised yet."""

    def __init__(self, module: llvm.ModuleRef) -> None:
        self._module: llvm.ModuleRef | None = module
        self._text: str | None = None
        self._what = ""
        self.touched: Collection[str] = ()

    @property
    def module(self) -> llvm.ModuleRef:
        if self._module is None:
            assert self._text is not None
            self._module = parse_module(self._text, self._what)
        return self._module

    @module.setter
    def module(self, module: llvm.ModuleRef) -> None:
        self._module, self._text = module, None

    @property
    def text(self) -> str:
        if self._text is None:
            self._text = str(self._module)
        return self._text

    def rewrite(self, text: str, what: str, touched: Collection[str] = ()) -> None:
        """Go on with another text; `what` is what it is called if LLVM cannot read it."""
        self._module, self._text, self._what, self.touched = None, text, what, touched


class ModuleIRPass(Pass):
    """A pass over a module in either form."""

    unit = "LLVM module"


class LLVMPass(ModuleIRPass):
    """What LLVM does to a module in place: taken to have changed it."""

    def run(self, ir: ModuleIR, *known: object) -> bool:
        ir.module = self.transform(ir.module, **self.options)
        return True


class TextPass(ModuleIRPass):
    """A pass from a module's text to another one, which is returned as it is where there is nothing to do; perhaps with
    the names of the functions that are to be optimised then."""

    def run(self, ir: ModuleIR, *known: Any) -> bool:
        made = self.transform(ir.text, *known, **self.options)
        text, touched = made if isinstance(made, tuple) else (made, ())
        if text == ir.text:
            return False
        ir.rewrite(text, f"the module behind the pass '{self.name}'", touched)
        return True
