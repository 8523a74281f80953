"""Runs the analyses of one function for one request and keeps their results together."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property

from irad.analysis import activity_verifier
from irad.analysis.activity import ActivityFacts, ActivityInput, carries_float
from irad.analysis.alias.memory import Access, MemoryObject, holds_pointers
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.byte_moves import is_own
from irad.analysis.cfg import CFG
from irad.analysis.clobbers import Clobbers
from irad.analysis.declared_targets import DeclaredTargets
from irad.analysis.dependence import AnswerStore
from irad.analysis.dependence.anti_dependence import AntiDependences
from irad.analysis.diagnostics import COMPILE_WITH_DEBUG, Refusal
from irad.analysis.guarded_bytes import GuardedBytes
from irad.analysis.loops import IrreducibleFlow, Loop, LoopForest
from irad.analysis.member_bounds import BoundedPointer, MemberBounds
from irad.analysis.mod_ref import ERRNO_LOCATIONS
from irad.analysis.stale_pointers import StalePointers
from irad.analysis.trip_count import Induction, TripCount, induction_variables, trip_counts
from irad.analysis.types.evidence import Evidence, Interface, flatten
from irad.analysis.types.interprocedural_types import InterproceduralTypes
from irad.analysis.types.type_inference import Seeds, TypeFacts
from irad.analysis.undefined_lanes import with_undefined_lanes
from irad.facts.call_classifier import CallClassifier
from irad.facts.call_graph import CallGraph
from irad.facts.declared_types import behind_evidence, global_evidence, pointee_evidence, variable_evidence
from irad.facts.legality import refuse_jumps, refuse_thread_locals
from irad.facts.request import ACTIVE, DiffRequest, Told
from irad.ir import types as T
from irad.ir.debuginfo import DebugInfo
from irad.ir.floats import FLOAT_NAMES
from irad.ir.hints import hinted_kind
from irad.ir.instructions import Block, Call, Instruction, Load, Phi, Store
from irad.ir.module import Function, Module
from irad.ir.tbaa import Tbaa
from irad.ir.text.parser import parse_type
from irad.ir.values import Argument, Constant, GlobalRef, Value
from irad.ir.worklist import reached
from irad.rules import bodies
from irad.transform.openmp import LoopChoice, is_team

USABLE_SIZE = "malloc_usable_size"


@dataclass(frozen=True)
class Hint:
    """What the user says of the memory behind an argument of a function, by position, or of all memory that
    is used on a source line."""

    argument: int | None
    line: int | None
    evidence: tuple[Evidence, ...]


@dataclass(eq=False)
class ModuleFacts:
    """What is shared between all functions of a module: its calls, debug information, TBAA and globals.

    lowered: the functions that have been rewritten (see `irad.lowering`), each with the declarations,
    definitions and messages that its new body needs, as text by name. dispatched: those whose address
    calls through pointers are compared with; arms: the calls by name behind such comparisons. settled: by function
    and name, the values that have another type since (see `irad.lowering.types`). hints: what the user says of memory,
    by function. choices: what was decided of loops of serial code that might run in parallel. answers: keeps what a
    solver has answered.
    """

    module: Module
    calls: CallClassifier
    lowered: dict[str, dict[str, str]] = field(default_factory=dict)
    dispatched: set[str] = field(default_factory=set)
    arms: set[Call] = field(default_factory=set)
    settled: dict[str, dict[str, T.Type]] = field(default_factory=dict)
    hints: Mapping[str, tuple[Hint, ...]] = field(default_factory=dict)
    choices: tuple[LoopChoice, ...] = ()
    answers: AnswerStore | None = None
    _global_evidence: dict[str, tuple[Evidence, ...]] = field(default_factory=dict)

    @cached_property
    def debug(self) -> DebugInfo:
        return DebugInfo(self.module)

    @cached_property
    def interfaces(self) -> InterproceduralTypes:
        """What each function tells its callers of the memory that they share."""
        return InterproceduralTypes(self.module, self._interface)

    def _interface(self, function: Function) -> Interface:
        try:
            return types_of(self, function).interface()
        except IrreducibleFlow:
            return Interface()

    @cached_property
    def stale_pointers(self) -> StalePointers:
        """Pointers that earlier calls have left in globals."""
        return StalePointers(self.module, self.calls.targets, self.calls.effect, self.call_graph.reachable)

    @cached_property
    def tbaa(self) -> Tbaa:
        return Tbaa(self.module)

    @cached_property
    def tells_types(self) -> bool:
        """Whether accesses have the types of C's objects: one without is then a copy of any type."""
        return any('!"Simple C' in node for node in self.module.metadata.values())

    @cached_property
    def keeps_types(self) -> bool:
        """Whether what the source declares pointers to lead to is what they lead to: not in C whose compiler is not to
        trust in types (`-fno-strict-aliasing`)."""
        nodes = self.module.metadata.values()
        return self.tells_types or not any(name in node for node in nodes for name in _OF_C)

    @cached_property
    def call_graph(self) -> CallGraph:
        """What functions name, and may reach by that."""
        return CallGraph(self.module, self.calls)

    def has_line(self, inst: Instruction) -> bool:
        """Whether debug information tells an instruction's source line."""
        found = self.debug.location(inst.location)
        return found is not None and found.line > 0

    def place(self, inst: Instruction) -> str:
        """The source line of an instruction as messages begin with it; empty when it is not known."""
        found = self.debug.location(inst.location)
        return f"{found.of_user}: " if found is not None and found.line else ""

    def message(self, refusal: Refusal) -> str:
        """A refusal as one line, for a program that comes upon what is refused while it runs."""
        where = self.place(refusal.where) if isinstance(refusal.where, Instruction) else ""
        remedy = refusal.remedy.removeprefix(COMPILE_WITH_DEBUG) if where else refusal.remedy
        return f"{where}error: {refusal.what}; {refusal.why}; {remedy}"

    def access_type(self, inst: Instruction) -> str | None:
        """The TBAA access type of a load or store: C's name of it, or the whole path to it in a language with types of
        its own kind."""
        tag = inst.metadata.get("tbaa")
        access = self.tbaa.access(tag) if tag is not None else None
        if access is None:
            return _type_in_header(inst)
        path = self.tbaa.path(access.access_node)
        return access.access if "omnipotent char" in path else path

    def member_offset(self, inst: Instruction) -> int | None:
        """How far from its beginning a struct has the member that a load or store accesses; None of what is none."""
        access = self.tbaa.access(inst.metadata.get("tbaa"))
        return None if access is None or access.base_node == access.access_node else access.offset

    def numbers_beside(self, inst: Instruction) -> tuple[int, ...]:
        """Where a struct has, or may have, numbers of which a load or store accesses a member, counted from that; clang
        says of arrays only that they are there. None of what is no member of a struct."""
        access = self.tbaa.access(inst.metadata.get("tbaa"))
        if access is None or access.base_node == access.access_node:
            return ()
        members = self.tbaa.type_layout(access.base_node)
        return tuple(at - access.offset for at, name in members.items() if name in (*FLOAT_NAMES, "omnipotent char"))

    def global_evidence(self, name: str) -> tuple[Evidence, ...]:
        """What the source says of a global variable's memory (see `declared_types.global_evidence`)."""
        if name not in self._global_evidence:
            self._global_evidence[name] = global_evidence(self.debug, self.module, name)
        return self._global_evidence[name]

    @cached_property
    def has_short_floats(self) -> bool:
        """Whether there may be numbers of 32 bits in memory."""
        functions = [f for f in self.module.functions.values() if not f.is_declaration]
        return any(_moves_short_floats(f) if f.is_parsed else "float" in (f.body_text or "") for f in functions)

    @cached_property
    def reads_errno(self) -> bool:
        """Whether anything here may look at what functions of libm leave in `errno`."""
        return not ERRNO_LOCATIONS.isdisjoint(self.module.functions)


