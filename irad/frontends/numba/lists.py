"""Lists whose items lie apart from their sizes.

Numba keeps a list in one block that grows: sizes in front, items behind them. Numbers and integers in one block, copied
when it grows, are more than anything downstream can tell apart. While a kernel is lowered for irad, the sizes are
fields of the list's meminfo instead (see :mod:`irad.frontends.numba.runtime`), behind those that all meminfos have:

====== ==== =====================
offset type field
====== ==== =====================
    24 ptr  the items
    48 i64  their number
    56 i64  how many there is room for
    64 i64  a flag of lists that Python sees, without meaning here
====== ==== =====================

So the block of items is one of equal items, as that of a ``std::vector`` is, and is released with the meminfo.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.cpython import listobj

__all__ = ["NEW_LIST", "lists_apart"]

NEW_LIST = "irad_nrt_new_list"
"""Of the run-time functions: a meminfo with room for a list's fields, from the bytes of its items and a destructor."""

_WORD = ir.IntType(64)
_POINTER = ir.IntType(8).as_pointer()
_HEADER = ir.LiteralStructType([_WORD, _POINTER, _POINTER, _POINTER, _WORD, _POINTER, _WORD, _WORD, _WORD])
_FIELDS = {"items": 3, "size": 6, "allocated": 7, "dirty": 8}


def _is_apart(context: Any) -> bool:
    return getattr(context, "lists_apart", False)


class _Header:
    """A list's fields, read and written as attributes, like Numba's view of its own."""

    def __init__(self, builder: Any, meminfo: Any, item: Any) -> None:
        self.__dict__.update(builder=builder, meminfo=meminfo, item=item)

    def _place(self, name: str) -> Any:
        header = self.builder.bitcast(self.meminfo, _HEADER.as_pointer())
        return cgutils.gep_inbounds(self.builder, header, 0, _FIELDS[name])

    def __getattr__(self, name: str) -> Any:
        return self.builder.load(self._place(name))

    def __setattr__(self, name: str, value: Any) -> None:
        self.builder.store(self.builder.zext(value, _WORD) if name == "dirty" else value, self._place(name))

    def _get_ptr_by_name(self, name: str) -> Any:
        assert name == "data"
        return self.builder.bitcast(self.items, self.item.as_pointer())


def _payload(context: Any, builder: Any, list_type: Any, value: Any) -> Any:
    if not _is_apart(context):
        return _get_list_payload(context, builder, list_type, value)
    return _Header(builder, value.meminfo, context.get_data_type(list_type.dtype))


def _allocate(cls: Any, context: Any, builder: Any, list_type: Any, nitems: Any) -> Any:
    if not _is_apart(context):
        return _allocate_ex(cls, context, builder, list_type, nitems)
    count = ir.Constant(_WORD, nitems) if isinstance(nitems, int) else nitems
    size, too_large = _bytes(context, builder, list_type, count)
    made = cls(context, builder, list_type, None)
    signature = ir.FunctionType(_POINTER, [_WORD, _POINTER])
    new = cgutils.get_or_insert_function(builder.module, signature, NEW_LIST)
    managed = context.data_model_manager[list_type.dtype].contains_nrt_meminfo()
    dtor = builder.bitcast(_destructor(context, builder, list_type), _POINTER) if managed else _POINTER(None)
    meminfo = builder.call(new, [size, dtor])
    ok = builder.not_(builder.or_(too_large, cgutils.is_null(builder, meminfo)))
    with builder.if_then(ok, likely=True):
        made._list.meminfo = meminfo
        made._list.parent = context.get_constant_null(types.pyobject)
        made._payload.allocated = count
        made._payload.size = ir.Constant(_WORD, 0)
        if managed:
            made.zfill(_WORD(0), count)
    return ok, made


def _bytes(context: Any, builder: Any, list_type: Any, count: Any) -> tuple[Any, Any]:
    """The size of so many items, and whether it is too large for a number."""
    item = _WORD(listobj.get_itemsize(context, list_type))
    found = builder.umul_with_overflow(count, item)
    return builder.extract_value(found, 0), builder.extract_value(found, 1)


def _destructor(context: Any, builder: Any, list_type: Any) -> Any:
    """A function that lets go of the items: it is given their address, size in bytes, and the list's meminfo."""
    signature = ir.FunctionType(ir.VoidType(), [_POINTER, _WORD, _POINTER])
    name = f".irad.dtor.list.{list_type.dtype}"
    function = cgutils.get_or_insert_function(builder.module, signature, name)
    if function.is_declaration:
        function.linkage = "linkonce_odr"
        own = ir.IRBuilder(function.append_basic_block())
        item = context.get_data_type(list_type.dtype)
        header = _Header(own, function.args[2], item)
        model = context.data_model_manager[list_type.dtype]
        with cgutils.for_range(own, header.size, intp=_WORD) as loop:
            place = cgutils.gep(own, own.bitcast(function.args[0], item.as_pointer()), loop.index)
            context.nrt.decref(own, list_type.dtype, model.from_data(own, own.load(place)))
        own.ret_void()
    return function


def _resize_apart(self: Any, new_size: Any) -> None:
    context, builder = self._context, self._builder
    if not _is_apart(context):
        _resize(self, new_size)
        return
    allocated = self._payload.allocated
    managed = context.data_model_manager[self.dtype].contains_nrt_meminfo()

    def move_to(count: Any) -> None:
        size, too_large = _bytes(context, builder, self._ty, count)
        with builder.if_then(too_large, likely=False):
            context.call_conv.return_user_exc(builder, MemoryError, ("cannot resize list",))
        moved = context.nrt.meminfo_varsize_realloc_unchecked(builder, self._list.meminfo, size=size)
        cgutils.guard_memory_error(context, builder, moved, "cannot resize list")
        self._payload.allocated = count

    with builder.if_then(builder.icmp_signed("<", allocated, new_size), likely=False):
        more = builder.add(_WORD(8), builder.add(new_size, builder.ashr(new_size, _WORD(2))))
        move_to(more)
        if managed:
            self.zfill(self.size, more)
    self._payload.size = new_size


_get_list_payload = listobj.get_list_payload
_allocate_ex = vars(listobj.ListInstance)["allocate_ex"].__func__
_resize = listobj.ListInstance.resize


@contextmanager
def lists_apart() -> Iterator[None]:
    """While this lasts, contexts that say ``lists_apart`` have lists of this kind. To be used under Numba's lock."""
    kind: Any = listobj.ListInstance
    before = listobj.get_list_payload, vars(kind)["allocate_ex"], kind.resize
    listobj.get_list_payload, kind.allocate_ex, kind.resize = _payload, classmethod(_allocate), _resize_apart
    try:
        yield
    finally:
        listobj.get_list_payload, kind.allocate_ex, kind.resize = before
