"""A verifier: what every function in memory must keep, as a table of rules.

It is LLVM's verifier in miniature, for mistakes that are better found where they were made than in LLVM's
message about a printed module: each rule is a generator of complaints over a `_Facts`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from irad.errors import IradError
from irad.ir import types as T
from irad.ir.dominators import DominatorTree
from irad.ir.instructions import (
    Atomic,
    Block,
    Branch,
    Call,
    Cast,
    Compare,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Store,
    Switch,
)
from irad.ir.module import Function
from irad.ir.values import Argument, Constant, Placeholder, Value

__all__ = ["RULES", "IRError", "check", "verify_function"]


class IRError(IradError):
    """A function in memory breaks the rules of LLVM IR; `problems` lists how."""

    def __init__(self, function: str, problems: list[str]) -> None:
        super().__init__(f"@{function} is not valid IR:\n" + "\n".join(f"  {p}" for p in problems))
        self.problems = problems


def check(function: Function) -> None:
    """Raises `IRError` when `verify_function` finds anything."""
    problems = verify_function(function)
    if problems:
        raise IRError(function.name, problems)


def verify_function(function: Function) -> list[str]:
    """What is wrong with a function, in words; empty when nothing is. Declarations are always right."""
    if function.is_declaration:
        return []
    shape = [problem for rule in _SHAPE_RULES for problem in rule(function)]
    if shape:
        return shape  # the other rules take blocks and edges for granted
    facts = _Facts(function)
    return [problem for rule in _RULES for problem in rule(facts)]


# the shape of blocks


def _blocks_end_in_terminators(function: Function) -> Iterator[str]:
    if not function.blocks:
        yield "the function has no blocks"
    for block in function.blocks:
        if not block.instructions:
            yield f"block {block.ref} is empty"
            continue
        if not block.terminator.is_terminator:
            yield f"block {block.ref} does not end in a terminator but in {_show(block.terminator)}"
        for inst in block.instructions[:-1]:
            if inst.is_terminator:
                yield f"{_show(inst)} stands in the middle of block {block.ref}"


def _owners_are_set(function: Function) -> Iterator[str]:
    for block in function.blocks:
        if block.function is not function:
            yield f"block {block.ref} does not know its function"
        for inst in block.instructions:
            if inst.block is not block:
                yield f"{_show(inst)} does not know its block {block.ref}"


def _targets_are_blocks_of_the_function(function: Function) -> Iterator[str]:
    own = set(map(id, function.blocks))
    for block in function.blocks:
        for inst in block.instructions:
            for target in inst.targets:
                if id(target) not in own:
                    yield f"{_show(inst)} goes to block {target.ref}, which is not in the function"
                elif target is function.blocks[0]:
                    yield f"{_show(inst)} goes to the entry block"


# facts that the other rules share


class _Facts:
    """Predecessor edges, where each instruction stands, and what dominates what among the blocks that the entry
    reaches."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.predecessors: dict[Block, list[Block]] = {b: [] for b in function.blocks}
        for block in function.blocks:
            for target in block.terminator.targets:
                self.predecessors[target].append(block)
        self.position = {inst: i for block in function.blocks for i, inst in enumerate(block.instructions)}
        self.tree = DominatorTree(function.entry)

    def available(self, value: Instruction, block: Block, before: int) -> bool:
        """Whether `value` is computed whenever position `before` of `block` is reached."""
        home, tree = value.parent, self.tree
        if block not in tree.index:
            return True  # never executed
        if home is block:
            return self.position[value] < before
        return home in tree.index and tree.dominates(home, block)


# rules about values


def _names_are_unique(facts: _Facts) -> Iterator[str]:
    function = facts.function
    values: list[Value] = [*function.arguments, *function.blocks, *function.instructions()]
    for name, count in Counter(v.name for v in values if v.name).items():
        if count > 1:
            yield f"%{T.quoted(name)} names {count} values"


def _operands_are_at_hand(facts: _Facts) -> Iterator[str]:
    arguments, position = set(map(id, facts.function.arguments)), facts.position
    for block in facts.function.blocks:
        for place, inst in enumerate(block.instructions):
            for i, operand in enumerate(_all_operands(inst)):
                if isinstance(operand, Constant):
                    continue
                if isinstance(operand, Placeholder):
                    yield f"{_show(inst)} uses {operand.ref}, which was never defined"
                elif isinstance(operand, Argument):
                    if id(operand) not in arguments:
                        yield f"{_show(inst)} uses {operand.ref}, an argument of another function"
                elif isinstance(operand, Instruction):
                    if operand not in position or operand.block not in facts.predecessors:
                        yield f"{_show(inst)} uses {_show(operand)}, which is not in the function"
                        continue
                    if operand.block is block and position[operand] < place and not isinstance(inst, Phi):
                        continue
                    where, before = block, place
                    if isinstance(inst, Phi):
                        where = inst.blocks[i]
                        before = len(where.instructions)
                    if not facts.available(operand, where, before):
                        place_text = f"{_show(inst)} in {block.ref}"
                        yield f"{place_text} uses {_show(operand)}, which does not dominate it"


