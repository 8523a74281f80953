"""Modules to LLVM's text.

Function bodies that were never parsed are printed as they came; the others from memory.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from irad.ir import types as T
from irad.ir.instructions import (
    Alloca,
    Atomic,
    Block,
    Branch,
    Call,
    Cast,
    Compare,
    GetElementPtr,
    IndexedAggregate,
    IndirectBranch,
    Instruction,
    Load,
    Opaque,
    Phi,
    Store,
    Switch,
)
from irad.ir.module import Function, Module
from irad.ir.values import Argument, MetadataValue, operand_text

__all__ = ["number_values", "print_function", "print_instruction", "print_module", "with_references"]


def print_module(module: Module) -> str:
    """The whole module as text that LLVM reads."""
    out: list[str] = []
    if module.source_filename:
        out.append(f'source_filename = "{module.source_filename}"')
    if module.layout_text:
        out.append(f'target datalayout = "{module.layout_text}"')
    if module.triple:
        out.append(f'target triple = "{module.triple}"')
    out += (line for line in module.other if line[0] not in "@^")
    for name, body in module.named_types.items():
        out.append(f"%{T.quoted(name)} = type {'opaque' if body is None else body}")
    out += (variable.text for variable in module.globals.values())
    out += (line for line in module.other if line[0] == "@")
    out += map(print_function, module.functions.values())
    out += (f"attributes #{number} = {{ {words} }}" for number, words in module.attribute_groups.items())
    out += (f"!{name} = {text}" for name, text in module.named_metadata.items())
    out += (f"!{number} = {text}" for number, text in module.metadata.items())
    out += (line for line in module.other if line[0] == "^")
    return "\n".join(out) + "\n"


def print_function(function: Function) -> str:
    """A definition or declaration; numbers what has no name (see `number_values`)."""
    if function.is_declaration:
        return f"declare {_header(function)}"
    if not function.is_parsed and function.body_text is not None:
        return f"define {_header(function)} {{\n{function.body_text}\n}}"
    _forget_lost_values(function)  # first: another value may get a lost one's number
    number_values(function)
    lines = [f"define {_header(function)} {{"]
    for block in function.blocks:
        if block is not function.entry or not block.name.isdigit():
            lines.append(f"{T.quoted(block.name)}:")
        for inst in block.instructions:
            if inst.records:
                lines += inst.records
            lines.append(print_instruction(inst))
        lines += block.trailing_records
    lines.append("}")
    return "\n".join(lines)


def print_instruction(inst: Instruction) -> str:
    """One instruction as it stands in a body, with its name and metadata, without its debug records."""
    text = _PRINTERS[type(inst)](inst)
    if inst.metadata:
        text = ", ".join([text, *(f"!{kind} {node}" for kind, node in inst.metadata.items())])
    if inst.name:
        return f"  %{T.quoted(inst.name)} = {text}"
    return f"  {text}"


def _header(function: Function) -> str:
    parts = []
    for argument in function.arguments:
        words = [str(argument.type)]
        if argument.attributes:
            words.append(argument.attributes)
        if not function.is_declaration:
            words.append(argument.ref)
        parts.append(" ".join(words))
    if function.type.vararg:
        parts.append("...")
    prefix = f"{function.prefix} " if function.prefix else ""
    suffix = f" {function.suffix}" if function.suffix else ""
    known = f"{prefix}{suffix} "
    attachments = "".join(
        f" !{kind} {node}" for kind, node in function.metadata.items() if f"!{kind} {node}" not in known
    )
    if function.is_declaration:
        prefix, attachments = f"{attachments[1:]} {prefix}" if attachments else prefix, ""
    return f"{prefix}{function.result} @{T.quoted(function.name)}({', '.join(parts)}){suffix}{attachments}"


# numbers for what has no name


def number_values(function: Function) -> None:
    """Gives everything that has no name, or a number for a name, LLVM's next number, in LLVM's order.

    The references to renumbered values in text (debug records, bundles, metadata operands) follow.
    """
    changed: dict[str, str] = {}
    for counter, value in enumerate(_numbered(function)):
        name = str(counter)
        if value.name != name:
            if value.name:
                changed[value.name] = name
            value.name = name
    if changed:
        _rename_in_text(function, changed)


def _numbered(function: Function) -> Iterator[Argument | Block | Instruction]:
    """Arguments, blocks and instructions that take a number."""
    for argument in function.arguments:
        if not argument.name or argument.name.isdigit():
            yield argument
    for block in function.blocks:
        if not block.name or block.name.isdigit():
            yield block
        for inst in block.instructions:
            name = inst.name
            if name.isdigit() or (not name and inst.type is not T.VOID and not inst.type.is_void):
                yield inst


_LOCAL = re.compile(
    r"""(?<=[\w\]}>)"]\ )(?<!x\ )(?<!landingpad\ )  # after a type or a word, not in "[4 x %type]"
        %("[^"]*"|[-\w$.]+)
        (?=[,)\]\s]|$)(?!\ (?:[%@{]|zeroinitializer|undef|poison))  # not the type of a value""",
    re.VERBOSE,
)
"""A local value or block in text; a named type looks the same, so where it stands decides."""


