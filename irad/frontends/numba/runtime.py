"""Numba's run-time functions, defined in LLVM IR.

Numba keeps each array, list and other managed object behind a *meminfo*, a reference-counted header::

    offset  0   i64  reference count, 1 at birth
            8   ptr  destructor: void (ptr data, i64 size, ptr info), or null
           16   ptr  the destructor's info
           24   ptr  data
           32   i64  size of the data in bytes
           40   ptr  external allocator (always null here)

An array value is ``{ptr meminfo, ptr parent, i64 nitems, i64 itemsize, ptr data, [n x i64] shape,
[n x i64] strides}``. A null meminfo means borrowed memory: ``NRT_incref`` and ``NRT_decref`` ignore it.

==================================  ==========================================================================
``NRT_MemInfo_alloc(size)``         a new meminfo; its data is what ``np.empty`` and the like fill
``…_alloc_aligned(size, i32)``      the same, the data aligned
``…_alloc_safe``, ``…_safe_aligned``  the same (in debugging the bytes are marked), also ``…_external``
``…_alloc_dtor(size, dtor)``        the same with a destructor, also ``…_dtor_safe``
``…_new_varsize(size)``             a meminfo whose data can be replaced: what a list is
``…_new_varsize_dtor(size, dtor)``  the same; ``dtor`` is a ``void (ptr data)``
``…_varsize_alloc``, ``…_realloc``, ``…_free``  replace, grow, release that data
``NRT_MemInfo_data_fast(mi)``       the data pointer
``NRT_incref``, ``NRT_decref``      count; at 0 the destructor runs and both blocks are released
``NRT_Allocate``, ``NRT_Free``      bare memory, as ``NRT_Reallocate``
``irad_nrt_new_list(size)``         what a list is here (see :mod:`irad.frontends.numba.lists`)
==================================  ==========================================================================

The definitions here keep that layout and differ in four ways. Header and data are two blocks from
``malloc``, so stores through the data pointer cannot touch the count: LLVM folds the counting of an array
that stays in the kernel and deletes the header, and what is left is one ``malloc`` and one ``free`` for the
data. Counting is not atomic, as nothing here is shared between threads. What only a destructor reads is left
unset in a module that has none which does anything. And the data has the alignment of ``malloc``, which is
what Numba's loads and stores presume. Nothing made by these functions may reach Numba's own run-time system.
"""

from __future__ import annotations

from irad.frontends.numba.lists import NEW_LIST

__all__ = ["WITH_DESTRUCTOR", "runtime_ir"]

_HEADER = "{ i64, ptr, ptr, ptr, i64, ptr }"

# The plain allocators differ only in parameters that have no meaning here.
_ALLOCATORS = {
    "NRT_MemInfo_alloc": "i64 %size",
    "NRT_MemInfo_alloc_safe": "i64 %size",
    "NRT_MemInfo_alloc_external": "i64 %size, ptr %allocator",
    "NRT_MemInfo_alloc_aligned": "i64 %size, i32 %align",
    "NRT_MemInfo_alloc_safe_aligned": "i64 %size, i32 %align",
    "NRT_MemInfo_alloc_safe_aligned_external": "i64 %size, i32 %align, ptr %allocator",
    "NRT_MemInfo_new_varsize": "i64 %size",
}


def _field(name: str, index: int) -> str:
    return f"%{name}.at = getelementptr inbounds {_HEADER}, ptr %mi, i32 0, i32 {index}"


def _new_meminfo(destructors: bool) -> str:
    described = f"""
  {_field("dtor", 1)}
  {_field("info", 2)}
  {_field("size", 4)}
  store ptr %dtor, ptr %dtor.at
  store ptr %info, ptr %info.at
  store i64 %size, ptr %size.at"""
    return f"""
define ptr @irad_nrt_new(i64 %size, ptr %dtor, ptr %info) alwaysinline {{
entry:
  %data = call noalias ptr @malloc(i64 %size)
  %no.data = icmp eq ptr %data, null
  br i1 %no.data, label %fail, label %header
header:
  %mi = call noalias ptr @malloc(i64 48)
  %no.mi = icmp eq ptr %mi, null
  br i1 %no.mi, label %release, label %fill
fill:
  {_field("data", 3)}
  store i64 1, ptr %mi
  store ptr %data, ptr %data.at{described if destructors else ""}
  ret ptr %mi
release:
  call void @free(ptr %data)
  br label %fail
fail:
  ret ptr null
}}
"""


def _allocator(name: str, parameters: str) -> str:
    return f"""
define ptr @{name}({parameters}) alwaysinline {{
  %mi = call ptr @irad_nrt_new(i64 %size, ptr null, ptr null)
  ret ptr %mi
}}
"""


def _allocator_with_destructor(name: str) -> str:
    return f"""
define ptr @{name}(i64 %size, ptr %dtor) alwaysinline {{
  %none = icmp eq ptr %dtor, null
  %run = select i1 %none, ptr null, ptr @irad_nrt_run_dtor
  %mi = call ptr @irad_nrt_new(i64 %size, ptr %run, ptr %dtor)
  ret ptr %mi
}}
"""


