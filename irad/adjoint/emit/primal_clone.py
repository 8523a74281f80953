"""The primal, written again with shadows beside its pointers:
what the forward sweep and the tangent have in common."""

from __future__ import annotations

from irad.adjoint.emit.adjoints import left_behind, left_member
from irad.adjoint.emit.parallel.parallel_region import fork_of
from irad.adjoint.emit.tape_access import Frame
from irad.adjoint.missing_shadows import left_pointer, lost_pointer
from irad.adjoint.safepoints import Safepoints
from irad.analysis.alias.memory import global_object
from irad.analysis.alias.points_to import is_address, moves_address_bits
from irad.analysis.diagnostics import Refusal
from irad.analysis.member_bounds import BoundedPointer
from irad.codegen import runtime_ir
from irad.codegen.module_writer import PURE_CALL, ModuleWriter, clone, complete, replace_globals
from irad.facts.function_facts import USABLE_SIZE, FunctionFacts
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.hints import is_statement
from irad.ir.instructions import Alloca, Block, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.values import Argument, Constant, ConstInt, ConstNull, ConstUndef, GlobalRef, Value
from irad.transform.openmp import is_team

_DROPPED = (
    "llvm.lifetime.",
    "llvm.stacksave",
    "llvm.stackrestore",
    "llvm.dbg.",
    "llvm.experimental.noalias.scope.decl",
    "llvm.invariant.",
    "llvm.pseudoprobe",
)


