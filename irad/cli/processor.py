"""The processor of a build ahead of time."""

from __future__ import annotations

import llvmlite.binding as llvm

from irad.backend import optimise
from irad.backend.target import Target
from irad.errors import InputError, UsageError
from irad.frontends.reader import canonical
from irad.options import Options

__all__ = ["part_target"]


def part_target(module: llvm.ModuleRef, options: Options) -> tuple[llvm.ModuleRef, Target]:
    """What :func:`irad.backend.optimise.part_target` says. Raises :class:`irad.errors.UsageError` for a processor over
    which LLVM would end the process."""
    named = {"target-cpu": options.cpu, "target-features": options.features}
    words = " ".join(f'"{key}"="{value}"' for key, value in named.items() if value)
    if words and options.cpu != "native":
        text = f"define void @f() #0 {{\n  ret void\n}}\nattributes #0 = {{ {words} }}\n"
        try:
            canonical(f'target triple = "{module.triple}"\n{text}'.encode(), is_text=True)
        except InputError:
            given = " ".join(value for value in named.values() if value)
            raise UsageError(f"LLVM cannot compile for the processor {given!r}; 'native' is this machine's") from None
    return optimise.part_target(module, options)
