"""Numba's own names for functions of the C library, defined as calls of the usual names.

So the derivative rules for ``tgamma``, ``ldexp``, ``frexp`` and ``nextafter`` serve Numba kernels too.
"""

from __future__ import annotations

__all__ = ["LIBM_IR"]

# Numba's name, the C library's name, parameter types after the first, which is of the result's type.
_ALIASES = (
    ("numba_gamma", "tgamma", ""),
    ("numba_ldexp", "ldexp", ", i32 %n"),
    ("numba_frexp", "frexp", ", ptr %n"),
    ("numba_nextafter", "nextafter", ", {} %n"),
)


def _alias(numba: str, libm: str, suffix: str, ty: str, rest: str) -> str:
    parameters = f"{ty} %x{rest.format(ty)}"
    declared = parameters.replace(" %x", "").replace(" %n", "")
    return f"""
declare {ty} @{libm}{suffix}({declared})
define {ty} @{numba}{suffix}({parameters}) alwaysinline {{
  %result = call {ty} @{libm}{suffix}({parameters})
  ret {ty} %result
}}
"""


LIBM_IR = "".join(
    _alias(numba, libm, suffix, ty, rest)
    for numba, libm, rest in _ALIASES
    for suffix, ty in (("", "double"), ("f", "float"))
)
