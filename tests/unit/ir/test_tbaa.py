from __future__ import annotations

import pytest

from irad.ir.tbaa import Tbaa, TbaaField
from irad.ir.text.parser import parse_module

MODULE = """
!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"double", !1, i64 0}
!3 = !{!"int", !1, i64 0}
!4 = !{!"any pointer", !1, i64 0}
!5 = !{!"p1 double", !4, i64 0}
!6 = !{!"point", !2, i64 0, !2, i64 8, !3, i64 16}
!7 = !{!"path", !5, i64 0, !6, i64 8, !1, i64 32}
!8 = !{!"wrapper", !2, i64 0}
!9 = !{!"twin", !2, i64 0, !3, i64 8}
!10 = !{!"twin", !3, i64 0, !2, i64 8}
!20 = !{!2, !2, i64 0}
!21 = !{!6, !3, i64 16}
!22 = !{!7, !2, i64 16}
!23 = !{!5, !5, i64 0, i64 1}
!24 = !{!8, !2, i64 0}
!25 = !{i64 0, i64 8, !20, i64 8, i64 8, !20, i64 16, i64 4, !26}
!26 = !{!3, !3, i64 0}
!30 = !{!1, i64 8, !"sized"}
!31 = !{!30, !30, i64 0, i64 8}
"""


@pytest.fixture(scope="module")
def tbaa() -> Tbaa:
    return Tbaa(parse_module(MODULE))


@pytest.mark.parametrize(
    ("tag", "base", "access", "offset", "constant"),
    [
        ("!20", "double", "double", 0, False),
        ("!21", "point", "int", 16, False),
        ("!22", "path", "double", 16, False),
        ("!23", "p1 double", "p1 double", 0, True),
        ("!24", "wrapper", "double", 0, False),
    ],
)
def test_accesses(tbaa: Tbaa, tag: str, base: str, access: str, offset: int, constant: bool) -> None:
    found = tbaa.access(tag)
    assert found is not None
    assert (found.base, found.access, found.offset, found.constant) == (base, access, offset, constant)
    assert tbaa.type_name(found.base_node) == base
    assert tbaa.access(tag) is found


@pytest.mark.parametrize("tag", [None, "", "!0", "!99", "!31", "!25", "garbage"])
def test_what_says_nothing(tbaa: Tbaa, tag: str | None) -> None:
    assert tbaa.access(tag) is None


def test_fields_of_a_copied_struct(tbaa: Tbaa) -> None:
    assert tbaa.struct_fields("!25") == [
        TbaaField(0, 8, "double"),
        TbaaField(8, 8, "double"),
        TbaaField(16, 4, "int"),
    ]
    assert tbaa.struct_fields(None) == []


@pytest.mark.parametrize(
    ("type_", "layout"),
    [
        ("point", {0: "double", 8: "double", 16: "int"}),
        ("!6", {0: "double", 8: "double", 16: "int"}),
        ("path", {0: "p1 double", 8: "point", 32: "omnipotent char"}),
        ("wrapper", {0: "double"}),
        ("double", {}),
        ("p1 double", {}),
        ("int", {}),
        ("twin", {}),
        ("!10", {0: "int", 8: "double"}),
        ("unknown", {}),
    ],
)
def test_layouts_of_structs(tbaa: Tbaa, type_: str, layout: dict[int, str]) -> None:
    assert tbaa.type_layout(type_) == layout


def test_parents(tbaa: Tbaa) -> None:
    assert tbaa.parent("!5") == "!4"
    assert tbaa.parent("!4") == "!1"
    assert tbaa.parent("!1") == "!0"
    assert tbaa.parent("!0") is None
    assert tbaa.parent("!6") is None
