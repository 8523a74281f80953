"""Lists whose items lie apart from their sizes, and from what counts references to the items.

Numba keeps a list in one block that grows: sizes in front, items behind them. Numbers and integers in one block, copied
when it grows, are more than anything downstream can tell apart. While a kernel is lowered for irad, the sizes are
fields of the list's meminfo instead (see :mod:`irad.frontends.numba.runtime`), behind those that all meminfos have:

====== ==== =====================
offset type field
====== ==== =====================
    16 i64  of a dict's values: Numba's dict (see :mod:`irad.frontends.numba.typed_containers`)
    24 ptr  the items
    48 i64  their number
    56 i64  how many there is room for
    64 i64  a flag of lists that Python sees, without meaning here
    72 ptr  the meminfos of the items, or null
====== ==== =====================

So the block of items is one of equal items, as that of a ``std::vector`` is, and is released with the meminfo.

An item that is an array or a list brings a pointer to its meminfo, beside the one to its data. In one block the two
could not be told apart, and data would seem to be what counts references. So the meminfos are kept in a block of their
own, and the items have null in their place. A meminfo is put back where an item is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.runtime.context import NRTContext
from numba.cpython import listobj
from numba.experimental.jitclass.base import imp_dtor
from numba.typed import dictobject

__all__ = ["NEW_LIST", "Counting", "lists_apart"]

NEW_LIST = "irad_nrt_new_list"
"""Of the run-time functions: a meminfo with room for a list's fields, from the bytes of its items."""

_WORD = ir.IntType(64)
_POINTER = ir.IntType(8).as_pointer()
_HEADER = ir.LiteralStructType([_WORD, _POINTER, _WORD, _POINTER, _WORD, _POINTER, _WORD, _WORD, _WORD, _POINTER])
_FIELDS = {"keys": 2, "items": 3, "size": 6, "allocated": 7, "dirty": 8, "meminfos": 9}


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


def _keys(context: Any, builder: Any, ty: Any, meminfo: Any) -> Any:
    """Numba's dict behind a dict's meminfo, which is an integer wherever it is kept."""
    return builder.inttoptr(_Header(builder, meminfo, context.get_data_type(ty.value_type)).keys, _POINTER)


def _container_data(context: Any, builder: Any, ty: Any, value: Any) -> Any:
    if not (_is_apart(context) and isinstance(ty, types.DictType)):
        return _container_get_data(context, builder, ty, value)
    return _keys(context, builder, ty, context.make_helper(builder, ty, value).meminfo)


def _meminfo_places(context: Any, item_type: Any) -> list[tuple[int, ...]]:
    """Where the meminfos are in a value of a type, as indices of LLVM's aggregates."""
    if isinstance(item_type, types.BaseTuple):
        inner = ((i, _meminfo_places(context, part)) for i, part in enumerate(getattr(item_type, "types", ())))
        return [(i, *place) for i, places in inner for place in places]
    model = context.data_model_manager[item_type]
    return [(model.get_field_position("meminfo"),)] if "meminfo" in getattr(model, "_fields", ()) else []


class _Meminfos:
    """The meminfos of a list's items: those of one item lie side by side."""

    def __init__(self, context: Any, builder: Any, list_type: Any, header: _Header) -> None:
        self.builder = builder
        self.header = header
        self.places = _meminfo_places(context, list_type.dtype)

    def at(self, index: Any, part: int = 0) -> Any:
        first = self.builder.mul(index, _WORD(len(self.places)))
        block = self.builder.bitcast(self.header.meminfos, _POINTER.as_pointer())
        return cgutils.gep(self.builder, block, self.builder.add(first, _WORD(part)))

    def bytes(self, count: Any) -> Any:
        return self.builder.mul(count, _WORD(8 * len(self.places)))

    def put_back(self, index: Any, item: Any) -> Any:
        """An item as it is used, from what its block holds."""
        for part, place in enumerate(self.places):
            item = self.builder.insert_value(item, self.builder.load(self.at(index, part)), place)
        return item

    def take_out(self, index: Any, item: Any) -> Any:
        """What the block of items holds of an item, of which the meminfos are kept here."""
        for part, place in enumerate(self.places):
            self.builder.store(self.builder.extract_value(item, place), self.at(index, part))
            item = self.builder.insert_value(item, _POINTER(None), place)
        return item


def _meminfos(instance: Any) -> _Meminfos | None:
    """Those of a list's items, if they lie apart."""
    context, builder = instance._context, instance._builder
    if not _is_apart(context):
        return None
    found = _Meminfos(context, builder, getattr(instance._ty, "container", instance._ty), instance._payload)
    return found if found.places else None


def _getitem_apart(self: Any, index: Any) -> Any:
    item = _getitem(self, index)
    apart = _meminfos(self)
    return item if apart is None else apart.put_back(index, item)


def _inititem_apart(self: Any, index: Any, value: Any, incref: bool = True) -> None:
    apart = _meminfos(self)
    if apart is not None and incref:
        self.incref_value(value)
    _inititem(self, index, value if apart is None else apart.take_out(index, value), incref and apart is None)


