from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Call, Instruction, Load, Phi, Store
from irad.ir.module import Function, Module
from irad.ir.text.parser import parse_function_text, parse_module
from irad.ir.text.printer import number_values, print_function, print_instruction, print_module
from irad.ir.values import Argument, ConstFloat, ConstInt, GlobalRef
from irad.ir.verify import verify_function

ONE = ConstFloat(T.DOUBLE, "1.000000e+00")


def read(text: str) -> str:
    return str(llvm.parse_assembly(text, llvm.create_context()))


def build_loop() -> Function:
    """A function made in memory: nothing but blocks, one phi and the arguments has a name."""
    p, n = Argument(T.PTR, "p", 0, "noalias"), Argument(T.I64, "n", 1)
    f = Function("made", T.FunctionType(T.DOUBLE, (T.PTR, T.I64)), [p, n])
    f.blocks = [entry, loop, out] = [Block(name, f) for name in ("entry", "loop", "out")]
    entry.append(Branch([loop]))
    i, total = Phi(T.I64, name="i"), Phi(T.DOUBLE)
    loop.append(i)
    loop.append(total)
    value = loop.append(Load(T.DOUBLE, p, 8))
    more = loop.append(Instruction("fadd", T.DOUBLE, [total, value], flags=("reassoc", "contract")))
    loop.append(Store(more, p, 8))
    following = loop.append(Instruction("add", T.I64, [i, ConstInt(T.I64, 1)]))
    done = loop.append(Instruction("xor", T.I1, [ConstInt(T.I1, 1), ConstInt(T.I1, 1)]))
    loop.append(Call(GlobalRef("sink"), T.VOID, [p]))
    loop.append(Branch([out, loop], done))
    i.add(ConstInt(T.I64, 0), entry)
    i.add(following, loop)
    total.add(ONE, entry)
    total.add(more, loop)
    out.append(Instruction("ret", T.VOID, [more]))
    return f


def test_what_is_made_in_memory_gets_numbers() -> None:
    f = build_loop()
    assert print_function(f) == (
        "define double @made(ptr noalias %p, i64 %n) {\n"
        "entry:\n"
        "  br label %loop\n"
        "loop:\n"
        "  %i = phi i64 [ 0, %entry ], [ %3, %loop ]\n"
        "  %0 = phi double [ 1.000000e+00, %entry ], [ %2, %loop ]\n"
        "  %1 = load double, ptr %p, align 8\n"
        "  %2 = fadd reassoc contract double %0, %1\n"
        "  store double %2, ptr %p, align 8\n"
        "  %3 = add i64 %i, 1\n"
        "  %4 = xor i1 true, true\n"
        "  call void @sink(ptr %p)\n"
        "  br i1 %4, label %out, label %loop\n"
        "out:\n"
        "  ret double %2\n"
        "}"
    )
    assert verify_function(f) == []
    read("declare void @sink(ptr)\n" + print_function(f))


def test_numbers_move_with_insertions_and_text_follows() -> None:
    f = parse_function_text(
        """define i32 @f(i32 %0) {
    #dbg_value(i32 %0, !1, !DIExpression(), !2)
  %2 = add i32 %0, 1
    #dbg_value(i32 %2, !1, !DIExpression(), !2)
  call void @llvm.assume(i1 true) [ "align"(ptr null, i32 %2) ]
  call void @meta(metadata i32 %2)
  br label %3
3:
  ret i32 %2
}"""
    )
    first = f.entry.instructions[0]
    f.entry.insert(0, Instruction("mul", T.I32, [f.arguments[0], f.arguments[0]]))
    printed = print_function(f)
    assert first.name == "3"
    assert "  %2 = mul i32 %0, %0\n" in printed
    assert "#dbg_value(i32 %3, !1" in printed
    assert '[ "align"(ptr null, i32 %3) ]' in printed
    assert "metadata i32 %3)" in printed
    assert "br label %4\n4:\n  ret i32 %3" in printed
    assert print_function(f) == printed


