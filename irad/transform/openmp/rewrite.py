"""Small edits of functions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from irad.ir import types as T
from irad.ir.builder import Builder
from irad.ir.instructions import Block, Instruction
from irad.ir.marks import ASKED
from irad.ir.module import Function
from irad.ir.values import Value

#: A debug record that says which variable a value is, or where one lies.
RECORD = re.compile(
    r"#dbg_(?P<kind>value|assign|declare)\((?P<value>[^,]*), (?P<variable>!\d+), !DIExpression\(\), "
    r"(?:.*, )?(?P<place>!\d+)\)"
)


@dataclass
class Raised:
    """What has become of a module on its way to the raised form. `changed`: the names of the functions that have one;
    `teams` and `tasks`: those that threads run, and `alone` those that one thread runs, for results that do not depend
    on which is faster; `locks`: whether atomic operations have become critical sections."""

    changed: set[str] = field(default_factory=set)
    teams: tuple[str, ...] = ()
    tasks: set[str] = field(default_factory=set)
    alone: set[str] = field(default_factory=set)
    locks: bool = False

    def note(self, changed: set[str]) -> bool:
        """Add functions that a pass has changed; whether there are any."""
        self.changed |= changed
        return bool(changed)


class Before:
    """Collects instructions with `builder`, to be put before `at`; they get its debug location."""

    def __init__(self, function: Function, at: Instruction) -> None:
        self._at = at
        self._made = Block("")
        self.builder = Builder(function, self._made)
        self.builder.location = at.location

    def put(self, remove: bool = False) -> None:
        """Insert what was built; `remove`: in the place of the instruction."""
        block = self._at.parent
        position = block.instructions.index(self._at)
        block.instructions[position : position + remove] = self._made.instructions
        for inst in self._made.instructions:
            inst.block = block


def ask(b: Builder, name: str) -> Value:
    """What OpenMP's library says of a thread or its team (an i32), in order to compute the thread's share of a loop."""
    made = b.call(name, T.I32, [])
    made.function_attributes = ASKED
    return made


def split(function: Function, at: Instruction) -> tuple[Block, Block]:
    """Cut a block before an instruction. The first half has no terminator then."""
    before = at.parent
    position = before.instructions.index(at)
    after = Block("", function)
    after.instructions, before.instructions = before.instructions[position:], before.instructions[:position]
    after.trailing_records, before.trailing_records = before.trailing_records, []
    for inst in after.instructions:
        inst.block = after
    function.blocks.insert(function.blocks.index(before) + 1, after)
    for target in after.successors:
        for phi in target.phis:
            phi.blocks = [after if block is before else block for block in phi.blocks]
    return before, after


def forget_records(function: Function) -> None:
    """Drop the debug records of a function whose values have changed, since they name them by text."""
    for block in function.blocks:
        block.trailing_records = []
        for inst in block.instructions:
            inst.records = []
            inst.metadata.pop("DIAssignID", None)


def records_of_parameters(function: Function) -> list[str]:
    """Debug records that say which variables of the source a function's parameters are."""
    names = {f"{a.type} {a.ref}" for a in function.arguments}
    found = (RECORD.match(r.strip()) for i in function.instructions() for r in i.records)
    return [
        f"    #dbg_{'declare' if m['kind'] == 'declare' else 'value'}"
        f"({m['value']}, {m['variable']}, !DIExpression(), {m['place']})"
        for m in found if m is not None and m["value"] in names
    ]  # fmt: skip