def _counting(destructors: bool) -> str:
    destroy = f"""
  {_field("dtor", 1)}
  {_field("info", 2)}
  {_field("size", 4)}
  %dtor = load ptr, ptr %dtor.at
  %plain = icmp eq ptr %dtor, null
  br i1 %plain, label %release, label %call
call:
  %info = load ptr, ptr %info.at
  %before = load ptr, ptr %data.at
  %size = load i64, ptr %size.at
  call void %dtor(ptr %before, i64 %size, ptr %info)
  br label %release
release:"""
    return f"""
define void @NRT_incref(ptr %mi) alwaysinline {{
entry:
  %borrowed = icmp eq ptr %mi, null
  br i1 %borrowed, label %done, label %count
count:
  %old = load i64, ptr %mi
  %new = add i64 %old, 1
  store i64 %new, ptr %mi
  br label %done
done:
  ret void
}}

define void @NRT_decref(ptr %mi) alwaysinline {{
entry:
  %borrowed = icmp eq ptr %mi, null
  br i1 %borrowed, label %done, label %count
count:
  %old = load i64, ptr %mi
  %new = sub i64 %old, 1
  store i64 %new, ptr %mi
  %last = icmp eq i64 %new, 0
  br i1 %last, label %destroy, label %done
destroy:
  {_field("data", 3)}{destroy if destructors else ""}
  %data = load ptr, ptr %data.at
  call void @free(ptr %data)
  call void @free(ptr %mi)
  br label %done
done:
  ret void
}}
"""


def _variable_size() -> str:
    return f"""
define ptr @NRT_MemInfo_new_varsize_dtor(i64 %size, ptr %dtor) alwaysinline {{
  %none = icmp eq ptr %dtor, null
  %run = select i1 %none, ptr null, ptr @irad_nrt_run_varsize_dtor
  %mi = call ptr @irad_nrt_new(i64 %size, ptr %run, ptr %dtor)
  ret ptr %mi
}}

define ptr @NRT_MemInfo_varsize_alloc(ptr %mi, i64 %size) alwaysinline {{
  {_field("data", 3)}
  %data = call noalias ptr @malloc(i64 %size)
  store ptr %data, ptr %data.at
  ret ptr %data
}}

define ptr @NRT_MemInfo_varsize_realloc(ptr %mi, i64 %size) alwaysinline {{
  {_field("data", 3)}
  %old = load ptr, ptr %data.at
  %data = call noalias ptr @realloc(ptr %old, i64 %size)
  %failed = icmp eq ptr %data, null
  %keep = select i1 %failed, ptr %old, ptr %data
  store ptr %keep, ptr %data.at
  ret ptr %data
}}

define void @NRT_MemInfo_varsize_free(ptr %mi, ptr %block) alwaysinline {{
  {_field("data", 3)}
  %data = load ptr, ptr %data.at
  %own = icmp eq ptr %data, %block
  %keep = select i1 %own, ptr null, ptr %data
  call void @free(ptr %block)
  store ptr %keep, ptr %data.at
  ret void
}}
"""


def _new_list() -> str:
    return f"""
define ptr @{NEW_LIST}(i64 %size) alwaysinline {{
entry:
  %data = call noalias ptr @malloc(i64 %size)
  %mi = call noalias ptr @malloc(i64 80)
  %data.at = getelementptr inbounds {_HEADER}, ptr %mi, i32 0, i32 3
  store i64 1, ptr %mi
  store ptr %data, ptr %data.at
  ret ptr %mi
}}
"""


def _rest() -> str:
    return f"""
define void @irad_nrt_run_dtor(ptr %data, i64 %size, ptr %dtor) alwaysinline {{
  call void %dtor(ptr %data, i64 %size, ptr null)
  ret void
}}

define void @irad_nrt_run_varsize_dtor(ptr %data, i64 %size, ptr %dtor) alwaysinline {{
  call void %dtor(ptr %data)
  ret void
}}

define ptr @NRT_MemInfo_data_fast(ptr %mi) alwaysinline {{
  {_field("data", 3)}
  %data = load ptr, ptr %data.at
  ret ptr %data
}}

define ptr @NRT_Allocate(i64 %size) alwaysinline {{
  %block = call noalias ptr @malloc(i64 %size)
  ret ptr %block
}}

define ptr @NRT_Reallocate(ptr %old, i64 %size) alwaysinline {{
  %block = call noalias ptr @realloc(ptr %old, i64 %size)
  ret ptr %block
}}

define void @NRT_Free(ptr %block) alwaysinline {{
  call void @free(ptr %block)
  ret void
}}

declare noalias ptr @malloc(i64) nounwind willreturn memory(inaccessiblemem: readwrite)
  allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare noalias ptr @realloc(ptr allocptr, i64) nounwind willreturn
  memory(argmem: readwrite, inaccessiblemem: readwrite) allockind("realloc") allocsize(1)
  "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
  allockind("free") "alloc-family"="malloc"
"""


WITH_DESTRUCTOR = ("NRT_MemInfo_alloc_dtor", "NRT_MemInfo_alloc_dtor_safe", "NRT_MemInfo_new_varsize_dtor")
"""What is called with a destructor, as the second argument."""


def runtime_ir(destructors: bool) -> str:
    """Definitions of the run-time functions.

    Without ``destructors`` releasing a block never looks for one, and those that are given are forgotten.
    """
    parts = [
        _new_meminfo(destructors),
        *(_allocator(name, parameters) for name, parameters in _ALLOCATORS.items()),
        *(_allocator_with_destructor(name) for name in WITH_DESTRUCTOR[:2]),
        _counting(destructors),
        _variable_size(),
        _new_list(),
        _rest(),
    ]
    return "\n".join(parts)