_OF_C = ("language: DW_LANG_C", "clang version ")
"""What the metadata of modules has that are made of C or C++: the language with debug information, or who made it."""


def _moves_short_floats(function: Function) -> bool:
    moved = (i.value if isinstance(i, Store) else i for i in function.instructions() if isinstance(i, (Load, Store)))
    return any(v.type.scalar == T.FLOAT for v in moved)


_DECIDING = frozenset(("fcmp", "fptosi", "fptoui"))
"""What looks at a number without passing its derivative on."""


def _is_arithmetic(inst: Instruction) -> bool:
    """Whether an instruction does nothing but compute its value from its operands."""
    if inst.type.is_void or isinstance(inst, (Load, Phi)):
        return False
    return not isinstance(inst, Call) or not any(o.type.is_pointer for o in inst.operands)


@dataclass(eq=False)
class FunctionFacts:
    """The frozen facts of one function under one request."""

    function: Function
    request: DiffRequest
    shared: ModuleFacts
    cfg: CFG
    forest: LoopForest
    trips: dict[Loop, TripCount]
    inductions: dict[Phi, tuple[Loop, Induction]]
    pointers: PointsTo
    types: TypeFacts
    activity: ActivityFacts
    clobbers: Clobbers

    def is_active(self, value: Value) -> bool:
        return value in self.activity.active

    @property
    def is_noalias(self) -> bool:
        """Whether pointer arguments are `noalias` as LLVM has it: that they do not overlap is not enough where the
        function loads pointers, which may lead to the same memory as they."""
        finds = self.shared.call_graph.finds_pointers(self.function.name)
        return self.request.noalias and (self.request.separate or not finds)

    @property
    def is_bytewise(self) -> bool:
        """Whether bytes of which nothing says what they are may be moved as bytes of adjoints."""
        return self.request.bytewise and not self.is_concurrent

    @property
    def is_guarded(self) -> bool:
        """Whether what may be a part of a number, and is moved otherwise, is looked at while the derivative runs."""
        return bool(self.request.guarded) and (self.is_bytewise or self._guards_integers)

    @property
    def _guards_integers(self) -> bool:
        """Whether integers move no bytes of adjoints, and are looked at for that."""
        return self.request.guarded == "integers" and not self.is_concurrent

    @cached_property
    def declared(self) -> DeclaredTargets:
        """What the source declares pointers to lead to."""
        return DeclaredTargets(self.shared.module, self.function, self.shared.debug)

    @cached_property
    def guarded_stores(self) -> frozenset[Instruction]:
        """Stores at which the reverse sweep stops where what they store has an adjoint."""
        if not self.request.guarded or self.is_concurrent or self.request.mode == "tangent":
            return frozenset()
        guarded, marks = self._guarded, self.request.guarded != "doubtful"
        words = guarded.stores | (guarded.marks if marks else frozenset()) if self.is_guarded else frozenset()
        return guarded.pointer_stores | words

    @cached_property
    def stores_over_pointers(self) -> frozenset[Instruction]:
        """Stores of numbers where there may be a pointer before: its shadow has to make way for an adjoint. An address
        is less than the smallest normal double, so that matters for numbers of 32 bits, and where parts of numbers are
        looked for."""
        kinds: dict[T.Type, int] = {T.DOUBLE: 8} if self.is_bytewise or self.is_guarded else {}
        if self.shared.has_short_floats:
            kinds[T.FLOAT] = 4
        living = (i for block in self.cfg.living for i in block.instructions) if kinds else ()
        numbers = (i for i in living if isinstance(i, Store) and i.value.type.scalar in kinds)
        own = (i for i in numbers if self.activity.has_data(i.pointer) and is_own(self.types, i.pointer))
        return frozenset(i for i in own if not self.types.is_free_of_pointers(i.pointer, kinds[i.value.type.scalar]))

    @cached_property
    def stores_over_seeds(self) -> frozenset[Instruction]:
        """Guarded stores of pointers that may go to the user's memory: the shadow of a pointer must not be put over
        what the user wants to know the adjoint by."""
        if not self._guards_integers or self.request.mode == "tangent":
            return frozenset()
        return frozenset(i for i in self._guarded.pointer_stores if not is_own(self.types, i.operands[1]))

    @cached_property
    def guarded_loads(self) -> frozenset[Instruction]:
        """Loads at which the forward sweep stops where what they load has a tangent."""
        if self.request.mode != "tangent":
            return frozenset()
        if not self.is_guarded:
            return self._handed_loads
        guarded, decide = self._guarded, self.request.guarded != "doubtful"
        return self._handed_loads | (guarded.decisive_loads if decide else guarded.loads)

    @cached_property
    def unshadowed_loads(self) -> frozenset[Instruction]:
        """Loads at which the augmented sweep stops where the memory has a shadow."""
        return self._handed_loads if self.request.mode != "tangent" else frozenset()

    @property
    def _handed_loads(self) -> frozenset[Instruction]:
        handed = self.request.guarded == "handed" and not self.is_concurrent
        return self._guarded.handed_loads if handed else frozenset()

    def keeps_derivative(self, store: Store) -> bool:
        """Whether no derivative is lost where bits of a number are stored as an integer or a pointer: it goes with
        them, or the derivative stops."""
        if self.request.mode == "tangent" and store.value.type.is_pointer:
            return self.activity.has_shadow(store.value) and self._guarded.moves_pointer(store)
        return store in self.guarded_stores

    def tells_adjoints(self, pointer: Value) -> bool:
        """Whether all numbers that may lie somewhere are as wide as addresses."""
        return self._guarded.tells_adjoints(pointer)

    @cached_property
    def _guarded(self) -> GuardedBytes:
        return GuardedBytes(self.activity, self.shared.has_short_floats, self._guards_integers)

    @cached_property
    def bounded_pointers(self) -> Mapping[Instruction, tuple[BoundedPointer, ...]]:
        """The pointers of accesses that are compared, before the access, with the members of a struct that they are
        taken to stay in."""
        if not self.request.member_bounds:
            return {}
        bounds = MemberBounds(self.declared)
        living = (i for block in self.cfg.living for i in block.instructions)
        # (types rely on those that are certain)
        found = {i: self.types.seeds.bounds(i) or tuple(bounds.of(i, self._moves_number(i))) for i in living}
        return {i: pointers for i, pointers in found.items() if pointers}

    def _moves_number(self, inst: Instruction) -> bool:
        return (inst.operands[0] if isinstance(inst, Store) else inst) in self.activity.active

    @property
    def is_concurrent(self) -> bool:
        """Whether several threads run the function's derivative at once."""
        return self.request.concurrent or is_team(self.function)

    def is_private(self, obj: MemoryObject) -> bool:
        """Whether memory belongs to one thread alone, in code that several threads run."""
        if obj.kind in ("local", "heap", "handed"):
            return obj not in self.pointers.escaped
        if obj.kind == "argument" and isinstance(obj.origin, Argument):
            return obj.origin.index in self.request.private
        if obj.kind == "global" and isinstance(obj.origin, GlobalRef):
            variable = self.pointers.module.globals.get(obj.origin.name)
            return variable is not None and variable.thread_local
        return False

    @cached_property
    def _loads(self) -> dict[Value, list[Access]]:
        """The reads through each pointer, however much they read."""
        found: dict[Value, list[Access]] = {}
        for inst in self.function.instructions():
            if isinstance(inst, Load):
                access = Access(inst, inst.pointer, None, self.shared.access_type(inst))
                found.setdefault(inst.pointer, []).append(access)
        return found

    @cached_property
    def _writes(self) -> list[Access]:
        """The writes, however much they write."""
        return [replace(write, size=None) for write in self.clobbers.writes]

    @cached_property
    def _unmodified(self) -> dict[Value, bool]:
        return {}

    def is_unmodified(self, pointer: Value) -> bool:
        """Whether nothing in the function writes to the memory that is read through a pointer."""
        known = self._unmodified.get(pointer)
        if known is None:
            entry = Access(self.cfg.order[0].terminator, pointer, None, None)
            reads = self._loads.get(pointer, [entry])
            known = self._unmodified[pointer] = not any(
                write.pointer is None or self.pointers.may_overlap(read, write)
                for write in self._writes for read in reads
            )  # fmt: skip
        return known

    def is_unseen(self, obj: MemoryObject) -> bool:
        """Whether an earlier call may have made the memory, or it is not seen who has."""
        if obj.kind in ("argument", "pointee") and isinstance(obj.origin, Argument):
            return obj.origin.index in self.request.unseen
        return obj.kind == "handed" or (obj.kind == "pointee" and isinstance(obj.origin, GlobalRef))

    def is_lent(self, obj: MemoryObject) -> bool:
        """Whether memory may be the user's, and its shadow too: an argument's, or reached through one."""
        position = self._position_of(obj)
        return position is not None and position not in self.request.own

    def is_surely_lent(self, obj: MemoryObject) -> bool:
        """Whether it is not seen that it may as well be memory of a derivative's own."""
        return self.is_lent(obj) and self._position_of(obj) not in self.request.perhaps_own

    @staticmethod
    def _position_of(obj: MemoryObject) -> int | None:
        """The position of the argument through which memory is reached."""
        while obj.kind == "pointee" and obj.parent is not None:
            obj = obj.parent
        return obj.origin.index if obj.kind == "argument" and isinstance(obj.origin, Argument) else None

    @cached_property
    def speculated(self) -> frozenset[Instruction]:
        """Arithmetic whose value is not wanted on every way to an exit: by arms of selects alone, behind branches, or
        by more such arithmetic. In the source it may stand behind a condition, and an optimiser has run it ahead."""
        return self._arithmetic(lambda inst, users, found: not self._is_surely_used(inst, users, found))

    @cached_property
    def put_aside(self) -> frozenset[Instruction]:
        """Arithmetic whose value is kept in temporary memory, and used for nothing else: an array expression chooses
        among such values later (`np.where`), and those that it leaves have adjoints of zero."""
        return self._arithmetic(lambda i, users, found: all(u in found or self._keeps_aside(u, i) for u in users))

    def _arithmetic(
        self, holds: Callable[[Instruction, Sequence[Instruction], set[Instruction]], bool]
    ) -> frozenset[Instruction]:
        """Arithmetic of which something holds, by its users and what has been found behind it."""
        users, found = self.function.users, set[Instruction]()
        for inst in (i for block in reversed(self.cfg.living) for i in reversed(block.instructions)):
            if inst in users and _is_arithmetic(inst) and holds(inst, users[inst], found):
                found.add(inst)
        return frozenset(found)

    def _keeps_aside(self, user: Instruction, value: Value) -> bool:
        if not isinstance(user, Store) or user.value is not value:
            return False
        return all(o.kind in ("local", "heap", "handed") for o in self.pointers.objects(user.pointer))

    @cached_property
    def undefined_lanes(self) -> frozenset[Instruction]:
        """Vectors of which lanes are undefined, and what is computed of such."""
        return with_undefined_lanes(i for block in self.cfg.living for i in block.instructions)

    def _is_surely_used(self, inst: Instruction, users: Sequence[Instruction], speculated: set[Instruction]) -> bool:
        """Whether each way on from an instruction comes to a use of it, before an exit or its next run: also one of
        several, as where both arms of a branch use it, or a loop either carries a sum on or ends with it."""
        blocks: set[Block | None] = set()
        edges: set[tuple[Block, Block]] = set()
        for user in users:
            if user in speculated or user.opcode in _DECIDING:
                continue
            if user.opcode == "select" and user.operands[0] is not inst:
                continue
            if isinstance(user, Phi) and user.block is not None:
                edges |= {(b, user.block) for b, o in zip(user.blocks, user.operands, strict=True) if o is inst}
            else:
                blocks.add(user.block)
        start, successors = inst.parent, self.cfg.successors
        if start in blocks or not (blocks or edges):
            return start in blocks
        ends = blocks | self.cfg.doomed

        def onward(block: Block) -> list[Block]:
            return [s for s in successors[block] if s not in ends and (block, s) not in edges]

        return all(successors[block] and start not in onward(block) for block in reached([start], onward))

    def may_hold_numbers(self, obj: MemoryObject) -> bool:
        """Whether floating numbers may lie in an object, by what is seen of it and by what a global is declared as."""
        if obj.kind == "global" and isinstance(obj.origin, GlobalRef):
            module = self.pointers.module
            variable = module.globals.get(obj.origin.name)
            if variable is None:
                return obj.origin.name not in module.functions
            body = module.layout.body(variable.type)
            return carries_float(body) or not (variable.constant and holds_pointers(body))
        return self.types.holds_floats(obj) is not False

    def is_undecided(self, block: Value) -> bool:
        """Whether a block that is released may have a shadow that is the user's, and may have one of our own."""
        objects = self.pointers.objects(block)
        return self.activity.has_data(block) and any(self.is_lent(o) for o in objects)

    @cached_property
    def resizes(self) -> bool:
        """Whether the function resizes blocks (see `irad.lowering`)."""
        return any(isinstance(i, Call) and i.callee_name == USABLE_SIZE for i in self.function.instructions())


