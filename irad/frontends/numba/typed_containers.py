"""Typed lists and dicts of Numba as lists whose items lie apart.

Numba keeps both in C code that moves bytes, of which nothing tells what they are. While a kernel is lowered for irad, a
typed list is a list as in :mod:`irad.frontends.numba.lists`. A dict is a list of values, and a dict of Numba's, from
each key to the place of its value in that list: so the C code sees keys and places alone, which carry no derivative.
The value of a key that is taken out stays in its place until the dict goes.

Typed values keep Numba's form ``{ptr meminfo, ptr data}``: the meminfo is that of the list, and ``data`` is null.
Numba's dict is kept in the list's header, as an integer: the C code's memory is its own, and no pointer leads there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import RefType, iternext_impl
from numba.cpython import listobj
from numba.typed import dictobject, listobject

from irad.frontends.numba.kernel import NumbaUnsupported

__all__ = ["DICTS", "DICT_IR", "DICT_SYMBOLS", "implementation"]

_WORD = ir.IntType(64)
_STATUS = ir.IntType(32)
_POINTER = ir.IntType(8).as_pointer()
_OK = _STATUS(0)

DICTS = "numba_dict_"
"""How the names of the C functions of Numba's dicts begin."""
_HANDLED = {
    "new_sized": "i32 (out, i64, i64, i64)",
    "set_method_table": "void (dict, in)",
    "insert": "i32 (dict, in, i64, in, out)",
    "length": "i64 (dict)",
    "lookup": "i64 (dict, in, i64, out)",
    "delitem": "i32 (dict, i64, i64)",
    "popitem": "i32 (dict, out, out)",
    "iter": "void (ptr, dict)",
    "iter_next": "i32 (ptr, out, out)",
    "free": "void (dict)",
    "copy": "void (out, i64, i64)",
}
"""Their types, by the rest of their names."""


def _handled() -> Iterator[str]:
    """Definitions of the C functions by those that take a dict as an integer, called ``irad_dict_…``.

    So no pointer leads to what the C code keeps, and none that is loaded from memory can be one to it.
    """
    access = {"ptr": "ptr captures(none)", "in": "ptr readonly captures(none)", "out": "ptr writeonly captures(none)"}
    for name, type_ in _HANDLED.items():
        result, given = type_.removesuffix(")").split(" (")
        words = given.split(", ")
        told = ", ".join("i64" if w == "dict" else access.get(w, w) for w in words)
        own = ", ".join(f"{'i64' if w == 'i64' else 'ptr'} %{i}" for i, w in enumerate(words))
        passed = [
            "i64 %word" if w == "dict" else f"i64 %{i}" if w == "i64" else f"ptr %{i}" for i, w in enumerate(words)
        ]
        lines = [f"%word = ptrtoint ptr %{words.index('dict')} to i64"] if "dict" in words else []
        after = []
        if name == "new_sized":
            passed[0] = "ptr %new"
            lines = ["%new = alloca i64", "store i64 0, ptr %new"]
            after = ["%word = load i64, ptr %new", "%dict = inttoptr i64 %word to ptr", "store ptr %dict, ptr %0"]
        made = "" if result == "void" else " %made"
        lines += [f"{made and '%made = '}call {result} @irad_dict_{name}({', '.join(passed)})", *after]
        yield f"declare {result} @irad_dict_{name}({told}) nounwind\n"
        yield f"define {result} @{DICTS}{name}({own}) alwaysinline {{\n"
        yield "\n".join([*lines, f"ret {result}{made}", "}\n"])


DICT_IR = "".join(_handled())
DICT_SYMBOLS = {f"irad_dict_{name}": f"{DICTS}{name}" for name in _HANDLED} | {"irad_dict_copy": "memcpy"}
"""The functions of C that are called by other names."""


def implementation(fn: Any, signature: Any) -> Callable[..., Any] | None:
    """What is lowered in the place of an intrinsic of Numba's, or of a built-in function for some types; or None."""
    if fn == "iternext":
        return _NEXT.get(type(signature.args[0]))
    return _INSTEAD.get(getattr(fn, "typing_key", None))


