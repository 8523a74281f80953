"""``tanh`` in single precision as a few operations, which are inlined.

It is half the work of a call of libmvec's, which is the slowest of its functions in single precision and common in
neural networks; and what lives across a call goes to memory. x P(x^2) / Q(x^2) is 1 in single precision where |x| is at
9.02. P and Q are a minimax approximation of 1.3e-9 relative error (by Lawson's iteration), rounded so that the result
is within 6 units in the last place. NaN, -0.0 and the smallest numbers come out as they are, and nothing is outside of
[-1, 1].
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

__all__ = ["HYPERBOLIC_TANGENT", "hyperbolic_tangent"]

HYPERBOLIC_TANGENT = "irad.tanhf"
_P = (
    1.0, 0.1367991864681244, 0.0038683318998664618, 2.800752736220602e-05, 3.0585486143763774e-08,
    -1.22036668964709e-11,
)  # fmt: skip
_Q = (1.0, 0.4701325595378876, 0.02724585309624672, 0.0003938638255931437, 1.287372583647084e-06)
_BOUND = 9.02


def hyperbolic_tangent() -> str:
    """The definition of the function :data:`HYPERBOLIC_TANGENT`; LLVM's parser declares what it calls."""
    lines = [
        *_within("c", "%x", _BOUND),
        "%s = fmul float %c, %c",
        *_horner("p", _P, "%s"),
        *_horner("q", _Q, "%s"),
        "%n = fmul float %c, %p",
        "%t = fdiv float %n, %q",
        *_within("y", "%t", 1.0),
        "ret float %y",
    ]
    body = "\n".join(f"  {line}" for line in lines)
    return f"define internal float @{HYPERBOLIC_TANGENT}(float %x) alwaysinline nounwind memory(none) {{\n{body}\n}}\n"


def _constant(value: float) -> str:
    """A number of single precision as LLVM writes it."""
    (single,) = struct.unpack("f", struct.pack("f", value))
    return f"0x{struct.unpack('Q', struct.pack('d', single))[0]:016X}"


def _horner(name: str, coefficients: Sequence[float], at: str) -> list[str]:
    """The lines that compute ``%name``, a polynomial in ``at``."""
    last, lines = _constant(coefficients[-1]), []
    for k in reversed(range(len(coefficients) - 1)):
        made = f"%{name}{k or ''}"
        added = _constant(coefficients[k])
        lines.append(f"{made} = call float @llvm.fmuladd.f32(float {last}, float {at}, float {added})")
        last = made
    return lines


def _within(name: str, value: str, bound: float) -> list[str]:
    """The lines that bring a number to at most a bound in magnitude; NaN stays."""
    low, high = _constant(-bound), _constant(bound)
    return [
        f"%{name}.high = fcmp ogt float {value}, {high}",
        f"%{name}.below = select i1 %{name}.high, float {high}, float {value}",
        f"%{name}.low = fcmp olt float %{name}.below, {low}",
        f"%{name} = select i1 %{name}.low, float {low}, float %{name}.below",
    ]
