"""Adjoints of SSA values: one local variable each, zero until something is added;
LLVM turns them into registers."""

from __future__ import annotations

from collections.abc import Callable

from irad.adjoint.emit.tape_access import Frame
from irad.analysis.diagnostics import MOVE_WHOLE, Refusal
from irad.codegen import byte_ir, runtime_ir
from irad.codegen.expressions import convert
from irad.ir import types as T
from irad.ir.builder import ACCUMULATE, Builder, i64, zero
from irad.ir.instructions import Atomic, Instruction
from irad.ir.layout import DataLayout
from irad.ir.values import ConstInt, Value, is_zero


def float_leaves(
    layout: DataLayout, type_: T.Type, path: tuple[int, ...] = (), integers: bool = False
) -> list[tuple[tuple[int, ...], T.Type]]:
    """Paths to all floating scalars and vectors within a type; to ``integers`` of more than a byte, too, if wanted."""
    body = layout.body(type_)
    if isinstance(body, T.FloatType) or (isinstance(body, T.VectorType) and isinstance(body.element, T.FloatType)):
        return [(path, body)]
    if integers and isinstance(body, T.IntType) and body.bits > 8:
        return [(path, body)]
    if isinstance(body, T.StructType):
        parts = list(enumerate(body.elements))
    else:
        parts = [(i, body.element) for i in range(body.count)] if isinstance(body, T.ArrayType) else []
    return [leaf for i, part in parts for leaf in float_leaves(layout, part, (*path, i), integers)]


def used_twice(moved: Value) -> Refusal:
    """Says that bytes that a value or a copy moves belong to an adjoint which has another part."""
    return Refusal(
        "unsupported",
        moved,
        "cannot add up the bits of derivatives",
        "a floating-point number is moved here in bytes, of which nothing says that they are one, "
        "and the number is used elsewhere as well",
        MOVE_WHOLE,
    )


def in_parts(store: Value) -> Refusal:
    """Says that a number was moved in bytes, and not all of it."""
    return Refusal(
        "unsupported",
        store,
        "cannot follow a part of a floating-point number",
        "some bytes of the number that is stored here are moved on without the others, "
        "and the derivative would lose them",
        MOVE_WHOLE,
    )


def unaligned(copy: Value) -> Refusal:
    """Says that a copy moves what may be doubles or pointers, and does not begin where such begin."""
    return Refusal(
        "type",
        copy,
        f"cannot tell what '{getattr(copy, 'callee_name', '')}' moves here",
        "the memory carries derivatives, nothing says which of its bytes are floating-point numbers, and it does not "
        "begin at a multiple of eight bytes",
        "copy from and to memory that is aligned as doubles are, or copy the members one by one",
    )


def left_behind(access: Instruction, perhaps: bool = False) -> Refusal:
    """Says that an integer or a pointer turns out to be a number or a part of one; `perhaps`: that it may be."""
    found = "lies in memory with derivatives, and may be" if perhaps else "turns out to be"
    done = "stored" if access.type.is_void else "loaded"
    moved = access.operands[0] if access.type.is_void else access
    what = "a pointer" if moved.type.is_pointer else "an integer"
    return Refusal(
        "unsupported",
        access,
        "cannot follow the bits of a floating-point number through integers",
        f"what is {done} here as {what} {found} a part of an active number, whose derivative would be lost",
        MOVE_WHOLE,
    )


def left_member(access: Instruction) -> Refusal:
    """Says that an index leads out of the members of a struct that an access is taken to stay in."""
    return Refusal(
        "unsupported",
        access,
        "cannot follow the bits of a floating-point number through integers",
        "an array that is a member of a struct is accessed here beyond its end, or before its beginning, and beside it "
        "there are numbers or integers of which the derivative would be lost",
        "keep indices within the member, or put integers and numbers into structs or arrays of their own",
    )


