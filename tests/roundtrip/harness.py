"""One round trip: LLVM's text to irad's memory and back, compared with what LLVM itself makes of the text."""

from __future__ import annotations

from dataclasses import dataclass

import llvmlite.binding as llvm

from irad.ir.module import Module
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.verify import verify_function


@dataclass(frozen=True)
class Trip:
    """What went through: lines of IR text, functions with a body, instructions."""

    lines: int
    functions: int
    instructions: int


def bitcode_text(bitcode: bytes) -> str:
    """LLVM's text of a bitcode file."""
    return str(llvm.parse_bitcode(bitcode, llvm.create_context()))


def reread(text: str) -> str:
    """The text after LLVM has read and printed it (contexts apart, so that struct names stay as they are)."""
    return str(llvm.parse_assembly(text, llvm.create_context()))


def parse_every_body(module: Module) -> tuple[int, int]:
    """Functions with bodies and instructions; raises AssertionError for what irad's verifier finds wrong."""
    functions = instructions = 0
    for function in module.functions.values():
        if function.is_declaration:
            continue
        functions += 1
        instructions += sum(1 for _ in function.instructions())
        problems = verify_function(function)
        assert not problems, f"@{function.name}: {problems[0]}"
    return functions, instructions


def round_trip(text: str) -> Trip:
    """Reads and prints a module with every body parsed; raises AssertionError at the first line that LLVM
    sees changed."""
    expected = reread(text)
    module = parse_module(text)
    functions, instructions = parse_every_body(module)
    found = reread(print_module(module))
    if found != expected:
        raise AssertionError(_first_difference(expected, found))
    return Trip(text.count("\n"), functions, instructions)


def _first_difference(expected: str, found: str) -> str:
    pairs = zip(expected.split("\n"), found.split("\n"), strict=False)
    for number, (before, after) in enumerate(pairs, 1):
        if before != after:
            return f"line {number} changed:\n  from {before.strip()}\n  to   {after.strip()}"
    return f"{expected.count(chr(10))} lines became {found.count(chr(10))}"