class PrimalClone:
    """Writes a copy of a function into `frame.function`;
    subclasses add what else is to be done at each place.

    `arguments` and `argument_shadows` map the primal's arguments to the function's.
    """

    keeps_marks = False
    """Whether calls that tell of the numbers that they return are copied, for a derivative of what is written."""

    def __init__(
        self,
        facts: FunctionFacts,
        frame: Frame,
        arguments: dict[Argument, Value],
        argument_shadows: dict[Argument, Value],
    ) -> None:
        self.facts = facts
        self.frame = frame
        self.output: ModuleWriter = frame.output
        self.values: dict[Value, Value] = dict(arguments.items())
        self.shadows: dict[Value, Value] = dict(argument_shadows.items())
        self.safepoints = Safepoints()
        self.tape_blocks: frozenset[Call] = frozenset()
        self.builder = Builder(frame.function)
        self.blocks: dict[Block, Block] = {}
        self.kept_pointers: set[Value] = set()
        """Shadows of pointers as they are stored: the pointer itself where the memory turns out to have no shadow."""
        self._phis: list[tuple[Phi, Phi, bool]] = []

    def run(self) -> Block:
        """Write everything; returns the block where the copy begins."""
        for block in self.facts.cfg.order:
            copied = Block(f"f.{block.name}", self.frame.function)
            self.frame.function.blocks.append(copied)
            self.blocks[block] = copied
        first = self.blocks[self.facts.cfg.order[0]]
        for block in self.facts.cfg.order:
            self._block(block)
        for made, phi, is_shadow in self._phis:
            complete(made, phi, self.blocks, self.shadow if is_shadow else self.value)
        for loop, point in self.safepoints.loops.items():
            self.output.look_behind(self.blocks[loop.latch], point)
        return first

    # -- what subclasses add

    def after_phis(self, block: Block) -> None:
        """Called when a block's phis have been copied."""

    def before_leaving(self, block: Block) -> None:
        """Called before a block's terminator is copied."""

    def defined(self, inst: Instruction) -> None:
        """Called when an instruction's value (and shadow) exists."""

    def returns(self, inst: Instruction) -> None:
        """Called instead of copying a `ret`."""
        raise NotImplementedError

    def differentiated_call(self, call: Call) -> bool:
        """Write a call through which derivatives pass; False when it is an ordinary one."""
        raise NotImplementedError

    def release(self, call: Call) -> None:
        """Write a call that frees memory."""
        raise NotImplementedError

    def transferred(self, call: Call) -> None:
        """Called after a call that copies or fills memory."""
        raise NotImplementedError

    def allocated(self, made: Value) -> None:
        """Called when the shadow of an allocated block has been allocated."""

    def written(self, call: Call) -> None:
        """Called after a call of a function without derivative, which may have written memory."""

    # -- operands

    def value(self, v: Value) -> Value:
        return (
            v
            if isinstance(v, Constant) or (v not in self.values and not isinstance(v, Instruction))
            else self.values[v]
        )

    def shadow(self, v: Value) -> Value:
        """The shadow of a pointer (or of an aggregate with pointers);
        the thing itself where there is none."""
        if isinstance(v, Constant):
            return replace_globals(v, self.shadow_name)
        if v in self.shadows:
            return self.shadows[v]
        if isinstance(v, Instruction) and v.type.is_integer and not moves_address_bits(v) and is_address(v):
            shadowed = self.facts.activity.shadowed
            if not shadowed.isdisjoint(self.facts.pointers.objects(v)):
                raise _without_shadow(v)
        return self.value(v)

    def shadow_operand(self, v: Value) -> Value:
        """The shadow of what carries pointers; of anything else the thing itself."""
        return self.shadow(v) if self.facts.activity.carries_pointer(v) else self.value(v)

    def shadow_name(self, name: str) -> str:
        """The shadow of a global variable, if it has one."""
        if global_object(name) in self.facts.activity.shadowed:
            return self.output.shadow_global(name)
        return name

    # -- blocks

    def _block(self, block: Block) -> None:
        b = self.builder
        b.block = self.blocks[block]
        phis = block.phis
        for phi in phis:
            made = clone(phi, self.value)
            b.insert(made)
            self.values[phi] = made
            self._phis.append((made, phi, False))
            if self.facts.activity.has_shadow(phi):
                twin = clone(phi, self.value)
                b.insert(twin)
                self.shadows[phi] = twin
                self._phis.append((twin, phi, True))
        self.after_phis(block)
        for phi in phis:
            self.defined(phi)
        for inst in block.instructions[len(phis) :]:
            with b.at(inst.location):
                if inst.is_terminator:
                    self.before_leaving(block)
                self._instruction(inst)

    def _instruction(self, inst: Instruction) -> None:
        if inst.opcode == "ret":
            self.returns(inst)
            return
        for bounded in self.facts.bounded_pointers.get(inst, ()):
            self._compare(inst, bounded)
        if isinstance(inst, Call):
            self._call(inst)
        elif isinstance(inst, Alloca):
            self._alloca(inst)
        elif isinstance(inst, Store):
            self._store(inst)
        else:
            self._plain(inst)
        self.defined(inst)

    def _compare(self, inst: Instruction, bounded: BoundedPointer) -> None:
        """Stop where an access leaves the members of a struct that it is taken to stay in."""
        b = self.builder
        far = b.sub(self._distance(bounded.pointer, bounded.root), i64(bounded.low))
        for value, factor in bounded.outer:
            count = self.value(value)
            far = b.sub(far, b.mul(count if count.type == T.I64 else b.cast("sext", count, T.I64), i64(factor)))
        outside = self._is_outside(far, bounded.high - bounded.low, bounded.size)
        if bounded.array is not None:
            root, low, high = bounded.array
            far = b.sub(self._distance(bounded.pointer, root), i64(low))
            outside = b.binary("or", outside, self._is_outside(far, high - low, bounded.size))
        runtime_ir.stop_if(self.output, b, outside, self.facts.shared.message(left_member(inst)))

    def _distance(self, pointer: Value, root: Value) -> Value:
        here, there = (self.builder.cast("ptrtoint", self.value(p), T.I64) for p in (pointer, root))
        return self.builder.sub(here, there)

    def _is_outside(self, far: Value, room: int, length: Value | int) -> Value:
        """Whether some bytes so far behind the beginning of others are not all among these."""
        b = self.builder
        if isinstance(length, int):
            return b.compare("icmp", "ugt", far, i64(room - length))
        size = self.value(length)
        size = size if size.type == T.I64 else b.cast("zext", size, T.I64)
        outside = b.compare("icmp", "ugt", far, b.sub(i64(room), size))
        outside = b.binary("or", outside, b.compare("icmp", "ugt", size, i64(room)))
        return b.binary("and", outside, b.compare("icmp", "ne", size, i64(0)))

    def _plain(self, inst: Instruction) -> None:
        made = clone(inst, self.value, self.blocks.__getitem__)
        self.builder.insert(made)
        if inst.type.is_void:
            return
        self.values[inst] = made
        if isinstance(inst, Load) and inst in self.facts.unshadowed_loads:
            other = self.compared("ne", inst.pointer)
            runtime_ir.stop_if(self.output, self.builder, other, self.facts.shared.message(left_behind(inst, True)))
        if not self.facts.activity.has_shadow(inst):
            return
        if isinstance(inst, (GetElementPtr, Load)):
            twin: Instruction = clone(inst, self.value)
            twin.operands[0] = self.shadow(inst.operands[0])
            if isinstance(inst, Load) and self.facts.activity.is_mixed(inst.pointer):
                self._check_left(inst, made)
        elif inst.opcode == "select":
            twin = clone(inst, self.value)
            twin.operands[1:] = [self.shadow(o) for o in inst.operands[1:]]
        elif inst.opcode in (
            "bitcast",
            "addrspacecast",
            "freeze",
            "extractvalue",
            "insertvalue",
            "extractelement",
            "insertelement",
            "shufflevector",
            "ptrtoint",
            "ptrtoaddr",
        ) or (inst.opcode == "inttoptr" and self.facts.activity.has_shadow(inst.operands[0])):
            twin = clone(inst, self.shadow_operand)
        else:
            raise _without_shadow(inst)
        self.builder.insert(twin)
        self.shadows[inst] = twin

    def compared(self, predicate: str, pointer: Value) -> Value:
        """A comparison of a pointer's shadow with itself."""
        while self.facts.request.interleaved and isinstance(pointer, GetElementPtr):
            pointer = pointer.base  # steps in a shadow are longer, where there is one
        return self.builder.compare("icmp", predicate, self.shadow(pointer), self.value(pointer))

    def _check_left(self, load: Load, loaded: Value) -> None:
        """Stop where memory turns out to have no shadow, and an earlier call may have left a pointer to active memory
        there."""
        left = left_pointer(self.facts, load) if load.type == T.PTR else None
        if left is not None:
            b = self.builder
            same = self.compared("eq", load.pointer)
            found = b.binary("and", same, b.compare("icmp", "ne", loaded, ConstNull(T.PTR)))
            runtime_ir.stop_if(self.output, b, found, self.facts.shared.message(left))

    def _store(self, store: Store) -> None:
        self.builder.insert(clone(store, self.value))
        if self.facts.activity.carries_pointer(store.value) and self.facts.activity.has_shadow(store.pointer):
            twin = clone(store, self.value)
            twin.operands = [self.shadow(store.value), self.shadow(store.pointer)]
            mixed = self.facts.activity.is_mixed(store.pointer)
            if mixed:
                twin.operands[0] = self._unless_same(store, twin.operands[0])
            self.builder.insert(twin)

    def _unless_same(self, store: Store, v: Value) -> Value:
        """Where the memory turns out to have no shadow, store the primal value again, not its shadow. If there is one,
        the derivative would be lost."""
        b = self.builder
        same = self.compared("eq", store.pointer)
        lost = lost_pointer(self.facts, store) if v.type == T.PTR else None
        if lost is not None:
            found = self.compared("ne", store.value)
            stop = b.binary("and", same, found)
            runtime_ir.stop_if(self.output, b, stop, self.facts.shared.message(lost))
        kept = b.select(same, self.value(store.value), v)
        self.kept_pointers.add(kept)
        return kept

    def _alloca(self, inst: Alloca) -> None:
        """Local variables; those that are not simply there once per call are taken from the tape,
        where they survive."""
        made = self._local_memory(inst)
        self.values[inst] = made
        if self.facts.activity.has_shadow(inst):
            twin = self._local_memory(inst)
            self.shadows[inst] = twin
            self.clear(twin, self._alloca_bytes(inst), self.builder if not self._is_static(inst) else self.frame.head)

    def _is_static(self, inst: Alloca) -> bool:
        return is_static(inst, self.facts)

    def _local_memory(self, inst: Alloca) -> Value:
        if self._is_static(inst):
            made = clone(inst, self.value)
            return self.frame.head.insert(made)
        return self.builder.call(runtime_ir.reserve(self.output), T.PTR, [self.tape(), self._alloca_bytes(inst)])

    def _alloca_bytes(self, inst: Alloca) -> Value:
        b = self.builder
        count = self.value(inst.operands[0])
        if count.type != T.I64:
            count = b.cast("zext", count, T.I64)
        return b.mul(count, i64(self.frame.layout.size(inst.allocated)))

    def clear(self, pointer: Value, size: Value, builder: Builder) -> None:
        self.output.declare("llvm.memset.p0.i64", T.VOID, [T.PTR, T.I8, T.I64, T.I1])
        builder.call("llvm.memset.p0.i64", T.VOID, [pointer, ConstInt(T.I8, 0), size, ConstInt(T.I1, 0)])

    def tape(self) -> Value:
        assert self.frame.tape is not None
        return self.frame.tape

    # -- calls

    def _call(self, call: Call) -> None:
        name = call.callee_name or ""
        if name.startswith(_DROPPED) or is_statement(name):
            if not call.type.is_void:
                self.values[call] = ConstUndef(call.type)
            return
        if call.block in self.facts.cfg.doomed:
            self.ordinary_call(call)
            return
        effect = self.facts.shared.calls.effect(call)
        if effect.pure and effect.returns_argument is not None and not call.type.is_pointer and not self.keeps_marks:
            self.values[call] = self.value(call.operands[effect.returns_argument])
            return
        if self.differentiated_call(call):
            return
        if effect.kind == "release":
            self.release(call)
            return
        if effect.kind == "allocate" and call in self.tape_blocks:
            self.values[call] = self._on_tape(call)
        else:
            self.ordinary_call(call)
        if effect.kind == "allocate":
            self._allocated(call)
        elif effect.kind in ("copy", "fill"):
            self.transferred(call)
        elif effect.kind in ("inactive", "scalar"):
            self.written(call)
        if effect.returns_argument is not None and self.facts.activity.has_shadow(call):
            self._returned_shadow(call, effect.returns_argument)

    def ordinary_call(self, call: Call) -> None:
        """Write a call as it is; a parallel region is forked."""
        made = clone(call, self.value, self.blocks.__getitem__)
        assert isinstance(made, Call)
        team = self.output.module.functions.get(call.callee_name or "")
        if team is not None and is_team(team):
            made.callee = GlobalRef(fork_of(self.output, team))
        book = self.facts.shared.calls
        effect = book.effect(call)
        if effect.kind == "scalar" and effect.pure and not self.facts.shared.reads_errno:
            made.function_attributes = PURE_CALL
        self.builder.insert(made)
        if not call.type.is_void:
            self.values[call] = made
        if call.callee_name == USABLE_SIZE and self.facts.activity.has_shadow(call.operands[0]):
            self.values[call] = self._common_size(call, made)

    def _common_size(self, call: Call, size: Value) -> Value:
        """What can be used of a block and of its shadow, which may be shorter: what is moved when the block
        is resized is moved of both."""
        b = self.builder
        twin = clone(call, self.value)
        twin.operands[0] = self.shadow(call.operands[0])
        other = b.insert(twin)
        return b.select(b.compare("icmp", "ult", other, size), other, size)

    def _returned_shadow(self, call: Call, position: int) -> None:
        if self.facts.shared.calls.effect(call).kind == "structural":
            twin = clone(call, self.value)
            twin.operands[position] = self.shadow(call.operands[position])
            self.builder.insert(twin)
            self.shadows[call] = twin
        else:
            self.shadows[call] = self.shadow(call.operands[position])

    def _allocated(self, call: Call) -> None:
        """A block allocated here gets a zeroed shadow, allocated by the same function."""
        if not self.facts.activity.has_shadow(call):
            return
        b = self.builder
        rule = self.facts.shared.calls.allocation(call)
        if call in self.tape_blocks:
            twin = self.shadows[call] = self._on_tape(call)
            self.allocated(twin)
            self.clear(twin, b.cast("zext", self.value(call.operands[rule.size[0]]), T.I64), b)
            return
        twin = clone(call, self.value)
        if self.facts.resizes and len(rule.size) == 1:
            self.output.declare(USABLE_SIZE, T.I64, [T.PTR], "nounwind")
            # what realloc moves is all that can be used of a block, so the shadow must be at least as large
            twin.operands[rule.size[0]] = b.call(USABLE_SIZE, T.I64, [self.values[call]])
        b.insert(twin)
        self.shadows[call] = twin
        self.allocated(twin)
        if not rule.zeroed:
            size: Value = i64(1)
            for position in rule.size:
                size = b.mul(size, b.cast("zext", twin.operands[position], T.I64))
            self.clear(twin, size, b)

    def _on_tape(self, call: Call) -> Call:
        """The block that a call allocates, or another one of its size, in memory of the tape."""
        size = self.builder.cast("zext", self.value(call.operands[0]), T.I64)
        return self.builder.call(runtime_ir.tape_block(self.output), T.PTR, [self.tape(), size])

    def shadow_for_rule(self, call: Call, position: int) -> Value:
        """The shadow of a pointer for a registered rule, which takes it for memory of its own: where there is
        none, a rule would add adjoints to the primal, or read values for tangents."""
        operand, facts, b = call.operands[position], self.facts, self.builder
        shadow = self.shadow(operand)
        custom = facts.shared.calls.custom[call.callee_name or ""]
        if custom.partial:
            return shadow
        floats = any(facts.types.holds_floats(o) for o in facts.pointers.objects(operand))
        if not floats and {piece.kind for piece in facts.types.memory(operand, 1)} == {"integer"}:
            return shadow
        refusal = Refusal(
            "activity",
            call,
            f"the rule registered for '{call.callee_name}' needs a shadow for argument {position + 1}",
            "this pointer leads to memory that carries no derivative",
            "pass the memory with a shadow (irad_dup)",
        )
        if not facts.activity.has_shadow(operand):
            raise refusal
        if not facts.activity.is_mixed(operand):
            return shadow
        message = GlobalRef(self.output.message(facts.shared.message(refusal)))
        return b.call(runtime_ir.own_shadow(self.output), T.PTR, [shadow, self.value(operand), message])

    def shadow_to_release(self, block: Value) -> Value:
        """The shadow that goes with a block that is freed; null where the block is null or turns out to have none: that
        is looked at in any case, since callers say it only of memory that may hold numbers."""
        b = self.builder
        shadow, primal = self.shadow(block), self.value(block)
        none = b.compare("icmp", "eq", primal, ConstNull(T.PTR))
        none = b.insert(Instruction("or", T.I1, [none, b.compare("icmp", "eq", shadow, primal)]))
        return b.select(none, ConstNull(T.PTR), shadow)


def _without_shadow(inst: Instruction) -> Refusal:
    return Refusal(
        "unsupported",
        inst,
        f"cannot find the shadow of a pointer made by '{inst.opcode}'",
        "the pointer leads to active memory, and it was not computed from another pointer",
        "compute addresses from pointers, not from integers",
    )


def is_static(inst: Alloca, facts: FunctionFacts) -> bool:
    """Whether a local variable is simply there once per call;
    others are taken from the tape, where they survive."""
    return facts.request.mode != "split" and inst.block is facts.cfg.order[0] and isinstance(inst.operands[0], ConstInt)