def _setitem_apart(self: Any, index: Any, value: Any, incref: bool, decref_old_value: bool = True) -> None:
    if _meminfos(self) is None:
        _setitem(self, index, value, incref, decref_old_value)
        return
    if decref_old_value:
        self.decref_value(self.getitem(index))
    self.inititem(index, value, incref)


def _zfill_apart(self: Any, start: Any, stop: Any) -> None:
    _zfill(self, start, stop)
    apart = _meminfos(self)
    if apart is not None:
        size = apart.bytes(self._builder.sub(stop, start))
        cgutils.memset(self._builder, apart.at(start), size, ir.IntType(8)(0))


def _move_apart(self: Any, into: Any, source: Any, count: Any) -> None:
    _move(self, into, source, count)
    apart = _meminfos(self)
    if apart is not None:
        size = 8 * len(apart.places)
        cgutils.raw_memmove(self._builder, apart.at(into), apart.at(source), count, itemsize=size)


def _allocate(cls: Any, context: Any, builder: Any, list_type: Any, nitems: Any) -> Any:
    if not _is_apart(context):
        return _allocate_ex(cls, context, builder, list_type, nitems)
    count = ir.Constant(_WORD, nitems) if isinstance(nitems, int) else nitems
    size, too_large = _bytes(context, builder, list_type, count)
    made = cls(context, builder, list_type, None)
    new = cgutils.get_or_insert_function(builder.module, ir.FunctionType(_POINTER, [_WORD]), NEW_LIST)
    meminfo = builder.call(new, [size])
    ok = builder.not_(builder.or_(too_large, cgutils.is_null(builder, meminfo)))
    with builder.if_then(ok, likely=True):
        made._list.meminfo = meminfo
        made._list.parent = context.get_constant_null(types.pyobject)
        made._payload.allocated = count
        made._payload.size = ir.Constant(_WORD, 0)
        apart = _meminfos(made)
        if apart is not None:
            made._payload.meminfos = context.nrt.allocate(builder, apart.bytes(count))
        if _is_counted(context, list_type.dtype):
            made.zfill(_WORD(0), count)
    return ok, made


def _bytes(context: Any, builder: Any, list_type: Any, count: Any) -> tuple[Any, Any]:
    """The size of so many items, and whether it is too large for a number."""
    item = _WORD(listobj.get_itemsize(context, list_type))
    found = builder.umul_with_overflow(count, item)
    return builder.extract_value(found, 0), builder.extract_value(found, 1)


class Counting(NRTContext):
    """How references are counted, with functions of their own that let go of lists of what is counted itself, and of
    instances of jitclasses.

    Numba calls one function for all that is counted, and that a destructor by its address. Here the type is known.
    """

    def get_meminfos(self, builder: Any, ty: Any, val: Any) -> list[tuple[Any, Any]]:
        return [(kind, meminfo) for kind, meminfo, _ in self._counted(builder, ty, val)]

    def _counted(self, builder: Any, ty: Any, val: Any) -> Iterator[tuple[Any, Any, Any]]:
        """The type, the meminfo and, of an instance, the data of each part of a value that is counted."""
        if isinstance(ty, (types.ClassInstanceType, types.ListType, types.DictType)):
            held = self._context.make_helper(builder, ty, val)
            yield ty, held.meminfo, builder.bitcast(held.data, _POINTER)
            return
        model = self._context.data_model_manager[ty]
        if model.has_nrt_meminfo():
            yield ty, model.get_nrt_meminfo(builder, val), None
        for part, getter in model.traverse(builder):
            yield from self._counted(builder, part, getter(val))

    def decref(self, builder: Any, typ: Any, value: Any) -> None:
        context = self._context
        for kind, meminfo, data in self._counted(builder, typ, value):
            payload = getattr(kind, "dtype", None)
            held = payload.container if isinstance(payload, types.ListPayload) else kind
            if isinstance(held, types.ClassInstanceType):
                builder.call(_release(context, builder.module, held), [meminfo, data])
            elif isinstance(held, types.DictType) or (
                isinstance(held, (types.List, types.ListType)) and _is_counted(context, held.dtype)
            ):
                builder.call(_release(context, builder.module, held), [meminfo, meminfo])
            else:
                super().decref(builder, types.MemInfoPointer(types.voidptr), meminfo)

    def meminfo_alloc_dtor(self, builder: Any, size: Any, dtor: Any) -> Any:
        """Numba's meminfo; that of an instance of a jitclass needs no destructor, since the type tells it."""
        if getattr(dtor, "name", "").startswith("_Dtor."):
            return self.meminfo_alloc(builder, size)
        return super().meminfo_alloc_dtor(builder, size, dtor)


def _is_counted(context: Any, item_type: Any) -> bool:
    return bool(context.data_model_manager[item_type].contains_nrt_meminfo())


