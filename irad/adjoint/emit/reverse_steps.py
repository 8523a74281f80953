"""The steps of the reverse sweep: one small function per class of step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from irad.adjoint.accumulator_rotation import RotationGroup
from irad.adjoint.emit.adjoints import float_leaves, in_parts, left_behind, unaligned, used_twice
from irad.adjoint.emit.local_jacobian import Part
from irad.adjoint.emit.primal_values import ALONE, SHARED, PrimalValues
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
)
from irad.analysis.byte_moves import byte_size
from irad.analysis.diagnostics import Refusal
from irad.analysis.types.evidence import BYTES, GUARDED
from irad.analysis.undefined_lanes import mask_lanes
from irad.codegen import byte_ir, runtime_ir
from irad.codegen.expressions import ExpressionEmitter, convert, splat
from irad.ir import types as T
from irad.ir.builder import ACCUMULATE, i64, zero
from irad.ir.instructions import Call, IndexedAggregate, Instruction, Load, Store
from irad.ir.values import (
    Constant,
    ConstInt,
    ConstPoison,
    Value,
)

_EXPONENTS: dict[T.Type, ConstInt] = {T.DOUBLE: ConstInt(T.I64, 0x7FF << 52), T.FLOAT: ConstInt(T.I32, 0xFF << 23)}
"""Where numbers have their exponents."""
_PARTS = frozenset(("zext", "trunc", "shl", "lshr", "or"))
_NOT_PLAIN = ("atomic", "sparse", "private", "reach")


class Steps(PrimalValues):
    """Writes steps at the builder's place. `seed` is the adjoint of the result."""

    # -- steps

    def _step(self, step: Step) -> None:
        _STEPS[type(step)](self, step)

    def return_(self, step: ReturnStep) -> None:
        assert self.seed is not None
        self.adjoints.add(self.builder, step.inst.operands[0], self.seed)

    def scalar(self, step: ScalarStep) -> None:
        b, inst = self.builder, step.inst
        g = self.adjoints.take(b, inst)
        names = dict(step.names)
        found: dict[str, Value] = {}

        def variable(name: str) -> Value:
            if name not in found:
                found[name] = self.value(names[name])
            return found[name]

        self._contribute(step, g, variable)
        for part, factor in self.jacobians.take(b, inst):
            self._contribute(step, factor, variable, part)

    def _contribute(
        self, step: ScalarStep, g: Value, variable: Callable[[str], Value], part: Part | None = None
    ) -> None:
        """Add to the adjoints of operands, or to a part of local Jacobians."""
        b, inst = self.builder, step.inst

        def named(name: str) -> Value:
            return g if name == "g" else variable(name)

        lowering = ExpressionEmitter(b, self.output, self.facts.shared.calls.registry, inst.type, named)
        for position, expression in step.contributions:
            operand = inst.operands[position]
            if part is not None and not self.jacobians.has(operand, part):
                continue
            amount = lowering.lower(expression)
            if step.strong:
                nothing = b.compare("fcmp", "oeq", g, zero(g.type))
                if self.output.again:  # a derivative by an adjoint that happens to be zero is the partial derivative
                    nothing = b.binary("and", nothing, b.compare("fcmp", "uno", amount, amount))
                amount = b.select(nothing, zero(amount.type), amount)
            self._give(inst, operand, convert(b, amount, operand.type), part)

    def _give(self, inst: Instruction, operand: Value, amount: Value, part: Part | None = None) -> None:
        if part is not None:
            self.jacobians.add(self.builder, operand, part, amount)
        else:
            self.adjoints.add(self.builder, operand, amount, beside=not self.jacobians.share(inst, operand))

    def select(self, step: SelectStep) -> None:
        self._choose_arm(step, self.adjoints.take(self.builder, step.inst))
        for part, factor in self.jacobians.take(self.builder, step.inst):
            self._choose_arm(step, factor, part)

    def _choose_arm(self, step: SelectStep, g: Value, part: Part | None = None) -> None:
        b, inst = self.builder, step.inst
        condition = self.value(inst.operands[0])
        none = zero(g.type)
        for position in (1, 2):
            if self.facts.is_active(inst.operands[position]):
                chosen, other = (g, none) if position == 1 else (none, g)
                self._give(inst, inst.operands[position], b.select(condition, chosen, other), part)

    def move(self, step: MoveStep) -> None:
        b = self.builder
        g = self.adjoints.take(b, step.inst)
        if step.inst.opcode in _PARTS:
            self._part(step.inst, g)
            return
        operand = step.inst.operands[0]
        type_ = self.plan.adjoints[operand]
        if g.type != type_:
            g = b.cast("bitcast", g, type_)
        self.adjoints.add(b, operand, g)

    def _part(self, inst: Instruction, g: Value) -> None:
        """Bytes that are taken apart, or put together: those of the adjoint go the other way."""
        b, first = self.builder, inst.operands[0]
        back = {"zext": "trunc", "trunc": "zext", "shl": "lshr", "lshr": "shl"}.get(inst.opcode)
        if inst.opcode in ("zext", "trunc"):
            self.adjoints.add(b, first, b.cast(back or "", g, first.type))
            return
        if back is not None:
            self.adjoints.add(b, first, b.binary(back, g, inst.operands[1]))
            return
        moves = self.facts.activity.byte_moves
        assert moves is not None
        for operand in inst.operands:
            bits = sum(255 << 8 * n for n in range(byte_size(operand)) if moves.of(operand) >> n & 1)
            self.adjoints.add(b, operand, b.binary("and", g, ConstInt(g.type, bits)))

    def element(self, step: ElementStep) -> None:
        _ELEMENTS[step.inst.opcode](self, step.inst)

    def extract_value(self, inst: IndexedAggregate) -> None:
        g = self.adjoints.take(self.builder, inst)
        for path, leaf in float_leaves(self.frame.layout, g.type):
            part = self.builder.extract(g, path, leaf) if path else g
            self.adjoints.add(self.builder, inst.operands[0], part, (*inst.indices, *path))

    def insert_value(self, inst: IndexedAggregate) -> None:
        b = self.builder
        g = self.adjoints.take(b, inst)
        whole, part = inst.operands
        if self.facts.is_active(part):
            self.adjoints.add(b, part, b.extract(g, inst.indices, self.plan.adjoints[part]))
        if self.facts.is_active(whole):
            hole = zero(part.type)
            self.adjoints.add(b, whole, b.insert_value(g, hole, inst.indices))

    def extract_element(self, inst: Instruction) -> None:
        b = self.builder
        g = self.adjoints.take(b, inst)
        vector = inst.operands[0]
        type_ = self.plan.adjoints[vector]
        made = b.insert(Instruction("insertelement", type_, [zero(type_), g, self.value(inst.operands[1])]))
        self.adjoints.add(b, vector, made)

    def insert_element(self, inst: Instruction) -> None:
        b = self.builder
        g = self.adjoints.take(b, inst)
        vector, part, index = inst.operands
        at = self.value(index)
        if self.facts.is_active(part):
            self.adjoints.add(b, part, b.insert(Instruction("extractelement", g.type.scalar, [g, at])))
        if self.facts.is_active(vector):
            self.adjoints.add(b, vector, b.insert(Instruction("insertelement", g.type, [g, zero(g.type.scalar), at])))

    def shuffle(self, inst: Instruction) -> None:
        """Lane by lane: each result lane goes back to the lane that it came from."""
        b = self.builder
        g = self.adjoints.take(b, inst)
        sources = inst.operands[0].type
        assert isinstance(sources, T.VectorType)
        for lane, origin in enumerate(mask_lanes(inst.operands[2])):
            if origin is None:
                continue
            source = inst.operands[0] if origin < sources.count else inst.operands[1]
            if not self.facts.is_active(source):
                continue
            part = b.insert(Instruction("extractelement", g.type.scalar, [g, i64(lane)]))
            type_ = self.plan.adjoints[source]
            home = i64(origin % sources.count)
            made = b.insert(Instruction("insertelement", type_, [zero(type_), part, home]))
            self.adjoints.add(b, source, made)

    def reduce(self, step: ReduceStep) -> None:
        b, inst = self.builder, step.inst
        g = self.adjoints.take(b, inst)
        start, vector = inst.operands
        if self.facts.is_active(start):
            self.adjoints.add(b, start, g)
        if self.facts.is_active(vector):
            type_ = self.plan.adjoints[vector]
            assert isinstance(type_, T.VectorType)
            self.adjoints.add(b, vector, splat(b, g, type_))

    # -- memory

    def _shadow_address(self, pointer: Value, mixed: bool) -> tuple[Value, Value | None]:
        """Where the shadow is, and (for a pointer that may have none) whether it has none;
        then a dummy takes its place."""
        address = self.shadow(pointer)
        if not mixed:
            return address, None
        b = self.builder
        same = b.compare("icmp", "eq", address, self.value(pointer))
        return b.select(same, self.dummy(), address), same

    def dummy(self) -> Value:
        """Memory that takes adjoints nobody asked for."""
        if self._dummy is None:
            self._dummy = self.frame.local(T.ArrayType(64, T.I8))
        return self._dummy

    def load(self, step: LoadStep) -> None:
        b = self.builder
        inst = step.inst
        assert isinstance(inst, Load) and step.pointer is not None
        g = self.adjoints.take(b, inst)
        group = self.carried.get(step)
        if group is not None:
            self._carry(group, step, g)
            return
        address, same = self._shadow_address(step.pointer, step.mixed)
        if step.lost is not None and same is not None and isinstance(step.type, T.FloatType):
            wanted = b.compare("fcmp", "une", g, zero(step.type))
            lost = b.insert(Instruction("and", T.I1, [same, wanted]))
            runtime_ir.stop_if(self.output, b, lost, self.facts.shared.message(step.lost))
        if step.type.scalar.is_integer:
            self.adjoints.join(b, address, g if same is None else b.select(same, zero(g.type), g), inst)
            return
        self.adjoints.accumulate(b, address, step.type, g, inst.align, self._is_atomic(step))

    def _is_atomic(self, step: Step) -> bool:
        """Whether other threads may add to the same place at the same time."""
        verdict = self.plan.accumulation.verdicts.get(step)
        if verdict is None or self.variant == ALONE:
            return False
        if self.variant == SHARED:
            return verdict.kind == "atomic"
        if not self.plan.accumulation.waits:
            return verdict.kind in ("atomic", "sparse")
        return verdict.supposed or verdict.kind in _NOT_PLAIN

    def _carry(self, group: RotationGroup, step: LoadStep, g: Value) -> None:
        """Collect a contribution; with the last one of the iteration,
        complete one element and pass on the others."""
        b = self.builder
        arriving = self.arriving.setdefault(group, {})
        offset = group.offsets[step]
        arriving[offset] = b.fadd(arriving[offset], g, ACCUMULATE) if offset in arriving else g
        if step is not group.last:
            return
        partial = self.partial[group]
        before = [b.load(group.type, p) for p in partial]
        for rank in range(group.span + 1):
            amount = arriving.get(self._offset(group, rank))
            if rank:
                amount = before[rank - 1] if amount is None else b.fadd(before[rank - 1], amount, ACCUMULATE)
            if amount is None:
                amount = zero(group.type)
            if rank < group.span:
                b.store(amount, partial[rank])
            else:
                at, atomic = self._completed(group), self._is_atomic(step)
                self.adjoints.accumulate(b, at, group.type, amount, _align(group), atomic)
        del self.arriving[group]

    def _offset(self, group: RotationGroup, rank: int) -> int:
        """The element whose sum has `rank` iterations behind it:
        elements are completed from the side that comes last."""
        return group.span - rank if group.loop in self.plan.ascending else rank

    def _completed(self, group: RotationGroup) -> Value:
        """Where the element is that this iteration completes."""
        step = group.at(self._offset(group, group.span))
        assert step.pointer is not None
        return self.shadow(step.pointer)

    def _prepare_flush(self, group: RotationGroup, last: Value) -> None:
        """Before the loop: where the last iteration completes its element. (Computed there, the address would
        be a value that the loop leaves behind, which keeps LLVM from vectorising it.)"""
        b = self.builder
        slot = self.iteration[group.loop]
        start = b.load(T.I64, slot)
        b.store(last, slot)
        saved, self.memo, self.path = (self.memo, self.indices, self.path), {}, group.loop.path
        self.indices = {}
        if group not in self.flush_slots:
            self.flush_slots[group] = self.frame.local(T.PTR)
        b.store(self._completed(group), self.flush_slots[group])
        self.memo, self.indices, self.path = saved
        b.store(start, slot)

    def _flush(self, group: RotationGroup) -> None:
        """After the last iteration: add what is still under way."""
        b = self.builder
        completed = b.load(T.PTR, self.flush_slots[group])
        end = self._offset(group, group.span)
        for rank, slot in enumerate(self.partial[group]):
            address = b.offset(completed, (self._offset(group, rank) - end) * group.stride)
            amount = b.load(group.type, slot)
            self.adjoints.accumulate(b, address, group.type, amount, _align(group), self._is_atomic(group.last))
            b.store(zero(group.type), slot)

    def store(self, step: StoreStep) -> None:
        b = self.builder
        assert step.pointer is not None
        address, same = self._shadow_address(step.pointer, step.mixed)
        assert isinstance(step.inst, Store)
        if step.lost is not None and same is not None:
            runtime_ir.stop_if(self.output, b, same, self.facts.shared.message(step.lost))
        align = step.inst.align
        leaves = float_leaves(self.frame.layout, step.type) or [((), step.type)]
        for path, leaf in leaves:
            at = self.adjoints.element(b, address, step.type, path) if path else address
            where = align if not path else None
            if self.facts.is_bytewise and leaf in _EXPONENTS:
                self._refuse_parts(step.inst, b.load(leaf, at, where), _EXPONENTS[leaf])
            if step.value_active:
                taken: Value = self.output.in_shadow(b.load(leaf, at, where))
                if same is not None:
                    taken = b.select(same, zero(leaf), taken)
                self.adjoints.add(b, step.inst.operands[0], taken, path)
            elif step.guarded:
                message = self.facts.shared.message(left_behind(step.inst))
                stop = byte_ir.stop_if_number if leaf.is_pointer else byte_ir.stop_if_any
                stop(self.output, b, at, leaf, same, message)
                if leaf.is_pointer and not self.facts.is_bytewise:  # (where parts of numbers are looked for)
                    continue
            self.output.in_shadow(b.store(zero(leaf), at, where))

    def _refuse_parts(self, inst: Instruction, adjoint: Value, exponent: ConstInt) -> None:
        """Stop where of an adjoint only some bytes are there, or are left: without those of the exponent it is less
        than any normal number."""
        b = self.builder
        bits = b.cast("bitcast", adjoint, exponent.type)
        some = b.compare("icmp", "ne", b.binary("shl", bits, ConstInt(exponent.type, 1)), zero(exponent.type))
        small = b.compare("icmp", "eq", b.binary("and", bits, exponent), zero(exponent.type))
        message = self.facts.shared.message(in_parts(inst))
        runtime_ir.stop_if(self.output, b, b.binary("and", some, small), message)

    def atomic(self, step: AtomicStep) -> None:
        """The shadow is only read: other threads that add to the memory do no more."""
        b = self.builder
        assert step.pointer is not None
        address, same = self._shadow_address(step.pointer, step.mixed)
        operand = step.inst.operands[1]
        found: Value = b.load(operand.type, address)
        if same is not None:
            found = b.select(same, zero(operand.type), found)
        self.adjoints.add(b, operand, found if step.sign > 0 else b.fneg(found))

    def _mixed_size(self, pointers: list[Value], size: Value, mixed: bool) -> Value:
        """The size of a transfer, or zero when the target turns out to have no shadow."""
        b = self.builder
        wide = b.cast("zext", size, T.I64)
        if not mixed:
            return wide
        same = b.compare("icmp", "eq", self.shadow(pointers[0]), self.value(pointers[0]))
        return b.select(same, i64(0), wide)

    def copy(self, step: CopyStep) -> None:
        b = self.builder
        assert step.into is not None and step.source is not None and step.size is not None
        size = self._mixed_size([step.into], self.value(step.size), step.mixed)
        if step.unit:
            over = b.insert(Instruction("urem", T.I64, [size, i64(step.unit)]))
            message = self.facts.shared.message(_parted(step.inst))
            size = b.sub(size, over)
            rest = b.gep(T.I8, self.shadow(step.into), [size])
            runtime_ir.stop_if(self.output, b, byte_ir.is_left(self.output, b, rest, over), message)
        into = self.shadow(step.into)
        if not step.from_active:
            b.call(runtime_ir.clear(self.output, step.pieces, step.period), T.VOID, [into, size])
            return
        source = self.shadow(step.source)
        if step.lost is not None:
            without = b.compare("icmp", "eq", into, self.value(step.into))
            active = b.compare("icmp", "ne", source, self.value(step.source))
            some = b.compare("icmp", "ne", b.cast("zext", self.value(step.size), T.I64), i64(0))
            lost = b.binary("and", b.binary("and", without, active), some)
            runtime_ir.stop_if(self.output, b, lost, self.facts.shared.message(step.lost))
        if step.mixed:  # a source without a shadow takes nothing: then the target's is only zeroed
            same = b.compare("icmp", "eq", source, self.value(step.source))
            only_cleared = b.select(same, size, i64(0))
            b.call(runtime_ir.clear(self.output, step.pieces, step.period), T.VOID, [into, only_cleared])
            size = b.select(same, i64(0), size)
        if any(p.kind == GUARDED for p in step.pieces):
            message = self.facts.shared.message(left_behind(step.inst))
            byte_ir.refuse_left(self.output, b, into, size, step.pieces, step.period, message)
            if all(p.kind in (GUARDED, "pointer") for p in step.pieces):
                return
        if step.pieces[0].kind == BYTES:
            met = byte_ir.join_all(self.output, b, into, source, size)
            runtime_ir.stop_if(self.output, b, met, self.facts.shared.message(used_twice(step.inst)))
            return
        if not step.aligned:
            message = self.facts.shared.message(unaligned(step.inst))
            byte_ir.refuse_unaligned(self.output, b, into, source, into, size, message)
        atomic = self._is_atomic(step)
        up = runtime_ir.add_and_clear(self.output, step.pieces, step.period, descending=False, atomic=atomic)
        if not step.overlap:
            b.call(up, T.VOID, [into, source, size])
            return
        # element by element in the order in which no source is read after it has been added
        # to (see docs/architecture.md)
        down = runtime_ir.add_and_clear(self.output, step.pieces, step.period, descending=True, atomic=atomic)
        above = b.compare("icmp", "ugt", into, source)
        ascending, descending, after = b.new_block("r.up"), b.new_block("r.down"), b.new_block("r.moved")
        b.branch_if(above, ascending, descending)
        for block, name in ((ascending, up), (descending, down)):
            b.block = block
            b.call(name, T.VOID, [into, source, size])
            b.branch(after)
        self._enter(after)

    def _bytes(self, step: FillStep) -> Value:
        """The size of a fill; sizes that a function returns are signed."""
        assert step.size is not None
        if not step.factors:
            return self.value(step.size)
        b = self.builder
        size: Value = b.cast("sext", self.value(step.size), T.I64)
        for factor in step.factors:
            size = b.mul(size, b.cast("zext", self.value(factor), T.I64))
        return size

    def fill(self, step: FillStep) -> None:
        assert step.into is not None and step.size is not None
        size = self._mixed_size([step.into], self._bytes(step), step.mixed)
        if not step.pieces:
            self.output.declare("llvm.memset.p0.i64", T.VOID, [T.PTR, T.I8, T.I64, T.I1])
            whole = [self.shadow(step.into), ConstInt(T.I8, 0), size, ConstInt(T.I1, 0)]
            self.builder.call("llvm.memset.p0.i64", T.VOID, whole)
            return
        name = runtime_ir.clear(self.output, step.pieces, step.period)
        self.builder.call(name, T.VOID, [self.shadow(step.into), size])

    # -- threads

    def synchronise(self, step: SyncStep) -> None:
        b, call = self.builder, step.inst
        if step.mirror == "barrier":
            runtime_ir.barrier(self.output, b)
            return
        lock, ticket = (call.operands[1], call) if step.mirror == "leave" else call.operands
        name = f"irad_section_{step.mirror}_at"
        self.output.declare(name, T.VOID, [T.PTR, T.I64], "nounwind")
        b.call(name, T.VOID, [self.value(lock), self.value(ticket)])

    # -- calls

    def call(self, step: CallStep) -> None:
        call, plan = step.call, step.target
        assert call is not None and plan is not None
        results = [call.operands[i].type for i in plan.adjoint_operands]
        type_: T.Type = T.VOID if not results else results[0]
        if len(results) > 1 or (results and not plan.custom):
            type_ = T.StructType(tuple(results))
        if call is self.plan.joined:
            assert self.join is not None
            made = self.join(self.builder, type_)
        else:
            made = self.builder.call(self._reverse_half(plan), type_, self._reverse_arguments(call, plan))
        for number, position in enumerate(plan.adjoint_operands):
            operand = call.operands[position]
            if not self.facts.is_active(operand):
                continue
            part = self.builder.extract(made, (number,), results[number]) if isinstance(type_, T.StructType) else made
            self.adjoints.add(self.builder, operand, part)

    def _reverse_half(self, plan: CallPlan) -> str:
        alone = self.variant == ALONE and plan.request is not None and plan.request.concurrent
        return plan.reverse + ".alone" * alone

    def _reverse_arguments(self, call: Call, plan: CallPlan) -> list[Value]:
        arguments: list[Value] = []
        for position, operand in enumerate(call.operands):
            known = position in plan.reverse_operands or isinstance(operand, Constant)
            arguments.append(self.value(operand) if known else ConstPoison(operand.type))
            if plan.operand_activities[position] == "dup" or (plan.custom and operand.type.is_pointer):
                arguments.append(self.shadow(operand))
        if plan.active_result:
            arguments.append(self.adjoints.take(self.builder, call))
        elif plan.custom and not call.type.is_void:
            arguments.append(zero(call.type))
        arguments.append(self.get(Key("frame", call)))
        return arguments


