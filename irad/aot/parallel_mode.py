"""How a derivative uses threads: what can be asked for, and the fixed teams of deterministic ones."""

from __future__ import annotations

from dataclasses import dataclass

from irad.facts.request import FIXED_TEAM
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction
from irad.ir.module import Function
from irad.ir.values import ConstInt, GlobalRef, Value

__all__ = ["FORK", "SETTINGS", "Manner", "fix_teams"]

FORK = "__kmpc_fork_call"
"""What a derivative calls that has parallel regions."""
SETTINGS: dict[str, tuple[T.Type, tuple[T.Type, ...]]] = {
    "omp_get_max_threads": (T.I32, ()),
    "omp_get_dynamic": (T.I32, ()),
    "omp_set_dynamic": (T.VOID, (T.I32,)),
    "omp_set_num_threads": (T.VOID, (T.I32,)),
    "irad_threads_hold": (T.I32, (T.I32,)),
}
"""What functions call that fix the number of threads: result and parameters."""


@dataclass(frozen=True)
class Manner:
    """What is asked of a derivative as a whole.

    parallel: loops of serial code run in parallel in it, where that is proved to change nothing. deterministic: its
    results are bitwise the same with any number of threads. apart: for the first, that different pointer arguments of
    the function never overlap.
    """

    parallel: bool = False
    deterministic: bool = False
    apart: bool = False

    def __or__(self, other: Manner) -> Manner:
        parallel = self.parallel or other.parallel
        return Manner(parallel, self.deterministic or other.deterministic, parallel and (self.apart or other.apart))


def fix_teams(function: Function) -> None:
    """Let the parallel regions that a function of one block enters have ``FIXED_TEAM`` threads."""
    body = function.entry
    threads, dynamic = (Call(GlobalRef(f"omp_get_{what}"), T.I32, []) for what in ("max_threads", "dynamic"))
    held = Call(GlobalRef("irad_threads_hold"), T.I32, [threads])
    before = [
        threads, dynamic, held, _set("dynamic", ConstInt(T.I32, 0)), _set("num_threads", ConstInt(T.I32, FIXED_TEAM)),
    ]  # fmt: skip
    for position, inst in enumerate(before):
        body.insert(position, inst)
    release = Call(GlobalRef("irad_threads_hold"), T.I32, [held])
    for inst in (release, _set("num_threads", threads), _set("dynamic", dynamic)):
        body.insert(len(body.instructions) - 1, inst)


def _set(what: str, value: Value) -> Instruction:
    return Call(GlobalRef(f"omp_set_{what}"), T.VOID, [value])
