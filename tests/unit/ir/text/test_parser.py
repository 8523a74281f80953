# ruff: noqa: E501
from __future__ import annotations

import pytest

from irad.ir import types as T
from irad.ir.instructions import Call, Compare, Load, Phi, Switch
from irad.ir.module import users_of
from irad.ir.text.lexer import IRSyntaxError
from irad.ir.text.parse_control import OPCODES
from irad.ir.text.parse_function import _READERS
from irad.ir.text.parser import parse_constant, parse_function_text, parse_module, parse_type
from irad.ir.values import (
    Argument,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstSplat,
    ConstString,
    GlobalRef,
    MetadataValue,
    Placeholder,
)

MODULE = """; ModuleID = 'x.c'
source_filename = "x.c"
target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl odd"

%struct.p = type { double, [3 x i32] }
%opaque = type opaque

$group = comdat any

@text = private unnamed_addr constant [3 x i8] c"a;\\00", align 1
@count = internal thread_local(initialexec) global i32 7, align 4
@ptrs = dso_local local_unnamed_addr global [2 x ptr] [ptr @count, ptr null], comdat($group), align 16
@outside = external addrspace(1) global %struct.p, align 8
@far = global ptr addrspace(1) @outside
@other = alias i32, ptr @count

; Function Attrs: nounwind
define dso_local noundef double @f(ptr noalias noundef readonly captures(none) %p, i32 signext %0) local_unnamed_addr #0 !dbg !3 {
  %2 = load double, ptr %p, align 8, !tbaa !1
  ret double %2
}

declare !dbg !4 i32 @printf(ptr noundef, ...) #1

attributes #0 = { nounwind memory(argmem: read) "frame-pointer"="all" }
attributes #1 = { "no-trapping-math"="true" }

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"double", !0}
!3 = distinct !DISubprogram(name: "f")
!4 = !DISubprogram(name: "printf")
"""


def test_the_pieces_of_a_module() -> None:
    module = parse_module(MODULE)
    assert module.source_filename == "x.c"
    assert module.triple == "x86_64-unknown-linux-gnu"
    assert module.layout_text == "e-m:e-i64:64-n8:16:32:64-S128"
    assert module.named_types == {
        "struct.p": T.StructType((T.DOUBLE, T.ArrayType(3, T.I32))),
        "opaque": None,
    }
    assert list(module.globals) == ["text", "count", "ptrs", "outside", "far"]
    assert list(module.functions) == ["f", "printf"]
    assert module.attribute_groups["1"] == '"no-trapping-math"="true"'
    assert module.metadata["1"] == "!{!2, !2, i64 0}"
    assert module.named_metadata == {"llvm.module.flags": "!{!0}"}
    assert module.other == [
        'module asm ".globl odd"',
        "$group = comdat any",
        "@other = alias i32, ptr @count",
    ]


def test_globals() -> None:
    module = parse_module(MODULE)
    text, count, ptrs, outside, far = module.globals.values()
    assert (text.constant, text.linkage, str(text.type), text.thread_local) == (
        True,
        "private",
        "[3 x i8]",
        False,
    )
    assert (count.constant, count.linkage, str(count.type), count.thread_local) == (
        False,
        "internal",
        "i32",
        True,
    )
    assert (ptrs.linkage, str(ptrs.type), ptrs.has_initializer) == ("", "[2 x ptr]", True)
    assert (outside.linkage, str(outside.type), outside.has_initializer) == ("external", "%struct.p", False)
    assert str(far.type) == "ptr addrspace(1)"
    assert module.initializer("text") == ConstString(T.ArrayType(3, T.I8), 'c"a;\\00"')
    assert module.initializer("count") == ConstInt(T.I32, 7)
    table = module.initializer("ptrs")
    assert table is not None
    assert table.ref == "[ptr @count, ptr null]"
    assert module.initializer("outside") is None


