"""A region is told what the descriptors are that it is handed, where everything that fills them agrees."""

from __future__ import annotations

import pytest

from irad.frontends.fortran.descriptors import tell_kinds
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module

KIND = "{ ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }"
DOUBLES = f"{KIND} {{ ptr null, i64 8, i32 1, i8 1, i8 28, i8 2, i8 0, [1 x [3 x i64]] [[3 x i64] zeroinitializer] }}"
FLOATS = DOUBLES.replace("i64 8,", "i64 4,").replace("i8 28", "i8 27")
PROGRAM = f"""
declare void @__kmpc_fork_call(ptr, i32, ptr, ...)
declare void @_FortranAAssign(ptr, ptr, ptr, i32)
declare void @elsewhere(ptr)

define void @start(ptr %given) {{
  %fields = alloca {{ ptr }}
  %array = alloca {KIND}
  %other = alloca {KIND}
FILL
  store ptr %array, ptr %fields
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr null, i32 1, ptr @region, ptr %fields)
  ret void
}}

define internal void @region(ptr %tid, ptr %zero, ptr %fields) {{
  %handed = load ptr, ptr %fields
USE
  ret void
}}
"""
FILL = f"  store {DOUBLES}, ptr %array"
ASSIGN = "  call void @_FortranAAssign(ptr %handed, ptr null, ptr null, i32 1)"


def told(fill: str, use: str = ASSIGN) -> str:
    """The region after the rewriting."""
    module = parse_module(PROGRAM.replace("FILL", fill).replace("USE", use))
    changed = tell_kinds(module)
    region = print_module(module).split("define internal")[1]
    assert changed == ("llvm.assume" in region)
    return region


def test_kind_is_told_in_front_of_the_call() -> None:
    region = told(FILL)
    assert region.count("llvm.assume") == 5
    assert region.rindex("llvm.assume") < region.index("_FortranAAssign")
    assert [n for n in ("i64 8", "i8 1", "i8 28", "i8 2", "i8 0") if f", {n.split()[1]}\n" not in region] == []


def test_what_differs_is_not_told() -> None:
    region = told(f"{FILL}\n  store {FLOATS}, ptr %array")
    assert region.count("llvm.assume") == 3  # neither size nor type


@pytest.mark.parametrize(
    ("fill", "use"),
    [
        ("  call void @elsewhere(ptr %array)", ASSIGN),
        ("  call void @llvm.memcpy.p0.p0.i64(ptr %array, ptr %given, i64 48, i1 false)", ASSIGN),
        (f"{FILL}\n  %part = getelementptr i8, ptr %array, i64 21\n  store i8 1, ptr %part", ASSIGN),
        (FILL, "  call void @elsewhere(ptr %handed)"),
    ],
    ids=["filled elsewhere", "copied from somewhere", "filled in parts", "not handed to the library"],
)
def test_nothing_is_told(fill: str, use: str) -> None:
    assert "llvm.assume" not in told(fill, use)


def test_copies_between_local_descriptors_are_followed() -> None:
    copied = "  call void @llvm.memcpy.p0.p0.i32(ptr %array, ptr %other, i32 48, i1 false)"
    assert told(f"  store {DOUBLES}, ptr %other\n{copied}").count("llvm.assume") == 5
