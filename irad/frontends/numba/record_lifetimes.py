"""Arrays of records live as long as the function that has made them.

A record is an address in its array, and holds no reference: Numba drops the array behind its last use by name, which
may be in front of the last use of a record, and what is read then has been released. Numba's own code mostly finds the
memory as it was; once LLVM sees allocation and release, it takes the stores for dead.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

from numba.core import ir, types
from numba.core.lowering import Lower

__all__ = ["records_kept"]

_NAMES = ("_find_singly_assigned_variable", "delvar", "lower_inst")
_find_single, _delvar, _lower_inst = (getattr(Lower, name) for name in _NAMES)
_kept: WeakKeyDictionary[Any, list[str]] = WeakKeyDictionary()
"""The variables of each function being lowered that are released where it returns."""


@contextmanager
def records_kept() -> Iterator[None]:
    """While this lasts, contexts that say ``records_kept`` release arrays of records where a function returns. To be
    used under Numba's lock."""
    before = [getattr(Lower, name) for name in _NAMES]
    _put(_find_all, _keep, _lower)
    try:
        yield
    finally:
        _put(*before)


def _put(*methods: Any) -> None:
    for name, method in zip(_NAMES, methods, strict=True):
        setattr(Lower, name, method)


def _find_all(self: Any) -> None:
    """Numba's search for variables without memory; those that are kept have some."""
    _find_single(self)
    if not getattr(self.context, "records_kept", False) or self.generator_info:
        return
    typemap = self.fndesc.typemap
    if any(isinstance(ty, types.Record) for ty in typemap.values()):
        dropped = {inst.value for block in self.blocks.values() for inst in block.find_insts(ir.Del)}
        _kept[self] = sorted(name for name in dropped if _has_records(typemap[name]))
        self._singly_assigned_vars -= set(_kept[self])


def _has_records(ty: Any) -> bool:
    if isinstance(ty, types.Optional):
        return _has_records(ty.type)
    if isinstance(ty, types.BaseTuple):
        parts: Any = ty
        return any(_has_records(part) for part in parts)
    return isinstance(ty, types.Array) and isinstance(ty.dtype, types.Record)


def _keep(self: Any, name: str) -> None:
    if name not in _kept.get(self, ()):
        _delvar(self, name)


def _lower(self: Any, inst: Any) -> None:
    kept = _kept.get(self)
    if not kept or not isinstance(inst, ir.Return):
        _lower_inst(self, inst)
        return
    result, given = self.fndesc.restype, self.typeof(inst.value.name)
    value = self.loadvar(inst.value.name)
    if not isinstance(result, types.Optional):
        value = self.context.get_return_value(self.builder, result, value)
    for name in kept:
        _delvar(self, name)
    if isinstance(result, types.Optional):
        self.call_conv.return_optional_value(self.builder, result, given, value)
    else:
        self.call_conv.return_value(self.builder, value)
