"""What the tests of floating types share: exact numbers of every format as bytes, and C for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import mpmath as mp
import numpy as np

from irad.ir import floats
from irad.ir import types as T


@dataclass(frozen=True)
class Precision:
    """A floating type of C: LLVM's type, the bytes of an array element, and how its functions are spelled.

    `epsilon` is the distance from 1 to the next number; `functions` is a macro F(name) for C's mathematics.
    """

    name: str
    type: T.FloatType
    size: int
    epsilon: float
    functions: str

    @property
    def preamble(self) -> str:
        return f"#include <math.h>\n#include <string.h>\ntypedef {self.name} real;\n{self.functions}\n"

    def pack(self, numbers: Sequence[Any]) -> np.ndarray:
        """Numbers (rounded to the type) as the bytes of an array."""
        room = np.zeros(self.size * len(numbers), np.uint8)
        for i, number in enumerate(numbers):
            exact = number if isinstance(number, (float, Fraction)) else fraction(mp.mpf(number))
            bits = floats.encode(self.type, exact)
            stored = np.frombuffer(bits.to_bytes(self.size, "little"), np.uint8)
            room[i * self.size : (i + 1) * self.size] = stored
        return room

    def unpack(self, room: np.ndarray) -> list[Any]:
        """What the bytes of an array stand for, exactly."""
        used = T.FLOAT_BITS[self.type.kind] // 8
        parts = [bytes(room[i : i + used]) for i in range(0, len(room), self.size)]
        return [number(floats.decode(self.type, int.from_bytes(part, "little"))) for part in parts]


def fraction(value: Any) -> Fraction:
    """A finite mpmath number as a fraction."""
    sign, mantissa, exponent, _ = value._mpf_
    return (-1 if sign else 1) * Fraction(int(mantissa)) * Fraction(2) ** exponent


def number(value: floats.Number) -> Any:
    """A fraction as an mpmath number (in the precision that is set)."""
    return mp.mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else mp.mpf(value)


def _through_float(name: str) -> str:
    return f"#define F(name) ({name})name##f"


PRECISIONS = {
    each.name: each
    for each in (
        Precision("_Float16", T.HALF, 2, 2.0**-10, _through_float("_Float16")),
        Precision("__bf16", T.BFLOAT, 2, 2.0**-7, _through_float("__bf16")),
        Precision("float", T.FLOAT, 4, 2.0**-23, "#define F(name) name##f"),
        Precision("double", T.DOUBLE, 8, 2.0**-52, "#define F(name) name"),
        Precision("long double", T.X86_FP80, 16, 2.0**-63, "#define F(name) name##l"),
        Precision(
            "__float128", T.FP128, 16, 2.0**-112,
            "#define F(name) name##f128\n"
            + "\n".join(
                f"__float128 {f}f128(__float128{', __float128' * (n - 1)});"
                for f, n in (
                    ("sin", 1), ("exp", 1), ("log", 1), ("sqrt", 1), ("fabs", 1), ("atan2", 2),
                    ("pow", 2), ("erf", 1), ("exp2", 1), ("log10", 1), ("hypot", 2), ("cbrt", 1),
                    ("fmax", 2), ("sinh", 1),
                )
            ),
        ),
    )
}  # fmt: skip
"""By C's names; the sizes are those of x86-64."""
