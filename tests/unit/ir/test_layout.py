# ruff: noqa: E501
"""Sizes and offsets against LLVM's own."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from irad.ir import types as T
from irad.ir.layout import DataLayout
from irad.ir.text.parser import parse_module, parse_type

X86 = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
ARM32 = "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"
I686 = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
POWER = "E-m:a-Fi64-i64:64-i128:128-n32:64"
NAMED = '%pair = type { i8, double }\n%"tight one" = type <{ i8, %pair, i16 }>\n%nested = type { i1, [3 x %pair], %"tight one" }\n'
TYPES = [
    "i1",
    "i8",
    "i24",
    "i64",
    "i65",
    "i128",
    "half",
    "bfloat",
    "float",
    "double",
    "x86_fp80",
    "fp128",
    "ptr",
    "<4 x float>",
    "<3 x float>",
    "<2 x double>",
    "<8 x i1>",
    "<16 x double>",
    "<5 x i8>",
    "[7 x i16]",
    "[0 x double]",
    "{}",
    "{ i8, i64 }",
    "{ i8, i128 }",
    "{ float, <4 x float>, i8 }",
    "{ i8, x86_fp80 }",
    "<{ i8, i64 }>",
    "{ ptr, i8, [3 x { i16, i8 }] }",
    "%pair",
    '%"tight one"',
    "%nested",
    "[2 x %nested]",
]


def llvm_sizes(layout: str, text: str) -> tuple[int, int]:
    """Allocation size and ABI alignment as LLVM has them."""
    source = f'target datalayout = "{layout}"\n{NAMED}@g = external global {text}\n'
    module = llvm.parse_assembly(source, llvm.create_context())
    data = llvm.create_target_data(layout)
    type_ = module.get_global_variable("g").global_value_type
    return data.get_abi_size(type_), data.get_abi_alignment(type_)


@pytest.mark.parametrize("layout", [X86, ARM32, I686, POWER], ids=["x86", "arm", "i686", "power"])
@pytest.mark.parametrize("text", TYPES)
def test_sizes_and_alignments_are_llvms(text: str, layout: str) -> None:
    ours = parse_module(f'target datalayout = "{layout}"\n{NAMED}').layout
    type_ = parse_type(text)
    assert (ours.size(type_), ours.align(type_)) == llvm_sizes(layout, text)


def test_offsets() -> None:
    layout = parse_module(f'target datalayout = "{X86}"\n{NAMED}').layout
    assert layout.offsets(parse_type("%pair")) == (0, 8)
    assert layout.offsets(parse_type('%"tight one"')) == (0, 1, 17)
    assert layout.offsets(parse_type("%nested")) == (0, 8, 56)
    assert layout.element_type(parse_type("%pair"), 1) == T.DOUBLE
    assert layout.element_type(parse_type("[3 x i8]"), 2) == T.I8


@pytest.mark.parametrize(
    ("text", "bits", "stored"),
    [("i1", 1, 1), ("i24", 24, 3), ("x86_fp80", 80, 10), ("<3 x float>", 96, 12), ("ptr", 64, 8)],
)
def test_bits_and_stored_bytes(text: str, bits: int, stored: int) -> None:
    layout = DataLayout(X86, {})
    assert (layout.bits(parse_type(text)), layout.store_size(parse_type(text))) == (bits, stored)


def test_pointers_of_address_spaces_and_endianness() -> None:
    assert DataLayout(X86, {}).size(T.PointerType(270)) == 4
    assert not DataLayout(X86, {}).big_endian
    assert DataLayout(POWER, {}).big_endian


@pytest.mark.parametrize("text", ["%hidden", "<vscale x 2 x double>", "void", "label"])
def test_what_has_no_size_is_refused(text: str) -> None:
    with pytest.raises(TypeError):
        DataLayout(X86, {"hidden": None}).size(parse_type(text))