def test_functions() -> None:
    module = parse_module(MODULE)
    f, printf = module.functions.values()
    assert f.module is module
    assert not f.is_declaration
    assert not f.is_parsed
    assert f.type == T.FunctionType(T.DOUBLE, (T.PTR, T.I32))
    assert [(a.name, a.attributes, a.index) for a in f.arguments] == [
        ("p", "noalias noundef readonly captures(none)", 0),
        ("0", "signext", 1),
    ]
    assert (f.prefix, f.suffix) == ("dso_local noundef", "local_unnamed_addr #0 !dbg !3")
    assert f.metadata == {"dbg": "!3"}
    assert f.attribute_words() >= {"nounwind", "memory(argmem: read)", '"frame-pointer"="all"'}
    (block,) = f.blocks
    assert f.is_parsed
    assert (block.name, block.function) == ("1", f)
    load, ret = block.instructions
    assert isinstance(load, Load)
    assert (load.name, load.pointer, load.align, load.metadata) == ("2", f.arguments[0], 8, {"tbaa": "!1"})
    assert ret.operands == [load]
    assert ret.block is block
    assert printf.is_declaration
    assert printf.type.vararg
    assert printf.blocks == []
    assert printf.metadata == {"dbg": "!4"}


def test_a_phi_loop_refers_to_its_instructions() -> None:
    f = parse_function_text(
        """define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nsw i32 %i, 1
  %more = icmp samesign ult i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret i32 %next
}"""
    )
    entry, loop, out = f.blocks
    phi, add, compare, branch = loop.instructions
    assert isinstance(phi, Phi)
    assert phi.blocks == [entry, loop]
    assert phi.operands[1] is add
    assert add.flags == ("nsw",)
    assert isinstance(compare, Compare)
    assert (compare.predicate, compare.flags, compare.type) == ("ult", ("samesign",), T.I1)
    assert branch.targets == [loop, out]
    assert users_of(f)[add] == [phi, compare, out.terminator]


def test_forward_references_are_filled_in_everywhere() -> None:
    f = parse_function_text(
        """define void @f(ptr %p) {
entry:
  br label %last
first:
  %r = call i32 %callee(i32 %v)
  switch i32 %v, label %out [ i32 1, label %last ]
last:
  %callee = load ptr, ptr %p
  %v = load i32, ptr %p
  br label %first
out:
  ret void
}"""
    )
    _, first, last, _ = f.blocks
    call, switch = first.instructions
    callee, value = last.instructions[:2]
    assert isinstance(call, Call)
    assert isinstance(switch, Switch)
    assert call.callee is callee
    assert call.operands == [value]
    assert switch.operands == [value]
    assert not any(isinstance(o, Placeholder) for i in f.instructions() for o in i.operands)


def test_calls() -> None:
    f = parse_function_text(
        """define void @f(ptr %p) {
  %a = tail call fast fastcc nonnull ptr @g(ptr noundef align 8 %p, i32 range(i32 0, 3) 2) #3 [ "x"(i32 1) ], !dbg !7
  call void (ptr, ...) @h(ptr sret({ i32, ptr }) %a, metadata !"text")
  call void asm sideeffect "nop", "~{memory}"()
  ret void
}"""
    )
    first, second, third, _ = f.entry.instructions
    assert isinstance(first, Call)
    assert isinstance(second, Call)
    assert isinstance(third, Call)
    assert first.callee == GlobalRef("g")
    assert (first.tail, first.flags, first.convention) == ("tail", ("fast",), "fastcc")
    assert (first.result_attributes, first.function_attributes, first.bundles) == (
        "nonnull",
        "#3",
        '[ "x"(i32 1) ]',
    )
    assert first.argument_attributes == ["noundef align 8", "range(i32 0, 3)"]
    assert first.metadata == {"dbg": "!7"}
    assert second.function_type == T.FunctionType(T.VOID, (T.PTR,), True)
    assert second.argument_attributes == ["sret({ i32, ptr })", ""]
    assert isinstance(second.operands[1], MetadataValue)
    assert second.operands[1].text == '!"text"'
    assert second.callee_name == "h"
    assert third.is_asm
    assert third.callee_name is None


