"""Floating formats as data: ranges, LLVM's spelling of constants, and the names that languages give them.

Nothing outside of this file knows how a format is laid out. `ppc_fp128`, a pair of doubles, has no entry.
"""

from __future__ import annotations

import math
import platform
import re
from dataclasses import dataclass
from fractions import Fraction

from irad.ir import types as T

Number = Fraction | float
"""A finite number as a fraction; zeros (with their sign), infinities and NaN as floats."""


@dataclass(frozen=True)
class Format:
    """IEEE 754's parameters of a binary format.

    `precision`: bits of the significand, the leading one included; `exponent_bits`: bits of the exponent;
    `explicit`: whether the leading bit is stored; `prefix` and `spell`: how LLVM writes a constant's bits.
    `arithmetic`: the type at which derivatives of functions are computed, where this one is too coarse.
    """

    precision: int
    exponent_bits: int
    prefix: str
    explicit: bool = False
    arithmetic: T.FloatType | None = None

    @property
    def bias(self) -> int:
        return (1 << (self.exponent_bits - 1)) - 1

    @property
    def fraction_bits(self) -> int:
        """Stored bits of the significand."""
        return self.precision if self.explicit else self.precision - 1


FORMATS: dict[T.FloatType, Format] = {
    T.HALF: Format(11, 5, "0xH", arithmetic=T.FLOAT),
    T.BFLOAT: Format(8, 8, "0xR", arithmetic=T.FLOAT),
    T.FLOAT: Format(24, 8, "0x"),
    T.DOUBLE: Format(53, 11, "0x"),
    T.X86_FP80: Format(64, 15, "0xK", explicit=True),
    T.FP128: Format(113, 15, "0xL"),
}
"""The types that carry derivatives."""


def arithmetic_type(type_: T.Type) -> T.Type:
    """The type at which derivatives of a function at `type_` are computed; lane by lane for vectors.

    It is `float` for the 16-bit formats, in which partial derivatives would lose digits and range for
    nothing, else the type itself.
    """
    if isinstance(type_, T.VectorType):
        element = arithmetic_type(type_.element)
        return type_ if element is type_.element else T.VectorType(type_.count, element, type_.scalable)
    known = FORMATS.get(type_) if isinstance(type_, T.FloatType) else None
    return known.arithmetic if known is not None and known.arithmetic is not None else type_


def encode(type_: T.FloatType, number: Number) -> int:
    """The bits of the number of a format that is nearest to `number` (ties to even)."""
    form = FORMATS[type_]
    sign = math.copysign(1.0, number) < 0 if isinstance(number, float) else number < 0
    top = (1 << form.exponent_bits) - 1
    if isinstance(number, float) and not math.isfinite(number):
        leading = 1 << (form.precision - 1) if form.explicit else 0
        quiet = 1 << (form.precision - 2) if math.isnan(number) else 0
        return _join(form, sign, top, leading | quiet)
    size = abs(Fraction(number))
    if not size:
        return _join(form, sign, 0, 0)
    exponent = max(_exponent(size), 1 - form.bias)
    significand = round(size / Fraction(2) ** (exponent - form.precision + 1))
    if significand >> form.precision:
        significand >>= 1
        exponent += 1
    if exponent > form.bias:
        return encode(type_, -math.inf if sign else math.inf)
    normal = bool(significand >> (form.precision - 1))
    stored = significand if form.explicit else significand & ((1 << (form.precision - 1)) - 1)
    return _join(form, sign, exponent + form.bias if normal else 0, stored)


def decode(type_: T.FloatType, bits: int) -> Number:
    """The number that some bits of a format stand for."""
    form = FORMATS[type_]
    significand = bits & ((1 << form.fraction_bits) - 1)
    exponent = (bits >> form.fraction_bits) & ((1 << form.exponent_bits) - 1)
    sign = -1 if bits >> (form.fraction_bits + form.exponent_bits) else 1
    fraction = significand & ((1 << (form.precision - 1)) - 1)
    if exponent == (1 << form.exponent_bits) - 1:
        return math.nan if fraction else sign * math.inf
    if exponent and not form.explicit:
        significand |= 1 << (form.precision - 1)
    if not significand:
        return math.copysign(0.0, sign)
    return sign * Fraction(significand) * Fraction(2) ** (max(exponent, 1) - form.bias - form.precision + 1)


