"""Atomic operations whose order matters become sections that one thread at a time may be in.

A section's ticket tells the order in which threads came, and the reverse sweep goes through the sections in the
opposite one. All of a module share one lock, since nothing tells which of them meet; but only operations of the same
width can. Updates whose result nobody looks at (sums) may run in any order: where there is nothing else of a width,
they stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator

from irad.ir import types as T
from irad.ir.builder import Builder
from irad.ir.instructions import (
    Atomic,
    Block,
    Branch,
    Call,
    Cast,
    IndexedAggregate,
    Instruction,
    Load,
    Phi,
    Store,
    Switch,
)
from irad.ir.module import Function, Module, replace_all_uses_with, users_of
from irad.ir.values import ConstInt, ConstNull, ConstUndef, GlobalRef, Value
from irad.ir.worklist import loop_body, reached
from irad.transform.openmp.rewrite import Before, Raised

LOCK = "irad.atomics"
"""The global variable whose address is the lock."""
_SUMS = frozenset("fadd fsub".split())
_COUNTS = frozenset("add sub and or xor nand max min umax umin".split())
UPDATES = _SUMS | _COUNTS | frozenset("xchg fmax fmin fmaximum fminimum".split())
"""Operations of `atomicrmw` that are known here."""
_REDUCTIONS = ("__kmpc_reduce", "__kmpc_reduce_nowait")
_LIBRARY = frozenset(("__atomic_load", "__atomic_store", "__atomic_exchange", "__atomic_compare_exchange"))
"""Atomic operations of any size, which is their first argument (GCC's libatomic)."""
_GUARD = "_ZGV"
"""What guards the initialisation of a static variable in C++: not a thing of threads of a team."""


def lower_atomics(module: Module, raised: Raised) -> bool:
    """Atomic operations other than sums become critical sections."""
    found: dict[int, list[tuple[Function, Instruction]]] = {}
    ordered: set[int] = set()
    changed: set[str] = set()
    for function in module.functions.values():
        if function.is_declaration:
            continue
        for block in list(living_blocks(function)):
            for inst in [i for i in block.instructions if i.opcode == "cmpxchg"]:
                if isinstance(inst, Atomic) and _as_sum(function, inst):
                    changed.add(function.name)
        atomics = [i for block in living_blocks(function) for i in block.instructions if _is_atomic(i)]
        users = users_of(function) if atomics else {}
        for inst in atomics:
            width = _width(module, inst)
            if width is None:
                continue
            found.setdefault(width, []).append((function, inst))
            if not (isinstance(inst, Atomic) and inst.operation in _SUMS | _COUNTS and not users.get(inst)):
                ordered.add(width)
    for width in sorted(ordered):
        # attempts first: what they expect at first is loaded for them alone
        for function, inst in sorted(found[width], key=lambda each: each[1].opcode != "cmpxchg"):
            changed.add(function.name)
            if inst.block is not None and inst in inst.block.instructions:
                _lower(module, function, inst)
    raised.locks = raised.note(changed)
    return raised.locks


def _is_atomic(inst: Instruction) -> bool:
    if isinstance(inst, (Load, Store)):
        return bool(inst.ordering) and not _is_guard(inst.pointer)
    if isinstance(inst, Atomic):
        known = inst.opcode == "cmpxchg" or inst.operation in UPDATES
        return known and not _is_guard(inst.operands[0])
    return isinstance(inst, Call) and inst.callee_name in _LIBRARY


def _is_guard(pointer: Value) -> bool:
    return isinstance(pointer, GlobalRef) and pointer.name.startswith(_GUARD)


def _width(module: Module, inst: Instruction) -> int | None:
    """How many bytes are read or written; None where that is not known."""
    if isinstance(inst, Call):
        size = inst.operands[0]
        return size.value if isinstance(size, ConstInt) and size.value % 4 == 0 else None
    if isinstance(inst, Load):
        return module.layout.store_size(inst.type)
    return module.layout.store_size(inst.operands[0 if isinstance(inst, Store) else 1].type)


def living_blocks(function: Function) -> Iterator[Block]:
    """The blocks that are run when reductions are combined in sections (see `constructs`)."""
    def onward(block: Block) -> list[Block]:
        last = block.instructions[-1]
        if isinstance(last, Switch) and _is_reduction(last.operands[0]):
            default, *targets = last.targets
            chosen = [b for v, b in zip(last.cases, targets, strict=True) if isinstance(v, ConstInt) and v.value == 1]
            return chosen or [default]
        if isinstance(last, Branch) and last.operands and (one := _compared_with(last.operands[0])) is not None:
            return [last.targets[not one]]
        return last.targets

    return reached([function.entry], onward)


def _is_reduction(value: Value) -> bool:
    return isinstance(value, Call) and value.callee_name in _REDUCTIONS


def _compared_with(condition: Value) -> bool | None:
    """Whether what a reduction returns passes a comparison for equality; None for any other condition."""
    if not isinstance(condition, Instruction) or condition.opcode != "icmp" or not _is_reduction(condition.operands[0]):
        return None
    predicate, number = getattr(condition, "predicate", ""), condition.operands[1]
    if predicate not in ("eq", "ne") or not isinstance(number, ConstInt):
        return None
    return (number.value == 1) == (predicate == "eq")


# -- one operation


def _lower(module: Module, function: Function, inst: Instruction) -> None:
    if isinstance(inst, Atomic) and inst.opcode == "cmpxchg" and _run_once(function, inst):
        return
    before = Before(function, inst)
    b = before.builder
    lock = GlobalRef(LOCK)
    ticket = b.call("irad_section_enter", T.I64, [ConstNull(T.PTR), lock])
    made = without_threads(b, inst)
    b.call("irad_section_leave", T.VOID, [lock, ticket])
    before.put(remove=True)
    if made is not None:
        replace_all_uses_with(function, {inst: made})


def without_threads(b: Builder, inst: Instruction) -> Value | None:
    """The operation as if there were one thread; returns its result."""
    if isinstance(inst, Load):
        return _load(b, inst.type, inst.pointer, inst)
    if isinstance(inst, Store):
        _store(b, inst.value, inst.pointer, inst)
        return None
    if isinstance(inst, Call):
        return _library(b, inst)
    assert isinstance(inst, Atomic)
    if inst.opcode == "cmpxchg":
        pointer, expected, new = inst.operands
        old = _load(b, new.type, pointer, inst)
        same = b.compare("icmp", "eq", old, expected)
        _store(b, b.select(same, new, old), pointer, inst)
        return b.insert_value(b.insert_value(ConstUndef(inst.type), old, (0,)), same, (1,))
    pointer, operand = inst.operands
    old = _load(b, operand.type, pointer, inst)
    _store(b, _updated(b, inst.operation, old, operand), pointer, inst)
    return old


def _load(b: Builder, type_: T.Type, pointer: Value, like: Instruction) -> Instruction:
    made = b.load(type_, pointer, getattr(like, "align", None))
    made.metadata.update({k: v for k, v in like.metadata.items() if k == "tbaa"})
    return made


def _store(b: Builder, value: Value, pointer: Value, like: Instruction) -> None:
    made = b.store(value, pointer, getattr(like, "align", None))
    made.metadata.update({k: v for k, v in like.metadata.items() if k == "tbaa"})


_COMPARED = {"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult"}
_CHOSEN = {"fmax": "maxnum", "fmin": "minnum", "fmaximum": "maximum", "fminimum": "minimum"}


def _updated(b: Builder, operation: str, old: Value, operand: Value) -> Value:
    """What an update stores (LLVM's language reference, `atomicrmw`)."""
    if operation == "xchg":
        return operand
    if operation == "nand":
        return b.binary("xor", b.binary("and", old, operand), ConstInt(old.type, -1))
    if operation in _COMPARED:
        return b.select(b.compare("icmp", _COMPARED[operation], old, operand), old, operand)
    if operation in _CHOSEN:
        assert isinstance(old.type, T.FloatType)
        suffix = {T.DOUBLE: "f64", T.FLOAT: "f32"}.get(old.type)
        if suffix is not None:
            return b.call(f"llvm.{_CHOSEN[operation]}.{suffix}", old.type, [old, operand])
    return b.insert(Instruction(operation, old.type, [old, operand]))


def _library(b: Builder, call: Call) -> Value | None:
    """Word by word."""
    size, *operands = call.operands
    assert isinstance(size, ConstInt)
    word = T.I64 if size.value % 8 == 0 else T.I32
    step = word.bits // 8
    places = range(0, size.value, step)

    def words(pointer: Value) -> list[Value]:
        return [b.load(word, b.offset(pointer, at), step) for at in places]

    def put(values: list[Value], pointer: Value) -> None:
        for at, value in zip(places, values, strict=True):
            b.store(value, b.offset(pointer, at), step)

    if call.callee_name == "__atomic_load":
        put(words(operands[0]), operands[1])
        return None
    if call.callee_name == "__atomic_store":
        put(words(operands[1]), operands[0])
        return None
    if call.callee_name == "__atomic_exchange":
        old = words(operands[0])
        put(words(operands[1]), operands[0])
        put(old, operands[2])
        return None
    pointer, expected, new = operands[:3]
    old, wanted, desired = words(pointer), words(expected), words(new)
    same: Value = ConstInt(T.I1, 1)
    for one, other in zip(old, wanted, strict=True):
        equal = b.compare("icmp", "eq", one, other)
        same = equal if isinstance(same, ConstInt) else b.binary("and", same, equal)
    put([b.select(same, d, o) for d, o in zip(desired, old, strict=True)], pointer)
    put([b.select(same, e, o) for e, o in zip(wanted, old, strict=True)], expected)
    return b.cast("zext", same, call.type)


# -- compare and swap


def _run_once(function: Function, swap: Atomic) -> bool:
    """Make a loop that tries until it succeeds one run in a section. Its shape: at the head is what it expects to
    find, at first from a load and then from the attempt before; at the end is the attempt, and success leaves.

    Nothing is done where the loop does anything else that can be seen from outside.
    """
    expected, end = swap.operands[1], swap.block
    if not isinstance(expected, Phi) or end is None or expected.block is None:
        return False
    head = expected.block
    users = users_of(function)
    results = {u.indices: u for u in users.get(swap, ()) if isinstance(u, IndexedAggregate)}
    success, branch = results.get((1,)), end.instructions[-1]
    if len(results) != len(users.get(swap, ())) or not isinstance(branch, Branch) or branch.operands != [success]:
        return False
    leave, again = branch.targets
    body = _body(function, head, end)
    if again is not head or leave in body or any(not _is_quiet(i, swap) for block in body for i in block.instructions):
        return False
    if any(t not in body for block in body if block is not end for t in block.instructions[-1].targets):
        return False
    lock = GlobalRef(LOCK)
    first = next(i for i in head.instructions if not isinstance(i, Phi))
    before = Before(function, first)
    before.builder.location = swap.location
    ticket = before.builder.call("irad_section_enter", T.I64, [ConstNull(T.PTR), lock])
    found = _load(before.builder, expected.type, swap.operands[0], swap)
    before.put()
    after = Before(function, swap)
    _store(after.builder, swap.operands[2], swap.operands[0], swap)
    after.builder.call("irad_section_leave", T.VOID, [lock, ticket])
    after.put(remove=True)
    new: dict[Value, Value] = {expected: found}
    for result in results.values():
        new[result] = found if result.indices == (0,) else ConstInt(T.I1, 1)
        result.erase()
    start = [v for v, block in zip(expected.operands, expected.blocks, strict=True) if block is not end]
    expected.erase()
    _enter_once(head, end)
    only = Branch([leave])
    only.metadata = dict(branch.metadata)
    only.block = end
    end.instructions[-1] = only
    replace_all_uses_with(function, new)
    _forget(function, start)
    return True


def _as_sum(function: Function, swap: Atomic) -> bool:
    """Make a loop that adds to a number until nobody has been faster an atomic sum, if nothing asks what it was."""
    expected, block = swap.operands[1], swap.block
    assert block is not None
    users = users_of(function)
    results = users.get(swap, [])
    branch, new = block.instructions[-1], swap.operands[2]
    sum_ = new.operands[0] if isinstance(new, Cast) and new.opcode == "bitcast" else None
    if not isinstance(sum_, Instruction) or sum_.opcode not in ("fadd", "fsub") or sum_.type.scalar != sum_.type:
        return False
    olds = [o for o in sum_.operands if isinstance(o, Cast) and o.opcode == "bitcast" and o.operands[0] is expected]
    if len(olds) != 1 or (sum_.opcode == "fsub" and sum_.operands[0] is not olds[0]):
        return False
    inside = {expected, olds[0], sum_, new, swap, branch, *results}
    amount = next(o for o in sum_.operands if o is not olds[0])
    closed = all(u in inside for v in (*inside, olds[0]) for u in users.get(v, ()))
    whole = all(i in inside or isinstance(i, Phi) for i in block.instructions)
    if not (closed and whole and isinstance(expected, Phi) and expected.block is block) or amount in inside:
        return False
    if not isinstance(branch, Branch) or len(branch.targets) != 2 or branch.targets[1] is not block:
        return False
    if not isinstance(branch.operands[0], IndexedAggregate) or branch.operands[0].indices != (1,):
        return False
    start = [v for v, origin in zip(expected.operands, expected.blocks, strict=True) if origin is not block]
    added = Atomic("atomicrmw", sum_.type, [swap.operands[0], amount], sum_.opcode, suffix=_suffix(swap))
    added.metadata = {k: v for k, v in swap.metadata.items() if k == "dbg"}
    only = Branch([branch.targets[0]])
    only.metadata = dict(branch.metadata)
    block.instructions = [i for i in block.instructions if i not in inside] + [added, only]
    _enter_once(block, block)
    for inst in block.instructions:
        inst.block = block
    _forget(function, start)
    return True


def _suffix(swap: Atomic) -> str:
    """The ordering and alignment of an attempt, for one operation: a swap has two orderings."""
    words = swap.suffix.replace(",", " ,").split()
    at = words.index(",") if "," in words else len(words)
    return " ".join([*words[: at - 1], *words[at:]]).replace(" ,", ",")


def _enter_once(head: Block, end: Block) -> None:
    """Take out what comes from the end of a loop into its head."""
    for phi in head.phis:
        kept = [(v, block) for v, block in zip(phi.operands, phi.blocks, strict=True) if block is not end]
        phi.operands, phi.blocks = [v for v, _ in kept], [block for _, block in kept]


def _forget(function: Function, values: list[Value]) -> None:
    """Remove the loads that only the loop has used."""
    for value in values:
        if isinstance(value, Cast):
            inner = value.operands[0]
            if not users_of(function).get(value):
                value.erase()
                _forget(function, [inner])
        elif isinstance(value, Load) and value.ordering and not users_of(function).get(value):
            value.erase()


def _body(function: Function, head: Block, end: Block) -> set[Block]:
    """The blocks between the head of a loop and its end."""
    before: dict[Block, list[Block]] = {}
    for block in function.blocks:
        for target in block.instructions[-1].targets:
            before.setdefault(target, []).append(block)
    return loop_body(head, [end], lambda block: before.get(block, ()))


def _is_quiet(inst: Instruction, swap: Atomic) -> bool:
    if isinstance(inst, Call):
        name = inst.callee_name or ""
        return name.startswith("llvm.") and not name.startswith(("llvm.mem", "llvm.lifetime"))
    return inst is swap or not (isinstance(inst, (Store, Atomic)) or (isinstance(inst, Load) and inst.ordering))