class Adjoints:
    """The adjoint variables of one function; `types` gives each active value's adjoint type. `elsewhere` is
    told of what is added to a whole one `beside` local Jacobians."""

    def __init__(self, frame: Frame, types: dict[Value, T.Type]) -> None:
        self.frame = frame
        self.types = types
        self.layout = frame.layout
        self._slots: dict[Value, Value] = {}
        self.elsewhere: Callable[[Builder, Value, Value], None] | None = None

    def slot(self, value: Value) -> Value:
        known = self._slots.get(value)
        if known is None:
            type_ = self.types[value]
            known = self._slots[value] = self.frame.local(type_, zero(type_))
        return known

    def take(self, builder: Builder, value: Value) -> Value:
        """The adjoint of a value, which is zero afterwards: its definition has been reached."""
        slot, type_ = self.slot(value), self.types[value]
        taken = builder.load(type_, slot)
        builder.store(zero(type_), slot)
        return taken

    def read(self, builder: Builder, value: Value) -> Value:
        return builder.load(self.types[value], self.slot(value))

    def add(
        self, builder: Builder, value: Value, amount: Value, path: tuple[int, ...] = (), beside: bool = True
    ) -> None:
        """Add to (an element of) a value's adjoint; constants and inactive values have none."""
        if value not in self.types or is_zero(amount):
            return
        slot, type_ = self.slot(value), self.types[value]
        if type_.scalar.is_integer:
            self.join(builder, slot, amount, value)
            return
        if path:
            slot = self.element(builder, slot, type_, path)
            for index in path:
                type_ = self.layout.element_type(type_, index)
        elif beside and self.elsewhere is not None:
            self.elsewhere(builder, value, amount)
        self.accumulate(builder, slot, type_, amount)

    def join(self, builder: Builder, pointer: Value, amount: Value, moved: Value) -> None:
        """Put bytes of an adjoint (see `irad.analysis.byte_moves`) where none are yet; `moved`: the value whose they
        are."""
        assert self.frame.plan is not None
        met = byte_ir.join(self.frame.output, builder, pointer, amount)
        message = self.frame.plan.facts.shared.message(used_twice(moved))
        runtime_ir.stop_if(self.frame.output, builder, met, message)

    def element(self, builder: Builder, slot: Value, type_: T.Type, path: tuple[int, ...]) -> Value:
        return builder.gep(type_, slot, [i64(0), *(ConstInt(T.I32, i) for i in path)], ("inbounds",))

    def accumulate(
        self,
        builder: Builder,
        pointer: Value,
        type_: T.Type,
        amount: Value,
        align: int | None = None,
        atomic: bool = False,
    ) -> None:
        """*pointer += amount, for each floating number within `type_`; `atomic`: by operations that do not get in the
        way of those of other threads. Bytes of adjoints cannot be added: they are put there by `join`."""
        leaves = float_leaves(self.layout, type_)
        for path, leaf in leaves:
            at = self.element(builder, pointer, type_, path) if path else pointer
            part = builder.extract(amount, path, leaf) if path else amount
            part = convert(builder, part, leaf)
            if atomic:
                self._add_atomically(builder, at, leaf, part)
                continue
            mark, where = self.frame.output.in_shadow, align if not path else None
            before = mark(builder.load(leaf, at, where))
            mark(builder.store(builder.fadd(before, part, ACCUMULATE), at, where))

    def _add_atomically(self, builder: Builder, pointer: Value, type_: T.Type, amount: Value) -> None:
        lanes = type_.count if isinstance(type_, T.VectorType) else 1
        size = self.layout.size(type_.scalar)
        for lane in range(lanes):
            one, at = amount, pointer
            if isinstance(type_, T.VectorType):
                one = builder.insert(Instruction("extractelement", type_.element, [amount, i64(lane)]))
                at = builder.offset(pointer, lane * size)
            builder.insert(Atomic("atomicrmw", type_.scalar, [at, one], "fadd", suffix=f"monotonic, align {size}"))