def _parted(inst: Instruction) -> Refusal:
    return Refusal(
        "unsupported",
        inst,
        f"'{getattr(inst, 'callee_name', inst.opcode)}' copies a part of a floating-point number",
        "its size is no multiple of the numbers' size, and the derivative would be lost",
        "copy numbers as a whole",
    )


def _align(group: RotationGroup) -> int | None:
    inst = group.last.inst
    assert isinstance(inst, Load)
    return inst.align


_STEPS: dict[type[Step], Callable[[Steps, Any], None]] = {
    ReturnStep: Steps.return_,
    ScalarStep: Steps.scalar,
    SelectStep: Steps.select,
    MoveStep: Steps.move,
    ElementStep: Steps.element,
    ReduceStep: Steps.reduce,
    LoadStep: Steps.load,
    StoreStep: Steps.store,
    AtomicStep: Steps.atomic,
    CopyStep: Steps.copy,
    FillStep: Steps.fill,
    CallStep: Steps.call,
    SyncStep: Steps.synchronise,
}
_ELEMENTS: dict[str, Callable[[Steps, Any], None]] = {
    "extractvalue": Steps.extract_value,
    "insertvalue": Steps.insert_value,
    "extractelement": Steps.extract_element,
    "insertelement": Steps.insert_element,
    "shufflevector": Steps.shuffle,
}
__all__ = ["Steps"]
