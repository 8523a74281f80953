"""Rules for the helper functions that Numba's generated code calls."""

from __future__ import annotations

from irad.rules.kinds import Inactive, Rule, plain

RULES: tuple[Rule, ...] = (
    Inactive(
        "numba_attempt_nocopy_reshape",
        plain("numba_attempt_nocopy_reshape"),
        reads=(1, 2, 4),
        writes=(5,),
        note="shapes and strides: integers",
    ),
)