def spell(type_: T.FloatType, number: Number) -> str:
    """The constant nearest to `number`, as LLVM reads it exactly."""
    if type_ == T.FLOAT:  # spelled by the bits of the double of the same value
        number, type_ = decode(type_, encode(type_, number)), T.DOUBLE
    bits, prefix = encode(type_, number), FORMATS[type_].prefix
    digits = {T.HALF: 4, T.BFLOAT: 4, T.DOUBLE: 16, T.X86_FP80: 20, T.FP128: 32}[type_]
    text = f"{bits:0{digits}X}"
    return prefix + (text[16:] + text[:16] if type_ == T.FP128 else text)


def read(type_: T.FloatType, text: str) -> Number | None:
    """The number that a constant in LLVM's spelling stands for; None for a format that is not known here."""
    if type_ not in FORMATS:
        return None
    if text.startswith("f0x"):  # the bits of the type itself
        return decode(type_, int(text[3:], 16))
    prefix = FORMATS[type_].prefix
    if len(prefix) == 3 and text.startswith(prefix):
        digits = text[3:]
        return decode(type_, int(digits[16:] + digits[:16] if type_ == T.FP128 else digits, 16))
    if text.startswith("0x"):
        return decode(T.DOUBLE, int(text, 16))
    value = float(text)
    return Fraction(value) if value and math.isfinite(value) else value


def as_float(number: Number | None) -> float | None:
    """The Python float that is equal to a number; None if there is none."""
    if number is None or isinstance(number, float):
        return number
    try:
        near = float(number)
    except OverflowError:
        return None
    return near if Fraction(near) == number else None


def _exponent(size: Fraction) -> int:
    """floor(log2(size))."""
    guess = size.numerator.bit_length() - size.denominator.bit_length()
    return guess if size >= Fraction(2) ** guess else guess - 1


def _join(form: Format, sign: bool, exponent: int, stored: int) -> int:
    return ((int(sign) << form.exponent_bits | exponent) << form.fraction_bits) | stored


# -- names

_LONG_DOUBLE: tuple[tuple[str, T.FloatType], ...] = (
    (r".*-msvc", T.DOUBLE),
    (r"(x86_64|amd64)-.*-android", T.FP128),
    (r"i\d86-.*-android", T.DOUBLE),
    (r"x86_64|amd64|i\d86", T.X86_FP80),
    (r"(aarch64|arm64).*-(apple|darwin|macos)", T.DOUBLE),
    (r"aarch64|arm64|riscv|loongarch64|mips64|s390x|sparcv9|wasm", T.FP128),
    (r"powerpc|ppc", T.PPC_FP128),
)
"""C's `long double` by the beginning of the target's triple; `double` for all others."""

_NAMES: dict[str, T.FloatType] = {
    **dict.fromkeys(("half", "_Float16", "__fp16", "f16", "real(kind=2)"), T.HALF),
    **dict.fromkeys(("bfloat", "__bf16", "bf16", "real(kind=3)"), T.BFLOAT),
    **dict.fromkeys(("float", "_Float32", "f32", "real(kind=4)"), T.FLOAT),
    **dict.fromkeys(("double", "_Float64", "_Float32x", "f64", "real(kind=8)"), T.DOUBLE),
    **dict.fromkeys(("x86_fp80", "real(kind=10)"), T.X86_FP80),
    **dict.fromkeys(("fp128", "__float128", "_Float128", "f128", "real(kind=16)"), T.FP128),
    "__ibm128": T.PPC_FP128,
}


def long_double(triple: str) -> T.FloatType:
    """C's `long double` on a target; an empty triple stands for this computer."""
    name = triple or f"{platform.machine()}-"
    return next((type_ for pattern, type_ in _LONG_DOUBLE if re.match(pattern, name)), T.DOUBLE)


def named(name: str, triple: str) -> T.FloatType | None:
    """The type with this name in LLVM, C, Rust or Fortran's debug information; None for an unknown name."""
    return long_double(triple) if name == "long double" else _NAMES.get(name)


FLOAT_NAMES = frozenset(_NAMES) | {"long double"}
"""All names that `named` knows."""
