"""The stages that there are in C."""

from __future__ import annotations

from collections.abc import Callable

from .builder import Builder, assemble
from .c_bits import buffers, keys, rings
from .c_chain import chain
from .c_flow import calls, guards, leaving
from .c_memory import links, plans, pools
from .c_records import records
from .c_reuse import reuse
from .c_words import copies, parked
from .program import ClassProgram, parse, unparse

STAGES: dict[str, Callable[[Builder, str], str]] = {
    "records": records,
    "copies": copies,
    "parked": parked,
    "buffers": buffers,
    "rings": rings,
    "keys": keys,
    "plans": plans,
    "pools": pools,
    "links": links,
    "reuse": reuse,
    "guards": guards,
    "calls": calls,
    "leaving": leaving,
}


WEIGHTS = {"records": 3.0, "copies": 2.0, "plans": 1.5, "leaving": 0.15, "parked": 1.2}


def generate(seed: int) -> ClassProgram:
    """The program of ``seed``: always the same one."""
    b, text = assemble(STAGES, seed, chain, WEIGHTS)
    return ClassProgram(
        "c",
        seed,
        unparse(parse("c", text)),
        b.n,
        b.k,
        b.single,
        b.may_refuse,
        frozenset(b.features),
    )