def _all_operands(inst: Instruction) -> list[Value]:
    return [*inst.operands, inst.callee] if isinstance(inst, Call) else inst.operands


def _phis_match_predecessors(facts: _Facts) -> Iterator[str]:
    for block in facts.function.blocks:
        wanted = Counter(map(id, facts.predecessors[block]))
        in_front = True
        for inst in block.instructions:
            if not isinstance(inst, Phi):
                in_front = False
                continue
            if not in_front:
                yield f"{_show(inst)} does not stand at the front of {block.ref}"
            if len(inst.blocks) != len(inst.operands) or Counter(map(id, inst.blocks)) != wanted:
                have = ", ".join(b.ref for b in inst.blocks)
                need = ", ".join(b.ref for b in facts.predecessors[block])
                what = f"{_show(inst)} has entries for [{have}]"
                yield f"{what}, but the predecessors of {block.ref} are [{need}]"
            yield from _equal_edges_agree(inst)


def _equal_edges_agree(phi: Phi) -> Iterator[str]:
    first: dict[int, Value] = {}
    for value, source in zip(phi.operands, phi.blocks, strict=False):
        known = first.setdefault(id(source), value)
        if known is not value and known != value:
            yield f"{_show(phi)} has two values for {source.ref}"


def _types_agree(facts: _Facts) -> Iterator[str]:
    for inst in facts.function.instructions():
        rule = _TYPE_RULES.get(inst.opcode)
        problem = rule(inst, facts.function) if rule is not None else ""
        if problem:
            yield f"{_show(inst)}: {problem}"


_RULES: tuple[Callable[[_Facts], Iterator[str]], ...] = (
    _names_are_unique,
    _phis_match_predecessors,
    _operands_are_at_hand,
    _types_agree,
)
_SHAPE_RULES: tuple[Callable[[Function], Iterator[str]], ...] = (
    _blocks_end_in_terminators,
    _owners_are_set,
    _targets_are_blocks_of_the_function,
)
RULES = tuple(rule.__name__.strip("_").replace("_", " ") for rule in (*_SHAPE_RULES, *_RULES))
"""What is checked, in words."""


def _show(inst: Instruction) -> str:
    return f"{inst.ref} = {inst.opcode}" if inst.name else inst.opcode


# one type rule per opcode: the complaint, or ""


def _same_types(inst: Instruction, function: Function) -> str:
    type_ = inst.type
    wrong = next((o for o in inst.operands if o.type is not type_ and o.type != type_), None)
    return f"operand {wrong.ref} is {wrong.type}, the result {inst.type}" if wrong is not None else ""


def _integers(inst: Instruction, function: Function) -> str:
    return _same_types(inst, function) or (
        "" if inst.type.scalar.is_integer else f"{inst.type} is not an integer type"
    )


def _floats(inst: Instruction, function: Function) -> str:
    return _same_types(inst, function) or (
        "" if inst.type.scalar.is_float else f"{inst.type} is not a floating type"
    )


def _comparison(inst: Instruction, function: Function) -> str:
    assert isinstance(inst, Compare)
    left, right = (o.type for o in inst.operands)
    if left != right:
        return f"compares {left} with {right}"
    wanted = (
        left.scalar.is_float if inst.opcode == "fcmp" else left.scalar.is_integer or left.scalar.is_pointer
    )
    return "" if wanted else f"cannot compare {left}"


def _choice(inst: Instruction, function: Function) -> str:
    condition, yes, no = (o.type for o in inst.operands)
    if condition.scalar != T.I1:
        return f"the condition is {condition}"
    return "" if yes == no == inst.type else f"chooses between {yes} and {no} for {inst.type}"


def _cast(inst: Instruction, function: Function) -> str:
    assert isinstance(inst, Cast)
    source, result = inst.operands[0].type.scalar, inst.type.scalar
    kinds = _CASTS[inst.opcode]
    if kinds[0](source) and kinds[1](result):
        return ""
    return f"cannot convert {inst.operands[0].type} to {inst.type}"


def _is_integer(type_: T.Type) -> bool:
    return type_.is_integer


def _is_float(type_: T.Type) -> bool:
    return type_.is_float


