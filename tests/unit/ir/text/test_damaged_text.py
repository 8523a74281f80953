"""Damaged text is refused as such, or read as something else, but never ends in another kind of error."""

from __future__ import annotations

import random

import pytest

from irad.ir.module import Module
from irad.ir.text.lexer import IRSyntaxError, token_spans
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from tests.unit.ir.test_instructions import HEAD, STRAIGHT, WHOLE, module_of

SOURCES = [module_of(f"{HEAD}{body}\n  ret void\n}}") for body in STRAIGHT.values()]
SOURCES += [module_of(text) for text in WHOLE.values()]
JUNK = [
    "",
    "%",
    "@",
    "!",
    "#",
    "(",
    ")",
    "]",
    "{",
    ",",
    "7",
    "-",
    "i32",
    "ptr",
    "label",
    "metadata",
    '"',
    "x",
    "to",
    "c",
]


def damage(text: str, chance: random.Random) -> str:
    """The text with one to three tokens replaced by others."""
    for _ in range(chance.randint(1, 3)):
        spans = token_spans(text)
        start, end = chance.choice(spans)
        a, b = chance.choice(spans)
        text = text[:start] + chance.choice([*JUNK, text[a:b]]) + text[end:]
    return text


def read_all(module: Module) -> None:
    for function in module.functions.values():
        for inst in function.instructions():
            assert inst.block is not None
    for name in module.globals:
        module.initializer(name)


@pytest.mark.parametrize("seed", range(len(SOURCES)))
def test_damaged_modules(seed: int) -> None:
    chance = random.Random(seed)
    refused = 0
    for _ in range(40):
        text = damage(SOURCES[seed], chance)
        try:
            module = parse_module(text)
            read_all(module)
        except IRSyntaxError as error:
            refused += 1
            assert 1 <= error.line <= text.count("\n") + 1
            continue
        print_module(module)
    assert refused > 5
