"""What the user's functions return that stand in for derivatives: checked when they are compiled, and shapes when they
run. Numba adds arrays in place without comparing their shapes, and reads beyond the shorter one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.core.registry import cpu_target
from numba.extending import overload

from irad.frontends.numba.exceptions import ShapeMismatch
from irad.frontends.numba.refusals import DerivativeRefused

__all__ = ["returning", "shaped"]


def returning(count: int, what: str, parts: str) -> Any:
    """A function of ``@njit`` code that returns its argument, a tuple of ``count`` items, and takes nothing else."""

    def implement(returned: Any) -> Any:
        if not isinstance(returned, types.BaseTuple) or len(returned) != count:
            items = "item" if count == 1 else "items"
            raise DerivativeRefused(
                f"{what} returns {_text(returned)}; it must return a tuple of {count} {items}: {parts}"
            )
        return lambda returned: returned

    return _overloaded(implement, lambda returned: None)


def shaped(what: str, wanted: Any, optional: bool = False) -> Any:
    """A function of ``@njit`` code that returns its first argument, which has a type like ``wanted``, and the shape of
    the second (which is not looked at where ``wanted`` is a number). ``optional``: None is taken as well."""

    def implement(value: Any, like: Any) -> Any:
        if optional and isinstance(value, types.NoneType):
            return lambda value, like: value
        if not _is_like(value, wanted):
            none = ", or None where there is none" if optional else ""
            raise DerivativeRefused(f"{what} is {_text(value)}; it must be {_text(wanted)}{none}")
        if not isinstance(wanted, types.Array):
            return lambda value, like: value

        def compare(value: Any, like: Any) -> Any:
            if value.shape != like.shape:
                raise ShapeMismatch(what, value.shape, like.shape)
            return value

        return compare

    return _overloaded(implement, lambda value, like: None)


def _is_like(value: Any, wanted: Any) -> bool:
    """Whether values of a type can be added to values of the other one."""
    if isinstance(wanted, types.Array):
        return isinstance(value, types.Array) and value.ndim == wanted.ndim and _is_like(value.dtype, wanted.dtype)
    real = isinstance(value, (types.Float, types.Integer, types.Boolean))
    return real or (isinstance(value, types.Complex) and isinstance(wanted, types.Complex))


def _text(ty: Any) -> str:
    if isinstance(ty, types.Array):
        return f"an array of {ty.dtype} of {ty.ndim} dimension{'' if ty.ndim == 1 else 's'}"
    return "None" if isinstance(ty, types.NoneType) else str(types.unliteral(ty))


def _overloaded(implement: Callable[..., Any], stub: Any) -> Any:
    overload(stub, strict=False)(implement)
    cpu_target.typing_context.refresh()
    return stub
