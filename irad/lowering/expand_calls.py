"""Calls with several effects become simpler instructions: `realloc` an allocation, a copy and a release; functions
with several results (`sincos`, `modf`) their definitions; arguments passed by value in memory local variables; products
and extremes of a vector's lanes those of numbers.
"""

from __future__ import annotations

import copy
import re

from irad.codegen.expressions import ExpressionEmitter, convert
from irad.codegen.module_writer import ModuleWriter
from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import USABLE_SIZE, ModuleFacts
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Alloca, Block, Call, Instruction
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.text.parser import parse_type
from irad.ir.values import Argument, ConstInt, ConstUndef, GlobalRef, Value
from irad.rules.expr import variables
from irad.rules.kinds import Allocation, Expansion, Reallocation
from irad.rules.runtimes.rust_names import spelled_like

_ALIGNMENT = 8
"""Bytes: blocks of `malloc` begin at multiples of these, whatever the machine."""

_FOLDED = {
    "fmul": "", "fmax": "llvm.maxnum", "fmin": "llvm.minnum", "fmaximum": "llvm.maximum", "fminimum": "llvm.minimum",
}  # fmt: skip
"""The function of two numbers that a reduction of a vector's lanes applies, by the name that comes after
`llvm.vector.reduce.`; none: it multiplies, beginning with its first operand."""