def with_references(text: str, named: Mapping[str, str]) -> str:
    """A debug record, or other text, in which what has one of some names is referred to as they say."""
    return _LOCAL.sub(lambda m: named.get(m[1], m[0]), text)


def _rename_in_text(function: Function, changed: dict[str, str]) -> None:
    named = {old: f"%{new}" for old, new in changed.items()}

    def rename(text: str) -> str:
        return with_references(text, named)

    for block in function.blocks:
        block.trailing_records = [rename(r) for r in block.trailing_records]
        for inst in block.instructions:
            inst.records = [rename(r) for r in inst.records]
            if isinstance(inst, Opaque):
                inst.text = rename(inst.text)
            elif isinstance(inst, Call):
                inst.bundles = rename(inst.bundles)
                inst.operands = [
                    MetadataValue(rename(v.text)) if isinstance(v, MetadataValue) else v
                    for v in inst.operands
                ]


def _forget_lost_values(function: Function) -> None:
    """Debug records of values that are no longer in the function say `poison`, LLVM's word for a lost
    value."""
    known: set[str] | None = None
    for block in function.blocks:
        for inst in block.instructions:
            if inst.records and any("%" in r for r in inst.records):
                known = known or _local_refs(function)
                inst.records = [_without_lost(r, known) for r in inst.records]
        if block.trailing_records:
            known = known or _local_refs(function)
            block.trailing_records = [_without_lost(r, known) for r in block.trailing_records]


def _local_refs(function: Function) -> set[str]:
    refs = {a.ref for a in function.arguments}
    refs.update(i.ref for i in function.instructions())
    return refs


def _without_lost(record: str, known: set[str]) -> str:
    return _LOCAL.sub(lambda m: m[0] if m[0] in known else "poison", record)


# one printer per class of instruction


def _flags(inst: Instruction) -> str:
    return " ".join(inst.flags) + " " if inst.flags else ""


def _print_plain(inst: Instruction) -> str:
    operands = inst.operands
    opcode = inst.opcode
    if opcode in _TYPED_OPERANDS:
        return f"{opcode} {_flags(inst)}{', '.join(map(operand_text, operands))}"
    if opcode == "ret":
        return f"ret {operand_text(operands[0])}" if operands else "ret void"
    if opcode == "va_arg":
        return f"va_arg {operand_text(operands[0])}, {inst.type}"
    if len(operands) == 2:
        return f"{opcode} {_flags(inst)}{inst.type} {operands[0].ref}, {operands[1].ref}"
    return opcode


_TYPED_OPERANDS = frozenset("fneg select freeze extractelement insertelement shufflevector resume".split())


def _print_phi(inst: Phi) -> str:
    incoming = ", ".join([f"[ {v.ref}, {b.ref} ]" for v, b in zip(inst.operands, inst.blocks, strict=True)])
    return f"phi {_flags(inst)}{inst.type} {incoming}"


def _print_compare(inst: Compare) -> str:
    left, right = inst.operands
    return f"{inst.opcode} {_flags(inst)}{inst.predicate} {left.type} {left.ref}, {right.ref}"


def _print_cast(inst: Cast) -> str:
    return f"{inst.opcode} {_flags(inst)}{operand_text(inst.operands[0])} to {inst.type}"