def _items(context: Any, builder: Any, item_type: Any, meminfo: Any) -> Any:
    """The list behind a meminfo."""
    found = listobj.ListInstance(context, builder, types.List(item_type), None)
    found._list.meminfo = meminfo
    return found


def _new_items(context: Any, builder: Any, item_type: Any, count: Any) -> Any:
    ok, made = listobj.ListInstance.allocate_ex(context, builder, types.List(item_type), count)
    with builder.if_then(builder.not_(ok), likely=False):
        context.call_conv.return_user_exc(builder, MemoryError, ("cannot allocate list",))
    return made


def _append(items: Any, item: Any) -> Any:
    """Append an item, and return its place."""
    place = items.size
    items.resize(items._builder.add(place, _WORD(1)))
    items.inititem(place, item, incref=True)
    return place


# Typed lists


def _of(context: Any, builder: Any, signature: Any, args: Sequence[Any]) -> Any:
    """The items of the typed list or dict that is the first argument, which is one: a value that is not there, on a way
    that is never gone, has no items."""
    ty = signature.args[0]
    item_type = ty.value_type if isinstance(ty, types.DictType) else ty.item_type
    meminfo = context.make_helper(builder, ty, args[0]).meminfo
    builder.assume(cgutils.is_not_null(builder, meminfo))
    return _items(context, builder, item_type, meminfo)