def analyse(shared: ModuleFacts, function: Function, request: DiffRequest) -> FunctionFacts:
    """All facts of one function. Raises `Refusal` for what cannot be differentiated."""
    cfg = CFG(function)
    try:
        forest = LoopForest(cfg)
    except IrreducibleFlow as problem:
        ways = [*problem.block.instructions, *(p.terminator for p in cfg.predecessors[problem.block])]
        located = [i for i in (*ways, *function.instructions()) if shared.has_line(i)]
        raise Refusal(
            "unsupported",
            (located or ways)[0],
            "cannot differentiate irreducible control flow",
            "a cycle of jumps can be entered at several places",
            "rewrite the jumps (goto) as loops with one entry",
        ) from None
    refuse_jumps(shared, cfg)
    book = shared.calls
    inner = frozenset(a for a in function.arguments if a.index in request.inner)
    known = replace(seeds(shared, function, request.told), inner=inner)
    without = _only_numbers(known.arguments) | {a for a in function.arguments if a.index in request.plain}
    pointers = PointsTo(
        function, cfg, forest, book.effect, request.noalias, without, request.separate, request.own_memory
    )
    if request.member_bounds:
        bounds = MemberBounds(DeclaredTargets(shared.module, function, shared.debug))
        known = replace(known, bounds=cache(bounds.certain))
    types = TypeFacts(function, pointers, book.effect, known)
    arguments = function.arguments
    given = ActivityInput(
        active_arguments=frozenset(a for a in arguments if request.activities[a.index] == ACTIVE),
        dup_arguments=frozenset(a for a in arguments if request.is_duplicated(a.index)),
        undecided_arguments=frozenset(a for a in arguments if a.index in request.undecided),
        active_result=request.active_result,
        active_globals=request.active_globals,
        inactive_globals=book.inactive_globals,
        shadowed_result=request.shadowed_result,
        scalar_positions=book.scalar_positions,
        bytewise=request.bytewise and not (request.concurrent or is_team(function)),
        only_steers=book.control_only.only_steers,
        touches_active_global=lambda call: bool(
            request.active_globals
            and not (book.effect(call).kind == "inactive" and call.callee_name in book.custom)  # the user has said so
            and shared.call_graph.of_call(call) & request.active_globals
        ),
    )
    facts = activity_verifier.analyse(pointers, types, book.effect, given)
    overwritten = caller_overwrites(function, request, pointers.escaped)
    trips = trip_counts(forest)
    inductions = {phi: (loop, ind) for loop in forest.loops for phi, ind in induction_variables(loop).items()}
    order = AntiDependences(shared.module, cfg, forest, inductions, trips)
    made = FunctionFacts(
        function,
        request,
        shared,
        cfg,
        forest,
        trips,
        inductions,
        pointers,
        types,
        facts,
        Clobbers(pointers, book.effect, shared.access_type, overwritten, order),
    )
    if made.is_concurrent:
        refuse_thread_locals(made)
        made.clobbers.in_order = made.is_private
    if made.is_concurrent and shared.call_graph.waits(function):
        made.clobbers.by_caller = lambda obj: overwritten(obj) or _other_threads_write(made, obj)
    return made


