"""Top-level pieces of a module's text: taking those that some functions need."""

from __future__ import annotations

from irad.backend.optimise import drop_unused
from irad.backend.target import parse_module
from irad.ir.text.pieces import Pieces

TEXT = """\
source_filename = "pieces"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%pair = type { double, ptr }

@count = internal global i32 0
@"a table" = internal constant [1 x %pair] [%pair { double 1.0, ptr @in_table }]
@other_table = internal constant [1 x ptr] [ptr @in_other_table]
@held = internal global i32 7
@llvm.used = appending global [1 x ptr] [ptr @held], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @begin, ptr null }]
@alias = internal alias double (double), ptr @square

; Function Attrs: nounwind
define double @square(double %x) #0 !dbg !3 {
  %y = fmul double %x, %x
  ret double %y
}

define internal double @in_table(double %x) {
  %y = call double @sin(double %x)
  ret double %y
}

define internal double @in_other_table(double %x) {
  ret double %x
}

define void @begin() {
  store i32 1, ptr @count, align 4
  ret void
}

define ptr @root() {
  store i32 2, ptr @count, align 4
  ret ptr @"a table"
}

declare double @sin(double) #0

declare double @cos(double)

attributes #0 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "pieces.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "square", file: !1, line: 1, type: !4, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
"""


def exported(text: str, *names: str) -> str:
    """A module of which only some functions are visible."""
    module = parse_module(text)
    for each in module.functions:
        if each.name not in names and not each.is_declaration:
            each.linkage = "internal"
    return str(drop_unused(module))


def test_nothing_is_lost() -> None:
    assert str(parse_module(Pieces(TEXT).text({}))) == str(parse_module(TEXT))


def test_what_a_function_needs() -> None:
    taken = Pieces(TEXT).needed(["root"], "", {})
    module = parse_module(taken)
    assert {f.name for f in module.functions} == {"root", "in_table", "sin"}
    assert {v.name for v in module.global_variables} == {"a table", "count", "held", "llvm.used"}
    assert exported(taken, "root") == exported(TEXT.replace("\n@llvm.global_ctors", "\n; "), "root")


def test_what_is_put_behind_needs_something_too() -> None:
    behind = "define double @more(double %x) {\n  %y = call double @alias(double %x)\n  ret double %y, !mark !5\n}\n"
    taken = Pieces(TEXT).needed(["more"], behind, {})
    module = parse_module(taken + behind)
    assert {f.name for f in module.functions} == {"square", "more"}
    assert "!DISubprogram" in taken and "!5 = " in taken


def test_a_variable_from_elsewhere() -> None:
    declared = {"count": "@count = external global i32", "a table": '@"a table" = external global [1 x %pair]'}
    module = parse_module(Pieces(TEXT).needed(["root"], "", declared))
    assert {f.name for f in module.functions} == {"root"}
    assert all(v.is_declaration for v in module.global_variables if v.name in declared)


SHARING = """
@state = internal global double 0.0
@place = internal constant ptr @state
@limit = constant [1 x double] [double 2.0]
@unseen = internal global double 1.0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @begin, ptr null }]

define double @root() {
  %x = load double, ptr @state, align 8
  %y = load double, ptr @limit, align 8
  %z = fmul double %x, %y
  ret double %z
}

define void @set(double %x) {
  %p = load ptr, ptr @place, align 8
  %y = call double @helper(double %x)
  store double %y, ptr %p, align 8
  ret void
}

define internal double @helper(double %x) {
  ret double %x
}

define double @other() {
  %x = load double, ptr @limit, align 8
  store double %x, ptr @unseen, align 8
  ret double %x
}

define internal void @begin() {
  ret void
}

define double @any(ptr %f) {
  %y = tail call fastcc noundef double %f(double 1.0)
  ret double %y
}
"""


def names(text: str) -> set[str]:
    module = parse_module(text)
    return {v.name for v in (*module.functions, *module.global_variables)}


def test_what_others_do_to_variables_is_seen() -> None:
    """Also by way of a constant that holds the address of one; constants alone, and variables apart, do not matter."""
    seen = names(Pieces(SHARING).seen_by("root"))
    assert seen == {"root", "set", "helper", "state", "place", "limit", "begin", "llvm.global_ctors"}
    assert names(Pieces(SHARING).seen_by("helper")) == {"helper", "begin", "llvm.global_ctors"}


def test_who_calls_anything_sees_all() -> None:
    assert names(Pieces(SHARING).seen_by("any")) == names(SHARING)
