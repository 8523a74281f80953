"""Where checks of accesses are put."""

from __future__ import annotations

import llvmlite.binding as llvm

from irad.transform.bounds import is_checked, with_checks

MERGED = """
define double @f(ptr readonly %x, ptr %z, i1 %c) memory(argmem: read) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %x, %entry ], [ %next, %loop ]
  %v = load double, ptr %p, align 8
  %next = getelementptr i8, ptr %p, i64 8
  br i1 %c, label %loop, label %behind

behind:
  %q = select i1 %c, ptr %x, ptr %z
  %w = load double, ptr %q, align 8
  %sum = fadd double %v, %w
  ret double %sum
}
"""


def checked(text: str) -> str:
    """Checked, and LLVM has nothing against it."""
    module = llvm.parse_assembly(with_checks(text))
    module.verify()
    return str(module)


def test_one_question_for_each_pointer_that_is_handed_over() -> None:
    made = checked(MERGED)
    assert made.count("call i64 @irad_extent_begin") == 2  # x and z
    assert made.count("call i32 @irad_extent_holds") == 2
    loop = made[made.index("\nloop:") : made.index("\nbehind:")]
    assert "irad_extent_begin" not in loop
    assert "select i1 %c, i64" in made


def test_what_is_read_is_zero_where_nothing_is_read() -> None:
    made = checked(MERGED)
    assert "phi double [ 0.000000e+00, %irad.bounds." in made


def test_promises_are_withdrawn() -> None:
    made = checked(MERGED)
    (line,) = (x for x in made.splitlines() if x.startswith("define double @f"))
    assert "memory(" not in line and "#" not in line


def test_arrays_of_its_own_are_noted_where_they_are_handed_on() -> None:
    made = checked("""
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @use(ptr)
define void @f(i64 %n) {
  %kept = alloca [8 x double], align 8
  %given = alloca [8 x double], align 8
  store double 0.0, ptr %kept, align 8
  call void @use(ptr %given)
  %m = call ptr @malloc(i64 %n)
  store double 0.0, ptr %m, align 8
  call void @free(ptr %m)
  ret void
}
""")
    assert "irad_extent_note(ptr %kept" not in made
    assert "irad_extent_note(ptr %given, i64 64)" in made
    assert "irad_extent_note(ptr %m, i64 %n)" in made
    assert made.index("irad_extent_forget(ptr %m)") < made.index("@free(ptr %m)")
    assert made.index("irad_extent_forget(ptr %given)") < made.index("ret void")


def test_checks_are_put_once() -> None:
    once = with_checks(MERGED)
    assert is_checked(once) and with_checks(once) == once
