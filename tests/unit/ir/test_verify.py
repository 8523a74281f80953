from __future__ import annotations

from collections.abc import Callable

import pytest

from irad.errors import IradError
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Call, Instruction, Phi
from irad.ir.module import Function
from irad.ir.text.parser import parse_function_text, parse_module
from irad.ir.values import Argument, ConstInt, GlobalRef, Placeholder
from irad.ir.verify import RULES, IRError, check, verify_function

LOOP = """define i32 @f(i32 %n, ptr %p, double %d) {
entry:
  %start = add i32 %n, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret i32 %next
}"""


def drop_terminator(f: Function) -> None:
    del f.blocks[2].instructions[:]


def end_without_terminator(f: Function) -> None:
    del f.blocks[1].instructions[-1]


def return_early(f: Function) -> None:
    f.entry.insert(0, Instruction("ret", T.VOID, [ConstInt(T.I32, 0)]))


def go_elsewhere(f: Function) -> None:
    f.entry.instructions[-1] = Branch([Block("elsewhere", f)])
    f.entry.instructions[-1].block = f.entry


def go_to_entry(f: Function) -> None:
    f.blocks[1].terminator.replace_target(f.blocks[2], f.entry)


def forget_owner(f: Function) -> None:
    f.entry.instructions[0].block = None


def swap(f: Function) -> None:
    loop = f.blocks[1].instructions
    loop[1], loop[2] = loop[2], loop[1]


def use_before_branch(f: Function) -> None:
    f.entry.instructions[0].operands[0] = f.blocks[1].instructions[1]


def drop_phi_entry(f: Function) -> None:
    phi = f.blocks[1].phis[0]
    del phi.blocks[1], phi.operands[1]


def late_phi(f: Function) -> None:
    loop = f.blocks[1].instructions
    loop[0], loop[1] = loop[1], loop[0]


def wrong_width(f: Function) -> None:
    f.entry.instructions[0].operands[1] = ConstInt(T.I64, 1)


def add_doubles(f: Function) -> None:
    f.entry.instructions[0].operands[:] = [f.arguments[2], f.arguments[2]]


def same_name(f: Function) -> None:
    f.entry.instructions[0].name = "i"


def leave_placeholder(f: Function) -> None:
    f.entry.instructions[0].operands[0] = Placeholder(T.I32, "later")


def foreign_argument(f: Function) -> None:
    f.entry.instructions[0].operands[0] = Argument(T.I32, "n", 0)


def foreign_instruction(f: Function) -> None:
    f.entry.instructions[0].operands[0] = Instruction("add", T.I32, [ConstInt(T.I32, 1)] * 2, "lost")


def return_pointer(f: Function) -> None:
    f.blocks[2].terminator.operands[0] = f.arguments[1]


def branch_on_integer(f: Function) -> None:
    f.blocks[1].terminator.operands[0] = f.arguments[0]


def call_with_too_few(f: Function) -> None:
    signature = T.FunctionType(T.VOID, (T.PTR, T.I32))
    f.entry.insert(0, Call(GlobalRef("g"), T.VOID, [f.arguments[1]], function_type=signature))


def call_without_attributes(f: Function) -> None:
    call = Call(GlobalRef("g"), T.VOID, [f.arguments[1]])
    call.operands.append(f.arguments[0])
    f.entry.insert(0, call)


def two_values_for_one_edge(f: Function) -> None:
    entry, loop, _ = f.blocks
    f.entry.instructions[-1] = Branch([loop, loop], ConstInt(T.I1, 1))
    f.entry.instructions[-1].block = entry
    loop.phis[0].add(ConstInt(T.I32, 9), entry)


