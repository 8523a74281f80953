"""Floating formats: bits, spelling and names."""

from __future__ import annotations

import math
import random
import struct
from fractions import Fraction

import llvmlite.binding as llvm
import pytest

from irad.ir import floats
from irad.ir import types as T

ALL = sorted(floats.FORMATS, key=str)


@pytest.mark.parametrize(("type_", "code"), [(T.HALF, "e"), (T.FLOAT, "f"), (T.DOUBLE, "d")], ids=str)
def test_encoding_is_that_of_the_machine(type_: T.FloatType, code: str) -> None:
    draw = random.Random(3)
    numbers = [0.0, -0.0, math.inf, -math.inf, 0.1, -65503.9, 5e-324, 6e-8, 1e-40]
    for _ in range(2000):
        numbers.append(math.ldexp(draw.uniform(-2, 2), draw.randint(-26, 15)))
    for value in numbers:
        want = int.from_bytes(struct.pack(f"<{code}", value), "little")
        assert floats.encode(type_, value) == want, value


@pytest.mark.parametrize("type_", [T.HALF, T.BFLOAT], ids=str)
def test_every_number_of_16_bits_survives(type_: T.FloatType) -> None:
    for bits in range(1 << 16):
        value = floats.decode(type_, bits)
        if value == value:
            assert floats.encode(type_, value) == bits


@pytest.mark.parametrize("type_", ALL, ids=str)
def test_llvm_reads_what_is_spelled(type_: T.FloatType) -> None:
    values = [Fraction(1, 3), Fraction(-7, 5), 0.0, -0.0, math.inf, -math.inf, Fraction(2) ** -20]
    lines = [f"@g{i} = global {type_} {floats.spell(type_, value)}" for i, value in enumerate(values)]
    module = llvm.parse_assembly("\n".join(lines))
    for i, value in enumerate(values):
        text = str(module.get_global_variable(f"g{i}")).split()[-1]
        bits = floats.encode(type_, value)
        back = floats.read(type_, text)
        assert back is not None and floats.encode(type_, back) == bits, text


@pytest.mark.parametrize(
    ("type_", "value", "bits"),
    [
        (T.BFLOAT, 1.0, 0x3F80),
        (T.X86_FP80, 1.0, 0x3FFF8000000000000000),
        (T.X86_FP80, -math.inf, 0xFFFF8000000000000000),
        (T.FP128, 1.0, 0x3FFF << 112),
        (T.FP128, Fraction(2) ** -16494, 1),
        (T.HALF, 65520.0, 0x7C00),
        (T.HALF, Fraction(65520) - Fraction(1, 1000), 0x7BFF),
        (T.BFLOAT, 1.00390625, 0x3F80),  # a tie goes to the even neighbour
        (T.BFLOAT, 1.01171875, 0x3F82),
    ],
)
def test_bits(type_: T.FloatType, value: floats.Number, bits: int) -> None:
    assert floats.encode(type_, value) == bits


def test_nan_is_quiet_everywhere() -> None:
    for type_ in ALL:
        found = floats.decode(type_, floats.encode(type_, math.nan))
        assert isinstance(found, float) and math.isnan(found)


def test_a_python_float_only_where_one_is_equal() -> None:
    assert floats.as_float(Fraction(3, 4)) == 0.75
    assert floats.as_float(Fraction(1, 3)) is None
    assert floats.as_float(Fraction(10) ** 400) is None
    assert floats.as_float(None) is None


@pytest.mark.parametrize(
    ("triple", "type_"),
    [
        ("x86_64-unknown-linux-gnu", T.X86_FP80),
        ("i686-pc-linux-gnu", T.X86_FP80),
        ("x86_64-linux-android", T.FP128),
        ("x86_64-pc-windows-msvc", T.DOUBLE),
        ("x86_64-apple-macosx14.0.0", T.X86_FP80),
        ("arm64-apple-macosx14.0.0", T.DOUBLE),
        ("aarch64-unknown-linux-gnu", T.FP128),
        ("riscv64-unknown-linux-gnu", T.FP128),
        ("powerpc64le-unknown-linux-gnu", T.PPC_FP128),
        ("armv7-unknown-linux-gnueabihf", T.DOUBLE),
    ],
)
def test_long_double(triple: str, type_: T.FloatType) -> None:
    assert floats.long_double(triple) == type_
    assert floats.named("long double", triple) == type_


def test_names() -> None:
    assert floats.named("_Float16", "") == T.HALF
    assert floats.named("__float128", "") == T.FP128
    assert floats.named("unsigned", "") is None