def test_records_stand_before_their_instruction() -> None:
    f = parse_function_text(
        """define void @f(i32 %x) {
    #dbg_value(i32 %x, !1, !DIExpression(), !2)
    #dbg_label(!3, !2)
  ret void
}"""
    )
    assert f.entry.instructions[0].records == [
        "#dbg_value(i32 %x, !1, !DIExpression(), !2)",
        "#dbg_label(!3, !2)",
    ]


def test_implicit_numbers() -> None:
    f = parse_function_text(
        """define i32 @f(i32, i1) {
  br i1 %1, label %3, label %5
3:
  %4 = add i32 %0, 1
  ret i32 %4
5:
  add i32 %0, 2
  ret i32 %6
}"""
    )
    assert [a.name for a in f.arguments] == ["0", "1"]
    assert [b.name for b in f.blocks] == ["2", "3", "5"]
    assert f.blocks[2].instructions[0].name == "6"


@pytest.mark.parametrize(
    "text",
    [
        "ptr addrspace(3)",
        "<{ i8, <4 x float> }>",
        "{}",
        '[0 x %"a b"]',
        "<vscale x 4 x i1>",
        "i24",
        'target("aarch64.svcount")',
        "i32 (ptr, ...)",
        "x86_amx",
        "ppc_fp128",
    ],
)
def test_types(text: str) -> None:
    assert str(parse_type(text)) == text


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("i64 ptrtoint (ptr @g to i64)", ConstExpr),
        ("ptr getelementptr inbounds nuw (i8, ptr @g, i64 8)", ConstExpr),
        ("<4 x float> splat (float 1.000000e+00)", ConstSplat),
        ("half 0xH3C00", ConstFloat),
        ("double f0x3FF0000000000000", ConstFloat),
        ("i8 -1", ConstInt),
    ],
)
def test_constants(text: str, kind: type) -> None:
    value = parse_constant(text)
    assert type(value) is kind
    assert f"{value.type} {value.ref}" == text


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("half 0xH3C00", 1.0),
        ("bfloat 0xRC000", -2.0),
        ("float 0x3FB99999A0000000", 0.10000000149011612),
        ("double 0x3FF8000000000000", 1.5),
        ("double -1.000000e-03", -0.001),
        ("double f0x3FF8000000000000", 1.5),
        ("float f0x3F800000", 1.0),
        ("bfloat f0x3F80", 1.0),
        ("half f0x3C00", 1.0),
        ("x86_fp80 0xK3FFF8000000000000000", 1.0),
        ("x86_fp80 0xK3FFFC000000000000001", None),
        ("fp128 0xL0000000000000000C000800000000000", -3.0),
        ("ppc_fp128 0xM3FF00000000000000000000000000000", None),
    ],
)
def test_values_of_floating_constants(text: str, value: float | None) -> None:
    constant = parse_constant(text)
    assert isinstance(constant, ConstFloat)
    assert constant.value == value


@pytest.mark.parametrize(
    ("text", "value"),
    [("i1 true", 1), ("i1 false", 0), ("i8 -128", -128), ("i128 18446744073709551616", 1 << 64)],
)
def test_values_of_integers(text: str, value: int) -> None:
    constant = parse_constant(text)
    assert isinstance(constant, ConstInt)
    assert constant.value == value


