"""Forward mode: the primal with a tangent beside every active value, from the same rules as the reverse."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import replace

from irad.adjoint.adjoint_steps import StepBuilder, adjoint_type, require_functions
from irad.adjoint.emit.adjoints import float_leaves, left_behind
from irad.adjoint.emit.globals import adopt_blocks, clear_globals, end_adoption, meet_stale_pointers, poison_stale
from irad.adjoint.emit.interleaved_tangent import interleave
from irad.adjoint.emit.parallel.parallel_region import emit_tangent_fork
from irad.adjoint.emit.primal_clone import PrimalClone, is_static
from irad.adjoint.emit.tape_access import Frame
from irad.adjoint.emit.vector_tangent import widen
from irad.adjoint.kept_blocks import KeptBlock
from irad.adjoint.memory_transfers import layout_of, numbers_of, pointers_of
from irad.adjoint.plan import Planner
from irad.adjoint.safepoints import safepoints
from irad.adjoint.stale_state import StaleState
from irad.analysis.activity import carries_float, is_atomic_sum
from irad.analysis.alias.memory import holds_pointers
from irad.analysis.diagnostics import REGISTER_TANGENT, Refusal
from irad.analysis.types.evidence import BYTES
from irad.codegen import byte_ir, runtime_ir
from irad.codegen.expressions import ExpressionEmitter, convert
from irad.codegen.module_writer import ModuleWriter, clone, complete, name_of
from irad.facts.function_facts import FunctionFacts
from irad.facts.request import ACTIVE, DiffRequest
from irad.ir import types as T
from irad.ir.builder import ACCUMULATE, float_constant, i64, zero
from irad.ir.instructions import Alloca, Atomic, Block, Call, Instruction, Load, Phi, Store
from irad.ir.values import Argument, ConstInt, ConstNull, Value
from irad.lowering.library_bodies import add_definition
from irad.rules.kinds import Routine
from irad.transform.openmp import is_team

_NAN = 255
"""Of numbers made of such bytes the value is NaN."""


def emit_tangent(
    planner: Planner,
    output: ModuleWriter,
    request: DiffRequest,
    derive: Callable[[DiffRequest], object],
    stale: Sequence[StaleState] = (),
    kept: Sequence[KeptBlock] = (),
) -> None:
    """`(result?, tangent and shadow of the result?) tangent(arguments, each active one followed by its tangent…)`.

    `stale`: variables in which earlier calls may have left results; `kept`: those in which they leave blocks to work
    in. Raises `Refusal`.
    """
    facts = planner.facts(request)
    primal = facts.function
    parameters: list[tuple[T.Type, str, str]] = []
    for argument in primal.arguments:
        name = name_of(argument, argument.index)
        promises = " ".join(w for w in argument.attributes.split() if w == "noalias")
        if argument.type.is_pointer and facts.is_noalias:
            promises = "noalias"
        if argument.index in request.undecided:  # it may be handed over as its own shadow
            promises = ""
        attributes = promises if argument.type.is_pointer else ""
        parameters.append((argument.type, name, attributes))
        if request.is_duplicated(argument.index) or request.activities[argument.index] == ACTIVE:
            parameters.append((argument.type, f"d.{name}", attributes))
    fields = result_fields(primal.result, request)
    result = T.VOID if not fields else fields[0] if len(fields) == 1 else T.StructType(tuple(fields))
    team = is_team(primal)
    name = f"{request.symbol}.thread" if team else request.symbol
    function = output.new_function(name, result, parameters, suffix="nounwind")
    if team and request.width > 1:
        raise Refusal(
            "unsupported",
            next(iter(primal.instructions()), None),
            f"cannot differentiate the parallel region '{primal.name}' in {request.width} directions at once",
            "its threads take one direction at a time",
            "ask for one direction at a time",
        )
    if team:
        emit_tangent_fork(output, request.symbol, name)
    frame = Frame(function, None, output, facts.pointers.module.layout)
    values: dict[Argument, Value] = {}
    shadows: dict[Argument, Value] = {}
    tangents: dict[Value, Value] = {}
    position = 0
    for argument in primal.arguments:
        values[argument] = function.arguments[position]
        position += 1
        if request.is_duplicated(argument.index):
            shadows[argument] = function.arguments[position]
            position += 1
        elif request.activities[argument.index] == ACTIVE:
            tangents[argument] = function.arguments[position]
            position += 1
    mark = frame.begin_tape() if _uses_tape(facts) else None
    owner: Value | None = None
    if not request.nested:
        clear_globals(frame, facts, request.active_globals)
        owner = adopt_blocks(frame, facts, kept, fill=0 if request.constant_state else _NAN)
        meet_stale_pointers(frame, facts, values, shadows)
        poison_stale(frame, stale)
    sweep = TangentSweep(planner, facts, frame, values, shadows, tangents, mark)
    sweep.owner = owner
    first = sweep.run()
    frame.head.branch(first)
    if request.width > 1:
        (interleave if request.interleaved else widen)(sweep, function, request)
    for call_request in sweep.requests:
        derive(call_request)


def result_fields(result: T.Type, request: DiffRequest) -> list[T.Type]:
    """What a tangent returns."""
    if result.is_void:
        return []
    return [result] * (int(request.returns_primal) + int(request.active_result))


def _uses_tape(facts: FunctionFacts) -> bool:
    return any(isinstance(i, Alloca) and not is_static(i, facts) for i in facts.function.instructions())


class TangentSweep(PrimalClone):
    """Writes the tangent of one function. `requests` collects the tangents of callees that it calls."""

    keeps_marks = True

    def __init__(
        self,
        planner: Planner,
        facts: FunctionFacts,
        frame: Frame,
        arguments: dict[Argument, Value],
        argument_shadows: dict[Argument, Value],
        tangents: dict[Value, Value],
        mark: Value | None,
    ) -> None:
        super().__init__(facts, frame, arguments, argument_shadows)
        self.safepoints = safepoints(facts)
        self.planner = planner
        self.tangents = tangents
        self.mark = mark
        self.owner: Value | None = None  # by which adopted blocks are told from those of others
        self.requests: list[DiffRequest] = []
        self.rooms: list[Value] = []
        """Memory for tangents of what has no shadow."""
        self.calls: dict[Instruction, DiffRequest] = {}
        """The calls of these tangents."""
        self.returned: dict[Instruction, tuple[list[Value], Value | None]] = {}
        """Of each `ret`, what is returned of the primal, and the derivative."""
        self.statements = StepBuilder(facts, planner.plan_call)
        self._tangent_phis: list[tuple[Phi, Phi]] = []

    def run(self) -> Block:
        first = super().run()
        for made, phi in self._tangent_phis:
            complete(made, phi, self.blocks, functools.partial(self._operand_tangent, type_=made.type))
        return first

    def tangent(self, v: Value) -> Value:
        """The tangent of a value; zero where it has none."""
        known = self.tangents.get(v)
        if known is not None:
            return known
        type_ = v.type
        if type_.scalar.is_integer:
            type_ = self.facts.types.carried(v) or T.DOUBLE
        return zero(type_)

    def _operand_tangent(self, v: Value, type_: T.Type) -> Value:
        return self.tangents[v] if v in self.tangents else zero(type_)

    # -- what is added to the primal

    def after_phis(self, block: Block) -> None:
        for phi in block.phis:
            if self.facts.is_active(phi):
                made = self.builder.phi(adjoint_type(self.facts, phi))
                self.tangents[phi] = made
                self._tangent_phis.append((made, phi))

    def defined(self, inst: Instruction) -> None:
        if isinstance(inst, (Phi, Call)):
            if isinstance(inst, Call) and self.facts.is_active(inst) and inst not in self.tangents:
                self._active_call(inst)
            return
        if inst in self.facts.guarded_loads:
            assert isinstance(inst, Load)
            shadow, none, message = *self._unless_null(inst.pointer), left_behind(inst)
            text = self.facts.shared.message(message)
            loaded = None if self.facts.shared.has_short_floats else self.value(inst)  # two of them may look like one
            if inst.type.is_pointer:
                byte_ir.stop_if_number(self.output, self.builder, shadow, inst.type, none, text)
            else:
                byte_ir.stop_if_any(self.output, self.builder, shadow, inst.type, none, text, loaded)
        if isinstance(inst, Store):
            self._store_tangent(inst)
        elif isinstance(inst, Atomic) and is_atomic_sum(inst):
            self._atomic_tangent(inst)
        elif self.facts.is_active(inst):
            self.tangents[inst] = self._tangent_of(inst)

    def _unless_null(self, pointer: Value) -> tuple[Value, Value | None]:
        """Where the shadow of what a pointer leads to can be read, and whether there is none. The shadow of a pointer
        that was put where nothing is active may be null."""
        shadow, none = self.shadow(pointer), self._has_none(pointer)
        if not isinstance(pointer, Load):
            return shadow, none
        b = self.builder
        null = b.compare("icmp", "eq", shadow, ConstNull(T.PTR))
        without = null if none is None else b.binary("or", none, null)
        return b.select(null, self.value(pointer), shadow), without

    def _tangent_of(self, inst: Instruction) -> Value:
        type_ = adjoint_type(self.facts, inst)
        b = self.builder
        if isinstance(inst, Load):
            return self._load_tangent(inst, type_)
        if inst.opcode == "select":
            _, left, right = inst.operands
            condition = self.value(inst.operands[0])
            return b.select(condition, self._operand_tangent(left, type_), self._operand_tangent(right, type_))
        if inst.opcode == "freeze":
            return self.tangent(inst.operands[0])
        if inst.opcode in ("zext", "trunc"):  # without the flags: of bytes of tangents they need not hold
            return b.cast(inst.opcode, self._operand_tangent(inst.operands[0], inst.operands[0].type), type_)
        if inst.opcode in ("shl", "lshr", "or") and self.facts.activity.moves_bytes(inst):
            first, last = inst.operands
            by = last if isinstance(last, ConstInt) else self._operand_tangent(last, type_)
            return b.binary(inst.opcode, self._operand_tangent(first, type_), by)
        if inst.opcode == "bitcast":
            return b.cast("bitcast", self.tangent(inst.operands[0]), type_)
        if inst.opcode in ("extractvalue", "insertvalue", "extractelement", "insertelement", "shufflevector"):
            return b.insert(clone(inst, lambda o: self._element(o) if self._is_data(inst, o) else self.value(o)))
        return self._scalar(inst, type_)

    def _element(self, v: Value) -> Value:
        """The tangent of what is put into a row or a struct; an integer that is none stays one there."""
        plain = v.type.is_integer and v not in self.tangents and self.facts.types.carried(v) is None
        return zero(v.type) if plain else self.tangent(v)

    @staticmethod
    def _is_data(inst: Instruction, operand: Value) -> bool:
        """Whether an operand of an element operation is data (not an index or a mask)."""
        if inst.opcode in ("extractelement", "insertelement") and operand is inst.operands[-1]:
            return False
        return not (inst.opcode == "shufflevector" and operand is inst.operands[2])

    def _scalar(self, inst: Instruction, type_: T.Type) -> Value:
        """The sum of the rule's contributions with each operand's tangent in the place of g."""
        b = self.builder
        rule = self.facts.shared.calls.scalar_rule(inst)
        if rule is None:
            raise Refusal(
                "unsupported",
                inst,
                f"cannot differentiate the instruction '{inst.opcode}'",
                "it computes an active value and there is no rule for it",
                "rewrite this operation",
            )
        wanted = [e for e, o in zip(rule.vjp, inst.operands, strict=False) if e is not None and o in self.tangents]
        require_functions(self.facts, inst, wanted)
        total: Value | None = None
        registry = self.facts.shared.calls.registry
        for position, partial in enumerate(rule.vjp):
            operand = inst.operands[position]
            if partial is None or operand not in self.tangents:
                continue
            incoming = convert(b, self.tangents[operand], type_)
            # (an exponent is often a constant in some cases, and a comparison costs nothing beside a power)
            begins = (isinstance(inst, Call) and len(rule.params) > 1) or self._begins_constant(operand)
            inert = rule.singular and (self.facts.request.strong_zero or begins)

            def variable(name: str, factor: Value = incoming) -> Value:
                if name == "g":
                    return factor
                return self.values[inst] if name == "ans" else self.value(inst.operands[rule.params.index(name)])

            amount = convert(b, ExpressionEmitter(b, self.output, registry, type_, variable).lower(partial), type_)
            if inert:
                amount = self._without_nan(incoming, amount)
            total = amount if total is None else b.fadd(total, amount, ACCUMULATE)
        return total if total is not None else zero(type_)

    def _without_nan(self, incoming: Value, amount: Value) -> Value:
        """What a tangent contributes; zero where it is zero itself, and the partial derivative infinite. (The rule is
        applied to the tangent, not to one: the partial derivative alone may overflow. Where it is finite the product
        stays a product, of which there are derivatives by the tangent.)"""
        b, type_ = self.builder, amount.type
        undefined = b.compare("fcmp", "uno", amount, amount)
        still = b.compare("fcmp", "oeq", incoming, zero(type_))
        return b.select(b.binary("and", still, undefined), zero(type_), amount)

    def _begins_constant(self, value: Value) -> bool:
        """Whether a value is a constant at first, or on some way: where its tangent is zero, nothing is varied."""
        return isinstance(value, Phi) and any(o not in self.tangents for o in value.operands)

    # -- memory

    def _has_none(self, pointer: Value) -> Value | None:
        """For a pointer that may lack a shadow: whether it does, at run time."""
        if not self.facts.activity.is_mixed(pointer):
            return None
        return self.compared("eq", pointer)

    def _address(self, pointer: Value, none: Value | None, type_: T.Type) -> Value:
        """Where the tangent of a number lies; for a pointer without a shadow memory of its own, as large as a shadow
        has it."""
        address = self.shadow(pointer)
        if none is None or not self.facts.request.interleaved:
            return address
        self.rooms.append(self.frame.head.alloca(type_))
        return self.builder.select(none, self.rooms[-1], address)

    def _load_tangent(self, load: Load, type_: T.Type) -> Value:
        b = self.builder
        none = self._has_none(load.pointer)
        made: Value = b.load(type_, self._address(load.pointer, none, type_), load.align)
        lost = self.statements.load_step(load).lost
        if lost is not None and none is not None:
            runtime_ir.stop_if(self.output, b, none, self.facts.shared.message(lost))
        return made if none is None else b.select(none, zero(type_), made)

    def _store_tangent(self, store: Store) -> None:
        step = self.statements.store_step(store)
        if step is None:
            return
        b = self.builder
        type_ = step.type
        none = self._has_none(store.pointer)
        address = self._address(store.pointer, none, type_)
        if step.lost is not None and none is not None:
            runtime_ir.stop_if(self.output, b, none, self.facts.shared.message(step.lost))
        amount = self._operand_tangent(store.value, type_)
        for path, leaf in float_leaves(self.frame.layout, type_) or [((), type_)]:
            at = b.gep(type_, address, [i64(0), *(ConstInt(T.I32, i) for i in path)]) if path else address
            part = b.extract(amount, path, leaf) if path else amount
            if none is not None:  # without a shadow the store goes to the primal, which keeps its value
                part = b.select(none, b.load(leaf, at, None if path else store.align), part)
            b.store(part, at, None if path else store.align)

    def _atomic_tangent(self, inst: Atomic) -> None:
        step = self.statements.atomic_step(inst)
        if step is None:
            return
        pointer, operand = inst.operands
        amount = self.tangent(operand)
        none = self._has_none(pointer)
        if none is not None:  # the primal keeps its value: -0.0 is what changes nothing, not even a sign
            amount = self.builder.select(none, float_constant(amount.type, 0.0 if step.sign < 0 else -0.0), amount)
        made = clone(inst, self.value)
        made.operands = [self.shadow(pointer), amount]
        self.builder.insert(made)

    def transferred(self, call: Call) -> None:
        """Shadows are copied and filled like the primal."""
        facts = self.facts
        rule = facts.shared.calls.transfer(call)
        into = call.operands[rule.target]
        if not facts.activity.has_shadow(into):
            return
        b = self.builder
        size = b.cast("zext", self.value(call.operands[rule.size]), T.I64)
        none = self._has_none(into)
        if none is not None:
            size = b.select(none, i64(0), size)
        source = None if rule.source is None else call.operands[rule.source]
        target = self.shadow(into)
        if source is not None and rule.source is not None and facts.activity.has_shadow(source):
            twin = clone(call, self.value)
            twin.operands[rule.target], twin.operands[rule.source] = target, self.shadow(source)
            twin.operands[rule.size] = b.cast("trunc", size, call.operands[rule.size].type)
            b.insert(twin)
            source_none = self._has_none(source)
            if source_none is not None:
                self._clear_numbers(call, into, source, b.select(source_none, size, i64(0)))
            return
        if source is not None:
            self._copy_constants(call, into, source, size)
            return
        self.clear(target, size, b)  # whatever a constant fills: its tangent is zero, and the shadow of null is null

    def written(self, call: Call) -> None:
        """What a function without derivative has written has no tangent."""
        b = self.builder
        for step in self.statements.overwritten(call):
            assert step.into is not None and step.size is not None
            size: Value = b.cast("sext", self.value(step.size), T.I64)
            for factor in step.factors:
                size = b.mul(size, b.cast("zext", self.value(factor), T.I64))
            none = self._has_none(step.into)
            if none is not None:
                size = b.select(none, i64(0), size)
            if step.pieces:
                name = runtime_ir.clear(self.output, step.pieces, step.period)
                b.call(name, T.VOID, [self.shadow(step.into), size])
            else:
                self.clear(self.shadow(step.into), size, b)

    def _clear_numbers(self, call: Call, into: Value, source: Value, size: Value) -> None:
        rule = self.facts.shared.calls.transfer(call)
        pieces, period = layout_of(self.facts, call, into, source, call.operands[rule.size])
        cleared = pieces if pieces and pieces[0].kind == BYTES else numbers_of(pieces)
        if cleared:
            name = runtime_ir.clear(self.output, cleared, period)
            self.builder.call(name, T.VOID, [self.shadow(into), size])

    def _copy_constants(self, call: Call, into: Value, source: Value, size: Value) -> None:
        """What has no shadow is copied: the tangents of numbers are zero, and pointers in it are their own shadows."""
        rule = self.facts.shared.calls.transfer(call)
        pieces, period = layout_of(self.facts, call, into, source, call.operands[rule.size])
        pointers = pointers_of(pieces)
        if not pointers or not self.facts.pointers.stored_in(self.facts.pointers.objects(source)):
            self._clear_numbers(call, into, source, size)
            return
        self.clear(self.shadow(into), size, self.builder)
        name = runtime_ir.copy_rest(self.output, pointers, period)
        self.builder.call(name, T.VOID, [self.shadow(into), self.value(source), size])

    def release(self, call: Call) -> None:
        """The shadow is freed with the block."""
        block = call.operands[self.facts.shared.calls.release(call).block]
        shadow = self.shadow_to_release(block) if self.facts.activity.has_shadow(block) else None
        self.builder.insert(clone(call, self.value))
        if shadow is not None:
            if any(o.kind != "heap" for o in self.facts.pointers.objects(block)):  # an earlier call may have made it
                self.output.declare("irad_adopted_goes", T.VOID, [T.PTR], "nounwind")
                self.builder.call("irad_adopted_goes", T.VOID, [shadow])
            twin = clone(call, self.value)
            twin.operands[self.facts.shared.calls.release(call).block] = shadow
            self.builder.insert(twin)

    # -- calls

    def _active_call(self, call: Call) -> None:
        effect = self.facts.shared.calls.effect(call)
        name = call.callee_name or ""
        if effect.kind == "scalar":
            self.tangents[call] = self._scalar(call, adjoint_type(self.facts, call))
        elif name.startswith("llvm.vector.reduce.fadd"):
            start, vector = call.operands
            twin = clone(call, self.value)
            twin.operands = [
                self._operand_tangent(start, start.type),
                self._operand_tangent(vector, vector.type),
            ]
            self.tangents[call] = self.builder.insert(twin)
        elif name.startswith("llvm.ssa.copy"):
            self.tangents[call] = self.tangent(call.operands[0])
        else:
            raise Refusal(
                "unsupported",
                call,
                f"cannot differentiate the call of '{name}'",
                "there is no rule for it",
                "register a rule for it (irad.rule)",
            )

    def differentiated_call(self, call: Call) -> bool:
        effect = self.facts.shared.calls.effect(call)
        if effect.kind not in ("defined", "custom") or not self.statements.is_differentiated(call):
            return False
        custom = self.facts.shared.calls.custom.get(call.callee_name or "")
        if custom is not None:
            self._custom(call, custom.tangent, custom.routine)
            return True
        own = self.facts.request
        request = self.planner.tangent_request(self.facts, call)
        request = replace(request, width=own.width, interleaved=own.interleaved)
        self.requests.append(request)
        arguments: list[Value] = []
        for position, operand in enumerate(call.operands):
            arguments.append(self.value(operand))
            if request.is_duplicated(position):
                arguments.append(self.shadow(operand))
            elif request.activities[position] == ACTIVE:
                arguments.append(self._operand_tangent(operand, operand.type))
        fields = result_fields(call.type, request)
        result = T.VOID if not fields else fields[0] if len(fields) == 1 else T.StructType(tuple(fields))
        made = self.builder.call(request.symbol, result, arguments)
        self.calls[made] = request
        self._take_results(call, made, len(fields), carries_float(call.type))
        return True

    def _take_results(self, call: Call, made: Value, count: int, is_tangent: bool) -> None:
        if not count:
            return
        b = self.builder
        self.values[call] = made if count == 1 else b.extract(made, (0,), call.type)
        if count == 2:
            second = b.extract(made, (1,), call.type)
            if is_tangent:
                self.tangents[call] = second
            if not is_tangent or self.facts.activity.has_shadow(call):
                self.shadows[call] = second

    def _custom(self, call: Call, tangent: str | None, routine: Routine | None) -> None:
        """A registered tangent: values and tangents interleaved; it returns the tangent."""
        if tangent is None:
            raise Refusal(
                "missing",
                call,
                f"cannot differentiate the call of '{call.callee_name}' forwards",
                "only its gradient is registered",
                REGISTER_TANGENT,
            )
        arguments: list[Value] = []
        for position, operand in enumerate(call.operands):
            arguments.append(self.value(operand))
            if operand.type.is_pointer:
                arguments.append(self.shadow_for_rule(call, position))
            elif carries_float(operand.type):
                arguments.append(self._operand_tangent(operand, operand.type))
        self.ordinary_call(call)
        if routine is not None and routine.tangent is not None:
            tangent = add_definition(*routine.tangent, self.output)
        elif routine is not None:
            self.output.declare(tangent, call.type, [a.type for a in arguments], "nounwind")
        made = self.builder.call(tangent, call.type, arguments)
        if self.facts.is_active(call):
            self.tangents[call] = made

    def returns(self, inst: Instruction) -> None:
        request, b = self.facts.request, self.builder
        end_adoption(b, self.frame, self.owner, check=False)
        if self.mark is not None:
            b.call("irad_tape_restore", T.VOID, [self.tape(), self.mark])
        if not inst.operands:
            b.ret()
            return
        returned = inst.operands[0]
        found = [self.value(returned)] if request.returns_primal else []
        derivative = self._derivative(returned) if request.active_result else None
        b.ret(b.pack(found if derivative is None else [*found, derivative]))
        assert b.block is not None
        self.returned[b.block.instructions[-1]] = (found, derivative)

    def _derivative(self, returned: Value) -> Value:
        """What goes with a result: the tangents of its numbers, in the places of the numbers, and the shadows of its
        pointers in theirs."""
        if not carries_float(returned.type):
            return self.shadow(returned)
        tangent = self._operand_tangent(returned, returned.type)
        if not holds_pointers(returned.type):
            return tangent
        b, whole = self.builder, self.shadow(returned)
        for path, leaf in float_leaves(self.frame.layout, returned.type):
            whole = b.insert_value(whole, b.extract(tangent, path, leaf), path)
        return whole