def _access_words(inst: Load | Store) -> str:
    words = "atomic " if inst.ordering else ""
    return words + "volatile " if inst.volatile else words


def _access_suffix(inst: Load | Store) -> str:
    text = f" {inst.ordering}" if inst.ordering else ""
    return text if inst.align is None else f"{text}, align {inst.align}"


def _print_load(inst: Load) -> str:
    return f"load {_access_words(inst)}{inst.type}, {operand_text(inst.operands[0])}{_access_suffix(inst)}"


def _print_store(inst: Store) -> str:
    value, pointer = inst.operands
    return f"store {_access_words(inst)}{operand_text(value)}, {operand_text(pointer)}{_access_suffix(inst)}"


def _print_alloca(inst: Alloca) -> str:
    text = f"alloca {inst.extra} {inst.allocated}" if inst.extra else f"alloca {inst.allocated}"
    if inst.sized:
        text += f", {operand_text(inst.operands[0])}"
    if inst.align is not None:
        text += f", align {inst.align}"
    assert isinstance(inst.type, T.PointerType)
    return f"{text}, addrspace({inst.type.addrspace})" if inst.type.addrspace else text


def _print_getelementptr(inst: GetElementPtr) -> str:
    return f"getelementptr {_flags(inst)}{inst.source}, {', '.join(map(operand_text, inst.operands))}"


def _print_call(inst: Call) -> str:
    words = [inst.tail, inst.opcode, *inst.flags, inst.convention, inst.result_attributes, inst.addrspace]
    words.append(str(inst.function_type or inst.type))
    arguments = ", ".join(
        [
            f"{value.type} {attributes} {value.ref}" if attributes else f"{value.type} {value.ref}"
            for value, attributes in zip(inst.operands, inst.argument_attributes, strict=True)
        ]
    )
    if inst.tail == "musttail" and inst.function_type is not None and inst.function_type.vararg:
        arguments = f"{arguments}, ..." if arguments else "..."
    words.append(f"{inst.callee.ref}({arguments})")
    words += (inst.function_attributes, inst.bundles)
    if inst.successors:
        normal, unwind = inst.successors
        words.append(f"to label {normal.ref} unwind label {unwind.ref}")
    return " ".join([w for w in words if w])


def _print_branch(inst: Branch) -> str:
    if not inst.operands:
        return f"br label {inst.successors[0].ref}"
    yes, no = inst.successors
    return f"br {operand_text(inst.operands[0])}, label {yes.ref}, label {no.ref}"


def _print_switch(inst: Switch) -> str:
    default, *targets = inst.successors
    cases = " ".join(f"{operand_text(c)}, label {b.ref}" for c, b in zip(inst.cases, targets, strict=True))
    return f"switch {operand_text(inst.operands[0])}, label {default.ref} [ {cases} ]"


def _print_indirect_branch(inst: IndirectBranch) -> str:
    targets = ", ".join(f"label {b.ref}" for b in inst.successors)
    return f"indirectbr {operand_text(inst.operands[0])}, [{targets}]"


def _print_indexed(inst: IndexedAggregate) -> str:
    return f"{inst.opcode} {', '.join([*map(operand_text, inst.operands), *map(str, inst.indices)])}"


def _print_atomic(inst: Atomic) -> str:
    words = (
        inst.opcode,
        inst.prefix,
        inst.operation,
        ", ".join(map(operand_text, inst.operands)),
        inst.suffix,
    )
    return " ".join([w for w in words if w])


def _print_opaque(inst: Opaque) -> str:
    return inst.text


_PRINTERS: dict[type, Callable[..., str]] = {
    Instruction: _print_plain,
    Phi: _print_phi,
    Compare: _print_compare,
    Cast: _print_cast,
    Load: _print_load,
    Store: _print_store,
    Alloca: _print_alloca,
    GetElementPtr: _print_getelementptr,
    Call: _print_call,
    Branch: _print_branch,
    Switch: _print_switch,
    IndirectBranch: _print_indirect_branch,
    IndexedAggregate: _print_indexed,
    Atomic: _print_atomic,
    Opaque: _print_opaque,
}
