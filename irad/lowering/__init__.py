"""Rewrites a function into simpler instructions before it is analysed, for its derivatives only.

Each stage is a file: `exceptions` (calls that may throw become calls), `library_bodies` (library functions that are
given as IR), `dynamic_casts` (which become distances), `simd` (operations of instruction sets, masked accesses),
`expand_calls` (calls with several effects), `split_copies` (copies of which LLVM has taken a byte apart),
`copy_idioms` (copies and swaps that are written out piece by piece), `undo_load_forwarding` (integers that iterations
hand on), `undo_jump_threading` (numbers that are split by the ways to them), `integer_pointers` (pointers that are
carried as integers), `congruent_inductions` (variables of a loop that keep their distance),
`rematerialize_temporaries` (reads of arrays that each iteration fills anew), `devirtualize` (calls through pointers
become calls by name).
"""

from __future__ import annotations

from irad.codegen.module_writer import ModuleWriter
from irad.facts.function_facts import ModuleFacts
from irad.ir.module import Function
from irad.lowering.congruent_inductions import merge_congruent_inductions
from irad.lowering.copy_idioms import raise_moves
from irad.lowering.devirtualize import dispatch_calls
from irad.lowering.dynamic_casts import measure_dynamic_casts
from irad.lowering.exceptions import drop_unwinding
from irad.lowering.expand_calls import expand_calls
from irad.lowering.integer_pointers import raise_pointers
from irad.lowering.library_bodies import use_bodies
from irad.lowering.rematerialize_temporaries import rematerialize_temporaries
from irad.lowering.simd.intrinsics import lower_simd
from irad.lowering.split_copies import join_split_copies
from irad.lowering.undo_jump_threading import join_threaded_numbers
from irad.lowering.undo_load_forwarding import load_again

__all__ = ["lower", "raise_pointers"]


def lower(function: Function, shared: ModuleFacts, output: ModuleWriter) -> None:
    """Lower one function in place. Raises `Refusal`."""
    drop_unwinding(function, shared)
    use_bodies(function, shared, output)
    measure_dynamic_casts(function, output)
    lower_simd(function, shared.calls, output)
    expand_calls(function, shared.calls, output)
    join_split_copies(function, shared.module, output)
    raise_moves(function, shared, output)
    join_threaded_numbers(function)
    load_again(function, shared)
    raise_pointers(function)
    merge_congruent_inductions(function)
    rematerialize_temporaries(function, shared)
    dispatch_calls(function, shared, output)