def _other_threads_write(facts: FunctionFacts, obj: MemoryObject) -> bool:
    """Whether another thread may write to an object in a later phase of a parallel region: code that the thread's own
    course through the function may have passed already, or where its own addresses are others."""
    if facts.is_private(obj):
        return False
    pointers = facts.pointers
    return any(
        write.pointer is None or any(pointers.may_be_same(obj, o) for o in pointers.objects(write.pointer))
        for write in facts.clobbers.writes
    )


def caller_overwrites(
    function: Function, request: DiffRequest, escaped: frozenset[MemoryObject]
) -> Callable[[MemoryObject], bool]:
    """Which objects may be changed by the caller between the halves of a split derivative."""
    if request.mode != "split":
        return lambda obj: False

    def overwritten(obj: MemoryObject) -> bool:
        if obj.kind in ("local", "heap"):
            return obj in escaped
        if obj.kind == "global" and isinstance(obj.origin, GlobalRef) and function.module is not None:
            variable = function.module.globals.get(obj.origin.name)
            return variable is None or not variable.constant
        if obj.kind == "argument" and isinstance(obj.origin, Argument):
            return obj.origin.index in request.overwritten
        return True

    return overwritten


def types_of(shared: ModuleFacts, function: Function) -> TypeFacts:
    """The types alone, whatever the request. Raises IrreducibleFlow."""
    cfg = CFG(function)
    pointers = PointsTo(function, cfg, LoopForest(cfg), shared.calls.effect)
    return TypeFacts(function, pointers, shared.calls.effect, seeds(shared, function))