def _release(context: Any, module: Any, ty: Any) -> Any:
    """A function that lets go of a list or an instance, given its meminfo and where its parts lie: of the parts too if
    nobody else has it."""
    signature = ir.FunctionType(ir.VoidType(), [_POINTER, _POINTER])
    function = cgutils.get_or_insert_function(module, signature, f".irad.release.{ty}")
    if not function.is_declaration:
        return function
    function.linkage = "linkonce_odr"
    builder = ir.IRBuilder(function.append_basic_block())
    meminfo, place = function.args
    with builder.if_then(cgutils.is_not_null(builder, meminfo)):
        count = builder.bitcast(meminfo, _WORD.as_pointer())
        builder.store(builder.sub(builder.load(count), _WORD(1)), count)
        with builder.if_then(builder.icmp_signed("==", builder.load(count), _WORD(0))):
            parts = _attributes if isinstance(ty, types.ClassInstanceType) else _parts_of_list
            blocks = parts(context, builder, ty, place)
            for block in (*blocks, meminfo):
                context.nrt.free(builder, block)
    builder.ret_void()
    return function


def _parts_of_list(context: Any, builder: Any, ty: Any, meminfo: Any) -> list[Any]:
    """Let go of a list's items, or of a dict's keys and values, and return the blocks that held them."""
    item_type = ty.value_type if isinstance(ty, types.DictType) else ty.dtype
    held = listobj.ListInstance(context, builder, types.List(item_type), None)
    held._list.meminfo = meminfo
    with cgutils.for_range(builder, held.size, intp=_WORD) as loop:
        held.decref_value(held.getitem(loop.index))
    if isinstance(ty, types.DictType):
        dictobject._call_dict_free(context, builder, _keys(context, builder, ty, meminfo))
    return [held._payload.items] if _meminfos(held) is None else [held._payload.items, held._payload.meminfos]


def _attributes(context: Any, builder: Any, ty: Any, block: Any) -> list[Any]:
    """Let go of an instance's attributes, and return the block that held them."""
    builder.call(imp_dtor(context, builder.module, ty), [block, _WORD(0), _POINTER(None)])
    return [block]


def _resize_apart(self: Any, new_size: Any) -> None:
    context, builder = self._context, self._builder
    if not _is_apart(context):
        _resize(self, new_size)
        return
    allocated = self._payload.allocated

    def move_to(count: Any) -> None:
        size, too_large = _bytes(context, builder, self._ty, count)
        with builder.if_then(too_large, likely=False):
            context.call_conv.return_user_exc(builder, MemoryError, ("cannot resize list",))
        moved = context.nrt.meminfo_varsize_realloc_unchecked(builder, self._list.meminfo, size=size)
        cgutils.guard_memory_error(context, builder, moved, "cannot resize list")
        apart = _meminfos(self)
        if apart is not None:
            moved = _reallocate(builder, self._payload.meminfos, apart.bytes(count))
            cgutils.guard_memory_error(context, builder, moved, "cannot resize list")
            self._payload.meminfos = moved
        self._payload.allocated = count

    if _is_counted(context, self.dtype):
        # Numba moves items down and leaves copies of the last ones behind, which the next item would let go of.
        with builder.if_then(builder.icmp_signed("<", new_size, self.size)):
            self.zfill(new_size, self.size)
    with builder.if_then(builder.icmp_signed("<", allocated, new_size), likely=False):
        more = builder.add(_WORD(8), builder.add(new_size, builder.ashr(new_size, _WORD(2))))
        move_to(more)
        if _is_counted(context, self.dtype):
            self.zfill(self.size, more)
    self._payload.size = new_size


def _reallocate(builder: Any, block: Any, size: Any) -> Any:
    signature = ir.FunctionType(_POINTER, [_POINTER, _WORD])
    return builder.call(cgutils.get_or_insert_function(builder.module, signature, "NRT_Reallocate"), [block, size])


_container_get_data = dictobject._container_get_data
_get_list_payload = listobj.get_list_payload
_allocate_ex = vars(listobj.ListInstance)["allocate_ex"].__func__
_getitem = listobj._ListPayloadMixin.getitem
_inititem = listobj.ListInstance.inititem
_move = listobj.ListInstance.move
_resize = listobj.ListInstance.resize
_setitem = listobj.ListInstance.setitem
_zfill = listobj.ListInstance.zfill
_REPLACED = (
    (dictobject, "_container_get_data", _container_data),
    (listobj, "get_list_payload", _payload),
    (listobj._ListPayloadMixin, "getitem", _getitem_apart),
    (listobj.ListInstance, "allocate_ex", classmethod(_allocate)),
    (listobj.ListInstance, "inititem", _inititem_apart),
    (listobj.ListInstance, "move", _move_apart),
    (listobj.ListInstance, "resize", _resize_apart),
    (listobj.ListInstance, "setitem", _setitem_apart),
    (listobj.ListInstance, "zfill", _zfill_apart),
)


@contextmanager
def lists_apart() -> Iterator[None]:
    """While this lasts, contexts that say ``lists_apart`` have lists of this kind. To be used under Numba's lock."""
    before = [(owner, name, vars(owner)[name]) for owner, name, _ in _REPLACED]
    for owner, name, own in _REPLACED:
        setattr(owner, name, own)
    try:
        yield
    finally:
        for owner, name, theirs in before:
            setattr(owner, name, theirs)
