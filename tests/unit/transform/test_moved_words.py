"""What accesses that only move a word say of its type."""

from __future__ import annotations

from irad.ir.instructions import Load, Store
from irad.ir.module import Module
from irad.ir.tbaa import Tbaa
from irad.ir.text.parser import parse_module
from irad.transform.moved_words import forget_types_of_integers, take_types_back

TYPES = """
!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"any pointer", !1, i64 0}
!3 = !{!"long", !1, i64 0}
!4 = !{!"node", !2, i64 0, !3, i64 8}
!5 = !{!2, !2, i64 0}
!6 = !{!3, !3, i64 0}
!7 = !{!4, !2, i64 0}
"""


def moved(type_: str, tag: int, more: str = "", base: str = "%p") -> Module:
    """A function that moves a word with a tag."""
    return parse_module(
        f"@row = global [4 x ptr] zeroinitializer\n"
        f"define void @f(ptr %p, ptr %q) {{\n  %t = load {type_}, ptr {base}, !tbaa !{tag}\n{more}"
        f"  store {type_} %t, ptr %q, !tbaa !{tag}\n  ret void\n}}\n{TYPES}"
    )


def tags(module: Module) -> list[bool]:
    """Which of the accesses say what they move."""
    accesses = [i for i in module.functions["f"].instructions() if isinstance(i, (Load, Store))]
    return ["tbaa" in i.metadata for i in accesses]


def after(module: Module, integers: bool = False) -> list[bool]:
    take_types_back(module, integers=integers)
    return tags(module)


def test_a_pointer_that_is_only_moved() -> None:
    assert after(moved("ptr", 5)) == [False, False]


def test_a_pointer_that_is_followed() -> None:
    assert after(moved("ptr", 5, "  %n = load i64, ptr %t, !tbaa !6\n")) == [True, True, True]


def test_a_pointer_to_which_something_is_stored() -> None:
    assert after(moved("ptr", 5, "  store i64 1, ptr %t, !tbaa !6\n")) == [True, True, True]


def test_a_member_of_a_struct() -> None:
    assert after(moved("ptr", 7)) == [True, True]


def test_where_a_variable_has_pointers() -> None:
    assert after(moved("ptr", 5, base="@row")) == [True, True]


def test_integers_on_demand() -> None:
    assert after(moved("i64", 6)) == [True, True]
    assert after(moved("i64", 6), integers=True) == [False, False]


def test_an_integer_that_is_computed_with() -> None:
    assert after(moved("i64", 6, "  %n = add i64 %t, 1\n"), integers=True) == [True, True]


def test_what_is_generated_says_nothing_of_moved_integers() -> None:
    for type_, tag, kept in (("ptr", 5, True), ("i64", 6, False)):
        module = moved(type_, tag)
        forget_types_of_integers(module.functions["f"], Tbaa(module))
        assert tags(module) == [kept, kept]
