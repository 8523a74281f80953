# ruff: noqa: E501
from __future__ import annotations

import pytest

from irad.ir.debuginfo import DebugInfo, SourceLocation
from irad.ir.ditypes import DIArray, DIBasic, DIEnum, DIPointer, DIStruct, DISubroutine, DIUnspecified
from irad.ir.metadata import EMPTY, parse_node
from irad.ir.module import Module
from irad.ir.text.parser import parse_module

# double walk(const struct node *restrict first, int count, double (*op)(double), real out[3][n]), in /src/kd.c
MODULE = """
define double @walk(ptr %first, i32 %0, ptr %op, ptr %out) !dbg !10 {
    #dbg_value(ptr %first, !20, !DIExpression(), !30)
    #dbg_value(i32 poison, !21, !DIExpression(), !30)
    #dbg_value(ptr %op, !22, !DIExpression(), !30)
    #dbg_value(ptr %out, !23, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !30)
  %x = load double, ptr %out, !dbg !31
    #dbg_value(i32 %0, !21, !DIExpression(), !30)
    #dbg_value(double %x, !40, !DIExpression(), !33)
    #dbg_value(!DIArgList(double %x, i32 %0), !24, !DIExpression(DW_OP_LLVM_arg, 0), !30)
  ret double %x, !dbg !32
}

define void @bare() {
  ret void
}

define void @variadic(ptr %0) !dbg !12 {
  ret void
}

!1 = !DIFile(filename: "kd.c", directory: "/src")
!2 = !DIFile(filename: "/inc/sq.h", directory: "/src")
!3 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "real", file: !1, line: 2, baseType: !3)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!3, !50, !5, !60, !61}
!7 = !DISubroutineType(types: !6)
!10 = distinct !DISubprogram(name: "walk", linkageName: "_Z4walk", scope: !1, file: !1, line: 6, type: !7, unit: !0, retainedNodes: !11)
!11 = !{!20}
!12 = distinct !DISubprogram(name: "variadic", file: !1, line: 9, type: !13, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{null, !15, null}
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !DILocalVariable(name: "first", arg: 1, scope: !10, file: !1, line: 6, type: !50)
!21 = !DILocalVariable(name: "count", arg: 2, scope: !10, file: !1, line: 6, type: !5)
!22 = !DILocalVariable(name: "op", arg: 3, scope: !10, file: !1, line: 6, type: !60)
!23 = !DILocalVariable(name: "out", arg: 4, scope: !10, file: !1, line: 6, type: !61)
!24 = !DILocalVariable(name: "local", scope: !10, file: !1, line: 7, type: !3)
!30 = !DILocation(line: 0, scope: !10)
!31 = !DILocation(line: 8, column: 12, scope: !34)
!32 = !DILocation(line: 3, column: 4, scope: !41, inlinedAt: !33)
!33 = distinct !DILocation(line: 9, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 3)
!40 = !DILocalVariable(name: "a", arg: 1, scope: !41, file: !2, line: 2, type: !3)
!41 = distinct !DISubprogram(name: "sq", scope: !2, file: !2, line: 2, type: !7, unit: !0)
!50 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !51)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 4, size: 960, elements: !54)
!54 = !{!55, !56, !57, !58, !59}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !53, baseType: !62, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !53, baseType: !63, size: 768, offset: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !53, baseType: !66, size: 32, offset: 832)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !53, baseType: !5, size: 5, offset: 867, flags: DIFlagBitField, extraData: i64 864)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "color", scope: !53, baseType: !70, size: 32, offset: 896)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 768, elements: !64)
!64 = !{!65, !77}
!65 = !DISubrange(count: 3)
!66 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !53, size: 32, elements: !67)
!67 = !{!68, !69}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !66, baseType: !5, size: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !66, baseType: !78, size: 32)
!70 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !1, line: 3, baseType: !5, size: 32, elements: !71)
!71 = !{!72}
!72 = !DIEnumerator(name: "RED", value: 0)
!73 = !DISubroutineType(types: !74)
!74 = !{!3, !3}
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !76)
!76 = !{!79}
!77 = !DISubrange(lowerBound: 2, upperBound: 5)
!78 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!79 = !DISubrange(count: !24)
!80 = !DICompositeType(tag: DW_TAG_class_type, name: "Derived", size: 128, elements: !81)
!81 = !{!82, !83, !84}
!82 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !80, baseType: !66, offset: 64)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "shared", baseType: !80, flags: DIFlagPublic | DIFlagStaticMember)
!84 = !DISubprogram(name: "method", scope: !80)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 128, flags: DIFlagVector, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 4)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !90, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!89 = !DIGenericSubrange(lowerBound: 1)
!90 = !{!89}
!91 = !DICompositeType(tag: DW_TAG_structure_type, name: "loop", size: 64, elements: !92)
!92 = !{!93}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "self", baseType: !91, size: 64)
!94 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!95 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!96 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !3, size: 64)
"""