def expand_calls(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Calls with several effects (`realloc`, `sincos`) become simple instructions."""
    return _Expanding(function, shared.calls, output).run()


class _Expanding:
    def __init__(self, function: Function, book: CallClassifier, output: ModuleWriter) -> None:
        self.function = function
        self.book = book
        self.output = output
        self.replaced: dict[Value, Value] = {}

    def run(self) -> bool:
        changed = False
        for block in self.function.blocks:
            if any(self._rule(i) is not None or _fold(i) is not None for i in block.instructions):
                self._block(block)
                changed = True
        for argument in self.function.arguments:
            if "byval(" in argument.attributes and "readonly" not in argument.attributes.split():
                self._copy_in(argument)
                changed = True
        return replace_all_uses_with(self.function, self.replaced) or changed

    def _rule(self, inst: Instruction) -> Expansion | Reallocation | Allocation | None:
        if not isinstance(inst, Call) or inst.callee_name is None or inst.callee_name in self.book.custom:
            return None
        declared = self.book.module.functions.get(inst.callee_name)
        if declared is not None and not declared.is_declaration:
            return None
        found = self.book.registry.lookup(inst.callee_name)
        rule = found.rule if found else None
        if isinstance(rule, (Expansion, Reallocation)):
            return rule
        return rule if isinstance(rule, Allocation) and rule.out is not None else None

    def _block(self, block: Block) -> None:
        old, block.instructions = block.instructions, []
        builder = Builder(self.function, block)
        for inst in old:
            rule, fold = self._rule(inst), _fold(inst)
            if rule is None and fold is None:
                block.append(inst)
                continue
            assert isinstance(inst, Call)
            with builder.at(inst.location):
                if fold is not None:
                    self.replaced[inst] = self._fold(builder, inst, fold)
                elif isinstance(rule, Expansion):
                    self._expand(builder, inst, rule)
                elif isinstance(rule, Reallocation):
                    self._reallocate(builder, inst, rule)
                elif rule is not None:
                    self._hand_back(builder, inst, rule)

    # -- lanes

    def _fold(self, b: Builder, call: Call, function: str) -> Value:
        """Lane by lane, from the first one."""
        vector = call.operands[-1]
        assert isinstance(vector.type, T.VectorType)
        numbers: list[Value] = list(call.operands[:-1])
        for lane in range(vector.type.count):
            numbers.append(b.insert(Instruction("extractelement", call.type, [vector, i64(lane)])))
        total = numbers[0]
        name = f"{function}.{re.sub(r'^v[0-9]+', '', (call.callee_name or '').split('.')[-1])}" if function else ""
        for number in numbers[1:]:
            if name:
                self.output.declare(name, call.type, [call.type, call.type], "nounwind willreturn memory(none)")
                made: Instruction = b.call(name, call.type, [total, number])
            else:
                made = b.insert(Instruction("fmul", call.type, [total, number]))
            made.flags = call.flags
            total = made
        return total

    # -- several results

    def _expand(self, b: Builder, call: Call, rule: Expansion) -> None:
        operands = dict(zip(rule.params, call.operands, strict=True))
        keeps = any(result is None for result in rule.results) or any(
            f"ans{i}" in _names(rule) for i in range(len(rule.results))
        )
        original = b.insert(_copy_of(call)) if keeps else None
        fields = self._field_types(call, rule)
        type_ = next(o.type for p, o in operands.items() if isinstance(o.type.scalar, T.FloatType))

        def variable(name: str) -> Value:
            if name.startswith("ans") and name[3:].isdigit():
                assert original is not None
                index = int(name[3:])
                return b.extract(original, (index,), fields[index])
            return operands[name]

        lowering = ExpressionEmitter(b, self.output, self.book.registry, type_, variable)
        results = [None if r is None else convert(b, lowering.lower(r), type_) for r in rule.results]
        stores = [(operands[p], convert(b, lowering.lower(e), type_)) for p, e in rule.stores]
        for pointer, value in stores:
            b.store(value, pointer)
        if rule.struct:
            made: Value = original if original is not None else ConstUndef(call.type)
            for index, result in enumerate(results):
                if result is not None:
                    made = b.insert_value(made, result, (index,))
            self.replaced[call] = made
        elif results and results[0] is not None:
            self.replaced[call] = results[0]

    def _field_types(self, call: Call, rule: Expansion) -> list[T.Type]:
        if not rule.struct:
            return [call.type]
        layout = self.book.module.layout
        return [layout.element_type(call.type, i) for i in range(len(rule.results))]

    # -- memory

    def _reallocate(self, b: Builder, call: Call, rule: Reallocation) -> None:
        if rule.before is not None:
            self._resize_known(b, call, rule, rule.before)
            return
        block = call.operands[rule.block]
        size: Value = i64(1)
        for position in rule.size:
            size = b.mul(size, b.cast("zext", call.operands[position], T.I64))
        self.output.declare("malloc", T.PTR, [T.I64])
        self.output.declare("free", T.VOID, [T.PTR])
        self.output.declare(USABLE_SIZE, T.I64, [T.PTR], "nounwind")
        self.output.declare("llvm.memcpy.p0.p0.i64", T.VOID, [T.PTR, T.PTR, T.I64, T.I1])
        made = b.call("malloc", T.PTR, [size])
        before = b.call(USABLE_SIZE, T.I64, [block])
        smaller = b.compare("icmp", "ult", before, size)
        moved = b.select(smaller, before, size)
        _copy_block(b, made, block, moved, _ALIGNMENT)
        b.call("free", T.VOID, [block])
        self.replaced[call] = made

    def _resize_known(self, b: Builder, call: Call, rule: Reallocation, before: int) -> None:
        """As `_reallocate`, where the caller says how large the block is."""
        assert rule.alignment is not None and call.callee_name is not None
        block, size = call.operands[rule.block], call.operands[rule.size[0]]
        old, alignment = call.operands[before], call.operands[rule.alignment]
        allocate = spelled_like(call.callee_name, rule.name, rule.allocate)
        release = spelled_like(call.callee_name, rule.name, rule.release)
        self.output.declare(allocate, T.PTR, [T.I64, T.I64])
        self.output.declare(release, T.VOID, [T.PTR, T.I64, T.I64])
        self.output.declare("llvm.memcpy.p0.p0.i64", T.VOID, [T.PTR, T.PTR, T.I64, T.I1])
        made = b.call(allocate, T.PTR, [size, alignment])
        moved = b.select(b.compare("icmp", "ult", old, size), old, size)
        _copy_block(b, made, block, moved, alignment.value if isinstance(alignment, ConstInt) else 1)
        b.call(release, T.VOID, [block, old, alignment])
        self.replaced[call] = made

    def _hand_back(self, b: Builder, call: Call, rule: Allocation) -> None:
        """posix_memalign: the block is stored through a pointer."""
        assert rule.out is not None and rule.alignment is not None
        self.output.declare("aligned_alloc", T.PTR, [T.I64, T.I64])
        made = b.call("aligned_alloc", T.PTR, [call.operands[rule.alignment], call.operands[rule.size[0]]])
        b.store(made, call.operands[rule.out])
        self.replaced[call] = ConstInt(call.type, 0)

    def _copy_in(self, argument: Argument) -> None:
        """The callee's own copy of an argument that is passed by value in memory."""
        match = re.search(r"byval\((.*?)\)(?:\s|$)", argument.attributes)
        assert match is not None
        type_ = parse_type(match.group(1))
        size = self.book.module.layout.size(type_)
        entry = self.function.entry
        variable = Alloca(type_, ConstInt(T.I32, 1))
        variable.align = self.book.module.layout.align(type_)
        copied = Call(GlobalRef("llvm.memcpy.p0.p0.i64"), T.VOID, [variable, argument, i64(size), ConstInt(T.I1, 0)])
        self.output.declare("llvm.memcpy.p0.p0.i64", T.VOID, [T.PTR, T.PTR, T.I64, T.I1])
        replace_all_uses_with(self.function, {argument: variable})
        after = next((n for n, i in enumerate(entry.instructions) if not isinstance(i, Alloca)), 0)
        entry.insert(after, variable)
        entry.insert(after + 1, copied)


def _copy_block(b: Builder, into: Value, block: Value, size: Value, alignment: int) -> None:
    """A copy of a block, from its beginning to that of another one."""
    copied = b.call("llvm.memcpy.p0.p0.i64", T.VOID, [into, block, size, ConstInt(T.I1, 0)])
    copied.argument_attributes = [f"align {alignment}", f"align {alignment}", "", ""]


def _fold(inst: Instruction) -> str | None:
    """What a reduction of a vector of known length is made of; None for anything else."""
    name = inst.callee_name if isinstance(inst, Call) else None
    if name is None or not name.startswith("llvm.vector.reduce.f"):
        return None
    vector = inst.operands[-1].type
    return _FOLDED.get(name.split(".")[3]) if isinstance(vector, T.VectorType) and not vector.scalable else None


def _names(rule: Expansion) -> frozenset[str]:
    return variables(*rule.results, *(e for _, e in rule.stores))


def _copy_of(call: Call) -> Call:
    made = copy.copy(call)
    made.block = None
    made.operands = list(call.operands)
    return made