def _is_pointer(type_: T.Type) -> bool:
    return type_.is_pointer


_CASTS: dict[str, tuple[Callable[[T.Type], bool], Callable[[T.Type], bool]]] = {
    **dict.fromkeys(("trunc", "zext", "sext"), (_is_integer, _is_integer)),
    **dict.fromkeys(("fptrunc", "fpext"), (_is_float, _is_float)),
    **dict.fromkeys(("fptoui", "fptosi"), (_is_float, _is_integer)),
    **dict.fromkeys(("uitofp", "sitofp"), (_is_integer, _is_float)),
    **dict.fromkeys(("ptrtoint", "ptrtoaddr"), (_is_pointer, _is_integer)),
    "inttoptr": (_is_integer, _is_pointer),
    "addrspacecast": (_is_pointer, _is_pointer),
}


def _access(inst: Instruction, function: Function) -> str:
    assert isinstance(inst, (Load, Store))
    accessed = inst.type if isinstance(inst, Load) else inst.value.type
    if not inst.pointer.type.is_pointer:
        return f"the address is {inst.pointer.type}"
    if isinstance(accessed, (T.FloatType, T.IntType, T.PointerType)):
        return ""
    return f"{accessed} cannot stand in memory" if accessed in (T.VOID, T.LABEL, T.METADATA, T.TOKEN) else ""


def _address(inst: Instruction, function: Function) -> str:
    assert isinstance(inst, GetElementPtr)
    if not inst.base.type.scalar.is_pointer:
        return f"the base is {inst.base.type}"
    wrong = next((i for i in inst.indices if not i.type.scalar.is_integer), None)
    return f"index {wrong.ref} is {wrong.type}" if wrong is not None else ""


def _result(inst: Instruction, function: Function) -> str:
    returned = inst.operands[0].type if inst.operands else T.VOID
    return "" if returned == function.result else f"returns {returned}, the function {function.result}"


def _branch(inst: Instruction, function: Function) -> str:
    assert isinstance(inst, Branch)
    if len(inst.successors) != len(inst.operands) + 1:
        return f"{len(inst.successors)} targets with {len(inst.operands)} conditions"
    return "" if all(o.type == T.I1 for o in inst.operands) else f"the condition is {inst.operands[0].type}"


def _switch(inst: Instruction, function: Function) -> str:
    assert isinstance(inst, Switch)
    if len(inst.successors) != len(inst.cases) + 1:
        return f"{len(inst.cases)} cases for {len(inst.successors)} targets"
    wrong = next((c for c in inst.cases if c.type != inst.operands[0].type), None)
    return (
        f"case {wrong.ref} is {wrong.type}, the condition {inst.operands[0].type}"
        if wrong is not None
        else ""
    )


def _call(inst: Instruction, function: Function) -> str:
    assert isinstance(inst, Call)
    if len(inst.argument_attributes) != len(inst.operands):
        return f"{len(inst.argument_attributes)} attribute texts for {len(inst.operands)} arguments"
    signature = inst.function_type
    target = function.module.functions.get(inst.callee_name or "") if function.module is not None else None
    if signature is None and target is not None and target.type.vararg:
        return "a call of a variadic function needs its function type"
    if signature is None:
        return ""
    given = tuple(o.type for o in inst.operands)
    fits = given[: len(signature.params)] == signature.params
    if not fits or (len(given) > len(signature.params) and not signature.vararg):
        return f"arguments ({', '.join(map(str, given))}) do not fit {signature}"
    return "" if signature.result == inst.type else f"result {inst.type} does not fit {signature}"


def _atomic_update(inst: Instruction, function: Function) -> str:
    assert isinstance(inst, Atomic)
    pointer, value = inst.operands
    if not pointer.type.is_pointer:
        return f"the address is {pointer.type}"
    return "" if value.type == inst.type else f"updates with {value.type}, returns {inst.type}"


_TypeRule = Callable[[Instruction, Function], str]
_TYPE_RULES: dict[str, _TypeRule] = {
    **dict.fromkeys("add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split(), _integers),
    **dict.fromkeys("fadd fsub fmul fdiv frem fneg".split(), _floats),
    **dict.fromkeys(("phi", "freeze"), _same_types),
    **dict.fromkeys(("icmp", "fcmp"), _comparison),
    **dict.fromkeys(_CASTS, _cast),
    **dict.fromkeys(("load", "store"), _access),
    **dict.fromkeys(("call", "invoke"), _call),
    "select": _choice,
    "getelementptr": _address,
    "ret": _result,
    "br": _branch,
    "switch": _switch,
    "atomicrmw": _atomic_update,
}