def _only_numbers(declared: Mapping[Argument, tuple[Evidence, ...]]) -> frozenset[Argument]:
    """Arguments that are declared as pointers to numbers in which no pointer has room; not to bytes, which may be
    anything."""
    return frozenset(a for a, held in declared.items() if held and all(map(_is_short_number, held)))


def _is_short_number(evidence: Evidence) -> bool:
    return isinstance(evidence.kind, T.FloatType) or (evidence.kind == "integer" and 2 <= evidence.size <= 4)


def seeds(shared: ModuleFacts, function: Function, told: tuple[Told, ...] = ()) -> Seeds:
    """What is known of a function's memory before it is looked into."""
    arguments = dict(declared_evidence(shared, function))
    behind = behind_evidence(shared.debug, function)
    for position, evidence, deeper in told:
        argument = function.arguments[position]
        arguments[argument] = (*arguments.get(argument, ()), *evidence)
        behind[argument] = (*deeper, *behind.get(argument, ()))
    pointers: list[tuple[Value, tuple[Evidence, ...]]] = []
    for hint in shared.hints.get(function.name, ()):
        if hint.argument is not None:
            argument = function.arguments[hint.argument]
            arguments[argument] = (*arguments.get(argument, ()), *hint.evidence)
        else:
            pointers += [(p, hint.evidence) for p in _pointers_at(shared, function, hint.line)]
    pointers += variable_evidence(shared.debug, function)
    return Seeds(
        arguments,
        behind,
        pointers=tuple(pointers),
        variable=shared.global_evidence,
        tbaa=shared.access_type,
        member=shared.member_offset,
        hint=lambda call: hinted_kind(call.callee_name),
        callee=lambda call: shared.interfaces.of(call.callee_name),
    )


