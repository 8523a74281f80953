"""What regions are handed for `copyin` is put aside; where a region does more with an address, it stays as it is."""

from __future__ import annotations

import pytest

from irad.frontends.fortran.copyin import put_values_aside
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module

PROGRAM = """
@v = global [3 x double] zeroinitializer
@v.cache = global ptr null
@other = global double 0.0

declare i32 @__kmpc_global_thread_num(ptr)
declare ptr @__kmpc_threadprivate_cached(ptr, i32, ptr, i64, ptr)
declare void @__kmpc_fork_call(ptr, i32, ptr, ...)
declare void @__kmpc_barrier(ptr, i32)
declare void @elsewhere(ptr)

define void @start(double %x) {
  %fields = alloca { ptr }
  %number = call i32 @__kmpc_global_thread_num(ptr null)
  %own = call ptr @__kmpc_threadprivate_cached(ptr null, i32 %number, ptr @v, i64 24, ptr @v.cache)
  %part = getelementptr double, ptr %own, i64 2
  store double %x, ptr %part
  store ptr %part, ptr %fields
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr null, i32 1, ptr @region, ptr %fields)
  ret void
}

define internal void @region(ptr %tid, ptr %zero, ptr %fields) {
  %handed = load ptr, ptr %fields
  %number = call i32 @__kmpc_global_thread_num(ptr null)
  %own = call ptr @__kmpc_threadprivate_cached(ptr null, i32 %number, ptr @v, i64 24, ptr @v.cache)
  %part = getelementptr double, ptr %own, i64 2
BODY
  call void @__kmpc_barrier(ptr null, i32 %number)
AFTER
  ret void
}
"""
COPY = """  %value = load double, ptr %handed
  store double %value, ptr %part"""


def changed(body: str, after: str = "") -> str | None:
    """The program with such a region after the rewriting; None if it stays as it is."""
    module = parse_module(PROGRAM.replace("BODY", body).replace("AFTER", after))
    return print_module(module) if put_values_aside(module) else None


def test_value_is_put_aside() -> None:
    text = changed(COPY)
    assert text is not None
    start = text.split("define void @start")[1].split("}\n\n")[0]
    assert "alloca [3 x double]" in start
    assert start.index("llvm.memcpy") < start.index("__kmpc_fork_call")
    assert start.index("store double") < start.index("llvm.memcpy")


@pytest.mark.parametrize(
    ("body", "after"),
    [
        (COPY, "  %late = load double, ptr %handed\n  store double %late, ptr @other"),
        (COPY, "  store double 1.0, ptr %handed"),
        (COPY, "  call void @elsewhere(ptr %handed)"),
        ("  call void @elsewhere(ptr null)\n" + COPY, ""),
        ("  store double 1.0, ptr @other\n" + COPY, ""),
        ("  store ptr %handed, ptr @other", ""),
    ],
    ids=["read behind a barrier", "written", "passed on", "a call before", "a write before", "kept"],
)
def test_other_regions_stay(body: str, after: str) -> None:
    assert changed(body, after) is None


def test_region_without_copies_of_its_own_stays() -> None:
    text = PROGRAM.replace("BODY", "  %value = load double, ptr %handed").replace("AFTER", "")
    asked = "  %own = call ptr @__kmpc_threadprivate_cached(ptr null, i32 %number, ptr @v, i64 24, ptr @v.cache)\n"
    head, region = text.split("define internal")
    module = parse_module(f"{head}define internal{region.replace(asked, '').replace('%own', '%tid')}")
    assert not put_values_aside(module)
