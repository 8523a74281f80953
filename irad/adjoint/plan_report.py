"""Plans in words: what is active and why, what is kept and how much, how calls and accumulations are done,
by source line."""

from __future__ import annotations

from collections.abc import Iterable

from irad.adjoint.iteration_order import what_orders
from irad.adjoint.parallel.access_footprint import SweptRange
from irad.adjoint.parallel.accumulation import Privatised, target_of
from irad.adjoint.plan import AdjointPlan
from irad.adjoint.recompute import CacheDecision
from irad.adjoint.snapshots import Snapshot
from irad.adjoint.steps import AtomicStep, CopyStep, FillStep, Key, LoadStep, Step, StoreStep
from irad.adjoint.tape_layout import Reservation, TapeRecord
from irad.analysis.alias.memory import MemoryObject
from irad.analysis.loops import Loop
from irad.backend.strip_mining import LENGTH
from irad.facts.request import FIXED_TEAM
from irad.ir.debuginfo import SourceLocation
from irad.ir.instructions import Block, Call, Instruction, Phi
from irad.ir.values import Argument, Value
from irad.lowering.library_bodies import BODY_PREFIX
from irad.transform.argument_promotion import COPY
from irad.transform.openmp import is_task, is_team


def describe(plan: AdjointPlan) -> str:
    """A plan in plain words, section by section; places are source lines
    where debug information tells them."""
    return "\n".join(_Report(plan).lines()) + "\n"