@pytest.fixture(scope="module")
def module() -> Module:
    return parse_module(MODULE)


@pytest.fixture(scope="module")
def info(module: Module) -> DebugInfo:
    return DebugInfo(module)


def test_locations(info: DebugInfo) -> None:
    assert info.location("!31") == SourceLocation("/src/kd.c", 8, 12, "walk")
    assert str(info.location("!31")) == "/src/kd.c:8:12"
    assert info.location("!30") == SourceLocation("/src/kd.c", 0, 0, "walk")
    assert info.location("!DILocation(line: 4, column: 2, scope: !10)") == SourceLocation(
        "/src/kd.c", 4, 2, "walk"
    )


def test_inlined_code_names_the_innermost_place_and_the_call(info: DebugInfo) -> None:
    where = info.location("!32")
    assert where is not None
    assert (where.file, where.line, where.column, where.function) == ("/inc/sq.h", 3, 4, "sq")
    assert where.inlined_at == SourceLocation("/src/kd.c", 9, 7, "walk")
    assert where.location.line == 3


def test_numbas_own_files_are_not_the_users() -> None:
    kernel = SourceLocation("/src/kernel.py", 4, 2, "f")
    library = SourceLocation("/venv/lib/site-packages/numba/np/linalg.py", 90, 1, "solve", kernel)
    assert SourceLocation("<string>", 2, 0, "made", library).of_user == kernel
    assert SourceLocation("/folder/<string>", 2, 0, "made", library).of_user == kernel
    assert kernel.of_user == kernel
    alone = SourceLocation("<stdin>", 1, 0, "g")
    assert alone.of_user == alone


@pytest.mark.parametrize(
    "file",
    [
        "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_tree.h",
        "/usr/include/stdlib.h",
        "/rustc/59807616/library/core/src/ptr/mod.rs",
    ],
)
def test_files_of_standard_libraries_are_not_the_users(file: str) -> None:
    user = SourceLocation("/home/me/include/tree.cpp", 8, 23, "f")
    assert SourceLocation(file, 235, 16, "insert", SourceLocation(file, 9, 1, "emplace", user)).of_user == user


@pytest.mark.parametrize("text", [None, "", "!10", "!999", "!{}"])
def test_what_is_no_location(info: DebugInfo, text: str | None) -> None:
    assert info.location(text) is None


def test_a_function_and_its_parameters(info: DebugInfo, module: Module) -> None:
    walk = info.subprogram(module.functions["walk"])
    assert walk is not None
    assert (walk.name, walk.linkage_name, walk.file, walk.line) == ("walk", "_Z4walk", "/src/kd.c", 6)
    assert [p.name for p in walk.parameters] == ["first", "count", "op", "out"]
    assert [str(p.type) for p in walk.parameters] == ["const node *", "int", "double (*)(double)", "real[] *"]
    # count has another value first, and out is only partly in its argument
    assert [p.argument for p in walk.parameters] == [0, None, 2, None]
    assert walk.result == DIBasic("double", 8, "float")


def test_functions_without_debug_information_and_variadic_ones(info: DebugInfo, module: Module) -> None:
    assert info.subprogram(module.functions["bare"]) is None
    variadic = info.subprogram(module.functions["variadic"])
    assert variadic is not None
    assert variadic.result is None
    assert [(p.name, str(p.type)) for p in variadic.parameters] == [("", "void *")]