def _pointers_at(shared: ModuleFacts, function: Function, line: int | None) -> Iterator[Value]:
    """The addresses that are used on a source line."""
    for inst in function.instructions():
        found = shared.debug.location(inst.location)
        if found is not None and found.line == line:
            yield from (o for o in inst.operands if o.type.is_pointer and not isinstance(o, Constant))


def declared_evidence(shared: ModuleFacts, function: Function) -> dict[Argument, tuple[Evidence, ...]]:
    """What debug information and by-value attributes say of the memory behind pointer arguments."""
    layout = shared.module.layout
    found = pointee_evidence(shared.debug, function)
    for argument in function.arguments:
        match = _BY_VALUE.search(argument.attributes)
        if match is not None:
            type_ = parse_type(match.group(1))
            found[argument] = tuple(flatten(layout, type_, 0, layout.size(type_)))
    return found


_BY_VALUE = re.compile(r"\b(?:sret|byval)\((.*?)\)(?:\s|$)")


def _type_in_header(inst: Instruction) -> str | None:
    """The type of what the library's functions of trees and lists access: no more than the headers of nodes."""
    function = inst.block.function if inst.block is not None else None
    if function is None or not function.name.startswith(bodies.OF_NODES):
        return None
    type_ = inst.value.type if isinstance(inst, Store) else inst.type
    return "any pointer" if type_.is_pointer else "int" if type_ == T.I32 else None
