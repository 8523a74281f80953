"""Rewrites a function into simpler instructions before it is analysed, for its derivatives only.

Each stage is a file: `unwind` (calls that may throw become calls), `bodies` (library functions that are given as
IR), `simd_intrinsics` (operations of instruction sets, masked accesses), `expand` (calls with several effects),
`moves` (copies and swaps that are written out piece by piece), `reload` (integers that iterations hand on),
`addresses` (pointers that are carried as integers), `dispatch` (calls through pointers become calls by name).
"""

from __future__ import annotations

from irad.adjoint.emit.output import Output
from irad.adjoint.facts import ModuleFacts
from irad.adjoint.lower.addresses import raise_pointers
from irad.adjoint.lower.bodies import use_bodies
from irad.adjoint.lower.dispatch import dispatch_calls
from irad.adjoint.lower.expand import expand_calls
from irad.adjoint.lower.moves import raise_moves
from irad.adjoint.lower.reload import load_again
from irad.adjoint.lower.simd_intrinsics import lower_simd
from irad.adjoint.lower.unwind import drop_unwinding
from irad.ir.module import Function

__all__ = ["lower", "raise_pointers"]


def lower(function: Function, shared: ModuleFacts, output: Output) -> None:
    """Lower one function in place. Raises `Refusal`."""
    drop_unwinding(function, shared)
    use_bodies(function, shared, output)
    lower_simd(function, shared.calls, output)
    expand_calls(function, shared.calls, output)
    raise_moves(function, shared, output)
    load_again(function, shared)
    raise_pointers(function)
    dispatch_calls(function, shared, output)
