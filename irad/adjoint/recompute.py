"""What the reverse sweep needs, and for each such thing: keep it, or compute it again.

The choice is a minimum cut. Each thing v has a node n (needed) and a node k (computed again): keeping costs
its bytes times the trips of the loops around it (edge n -> k), computing again costs its operation times the
trips (edge k -> sink) and makes its operands needed (edges k -> n of the operands). Loads of neighbours share a node
for what they fetch (edges k -> node -> sink): it is paid for once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from irad.adjoint.iteration_space import IterationSpace
from irad.adjoint.min_cut import INFINITE, FlowNetwork
from irad.adjoint.reverse_cfg import BranchRecord, ReverseEdge, arm_operands, parts_of
from irad.adjoint.snapshots import Snapshot, SnapshotLoad, Snapshots
from irad.adjoint.steps import Key, shadow, value
from irad.analysis.dependence.affine.loop_counter import Inductions
from irad.analysis.loops import Loop
from irad.analysis.strided_access import StridedAccess, stream_of
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Block, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.values import Argument, Constant, Value
from irad.transform.openmp import is_team

_TRIPS_GUESS = 64.0
"""How often a loop is taken to run when weighing costs; only the relation between loop depths matters."""
_DEEPEST = 100
"""Loops around a value beyond which it is no dearer: their trips would no longer fit into a number."""

_COST = {
    "fdiv": 10.0, "frem": 20.0, "sdiv": 8.0, "udiv": 8.0, "srem": 8.0, "urem": 8.0, "load": 3.0, "getelementptr": 0.25,
}  # fmt: skip
_CALL_COST = {
    "sqrt": 6.0,
    "fabs": 1.0,
    "fma": 1.0,
    "fmuladd": 1.0,
    "copysign": 1.0,
    "floor": 1.0,
    "ceil": 1.0,
    "fmin": 1.0,
    "fmax": 1.0,
    "exp": 28.0,
    "log": 28.0,
    "sin": 28.0,
    "cos": 28.0,
}
_SLOW_CALL_COST = 45.0
_ABREAST = 0.5
"""What arithmetic costs in a loop whose iterations LLVM does several of at a time, beside what it costs elsewhere."""
_STREAM_COST, _HIT_COST = 2.5, 0.5
"""Loads whose addresses move on with the loop: fetching what lies at fixed distances, once, and each load of it."""
_ACCESS_COST, _BYTE_COST = 4.0, 1.5
"""A store and a load, whatever their size; and the traffic: a byte is fetched to be written over, written, and read."""
_SLOT_COST = 0.5
_PURE = frozenset(
    """add sub mul sdiv udiv srem urem shl lshr ashr and or xor fadd fsub fmul fdiv frem fneg icmp fcmp select
    trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast
    addrspacecast getelementptr extractvalue insertvalue extractelement insertelement shufflevector""".split()
)
_TRAPPING = frozenset("sdiv udiv srem urem".split())
_MOST_WAYS, _MOST_STEPS, _DEAREST = 4, 6, 10.0
"""How many ways may lead to a merge behind which what came is chosen again; by how many steps what comes by each is
computed, and what a step may cost."""
_DECISIONS = frozenset("fcmp fptosi fptoui".split())


@dataclass(frozen=True)
class CacheDecision:
    """How one needed thing is had. kind: "keep" or "again"; `operands` are what computing it again reads. stored: it is
    loaded from there. same: it is this value. copied: it is loaded from a copy of memory. tree: it is chosen by it."""

    kind: str
    operands: tuple[Key, ...]
    why: str
    stored: StoredAt | None = None
    same: Value | None = None
    copied: SnapshotLoad | None = None
    tree: BranchRecord | None = None


class StoredAt(NamedTuple):
    """Memory that holds a number until the end: where an instruction stores to, and so many bytes further."""

    store: Store
    offset: int = 0


class Recomputation(NamedTuple):
    """A way to have a thing without keeping it: what it costs, what it reads, and in words how. stored: it is loaded
    from there. same: it is this value. copied: it is loaded from a copy of memory. tree: what came by different ways is
    chosen by the conditions in it."""

    cost: float
    operands: tuple[Key, ...]
    how: str = ""
    stored: StoredAt | None = None
    same: Value | None = None
    copied: SnapshotLoad | None = None
    tree: BranchRecord | None = None


class RequiredValues:
    """Options for each key of one function. `routes` maps a block to its route, for the conditions behind it; `abreast`
    are loops of which several iterations may be done at a time. late: what runs when the reverse sweep has begun."""

    def __init__(
        self, facts: FunctionFacts, routes: dict[Block, ReverseEdge], split: bool, abreast: frozenset[Loop],
        late: frozenset[Instruction] = frozenset(),
    ) -> None:  # fmt: skip
        self.late = late
        self.space = IterationSpace(facts)
        self.snapshots = Snapshots(facts, self.space)
        self.facts = facts
        self.routes = routes
        self.split = split
        self.abreast = abreast
        self._deciding: frozenset[Value] | None = None
        self._options: dict[Key, Recomputation | None] = {}

    # -- where things are defined

    def block_of(self, key: Key) -> Block:
        """The block whose loops index the thing."""
        at = key.what.loop if key.kind == "snapshot" else key.what
        found: Block = at.preheader if key.kind in ("trips", "snapshot") else at if key.kind == "arm" else at.block
        return found

    def is_free(self, key: Key) -> bool:
        """Available anywhere without any effort: constants, arguments and their shadows."""
        return key.kind in ("value", "shadow") and isinstance(key.what, (Constant, Argument))

    def depth(self, key: Key) -> int:
        loop = self.facts.forest.innermost[self.block_of(key)]
        return loop.depth if loop else 0

    # -- computing again

    def again(self, key: Key) -> Recomputation | None:
        """How a thing is computed again, or None with the reason in `why_kept`."""
        if key not in self._options:
            self._options[key] = self._again(key)
        return self._options[key]

    def _again(self, key: Key) -> Recomputation | None:
        if key.kind == "trips":
            count = self.facts.trips.get(key.what)
            if count is None:
                return None
            return Recomputation(2.0, _keys(value, (count.start, count.bound)), "closed form")
        if key.kind == "arm":
            route = self.routes[key.what]
            if route.tree is None:
                return None
            return Recomputation(1.0, arm_operands(route), "from the branch conditions")
        if key.kind in ("frame", "snapshot"):
            return None
        if key.kind == "shadow":
            return self._shadow_again(key.what)
        return self._value_again(key.what)

    def _value_again(self, inst: Instruction) -> Recomputation | None:
        found = self._computed_again(inst)
        if found is not None and found.cost <= _COST["load"]:
            return found
        stored = self._place_of(inst)
        if stored is None:
            return found
        return Recomputation(_COST["load"], _keys(value, (stored.store.pointer,)), "from where it was stored", stored)

    def _place_of(self, inst: Instruction) -> StoredAt | None:
        """Where a number is in memory, and stays until the end, whenever it has been computed."""
        if isinstance(inst, Load) or not (inst.type.is_float or inst.type.is_integer):
            return None
        store = next(self._stores_of(inst), None)
        if store is not None:
            return StoredAt(store)
        loop = self.facts.forest.by_header.get(inst.block) if isinstance(inst, Phi) and inst.block is not None else None
        return self._place_before(inst, loop) if isinstance(inst, Phi) and loop is not None else None

    def _stores_of(self, inst: Value) -> Iterator[Store]:
        """Stores that put a number where it stays until the end, whenever it is computed."""
        facts = self.facts
        for store in self._stored.get(inst, ()):
            assert store.block is not None
            if isinstance(inst, Instruction) and inst.block is not None:
                near = facts.forest.innermost[store.block] is facts.forest.innermost[inst.block]
                if not near or not facts.cfg.always_goes_with(inst, store, inst):
                    continue
            if facts.clobbers.lasts(store):
                yield store

    def _place_before(self, phi: Phi, loop: Loop) -> StoredAt | None:
        """Where a variable of a loop is that each iteration stores for the next one, one place further each time: also
        in the first iteration, where what it begins with lies in front of what the first iteration stores."""
        for store in self._stores_of(phi.incoming(loop.latch)):
            for start in self._held(phi.incoming(loop.preheader), loop):
                step = self.facts.clobbers.step_from(start, store, loop)
                if step is not None and store.block in loop.blocks:
                    return StoredAt(store, -step)
        return None

    def _held(self, number: Value, loop: Loop) -> Iterator[Load | Store]:
        """What has read a number from memory, or stored it there, in front of a loop, where it stays until the end."""
        if isinstance(number, Load) and not self.facts.clobbers.why_lost(number):
            yield number
        for store in self._stored.get(number, ()):
            if self.facts.cfg.precedes(store, loop.preheader.terminator) and self.facts.clobbers.lasts(store):
                yield store

    def _stream(self, loop: Loop, pointer: Value) -> StridedAccess | None:
        return stream_of(self.facts.pointers, self.facts.inductions, loop, pointer)

    @cached_property
    def _stored(self) -> dict[Value, list[Store]]:
        found: dict[Value, list[Store]] = {}
        for inst in self.facts.function.instructions():
            if isinstance(inst, Store) and inst not in self.late:
                found.setdefault(inst.value, []).append(inst)
        return found

    def _computed_again(self, inst: Instruction) -> Recomputation | None:
        if isinstance(inst, Phi):
            return self._phi_again(inst, value) or self._select_again(inst)
        if isinstance(inst, Load):
            same = self._held_before(inst)
            if same is not None:
                return Recomputation(0.0, _keys(value, (same,)), "the memory held it just before", same=same)
            if self.facts.clobbers.why_lost(inst):
                return self._from_copy(inst)
            return Recomputation(_COST["load"], _keys(value, (inst.pointer,)), "its memory is unchanged")
        if isinstance(inst, Call):
            return self._call_again(inst)
        if inst.opcode not in _PURE:
            return None
        return Recomputation(_COST.get(inst.opcode, 1.0), _keys(value, inst.operands))

    def _from_copy(self, load: Load) -> Recomputation | None:
        """From a copy of all that a nest of loops loads of the same memory."""
        found = None if load in self.late else self.snapshots.of(load)
        if found is None:
            return None
        read = _keys(value, dict.fromkeys(a.value for p in found.polynomials() for a in p.atoms))
        operands = (Key("snapshot", found.snapshot), *read)
        if found.pointer is None:
            return Recomputation(_COST["load"], operands, "from a copy of what the nest of loops loads", copied=found)
        counts = [self.facts.trips[loop] for loop in found.nest]
        more = [found.pointer, found.snapshot.base, *(v for count in counts for v in (count.start, count.bound))]
        operands = tuple(dict.fromkeys((*operands, *_keys(value, more))))
        return Recomputation(_COST["load"] + 2.0, operands, "from a copy, or from where it is", copied=found)

    def _held_before(self, load: Load) -> Value | None:
        """What was read from a load's place, or stored there, in front of it in its block, with nothing between that
        may change it: LLVM has left such loads where it did not know that arrays are apart."""
        if load.volatile or load.ordering or load.block is None or isinstance(load.pointer, Call):
            return None
        facts, clobbers = self.facts, self.facts.clobbers
        access = clobbers.access(load)
        instructions = load.block.instructions
        for inst in reversed(instructions[: instructions.index(load)]):
            if isinstance(inst, (Load, Store)):
                number = inst if isinstance(inst, Load) else inst.value
                if inst.volatile or inst.ordering:
                    return None
                if inst.pointer is load.pointer and number.type == load.type:
                    return number
                if isinstance(inst, Store) and facts.pointers.may_overlap(access, clobbers.access(inst)):
                    return None
            elif isinstance(inst, Call):
                if not facts.shared.calls.effect(inst).pure:
                    return None
            elif inst.opcode in ("fence", "atomicrmw", "cmpxchg"):
                return None
        return None

    def _call_again(self, call: Call) -> Recomputation | None:
        book = self.facts.shared.calls
        effect = book.effect(call)
        if effect.returns_argument is not None and effect.kind != "copy":
            return Recomputation(0.0, _keys(value, (call.operands[effect.returns_argument],)))
        rule = book.scalar_rule(call)
        if effect.kind == "scalar" and effect.pure and rule is not None:
            return Recomputation(_CALL_COST.get(rule.name, _SLOW_CALL_COST), _keys(value, call.operands))
        if effect.kind == "inactive" and effect.pure and not effect.reads_memory:
            return Recomputation(2.0, _keys(value, call.operands))
        return None

    def _phi_again(self, phi: Phi, kind: Callable[[Value], Key]) -> Recomputation | None:
        induction = self.facts.inductions.get(phi)
        if induction is not None:
            return Recomputation(1.0, _keys(kind, (induction[1].start,)), "from the iteration number")
        first = phi.operands[0]
        if all(o is first for o in phi.operands) and self._is_outer(first, phi):
            return Recomputation(0.0, _keys(kind, (first,)))
        return None

    def _select_again(self, phi: Phi) -> Recomputation | None:
        """By the conditions that led to a merge, from all that may come there, whichever way was taken."""
        route = self.routes.get(phi.parent)
        tree = route.tree if route is not None and route.kind == "arms" else None
        if not isinstance(tree, BranchRecord) or not (phi.type.is_float or phi.type.is_integer):
            return None
        nodes, ends = parts_of(tree)
        if len(ends) > _MOST_WAYS or any(len(node.outcomes) > 2 for node in nodes):
            return None
        read = [*(node.condition for node in nodes), *(phi.incoming(end) for end in ends)]
        if not all(self._is_speculatable(v, phi.parent, _MOST_STEPS) for v in read):
            return None
        return Recomputation(float(len(nodes)), _keys(value, read), "by the branch conditions", tree=tree)

    def _is_speculatable(self, v: Value, merge: Block, depth: int) -> bool:
        """Whether a value can be computed again although the program may not have computed it on its way to a merge: by
        a few steps of arithmetic from what it has."""
        if not isinstance(v, Instruction):
            return True
        block, loops = v.parent, self.facts.forest.innermost
        inner = loops[block]
        if v in self.late or (inner is not None and not inner.contains(loops[merge])):
            return False
        if self.facts.cfg.dominates(block, merge):
            return True
        if depth == 0 or isinstance(v, (Load, Phi)) or v.type.is_pointer or inner is not loops[merge]:
            return False
        option = self.again(value(v))
        if option is None or option.stored is not None or option.cost > _DEAREST or v.opcode in _TRAPPING:
            return False
        return all(self._is_speculatable(o, merge, depth - 1) for o in v.operands)

    def _is_outer(self, operand: Value, phi: Phi) -> bool:
        """Whether a value lives in the phi's own loop nest or outside it (not in a loop
        that has been left)."""
        if not isinstance(operand, Instruction) or operand.block is None or phi.block is None:
            return True
        inner = self.facts.forest.innermost[operand.block]
        return inner is None or inner.contains(self.facts.forest.innermost[phi.block])

    def _shadow_again(self, pointer: Instruction) -> Recomputation | None:
        if not self.facts.activity.has_shadow(pointer):
            return Recomputation(0.0, (value(pointer),))
        if isinstance(pointer, GetElementPtr):
            operands = (*_keys(shadow, (pointer.base,)), *_keys(value, pointer.indices))
            return Recomputation(_COST["getelementptr"], operands)
        if isinstance(pointer, Phi):
            return self._phi_again(pointer, shadow)
        if isinstance(pointer, Load):
            if self.facts.clobbers.why_lost(pointer):
                return None
            return Recomputation(_COST["load"], _keys(shadow, (pointer.pointer,)), "its memory is unchanged")
        if pointer.opcode == "select":
            condition, a, b = pointer.operands
            return Recomputation(1.0, (*_keys(value, (condition,)), *_keys(shadow, (a, b))))
        if pointer.opcode in ("bitcast", "addrspacecast", "freeze") and pointer.operands[0].type.is_pointer:
            return Recomputation(0.0, _keys(shadow, pointer.operands))
        if isinstance(pointer, Call):
            effect = self.facts.shared.calls.effect(pointer)
            if effect.returns_argument is not None:
                return Recomputation(0.0, _keys(shadow, (pointer.operands[effect.returns_argument],)))
        return None

    # -- the cut

    def bytes(self, key: Key) -> int:
        """Bytes that keeping one instance takes."""
        if key.kind == "arm":
            return 1
        if key.kind in ("frame", "trips"):
            return 8
        type_ = key.what.type
        return 1 if type_ == T.I1 else self.facts.pointers.module.layout.store_size(type_)

    def keeping_cost(self, key: Key) -> float:
        if (key.kind == "trips" and key.what in self.facts.trips) or (key.kind != "frame" and key.what in self.late):
            return INFINITE
        behind = argument_behind(key.what, self.facts.inductions) if key.kind == "shadow" else None
        if behind is not None and is_team(self.facts.function):
            return INFINITE  # a thread may have a copy of the shadow in the reverse sweep: other addresses
        if key.kind == "snapshot":
            copied: Snapshot = key.what
            return (_ACCESS_COST + _BYTE_COST * copied.step) * _trips(copied.nest[-1].depth)
        depth = self.depth(key)
        if depth == 0 and not self.split:
            return _SLOT_COST
        spread = self._spread(key) if depth > 1 else 0
        return (_ACCESS_COST + _BYTE_COST * self.bytes(key) / _trips(spread)) * _trips(depth)

    def _spread(self, key: Key) -> int:
        """Of how many loops around a thing iterations have it in common, and share the memory in which it is kept."""
        loop = self.facts.forest.innermost[self.block_of(key)]
        if key.kind != "value" or loop not in self.facts.trips:
            return 0
        return len(self.space.nest(loop)) - len(self.space.indexing(key.what))

    def computing_cost(self, key: Key, cost: float) -> float:
        """What computing a thing again costs in its loop, from its cost elsewhere."""
        loop = self.facts.forest.innermost[self.block_of(key)]
        if loop not in self.abreast or loop.children or (isinstance(key.what, Call) and self._decides(key.what)):
            return cost
        return cost * _ABREAST

    def _decides(self, call: Call) -> bool:
        """Whether comparisons or integers depend on a result: the vector variant of a function may round otherwise than
        the one that the forward sweep calls, and what was decided must stay so."""
        if self._deciding is None:
            work = [
                o for inst in self.facts.function.instructions() if inst.opcode in _DECISIONS for o in inst.operands
            ]
            found: set[Value] = set()
            while work:
                v = work.pop()
                if isinstance(v, Instruction) and v not in found:
                    found.add(v)
                    work += v.operands
            self._deciding = frozenset(found)
        return call in self._deciding

    def stream(self, key: Key) -> Hashable | None:
        """What a load shares the fetching of: an innermost loop, and addresses that differ by a constant in it."""
        load = key.what
        if key.kind not in ("value", "shadow") or not isinstance(load, Load):
            return None
        loop = self.facts.forest.innermost[self.block_of(key)]
        if loop is None:
            return None
        found = self._stream(loop, load.pointer)
        return None if found is None or not found.stride else (key.kind, loop, found.family)

    def solve(self, required: Iterable[Key]) -> dict[Key, CacheDecision]:
        """A choice for each key that is needed in the end:
        the required ones and what computing those again reads."""
        network = FlowNetwork()
        nodes: dict[Key, tuple[int, int]] = {}
        streams: dict[Hashable, int] = {}
        work = [k for k in dict.fromkeys(required) if not self.is_free(k)]
        roots = tuple(work)
        for key in work:
            nodes[key] = (network.node(), network.node())
            network.edge(FlowNetwork.SOURCE, nodes[key][0], INFINITE)
        while work:
            key = work.pop()
            needed, again = nodes[key]
            option = self.again(key)
            network.edge(needed, again, self.keeping_cost(key))
            if option is None:
                network.edge(again, FlowNetwork.SINK, INFINITE)
                continue
            cost = option.cost
            trips = _trips(self.depth(key))
            stream = self.stream(key) if option.same is None else None
            if stream is not None:
                if stream not in streams:
                    streams[stream] = network.node()
                    network.edge(streams[stream], FlowNetwork.SINK, _STREAM_COST * trips)
                network.edge(again, streams[stream], INFINITE)
                cost = _HIT_COST
            else:
                cost = self.computing_cost(key, cost)
            network.edge(again, FlowNetwork.SINK, cost * trips)
            for operand in option.operands:
                if self.is_free(operand):
                    continue
                if operand not in nodes:
                    nodes[operand] = (network.node(), network.node())
                    work.append(operand)
                network.edge(again, nodes[operand][0], INFINITE)
        side = network.source_side()
        return self._choices(roots, nodes, side)

    def _choices(
        self, roots: tuple[Key, ...], nodes: dict[Key, tuple[int, int]], side: set[int]
    ) -> dict[Key, CacheDecision]:
        found: dict[Key, CacheDecision] = {}
        work = list(roots)
        while work:
            key = work.pop()
            if key in found or self.is_free(key):
                continue
            option = self.again(key)
            if option is not None and nodes[key][1] in side:
                found[key] = CacheDecision("again", *option[1:])
                work.extend(option.operands)
            else:
                found[key] = CacheDecision("keep", (), self.why_kept(key))
        return found

    def why_kept(self, key: Key) -> str:
        """Why a thing is kept, in words."""
        option, what = self.again(key), key.what
        if key.kind == "snapshot":
            return "what it is a copy of is overwritten later"
        if option is not None and option.copied is None:
            return "cheaper than computing it again"
        if isinstance(what, Load):
            return self.facts.clobbers.why_lost(what)
        if key.kind == "trips":
            return "counted while running"
        if key.kind == "arm":
            return "depends on data"
        if isinstance(what, Phi):
            return (
                "carried from one iteration to the next"
                if what.block in self.facts.forest.by_header
                else "depends on the path taken"
            )
        if isinstance(what, Call):
            return "result of a call" if key.kind == "value" else "made by a call"
        return "cannot be computed again"


def argument_behind(pointer: Value | None, inductions: Inductions) -> Argument | None:
    """The argument that a pointer is computed from by offsets alone, be it step by step in a loop."""
    while pointer is not None and not isinstance(pointer, Argument):
        if isinstance(pointer, GetElementPtr):
            pointer = pointer.base
        elif isinstance(pointer, Phi) and pointer in inductions:
            pointer = inductions[pointer][1].start
        else:
            return None
    return pointer


def _keys(kind: Callable[[Value], Key], values: Iterable[Value]) -> tuple[Key, ...]:
    return tuple(dict.fromkeys(kind(v) for v in values if not isinstance(v, Constant)))


def _trips(depth: int) -> float:
    """How often what is in so many loops is taken to run."""
    return _TRIPS_GUESS ** min(depth, _DEEPEST)
