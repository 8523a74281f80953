"""Integer parameters that only steer: they are compared, select and index, but never become, or reach, a number.

Memory of mixed content is often read where nothing says what it holds (a `char` may alias anything). What such a read
yields may be part of a floating-point number as far as one function can tell; where a callee only compares it, no
derivative can pass by it, and nothing needs to be known.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from irad.analysis.mod_ref import CallEffect
from irad.ir.instructions import Call, Instruction
from irad.ir.module import Function
from irad.ir.values import Argument, Value

_ENDS = frozenset("icmp switch br indirectbr".split())
_ON = frozenset("phi freeze zext sext trunc and or xor add sub mul shl lshr ashr udiv sdiv urem srem".split())


@dataclass(eq=False)
class ControlOnly:
    """`defined(name)` gives a function whose body counts, `effect(call)` what other calls do."""

    defined: Callable[[str | None], Function | None]
    effect: Callable[[Call], CallEffect]
    _known: dict[tuple[str, int], bool] = field(default_factory=dict)

    def only_steers(self, call: Call, position: int) -> bool:
        """Whether the callee does nothing with an integer operand but branch, choose and index by it."""
        function = self._callee(call)
        if function is None or not function.arguments[position].type.is_integer:
            return False
        key = (function.name, position)
        if key not in self._known:
            self._known[key] = self._follow(function, function.arguments[position])
        return self._known[key]

    def _callee(self, call: Call) -> Function | None:
        function = self.defined(call.callee_name)
        return function if function is not None and len(function.arguments) == len(call.operands) else None

    def _follow(self, function: Function, parameter: Argument) -> bool:
        """Look at all that a parameter reaches, through callees too: recursion comes back to what has been seen."""
        work: list[tuple[Function, Value]] = [(function, parameter)]
        seen: set[Value] = set()
        while work:
            inside, value = work.pop()
            if value in seen:
                continue
            seen.add(value)
            for user in inside.users.get(value, ()):
                onward = self._onward(inside, user, value)
                if onward is None:
                    return False
                work.extend(onward)
        return True

    def _onward(self, inside: Function, user: Instruction, value: Value) -> list[tuple[Function, Value]] | None:
        """Where a use takes an integer's bits: nowhere, to other integers, or (None) it may be anywhere."""
        if user.opcode in _ENDS or (user.opcode == "getelementptr" and user.operands[0] is not value):
            return []
        if user.opcode == "select":
            return [(inside, user)] if any(arm is value for arm in user.operands[1:]) else []
        if user.opcode in _ON:
            return [(inside, user)]
        if isinstance(user, Call) and user.callee is not value:
            callee = self._callee(user)
            if callee is not None:
                return [(callee, a) for a, o in zip(callee.arguments, user.operands, strict=True) if o is value]
            if user.type.is_void and self.effect(user).kind in ("inactive", "marker"):
                return []
        return None