def test_structs_unions_and_bit_fields(info: DebugInfo) -> None:
    node = info.type("!53")
    assert isinstance(node, DIStruct)
    assert (node.name, node.size, node.union) == ("node", 120, False)
    assert [(m.name, m.offset, m.bits) for m in node.members] == [
        ("next", 0, 0),
        ("v", 8, 0),
        ("u", 104, 0),
        ("bits", 108, 5),
        ("color", 112, 0),
    ]
    following, array, union, _, color = (m.type for m in node.members)
    assert isinstance(following, DIPointer)
    assert following.target == node
    assert isinstance(array, DIArray)
    assert (array.counts, str(array), array.size, array.element.size) == ((3, 4), "real[3][4]", 96, 8)
    assert isinstance(union, DIStruct)
    assert union.union
    assert [str(m.type) for m in union.members] == ["int", "float"]
    assert isinstance(color, DIEnum)
    assert color.signed


def test_qualifiers_and_typedefs_are_seen_through(info: DebugInfo) -> None:
    real = info.type("!4")
    assert isinstance(real, DIBasic)
    assert (real.name, real.alias, real.is_float, str(real)) == ("double", "real", True, "real")
    first = info.type("!50")
    assert isinstance(first, DIPointer)
    assert isinstance(first.target, DIStruct)
    assert first.target.const


def test_other_types(info: DebugInfo) -> None:
    derived = info.type("!80")
    assert isinstance(derived, DIStruct)
    assert [(m.offset, type(m.type)) for m in derived.members] == [(8, DIStruct)]
    vector = info.type("!85")
    assert isinstance(vector, DIArray)
    assert (vector.vector, vector.counts) == (True, (4,))
    descriptor = info.type("!88")
    assert isinstance(descriptor, DIArray)
    assert (descriptor.descriptor, descriptor.counts) == (True, (None,))
    complex_ = info.type("!94")
    assert isinstance(complex_, DIBasic)
    assert complex_.is_complex
    function = info.type("!73")
    assert isinstance(function, DISubroutine)
    assert (str(function.result), [str(p) for p in function.parameters]) == ("double", ["double"])
    reference = info.type("!96")
    assert isinstance(reference, DIPointer)
    assert (reference.reference, str(reference)) == (True, "double &")
    assert info.type("!95") == DIUnspecified("decltype(nullptr)")
    assert info.type("null") == DIUnspecified("void")


def test_a_type_that_contains_itself_ends(info: DebugInfo) -> None:
    loop = info.type("!91")
    assert isinstance(loop, DIStruct)
    assert loop.members[0].type == DIUnspecified("loop")


@pytest.mark.parametrize(
    ("text", "kind", "fields", "elements"),
    [
        ('!{!"a, b", null, i64 8}', "", {}, ('!"a, b"', "null", "i64 8")),
        ("distinct !{!1}", "", {}, ("!1",)),
        (
            '!DIFile(filename: "a)\\22(", directory: "")',
            "DIFile",
            {"filename": '"a)\\22("', "directory": '""'},
            (),
        ),
        (
            "!DIThing(flags: DIFlagA | DIFlagB, e: !DIExpression(DW_OP_x, 1))",
            "DIThing",
            {"flags": "DIFlagA | DIFlagB", "e": "!DIExpression(DW_OP_x, 1)"},
            (),
        ),
        ("!DIExpression(DW_OP_deref, 7)", "DIExpression", {}, ("DW_OP_deref", "7")),
        ("!{}", "", {}, ()),
    ],
)
def test_nodes(text: str, kind: str, fields: dict[str, str], elements: tuple[str, ...]) -> None:
    node = parse_node(text)
    assert (node.kind, node.fields, node.elements) == (kind, fields, elements)


def test_what_is_no_node() -> None:
    assert parse_node("") is EMPTY
    assert parse_node("i32 7") is EMPTY
    assert parse_node('!DIFile(filename: "a\\22b")').text("filename") == 'a"b'
    assert parse_node("!DILocation(line: 3)").number("column", 5) == 5