def _list_new(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return _new_items(context, builder, signature.args[0].instance_type, args[1]).meminfo


def _make_list(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    made = context.make_helper(builder, signature.return_type)
    made.meminfo = args[1]
    made.data = _POINTER(None)
    return made._getvalue()


def _nothing(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return context.get_dummy_value()


def _list_length(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return _of(context, builder, signature, args).size


def _fix_index(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    index = context.cast(builder, args[1], signature.args[1], types.intp)
    from_end = builder.add(index, _of(context, builder, signature, args).size)
    return builder.select(builder.icmp_signed("<", index, _WORD(0)), from_end, index)


def _list_allocated(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return _of(context, builder, signature, args)._payload.allocated


def _list_is_mutable(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return _STATUS(1)


def _list_set_is_mutable(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    raise NumbaUnsupported(
        "the kernel makes a typed list immutable", "in irad's kernels lists can be written to", "leave the list mutable"
    )


def _list_append(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    _append(_of(context, builder, signature, args), args[1])
    return _OK


def _getitem(borrowed: bool) -> Callable[..., Any]:
    def read(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        item_type = signature.args[0].item_type
        item = _of(context, builder, signature, args).getitem(args[1])
        if not borrowed:
            context.nrt.incref(builder, item_type, item)
        if not isinstance(item_type, types.NoneType):
            item = context.make_optional_value(builder, item_type, item)
        return context.make_tuple(builder, signature.return_type, [_OK, item])

    return read


def _list_setitem(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    _of(context, builder, signature, args).setitem(args[1], args[2], incref=True)
    return _OK


def _list_delitem(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    items = _of(context, builder, signature, args)
    index, after = args[1], builder.add(args[1], _WORD(1))
    items.decref_value(items.getitem(index))
    items.move(index, after, builder.sub(items.size, after))
    items.resize(builder.sub(items.size, _WORD(1)))
    return _OK


def _list_delete_slice(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    def delete(held: Any, start: Any, stop: Any, step: Any) -> Any:
        if step < 0:
            count = max(0, (start - stop - step - 1) // -step)
            start, stop, step = start + step * (count - 1), start + 1, -step
        kept = start
        for i in range(start, len(held)):
            if i >= stop or (i - start) % step != 0:
                held[kept] = held[i]
                kept += 1
        while len(held) > kept:
            held.pop()
        return 0

    held = signature.args[0]
    return context.compile_internal(builder, delete, types.int32(held, *[types.intp] * 3), args)


@iternext_impl(RefType.BORROWED)
def _next_of_list(context: Any, builder: Any, signature: Any, args: Any, result: Any) -> None:
    [ty] = signature.args
    iterator = context.make_helper(builder, ty, args[0])
    meminfo = context.make_helper(builder, ty.parent, iterator.parent).meminfo
    items = _items(context, builder, ty.parent.item_type, meminfo)
    with builder.if_then(builder.icmp_signed("!=", iterator.size, items.size), likely=False):
        context.call_conv.return_user_exc(builder, RuntimeError, ("list was mutated during iteration",))
    index = builder.load(iterator.index)
    is_valid = builder.icmp_signed("<", index, items.size)
    result.set_valid(is_valid)
    with builder.if_then(is_valid):
        result.yield_(items.getitem(index))
        builder.store(builder.add(index, _WORD(1)), iterator.index)


# Dicts: what concerns keys is Numba's, of a dict from these keys to places.


def _of_places(ty: Any) -> Any:
    return types.DictType(ty.key_type, types.int64)


def _numbas(intrinsic: Any, context: Any, builder: Any, given: Sequence[Any], args: Sequence[Any]) -> Any:
    signature, generate = intrinsic._defn(context.typing_context, *given)
    return generate(context, builder, signature, args)


def _new_keys(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    count, key, _ = signature.args
    return _numbas(dictobject._dict_new_sized, context, builder, (count, key, types.TypeRef(types.int64)), args)


def _set_methods_of_keys(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    ptr, key, _ = signature.args
    given = (ptr, key, types.TypeRef(types.int64))
    return _numbas(dictobject._dict_set_method_table, context, builder, given, args)


def _make_dict(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    values = _new_items(context, builder, signature.return_type.value_type, 8)
    values._payload.keys = builder.ptrtoint(args[2], _WORD)
    made = context.make_helper(builder, signature.return_type)
    made.meminfo = values.meminfo
    made.data = _POINTER(None)
    return made._getvalue()


def _place(context: Any, builder: Any, ty: Any, key_types: Sequence[Any], args: Sequence[Any]) -> tuple[Any, Any, Any]:
    """Numba's index of a key, whether the key is there, and the place of its value."""
    found = _numbas(dictobject._dict_lookup, context, builder, (_of_places(ty), *key_types), args)
    index, place = cgutils.unpack_tuple(builder, found)
    place = context.make_helper(builder, types.Optional(types.int64), place)
    return index, builder.icmp_signed(">", index, index.type(int(dictobject.DKIX.EMPTY))), place.data


def _dict_insert(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    ty, key, hashed, _ = signature.args
    values = _of(context, builder, signature, args)
    _, is_there, place = _place(context, builder, ty, (key, hashed), args[:3])
    status = cgutils.alloca_once_value(builder, _STATUS(int(dictobject.Status.OK_REPLACED)))
    with builder.if_else(is_there) as (replace, insert):
        with replace:
            values.setitem(place, args[3], incref=True)
        with insert:
            new = _append(values, args[3])
            given = (_of_places(ty), key, hashed, types.int64)
            builder.store(_numbas(dictobject._dict_insert, context, builder, given, (*args[:3], new)), status)
    return builder.load(status)


def _dict_lookup(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    ty, key, hashed = signature.args
    index, is_there, place = _place(context, builder, ty, (key, hashed), args)
    found = cgutils.alloca_once_value(builder, context.make_optional_none(builder, ty.value_type))
    with builder.if_then(is_there):
        value = _of(context, builder, signature, args).getitem(place)
        context.nrt.incref(builder, ty.value_type, value)
        builder.store(context.make_optional_value(builder, ty.value_type, value), found)
    return context.make_tuple(builder, signature.return_type, [index, builder.load(found)])


def _dict_popitem(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    [ty] = signature.args
    status, popped = cgutils.unpack_tuple(
        builder, _numbas(dictobject._dict_popitem, context, builder, (_of_places(ty),), args)
    )
    pair = types.Tuple([ty.key_type, types.int64])
    popped = context.make_helper(builder, types.Optional(pair), popped)
    found_type = signature.return_type[1]
    found = cgutils.alloca_once_value(builder, context.make_optional_none(builder, found_type.type))
    with builder.if_then(builder.icmp_signed("==", status, _OK)):
        key, place = cgutils.unpack_tuple(builder, popped.data)
        value = _of(context, builder, signature, args).getitem(place)
        context.nrt.incref(builder, ty.value_type, value)
        item = context.make_tuple(builder, found_type.type, [key, value])
        builder.store(context.make_optional_value(builder, found_type.type, item), found)
    return context.make_tuple(builder, signature.return_type, [status, builder.load(found)])


def _copied(context: Any, builder: Any, address: Any, kind: Any) -> Any:
    """A place with a copy of what Numba's dict keeps at an address."""
    into = cgutils.alloca_once(builder, kind)
    of_function = ir.FunctionType(ir.VoidType(), [_POINTER, _WORD, _WORD])
    copy = cgutils.get_or_insert_function(builder.module, of_function, f"{DICTS}copy")
    size = _WORD(context.get_abi_sizeof(kind))
    builder.call(copy, [builder.bitcast(into, _POINTER), builder.load(address), size])
    return into


@iternext_impl(RefType.BORROWED)
def _next_of_dict(context: Any, builder: Any, signature: Any, args: Any, result: Any) -> None:
    [ty] = signature.args
    if isinstance(ty.parent.value_type, types.DictType) and not isinstance(ty.iterable, types.DictKeysIterableType):
        raise NumbaUnsupported(
            "the kernel loops over the values of a dict of dicts",
            "dicts that such a loop hands out are not counted as they are elsewhere",
            "loop over its keys: for key in d: inner = d[key]",
        )
    iterator = context.make_helper(builder, ty, args[0])
    addresses = [cgutils.alloca_once(builder, _WORD) for _ in range(2)]
    of_function = ir.FunctionType(_STATUS, [_POINTER, *[_WORD.as_pointer()] * 2])
    advance = cgutils.get_or_insert_function(builder.module, of_function, f"{DICTS}iter_next")
    is_valid = builder.icmp_unsigned("==", builder.call(advance, [iterator.state, *addresses]), _OK)
    result.set_valid(is_valid)
    with builder.if_then(is_valid):
        model = context.data_model_manager[ty.parent.key_type]
        key = model.load_from_data_pointer(builder, _copied(context, builder, addresses[0], model.get_data_type()))
        if isinstance(ty.iterable, types.DictKeysIterableType):
            result.yield_(key)
        else:
            place = builder.load(_copied(context, builder, addresses[1], _WORD))
            meminfo = context.make_helper(builder, ty.parent, iterator.parent).meminfo
            value = _items(context, builder, ty.parent.value_type, meminfo).getitem(place)
            is_pair = isinstance(ty.iterable, types.DictItemsIterableType)
            result.yield_(context.make_tuple(builder, ty.yield_type, [key, value]) if is_pair else value)


_NEXT: dict[type, Callable[..., Any]] = {
    types.DictIteratorType: _next_of_dict,
    types.ListTypeIteratorType: _next_of_list,
}
_INSTEAD: dict[Any, Callable[..., Any]] = {
    listobject._list_new: _list_new,
    listobject._list_set_method_table: _nothing,
    listobject._make_list: _make_list,
    listobject._list_length: _list_length,
    listobject.fix_index: _fix_index,
    listobject._list_allocated: _list_allocated,
    listobject._list_is_mutable: _list_is_mutable,
    listobject._list_set_is_mutable: _list_set_is_mutable,
    listobject._list_append: _list_append,
    listobject._list_getitem: _getitem(False),
    listobject._list_getitem_borrowed: _getitem(True),
    listobject._list_setitem: _list_setitem,
    listobject._list_delitem: _list_delitem,
    listobject._list_delete_slice: _list_delete_slice,
    dictobject._dict_new_sized: _new_keys,
    dictobject._dict_set_method_table: _set_methods_of_keys,
    dictobject._make_dict: _make_dict,
    dictobject._dict_insert: _dict_insert,
    dictobject._dict_lookup: _dict_lookup,
    dictobject._dict_popitem: _dict_popitem,
}