BROKEN: list[tuple[Callable[[Function], None], str]] = [
    (drop_terminator, "block %out is empty"),
    (end_without_terminator, "block %loop does not end in a terminator but in %more = icmp"),
    (return_early, "ret stands in the middle of block %entry"),
    (go_elsewhere, "br goes to block %elsewhere, which is not in the function"),
    (go_to_entry, "br goes to the entry block"),
    (forget_owner, "%start = add does not know its block %entry"),
    (swap, "%more = icmp in %loop uses %next = add, which does not dominate it"),
    (use_before_branch, "%start = add in %entry uses %next = add, which does not dominate it"),
    (drop_phi_entry, "%i = phi has entries for [%entry], but the predecessors of %loop are [%entry, %loop]"),
    (late_phi, "%i = phi does not stand at the front of %loop"),
    (wrong_width, "%start = add: operand 1 is i64, the result i32"),
    (add_doubles, "%start = add: operand %d is double, the result i32"),
    (same_name, "%i names 2 values"),
    (leave_placeholder, "%start = add uses %later, which was never defined"),
    (foreign_argument, "%start = add uses %n, an argument of another function"),
    (foreign_instruction, "%start = add uses %lost = add, which is not in the function"),
    (return_pointer, "ret: returns ptr, the function i32"),
    (branch_on_integer, "br: the condition is i32"),
    (call_with_too_few, "call: arguments (ptr) do not fit void (ptr, i32)"),
    (call_without_attributes, "call: 1 attribute texts for 2 arguments"),
    (two_values_for_one_edge, "%i = phi has two values for %entry"),
]


def test_a_right_function_has_no_problems() -> None:
    f = parse_function_text(LOOP)
    assert verify_function(f) == []
    check(f)


@pytest.mark.parametrize(("harm", "problem"), BROKEN, ids=lambda x: getattr(x, "__name__", ""))
def test_what_is_broken_is_named(harm: Callable[[Function], None], problem: str) -> None:
    f = parse_function_text(LOOP)
    harm(f)
    assert problem in verify_function(f)
    with pytest.raises(IRError) as caught:
        check(f)
    assert problem in caught.value.problems
    assert isinstance(caught.value, IradError)
    assert str(caught.value).startswith("@f is not valid IR:\n  ")


@pytest.mark.parametrize(
    ("instruction", "problem"),
    [
        ("fadd i32 %i, %i", "i32 is not a floating type"),
        ("sub double %d, %d", "double is not an integer type"),
        ("icmp eq double %d, %d", "cannot compare double"),
        ("fcmp oeq i32 %i, %i", "cannot compare i32"),
        ("select i32 %i, i32 1, i32 2", "the condition is i32"),
        ("sitofp double %d to i32", "cannot convert double to i32"),
        ("fpext i32 %i to double", "cannot convert i32 to double"),
        ("load double, i32 %i", "the address is i32"),
        ("getelementptr i8, i32 %i, i64 1", "the base is i32"),
        ("getelementptr i8, ptr %p, double %d", "index %d is double"),
        ("atomicrmw add i32 %i, i32 1 seq_cst", "the address is i32"),
        ("call i32 @printf(ptr %p)", "a call of a variadic function needs its function type"),
    ],
)
def test_types_of_operands(instruction: str, problem: str) -> None:
    text = (
        "declare i32 @printf(ptr, ...)\n"
        f"define void @f(i32 %i, double %d, ptr %p) {{\n  %x = {instruction}\n  ret void\n}}\n"
    )
    (found,) = verify_function(parse_module(text).functions["f"])
    assert found.endswith(f": {problem}")


def test_dead_code_may_do_as_it_likes() -> None:
    f = parse_function_text(
        "define void @f() {\n  ret void\ndead:\n  %x = add i32 %y, 1\n  %y = add i32 %x, 1\n  ret void\n}"
    )
    assert verify_function(f) == []


def test_declarations_are_right() -> None:
    assert verify_function(parse_function_text("declare void @f(i32)")) == []


def test_phis_of_one_block_may_read_each_other() -> None:
    f = parse_function_text(LOOP.replace("%i = phi", "%j = phi i32 [ 0, %entry ], [ %i, %loop ]\n  %i = phi"))
    assert verify_function(f) == []
    assert [type(p) for p in f.blocks[1].phis] == [Phi, Phi]


def test_the_rules_are_listed_in_words() -> None:
    assert "phis match predecessors" in RULES