class _Report:
    def __init__(self, plan: AdjointPlan) -> None:
        self.plan = plan
        self.facts = plan.facts
        self.debug = plan.facts.shared.debug
        self._names = self._source_names()

    def lines(self) -> Iterable[str]:
        request = self.plan.request
        what = {"gradient": "gradient", "split": "split gradient (forward and reverse apart)"}[request.mode]
        if not is_team(self.facts.function):
            name = request.function.removeprefix(COPY)
            yield f"{what} of {name}" + (", where nothing overlaps" if name != request.function else "")
        yield from _section("arguments", self._arguments())
        yield from _section("memory with a shadow", self._memory())
        yield from _section("loops", self._loops())
        yield from _section("loops of serial code", self._choices_of_loops())
        yield from _section("kept for the reverse sweep", self._kept())
        yield from _section("computed again in the reverse sweep", self._again())
        yield from _section("tape", self._tape())
        yield from _section("ways back", self._routes())
        yield from _section("order of the sweeps", self._order())
        yield from _section("calls", self._calls())
        yield from _section("accumulations", self._accumulations())
        yield from _section("memory that threads share", self._sharing())
        yield from _section("what is said of parallel loops", self._assertions())
        yield from _section("indices that are compared with the members of a struct", self._bounded())
        yield from _section("signals (Ctrl-C), where Python calls", self._signals())
        for call, region in self.plan.regions:
            yield f"parallel region ({self.place(call)}), what each thread does:"
            yield from (f"  {line}" for line in _Report(region).lines())

    # -- names and places

    def _source_names(self) -> dict[int, str]:
        subprogram = self.debug.subprogram(self.facts.function)
        names = {a.index: a.name for a in self.facts.function.arguments if a.name and is_team(self.facts.function)}
        for parameter in subprogram.parameters if subprogram is not None else ():
            if parameter.argument is not None and parameter.name:
                names[parameter.argument] = parameter.name
        return names

    def name(self, value: Value, depth: int = 4) -> str:
        """A value in the source's words: arguments by name, simple arithmetic on them written out,
        the rest by number."""
        if isinstance(value, Argument):
            return self._names.get(value.index, value.ref if value.name[:1].isdigit() else value.name or value.ref)
        if depth and isinstance(value, Instruction):
            if value.opcode in ("zext", "sext", "trunc", "freeze"):
                return self.name(value.operands[0], depth - 1)
            sign = {"add": "+", "sub": "-", "mul": "*"}.get(value.opcode)
            if sign is not None:
                left, right = (self.name(o, depth - 1) for o in value.operands)
                return (
                    f"({left} - {right[1:]})" if sign == "+" and right.startswith("-") else f"({left} {sign} {right})"
                )
        return value.ref

    def place(self, inst: Instruction) -> str:
        found: SourceLocation | None = self.debug.location(inst.location)
        return (
            f"line {found.line}"
            if found is not None and found.line
            else f"block {inst.block.ref if inst.block else '?'}"
        )

    def _key(self, key: Key) -> str:
        if isinstance(key.what, Loop):
            return f"trip count of {key.what.place(self.debug)}"
        if isinstance(key.what, Block):
            return f"which way led to {self.place(key.what.instructions[-1])}"
        if isinstance(key.what, Snapshot):
            return self._copy(key.what)
        prefix = {"shadow": "shadow of ", "frame": "tape of "}.get(key.kind, "")
        return f"{prefix}{self._operation(key.what)} ({self.place(key.what)})"

    def _copy(self, snapshot: Snapshot) -> str:
        return f"copy of what {snapshot.loop.place(self.debug)} loads of {self._target(snapshot.base)}"

    def _operation(self, inst: Instruction) -> str:
        if isinstance(inst, Call):
            return f"{inst.callee_name or 'call'}(…)"
        if isinstance(inst, Phi):
            return f"variable {inst.ref}"
        return f"{inst.opcode} {inst.ref}"

    # -- sections

    def _arguments(self) -> Iterable[str]:
        words = {
            "const": "const: carries no derivative",
            "active": "active: its derivative is returned",
            "dup": "dup: its derivative is added to its shadow",
            "dup_no_need": "dup: only its shadow is needed",
        }
        for argument in self.facts.function.arguments:
            yield f"{self.name(argument)}: {words[self.plan.request.activities[argument.index]]}"
        if not self.facts.function.result.is_void:
            yield f"result: {'active' if self.plan.request.active_result else 'const'}"

    def _memory(self) -> Iterable[str]:
        for obj in self.facts.pointers.in_order(self.facts.activity.shadowed):
            if obj.kind in ("argument", "pointee"):
                continue
            reason = self.facts.activity.reasons.get(obj)
            where = f" ({self.place(obj.origin)})" if isinstance(obj.origin, Instruction) else ""
            why = f", because {self._because(reason)} is stored in it" if reason is not None else ""
            yield f"{obj.describe()}{where}{why}"

    def _because(self, reason: Value | MemoryObject) -> str:
        if isinstance(reason, MemoryObject):
            return reason.describe()
        return self._operation(reason) if isinstance(reason, Instruction) else self.name(reason)

    def _loops(self) -> Iterable[str]:
        reversed_blocks = set(self.plan.routes)
        for loop in self.facts.forest.loops:
            indent = "  " * (loop.depth - 1)
            count = self.facts.trips.get(loop)
            trips = f"{count.formula(self.name)} iterations" if count else "iterations are counted while it runs"
            reverse = "" if loop.header in reversed_blocks else "; nothing in it has to be reversed"
            first = "; an iteration's Jacobian is accumulated first" if loop in self.plan.jacobians else ""
            first += "; its reverse runs forwards" if loop in self.plan.ascending and not reverse else ""
            first += "; its runs may be short" if loop in self.plan.triangular else ""
            if count and not loop.children and not reverse and loop not in self.plan.ascending:
                why = what_orders(self.facts, loop, {b: self.plan.steps[b] for b in reversed_blocks})
                first += f"; its reverse runs backwards: {why}" if why else ""
            yield f"{indent}{loop.place(self.debug)}: {trips}{reverse}{first}"

    def _bounded(self) -> Iterable[str]:
        for inst, pointers in self.facts.bounded_pointers.items():
            rows = " and ".join(f"bytes {p.low} to {p.high - 1}" for p in pointers)
            yield f"{self.place(inst)}: stays in {rows}, or the derivative stops"

    def _signals(self) -> Iterable[str]:
        for loop, point in self.plan.safepoints.loops.items():
            how = f"behind each strip of {LENGTH:,} turns" if point.in_strips else "in each turn"
            when = ""
            if point.if_long or (point.turns is not None and point.single):
                when = ", in calls with an integer or a length of millions"
            elif point.turns is not None:
                when = ", in calls whose integers or lengths say that it may have millions of turns"
            yield f"{loop.place(self.debug)}: it looks for some {how}{when}"

    def _choices_of_loops(self) -> Iterable[str]:
        name, shared = self.facts.function.name, self.facts.shared
        near = {name, *shared.call_graph.reachable(name)} if shared.choices else set()
        for choice in shared.choices:
            if choice.function in near:
                where = f" ({choice.function})" if choice.function != name else ""
                yield choice.text + where

    def _choices(self, kind: str) -> Iterable[tuple[Key, CacheDecision]]:
        return ((k, c) for k, c in self.plan.choices.items() if c.kind == kind)

    def _kept(self) -> Iterable[str]:
        for key, choice in self._choices("keep"):
            cell = self.plan.storage.cells[key]
            what = key.what
            home = "made in front of it" if isinstance(what, Snapshot) else self._home(cell.home)
            yield f"{self._key(key)}: {home}; {choice.why}"

    def _home(self, home: Reservation | TapeRecord | None) -> str:
        if home is None:
            return "in a register or on the stack"
        if isinstance(home, TapeRecord):
            where = "per call" if home.loop is None else f"per iteration of {home.loop.place(self.debug)}"
            return f"in a record {where}"
        return f"in an array over all iterations of {home.top.place(self.debug)}"

    def _again(self) -> Iterable[str]:
        for key, choice in self._choices("again"):
            if key.kind == "trips":
                continue
            source = ", ".join(self._short(k) for k in choice.operands) or "constants"
            yield f"{self._key(key)}: from {source}" + (f"; {choice.why}" if choice.why else "")

    def _short(self, key: Key) -> str:
        if isinstance(key.what, (Loop, Block)):
            return self._key(key)
        if isinstance(key.what, Snapshot):
            return "the copy"
        prefix = "shadow of " if key.kind == "shadow" else ""
        return prefix + (self.name(key.what) if not isinstance(key.what, Instruction) else key.what.ref)

    def _tape(self) -> Iterable[str]:
        found = self.plan.storage.formula(self.name)
        for snapshot in self.plan.snapshots():
            trips = "".join(f" * ({self.facts.trips[loop].formula(self.name)})" for loop in snapshot.nest)
            outer = " per iteration around it" if snapshot.loop.parent else ""
            size = f"about {snapshot.step}{trips} bytes{outer}"
            found.append((f"copy in front of {snapshot.loop.place(self.debug)}", size))
        blocks = [c for c in self.facts.function.instructions() if c in self.plan.tape_blocks]
        if not found and not blocks:
            yield "none"
        for call in blocks:
            yield f"{self._operation(call)} ({self.place(call)}): nobody else sees the block; it lies here"
        for where, size in found:
            yield f"{where}: {size}"

    def _order(self) -> Iterable[str]:
        strips = self.plan.strips
        if self.plan.why_whole:
            yield f"the whole region goes forward before it goes back: {self.plan.why_whole}"
        elif strips is not None and strips.short:
            yield "forward and back strip by strip, each as long as caches hold; the tape is that of a strip"
        elif strips is not None:
            yield "forward and back in a few strips, since it accesses memory through indices"
            if self.plan.accumulation.privates:
                yield "in strips as long as caches hold, if threads turn out to reach different places: without copies"
        if strips is not None and self.plan.request.steady:
            yield f"in {FIXED_TEAM} parts, which any number of threads share out, so that all sums have one order"
        if self.plan.joined is not None:
            here = self.place(self.plan.joined)
            yield f"the parallel region ({here}) goes forward when the reverse sweep comes to it, and back at once"

    def _routes(self) -> Iterable[str]:
        for block, route in self.plan.routes.items():
            if route.kind == "arms":
                kept = self.plan.choices[Key("arm", block)].kind == "keep"
                how = "noted while running (one byte)" if kept else "from the branch conditions"
                yield f"into {self.place(block.instructions[-1])}: {len(route.predecessors)} ways, {how}"
            elif route.kind == "skip" and route.target is not None:
                here, there = self.place(block.instructions[-1]), self.place(route.target.terminator)
                yield f"from {here} straight back to {there}"

    def _calls(self) -> Iterable[str]:
        for call, made in self.plan.calls.items():
            if any(call is c for c, _ in self.plan.regions):
                continue
            reached = self.facts.shared.call_graph.reachable(call.callee_name or "")
            if any(map(is_task, (call.callee_name, *reached))):
                yield f"{call.callee_name} ({self.place(call)}): the tasks run one after another in the gradient"
            how = f"differentiated ({', '.join(made.operand_activities)})"
            if made.custom:
                routine = self.facts.shared.calls.custom[call.callee_name or ""].routine
                how = f"by irad's rule: {routine.note}" if routine is not None else "by the registered rule"
            elif rules := sorted(self._rules_of({call.callee_name or "", *reached})):
                how += f", by irad's rules: {'; '.join(rules)}"
            yield f"{call.callee_name} ({self.place(call)}): {how}"

    def _rules_of(self, names: Iterable[str]) -> set[str]:
        """What is noted of the routines that definitions of irad's own call, which stand for library functions."""
        shared, found = self.facts.shared, set()
        for name in names:
            function = shared.module.functions.get(name) if name.startswith(BODY_PREFIX) else None
            for inst in function.instructions() if function is not None and not function.is_declaration else ():
                rule = shared.calls.custom.get(inst.callee_name or "") if isinstance(inst, Call) else None
                if rule is not None and rule.routine is not None:
                    found.add(rule.routine.note)
        return found

    def _accumulations(self) -> Iterable[str]:
        for block in self.plan.routes:
            for step in self.plan.steps[block]:
                line = self._accumulation(step)
                if line:
                    yield line

    def _accumulation(self, step: Step) -> str:
        mixed = ", if it has one (tested while running)" if getattr(step, "mixed", False) else ""
        if isinstance(step, LoadStep) and step.pointer is not None:
            return f"{self.place(step.inst)}: plain add into the shadow of {self._target(step.pointer)}{mixed}"
        if isinstance(step, StoreStep) and step.pointer is not None:
            verb = "taken from and zeroed in" if step.value_active else "zeroed in"
            return f"{self.place(step.inst)}: {verb} the shadow of {self._target(step.pointer)}{mixed}"
        if isinstance(step, AtomicStep) and step.pointer is not None:
            return f"{self.place(step.inst)}: read from the shadow of {self._target(step.pointer)}{mixed}"
        if isinstance(step, CopyStep) and step.into is not None and step.source is not None:
            into, source = self._target(step.into), self._target(step.source)
            return f"{self.place(step.inst)}: block moved from the shadow of {into} to that of {source}{mixed}"
        if isinstance(step, FillStep) and step.into is not None:
            return f"{self.place(step.inst)}: block zeroed in the shadow of {self._target(step.into)}{mixed}"
        return ""

    def _sharing(self) -> Iterable[str]:
        plan = self.plan.accumulation
        for step, verdict in plan.verdicts.items():
            pointer = target_of(step)
            if pointer is not None:
                because = ", because " if verdict.kind == "atomic" else ": "
                target, kind = self._target(pointer), _VERDICTS[verdict.kind]
                yield f"{target}: {kind}{because}{verdict.reason}"
        yield from map(self._noted, plan.privates)
        otherwise = "atomic" if plan.waits else "one thread's part after another"
        for pause in plan.pauses:
            place = pause.loop.place(self.debug)
            yield f"{place}: its reverse pauses once, if the blocks are long enough; otherwise {otherwise}"
        if plan.watched:
            names = sorted({self.name(w.argument) for w in plan.watched})
            listed = f"{', '.join(names[:-1])} and {names[-1]}"
            yield f"that {listed} do not overlap is supposed, and seen when the reverse begins; otherwise {otherwise}"
        if plan.rows:
            tables = " and ".join(sorted({self.name(r.table) for r in plan.rows if r.stride}))
            arrays = " or ".join(sorted({self.name(r.table) for r in plan.rows if not r.stride}))
            also = f", nor with {arrays}," if arrays else ""
            supposed = f"that no rows of {tables} overlap{also} is supposed"
            yield f"{supposed}, and seen behind the region; otherwise {otherwise}"
        if plan.is_sparse or (plan.privates and not plan.waits):
            last = "atomic" if plan.is_sparse else otherwise
            yield f"copies are made if they are not large against the number of additions; otherwise {last}"

    def _noted(self, private: Privatised) -> str:
        nests = {r.loop.place(self.debug) for r in private.ranges if isinstance(r, SweptRange)}
        spots = {self.place(spot.inst) for spot in private.spots}
        found = [f"in front of {' and '.join(sorted(nests))}"] if nests else []
        how = "at each access" if self.plan.accumulation.survey is None else "by computing the addresses again"
        found += [f"{how} ({', '.join(sorted(spots))})"] if spots else []
        return f"{self.name(private.argument)}: where its adjoint is added to is noted {', and '.join(found)}"

    def _assertions(self) -> Iterable[str]:
        yield from self.plan.accumulation.notes
        handed = any(c.request is not None and c.request.disjoint for c in self.plan.calls.values())
        if self.plan.request.disjoint and not self.facts.is_concurrent and not handed:
            yield "disjoint=… changes nothing: no parallel loop is given the array"
        if self.plan.accumulation.checks:
            yield "the accesses are checked while the forward sweep runs"

    def _target(self, pointer: Value) -> str:
        names = []
        for obj in self.facts.pointers.objects(pointer):
            if isinstance(obj.origin, Argument) and obj.kind == "argument":
                names.append(self.name(obj.origin))
            else:
                names.append(obj.describe())
        return " or ".join(sorted(names)) or "unknown memory"


_VERDICTS = {
    "plain": "plain",
    "reach": "plain, in two parts",
    "private": "reduction",
    "sparse": "reduction",
    "atomic": "atomic",
}


def _section(title: str, lines: Iterable[str]) -> Iterable[str]:
    found = list(dict.fromkeys(lines))
    if found:
        yield f"{title}:"
        yield from (f"  {line}" for line in found)
