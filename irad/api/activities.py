"""How an argument takes part in a derivative."""

from __future__ import annotations

from enum import Enum

__all__ = ["Active", "Activity", "Const", "Dup", "DupNoNeed"]


class Activity(Enum):
    """How one argument takes part; the values are the engine's words."""

    CONST = "const"
    ACTIVE = "active"
    DUP = "dup"
    DUP_NO_NEED = "dup_no_need"

    def __repr__(self) -> str:
        return f"irad.{_NAMES[self.value]}"

    @property
    def is_duplicated(self) -> bool:
        """Whether a shadow follows the argument."""
        return self in (Activity.DUP, Activity.DUP_NO_NEED)


_NAMES = {"const": "Const", "active": "Active", "dup": "Dup", "dup_no_need": "DupNoNeed"}

Const = Activity.CONST
"""The argument carries no derivative."""
Active = Activity.ACTIVE
"""A number passed by value, whose derivative is returned."""
Dup = Activity.DUP
"""A pointer or array that is followed by its shadow."""
DupNoNeed = Activity.DUP_NO_NEED
"""Like :data:`Dup`; what the kernel itself would leave in the memory is not needed."""
