"""From primal instructions to the steps of the reverse sweep: one function per shape of instruction."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import prod

from irad.adjoint.common_calls import CommonCalls
from irad.adjoint.memory_transfers import (
    floats_of,
    guarded_pieces,
    is_cleared,
    is_whole,
    layout_of,
    moves_numbers,
    needs_alignment,
    unit_of,
)
from irad.adjoint.missing_shadows import LeftValues, lost_derivative
from irad.adjoint.steps import (
    AtomicStep,
    CallPlan,
    CallStep,
    CopyStep,
    ElementStep,
    FillStep,
    Key,
    LoadStep,
    MoveStep,
    ReduceStep,
    ReturnStep,
    ScalarStep,
    SelectStep,
    Step,
    StoreStep,
    SyncStep,
    shadow,
    value,
)
from irad.analysis.activity import carries_float, is_atomic_sum
from irad.analysis.alias.memory import MemoryObject, holds_pointers
from irad.analysis.byte_moves import moves_bytes
from irad.analysis.diagnostics import IN_NUMBA, UNDECIDED, Refusal
from irad.analysis.types.evidence import GUARDED, Piece
from irad.facts.function_facts import USABLE_SIZE, FunctionFacts
from irad.ir import types as T
from irad.ir.floats import FORMATS
from irad.ir.instructions import Alloca, Atomic, Block, Call, Instruction, Load, Phi, Store
from irad.ir.values import Constant, ConstInt, Value, is_zero
from irad.rules.expr import Expr, variables
from irad.rules.functions import UNKNOWN
from irad.rules.runtimes.inactive import LOCKS
from irad.rules.runtimes.openmp import THREADS

_UNKNOWN: tuple[tuple[Piece, ...], int] = (), 1
"""Of a fill over bytes of which nothing is known: whatever they are, their adjoint ends there."""
_ELEMENT = ("extractvalue", "insertvalue", "extractelement", "insertelement", "shufflevector")


def adjoint_type(facts: FunctionFacts, what: Value) -> T.Type:
    """The type of a value's adjoint: its own, or the floating type that an integer carries.

    Raises `Refusal` for floating types that are not differentiated.
    """
    type_ = what.type
    if facts.activity.moves_bytes(what):
        return type_
    if type_.scalar.is_integer:
        carried = facts.types.carried(what)
        if carried is None or (isinstance(type_, T.VectorType) and isinstance(carried, T.VectorType)):
            raise Refusal(
                "type",
                what,
                f"cannot tell what {type_} {what.ref} carries",
                "it may hold an active floating-point number",
                UNDECIDED,
            )
        type_ = T.VectorType(type_.count, carried) if isinstance(type_, T.VectorType) else carried
    refused = unsupported_float(facts, type_)
    if refused is not None:
        raise Refusal(
            "unsupported",
            what,
            f"cannot differentiate arithmetic in {refused}",
            "a number of this type is a pair of others",
            "compute in double or float",
        )
    return type_


def unsupported_float(facts: FunctionFacts, type_: T.Type) -> T.Type | None:
    """A floating type within `type_` that cannot carry derivatives, if there is one."""
    if isinstance(type_, T.FloatType):
        return None if type_ in FORMATS else type_
    if isinstance(type_, (T.VectorType, T.ArrayType)):
        return unsupported_float(facts, type_.element)
    if isinstance(type_, T.NamedStructType):
        assert facts.function.module is not None
        type_ = facts.function.module.layout.body(type_)
    if isinstance(type_, T.StructType):
        return next((bad for e in type_.elements if (bad := unsupported_float(facts, e)) is not None), None)
    return None


def require_functions(facts: FunctionFacts, inst: Instruction, derivatives: Sequence[Expr]) -> None:
    """Raise `Refusal` if a derivative of an instruction calls what does not exist at its type."""
    missing = facts.shared.calls.missing(inst.type, derivatives)
    if missing is not None:
        name = (isinstance(inst, Call) and inst.callee_name) or inst.opcode
        if missing == UNKNOWN:
            raise Refusal(
                "unsupported",
                inst,
                f"cannot differentiate '{name}' by this argument",
                "its derivative is not known in closed form, and active data reaches the argument",
                "hold the argument constant (irad.stop_gradient), "
                "or put the call into a function with a rule (irad.rule)",
            )
        raise Refusal(
            "unsupported",
            inst,
            f"cannot differentiate '{name}' in {inst.type}",
            f"its derivative needs the function '{missing}', which does not exist at that type",
            "compute in double or float, or register a rule for the function around it",
        )


class StepBuilder:
    """Makes the steps of each block. `plan_call` decides how a call
    of a defined function is differentiated."""

    def __init__(self, facts: FunctionFacts, plan_call: Callable[[FunctionFacts, Call], CallPlan]) -> None:
        self.facts = facts
        self.common = CommonCalls(facts)
        self.book = facts.shared.calls
        self.plan_call = plan_call
        self.calls: dict[Call, CallPlan] = {}
        self.stops: dict[Call, Refusal] = {}
        self.once: list[str] = []
        if facts.request.repeats and facts.is_bytewise:
            self.once.append("it moves numbers as bytes, which a reverse sweep moves back, with shadows of pointers")
        self.asks_owner = False

    def steps(self, block: Block) -> tuple[Step, ...]:
        """The steps of a block, in the reverse sweep's order. Phis are dealt with on the edges."""
        found: list[Step] = []
        if block in self.facts.cfg.doomed:
            return ()
        for inst in reversed(block.instructions):
            if not isinstance(inst, Phi):
                step = self._step(inst)
                if step is not None:
                    found.append(step)
                if isinstance(inst, Call):
                    found.extend(self.overwritten(inst))
                if self.facts.request.repeats:
                    found.extend(self._born(inst))
            elif self.facts.is_active(inst):
                adjoint_type(self.facts, inst)
        return tuple(found)

    def _step(self, inst: Instruction) -> Step | None:
        if isinstance(inst, Store):
            return self.store_step(inst) or self._address_step(inst)
        if isinstance(inst, Call):
            return self._call(inst)
        if isinstance(inst, Atomic) and is_atomic_sum(inst):
            return self.atomic_step(inst)
        if inst.opcode == "ret":
            if inst.operands and self.facts.request.active_result and self.facts.is_active(inst.operands[0]):
                adjoint_type(self.facts, inst.operands[0])
                return ReturnStep(inst)
            return None
        if not self.facts.is_active(inst):
            return None
        adjoint_type(self.facts, inst)
        if isinstance(inst, Load):
            return self.load_step(inst)
        if inst.opcode == "select":
            return SelectStep(inst, (value(inst.operands[0]),))
        if inst.opcode in ("freeze", "bitcast") or self.facts.activity.moves_bytes(inst):
            return MoveStep(inst)
        if inst.opcode in _ELEMENT:
            return self._element(inst)
        return self._scalar(inst)

    # -- scalar arithmetic

    def _scalar(self, inst: Instruction) -> Step:
        rule = self.book.scalar_rule(inst)
        if rule is None:
            raise Refusal(
                "unsupported",
                inst,
                f"cannot differentiate the instruction '{inst.opcode}'",
                "it computes an active value and there is no rule for it",
                "rewrite this operation, or register a rule for the function around it",
            )
        contributions = tuple(
            (i, partial)
            for i, partial in enumerate(rule.vjp)
            if partial is not None and self.facts.is_active(inst.operands[i])
        )
        require_functions(self.facts, inst, [e for _, e in contributions])
        contributions, taken = self.common.taken(inst, rule, contributions)
        names: list[tuple[str, Value]] = list(taken)
        wanted = variables(*(e for _, e in contributions)) - {"g"}
        for name in sorted(wanted - dict(taken).keys()):
            names.append((name, inst if name == "ans" else inst.operands[rule.params.index(name)]))
        needs = tuple(value(v) for _, v in names if not isinstance(v, Constant))
        # code that an optimiser runs ahead of a branch must not bring the NaN of the way that was not taken, nor lanes
        # in which nothing is theirs
        inert = inst in self.facts.speculated or inst in self.facts.undefined_lanes
        inert = inert or (inst in self.facts.put_aside and self._may_be_infinite(inst))
        strong = bool(wanted) and (self.facts.request.strong_zero or inert)
        return ScalarStep(inst, needs, contributions, tuple(names), strong)

    def _may_be_infinite(self, value: Value, depth: int = 6) -> bool:
        """Whether a value is made by arithmetic that has poles."""
        if not depth or not isinstance(value, Instruction) or isinstance(value, Load):
            return False
        rule = self.book.scalar_rule(value) if value.type.scalar.is_float else None
        return rule is not None and (rule.singular or any(self._may_be_infinite(o, depth - 1) for o in value.operands))

    def _element(self, inst: Instruction) -> Step:
        index = inst.operands[-1] if inst.opcode in ("extractelement", "insertelement") else None
        needs = (value(index),) if index is not None and not isinstance(index, Constant) else ()
        return ElementStep(inst, needs)

    # -- memory

    def _born(self, inst: Instruction) -> Iterator[FillStep]:
        """Where memory comes into being its shadow is zero, and is to be so again when the reverse sweep has
        passed: what was read without having been written (`calloc`) has left adjoints there."""
        factors: tuple[Value, ...]
        if isinstance(inst, Alloca):
            unit = self.facts.pointers.module.layout.size(inst.allocated)
            factors = (inst.operands[0],)
        elif isinstance(inst, Call) and self.book.effect(inst).kind == "allocate":
            unit = 1
            factors = tuple(inst.operands[i] for i in self.book.allocation(inst).size)
        else:
            return
        if not self.facts.activity.has_data(inst):
            return
        pieces: tuple[Piece, ...] = ()
        period = 1
        if self.facts.types.holds_pointers(inst):
            known = [f.value for f in factors if isinstance(f, ConstInt)]
            total: Value = ConstInt(T.I64, unit * prod(known)) if len(known) == len(factors) else inst
            repeat = self.facts.types.period(inst)
            if isinstance(total, ConstInt) and repeat and total.value % repeat == 0:
                total = inst  # by the period, since nothing tells of every single element
            try:
                pieces, period = layout_of(self.facts, inst, inst, None, total)
            except Refusal:
                self.once.append(f"nothing says which bytes of {inst.ref} are pointers")
                return
            if not is_cleared(pieces):
                return
        yield self._cleared(inst, inst, ConstInt(T.I64, unit), factors, pieces, period)

    def _pointer_needs(self, pointer: Value, mixed: bool) -> tuple[Key, ...]:
        return (shadow(pointer), value(pointer)) if mixed else (shadow(pointer),)

    def load_step(self, load: Load) -> LoadStep:
        mixed = self.facts.activity.is_mixed(load.pointer)
        return LoadStep(
            load,
            self._pointer_needs(load.pointer, mixed),
            load.pointer,
            mixed,
            adjoint_type(self.facts, load),
            self._left.behind(load) if mixed and not self.facts.request.constant_state else None,
        )

    @cached_property
    def _left(self) -> LeftValues:
        return LeftValues(self.facts)

    def store_step(self, store: Store) -> StoreStep | None:
        facts = self.facts
        if not facts.activity.has_data(store.pointer) or store.value.type.is_pointer:
            return None
        active = facts.is_active(store.value)
        guarded = store in facts.guarded_stores
        known = adjoint_type(facts, store.value) if active else None
        type_ = known or (self._guarded_type(store) if guarded else self._cleared_type(store))
        if type_ is None:
            return None
        mixed = facts.activity.is_mixed(store.pointer)
        needs = self._pointer_needs(store.pointer, mixed)
        lost = lost_derivative(facts, store, store.pointer, "stored") if mixed and (active or guarded) else None
        return StoreStep(store, needs, store.pointer, mixed, type_, active, lost, guarded)

    def _guarded_type(self, store: Store) -> T.Type:
        """As what the shadow of a guarded integer is looked at: where nothing but one double may lie in its word, as
        that of a pointer. (From memory without a shadow integers come with the pointers beside them.)"""
        type_ = store.value.type
        is_word = type_ == T.I64 and (store.align is None or store.align >= 8)
        return T.PTR if is_word and self.facts.tells_adjoints(store.pointer) else type_

    def _address_step(self, store: Store) -> StoreStep | None:
        """Where a pointer is stored over a number: its shadow makes way for the adjoint again. (Of doubles that is left
        out, unless parts of such are looked for: no address is more than the smallest of them.) Where it may be a
        number itself, it is looked at."""
        facts, pointer = self.facts, store.pointer
        if not store.value.type.is_pointer or not facts.activity.has_data(pointer):
            return None
        guarded = store in facts.guarded_stores
        parts = facts.is_bytewise and facts.types.may_be_numbers(pointer, 8)
        short = facts.activity.carries_pointer(store.value) and (parts or self._may_hold_short_numbers(pointer))
        if not guarded and not short:
            return None
        if not guarded:
            self.once.append(f"in {pointer.ref} a pointer's shadow makes way for that of a number")
        mixed = facts.activity.is_mixed(pointer)
        needs, type_ = self._pointer_needs(pointer, mixed), T.PTR if guarded else T.I64
        lost = lost_derivative(facts, store, pointer, "stored") if mixed and guarded else None
        return StoreStep(store, needs, pointer, mixed, type_, False, lost, guarded)

    def _may_hold_short_numbers(self, pointer: Value) -> bool:
        """Whether numbers of less than 64 bits may lie in the memory behind a pointer, as far as that is known."""
        kinds = self.facts.types.numbers(pointer)
        if kinds:
            return kinds != {T.DOUBLE} and self.facts.types.may_be_numbers(pointer, 8)
        objects = self.facts.pointers.objects(pointer)
        return self.facts.shared.has_short_floats and any(o.kind not in ("local", "heap", "global") for o in objects)

    def atomic_step(self, inst: Atomic) -> AtomicStep | None:
        facts = self.facts
        pointer, operand = inst.operands
        if not facts.activity.has_data(pointer) or not facts.is_active(operand):
            return None
        adjoint_type(facts, operand)
        mixed = facts.activity.is_mixed(pointer)
        sign = -1 if inst.operation == "fsub" else 1
        return AtomicStep(inst, self._pointer_needs(pointer, mixed), pointer, mixed, sign)

    def _cleared_type(self, store: Store) -> T.Type | None:
        """As what the shadow of an inactive store is zeroed;
        None when the memory holds no floating numbers."""
        type_ = store.value.type
        if not type_.scalar.is_integer:
            return type_ if carries_float(type_) else None
        layout = self.facts.pointers.module.layout
        size = layout.store_size(type_)
        kinds = {p.kind for p in self.facts.types.memory(store.pointer, size)}
        if not any(isinstance(k, T.FloatType) for k in kinds):
            if self.facts.is_bytewise and moves_bytes(self.facts.types, store.pointer, size):
                return type_
            known_integer = None not in kinds or self.facts.types.is_decided(store.value)
            if known_integer or not isinstance(store.value, Constant):
                return None
            if self.facts.pointers.stored_in(self.facts.pointers.objects(store.pointer)):
                return None
            return type_  # a constant over bytes of unknown kind: whatever they are, their adjoint ends here
        if kinds <= {k for k in kinds if isinstance(k, T.FloatType)} or is_zero(store.value):
            return type_  # zero is zero in every kind, and a null pointer has no use for its shadow
        if isinstance(store.value, Constant) and self.facts.types.is_of_scalars(store.pointer, size):
            return type_  # adjoints end here, and integers have zeros
        raise Refusal(
            "type",
            store,
            f"cannot tell which part of {type_} {store.value.ref} is a floating-point number",
            "it is stored over memory of mixed content",
            "store the fields one by one",
        )

    # -- calls

    def overwritten(self, call: Call) -> list[FillStep]:
        """What a library function writes that carries no derivative: the adjoint of the memory ends there."""
        found = []
        layout = self.facts.pointers.module.layout
        for position, extent in self.book.written(call):
            into = call.operands[position]
            if not holds_pointers(into.type) or not self.facts.activity.has_data(into):
                continue
            if isinstance(extent, int):
                pieces = self.facts.types.memory(into, extent)
                if all(p.kind == "integer" for p in pieces):
                    continue
                if not all(p.kind is None or is_whole(layout, p) for p in pieces):
                    raise Refusal(
                        "type",
                        call,
                        f"cannot tell what '{call.callee_name}' overwrites here",
                        "it writes an integer over a part of a floating-point number",
                        "let it write to a variable of its own",
                    )
                found.append(self._cleared(call, into, ConstInt(T.I64, extent), (), floats_of(pieces), extent))
            elif extent is None:
                if self.book.effect(call).text and (self._is_integer(into) or self._is_declared_text(into)):
                    continue
                raise Refusal(
                    "unsupported",
                    call,
                    f"cannot differentiate the call of '{call.callee_name}' here",
                    "it writes to memory that carries derivatives, and how much of it is not known",
                    "let it write to memory of its own, and copy from there",
                )
            else:
                unit = extent[0] if extent else call
                pieces, period = layout_of(self.facts, call, into, None, unit)
                found.append(self._cleared(call, into, call, extent, pieces, period))
        return found

    def _is_integer(self, pointer: Value) -> bool:
        """Whether the first byte at an address is one of an integer: text that begins there goes on as such."""
        return self.facts.types.memory(pointer, 1)[0].kind == "integer"

    def _is_declared_text(self, pointer: Value) -> bool:
        """Whether an array of characters in a struct is declared to begin at an address, and nothing is seen there:
        `adjoint.provenance` looks whether numbers are kept in it."""
        address = self.facts.pointers.address(pointer)
        declared = self.facts.declared.is_row_of_bytes(address.base, address.constant)
        return declared and self.facts.types.memory(pointer, 1)[0].kind is None

    def _cleared(
        self,
        inst: Instruction,
        into: Value,
        size: Value,
        factors: tuple[Value, ...],
        pieces: tuple[Piece, ...],
        period: int,
    ) -> FillStep:
        mixed = self.facts.activity.is_mixed(into)
        needs = [*self._pointer_needs(into, mixed), *(value(v) for v in (size, *factors))]
        kept = tuple(k for k in needs if not isinstance(k.what, Constant))
        return FillStep(inst, kept, into, size, pieces, period, mixed, factors)

    def _call(self, call: Call) -> Step | None:
        effect = self.book.effect(call)
        if effect.kind == "scalar":
            if not self.facts.is_active(call):
                return None
            adjoint_type(self.facts, call)
            return self._scalar(call)
        if effect.kind == "copy":
            return self._copy(call)
        if effect.kind == "fill":
            return self._fill(call)
        if effect.kind == "release":
            self._check_release(call)
            return None
        if effect.kind in ("defined", "custom"):
            return self._differentiated(call)
        if effect.kind == "structural":
            return self._structural(call)
        return self._synchronisation(call)

    def _synchronisation(self, call: Call) -> Step | None:
        rule = self.book.synchronisation(call)
        if rule is None and self.facts.activity.shadowed and self._orders_threads(call):
            raise Refusal(
                "unsupported",
                call,
                f"cannot differentiate the call of '{call.callee_name}'",
                "how it orders threads is not known, and in the opposite direction they would have to be ordered too",
                "use constructs that are differentiated: loops, sections, single, critical, atomic, ordered, barriers; "
                "set and unset a lock in the same function",
            )
        if rule is None or not self.facts.activity.shadowed:
            return None
        needed = {"barrier": (), "leave": (call.operands[1], call), "enter": tuple(call.operands)}[rule.mirror]
        return SyncStep(call, tuple(value(v) for v in needed if not isinstance(v, Constant)), rule.mirror)

    def _orders_threads(self, call: Call) -> bool:
        """Whether a call is one of OpenMP's library that may do so, and no more is known of it. Locks mean nothing to a
        thread that is alone; what else a program asks for itself orders nothing."""
        name = call.callee_name or ""
        if name in LOCKS:
            return self.facts.is_concurrent
        if self.book.effect(call).kind != "unknown" or not name.startswith(THREADS):
            return False
        return not name.startswith("omp_") or (self.facts.is_concurrent and "_lock" in name)

    def _check_release(self, call: Call) -> None:
        """A block's shadow is freed with it, and with it the derivative that somebody outside waits for.

        Where the block may as well be one of the function's own, that is left to run time, and in Numba kernels always:
        of what a kernel is handed nothing counts references, so that it never frees it.
        """
        block = call.operands[self.book.release(call).block]
        if not self.facts.is_undecided(block):
            return
        objects = self.facts.pointers.objects(block)
        lent = [o for o in self.facts.pointers.in_order(objects) if self.facts.is_lent(o)]
        known = all(map(self.facts.is_surely_lent, objects)) and IN_NUMBA not in self.facts.pointers.module.functions
        if known or self._is_resized(block):
            raise Refusal(
                "unsupported",
                call,
                f"cannot differentiate a function that frees or resizes {lent[0].describe()}",
                "the shadow is freed with the memory, and the derivative in it is lost",
                "allocate and free the memory outside of the differentiated function",
            )
        self.asks_owner = True

    def _is_resized(self, block: Value) -> bool:
        sizes = (i for i in self.facts.function.instructions() if isinstance(i, Call) and i.callee_name == USABLE_SIZE)
        return any(i.operands[0] is block for i in sizes)

    def _differentiated(self, call: Call) -> Step | None:
        if not self.is_differentiated(call):
            return None
        try:
            plan = self.plan_call(self.facts, call)
        except Refusal as refusal:
            if call not in self.facts.shared.arms:
                raise
            self.stops[call] = refusal  # it may well never be called: the program stops if it is
            return None
        self.calls[call] = plan
        if plan.custom and not plan.release:
            self.once.append(f"the reverse registered for '{call.callee_name}' releases what it has kept")
        needs: list[Key] = [Key("frame", call)]
        for position, operand in enumerate(call.operands):
            if position in plan.reverse_operands and not isinstance(operand, Constant):
                needs.append(value(operand))
            doubled = plan.operand_activities[position] == "dup" or (plan.custom and operand.type.is_pointer)
            if doubled and not isinstance(operand, Constant):
                needs.append(shadow(operand))
        return CallStep(call, tuple(needs), call, plan)

    def is_differentiated(self, call: Call) -> bool:
        """Whether derivatives pass through a call of a function with a body or a registered rule; or whether it frees
        what the reverse sweep may read: that has to wait."""
        activity = self.facts.activity
        if call.block in self.facts.cfg.doomed:
            return False
        if self.facts.is_active(call) or MemoryObject("handed", call) in activity.shadowed:
            return True
        for operand in call.operands:
            if self.facts.is_active(operand):
                return True
            if holds_pointers(operand.type) and any(
                o in activity.shadowed for o in self.facts.pointers.reachable(self.facts.pointers.objects(operand))
            ):
                return True
        if self.facts.request.mode != "tangent" and self.book.effect(call).frees:
            return True
        names = self.facts.request.active_globals
        return bool(names and call.callee_name and self.facts.shared.call_graph.reachable(call.callee_name) & names)

    def _structural(self, call: Call) -> Step | None:
        name = call.callee_name or ""
        if name.startswith("llvm.vector.reduce.fadd") and self.facts.is_active(call):
            return ReduceStep(call)
        if name.startswith("llvm.ssa.copy") and self.facts.is_active(call):
            return MoveStep(call)
        touches = any(self.facts.activity.has_shadow(o) for o in call.operands) and not call.type.is_pointer
        if self.facts.is_active(call) or touches:
            raise Refusal(
                "unsupported",
                call,
                f"cannot differentiate the intrinsic '{name}'",
                "there is no rule for it",
                "compile without vectorisation before differentiation",
            )
        return None

    # -- transfers

    def _copy(self, call: Call) -> Step | None:
        facts, rule = self.facts, self.book.transfer(call)
        assert rule.source is not None
        into, source, size = call.operands[rule.target], call.operands[rule.source], call.operands[rule.size]
        if not facts.activity.has_data(into):
            return None
        if isinstance(size, ConstInt) and size.value == 0:
            return None
        pieces, period = layout_of(facts, call, into, source, size)
        from_active = facts.activity.has_data(source)
        if from_active:
            pieces = guarded_pieces(facts, into, source, pieces)
        if not moves_numbers(pieces):
            return None
        mixed = facts.activity.is_mixed(into) or (from_active and facts.activity.is_mixed(source))
        needs = list(self._pointer_needs(into, mixed))
        if from_active:
            needs.extend(self._pointer_needs(source, mixed))
        if not isinstance(size, Constant):
            needs.append(value(size))
        overlap = rule.kind == "move"
        unit = unit_of(facts, pieces, size)
        may_lose = from_active and facts.activity.is_mixed(into)
        lost = lost_derivative(facts, call, into, "copied and kept") if may_lose else None
        aligned = not (from_active and needs_alignment(call, into, source, pieces))
        return CopyStep(
            call, tuple(needs), into, source, size, pieces, period, from_active, mixed, overlap, unit, lost, aligned
        )  # fmt: skip

    def _fill(self, call: Call) -> Step | None:
        facts, rule = self.facts, self.book.transfer(call)
        into, size = call.operands[rule.target], call.operands[rule.size]
        if not facts.activity.has_data(into):
            return None
        try:
            pieces, period = layout_of(facts, call, into, None, size)
        except Refusal:
            pieces, period = _UNKNOWN
        if any(p.kind == GUARDED for p in pieces):
            pieces, period = _UNKNOWN
        if not pieces and facts.request.repeats and facts.types.holds_pointers(into):
            self.once.append(f"it clears all of {into.ref}, with shadows of pointers")
        if pieces and not is_cleared(pieces):
            return None
        mixed = facts.activity.is_mixed(into)
        needs = list(self._pointer_needs(into, mixed))
        if not isinstance(size, Constant):
            needs.append(value(size))
        return FillStep(call, tuple(needs), into, size, pieces, period, mixed)