FUNCTION_ERRORS = [
    ("%x = fancy i32 1", 2, "expected an instruction, found 'fancy'"),
    ("%x = add i32 1", 3, "expected ',', found 'ret'"),
    ("%x = add foo 1, 2", 2, "expected a type, found 'foo'"),
    ("%x = add i32 %missing, 2", 2, "value %missing is used and not defined"),
    ("%x = add i64 %n, 2", 2, "%n is used as i64, but is i32"),
    ("%n = add i32 1, 2", 2, "value %n is defined twice"),
    ("%x = store i32 1, ptr null", 2, "store has no result to be named"),
    ("br label %nowhere", 2, "block %nowhere is used and not defined"),
    ("%x = load i32, ptr null, 7", 2, "expected a metadata attachment, found '7'"),
    ("%x add i32 1, 2", 2, "expected '=' after %x"),
    ("call void @f(i32 zeroext", 2, "expected a value of type i32, found 'end of text'"),
    ("%x = extractvalue { i32 } undef, 3", 2, "{ i32 } has no member 3"),
    ("#17", 2, "expected an instruction, found '#17'"),
]


@pytest.mark.parametrize(("line", "number", "message"), FUNCTION_ERRORS)
def test_errors_in_bodies_name_the_line(line: str, number: int, message: str) -> None:
    text = f"define void @f(i32 %n) {{\n  {line}\n  ret void\n}}"
    if "zeroext" in line:
        text = f"define void @f(i32 %n) {{\n  {line}\n}}"
    with pytest.raises(IRSyntaxError) as caught:
        parse_function_text(text)
    assert caught.value.message == message
    assert caught.value.line == number


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("\nnonsense", 2, "expected a definition at the top level"),
        ("define void @f() {\n", 1, "a function body that is never closed"),
        ("define void @f()", 1, "a function definition without a body"),
        ("define void f() {\n}", 1, "expected the name of a function, found 'f'"),
        ("@x = 7", 1, "expected a global variable, alias or ifunc"),
        ("%x = type { i32", 1, "expected ',', found 'end of text'"),
        ("!x", 1, "expected a metadata node"),
    ],
)
def test_errors_at_the_top_level(text: str, line: int, message: str) -> None:
    with pytest.raises(IRSyntaxError) as caught:
        parse_module(text)
    assert (caught.value.line, caught.value.message) == (line, message)


@pytest.mark.parametrize(
    ("body", "line", "message"),
    [
        ("  br label %last\n\nlast:", 2, "block %last is empty"),
        ("a:\n  ret void\na:\n  ret void", 4, "block 'a' is defined twice"),
        ("  br i1 true, label %x, label 7", 2, "expected a block, found '7'"),
        ("  switch i32 0, label %x [ i32 1, label %y", 2, "expected a type, found the end of the text"),
    ],
)
def test_errors_of_blocks(body: str, line: int, message: str) -> None:
    with pytest.raises(IRSyntaxError) as caught:
        parse_function_text(f"define void @f() {{\n{body}\n}}")
    assert (caught.value.line, caught.value.message) == (line, message)


def test_an_empty_body_is_refused() -> None:
    with pytest.raises(IRSyntaxError, match="the body of @f is empty"):
        parse_function_text("define void @f() {\n}")


def test_the_line_of_an_error_counts_from_the_start_of_the_module() -> None:
    module = parse_module("\n\ndefine void @f() {\nentry:\n  bad\n}\n")
    with pytest.raises(IRSyntaxError) as caught:
        _ = module.functions["f"].blocks
    assert caught.value.line == 5
    assert caught.value.excerpt == "bad"


def test_one_function_is_added_to_a_module() -> None:
    module = parse_module(MODULE)
    made = parse_function_text("define %struct.p @g(%struct.p %x) {\n  ret %struct.p %x\n}", module)
    assert module.functions["g"] is made
    assert made.module is module
    with pytest.raises(IRSyntaxError, match="expected one function, found 0"):
        parse_function_text("@x = global i32 0")


def test_arguments_are_found_by_name() -> None:
    f = parse_function_text('define i32 @f(i32 %"odd name") {\n  ret i32 %"odd name"\n}')
    (argument,) = f.arguments
    assert isinstance(argument, Argument)
    assert argument.name == "odd name"
    assert f.entry.terminator.operands == [argument]


def test_every_opcode_has_a_reader() -> None:
    assert set(_READERS) == OPCODES
