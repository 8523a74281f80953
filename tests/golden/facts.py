"""Facts of a plan as lines of text, for `; FACT:` lines to name."""

from __future__ import annotations

from collections.abc import Iterator

from irad.adjoint.plan import AdjointPlan
from irad.adjoint.plan_report import describe
from irad.adjoint.steps import CopyStep, FillStep, Key, LoadStep, Step, StoreStep
from irad.adjoint.tape_layout import Reservation, TapeRecord
from irad.analysis.cfg import CFG
from irad.analysis.loops import Loop, LoopForest
from irad.ir.instructions import Alloca, Block, Call, Load, Store
from irad.ir.module import Function
from irad.ir.values import Value


def facts(plan: AdjointPlan) -> list[str]:
    """Everything that a fixture may state of a plan, one fact a line.

    Values are named as in the fixture (`%x`), blocks and loops too (`loop %head`).
    """
    found = [
        *_activity(plan), *_loops(plan), *_types(plan), *_choices(plan), *_storage(plan), *_ways(plan),
        *_steps(plan), *_calls(plan), *_described(plan),
    ]  # fmt: skip
    return list(dict.fromkeys(found))


def _activity(plan: AdjointPlan) -> Iterator[str]:
    for value in _values(plan):
        if plan.facts.is_active(value):
            yield f"active {value.ref}"
        elif value in plan.facts.activity.varied:
            yield f"varied {value.ref}"
    for obj in plan.facts.activity.shadowed:
        yield f"shadowed {obj.describe()}"


def _values(plan: AdjointPlan) -> Iterator[Value]:
    yield from plan.facts.function.arguments
    yield from plan.facts.function.instructions()


def _loops(plan: AdjointPlan) -> Iterator[str]:
    for loop in plan.facts.forest.loops:
        count = plan.facts.trips.get(loop)
        trips = count.formula() if count else "unknown"
        yield f"loop {loop.header.ref} depth {loop.depth} trips {trips}"
        if loop.header not in plan.routes:
            yield f"loop {loop.header.ref} is not reversed"
    for group in plan.carried:
        yield f"carried in {group.loop.header.ref}: {group.span + 1} neighbours"
    for loop, keys in plan.invariants().items():
        yield from (f"read once {_key(key)} where {loop.header.ref} begins" for key in keys)


def _types(plan: AdjointPlan) -> Iterator[str]:
    settled = plan.facts.shared.settled.get(plan.facts.function.name, {})
    for name, type_ in settled.items():
        yield f"type %{name} carries {type_}"
    for obj, where, item in plan.facts.types.known():
        field = "" if where is None else f" at {where[1]}"
        every = f" every {item.stride}" if item.stride else ""
        yield f"memory {obj.describe()}{field}: {item.offset}+{item.size} {item.kind}{every}"
    for value in _values(plan):
        if not value.type.scalar.is_integer:
            continue
        carried = plan.facts.types.carried(value)
        if carried is not None:
            yield f"type {value.ref} carries {carried}"
        elif plan.facts.types.is_decided(value):
            yield f"type {value.ref} is an integer or pointer"


def _choices(plan: AdjointPlan) -> Iterator[str]:
    for key, choice in plan.choices.items():
        if choice.kind == "keep":
            yield f"keep {_key(key)} {_home(plan.storage.cells[key].home)}: {choice.why}"
        else:
            sources = ", ".join(map(_key, choice.operands)) or "nothing"
            yield f"again {_key(key)} from {sources}"


def _key(key: Key) -> str:
    if isinstance(key.what, Loop):
        return f"trips of {key.what.header.ref}"
    if isinstance(key.what, Block):
        return f"way into {key.what.ref}"
    if isinstance(key.what, Reservation):
        return f"the place of arrays of {key.what.top.header.ref}"
    if isinstance(key.what, TapeRecord):
        return f"the last record of {key.what.loop.header.ref if key.what.loop else 'the function'}"
    return {"value": "", "shadow": "shadow of ", "frame": "tape of "}[key.kind] + key.what.ref


def _home(home: Reservation | TapeRecord | None) -> str:
    if home is None:
        return "in a slot"
    if isinstance(home, TapeRecord):
        return "in the frame" if home.loop is None else f"in a record of {home.loop.header.ref}"
    return f"in an array of {home.top.header.ref}"


def _storage(plan: AdjointPlan) -> Iterator[str]:
    formulas = plan.storage.formula(lambda v: v.ref)
    for where, size in formulas:
        yield f"tape {where}: {size}"
    if not formulas:
        yield "tape none"
    for key, cell in plan.storage.cells.items():
        if key.kind in ("base", "last"):
            yield f"keep {_key(key)} {_home(cell.home)}"
    yield f"reservations {len(plan.storage.reservations)}"
    yield f"records {len(plan.storage.records)}"


def _ways(plan: AdjointPlan) -> Iterator[str]:
    for block, route in plan.routes.items():
        if route.kind == "arms":
            yield f"way into {block.ref} {'from conditions' if route.tree is not None else 'is noted'}"
        elif route.kind == "skip" and route.target is not None:
            yield f"way from {block.ref} skips to {route.target.ref}"


def _steps(plan: AdjointPlan) -> Iterator[str]:
    for block in plan.routes:
        for step in plan.steps[block]:
            mixed = " mixed" if getattr(step, "mixed", False) else ""
            yield f"step {type(step).__name__} {_what(step)}{mixed}"


def _what(step: Step) -> str:
    if isinstance(step, LoadStep) and step.pointer is not None:
        return f"{step.inst.ref} {step.type}"
    if isinstance(step, StoreStep) and step.pointer is not None:
        return f"to {step.pointer.ref} {step.type}{'' if step.value_active else ' cleared'}"
    if isinstance(step, (CopyStep, FillStep)):
        pieces = ", ".join(f"{p.offset}+{p.size} {p.kind}" for p in step.pieces)
        return f"[{pieces}] every {step.period}"
    return step.inst.ref if not step.inst.type.is_void else step.inst.opcode


def _calls(plan: AdjointPlan) -> Iterator[str]:
    for call, made in plan.calls.items():
        overwritten = sorted(made.request.overwritten) if made.request else []
        yield f"call {call.callee_name} ({', '.join(made.operand_activities)}) overwritten {overwritten}"


def _described(plan: AdjointPlan) -> Iterator[str]:
    section = ""
    for line in describe(plan).splitlines():
        if not line.startswith(" "):
            section = line
        else:
            yield f"says {section} {line.strip()}"


def shape(function: Function) -> dict[str, int]:
    """Counts of what an (optimised) function consists of, for `; SHAPE:` lines to compare."""
    forest = LoopForest(CFG(function))
    instructions = list(function.instructions())
    calls = [i for i in instructions if isinstance(i, Call)]
    named = [c.callee_name or "" for c in calls]
    return {
        "loops": len(forest.loops),
        "depth": max((loop.depth for loop in forest.loops), default=0),
        "loads": sum(isinstance(i, Load) for i in instructions),
        "stores": sum(isinstance(i, Store) for i in instructions),
        "allocas": sum(isinstance(i, Alloca) for i in instructions),
        "calls": len(calls),
        "tape": sum(n.startswith("irad_tape_") for n in named),
        "grow": sum(n == "irad_tape_grow" for n in named),
        "branches": sum(i.opcode in ("br", "switch") for i in instructions),
    }
