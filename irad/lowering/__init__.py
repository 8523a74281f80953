"""Rewrites a function into simpler instructions before it is analysed, for its derivatives only.

Each stage is a file: `unwind` (calls that may throw become calls), `bodies` (library functions that are given as
IR), `simd_intrinsics` (operations of instruction sets, masked accesses), `expand` (calls with several effects),
`moves` (copies and swaps that are written out piece by piece), `reload` (integers that iterations hand on),
`addresses` (pointers that are carried as integers), `dispatch` (calls through pointers become calls by name).
"""

from __future__ import annotations

from irad.codegen.module_writer import ModuleWriter
from irad.facts.function_facts import ModuleFacts
from irad.ir.module import Function
from irad.lowering.copy_idioms import raise_moves
from irad.lowering.devirtualize import dispatch_calls
from irad.lowering.exceptions import drop_unwinding
from irad.lowering.expand_calls import expand_calls
from irad.lowering.integer_pointers import raise_pointers
from irad.lowering.library_bodies import use_bodies
from irad.lowering.simd.intrinsics import lower_simd
from irad.lowering.undo_load_forwarding import load_again

__all__ = ["lower", "raise_pointers"]


def lower(function: Function, shared: ModuleFacts, output: ModuleWriter) -> None:
    """Lower one function in place. Raises `Refusal`."""
    drop_unwinding(function, shared)
    use_bodies(function, shared, output)
    lower_simd(function, shared.calls, output)
    expand_calls(function, shared.calls, output)
    raise_moves(function, shared, output)
    load_again(function, shared)
    raise_pointers(function)
    dispatch_calls(function, shared, output)