def test_records_of_lost_values_say_poison() -> None:
    f = parse_function_text(
        """define i32 @f(i32 %x) {
  %gone = add i32 %x, 1
    #dbg_value(i32 %gone, !1, !DIExpression(), !2)
    #dbg_value(!DIArgList(i32 %x, i32 %gone), !1, !DIExpression(DW_OP_LLVM_arg, 0), !2)
    #dbg_value(%pair zeroinitializer, !1, !DIExpression(), !2)
  ret i32 %x
}"""
    )
    del f.entry.instructions[0]
    assert f.entry.terminator.records[0] == "#dbg_value(i32 %gone, !1, !DIExpression(), !2)"
    printed = print_function(f)
    assert "#dbg_value(i32 poison, !1" in printed
    assert "!DIArgList(i32 %x, i32 poison)" in printed
    assert "#dbg_value(%pair zeroinitializer" in printed


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("#dbg_value(i32 %0, !1, !2, !3)", "#dbg_value(i32 %x, !1, !2, !3)"),
        ("#dbg_value(%0 %1, !1, !2, !3)", "#dbg_value(%0 %y, !1, !2, !3)"),
        ("#dbg_value(%0 zeroinitializer, !1, !2, !3)", "#dbg_value(%0 zeroinitializer, !1, !2, !3)"),
        ("#dbg_value([2 x %0] %1, !1, !2, !3)", "#dbg_value([2 x %0] %y, !1, !2, !3)"),
        ("#dbg_value({ %0, i8 } %1, !1, !2, !3)", "#dbg_value({ %0, i8 } %y, !1, !2, !3)"),
        (
            "#dbg_declare(ptr getelementptr (%0, ptr @g, i64 1), !1, !2, !3)",
            "#dbg_declare(ptr getelementptr (%0, ptr @g, i64 1), !1, !2, !3)",
        ),
        (
            "#dbg_value(!DIArgList(i32 %0, i32 %1), !1, !2, !3)",
            "#dbg_value(!DIArgList(i32 %x, i32 %y), !1, !2, !3)",
        ),
    ],
)
def test_types_in_records_are_no_values(before: str, after: str) -> None:
    f = parse_function_text(f"define void @f(i32 %0, i32 %1) {{\n    {before}\n  ret void\n}}")
    assert f.entry.terminator.records == [before]
    f.arguments.reverse()
    swapped = after.replace("%x", "%1").replace("%y", "%0")
    assert swapped in print_function(f)


def test_bodies_that_nobody_read_are_printed_as_they_came() -> None:
    body = "  ret i32   7 ; as written\n"
    module = parse_module(f"define i32 @f() {{\n{body}\n}}\n")
    assert body in print_module(module)
    _ = module.functions["f"].blocks
    assert "  ret i32 7\n" in print_module(module)


def test_the_header_of_a_function_changes_with_it() -> None:
    module = parse_module(
        "define internal i32 @f(ptr nocapture %0) #0 !dbg !1 {\n  ret i32 7\n}\ndeclare void @g(ptr, ...)\n"
    )
    f, g = module.functions.values()
    f.name, f.arguments[0].name = "renamed one", "p"
    f.metadata["prof"] = "!2"
    g.metadata["dbg"] = "!3"
    assert (
        print_function(f).split("\n")[0]
        == 'define internal i32 @"renamed one"(ptr nocapture %p) #0 !dbg !1 !prof !2 {'
    )
    assert print_function(g) == "declare !dbg !3 void @g(ptr, ...)"


def test_a_module_without_functions() -> None:
    assert print_module(Module(triple="x86_64-linux", named_types={"a b": None})) == (
        'target triple = "x86_64-linux"\n%"a b" = type opaque\n'
    )


@pytest.mark.parametrize(
    "name", ["a", "7up", "with space", 'quote"', "tab\t", "é", "back\\slash", "-dash", "$x"]
)
def test_every_name_can_be_printed(name: str) -> None:
    f = parse_function_text(
        "define i32 @f(i32 %x) {\nentry:\n  %y = add i32 %x, 1\n  br label %end\nend:\n  ret i32 %y\n}"
    )
    for value in (f.arguments[0], f.entry.instructions[0], f.blocks[1]):
        value.name = name + str(type(value).__name__)
    f.name = name
    text = read(print_function(f))
    again = next(iter(parse_module(text).functions.values()))
    assert again.name == name
    assert again.arguments[0].name == name + "Argument"
    assert [b.name for b in again.blocks] == ["entry", name + "Block"]


def test_metadata_and_names_of_one_instruction() -> None:
    load = Load(T.DOUBLE, Argument(T.PTR, "p", 0), 8, name="x")
    load.metadata = {"dbg": "!7", "tbaa": "!2"}
    assert print_instruction(load) == "  %x = load double, ptr %p, align 8, !dbg !7, !tbaa !2"


def test_numbering_twice_changes_nothing() -> None:
    f = build_loop()
    number_values(f)
    names = [i.name for i in f.instructions()]
    number_values(f)
    assert [i.name for i in f.instructions()] == names
